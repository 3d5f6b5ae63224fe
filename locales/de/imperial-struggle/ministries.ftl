# Imperial Struggle: Ministry-Karten nach Nummer, in eigenen Worten.
#
# ministry-mN            Titel
# ministry-mN-ABILITY    eine ihrer Fähigkeiten, nach der Kennung der Fähigkeit

## Frankreich und Großbritannien, Succession-Ära

ministry-m1 = Kardinalminister
ministry-m1-extra-diplomacy = Einmal pro Zug, gleich nachdem du ein Tile mit einer Diplomatie-Aktion genommen hast: Diese Aktion bekommt 1 Aktionspunkt mehr für jedes dieser Felder, das du hältst: Savoyen, Sardinien und die Prestigefelder von Spanien und Österreich. Höchstens 3.

ministry-m2 = John Law
ministry-m2-debt-relief = Am Ende jedes Zuges sinkt dein Debt um 1, oder um 2, wenn du ein Feld Schottlands hältst.

ministry-m3 = Hof des Sonnenkönigs
ministry-m3-europe-award = Wenn du den Award Europas gewinnst, ist er 1 SP mehr wert.

ministry-m4 = Jakobitenaufstände
ministry-m4-military-shifts = Einmal pro Zug: In dieser Aktionsrunde dürfen deine Militärpunkte Felder in Schottland und Irland shiften.
ministry-m4-score-uprising = Einmal pro Zug, in einer anderen Aktionsrunde: Gib 3 Militärpunkte aus und erhalte 1 SP für jedes Feld, das du in Schottland und Irland hältst, und für jeden Marker „Sieg der Jakobiten“. Höchstens 4 SP.
ministry-m4-removal = Diese Karte verlässt das Spiel für immer, wenn Großbritannien „Verhandlungen Papst–Hannover“ aufdeckt oder die Jakobiten im Österreichischen Erbfolgekrieg besiegt.

ministry-m5 = Robert Walpole
ministry-m5-draw-and-discard = Einmal pro Zug, jederzeit in deiner Aktionsrunde: Zieh eine Ereigniskarte, dann wirf eine von deiner Hand ab.

ministry-m6 = Jonathan Swift
ministry-m6-cheap-flagging = Ein leeres Feld Irlands oder Schottlands zu beflaggen kostet dich 1 weniger.
ministry-m6-minor-unflag = Solange du ein Feld Irlands hältst, dürfen deine diplomatischen Minor-Aktionen französische Flaggen von politischen Feldern Europas entfernen.

ministry-m7 = Ostindien-Kompanie
ministry-m7-trade-advantages = In der Wertung erhältst du 1 SP für jedes dieser Advantages, das du hältst und das nicht erschöpft ist: Textilien, Seide, Früchte, Pelzhandel und Rum. Höchstens 3 SP.

ministry-m8 = Bank von England
ministry-m8-raise-limit = Einmal pro Zug, jederzeit in deiner Aktionsrunde: Dein Debt-Limit steigt dauerhaft um 1.
ministry-m8-off-type-event = Einmal pro Zug darfst du ein Wirtschaftsereignis spielen, obwohl die Major-Aktion deines Tiles nicht Wirtschaft ist. Das Tile muss trotzdem das Ereignissymbol zeigen.

ministry-m9 = Hugenotten der Neuen Welt
ministry-m9-place-marker = Einmal pro Zug: Lege einen Hugenottenmarker auf ein Territorium, das du in Nordamerika oder der Karibik hältst.
ministry-m9-marker-defence = Ein Territorium mit einem Hugenottenmarker zu nehmen kostet 1 Eroberungspunkt mehr.
ministry-m9-marker-discount = Dreh einen Marker um und zahle 1 Wirtschaftspunkt weniger für den Shift eines Marktes seiner Region.

ministry-m10 = Edmond Halley
ministry-m10-cheap-squadron = Einmal pro Zug: Bau eine Squadron für 2 Militärpunkte statt 4.
ministry-m10-card-for-trp = Einmal pro Zug, wenn du eine Squadron auf einem Seefeld Europas hast: Wirf eine Ereigniskarte ab und erhalte 1 Treaty-Punkt.

## Empire-Ära

ministry-m11 = Choiseul
ministry-m11-extra-military = Einmal pro Zug bekommt eine Militär-Aktion 1 Aktionspunkt mehr, für ein Bonus-Tile oder um eine Squadron zu verlegen.
ministry-m11-cheap-squadron = Einmal pro Zug, wenn du eine Squadron auf einem Seefeld Nordamerikas hast: Bau eine Squadron für 2 Militärpunkte statt 4.

ministry-m12 = Dupleix
ministry-m12-indian-trp = Der Award Indiens, Baumwolle und Gewürze geben dir je 1 Treaty-Punkt mehr, wenn du sie gewinnst.

ministry-m13 = Pompadour & Du Barry
ministry-m13-salon = Wenn du in einer eigenen Aktionsrunde zum ersten Mal ein Advantage in Europa erschöpfst, erhältst du 1 Treaty-Punkt.

ministry-m14 = Voltaire
ministry-m14-letters = Wenn der Award Europas vergeben wird, an wen auch immer, erhältst du 1 Treaty-Punkt für jedes dieser Länder, in dem du ein Prestigefeld hältst: Irland, Schottland, Preußen, die Niederlande, Österreich und Spanien. Höchstens 3.

