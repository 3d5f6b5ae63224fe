# Imperial Struggle: was geschah.

## Vor dem ersten Zug

event-side-wanted = Platz { $seat } möchte { $side } spielen.
event-bid = Platz { $seat } bietet der anderen Seite { $amount ->
    [one] 1 Treaty-Punkt
   *[other] { $amount } Treaty-Punkte
  }.
event-sides = Platz { $france } spielt Frankreich, Platz { $britain } spielt Großbritannien.

## Der Zug

event-turn = — Friedenszug { $turn } —
event-deck-grows = Eine neue Ära beginnt: { $cards } Ereigniskarten kommen in den Nachziehstapel.
event-cards-expire = { $side } verliert { $cards }: Die Succession-Ära ist vorbei.
    .cards = card-*
event-award = Award, Region { $region }: { $tile }.
event-demand = In der Weltnachfrage: { $commodities }.
event-squadrons-return = { $count ->
    [one] Eine Squadron { $side } kommt
   *[other] { $count } Squadrons { $side } kommen
  } in die Navy Box zurück.
    .side = side-*-possessive
event-tiles = Investment-Tiles: { $tiles }.
    .tiles = tile-*
event-reshuffle = Der Ablagestapel wird zum neuen Nachziehstapel.
event-cards-drawn = { $side } zieht { $cards-count ->
    [0] { $count ->
        [one] eine Ereigniskarte
       *[other] { $count } Ereigniskarten
    }
   *[other] { $cards }
  }.
    .cards = card-*
event-discards = { $side } wirft { $cards } ab.
    .cards = card-*
event-chosen = { $side } hat gewählt.
event-ministries-chosen = { $exchanged ->
    [0] { $side } hat { $cards } Ministry-Karten im Spiel.
    [one] { $side } hat eine Ministry-Karte getauscht.
   *[other] { $side } hat { $exchanged } Ministry-Karten getauscht.
  }
event-uprisings-taken = Frankreich hält „Jakobitenaufstände“ als dritte Ministry-Karte.
event-initiative = { $holder } hat die Initiative.
    .holder = side-*
event-first = { $side } beginnt.
event-round = Aktionsrunde { $number } { $side }.
    .side = side-*-possessive
event-round-ends = { $side } beendet die Aktionsrunde.
event-tile-taken = { $side } nimmt das Tile { $tile }.
event-passed = { $side } passt.

## Ministries

event-revealed = { $side } deckt { $card } auf.
    .card = ministry-m*
event-ability-used = { $side } nutzt { $ability }
event-ability-works = { $card }: Wirkung für { $side }.
    .card = ministry-m*
event-ministry-gone = Aus dem Spiel: { $card }.
    .card = ministry-m*

ability-cardinals = die Kardinalminister für mehr Diplomatiepunkte.
ability-walpole = Robert Walpole, um eine Ereigniskarte zu ziehen und eine abzuwerfen.
ability-bank-limit = die Bank von England, um das Debt-Limit anzuheben.
ability-huguenots = die Hugenotten der Neuen Welt: { $value }.
ability-halley = Edmond Halley und gibt { $value } für einen Treaty-Punkt.
    .value = card-*
ability-choiseul = Choiseul für 1 Militärpunkt mehr in der { $value }.
    .value = slot-*
ability-pitt = Pitt den Älteren für 1 Diplomatiepunkt mehr in der { $value }.
    .value = slot-*
ability-williams = Charles Hanbury Williams: Französische Flaggen an den Höfen des Nordens zu entfernen kostet 1 weniger.
ability-hanover = die Verhandlungen Papst–Hannover für 2 Diplomatiepunkte mehr in der { $value }.
    .value = slot-*
ability-townshend = die Townshend Acts: { $value }.
ability-burke = Edmund Burke: Die { $value } gilt nur in Europa und bekommt mehr Aktionspunkte.
    .value = slot-*

## Ereignisse

