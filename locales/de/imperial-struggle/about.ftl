# Imperial Struggle: was es auf der ersten Seite von sich sagt, und wie man es spielt, in eigenen Worten.

about = Frankreich gegen Großbritannien, 1697 bis 1789: sechs Züge voller Handel und Intrigen, vier Kriege. Für zwei Personen, etwa drei Stunden.

## Spielanleitung: learn-N-title und learn-N-text, der Reihe nach

learn-1-title = Worum es geht
learn-1-text =
    Frankreich und Großbritannien ringen hundert Jahre lang miteinander: um Märkte in Amerika und Indien, um die Höfe Europas, um das Meer. Es gibt einen Punktestand für beide. Er beginnt bei 15; Frankreich schiebt ihn nach oben, Großbritannien zieht ihn nach unten.

    Am Ende jedes Zuges hat Frankreich bei 30 gewonnen und Großbritannien bei 0. Wer in einem Zug alle Awards und die ganze Weltnachfrage gewinnt, oder in einem Krieg jeden Schauplatz mit der größten Beute, siegt sofort. Sonst entscheidet der Punktestand nach dem sechsten Zug.

learn-2-title = Ein Friedenszug
learn-2-text =
    Am Anfang eines Zuges werden die Awards der vier Regionen und drei gefragte Waren gezogen und neun Investment-Tiles ausgelegt. Beide bekommen Ereigniskarten und wählen geheim zwei Ministry-Karten.

    Dann seid ihr abwechselnd an der Reihe, mit je vier Aktionsrunden. In einer Runde nimmst du eines der Tiles. Es gibt dir eine große Aktion der einen und eine kleine einer anderen Art: Wirtschaft, Diplomatie oder Militär. Manche Tiles erlauben auch ein Ereignis, manche verbessern deine Tiles für den nächsten Krieg.

    Nach den Runden geht der Award jeder Region an die Seite, die dort mehr hält, und jede gefragte Ware an die Seite mit mehr Märkten dieser Ware.

learn-3-title = Aktionspunkte ausgeben
learn-3-text =
    Wirtschaftspunkte shiften Märkte, Diplomatiepunkte politische Felder: Du setzt deine Flagge auf ein leeres Feld oder entfernst die gegnerische. Die Zahl auf dem Feld ist sein Preis. Minor-Aktionen können keine Flaggen entfernen.

    Ein Markt muss mit deinen Besitzungen verbunden sein. Märkte neben einem gegnerischen Fort oder einer gegnerischen Squadron sind geschützt und kosten eins mehr. Ein Markt, der von den Territorien, Forts und Squadrons seiner Seite abgeschnitten ist, kostet nur eins, ebenso einer mit einem Konfliktmarker.

    Militärpunkte bauen Forts, bauen und verlegen Squadrons, entfernen Konflikte und kaufen Tiles für den nächsten Krieg.

    Fehlen Punkte, kannst du Debt aufnehmen oder Treaty-Punkte ausgeben. Dein Debt hat ein Limit, und was darunter frei bleibt, zählt am Ende.

learn-4-title = Advantages und Ministries
learn-4-text =
    Manche Felder geben gemeinsam ein Advantage: eine kleine Fähigkeit einmal pro Zug, etwa einen billigeren Shift oder einen Konfliktmarker. Um es zu nutzen, musst du es seit Beginn deiner Runde halten.

    Ministry-Karten liegen verdeckt, bis du sie aufdeckst. Sie geben dir Fähigkeiten, und nach ihren Schlüsselwörtern fragen die Ereignisse.

learn-5-title = Krieg
learn-5-text =
    Zwischen den Zügen gibt es vier Kriege mit je mehreren Schauplätzen. An jedem Schauplatz haben beide von Beginn des Friedens an War-Tiles und können weitere kaufen. Kommt der Krieg, werden die Tiles aufgedeckt, und Stärke von der Karte kommt dazu: Allianzen, Squadrons, Forts, Konflikte unter gegnerischen Flaggen.

    Wer stärker ist, bekommt die Beute; je größer der Vorsprung, desto größer ist sie: Punkte und die Eroberung von Territorien entlang der gestrichelten Linien. Die Gegenseite erhält Treaty-Punkte. Die Tafel neben der Karte zeigt, wie es an jedem Schauplatz steht.

learn-6-title = Die erste Partie
learn-6-text =
    Sieh dir zuerst die Awards und die Weltnachfrage an: Sie zeigen, wo in diesem Zug die Punkte liegen. Nimm das Tile, das du brauchst, oder das, das die Gegenseite braucht. Behalte den nächsten Krieg im Auge: Einen Schauplatz mit eins zu verlieren ist billig, mit fünf nicht.

    Fürchte kein Debt, aber lass etwas Luft für das Ende. Und nutze deine Advantages in jedem Zug; sie kosten nichts.
