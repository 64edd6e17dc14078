### The game in words: the report, and what is asked. Built in `crates/host/src/games/niagara/report.rs`.

## Names

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

## What is asked

niagara-expected-cards = Choose a paddle card for this round.
niagara-expected-buy = You may buy back a lost canoe with a gem.
niagara-expected-weather = You revealed the cloud: change the weather.
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

## What has happened

niagara-event-arm-drawn = { $arm ->
        [left] The first disc will take the left arm
       *[right] The first disc will take the right arm
    }
niagara-event-round-began = Round { $round } begins; { $name } holds the life ring
niagara-event-bought-back = { $name } pays { $gem } for a lost canoe
niagara-event-opened = { $card ->
        [cloud] { $name } reveals the cloud
        [covered] { $name } reveals a card
       *[number] { $name } reveals a { $card }
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
        [one] The river flows { $steps } disc
       *[other] The river flows { $steps } discs
    }
niagara-event-lost = { $laden ->
        [yes] A canoe of { $name } goes over the falls, with { $gem }
       *[no] A canoe of { $name } goes over the falls
    }
niagara-event-returned = { $name } gets a canoe back for free
niagara-event-hands-back = Everybody takes their seven cards back
