# Struggle of Empires: che cosa è successo.

## Preparazione

event-power-chosen = { $power } è stata scelta.
    .power = power-*-subject
event-non-player-unit = { $power } ha { $kind-id ->
    [navy] una flotta
   *[army] un’armata
  } { $area }.
    .power = power-*-subject
    .area = area-*-in
event-non-player-marker = { $power } ha un segnalino controllo { $area }.
    .power = power-*-subject
    .area = area-*-in
event-counter-placed = Un segnalino arriva { $area }: { $counter }.
    .area = area-*-in
event-marker-drawn = { $power } pesca un segnalino iniziale: { $counter }.
    .power = power-*-subject
event-marker-returned = { $power } restituisce un segnalino iniziale: { $counter }.
    .power = power-*-subject
event-drafted = { $power } ha scelto un segnalino iniziale{ $counter-id ->
    [none] {""}
   *[other] : { $counter }
  }.
    .power = power-*-subject
event-hands-passed = Le mani passano a sinistra.
event-tile-dealt = { $power } comincia con la tessera { $tile }.
    .power = power-*-subject
event-unit-placed = { $power } piazza { $kind-id ->
    [army] un’armata
    [navy] una flotta
   *[fort] un forte
  } { $place }.
    .power = power-*-subject
    .place = place-*-in

## Lo svolgimento

event-war = — Guerra { $war } —
event-auction = Asta { $number }: apre { $opener }.
    .opener = power-*-the
event-bid = { $power } offre { $gold } oro: { $proposal-red-id ->
    [none] nessuno
   *[other] { $proposal-red }
  } per il rosso, { $proposal-blue-id ->
    [none] nessuno
   *[other] { $proposal-blue }
  } per il blu.
    .power = power-*-subject
    .proposal-red = power-*
    .proposal-blue = power-*
event-bid-passed = { $power } passa.
    .power = power-*-subject
event-auction-won = { $power } vince l’asta per { $gold } oro: { $proposal-red-id ->
    [none] nessuno
   *[other] { $proposal-red }
  } per il rosso, { $proposal-blue-id ->
    [none] nessuno
   *[other] { $proposal-blue }
  } per il blu.
    .power = power-*-subject
    .proposal-red = power-*
    .proposal-blue = power-*
event-allied = { $power } entra nell’alleanza { $row-id ->
    [red] rossa
   *[blue] blu
  }, casella { $number }.
    .power = power-*-subject
event-round = — Round { $round } —
event-turn = È il turno { $power }.
    .power = power-*-of
event-passed = { $power } passa un’azione.
    .power = power-*-subject
event-war-ends = La guerra { $war } è finita.

## Oro, popolazione, malcontento, punti vittoria

event-gold = { $delta-sign ->
    [minus] { $power } paga { $delta-size } oro ({ $why }) e ora ne ha { $now }.
   *[plus] { $power } guadagna { $delta-size } oro ({ $why }) e ora ne ha { $now }.
  }
    .power = power-*-subject
    .why = why-*
event-taxed = { $power } riscuote le tasse { $times ->
    [one] una volta
   *[other] { $times } volte
  }: { $gold } oro.
    .power = power-*-subject
event-population = { $delta-sign ->
    [minus] { $power } spende { $delta-size } popolazione ({ $why }) e ora ne ha { $now }.
   *[plus] { $power } guadagna { $delta-size } popolazione ({ $why }) e ora ne ha { $now }.
  }
    .power = power-*-subject
    .why = why-*
event-unrest = { $power } pesca { $counters ->
    [one] 1 gettone di malcontento
   *[other] { $counters } gettoni di malcontento
  } ({ $why }){ $values ->
    [none] {""}
   *[other] : { $values-0 } × 0, { $values-1 } × 1, { $values-2 } × 2
  }.
    .power = power-*-subject
    .why = why-*
event-unrest-returned = { $power } restituisce { $points ->
    [one] 1 punto di malcontento
   *[other] { $points } punti di malcontento
  }.
    .power = power-*-subject
event-vp = { $delta-sign ->
    [minus] { $power } perde { $delta-size } PV ({ $why }) e ora ne ha { $now }.
   *[plus] { $power } guadagna { $delta-size } PV ({ $why }) e ora ne ha { $now }.
  }
    .power = power-*-subject
    .why = why-*
event-paid = { $from } paga { $gold } oro { $to }.
    .from = power-*-subject
    .to = power-*-to

## Unità, segnalini, tessere

event-built = { $power } costruisce { $kind-id ->
    [army] un’armata
    [navy] una flotta
   *[fort] un forte
  } { $place }.
    .power = power-*-subject
    .place = place-*-in
event-unit-lost = { $power } perde { $kind-id ->
    [army] un’armata
    [navy] una flotta
   *[fort] un forte
  } { $place } ({ $why }).
    .power = power-*-subject
    .place = place-*-in
    .why = why-*
event-sea-checked = { $power } manda { $kind-id ->
    [army] un’armata
    [navy] una flotta
   *[fort] un forte
  } oltremare ({ $from } → { $to }): { $sea }.
    .power = power-*-subject
    .from = place-*
    .to = place-*
    .sea = sea-*
event-moved = { $power } muove { $kind-id ->
    [army] un’armata
    [navy] una flotta
   *[fort] un forte
  }: { $from } → { $to }.
    .power = power-*-subject
    .from = place-*
    .to = place-*
event-control = { $power } piazza un segnalino controllo { $area }.
    .power = power-*-subject
    .area = area-*-in
event-control-lost = { $power } perde un segnalino controllo { $area }.
    .power = power-*-subject
    .area = area-*-in
