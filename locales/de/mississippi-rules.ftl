### Mississippi Queen: die Regeln und Regelklärungen, eine Nachricht je Regelpunkt.
### Der Wert ist die allgemeine Regel; ein Ausgabe-Attribut ersetzt sie, wo diese Ausgabe abweicht.

## Spielaufbau

MQ-SET-01 = Das Startteil A0 mit den Startanlegern 1 bis 5 in die Mitte des Tisches legen.
    .title = Das Startteil
MQ-SET-02 = Die übrigen 11 A-Teile verdeckt als Nachziehstapel mischen: vier A1-Teile mit blauem Anleger, vier A2-Teile mit rotem Anleger und drei A3-Teile, die nur Inseln haben.
    .title = Der Nachziehstapel
MQ-SET-03 = Das erste Teil des Nachziehstapels aufdecken und geradeaus an das Startteil legen.
    .title = Das erste Flussteil
MQ-SET-04 = Das Zielteil beiseitelegen; es wird am Ende des Flusses gebraucht.
    .title = Das Zielteil
MQ-SET-05 = Hat das erste Flussteil einen Fahrgastanleger, werden dessen Fahrgäste sofort dort aufgestellt.
    .title = Fahrgäste auf dem ersten Flussteil
MQ-SET-06 = Jeder Spieler nimmt einen Dampfer, aber nie den schwarzen. Das Geschwindigkeitsrad links auf 1 und das Kohlerad rechts auf 6 stellen.
    .title = Dampfer, Geschwindigkeit und Kohle
    .it1997 = Jeder Spieler nimmt einen der fünf Dampfer des Grundspiels; weitere Dampfer kommen mit der Erweiterung hinzu. Das Geschwindigkeitsrad links auf 1 und das Kohlerad rechts auf 6 stellen.
MQ-SET-07 = Das große Dampferplättchen, das vor jedem Spieler liegt, zeigt seine Farbe und nimmt seine Fahrgäste auf, höchstens zwei.
    .title = Das große Dampferplättchen
    .it1997 = Jeder Spieler behält seine Fahrgäste, höchstens zwei, vor sich; mit der Erweiterung kommen sie auf die Kabinenkarte seines Dampfers. Die Black Rose hat keine Kabinenkarte.
MQ-SET-08 = Die Reihenfolgetafel und den Richtungswürfel neben den Fluss legen.
    .title = Reihenfolgetafel und Würfel
    .it1997 = Den Richtungswürfel und das Lineal neben den Fluss legen. Eine Reihenfolgetafel gibt es in dieser Ausgabe nicht.
MQ-SET-09 = Die kleinen Dampferplättchen mischen und in zufälliger Folge auf die Reihenfolgetafel legen. Das ist die Reihenfolge der ersten Runde.
    .title = Reihenfolge der ersten Runde
    .it1997 = Der jüngste Spieler nimmt den Startanleger 1 und beginnt; die anderen nehmen im Uhrzeigersinn die nächsten Startanleger.
MQ-SET-10 = In der Reihenfolge der ersten Runde kommt der erste Dampfer auf den Startanleger 1, der zweite auf den Startanleger 2 und so weiter. Jeder Besitzer richtet den Bug auf eine beliebige der sechs Seiten des Feldes.
    .title = Die Dampfer aufstellen
MQ-SET-11 = Fahrgäste, die bei der jeweiligen Spielerzahl nicht gebraucht werden, kommen zurück in die Schachtel.
    .title = Überzählige Fahrgäste

## Fahrgasttabelle

MQ-PAX-01 = Bei zwei oder drei Spielern gibt es 8 Fahrgäste: 1 auf jedem Anleger, ob rot oder blau.
    .title = Zwei oder drei Spieler
MQ-PAX-02 = Bei vier Spielern gibt es 12 Fahrgäste: 1 auf jedem roten und 2 auf jedem blauen Anleger.
    .title = Vier Spieler
    .it1997 = Bei vier Spielern gibt es 12 Fahrgäste: 1 auf jeder Insel mit roten und 2 auf jeder Insel mit braunen Dächern.
MQ-PAX-03 = Bei fünf oder sechs Spielern gibt es 16 Fahrgäste: 2 auf jedem Anleger.
    .title = Fünf oder sechs Spieler
MQ-PAX-04 = Fahrgäste kommen auf ihren Anleger, sobald dessen Flussteil aufgedeckt wird.
    .title = Wann Fahrgäste erscheinen
MQ-PAX-05 = Auf der Insel einer Kohlestation erscheinen nie Fahrgäste.
    .title = Keine an Kohlestationen

## Zugreihenfolge

MQ-ORD-01 = In der ersten Runde ziehen die Dampfer in der Reihenfolge der Nummern ihrer Startanleger.
    .title = Erste Runde
MQ-ORD-02 = Ab der zweiten Runde ziehen die Dampfer in der Reihenfolge des Rennens: der führende zuerst, der hinterste zuletzt.
    .title = Spätere Runden
MQ-ORD-03 = Die Reihenfolge wird einmal zu Beginn jeder Runde festgelegt und auf der Reihenfolgetafel angezeigt.
    .title = Für die Runde festgelegt
    .it1997 = Die Reihenfolge wird einmal zu Beginn jeder Runde festgelegt. Eine Reihenfolgetafel gibt es in dieser Ausgabe nicht.
MQ-ORD-04 = Ein Dampfer auf einem Flussteil, das weiter vom Start entfernt ist, liegt vor jedem Dampfer auf einem früheren Flussteil.
    .title = Das weitere Flussteil zuerst
MQ-ORD-05 = Stehen Dampfer auf demselben Flussteil, legt man das Lineal parallel zur Nahtstelle mit dem nächsten Flussteil an und schiebt es flussaufwärts zurück. Der Dampfer, dessen Feld es zuerst erreicht, liegt vorn.
    .title = Das Lineal
MQ-ORD-06 = Für die Reihenfolge zählt nur das Feld eines Dampfers; die Richtung seines Bugs spielt nie eine Rolle.
    .title = Der Bug spielt keine Rolle
MQ-ORD-07 = Liegen Dampfer auf demselben Flussteil gleichauf, kommt der mit der höheren Geschwindigkeit zuerst.
    .title = Gleichstand: höhere Geschwindigkeit
MQ-ORD-08 = Ist auch die Geschwindigkeit gleich, kommt der Dampfer mit mehr Kohle zuerst.
    .title = Gleichstand: mehr Kohle
MQ-ORD-09 = Ist auch die Kohle gleich, kommt der Dampfer zuerst, der in Rennrichtung gesehen am weitesten rechts steht.
    .title = Gleichstand: am weitesten rechts

## Geschwindigkeit

MQ-SPD-01 = Die Geschwindigkeit gibt an, wie viele Bewegungspunkte ein Dampfer in seinem Zug hat, und alle müssen verbraucht werden.
    .title = Geschwindigkeit ist Bewegung
MQ-SPD-02 = Bevor sich der Dampfer bewegt, darf man seine Geschwindigkeit kostenlos um 1 erhöhen oder senken.
    .title = Eine kostenlose Änderung der Geschwindigkeit
MQ-SPD-03 = Jede weitere Stufe der Geschwindigkeit, nach oben oder unten, kostet 1 Kohle, die sofort abgezogen wird.
    .title = Weitere Änderungen der Geschwindigkeit
MQ-SPD-04 = Sobald der Dampfer seine Bewegung begonnen hat, kann seine Geschwindigkeit in diesem Zug nicht mehr geändert werden.
    .title = Keine Änderung während der Bewegung
MQ-SPD-05 = Die Geschwindigkeit ist nie niedriger als 1 und nie höher als 6.
    .title = Geschwindigkeit von 1 bis 6

## Bewegung und Drehung

MQ-MOV-01 = Ein Dampfer bewegt sich nur auf das Feld, auf das sein Bug zeigt. Jedes Feld mit offenem Wasser kostet 1 Bewegungspunkt.
    .title = Vorwärts fahren
MQ-MOV-02 = Ein Dampfer fährt nie rückwärts, außer um eine Sandbank zu verlassen.
    .title = Nicht rückwärts fahren
MQ-MOV-03 = Ein Dampfer darf eine Insel weder überqueren noch auf ihr anhalten, und er darf den Fluss nicht verlassen, dessen Ufer die Ränder der Flussteile sind.
    .title = Inseln und Ufer
MQ-MOV-04 = Ein Dampfer darf weder durch einen anderen Dampfer hindurchfahren noch mit ihm auf einem Feld stehen; er kann ihn nur abdrängen.
    .title = Ein Dampfer je Feld
MQ-TRN-01 = Man darf den Bug vor, zwischen und nach den Schritten der Bewegung drehen.
    .title = Wann der Bug gedreht wird
MQ-TRN-02 = In jedem seiner Züge darf ein Dampfer die Richtung seines Bugs einmal kostenlos um 60 Grad ändern.
    .title = Eine kostenlose Drehung
MQ-TRN-03 = Alle weiteren 60 Grad im selben Zug kosten jeweils 1 Kohle, die sofort abgezogen wird.
    .title = Weitere Drehungen
MQ-TRN-04 = Der Bug zeigt immer auf eine Seite des sechseckigen Feldes, nie auf eine Ecke.
    .title = Der Bug zeigt auf eine Seite

## Kohle

MQ-COA-01 = Jeder Dampfer beginnt mit 6 Kohle. Ausgegebene Kohle wird sofort abgezogen.
    .title = Kohlevorrat
MQ-COA-02 = Gibt ein Dampfer seine letzte Kohle aus, wird sein Kohlerad abgenommen: Er hat 0 Kohle.
    .title = Keine Kohle mehr
MQ-COA-03 = Ein Dampfer ohne Kohle bleibt im Rennen. In jeder Runde kann er seine Geschwindigkeit um höchstens 1 ändern und seinen Bug einmal um 60 Grad drehen.
    .title = Ohne Kohle im Rennen
    .it1997 = Ein Dampfer ohne Kohle darf weiterfahren, solange er mit der kostenlosen Änderung der Geschwindigkeit und den kostenlosen 60 Grad auskommt. Ist er gezwungen, Kohle auszugeben, die er nicht hat, wird er aus dem Spiel genommen.
MQ-COA-04 = Das Kohlerad kommt zurück, sobald der Dampfer wieder Kohle erhält, an einer Kohlestation oder durch eine Kohleübergabe.
    .title = Das Kohlerad kommt zurück
