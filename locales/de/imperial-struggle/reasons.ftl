# Imperial Struggle: warum etwas nicht entschieden werden kann, und woraus ein Preis besteht.

## Gründe: wer dran ist, und wann

reason-game-over = Die Partie ist zu Ende.
reason-not-your-decision = Diese Entscheidung liegt jetzt nicht bei dir.
reason-not-now = Das kann jetzt nicht entschieden werden.
reason-pay-first = Wähle zuerst, wie du den Kauf bezahlst.
reason-bid-out-of-range = Du kannst { $least } bis { $most } Treaty-Punkte bieten.

## Gründe: Karten und Ministries

reason-card-not-in-hand = Diese Ereigniskarte hast du nicht auf der Hand.
reason-ministry-not-eligible = { $card } kann jetzt nicht gewählt werden: Die Karte gehört nicht zu dieser Ära und Seite, oder du hast sie schon.
reason-ministry-not-face-down = { $card } ist keine deiner verdeckten Ministry-Karten.
reason-ministry-not-in-play = { $card } ist keine deiner Ministry-Karten im Spiel.
reason-reveal-without-effect = { $card } aufzudecken würde diesem Ereignis nichts nützen.
reason-no-third-ministry = „Jakobitenaufstände“ kann nicht als dritte Ministry-Karte genommen werden.
reason-ability-exhausted = Diese Fähigkeit wurde in diesem Zug schon genutzt.
reason-ability-not-now = { $card } kann dafür jetzt nicht genutzt werden: Eine Voraussetzung fehlt.
reason-no-such-ability = { $card } hat keine solche Fähigkeit.
reason-needs-squadron-in-north-america = { $card } braucht eine eigene Squadron auf einem Seefeld Nordamerikas.
reason-draw-pile-empty = Der Nachziehstapel ist leer.

## Gründe: die Aktionsrunde

reason-take-a-tile-first = Nimm zuerst ein Investment-Tile.
reason-tile-already-taken = Du hast dein Investment-Tile dieser Aktionsrunde schon genommen.
reason-tile-not-available = Das Tile { $tile } ist nicht verfügbar.
reason-too-late-to-pass = Passen kannst du nur, bevor du etwas von deinem Tile nutzt.
reason-reduction-too-large = Passen baut höchstens 2 Debt ab, und nicht mehr, als du hast.
reason-one-event-per-round = Du hast in dieser Aktionsrunde schon ein Ereignis gespielt.
reason-event-window-closed = Ereignisse werden gespielt, bevor Aktionspunkte ausgegeben und Advantages genutzt werden.
reason-tile-without-event = Dein Tile hat kein Ereignissymbol.
reason-event-type-mismatch = { $card } braucht eine Major-Aktion der gleichen Art.
reason-nothing-to-merge = Es gibt keine Aktionspunkte eines Ereignisses, die zur Minor-Aktion könnten.
reason-nothing-to-separate = Es gibt keine Aktionspunkte eines Ereignisses, die getrennt von der Major-Aktion bleiben könnten.
reason-tile-without-upgrade = Dein Tile hat kein Military Upgrade.
reason-upgrade-used = Du hast das Military Upgrade dieser Aktionsrunde schon genutzt.
reason-no-swap = Zwei Tiles tauschst du nur mit der Option dafür, und zwischen zwei verschiedenen Schauplätzen.
reason-not-the-next-war = { $theater } ist kein Schauplatz des nächsten Krieges.
reason-not-next-war = { $theater } ist kein Schauplatz des nächsten Krieges.
reason-no-next-war = Es kommt kein Krieg mehr.
reason-no-room-there = Dort ist kein Platz: Ein Schauplatz fasst zwei Bonus-Tiles einer Seite.
reason-no-tiles-left = Dein Pool hat kein solches Tile mehr.

## Gründe: Aktionspunkte

reason-no-such-action = Du hast in dieser Aktionsrunde keine solche Aktion.
reason-action-finished = Deine { $action } ist vorbei: Aktionen werden nacheinander gespielt, und eine Minor-Aktion kauft nur eine Sache.
    .action = slot-*
reason-wrong-action-points = Dafür brauchst du { $needs }, deine { $action } hat aber { $has }.
    .action = slot-*
    .has = ap-*-points
    .needs = ap-*-points
reason-restricted-action-points = Diese Aktionspunkte dürfen dafür nicht ausgegeben werden.
reason-minor-action-removes-nothing = Eine Minor-Aktion entfernt keine gegnerische Flagge, kein Fort und keine Squadron, außer wo ein Konfliktmarker liegt.
reason-action-bound-to-europe = Edmund Burke unterstützt diese Aktion, also kann sie außerhalb Europas nichts kaufen.
reason-cannot-pay = Das kostet { $price }, mit Debt und Treaty-Punkten kommst du aber nur auf { $means }.
reason-wrong-payment = Debt und Treaty-Punkte müssen genau die fehlenden { $missing } ergeben.
reason-only-on-turn-six = Militärpunkte werden nur in Zug 6 getauscht.
reason-one-type-of-conversion = In einer Aktionsrunde werden Militärpunkte nur in eine andere Art getauscht.

