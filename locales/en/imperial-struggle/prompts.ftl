# Imperial Struggle: who must decide what, and decisions as sentences.
#
# prompt-KEY speaks to the person who must decide, prompt-KEY-waiting to all others; $sides are those
# who must decide.

## Prompts before the first turn

prompt-want-side = Which side would you like to play?
prompt-want-side-waiting = The other player is choosing the side to bid for.
prompt-bid = How many Treaty Points do you offer for playing { $side }?
prompt-bid-waiting = The other player is bidding for { $side }.
prompt-bid-or-accept = { $last ->
    [one] 1 Treaty Point is offered
   *[other] { $last } Treaty Points are offered
  } for playing { $side }. Accept them and take the other side, or bid more.
prompt-bid-or-accept-waiting = The other player is answering the bid of { $last } for { $side }.
prompt-assign-tiles = Assign your Basic War tiles to the theaters of the next war{ $left ->
    [0] .
   *[other] {" "}({ $left } left).
  }
prompt-assign-tiles-waiting = Waiting for the Basic War tiles of { $sides }.
    .sides = side-*

## Prompts of the phases

prompt-discard = Choose an Event card to discard{ $left ->
    [0] .
   *[other] {" "}({ $left } to go).
  }
prompt-discard-waiting = Waiting for { $sides } to discard.
    .sides = side-*
prompt-choose-ministries = Choose your Ministry cards{ $left ->
    [0] .
   *[other] {" "}({ $left } to go).
  }
prompt-choose-ministries-waiting = Waiting for { $sides } to choose Ministry cards.
    .sides = side-*
prompt-exchange-ministries = You may exchange Ministry cards that are still face down.
prompt-exchange-ministries-waiting = Waiting for { $sides } to exchange Ministry cards or keep them.
    .sides = side-*
prompt-name-first = You have the Initiative. Who goes first?
prompt-name-first-waiting = { $sides } says who goes first.
    .sides = side-*

## Prompts of an Action Round

prompt-choose-tile = Take an Investment tile.
prompt-choose-tile-waiting = { $sides } is choosing an Investment tile.
    .sides = side-*
prompt-act = Play an Event, spend Action Points, use Advantages and Ministries, or end your Action Round.
prompt-act-waiting = { $sides } is playing its Action Round.
    .sides = side-*
prompt-place-tile = Place your new Bonus War tile in a theater of the next war.
prompt-place-tile-waiting = { $sides } is placing a Bonus War tile.
    .sides = side-*
prompt-move-tile = { $theater } has one tile too many. Which one goes where?
prompt-move-tile-waiting = { $sides } is moving a Bonus War tile out of { $theater }.
    .sides = side-*
prompt-pay = Your { $slot } does not cover the price of { $price }. Choose between Debt and Treaty Points.
prompt-pay-waiting = { $sides } is choosing how to pay.
    .sides = side-*
prompt-keep-tile = Which Basic War tile shall stay in { $theater }?
prompt-keep-tile-waiting = { $sides } is choosing the Basic War tile for { $theater }.
    .sides = side-*
prompt-reject-tile = Shall the other tile leave the game, or go back to your pool?
prompt-reject-tile-waiting = { $sides } is deciding about the rejected Basic War tile.
    .sides = side-*

## Prompts inside an Event

prompt-event-target = { $card }: choose{ $left ->
    [0] .
    [one] .
   *[other] {" "}({ $left } to go).
  }
prompt-event-target-waiting = { $sides } is resolving { $card }.
    .sides = side-*
prompt-event-branch = { $card }: choose one.
prompt-event-branch-waiting = { $sides } is resolving { $card }.
    .sides = side-*
prompt-event-advantage = { $card }: use one of your Advantages. It does not become Exhausted.
prompt-event-advantage-waiting = { $sides } is resolving { $card }.
    .sides = side-*
prompt-overruns = Your military spending runs over. Choose a loss: a Fort, a Squadron or a Bonus War tile.
prompt-overruns-waiting = { $sides } is choosing a loss.
    .sides = side-*

## Prompts in a war

