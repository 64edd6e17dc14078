### Niagara on the page: what is said while it is played.

## Orte und Dinge

niagara-card-number = Karte { $card }
niagara-card-cloud = Wolke
niagara-aboard = { $gem } an Bord
niagara-canoes = Kanus
niagara-no-gems = keine Edelsteine
niagara-ring = hat den Rettungsring
niagara-cards-left = { $count ->
        [one] { $count } Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
niagara-sealed = eine Karte liegt verdeckt
niagara-opened = { $card ->
        [cloud] aufgedeckt: die Wolke
       *[number] aufgedeckt: eine { $card }
    }
niagara-discards = bisher gespielt
niagara-round = Runde { $round }
niagara-ring-of = { $name } hat den Rettungsring
niagara-river = Der Fluss
niagara-weather = Wetter { $weather }
niagara-arm-left = Die nächste Scheibe schwimmt in den linken Arm
niagara-arm-right = Die nächste Scheibe schwimmt in den rechten Arm
niagara-arm-drawn = Der Arm wird für jede Scheibe ausgelost
niagara-deposits = Fundstellen
niagara-deposit-has = Fundstelle { $deposit }: { $gems }
niagara-empty = leer
niagara-you = Du
niagara-canoe-is = Kanu { $which }: { $state }
niagara-to-falls = { $count ->
        [one] direkt vor dem Wasserfall
       *[other] { $count } Scheiben bis zum Wasserfall
    }
niagara-won = Gesicherte Edelsteine: { $gems }

## Was man tun kann

niagara-hand = Deine Paddelkarten
niagara-played = { $card }, schon gespielt
niagara-choices = Was du tun kannst
niagara-points = { $count ->
        [one] noch { $count } Punkt
       *[other] noch { $count } Punkte
    }
niagara-cost = { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
niagara-do-canoe = { $laden ->
        [yes] Das Kanu { $place }, { $gem } an Bord
       *[no] Das Kanu { $place }
    }
niagara-do-buy = Ein Kanu für { $gem } kaufen
niagara-do-load = Hier { $gem } aufladen
niagara-do-unload = Den Edelstein abladen
niagara-do-swap = Gegen { $gem } tauschen
niagara-do-steal = Von { $name } { $gem } stehlen
niagara-do-go = Weiter { $place } paddeln
niagara-do-up = Flussaufwärts
niagara-do-down = { $arm ->
        [left] Flussabwärts, linker Arm
        [right] Flussabwärts, rechter Arm
       *[none] Flussabwärts
    }
niagara-do-falls = Den Wasserfall hinunter
niagara-do-weather = Wetter auf { $weather }
niagara-do-end = { $phase ->
        [buy] Kein Kanu kaufen
        [steal] Nichts stehlen
       *[launch] Kein Kanu zu Wasser lassen, Zug beenden
    }
niagara-other-canoe = Stattdessen das andere Kanu
niagara-laid = { $card ->
        [cloud] Du hast die Wolke gelegt.
       *[number] Du hast eine { $card } gelegt.
    }
niagara-sure = Auswahl bestätigen
niagara-ask = { $kind ->
        [card] { $card ->
            [cloud] Die Wolke legen?
           *[number] Die { $card } legen?
        }
        [falls] Den Wasserfall hinunter? Das Kanu ist dann verloren, samt Edelstein.
        [buy] { $what }?
       *[other] { $what }: Damit endet dein Zug.
    }
niagara-confirm = { $kind ->
        [card] Legen
        [falls] Hinunter
        [buy] Zahlen
       *[other] Bestätigen
    }
niagara-no = Abbrechen
niagara-undo = Schritt zurück
niagara-restart = Zug neu beginnen

## Ein Bildschirm für mehrere

niagara-cover-title = { $name } ist dran
niagara-cover-text = Karten werden geheim gewählt: Die anderen schauen weg, solange { $name } am Bildschirm ist.
niagara-cover-ready = Ich bin { $name }
