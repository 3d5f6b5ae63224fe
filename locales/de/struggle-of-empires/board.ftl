# Beschriftungen des Spielplans im Browser.

# Die Reiter eines Telefons.
tab-dock = Handeln
tab-panels = Mächte

## Das Blatt

board-map = Karte von Struggle of Empires
board-charts = Karten
board-chart-americas = Amerika
board-chart-europe = Europa
board-chart-africa = Afrika
board-chart-india = Indien
board-chart-east-indies = Ostindien
board-chart-americas-title = Amerika
board-chart-europe-title = Europa
board-chart-africa-title = Afrika
board-chart-india-title = Indien
board-chart-east-indies-title = Ostindien
board-zoom-in = Vergrößern
board-zoom-fit = Ganze Karte zeigen
board-zoom-out = Verkleinern
board-close = Schließen
board-home = Heimat
board-home-of = Heimat von { $power }
board-legal = jetzt möglich
board-count-armies = { $count ->
    [one] 1 Armee
   *[other] { $count } Armeen
  }
board-count-navies = { $count ->
    [one] 1 Flotte
   *[other] { $count } Flotten
  }
board-count-forts = { $count ->
    [one] 1 Fort
   *[other] { $count } Forts
  }
board-count-markers = { $count ->
    [0] kein Kontrollmarker
    [one] 1 Kontrollmarker
   *[other] { $count } Kontrollmarker
  }
board-vp-now = { $vp ->
    [one] jetzt 1 Punkt
   *[other] jetzt { $vp } Punkte
  }
board-vp-values = { $values } Punkte wert
board-scores-now = Bei Wertung jetzt:
board-counter-defence = neutral { $value }
board-counter-colonize = COL-Marker
board-counter-gold-coast = GCC-Marker
board-counter-reward = { $what } ({ $reward })
board-short-colonize = COL
board-short-gold-coast = GCC
board-neutral = ein neutraler Marker
board-alliance-free = lokales Bündnis { $alliance }, frei
board-alliance-of = { $alliance }: verbündet mit { $power }
board-alliance-for = { $alliance }: { $gold ->
    [0] Bündnis umsonst
   *[other] Bündnis für { $gold } Gold
  }
board-token-on = { $token } auf einem Marker von { $power }
board-blockade-of = Blockade: { $power }
board-reach-free = frei
board-reach-check = Seewürfel
board-chance = Erfolg: { $success } %, wenn niemand hilft

## Fragen ohne eigenen Satz

board-prompt = Es entscheidet: { $powers }.
board-prompt-mine = Du entscheidest.

## Entscheidungen

board-group-units = Einheiten
board-group-attack = Angriffe
board-group-colonies = Kolonien
board-group-tiles = Plättchen
board-group-locals = Lokale Bündnisse
board-group-auction = Versteigerung
board-group-other = Anderes
board-decide = Zu entscheiden
board-taxed = Dein Gold reicht nicht: Steuern werden erhoben und bringen Unruhe.
board-unit-gold = Gold
board-unit-population = Bevölkerung
board-unit-unrest = Unruhe
board-free = umsonst
board-waiting-for = Es entscheidet: { $powers }.

## Aufbau

board-choose-power = Wähle deine Macht
board-taken-by-seat = { $power }: Platz { $seat }
board-start-markers = Startmarker von { $power }
board-give-back = zurückgeben
board-goes-back = geht zurück
board-draft = Deine Hand
board-draft-passed = { $count ->
    [0] erste Wahl
    [one] einmal weitergegeben
   *[other] { $count }-mal weitergegeben
  }
board-drafted = Gewählt
board-place = Setze eine Einheit
board-place-help = nimm eine Einheit, dann drücke ein Gebiet, das leuchtet
board-in-supply = { $count } im Vorrat

## Versteigerung

board-auction = Versteigerung { $number } von { $of }
board-auction-opener = eröffnet von { $power }
board-bids = Gebote
board-passes = passt
board-no-bid = noch kein Gebot
board-nobody = niemand
board-your-bid = Dein Gebot
board-your-gold = mindestens { $least }, du hast { $gold }
board-bid = { $gold } bieten
board-bid-taxed = Mehr, als du hast: Steuern würden erhoben und brächten Unruhe.
board-less = Weniger
board-more = Mehr
board-propose = Dein Vorschlag
board-propose-for = für ein Gebot von { $gold }

