### Niagara on the page: what is said while it is played.

## Места и вещи

niagara-card-number = Карта { $card }
niagara-card-cloud = Облако
niagara-aboard = на борту { $gem }
niagara-canoes = Каноэ
niagara-no-gems = нет самоцветов
niagara-ring = спасательный круг у этого игрока
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
niagara-arm-drawn = Рукав для каждого диска выбирается жребием
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
niagara-won = Самоцветы на берегу: { $gems }

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
niagara-do-weather = Погода: { $weather }
niagara-do-end = { $phase ->
        [buy] Не выкупать каноэ
        [steal] Не красть
       *[launch] Не спускать каноэ, закончить ход
    }
niagara-other-canoe = Выбрать другое каноэ
niagara-laid = { $card ->
        [cloud] Вы сыграли облако.
       *[number] Вы сыграли карту { $card }.
    }
niagara-sure = Подтвердите выбор
niagara-ask = { $kind ->
        [card] { $card ->
            [cloud] Сыграть облако?
           *[number] Сыграть карту { $card }?
        }
        [falls] В водопад? Каноэ будет потеряно вместе с самоцветом.
        [buy] { $what }?
       *[other] { $what }: на этом ваш ход закончится.
    }
niagara-confirm = { $kind ->
        [card] Сыграть
        [falls] В водопад
        [buy] Заплатить
       *[other] Подтвердить
    }
niagara-no = Отмена
niagara-undo = Шаг назад
niagara-restart = Начать ход заново

## Один экран на нескольких игроков

niagara-cover-title = Ваш ход, { $name }
niagara-cover-text = Карты выбирают втайне: остальные отворачиваются, пока { $name } сидит у экрана.
niagara-cover-ready = Я — { $name }
