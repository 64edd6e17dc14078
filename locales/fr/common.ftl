### Ce qui se dit des deux jeux.

deleted-player = joueur supprimé
end-round-limit = C’est fini : la limite de manches est atteinte
game-in-short = Le jeu en bref
list-and = { $first } et { $last }

level-random = au hasard
level-easy = facile
level-medium = moyen
level-hard = difficile
level-expert = expert
