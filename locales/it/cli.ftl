### Ciò che dicono i comandi.

error = errore: { $what }

rules-heading = { $id } { $title }
rules-heading-edition = { $id } { $title } ({ $edition })
rules-edition-says = { $edition }: { $statement }
rules-diff = { $a } e { $b } differiscono su { $count } { $count ->
        [one] punto
       *[other] punti
    }
rules-point = come regola della casa: { $field }={ $a } oppure { $field }={ $b }

perft-nodes = profondità { $depth }: { $nodes } nodi

replay-heading = { $game }, { $edition }, dopo { $at } voci su { $entries }
replay-heading-unfinished = { $game }, { $edition }, non finita, dopo { $at } voci su { $entries }
replay-rank = giocatore { $seat }: classificato { $rank }°

simulate-progress = { $done } partite su { $games }
simulate-heading = partite: { $games }, seme { $seed }
simulate-rounds = round: media { $mean }, da { $least } a { $most }
simulate-turns = turni: media { $mean }, da { $least } a { $most }
simulate-actions = microazioni: media { $mean }, da { $least } a { $most }
simulate-wrecks = avarie: { $total }, { $mean } a partita
simulate-eliminations = eliminazioni: { $total }, { $mean } a partita
simulate-disqualifications = squalifiche: { $total }, { $mean } a partita
simulate-rerolls = dado di direzione rilanciato: { $total }, { $mean } a partita
simulate-winner = vinte dal giocatore { $seat }: { $count } ({ $share } %)
simulate-end = { $reason }: { $count } ({ $share } %)

bench-two-boats = Due battelli sul fiume
bench-two-players = Due giocatori con due battelli a testa
bench-five-players = Cinque giocatori, tutte le tessere B e la Black Rose
bench-turns = gioco a caso: { $value } turni/s
bench-positions = tutti i turni completi: { $value } posizioni/s
bench-plans = turni completi per posizione: { $value } in media
bench-any-positions = lo stesso con qualsiasi quantità di carbone, da 0 a 6: { $value } posizioni/s
bench-any-plans = turni completi di una posizione con qualsiasi quantità di carbone: { $value } in media
bench-full-positions = lo stesso con il pieno di carbone: { $value } posizioni/s
bench-full-plans = turni completi per posizione con il pieno di carbone: { $value } in media
bench-action = una microazione: { $value } ns
bench-action-inside = una microazione che non chiude il turno: { $value } ns
bench-state = dimensione di uno stato: { $bytes } byte
