### Niagara : les règles et les précisions, un message par clause.

## Mise en place

NI-SET-01 = Chacun des cinq gisements commence avec 7 gemmes de sa propre couleur : des améthystes à la case 3, des diamants à la case 4, des ambres à la case 5, des saphirs à la case 6 et des rubis à la case 7. Les deux derniers gisements se trouvent sur l'île et sont accessibles des deux bras. La huitième gemme de chaque couleur reste dans la boîte.
    .title = Sept gemmes par gisement
NI-SET-02 = Neuf disques se trouvent dans la rivière : un sur chacune des cases 1 à 5 et deux dans chaque bras. Avec l'option fork = in-turn, le bras qui reçoit le premier disque est tiré au sort au début et montré à tous.
    .title = Disques et premier bras
NI-SET-03 = Le marqueur météo commence sur 0.
    .title = Le marqueur météo
NI-SET-04 = Chaque joueur a 2 canoës sur la plage et 7 cartes pagaie : les nombres de 1 à 6 et un nuage.
    .title = Canoës et cartes pagaie
NI-SET-05 = Un joueur tiré au sort est le premier à détenir la bouée.
    .title = La première bouée

## Manche

NI-RND-01 = Une manche a quatre phases : en phase I, chacun choisit une carte, en phase II, les joueurs agissent, en phase III, la rivière coule, et en phase IV, la bouée change de main.
    .title = Les quatre phases

## Cartes

NI-CRD-01 = En phase I, chacun joue en secret une des cartes pagaie qu'il a encore en main.
    .title = Choisir une carte
NI-CRD-02 = En phase II, les cartes sont dévoilées une par une, chacune quand vient le tour de son joueur, et non toutes ensemble.
    .title = Dévoiler les cartes
NI-CRD-03 = Une carte jouée reste visible jusqu'à ce que son propriétaire pose la suivante dessus. Après la septième manche, tous reprennent ensemble leurs sept cartes. Personne ne peut revoir les cartes couvertes ; avec l'option open_discards, tout le monde le peut.
    .title = Cartes couvertes
NI-CRD-04 = Chacun joue une carte à chaque manche, où que soient ses canoës.
    .title = Une carte par manche

## Agir

NI-ACT-01 = En phase II, les joueurs agissent dans le sens horaire, à commencer par celui qui détient la bouée. Un nombre déplace les canoës ; le nuage change la météo et rien d'autre.
    .title = Les tours de la phase II

## Canoës

NI-CAN-01 = Si les deux canoës d'un joueur sont à terre, il doit en mettre exactement un à l'eau.
    .title = Les deux à terre
NI-CAN-02 = Si un canoë d'un joueur est à terre et l'autre à l'eau, celui qui est à l'eau doit se déplacer et l'autre peut être mis à l'eau.
    .title = Un à terre, un à l'eau
NI-CAN-03 = Si les deux canoës d'un joueur sont à l'eau, tous deux doivent se déplacer.
    .title = Les deux à l'eau
NI-CAN-04 = Chaque canoë qui se déplace utilise toute la valeur de la carte. Chaque disque parcouru coûte 1 point.
    .title = Toute la carte pour chaque canoë
NI-CAN-05 = En un tour, un canoë va dans une seule direction, vers l'amont ou vers l'aval. Il ne peut pas remonter un bras et descendre dans l'autre.
    .title = Une seule direction
NI-CAN-06 = Les deux canoës d'un joueur peuvent aller dans des directions différentes. Ils se déplacent l'un après l'autre, dans l'ordre qui lui plaît.
    .title = Deux canoës, deux directions
NI-CAN-07 = Quand un canoë passe la bifurcation vers l'aval, son joueur choisit le bras.
    .title = Choisir le bras
NI-CAN-08 = Entre la plage et la rivière, un canoë ne passe que par le disque de la case 1. Le pas de la plage à ce disque, ou l'inverse, coûte 1 point.
    .title = Entrer et sortir de la rivière
NI-CAN-09 = Tous les points doivent être utilisés. Seule exception : un canoë qui accoste ou qui tombe dans les chutes perd les points qui lui restent.
    .title = Utiliser tous les points
