### Niagara on the page: what is said while it is played.

## Places and things

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
        [cloud] revealed: the cloud
       *[number] revealed: a { $card }
    }
niagara-discards = played so far
niagara-round = Round { $round }
niagara-ring-of = { $name } holds the life ring
niagara-river = The river
niagara-weather = Weather { $weather }
niagara-arm-left = The next disc takes the left arm
niagara-arm-right = The next disc takes the right arm
niagara-arm-drawn = The arm is drawn for each disc
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
       *[launch] Launch no canoe, end the turn
    }
niagara-other-canoe = Use the other canoe instead
niagara-laid = { $card ->
        [cloud] You have played the cloud.
       *[number] You have played a { $card }.
    }
niagara-sure = Confirm your choice
niagara-ask = { $kind ->
        [card] { $card ->
            [cloud] Play the cloud?
           *[number] Play the { $card }?
        }
        [falls] Over the falls? The canoe will be lost, with its gem.
        [buy] { $what }?
       *[other] { $what }: this ends your turn.
    }
niagara-confirm = { $kind ->
        [card] Play
        [falls] Over the falls
        [buy] Pay
       *[other] Confirm
    }
niagara-no = Cancel
niagara-undo = Step back
niagara-restart = Restart the turn

## One screen for several players

niagara-cover-title = Your turn, { $name }
niagara-cover-text = Cards are chosen in secret: the others look away while { $name } uses the screen.
niagara-cover-ready = I am { $name }
