# Imperial Struggle: tiles and markers.

## Investment tiles

tile-e4-d2-a = Economic 4 / Diplomatic 2
tile-e4-d2-b = Economic 4 / Diplomatic 2
tile-e4-m2-a = Economic 4 / Military 2
tile-e4-m2-b = Economic 4 / Military 2
tile-e3-d2 = Economic 3 / Diplomatic 2 + Event
tile-e3-m2 = Economic 3 / Military 2 + Event
tile-e2-d2 = Economic 2 / Diplomatic 2 + Event + Military Upgrade
tile-e2-m2 = Economic 2 / Military 2 + Event + Military Upgrade
tile-d4-e2-a = Diplomatic 4 / Economic 2
tile-d4-e2-b = Diplomatic 4 / Economic 2
tile-d4-m2-a = Diplomatic 4 / Military 2
tile-d4-m2-b = Diplomatic 4 / Military 2
tile-d3-e2 = Diplomatic 3 / Economic 2 + Event
tile-d3-m2 = Diplomatic 3 / Military 2 + Event
tile-d2-e2 = Diplomatic 2 / Economic 2 + Event + Military Upgrade
tile-d2-m2 = Diplomatic 2 / Military 2 + Event + Military Upgrade
tile-m4-e2-a = Military 4 / Economic 2
tile-m4-e2-b = Military 4 / Economic 2
tile-m4-d2-a = Military 4 / Diplomatic 2
tile-m4-d2-b = Military 4 / Diplomatic 2
tile-m3-e2 = Military 3 / Economic 2 + Event
tile-m3-d2 = Military 3 / Diplomatic 2 + Event
tile-m2-e2 = Military 2 / Economic 2 + Event + Military Upgrade
tile-m2-d2 = Military 2 / Diplomatic 2 + Event + Military Upgrade

## Award tiles

award-3 = 3 VP for a lead of 2
award-2 = 2 VP for a lead of 2
award-1-a = 1 VP
award-1-b = 1 VP
award-1-trp-a = 1 VP and 1 Treaty Point
award-1-trp-b = 1 VP and 1 Treaty Point
award-0-trp-a = 1 Treaty Point
award-0-trp-b = 1 Treaty Point

## War tiles

symbol-none = no symbol
symbol-none-effect = Counts for its strength only.
symbol-debt = Debt symbol
symbol-debt-effect = The opponent takes 1 Debt. If the opponent is at the Debt Limit, the owner scores 1 VP instead.
symbol-fort-or-fleet = Fort or fleet symbol
symbol-fort-or-fleet-effect = The owner may damage an opposing Fort of the theater or send an opposing Squadron there to the Navy Box.
symbol-unflag = crossed-flag symbol
symbol-unflag-effect = The owner may remove an opposing flag from a Market or Political space of the theater that has no Conflict marker. A Market that others need for their supply is spared as long as another can be hit.

# A side’s 16 Basic War tiles, by their place in the table.
basic-tile-b0 = +2
basic-tile-b1 = +2
basic-tile-b2 = +2
basic-tile-b3 = +1
basic-tile-b4 = +1
basic-tile-b5 = +1
basic-tile-b6 = +1
basic-tile-b7 = 0 with Debt
basic-tile-b8 = 0 with Debt
basic-tile-b9 = 0 with Debt
basic-tile-b10 = 0 with Debt
basic-tile-b11 = 0 with Fort or fleet
basic-tile-b12 = 0 with Fort or fleet
basic-tile-b13 = −1 with crossed flag
basic-tile-b14 = −1 with crossed flag
basic-tile-b15 = −1 with crossed flag

# A side’s 12 Bonus War tiles of a war, by their place in the table; their names are facts of the war.
bonus-tile-0 = +3
bonus-tile-1 = +3
bonus-tile-2 = +2
bonus-tile-3 = +2
bonus-tile-4 = +2
bonus-tile-5 = +2
bonus-tile-6 = +1
bonus-tile-7 = +1
bonus-tile-8 = +1 with Debt
bonus-tile-9 = +1 with Debt
bonus-tile-10 = +1 with Fort or fleet
bonus-tile-11 = +1 with Fort or fleet

## Spoils

spoils-row = { $vp ->
    [0] {""}
   *[other] { $vp } VP
  }{ $cp ->
    [0] {""}
    [one] {" "}· 1 Conquest Point
   *[other] {" "}· { $cp } Conquest Points
  }{ $loser-trp ->
    [0] {""}
    [one] {" "}· 1 Treaty Point for the loser
   *[other] {" "}· { $loser-trp } Treaty Points for the loser
  }
spoils-unflag = Remove an opposing flag from a { $kind } in { $region }.
    .kind = type-*
