### Mississippi Queen: le regole e i chiarimenti, un messaggio per clausola.
### Il valore è la regola generale; un attributo di edizione lo sostituisce dove quell'edizione è diversa.

## Preparazione

MQ-SET-01 = Collocare al centro del tavolo la tessera di partenza A0 con i suoi pontili di partenza da 1 a 5.
    .title = La tessera di partenza
MQ-SET-02 = Mescolare coperte le altre 11 tessere A per formare la pila: quattro tessere A1 con un pontile blu, quattro tessere A2 con un pontile rosso e tre tessere A3 con sole isole.
    .title = La pila
MQ-SET-03 = Scoprire la prima tessera della pila e unirla alla tessera di partenza in linea retta.
    .title = La prima tessera del fiume
MQ-SET-04 = Tenere da parte la tessera d'arrivo: servirà alla fine del fiume.
    .title = La tessera d'arrivo
MQ-SET-05 = Se la prima tessera del fiume ha un pontile passeggeri, mettervi subito i suoi passeggeri.
    .title = Passeggeri sulla prima tessera
MQ-SET-06 = Ogni giocatore prende un battello, mai però quello nero. La ruota della velocità, a sinistra, si mette su 1 e la ruota del carbone, a destra, su 6.
    .title = Battelli, velocità e carbone
    .it1997 = Ogni giocatore prende uno dei cinque battelli del gioco base; altri battelli arrivano con l'espansione. La ruota della velocità, a sinistra, si mette su 1 e la ruota del carbone, a destra, su 6.
MQ-SET-07 = Il segnalino battello grande davanti a ogni giocatore mostra il suo colore e ospita i suoi passeggeri, due al massimo.
    .title = Il segnalino battello grande
    .it1997 = Ogni giocatore tiene davanti a sé i propri passeggeri, due al massimo; con l'espansione vanno sulla carta cabina del suo battello. La Black Rose non ha carta cabina.
MQ-SET-08 = Mettere accanto al fiume la plancia dell'ordine di turno e il dado direzione.
    .title = Plancia dell'ordine di turno e dado
    .it1997 = Mettere accanto al fiume il dado direzione e il righello. In questa edizione non c'è la plancia dell'ordine di turno.
MQ-SET-09 = Mescolare i segnalini battello piccoli e disporli a caso sulla plancia dell'ordine di turno. È questo l'ordine del primo round.
    .title = Ordine del primo round
    .it1997 = Il giocatore più giovane prende il pontile di partenza 1 e comincia; gli altri prendono i pontili di partenza successivi in senso orario.
MQ-SET-10 = Nell'ordine del primo round, il primo battello va sul pontile di partenza 1, il secondo sul pontile di partenza 2 e così via. Ogni proprietario punta la prua verso uno qualsiasi dei sei lati della casella.
    .title = Collocare i battelli
MQ-SET-11 = I passeggeri che non servono per il numero di giocatori tornano nella scatola.
    .title = Passeggeri in eccesso

## Tabella dei passeggeri

MQ-PAX-01 = Con due o tre giocatori ci sono 8 passeggeri: 1 su ogni pontile, rosso o blu.
    .title = Due o tre giocatori
MQ-PAX-02 = Con quattro giocatori ci sono 12 passeggeri: 1 su ogni pontile rosso e 2 su ogni pontile blu.
    .title = Quattro giocatori
    .it1997 = Con quattro giocatori ci sono 12 passeggeri: 1 su ogni isola dai tetti rossi e 2 su ogni isola dai tetti marroni.
MQ-PAX-03 = Con cinque o sei giocatori ci sono 16 passeggeri: 2 su ogni pontile.
    .title = Cinque o sei giocatori
MQ-PAX-04 = I passeggeri si mettono sul loro pontile nel momento in cui la sua tessera viene scoperta.
    .title = Quando compaiono i passeggeri
MQ-PAX-05 = Sull'isola di un deposito di carbone non compaiono mai passeggeri.
    .title = Nessuno ai depositi di carbone

## Ordine di turno

MQ-ORD-01 = Nel primo round i battelli muovono nell'ordine dei numeri dei loro pontili di partenza.
    .title = Primo round
MQ-ORD-02 = Dal secondo round in poi i battelli muovono nell'ordine di gara: per primo quello in testa, per ultimo quello più arretrato.
    .title = Round successivi
MQ-ORD-03 = L'ordine si stabilisce una sola volta, all'inizio di ogni round, e si segna sulla plancia dell'ordine di turno.
    .title = Fisso per tutto il round
    .it1997 = L'ordine si stabilisce una sola volta, all'inizio di ogni round. In questa edizione non c'è la plancia dell'ordine di turno.
MQ-ORD-04 = Un battello su una tessera più lontana dalla partenza è davanti a tutti i battelli su tessere precedenti.
    .title = Prima la tessera più avanzata
MQ-ORD-05 = Per i battelli sulla stessa tessera, disporre l'indicatore parallelo alla giunzione con la tessera seguente e farlo scorrere all'indietro, risalendo il fiume. È davanti il battello la cui casella viene incontrata per prima.
    .title = L'indicatore
MQ-ORD-06 = Per l'ordine conta solo la casella di un battello; la direzione della prua non ha mai importanza.
    .title = La prua non conta
MQ-ORD-07 = Se più battelli sulla stessa tessera sono appaiati, muove prima quello con la velocità più alta.
    .title = Parità: velocità più alta
MQ-ORD-08 = Se anche la velocità è uguale, muove prima il battello con più carbone.
    .title = Parità: più carbone
MQ-ORD-09 = Se anche il carbone è uguale, muove prima il battello più a destra, visto nella direzione di gara.
    .title = Parità: più a destra

## Velocità

MQ-SPD-01 = La velocità è il numero di punti movimento che un battello ha nel suo turno, e vanno usati tutti.
    .title = La velocità è movimento
MQ-SPD-02 = Prima che il battello muova, la sua velocità si può aumentare o diminuire di 1 gratis.
    .title = Un cambio di velocità gratuito
MQ-SPD-03 = Ogni ulteriore punto di velocità, in più o in meno, costa 1 unità di carbone, che si detrae subito.
    .title = Altri cambi di velocità
MQ-SPD-04 = Una volta che il battello ha cominciato a muovere, in quel turno la sua velocità non si può più cambiare.
    .title = Nessun cambio durante il movimento
MQ-SPD-05 = La velocità non è mai inferiore a 1 né superiore a 6.
    .title = Velocità da 1 a 6

## Muovere e virare

MQ-MOV-01 = Un battello muove solo nella casella verso cui è rivolta la prua. Ogni casella d'acqua libera costa 1 punto movimento.
    .title = Muovere in avanti
MQ-MOV-02 = Un battello non muove mai all'indietro, se non per lasciare un banco di sabbia.
    .title = Niente marcia indietro
MQ-MOV-03 = Un battello non può né attraversare un'isola né fermarvisi, e non può uscire dal fiume, le cui sponde sono i bordi delle tessere.
    .title = Isole e sponde
MQ-MOV-04 = Un battello non può passare attraverso un altro battello né condividerne la casella; può solo spingerlo.
    .title = Un battello per casella
MQ-TRN-01 = La prua si può girare prima dei passi del movimento, tra un passo e l'altro e dopo l'ultimo.
    .title = Quando girare la prua
MQ-TRN-02 = In ogni suo turno un battello può cambiare gratis, una volta, la direzione della prua di 60 gradi.
    .title = Una virata gratuita
MQ-TRN-03 = Ogni virata di altri 60 gradi nello stesso turno costa 1 unità di carbone, che si detrae subito.
    .title = Altre virate
MQ-TRN-04 = La prua è sempre rivolta verso un lato della casella esagonale, mai verso un angolo.
    .title = Prua verso un lato

## Carbone

MQ-COA-01 = Ogni battello comincia con 6 unità di carbone. Il carbone speso si detrae immediatamente.
    .title = Scorta di carbone
MQ-COA-02 = Quando un battello spende l'ultima unità di carbone, gli si toglie la ruota del carbone: ha 0 unità di carbone.
    .title = Carbone esaurito
