# Struggle of Empires: was geschah.

## Aufbau

event-power-chosen = { $power } ist gewählt.
    .power = power-*-subject
event-non-player-unit = { $power } hat { $kind-id ->
    [navy] eine Flotte
   *[army] eine Armee
  } { $area }.
    .power = power-*-subject
    .area = area-*-in
event-non-player-marker = { $power } hat einen Kontrollmarker { $area }.
    .power = power-*-subject
    .area = area-*-in
event-counter-placed = Ein Marker liegt { $area }: { $counter }.
    .area = area-*-in
event-marker-drawn = { $power } zieht einen Startmarker: { $counter }.
    .power = power-*-subject
event-marker-returned = { $power } gibt einen Startmarker zurück: { $counter }.
    .power = power-*-subject
event-drafted = { $power } hat einen Startmarker gewählt{ $counter-id ->
    [none] {""}
   *[other] : { $counter }
  }.
    .power = power-*-subject
event-hands-passed = Alle geben ihre Hand nach links weiter.
event-tile-dealt = { $power } beginnt mit dem Plättchen { $tile }.
    .power = power-*-subject
event-unit-placed = { $power } setzt { $place } { $kind-id ->
    [army] eine Armee
    [navy] eine Flotte
   *[fort] ein Fort
  }.
    .power = power-*-subject
    .place = place-*-in

## Der Ablauf

event-war = — Krieg { $war } —
event-auction = Versteigerung { $number }: { $opener } eröffnet.
    .opener = power-*
event-bid = { $power } bietet { $gold } Gold: { $proposal-red-id ->
    [none] niemand
   *[other] { $proposal-red }
  } für Rot, { $proposal-blue-id ->
    [none] niemand
   *[other] { $proposal-blue }
  } für Blau.
    .power = power-*-subject
    .proposal-red = power-*
    .proposal-blue = power-*
event-bid-passed = { $power } passt.
    .power = power-*-subject
event-auction-won = { $power } ersteigert für { $gold } Gold: { $proposal-red-id ->
    [none] niemand
   *[other] { $proposal-red }
  } für Rot, { $proposal-blue-id ->
    [none] niemand
   *[other] { $proposal-blue }
  } für Blau.
    .power = power-*-subject
    .proposal-red = power-*
    .proposal-blue = power-*
event-allied = { $power } tritt der Allianz bei ({ $row }, Platz { $number }).
    .power = power-*-subject
event-round = — Runde { $round } —
event-turn = { $power } ist am Zug.
event-passed = { $power } verzichtet auf eine Aktion.
    .power = power-*-subject
event-war-ends = Krieg { $war } ist vorbei.

## Gold, Bevölkerung, Unruhe, Siegpunkte

event-gold = { $delta-sign ->
    [minus] { $power } zahlt { $delta-size } Gold ({ $why }) und hat noch { $now }.
   *[plus] { $power } bekommt { $delta-size } Gold ({ $why }) und hat { $now }.
  }
    .power = power-*-subject
    .why = why-*
event-taxed = { $power } erhebt { $times ->
    [one] einmal
   *[other] { $times }-mal
  } Steuern: { $gold } Gold.
    .power = power-*-subject
event-population = { $delta-sign ->
    [minus] { $power } gibt { $delta-size } Bevölkerung aus ({ $why }) und hat noch { $now }.
   *[plus] { $power } bekommt { $delta-size } Bevölkerung ({ $why }) und hat { $now }.
  }
    .power = power-*-subject
    .why = why-*
event-unrest = { $power } zieht { $counters ->
    [one] 1 Unruhemarker
   *[other] { $counters } Unruhemarker
  } ({ $why }){ $values ->
    [none] {""}
   *[other] : { $values-0 } × 0, { $values-1 } × 1, { $values-2 } × 2
  }.
    .power = power-*-subject
    .why = why-*
