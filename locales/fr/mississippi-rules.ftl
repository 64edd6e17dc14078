### Mississippi Queen : les règles et les précisions, un message par clause.
### La valeur est la règle générale ; un attribut d'édition la remplace là où cette édition diffère.

## Mise en place

MQ-SET-01 = Placer au milieu de la table la tuile de départ A0 avec ses embarcadères de départ 1 à 5.
    .title = La tuile de départ
MQ-SET-02 = Mélanger face cachée les 11 autres tuiles A pour former la pioche : quatre tuiles A1 avec un embarcadère bleu, quatre tuiles A2 avec un embarcadère rouge et trois tuiles A3 avec seulement des îles.
    .title = La pioche
MQ-SET-03 = Révéler la première tuile de la pioche et la raccorder tout droit à la tuile de départ.
    .title = La première tuile du fleuve
MQ-SET-04 = Mettre de côté la tuile d'arrivée ; elle servira au bout du fleuve.
    .title = La tuile d'arrivée
MQ-SET-05 = Si la première tuile du fleuve a un embarcadère à passagères, y mettre aussitôt ses passagères.
    .title = Passagères sur la première tuile
MQ-SET-06 = Chaque joueur prend un bateau, mais jamais le noir. La roue de vitesse, à gauche, se règle sur 1 et la roue de charbon, à droite, sur 6.
    .title = Bateaux, vitesse et charbon
    .it1997 = Chaque joueur prend l'un des cinq bateaux du jeu de base ; l'extension apporte d'autres bateaux. La roue de vitesse, à gauche, se règle sur 1 et la roue de charbon, à droite, sur 6.
MQ-SET-07 = Le grand jeton bateau devant chaque joueur montre sa couleur et porte ses passagères, deux au plus.
    .title = Le grand jeton bateau
    .it1997 = Chaque joueur garde devant lui ses passagères, deux au plus ; avec l'extension, elles vont sur la carte cabine de son bateau. Le Black Rose n'a pas de carte cabine.
MQ-SET-08 = Mettre la piste d'ordre du tour et le dé de direction à côté du fleuve.
    .title = Piste d'ordre du tour et dé
    .it1997 = Mettre le dé de direction et la réglette à côté du fleuve. Cette édition n'a pas de piste d'ordre du tour.
MQ-SET-09 = Mélanger les petits jetons bateau et les poser au hasard sur la piste d'ordre du tour. C'est l'ordre de la première manche.
    .title = Ordre de la première manche
    .it1997 = Le plus jeune joueur prend l'embarcadère de départ 1 et commence ; les autres prennent les embarcadères de départ suivants dans le sens horaire.
MQ-SET-10 = Dans l'ordre de la première manche, le premier bateau va sur l'embarcadère de départ 1, le deuxième sur l'embarcadère de départ 2, et ainsi de suite. Chaque propriétaire pointe la proue vers l'un des six côtés de la case, à son choix.
    .title = Placer les bateaux
MQ-SET-11 = Les passagères dont on n'a pas besoin pour le nombre de joueurs retournent dans la boîte.
    .title = Passagères en trop

## Tableau des passagères

MQ-PAX-01 = À deux ou trois joueurs, il y a 8 passagères : 1 sur chaque embarcadère, rouge ou bleu.
    .title = Deux ou trois joueurs
MQ-PAX-02 = À quatre joueurs, il y a 12 passagères : 1 sur chaque embarcadère rouge et 2 sur chaque embarcadère bleu.
    .title = Quatre joueurs
    .it1997 = À quatre joueurs, il y a 12 passagères : 1 sur chaque île aux toits rouges et 2 sur chaque île aux toits bruns.
MQ-PAX-03 = À cinq ou six joueurs, il y a 16 passagères : 2 sur chaque embarcadère.
    .title = Cinq ou six joueurs
MQ-PAX-04 = Les passagères sont mises sur leur embarcadère au moment où sa tuile est révélée.
    .title = Quand les passagères apparaissent
MQ-PAX-05 = Aucune passagère n'apparaît jamais sur l'île d'une station de charbon.
    .title = Aucune aux stations de charbon

## Ordre du tour

MQ-ORD-01 = Dans la première manche, les bateaux se déplacent dans l'ordre des numéros de leurs embarcadères de départ.
    .title = Première manche
MQ-ORD-02 = À partir de la deuxième manche, les bateaux se déplacent dans l'ordre de la course : d'abord le bateau de tête, en dernier le plus attardé.
    .title = Manches suivantes
MQ-ORD-03 = L'ordre est fixé une seule fois, au début de chaque manche, et marqué sur la piste d'ordre du tour.
    .title = Fixé pour la manche
    .it1997 = L'ordre est fixé une seule fois, au début de chaque manche. Cette édition n'a pas de piste d'ordre du tour.
MQ-ORD-04 = Un bateau sur une tuile plus éloignée du départ est devant tous les bateaux situés sur une tuile précédente.
    .title = La tuile la plus avancée d'abord
MQ-ORD-05 = Pour les bateaux d'une même tuile, poser la jauge parallèlement au raccord avec la tuile suivante et la faire glisser en arrière, en remontant le fleuve. Le bateau dont elle rencontre la case en premier est devant.
    .title = La jauge
MQ-ORD-06 = Seule la case d'un bateau compte pour l'ordre ; la direction de sa proue n'a jamais d'importance.
    .title = La proue ne compte pas
MQ-ORD-07 = Si des bateaux d'une même tuile sont à la même hauteur, celui qui a la vitesse la plus élevée joue en premier.
    .title = Égalité : vitesse la plus élevée
MQ-ORD-08 = Si leur vitesse est égale aussi, le bateau qui a le plus de charbon joue en premier.
    .title = Égalité : le plus de charbon
MQ-ORD-09 = Si leur charbon est égal aussi, le bateau le plus à droite joue en premier, vu dans la direction de la course.
    .title = Égalité : le plus à droite

## Vitesse

MQ-SPD-01 = La vitesse d'un bateau est le nombre de points de déplacement dont il dispose à son tour, et tous doivent être utilisés.
    .title = La vitesse, c'est le déplacement
MQ-SPD-02 = Avant le déplacement d'un bateau, sa vitesse peut être augmentée ou réduite de 1 gratuitement.
    .title = Un changement de vitesse gratuit
MQ-SPD-03 = Chaque cran de vitesse supplémentaire, en plus ou en moins, coûte 1 point de charbon, déduit aussitôt.
    .title = Autres changements de vitesse
MQ-SPD-04 = Une fois que le bateau a commencé à se déplacer, sa vitesse ne peut plus être changée pendant ce tour.
    .title = Pas de changement en route
MQ-SPD-05 = La vitesse n'est jamais inférieure à 1 ni supérieure à 6.
    .title = Vitesse de 1 à 6

## Se déplacer et tourner

MQ-MOV-01 = Un bateau n'avance que dans la case à laquelle sa proue fait face. Chaque case d'eau libre coûte 1 point de déplacement.
    .title = Avancer
MQ-MOV-02 = Un bateau ne recule jamais, sauf pour quitter un banc de sable.
    .title = Pas de marche arrière
MQ-MOV-03 = Un bateau ne peut ni traverser une île ni s'y arrêter, et il ne peut pas quitter le fleuve, dont les rives sont les bords des tuiles.
    .title = Îles et rives
MQ-MOV-04 = Un bateau ne peut ni passer à travers un autre bateau ni partager sa case ; il peut seulement le pousser.
    .title = Un bateau par case
MQ-TRN-01 = La proue peut être tournée avant les pas du déplacement, entre deux pas et après le dernier.
    .title = Quand tourner la proue
MQ-TRN-02 = À chacun de ses tours, un bateau peut changer une fois gratuitement la direction de sa proue de 60 degrés.
    .title = Un changement de direction gratuit
MQ-TRN-03 = Chaque tranche supplémentaire de 60 degrés dans le même tour coûte 1 point de charbon, déduit aussitôt.
    .title = Autres changements de direction
MQ-TRN-04 = La proue fait toujours face à un côté de la case hexagonale, jamais à un angle.
    .title = Proue face à un côté

## Charbon

MQ-COA-01 = Chaque bateau commence avec 6 points de charbon. Le charbon dépensé est déduit immédiatement.
    .title = Réserve de charbon
MQ-COA-02 = Quand un bateau dépense son dernier point de charbon, sa roue de charbon est enlevée : il a 0 point de charbon.
    .title = Plus de charbon
MQ-COA-03 = Un bateau sans charbon reste dans la course. À chaque manche, il peut changer sa vitesse de 1 au plus et tourner sa proue une fois de 60 degrés.
    .title = En course sans charbon
    .it1997 = Un bateau sans charbon peut continuer tant qu'il s'en sort avec le changement de vitesse gratuit et les 60 degrés gratuits. S'il est forcé de dépenser du charbon qu'il n'a pas, il est retiré du jeu.
