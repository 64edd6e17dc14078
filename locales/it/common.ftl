### Ciò che si dice di entrambi i giochi.

deleted-player = giocatore eliminato
end-round-limit = La partita è finita: raggiunto il limite di round
game-in-short = Il gioco in breve
list-and = { $first } e { $last }

level-random = a caso
level-beginner = principiante
level-easy = facile
level-medium = medio
level-hard = difficile
level-expert = esperto

table-earlier-rules = Questa partita è stata giocata con regole precedenti. È mostrata così come si è svolta e non può proseguire.
table-earlier-rules-part = Questa partita è stata giocata con regole precedenti e non può proseguire. La versione attuale può mostrarla solo fino a questo punto; il resto è nel suo registro.
