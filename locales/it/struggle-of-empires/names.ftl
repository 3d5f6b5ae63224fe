# Struggle of Empires: i nomi delle cose del gioco.

struggle-of-empires = Struggle of Empires

# I tipi di cose, nell’ordine in cui si cerca un identificativo senza tipo.
kinds = power area home kind tile token alliance counter reward row front battle-side verdict sea place

## Potenze

power-britain = Gran Bretagna
power-france = Francia
power-spain = Spagna
power-russia = Russia
power-austria = Austria
power-prussia = Prussia
power-united-provinces = Olanda
power-none = nessuno

# Le stesse all’inizio di una frase.
power-britain-subject = La Gran Bretagna
power-france-subject = La Francia
power-spain-subject = La Spagna
power-russia-subject = La Russia
power-austria-subject = L’Austria
power-prussia-subject = La Prussia
power-united-provinces-subject = L’Olanda

# Le stesse con l’articolo, secondo il posto nella frase.
power-britain-the = la Gran Bretagna
power-france-the = la Francia
power-spain-the = la Spagna
power-russia-the = la Russia
power-austria-the = l’Austria
power-prussia-the = la Prussia
power-united-provinces-the = l’Olanda
power-britain-of = della Gran Bretagna
power-france-of = della Francia
power-spain-of = della Spagna
power-russia-of = della Russia
power-austria-of = dell’Austria
power-prussia-of = della Prussia
power-united-provinces-of = dell’Olanda
power-britain-to = alla Gran Bretagna
power-france-to = alla Francia
power-spain-to = alla Spagna
power-russia-to = alla Russia
power-austria-to = all’Austria
power-prussia-to = alla Prussia
power-united-provinces-to = all’Olanda

# Le stesse come titoli.
power-britain-title = Gran Bretagna
power-france-title = Francia
power-spain-title = Spagna
power-russia-title = Russia
power-austria-title = Austria
power-prussia-title = Prussia
power-united-provinces-title = Olanda

## Aree

area-german-states = Stati tedeschi
area-central-europe = Europa centrale
area-mediterranean = Mediterraneo
area-baltic = Baltico
area-ottoman-empire = Impero ottomano
area-north-america = Nord America
area-caribbean = Caraibi
area-south-america = Sud America
area-africa = Africa
area-india = India
area-east-indies = Indie orientali

# Le stesse come luogo.
area-german-states-in = negli Stati tedeschi
area-central-europe-in = nell’Europa centrale
area-mediterranean-in = nel Mediterraneo
area-baltic-in = nel Baltico
area-ottoman-empire-in = nell’Impero ottomano
area-north-america-in = nel Nord America
area-caribbean-in = nei Caraibi
area-south-america-in = nel Sud America
area-africa-in = in Africa
area-india-in = in India
area-east-indies-in = nelle Indie orientali

# Le stesse come titoli.
area-german-states-title = Stati tedeschi
area-central-europe-title = Europa centrale
area-mediterranean-title = Mediterraneo
area-baltic-title = Baltico
area-ottoman-empire-title = Impero ottomano
area-north-america-title = Nord America
area-caribbean-title = Caraibi
area-south-america-title = Sud America
area-africa-title = Africa
area-india-title = India
area-east-indies-title = Indie orientali

# Dove può stare un’unità.
place-home = patria
place-german-states = Stati tedeschi
place-central-europe = Europa centrale
place-mediterranean = Mediterraneo
place-baltic = Baltico
place-ottoman-empire = Impero ottomano
place-north-america = Nord America
place-caribbean = Caraibi
place-south-america = Sud America
place-africa = Africa
place-india = India
place-east-indies = Indie orientali

# Lo stesso come luogo.
place-home-in = in patria
place-german-states-in = negli Stati tedeschi
place-central-europe-in = nell’Europa centrale
place-mediterranean-in = nel Mediterraneo
place-baltic-in = nel Baltico
place-ottoman-empire-in = nell’Impero ottomano
place-north-america-in = nel Nord America
place-caribbean-in = nei Caraibi
place-south-america-in = nel Sud America
place-africa-in = in Africa
place-india-in = in India
place-east-indies-in = nelle Indie orientali

## Unità

kind-army = armata
kind-navy = flotta
kind-fort = forte

## Tessere

tile-company-baltic = Compagnia del Baltico
tile-company-east-indies = Compagnia delle Indie orientali
tile-company-slaves = Commercio della Costa d’Oro
tile-company-gold-mines = Miniere d’oro
tile-company-levant = Compagnia del Levante
tile-company-sugar = Piantagioni di zucchero
tile-company-tobacco = Campi di tabacco
tile-diplomatic-service = Servizio diplomatico
tile-improved-agriculture = Agricoltura migliorata
tile-mercenaries = Mercenari
tile-pressgangs = Arruolamento forzato
tile-reserves = Riserve
tile-trained-natives = Milizia indigena
tile-war-office = Ministero della guerra
tile-government-reform = Riforma del governo
tile-industry = Industria
tile-army-training = Addestramento dell’esercito
tile-banking = Banche
tile-logistics = Logistica
tile-militia = Milizia
tile-naval-training = Addestramento navale
tile-navigation = Navigazione
tile-blockade = Blocco navale
tile-fighting-withdrawal = Ritirata combattendo
tile-surprise-attack = Attacco a sorpresa

