# Beschriftungen des Spielplans im Browser.

## Das Blatt

board-map = Karte von Imperial Struggle
board-regions = Regionen
board-region-europe = Europa
board-region-north-america = Nordamerika
board-region-caribbean = Karibik
board-region-india = Indien
board-level = gleich
board-lead-of = Vorsprung { $margin }
board-zoom-in = Vergrößern
board-zoom-fit = Ganze Karte zeigen
board-zoom-out = Verkleinern
board-close = Schließen
board-from-turn = ab Zug { $turn }
board-kind-of = { $kind } ({ $what })
board-cost = Kosten { $cost }
board-free = frei
board-unbuilt = nicht gebaut
board-locked = noch nicht im Spiel
board-protected = geschützt
board-isolated = isoliert
board-legal = jetzt möglich
board-legal-for = jetzt möglich für { $price }
board-counts-in = Zählt in: { $wars }
board-needs = Braucht { $spaces }
board-advantage = Advantage
board-held-by = bei { $side }
board-exhausted = erschöpft

## Die Ablage

board-decide = Zu entscheiden
board-round = Aktionsrunde
board-tiles = Investment-Tiles
board-tiles-left = { $count ->
    [0] alle genommen
    [one] noch eines
   *[other] noch { $count }
  }
board-taken-by = genommen von { $side }
board-taken-in = genommen von { $side } in Aktionsrunde { $round }
board-tile-help-major = Für beliebig viele Dinge; nur sie entfernt gegnerische Flaggen.
board-tile-help-minor = Nur für eine Sache; sie kann keine gegnerischen Flaggen entfernen.
board-tile-help-event = Du darfst eine Ereigniskarte spielen.
board-tile-help-upgrade = Zieh ein Basic-Tile für einen Schauplatz und behalte dieses oder das dort liegende.
board-hand = Deine Hand
board-hand-of = Hand von { $side }
board-events = { $count ->
    [one] 1 Ereignis
   *[other] { $count } Ereignisse
  }
board-ministries = Deine Ministries
board-ministries-of = Ministries von { $side }
board-choose-ministries = Wähle deine Ministries
board-face-down = verdeckt
board-secret = geheim
board-picked = gewählt
board-needs-action = Tile: { $ap }
board-bonus = Bonus:
board-bonus-if = Bonus, wenn:
board-slot-major = Major
board-slot-minor = Minor
board-slot-event = Ereignis
board-slot-bought = Tausch
board-debt-left = Noch mögliches Debt
board-credit-help = Noch mögliches Debt und Treaty-Punkte: Beides hilft beim Bezahlen.
board-debt = Debt
board-trp = Treaty-Punkte
board-vp = SP
board-cp = EP
board-unflag = Flagge weg
board-do-ministry = wählen
board-do-reveal = aufdecken
board-do-exchange = tauschen
board-do-use = nutzen
board-do-several = aufdecken oder nutzen

## Entscheidungen ohne eigenen Ort, mehrere einer Art

board-verb-assign = War-Tile zuteilen
board-verb-bid = Bieten
board-verb-side = Seite wählen
board-verb-first = Wer beginnt
board-verb-pass = Passen
board-verb-draw-event = Ereigniskarte ziehen
board-verb-buy-tile = Bonus-Tile kaufen
board-verb-squadron = Squadron bauen
board-verb-uprising = Aufstände werten
board-verb-convert = Aktionspunkte tauschen
board-verb-upgrade = Military Upgrade
board-verb-swap = War-Tiles tauschen
board-verb-place = War-Tile legen
board-verb-move = War-Tile verschieben
board-verb-theater = Schauplatz wählen
board-verb-return-tile = War-Tile zurücklegen
board-verb-option = Wählen
board-verb-commodity = Ware wählen
board-verb-fleet = Squadron wählen
board-verb-keep = Behalten
board-verb-uprisings = Jakobitenaufstände

## Kriege

board-wins-by = { $side } mit { $margin }
board-margin = Vorsprung
board-stage-waiting = Tiles verdeckt
board-stage-revealed = Tiles offen
board-stage-fought = niemand gewinnt
board-stage-resolved = niemand hat gewonnen
board-on-map = { $count ->
    [one] Ein Feld leuchtet auf der Karte.
   *[other] { $count } Felder leuchten auf der Karte.
  }
board-known-strength = bekannte Stärke
board-unplaced = { $count ->
    [one] 1 War-Tile zu legen
   *[other] { $count } War-Tiles zu legen
  }
