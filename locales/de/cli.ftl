### Was die Befehle sagen.

error = Fehler: { $what }

rules-heading = { $id } { $title }
rules-heading-edition = { $id } { $title } ({ $edition })
rules-edition-says = { $edition }: { $statement }
rules-diff = { $a } und { $b } unterscheiden sich in { $count } { $count ->
        [one] Punkt
       *[other] Punkten
    }
rules-point = als Hausregel: { $field }={ $a } oder { $field }={ $b }

perft-nodes = Tiefe { $depth }: { $nodes } Knoten

replay-heading = { $game }, { $edition }, nach { $at } von { $entries } Einträgen
replay-heading-unfinished = { $game }, { $edition }, nicht beendet, nach { $at } von { $entries } Einträgen
replay-rank = Spieler { $seat }: Rang { $rank }

simulate-progress = { $done } von { $games } Spielen
simulate-heading = Spiele: { $games }, Startwert { $seed }
simulate-rounds = Runden: im Mittel { $mean }, von { $least } bis { $most }
simulate-turns = Züge: im Mittel { $mean }, von { $least } bis { $most }
simulate-actions = Einzelaktionen: im Mittel { $mean }, von { $least } bis { $most }
simulate-wrecks = Havarien: { $total }, { $mean } je Spiel
simulate-eliminations = Ausgeschiedene: { $total }, { $mean } je Spiel
simulate-disqualifications = Disqualifikationen: { $total }, { $mean } je Spiel
simulate-rerolls = Richtungswürfel neu geworfen: { $total }, { $mean } je Spiel
simulate-winner = gewonnen von Spieler { $seat }: { $count } ({ $share } %)
simulate-end = { $reason }: { $count } ({ $share } %)

bench-two-boats = Zwei Dampfer auf dem Fluss
bench-two-players = Zwei Spieler mit je zwei Dampfern
bench-five-players = Fünf Spieler, alle B-Teile und die Black Rose
bench-turns = zufälliges Spiel: { $value } Züge/s
bench-positions = alle vollständigen Züge: { $value } Stellungen/s
bench-plans = vollständige Züge einer Stellung: { $value } im Mittel
bench-any-positions = dasselbe mit beliebig viel Kohle, gleichmäßig 0 bis 6: { $value } Stellungen/s
bench-any-plans = vollständige Züge einer Stellung mit beliebig viel Kohle: { $value } im Mittel
bench-full-positions = dasselbe mit vollen Bunkern: { $value } Stellungen/s
bench-full-plans = vollständige Züge einer Stellung mit vollen Bunkern: { $value } im Mittel
bench-action = eine Einzelaktion: { $value } ns
bench-action-inside = eine Einzelaktion, die den Zug nicht beendet: { $value } ns
bench-state = Größe eines Zustands: { $bytes } Byte
