### Mississippi Queen: Namen und der Spielplan als Text.

boat-red = Rot
boat-orange = Orange
boat-blue = Blau
boat-green = Grün
boat-pink = Rosa
boat-white = Weiß
boat-black = Black Rose

end-all-home = Das Rennen ist zu Ende: Alle Dampfer bis auf einen sind im Ziel oder ausgeschieden
end-first-home = Das Rennen ist zu Ende: Der erste Dampfer ist für seine Seite im Ziel
end-stranded = Das Rennen ist zu Ende: Kein Dampfer kann noch zwei Fahrgäste bekommen, oder keiner kann mehr fahren
end-deadlocked = Das Rennen ist zu Ende: Kein Dampfer kann mehr fahren
end-last-afloat = Das Rennen ist zu Ende: Sonst ist niemand mehr dabei

board-legend = Buchstabe und Pfeil: Dampfer und Bug · ### Land · ::: Sandbank · ~~~ Treibholz · @n Anleger mit n Fahrgästen · % Kohlestation · == Zielanleger · 1 bis 5 Startanleger
