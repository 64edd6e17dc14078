### The game in words: the report, and what is asked. Built in `crates/host/src/games/niagara/report.rs`.

## Names

niagara-at-place = { $kind ->
        [beach] на пляже
        [lost] потеряно
       *[disc] { $arm ->
            [left] на диске { $disc } слева
            [right] на диске { $disc } справа
           *[none] на диске { $disc }
        }
    }
niagara-to-place = { $kind ->
        [beach] к пляжу
        [lost] в водопад
       *[disc] { $arm ->
            [left] к диску { $disc } в левом рукаве
            [right] к диску { $disc } в правом рукаве
           *[none] к диску { $disc }
        }
    }
niagara-a-gem-amethyst = аметист
niagara-a-gem-diamond = алмаз
niagara-a-gem-amber = янтарь
niagara-a-gem-sapphire = сапфир
niagara-a-gem-ruby = рубин

## What is asked

niagara-expected-cards = Выберите карту весла на этот раунд.
niagara-expected-buy = Можно выкупить потерянное каноэ за самоцвет.
niagara-expected-weather = Вы открыли облако: измените погоду.
niagara-expected-choose = { $points ->
        [one] У вас { $points } очко на каждое каноэ. Выберите каноэ.
        [few] У вас { $points } очка на каждое каноэ. Выберите каноэ.
       *[other] У вас { $points } очков на каждое каноэ. Выберите каноэ.
    }
niagara-expected-launch = { $optional ->
        [yes] { $points ->
            [one] Можно спустить на воду второе каноэ: { $points } очко.
            [few] Можно спустить на воду второе каноэ: { $points } очка.
           *[other] Можно спустить на воду второе каноэ: { $points } очков.
        }
       *[no] { $points ->
            [one] Спустите каноэ на воду: { $points } очко.
            [few] Спустите каноэ на воду: { $points } очка.
           *[other] Спустите каноэ на воду: { $points } очков.
        }
    }
niagara-expected-sail = { $points ->
        [one] Ваше каноэ { $place }: осталось { $points } очко.
        [few] Ваше каноэ { $place }: осталось { $points } очка.
       *[other] Ваше каноэ { $place }: осталось { $points } очков.
    }
niagara-expected-steal = Здесь можно украсть самоцвет.
niagara-expected-river = Река течёт.
niagara-expected-over = Игра окончена.
niagara-waits-cards = { $count ->
        [one] { $names } ещё выбирает карту.
       *[other] { $names } ещё выбирают карты.
    }
niagara-waits-buy = { $names } может выкупить каноэ.
niagara-waits-weather = { $names } меняет погоду.
niagara-waits-sail = Ходит { $names }.

## What has happened

niagara-event-arm-drawn = { $arm ->
        [left] Первый диск уйдёт в левый рукав
       *[right] Первый диск уйдёт в правый рукав
    }
niagara-event-round-began = Начинается раунд { $round }; спасательный круг: { $name }
niagara-event-bought-back = { $name } отдаёт { $gem } за потерянное каноэ
niagara-event-opened = { $card ->
        [cloud] { $name } открывает облако
        [covered] { $name } открывает карту
       *[number] { $name } открывает карту { $card }
    }
niagara-event-idle = { $name }: нет каноэ, которым можно ходить
niagara-event-moved = { $name } гребёт { $place }
niagara-event-loaded = { $name } грузит { $gem }
niagara-event-unloaded = { $name } выгружает { $gem }
niagara-event-stolen = { $name } крадёт { $gem } у игрока { $from }
niagara-event-landed = { $name } причаливает
niagara-event-scored = { $name } доставляет на берег { $gem }
niagara-event-weather-changed = { $name } меняет погоду: { $weather }
niagara-event-flows = { $steps ->
        [0] Река стоит на месте
        [one] Река сдвигается на { $steps } диск
        [few] Река сдвигается на { $steps } диска
       *[other] Река сдвигается на { $steps } дисков
    }: { $card ->
        [0] чисел не сыграно
       *[other] младшая карта { $card }
    }, погода { $weather }
niagara-event-lost = { $laden ->
        [yes] Каноэ игрока { $name } падает в водопад, теряя { $gem }
       *[no] Каноэ игрока { $name } падает в водопад
    }
niagara-event-returned = { $name } бесплатно получает каноэ обратно
niagara-event-hands-back = Все забирают свои семь карт

niagara-reason-scores = Приносит домой { $gem }
niagara-reason-takes = Берёт на борт { $gem }
niagara-reason-steals = Крадёт { $gem } у игрока { $name }
niagara-reason-takes-last = Опустошает месторождение ({ $gem }): другим там не достанется
niagara-reason-regains-canoe = Возвращает потерянное каноэ
niagara-reason-endangers = Подвергает опасности каноэ игрока { $name }
niagara-reason-loses-canoe = При другом ходе каноэ падает в водопад
niagara-reason-falls = { $certain ->
        [yes] После другого хода каноэ { $place } упадёт в водопад, если младшая карта — { $card } или больше
       *[no] После другого хода каноэ { $place } может упасть в водопад, если младшая карта — { $card } или больше
    }
niagara-reason-safer = Риск потерять каноэ — { $percent } % вместо { $other } %
niagara-reason-robbed = После другого хода { $name } может украсть { $gem }
niagara-turn-card = Сыграть { $card }
niagara-turn-cloud = Сыграть облако
niagara-turn-weather = Установить погоду { $weather }
niagara-turn-buy-none = Не покупать каноэ
niagara-turn-buy = Отдать { $gem } за каноэ
niagara-turn-canoe = Каноэ { $place }
niagara-turn-canoe-laden = Каноэ { $place }, на борту { $gem }
niagara-turn-two = { $first }; { $second }
niagara-turn-stay = Оставить каноэ на местах
niagara-plan-loads = погрузка: { $gem }
niagara-plan-unloads = выгрузка: { $gem }
niagara-plan-steals = кража: { $gem }, у игрока { $from }
niagara-plan-scores = добыча: { $gem }
niagara-plan-falls = падает в водопад и потеряно
niagara-plan-drifts = каноэ { $canoe } упадёт в водопад { $card ->
        [1] при любых картах
       *[other] если младшая карта { $card } или больше
    }
