### Niagara: le regole e i chiarimenti, un messaggio per clausola.

## Preparazione

NI-SET-01 = Ognuno dei cinque giacimenti comincia con 7 gemme del proprio colore: ametiste alla casella 3, diamanti alla casella 4, ambre alla casella 5, zaffiri alla casella 6 e rubini alla casella 7. Gli ultimi due giacimenti si trovano sull'isola e si raggiungono da entrambi i bracci. L'ottava gemma di ogni colore rimane nella scatola.
    .title = Sette gemme per giacimento
NI-SET-02 = Nel fiume ci sono nove dischi: uno su ciascuna delle caselle da 1 a 5 e due in ogni braccio. Con l'opzione fork = in-turn il braccio che riceve il primo disco si sorteggia all'inizio e si mostra a tutti.
    .title = Dischi e primo braccio
NI-SET-03 = Il segnalino meteo parte da 0.
    .title = Il segnalino meteo
NI-SET-04 = Ogni giocatore ha 2 canoe sulla spiaggia e 7 carte pagaia: i numeri da 1 a 6 e una nuvola.
    .title = Canoe e carte pagaia
NI-SET-05 = Il salvagente spetta per primo a un giocatore estratto a sorte.
    .title = Il primo salvagente

## Round

NI-RND-01 = Un round ha quattro fasi: nella fase I tutti scelgono una carta, nella fase II i giocatori agiscono, nella fase III il fiume scorre e nella fase IV il salvagente cambia mano.
    .title = Le quattro fasi

## Carte

NI-CRD-01 = Nella fase I ognuno gioca in segreto una delle carte pagaia che ha ancora in mano.
    .title = Scegliere una carta
NI-CRD-02 = Nella fase II le carte si scoprono una alla volta, ciascuna quando arriva il turno del suo giocatore, e non tutte insieme.
    .title = Scoprire le carte
NI-CRD-03 = Una carta giocata resta scoperta finché il suo proprietario non vi mette sopra la successiva. Dopo il settimo round tutti riprendono insieme tutte e sette le carte. Nessuno può riguardare le carte coperte; con l'opzione open_discards tutti possono farlo.
    .title = Carte coperte
NI-CRD-04 = Ognuno gioca una carta in ogni round, ovunque si trovino le sue canoe.
    .title = Una carta in ogni round

## Agire

NI-ACT-01 = Nella fase II si agisce in senso orario, a partire da chi ha il salvagente. Un numero muove le canoe; la nuvola cambia il meteo e nient'altro.
    .title = I turni nella fase II

## Canoe

NI-CAN-01 = Chi ha entrambe le canoe a riva deve metterne in acqua esattamente una.
    .title = Entrambe a riva
NI-CAN-02 = Chi ha una canoa a riva e l'altra in acqua deve muovere quella in acqua e può mettere in acqua l'altra.
    .title = Una a riva, una in acqua
NI-CAN-03 = Chi ha entrambe le canoe in acqua deve muoverle tutte e due.
    .title = Entrambe in acqua
NI-CAN-04 = Ogni canoa che muove usa l'intero valore della carta. Ogni disco percorso costa 1 punto.
    .title = Tutta la carta per ogni canoa
NI-CAN-05 = In un turno una canoa va in una sola direzione, controcorrente o a valle. Non può risalire un braccio e scendere nell'altro.
    .title = Una sola direzione
NI-CAN-06 = Le due canoe di un giocatore possono andare in direzioni diverse. Muovono una dopo l'altra, nell'ordine preferito.
    .title = Due canoe, due direzioni
NI-CAN-07 = Quando una canoa scende oltre la biforcazione, è il suo giocatore a scegliere il braccio.
    .title = Scegliere il braccio
NI-CAN-08 = Tra la spiaggia e il fiume una canoa passa solo dal disco sulla casella 1. Il passo dalla spiaggia a quel disco, o viceversa, costa 1 punto.
    .title = Entrare e uscire dal fiume
