### What the commands say.

error = error: { $what }

rules-heading = { $id } { $title }
rules-heading-edition = { $id } { $title } ({ $edition })
rules-edition-says = { $edition }: { $statement }
rules-diff = { $a } and { $b } differ on { $count } { $count ->
        [one] point
       *[other] points
    }
rules-point = as a house rule: { $field }={ $a } or { $field }={ $b }

perft-nodes = depth { $depth }: { $nodes } nodes

replay-heading = { $game }, { $edition }, after { $at } of { $entries } entries
replay-heading-unfinished = { $game }, { $edition }, unfinished, after { $at } of { $entries } entries
replay-rank = seat { $seat }: rank { $rank }

simulate-progress = { $done } of { $games } games
simulate-heading = games: { $games }, seed { $seed }
simulate-rounds = rounds: mean { $mean }, from { $least } to { $most }
simulate-turns = turns: mean { $mean }, from { $least } to { $most }
simulate-actions = micro-actions: mean { $mean }, from { $least } to { $most }
simulate-wrecks = wrecks: { $total }, { $mean } a game
simulate-eliminations = eliminations: { $total }, { $mean } a game
simulate-disqualifications = disqualifications: { $total }, { $mean } a game
simulate-rerolls = direction die thrown again: { $total }, { $mean } a game
simulate-winner = won by seat { $seat }: { $count } ({ $share } %)
simulate-end = { $reason }: { $count } ({ $share } %)

bench-two-boats = Two boats on the river
bench-two-players = Two players with two boats each
bench-five-players = Five players, all B tiles and the Black Rose
bench-turns = random play: { $value } turns/s
bench-positions = all complete turns: { $value } positions/s
bench-plans = complete turns of a position: { $value } on average
bench-any-positions = the same with any amount of coal, 0 to 6 evenly: { $value } positions/s
bench-any-plans = complete turns of a position with any amount of coal: { $value } on average
bench-full-positions = the same with full bunkers: { $value } positions/s
bench-full-plans = complete turns of a position with full bunkers: { $value } on average
bench-action = one micro-action: { $value } ns
bench-action-inside = one micro-action that does not end the turn: { $value } ns
bench-state = size of a state: { $bytes } bytes