MQ-COA-03 = Un battello senza carbone resta in gara. In ogni round può cambiare la velocità di 1 al massimo e girare la prua di 60 gradi una volta.
    .title = In gara senza carbone
    .it1997 = Un battello senza carbone può proseguire finché gli bastano il cambio di velocità gratuito e i 60 gradi gratuiti. Se è costretto a spendere carbone che non ha, viene tolto dal gioco.
MQ-COA-04 = La ruota del carbone torna al suo posto appena il battello riceve di nuovo carbone, da un deposito di carbone o con un trasferimento di carbone.
    .title = Il ritorno della ruota
MQ-COA-05 = Un battello non ha mai più di 6 unità di carbone.
    .title = Al massimo sei unità di carbone

## Mosse forzate e incidenti

MQ-CRA-01 = Bisogna fare tutto il possibile per non urtare un'isola o la sponda, anche a proprio svantaggio.
    .title = Evitare gli incidenti
MQ-CRA-02 = Se un incidente è davvero inevitabile, il battello va in avaria: salta l'intero turno successivo per le riparazioni.
    .title = Avaria inevitabile
    .it1997 = In questa edizione non ci sono avarie. Un battello che potrebbe proseguire solo con carbone che non ha è eliminato; un battello che nessuna quantità di carbone può aiutare passa il turno, e la sua velocità diventa 1.
MQ-CRA-03 = Dopo il turno saltato il battello riparte dalla casella in cui si trova. Solo allora la sua ruota va su 1, e se ne orienta la prua in una direzione a scelta.
    .title = Dopo le riparazioni
    .ru2019 = La ruota di un battello in avaria va subito su 1. Dopo il turno saltato il battello riparte da dove si trova, da velocità 1 e con la prua in una direzione a scelta.
    .it1997 = In questa edizione non ci sono avarie, quindi nessun battello ha bisogno di riparazioni.
MQ-CRA-04 = Un battello va in avaria se non può evitare un'isola, la sponda, l'estremità aperta dell'ultima tessera o tronchi per i quali gli mancano i punti movimento. Un battello fermato solo da altri battelli non va in avaria.
    .title = Che cosa conta come incidente
    .it2019 = Un battello va in avaria se non può evitare un'isola, la sponda, l'estremità aperta dell'ultima tessera, tronchi per i quali gli mancano i punti movimento o un battello che non può essere spinto.
    .ru2019 = Un battello va in avaria se non può evitare un'isola, la sponda, l'estremità aperta dell'ultima tessera, tronchi per i quali gli mancano i punti movimento o un battello che non può essere spinto. È un'avaria anche terminare su un pontile d'arrivo a velocità 2 o più.
    .it1997 = In questa edizione non ci sono avarie. Un battello a cui non resta alcuna mossa completa è eliminato nel caso in cui altro carbone lo avrebbe aiutato; altrimenti passa il turno, e la sua velocità diventa 1.
MQ-CRA-05 = Se un battello non può evitare di uscire dall'estremità aperta dell'ultima tessera, si ferma sull'ultima casella prima del bordo, salta il turno successivo e riparte da velocità 1.
    .title = L'estremità aperta
    .it1997 = Un battello che uscirebbe dall'estremità aperta dell'ultima tessera deve rallentare o girare la prua. Se può farlo solo con carbone che non ha, è eliminato; se nessuna quantità di carbone può aiutarlo, passa il turno, e la sua velocità diventa 1.
MQ-CRA-06 = Se un battello non trova modo di aggirare un battello che non può essere spinto, passa il turno dove si trova e la sua velocità diventa 1. Non salta altri turni.
    .title = Bloccato da un battello
    .it2019 = Se un battello non trova modo di aggirare un battello che non può essere spinto, fa tutti i passi che può. Poi salta il turno successivo e riparte da velocità 1.
    .ru2019 = Se un battello non trova modo di aggirare un battello che non può essere spinto, lo urta e va in avaria: la sua velocità diventa subito 1 e salta il turno successivo.
    .it1997 = Se un battello non può spingere il battello che ha davanti, deve usare altrove il resto dei suoi punti movimento. Se può farlo solo con carbone che non ha, è eliminato; se nessuna quantità di carbone può aiutarlo, passa il turno, e la sua velocità diventa 1.
MQ-CRA-07 = Un battello in avaria può essere spinto come ogni altro battello.
    .title = Spingere un battello in avaria
    .it1997 = In questa edizione non ci sono avarie. Un battello che ha passato il turno può essere spinto come ogni altro battello.

## Scoprire e togliere tessere

MQ-TIL-01 = Occorre una nuova tessera quando il primo battello entra nell'ultima tessera posata, con il proprio movimento o perché è stato spinto.
    .title = Raggiungere l'ultima tessera
MQ-TIL-02 = La nuova tessera si posa solo dopo che il giocatore attivo ha finito l'intero movimento e le prue di tutti i battelli spinti sono state orientate.
    .title = Dopo l'intero movimento
MQ-TIL-03 = Il giocatore del battello entrato nell'ultima tessera lancia il dado direzione e posa la nuova tessera.
    .title = Chi posa la tessera
MQ-TIL-04 = Il dado direzione dice se il fiume continua dritto, a sinistra o a destra.
    .title = Il dado direzione
MQ-TIL-05 = Se la nuova tessera andasse a toccare una tessera del fiume diversa da quella a cui si unisce, si rilancia finché non si adatta.
    .title = Rilanciare il dado
    .ru2019 = Se la nuova tessera andasse a finire sopra una tessera già posata, chiudendo il fiume ad anello, si rilancia finché non si adatta.
MQ-TIL-06 = Se la nuova tessera ha un pontile passeggeri, mettervi subito i suoi passeggeri.
    .title = Passeggeri sulle nuove tessere
MQ-TIL-07 = In un turno si può posare una sola tessera. Un battello in testa vicino alla fine del fiume a velocità 5 o 6 deve quindi rallentare o esaurire il movimento sulle tessere già presenti.
    .title = Una tessera per turno
MQ-TIL-08 = Il primo turno della partita non porta tessere in più: una tessera si posa solo quando un battello è entrato nell'ultima tessera.
    .title = Tessera nel primo turno
    .it1997 = Nel primo turno della partita la tessera seguente si posa appena compiuto il primo movimento, ovunque sia finito.
MQ-REM-01 = Le tessere restano sul tavolo per tutta la gara, anche quando tutti i battelli se le sono lasciate alle spalle.
    .title = Tessere dietro la gara
    .it1997 = Quando l'ultimo battello ha lasciato la tessera più arretrata, quella tessera si toglie. I passeggeri che vi si trovano ancora tornano nella scatola.

## Spingere

MQ-PSH-01 = Un battello in movimento può spingere il battello nella casella che ha davanti, se ha i punti movimento per farlo.
    .title = Spingere un battello
MQ-PSH-02 = Una spinta costa 2 punti movimento: 1 per spostare l'altro battello e 1 per entrare nella casella che questo lascia.
    .title = Costo di una spinta
MQ-PSH-03 = Con 1 solo punto movimento rimasto non si può spingere. Bisogna dirigersi altrove e usare comunque quel punto.
    .title = Troppo pochi punti movimento
MQ-PSH-04 = In un turno si possono spingere più battelli, o più volte lo stesso battello, finché bastano i punti movimento.
    .title = Più spinte
    .it1997 = In un turno si possono spingere più battelli, finché bastano i punti movimento, ma nessuno due volte.
MQ-PSH-05 = Il giocatore che spinge sceglie dove va il battello spinto: una qualsiasi casella di fiume adiacente.
    .title = Dove va il battello
    .it1997 = Il giocatore che spinge sceglie dove va il battello spinto: una qualsiasi casella di fiume adiacente e libera che non faccia parte del percorso di chi spinge.
MQ-PSH-06 = Quando la casella scelta per un battello spinto è occupata, anche il battello che vi si trova viene spinto, per 1 punto movimento in più. Una simile catena può continuare, a 1 punto movimento per battello.
    .title = Spinta a catena
    .it1997 = Un battello può essere spinto solo su una casella libera; non è permesso spingere con esso un secondo battello.
MQ-PSH-07 = Prima si sposta il battello spinto, poi il battello che spinge entra nella casella rimasta libera.
    .title = Svolgimento di una spinta
MQ-PSH-08 = Se non c'è una casella in cui un battello possa andare, non può essere spinto.
    .title = Nessuno spazio per spingere