MQ-COA-04 = La roue de charbon revient dès que le bateau reçoit à nouveau du charbon, d'une station de charbon ou par un transfert de charbon.
    .title = Le retour de la roue
MQ-COA-05 = Un bateau n'a jamais plus de 6 points de charbon.
    .title = Six points de charbon au plus

## Déplacements forcés et accidents

MQ-CRA-01 = Il faut faire tout son possible pour ne pas heurter une île ou la rive, même à son détriment.
    .title = Éviter les accidents
MQ-CRA-02 = Si un accident est vraiment inévitable, le bateau subit une avarie : il saute tout son prochain tour pour les réparations.
    .title = Avarie inévitable
    .it1997 = Il n'y a pas d'avaries dans cette édition. Un bateau qui ne pourrait continuer qu'avec du charbon qu'il n'a pas est éliminé ; un bateau qu'aucune quantité de charbon ne peut aider passe son tour, et sa vitesse devient 1.
MQ-CRA-03 = Après le tour sauté, le bateau repart de la case où il se trouve. C'est seulement alors que sa roue passe à 1, et sa proue est orientée dans une direction au choix.
    .title = Après les réparations
    .ru2019 = La roue d'un bateau en avarie passe aussitôt à 1. Après le tour sauté, le bateau repart de là où il se trouve, à la vitesse 1 et la proue dans une direction au choix.
    .it1997 = Il n'y a pas d'avaries dans cette édition, donc aucun bateau n'a besoin de réparations.
MQ-CRA-04 = Un bateau subit une avarie s'il ne peut pas éviter une île, la rive, l'extrémité ouverte de la dernière tuile ou du bois flottant pour lequel il lui manque des points de déplacement. Un bateau arrêté seulement par d'autres bateaux ne subit pas d'avarie.
    .title = Ce qui compte comme accident
    .it2019 = Un bateau subit une avarie s'il ne peut pas éviter une île, la rive, l'extrémité ouverte de la dernière tuile, du bois flottant pour lequel il lui manque des points de déplacement ou un bateau qui ne peut pas être poussé.
    .ru2019 = Un bateau subit une avarie s'il ne peut pas éviter une île, la rive, l'extrémité ouverte de la dernière tuile, du bois flottant pour lequel il lui manque des points de déplacement ou un bateau qui ne peut pas être poussé. Finir sur un débarcadère d'arrivée à la vitesse 2 ou plus est aussi une avarie.
    .it1997 = Il n'y a pas d'avaries dans cette édition. Un bateau à qui il ne reste aucun déplacement complet est éliminé dans le cas où plus de charbon l'aurait aidé ; sinon, il passe son tour, et sa vitesse devient 1.
MQ-CRA-05 = Si un bateau ne peut pas éviter de sortir par l'extrémité ouverte de la dernière tuile, il s'arrête sur la dernière case avant le bord, saute son prochain tour et repart à la vitesse 1.
    .title = L'extrémité ouverte
    .it1997 = Un bateau qui sortirait par l'extrémité ouverte de la dernière tuile doit ralentir ou tourner sa proue. S'il ne peut le faire qu'avec du charbon qu'il n'a pas, il est éliminé ; si aucune quantité de charbon ne peut l'aider, il passe son tour, et sa vitesse devient 1.
MQ-CRA-06 = Si un bateau ne trouve pas de chemin pour contourner un bateau qui ne peut pas être poussé, il passe son tour sur place et sa vitesse devient 1. Il ne saute aucun autre tour.
    .title = Bloqué par un bateau
    .it2019 = Si un bateau ne trouve pas de chemin pour contourner un bateau qui ne peut pas être poussé, il fait autant de pas qu'il peut. Il saute ensuite son prochain tour et repart à la vitesse 1.
    .ru2019 = Si un bateau ne trouve pas de chemin pour contourner un bateau qui ne peut pas être poussé, il le heurte et subit une avarie : sa vitesse devient aussitôt 1 et il saute son prochain tour.
    .it1997 = Si un bateau ne peut pas pousser le bateau devant lui, il doit utiliser ailleurs le reste de ses points de déplacement. S'il ne peut le faire qu'avec du charbon qu'il n'a pas, il est éliminé ; si aucune quantité de charbon ne peut l'aider, il passe son tour, et sa vitesse devient 1.
MQ-CRA-07 = Un bateau en avarie peut être poussé comme tout autre bateau.
    .title = Pousser un bateau en avarie
    .it1997 = Il n'y a pas d'avaries dans cette édition. Un bateau qui a passé son tour peut être poussé comme tout autre bateau.

## Découvrir et retirer des tuiles

MQ-TIL-01 = Une nouvelle tuile est nécessaire quand le premier bateau entre sur la dernière tuile posée, par son propre déplacement ou parce qu'il a été poussé.
    .title = Atteindre la dernière tuile
MQ-TIL-02 = La nouvelle tuile n'est posée qu'une fois que le joueur actif a terminé tout son déplacement et que les proues de tous les bateaux poussés sont orientées.
    .title = Après tout le déplacement
MQ-TIL-03 = Le joueur du bateau entré sur la dernière tuile lance le dé de direction et pose la nouvelle tuile.
    .title = Qui pose la tuile
MQ-TIL-04 = Le dé de direction dit si le fleuve continue tout droit, à gauche ou à droite.
    .title = Le dé de direction
MQ-TIL-05 = Si la nouvelle tuile devait toucher une tuile du fleuve autre que celle à laquelle elle se raccorde, relancer le dé jusqu'à ce qu'elle s'adapte.
    .title = Relancer le dé
    .ru2019 = Si la nouvelle tuile devait se trouver par-dessus une tuile déjà posée, si bien que le fleuve se ferme en anneau, relancer le dé jusqu'à ce qu'elle s'adapte.
MQ-TIL-06 = Si la nouvelle tuile a un embarcadère à passagères, y mettre aussitôt ses passagères.
    .title = Passagères sur les nouvelles tuiles
MQ-TIL-07 = Une seule tuile peut être posée par tour. Un bateau de tête proche du bout du fleuve à la vitesse 5 ou 6 doit donc ralentir ou épuiser son déplacement sur les tuiles déjà en place.
    .title = Une tuile par tour
MQ-TIL-08 = Le premier tour de la partie n'apporte pas de tuile en plus : une tuile n'est posée que lorsqu'un bateau est entré sur la dernière tuile.
    .title = Tuile au premier tour
    .it1997 = Au premier tour de la partie, la tuile suivante est posée dès que le premier déplacement a été fait, où qu'il se soit terminé.
MQ-REM-01 = Les tuiles restent sur la table pendant toute la course, même quand tous les bateaux les ont laissées derrière eux.
    .title = Tuiles derrière la course
    .it1997 = Quand le dernier bateau a quitté la tuile la plus en arrière, cette tuile est retirée. Les passagères qui s'y trouvent encore retournent dans la boîte.

## Pousser

MQ-PSH-01 = Un bateau en déplacement peut pousser le bateau qui est dans la case devant lui s'il a les points de déplacement pour cela.
    .title = Pousser un bateau
MQ-PSH-02 = Une poussée coûte 2 points de déplacement : 1 pour écarter l'autre bateau et 1 pour entrer dans la case qu'il quitte.
    .title = Coût d'une poussée
MQ-PSH-03 = Avec seulement 1 point de déplacement restant, on ne peut pas pousser. Il faut se diriger ailleurs et utiliser quand même ce point.
    .title = Trop peu de points de déplacement
MQ-PSH-04 = En un tour, on peut pousser plusieurs bateaux, ou plusieurs fois le même bateau, tant que les points de déplacement suffisent.
    .title = Plusieurs poussées
    .it1997 = En un tour, on peut pousser plusieurs bateaux, tant que les points de déplacement suffisent, mais aucun deux fois.
MQ-PSH-05 = Le joueur qui pousse choisit où va le bateau poussé : n'importe quelle case de fleuve adjacente.
    .title = Où va le bateau
    .it1997 = Le joueur qui pousse choisit où va le bateau poussé : n'importe quelle case de fleuve adjacente et libre qui ne fait pas partie du trajet du pousseur.
MQ-PSH-06 = Quand la case choisie pour un bateau poussé est occupée, le bateau qui s'y trouve est poussé aussi, pour 1 point de déplacement de plus. Une telle chaîne peut se poursuivre, à 1 point de déplacement par bateau.
    .title = Poussée en chaîne
    .it1997 = Un bateau ne peut être poussé que sur une case libre ; il n'est pas permis de pousser avec lui un deuxième bateau.
MQ-PSH-07 = D'abord, le bateau poussé est déplacé, puis le bateau pousseur entre dans la case devenue libre.
    .title = Déroulement d'une poussée
MQ-PSH-08 = S'il n'y a pas de case où un bateau puisse aller, il ne peut pas être poussé.
    .title = Pas de place pour pousser
