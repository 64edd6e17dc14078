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
end-stranded = La gara è finita: nessun battello può più avere due passeggeri, o nessuno può più muovere
end-deadlocked = La gara è finita: nessun battello può più muovere
end-last-afloat = La gara è finita: non resta nessun altro

board-legend = lettera e freccia: battello e prua · ### terra · ::: banco di sabbia · ~~~ tronchi · @n molo con n passeggeri · % deposito di carbone · == molo d'arrivo · da 1 a 5 moli di partenza