## Gründe: Shifts

reason-already-yours = { $space } gehört dir schon.
reason-not-in-play = { $space } ist noch nicht im Spiel.
reason-not-shiftable = { $space } kann nicht geshiftet werden: Das geht nur mit Märkten und politischen Feldern.
reason-no-connection = { $space } ist nicht verbunden: Du brauchst daneben ein Territorium, ein Fort oder eine Squadron oder aber einen eigenen Markt, der weder isoliert noch im Konflikt ist und dir seit Beginn der Aktionsrunde gehört.
reason-huguenots-order = Nenne die Hugenottenmarker in der Reihenfolge der Karte, jeden einmal.
reason-huguenots-not-for-this = Die Hugenotten ({ $space }) können dabei nicht helfen: Sie helfen Frankreich einmal, bei einem Markt ihrer Region.
reason-help-without-effect = Etwas, das du nutzen willst, würde den Preis nicht senken.
reason-only-scotland-and-ireland = { $space } liegt nicht in Schottland oder Irland.

## Gründe: Forts, Squadrons, Marker und War-Tiles

reason-no-conflict-marker = Auf { $space } liegt kein Konfliktmarker.
reason-not-a-fort = { $space } ist kein Fortfeld.
reason-fort-already-built = { $space } hat schon ein Fort.
reason-fort-needs-connection = Um in { $space } zu bauen, brauchst du einen verbundenen Markt, ein Territorium oder eine Squadron, und das schon seit Beginn der Aktionsrunde.
reason-fort-not-damaged = Das Fort { $space } ist nicht beschädigt.
reason-repair-needs-connection = Um das Fort { $space } zu übernehmen, brauchst du einen verbundenen Markt oder eine verbundene Squadron.
reason-not-a-naval-space = { $space } ist kein Seefeld.
reason-navy-box-empty = Du hast keine Squadron in der Navy Box.
reason-no-own-squadron = Du hast keine Squadron auf dem Feld { $space }.
reason-squadron-deployed = Die Squadron auf dem Feld { $space } wurde in dieser Aktionsrunde schon verlegt.
reason-no-squadron-left = Alle deine Squadrons sind gebaut.
reason-no-speculation = Die Südseespekulation ist nicht in Kraft.
reason-no-opposing-squadron = Auf dem Feld { $space } liegt keine gegnerische Squadron.
reason-two-tiles-bought = Du kannst nur zwei Bonus-Tiles pro Aktionsrunde kaufen.
reason-theaters-full = An jedem Schauplatz liegen schon zwei deiner Bonus-Tiles.

## Gründe: Advantages

reason-advantage-not-held = Du hältst das Advantage { $advantage } nicht.
reason-advantage-blocked-by-conflict = Ein Konfliktmarker blockiert das Advantage { $advantage }.
reason-advantage-exhausted = Das Advantage { $advantage } ist erschöpft.
reason-advantage-not-exhausted = Das Advantage { $advantage } ist nicht erschöpft.
reason-advantage-just-taken = Du hast das Advantage { $advantage } in dieser Aktionsrunde bekommen und kannst es ab der nächsten nutzen.
reason-two-advantages-used = Du hast in dieser Aktionsrunde schon zwei Advantages genutzt.
reason-region-advantage-used = Du hast in dieser Aktionsrunde schon ein Advantage dieser Region genutzt.
reason-advantage-not-for-this = Das Advantage { $advantage } wirkt darauf nicht.
reason-advantage-needs-purchase = Das Advantage { $advantage } wird zusammen mit einem Kauf genutzt.
reason-advantage-not-for-this-event = So lässt dich das Ereignis das Advantage { $advantage } nicht nutzen.
reason-event-wants-an-advantage = Wähle ein Advantage für das Ereignis.
reason-no-debt-to-reduce = Du hast kein Debt abzubauen.

## Gründe: in einem Ereignis

reason-not-a-choice-here = Das bietet das Ereignis nicht an.
reason-choose-an-option = Wähle eine der Möglichkeiten des Ereignisses.
reason-option-not-possible = Diese Möglichkeit lässt sich jetzt nicht ausführen.
reason-must-be-done = Das Ereignis muss so weit wie möglich ausgeführt werden.
reason-not-a-target = { $space } ist kein Ziel für das Ereignis.
reason-not-your-flag = Auf { $space } weht nicht deine Flagge.
reason-not-opposing = { $space } gehört nicht der Gegenseite.
reason-already-damaged = Das Fort { $space } ist schon beschädigt.
reason-already-in-conflict = Auf { $space } liegt schon ein Konfliktmarker.
reason-protected = { $space } ist geschützt.
reason-isolates-a-market = Ohne { $space } würde ein anderer Markt isoliert.
reason-no-such-squadron = Eine solche Squadron gibt es nicht.
reason-no-such-tile = Ein solches Bonus-Tile gibt es hier nicht: { $theater }.
reason-theater-without-squadrons = { $theater }: Squadrons zählen hier nicht.
reason-already-in-demand = Schon in der Weltnachfrage: { $commodity }.
reason-not-in-demand = Nicht in der Weltnachfrage: { $commodity }.
reason-just-drawn = Eben erst in die Weltnachfrage gekommen und bleibt dort: { $commodity }.
reason-no-treaty-points = Du hast keine Treaty-Punkte.
reason-no-such-loss = Dort kannst du nichts dergleichen verlieren: { $space }.
reason-choose-a-loss = Wähle ein eigenes Fort, eine Squadron oder ein Bonus-Tile als Verlust.

