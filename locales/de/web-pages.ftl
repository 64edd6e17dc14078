### Die Seite: Startseite, neue Tische, Regeln, Nachspielen, Konto.

## Die Startseite

home-title = Zwei Rennen auf dem Fluss
home-lead = Steuere einen Raddampfer den Mississippi hinunter oder hole Edelsteine oberhalb der Niagarafälle: gegen Bots, mit Freunden oder beides. Nichts zu installieren, kein Konto nötig.
home-play = Spiele
home-about-mississippi-queen = Ein Rennen der Raddampfer auf einem Fluss, den noch niemand kennt. Nimm zwei Fahrgäste an Bord, spare Kohle und erreiche als Erstes das Ziel.
home-facts-mississippi-queen = 2 bis 6 Spieler · etwa eine Stunde
home-about-niagara = Paddle hinaus, lade Edelsteine und sei zurück, bevor der Fluss dein Kanu den Wasserfall hinunterreißt. Alle wählen verdeckt eine Karte.
home-facts-niagara = 3 bis 5 Spieler · etwa 40 Minuten
home-play-now = Jetzt spielen
home-starting = Leinen los …
home-friends = Mit Freunden spielen
home-rules = Regeln
home-one-screen = An einem Bildschirm
home-one-screen-about = Alle spielen an diesem Gerät und geben es weiter.
home-gather-here = Wer spielt mit?
home-which-game = Welches Spiel
home-player = Spieler { $number }
home-one-more = Eine Person mehr
home-one-less = Eine Person weniger
home-begin = Los geht’s
home-bots-fill = { $count ->
        [one] Den letzten Platz übernimmt ein Bot.
       *[other] { $count } Plätze übernehmen Bots.
    }
home-cover = Beim Weitergeben des Geräts bleiben die Karten verdeckt.
home-mine = Meine Tische
home-mine-empty = Noch kein Tisch. „Jetzt spielen“ braucht nur einen Klick.
home-open = Offene Tische
home-open-empty = Gerade wartet niemand auf Mitspieler. Leg einen öffentlichen Tisch an, vielleicht kommt jemand dazu.
home-watchable = Spiele zum Zuschauen
home-watchable-empty = Gerade läuft kein öffentliches Spiel.
home-join = Mitspielen
home-go-on = Weiterspielen
home-watch = Zuschauen
home-look-again = Nachspielen
home-free-seat = frei
home-waits = { $count ->
        [0] Alle sind da, es kann losgehen
        [one] Ein Platz ist frei
       *[other] { $count } Plätze sind frei
    }
home-over = Beendet
home-earlier-rules = Beendet · frühere Regeln
home-your-turn = Du bist am Zug
home-turn-of = Warten auf { $names }
home-playing = Läuft

## Neue Tische

new-title = Ein neuer Tisch
new-loading = Spiele werden geladen …
new-people = Wer mitspielt
new-game = Das Spiel
new-manners = Der Tisch
new-seats = Wer wo sitzt
new-seats-about = Einen offenen Platz nimmt, wer den Link hat, oder jeder, wenn der Tisch öffentlich ist. Eingeladene bekommen einen eigenen Link.
new-all-open = Alle anderen offen
new-all-invited = Alle anderen auf Einladung
new-all-bots = Alle anderen Bots
new-seat = Platz { $number }
new-sitter-maker = Ich
new-sitter-open = Offen
new-sitter-invited = Auf Einladung
new-sitter-bot = Bot, { $level }
new-own-name = Dein Name am Tisch
new-usual = Standard
new-excluded = Die Regeln schließen das hier aus:
new-dropped = Entfernt, weil es nicht mehr passt: { $option }.
new-house-changed = { $count ->
        [0] keine
        [one] { $count } geändert
       *[other] { $count } geändert
    }
