### The page: start page, new tables, rules, replay, account.

## The start page

home-title = Two races on the river
home-lead = Steer a paddle steamer down the Mississippi, or fetch gems above Niagara Falls: against bots, with friends, or both. Nothing to install, no account needed.
home-play = Games
home-about-mississippi-queen = A race of paddle steamers on a river that nobody knows yet. Pick up two passengers, save your coal, and be the first to reach the finish.
home-facts-mississippi-queen = 2 to 6 players · about an hour
home-about-niagara = Paddle out, load gems, and get home before the river carries your canoe over the falls. Everybody chooses a card in secret.
home-facts-niagara = 3 to 5 players · about 40 minutes
home-play-now = Play now
home-starting = Casting off …
home-friends = Play with friends
home-rules = Rules
home-one-screen = On one screen
home-one-screen-about = Everybody plays on this device and passes it on.
home-gather-here = Who plays?
home-which-game = Which game
home-player = Player { $number }
home-one-more = One more player
home-one-less = One player less
home-begin = Begin
home-bots-fill = { $count ->
        [one] A bot takes the last seat.
       *[other] Bots take { $count } seats.
    }
home-cover = The cards stay hidden while you pass the device on.
home-mine = My tables
home-mine-empty = No table yet. “Play now” takes one click.
home-open = Open tables
home-open-empty = Nobody is waiting for players right now. Create a public table, and somebody may join.
home-watchable = Games to watch
home-watchable-empty = No public game is being played right now.
home-join = Join
home-go-on = Continue
home-watch = Watch
home-look-again = Replay
home-free-seat = free
home-waits = { $count ->
        [0] Everybody is here, ready to start
        [one] One seat is free
       *[other] { $count } seats are free
    }
home-over = Over
home-earlier-rules = Over · earlier rules
home-your-turn = It is your turn
home-turn-of = Waiting for { $names }
home-playing = In progress

## New tables

new-title = A new table
new-loading = Loading the games …
new-people = Who plays
new-game = The game
new-manners = The table
new-seats = Who sits where
new-seats-about = An open seat is for anybody with the link, or for everybody if the table is public. Invited players get a link of their own.
new-all-open = All others open
new-all-invited = All others invited
new-all-bots = All others bots
new-seat = Seat { $number }
new-sitter-maker = Me
new-sitter-open = Open
new-sitter-invited = By invitation
new-sitter-bot = Bot, { $level }
new-own-name = Your name at the table
new-usual = standard
new-excluded = The rules exclude it here:
new-dropped = Removed, because it no longer fits: { $option }.
new-house-changed = { $count ->
        [0] none
        [one] { $count } changed
       *[other] { $count } changed
    }
new-as-printed = as in the rulebook
new-pace = Thinking time
new-pace-unlimited = As long as you like
new-pace-live = A clock for each player
new-pace-per-turn = Days for each decision
new-pace-about-unlimited = Nobody is hurried.
new-pace-about-live = Your clock runs while everybody is waiting only for you; every decision adds a little time.
new-pace-about-per-turn = For games that last for days: every decision has its own time limit.
new-minutes = Minutes
new-increment = Seconds added
new-days = Days
new-privacy = Who finds the table
new-privacy-link = Only those with the link
new-privacy-public = Everybody
new-privacy-about-link = The table is not listed. Anybody with the link can watch.
new-privacy-about-public = The table is listed on the start page; anybody may take an open seat or watch.
new-absent = If somebody is away
new-absent-bot = A bot plays for them
new-absent-wait = The others wait
new-absent-about-bot = Whoever leaves or runs out of time is replaced by a bot and may come back.
new-absent-about-wait = The game stands still until they are back.
new-make = Create the table
new-make-and-start = Start the game
new-made = The table is ready
new-made-about = Send each invited player their own link. The links are shown only here, and only once.
new-to-table = Go to the table

