# Struggle of Empires: what a computer looks at when it decides, as phrases; $about is the area in question.

judge-track = victory points
judge-area = markers in { $about }
    .about = area-*
judge-units = units
judge-gold = gold
judge-population = population
judge-tiles = tiles
judge-alliances = local alliances
judge-actions = actions left
judge-attack = an attack in { $about }
    .about = area-*
judge-threat = the danger in { $about }
    .about = area-*
judge-colonies = colonies in { $about }
    .about = area-*
judge-bid = the price of the bid
judge-rivals = the choice of enemies
judge-help = help in { $about }
    .about = area-*
judge-unrest = unrest
