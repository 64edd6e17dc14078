### Was an etwas Gelesenem oder Gefragtem falsch ist; nach dem Schlüssel des Fehlers.

fault-at = { $place }: { $what }
place-line = Zeile { $number }
place-column = Spalte { $number }
place-entry = Eintrag { $number }
illegal = { $rule } ({ $title }): { $statement }
illegal-lacking = { $rule } ({ $title }), { $need } nötig, { $have } vorhanden: { $statement }

number-out-of-range = { $value } ist keine ganze Zahl von { $least } bis { $most }
list-too-long = die Liste ist zu lang, höchstens { $most } sind möglich
unknown-language = es gibt keine Sprache { $name }; es gibt { $known }
unknown-game = es gibt kein Spiel { $name }; es gibt { $known }
unknown-edition = es gibt keine Ausgabe { $name }; es gibt { $known }
unknown-rule = es gibt keine Regel { $name }; am nächsten sind { $near }
rule-is-example = { $name } ist keine Regel, sondern ein durchgespieltes Beispiel: die Beispiele stehen in fixtures/*/scenarios und zeigen die Regeln bei der Arbeit
unknown-action = { $name } ist keine Aktion; Aktionen sehen aus wie { $known }
unknown-chance = { $name } ist kein Ergebnis; Ergebnisse sehen aus wie { $known }
unknown-boat = es gibt keinen Dampfer { $name }; es gibt { $known }
unknown-tile = es gibt kein Flussteil { $name }; es gibt { $known }
unknown-direction = es gibt keine Richtung { $name }; es gibt { $known }
unknown-bend = ein Flussteil liegt { $known }, nicht { $name }
unknown-space = { $name } ist kein Feld; ein Feld heißt Teil.Nummer, etwa 3.17, mit Nummern von 0 bis 19
unknown-gem = es gibt keinen Edelstein { $name }; es gibt { $known }
unknown-arm = es gibt keinen Arm { $name }; es gibt { $known }
unknown-place = es gibt keinen Ort { $name }; es gibt { $known }
unknown-colour = niemand spielt { $name }; die Spieler sind { $known }
unknown-card = es gibt keine Karte { $name }; es gibt { $known }
unknown-canoe = ein Spieler hat die Kanus { $known }, nicht { $name }

argument-unknown = es gibt keine Option { $name }; --help zeigt alle
argument-unknown-near = es gibt keine Option { $name }; vielleicht { $near }
command-unknown = es gibt keinen Befehl { $name }; --help zeigt alle
command-unknown-near = es gibt keinen Befehl { $name }; vielleicht { $near }
argument-missing = { $name } fehlt
argument-conflict = { $name } und { $other } passen nicht zusammen
argument-twice = { $name } darf nur einmal angegeben werden
argument-needs-value = { $name } braucht einen Wert
argument-surplus = { $value } ist ein Wert zu viel für { $name }
argument-too-many = { $value } ist ein Argument zu viel
argument-value = { $value } ist für { $name } nicht möglich
argument-value-known = { $value } ist für { $name } nicht möglich; mögliche Werte sind { $known }
argument-not-utf8 = ein Argument ist kein UTF-8-Text
option-needed = fehlt; mögliche Werte sind { $known }
option-foreign = { $game } hat diese Option nicht; es hat { $known }
house-rule-form = { $value } ist keine Hausregel; sie sieht aus wie push_chain=forbidden
house-rule-unknown = es gibt keinen Punkt { $name }, den eine Hausregel ändern könnte; es gibt { $known }
house-rule-value = { $name } kann nicht { $value } sein; möglich ist { $known }
table-excluded = die Regeln schließen das aus ({ $rule }): { $statement }
table-incomplete = die Regeln verlangen hier mehr, es fehlen { $missing } ({ $rule }): { $statement }

file-unreadable = die Datei ist nicht lesbar: { $reason ->
        [not-found] es gibt sie nicht
        [denied] keine Berechtigung
        [not-text] sie ist kein UTF-8-Text
        [folder] sie ist ein Ordner
        [file] ein Ordner auf dem Weg dahin ist eine Datei
       *[other] das System verweigert es
    }
file-unwritable = die Datei ist nicht schreibbar: { $reason ->
        [not-found] den Ordner gibt es nicht
        [denied] keine Berechtigung
        [not-text] sie ist kein Text
        [folder] sie ist ein Ordner
        [file] an der Stelle eines Ordners ist eine Datei
       *[other] das System verweigert es
    }
folder-unwritable = der Ordner lässt sich nicht anlegen oder beschreiben: { $reason ->
        [denied] keine Berechtigung
        [file] es gibt eine Datei dieses Namens
       *[other] das System verweigert es
    }
file-exists = die Datei gibt es schon; --force ersetzt sie
stream-failed = Standardein- oder -ausgabe ist gestört
game-stuck = Spiel { $number } mit Startwert { $seed } konnte nicht weitergehen; bitte melden
worker-failed = ein Thread ist abgebrochen; bitte melden

unknown-bot = es gibt keinen Bot { $name }; es gibt { $known } und, für ein Programm, exec:BEFEHL
bot-without-name = ein Bot hat keinen Namen; es gibt { $known } und, für ein Programm, exec:BEFEHL
bot-setting = { $value } ist keine Einstellung von { $name }; es gibt { $known }, jede mit einer Zahl, etwa nodes=50
bot-setting-range = { $value } ist keine Zahl von { $least } bis { $most }
bot-no-setting = { $value }: { $name } hat keine Einstellungen
bot-setting-twice = { $value } wiederholt eine Einstellung
bot-not-ours = Rat geben nur die eingebauten Bots, keine Programme
advise-chance = hier entscheidet der Zufall, kein Spieler
advise-over = das Spiel ist zu Ende: niemand entscheidet
advise-seat = dieser Platz entscheidet jetzt nicht; am Zug ist { $seats }
unknown-weight = { $name } ist kein Gewicht dieses Spiels; bekannt sind { $known }
missing-weight = das Gewicht { $name } fehlt oder ist keine Zahl
bot-command = zu exec: gehört ein Programm
sprt-form = { $value } sind nicht zwei Anteile zwischen 0 und 1, der kleinere zuerst, etwa 0.5,0.65
arena-few-bots = { $count ->
        [one] { $count } Bot reicht
       *[other] { $count } Bots reichen
    } nicht für { $game } mit { $least } bis { $most } Spielern; nenne mehr Bots, auch denselben mehrmals, oder gib --seats an
arena-many-bots = { $count } Bots sind zu viele für { $game } mit { $least } bis { $most } Spielern; nenne weniger, oder lass sie sich mit --seats abwechseln
bot-start = das Programm { $name } kann nicht gestartet werden: { $reason ->
        [not-found] es gibt es nicht
        [denied] keine Berechtigung
       *[other] das System verweigert es
    }
bot-ended = statt zu antworten { $code ->
        [none] hat das Programm seine Ausgabe geschlossen
        [signal] wurde das Programm durch ein Signal beendet
       *[other] endete das Programm mit Code { $code }
    }
bot-slow = keine Antwort innerhalb von { $most } ms
bot-nonsense = das ist keine Antwort: { $answer }
bot-error = es antwortet mit einem Fehler: { $message }
picture-kind = { $name } ist kein Bild; sein Name endet auf .svg oder .png
picture-failed = das Bild konnte nicht gezeichnet werden; bitte melden

json-syntax = das ist kein gültiges JSON
json-ends = das JSON endet zu früh
json-duplicate-field = das Feld { $name } steht zweimal da
json-unknown-field = es gibt kein Feld { $name }; es gibt { $known }
json-no-fields = es gibt kein Feld { $name }; hier ist keines möglich
json-missing-field = das Feld { $name } fehlt
json-wrong-type = { $found } ist hier nicht möglich; erwartet: { $wanted }
json-unknown-name = { $name } ist hier nicht möglich; möglich sind { $known }
json-wrong = das passt nicht: { $reason }
json-unwritable = das lässt sich nicht als JSON schreiben; bitte melden

line-too-long = die Zeile ist länger als { $most } Byte
line-not-utf8 = die Zeile ist kein UTF-8-Text
request-not-object = eine Anfrage ist ein Objekt, ein Stapel eine Liste von mindestens einer
request-id = eine id ist ein Text, eine Zahl oder null
request-version = es muss "2.0" sein
params-by-name = Parameter werden mit Namen in einem Objekt angegeben
unknown-method = es gibt keine Methode { $name }; es gibt { $known }
unknown-table = es gibt keinen Tisch { $name }
table-exists = den Tisch { $name } gibt es schon
table-id-empty = die id eines Tisches darf nicht leer sein
too-many-tables = nicht mehr als { $most } Tische zugleich; bitte einen schließen
actions-empty = mindestens eine Aktion ist nötig
chance-form = entweder ein outcome, oder draw: true mit oder ohne seed
chance-not-listed = { $name } kann jetzt nicht geschehen; chances zählt die möglichen Ergebnisse auf
no-chance-due = jetzt ist kein Zufall dran

position-version = die Stellung hat das Format { $value }; diese Engine liest { $known }
position-start-tile = der Fluss beginnt mit A0, nur dort und gerade
position-tile-not-there = das Flussteil { $name } ist nicht im Spiel oder schon verwendet
position-river-overlaps = das Flussteil liegt zu nah an Teil { $other } des Flusses
position-tiles-stay = nach diesen Regeln bleiben die Flussteile liegen
position-leaving = höchstens { $most } A-Teile weichen B-Teilen, und nur bevor das erste Teil liegt
position-finish-early = das Ziel liegt erst nach dem letzten Flussteil; { $draws } sind noch zu ziehen
position-finish-missing = alle Flussteile liegen, also muss auch das Ziel liegen: left, straight oder right
position-pile-needed = welche A-Teile gewichen sind, lässt sich nicht erraten: bitte den Stapel angeben
position-no-such-tile = der Fluss hat kein solches Teil
position-no-dock = das Flussteil { $name } hat keinen Anleger für Fahrgäste
position-no-spare = Fahrgäste warten nur in der Variante mit der Mindestzahl neben dem Fluss
position-boat-too-many = dieser Dampfer fährt nicht mit
position-boat-missing = der Dampfer { $name } fehlt
position-boat-where = eines von at, waiting, home, out sagt, wo der Dampfer ist; nur einer auf dem Fluss hat Bug oder Reparatur
position-two-boats = auf Feld { $space } steht schon ein Dampfer
position-boat-on-land = Feld { $space } ist Land
position-aground-speed = ein Dampfer auf Grund hat Geschwindigkeit 1
position-served = ein Dampfer hat seine Fahrgäste auf verschiedenen Teilen mit Anleger aufgenommen, eines je Fahrgast an Bord; Teil { $value } passt nicht
position-passengers-aboard = mehr als { $most } Fahrgäste können nicht an Bord gekommen sein: die anderen warten noch, oder ihre Anleger liegen noch nicht am Fluss
position-last-tile = ein Dampfer steht auf dem letzten Teil, also liegt das nächste schon; mitten in einem Zug sagt course.entered_last, dass es ansteht
position-places = Dampfer im Ziel und ausgeschiedene sind ab 0 ohne Lücke nummeriert
position-setup-round = die Runde ist 0 beim Aufbau und ab 1 im Rennen
position-virtual-coal = nur in Runde 1 hat ein Dampfer die zusätzliche Kohle des sechsten
position-order = die Reihenfolge nennt jeden Dampfer, der noch im Rennen ist, einmal
position-to-move = der Dampfer { $name } ist nicht im Rennen und hat keinen Zug
position-course = in so einem Zug kann kein Dampfer sein
position-finish-misfit = das Ziel kann dort nicht liegen; eine andere Richtung ist frei
position-repair = nur Ausgaben mit Havarien kennen Reparaturen, und nur die Black Rose hat `resumes`
position-leaves-free = ohne Kohle fährt nur ein Dampfer los, der ohne Kohle auf Grund liegt, und nur in einer Ausgabe, die es am Ende erlaubt
position-end = der Grund des Endes gehört zur Phase over, und nur zu ihr
position-decided = mit diesen Dampfern, im Ziel oder ausgeschieden, ist das Rennen vorbei: Es ist kein Gegner mehr da, oder eine Seite hat gewonnen; dann ist die Phase over, und end sagt warum
position-arm = wo Arme ausgelost werden, ist keiner der nächste
position-phase = darauf kann das Spiel hier nicht warten
position-setup = vor der ersten Runde ist alles wie am Anfang und wird weggelassen
position-canoe-gem = nur ein Kanu auf dem Fluss trägt einen Edelstein
position-gems = von jeder Farbe gibt es { $most } Edelsteine, nicht { $value }: { $name }
position-turn = dieser Spieler kann hier nicht an der Reihe sein
position-card = Karten liegen ab der Phase cards: ab act alle, vorher keine
position-hand = eine Hand hat jede Karte einmal, ohne die gelegte, und so viele, wie die Runde übrig lässt
position-hand-needed = in dieser Runde sind Karten schon gespielt: bitte angeben, welche auf der Hand sind
position-seen = gesehen wurden nur gespielte Karten, und die offene gehört dazu
position-top = die Karte, die noch offen liegt, wurde gespielt und gesehen, und keine andere wurde daraufgelegt
position-hidden = die Stellung würde verraten, was dieser Zuschauer nicht wissen darf; secrets: true gibt alles
position-won = mit diesen Edelsteinen wäre das Spiel schon zu Ende
position-no-canoe = wer weder Kanu noch Edelstein hat, bekommt ein Kanu zurück
position-voyage = in so einem Zug kann kein Spieler sein

record-header = im Kopf fehlt { $need }
record-version = die Aufzeichnung hat das Format { $have }; diese Engine liest { $need }
record-game = das ist eine Aufzeichnung von { $have }, nicht von { $need }
record-table = die Stellung gehört zu einem anderen Tisch
record-too-long = die Aufzeichnung ist zu lang: { $have }, höchstens { $most } werden gelesen
record-line = das ist weder Zug noch Zufall noch Ergebnis: { $text }
record-entry = ein Eintrag hat einen Spieler (seat) mit Aktionen oder einen Zufall
record-turn = { $action } gehört zum nächsten Zug und steht in einer eigenen Zeile
record-split-turn = der Zug von { $have } geht hier weiter: er gehört in die Zeile davor
record-speaker = hier entscheidet nicht { $have }, sondern { $need }
record-not-deciding = Spieler { $seat } entscheidet hier nicht, { $action } ist hier falsch
record-needs-chance = hier ist ein Zufall dran, nicht { $have }
record-chance = { $chance } kann hier nicht geschehen
record-illegal = { $action } verstößt gegen { $rule }: { $statement }
record-after-end = das Spiel ist vor { $action } zu Ende
record-earlier-rules = das Spiel wurde nach früheren Regeln gespielt: es kann gezeigt und importiert, aber nicht geprüft oder fortgesetzt werden
record-impossible = { $action } ist hier nicht ausführbar: das Spiel wurde nach früheren Regeln gespielt
record-after-result = nach dem Ergebnis kommt nichts mehr: { $text }
record-result = das Ergebnis ist { $need }, nicht { $have }
record-result-missing = das Spiel ist zu Ende, aber das Ergebnis fehlt: { $need }
record-result-early = das Spiel ist nicht zu Ende und hat noch kein Ergebnis: { $have }
record-hidden-start = das Spiel beginnt mit einer Stellung, in der Karten verschlossen oder verdeckt sind (NI-R-19); offen ist die Aufzeichnung nach dem Spiel
record-hidden = das Spiel läuft noch, und die Aufzeichnung würde verschlossene oder verdeckte Karten verraten (NI-R-19); offen ist sie nach dem Spiel

fair-draws = es gibt mehr oder weniger Ziehungen als in der Aufzeichnung
fair-hash = das ist kein Hash: nötig sind 64 Ziffern von 0 bis f
fair-missing = die Aufzeichnung sagt nichts über ihre Ziehungen: das tun nur Spiele eines Servers
fair-order = die Nummern der Ziehungen wachsen nicht
fair-outcome = { $have } ist nicht, was die Würfel ergaben
fair-secret = das Geheimnis ist nicht das versprochene
host-asked = Platz { $seat } hat schon gefragt
host-begun = das Spiel hat begonnen
host-decision = das war Entscheidung { $have }, aber die nächste ist { $need }
host-empty = da ist kein Text
host-full = der Tisch ist voll
host-illegal = { $action } ist nicht erlaubt
host-log = das Protokoll des Tisches ist unvollständig oder verändert
host-maker-twice = wer den Tisch anlegt, hat nur einen Platz
host-no-bot = an Platz { $seat } spielt kein Bot
host-no-player = an Platz { $seat } sitzt niemand
host-no-seat = es gibt keinen Platz { $seat }
host-nobody-to-ask = es gibt niemanden zu fragen; Bots sind immer einverstanden
host-not-asked = niemand hat gefragt
host-not-begun = das Spiel hat noch nicht begonnen
host-not-deciding = Platz { $seat } entscheidet jetzt nicht
host-not-invited = Platz { $seat } ist für jemand anderen
host-not-over = das Spiel ist noch nicht zu Ende
host-nothing-to-take-back = es gibt nichts zurückzunehmen: etwas wurde aufgedeckt oder jemand anderes hat entschieden
host-over = das Spiel ist zu Ende
host-earlier-rules = die Partie wurde nach früheren Regeln gespielt und kann nicht fortgesetzt werden
host-resigned = wer aufgegeben hat, kann nicht zurückkommen
host-runs-past = der Zug endet vor { $action }
host-seat-open = Platz { $seat } ist noch frei
host-seats = es müssen { $need } Plätze sein, nicht { $have }
host-taken = Platz { $seat } ist besetzt
host-too-long = zu lang: höchstens { $most } Zeichen
host-unreachable = { $obstacle ->
        [land] Da ist Land im Weg
        [boats] Andere Boote sind im Weg
        [aground] Ein Boot auf Grund verlässt die Sandbank nur geradeaus
        [sandbank] Eine Sandbank ist im Weg: Dort endet die Fahrt
        [stays] Ein Boot kann nicht stehen bleiben
        [open-end] Dort endet der Fluss vorerst
        [removed] Dieser Teil des Flusses ist nicht mehr da
        [far] Zu weit: { $need } Punkte nötig, { $have } übrig
        [push] Das Boot dort lässt sich nicht abdrängen
        [coal] Zu wenig Kohle: { $need } nötig, { $have } übrig
        [direction] Ein Kanu fährt in einem Zug nur in eine Richtung
        [points-left] Das Kanu muss alle Punkte verbrauchen
       *[turn] Kein vollständiger Zug führt dorthin
    }
host-too-often = das wurde an diesem Tisch zu oft gemacht: höchstens { $most }-mal ist erlaubt
host-removed = du wurdest von diesem Tisch entfernt; nur mit einer neuen Einladung kannst du dich wieder setzen
host-closed = der Tisch wurde geschlossen
host-left = du hast deinen Platz einem Bot überlassen
host-no-offer = niemand hat eine Revanche angeboten
host-rematch-waits = noch haben nicht alle der Revanche zugestimmt
host-rematch-made = den Tisch für die Revanche gibt es schon
web-banned = dieses Konto ist bis { $until } gesperrt
web-banned-for-good = dieses Konto ist gesperrt
web-muted = du kannst bis { $until } nicht chatten
web-muted-for-good = du kannst auf diesem Server nicht chatten
web-registration-closed = dieser Server nimmt zurzeit keine neuen Konten an; Gäste können spielen
web-report-self = du kannst dich nicht selbst melden
web-report-what = ein Platz oder eine Nachricht ist nötig
web-no-saying = an dieser Stelle des Protokolls steht keine Nachricht
web-too-many-reports = du kannst höchstens { $most } offene Meldungen haben
web-busy = der Server kann das gerade nicht: bitte noch einmal versuchen
web-not-ready = der Server ist nicht bereit: { $part } arbeitet gerade nicht
web-damaged = dieser Tisch ist beschädigt: sein Protokoll lässt sich nicht nachspielen. Noch einmal versuchen hilft nicht; bitte dem Betreiber des Servers melden
web-foreign-site = das hat die Seite einer anderen Website geschickt
web-has-account = dieser Spieler hat schon ein Konto
web-internal = der Fehler liegt beim Server: bitte melden
web-last-event = Last-Event-ID muss eine ganze Zahl sein
web-login = Name oder Passwort ist falsch
web-login-form = { $least } bis { $most } Buchstaben, Ziffern, - und _ sind nötig
web-name-confusable = der Name sieht aus wie { $name }, und so heißt hier schon jemand; bitte einen anderen wählen
web-name-direction = der Name enthält Zeichen, die die Schreibrichtung ändern
web-name-invisible = der Name hat keine sichtbaren Zeichen
web-login-taken = der Name ist vergeben
web-media-type = der Inhalt muss application/json sein
web-method = diese Adresse nimmt solche Anfragen nicht an
web-no-account = dieser Spieler hat kein Konto
web-no-seat = du hast an diesem Tisch keinen Platz
web-no-table = diesen Tisch gibt es nicht
web-not-found = hier gibt es nichts
web-not-maker = das kann nur, wer den Tisch angelegt hat
web-not-yours = dieser Platz gehört jemand anderem
web-password-form = { $least } bis { $most } Zeichen sind nötig
web-query = die Parameter sind nicht lesbar: einer fehlt, ist unbekannt oder von der falschen Art
web-token = dieses Token ist ungültig
web-token-account = ein Token kann das Konto nicht ändern: melde dich dafür an
web-token-expired = dieses Token ist abgelaufen
web-token-expiry = eine Zeit in der Zukunft ist nötig, höchstens { $days } Tage voraus
web-token-read = dieses Token darf nur lesen
web-too-large = zu groß: höchstens { $most } Byte
web-too-many = zu viele Anfragen: bitte { $wait } s warten
web-too-many-streams = zu viele Ereignisströme sind offen
web-too-many-tables = du kannst höchstens { $most } unbeendete Tische haben
web-too-many-tokens = du kannst höchstens { $most } Token haben
web-too-slow = der Inhalt der Anfrage kam zu langsam: höchstens { $most } Sekunden

admin-no-player = es gibt keinen Spieler { $name }: eine Kennung oder ein Anmeldename ist nötig
admin-no-account = { $name } ist ein Gast ohne Konto, also gibt es kein Passwort
admin-no-table = es gibt keinen Tisch { $name }
admin-no-report = es gibt keine Meldung { $name }
admin-duration = { $value } ist keine Dauer wie 30m, 12h oder 90d
admin-time = { $value } ist kein Zeitpunkt wie 2026-11-20T18:30:00Z
address-form = { $value } ist keine Adresse wie 127.0.0.1:7380
public-url-form = { $value } ist keine Adresse wie https://play.example
config-syntax = das ist kein TOML: { $reason }
config-unknown = diese Option gibt es nicht; es gibt { $known }
config-unknown-near = diese Option gibt es nicht; vielleicht { $near }
config-kind = hier muss { $kind ->
        [switch] true oder false
        [number] eine ganze Zahl
       *[text] ein Text in Anführungszeichen
    } stehen, etwa { $example }
config-variable-unknown = diese Variable gehört zu keiner Option und bleibt unbeachtet
config-secret-typed = ein Passwort auf der Befehlszeile kann jeder auf diesem Rechner sehen; besser PADDLEWHEEL_DATABASE, --database-file oder die Konfigurationsdatei
config-secret-readable = diese Datei enthält ein Passwort, und jeder auf diesem Rechner kann sie lesen; chmod o-r behebt das
config-database-file = diese Datei muss die Adresse einer Datenbank in einer Zeile enthalten und sonst nichts
log-filter-form = { $value } ist kein Protokollfilter; möglich sind error, warn, info, debug, trace und off, für einzelne Teile etwa warn,access=info
metrics-listen-failed = an { $address } kann nicht gelauscht werden: { $reason }; bitte eine andere Adresse für --metrics-listen angeben
backup-exists = die Datei gibt es schon, und eine Kopie ersetzt sie nicht: bitte einen anderen Namen wählen
check-found = gefundene Probleme: { $count }
check-gap-fault = hier fehlt ein Ereignis
database-failed = die Datenbank funktioniert nicht: { $reason }
database-foreign = diese SQLite-Datei gehört einem anderen Programm: bitte eine andere Datei nennen
database-in-use = ein anderer Server benutzt diese SQLite-Datei: bitte erst jenen beenden oder eine andere Datei nennen
database-linked = diese SQLite-Datei hat mehrere Namen (harte Links), und SQLite würde für jeden ein eigenes Protokoll führen: bitte die anderen Namen entfernen oder eine Kopie machen
database-newer = sie stammt von einer neueren Version von paddlewheel: bitte diese benutzen oder eine andere Datei nennen
database-unknown = { $kind } ist keine bekannte Art von Datenbank: bitte eine SQLite-Datei oder postgres://… nennen
listen-failed = an { $address } kann nicht gelauscht werden: { $reason }; mit --listen eine andere Adresse wählen, oder Port 0 für irgendeinen freien
insecure-seed-public = ein bekannter Startwert ist nur für Tests auf diesem Rechner; { $address } ist für andere erreichbar; bitte --listen 127.0.0.1:0 verwenden
load-failed = der Server tat nicht, was erwartet wurde: { $reason }
runtime-failed = das Programm kann auf diesem System nicht laufen ({ $reason })
site-missing = hier ist keine Seite, { $file } kann nicht gelesen werden ({ $reason }); `npm run build` im Ordner web macht web/dist
advice-no-time = { $name } denkt nicht voraus: Millisekunden sind für hard und expert
advice-others = Rat gibt es an Tischen ohne andere Menschen oder nach dem Spiel
advice-moment = zu früheren Momenten gibt es Rat, sobald das Spiel zu Ende ist
advice-busy = ein Ratgeber denkt noch für dich nach; warte auf seine Antwort

draw-over-record = das ist die Aufzeichnung selbst; nenne für das Bild eine andere Datei
bot-broke = ein Bot ist abgebrochen; bitte melde das
term-nobody-listens = hier gibt es keinen Chat: nur Tische auf einem Server haben einen
server-foreign = { $server } ist kein Paddlewheel-Server, oder er arbeitet nicht richtig (HTTP { $status })
server-said = { $detail }
server-unreachable = der Server ist unter { $server } nicht zu erreichen: { $reason }
server-timeout = der Server unter { $server } hat innerhalb von { $seconds } Sekunden nicht geantwortet
server-url = { $value } ist keine Adresse eines Servers; sie beginnt mit http:// oder https://, etwa http://127.0.0.1:7380
server-table = { $value } ist keine Kennung eines Tisches: sie steht im Link hinter /table/
server-no-seat = an diesem Tisch ist kein Platz frei; mit watch kannst du zuschauen
seat-form = { $value } kann hier nicht sitzen; möglich sind me, me:NAME und Bots: { $known }
record-of-another-game = dies ist eine Partie { $game }, nicht { $wanted }
