### Was die Befehle sagen.

error = Fehler: { $what }
warning = Warnung: { $what }

rules-heading = { $id } { $title }
rules-heading-edition = { $id } { $title } ({ $edition })
rules-edition-says = { $edition }: { $statement }
rules-diff = { $a } und { $b } unterscheiden sich in { $count } { $count ->
        [one] Punkt
       *[other] Punkten
    }
rules-point = als Hausregel: { $field }={ $a } oder { $field }={ $b }

perft-nodes = Tiefe { $depth }, Knoten: { $nodes }

replay-heading = { $game }, { $edition }, nach { $at } von { $entries } Einträgen
replay-heading-unfinished = { $game }, { $edition }, nicht beendet, nach { $at } von { $entries } Einträgen

simulate-progress = { $done } von { $games } Spielen
simulate-heading = Spiele: { $games }, Startwert { $seed }
simulate-rounds = Runden: im Mittel { $mean }, von { $least } bis { $most }
simulate-turns = Züge: im Mittel { $mean }, von { $least } bis { $most }
simulate-actions = Einzelaktionen: im Mittel { $mean }, von { $least } bis { $most }
simulate-count-wrecks = Havarien: { $total }, { $mean } je Spiel
simulate-count-eliminations = Ausgeschiedene: { $total }, { $mean } je Spiel
simulate-count-disqualifications = Disqualifikationen: { $total }, { $mean } je Spiel
simulate-count-rerolls = Richtungswürfel neu geworfen: { $total }, { $mean } je Spiel
simulate-count-gems = Edelsteine an Land gebracht: { $total }, { $mean } je Spiel
simulate-count-thefts = Diebstähle: { $total }, { $mean } je Spiel
simulate-count-losses = Kanus im Wasserfall: { $total }, { $mean } je Spiel
simulate-count-bought-back = zurückgekaufte Kanus: { $total }, { $mean } je Spiel
simulate-winner = gewonnen von Spieler { $seat }: { $count } ({ $share } %)
simulate-end = { $reason }: { $count } ({ $share } %)

arena-bot = Bot
arena-games = Spiele
arena-wins = Siege
arena-share = % Siege (95 %)
arena-rank = mittlerer Rang
arena-rating = Wertung (95 %)
arena-mean-time = ms/Zug
arena-longest-time = längster
arena-turns = Züge
arena-forfeits = kampflos verloren
arena-count-wrecks = Havarien
arena-count-eliminations = Ausgeschiedene
arena-count-disqualifications = Disqualifikationen
arena-count-gems = Edelsteine
arena-count-thefts = Diebstähle
arena-count-losses = im Wasserfall
arena-count-bought-back = zurückgekauft
arena-forfeit = Spiel { $number }: { $name } auf Platz { $seat } verliert: { $reason }
arena-pair = Paar
arena-met = Begegnungen
arena-ahead = erster vorn
arena-level = gleichauf
arena-behind = zweiter vorn
arena-ahead-share = % erster vorn (95 %)
arena-interrupted = nach { $games } von { $wanted } Spielen abgebrochen
arena-sprt-high = SPRT: { $bot } gewinnt mindestens { $high } % der Spiele, nicht höchstens { $low } % (Log-Likelihood-Verhältnis { $ratio }, Grenzen ±{ $bound }, Fehler { $error } %)
arena-sprt-low = SPRT: { $bot } gewinnt höchstens { $low } % der Spiele, nicht mindestens { $high } % (Log-Likelihood-Verhältnis { $ratio }, Grenzen ±{ $bound }, Fehler { $error } %)
arena-sprt-open = SPRT: offen, ob { $bot } höchstens { $low } % der Spiele gewinnt oder mindestens { $high } % (Log-Likelihood-Verhältnis { $ratio }, Grenzen ±{ $bound }, Fehler { $error } %)
explain-game = Spiel { $number }
explain-heading = Zug { $turn }, { $speaker } ({ $bot }), erwogene Züge: { $considered }
explain-visits = Versuche
explain-chance = % Platz { $seat }
explain-line = dann: { $line }
advise-turn = { $speaker }: { $turn }
tune-weight = { $name }: { $old } → { $new }
verify-holds = Alle Ziehungen sind wie versprochen: { $draws } wurden nachgerechnet.
verify-promise = vor dem ersten Zug versprochen: { $commitment }
plot-ratings = Wertungen, mit 95 % Sicherheit
plot-rounds = Spiele nach Runden
plot-held-coal = Spieler nach der Kohle am Ende
plot-held-gems = Spieler nach ihren Edelsteinen am Ende

bench-start-two-boats = Zwei Dampfer auf dem Fluss
bench-start-two-players = Zwei Spieler mit je zwei Dampfern
bench-start-five-players = Fünf Spieler, alle B-Teile und die Black Rose
bench-start-three = Drei Spieler
bench-start-five = Fünf Spieler
bench-turns = zufälliges Spiel: { $value } Züge/s
bench-positions-met = alle vollständigen Züge: { $value } Stellungen/s, im Mittel je { $plans } Züge
bench-positions-any-coal = dasselbe mit beliebig viel Kohle, gleichmäßig 0 bis 6: { $value } Stellungen/s, je { $plans } Züge
bench-positions-full-coal = dasselbe mit vollen Bunkern: { $value } Stellungen/s, je { $plans } Züge
bench-positions-both-afloat = dasselbe mit einer Zahl und beiden Kanus im Wasser: { $value } Stellungen/s, je { $plans } Züge
bench-action = eine Einzelaktion: { $value } ns
bench-action-inside = eine Einzelaktion, die den Zug nicht beendet: { $value } ns
bench-state = Größe eines Zustands: { $bytes } Byte