board-tile-hidden = War-Tile von { $side }, verdeckt
board-basic-tiles = Basic-Tiles
board-own-basic-pool = in deinem Pool
board-own-bonus-pool = Bonus-Tiles in deinem Pool
board-own-removed = aus dem Spiel

## Die Leiste

board-victory = Sieg
board-victory-note = Großbritannien gewinnt bei 0, Frankreich bei 30
board-vp-of-30 = { $vp } Siegpunkte von 30
board-if-final = { $vp }, wenn jetzt Schluss wäre
board-initiative = hat die Initiative
board-debt-of = Debt { $debt } von { $limit }
board-navy-box = { $count } in der Navy Box
board-unbuilt-squadrons = { $count } ungebaut
board-away = { $count } weg bis zum nächsten Zug
board-removed = { $count } aus dem Spiel
board-awards = Awards
board-scored-this-turn = in diesem Zug gewertet
board-leads = { $side } führt
board-demand = Weltnachfrage
board-all-commodities = alle zeigen
board-only-demand = nur gefragte
board-advantages = Advantages
board-advantages-free = { $count } frei
board-none = keine
board-projection = Wenn jetzt Schluss wäre
board-projection-note = { $vp } SP, { $side } gewinnt
board-final-prestige = Prestige
board-final-debt = Freies Debt
board-final-commodities = Führung bei Waren
board-final-territories = Eroberte Territorien
board-total = Gesamt

## Sammlungen

board-gallery = Karten und Tiles
board-gallery-open = Alle Karten und Tiles
board-gallery-events = Ereignisse
board-gallery-ministries = Ministries
board-gallery-advantages = Advantages
board-gallery-war-tiles = War-Tiles
board-where-hand = auf der Hand
board-where-unseen = noch nicht gesehen
board-where-discard = abgeworfen
board-where-played = gespielt
board-where-expired = aus dem Spiel
board-where-later = spätere Ära
board-where-up = im Spiel
board-where-down = im Spiel, verdeckt
board-where-laid = verdeckt: { $theater }
board-where-revealed = aufgedeckt: { $theater }
board-where-drawn = gezogen, noch nicht gelegt
board-where-pool = im Pool
board-where-never = nie aufgedeckt
board-where-later-war = späterer Krieg
board-where-other-era = andere Ära
board-where-perhaps = vielleicht im Spiel, verdeckt
board-where-aside = nicht im Spiel

## Gruppen der Liste der Entscheidungen

board-group-buy = Aktionspunkte ausgeben
board-group-event = Ereignisse
board-group-ministry = Ministries
board-group-advantage = Advantages
board-group-war = War-Tiles
board-group-other = Anderes

## Ohne Kataloge

board-prompt = Es entscheidet: { $sides }.

## Die Partie in Szenen

board-turn = Zug { $turn }
board-turn-scored = Wertung von Zug { $turn }
board-not-won = niemand
board-final-scoring = Schlusswertung
board-strength = Stärke
board-tile-basic = Basic-Tile
board-tile-bonus = Bonus-Tile
board-from-map = Auf der Karte
board-tile-effects = Die Tiles
board-spoils = Das Ergebnis
board-no-spoils = Hier gewinnt niemand etwas.
board-spoils-open = Die Stärken werden verglichen, sobald die Tiles gewirkt haben.
board-vp-before = { $vp } zuvor
board-theaters-won = { $count ->
    [0] { $side } gewann keinen Schauplatz
    [one] { $side } gewann einen Schauplatz
   *[other] { $side } gewann { $count } Schauplätze
  }
board-account = Punkte bisher
board-account-note = nach Zug und Krieg
board-account-whole = Die ganze Partie
board-account-line = Siegpunkte im Lauf der Partie
board-ending-track = Wo es endete
board-legend-political = Politisches Feld
board-legend-market = Markt mit seiner Ware
board-legend-territory = Territorium
board-legend-naval = Seefeld
board-legend-fort = Fort
board-legend-prestige = Eine Krone: zählt für Prestige
board-legend-britain = Britische Flagge: senkrechte Linien
board-legend-france = Französische Flagge: waagrechte Linien
board-legend-legal = Hier darfst du handeln, für diesen Preis
board-legend-chosen = Gewählt: Der Preis wird gezeigt
board-legend-fresh = Geändert seit deinem letzten Zug
board-legend-conflict = Konfliktmarker
board-legend-damaged = Beschädigtes Fort
board-legend-locked = Noch nicht im Spiel
