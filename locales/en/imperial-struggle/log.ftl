# Imperial Struggle: what happened.

## Before the first turn

event-side-wanted = Seat { $seat } wants to play { $side }.
event-bid = Seat { $seat } offers { $amount ->
    [one] 1 Treaty Point
   *[other] { $amount } Treaty Points
  } to the other side.
event-sides = Seat { $france } plays France, seat { $britain } plays Britain.

## The turn

event-turn = — Peace Turn { $turn } —
event-deck-grows = A new Era begins: { $cards } Event cards join the draw pile.
event-cards-expire = { $side } loses { $cards }: the Succession Era is over.
    .cards = card-*
event-award = The Award of { $region }: { $tile }.
event-demand = In Global Demand: { $commodities }.
event-squadrons-return = { $count ->
    [one] One Squadron
   *[other] { $count } Squadrons
  } of { $side } { $count ->
    [one] comes
   *[other] come
  } back to the Navy Box.
event-tiles = Investment tiles: { $tiles }.
    .tiles = tile-*
event-reshuffle = The discard pile becomes the new draw pile.
event-cards-drawn = { $side } draws { $cards-count ->
    [0] { $count ->
        [one] an Event card
       *[other] { $count } Event cards
    }
   *[other] { $cards }
  }.
    .cards = card-*
event-discards = { $side } discards { $cards }.
    .cards = card-*
event-chosen = { $side } has chosen.
event-ministries-chosen = { $exchanged ->
    [0] { $side } has { $cards } Ministry cards in play.
    [one] { $side } has exchanged one Ministry card.
   *[other] { $side } has exchanged { $exchanged } Ministry cards.
  }
event-uprisings-taken = France holds Jacobite Uprisings as a third Ministry card.
event-initiative = { $holder } has the Initiative.
    .holder = side-*
event-first = { $side } goes first.
event-round = Action Round { $number } of { $side }.
event-round-ends = { $side } ends the Action Round.
event-tile-taken = { $side } takes the tile { $tile }.
event-passed = { $side } passes.

## Ministries

event-revealed = { $side } turns up { $card }.
    .card = ministry-m*
event-ability-used = { $side } uses { $ability }
event-ability-works = { $card } takes effect for { $side }.
    .card = ministry-m*
event-ministry-gone = { $card } leaves the game.
    .card = ministry-m*

ability-cardinals = the Cardinal Ministers for more Diplomatic Action Points.
ability-walpole = Robert Walpole to draw an Event card and discard one.
ability-bank-limit = the Bank of England to raise the Debt Limit.
ability-huguenots = the New World Huguenots in { $value }.
ability-halley = Edmond Halley to give { $value } for a Treaty Point.
    .value = card-*
ability-choiseul = Choiseul for 1 more Military Action Point in the { $value }.
    .value = slot-*
ability-pitt = Pitt the Elder for 1 more Diplomatic Action Point in the { $value }.
    .value = slot-*
ability-williams = Charles Hanbury Williams: French flags at the northern courts cost 1 less to remove.
ability-hanover = the Papacy-Hanover Negotiations for 2 more Diplomatic Action Points in the { $value }.
    .value = slot-*
ability-townshend = the Townshend Acts on { $value }.
ability-burke = Edmund Burke: the { $value } is spent in Europe alone and gets more Action Points.
    .value = slot-*

## Events

event-event-played = { $side } plays { $card }{ $bonus ->
    [yes] {" "}with its bonus.
   *[no] .
  }
event-granted = { $side } gets { $amount ->
    [one] 1 { $ap } Action Point.
   *[other] { $amount } { $ap } Action Points.
  }

## Purchases

event-bought = { $side } buys { $buy-goods } for { $price } with the { $buy-slot }{ $debt ->
    [0] {""}
   *[other] ; { $debt } on credit
  }{ $trp ->
    [0] {""}
    [one] ; 1 Treaty Point spent
   *[other] ; { $trp } Treaty Points spent
  }.

goods-shift = a shift of { $a }{ $b-advantage-id ->
    [none] {""}
   *[other] {" "}with { $b-advantage }
  }{ $b-huguenots-count ->
    [0] {""}
   *[other] , helped by the Huguenots of { $b-huguenots },
  }
goods-event-card = an Event card
goods-war-tile = a Bonus War tile
goods-clear-conflict = the removal of the Conflict marker in { $value }
goods-fort = a Fort at { $value }
goods-repair = the repair of the Fort at { $value }
goods-squadron = a new Squadron{ $yard-id ->
    [plain] {""}
   *[other] {" "}with { $yard }
  }{ $speculation ->
    [yes] {" "}and South Sea Speculation
   *[no] {""}
  }
