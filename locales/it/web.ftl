### La pagina: ciò che è uguale ovunque, e il tavolo.

skip-to-content = Vai al contenuto
page-not-loaded = Non è stato possibile caricare questa pagina. Riprova.
nav-label = Pagine
nav-new = Nuovo tavolo
nav-rules = Regole
nav-account = Account
language = Lingua
theme-auto = Colori: come nel sistema
theme-day = Colori: giorno
theme-night = Colori: notte
sound = Suono quando tocca a te
not-found-title = Qui non c’è nulla
not-found-text = L’indirizzo non porta da nessuna parte. Forse ne manca un pezzo.
go-home = Vai alla pagina iniziale

game-none = Tavolo
game-mississippi-queen = Mississippi Queen
game-niagara = Niagara

bot-name = Bot ({ $level })
name-numbered = { $name } { $number }
seat-number = Posto { $number }
seat-open = Posto libero
seat-invited = Posto su invito
somebody = Qualcuno
you = tu
team = squadra { $team }
your-name = Il tuo nome
players = Giocatori
decides = deve decidere
time-left = Tempo rimasto
rank = { $rank }º posto
away-left = gioca un bot
away-resigned = ha abbandonato
away-time = tempo scaduto

table-loading = Caricamento del tavolo …
gathering-title = In attesa di giocatori
gathering-waits = La partita comincia quando tutti i posti sono occupati.
gathering-full = Tutti i posti sono occupati.
maker-starts = Avvia la partita chi ha creato il tavolo.
sit-down = Siediti
remove-player = Rimuovi { $name } dal tavolo
close-table = Chiudi il tavolo
close-table-sure = Chiudere il tavolo per tutti?
table-closed = Il tavolo è stato chiuso prima dell’inizio della partita.
invite-anew = Nuovo invito
invite-anew-about = Ecco il nuovo link. I link precedenti per questo posto non valgono più:
stand-up = Alzati
start = Comincia la partita
share-link = Link a questo tavolo
copy = Copia
copied = Copiato

board-tools = Vista del tabellone
board-closer = Ingrandisci
board-farther = Riduci
board-all = Mostra tutto
board-follow = Segui la partita
board-label = Il tabellone. Più e meno cambiano lo zoom, Maiusc con le frecce lo sposta.
board-in-words = Il tabellone descritto a parole
mq-transfer = Carbone tra { $boat } e { $other }
mq-transfer-give = Cedi
mq-transfer-take = Prendi
panels = Altro sul tavolo
tab-players = Giocatori
tab-log = Cronaca
tab-chat = Chat
tab-more = Tavolo
log = Che cosa è successo finora
log-empty = Non è ancora successo nulla.
skip = Salta
offline = Il server non risponde. La pagina continua a provare.
connection-connecting = connessione in corso
connection-live = in linea
connection-lost = connessione persa; la pagina continua a provare
watching-count = { $count ->
    [one] { $count } persona guarda
   *[other] { $count } persone guardano
}
watching-more = { $count ->
    [one] un’altra persona
   *[other] altre { $count } persone
}

chat = Chat del tavolo
chat-say = Scrivi un messaggio
chat-send = Invia
chat-spectator = pubblico
chat-account = account
chat-unread = { $count ->
    [one] un nuovo messaggio
   *[other] { $count } nuovi messaggi
}
chat-erased = (cancellato)
report = Segnala
report-reason = Che cosa non va?
report-sent = Segnalato. Grazie.
told-sat = { $name } prende posto al tavolo.
told-stood = Un posto è di nuovo libero.
told-removed = Un giocatore è stato rimosso dal tavolo.
told-rematch-offered = { $name } propone la rivincita.
told-begun = La partita comincia.
told-taken-over = Un bot gioca al posto di { $name }.
told-came-back = { $name } rientra in gioco.
told-asked = { $name } chiede di annullare un turno.
told-rematch-answered = { $agrees ->
    [yes] { $name } accetta la rivincita.
   *[no] { $name } rifiuta la rivincita.
}
told-answered = { $agrees ->
        [yes] { $name } è d’accordo.
       *[no] { $name } non è d’accordo.
    }
told-took-back = { $name } ha annullato un’azione.

undo-ask = Chiedi di annullare il mio ultimo turno
undo-asked = { $name } chiede di annullare il suo ultimo turno.
undo-agree = D’accordo
undo-refuse = Rifiuta
undo-waits = { $name } chiede di annullare un turno; gli altri non hanno ancora risposto.
bot-takes-over = Lascia giocare un bot al mio posto
come-back = Riprendi a giocare
resign = Abbandona
resign-sure = Abbandonare davvero?
no = No
rematch = Gioca ancora
rematch-offered = { $name } propone la rivincita.
rematch-accept = Accetta
rematch-decline = Rifiuta
rematch-waits = Rivincita proposta; manca la risposta di { $names }.
rematch-withdraw = Annulla la rivincita
rematch-join = Vai alla prossima partita
replay = Rivedi

ending-won = Hai vinto!
ending-winners = { $count ->
        [one] Ha vinto { $names }.
       *[other] Hanno vinto { $names }.
    }

keys = Tasti
key-speed = scegli la velocità
key-steer = avanti, sinistra, destra
key-bow = orienta la prua: i tasti intorno a S corrispondono alle sei direzioni
key-card = gioca una carta
key-paddle = controcorrente, con la corrente, braccio sinistro o destro
key-choice = una delle scelte numerate
key-confirm = conferma
key-back = un passo indietro
key-restart = ricomincia il turno
key-pan = sposta il tabellone
key-zoom = zoom
key-skip = salta l’animazione
key-keys = mostra i tasti
