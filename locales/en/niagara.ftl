### Niagara: names and the board as text.

player-brown = Brown
player-yellow = Yellow
player-red = Red
player-blue = Blue
player-green = Green

gem-amethyst = amethyst
gems-amethyst = { $count ->
        [one] { $count } amethyst
       *[other] { $count } amethysts
    }
gem-diamond = diamond
gems-diamond = { $count ->
        [one] { $count } diamond
       *[other] { $count } diamonds
    }
gem-amber = amber
gems-amber = { $count ->
        [one] { $count } amber
       *[other] { $count } ambers
    }
gem-sapphire = sapphire
gems-sapphire = { $count ->
        [one] { $count } sapphire
       *[other] { $count } sapphires
    }
gem-ruby = ruby
gems-ruby = { $count ->
        [one] { $count } ruby
       *[other] { $count } rubies
    }

end-all-colours = The game is over: somebody has gems of all five colours
end-four-alike = The game is over: somebody has four gems of one colour
end-seven-gems = The game is over: somebody has seven gems

river-round = Round { $round }, ring: { $ring }, weather { $weather }, { $arm }
river-arm-left = the next disc goes left
river-arm-right = the next disc goes right
river-arm-random = the arm of each disc is drawn
river-beach = beach
river-lost = lost
river-deposit = deposit: { $gems }
river-nothing = -
