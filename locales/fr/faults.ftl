### Ce qui ne va pas dans ce qui a été lu ou demandé ; par clé d'erreur.

fault-at = { $place } : { $what }
place-line = ligne { $number }
place-column = colonne { $number }
place-entry = entrée { $number }
illegal = { $rule } ({ $title }) : { $statement }
illegal-lacking = { $rule } ({ $title }), il faut { $need }, il y a { $have } : { $statement }

number-out-of-range = { $value } n'est pas un nombre entier de { $least } à { $most }
list-too-long = la liste est trop longue, { $most } au plus
unknown-language = il n'y a pas de langue { $name } ; il y a { $known }
unknown-game = il n'y a pas de jeu { $name } ; il y a { $known }
unknown-edition = il n'y a pas d'édition { $name } ; il y a { $known }
unknown-rule = il n'y a pas de règle { $name } ; les plus proches sont { $near }
rule-is-example = { $name } n'est pas une règle mais un exemple détaillé : les exemples sont dans fixtures/*/scenarios et montrent les règles à l'œuvre
unknown-action = { $name } n'est pas une action ; les actions ressemblent à { $known }
unknown-chance = { $name } n'est pas un résultat ; les résultats ressemblent à { $known }
unknown-boat = il n'y a pas de bateau { $name } ; il y a { $known }
unknown-tile = il n'y a pas de tuile { $name } ; il y a { $known }
unknown-direction = il n'y a pas de direction { $name } ; il y a { $known }
unknown-bend = une tuile se pose { $known }, non { $name }
unknown-space = { $name } n'est pas une case ; une case s'écrit tuile.cellule, par exemple 3.17, cellules de 0 à 19
unknown-gem = il n'y a pas de gemme { $name } ; il y a { $known }
unknown-arm = il n'y a pas de bras { $name } ; il y a { $known }
unknown-place = il n'y a pas de lieu { $name } ; il y a { $known }
unknown-colour = personne ne joue { $name } ; les joueurs sont { $known }
unknown-card = il n'y a pas de carte { $name } ; il y a { $known }
unknown-canoe = un joueur a les canoës { $known }, non { $name }

argument-unknown = il n'y a pas d'option { $name } ; --help les montre toutes
argument-unknown-near = il n'y a pas d'option { $name } ; peut-être { $near }
command-unknown = il n'y a pas de commande { $name } ; --help les montre toutes
command-unknown-near = il n'y a pas de commande { $name } ; peut-être { $near }
argument-missing = il manque { $name }
argument-conflict = { $name } et { $other } ne vont pas ensemble
argument-twice = { $name } ne peut être donné qu'une fois
argument-needs-value = { $name } demande une valeur
argument-surplus = { $value } est une valeur de trop pour { $name }
argument-too-many = { $value } est un argument de trop
argument-value = { $value } n'est pas possible pour { $name }
argument-value-known = { $value } n’est pas possible pour { $name } ; valeurs possibles : { $known }
argument-not-utf8 = un argument n'est pas un texte UTF-8
option-needed = elle manque ; valeurs possibles : { $known }
option-foreign = { $game } n'a pas cette option ; il a { $known }
house-rule-form = { $value } n'est pas une règle maison ; elle s'écrit comme push_chain=forbidden
house-rule-unknown = il n'y a pas de point { $name } qu'une règle maison puisse changer ; il y a { $known }
house-rule-value = { $name } ne peut pas être { $value } ; il peut être { $known }
table-excluded = les règles l'excluent ({ $rule }) : { $statement }
table-incomplete = les règles en demandent davantage, il en manque { $missing } ({ $rule }) : { $statement }

file-unreadable = le fichier ne peut être lu : { $reason ->
        [not-found] il n’existe pas
        [denied] accès refusé
        [not-text] ce n’est pas un texte UTF-8
        [folder] c’est un dossier
        [file] un dossier du chemin est un fichier
       *[other] le système refuse
    }
file-unwritable = le fichier ne peut être écrit : { $reason ->
        [not-found] le dossier n’existe pas
        [denied] accès refusé
        [not-text] ce n’est pas un texte
        [folder] c’est un dossier
        [file] il y a un fichier à la place d’un dossier
       *[other] le système refuse
    }
