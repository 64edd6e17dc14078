### Терминал: полный экран и диалог по строкам. Что говорят игры, стоит в play-*.ftl.

term-game-mississippi-queen = Mississippi Queen
term-game-niagara = Niagara
term-seat = место { $number }
term-bot = { $level } { $number }
term-team = К{ $team } { $name }
term-away = { $name } (бот)
term-over = Игра окончена.
term-closed = Стол закрыли.
term-gathering = Игра начнётся, когда все места будут заняты.
term-expected = { $name }: { $what }
term-waits = Ждём: { $names }
term-rank = { $rank }. { $name }
term-choices = Выбор (Tab, Enter)
term-choices-speed = Выбор при скорости { $speed }
term-not-there = { $place }: за этот ход туда не попасть.
term-cover = Карты выбирают втайне. К экрану садится { $name }, остальные отворачиваются. Enter, когда всё готово.
term-quit = Выйти из игры?
term-quit-keys = Enter или y: выйти · любая другая клавиша: играть дальше
term-ending-keys = q: выйти · любая другая клавиша: смотреть на поле
term-hint = Tab Enter выбор · Backspace назад · Esc снова · + - размер · ? помощь · q конец
term-keys = Клавиши
term-keys-list =
    Tab, Shift-Tab   следующий, предыдущий вариант
    Enter            выбрать; подтвердить
    от 1 до 6        скорость, карта или строка списка
    стрелки          вперёд, влево, вправо, назад; грести
    Backspace        на шаг назад
    Esc              начать ход заново
    + -              крупнее, мельче
    Shift-стрелки    двигать поле (также h j k l)
    f                снова следить за игрой
    мышь             щелчок по клетке или строке; колесо двигает
    a                что сделал бы бот
    u                попросить отменить ход (y n ответить)
    t                написать в чат за столом сервера
    q                выйти

term-short-keys = любая клавиша: играть · ?: клавиши
term-advice = Бот сыграл бы так: { $what }. Enter — сыграть, Backspace — убрать.
term-asks = { $name } просит отменить последний ход.
term-asks-keys = { $asks } y: согласиться · n: отказать
term-asks-words = { $asks } Ответьте agree или refuse.
term-asked = Вы попросили отменить свой ход. Ждём ответа: { $names }
term-time = { $name } ({ $time })
term-say = Написать сообщение
term-say-keys = Enter: отправить · Esc: отменить
term-said = { $who ->
        [seat] { $name } (место { $seat }) говорит: { $text }
        [spectator] { $name } (зритель) говорит: { $text }
       *[unknown] { $name } говорит: { $text }
    }

term-mq-strip = раунд { $round } · осталось фрагментов: { $draws }
term-mq-boat = скор. { $speed } уголь { $coal } пас. { $passengers }
term-mq-turn = { $arrow } скор. { $speed } · уголь { $coal }
term-mq-turn-pushes = { $turn } · толкает { $to }
term-mq-pushes = { $turn }, толкает на { $to }
term-ni-player = { $card } карт: { $cards } { $gems }
term-ni-spoken = каноэ a: { $a }; каноэ b: { $b }; самоцветы: { $gems }; карт на руке: { $cards }; { $card }
term-ni-legend = (n) диск · ≈ пляж · v пропало в водопаде · буква: игрок (N коричневый, Y жёлтый, R красный, B синий, G зелёный) · a b: каноэ · самоцветы: { $gems } · [ ] карта: открыта, ? закрыта, ~ облако

term-plain-hello = Введите номер или действие, как оно показано в скобках. Остальное объяснит help.
term-plain-help =
    номер               выбрать эту строку
    действия            например: speed:3 ahead left end
    why ДЕЙСТВИЕ, МЕСТО почему это невозможно
    board               поле и всё, что на нём
    choices             варианты ещё раз
    undo, restart       отменить действие, отменить весь ход
    save ФАЙЛ           записать партию
    advice              что сделал бы бот
    ask, agree, refuse  отменить ход; ответить на просьбу
    say СЛОВА           написать в чат за столом сервера
    quit                выйти
term-plain-advice = Бот сыграл бы так. 1 — сыграть, undo — убрать.
term-plain-choice = { $number }: { $label }
term-plain-thing = { $place }: { $what }
term-plain-player = { $badge } { $name }: { $what }
term-plain-allowed = { $action } возможно.
term-plain-input-ended = Ввод закончился раньше, чем игра.

term-replay-at = запись { $at } из { $last }
term-replay-hint = ← → шаг · PgUp PgDn ход · Home End · Пробел пуск · + - размер · q выход

term-rules-heading = Правила
term-rules-all = все издания
term-rules-search = Поиск: { $query }
term-rules-nothing = Таких слов нет ни в одном правиле.
term-rules-compare = { $a } и { $b }: различия
term-rules-hint = набор ищет · ← → издание · Tab сравнить · F2 язык · F3 игра · Esc выход

play-saved = Записано: { $file }
draw-done = Нарисовано: { $file }
draw-over-record = это сама запись; для картинки укажите другой файл
draw-progress = { $done } из { $games } картинок
man-done = Записано страниц руководства: { $count }

term-you = Вы
term-player = Игрок { $number }
bot-broke = сбой бота; пожалуйста, сообщите об этом
term-nobody-listens = здесь нет чата: он есть только за столами сервера
server-no-advice = за столом сервера боты советов не дают
server-foreign = { $server } — не сервер Paddlewheel, или он работает неправильно (HTTP { $status })
server-said = { $detail }
server-unreachable = сервер { $server } недоступен: { $reason }
server-timeout = сервер { $server } не ответил: истекло время ожидания ({ $seconds } с)
server-url = { $value } — не адрес сервера; адрес начинается с http:// или https://, например http://127.0.0.1:7380
server-table = { $value } — не номер стола: номер стоит в ссылке после /table/
server-no-seat = за этим столом нет свободного места; смотреть можно командой watch
seat-form = { $value } не может здесь сидеть; можно me, me:ИМЯ и ботов: { $known }
record-of-another-game = это партия { $game }, а не { $wanted }
