### Niagara: die Regeln und Regelklärungen, eine Nachricht je Regelpunkt.

## Spielaufbau

NI-SET-01 = Jede der fünf Fundstellen beginnt mit 7 Edelsteinen ihrer eigenen Farbe: Amethyste bei Feld 3, Diamanten bei Feld 4, Bernsteine bei Feld 5, Saphire bei Feld 6 und Rubine bei Feld 7. Die beiden letzten Fundstellen liegen auf der Insel und sind von beiden Armen aus erreichbar. Der achte Edelstein jeder Farbe bleibt in der Schachtel.
    .title = Sieben Edelsteine je Fundstelle
NI-SET-02 = Neun Scheiben liegen im Fluss: je eine auf den Feldern 1 bis 5 und zwei in jedem Arm. Mit der Option fork = in-turn wird zu Beginn ausgelost und allen gezeigt, welcher Arm die erste Scheibe aufnimmt.
    .title = Scheiben und erster Arm
NI-SET-03 = Der Wettermarker beginnt auf 0.
    .title = Der Wettermarker
NI-SET-04 = Jeder Spieler hat 2 Kanus am Strand und 7 Paddelkarten: die Zahlen 1 bis 6 und eine Wolke.
    .title = Kanus und Paddelkarten
NI-SET-05 = Ein ausgeloster Spieler hat als Erster den Rettungsring.
    .title = Der erste Rettungsring

## Runde

NI-RND-01 = Eine Runde hat vier Phasen: In Phase I wählt jeder eine Karte, in Phase II handeln die Spieler, in Phase III fließt der Fluss, und in Phase IV wird der Rettungsring weitergegeben.
    .title = Die vier Phasen

## Karten

NI-CRD-01 = In Phase I legt jeder geheim eine der Paddelkarten, die er noch auf der Hand hat.
    .title = Eine Karte wählen
NI-CRD-02 = In Phase II werden die Karten einzeln aufgedeckt, jede erst, wenn ihr Spieler an der Reihe ist, und nicht alle gemeinsam.
    .title = Die Karten aufdecken
NI-CRD-03 = Eine gespielte Karte liegt offen, bis ihr Besitzer die nächste darauflegt. Nach der siebten Runde nehmen alle gemeinsam alle sieben Karten zurück. Verdeckte Karten darf niemand mehr ansehen; mit der Option open_discards dürfen es alle.
    .title = Verdeckte Karten
NI-CRD-04 = Jeder spielt in jeder Runde eine Karte, wo auch immer seine Kanus sind.
    .title = In jeder Runde eine Karte

## Handeln

NI-ACT-01 = In Phase II wird im Uhrzeigersinn gehandelt, beginnend mit dem Besitzer des Rettungsrings. Eine Zahl bewegt Kanus; die Wolke ändert das Wetter und sonst nichts.
    .title = Die Züge in Phase II

## Kanus

NI-CAN-01 = Sind beide Kanus eines Spielers an Land, muss er genau eines zu Wasser lassen.
    .title = Beide an Land
NI-CAN-02 = Ist ein Kanu eines Spielers an Land und das andere im Wasser, muss sich das im Wasser bewegen, und das andere darf zu Wasser gelassen werden.
    .title = Eines an Land, eines im Wasser
NI-CAN-03 = Sind beide Kanus eines Spielers im Wasser, müssen sich beide bewegen.
    .title = Beide im Wasser
NI-CAN-04 = Jedes Kanu, das sich bewegt, verbraucht den ganzen Wert der Karte. Jede Scheibe, die es weiterfährt, kostet 1 Punkt.
    .title = Die ganze Karte für jedes Kanu
NI-CAN-05 = In einem Zug fährt ein Kanu nur in eine Richtung, flussaufwärts oder flussabwärts. Es darf nicht den einen Arm hinauf und den anderen hinunter.
    .title = Eine Richtung
NI-CAN-06 = Die beiden Kanus eines Spielers dürfen in verschiedene Richtungen fahren. Sie bewegen sich nacheinander, in beliebiger Reihenfolge.
    .title = Zwei Kanus, zwei Richtungen
NI-CAN-07 = Fährt ein Kanu an der Gabelung flussabwärts, wählt sein Spieler den Arm.
    .title = Den Arm wählen
NI-CAN-08 = Zwischen Strand und Fluss fährt ein Kanu nur über die Scheibe auf Feld 1. Der Schritt vom Strand auf diese Scheibe, oder zurück, kostet 1 Punkt.
    .title = In den Fluss und hinaus
NI-CAN-09 = Alle Punkte müssen verbraucht werden. Nur bei einem Kanu, das anlegt oder den Wasserfall hinunterstürzt, verfallen die restlichen Punkte.
    .title = Alle Punkte verbrauchen