MQ-PSH-09 = Le propriétaire d'un bateau poussé peut orienter sa proue dans n'importe quelle direction, sans dépenser de charbon.
    .title = Proue après une poussée
MQ-PSH-10 = Les propriétaires de tous les bateaux déplacés par une chaîne peuvent leur donner une nouvelle direction de proue.
    .title = Proues après une chaîne
    .it1997 = Il n'y a pas de chaînes dans cette édition : une poussée déplace un seul bateau, et seul ce bateau peut recevoir une nouvelle direction de proue.
MQ-PSH-11 = Être poussé ne coûte au bateau ni charbon ni vitesse ; seules les règles du bois flottant et des bancs de sable peuvent y changer quelque chose.
    .title = Être poussé est gratuit
MQ-PSH-12 = Un bateau à la vitesse 1 poussé sur un embarcadère où se trouve une passagère en prend une aussitôt, sauf s'il en a déjà une de là ou s'il est complet. Si son camp a plusieurs bateaux, son propriétaire peut rendre la passagère.
    .title = Poussé sur un embarcadère

## Embarquer des passagères

MQ-PIC-01 = Un bateau dont le déplacement s'achève sur une case embarcadère à la vitesse 1 y prend 1 passagère ; la direction de sa proue n'a pas d'importance.
    .title = Embarquer une passagère
    .it1997 = Un bateau dont le déplacement s'achève sur une case embarcadère à la vitesse 1 peut y prendre 1 passagère ; la direction de sa proue n'a pas d'importance.
MQ-PIC-02 = Un bateau prend au plus une passagère au même embarcadère.
    .title = Une par embarcadère
MQ-PIC-03 = Un bateau prend au plus deux passagères dans toute la course.
    .title = Deux par bateau
MQ-PIC-04 = Un bateau dont le déplacement s'achève sur une case embarcadère à une vitesse de 2 à 6 ne prend personne.
    .title = Trop rapide pour l'embarcadère

## Fin de la partie

MQ-END-01 = Dès que la dernière tuile de la pioche a été posée, le dé de direction est aussitôt relancé et la tuile d'arrivée est posée.
    .title = Poser l'arrivée
MQ-END-02 = L'arrivée a trois pontons qui bordent trois cases d'eau. Ces cases sont les débarcadères d'arrivée, le but de la course.
    .title = Les débarcadères d'arrivée
MQ-END-03 = Un débarcadère d'arrivée avec une île devant lui ne peut pas être utilisé.
    .title = Débarcadère d'arrivée bloqué
MQ-END-04 = Le premier bateau à atteindre un débarcadère d'arrivée à la vitesse 1 avec deux passagères à bord gagne.
    .title = Gagner la course
MQ-END-05 = Être poussé sur un débarcadère d'arrivée à la vitesse 1 compte comme y arriver.
    .title = Poussé à l'arrivée
MQ-END-06 = Un bateau qui a terminé la course est retiré du fleuve.
    .title = Les bateaux arrivés sortent
MQ-END-07 = La course continue jusqu'à ce que tous les bateaux sauf un l'aient terminée avec deux passagères. L'ordre d'arrivée est le classement.
    .title = Fin de la course
    .ru2019 = La course continue jusqu'à ce que tous les bateaux sauf un aient accosté à l'arrivée. Les bateaux avec deux passagères sont classés en premier, par ordre d'arrivée.
MQ-END-08 = Un bateau avec moins de deux passagères ne peut pas terminer la course.
    .title = Trop peu de passagères
    .ru2019 = Un bateau avec moins de deux passagères peut terminer la course. Il est classé derrière tous les bateaux qui la terminent avec deux ; les bateaux avec une passagère passent avant ceux qui n'en ont aucune.
MQ-END-09 = Un bateau qui termine son déplacement sur un débarcadère d'arrivée à la vitesse 2 ou plus n'a simplement pas terminé la course ; il la poursuit.
    .title = Trop rapide à l'arrivée
    .ru2019 = Un bateau qui heurte un débarcadère d'arrivée à la vitesse 2 ou plus subit une avarie, est disqualifié et prend la dernière place.

## Partie d'initiation

MQ-INT-01 = Dans la partie d'initiation, le fleuve se compose de la tuile de départ, de trois tuiles tirées au hasard et de la tuile d'arrivée. Les huit autres tuiles restent hors du jeu.
    .title = Un fleuve court
    .it2019 = Il n'y a pas de partie d'initiation dans cette édition.
    .ru2019 = Il n'y a pas de partie d'initiation dans cette édition.
    .fr2019 = Il n'y a pas de partie d'initiation dans cette édition.
MQ-INT-02 = La partie d'initiation n'utilise ni les passagères ni la réglette. Le plus jeune joueur part de l'embarcadère 1, et l'ordre de jeu suit toujours le sens horaire.
    .title = Sans passagères, sens horaire
    .it2019 = Il n'y a pas de partie d'initiation dans cette édition.
    .ru2019 = Il n'y a pas de partie d'initiation dans cette édition.
    .fr2019 = Il n'y a pas de partie d'initiation dans cette édition.
MQ-INT-03 = Toutes les règles de déplacement, de changement de direction, de charbon, de poussée et de pose des tuiles valent aussi dans la partie d'initiation. Il en va de même du retrait des tuiles et de l'élimination des bateaux à qui manque le charbon qu'ils sont forcés de dépenser.
    .title = Règles toujours valables
    .it2019 = Il n'y a pas de partie d'initiation dans cette édition.
    .ru2019 = Il n'y a pas de partie d'initiation dans cette édition.
    .fr2019 = Il n'y a pas de partie d'initiation dans cette édition.
MQ-INT-04 = Dans la partie d'initiation, le premier bateau à atteindre un débarcadère d'arrivée accessible gagne, à n'importe quelle vitesse ; les points de déplacement restants sont perdus.
    .title = Gagner la partie d'initiation
    .it2019 = Il n'y a pas de partie d'initiation dans cette édition.
    .ru2019 = Il n'y a pas de partie d'initiation dans cette édition.
    .fr2019 = Il n'y a pas de partie d'initiation dans cette édition.
MQ-INT-05 = Un tour de la partie d'initiation se déroule ainsi : régler la vitesse, se déplacer, pousser si nécessaire et poser une tuile si le bateau est entré sur une tuile sans bateaux.
    .title = Résumé du tour
    .it2019 = Il n'y a pas de partie d'initiation dans cette édition.
    .ru2019 = Il n'y a pas de partie d'initiation dans cette édition.
    .fr2019 = Il n'y a pas de partie d'initiation dans cette édition.

## Introduire les tuiles B

MQ-BTI-01 = Chacun des modules avancés peut être utilisé seul ou avec n'importe quels autres.
    .title = Combiner les modules
MQ-BTI-02 = Il y a six tuiles B : une B1, une B1/B2, une B2, deux B3 et une B4.
    .title = Les six tuiles B
MQ-BTI-03 = Une à trois tuiles B remplacent autant de tuiles A3.
    .title = Une à trois tuiles B
    .it1997 = Les tuiles B remplacent autant de tuiles A ou s'ajoutent simplement pour une partie plus longue. Pour un remplacement, mieux vaut retirer des tuiles sans passagères.
MQ-BTI-04 = Avec quatre, cinq ou six tuiles B, les trois tuiles A3 quittent toutes le jeu, ainsi qu'une, deux ou trois tuiles A2 avec un embarcadère rouge.
    .title = Quatre à six tuiles B
    .it1997 = Quel que soit le nombre de tuiles B utilisées, il faut veiller à ce qu'il reste en jeu assez d'embarcadères avec des passagères pour tout le monde.
MQ-BTI-05 = S'il devait alors apparaître moins de deux passagères par joueur, mettre 1 passagère de plus sur chaque embarcadère restant.
    .title = Passagères supplémentaires
    .ru2019 = S'il devait alors apparaître moins de deux passagères par joueur, mettre 1 passagère de plus sur chaque embarcadère bleu. On peut aussi le faire simplement pour rendre la partie plus facile.
    .it1997 = Dans cette édition, on n'ajoute pas de passagères. Les embarcadères qui restent dans le fleuve doivent avoir deux passagères par joueur.
MQ-BTI-06 = Mélanger ensemble toutes les tuiles choisies, révéler la première, tirer au sort l'ordre de la première manche et placer les bateaux comme d'habitude.
    .title = Mise en place avec les tuiles B

## Stations de charbon

MQ-STA-01 = Les stations de charbon ont un toit noir. La tuile B1 en a deux et la tuile B1/B2 en a une.
    .title = Les stations de charbon
MQ-STA-02 = Pour utiliser une station de charbon, il faut terminer son déplacement sur son embarcadère à la vitesse 1.
    .title = Utiliser une station de charbon
MQ-STA-03 = À la fin de ce tour, le charbon du bateau remonte à 6, même si sa roue de charbon avait été enlevée.
    .title = Faire le plein de charbon
