### Ciò che si dice di entrambi i giochi.

deleted-player = giocatore eliminato
end-round-limit = È finita: raggiunto il limite di round
game-in-short = Il gioco in breve
list-and = { $first } e { $last }

level-random = a caso
level-easy = facile
level-medium = medio
level-hard = difficile
level-expert = esperto