MQ-PSH-09 = Il proprietario di un battello spinto può orientarne la prua in qualsiasi direzione, senza spendere carbone.
    .title = Prua dopo una spinta
MQ-PSH-10 = A tutti i battelli spostati da una catena i proprietari possono dare una nuova direzione della prua.
    .title = Prue dopo una catena
    .it1997 = In questa edizione non ci sono catene: una spinta sposta un battello, e solo a quel battello si può dare una nuova direzione della prua.
MQ-PSH-11 = Essere spinto non costa al battello né carbone né velocità; solo le regole per i tronchi e i banchi di sabbia possono cambiare le cose.
    .title = Essere spinti è gratis
MQ-PSH-12 = Un battello a velocità 1 spinto su un pontile con un passeggero ne prende subito uno, a meno che ne abbia già uno da quel pontile o sia al completo. Se la sua parte ha più battelli, il proprietario può restituire il passeggero.
    .title = Spinto su un pontile

## Imbarcare i passeggeri

MQ-PIC-01 = Un battello che termina il movimento su una casella pontile a velocità 1 vi prende 1 passeggero; la direzione della prua non ha importanza.
    .title = Imbarcare un passeggero
    .it1997 = Un battello che termina il movimento su una casella pontile a velocità 1 può prendervi 1 passeggero; la direzione della prua non ha importanza.
MQ-PIC-02 = Un battello prende al massimo un passeggero dallo stesso pontile.
    .title = Uno per pontile
MQ-PIC-03 = Un battello prende al massimo due passeggeri in tutta la gara.
    .title = Due per battello
MQ-PIC-04 = Un battello che termina il movimento su una casella pontile a velocità da 2 a 6 non prende nessuno.
    .title = Troppo veloce per il pontile

## Fine della partita

MQ-END-01 = Appena l'ultima tessera della pila è stata posata, si lancia subito di nuovo il dado direzione e si posa la tessera d'arrivo.
    .title = Posare l'arrivo
MQ-END-02 = L'arrivo ha tre pontili, ciascuno accanto a una casella d'acqua. Queste tre caselle sono i pontili d'arrivo, la meta della gara.
    .title = I pontili d'arrivo
MQ-END-03 = Un pontile d'arrivo con un'isola davanti non si può usare.
    .title = Pontile d'arrivo bloccato
MQ-END-04 = Vince il primo battello che raggiunge un pontile d'arrivo a velocità 1 con due passeggeri a bordo.
    .title = Vincere la gara
MQ-END-05 = Essere spinto su un pontile d'arrivo a velocità 1 vale come arrivarci.
    .title = Spinto all'arrivo
MQ-END-06 = Un battello che ha concluso la gara viene tolto dal fiume.
    .title = I battelli arrivati escono
MQ-END-07 = La gara continua finché tutti i battelli tranne uno l'hanno conclusa con due passeggeri. L'ordine d'arrivo è la classifica.
    .title = Fine della gara
    .ru2019 = La gara continua finché tutti i battelli tranne uno hanno attraccato all'arrivo. I battelli con due passeggeri sono i primi in classifica, in ordine d'arrivo.
MQ-END-08 = Un battello con meno di due passeggeri non può concludere la gara.
    .title = Troppo pochi passeggeri
    .ru2019 = Un battello con meno di due passeggeri può concludere la gara. In classifica sta dietro a tutti i battelli che arrivano con due; i battelli con un passeggero precedono quelli senza.
MQ-END-09 = Un battello che termina il movimento su un pontile d'arrivo a velocità 2 o più semplicemente non ha concluso la gara; continua a gareggiare.
    .title = Troppo veloce all'arrivo
    .ru2019 = Un battello che piomba su un pontile d'arrivo a velocità 2 o più va in avaria ed è squalificato, e finisce all'ultimo posto.

## Gioco introduttivo

MQ-INT-01 = Nel gioco introduttivo il fiume è formato dalla tessera di partenza, da tre tessere pescate a caso e dalla tessera d'arrivo. Le altre otto tessere restano fuori dal gioco.
    .title = Un fiume corto
    .it2019 = In questa edizione non c'è un gioco introduttivo.
    .ru2019 = In questa edizione non c'è un gioco introduttivo.
    .fr2019 = In questa edizione non c'è un gioco introduttivo.
MQ-INT-02 = Il gioco introduttivo fa a meno sia dei passeggeri sia del righello. Il giocatore più giovane parte dal pontile 1 e l'ordine di gioco è sempre in senso orario.
    .title = Senza passeggeri, in senso orario
    .it2019 = In questa edizione non c'è un gioco introduttivo.
    .ru2019 = In questa edizione non c'è un gioco introduttivo.
    .fr2019 = In questa edizione non c'è un gioco introduttivo.
MQ-INT-03 = Tutte le regole su movimento, virate, carbone, spinte e posa delle tessere valgono anche nel gioco introduttivo. Lo stesso vale per la rimozione delle tessere e l'eliminazione dei battelli a cui manca il carbone che sono costretti a spendere.
    .title = Regole sempre valide
    .it2019 = In questa edizione non c'è un gioco introduttivo.
    .ru2019 = In questa edizione non c'è un gioco introduttivo.
    .fr2019 = In questa edizione non c'è un gioco introduttivo.
MQ-INT-04 = Nel gioco introduttivo vince il primo battello che raggiunge un pontile d'arrivo accessibile, a qualsiasi velocità; i punti movimento rimasti vanno persi.
    .title = Vincere il gioco introduttivo
    .it2019 = In questa edizione non c'è un gioco introduttivo.
    .ru2019 = In questa edizione non c'è un gioco introduttivo.
    .fr2019 = In questa edizione non c'è un gioco introduttivo.
MQ-INT-05 = Un turno del gioco introduttivo si svolge così: fissare la velocità, muovere, spingere dove serve e posare una tessera se si è entrati in una tessera senza battelli.
    .title = Riassunto del turno
    .it2019 = In questa edizione non c'è un gioco introduttivo.
    .ru2019 = In questa edizione non c'è un gioco introduttivo.
    .fr2019 = In questa edizione non c'è un gioco introduttivo.

## Introdurre le tessere B

MQ-BTI-01 = Ciascuno dei moduli avanzati si può usare da solo o insieme a qualsiasi altro.
    .title = Combinare i moduli
MQ-BTI-02 = Le tessere B sono sei: una B1, una B1/B2, una B2, due B3 e una B4.
    .title = Le sei tessere B
MQ-BTI-03 = Da una a tre tessere B sostituiscono altrettante tessere A3.
    .title = Da una a tre tessere B
    .it1997 = Le tessere B sostituiscono altrettante tessere A oppure si aggiungono semplicemente per una partita più lunga. Quando si sostituiscono tessere, conviene scambiare quelle senza passeggeri.
MQ-BTI-04 = Con quattro, cinque o sei tessere B escono dal gioco tutte e tre le tessere A3 e inoltre una, due o tre tessere A2 con un pontile rosso.
    .title = Da quattro a sei tessere B
    .it1997 = Qualunque sia il numero di tessere B usate, bisogna assicurarsi che restino in gioco abbastanza pontili con passeggeri per tutti.
MQ-BTI-05 = Se in tal modo comparissero meno di due passeggeri per giocatore, mettere 1 passeggero in più su ogni pontile rimasto.
    .title = Passeggeri supplementari
    .ru2019 = Se in tal modo comparissero meno di due passeggeri per giocatore, mettere 1 passeggero in più su ogni pontile blu. Lo si può fare anche solo per rendere più facile la partita.
    .it1997 = In questa edizione non si aggiungono passeggeri. I pontili che restano nel fiume devono avere due passeggeri per giocatore.
MQ-BTI-06 = Mescolare insieme tutte le tessere scelte, scoprire la prima, sorteggiare l'ordine del primo round e collocare i battelli come al solito.
    .title = Preparazione con le tessere B

## Depositi di carbone

MQ-STA-01 = I depositi di carbone hanno il tetto nero. La tessera B1 ne ha due, la tessera B1/B2 uno.
    .title = I depositi di carbone
MQ-STA-02 = Per usare un deposito di carbone bisogna terminare il movimento sul suo pontile a velocità 1.
    .title = Usare un deposito di carbone
MQ-STA-03 = Alla fine di quel turno il carbone del battello sale a 6, anche se la ruota del carbone era stata tolta.
    .title = Fare il pieno di carbone
