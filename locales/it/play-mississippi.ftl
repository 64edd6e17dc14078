### Mississippi Queen on the page: the controls, players and table, the river in words.

mq-boat = { $boat } · { $name }
mq-space = casella { $space }
mq-space-with = casella { $space }, { $ground }
mq-ground-water = acqua
mq-ground-land = terra
mq-ground-dock = { $count ->
        [0] pontile senza passeggeri
        [one] pontile con { $count } passeggero
       *[other] pontile con { $count } passeggeri
    }
mq-ground-station = deposito di carbone
mq-named-dock = pontile { $tile }
mq-named-station = deposito di carbone { $tile }
mq-about-dock = finisci qui a velocità 1 per imbarcare un passeggero
mq-about-station = finisci qui a velocità 1 per fare il pieno di carbone
mq-ground-driftwood = tronchi
mq-ground-sandbank = banco di sabbia
mq-ground-finish = pontile d’arrivo
mq-ground-end = fine del fiume

## Comandi

mq-controls = La tua decisione
mq-speeds = Velocità
mq-speed = Velocità { $speed }: { $coal ->
        [0] niente carbone
       *[other] { $coal } unità di carbone
    }
mq-speed-not = Velocità { $speed }: impossibile
mq-points = Punti movimento rimasti: { $points } su { $speed }
mq-steer = Manovra passo per passo
mq-target = Tutto il turno in una volta
mq-target-choose = Scegli una casella …
mq-target-space = { $space }: { $coal ->
        [0] niente carbone
       *[other] { $coal } unità di carbone
    }
mq-bow = Prua a fine turno
mq-bow-coal = Prua a { $dir }: { $coal ->
        [0] niente carbone
       *[other] { $coal } di carbone
    }{ $more ->
        [0] {""}
       *[other] , { $more } in più
    }
mq-push-where = Dove va il battello spinto?
mq-push-option = { $boat } { $arrow } { $dir }: { $coal ->
        [0] niente carbone
       *[other] { $coal } di carbone
    }{ $more ->
        [0] {""}
       *[other] , { $more } in più
    }
mq-push-no = nessun'altra spinta: { $coal ->
        [0] niente carbone
       *[other] { $coal } di carbone
    }{ $more ->
        [0] {""}
       *[other] , { $more } in più
    }
mq-confirm = Conferma
mq-speed-elsewhere = Velocità { $speed }, non fino a questa casella: { $coal ->
        [0] niente carbone
       *[other] { $coal } di carbone
    }
mq-confirm-coal = Conferma: { $coal ->
        [0] niente carbone
       *[other] { $coal } di carbone
    }
mq-result = Velocità { $speed }, { $coal ->
        [0] niente carbone
       *[other] { $coal } di carbone
    }
mq-all-spaces = Mostra tutte le { $count } caselle
mq-ask-bow = Ora scegli dove punta la prua.
mq-ask-suggested = Il tuo battello punterà verso valle. Conferma, o scegli un’altra direzione.
mq-ask-push = Dove deve andare { $boat }?
mq-ask-confirm = Conferma la scelta, o torna indietro.
mq-back-step = Un passo indietro
mq-back-turn = Ricomincia il turno
mq-thinking = Calcolo delle rotte …
mq-hint = Scegli una casella segnata: il numero è il carbone che serve. Un anello segna un battello che spingeresti.
mq-mode-wreck = Ogni turno finisce in un naufragio: il battello salterà il turno successivo e ripartirà a velocità 1. Scegli dove.
mq-mode-fast-finish = Il battello può solo arrivare al traguardo troppo veloce: sarà fuori gara.
mq-do-bow = { $arrow } { $dir }
mq-do-push = Spingi { $arrow } { $dir }
mq-do-dock = Pontile { $number }
mq-do-speed = Velocità { $number }
mq-do-ahead = Avanti
mq-do-left = Sinistra
mq-do-right = Destra
mq-do-back = Indietro
mq-do-end = Concludi il movimento
mq-do-end-transfer = Nessun altro trasferimento
mq-do-end-decline = Tieni il passeggero
mq-do-give = Cedi { $coal } unità di carbone a { $boat }
mq-do-take = Prendi { $coal } unità di carbone da { $boat }
mq-do-bunker = Prendi { $coal } unità di carbone dalla Black Rose: { $boat }
mq-do-decline = Riporta a terra il passeggero

## Giocatori e tavolo

mq-speed-is = Velocità { $speed }
mq-coal-is = Carbone { $coal }
mq-passengers-is = Passeggeri: { $count } su 2
mq-is-home = all’arrivo, { $place }º posto
mq-is-out = fuori dalla gara
mq-is-repaired = in riparazione
mq-is-aground = incagliato
mq-is-waiting = { $dock ->
        [0] non ancora sul fiume
       *[other] aspetta dietro il pontile { $dock }
    }
mq-round = Round { $round }
mq-setup = Prima della partenza
mq-order = Ordine di turno
mq-tiles = { $count ->
        [0] L’arrivo è in vista
        [one] Ancora { $count } tessera, poi l’arrivo
       *[other] Ancora { $count } tessere, poi l’arrivo
    }
mq-steers = In questo round { $name } pilota la Black Rose

## Il fiume a parole

mq-mine = Il mio battello
mq-mine-none = Tutti i battelli
mq-others = Gli altri battelli
mq-boat-afloat = { $boat }: { $space }, prua a { $bow }, velocità { $speed }, carbone { $coal }, passeggeri { $passengers } su 2
mq-boat-rose = { $boat }: { $space }, prua a { $bow }, velocità { $speed }
mq-boat-otherwise = { $boat }: { $state }
mq-around = Intorno
mq-around-one = { $dir }: { $what }
mq-ahead = Più avanti sul fiume
mq-ahead-one = { $what }: { $steps ->
        [one] a { $steps } casella
       *[other] a { $steps } caselle
    }
mq-ahead-none = nessun pontile in vista
mq-steps-from-me = { $steps ->
        [one] a { $steps } casella dal mio battello
       *[other] a { $steps } caselle dal mio battello
    }
