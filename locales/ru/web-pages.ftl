### Страница: главная, новые столы, правила, просмотр партий, учётная запись.

## Главная страница

home-title = Две гонки на реке
home-lead = Ведите колёсный пароход по Миссисипи или добывайте самоцветы над Ниагарским водопадом: против ботов, с друзьями или вместе с теми и другими. Устанавливать ничего не нужно, регистрироваться тоже.
home-play = Игры
home-about-mississippi-queen = Гонка колёсных пароходов по реке, которой ещё никто не знает. Возьмите двух пассажиров, берегите уголь и придите к финишу раньше всех.
home-facts-mississippi-queen = 2–6 игроков · около часа
home-about-niagara = Гребите, грузите самоцветы и возвращайтесь, пока река не унесла ваше каноэ в водопад. Все выбирают карту втайне.
home-facts-niagara = 3–5 игроков · около 40 минут
home-play-now = Играть сейчас
home-starting = Отдать швартовы …
home-friends = Играть с друзьями
home-rules = Правила
home-one-screen = За одним экраном
home-one-screen-about = Все играют на этом устройстве и передают его друг другу.
home-gather-here = Кто играет?
home-which-game = Какая игра
home-player = Игрок { $number }
home-one-more = Ещё один игрок
home-one-less = Одним игроком меньше
home-begin = Начать
home-bots-fill = { $count ->
        [one] Ещё { $count } место займёт бот.
        [few] Ещё { $count } места займут боты.
       *[many] Ещё { $count } мест займут боты.
    }
home-cover = Пока устройство передают, карты скрыты.
home-mine = Мои столы
home-mine-empty = Пока ни одного стола. «Играть сейчас» — это одно нажатие.
home-open = Открытые столы
home-open-empty = Сейчас никто не ждёт игроков. Создайте открытый для всех стол — может быть, кто-нибудь придёт.
home-watchable = Партии для зрителей
home-watchable-empty = Сейчас нет ни одной открытой партии.
home-join = Сесть за стол
home-go-on = Продолжить
home-watch = Смотреть
home-look-again = Пересмотреть
home-free-seat = свободно
home-waits = { $count ->
        [0] Все на месте, можно начинать
        [one] Свободно { $count } место
        [few] Свободно { $count } места
       *[many] Свободно { $count } мест
    }
home-over = Окончена
home-earlier-rules = Окончена · прежние правила
home-your-turn = Ваш ход
home-turn-of = Ждём: { $names }
home-playing = Идёт игра

## Новые столы

new-title = Новый стол
new-loading = Загружаем игры …
new-people = Кто играет
new-game = Игра
new-manners = Стол
new-seats = Кто где сидит
new-seats-about = Открытое место займёт тот, у кого есть ссылка, а за столом для всех — кто угодно. Приглашённые получают собственную ссылку.
new-all-open = Остальные открыты
new-all-invited = Остальные по приглашению
new-all-bots = Остальные — боты
new-seat = Место { $number }
new-sitter-maker = Я
new-sitter-open = Открыто
new-sitter-invited = По приглашению
new-sitter-bot = Бот, { $level }
new-own-name = Ваше имя за столом
new-usual = как обычно
new-excluded = Правила здесь это исключают:
new-dropped = Убрано, потому что больше не подходит: { $option }.
new-house-changed = { $count ->
        [0] нет
        [one] изменено: { $count }
        [few] изменено: { $count }
       *[many] изменено: { $count }
    }
new-as-printed = как в правилах
new-pace = Время на обдумывание
new-pace-unlimited = Без ограничения
new-pace-live = Часы у каждого
new-pace-per-turn = Дни на каждое решение
new-pace-about-unlimited = Никто никого не торопит.
new-pace-about-live = Ваши часы идут, пока все ждут только вас; каждое решение добавляет немного времени.
new-pace-about-per-turn = Для партий на несколько дней: у каждого решения свой срок.
new-minutes = Минуты
new-increment = Секунд за решение
new-days = Дни
new-privacy = Кто найдёт стол
new-privacy-link = Только те, у кого есть ссылка
new-privacy-public = Все
new-privacy-about-link = Стола нет ни в одном списке. Смотреть может тот, у кого есть ссылка.
new-privacy-about-public = Стол виден на главной странице; любой может занять открытое место или смотреть.
new-absent = Если кого-то нет
new-absent-bot = Вместо игрока играет бот
new-absent-wait = Остальные ждут
new-absent-about-bot = Если игрок уходит или у него кончается время, его заменяет бот; вернуться можно.
new-absent-about-wait = Игра ждёт, пока игрок не вернётся.
new-make = Создать стол
new-make-and-start = Начать игру
new-made = Стол готов
new-made-about = Отправьте каждому приглашённому его ссылку. Ссылки показаны только здесь и только один раз.
new-to-table = К столу

