### «Ниагара» на странице: что говорится во время игры. `disc` — номер клетки, `kind` — beach, lost или disc.

## Места и вещи

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
niagara-card-number = Карта { $card }
niagara-card-cloud = Облако
niagara-aboard = на борту { $gem }
niagara-canoes = Каноэ
niagara-no-gems = нет самоцветов
niagara-ring = держит спасательный круг
niagara-cards-left = { $count ->
        [one] { $count } карта на руке
        [few] { $count } карты на руке
       *[other] { $count } карт на руке
    }
niagara-sealed = карта лежит рубашкой вверх
niagara-opened = { $card ->
        [cloud] открыто облако
       *[number] открыта карта { $card }
    }
niagara-discards = уже сыграны
niagara-round = Раунд { $round }
niagara-ring-of = Спасательный круг: { $name }
niagara-river = Река
niagara-weather = Погода { $weather }
niagara-arm-left = Следующий диск уйдёт в левый рукав
niagara-arm-right = Следующий диск уйдёт в правый рукав
niagara-arm-drawn = Рукав для каждого диска определяет жребий
niagara-deposits = Месторождения
niagara-deposit-has = Месторождение «{ $deposit }»: { $gems }
niagara-empty = пусто
niagara-you = Вы
niagara-canoe-is = Каноэ { $which }: { $state }
niagara-to-falls = { $count ->
        [one] { $count } диск до водопада
        [few] { $count } диска до водопада
       *[other] { $count } дисков до водопада
    }
niagara-won = Добытые самоцветы: { $gems }

## Что нужно сделать

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

## Что можно сделать

niagara-hand = Ваши карты весла
niagara-played = { $card }, уже сыграна
niagara-choices = Что можно сделать
niagara-points = { $count ->
        [one] осталось { $count } очко
        [few] осталось { $count } очка
       *[other] осталось { $count } очков
    }
niagara-cost = { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[other] { $count } очков
    }
niagara-do-canoe = { $laden ->
        [yes] Каноэ { $place }, на борту { $gem }
       *[no] Каноэ { $place }
    }
niagara-do-buy = Отдать { $gem } за каноэ
niagara-do-load = Погрузить { $gem }
niagara-do-unload = Выгрузить самоцвет
niagara-do-swap = Заменить на { $gem }
niagara-do-steal = Украсть { $gem } у игрока { $name }
niagara-do-go = Грести { $place }
niagara-do-up = Вверх по течению
niagara-do-down = { $arm ->
        [left] Вниз, в левый рукав
        [right] Вниз, в правый рукав
       *[none] Вниз по течению
    }
niagara-do-falls = В водопад
niagara-do-weather = Погода { $weather }
niagara-do-end = { $phase ->
        [buy] Не выкупать
        [steal] Не красть
       *[launch] Больше не спускать, закончить ход
    }
niagara-other-canoe = Лучше другое каноэ
niagara-laid = { $card ->
        [cloud] Вы выложили облако.
       *[number] Вы выложили карту { $card }.
    }
niagara-sure = Подтвердите выбор
niagara-ask = { $kind ->
        [card] { $card ->
            [cloud] Выложить облако?
           *[number] Выложить карту { $card }?
        }
        [falls] В водопад? Каноэ будет потеряно вместе с самоцветом.
        [buy] { $what }?
       *[other] { $what }: на этом ваш ход закончится.
    }
niagara-confirm = { $kind ->
        [card] Выложить
        [falls] В водопад
        [buy] Заплатить
       *[other] Подтвердить
    }
niagara-no = Нет, назад
niagara-undo = Шаг назад
niagara-restart = Начать ход заново

## Что произошло

niagara-event-arm-drawn = { $arm ->
        [left] Первый диск уйдёт в левый рукав
       *[right] Первый диск уйдёт в правый рукав
    }
niagara-event-round-began = Начинается раунд { $round }; спасательный круг: { $name }
niagara-event-bought-back = { $name } отдаёт { $gem } за потерянное каноэ
niagara-event-laid = { $name } выкладывает карту рубашкой вверх
niagara-event-opened = { $card ->
        [cloud] { $name } открывает облако
        [covered] { $name } открывает карту
       *[number] { $name } открывает карту { $card }
    }
niagara-event-idle = { $name }: нет каноэ для хода
niagara-event-moved = { $name } гребёт { $place }
niagara-event-loaded = { $name } грузит { $gem }
niagara-event-unloaded = { $name } выгружает { $gem }
niagara-event-stolen = { $name } крадёт { $gem } у игрока { $from }
niagara-event-landed = { $name } причаливает
niagara-event-scored = { $name } добывает { $gem }
niagara-event-weather-changed = { $name } меняет погоду: { $weather }
niagara-event-flows = { $steps ->
        [0] Река стоит на месте
        [one] Река течёт на { $steps } диск
        [few] Река течёт на { $steps } диска
       *[other] Река течёт на { $steps } дисков
    }
niagara-event-flowed = { $arm ->
        [left] Слева диск падает в водопад
       *[right] Справа диск падает в водопад
    }
niagara-event-lost = { $laden ->
        [yes] Каноэ игрока { $name } падает в водопад, теряя { $gem }
       *[no] Каноэ игрока { $name } падает в водопад
    }
niagara-event-returned = { $name } бесплатно получает каноэ обратно
niagara-event-hands-back = Все забирают свои семь карт

## Один экран на нескольких игроков

niagara-cover-title = Очередь игрока { $name }
niagara-cover-text = Карты выбирают втайне. Остальные отворачиваются, { $name } садится к экрану.
niagara-cover-ready = Я — { $name }
