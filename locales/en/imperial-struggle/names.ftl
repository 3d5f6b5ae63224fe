# Imperial Struggle: what the things of the game are called.

imperial-struggle = Imperial Struggle

# The kinds of things, in the order in which a bare id is looked up.
kinds = side space region subregion theater war advantage ministry commodity country keyword era ap slot place type flag

## Sides and flags

side-france = France
side-france-adjective = French
side-france-possessive = France’s
side-britain = Britain
side-britain-adjective = British
side-britain-possessive = Britain’s
side-none = nobody

flag-france = French flag
flag-britain = British flag
flag-spain = Spanish flag
flag-usa = USA flag

## Eras

era-succession = Succession
era-empire = Empire
era-revolution = Revolution

## Regions and sub-regions

region-europe = Europe
region-north-america = North America
region-caribbean = the Caribbean
region-india = India

# The same as headings.
region-europe-title = Europe
region-north-america-title = North America
region-caribbean-title = Caribbean
region-india-title = India

subregion-canada = Canada
subregion-northern-colonies = Northern Colonies
subregion-hooghly-river = Hooghly River
subregion-carnatic-coast = Carnatic Coast

## Countries

country-ireland = Ireland
country-scotland = Scotland
country-denmark-norway = Denmark-Norway
country-sweden = Sweden
country-russia = Russia
country-prussia = Prussia
country-dutch-republic = the Dutch Republic
country-german-states = the German States
country-bavaria = Bavaria
country-austria = Austria
country-savoy = Savoy
country-sardinia = Sardinia
country-spain = Spain
country-usa = the USA

# The same as headings.
country-ireland-title = Ireland
country-scotland-title = Scotland
country-denmark-norway-title = Denmark-Norway
country-sweden-title = Sweden
country-russia-title = Russia
country-prussia-title = Prussia
country-dutch-republic-title = Dutch Republic
country-german-states-title = German States
country-bavaria-title = Bavaria
country-austria-title = Austria
country-savoy-title = Savoy
country-sardinia-title = Sardinia
country-spain-title = Spain
country-usa-title = USA

## Types of spaces

type-political = Political space
type-market = Market
type-territory = Territory
type-naval = Naval space
type-fort = Fort

## Marks on spaces

mark-prestige = Prestige
mark-alliance = Alliance
mark-local-alliance = Local Alliance

## Commodities

commodity-furs = Furs
commodity-spice = Spice
commodity-fish = Fish
commodity-tobacco = Tobacco
commodity-sugar = Sugar
commodity-cotton = Cotton

## Actions

ap-economic = Economic
ap-diplomatic = Diplomatic
ap-military = Military

slot-major = Major Action
slot-minor = Minor Action
slot-event = Event’s Action
slot-bought = converted Action

# What restricted Action Points may be spent on.
only-region = only in { $region }
only-germany-and-dutch = only in the German States, Prussia and the Dutch Republic
only-spain-and-austria = only in Spain and Austria
only-unflag-europe = only to remove an opposing flag from a Political space in Europe
only-unflag-markets = only to remove opposing flags from Markets
only-flag-beside-market = only to flag empty Markets next to a Market of yours
only-tile-or-deploy = only for a Bonus War tile or to deploy a Squadron
only-not-prestige = only for Political spaces without Prestige
only-scotland-and-ireland = only in Scotland and Ireland

# What Events and Ministries have put in force for the rest of the Action Round.
in-force-speculation = One Squadron may be built for 2 less.
in-force-pacte = Removing French flags in Spain and Austria costs 1 less.
in-force-northern-courts = Removing French flags in Prussia, the German States and Russia costs 1 less.
in-force-rebelling = Military Action Points may shift spaces of Scotland and Ireland.

## Ministry keywords

keyword-finance = Finance
keyword-mercantilism = Mercantilism
keyword-governance = Governance
keyword-style = Style
keyword-scholarship = Scholarship

## Wars

war-WSS = War of the Spanish Succession
war-WAS = War of the Austrian Succession
war-7YW = Seven Years’ War
war-AWI = American War of Independence

theater-wss-central-europe = Central Europe
theater-wss-spain = Spain
theater-wss-queen-annes-war = Queen Anne’s War
theater-wss-jacobite-rebellion = Jacobite Rebellion
theater-was-central-europe = Central Europe
theater-was-king-georges-war = King George’s War
theater-was-first-carnatic-war = First Carnatic War
theater-was-jacobite-rebellion = Jacobite Rebellion
theater-7yw-atlantic-dominance = Atlantic Dominance
theater-7yw-third-carnatic-war = Third Carnatic War
theater-7yw-french-and-indian-war = French & Indian War
theater-7yw-prussias-wars = Prussia’s Wars
theater-awi-american-revolution = American Revolution
theater-awi-mysore-war = Mysore War
theater-awi-antilles-war = Antilles War

