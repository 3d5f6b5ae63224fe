# Struggle of Empires: was es auf der ersten Seite von sich sagt, und wie man es spielt, in eigenen Worten.

about = Sieben Mächte, drei Kriege, käufliche Bündnisse: das 18. Jahrhundert für zwei bis sieben Personen, in beiden Ausgaben. Etwa drei Stunden.

## Spielanleitung: learn-N-title und learn-N-text, der Reihe nach

learn-1-title = Worum es geht
learn-1-text =
    Alle führen je eine von sieben Mächten durch drei Kriege. Es zählen Kontrollmarker: Nach jedem Krieg bringt jedes Gebiet allen Siegpunkte, die dort die meisten haben, und den Zweiten weniger.

    Nach dem dritten Krieg verliert Punkte, wer die meiste Unruhe hat, und wer 20 Unruhe erreicht hat, ist draußen. Dann gewinnen die meisten Punkte.

learn-2-title = Allianzen
learn-2-text =
    Ein Krieg beginnt mit Versteigerungen. Wer bietet, schlägt zwei Mächte vor, eine für die rote und eine für die blaue Seite. Wer zuletzt bietet, zahlt, und die beiden nehmen ihre Plätze ein. Du kannst für zwei beliebige Mächte bieten, nicht nur für deine.

    Mächte einer Farbe können einander nicht angreifen und dürfen einander helfen. Die Plätze geben auch die Zugfolge an.

learn-3-title = Dein Zug
learn-3-text =
    Ein Zug hat zwei Aktionen: eine Einheit bauen, zwei Einheiten bewegen, angreifen, passen; und einmal im Zug eine besondere: kolonisieren, an der Goldküste handeln, ein lokales Bündnis schließen, ein Plättchen nehmen, Piraten oder einen Aufstand anstiften.

    Bauen kostet Bevölkerung. Eine neue Einheit darf sofort ziehen. Armeen erreichen eine Kolonie nur, wo du eine Flotte hast, und eine Fahrt in ferne Meere kann scheitern.

learn-4-title = Angriff
learn-4-text =
    Ein Angriff kostet 2 Gold und braucht eine eigene Armee im Gebiet. Du greifst einen neutralen Marker oder eine Macht der anderen Allianz an. Beiden Seiten dürfen Verbündete helfen.

    Wo Meer ist, kämpfen zuerst die Flotten, wenn beide Seiten wollen; wer gewinnt, hat an Land Flottenunterstützung. Jede Seite zählt ihre Einheiten und Boni, würfelt mit zwei Würfeln und addiert deren Differenz. Wer unterliegt, verliert eine Einheit, bei Gleichstand beide, und Würfel mit der Summe sieben kosten eine Einheit mehr. Jede verlorene Einheit bringt Unruhe.

    Die Tafel zeigt die genauen Chancen, bevor du entscheidest.

learn-5-title = Gold und Unruhe
learn-5-text =
    Fehlt Gold, werden von selbst Steuern erhoben: 2 Gold und ein Unruhemarker. Unruhe ist verdeckt: Jeder Marker ist 0, 1 oder 2 wert. Die Regierungsreform und ein ruhiger Zug senken sie.

    Nach jedem Krieg bekommst du Gold für Bevölkerung und Marker und zahlst für jede Einheit.

learn-6-title = Die anderen
learn-6-text =
    Du darfst allen jederzeit Gold zahlen: für Hilfe bei einem Angriff, fürs Heraushalten, für ein Gebot. Versprechen binden nicht; gezahltes Gold ist weg.
