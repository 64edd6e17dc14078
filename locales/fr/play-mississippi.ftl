### Mississippi Queen sur la page : ce qu'on attend, les commandes, le fleuve en mots, le récit de la course.

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
mq-ground-coal = station de charbon
mq-ground-driftwood = bois flottant
mq-ground-sand = banc de sable
mq-ground-finish = débarcadère d'arrivée
mq-ground-end = fin du fleuve
mq-dir-n = nord
mq-dir-ne = nord-est
mq-dir-se = sud-est
mq-dir-s = sud
mq-dir-sw = sud-ouest
mq-dir-nw = nord-ouest

## Ce qu'on attend

mq-over = La course est finie.
mq-chance = Le fleuve décide.
mq-waits = { $own ->
        [yes] On attend { $name } ({ $boat }).
       *[no] On attend { $name }, qui dirige le { $boat }.
    }
mq-expect-setup-dock = Choisissez un embarcadère de départ pour { $boat }.
mq-expect-setup-bow = Vers où pointe la proue de { $boat } au départ ?
mq-expect-enter = { $boat } entre dans le fleuve : choisissez un embarcadère.
mq-expect-free-bow = Orientez la proue de { $boat } à votre gré, sans charbon.
mq-expect-speed = À vous, { $boat } : choisissez une case, ou gouvernez.
mq-expect-move = { $boat } est en route : { $points ->
        [0] tournez encore la proue si vous voulez, puis terminez le déplacement.
        [one] il reste { $points } point de déplacement.
       *[other] il reste { $points } points de déplacement.
    }
mq-expect-chain = { $boat } pousse : où va le prochain bateau de la chaîne ?
mq-expect-back-bow = { $boat } a quitté le banc de sable : orientez sa proue, sans charbon.
mq-expect-stuck-bow = { $boat } reste sur le banc de sable : orientez sa proue.
mq-expect-transfer = { $boat } peut transférer du charbon maintenant, ou continuer sans.
mq-expect-decline = Une passagère est montée à bord, { $boat } : gardez-la ou rendez-la.
mq-expect-bows = On a poussé { $boat } : orientez sa proue, sans charbon.

## Commandes

mq-controls = Votre décision
mq-speeds = Vitesse
mq-speed = Vitesse { $speed } : { $coal ->
        [0] sans charbon
        [one] { $coal } charbon
       *[other] { $coal } charbons
    }
mq-speed-not = Vitesse { $speed } : impossible
mq-points = Points de déplacement restants : { $points } sur { $speed }
mq-steer = Gouverner pas à pas
mq-target = Un tour entier
mq-target-choose = Choisir une case …
mq-target-space = { $space } : { $coal ->
        [0] sans charbon
        [one] { $coal } charbon
       *[other] { $coal } charbons
    }
mq-bow = Proue à la fin
mq-bow-coal = Proue au { $dir } : { $coal ->
        [0] sans charbon
        [one] { $coal } charbon
       *[other] { $coal } charbons
    }
mq-push-where = Où va le bateau poussé ?
mq-push-option = { $boat } { $arrow } { $dir }
mq-push-no = ne plus pousser
mq-turn = { $space }, proue au { $bow }, vitesse { $speed }, { $coal ->
        [0] sans charbon
        [one] { $coal } charbon
       *[other] { $coal } charbons
    }
mq-turn-pushes = { $count ->
        [one] pousse { $count } bateau
       *[other] pousse { $count } bateaux
    }
mq-turn-slows = ensuite vitesse { $speed }
mq-confirm = Confirmer
mq-back-step = Un pas en arrière
mq-back-turn = Recommencer le tour
mq-thinking = Calcul des routes …
mq-hint = Les cases marquées sont à portée ; le nombre est le charbon.
mq-hint-bow = Choisissez maintenant la proue.
mq-mode-wreck = Aucun tour complet n'est possible : le bateau subira une avarie, et la page n'offre que le moindre mal.
mq-mode-fast-finish = Aucun tour complet n'est possible : le bateau ne peut qu'arriver trop vite.
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
        [one] Donner { $coal } charbon à { $boat }
       *[other] Donner { $coal } charbons à { $boat }
    }
mq-do-take = { $coal ->
        [one] Prendre { $coal } charbon à { $boat }
       *[other] Prendre { $coal } charbons à { $boat }
    }
mq-do-bunker = { $coal ->
        [one] Prendre { $coal } charbon au Black Rose : { $boat }
       *[other] Prendre { $coal } charbons au Black Rose : { $boat }
    }
mq-do-decline = Rendre la passagère

## Joueurs et table