## Gründe: Kriege

reason-no-symbol-left = Davon ist nichts mehr übrig: { $symbol }.
reason-wrong-space-type = { $space } ist nicht von dieser Art: { $type }.
reason-not-market-or-political = { $space } ist weder ein Markt noch ein politisches Feld.
reason-outside-theater = { $space } liegt außerhalb der Regionen dieses Schauplatzes.
reason-fort-already-damaged = Das Fort { $space } ist schon beschädigt.
reason-conflict-marker-there = Ein Konfliktmarker schützt { $space } vor diesem Symbol.
reason-would-isolate-markets = Ohne { $space } würden andere Märkte isoliert; du kannst einen anderen Markt treffen.
reason-not-conquerable = { $space } kann nicht erobert werden: Politische Felder lassen sich nicht mit Eroberungspunkten nehmen.
reason-territory-not-available = { $space } gehört nicht zu den Territorien dieses Schauplatzes.
reason-usa-flag = { $space } gehört für immer den USA.
reason-conquest-refused = { $space }: Die Abtretung wurde verweigert; für den Rest des Krieges ist das Feld sicher.
reason-no-conquest-line = Du hältst nichts mit einer Eroberungslinie dorthin: { $space }.
reason-not-enough-conquest-points = { $space } kostet { $price } Eroberungspunkte, du hast aber nur noch { $left }.
reason-squadron-needed = Sag, welche Squadron { $space } nehmen soll.
reason-no-squadron-needed = { $space } wird ohne Squadron genommen.
reason-not-your-squadron = Du hast keine Squadron auf dem Feld { $space }.
reason-squadron-already-used = Diese Squadron hat in diesem Krieg schon erobert.
reason-no-unflag-spoil = Deine Beute erlaubt nicht, eine Flagge zu entfernen.
reason-not-in-this-spoil = Deine Beute erlaubt, eine Flagge dieser Art zu entfernen: { $type }, Region { $region }. { $space } passt nicht.
reason-no-usa-flag-there = Hier kann keine USA-Flagge gehisst werden: { $space }.
reason-no-flag-there = Auf { $space } weht keine Flagge, die du entfernen könntest.
reason-not-a-colonial-fort = { $space } ist kein Fort der Nördlichen Kolonien.
reason-not-in-spain = { $space } liegt nicht in Spanien.

## Zeilen eines Preises

label-printed = aufgedruckte Kosten
label-conflict-marker = Konfliktmarker: kostet nur 1
label-isolated = isoliert: kostet nur 1
label-protected = geschützt
label-another-region = weitere Region
label-advantage-price = mit dem Advantage: kostet nur 1
label-advantage-discount = Advantage
label-huguenots-discount = Hugenotten
label-card-discount = Karte in Kraft
label-minimum = kostet mindestens 1
label-event-card = Ereigniskarte
label-bonus-war-tile = Bonus-Tile
label-conflict-removal = Entfernen des Markers
label-plus-one-marker = „+1“-Marker
label-own-fort = dein eigenes Fort
label-opposing-fort = gegnerisches Fort
label-squadron = neue Squadron
label-cheap-squadron = Ministry
label-slaving-contracts = Sklavenhandelsverträge
label-speculation = Südseespekulation
label-deployment = Verlegung
label-displaces-squadron = vertreibt eine Squadron
label-naval-bastion = Marinebastion
label-uprising = Aufstand
label-conversion = Tausch
label-debt = mit Debt
label-treaty-points = mit Treaty-Punkten
label-conquest = Eroberung
label-huguenots = Hugenottenmarker
label-refusal = SP für die Gegenseite

## Womit bezahlt wird

unit-economic = { $amount ->
    [one] 1 Wirtschaftspunkt
   *[other] { $amount } Wirtschaftspunkte
  }
unit-diplomatic = { $amount ->
    [one] 1 Diplomatiepunkt
   *[other] { $amount } Diplomatiepunkte
  }
unit-military = { $amount ->
    [one] 1 Militärpunkt
   *[other] { $amount } Militärpunkte
  }
unit-conquest-points = { $amount ->
    [one] 1 Eroberungspunkt
   *[other] { $amount } Eroberungspunkte
  }
unit-victory-points = { $amount } SP für die Gegenseite
