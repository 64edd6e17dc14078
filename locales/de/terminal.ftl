### Das Terminal: ganzer Bildschirm und Zwiegespräch Zeile für Zeile. Was Spiele sagen, steht in play-*.ftl.

term-game-mississippi-queen = Mississippi Queen
term-game-niagara = Niagara
term-seat = Platz { $number }
term-bot = { $level } { $number }
term-team = T{ $team } { $name }
term-away = { $name } (Bot)
term-over = Das Spiel ist zu Ende.
term-closed = Der Tisch wurde geschlossen.
term-gathering = Das Spiel beginnt, wenn alle Plätze besetzt sind.
term-expected = { $name }: { $what }
term-waits = Warten auf { $names }
term-rank = { $rank }. { $name }
term-choices = Auswahl (Tab, Enter)
term-choices-speed = Auswahl bei Geschwindigkeit { $speed }
term-not-there = { $place }: Dorthin kommst du in diesem Zug nicht.
term-cover = Karten werden geheim gewählt. { $name } kommt an den Bildschirm, die anderen schauen weg. Enter, sobald alle bereit sind.
term-quit = Das Spiel verlassen?
term-quit-keys = Enter oder y: verlassen · jede andere Taste: weiterspielen
term-ending-keys = q: verlassen · jede andere Taste: den Spielplan ansehen
term-hint = Tab Enter wählen · Rück zurück · Esc neu · + - Größe · ? Tasten · q Ende
term-keys = Tasten
term-keys-list =
    Tab, Umschalt-Tab  nächste, vorige Möglichkeit
    Enter              wählen; bestätigen
    1 bis 6            Geschwindigkeit, Karte oder Zeile der Liste
    Pfeile             voraus, links, rechts, zurück; paddeln
    Rückschritt        einen Schritt zurück
    Esc                den Zug neu beginnen
    + -                größer, kleiner
    Umschalt-Pfeile    den Spielplan verschieben (auch h j k l)
    f                  dem Spiel wieder folgen
    Maus               ein Feld oder eine Zeile anklicken; Mausrad verschiebt
    a                  was ein Bot tun würde
    u                  um Rücknahme eines Zugs bitten (y n antworten)
    t                  chatten, am Tisch eines Servers
    q                  verlassen

term-short-keys = beliebige Taste: spielen · ?: die Tasten
term-advice = Ein Bot würde so spielen: { $what }. Enter übernimmt es, Rückschritt verwirft es.
term-asks = { $name } möchte den letzten Zug zurücknehmen.
term-asks-keys = { $asks } y: zustimmen · n: ablehnen
term-asks-words = { $asks } Antworte agree oder refuse.
term-asked = Du möchtest deinen Zug zurücknehmen. Warten auf { $names }
term-time = { $name } ({ $time })
term-say = Nachricht schreiben
term-say-keys = Enter: senden · Esc: abbrechen
term-said = { $who ->
        [seat] { $name } (Platz { $seat }) sagt: { $text }
        [spectator] { $name } (schaut zu) sagt: { $text }
       *[unknown] { $name } sagt: { $text }
    }

term-mq-strip = Runde { $round } · Flussteile übrig: { $draws }
term-mq-boat = Geschw. { $speed } Kohle { $coal } Fg { $passengers }
term-mq-turn = { $arrow } Geschw. { $speed } · Kohle { $coal }
term-mq-turn-pushes = { $turn } · drängt ab { $to }
term-mq-pushes = { $turn }, drängt ab nach { $to }
term-ni-player = { $cards ->
        [one] { $card } { $cards } Karte { $gems }
       *[other] { $card } { $cards } Karten { $gems }
    }
term-ni-spoken = Kanu a: { $a }; Kanu b: { $b }; Edelsteine: { $gems }; Karten auf der Hand: { $cards }; { $card }
term-ni-legend = (n) Scheibe · ≈ Strand · v im Wasserfall verloren · Buchstabe: Spieler (N braun, Y gelb, R rot, B blau, G grün) · a b: Kanus · Edelsteine: { $gems } · [ ] Karte: offen, ? verdeckt, ~ Wolke

term-plain-hello = Gib eine Nummer ein oder eine Aktion, wie sie in Klammern steht. help erklärt den Rest.
term-plain-help =
    eine Nummer         diese Zeile wählen
    Aktionen            etwa: speed:3 ahead left end
    why AKTION, ORT     warum es nicht möglich ist
    board               der Spielplan mit allem darauf
    choices             die Auswahl noch einmal
    undo, restart       eine Aktion zurück, den ganzen Zug zurück
    save DATEI          die Aufzeichnung schreiben
    advice              was ein Bot tun würde
    ask, agree, refuse  Zug zurücknehmen; auf eine Bitte antworten
    say WORTE           chatten, am Tisch eines Servers
    quit                verlassen
term-plain-advice = Ein Bot würde so spielen. 1 übernimmt es, undo verwirft es.
term-plain-choice = { $number }: { $label }
term-plain-thing = { $place }: { $what }
term-plain-player = { $badge } { $name }: { $what }
term-plain-allowed = { $action } ist möglich.
term-plain-input-ended = Die Eingabe endete vor dem Spiel.

term-replay-at = Eintrag { $at } von { $last }
term-replay-hint = ← → Schritt · Bild↑ Bild↓ Zug · Pos1 Ende · Leer abspielen · + - Größe · q Ende

term-rules-heading = Regeln
term-rules-all = alle Ausgaben
term-rules-search = Suche: { $query }
term-rules-nothing = Keine Regel enthält diese Wörter.
term-rules-compare = { $a } und { $b }: Unterschiede
term-rules-hint = Tippen sucht · ← → Ausgabe · Tab vergleicht · F2 Sprache · F3 Spiel · Esc Ende

play-saved = Geschrieben: { $file }
draw-done = Gezeichnet: { $file }
draw-over-record = das ist die Aufzeichnung selbst; nenne für das Bild eine andere Datei
draw-progress = { $done } von { $games } Bildern
man-done = Handbuchseiten geschrieben: { $count }

term-you = Du
term-player = Spieler { $number }
bot-broke = ein Bot ist abgebrochen; bitte melde das
term-nobody-listens = hier gibt es keinen Chat: nur Tische auf einem Server haben einen
server-no-advice = am Tisch eines Servers geben Bots keinen Rat
server-foreign = { $server } ist kein Paddlewheel-Server, oder er arbeitet nicht richtig (HTTP { $status })
server-said = { $detail }
server-unreachable = der Server ist unter { $server } nicht zu erreichen: { $reason }
server-timeout = der Server unter { $server } hat innerhalb von { $seconds } Sekunden nicht geantwortet
server-url = { $value } ist keine Adresse eines Servers; sie beginnt mit http:// oder https://, etwa http://127.0.0.1:7380
server-table = { $value } ist keine Kennung eines Tisches: sie steht im Link hinter /table/
server-no-seat = an diesem Tisch ist kein Platz frei; mit watch kannst du zuschauen
seat-form = { $value } kann hier nicht sitzen; möglich sind me, me:NAME und Bots: { $known }
record-of-another-game = dies ist eine Partie { $game }, nicht { $wanted }
