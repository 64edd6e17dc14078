### «Королева Миссисипи» на странице: что нужно сделать, управление, река словами, репортаж о гонке.

mq-boat = { $boat } · { $name }
mq-space = клетка { $space }
mq-space-with = клетка { $space }, { $ground }
mq-ground-water = вода
mq-ground-land = суша
mq-ground-dock = { $count ->
        [0] причал без пассажиров
        [one] причал, { $count } пассажир
        [few] причал, { $count } пассажира
       *[many] причал, { $count } пассажиров
    }
mq-ground-coal = угольный склад
mq-ground-driftwood = плавник
mq-ground-sand = отмель
mq-ground-finish = финишный причал
mq-ground-end = край реки
mq-dir-n = север
mq-dir-ne = северо-восток
mq-dir-se = юго-восток
mq-dir-s = юг
mq-dir-sw = юго-запад
mq-dir-nw = северо-запад

## Что нужно сделать

mq-over = Гонка окончена.
mq-chance = Решает река.
mq-waits = { $own ->
        [yes] Ходит { $name } ({ $boat }).
       *[no] Ходит { $name }, на очереди — { $boat }.
    }
mq-expect-setup-dock = Выберите стартовый причал: { $boat }.
mq-expect-setup-bow = Куда на старте смотрит нос? Пароход: { $boat }.
mq-expect-enter = { $boat } выходит на реку: выберите причал.
mq-expect-free-bow = Направьте нос куда угодно, бесплатно: { $boat }.
mq-expect-speed = Ваш ход, { $boat }: выберите клетку или правьте сами.
mq-expect-move = { $boat } в пути: { $points ->
        [0] поверните нос, если хотите, и завершите движение.
        [one] осталось { $points } очко движения.
        [few] осталось { $points } очка движения.
       *[many] осталось { $points } очков движения.
    }
mq-expect-chain = { $boat } толкает: куда попадёт следующий пароход цепочки?
mq-expect-back-bow = { $boat } уже не на отмели: направьте нос, бесплатно.
mq-expect-stuck-bow = { $boat } не может сойти с отмели: направьте нос.
mq-expect-transfer = { $boat } может обменяться углём — или плыть дальше без этого.
mq-expect-decline = { $boat }: пассажир на борту. Оставьте его или верните на берег.
mq-expect-bows = Вас вытолкнули ({ $boat }): направьте нос, бесплатно.

## Управление

mq-controls = Ваше решение
mq-speeds = Скорость
mq-speed = Скорость { $speed }: { $coal ->
        [0] без угля
       *[other] уголь { $coal }
    }
mq-speed-not = Скорость { $speed }: невозможно
mq-points = Осталось очков движения: { $points } из { $speed }
mq-steer = Править шаг за шагом
mq-target = Весь ход сразу
mq-target-choose = Выберите клетку …
mq-target-space = { $space }: { $coal ->
        [0] без угля
       *[other] уголь { $coal }
    }
mq-bow = Нос в конце
mq-bow-coal = Нос на { $dir }: { $coal ->
        [0] без угля
       *[other] уголь { $coal }
    }
mq-push-where = Куда попадёт вытолкнутый пароход?
mq-push-option = { $boat } { $arrow } { $dir }
mq-push-no = больше не толкать
mq-turn = { $space }, нос на { $bow }, скорость { $speed }, { $coal ->
        [0] без угля
       *[other] уголь { $coal }
    }
mq-turn-pushes = { $count ->
        [one] толкает { $count } пароход
        [few] толкает { $count } парохода
       *[many] толкает { $count } пароходов
    }
