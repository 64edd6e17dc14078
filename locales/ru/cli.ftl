### Что говорят команды.

error = ошибка: { $what }

rules-heading = { $id } { $title }
rules-heading-edition = { $id } { $title } ({ $edition })
rules-edition-says = { $edition }: { $statement }
rules-diff = { $a } и { $b } расходятся в { $count } { $count ->
        [one] пункте
       *[other] пунктах
    }
rules-point = как домашнее правило: { $field }={ $a } или { $field }={ $b }

perft-nodes = глубина { $depth }, узлов: { $nodes }

replay-heading = { $game }, { $edition }, после { $at } записей из { $entries }
replay-heading-unfinished = { $game }, { $edition }, не окончена, после { $at } записей из { $entries }
replay-rank = игрок { $seat }: { $rank }-е место

simulate-progress = { $done } партий из { $games }
simulate-heading = партий: { $games }, зерно { $seed }
simulate-rounds = раунды: в среднем { $mean }, от { $least } до { $most }
simulate-turns = ходы: в среднем { $mean }, от { $least } до { $most }
simulate-actions = микродействия: в среднем { $mean }, от { $least } до { $most }
simulate-wrecks = крушения: { $total }, { $mean } за партию
simulate-eliminations = выбывания: { $total }, { $mean } за партию
simulate-disqualifications = дисквалификации: { $total }, { $mean } за партию
simulate-rerolls = кубик направления переброшен: { $total }, { $mean } за партию
simulate-winner = побед игрока { $seat }: { $count } ({ $share } %)
simulate-end = { $reason }: { $count } ({ $share } %)

bench-two-boats = Два парохода на реке
bench-two-players = Два игрока, по два парохода
bench-five-players = Пять игроков, все фрагменты B и «Чёрная роза»
bench-turns = случайная игра: { $value } ходов/с
bench-positions = все полные ходы: { $value } позиций/с
bench-plans = полных ходов в позиции: { $value } в среднем
bench-any-positions = то же с любым запасом угля, от 0 до 6 поровну: { $value } позиций/с
bench-any-plans = законченных ходов в позиции с любым запасом угля: { $value } в среднем
bench-full-positions = то же с полными бункерами: { $value } позиций/с
bench-full-plans = полных ходов в позиции с полными бункерами: { $value } в среднем
bench-action = одно микродействие: { $value } нс
bench-action-inside = одно микродействие, не завершающее ход: { $value } нс
bench-state = размер состояния: { $bytes } байт
