### What is said of both games.

deleted-player = deleted player
end-round-limit = The game is over: the round limit is reached
game-in-short = The game in short
list-and = { $first } and { $last }

level-random = random
level-beginner = beginner
level-easy = easy
level-medium = medium
level-hard = hard
level-expert = expert

table-earlier-rules = This game was played under earlier rules. It is shown as it was played and cannot be continued.
table-earlier-rules-part = This game was played under earlier rules and cannot be continued. The present version can show it only up to this point; the rest is in its log.
