### Mississippi Queen on the page: the controls, players and table, the river in words.

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
mq-ground-station = coal station
mq-named-dock = dock { $tile }
mq-named-station = coal station { $tile }
mq-about-dock = end a move here at speed 1 to board a passenger
mq-about-station = end a move here at speed 1 to fill the bunkers
mq-ground-driftwood = driftwood
mq-ground-sandbank = sandbank
mq-ground-finish = finish dock
mq-ground-end = end of the river

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
mq-bow = Bow at the end of the turn
mq-bow-coal = Bow { $dir }: { $coal ->
        [0] no coal
       *[other] { $coal } coal
    }{ $more ->
        [0] {""}
       *[other] , { $more } more
    }
mq-push-where = Where does the pushed boat go?
mq-push-option = { $boat } { $arrow } { $dir }: { $coal ->
        [0] no coal
       *[other] { $coal } coal
    }{ $more ->
        [0] {""}
       *[other] , { $more } more
    }
mq-push-no = push no further: { $coal ->
        [0] no coal
       *[other] { $coal } coal
    }{ $more ->
        [0] {""}
       *[other] , { $more } more
    }
mq-confirm = Confirm
mq-speed-elsewhere = Speed { $speed }, not to this space: { $coal ->
        [0] no coal
       *[other] { $coal } coal
    }
mq-confirm-coal = Confirm: { $coal ->
        [0] no coal
       *[other] { $coal } coal
    }
mq-result = Speed { $speed }, { $coal ->
        [0] no coal
       *[other] { $coal } coal
    }
mq-all-spaces = Show all { $count } spaces
mq-ask-bow = Now choose where the bow points.
mq-ask-suggested = Your boat will face down the river. Confirm, or choose another direction.
mq-ask-push = Where should { $boat } go?
mq-ask-confirm = Confirm your choice, or step back.
mq-back-step = Step back
mq-back-turn = Restart turn
mq-thinking = Working out the courses …
mq-hint = Pick a marked space: the number is the coal it costs. A ring marks a boat that you would push.
mq-mode-wreck = Every turn ends in a wreck: your boat will miss its next turn, then start again at speed 1. Choose where it happens.
mq-mode-fast-finish = Your boat can only run into the finish too fast: it will be out of the race.
mq-do-bow = { $arrow } { $dir }
mq-do-push = Push { $arrow } { $dir }
mq-do-dock = Dock { $number }
mq-do-speed = Speed { $number }
mq-do-ahead = Ahead
mq-do-left = Left
mq-do-right = Right
mq-do-back = Back off
mq-do-end = End the move
mq-do-end-transfer = Transfer no more coal
mq-do-end-decline = Keep the passenger
mq-do-give = Give { $coal } coal to { $boat }
mq-do-take = Take { $coal } coal from { $boat }
mq-do-bunker = Take { $coal } coal from the Black Rose: { $boat }
mq-do-decline = Hand the passenger back

## Players and table

mq-speed-is = Speed { $speed }
mq-coal-is = Coal { $coal }
mq-passengers-is = Passengers: { $count } of 2
mq-is-home = finished, place { $place }
mq-is-out = out of the race
mq-is-repaired = under repair
mq-is-aground = aground
mq-is-waiting = { $dock ->
        [0] not on the river yet
       *[other] waits behind dock { $dock }
    }
mq-round = Round { $round }
mq-setup = Before the start
mq-order = Turn order
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
        [one] { $steps } space away
       *[other] { $steps } spaces away
    }
mq-ahead-none = no docks in sight
mq-steps-from-me = { $steps ->
        [one] { $steps } space from my boat
       *[other] { $steps } spaces from my boat
    }
