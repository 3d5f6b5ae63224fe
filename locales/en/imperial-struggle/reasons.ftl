# Imperial Struggle: why something cannot be decided, and what a price is made of.

## Reasons: whose turn, and when

reason-game-over = The game is over.
reason-not-your-decision = It is not for you to decide now.
reason-not-now = That cannot be decided now.
reason-pay-first = First choose how to pay for what you are buying.
reason-bid-out-of-range = You can bid { $least } to { $most } Treaty Points.

## Reasons: cards and Ministries

reason-card-not-in-hand = That Event card is not in your hand.
reason-ministry-not-eligible = { $card } cannot be chosen now: it is not of this Era and side, or you have it already.
reason-ministry-not-face-down = { $card } is not among your face-down Ministry cards.
reason-ministry-not-in-play = { $card } is not among your Ministry cards in play.
reason-reveal-without-effect = Turning up { $card } would do nothing for this Event.
reason-no-third-ministry = Jacobite Uprisings cannot be taken as a third Ministry card.
reason-ability-exhausted = This ability has been used already this turn.
reason-ability-not-now = { $card } cannot be used for that now: something it needs is missing.
reason-no-such-ability = { $card } has no such ability.
reason-needs-squadron-in-north-america = { $card } needs a Squadron of yours in a Naval space of North America.
reason-draw-pile-empty = The draw pile is empty.

## Reasons: the Action Round

reason-take-a-tile-first = First take an Investment tile.
reason-tile-already-taken = You have taken your Investment tile for this Action Round.
reason-tile-not-available = The tile { $tile } is not available.
reason-too-late-to-pass = You can pass only before you use anything of your tile.
reason-reduction-too-large = Passing pays off at most 2 Debt, and no more than you have.
reason-one-event-per-round = You have played an Event in this Action Round.
reason-event-window-closed = Events are played before Action Points are spent and Advantages used.
reason-tile-without-event = Your tile has no Event symbol.
reason-event-type-mismatch = { $card } needs a Major Action of its own type.
reason-nothing-to-merge = There are no Event Action Points that could join the Minor Action.
reason-nothing-to-separate = There are no Event Action Points that could be kept apart from the Major Action.
reason-tile-without-upgrade = Your tile has no Military Upgrade.
reason-upgrade-used = You have used the Military Upgrade of this Action Round.
reason-no-swap = Two tiles can be swapped only with the option for it, and with two different theaters.
reason-not-the-next-war = { $theater } is not a theater of the next war.
reason-not-next-war = { $theater } is not a theater of the next war.
reason-no-next-war = No war is to come any more.
reason-no-room-there = There is no room for the tile there: a theater holds two Bonus War tiles of a side.
reason-no-tiles-left = Your pool has no such tile left.

## Reasons: Action Points

reason-no-such-action = You have no such Action in this Action Round.
reason-action-finished = Your { $action } is over: Actions are played one after the other, and a Minor Action buys one thing.
    .action = slot-*
reason-wrong-action-points = This needs { $needs } Action Points, but your { $action } has { $has } ones.
    .action = slot-*
    .has = ap-*
    .needs = ap-*
reason-restricted-action-points = These Action Points may not be spent on that.
reason-minor-action-removes-nothing = A Minor Action cannot remove an opposing flag, Fort or Squadron unless a Conflict marker is there.
reason-action-bound-to-europe = Edmund Burke supports this Action, so it can buy nothing outside Europe.
reason-cannot-pay = This costs { $price }, but with Debt and Treaty Points you have no more than { $means }.
reason-wrong-payment = Debt and Treaty Points must make up exactly the { $missing } that are missing.
reason-only-on-turn-six = Military Action Points are converted only on Turn 6.
reason-one-type-of-conversion = In one Action Round Military Action Points are converted into one other type only.

## Reasons: shifts

reason-already-yours = { $space } is yours already.
reason-not-in-play = { $space } is not in play yet.
reason-not-shiftable = { $space } cannot be shifted: only Markets and Political spaces can.
reason-no-connection = { $space } has no connection: you need a Territory, Fort or Squadron beside it, or a Market of yours that is neither Isolated nor in conflict and was yours when the Action Round began.
reason-huguenots-order = Name the Huguenots markers in the order of the map, each once.
reason-huguenots-not-for-this = The Huguenots of { $space } cannot help with that: they help France once, with a Market of their Region.
reason-help-without-effect = Something you want to use would not lower the price.
reason-only-scotland-and-ireland = { $space } lies outside Scotland and Ireland.

## Reasons: Forts, Squadrons, markers and War tiles

reason-no-conflict-marker = { $space } has no Conflict marker.
reason-not-a-fort = { $space } is not a Fort space.
reason-fort-already-built = There is a Fort at { $space } already.
reason-fort-needs-connection = To build at { $space }, you need a connected Market, Territory or Squadron that has been yours for the whole Action Round.
reason-fort-not-damaged = The Fort at { $space } is not damaged.
reason-repair-needs-connection = To seize the Fort at { $space }, you need a connected Market or Squadron.
reason-not-a-naval-space = { $space } is not a Naval space.
reason-navy-box-empty = You have no Squadron in the Navy Box.
reason-no-own-squadron = You have no Squadron in { $space }.
reason-squadron-deployed = The Squadron in { $space } has been deployed in this Action Round already.
reason-no-squadron-left = All your Squadrons are built.
reason-no-speculation = South Sea Speculation is not in force.
reason-no-opposing-squadron = There is no opposing Squadron in { $space }.
reason-two-tiles-bought = You can buy only two Bonus War tiles in an Action Round.
reason-theaters-full = Every theater holds two Bonus War tiles of yours.

