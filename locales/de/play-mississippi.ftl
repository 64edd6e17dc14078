### Mississippi Queen auf der Seite: was erwartet wird, die Bedienung, der Fluss in Worten, der Rennbericht.

mq-boat = { $boat } · { $name }
mq-space = Feld { $space }
mq-space-with = Feld { $space }, { $ground }
mq-ground-water = Wasser
mq-ground-land = Land
mq-ground-dock = { $count ->
        [0] Anleger ohne Fahrgäste
        [one] Anleger mit { $count } Fahrgast
       *[other] Anleger mit { $count } Fahrgästen
    }
mq-ground-coal = Kohlestation
mq-ground-driftwood = Treibholz
mq-ground-sand = Sandbank
mq-ground-finish = Zielanleger
mq-ground-end = Ende des Flusses
mq-dir-n = Norden
mq-dir-ne = Nordosten
mq-dir-se = Südosten
mq-dir-s = Süden
mq-dir-sw = Südwesten
mq-dir-nw = Nordwesten

## Was erwartet wird

mq-over = Das Rennen ist zu Ende.
mq-chance = Der Fluss entscheidet.
mq-waits = { $own ->
        [yes] { $name } ({ $boat }) ist am Zug.
       *[no] { $name } ist am Zug und steuert die { $boat }.
    }
mq-expect-setup-dock = Wähle einen Startanleger für { $boat }.
mq-expect-setup-bow = Wohin zeigt der Bug von { $boat } am Start?
mq-expect-enter = { $boat } kommt auf den Fluss: Wähle einen Anleger.
mq-expect-free-bow = Richte den Bug von { $boat } beliebig aus, kostenlos.
mq-expect-speed = Du bist am Zug, { $boat }: Wähle ein Feld, oder steuere.
mq-expect-move = { $boat } ist unterwegs: { $points ->
        [0] Drehe noch den Bug, wenn du willst, und beende dann die Bewegung.
        [one] Noch { $points } Bewegungspunkt.
       *[other] Noch { $points } Bewegungspunkte.
    }
mq-expect-chain = { $boat } drängt ab: Wohin kommt der nächste Dampfer der Kette?
mq-expect-back-bow = { $boat } ist von der Sandbank herunter: Richte den Bug aus, kostenlos.
mq-expect-stuck-bow = { $boat } sitzt auf der Sandbank fest: Richte den Bug aus.
mq-expect-transfer = { $boat } kann jetzt Kohle übergeben oder bekommen, oder es geht ohne weiter.
mq-expect-decline = { $boat } hat einen Fahrgast an Bord genommen: Behalte ihn, oder gib ihn zurück.
mq-expect-bows = { $boat } wurde abgedrängt: Richte den Bug aus, kostenlos.

## Bedienung

mq-controls = Deine Entscheidung
mq-speeds = Geschwindigkeit
mq-speed = Geschwindigkeit { $speed }: { $coal ->
        [0] keine Kohle
       *[other] { $coal } Kohle
    }
mq-speed-not = Geschwindigkeit { $speed }: nicht möglich
mq-points = Bewegungspunkte übrig: { $points } von { $speed }
mq-steer = Schritt für Schritt steuern
mq-target = Ein ganzer Zug
mq-target-choose = Feld wählen …
mq-target-space = { $space }: { $coal ->
        [0] keine Kohle
       *[other] { $coal } Kohle
    }
mq-bow = Bug am Ende
mq-bow-coal = Bug nach { $dir }: { $coal ->
        [0] keine Kohle
       *[other] { $coal } Kohle
    }
mq-push-where = Wohin kommt der abgedrängte Dampfer?
mq-push-option = { $boat } { $arrow } { $dir }
mq-push-no = nicht weiter abdrängen
mq-turn = { $space }, Bug nach { $bow }, Geschwindigkeit { $speed }, { $coal ->
        [0] keine Kohle
       *[other] { $coal } Kohle
    }
mq-turn-pushes = { $count ->
        [one] drängt { $count } Dampfer ab
       *[other] drängt { $count } Dampfer ab
    }
