# Imperial Struggle: wie die Dinge des Spiels heißen.

imperial-struggle = Imperial Struggle

# Die Arten von Dingen, in der Reihenfolge, in der eine bloße Kennung gesucht wird.
kinds = side space region subregion theater war advantage ministry commodity country keyword era ap slot place type flag

## Seiten und Flaggen

side-france = Frankreich
side-france-adjective = französisch
side-france-possessive = Frankreichs
side-britain = Großbritannien
side-britain-adjective = britisch
side-britain-possessive = Großbritanniens
side-none = niemand

flag-france = französische Flagge
flag-britain = britische Flagge
flag-spain = spanische Flagge
flag-usa = USA-Flagge

## Ären

era-succession = Succession
era-empire = Empire
era-revolution = Revolution

## Regionen und Unterregionen

region-europe = Europa
region-north-america = Nordamerika
region-caribbean = Karibik
region-india = Indien

# Dieselben als Überschriften.
region-europe-title = Europa
region-north-america-title = Nordamerika
region-caribbean-title = Karibik
region-india-title = Indien

subregion-canada = Kanada
subregion-northern-colonies = Nördliche Kolonien
subregion-hooghly-river = Hugli
subregion-carnatic-coast = Karnatische Küste

## Länder

country-ireland = Irland
country-scotland = Schottland
country-denmark-norway = Dänemark-Norwegen
country-sweden = Schweden
country-russia = Russland
country-prussia = Preußen
country-dutch-republic = Niederlande
country-german-states = Deutsche Staaten
country-bavaria = Bayern
country-austria = Österreich
country-savoy = Savoyen
country-sardinia = Sardinien
country-spain = Spanien
country-usa = USA

# Dieselben als Überschriften.
country-ireland-title = Irland
country-scotland-title = Schottland
country-denmark-norway-title = Dänemark-Norwegen
country-sweden-title = Schweden
country-russia-title = Russland
country-prussia-title = Preußen
country-dutch-republic-title = Niederlande
country-german-states-title = Deutsche Staaten
country-bavaria-title = Bayern
country-austria-title = Österreich
country-savoy-title = Savoyen
country-sardinia-title = Sardinien
country-spain-title = Spanien
country-usa-title = USA

## Arten von Feldern

type-political = politisches Feld
type-market = Markt
type-territory = Territorium
type-naval = Seefeld
type-fort = Fort

## Zeichen auf Feldern

mark-prestige = Prestige
mark-alliance = Allianz
mark-local-alliance = lokale Allianz

## Waren

commodity-furs = Pelze
commodity-spice = Gewürze
commodity-fish = Fisch
commodity-tobacco = Tabak
commodity-sugar = Zucker
commodity-cotton = Baumwolle

## Aktionen

ap-economic = Wirtschaft
ap-diplomatic = Diplomatie
ap-military = Militär

# Dieselben für die Aktionspunkte.
ap-economic-points = Wirtschaftspunkte
ap-diplomatic-points = Diplomatiepunkte
ap-military-points = Militärpunkte
ap-economic-point = Wirtschaftspunkt
ap-diplomatic-point = Diplomatiepunkt
ap-military-point = Militärpunkt

slot-major = Major-Aktion
slot-minor = Minor-Aktion
slot-event = Ereignis-Aktion
slot-bought = Tausch-Aktion

# Wofür gebundene Aktionspunkte ausgegeben werden dürfen.
only-region = nur in der Region { $region }
only-germany-and-dutch = nur in den Deutschen Staaten, Preußen und den Niederlanden
only-spain-and-austria = nur in Spanien und Österreich
only-unflag-europe = nur, um eine gegnerische Flagge von einem politischen Feld Europas zu entfernen
only-unflag-markets = nur, um gegnerische Flaggen von Märkten zu entfernen
only-flag-beside-market = nur, um leere Märkte neben einem eigenen Markt zu beflaggen
only-tile-or-deploy = nur für ein Bonus-Tile oder um eine Squadron zu verlegen
only-not-prestige = nur für politische Felder ohne Prestige
only-scotland-and-ireland = nur in Schottland und Irland

# Was Ereignisse und Ministries für den Rest der Aktionsrunde in Kraft gesetzt haben.
in-force-speculation = Eine Squadron darf für 2 weniger gebaut werden.
in-force-pacte = Französische Flaggen in Spanien und Österreich zu entfernen kostet 1 weniger.
in-force-northern-courts = Französische Flaggen in Preußen, den Deutschen Staaten und Russland zu entfernen kostet 1 weniger.
in-force-rebelling = Militärpunkte dürfen Felder in Schottland und Irland shiften.

## Schlüsselwörter der Ministries

keyword-finance = Finanzen
keyword-mercantilism = Merkantilismus
keyword-governance = Regierung
keyword-style = Stil
keyword-scholarship = Gelehrsamkeit

## Kriege

war-WSS = Spanischer Erbfolgekrieg
war-WAS = Österreichischer Erbfolgekrieg
war-7YW = Siebenjähriger Krieg
war-AWI = Amerikanischer Unabhängigkeitskrieg

theater-wss-central-europe = Mitteleuropa
theater-wss-spain = Spanien
theater-wss-queen-annes-war = Queen Anne’s War
theater-wss-jacobite-rebellion = Jakobitenaufstand
theater-was-central-europe = Mitteleuropa
theater-was-king-georges-war = King George’s War
theater-was-first-carnatic-war = Erster Karnatischer Krieg
theater-was-jacobite-rebellion = Jakobitenaufstand
theater-7yw-atlantic-dominance = Herrschaft über den Atlantik
theater-7yw-third-carnatic-war = Dritter Karnatischer Krieg
theater-7yw-french-and-indian-war = French & Indian War
theater-7yw-prussias-wars = Preußens Kriege
theater-awi-american-revolution = Amerikanische Revolution
theater-awi-mysore-war = Mysore-Krieg
theater-awi-antilles-war = Antillenkrieg

