# Imperial Struggle: the guided first turn, step by step.
#
# learn-KEY-title, learn-KEY-text and, where something is to be pressed, learn-KEY-do; the keys are those of
# web/src/learn/lessons/imperial-struggle/steps.json. $cost is the price of what is to be pressed, the other figures
# are read from the position.

learn-aim-title = Two crowns, one score
learn-aim-text =
    You lead France against Britain, from 1697 to 1789: six turns of peace, with four wars among them. There is one score for both, now at { $vp }. What France wins is added, what Britain wins is taken off.

    After any turn France wins at 30 and Britain at 0. Whoever takes all four Awards and all three Demands of one turn, or every theater of a war by its largest margin, wins at once. Otherwise the score after turn six decides: 16 or more is France’s.

learn-map-title = Four regions, five shapes
learn-map-text =
    The map shows Europe, North America, the Caribbean and India. Diamonds are Political spaces, circles are Markets, squares are Territories; of the hexagons, some are Naval spaces and some are Forts. Pentagons are Advantages for whoever holds the spaces beside them.

    Your flags are blue with level lines, Britain’s are red with upright lines. Territories change hands only in war.

learn-awards-title = What this turn pays
learn-awards-text =
    Each region has an Award for whoever holds more spaces there at the end of the turn. India pays { $vp } VP this time, but only for a lead of { $lead }.

    Three of the six goods are in Global Demand: Spice, Tobacco and Cotton. Each pays whoever holds more of its Markets. Look here first, every turn: it tells you what to fight for.

learn-ministries-title = Your two Ministries
learn-ministries-text =
    At the start of each era both sides secretly choose two Ministry cards. They lie face down until you use them. Each gives you a power, and its keywords are what Event cards ask for.
learn-ministries-do = Choose { ministry-m3 } for its keyword { keyword-style }, then { ministry-m2 }.

learn-tile-title = Take an Investment tile
learn-tile-text =
    You have the initiative and go first. In each of your four Action Rounds you take one of the nine tiles. The upper number is its Major Action, the lower one its Minor Action, which is always worth 2 points.

    The small card at its foot allows an Event. A Minor Action pays for one thing only, and it cannot remove your opponent’s flags.
learn-tile-do = Take the tile with 3 Economic and 2 Diplomatic points.

learn-event-title = Play an Event
learn-event-text =
    An Event is played before anything else, and then leaves the game. { card-10 } shifts a space of Spain or Austria for free: an opposing flag is removed, or yours is placed where there is none.

    With the keyword { keyword-style } it also scores 2 VP if no British flag is left in Spain and Austria. So { ministry-m3 } is turned up.
learn-event-do = Play { card-10 }, then choose the British Alliance in Austria.

learn-points-title = Three kinds of points
learn-points-text =
    That made 2 VP: the score is { $vp }. Now you spend the points of your tile, { $major } Economic and { $minor } Diplomatic.

    Economic points shift Markets, Diplomatic points shift Political spaces. Military points deploy Squadrons, build Forts and buy tiles for the next war.

learn-market-title = Flag a Market
learn-market-text =
    The number in a space is its price. A Market must be connected by a line to something of yours: { space-tiruchirappalli } lies beside your Market { space-karaikal }. It is empty, so one shift places your flag.

    A Market beside an opposing Squadron or Fort would cost 1 more, and so does going to a second region in one round.
learn-market-do = Press { space-tiruchirappalli }, read the price of { $cost }, and pay.

learn-debt-title = Remove a flag, on credit
learn-debt-text =
    { space-kanchipuram } is Britain’s only Spice. Removing a flag costs as much as placing one, and only a Major Action can do it. You need { $cost } points and have { $left }: the rest becomes Debt.

    Your Debt may grow to { $limit }; what stays free of it still counts at the end of the game. Treaty Points pay in the same way, but you have none yet.
learn-debt-do = Press { space-kanchipuram } and pay.

learn-politics-title = Courts and alliances
learn-politics-text =
    Political spaces need no connection. Those with a crown count for Prestige: whoever holds more of them scores 2 VP a turn. It stands { $france } to { $britain }.

    Alliances have dots: one for each war they help in, from one dot for the Spanish Succession to four for American Independence.
learn-politics-do = Press the Spanish Prestige space and pay with your Minor Action.

learn-round-title = End your round
learn-round-text =
    Points that are left are lost. Before you end a round, look at your Advantages: { advantage-algonquin-raids } is yours, because you hold the Algonquin. Each can be used once a turn and costs nothing.

    You may also pass instead of acting, right after you took your tile. That pays off up to 2 Debt.
learn-round-do = End the Action Round.

learn-answer-title = Britain answers
learn-answer-text =
    Britain took a Diplomatic tile. It is back in Austria, has won the Dutch alliance and sent a Squadron to the Gulf of Maine. A tile that is taken is gone for both, so you can also take one away from your opponent.
learn-answer-do = Take the tile with 3 Military and 2 Economic points.

learn-squadron-title = Rule the waves
learn-squadron-text =
    A Naval space belongs to whoever has a Squadron there. Deploying one from the Navy Box to an empty space costs 1, driving out an enemy from there 3. You have { $box } in the box, and { $unbuilt } can still be built for 4 points each.

    A Squadron counts for its region, connects and protects the Markets beside it, and fights in wars.
learn-squadron-do = Press { space-malabar-coast } and pay.

learn-war-title = The next war
learn-war-text =
    After turn two comes the { war-WSS }. In each theater both sides have a hidden tile, and the map adds strength: Alliances, Squadrons, Forts. The larger your lead, the richer the spoils; the loser gets Treaty Points.

    2 Military points buy a Bonus War tile, drawn blind. You then choose the theater for it. Your tile in Spain is weak.
learn-war-do = Buy a Bonus War tile, then place it in { theater-wss-spain }.

learn-scoring-title = The end of the turn
learn-scoring-text =
    With your Minor Action you have flagged Kanchipuram. India stands { $france } to { $britain }, which is enough for its { $vp } VP, and Spice { $spice } to { $rest }. Once all eight rounds are played, Awards, Prestige and Demand are scored like this, and a new turn begins.

    You know enough to play. At the table everything you may do glows, and every price is explained before you pay.
