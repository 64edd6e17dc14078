### Niagara: Namen und das Brett als Text.

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

end-all-colours = Es ist zu Ende: Jemand hat Edelsteine aller fünf Farben
end-four-alike = Es ist zu Ende: Jemand hat vier Edelsteine einer Farbe
end-seven-gems = Es ist zu Ende: Jemand hat sieben Edelsteine

river-round = Runde { $round }, Ring: { $ring }, Wetter { $weather }, { $arm }
river-arm-left = die nächste Scheibe geht nach links
river-arm-right = die nächste Scheibe geht nach rechts
river-arm-random = der Arm jeder Scheibe wird ausgelost
river-beach = Strand
river-lost = verloren
river-deposit = Fundstelle: { $gems }
river-nothing = -
