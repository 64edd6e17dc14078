### Mississippi Queen sulla pagina: che cosa si aspetta, i comandi, il fiume a parole, la cronaca della gara.

mq-boat = { $boat } · { $name }
mq-space = casella { $space }
mq-space-with = casella { $space }, { $ground }
mq-ground-water = acqua
mq-ground-land = terra
mq-ground-dock = { $count ->
        [0] molo senza passeggeri
        [one] molo con { $count } passeggero
       *[other] molo con { $count } passeggeri
    }
mq-ground-coal = deposito di carbone
mq-ground-driftwood = tronchi
mq-ground-sand = banco di sabbia
mq-ground-finish = molo d'arrivo
mq-ground-end = fine del fiume
mq-dir-n = nord
mq-dir-ne = nord-est
mq-dir-se = sud-est
mq-dir-s = sud
mq-dir-sw = sud-ovest
mq-dir-nw = nord-ovest

## Che cosa si aspetta

mq-over = La gara è finita.
mq-chance = Decide il fiume.
mq-waits = { $own ->
        [yes] Si aspetta { $name } ({ $boat }).
       *[no] Si aspetta { $name }, che guida la { $boat }.
    }
mq-expect-setup-dock = Scegli un molo di partenza per { $boat }.
mq-expect-setup-bow = Dove punta la prua di { $boat } alla partenza?
mq-expect-enter = { $boat } entra nel fiume: scegli un molo.
mq-expect-free-bow = Orienta la prua di { $boat } come vuoi, gratis.
mq-expect-speed = Tocca a te, { $boat }: scegli una casella, o governa.
mq-expect-move = { $boat } è in viaggio: { $points ->
        [0] gira ancora la prua, se vuoi, poi concludi il movimento.
        [one] resta { $points } punto movimento.
       *[other] restano { $points } punti movimento.
    }
mq-expect-chain = { $boat } spinge: dove va il prossimo battello della catena?
mq-expect-back-bow = { $boat } ha lasciato il banco di sabbia: orienta la prua, gratis.
mq-expect-stuck-bow = { $boat } resta sul banco di sabbia: orienta la prua.
mq-expect-transfer = { $boat } può trasferire carbone adesso, o proseguire senza.
mq-expect-decline = Un passeggero è salito a bordo, { $boat }: tienilo o restituiscilo.
mq-expect-bows = Spinta subita, { $boat }: orienta la prua, gratis.

## Comandi

mq-controls = La tua decisione
mq-speeds = Velocità
mq-speed = Velocità { $speed }: { $coal ->
        [0] niente carbone
       *[other] { $coal } di carbone
    }
mq-speed-not = Velocità { $speed }: impossibile
mq-points = Punti movimento rimasti: { $points } di { $speed }
mq-steer = Governa passo per passo
mq-target = Un turno intero
mq-target-choose = Scegli una casella …
mq-target-space = { $space }: { $coal ->
        [0] niente carbone
       *[other] { $coal } di carbone
    }
mq-bow = Prua alla fine
mq-bow-coal = Prua a { $dir }: { $coal ->
        [0] niente carbone
       *[other] { $coal } di carbone
    }
mq-push-where = Dove va il battello spinto?
mq-push-option = { $boat } { $arrow } { $dir }
mq-push-no = nessun'altra spinta
mq-turn = { $space }, prua a { $bow }, velocità { $speed }, { $coal ->
        [0] niente carbone
       *[other] { $coal } di carbone
    }
mq-turn-pushes = { $count ->
        [one] spinge { $count } battello
       *[other] spinge { $count } battelli
    }
mq-turn-slows = poi velocità { $speed }
mq-confirm = Conferma
mq-back-step = Un passo indietro
mq-back-turn = Ricomincia il turno
mq-thinking = Si calcolano le rotte …
mq-hint = Le caselle segnate sono raggiungibili; il numero è il carbone.
mq-hint-bow = Ora scegli la prua.
mq-mode-wreck = Nessun turno completo è possibile: il battello andrà in avaria, e la pagina offre solo il male minore.
mq-mode-fast-finish = Nessun turno completo è possibile: il battello può solo piombare sull'arrivo troppo veloce.
mq-do-bow = { $arrow } { $dir }
mq-do-push = Spingi { $arrow } { $dir }
mq-do-dock = Molo { $number }
mq-do-speed = Velocità { $number }
mq-do-ahead = Avanti
mq-do-left = Sinistra
mq-do-right = Destra
mq-do-back = Indietro
mq-do-end = Concludi il movimento
mq-do-end-transfer = Nessun altro trasferimento
mq-do-end-decline = Tieni il passeggero
mq-do-give = Cedi { $coal } di carbone: a { $boat }
mq-do-take = Prendi { $coal } di carbone: da { $boat }
mq-do-bunker = Carica { $coal } di carbone dalla Black Rose: { $boat }
mq-do-decline = Restituisci il passeggero

