### Niagara: nomi e tabellone come testo.

player-brown = Marrone
player-yellow = Giallo
player-red = Rosso
player-blue = Blu
player-green = Verde

gem-amethyst = ametista
gem-diamond = diamante
gem-amber = ambra
gem-sapphire = zaffiro
gem-ruby = rubino

end-all-colours = È finita: qualcuno ha pietre di tutti e cinque i colori
end-four-alike = È finita: qualcuno ha quattro pietre dello stesso colore
end-seven-gems = È finita: qualcuno ha sette pietre

river-round = Round { $round }, salvagente: { $ring }, tempo { $weather }, { $arm }
river-arm-left = il prossimo disco va a sinistra
river-arm-right = il prossimo disco va a destra
river-arm-random = il ramo di ogni disco è sorteggiato
river-beach = riva
river-lost = perse
river-deposit = giacimento: { $gems }
river-player = { $name }, giocatore { $seat }: pietre { $gems }; carte { $hand }; giocata { $card }