mq-turn-slows = danach Geschwindigkeit { $speed }
mq-confirm = Bestätigen
mq-back-step = Schritt zurück
mq-back-turn = Zug neu beginnen
mq-thinking = Kurse werden berechnet …
mq-hint = Markierte Felder sind erreichbar; die Zahl ist die Kohle.
mq-hint-bow = Wähle nun den Bug.
mq-mode-wreck = Kein vollständiger Zug ist möglich: Der Dampfer havariert, und die Seite bietet nur das kleinste Übel an.
mq-mode-fast-finish = Kein vollständiger Zug ist möglich: Der Dampfer kann nur zu schnell ins Ziel fahren.
mq-do-bow = { $arrow } { $dir }
mq-do-push = Abdrängen { $arrow } { $dir }
mq-do-dock = Anleger { $number }
mq-do-speed = Geschwindigkeit { $number }
mq-do-ahead = Voraus
mq-do-left = Links
mq-do-right = Rechts
mq-do-back = Zurück
mq-do-end = Bewegung beenden
mq-do-end-transfer = Keine weitere Kohle übergeben
mq-do-end-decline = Fahrgast behalten
mq-do-give = { $coal } Kohle übergeben an { $boat }
mq-do-take = { $coal } Kohle nehmen von { $boat }
mq-do-bunker = { $coal } Kohle von der Black Rose bunkern: { $boat }
mq-do-decline = Fahrgast zurückgeben

## Spieler und Tisch

mq-speed-is = Geschwindigkeit { $speed }
mq-coal-is = Kohle { $coal }
mq-passengers-is = Fahrgäste: { $count } von 2
mq-is-home = im Ziel, Platz { $place }
mq-is-out = ausgeschieden
mq-is-repaired = in Reparatur
mq-is-aground = auf Grund
mq-is-waiting = { $dock ->
        [0] noch nicht auf dem Fluss
       *[other] wartet hinter Anleger { $dock }
    }
mq-round = Runde { $round }
mq-setup = Vor dem Start
mq-order = Reihenfolge der Runde
mq-tiles = { $count ->
        [0] Das Ziel ist in Sicht
        [one] Noch { $count } Flussteil, dann das Ziel
       *[other] Noch { $count } Flussteile, dann das Ziel
    }
mq-steers = { $name } steuert in dieser Runde die Black Rose

## Der Fluss in Worten

mq-mine = Mein Dampfer
mq-mine-none = Alle Dampfer
mq-others = Die anderen Dampfer
mq-boat-afloat = { $boat }: { $space }, Bug nach { $bow }, Geschwindigkeit { $speed }, Kohle { $coal }, Fahrgäste { $passengers } von 2
mq-boat-rose = { $boat }: { $space }, Bug nach { $bow }, Geschwindigkeit { $speed }
mq-boat-otherwise = { $boat }: { $state }
mq-around = Ringsum
mq-around-one = { $dir }: { $what }
mq-ahead = Weiter voraus auf dem Fluss
mq-ahead-one = { $what }: { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }
mq-ahead-none = kein Anleger in Sicht
mq-steps-from-me = { $steps ->
        [one] { $steps } Schritt von meinem Dampfer
       *[other] { $steps } Schritte von meinem Dampfer
    }

## Der Rennbericht

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
mq-event-pushed = { $by } drängt { $boat } ab
mq-event-backed-off = { $boat } fährt rückwärts von der Sandbank{ $coal ->
        [0] {""}
       *[other] {" "}für { $coal } Kohle
    }
mq-event-aground = { $cause ->
        [push] { $boat } wird auf Grund abgedrängt
       *[move] { $boat } läuft auf Grund
    }
mq-event-left-sand = { $boat } verlässt die Sandbank{ $coal ->
        [0] {""}
       *[other] {" "}für { $coal } Kohle
    }
mq-event-slowed = { $cause ->
        [push] Ins Treibholz abgedrängt, verliert { $boat } Fahrt: Geschwindigkeit { $speed }
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
mq-event-eliminated = { $boat } hat für keinen Ausweg genug Kohle und scheidet aus
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
