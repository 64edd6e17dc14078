### Niagara sulla pagina: ciò che si dice durante il gioco. `disc` è il numero di una casella, `kind` è beach, lost o disc.

## Luoghi e cose

niagara-at-place = { $kind ->
        [beach] sulla spiaggia
        [lost] persa
       *[disc] { $arm ->
            [left] sul disco { $disc } a sinistra
            [right] sul disco { $disc } a destra
           *[none] sul disco { $disc }
        }
    }
niagara-to-place = { $kind ->
        [beach] fino alla spiaggia
        [lost] giù dalla cascata
       *[disc] { $arm ->
            [left] fino al disco { $disc } nel braccio sinistro
            [right] fino al disco { $disc } nel braccio destro
           *[none] fino al disco { $disc }
        }
    }
niagara-a-gem-amethyst = un’ametista
niagara-a-gem-diamond = un diamante
niagara-a-gem-amber = un’ambra
niagara-a-gem-sapphire = uno zaffiro
niagara-a-gem-ruby = un rubino
niagara-card-number = Carta { $card }
niagara-card-cloud = Nuvola
niagara-aboard = { $gem } a bordo
niagara-canoes = Canoe
niagara-no-gems = nessuna gemma
niagara-ring = ha il salvagente
niagara-cards-left = { $count ->
        [one] { $count } carta in mano
       *[other] { $count } carte in mano
    }
niagara-sealed = una carta coperta
niagara-opened = { $card ->
        [cloud] scoperta: la nuvola
       *[number] scoperta: un { $card }
    }
niagara-discards = giocate finora
niagara-round = Round { $round }
niagara-ring-of = { $name } ha il salvagente
niagara-river = Il fiume
niagara-weather = Meteo { $weather }
niagara-arm-left = Il prossimo disco prende il braccio sinistro
niagara-arm-right = Il prossimo disco prende il braccio destro
niagara-arm-drawn = Il braccio di ogni disco è sorteggiato
niagara-deposits = Giacimenti
niagara-deposit-has = Giacimento { $deposit }: { $gems }
niagara-empty = vuoto
niagara-you = Tu
niagara-canoe-is = Canoa { $which }: { $state }
niagara-to-falls = { $count ->
        [one] a un passo dalla cascata
       *[other] a { $count } dischi dalla cascata
    }
niagara-won = Gemme conquistate: { $gems }

## Che cosa c’è da fare

niagara-expected-cards = Scegli una carta pagaia per questo round.
niagara-expected-buy = Puoi riscattare una canoa persa con una gemma.
niagara-expected-weather = Hai scoperto la nuvola: cambia il meteo.
niagara-expected-choose = { $points ->
        [one] Hai { $points } punto per ogni canoa. Scegli una canoa.
       *[other] Hai { $points } punti per ogni canoa. Scegli una canoa.
    }
niagara-expected-launch = { $optional ->
        [yes] { $points ->
            [one] Puoi mettere in acqua l’altra canoa: { $points } punto.
           *[other] Puoi mettere in acqua l’altra canoa: { $points } punti.
        }
       *[no] { $points ->
            [one] Metti in acqua una canoa: { $points } punto.
           *[other] Metti in acqua una canoa: { $points } punti.
        }
    }
niagara-expected-sail = { $points ->
        [one] La tua canoa è { $place }: resta { $points } punto.
       *[other] La tua canoa è { $place }: restano { $points } punti.
    }
niagara-expected-steal = Qui puoi rubare una gemma.
niagara-expected-river = Il fiume scorre.
niagara-expected-over = La partita è finita.
niagara-waits-cards = { $count ->
        [one] { $names } sta ancora scegliendo una carta.
       *[other] { $names } stanno ancora scegliendo una carta.
    }
niagara-waits-buy = { $names } può riscattare una canoa.
niagara-waits-weather = { $names } cambia il meteo.
niagara-waits-sail = Tocca a { $names }.

## Che cosa si può fare

