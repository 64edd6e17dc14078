### Was von beiden Spielen gesagt wird.

deleted-player = gelöschter Spieler
end-round-limit = Es ist zu Ende: Die Rundengrenze ist erreicht
game-in-short = Das Spiel in Kürze
list-and = { $first } und { $last }

level-random = zufällig
level-easy = leicht
level-medium = mittel
level-hard = stark
level-expert = meisterhaft