MQ-COA-05 = Ein Dampfer hat nie mehr als 6 Kohle.
    .title = Höchstens sechs Kohle

## Zwangszüge und Unfälle

MQ-CRA-01 = Man muss alles tun, um nicht gegen eine Insel oder das Ufer zu fahren, auch wenn man sich damit selbst schadet.
    .title = Unfälle vermeiden
MQ-CRA-02 = Lässt sich ein Unfall wirklich nicht vermeiden, havariert der Dampfer: Er setzt seinen ganzen nächsten Zug für Reparaturen aus.
    .title = Unvermeidbare Havarie
    .it1997 = In dieser Ausgabe gibt es keine Havarien. Ein Dampfer, der nur mit Kohle weiterkäme, die er nicht hat, scheidet aus; ein Dampfer, dem auch noch so viel Kohle nicht helfen würde, passt, und seine Geschwindigkeit wird auf 1 gesetzt.
MQ-CRA-03 = Nach dem ausgesetzten Zug fährt der Dampfer dort wieder los, wo er steht. Erst jetzt kommt sein Rad auf 1, und man richtet seinen Bug beliebig aus.
    .title = Nach der Reparatur
    .ru2019 = Das Rad eines havarierten Dampfers kommt sofort auf 1. Nach dem ausgesetzten Zug fährt er dort wieder los, wo er steht, von Geschwindigkeit 1 aus und mit dem Bug in beliebiger Richtung.
    .it1997 = In dieser Ausgabe gibt es keine Havarien, also muss kein Dampfer repariert werden.
MQ-CRA-04 = Ein Dampfer havariert, wenn er einer Insel, dem Ufer, dem offenen Ende des letzten Flussteils oder Treibholz, für das seine Bewegungspunkte nicht reichen, nicht ausweichen kann. Ein Dampfer, den nur andere Dampfer aufhalten, havariert nicht.
    .title = Was als Unfall zählt
    .it2019 = Ein Dampfer havariert, wenn er einer Insel, dem Ufer, dem offenen Ende des letzten Flussteils, Treibholz, für das seine Bewegungspunkte nicht reichen, oder einem Dampfer, der nicht abgedrängt werden kann, nicht ausweichen kann.
    .ru2019 = Ein Dampfer havariert, wenn er einer Insel, dem Ufer, dem offenen Ende des letzten Flussteils, Treibholz, für das seine Bewegungspunkte nicht reichen, oder einem Dampfer, der nicht abgedrängt werden kann, nicht ausweichen kann. Auch ein Dampfer, der mit Geschwindigkeit 2 oder mehr auf einem Zielanleger endet, havariert.
    .it1997 = In dieser Ausgabe gibt es keine Havarien. Ein Dampfer, dem keine vollständige Bewegung bleibt, scheidet aus, wenn mehr Kohle geholfen hätte; sonst passt er, und seine Geschwindigkeit wird auf 1 gesetzt.
MQ-CRA-05 = Kann ein Dampfer nicht vermeiden, über das offene Ende des letzten Flussteils hinauszufahren, hält er auf dem letzten Feld vor dem Rand an, setzt seinen nächsten Zug aus und fährt von Geschwindigkeit 1 aus wieder los.
    .title = Das offene Ende
    .it1997 = Ein Dampfer, der über das offene Ende des letzten Flussteils hinausfahren würde, muss langsamer werden oder seinen Bug drehen. Könnte er das nur mit Kohle, die er nicht hat, scheidet er aus; würde auch noch so viel Kohle nicht helfen, passt er, und seine Geschwindigkeit wird auf 1 gesetzt.
MQ-CRA-06 = Kann ein Dampfer einem Dampfer, der nicht abgedrängt werden kann, nicht ausweichen, passt er dort, wo er steht, und seine Geschwindigkeit wird auf 1 gesetzt. Einen weiteren Zug setzt er nicht aus.
    .title = Von einem Dampfer blockiert
    .it2019 = Kann ein Dampfer einem Dampfer, der nicht abgedrängt werden kann, nicht ausweichen, macht er so viele Schritte wie möglich. Dann setzt er seinen nächsten Zug aus und fährt von Geschwindigkeit 1 aus wieder los.
    .ru2019 = Kann ein Dampfer einem Dampfer, der nicht abgedrängt werden kann, nicht ausweichen, rammt er ihn und havariert: Seine Geschwindigkeit wird sofort auf 1 gesetzt, und er setzt seinen nächsten Zug aus.
    .it1997 = Kann ein Dampfer den Dampfer vor sich nicht abdrängen, muss er seine restlichen Bewegungspunkte anderswo verbrauchen. Könnte er das nur mit Kohle, die er nicht hat, scheidet er aus; würde auch noch so viel Kohle nicht helfen, passt er, und seine Geschwindigkeit wird auf 1 gesetzt.
MQ-CRA-07 = Ein havarierter Dampfer kann wie jeder andere abgedrängt werden.
    .title = Havarierte Dampfer abdrängen
    .it1997 = In dieser Ausgabe gibt es keine Havarien. Ein Dampfer, der gepasst hat, kann wie jeder andere abgedrängt werden.

## Flussteile entdecken und entfernen

MQ-TIL-01 = Ein neues Flussteil ist fällig, wenn der erste Dampfer auf das zuletzt gelegte Flussteil gelangt, durch eigene Bewegung oder weil er abgedrängt wurde.
    .title = Das letzte Flussteil erreichen
MQ-TIL-02 = Das neue Flussteil wird erst gelegt, wenn der aktive Spieler die gesamte Bewegung beendet hat und die Bugrichtungen aller abgedrängten Dampfer festgelegt sind.
    .title = Nach der gesamten Bewegung
MQ-TIL-03 = Der Spieler, dessen Dampfer auf das letzte Flussteil gelangt ist, wirft den Richtungswürfel und legt das neue Flussteil.
    .title = Wer das Flussteil legt
MQ-TIL-04 = Der Richtungswürfel gibt an, ob der Fluss geradeaus, nach links oder nach rechts weiterführt.
    .title = Der Richtungswürfel
MQ-TIL-05 = Würde das neue Flussteil ein anderes Flussteil berühren als das, an das es anschließt, wird erneut gewürfelt, bis es passt.
    .title = Erneut würfeln
    .ru2019 = Würde das neue Flussteil auf einem schon gelegten Flussteil zu liegen kommen, sodass sich der Fluss zum Ring schließt, wird erneut gewürfelt, bis es passt.
MQ-TIL-06 = Hat das neue Flussteil einen Fahrgastanleger, werden dessen Fahrgäste sofort dort aufgestellt.
    .title = Fahrgäste auf neuen Flussteilen
MQ-TIL-07 = Je Zug kann nur ein Flussteil gelegt werden. Ein führender Dampfer nahe dem Ende des Flusses muss bei Geschwindigkeit 5 oder 6 daher langsamer werden oder seine Bewegung auf den schon liegenden Flussteilen verbrauchen.
    .title = Ein Flussteil je Zug
MQ-TIL-08 = Der erste Zug des Spiels bringt kein zusätzliches Flussteil: Ein Flussteil wird nur gelegt, wenn ein Dampfer auf das letzte Flussteil gelangt ist.
    .title = Flussteil im ersten Zug
    .it1997 = Im ersten Zug des Spiels wird das nächste Flussteil gelegt, sobald die erste Bewegung gemacht ist, wo immer sie geendet hat.
MQ-REM-01 = Flussteile bleiben während des ganzen Rennens auf dem Tisch, auch wenn alle Dampfer sie hinter sich gelassen haben.
    .title = Flussteile hinter dem Rennen
    .it1997 = Hat der letzte Dampfer das hinterste Flussteil verlassen, wird es entfernt. Fahrgäste, die noch darauf stehen, kommen zurück in die Schachtel.

## Abdrängen

MQ-PSH-01 = Ein fahrender Dampfer darf den Dampfer auf dem Feld vor ihm abdrängen, wenn seine Bewegungspunkte dafür reichen.
    .title = Einen Dampfer abdrängen
MQ-PSH-02 = Abdrängen kostet 2 Bewegungspunkte: 1, um den anderen Dampfer wegzuschieben, und 1, um auf das frei werdende Feld zu fahren.
    .title = Kosten des Abdrängens
MQ-PSH-03 = Mit nur noch 1 Bewegungspunkt kann man nicht abdrängen. Man muss anderswohin steuern und diesen Punkt trotzdem verbrauchen.
    .title = Zu wenige Bewegungspunkte
MQ-PSH-04 = In einem Zug darf man mehrere Dampfer oder denselben Dampfer mehrmals abdrängen, solange die Bewegungspunkte reichen.
    .title = Mehrmals abdrängen
    .it1997 = In einem Zug darf man mehrere Dampfer abdrängen, solange die Bewegungspunkte reichen, aber keinen zweimal.
MQ-PSH-05 = Der abdrängende Spieler bestimmt, wohin der abgedrängte Dampfer kommt: auf ein beliebiges benachbartes Flussfeld.
    .title = Wohin der Dampfer kommt
    .it1997 = Der abdrängende Spieler bestimmt, wohin der abgedrängte Dampfer kommt: auf ein beliebiges freies benachbartes Flussfeld, das nicht zum eigenen Weg des abdrängenden Dampfers gehört.
MQ-PSH-06 = Ist das Feld, das für einen abgedrängten Dampfer gewählt wurde, besetzt, wird der Dampfer dort für 1 weiteren Bewegungspunkt ebenfalls abgedrängt. Eine solche Kette darf sich fortsetzen, für je 1 Bewegungspunkt pro Dampfer.
    .title = Kettenabdrängen
    .it1997 = Ein Dampfer darf nur auf ein freies Feld abgedrängt werden; einen zweiten Dampfer mit abzudrängen ist nicht erlaubt.
MQ-PSH-07 = Zuerst wird der abgedrängte Dampfer versetzt, dann fährt der abdrängende Dampfer auf das frei gewordene Feld.
    .title = Ablauf des Abdrängens
MQ-PSH-08 = Gibt es kein Feld, auf das ein Dampfer ausweichen könnte, kann er nicht abgedrängt werden.
    .title = Kein Platz zum Abdrängen
MQ-PSH-09 = Der Besitzer eines abgedrängten Dampfers darf dessen Bug in eine beliebige Richtung drehen, ohne Kohle auszugeben.
    .title = Bug nach dem Abdrängen
