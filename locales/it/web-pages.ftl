### La pagina: pagina iniziale, nuovi tavoli, regole, replay, account.

## La pagina iniziale

home-title = Due gare sul fiume
home-lead = Pilota un battello a ruota lungo il Mississippi o raccogli gemme sopra le cascate del Niagara: contro i bot, con gli amici, o entrambe le cose. Niente da installare, nessun account necessario.
home-play = Giochi
home-about-mississippi-queen = Una gara di battelli a ruota su un fiume che nessuno conosce ancora. Imbarca due passeggeri, risparmia carbone e arriva al traguardo prima di tutti.
home-facts-mississippi-queen = da 2 a 6 giocatori · circa un’ora
home-about-niagara = Pagaia, carica gemme e torna a riva prima che il fiume trascini la tua canoa giù dalla cascata. Tutti scelgono una carta in segreto.
home-facts-niagara = da 3 a 5 giocatori · circa 40 minuti
home-play-now = Gioca subito
home-starting = Si salpa …
home-friends = Gioca con gli amici
home-rules = Regole
home-one-screen = Su un solo schermo
home-one-screen-about = Tutti giocano su questo dispositivo e se lo passano.
home-gather-here = Chi gioca?
home-which-game = Quale gioco
home-player = Giocatore { $number }
home-one-more = Un altro giocatore
home-one-less = Un giocatore in meno
home-begin = Comincia
home-bots-fill = { $count ->
        [one] L’ultimo posto va a un bot.
       *[other] { $count } posti vanno ai bot.
    }
home-cover = Quando ci si passa il dispositivo, le carte restano nascoste.
home-mine = I miei tavoli
home-mine-empty = Ancora nessun tavolo. Per “Gioca subito” basta un clic.
home-open = Tavoli aperti
home-open-empty = In questo momento nessuno aspetta giocatori. Crea un tavolo pubblico: forse arriva qualcuno.
home-watchable = Partite da guardare
home-watchable-empty = In questo momento non c’è nessuna partita pubblica.
home-join = Partecipa
home-go-on = Continua
home-watch = Guarda
home-look-again = Rivedi
home-free-seat = libero
home-waits = { $count ->
        [0] Ci sono tutti, si può partire
        [one] Un posto libero
       *[other] { $count } posti liberi
    }
home-over = Finita
home-earlier-rules = Finita · regole precedenti
home-your-turn = Tocca a te
home-turn-of = Si aspetta { $names }
home-playing = In corso

## Nuovi tavoli

new-title = Un nuovo tavolo
new-loading = Caricamento dei giochi …
new-people = Chi gioca
new-game = Il gioco
new-manners = Il tavolo
new-seats = Chi siede dove
new-seats-about = Un posto aperto è per chi ha il link, o per tutti se il tavolo è pubblico. Gli invitati ricevono un link personale.
new-all-open = Altri posti: aperti
new-all-invited = Altri posti: su invito
new-all-bots = Altri posti: bot
new-seat = Posto { $number }
new-sitter-maker = Io
new-sitter-open = Aperto
new-sitter-invited = Su invito
new-sitter-bot = Bot, { $level }
new-own-name = Il tuo nome al tavolo
new-usual = standard
new-excluded = Qui le regole lo escludono:
new-dropped = Tolto, perché non è più compatibile: { $option }.
new-house-changed = { $count ->
        [0] nessuna
        [one] { $count } cambiata
       *[other] { $count } cambiate
    }
new-as-printed = come da regolamento
new-pace = Tempo di riflessione
new-pace-unlimited = Illimitato
new-pace-live = Un orologio per ciascuno
new-pace-per-turn = Giorni per ogni decisione
new-pace-about-unlimited = Nessuno ha fretta.
new-pace-about-live = Il tuo orologio corre finché tutti aspettano solo te; ogni decisione aggiunge un po’ di tempo.
new-pace-about-per-turn = Per partite che durano giorni: ogni decisione ha la sua scadenza.
new-minutes = Minuti
new-increment = Secondi in più
new-days = Giorni
new-privacy = Chi trova il tavolo
new-privacy-link = Solo chi ha il link
new-privacy-public = Tutti
new-privacy-about-link = Il tavolo non compare in nessun elenco. Chi ha il link può guardare.
new-privacy-about-public = Il tavolo compare nella pagina iniziale; chiunque può prendere un posto aperto o guardare.
new-absent = Se qualcuno manca
new-absent-bot = Gioca un bot al suo posto
new-absent-wait = Gli altri aspettano
new-absent-about-bot = Chi se ne va o finisce il tempo è sostituito da un bot e può tornare.
new-absent-about-wait = La partita si ferma finché non torna.
new-make = Crea il tavolo
new-make-and-start = Inizia la partita
new-made = Il tavolo è pronto
new-made-about = Manda a ogni invitato il suo link. I link si vedono solo qui e una volta sola.
new-to-table = Vai al tavolo