## Reasons: Advantages

reason-advantage-not-held = You do not hold { $advantage }.
reason-advantage-blocked-by-conflict = A Conflict marker blocks { $advantage }.
reason-advantage-exhausted = { $advantage } is Exhausted.
reason-advantage-not-exhausted = { $advantage } is not Exhausted.
reason-advantage-just-taken = You gained { $advantage } in this Action Round; it can be used from the next one on.
reason-two-advantages-used = You have used two Advantages in this Action Round.
reason-region-advantage-used = You have used an Advantage of the same Region in this Action Round.
reason-advantage-not-for-this = { $advantage } does not work on that.
reason-advantage-needs-purchase = { $advantage } is used together with a purchase.
reason-advantage-not-for-this-event = The Event does not let you use { $advantage } so.
reason-event-wants-an-advantage = Choose an Advantage for the Event.
reason-no-debt-to-reduce = You have no Debt to pay off.

## Reasons: inside an Event

reason-not-a-choice-here = The Event does not offer that.
reason-choose-an-option = Choose one of the possibilities of the Event.
reason-option-not-possible = That possibility cannot be carried out now.
reason-must-be-done = The Event must be carried out as far as possible.
reason-not-a-target = The Event cannot be aimed at { $space }.
reason-not-your-flag = Your flag is not in { $space }.
reason-not-opposing = { $space } is not your opponent’s.
reason-already-damaged = The Fort at { $space } is damaged already.
reason-already-in-conflict = { $space } has a Conflict marker already.
reason-protected = { $space } is Protected.
reason-isolates-a-market = Without { $space } another Market would become Isolated.
reason-no-such-squadron = There is no such Squadron.
reason-no-such-tile = There is no such Bonus War tile in { $theater }.
reason-theater-without-squadrons = Squadrons do not count in { $theater }.
reason-already-in-demand = { $commodity } is in Global Demand already.
reason-not-in-demand = { $commodity } is not in Global Demand.
reason-just-drawn = { $commodity } has just come into Global Demand and stays.
reason-no-treaty-points = You have no Treaty Points.
reason-no-such-loss = You cannot lose anything of that kind in { $space }.
reason-choose-a-loss = Choose a Fort, a Squadron or a Bonus War tile of yours to lose.

## Reasons: wars

reason-no-symbol-left = You have no { $symbol } left to use.
reason-wrong-space-type = { $space } is no { $type }.
reason-not-market-or-political = { $space } is neither a Market nor a Political space.
reason-outside-theater = { $space } lies outside the Regions of this theater.
reason-fort-already-damaged = The Fort at { $space } is damaged already.
reason-conflict-marker-there = A Conflict marker shields { $space } from this symbol.
reason-would-isolate-markets = Without { $space } other Markets would become Isolated, and another Market can be hit.
reason-not-conquerable = { $space } cannot be conquered: Political spaces are not for Conquest Points.
reason-territory-not-available = { $space } is not among the Territories of this theater.
reason-usa-flag = { $space } belongs to the USA for good.
reason-conquest-refused = The loss of { $space } has been refused; it is safe for the rest of the war.
reason-no-conquest-line = You hold nothing with a Conquest Line to { $space }.
reason-not-enough-conquest-points = { $space } costs { $price } Conquest Points, but you have { $left } left.
reason-squadron-needed = Say which Squadron shall take { $space }.
reason-no-squadron-needed = { $space } is taken without a Squadron.
reason-not-your-squadron = You have no Squadron in { $space }.
reason-squadron-already-used = That Squadron has conquered in this war already.
reason-no-unflag-spoil = Your spoils do not let you remove a flag.
reason-not-in-this-spoil = Your spoils let you remove a flag from a { $type } in { $region }, which { $space } is not.
reason-no-usa-flag-there = No USA flag can be raised over { $space }.
reason-no-flag-there = There is no flag to remove at { $space }.
reason-not-a-colonial-fort = { $space } is not a Fort of the Northern Colonies.
reason-not-in-spain = { $space } is not in Spain.

## Lines of a price

label-printed = printed cost
label-conflict-marker = Conflict marker: costs 1 instead
label-isolated = Isolated: costs 1 instead
label-protected = Protected
label-another-region = another Region
label-advantage-price = with the Advantage: costs 1 instead
label-advantage-discount = Advantage
label-huguenots-discount = Huguenots
label-card-discount = card in force
label-minimum = costs at least 1
label-event-card = Event card
label-bonus-war-tile = Bonus War tile
label-conflict-removal = removal of the marker
label-plus-one-marker = “+1” marker
label-own-fort = your own Fort
label-opposing-fort = opposing Fort
label-squadron = new Squadron
label-cheap-squadron = Ministry
label-slaving-contracts = Slaving Contracts
label-speculation = South Sea Speculation
label-deployment = deployment
label-displaces-squadron = drives a Squadron away
label-naval-bastion = Naval Bastion
label-uprising = uprising
label-conversion = conversion
label-debt = by Debt
label-treaty-points = by Treaty Points
label-conquest = conquest
label-huguenots = Huguenots marker
label-refusal = VP for your opponent

## What is paid with

unit-economic = { $amount ->
    [one] 1 Economic Action Point
   *[other] { $amount } Economic Action Points
  }
unit-diplomatic = { $amount ->
    [one] 1 Diplomatic Action Point
   *[other] { $amount } Diplomatic Action Points
  }
unit-military = { $amount ->
    [one] 1 Military Action Point
   *[other] { $amount } Military Action Points
  }
unit-conquest-points = { $amount ->
    [one] 1 Conquest Point
   *[other] { $amount } Conquest Points
  }
unit-victory-points = { $amount } VP for your opponent