MQ-PSH-10 = Alle Dampfer, die durch eine Kette versetzt wurden, dürfen von ihren Besitzern eine neue Bugrichtung erhalten.
    .title = Bugrichtungen nach einer Kette
    .it1997 = In dieser Ausgabe gibt es keine Ketten: Beim Abdrängen wird ein einziger Dampfer versetzt, und nur er darf eine neue Bugrichtung erhalten.
MQ-PSH-11 = Abgedrängt zu werden kostet den Dampfer weder Kohle noch Geschwindigkeit; nur die Regeln für Treibholz und Sandbänke können daran etwas ändern.
    .title = Abgedrängt werden kostet nichts
MQ-PSH-12 = Ein Dampfer mit Geschwindigkeit 1, der auf einen Anleger mit Fahrgast abgedrängt wird, nimmt sofort einen auf, außer er hat schon einen von dort oder ist voll. Hat seine Seite mehrere Dampfer, darf der Besitzer den Fahrgast zurückgeben.
    .title = Auf einen Anleger abgedrängt

## Fahrgäste aufnehmen

MQ-PIC-01 = Ein Dampfer, der seine Bewegung mit Geschwindigkeit 1 auf einem Anlegerfeld beendet, nimmt von dort 1 Fahrgast auf; die Richtung seines Bugs spielt keine Rolle.
    .title = Einen Fahrgast aufnehmen
    .it1997 = Ein Dampfer, der seine Bewegung mit Geschwindigkeit 1 auf einem Anlegerfeld beendet, darf von dort 1 Fahrgast aufnehmen; die Richtung seines Bugs spielt keine Rolle.
MQ-PIC-02 = Ein Dampfer nimmt vom selben Anleger höchstens einen Fahrgast auf.
    .title = Einer je Anleger
MQ-PIC-03 = Ein Dampfer nimmt im ganzen Rennen höchstens zwei Fahrgäste auf.
    .title = Zwei je Dampfer
MQ-PIC-04 = Ein Dampfer, der seine Bewegung mit Geschwindigkeit 2 bis 6 auf einem Anlegerfeld beendet, nimmt niemanden auf.
    .title = Zu schnell für den Anleger

## Spielende

MQ-END-01 = Sobald das letzte Flussteil des Nachziehstapels gelegt ist, wird sofort noch einmal der Richtungswürfel geworfen und das Zielteil gelegt.
    .title = Das Ziel legen
MQ-END-02 = Das Ziel hat drei Anleger, die an drei Wasserfelder grenzen. Diese Felder sind die Zielanleger, das Ziel des Rennens.
    .title = Die Zielanleger
MQ-END-03 = Ein Zielanleger, vor dem eine Insel liegt, kann nicht benutzt werden.
    .title = Versperrter Zielanleger
MQ-END-04 = Der Dampfer, der als erster mit Geschwindigkeit 1 und zwei Fahrgästen an Bord einen Zielanleger erreicht, gewinnt.
    .title = Das Rennen gewinnen
MQ-END-05 = Mit Geschwindigkeit 1 auf einen Zielanleger abgedrängt zu werden gilt als Ankunft.
    .title = Ins Ziel abgedrängt
MQ-END-06 = Ein Dampfer, der im Ziel ist, wird vom Fluss genommen.
    .title = Angekommene Dampfer verlassen den Fluss
MQ-END-07 = Das Rennen geht weiter, bis alle Dampfer bis auf einen mit zwei Fahrgästen im Ziel sind. Die Reihenfolge der Ankunft ist die Rangfolge.
    .title = Ende des Rennens
    .ru2019 = Das Rennen geht weiter, bis alle Dampfer bis auf einen im Ziel angelegt haben. Dampfer mit zwei Fahrgästen belegen die ersten Ränge, in der Reihenfolge ihrer Ankunft.
MQ-END-08 = Ein Dampfer mit weniger als zwei Fahrgästen kann nicht ins Ziel kommen.
    .title = Zu wenige Fahrgäste
    .ru2019 = Ein Dampfer mit weniger als zwei Fahrgästen darf ins Ziel kommen. Er liegt im Rang hinter allen Dampfern, die mit zwei Fahrgästen ins Ziel kommen; Dampfer mit einem Fahrgast kommen vor Dampfern ohne Fahrgast.
MQ-END-09 = Ein Dampfer, der seine Bewegung mit Geschwindigkeit 2 oder mehr auf einem Zielanleger beendet, ist einfach noch nicht im Ziel; er fährt weiter mit.
    .title = Zu schnell im Ziel
    .ru2019 = Ein Dampfer, der mit Geschwindigkeit 2 oder mehr auf einen Zielanleger auffährt, havariert, wird disqualifiziert und belegt den letzten Rang.

## Einführungsspiel

MQ-INT-01 = Im Einführungsspiel besteht der Fluss aus dem Startteil, drei zufällig gezogenen Flussteilen und dem Zielteil. Die übrigen acht Flussteile bleiben aus dem Spiel.
    .title = Ein kurzer Fluss
    .it2019 = In dieser Ausgabe gibt es kein Einführungsspiel.
    .ru2019 = In dieser Ausgabe gibt es kein Einführungsspiel.
    .fr2019 = In dieser Ausgabe gibt es kein Einführungsspiel.
MQ-INT-02 = Im Einführungsspiel werden weder Fahrgäste noch das Lineal benutzt. Der jüngste Spieler startet von Anleger 1, und es wird immer im Uhrzeigersinn gezogen.
    .title = Keine Fahrgäste, Uhrzeigersinn
    .it2019 = In dieser Ausgabe gibt es kein Einführungsspiel.
    .ru2019 = In dieser Ausgabe gibt es kein Einführungsspiel.
    .fr2019 = In dieser Ausgabe gibt es kein Einführungsspiel.
MQ-INT-03 = Alle Regeln für Bewegung, Drehung des Bugs, Kohle, Abdrängen und Legen von Flussteilen gelten auch im Einführungsspiel. Ebenso werden Flussteile entfernt, und Dampfer, denen die Kohle fehlt, die sie ausgeben müssten, scheiden aus.
    .title = Regeln, die weiter gelten
    .it2019 = In dieser Ausgabe gibt es kein Einführungsspiel.
    .ru2019 = In dieser Ausgabe gibt es kein Einführungsspiel.
    .fr2019 = In dieser Ausgabe gibt es kein Einführungsspiel.
MQ-INT-04 = Im Einführungsspiel gewinnt der Dampfer, der als erster einen offenen Zielanleger erreicht, mit beliebiger Geschwindigkeit; übrige Bewegungspunkte verfallen.
    .title = Das Einführungsspiel gewinnen
    .it2019 = In dieser Ausgabe gibt es kein Einführungsspiel.
    .ru2019 = In dieser Ausgabe gibt es kein Einführungsspiel.
    .fr2019 = In dieser Ausgabe gibt es kein Einführungsspiel.
MQ-INT-05 = Ein Zug im Einführungsspiel läuft so ab: Geschwindigkeit einstellen, bewegen, nach Bedarf abdrängen und ein Flussteil legen, wenn ein Flussteil ohne Dampfer befahren wurde.
    .title = Zugübersicht
    .it2019 = In dieser Ausgabe gibt es kein Einführungsspiel.
    .ru2019 = In dieser Ausgabe gibt es kein Einführungsspiel.
    .fr2019 = In dieser Ausgabe gibt es kein Einführungsspiel.

## B-Teile ins Spiel bringen

MQ-BTI-01 = Jedes Modul für Fortgeschrittene darf allein oder zusammen mit beliebigen anderen benutzt werden.
    .title = Module kombinieren
MQ-BTI-02 = Es gibt sechs B-Teile: ein B1, ein B1/B2, ein B2, zwei B3 und ein B4.
    .title = Die sechs B-Teile
MQ-BTI-03 = Ein bis drei B-Teile ersetzen ebenso viele A3-Teile.
    .title = Ein bis drei B-Teile
    .it1997 = B-Teile ersetzen entweder ebenso viele A-Teile oder werden für ein längeres Spiel einfach hinzugefügt. Beim Ersetzen tauscht man am besten Flussteile ohne Fahrgäste aus.
MQ-BTI-04 = Bei vier, fünf oder sechs B-Teilen kommen alle drei A3-Teile aus dem Spiel und dazu ein, zwei oder drei A2-Teile mit rotem Anleger.
    .title = Vier bis sechs B-Teile
    .it1997 = Wie viele B-Teile man auch benutzt, es müssen für alle genug Anleger mit Fahrgästen im Spiel bleiben.
MQ-BTI-05 = Würden dann weniger als zwei Fahrgäste je Spieler erscheinen, kommt auf jeden verbliebenen Anleger 1 Fahrgast mehr.
    .title = Zusätzliche Fahrgäste
    .ru2019 = Würden dann weniger als zwei Fahrgäste je Spieler erscheinen, kommt auf jeden blauen Anleger 1 Fahrgast mehr. Das ist auch erlaubt, nur um das Spiel leichter zu machen.
    .it1997 = In dieser Ausgabe kommen keine Fahrgäste hinzu. Die Anleger, die im Fluss bleiben, müssen zwei Fahrgäste je Spieler haben.
MQ-BTI-06 = Alle gewählten Flussteile zusammen mischen, das erste aufdecken, die Reihenfolge der ersten Runde auslosen und die Dampfer wie üblich aufstellen.
    .title = Aufbau mit B-Teilen

## Kohlestationen

MQ-STA-01 = Kohlestationen haben schwarze Dächer. Das Teil B1 hat zwei davon, das Teil B1/B2 eine.
    .title = Kohlestationen
MQ-STA-02 = Um eine Kohlestation zu nutzen, beendet man die Bewegung mit Geschwindigkeit 1 auf ihrem Anleger.
    .title = Eine Kohlestation nutzen
MQ-STA-03 = Am Ende dieses Zuges steigt die Kohle des Dampfers auf 6, auch wenn sein Kohlerad abgenommen war.
    .title = Kohle auffüllen
MQ-STA-04 = An einer Kohlestation gibt es nie Fahrgäste.
    .title = Hier keine Fahrgäste

## Treibholz

MQ-DRI-01 = Auf ein Treibholzfeld zu fahren kostet 2 Bewegungspunkte.
    .title = Ins Treibholz fahren
