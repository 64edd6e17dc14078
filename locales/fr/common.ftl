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
level-about-beginner = Joue un tour à la fois et se contente souvent d’un coup passable.
level-about-easy = Joue des coups sensés, mais en manque de meilleurs.
level-about-medium = Juge bien son propre tour, mais pas votre réponse.
level-about-hard = Voit quelques tours à l’avance, y compris les vôtres.
level-about-expert = Voit aussi loin que son temps le permet et s’attend à vos meilleures réponses.
bot-name = { $name } · { $level }

table-earlier-rules = Cette partie a été jouée avec des règles antérieures. Elle est affichée telle qu’elle s’est déroulée et ne peut pas continuer.
table-earlier-rules-part = Cette partie a été jouée avec des règles antérieures et ne peut pas continuer. La version actuelle ne peut l’afficher que jusqu’ici ; la suite est dans son journal.

advice-title = Conseil
advice-by = Du niveau { $level }
advice-chance = { $name } : { $chance } %
advice-in-mind = Votre coup : { $turn }
advice-agrees = Vous avez le meilleur coup en tête.
advice-than-yours = Meilleur que votre coup, car :
advice-than-next = Meilleur que le deuxième choix, car :
advice-nothing = Il n’y a rien à choisir.
advice-wins-more = Gagne plus souvent : { $advised } % au lieu de { $other } %
advice-about-equal = Les deux coups se valent