event-unrest-returned = { $power } gibt { $points ->
    [one] 1 Punkt Unruhe
   *[other] { $points } Punkte Unruhe
  } ab.
    .power = power-*-subject
event-vp = { $delta-sign ->
    [minus] { $power } verliert { $delta-size } SP ({ $why }) und hat { $now }.
   *[plus] { $power } bekommt { $delta-size } SP ({ $why }) und hat { $now }.
  }
    .power = power-*-subject
    .why = why-*
event-paid = { $from } zahlt an { $to } { $gold } Gold.
    .from = power-*-subject
    .to = power-*

## Einheiten, Marker, Plättchen

event-built = { $power } baut { $place } { $kind-id ->
    [army] eine Armee
    [navy] eine Flotte
   *[fort] ein Fort
  }.
    .power = power-*-subject
    .place = place-*-in
event-unit-lost = { $power } verliert { $place } { $kind-id ->
    [army] eine Armee
    [navy] eine Flotte
   *[fort] ein Fort
  } ({ $why }).
    .power = power-*-subject
    .place = place-*-in
    .why = why-*
event-sea-checked = { $power } schickt { $kind-id ->
    [army] eine Armee
    [navy] eine Flotte
   *[fort] ein Fort
  } über das Meer ({ $from } → { $to }): { $sea }.
    .power = power-*-subject
    .from = place-*
    .to = place-*
    .sea = sea-*
event-moved = { $power } bewegt { $kind-id ->
    [army] eine Armee
    [navy] eine Flotte
   *[fort] ein Fort
  }: { $from } → { $to }.
    .power = power-*-subject
    .from = place-*
    .to = place-*
event-control = { $power } setzt { $area } einen Kontrollmarker.
    .power = power-*-subject
    .area = area-*-in
event-control-lost = { $power } verliert { $area } einen Kontrollmarker.
    .power = power-*-subject
    .area = area-*-in
event-counter-taken = { $power } nimmt einen Marker: { $counter }.
    .power = power-*-subject
event-alliance-made = { $power } schließt ein lokales Bündnis: { $alliance }.
    .power = power-*-subject
event-claimed = { $power } nimmt das Plättchen { $tile }.
    .power = power-*-subject
event-tile-used = { $power } nutzt das Plättchen { $tile }.
    .power = power-*-subject
event-tile-back = { $tile }: Das Plättchen kommt zurück in die Auslage.
event-blockade-laid = { $power } legt { $area } eine Blockade.
    .power = power-*-subject
    .area = area-*-in
event-token-stays = { $token-id ->
    [pirates] Piraten halten
   *[revolt] Ein Aufstand hält
  } { $area } einen Kontrollmarker von { $power }.
    .area = area-*-in
event-token-back = { $token-id ->
    [pirates] Der Piraten-Chip
   *[revolt] Der Aufstands-Chip
  } kommt zurück in die Auslage.

## Phasen

event-income = { $power } hat ein Einkommen von { $population } Gold für Bevölkerung und { $markers } für Marker.
    .power = power-*-subject
event-maintenance = { $power } zahlt { $units } Gold für seine Einheiten.
    .power = power-*-subject
event-scored = { $power } bekommt { $vp } SP { $area }.
    .power = power-*-subject
    .area = area-*-in
event-revealed = { $power } zeigt { $points ->
    [one] 1 Punkt Unruhe
   *[other] { $points } Punkte Unruhe
  }.
    .power = power-*-subject
event-revolution = Revolution in { $power }!
event-penalty = { $power } verliert { $vp } SP wegen seiner Unruhe.
    .power = power-*-subject
event-game-over = Die Partie ist zu Ende: { $end }.
    .end = end-*

## Angriff

event-attack-declared = { $attacker } greift { $area } an: { $target }{ $war-office ->
    [yes] {" "}(Kriegsministerium)
   *[no] {""}
  }.
    .attacker = power-*-subject
    .target = target-*
    .area = area-*-in