NI-CAN-10 = Ein Kanu, das angelegt hat, bewegt sich in diesem Zug nicht mehr. Auch leere Kanus dürfen anlegen, und es dürfen beide Kanus im selben Zug anlegen.
    .title = Anlegen
NI-CAN-11 = Auf einer Scheibe haben beliebig viele Kanus Platz; sie blockieren einander nicht.
    .title = Kein Blockieren
NI-CAN-12 = Ein Kanu, das flussabwärts über Feld 7 hinauspaddelt, stürzt den Wasserfall hinunter; seine restlichen Punkte verfallen.
    .title = Über den Wasserfall paddeln

## Edelsteine

NI-GEM-01 = Ein Kanu trägt höchstens einen Edelstein.
    .title = Ein Edelstein je Kanu
NI-GEM-02 = An einer Fundstelle einen Edelstein aufzuladen oder abzuladen kostet 2 Punkte. Das geschieht vor oder nach der Bewegung des Kanus, nie mittendrin.
    .title = Aufladen und abladen
NI-GEM-03 = Ein Kanu darf seinen Edelstein abladen und sofort einen anderen aufladen, für zusammen 4 Punkte. Beides geschieht an derselben Fundstelle, und der neue Edelstein muss eine andere Farbe haben.
    .title = Edelsteine tauschen
NI-GEM-04 = Ein Edelstein, der in diesem Zug aufgeladen wurde, wird im selben Zug nicht an einer Fundstelle abgeladen.
    .title = Der neue Edelstein bleibt an Bord
NI-GEM-05 = Ein abgeladener Edelstein darf an einer Fundstelle anderer Farbe liegen. Wer auflädt, wählt unter den Farben, die dort liegen.
    .title = Gemischte Fundstellen
NI-GEM-06 = Mit einer 1 kann also niemand an einer Fundstelle aufladen oder abladen.
    .title = Mit einer 1 keine Edelsteine

## Stehlen

NI-STL-01 = Ein leeres Kanu, das nach Verbrauch aller Punkte eine Bewegung flussaufwärts auf einer Scheibe mit dem beladenen Kanu eines anderen Spielers beendet, darf dessen Edelstein nehmen. Das kostet 0 Punkte.
    .title = Einen Edelstein stehlen
NI-STL-02 = Das stehlende Kanu darf seinen Edelstein zu Beginn dieser Bewegung abgeladen haben. Es darf nicht erst fahren, dann abladen und dann stehlen.
    .title = Vor dem Stehlen abladen
NI-STL-03 = Unter mehreren Opfern wählt der Dieb. Stehlen ist nie Pflicht; man stiehlt nie aus eigenen Kanus, nie im Vorbeifahren und nie flussabwärts. Ein bestohlenes Kanu darf in seinem eigenen Zug stehlen.
    .title = Grenzen des Stehlens
NI-STL-04 = Kanus übergeben einander nie Edelsteine, auch nicht die beiden eines Spielers.
    .title = Keine Übergabe

## Anlegen

NI-LND-01 = Ein Kanu, das mit einem Edelstein den Strand erreicht, sichert ihn sofort, für 0 Punkte. Gesicherte Edelsteine liegen für alle offen da.
    .title = Einen Edelstein sichern

## Wetter

NI-WEA-01 = Wer die Wolke spielt, versetzt den Wettermarker um genau einen Schritt auf der Leiste -1, 0, +1, +2; stehen bleiben darf er nicht. Von einem Ende der Leiste geht es nur zurück.
    .title = Den Wettermarker versetzen
NI-WEA-02 = Wer die Wolke spielt, bewegt, lädt und stiehlt in dieser Runde nichts.
    .title = Nur das Wetter

## Fluss

NI-RIV-01 = In Phase III fließt der Fluss um so viele Schritte, wie die niedrigste in dieser Runde gespielte Zahl plus das Wetter ergibt, nie um weniger als 0.
    .title = Wie weit der Fluss fließt
NI-RIV-02 = Wurde in dieser Runde keine Zahl gespielt, fließt der Fluss um so viele Schritte, wie das Wetter angibt, nie um weniger als 0.
    .title = Nur Wolken
NI-RIV-03 = Ein Schritt schiebt oben eine Scheibe in den Fluss und endet, wenn eine Scheibe den Wasserfall hinuntergestürzt ist. Die Scheiben oberhalb der Gabelung und die in einem Arm rücken um ein Feld vor; der andere Arm steht still.
    .title = Ein Schritt des Flusses
NI-RIV-04 = An der Gabelung geht eine Scheibe in den linken oder in den rechten Arm: Bei jedem Schritt entscheidet der Zufall. Mit der Option fork = in-turn wechseln sich die Arme ab, über die Runden hinweg.
    .title = Links oder rechts an der Gabelung
