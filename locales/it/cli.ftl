### Ciò che dicono i comandi.

error = errore: { $what }
warning = avviso: { $what }

rules-heading = { $id } { $title }
rules-heading-edition = { $id } { $title } ({ $edition })
rules-edition-says = { $edition }: { $statement }
rules-diff = { $a } e { $b } differiscono su { $count } { $count ->
        [one] punto
       *[other] punti
    }
rules-point = come regola della casa: { $field }={ $a } oppure { $field }={ $b }

perft-nodes = profondità { $depth }, nodi: { $nodes }

replay-heading = { $game }, { $edition }, dopo { $at } voci su { $entries }
replay-heading-unfinished = { $game }, { $edition }, non finita, dopo { $at } voci su { $entries }

simulate-progress = { $done } partite su { $games }
simulate-heading = partite: { $games }, seme { $seed }
simulate-rounds = round: media { $mean }, da { $least } a { $most }
simulate-turns = turni: media { $mean }, da { $least } a { $most }
simulate-actions = microazioni: media { $mean }, da { $least } a { $most }
simulate-count-wrecks = avarie: { $total }, { $mean } a partita
simulate-count-eliminations = eliminazioni: { $total }, { $mean } a partita
simulate-count-disqualifications = squalifiche: { $total }, { $mean } a partita
simulate-count-rerolls = dado direzione rilanciato: { $total }, { $mean } a partita
simulate-count-gems = gemme portate a terra: { $total }, { $mean } a partita
simulate-count-thefts = furti: { $total }, { $mean } a partita
simulate-count-losses = canoe giù dalla cascata: { $total }, { $mean } a partita
simulate-count-bought-back = canoe riscattate: { $total }, { $mean } a partita
simulate-winner = vinte dal giocatore { $seat }: { $count } ({ $share } %)
simulate-end = { $reason }: { $count } ({ $share } %)

arena-bot = bot
arena-games = partite
arena-wins = vittorie
arena-share = % vinte (95 %)
arena-rank = posto medio
arena-rating = punteggio (95 %)
arena-mean-time = ms/turno
arena-longest-time = il più lungo
arena-turns = turni
arena-forfeits = forfait
arena-count-wrecks = avarie
arena-count-eliminations = eliminazioni
arena-count-disqualifications = squalifiche
arena-count-gems = gemme
arena-count-thefts = furti
arena-count-losses = giù dalla cascata
arena-count-bought-back = riscattate
arena-forfeit = partita { $number }: { $name } al posto { $seat } perde: { $reason }
arena-pair = coppia
arena-met = incontri
arena-ahead = primo davanti
arena-level = alla pari
arena-behind = secondo davanti
arena-ahead-share = % primo davanti (95 %)
arena-interrupted = interrotto dopo { $games } partite su { $wanted }
arena-sprt-high = SPRT: { $bot } vince almeno il { $high } % delle partite, non al massimo il { $low } % (log-rapporto di verosimiglianza { $ratio }, soglie ±{ $bound }, errore { $error } %)
arena-sprt-low = SPRT: { $bot } vince al massimo il { $low } % delle partite, non almeno il { $high } % (log-rapporto di verosimiglianza { $ratio }, soglie ±{ $bound }, errore { $error } %)
arena-sprt-open = SPRT: non è deciso se { $bot } vinca al massimo il { $low } % delle partite o almeno il { $high } % (log-rapporto di verosimiglianza { $ratio }, soglie ±{ $bound }, errore { $error } %)
explain-game = partita { $number }
explain-heading = turno { $turn }, { $speaker } ({ $bot }), turni considerati: { $considered }
explain-visits = prove
explain-chance = % posto { $seat }
explain-line = poi: { $line }
advise-turn = { $speaker }: { $turn }
tune-weight = { $name }: { $old } → { $new }
verify-holds = Tutte le estrazioni sono come promesso: ne sono state ricalcolate { $draws }.
verify-promise = promesso prima della prima mossa: { $commitment }
plot-ratings = Punteggi, con confidenza del 95 %
plot-rounds = Partite per numero di round
plot-held-coal = Giocatori per carbone rimasto alla fine
plot-held-gems = Giocatori per gemme alla fine

bench-start-two-boats = Due battelli sul fiume
bench-start-two-players = Due giocatori con due battelli a testa
bench-start-five-players = Cinque giocatori, tutte le tessere B e la Black Rose
bench-start-three = Tre giocatori
bench-start-five = Cinque giocatori
bench-turns = gioco a caso: { $value } turni/s
bench-positions-met = tutti i turni completi: { $value } posizioni/s, in media { $plans } turni ciascuna
bench-positions-any-coal = lo stesso con qualsiasi quantità di carbone, da 0 a 6: { $value } posizioni/s, { $plans } turni ciascuna
bench-positions-full-coal = lo stesso con il pieno di carbone: { $value } posizioni/s, { $plans } turni ciascuna
bench-positions-both-afloat = lo stesso con un numero ed entrambe le canoe in acqua: { $value } posizioni/s, { $plans } turni ciascuna
bench-action = una microazione: { $value } ns
bench-action-inside = una microazione che non chiude il turno: { $value } ns
bench-state = dimensione di uno stato: { $bytes } byte