niagara-hand = Le tue carte pagaia
niagara-played = { $card }, già giocata
niagara-choices = Che cosa puoi fare
niagara-points = { $count ->
        [one] { $count } punto rimasto
       *[other] { $count } punti rimasti
    }
niagara-cost = { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
niagara-do-canoe = { $laden ->
        [yes] La canoa { $place }, { $gem } a bordo
       *[no] La canoa { $place }
    }
niagara-do-buy = Paga { $gem } per una canoa
niagara-do-load = Carica { $gem }
niagara-do-unload = Scarica la gemma
niagara-do-swap = Scambia con { $gem }
niagara-do-steal = Ruba { $gem } a { $name }
niagara-do-go = Pagaia { $place }
niagara-do-up = Controcorrente
niagara-do-down = { $arm ->
        [left] A valle, braccio sinistro
        [right] A valle, braccio destro
       *[none] A valle
    }
niagara-do-falls = Giù dalla cascata
niagara-do-weather = Meteo a { $weather }
niagara-do-end = { $phase ->
        [buy] Nessuna canoa
        [steal] Non rubare
       *[launch] Nessun’altra canoa, fine del turno
    }
niagara-other-canoe = Piuttosto l’altra canoa
niagara-laid = { $card ->
        [cloud] Hai giocato la nuvola.
       *[number] Hai giocato un { $card }.
    }
niagara-sure = Conferma la scelta
niagara-ask = { $kind ->
        [card] { $card ->
            [cloud] Giocare la nuvola?
           *[number] Giocare il { $card }?
        }
        [falls] Giù dalla cascata? La canoa andrà persa, con la sua gemma.
        [buy] { $what }?
       *[other] { $what }: così finisce il tuo turno.
    }
niagara-confirm = { $kind ->
        [card] Gioca
        [falls] Giù
        [buy] Paga
       *[other] Conferma
    }
niagara-no = No, indietro
niagara-undo = Un passo indietro
niagara-restart = Ricomincia il turno

## Che cosa è successo

niagara-event-arm-drawn = { $arm ->
        [left] Il primo disco prenderà il braccio sinistro
       *[right] Il primo disco prenderà il braccio destro
    }
niagara-event-round-began = Comincia il round { $round }; { $name } ha il salvagente
niagara-event-bought-back = { $name } paga { $gem } per una canoa persa
niagara-event-laid = { $name } gioca una carta coperta
niagara-event-opened = { $card ->
        [cloud] { $name } scopre la nuvola
        [covered] { $name } scopre una carta
       *[number] { $name } scopre un { $card }
    }
niagara-event-idle = { $name } non ha canoe da muovere
niagara-event-moved = { $name } pagaia { $place }
niagara-event-loaded = { $name } carica { $gem }
niagara-event-unloaded = { $name } scarica { $gem }
niagara-event-stolen = { $name } ruba { $gem } a { $from }
niagara-event-landed = { $name } approda
niagara-event-scored = { $name } conquista { $gem }
niagara-event-weather-changed = { $name } cambia il meteo: { $weather }
niagara-event-flows = { $steps ->
        [0] Il fiume resta fermo
        [one] Il fiume scorre di { $steps } disco
       *[other] Il fiume scorre di { $steps } dischi
    }
niagara-event-flowed = { $arm ->
        [left] Un disco precipita dalla cascata a sinistra
       *[right] Un disco precipita dalla cascata a destra
    }
niagara-event-lost = { $laden ->
        [yes] Una canoa di { $name } precipita dalla cascata e perde { $gem }
       *[no] Una canoa di { $name } precipita dalla cascata
    }
niagara-event-returned = { $name } riceve indietro una canoa senza pagare
niagara-event-hands-back = Tutti riprendono le loro sette carte

## Uno schermo per più giocatori

niagara-cover-title = Tocca a { $name }
niagara-cover-text = Le carte si scelgono in segreto. Gli altri guardano altrove, { $name } prende lo schermo.
niagara-cover-ready = Eccomi, { $name }