NI-CAN-09 = Tutti i punti vanno usati. Fa eccezione solo la canoa che approda o precipita dalla cascata: i punti che le restano vanno sprecati.
    .title = Usare tutti i punti
NI-CAN-10 = Una canoa approdata non muove più in questo turno. Possono approdare anche le canoe vuote, e nello stesso turno possono approdare entrambe.
    .title = Approdare
NI-CAN-11 = Un disco ospita un numero qualsiasi di canoe, che non si bloccano a vicenda.
    .title = Nessun blocco
NI-CAN-12 = Una canoa che pagaia a valle oltre la casella 7 precipita dalla cascata; gli altri suoi punti sono nulli.
    .title = Pagaiare oltre la cascata

## Gemme

NI-GEM-01 = Una canoa porta al massimo una gemma.
    .title = Una gemma per canoa
NI-GEM-02 = Caricare una gemma da un giacimento, o scaricarvela, costa 2 punti. Lo si fa prima o dopo il movimento della canoa, mai nel mezzo.
    .title = Caricare e scaricare
NI-GEM-03 = Una canoa può scaricare la sua gemma e caricarne subito un'altra, per 4 punti in tutto. Le due cose avvengono allo stesso giacimento e la nuova gemma deve essere di un altro colore.
    .title = Scambiare gemme
NI-GEM-04 = Una gemma caricata in questo turno non si scarica a un giacimento nello stesso turno.
    .title = La gemma nuova resta a bordo
NI-GEM-05 = Una gemma scaricata può trovarsi a un giacimento di un altro colore. Chi carica sceglie tra i colori presenti.
    .title = Giacimenti misti
NI-GEM-06 = Con un 1, quindi, nessuno può caricare o scaricare a un giacimento.
    .title = Con un 1 niente gemme

## Furti

NI-STL-01 = Una canoa vuota che termina un movimento controcorrente, dopo aver usato tutti i punti, su un disco con una canoa carica di un altro giocatore può prenderne la gemma. Questo costa 0 punti.
    .title = Rubare una gemma
NI-STL-02 = La canoa che ruba può aver scaricato la sua gemma all'inizio di quel movimento. Non può prima muovere, poi scaricare e poi rubare.
    .title = Scaricare prima di rubare
NI-STL-03 = Tra più vittime possibili la scelta spetta a chi ruba. Il furto non è mai obbligatorio; non si ruba mai dalle proprie canoe, mai di passaggio e mai andando a valle. Una canoa derubata può rubare nel proprio turno.
    .title = Limiti del furto
NI-STL-04 = Le canoe non si passano mai le gemme, nemmeno tra canoe dello stesso giocatore.
    .title = Nessun passaggio di gemme

## Approdo

NI-LND-01 = Una canoa che raggiunge la spiaggia con una gemma la conquista subito, per 0 punti. Le gemme conquistate stanno scoperte davanti a tutti.
    .title = Conquistare una gemma

## Meteo

NI-WEA-01 = Chi gioca la nuvola sposta il segnalino meteo esattamente di un passo lungo il tracciato -1, 0, +1, +2; fermo non può restare. Da un'estremità può solo tornare indietro.
    .title = Spostare il segnalino meteo
NI-WEA-02 = Chi gioca la nuvola in questo round non muove, non carica e non ruba nulla.
    .title = Soltanto il meteo

## Fiume

NI-RIV-01 = Nella fase III il fiume scorre di tanti passi quanti ne dà il numero più basso giocato in questo round sommato al meteo, e mai meno di 0.
    .title = Di quanto scorre il fiume
NI-RIV-02 = Se in questo round non è stato giocato alcun numero, il fiume scorre di tanti passi quanti ne indica il meteo, e mai meno di 0.
    .title = Soltanto nuvole
NI-RIV-03 = Un passo spinge dentro un disco in cima al fiume e finisce quando un disco è precipitato dalla cascata. I dischi a monte della biforcazione e quelli di un braccio avanzano di una casella; l'altro braccio resta fermo.
    .title = Un passo del fiume
