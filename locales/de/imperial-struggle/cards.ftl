# Imperial Struggle: Ereigniskarten nach Nummer, in eigenen Worten.
#
# card-N               Titel
# card-N-condition     wann es den Bonus gibt
# card-N-SIDE          die Wirkung für diese Seite (britain, france) oder für beide (both)
# card-N-SIDE-bonus    die Bonuswirkung
# card-N-option-K      eine Möglichkeit, die in der Karte gewählt wird

## Succession-Ära

card-1 = Karnatischer Krieg
card-1-condition = Du hast das Schlüsselwort Merkantilismus.
card-1-both = Lege für jede lokale Allianz, die du in Indien hältst, dort einen Konfliktmarker auf einen Markt oder ein politisches Feld.
card-1-both-bonus = Beschädige ein gegnerisches Fort in Indien oder shifte einen Baumwollmarkt kostenlos.
card-1-option-0 = Gegnerisches Fort in Indien beschädigen
card-1-option-1 = Baumwollmarkt shiften

card-2 = Acts of Union
card-2-condition = Du hältst mehr von den beiden Prestigefeldern Schottlands und Irlands als die Gegenseite.
card-2-britain = Erhalte 1 Diplomatiepunkt. Er dient nur zum Entfernen einer französischen Flagge von einem politischen Feld Europas.
card-2-britain-bonus = Erhalte 2 SP.
card-2-france = Erhalte 2 Diplomatiepunkte.
card-2-france-bonus = Ein britisches politisches Feld Europas verliert seine Flagge, aber keines in Spanien oder Österreich.

card-3 = Tropenkrankheiten
card-3-condition = Du hast das Schlüsselwort Gelehrsamkeit.
card-3-both = Ein gegnerischer Markt der Karibik verliert seine Flagge, dann auch einer deiner eigenen dort.
card-3-both-bonus = Ein zweiter gegnerischer Markt der Karibik verliert seine Flagge.

card-4 = Südseespekulation
card-4-condition = Du hast das Schlüsselwort Finanzen.
card-4-both = Entferne eine gegnerische Flagge von einem beliebigen Markt, solange dadurch kein anderer Markt isoliert wird.
card-4-both-bonus = Eine Squadron zu bauen kostet dich in dieser Aktionsrunde 2 Militärpunkte weniger; sie darf sogar kostenlos sein.

card-5 = Krieg um Jenkins’ Ohr
card-5-condition = Du hast das Schlüsselwort Merkantilismus.
card-5-britain = Baue 2 Debt ab.
card-5-britain-bonus = Frankreich nimmt 1 Debt auf.
card-5-france = Lege einen Konfliktmarker auf einen britischen Markt der Karibik.
card-5-france-bonus = Erhalte 1 Diplomatiepunkt.

card-6 = Indianische Bündnisse
card-6-condition = Du hast das Schlüsselwort Merkantilismus.
card-6-britain = Shifte kostenlos eine lokale Allianz in Nordamerika.
card-6-britain-bonus = Nutze sofort eines deiner Advantages in Nordamerika, auch wenn es erschöpft oder eben erst gewonnen ist. Es wird dadurch nicht erschöpft.
card-6-france = Erhalte 2 Wirtschaftspunkte für Nordamerika.
card-6-france-bonus = Eine britische lokale Allianz in Nordamerika verliert ihre Flagge.

card-7 = Österreichisch-spanische Rivalität
card-7-condition = Du hast das Schlüsselwort Regierung.
card-7-britain = Lege einen Konfliktmarker auf ein Feld Spaniens.
card-7-britain-bonus = Zeige auf ein französisches Bonus-Tile des nächsten Krieges. Es geht ungesehen in den französischen Pool zurück.
card-7-france = Ein britisches Feld der Niederlande verliert seine Flagge.
card-7-france-bonus = Erhalte 2 Diplomatie- oder 2 Wirtschaftspunkte, für Indien.
card-7-option-0 = 2 Diplomatiepunkte für Indien
card-7-option-1 = 2 Wirtschaftspunkte für Indien

card-8 = Steuerreform
card-8-condition = Du hast das Schlüsselwort Finanzen.
card-8-both = Baue 2 Debt ab. Für jeden Punkt, den du nicht abbauen kannst, darfst du 1 Wirtschaftspunkt nehmen.
card-8-both-bonus = Noch einmal dasselbe, für 1 Punkt.
card-8-option-0 = 1 Wirtschaftspunkt nehmen

card-9 = Großer Nordischer Krieg
card-9-condition = Du hast das Schlüsselwort Stil.
card-9-britain = Shifte kostenlos ein Feld der Deutschen Staaten. Sind dann beide britisch, erhalte 2 SP.
card-9-britain-bonus = Erhalte 1 Diplomatiepunkt.
card-9-france = Shifte Russland kostenlos. Ist Russland schon französisch, erhalte stattdessen 2 SP.
card-9-france-bonus = Erhalte 1 Diplomatiepunkt.

