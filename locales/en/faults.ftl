### What is wrong with something that was read or asked; by the key of the fault.

fault-at = { $place }: { $what }
place-line = line { $number }
place-column = column { $number }
place-entry = entry { $number }
illegal = { $rule } ({ $title }): { $statement }
illegal-lacking = { $rule } ({ $title }), { $need } needed, { $have } there: { $statement }

number-out-of-range = { $value } is not a whole number from { $least } to { $most }
list-too-long = the list is too long, at most { $most } are possible
unknown-language = there is no language { $name }; there are { $known }
unknown-game = there is no game { $name }; there are { $known }
unknown-edition = there is no edition { $name }; there are { $known }
unknown-rule = there is no rule { $name }; the nearest are { $near }
rule-is-example = { $name } is not a rule but a worked example: examples are in fixtures/*/scenarios and show the rules at work
unknown-action = { $name } is not an action; actions look like { $known }
unknown-chance = { $name } is not an outcome; outcomes look like { $known }
unknown-boat = there is no boat { $name }; there are { $known }
unknown-tile = there is no tile { $name }; there are { $known }
unknown-direction = there is no direction { $name }; there are { $known }
unknown-bend = a tile lies { $known }, not { $name }
unknown-space = { $name } is not a space; a space is tile.cell, such as 3.17, with cells 0 to 19
unknown-gem = there is no gem { $name }; there are { $known }
unknown-arm = there is no arm { $name }; there are { $known }
unknown-place = there is no place { $name }; there are { $known }
unknown-colour = nobody plays { $name }; the players are { $known }
unknown-card = there is no card { $name }; there are { $known }
unknown-canoe = a player has the canoes { $known }, not { $name }

argument-unknown = there is no option { $name }; --help shows all
argument-unknown-near = there is no option { $name }; perhaps { $near }
command-unknown = there is no command { $name }; --help shows all
command-unknown-near = there is no command { $name }; perhaps { $near }
argument-missing = { $name } is missing
argument-conflict = { $name } and { $other } do not go together
argument-twice = { $name } may be given only once
argument-needs-value = { $name } needs a value
argument-surplus = { $value } is one value too many for { $name }
argument-too-many = { $value } is one argument too many
argument-value = { $value } is not possible for { $name }
argument-value-known = { $value } is not possible for { $name }; possible values are { $known }
argument-not-utf8 = an argument is not UTF-8 text
option-needed = it is missing; possible values are { $known }
option-foreign = { $game } has no such option; it has { $known }
house-rule-form = { $value } is not a house rule; a house rule looks like push_chain=forbidden
house-rule-unknown = there is no point { $name } that a house rule can change; there are { $known }
house-rule-value = { $name } cannot be { $value }; it can be { $known }
table-excluded = the rules exclude this ({ $rule }): { $statement }
table-incomplete = the rules need more here, { $missing } are missing ({ $rule }): { $statement }

file-unreadable = the file cannot be read: { $reason ->
        [not-found] it does not exist
        [denied] permission denied
        [not-text] it is not UTF-8 text
        [folder] it is a folder
        [file] a folder on the way to it is a file
       *[other] the system refuses
    }
file-unwritable = the file cannot be written: { $reason ->
        [not-found] the folder does not exist
        [denied] permission denied
        [not-text] it is not text
        [folder] it is a folder
        [file] there is a file in the place of a folder
       *[other] the system refuses
    }
folder-unwritable = the folder cannot be created or written to: { $reason ->
        [denied] permission denied
        [file] there is a file of that name
       *[other] the system refuses
    }
file-exists = the file already exists; --force replaces it
stream-failed = standard input or output failed
game-stuck = game { $number } of seed { $seed } could not go on; please report this
worker-failed = a thread failed; please report this

unknown-bot = there is no bot { $name }; there are { $known } and, for a program, exec:COMMAND
bot-without-name = a bot has no name; there are { $known } and, for a program, exec:COMMAND
bot-setting = { $value } is not a setting of { $name }; there are { $known }, each with a number, as in nodes=50
bot-setting-range = { $value } is not a number from { $least } to { $most }
bot-no-setting = { $value }: { $name } has no settings
bot-setting-twice = { $value } repeats a setting
bot-not-ours = only the built-in bots give advice, not programs
advise-chance = chance decides here, not a player
advise-over = the game is over: nobody decides
advise-seat = this seat does not decide now; it is the turn of { $seats }
unknown-weight = { $name } is not a weight of this game; there are { $known }
missing-weight = the weight { $name } is missing or is not a number
bot-command = exec: needs a program
sprt-form = { $value } is not two shares between 0 and 1, the lower first, such as 0.5,0.65
arena-few-bots = { $count ->
        [one] there is { $count } bot
       *[other] there are { $count } bots
    } for { $game }, which takes { $least } to { $most } players; name more bots, some of them several times, or say --seats
arena-many-bots = there are { $count } bots for { $game }, which takes { $least } to { $most } players; name fewer, or say --seats to let them take turns
bot-start = the program { $name } cannot be started: { $reason ->
        [not-found] it does not exist
        [denied] permission denied
       *[other] the system refuses
    }
bot-ended = instead of an answer { $code ->
        [none] the program closed its output
        [signal] the program was ended by a signal
       *[other] the program ended with exit code { $code }
    }
bot-slow = no answer within { $most } ms
bot-nonsense = this is not an answer: { $answer }
bot-error = it answers with an error: { $message }
picture-kind = { $name } is not a picture; its name must end in .svg or .png
picture-failed = the picture could not be drawn; please report this

json-syntax = this is not valid JSON
json-ends = the JSON ends too early
json-duplicate-field = the field { $name } is there twice
json-unknown-field = there is no field { $name }; there are { $known }
json-no-fields = there is no field { $name }; none is possible here
json-missing-field = the field { $name } is missing
json-wrong-type = { $found } is not possible here; expected: { $wanted }
json-unknown-name = { $name } is not possible here; possible are { $known }
json-wrong = this does not fit: { $reason }
json-unwritable = this cannot be written as JSON; please report this

line-too-long = the line is longer than { $most } bytes
line-not-utf8 = the line is not UTF-8 text
request-not-object = a request is an object, a batch a list of at least one
request-id = an id is a text, a number or null
request-version = it has to be "2.0"
params-by-name = parameters are given by name, in an object
unknown-method = there is no method { $name }; there are { $known }
unknown-table = there is no table { $name }
table-exists = there is a table { $name } already
table-id-empty = the id of a table must not be empty
too-many-tables = no more than { $most } tables at a time; close one
actions-empty = at least one action is needed
chance-form = either an outcome, or draw: true with or without a seed
chance-not-listed = { $name } cannot happen now; chances lists the possible outcomes
no-chance-due = no outcome is due now

position-version = the position has format { $value }; this engine reads { $known }
position-start-tile = the river begins with A0, and only there, lying straight
position-tile-not-there = the tile { $name } is not in this game, or it is used already
position-river-overlaps = the tile lies too near to tile { $other } of the river
position-tiles-stay = tiles stay on the table in these rules
position-leaving = at most { $most } A tiles leave for B tiles, and only before the first tile is laid
position-finish-early = the finish lies only after the last tile; { $draws } are still to be drawn
position-finish-missing = all tiles are laid, so the finish must lie too: left, straight or right
position-pile-needed = which A tiles have left for B tiles cannot be guessed: name the pile
position-no-such-tile = the river has no such tile
position-no-dock = the tile { $name } has no passenger dock
position-no-spare = passengers wait beside the river only in the variant with the minimum of them
position-boat-too-many = this boat does not take part
position-boat-missing = the boat { $name } is missing
position-boat-where = one of at, waiting, home, out says where the boat is; only one on the river has a bow or repairs
position-two-boats = there is another boat on space { $space }
position-boat-on-land = space { $space } is land
position-aground-speed = a boat aground has speed 1
position-served = a boat has taken its passengers on different tiles with docks, one for each passenger aboard; tile { $value } does not fit
position-passengers-aboard = no more than { $most } passengers can have come aboard: the others still wait, or their docks are not on the river yet
position-last-tile = a boat is on the last tile, so the next tile is laid by now; in the middle of a turn course.entered_last says that it is due
position-places = boats that are home, and boats that are out, are numbered from 0 without gaps
position-setup-round = the round is 0 during setup, and from 1 on in the race
position-virtual-coal = only a boat of round 1 has the extra coal of the sixth boat
position-order = the order names every boat that still races, each once
position-to-move = the boat { $name } does not race, so it has no turn
position-course = no boat can be in such a turn
position-finish-misfit = the finish cannot be laid there; another direction is free
position-repair = only editions with wrecks repair boats, and only the Black Rose has `resumes`
position-leaves-free = only a boat aground without coal leaves without coal, and only in an edition that finally allows it
position-end = the reason of the end goes with the phase over, and only with it
position-decided = the race is over with these boats, finished or out: nobody is left to race against, or a side has won; the phase is then over, and end says why
position-arm = where arms are drawn, none is the next
position-phase = the game cannot wait for this here
position-setup = before the first round everything is as at the start, and left out
position-canoe-gem = only a canoe on the river carries a gem
position-gems = there are { $most } gems of each colour, not { $value }: { $name }
position-turn = it cannot be this player’s turn here
position-card = cards lie from the phase cards on: all of them from act on, none before
position-hand = a hand has each card once, without the one that is laid, and as many as the round leaves
position-hand-needed = in this round some cards have been played: say which are in hand
position-seen = only cards that have been played have been seen, and the open one is among them
position-top = the card that still lies open was played and seen, and no other has been played on it
position-hidden = the position would reveal what this viewer may not know; secrets: true gives all of it
position-won = with these gems the game would have ended before
position-no-canoe = a player with neither canoe nor gem gets a canoe back
position-voyage = no player can be in such a turn

record-header = the header lacks { $need }
record-version = the record has format { $have }; this engine reads { $need }
record-game = this is a record of { $have }, not of { $need }
record-table = the position is of another table
record-too-long = the record is too long: { $have }, at most { $most } are read
record-line = this is neither a turn, nor a chance, nor a result: { $text }
record-entry = an entry has a seat with actions, or a chance
record-turn = { $action } belongs to the next turn and goes on its own line
record-split-turn = the turn of { $have } goes on here: it belongs on the line before
record-speaker = { $have } does not decide here; { $need } does
record-not-deciding = seat { $seat } does not decide here, so { $action } is out of place
record-needs-chance = an outcome is due here, not a turn of { $have }
record-chance = { $chance } cannot happen here
record-illegal = { $action } is against { $rule }: { $statement }
record-after-end = the game is over before { $action }
record-earlier-rules = the game was played under earlier rules: it can be replayed and imported, but not checked or continued
record-impossible = { $action } cannot be carried out here: the game was played under earlier rules
record-after-result = nothing comes after the result: { $text }
record-result = the result is { $need }, not { $have }
record-result-missing = the game is over, but its result is missing: { $need }
record-result-early = the game is not over, so it has no result yet: { $have }
record-hidden-start = the game starts from a position with cards that are sealed or covered (NI-R-19); its record is open when the game is over
record-hidden = the game is in progress, and its record would reveal cards that are sealed or covered (NI-R-19); it is open when the game is over

fair-draws = there are more or fewer draws than the record has
fair-hash = this is not a hash: 64 digits from 0 to f are needed
fair-missing = the record says nothing about its draws: only games of a server do
fair-order = the numbers of the draws do not increase
fair-outcome = { $have } is not what the dice gave
fair-secret = the secret is not the one that was promised
host-asked = seat { $seat } has already asked
host-begun = the game has begun
host-decision = this was decision { $have }, but the next one is { $need }
host-empty = there is no text
host-full = the table is full
host-illegal = { $action } is not allowed
host-log = the log of the table is not complete or was changed
host-maker-twice = the player who creates the table has only one seat
host-no-bot = no bot plays at seat { $seat }
host-no-player = nobody sits at seat { $seat }
host-no-seat = there is no seat { $seat }
host-nobody-to-ask = there is nobody to ask; bots always agree
host-not-asked = nobody has asked
host-not-begun = the game has not begun
host-not-deciding = seat { $seat } does not decide now
host-not-invited = seat { $seat } is for somebody else
host-not-over = the game is not over yet
host-nothing-to-take-back = there is nothing to take back: something was revealed, or somebody else has decided
host-over = the game is over
host-earlier-rules = the game was played under earlier rules and cannot be continued
host-resigned = a player who has resigned cannot come back
host-runs-past = the turn ends before { $action }
host-seat-open = seat { $seat } is still open
host-seats = there must be { $need } seats, not { $have }
host-taken = seat { $seat } is taken
host-too-long = too long: at most { $most } characters
host-unreachable = { $obstacle ->
        [land] Land is in the way
        [boats] Other boats are in the way
        [aground] A boat aground leaves its sandbank straight ahead
        [sandbank] A sandbank is in the way: a move ends there
        [stays] A boat cannot stay where it is
        [open-end] The river ends there for now
        [removed] That part of the river is gone
        [far] Too far: { $need } points needed, { $have } left
        [push] The boat there cannot be pushed away
        [coal] Not enough coal: { $need } needed, { $have } left
        [direction] In one turn a canoe moves in one direction
        [points-left] The canoe has to use all its points
       *[turn] No complete turn leads there
    }
host-too-often = this has been done too often at this table: { $most } times is the limit
host-removed = you were removed from this table; only a new invitation lets you sit down again
host-closed = the table was closed
host-left = you have left your seat to a bot
host-no-offer = nobody has offered a rematch
host-rematch-waits = not everybody has agreed to the rematch yet
host-rematch-made = the table for the rematch already exists
web-banned = this account is banned until { $until }
web-banned-for-good = this account is banned
web-muted = you cannot chat until { $until }
web-muted-for-good = you cannot chat on this server
web-registration-closed = this server takes no new accounts at the moment; guests can play
web-report-self = you cannot report yourself
web-report-what = either a seat or a message is needed
web-no-saying = there is no message at this place of the log
web-too-many-reports = you may have at most { $most } open reports
web-busy = the server cannot do this right now: please try again
web-not-ready = the server is not ready: its { $part } does not work now
web-damaged = this table is damaged: its log cannot be replayed. Trying again does not help; please tell whoever runs the server
web-foreign-site = this was sent by a page of another site
web-has-account = this player already has an account
web-internal = this is an error of the server: please report it
web-last-event = Last-Event-ID must be a whole number
web-login = the name or the password is wrong
web-login-form = { $least } to { $most } letters, digits, - and _ are needed
web-name-confusable = the name looks like { $name }, who sits here already; please choose another
web-name-direction = the name contains characters that change the direction of text
web-name-invisible = the name has no visible characters
web-login-taken = the name is taken
web-media-type = the content must be application/json
web-method = this address does not take such requests
web-no-account = this player has no account
web-no-seat = you have no seat at this table
web-no-table = there is no such table
web-not-found = there is nothing here
web-not-maker = only the person who made the table can do this
web-not-yours = this seat is not yours
web-password-form = { $least } to { $most } characters are needed
web-query = the parameters cannot be read: one is missing, unknown or of the wrong kind
web-token = this token is not valid
web-token-account = a token cannot change the account: log in to do that
web-token-expired = this token has expired
web-token-expiry = a time in the future is needed, at most { $days } days ahead
web-token-read = this token may only read
web-too-large = too large: at most { $most } bytes
web-too-many = too many requests: please wait { $wait } s
web-too-many-streams = too many event streams are open
web-too-many-tables = you may have at most { $most } unfinished tables
web-too-many-tokens = you may have at most { $most } tokens
web-too-slow = the body of the request came too slowly: at most { $most } seconds

admin-no-player = there is no player { $name }: an id or a login is needed
admin-no-account = { $name } is a guest without an account, so there is no password
admin-no-table = there is no table { $name }
admin-no-report = there is no report { $name }
admin-duration = { $value } is not a duration such as 30m, 12h or 90d
admin-time = { $value } is not a time such as 2026-11-20T18:30:00Z
address-form = { $value } is not an address such as 127.0.0.1:7380
public-url-form = { $value } is not an address such as https://play.example
config-syntax = this is not TOML: { $reason }
config-unknown = there is no such option; there are { $known }
config-unknown-near = there is no such option; perhaps { $near }
config-kind = this has to be { $kind ->
        [switch] true or false
        [number] a whole number
       *[text] a text in quotes
    }, such as { $example }
config-variable-unknown = this variable does not belong to any option and is ignored
config-secret-typed = everyone on this machine can see a password on the command line; use PADDLEWHEEL_DATABASE, --database-file or the configuration file
config-secret-readable = everyone on this machine can read this file, and it contains a password; use chmod o-r
config-database-file = this file has to contain the address of a database in one line, and nothing else
log-filter-form = { $value } is not a log filter; use error, warn, info, debug, trace or off, or for single parts warn,access=info
metrics-listen-failed = cannot listen on { $address }: { $reason }; use another address for --metrics-listen
backup-exists = the file already exists, and a copy does not replace it: choose another name
check-found = problems were found: { $count }
check-gap-fault = an event is missing here
database-failed = the database does not work: { $reason }
database-foreign = this SQLite file belongs to another program: name another file
database-in-use = another server uses this SQLite file: end that one first, or name another file
database-linked = this SQLite file has several names (hard links), and SQLite would keep a log of its own for each: remove the other names, or make a copy
database-newer = it was made by a newer version of paddlewheel: use that one, or another file
database-unknown = { $kind } is not a known kind of database: name a SQLite file or postgres://…
listen-failed = cannot listen on { $address }: { $reason }; choose another address with --listen, or port 0 for any free one
insecure-seed-public = a known seed is for tests on this machine alone; { $address } can be reached by others; use --listen 127.0.0.1:0
load-failed = the server did not do what was expected: { $reason }
runtime-failed = the program cannot run on this system ({ $reason })
site-missing = there is no page here, { $file } cannot be read ({ $reason }); `npm run build` in the folder web makes web/dist
advice-no-time = { $name } does not look ahead: milliseconds are for hard and expert
advice-others = advice is for tables without other people, or after the game
advice-moment = earlier moments get advice once the game is over
advice-busy = an adviser is still thinking for you; wait for its answer

draw-over-record = this is the record itself; name another file for the picture
bot-broke = a bot failed; please report this
term-nobody-listens = there is no chat here: only tables on a server have one
server-foreign = { $server } is not a Paddlewheel server, or it does not work properly (HTTP { $status })
server-said = { $detail }
server-unreachable = the server cannot be reached at { $server }: { $reason }
server-timeout = the server at { $server } did not answer within { $seconds } seconds
server-url = { $value } is not the address of a server; an address begins with http:// or https://, such as http://127.0.0.1:7380
server-table = { $value } is not the id of a table: the id is the part after /table/ in the link
server-no-seat = no seat is free at this table; use watch to look on
seat-form = { $value } cannot sit here; possible are me, me:NAME and bots: { $known }
record-of-another-game = this is a game of { $game }, not of { $wanted }