MQ-STA-04 = A un deposito di carbone non ci sono mai passeggeri.
    .title = Qui niente passeggeri

## Tronchi

MQ-DRI-01 = Entrare in una casella di tronchi costa 2 punti movimento.
    .title = Entrare nei tronchi
MQ-DRI-02 = Alla fine del movimento la velocità del battello cala di 1 per ogni casella di tronchi in cui è entrato.
    .title = I tronchi rallentano
MQ-DRI-03 = Non si può entrare nei tronchi se ciò porta la velocità sotto 1.
    .title = Mai sotto velocità 1
MQ-DRI-04 = Spingere un battello nei tronchi costa in tutto 3 punti movimento: 1 per spostarlo, 1 per i tronchi e 1 per entrare nella casella che lascia.
    .title = Spingere nei tronchi
MQ-DRI-05 = Un battello spinto nei tronchi mantiene la sua velocità.
    .title = Velocità del battello spinto
    .ru2019 = Un battello spinto nei tronchi perde 1 punto di velocità.
MQ-DRI-06 = Il proprietario di un battello spinto nei tronchi ne orienta la prua come dopo ogni spinta.
    .title = Prua del battello spinto
    .it1997 = Un battello spinto nei tronchi mantiene la direzione della prua, che non si può cambiare.
MQ-DRI-07 = Spostare un altro battello nei tronchi non riduce la velocità di chi spinge.
    .title = Velocità di chi spinge
MQ-DRI-08 = Se mancano i punti movimento per i tronchi che si hanno davanti, bisogna dirigersi altrove. Se è impossibile, il battello va in avaria: salta il turno successivo e riparte da velocità 1.
    .title = Troppo pochi punti per i tronchi
    .ru2019 = Se mancano i punti movimento per i tronchi che si hanno davanti, bisogna dirigersi altrove. Se è impossibile, il battello va in avaria: la sua velocità diventa subito 1 e salta il turno successivo.
    .it1997 = Se mancano i punti movimento per i tronchi che si hanno davanti, bisogna dirigersi altrove e usare tutti i punti. Se lo si può fare solo con carbone che non si ha, il battello è eliminato; se nessuna quantità di carbone può aiutarlo, passa il turno, e la sua velocità diventa 1.

## Banchi di sabbia

MQ-SAN-01 = Un battello che entra in un banco di sabbia, per 1 punto movimento, si incaglia: la sua velocità diventa subito 1 e il suo turno è finito.
    .title = Incagliarsi
MQ-SAN-02 = Un battello non può girare la prua mentre si trova su un banco di sabbia.
    .title = Da incagliati non si vira
MQ-SAN-03 = Un battello senza carbone non può né entrare in un banco di sabbia né esservi spinto.
    .title = Banchi di sabbia senza carbone
    .ru2019 = Un battello senza carbone può entrare in un banco di sabbia e può esservi spinto.
    .it1997 = Un battello senza carbone può entrare in un banco di sabbia e può esservi spinto.
MQ-SAN-04 = Lasciare un banco di sabbia in avanti costa 1 unità di carbone. Prima si può aumentare la velocità come al solito.
    .title = Uscire in avanti
MQ-SAN-05 = Lasciare un banco di sabbia all'indietro costa 1 unità di carbone: il battello arretra di una casella e la sua velocità resta 1. Poi se ne può orientare la prua in qualsiasi direzione senza spendere altro carbone.
    .title = Uscire all'indietro
    .ru2019 = Lasciare un banco di sabbia all'indietro non costa carbone: il battello arretra di una casella e la sua velocità resta 1. Poi se ne può orientare la prua in qualsiasi direzione, anche questo senza carbone.
    .it1997 = Lasciare un banco di sabbia all'indietro non costa carbone: il battello arretra di una casella e la sua velocità resta 1. Poi se ne può orientare la prua in qualsiasi direzione, anche questo senza carbone.
MQ-SAN-06 = Spingere un battello su un banco di sabbia costa i soliti 2 punti movimento. La velocità del battello spinto diventa 1 e la sua prua non cambia direzione.
    .title = Spingere su un banco di sabbia
MQ-SAN-07 = Se la direzione della prua che ha dovuto mantenere non lascia a un battello incagliato alcun modo di muovere, il suo turno successivo serve solo a orientare la prua in qualsiasi direzione, senza spendere carbone.
    .title = Bloccato dalla prua
    .ru2019 = Se isole o rive bloccano un battello incagliato davanti e dietro, il suo turno serve solo a orientare la prua in qualsiasi direzione, senza spendere carbone.
    .fr2019 = Se la direzione della prua che ha dovuto mantenere non lascia a un battello incagliato alcun modo di muovere, salta il turno successivo. Il turno dopo comincia orientando la prua in qualsiasi direzione, senza spendere carbone, e poi il battello esce.
    .it1997 = Un battello incagliato con terra davanti e dietro è eliminato, e lo è anche quello a cui manca solo il carbone per uscire. Un battello trattenuto soltanto da altri battelli passa il turno.
MQ-SAN-08 = Un battello incagliato ha sempre il carbone per uscire, perché un battello senza carbone non può mai finire su un banco di sabbia.
    .title = Incagliato senza carbone
    .ru2019 = Un battello incagliato che non ha carbone e a cui è bloccata la via all'indietro salta il turno successivo. Dopo può uscire in avanti senza carbone.
    .it1997 = Un battello incagliato che non ha carbone e a cui è bloccata la via all'indietro è eliminato se solo la mancanza di carbone gli impedisce di uscire in avanti.
MQ-SAN-09 = Un battello incagliato non può essere spinto.
    .title = Chi è incagliato non si sposta

## Arcipelago

MQ-ARC-01 = La tessera B4, l'arcipelago, ha nove caselle isola. Non vi si applica alcuna regola speciale; richiede solo di manovrare con attenzione.
    .title = L'arcipelago

## Trasferimento di carbone

MQ-TRA-01 = Il carbone si può trasferire solo quando un giocatore ha più battelli, nelle gare a squadre e con la Black Rose. È una regola avanzata: ci si può accordare perché i battelli non si trasferiscano carbone. La Black Rose ne cede comunque.
    .title = Quando si può trasferire carbone
MQ-TRA-02 = Il carbone si trasferisce alla fine del movimento di uno dei due battelli, se si trovano su caselle adiacenti e hanno la stessa velocità. L'uno o l'altro può essere quello che cede.
    .title = Condizioni per un trasferimento
MQ-TRA-03 = Nessuno dei due battelli può trovarsi su un pontile, un deposito di carbone, tronchi o un banco di sabbia.
    .title = Non su queste caselle
MQ-TRA-04 = Si può trasferire qualsiasi quantità: chi cede perde quanto guadagna chi riceve, ed entrambi restano tra 0 e 6 unità di carbone.
    .title = Quantità di carbone
MQ-TRA-05 = Un battello che ha ceduto l'ultima unità di carbone perde la ruota del carbone e non può cederne altro, ma resta in gara. La ruota torna quando riceve di nuovo carbone.
    .title = Cedere l'ultimo carbone
MQ-TRA-06 = I passeggeri non cambiano mai battello.
    .title = I passeggeri restano a bordo

## Due giocatori

MQ-TWO-01 = Con due giocatori ciascuno prende due battelli, mai però quello nero.
    .title = Due battelli a testa
MQ-TWO-02 = I battelli del primo giocatore partono dai pontili 1 e 4, quelli dell'altro giocatore dai pontili 2 e 3.
    .title = Pontili di partenza in due
    .ru2019 = I battelli del primo giocatore partono dai pontili 3 e 4, quelli dell'altro giocatore dai pontili 2 e 5.
MQ-TWO-03 = Un giocatore può spingere l'altro battello che possiede.
    .title = Spingere il proprio battello
MQ-TWO-04 = Un giocatore può trasferire carbone tra i suoi due battelli.
    .title = Carbone tra i propri battelli
MQ-TWO-05 = La partita finisce appena un battello raggiunge un pontile d'arrivo a velocità 1 con due passeggeri, e il suo giocatore vince. Non importa dove si trovi l'altro suo battello.
    .title = Fine in due giocatori