new-as-printed = wie im Regelheft
new-pace = Bedenkzeit
new-pace-unlimited = Unbegrenzt
new-pace-live = Eine Uhr für jeden
new-pace-per-turn = Tage für jede Entscheidung
new-pace-about-unlimited = Niemand wird gedrängt.
new-pace-about-live = Deine Uhr läuft, solange alle nur auf dich warten; jede Entscheidung bringt etwas Zeit dazu.
new-pace-about-per-turn = Für Partien, die Tage dauern: Jede Entscheidung hat ihre eigene Frist.
new-minutes = Minuten
new-increment = Sekunden je Entscheidung
new-days = Tage
new-privacy = Wer den Tisch findet
new-privacy-link = Nur wer den Link hat
new-privacy-public = Alle
new-privacy-about-link = Der Tisch steht in keiner Liste. Wer den Link hat, kann zuschauen.
new-privacy-about-public = Der Tisch steht auf der Startseite; alle dürfen offene Plätze nehmen oder zuschauen.
new-absent = Wenn jemand fehlt
new-absent-bot = Ein Bot springt ein
new-absent-wait = Die anderen warten
new-absent-about-bot = Wer geht oder keine Zeit mehr hat, wird von einem Bot vertreten und darf zurückkommen.
new-absent-about-wait = Das Spiel ruht, bis alle zurück sind.
new-make = Tisch anlegen
new-make-and-start = Spiel starten
new-made = Der Tisch ist bereit
new-made-about = Schick allen Eingeladenen ihren eigenen Link. Die Links stehen nur hier und nur dieses eine Mal.
new-to-table = Zum Tisch

option-edition = Ausgabe
about-edition = Welches Regelheft gilt. Die Regelseiten zeigen die Unterschiede nebeneinander.
choice-edition-it2019 = 2019, italienisch
choice-edition-fr2019 = 2019, französisch
choice-edition-ru2019 = 2019, russisch
choice-edition-it1997 = 1997 mit The Black Rose
option-seats = Spieler
about-seats = Wie viele mitspielen, Bots eingeschlossen.
choice-seats = { $count ->
        [one] { $count } Spieler
       *[other] { $count } Spieler
    }
