# Struggle of Empires: der geführte erste Krieg, Schritt für Schritt.
#
# learn-KEY-title, learn-KEY-text und, wo etwas zu drücken ist, learn-KEY-do; die Schlüssel sind die von
# web/src/learn/lessons/struggle-of-empires/steps.json. $cost ist der Preis dessen, was zu drücken ist, die anderen
# Zahlen stammen aus der Stellung.

learn-aim-title = Sieben Mächte, drei Kriege
learn-aim-text =
    Du führst Großbritannien; Frankreich, Preußen und Österreich werden von anderen geführt, und drei Mächte sind ohne Spieler. Nach jedem der drei Kriege wird die Karte gewertet, und die meisten Siegpunkte gewinnen.

    Hüte dich vor Unruhe. Nach dem dritten Krieg kostet die meiste 7 Punkte, die zweitmeiste 4, und 20 oder mehr bedeuten Revolution: Alle deine Punkte sind verloren.

learn-map-title = Elf Gebiete
learn-map-text =
    Fünf Gebiete liegen in Europa, sechs sind Kolonien. Zu jedem gehört ein Blatt: Die Scheiben zeigen, was es bringt, darunter stehen Kontrollmarker und Einheiten, Macht für Macht. Nur die Marker bringen Punkte.

    In Indien bringen die meisten Marker { $first } Punkte, die zweitmeisten { $second }. Bei Gleichstand bekommen alle die vollen Punkte. Auf den Blättern liegen auch neutrale Marker, die du durch Angriff, Kolonisierung oder Handel gewinnst.

learn-units-title = Armeen, Flotten, Forts
learn-units-text =
    Einheiten bringen keine Punkte: Sie erobern Marker und verteidigen sie. Armeen kämpfen an Land, Forts verteidigen nur, mit Stärke 2. Flotten öffnen die Kolonien, denn eine Armee kommt nur dorthin, wo du eine Flotte hast.

    Jede Macht beginnt mit fünf Einheiten, reihum gesetzt. Das ist deine letzte.
learn-units-do = Drücke Indien, um dort eine Armee zu setzen.

learn-auction-title = Käufliche Allianzen
learn-auction-text =
    Jeder Krieg beginnt mit Versteigerungen. Wer bietet, schlägt zwei Mächte vor, eine für die rote und eine für die blaue Allianz. Das höchste Gebot wird bezahlt, und die beiden nehmen ihre Plätze ein. Du darfst mehr Gold bieten, als du hast.

    Mächte einer Farbe können einander nicht angreifen und dürfen einander helfen. Du willst Frankreich als Gegner: Sein Marker in Indien liegt nahe bei deinen Armeen.
learn-auction-do = Biete { $cost } Gold, dann schlage Großbritannien für Rot und Frankreich für Blau vor.

learn-alliances-title = Freund, Feind und Zugfolge
learn-alliances-text =
    Niemand bot mehr. Preußen und Spanien stehen auf deiner Seite, die anderen gegen dich. Mächte ohne Spieler helfen ihrer Seite mit ihren Einheiten.

    Die Plätze geben auch die Zugfolge an: Du beginnst. Es gibt { $rounds } Runden, und in jeder hast du zwei Aktionen; eine davon darf eine besondere sein.

learn-build-title = Baue eine Armee
learn-build-text =
    Eine neue Einheit kostet 1 Bevölkerung, von der du { $population } hast, und darf sofort ziehen. Innerhalb Europas ist das sicher. Für eine Fahrt in eine ferne Kolonie fällt der Seewürfel: Die Einheit muss vielleicht bleiben oder geht verloren, wenn du nicht zahlst.
learn-build-do = Baue eine Armee, dann schicke sie nach Indien.

learn-colony-title = Kolonisiere
learn-colony-text =
    Die Armee ist angekommen. Nun eine besondere Aktion: Ein COL-Marker gehört für 1 Bevölkerung dir, wo immer deine Einheiten sind. Einen GCC-Marker, den Goldküstenhandel, bekommst du umsonst, wenn du eine Flotte in Afrika hast.
learn-colony-do = Drücke den COL-Marker in der Karibik und bezahle.

