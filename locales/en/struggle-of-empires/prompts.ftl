# Struggle of Empires: who must decide what, and decisions as sentences.
#
# prompt-KEY speaks to the person who must decide, prompt-KEY-waiting to all others; $powers are those
# who must decide, $side the side of an attack that is asked.

## Prompts of the set-up

prompt-choose-power = Choose your power.
prompt-choose-power-waiting = Another player is choosing a power.
prompt-redraw = You may return start markers of an area you have twice, and draw others. Keep them when you are content.
prompt-redraw-waiting = { $powers } may draw start markers again.
    .powers = power-*-subject
prompt-draft = Choose a start marker; the others go on to your left.
prompt-draft-waiting = Waiting for { $powers } to choose a start marker.
    .powers = power-*
prompt-place = Place a unit.
prompt-place-waiting = { $powers } is placing a unit.
    .powers = power-*-subject

## Prompts of the auctions

prompt-bid = Bid for the next two places in the alliances, or pass.
prompt-bid-waiting = { $powers } is bidding.
    .powers = power-*-subject
prompt-propose = Whom do you propose for the red and the blue alliance?
prompt-propose-waiting = { $powers } is making a proposal.
    .powers = power-*-subject

## Prompts of a turn

prompt-turn = Choose an action, use a tile, or end the turn.
prompt-turn-waiting = It is the turn of { $powers }.
    .powers = power-*
prompt-moving = Move another unit, or stop.
prompt-moving-waiting = { $powers } is moving units.
    .powers = power-*-subject
prompt-deploy = Where does the unit go?
prompt-deploy-waiting = { $powers } is sending a unit on its way.
    .powers = power-*-subject
prompt-sea-stay = The sea holds the unit back. Accept it, or pay 1 gold to arrive.
prompt-sea-stay-waiting = { $powers } may pay for the voyage.
    .powers = power-*-subject
prompt-sea-sink = The unit is sinking. Lose it, pay 2 gold to save it, or 3 gold to arrive.
prompt-sea-sink-waiting = { $powers } may pay for a sinking unit.
    .powers = power-*-subject
prompt-militia = Your Militia may build one more army.
prompt-militia-waiting = { $powers } may build one more army.
    .powers = power-*-subject

## Prompts of an attack

prompt-surprise = Spend Surprise Attack, so that nobody may join the defender?
prompt-surprise-waiting = { $powers } may make it a surprise attack.
    .powers = power-*-subject
prompt-commit = How many of your units join { $side }?
    .side = battle-side-*
prompt-commit-waiting = { $powers } may join { $side }.
    .powers = power-*-subject
    .side = battle-side-*
prompt-arms = Where shall your local alliance serve: at sea or on land?
prompt-arms-waiting = { $powers } decides where its local alliance serves.
    .powers = power-*-subject
prompt-sea-fight = Fight at sea for naval support, or decline?
prompt-sea-fight-waiting = { $powers } decides whether to fight at sea.
    .powers = power-*-subject
prompt-surrender = Surrender a control marker without a fight, or fight on?
prompt-surrender-waiting = { $powers } may surrender.
    .powers = power-*-subject
prompt-bonus = Spend Blockade, so that your naval support counts 2?
prompt-bonus-waiting = { $powers } may spend Blockade.
    .powers = power-*-subject
prompt-reserves = Spend Reserves, so that both sides roll again?
prompt-reserves-waiting = { $powers } may spend Reserves.
    .powers = power-*-subject
prompt-withdrawal = Spend Fighting Withdrawal and lose no units?
prompt-withdrawal-waiting = { $powers } may withdraw fighting.
    .powers = power-*-subject
prompt-loss-kind = Which unit do you lose?
prompt-loss-kind-waiting = { $powers } is choosing a loss.
    .powers = power-*-subject
prompt-loss-ally = Which ally takes the loss?
prompt-loss-ally-waiting = { $powers } is choosing who takes the loss.
    .powers = power-*-subject

