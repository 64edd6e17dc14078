### The race in words: the report, and what is asked. Built in `crates/host/src/games/mississippi_queen/report.rs`.

## Names

mq-dir-n = север
mq-dir-ne = северо-восток
mq-dir-se = юго-восток
mq-dir-s = юг
mq-dir-sw = юго-запад
mq-dir-nw = северо-запад

## What is asked

mq-over = Гонка окончена.
mq-chance = Решает река.
mq-waits = { $own ->
        [yes] Ходит { $name } ({ $boat }).
       *[no] Ходит { $name }, пароход: { $boat }.
    }
mq-expect-setup-dock = Выберите стартовый причал: { $boat }.
mq-expect-setup-bow = Куда на старте должен смотреть нос? Пароход: { $boat }.
mq-expect-enter = { $boat } выходит на реку: выберите причал.
mq-expect-free-bow = Направьте нос куда угодно, бесплатно: { $boat }.
mq-expect-speed = Ваш ход, { $boat }: выберите клетку или ведите пароход по шагам.
mq-expect-move = { $boat } в пути: { $points ->
        [0] поверните нос, если хотите, и завершите движение.
        [one] осталось { $points } очко движения.
        [few] осталось { $points } очка движения.
       *[many] осталось { $points } очков движения.
    }
mq-expect-chain = { $boat } толкает: куда попадёт следующий пароход цепочки?
mq-expect-back-bow = { $boat } уже не на отмели: направьте нос, бесплатно.
mq-expect-stuck-bow = { $boat } не может сойти с отмели: направьте нос.
mq-expect-transfer = { $boat } может передать или получить уголь — или идти дальше без этого.
mq-expect-decline = { $boat }: пассажир на борту. Оставьте его или высадите обратно на берег.
mq-expect-bows = Вас вытолкнули ({ $boat }): направьте нос, бесплатно.

## What has happened

mq-event-tile-out = Фрагмент { $tile } остаётся в коробке
mq-event-placed = { $boat } стоит у стартового причала { $dock }
mq-event-round-began = Раунд { $round }
mq-event-entered = { $boat } выходит на реку
mq-event-bow-set = { $cause ->
        [restart] { $boat } снова трогается и направляет нос на { $bow }
        [aground] { $boat } остаётся на мели и направляет нос на { $bow }
       *[start] { $boat } направляет нос на { $bow }
    }
mq-event-speed-set = { $boat } идёт со скоростью { $speed }{ $coal ->
        [0] {""}
       *[other] {", "}уголь: −{ $coal }
    }
mq-event-turned = { $boat } поворачивает на { $bow }, уголь: −{ $coal }
mq-event-moved = { $boat } идёт на клетку { $to }
mq-event-pushed = { $by } толкает: { $boat } сдвигается на клетку { $to }
mq-event-backed-off = { $boat } отходит с отмели назад{ $coal ->
        [0] {""}
       *[other] {", "}уголь: −{ $coal }
    }
mq-event-aground = { $cause ->
        [push] Толчок на отмель: { $boat } на мели
       *[move] { $boat } садится на мель
    }
mq-event-left-sand = { $boat } уходит с отмели{ $coal ->
        [0] {""}
       *[other] {", "}уголь: −{ $coal }
    }
mq-event-slowed = { $cause ->
        [push] { $boat }: толчок на плавник, скорость падает до { $speed }
       *[move] { $boat } идёт через плавник, скорость падает до { $speed }
    }
mq-event-wrecked = { $boat } терпит крушение
mq-event-missed = { $cause ->
        [aground] { $boat } не может сойти с отмели и пропускает ход
        [no-coal] { $boat } пропускает ход: нет угля, чтобы сойти с отмели
        [rose-aground] { $boat } на мели и пропускает ход
       *[repairs] { $boat } в ремонте и пропускает ход
    }
mq-event-passed = { $cause ->
        [no-way] { $boat } не может никуда двинуться и пасует
        [rose] { $boat } не может двигаться и пропускает ход
       *[blocked] { $boat } не может пройти и пасует
    }
mq-event-stuck = { $boat } не может сойти с отмели
mq-event-eliminated = { $cause ->
        [aground] { $boat } выбывает: суша и впереди, и позади
       *[no-coal] { $boat } выбывает: не хватает угля, чтобы выбраться
    }
mq-event-disqualified = { $boat } влетает на финиш слишком быстро: дисквалификация
mq-event-passenger-taken = Пассажир поднимается на борт: { $boat }
mq-event-passenger-returned = Пассажир возвращается на берег: { $boat }
mq-event-refuelled = { $boat } пополняет запас на угольном складе
mq-event-coal-given = { $from } отдаёт уголь ({ $coal }), получает { $to }
mq-event-bunkered = { $boat } берёт уголь ({ $coal }) с «Чёрной розы»
mq-event-tile-laid = Река идёт { $bend ->
        [left] влево
        [right] вправо
       *[straight] прямо
    }: фрагмент { $tile }{ $passengers ->
        [0] {""}
        [one] {", "}{ $passengers } пассажир
        [few] {", "}{ $passengers } пассажира
       *[many] {", "}{ $passengers } пассажиров
    }
mq-event-finish-laid = Показался финиш: { $bend ->
        [left] слева
        [right] справа
       *[straight] прямо
    }
mq-event-tile-removed = Фрагмент { $tile } остался позади, его убирают
mq-event-home = { $boat } на финише, { $place }-е место