folder-unwritable = le dossier ne peut être créé ou écrit : { $reason ->
        [denied] accès refusé
        [file] il y a un fichier de ce nom
       *[other] le système refuse
    }
file-exists = le fichier existe déjà ; --force le remplace
stream-failed = l'entrée ou la sortie standard a échoué
game-stuck = la partie { $number } de la graine { $seed } n'a pas pu continuer ; merci de le signaler
worker-failed = un fil d'exécution a échoué ; merci de le signaler

unknown-bot = il n'y a pas de bot { $name } ; il y a { $known } et, pour un programme, exec:COMMANDE
bot-without-name = un bot n'a pas de nom ; il y a { $known } et, pour un programme, exec:COMMANDE
bot-setting = { $value } n'est pas un réglage de { $name } ; il y a { $known }, chacun avec un nombre, comme nodes=50
bot-setting-range = { $value } n’est pas un nombre de { $least } à { $most }
bot-no-setting = { $value } : { $name } n’a pas de réglages
bot-setting-twice = { $value } répète un réglage
bot-not-ours = seuls les bots intégrés donnent des conseils, pas les programmes
advise-chance = ici c'est le hasard qui décide, pas un joueur
advise-over = la partie est finie : personne ne décide
advise-seat = cette place ne décide pas maintenant ; c'est à { $seats }
unknown-weight = { $name } n’est pas un poids de ce jeu ; il y a { $known }
missing-weight = le poids { $name } manque ou n'est pas un nombre
bot-command = il faut un programme après exec:
sprt-form = { $value } n'est pas deux parts entre 0 et 1, la plus petite d'abord, comme 0.5,0.65
arena-few-bots = il y a { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    } pour { $game }, qui se joue de { $least } à { $most } ; nommez plus de bots, au besoin le même plusieurs fois, ou donnez --seats
arena-many-bots = il y a { $count } bots pour { $game }, qui se joue de { $least } à { $most } ; nommez-en moins, ou donnez --seats pour qu'ils jouent à tour de rôle
bot-start = le programme { $name } ne peut pas démarrer : { $reason ->
        [not-found] il n’existe pas
        [denied] accès refusé
       *[other] le système refuse
    }
bot-ended = au lieu de répondre, { $code ->
        [none] le programme a fermé sa sortie
        [signal] le programme a été arrêté par un signal
       *[other] le programme s'est terminé avec le code { $code }
    }
bot-slow = pas de réponse en { $most } ms
bot-nonsense = ceci n'est pas une réponse : { $answer }
bot-error = il répond par une erreur : { $message }
picture-kind = { $name } n'est pas une image ; son nom finit par .svg ou .png
picture-failed = l'image n'a pas pu être dessinée ; merci de le signaler

json-syntax = ce n'est pas du JSON valide
json-ends = le JSON s'arrête trop tôt
json-duplicate-field = le champ { $name } y est deux fois
json-unknown-field = il n'y a pas de champ { $name } ; il y a { $known }
json-no-fields = il n'y a pas de champ { $name } ; aucun n'est possible ici
json-missing-field = il manque le champ { $name }
json-wrong-type = { $found } n'est pas possible ici ; il faut : { $wanted }
json-unknown-name = { $name } n'est pas possible ici ; possibles : { $known }
json-wrong = cela ne convient pas : { $reason }
json-unwritable = cela ne peut être écrit en JSON ; merci de le signaler

line-too-long = la ligne dépasse { $most } octets
line-not-utf8 = la ligne n'est pas un texte UTF-8
request-not-object = une requête est un objet, un lot une liste d'au moins une
request-id = un id est un texte, un nombre ou null
request-version = il faut "2.0"
params-by-name = les paramètres se donnent par nom, dans un objet
unknown-method = il n'y a pas de méthode { $name } ; il y a { $known }
unknown-table = il n'y a pas de table { $name }
table-exists = la table { $name } existe déjà
table-id-empty = l’id d’une table ne doit pas être vide
too-many-tables = pas plus de { $most } tables à la fois ; fermez-en une
actions-empty = il faut au moins une action
chance-form = soit un outcome, soit draw: true avec ou sans seed
chance-not-listed = { $name } ne peut arriver maintenant ; chances énumère ce qui est possible
no-chance-due = ce n’est pas au hasard de décider