prompt-tile-effects = { $theater }: use your tile symbols{ $fort-or-fleet ->
    [0] {""}
   *[other] {" "}· { $fort-or-fleet } × Fort or fleet
  }{ $unflag ->
    [0] {""}
   *[other] {" "}· { $unflag } × crossed flag
  }.
prompt-tile-effects-waiting = { $sides } is using its tile symbols in { $theater }.
    .sides = side-*
prompt-spoils = { $theater }: take your spoils{ $cp ->
    [0] {""}
    [one] {" "}· 1 Conquest Point
   *[other] {" "}· { $cp } Conquest Points
  }{ $unflag ->
    [0] {""}
   *[other] {" "}· { $unflag } × remove a flag
  }.
prompt-spoils-waiting = { $sides } is taking the spoils of { $theater }.
    .sides = side-*
prompt-refusal = { $space } is to be taken from you. Do you cede it, or refuse and give { $refusals ->
    [0] 3
   *[other] 5
  } VP?
prompt-refusal-waiting = { $sides } may refuse to cede { $space }.
    .sides = side-*
prompt-lose-squadrons = { $to-id ->
    [removed] Choose a Squadron that leaves the game
   *[unbuilt] Choose a Squadron that goes back to the unbuilt ones
  }{ $left ->
    [one] .
   *[other] {" "}({ $left } to go).
  }
    .to = place-*
prompt-lose-squadrons-waiting = { $sides } is choosing a Squadron to give up.
    .sides = side-*
prompt-usa-flags = Where shall the USA flag be raised?
prompt-usa-flags-waiting = { $sides } is raising USA flags.
    .sides = side-*
prompt-usa-forts = Which Forts of the Northern Colonies shall be cleared?
prompt-usa-forts-waiting = { $sides } may clear Forts of the Northern Colonies.
    .sides = side-*
prompt-canada = Shall the USA flag be raised over Quebec & Montreal?
prompt-canada-waiting = { $sides } decides about Quebec & Montreal.
    .sides = side-*
prompt-spanish-shift = You may shift a space of Spain.
prompt-spanish-shift-waiting = { $sides } may shift a space of Spain.
    .sides = side-*
prompt-wait = One moment …
prompt-wait-waiting = One moment …

## Decisions: $a, $b, … are the words after the first, $help those with a plus

decision-side = Play { $a }
    .a = side-*
decision-bid = Bid { $a ->
    [one] 1 Treaty Point
   *[other] { $a } Treaty Points
  }
decision-accept = Accept
decision-assign = Put { $b } into { $a }
    .a = theater-*
    .b = basic-tile-*
decision-discard = Discard { $a }
    .a = card-*
decision-ministry = Choose { $a }
    .a = ministry-*
decision-exchange = Exchange { $a } for { $b }
    .a = ministry-*
    .b = ministry-*
decision-keep = { $a-id ->
    [old] Keep the old tile
    [new] Keep the new tile
   *[none] Keep your Ministry cards
  }
decision-uprisings = { $a-id ->
    [take] Take Jacobite Uprisings as a third Ministry card
   *[leave] Do without Jacobite Uprisings
  }
decision-first = { $a } goes first
    .a = side-*
decision-reveal = Turn up { $a }
    .a = ministry-*
decision-tile = Take the tile { $a }
    .a = tile-*
decision-pass = { $a ->
    [0] Pass
   *[other] Pass and pay off { $a } Debt
  }
decision-event = Play { $a }{ $help-count ->
    [0] {""}
   *[other] {" "}and turn up { $help }
  }
    .a = card-*
    .help = ministry-*
decision-use = Use { $a }{ $b-id ->
    [none] {""}
   *[other] : { $b }
  }
    .a = ministry-*
    .b = use-*
decision-merge = Add the Event’s Action Points to the Minor Action
decision-separate = Keep the Event’s Action Points apart from the Major Action
decision-advantage = Use { $a }{ $b-id ->
    [none] {""}
   *[other] {" "}in { $b }
  }{ $help-count ->
    [0] {""}
   *[other] {" "}and turn up { $help }
  }
    .a = advantage-*
    .b = space-*
decision-upgrade = Make a Military Upgrade in { $a }
    .a = theater-*
