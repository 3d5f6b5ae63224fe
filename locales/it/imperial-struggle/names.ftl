# Imperial Struggle: i nomi delle cose del gioco.

imperial-struggle = Imperial Struggle

# I tipi di cose, nell’ordine in cui si cerca un identificativo senza tipo.
kinds = side space region subregion theater war advantage ministry commodity country keyword era ap slot place type flag

## Potenze e bandiere

side-france = Francia
side-france-adjective = francese
side-france-possessive = della Francia
side-britain = Gran Bretagna
side-britain-adjective = britannico
side-britain-possessive = della Gran Bretagna
side-none = nessuno

# Le stesse con l’articolo, secondo il posto nella frase.
side-france-subject = La Francia
side-france-the = la Francia
side-france-of = della Francia
side-britain-subject = La Gran Bretagna
side-britain-the = la Gran Bretagna
side-britain-of = della Gran Bretagna

flag-france = Bandiera francese
flag-britain = Bandiera britannica
flag-spain = Bandiera spagnola
flag-usa = Bandiera USA

## Ere

era-succession = Successione
era-empire = Impero
era-revolution = Rivoluzione

## Regioni e sottoregioni

region-europe = Europa
region-north-america = Nord America
region-caribbean = Caraibi
region-india = India

# Le stesse come titoli.
region-europe-title = Europa
region-north-america-title = Nord America
region-caribbean-title = Caraibi
region-india-title = India

subregion-canada = Canada
subregion-northern-colonies = Colonie Settentrionali
subregion-hooghly-river = Fiume Hugli
subregion-carnatic-coast = Costa Carnatica

## Paesi

country-ireland = Irlanda
country-scotland = Scozia
country-denmark-norway = Danimarca-Norvegia
country-sweden = Svezia
country-russia = Russia
country-prussia = Prussia
country-dutch-republic = Repubblica Olandese
country-german-states = Stati Tedeschi
country-bavaria = Baviera
country-austria = Austria
country-savoy = Savoia
country-sardinia = Sardegna
country-spain = Spagna
country-usa = USA

# Gli stessi come titoli.
country-ireland-title = Irlanda
country-scotland-title = Scozia
country-denmark-norway-title = Danimarca-Norvegia
country-sweden-title = Svezia
country-russia-title = Russia
country-prussia-title = Prussia
country-dutch-republic-title = Rep. Olandese
country-german-states-title = Stati Tedeschi
country-bavaria-title = Baviera
country-austria-title = Austria
country-savoy-title = Savoia
country-sardinia-title = Sardegna
country-spain-title = Spagna
country-usa-title = USA

## Tipi di spazi

type-political = spazio Politico
type-market = Mercato
type-territory = Territorio
type-naval = spazio Navale
type-fort = Forte

## Segni sugli spazi

mark-prestige = Prestigio
mark-alliance = Alleanza
mark-local-alliance = Alleanza Locale

## Merci

commodity-furs = Pellicce
commodity-spice = Spezie
commodity-fish = Pesce
commodity-tobacco = Tabacco
commodity-sugar = Zucchero
commodity-cotton = Cotone

## Azioni

ap-economic = Economica
ap-diplomatic = Diplomatica
ap-military = Militare

# Gli stessi per i Punti Azione.
ap-economic-points = Economici
ap-diplomatic-points = Diplomatici
ap-military-points = Militari
ap-economic-point = Economico
ap-diplomatic-point = Diplomatico
ap-military-point = Militare

slot-major = Azione Maggiore
slot-minor = Azione Minore
slot-event = Azione dell’Evento
slot-bought = Azione convertita

# Per che cosa si possono spendere i Punti Azione vincolati.
only-region = solo nella Regione { $region }
only-germany-and-dutch = solo in Stati Tedeschi, Prussia e Repubblica Olandese
only-spain-and-austria = solo in Spagna e Austria
only-unflag-europe = solo per Ammainare una Bandiera avversaria da uno spazio Politico in Europa
only-unflag-markets = solo per Ammainare Bandiere avversarie nei Mercati
only-flag-beside-market = solo per Piantare Bandiera in Mercati vuoti accanto a un tuo Mercato
only-tile-or-deploy = solo per un Comando Bonus o per schierare una Squadra Navale
only-not-prestige = solo per spazi Politici senza Prestigio
only-scotland-and-ireland = solo in Scozia e Irlanda