position-version = la position a le format { $value } ; ce moteur lit { $known }
position-start-tile = le fleuve commence par A0, seulement là et tout droit
position-tile-not-there = la tuile { $name } n'est pas dans cette partie, ou elle est déjà posée
position-river-overlaps = la tuile est trop près de la tuile { $other } du fleuve
position-tiles-stay = avec ces règles les tuiles restent sur la table
position-leaving = au plus { $most } tuiles A cèdent la place à des tuiles B, et seulement avant la première tuile
position-finish-early = l'arrivée ne se pose qu'après la dernière tuile ; il en reste { $draws } à tirer
position-finish-missing = toutes les tuiles sont posées, il faut donc aussi l'arrivée : left, straight ou right
position-pile-needed = on ne peut deviner quelles tuiles A sont parties : indiquez la pioche
position-no-such-tile = le fleuve n'a pas cette tuile
position-no-dock = la tuile { $name } n'a pas d'embarcadère
position-no-spare = des passagères n'attendent à côté du fleuve que dans la variante au minimum
position-boat-too-many = ce bateau ne participe pas
position-boat-missing = il manque le bateau { $name }
position-boat-where = un seul parmi at, waiting, home, out dit où est le bateau ; seul un bateau sur le fleuve a une proue ou des réparations
position-two-boats = il y a un autre bateau sur la case { $space }
position-boat-on-land = la case { $space } est de la terre
position-aground-speed = un bateau échoué a la vitesse 1
position-served = un bateau a pris ses passagères sur des tuiles différentes avec embarcadère, une par passagère à bord ; la tuile { $value } ne convient pas
position-passengers-aboard = pas plus de { $most } passagères ont pu monter à bord : les autres attendent encore, ou leurs embarcadères ne sont pas encore sur le fleuve
position-last-tile = un bateau est sur la dernière tuile, donc la tuile suivante est déjà posée ; au milieu d'un tour, course.entered_last dit qu'elle est due
position-places = les bateaux arrivés, et ceux hors course, sont numérotés à partir de 0 sans trou
position-setup-round = la manche est 0 pendant la mise en place et à partir de 1 en course
position-virtual-coal = seul un bateau de la manche 1 a le charbon en plus du sixième bateau
position-order = l'ordre nomme chaque bateau encore en course, une seule fois
position-to-move = le bateau { $name } n'est pas en course, il n'a donc pas de tour
position-course = aucun bateau ne peut être dans un tel tour
position-finish-misfit = l’arrivée ne peut pas être posée là ; une autre direction est libre
position-repair = seules les éditions avec avaries connaissent des réparations, et seul le Black Rose a `resumes`
position-leaves-free = seul un bateau échoué sans charbon, dans une édition qui finit par le permettre, repart sans charbon
position-end = la raison de la fin va avec la phase over, et seulement avec elle
position-decided = avec ces bateaux, arrivés ou hors course, la course est finie : il ne reste personne contre qui courir, ou une équipe a gagné ; la phase est alors over, et end dit pourquoi
position-arm = là où les bras sont tirés au sort, aucun n'est le prochain
position-phase = le jeu ne peut pas attendre cela ici
position-setup = avant la première manche tout est comme au début, et s'omet
position-canoe-gem = seul un canoë sur la rivière porte une gemme
position-gems = il y a { $most } gemmes de chaque couleur, non { $value } : { $name }
position-turn = ce ne peut être le tour de ce joueur ici
position-card = les cartes sont posées à partir de la phase cards : toutes dès act, aucune avant
position-hand = une main a chaque carte une fois, sans celle qui est posée, et autant que la manche en laisse
position-hand-needed = à cette manche des cartes ont déjà été jouées : indiquez lesquelles sont en main
position-seen = on n'a vu que des cartes jouées, et celle qui est ouverte en fait partie
position-top = la carte encore visible a été jouée et vue, et aucune autre n'a été posée dessus
position-hidden = la position révélerait ce que ce spectateur ne peut savoir ; secrets: true la donne en entier
position-won = avec ces gemmes la partie serait déjà finie
position-no-canoe = un joueur sans canoë ni gemme reçoit un canoë
position-voyage = aucun joueur ne peut être dans un tel tour

