### Что говорят команды.

error = ошибка: { $what }
warning = предупреждение: { $what }

rules-heading = { $id } { $title }
rules-heading-edition = { $id } { $title } ({ $edition })
rules-edition-says = { $edition }: { $statement }
rules-diff = { $a } и { $b } расходятся в { $count } { $count ->
        [one] пункте
       *[other] пунктах
    }
rules-point = как домашнее правило: { $field }={ $a } или { $field }={ $b }

perft-nodes = глубина { $depth }, узлов: { $nodes }

replay-heading = { $game }, { $edition }, после { $at } записей из { $entries }
replay-heading-unfinished = { $game }, { $edition }, не окончена, после { $at } записей из { $entries }

simulate-progress = { $done } партий из { $games }
simulate-heading = партий: { $games }, зерно { $seed }
simulate-rounds = раунды: в среднем { $mean }, от { $least } до { $most }
simulate-turns = ходы: в среднем { $mean }, от { $least } до { $most }
simulate-actions = микродействия: в среднем { $mean }, от { $least } до { $most }
simulate-count-wrecks = крушения: { $total }, { $mean } за партию
simulate-count-eliminations = выбывания: { $total }, { $mean } за партию
simulate-count-disqualifications = дисквалификации: { $total }, { $mean } за партию
simulate-count-rerolls = кубик направления переброшен: { $total }, { $mean } за партию
simulate-count-gems = самоцветов на берегу: { $total }, { $mean } за партию
simulate-count-thefts = кражи: { $total }, { $mean } за партию
simulate-count-losses = каноэ в водопаде: { $total }, { $mean } за партию
simulate-count-bought-back = выкупленных каноэ: { $total }, { $mean } за партию
simulate-winner = побед игрока { $seat }: { $count } ({ $share } %)
simulate-end = { $reason }: { $count } ({ $share } %)

arena-bot = бот
arena-games = партии
arena-wins = победы
arena-share = % побед (95 %)
arena-rank = среднее место
arena-rating = рейтинг (95 %)
arena-mean-time = мс/ход
arena-longest-time = дольше всего
arena-turns = ходы
arena-forfeits = поражения без игры
arena-count-wrecks = крушения
arena-count-eliminations = выбывания
arena-count-disqualifications = дисквалификации
arena-count-gems = самоцветы
arena-count-thefts = кражи
arena-count-losses = в водопаде
arena-count-bought-back = выкуплено
arena-forfeit = партия { $number }: { $name } на месте { $seat } проигрывает: { $reason }
arena-pair = пара
arena-met = встречи
arena-ahead = первый впереди
arena-level = наравне
arena-behind = второй впереди
arena-ahead-share = % первый впереди (95 %)
arena-interrupted = прервано: сыграно { $games } из { $wanted } партий
arena-sprt-high = SPRT: { $bot } выигрывает не меньше { $high } % партий, а не { $low } % или меньше (логарифм отношения правдоподобия { $ratio }, границы ±{ $bound }, ошибка { $error } %)
arena-sprt-low = SPRT: { $bot } выигрывает не больше { $low } % партий, а не { $high } % или больше (логарифм отношения правдоподобия { $ratio }, границы ±{ $bound }, ошибка { $error } %)
arena-sprt-open = SPRT: не решено, выигрывает ли { $bot } не больше { $low } % партий или не меньше { $high } % (логарифм отношения правдоподобия { $ratio }, границы ±{ $bound }, ошибка { $error } %)
explain-game = партия { $number }
explain-heading = ход { $turn }, { $speaker } ({ $bot }), рассмотрено ходов: { $considered }
explain-visits = попытки
explain-chance = % место { $seat }
explain-line = далее: { $line }
advise-turn = { $speaker }: { $turn }
tune-weight = { $name }: { $old } → { $new }
verify-holds = Все розыгрыши соответствуют обещанному: пересчитано { $draws }.
verify-promise = обещано до первого хода: { $commitment }
plot-ratings = Рейтинги, с достоверностью 95 %
plot-rounds = Партии по числу раундов
plot-held-coal = Игроки по углю, оставшемуся в конце
plot-held-gems = Игроки по числу самоцветов в конце