# Che cosa Eventi e Ministeri hanno messo in vigore per il resto del Round Azione.
in-force-speculation = Puoi allestire una Squadra Navale per 2 in meno.
in-force-pacte = Ammainare Bandiere francesi in Spagna e Austria costa 1 in meno.
in-force-northern-courts = Ammainare Bandiere francesi in Prussia, Stati Tedeschi e Russia costa 1 in meno.
in-force-rebelling = I Punti Azione Militari possono Variare spazi di Scozia e Irlanda.

## Parole Chiave dei Ministeri

keyword-finance = Finanza
keyword-mercantilism = Mercantilismo
keyword-governance = Politica
keyword-style = Società
keyword-scholarship = Cultura

## Guerre

war-WSS = Guerra di Successione Spagnola
war-WAS = Guerra di Successione Austriaca
war-7YW = Guerra dei Sette Anni
war-AWI = Guerra di Indipendenza Americana

theater-wss-central-europe = Europa Centrale
theater-wss-spain = Spagna
theater-wss-queen-annes-war = Guerra della Regina Anna
theater-wss-jacobite-rebellion = Ribellione Giacobita
theater-was-central-europe = Europa Centrale
theater-was-king-georges-war = Guerra di Re Giorgio
theater-was-first-carnatic-war = Prima Guerra Carnatica
theater-was-jacobite-rebellion = Ribellione Giacobita
theater-7yw-atlantic-dominance = Dominio dell’Atlantico
theater-7yw-third-carnatic-war = Terza Guerra Carnatica
theater-7yw-french-and-indian-war = Guerra Franco-Indiana
theater-7yw-prussias-wars = Guerre della Prussia
theater-awi-american-revolution = Rivoluzione Americana
theater-awi-mysore-war = Guerre Anglo-Mysore
theater-awi-antilles-war = Guerra delle Antille

# Da dove viene la Forza in un Teatro.
strength-alliances = spazi Alleanza
strength-keyword = Parola Chiave
strength-conflicts = Conflitti in spazi avversari
strength-squadrons = Squadre Navali
strength-forts = Forti Integri
strength-army = segnalini Guerra
strength-markers = altri segnalini
strength-total = totale

## Luoghi fuori dalla mappa

place-navy-box = Arsenale
place-box = Arsenale
place-turn-track = Tracciato dei Turni
place-unbuilt = Squadre Navali da allestire
place-removed = fuori dal gioco
place-at = { $value }

## Spazi

# Europa
space-ireland-alliance = Irlanda (Alleanza)
space-ireland-prestige = Irlanda (Prestigio)
space-scotland-alliance = Scozia (Alleanza)
space-scotland-prestige = Scozia (Prestigio)
space-denmark-norway = Danimarca-Norvegia
space-sweden = Svezia
space-russia = Russia
space-prussia-alliance = Prussia (Alleanza)
space-prussia-prestige = Prussia (Prestigio)
space-prussia-empire-alliance = Prussia (Alleanza, Impero)
space-prussia-empire-prestige = Prussia (Prestigio, Impero)
space-dutch-republic-alliance = Repubblica Olandese (Alleanza)
space-dutch-republic-prestige = Repubblica Olandese (Prestigio)
space-german-states-2 = Stati Tedeschi (2)
space-german-states-3 = Stati Tedeschi (3)
space-bavaria = Baviera
space-austria-alliance-2 = Austria (Alleanza, 2)
space-austria-alliance-3 = Austria (Alleanza, 3)
space-austria-prestige-silesia = Austria (Prestigio, Slesia)
space-austria-prestige-south = Austria (Prestigio, sud)
space-savoy = Savoia
space-sardinia = Sardegna
space-spain-alliance-a = Spagna (Alleanza A)
space-spain-alliance-b = Spagna (Alleanza B)
space-spain-prestige-2 = Spagna (Prestigio, 2)
space-spain-prestige-3 = Spagna (Prestigio, 3)
space-gibraltar = Gibilterra
space-minorca = Minorca
space-biscay = Biscaglia
space-balearic = Baleari