option-boats-each = Dampfer je Spieler
about-boats-each = Zu zweit fahren immer alle mit zwei Dampfern, zu dritt auf Wunsch.
choice-boats-each-usual = Standard
choice-boats-each-2 = je zwei
option-team-size = Teams
about-team-size = Die Teams sitzen abwechselnd; der erste Dampfer im Ziel gewinnt für sein Team.
choice-team-size-usual = keine Teams
choice-team-size-2 = Zweierteams
choice-team-size-3 = Dreierteams
option-b-tiles = B-Teile
about-b-tiles = Flussteile mit Kohlestationen, Treibholz, Sandbänken und vielen Inseln. Sie ersetzen einfache Flussteile.
choice-b-tiles-b1 = B1: zwei Kohlestationen
choice-b-tiles-b1-b2 = B1/B2: Kohle und Treibholz
choice-b-tiles-b2 = B2: Treibholz
choice-b-tiles-b3-1 = B3: Sandbänke, das erste
choice-b-tiles-b3-2 = B3: Sandbänke, das zweite
choice-b-tiles-b4 = B4: Archipel
option-length = Länge des Flusses
about-length = Jedes B-Teil ersetzt ein A-Teil oder macht den Fluss um ein Teil länger: 12 bis 18 Teile insgesamt.
choice-length-usual = 12 Teile
choice-length = { $count } Teile
option-leaving = Entfernte A-Teile
about-leaving = 1997: die A-Teile, die den B-Teilen weichen. Wähle genau so viele, wie wegfallen, oder keine: Dann werden sie gezogen.
option-transfer = Kohleübergabe
about-transfer = Dampfer eines Spielers oder eines Teams dürfen einander Kohle geben.
option-black-rose = Die Black Rose
about-black-rose = Ein schwarzer Dampfer, der niemandem gehört, kommt allen in die Quere; wer an letzter Stelle liegt, steuert ihn.
option-minimum-passengers = Wenige Fahrgäste
about-minimum-passengers = Auf dem ganzen Fluss gibt es nur zwei Fahrgäste je Spieler.
option-more-passengers = Mehr Fahrgäste
about-more-passengers = An jedem blauen Anleger wartet ein Fahrgast mehr, nur damit das Spiel leichter wird.
option-introductory = Einführungsspiel
about-introductory = Ein kurzer Fluss ohne Fahrgäste, um das Steuern zu lernen.
option-round-limit = Rundengrenze
about-round-limit = Spätestens nach so vielen Runden ist Schluss.
choice-round-limit-none = ohne Grenze
option-finish-speed = Geschwindigkeit im Ziel
about-finish-speed = Wie schnell ein Dampfer höchstens sein darf, wenn er im Ziel anlegt.
choice-finish-speed-usual = 1, der Standard
choice-finish-speed-2 = bis 2
option-fork = Die Gabelung
about-fork = In welchen Arm die nächste Scheibe schwimmt, wo sich der Fluss gabelt.
choice-fork-in-turn = die Arme abwechselnd, offen für alle
choice-fork-random = für jede Scheibe ausgelost
option-tie = Gleichstand
about-tie = Was entscheidet, wenn mehrere in derselben Runde das Ziel erreichen.
choice-tie-first = wer in der Runde zuerst am Zug ist
choice-tie-value = der Wert der Edelsteine
choice-tie-count = die Zahl der Edelsteine
option-load-and-land = Aufladen und anlegen
about-load-and-land = Ob ein Kanu in dem Zug anlegen darf, in dem es einen Edelstein aufgeladen hat.
choice-load-and-land-allowed = erlaubt
choice-load-and-land-forbidden = verboten
option-open-discards = Offene Ablage
about-open-discards = Alle dürfen die abgelegten Karten ansehen.
option-house = Hausregeln
about-house = Jeder Punkt, in dem sich die Ausgaben unterscheiden, lässt sich ändern. Daneben steht die Regel.