MQ-STA-04 = Il n'y a jamais de passagères à une station de charbon.
    .title = Pas de passagères ici

## Bois flottant

MQ-DRI-01 = Entrer dans une case de bois flottant coûte 2 points de déplacement.
    .title = Entrer dans le bois flottant
MQ-DRI-02 = À la fin du déplacement, la vitesse du bateau baisse de 1 pour chaque case de bois flottant où il est entré.
    .title = Le bois flottant ralentit
MQ-DRI-03 = Il est interdit d'entrer dans le bois flottant si la vitesse devait tomber au-dessous de 1.
    .title = Jamais au-dessous de la vitesse 1
MQ-DRI-04 = Pousser un bateau dans le bois flottant coûte 3 points de déplacement en tout : 1 pour l'écarter, 1 pour le bois flottant et 1 pour entrer dans la case qu'il quitte.
    .title = Pousser dans le bois flottant
MQ-DRI-05 = Un bateau poussé dans le bois flottant garde sa vitesse.
    .title = Vitesse du bateau poussé
    .ru2019 = Un bateau poussé dans le bois flottant perd 1 point de vitesse.
MQ-DRI-06 = Le propriétaire d'un bateau poussé dans le bois flottant oriente sa proue comme après toute poussée.
    .title = Proue du bateau poussé
    .it1997 = Un bateau poussé dans le bois flottant garde la direction de sa proue ; elle ne peut pas être changée.
MQ-DRI-07 = Écarter un autre bateau dans le bois flottant ne réduit pas la vitesse du pousseur.
    .title = Vitesse du pousseur
MQ-DRI-08 = S'il manque des points de déplacement pour le bois flottant situé devant, il faut se diriger ailleurs. Si c'est impossible, le bateau subit une avarie : il saute son prochain tour et repart à la vitesse 1.
    .title = Trop peu de points pour le bois flottant
    .ru2019 = S'il manque des points de déplacement pour le bois flottant situé devant, il faut se diriger ailleurs. Si c'est impossible, le bateau subit une avarie : sa vitesse devient aussitôt 1 et il saute son prochain tour.
    .it1997 = S'il manque des points de déplacement pour le bois flottant situé devant, il faut se diriger ailleurs et utiliser tous les points. Si le bateau ne peut le faire qu'avec du charbon qu'il n'a pas, il est éliminé ; si aucune quantité de charbon ne peut l'aider, il passe son tour, et sa vitesse devient 1.

## Bancs de sable

MQ-SAN-01 = Un bateau qui entre sur un banc de sable, pour 1 point de déplacement, s'échoue : sa vitesse devient aussitôt 1 et son tour est terminé.
    .title = S'échouer
MQ-SAN-02 = Un bateau ne peut pas tourner sa proue tant qu'il est sur un banc de sable.
    .title = Échoué, on ne tourne pas
MQ-SAN-03 = Un bateau sans charbon ne peut ni entrer sur un banc de sable ni y être poussé.
    .title = Bancs de sable sans charbon
    .ru2019 = Un bateau sans charbon peut entrer sur un banc de sable et peut y être poussé.
    .it1997 = Un bateau sans charbon peut entrer sur un banc de sable et peut y être poussé.
MQ-SAN-04 = Quitter un banc de sable par l'avant coûte 1 point de charbon. Auparavant, la vitesse peut être augmentée comme d'habitude.
    .title = Sortir par l'avant
MQ-SAN-05 = Quitter un banc de sable par l'arrière coûte 1 point de charbon : le bateau recule d'une case et sa vitesse reste 1. Ensuite, sa proue peut être orientée dans n'importe quelle direction sans dépenser d'autre charbon.
    .title = Sortir par l'arrière
    .ru2019 = Quitter un banc de sable par l'arrière ne coûte pas de charbon : le bateau recule d'une case et sa vitesse reste 1. Ensuite, sa proue peut être orientée dans n'importe quelle direction, également sans charbon.
    .it1997 = Quitter un banc de sable par l'arrière ne coûte pas de charbon : le bateau recule d'une case et sa vitesse reste 1. Ensuite, sa proue peut être orientée dans n'importe quelle direction, également sans charbon.
MQ-SAN-06 = Pousser un bateau sur un banc de sable coûte les 2 points de déplacement habituels. La vitesse du bateau poussé devient 1 et il garde la direction de sa proue.
    .title = Pousser sur un banc de sable
MQ-SAN-07 = Si la direction de proue qu'il a dû garder ne laisse à un bateau échoué aucun moyen de se déplacer, son prochain tour sert seulement à orienter sa proue dans n'importe quelle direction, sans dépenser de charbon.
    .title = Coincé par sa proue
    .ru2019 = Si des îles ou des rives bloquent un bateau échoué à l'avant et à l'arrière, son tour sert seulement à orienter sa proue dans n'importe quelle direction, sans dépenser de charbon.
    .fr2019 = Si la direction de proue qu'il a dû garder ne laisse à un bateau échoué aucun moyen de se déplacer, il saute son prochain tour. Le tour d'après commence par l'orientation de sa proue dans n'importe quelle direction, sans dépenser de charbon, puis il sort.
    .it1997 = Un bateau échoué qui a de la terre devant et derrière lui est éliminé, de même que celui à qui il ne manque que du charbon pour sortir. Un bateau que seuls d'autres bateaux retiennent passe son tour.
MQ-SAN-08 = Un bateau échoué a toujours le charbon pour sortir, car un bateau sans charbon ne peut jamais se retrouver sur un banc de sable.
    .title = Échoué sans charbon
    .ru2019 = Un bateau échoué qui n'a pas de charbon et dont le passage vers l'arrière est bloqué saute son prochain tour. Après cela, il peut sortir par l'avant sans charbon.
    .it1997 = Un bateau échoué qui n'a pas de charbon et dont le passage vers l'arrière est bloqué est éliminé si seul le manque de charbon l'empêche de sortir par l'avant.
MQ-SAN-09 = Un bateau échoué ne peut pas être poussé.
    .title = Un bateau échoué ne bouge pas

## Archipel

MQ-ARC-01 = La tuile B4, l'archipel, a neuf cases île. Aucune règle spéciale ne s'y applique ; elle demande seulement de manœuvrer avec soin.
    .title = L'archipel

## Transfert de charbon

MQ-TRA-01 = Du charbon ne peut être transféré que lorsqu'un joueur a plusieurs bateaux, dans les courses par équipes et avec le Black Rose. C'est une règle avancée : on peut convenir que les bateaux ne se transfèrent pas de charbon. Le Black Rose en donne malgré tout.
    .title = Quand transférer du charbon
MQ-TRA-02 = Le charbon est transféré à la fin du déplacement de l'un des deux bateaux, s'ils sont sur des cases adjacentes et ont la même vitesse. L'un ou l'autre peut être le donneur.
    .title = Conditions d'un transfert
MQ-TRA-03 = Aucun des deux bateaux ne peut être sur un embarcadère, une station de charbon, du bois flottant ou un banc de sable.
    .title = Pas sur ces cases
MQ-TRA-04 = N'importe quelle quantité peut être transférée : le donneur perd ce que le receveur gagne, et tous deux restent entre 0 et 6 points de charbon.
    .title = Quantité de charbon
MQ-TRA-05 = Un bateau qui a donné son dernier point de charbon perd sa roue de charbon et ne peut plus en donner, mais il reste dans la course. La roue revient quand il reçoit à nouveau du charbon.
    .title = Donner son dernier point de charbon
MQ-TRA-06 = Les passagères ne changent jamais de bateau.
    .title = Les passagères restent à bord

## Deux joueurs

MQ-TWO-01 = À deux joueurs, chacun prend deux bateaux, mais jamais le noir.
    .title = Deux bateaux chacun
MQ-TWO-02 = Les bateaux du premier joueur partent des embarcadères 1 et 4, ceux de l'autre joueur des embarcadères 2 et 3.
    .title = Embarcadères de départ à deux
    .ru2019 = Les bateaux du premier joueur partent des embarcadères 3 et 4, ceux de l'autre joueur des embarcadères 2 et 5.
MQ-TWO-03 = Un joueur peut pousser son propre autre bateau.
    .title = Pousser son propre bateau
MQ-TWO-04 = Un joueur peut transférer du charbon entre ses deux bateaux.
    .title = Charbon entre ses bateaux
MQ-TWO-05 = La partie se termine dès qu'un bateau atteint un débarcadère d'arrivée à la vitesse 1 avec deux passagères, et son joueur gagne. Peu importe où se trouve son autre bateau.
    .title = Fin à deux joueurs
MQ-TWO-06 = Dans la première manche, les deux bateaux d'un joueur se déplacent selon les numéros de leurs embarcadères, comme tous les autres.
    .title = Ordre de ses deux bateaux
    .it1997 = Dans la première manche, les embarcadères décident lequel des deux bateaux d'un joueur se déplace d'abord ; ensuite, c'est celui qui est devant. Dans la partie d'initiation, l'ordre de la première manche reste le même.