option-edition = Издание
about-edition = По какой книге правил играем. Страницы правил показывают различия рядом.
choice-edition-it2019 = 2019, итальянское
choice-edition-fr2019 = 2019, французское
choice-edition-ru2019 = 2019, русское
choice-edition-it1997 = 1997 с The Black Rose
option-seats = Игроки
about-seats = Сколько игроков, считая ботов.
choice-seats = { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
       *[many] { $count } игроков
    }
option-boats-each = Пароходов на игрока
about-boats-each = Вдвоём у каждого всегда по два парохода; втроём можно и так.
choice-boats-each-usual = как обычно
choice-boats-each-2 = по два
option-team-size = Команды
about-team-size = Игроки команд сидят через одного; первый финишировавший пароход приносит победу своей команде.
choice-team-size-usual = без команд
choice-team-size-2 = команды по двое
choice-team-size-3 = команды по трое
option-b-tiles = Фрагменты B
about-b-tiles = Фрагменты с угольными складами, плавником, отмелями и множеством островов. Они заменяют простые.
choice-b-tiles-b1 = B1: два угольных склада
choice-b-tiles-b1-b2 = B1/B2: уголь и плавник
choice-b-tiles-b2 = B2: плавник
choice-b-tiles-b3-1 = B3: отмели, первый
choice-b-tiles-b3-2 = B3: отмели, второй
choice-b-tiles-b4 = B4: архипелаг
option-length = Длина реки
about-length = Каждый фрагмент B заменяет фрагмент A или удлиняет реку на один: всего от 12 до 18.
choice-length-usual = 12 фрагментов
choice-length = { $count ->
    [one] { $count } фрагмент
    [few] { $count } фрагмента
   *[other] { $count } фрагментов
}
option-leaving = Убираемые фрагменты A
about-leaving = 1997: фрагменты A, которые уступают место фрагментам B. Выберите ровно столько, сколько убирается, или ни одного: тогда их вытянут наугад.
option-transfer = Передача угля
about-transfer = Пароходы одного игрока или одной команды могут передавать друг другу уголь.
option-black-rose = «Чёрная роза»
about-black-rose = Ничейный чёрный пароход мешает всем; ведёт его игрок, идущий последним.
option-minimum-passengers = Мало пассажиров
about-minimum-passengers = На всей реке только по два пассажира на игрока.
option-more-passengers = Больше пассажиров
about-more-passengers = На каждом синем причале ждёт на одного пассажира больше, просто чтобы играть было легче.
option-introductory = Ознакомительная игра
about-introductory = Короткая река без пассажиров, чтобы научиться вести пароход.
option-round-limit = Предел раундов
about-round-limit = Игра закончится самое позднее после стольких раундов.
choice-round-limit-none = без предела
option-finish-speed = Скорость на финише
about-finish-speed = С какой скоростью можно причалить на финише.
choice-finish-speed-usual = 1, как обычно
choice-finish-speed-2 = до 2
option-fork = Развилка
about-fork = В какой рукав уходит следующий диск там, где река делится.
choice-fork-in-turn = рукава по очереди, у всех на виду
choice-fork-random = жребий для каждого диска
option-tie = Равенство
about-tie = Что решает, если несколько игроков достигают цели в одном раунде.
choice-tie-first = кто из них раньше в очерёдности хода
choice-tie-value = ценность самоцветов
choice-tie-count = число самоцветов
option-load-and-land = Погрузить и причалить
about-load-and-land = Может ли каноэ причалить в том ходу, в котором погрузило самоцвет.
choice-load-and-land-allowed = можно
choice-load-and-land-forbidden = нельзя
option-open-discards = Открытый сброс
about-open-discards = Все могут смотреть сыгранные карты.
option-house = Домашние правила
about-house = Можно изменить любой пункт, в котором издания расходятся. Рядом — ссылка на правило.