end-forfeit = Das Spiel ist zu Ende: Ein Bot hat kampflos verloren

serve-ready = Paddlewheel ist bereit: { $address }
serve-reviewed = Die Regeln wurden berichtigt. Von den Tischen dieser Datenbank gehen { $kept } weiter; { $earlier } wurden nach früheren Regeln gespielt und können nur gelesen werden.
serve-unreadable = Nicht lesbare Tische: { $unreadable }. Sie bleiben, wie sie sind.
serve-database = Alles wird in { $database } aufbewahrt. Strg-C beendet es.
serve-insecure-seed = WARNUNG: unsicherer Startwert { $seed }. Alle können jede Ziehung ausrechnen. Nur für Tests.
serve-ended = Beendet.
serve-config = Konfiguration: { $file }
serve-metrics = Metriken: { $address }
config-default = Vorgabe
config-file-line = { $file }, Zeile { $line }
config-unset = { $name } ist nicht gesetzt
config-example =
    Konfiguration eines Paddlewheel-Servers mit der Vorgabe jeder Option, oder einem Beispiel, wo es keine gibt.
    Verwendung: `paddlewheel serve --config DATEI`; `paddlewheel config check DATEI` prüft sie.
    Umgebungsvariablen (PADDLEWHEEL_LISTEN, PADDLEWHEEL_LIMITS_STREAMS) haben Vorrang vor der Datei,
    die Befehlszeile vor beiden. Pfade gelten ab dem Arbeitsverzeichnis.
export-done = Geschriebene Tische: { $count }
import-done = { $file }: Tisch { $table }
admin-guest = (Gast)
admin-state-banned = gesperrt
admin-state-muted = stumm
admin-renamed = { $id } heißt jetzt { $name }
admin-muted = { $name } ({ $id }) kann nicht chatten
admin-unmuted = { $name } ({ $id }) kann chatten
admin-banned = { $name } ({ $id }) ist gesperrt
admin-unbanned = { $name } ({ $id }) kann sich anmelden
admin-reset = { $link } gilt einmal, bis { $until }
admin-player-deleted = { $name } ({ $id }) ist gelöscht
admin-table-deleted = Der Tisch { $table } ist gelöscht
admin-announced = Jede Seite zeigt es jetzt
admin-announced-nothing = Die Ankündigung ist entfernt
admin-registration-open = Konten können angelegt werden
admin-registration-closed = Niemand kann ein Konto anlegen; Gäste können spielen
admin-resolved = Die Meldung { $report } ist erledigt
backup-done = Kopiert nach { $file }
check-progress = { $done } von { $games } Tischen
check-done = Geprüft: { $tables } Tische mit { $events } Ereignissen; in { $games } beendeten Spielen wurden { $draws } Ziehungen nachgerechnet.
check-earlier-rules = Davon wurden { $count } nach früheren Regeln gespielt: Sie werden gezeigt, wie sie waren, und nicht fortgesetzt.
check-database = Datenbank: { $reason }
check-subject = { $subject }: { $reason }
check-event = Tisch { $subject }, Ereignis { $event }: { $reason }
check-gap = im Protokoll dieses Tisches fehlen Ereignisse: { $detail }
check-card-without-log = der Tisch steht in der Liste, hat aber kein Protokoll
check-log-without-card = der Tisch hat ein Protokoll, steht aber nicht in der Liste
check-seat-without-card = an diesem Tisch sitzen Spieler, er steht aber nicht in der Liste
check-due-without-log = der Tisch hat eine Frist, aber kein Protokoll
check-key-without-player = den Spieler dieser Sitzung oder dieses Token gibt es nicht
check-invitation-without-table = den Tisch dieser Einladung gibt es nicht
check-stage = Listen zeigen einen anderen Stand als das Protokoll dieses Tisches: { $detail }
check-card = Listen kennen spätere Ereignisse oder andere Spieler als das Protokoll dieses Tisches: Seine letzten Ereignisse sind vielleicht verloren
load-actions = { $tables } Tische, { $seconds } s: { $actions } bestätigte Aktionen, { $rate } je Sekunde
load-latency = Antwortzeiten: die Hälfte in { $p50 } ms, 99 von 100 in { $p99 } ms, alle in { $max } ms
load-idle = { $tables } Tische mit offenen Strömen: der Server braucht { $mebibytes } MiB
load-cold = Ein Tisch mit { $events } Ereignissen, von einem frischen Server nach { $millis } ms gezeigt
load-soak = Nach { $minutes } min: { $rate } Aktionen je Sekunde, 99 von 100 in { $p99 } ms; Speicher { $mebibytes } MiB, offene Dateien { $files }, Write-Ahead-Log { $wal } MiB, Datenbank { $database } MiB