mq-turn-slows = затем скорость { $speed }
mq-confirm = Подтвердить
mq-back-step = Шаг назад
mq-back-turn = Начать ход заново
mq-thinking = Курсы рассчитываются …
mq-hint = Отмеченные клетки достижимы; число — расход угля.
mq-hint-bow = Теперь выберите, куда смотрит нос.
mq-mode-wreck = Полный ход невозможен: пароход потерпит крушение, и здесь предлагаются только наименее плохие пути.
mq-mode-fast-finish = Полный ход невозможен: пароход может только влететь на финиш слишком быстро.
mq-do-bow = { $arrow } { $dir }
mq-do-push = Толкнуть { $arrow } { $dir }
mq-do-dock = Причал { $number }
mq-do-speed = Скорость { $number }
mq-do-ahead = Вперёд
mq-do-left = Влево
mq-do-right = Вправо
mq-do-back = Назад
mq-do-end = Завершить движение
mq-do-end-transfer = Больше не передавать уголь
mq-do-end-decline = Оставить пассажира
mq-do-give = Отдать уголь ({ $coal }): получает { $boat }
mq-do-take = Взять уголь ({ $coal }): отдаёт { $boat }
mq-do-bunker = Взять уголь ({ $coal }) с «Чёрной розы»: { $boat }
mq-do-decline = Вернуть пассажира

## Игроки и стол

mq-speed-is = Скорость { $speed }
mq-coal-is = Уголь { $coal }
mq-passengers-is = Пассажиры: { $count } из 2
mq-is-home = на финише, место { $place }
mq-is-out = вне гонки
mq-is-repaired = в ремонте
mq-is-aground = на мели
mq-is-waiting = { $dock ->
        [0] ещё не на реке
       *[other] ждёт за причалом { $dock }
    }
mq-round = Раунд { $round }
mq-setup = Перед стартом
mq-order = Очерёдность раунда
mq-tiles = { $count ->
        [0] Финиш уже виден
        [one] Ещё { $count } фрагмент, затем финиш
        [few] Ещё { $count } фрагмента, затем финиш
       *[many] Ещё { $count } фрагментов, затем финиш
    }
mq-steers = В этом раунде «Чёрной розой» ходит { $name }

## Река словами

mq-mine = Мой пароход
mq-mine-none = Все пароходы
mq-others = Остальные пароходы
mq-boat-afloat = { $boat }: { $space }, нос на { $bow }, скорость { $speed }, уголь { $coal }, пассажиры { $passengers } из 2
mq-boat-rose = { $boat }: { $space }, нос на { $bow }, скорость { $speed }
mq-boat-otherwise = { $boat }: { $state }
mq-around = Вокруг него
mq-around-one = { $dir }: { $what }
mq-ahead = Дальше по реке
mq-ahead-one = { $what }: { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[many] { $steps } шагов
    }
mq-ahead-none = причалов не видно
mq-steps-from-me = { $steps ->
        [one] { $steps } шаг от моего парохода
        [few] { $steps } шага от моего парохода
       *[many] { $steps } шагов от моего парохода
    }

## Репортаж о гонке

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
mq-event-pushed = { $by } толкает: сдвигается { $boat }
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
        [push] Толчок на плавник замедляет: { $boat }, теперь скорость { $speed }
       *[move] Плавник замедляет: { $boat }, теперь скорость { $speed }
    }
mq-event-wrecked = { $boat } терпит крушение
mq-event-missed = { $cause ->
        [aground] { $boat } не может сойти с отмели и пропускает ход
        [no-coal] { $boat } пропускает ход: нет угля, чтобы сойти с отмели
        [rose-aground] { $boat } на мели и пропускает ход
       *[repairs] { $boat } пропускает ход ради ремонта
    }
mq-event-passed = { $cause ->
        [no-way] { $boat } не может никуда двинуться и пасует
        [rose] { $boat } не может двигаться и пропускает ход
       *[blocked] { $boat } не может пройти и пасует
    }
mq-event-stuck = { $boat } не может сойти с отмели
mq-event-eliminated = { $boat } выбывает: на спасение не хватает угля
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
mq-event-home = { $boat } на финише, место { $place }
