### The race in words: the report, and what is asked. Built in `crates/host/src/games/mississippi_queen/report.rs`.

## Names

mq-dir-n = Norden
mq-dir-ne = Nordosten
mq-dir-se = Südosten
mq-dir-s = Süden
mq-dir-sw = Südwesten
mq-dir-nw = Nordwesten

## What is asked

mq-over = Das Rennen ist zu Ende.
mq-chance = Der Fluss entscheidet.
mq-waits = { $own ->
        [yes] { $name } ({ $boat }) ist am Zug.
       *[no] { $name } ist am Zug und steuert die { $boat }.
    }
mq-expect-setup-dock = Wähle einen Startanleger für { $boat }.
mq-expect-setup-bow = In welche Richtung soll { $boat } am Start zeigen?
mq-expect-enter = { $boat } kommt auf den Fluss: Wähle einen Anleger.
mq-expect-free-bow = Richte den Bug von { $boat } beliebig aus, kostenlos.
mq-expect-speed = Du bist am Zug, { $boat }: Wähle ein Feld oder steuere Schritt für Schritt.
mq-expect-move = { $boat } ist unterwegs: { $points ->
        [0] Drehe noch den Bug, wenn du willst, und beende dann die Bewegung.
        [one] Noch { $points } Bewegungspunkt.
       *[other] Noch { $points } Bewegungspunkte.
    }
mq-expect-chain = { $boat } drängt ab: Wohin kommt der nächste Dampfer der Kette?
mq-expect-back-bow = { $boat } ist von der Sandbank herunter: Richte den Bug aus, kostenlos.
mq-expect-stuck-bow = { $boat } sitzt auf der Sandbank fest: Richte den Bug aus.
mq-expect-transfer = { $boat } kann jetzt Kohle übergeben oder übernehmen oder ohne Übergabe weiterfahren.
mq-expect-decline = { $boat } hat einen Fahrgast an Bord genommen: Behalte ihn oder setz ihn wieder ab.
mq-expect-bows = { $boat } wurde abgedrängt: Richte den Bug aus, kostenlos.

## What has happened

mq-event-tile-out = Das Flussteil { $tile } bleibt in der Schachtel
mq-event-placed = { $boat } liegt am Startanleger { $dock }
mq-event-round-began = Runde { $round }
mq-event-entered = { $boat } kommt auf den Fluss
mq-event-bow-set = { $cause ->
        [restart] { $boat } fährt wieder los und richtet den Bug nach { $bow }
        [aground] { $boat } bleibt auf Grund und richtet den Bug nach { $bow }
       *[start] { $boat } richtet den Bug nach { $bow }
    }
mq-event-speed-set = { $boat } fährt mit Geschwindigkeit { $speed }{ $coal ->
        [0] {""}
       *[other] {" "}für { $coal } Kohle
    }
mq-event-turned = { $boat } dreht für { $coal } Kohle nach { $bow }
mq-event-moved = { $boat } fährt auf Feld { $to }
mq-event-pushed = { $by } drängt { $boat } auf Feld { $to } ab
mq-event-backed-off = { $boat } fährt rückwärts von der Sandbank{ $coal ->
        [0] {""}
       *[other] {" "}für { $coal } Kohle
    }
mq-event-aground = { $cause ->
        [push] { $boat } wird auf eine Sandbank abgedrängt
       *[move] { $boat } läuft auf Grund
    }
mq-event-left-sand = { $boat } verlässt die Sandbank{ $coal ->
        [0] {""}
       *[other] {" "}für { $coal } Kohle
    }
mq-event-slowed = { $cause ->
        [push] { $boat } wird ins Treibholz abgedrängt und verliert Fahrt: Geschwindigkeit { $speed }
       *[move] Treibholz bremst { $boat } auf Geschwindigkeit { $speed }
    }
mq-event-wrecked = { $boat } havariert
mq-event-missed = { $cause ->
        [aground] { $boat } kommt nicht von der Sandbank und setzt einen Zug aus
        [no-coal] { $boat } hat keine Kohle, um von der Sandbank zu kommen, und setzt einen Zug aus
        [rose-aground] { $boat } liegt auf Grund und setzt einen Zug aus
       *[repairs] { $boat } wird repariert und setzt einen Zug aus
    }
mq-event-passed = { $cause ->
        [no-way] { $boat } kann nirgends hin und passt
        [rose] { $boat } kann sich nicht bewegen und setzt einen Zug aus
       *[blocked] { $boat } kommt nicht vorbei und passt
    }
mq-event-stuck = { $boat } sitzt auf der Sandbank fest
mq-event-eliminated = { $cause ->
        [aground] { $boat } hat Land vor und hinter sich und scheidet aus
       *[no-coal] { $boat } hat für keinen Ausweg genug Kohle und scheidet aus
    }
mq-event-disqualified = { $boat } fährt zu schnell ins Ziel und wird disqualifiziert
mq-event-passenger-taken = Ein Fahrgast kommt an Bord: { $boat }
mq-event-passenger-returned = Der Fahrgast geht wieder an Land: { $boat }
mq-event-refuelled = { $boat } füllt an der Kohlestation die Bunker
mq-event-coal-given = { $from } übergibt { $coal } Kohle an { $to }
mq-event-bunkered = { $boat } nimmt { $coal } Kohle von der Black Rose
mq-event-tile-laid = Der Fluss führt { $bend ->
        [left] nach links
        [right] nach rechts
       *[straight] geradeaus
    } weiter: Flussteil { $tile }{ $passengers ->
        [0] {""}
        [one] {" "}mit { $passengers } Fahrgast
       *[other] {" "}mit { $passengers } Fahrgästen
    }
mq-event-finish-laid = Das Ziel kommt in Sicht, { $bend ->
        [left] links
        [right] rechts
       *[straight] geradeaus
    }
mq-event-tile-removed = Das Flussteil { $tile } liegt hinter allen und wird entfernt
mq-event-home = { $boat } ist im Ziel, Platz { $place }