card-10 = Vatikanische Politik
card-10-condition = Du hast das Schlüsselwort Stil.
card-10-britain = Erhalte 2 Diplomatiepunkte für die Deutschen Staaten, Preußen und die Niederlande.
card-10-britain-bonus = Erhalte 1 Diplomatiepunkt für Europa.
card-10-france = Shifte kostenlos ein Feld Spaniens oder Österreichs.
card-10-france-bonus = Weht in Spanien und Österreich keine britische Flagge, erhalte 2 SP.

card-11 = Calico Acts
card-11-condition = Du hast das Schlüsselwort Merkantilismus.
card-11-britain = Erhalte 2 Wirtschaftspunkte, die nur zum Entfernen französischer Flaggen von Märkten dienen.
card-11-britain-bonus = Du darfst Baumwolle sofort werten lassen, als wäre sie in der Weltnachfrage. Die Belohnung bekommt, wer führt, egal wer das ist.
card-11-france = Ein britischer Baumwollmarkt verliert seine Flagge.
card-11-france-bonus = Schick eine britische Squadron von der Karte in die Navy Box.
card-11-option-0 = Baumwolle jetzt werten

card-12 = Ausufernde Militärausgaben
card-12-condition = Du hast mehr freies Debt als die Gegenseite.
card-12-both = Die Gegenseite wählt einen Verlust: Ein eigenes Fort wird beschädigt, eine eigene Squadron geht von der Karte in die Navy Box, oder ein eigenes Bonus-Tile geht in den Pool zurück.
card-12-both-bonus = Die Gegenseite wählt einen zweiten Verlust.

card-13 = Alberonis Ehrgeiz
card-13-condition = Du hast das Schlüsselwort Regierung.
card-13-britain = Erhalte 2 Wirtschaftspunkte, die nur zum Beflaggen leerer Märkte neben einem britischen Markt dienen.
card-13-britain-bonus = Erhalte davon 1 mehr.
card-13-france = Shifte kostenlos ein Allianzfeld Spaniens, Österreichs oder der Niederlande.
card-13-france-bonus = Hältst du Savoyen und Sardinien, erhalte 3 SP.

card-14 = Hungersnot in Irland
card-14-condition = Diese Karte hat keinen Bonus.
card-14-britain = Ein französisches Feld Irlands oder Schottlands verliert seine Flagge.
card-14-france = Zieh für jedes Feld Irlands, das du hältst, ein Bonus-Tile für den Jakobitenaufstand des nächsten Krieges. Werden es mehr als zwei, verschiebe Tiles an Schauplätze mit Platz.

card-15 = Zinszahlungen
card-15-condition = Du hast mehr freies Debt als die Gegenseite.
card-15-both = Das Debt-Limit der Gegenseite sinkt um 1. War sie an diesem Limit, sinkt auch ihr Debt um 1, und du erhältst 1 SP.
card-15-both-bonus = Baue 2 Debt ab.

## Empire-Ära

card-16 = Sklavenunruhen in der Karibik
card-16-condition = Du hast mehr Bonus-Tiles im nächsten Krieg als die Gegenseite.
card-16-both = Lege einen Konfliktmarker auf einen Markt der Karibik.
card-16-both-bonus = Lege noch einen.

card-17 = Bourbonischer Familienpakt
card-17-condition = Du hast das Schlüsselwort Stil.
card-17-britain = Für den Rest dieser Aktionsrunde kostet es dich 1 Diplomatiepunkt weniger, eine französische Flagge in Spanien oder Österreich zu entfernen.
card-17-britain-bonus = Erhalte 1 Diplomatiepunkt.
card-17-france = Frische bis zu zwei deiner erschöpften Advantages in Europa auf.
card-17-france-bonus = Erhalte 2 Diplomatiepunkte für Spanien und Österreich.

card-18 = Der Prozess gegen Byng
card-18-condition = Diese Karte hat keinen Bonus.
card-18-britain = Lege den Byng-Marker an einen Schauplatz des nächsten Krieges, an dem Squadrons zählen. Dort zählt er +2 für dich.
card-18-france = Wähle eine britische Squadron auf der Karte oder in der Navy Box. Sie ist bis zum nächsten Friedenszug fort.

card-19 = Le Beau Monde
card-19-condition = Du hast das Schlüsselwort Stil.
card-19-britain = Du darfst die Weltnachfrage dieses Zuges um Pelze oder Baumwolle ergänzen.
card-19-britain-bonus = Erhalte 1 Wirtschaftspunkt.
card-19-france = Erhalte 1 Diplomatiepunkt für Europa.
card-19-france-bonus = Erhalte 2 weitere Diplomatiepunkte für Europa.