bench-start-two-boats = Два парохода на реке
bench-start-two-players = Два игрока, по два парохода
bench-start-five-players = Пять игроков, все фрагменты B и «Чёрная роза»
bench-start-three = Три игрока
bench-start-five = Пять игроков
bench-turns = случайная игра: { $value } ходов/с
bench-positions-met = все полные ходы: { $value } позиций/с, в среднем по { $plans } ходов
bench-positions-any-coal = то же с любым запасом угля, от 0 до 6 поровну: { $value } позиций/с, по { $plans } ходов
bench-positions-full-coal = то же с полным запасом угля: { $value } позиций/с, по { $plans } ходов
bench-positions-both-afloat = то же с числом и обоими каноэ на воде: { $value } позиций/с, по { $plans } ходов
bench-action = одно микродействие: { $value } нс
bench-action-inside = одно микродействие, не завершающее ход: { $value } нс
bench-state = размер состояния: { $bytes } байт

end-forfeit = Игра окончена: боту засчитано поражение

serve-ready = Paddlewheel готов: { $address }
serve-reviewed = Правила исправлены. Столов в этой базе, которые продолжаются: { $kept }; сыгранных по прежним правилам, доступных только для чтения: { $earlier }.
serve-unreadable = Не читаются столы: { $unreadable }. Они остаются как есть.
serve-database = Всё хранится в { $database }. Ctrl-C завершает.
serve-insecure-seed = ВНИМАНИЕ: небезопасное зерно { $seed }. Любой может вычислить все исходы. Только для тестов.
serve-ended = Завершено.
serve-config = Настройки: { $file }
serve-metrics = Метрики: { $address }
config-default = по умолчанию
config-file-line = { $file }, строка { $line }
config-unset = { $name }: не задано
config-example =
    Настройки сервера Paddlewheel: значение каждого параметра по умолчанию или пример, если его нет.
    Применяются командой `paddlewheel serve --config ФАЙЛ`; `paddlewheel config check ФАЙЛ` их проверяет.
    Переменные окружения (PADDLEWHEEL_LISTEN, PADDLEWHEEL_LIMITS_STREAMS) важнее файла,
    а командная строка важнее и тех, и другого. Пути отсчитываются от рабочей папки.
export-done = Записано столов: { $count }
import-done = { $file }: стол { $table }
admin-guest = (гость)
admin-state-banned = блокировка
admin-state-muted = без чата
admin-renamed = { $id } теперь зовут { $name }
admin-muted = { $name } ({ $id }) не может писать в чат
admin-unmuted = { $name } ({ $id }) может писать в чат
admin-banned = { $name } ({ $id }): вход запрещён
admin-unbanned = { $name } ({ $id }): вход разрешён
admin-reset = { $link } действует один раз, до { $until }
admin-player-deleted = { $name } ({ $id }): удалено
admin-table-deleted = Стол { $table } удалён
admin-announced = Теперь это видно на каждой странице
admin-announced-nothing = Объявлений больше нет
admin-registration-open = Регистрация открыта
admin-registration-closed = Регистрация закрыта; играть можно как гость
admin-resolved = Жалоба { $report } рассмотрена
backup-done = Скопировано в { $file }
check-progress = { $done } столов из { $games }
check-done = Проверено столов: { $tables }, событий: { $events }; в законченных играх ({ $games }) пересчитано розыгрышей: { $draws }.
check-earlier-rules = Из этих столов сыграно по прежним правилам: { $count }; они показываются как были и не продолжаются.
check-database = База данных: { $reason }
check-subject = { $subject }: { $reason }
check-event = Стол { $subject }, событие { $event }: { $reason }
check-gap = в журнале этого стола не хватает событий: { $detail }
check-card-without-log = стол есть в списке, но у него нет журнала
check-log-without-card = у стола есть журнал, но его нет в списке
check-seat-without-card = за этим столом сидят игроки, но его нет в списке
check-due-without-log = у стола назначен срок, но нет журнала
check-key-without-player = игрока этого сеанса или токена нет
check-invitation-without-table = стола этого приглашения нет
check-stage = в списках указана другая стадия, чем в журнале этого стола: { $detail }
check-card = в списках есть более поздние события или другие игроки, чем в журнале этого стола: последние события могли быть потеряны
load-actions = { $tables } столов, { $seconds } с: подтверждённых действий { $actions }, в секунду { $rate }
load-latency = Время ответа: половина до { $p50 } мс, 99 из 100 до { $p99 } мс, все до { $max } мс
load-idle = { $tables } столов с открытыми потоками: сервер занимает { $mebibytes } МиБ
load-cold = Стол из { $events } событий новый сервер показал через { $millis } мс
load-soak = Через { $minutes } мин: действий в секунду { $rate }, 99 из 100 до { $p99 } мс; память { $mebibytes } МиБ, открытых файлов { $files }, журнал упреждающей записи { $wal } МиБ, база данных { $database } МиБ
