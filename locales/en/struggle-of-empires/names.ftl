# Struggle of Empires: what the things of the game are called.

struggle-of-empires = Struggle of Empires

# The kinds of things, in the order in which a bare id is looked up.
kinds = power area home kind tile token alliance counter reward row front battle-side verdict sea place

## Powers

power-britain = Britain
power-france = France
power-spain = Spain
power-russia = Russia
power-austria = Austria
power-prussia = Prussia
power-united-provinces = the United Provinces
power-none = nobody

# The same where a sentence begins.
power-britain-subject = Britain
power-france-subject = France
power-spain-subject = Spain
power-russia-subject = Russia
power-austria-subject = Austria
power-prussia-subject = Prussia
power-united-provinces-subject = The United Provinces

# The same as headings.
power-britain-title = Britain
power-france-title = France
power-spain-title = Spain
power-russia-title = Russia
power-austria-title = Austria
power-prussia-title = Prussia
power-united-provinces-title = United Provinces

## Areas

area-german-states = the German States
area-central-europe = Central Europe
area-mediterranean = the Mediterranean
area-baltic = the Baltic
area-ottoman-empire = the Ottoman Empire
area-north-america = North America
area-caribbean = the Caribbean
area-south-america = South America
area-africa = Africa
area-india = India
area-east-indies = the East Indies

# The same as headings.
area-german-states-title = German States
area-central-europe-title = Central Europe
area-mediterranean-title = Mediterranean
area-baltic-title = Baltic
area-ottoman-empire-title = Ottoman Empire
area-north-america-title = North America
area-caribbean-title = Caribbean
area-south-america-title = South America
area-africa-title = Africa
area-india-title = India
area-east-indies-title = East Indies

# Where a unit can be.
place-home = the home country
place-german-states = the German States
place-central-europe = Central Europe
place-mediterranean = the Mediterranean
place-baltic = the Baltic
place-ottoman-empire = the Ottoman Empire
place-north-america = North America
place-caribbean = the Caribbean
place-south-america = South America
place-africa = Africa
place-india = India
place-east-indies = the East Indies

## Units

kind-army = army
kind-navy = navy
kind-fort = fort

## Tiles

tile-company-baltic = Baltic Company
tile-company-east-indies = East Indies Company
tile-company-slaves = Gold Coast Commerce
tile-company-gold-mines = Gold Mines
tile-company-levant = Levant Company
tile-company-sugar = Sugar Plantations
tile-company-tobacco = Tobacco Fields
tile-diplomatic-service = Diplomatic Service
tile-improved-agriculture = Improved Agriculture
tile-mercenaries = Mercenaries
tile-pressgangs = Pressgangs
tile-reserves = Reserves
tile-trained-natives = Trained Native Militia
tile-war-office = War Office
tile-government-reform = Government Reform
tile-industry = Industry
tile-army-training = Army Training
tile-banking = Banking
tile-logistics = Logistics
tile-militia = Militia
tile-naval-training = Naval Training
tile-navigation = Navigation
tile-blockade = Blockade
tile-fighting-withdrawal = Fighting Withdrawal
tile-surprise-attack = Surprise Attack

tile-company-baltic-help = Once a war: 1 gold for each of your markers in the Baltic.
tile-company-east-indies-help = Once a war: 1 gold for each of your markers in India, or in the East Indies.
tile-company-slaves-help = Once a war: 1 gold for each of your markers in Africa.
tile-company-gold-mines-help = Once a war: 1 gold for each of your markers in South America.
tile-company-levant-help = Once a war: 1 gold for each of your markers in the Ottoman Empire, or in the Mediterranean.
tile-company-sugar-help = Once a war: 1 gold for each of your markers in the Caribbean.
tile-company-tobacco-help = Once a war: 1 gold for each of your markers in North America.
tile-diplomatic-service-help = Once a war: make a local alliance without an action; its price is paid.
tile-improved-agriculture-help = Once a war: gain 1 population. In Deluxe you also gain 1 when you claim it, and it makes Industry worth more.
tile-mercenaries-help = Once a war: build an army without population, and move it.
tile-pressgangs-help = Once a war: build a navy without population, and move it.
tile-reserves-help = Once a war, after the dice of a combat: both sides roll again.
tile-trained-natives-help = Once a war: build an army without population in a colony where you have a marker or a unit; it may move on.
tile-war-office-help = Once a war: one attack that is free of action and gold.
tile-government-reform-help = Lose 2 points of unrest, at once.
tile-industry-help = Gain 3 victory points, at once. In Deluxe 1 more for each Improved Agriculture.
tile-army-training-help = On land, whoever of attacker and defender has more of these adds 1.
tile-banking-help = Each taxation gives 3 gold instead of 2.
tile-logistics-help = Move one unit more with each Move action.
tile-militia-help = After a Build action, build one more army for 1 population.
tile-naval-training-help = At sea, whoever of attacker and defender has more of these adds 1.
tile-navigation-help = Adds 2 to the second die of a sea check.
tile-blockade-help = Either your naval support counts double in one land combat, or you close a colony to the land units of those who are not your allies.
tile-fighting-withdrawal-help = As a defender, after the dice: your side loses no units. A control marker is lost all the same.
tile-surprise-attack-help = As an attacker: nobody may join the defender.

## Covert tokens

token-pirates = Pirates
token-revolt = Revolt
token-pirates-help = A naval strike of strength 1 against a control marker in any colony.
token-revolt-help = A land strike of strength 3 against a control marker in an American colony.

## Local alliances

alliance-native-americans = Native Americans
alliance-indian-nawab = Indian Nawab
alliance-bavaria = Bavaria
alliance-saxony = Saxony
alliance-naples = Naples
alliance-gauchos = Gauchos
alliance-portugal = Portugal
alliance-sweden = Sweden
alliance-denmark = Denmark
alliance-ottoman = Ottomans
alliance-cossacks = Cossacks

## What is attacked

target-neutral = { $value }
target-power = { $value }
    .value = power-*
target-token = { $value }
    .value = token-*

## Rewards, rows, fronts, sides, verdicts

reward-none = nothing
reward-gold3 = 3 gold
reward-vp1 = 1 VP

row-red = red
row-blue = blue

front-sea = at sea
front-land = on land

battle-side-attacker = the attacker
battle-side-defender = the defender
battle-side-none = nobody

verdict-attacker = the attacker wins
verdict-tie = a tie
verdict-defender = the defender wins

# What the sea does with a unit.
sea-success = it arrives
sea-stay = it is held back
sea-sink = it is sinking
