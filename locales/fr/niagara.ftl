### Niagara : les noms et le plateau en texte.

player-brown = Marron
player-yellow = Jaune
player-red = Rouge
player-blue = Bleu
player-green = Vert

gem-amethyst = améthyste
gems-amethyst = { $count ->
        [one] { $count } améthyste
       *[other] { $count } améthystes
    }
gem-diamond = diamant
gems-diamond = { $count ->
        [one] { $count } diamant
       *[other] { $count } diamants
    }
gem-amber = ambre
gems-amber = { $count ->
        [one] { $count } ambre
       *[other] { $count } ambres
    }
gem-sapphire = saphir
gems-sapphire = { $count ->
        [one] { $count } saphir
       *[other] { $count } saphirs
    }
gem-ruby = rubis
gems-ruby = { $count ->
        [one] { $count } rubis
       *[other] { $count } rubis
    }

end-all-colours = La partie est finie : quelqu’un a des gemmes des cinq couleurs
end-four-alike = La partie est finie : quelqu’un a quatre gemmes d’une même couleur
end-seven-gems = La partie est finie : quelqu’un a sept gemmes

river-round = Manche { $round }, bouée : { $ring }, météo { $weather }, { $arm }
river-arm-left = prochain disque : à gauche
river-arm-right = prochain disque : à droite
river-arm-random = le bras est tiré au sort
river-beach = plage
river-lost = perdu
river-deposit = gisement : { $gems }
river-nothing = -