house-first-order-shuffled = die Dampfer werden ausgelost
house-first-order-clockwise = ein Spieler wird ausgelost, dann im Uhrzeigersinn
house-two-player-docks-1-4 = Anleger 1 und 4 gegen 2 und 3
house-two-player-docks-3-4 = Anleger 3 und 4 gegen 2 und 5
house-sixth-docks-3-or-5 = von Anleger 3 oder 5 aus
house-sixth-docks-2-or-3 = von Anleger 2 oder 3 aus
house-sixth-docks-3 = von Anleger 3 aus
house-sixth-entry-free = kostet nichts
house-sixth-entry-one-point = kostet 1 Bewegungspunkt
house-clearance-no-touch = neue Flussteile dürfen andere nicht berühren
house-clearance-no-overlap = neue Flussteile dürfen andere berühren, aber nicht überdecken
house-first-turn-tile-when-entered = ein Flussteil wird nur gelegt, wenn eines befahren wird
house-first-turn-tile-always = ein Flussteil wird immer gelegt
house-rear-tiles-stay = sie bleiben liegen
house-rear-tiles-removed = sie werden entfernt, samt Fahrgästen
house-push-chain-allowed = Ketten sind erlaubt
house-push-chain-forbidden = nur auf freie Felder
house-push-path-open = auch auf den Weg des Abdrängenden
house-push-path-used = nicht auf Felder, die der Abdrängende schon benutzt hat
house-push-path-barred = nicht auf den Weg des Abdrängenden
house-no-turn-wreck = der Dampfer havariert und setzt aus
house-no-turn-elimination = fehlt nur Kohle, scheidet er aus; sonst passt er
house-wreck-wheel-at-restart = das Rad wird beim Losfahren auf 1 gestellt
house-wreck-wheel-at-once = das Rad wird beim Unfall auf 1 gestellt
house-blocked-same-as-no-turn = wie nach jedem Unfall
house-blocked-pass = er passt, mit Geschwindigkeit 1
house-driftwood-push-speed-kept = er behält seine Geschwindigkeit
house-driftwood-push-speed-reduced = seine Geschwindigkeit sinkt um 1
house-driftwood-push-bow-owner = der Besitzer richtet den Bug aus
house-driftwood-push-bow-kept = der Bug bleibt
house-sand-without-coal-barred = nie auf Sandbänke
house-sand-without-coal-allowed = Sandbänke sind erlaubt
house-sand-back-one-coal = kostet 1 Kohle
house-sand-back-free = kostet nichts
house-sand-blocked-sets-bow = er richtet in diesem Zug nur den Bug aus
house-sand-blocked-misses-turn = er setzt aus, dann richtet er den Bug aus und fährt los
house-sand-blocked-wrecks-or-sets-bow = Land vorn und hinten: er richtet den Bug aus; sonst havariert er
house-sand-blocked-eliminated = Land vorn und hinten oder keine Kohle: er scheidet aus; sonst passt er
house-sand-stuck-needs-coal = ohne Kohle kommt er nicht frei
house-sand-stuck-leaves-next = im nächsten Zug kommt er ohne Kohle frei
house-pick-up-taken = er nimmt den Fahrgast auf
house-pick-up-may-decline = er darf verzichten
house-short-finish-barred = er kommt nicht ins Ziel
house-short-finish-ranked-behind = er kommt hinter denen mit zwei Fahrgästen ins Ziel
house-fast-finish-nothing = er fährt weiter
house-fast-finish-disqualified = er wird disqualifiziert
house-extra-passengers-every-dock = einer mehr auf jedem Anleger
house-extra-passengers-blue-docks = einer mehr auf jedem blauen Anleger
house-extra-passengers-none = es kommen keine hinzu
house-teams-two-teams = zu viert Zweierteams, zu sechst Dreierteams
house-teams-two-or-three = zu viert Zweierteams, zu sechst Zweier- oder Dreierteams
house-leaving-tiles-drawn = sie werden gezogen
house-leaving-tiles-may-be-named = die Spieler dürfen sie benennen
house-rose-dock-first-free = am ersten freien Anleger
house-rose-dock-any-free = an einem beliebigen freien Anleger
house-rose-first-round-two-coal = 2 Kohle, wenn sie als sechster Dampfer einfährt
house-rose-first-round-one-coal = 1 Kohle wie in jeder Runde
house-rose-aground-misses-turn = sie setzt ihren nächsten Zug aus
house-rose-aground-leaves = sie verlässt die Sandbank wie jeder Dampfer
house-rose-bunker-full = auffüllen bis 6
house-rose-bunker-two-a-round = höchstens 2 je Runde
house-rose-care-required = ihr muss immer ein Zug für höchstens 1 Kohle bleiben
house-rose-care-ignored = niemand muss darauf achten
house-rose-stuck-misses-turn = sie setzt aus
house-rose-stuck-wreck = sie havariert wie jeder Dampfer
house-introduction-absent = es gibt keines
house-introduction-offered = es gibt eines

## Regeln

rules-title = Regeln
rules-lead = Jede Regel in unseren eigenen Worten, mit einer Nummer, auf die Fehlermeldungen, Spielverläufe und Links verweisen.
rules-of = Die Regeln von { $game }
rules-games = Spiele
rules-about-mississippi-queen = Vier Ausgaben, auf Wunsch nebeneinander, mit allen Modulen und unseren Regelklärungen.
rules-about-niagara = Das Grundspiel mit seinen Optionen und unseren Regelklärungen.
rules-search = Suchen
rules-search-hint-mississippi-queen = z. B. Kohle, PSH-02
rules-search-hint-niagara = z. B. Wasserfall, CAN-07
rules-edition = Ausgabe
rules-with = Daneben zeigen
rules-with-none = keine andere Ausgabe
rules-only-differences = Nur Unterschiede ({ $count })
rules-found = { $count ->
        [0] Nichts gefunden
        [one] { $count } Regel
       *[other] { $count } Regeln
    }
