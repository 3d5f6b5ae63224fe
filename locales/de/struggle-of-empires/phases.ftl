# Struggle of Empires: der Ablauf der Partie, ihre Optionen und wie sie endet.

## Ablauf

phase-set-up = Aufbau
phase-set-up-help = Mächte werden gewählt, Startmarker gezogen, und alle setzen fünf Einheiten.
phase-war = Krieg { $war }
phase-counters = Neutrale Marker
phase-counters-help = Im zweiten und dritten Krieg kommen neue neutrale Marker auf die Karte.
phase-auction = Große Allianzen
phase-auction-help = Versteigerungen entscheiden, wer mit wem kämpft und in welcher Reihenfolge alle handeln.
phase-actions = Aktionen
phase-actions-help = In jeder Runde haben alle einen Zug mit zwei Aktionen.
phase-round = Runde { $round } von { $rounds }
phase-income = Einkommen und Unterhalt
phase-income-help = 1 Gold für jede Bevölkerung und jeden Kontrollmarker, dann 1 Gold Unterhalt für jede Einheit, dann 5 Bevölkerung.
phase-scoring = Siegpunkte
phase-scoring-help = In jedem Gebiet bringen die meisten Marker die meisten Punkte.
phase-end-of-war = Ende des Krieges
phase-end-of-war-help = Lokale Bündnisse enden, benutzte Plättchen sind wieder bereit, die Großen Allianzen lösen sich auf.
phase-over = Die Partie ist zu Ende

## Optionen

option-edition = Ausgabe
option-edition-help = Nach welchen Regeln gespielt wird: Deluxe von 2020 oder das Original von 2005. Alle Schalter darunter folgen ihr, wenn du sie nicht umstellst.
option-edition-deluxe = Deluxe (2020)
option-edition-original = Original (2005)
option-adj = Zugang über Land
option-adj-help = Armeen betreten ein europäisches Gebiet nur mit eigenem Marker dort oder daneben, aus angrenzender Heimat oder mit einer Flotte.
option-sea = Seeprobe des Originals
option-sea-help = Zwei Würfel und Navigation-Plättchen statt des Seewürfels mit seinen Zahlungen.
option-own-fleet = Eigene Flotte nötig
option-own-fleet-help = Nur eine eigene Flotte lässt dich auf See kämpfen oder gibt Flottenunterstützung.
option-unrest = Unruhe
option-unrest-help = Aus einem Beutel mit Werten von 0 bis 2 gezogen, oder einfache Punkte, verdeckt oder offen.
option-unrest-drawn = Aus einem Beutel gezogen
option-unrest-points-hidden = Verdeckte Punkte
option-unrest-points-open = Offene Punkte
option-pass = Ruhe durch Passen
option-pass-help = Wer passt, kann einen Punkt Unruhe abgeben.
option-duplicates = Startmarker eines Gebiets
option-duplicates-help = Ob sie behalten werden, neu gezogen werden dürfen oder verschieden sein müssen.
option-duplicates-keep = Behalten
option-duplicates-may-redraw = Dürfen neu gezogen werden
option-duplicates-must-differ = Müssen verschieden sein
option-draft = Draft
option-draft-help = Jede Person wählt einen Startmarker von der Hand und gibt die anderen weiter.
option-np = Mächte ohne Spieler
option-np-help = Mächte ohne Spieler treten den Allianzen bei und helfen ihrer Seite.
option-np-mix = Gemischte Sätze
option-np-mix-help = Die Gebiete der Mächte ohne Spieler werden gezogen statt vorgegeben.
option-np-navy = Flotten ohne Spieler
option-np-navy-help = Manche Einheiten der Mächte ohne Spieler sind Flotten, je nach Würfelwurf.
option-np-control = Marker ohne Spieler
option-np-control-help = Jede Macht ohne Spieler hat einen Kontrollmarker (zu zweit oder zu dritt).
option-np-shuffle = Sätze per Los
option-np-shuffle-help = Welche Macht ohne Spieler welchen Buchstabensatz bekommt, wird gelost.
option-wallace = Die einfache Variante des Autors
option-wallace-help = Alle Plättchen, zufällige Mächte ohne Spieler, zehn Marker pro Krieg; zu viert bis sechst.
option-surrender = Aufgeben
option-surrender-help = Die Verteidigung darf vor den Würfeln an Land einen Kontrollmarker abgeben.
option-agri = Verbesserte Landwirtschaft des Originals
option-agri-help = Sie kostet 4 Gold und gibt nicht sofort Bevölkerung.
option-industry = Industrie des Originals
option-industry-help = Sie gibt 3 Siegpunkte und sonst nichts.
option-tiles = Plättchen
option-tiles-help = Ob in kleineren Runden einige fehlen.
option-tiles-thinned = Nach Zahl der Spieler
option-tiles-all = Alle
option-trade-cap = Drei Handelsplättchen
option-trade-cap-help = Niemand darf mehr als drei Handelsplättchen haben.
option-start-tiles = Startplättchen
option-start-tiles-help = Alle beginnen mit Verbesserter Landwirtschaft und Reserven.
option-home-place = Einheiten in der Heimat
option-home-place-help = Die ersten Einheiten dürfen in die Heimat gesetzt werden.
option-tie-break = Gleichstand
option-tie-break-help = Weniger Unruhe gewinnt einen Gleichstand.
option-fort-seven = Eine Sieben nimmt Forts
option-fort-seven-help = Eine Sieben kann auch bei Gleichstand ein Fort nehmen.
option-sea-unrest = Unruhe auf See
option-sea-unrest-help = Eine auf See verlorene Einheit kostet Unruhe.
option-one-special = Eine besondere Aktion
option-one-special-help = Eine besondere Aktion im Zug; sonst ein Plättchen und eine Kolonie.
option-counters = Datei der Marker
option-counters-help = Die 65 Marker deines Exemplars, als CSV: id, area, kind, defence, reward, letter.
option-tile-counts = Datei der Plättchen
option-tile-counts-help = Anzahl jedes Plättchens nach Zahl der Spieler, als CSV: tile, p2 bis p7.
option-sea-die = Datei des Seewürfels
option-sea-die-help = Die Seiten des Seewürfels, als CSV: face, faces.

# Was mehrere Optionen sein können.
choice-edition = Wie in der Ausgabe
choice-on = An
choice-off = Aus

## Wie die Partie endete, kurz

end-victory = die meisten Siegpunkte
end-shared = ein geteilter Sieg
end-revolution = überall Revolution
