### The game in words: the report, and what is asked. Built in `crates/host/src/games/niagara/report.rs`.

## Names

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

## What is asked

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

## What has happened

niagara-event-arm-drawn = { $arm ->
        [left] Die erste Scheibe schwimmt in den linken Arm
       *[right] Die erste Scheibe schwimmt in den rechten Arm
    }
niagara-event-round-began = Runde { $round } beginnt; { $name } hat den Rettungsring
niagara-event-bought-back = { $name } zahlt { $gem } für ein verlorenes Kanu
niagara-event-opened = { $card ->
        [cloud] { $name } deckt die Wolke auf
        [covered] { $name } deckt eine Karte auf
       *[number] { $name } deckt eine { $card } auf
    }
niagara-event-idle = { $name } hat kein Kanu, das ziehen kann
niagara-event-moved = { $name } paddelt { $place }
niagara-event-loaded = { $name } lädt { $gem } auf
niagara-event-unloaded = { $name } lädt { $gem } ab
niagara-event-stolen = { $name } stiehlt { $gem } von { $from }
niagara-event-landed = { $name } legt am Strand an
niagara-event-scored = { $name } sichert { $gem }
niagara-event-weather-changed = { $name } ändert das Wetter auf { $weather }
niagara-event-flows = { $steps ->
        [0] Der Fluss steht still
        [one] Der Fluss fließt { $steps } Scheibe weiter
       *[other] Der Fluss fließt { $steps } Scheiben weiter
    }
niagara-event-lost = { $laden ->
        [yes] Ein Kanu von { $name } stürzt den Wasserfall hinunter und verliert { $gem }
       *[no] Ein Kanu von { $name } stürzt den Wasserfall hinunter
    }
niagara-event-returned = { $name } bekommt ein Kanu kostenlos zurück
niagara-event-hands-back = Alle nehmen ihre sieben Karten zurück
