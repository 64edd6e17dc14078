### Mississippi Queen on the page: the controls, players and table, the river in words.

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
mq-ground-station = угольный склад
mq-named-dock = причал { $tile }
mq-named-station = угольный склад { $tile }
mq-about-dock = закончите здесь ход на скорости 1, чтобы взять пассажира
mq-about-station = закончите здесь ход на скорости 1, чтобы пополнить уголь
mq-ground-driftwood = плавник
mq-ground-sandbank = отмель
mq-ground-finish = финишный причал
mq-ground-end = край реки

## Управление

mq-controls = Ваше решение
mq-speeds = Скорость
mq-speed = Скорость { $speed }: { $coal ->
        [0] без угля
        [one] { $coal } единица угля
        [few] { $coal } единицы угля
       *[many] { $coal } единиц угля
    }
mq-speed-not = Скорость { $speed }: невозможно
mq-points = Осталось очков движения: { $points } из { $speed }
mq-steer = Вести пароход по шагам
mq-target = Весь ход сразу
mq-target-choose = Выберите клетку …
mq-target-space = { $space }: { $coal ->
        [0] без угля
        [one] { $coal } единица угля
        [few] { $coal } единицы угля
       *[many] { $coal } единиц угля
    }
mq-bow = Нос в конце хода
mq-bow-coal = Нос на { $dir }: { $coal ->
        [0] без угля
       *[other] уголь { $coal }
    }{ $more ->
        [0] {""}
       *[other] , на { $more } больше
    }
mq-push-where = Куда попадёт вытолкнутый пароход?
mq-push-option = { $boat } { $arrow } { $dir }: { $coal ->
        [0] без угля
       *[other] уголь { $coal }
    }{ $more ->
        [0] {""}
       *[other] , на { $more } больше
    }
mq-push-no = больше не толкать: { $coal ->
        [0] без угля
       *[other] уголь { $coal }
    }{ $more ->
        [0] {""}
       *[other] , на { $more } больше
    }
mq-confirm = Подтвердить
mq-speed-elsewhere = Скорость { $speed }, не до этой клетки: { $coal ->
        [0] без угля
       *[other] уголь { $coal }
    }
mq-confirm-coal = Подтвердить: { $coal ->
        [0] без угля
       *[other] уголь { $coal }
    }
mq-result = Скорость { $speed }, { $coal ->
        [0] без угля
       *[other] уголь { $coal }
    }
mq-all-spaces = Показать все клетки: { $count }
mq-ask-bow = Теперь выберите, куда смотрит нос.
mq-ask-suggested = Пароход будет смотреть вниз по реке. Подтвердите или выберите другое направление.
mq-ask-push = Куда толкнуть: { $boat }?
mq-ask-confirm = Подтвердите выбор или вернитесь назад.
mq-back-step = Шаг назад
mq-back-turn = Начать ход заново
mq-thinking = Рассчитываем курсы …
mq-hint = Выберите отмеченную клетку: число — расход угля. Кольцо отмечает пароход, который вы толкнёте.
mq-mode-wreck = Любой ход кончится аварией: пароход пропустит следующий ход и начнёт снова со скорости 1. Выберите, где это случится.
mq-mode-fast-finish = Пароход может войти в финиш только слишком быстро: он выбывает из гонки.
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
mq-do-give = Отдать уголь ({ $coal }): { $boat }
mq-do-take = Взять уголь ({ $coal }): { $boat }
mq-do-bunker = Взять уголь ({ $coal }) с «Чёрной розы»: { $boat }
mq-do-decline = Высадить пассажира

## Игроки и стол

mq-speed-is = Скорость { $speed }
mq-coal-is = Уголь { $coal }
mq-passengers-is = Пассажиры: { $count } из 2
mq-is-home = на финише, { $place }-е место
mq-is-out = вне гонки
mq-is-repaired = в ремонте
mq-is-aground = на мели
mq-is-waiting = { $dock ->
        [0] ещё не на реке
       *[other] ждёт за причалом { $dock }
    }
mq-round = Раунд { $round }
mq-setup = Перед стартом
mq-order = Очерёдность хода
mq-tiles = { $count ->
        [0] Финиш уже виден
        [one] Ещё { $count } фрагмент, затем финиш
        [few] Ещё { $count } фрагмента, затем финиш
       *[many] Ещё { $count } фрагментов, затем финиш
    }
mq-steers = В этом раунде «Чёрную розу» ведёт { $name }

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
        [one] через { $steps } клетку
        [few] через { $steps } клетки
       *[many] через { $steps } клеток
    }
mq-ahead-none = причалов не видно
mq-steps-from-me = { $steps ->
        [one] { $steps } клетка от моего парохода
        [few] { $steps } клетки от моего парохода
       *[many] { $steps } клеток от моего парохода
    }