NI-CAN-10 = Un canoë qui a accosté ne se déplace plus pendant ce tour. Un canoë vide peut accoster aussi, et les deux canoës d'un joueur peuvent accoster dans le même tour.
    .title = Accoster
NI-CAN-11 = Un disque porte un nombre quelconque de canoës ; ils ne se bloquent pas entre eux.
    .title = Pas de blocage
NI-CAN-12 = Un canoë qui pagaie vers l'aval au-delà de la case 7 tombe dans les chutes ; le reste de ses points est perdu.
    .title = Pagayer au-delà des chutes

## Gemmes

NI-GEM-01 = Un canoë porte au plus une gemme.
    .title = Une gemme par canoë
NI-GEM-02 = Charger une gemme à un gisement, ou y en décharger une, coûte 2 points. Cela se fait avant ou après le déplacement du canoë, jamais au milieu.
    .title = Charger et décharger
NI-GEM-03 = Un canoë peut décharger sa gemme et en charger aussitôt une autre, pour 4 points en tout. Les deux se font au même gisement, et la nouvelle gemme doit être d'une autre couleur.
    .title = Échanger des gemmes
NI-GEM-04 = Une gemme chargée pendant ce tour n'est pas déchargée à un gisement pendant le même tour.
    .title = La nouvelle gemme reste à bord
NI-GEM-05 = Une gemme déchargée peut se trouver à un gisement d'une autre couleur. Celui qui charge choisit parmi les couleurs présentes.
    .title = Gisements mélangés
NI-GEM-06 = Avec un 1, personne ne peut donc charger ni décharger à un gisement.
    .title = Pas de gemmes avec un 1

## Vols

NI-STL-01 = Un canoë vide qui termine un déplacement vers l'amont, tous ses points utilisés, sur un disque où se trouve le canoë chargé d'un autre joueur peut lui prendre sa gemme. Cela coûte 0 point.
    .title = Voler une gemme
NI-STL-02 = Le canoë qui vole peut avoir déchargé sa gemme au début de ce déplacement. Il ne peut pas d'abord se déplacer, puis décharger et ensuite voler.
    .title = Décharger avant de voler
NI-STL-03 = Le voleur choisit entre plusieurs victimes. Le vol n'est jamais obligatoire ; on ne vole jamais dans ses propres canoës, jamais en passant et jamais vers l'aval. Un canoë dévalisé peut voler quand vient son tour.
    .title = Limites du vol
NI-STL-04 = Les canoës ne se passent jamais de gemmes, pas même ceux d'un même joueur.
    .title = Aucune remise de gemmes

## Accostage

NI-LND-01 = Un canoë qui atteint la plage avec une gemme la met aussitôt à l'abri, pour 0 point. Les gemmes mises à l'abri sont visibles de tous.
    .title = Mettre une gemme à l'abri

## Météo

NI-WEA-01 = Celui qui joue le nuage déplace le marqueur météo d'exactement un cran sur la piste -1, 0, +1, +2 ; il doit le déplacer. D'une extrémité de la piste, le marqueur ne peut que revenir.
    .title = Déplacer le marqueur météo
NI-WEA-02 = Celui qui joue le nuage ne déplace, ne charge et ne vole rien pendant cette manche.
    .title = Rien que la météo

## Rivière

NI-RIV-01 = En phase III, la rivière coule d'un nombre de pas égal au plus petit nombre joué dans cette manche plus la météo, et jamais inférieur à 0.
    .title = De combien coule la rivière
NI-RIV-02 = Si aucun nombre n'a été joué dans cette manche, la rivière coule du nombre de pas qu'indique la météo, jamais inférieur à 0.
    .title = Rien que des nuages
NI-RIV-03 = Un pas pousse un disque dans la rivière par le haut et s'achève quand un disque est tombé dans les chutes. Les disques en amont de la bifurcation et ceux d'un bras avancent d'une case ; l'autre bras ne bouge pas.
    .title = Un pas de la rivière
NI-RIV-04 = À la bifurcation, un disque va dans le bras gauche ou dans le bras droit : le hasard décide à chaque pas. Avec l'option fork = in-turn, les bras alternent, d'une manche à l'autre aussi.
    .title = À gauche ou à droite à la bifurcation
