### La page : accueil, nouvelles tables, règles, relecture, compte.

## La page d’accueil

home-title = Deux courses sur le fleuve
home-lead = Pilotez un bateau à aubes sur le Mississippi ou rapportez des gemmes au-dessus des chutes du Niagara : contre des bots, entre amis, ou les deux. Rien à installer, aucun compte nécessaire.
home-play = Jeux
home-about-mississippi-queen = Une course de bateaux à aubes sur un fleuve que personne ne connaît encore. Embarquez deux passagères, ménagez votre charbon et arrivez avant tout le monde.
home-facts-mississippi-queen = 2 à 6 joueurs · environ une heure
home-about-niagara = Pagayez, chargez des gemmes et rentrez avant que la rivière n’emporte votre canoë dans les chutes. Chacun choisit une carte en secret.
home-facts-niagara = 3 à 5 joueurs · environ 40 minutes
home-play-now = Jouer maintenant
home-starting = Larguez les amarres …
home-friends = Jouer entre amis
home-rules = Règles
home-one-screen = Sur un seul écran
home-one-screen-about = Tout le monde joue sur cet appareil et se le passe.
home-gather-here = Qui joue ?
home-which-game = Quel jeu
home-player = Joueur { $number }
home-one-more = Un joueur de plus
home-one-less = Un joueur de moins
home-begin = Commencer
home-bots-fill = { $count ->
        [one] Un bot prend la dernière place.
       *[other] Des bots prennent { $count } places.
    }
home-cover = Les cartes restent cachées quand on se passe l’appareil.
home-mine = Mes tables
home-mine-empty = Pas encore de table. « Jouer maintenant » demande un seul clic.
home-open = Tables ouvertes
home-open-empty = Personne n’attend de joueurs en ce moment. Créez une table publique, quelqu’un viendra peut-être.
home-watchable = Parties à regarder
home-watchable-empty = Aucune partie publique en ce moment.
home-join = Rejoindre
home-go-on = Continuer
home-watch = Regarder
home-look-again = Revoir
home-free-seat = libre
home-waits = { $count ->
        [0] Tout le monde est là, prêt à partir
        [one] Une place libre
       *[other] { $count } places libres
    }
home-over = Terminée
home-earlier-rules = Terminée · règles antérieures
home-your-turn = C’est à vous
home-turn-of = On attend { $names }
home-playing = En cours

## Nouvelles tables

new-title = Une nouvelle table
new-loading = Chargement des jeux …
new-people = Qui joue
new-game = Le jeu
new-manners = La table
new-seats = Qui joue à quelle place
new-seats-about = Une place ouverte est pour toute personne qui a le lien, ou pour tout le monde si la table est publique. Les invités reçoivent leur propre lien.
new-all-open = Autres places : ouvertes
new-all-invited = Autres places : sur invitation
new-all-bots = Autres places : bots
new-seat = Place { $number }
new-sitter-maker = Moi
new-sitter-open = Ouverte
new-sitter-invited = Sur invitation
new-sitter-bot = Bot, { $level }
new-own-name = Votre nom à la table
new-usual = standard
new-excluded = Les règles l’excluent ici :
new-dropped = Retiré, car ce n’est plus compatible : { $option }.
new-house-changed = { $count ->
        [0] aucune
        [one] { $count } modifiée
       *[other] { $count } modifiées
    }
new-as-printed = comme dans le livret
new-pace = Temps de réflexion
new-pace-unlimited = Illimité
new-pace-live = Une pendule par joueur
new-pace-per-turn = Des jours par décision
new-pace-about-unlimited = Personne n’est pressé.
new-pace-about-live = Votre pendule tourne tant que tout le monde n’attend que vous ; chaque décision ajoute un peu de temps.
new-pace-about-per-turn = Pour les parties de plusieurs jours : chaque décision a son propre délai.
new-minutes = Minutes
new-increment = Secondes ajoutées
new-days = Jours
new-privacy = Qui trouve la table
new-privacy-link = Seulement avec le lien
new-privacy-public = Tout le monde
new-privacy-about-link = La table ne figure dans aucune liste. Toute personne qui a le lien peut regarder.
new-privacy-about-public = La table figure sur la page d’accueil ; chacun peut prendre une place ouverte ou regarder.
new-absent = Si quelqu’un s’absente
new-absent-bot = Un bot joue à sa place
new-absent-wait = Les autres attendent
new-absent-about-bot = Une personne qui part ou dépasse son temps est remplacée par un bot et peut revenir.
new-absent-about-wait = La partie s’arrête jusqu’à son retour.
new-make = Créer la table
new-make-and-start = Commencer la partie
new-made = La table est prête
new-made-about = Envoyez à chaque invité son propre lien. Les liens ne sont affichés qu’ici, une seule fois.
new-to-table = Aller à la table