## Six joueurs

MQ-SIX-01 = À six joueurs, l'ordre de 1 à 6 est tiré au sort. Les cinq premiers bateaux partent des embarcadères 1 à 5.
    .title = Six bateaux au départ
    .it1997 = À six, les joueurs conviennent de celui qui commence, et les autres suivent dans le sens horaire ; ici, celui qui commence est tiré au sort. Les cinq premiers bateaux partent des embarcadères 1 à 5.
MQ-SIX-02 = Le sixième bateau attend à terre derrière l'embarcadère de départ 3 ou l'embarcadère de départ 5, au choix de son joueur.
    .title = Le sixième bateau attend
    .ru2019 = Le sixième bateau attend à terre derrière l'embarcadère de départ 2 ou l'embarcadère de départ 3, au choix de son joueur.
    .it1997 = Le sixième bateau attend dans le chantier naval, la case avec des maisons au-dessous de l'embarcadère de départ 3.
MQ-SIX-03 = Quand vient son tour, le sixième bateau est d'abord mis sur la case embarcadère, ce qui ne coûte aucun point de déplacement, puis il se déplace.
    .title = Le sixième bateau entre
    .it1997 = Quand vient son tour, la case embarcadère devant le chantier naval est la première case où le sixième bateau se déplace ; elle coûte 1 point de déplacement.
MQ-SIX-04 = Le sixième bateau a 1 point de charbon de plus, 7 en tout, pour la première manche seulement. S'il n'est pas utilisé à ce moment-là, il est perdu.
    .title = Le septième charbon

## Le Black Rose

MQ-BLR-01 = Le Black Rose, de deux à cinq joueurs, est un bateau neutre qui ne peut pas gagner. Il se déplace et manœuvre comme les autres et peut être poussé.
    .title = Un bateau neutre
MQ-BLR-02 = À chaque manche, le joueur dont le bateau est dernier dans l'ordre du tour déplace aussi le Black Rose, à la place que le Black Rose lui-même occupe dans l'ordre.
    .title = Qui déplace le Black Rose
MQ-BLR-03 = Le Black Rose commence dernier dans l'ordre, sur le premier embarcadère de départ laissé libre par les joueurs.
    .title = Départ du Black Rose
    .it1997 = Le Black Rose est placé après le dernier joueur, sur n'importe quel embarcadère de départ libre.
MQ-BLR-04 = À cinq joueurs, le Black Rose est le sixième bateau et part selon la règle à six joueurs. Le cinquième joueur choisit s'il le fait partir de l'embarcadère 3 ou de l'embarcadère 5.
    .title = Black Rose à cinq joueurs
    .ru2019 = À cinq joueurs, le Black Rose est le sixième bateau et part selon la règle à six joueurs. Le cinquième joueur choisit s'il le fait partir de l'embarcadère 2 ou de l'embarcadère 3.
    .it1997 = À cinq joueurs, il ne reste au Black Rose que le chantier naval au-dessous de l'embarcadère de départ 3. Il entre de là comme un sixième bateau.
MQ-BLR-05 = Si le Black Rose entre comme sixième bateau, il peut dépenser 2 points de charbon au lieu de 1 dans la première manche.
    .title = Son charbon à la première manche
    .it1997 = Dans la première manche, le Black Rose peut dépenser 1 point de charbon, comme dans toute autre, même s'il entre comme sixième bateau.
MQ-BLR-06 = Le Black Rose peut dépenser au plus 1 point de charbon par manche, vitesse et changements de direction réunis.
    .title = Un charbon par manche
MQ-BLR-07 = La roue de charbon du Black Rose montre du noir tant que son charbon de la manche n'est pas utilisé et du blanc une fois qu'il l'est. À la fin de la manche, elle revient au noir.
    .title = Roue noire et blanche
MQ-BLR-08 = Le Black Rose peut s'arrêter aux embarcadères, mais il ne prend pas de passagères et n'a jamais besoin de faire le plein de charbon.
    .title = Le Black Rose aux embarcadères
MQ-BLR-09 = Le Black Rose reste en jeu quand il est sur un débarcadère d'arrivée, et l'occupe jusqu'à ce qu'il soit déplacé ou poussé.
    .title = Black Rose à l'arrivée
MQ-BLR-10 = Le joueur qui déplace le Black Rose peut y faire le plein de son propre bateau jusqu'à 6 points de charbon ; sa réserve est illimitée. Les deux bateaux doivent avoir la même vitesse, être sur des cases adjacentes et ne pas se trouver sur un embarcadère, une station de charbon, un banc de sable ou du bois flottant.
    .title = Charbon du Black Rose
    .it1997 = Le joueur qui déplace le Black Rose peut y prendre au plus 2 points de charbon par manche pour son propre bateau. Les deux bateaux doivent avoir la même vitesse, être sur des cases adjacentes et ne pas se trouver sur un embarcadère, une station de charbon, un banc de sable ou du bois flottant.
MQ-BLR-11 = Nul ne peut provoquer une situation où le Black Rose a besoin de plus de 1 point de charbon à son prochain tour.
    .title = Protéger le Black Rose
    .ru2019 = Dans cette édition, on peut mettre le Black Rose dans n'importe quelle situation, même une où il aurait besoin de plus de 1 point de charbon.
MQ-BLR-12 = Si une nouvelle tuile provoque une telle situation, le joueur qui déplace le Black Rose peut dépenser plus de 1 point de charbon, mais seulement autant qu'il en faut pour le libérer.
    .title = Piégé par une nouvelle tuile
    .ru2019 = Dans cette édition, une nouvelle tuile ne donne pas de charbon supplémentaire au Black Rose : sa limite de charbon par manche reste la même.
MQ-BLR-13 = Si le Black Rose ne peut pas se déplacer parce qu'il est encerclé, en avarie ou échoué, il saute son tour et a la vitesse 1 au suivant.
    .title = Le Black Rose ne peut pas se déplacer
    .ru2019 = Si le Black Rose ne peut pas achever son déplacement, la règle ordinaire des avaries s'applique : sa vitesse devient 1 et il saute son prochain tour.
    .it1997 = Le Black Rose peut s'échouer mais n'est jamais éliminé. S'il ne peut pas se déplacer, il saute son tour et a la vitesse 1 au suivant.
MQ-BLR-14 = Pour le joueur qui déplace le Black Rose, les règles du jeu avec deux bateaux s'appliquent.
    .title = Comme un deuxième bateau

## Variantes

MQ-VAR-01 = Comme variante, on joue avec le seul minimum de passagères : deux par joueur.
    .title = Minimum de passagères
MQ-VAR-02 = Comme variante, trois joueurs font la course avec deux bateaux chacun.
    .title = Trois joueurs, six bateaux
MQ-VAR-03 = Comme variante, on fait la course par équipes : quatre joueurs à deux contre deux, six joueurs en équipes de deux ou de trois.
    .title = Courses par équipes
    .it2019 = Comme variante, on fait la course par équipes : quatre joueurs à deux contre deux, six joueurs à trois contre trois.
    .ru2019 = Comme variante, on fait la course par équipes : quatre joueurs à deux contre deux, six joueurs à trois contre trois.
MQ-VAR-04 = Comme variante, on fait la course sur un fleuve plus long, de 13 à 18 tuiles.
    .title = Une course plus longue

## Précisions

MQ-R-01 = Les débarcadères d'arrivée sont trois cases de la dernière tuile du fleuve ; la tuile d'arrivée n'a pas de cases à elle. Un débarcadère d'arrivée dont la case est une île n'existe pas.
    .title = Où sont les débarcadères d'arrivée
MQ-R-02 = Un bateau peut se trouver sur un débarcadère d'arrivée sans terminer la course ; pour lui, la case est de l'eau ordinaire.
    .title = Être sur un débarcadère d'arrivée
    .ru2019 = Un bateau qui termine son propre déplacement sur un débarcadère d'arrivée à la vitesse 2 ou plus subit une avarie et est disqualifié. Cela ne peut arriver que lorsqu'il n'a aucun autre déplacement complet. Autrement, un débarcadère d'arrivée est de l'eau ordinaire.
MQ-R-03 = Un débarcadère d'arrivée peut aussi être un embarcadère à passagères, un embarcadère à charbon, un banc de sable ou du bois flottant. La passagère vient d'abord, puis le charbon, puis l'arrivée : un bateau peut donc prendre sa deuxième passagère et terminer la course en un seul accostage.
    .title = Débarcadère d'arrivée à plusieurs usages
MQ-R-04 = Le dé de direction donne des chances égales à toutes les directions permises. Relancer un résultat impossible revient au même.
    .title = Chances du dé