## Decisions: $a, $b, … are the words after the first

decision-power = Play { $a }
    .a = power-*
decision-return = Return { $a }
decision-redraw = Draw again
decision-keep = Keep them
decision-draft = Choose { $a }
decision-place = Place { $a-id ->
    [army] an army
    [navy] a navy
   *[fort] a fort
  } in { $b }
    .a = kind-*
    .b = place-*
decision-bid = Bid { $a } gold
decision-propose = Propose { $a-0 } for red, { $a-1 } for blue
    .a = power-*
decision-pass = Pass
decision-build = Build { $a-id ->
    [army] an army
    [navy] a navy
   *[fort] a fort
  }
    .a = kind-*
decision-rebuild = Take { $a-id ->
    [army] an army
    [navy] a navy
   *[fort] a fort
  } from { $b } and build another
    .a = kind-*
    .b = place-*
decision-deploy = Go to { $a }
    .a = place-*
decision-militia = Build an army with the Militia
decision-move = Move { $a-id ->
    [army] an army
    [navy] a navy
   *[fort] a fort
  } from { $b }
    .a = kind-*
    .b = place-*
decision-stop = Stop
decision-accept = Accept it
decision-rescue = Pay 2 gold: it stays
decision-arrive = Pay and arrive
decision-attack = Attack { $b } in { $a }
    .a = area-*
decision-war-office = Attack { $b } in { $a } with the War Office
    .a = area-*
decision-surprise = Spend Surprise Attack
decision-open = Attack openly
decision-commit = { $a ->
    [0] { $b ->
        [0] Stay out
        [one] Join with 1 army
       *[other] Join with { $b } armies
    }
   *[other] { $b ->
        [0] { $a ->
            [one] Join with 1 navy
           *[other] Join with { $a } navies
        }
       *[other] Join with { $a } at sea and { $b } on land
    }
  }
decision-sea = { $a }: serve at sea
    .a = alliance-*
decision-land = { $a }: serve on land
    .a = alliance-*
decision-fight = Fight
decision-decline = Decline the fight at sea
decision-surrender = Surrender
decision-bonus = Spend Blockade
decision-no-bonus = Keep Blockade
decision-reroll = Roll again
decision-stand = Let the dice stand
decision-withdraw = Withdraw fighting
decision-hold = Take the losses
decision-lose = Lose { $a-id ->
    [army] an army
    [navy] a navy
   *[fort] a fort
  }
    .a = kind-*
decision-loss-to = The loss falls on { $a }
    .a = power-*
decision-colonize = Colonize { $a }
decision-commerce = Trade for { $a }
decision-ally = Make a local alliance: { $a }
    .a = alliance-*
decision-claim = Claim { $a }
    .a = tile-*
decision-incite = Incite { $a-id ->
    [pirates] pirates
   *[revolt] a revolt
  } against { $c } in { $b }
    .a = token-*
    .b = area-*
    .c = power-*
decision-trade = Use { $a }: gold from { $b }
    .a = tile-*
    .b = area-*
decision-agriculture = Use Improved Agriculture
decision-diplomacy = Use the Diplomatic Service: { $a }
    .a = alliance-*
decision-mercenaries = Use Mercenaries
decision-pressgangs = Use Pressgangs
decision-natives = Use Trained Native Militia in { $a }
    .a = area-*
decision-blockade = Blockade { $a }
    .a = area-*
decision-end = { $a-id ->
    [calm] End the turn and return a point of unrest
   *[none] End the turn
  }
decision-pay = Pay { $b } { $a } gold
    .b = power-*

## The verb alone, for a button

deed-attack = Attack
deed-war-office = Attack
deed-incite = Incite
deed-move = Move
deed-build = Build
deed-claim = Claim
deed-propose = Propose
deed-place = Place
deed-trade = Use
deed-natives = Use
deed-ally = Ally
deed-diplomacy = Ally
deed-blockade = Blockade
deed-colonize = Colonize
deed-commerce = Trade