card-20 = Hyder Ali
card-20-condition = Du hast das Schlüsselwort Merkantilismus.
card-20-both = Übernimm eine lokale Allianz in Indien, oder lege zwei Konfliktmarker auf ungeschützte Felder in Indien.
card-20-both-bonus = Erhalte 2 Wirtschaftspunkte für Indien.
card-20-option-0 = Lokale Allianz in Indien übernehmen
card-20-option-1 = Zwei Konfliktmarker in Indien legen

card-21 = Cohong-System
card-21-condition = Du hast das Schlüsselwort Gelehrsamkeit.
card-21-both = Zieh eine der Waren, die nicht in der Weltnachfrage sind. Sie ersetzt eine Ware dieses Zuges, die du wählst.
card-21-both-bonus = Erhalte 2 Wirtschaftspunkte für Indien.

card-22 = Korsikakrise
card-22-condition = Du hast das Schlüsselwort Regierung.
card-22-britain = Shifte Sardinien oder Savoyen kostenlos.
card-22-britain-bonus = Liegt keine französische Squadron auf einem Seefeld Europas, erhalte 1 SP.
card-22-france = Ein britisches politisches Feld Europas verliert seine Flagge.
card-22-france-bonus = Weht in Spanien keine britische Flagge, erhalte 1 SP.

card-23 = Panik in Europa
card-23-condition = Dein freies Debt ist um mindestens 3 höher als das der Gegenseite.
card-23-both = Erhalte 1 SP für jeden Punkt, um den das Debt der Gegenseite höher ist als deines, höchstens 4.
card-23-both-bonus = Ein gegnerisches politisches Feld Europas verliert seine Flagge.

card-24 = Goldminen in Westafrika
card-24-condition = Du hast mehr freies Debt als die Gegenseite.
card-24-both = Erhalte 1 Wirtschaftspunkt.
card-24-both-bonus = Erhalte 2 Wirtschaftspunkte für die Karibik.

card-25 = Krieg der Quadrupelallianz
card-25-condition = Du hast das Schlüsselwort Regierung.
card-25-britain = Schick eine deiner Squadrons von der Karte oder aus der Navy Box bis zum nächsten Friedenszug fort und erhalte dafür 2 SP.
card-25-britain-bonus = Eine deiner ungebauten Squadrons kommt in die Navy Box. Dann nimm 1 Debt auf oder zahle 1 Treaty-Punkt.
card-25-france = Shifte kostenlos ein Feld Spaniens.
card-25-france-bonus = Erhalte 1 Diplomatiepunkt.
card-25-option-0 = 1 Debt aufnehmen
card-25-option-1 = 1 Treaty-Punkt zahlen

card-26 = Herkulessalon
card-26-condition = Du hast das Schlüsselwort Stil.
card-26-britain = Frankreich nimmt 1 Debt auf.
card-26-britain-bonus = Frankreich nimmt 2 weitere Debt auf.
card-26-france = Erhalte 2 Diplomatiepunkte für Europa.
card-26-france-bonus = Erhalte 2 weitere Diplomatiepunkte für Europa.

card-27 = Hungersnot in Bengalen
card-27-condition = Diese Karte hat keinen Bonus.
card-27-both = Lege bis zu zwei Konfliktmarker auf Märkte oder politische Felder in Indien.

card-28 = Pater Le Loutre
card-28-condition = Du hast das Schlüsselwort Regierung.
card-28-britain = Lege einen Konfliktmarker auf einen Fischmarkt.
card-28-britain-bonus = Erhalte 2 Militärpunkte für Nordamerika.
card-28-france = Lege einen Konfliktmarker auf irgendeinen britischen Markt.
card-28-france-bonus = Erhalte 2 Wirtschaftspunkte für Nordamerika.

card-29 = Polnischer Thronfolgekrieg
card-29-condition = Du hast das Schlüsselwort Finanzen.
card-29-britain = Erhalte 2 Treaty-Punkte.
card-29-britain-bonus = Shifte Russland kostenlos.
card-29-france = Erhalte 2 SP.
card-29-france-bonus = Shifte Russland oder Schweden kostenlos.

card-30 = Jonathans Kaffeehaus
card-30-condition = Du hast das Schlüsselwort Finanzen.
card-30-both = Erhalte 2 Wirtschaftspunkte.
card-30-both-bonus = Erhalte 1 weiteren Wirtschaftspunkt und baue 1 Debt ab.

## Revolution-Ära