MQ-R-05 = Une direction est permise si la nouvelle tuile ne touche aucune autre tuile que la dernière et si le reste du fleuve, arrivée comprise, peut encore être posé à partir de là. S'il ne restait aucune direction, ce qui peut arriver dans l'édition de 1997 avec beaucoup de tuiles, on renonce d'abord à la vérification anticipée, puis on ignore les tuiles derrière le dernier bateau, et enfin on prend n'importe quelle direction, la tuile étant posée par-dessus.
    .title = Directions permises
    .ru2019 = Une direction est permise si la nouvelle tuile ne se trouve par-dessus aucune autre tuile et si le reste du fleuve, arrivée comprise, peut encore être posé à partir de là. S'il ne restait aucune direction, on renonce d'abord à la vérification anticipée, puis on ignore les tuiles derrière le dernier bateau, et enfin on prend n'importe quelle direction, la tuile étant posée par-dessus.
MQ-R-06 = Là où se touchent ou se chevauchent deux tuiles qui ne se suivent pas dans le fleuve, il n'y a jamais de passage. Les bateaux ne passent qu'à l'intérieur d'une tuile et par le raccord de deux tuiles consécutives.
    .title = Tuiles qui se touchent
MQ-R-07 = La tuile d'arrivée doit s'adapter comme toute autre tuile. Si elle ne s'adapte dans aucune direction, on en prend une quelconque.
    .title = Adapter l'arrivée
MQ-R-08 = Personne n'a rien à décider au sujet du dé de direction ; c'est donc le jeu qui le lance et qui pose la tuile.
    .title = Qui lance le dé
MQ-R-09 = Si un bateau quelconque est entré sur la dernière tuile posée pendant un tour, une nouvelle tuile est révélée après tout le déplacement du bateau actif et une fois que les proues de tous les bateaux poussés sont orientées. Il y a au plus une nouvelle tuile par tour, mais un tour ultérieur de la même manche peut en révéler une autre.
    .title = Quand une tuile est révélée
MQ-R-10 = Dans l'édition de 1997, une tuile est posée dans tous les cas après le tout premier tour de la partie.
    .title = Premier tour, édition de 1997
MQ-R-11 = Un morceau de côte à moitié dessiné au bord d'une tuile compte comme de l'eau.
    .title = Côte au bord d'une tuile
MQ-R-12 = La jauge est une ligne droite perpendiculaire à la direction allant de cette tuile à la suivante, ou à l'arrivée. Le bateau dont la case a son centre le plus loin dans cette direction est devant.
    .title = Comment la jauge est posée
MQ-R-13 = Le plus à droite signifie à droite de la direction allant de cette tuile à la suivante, sur cette tuile. Deux bateaux ne peuvent jamais être à égalité sur tout.
    .title = Ce que signifie le plus à droite
MQ-R-14 = Les poussées pendant une manche ne changent pas l'ordre de cette manche.
    .title = Les poussées et l'ordre
MQ-R-15 = Un bateau qui saute son tour garde sa place dans l'ordre mais ne joue pas. Après une avarie, sa roue montre encore la vitesse du déplacement où elle a eu lieu. Cette vitesse compte en cas d'égalité, à un embarcadère où le bateau est poussé et pour transférer du charbon.
    .title = L'ordre et les tours sautés
    .ru2019 = Un bateau qui saute son tour garde sa place dans l'ordre mais ne joue pas ; sa vitesse est 1.
    .it1997 = Un bateau qui passe son tour garde sa place dans l'ordre.
MQ-R-16 = Quand une égalité dans l'ordre est départagée par le charbon, le Black Rose compte comme en ayant plus de 6.
    .title = Le Black Rose à égalité
MQ-R-17 = On ne peut pas provoquer exprès une avarie de son bateau, et il faut dépenser du charbon pour l'éviter. Une avarie n'est possible que s'il n'existe aucun tour légal complet, quelles que soient la vitesse, la route et les poussées et même en dépensant tout son charbon ; entrer sur un banc de sable est un tour complet.
    .title = Pas d'avarie volontaire
    .it1997 = On ne peut pas renoncer exprès à un tour complet, et il faut dépenser du charbon pour continuer. Un bateau ne passe son tour ou n'est éliminé que s'il n'existe aucun tour légal complet, quelles que soient la vitesse, la route et les poussées et même en dépensant tout son charbon ; entrer sur un banc de sable est un tour complet.
MQ-R-18 = Le joueur d'un bateau sur le point de subir une avarie choisit la vitesse et la route parmi celles qui laissent le moins de points de déplacement non dépensés. Le bateau reste sur la dernière case légale de cette route. Sa roue montre la vitesse utilisée, moins 1 pour chaque case de bois flottant où il est entré, mais jamais moins de 1.
    .title = Où s'arrête un bateau en avarie
    .ru2019 = Le joueur d'un bateau sur le point de subir une avarie choisit la vitesse et la route parmi celles qui laissent le moins de points de déplacement non dépensés. Le bateau reste sur la dernière case légale de cette route et sa vitesse devient aussitôt 1.
    .it1997 = Il n'y a pas d'avaries dans cette édition : un bateau sans déplacement complet est éliminé ou passe son tour.
MQ-R-19 = Un bateau qui subit une avarie sur un embarcadère ne reçoit ni passagère ni charbon et ne termine pas la course.
    .title = En avarie sur un embarcadère
    .it1997 = Il n'y a pas d'avaries dans cette édition : un bateau sans déplacement complet est éliminé ou passe son tour.
MQ-R-20 = Pendant le tour sauté, il ne se passe rien. Le bateau peut être poussé, et son propriétaire oriente alors sa proue comme d'habitude. Au tour suivant, sa roue passe à 1 si elle n'y est pas déjà, sa proue est orientée librement, et il joue un tour normal à partir de la vitesse 1. S'il a été poussé sur un banc de sable, sa proue est tout de même orientée librement ; si aucune ne lui permet de sortir, il garde celle qui a été choisie et son tour est terminé.
    .title = Le tour après les réparations
    .it1997 = Il n'y a pas d'avaries dans cette édition, donc aucun bateau ne saute de tour pour des réparations.
MQ-R-21 = Dans l'édition française de 2019, un bateau bloqué par un bateau qui ne peut pas être poussé termine son tour sur place, à la vitesse 1. Il ne saute aucun autre tour.
    .title = Bloqué, édition française de 2019
MQ-R-22 = Dans l'édition de 1997, un bateau qui devrait dépenser du charbon qu'il n'a pas est éliminé : il quitte le fleuve et est classé dernier.
    .title = Élimination, édition de 1997
MQ-R-23 = Il est permis de remonter le fleuve et de revenir sur des tuiles précédentes, mais pas de rester sur place.
    .title = Remonter le fleuve
MQ-R-24 = Le pousseur choisit chaque destination d'une poussée ou d'une chaîne, mais jamais sa propre case. Une chaîne n'utilise aucune case deux fois, ne peut pas passer par un bateau échoué et doit finir sur une case de fleuve libre ; sinon, cette poussée n'est pas permise.
    .title = Destinations d'une poussée
    .it1997 = Le pousseur choisit la destination d'une poussée parmi les cases de fleuve libres à côté du bateau poussé, mais ni sa propre case ni une case qu'il a utilisée pendant ce tour. Il ne peut pas non plus entrer plus tard dans ce tour sur cette destination ; ainsi, aucun bateau n'est poussé deux fois dans un même tour.
MQ-R-25 = Le propriétaire de chaque bateau poussé oriente sa proue une fois, quand le déplacement du bateau actif est terminé et avant qu'une tuile soit révélée, dans l'ordre où les bateaux ont été poussés pour la première fois. Un bateau ne garde la direction de sa proue que si toutes les poussées du tour l'ont mis sur un banc de sable. S'il a été poussé d'abord sur l'eau, puis sur un banc de sable, on peut encore le tourner.
    .title = Quand les proues sont orientées
    .it1997 = Le propriétaire de chaque bateau poussé oriente sa proue une fois, quand le déplacement du bateau actif est terminé et avant qu'une tuile soit révélée, dans l'ordre où les bateaux ont été poussés. Un bateau poussé sur un banc de sable ou dans du bois flottant garde la direction de sa proue.
MQ-R-26 = À un embarcadère compte la vitesse utilisée pour ce déplacement, avant toute réduction due au bois flottant, à un banc de sable ou à une avarie. Pour un bateau poussé, c'est la vitesse que montre sa roue.
    .title = Vitesse aux embarcadères
MQ-R-27 = Chaque bateau poussé coûte 1 point de déplacement, et 1 de plus si sa destination est du bois flottant. Ensuite, l'entrée du pousseur lui-même coûte 1 point de déplacement, ou 2 dans du bois flottant.
    .title = Coûts des poussées
MQ-R-28 = Un bateau poussé sur un débarcadère d'arrivée à la vitesse 1 avec deux passagères termine la course, dans toutes les éditions.
    .title = Poussé jusqu'au but
