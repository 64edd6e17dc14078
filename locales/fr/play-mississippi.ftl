### Mississippi Queen on the page: the controls, players and table, the river in words.

mq-boat = { $boat } · { $name }
mq-space = case { $space }
mq-space-with = case { $space }, { $ground }
mq-ground-water = eau
mq-ground-land = terre
mq-ground-dock = { $count ->
        [0] embarcadère sans passagère
        [one] embarcadère avec { $count } passagère
       *[other] embarcadère avec { $count } passagères
    }
mq-ground-station = station de charbon
mq-named-dock = embarcadère { $tile }
mq-named-station = station de charbon { $tile }
mq-about-dock = finissez ici à la vitesse 1 pour embarquer une passagère
mq-about-station = finissez ici à la vitesse 1 pour remplir les soutes
mq-ground-driftwood = bois flottant
mq-ground-sandbank = banc de sable
mq-ground-finish = débarcadère d’arrivée
mq-ground-end = fin du fleuve

## Commandes

mq-controls = Votre décision
mq-speeds = Vitesse
mq-speed = Vitesse { $speed } : { $coal ->
        [0] sans charbon
        [one] { $coal } point de charbon
       *[other] { $coal } points de charbon
    }
mq-speed-not = Vitesse { $speed } : impossible
mq-points = Points de déplacement restants : { $points } sur { $speed }
mq-steer = Piloter pas à pas
mq-target = Tout le tour d’un coup
mq-target-choose = Choisir une case …
mq-target-space = { $space } : { $coal ->
        [0] sans charbon
        [one] { $coal } point de charbon
       *[other] { $coal } points de charbon
    }
mq-bow = Proue en fin de tour
mq-bow-coal = Proue au { $dir } : { $coal ->
        [0] sans charbon
        [one] { $coal } charbon
       *[other] { $coal } charbons
    }{ $more ->
        [0] {""}
       *[other] , { $more } de plus
    }
mq-push-where = Où va le bateau poussé ?
mq-push-option = { $boat } { $arrow } { $dir } : { $coal ->
        [0] sans charbon
        [one] { $coal } charbon
       *[other] { $coal } charbons
    }{ $more ->
        [0] {""}
       *[other] , { $more } de plus
    }
mq-push-no = ne plus pousser : { $coal ->
        [0] sans charbon
        [one] { $coal } charbon
       *[other] { $coal } charbons
    }{ $more ->
        [0] {""}
       *[other] , { $more } de plus
    }
mq-confirm = Confirmer
mq-speed-elsewhere = Vitesse { $speed }, pas jusqu’à cette case : { $coal ->
        [0] sans charbon
        [one] { $coal } charbon
       *[other] { $coal } charbons
    }
mq-confirm-coal = Confirmer : { $coal ->
        [0] sans charbon
        [one] { $coal } charbon
       *[other] { $coal } charbons
    }
mq-result = Vitesse { $speed }, { $coal ->
        [0] sans charbon
        [one] { $coal } charbon
       *[other] { $coal } charbons
    }
mq-all-spaces = Montrer les { $count } cases
mq-ask-bow = Choisissez maintenant la direction de la proue.
mq-ask-suggested = Votre bateau pointera vers l’aval. Confirmez, ou choisissez une autre direction.
mq-ask-push = Où doit aller { $boat } ?
mq-ask-confirm = Confirmez votre choix, ou revenez en arrière.
mq-back-step = Revenir d’une étape
mq-back-turn = Recommencer le tour
mq-thinking = Calcul des trajets …
mq-hint = Choisissez une case marquée : le nombre indique le charbon dépensé. Un anneau marque un bateau que vous pousseriez.
mq-mode-wreck = Tout tour finit en naufrage : votre bateau passera le tour suivant, puis repartira à la vitesse 1. Choisissez où.
mq-mode-fast-finish = Votre bateau ne peut qu’arriver trop vite : il sera hors course.
mq-do-bow = { $arrow } { $dir }
mq-do-push = Pousser { $arrow } { $dir }
mq-do-dock = Embarcadère { $number }
mq-do-speed = Vitesse { $number }
mq-do-ahead = En avant
mq-do-left = À gauche
mq-do-right = À droite
mq-do-back = Reculer
mq-do-end = Terminer le déplacement
mq-do-end-transfer = Plus de transfert de charbon
mq-do-end-decline = Garder la passagère
mq-do-give = { $coal ->
        [one] Donner { $coal } point de charbon à { $boat }
       *[other] Donner { $coal } points de charbon à { $boat }
    }
mq-do-take = { $coal ->
        [one] Prendre { $coal } point de charbon à { $boat }
       *[other] Prendre { $coal } points de charbon à { $boat }
    }
mq-do-bunker = { $coal ->
        [one] Prendre { $coal } point de charbon au Black Rose : { $boat }
       *[other] Prendre { $coal } points de charbon au Black Rose : { $boat }
    }
mq-do-decline = Redéposer la passagère

## Joueurs et table

mq-speed-is = Vitesse { $speed }
mq-coal-is = Charbon { $coal }
mq-passengers-is = Passagères : { $count } sur 2
mq-is-home = { $place ->
        [1] à l’arrivée, 1re place
       *[other] à l’arrivée, { $place }e place
    }
mq-is-out = hors course
mq-is-repaired = en réparation
mq-is-aground = sur un banc de sable
mq-is-waiting = { $dock ->
        [0] pas encore sur le fleuve
       *[other] attend derrière l’embarcadère { $dock }
    }
mq-round = Manche { $round }
mq-setup = Avant le départ
mq-order = Ordre du tour
mq-tiles = { $count ->
        [0] L’arrivée est en vue
        [one] Encore { $count } tuile, puis l’arrivée
       *[other] Encore { $count } tuiles, puis l’arrivée
    }
mq-steers = Pendant cette manche, { $name } pilote le Black Rose

## Le fleuve en mots

mq-mine = Mon bateau
mq-mine-none = Tous les bateaux
mq-others = Les autres bateaux
mq-boat-afloat = { $boat } : { $space }, proue au { $bow }, vitesse { $speed }, charbon { $coal }, passagères { $passengers } sur 2
mq-boat-rose = { $boat } : { $space }, proue au { $bow }, vitesse { $speed }
mq-boat-otherwise = { $boat } : { $state }
mq-around = Autour de lui
mq-around-one = { $dir } : { $what }
mq-ahead = Plus loin sur le fleuve
mq-ahead-one = { $what } : { $steps ->
        [one] à { $steps } case
       *[other] à { $steps } cases
    }
mq-ahead-none = aucun embarcadère en vue
mq-steps-from-me = { $steps ->
        [one] à { $steps } case de mon bateau
       *[other] à { $steps } cases de mon bateau
    }
