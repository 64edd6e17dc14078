### То, что говорится об обеих играх.

deleted-player = удалённый игрок
end-round-limit = Конец: достигнут предел раундов
game-in-short = Игра вкратце
list-and = { $first } и { $last }

level-random = наугад
level-easy = лёгкий
level-medium = средний
level-hard = сильный
level-expert = эксперт
