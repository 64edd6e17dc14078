### What is said of both games.

deleted-player = deleted player
end-round-limit = It is over: the round limit is reached
game-in-short = The game in short
list-and = { $first } and { $last }

level-random = random
level-easy = easy
level-medium = medium
level-hard = hard
level-expert = expert