event-event-played = { $side } spielt { $card }{ $bonus ->
    [yes] {" "}mit Bonus.
   *[no] .
  }
event-granted = { $side } erhält { $amount ->
    [one] 1 { $ap-id ->
        [economic] { ap-economic-point }
        [diplomatic] { ap-diplomatic-point }
       *[military] { ap-military-point }
    }.
   *[other] { $amount } { $ap }.
  }
    .ap = ap-*-points

## Käufe

event-bought = { $side } kauft { $buy-goods } für { $price } mit der { $buy-slot }{ $debt ->
    [0] {""}
   *[other] ; davon { $debt } auf Debt
  }{ $trp ->
    [0] {""}
    [one] ; 1 Treaty-Punkt ausgegeben
   *[other] ; { $trp } Treaty-Punkte ausgegeben
  }.

goods-shift = einen Shift von { $a }{ $b-advantage-id ->
    [none] {""}
   *[other] {" "}mit dem Advantage { $b-advantage }
  }{ $b-huguenots-count ->
    [0] {""}
   *[other] , unterstützt von den Hugenotten ({ $b-huguenots }),
  }
goods-event-card = eine Ereigniskarte
goods-war-tile = ein Bonus-Tile
goods-clear-conflict = das Entfernen des Konfliktmarkers ({ $value })
goods-fort = das Fort { $value }
goods-repair = die Reparatur des Forts { $value }
goods-squadron = eine neue Squadron{ $yard-id ->
    [plain] {""}
   *[other] {" "}({ $yard })
  }{ $speculation ->
    [yes] {" "}mit Südseespekulation
   *[no] {""}
  }
goods-deploy = die Verlegung einer Squadron ({ $from } → { $to })
    .from = place-*
goods-rebel = einen Aufstand in { $value }
goods-uprising = die Wertung der Jakobitenaufstände
goods-convert = 1 { $value } für 2 Militärpunkte
    .value = ap-*-point
goods-bastion = den Rückzug der Squadron ({ $value }) mit Marinebastion

yard-plain = keine Hilfe
yard-ministry = { $value }
    .value = ministry-m*
yard-slaving = Sklavenhandelsverträge

## Die Karte

event-flagged = { $side } nimmt { $space }.
event-unflagged = { $side } verliert { $space }.
event-spanish-unflagged = Die spanische Flagge in { $space } ist für immer fort.
event-usa-flag = Die USA-Flagge wird gehisst: { $space }.
event-conflict = { $plus-one ->
    [yes] Ein „+1“-Konfliktmarker
   *[no] Ein Konfliktmarker
  } kommt auf { $space }.
event-conflict-gone = Der Konfliktmarker auf { $space } wird entfernt.
event-fort-damaged = Das Fort { $space } wird beschädigt.
event-fort-repaired = Das Fort { $space } wird repariert.
event-squadron-built = { $side } hat eine neue Squadron in der Navy Box.
event-squadron-sent = { $to-id ->
    [navy-box] Eine Squadron { $side } ({ $from }) geht in die Navy Box.
    [turn-track] Eine Squadron { $side } ({ $from }) ist bis zum nächsten Friedenszug fort.
    [unbuilt] Eine Squadron { $side } ({ $from }) geht verloren und muss neu gebaut werden.
   *[removed] Eine Squadron { $side } ({ $from }) verlässt das Spiel.
  }
    .side = side-*-possessive
    .from = place-*
    .to = place-*
event-huguenots = Hugenotten lassen sich nieder: { $space }.
event-huguenots-spent = Die Hugenotten ({ $space }) leisten Hilfe.
event-huguenots-gone = Die Hugenotten ({ $space }) sind für immer fort.
event-huguenots-fresh = Alle Hugenotten können wieder helfen.
event-isolated = Von der neuen Nation abgeschnitten, verlieren diese Märkte ihre Flaggen: { $spaces }.
    .spaces = space-*

## Advantages

event-advantage-used = { $side } nutzt das Advantage { $advantage }{ $exhausted ->
    [yes] .
   *[no] , ohne es zu erschöpfen.
  }
