### What the server says: its pages, and what it calls guests.

page-api = Die API
page-bots-thinking = Bots, die nachdenken
page-check = Prüfen
page-game = Spiel
page-kinds = Dokumente
page-minutes = Minuten seit dem Start
page-no-site = Eine Seite zum Spielen gibt es hier noch nicht: Ist Node installiert, baut `cargo play` sie und liefert sie aus.
page-no-tables = Es ist kein Tisch gelistet.
page-open-seats = Freie Plätze
page-players = Spieler
page-record = Aufzeichnung
page-requests = Anfragen
page-stage = Stand
page-stage-gathering = wartet auf Spieler
page-stage-over = zu Ende
page-stage-playing = läuft
page-status = Status
page-tables = Tische
page-tables-in-memory = Tische im Speicher
page-verify = War es fair?
page-verify-about = Füge die Aufzeichnung eines beendeten Spiels von einem Server ein. Jede Ziehung wird aus dem Geheimnis neu berechnet, das vor dem ersten Zug versprochen wurde.
page-version = Version
page-welcome = Dieser Server führt Tische von Mississippi Queen und Niagara. Programme spielen über die API.
web-guest = Gast { $number }
