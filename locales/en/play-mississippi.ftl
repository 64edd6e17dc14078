### Mississippi Queen on the page: what is expected, the controls, the river in words, the race report.

mq-boat = { $boat } · { $name }
mq-space = space { $space }
mq-space-with = space { $space }, { $ground }
mq-ground-water = water
mq-ground-land = land
mq-ground-dock = { $count ->
        [0] dock without passengers
        [one] dock with { $count } passenger
       *[other] dock with { $count } passengers
    }
mq-ground-coal = coal station
mq-ground-driftwood = driftwood
mq-ground-sand = sandbank
mq-ground-finish = finish dock
mq-ground-end = end of the river
mq-dir-n = north
mq-dir-ne = north-east
mq-dir-se = south-east
mq-dir-s = south
mq-dir-sw = south-west
mq-dir-nw = north-west

## What is expected

mq-over = The race is over.
mq-chance = The river decides.
mq-waits = { $own ->
        [yes] Waiting for { $name } ({ $boat }).
       *[no] Waiting for { $name }, who steers the { $boat }.
    }
mq-expect-setup-dock = Choose a start dock for { $boat }.
mq-expect-setup-bow = Where does the bow of { $boat } point at the start?
mq-expect-enter = { $boat } enters the river: choose a dock.
mq-expect-free-bow = Set the bow of { $boat } as you like, for free.
mq-expect-speed = Your turn, { $boat }: pick a space, or steer.
mq-expect-move = { $boat } is under way: { $points ->
        [0] turn the bow if you like, then end the move.
        [one] { $points } movement point left.
       *[other] { $points } movement points left.
    }
mq-expect-chain = { $boat } pushes: where does the next boat of the chain go?
mq-expect-back-bow = { $boat } is off the sandbank: set its bow, for free.
mq-expect-stuck-bow = { $boat } is stuck on the sandbank: set its bow.
mq-expect-transfer = { $boat } can exchange coal now, or go on without.
mq-expect-decline = { $boat } has taken a passenger aboard: keep it, or hand it back.
mq-expect-bows = { $boat } has been pushed: set its bow, for free.

## Controls

mq-controls = Your decision
mq-speeds = Speed
mq-speed = Speed { $speed }: { $coal ->
        [0] no coal
       *[other] { $coal } coal
    }
mq-speed-not = Speed { $speed }: not possible
mq-points = Movement points left: { $points } of { $speed }
mq-steer = Steer step by step
mq-target = A whole turn
mq-target-choose = Choose a space …
mq-target-space = { $space }: { $coal ->
        [0] no coal
       *[other] { $coal } coal
    }
mq-bow = Bow at the end
mq-bow-coal = Bow { $dir }: { $coal ->
        [0] no coal
       *[other] { $coal } coal
    }
mq-push-where = Where does the pushed boat go?
mq-push-option = { $boat } { $arrow } { $dir }
mq-push-no = push no further
mq-turn = { $space }, bow { $bow }, speed { $speed }, { $coal ->
        [0] no coal
       *[other] { $coal } coal
    }
mq-turn-pushes = { $count ->
        [one] pushes { $count } boat
       *[other] pushes { $count } boats
    }
mq-turn-slows = speed { $speed } afterwards
mq-confirm = Confirm
mq-back-step = Step back
mq-back-turn = Restart turn
mq-thinking = Working out the courses …
mq-hint = Marked spaces can be reached; the number is the coal.
mq-hint-bow = Now pick the bow.
mq-mode-wreck = No complete turn is possible: the boat will wreck, and the page only offers the least bad ways.
mq-mode-fast-finish = No complete turn is possible: the boat can only run into the finish too fast.
mq-do-bow = { $arrow } { $dir }
mq-do-push = Push { $arrow } { $dir }
mq-do-dock = Dock { $number }
mq-do-speed = Speed { $number }
mq-do-ahead = Ahead
mq-do-left = Left
mq-do-right = Right
mq-do-back = Back off
mq-do-end = End the move
mq-do-end-transfer = No more coal changes boats
mq-do-end-decline = Keep the passenger
mq-do-give = Give { $coal } coal to { $boat }
mq-do-take = Take { $coal } coal from { $boat }
mq-do-bunker = Bunker { $coal } coal from the Black Rose: { $boat }
mq-do-decline = Hand the passenger back

## Players and table