# Woher Stärke an einem Schauplatz kommt.
strength-alliances = Allianzfelder
strength-keyword = Schlüsselwort
strength-conflicts = Konfliktmarker auf gegnerischen Feldern
strength-squadrons = Squadrons
strength-forts = unbeschädigte Forts
strength-army = War-Tiles
strength-markers = andere Marker
strength-total = gesamt

## Orte neben der Karte

place-navy-box = Navy Box
place-box = Navy Box
place-turn-track = Zugleiste
place-unbuilt = ungebaute Squadrons
place-removed = aus dem Spiel
place-at = { $value }

## Felder

# Europa
space-ireland-alliance = Irland (Allianz)
space-ireland-prestige = Irland (Prestige)
space-scotland-alliance = Schottland (Allianz)
space-scotland-prestige = Schottland (Prestige)
space-denmark-norway = Dänemark-Norwegen
space-sweden = Schweden
space-russia = Russland
space-prussia-alliance = Preußen (Allianz)
space-prussia-prestige = Preußen (Prestige)
space-prussia-empire-alliance = Preußen (Allianz, Empire)
space-prussia-empire-prestige = Preußen (Prestige, Empire)
space-dutch-republic-alliance = Niederlande (Allianz)
space-dutch-republic-prestige = Niederlande (Prestige)
space-german-states-2 = Deutsche Staaten (2)
space-german-states-3 = Deutsche Staaten (3)
space-bavaria = Bayern
space-austria-alliance-2 = Österreich (Allianz, 2)
space-austria-alliance-3 = Österreich (Allianz, 3)
space-austria-prestige-silesia = Österreich (Prestige, Schlesien)
space-austria-prestige-south = Österreich (Prestige, Süden)
space-savoy = Savoyen
space-sardinia = Sardinien
space-spain-alliance-a = Spanien (Allianz A)
space-spain-alliance-b = Spanien (Allianz B)
space-spain-prestige-2 = Spanien (Prestige, 2)
space-spain-prestige-3 = Spanien (Prestige, 3)
space-gibraltar = Gibraltar
space-minorca = Menorca
space-biscay = Biskaya
space-balearic = Balearen

# Nordamerika
space-algonquin = Algonkin
space-iroquois = Irokesen
space-sons-of-liberty = Sons of Liberty
space-usa-prestige-2 = USA (Prestige, 2)
space-usa-prestige-3 = USA (Prestige, 3)
space-hudson-bay = Hudson Bay
space-quebec-and-montreal = Québec & Montréal
space-acadia = Akadien
space-northern-colonies = Nördliche Kolonien
space-york-factory = York Factory
space-cataraqui = Cataraqui
space-ile-aux-noix = Île-aux-Noix
space-gulf-of-st-lawrence = Sankt-Lorenz-Golf
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
space-cabot-strait = Cabotstraße
space-gulf-of-maine = Golf von Maine
space-atlantic-passage = Atlantikpassage
space-atlantic-passage-map = Atlantik- passage
space-louisbourg = Louisbourg
space-halifax = Halifax
space-champlain-valley = Champlain Valley
space-ohio-forks = Ohio Forks

# Karibik
space-privateers = Freibeuter
space-buccaneers = Bukaniere
space-louisiana = Louisiana
space-carolinas = Carolinas
space-san-agustin = San Agustín
space-asiento = Asiento
space-st-domingue = Saint-Domingue
space-jamaica = Jamaika
space-guadeloupe = Guadeloupe
space-barbados = Barbados
space-st-james = St. James
space-georgia = Georgia
space-cayman-passage = Kaimanpassage
space-cuba-passage-east = Kubapassage Ost
space-bahamas-run-west = Bahamaroute West
space-bahamas-run-north = Bahamaroute Nord
space-caicos = Caicos
space-panzacola = Panzacola
space-havana = Havanna
space-santiago = Santiago
space-puerto-principe = Puerto Príncipe
space-port-de-paix = Port-de-Paix
space-puerto-rico = Puerto Rico
space-antigua = Antigua
space-martinique = Martinique
space-st-lucia = St. Lucia
space-cuba-passage = Kubapassage
space-gulf-of-cazones = Golf von Cazones
space-bahamas-run = Bahamaroute
space-antilles-channel = Antillenkanal
space-antilles-channel-map = Antillen- kanal

# Indien
space-maratha = Marathen
space-nizam = Nizam
space-mysore = Mysore
space-chandernagore = Chandernagore
space-calcutta = Kalkutta
space-madras = Madras
space-pondicherry = Pondicherry
space-malacca-route = Malakkaroute
space-malacca-route-map = Malakka- route
space-plassey = Plassey
space-west-bengal = Westbengalen
space-midnapore = Midnapore
space-kurpa = Kurpa
space-vellore = Vellore
space-kanchipuram = Kanchipuram
space-karaikal = Karaikal
space-tiruchirappalli = Tiruchirappalli
space-calicut = Calicut
space-mangalore = Mangalore
space-hooghly-river = Hugli
space-malabar-coast = Malabarküste
space-malabar-coast-map = Malabar- küste
space-arcot = Arcot
space-vandavasi = Vandavasi