NI-RIV-05 = Kanus fahren auf ihren Scheiben mit. In Phase III wird nichts aufgeladen, abgeladen oder gestohlen.
    .title = Kanus fahren mit

## Wasserfall

NI-FAL-01 = Kanus auf einer Scheibe, die den Wasserfall hinunterstürzt, sind verloren. Ein Edelstein an Bord kommt zurück zur Fundstelle seiner eigenen Farbe.
    .title = Verlorene Kanus
NI-FAL-02 = In Phase I, bevor die Karten gelegt werden, darf der Besitzer ein verlorenes Kanu für einen gesicherten Edelstein zurückkaufen. Der Edelstein kommt zurück zur Fundstelle seiner eigenen Farbe und das Kanu an den Strand.
    .title = Ein Kanu zurückkaufen
NI-FAL-03 = Ein Spieler, der kein Kanu und keinen Edelstein mehr hat, bekommt ein Kanu umsonst zurück.
    .title = Das kostenlose Kanu

## Rettungsring

NI-RNG-01 = In Phase IV geht der Rettungsring an den nächsten Spieler zur Linken.
    .title = Den Rettungsring weitergeben

## Ende

NI-END-01 = Das Ziel ist, an Land Edelsteine aller fünf Farben oder vier Edelsteine einer Farbe oder sieben beliebige Edelsteine zu haben.
    .title = Das Ziel
NI-END-02 = Das Spiel endet am Ende von Phase II der Runde, in der erstmals ein Spieler das Ziel erreicht. Die anderen handeln noch; der Fluss fließt nicht mehr.
    .title = Spielende

## Regelklärungen

NI-R-01 = Welcher Arm an der Gabelung eine Scheibe aufnimmt, entscheidet der Zufall: Jeder Schritt lost ihn mit gleichen Chancen aus, und niemand kennt ihn im Voraus (fork = random). Mit der Option fork = in-turn wechseln sich die Arme ab, alle sehen, welcher der nächste ist, und es gibt dabei kein Glück.
    .title = Zufall oder abwechselnd
NI-R-02 = Es kann nicht vorkommen, dass ein Spieler für seine ganze Karte keinen erlaubten Zug hat. Flussaufwärts geht es immer, weil das Anlegen überschüssige Punkte aufnimmt, und ein zu Wasser gelassenes Kanu hat immer Platz, weil die höchste Karte eine 6 ist und es bis zum Wasserfall sieben Felder sind.
    .title = Einen Zug gibt es immer
NI-R-03 = Mit dem eigenen Kanu den Wasserfall hinunterzupaddeln ist erlaubt, aber eine Bedienoberfläche verlangt eine Bestätigung. Das Kanu ist verloren, und ein Edelstein an Bord kommt zurück zur Fundstelle seiner eigenen Farbe.
    .title = Den Wasserfall hinunterpaddeln
NI-R-04 = Eine Karte darf allein mit Edelsteinen verbraucht werden, ohne zu fahren: eine 2 mit Aufladen oder Abladen, eine 4 mit einem Tausch. Damit gilt dieses Kanu als bewegt.
    .title = Edelsteine ohne Fahrt
NI-R-05 = Ein Kanu darf im selben Zug einen Edelstein aufladen, flussaufwärts fahren und anlegen (load_and_land = allowed). Mit der Option load_and_land = forbidden macht ein Kanu, das in diesem Zug aufgeladen hat, keine Fahrt, die am Strand endet.
    .title = Aufladen und anlegen
NI-R-06 = Ein Kanu darf nicht zu Beginn seiner Bewegung abladen und am Ende anderswo aufladen. Nur am Ende abzuladen oder nur zu Beginn aufzuladen ist erlaubt.
    .title = Hier abladen, dort aufladen
NI-R-07 = Um zu stehlen, muss ein Kanu mindestens eine Scheibe flussaufwärts gefahren sein.
    .title = Mindestens eine Scheibe flussaufwärts
NI-R-08 = Die beiden Arme haben verschiedene Scheiben: Von einem Arm zum anderen wird nicht gestohlen.
    .title = Kein Stehlen zwischen den Armen
NI-R-09 = Hat ein Spieler nur noch ein Kanu und ist es an Land, muss er es mit einer Zahl zu Wasser lassen.
    .title = Das einzige Kanu
NI-R-10 = Wer kein Kanu, aber Edelsteine hat, darf ein Kanu zurückkaufen, muss es aber nicht. Ohne Kanu bewegt die Karte nichts, zählt aber für den Fluss.
    .title = Ohne Kanu
NI-R-11 = Wer zwei Kanus verloren hat, zahlt für jedes einen Edelstein und darf beide in derselben Runde zurückkaufen.
    .title = Zwei verlorene Kanus
