### Ce que disent les commandes.

error = erreur : { $what }

rules-heading = { $id } { $title }
rules-heading-edition = { $id } { $title } ({ $edition })
rules-edition-says = { $edition } : { $statement }
rules-diff = { $a } et { $b } diffèrent sur { $count } { $count ->
        [one] point
       *[other] points
    }
rules-point = comme règle maison : { $field }={ $a } ou { $field }={ $b }

perft-nodes = profondeur { $depth } : { $nodes } nœuds

replay-heading = { $game }, { $edition }, après { $at } entrées sur { $entries }
replay-heading-unfinished = { $game }, { $edition }, inachevée, après { $at } entrées sur { $entries }
replay-rank = joueur { $seat } : rang { $rank }

simulate-progress = { $done } parties sur { $games }
simulate-heading = parties : { $games }, graine { $seed }
simulate-rounds = manches : moyenne { $mean }, de { $least } à { $most }
simulate-turns = tours : moyenne { $mean }, de { $least } à { $most }
simulate-actions = micro-actions : moyenne { $mean }, de { $least } à { $most }
simulate-wrecks = avaries : { $total }, { $mean } par partie
simulate-eliminations = éliminations : { $total }, { $mean } par partie
simulate-disqualifications = disqualifications : { $total }, { $mean } par partie
simulate-rerolls = dé de direction relancé : { $total }, { $mean } par partie
simulate-winner = gagnées par le joueur { $seat } : { $count } ({ $share } %)
simulate-end = { $reason } : { $count } ({ $share } %)

bench-two-boats = Deux bateaux sur le fleuve
bench-two-players = Deux joueurs avec deux bateaux chacun
bench-five-players = Cinq joueurs, toutes les tuiles B et le Black Rose
bench-turns = jeu au hasard : { $value } tours/s
bench-positions = tous les tours complets : { $value } positions/s
bench-plans = tours complets par position : { $value } en moyenne
bench-any-positions = de même avec toute quantité de charbon, de 0 à 6 : { $value } positions/s
bench-any-plans = tours complets d’une position avec toute quantité de charbon : { $value } en moyenne
bench-full-positions = de même, soutes pleines : { $value } positions/s
bench-full-plans = tours complets par position, soutes pleines : { $value } en moyenne
bench-action = une micro-action : { $value } ns
bench-action-inside = une micro-action qui ne finit pas le tour : { $value } ns
bench-state = taille d'un état : { $bytes } octets