MQ-TWO-06 = Nel primo round i due battelli di un giocatore muovono secondo i numeri dei loro pontili, come tutti gli altri.
    .title = Ordine dei propri battelli
    .it1997 = Nel primo round sono i pontili a decidere quale dei propri due battelli muove prima; in seguito muove prima quello più avanti. Nel gioco introduttivo resta l'ordine del primo round.

## Sei giocatori

MQ-SIX-01 = Con sei giocatori l'ordine da 1 a 6 si sorteggia. I primi cinque battelli partono dai pontili da 1 a 5.
    .title = Sei battelli alla partenza
    .it1997 = In sei i giocatori stabiliscono chi comincia e gli altri seguono in senso orario; qui chi comincia si sorteggia. I primi cinque battelli partono dai pontili da 1 a 5.
MQ-SIX-02 = Il sesto battello aspetta a terra dietro il pontile di partenza 3 o il pontile di partenza 5, a scelta del suo giocatore.
    .title = Il sesto battello aspetta
    .ru2019 = Il sesto battello aspetta a terra dietro il pontile di partenza 2 o il pontile di partenza 3, a scelta del suo giocatore.
    .it1997 = Il sesto battello aspetta nel cantiere navale, la casella con le case situata sotto il pontile di partenza 3.
MQ-SIX-03 = Quando arriva il suo turno, il sesto battello viene prima messo sulla casella pontile, senza spendere punti movimento, e poi muove.
    .title = Il sesto battello entra
    .it1997 = Quando arriva il suo turno, la casella pontile davanti al cantiere navale è la prima in cui il sesto battello muove; costa 1 punto movimento.
MQ-SIX-04 = Il sesto battello ha 1 unità di carbone in più, 7 in tutto, solo per il primo round. Se non viene usata allora, è persa.
    .title = La settima unità di carbone

## La Black Rose

MQ-BLR-01 = La Black Rose, da due a cinque giocatori, è un battello neutrale che non può vincere. Muove e manovra come gli altri e può essere spinta.
    .title = Un battello neutrale
MQ-BLR-02 = In ogni round il giocatore il cui battello è ultimo nell'ordine di turno muove anche la Black Rose, al posto che la Black Rose stessa occupa nell'ordine.
    .title = Chi muove la Black Rose
MQ-BLR-03 = La Black Rose comincia ultima nell'ordine, sul primo pontile di partenza lasciato libero dai giocatori.
    .title = Partenza della Black Rose
    .it1997 = La Black Rose si colloca dopo l'ultimo giocatore, su un qualsiasi pontile di partenza libero.
MQ-BLR-04 = Con cinque giocatori la Black Rose è il sesto battello e parte secondo la regola per sei giocatori. Il quinto giocatore sceglie se farla partire dal pontile 3 o dal pontile 5.
    .title = Black Rose in cinque giocatori
    .ru2019 = Con cinque giocatori la Black Rose è il sesto battello e parte secondo la regola per sei giocatori. Il quinto giocatore sceglie se farla partire dal pontile 2 o dal pontile 3.
    .it1997 = Con cinque giocatori alla Black Rose resta solo il cantiere navale sotto il pontile di partenza 3. Entra da lì come un sesto battello.
MQ-BLR-05 = Se la Black Rose entra come sesto battello, nel primo round può spendere 2 unità di carbone invece di 1.
    .title = Il suo carbone nel primo round
    .it1997 = Nel primo round la Black Rose può spendere 1 unità di carbone, come in ogni altro, anche se entra come sesto battello.
MQ-BLR-06 = La Black Rose può spendere al massimo 1 unità di carbone per round, tra velocità e virate insieme.
    .title = Una unità per round
MQ-BLR-07 = La ruota del carbone della Black Rose mostra il nero finché il carbone del round non è usato e il bianco quando lo è. Alla fine del round torna sul nero.
    .title = Ruota nera e bianca
MQ-BLR-08 = La Black Rose può fermarsi sui pontili, ma non prende passeggeri e non ha mai bisogno di fare il pieno di carbone.
    .title = La Black Rose ai pontili
MQ-BLR-09 = La Black Rose resta in gioco quando è su un pontile d'arrivo e lo occupa finché non viene mossa o spinta.
    .title = Black Rose all'arrivo
MQ-BLR-10 = Chi muove la Black Rose può usarla per fare il pieno al proprio battello, fino a 6 unità di carbone; la sua scorta è illimitata. I due battelli devono avere la stessa velocità, essere su caselle adiacenti e non trovarsi su un pontile, un deposito di carbone, un banco di sabbia o tronchi.
    .title = Carbone dalla Black Rose
    .it1997 = Chi muove la Black Rose può prendere da essa, per il proprio battello, al massimo 2 unità di carbone per round. I due battelli devono avere la stessa velocità, essere su caselle adiacenti e non trovarsi su un pontile, un deposito di carbone, un banco di sabbia o tronchi.
MQ-BLR-11 = Nessuno può creare una situazione in cui la Black Rose abbia bisogno di più di 1 unità di carbone nel suo turno successivo.
    .title = Proteggere la Black Rose
    .ru2019 = In questa edizione si può mettere la Black Rose in qualsiasi situazione, anche in una in cui le servirebbe più di 1 unità di carbone.
MQ-BLR-12 = Se è una nuova tessera a creare una tale situazione, chi muove la Black Rose può spendere più di 1 unità di carbone, ma solo quanto serve a liberarla.
    .title = Intrappolata da una nuova tessera
    .ru2019 = In questa edizione una nuova tessera non dà alla Black Rose carbone in più: il suo limite di carbone per round resta lo stesso.
MQ-BLR-13 = Se la Black Rose non può muovere perché è circondata, in avaria o incagliata, salta il turno e in quello successivo ha velocità 1.
    .title = La Black Rose non può muovere
    .ru2019 = Se la Black Rose non può completare il movimento, vale la normale regola sulle avarie: la sua velocità diventa 1 e salta il turno successivo.
    .it1997 = La Black Rose può incagliarsi ma non è mai eliminata. Se non può muovere, salta il turno e in quello successivo ha velocità 1.
MQ-BLR-14 = Per chi muove la Black Rose valgono le regole del gioco con due battelli.
    .title = Come un secondo battello

## Varianti

MQ-VAR-01 = Come variante, si gioca solo con il minimo di passeggeri: due per giocatore.
    .title = Minimo di passeggeri
MQ-VAR-02 = Come variante, tre giocatori gareggiano con due battelli ciascuno.
    .title = Tre giocatori, sei battelli
MQ-VAR-03 = Come variante, si gareggia a squadre: quattro giocatori due contro due, sei giocatori in squadre da due o da tre.
    .title = Gare a squadre
    .it2019 = Come variante, si gareggia a squadre: quattro giocatori due contro due, sei giocatori tre contro tre.
    .ru2019 = Come variante, si gareggia a squadre: quattro giocatori due contro due, sei giocatori tre contro tre.
MQ-VAR-04 = Come variante, si gareggia su un fiume più lungo, da 13 a 18 tessere.
    .title = Una gara più lunga

## Chiarimenti

MQ-R-01 = I pontili d'arrivo sono tre caselle dell'ultima tessera del fiume; la tessera d'arrivo non ha caselle proprie. Un pontile d'arrivo la cui casella è un'isola non esiste.
    .title = Dove sono i pontili d'arrivo
MQ-R-02 = Un battello può stare su un pontile d'arrivo senza concludere la gara; per lui la casella è acqua normale.
    .title = Stare su un pontile d'arrivo
    .ru2019 = Un battello che termina il proprio movimento su un pontile d'arrivo a velocità 2 o più va in avaria ed è squalificato. Può accadere solo quando non ha altra mossa completa. Per il resto un pontile d'arrivo è acqua normale.
MQ-R-03 = Un pontile d'arrivo può essere anche un pontile passeggeri, un pontile del carbone, un banco di sabbia o una casella di tronchi. Prima viene il passeggero, poi il carbone, poi l'arrivo: così un battello può prendere il secondo passeggero e concludere la gara con un solo approdo.
    .title = Pontile d'arrivo con altri usi
MQ-R-04 = Il dado direzione dà la stessa probabilità a tutte le direzioni permesse. Rilanciare un risultato impossibile porta allo stesso effetto.
    .title = Probabilità del dado
