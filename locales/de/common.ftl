### Was von beiden Spielen gesagt wird.

deleted-player = gelöschter Spieler
end-round-limit = Das Spiel ist zu Ende: Die Rundengrenze ist erreicht
game-in-short = Das Spiel in Kürze
list-and = { $first } und { $last }

level-random = zufällig
level-beginner = Anfänger
level-easy = leicht
level-medium = mittel
level-hard = stark
level-expert = meisterhaft

table-earlier-rules = Diese Partie wurde nach früheren Regeln gespielt. Sie wird gezeigt, wie sie verlief, und kann nicht fortgesetzt werden.
table-earlier-rules-part = Diese Partie wurde nach früheren Regeln gespielt und kann nicht fortgesetzt werden. Diese Version kann sie nur bis hierher zeigen; der Rest steht in ihrem Protokoll.
