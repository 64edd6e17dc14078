### Che cosa non va in ciò che è stato letto o chiesto; per chiave dell'errore.

fault-at = { $place }: { $what }
place-line = riga { $number }
place-column = colonna { $number }
place-entry = voce { $number }
illegal = { $rule } ({ $title }): { $statement }
illegal-lacking = { $rule } ({ $title }), necessari: { $need }, disponibili: { $have }: { $statement }

number-out-of-range = { $value } non è un numero intero da { $least } a { $most }
list-too-long = l'elenco è troppo lungo, al massimo { $most }
unknown-language = non c'è la lingua { $name }; ci sono { $known }
unknown-game = non c'è il gioco { $name }; ci sono { $known }
unknown-edition = non c'è l'edizione { $name }; ci sono { $known }
unknown-rule = non c'è la regola { $name }; le più vicine sono { $near }
rule-is-example = { $name } non è una regola ma un esempio svolto: gli esempi stanno in fixtures/*/scenarios e mostrano le regole all'opera
unknown-action = { $name } non è un'azione; le azioni sono come { $known }
unknown-chance = { $name } non è un esito; gli esiti sono come { $known }
unknown-boat = non c'è il battello { $name }; ci sono { $known }
unknown-tile = non c'è la tessera { $name }; ci sono { $known }
unknown-direction = non c'è la direzione { $name }; ci sono { $known }
unknown-bend = una tessera è posata { $known }, non { $name }
unknown-space = { $name } non è una casella; una casella è tessera.cella, per esempio 3.17, con celle da 0 a 19
unknown-gem = non c'è la gemma { $name }; ci sono { $known }
unknown-arm = non c'è il braccio { $name }; ci sono { $known }
unknown-place = non c'è il luogo { $name }; ci sono { $known }
unknown-colour = nessuno gioca con { $name }; i giocatori sono { $known }
unknown-card = non c'è la carta { $name }; ci sono { $known }
unknown-canoe = un giocatore ha le canoe { $known }, non { $name }

argument-unknown = non c'è l'opzione { $name }; --help le mostra tutte
argument-unknown-near = non c'è l'opzione { $name }; forse { $near }
command-unknown = non c'è il comando { $name }; --help li mostra tutti
command-unknown-near = non c'è il comando { $name }; forse { $near }
argument-missing = manca { $name }
argument-conflict = { $name } e { $other } non vanno insieme
argument-twice = { $name } si può dare una volta sola
argument-needs-value = { $name } vuole un valore
argument-surplus = { $value } è un valore di troppo per { $name }
argument-too-many = { $value } è un argomento di troppo
argument-value = { $value } non è possibile per { $name }
argument-value-known = { $value } non è possibile per { $name }; i valori possibili sono { $known }
argument-not-utf8 = un argomento non è testo UTF-8
option-needed = manca; i valori possibili sono { $known }
option-foreign = { $game } non ha questa opzione; ha { $known }
house-rule-form = { $value } non è una regola della casa; si scrive come push_chain=forbidden
house-rule-unknown = non c'è un punto { $name } che una regola della casa possa cambiare; ci sono { $known }
house-rule-value = { $name } non può essere { $value }; può essere { $known }
table-excluded = le regole lo escludono ({ $rule }): { $statement }
table-incomplete = le regole chiedono di più, ne mancano { $missing } ({ $rule }): { $statement }

file-unreadable = il file non si può leggere: { $reason ->
        [not-found] non esiste
        [denied] accesso negato
        [not-text] non è testo UTF-8
        [folder] è una cartella
        [file] una cartella del percorso è un file
       *[other] il sistema rifiuta
    }
file-unwritable = il file non si può scrivere: { $reason ->
        [not-found] la cartella non esiste
        [denied] accesso negato
        [not-text] non è testo
        [folder] è una cartella
        [file] al posto di una cartella c’è un file
       *[other] il sistema rifiuta
    }
folder-unwritable = la cartella non si può creare o scrivere: { $reason ->
        [denied] accesso negato
        [file] c’è un file con quel nome
       *[other] il sistema rifiuta
    }
file-exists = il file esiste già; --force lo sostituisce
stream-failed = ingresso o uscita standard non funzionano
game-stuck = la partita { $number } del seme { $seed } non ha potuto proseguire; segnalalo, per favore
worker-failed = un thread si è interrotto; segnalalo, per favore

unknown-bot = non c'è il bot { $name }; ci sono { $known } e, per un programma, exec:COMANDO
bot-without-name = un bot non ha nome; ci sono { $known } e, per un programma, exec:COMANDO
bot-setting = { $value } non è un'impostazione di { $name }; ci sono { $known }, ognuna con un numero, come nodes=50
bot-setting-range = { $value } non è un numero da { $least } a { $most }
bot-no-setting = { $value }: { $name } non ha impostazioni
bot-setting-twice = { $value } ripete un’impostazione
bot-not-ours = danno consigli solo i bot integrati, non i programmi
advise-chance = qui decide il caso, non un giocatore
advise-over = la partita è finita: nessuno decide
advise-seat = questo posto ora non decide; tocca a { $seats }
unknown-weight = { $name } non è un peso di questo gioco; ci sono { $known }
missing-weight = il peso { $name } manca o non è un numero
bot-command = dopo exec: ci vuole un programma
sprt-form = { $value } non sono due quote tra 0 e 1, prima la minore, come 0.5,0.65
arena-few-bots = { $count ->
        [one] c'è { $count } bot
       *[other] ci sono { $count } bot
    } per { $game }, che si gioca da { $least } a { $most }; indica più bot, anche lo stesso più volte, oppure --seats
arena-many-bots = ci sono { $count } bot per { $game }, che si gioca da { $least } a { $most }; indicane meno, oppure con --seats si alternano
bot-start = il programma { $name } non si può avviare: { $reason ->
        [not-found] non esiste
        [denied] accesso negato
       *[other] il sistema rifiuta
    }
bot-ended = invece di rispondere { $code ->
        [none] il programma ha chiuso la sua uscita
        [signal] il programma è stato fermato da un segnale
       *[other] il programma è finito con il codice { $code }
    }
bot-slow = nessuna risposta entro { $most } ms
bot-nonsense = questa non è una risposta: { $answer }
bot-error = risponde con un errore: { $message }
picture-kind = { $name } non è un'immagine; il suo nome finisce in .svg o .png
picture-failed = non è stato possibile disegnare l’immagine; segnalalo, per favore

json-syntax = non è JSON valido
json-ends = il JSON finisce troppo presto
json-duplicate-field = il campo { $name } c'è due volte
json-unknown-field = non c'è il campo { $name }; ci sono { $known }
json-no-fields = non c'è il campo { $name }; qui non ne è possibile nessuno
json-missing-field = manca il campo { $name }
json-wrong-type = { $found } qui non è possibile; serve: { $wanted }
json-unknown-name = { $name } qui non è possibile; sono possibili { $known }
json-wrong = questo non va: { $reason }
json-unwritable = questo non si può scrivere come JSON; segnalalo, per favore

line-too-long = la riga supera { $most } byte
line-not-utf8 = la riga non è testo UTF-8
request-not-object = una richiesta è un oggetto, un gruppo un elenco di almeno una
request-id = un id è un testo, un numero o null
request-version = deve essere "2.0"
params-by-name = i parametri si danno per nome, in un oggetto
unknown-method = non c'è il metodo { $name }; ci sono { $known }
unknown-table = non c'è il tavolo { $name }
table-exists = il tavolo { $name } c'è già
table-id-empty = l’id di un tavolo non può essere vuoto
too-many-tables = non più di { $most } tavoli alla volta; chiudine uno
actions-empty = serve almeno un'azione
chance-form = o un outcome, oppure draw: true con o senza seed
chance-not-listed = { $name } ora non può succedere; chances elenca gli esiti possibili
no-chance-due = ora non tocca alla sorte

position-version = la posizione ha il formato { $value }; questo motore legge { $known }
position-start-tile = il fiume comincia con A0, solo lì e dritta
position-tile-not-there = la tessera { $name } non è in questo gioco o è già usata
position-river-overlaps = la tessera è troppo vicina alla tessera { $other } del fiume
position-tiles-stay = con queste regole le tessere restano sul tavolo
position-leaving = al massimo { $most } tessere A lasciano il posto a tessere B, e solo prima che sia posata la prima tessera
position-finish-early = l'arrivo si posa solo dopo l'ultima tessera; ne mancano { $draws }
position-finish-missing = tutte le tessere sono posate, quindi serve anche l'arrivo: left, straight o right
position-pile-needed = quali tessere A abbiano lasciato il posto non si può indovinare: indica la pila
position-no-such-tile = il fiume non ha questa tessera
position-no-dock = la tessera { $name } non ha un pontile per passeggeri
position-no-spare = i passeggeri attendono accanto al fiume solo nella variante con il minimo
position-boat-too-many = questo battello non partecipa
position-boat-missing = manca il battello { $name }
position-boat-where = uno tra at, waiting, home, out dice dov'è il battello; solo chi è sul fiume ha prua o riparazioni
position-two-boats = sulla casella { $space } c'è un altro battello
position-boat-on-land = la casella { $space } è terra
position-aground-speed = un battello incagliato ha velocità 1
position-served = un battello ha preso i passeggeri su tessere diverse con pontile, una per passeggero a bordo; la tessera { $value } non va
position-passengers-aboard = non possono essere saliti a bordo più di { $most } passeggeri: gli altri aspettano ancora, o i loro pontili non sono ancora sul fiume
position-last-tile = un battello è sull'ultima tessera, quindi la tessera seguente è già posata; durante un turno course.entered_last dice che deve venire
position-places = i battelli arrivati, e quelli fuori gara, sono numerati da 0 senza salti
position-setup-round = il round è 0 durante la preparazione e da 1 in poi in gara
position-virtual-coal = solo un battello nel round 1 ha il carbone in più del sesto battello
position-order = l'ordine nomina ogni battello ancora in gara, una volta sola
position-to-move = il battello { $name } non è in gara, quindi non ha turno
position-course = nessun battello può essere in un turno così
position-finish-misfit = l’arrivo non può essere posato lì; un’altra direzione è libera
position-repair = solo le edizioni con avarie conoscono riparazioni, e solo la Black Rose ha `resumes`
position-leaves-free = lascia il banco senza carbone solo un battello incagliato senza carbone, in un’edizione che infine lo permette
position-end = il motivo della fine va con la fase over, e solo con essa
position-decided = con questi battelli, arrivati o fuori gara, la gara è finita: non resta nessuno contro cui correre, o una squadra ha vinto; allora la fase è over, ed end dice perché
position-arm = dove i bracci si sorteggiano, nessuno è il prossimo
position-phase = qui il gioco non può aspettare questo
position-setup = prima del primo round tutto è come all'inizio, e si tralascia
position-canoe-gem = solo una canoa sul fiume porta una gemma
position-gems = ci sono { $most } gemme di ogni colore, non { $value }: { $name }
position-turn = qui non può essere il turno di questo giocatore
position-card = le carte sono posate dalla fase cards in poi: tutte da act in poi, nessuna prima
position-hand = una mano ha ogni carta una volta, senza quella giocata, e quante ne lascia il round
position-hand-needed = in questo round alcune carte sono già state giocate: indica quali sono in mano
position-seen = si sono viste solo carte già giocate, e quella scoperta è tra esse
position-top = la carta ancora scoperta è stata giocata e vista, e nessun'altra vi è stata messa sopra
position-hidden = la posizione rivelerebbe ciò che questo spettatore non può sapere; secrets: true la dà intera
position-won = con queste gemme la partita sarebbe già finita
position-no-canoe = un giocatore senza canoe e senza gemme riceve una canoa
position-voyage = nessun giocatore può essere in un turno così

record-header = nell'intestazione manca { $need }
record-version = la registrazione ha il formato { $have }; questo motore legge { $need }
record-game = è una registrazione di { $have }, non di { $need }
record-table = la posizione è di un altro tavolo
record-too-long = la registrazione è troppo lunga: { $have }, se ne leggono al massimo { $most }
record-line = non è né un turno, né un esito, né un risultato: { $text }
record-entry = una voce ha un giocatore (seat) con azioni, oppure un esito
record-turn = { $action } è del turno seguente e va su una riga propria
record-split-turn = il turno di { $have } qui continua: va sulla riga precedente
record-speaker = qui non decide { $have }, ma { $need }
record-not-deciding = il giocatore { $seat } qui non decide, quindi { $action } è fuori luogo
record-needs-chance = qui tocca alla sorte, non a { $have }
record-chance = { $chance } qui non può succedere
record-illegal = { $action } è contro { $rule }: { $statement }
record-after-end = la partita è finita prima di { $action }
record-earlier-rules = la partita è stata giocata con regole precedenti: si può rivedere e importare, ma non verificare o proseguire
record-impossible = { $action } qui non può essere eseguita: la partita è stata giocata con regole precedenti
record-after-result = dopo il risultato non viene nulla: { $text }
record-result = il risultato è { $need }, non { $have }
record-result-missing = la partita è finita, ma manca il risultato: { $need }
record-result-early = la partita non è finita, quindi non ha ancora un risultato: { $have }
record-hidden-start = la partita comincia da una posizione con carte sigillate o coperte (NI-R-19); la registrazione è aperta a partita finita
record-hidden = la partita è in corso e la registrazione rivelerebbe carte sigillate o coperte (NI-R-19); è aperta a partita finita

fair-draws = ci sono più o meno estrazioni che nella registrazione
fair-hash = questo non è un hash: servono 64 cifre da 0 a f
fair-missing = la registrazione non dice nulla delle sue estrazioni: lo fanno solo le partite di un server
fair-order = i numeri delle estrazioni non crescono
fair-outcome = { $have } non è ciò che hanno dato i dadi
fair-secret = il segreto non è quello promesso
host-asked = il posto { $seat } ha già chiesto
host-begun = la partita è cominciata
host-decision = questa era la decisione { $have }, ma la prossima è { $need }
host-empty = non c’è testo
host-full = il tavolo è pieno
host-illegal = { $action } non è permesso
host-log = il registro del tavolo è incompleto o è stato cambiato
host-maker-twice = chi crea il tavolo ha un solo posto
host-no-bot = al posto { $seat } non gioca un bot
host-no-player = al posto { $seat } non c’è nessuno
host-no-seat = il posto { $seat } non esiste
host-nobody-to-ask = non c’è nessuno a cui chiedere; i bot sono sempre d’accordo
host-not-asked = nessuno ha chiesto
host-not-begun = la partita non è cominciata
host-not-deciding = il posto { $seat } ora non decide
host-not-invited = il posto { $seat } è per qualcun altro
host-not-over = la partita non è ancora finita
host-nothing-to-take-back = non c’è nulla da annullare: qualcosa è stato svelato o qualcun altro ha deciso
host-over = la partita è finita
host-earlier-rules = la partita è stata giocata con regole precedenti e non può proseguire
host-resigned = chi ha abbandonato non può tornare
host-runs-past = il turno finisce prima di { $action }
host-seat-open = il posto { $seat } è ancora libero
host-seats = ci devono essere { $need } posti, non { $have }
host-taken = il posto { $seat } è occupato
host-too-long = troppo lungo: al massimo { $most } caratteri
host-unreachable = { $obstacle ->
        [land] C’è terra in mezzo
        [boats] Altri battelli sono in mezzo
        [aground] Un battello incagliato lascia la secca solo in avanti
        [sandbank] C’è una secca in mezzo: lì il movimento finisce
        [stays] Un battello non può restare fermo
        [open-end] Per ora il fiume finisce lì
        [removed] Quella parte del fiume non c’è più
        [far] Troppo lontano: servono { $need } punti, ne restano { $have }
        [push] Il battello che è lì non si può spingere via
        [coal] Carbone insufficiente: serve { $need }, resta { $have }
        [direction] In un turno una canoa va in una sola direzione
        [points-left] La canoa deve usare tutti i punti
       *[turn] Nessun turno completo porta lì
    }
host-too-often = a questo tavolo è stato fatto troppe volte: il limite è { $most }
host-removed = non fai più parte di questo tavolo; puoi tornare a sederti solo con un nuovo invito
host-closed = il tavolo è stato chiuso
host-left = hai lasciato il posto a un bot
host-no-offer = nessuno ha proposto la rivincita
host-rematch-waits = non tutti hanno ancora accettato la rivincita
host-rematch-made = il tavolo per la rivincita esiste già
web-banned = questo account è sospeso fino al { $until }
web-banned-for-good = questo account è sospeso
web-muted = non puoi scrivere in chat fino al { $until }
web-muted-for-good = non puoi scrivere in chat su questo server
web-registration-closed = al momento questo server non accetta nuovi account; si può giocare come ospiti
web-report-self = non puoi segnalarti da solo
web-report-what = serve un posto oppure un messaggio
web-no-saying = in questo punto del registro non c’è nessun messaggio
web-too-many-reports = puoi avere al massimo { $most } segnalazioni aperte
web-busy = il server non può farlo in questo momento: riprova
web-not-ready = il server non è pronto: { $part } ora non funziona
web-damaged = questo tavolo è danneggiato: il suo registro non si può rigiocare. Riprovare non serve; avvisa chi gestisce il server
web-foreign-site = la richiesta viene da una pagina di un altro sito
web-has-account = questo giocatore ha già un account
web-internal = è un errore del server: per favore segnalalo
web-last-event = Last-Event-ID deve essere un numero intero
web-login = il nome o la password non sono giusti
web-login-form = servono da { $least } a { $most } lettere, cifre, - e _
web-name-confusable = il nome somiglia a { $name }, già a questo tavolo; scegline un altro
web-name-direction = il nome contiene caratteri che cambiano la direzione del testo
web-name-invisible = il nome non ha nulla di visibile
web-login-taken = il nome è già preso
web-media-type = il contenuto deve essere application/json
web-method = questo indirizzo non accetta richieste di questo tipo
web-no-account = questo giocatore non ha un account
web-no-seat = non hai un posto a questo tavolo
web-no-table = questo tavolo non esiste
web-not-found = qui non c’è niente
web-not-maker = può farlo solo chi ha creato il tavolo
web-not-yours = questo posto non è tuo
web-password-form = servono da { $least } a { $most } caratteri
web-query = i parametri non si possono leggere: uno manca, è sconosciuto o del tipo sbagliato
web-token = questo token non è valido
web-token-account = un token non può cambiare l’account: per questo accedi
web-token-expired = questo token è scaduto
web-token-expiry = serve un momento futuro, al massimo fra { $days } giorni
web-token-read = questo token può solo leggere
web-too-large = troppo grande: al massimo { $most } byte
web-too-many = troppe richieste: attendi { $wait } s
web-too-many-streams = ci sono troppi flussi di eventi aperti
web-too-many-tables = puoi avere al massimo { $most } tavoli non finiti
web-too-many-tokens = puoi avere al massimo { $most } token
web-too-slow = il corpo della richiesta è arrivato troppo lentamente: al massimo { $most } secondi

admin-no-player = non c’è nessun giocatore { $name }: serve un id o un nome di accesso
admin-no-account = { $name } è un ospite senza account, quindi non c’è password
admin-no-table = non c’è nessun tavolo { $name }
admin-no-report = non c’è nessuna segnalazione { $name }
admin-duration = { $value } non è una durata come 30m, 12h o 90d
admin-time = { $value } non è un orario come 2026-11-20T18:30:00Z
address-form = { $value } non è un indirizzo come 127.0.0.1:7380
public-url-form = { $value } non è un indirizzo come https://play.example
config-syntax = questo non è TOML: { $reason }
config-unknown = questa opzione non esiste; ci sono { $known }
config-unknown-near = questa opzione non esiste; forse { $near }
config-kind = qui ci vuole { $kind ->
        [switch] true o false
        [number] un numero intero
       *[text] un testo tra virgolette
    }, per esempio { $example }
config-variable-unknown = questa variabile non appartiene a nessuna opzione e viene ignorata
config-secret-typed = chiunque su questa macchina può vedere una password sulla riga di comando; usa PADDLEWHEEL_DATABASE, --database-file o il file di configurazione
config-secret-readable = questo file contiene una password e chiunque su questa macchina può leggerlo; usa chmod o-r
config-database-file = questo file deve contenere l’indirizzo di un database in una riga, e nient’altro
log-filter-form = { $value } non è un filtro del log; usa error, warn, info, debug, trace o off, o per singole parti warn,access=info
metrics-listen-failed = non si può ascoltare su { $address }: { $reason }; indica un altro indirizzo per --metrics-listen
backup-exists = il file esiste già e una copia non lo sostituisce: scegli un altro nome
check-found = problemi trovati: { $count }
check-gap-fault = qui manca un evento
database-failed = il database non funziona: { $reason }
database-foreign = questo file SQLite appartiene a un altro programma: indica un altro file
database-in-use = un altro server usa questo file SQLite: ferma prima quello, o indica un altro file
database-linked = questo file SQLite ha più nomi (collegamenti fisici), e SQLite terrebbe un registro proprio per ciascuno: rimuovi gli altri nomi, o fanne una copia
database-newer = proviene da una versione più recente di paddlewheel: usa quella, o un altro file
database-unknown = { $kind } non è un tipo di database conosciuto: indica un file SQLite o postgres://…
listen-failed = non si può ascoltare su { $address }: { $reason }; scegli un altro indirizzo con --listen, o la porta 0 per una libera qualsiasi
insecure-seed-public = un seme noto è solo per prove su questa macchina; { $address } è raggiungibile da altri; usa --listen 127.0.0.1:0
load-failed = il server non ha fatto ciò che ci si aspettava: { $reason }
runtime-failed = il programma non può girare su questo sistema ({ $reason })
site-missing = qui non c’è nessuna pagina, { $file } non si può leggere ({ $reason }); `npm run build` nella cartella web crea web/dist
advice-no-time = { $name } non guarda avanti: i millisecondi sono per hard ed expert
advice-others = i consigli sono per tavoli senza altre persone, o a partita finita
advice-moment = i momenti precedenti ricevono consigli solo a partita finita
advice-busy = un consigliere sta ancora pensando per te: attendi la risposta

draw-over-record = questa è la registrazione stessa; indica un altro file per l’immagine
bot-broke = un bot ha avuto un errore; per favore segnalalo
term-nobody-listens = qui non c’è chat: solo i tavoli di un server ce l’hanno
server-foreign = { $server } non è un server Paddlewheel, o non funziona correttamente (HTTP { $status })
server-said = { $detail }
server-unreachable = il server { $server } non è raggiungibile: { $reason }
server-timeout = il server { $server } non ha risposto entro { $seconds } secondi
server-url = { $value } non è l’indirizzo di un server; comincia con http:// o https://, per esempio http://127.0.0.1:7380
server-table = { $value } non è l’identificativo di un tavolo: è ciò che segue /table/ nel link
server-no-seat = a questo tavolo nessun posto è libero; usa watch per guardare
seat-form = { $value } non può sedere qui; sono possibili me, me:NOME e i bot: { $known }
record-of-another-game = questa è una partita di { $game }, non di { $wanted }