record-header = il manque { $need } dans l'en-tête
record-version = l'enregistrement a le format { $have } ; ce moteur lit { $need }
record-game = c'est un enregistrement de { $have }, pas de { $need }
record-table = la position est d'une autre table
record-too-long = l'enregistrement est trop long : { $have }, { $most } au plus sont lus
record-line = ce n'est ni un tour, ni un hasard, ni un résultat : { $text }
record-entry = une entrée a un joueur (seat) avec des actions, ou un hasard
record-turn = { $action } est du tour suivant et va sur sa propre ligne
record-split-turn = le tour de { $have } continue ici : il va sur la ligne précédente
record-speaker = ce n'est pas { $have } qui décide ici, mais { $need }
record-not-deciding = le joueur { $seat } ne décide pas ici, { $action } n'a donc pas lieu d'être
record-needs-chance = ici c'est au hasard, pas à { $have }
record-chance = { $chance } ne peut arriver ici
record-illegal = { $action } est contraire à { $rule } : { $statement }
record-after-end = la partie est finie avant { $action }
record-earlier-rules = la partie a été jouée avec des règles antérieures : elle peut être revue et importée, mais ni vérifiée ni continuée
record-impossible = { $action } ne peut pas être exécuté ici : la partie a été jouée avec des règles antérieures
record-after-result = rien ne vient après le résultat : { $text }
record-result = le résultat est { $need }, pas { $have }
record-result-missing = la partie est finie, mais il manque son résultat : { $need }
record-result-early = la partie n'est pas finie, elle n'a donc pas encore de résultat : { $have }
record-hidden-start = la partie commence par une position où des cartes sont scellées ou couvertes (NI-R-19) ; l'enregistrement est ouvert quand la partie est finie
record-hidden = la partie est en cours, et l'enregistrement révélerait des cartes scellées ou couvertes (NI-R-19) ; il est ouvert quand la partie est finie

fair-draws = il y a plus ou moins de tirages que dans l’enregistrement
fair-hash = ce n’est pas un hachage : il faut 64 chiffres de 0 à f
fair-missing = l’enregistrement ne dit rien de ses tirages : seules les parties d’un serveur le font
fair-order = les numéros des tirages ne croissent pas
fair-outcome = { $have } n’est pas ce que les dés ont donné
fair-secret = le secret n’est pas celui qui a été promis
host-asked = la place { $seat } a déjà demandé
host-begun = la partie a commencé
host-decision = c’était la décision { $have }, mais la prochaine est la { $need }
host-empty = il n’y a pas de texte
host-full = la table est pleine
host-illegal = { $action } n’est pas permis
host-log = le journal de la table est incomplet ou a été modifié
host-maker-twice = la personne qui crée la table n’a qu’une place
host-no-bot = aucun bot ne joue à la place { $seat }
host-no-player = personne n’est à la place { $seat }
host-no-seat = il n’y a pas de place { $seat }
host-nobody-to-ask = il n’y a personne à qui demander ; les bots sont toujours d’accord
host-not-asked = personne n’a demandé
host-not-begun = la partie n’a pas commencé
host-not-deciding = la place { $seat } ne décide pas maintenant
host-not-invited = la place { $seat } est réservée à quelqu’un d’autre
host-not-over = la partie n’est pas encore finie
host-nothing-to-take-back = il n’y a rien à annuler : quelque chose a été révélé ou quelqu’un d’autre a décidé
host-over = la partie est finie
host-earlier-rules = la partie a été jouée avec des règles antérieures et ne peut pas continuer
host-resigned = un joueur qui a abandonné ne peut pas revenir
host-runs-past = le tour se termine avant { $action }
host-seat-open = la place { $seat } est encore libre
host-seats = il faut { $need } places et non { $have }
host-taken = la place { $seat } est prise
host-too-long = trop long : { $most } caractères au plus
host-unreachable = { $obstacle ->
        [land] La terre barre le passage
        [boats] D’autres bateaux barrent le passage
        [aground] Un bateau échoué ne quitte son banc que tout droit
        [sandbank] Un banc de sable barre le passage : le déplacement s’y arrête
        [stays] Un bateau ne peut pas rester sur place
        [open-end] Le fleuve s’arrête là pour l’instant
        [removed] Cette partie du fleuve n’existe plus
        [far] Trop loin : { $need } points nécessaires, { $have } restants
        [push] Le bateau qui s’y trouve ne peut pas être poussé
        [coal] Pas assez de charbon : { $need } nécessaires, { $have } restants
        [direction] En un tour, un canoë ne va que dans un sens
        [points-left] Le canoë doit utiliser tous ses points
       *[turn] Aucun tour complet n’y mène
    }