MQ-DRI-02 = Am Ende der Bewegung sinkt die Geschwindigkeit des Dampfers um 1 für jedes Treibholzfeld, auf das er gefahren ist.
    .title = Treibholz bremst
MQ-DRI-03 = Man darf nicht ins Treibholz fahren, wenn die Geschwindigkeit dadurch unter 1 fallen würde.
    .title = Nie unter Geschwindigkeit 1
MQ-DRI-04 = Einen Dampfer ins Treibholz abzudrängen kostet insgesamt 3 Bewegungspunkte: 1 für das Wegschieben, 1 für das Treibholz und 1, um auf das frei werdende Feld zu fahren.
    .title = Ins Treibholz abdrängen
MQ-DRI-05 = Ein ins Treibholz abgedrängter Dampfer behält seine Geschwindigkeit.
    .title = Geschwindigkeit des abgedrängten Dampfers
    .ru2019 = Ein ins Treibholz abgedrängter Dampfer verliert 1 Geschwindigkeit.
MQ-DRI-06 = Der Besitzer eines ins Treibholz abgedrängten Dampfers legt dessen Bugrichtung fest wie nach jedem Abdrängen.
    .title = Bug des abgedrängten Dampfers
    .it1997 = Ein ins Treibholz abgedrängter Dampfer behält seine Bugrichtung; sie darf nicht geändert werden.
MQ-DRI-07 = Einen anderen Dampfer ins Treibholz zu schieben senkt die Geschwindigkeit des abdrängenden Dampfers nicht.
    .title = Geschwindigkeit des abdrängenden Dampfers
MQ-DRI-08 = Reichen die Bewegungspunkte für das Treibholz voraus nicht, muss man anderswohin steuern. Ist das unmöglich, havariert der Dampfer: Er setzt seinen nächsten Zug aus und fährt von Geschwindigkeit 1 aus wieder los.
    .title = Zu wenige Punkte für Treibholz
    .ru2019 = Reichen die Bewegungspunkte für das Treibholz voraus nicht, muss man anderswohin steuern. Ist das unmöglich, havariert der Dampfer: Seine Geschwindigkeit wird sofort auf 1 gesetzt, und er setzt seinen nächsten Zug aus.
    .it1997 = Reichen die Bewegungspunkte für das Treibholz voraus nicht, muss man anderswohin steuern und alle Punkte verbrauchen. Ginge das nur mit Kohle, die man nicht hat, scheidet der Dampfer aus; würde auch noch so viel Kohle nicht helfen, passt er, und seine Geschwindigkeit wird auf 1 gesetzt.

## Sandbänke

MQ-SAN-01 = Ein Dampfer, der für 1 Bewegungspunkt auf eine Sandbank fährt, läuft auf Grund: Seine Geschwindigkeit wird sofort auf 1 gesetzt, und sein Zug ist zu Ende.
    .title = Auf Grund laufen
MQ-SAN-02 = Solange ein Dampfer auf einer Sandbank liegt, kann er seinen Bug nicht drehen.
    .title = Auf Grund keine Drehung
MQ-SAN-03 = Ein Dampfer ohne Kohle darf weder auf eine Sandbank fahren noch auf eine abgedrängt werden.
    .title = Sandbänke ohne Kohle
    .ru2019 = Ein Dampfer ohne Kohle darf auf eine Sandbank fahren und auf eine abgedrängt werden.
    .it1997 = Ein Dampfer ohne Kohle darf auf eine Sandbank fahren und auf eine abgedrängt werden.
MQ-SAN-04 = Eine Sandbank vorwärts zu verlassen kostet 1 Kohle. Vorher darf man wie üblich die Geschwindigkeit erhöhen.
    .title = Vorwärts verlassen
MQ-SAN-05 = Eine Sandbank rückwärts zu verlassen kostet 1 Kohle: Der Dampfer fährt ein Feld zurück, und seine Geschwindigkeit bleibt 1. Dann darf man seinen Bug in eine beliebige Richtung drehen, ohne weitere Kohle auszugeben.
    .title = Rückwärts verlassen
    .ru2019 = Eine Sandbank rückwärts zu verlassen kostet keine Kohle: Der Dampfer fährt ein Feld zurück, und seine Geschwindigkeit bleibt 1. Dann darf man seinen Bug in eine beliebige Richtung drehen, ebenfalls ohne Kohle.
    .it1997 = Eine Sandbank rückwärts zu verlassen kostet keine Kohle: Der Dampfer fährt ein Feld zurück, und seine Geschwindigkeit bleibt 1. Dann darf man seinen Bug in eine beliebige Richtung drehen, ebenfalls ohne Kohle.
MQ-SAN-06 = Einen Dampfer auf eine Sandbank abzudrängen kostet die üblichen 2 Bewegungspunkte. Die Geschwindigkeit des abgedrängten Dampfers wird auf 1 gesetzt, und er behält seine Bugrichtung.
    .title = Auf eine Sandbank abdrängen
MQ-SAN-07 = Lässt die Bugrichtung, die er behalten musste, einem Dampfer auf Grund keine Möglichkeit zur Bewegung, dient sein nächster Zug nur dazu, seinen Bug ohne Kohle in eine beliebige Richtung zu drehen.
    .title = Durch den Bug festgesetzt
    .ru2019 = Versperren Inseln oder Ufer einem Dampfer auf Grund den Weg nach vorn und nach hinten, dient sein Zug nur dazu, seinen Bug ohne Kohle in eine beliebige Richtung zu drehen.
    .fr2019 = Lässt die Bugrichtung, die er behalten musste, einem Dampfer auf Grund keine Möglichkeit zur Bewegung, setzt er seinen nächsten Zug aus. Der Zug danach beginnt damit, dass sein Bug ohne Kohle in eine beliebige Richtung gedreht wird; dann verlässt er die Sandbank.
    .it1997 = Ein Dampfer auf Grund, vor und hinter dem Land liegt, scheidet aus, ebenso einer, dem zum Verlassen der Sandbank nur Kohle fehlt. Ein Dampfer, den nur andere Dampfer festhalten, passt.
MQ-SAN-08 = Ein Dampfer auf Grund hat immer die Kohle, um wegzukommen, denn ein Dampfer ohne Kohle kann nie auf eine Sandbank gelangen.
    .title = Auf Grund ohne Kohle
    .ru2019 = Ein Dampfer auf Grund, der keine Kohle hat und dessen Rückweg versperrt ist, setzt seinen nächsten Zug aus. Danach darf er die Sandbank ohne Kohle vorwärts verlassen.
    .it1997 = Ein Dampfer auf Grund, der keine Kohle hat und dessen Rückweg versperrt ist, scheidet aus, wenn ihn nur die fehlende Kohle daran hindert, die Sandbank vorwärts zu verlassen.
MQ-SAN-09 = Ein Dampfer, der auf Grund liegt, kann nicht abgedrängt werden.
    .title = Dampfer auf Grund bleiben liegen

## Archipel

MQ-ARC-01 = Das Teil B4, der Archipel, hat neun Inselfelder. Für ihn gilt keine besondere Regel; er verlangt nur vorsichtiges Steuern.
    .title = Der Archipel

## Kohleübergabe

MQ-TRA-01 = Kohle kann nur übergeben werden, wenn ein Spieler mehrere Dampfer hat, in Teamrennen und mit der Black Rose. Das ist eine Regel für Fortgeschrittene: Man kann vereinbaren, dass Dampfer einander keine Kohle übergeben. Von der Black Rose gibt es sie trotzdem.
    .title = Wann Kohle übergeben werden kann
MQ-TRA-02 = Kohle wird am Ende der Bewegung eines der beiden Dampfer übergeben, wenn sie auf benachbarten Feldern stehen und die gleiche Geschwindigkeit haben. Jeder der beiden Dampfer kann der gebende sein.
    .title = Bedingungen für eine Übergabe
MQ-TRA-03 = Keiner der beiden Dampfer darf auf einem Anleger, an einer Kohlestation, im Treibholz oder auf einer Sandbank sein.
    .title = Nicht auf diesen Feldern
MQ-TRA-04 = Die Menge ist beliebig: Der gebende Dampfer verliert, was der empfangende gewinnt, und beide bleiben zwischen 0 und 6 Kohle.
    .title = Menge der Kohle
MQ-TRA-05 = Ein Dampfer, der seine letzte Kohle abgegeben hat, verliert sein Kohlerad und kann nichts mehr abgeben, bleibt aber im Rennen. Das Kohlerad kommt zurück, wenn er wieder Kohle erhält.
    .title = Die letzte Kohle abgeben
MQ-TRA-06 = Fahrgäste wechseln nie den Dampfer.
    .title = Fahrgäste bleiben an Bord

## Zwei Spieler

MQ-TWO-01 = Zu zweit nimmt jeder Spieler zwei Dampfer, aber nie den schwarzen.
    .title = Je zwei Dampfer
MQ-TWO-02 = Die Dampfer des ersten Spielers starten von den Anlegern 1 und 4, die des anderen von den Anlegern 2 und 3.
    .title = Startanleger zu zweit
    .ru2019 = Die Dampfer des ersten Spielers starten von den Anlegern 3 und 4, die des anderen von den Anlegern 2 und 5.
MQ-TWO-03 = Man darf auch den anderen eigenen Dampfer abdrängen.
    .title = Den eigenen Dampfer abdrängen
MQ-TWO-04 = Man darf Kohle zwischen den beiden eigenen Dampfern übergeben.
    .title = Kohle zwischen eigenen Dampfern
MQ-TWO-05 = Das Spiel endet, sobald ein Dampfer mit Geschwindigkeit 1 und zwei Fahrgästen einen Zielanleger erreicht, und sein Spieler gewinnt. Wo sich sein anderer Dampfer befindet, spielt keine Rolle.
    .title = Spielende zu zweit
MQ-TWO-06 = In der ersten Runde ziehen die beiden eigenen Dampfer wie alle anderen nach den Nummern ihrer Anleger.
    .title = Reihenfolge der eigenen Dampfer
    .it1997 = In der ersten Runde entscheiden die Anleger, welcher der beiden eigenen Dampfer zuerst zieht, danach zieht der vordere zuerst. Im Einführungsspiel bleibt es bei der Reihenfolge der ersten Runde.

## Sechs Spieler

