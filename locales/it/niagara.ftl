### Niagara: nomi e tabellone come testo.

player-brown = Marrone
player-yellow = Giallo
player-red = Rosso
player-blue = Blu
player-green = Verde

gem-amethyst = ametista
gems-amethyst = { $count ->
        [one] { $count } ametista
       *[other] { $count } ametiste
    }
gem-diamond = diamante
gems-diamond = { $count ->
        [one] { $count } diamante
       *[other] { $count } diamanti
    }
gem-amber = ambra
gems-amber = { $count ->
        [one] { $count } ambra
       *[other] { $count } ambre
    }
gem-sapphire = zaffiro
gems-sapphire = { $count ->
        [one] { $count } zaffiro
       *[other] { $count } zaffiri
    }
gem-ruby = rubino
gems-ruby = { $count ->
        [one] { $count } rubino
       *[other] { $count } rubini
    }

end-all-colours = La partita è finita: qualcuno ha gemme di tutti e cinque i colori
end-four-alike = La partita è finita: qualcuno ha quattro gemme dello stesso colore
end-seven-gems = La partita è finita: qualcuno ha sette gemme

river-round = Round { $round }, salvagente: { $ring }, meteo { $weather }, { $arm }
river-arm-left = prossimo disco: a sinistra
river-arm-right = prossimo disco: a destra
river-arm-random = il braccio è sorteggiato
river-beach = spiaggia
river-lost = persa
river-deposit = giacimento: { $gems }
river-nothing = -
