### Das Terminal: ganzer Bildschirm und Zwiegespräch Zeile für Zeile. Was Spiele sagen, steht in play-*.ftl.

term-game-mississippi-queen = Mississippi Queen
term-game-niagara = Niagara
term-seat = Platz { $number }
term-team = T{ $team } { $name }
term-away = { $name } (Bot)
term-over = Das Spiel ist aus.
term-closed = Der Tisch wurde geschlossen.
term-gathering = Das Spiel beginnt, wenn jeder Platz besetzt ist.
term-expected = { $name }: { $what }
term-waits = Am Zug: { $names }
term-rank = { $rank }. { $name }
term-choices = Auswahl (Tab, Enter)
term-choices-speed = Auswahl bei Tempo { $speed }
term-not-there = { $place }: Dorthin kommst du in diesem Zug nicht.
term-cover = Karten werden verdeckt gewählt. { $name } nimmt den Bildschirm, die anderen sehen weg. Enter, wenn es so weit ist.
term-quit = Das Spiel verlassen?
term-quit-keys = Enter oder y: verlassen · jede andere Taste: weiterspielen
term-ending-keys = q: verlassen · jede andere Taste: das Brett ansehen
term-hint = Tab Enter wählen · Rück zurück · Esc neu · + - Größe · ? Tasten · q Ende
term-keys = Tasten
term-keys-list =
    Tab, Umschalt-Tab  nächste, vorige Möglichkeit
    Enter              wählen; bestätigen
    1 bis 6            Tempo, Karte oder Zeile der Liste
    Pfeile             voraus, links, rechts, zurück; paddeln
    Rückschritt        einen Schritt zurück
    Esc                den Zug von vorn
    + -                größer, kleiner
    Umschalt-Pfeile    das Brett verschieben (auch h j k l)
    f                  dem Spiel wieder folgen
    Maus               einen Ort oder eine Zeile anklicken; Rad verschiebt
    a                  die besten Züge, und warum
    u                  um mehr Rücknahme bitten (y n antworten)
    t                  etwas sagen, am Tisch eines Servers
    q                  verlassen

term-short-keys = irgendeine Taste: spielen · ?: die Tasten
term-advice-keys = Enter spielt ihn, Esc legt ihn weg. l: Stufe ({ $level }), t: Zeit ({ $seconds } s)
term-asks = { $name } bittet, den letzten Zug zurückzunehmen.
term-asks-keys = { $asks } y: zustimmen · n: ablehnen
term-asks-words = { $asks } Antworte agree oder refuse.
term-asked = Du hast gebeten, deinen Zug zurückzunehmen. Es fehlt: { $names }
term-time = { $name } ({ $time })
term-say = Etwas sagen
term-say-keys = Enter: sagen · Esc: nichts sagen
term-said = { $who ->
        [seat] { $name } (Platz { $seat }) sagt: { $text }
        [spectator] { $name } (schaut zu) sagt: { $text }
       *[unknown] { $name } sagt: { $text }
    }

term-mq-strip = Runde { $round } · Teile, die noch kommen: { $draws }
term-mq-boat = Tempo { $speed } Kohle { $coal } Pas. { $passengers }
term-mq-turn = { $arrow } Tempo { $speed } · Kohle { $coal }
term-mq-turn-pushes = { $turn } · drängt { $to }
term-mq-pushes = { $turn }, drängt ab nach { $to }
term-ni-player = { $card } { $cards } Karten { $gems }
term-ni-spoken = Kanu a: { $a }; Kanu b: { $b }; Edelsteine: { $gems }; Karten auf der Hand: { $cards }; { $card }
term-ni-legend = (n) Scheibe · ≈ Strand · v im Wasserfall verloren · Buchstabe: Spieler (N braun, Y gelb, R rot, B blau, G grün) · a b: Kanus · Edelsteine: { $gems } · [ ] Karte: offen, ? verdeckt, ~ Wolke

term-plain-hello = Gib eine Nummer ein oder eine Aktion, wie sie in Klammern steht. help sagt den Rest.
term-plain-help =
    eine Nummer         diese Zeile wählen
    Aktionen            etwa: speed:3 ahead left end
    why AKTION, ORT     warum es nicht möglich ist
    board               das Brett mit allem darauf
    choices             die Auswahl noch einmal
    undo, restart       eine Aktion zurück, den ganzen Zug zurück
    save DATEI          die Aufzeichnung schreiben
    advice              die besten Züge, und warum
    ask, agree, refuse  mehr zurücknehmen; wer bittet, bekommt Antwort
    say WORTE           etwas sagen, am Tisch eines Servers
    quit                verlassen
term-plain-advice = Ein Bot täte dies. 1 tut es, undo legt es weg.
term-plain-advice-form = Schreib: advice oder advice LEVEL SECONDS, etwa advice expert 3
term-plain-choice = { $number }: { $label }
term-plain-thing = { $place }: { $what }
term-plain-player = { $badge } { $name }: { $what }
term-plain-allowed = { $action } ist möglich.
term-plain-input-ended = Die Eingabe ist vor dem Spiel zu Ende.

term-replay-at = Eintrag { $at } von { $last }
term-replay-hint = ← → Schritt · Bild↑ Bild↓ Zug · Pos1 Ende · Leer abspielen · + - Größe · q Ende

term-rules-heading = Regeln
term-rules-all = alle Ausgaben
term-rules-search = Suche: { $query }
term-rules-nothing = Keine Regel hat diese Wörter.
term-rules-compare = { $a } und { $b }: Unterschiede
term-rules-hint = Tippen sucht · ← → Ausgabe · Tab vergleicht · F2 Sprache · F3 Spiel · Esc Ende

play-saved = Geschrieben: { $file }
draw-done = Gezeichnet: { $file }
draw-over-record = das ist die Aufzeichnung selbst; das Bild braucht eine andere Datei
draw-progress = { $done } von { $games } Bildern
man-done = Handbuchseiten geschrieben: { $count }

term-you = Du
term-player = Spieler { $number }
bot-broke = ein Bot ist abgebrochen; bitte melde das
term-nobody-listens = hier hört niemand zu: nur an Tischen eines Servers wird geredet
server-foreign = was unter { $server } antwortet, ist nicht Paddlewheel, oder es geht ihm nicht gut (HTTP { $status })
server-said = { $detail }
server-unreachable = der Server ist unter { $server } nicht zu erreichen: { $reason }
server-timeout = der Server unter { $server } hat innerhalb von { $seconds } Sekunden nicht geantwortet
server-url = { $value } ist keine Adresse eines Servers; sie beginnt mit http:// oder https://, etwa http://127.0.0.1:7380
server-table = { $value } ist keine Kennung eines Tisches: sie steht im Link hinter /table/
server-no-seat = an diesem Tisch ist kein Platz frei; watch sieht zu
seat-form = { $value } kann hier nicht sitzen: es heißt me, me:NAME, oder ein Bot: { $known }
record-of-another-game = dies ist ein Spiel { $game }, nicht { $wanted }
