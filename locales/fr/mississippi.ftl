### Mississippi Queen : les noms et le plateau en texte.

boat-red = Rouge
boat-orange = Orange
boat-blue = Bleu
boat-green = Vert
boat-pink = Rose
boat-white = Blanc
boat-black = Black Rose

end-all-home = La course est finie : tous les bateaux sauf un sont arrivés ou éliminés
end-first-home = La course est finie : le premier bateau est arrivé pour son camp
end-stranded = La course est finie : plus aucun bateau ne peut avoir deux passagères
end-last-afloat = La course est finie : il ne reste personne d'autre

board-river = Fleuve : { $tiles }
board-finish = arrivée { $bend }
board-legend = lettre et flèche : bateau et proue · ### terre · ::: banc de sable · ~~~ bois flottant · @n embarcadère avec n passagères · % station de charbon · == débarcadère d'arrivée · 1 à 5 embarcadères de départ
board-round = Manche { $round }, ordre : { $order }
board-boat = { $letter } { $name }, joueur { $seat } : case { $place }, proue { $bow }, vitesse { $speed }, charbon { $coal }, passagères { $passengers }
board-boat-rose = { $letter } { $name } : case { $place }, proue { $bow }, vitesse { $speed }
board-boat-waiting = { $letter } { $name }, joueur { $seat } : pas encore sur le fleuve, embarcadère { $place }
board-boat-home = { $letter } { $name }, joueur { $seat } : arrivé, numéro { $place }, charbon { $coal }, passagères { $passengers }
board-boat-out = { $letter } { $name }, joueur { $seat } : hors course, numéro { $place }
