### Ce que disent les commandes.

error = erreur : { $what }
warning = avertissement : { $what }

rules-heading = { $id } { $title }
rules-heading-edition = { $id } { $title } ({ $edition })
rules-edition-says = { $edition } : { $statement }
rules-diff = { $a } et { $b } diffèrent sur { $count } { $count ->
        [one] point
       *[other] points
    }
rules-point = comme règle maison : { $field }={ $a } ou { $field }={ $b }

perft-nodes = profondeur { $depth }, nœuds : { $nodes }

replay-heading = { $game }, { $edition }, après { $at } entrées sur { $entries }
replay-heading-unfinished = { $game }, { $edition }, inachevée, après { $at } entrées sur { $entries }

simulate-progress = { $done } parties sur { $games }
simulate-heading = parties : { $games }, graine { $seed }
simulate-rounds = manches : moyenne { $mean }, de { $least } à { $most }
simulate-turns = tours : moyenne { $mean }, de { $least } à { $most }
simulate-actions = micro-actions : moyenne { $mean }, de { $least } à { $most }
simulate-count-wrecks = avaries : { $total }, { $mean } par partie
simulate-count-eliminations = éliminations : { $total }, { $mean } par partie
simulate-count-disqualifications = disqualifications : { $total }, { $mean } par partie
simulate-count-rerolls = dé de direction relancé : { $total }, { $mean } par partie
simulate-count-gems = gemmes ramenées à terre : { $total }, { $mean } par partie
simulate-count-thefts = vols : { $total }, { $mean } par partie
simulate-count-losses = canoës tombés dans les chutes : { $total }, { $mean } par partie
simulate-count-bought-back = canoës rachetés : { $total }, { $mean } par partie
simulate-winner = gagnées par le joueur { $seat } : { $count } ({ $share } %)
simulate-end = { $reason } : { $count } ({ $share } %)

arena-bot = bot
arena-games = parties
arena-wins = victoires
arena-share = % gagné (95 %)
arena-rank = rang moyen
arena-rating = cote (95 %)
arena-mean-time = ms/tour
arena-longest-time = le plus long
arena-turns = tours
arena-forfeits = forfaits
arena-count-wrecks = avaries
arena-count-eliminations = éliminations
arena-count-disqualifications = disqualifications
arena-count-gems = gemmes
arena-count-thefts = vols
arena-count-losses = dans les chutes
arena-count-bought-back = rachetés
arena-forfeit = partie { $number } : { $name } à la place { $seat } perd : { $reason }
arena-pair = paire
arena-met = rencontres
arena-ahead = premier devant
arena-level = à égalité
arena-behind = second devant
arena-ahead-share = % premier devant (95 %)
arena-interrupted = interrompu après { $games } parties sur { $wanted }
arena-sprt-high = SPRT : { $bot } gagne au moins { $high } % des parties, et non au plus { $low } % (log du rapport de vraisemblance { $ratio }, bornes ±{ $bound }, erreur { $error } %)
arena-sprt-low = SPRT : { $bot } gagne au plus { $low } % des parties, et non au moins { $high } % (log du rapport de vraisemblance { $ratio }, bornes ±{ $bound }, erreur { $error } %)
arena-sprt-open = SPRT : il n'est pas établi si { $bot } gagne au plus { $low } % des parties ou au moins { $high } % (log du rapport de vraisemblance { $ratio }, bornes ±{ $bound }, erreur { $error } %)
explain-game = partie { $number }
explain-heading = tour { $turn }, { $speaker } ({ $bot }), tours envisagés : { $considered }
explain-visits = essais
explain-chance = % place { $seat }
explain-line = puis : { $line }
advise-turn = { $speaker } : { $turn }
tune-weight = { $name } : { $old } → { $new }
verify-holds = Tous les tirages sont conformes à la promesse : { $draws } ont été recalculés.
verify-promise = promis avant le premier coup : { $commitment }
plot-ratings = Cotes, avec une confiance de 95 %
plot-rounds = Parties selon leurs manches
plot-held-coal = Joueurs selon le charbon restant à la fin
plot-held-gems = Joueurs selon leurs gemmes à la fin

bench-start-two-boats = Deux bateaux sur le fleuve
bench-start-two-players = Deux joueurs avec deux bateaux chacun
bench-start-five-players = Cinq joueurs, toutes les tuiles B et le Black Rose
bench-start-three = Trois joueurs
bench-start-five = Cinq joueurs
bench-turns = jeu au hasard : { $value } tours/s
bench-positions-met = tous les tours complets : { $value } positions/s, { $plans } tours chacune en moyenne
bench-positions-any-coal = de même avec toute quantité de charbon, de 0 à 6 : { $value } positions/s, { $plans } tours chacune
bench-positions-full-coal = de même, soutes pleines : { $value } positions/s, { $plans } tours chacune
bench-positions-both-afloat = de même avec un nombre et les deux canoës à l’eau : { $value } positions/s, { $plans } tours chacune
bench-action = une micro-action : { $value } ns
bench-action-inside = une micro-action qui ne finit pas le tour : { $value } ns
bench-state = taille d'un état : { $bytes } octets