event-advantage-turned = { $advantage }: { $exhausted ->
    [yes] erschöpft.
   *[no] wieder nutzbar.
  }
event-advantage-moved = { $held ->
    [yes] { $side } bekommt das Advantage { $advantage }.
   *[no] { $side } verliert das Advantage { $advantage }.
  }

## War-Tiles

event-upgrade = { $side } macht ein Military Upgrade ({ $theater }){ $drawn-id ->
    [none] .
   *[other] {" "}und zieht ein Tile: { $drawn }.
  }
    .drawn = basic-tile-b*
event-upgrade-kept = { $kept-new ->
    [yes] { $side } legt das neue Tile hin ({ $theater }).
   *[no] { $side } behält das alte Tile ({ $theater }).
  }
event-upgrade-settled = { $removed ->
    [yes] { $side } nimmt das abgelehnte Tile aus dem Spiel.
   *[no] { $side } legt das abgelehnte Tile in den Pool zurück.
  }
event-swapped = { $side } tauscht Basic-Tiles: { $one } und { $other }.
    .one = theater-*
    .other = theater-*
event-tile-drawn = { $side } zieht ein Bonus-Tile{ $tile-id ->
    [none] .
   *[other] : { $tile }.
  }
    .tile = bonus-tile-*
event-tile-placed = { $side } legt ein Bonus-Tile: { $theater }.
event-tile-moved = { $side } verschiebt ein Bonus-Tile ({ $from } → { $to }).
    .from = theater-*
    .to = theater-*
event-tile-returned = Ein Bonus-Tile { $side } ({ $theater }) geht in den Pool zurück{ $tile-id ->
    [none] .
   *[other] : { $tile }.
  }
    .side = side-*-possessive
    .tile = bonus-tile-*
event-byng = Der Byng-Marker liegt hier: { $theater }.

## Weltnachfrage

event-demand-changed = { $added ->
    [yes] Neu in der Weltnachfrage: { $commodity }.
   *[no] Nicht mehr in der Weltnachfrage: { $commodity }.
  }
event-townshend = Der Marker der Townshend Acts liegt hier: { $commodity }.

## Leisten

event-vp = { $side } erhält { $amount } SP { $why }. Die Leiste steht bei { $now }.
event-debt = { $delta-sign ->
    [minus] { $side } baut { $delta-size } Debt { $why } ab und hat jetzt { $now }.
   *[plus] { $side } nimmt { $delta-size } Debt { $why } auf und hat jetzt { $now }.
  }
event-limit = { $delta-sign ->
    [minus] Das Debt-Limit { $side } fällt { $why } auf { $now }.
   *[plus] Das Debt-Limit { $side } steigt { $why } auf { $now }.
  }
    .side = side-*-possessive
event-trp = { $delta-sign ->
    [minus] { $side } verliert { $delta-size ->
        [one] 1 Treaty-Punkt
       *[other] { $delta-size } Treaty-Punkte
    } { $why } und hat noch { $now }.
   *[plus] { $side } erhält { $delta-size ->
        [one] 1 Treaty-Punkt
       *[other] { $delta-size } Treaty-Punkte
    } { $why } und hat jetzt { $now }.
  }

# Warum sich eine Leiste bewegte: mitten im Satz.
why-action-points = für Aktionspunkte
why-advantage = durch ein Advantage
why-award = für den Award
why-bank-of-england = durch die Bank von England
why-debt-overflow = wegen des gegnerischen Debt-Limits
why-debt-relief = durch John Law
why-demand = für die Weltnachfrage
why-edmond-halley = durch Edmond Halley
why-era = mit der neuen Ära
why-event = durch das Ereignis
why-final-commodities = für die Führung bei Waren
why-final-debt = für freies Debt
why-final-prestige = für Prestige
why-final-territories = für eroberte Territorien
why-indian-trp = durch Dupleix
why-james-watt = durch James Watt
why-letters = durch Voltaire
why-military-upgrade = für das Military-Upgrade-Symbol
why-pass = durch Passen
why-pompadour-and-du-barry = durch Pompadour & Du Barry
why-prestige = für Prestige
why-refusal = für die Weigerung
why-side-bid = aus dem Bieten um die Seiten
why-theater = für den Schauplatz
why-trade-advantages = durch die Ostindien-Kompanie
why-treaty-limit = wegen der Grenze von 4
why-uprising = für die Jakobitenaufstände
why-war-tile = durch ein War-Tile

