### La page : ce qui est pareil partout, et la table.

skip-to-content = Aller au contenu
page-not-loaded = Impossible de charger cette page. Réessayez.
nav-label = Pages
nav-new = Nouvelle table
nav-rules = Règles
nav-account = Compte
language = Langue
theme-auto = Couleurs : comme le système
theme-day = Couleurs : jour
theme-night = Couleurs : nuit
sound = Son quand c’est à vous
not-found-title = Il n’y a rien ici
not-found-text = Cette adresse ne mène nulle part. Il en manque peut-être une partie.
go-home = Retour à l’accueil

game-none = Table
game-mississippi-queen = Mississippi Queen
game-niagara = Niagara

bot-name = Bot ({ $level })
name-numbered = { $name } { $number }
seat-number = Place { $number }
seat-open = Place libre
seat-invited = Place sur invitation
somebody = Quelqu’un
you = vous
team = équipe { $team }
your-name = Votre nom
players = Joueurs
decides = doit décider
time-left = Temps restant
rank = { $rank ->
        [1] 1re place
       *[other] { $rank }e place
    }
away-left = un bot joue
away-resigned = a abandonné
away-time = temps écoulé

table-loading = Chargement de la table …
gathering-title = En attente de joueurs
gathering-waits = La partie commence quand toutes les places sont prises.
gathering-full = Toutes les places sont prises.
maker-starts = La personne qui a créé la table lance la partie.
sit-down = S’asseoir
remove-player = Retirer { $name } de la table
close-table = Fermer la table
close-table-sure = Fermer la table pour tout le monde ?
table-closed = La table a été fermée avant le début de la partie.
invite-anew = Nouvelle invitation
invite-anew-about = Voici le nouveau lien. Les anciens liens pour cette place ne sont plus valables :
stand-up = Se lever
start = Lancer la partie
share-link = Lien de cette table
copy = Copier
copied = Copié

board-tools = Vue du plateau
board-closer = Zoom avant
board-farther = Zoom arrière
board-all = Tout afficher
board-follow = Suivre la partie
board-label = Le plateau. Plus et moins changent le zoom, Maj avec les flèches le déplace.
board-in-words = Description du plateau
mq-transfer = Charbon entre { $boat } et { $other }
mq-transfer-give = Donner
mq-transfer-take = Prendre
panels = Plus d’informations sur la table
tab-players = Joueurs
tab-log = Journal
tab-chat = Discussion
tab-more = Table
log = Ce qui s’est passé
log-empty = Il ne s’est encore rien passé.
skip = Passer
offline = Le serveur ne répond pas. La page continue d’essayer.
connection-connecting = connexion en cours
connection-live = en ligne
connection-lost = connexion perdue ; la page continue d’essayer
watching-count = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
watching-more = { $count ->
    [one] { $count } autre
   *[other] { $count } autres
}

chat = Discussion de la table
chat-say = Écrire un message
chat-send = Envoyer
chat-spectator = spectateur
chat-account = compte
chat-unread = { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
}
chat-erased = (effacé)
report = Signaler
report-reason = Qu’est-ce qui ne va pas ?
report-sent = Signalé. Merci.
told-sat = { $name } a pris place.
told-stood = Une place est de nouveau libre.
told-removed = Un joueur a été retiré de la table.
told-rematch-offered = { $name } propose une revanche.
told-begun = La partie commence.
told-taken-over = Un bot joue pour { $name }.
told-came-back = { $name } est de retour.
told-asked = { $name } demande à annuler un tour.
told-rematch-answered = { $agrees ->
    [yes] { $name } accepte la revanche.
   *[no] { $name } refuse la revanche.
}
told-answered = { $agrees ->
        [yes] { $name } est d’accord.
       *[no] { $name } n’est pas d’accord.
    }
told-took-back = { $name } a annulé une action.

undo-ask = Demander à annuler mon dernier tour
undo-asked = { $name } demande à annuler son dernier tour.
undo-agree = D’accord
undo-refuse = Refuser
undo-waits = { $name } demande à annuler un tour ; les autres n’ont pas encore répondu.
bot-takes-over = Laisser un bot jouer pour moi
come-back = Reprendre la main
resign = Abandonner
resign-sure = Abandonner pour de bon ?
no = Non
rematch = Rejouer
rematch-offered = { $name } propose une revanche.
rematch-accept = Accepter
rematch-decline = Refuser
rematch-waits = Revanche proposée ; en attente de { $names }.
rematch-withdraw = Annuler la revanche
rematch-join = Aller à la partie suivante
replay = Revoir

ending-won = Vous avez gagné !
ending-winners = { $count ->
        [one] { $names } a gagné.
       *[other] { $names } ont gagné.
    }

keys = Touches
key-speed = choisir la vitesse
key-steer = en avant, à gauche, à droite
key-bow = orienter la proue : les touches autour de S correspondent aux six directions
key-card = jouer une carte
key-paddle = vers l’amont, vers l’aval, bras gauche ou droit
key-choice = un des choix numérotés
key-confirm = confirmer
key-back = revenir d’une étape
key-restart = recommencer le tour
key-pan = déplacer le plateau
key-zoom = zoom
key-skip = passer l’animation
key-keys = afficher les touches
