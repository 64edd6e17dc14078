### Ce qui se dit des deux jeux.

deleted-player = joueur supprimé
end-round-limit = La partie est finie : la limite de manches est atteinte
game-in-short = Le jeu en bref
list-and = { $first } et { $last }

level-random = au hasard
level-beginner = débutant
level-easy = facile
level-medium = moyen
level-hard = difficile
level-expert = expert

table-earlier-rules = Cette partie a été jouée avec des règles antérieures. Elle est affichée telle qu’elle s’est déroulée et ne peut pas continuer.
table-earlier-rules-part = Cette partie a été jouée avec des règles antérieures et ne peut pas continuer. La version actuelle ne peut l’afficher que jusqu’ici ; la suite est dans son journal.
