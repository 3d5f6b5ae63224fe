# Struggle of Empires: warum etwas nicht entschieden werden kann, und woraus ein Preis besteht.

## Gründe: wer dran ist, und wann

reason-game-over = Die Partie ist zu Ende.
reason-not-your-decision = Das entscheidest jetzt nicht du.
reason-not-now = Das kann jetzt nicht entschieden werden.
reason-unit-on-its-way = Sag zuerst, wohin die Einheit zieht.
reason-auction-under-way = Eine Versteigerung läuft.

## Gründe: Aufbau

reason-power-taken = Diese Macht wird schon gespielt.
reason-no-such-counter = Diesen Marker gibt es auf der Karte nicht.
reason-no-duplicate = Du darfst nur einen Marker eines Gebiets zurückgeben, das du doppelt hast.
reason-nothing-returned = Du hast nichts zurückgegeben.
reason-redraw-what-was-returned = Zieh zuerst so viele Marker, wie du zurückgegeben hast.
reason-not-in-hand = Dieser Marker ist nicht auf deiner Hand.
reason-area-chosen-already = Du hast schon einen Marker dieses Gebiets und noch andere auf der Hand.
reason-not-at-home = Die ersten Einheiten dürfen nicht in die Heimat.

## Gründe: Versteigerungen

reason-bid-more = Du musst mindestens { $least } Gold bieten.
reason-opener-must-bid = Wer eine Versteigerung eröffnet, muss bieten.
reason-no-such-proposal = Diese Mächte können jetzt nicht vorgeschlagen werden.

## Gründe: Aktionen

reason-no-action-left = Du hast keine Aktion mehr.
reason-actions-left = Du hast noch Aktionen; passe, wenn du keine willst.
reason-one-special-action = Du hattest in diesem Zug schon deine besondere Aktion.
reason-one-tile-a-round = Du hast in dieser Runde schon ein Plättchen gekauft.
reason-one-colony-a-round = Du hast in dieser Runde schon eine Kolonie genommen.
reason-no-calming-pass = Unruhe gibst du nur nach dem Passen ab: nach zweimaligem oder, in einem Zug ohne Angriff, nach einmaligem.
reason-no-population = Du hast nicht genug Bevölkerung.
reason-no-piece-left = Du hast davon keine Einheit mehr.
reason-no-such-unit = Du hast dort keine solche Einheit.
reason-moved-already = Diese Einheit ist in dieser Aktion schon gezogen.
reason-forts-stay = Ein Fort außerhalb der Heimat zieht nie.
reason-already-there = Die Einheit ist schon dort.
reason-no-port = Dort ist kein Hafen für Flotten.
reason-no-access = Armeen brauchen Zugang: einen eigenen Marker dort oder daneben, eine Grenze zur Heimat oder eine Flotte.
reason-no-own-navy = Du brauchst in dieser Kolonie eine eigene Flotte.
reason-no-blockade = Du hast keine Blockade auf der Hand.
reason-blockade = Dort liegt eine Blockade: Du brauchst mehr Flotten als die Macht, der sie gehört.
reason-not-present = Du hast in dieser Kolonie weder einen Marker noch eine Einheit.
reason-no-trade-there = Dieses Plättchen bringt von dort kein Gold.
reason-no-navy-in-africa = Du brauchst eine eigene Flotte in Afrika.
reason-alliance-taken = Jemand hat dieses lokale Bündnis schon.
reason-six-alliances = Niemand darf mehr als sechs lokale Bündnisse haben.
reason-not-on-display = Dieses Plättchen liegt nicht in der Auslage.
reason-three-trade-tiles = Niemand darf mehr als drei Handelsplättchen haben.
reason-used-this-round = Du hast dieses Plättchen in dieser Runde benutzt; jetzt dürfen es nur andere nehmen.
reason-tile-not-ready = Das Plättchen { $tile } ist nicht bereit.
reason-tile-not-in-hand = Du hast das Plättchen { $tile } nicht auf der Hand.

## Gründe: Angriffe und Schläge

reason-target-not-there = Dieses Ziel gibt es { $area } nicht.
    .area = area-*-in
reason-target-no-enemy = Du darfst { $area } nur Mächte der anderen Allianz angreifen.
    .area = area-*-in
reason-counter-without-defence = Dieser Marker { $area } wird nicht durch Angriff genommen.
    .area = area-*-in
reason-attack-needs-army = { $power } braucht { $area } eine eigene Armee.
    .power = power-*-subject
    .area = area-*-in
reason-attack-needs-navy = { $power } braucht { $area } eine eigene Flotte.
    .power = power-*-subject
    .area = area-*-in
reason-attack-at-sea-needs-enemy-navy = Ohne Armee { $area } darf { $power } dort nur Mächte mit einer Flotte angreifen.
    .area = area-*-in
reason-nobody-joins-the-surprised = { $tile }: Niemand darf sich der Verteidigung anschließen.
reason-no-ally-to-call = { $power } darf hier nicht helfen.
    .power = power-*-subject
reason-more-than-present = { $power } hat dort nicht so viele Einheiten.
    .power = power-*-subject
reason-alliance-not-at-sea = { $alliance }: Dieses Bündnis kann hier nicht auf See helfen.
reason-token-not-on-display = { $token }: Der Chip liegt nicht in der Auslage.
reason-token-not-there = { $token }: Ein Schlag { $area } ist nicht möglich.
    .area = area-*-in
reason-no-marker-to-strike = { $power } hat { $area } keinen Kontrollmarker.
    .area = area-*-in

## Gründe: Zahlungen

reason-no-payment-now = Gold kann von der Wahl der Mächte bis zum Ende der Partie gezahlt werden.
reason-pay-another-player = Du kannst nur jemand anderen bezahlen.
reason-payment-out-of-range = Eine Zahlung beträgt 1 bis { $most } Gold.

## Posten eines Preises

label-winning-bid = wenn das Gebot gewinnt
label-attack-fee = Angriff
label-build = neue Einheit
label-militia = Miliz
label-colonize = Siedler
label-sea-arrive = um anzukommen
label-sea-rescue = um zu bleiben
label-payment = Zahlung
label-taxation = Unruhe durch Steuern
label-population = Bevölkerung
label-unrest = Unruhe

## Womit gezahlt wird

unit-gold = { $amount } Gold
unit-population = { $amount } Bevölkerung
unit-unrest = { $amount } Unruhemarker
unit-mixed = das Folgende

## Warum sich Gold, Bevölkerung, Unruhe oder Punkte ändern oder eine Einheit verloren geht

why-auction = Versteigerung
why-attack = Angriff
why-payment = Zahlung
why-taxation = Steuern
why-tile = Plättchen
why-alliance = lokales Bündnis
why-trade = Handel
why-reward = Belohnung
why-income = Einkommen
why-maintenance = Unterhalt
why-growth = Wachstum
why-build = neue Einheit
why-militia = Miliz
why-colonize = Siedler
why-industry = Industrie
why-agriculture = Verbesserte Landwirtschaft
why-combat = Kampf
why-sea = auf See
why-rebuild = Neubau
why-revolution = Revolution
why-unrest = Unruhe
why-area = Wertung