option-edition = Edizione
about-edition = Quale regolamento vale. Le pagine delle regole mostrano le differenze fianco a fianco.
choice-edition-it2019 = 2019, italiana
choice-edition-fr2019 = 2019, francese
choice-edition-ru2019 = 2019, russa
choice-edition-it1997 = 1997 con The Black Rose
option-seats = Giocatori
about-seats = Quanti giocano, bot compresi.
choice-seats = { $count ->
        [one] { $count } giocatore
       *[other] { $count } giocatori
    }
option-boats-each = Battelli per giocatore
about-boats-each = Due giocatori hanno sempre due battelli ciascuno; tre possono averli.
choice-boats-each-usual = standard
choice-boats-each-2 = due ciascuno
option-team-size = Squadre
about-team-size = I compagni siedono alternati; il primo battello al traguardo vince per la sua squadra.
choice-team-size-usual = niente squadre
choice-team-size-2 = squadre da due
choice-team-size-3 = squadre da tre
option-b-tiles = Tessere B
about-b-tiles = Tessere con depositi di carbone, tronchi, banchi di sabbia e molte isole. Prendono il posto di tessere semplici.
choice-b-tiles-b1 = B1: due depositi di carbone
choice-b-tiles-b1-b2 = B1/B2: carbone e tronchi
choice-b-tiles-b2 = B2: tronchi
choice-b-tiles-b3-1 = B3: banchi di sabbia, la prima
choice-b-tiles-b3-2 = B3: banchi di sabbia, la seconda
choice-b-tiles-b4 = B4: arcipelago
option-length = Lunghezza del fiume
about-length = Ogni tessera B sostituisce una tessera A oppure allunga il fiume di una: da 12 a 18 tessere in tutto.
choice-length-usual = 12 tessere
choice-length = { $count } tessere
option-leaving = Tessere A da togliere
about-leaving = 1997: le tessere A che fanno posto alle tessere B. Scegline esattamente quante ne escono, o nessuna: allora si tirano a sorte.
option-transfer = Trasferimento di carbone
about-transfer = I battelli di un giocatore o di una squadra possono trasferirsi carbone.
option-black-rose = La Black Rose
about-black-rose = Un battello nero che non è di nessuno intralcia la gara; lo pilota chi è in ultima posizione.
option-minimum-passengers = Pochi passeggeri
about-minimum-passengers = Su tutto il fiume ci sono solo due passeggeri per giocatore.
option-more-passengers = Più passeggeri
about-more-passengers = Su ogni pontile blu aspetta un passeggero in più, solo per rendere la partita più facile.
option-introductory = Gioco introduttivo
about-introductory = Un fiume corto senza passeggeri, per imparare a manovrare.
option-round-limit = Limite di round
about-round-limit = La partita finisce al più tardi dopo questo numero di round.
choice-round-limit-none = senza limite
option-finish-speed = Velocità all’arrivo
about-finish-speed = A che velocità un battello può attraccare al traguardo.
choice-finish-speed-usual = 1, lo standard
choice-finish-speed-2 = fino a 2
option-fork = La biforcazione
about-fork = In quale braccio va il prossimo disco dove il fiume si divide.
choice-fork-in-turn = i bracci a turno, in modo visibile a tutti
choice-fork-random = sorteggiato per ogni disco
option-tie = Parità
about-tie = Che cosa decide se più giocatori raggiungono l’obiettivo nello stesso round.
choice-tie-first = il primo di loro nell’ordine di turno
choice-tie-value = il valore delle gemme
choice-tie-count = il numero delle gemme
option-load-and-land = Caricare e approdare
about-load-and-land = Se una canoa può approdare nel turno in cui ha caricato una gemma.
choice-load-and-land-allowed = permesso
choice-load-and-land-forbidden = vietato
option-open-discards = Scarti scoperti
about-open-discards = Tutti possono guardare gli scarti.
option-house = Regole della casa
about-house = Ogni punto su cui le edizioni differiscono si può cambiare. Accanto c’è il link alla regola.