# Nord America
space-algonquin = Algonchini
space-iroquois = Irochesi
space-sons-of-liberty = Figli della Libertà
space-usa-prestige-2 = USA (Prestigio, 2)
space-usa-prestige-3 = USA (Prestigio, 3)
space-hudson-bay = Baia di Hudson
space-quebec-and-montreal = Québec e Montreal
space-acadia = Acadia
space-northern-colonies = Colonie Settentrionali
space-northern-colonies-map = Colonie Settentr.
space-york-factory = York Factory
space-cataraqui = Cataraqui
space-ile-aux-noix = Île-aux-Noix
space-gulf-of-st-lawrence = Golfo di San Lorenzo
space-northeast-channel = Canale di Nord-Est
space-georges-bank = Georges Bank
space-massachusetts-bay = Baia del Massachusetts
space-chesapeake = Chesapeake
space-hudson-valley = Valle dell’Hudson
space-albany = Albany
space-cumberland = Cumberland
space-allegheny = Allegheny
space-niagara = Niagara
space-oswego = Oswego
space-cabot-strait = Stretto di Caboto
space-gulf-of-maine = Golfo del Maine
space-atlantic-passage = Passaggio Atlantico
space-louisbourg = Louisbourg
space-halifax = Halifax
space-champlain-valley = Valle del Champlain
space-ohio-forks = Ohio Forks

# Caraibi
space-privateers = Corsari
space-buccaneers = Bucanieri
space-louisiana = Louisiana
space-carolinas = Le Caroline
space-carolinas-map = Caroline
space-san-agustin = San Agustín
space-asiento = Asiento
space-st-domingue = Saint-Domingue
space-jamaica = Giamaica
space-guadeloupe = Guadalupa
space-barbados = Barbados
space-st-james = St. James
space-georgia = Georgia
space-cayman-passage = Passaggio delle Cayman
space-cuba-passage-east = Passaggio di Cuba Est
space-bahamas-run-west = Rotta delle Bahamas Ovest
space-bahamas-run-north = Rotta delle Bahamas Nord
space-caicos = Caicos
space-panzacola = Panzacola
space-havana = L’Avana
space-santiago = Santiago
space-puerto-principe = Puerto Príncipe
space-port-de-paix = Port-de-Paix
space-puerto-rico = Porto Rico
space-antigua = Antigua
space-martinique = Martinica
space-st-lucia = Santa Lucia
space-cuba-passage = Passaggio di Cuba
space-gulf-of-cazones = Golfo di Cazones
space-bahamas-run = Rotta delle Bahamas
space-antilles-channel = Canale delle Antille
space-antilles-channel-map = Canale Antille

# India
space-maratha = Maratti
space-nizam = Nizam
space-mysore = Mysore
space-chandernagore = Chandernagore
space-calcutta = Calcutta
space-madras = Madras
space-pondicherry = Pondicherry
space-malacca-route = Rotta per Malacca
space-plassey = Plassey
space-west-bengal = Bengala Occidentale
space-west-bengal-map = Bengala Occ.
space-midnapore = Midnapore
space-kurpa = Kurpa
space-vellore = Vellore
space-kanchipuram = Kanchipuram
space-karaikal = Karaikal
space-tiruchirappalli = Tiruchirappalli
space-calicut = Calicut
space-mangalore = Mangalore
space-hooghly-river = Fiume Hugli
space-malabar-coast = Costa del Malabar
space-arcot = Arcot
space-vandavasi = Vandavasi