option-edition = Édition
about-edition = Quel livret fait foi. Les pages de règles montrent les différences côte à côte.
choice-edition-it2019 = 2019, italienne
choice-edition-fr2019 = 2019, française
choice-edition-ru2019 = 2019, russe
choice-edition-it1997 = 1997 avec The Black Rose
option-seats = Joueurs
about-seats = Combien jouent, bots compris.
choice-seats = { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
option-boats-each = Bateaux par joueur
about-boats-each = À deux, on a toujours deux bateaux chacun ; à trois, c’est possible.
choice-boats-each-usual = standard
choice-boats-each-2 = deux chacun
option-team-size = Équipes
about-team-size = Les équipiers sont assis en alternance ; le premier bateau arrivé gagne pour son équipe.
choice-team-size-usual = pas d’équipes
choice-team-size-2 = équipes de deux
choice-team-size-3 = équipes de trois
option-b-tiles = Tuiles B
about-b-tiles = Des tuiles avec stations de charbon, bois flottant, bancs de sable et beaucoup d’îles. Elles remplacent des tuiles simples.
choice-b-tiles-b1 = B1 : deux stations de charbon
choice-b-tiles-b1-b2 = B1/B2 : charbon et bois flottant
choice-b-tiles-b2 = B2 : bois flottant
choice-b-tiles-b3-1 = B3 : bancs de sable, la première
choice-b-tiles-b3-2 = B3 : bancs de sable, la seconde
choice-b-tiles-b4 = B4 : archipel
option-length = Longueur du fleuve
about-length = Chaque tuile B remplace une tuile A ou allonge le fleuve d’une tuile : de 12 à 18 tuiles en tout.
choice-length-usual = 12 tuiles
choice-length = { $count } tuiles
option-leaving = Tuiles A retirées
about-leaving = 1997 : les tuiles A qui cèdent la place aux tuiles B. Choisissez-en exactement autant qu’il en sort, ou aucune : elles seront tirées au sort.
option-transfer = Transfert de charbon
about-transfer = Les bateaux d’un joueur ou d’une équipe peuvent se transférer du charbon.
option-black-rose = Le Black Rose
about-black-rose = Un bateau noir qui n’est à personne gêne la course ; le joueur en dernière position le pilote.
option-minimum-passengers = Peu de passagères
about-minimum-passengers = Il n’y a que deux passagères par joueur sur tout le fleuve.
option-more-passengers = Plus de passagères
about-more-passengers = Une passagère de plus attend à chaque embarcadère bleu, juste pour rendre la partie plus facile.
option-introductory = Partie d’initiation
about-introductory = Un fleuve court sans passagères, pour apprendre à piloter.
option-round-limit = Limite de manches
about-round-limit = La partie s’arrête au plus tard après ce nombre de manches.
choice-round-limit-none = sans limite
option-finish-speed = Vitesse à l’arrivée
about-finish-speed = À quelle vitesse un bateau peut accoster à l’arrivée.
choice-finish-speed-usual = 1, le standard
choice-finish-speed-2 = jusqu’à 2
option-fork = La bifurcation
about-fork = Dans quel bras part le prochain disque là où la rivière se sépare.
choice-fork-in-turn = les bras en alternance, au vu de tous
choice-fork-random = tiré au sort pour chaque disque
option-tie = Égalité
about-tie = Ce qui décide si plusieurs joueurs atteignent le but dans la même manche.
choice-tie-first = le premier d’entre eux dans l’ordre du tour
choice-tie-value = la valeur des gemmes
choice-tie-count = le nombre de gemmes
option-load-and-land = Charger et accoster
about-load-and-land = Un canoë peut-il accoster dans le tour où il a chargé une gemme ?
choice-load-and-land-allowed = permis
choice-load-and-land-forbidden = interdit
option-open-discards = Défausse ouverte
about-open-discards = Tout le monde peut consulter la défausse.
option-house = Règles maison
about-house = Chaque point sur lequel les éditions diffèrent peut être changé. La règle est en lien à côté.

house-first-order-shuffled = les bateaux sont tirés au sort
house-first-order-clockwise = un joueur est tiré au sort, puis dans le sens horaire
house-two-player-docks-1-4 = embarcadères 1 et 4 contre 2 et 3
house-two-player-docks-3-4 = embarcadères 3 et 4 contre 2 et 5
house-sixth-docks-3-or-5 = depuis l’embarcadère 3 ou 5
house-sixth-docks-2-or-3 = depuis l’embarcadère 2 ou 3
house-sixth-docks-3 = depuis l’embarcadère 3
house-sixth-entry-free = ne coûte rien
house-sixth-entry-one-point = coûte 1 point de déplacement
house-clearance-no-touch = les nouvelles tuiles ne doivent en toucher aucune autre
house-clearance-no-overlap = les nouvelles tuiles peuvent en toucher d’autres, mais pas les recouvrir
house-first-turn-tile-when-entered = une tuile n’est posée que si l’on entre sur une tuile
house-first-turn-tile-always = une tuile est toujours posée
house-rear-tiles-stay = elles restent
house-rear-tiles-removed = elles sont retirées, passagères comprises
house-push-chain-allowed = les chaînes sont permises
house-push-chain-forbidden = seulement vers des cases libres
house-push-path-open = aussi sur le chemin du pousseur
house-push-path-used = pas sur les cases déjà empruntées par le pousseur
house-push-path-barred = pas sur le chemin du pousseur
house-no-turn-wreck = le bateau subit une avarie et saute un tour
house-no-turn-elimination = s’il ne manque que du charbon, il est éliminé ; sinon il passe
house-wreck-wheel-at-restart = la roue passe à 1 quand il repart
house-wreck-wheel-at-once = la roue passe à 1 lors de l’accident
house-blocked-same-as-no-turn = comme après tout accident
house-blocked-pass = il passe, à la vitesse 1
house-driftwood-push-speed-kept = il garde sa vitesse
house-driftwood-push-speed-reduced = sa vitesse diminue de 1
house-driftwood-push-bow-owner = son propriétaire oriente la proue
house-driftwood-push-bow-kept = sa proue ne change pas
house-sand-without-coal-barred = jamais sur un banc de sable
house-sand-without-coal-allowed = les bancs de sable lui sont permis
house-sand-back-one-coal = coûte 1 point de charbon
house-sand-back-free = ne coûte rien
house-sand-blocked-sets-bow = il consacre son tour à orienter sa proue
house-sand-blocked-misses-turn = il saute le tour, puis oriente sa proue et part
house-sand-blocked-wrecks-or-sets-bow = terre devant et derrière : il oriente sa proue ; sinon il subit une avarie
house-sand-blocked-eliminated = terre devant et derrière, ou pas de charbon : il est éliminé ; sinon il passe
house-sand-stuck-needs-coal = il lui faut du charbon pour partir
house-sand-stuck-leaves-next = au tour suivant il part sans charbon
house-pick-up-taken = il prend la passagère
house-pick-up-may-decline = il peut y renoncer
house-short-finish-barred = il ne peut pas terminer
house-short-finish-ranked-behind = il est classé derrière ceux qui en ont deux
house-fast-finish-nothing = il continue la course
house-fast-finish-disqualified = il est disqualifié
house-extra-passengers-every-dock = une de plus à chaque embarcadère
house-extra-passengers-blue-docks = une de plus à chaque embarcadère bleu
house-extra-passengers-none = on n’en ajoute pas
house-teams-two-teams = à quatre, équipes de deux ; à six, équipes de trois
house-teams-two-or-three = à quatre, équipes de deux ; à six, équipes de deux ou trois
house-leaving-tiles-drawn = elles sont tirées au sort
house-leaving-tiles-may-be-named = les joueurs peuvent les désigner
house-rose-dock-first-free = au premier embarcadère libre
house-rose-dock-any-free = à n’importe quel embarcadère libre
house-rose-first-round-two-coal = 2 points de charbon s’il entre comme sixième bateau
house-rose-first-round-one-coal = 1 point de charbon, comme à chaque manche
house-rose-aground-misses-turn = il saute son prochain tour
house-rose-aground-leaves = il part comme tout bateau
house-rose-bunker-full = remplir jusqu’à 6
house-rose-bunker-two-a-round = 2 au plus par manche
house-rose-care-required = il doit toujours lui rester un tour à 1 point de charbon au plus
house-rose-care-ignored = personne n’a à y veiller
house-rose-stuck-misses-turn = il saute son tour
house-rose-stuck-wreck = il subit une avarie comme tout bateau
house-introduction-absent = il n’y en a pas
house-introduction-offered = il y en a une

## Règles

rules-title = Règles
rules-lead = Chaque règle avec nos propres mots, et un numéro auquel renvoient les messages d’erreur, les journaux et les liens.
rules-of = Les règles de { $game }
rules-games = Jeux
rules-about-mississippi-queen = Quatre éditions, côte à côte si vous voulez, avec tous les modules et nos précisions.
rules-about-niagara = Le jeu de base avec ses options et nos précisions.
rules-search = Chercher
rules-search-hint-mississippi-queen = p. ex. charbon, PSH-02
rules-search-hint-niagara = p. ex. chutes, CAN-07
rules-edition = Édition
rules-with = Côte à côte avec
rules-with-none = aucune autre édition
rules-only-differences = Seulement les différences ({ $count })
rules-found = { $count ->
        [0] Rien trouvé
        [one] { $count } règle
       *[other] { $count } règles
    }
rules-contents = Chapitres
rules-none = Aucune règle ne correspond. Essayez avec moins de mots.
rules-link = Lien vers { $id }
rules-differs = diffère
rules-differs-begin = (seulement ici :
rules-differs-end = )

chapter-mq-set = Mise en place
chapter-mq-pax = Tableau des passagères
chapter-mq-ord = Ordre du tour
chapter-mq-spd = Vitesse
chapter-mq-mov = Se déplacer
chapter-mq-trn = Tourner
chapter-mq-coa = Charbon
chapter-mq-cra = Déplacements forcés et accidents
chapter-mq-til = Découvrir des tuiles
chapter-mq-rem = Retirer des tuiles
chapter-mq-psh = Pousser
chapter-mq-pic = Embarquer des passagères
chapter-mq-end = Fin de la partie
chapter-mq-int = Partie d’initiation
chapter-mq-bti = Introduire les tuiles B
chapter-mq-sta = Stations de charbon
chapter-mq-dri = Bois flottant
chapter-mq-san = Bancs de sable
chapter-mq-arc = Archipel
chapter-mq-tra = Transfert de charbon
chapter-mq-two = Deux joueurs
chapter-mq-six = Six joueurs
chapter-mq-blr = Le Black Rose
chapter-mq-var = Variantes
chapter-mq-r = Précisions
chapter-ni-set = Mise en place
chapter-ni-rnd = Manche
chapter-ni-crd = Cartes
chapter-ni-act = Agir
chapter-ni-can = Canoës
chapter-ni-gem = Gemmes
chapter-ni-stl = Vols
chapter-ni-lnd = Accostage
chapter-ni-wea = Météo
chapter-ni-riv = Rivière
chapter-ni-fal = Chutes
chapter-ni-rng = Bouée
chapter-ni-end = Fin
chapter-ni-r = Précisions

## Relecture

replay-title = Relecture
replay-of = { $game } : relecture
replay-loading = Chargement de la partie …
replay-to-table = Aller à la table
replay-controls = Commandes de la relecture
replay-slider = Moment de la partie
replay-where = { $at } sur { $last }, tour { $turn }
replay-first = Au début
replay-turn-back = Un tour en arrière
replay-back = Une étape en arrière
replay-play = Lire
replay-pause = Pause
replay-on = Une étape en avant
replay-turn-on = Un tour en avant
replay-end = À la fin
replay-speed = Vitesse de la relecture
replay-times = { $speed } ×
replay-keys = Flèches : une étape · Espace : lecture et pause · Début, Fin : début et fin
replay-turns = Tours
replay-turn = Tour { $number }
replay-earlier = { $count ->
    [one] Un tour précédent
   *[other] { $count } tours précédents
}
replay-later = { $count ->
    [one] Un tour suivant
   *[other] { $count } tours suivants
}
replay-setup = Avant le premier tour
replay-download = Télécharger
replay-download-about = Toute la partie, dans la mesure où vous pouvez la voir : à garder, à analyser ou à poursuivre ailleurs.
replay-as-text = Pour les humains (texte)
replay-as-json = Pour les programmes (JSON)
replay-fair = La partie était-elle équitable ?
replay-fair-about = Avant le premier coup, le serveur s’est engagé sur un secret. Chaque tirage en découle, avec ce que les joueurs ont ajouté : personne ne peut l’avoir choisi.
replay-fair-check = Vérifier chaque tirage
replay-fair-busy = Chaque tirage est recalculé …
replay-fair-not-over = La partie n’est pas terminée. Le secret est révélé à la fin, et tout pourra alors être vérifié.
replay-fair-holds = Tout est correct.
replay-fair-draws = { $count ->
        [one] { $count } tirage a été recalculé et il est juste.
       *[other] { $count } tirages ont été recalculés et tous sont justes.
    }
replay-fair-fails = Quelque chose ne va pas.
replay-fair-seen = La promesse est celle que ce navigateur a vue à la table.
replay-fair-unseen = Ce navigateur n’était pas à la table pendant la partie : seul le serveur dit quelle promesse a été faite.
replay-fair-another = Le serveur annonce maintenant une autre promesse que celle que ce navigateur a vue à la table : le secret a été remplacé.
replay-fair-then = Promis à la table
replay-fair-now = Annoncé maintenant
replay-commitment = Ce qui était promis

## Le compte

account-title = Compte
account-is = Vous êtes { $name }, avec le compte { $login }.
account-guest = Vous êtes { $name }, en invité : seul ce navigateur vous connaît.
account-nobody = Personne ne vous connaît encore ici. Cela changera avec votre première partie.
account-name = Votre nom
account-name-about = Comment les autres vous appellent aux nouvelles tables.
account-save = Enregistrer
account-saved = Enregistré
account-register = Créer un compte
account-register-about = Gardez vos tables et retrouvez-les sur d’autres appareils. Un nom et un mot de passe suffisent.
account-log-in = Se connecter
account-log-in-about = Vous avez déjà un compte.
account-login = Nom du compte
account-login-form = 3 à 32 lettres, chiffres, - ou _
account-password = Mot de passe
account-password-form = Au moins 8 caractères.
account-change = Changer le mot de passe
account-change-about = Toutes vos autres sessions seront fermées.
account-old = Ancien mot de passe
account-new = Nouveau mot de passe
account-change-tokens = Révoquer aussi tous les jetons
account-changed = Le mot de passe a été changé
account-privacy = Vos données
account-export = Télécharger mes données
account-delete = Supprimer mon compte
account-delete-about = Si vous supprimez votre compte, votre nom disparaît de toutes les tables, des bots prennent vos places et le compte ne peut pas être rétabli. Les parties des autres restent.
account-delete-password = Votre mot de passe, pour confirmer
account-leave = Se déconnecter
account-leave-about = Vos places restent les vôtres. Les jetons restent valables.
account-out-here = Se déconnecter ici
account-out-everywhere = Se déconnecter partout
account-out = Déconnexion effectuée
account-tokens = Jetons pour programmes
account-tokens-about = Avec un jeton, un programme, par exemple un bot, joue à votre place, ou ne fait que regarder. Il ne peut rien changer à votre compte.
account-api = Comment jouent les programmes
account-tokens-none = Vous n’avez pas de jeton.
account-token-label = À quoi il sert
account-token-scope = Ce qu’il permet
account-token-scope-play = Jouer et regarder
account-token-scope-read = Regarder seulement
account-token-expiry = Expire
account-token-never = Jamais
account-token-days = Après { $days } jours
account-token-lasting = n’expire pas
account-token-until = jusqu’au { $day }
account-token-expired = expiré
account-token-make = Créer un jeton
account-token-made = Le jeton est créé
account-token-once = Copiez-le maintenant : il n’est montré qu’une fois.
account-token-revoke = Révoquer
account-token-revoked = Le jeton n’est plus valable
account-settings = Réglages
account-settings-about = Ils ne valent que dans ce navigateur.
account-theme = Couleurs
account-theme-auto = comme le système
account-theme-day = jour
account-theme-night = nuit
account-motion = Animations
account-sound = Son quand c’est à vous