event-incited = { $inciter } stiftet { $area } { $token-id ->
    [pirates] Piraten
   *[revolt] einen Aufstand
  } gegen { $struck } an.
    .inciter = power-*-subject
    .struck = power-*
    .area = area-*-in
event-committed = { $navies ->
    [0] { $armies ->
        [0] { $power } hilft nicht ({ $side }).
        [one] { $power } hilft ({ $side }) mit 1 Armee.
       *[other] { $power } hilft ({ $side }) mit { $armies } Armeen.
    }
   *[other] { $armies ->
        [0] { $navies ->
            [one] { $power } hilft ({ $side }) mit 1 Flotte.
           *[other] { $power } hilft ({ $side }) mit { $navies } Flotten.
        }
       *[other] { $power } hilft ({ $side }) mit { $navies } auf See und { $armies } an Land.
    }
  }
    .power = power-*-subject
    .side = battle-side-*
event-rolled = Würfel { $front }: Der Angriff würfelt { $dice-0-0 } und { $dice-0-1 } und kommt auf { $totals-0 }, die Verteidigung würfelt { $dice-1-0 } und { $dice-1-1 } und kommt auf { $totals-1 }.
event-arm-chosen = Das lokale Bündnis von { $power } hilft { $front }: { $alliance }.
    .power = power-*
event-sea-fight = { $fights ->
    [yes] { $power } kämpft auf See.
   *[no] { $power } lehnt den Kampf auf See ab.
  }
    .power = power-*-subject
event-naval-support = { $side-id ->
    [attacker] Der Angriff hat Flottenunterstützung.
    [defender] Die Verteidigung hat Flottenunterstützung.
   *[none] Niemand hat Flottenunterstützung.
  }
event-strengths = Stärke { $front }: Angriff { $attacker-own } eigene{ $attacker-allies ->
    [0] {""}
   *[other] {" "}+ { $attacker-allies } Verbündete
  }{ $attacker-non-players ->
    [0] {""}
   *[other] {" "}+ { $attacker-non-players } ohne Spieler
  }{ $attacker-printed ->
    [0] {""}
   *[other] {" "}+ { $attacker-printed } aufgedruckt
  }{ $attacker-support ->
    [0] {""}
   *[other] {" "}+ { $attacker-support } Flottenunterstützung
  }{ $attacker-alliances ->
    [0] {""}
   *[other] {" "}+ { $attacker-alliances } lokale Bündnisse
  }{ $attacker-training ->
    [0] {""}
   *[other] {" "}+ { $attacker-training } Ausbildung
  }; Verteidigung { $defender-own } eigene{ $defender-allies ->
    [0] {""}
   *[other] {" "}+ { $defender-allies } Verbündete
  }{ $defender-non-players ->
    [0] {""}
   *[other] {" "}+ { $defender-non-players } ohne Spieler
  }{ $defender-forts ->
    [0] {""}
   *[other] {" "}+ { $defender-forts } Forts
  }{ $defender-printed ->
    [0] {""}
   *[other] {" "}+ { $defender-printed } aufgedruckt
  }{ $defender-support ->
    [0] {""}
   *[other] {" "}+ { $defender-support } Flottenunterstützung
  }{ $defender-alliances ->
    [0] {""}
   *[other] {" "}+ { $defender-alliances } lokale Bündnisse
  }{ $defender-training ->
    [0] {""}
   *[other] {" "}+ { $defender-training } Ausbildung
  }.
event-combat-over = Kampf { $front }: { $verdict }.
event-surrendered = { $power } gibt { $area } einen Kontrollmarker auf.
    .power = power-*-subject
    .area = area-*-in
event-attack-over = { $success ->
    [yes] Der Angriff von { $attacker } { $area } gelingt.
   *[no] Der Angriff von { $attacker } { $area } scheitert.
  }
    .attacker = power-*
    .area = area-*-in