reward-jacobite-victory-marker = France earns a Jacobite Victory marker.
reward-jacobite-uprisings-extra = From now on France may hold Jacobite Uprisings beside its two other Ministry cards.
reward-jacobite-defeat = The Jacobite Defeat marker is placed, and Jacobite Uprisings leaves the game.
reward-atlantic-dominance = The winner gets +2 strength in the French & Indian War of this war.
reward-loser-squadron-to-unbuilt = The loser returns one Squadron to the unbuilt ones.
reward-loser-squadron-removed-per-margin = The loser gives up one Squadron for good per point of the margin, at most two.
reward-usa = France may raise USA flags over Northern Colonies, the Carolinas and San Agustin, and may then clear the Forts of the Northern Colonies. Markets cut off by this lose their flags.
reward-canada = France may also raise a USA flag over Quebec & Montreal. North American Markets cut off by this lose their flags.
reward-free-bonus-tiles = Each side draws as many Bonus War tiles for the Seven Years’ War as it had in this war, at most three.

## Advantages

advantage-baltic-trade = Baltic Trade
advantage-baltic-trade-effect = Reduce your Debt by 2.
advantage-central-europe-conflict = Central Europe Conflict
advantage-central-europe-conflict-effect = Place a Conflict marker on any Alliance space in Europe.
advantage-german-diplomacy = German Diplomacy
advantage-german-diplomacy-effect = An opposing flag in Russia, Sweden or Bavaria costs you only 1 to remove, whatever is printed.
advantage-italy-influence = Italy Influence
advantage-italy-influence-effect = An opposing flag in Spain or Austria costs you only 1 to remove, whatever is printed.
advantage-mediterranean-intrigue = Mediterranean Intrigue
advantage-mediterranean-intrigue-effect = Place a Conflict marker on a space of Spain or Austria, or on Sardinia.
advantage-naval-bastion = Naval Bastion
advantage-naval-bastion-effect = For 1 Military Action Point, send an opposing Squadron from any Naval space to the Navy Box.
advantage-silesia-negotiations = Silesia Negotiations
advantage-silesia-negotiations-effect = An opposing flag in Prussia or the German States costs you only 1 to remove, whatever is printed.
advantage-algonquin-raids = Algonquin Raids
advantage-algonquin-raids-effect = Place a Conflict marker on any Fur Market.
advantage-iroquois-raids = Iroquois Raids
advantage-iroquois-raids-effect = Place a Conflict marker on any Fur Market.
advantage-fur-trade = Fur Trade
advantage-fur-trade-effect = An opposing flag on a Market of North America costs you only 1 to remove, whatever is printed. You still need a connection.
advantage-patriot-agitation = Patriot Agitation
advantage-patriot-agitation-effect = Place a Conflict marker on any Market or Political space in North America.
advantage-wheat = Wheat
advantage-wheat-effect = Removing an opposing flag from one Market in North America costs you 1 less.
advantage-fruit = Fruit
advantage-fruit-effect = Removing an opposing flag from one Market in the Caribbean costs you 1 less.
advantage-letters-of-marque = Letters of Marque
advantage-letters-of-marque-effect = Place a Conflict marker on a Market in the Caribbean that is not Protected.
advantage-pirate-havens = Pirate Havens
advantage-pirate-havens-effect = Place a Conflict marker on a Market in the Caribbean that is not Protected.
advantage-rum = Rum
advantage-rum-effect = Removing an opposing flag from one Market in the Caribbean costs you 1 less.
advantage-slaving-contracts = Slaving Contracts
advantage-slaving-contracts-effect = Build one Squadron for 2 Military Action Points instead of 4.
advantage-power-struggle = Power Struggle
advantage-power-struggle-effect = Place a Conflict marker on a Market of the Carnatic Coast.
advantage-raids-and-incursions = Raids & Incursions
advantage-raids-and-incursions-effect = Place a Conflict marker on any Market in India.
advantage-separatist-wars = Separatist Wars
advantage-separatist-wars-effect = Place a Conflict marker on any Cotton Market.
advantage-silk = Silk
advantage-silk-effect = Removing an opposing flag from one Market in India costs you 1 less.
advantage-textiles = Textiles
advantage-textiles-effect = Removing an opposing flag from one Market in India costs you 1 less.

## Markers

marker-conflict = Conflict marker
marker-conflict-plus-one = “+1” Conflict marker
marker-damaged = damaged Fort
marker-huguenots-fresh = Huguenots marker
marker-huguenots-spent = Huguenots marker, already used
marker-jacobite-victory = Jacobite Victory marker
marker-jacobite-defeat = Jacobite Defeat marker
marker-byng = Byng marker
marker-atlantic-dominance = Atlantic Dominance marker
marker-townshend = Townshend Acts marker
marker-exhausted = Exhausted marker
