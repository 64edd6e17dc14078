### Le terminal : plein écran et dialogue ligne par ligne. Ce que disent les jeux se trouve dans play-*.ftl.

term-game-mississippi-queen = Mississippi Queen
term-game-niagara = Niagara
term-seat = place { $number }
term-bot = { $level } { $number }
term-team = É{ $team } { $name }
term-away = { $name } (bot)
term-over = La partie est finie.
term-closed = La table a été fermée.
term-gathering = La partie commence quand toutes les places sont prises.
term-expected = { $name } : { $what }
term-waits = On attend { $names }
term-rank = { $rank }. { $name }
term-choices = Choix (Tab, Entrée)
term-choices-speed = Choix à la vitesse { $speed }
term-not-there = { $place } : on n’y arrive pas pendant ce tour.
term-cover = Les cartes se choisissent en secret. { $name } passe devant l’écran, les autres regardent ailleurs. Entrée pour continuer.
term-quit = Quitter la partie ?
term-quit-keys = Entrée ou y : quitter · toute autre touche : continuer
term-ending-keys = q : quitter · toute autre touche : regarder le plateau
term-hint = Tab Entrée choisir · Retour annuler · Échap refaire · + - zoom · ? aide · q fin
term-keys = Touches
term-keys-list =
    Tab, Maj-Tab     choix suivant, précédent
    Entrée           choisir ; confirmer
    1 à 6            vitesse, carte ou ligne de la liste
    flèches          en avant, à gauche, à droite, reculer ; pagayer
    Retour arrière   revenir d’une étape
    Échap            recommencer le tour
    + -              plus grand, plus petit
    Maj-flèches      déplacer le plateau (aussi h j k l)
    f                suivre de nouveau la partie
    souris           cliquer sur une case ou une ligne ; la molette déplace
    a                ce que ferait un bot
    u                demander à annuler un tour (y n : répondre)
    t                écrire un message, à la table d’un serveur
    q                quitter

term-short-keys = une touche : jouer · ? : les touches
term-advice = Un bot jouerait : { $what }. Entrée le joue, Retour l’écarte.
term-asks = { $name } demande à annuler le dernier tour.
term-asks-keys = { $asks } y : accepter · n : refuser
term-asks-words = { $asks } Répondez agree ou refuse.
term-asked = Vous avez demandé à annuler votre tour. On attend { $names }
term-time = { $name } ({ $time })
term-say = Écrire un message
term-say-keys = Entrée : envoyer · Échap : annuler
term-said = { $who ->
        [seat] { $name } (place { $seat }) dit : { $text }
        [spectator] { $name } (spectateur) dit : { $text }
       *[unknown] { $name } dit : { $text }
    }

term-mq-strip = manche { $round } · tuiles à venir : { $draws }
term-mq-boat = vit. { $speed } char. { $coal } pass. { $passengers }
term-mq-turn = { $arrow } vit. { $speed } · charbon { $coal }
term-mq-turn-pushes = { $turn } · pousse { $to }
term-mq-pushes = { $turn }, pousse vers { $to }
term-ni-player = { $cards ->
        [one] { $card } { $cards } carte { $gems }
       *[other] { $card } { $cards } cartes { $gems }
    }
term-ni-spoken = canoë a : { $a } ; canoë b : { $b } ; gemmes : { $gems } ; cartes en main : { $cards } ; { $card }
term-ni-legend = (n) disque · ≈ plage · v perdu dans les chutes · lettre : joueur (N marron, Y jaune, R rouge, B bleu, G vert) · a b : canoës · gemmes : { $gems } · [ ] carte : ouverte, ? cachée, ~ nuage

term-plain-hello = Tapez un numéro, ou une action telle qu’indiquée entre parenthèses. help explique le reste.
term-plain-help =
    un numéro           choisir cette ligne
    des actions         par exemple : speed:3 ahead left end
    why ACTION, LIEU    pourquoi c’est impossible
    board               le plateau et tout ce qui s’y trouve
    choices             de nouveau les choix
    undo, restart       annuler une action, tout le tour
    save FICHIER        écrire l’enregistrement
    advice              ce que ferait un bot
    ask, agree, refuse  annuler un tour ; répondre à une demande
    say MOTS            écrire un message, à la table d’un serveur
    quit                quitter
term-plain-advice = Un bot jouerait ceci. 1 le joue, undo l’écarte.
term-plain-choice = { $number } : { $label }
term-plain-thing = { $place } : { $what }
term-plain-player = { $badge } { $name } : { $what }
term-plain-allowed = { $action } est possible.
term-plain-input-ended = L’entrée s’est terminée avant la fin de la partie.

term-replay-at = entrée { $at } sur { $last }
term-replay-hint = ← → pas · PgPréc PgSuiv tour · Début Fin · Espace lire · + - zoom · q quitter

term-rules-heading = Règles
term-rules-all = toutes les éditions
term-rules-search = Recherche : { $query }
term-rules-nothing = Aucune règle ne contient ces mots.
term-rules-compare = { $a } et { $b } : différences
term-rules-hint = taper : chercher · ← → édition · Tab comparer · F2 langue · F3 jeu · Échap fin

play-saved = Écrit : { $file }
draw-done = Dessiné : { $file }
draw-over-record = c’est l’enregistrement lui-même ; indiquez un autre fichier pour l’image
draw-progress = { $done } images sur { $games }
man-done = Pages de manuel écrites : { $count }

term-you = Vous
term-player = Joueur { $number }
bot-broke = un bot a échoué ; merci de le signaler
term-nobody-listens = il n’y a pas de discussion ici : seulement aux tables d’un serveur
server-no-advice = à la table d’un serveur, les bots ne donnent pas de conseil
server-foreign = { $server } n’est pas un serveur Paddlewheel, ou il ne fonctionne pas correctement (HTTP { $status })
server-said = { $detail }
server-unreachable = le serveur { $server } est injoignable : { $reason }
server-timeout = le serveur { $server } n’a pas répondu en { $seconds } secondes
server-url = { $value } n’est pas l’adresse d’un serveur ; elle commence par http:// ou https://, par exemple http://127.0.0.1:7380
server-table = { $value } n’est pas l’identifiant d’une table : c’est ce qui suit /table/ dans le lien
server-no-seat = aucune place n’est libre à cette table ; utilisez watch pour regarder
seat-form = { $value } ne peut pas s’asseoir ici ; sont possibles me, me:NOM et les bots : { $known }
record-of-another-game = ceci est une partie de { $game }, et non de { $wanted }
