### The race in words: the report, and what is asked. Built in `crates/host/src/games/mississippi_queen/report.rs`.

## Names

mq-dir-n = nord
mq-dir-ne = nord-est
mq-dir-se = sud-est
mq-dir-s = sud
mq-dir-sw = sud-ovest
mq-dir-nw = nord-ovest

## What is asked

mq-over = La gara è finita.
mq-chance = Decide il fiume.
mq-waits = { $own ->
        [yes] Si aspetta { $name } ({ $boat }).
       *[no] Si aspetta { $name }, che pilota la { $boat }.
    }
mq-expect-setup-dock = Scegli un pontile di partenza per { $boat }.
mq-expect-setup-bow = In quale direzione deve puntare { $boat } alla partenza?
mq-expect-enter = { $boat } entra nel fiume: scegli un pontile.
mq-expect-free-bow = Orienta la prua di { $boat } come vuoi, gratis.
mq-expect-speed = Tocca a te, { $boat }: scegli una casella o manovra passo per passo.
mq-expect-move = { $boat } è in viaggio: { $points ->
        [0] gira ancora la prua, se vuoi, poi concludi il movimento.
        [one] resta { $points } punto movimento.
       *[other] restano { $points } punti movimento.
    }
mq-expect-chain = { $boat } spinge: dove va il prossimo battello della catena?
mq-expect-back-bow = { $boat } ha lasciato il banco di sabbia: orienta la prua, gratis.
mq-expect-stuck-bow = { $boat } resta sul banco di sabbia: orienta la prua.
mq-expect-transfer = { $boat } può trasferire carbone adesso, o proseguire senza.
mq-expect-decline = Un passeggero è salito a bordo ({ $boat }): tienilo o riportalo a terra.
mq-expect-bows = { $boat } ha subito una spinta: orienta la prua, gratis.

## What has happened

mq-event-tile-out = La tessera { $tile } resta nella scatola
mq-event-placed = { $boat } è al pontile di partenza { $dock }
mq-event-round-began = Round { $round }
mq-event-entered = { $boat } entra nel fiume
mq-event-bow-set = { $cause ->
        [restart] { $boat } riparte e punta la prua a { $bow }
        [aground] { $boat } resta sul banco di sabbia e punta la prua a { $bow }
       *[start] { $boat } punta la prua a { $bow }
    }
mq-event-speed-set = { $boat } avanza a velocità { $speed }{ $coal ->
        [0] {""}
       *[other] {" "}per { $coal } unità di carbone
    }
mq-event-turned = { $boat } vira a { $bow } per { $coal } unità di carbone
mq-event-moved = { $boat } avanza nella casella { $to }
mq-event-pushed = { $by } spinge { $boat } nella casella { $to }
mq-event-backed-off = { $boat } arretra dal banco di sabbia{ $coal ->
        [0] {""}
       *[other] {" "}per { $coal } unità di carbone
    }
mq-event-aground = { $cause ->
        [push] { $boat } finisce su un banco di sabbia per una spinta
       *[move] { $boat } si incaglia su un banco di sabbia
    }
mq-event-left-sand = { $boat } lascia il banco di sabbia{ $coal ->
        [0] {""}
       *[other] {" "}per { $coal } unità di carbone
    }
mq-event-slowed = { $cause ->
        [push] { $boat } finisce tra i tronchi per una spinta e rallenta a velocità { $speed }
       *[move] I tronchi rallentano { $boat } a velocità { $speed }
    }
mq-event-wrecked = { $boat } va in avaria
mq-event-missed = { $cause ->
        [aground] { $boat } non può lasciare il banco di sabbia e salta un turno
        [no-coal] { $boat } non ha carbone per lasciare il banco di sabbia e salta un turno
        [rose-aground] { $boat } è sul banco di sabbia e salta un turno
       *[repairs] { $boat } salta un turno per le riparazioni
    }
mq-event-passed = { $cause ->
        [no-way] { $boat } non può andare da nessuna parte e passa il turno
        [rose] { $boat } non può muoversi e salta un turno
       *[blocked] { $boat } non può proseguire e passa il turno
    }
mq-event-stuck = { $boat } resta sul banco di sabbia
mq-event-eliminated = { $cause ->
        [aground] { $boat } ha terra davanti e dietro ed esce dalla gara
       *[no-coal] { $boat } non ha abbastanza carbone per cavarsela ed esce dalla gara
    }
mq-event-disqualified = { $boat } arriva troppo veloce: squalifica
mq-event-passenger-taken = Un passeggero sale a bordo: { $boat }
mq-event-passenger-returned = Il passeggero torna a terra: { $boat }
mq-event-refuelled = { $boat } fa il pieno al deposito di carbone
mq-event-coal-given = { $from } cede { $coal } unità di carbone a { $to }
mq-event-bunkered = { $boat } prende { $coal } unità di carbone dalla Black Rose
mq-event-tile-laid = Il fiume continua { $bend ->
        [left] a sinistra
        [right] a destra
       *[straight] dritto
    }: tessera { $tile }{ $passengers ->
        [0] {""}
        [one] {" "}con { $passengers } passeggero
       *[other] {" "}con { $passengers } passeggeri
    }
mq-event-finish-laid = Appare l’arrivo, { $bend ->
        [left] a sinistra
        [right] a destra
       *[straight] sempre dritto
    }
mq-event-tile-removed = La tessera { $tile } resta indietro e viene tolta
mq-event-home = { $boat } è all’arrivo, { $place }º posto
