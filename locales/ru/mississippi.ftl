### «Королева Миссисипи»: названия и поле в виде текста.

boat-red = Красный
boat-orange = Оранжевый
boat-blue = Синий
boat-green = Зелёный
boat-pink = Розовый
boat-white = Белый
boat-black = «Чёрная роза»

end-all-home = Гонка окончена: все пароходы, кроме одного, финишировали или выбыли
end-first-home = Гонка окончена: первый пароход финишировал за свою сторону
end-stranded = Гонка окончена: ни один пароход уже не может взять двух пассажиров
end-last-afloat = Гонка окончена: больше никого не осталось

board-river = Река: { $tiles }
board-finish = финиш { $bend }
board-legend = буква и стрелка: пароход и нос · ### суша · ::: отмель · ~~~ плавник · @n причал, n пассажиров · % угольный склад · == финишный причал · 1–5 стартовые причалы
board-round = Раунд { $round }, очерёдность: { $order }
board-boat = { $letter } { $name }, игрок { $seat }: клетка { $place }, нос { $bow }, скорость { $speed }, уголь { $coal }, пассажиры { $passengers }
board-boat-rose = { $letter } { $name }: клетка { $place }, нос { $bow }, скорость { $speed }
board-boat-waiting = { $letter } { $name }, игрок { $seat }: ещё не на реке, причал { $place }
board-boat-home = { $letter } { $name }, игрок { $seat }: финишировал, номер { $place }, уголь { $coal }, пассажиры { $passengers }
board-boat-out = { $letter } { $name }, игрок { $seat }: выбыл, номер { $place }
