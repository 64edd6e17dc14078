### What the server says: its pages, and what it calls guests.

page-api = API
page-bots-thinking = Думающих ботов
page-check = Проверить
page-game = Игра
page-kinds = Документы
page-minutes = Минут с запуска
page-no-site = Страницы для игры здесь ещё нет: если установлен Node, `cargo play` соберёт её и откроет.
page-no-tables = В списке нет столов.
page-open-seats = Свободных мест
page-players = Игроки
page-record = Запись
page-requests = Запросы
page-stage = Состояние
page-stage-gathering = ждёт игроков
page-stage-over = окончена
page-stage-playing = идёт
page-status = Состояние
page-tables = Столы
page-tables-in-memory = Столов в памяти
page-verify = Было ли честно?
page-verify-about = Вставьте запись оконченной игры с сервера. Каждый жребий вычисляется заново из секрета, обещанного до первого хода.
page-version = Версия
page-welcome = На этом сервере стоят столы игр Mississippi Queen и Niagara. Программы играют через API.
web-guest = Гость { $number }