rules-contents = Kapitel
rules-none = Keine Regel passt dazu. Versuch es mit weniger Wörtern.
rules-link = Link zu { $id }
rules-differs = anders
rules-differs-begin = (nur hier:
rules-differs-end = )

chapter-mq-set = Spielaufbau
chapter-mq-pax = Fahrgasttabelle
chapter-mq-ord = Zugreihenfolge
chapter-mq-spd = Geschwindigkeit
chapter-mq-mov = Bewegung
chapter-mq-trn = Drehung
chapter-mq-coa = Kohle
chapter-mq-cra = Zwangszüge und Unfälle
chapter-mq-til = Flussteile entdecken
chapter-mq-rem = Flussteile entfernen
chapter-mq-psh = Abdrängen
chapter-mq-pic = Fahrgäste aufnehmen
chapter-mq-end = Spielende
chapter-mq-int = Einführungsspiel
chapter-mq-bti = B-Teile ins Spiel bringen
chapter-mq-sta = Kohlestationen
chapter-mq-dri = Treibholz
chapter-mq-san = Sandbänke
chapter-mq-arc = Archipel
chapter-mq-tra = Kohleübergabe
chapter-mq-two = Zwei Spieler
chapter-mq-six = Sechs Spieler
chapter-mq-blr = Die Black Rose
chapter-mq-var = Varianten
chapter-mq-r = Regelklärungen
chapter-ni-set = Spielaufbau
chapter-ni-rnd = Runde
chapter-ni-crd = Karten
chapter-ni-act = Aktionen
chapter-ni-can = Kanus
chapter-ni-gem = Edelsteine
chapter-ni-stl = Stehlen
chapter-ni-lnd = Anlegen
chapter-ni-wea = Wetter
chapter-ni-riv = Fluss
chapter-ni-fal = Wasserfall
chapter-ni-rng = Rettungsring
chapter-ni-end = Ende
chapter-ni-r = Regelklärungen

## Nachspielen

replay-title = Nachspielen
replay-of = { $game }: nachgespielt
replay-loading = Die Partie wird geladen …
replay-to-table = Zum Tisch
replay-controls = Bedienung
replay-slider = Zeitpunkt der Partie
replay-where = { $at } von { $last }, Zug { $turn }
replay-first = An den Anfang
replay-turn-back = Einen Zug zurück
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-on = Einen Schritt weiter
replay-turn-on = Einen Zug weiter
replay-end = Ans Ende
replay-speed = Abspielgeschwindigkeit
replay-times = { $speed } ×
replay-keys = Pfeiltasten: Schritt · Leertaste: abspielen und anhalten · Pos1, Ende: Anfang und Ende
replay-turns = Züge
replay-turn = Zug { $number }
replay-earlier = { $count ->
    [one] Ein früherer Zug
   *[other] { $count } frühere Züge
}
replay-later = { $count ->
    [one] Ein späterer Zug
   *[other] { $count } spätere Züge
}
replay-setup = Vor dem ersten Zug
replay-download = Herunterladen
replay-download-about = Die ganze Partie, soweit du sie kennen darfst: zum Aufheben, Analysieren oder anderswo Weiterspielen.
replay-as-text = Für Menschen (Text)
replay-as-json = Für Programme (JSON)
replay-fair = Ging es mit rechten Dingen zu?
replay-fair-about = Vor dem ersten Zug hat sich der Server auf ein Geheimnis festgelegt. Alle Ziehungen folgen daraus und aus dem, was die Spieler beigetragen haben; niemand kann sie ausgesucht haben.
replay-fair-check = Alles nachrechnen
replay-fair-busy = Alles wird nachgerechnet …
replay-fair-not-over = Die Partie ist noch nicht zu Ende. Das Geheimnis wird am Schluss verraten, dann lässt sich alles prüfen.
replay-fair-holds = Alles stimmt.
replay-fair-draws = { $count ->
        [one] { $count } Ziehung wurde nachgerechnet und ist richtig.
       *[other] { $count } Ziehungen wurden nachgerechnet, und alle sind richtig.
    }
