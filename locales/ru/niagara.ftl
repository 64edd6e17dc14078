### Niagara: названия и поле в виде текста.

player-brown = Коричневый
player-yellow = Жёлтый
player-red = Красный
player-blue = Синий
player-green = Зелёный

gem-amethyst = аметист
gems-amethyst = { $count ->
        [one] { $count } аметист
        [few] { $count } аметиста
       *[other] { $count } аметистов
    }
gem-diamond = алмаз
gems-diamond = { $count ->
        [one] { $count } алмаз
        [few] { $count } алмаза
       *[other] { $count } алмазов
    }
gem-amber = янтарь
gems-amber = { $count ->
        [one] { $count } янтарь
        [few] { $count } янтаря
       *[other] { $count } янтарей
    }
gem-sapphire = сапфир
gems-sapphire = { $count ->
        [one] { $count } сапфир
        [few] { $count } сапфира
       *[other] { $count } сапфиров
    }
gem-ruby = рубин
gems-ruby = { $count ->
        [one] { $count } рубин
        [few] { $count } рубина
       *[other] { $count } рубинов
    }

end-all-colours = Игра окончена: у кого-то есть самоцветы всех пяти цветов
end-four-alike = Игра окончена: у кого-то есть четыре самоцвета одного цвета
end-seven-gems = Игра окончена: у кого-то есть семь самоцветов

river-round = Раунд { $round }, спас. круг: { $ring }, погода { $weather }, { $arm }
river-arm-left = следующий диск: налево
river-arm-right = следующий диск: направо
river-arm-random = рукав определяет жребий
river-beach = пляж
river-lost = потеряно
river-deposit = месторождение: { $gems }
river-nothing = -
