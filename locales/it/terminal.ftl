### Il terminale: a tutto schermo e in dialogo riga per riga. Ciò che dicono i giochi sta in play-*.ftl.

term-game-mississippi-queen = Mississippi Queen
term-game-niagara = Niagara
term-seat = posto { $number }
term-bot = { $level } { $number }
term-team = S{ $team } { $name }
term-away = { $name } (bot)
term-over = La partita è finita.
term-closed = Il tavolo è stato chiuso.
term-gathering = La partita comincia quando tutti i posti sono occupati.
term-expected = { $name }: { $what }
term-waits = Si aspetta { $names }
term-rank = { $rank }. { $name }
term-choices = Scelte (Tab, Invio)
term-choices-speed = Scelte a velocità { $speed }
term-not-there = { $place }: in questo turno non ci si arriva.
term-cover = Le carte si scelgono in segreto. { $name } va allo schermo, gli altri guardano altrove. Invio per continuare.
term-quit = Lasciare la partita?
term-quit-keys = Invio o y: lasciare · ogni altro tasto: continuare
term-ending-keys = q: lasciare · ogni altro tasto: guardare il tabellone
term-hint = Tab Invio scegli · Backspace annulla · Esc rifai · + - zoom · ? tasti · q esci
term-keys = Tasti
term-keys-list =
    Tab, Maiusc-Tab  scelta successiva, precedente
    Invio            scegliere; confermare
    da 1 a 6         velocità, carta o riga della lista
    frecce           avanti, sinistra, destra, indietro; pagaiare
    Backspace        un passo indietro
    Esc              ricominciare il turno
    + -              più grande, più piccolo
    Maiusc-frecce    spostare il tabellone (anche h j k l)
    f                seguire di nuovo la partita
    mouse            clic su una casella o una riga; la rotella sposta
    a                che cosa farebbe un bot
    u                chiedere di annullare un turno (y n rispondere)
    t                scrivere un messaggio, al tavolo di un server
    q                lasciare

term-short-keys = un tasto qualsiasi: giocare · ?: i tasti
term-advice = Un bot giocherebbe così: { $what }. Invio lo gioca, Backspace lo scarta.
term-asks = { $name } chiede di annullare l’ultimo turno.
term-asks-keys = { $asks } y: accettare · n: rifiutare
term-asks-words = { $asks } Rispondi agree o refuse.
term-asked = Hai chiesto di annullare il tuo turno. Si aspetta { $names }
term-time = { $name } ({ $time })
term-say = Scrivi un messaggio
term-say-keys = Invio: inviare · Esc: annullare
term-said = { $who ->
        [seat] { $name } (posto { $seat }) dice: { $text }
        [spectator] { $name } (pubblico) dice: { $text }
       *[unknown] { $name } dice: { $text }
    }

term-mq-strip = round { $round } · tessere rimaste: { $draws }
term-mq-boat = vel. { $speed } carb. { $coal } pass. { $passengers }
term-mq-turn = { $arrow } vel. { $speed } · carbone { $coal }
term-mq-turn-pushes = { $turn } · spinge { $to }
term-mq-pushes = { $turn }, spinge verso { $to }
term-ni-player = { $cards ->
        [one] { $card } { $cards } carta { $gems }
       *[other] { $card } { $cards } carte { $gems }
    }
term-ni-spoken = canoa a: { $a }; canoa b: { $b }; gemme: { $gems }; carte in mano: { $cards }; { $card }
term-ni-legend = (n) disco · ≈ spiaggia · v persa nella cascata · lettera: giocatore (N marrone, Y giallo, R rosso, B blu, G verde) · a b: canoe · gemme: { $gems } · [ ] carta: scoperta, ? coperta, ~ nuvola

term-plain-hello = Scrivi un numero, o un’azione come indicata tra parentesi. help spiega il resto.
term-plain-help =
    un numero           scegliere quella riga
    azioni              per esempio: speed:3 ahead left end
    why AZIONE, LUOGO   perché non è possibile
    board               il tabellone con tutto ciò che c’è sopra
    choices             di nuovo le scelte
    undo, restart       annullare un’azione, tutto il turno
    save FILE           scrivere la registrazione
    advice              che cosa farebbe un bot
    ask, agree, refuse  annullare un turno; rispondere a una richiesta
    say PAROLE          scrivere un messaggio, al tavolo di un server
    quit                lasciare
term-plain-advice = Un bot giocherebbe così. 1 lo gioca, undo lo scarta.
term-plain-choice = { $number }: { $label }
term-plain-thing = { $place }: { $what }
term-plain-player = { $badge } { $name }: { $what }
term-plain-allowed = { $action } è possibile.
term-plain-input-ended = L’input è finito prima della fine della partita.

term-replay-at = voce { $at } di { $last }
term-replay-hint = ← → passo · Pag↑ Pag↓ turno · Inizio Fine · Spazio avvia · + - zoom · q esci

term-rules-heading = Regole
term-rules-all = tutte le edizioni
term-rules-search = Cerca: { $query }
term-rules-nothing = Nessuna regola contiene queste parole.
term-rules-compare = { $a } e { $b }: differenze
term-rules-hint = scrivi per cercare · ← → edizione · Tab confronta · F2 lingua · F3 gioco · Esc

play-saved = Scritto: { $file }
draw-done = Disegnato: { $file }
draw-over-record = questa è la registrazione stessa; indica un altro file per l’immagine
draw-progress = { $done } di { $games } immagini
man-done = Pagine di manuale scritte: { $count }

term-you = Tu
term-player = Giocatore { $number }
bot-broke = un bot ha avuto un errore; per favore segnalalo
term-nobody-listens = qui non c’è chat: solo i tavoli di un server ce l’hanno
server-no-advice = al tavolo di un server i bot non danno consigli
server-foreign = { $server } non è un server Paddlewheel, o non funziona correttamente (HTTP { $status })
server-said = { $detail }
server-unreachable = il server { $server } non è raggiungibile: { $reason }
server-timeout = il server { $server } non ha risposto entro { $seconds } secondi
server-url = { $value } non è l’indirizzo di un server; comincia con http:// o https://, per esempio http://127.0.0.1:7380
server-table = { $value } non è l’identificativo di un tavolo: è ciò che segue /table/ nel link
server-no-seat = a questo tavolo nessun posto è libero; usa watch per guardare
seat-form = { $value } non può sedere qui; sono possibili me, me:NOME e i bot: { $known }
record-of-another-game = questa è una partita di { $game }, non di { $wanted }
