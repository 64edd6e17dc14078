### The game in words: the report, and what is asked. Built in `crates/host/src/games/niagara/report.rs`.

## Names

niagara-at-place = { $kind ->
        [beach] sur la plage
        [lost] perdu
       *[disc] { $arm ->
            [left] sur le disque { $disc } gauche
            [right] sur le disque { $disc } droit
           *[none] sur le disque { $disc }
        }
    }
niagara-to-place = { $kind ->
        [beach] jusqu’à la plage
        [lost] dans les chutes
       *[disc] { $arm ->
            [left] jusqu’au disque { $disc } du bras gauche
            [right] jusqu’au disque { $disc } du bras droit
           *[none] jusqu’au disque { $disc }
        }
    }
niagara-a-gem-amethyst = une améthyste
niagara-a-gem-diamond = un diamant
niagara-a-gem-amber = un ambre
niagara-a-gem-sapphire = un saphir
niagara-a-gem-ruby = un rubis

## What is asked

niagara-expected-cards = Choisissez une carte pagaie pour cette manche.
niagara-expected-buy = Vous pouvez racheter un canoë perdu avec une gemme.
niagara-expected-weather = Vous avez révélé le nuage : changez la météo.
niagara-expected-choose = { $points ->
        [one] Vous avez { $points } point par canoë. Choisissez un canoë.
       *[other] Vous avez { $points } points par canoë. Choisissez un canoë.
    }
niagara-expected-launch = { $optional ->
        [yes] { $points ->
            [one] Vous pouvez mettre à l’eau votre autre canoë : { $points } point.
           *[other] Vous pouvez mettre à l’eau votre autre canoë : { $points } points.
        }
       *[no] { $points ->
            [one] Mettez un canoë à l’eau : { $points } point.
           *[other] Mettez un canoë à l’eau : { $points } points.
        }
    }
niagara-expected-sail = { $points ->
        [one] Votre canoë est { $place } : encore { $points } point.
       *[other] Votre canoë est { $place } : encore { $points } points.
    }
niagara-expected-steal = Ici, vous pouvez voler une gemme.
niagara-expected-river = La rivière coule.
niagara-expected-over = La partie est finie.
niagara-waits-cards = { $count ->
        [one] { $names } choisit encore une carte.
       *[other] { $names } choisissent encore une carte.
    }
niagara-waits-buy = { $names } peut racheter un canoë.
niagara-waits-weather = { $names } change la météo.
niagara-waits-sail = C’est à { $names }.

## What has happened

niagara-event-arm-drawn = { $arm ->
        [left] Le premier disque partira dans le bras gauche
       *[right] Le premier disque partira dans le bras droit
    }
niagara-event-round-began = La manche { $round } commence ; { $name } a la bouée
niagara-event-bought-back = { $name } paie { $gem } pour un canoë perdu
niagara-event-opened = { $card ->
        [cloud] { $name } révèle le nuage
        [covered] { $name } révèle une carte
       *[number] { $name } révèle un { $card }
    }
niagara-event-idle = { $name } n’a pas de canoë à déplacer
niagara-event-moved = { $name } pagaie { $place }
niagara-event-loaded = { $name } charge { $gem }
niagara-event-unloaded = { $name } décharge { $gem }
niagara-event-stolen = { $name } vole { $gem } à { $from }
niagara-event-landed = { $name } accoste
niagara-event-scored = { $name } ramène { $gem } à terre
niagara-event-weather-changed = { $name } change la météo : { $weather }
niagara-event-flows = { $steps ->
        [0] La rivière ne bouge pas
        [one] La rivière avance de { $steps } disque
       *[other] La rivière avance de { $steps } disques
    }
niagara-event-lost = { $laden ->
        [yes] Un canoë de { $name } tombe dans les chutes et perd { $gem }
       *[no] Un canoë de { $name } tombe dans les chutes
    }
niagara-event-returned = { $name } récupère un canoë gratuitement
niagara-event-hands-back = Tout le monde reprend ses sept cartes
