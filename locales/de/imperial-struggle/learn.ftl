# Imperial Struggle: der geführte erste Zug, Schritt für Schritt.
#
# learn-KEY-title, learn-KEY-text und, wo etwas zu drücken ist, learn-KEY-do; die Schlüssel sind die von
# web/src/learn/lessons/imperial-struggle/steps.json. $cost ist der Preis dessen, was zu drücken ist, die anderen
# Zahlen stammen aus der Stellung.

learn-aim-title = Zwei Kronen, ein Punktestand
learn-aim-text =
    Du führst Frankreich gegen Großbritannien, von 1697 bis 1789: sechs Friedenszüge, dazwischen vier Kriege. Es gibt einen Punktestand für beide, er steht bei { $vp }. Was Frankreich gewinnt, kommt dazu; was Großbritannien gewinnt, geht ab.

    Nach jedem Zug siegt Frankreich bei 30 und Großbritannien bei 0. Wer in einem Zug alle vier Awards und alle drei Nachfragen gewinnt, oder in einem Krieg jeden Schauplatz mit dem größten Vorsprung, siegt sofort. Sonst entscheidet der Stand nach dem sechsten Zug: Ab 16 gewinnt Frankreich.

learn-map-title = Vier Regionen, fünf Formen
learn-map-text =
    Die Karte zeigt Europa, Nordamerika, die Karibik und Indien. Rauten sind politische Felder, Kreise Märkte, Quadrate Territorien; von den Sechsecken sind manche Seefelder, manche Forts. Fünfecke sind Advantages für die Seite, die die Felder daneben hält.

    Deine Flaggen sind blau mit waagrechten Linien, die britischen rot mit senkrechten. Territorien wechseln nur im Krieg die Seite.

learn-awards-title = Was dieser Zug bringt
learn-awards-text =
    Jede Region hat einen Award für die Seite, die dort am Ende des Zuges mehr Felder hält. Indien bringt diesmal { $vp } SP, aber nur bei { $lead } Feldern Vorsprung.

    Drei der sechs Waren sind in der Weltnachfrage: Gewürze, Tabak und Baumwolle. Jede belohnt die Seite mit mehr Märkten dieser Ware. Sieh in jedem Zug zuerst hierher: Hier steht, worum es geht.

learn-ministries-title = Deine zwei Ministries
learn-ministries-text =
    Zu Beginn jeder Ära wählen beide Seiten geheim zwei Ministry-Karten. Sie liegen verdeckt, bis du sie nutzt. Jede gibt dir eine Fähigkeit, und nach ihren Schlüsselwörtern fragen die Ereigniskarten.
learn-ministries-do = Wähle { ministry-m3 } wegen des Schlüsselworts { keyword-style }, dann { ministry-m2 }.

learn-tile-title = Nimm ein Investment-Tile
learn-tile-text =
    Du hast die Initiative und beginnst. In jeder deiner vier Aktionsrunden nimmst du eines der neun Tiles. Die obere Zahl ist die Major-Aktion, die untere die Minor-Aktion, die immer 2 Punkte bringt.

    Die kleine Karte unten erlaubt ein Ereignis. Eine Minor-Aktion bezahlt nur eine Sache und kann keine gegnerischen Flaggen entfernen.
learn-tile-do = Nimm das Tile mit 3 Wirtschafts- und 2 Diplomatiepunkten.

learn-event-title = Spiele ein Ereignis
learn-event-text =
    Ein Ereignis kommt vor allem anderen und ist danach aus dem Spiel. { card-10 } shiftet ein Feld in Spanien oder Österreich umsonst: Eine gegnerische Flagge wird entfernt, oder deine kommt auf ein leeres Feld.

    Mit dem Schlüsselwort { keyword-style } gibt es außerdem 2 SP, wenn in Spanien und Österreich keine britische Flagge mehr weht. Dafür wird die Ministry-Karte aufgedeckt: { ministry-m3 }.
learn-event-do = Spiele { card-10 }, dann wähle die britische Allianz in Österreich.

learn-points-title = Drei Arten von Punkten
learn-points-text =
    Das waren 2 SP: Der Stand ist { $vp }. Nun gibst du die Punkte deines Tiles aus, { $major } Wirtschaft und { $minor } Diplomatie.

    Wirtschaftspunkte shiften Märkte, Diplomatiepunkte politische Felder. Militärpunkte verlegen Squadrons, bauen Forts und kaufen Tiles für den nächsten Krieg.

