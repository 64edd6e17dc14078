### Niagara auf der Seite: was beim Spielen gesagt wird. `disc` ist die Nummer eines Feldes, `kind` ist beach, lost oder disc.

## Orte und Dinge

niagara-at-place = { $kind ->
        [beach] am Strand
        [lost] verloren
       *[disc] { $arm ->
            [left] auf Scheibe { $disc } links
            [right] auf Scheibe { $disc } rechts
           *[none] auf Scheibe { $disc }
        }
    }
niagara-to-place = { $kind ->
        [beach] zum Strand
        [lost] den Wasserfall hinunter
       *[disc] { $arm ->
            [left] zu Scheibe { $disc } im linken Arm
            [right] zu Scheibe { $disc } im rechten Arm
           *[none] zu Scheibe { $disc }
        }
    }
niagara-a-gem-amethyst = einen Amethyst
niagara-a-gem-diamond = einen Diamanten
niagara-a-gem-amber = einen Bernstein
niagara-a-gem-sapphire = einen Saphir
niagara-a-gem-ruby = einen Rubin
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
niagara-arm-left = Die nächste Scheibe nimmt den linken Arm
niagara-arm-right = Die nächste Scheibe nimmt den rechten Arm
niagara-arm-drawn = Der Arm jeder Scheibe wird ausgelost
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

## Was zu tun ist

niagara-expected-cards = Wähle eine Paddelkarte für diese Runde.
niagara-expected-buy = Du darfst ein verlorenes Kanu mit einem Edelstein zurückkaufen.
niagara-expected-weather = Du hast die Wolke aufgedeckt: Ändere das Wetter.
niagara-expected-choose = { $points ->
        [one] Du hast { $points } Punkt für jedes Kanu. Wähle ein Kanu.
       *[other] Du hast { $points } Punkte für jedes Kanu. Wähle ein Kanu.
    }
niagara-expected-launch = { $optional ->
        [yes] { $points ->
            [one] Du darfst dein anderes Kanu zu Wasser lassen: { $points } Punkt.
           *[other] Du darfst dein anderes Kanu zu Wasser lassen: { $points } Punkte.
        }
       *[no] { $points ->
            [one] Lass ein Kanu zu Wasser: { $points } Punkt.
           *[other] Lass ein Kanu zu Wasser: { $points } Punkte.
        }
    }
niagara-expected-sail = { $points ->
        [one] Dein Kanu ist { $place }: noch { $points } Punkt.
       *[other] Dein Kanu ist { $place }: noch { $points } Punkte.
    }
niagara-expected-steal = Hier darfst du einen Edelstein stehlen.
niagara-expected-river = Der Fluss fließt.
niagara-expected-over = Das Spiel ist zu Ende.
niagara-waits-cards = { $count ->
        [one] { $names } wählt noch eine Karte.
       *[other] { $names } wählen noch eine Karte.
    }
niagara-waits-buy = { $names } darf ein Kanu zurückkaufen.
niagara-waits-weather = { $names } ändert das Wetter.
niagara-waits-sail = { $names } ist am Zug.

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
niagara-do-buy = Zahle { $gem } für ein Kanu
niagara-do-load = Lade { $gem } auf
niagara-do-unload = Lade den Edelstein ab
niagara-do-swap = Tausche gegen { $gem }
niagara-do-steal = Stiehl { $gem } von { $name }
niagara-do-go = Paddle { $place }
niagara-do-up = Flussaufwärts
niagara-do-down = { $arm ->
        [left] Flussabwärts, linker Arm
        [right] Flussabwärts, rechter Arm
       *[none] Flussabwärts
    }
niagara-do-falls = Den Wasserfall hinunter
niagara-do-weather = Wetter auf { $weather }
niagara-do-end = { $phase ->
        [buy] Kaufe kein Kanu
        [steal] Stiehl nichts
       *[launch] Kein Kanu mehr, Zug beenden
    }
niagara-other-canoe = Lieber das andere Kanu
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
niagara-no = Nein, zurück
niagara-undo = Schritt zurück
niagara-restart = Zug neu beginnen

## Was geschehen ist

niagara-event-arm-drawn = { $arm ->
        [left] Die erste Scheibe wird den linken Arm nehmen
       *[right] Die erste Scheibe wird den rechten Arm nehmen
    }
niagara-event-round-began = Runde { $round } beginnt; { $name } hat den Rettungsring
niagara-event-bought-back = { $name } zahlt { $gem } für ein verlorenes Kanu
niagara-event-laid = { $name } legt eine Karte verdeckt hin
niagara-event-opened = { $card ->
        [cloud] { $name } deckt die Wolke auf
        [covered] { $name } deckt eine Karte auf
       *[number] { $name } deckt eine { $card } auf
    }
niagara-event-idle = { $name } hat kein Kanu, das fahren könnte
niagara-event-moved = { $name } paddelt { $place }
niagara-event-loaded = { $name } lädt { $gem } auf
niagara-event-unloaded = { $name } lädt { $gem } ab
niagara-event-stolen = { $name } stiehlt { $gem } von { $from }
niagara-event-landed = { $name } landet an
niagara-event-scored = { $name } sichert { $gem }
niagara-event-weather-changed = { $name } ändert das Wetter auf { $weather }
niagara-event-flows = { $steps ->
        [0] Der Fluss steht still
        [one] Der Fluss fließt um { $steps } Scheibe
       *[other] Der Fluss fließt um { $steps } Scheiben
    }
niagara-event-flowed = { $arm ->
        [left] Links stürzt eine Scheibe den Wasserfall hinunter
       *[right] Rechts stürzt eine Scheibe den Wasserfall hinunter
    }
niagara-event-lost = { $laden ->
        [yes] Ein Kanu von { $name } stürzt den Wasserfall hinunter und verliert { $gem }
       *[no] Ein Kanu von { $name } stürzt den Wasserfall hinunter
    }
niagara-event-returned = { $name } bekommt ein Kanu umsonst zurück
niagara-event-hands-back = Alle nehmen ihre sieben Karten zurück

## Ein Bildschirm für mehrere

niagara-cover-title = { $name } ist dran
niagara-cover-text = Karten werden geheim gewählt. Die anderen schauen weg, { $name } nimmt den Bildschirm.
niagara-cover-ready = Ich bin { $name }
