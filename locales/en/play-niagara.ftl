### Niagara on the page: what is said while it is played. `disc` is the number of a space, `kind` is beach, lost or disc.

## Places and things

niagara-at-place = { $kind ->
        [beach] on the beach
        [lost] lost
       *[disc] { $arm ->
            [left] on disc { $disc } left
            [right] on disc { $disc } right
           *[none] on disc { $disc }
        }
    }
niagara-to-place = { $kind ->
        [beach] to the beach
        [lost] over the falls
       *[disc] { $arm ->
            [left] to disc { $disc } in the left arm
            [right] to disc { $disc } in the right arm
           *[none] to disc { $disc }
        }
    }
niagara-a-gem-amethyst = an amethyst
niagara-a-gem-diamond = a diamond
niagara-a-gem-amber = an amber
niagara-a-gem-sapphire = a sapphire
niagara-a-gem-ruby = a ruby
niagara-card-number = Card { $card }
niagara-card-cloud = Cloud
niagara-aboard = { $gem } aboard
niagara-canoes = Canoes
niagara-no-gems = no gems
niagara-ring = holds the life ring
niagara-cards-left = { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
niagara-sealed = a card lies face down
niagara-opened = { $card ->
        [cloud] opened: the cloud
       *[number] opened: a { $card }
    }
niagara-discards = played so far
niagara-round = Round { $round }
niagara-ring-of = { $name } holds the life ring
niagara-river = The river
niagara-weather = Weather { $weather }
niagara-arm-left = The next disc takes the left arm
niagara-arm-right = The next disc takes the right arm
niagara-arm-drawn = The arm of each disc is drawn
niagara-deposits = Deposits
niagara-deposit-has = Deposit { $deposit }: { $gems }
niagara-empty = empty
niagara-you = You
niagara-canoe-is = Canoe { $which }: { $state }
niagara-to-falls = { $count ->
        [one] next to the falls
       *[other] { $count } discs from the falls
    }
niagara-won = Gems won: { $gems }

## What is expected

niagara-expected-cards = Choose a paddle card for this round.
niagara-expected-buy = You may buy back a lost canoe with a gem.
niagara-expected-weather = You opened the cloud: change the weather.
niagara-expected-choose = { $points ->
        [one] You have { $points } point for each canoe. Choose a canoe.
       *[other] You have { $points } points for each canoe. Choose a canoe.
    }
niagara-expected-launch = { $optional ->
        [yes] { $points ->
            [one] You may launch your other canoe: { $points } point.
           *[other] You may launch your other canoe: { $points } points.
        }
       *[no] { $points ->
            [one] Launch a canoe: { $points } point.
           *[other] Launch a canoe: { $points } points.
        }
    }
niagara-expected-sail = { $points ->
        [one] Your canoe is { $place }: { $points } point left.
       *[other] Your canoe is { $place }: { $points } points left.
    }
niagara-expected-steal = You may steal a gem here.
niagara-expected-river = The river flows.
niagara-expected-over = The game is over.
niagara-waits-cards = { $count ->
        [one] { $names } is still choosing a card.
       *[other] { $names } are still choosing a card.
    }
niagara-waits-buy = { $names } may buy a canoe back.
niagara-waits-weather = { $names } changes the weather.
niagara-waits-sail = { $names } moves.

## What can be done

niagara-hand = Your paddle cards
niagara-played = { $card }, already played
niagara-choices = What you can do
niagara-points = { $count ->
        [one] { $count } point left
       *[other] { $count } points left
    }
niagara-cost = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
niagara-do-canoe = { $laden ->
        [yes] The canoe { $place }, { $gem } aboard
       *[no] The canoe { $place }
    }
niagara-do-buy = Pay { $gem } for a canoe
niagara-do-load = Load { $gem }
niagara-do-unload = Unload the gem
niagara-do-swap = Swap for { $gem }
niagara-do-steal = Steal { $gem } from { $name }
niagara-do-go = Paddle { $place }
niagara-do-up = Upstream
niagara-do-down = { $arm ->
        [left] Downstream, left arm
        [right] Downstream, right arm
       *[none] Downstream
    }
niagara-do-falls = Over the falls
niagara-do-weather = Weather to { $weather }
niagara-do-end = { $phase ->
        [buy] Buy no canoe
        [steal] Steal nothing
       *[launch] Launch none, end the turn
    }
niagara-other-canoe = Rather the other canoe
niagara-laid = { $card ->
        [cloud] You have laid the cloud.
       *[number] You have laid a { $card }.
    }
niagara-sure = Confirm your choice
niagara-ask = { $kind ->
        [card] { $card ->
            [cloud] Lay the cloud?
           *[number] Lay the { $card }?
        }
        [falls] Over the falls? The canoe will be lost, with its gem.
        [buy] { $what }?
       *[other] { $what }: this ends your turn.
    }
niagara-confirm = { $kind ->
        [card] Lay it
        [falls] Over the falls
        [buy] Pay
       *[other] Confirm
    }
niagara-no = No, back
niagara-undo = Step back
niagara-restart = Restart the turn

## What has happened

niagara-event-arm-drawn = { $arm ->
        [left] The first disc will take the left arm
       *[right] The first disc will take the right arm
    }
niagara-event-round-began = Round { $round } begins; { $name } holds the life ring
niagara-event-bought-back = { $name } pays { $gem } for a lost canoe
niagara-event-laid = { $name } lays a card face down
niagara-event-opened = { $card ->
        [cloud] { $name } opens the cloud
        [covered] { $name } opens a card
       *[number] { $name } opens a { $card }
    }
niagara-event-idle = { $name } has no canoe to move
niagara-event-moved = { $name } paddles { $place }
niagara-event-loaded = { $name } loads { $gem }
niagara-event-unloaded = { $name } unloads { $gem }
niagara-event-stolen = { $name } steals { $gem } from { $from }
niagara-event-landed = { $name } comes ashore
niagara-event-scored = { $name } brings home { $gem }
niagara-event-weather-changed = { $name } changes the weather to { $weather }
niagara-event-flows = { $steps ->
        [0] The river stands still
        [one] The river flows by { $steps } disc
       *[other] The river flows by { $steps } discs
    }
niagara-event-flowed = { $arm ->
        [left] A disc goes over the falls on the left
       *[right] A disc goes over the falls on the right
    }
niagara-event-lost = { $laden ->
        [yes] A canoe of { $name } goes over the falls, with { $gem }
       *[no] A canoe of { $name } goes over the falls
    }
niagara-event-returned = { $name } gets a canoe back for nothing
niagara-event-hands-back = All take their seven cards back

## One screen for several players

niagara-cover-title = It is up to { $name }
niagara-cover-text = Cards are chosen in secret. The others look away, { $name } takes the screen.
niagara-cover-ready = I am { $name }