house-first-order-shuffled = si sorteggiano i battelli
house-first-order-clockwise = si sorteggia un giocatore, poi in senso orario
house-two-player-docks-1-4 = pontili 1 e 4 contro 2 e 3
house-two-player-docks-3-4 = pontili 3 e 4 contro 2 e 5
house-sixth-docks-3-or-5 = dal pontile 3 o 5
house-sixth-docks-2-or-3 = dal pontile 2 o 3
house-sixth-docks-3 = dal pontile 3
house-sixth-entry-free = non costa nulla
house-sixth-entry-one-point = costa 1 punto movimento
house-clearance-no-touch = le nuove tessere non possono toccarne altre
house-clearance-no-overlap = le nuove tessere possono toccarne altre, ma non coprirle
house-first-turn-tile-when-entered = si posa una tessera solo se si entra in una tessera
house-first-turn-tile-always = si posa sempre una tessera
house-rear-tiles-stay = restano
house-rear-tiles-removed = si tolgono, passeggeri compresi
house-push-chain-allowed = le catene sono permesse
house-push-chain-forbidden = solo su caselle libere
house-push-path-open = anche sul percorso di chi spinge
house-push-path-used = non sulle caselle già usate da chi spinge
house-push-path-barred = non sul percorso di chi spinge
house-no-turn-wreck = il battello va in avaria e salta un turno
house-no-turn-elimination = se manca solo il carbone è eliminato, altrimenti passa
house-wreck-wheel-at-restart = la ruota va su 1 alla ripartenza
house-wreck-wheel-at-once = la ruota va su 1 al momento dell’incidente
house-blocked-same-as-no-turn = come dopo ogni incidente
house-blocked-pass = passa, a velocità 1
house-driftwood-push-speed-kept = mantiene la velocità
house-driftwood-push-speed-reduced = la velocità scende di 1
house-driftwood-push-bow-owner = il proprietario orienta la prua
house-driftwood-push-bow-kept = la prua resta com’è
house-sand-without-coal-barred = mai sui banchi di sabbia
house-sand-without-coal-allowed = i banchi di sabbia sono permessi
house-sand-back-one-coal = costa 1 unità di carbone
house-sand-back-free = non costa nulla
house-sand-blocked-sets-bow = usa il turno per orientare la prua
house-sand-blocked-misses-turn = salta il turno, poi orienta la prua ed esce
house-sand-blocked-wrecks-or-sets-bow = terra davanti e dietro: orienta la prua; altrimenti va in avaria
house-sand-blocked-eliminated = terra davanti e dietro, o niente carbone: è eliminato; altrimenti passa
house-sand-stuck-needs-coal = per uscire serve carbone
house-sand-stuck-leaves-next = al turno dopo esce senza carbone
house-pick-up-taken = prende il passeggero
house-pick-up-may-decline = può rinunciare
house-short-finish-barred = non può concludere la gara
house-short-finish-ranked-behind = arriva dietro a chi ne ha due
house-fast-finish-nothing = prosegue la gara
house-fast-finish-disqualified = è squalificato
house-extra-passengers-every-dock = uno in più su ogni pontile
house-extra-passengers-blue-docks = uno in più su ogni pontile blu
house-extra-passengers-none = non se ne aggiungono
house-teams-two-teams = in quattro squadre da due, in sei squadre da tre
house-teams-two-or-three = in quattro squadre da due, in sei squadre da due o da tre
house-leaving-tiles-drawn = si tirano a sorte
house-leaving-tiles-may-be-named = possono indicarle i giocatori
house-rose-dock-first-free = sul primo pontile libero
house-rose-dock-any-free = su un qualsiasi pontile libero
house-rose-first-round-two-coal = 2 unità di carbone se entra come sesto battello
house-rose-first-round-one-coal = 1 unità di carbone, come in ogni round
house-rose-aground-misses-turn = salta il turno successivo
house-rose-aground-leaves = esce come ogni battello
house-rose-bunker-full = si riempie fino a 6
house-rose-bunker-two-a-round = al massimo 2 per round
house-rose-care-required = deve sempre restarle un turno da al massimo 1 unità di carbone
house-rose-care-ignored = nessuno deve badare a questo
house-rose-stuck-misses-turn = salta il turno
house-rose-stuck-wreck = va in avaria come ogni battello
house-introduction-absent = non c’è
house-introduction-offered = c’è

