# Imperial Struggle: the course of the game, its options and how it ends.

## Sequence of play

phase-side-bid = Bid for sides
phase-turn = Peace Turn { $turn }
phase-deck = Deck
phase-deck-help = On Turns 3 and 5 the Event cards of the new Era join the draw pile.
phase-debt-limit = Debt Limit
phase-debt-limit-help = On Turns 3 and 5 both Debt Limits rise by 4.
phase-award = Awards
phase-award-help = Each Region gets an Award tile.
phase-global-demand = Global Demand
phase-global-demand-help = Three commodities are in demand this turn.
phase-reset = Reset
phase-reset-help = Nothing is Exhausted any more, and Squadrons come back from the Turn Track.
phase-deal-cards = Deal cards
phase-deal-cards-help = Nine Investment tiles are laid out. Each player draws three Event cards and then discards down to three.
phase-ministry = Ministries
phase-ministry-help = At the start of an Era each player secretly chooses two Ministry cards. Otherwise face-down ones may be exchanged.
phase-initiative = Initiative
phase-initiative-help = The player who is behind says who goes first.
phase-action = Action Rounds
phase-action-help = Each player takes four Action Rounds in turn.
phase-action-round = Action Round { $round } of { $side }
phase-reduce-treaty-points = Treaty Points
phase-reduce-treaty-points-help = Nobody keeps more than four Treaty Points.
phase-remaining-powers = Remaining powers
phase-remaining-powers-help = Powers that work at the end of the turn do so now.
phase-scoring = Scoring
phase-scoring-help = Awards, Prestige and Global Demand are scored.
phase-victory-check = Victory check
phase-victory-check-help = France wins at 30 VP or more, Britain at 0 or less, and either wins with all Awards and all of Global Demand.
phase-final-scoring = Final Scoring
phase-final-scoring-help = After Turn 6, Prestige, Available Debt, commodities and conquered Territories are scored.
phase-war = War
phase-war-help = The theaters are fought one after the other.
phase-war-reveal = Reveal War tiles
phase-war-effects = Tile symbols
phase-war-strength = Strength
phase-war-spoils = Spoils
phase-war-victory-check = Victory check
phase-war-reset = Clean up
phase-war-layout = Lay out the next war
phase-over = The game is over

## Options

option-sides = Sides
option-sides-help = Who plays which side. With a bid, the players offer Treaty Points for the side they want.
option-sides-france-first = The first seat plays France
option-sides-britain-first = The first seat plays Britain
option-sides-random = By lot
option-sides-bid = Bid Treaty Points
option-spanish-empire = The Spanish Empire
option-spanish-empire-help = Spanish flags fly over Havana, Santiago and Puerto Principe at the start. Who takes a Spanish Territory in a war lets the opponent shift a space of Spain.
option-tile-swap = Swap War tiles
option-tile-swap-help = Instead of drawing a new tile, a Military Upgrade may swap two of your Basic War tiles.
option-assigned-layout = Assign War tiles
option-assigned-layout-help = You see your Basic War tiles first and then decide which goes to which theater.
option-tougher-forts = Tougher Forts
option-tougher-forts-help = To take a Fort with Conquest Points, you need a Conquest Line to it.
option-interleaving = Mix Actions
option-interleaving-help = You may spend the points of your Actions in any order instead of one Action after the other.
option-france-treaty-points = French head start
option-france-treaty-points-help = Treaty Points that France has at the start.
option-britain-treaty-points = British head start
option-britain-treaty-points-help = Treaty Points that Britain has at the start.

## How the game ended, as a phrase

end-peace-vp = Victory Points in a Peace Turn
end-war-vp = Victory Points in a war
end-sweep = all Awards and all of Global Demand
end-maximum-spoils = triumph in every theater of a war
end-final-scoring = Final Scoring
end-tie-by-debt = a tie, broken by Available Debt
end-tie-to-britain = a tie, which goes to Britain

## How the game ended, as a sentence

ending-peace-vp = { $winner } wins: its Victory Points reach the end of the track in a Peace Turn.
ending-war-vp = { $winner } wins: its Victory Points reach the end of the track after a war.
ending-sweep = { $winner } wins with all four Awards and every commodity in Global Demand.
ending-maximum-spoils = { $winner } wins: it triumphs in every theater of the war.
ending-final-scoring = { $winner } wins after Final Scoring.
ending-tie-by-debt = { $winner } wins: the Victory Points are level, but it has more Available Debt.
ending-tie-to-britain = { $winner } wins: Victory Points and Available Debt are level, and such a tie goes to Britain.