option-edition = Edition
about-edition = Which rulebook applies. The rules pages show the differences side by side.
choice-edition-it2019 = 2019, Italian
choice-edition-fr2019 = 2019, French
choice-edition-ru2019 = 2019, Russian
choice-edition-it1997 = 1997 with The Black Rose
option-seats = Players
about-seats = How many play, bots included.
choice-seats = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
option-boats-each = Boats per player
about-boats-each = Two players always have two boats each; three can.
choice-boats-each-usual = standard
choice-boats-each-2 = two each
option-team-size = Teams
about-team-size = Team mates sit alternately; the first boat home wins for its team.
choice-team-size-usual = no teams
choice-team-size-2 = teams of two
choice-team-size-3 = teams of three
option-b-tiles = B tiles
about-b-tiles = Tiles with coal stations, driftwood, sandbanks and many islands. They take the place of plain ones.
choice-b-tiles-b1 = B1: two coal stations
choice-b-tiles-b1-b2 = B1/B2: coal and driftwood
choice-b-tiles-b2 = B2: driftwood
choice-b-tiles-b3-1 = B3: sandbanks, first
choice-b-tiles-b3-2 = B3: sandbanks, second
choice-b-tiles-b4 = B4: archipelago
option-length = River length
about-length = Each B tile replaces an A tile, or makes the river one tile longer: 12 to 18 tiles in all.
choice-length-usual = 12 tiles
choice-length = { $count } tiles
option-leaving = A tiles to remove
about-leaving = 1997: the A tiles that make room for the B tiles. Choose exactly as many as are removed, or none: then they are drawn.
option-transfer = Coal transfer
about-transfer = Boats of one player or team may give each other coal.
option-black-rose = The Black Rose
about-black-rose = A black boat that belongs to nobody gets in the way; the player in last place steers it.
option-minimum-passengers = Few passengers
about-minimum-passengers = There are only two passengers for each player on the whole river.
option-more-passengers = More passengers
about-more-passengers = One more waits at every blue dock, just to make the game easier.
option-introductory = Introductory game
about-introductory = A short river without passengers, to learn steering.
option-round-limit = Round limit
about-round-limit = The game ends after this many rounds at the latest.
choice-round-limit-none = no limit
option-finish-speed = Speed at the finish
about-finish-speed = How fast a boat may be when it docks at the finish.
choice-finish-speed-usual = 1, the standard
choice-finish-speed-2 = up to 2
option-fork = The fork
about-fork = Which arm the next disc takes where the river forks.
choice-fork-in-turn = the arms in turn, openly
choice-fork-random = drawn for each disc
option-tie = Ties
about-tie = What decides if several players reach the goal in the same round.
choice-tie-first = the first of them in turn order
choice-tie-value = the value of the gems
choice-tie-count = the number of gems
option-load-and-land = Load and land
about-load-and-land = Whether a canoe may land in the turn in which it has loaded a gem.
choice-load-and-land-allowed = allowed
choice-load-and-land-forbidden = forbidden
option-open-discards = Open discards
about-open-discards = Everybody may look through the discarded cards.
option-house = House rules
about-house = Every point on which the editions differ can be changed. The rule is linked beside it.