NI-R-12 = Kanus werden in Phase I zurückgekauft, bevor die Karten gelegt werden, offen und ein Spieler nach dem anderen, beginnend mit dem Besitzer des Rettungsrings. Wer nichts zurückzukaufen hat, wird nicht gefragt.
    .title = Wann Kanus zurückgekauft werden
NI-R-13 = Das kostenlose Kanu kommt am Ende der Phase, II oder III, in der das letzte Kanu verloren ging. Es ist ein einziges Kanu, und es gibt nichts zu wählen.
    .title = Wann das kostenlose Kanu kommt
NI-R-14 = An einer leeren Fundstelle kann nichts aufgeladen werden.
    .title = Leere Fundstelle
NI-R-15 = Auch die Karten von Spielern, die nichts bewegen können, zählen für die niedrigste Zahl.
    .title = Karten ohne Bewegung
NI-R-16 = Mehrere Wolken in einer Runde wirken nacheinander, in der Zugreihenfolge.
    .title = Mehrere Wolken
NI-R-17 = Erreichen mehrere Spieler in derselben Runde das Ziel, gewinnt der erste von ihnen in Phase II (tie = first). Mit der Option tie = value gewinnt der höchste Gesamtwert: 1 für einen Amethyst, 2 für einen Diamanten, 3 für einen Bernstein, 4 für einen Saphir und 5 für einen Rubin; danach entscheiden mehr Edelsteine, dann der frühere Zug in Phase II. Mit der Option tie = count entscheiden mehr Edelsteine, dann der frühere Zug.
    .title = Mehrere Spieler am Ziel
NI-R-18 = Alle Spieler, die das Ziel erreicht haben, kommen vor allen, die es nicht erreicht haben, in der Reihenfolge, in der sie bei Gleichstand gewinnen. Die übrigen ordnet der Gesamtwert ihrer Edelsteine, dann deren Zahl, dann der frühere Zug in Phase II; mit der Option tie = count die Zahl, dann der frühere Zug.
    .title = Die übrigen Plätze
NI-R-19 = Während des Spiels sind verdeckte Karten vor allen anderen verborgen, wo immer das Spiel gezeigt wird. Jede Karte sehen alle vom Aufdecken an, bis sie verdeckt wird; eine zurückgenommene Karte gilt als verdeckt. Was mit ihr getan wurde, darf berichtet werden, ihre Zahl nicht. Solange etwas verschlossen oder verdeckt ist, gibt ein laufendes Spiel keine Aufzeichnung heraus. Ist das Spiel zu Ende, ist alles offen. Die eigenen Karten sieht man immer, und die Option open_discards zeigt die aller.
    .title = Verborgene Karten
NI-R-20 = Ein Spiel, das nicht von selbst endet, hört am Ende von Phase II der Runde auf, die die Option round_limit nennt: normalerweise Runde 200, oder ohne Grenze. Dann erhalten alle Spieler ihre Plätze wie bei jedem Spielende.
    .title = Die Rundengrenze
NI-R-21 = Ob ein Kanu an Land oder im Wasser ist, wird zu Beginn des Zuges beurteilt, und die Kanus dürfen in beliebiger Reihenfolge handeln. Landet das im Wasser an oder stürzt es den Wasserfall hinunter, darf das andere noch zu Wasser gelassen werden; ein angelandetes Kanu wird in diesem Zug nicht wieder zu Wasser gelassen.
    .title = An Land oder im Wasser
NI-R-22 = Ein Kanu, das mit überschüssigen Punkten flussaufwärts fährt, landet an; es kann nicht auf Feld 1 stehen bleiben.
    .title = Überschüssige Punkte flussaufwärts
NI-R-23 = Ein Kanu darf den Edelstein aufladen, den das andere Kanu desselben Spielers gerade abgeladen oder im Wasserfall verloren hat. Dass ein neu aufgeladener Edelstein nicht abgeladen wird, gilt für den Edelstein ein und desselben Kanus.
    .title = Ein Edelstein vom anderen Kanu
NI-R-24 = Bei einem Tausch bedeutet eine andere Farbe eine andere als die des gerade abgeladenen Edelsteins.
    .title = Die andere Farbe beim Tausch
NI-R-25 = Über den Rückkauf entscheidet jeder Spieler einmal je Runde: kein, ein oder zwei Edelsteine, in den Farben seiner Wahl. Gefragt werden nur Spieler, die ein verlorenes Kanu und einen Edelstein haben.
    .title = Eine Entscheidung zum Rückkauf
NI-R-26 = Die Karten kommen in Phase IV der Runden 7, 14 und so weiter auf die Hand zurück.
    .title = Die siebte Runde
NI-R-27 = Das Wetter bleibt von Runde zu Runde, wie es ist. Wer kein Kanu hat und die Wolke spielt, versetzt den Marker trotzdem.
    .title = Das Wetter bleibt