NI-RIV-04 = Alla biforcazione un disco va nel braccio sinistro o in quello destro: a ogni passo decide il caso. Con l'opzione fork = in-turn i bracci si alternano, anche da un round all'altro.
    .title = A sinistra o a destra alla biforcazione
NI-RIV-05 = Le canoe viaggiano sui loro dischi. Nella fase III non si carica, non si scarica e non si ruba nulla.
    .title = Le canoe seguono i dischi

## Cascata

NI-FAL-01 = Le canoe su un disco che precipita dalla cascata sono perse. Una gemma a bordo torna al giacimento del proprio colore.
    .title = Canoe perse
NI-FAL-02 = Nella fase I, prima che si giochino le carte, si può riscattare una propria canoa persa con una gemma conquistata. La gemma torna al giacimento del proprio colore e la canoa va sulla spiaggia.
    .title = Riscattare una canoa
NI-FAL-03 = Un giocatore rimasto senza canoe e senza gemme riceve indietro una canoa senza pagare.
    .title = La canoa gratuita

## Salvagente

NI-RNG-01 = Nella fase IV il salvagente va al giocatore seguente a sinistra.
    .title = Cedere il salvagente

## Fine

NI-END-01 = L'obiettivo è avere a terra gemme di tutti e cinque i colori, oppure quattro gemme di uno stesso colore, oppure sette gemme qualunque.
    .title = L'obiettivo
NI-END-02 = La partita si ferma alla fine della fase II del round in cui un giocatore raggiunge per la prima volta l'obiettivo. Gli altri agiscono ancora; il fiume non scorre più.
    .title = Fine della partita

## Chiarimenti

NI-R-01 = È il caso a decidere quale braccio riceve un disco alla biforcazione: ogni passo lo sorteggia con pari probabilità e nessuno lo conosce in anticipo (fork = random). Con l'opzione fork = in-turn i bracci si alternano, tutti vedono quale viene dopo e la fortuna non c'entra.
    .title = A caso o alternati
NI-R-02 = Non può accadere che manchi una mossa legale per l'intera carta. Andare controcorrente è sempre possibile, perché l'approdo assorbe i punti in eccesso, e una canoa messa in acqua ha sempre spazio, perché la carta più alta è 6 e fino alla cascata ci sono sette caselle.
    .title = Una mossa c'è sempre
NI-R-03 = Pagaiare con la propria canoa oltre la cascata è legale, ma un'interfaccia utente ne chiede conferma. La canoa è persa e una gemma a bordo torna al giacimento del proprio colore.
    .title = Giù dalla cascata pagaiando
NI-R-04 = Una carta si può esaurire con le sole gemme, senza muovere: un 2 caricando o scaricando, un 4 con uno scambio. Questo vale come aver mosso quella canoa.
    .title = Gemme senza muovere
NI-R-05 = Una canoa può caricare una gemma, andare controcorrente e approdare nello stesso turno (load_and_land = allowed). Con l'opzione load_and_land = forbidden una canoa che ha caricato in questo turno non fa movimenti che finiscono sulla spiaggia.
    .title = Caricare e approdare
NI-R-06 = Una canoa non può scaricare all'inizio del suo movimento e caricare altrove alla fine. È invece legale scaricare solo alla fine, o caricare solo all'inizio.
    .title = Scaricare qui, caricare là
NI-R-07 = Per rubare, una canoa deve aver risalito il fiume di almeno un disco.
    .title = Almeno un disco controcorrente
NI-R-08 = I due bracci hanno dischi diversi: non si ruba da un braccio all'altro.
    .title = Nessun furto tra i bracci
NI-R-09 = A chi resta una sola canoa, ed è a riva, un numero impone di metterla in acqua.
    .title = L'unica canoa
NI-R-10 = Chi non ha canoe ma ha gemme può riscattare una canoa, senza esservi obbligato. Senza canoe la carta non muove nulla, ma conta per il fiume.
    .title = Senza canoe
NI-R-11 = Chi ha perso due canoe paga una gemma per ciascuna e può riscattarle entrambe nello stesso round.
    .title = Due canoe perse