house-first-order-shuffled = the boats are drawn at random
house-first-order-clockwise = one player is drawn, the others follow clockwise
house-two-player-docks-1-4 = docks 1 and 4 against 2 and 3
house-two-player-docks-3-4 = docks 3 and 4 against 2 and 5
house-sixth-docks-3-or-5 = from dock 3 or 5
house-sixth-docks-2-or-3 = from dock 2 or 3
house-sixth-docks-3 = from dock 3
house-sixth-entry-free = costs nothing
house-sixth-entry-one-point = costs 1 movement point
house-clearance-no-touch = new tiles may not touch other tiles
house-clearance-no-overlap = new tiles may touch other tiles, but not cover them
house-first-turn-tile-when-entered = a tile is laid only when one is entered
house-first-turn-tile-always = a tile is always laid
house-rear-tiles-stay = they stay
house-rear-tiles-removed = they are removed, passengers and all
house-push-chain-allowed = chains are allowed
house-push-chain-forbidden = only onto free spaces
house-push-path-open = also onto the pusher’s path
house-push-path-used = not onto spaces that the pusher has used
house-push-path-barred = not onto the pusher’s path
house-no-turn-wreck = the boat is wrecked and misses a turn
house-no-turn-elimination = if only coal is missing, it is eliminated; otherwise it passes
house-wreck-wheel-at-restart = the wheel goes to 1 when the boat starts again
house-wreck-wheel-at-once = the wheel goes to 1 at the accident
house-blocked-same-as-no-turn = as after any accident
house-blocked-pass = it passes, at speed 1
house-driftwood-push-speed-kept = it keeps its speed
house-driftwood-push-speed-reduced = it loses 1 speed
house-driftwood-push-bow-owner = its owner sets the bow
house-driftwood-push-bow-kept = it keeps its bow
house-sand-without-coal-barred = never onto sandbanks
house-sand-without-coal-allowed = it may enter sandbanks
house-sand-back-one-coal = costs 1 coal
house-sand-back-free = costs nothing
house-sand-blocked-sets-bow = it uses the turn to set its bow
house-sand-blocked-misses-turn = it misses the turn, then sets its bow and leaves
house-sand-blocked-wrecks-or-sets-bow = land ahead and astern: it sets its bow; otherwise it is wrecked
house-sand-blocked-eliminated = land ahead and astern, or no coal: it is eliminated; otherwise it passes
house-sand-stuck-needs-coal = it needs coal to leave
house-sand-stuck-leaves-next = next turn it leaves without coal
house-pick-up-taken = it takes the passenger
house-pick-up-may-decline = it may decline
house-short-finish-barred = it cannot finish
house-short-finish-ranked-behind = it finishes behind those with two
house-fast-finish-nothing = it races on
house-fast-finish-disqualified = it is disqualified
house-extra-passengers-every-dock = one more on every dock
house-extra-passengers-blue-docks = one more on every blue dock
house-extra-passengers-none = none are added
house-teams-two-teams = four players in teams of two, six in teams of three
house-teams-two-or-three = four players in teams of two, six in teams of two or three
house-leaving-tiles-drawn = they are drawn
house-leaving-tiles-may-be-named = the players may name them
house-rose-dock-first-free = on the first free dock
house-rose-dock-any-free = on any free dock
house-rose-first-round-two-coal = 2 coal if it enters as the sixth boat
house-rose-first-round-one-coal = 1 coal, as in every round
house-rose-aground-misses-turn = it misses its next turn
house-rose-aground-leaves = it leaves like any boat
house-rose-bunker-full = fill up to 6
house-rose-bunker-two-a-round = at most 2 a round
house-rose-care-required = it must always keep a turn that costs at most 1 coal
house-rose-care-ignored = nobody has to see to that
house-rose-stuck-misses-turn = it misses the turn
house-rose-stuck-wreck = it is wrecked like any boat
house-introduction-absent = there is none
house-introduction-offered = there is one

## Rules

rules-title = Rules
rules-lead = Every rule in our own words, with a number that error messages, game logs and links refer to.
rules-of = The rules of { $game }
rules-games = Games
rules-about-mississippi-queen = Four editions, side by side if you like, with all modules and our rulings.
rules-about-niagara = The base game with its options and our rulings.
rules-search = Search
rules-search-hint-mississippi-queen = e.g. coal, PSH-02
rules-search-hint-niagara = e.g. falls, CAN-07
rules-edition = Edition
rules-with = Side by side with
rules-with-none = no other edition
rules-only-differences = Only differences ({ $count })
rules-found = { $count ->
        [0] Nothing found
        [one] { $count } rule
       *[other] { $count } rules
    }
rules-contents = Chapters
rules-none = No rule matches. Try fewer words.
rules-link = Link to { $id }
rules-differs = differs
rules-differs-begin = (only here:
rules-differs-end = )

chapter-mq-set = Setup
chapter-mq-pax = Passengers table
chapter-mq-ord = Turn order
chapter-mq-spd = Speed
chapter-mq-mov = Moving
chapter-mq-trn = Turning
chapter-mq-coa = Coal
chapter-mq-cra = Forced moves and accidents
chapter-mq-til = Discovering tiles
chapter-mq-rem = Removing tiles
chapter-mq-psh = Pushing
chapter-mq-pic = Picking up passengers
chapter-mq-end = End of the game
chapter-mq-int = Introductory game
chapter-mq-bti = Bringing in B tiles
chapter-mq-sta = Coal stations
chapter-mq-dri = Driftwood
chapter-mq-san = Sandbanks
chapter-mq-arc = Archipelago
chapter-mq-tra = Coal transfer
chapter-mq-two = Two players
chapter-mq-six = Six players
chapter-mq-blr = The Black Rose
chapter-mq-var = Variants
chapter-mq-r = Rulings
chapter-ni-set = Setup
chapter-ni-rnd = Round
chapter-ni-crd = Cards
chapter-ni-act = Acting
chapter-ni-can = Canoes
chapter-ni-gem = Gems
chapter-ni-stl = Stealing
chapter-ni-lnd = Landing
chapter-ni-wea = Weather
chapter-ni-riv = River
chapter-ni-fal = Falls
chapter-ni-rng = Ring
chapter-ni-end = End
chapter-ni-r = Rulings

