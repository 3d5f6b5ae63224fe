# Captions of the board in the browser.

## The sheet

board-map = Map of Imperial Struggle
board-regions = Regions
board-region-europe = Europe
board-region-north-america = N. America
board-region-caribbean = Caribbean
board-region-india = India
board-level = level
board-lead-of = lead of { $margin }
board-zoom-in = Zoom in
board-zoom-fit = Show the whole map
board-zoom-out = Zoom out
board-close = Close
board-from-turn = from turn { $turn }
board-kind-of = { $what } { $kind }
board-cost = cost { $cost }
board-free = free
board-unbuilt = not built
board-locked = not in play yet
board-protected = protected
board-isolated = isolated
board-legal = legal now
board-legal-for = legal now for { $price }
board-counts-in = Counts in: { $wars }
board-needs = Needs { $spaces }
board-advantage = Advantage
board-held-by = held by { $side }
board-exhausted = exhausted

## The dock

board-decide = To decide
board-round = Action Round
board-tiles = Investment tiles
board-tiles-left = { $count ->
    [0] all taken
    [one] one left
   *[other] { $count } left
  }
board-taken-by = taken by { $side }
board-taken-in = taken by { $side } in Action Round { $round }
board-tile-help-major = For any number of things; only it removes opposing flags.
board-tile-help-minor = For one thing only; it cannot remove opposing flags.
board-tile-help-event = You may play an Event card.
board-tile-help-upgrade = Draw a Basic War tile for a theater and keep it or the one that lies there.
board-hand = Your hand
board-hand-of = Hand of { $side }
board-events = { $count ->
    [one] 1 event
   *[other] { $count } events
  }
board-ministries = Your ministries
board-ministries-of = Ministries of { $side }
board-choose-ministries = Choose your ministries
board-face-down = face down
board-secret = secret
board-picked = chosen
board-needs-action = { $ap } tile
board-bonus = Bonus:
board-bonus-if = Bonus if:
board-slot-major = major
board-slot-minor = minor
board-slot-event = event
board-slot-bought = converted
board-debt-left = Debt that can still be taken
board-credit-help = Debt that can still be taken, and Treaty Points: both can help to pay.
board-debt = Debt
board-trp = Treaty Points
board-vp = VP
board-cp = CP
board-unflag = unflag
board-do-ministry = choose
board-do-reveal = turn up
board-do-exchange = exchange
board-do-use = use
board-do-several = turn up or use

## Decisions without a place of their own, several of a kind

board-verb-assign = Assign a War tile
board-verb-bid = Bid
board-verb-side = Choose a side
board-verb-first = Who goes first
board-verb-pass = Pass
board-verb-draw-event = Draw an Event card
board-verb-buy-tile = Buy a Bonus War tile
board-verb-squadron = Build a Squadron
board-verb-uprising = Score the uprisings
board-verb-convert = Convert Action Points
board-verb-upgrade = Military Upgrade
board-verb-swap = Swap War tiles
board-verb-place = Place the War tile
board-verb-move = Move a War tile
board-verb-theater = Choose a theater
board-verb-return-tile = Return a War tile
board-verb-option = Choose one
board-verb-commodity = Choose a commodity
board-verb-fleet = Choose a Squadron
board-verb-keep = Keep
board-verb-uprisings = Jacobite Uprisings

## Wars

board-wins-by = { $side } by { $margin }
board-margin = margin
board-stage-waiting = tiles face down
board-stage-revealed = tiles shown
board-stage-fought = nobody wins
board-stage-resolved = nobody won
board-on-map = { $count ->
    [one] One space glows on the map.
   *[other] { $count } spaces glow on the map.
  }
board-known-strength = known strength
board-unplaced = { $count ->
    [one] 1 War tile to place
   *[other] { $count } War tiles to place
  }
board-tile-hidden = War tile of { $side }, face down
board-basic-tiles = Basic War tiles
board-own-basic-pool = in your pool
board-own-bonus-pool = Bonus tiles in your pool
board-own-removed = out of the game

## The rail

board-victory = Victory
board-victory-note = Britain wins at 0, France at 30
board-vp-of-30 = { $vp } Victory Points of 30
board-if-final = { $vp } if it ended now
board-initiative = has the Initiative
board-debt-of = Debt { $debt } of { $limit }
board-navy-box = { $count } in the Navy Box
board-unbuilt-squadrons = { $count } not built
board-away = { $count } away until the next turn
board-removed = { $count } out of the game
board-awards = Awards
board-scored-this-turn = scored this turn
board-leads = { $side } leads
board-demand = Global demand
board-all-commodities = show all
board-only-demand = only in demand
board-advantages = Advantages
board-advantages-free = { $count } unclaimed
board-none = none
board-projection = If the game ended now
board-projection-note = { $vp } VP, { $side } wins
board-final-prestige = Prestige
board-final-debt = Available Debt
board-final-commodities = Commodities led
board-final-territories = Territories taken
board-total = Total

## Galleries

board-gallery = Cards and tiles
board-gallery-open = All cards and tiles
board-gallery-events = Events
board-gallery-ministries = Ministries
board-gallery-advantages = Advantages
board-gallery-war-tiles = War tiles
board-where-hand = in hand
board-where-unseen = not seen yet
board-where-discard = discarded
board-where-played = played
board-where-expired = out of the game
board-where-later = later Era
board-where-up = in play
board-where-down = in play, face down
board-where-laid = face down: { $theater }
board-where-revealed = revealed: { $theater }
board-where-drawn = drawn, not placed yet
board-where-pool = in the pool
board-where-never = never revealed
board-where-later-war = later war
board-where-other-era = another Era
board-where-perhaps = perhaps in play, face down
board-where-aside = not in play

## Groups of the list of decisions

board-group-buy = Spend Action Points
board-group-event = Events
board-group-ministry = Ministries
board-group-advantage = Advantages
board-group-war = War tiles
board-group-other = Other

## Without catalogues

board-prompt = { $sides } decides.

## The game told in scenes

board-turn = Turn { $turn }
board-turn-scored = Scoring of turn { $turn }
board-not-won = nobody
board-final-scoring = Final Scoring
board-strength = Strength
board-tile-basic = Basic War tile
board-tile-bonus = Bonus War tile
board-from-map = On the map
board-tile-effects = The tiles
board-spoils = The result
board-no-spoils = Nobody gains anything here.
board-spoils-open = Strengths are compared once the tiles have had their effects.
board-vp-before = { $vp } before
board-theaters-won = { $count ->
    [0] { $side } won no theater
    [one] { $side } won one theater
   *[other] { $side } won { $count } theaters
  }
board-account = Score so far
board-account-note = by turn and war
board-account-whole = The whole game
board-account-line = Victory Points over the game
board-ending-track = Where it ended

## The key to the marks

board-legend-political = Political space
board-legend-market = Market, with what it trades
board-legend-territory = Territory
board-legend-naval = Naval space
board-legend-fort = Fort
board-legend-prestige = A crown: counts for Prestige
board-legend-britain = British flag: upright lines
board-legend-france = French flag: level lines
board-legend-legal = You may act here, for this price
board-legend-chosen = Chosen: its price is shown
board-legend-fresh = Changed since your last turn
board-legend-conflict = Conflict marker
board-legend-damaged = Damaged Fort
board-legend-locked = Not in play yet
