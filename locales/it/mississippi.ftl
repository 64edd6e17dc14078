### Mississippi Queen: nomi e plancia in forma di testo.

boat-red = Rosso
boat-orange = Arancione
boat-blue = Blu
boat-green = Verde
boat-pink = Rosa
boat-white = Bianco
boat-black = Black Rose

end-all-home = La gara è finita: tutti i battelli tranne uno sono arrivati o eliminati
end-first-home = La gara è finita: il primo battello è arrivato per la sua parte
end-stranded = La gara è finita: nessun battello può più avere due passeggeri
end-last-afloat = La gara è finita: non resta nessun altro

board-river = Fiume: { $tiles }
board-finish = arrivo { $bend }
board-legend = lettera e freccia: battello e prua · ### terra · ::: banco di sabbia · ~~~ tronchi · @n molo con n passeggeri · % deposito di carbone · == molo d'arrivo · da 1 a 5 moli di partenza
board-round = Round { $round }, ordine: { $order }
board-boat = { $letter } { $name }, giocatore { $seat }: casella { $place }, prua { $bow }, velocità { $speed }, carbone { $coal }, passeggeri { $passengers }
board-boat-rose = { $letter } { $name }: casella { $place }, prua { $bow }, velocità { $speed }
board-boat-waiting = { $letter } { $name }, giocatore { $seat }: non ancora sul fiume, molo { $place }
board-boat-home = { $letter } { $name }, giocatore { $seat }: arrivato, numero { $place }, carbone { $coal }, passeggeri { $passengers }
board-boat-out = { $letter } { $name }, giocatore { $seat }: fuori dalla gara, numero { $place }