MQ-R-29 = Si les guerres de poussées n'en finissent pas, la course s'arrête à une limite de manches, 100 si aucune autre n'est fixée. Les bateaux arrivés sont classés en premier ; puis comptent les passagères, puis la place sur le fleuve selon la jauge, dans la partie d'initiation aussi. Comme règle maison, on peut aussi permettre de terminer la course à la vitesse 2 ; la norme est la vitesse 1.
    .title = Limite de manches et règles maison
MQ-R-30 = Après son propre déplacement, un bateau embarque une passagère chaque fois que les conditions sont remplies : ce n'est pas un choix. S'il est poussé sur un embarcadère, la passagère monte aussitôt à bord, mais son propriétaire peut la rendre en orientant la proue, tant que le bateau est encore en course. La question n'est posée que si un camp a plusieurs bateaux : avec un seul, il n'y a rien à y gagner.
    .title = Rendre une passagère
    .it1997 = Une passagère monte à bord quand les conditions sont remplies, mais on peut la rendre : juste après son propre déplacement ou, si le bateau a été poussé sur l'embarcadère, en orientant sa proue, tant qu'il est encore en course. La question n'est posée que si un camp a plusieurs bateaux : avec un seul, il n'y a rien à y gagner.
MQ-R-31 = Une passagère par embarcadère et une par île signifient ici la même chose : un bateau prend au plus une passagère sur chaque tuile.
    .title = Embarcadère ou île
MQ-R-32 = Après le vainqueur, la course continue : les bateaux sont classés par ordre d'arrivée, et le dernier bateau restant est classé dernier. À deux joueurs, par équipes ou avec plusieurs bateaux par joueur, elle est finie quand le premier bateau est arrivé.
    .title = Après le vainqueur
MQ-R-33 = Quand il ne reste en course que des bateaux qui ne pourront jamais avoir deux passagères, la course se termine ; ils sont classés selon leurs passagères, puis selon l'ordre du tour. Cela s'évalue pour chaque bateau d'après les passagères restant sur le fleuve et dans la pioche, sur des tuiles où il n'en a pas encore pris.
    .title = Plus de passagères
    .ru2019 = Un bateau qui accoste à l'arrivée à la vitesse 1 avec moins de deux passagères termine la course, même s'il y est poussé, et est classé selon ses passagères. Cela ne met pas fin à une course à deux joueurs ou par équipes.
MQ-R-34 = Dans une course par équipes, le premier bateau arrivé gagne pour son équipe. Les coéquipiers peuvent se pousser les uns les autres et se transférer du charbon comme si les bateaux étaient les leurs.
    .title = Gagner en équipe
MQ-R-35 = Quand trois joueurs ont deux bateaux chacun, les six bateaux sont répartis au hasard sur les embarcadères de départ, le sixième selon la règle à six joueurs. Les passagères sont les mêmes qu'à deux ou trois joueurs. Le Black Rose est alors le septième bateau et entre après le sixième selon la même règle ; si les embarcadères sont pris, il utilise un autre embarcadère de départ libre. Le propriétaire du sixième bateau choisit son embarcadère, qui peut être celui du sixième bateau. Dans la première manche, il peut dépenser 2 points de charbon.
    .title = Trois joueurs, deux bateaux chacun
    .it1997 = Quand trois joueurs ont deux bateaux chacun, les six bateaux sont répartis au hasard sur les embarcadères de départ, le sixième selon la règle à six joueurs. Les passagères sont les mêmes qu'à deux ou trois joueurs. Avec six bateaux, quels que soient leurs propriétaires, le Black Rose ne peut pas naviguer : le chantier naval n'a de place que pour un bateau.
MQ-R-36 = Dans la variante avec le minimum de passagères, il y en a exactement deux par joueur, quelles que soient les tuiles de la pioche. Les embarcadères sont garnis dans l'ordre de découverte, jusqu'à épuisement des passagères. Un embarcadère reçoit le premier de ces nombres qui suffit pour tous les embarcadères ensemble : 1 chacun ; 1 sur les rouges et 2 sur les bleus ; 2 chacun ; 2 sur les rouges et 3 sur les bleus ; 3 chacun.
    .title = Placer le minimum
MQ-R-37 = On choisit les tuiles B et la longueur du fleuve. Avec 12 tuiles, chaque tuile B remplace une tuile A ; avec 12 plus le nombre de tuiles B, aucune ne sort ; toute longueur intermédiaire est possible. Les tuiles A qui sortent sont tirées au sort, d'abord parmi les A3, puis parmi les A2.
    .title = Tuiles B et longueur du fleuve
    .it1997 = On choisit les tuiles B et la longueur du fleuve. Avec 12 tuiles, chaque tuile B remplace une tuile A ; avec 12 plus le nombre de tuiles B, aucune ne sort ; toute longueur intermédiaire est possible. Les joueurs désignent les tuiles A qui sortent, n'importe lesquelles sauf A0, ou les tirent au sort, d'abord parmi les A3, puis parmi les A2. Les embarcadères qui restent doivent avoir deux passagères par joueur, sinon la table est refusée.
MQ-R-38 = Les passagères supplémentaires nécessaires à cause des tuiles B viennent des 16 de la boîte. Il n'y en a jamais plus de 16 : quand elles sont épuisées, les embarcadères découverts plus tard reçoivent ce qui reste.
    .title = D'où viennent les passagères supplémentaires
MQ-R-39 = Le propre déplacement d'un bateau à travers du bois flottant ne peut jamais faire tomber sa vitesse au-dessous de 1, puisque chaque case de bois flottant coûte 2 points de déplacement.
    .title = Bois flottant et faible vitesse
    .ru2019 = Le propre déplacement d'un bateau à travers du bois flottant ne peut jamais faire tomber sa vitesse au-dessous de 1, puisque chaque case de bois flottant coûte 2 points de déplacement. Un bateau poussé dans du bois flottant ne tombe pas non plus au-dessous de la vitesse 1.
MQ-R-40 = Un bateau qui a 0 point de charbon ne peut pas entrer sur un banc de sable et ne peut pas y être poussé. Son charbon est compté au moment de l'entrée. Le Black Rose compte toujours comme un bateau qui a du charbon.
    .title = Banc de sable à zéro charbon
    .ru2019 = Un bateau qui a 0 point de charbon peut entrer sur un banc de sable et peut y être poussé.
    .it1997 = Un bateau qui a 0 point de charbon peut entrer sur un banc de sable et peut y être poussé.
MQ-R-41 = Un bateau échoué doit sortir s'il le peut. S'il ne le peut pas, son tour sert seulement à orienter sa proue, sans dépenser de charbon.
    .title = Un bateau échoué
    .ru2019 = Un bateau échoué doit sortir s'il le peut. Si des îles, des rives ou l'extrémité ouverte le bloquent à l'avant et à l'arrière, son tour sert seulement à orienter sa proue. S'il n'a pas de charbon et ne peut pas reculer, il saute ce tour et peut sortir par l'avant sans charbon au suivant. Sinon, un bateau lui barre le passage et il subit une avarie : il saute son prochain tour, puis oriente librement sa proue.
    .fr2019 = Un bateau échoué doit sortir s'il le peut. S'il ne le peut pas, il saute ce tour. Son prochain tour commence par le libre choix de sa proue, puis il sort comme d'habitude, par l'avant ou par l'arrière. Il doit sortir si une proue quelconque le lui permet ; si aucune ne le permet, il saute de nouveau son tour.
    .it1997 = Un bateau échoué doit sortir s'il le peut. S'il ne le peut pas, il est éliminé s'il y a de la terre devant et derrière lui, ou si, les bateaux étant où ils sont, il ne lui manque que du charbon pour sortir par l'avant. Sinon, il passe son tour. Sa proue reste comme elle est.
MQ-R-42 = Un bateau ne recule d'un banc de sable que vers une case libre : de l'eau, un embarcadère, où embarquement et arrivée fonctionnent parce que sa vitesse est 1, ou un autre banc de sable. Il ne peut ni reculer dans du bois flottant ni pousser.
    .title = Reculer d'un banc de sable
MQ-R-43 = Après avoir quitté un banc de sable par l'avant, un bateau se déplace normalement à partir de là ; il peut pousser s'il a les points de déplacement.
    .title = Après la sortie par l'avant
MQ-R-44 = Les réductions de vitesse sont faites d'abord ; ce n'est qu'ensuite que du charbon est transféré.
    .title = Réductions avant transfert
MQ-R-45 = Le joueur actif décide d'un transfert de charbon entre ses propres bateaux ou avec des coéquipiers ; personne d'autre n'est consulté. Les embarcadères de départ et les débarcadères d'arrivée comptent comme des embarcadères.
    .title = Décider d'un transfert
MQ-R-46 = Le septième charbon du sixième bateau est le premier qu'il dépense dans la première manche. Il ne peut pas être transféré, ne compte pas dans les égalités et disparaît après la première manche.
    .title = Utiliser le septième charbon
MQ-R-47 = Si tous les embarcadères d'où le sixième bateau peut partir sont occupés, il entre par n'importe quel embarcadère de départ libre. S'il n'y en a pas, il entre à la manche suivante.
    .title = Embarcadères de départ occupés