MQ-SIX-01 = Zu sechst wird die Reihenfolge von 1 bis 6 ausgelost. Die ersten fünf Dampfer starten von den Anlegern 1 bis 5.
    .title = Sechs Dampfer am Start
    .it1997 = Zu sechst machen die Spieler aus, wer beginnt, die anderen folgen im Uhrzeigersinn; hier wird ausgelost, wer beginnt. Die ersten fünf Dampfer starten von den Anlegern 1 bis 5.
MQ-SIX-02 = Der sechste Dampfer wartet an Land hinter dem Startanleger 3 oder dem Startanleger 5, nach Wahl seines Spielers.
    .title = Der sechste Dampfer wartet
    .ru2019 = Der sechste Dampfer wartet an Land hinter dem Startanleger 2 oder dem Startanleger 3, nach Wahl seines Spielers.
    .it1997 = Der sechste Dampfer wartet in der Werft, dem Feld mit Häusern unterhalb des Startanlegers 3.
MQ-SIX-03 = Kommt der sechste Dampfer an die Reihe, wird er zuerst auf das Anlegerfeld gestellt, was keinen Bewegungspunkt kostet, und bewegt sich dann.
    .title = Der sechste Dampfer fährt ein
    .it1997 = Kommt der sechste Dampfer an die Reihe, ist das Anlegerfeld vor der Werft das erste Feld, auf das er fährt; es kostet 1 Bewegungspunkt.
MQ-SIX-04 = Der sechste Dampfer hat nur für die erste Runde 1 zusätzliche Kohle, insgesamt also 7. Wird sie dann nicht genutzt, verfällt sie.
    .title = Die siebte Kohle

## Die Black Rose

MQ-BLR-01 = Die Black Rose, für zwei bis fünf Spieler, ist ein neutraler Dampfer, der nicht gewinnen kann. Sie fährt und steuert wie die anderen und kann abgedrängt werden.
    .title = Ein neutraler Dampfer
MQ-BLR-02 = In jeder Runde bewegt der Spieler, dessen Dampfer in der Zugreihenfolge der letzte ist, auch die Black Rose, und zwar an deren eigenem Platz in der Reihenfolge.
    .title = Wer die Black Rose bewegt
MQ-BLR-03 = Die Black Rose startet als letzte in der Reihenfolge, auf dem ersten Startanleger, den die Spieler frei gelassen haben.
    .title = Start der Black Rose
    .it1997 = Die Black Rose wird nach dem letzten Spieler auf einen beliebigen freien Startanleger gestellt.
MQ-BLR-04 = Bei fünf Spielern ist die Black Rose der sechste Dampfer und startet nach der Regel für sechs Spieler. Der fünfte Spieler wählt, ob sie von Anleger 3 oder Anleger 5 startet.
    .title = Black Rose bei fünf Spielern
    .ru2019 = Bei fünf Spielern ist die Black Rose der sechste Dampfer und startet nach der Regel für sechs Spieler. Der fünfte Spieler wählt, ob sie von Anleger 2 oder Anleger 3 startet.
    .it1997 = Bei fünf Spielern bleibt für die Black Rose nur die Werft unterhalb des Startanlegers 3. Von dort fährt sie ein wie ein sechster Dampfer.
MQ-BLR-05 = Fährt die Black Rose als sechster Dampfer ein, darf sie in der ersten Runde 2 Kohle statt 1 ausgeben.
    .title = Ihre Kohle in der ersten Runde
    .it1997 = Die Black Rose darf in der ersten Runde wie in jeder anderen 1 Kohle ausgeben, auch wenn sie als sechster Dampfer einfährt.
MQ-BLR-06 = Die Black Rose darf höchstens 1 Kohle je Runde ausgeben, für Geschwindigkeit und Drehung des Bugs zusammen.
    .title = Eine Kohle je Runde
MQ-BLR-07 = Das Kohlerad der Black Rose zeigt Schwarz, solange ihre Kohle der Runde unbenutzt ist, und Weiß, sobald sie benutzt ist. Am Ende der Runde wird es auf Schwarz zurückgestellt.
    .title = Schwarz-weißes Kohlerad
MQ-BLR-08 = Die Black Rose darf auf Anlegern anhalten, aber sie nimmt keine Fahrgäste auf und muss nie Kohle auffüllen.
    .title = Die Black Rose an Anlegern
MQ-BLR-09 = Die Black Rose bleibt im Spiel, wenn sie auf einem Zielanleger steht, und besetzt ihn, bis sie bewegt oder abgedrängt wird.
    .title = Black Rose im Ziel
MQ-BLR-10 = Der Spieler, der die Black Rose bewegt, darf die Kohle seines eigenen Dampfers aus ihr auf 6 auffüllen; ihr Vorrat ist unbegrenzt. Beide Dampfer müssen auf benachbarten Feldern stehen, die gleiche Geschwindigkeit haben und dürfen nicht auf einem Anleger, an einer Kohlestation, auf einer Sandbank oder im Treibholz sein.
    .title = Kohle von der Black Rose
    .it1997 = Der Spieler, der die Black Rose bewegt, darf für seinen eigenen Dampfer höchstens 2 Kohle je Runde von ihr nehmen. Beide Dampfer müssen auf benachbarten Feldern stehen, die gleiche Geschwindigkeit haben und dürfen nicht auf einem Anleger, an einer Kohlestation, auf einer Sandbank oder im Treibholz sein.
MQ-BLR-11 = Niemand darf eine Lage herbeiführen, in der die Black Rose in ihrem nächsten Zug mehr als 1 Kohle braucht.
    .title = Schutz der Black Rose
    .ru2019 = In dieser Ausgabe darf man die Black Rose in jede Lage bringen, auch in eine, in der sie mehr als 1 Kohle bräuchte.
MQ-BLR-12 = Führt ein neues Flussteil eine solche Lage herbei, darf der Spieler, der die Black Rose bewegt, mehr als 1 Kohle ausgeben, aber nur so viel, wie nötig ist, um sie zu befreien.
    .title = Von einem neuen Flussteil eingeschlossen
    .ru2019 = In dieser Ausgabe bringt ein neues Flussteil der Black Rose keine zusätzliche Kohle: Ihre Höchstmenge an Kohle je Runde bleibt gleich.
MQ-BLR-13 = Kann sich die Black Rose nicht bewegen, weil sie eingeschlossen ist, havariert ist oder auf Grund liegt, setzt sie ihren Zug aus und hat im nächsten Geschwindigkeit 1.
    .title = Black Rose bewegungsunfähig
    .ru2019 = Kann die Black Rose ihre Bewegung nicht vollenden, gilt die gewöhnliche Regel für Havarien: Ihre Geschwindigkeit wird auf 1 gesetzt, und sie setzt ihren nächsten Zug aus.
    .it1997 = Die Black Rose kann auf Grund laufen, scheidet aber nie aus. Kann sie sich nicht bewegen, setzt sie ihren Zug aus und hat im nächsten Geschwindigkeit 1.
MQ-BLR-14 = Für den Spieler, der die Black Rose bewegt, gelten die Regeln für das Spiel mit zwei Dampfern.
    .title = Wie ein zweiter Dampfer

## Varianten

MQ-VAR-01 = Variante: Man spielt nur mit der Mindestzahl an Fahrgästen, zwei je Spieler.
    .title = Mindestzahl an Fahrgästen
MQ-VAR-02 = Variante: Drei Spieler fahren mit je zwei Dampfern.
    .title = Drei Spieler, sechs Dampfer
MQ-VAR-03 = Variante: Man fährt in Teams, vier Spieler zwei gegen zwei, sechs Spieler in Zweier- oder Dreierteams.
    .title = Teamrennen
    .it2019 = Variante: Man fährt in Teams, vier Spieler zwei gegen zwei, sechs Spieler drei gegen drei.
    .ru2019 = Variante: Man fährt in Teams, vier Spieler zwei gegen zwei, sechs Spieler drei gegen drei.
MQ-VAR-04 = Variante: Man fährt auf einem längeren Fluss aus 13 bis 18 Flussteilen.
    .title = Ein längeres Rennen

## Regelklärungen

MQ-R-01 = Die Zielanleger sind drei Felder des letzten Flussteils; das Zielteil selbst hat keine Felder. Ein Zielanleger, dessen Feld eine Insel ist, existiert nicht.
    .title = Wo die Zielanleger sind
MQ-R-02 = Ein Dampfer darf auf einem Zielanleger stehen, ohne ins Ziel zu kommen; für ihn ist das Feld gewöhnliches Wasser.
    .title = Auf einem Zielanleger stehen
    .ru2019 = Ein Dampfer, der seine eigene Bewegung mit Geschwindigkeit 2 oder mehr auf einem Zielanleger beendet, havariert und wird disqualifiziert. Das kann nur geschehen, wenn ihm keine andere vollständige Bewegung möglich ist. Sonst ist ein Zielanleger gewöhnliches Wasser.
MQ-R-03 = Ein Zielanleger kann zugleich Fahrgastanleger, Kohleanleger, Sandbank oder Treibholz sein. Zuerst kommt der Fahrgast, dann die Kohle, dann das Ziel; ein Dampfer kann also mit einer Ankunft seinen zweiten Fahrgast aufnehmen und ins Ziel kommen.
    .title = Zielanleger mit weiterer Funktion
MQ-R-04 = Der Richtungswürfel gibt allen erlaubten Richtungen die gleiche Chance. Ein unmögliches Ergebnis neu zu würfeln läuft auf dasselbe hinaus.
    .title = Chancen des Würfels
MQ-R-05 = Eine Richtung ist erlaubt, wenn das neue Flussteil kein anderes als das letzte berührt und der Rest des Flusses samt Ziel von dort aus noch gelegt werden kann. Bleibt keine Richtung übrig, was in der Ausgabe von 1997 mit vielen Flussteilen vorkommen kann, entfällt zuerst die Vorausschau, dann bleiben die Flussteile hinter dem letzten Dampfer außer Acht, und zuletzt wird eine beliebige Richtung genommen, wobei das Flussteil obenauf liegt.
    .title = Erlaubte Richtungen
    .ru2019 = Eine Richtung ist erlaubt, wenn das neue Flussteil auf keinem anderen liegt und der Rest des Flusses samt Ziel von dort aus noch gelegt werden kann. Bleibt keine Richtung übrig, entfällt zuerst die Vorausschau, dann bleiben die Flussteile hinter dem letzten Dampfer außer Acht, und zuletzt wird eine beliebige Richtung genommen, wobei das Flussteil obenauf liegt.
