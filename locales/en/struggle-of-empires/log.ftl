# Struggle of Empires: what happened.

## Set-up

event-power-chosen = { $power } has a player.
    .power = power-*-subject
event-non-player-unit = { $power } has { $kind-id ->
    [navy] a navy
   *[army] an army
  } in { $area }.
    .power = power-*-subject
event-non-player-marker = { $power } has a control marker in { $area }.
    .power = power-*-subject
event-counter-placed = Placed in { $area }: { $counter }.
event-marker-drawn = { $power } draws a start marker: { $counter }.
    .power = power-*-subject
event-marker-returned = { $power } returns a start marker: { $counter }.
    .power = power-*-subject
event-drafted = { $power } has chosen a start marker{ $counter-id ->
    [none] {""}
   *[other] : { $counter }
  }.
    .power = power-*-subject
event-hands-passed = The hands go on to the left.
event-tile-dealt = { $power } starts with { $tile }.
    .power = power-*-subject
event-unit-placed = { $power } places { $kind-id ->
    [army] an army
    [navy] a navy
   *[fort] a fort
  } in { $place }.
    .power = power-*-subject
    .place = place-*

## The course of the game

event-war = — War { $war } —
event-auction = Auction { $number }: { $opener } opens.
    .opener = power-*
event-bid = { $power } bids { $gold } gold: { $proposal-red-id ->
    [none] nobody
   *[other] { $proposal-red }
  } for red, { $proposal-blue-id ->
    [none] nobody
   *[other] { $proposal-blue }
  } for blue.
    .power = power-*-subject
    .proposal-red = power-*
    .proposal-blue = power-*
event-bid-passed = { $power } passes.
    .power = power-*-subject
event-auction-won = { $power } wins the auction for { $gold } gold: { $proposal-red-id ->
    [none] nobody
   *[other] { $proposal-red }
  } for red, { $proposal-blue-id ->
    [none] nobody
   *[other] { $proposal-blue }
  } for blue.
    .power = power-*-subject
    .proposal-red = power-*
    .proposal-blue = power-*
event-allied = { $power } joins the { $row } alliance in box { $number }.
    .power = power-*-subject
event-round = — Round { $round } —
event-turn = It is the turn of { $power }.
event-passed = { $power } passes an action.
    .power = power-*-subject
event-war-ends = War { $war } is over.

## Gold, population, unrest, victory points

event-gold = { $delta-sign ->
    [minus] { $power } pays { $delta-size } gold ({ $why }) and has { $now } left.
   *[plus] { $power } gains { $delta-size } gold ({ $why }) and has { $now }.
  }
    .power = power-*-subject
    .why = why-*
event-taxed = { $power } raises taxes { $times ->
    [one] once
   *[other] { $times } times
  }: { $gold } gold.
    .power = power-*-subject
event-population = { $delta-sign ->
    [minus] { $power } spends { $delta-size } population ({ $why }) and has { $now } left.
   *[plus] { $power } gains { $delta-size } population ({ $why }) and has { $now }.
  }
    .power = power-*-subject
    .why = why-*
event-unrest = { $power } draws { $counters ->
    [one] 1 unrest counter
   *[other] { $counters } unrest counters
  } ({ $why }){ $values ->
    [none] {""}
   *[other] : { $values-0 } × 0, { $values-1 } × 1, { $values-2 } × 2
  }.
    .power = power-*-subject
    .why = why-*
event-unrest-returned = { $power } returns { $points ->
    [one] 1 point of unrest
   *[other] { $points } points of unrest
  }.
    .power = power-*-subject
event-vp = { $delta-sign ->
    [minus] { $power } loses { $delta-size } VP ({ $why }) and has { $now }.
   *[plus] { $power } gains { $delta-size } VP ({ $why }) and has { $now }.
  }
    .power = power-*-subject
    .why = why-*
event-paid = { $from } pays { $to } { $gold } gold.
    .from = power-*-subject
    .to = power-*

## Units, markers, tiles

event-built = { $power } builds { $kind-id ->
    [army] an army
    [navy] a navy
   *[fort] a fort
  } in { $place }.
    .power = power-*-subject
    .place = place-*
event-unit-lost = { $power } loses { $kind-id ->
    [army] an army
    [navy] a navy
   *[fort] a fort
  } in { $place } ({ $why }).
    .power = power-*-subject
    .place = place-*
    .why = why-*
event-sea-checked = { $power } sends { $kind-id ->
    [army] an army
    [navy] a navy
   *[fort] a fort
  } from { $from } to { $to }: { $sea }.
    .power = power-*-subject
    .from = place-*
    .to = place-*
    .sea = sea-*
event-moved = { $power } moves { $kind-id ->
    [army] an army
    [navy] a navy
   *[fort] a fort
  } from { $from } to { $to }.
    .power = power-*-subject
    .from = place-*
    .to = place-*
event-control = { $power } places a control marker in { $area }.
    .power = power-*-subject
event-control-lost = { $power } loses a control marker in { $area }.
    .power = power-*-subject