end-forfeit = La partita è finita: un bot ha perso a tavolino

serve-ready = Paddlewheel è pronto: { $address }
serve-reviewed = Le regole sono state corrette. Dei tavoli di questo database { $kept } proseguono; { $earlier } sono stati giocati con regole precedenti e si possono solo leggere.
serve-unreadable = Tavoli illeggibili: { $unreadable }. Restano come sono.
serve-database = Tutto è conservato in { $database }. Ctrl-C per finire.
serve-insecure-seed = ATTENZIONE: seme non sicuro { $seed }. Chiunque può calcolare ogni estrazione. Solo per le prove.
serve-ended = Terminato.
serve-config = Configurazione: { $file }
serve-metrics = Metriche: { $address }
config-default = valore predefinito
config-file-line = { $file }, riga { $line }
config-unset = { $name } non è impostato
config-example =
    Configurazione di un server Paddlewheel, con il valore predefinito di ogni opzione, o un esempio dove non c’è.
    Si usa con `paddlewheel serve --config FILE`; `paddlewheel config check FILE` la controlla.
    Le variabili d’ambiente (PADDLEWHEEL_LISTEN, PADDLEWHEEL_LIMITS_STREAMS) prevalgono sul file,
    e la riga di comando prevale su entrambi. I percorsi sono relativi alla cartella di lavoro.
export-done = Tavoli scritti: { $count }
import-done = { $file }: tavolo { $table }
admin-guest = (ospite)
admin-state-banned = sospeso
admin-state-muted = silenziato
admin-renamed = { $id } ora si chiama { $name }
admin-muted = { $name } ({ $id }) non può scrivere in chat
admin-unmuted = { $name } ({ $id }) può scrivere in chat
admin-banned = { $name } ({ $id }) è sospeso
admin-unbanned = { $name } ({ $id }) può accedere
admin-reset = { $link } vale una volta, fino al { $until }
admin-player-deleted = { $name } ({ $id }) è stato eliminato
admin-table-deleted = Il tavolo { $table } è stato eliminato
admin-announced = Ora ogni pagina lo mostra
admin-announced-nothing = L’annuncio è stato tolto
admin-registration-open = È possibile creare account
admin-registration-closed = Nessuno può creare account; si può giocare come ospiti
admin-resolved = La segnalazione { $report } è risolta
backup-done = Copiato in { $file }
check-progress = { $done } tavoli su { $games }
check-done = Controllati { $tables } tavoli con { $events } eventi; in { $games } partite finite sono state ricalcolate { $draws } estrazioni.
check-earlier-rules = Di questi tavoli, { $count } sono stati giocati con regole precedenti: sono mostrati com’erano e non si possono continuare.
check-database = Database: { $reason }
check-subject = { $subject }: { $reason }
check-event = Tavolo { $subject }, evento { $event }: { $reason }
check-gap = nel registro di questo tavolo mancano eventi: { $detail }
check-card-without-log = il tavolo è in elenco ma non ha un registro
check-log-without-card = il tavolo ha un registro ma non è in elenco
check-seat-without-card = a questo tavolo siedono giocatori, ma non è in elenco
check-due-without-log = il tavolo ha una scadenza ma non ha un registro
check-key-without-player = il giocatore di questa sessione o di questo token non esiste
check-invitation-without-table = il tavolo di questo invito non esiste
check-stage = gli elenchi mostrano uno stadio diverso da quello del registro di questo tavolo: { $detail }
check-card = gli elenchi conoscono eventi successivi, o altri giocatori, rispetto al registro di questo tavolo: i suoi ultimi eventi potrebbero essere andati persi
load-actions = { $tables } tavoli, { $seconds } s: { $actions } azioni confermate, { $rate } al secondo
load-latency = Tempi di risposta: metà entro { $p50 } ms, 99 su 100 entro { $p99 } ms, tutti entro { $max } ms
load-idle = { $tables } tavoli con flussi aperti: il server occupa { $mebibytes } MiB
load-cold = Un tavolo di { $events } eventi, mostrato da un server appena avviato dopo { $millis } ms
load-soak = Dopo { $minutes } min: { $rate } azioni al secondo, 99 su 100 entro { $p99 } ms; memoria { $mebibytes } MiB, file aperti { $files }, write-ahead log { $wal } MiB, database { $database } MiB