host-too-often = cela a été fait trop souvent à cette table : la limite est de { $most } fois
host-removed = vous ne faites plus partie de cette table ; seule une nouvelle invitation permet d’y revenir
host-closed = la table a été fermée
host-left = vous avez laissé votre place à un bot
host-no-offer = personne n’a proposé de revanche
host-rematch-waits = tout le monde n’a pas encore accepté la revanche
host-rematch-made = la table de la revanche existe déjà
web-banned = ce compte est banni jusqu’au { $until }
web-banned-for-good = ce compte est banni
web-muted = vous ne pouvez pas discuter avant le { $until }
web-muted-for-good = vous ne pouvez pas discuter sur ce serveur
web-registration-closed = ce serveur n’accepte pas de nouveaux comptes pour le moment ; on peut jouer en invité
web-report-self = vous ne pouvez pas vous signaler vous-même
web-report-what = il faut une place ou un message
web-no-saying = il n’y a pas de message à cet endroit du journal
web-too-many-reports = vous pouvez avoir au plus { $most } signalements ouverts
web-busy = le serveur ne peut pas le faire pour le moment : réessayez
web-not-ready = le serveur n’est pas prêt : { $part } ne fonctionne pas en ce moment
web-damaged = cette table est endommagée : son journal ne peut pas être rejoué. Réessayer ne sert à rien ; prévenez la personne qui gère le serveur
web-foreign-site = cela a été envoyé par une page d’un autre site
web-has-account = ce joueur a déjà un compte
web-internal = c’est une erreur du serveur : merci de la signaler
web-last-event = Last-Event-ID doit être un nombre entier
web-login = le nom ou le mot de passe est incorrect
web-login-form = il faut { $least } à { $most } lettres, chiffres, - et _
web-name-confusable = le nom ressemble à { $name }, déjà à cette table ; choisissez-en un autre
web-name-direction = le nom contient des caractères qui changent le sens de l’écriture
web-name-invisible = le nom n’a rien de visible
web-login-taken = le nom est déjà pris
web-media-type = le contenu doit être de type application/json
web-method = cette adresse n’accepte pas ce genre de requête
web-no-account = ce joueur n’a pas de compte
web-no-seat = vous n’avez pas de place à cette table
web-no-table = cette table n’existe pas
web-not-found = il n’y a rien ici
web-not-maker = seule la personne qui a créé la table peut le faire
web-not-yours = cette place n’est pas à vous
web-password-form = il faut { $least } à { $most } caractères
web-query = les paramètres sont illisibles : il en manque un, ou il est inconnu ou du mauvais type
web-token = ce jeton n’est pas valable
web-token-account = un jeton ne peut rien changer au compte : connectez-vous pour cela
web-token-expired = ce jeton a expiré
web-token-expiry = il faut un moment à venir, au plus tard dans { $days } jours
web-token-read = ce jeton ne permet que de lire
web-too-large = trop grand : au plus { $most } octets
web-too-many = trop de requêtes : attendez { $wait } s
web-too-many-streams = trop de flux d’événements sont ouverts
web-too-many-tables = vous pouvez avoir au plus { $most } tables non terminées
web-too-many-tokens = vous pouvez avoir au plus { $most } jetons
web-too-slow = le corps de la requête est arrivé trop lentement : { $most } secondes au plus