event-counter-taken = { $power } takes { $counter }.
    .power = power-*-subject
event-alliance-made = { $power } makes a local alliance: { $alliance }.
    .power = power-*-subject
event-claimed = { $power } claims { $tile }.
    .power = power-*-subject
event-tile-used = { $power } uses { $tile }.
    .power = power-*-subject
event-tile-back = { $tile } goes back to the display.
event-blockade-laid = { $power } blockades { $area }.
    .power = power-*-subject
event-token-stays = { $token-id ->
    [pirates] Pirates hold
   *[revolt] A revolt holds
  } a control marker of { $power } in { $area }.
event-token-back = { $token-id ->
    [pirates] The token of the pirates
   *[revolt] The token of the revolt
  } goes back to the display.

## Phases

event-income = { $power } has an income of { $population } gold for population and { $markers } for markers.
    .power = power-*-subject
event-maintenance = { $power } pays { $units } gold for its units.
    .power = power-*-subject
event-scored = { $power } scores { $vp } VP in { $area }.
    .power = power-*-subject
event-revealed = { $power } shows { $points ->
    [one] 1 point of unrest
   *[other] { $points } points of unrest
  }.
    .power = power-*-subject
event-revolution = Revolution in { $power }!
event-penalty = { $power } loses { $vp } VP for its unrest.
    .power = power-*-subject
event-game-over = The game is over: { $end }.
    .end = end-*

## Attack

event-attack-declared = { $attacker } attacks { $target } in { $area }{ $war-office ->
    [yes] {" "}with the War Office
   *[no] {""}
  }.
    .attacker = power-*-subject
    .target = target-*
event-incited = { $inciter } incites { $token-id ->
    [pirates] pirates
   *[revolt] a revolt
  } against { $struck } in { $area }.
    .inciter = power-*-subject
    .struck = power-*
event-committed = { $navies ->
    [0] { $armies ->
        [0] { $power } does not join { $side }.
        [one] { $power } joins { $side } with 1 army.
       *[other] { $power } joins { $side } with { $armies } armies.
    }
   *[other] { $armies ->
        [0] { $navies ->
            [one] { $power } joins { $side } with 1 navy.
           *[other] { $power } joins { $side } with { $navies } navies.
        }
       *[other] { $power } joins { $side } with { $navies } at sea and { $armies } on land.
    }
  }
    .power = power-*-subject
    .side = battle-side-*
event-rolled = Dice { $front }: the attacker rolls { $dice-0-0 } and { $dice-0-1 } and reaches { $totals-0 }, the defender rolls { $dice-1-0 } and { $dice-1-1 } and reaches { $totals-1 }.
event-arm-chosen = The local alliance of { $power } serves { $front }: { $alliance }.
    .power = power-*
event-sea-fight = { $fights ->
    [yes] { $power } fights at sea.
   *[no] { $power } declines the fight at sea.
  }
    .power = power-*-subject
event-naval-support = { $side-id ->
    [attacker] The attacker has naval support.
    [defender] The defender has naval support.
   *[none] Nobody has naval support.
  }
event-strengths = Strength { $front }: attacker { $attacker-own } own{ $attacker-allies ->
    [0] {""}
   *[other] {" "}+ { $attacker-allies } of allies
  }{ $attacker-non-players ->
    [0] {""}
   *[other] {" "}+ { $attacker-non-players } of non-players
  }{ $attacker-printed ->
    [0] {""}
   *[other] {" "}+ { $attacker-printed } printed
  }{ $attacker-support ->
    [0] {""}
   *[other] {" "}+ { $attacker-support } naval support
  }{ $attacker-alliances ->
    [0] {""}
   *[other] {" "}+ { $attacker-alliances } local alliances
  }{ $attacker-training ->
    [0] {""}
   *[other] {" "}+ { $attacker-training } training
  }; defender { $defender-own } own{ $defender-allies ->
    [0] {""}
   *[other] {" "}+ { $defender-allies } of allies
  }{ $defender-non-players ->
    [0] {""}
   *[other] {" "}+ { $defender-non-players } of non-players
  }{ $defender-forts ->
    [0] {""}
   *[other] {" "}+ { $defender-forts } forts
  }{ $defender-printed ->
    [0] {""}
   *[other] {" "}+ { $defender-printed } printed
  }{ $defender-support ->
    [0] {""}
   *[other] {" "}+ { $defender-support } naval support
  }{ $defender-alliances ->
    [0] {""}
   *[other] {" "}+ { $defender-alliances } local alliances
  }{ $defender-training ->
    [0] {""}
   *[other] {" "}+ { $defender-training } training
  }.
event-combat-over = The combat { $front }: { $verdict }.
event-surrendered = { $power } surrenders a control marker in { $area }.
    .power = power-*-subject
event-attack-over = { $success ->
    [yes] The attack of { $attacker } in { $area } succeeds.
   *[no] The attack of { $attacker } in { $area } fails.
  }
    .attacker = power-*
