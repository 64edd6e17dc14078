### What the server says: its pages, and what it calls guests.

page-api = L’API
page-bots-thinking = Bot che pensano
page-check = Controlla
page-game = Gioco
page-kinds = Documenti
page-minutes = Minuti dall’avvio
page-no-site = Qui non c’è ancora una pagina su cui giocare: con Node installato, `cargo play` la costruisce e la serve.
page-no-tables = Nessun tavolo in elenco.
page-open-seats = Posti liberi
page-players = Giocatori
page-record = Registrazione
page-requests = Richieste
page-stage = Stato
page-stage-gathering = in attesa di giocatori
page-stage-over = finita
page-stage-playing = in corso
page-status = Stato
page-tables = Tavoli
page-tables-in-memory = Tavoli in memoria
page-verify = È stata leale?
page-verify-about = Incolla la registrazione di una partita finita su un server. Ogni estrazione viene ricalcolata dal segreto promesso prima della prima mossa.
page-version = Versione
page-welcome = Questo server ospita tavoli di Mississippi Queen e Niagara. I programmi giocano tramite l’API.
web-guest = Ospite { $number }