NI-RIV-05 = Les canoës voyagent sur leurs disques. Rien n'est chargé, déchargé ni volé en phase III.
    .title = Les canoës suivent les disques

## Chutes

NI-FAL-01 = Les canoës sur un disque qui tombe dans les chutes sont perdus. Une gemme à bord retourne au gisement de sa propre couleur.
    .title = Canoës perdus
NI-FAL-02 = En phase I, avant que les cartes soient jouées, un joueur peut racheter son canoë perdu pour une de ses gemmes à l'abri. La gemme retourne au gisement de sa propre couleur et le canoë va sur la plage.
    .title = Racheter un canoë
NI-FAL-03 = Un joueur qui n'a plus ni canoë ni gemme récupère un canoë sans rien payer.
    .title = Le canoë gratuit

## Bouée

NI-RNG-01 = En phase IV, la bouée va au joueur suivant à gauche.
    .title = Passer la bouée

## Fin

NI-END-01 = Le but est d'avoir à terre des gemmes des cinq couleurs, ou quatre gemmes d'une même couleur, ou sept gemmes quelconques.
    .title = Le but
NI-END-02 = La partie s'arrête à la fin de la phase II de la manche où un joueur atteint le but pour la première fois. Les autres agissent encore ; la rivière ne coule plus.
    .title = Fin de la partie

## Précisions

NI-R-01 = Le hasard décide quel bras reçoit un disque à la bifurcation : chaque pas le tire au sort à chances égales, et personne ne le connaît d'avance (fork = random). Avec l'option fork = in-turn, les bras alternent, tout le monde voit lequel vient ensuite, et la chance n'y est pour rien.
    .title = Hasard ou alternance
NI-R-02 = Il ne peut pas arriver qu'un joueur n'ait aucun coup légal pour toute sa carte. Aller vers l'amont est toujours possible, car l'accostage absorbe le surplus, et un canoë mis à l'eau a toujours la place, car la carte la plus forte est 6 et il y a sept cases jusqu'aux chutes.
    .title = Il y a toujours un coup
NI-R-03 = Pagayer avec son propre canoë au-delà des chutes est légal, mais une interface utilisateur demande confirmation. Le canoë est perdu, et une gemme à bord retourne au gisement de sa propre couleur.
    .title = Dans les chutes en pagayant
NI-R-04 = Une carte peut être épuisée par les gemmes seules, sans déplacement : un 2 en chargeant ou en déchargeant, un 4 par un échange. Cela compte comme avoir déplacé ce canoë.
    .title = Des gemmes sans déplacement
NI-R-05 = Un canoë peut charger une gemme, aller vers l'amont et accoster dans le même tour (load_and_land = allowed). Avec l'option load_and_land = forbidden, un canoë qui a chargé pendant ce tour ne fait aucun déplacement qui finit sur la plage.
    .title = Charger et accoster
NI-R-06 = Un canoë ne peut pas décharger au début de son déplacement et charger ailleurs à la fin. Décharger seulement à la fin, ou charger seulement au début, est légal.
    .title = Décharger ici, charger là
NI-R-07 = Pour voler, un canoë doit avoir remonté la rivière d'au moins un disque.
    .title = Au moins un disque vers l'amont
NI-R-08 = Les deux bras ont des disques différents : on ne vole pas d'un bras à l'autre.
    .title = Pas de vol entre les bras
NI-R-09 = Si un joueur n'a plus qu'un canoë et que celui-ci est à terre, un nombre l'oblige à le mettre à l'eau.
    .title = Le seul canoë
NI-R-10 = Un joueur sans canoë mais avec des gemmes peut racheter un canoë sans y être obligé. Sans canoë, sa carte ne déplace rien, mais elle compte pour la rivière.
    .title = Sans canoë
NI-R-11 = Si les deux canoës d'un joueur sont perdus, chacun coûte une gemme, et il peut racheter les deux dans la même manche.
    .title = Deux canoës perdus
NI-R-12 = Les canoës sont rachetés en phase I avant que les cartes soient jouées, ouvertement et un joueur après l'autre, à commencer par celui qui détient la bouée. On ne demande rien à un joueur qui n'a rien à racheter.
    .title = Quand racheter un canoë