house-first-order-shuffled = порядок пароходов определяет жребий
house-first-order-clockwise = жребий выбирает игрока, дальше по часовой стрелке
house-two-player-docks-1-4 = причалы 1 и 4 против 2 и 3
house-two-player-docks-3-4 = причалы 3 и 4 против 2 и 5
house-sixth-docks-3-or-5 = от причала 3 или 5
house-sixth-docks-2-or-3 = от причала 2 или 3
house-sixth-docks-3 = от причала 3
house-sixth-entry-free = ничего не стоит
house-sixth-entry-one-point = стоит 1 очко движения
house-clearance-no-touch = новые фрагменты не должны касаться других
house-clearance-no-overlap = новые фрагменты могут касаться других, но не накрывать их
house-first-turn-tile-when-entered = фрагмент выкладывают, только если кто-то вошёл на новый
house-first-turn-tile-always = фрагмент выкладывают всегда
house-rear-tiles-stay = остаются
house-rear-tiles-removed = убираются вместе с пассажирами
house-push-chain-allowed = цепочки разрешены
house-push-chain-forbidden = только на свободные клетки
house-push-path-open = и на путь толкающего
house-push-path-used = не на клетки, уже пройденные толкающим
house-push-path-barred = не на путь толкающего
house-no-turn-wreck = пароход терпит крушение и пропускает ход
house-no-turn-elimination = если не хватает только угля — выбывает, иначе пасует
house-wreck-wheel-at-restart = колесо ставится на 1, когда пароход снова трогается
house-wreck-wheel-at-once = колесо ставится на 1 сразу при аварии
house-blocked-same-as-no-turn = как после любой аварии
house-blocked-pass = пасует, скорость становится 1
house-driftwood-push-speed-kept = скорость сохраняется
house-driftwood-push-speed-reduced = скорость падает на 1
house-driftwood-push-bow-owner = нос поворачивает владелец
house-driftwood-push-bow-kept = нос не меняется
house-sand-without-coal-barred = на отмели нельзя
house-sand-without-coal-allowed = на отмели можно
house-sand-back-one-coal = стоит 1 единицу угля
house-sand-back-free = ничего не стоит
house-sand-blocked-sets-bow = ход уходит на поворот носа
house-sand-blocked-misses-turn = пропускает ход, затем поворачивает нос и уходит
house-sand-blocked-wrecks-or-sets-bow = суша впереди и сзади — поворачивает нос, иначе терпит крушение
house-sand-blocked-eliminated = суша впереди и сзади или нет угля — выбывает, иначе пасует
house-sand-stuck-needs-coal = без угля не сойти
house-sand-stuck-leaves-next = следующим ходом сойдёт без угля
house-pick-up-taken = пассажира берут
house-pick-up-may-decline = от пассажира можно отказаться
house-short-finish-barred = финишировать нельзя
house-short-finish-ranked-behind = финиширует позади тех, у кого двое
house-fast-finish-nothing = гонка продолжается
house-fast-finish-disqualified = дисквалификация
house-extra-passengers-every-dock = на один больше у каждого причала
house-extra-passengers-blue-docks = на один больше у каждого синего причала
house-extra-passengers-none = не добавляются
house-teams-two-teams = вчетвером по двое, вшестером по трое
house-teams-two-or-three = вчетвером по двое, вшестером по двое или по трое
house-leaving-tiles-drawn = их вытягивают наугад
house-leaving-tiles-may-be-named = игроки могут их назвать
house-rose-dock-first-free = у первого свободного причала
house-rose-dock-any-free = у любого свободного причала
house-rose-first-round-two-coal = 2 единицы угля, если выходит шестой
house-rose-first-round-one-coal = 1 единица угля, как в каждом раунде
house-rose-aground-misses-turn = пропускает следующий ход
house-rose-aground-leaves = уходит, как любой пароход
house-rose-bunker-full = пополнить до 6
house-rose-bunker-two-a-round = не больше 2 за раунд
house-rose-care-required = у неё всегда должен остаться ход не дороже 1 единицы угля
house-rose-care-ignored = следить за этим не нужно
house-rose-stuck-misses-turn = пропускает ход
house-rose-stuck-wreck = терпит крушение, как любой пароход
house-introduction-absent = её нет
house-introduction-offered = она есть