# Gli stessi con la preposizione: dove si trova qualcosa.
space-ireland-alliance-in = in Irlanda (Alleanza)
space-ireland-prestige-in = in Irlanda (Prestigio)
space-scotland-alliance-in = in Scozia (Alleanza)
space-scotland-prestige-in = in Scozia (Prestigio)
space-denmark-norway-in = in Danimarca-Norvegia
space-sweden-in = in Svezia
space-russia-in = in Russia
space-prussia-alliance-in = in Prussia (Alleanza)
space-prussia-prestige-in = in Prussia (Prestigio)
space-prussia-empire-alliance-in = in Prussia (Alleanza, Impero)
space-prussia-empire-prestige-in = in Prussia (Prestigio, Impero)
space-dutch-republic-alliance-in = nella Repubblica Olandese (Alleanza)
space-dutch-republic-prestige-in = nella Repubblica Olandese (Prestigio)
space-german-states-2-in = negli Stati Tedeschi (2)
space-german-states-3-in = negli Stati Tedeschi (3)
space-bavaria-in = in Baviera
space-austria-alliance-2-in = in Austria (Alleanza, 2)
space-austria-alliance-3-in = in Austria (Alleanza, 3)
space-austria-prestige-silesia-in = in Austria (Prestigio, Slesia)
space-austria-prestige-south-in = in Austria (Prestigio, sud)
space-savoy-in = in Savoia
space-sardinia-in = in Sardegna
space-spain-alliance-a-in = in Spagna (Alleanza A)
space-spain-alliance-b-in = in Spagna (Alleanza B)
space-spain-prestige-2-in = in Spagna (Prestigio, 2)
space-spain-prestige-3-in = in Spagna (Prestigio, 3)
space-gibraltar-in = a Gibilterra
space-minorca-in = a Minorca
space-biscay-in = in Biscaglia
space-balearic-in = alle Baleari
space-algonquin-in = tra gli Algonchini
space-iroquois-in = tra gli Irochesi
space-sons-of-liberty-in = tra i Figli della Libertà
space-usa-prestige-2-in = negli USA (Prestigio, 2)
space-usa-prestige-3-in = negli USA (Prestigio, 3)
space-hudson-bay-in = nella Baia di Hudson
space-quebec-and-montreal-in = a Québec e Montreal
space-acadia-in = in Acadia
space-northern-colonies-in = nelle Colonie Settentrionali
space-york-factory-in = a York Factory
space-cataraqui-in = a Cataraqui
space-ile-aux-noix-in = a Île-aux-Noix
space-gulf-of-st-lawrence-in = nel Golfo di San Lorenzo
space-northeast-channel-in = nel Canale di Nord-Est
space-georges-bank-in = a Georges Bank
space-massachusetts-bay-in = nella Baia del Massachusetts
space-chesapeake-in = a Chesapeake
space-hudson-valley-in = nella Valle dell’Hudson
space-albany-in = ad Albany
space-cumberland-in = a Cumberland
space-allegheny-in = ad Allegheny
space-niagara-in = a Niagara
space-oswego-in = a Oswego
space-cabot-strait-in = nello Stretto di Caboto
space-gulf-of-maine-in = nel Golfo del Maine
space-atlantic-passage-in = nel Passaggio Atlantico
space-louisbourg-in = a Louisbourg
space-halifax-in = a Halifax
space-champlain-valley-in = nella Valle del Champlain
space-ohio-forks-in = a Ohio Forks
space-privateers-in = tra i Corsari
space-buccaneers-in = tra i Bucanieri
space-louisiana-in = in Louisiana
space-carolinas-in = nelle Caroline
space-san-agustin-in = a San Agustín
space-asiento-in = nell’Asiento
space-st-domingue-in = a Saint-Domingue
space-jamaica-in = in Giamaica
space-guadeloupe-in = in Guadalupa
space-barbados-in = a Barbados
space-st-james-in = a St. James
space-georgia-in = in Georgia
space-cayman-passage-in = nel Passaggio delle Cayman
space-cuba-passage-east-in = nel Passaggio di Cuba Est
space-bahamas-run-west-in = sulla Rotta delle Bahamas Ovest
space-bahamas-run-north-in = sulla Rotta delle Bahamas Nord
space-caicos-in = a Caicos
space-panzacola-in = a Panzacola
space-havana-in = a L’Avana
space-santiago-in = a Santiago
space-puerto-principe-in = a Puerto Príncipe
space-port-de-paix-in = a Port-de-Paix
space-puerto-rico-in = a Porto Rico
space-antigua-in = ad Antigua
space-martinique-in = in Martinica
space-st-lucia-in = a Santa Lucia
space-cuba-passage-in = nel Passaggio di Cuba
space-gulf-of-cazones-in = nel Golfo di Cazones
space-bahamas-run-in = sulla Rotta delle Bahamas
space-antilles-channel-in = nel Canale delle Antille
space-maratha-in = tra i Maratti
space-nizam-in = presso il Nizam
space-mysore-in = nel Mysore
space-chandernagore-in = a Chandernagore
space-calcutta-in = a Calcutta
space-madras-in = a Madras
space-pondicherry-in = a Pondicherry
space-malacca-route-in = sulla Rotta per Malacca
space-plassey-in = a Plassey
space-west-bengal-in = nel Bengala Occidentale
space-midnapore-in = a Midnapore
space-kurpa-in = a Kurpa
space-vellore-in = a Vellore
space-kanchipuram-in = a Kanchipuram
space-karaikal-in = a Karaikal
space-tiruchirappalli-in = a Tiruchirappalli
space-calicut-in = a Calicut
space-mangalore-in = a Mangalore
space-hooghly-river-in = sul Fiume Hugli
space-malabar-coast-in = sulla Costa del Malabar
space-arcot-in = ad Arcot
space-vandavasi-in = a Vandavasi