## Regole

rules-title = Regole
rules-lead = Ogni regola con parole nostre, e con un numero al quale rimandano messaggi d’errore, cronache e link.
rules-of = Le regole di { $game }
rules-games = Giochi
rules-about-mississippi-queen = Quattro edizioni, anche fianco a fianco, con tutti i moduli e i nostri chiarimenti.
rules-about-niagara = Il gioco base con le sue opzioni e i nostri chiarimenti.
rules-search = Cerca
rules-search-hint-mississippi-queen = es. carbone, PSH-02
rules-search-hint-niagara = es. cascata, CAN-07
rules-edition = Edizione
rules-with = Accanto a
rules-with-none = nessun’altra edizione
rules-only-differences = Solo le differenze ({ $count })
rules-found = { $count ->
        [0] Nessun risultato
        [one] { $count } regola
       *[other] { $count } regole
    }
rules-contents = Capitoli
rules-none = Nessuna regola corrisponde. Prova con meno parole.
rules-link = Link a { $id }
rules-differs = diversa
rules-differs-begin = (solo qui:
rules-differs-end = )

chapter-mq-set = Preparazione
chapter-mq-pax = Tabella dei passeggeri
chapter-mq-ord = Ordine di turno
chapter-mq-spd = Velocità
chapter-mq-mov = Muovere
chapter-mq-trn = Virare
chapter-mq-coa = Carbone
chapter-mq-cra = Mosse forzate e incidenti
chapter-mq-til = Scoprire tessere
chapter-mq-rem = Togliere tessere
chapter-mq-psh = Spingere
chapter-mq-pic = Imbarcare i passeggeri
chapter-mq-end = Fine della partita
chapter-mq-int = Gioco introduttivo
chapter-mq-bti = Introdurre le tessere B
chapter-mq-sta = Depositi di carbone
chapter-mq-dri = Tronchi
chapter-mq-san = Banchi di sabbia
chapter-mq-arc = Arcipelago
chapter-mq-tra = Trasferimento di carbone
chapter-mq-two = Due giocatori
chapter-mq-six = Sei giocatori
chapter-mq-blr = La Black Rose
chapter-mq-var = Varianti
chapter-mq-r = Chiarimenti
chapter-ni-set = Preparazione
chapter-ni-rnd = Round
chapter-ni-crd = Carte
chapter-ni-act = Agire
chapter-ni-can = Canoe
chapter-ni-gem = Gemme
chapter-ni-stl = Furti
chapter-ni-lnd = Approdo
chapter-ni-wea = Meteo
chapter-ni-riv = Fiume
chapter-ni-fal = Cascata
chapter-ni-rng = Salvagente
chapter-ni-end = Fine
chapter-ni-r = Chiarimenti

## Replay