NI-R-12 = Le canoe si riscattano nella fase I prima che si giochino le carte, apertamente e un giocatore dopo l'altro, a partire da chi ha il salvagente. A chi non ha nulla da riscattare non si chiede niente.
    .title = Quando si riscattano le canoe
NI-R-13 = La canoa gratuita arriva alla fine della fase, II o III, in cui è andata persa l'ultima canoa. È una sola e non c'è nulla da scegliere.
    .title = Quando arriva la canoa gratuita
NI-R-14 = A un giacimento vuoto non si può caricare nulla.
    .title = Giacimento vuoto
NI-R-15 = Anche le carte dei giocatori che non possono muovere contano per il numero più basso.
    .title = Carte senza mossa
NI-R-16 = Più nuvole nello stesso round hanno effetto una dopo l'altra, in ordine di turno.
    .title = Più nuvole
NI-R-17 = Se più giocatori raggiungono l'obiettivo nello stesso round, vince il primo di loro nella fase II (tie = first). Con l'opzione tie = value vince il valore totale più alto: 1 per un'ametista, 2 per un diamante, 3 per un'ambra, 4 per uno zaffiro e 5 per un rubino; poi decide il maggior numero di gemme, poi il turno precedente nella fase II. Con l'opzione tie = count decide il maggior numero di gemme, poi il turno precedente.
    .title = Più giocatori all'obiettivo
NI-R-18 = Tutti i giocatori che hanno raggiunto l'obiettivo vengono prima di tutti quelli che non l'hanno raggiunto, nell'ordine in cui vincono a pari merito. Gli altri si classificano per valore totale delle gemme, poi per numero, poi per il turno precedente nella fase II; con l'opzione tie = count per numero, poi per il turno precedente.
    .title = Gli altri posti
NI-R-19 = Durante la partita le carte coperte sono nascoste a tutti gli altri, ovunque la partita sia mostrata. Tutti vedono una carta da quando si scopre finché non viene coperta; una carta ripresa vale come coperta. Si può raccontare che cosa se ne è fatto, non il suo numero. Una partita in corso non dà la registrazione finché vi è qualcosa di sigillato o coperto. A partita finita tutto è scoperto. Le proprie carte si vedono sempre, e l'opzione open_discards mostra quelle di tutti.
    .title = Carte nascoste
NI-R-20 = Una partita che non finisce da sé si ferma alla fine della fase II del round indicato dall'opzione round_limit: di norma 200, oppure nessun limite. Tutti i giocatori sono allora classificati come a ogni fine della partita.
    .title = Il limite di round
NI-R-21 = Se una canoa è a riva o in acqua si giudica all'inizio del turno del giocatore, e le sue canoe possono agire in qualunque ordine. Se quella in acqua approda o precipita dalla cascata, l'altra può ancora essere messa in acqua; una canoa approdata non vi torna nello stesso turno.
    .title = A riva o in acqua
NI-R-22 = Una canoa che va controcorrente con punti in eccesso approda; non può fermarsi sulla casella 1.
    .title = Punti in eccesso controcorrente
NI-R-23 = Una canoa può caricare la gemma che l'altra canoa dello stesso giocatore ha appena scaricato o perso nella cascata. Che una gemma appena caricata non si scarichi vale per la gemma di una stessa canoa.
    .title = Una gemma dall'altra canoa
NI-R-24 = In uno scambio, un altro colore significa un colore diverso da quello della gemma appena scaricata.
    .title = L'altro colore in uno scambio
NI-R-25 = Sul riscatto ogni giocatore decide una volta per round: nessuna gemma, una o due, dei colori che preferisce. Si chiede solo a chi ha una canoa persa e una gemma.
    .title = Una sola decisione sul riscatto
NI-R-26 = Le carte tornano in mano nella fase IV del round 7, del round 14 e così via.
    .title = Il settimo round
NI-R-27 = Il meteo resta com'è da un round all'altro. Un giocatore senza canoe che gioca la nuvola sposta comunque il segnalino.
    .title = Il meteo resta
