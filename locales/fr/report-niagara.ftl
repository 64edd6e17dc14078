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
    } : { $card ->
        [0] aucun nombre joué
       *[other] plus basse carte { $card }
    }, météo { $weather }
niagara-event-lost = { $laden ->
        [yes] Un canoë de { $name } tombe dans les chutes et perd { $gem }
       *[no] Un canoë de { $name } tombe dans les chutes
    }
niagara-event-returned = { $name } récupère un canoë gratuitement
niagara-event-hands-back = Tout le monde reprend ses sept cartes

niagara-reason-scores = Rapporte { $gem }
niagara-reason-takes = Prend { $gem } à bord
niagara-reason-steals = Vole { $gem } à { $name }
niagara-reason-takes-last = Vide le gisement ({ $gem }) : personne d’autre n’en trouvera là
niagara-reason-regains-canoe = Récupère un canoë perdu
niagara-reason-endangers = Met en danger des canoës de { $name }
niagara-reason-loses-canoe = Avec l’autre coup, un canoë tombe dans les chutes
niagara-reason-falls = { $certain ->
        [yes] Après l’autre coup, le canoë { $place } tombe dans les chutes si la carte la plus basse est au moins { $card }
       *[no] Après l’autre coup, le canoë { $place } peut tomber dans les chutes si la carte la plus basse est au moins { $card }
    }
niagara-reason-safer = Le risque de perdre un canoë est de { $percent } % au lieu de { $other } %
niagara-reason-robbed = Après l’autre coup, { $name } pourrait voler { $gem }
niagara-turn-card = Jouer le { $card }
niagara-turn-cloud = Jouer le nuage
niagara-turn-weather = Mettre la météo à { $weather }
niagara-turn-buy-none = N’acheter aucun canoë
niagara-turn-buy = Payer { $gem } pour un canoë
niagara-turn-canoe = Un canoë { $place }
niagara-turn-canoe-laden = Un canoë { $place } avec { $gem }
niagara-turn-two = { $first } ; { $second }
niagara-turn-stay = Laisser les canoës où ils sont
niagara-plan-loads = charge { $gem }
niagara-plan-unloads = décharge { $gem }
niagara-plan-steals = vole { $gem } à { $from }
niagara-plan-scores = rapporte { $gem }
niagara-plan-falls = tombe dans les chutes et est perdu
niagara-plan-drifts = le canoë { $canoe } tombe dans les chutes { $card ->
        [1] quelles que soient les cartes
       *[other] si la plus basse carte est { $card } ou plus
    }