event-counter-taken = { $power } prende un segnalino: { $counter }.
    .power = power-*-subject
event-alliance-made = { $power } stringe un’alleanza locale: { $alliance }.
    .power = power-*-subject
event-claimed = { $power } prende la tessera { $tile }.
    .power = power-*-subject
event-tile-used = { $power } usa la tessera { $tile }.
    .power = power-*-subject
event-tile-back = { $tile }: la tessera torna in esposizione.
event-blockade-laid = { $power } mette il Blocco navale { $area }.
    .power = power-*-subject
    .area = area-*-in
event-token-stays = { $token-id ->
    [pirates] I pirati tengono
   *[revolt] Una rivolta tiene
  } un segnalino controllo { $power } { $area }.
    .power = power-*-of
    .area = area-*-in
event-token-back = { $token-id ->
    [pirates] Il gettone dei pirati
   *[revolt] Il gettone della rivolta
  } torna in esposizione.

## Fasi

event-income = { $power } ha entrate di { $population } oro per la popolazione e { $markers } per i segnalini.
    .power = power-*-subject
event-maintenance = { $power } paga { $units } oro per le sue unità.
    .power = power-*-subject
event-scored = { $power } ottiene { $vp } PV { $area }.
    .power = power-*-subject
    .area = area-*-in
event-revealed = { $power } mostra { $points ->
    [one] 1 punto di malcontento
   *[other] { $points } punti di malcontento
  }.
    .power = power-*-subject
event-revolution = Rivoluzione in { $power }!
event-penalty = { $power } perde { $vp } PV per il malcontento.
    .power = power-*-subject
event-game-over = La partita è finita: { $end }.
    .end = end-*

## Attacco

event-attack-declared = { $attacker } attacca { $area }: { $target }{ $war-office ->
    [yes] {" "}(Ministero della guerra)
   *[no] {""}
  }.
    .attacker = power-*-subject
    .target = target-*
    .area = area-*-in
event-incited = { $inciter } aizza { $token-id ->
    [pirates] i pirati
   *[revolt] una rivolta
  } contro { $struck } { $area }.
    .inciter = power-*-subject
    .struck = power-*-the
    .area = area-*-in
event-committed = { $navies ->
    [0] { $armies ->
        [0] { $power } non si unisce { $side }.
        [one] { $power } si unisce { $side } con 1 armata.
       *[other] { $power } si unisce { $side } con { $armies } armate.
    }
   *[other] { $armies ->
        [0] { $navies ->
            [one] { $power } si unisce { $side } con 1 flotta.
           *[other] { $power } si unisce { $side } con { $navies } flotte.
        }
       *[other] { $power } si unisce { $side } con { $navies } in mare e { $armies } a terra.
    }
  }
    .power = power-*-subject
    .side = battle-side-*-to
event-rolled = Dadi { $front }: l’attaccante tira { $dice-0-0 } e { $dice-0-1 } e arriva a { $totals-0 }, il difensore tira { $dice-1-0 } e { $dice-1-1 } e arriva a { $totals-1 }.
event-arm-chosen = L’alleanza locale { $power } combatte { $front }: { $alliance }.
    .power = power-*-of
event-sea-fight = { $fights ->
    [yes] { $power } combatte in mare.
   *[no] { $power } rifiuta il combattimento in mare.
  }
    .power = power-*-subject
event-naval-support = { $side-id ->
    [attacker] L’attaccante ha l’appoggio navale.
    [defender] Il difensore ha l’appoggio navale.
   *[none] Nessuno ha l’appoggio navale.
  }
event-strengths = Forza { $front }: attaccante { $attacker-own } propria{ $attacker-allies ->
    [0] {""}
   *[other] {" "}+ { $attacker-allies } alleati
  }{ $attacker-non-players ->
    [0] {""}
   *[other] {" "}+ { $attacker-non-players } senza giocatore
  }{ $attacker-printed ->
    [0] {""}
   *[other] {" "}+ { $attacker-printed } stampata
  }{ $attacker-support ->
    [0] {""}
   *[other] {" "}+ { $attacker-support } appoggio navale
  }{ $attacker-alliances ->
    [0] {""}
   *[other] {" "}+ { $attacker-alliances } alleanze locali
  }{ $attacker-training ->
    [0] {""}
   *[other] {" "}+ { $attacker-training } addestramento
  }; difensore { $defender-own } propria{ $defender-allies ->
    [0] {""}
   *[other] {" "}+ { $defender-allies } alleati
  }{ $defender-non-players ->
    [0] {""}
   *[other] {" "}+ { $defender-non-players } senza giocatore
  }{ $defender-forts ->
    [0] {""}
   *[other] {" "}+ { $defender-forts } forti
  }{ $defender-printed ->
    [0] {""}
   *[other] {" "}+ { $defender-printed } stampata
  }{ $defender-support ->
    [0] {""}
   *[other] {" "}+ { $defender-support } appoggio navale
  }{ $defender-alliances ->
    [0] {""}
   *[other] {" "}+ { $defender-alliances } alleanze locali
  }{ $defender-training ->
    [0] {""}
   *[other] {" "}+ { $defender-training } addestramento
  }.
event-combat-over = Combattimento { $front }: { $verdict }.
event-surrendered = { $power } cede un segnalino controllo { $area }.
    .power = power-*-subject
    .area = area-*-in
event-attack-over = { $success ->
    [yes] L’attacco { $attacker } { $area } riesce.
   *[no] L’attacco { $attacker } { $area } fallisce.
  }
    .attacker = power-*-of
    .area = area-*-in