## Der Zug

board-turn-of = Zug von { $power }
board-actions-left = { $count ->
    [0] keine Aktion übrig
    [one] noch 1 Aktion
   *[other] noch { $count } Aktionen
  }
board-march = Einheit unterwegs ({ $unit }, aus: { $from }): Drücke, wohin sie zieht.
board-march-sea = Das Meer entscheidet über eine Einheit ({ $unit }, { $from } → { $to }):
board-on-map = Auf der Karte:
board-hint-move = drücke eine Einheit, um sie zu bewegen
board-hint-rebuild = drücke eine Einheit, um sie in der Heimat neu zu bauen
board-hint-attack = drücke einen neutralen Marker oder die Marker einer anderen Macht, um anzugreifen
board-hint-war-office = drücke ein Ziel, um mit dem Kriegsministerium anzugreifen
board-hint-colonize = drücke einen COL-Marker, um zu kolonisieren
board-hint-commerce = drücke einen GCC-Marker, um zu handeln
board-hint-incite = drücke die Marker einer Macht in einer Kolonie, um gegen sie anzustiften
board-hint-natives = drücke eine Kolonie für die Einheimischenmiliz
board-hint-blockade = drücke eine Kolonie für die Blockade
board-hint-deploy = drücke, wohin die Einheit zieht
board-tiles = Plättchen
board-tiles-help = du hast { $gold } Gold, { $population } Bevölkerung; gestrichelt: nur mit Steuern
board-used-by = in dieser Runde benutzt von { $power }

## Angriff

board-attack-land = Landangriff auf { $target }, { $area }
board-attack-sea = Seekampf gegen { $target }, { $area }
board-strike-on = Schlag gegen { $target }, { $area }
board-committed = { $power } hilft mit { $navies ->
    [0] { $armies ->
        [one] 1 Armee
       *[other] { $armies } Armeen
      }
   *[other] { $navies } auf See und { $armies } an Land
  }
board-stays-out = { $power } hilft nicht
board-prize-marker = um einen Kontrollmarker
board-prize-none = kein Marker zu gewinnen
board-part-own-land = Armeen
board-part-own-sea = Flotten
board-part-allies = Von Verbündeten
board-part-non-players = Mächte ohne Spieler
board-part-forts = Forts
board-part-printed = Aufgedruckt
board-part-support = Flottenunterstützung
board-part-alliances = Lokale Bündnisse
board-part-training = Ausbildung
board-part-nothing = Nichts dort
board-part-dice = Differenz der Würfel
board-strength = Stärke
board-against = gegen
board-win = Sieg { $percent } %
board-odds = Chancen: Sieg { $win } %, Gleichstand { $tie } %, Niederlage { $lose } %
board-odds-help = Sieg, Gleichstand, Niederlage. Jede Seite addiert die Differenz ihrer zwei Würfel; eine Sieben kostet sie eine Einheit.
board-land-after = An Land, nach dem Kampf auf See:
board-sea-won = gewonnen
board-sea-tied = unentschieden
board-sea-lost = verloren
board-success = Der Angriff gelingt in { $percent } % aller Würfe.
board-losses = Noch zu verlierende Einheiten: Angriff { $attacker }, Verteidigung { $defender }.
board-dice = Würfel { $a } und { $b }: plus { $gap }
board-dice-seven = Würfel { $a } und { $b }: plus { $gap }, und eine Sieben kostet eine Einheit
board-commit-attacker = Dem Angriff helfen?
board-commit-defender = Der Verteidigung helfen?
board-report = griff an: { $target }, { $area }
board-report-won = Der Angriff ist gelungen.
board-report-held = Der Angriff ist gescheitert.
board-report-losses = Verluste:

## Tafeln

board-wars = Kriege
board-rounds = Runden
board-war = Krieg { $war }
board-war-round = Krieg { $war }, Runde { $round }
board-war-scored = Krieg { $war }: Siegpunkte
board-auctions = Versteigerungen
board-grand-alliances = Große Allianzen
board-left-to-right = Zugfolge von links nach rechts
board-powers = Mächte
board-you = du
board-non-player = ohne Spieler
board-used = in diesem Krieg benutzt
board-supply = Im Vorrat
board-supply-armies = Armeen im Vorrat
board-supply-navies = Flotten im Vorrat
board-supply-forts = Forts im Vorrat
board-unrest-known = { $points ->
    [one] 1 Punkt Unruhe
   *[other] { $points } Punkte Unruhe
  }
