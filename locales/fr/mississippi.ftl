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
end-stranded = La course est finie : plus aucun bateau ne peut avoir deux passagères, ou plus aucun ne peut se déplacer
end-deadlocked = La course est finie : plus aucun bateau ne peut se déplacer
end-last-afloat = La course est finie : il ne reste personne d’autre

board-legend = lettre et flèche : bateau et proue · ### terre · ::: banc de sable · ~~~ bois flottant · @n embarcadère avec n passagères · % station de charbon · == débarcadère d’arrivée · 1 à 5 embarcadères de départ