tile-company-baltic-help = Una volta per guerra: 1 oro per ogni tuo segnalino nel Baltico.
tile-company-east-indies-help = Una volta per guerra: 1 oro per ogni tuo segnalino in India, oppure nelle Indie orientali.
tile-company-slaves-help = Una volta per guerra: 1 oro per ogni tuo segnalino in Africa.
tile-company-gold-mines-help = Una volta per guerra: 1 oro per ogni tuo segnalino nel Sud America.
tile-company-levant-help = Una volta per guerra: 1 oro per ogni tuo segnalino nell’Impero ottomano, oppure nel Mediterraneo.
tile-company-sugar-help = Una volta per guerra: 1 oro per ogni tuo segnalino nei Caraibi.
tile-company-tobacco-help = Una volta per guerra: 1 oro per ogni tuo segnalino nel Nord America.
tile-diplomatic-service-help = Una volta per guerra: stringi un’alleanza locale senza usare un’azione; il prezzo lo paghi comunque.
tile-improved-agriculture-help = Una volta per guerra: guadagni 1 popolazione. Nella Deluxe ne guadagni 1 anche quando la prendi, e l’Industria vale di più.
tile-mercenaries-help = Una volta per guerra: costruisci un’armata senza popolazione e muovila.
tile-pressgangs-help = Una volta per guerra: costruisci una flotta senza popolazione e muovila.
tile-reserves-help = Una volta per guerra, dopo i dadi di un combattimento: entrambe le parti tirano di nuovo.
tile-trained-natives-help = Una volta per guerra: costruisci un’armata senza popolazione in una colonia dove hai un segnalino o un’unità; può proseguire.
tile-war-office-help = Una volta per guerra: un attacco che non costa né azione né oro.
tile-government-reform-help = Perdi subito 2 punti di malcontento.
tile-industry-help = Guadagni subito 3 punti vittoria. Nella Deluxe 1 in più per ogni Agricoltura migliorata.
tile-army-training-help = A terra, chi ne ha di più tra attaccante e difensore aggiunge 1.
tile-banking-help = Ogni tassazione dà 3 oro invece di 2.
tile-logistics-help = Muovi un’unità in più con ogni azione di movimento.
tile-militia-help = Dopo un’azione di costruzione, costruisci un’altra armata per 1 popolazione.
tile-naval-training-help = In mare, chi ne ha di più tra attaccante e difensore aggiunge 1.
tile-navigation-help = Aggiunge 2 al secondo dado di una prova di mare.
tile-blockade-help = O il tuo appoggio navale vale doppio in un combattimento a terra, o chiudi una colonia alle unità di terra di chi non è tuo alleato.
tile-fighting-withdrawal-help = In difesa, dopo i dadi: la tua parte non perde unità. Un segnalino controllo si perde comunque.
tile-surprise-attack-help = In attacco: nessuno può unirsi al difensore.

## Gettoni segreti

token-pirates = Pirati
token-revolt = Rivolta
token-pirates-help = Un colpo navale di forza 1 contro un segnalino controllo in qualsiasi colonia.
token-revolt-help = Un colpo a terra di forza 3 contro un segnalino controllo in una colonia americana.

## Alleanze locali

alliance-native-americans = Nativi americani
alliance-indian-nawab = Nababbo indiano
alliance-bavaria = Baviera
alliance-saxony = Sassonia
alliance-naples = Napoli
alliance-gauchos = Gauchos
alliance-portugal = Portogallo
alliance-sweden = Svezia
alliance-denmark = Danimarca
alliance-ottoman = Ottomani
alliance-cossacks = Cosacchi

## Che cosa si attacca

target-neutral = { $value }
target-power = { $value }
    .value = power-*
target-token = { $value }
    .value = token-*

## Ricompense, file, fronti, parti, esiti

reward-none = nulla
reward-gold3 = 3 oro
reward-vp1 = 1 PV

row-red = rosso
row-blue = blu

front-sea = in mare
front-land = a terra

battle-side-attacker = attaccante
battle-side-defender = difensore
battle-side-none = nessuno

# Le stesse con la preposizione: a chi ci si unisce.
battle-side-attacker-to = all’attaccante
battle-side-defender-to = al difensore

verdict-attacker = vince l’attaccante
verdict-tie = parità
verdict-defender = vince il difensore

# Che cosa fa il mare di un’unità.
sea-success = arriva
sea-stay = deve restare
sea-sink = sta affondando