## Giocatori e tavolo

mq-speed-is = Velocità { $speed }
mq-coal-is = Carbone { $coal }
mq-passengers-is = Passeggeri: { $count } di 2
mq-is-home = all'arrivo, posto { $place }
mq-is-out = fuori dalla gara
mq-is-repaired = in riparazione
mq-is-aground = incagliato
mq-is-waiting = { $dock ->
        [0] non ancora sul fiume
       *[other] aspetta dietro il molo { $dock }
    }
mq-round = Round { $round }
mq-setup = Prima della partenza
mq-order = Ordine del round
mq-tiles = { $count ->
        [0] L'arrivo è in vista
        [one] Ancora { $count } tessera, poi l'arrivo
       *[other] Ancora { $count } tessere, poi l'arrivo
    }
mq-steers = In questo round { $name } guida la Black Rose

## Il fiume a parole

mq-mine = Il mio battello
mq-mine-none = Tutti i battelli
mq-others = Gli altri battelli
mq-boat-afloat = { $boat }: { $space }, prua a { $bow }, velocità { $speed }, carbone { $coal }, passeggeri { $passengers } di 2
mq-boat-rose = { $boat }: { $space }, prua a { $bow }, velocità { $speed }
mq-boat-otherwise = { $boat }: { $state }
mq-around = Intorno
mq-around-one = { $dir }: { $what }
mq-ahead = Più avanti sul fiume
mq-ahead-one = { $what }: { $steps ->
        [one] { $steps } passo
       *[other] { $steps } passi
    }
mq-ahead-none = nessun molo in vista
mq-steps-from-me = { $steps ->
        [one] a { $steps } passo dal mio battello
       *[other] a { $steps } passi dal mio battello
    }

## La cronaca della gara

mq-event-tile-out = La tessera { $tile } resta nella scatola
mq-event-placed = { $boat } è al molo di partenza { $dock }
mq-event-round-began = Round { $round }
mq-event-entered = { $boat } entra nel fiume
mq-event-bow-set = { $cause ->
        [restart] { $boat } riparte e punta la prua a { $bow }
        [aground] { $boat } resta sul banco di sabbia e punta la prua a { $bow }
       *[start] { $boat } punta la prua a { $bow }
    }
mq-event-speed-set = { $boat } avanza a velocità { $speed }{ $coal ->
        [0] {""}
       *[other] {" "}per { $coal } di carbone
    }
mq-event-turned = { $boat } vira a { $bow } per { $coal } di carbone
mq-event-pushed = { $by } spinge via { $boat }
mq-event-backed-off = { $boat } arretra dal banco di sabbia{ $coal ->
        [0] {""}
       *[other] {" "}per { $coal } di carbone
    }
mq-event-aground = { $cause ->
        [push] Spinta su un banco di sabbia: { $boat }
       *[move] { $boat } si incaglia
    }
mq-event-left-sand = { $boat } lascia il banco di sabbia{ $coal ->
        [0] {""}
       *[other] {" "}per { $coal } di carbone
    }
mq-event-slowed = { $cause ->
        [push] La spinta nei tronchi rallenta { $boat } a velocità { $speed }
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
        [rose] { $boat } non può muovere e salta un turno
       *[blocked] { $boat } non può proseguire e passa il turno
    }
mq-event-stuck = { $boat } resta sul banco di sabbia
mq-event-eliminated = { $boat } non ha carbone per nessuna via d'uscita ed esce dalla gara
mq-event-disqualified = { $boat } piomba sull'arrivo troppo veloce: squalifica
mq-event-passenger-taken = Un passeggero sale a bordo: { $boat }
mq-event-passenger-returned = Il passeggero torna a terra: { $boat }
mq-event-refuelled = { $boat } fa il pieno al deposito di carbone
mq-event-coal-given = { $from } cede { $coal } di carbone a { $to }
mq-event-bunkered = { $boat } carica { $coal } di carbone dalla Black Rose
mq-event-tile-laid = Il fiume continua { $bend ->
        [left] a sinistra
        [right] a destra
       *[straight] dritto
    }: tessera { $tile }{ $passengers ->
        [0] {""}
        [one] {" "}con { $passengers } passeggero
       *[other] {" "}con { $passengers } passeggeri
    }
mq-event-finish-laid = Appare l'arrivo, { $bend ->
        [left] a sinistra
        [right] a destra
       *[straight] dritto davanti
    }
mq-event-tile-removed = La tessera { $tile } resta indietro e viene tolta
mq-event-home = { $boat } è all'arrivo, posto { $place }
