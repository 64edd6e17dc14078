### The race in words: the report, and what is asked. Built in `crates/host/src/games/mississippi_queen/report.rs`.

## Names

mq-dir-n = north
mq-dir-ne = north-east
mq-dir-se = south-east
mq-dir-s = south
mq-dir-sw = south-west
mq-dir-nw = north-west

## What is asked

mq-over = The race is over.
mq-chance = The river decides.
mq-waits = { $own ->
        [yes] Waiting for { $name } ({ $boat }).
       *[no] Waiting for { $name }, who steers the { $boat }.
    }
mq-expect-setup-dock = Choose a start dock for { $boat }.
mq-expect-setup-bow = Which way should { $boat } face at the start?
mq-expect-enter = { $boat } enters the river: choose a dock.
mq-expect-free-bow = Set the bow of { $boat } as you like, for free.
mq-expect-speed = Your turn, { $boat }: pick a space, or steer step by step.
mq-expect-move = { $boat } is under way: { $points ->
        [0] turn the bow if you like, then end the move.
        [one] { $points } movement point left.
       *[other] { $points } movement points left.
    }
mq-expect-chain = { $boat } pushes: where does the next boat of the chain go?
mq-expect-back-bow = { $boat } is off the sandbank: set its bow, for free.
mq-expect-stuck-bow = { $boat } is stuck on the sandbank: set its bow.
mq-expect-transfer = { $boat } can transfer coal now, or go on without.
mq-expect-decline = { $boat } has taken a passenger aboard: keep the passenger, or hand them back.
mq-expect-bows = { $boat } has been pushed: set its bow, for free.

## What has happened

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
mq-event-moved = { $boat } moves to space { $to }
mq-event-pushed = { $by } pushes { $boat } to space { $to }
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
mq-event-wrecked = { $boat } is wrecked
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
mq-event-eliminated = { $cause ->
        [aground] { $boat } has land ahead and astern and is eliminated
       *[no-coal] { $boat } does not have enough coal for any way out and is eliminated
    }
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
mq-event-home = { $boat } finishes, place { $place }