MQ-R-06 = Wo sich zwei Flussteile berühren oder überlappen, die im Fluss nicht aufeinander folgen, gibt es nie einen Durchgang. Dampfer fahren nur innerhalb eines Flussteils und über die Nahtstelle zweier aufeinanderfolgender Flussteile.
    .title = Flussteile, die sich berühren
MQ-R-07 = Das Zielteil muss passen wie jedes andere Flussteil. Passt es in keiner Richtung, wird eine beliebige Richtung genommen.
    .title = Das Ziel einpassen
MQ-R-08 = Beim Richtungswürfel hat niemand etwas zu entscheiden, deshalb würfelt das Spiel und legt das Flussteil.
    .title = Wer würfelt
MQ-R-09 = Ist in einem Zug irgendein Dampfer auf das zuletzt gelegte Flussteil gelangt, wird nach der gesamten Bewegung des aktiven Dampfers und nachdem die Bugrichtungen aller abgedrängten Dampfer festgelegt sind, ein neues Flussteil aufgedeckt. Es gibt höchstens ein neues Flussteil je Zug, aber ein späterer Zug derselben Runde kann ein weiteres aufdecken.
    .title = Wann ein Flussteil aufgedeckt wird
MQ-R-10 = In der Ausgabe von 1997 wird nach dem allerersten Zug des Spiels auf jeden Fall ein Flussteil gelegt.
    .title = Erster Zug, Ausgabe von 1997
MQ-R-11 = Ein nur halb eingezeichnetes Stück Küste am Rand eines Flussteils gilt als Wasser.
    .title = Küste am Rand
MQ-R-12 = Das Lineal ist eine gerade Linie im rechten Winkel zur Richtung von diesem Flussteil zum nächsten oder zum Ziel. Der Dampfer, dessen Feldmitte in dieser Richtung weiter vorn liegt, ist vorn.
    .title = Wie das Lineal liegt
MQ-R-13 = Am weitesten rechts heißt rechts von der Richtung, die von diesem Flussteil zum nächsten führt, auf diesem Flussteil. Zwei Dampfer können nie in allem gleichstehen.
    .title = Was am weitesten rechts heißt
MQ-R-14 = Abdrängen während einer Runde ändert die Reihenfolge dieser Runde nicht.
    .title = Abdrängen und Reihenfolge
MQ-R-15 = Ein Dampfer, der seinen Zug aussetzt, behält seinen Platz in der Reihenfolge und wird übersprungen. Nach einer Havarie zeigt sein Rad noch die Geschwindigkeit der Bewegung, bei der er havariert ist. Sie zählt bei Gleichstand, an einem Anleger, auf den er abgedrängt wird, und bei der Kohleübergabe.
    .title = Reihenfolge und ausgesetzte Züge
    .ru2019 = Ein Dampfer, der seinen Zug aussetzt, behält seinen Platz in der Reihenfolge und wird übersprungen; seine Geschwindigkeit ist 1.
    .it1997 = Ein Dampfer, der passt, behält seinen Platz in der Reihenfolge.
MQ-R-16 = Wird ein Gleichstand in der Reihenfolge durch Kohle entschieden, zählt die Black Rose, als hätte sie mehr als 6.
    .title = Black Rose bei Gleichstand
MQ-R-17 = Man darf seinen Dampfer nicht absichtlich havarieren lassen und muss Kohle ausgeben, um es zu vermeiden. Eine Havarie ist nur möglich, wenn mit keiner Geschwindigkeit, keinem Kurs, keinem Abdrängen und der gesamten Kohle ein vollständiger erlaubter Zug existiert; auf eine Sandbank aufzulaufen ist ein vollständiger Zug.
    .title = Keine absichtliche Havarie
    .it1997 = Man darf nicht absichtlich scheitern und muss Kohle ausgeben, um weiterzufahren. Nur wenn mit keiner Geschwindigkeit, keinem Kurs, keinem Abdrängen und seiner gesamten Kohle ein vollständiger erlaubter Zug existiert, passt ein Dampfer oder scheidet aus; auf eine Sandbank aufzulaufen ist ein vollständiger Zug.
MQ-R-18 = Der Spieler eines Dampfers, dem die Havarie bevorsteht, wählt Geschwindigkeit und Kurs unter denen, die am wenigsten Bewegungspunkte übrig lassen. Der Dampfer bleibt auf dem letzten erlaubten Feld dieses Kurses. Sein Rad zeigt die gefahrene Geschwindigkeit, um 1 vermindert für jedes befahrene Feld mit Treibholz, mindestens aber 1.
    .title = Wo ein havarierter Dampfer anhält
    .ru2019 = Der Spieler eines Dampfers, dem die Havarie bevorsteht, wählt Geschwindigkeit und Kurs unter denen, die am wenigsten Bewegungspunkte übrig lassen. Der Dampfer bleibt auf dem letzten erlaubten Feld dieses Kurses, und seine Geschwindigkeit wird sofort auf 1 gesetzt.
    .it1997 = In dieser Ausgabe gibt es keine Havarien: Ein Dampfer ohne vollständige Bewegung scheidet aus oder passt.
MQ-R-19 = Ein Dampfer, der auf einem Anleger havariert, erhält weder Fahrgast noch Kohle und kommt nicht ins Ziel.
    .title = Havarie auf einem Anleger
    .it1997 = In dieser Ausgabe gibt es keine Havarien: Ein Dampfer ohne vollständige Bewegung scheidet aus oder passt.
MQ-R-20 = Im ausgesetzten Zug geschieht nichts. Der Dampfer kann abgedrängt werden, und sein Besitzer legt dann wie üblich die Bugrichtung fest. Im Zug danach kommt sein Rad auf 1, falls es nicht schon dort steht, seine Bugrichtung wird frei gewählt, und er macht einen normalen Zug von Geschwindigkeit 1 aus. Wurde er auf eine Sandbank abgedrängt, wird seine Bugrichtung ebenso frei gewählt; kommt er mit keiner weg, behält er die gewählte, und sein Zug ist zu Ende.
    .title = Der Zug nach der Reparatur
    .it1997 = In dieser Ausgabe gibt es keine Havarien, also setzt kein Dampfer einen Zug für Reparaturen aus.
MQ-R-21 = In der französischen Ausgabe von 2019 beendet ein Dampfer, den ein nicht abdrängbarer Dampfer blockiert, seinen Zug dort, wo er steht, mit Geschwindigkeit 1. Einen weiteren Zug setzt er nicht aus.
    .title = Blockiert, französische Ausgabe von 2019
MQ-R-22 = In der Ausgabe von 1997 scheidet ein Dampfer aus, der Kohle ausgeben müsste, die er nicht hat: Er verlässt den Fluss und belegt den letzten Rang.
    .title = Ausscheiden, Ausgabe von 1997
MQ-R-23 = Man darf flussaufwärts und zurück auf frühere Flussteile fahren, aber nicht stehen bleiben.
    .title = Flussaufwärts fahren
MQ-R-24 = Der abdrängende Spieler wählt jedes Ausweichfeld beim Abdrängen oder in einer Kette, aber nie das Feld des eigenen Dampfers. Eine Kette benutzt kein Feld zweimal, kann nicht durch einen Dampfer auf Grund gehen und muss auf einem freien Flussfeld enden; sonst ist dieses Abdrängen nicht erlaubt.
    .title = Ausweichfelder beim Abdrängen
    .it1997 = Der abdrängende Spieler wählt das Ausweichfeld unter den freien Flussfeldern neben dem abgedrängten Dampfer, aber weder das Feld des eigenen Dampfers noch eines, das dieser im selben Zug schon benutzt hat. Der eigene Dampfer darf das Ausweichfeld in diesem Zug auch später nicht befahren; so wird kein Dampfer in einem Zug zweimal abgedrängt.
MQ-R-25 = Der Besitzer jedes abgedrängten Dampfers legt dessen Bugrichtung einmal fest, wenn die Bewegung des aktiven Dampfers vorbei ist und bevor ein Flussteil aufgedeckt wird, in der Reihenfolge, in der die Dampfer zuerst abgedrängt wurden. Ein Dampfer behält seine Bugrichtung nur, wenn er in diesem Zug jedes Mal auf eine Sandbank abgedrängt wurde. Kam er erst aufs Wasser und dann auf eine Sandbank, darf er noch gedreht werden.
    .title = Wann Bugrichtungen festgelegt werden
    .it1997 = Der Besitzer jedes abgedrängten Dampfers legt dessen Bugrichtung einmal fest, wenn die Bewegung des aktiven Dampfers vorbei ist und bevor ein Flussteil aufgedeckt wird, in der Reihenfolge, in der die Dampfer abgedrängt wurden. Ein Dampfer, der auf eine Sandbank oder ins Treibholz abgedrängt wurde, behält seine Bugrichtung.
MQ-R-26 = An einem Anleger zählt die Geschwindigkeit, mit der diese Bewegung ausgeführt wurde, vor jeder Verringerung durch Treibholz, Sandbank oder Havarie. Bei einem abgedrängten Dampfer ist es die Geschwindigkeit, die sein Rad zeigt.
    .title = Geschwindigkeit an Anlegern
MQ-R-27 = Jeder abgedrängte Dampfer kostet 1 Bewegungspunkt und 1 weiteren, wenn sein Ausweichfeld Treibholz ist. Dann kostet das Nachrücken des abdrängenden Dampfers 1 Bewegungspunkt, ins Treibholz 2.
    .title = Kosten beim Abdrängen
MQ-R-28 = Ein Dampfer, der mit Geschwindigkeit 1 und zwei Fahrgästen auf einen Zielanleger abgedrängt wird, ist in jeder Ausgabe im Ziel.
    .title = Durch Abdrängen im Ziel
MQ-R-29 = Nimmt das gegenseitige Abdrängen kein Ende, wird das Rennen bei einer Rundengrenze abgebrochen, nach 100 Runden, wenn nichts anderes eingestellt ist. Dampfer im Ziel kommen zuerst; dann zählen die Fahrgäste, dann der Platz auf dem Fluss nach dem Lineal, auch im Einführungsspiel. Als Hausregel kann man auch die Zielankunft mit Geschwindigkeit 2 erlauben; üblich ist Geschwindigkeit 1.
    .title = Rundengrenze und Hausregeln
