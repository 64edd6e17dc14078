### Niagara sur la page : ce qui se dit pendant la partie. `disc` est le numéro d’une case, `kind` est beach, lost ou disc.

## Lieux et choses

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
niagara-card-number = Carte { $card }
niagara-card-cloud = Nuage
niagara-aboard = { $gem } à bord
niagara-canoes = Canoës
niagara-no-gems = aucune gemme
niagara-ring = détient la bouée
niagara-cards-left = { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
niagara-sealed = une carte face cachée
niagara-opened = { $card ->
        [cloud] révélé : le nuage
       *[number] révélé : un { $card }
    }
niagara-discards = jouées jusqu’ici
niagara-round = Manche { $round }
niagara-ring-of = { $name } détient la bouée
niagara-river = La rivière
niagara-weather = Météo { $weather }
niagara-arm-left = Le prochain disque prend le bras gauche
niagara-arm-right = Le prochain disque prend le bras droit
niagara-arm-drawn = Le bras de chaque disque est tiré au sort
niagara-deposits = Gisements
niagara-deposit-has = Gisement { $deposit } : { $gems }
niagara-empty = vide
niagara-you = Vous
niagara-canoe-is = Canoë { $which } : { $state }
niagara-to-falls = { $count ->
        [one] juste devant les chutes
       *[other] à { $count } disques des chutes
    }
niagara-won = Gemmes à l’abri : { $gems }

## Ce qu’il y a à faire

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

## Ce que l’on peut faire

niagara-hand = Vos cartes pagaie
niagara-played = { $card }, déjà jouée
niagara-choices = Ce que vous pouvez faire
niagara-points = { $count ->
        [one] encore { $count } point
       *[other] encore { $count } points
    }
niagara-cost = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
niagara-do-canoe = { $laden ->
        [yes] Le canoë { $place }, { $gem } à bord
       *[no] Le canoë { $place }
    }
niagara-do-buy = Payer { $gem } pour un canoë
niagara-do-load = Charger { $gem }
niagara-do-unload = Décharger la gemme
niagara-do-swap = Échanger contre { $gem }
niagara-do-steal = Voler { $gem } à { $name }
niagara-do-go = Pagayer { $place }
niagara-do-up = Vers l’amont
niagara-do-down = { $arm ->
        [left] Vers l’aval, bras gauche
        [right] Vers l’aval, bras droit
       *[none] Vers l’aval
    }
niagara-do-falls = Dans les chutes
niagara-do-weather = Météo à { $weather }
niagara-do-end = { $phase ->
        [buy] Ne pas racheter
        [steal] Ne rien voler
       *[launch] Pas d’autre canoë, finir le tour
    }
niagara-other-canoe = Plutôt l’autre canoë
niagara-laid = { $card ->
        [cloud] Vous avez joué le nuage.
       *[number] Vous avez joué un { $card }.
    }
niagara-sure = Confirmer le choix
niagara-ask = { $kind ->
        [card] { $card ->
            [cloud] Jouer le nuage ?
           *[number] Jouer le { $card } ?
        }
        [falls] Dans les chutes ? Le canoë sera perdu, avec sa gemme.
        [buy] { $what } ?
       *[other] { $what } : cela finit votre tour.
    }
niagara-confirm = { $kind ->
        [card] Jouer
        [falls] Dans les chutes
        [buy] Payer
       *[other] Confirmer
    }
niagara-no = Non, revenir
niagara-undo = Un pas en arrière
niagara-restart = Recommencer le tour

## Ce qui s’est passé

niagara-event-arm-drawn = { $arm ->
        [left] Le premier disque prendra le bras gauche
       *[right] Le premier disque prendra le bras droit
    }
niagara-event-round-began = La manche { $round } commence ; { $name } détient la bouée
niagara-event-bought-back = { $name } paie { $gem } pour un canoë perdu
niagara-event-laid = { $name } joue une carte face cachée
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
niagara-event-scored = { $name } met { $gem } à l’abri
niagara-event-weather-changed = { $name } change la météo : { $weather }
niagara-event-flows = { $steps ->
        [0] La rivière ne bouge pas
        [one] La rivière avance de { $steps } disque
       *[other] La rivière avance de { $steps } disques
    }
niagara-event-flowed = { $arm ->
        [left] Un disque tombe dans les chutes à gauche
       *[right] Un disque tombe dans les chutes à droite
    }
niagara-event-lost = { $laden ->
        [yes] Un canoë de { $name } tombe dans les chutes et perd { $gem }
       *[no] Un canoë de { $name } tombe dans les chutes
    }
niagara-event-returned = { $name } récupère un canoë sans rien payer
niagara-event-hands-back = Tous reprennent leurs sept cartes

## Un écran pour plusieurs joueurs

niagara-cover-title = C’est à { $name }
niagara-cover-text = Les cartes se choisissent en secret. Les autres détournent les yeux, { $name } prend l’écran.
niagara-cover-ready = Je suis { $name }