MQ-R-05 = Una direzione è permessa se la nuova tessera non tocca altra tessera che l'ultima e se da lì si può ancora posare il resto del fiume, arrivo compreso. Se non restasse alcuna direzione, come può accadere nell'edizione 1997 con molte tessere, si rinuncia prima al controllo in anticipo, poi si ignorano le tessere dietro l'ultimo battello e infine si prende una direzione qualsiasi, con la tessera posata sopra le altre.
    .title = Direzioni permesse
    .ru2019 = Una direzione è permessa se la nuova tessera non finisce sopra un'altra tessera e se da lì si può ancora posare il resto del fiume, arrivo compreso. Se non restasse alcuna direzione, si rinuncia prima al controllo in anticipo, poi si ignorano le tessere dietro l'ultimo battello e infine si prende una direzione qualsiasi, con la tessera posata sopra le altre.
MQ-R-06 = Dove si toccano o si sovrappongono due tessere che non si susseguono nel fiume, non c'è mai un passaggio. I battelli passano solo all'interno di una tessera e attraverso la giunzione di due tessere consecutive.
    .title = Tessere che si toccano
MQ-R-07 = La tessera d'arrivo deve adattarsi come ogni altra tessera. Se non si adatta in nessuna direzione, se ne prende una qualsiasi.
    .title = Adattare l'arrivo
MQ-R-08 = Sul dado direzione nessuno ha nulla da decidere, perciò è il gioco a lanciarlo e a posare la tessera.
    .title = Chi lancia il dado
MQ-R-09 = Se durante un turno un battello qualsiasi è entrato nell'ultima tessera posata, si scopre una nuova tessera dopo l'intero movimento del battello attivo e dopo che le prue di tutti i battelli spinti sono state orientate. C'è al massimo una nuova tessera per turno, ma un turno successivo dello stesso round può scoprirne un'altra.
    .title = Quando si scopre una tessera
MQ-R-10 = Nell'edizione 1997 dopo il primissimo turno della partita si posa in ogni caso una tessera.
    .title = Primo turno, edizione 1997
MQ-R-11 = Un tratto di costa disegnato a metà sul margine di una tessera conta come acqua.
    .title = Costa sul margine
MQ-R-12 = L'indicatore è una linea retta ad angolo retto con la direzione da questa tessera alla seguente, o all'arrivo. È davanti il battello la cui casella ha il centro più avanti lungo quella direzione.
    .title = Come si dispone l'indicatore
MQ-R-13 = Più a destra significa a destra della direzione da questa tessera alla seguente, su quella tessera. Due battelli non possono mai essere in parità su tutto.
    .title = Che cosa significa più a destra
MQ-R-14 = Le spinte durante un round non cambiano l'ordine di quel round.
    .title = Spinte e ordine
MQ-R-15 = Un battello che salta il turno mantiene il suo posto nell'ordine e viene saltato. Dopo un'avaria la sua ruota mostra ancora la velocità del movimento in cui è avvenuta. Questa velocità conta in caso di parità, su un pontile dove il battello viene spinto e per trasferire carbone.
    .title = Ordine e turni saltati
    .ru2019 = Un battello che salta il turno mantiene il suo posto nell'ordine e viene saltato; la sua velocità è 1.
    .it1997 = Un battello che passa il turno mantiene il suo posto nell'ordine.
MQ-R-16 = Quando una parità nell'ordine si decide con il carbone, si considera che la Black Rose ne abbia più di 6 unità.
    .title = Black Rose in parità
MQ-R-17 = Non si può mandare in avaria il proprio battello di proposito, e per evitarlo bisogna spendere carbone. Un'avaria è possibile solo se non esiste un turno legale completo, qualunque siano velocità, rotta e spinte e anche spendendo tutto il carbone; finire su un banco di sabbia è un turno completo.
    .title = Nessuna avaria di proposito
    .it1997 = Non si può fallire di proposito, e per proseguire bisogna spendere carbone. Un battello passa il turno o è eliminato solo se non esiste un turno legale completo, qualunque siano velocità, rotta e spinte e anche spendendo tutto il suo carbone; finire su un banco di sabbia è un turno completo.
MQ-R-18 = Il giocatore di un battello che sta per andare in avaria sceglie velocità e rotta tra quelle che lasciano meno punti movimento non spesi. Il battello resta sull'ultima casella legale di quella rotta. La sua ruota mostra la velocità usata, meno 1 per ogni casella di tronchi in cui è entrato, ma mai meno di 1.
    .title = Dove si ferma un'avaria
    .ru2019 = Il giocatore di un battello che sta per andare in avaria sceglie velocità e rotta tra quelle che lasciano meno punti movimento non spesi. Il battello resta sull'ultima casella legale di quella rotta e la sua velocità diventa subito 1.
    .it1997 = In questa edizione non ci sono avarie: un battello senza una mossa completa è eliminato o passa il turno.
MQ-R-19 = Un battello che va in avaria su un pontile non riceve né passeggero né carbone e non conclude la gara.
    .title = In avaria su un pontile
    .it1997 = In questa edizione non ci sono avarie: un battello senza una mossa completa è eliminato o passa il turno.
MQ-R-20 = Durante il turno saltato non accade nulla. Il battello può essere spinto, e il suo proprietario ne orienta allora la prua come al solito. Nel turno seguente la sua ruota va su 1, se non c'è già, la prua si orienta liberamente e il battello svolge un turno normale da velocità 1. Anche se è stato spinto su un banco di sabbia la prua si orienta liberamente; se con nessuna prua può uscire, tiene quella scelta e il suo turno è finito.
    .title = Il turno dopo le riparazioni
    .it1997 = In questa edizione non ci sono avarie, quindi nessun battello salta un turno per riparazioni.
MQ-R-21 = Nell'edizione francese 2019 un battello bloccato da un battello che non può essere spinto termina il turno dove si trova, con velocità 1. Non salta altri turni.
    .title = Bloccato, edizione francese 2019
MQ-R-22 = Nell'edizione 1997 un battello che dovrebbe spendere carbone che non ha è eliminato: lascia il fiume ed è ultimo in classifica.
    .title = Eliminazione, edizione 1997
MQ-R-23 = Si può navigare controcorrente e tornare su tessere precedenti, ma non si può stare fermi.
    .title = Navigare controcorrente
MQ-R-24 = Chi spinge sceglie ogni destinazione di una spinta o di una catena, mai però la propria casella. Una catena non usa due volte la stessa casella, non può passare per un battello incagliato e deve finire su una casella di fiume libera; altrimenti quella spinta non è permessa.
    .title = Destinazioni di una spinta
    .it1997 = Chi spinge sceglie la destinazione di una spinta tra le caselle di fiume libere accanto al battello spinto, ma né la propria casella né una che ha usato in questo turno. Nemmeno più tardi nel turno può entrare in quella destinazione; così nessun battello viene spinto due volte in un turno.
MQ-R-25 = Il proprietario di ogni battello spinto ne orienta la prua una volta, quando il movimento del battello attivo è finito e prima che si scopra una tessera, nell'ordine in cui i battelli sono stati spinti la prima volta. Un battello mantiene la direzione della prua solo se ogni spinta del turno lo ha messo su un banco di sabbia. Se è stato spinto prima in acqua e poi su un banco di sabbia, lo si può ancora girare.
    .title = Quando si orientano le prue
    .it1997 = Il proprietario di ogni battello spinto ne orienta la prua una volta, quando il movimento del battello attivo è finito e prima che si scopra una tessera, nell'ordine in cui i battelli sono stati spinti. Un battello spinto su un banco di sabbia o nei tronchi mantiene la direzione della prua.
MQ-R-26 = A un pontile conta la velocità usata per questo movimento, prima di ogni riduzione dovuta a tronchi, a un banco di sabbia o a un'avaria. Per un battello spinto è la velocità che mostra la sua ruota.
    .title = Velocità ai pontili
MQ-R-27 = Ogni battello spinto costa 1 punto movimento, e 1 in più se la sua destinazione sono tronchi. Poi l'ingresso di chi spinge costa 1 punto movimento, o 2 nei tronchi.
    .title = Costi delle spinte
MQ-R-28 = Un battello spinto su un pontile d'arrivo a velocità 1 con due passeggeri conclude la gara, in ogni edizione.
    .title = Spinto al traguardo