NI-R-13 = Le canoë gratuit arrive à la fin de la phase, II ou III, où le dernier canoë a été perdu. C'est un seul canoë, et il n'y a rien à choisir.
    .title = Quand vient le canoë gratuit
NI-R-14 = Rien ne peut être chargé à un gisement vide.
    .title = Gisement vide
NI-R-15 = Les cartes des joueurs qui ne peuvent pas se déplacer comptent aussi pour le plus petit nombre.
    .title = Cartes sans déplacement
NI-R-16 = Plusieurs nuages dans une même manche prennent effet l'un après l'autre, dans l'ordre du tour.
    .title = Plusieurs nuages
NI-R-17 = Si plusieurs joueurs atteignent le but dans la même manche, le premier d'entre eux en phase II gagne (tie = first). Avec l'option tie = value, la valeur totale la plus élevée gagne : 1 pour une améthyste, 2 pour un diamant, 3 pour un ambre, 4 pour un saphir et 5 pour un rubis ; ensuite le plus grand nombre de gemmes, puis le tour le plus tôt en phase II. Avec l'option tie = count, le plus grand nombre de gemmes décide, puis le tour le plus tôt.
    .title = Plusieurs joueurs au but
NI-R-18 = Tous les joueurs qui ont atteint le but sont classés devant tous ceux qui ne l'ont pas atteint, dans l'ordre où ils gagnent à égalité. Les autres sont classés selon la valeur totale de leurs gemmes, puis leur nombre, puis le tour le plus tôt en phase II ; avec l'option tie = count, selon leur nombre, puis le tour le plus tôt.
    .title = Les autres places
NI-R-19 = Pendant la partie, les cartes couvertes sont cachées à tous les autres, partout où la partie est montrée. Chacun peut voir une carte depuis qu'elle est révélée jusqu'à ce qu'elle soit couverte ; une carte reprise compte comme couverte. Ce qui a été fait avec elle peut être raconté, son chiffre non. Une partie en cours ne donne pas d'enregistrement tant que quelque chose y est scellé ou couvert. Quand la partie est finie, tout est visible. On voit toujours ses propres cartes, et l'option open_discards montre celles de tous.
    .title = Cartes cachées
NI-R-20 = Une partie qui ne se termine pas d'elle-même s'arrête à la fin de la phase II de la manche que fixe l'option round_limit : 200 par défaut, ou aucune limite. Tous les joueurs sont alors classés comme à toute fin de partie.
    .title = La limite de manches
NI-R-21 = On juge au début du tour d'un joueur si ses canoës sont à terre ou à l'eau, et ils peuvent agir dans n'importe quel ordre. Si celui qui est à l'eau accoste ou tombe dans les chutes, l'autre peut encore être mis à l'eau ; un canoë qui a accosté n'est pas remis à l'eau pendant ce tour.
    .title = À terre ou à l'eau
NI-R-22 = Un canoë qui va vers l'amont avec des points en trop accoste ; il ne peut pas s'arrêter sur la case 1.
    .title = Points en trop vers l'amont
NI-R-23 = Un canoë peut charger la gemme que l'autre canoë du même joueur vient de décharger ou de perdre dans les chutes. Qu'une gemme à peine chargée ne soit pas déchargée vaut pour la gemme d'un seul et même canoë.
    .title = Une gemme de l'autre canoë
NI-R-24 = Dans un échange, une autre couleur signifie une autre que celle de la gemme qui vient d'être déchargée.
    .title = L'autre couleur d'un échange
NI-R-25 = Chaque joueur décide du rachat une fois par manche : aucune gemme, une ou deux, des couleurs qu'il choisit. On ne le demande qu'aux joueurs qui ont un canoë perdu et une gemme.
    .title = Une seule décision de rachat
NI-R-26 = Les cartes reviennent en main en phase IV de la manche 7, de la manche 14, et ainsi de suite.
    .title = La septième manche
NI-R-27 = La météo reste telle quelle d'une manche à l'autre. Un joueur sans canoë qui joue le nuage déplace tout de même le marqueur.
    .title = La météo reste
