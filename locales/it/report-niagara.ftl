### The game in words: the report, and what is asked. Built in `crates/host/src/games/niagara/report.rs`.

## Names

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

## What is asked

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

## What has happened

niagara-event-arm-drawn = { $arm ->
        [left] Il primo disco andrà nel braccio sinistro
       *[right] Il primo disco andrà nel braccio destro
    }
niagara-event-round-began = Comincia il round { $round }; { $name } ha il salvagente
niagara-event-bought-back = { $name } paga { $gem } per una canoa persa
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
niagara-event-scored = { $name } porta a terra { $gem }
niagara-event-weather-changed = { $name } cambia il meteo: { $weather }
niagara-event-flows = { $steps ->
        [0] Il fiume resta fermo
        [one] Il fiume avanza di { $steps } disco
       *[other] Il fiume avanza di { $steps } dischi
    }
niagara-event-lost = { $laden ->
        [yes] Una canoa di { $name } precipita dalla cascata e perde { $gem }
       *[no] Una canoa di { $name } precipita dalla cascata
    }
niagara-event-returned = { $name } riottiene una canoa senza pagare
niagara-event-hands-back = Tutti riprendono le loro sette carte