MQ-R-48 = Le Black Rose est piloté par le propriétaire du dernier bateau en course dans l'ordre de cette manche, qui oriente aussi sa proue après une poussée. Celui qui le pilote au début d'un tour le pilote jusqu'à la fin de ce tour, même si ce dernier bateau quitte alors le fleuve. Le Black Rose se déplace toujours ; personne ne peut le laisser sur place.
    .title = Piloter le Black Rose
MQ-R-49 = On ne peut pas jouer un tour, ni orienter la proue d'un Black Rose poussé, de telle sorte qu'il ait ensuite des tours complets mais que chacun coûte plus de 1 point de charbon. Comptent les tuiles alors en place et, si sa proue reste à orienter, la meilleure proue. Un Black Rose qui ne pourrait se déplacer avec aucune quantité de charbon, parce qu'il est encerclé ou échoué, ne compte pas ; échoué et ne pouvant sortir que pour plus de 1 point de charbon, il compte. Si tous les tours enfreignent cette règle, elle est levée pour ce tour, et le Black Rose peut dépenser le minimum de charbon qui le libère.
    .title = Garder le Black Rose libre
    .ru2019 = Il n'y a pas de telle restriction dans cette édition : un tour est permis quel que soit le charbon dont le Black Rose aura besoin ensuite.
MQ-R-50 = Si le Black Rose ne peut pas se déplacer, il saute son tour et garde la direction de sa proue. Sa roue passe à 1 quand son prochain tour commence.
    .title = Le Black Rose est coincé
    .ru2019 = Si le Black Rose ne peut pas achever son déplacement, la règle ordinaire des avaries s'applique : sa vitesse devient aussitôt 1 et il saute son prochain tour.
MQ-R-51 = Seuls les bateaux du joueur qui pilote le Black Rose dans cette manche peuvent y faire le plein, chacun à la fin de son propre déplacement ou de celui du Black Rose. Ils remontent à 6, aussi souvent que les conditions sont remplies.
    .title = Faire le plein au Black Rose
    .it1997 = Seuls les bateaux du joueur qui pilote le Black Rose dans cette manche peuvent y prendre du charbon, chacun à la fin de son propre déplacement ou de celui du Black Rose. Ils prennent en tout 2 points de charbon au plus par manche, en une ou deux fois.
MQ-R-52 = Le Black Rose ne compte pas comme un bateau en course, mais il révèle des tuiles comme tout autre bateau.
    .title = Pas un bateau en course
MQ-R-53 = Dans l'édition de 1997, la tuile la plus en arrière est retirée à la fin du tour, avant qu'une nouvelle tuile soit posée. Le Black Rose compte ici comme un bateau.
    .title = Retrait de tuiles, édition de 1997
MQ-R-54 = Là où l'édition de 1997 parle d'une tuile sur laquelle il n'y a encore aucun bateau, elle désigne la dernière tuile posée, comme dans les éditions de 2019.
    .title = Nouvelle tuile, édition de 1997
MQ-R-55 = Dans l'édition française de 2019, un bateau compte comme bloqué par un bateau quand, sans les autres bateaux, il aurait un tour complet. Sinon, il subit une avarie.
    .title = Bloqué ou en avarie, édition française
MQ-R-56 = Dans l'édition de 1997, un bateau pour lequel il n'existe aucun tour, quel que soit son charbon, passe son tour et sa vitesse devient 1. Il n'est éliminé que là où plus de charbon l'aurait aidé.
    .title = Passer son tour, édition de 1997
MQ-R-57 = Dans l'édition russe de 2019, un bateau sans tour complet qui peut finir sur un débarcadère d'arrivée à la vitesse 2 ou plus en ayant utilisé tous ses points de déplacement doit le faire, avant une avarie ordinaire. Une avarie ordinaire qui finit sur un débarcadère d'arrivée à la vitesse 2 ou plus disqualifie aussi le bateau.
    .title = Avarie à l'arrivée, édition russe
MQ-R-58 = Tourner sa proue dans un sens puis dans l'autre et dépenser du charbon pour rien est légal. Un changement de vitesse ne coûte que sa différence nette.
    .title = Gaspiller du charbon
MQ-R-59 = Un embarcadère agit au moment où un bateau y est poussé, même si le bateau est poussé plus loin dans le même tour : passagère, charbon et arrivée, le tout à la vitesse 1. Un bateau poussé jusqu'au but quitte aussitôt sa case.
    .title = Embarcadères sous des bateaux poussés
    .ru2019 = Un embarcadère agit au moment où un bateau y est poussé, même si le bateau est poussé plus loin dans le même tour : passagère, charbon et arrivée, le tout à la vitesse 1. Un bateau poussé jusqu'au but quitte aussitôt sa case. La perte de 1 point de vitesse dans le bois flottant se produit aussi lors de la poussée.
MQ-R-60 = Dans l'édition russe de 2019, les chaînes sont permises : un bateau peut être poussé sur une case occupée aussi bien que sur une case libre.
    .title = Chaînes, édition russe
MQ-R-61 = Les limites de passagères indiquées par joueur valent pour chaque bateau.
    .title = Passagères par bateau
MQ-R-62 = Dans l'édition russe de 2019, un bateau échoué sans charbon dont le passage vers l'arrière est bloqué saute ce tour. À son prochain tour, il peut sortir par l'avant sans charbon. Sa proue reste comme elle est, sauf si des îles, des rives ou l'extrémité ouverte le bloquent à l'avant et à l'arrière : ce tour sert alors à l'orienter.
    .title = Coincé sans charbon, édition russe
MQ-R-63 = Dans l'édition de 1997, l'interdiction d'augmenter la vitesse d'un bateau qui recule d'un banc de sable vaut pour le tour même où il recule.
    .title = Reculer, édition de 1997
MQ-R-64 = L'embarcadère du sixième bateau est choisi à la mise en place et sa proue quand il entre. Si l'embarcadère choisi est alors pris, il utilise l'autre.
    .title = Entrée du sixième bateau
    .it1997 = La proue du sixième bateau est choisie librement quand il entre. L'entrée coûte 1 point de déplacement et ne peut pas pousser un autre bateau ; cela vaut aussi s'il doit entrer par un autre embarcadère.
MQ-R-65 = Un Black Rose qui s'est échoué, par son propre déplacement ou par une poussée, saute son prochain tour. Ensuite, il sort comme tout bateau, à partir de la vitesse 1 et la proue inchangée ; s'il ne le peut pas, la règle du bateau échoué s'applique. Le charbon nécessaire pour quitter le banc de sable est son charbon de la manche.
    .title = Black Rose échoué
    .ru2019 = Un Black Rose échoué sort s'il le peut ; sinon, la règle du bateau échoué s'applique. Le charbon nécessaire pour quitter le banc de sable est son charbon de la manche.
    .it1997 = Un Black Rose échoué sort s'il le peut ; sinon, il passe son tour. Il n'est jamais éliminé. Le charbon nécessaire pour quitter le banc de sable est son charbon de la manche.
MQ-R-66 = Le charbon est transféré, et pris au Black Rose, avant que les proues soient orientées et avant qu'une tuile soit révélée, mais pas lors d'un tour sauté ou passé. Prendre du charbon au Black Rose fait remonter le bateau à 6.
    .title = Moment des transferts de charbon
    .it1997 = Le charbon est transféré, et pris au Black Rose, avant que les proues soient orientées et avant qu'une tuile soit révélée, mais pas lors d'un tour sauté ou passé. Le Black Rose donne 1 ou 2 points de charbon.
MQ-R-67 = Dans l'édition russe de 2019 aussi, les bateaux de deux joueurs se déplacent dans la première manche selon les embarcadères : 2, 3, 4, 5. Celui qui commence détermine seulement qui prend quels embarcadères.
    .title = Première manche à deux, édition russe
MQ-R-68 = Si, pendant deux manches de suite, tous les bateaux en course passent leur tour et qu'aucun n'aurait pu se déplacer, la course est finie. Les bateaux restants sont classés selon leurs passagères, puis selon l'ordre du tour. Le Black Rose ne compte pas.
    .title = Plus personne ne peut avancer
MQ-R-69 = Une poussée qui amène un bateau au but est d'abord achevée, avec toute la chaîne. Les bateaux d'une chaîne arrivent dans l'ordre où ils se déplacent : le plus éloigné d'abord. Si cela met fin à la course, le tour se termine aussi : le pousseur n'entre pas, rien d'autre ne bouge et aucune proue n'est orientée.
    .title = Une poussée jusqu'au but
MQ-R-70 = Dans un tour, du charbon peut être transféré une fois avec chaque partenaire, en n'importe quelle quantité. Le Black Rose n'est pas un partenaire : le charbon qu'il donne a sa propre règle.
    .title = Une fois avec chaque partenaire
