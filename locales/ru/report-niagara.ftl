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
    }
niagara-event-lost = { $laden ->
        [yes] Каноэ игрока { $name } падает в водопад, теряя { $gem }
       *[no] Каноэ игрока { $name } падает в водопад
    }
niagara-event-returned = { $name } бесплатно получает каноэ обратно
niagara-event-hands-back = Все забирают свои семь карт