replay-title = Replay
replay-of = { $game }: replay
replay-loading = Caricamento della partita …
replay-to-table = Vai al tavolo
replay-controls = Comandi del replay
replay-slider = Momento della partita
replay-where = { $at } di { $last }, turno { $turn }
replay-first = All’inizio
replay-turn-back = Un turno indietro
replay-back = Un passo indietro
replay-play = Riproduci
replay-pause = Pausa
replay-on = Un passo avanti
replay-turn-on = Un turno avanti
replay-end = Alla fine
replay-speed = Velocità del replay
replay-times = { $speed } ×
replay-keys = Frecce: passo · Spazio: riproduci e pausa · Home, Fine: inizio e fine
replay-turns = Turni
replay-turn = Turno { $number }
replay-earlier = { $count ->
    [one] Un turno precedente
   *[other] { $count } turni precedenti
}
replay-later = { $count ->
    [one] Un turno successivo
   *[other] { $count } turni successivi
}
replay-setup = Prima del primo turno
replay-download = Scarica
replay-download-about = Tutta la partita, per quanto ti è permesso vederla: da conservare, analizzare o continuare altrove.
replay-as-text = Per le persone (testo)
replay-as-json = Per i programmi (JSON)
replay-fair = È stato tutto regolare?
replay-fair-about = Prima della prima mossa il server si è impegnato su un segreto. Ogni estrazione segue da quello e da ciò che i giocatori hanno aggiunto: nessuno può averla scelta.
replay-fair-check = Verifica ogni estrazione
replay-fair-busy = Ricalcolo di ogni estrazione …
replay-fair-not-over = La partita non è ancora finita. Il segreto si rivela alla fine, e allora si può verificare tutto.
replay-fair-holds = Tutto è corretto.
replay-fair-draws = { $count ->
        [one] { $count } estrazione ricalcolata: è corretta.
       *[other] { $count } estrazioni ricalcolate: sono tutte corrette.
    }
replay-fair-fails = Qualcosa non torna.
replay-fair-seen = La promessa è quella che questo browser ha visto al tavolo.
replay-fair-unseen = Questo browser non era al tavolo durante la partita: che cosa era stato promesso lo sa solo il server.
replay-fair-another = Il server dichiara ora una promessa diversa da quella che questo browser ha visto al tavolo: il segreto è stato sostituito.
replay-fair-then = Promesso al tavolo
replay-fair-now = Dichiarato ora
replay-commitment = Che cosa era stato promesso

## L’account

account-title = Account
account-is = Sei { $name }, con l’account { $login }.
account-guest = Sei { $name }, un ospite: ti conosce solo questo browser.
account-nobody = Qui nessuno ti conosce ancora. Cambierà con la tua prima partita.
account-name = Il tuo nome
account-name-about = Come ti chiamano gli altri ai nuovi tavoli.
account-save = Salva
account-saved = Salvato
account-register = Crea un account
account-register-about = Conserva i tuoi tavoli e ritrovali su altri dispositivi. Bastano un nome e una password.
account-log-in = Accedi
account-log-in-about = Hai già un account.
account-login = Nome dell’account
account-login-form = da 3 a 32 lettere, cifre, - o _
account-password = Password
account-password-form = Almeno 8 caratteri.
account-change = Cambia la password
account-change-about = Chiude tutte le tue altre sessioni.
account-old = Vecchia password
account-new = Nuova password
account-change-tokens = Revoca anche tutti i token
account-changed = La password è stata cambiata
account-privacy = I tuoi dati
account-export = Scarica i miei dati
account-delete = Elimina il mio account
account-delete-about = Se elimini il tuo account, il tuo nome scompare da tutti i tavoli, i bot prendono i tuoi posti e nessuno può ripristinarlo. Le partite degli altri restano.
account-delete-password = La tua password, per conferma
account-leave = Esci
account-leave-about = I tuoi posti restano tuoi. I token restano validi.
account-out-here = Esci qui
account-out-everywhere = Esci ovunque
account-out = Disconnessione effettuata
account-tokens = Token per programmi
account-tokens-about = Con un token un programma, per esempio un bot, gioca al posto tuo, o guarda soltanto. Non può cambiare il tuo account.
account-api = Come giocano i programmi
account-tokens-none = Non hai token.
account-token-label = A che cosa serve
account-token-scope = Che cosa può fare
account-token-scope-play = Giocare e guardare
account-token-scope-read = Solo guardare
account-token-expiry = Scade
account-token-never = Mai
account-token-days = Dopo { $days } giorni
account-token-lasting = non scade
account-token-until = fino al { $day }
account-token-expired = scaduto
account-token-make = Crea un token
account-token-made = Il token è stato creato
account-token-once = Copialo ora: si vede una volta sola.
account-token-revoke = Revoca
account-token-revoked = Il token non vale più
account-settings = Impostazioni
account-settings-about = Valgono solo in questo browser.
account-theme = Colori
account-theme-auto = come nel sistema
account-theme-day = giorno
account-theme-night = notte
account-motion = Animazioni
account-sound = Suono quando tocca a te
