### Ciò che si dice di entrambi i giochi.

end-round-limit = È finita: raggiunto il limite di round
game-in-short = Il gioco in breve
