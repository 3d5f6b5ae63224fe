# Struggle of Empires: the guided first war, step by step.
#
# learn-KEY-title, learn-KEY-text and, where something is to be pressed, learn-KEY-do; the keys are those of
# web/src/learn/lessons/struggle-of-empires/steps.json. $cost is the price of what is to be pressed, the other figures
# are read from the position.

learn-aim-title = Seven powers, three wars
learn-aim-text =
    You lead Britain; France, Prussia and Austria are led by others, and three powers have no player. After each of three wars the map is scored, and most victory points win.

    Beware of unrest. After the third war whoever has most loses 7 points, the second 4, and 20 or more is a revolution: all your points are lost.

learn-map-title = Eleven areas
learn-map-text =
    Five areas lie in Europe, six are colonies. Each has a ledger: the discs show what it pays, and below are control markers and units, power by power. Only the markers score.

    In India most markers earn { $first } points and the second most { $second }. All who are tied get the full points. In the ledgers lie neutral markers too, to be won by attack, colonization or trade.

learn-units-title = Armies, navies, forts
learn-units-text =
    Units score nothing: they take markers and defend them. Armies fight on land, forts only defend, with strength 2. Navies open the colonies, because an army comes to a colony only where you have a navy.

    Each power starts with five units, placed in turn. This is your last one.
learn-units-do = Press India to place an army there.

learn-auction-title = Alliances for sale
learn-auction-text =
    Each war begins with auctions. Whoever bids proposes two powers, one for the red alliance and one for the blue. The highest bid is paid, and the two take their places. You can bid more gold than you hold.

    Powers of one colour cannot attack each other and may help each other. You want France against you: its marker in India is near your armies.
learn-auction-do = Bid { $cost } gold, then propose Britain for red and France for blue.

learn-alliances-title = Friends, foes and the order of play
learn-alliances-text =
    Nobody bid more. Prussia and Spain have joined you, the others stand against you. Powers without a player help their side with their units.

    The places also give the order of play: you begin. There are { $rounds } rounds, and in each you have two actions, one of which may be special.

learn-build-title = Build an army
learn-build-text =
    A new unit costs 1 population, of which you have { $population }, and may move at once. Within Europe that is safe. A voyage to a distant colony takes a roll of the sea die: the unit may have to stay, or be lost, unless you pay.
learn-build-do = Build an army, then send it to India.

learn-colony-title = Colonize
learn-colony-text =
    The army has arrived. Now a special action: a COL marker becomes yours for 1 population, wherever your units are. A GCC marker, for Gold Coast Commerce, is yours for nothing, if you have a navy in Africa.
learn-colony-do = Press the COL marker in the Caribbean and pay.

learn-attack-title = Attack
learn-attack-text =
    The others have played, and the second round begins. An attack costs 2 gold and needs an army of yours. The number on a neutral marker is its strength: this one has { $defence }. Some also pay gold or a point.
learn-attack-do = Press the neutral marker in India and pay { $cost } gold.

learn-odds-title = Odds and allies
learn-odds-text =
    Each army counts 1, and your navy supports them with 1: { $attacker } against { $defender }. Both sides then roll two dice and add the difference. The panel shows the exact chances.

    Before the dice fall, allies may join. Prussia has an army here and decides now. Gold may change hands for such help.

learn-tiles-title = Claim a tile
learn-tiles-text =
    Prussia helped, and India has a second British marker. The loser of a battle loses a unit, in a tie both do, and dice that add up to seven cost their thrower one more. Each lost unit brings unrest.

    Tiles are lasting powers and cost a special action. { tile-army-training } adds 1 on land if you have more of them than your enemy. You have { $gold } gold.
learn-tiles-do = Claim { tile-army-training } for { $cost } gold.

learn-taxes-title = Gold is short: taxes
learn-taxes-text =
    Now the French marker in India. You have { $gold } gold, and an attack costs 2. Whenever gold is missing, taxes are raised by themselves: 2 gold for one counter of unrest. Counters are drawn face down and are worth 0, 1 or 2.
learn-taxes-do = Press France in India and accept the price.

learn-sea-title = First the sea
learn-sea-text =
    Prussia has joined you again, and Spain’s army helps by itself. Where both sides have navies, they may fight first. The winner has support on land, worth 1. Whoever declines leaves it to the other.
learn-sea-do = Offer the fight at sea.

learn-move-title = Move two units
learn-move-text =
    France declined at sea and lost on land: India now has { $markers } British markers. But you rolled a seven, which cost an army. Your unrest is { $unrest }.

    A move action moves two units, any distance. Your marker in the Ottoman Empire stands alone against Austria.
learn-move-do = Press your army in Central Europe, then the Ottoman Empire. The second move is made for you.

learn-pass-title = Trade, and pass
learn-pass-text =
    Your navy in Africa opens the Gold Coast: take a marker of the Caribbean for nothing. Then you may pass. Whoever passes an action and has not attacked in this turn may return 1 point of unrest.
learn-pass-do = Press the marker GCC, then pass, then end your turn with less unrest.

learn-scoring-title = The war is scored
learn-scoring-text =
    To make it short, everybody passed from here on. You got gold for population and markers and paid 1 for each unit, which left you { $gold }; population grew by 5 to { $population }. Then the areas were scored: { $vp } points for Britain.

    Local alliances end, new neutral markers come, and alliances are auctioned anew. You know enough to play: at the table everything you may do glows, and odds and prices are shown before you decide.
