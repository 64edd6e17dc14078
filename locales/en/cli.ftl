### What the commands say.

error = error: { $what }
warning = warning: { $what }

rules-heading = { $id } { $title }
rules-heading-edition = { $id } { $title } ({ $edition })
rules-edition-says = { $edition }: { $statement }
rules-diff = { $a } and { $b } differ on { $count } { $count ->
        [one] point
       *[other] points
    }
rules-point = as a house rule: { $field }={ $a } or { $field }={ $b }

perft-nodes = depth { $depth }, nodes: { $nodes }

replay-heading = { $game }, { $edition }, after { $at } of { $entries } entries
replay-heading-unfinished = { $game }, { $edition }, unfinished, after { $at } of { $entries } entries

simulate-progress = { $done } of { $games } games
simulate-heading = games: { $games }, seed { $seed }
simulate-rounds = rounds: mean { $mean }, from { $least } to { $most }
simulate-turns = turns: mean { $mean }, from { $least } to { $most }
simulate-actions = micro-actions: mean { $mean }, from { $least } to { $most }
simulate-count-wrecks = wrecks: { $total }, { $mean } a game
simulate-count-eliminations = eliminations: { $total }, { $mean } a game
simulate-count-disqualifications = disqualifications: { $total }, { $mean } a game
simulate-count-rerolls = direction die thrown again: { $total }, { $mean } a game
simulate-count-gems = gems brought ashore: { $total }, { $mean } a game
simulate-count-thefts = thefts: { $total }, { $mean } a game
simulate-count-losses = canoes over the falls: { $total }, { $mean } a game
simulate-count-bought-back = canoes bought back: { $total }, { $mean } a game
simulate-winner = won by seat { $seat }: { $count } ({ $share } %)
simulate-end = { $reason }: { $count } ({ $share } %)

arena-bot = bot
arena-games = games
arena-wins = wins
arena-share = % won (95 %)
arena-rank = mean rank
arena-rating = rating (95 %)
arena-mean-time = ms/turn
arena-longest-time = longest
arena-turns = turns
arena-forfeits = forfeits
arena-count-wrecks = wrecks
arena-count-eliminations = eliminations
arena-count-disqualifications = disqualifications
arena-count-gems = gems
arena-count-thefts = thefts
arena-count-losses = over the falls
arena-count-bought-back = bought back
arena-forfeit = game { $number }: { $name } at seat { $seat } loses: { $reason }
arena-pair = pair
arena-met = met
arena-ahead = first ahead
arena-level = level
arena-behind = second ahead
arena-ahead-share = % first ahead (95 %)
arena-interrupted = interrupted after { $games } of { $wanted } games
arena-sprt-high = SPRT: { $bot } wins { $high } % of the games or more, not { $low } % or less (log-likelihood ratio { $ratio }, bounds ±{ $bound }, error { $error } %)
arena-sprt-low = SPRT: { $bot } wins { $low } % of the games or less, not { $high } % or more (log-likelihood ratio { $ratio }, bounds ±{ $bound }, error { $error } %)
arena-sprt-open = SPRT: not settled whether { $bot } wins { $low } % of the games or less, or { $high } % or more (log-likelihood ratio { $ratio }, bounds ±{ $bound }, error { $error } %)
explain-game = game { $number }
explain-heading = turn { $turn }, { $speaker } ({ $bot }), turns considered: { $considered }
explain-visits = tries
explain-chance = % seat { $seat }
explain-line = then: { $line }
advise-turn = { $speaker }: { $turn }
tune-weight = { $name }: { $old } → { $new }
verify-holds = All draws are as promised: { $draws } were recomputed.
verify-promise = promised before the first move: { $commitment }
plot-ratings = Ratings, with 95 % confidence
plot-rounds = Games by their rounds
plot-held-coal = Players by the coal left at the end
plot-held-gems = Players by their gems at the end