admin-no-player = il n’y a pas de joueur { $name } : il faut un identifiant ou un nom de connexion
admin-no-account = { $name } est un invité sans compte, il n’y a donc pas de mot de passe
admin-no-table = il n’y a pas de table { $name }
admin-no-report = il n’y a pas de signalement { $name }
admin-duration = { $value } n’est pas une durée comme 30m, 12h ou 90d
admin-time = { $value } n’est pas une date comme 2026-11-20T18:30:00Z
address-form = { $value } n’est pas une adresse comme 127.0.0.1:7380
public-url-form = { $value } n’est pas une adresse comme https://play.example
config-syntax = ce n’est pas du TOML : { $reason }
config-unknown = cette option n’existe pas ; il y a { $known }
config-unknown-near = cette option n’existe pas ; peut-être { $near }
config-kind = il faut ici { $kind ->
        [switch] true ou false
        [number] un nombre entier
       *[text] un texte entre guillemets
    }, par exemple { $example }
config-variable-unknown = cette variable ne correspond à aucune option et est ignorée
config-secret-typed = tout le monde sur cette machine peut voir un mot de passe sur la ligne de commande ; utilisez PADDLEWHEEL_DATABASE, --database-file ou le fichier de configuration
config-secret-readable = ce fichier contient un mot de passe et tout le monde sur cette machine peut le lire ; utilisez chmod o-r
config-database-file = ce fichier doit contenir l’adresse d’une base de données sur une ligne, et rien d’autre
log-filter-form = { $value } n’est pas un filtre de journal ; utilisez error, warn, info, debug, trace ou off, ou pour certaines parties warn,access=info
metrics-listen-failed = impossible d’écouter sur { $address } : { $reason } ; indiquez une autre adresse pour --metrics-listen
backup-exists = le fichier existe déjà et une copie ne le remplace pas : choisissez un autre nom
check-found = problèmes trouvés : { $count }
check-gap-fault = il manque un événement ici
database-failed = la base de données ne fonctionne pas : { $reason }
database-foreign = ce fichier SQLite appartient à un autre programme : indiquez un autre fichier
database-in-use = un autre serveur utilise ce fichier SQLite : arrêtez-le d’abord, ou indiquez un autre fichier
database-linked = ce fichier SQLite a plusieurs noms (liens physiques), et SQLite tiendrait un journal propre à chacun : supprimez les autres noms, ou faites une copie
database-newer = elle vient d’une version plus récente de paddlewheel : utilisez celle-ci, ou un autre fichier
database-unknown = { $kind } n’est pas un type de base de données connu : indiquez un fichier SQLite ou postgres://…
listen-failed = impossible d’écouter sur { $address } : { $reason } ; choisissez une autre adresse avec --listen, ou le port 0 pour un port libre quelconque
insecure-seed-public = une graine connue est réservée aux tests sur cette machine ; { $address } est accessible à d’autres ; utilisez --listen 127.0.0.1:0
load-failed = le serveur n’a pas fait ce qui était attendu : { $reason }
runtime-failed = le programme ne peut pas tourner sur ce système ({ $reason })
site-missing = il n’y a pas de page ici, { $file } ne peut pas être lu ({ $reason }) ; `npm run build` dans le dossier web crée web/dist
advice-no-time = { $name } ne voit pas à l’avance : les millisecondes sont pour hard et expert
advice-others = les conseils sont pour les tables sans autres personnes, ou après la partie
advice-moment = les moments passés ne sont conseillés qu’une fois la partie finie
advice-busy = un conseiller réfléchit encore pour vous ; attendez sa réponse

draw-over-record = c’est l’enregistrement lui-même ; indiquez un autre fichier pour l’image
bot-broke = un bot a échoué ; merci de le signaler
term-nobody-listens = il n’y a pas de discussion ici : seulement aux tables d’un serveur
server-foreign = { $server } n’est pas un serveur Paddlewheel, ou il ne fonctionne pas correctement (HTTP { $status })
server-said = { $detail }
server-unreachable = le serveur { $server } est injoignable : { $reason }
server-timeout = le serveur { $server } n’a pas répondu en { $seconds } secondes
server-url = { $value } n’est pas l’adresse d’un serveur ; elle commence par http:// ou https://, par exemple http://127.0.0.1:7380
server-table = { $value } n’est pas l’identifiant d’une table : c’est ce qui suit /table/ dans le lien
server-no-seat = aucune place n’est libre à cette table ; utilisez watch pour regarder
seat-form = { $value } ne peut pas s’asseoir ici ; sont possibles me, me:NOM et les bots : { $known }
record-of-another-game = ceci est une partie de { $game }, et non de { $wanted }