## Wertung

event-region-scored = Stand, Region { $region }: Frankreich { $counts-0 }, Großbritannien { $counts-1 }. { $winner-id ->
    [none] Niemand gewinnt den Award.
   *[other] { $winner } gewinnt den Award.
  }
    .winner = side-*
event-prestige-scored = Prestige: Frankreich { $counts-0 }, Großbritannien { $counts-1 }. { $winner-id ->
    [none] Niemand führt.
   *[other] { $winner } führt.
  }
    .winner = side-*
event-commodity-scored = { $commodity }: Frankreich { $counts-0 }, Großbritannien { $counts-1 }. { $winner-id ->
    [none] Niemand führt.
   *[other] { $winner } führt.
  }
    .winner = side-*
event-final-scoring = Schlusswertung: { $side } erhält { $vp } SP { $line }.
    .line = why-*

## Krieg

event-war = — { $war } —
event-theater-revealed = Die Tiles werden aufgedeckt: { $theater }.
event-tiles-shown = { $side } hat { $basic-id ->
    [none] kein Basic-Tile
   *[other] das Basic-Tile { $basic }
  }{ $bonus-count ->
    [0] {" "}und keine Bonus-Tiles.
    [one] {" "}und das Bonus-Tile { $bonus }.
   *[other] {" "}und die Bonus-Tiles { $bonus }.
  }
    .basic = basic-tile-b*
    .bonus = bonus-tile-*
event-theater-fought = { $theater }: Frankreich { $strength-0 }, Großbritannien { $strength-1 }. { $winner-id ->
    [none] Niemand gewinnt.
   *[other] { $winner } gewinnt mit Vorsprung { $margin }.
  }
    .winner = side-*
event-declined = { $side } verzichtet: { $what }.
event-conquest-points = { $side } darf { $points ->
    [one] 1 Eroberungspunkt
   *[other] { $points } Eroberungspunkte
  } ausgeben.
event-conquered = { $side } erobert { $space } für { $price }.
event-refused = { $side } weigert sich, { $space } abzutreten.
event-jacobite-victory = Ein Marker „Sieg der Jakobiten“ wird gelegt.
event-jacobite-defeat = Die Sache der Jakobiten ist verloren.
event-atlantic-dominance = { $side } beherrscht den Atlantik: +2 im French & Indian War.
event-carry-over = { $side } wird { $tiles ->
    [one] ein Bonus-Tile
   *[other] { $tiles } Bonus-Tiles
  } für den Siebenjährigen Krieg ziehen.
event-layout = Ausgelegt wird: { $war }.

what-tile-effects = keine weiteren Symbole der Tiles
what-spoils = keine weitere Beute
what-spanish-shift = kein Shift in Spanien
what-usa-flags = keine weiteren USA-Flaggen
what-usa-forts = keine weiteren Forts geräumt
what-canada = keine USA-Flagge für Kanada

## Das Ende

event-game-over = { $how-id ->
    [peace-vp] { ending-peace-vp }
    [war-vp] { ending-war-vp }
    [sweep] { ending-sweep }
    [maximum-spoils] { ending-maximum-spoils }
    [final-scoring] { ending-final-scoring }
    [tie-by-debt] { ending-tie-by-debt }
    [tie-to-britain] { ending-tie-to-britain }
   *[other] { $winner } gewinnt die Partie.
  }
    .winner = side-*
    .how = end-*