goods-deploy = the deployment of a Squadron from { $from } to { $to }
    .from = place-*
goods-rebel = an uprising in { $value }
goods-uprising = a tally of the Jacobite Uprisings
goods-convert = 1 { $value } Action Point for 2 Military ones
    .value = ap-*
goods-bastion = the retreat of the Squadron in { $value } with Naval Bastion

yard-plain = no help
yard-ministry = { $value }
    .value = ministry-m*
yard-slaving = Slaving Contracts

## The map

event-flagged = { $side } takes { $space }.
event-unflagged = { $side } no longer holds { $space }.
event-spanish-unflagged = The Spanish flag in { $space } is gone for good.
event-usa-flag = The USA flag is raised over { $space }.
event-conflict = A { $plus-one ->
    [yes] “+1” Conflict marker
   *[no] Conflict marker
  } is placed in { $space }.
event-conflict-gone = The Conflict marker in { $space } is removed.
event-fort-damaged = The Fort at { $space } is damaged.
event-fort-repaired = The Fort at { $space } is repaired.
event-squadron-built = { $side } has a new Squadron in the Navy Box.
event-squadron-sent = { $to-id ->
    [navy-box] A Squadron of { $side } goes from { $from } to the Navy Box.
    [turn-track] A Squadron of { $side } leaves { $from } until the next Peace Turn.
    [unbuilt] A Squadron of { $side } leaves { $from } and must be built anew.
   *[removed] A Squadron of { $side } leaves { $from } and the game.
  }
    .from = place-*
    .to = place-*
event-huguenots = Huguenots settle in { $space }.
event-huguenots-spent = The Huguenots of { $space } lend their help.
event-huguenots-gone = The Huguenots of { $space } are gone for good.
event-huguenots-fresh = All Huguenots can help again.
event-isolated = Cut off by the new nation, these Markets lose their flags: { $spaces }.
    .spaces = space-*

## Advantages

event-advantage-used = { $side } uses { $advantage }{ $exhausted ->
    [yes] .
   *[no] {" "}without exhausting it.
  }
event-advantage-turned = { $advantage } is { $exhausted ->
    [yes] exhausted.
   *[no] refreshed.
  }
event-advantage-moved = { $held ->
    [yes] { $side } gains the Advantage { $advantage }.
   *[no] { $side } loses the Advantage { $advantage }.
  }

## War tiles

event-upgrade = { $side } makes a Military Upgrade in { $theater }{ $drawn-id ->
    [none] .
   *[other] {" "}and draws a tile: { $drawn }.
  }
    .drawn = basic-tile-b*
event-upgrade-kept = { $kept-new ->
    [yes] { $side } puts the new tile into { $theater }.
   *[no] { $side } keeps the old tile in { $theater }.
  }
event-upgrade-settled = { $removed ->
    [yes] { $side } takes the rejected tile out of the game.
   *[no] The tile that { $side } rejected goes back to the pool.
  }
event-swapped = { $side } swaps its Basic War tiles of { $one } and { $other }.
    .one = theater-*
    .other = theater-*
event-tile-drawn = { $side } draws a Bonus War tile{ $tile-id ->
    [none] .
   *[other] : { $tile }.
  }
    .tile = bonus-tile-*
event-tile-placed = { $side } places a Bonus War tile in { $theater }.
event-tile-moved = { $side } moves a Bonus War tile from { $from } to { $to }.
    .from = theater-*
    .to = theater-*
event-tile-returned = A Bonus War tile of { $side } goes from { $theater } back to the pool{ $tile-id ->
    [none] .
   *[other] : { $tile }.
  }
    .tile = bonus-tile-*
event-byng = The Byng marker lies in { $theater }.

## Global Demand

event-demand-changed = { $added ->
    [yes] { $commodity } comes into Global Demand.
   *[no] { $commodity } leaves Global Demand.
  }
event-townshend = The Townshend Acts marker lies on { $commodity }.

## Tracks

event-vp = { $side } scores { $amount } VP { $why }. The track stands at { $now }.
event-debt = { $delta-sign ->
    [minus] { $side } pays off { $delta-size } Debt { $why } and now owes { $now }.
   *[plus] { $side } takes { $delta-size } Debt { $why } and now owes { $now }.
  }