## Replay

replay-title = Replay
replay-of = { $game }: replay
replay-loading = Loading the game …
replay-to-table = Go to the table
replay-controls = Replay controls
replay-slider = Moment of the game
replay-where = { $at } of { $last }, turn { $turn }
replay-first = To the start
replay-turn-back = One turn back
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-on = One step forward
replay-turn-on = One turn forward
replay-end = To the end
replay-speed = Speed of the replay
replay-times = { $speed } ×
replay-keys = Arrow keys: step · Space: play and pause · Home, End: start and end
replay-turns = Turns
replay-turn = Turn { $number }
replay-earlier = { $count ->
    [one] One earlier turn
   *[other] { $count } earlier turns
}
replay-later = { $count ->
    [one] One later turn
   *[other] { $count } later turns
}
replay-setup = Before the first turn
replay-download = Download
replay-download-about = The whole game, as far as you are allowed to see it: to keep, to analyse, or to continue elsewhere.
replay-as-text = For people (text)
replay-as-json = For programs (JSON)
replay-fair = Was it fair?
replay-fair-about = Before the first move the server committed itself to a secret. Every draw follows from that secret and from what the players added, so nobody can have chosen it.
replay-fair-check = Check every draw
replay-fair-busy = Recomputing every draw …
replay-fair-not-over = The game is not over yet. The secret is revealed at the end, and then everything can be checked.
replay-fair-holds = Everything is correct.
replay-fair-draws = { $count ->
        [one] { $count } draw was recomputed and is correct.
       *[other] { $count } draws were recomputed, and all are correct.
    }
replay-fair-fails = Something is wrong.
replay-fair-seen = The promise is the one this browser saw at the table.
replay-fair-unseen = This browser was not at the table during the game, so only the server can say what was promised.
replay-fair-another = The server now states a different promise from the one this browser saw at the table: the secret was swapped.
replay-fair-then = Promised at the table
replay-fair-now = Stated now
replay-commitment = What was promised

## The account

account-title = Account
account-is = You are { $name }, logged in as { $login }.
account-guest = You are { $name }, a guest: only this browser knows you.
account-nobody = Nobody knows you here yet. That changes with your first game.
account-name = Your name
account-name-about = What the others call you at new tables.
account-save = Save
account-saved = Saved
account-register = Create an account
account-register-about = Keep your tables, and find them on other devices. A name and a password are all it takes.
account-log-in = Log in
account-log-in-about = You have an account already.
account-login = Account name
account-login-form = 3 to 32 letters, digits, - or _
account-password = Password
account-password-form = At least 8 characters.
account-change = Change the password
account-change-about = This ends all your other sessions.
account-old = Old password
account-new = New password
account-change-tokens = Revoke all tokens, too
account-changed = The password has been changed
account-privacy = Your data
account-export = Download my data
account-delete = Delete my account
account-delete-about = If you delete your account, your name disappears from all tables, bots take over your seats, and the account cannot be restored. The games of others stay.
account-delete-password = Your password, to confirm
account-leave = Log out
account-leave-about = Your seats stay yours. Tokens keep working.
account-out-here = Log out here
account-out-everywhere = Log out everywhere
account-out = You are logged out
account-tokens = Tokens for programs
account-tokens-about = With a token a program, such as a bot, plays as you, or only watches. It cannot change your account.
account-api = How programs play
account-tokens-none = You have no tokens.
account-token-label = What it is for
account-token-scope = What it may do
account-token-scope-play = Play and watch
account-token-scope-read = Watch only
account-token-expiry = Expires
account-token-never = Never
account-token-days = After { $days } days
account-token-lasting = does not expire
account-token-until = until { $day }
account-token-expired = expired
account-token-make = Create a token
account-token-made = The token has been created
account-token-once = Copy it now: it is shown only once.
account-token-revoke = Revoke
account-token-revoked = The token no longer works
account-settings = Settings
account-settings-about = They apply to this browser only.
account-theme = Colours
account-theme-auto = same as the system
account-theme-day = day
account-theme-night = night
account-motion = Animations
account-sound = Sound when it is your turn
