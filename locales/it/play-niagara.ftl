### Niagara on the page: what is said while it is played.

## Luoghi e cose

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
niagara-arm-left = Il prossimo disco va nel braccio sinistro
niagara-arm-right = Il prossimo disco va nel braccio destro
niagara-arm-drawn = Il braccio è sorteggiato per ogni disco
niagara-deposits = Giacimenti
niagara-deposit-has = Giacimento { $deposit }: { $gems }
niagara-empty = vuoto
niagara-you = Tu
niagara-canoe-is = Canoa { $which }: { $state }
niagara-to-falls = { $count ->
        [one] a un passo dalla cascata
       *[other] a { $count } dischi dalla cascata
    }
niagara-won = Gemme portate a terra: { $gems }

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
        [left] Con la corrente, braccio sinistro
        [right] Con la corrente, braccio destro
       *[none] Con la corrente
    }
niagara-do-falls = Giù dalla cascata
niagara-do-weather = Meteo a { $weather }
niagara-do-end = { $phase ->
        [buy] Non comprare canoe
        [steal] Non rubare
       *[launch] Non mettere in acqua canoe, fine del turno
    }
niagara-other-canoe = Usa l’altra canoa
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
niagara-no = Annulla
niagara-undo = Un passo indietro
niagara-restart = Ricomincia il turno

## Uno schermo per più giocatori

niagara-cover-title = Tocca a { $name }
niagara-cover-text = Le carte si scelgono in segreto: gli altri guardano altrove mentre { $name } è allo schermo.
niagara-cover-ready = Sono { $name }