bench-start-two-boats = Two boats on the river
bench-start-two-players = Two players with two boats each
bench-start-five-players = Five players, all B tiles and the Black Rose
bench-start-three = Three players
bench-start-five = Five players
bench-turns = random play: { $value } turns/s
bench-positions-met = all complete turns: { $value } positions/s, { $plans } turns each on average
bench-positions-any-coal = the same with any amount of coal, 0 to 6 evenly: { $value } positions/s, { $plans } turns each
bench-positions-full-coal = the same with full bunkers: { $value } positions/s, { $plans } turns each
bench-positions-both-afloat = the same with a number and both canoes afloat: { $value } positions/s, { $plans } turns each
bench-action = one micro-action: { $value } ns
bench-action-inside = one micro-action that does not end the turn: { $value } ns
bench-state = size of a state: { $bytes } bytes

end-forfeit = The game is over: a bot has forfeited

serve-ready = Paddlewheel is ready: { $address }
serve-reviewed = The rules were corrected. Of the tables in this database { $kept } continue; { $earlier } were played under earlier rules and can only be read.
serve-unreadable = Tables that cannot be read: { $unreadable }. They are left as they are.
serve-database = Everything is kept in { $database }. Ctrl-C ends it.
serve-insecure-seed = WARNING: insecure seed { $seed }. Anybody can work out every draw. For tests only.
serve-ended = Ended.
serve-config = Configuration: { $file }
serve-metrics = Metrics: { $address }
config-default = default
config-file-line = { $file }, line { $line }
config-unset = { $name } is not set
config-example =
    Configuration of a Paddlewheel server, with the default of every option, or an example where there is none.
    Use it with `paddlewheel serve --config FILE`; `paddlewheel config check FILE` checks it.
    Environment variables (PADDLEWHEEL_LISTEN, PADDLEWHEEL_LIMITS_STREAMS) take precedence over the file,
    and the command line takes precedence over both. Paths are relative to the working directory.
export-done = Tables written: { $count }
import-done = { $file }: table { $table }
admin-guest = (guest)
admin-state-banned = banned
admin-state-muted = muted
admin-renamed = { $id } is called { $name } now
admin-muted = { $name } ({ $id }) cannot chat
admin-unmuted = { $name } ({ $id }) can chat
admin-banned = { $name } ({ $id }) is banned
admin-unbanned = { $name } ({ $id }) can log in
admin-reset = { $link } works once, until { $until }
admin-player-deleted = { $name } ({ $id }) is deleted
admin-table-deleted = The table { $table } is deleted
admin-announced = Every page shows it now
admin-announced-nothing = The announcement has been removed
admin-registration-open = People can create accounts
admin-registration-closed = Nobody can create an account; guests can play
admin-resolved = The report { $report } is resolved
backup-done = Copied to { $file }
check-progress = { $done } of { $games } tables
check-done = Checked: { $tables } tables with { $events } events; in { $games } finished games { $draws } draws were recomputed.
check-earlier-rules = Of these tables { $count } were played under earlier rules: they are shown as they were played and cannot be continued.
check-database = Database: { $reason }
check-subject = { $subject }: { $reason }
check-event = Table { $subject }, event { $event }: { $reason }
check-gap = events are missing from the log of this table: { $detail }
check-card-without-log = the table is listed, but has no log
check-log-without-card = the table has a log, but is not listed
check-seat-without-card = players sit at this table, but it is not listed
check-due-without-log = the table has a deadline, but no log
check-key-without-player = the player of this session or token does not exist
check-invitation-without-table = the table of this invitation does not exist
check-stage = lists show a different stage from the log of this table: { $detail }
check-card = lists know of later events, or of other players, than the log of this table: its last events may be lost
load-actions = { $tables } tables, { $seconds } s: { $actions } acknowledged actions, { $rate } a second
load-latency = Answer times: half within { $p50 } ms, 99 of 100 within { $p99 } ms, all within { $max } ms
load-idle = { $tables } tables with open streams: the server takes { $mebibytes } MiB
load-cold = A table of { $events } events, shown by a fresh server after { $millis } ms
load-soak = After { $minutes } min: { $rate } actions a second, 99 of 100 within { $p99 } ms; memory { $mebibytes } MiB, open files { $files }, write-ahead log { $wal } MiB, database { $database } MiB
