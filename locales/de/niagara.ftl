### Niagara: Namen und das Brett als Text.

player-brown = Braun
player-yellow = Gelb
player-red = Rot
player-blue = Blau
player-green = Grün

gem-amethyst = Amethyst
gem-diamond = Diamant
gem-amber = Bernstein
gem-sapphire = Saphir
gem-ruby = Rubin

end-all-colours = Es ist zu Ende: Jemand hat Steine aller fünf Farben
end-four-alike = Es ist zu Ende: Jemand hat vier Steine einer Farbe
end-seven-gems = Es ist zu Ende: Jemand hat sieben Steine

river-round = Runde { $round }, Ring: { $ring }, Wetter { $weather }, { $arm }
river-arm-left = die nächste Scheibe geht nach links
river-arm-right = die nächste Scheibe geht nach rechts
river-arm-random = der Arm jeder Scheibe wird ausgelost
river-beach = Ufer
river-lost = verloren
river-deposit = Fundort: { $gems }
river-player = { $name }, Spieler { $seat }: Steine { $gems }; Karten { $hand }; gelegt { $card }
