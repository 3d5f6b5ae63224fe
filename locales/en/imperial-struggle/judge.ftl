# Imperial Struggle: what a computer looks at when it decides, as phrases; $about is the thing in question.

judge-track = victory points
judge-award = the { $about } Award
    .about = region-*-title
judge-region = standing in { $about }
    .about = region-*
judge-prestige = Prestige
judge-demand = demand for { $about }
    .about = commodity-*
judge-commodity = the trade in { $about }
    .about = commodity-*
judge-theater = the theater { $about }
    .about = theater-*
judge-final = final scoring
judge-credit = Available Debt
judge-treaty = Treaty Points
judge-cards = cards in hand
judge-ministers = Ministries
judge-advantages = Advantages
judge-squadrons = Squadrons
judge-forts = Forts
judge-territories = Territories
judge-conflicts = Conflicts
judge-spaces = Flags on the map
judge-rounds = the tiles to come
