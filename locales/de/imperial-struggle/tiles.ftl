# Imperial Struggle: Tiles und Marker.

## Investment-Tiles

tile-e4-d2-a = Wirtschaft 4 / Diplomatie 2
tile-e4-d2-b = Wirtschaft 4 / Diplomatie 2
tile-e4-m2-a = Wirtschaft 4 / Militär 2
tile-e4-m2-b = Wirtschaft 4 / Militär 2
tile-e3-d2 = Wirtschaft 3 / Diplomatie 2 + Ereignis
tile-e3-m2 = Wirtschaft 3 / Militär 2 + Ereignis
tile-e2-d2 = Wirtschaft 2 / Diplomatie 2 + Ereignis + Military Upgrade
tile-e2-m2 = Wirtschaft 2 / Militär 2 + Ereignis + Military Upgrade
tile-d4-e2-a = Diplomatie 4 / Wirtschaft 2
tile-d4-e2-b = Diplomatie 4 / Wirtschaft 2
tile-d4-m2-a = Diplomatie 4 / Militär 2
tile-d4-m2-b = Diplomatie 4 / Militär 2
tile-d3-e2 = Diplomatie 3 / Wirtschaft 2 + Ereignis
tile-d3-m2 = Diplomatie 3 / Militär 2 + Ereignis
tile-d2-e2 = Diplomatie 2 / Wirtschaft 2 + Ereignis + Military Upgrade
tile-d2-m2 = Diplomatie 2 / Militär 2 + Ereignis + Military Upgrade
tile-m4-e2-a = Militär 4 / Wirtschaft 2
tile-m4-e2-b = Militär 4 / Wirtschaft 2
tile-m4-d2-a = Militär 4 / Diplomatie 2
tile-m4-d2-b = Militär 4 / Diplomatie 2
tile-m3-e2 = Militär 3 / Wirtschaft 2 + Ereignis
tile-m3-d2 = Militär 3 / Diplomatie 2 + Ereignis
tile-m2-e2 = Militär 2 / Wirtschaft 2 + Ereignis + Military Upgrade
tile-m2-d2 = Militär 2 / Diplomatie 2 + Ereignis + Military Upgrade

## Awards

award-3 = 3 SP ab Vorsprung 2
award-2 = 2 SP ab Vorsprung 2
award-1-a = 1 SP
award-1-b = 1 SP
award-1-trp-a = 1 SP und 1 Treaty-Punkt
award-1-trp-b = 1 SP und 1 Treaty-Punkt
award-0-trp-a = 1 Treaty-Punkt
award-0-trp-b = 1 Treaty-Punkt

## War-Tiles

symbol-none = kein Symbol
symbol-none-effect = Zählt nur mit seiner Stärke.
symbol-debt = Debt-Symbol
symbol-debt-effect = Die Gegenseite nimmt 1 Debt auf. Ist sie am Debt-Limit, erhält die eigene Seite stattdessen 1 SP.
symbol-fort-or-fleet = Symbol Fort oder Flotte
symbol-fort-or-fleet-effect = Die eigene Seite darf ein gegnerisches Fort am Schauplatz beschädigen oder eine gegnerische Squadron dort in die Navy Box schicken.
symbol-unflag = Symbol gestrichene Flagge
symbol-unflag-effect = Die eigene Seite darf eine gegnerische Flagge von einem Markt oder politischen Feld des Schauplatzes ohne Konfliktmarker entfernen. Ein Markt, an dem andere hängen, wird verschont, solange ein anderer getroffen werden kann.

# Die 16 Basic-Tiles einer Seite, nach ihrem Platz in der Tabelle.
basic-tile-b0 = +2
basic-tile-b1 = +2
basic-tile-b2 = +2
basic-tile-b3 = +1
basic-tile-b4 = +1
basic-tile-b5 = +1
basic-tile-b6 = +1
basic-tile-b7 = 0 mit Debt
basic-tile-b8 = 0 mit Debt
basic-tile-b9 = 0 mit Debt
basic-tile-b10 = 0 mit Debt
basic-tile-b11 = 0 mit Fort oder Flotte
basic-tile-b12 = 0 mit Fort oder Flotte
basic-tile-b13 = −1 mit gestrichener Flagge
basic-tile-b14 = −1 mit gestrichener Flagge
basic-tile-b15 = −1 mit gestrichener Flagge