replay-fair-fails = Etwas stimmt nicht.
replay-fair-seen = Das Versprechen ist das, das dieser Browser am Tisch gesehen hat.
replay-fair-unseen = Dieser Browser war während der Partie nicht am Tisch; was versprochen war, weiß nur der Server.
replay-fair-another = Der Server nennt jetzt ein anderes Versprechen, als dieser Browser am Tisch gesehen hat: Das Geheimnis wurde vertauscht.
replay-fair-then = Am Tisch versprochen
replay-fair-now = Jetzt genannt
replay-commitment = Was versprochen war

## Das Konto

account-title = Konto
account-is = Du bist { $name }, angemeldet als { $login }.
account-guest = Du bist { $name }, ein Gast: Dieser Browser kennt dich, sonst keiner.
account-nobody = Hier kennt dich noch niemand. Das ändert sich mit deinem ersten Spiel.
account-name = Dein Name
account-name-about = So nennen dich die anderen an neuen Tischen.
account-save = Speichern
account-saved = Gespeichert
account-register = Konto anlegen
account-register-about = Behalte deine Tische und finde sie auf anderen Geräten wieder. Ein Name und ein Passwort genügen.
account-log-in = Anmelden
account-log-in-about = Du hast schon ein Konto.
account-login = Kontoname
account-login-form = 3 bis 32 Buchstaben, Ziffern, - oder _
account-password = Passwort
account-password-form = Mindestens 8 Zeichen.
account-change = Passwort ändern
account-change-about = Alle deine anderen Sitzungen enden.
account-old = Altes Passwort
account-new = Neues Passwort
account-change-tokens = Auch alle Token entziehen
account-changed = Das Passwort ist geändert
account-privacy = Deine Daten
account-export = Meine Daten herunterladen
account-delete = Mein Konto löschen
account-delete-about = Wenn du dein Konto löschst, verschwindet dein Name von allen Tischen, Bots übernehmen deine Plätze, und niemand kann es wiederherstellen. Die Spiele der anderen bleiben.
account-delete-password = Dein Passwort zur Bestätigung
account-leave = Abmelden
account-leave-about = Deine Plätze bleiben deine. Token gelten weiter.
account-out-here = Hier abmelden
account-out-everywhere = Überall abmelden
account-out = Du bist abgemeldet
account-tokens = Token für Programme
account-tokens-about = Mit einem Token spielt ein Programm, etwa ein Bot, an deiner Stelle, oder es sieht nur zu. Dein Konto kann es nicht ändern.
account-api = Wie Programme spielen
account-tokens-none = Du hast keine Token.
account-token-label = Wofür es ist
account-token-scope = Was es darf
account-token-scope-play = Spielen und zusehen
account-token-scope-read = Nur zusehen
account-token-expiry = Läuft ab
account-token-never = Nie
account-token-days = Nach { $days } Tagen
account-token-lasting = läuft nicht ab
account-token-until = bis { $day }
account-token-expired = abgelaufen
account-token-make = Token anlegen
account-token-made = Das Token ist angelegt
account-token-once = Kopiere es jetzt: Es wird nur dieses eine Mal gezeigt.
account-token-revoke = Entziehen
account-token-revoked = Das Token gilt nicht mehr
account-settings = Einstellungen
account-settings-about = Sie gelten nur in diesem Browser.
account-theme = Farben
account-theme-auto = wie im System
account-theme-day = Tag
account-theme-night = Nacht
account-motion = Animationen
account-sound = Ton, wenn du am Zug bist
