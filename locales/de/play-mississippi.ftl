### Mississippi Queen on the page: the controls, players and table, the river in words.

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
mq-ground-station = Kohlestation
mq-named-dock = Anleger { $tile }
mq-named-station = Kohlestation { $tile }
mq-about-dock = wer hier mit Geschwindigkeit 1 anhält, nimmt einen Fahrgast auf
mq-about-station = wer hier mit Geschwindigkeit 1 anhält, füllt die Kohle auf
mq-ground-driftwood = Treibholz
mq-ground-sandbank = Sandbank
mq-ground-finish = Zielanleger
mq-ground-end = Ende des Flusses

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
mq-target = Ganzer Zug auf einmal
mq-target-choose = Feld wählen …
mq-target-space = { $space }: { $coal ->
        [0] keine Kohle
       *[other] { $coal } Kohle
    }
mq-bow = Bug am Ende des Zugs
mq-bow-coal = Bug nach { $dir }: { $coal ->
        [0] keine Kohle
       *[other] { $coal } Kohle
    }{ $more ->
        [0] {""}
       *[other] , { $more } mehr
    }
mq-push-where = Wohin kommt der abgedrängte Dampfer?
mq-push-option = { $boat } { $arrow } { $dir }: { $coal ->
        [0] keine Kohle
       *[other] { $coal } Kohle
    }{ $more ->
        [0] {""}
       *[other] , { $more } mehr
    }
mq-push-no = nicht weiter abdrängen: { $coal ->
        [0] keine Kohle
       *[other] { $coal } Kohle
    }{ $more ->
        [0] {""}
       *[other] , { $more } mehr
    }
mq-confirm = Bestätigen
mq-speed-elsewhere = Geschwindigkeit { $speed }, nicht auf dieses Feld: { $coal ->
        [0] keine Kohle
       *[other] { $coal } Kohle
    }
mq-confirm-coal = Bestätigen: { $coal ->
        [0] keine Kohle
       *[other] { $coal } Kohle
    }
mq-result = Geschwindigkeit { $speed }, { $coal ->
        [0] keine Kohle
       *[other] { $coal } Kohle
    }
mq-all-spaces = Alle { $count } Felder zeigen
mq-ask-bow = Wähle nun, wohin der Bug zeigt.
mq-ask-suggested = Dein Boot zeigt flussabwärts. Bestätige oder wähle eine andere Richtung.
mq-ask-push = Wohin soll { $boat }?
mq-ask-confirm = Bestätige deine Wahl oder nimm sie zurück.
mq-back-step = Schritt zurück
mq-back-turn = Zug neu beginnen
mq-thinking = Kurse werden berechnet …
mq-hint = Wähle ein markiertes Feld: Die Zahl ist die Kohle, die es kostet. Ein Ring markiert ein Boot, das du abdrängen würdest.
mq-mode-wreck = Jeder Zug endet mit einer Havarie: Dein Boot setzt danach einen Zug aus und startet wieder mit Geschwindigkeit 1. Wähle, wo es geschieht.
mq-mode-fast-finish = Dein Boot kann nur zu schnell ins Ziel fahren: Es scheidet aus dem Rennen aus.
mq-do-bow = { $arrow } { $dir }
mq-do-push = Abdrängen { $arrow } { $dir }
mq-do-dock = Anleger { $number }
mq-do-speed = Geschwindigkeit { $number }
mq-do-ahead = Voraus
mq-do-left = Links
mq-do-right = Rechts
mq-do-back = Rückwärts
mq-do-end = Bewegung beenden
mq-do-end-transfer = Keine weitere Kohle übergeben
mq-do-end-decline = Fahrgast behalten
mq-do-give = { $coal } Kohle an { $boat } geben
mq-do-take = { $coal } Kohle von { $boat } nehmen
mq-do-bunker = { $coal } Kohle von der Black Rose nehmen: { $boat }
mq-do-decline = Fahrgast wieder absetzen

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
mq-order = Zugreihenfolge
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
mq-around = Rundherum
mq-around-one = { $dir }: { $what }
mq-ahead = Weiter voraus auf dem Fluss
mq-ahead-one = { $what }: { $steps ->
        [one] { $steps } Feld entfernt
       *[other] { $steps } Felder entfernt
    }
mq-ahead-none = kein Anleger in Sicht
mq-steps-from-me = { $steps ->
        [one] { $steps } Feld von meinem Dampfer
       *[other] { $steps } Felder von meinem Dampfer
    }