# Die 12 Bonus-Tiles einer Seite in einem Krieg, nach ihrem Platz in der Tabelle; ihre Namen sind Fakten des Krieges.
bonus-tile-0 = +3
bonus-tile-1 = +3
bonus-tile-2 = +2
bonus-tile-3 = +2
bonus-tile-4 = +2
bonus-tile-5 = +2
bonus-tile-6 = +1
bonus-tile-7 = +1
bonus-tile-8 = +1 mit Debt
bonus-tile-9 = +1 mit Debt
bonus-tile-10 = +1 mit Fort oder Flotte
bonus-tile-11 = +1 mit Fort oder Flotte

## Beute

spoils-row = { $vp ->
    [0] {""}
   *[other] { $vp } SP
  }{ $cp ->
    [0] {""}
    [one] {" "}· 1 Eroberungspunkt
   *[other] {" "}· { $cp } Eroberungspunkte
  }{ $loser-trp ->
    [0] {""}
    [one] {" "}· 1 Treaty-Punkt für die Gegenseite
   *[other] {" "}· { $loser-trp } Treaty-Punkte für die Gegenseite
  }
spoils-unflag = Entferne eine gegnerische Flagge in der Region { $region } ({ $kind }).
    .kind = type-*
reward-jacobite-victory-marker = Frankreich bekommt einen Marker „Sieg der Jakobiten“.
reward-jacobite-uprisings-extra = Von nun an darf Frankreich „Jakobitenaufstände“ neben seinen zwei anderen Ministry-Karten halten.
reward-jacobite-defeat = Der Marker „Niederlage der Jakobiten“ wird gelegt, und „Jakobitenaufstände“ verlässt das Spiel.
reward-atlantic-dominance = Wer gewinnt, bekommt +2 Stärke im French & Indian War dieses Krieges.
reward-loser-squadron-to-unbuilt = Wer verliert, legt eine Squadron zu den ungebauten zurück.
reward-loser-squadron-removed-per-margin = Wer verliert, gibt für jeden Punkt Vorsprung eine Squadron für immer ab, höchstens zwei.
reward-usa = Frankreich darf USA-Flaggen über den Nördlichen Kolonien, den Carolinas und San Agustín hissen und danach die Forts der Nördlichen Kolonien räumen. Märkte, die dadurch abgeschnitten sind, verlieren ihre Flaggen.
reward-canada = Frankreich darf auch über Québec & Montréal eine USA-Flagge hissen. Märkte Nordamerikas, die dadurch abgeschnitten sind, verlieren ihre Flaggen.
reward-free-bonus-tiles = Jede Seite zieht für den Siebenjährigen Krieg so viele Bonus-Tiles, wie sie in diesem Krieg hatte, höchstens drei.

## Advantages