event-limit = { $delta-sign ->
    [minus] The Debt Limit of { $side } falls to { $now } { $why }.
   *[plus] The Debt Limit of { $side } rises to { $now } { $why }.
  }
event-trp = { $delta-sign ->
    [minus] { $side } loses { $delta-size ->
        [one] 1 Treaty Point
       *[other] { $delta-size } Treaty Points
    } { $why } and has { $now } left.
   *[plus] { $side } gains { $delta-size ->
        [one] 1 Treaty Point
       *[other] { $delta-size } Treaty Points
    } { $why } and now has { $now }.
  }

# Why a track moved: these end the sentence.
why-action-points = for Action Points
why-advantage = with an Advantage
why-award = for the Award
why-bank-of-england = by the Bank of England
why-debt-overflow = because the opponent is at its Debt Limit
why-debt-relief = through John Law
why-demand = for Global Demand
why-edmond-halley = through Edmond Halley
why-era = in the new Era
why-event = from the Event
why-final-commodities = for leading in commodities
why-final-debt = for Available Debt
why-final-prestige = for Prestige
why-final-territories = for conquered Territories
why-indian-trp = through Dupleix
why-james-watt = through James Watt
why-letters = through Voltaire
why-military-upgrade = for the Military Upgrade symbol
why-pass = by passing
why-pompadour-and-du-barry = through Pompadour & Du Barry
why-prestige = for Prestige
why-refusal = for the refusal
why-side-bid = from the bid for sides
why-theater = for the theater
why-trade-advantages = through the East India Company
why-treaty-limit = because only 4 may be kept
why-uprising = for the Jacobite Uprisings
why-war-tile = from a War tile

## Scoring

event-region-scored = The count in { $region }: France { $counts-0 }, Britain { $counts-1 }. { $winner-id ->
    [none] Nobody wins the Award.
   *[other] { $winner } wins the Award.
  }
    .winner = side-*
event-prestige-scored = Prestige: France { $counts-0 }, Britain { $counts-1 }. { $winner-id ->
    [none] Nobody leads.
   *[other] { $winner } leads.
  }
    .winner = side-*
event-commodity-scored = { $commodity }: France { $counts-0 }, Britain { $counts-1 }. { $winner-id ->
    [none] Nobody leads.
   *[other] { $winner } leads.
  }
    .winner = side-*
event-final-scoring = Final Scoring: { $side } gets { $vp } VP { $line }.
    .line = why-*

## War

event-war = — The { $war } —
event-theater-revealed = The tiles of { $theater } are turned up.
event-tiles-shown = { $side } has { $basic-id ->
    [none] no Basic War tile
   *[other] { $basic }
  }{ $bonus-count ->
    [0] {" "}and no Bonus War tiles.
   *[other] {" "}and the Bonus War tiles { $bonus }.
  }
    .basic = basic-tile-b*
    .bonus = bonus-tile-*
event-theater-fought = { $theater }: France { $strength-0 }, Britain { $strength-1 }. { $winner-id ->
    [none] Neither side wins.
   *[other] { $winner } wins by { $margin }.
  }
    .winner = side-*
event-declined = { $side } makes no further use of { $what }.
event-conquest-points = { $side } has { $points ->
    [one] 1 Conquest Point
   *[other] { $points } Conquest Points
  } to spend.
event-conquered = { $side } conquers { $space } for { $price }.
event-refused = { $side } refuses to cede { $space }.
event-jacobite-victory = A Jacobite Victory marker is placed.
event-jacobite-defeat = The Jacobite cause is lost.
event-atlantic-dominance = { $side } dominates the Atlantic: +2 in the French & Indian War.
event-carry-over = { $side } will draw { $tiles ->
    [one] one Bonus War tile
   *[other] { $tiles } Bonus War tiles
  } for the Seven Years’ War.
event-layout = The { $war } is laid out.

what-tile-effects = its tile symbols
what-spoils = its spoils
what-spanish-shift = its shift in Spain
what-usa-flags = the USA flags
what-usa-forts = the right to clear Forts
what-canada = the USA flag for Canada

## The end

event-game-over = { $how-id ->
    [peace-vp] { ending-peace-vp }
    [war-vp] { ending-war-vp }
    [sweep] { ending-sweep }
    [maximum-spoils] { ending-maximum-spoils }
    [final-scoring] { ending-final-scoring }
    [tie-by-debt] { ending-tie-by-debt }
    [tie-to-britain] { ending-tie-to-britain }
   *[other] { $winner } wins the game.
  }
    .winner = side-*
    .how = end-*
