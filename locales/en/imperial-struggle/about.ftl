# Imperial Struggle: what it says of itself on the first page, and how to play it, in our own words.

about = France against Britain, 1697 to 1789: six turns of trade and intrigue, four wars. For two players, about three hours.

## How to play: learn-N-title and learn-N-text, in order

learn-1-title = What it is about
learn-1-text =
    France and Britain compete for a hundred years: for markets in America and India, for the courts of Europe, for the sea. There is one score for both. It starts at 15; France pushes it up, Britain pulls it down.

    At the end of any turn France has won at 30 and Britain at 0. Whoever wins every award and all the demand of one turn, or every theater of a war with the largest spoils, wins at once. Otherwise the score decides after the sixth turn.

learn-2-title = A turn of peace
learn-2-text =
    At the start of a turn the awards of the four regions and three commodities in demand are drawn, nine Investment tiles are laid out, both players get Event cards and each secretly chooses two Ministry cards.

    Then you take turns, four Action Rounds each. In a round you take one of the tiles. It gives you a large action of one kind and a small one of another: economic, diplomatic or military. Some tiles also let you play an Event, some improve your tiles for the next war.

    When the rounds are over, each region’s award goes to whoever holds more there, and each commodity in demand to whoever holds more of its markets.

learn-3-title = Spending Action Points
learn-3-text =
    Economic points shift markets, diplomatic points shift political spaces: you put your flag on an empty space, or take your opponent’s off. The number on a space is its price. Minor actions cannot take flags off.

    A market must be connected to your own. Markets beside a fort or a squadron of your opponent are protected and cost one more. A market that is cut off from its owner’s territories, forts and squadrons costs one only, and so does one with a Conflict marker.

    Military points build forts, build and deploy squadrons, remove conflicts and buy tiles for the next war.

    If points are missing, you can take on debt or spend Treaty Points. Your debt has a limit, and the room that is left under it counts at the end.

learn-4-title = Advantages and Ministries
learn-4-text =
    Some spaces together give an Advantage: a small power once per turn, such as a cheaper shift or a Conflict marker. You must have held it since the start of your round to use it.

    Ministry cards lie face down until you turn them up. They give you powers, and their keywords are what Events ask for.

learn-5-title = War
learn-5-text =
    Between the turns there are four wars, each with several theaters. In every theater both players have War tiles from the start of the peace, and may buy more. When the war comes, the tiles are turned up, and strength from the map is added: alliances, squadrons, forts, conflicts under your opponent’s flags.

    Whoever is stronger takes the spoils; the larger the lead, the larger they are: points, and conquest of territories along the dashed lines. The loser gets Treaty Points. The panel beside the map shows how each theater stands.

learn-6-title = A first game
learn-6-text =
    Look at the awards and the demand first: they say where the points of this turn are. Take the tile you need, or the one your opponent needs. Keep an eye on the next war: a theater that is lost by one is cheap, one lost by five is not.

    Do not fear debt, but keep some room for the end. And use your Advantages every turn; they cost nothing.