ministry-m15 = Pitt der Ältere
ministry-m15-extra-diplomacy = Einmal pro Zug bekommt eine Diplomatie-Aktion 1 Aktionspunkt mehr, für politische Felder ohne Prestige.
ministry-m15-cheap-squadron = Einmal pro Zug: Bau eine Squadron für 2 Militärpunkte statt 4.

ministry-m16 = Charles Hanbury Williams
ministry-m16-northern-courts = Einmal pro Zug: Für den Rest dieser Aktionsrunde kostet es dich je 1 weniger, französische Flaggen in Preußen, den Deutschen Staaten und Russland zu entfernen.

ministry-m17 = Handelsbanken
ministry-m17-free-credit = Die ersten 2 Debt, die du in jedem Zug für Wirtschaftspunkte aufnimmst, zählen nicht auf deiner Leiste. Du darfst sie sogar an deinem Debt-Limit aufnehmen.

ministry-m18 = Samuel Johnson
ministry-m18-europe-award = Der Award Europas ist 1 SP mehr wert, wenn du ihn gewinnst, und 1 SP weniger, wenn Frankreich ihn gewinnt.

## Revolution-Ära

ministry-m19 = James Watt
ministry-m19-no-default = Debt, das dir über dein Debt-Limit hinaus aufgezwungen wird, gibt Frankreich keine SP.
ministry-m19-patents = Wenn Frankreich in einer französischen Aktionsrunde zum ersten Mal ein Advantage erschöpft, erhältst du 1 Treaty-Punkt.

ministry-m20 = Verhandlungen Papst–Hannover
ministry-m20-end-of-jacobites = Wenn diese Karte aufgedeckt wird, wird der Marker „Niederlage der Jakobiten“ gelegt, und „Jakobitenaufstände“ verlässt das Spiel.
ministry-m20-extra-diplomacy = Einmal pro Zug bekommt eine Diplomatie-Aktion 2 Aktionspunkte mehr, für Felder in Schottland und Irland.

ministry-m21 = Townshend Acts
ministry-m21-mark-commodity = Markiere einmal pro Zug, zu Beginn deiner Aktionsrunde, eine Ware: Bis zum Ende des Zuges dürfen deine wirtschaftlichen Minor-Aktionen französische Flaggen von ihren Märkten entfernen.

ministry-m22 = Edmund Burke
ministry-m22-european-diplomacy = Einmal pro Aktionsrunde bekommt eine diplomatische Major-Aktion, die nur in Europa ausgegeben wird, 1 Aktionspunkt mehr für jedes Feld Irlands, das du hältst.
ministry-m22-american-sympathy = Die Sons of Liberty oder ein Feld der USA zu shiften kostet dich 1 weniger.

ministry-m23 = Turgot
ministry-m23-sound-credit = Solange du mehr freies Debt hast als Großbritannien, gibt das erste Debt, das du in einer Aktionsrunde aufnimmst, 2 Aktionspunkte.

ministry-m24 = Nordamerikahandel
ministry-m24-fur-and-fish = Wenn du zu Beginn deiner Aktionsrunde bei Pelz- und Fischmärkten zusammen führst, bekommen deine Wirtschafts-Aktionen darin 1 Aktionspunkt mehr.
ministry-m24-refresh-huguenots = Wenn diese Karte aufgedeckt wird, werden alle Hugenottenmarker aufgefrischt.

ministry-m25 = Marquis de Condorcet
ministry-m25-event-without-symbol = Einmal pro Zug darfst du ein Ereignis spielen, obwohl dein Tile kein Ereignissymbol hat. Die Art muss trotzdem zur Major-Aktion passen.

ministry-m26 = Lavoisier
ministry-m26-bonus-harvest = Wenn du den Bonus eines Ereignisses erhältst, das du spielst, bekommen beide Aktionen deines Tiles 1 Aktionspunkt mehr.

## Nach Titel

ministry-the-cardinal-ministers = { ministry-m1 }
ministry-john-law = { ministry-m2 }
ministry-court-of-the-sun-king = { ministry-m3 }
ministry-jacobite-uprisings = { ministry-m4 }
ministry-robert-walpole = { ministry-m5 }
ministry-jonathan-swift = { ministry-m6 }
ministry-east-india-company = { ministry-m7 }
ministry-bank-of-england = { ministry-m8 }
ministry-new-world-huguenots = { ministry-m9 }
ministry-edmond-halley = { ministry-m10 }
ministry-choiseul = { ministry-m11 }
ministry-dupleix = { ministry-m12 }
ministry-pompadour-and-du-barry = { ministry-m13 }
ministry-voltaire = { ministry-m14 }
ministry-pitt-the-elder = { ministry-m15 }
ministry-charles-hanbury-williams = { ministry-m16 }
ministry-merchant-banks = { ministry-m17 }
ministry-samuel-johnson = { ministry-m18 }
ministry-james-watt = { ministry-m19 }
ministry-papacy-hanover-negotiations = { ministry-m20 }
ministry-townshend-acts = { ministry-m21 }
ministry-edmund-burke = { ministry-m22 }
ministry-turgot = { ministry-m23 }
ministry-north-american-trade = { ministry-m24 }
ministry-marquis-de-condorcet = { ministry-m25 }
ministry-lavoisier = { ministry-m26 }