advantage-baltic-trade = Ostseehandel
advantage-baltic-trade-effect = Baue 2 Debt ab.
advantage-central-europe-conflict = Konflikt in Mitteleuropa
advantage-central-europe-conflict-effect = Lege einen Konfliktmarker auf ein beliebiges Allianzfeld in Europa.
advantage-german-diplomacy = Deutsche Diplomatie
advantage-german-diplomacy-effect = Eine gegnerische Flagge in Russland, Schweden oder Bayern zu entfernen kostet dich nur 1, egal was aufgedruckt ist.
advantage-italy-influence = Einfluss in Italien
advantage-italy-influence-effect = Eine gegnerische Flagge in Spanien oder Österreich zu entfernen kostet dich nur 1, egal was aufgedruckt ist.
advantage-mediterranean-intrigue = Mittelmeerintrigen
advantage-mediterranean-intrigue-map = Mittelmeer- intrigen
advantage-mediterranean-intrigue-effect = Lege einen Konfliktmarker auf ein Feld Spaniens oder Österreichs oder auf Sardinien.
advantage-naval-bastion = Marinebastion
advantage-naval-bastion-map = Marine- bastion
advantage-naval-bastion-effect = Schick für 1 Militärpunkt eine gegnerische Squadron von einem beliebigen Seefeld in die Navy Box.
advantage-silesia-negotiations = Verhandlungen um Schlesien
advantage-silesia-negotiations-effect = Eine gegnerische Flagge in Preußen oder den Deutschen Staaten zu entfernen kostet dich nur 1, egal was aufgedruckt ist.
advantage-algonquin-raids = Überfälle der Algonkin
advantage-algonquin-raids-effect = Lege einen Konfliktmarker auf einen beliebigen Pelzmarkt.
advantage-iroquois-raids = Überfälle der Irokesen
advantage-iroquois-raids-effect = Lege einen Konfliktmarker auf einen beliebigen Pelzmarkt.
advantage-fur-trade = Pelzhandel
advantage-fur-trade-effect = Eine gegnerische Flagge von einem Markt Nordamerikas zu entfernen kostet dich nur 1, egal was aufgedruckt ist. Eine Verbindung brauchst du trotzdem.
advantage-patriot-agitation = Agitation der Patrioten
advantage-patriot-agitation-effect = Lege einen Konfliktmarker auf einen beliebigen Markt oder ein beliebiges politisches Feld in Nordamerika.
advantage-wheat = Weizen
advantage-wheat-effect = Eine gegnerische Flagge von einem Markt Nordamerikas zu entfernen kostet dich 1 weniger.
advantage-fruit = Früchte
advantage-fruit-effect = Eine gegnerische Flagge von einem Markt der Karibik zu entfernen kostet dich 1 weniger.
advantage-letters-of-marque = Kaperbriefe
advantage-letters-of-marque-effect = Lege einen Konfliktmarker auf einen ungeschützten Markt der Karibik.
advantage-pirate-havens = Piratennester
advantage-pirate-havens-map = Piraten- nester
advantage-pirate-havens-effect = Lege einen Konfliktmarker auf einen ungeschützten Markt der Karibik.
advantage-rum = Rum
advantage-rum-effect = Eine gegnerische Flagge von einem Markt der Karibik zu entfernen kostet dich 1 weniger.
advantage-slaving-contracts = Sklavenhandelsverträge
advantage-slaving-contracts-map = Sklaven- handel
advantage-slaving-contracts-effect = Bau eine Squadron für 2 Militärpunkte statt 4.
advantage-power-struggle = Machtkampf
advantage-power-struggle-effect = Lege einen Konfliktmarker auf einen Markt der Karnatischen Küste.
advantage-raids-and-incursions = Raubzüge und Einfälle
advantage-raids-and-incursions-effect = Lege einen Konfliktmarker auf einen beliebigen Markt in Indien.
advantage-separatist-wars = Separatistenkriege
advantage-separatist-wars-map = Separatisten- kriege
advantage-separatist-wars-effect = Lege einen Konfliktmarker auf einen beliebigen Baumwollmarkt.
advantage-silk = Seide
advantage-silk-effect = Eine gegnerische Flagge von einem Markt Indiens zu entfernen kostet dich 1 weniger.
advantage-textiles = Textilien
advantage-textiles-effect = Eine gegnerische Flagge von einem Markt Indiens zu entfernen kostet dich 1 weniger.

## Marker

marker-conflict = Konfliktmarker
marker-conflict-plus-one = „+1“-Konfliktmarker
marker-damaged = beschädigtes Fort
marker-huguenots-fresh = Hugenottenmarker
marker-huguenots-spent = Hugenottenmarker, schon genutzt
marker-jacobite-victory = Marker „Sieg der Jakobiten“
marker-jacobite-defeat = Marker „Niederlage der Jakobiten“
marker-byng = Byng-Marker
marker-atlantic-dominance = Marker „Herrschaft über den Atlantik“
marker-townshend = Marker „Townshend Acts“
marker-exhausted = Erschöpft-Marker