## Правила

rules-title = Правила
rules-lead = Каждое правило нашими словами и с номером, на который указывают сообщения об ошибках, записи партий и ссылки.
rules-of = Правила: { $game }
rules-games = Игры
rules-about-mississippi-queen = Четыре издания, если угодно — рядом, со всеми модулями и нашими разъяснениями.
rules-about-niagara = Базовая игра с её вариантами и нашими разъяснениями.
rules-search = Поиск
rules-search-hint-mississippi-queen = например, уголь, PSH-02
rules-search-hint-niagara = например, водопад, CAN-07
rules-edition = Издание
rules-with = Показать рядом
rules-with-none = без другого издания
rules-only-differences = Только различия ({ $count })
rules-found = { $count ->
        [0] Ничего не найдено
        [one] { $count } правило
        [few] { $count } правила
       *[many] { $count } правил
    }
rules-contents = Главы
rules-none = Ничего не подходит. Попробуйте меньше слов.
rules-link = Ссылка на { $id }
rules-differs = отличается
rules-differs-begin = (только здесь:
rules-differs-end = )

chapter-mq-set = Подготовка к игре
chapter-mq-pax = Таблица пассажиров
chapter-mq-ord = Очерёдность хода
chapter-mq-spd = Скорость
chapter-mq-mov = Движение
chapter-mq-trn = Повороты
chapter-mq-coa = Уголь
chapter-mq-cra = Вынужденные ходы и аварии
chapter-mq-til = Открытие фрагментов
chapter-mq-rem = Удаление фрагментов
chapter-mq-psh = Толчки
chapter-mq-pic = Посадка пассажиров
chapter-mq-end = Конец игры
chapter-mq-int = Ознакомительная игра
chapter-mq-bti = Введение фрагментов B
chapter-mq-sta = Угольные склады
chapter-mq-dri = Плавник
chapter-mq-san = Отмели
chapter-mq-arc = Архипелаг
chapter-mq-tra = Передача угля
chapter-mq-two = Два игрока
chapter-mq-six = Шесть игроков
chapter-mq-blr = «Чёрная роза»
chapter-mq-var = Варианты
chapter-mq-r = Разъяснения
chapter-ni-set = Подготовка к игре
chapter-ni-rnd = Раунд
chapter-ni-crd = Карты
chapter-ni-act = Действия
chapter-ni-can = Каноэ
chapter-ni-gem = Самоцветы
chapter-ni-stl = Кража
chapter-ni-lnd = Причаливание
chapter-ni-wea = Погода
chapter-ni-riv = Река
chapter-ni-fal = Водопад
chapter-ni-rng = Спасательный круг
chapter-ni-end = Конец игры
chapter-ni-r = Разъяснения

## Просмотр партий

