### Mississippi Queen: names and the board as text.

boat-red = Red
boat-orange = Orange
boat-blue = Blue
boat-green = Green
boat-pink = Pink
boat-white = White
boat-black = Black Rose

end-all-home = The race is over: all boats but one have finished or are out
end-first-home = The race is over: the first boat has finished for its side
end-stranded = The race is over: no boat can still get two passengers, or no boat can move
end-deadlocked = The race is over: no boat can move any more
end-last-afloat = The race is over: nobody else is left

board-legend = letter and arrow: boat and bow · ### land · ::: sandbank · ~~~ driftwood · @n dock with n passengers · % coal station · == finish dock · 1 to 5 start docks
