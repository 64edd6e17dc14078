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
level-about-beginner = Pensa a un turno alla volta e spesso si accontenta di una mossa discreta.
level-about-easy = Fa mosse sensate, ma se ne lascia sfuggire di migliori.
level-about-medium = Valuta con cura il proprio turno, ma non la tua risposta.
level-about-hard = Guarda avanti di qualche turno, compresi i tuoi.
level-about-expert = Guarda avanti finché ha tempo e si aspetta le tue risposte migliori.
bot-name = { $name } · { $level }

table-earlier-rules = Questa partita è stata giocata con regole precedenti. È mostrata così come si è svolta e non può proseguire.
table-earlier-rules-part = Questa partita è stata giocata con regole precedenti e non può proseguire. La versione attuale può mostrarla solo fino a questo punto; il resto è nel suo registro.

advice-title = Consiglio
advice-by = Del livello { $level }
advice-chance = { $name }: { $chance } %
advice-in-mind = La tua mossa: { $turn }
advice-agrees = Hai in mente la mossa migliore.
advice-than-yours = Meglio della tua mossa perché:
advice-than-next = Meglio della seconda scelta perché:
advice-nothing = Non c’è nulla da scegliere.
advice-wins-more = Vince più spesso: { $advised } % invece di { $other } %
advice-about-equal = Le due mosse si equivalgono