mq-speed-is = Vitesse { $speed }
mq-coal-is = Charbon { $coal }
mq-passengers-is = Passagères : { $count } sur 2
mq-is-home = à l'arrivée, place { $place }
mq-is-out = hors course
mq-is-repaired = en réparation
mq-is-aground = sur un banc de sable
mq-is-waiting = { $dock ->
        [0] pas encore sur le fleuve
       *[other] attend derrière l'embarcadère { $dock }
    }
mq-round = Manche { $round }
mq-setup = Avant le départ
mq-order = Ordre de la manche
mq-tiles = { $count ->
        [0] L'arrivée est en vue
        [one] Encore { $count } tuile, puis l'arrivée
       *[other] Encore { $count } tuiles, puis l'arrivée
    }
mq-steers = Cette manche, { $name } dirige le Black Rose

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
        [one] { $steps } pas
       *[other] { $steps } pas
    }
mq-ahead-none = aucun embarcadère en vue
mq-steps-from-me = { $steps ->
        [one] à { $steps } pas de mon bateau
       *[other] à { $steps } pas de mon bateau
    }

## Le récit de la course

mq-event-tile-out = La tuile { $tile } reste dans la boîte
mq-event-placed = { $boat } est à l'embarcadère de départ { $dock }
mq-event-round-began = Manche { $round }
mq-event-entered = { $boat } entre dans le fleuve
mq-event-bow-set = { $cause ->
        [restart] { $boat } repart et pointe sa proue au { $bow }
        [aground] { $boat } reste sur le banc de sable et pointe sa proue au { $bow }
       *[start] { $boat } pointe sa proue au { $bow }
    }
mq-event-speed-set = { $boat } file à la vitesse { $speed }{ $coal ->
        [0] {""}
        [one] {" "}pour { $coal } charbon
       *[other] {" "}pour { $coal } charbons
    }
mq-event-turned = { $coal ->
        [one] { $boat } tourne au { $bow } pour { $coal } charbon
       *[other] { $boat } tourne au { $bow } pour { $coal } charbons
    }
mq-event-pushed = { $by } pousse { $boat }
mq-event-backed-off = { $boat } recule du banc de sable{ $coal ->
        [0] {""}
        [one] {" "}pour { $coal } charbon
       *[other] {" "}pour { $coal } charbons
    }
mq-event-aground = { $cause ->
        [push] On pousse { $boat } sur un banc de sable
       *[move] { $boat } s'échoue
    }
mq-event-left-sand = { $boat } quitte le banc de sable{ $coal ->
        [0] {""}
        [one] {" "}pour { $coal } charbon
       *[other] {" "}pour { $coal } charbons
    }
mq-event-slowed = { $cause ->
        [push] La poussée dans le bois flottant ralentit { $boat } à la vitesse { $speed }
       *[move] Le bois flottant ralentit { $boat } à la vitesse { $speed }
    }
mq-event-wrecked = { $boat } subit une avarie
mq-event-missed = { $cause ->
        [aground] { $boat } ne peut pas quitter le banc de sable et saute un tour
        [no-coal] { $boat } n'a pas de charbon pour quitter le banc de sable et saute un tour
        [rose-aground] { $boat } est sur le banc de sable et saute un tour
       *[repairs] { $boat } saute un tour pour les réparations
    }
mq-event-passed = { $cause ->
        [no-way] { $boat } ne peut aller nulle part et passe son tour
        [rose] { $boat } ne peut pas se déplacer et saute un tour
       *[blocked] { $boat } ne peut pas avancer et passe son tour
    }
mq-event-stuck = { $boat } reste sur le banc de sable
mq-event-eliminated = { $boat } n'a de charbon pour aucune issue et quitte la course
mq-event-disqualified = { $boat } arrive trop vite : disqualification
mq-event-passenger-taken = Une passagère monte à bord : { $boat }
mq-event-passenger-returned = La passagère redescend à terre : { $boat }
mq-event-refuelled = { $boat } fait le plein à la station de charbon
mq-event-coal-given = { $coal ->
        [one] { $from } donne { $coal } charbon à { $to }
       *[other] { $from } donne { $coal } charbons à { $to }
    }
mq-event-bunkered = { $coal ->
        [one] { $boat } prend { $coal } charbon au Black Rose
       *[other] { $boat } prend { $coal } charbons au Black Rose
    }
mq-event-tile-laid = Le fleuve continue { $bend ->
        [left] à gauche
        [right] à droite
       *[straight] tout droit
    } : tuile { $tile }{ $passengers ->
        [0] {""}
        [one] {" "}avec { $passengers } passagère
       *[other] {" "}avec { $passengers } passagères
    }
mq-event-finish-laid = L'arrivée est en vue, { $bend ->
        [left] à gauche
        [right] à droite
       *[straight] tout droit
    }
mq-event-tile-removed = La tuile { $tile } est dépassée et retirée
mq-event-home = { $boat } est à l'arrivée, place { $place }
