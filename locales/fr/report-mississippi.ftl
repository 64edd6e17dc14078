### The race in words: the report, and what is asked. Built in `crates/host/src/games/mississippi_queen/report.rs`.

## Names

mq-dir-n = nord
mq-dir-ne = nord-est
mq-dir-se = sud-est
mq-dir-s = sud
mq-dir-sw = sud-ouest
mq-dir-nw = nord-ouest

## What is asked

mq-over = La course est finie.
mq-chance = Le fleuve décide.
mq-waits = { $own ->
        [yes] On attend { $name } ({ $boat }).
       *[no] On attend { $name }, qui pilote le { $boat }.
    }
mq-expect-setup-dock = Choisissez un embarcadère de départ pour { $boat }.
mq-expect-setup-bow = Dans quelle direction { $boat } doit-il pointer au départ ?
mq-expect-enter = { $boat } entre dans le fleuve : choisissez un embarcadère.
mq-expect-free-bow = Orientez la proue de { $boat } comme vous voulez, gratuitement.
mq-expect-speed = À vous, { $boat } : choisissez une case ou pilotez pas à pas.
mq-expect-move = { $boat } est en route : { $points ->
        [0] tournez encore la proue si vous voulez, puis terminez le déplacement.
        [one] il reste { $points } point de déplacement.
       *[other] il reste { $points } points de déplacement.
    }
mq-expect-chain = { $boat } pousse : où va le prochain bateau de la chaîne ?
mq-expect-back-bow = { $boat } a quitté le banc de sable : orientez sa proue, gratuitement.
mq-expect-stuck-bow = { $boat } reste sur le banc de sable : orientez sa proue.
mq-expect-transfer = { $boat } peut transférer du charbon maintenant, ou continuer sans.
mq-expect-decline = Une passagère est montée à bord ({ $boat }) : gardez-la ou redéposez-la.
mq-expect-bows = { $boat } a été poussé : orientez sa proue, gratuitement.

## What has happened

mq-event-tile-out = La tuile { $tile } reste dans la boîte
mq-event-placed = { $boat } est à l’embarcadère de départ { $dock }
mq-event-round-began = Manche { $round }
mq-event-entered = { $boat } entre dans le fleuve
mq-event-bow-set = { $cause ->
        [restart] { $boat } repart et pointe sa proue au { $bow }
        [aground] { $boat } reste sur le banc de sable et pointe sa proue au { $bow }
       *[start] { $boat } pointe sa proue au { $bow }
    }
mq-event-speed-set = { $boat } avance à la vitesse { $speed }{ $coal ->
        [0] {""}
        [one] {" "}pour { $coal } point de charbon
       *[other] {" "}pour { $coal } points de charbon
    }
mq-event-turned = { $coal ->
        [one] { $boat } tourne au { $bow } pour { $coal } point de charbon
       *[other] { $boat } tourne au { $bow } pour { $coal } points de charbon
    }
mq-event-moved = { $boat } avance sur la case { $to }
mq-event-pushed = { $by } pousse { $boat } sur la case { $to }
mq-event-backed-off = { $boat } quitte le banc de sable en marche arrière{ $coal ->
        [0] {""}
        [one] {" "}pour { $coal } point de charbon
       *[other] {" "}pour { $coal } points de charbon
    }
mq-event-aground = { $cause ->
        [push] { $boat } est poussé sur un banc de sable
       *[move] { $boat } s’échoue sur un banc de sable
    }
mq-event-left-sand = { $boat } quitte le banc de sable{ $coal ->
        [0] {""}
        [one] {" "}pour { $coal } point de charbon
       *[other] {" "}pour { $coal } points de charbon
    }
mq-event-slowed = { $cause ->
        [push] { $boat } est poussé dans le bois flottant : sa vitesse tombe à { $speed }
       *[move] Le bois flottant fait tomber la vitesse de { $boat } à { $speed }
    }
mq-event-wrecked = { $boat } subit une avarie
mq-event-missed = { $cause ->
        [aground] { $boat } ne peut pas quitter le banc de sable et saute un tour
        [no-coal] { $boat } n’a pas de charbon pour quitter le banc de sable et saute un tour
        [rose-aground] { $boat } est sur le banc de sable et saute un tour
       *[repairs] { $boat } saute un tour, le temps des réparations
    }
mq-event-passed = { $cause ->
        [no-way] { $boat } ne peut aller nulle part et passe son tour
        [rose] { $boat } ne peut pas se déplacer et saute un tour
       *[blocked] { $boat } ne peut pas avancer et passe son tour
    }
mq-event-stuck = { $boat } reste sur le banc de sable
mq-event-eliminated = { $cause ->
        [aground] { $boat } a la terre devant et derrière, et quitte la course
       *[no-coal] { $boat } n’a pas assez de charbon pour s’en sortir et quitte la course
    }
mq-event-disqualified = { $boat } arrive trop vite : disqualification
mq-event-passenger-taken = Une passagère monte à bord : { $boat }
mq-event-passenger-returned = La passagère redescend à terre : { $boat }
mq-event-refuelled = { $boat } fait le plein à la station de charbon
mq-event-coal-given = { $coal ->
        [one] { $from } donne { $coal } point de charbon à { $to }
       *[other] { $from } donne { $coal } points de charbon à { $to }
    }
mq-event-bunkered = { $coal ->
        [one] { $boat } prend { $coal } point de charbon au Black Rose
       *[other] { $boat } prend { $coal } points de charbon au Black Rose
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
mq-event-finish-laid = L’arrivée est en vue, { $bend ->
        [left] à gauche
        [right] à droite
       *[straight] tout droit
    }
mq-event-tile-removed = La tuile { $tile } est dépassée et retirée
mq-event-home = { $place ->
        [1] { $boat } est à l’arrivée, 1re place
       *[other] { $boat } est à l’arrivée, { $place }e place
    }