MQ-R-29 = Se le guerre di spinte non finiscono mai, la gara si ferma a un limite di round, 100 se non ne è fissato un altro. In classifica vengono prima i battelli arrivati; poi contano i passeggeri, poi la posizione sul fiume secondo l'indicatore, anche nel gioco introduttivo. Come regola della casa si può anche permettere di concludere la gara a velocità 2; la norma è velocità 1.
    .title = Limite di round e regole della casa
MQ-R-30 = Dopo il proprio movimento un passeggero sale a bordo ogni volta che le condizioni sono soddisfatte: non si sceglie. Se il proprio battello è spinto su un pontile, il passeggero sale subito, ma lo si può restituire quando si orienta la prua, finché il battello è ancora in gara. Lo si chiede solo a chi ha più battelli dalla sua parte: con uno solo non c'è nulla da guadagnare.
    .title = Restituire un passeggero
    .it1997 = Un passeggero sale a bordo quando le condizioni sono soddisfatte, ma lo si può restituire: subito dopo il proprio movimento o, se il battello è stato spinto sul pontile, quando se ne orienta la prua, finché è ancora in gara. Lo si chiede solo a chi ha più battelli dalla sua parte: con uno solo non c'è nulla da guadagnare.
MQ-R-31 = Un passeggero per pontile e uno per isola significano qui la stessa cosa: un battello prende al massimo un passeggero da ogni tessera.
    .title = Pontile o isola
MQ-R-32 = Dopo il vincitore la gara continua: i battelli si classificano in ordine d'arrivo e l'ultimo battello rimasto è ultimo in classifica. Con due giocatori, a squadre o con più battelli per giocatore è finita quando arriva il primo battello.
    .title = Dopo il vincitore
MQ-R-33 = Quando restano in gara solo battelli che non potranno mai avere due passeggeri, la gara finisce; si classificano per passeggeri, poi per ordine di turno. Lo si valuta per ogni battello in base ai passeggeri rimasti nel fiume e nella pila, su tessere dove non ne ha ancora preso uno.
    .title = Nessun passeggero rimasto
    .ru2019 = Un battello che attracca all'arrivo a velocità 1 con meno di due passeggeri conclude la gara, anche quando vi è spinto, e si classifica per passeggeri. Questo non pone fine a una gara in due giocatori o a squadre.
MQ-R-34 = In una gara a squadre il primo battello arrivato vince per la sua squadra. I compagni di squadra possono spingersi a vicenda e trasferire carbone come se i battelli fossero propri.
    .title = Vincere come squadra
MQ-R-35 = Quando tre giocatori hanno due battelli ciascuno, i sei battelli si assegnano per sorteggio ai pontili di partenza, il sesto secondo la regola per sei giocatori. I passeggeri sono quelli per due o tre giocatori. La Black Rose è allora il settimo battello ed entra dopo il sesto secondo la stessa regola; se i pontili sono occupati, usa un altro pontile di partenza libero. Il proprietario del sesto battello ne sceglie il pontile, anche quello del sesto battello stesso. Nel primo round può spendere 2 unità di carbone.
    .title = Tre giocatori, due battelli ciascuno
    .it1997 = Quando tre giocatori hanno due battelli ciascuno, i sei battelli si assegnano per sorteggio ai pontili di partenza, il sesto secondo la regola per sei giocatori. I passeggeri sono quelli per due o tre giocatori. Con sei battelli, di chiunque siano, la Black Rose non può navigare: nel cantiere navale c'è posto per un solo battello.
MQ-R-36 = Nella variante con il minimo di passeggeri ce ne sono esattamente due per giocatore, qualunque tessera sia nella pila. I pontili si riempiono nell'ordine di scoperta, fino a esaurire i passeggeri. Un pontile riceve la prima di queste quantità che basta con tutti i pontili insieme: 1 ciascuno; 1 sui rossi e 2 sui blu; 2 ciascuno; 2 sui rossi e 3 sui blu; 3 ciascuno.
    .title = Collocare il minimo
MQ-R-37 = Si scelgono le tessere B e la lunghezza del fiume. Con 12 tessere ogni tessera B sostituisce una tessera A; con 12 più il numero delle tessere B non ne esce nessuna; va bene anche ogni lunghezza intermedia. Le tessere A che escono si tirano a sorte, prima tra le A3, poi tra le A2.
    .title = Tessere B e lunghezza del fiume
    .it1997 = Si scelgono le tessere B e la lunghezza del fiume. Con 12 tessere ogni tessera B sostituisce una tessera A; con 12 più il numero delle tessere B non ne esce nessuna; va bene anche ogni lunghezza intermedia. Le tessere A che escono le indicano i giocatori, a piacere tranne A0, oppure si tirano a sorte, prima tra le A3, poi tra le A2. I pontili che restano devono avere due passeggeri per giocatore, altrimenti il tavolo è rifiutato.
MQ-R-38 = I passeggeri supplementari necessari a causa delle tessere B vengono dai 16 della scatola. Non ce ne sono mai più di 16: quando sono esauriti, i pontili scoperti dopo ricevono quel che resta.
    .title = Da dove vengono i passeggeri supplementari
MQ-R-39 = Il movimento di un battello attraverso i tronchi non può mai portarne la velocità sotto 1, perché ogni casella di tronchi costa 2 punti movimento.
    .title = Tronchi e bassa velocità
    .ru2019 = Il movimento di un battello attraverso i tronchi non può mai portarne la velocità sotto 1, perché ogni casella di tronchi costa 2 punti movimento. Nemmeno un battello spinto nei tronchi scende sotto velocità 1.
MQ-R-40 = Un battello con 0 unità di carbone non può entrare in un banco di sabbia e non può esservi spinto. Conta il carbone che ha al momento di entrare. La Black Rose conta sempre come un battello con carbone.
    .title = Banco di sabbia a carbone zero
    .ru2019 = Un battello con 0 unità di carbone può entrare in un banco di sabbia e può esservi spinto.
    .it1997 = Un battello con 0 unità di carbone può entrare in un banco di sabbia e può esservi spinto.
MQ-R-41 = Un battello incagliato deve uscire, se può. Se non può, il suo turno serve solo a orientare la prua, senza spendere carbone.
    .title = Un battello incagliato
    .ru2019 = Un battello incagliato deve uscire, se può. Se isole, rive o l'estremità aperta lo bloccano davanti e dietro, il suo turno serve solo a orientare la prua. Se non ha carbone e non può arretrare, salta il turno e in quello successivo può uscire in avanti senza carbone. Altrimenti ha un battello sulla via e va in avaria: salta il turno successivo e poi orienta liberamente la prua.
    .fr2019 = Un battello incagliato deve uscire, se può. Se non può, salta il turno. Il suo turno successivo comincia con la libera scelta della prua, poi esce come al solito, in avanti o all'indietro. Deve uscire se con una prua qualsiasi può farlo; se con nessuna può, salta di nuovo il turno.
    .it1997 = Un battello incagliato deve uscire, se può. Se non può, è eliminato quando ha terra davanti e dietro, o quando, con i battelli dove sono, gli manca solo il carbone per uscire in avanti. Altrimenti passa il turno. La sua prua resta com'è.
MQ-R-42 = Un battello esce all'indietro da un banco di sabbia solo verso una casella libera: acqua, un pontile, dove imbarco e arrivo funzionano perché la sua velocità è 1, o un altro banco di sabbia. Non può arretrare nei tronchi né spingere.
    .title = Arretrare da un banco di sabbia
MQ-R-43 = Dopo aver lasciato in avanti un banco di sabbia, da lì un battello muove normalmente; può spingere, se ha i punti movimento.
    .title = Dopo l'uscita in avanti
MQ-R-44 = Prima si applicano le riduzioni di velocità; solo dopo si trasferisce il carbone.
    .title = Riduzioni prima del trasferimento
MQ-R-45 = Su un trasferimento di carbone tra i propri battelli o con compagni di squadra decide il giocatore attivo; a nessun altro si chiede nulla. I pontili di partenza e i pontili d'arrivo contano come pontili.
    .title = Decidere un trasferimento
MQ-R-46 = La settima unità di carbone del sesto battello è la prima che esso spende nel primo round. Non si può trasferire, non conta nelle parità e dopo il primo round è persa.
    .title = Usare la settima unità di carbone