end-forfeit = La partie est finie : un bot a perdu par forfait

serve-ready = Paddlewheel est prêt : { $address }
serve-reviewed = Les règles ont été corrigées. Parmi les tables de cette base, { $kept } continuent ; { $earlier } ont été jouées avec des règles antérieures et ne peuvent qu’être lues.
serve-unreadable = Tables illisibles : { $unreadable }. Elles restent telles quelles.
serve-database = Tout est gardé dans { $database }. Ctrl-C pour arrêter.
serve-insecure-seed = ATTENTION : graine non sûre { $seed }. N’importe qui peut calculer tous les tirages. Réservé aux tests.
serve-ended = Arrêté.
serve-config = Configuration : { $file }
serve-metrics = Métriques : { $address }
config-default = valeur par défaut
config-file-line = { $file }, ligne { $line }
config-unset = { $name } n’est pas défini
config-example =
    Configuration d’un serveur Paddlewheel, avec la valeur par défaut de chaque option, ou un exemple s’il n’y en a pas.
    À utiliser avec `paddlewheel serve --config FICHIER` ; `paddlewheel config check FICHIER` le vérifie.
    Les variables d’environnement (PADDLEWHEEL_LISTEN, PADDLEWHEEL_LIMITS_STREAMS) priment sur le fichier,
    et la ligne de commande prime sur les deux. Les chemins sont relatifs au dossier de travail.
export-done = Tables écrites : { $count }
import-done = { $file } : table { $table }
admin-guest = (invité)
admin-state-banned = banni
admin-state-muted = muet
admin-renamed = { $id } s’appelle maintenant { $name }
admin-muted = { $name } ({ $id }) ne peut pas discuter
admin-unmuted = { $name } ({ $id }) peut discuter
admin-banned = { $name } ({ $id }) est banni
admin-unbanned = { $name } ({ $id }) peut se connecter
admin-reset = { $link } est valable une fois, jusqu’au { $until }
admin-player-deleted = { $name } ({ $id }) est supprimé
admin-table-deleted = La table { $table } est supprimée
admin-announced = Chaque page l’affiche maintenant
admin-announced-nothing = L’annonce a été retirée
admin-registration-open = On peut créer des comptes
admin-registration-closed = Personne ne peut créer de compte ; on peut jouer en invité
admin-resolved = Le signalement { $report } est résolu
backup-done = Copié dans { $file }
check-progress = { $done } tables sur { $games }
check-done = Vérifié : { $tables } tables avec { $events } événements ; dans { $games } parties finies, { $draws } tirages ont été recalculés.
check-earlier-rules = Parmi ces tables, { $count } ont été jouées avec des règles antérieures : elles sont affichées telles qu’elles ont été jouées et ne peuvent pas continuer.
check-database = Base de données : { $reason }
check-subject = { $subject } : { $reason }
check-event = Table { $subject }, événement { $event } : { $reason }
check-gap = il manque des événements dans le journal de cette table : { $detail }
check-card-without-log = la table est dans la liste, mais n’a pas de journal
check-log-without-card = la table a un journal, mais n’est pas dans la liste
check-seat-without-card = des joueurs sont assis à cette table, mais elle n’est pas dans la liste
check-due-without-log = la table a une échéance, mais n’a pas de journal
check-key-without-player = le joueur de cette session ou de ce jeton n’existe pas
check-invitation-without-table = la table de cette invitation n’existe pas
check-stage = les listes indiquent un autre stade que le journal de cette table : { $detail }
check-card = les listes connaissent des événements plus récents, ou d’autres joueurs, que le journal de cette table : ses derniers événements sont peut-être perdus
load-actions = { $tables } tables, { $seconds } s : { $actions } actions confirmées, { $rate } par seconde
load-latency = Temps de réponse : la moitié sous { $p50 } ms, 99 sur 100 sous { $p99 } ms, tous sous { $max } ms
load-idle = { $tables } tables avec des flux ouverts : le serveur occupe { $mebibytes } Mio
load-cold = Une table de { $events } événements, montrée par un serveur neuf après { $millis } ms
load-soak = Après { $minutes } min : { $rate } actions par seconde, 99 sur 100 sous { $p99 } ms ; mémoire { $mebibytes } Mio, fichiers ouverts { $files }, write-ahead log { $wal } Mio, base de données { $database } Mio