MQ-R-30 = Nach der eigenen Bewegung kommt ein Fahrgast immer an Bord, wenn die Bedingungen erfüllt sind; man hat keine Wahl. Wird der eigene Dampfer auf einen Anleger abgedrängt, kommt der Fahrgast sofort an Bord, doch beim Festlegen der Bugrichtung darf man ihn zurückgeben, solange der Dampfer noch im Rennen ist. Gefragt wird nur, wer mit mehreren Dampfern auf seiner Seite fährt: Mit einem ist dadurch nichts zu gewinnen.
    .title = Einen Fahrgast zurückgeben
    .it1997 = Ein Fahrgast kommt an Bord, wenn die Bedingungen erfüllt sind, aber man darf ihn zurückgeben: gleich nach der eigenen Bewegung oder, wenn der Dampfer auf den Anleger abgedrängt wurde, beim Festlegen der Bugrichtung, solange er noch im Rennen ist. Gefragt wird nur, wer mit mehreren Dampfern auf seiner Seite fährt: Mit einem ist dadurch nichts zu gewinnen.
MQ-R-31 = Ein Fahrgast je Anleger und einer je Insel bedeuten hier dasselbe: Ein Dampfer nimmt von jedem Flussteil höchstens einen Fahrgast auf.
    .title = Anleger oder Insel
MQ-R-32 = Nach dem Sieger geht das Rennen weiter: Der Rang der Dampfer richtet sich nach der Ankunft, und der letzte verbliebene Dampfer belegt den letzten Rang. Bei zwei Spielern, Teams oder mehreren Dampfern je Spieler ist es vorbei, wenn der erste Dampfer im Ziel ist.
    .title = Nach dem Sieger
MQ-R-33 = Sind nur noch Dampfer im Rennen, die nie zwei Fahrgäste bekommen können, endet das Rennen; ihr Rang richtet sich nach den Fahrgästen, dann nach der Zugreihenfolge. Beurteilt wird das für jeden Dampfer nach den Fahrgästen, die im Fluss und im Nachziehstapel noch übrig sind, auf Flussteilen, von denen er noch keinen aufgenommen hat.
    .title = Keine Fahrgäste mehr
    .ru2019 = Ein Dampfer, der mit Geschwindigkeit 1 und weniger als zwei Fahrgästen im Ziel anlegt, ist im Ziel, auch wenn er dorthin abgedrängt wird, und sein Rang richtet sich nach den Fahrgästen. Ein Rennen zu zweit oder in Teams endet dadurch nicht.
MQ-R-34 = In einem Teamrennen gewinnt der erste Dampfer im Ziel für sein Team. Teammitglieder dürfen einander abdrängen und Kohle übergeben, als wären es die eigenen Dampfer.
    .title = Als Team gewinnen
MQ-R-35 = Haben drei Spieler je zwei Dampfer, werden die sechs Dampfer auf die Startanleger ausgelost, der sechste nach der Regel für sechs Spieler. Fahrgäste gibt es wie bei zwei oder drei Spielern. Die Black Rose ist dann der siebte Dampfer und fährt nach dem sechsten nach derselben Regel ein; sind die Anleger besetzt, nimmt sie einen anderen freien Startanleger. Der Besitzer des sechsten Dampfers wählt ihren Anleger, auch den seines eigenen Dampfers. In der ersten Runde darf sie 2 Kohle ausgeben.
    .title = Drei Spieler, je zwei Dampfer
    .it1997 = Haben drei Spieler je zwei Dampfer, werden die sechs Dampfer auf die Startanleger ausgelost, der sechste nach der Regel für sechs Spieler. Fahrgäste gibt es wie bei zwei oder drei Spielern. Mit sechs Dampfern kann die Black Rose nicht mitfahren, wem sie auch gehören: Die Werft hat nur für einen Dampfer Platz.
MQ-R-36 = In der Variante mit der Mindestzahl an Fahrgästen gibt es genau zwei je Spieler, welche Flussteile auch im Stapel liegen. Die Anleger werden in der Reihenfolge der Entdeckung besetzt, bis die Fahrgäste verbraucht sind. Ein Anleger erhält die erste dieser Zahlen, mit der es für alle Anleger zusammen reicht: je 1; 1 auf rote und 2 auf blaue; je 2; 2 auf rote und 3 auf blaue; je 3.
    .title = Die Mindestzahl verteilen
MQ-R-37 = Die B-Teile und die Länge des Flusses werden gewählt. Bei 12 Flussteilen ersetzt jedes B-Teil ein A-Teil, bei 12 plus der Zahl der B-Teile fällt keines weg; auch alles dazwischen ist möglich. Die A-Teile, die wegfallen, werden gezogen, zuerst aus den A3-Teilen, dann aus den A2-Teilen.
    .title = B-Teile und Länge des Flusses
    .it1997 = Die B-Teile und die Länge des Flusses werden gewählt. Bei 12 Flussteilen ersetzt jedes B-Teil ein A-Teil, bei 12 plus der Zahl der B-Teile fällt keines weg; auch alles dazwischen ist möglich. Die Spieler benennen die A-Teile, die wegfallen, beliebige außer A0, oder lassen sie ziehen, zuerst aus den A3-Teilen, dann aus den A2-Teilen. Die Anleger, die bleiben, müssen zwei Fahrgäste je Spieler haben, sonst wird der Tisch abgelehnt.
MQ-R-38 = Zusätzliche Fahrgäste, die wegen der B-Teile gebraucht werden, stammen aus den 16 in der Schachtel. Mehr als 16 gibt es nie: Sind sie verbraucht, bekommen die später entdeckten Anleger, was noch da ist.
    .title = Woher zusätzliche Fahrgäste kommen
MQ-R-39 = Die eigene Bewegung durch Treibholz kann die Geschwindigkeit eines Dampfers nie unter 1 senken, da jedes Treibholzfeld 2 Bewegungspunkte kostet.
    .title = Treibholz und niedrige Geschwindigkeit
    .ru2019 = Die eigene Bewegung durch Treibholz kann die Geschwindigkeit eines Dampfers nie unter 1 senken, da jedes Treibholzfeld 2 Bewegungspunkte kostet. Auch ein ins Treibholz abgedrängter Dampfer fällt nicht unter Geschwindigkeit 1.
MQ-R-40 = Ein Dampfer mit 0 Kohle darf weder auf eine Sandbank fahren noch auf eine abgedrängt werden. Es zählt seine Kohle in dem Moment, in dem er auf das Feld gelangt. Die Black Rose gilt immer als Dampfer mit Kohle.
    .title = Sandbank mit 0 Kohle
    .ru2019 = Ein Dampfer mit 0 Kohle darf auf eine Sandbank fahren und auf eine abgedrängt werden.
    .it1997 = Ein Dampfer mit 0 Kohle darf auf eine Sandbank fahren und auf eine abgedrängt werden.
MQ-R-41 = Ein Dampfer auf Grund muss die Sandbank verlassen, wenn er kann. Kann er es nicht, wird in seinem Zug nur seine Bugrichtung festgelegt, ohne Kohle.
    .title = Ein Dampfer auf Grund
    .ru2019 = Ein Dampfer auf Grund muss die Sandbank verlassen, wenn er kann. Versperren ihm Inseln, Ufer oder das offene Ende den Weg nach vorn und nach hinten, wird in seinem Zug nur seine Bugrichtung festgelegt. Hat er keine Kohle und kann nicht zurück, setzt er den Zug aus und darf die Sandbank im nächsten ohne Kohle vorwärts verlassen. Sonst ist ein Dampfer im Weg, und er havariert: Er setzt seinen nächsten Zug aus und wählt dann seine Bugrichtung frei.
    .fr2019 = Ein Dampfer auf Grund muss die Sandbank verlassen, wenn er kann. Kann er es nicht, setzt er den Zug aus. Sein nächster Zug beginnt mit freier Wahl der Bugrichtung, dann verlässt er die Sandbank wie üblich, vorwärts oder rückwärts. Er muss sie verlassen, wenn er mit irgendeiner Bugrichtung kann; sonst setzt er den Zug wieder aus.
    .it1997 = Ein Dampfer auf Grund muss die Sandbank verlassen, wenn er kann. Kann er es nicht, scheidet er aus, wenn vor und hinter ihm Land liegt oder wenn ihm, so wie die Dampfer stehen, nur Kohle fehlt, um vorwärts wegzukommen. Sonst passt er. Sein Bug bleibt, wie er ist.
MQ-R-42 = Rückwärts verlässt ein Dampfer eine Sandbank nur auf ein freies Feld: Wasser, einen Anleger, an dem Aufnahme und Ziel wirken, weil seine Geschwindigkeit 1 ist, oder eine andere Sandbank. Er kann nicht rückwärts ins Treibholz fahren und nicht abdrängen.
    .title = Rückwärts von der Sandbank
MQ-R-43 = Nachdem ein Dampfer eine Sandbank vorwärts verlassen hat, bewegt er sich von dort normal weiter; er darf abdrängen, wenn seine Bewegungspunkte reichen.
    .title = Vorwärts verlassen und weiterfahren
MQ-R-44 = Zuerst werden Verringerungen der Geschwindigkeit ausgeführt; erst dann wird Kohle übergeben.
    .title = Verringerung vor Übergabe
MQ-R-45 = Über eine Kohleübergabe zwischen eigenen Dampfern oder mit Teammitgliedern entscheidet der aktive Spieler; sonst wird niemand gefragt. Startanleger und Zielanleger zählen als Anleger.
    .title = Über eine Übergabe entscheiden
MQ-R-46 = Die siebte Kohle des sechsten Dampfers ist die erste Einheit, die er in der ersten Runde ausgibt. Sie kann nicht übergeben werden, zählt nicht bei Gleichstand und ist nach der ersten Runde weg.
    .title = Die siebte Kohle nutzen
MQ-R-47 = Sind alle Anleger besetzt, von denen der sechste Dampfer starten darf, fährt er an einem beliebigen freien Startanleger ein. Gibt es keinen, fährt er in der nächsten Runde ein.
    .title = Startanleger besetzt
MQ-R-48 = Die Black Rose wird vom Besitzer des Rennteilnehmers gesteuert, der in der Reihenfolge dieser Runde der letzte ist; er legt nach einem Abdrängen auch ihre Bugrichtung fest. Wer sie zu Beginn eines Zuges steuert, steuert sie bis zu dessen Ende, auch wenn dieser letzte Dampfer dabei den Fluss verlässt. Die Black Rose zieht immer; niemand darf sie stehen lassen.
    .title = Die Black Rose steuern