MQ-R-47 = Se tutti i pontili da cui può partire il sesto battello sono occupati, entra da un qualsiasi pontile di partenza libero. Se non ce n'è, entra nel round successivo.
    .title = Pontili di partenza occupati
MQ-R-48 = La Black Rose è pilotata dal proprietario dell'ultimo battello in gara nell'ordine di questo round, che ne orienta anche la prua dopo una spinta. Chi la pilota all'inizio di un turno la pilota fino alla fine di quel turno, anche se nel frattempo quell'ultimo battello lascia il fiume. La Black Rose muove sempre; nessuno può lasciarla ferma.
    .title = Governare la Black Rose
MQ-R-49 = Non si può giocare un turno, né orientare la prua di una Black Rose spinta, in modo che essa abbia poi turni completi ma ognuno costi più di 1 unità di carbone. Contano le tessere allora presenti e, se la sua prua è ancora da orientare, la prua migliore. Una Black Rose che non potrebbe muovere con nessuna quantità di carbone, perché circondata o incagliata, non conta; una incagliata che può uscire solo con più di 1 unità di carbone conta. Se ogni turno viola questa regola, per quel turno la regola cade e la Black Rose può spendere la minima quantità di carbone che la libera.
    .title = Tenere libera la Black Rose
    .ru2019 = In questa edizione non c'è una tale restrizione: un turno è permesso qualunque sia il carbone di cui la Black Rose avrà poi bisogno.
MQ-R-50 = Se la Black Rose non può muovere, salta il turno e mantiene la direzione della prua. La sua ruota va su 1 quando comincia il suo turno successivo.
    .title = La Black Rose è bloccata
    .ru2019 = Se la Black Rose non può completare il movimento, vale la normale regola sulle avarie: la sua velocità diventa subito 1 e salta il turno successivo.
MQ-R-51 = Solo i battelli di chi pilota la Black Rose in questo round possono fare il pieno da essa, ciascuno alla fine del proprio movimento o di quello della Black Rose. Arrivano a 6 unità, tutte le volte che le condizioni sono soddisfatte.
    .title = Fare il pieno dalla Rose
    .it1997 = Solo i battelli di chi pilota la Black Rose in questo round possono prendere carbone da essa, ciascuno alla fine del proprio movimento o di quello della Black Rose. In un round prendono in tutto al massimo 2 unità di carbone, in una volta o in due.
MQ-R-52 = La Black Rose non conta come battello in gara, ma fa scoprire tessere come ogni altro battello.
    .title = Non è un battello in gara
MQ-R-53 = Nell'edizione 1997 la tessera più arretrata si toglie alla fine del turno, prima che ne venga posata una nuova. A questo fine la Black Rose conta come un battello.
    .title = Togliere tessere, edizione 1997
MQ-R-54 = Dove l'edizione 1997 parla di una tessera su cui non c'è ancora alcun battello, intende l'ultima tessera posata, come nelle edizioni 2019.
    .title = Nuova tessera, edizione 1997
MQ-R-55 = Nell'edizione francese 2019 un battello conta come bloccato da un battello quando, senza gli altri battelli, avrebbe un turno completo. Altrimenti va in avaria.
    .title = Bloccato o in avaria, edizione francese
MQ-R-56 = Nell'edizione 1997 un battello per il quale non esiste alcun turno, qualunque sia il suo carbone, passa il turno e la sua velocità diventa 1. È eliminato solo dove altro carbone lo avrebbe aiutato.
    .title = Passare il turno, edizione 1997
MQ-R-57 = Nell'edizione russa 2019 un battello senza un turno completo che può terminare su un pontile d'arrivo a velocità 2 o più con tutti i punti movimento usati deve farlo, prima di una normale avaria. Anche una normale avaria che termina su un pontile d'arrivo a velocità 2 o più squalifica il battello.
    .title = Avaria all'arrivo, edizione russa
MQ-R-58 = Girare la prua avanti e indietro e spendere carbone per nulla è legale. Un cambio di velocità costa solo per la differenza netta.
    .title = Sprecare carbone
MQ-R-59 = Un pontile ha effetto nel momento in cui un battello vi è spinto, anche se il battello viene spinto oltre nello stesso turno: passeggero, carbone e arrivo, tutto a velocità 1. Un battello spinto al traguardo lascia subito la sua casella.
    .title = Pontili sotto battelli spinti
    .ru2019 = Un pontile ha effetto nel momento in cui un battello vi è spinto, anche se il battello viene spinto oltre nello stesso turno: passeggero, carbone e arrivo, tutto a velocità 1. Un battello spinto al traguardo lascia subito la sua casella. Anche la perdita di 1 punto di velocità nei tronchi avviene al momento della spinta.
MQ-R-60 = Nell'edizione russa 2019 le catene sono permesse: un battello può essere spinto su una casella occupata così come su una libera.
    .title = Catene, edizione russa
MQ-R-61 = I limiti di passeggeri indicati per giocatore valgono per ogni battello.
    .title = Passeggeri per battello
MQ-R-62 = Nell'edizione russa 2019 un battello incagliato senza carbone a cui è bloccata la via all'indietro salta questo turno. Nel turno successivo può uscire in avanti senza carbone. La sua prua resta com'è, a meno che isole, rive o l'estremità aperta lo blocchino davanti e dietro: allora questo turno serve a orientarla.
    .title = Bloccato senza carbone, edizione russa
MQ-R-63 = Nell'edizione 1997 il divieto di aumentare la velocità di un battello che arretra da un banco di sabbia vale per il turno stesso in cui arretra.
    .title = Arretrare, edizione 1997
MQ-R-64 = Il pontile del sesto battello si sceglie alla preparazione e la sua prua quando entra. Se a quel punto il pontile scelto è occupato, usa l'altro.
    .title = Ingresso del sesto battello
    .it1997 = La prua del sesto battello si sceglie liberamente quando entra. L'ingresso costa 1 punto movimento e non può spingere un altro battello; questo vale anche se deve entrare da un altro pontile.
MQ-R-65 = Una Black Rose che si è incagliata, con il proprio movimento o per una spinta, salta il turno successivo. Poi esce come ogni battello, da velocità 1 e con la prua com'era; se non può, vale la regola per un battello incagliato. Il carbone necessario per lasciare il banco di sabbia è il suo carbone del round.
    .title = Black Rose incagliata
    .ru2019 = Una Black Rose incagliata esce, se può; altrimenti vale la regola per un battello incagliato. Il carbone necessario per lasciare il banco di sabbia è il suo carbone del round.
    .it1997 = Una Black Rose incagliata esce, se può; altrimenti passa il turno. Non è mai eliminata. Il carbone necessario per lasciare il banco di sabbia è il suo carbone del round.
MQ-R-66 = Il carbone si trasferisce, e si prende dalla Black Rose, prima che si orientino le prue e prima che si scopra una tessera, ma non in un turno saltato o passato. Prendere carbone dalla Black Rose porta il battello a 6 unità.
    .title = Quando si trasferisce il carbone
    .it1997 = Il carbone si trasferisce, e si prende dalla Black Rose, prima che si orientino le prue e prima che si scopra una tessera, ma non in un turno saltato o passato. La Black Rose cede 1 o 2 unità di carbone.
MQ-R-67 = Anche nell'edizione russa 2019 i battelli di due giocatori muovono nel primo round secondo i pontili: 2, 3, 4, 5. Chi comincia decide soltanto chi prende quali pontili.
    .title = Primo round in due, edizione russa
MQ-R-68 = Se in due round di seguito tutti i battelli in gara passano il turno, e nessuno di loro avrebbe potuto muovere, la gara è finita. I battelli rimasti si classificano per passeggeri, poi per ordine di turno. La Black Rose non conta.
    .title = Nessuno può più muovere
MQ-R-69 = Una spinta che porta un battello al traguardo si completa prima per intero, con tutta la catena. I battelli di una catena arrivano nell'ordine in cui si muovono: prima il più lontano. Se così finisce la gara, finisce anche il turno: chi spinge non entra, nient'altro si muove e nessuna prua si orienta.
    .title = Una spinta che porta al traguardo
MQ-R-70 = In un turno si può trasferire carbone una volta con ogni compagno, in qualsiasi quantità. La Black Rose non è un compagno: per il suo carbone c'è una regola a parte.
    .title = Una volta con ogni compagno
