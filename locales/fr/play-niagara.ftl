### Niagara on the page: what is said while it is played.

## Lieux et choses

niagara-card-number = Carte { $card }
niagara-card-cloud = Nuage
niagara-aboard = { $gem } à bord
niagara-canoes = Canoës
niagara-no-gems = aucune gemme
niagara-ring = a la bouée
niagara-cards-left = { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
niagara-sealed = une carte face cachée
niagara-opened = { $card ->
        [cloud] carte révélée : le nuage
       *[number] carte révélée : un { $card }
    }
niagara-discards = jouées jusqu’ici
niagara-round = Manche { $round }
niagara-ring-of = { $name } a la bouée
niagara-river = La rivière
niagara-weather = Météo { $weather }
niagara-arm-left = Le prochain disque part dans le bras gauche
niagara-arm-right = Le prochain disque part dans le bras droit
niagara-arm-drawn = Le bras est tiré au sort pour chaque disque
niagara-deposits = Gisements
niagara-deposit-has = Gisement { $deposit } : { $gems }
niagara-empty = vide
niagara-you = Vous
niagara-canoe-is = Canoë { $which } : { $state }
niagara-to-falls = { $count ->
        [one] juste devant les chutes
       *[other] à { $count } disques des chutes
    }
niagara-won = Gemmes ramenées à terre : { $gems }

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
niagara-do-falls = Tomber dans les chutes
niagara-do-weather = Météo à { $weather }
niagara-do-end = { $phase ->
        [buy] Ne pas racheter de canoë
        [steal] Ne rien voler
       *[launch] Ne pas mettre de canoë à l’eau, finir le tour
    }
niagara-other-canoe = Prendre l’autre canoë
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
        [falls] Tomber dans les chutes ? Le canoë sera perdu, avec sa gemme.
        [buy] { $what } ?
       *[other] { $what } : cela met fin à votre tour.
    }
niagara-confirm = { $kind ->
        [card] Jouer
        [falls] Tomber dans les chutes
        [buy] Payer
       *[other] Confirmer
    }
niagara-no = Annuler
niagara-undo = Revenir d’une étape
niagara-restart = Recommencer le tour

## Un écran pour plusieurs joueurs

niagara-cover-title = C’est à { $name }
niagara-cover-text = Les cartes se choisissent en secret : les autres détournent les yeux pendant que { $name } est devant l’écran.
niagara-cover-ready = Je suis { $name }
