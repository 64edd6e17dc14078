### Mississippi Queen: nomi e tabellone in forma di testo.

boat-red = Rosso
boat-orange = Arancione
boat-blue = Blu
boat-green = Verde
boat-pink = Rosa
boat-white = Bianco
boat-black = Black Rose

end-all-home = La gara è finita: tutti i battelli tranne uno sono arrivati o eliminati
end-first-home = La gara è finita: il primo battello è arrivato per il suo schieramento
end-stranded = La gara è finita: nessun battello può più avere due passeggeri, o nessuno può più muoversi
end-deadlocked = La gara è finita: nessun battello può più muoversi
end-last-afloat = La gara è finita: non resta nessun altro

board-legend = lettera e freccia: battello e prua · ### terra · ::: banco di sabbia · ~~~ tronchi · @n pontile con n passeggeri · % deposito di carbone · == pontile d’arrivo · da 1 a 5 pontili di partenza