MQ-R-49 = Man darf nicht so ziehen und den Bug einer abgedrängten Black Rose nicht so richten, dass sie danach zwar vollständige Züge hat, aber jeder mehr als 1 Kohle kostet. Es zählen die dann liegenden Flussteile und, wenn ihr Bug noch festzulegen ist, die beste Bugrichtung. Eine Black Rose, die sich auch mit noch so viel Kohle nicht bewegen könnte, weil sie eingeschlossen ist oder auf Grund liegt, zählt nicht; eine auf Grund, die nur für mehr als 1 Kohle wegkommt, zählt. Verletzt jeder Zug diese Regel, gilt sie für diesen Zug nicht, und die Black Rose darf die kleinste Menge Kohle ausgeben, die sie befreit.
    .title = Die Black Rose frei halten
    .ru2019 = In dieser Ausgabe gibt es diese Einschränkung nicht: Ein Zug ist erlaubt, gleich wie viel Kohle die Black Rose danach braucht.
MQ-R-50 = Kann sich die Black Rose nicht bewegen, setzt sie ihren Zug aus und behält ihre Bugrichtung. Ihr Rad kommt auf 1, wenn ihr nächster Zug beginnt.
    .title = Die Black Rose sitzt fest
    .ru2019 = Kann die Black Rose ihre Bewegung nicht vollenden, gilt die gewöhnliche Regel für Havarien: Ihre Geschwindigkeit wird sofort auf 1 gesetzt, und sie setzt ihren nächsten Zug aus.
MQ-R-51 = Nur Dampfer des Spielers, der die Black Rose in dieser Runde steuert, dürfen aus ihr auffüllen, jeder am Ende seiner eigenen Bewegung oder der Bewegung der Black Rose. Sie füllen auf 6 auf, sooft die Bedingungen erfüllt sind.
    .title = Auffüllen aus der Black Rose
    .it1997 = Nur Dampfer des Spielers, der die Black Rose in dieser Runde steuert, dürfen Kohle von ihr nehmen, jeder am Ende seiner eigenen Bewegung oder der Bewegung der Black Rose. Zusammen nehmen sie höchstens 2 Kohle je Runde, auf einmal oder in zwei Malen.
MQ-R-52 = Die Black Rose zählt nicht als Rennteilnehmer, aber sie deckt Flussteile auf wie jeder andere Dampfer.
    .title = Kein Rennteilnehmer
MQ-R-53 = In der Ausgabe von 1997 wird das hinterste Flussteil am Ende des Zuges entfernt, bevor ein neues gelegt wird. Die Black Rose zählt dabei als Dampfer.
    .title = Flussteile entfernen, Ausgabe von 1997
MQ-R-54 = Wo die Ausgabe von 1997 von einem Flussteil spricht, auf dem noch kein Dampfer steht, ist das zuletzt gelegte Flussteil gemeint, wie in den Ausgaben von 2019.
    .title = Neues Flussteil, Ausgabe von 1997
MQ-R-55 = In der französischen Ausgabe von 2019 gilt ein Dampfer als von einem Dampfer blockiert, wenn er ohne die anderen Dampfer einen vollständigen Zug hätte. Sonst havariert er.
    .title = Blockiert oder havariert, französische Ausgabe
MQ-R-56 = In der Ausgabe von 1997 passt ein Dampfer, für den es unabhängig von seiner Kohle keinen Zug gibt, und seine Geschwindigkeit wird auf 1 gesetzt. Er scheidet nur aus, wo mehr Kohle geholfen hätte.
    .title = Passen, Ausgabe von 1997
MQ-R-57 = In der russischen Ausgabe von 2019 muss ein Dampfer ohne vollständigen Zug, der mit Geschwindigkeit 2 oder mehr und allen verbrauchten Bewegungspunkten auf einem Zielanleger enden kann, dies tun, bevor eine gewöhnliche Havarie in Frage kommt. Auch eine gewöhnliche Havarie, die mit Geschwindigkeit 2 oder mehr auf einem Zielanleger endet, führt zur Disqualifikation.
    .title = Havarie im Ziel, russische Ausgabe
MQ-R-58 = Den Bug hin und her zu drehen und Kohle nutzlos auszugeben ist erlaubt. Eine Änderung der Geschwindigkeit kostet nur ihren Nettobetrag.
    .title = Kohle verschwenden
MQ-R-59 = Ein Anleger wirkt in dem Moment, in dem ein Dampfer auf ihn abgedrängt wird, auch wenn dieser im selben Zug später weiter abgedrängt wird: Fahrgast, Kohle und Ziel, alles bei Geschwindigkeit 1. Ein ins Ziel abgedrängter Dampfer verlässt sein Feld sofort.
    .title = Anleger unter abgedrängten Dampfern
    .ru2019 = Ein Anleger wirkt in dem Moment, in dem ein Dampfer auf ihn abgedrängt wird, auch wenn dieser im selben Zug später weiter abgedrängt wird: Fahrgast, Kohle und Ziel, alles bei Geschwindigkeit 1. Ein ins Ziel abgedrängter Dampfer verlässt sein Feld sofort. Auch der Verlust von 1 Geschwindigkeit im Treibholz tritt beim Abdrängen ein.
MQ-R-60 = In der russischen Ausgabe von 2019 sind Ketten erlaubt: Ein Dampfer darf auf ein besetztes Feld ebenso abgedrängt werden wie auf ein freies.
    .title = Ketten, russische Ausgabe
MQ-R-61 = Höchstzahlen an Fahrgästen, die je Spieler angegeben sind, gelten für jeden Dampfer.
    .title = Fahrgäste je Dampfer
MQ-R-62 = In der russischen Ausgabe von 2019 setzt ein Dampfer auf Grund ohne Kohle, dessen Rückweg versperrt ist, diesen Zug aus. In seinem nächsten Zug darf er die Sandbank ohne Kohle vorwärts verlassen. Sein Bug bleibt, wie er ist, es sei denn, Inseln, Ufer oder das offene Ende versperren ihm den Weg nach vorn und nach hinten: Dann wird in diesem Zug seine Bugrichtung festgelegt.
    .title = Festsitzen ohne Kohle, russische Ausgabe
MQ-R-63 = In der Ausgabe von 1997 gilt das Verbot, die Geschwindigkeit eines Dampfers zu erhöhen, der eine Sandbank rückwärts verlässt, für eben den Zug, in dem er sie verlässt.
    .title = Rückwärts verlassen, Ausgabe von 1997
MQ-R-64 = Der Anleger des sechsten Dampfers wird beim Aufbau gewählt, seine Bugrichtung beim Einfahren. Ist der gewählte Anleger dann besetzt, benutzt er den anderen.
    .title = Einfahrt des sechsten Dampfers
    .it1997 = Die Bugrichtung des sechsten Dampfers wird beim Einfahren frei gewählt. Das Einfahren kostet 1 Bewegungspunkt und kann keinen anderen Dampfer abdrängen; das gilt auch, wenn er an einem anderen Anleger einfahren muss.
MQ-R-65 = Ist die Black Rose auf Grund gelaufen, durch eigene Bewegung oder durch Abdrängen, setzt sie ihren nächsten Zug aus. Dann verlässt sie die Sandbank wie jeder Dampfer, von Geschwindigkeit 1 aus und mit unverändertem Bug; kann sie es nicht, gilt die Regel für einen Dampfer auf Grund. Kohle, die zum Verlassen der Sandbank nötig ist, ist ihre Kohle der Runde.
    .title = Black Rose auf Grund
    .ru2019 = Liegt die Black Rose auf Grund, verlässt sie die Sandbank, wenn sie kann; sonst gilt die Regel für einen Dampfer auf Grund. Kohle, die zum Verlassen der Sandbank nötig ist, ist ihre Kohle der Runde.
    .it1997 = Liegt die Black Rose auf Grund, verlässt sie die Sandbank, wenn sie kann; sonst passt sie. Sie scheidet nie aus. Kohle, die zum Verlassen der Sandbank nötig ist, ist ihre Kohle der Runde.
MQ-R-66 = Kohle wird übergeben und von der Black Rose genommen, bevor Bugrichtungen festgelegt werden und bevor ein Flussteil aufgedeckt wird, aber nicht in einem ausgesetzten Zug und nicht, wenn gepasst wird. Wer Kohle von der Black Rose nimmt, füllt seinen Dampfer auf 6 auf.
    .title = Zeitpunkt der Kohleübergabe
    .it1997 = Kohle wird übergeben und von der Black Rose genommen, bevor Bugrichtungen festgelegt werden und bevor ein Flussteil aufgedeckt wird, aber nicht in einem ausgesetzten Zug und nicht, wenn gepasst wird. Die Black Rose gibt 1 oder 2 Kohle.
MQ-R-67 = Auch in der russischen Ausgabe von 2019 ziehen die Dampfer zweier Spieler in der ersten Runde nach Anlegern: 2, 3, 4, 5. Wer beginnt, entscheidet nur, wer welche Anleger nimmt.
    .title = Erste Runde zu zweit, russische Ausgabe
MQ-R-68 = Passen in zwei Runden hintereinander alle Dampfer im Rennen und hätte keiner von ihnen fahren können, ist das Rennen zu Ende. Der Rang der übrigen Dampfer richtet sich nach den Fahrgästen, dann nach der Zugreihenfolge. Die Black Rose zählt nicht.
    .title = Niemand kann mehr fahren
MQ-R-69 = Kommt ein Dampfer durch Abdrängen ins Ziel, wird das Abdrängen mit der ganzen Kette erst zu Ende geführt. Dampfer einer Kette kommen in der Reihenfolge ins Ziel, in der sie bewegt werden: der entfernteste zuerst. Endet damit das Rennen, endet auch der Zug: Der abdrängende Dampfer rückt nicht nach, nichts wird mehr bewegt und keine Bugrichtung mehr festgelegt.
    .title = Abdrängen ins Ziel
MQ-R-70 = In einem Zug kann mit jedem Partner einmal Kohle übergeben werden, in beliebiger Menge. Die Black Rose ist kein Partner: Für Kohle von ihr gibt es eine eigene Regel.
    .title = Einmal mit jedem Partner