card-31 = Nootka-Zwischenfall
card-31-condition = Du hast das Schlüsselwort Merkantilismus.
card-31-britain = Erhalte 2 Diplomatie- oder 2 Wirtschaftspunkte.
card-31-britain-bonus = Erhalte 2 SP für jedes Allianzfeld, das du in Spanien hältst, dann nimm deine Flaggen von diesen Feldern.
card-31-france = Schick eine britische Squadron von der Karte in die Navy Box.
card-31-france-bonus = Eine deiner ungebauten Squadrons kommt in die Navy Box.
card-31-option-0 = 2 Diplomatiepunkte
card-31-option-1 = 2 Wirtschaftspunkte

card-32 = Haitianische Revolution
card-32-condition = Du hast mehr Bonus-Tiles im nächsten Krieg als die Gegenseite.
card-32-both = Lege einen „+1“-Konfliktmarker auf einen Zuckermarkt der Karibik.
card-32-both-bonus = Lege zwei weitere.

card-33 = Loge der Neun Schwestern
card-33-condition = Du hast das Schlüsselwort Stil.
card-33-britain = Lege einen Konfliktmarker auf einen Markt oder ein politisches Feld der Nördlichen Kolonien.
card-33-britain-bonus = Hast du in Nordamerika mehr Flaggen als Frankreich, erhalte 3 SP.
card-33-france = Nutze eines deiner Advantages außerhalb Europas, erschöpft oder nicht. Es wird dadurch nicht erschöpft.
card-33-france-bonus = Erhalte 2 Diplomatiepunkte.

card-34 = La Gabelle
card-34-condition = Du hast mehr freies Debt als die Gegenseite.
card-34-britain = Erschöpfe bis zu zwei Advantages, egal wer sie hält, ohne sie zu nutzen.
card-34-britain-bonus = Erhalte 2 Wirtschaftspunkte.
card-34-france = Erhalte 2 Wirtschaftspunkte.
card-34-france-bonus = Erhalte 2 SP, oder 3, wenn du das Schlüsselwort Regierung hast.

card-35 = Verbot der Jesuiten
card-35-condition = Du hast das Schlüsselwort Regierung.
card-35-britain = Ein französischer Zuckermarkt verliert seine Flagge.
card-35-britain-bonus = Erhalte 3 Wirtschaftspunkte für die Karibik.
card-35-france = Baue 2 Debt ab.
card-35-france-bonus = Erhalte 2 SP.

card-36 = Der Wohlstand der Nationen
card-36-condition = Du hast das Schlüsselwort Gelehrsamkeit.
card-36-both = Baue 2 Debt ab.
card-36-both-bonus = Erhalte 3 Wirtschaftspunkte.

card-37 = Schuldenkrise
card-37-condition = Dein freies Debt ist um mindestens 3 höher als das der Gegenseite.
card-37-both = Hast du mehr freies Debt als die Gegenseite, erhalte 3 Wirtschaftspunkte, die nur zum Entfernen gegnerischer Flaggen von Märkten dienen.
card-37-both-bonus = Erhalte 2 SP.

card-38 = Piraterie in Ostasien
card-38-condition = Diese Karte hat keinen Bonus.
card-38-both = Zähle Forts, Squadrons und lokale Allianzen in Indien. Hast du mehr als die Gegenseite, erhalte 3 SP.

card-39 = Stamp Act
card-39-condition = Du hast das Schlüsselwort Merkantilismus.
card-39-britain = Baue 2 Debt ab.
card-39-britain-bonus = Erhalte 2 Wirtschaftspunkte.
card-39-france = Lege einen Konfliktmarker auf einen Markt oder ein politisches Feld der Nördlichen Kolonien.
card-39-france-bonus = Lege zwei weitere, sodass es drei sind.

card-40 = Falklandkrise
card-40-condition = Du hältst das Advantage Mittelmeerintrigen, und auf seinen Feldern liegt kein Konfliktmarker.
card-40-britain = Hältst du irgendein Feld Spaniens, erhalte 1 SP.
card-40-britain-bonus = Ein französisches Feld Spaniens verliert seine Flagge.
card-40-france = Erhalte 1 Militärpunkt für jedes Feld Spaniens, das du hältst.
card-40-france-bonus = Wähle eine britische Squadron auf der Karte oder in der Navy Box. Sie verlässt das Spiel.

card-41 = Cook und Bougainville
card-41-condition = Du hast das Schlüsselwort Merkantilismus.
card-41-britain = Erhalte 1 Wirtschaftspunkt für je zwei Squadrons, die du auf der Karte und in der Navy Box hast.
card-41-britain-bonus = Zieh ein Bonus-Tile und lege es.
card-41-france = Eine deiner ungebauten Squadrons kommt in die Navy Box.
card-41-france-bonus = Baue 2 Debt ab.
