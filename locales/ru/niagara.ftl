### «Ниагара»: названия и поле в виде текста.

player-brown = Коричневый
player-yellow = Жёлтый
player-red = Красный
player-blue = Синий
player-green = Зелёный

gem-amethyst = аметист
gem-diamond = алмаз
gem-amber = янтарь
gem-sapphire = сапфир
gem-ruby = рубин

end-all-colours = Конец: у кого-то есть камни всех пяти цветов
end-four-alike = Конец: у кого-то есть четыре камня одного цвета
end-seven-gems = Конец: у кого-то есть семь камней

river-round = Раунд { $round }, круг: { $ring }, погода { $weather }, { $arm }
river-arm-left = следующий диск идёт налево
river-arm-right = следующий диск идёт направо
river-arm-random = рукав для каждого диска определяет жребий
river-beach = берег
river-lost = потеряны
river-deposit = залежь: { $gems }
river-player = { $name }, игрок { $seat }: камни { $gems }; карты { $hand }; выложена { $card }
