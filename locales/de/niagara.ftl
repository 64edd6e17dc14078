### Niagara: Namen und der Spielplan als Text.

player-brown = Braun
player-yellow = Gelb
player-red = Rot
player-blue = Blau
player-green = Grün

gem-amethyst = Amethyst
gems-amethyst = { $count ->
        [one] { $count } Amethyst
       *[other] { $count } Amethyste
    }
gem-diamond = Diamant
gems-diamond = { $count ->
        [one] { $count } Diamant
       *[other] { $count } Diamanten
    }
gem-amber = Bernstein
gems-amber = { $count ->
        [one] { $count } Bernstein
       *[other] { $count } Bernsteine
    }
gem-sapphire = Saphir
gems-sapphire = { $count ->
        [one] { $count } Saphir
       *[other] { $count } Saphire
    }
gem-ruby = Rubin
gems-ruby = { $count ->
        [one] { $count } Rubin
       *[other] { $count } Rubine
    }

end-all-colours = Das Spiel ist zu Ende: Jemand hat Edelsteine aller fünf Farben
end-four-alike = Das Spiel ist zu Ende: Jemand hat vier Edelsteine einer Farbe
end-seven-gems = Das Spiel ist zu Ende: Jemand hat sieben Edelsteine

river-round = Runde { $round }, Rettungsring: { $ring }, Wetter { $weather }, { $arm }
river-arm-left = nächste Scheibe: links
river-arm-right = nächste Scheibe: rechts
river-arm-random = der Arm wird ausgelost
river-beach = Strand
river-lost = verloren
river-deposit = Fundstelle: { $gems }
river-nothing = -