replay-title = Просмотр партии
replay-of = { $game }: просмотр партии
replay-loading = Загружаем партию …
replay-to-table = К столу
replay-controls = Управление просмотром
replay-slider = Момент партии
replay-where = { $at } из { $last }, ход { $turn }
replay-first = В начало
replay-turn-back = На ход назад
replay-back = На шаг назад
replay-play = Пуск
replay-pause = Пауза
replay-on = На шаг вперёд
replay-turn-on = На ход вперёд
replay-end = В конец
replay-speed = Скорость просмотра
replay-times = { $speed } ×
replay-keys = Стрелки: шаг · Пробел: пуск и пауза · Home, End: начало и конец
replay-turns = Ходы
replay-turn = Ход { $number }
replay-earlier = { $count ->
    [one] Ещё { $count } ход раньше
    [few] Ещё { $count } хода раньше
   *[many] Ещё { $count } ходов раньше
}
replay-later = { $count ->
    [one] Ещё { $count } ход позже
    [few] Ещё { $count } хода позже
   *[many] Ещё { $count } ходов позже
}
replay-setup = До первого хода
replay-download = Скачать
replay-download-about = Вся партия, насколько вам можно её знать: на память, для разбора, для продолжения в другом месте.
replay-as-text = Для людей (текст)
replay-as-json = Для программ (JSON)
replay-fair = Было ли всё честно?
replay-fair-about = Перед первым ходом сервер выбрал секрет и обязался его не менять. Всё, что выпало, следует из этого секрета и из того, что добавили игроки: выбрать это не мог никто.
replay-fair-check = Проверить всё, что выпало
replay-fair-busy = Всё пересчитывается …
replay-fair-not-over = Партия ещё не окончена. Секрет раскрывается в конце, и тогда можно всё проверить.
replay-fair-holds = Всё верно.
replay-fair-draws = { $count ->
        [one] Пересчитан { $count } розыгрыш, он верен.
        [few] Пересчитаны { $count } розыгрыша, все верны.
       *[many] Пересчитано { $count } розыгрышей, все верны.
    }
replay-fair-fails = Что-то не сходится.
replay-fair-seen = Обещание то же, что этот браузер видел за столом.
replay-fair-unseen = Во время партии этот браузер за столом не был: о том, что было обещано, говорит только сервер.
replay-fair-another = Сервер называет теперь не то обещание, которое этот браузер видел за столом: секрет подменили.
replay-fair-then = Обещано за столом
replay-fair-now = Названо теперь
replay-commitment = Что было обещано

## Учётная запись

account-title = Профиль
account-is = Вы — { $name }, вход под именем { $login }.
account-guest = Вы — { $name }, гость: вас знает только этот браузер.
account-nobody = Здесь вас пока никто не знает. Это изменится с первой игрой.
account-name = Ваше имя
account-name-about = Так вас будут называть за новыми столами.
account-save = Сохранить
account-saved = Сохранено
account-register = Создать учётную запись
account-register-about = Сохраните свои столы и находите их на других устройствах. Хватит имени и пароля.
account-log-in = Войти
account-log-in-about = У вас уже есть учётная запись.
account-login = Имя для входа
account-login-form = от 3 до 32 латинских букв, цифр, - или _
account-password = Пароль
account-password-form = Не меньше 8 символов.
account-change = Сменить пароль
account-change-about = Все остальные ваши сеансы завершатся.
account-old = Старый пароль
account-new = Новый пароль
account-change-tokens = Отозвать и все токены
account-changed = Пароль изменён
account-privacy = Ваши данные
account-export = Скачать мои данные
account-delete = Удалить учётную запись
account-delete-about = Если удалить учётную запись, ваше имя исчезнет со всех столов, ваши места займут боты, и восстановить её нельзя. Игры остальных останутся.
account-delete-password = Ваш пароль для подтверждения
account-leave = Выйти
account-leave-about = Ваши места остаются за вами. Токены продолжают действовать.
account-out-here = Выйти здесь
account-out-everywhere = Выйти везде
account-out = Вы вышли
account-tokens = Токены для программ
account-tokens-about = С токеном программа, например бот, играет от вашего имени или только смотрит. Изменить учётную запись она не может.
account-api = Как играют программы
account-tokens-none = У вас нет токенов.
account-token-label = Для чего он
account-token-scope = Что он позволяет
account-token-scope-play = Играть и смотреть
account-token-scope-read = Только смотреть
account-token-expiry = Истекает
account-token-never = Никогда
account-token-days = Через { $days ->
        [one] { $days } день
        [few] { $days } дня
       *[many] { $days } дней
    }
account-token-lasting = без срока
account-token-until = до { $day }
account-token-expired = срок истёк
account-token-make = Создать токен
account-token-made = Токен создан
account-token-once = Скопируйте его сейчас: он показан только один раз.
account-token-revoke = Отозвать
account-token-revoked = Токен больше не действует
account-settings = Настройки
account-settings-about = Они действуют только в этом браузере.
account-theme = Цвета
account-theme-auto = как в системе
account-theme-day = день
account-theme-night = ночь
account-motion = Анимация
account-sound = Звук, когда ваш ход
