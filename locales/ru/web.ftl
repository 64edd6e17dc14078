### Страница: то, что одинаково всюду, и стол.

skip-to-content = К содержанию
page-not-loaded = Страницу не удалось загрузить. Попробуйте ещё раз.
nav-label = Страницы
nav-new = Новый стол
nav-rules = Правила
nav-account = Профиль
language = Язык
theme-auto = Цвета: как в системе
theme-day = Цвета: день
theme-night = Цвета: ночь
sound = Звук, когда ваш ход
not-found-title = Здесь ничего нет
not-found-text = Адрес никуда не ведёт. Возможно, не хватает его части.
go-home = На главную

game-none = Стол
game-mississippi-queen = Mississippi Queen
game-niagara = Niagara

bot-name = Бот ({ $level })
name-numbered = { $name } { $number }
seat-number = Место { $number }
seat-open = Свободное место
seat-invited = Место по приглашению
somebody = Кто-то
you = вы
team = команда { $team }
your-name = Ваше имя
players = Игроки
decides = принимает решение
time-left = Осталось времени
rank = { $rank }-е место
away-left = играет бот
away-resigned = выход из игры
away-time = время вышло

table-loading = Загружаем стол …
gathering-title = Ждём игроков
gathering-waits = Игра начнётся, когда все места будут заняты.
gathering-full = Все места заняты.
maker-starts = Игру начинает создатель стола.
sit-down = Сесть
remove-player = Убрать из-за стола: { $name }
close-table = Закрыть стол
close-table-sure = Закрыть стол для всех?
table-closed = Стол закрыли до начала игры.
invite-anew = Новое приглашение
invite-anew-about = Вот новая ссылка. Прежние ссылки на это место больше не действуют:
stand-up = Встать
start = Начать игру
share-link = Ссылка на этот стол
copy = Копировать
copied = Скопировано

board-tools = Вид поля
board-closer = Приблизить
board-farther = Отдалить
board-all = Показать всё
board-follow = Следить за игрой
board-label = Поле. Плюс и минус меняют масштаб, Shift со стрелками двигает его.
board-in-words = Описание поля
mq-transfer = Уголь: { $boat } и { $other }
mq-transfer-give = Отдать
mq-transfer-take = Взять
panels = Ещё о столе
tab-players = Игроки
tab-log = Ход игры
tab-chat = Чат
tab-more = Стол
log = Что произошло
log-empty = Пока ничего не произошло.
skip = Пропустить
offline = Сервер не отвечает. Страница продолжает попытки.
connection-connecting = подключение
connection-live = на связи
connection-lost = связь потеряна; страница продолжает попытки
watching-count = { $count ->
    [one] Смотрит { $count } зритель
    [few] Смотрят { $count } зрителя
   *[many] Смотрят { $count } зрителей
}
watching-more = { $count ->
    [one] ещё { $count } зритель
    [few] ещё { $count } зрителя
   *[many] ещё { $count } зрителей
}

chat = Чат стола
chat-say = Напишите сообщение
chat-send = Отправить
chat-spectator = зритель
chat-account = учётная запись
chat-unread = { $count ->
    [one] { $count } новое сообщение
    [few] { $count } новых сообщения
   *[many] { $count } новых сообщений
}
chat-erased = (удалено)
report = Пожаловаться
report-reason = Что не так?
report-sent = Жалоба отправлена. Спасибо.
told-sat = { $name } теперь за столом.
told-stood = Место снова свободно.
told-removed = Одного из игроков убрали из-за стола.
told-rematch-offered = { $name } предлагает сыграть ещё раз.
told-begun = Игра начинается.
told-taken-over = Вместо игрока { $name } играет бот.
told-came-back = { $name } снова за столом.
told-asked = { $name } просит отменить ход.
told-rematch-answered = { $agrees ->
    [yes] { $name } не против сыграть ещё раз.
   *[no] { $name } не хочет играть ещё раз.
}
told-answered = { $agrees ->
        [yes] { $name } соглашается.
       *[no] { $name } не соглашается.
    }
told-took-back = { $name } отменяет действие.

undo-ask = Попросить отменить мой последний ход
undo-asked = { $name } просит отменить свой последний ход.
undo-agree = Согласиться
undo-refuse = Отказать
undo-waits = { $name } просит отменить ход; остальные ещё не ответили.
bot-takes-over = Пусть за меня играет бот
come-back = Снова играть вместо бота
resign = Сдаться
resign-sure = Сдаться окончательно?
no = Нет
rematch = Сыграть ещё
rematch-offered = { $name } предлагает сыграть ещё раз.
rematch-accept = Согласиться
rematch-decline = Отказаться
rematch-waits = Предложено сыграть ещё раз; ответ ожидается от: { $names }.
rematch-withdraw = Отменить предложение
rematch-join = К следующей партии
replay = Повтор

ending-won = Вы победили!
ending-winners = { $count ->
        [one] Победа: { $names }.
       *[other] Победители: { $names }.
    }

keys = Клавиши
key-speed = выбрать скорость
key-steer = вперёд, влево, вправо
key-bow = направить нос: клавиши вокруг S расположены как шесть направлений
key-card = сыграть карту
key-paddle = вверх или вниз по течению, левый или правый рукав
key-choice = один из пронумерованных вариантов
key-confirm = подтвердить
key-back = на шаг назад
key-restart = начать ход заново
key-pan = двигать поле
key-zoom = масштаб
key-skip = пропустить анимацию
key-keys = показать клавиши