mq-speed-is = Speed { $speed }
mq-coal-is = Coal { $coal }
mq-passengers-is = Passengers: { $count } of 2
mq-is-home = home, place { $place }
mq-is-out = out of the race
mq-is-repaired = under repair
mq-is-aground = aground
mq-is-waiting = { $dock ->
        [0] not on the river yet
       *[other] waits behind dock { $dock }
    }
mq-round = Round { $round }
mq-setup = Before the start
mq-order = Order of the round
mq-tiles = { $count ->
        [0] The finish is in sight
        [one] { $count } tile to come, then the finish
       *[other] { $count } tiles to come, then the finish
    }
mq-steers = { $name } steers the Black Rose this round

## The river in words

mq-mine = My boat
mq-mine-none = All boats
mq-others = The other boats
mq-boat-afloat = { $boat }: { $space }, bow { $bow }, speed { $speed }, coal { $coal }, passengers { $passengers } of 2
mq-boat-rose = { $boat }: { $space }, bow { $bow }, speed { $speed }
mq-boat-otherwise = { $boat }: { $state }
mq-around = Around it
mq-around-one = { $dir }: { $what }
mq-ahead = Ahead on the river
mq-ahead-one = { $what }: { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
mq-ahead-none = no docks in sight
mq-steps-from-me = { $steps ->
        [one] { $steps } step from my boat
       *[other] { $steps } steps from my boat
    }

## The race report

mq-event-tile-out = Tile { $tile } stays in the box
mq-event-placed = { $boat } lies at start dock { $dock }
mq-event-round-began = Round { $round }
mq-event-entered = { $boat } enters the river
mq-event-bow-set = { $cause ->
        [restart] { $boat } starts again and points its bow { $bow }
        [aground] { $boat } stays aground and points its bow { $bow }
       *[start] { $boat } points its bow { $bow }
    }
mq-event-speed-set = { $boat } steams at speed { $speed }{ $coal ->
        [0] {""}
       *[other] {" "}for { $coal } coal
    }
mq-event-turned = { $boat } turns { $bow } for { $coal } coal
mq-event-pushed = { $by } pushes { $boat } away
mq-event-backed-off = { $boat } backs off the sandbank{ $coal ->
        [0] {""}
       *[other] {" "}for { $coal } coal
    }
mq-event-aground = { $cause ->
        [push] { $boat } is pushed aground
       *[move] { $boat } runs aground
    }
mq-event-left-sand = { $boat } leaves the sandbank{ $coal ->
        [0] {""}
       *[other] {" "}for { $coal } coal
    }
mq-event-slowed = { $cause ->
        [push] The push into driftwood slows { $boat } to speed { $speed }
       *[move] Driftwood slows { $boat } to speed { $speed }
    }
mq-event-wrecked = { $boat } wrecks
mq-event-missed = { $cause ->
        [aground] { $boat } cannot leave the sandbank and misses a turn
        [no-coal] { $boat } has no coal to leave the sandbank and misses a turn
        [rose-aground] { $boat } is aground and misses a turn
       *[repairs] { $boat } is being repaired and misses a turn
    }
mq-event-passed = { $cause ->
        [no-way] { $boat } has no way to go and passes
        [rose] { $boat } cannot move and misses a turn
       *[blocked] { $boat } cannot get past and passes
    }
mq-event-stuck = { $boat } is stuck on the sandbank
mq-event-eliminated = { $boat } has no coal for any way out and is eliminated
mq-event-disqualified = { $boat } runs into the finish too fast and is disqualified
mq-event-passenger-taken = A passenger comes aboard: { $boat }
mq-event-passenger-returned = The passenger goes back ashore: { $boat }
mq-event-refuelled = { $boat } fills its bunkers at the coal station
mq-event-coal-given = { $from } gives { $coal } coal to { $to }
mq-event-bunkered = { $boat } takes { $coal } coal from the Black Rose
mq-event-tile-laid = The river goes on { $bend ->
        [left] to the left
        [right] to the right
       *[straight] straight ahead
    }: tile { $tile }{ $passengers ->
        [0] {""}
        [one] {" "}with { $passengers } passenger
       *[other] {" "}with { $passengers } passengers
    }
mq-event-finish-laid = The finish comes in sight { $bend ->
        [left] to the left
        [right] to the right
       *[straight] straight ahead
    }
mq-event-tile-removed = Tile { $tile } is left behind and removed
mq-event-home = { $boat } is home, place { $place }