learn-attack-title = Greife an
learn-attack-text =
    Die anderen haben gespielt, die zweite Runde beginnt. Ein Angriff kostet 2 Gold und braucht eine eigene Armee. Die Zahl auf einem neutralen Marker ist seine Stärke: Dieser hat { $defence }. Manche bringen auch Gold oder einen Punkt.
learn-attack-do = Drücke den neutralen Marker in Indien und bezahle { $cost } Gold.

learn-odds-title = Chancen und Verbündete
learn-odds-text =
    Jede Armee zählt 1, und deine Flotte unterstützt sie mit 1: { $attacker } gegen { $defender }. Dann würfeln beide Seiten mit zwei Würfeln und addieren deren Differenz. Die Tafel zeigt die genauen Chancen.

    Bevor die Würfel fallen, dürfen Verbündete dazukommen. Preußen hat hier eine Armee und entscheidet jetzt. Für solche Hilfe darf Gold fließen.

learn-tiles-title = Nimm ein Plättchen
learn-tiles-text =
    Preußen hat geholfen, und in Indien liegt ein zweiter britischer Marker. Wer eine Schlacht verliert, verliert eine Einheit, bei Gleichstand beide, und Würfel mit der Summe sieben kosten eine weitere. Jede verlorene Einheit bringt Unruhe.

    Plättchen sind dauerhafte Fähigkeiten und kosten eine besondere Aktion. { tile-army-training } gibt 1 an Land, wenn du mehr davon hast als der Feind. Du hast { $gold } Gold.
learn-tiles-do = Nimm { tile-army-training } für { $cost } Gold.

learn-taxes-title = Das Gold ist knapp: Steuern
learn-taxes-text =
    Nun der französische Marker in Indien. Du hast { $gold } Gold, und ein Angriff kostet 2. Fehlt Gold, werden von selbst Steuern erhoben: 2 Gold für einen Unruhemarker. Die Marker werden verdeckt gezogen und sind 0, 1 oder 2 wert.
learn-taxes-do = Drücke Frankreich in Indien und nimm den Preis an.

learn-sea-title = Zuerst die See
learn-sea-text =
    Preußen ist wieder dabei, und Spaniens Armee hilft von selbst. Wo beide Seiten Flotten haben, dürfen diese zuerst kämpfen. Wer gewinnt, hat an Land Unterstützung im Wert von 1. Wer ablehnt, überlässt sie der anderen Seite.
learn-sea-do = Biete den Kampf auf See an.

learn-move-title = Bewege zwei Einheiten
learn-move-text =
    Frankreich hat auf See abgelehnt und an Land verloren: In Indien liegen nun { $markers } britische Marker. Aber du hast eine Sieben gewürfelt, das kostete eine Armee. Deine Unruhe ist { $unrest }.

    Eine Bewegungsaktion bewegt zwei Einheiten, beliebig weit. Dein Marker im Osmanischen Reich steht allein gegen Österreich.
learn-move-do = Drücke deine Armee in Mitteleuropa, dann das Osmanische Reich. Die zweite Bewegung wird für dich gemacht.

learn-pass-title = Handle und passe
learn-pass-text =
    Deine Flotte in Afrika öffnet die Goldküste: Nimm umsonst einen Marker der Karibik. Danach darfst du passen. Wer mit einer Aktion passt und in diesem Zug nicht angegriffen hat, darf 1 Punkt Unruhe abgeben.
learn-pass-do = Drücke den GCC-Marker, dann passe, dann beende den Zug mit weniger Unruhe.

learn-scoring-title = Der Krieg wird gewertet
learn-scoring-text =
    Um es kurz zu machen: Von hier an haben alle gepasst. Du bekamst Gold für Bevölkerung und Marker und zahltest 1 für jede Einheit, es blieben { $gold }; die Bevölkerung wuchs um 5 auf { $population }. Dann wurden die Gebiete gewertet: { $vp } Punkte für Großbritannien.

    Lokale Bündnisse enden, neue neutrale Marker kommen, und die Allianzen werden neu versteigert. Du weißt genug, um zu spielen: Am Tisch leuchtet alles, was du darfst, und Chancen und Preise siehst du, bevor du entscheidest.
