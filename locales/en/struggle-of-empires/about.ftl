# Struggle of Empires: what it says of itself on the first page, and how to play it, in our own words.

about = Seven powers, three wars, alliances for sale: the eighteenth century for two to seven players, in both editions. About three hours.

## How to play: learn-N-title and learn-N-text, in order

learn-1-title = What it is about
learn-1-text =
    Each player leads one of seven powers through three wars. What counts are control markers: after each war every area gives victory points to whoever has most markers there, fewer to the second.

    After the third war the players with most unrest lose points, and whoever has reached 20 unrest is out. Then most points win.

learn-2-title = Alliances
learn-2-text =
    A war begins with auctions. Each proposes two powers, one for the red and one for the blue side. The last bidder pays, and the two take their places. You can bid for any two powers, not only for yourself.

    Powers of one colour cannot attack each other and may help each other. The boxes also give the order of play.

learn-3-title = Your turn
learn-3-text =
    A turn has two actions: build a unit, move two units, attack, pass; and once in a turn a special one: colonize, trade on the Gold Coast, make a local alliance, claim a tile, or stir up pirates or a revolt.

    Building costs population. A new unit may move at once. Armies reach a colony only where you have a navy, and a voyage to a distant sea can fail.

learn-4-title = Attack
learn-4-text =
    An attack costs 2 gold and needs an army of yours in the area. You attack a neutral marker, or a power of the other alliance. Allies may join either side.

    Where there is sea, the fleets fight first, if both sides want; the winner has naval support on land. Each side counts its units and bonuses, rolls two dice and adds their difference. The loser loses a unit, in a tie both do, and dice that add up to seven cost a unit more. Every lost unit brings unrest.

    The panel shows the exact odds before you decide.

learn-5-title = Gold and unrest
learn-5-text =
    Whenever gold is missing, taxes are raised by themselves: 2 gold, and a counter of unrest. Unrest is hidden: each counter is worth 0, 1 or 2. Government Reform and a quiet turn lower it.

    After each war you get gold for population and markers and pay for every unit.

learn-6-title = Other players
learn-6-text =
    You may pay gold to anybody at any time: for help in an attack, for staying out of one, for a bid. Promises do not bind; gold that is paid is gone.
