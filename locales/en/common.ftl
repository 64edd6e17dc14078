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
level-about-beginner = Plays one turn at a time and often picks a fair one over the best.
level-about-easy = Plays sensible turns and overlooks some better ones.
level-about-medium = Judges its own turn closely, but not what you will do about it.
level-about-hard = Looks a few turns ahead, including yours.
level-about-expert = Thinks ahead as far as its time allows and counts on your best replies.
bot-name = { $name } · { $level }

table-earlier-rules = This game was played under earlier rules. It is shown as it was played and cannot be continued.
table-earlier-rules-part = This game was played under earlier rules and cannot be continued. The present version can show it only up to this point; the rest is in its log.

advice-title = Advice
advice-by = By the level { $level }
advice-chance = { $name }: { $chance } %
advice-in-mind = Your turn: { $turn }
advice-agrees = You have the best turn in mind.
advice-than-yours = Better than your turn because:
advice-than-next = Better than the next best because:
advice-nothing = There is nothing to choose.
advice-wins-more = It wins more often: { $advised } % instead of { $other } %
advice-about-equal = Both are about equally good
