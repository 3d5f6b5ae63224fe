# Imperial Struggle: der Ablauf der Partie, ihre Optionen und wie sie endet.

## Ablauf

phase-side-bid = Bieten um die Seiten
phase-turn = Friedenszug { $turn }
phase-deck = Kartenstapel
phase-deck-help = In Zug 3 und 5 kommen die Ereigniskarten der neuen Ära in den Nachziehstapel.
phase-debt-limit = Debt-Limit
phase-debt-limit-help = In Zug 3 und 5 steigen beide Debt-Limits um 4.
phase-award = Awards
phase-award-help = Jede Region bekommt einen Award.
phase-global-demand = Weltnachfrage
phase-global-demand-help = Drei Waren sind in diesem Zug gefragt.
phase-reset = Auffrischen
phase-reset-help = Nichts ist mehr erschöpft, und Squadrons kommen von der Zugleiste zurück.
phase-deal-cards = Karten geben
phase-deal-cards-help = Neun Investment-Tiles werden ausgelegt. Beide ziehen drei Ereigniskarten und werfen dann bis auf drei ab.
phase-ministry = Ministries
phase-ministry-help = Zu Beginn einer Ära wählen beide geheim zwei Ministry-Karten. Sonst dürfen verdeckte getauscht werden.
phase-initiative = Initiative
phase-initiative-help = Wer zurückliegt, sagt, wer beginnt.
phase-action = Aktionsrunden
phase-action-help = Beide haben abwechselnd je vier Aktionsrunden.
phase-action-round = Aktionsrunde { $round }: { $side }
phase-reduce-treaty-points = Treaty-Punkte
phase-reduce-treaty-points-help = Niemand behält mehr als vier Treaty-Punkte.
phase-remaining-powers = Fähigkeiten am Zugende
phase-remaining-powers-help = Was am Ende des Zuges wirkt, wirkt jetzt.
phase-scoring = Wertung
phase-scoring-help = Awards, Prestige und Weltnachfrage werden gewertet.
phase-victory-check = Siegprüfung
phase-victory-check-help = Frankreich gewinnt mit 30 SP, Großbritannien mit 0, und jede Seite mit allen Awards und der ganzen Weltnachfrage.
phase-final-scoring = Schlusswertung
phase-final-scoring-help = Nach Zug 6 werden Prestige, freies Debt, Waren und eroberte Territorien gewertet.
phase-war = Krieg
phase-war-help = Die Schauplätze werden nacheinander ausgefochten.
phase-war-reveal = War-Tiles aufdecken
phase-war-effects = Symbole der Tiles
phase-war-strength = Stärke
phase-war-spoils = Beute
phase-war-victory-check = Siegprüfung
phase-war-reset = Aufräumen
phase-war-layout = Nächsten Krieg auslegen
phase-over = Die Partie ist zu Ende

## Optionen

option-sides = Seiten
option-sides-help = Wer welche Seite spielt. Beim Bieten werden Treaty-Punkte für die gewünschte Seite geboten.
option-sides-france-first = Der erste Platz spielt Frankreich
option-sides-britain-first = Der erste Platz spielt Großbritannien
option-sides-random = Per Los
option-sides-bid = Treaty-Punkte bieten
option-spanish-empire = Das Spanische Weltreich
option-spanish-empire-help = Spanische Flaggen wehen zu Beginn über Havanna, Santiago und Puerto Príncipe. Wer im Krieg ein spanisches Territorium nimmt, überlässt der Gegenseite einen Shift in Spanien.
option-tile-swap = War-Tiles tauschen
option-tile-swap-help = Statt ein neues Tile zu ziehen, darf ein Military Upgrade zwei deiner Basic-Tiles tauschen.
option-assigned-layout = War-Tiles zuteilen
option-assigned-layout-help = Du siehst deine Basic-Tiles zuerst und teilst sie dann den Schauplätzen zu.
option-tougher-forts = Stärkere Forts
option-tougher-forts-help = Um ein Fort mit Eroberungspunkten zu nehmen, brauchst du eine Eroberungslinie dorthin.
option-interleaving = Aktionen mischen
option-interleaving-help = Du darfst die Punkte deiner Aktionen in beliebiger Reihenfolge ausgeben statt eine Aktion nach der anderen.
option-france-treaty-points = Vorsprung Frankreichs
option-france-treaty-points-help = Treaty-Punkte, die Frankreich zu Beginn hat.
option-britain-treaty-points = Vorsprung Großbritanniens
option-britain-treaty-points-help = Treaty-Punkte, die Großbritannien zu Beginn hat.

## Wie die Partie endete, kurz

end-peace-vp = Siegpunkte in einem Friedenszug
end-war-vp = Siegpunkte in einem Krieg
end-sweep = alle Awards und die ganze Weltnachfrage
end-maximum-spoils = Triumph an jedem Schauplatz eines Krieges
end-final-scoring = Schlusswertung
end-tie-by-debt = Gleichstand, entschieden durch freies Debt
end-tie-to-britain = Gleichstand, der an Großbritannien geht

## Wie die Partie endete, als Satz

ending-peace-vp = { $winner } gewinnt: Die Siegpunkte erreichen in einem Friedenszug das Ende der Leiste.
ending-war-vp = { $winner } gewinnt: Die Siegpunkte erreichen nach einem Krieg das Ende der Leiste.
ending-sweep = { $winner } gewinnt mit allen vier Awards und allen Waren der Weltnachfrage.
ending-maximum-spoils = { $winner } gewinnt durch Triumph an jedem Schauplatz des Krieges.
ending-final-scoring = { $winner } gewinnt nach der Schlusswertung.
ending-tie-by-debt = { $winner } gewinnt: Die Siegpunkte sind gleich, aber es hat mehr freies Debt.
ending-tie-to-britain = { $winner } gewinnt: Siegpunkte und freies Debt sind gleich, und dieser Gleichstand geht an Großbritannien.