decision-swap = Swap the Basic War tiles of { $a } and { $b }
    .a = theater-*
    .b = theater-*
decision-tile-out = Take the tile out of the game
decision-tile-back = Return the tile to the pool
decision-place = Place the tile in { $a }
    .a = theater-*
decision-move = Move the { $a ->
    [0] first
    [1] second
   *[other] third
  } tile to { $b }
    .b = theater-*
decision-end = End the Action Round
decision-choose = Choose { $a }
    .a = space-*
decision-fleet = Choose the Squadron in { $a }
    .a = place-*
# Inside an Event the possibility has its own sentence: card-N-option-K.
decision-option = Choose possibility { $a }
decision-tile-of = Choose { $a }
    .a = advantage-*
decision-theater = Choose { $a }
    .a = theater-*
decision-return-tile = Return the { $b ->
    [0] first
   *[other] second
  } Bonus War tile of { $a } to the pool
    .a = theater-*
decision-commodity = Choose { $a }
    .a = commodity-*
decision-damage = Damage the Fort at { $a }
    .a = space-*
decision-disperse = Send the Squadron in { $a } to the Navy Box
    .a = space-*
decision-unflag = Remove the flag from { $a }
    .a = space-*
decision-conquer = Conquer { $a }{ $c-id ->
    [none] {""}
   *[other] {" "}with the Squadron from { $c }
  }
    .a = space-*
    .c = place-*
decision-refuse = Refuse
decision-done = Done
decision-pay = { $b ->
    [0] Pay with { $d ->
        [one] 1 Treaty Point
       *[other] { $d } Treaty Points
    }
   *[other] Pay with { $b } Debt{ $d ->
        [0] {""}
        [one] {" "}and 1 Treaty Point
       *[other] {" "}and { $d } Treaty Points
    }
  }

## Decisions that buy something

decision-shift = Shift { $a } with the { $b }{ $help-count ->
    [0] {""}
   *[other] , helped by { $help }
  }
    .a = space-*
    .b = slot-*
decision-draw-event = Draw an Event card with the { $a }
    .a = slot-*
decision-buy-tile = Buy a Bonus War tile with the { $a }
    .a = slot-*
decision-clear-conflict = Remove the Conflict marker from { $a } with the { $b }
    .a = space-*
    .b = slot-*
decision-fort = Build a Fort at { $a } with the { $b }
    .a = space-*
    .b = slot-*
decision-repair = Repair the Fort at { $a } with the { $b }
    .a = space-*
    .b = slot-*
decision-squadron = Build a Squadron with the { $a }{ $help-count ->
    [0] {""}
   *[other] , helped by { $help }
  }
    .a = slot-*
decision-deploy = Deploy a Squadron from { $a } to { $b } with the { $c }
    .a = place-*
    .b = space-*
    .c = slot-*
decision-rebel = Raise the Jacobites in { $a } with the { $b }
    .a = space-*
    .b = slot-*
decision-uprising = Score for the Jacobite Uprisings with the { $a }
    .a = slot-*
decision-convert = Turn 2 Military Action Points of the { $b } into 1 { $a } one
    .a = ap-*
    .b = slot-*
decision-bastion = Send the Squadron in { $a } to the Navy Box with Naval Bastion and the { $b }
    .a = space-*
    .b = slot-*

help-huguenots = the Huguenots of { $value }
help-speculation = South Sea Speculation

# What a Ministry is used on.
use-major = the Major Action
use-minor = the Minor Action
use-event = the Event’s Action
use-bought = the converted Action

## The verb alone, for a button

deed-conquer = Conquer
deed-unflag = Remove the flag
deed-damage = Damage the Fort
deed-clear-conflict = Remove the marker
deed-deploy = Send the Squadron
deed-upgrade = Make the Upgrade
deed-place = Place the tile
deed-move = Move the tile
deed-assign = Assign the tile
deed-swap = Swap
deed-exchange = Exchange
deed-event = Play the Event
deed-tile = Take the tile
deed-ministry = Choose
deed-theater = Choose
deed-option = Choose
deed-discard = Discard
deed-reveal = Turn up
deed-use = Use
deed-advantage = Use
deed-shift = Shift
