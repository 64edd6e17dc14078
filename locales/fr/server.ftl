### What the server says: its pages, and what it calls guests.

page-api = L’API
page-bots-thinking = Bots qui réfléchissent
page-check = Vérifier
page-game = Jeu
page-kinds = Documents
page-minutes = Minutes depuis le démarrage
page-no-site = Il n’y a pas encore de page pour jouer ici : avec Node installé, `cargo play` la construit et la sert.
page-no-tables = Aucune table dans la liste.
page-open-seats = Places libres
page-players = Joueurs
page-record = Partie enregistrée
page-requests = Requêtes
page-stage = Étape
page-stage-gathering = en attente de joueurs
page-stage-over = terminée
page-stage-playing = en cours
page-status = État
page-tables = Tables
page-tables-in-memory = Tables en mémoire
page-verify = Était-ce équitable ?
page-verify-about = Collez la partie enregistrée et terminée d’un serveur. Chaque tirage est recalculé à partir du secret promis avant le premier coup.
page-version = Version
page-welcome = Ce serveur héberge des tables de Mississippi Queen et de Niagara. Les programmes jouent par l’API.
web-guest = Invité { $number }
