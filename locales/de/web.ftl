### Die Seite: was überall gleich ist, und der Tisch.

skip-to-content = Zum Inhalt
page-not-loaded = Diese Seite konnte nicht geladen werden. Bitte versuch es noch einmal.
nav-label = Seiten
nav-new = Neuer Tisch
nav-rules = Regeln
nav-account = Konto
language = Sprache
theme-auto = Farben: wie im System
theme-day = Farben: Tag
theme-night = Farben: Nacht
sound = Ton, wenn du am Zug bist
not-found-title = Hier ist nichts
not-found-text = Unter dieser Adresse gibt es nichts. Vielleicht fehlt ein Teil davon.
go-home = Zur Startseite

game-none = Tisch
game-mississippi-queen = Mississippi Queen
game-niagara = Niagara

bot-name = Bot ({ $level })
name-numbered = { $name } { $number }
seat-number = Platz { $number }
seat-open = Freier Platz
seat-invited = Platz auf Einladung
somebody = Jemand
you = du
team = Team { $team }
your-name = Dein Name
players = Spieler
decides = entscheidet jetzt
time-left = Restzeit
rank = { $rank }. Platz
away-left = ein Bot spielt
away-resigned = hat aufgegeben
away-time = Zeit abgelaufen

table-loading = Der Tisch wird geladen …
gathering-title = Warten auf Mitspieler
gathering-waits = Das Spiel beginnt, wenn alle Plätze besetzt sind.
gathering-full = Alle Plätze sind besetzt.
maker-starts = Wer den Tisch angelegt hat, startet das Spiel.
sit-down = Hinsetzen
remove-player = { $name } vom Tisch entfernen
close-table = Tisch schließen
close-table-sure = Den Tisch für alle schließen?
table-closed = Der Tisch wurde vor Spielbeginn geschlossen.
invite-anew = Neue Einladung
invite-anew-about = Hier ist der neue Link. Frühere Links für diesen Platz gelten nicht mehr:
stand-up = Aufstehen
start = Spiel starten
share-link = Link zu diesem Tisch
copy = Kopieren
copied = Kopiert

board-tools = Ansicht des Spielplans
board-closer = Vergrößern
board-farther = Verkleinern
board-all = Alles zeigen
board-follow = Dem Spiel folgen
board-label = Der Spielplan. Plus und Minus ändern die Größe, Umschalt mit den Pfeiltasten verschiebt ihn.
board-in-words = Der Spielplan in Worten
mq-transfer = Kohle zwischen { $boat } und { $other }
mq-transfer-give = Geben
mq-transfer-take = Nehmen
panels = Mehr zum Tisch
tab-players = Spieler
tab-log = Verlauf
tab-chat = Chat
tab-more = Tisch
log = Was bisher geschah
log-empty = Noch ist nichts passiert.
skip = Überspringen
offline = Der Server ist nicht erreichbar. Die Seite versucht es weiter.
connection-connecting = Verbindung wird aufgebaut
connection-live = verbunden
connection-lost = Verbindung verloren; die Seite versucht es weiter
watching-count = { $count ->
    [one] { $count } Person schaut zu
   *[other] { $count } Personen schauen zu
}
watching-more = { $count ->
    [one] noch jemand
   *[other] { $count } weitere
}

chat = Chat am Tisch
chat-say = Nachricht schreiben
chat-send = Senden
chat-spectator = schaut zu
chat-account = Konto
chat-unread = { $count ->
    [one] eine neue Nachricht
   *[other] { $count } neue Nachrichten
}
chat-erased = (gelöscht)
report = Melden
report-reason = Was ist nicht in Ordnung?
report-sent = Gemeldet. Danke.
told-sat = { $name } hat Platz genommen.
told-stood = Ein Platz ist wieder frei.
told-removed = Jemand wurde vom Tisch entfernt.
told-rematch-offered = { $name } bietet eine Revanche an.
told-begun = Das Spiel beginnt.
told-taken-over = Ein Bot spielt für { $name }.
told-came-back = { $name } ist wieder da.
told-asked = { $name } möchte einen Zug zurücknehmen.
told-rematch-answered = { $agrees ->
    [yes] { $name } nimmt die Revanche an.
   *[no] { $name } lehnt die Revanche ab.
}
told-answered = { $agrees ->
        [yes] { $name } ist einverstanden.
       *[no] { $name } ist nicht einverstanden.
    }
told-took-back = { $name } hat eine Aktion zurückgenommen.

undo-ask = Um Rücknahme meines letzten Zugs bitten
undo-asked = { $name } möchte den letzten Zug zurücknehmen.
undo-agree = Einverstanden
undo-refuse = Ablehnen
undo-waits = { $name } möchte einen Zug zurücknehmen; die anderen haben noch nicht geantwortet.
bot-takes-over = Einen Bot für mich spielen lassen
come-back = Selbst weiterspielen
resign = Aufgeben
resign-sure = Endgültig aufgeben?
no = Nein
rematch = Noch einmal spielen
rematch-offered = { $name } bietet eine Revanche an.
rematch-accept = Annehmen
rematch-decline = Ablehnen
rematch-waits = Eine Revanche ist angeboten; es fehlt noch die Antwort von { $names }.
rematch-withdraw = Revanche absagen
rematch-join = Zum nächsten Spiel
replay = Nachspielen

ending-won = Du hast gewonnen!
ending-winners = { $count ->
        [one] { $names } hat gewonnen.
       *[other] { $names } haben gewonnen.
    }

keys = Tasten
key-speed = Geschwindigkeit wählen
key-steer = voraus, links, rechts
key-bow = Bug ausrichten: Die Tasten rund um S liegen wie die sechs Richtungen
key-card = Karte legen
key-paddle = flussaufwärts, flussabwärts, linker oder rechter Arm
key-choice = eine der nummerierten Möglichkeiten
key-confirm = bestätigen
key-back = einen Schritt zurück
key-restart = Zug neu beginnen
key-pan = Spielplan verschieben
key-zoom = Größe ändern
key-skip = Animation überspringen
key-keys = Tasten zeigen
