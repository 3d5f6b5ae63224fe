# Struggle of Empires: why something cannot be decided, and what a price is made of.

## Reasons: whose turn, and when

reason-game-over = The game is over.
reason-not-your-decision = It is not for you to decide now.
reason-not-now = That cannot be decided now.
reason-unit-on-its-way = First say where the unit goes.
reason-auction-under-way = An auction is under way.

## Reasons: set-up

reason-power-taken = Somebody plays this power already.
reason-no-such-counter = There is no such marker on the map.
reason-no-duplicate = You may return only a marker of an area you have twice.
reason-nothing-returned = You have returned nothing.
reason-redraw-what-was-returned = First draw as many markers as you have returned.
reason-not-in-hand = That marker is not in your hand.
reason-area-chosen-already = You have a marker of this area already, and others in your hand.
reason-not-at-home = The first units may not be placed at home.

## Reasons: auctions

reason-bid-more = You must bid at least { $least } gold.
reason-opener-must-bid = Whoever opens an auction must bid.
reason-no-such-proposal = These powers cannot be proposed now.

## Reasons: actions

reason-no-action-left = You have no action left.
reason-actions-left = You have actions left; pass if you want none.
reason-one-special-action = You have taken your special action for this turn.
reason-one-tile-a-round = You have bought your tile for this round.
reason-one-colony-a-round = You have taken your colony for this round.
reason-no-calming-pass = Unrest is returned only after a pass: after two, or after one in a turn without an attack.
reason-no-population = You have not enough population.
reason-no-piece-left = You have no such piece left.
reason-no-such-unit = You have no such unit there.
reason-moved-already = That unit has moved in this action already.
reason-forts-stay = A fort outside the home country never moves.
reason-already-there = The unit is there already.
reason-no-port = There is no port for navies.
reason-no-access = Armies need access: a marker of yours there or next to it, a border with your home country, or a navy.
reason-no-own-navy = You need a navy of your own in that colony.
reason-no-blockade = You have no Blockade in hand.
reason-blockade = A Blockade lies there: you need more navies than its owner.
reason-not-present = You have neither a marker nor a unit in that colony.
reason-no-trade-there = This tile brings no gold from there.
reason-no-navy-in-africa = You need a navy of your own in Africa.
reason-alliance-taken = Somebody holds this local alliance.
reason-six-alliances = Nobody may hold more than six local alliances.
reason-not-on-display = This tile is not on the display.
reason-three-trade-tiles = Nobody may hold more than three trade tiles.
reason-used-this-round = You used this tile in this round; only others may claim it now.
reason-tile-not-ready = { $tile } is not ready.
reason-tile-not-in-hand = You do not have { $tile } in hand.

## Reasons: attacks and strikes

reason-target-not-there = There is no such target in { $area }.
reason-target-no-enemy = In { $area } you may attack only powers of the other alliance.
reason-counter-without-defence = This marker in { $area } is not taken by attack.
reason-attack-needs-army = { $power } needs an army of its own in { $area }.
    .power = power-*-subject
reason-attack-needs-navy = { $power } needs a navy of its own in { $area }.
    .power = power-*-subject
reason-attack-at-sea-needs-enemy-navy = Without an army in { $area } { $power } may attack only a player who has a navy there.
reason-nobody-joins-the-surprised = { $tile }: nobody may join the defender.
reason-no-ally-to-call = { $power } may not join here.
    .power = power-*-subject
reason-more-than-present = { $power } has not so many units there.
    .power = power-*-subject
reason-alliance-not-at-sea = { $alliance }: this alliance cannot serve at sea here.
reason-token-not-on-display = { $token }: the token is not on the display.
reason-token-not-there = { $token }: no strike is possible in { $area }.
reason-no-marker-to-strike = There is no control marker of { $power } in { $area }.

## Reasons: payments

reason-no-payment-now = Gold can be paid from the choice of the powers to the end of the game.
reason-pay-another-player = You can pay only another player.
reason-payment-out-of-range = One payment is 1 to { $most } gold.

## Lines of a price

label-winning-bid = if the bid wins
label-attack-fee = attack
label-build = new unit
label-militia = Militia
label-colonize = settlers
label-sea-arrive = to arrive
label-sea-rescue = to stay
label-payment = payment
label-taxation = unrest for taxes
label-population = population
label-unrest = unrest

## What is paid with

unit-gold = { $amount } gold
unit-population = { $amount } population
unit-unrest = { $amount ->
    [one] 1 unrest counter
   *[other] { $amount } unrest counters
  }
unit-mixed = the following

## Why gold, population, unrest or points change, or a unit is lost

why-auction = auction
why-attack = attack
why-payment = payment
why-taxation = taxes
why-tile = tile
why-alliance = local alliance
why-trade = trade
why-reward = reward
why-income = income
why-maintenance = maintenance
why-growth = growth
why-build = new unit
why-militia = Militia
why-colonize = settlers
why-industry = Industry
why-agriculture = Improved Agriculture
why-combat = combat
why-sea = at sea
why-rebuild = rebuilt
why-revolution = revolution
why-unrest = unrest
why-area = scoring