learn-market-title = Setze eine Flagge auf einen Markt
learn-market-text =
    Die Zahl im Feld ist sein Preis. Ein Markt muss durch eine Linie mit etwas von dir verbunden sein: { space-tiruchirappalli } liegt neben deinem Markt { space-karaikal }. Er ist leer, also setzt ein Shift deine Flagge.

    Ein Markt neben einer gegnerischen Squadron oder einem gegnerischen Fort würde 1 mehr kosten, ebenso eine zweite Region in derselben Runde.
learn-market-do = Drücke { space-tiruchirappalli }, lies den Preis von { $cost } und bezahle.

learn-debt-title = Entferne eine Flagge auf Kredit
learn-debt-text =
    { space-kanchipuram } ist Großbritanniens einziger Gewürzmarkt. Entfernen kostet so viel wie Setzen, und nur eine Major-Aktion kann das. Du brauchst { $cost } Punkte und hast { $left }: Der Rest wird Debt.

    Dein Debt darf auf { $limit } steigen; was davon frei bleibt, zählt am Ende des Spiels. Treaty-Punkte zahlen genauso, aber du hast noch keine.
learn-debt-do = Drücke { space-kanchipuram } und bezahle.

learn-politics-title = Höfe und Allianzen
learn-politics-text =
    Politische Felder brauchen keine Verbindung. Die mit der Krone zählen für Prestige: Wer mehr davon hält, bekommt 2 SP pro Zug. Es steht { $france } zu { $britain }.

    Allianzen haben Punkte am Rand: Sie sagen, in welchen Kriegen sie helfen, von einem Punkt für die Spanische Erbfolge bis zu vier für die Amerikanische Unabhängigkeit.
learn-politics-do = Drücke das spanische Prestigefeld und bezahle mit der Minor-Aktion.

learn-round-title = Beende deine Runde
learn-round-text =
    Übrige Punkte verfallen. Sieh dir vor dem Ende einer Runde deine Advantages an: Das Advantage { advantage-algonquin-raids } gehört dir, weil du die Algonkin hältst. Jedes darf einmal pro Zug genutzt werden und kostet nichts.

    Du kannst auch passen, statt zu handeln, gleich nachdem du dein Tile genommen hast. Das baut bis zu 2 Debt ab.
learn-round-do = Beende die Aktionsrunde.

learn-answer-title = Großbritannien antwortet
learn-answer-text =
    Großbritannien hat ein Diplomatie-Tile genommen. Es ist zurück in Österreich, hat die niederländische Allianz gewonnen und eine Squadron in den Golf von Maine geschickt. Ein genommenes Tile ist für beide weg; du kannst der Gegenseite also auch eines wegnehmen.
learn-answer-do = Nimm das Tile mit 3 Militär- und 2 Wirtschaftspunkten.

learn-squadron-title = Herrschaft zur See
learn-squadron-text =
    Ein Seefeld gehört der Seite mit einer Squadron darauf. Eine aus der Navy Box auf ein leeres Feld zu verlegen kostet 1, von dort aus eine gegnerische zu vertreiben 3. Du hast { $box } in der Box, und { $unbuilt } lassen sich noch für je 4 Punkte bauen.

    Eine Squadron zählt für ihre Region, verbindet und schützt die Märkte daneben und kämpft im Krieg.
learn-squadron-do = Drücke { space-malabar-coast } und bezahle.

learn-war-title = Der nächste Krieg
learn-war-text =
    Nach dem zweiten Zug kommt der Spanische Erbfolgekrieg. An jedem Schauplatz haben beide ein verdecktes Tile, und die Karte gibt Stärke dazu: Allianzen, Squadrons, Forts. Je größer der Vorsprung, desto reicher die Beute; die Gegenseite erhält Treaty-Punkte.

    2 Militärpunkte kaufen ein Bonus-Tile, blind gezogen. Du wählst dann den Schauplatz dafür. Dein Tile in Spanien ist schwach.
learn-war-do = Kaufe ein Bonus-Tile, dann lege es an den Schauplatz { theater-wss-spain }.

learn-scoring-title = Das Ende des Zuges
learn-scoring-text =
    Mit der Minor-Aktion hast du Kanchipuram beflaggt. Indien steht { $france } zu { $britain }, das reicht für die { $vp } SP, und bei den Gewürzen steht es { $spice } zu { $rest }. Sind alle acht Runden gespielt, werden Awards, Prestige und Nachfrage so gewertet, und ein neuer Zug beginnt.

    Du weißt genug, um zu spielen. Am Tisch leuchtet alles, was du darfst, und jeder Preis wird vor dem Bezahlen erklärt.