board-unrest-unknown = { $drawn } gezogen, { $returned } abgegeben; die Punkte sind verdeckt
board-unrest-values = Gezogene Unruhe: { $none } × 0, { $one } × 1, { $two } × 2.
board-income = Einkommen { $income }, Unterhalt { $maintenance }: { $after } Gold nach diesem Krieg.
board-income-taxes = { $count ->
    [one] Eine Besteuerung nötig.
   *[other] { $count } Besteuerungen nötig.
  }
board-points = Siegpunkte
board-points-now = Siegpunkte, und was dazukäme, wenn der Krieg jetzt endete
board-standing = Wenn der Krieg jetzt endete
board-standing-help = Punkte von der Karte
board-sum = Karte
board-with-points = Mit bisherigen Punkten
board-points-after = Punkte nach dem Krieg
board-locals = Lokale Bündnisse
board-locals-help = bis zum Ende des Krieges
board-either = auch auf See
board-do-ally = Verbünden
board-do-diplomacy = Verbünden mit Diplomatischem Dienst
board-bag = { $count ->
    [one] 1 neutraler Marker im Beutel.
   *[other] { $count } neutrale Marker im Beutel.
  }
board-unrest-bag = { $count ->
    [one] Noch 1 Unruhemarker.
   *[other] Noch { $count } Unruhemarker.
  }
board-edition-deluxe = Deluxe-Ausgabe, { $players } Spieler.
board-edition-original = Original-Ausgabe, { $players } Spieler.

## Die Galerie

board-gallery = Plättchen und Marker
board-gallery-open = Alle Plättchen und Marker
board-gallery-tiles = Plättchen
board-gallery-markers = Neutrale Marker
board-gallery-unrest = Unruhe
board-tile-left = { $count ->
    [0] keines übrig
   *[other] noch { $count }
  }
board-tile-held = { $power }: { $count }
board-tile-held-used = { $power }: { $count }, davon { $used } in diesem Krieg benutzt
board-marker-bag = im Beutel
board-marker-map = auf der Karte
board-marker-taken = nicht mehr im Spiel
board-markers-hidden = Die Marker werden gerade verteilt: Was im Beutel bleibt, ist bis dahin verborgen.
board-unrest-open = Unruhe wird offen in Punkten gezählt; es gibt keinen Beutel.

## Das Ende

board-ending = Schlusswertung
board-ending-other = Sonstiges
board-ending-penalty = Abzug
board-ending-total = Punkte
board-ending-help = Punkte der Karte nach Krieg, dann Industrie und Belohnungen; Unruhe, wie sie gezeigt wurde, und die Punkte, die sie kostete.
board-revolution = Revolution

## Die Zeichen der Karte

board-legend-control = Eine Macht und wie viele Kontrollmarker sie hier hat
board-legend-army = Armee
board-legend-navy = Flotte
board-legend-fort = Fort
board-legend-neutral = Neutraler Marker mit seiner Verteidigung
board-legend-reward-gold = Wer ihn nimmt, erhält 3 Gold
board-legend-reward-vp = Wer ihn nimmt, erhält 1 SP
board-legend-colonize = Marker, der kolonisiert und nicht angegriffen wird
board-legend-gold-coast = Marker des Goldküstenhandels
board-legend-alliance-free = Lokales Bündnis, das niemand hat
board-legend-pirates = Piraten mit dem getroffenen Marker
board-legend-revolt = Aufstand mit dem getroffenen Marker
board-legend-alliance = Lokales Bündnis der Macht in dieser Zeile
board-legend-blockade = Blockade der Macht in dieser Zeile
board-legend-unrest = Unruhe, auf der Tafel einer Macht
board-legend-points = Punkte für die meisten, zweitmeisten und drittmeisten Kontrollmarker
board-legend-score = Punkte, die eine Macht jetzt hier bekäme
board-legend-legal = Hier darfst du handeln
board-legend-chosen = Gewählt: Der Preis wird gezeigt
board-legend-fresh = Geändert seit deinem letzten Zug