# Where strength in a theater comes from.
strength-alliances = Alliance spaces
strength-keyword = keyword
strength-conflicts = Conflict markers on opposing spaces
strength-squadrons = Squadrons
strength-forts = undamaged Forts
strength-army = War tiles
strength-markers = markers
strength-total = total

## Places off the map

place-navy-box = the Navy Box
place-box = the Navy Box
place-turn-track = the Turn Track
place-unbuilt = the unbuilt Squadrons
place-removed = out of the game
place-at = { $value }

## Spaces

# Europe
space-ireland-alliance = Ireland (Alliance)
space-ireland-prestige = Ireland (Prestige)
space-scotland-alliance = Scotland (Alliance)
space-scotland-prestige = Scotland (Prestige)
space-denmark-norway = Denmark-Norway
space-sweden = Sweden
space-russia = Russia
space-prussia-alliance = Prussia (Alliance)
space-prussia-prestige = Prussia (Prestige)
space-prussia-empire-alliance = Prussia (Alliance, Empire)
space-prussia-empire-prestige = Prussia (Prestige, Empire)
space-dutch-republic-alliance = Dutch Republic (Alliance)
space-dutch-republic-prestige = Dutch Republic (Prestige)
space-german-states-2 = German States (2)
space-german-states-3 = German States (3)
space-bavaria = Bavaria
space-austria-alliance-2 = Austria (Alliance, 2)
space-austria-alliance-3 = Austria (Alliance, 3)
space-austria-prestige-silesia = Austria (Prestige, Silesia)
space-austria-prestige-south = Austria (Prestige, south)
space-savoy = Savoy
space-sardinia = Sardinia
space-spain-alliance-a = Spain (Alliance A)
space-spain-alliance-b = Spain (Alliance B)
space-spain-prestige-2 = Spain (Prestige, 2)
space-spain-prestige-3 = Spain (Prestige, 3)
space-gibraltar = Gibraltar
space-minorca = Minorca
space-biscay = Biscay
space-balearic = Balearic

# North America
space-algonquin = Algonquin
space-iroquois = Iroquois
space-sons-of-liberty = Sons of Liberty
space-usa-prestige-2 = USA (Prestige, 2)
space-usa-prestige-3 = USA (Prestige, 3)
space-hudson-bay = Hudson Bay
space-quebec-and-montreal = Quebec & Montreal
space-acadia = Acadia
space-northern-colonies = Northern Colonies
space-york-factory = York Factory
space-cataraqui = Cataraqui
space-ile-aux-noix = Ile-aux-Noix
space-gulf-of-st-lawrence = Gulf of St. Lawrence
space-northeast-channel = Northeast Channel
space-georges-bank = Georges Bank
space-massachusetts-bay = Massachusetts Bay
space-chesapeake = Chesapeake
space-hudson-valley = Hudson Valley
space-albany = Albany
space-cumberland = Cumberland
space-allegheny = Allegheny
space-niagara = Niagara
space-oswego = Oswego
space-cabot-strait = Cabot Strait
space-gulf-of-maine = Gulf of Maine
space-atlantic-passage = Atlantic Passage
space-louisbourg = Louisbourg
space-halifax = Halifax
space-champlain-valley = Champlain Valley
space-ohio-forks = Ohio Forks

# The Caribbean
space-privateers = Privateers
space-buccaneers = Buccaneers
space-louisiana = Louisiana
space-carolinas = Carolinas
space-san-agustin = San Agustin
space-asiento = Asiento
space-st-domingue = St. Domingue
space-jamaica = Jamaica
space-guadeloupe = Guadeloupe
space-barbados = Barbados
space-st-james = St. James
space-georgia = Georgia
space-cayman-passage = Cayman Passage
space-cuba-passage-east = Cuba Passage East
space-bahamas-run-west = Bahamas Run West
space-bahamas-run-north = Bahamas Run North
space-caicos = Caicos
space-panzacola = Panzacola
space-havana = Havana
space-santiago = Santiago
space-puerto-principe = Puerto Principe
space-port-de-paix = Port de Paix
space-puerto-rico = Puerto Rico
space-antigua = Antigua
space-martinique = Martinique
space-st-lucia = St. Lucia
space-cuba-passage = Cuba Passage
space-gulf-of-cazones = Gulf of Cazones
space-bahamas-run = Bahamas Run
space-antilles-channel = Antilles Channel

# India
space-maratha = Maratha
space-nizam = Nizam
space-mysore = Mysore
space-chandernagore = Chandernagore
space-calcutta = Calcutta
space-madras = Madras
space-pondicherry = Pondicherry
space-malacca-route = Malacca Route
space-plassey = Plassey
space-west-bengal = West Bengal
space-midnapore = Midnapore
space-kurpa = Kurpa
space-vellore = Vellore
space-kanchipuram = Kanchipuram
space-karaikal = Karaikal
space-tiruchirappalli = Tiruchirappalli
space-calicut = Calicut
space-mangalore = Mangalore
space-hooghly-river = Hooghly River
space-malabar-coast = Malabar Coast
space-arcot = Arcot
space-vandavasi = Vandavasi
