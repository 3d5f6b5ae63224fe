# Captions of the board in the browser.

# The tabs of a phone.
tab-dock = Act
tab-panels = Powers

## The sheet

board-map = Map of Struggle of Empires
board-charts = Charts
board-chart-americas = Americas
board-chart-europe = Europe
board-chart-africa = Africa
board-chart-india = India
board-chart-east-indies = E. Indies
board-chart-americas-title = The Americas
board-chart-europe-title = Europe
board-chart-africa-title = Africa
board-chart-india-title = India
board-chart-east-indies-title = East Indies
board-zoom-in = Zoom in
board-zoom-fit = Show the whole map
board-zoom-out = Zoom out
board-close = Close
board-home = Home
board-home-of = Home of { $power }
board-legal = legal now
board-count-armies = { $count ->
    [one] 1 army
   *[other] { $count } armies
  }
board-count-navies = { $count ->
    [one] 1 navy
   *[other] { $count } navies
  }
board-count-forts = { $count ->
    [one] 1 fort
   *[other] { $count } forts
  }
board-count-markers = { $count ->
    [0] no control marker
    [one] 1 control marker
   *[other] { $count } control markers
  }
board-vp-now = { $vp ->
    [one] 1 point now
   *[other] { $vp } points now
  }
board-vp-values = Worth { $values } points
board-scores-now = If scored now:
board-counter-defence = neutral { $value }
board-counter-colonize = COL marker
board-counter-gold-coast = GCC marker
board-counter-reward = { $what } ({ $reward })
board-short-colonize = COL
board-short-gold-coast = GCC
board-neutral = a neutral marker
board-alliance-free = local alliance { $alliance }, free
board-alliance-of = { $alliance }: ally of { $power }
board-alliance-for = { $alliance }: { $gold ->
    [0] free to ally
   *[other] an ally for { $gold } gold
  }
board-token-on = { $token } on a marker of { $power }
board-blockade-of = blockade by { $power }
board-reach-free = free
board-reach-check = sea die
board-chance = Success: { $success } % if nobody joins

## Prompts without a sentence of their own

board-prompt = Waiting for { $powers }.
board-prompt-mine = It is yours to decide.

## Decisions

board-group-units = Units
board-group-attack = Attacks
board-group-colonies = Colonies
board-group-tiles = Tiles
board-group-locals = Local alliances
board-group-auction = Auction
board-group-other = Other
board-decide = To decide
board-taxed = Your gold is short: taxes must be raised, and they bring unrest.
board-unit-gold = gold
board-unit-population = population
board-unit-unrest = unrest
board-free = free
board-waiting-for = Waiting for { $powers }.

## Set-up

board-choose-power = Choose your power
board-taken-by-seat = { $power }: seat { $seat }
board-start-markers = Start markers of { $power }
board-give-back = give back
board-goes-back = goes back
board-draft = Your hand
board-draft-passed = { $count ->
    [0] first choice
    [one] passed on once
   *[other] passed on { $count } times
  }
board-drafted = Chosen
board-place = Place a unit
board-place-help = take up a unit, then press an area that glows
board-in-supply = { $count } in supply

## Auction

board-auction = Auction { $number } of { $of }
board-auction-opener = opened by { $power }
board-bids = Bids
board-passes = passes
board-no-bid = no bid yet
board-nobody = nobody
board-your-bid = Your bid
board-your-gold = at least { $least }, you hold { $gold }
board-bid = Bid { $gold }
board-bid-taxed = More than you hold: taxes would be raised, and they bring unrest.
board-less = Less
board-more = More
board-propose = Your proposal
board-propose-for = for a bid of { $gold }

## The turn

board-turn-of = Turn of { $power }
board-actions-left = { $count ->
    [0] no action left
    [one] 1 action left
   *[other] { $count } actions left
  }
board-march = The { $unit } is in { $from }: press where it goes.
board-march-sea = The { $unit } on its way from { $from } to { $to } meets the sea:
board-on-map = Press what glows on the map to
board-hint-move = move
board-hint-rebuild = rebuild
board-hint-attack = attack
board-hint-war-office = attack by the War Office
board-hint-colonize = colonize
board-hint-commerce = trade
board-hint-incite = incite
board-hint-natives = raise natives
board-hint-blockade = blockade
board-hint-deploy = send the unit there
board-tiles = Tiles
board-tiles-help = you hold { $gold } gold, { $population } population; dashed: only with taxes
board-used-by = used in this round by { $power }

## Attack

board-attack-land = Land attack on { $target }, { $area }
board-attack-sea = Sea fight against { $target }, { $area }
board-strike-on = Strike against { $target }, { $area }
board-committed = { $power } joins with { $navies ->
    [0] { $armies ->
        [one] 1 army
       *[other] { $armies } armies
      }
   *[other] { $navies } at sea and { $armies } on land
  }
