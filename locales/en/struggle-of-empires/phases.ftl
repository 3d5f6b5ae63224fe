# Struggle of Empires: the course of the game, its options and how it ends.

## Sequence of play

phase-set-up = Set-up
phase-set-up-help = Powers are chosen, start markers are drawn, and everybody places five units.
phase-war = War { $war }
phase-counters = Neutral markers
phase-counters-help = In the second and third war new neutral markers come onto the map.
phase-auction = Grand Alliances
phase-auction-help = Auctions decide who fights beside whom, and in which order everybody acts.
phase-actions = Player actions
phase-actions-help = In each round everybody takes one turn of two actions.
phase-round = Round { $round } of { $rounds }
phase-income = Income and maintenance
phase-income-help = 1 gold for each population and each control marker, then 1 gold to pay for each unit, then 5 population.
phase-scoring = Victory points
phase-scoring-help = In every area the most markers score most.
phase-end-of-war = End of the war
phase-end-of-war-help = Local alliances end, used tiles are ready again, the Grand Alliances dissolve.
phase-over = The game is over

## Options

option-edition = Edition
option-edition-help = Which rulebook is played: Deluxe of 2020 or the original of 2005. All the switches below follow it unless you turn them.
option-edition-deluxe = Deluxe (2020)
option-edition-original = Original (2005)
option-adj = Access by land
option-adj-help = Armies enter a European area only with an own marker there or next to it, from a bordering home country, or with a navy.
option-sea = Original sea check
option-sea-help = Two dice and Navigation tiles instead of the sea die with its payments.
option-own-fleet = Own fleet needed
option-own-fleet-help = Only your own navy lets you fight at sea or gives naval support.
option-unrest = Unrest
option-unrest-help = Drawn from a bag with values of 0 to 2, or plain points, hidden or open.
option-unrest-drawn = Drawn from a bag
option-unrest-points-hidden = Hidden points
option-unrest-points-open = Open points
option-pass = Calm by passing
option-pass-help = Who passes can return a point of unrest.
option-duplicates = Start markers of one area
option-duplicates-help = Whether they are kept, may be drawn again, or must differ.
option-duplicates-keep = Keep them
option-duplicates-may-redraw = May be drawn again
option-duplicates-must-differ = Must differ
option-draft = Draft
option-draft-help = Start markers are chosen from hands that go round the table.
option-np = Non-player powers
option-np-help = Powers without a player join the alliances and help their side.
option-np-mix = Mixed sets
option-np-mix-help = The areas of the non-player powers are drawn instead of given.
option-np-navy = Non-player navies
option-np-navy-help = Some units of non-player powers are navies, by a die.
option-np-control = Non-player markers
option-np-control-help = Each non-player power holds one control marker (two or three players).
option-np-shuffle = Sets by lot
option-np-shuffle-help = Which non-player power gets which letter set is drawn by lot.
option-wallace = The designer’s simple variant
option-wallace-help = All tiles, random non-player powers, ten markers a war; for four to six players.
option-surrender = Surrender
option-surrender-help = A defender may give up a control marker before the land dice.
option-agri = Original Improved Agriculture
option-agri-help = It costs 4 gold and gives no population at once.
option-industry = Original Industry
option-industry-help = It gives 3 victory points and nothing more.
option-tiles = Tiles
option-tiles-help = Whether some are left out at smaller tables.
option-tiles-thinned = By number of players
option-tiles-all = All
option-trade-cap = Three trade tiles
option-trade-cap-help = Nobody may hold more than three trade tiles.
option-start-tiles = Start tiles
option-start-tiles-help = Everybody starts with Improved Agriculture and Reserves.
option-home-place = Units at home
option-home-place-help = The first units may be placed at home.
option-tie-break = Tie-break
option-tie-break-help = Less unrest wins a tie.
option-fort-seven = Sevens take forts
option-fort-seven-help = A seven can take a fort even in a tie.
option-sea-unrest = Unrest at sea
option-sea-unrest-help = A unit lost at sea costs unrest.
option-one-special = One special action
option-one-special-help = One special action in a turn; otherwise one tile and one colony.
option-counters = File of counters
option-counters-help = The 65 counters as your copy has them, as CSV: id, area, kind, defence, reward, letter.
option-tile-counts = File of tile counts
option-tile-counts-help = Copies of each tile by number of players, as CSV: tile, p2 to p7.
option-sea-die = File of the sea die
option-sea-die-help = The faces of the sea die, as CSV: face, faces.

# What several options can be.
choice-edition = As the edition has it
choice-on = On
choice-off = Off

## How the game ended, as a phrase

end-victory = most victory points
end-shared = a shared victory
end-revolution = revolution everywhere
