### Что не так с тем, что прочитано или запрошено; по ключу ошибки.

fault-at = { $place }: { $what }
place-line = строка { $number }
place-column = столбец { $number }
place-entry = запись { $number }
illegal = { $rule } ({ $title }): { $statement }
illegal-lacking = { $rule } ({ $title }), нужно: { $need }, есть: { $have }: { $statement }

number-out-of-range = { $value } — не целое число от { $least } до { $most }
list-too-long = список слишком длинный, самое большее { $most }
unknown-language = нет языка { $name }; есть { $known }
unknown-game = нет игры { $name }; есть { $known }
unknown-edition = нет издания { $name }; есть { $known }
unknown-rule = нет правила { $name }; ближайшие: { $near }
rule-is-example = { $name } — не правило, а разобранный пример: примеры лежат в fixtures/*/scenarios и показывают правила в деле
unknown-action = { $name } — не действие; действия выглядят так: { $known }
unknown-chance = { $name } — не исход; исходы выглядят так: { $known }
unknown-boat = нет парохода { $name }; есть { $known }
unknown-tile = нет фрагмента { $name }; есть { $known }
unknown-direction = нет направления { $name }; есть { $known }
unknown-bend = фрагмент лежит { $known }, а не { $name }
unknown-space = { $name } — не клетка; клетка пишется фрагмент.номер, например 3.17, номера от 0 до 19
unknown-gem = нет самоцвета { $name }; есть { $known }
unknown-arm = нет рукава { $name }; есть { $known }
unknown-place = нет места { $name }; есть { $known }
unknown-colour = никто не играет цветом { $name }; игроки: { $known }
unknown-card = нет карты { $name }; есть { $known }
unknown-canoe = у игрока есть каноэ { $known }, но не { $name }

argument-unknown = нет параметра { $name }; --help покажет все
argument-unknown-near = нет параметра { $name }; может быть, { $near }
command-unknown = нет команды { $name }; --help покажет все
command-unknown-near = нет команды { $name }; может быть, { $near }
argument-missing = не хватает { $name }
argument-conflict = { $name } и { $other } несовместимы
argument-twice = { $name } можно указать только один раз
argument-needs-value = для { $name } нужно значение
argument-surplus = { $value } — лишнее значение для { $name }
argument-too-many = { $value } — лишний аргумент
argument-value = { $value } не подходит для { $name }
argument-value-known = { $value } не подходит для { $name }; возможные значения: { $known }
argument-not-utf8 = аргумент — не текст в UTF-8
option-needed = не задано; возможные значения: { $known }
option-foreign = у { $game } нет такой настройки; есть { $known }
house-rule-form = { $value } — не домашнее правило; оно пишется так: push_chain=forbidden
house-rule-unknown = нет пункта { $name }, который могло бы изменить домашнее правило; есть { $known }
house-rule-value = { $name } не может быть { $value }; возможно: { $known }
table-excluded = правила этого не допускают ({ $rule }): { $statement }
table-incomplete = по правилам нужно больше, не хватает: { $missing } ({ $rule }): { $statement }

file-unreadable = файл не читается: { $reason ->
        [not-found] его нет
        [denied] нет доступа
        [not-text] это не текст в UTF-8
        [folder] это папка
        [file] одна из папок пути — файл
       *[other] отказ системы
    }
file-unwritable = файл не записывается: { $reason ->
        [not-found] нет папки
        [denied] нет доступа
        [not-text] это не текст
        [folder] это папка
        [file] на месте папки — файл
       *[other] отказ системы
    }
folder-unwritable = папку не удаётся создать или записать: { $reason ->
        [denied] нет доступа
        [file] есть файл с таким именем
       *[other] отказ системы
    }
file-exists = файл уже есть; --force заменит его
stream-failed = сбой стандартного ввода или вывода
game-stuck = партия { $number } с зерном { $seed } не смогла продолжиться; пожалуйста, сообщите об этом
worker-failed = сбой потока; пожалуйста, сообщите об этом

unknown-bot = нет бота { $name }; есть { $known } и, для программы, exec:КОМАНДА
bot-without-name = у бота нет имени; есть { $known } и, для программы, exec:КОМАНДА
bot-setting = { $value } — не настройка бота { $name }; есть { $known }, каждая с числом, например nodes=50
bot-setting-range = { $value } — не число от { $least } до { $most }
bot-no-setting = { $value }: у бота { $name } нет настроек
bot-setting-twice = { $value } повторяет настройку
bot-not-ours = советы дают только встроенные боты, не программы
advise-chance = здесь решает случай, а не игрок
advise-over = игра окончена: никто не решает
advise-seat = это место сейчас не решает; ход за { $seats }
unknown-weight = { $name } — не вес этой игры; есть { $known }
missing-weight = вес { $name } отсутствует или не является числом
bot-command = после exec: нужна программа
sprt-form = { $value } — не две доли от 0 до 1, сначала меньшая, например 0.5,0.65
arena-few-bots = ботов: { $count }, а в { $game } играют от { $least } до { $most }; назовите больше ботов, можно одного несколько раз, или задайте --seats
arena-many-bots = ботов: { $count }, а в { $game } играют от { $least } до { $most }; назовите меньше или задайте --seats, и они будут чередоваться
bot-start = программу { $name } не удаётся запустить: { $reason ->
        [not-found] её нет
        [denied] нет доступа
       *[other] отказ системы
    }
bot-ended = вместо ответа { $code ->
        [none] программа закрыла свой вывод
        [signal] программа была прервана сигналом
       *[other] программа завершилась с кодом { $code }
    }
bot-slow = нет ответа за { $most } мс
bot-nonsense = это не ответ: { $answer }
bot-error = в ответ — ошибка: { $message }
picture-kind = { $name } — не картинка; её имя оканчивается на .svg или .png
picture-failed = не удалось нарисовать картинку; пожалуйста, сообщите об этом

json-syntax = это некорректный JSON
json-ends = JSON обрывается
json-duplicate-field = поле { $name } указано дважды
json-unknown-field = нет поля { $name }; есть { $known }
json-no-fields = нет поля { $name }; здесь не бывает полей
json-missing-field = не хватает поля { $name }
json-wrong-type = { $found } здесь не подходит; нужно: { $wanted }
json-unknown-name = { $name } здесь не подходит; возможно: { $known }
json-wrong = это не подходит: { $reason }
json-unwritable = это не удаётся записать в JSON; пожалуйста, сообщите об этом

line-too-long = строка длиннее { $most } байт
line-not-utf8 = строка — не текст в UTF-8
request-not-object = запрос — это объект, пакет — список хотя бы из одного
request-id = id — это текст, число или null
request-version = должно быть "2.0"
params-by-name = параметры передаются по именам, объектом
unknown-method = нет метода { $name }; есть { $known }
unknown-table = нет стола { $name }
table-exists = стол { $name } уже есть
table-id-empty = id стола не может быть пустым
too-many-tables = не больше { $most } столов сразу; закройте один
actions-empty = нужно хотя бы одно действие
chance-form = либо outcome, либо draw: true с seed или без него
chance-not-listed = { $name } сейчас невозможно; chances перечисляет возможные исходы
no-chance-due = сейчас не очередь случая

position-version = у позиции формат { $value }; этот движок читает { $known }
position-start-tile = река начинается с A0, только там и прямо
position-tile-not-there = фрагмента { $name } нет в этой игре или он уже использован
position-river-overlaps = фрагмент лежит слишком близко к фрагменту { $other } реки
position-tiles-stay = по этим правилам фрагменты остаются на столе
position-leaving = самое большее { $most } фрагментов A уступают место фрагментам B, и только до первого фрагмента
position-finish-early = финиш кладут только после последнего фрагмента; осталось взять { $draws }
position-finish-missing = все фрагменты выложены, значит, нужен и финиш: left, straight или right
position-pile-needed = нельзя угадать, какие фрагменты A ушли: укажите стопку
position-no-such-tile = в реке нет такого фрагмента
position-no-dock = на фрагменте { $name } нет причала с пассажирами
position-no-spare = пассажиры ждут у реки только в варианте с наименьшим их числом
position-boat-too-many = этот пароход не участвует
position-boat-missing = не хватает парохода { $name }
position-boat-where = одно из at, waiting, home, out говорит, где пароход; нос и ремонт есть только у парохода на реке
position-two-boats = на клетке { $space } уже есть пароход
position-boat-on-land = клетка { $space } — суша
position-aground-speed = у парохода на мели скорость 1
position-served = пароход брал пассажиров на разных фрагментах с причалами, по одному на каждого на борту; фрагмент { $value } не подходит
position-passengers-aboard = на борт могли подняться не больше пассажиров, чем { $most }: остальные ещё ждут, или их причалы ещё не на реке
position-last-tile = пароход стоит на последнем фрагменте, значит следующий уже выложен; посреди хода course.entered_last говорит, что он ещё будет выложен
position-places = финишировавшие и выбывшие пароходы нумеруются с 0 без пропусков
position-setup-round = во время подготовки раунд 0, в гонке — с 1
position-virtual-coal = дополнительный уголь шестого парохода бывает только в раунде 1
position-order = в очерёдности каждый участвующий в гонке пароход назван один раз
position-to-move = пароход { $name } не участвует в гонке и не ходит
position-course = такого хода быть не может
position-finish-misfit = финиш не может лежать там; другое направление свободно
position-repair = ремонт бывает только в изданиях с крушениями, а `resumes` — только у «Чёрной розы»
position-leaves-free = без угля уходит только пароход, севший на мель без угля, и только в издании, которое в конце концов это позволяет
position-end = причина конца бывает только вместе с фазой over
position-decided = с такими пароходами, прибывшими или выбывшими, гонка окончена: соперников больше нет или одна из сторон победила; тогда фаза — over, а end говорит почему
position-arm = где рукава определяет жребий, следующего рукава нет
position-phase = игра не может ждать этого здесь
position-setup = до первого раунда всё как в начале и не указывается
position-canoe-gem = самоцвет везёт только каноэ на реке
position-gems = самоцветов каждого цвета { $most }, а не { $value }: { $name }
position-turn = здесь не может быть ход этого игрока
position-card = карты лежат начиная с фазы cards: с фазы act все, раньше ни одной
position-hand = в руке каждая карта один раз, без выложенной, и столько, сколько оставляет раунд
position-hand-needed = в этом раунде часть карт уже сыграна: укажите, какие в руке
position-seen = видели только сыгранные карты, и открытая среди них
position-top = карта, которая ещё лежит открыто, была сыграна и видна, и другой на неё не положили
position-hidden = позиция раскрыла бы то, чего этому зрителю знать нельзя; secrets: true даёт её целиком
position-won = с такими самоцветами игра уже закончилась бы
position-no-canoe = игрок без каноэ и самоцветов получает каноэ обратно
position-voyage = такого хода быть не может

record-header = в заголовке не хватает { $need }
record-version = у записи формат { $have }; этот движок читает { $need }
record-game = это запись игры { $have }, а не { $need }
record-table = позиция от другого стола
record-too-long = запись слишком длинная: { $have }, читается не больше { $most }
record-line = это не ход, не случай и не итог: { $text }
record-entry = в записи либо игрок (seat) с действиями, либо случай
record-turn = { $action } относится к следующему ходу и пишется на своей строке
record-split-turn = ход { $have } здесь продолжается: ему место на предыдущей строке
record-speaker = здесь решает не { $have }, а { $need }
record-not-deciding = игрок { $seat } здесь не решает, { $action } не к месту
record-needs-chance = здесь очередь случая, а не { $have }
record-chance = { $chance } здесь невозможно
record-illegal = { $action } противоречит { $rule }: { $statement }
record-after-end = игра окончена до { $action }
record-earlier-rules = игра велась по прежним правилам: её можно просмотреть и импортировать, но нельзя проверить или продолжить
record-impossible = { $action } здесь выполнить нельзя: игра велась по прежним правилам
record-after-result = после итога ничего не бывает: { $text }
record-result = итог — { $need }, а не { $have }
record-result-missing = игра окончена, но не хватает итога: { $need }
record-result-early = игра не окончена, итога ещё нет: { $have }
record-hidden-start = игра начинается с позиции, в которой есть запечатанные или накрытые карты (NI-R-19); запись открыта, когда игра окончена
record-hidden = игра ещё идёт, и запись раскрыла бы запечатанные или накрытые карты (NI-R-19); она открыта, когда игра окончена

fair-draws = розыгрышей больше или меньше, чем в записи
fair-hash = это не хеш: нужны 64 цифры от 0 до f
fair-missing = запись ничего не говорит о розыгрышах: они есть только в играх сервера
fair-order = номера розыгрышей не возрастают
fair-outcome = { $have } — не то, что выпало
fair-secret = секрет не тот, который был обещан
host-asked = с места { $seat } уже есть просьба
host-begun = игра началась
host-decision = это было решение { $have }, а следующее — { $need }
host-empty = нет текста
host-full = стол заполнен
host-illegal = { $action } не разрешено
host-log = журнал стола неполон или изменён
host-maker-twice = у создателя стола только одно место
host-no-bot = на месте { $seat } не играет бот
host-no-player = на месте { $seat } никого нет
host-no-seat = места { $seat } нет
host-nobody-to-ask = спросить некого; боты всегда согласны
host-not-asked = просьбы не было
host-not-begun = игра ещё не началась
host-not-deciding = место { $seat } сейчас не решает
host-not-invited = место { $seat } для кого-то другого
host-not-over = игра ещё не окончена
host-nothing-to-take-back = отменять нечего: что-то уже открыто или решение принял другой игрок
host-over = игра окончена
host-earlier-rules = игра велась по прежним правилам, продолжить её нельзя
host-resigned = после сдачи вернуться нельзя
host-runs-past = ход заканчивается раньше, чем { $action }
host-seat-open = место { $seat } ещё свободно
host-seats = мест должно быть { $need }, а не { $have }
host-taken = место { $seat } занято
host-too-long = слишком длинно: не больше { $most } символов
host-unreachable = { $obstacle ->
        [land] Путь преграждает суша
        [boats] Путь преграждают другие пароходы
        [aground] Севший на мель пароход уходит с неё только прямо
        [sandbank] Путь преграждает мель: ход там кончается
        [stays] Пароход не может оставаться на месте
        [open-end] Там река пока кончается
        [removed] Этой части реки уже нет
        [far] Слишком далеко: нужно очков { $need }, осталось { $have }
        [push] Стоящий там пароход нельзя вытолкнуть
        [coal] Не хватает угля: нужно { $need }, осталось { $have }
        [direction] За ход каноэ плывёт только в одну сторону
        [points-left] Каноэ должно использовать все очки
       *[turn] Ни один полный ход туда не ведёт
    }
host-too-often = за этим столом это делали слишком часто: не больше { $most }
host-removed = вас убрали из-за этого стола; сесть снова можно только по новому приглашению
host-closed = стол закрыт
host-left = вы уступили своё место боту
host-no-offer = никто не предлагал сыграть ещё раз
host-rematch-waits = ещё не все согласились сыграть ещё раз
host-rematch-made = стол для новой игры уже создан
web-banned = эта учётная запись заблокирована до { $until }
web-banned-for-good = эта учётная запись заблокирована
web-muted = вы не можете писать в чат до { $until }
web-muted-for-good = вы не можете писать в чат на этом сервере
web-registration-closed = сервер сейчас не принимает новые учётные записи; играть можно как гость
web-report-self = нельзя пожаловаться на себя
web-report-what = нужно указать место или сообщение
web-no-saying = в этом месте журнала нет сообщения
web-too-many-reports = открытых жалоб может быть не больше { $most }
web-busy = сервер сейчас не может этого сделать: попробуйте ещё раз
web-not-ready = сервер не готов: сейчас не работает { $part }
web-damaged = этот стол повреждён: его журнал нельзя воспроизвести. Повторять запрос бесполезно; сообщите администратору сервера
web-foreign-site = это прислала страница другого сайта
web-has-account = у этого игрока уже есть учётная запись
web-internal = это ошибка сервера: пожалуйста, сообщите о ней
web-last-event = Last-Event-ID должен быть целым числом
web-login = неверное имя или пароль
web-login-form = нужны от { $least } до { $most } латинских букв, цифр, знаков - и _
web-name-confusable = имя похоже на { $name }, а так здесь уже кого-то зовут; выберите другое
web-name-direction = в имени есть символы, меняющие направление текста
web-name-invisible = в имени нет ничего видимого
web-login-taken = это имя уже занято
web-media-type = содержимое должно быть application/json
web-method = этот адрес не принимает таких запросов
web-no-account = у этого игрока нет учётной записи
web-no-seat = у вас нет места за этим столом
web-no-table = такого стола нет
web-not-found = здесь ничего нет
web-not-maker = это может только создатель стола
web-not-yours = это не ваше место
web-password-form = нужно от { $least } до { $most } символов
web-query = параметры не читаются: один пропущен, неизвестен или не того вида
web-token = этот токен недействителен
web-token-account = токен не даёт прав на учётную запись: для этого войдите в неё
web-token-expired = срок действия этого токена истёк
web-token-expiry = нужно время в будущем, не дальше чем через { $days } дн.
web-token-read = этот токен позволяет только читать
web-too-large = слишком много: не больше { $most } байт
web-too-many = слишком много запросов: подождите { $wait } с
web-too-many-streams = открыто слишком много потоков событий
web-too-many-tables = у вас может быть не больше { $most } неоконченных столов
web-too-many-tokens = у вас может быть не больше { $most } токенов
web-too-slow = тело запроса пришло слишком медленно: не более { $most } с

admin-no-player = игрока { $name } нет: нужен идентификатор или логин
admin-no-account = { $name } — гость без учётной записи, пароля нет
admin-no-table = стола { $name } нет
admin-no-report = жалобы { $name } нет
admin-duration = { $value } — не длительность вида 30m, 12h или 90d
admin-time = { $value } — не время вида 2026-11-20T18:30:00Z
address-form = { $value } — не адрес вроде 127.0.0.1:7380
public-url-form = { $value } — не адрес вроде https://play.example
config-syntax = это не TOML: { $reason }
config-unknown = такого параметра нет; есть { $known }
config-unknown-near = такого параметра нет; возможно, { $near }
config-kind = здесь должно быть { $kind ->
        [switch] true или false
        [number] целое число
       *[text] текст в кавычках
    }, например { $example }
config-variable-unknown = эта переменная не относится ни к одному параметру и не учитывается
config-secret-typed = пароль в командной строке виден всем на этой машине; используйте PADDLEWHEEL_DATABASE, --database-file или файл настроек
config-secret-readable = в этом файле есть пароль, и его может прочитать любой на этой машине; выполните chmod o-r
config-database-file = в этом файле должен быть адрес базы данных в одной строке и ничего больше
log-filter-form = { $value } не фильтр журнала; годятся error, warn, info, debug, trace и off, а для отдельных частей, например, warn,access=info
metrics-listen-failed = нельзя слушать на { $address }: { $reason }; укажите другой адрес для --metrics-listen
backup-exists = файл уже есть, и копия его не заменяет: выберите другое имя
check-found = найдено проблем: { $count }
check-gap-fault = здесь не хватает события
database-failed = база данных не работает: { $reason }
database-foreign = этот файл SQLite принадлежит другой программе: укажите другой файл
database-in-use = этот файл SQLite использует другой сервер: сначала остановите его или укажите другой файл
database-linked = у этого файла SQLite несколько имён (жёсткие ссылки), и для каждого SQLite вёл бы отдельный журнал: удалите остальные имена или сделайте копию
database-newer = она создана более новой версией paddlewheel: используйте её или укажите другой файл
database-unknown = { $kind } — неизвестный вид базы данных: укажите файл SQLite или postgres://…
listen-failed = нельзя слушать на { $address }: { $reason }; выберите другой адрес параметром --listen или порт 0 — любой свободный
insecure-seed-public = известное зерно — только для тестов на этой машине; { $address } доступен другим; укажите --listen 127.0.0.1:0
load-failed = сервер сделал не то, что ожидалось: { $reason }
runtime-failed = программа не может работать в этой системе ({ $reason })
site-missing = здесь нет страницы, { $file } не читается ({ $reason }); `npm run build` в папке web создаёт web/dist
advice-no-time = { $name } не смотрит вперёд: миллисекунды — для hard и expert
advice-others = советы даются за столами без других людей или после игры
advice-moment = о прежних моментах советуют, когда игра окончена
advice-busy = советчик ещё думает для вас: дождитесь ответа

draw-over-record = это сама запись; для картинки укажите другой файл
bot-broke = сбой бота; пожалуйста, сообщите об этом
term-nobody-listens = здесь нет чата: он есть только за столами сервера
server-foreign = { $server } — не сервер Paddlewheel, или он работает неправильно (HTTP { $status })
server-said = { $detail }
server-unreachable = сервер { $server } недоступен: { $reason }
server-timeout = сервер { $server } не ответил: истекло время ожидания ({ $seconds } с)
server-url = { $value } — не адрес сервера; адрес начинается с http:// или https://, например http://127.0.0.1:7380
server-table = { $value } — не номер стола: номер стоит в ссылке после /table/
server-no-seat = за этим столом нет свободного места; смотреть можно командой watch
seat-form = { $value } не может здесь сидеть; можно me, me:ИМЯ и ботов: { $known }
record-of-another-game = это партия { $game }, а не { $wanted }