board-stays-out = { $power } stays out
board-prize-marker = for a control marker
board-prize-none = no marker to win
board-part-own-land = Armies
board-part-own-sea = Navies
board-part-allies = Sent by allies
board-part-non-players = Non-player powers
board-part-forts = Forts
board-part-printed = Printed value
board-part-support = Naval support
board-part-alliances = Local alliances
board-part-training = Training
board-part-nothing = Nothing there
board-part-dice = Difference of the dice
board-strength = Strength
board-against = against
board-win = win { $percent } %
board-odds = Chances: win { $win } %, tie { $tie } %, lose { $lose } %
board-odds-help = Win, tie, lose. Each side adds the difference of its two dice; a seven costs its thrower a unit.
board-land-after = On land, after the fight at sea:
board-sea-won = won
board-sea-tied = tied
board-sea-lost = lost
board-success = The attack succeeds in { $percent } % of all rolls.
board-losses = Units still to be lost: attacker { $attacker }, defender { $defender }.
board-dice = Dice { $a } and { $b }: adds { $gap }
board-dice-seven = Dice { $a } and { $b }: adds { $gap }, and a seven costs a unit
board-commit-attacker = Join the attacker?
board-commit-defender = Join the defender?
board-report = attacked { $target }, { $area }
board-report-won = The attack succeeded.
board-report-held = The attack failed.
board-report-losses = Lost:

## Panels

board-wars = Wars
board-rounds = Rounds
board-war = War { $war }
board-war-round = War { $war }, round { $round }
board-war-scored = War { $war }: victory points
board-auctions = Auctions
board-grand-alliances = Grand Alliances
board-left-to-right = turns go left to right
board-powers = Powers
board-you = you
board-non-player = no player
board-used = used in this war
board-supply = In supply
board-supply-armies = armies in supply
board-supply-navies = navies in supply
board-supply-forts = forts in supply
board-unrest-known = { $points ->
    [one] 1 point of unrest
   *[other] { $points } points of unrest
  }
board-unrest-unknown = { $drawn } drawn, { $returned } returned; the points are hidden
board-unrest-values = Unrest drawn: { $none } × 0, { $one } × 1, { $two } × 2.
board-income = Income { $income }, upkeep { $maintenance }: { $after } gold after this war.
board-income-taxes = { $count ->
    [one] One taxation needed.
   *[other] { $count } taxations needed.
  }
board-points = victory points
board-points-now = victory points, with more if the war ended now
board-standing = If the war ended now
board-standing-help = points from the map
board-sum = Map
board-with-points = With points so far
board-points-after = Points after the war
board-locals = Local alliances
board-locals-help = until the end of the war
board-either = at sea too
board-do-ally = Ally
board-do-diplomacy = Ally by Diplomatic Service
board-bag = { $count ->
    [one] 1 neutral marker in the bag.
   *[other] { $count } neutral markers in the bag.
  }
board-unrest-bag = { $count ->
    [one] 1 unrest counter left.
   *[other] { $count } unrest counters left.
  }
board-edition-deluxe = Deluxe edition, { $players } players.
board-edition-original = Original edition, { $players } players.

## The gallery

board-gallery = Tiles and markers
board-gallery-open = All tiles and markers
board-gallery-tiles = Tiles
board-gallery-markers = Neutral markers
board-gallery-unrest = Unrest
board-tile-left = { $count ->
    [0] none left
   *[other] { $count } left
  }
board-tile-held = { $power }: { $count }
board-tile-held-used = { $power }: { $count }, { $used } used in this war
board-marker-bag = in the bag
board-marker-map = on the map
board-marker-taken = no longer in play
board-markers-hidden = The markers are being drafted: what is left in the bag is hidden until then.
board-unrest-open = Unrest is counted openly, in points; there is no bag.

## The end

board-ending = Final scoring
board-ending-other = other
board-ending-penalty = lost
board-ending-total = points
board-ending-help = Points of the map by war, then Industry and rewards; unrest as it was revealed, and the points it cost.
board-revolution = revolution

## The key to the marks of the map

board-legend-control = A power, and how many control markers it has here
board-legend-army = Army
board-legend-navy = Navy
board-legend-fort = Fort
board-legend-neutral = Neutral marker with its defence value
board-legend-reward-gold = Whoever takes it gets 3 gold
board-legend-reward-vp = Whoever takes it gets 1 VP
board-legend-colonize = Marker that is colonized, not attacked
board-legend-gold-coast = Marker of the Gold Coast trade
board-legend-alliance-free = Local alliance that nobody has
board-legend-pirates = Pirates, with the marker they struck
board-legend-revolt = Revolt, with the marker it struck
board-legend-alliance = Local alliance of the power in this row
board-legend-blockade = Blockade by the power in this row
board-legend-unrest = Unrest, on the board of a power
board-legend-points = Points for most control markers, for the second, for the third
board-legend-score = Points a power would score here now
board-legend-legal = You may act here
board-legend-chosen = Chosen: its price is shown
board-legend-fresh = Changed since your last turn
