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
level-about-beginner = Denkt von Zug zu Zug und gibt sich oft mit einem mäßigen zufrieden.
level-about-easy = Spielt vernünftige Züge und übersieht manchen besseren.
level-about-medium = Beurteilt den eigenen Zug genau, aber nicht deine Antwort darauf.
level-about-hard = Denkt einige Züge voraus, auch deine.
level-about-expert = Denkt so weit voraus, wie die Zeit reicht, und rechnet mit deinen besten Antworten.
bot-name = { $name } · { $level }

table-earlier-rules = Diese Partie wurde nach früheren Regeln gespielt. Sie wird gezeigt, wie sie verlief, und kann nicht fortgesetzt werden.
table-earlier-rules-part = Diese Partie wurde nach früheren Regeln gespielt und kann nicht fortgesetzt werden. Diese Version kann sie nur bis hierher zeigen; der Rest steht in ihrem Protokoll.

advice-title = Rat
advice-by = Von der Stufe { $level }
advice-chance = { $name }: { $chance } %
advice-in-mind = Dein Zug: { $turn }
advice-agrees = Du hast den besten Zug im Sinn.
advice-than-yours = Besser als dein Zug, denn:
advice-than-next = Besser als der zweitbeste, denn:
advice-nothing = Es gibt nichts zu wählen.
advice-wins-more = Gewinnt öfter: { $advised } % statt { $other } %
advice-about-equal = Beide sind etwa gleich gut
