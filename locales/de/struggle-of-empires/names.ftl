# Struggle of Empires: wie die Dinge des Spiels heißen.

struggle-of-empires = Struggle of Empires

# Die Arten von Dingen, in der Reihenfolge, in der eine bloße Kennung gesucht wird.
kinds = power area home kind tile token alliance counter reward row front battle-side verdict sea place

## Mächte

power-britain = Großbritannien
power-france = Frankreich
power-spain = Spanien
power-russia = Russland
power-austria = Österreich
power-prussia = Preußen
power-united-provinces = Holland
power-none = niemand

# Dieselben am Anfang eines Satzes.
power-britain-subject = Großbritannien
power-france-subject = Frankreich
power-spain-subject = Spanien
power-russia-subject = Russland
power-austria-subject = Österreich
power-prussia-subject = Preußen
power-united-provinces-subject = Holland

# Dieselben als Überschriften.
power-britain-title = Großbritannien
power-france-title = Frankreich
power-spain-title = Spanien
power-russia-title = Russland
power-austria-title = Österreich
power-prussia-title = Preußen
power-united-provinces-title = Holland

## Gebiete

area-german-states = Deutsche Staaten
area-central-europe = Mitteleuropa
area-mediterranean = Mittelmeer
area-baltic = Ostsee
area-ottoman-empire = Osmanisches Reich
area-north-america = Nordamerika
area-caribbean = Karibik
area-south-america = Südamerika
area-africa = Afrika
area-india = Indien
area-east-indies = Ostindien

# Dieselben als Ort.
area-german-states-in = in den Deutschen Staaten
area-central-europe-in = in Mitteleuropa
area-mediterranean-in = im Mittelmeer
area-baltic-in = in der Ostsee
area-ottoman-empire-in = im Osmanischen Reich
area-north-america-in = in Nordamerika
area-caribbean-in = in der Karibik
area-south-america-in = in Südamerika
area-africa-in = in Afrika
area-india-in = in Indien
area-east-indies-in = in Ostindien

# Dieselben als Überschriften.
area-german-states-title = Deutsche Staaten
area-central-europe-title = Mitteleuropa
area-mediterranean-title = Mittelmeer
area-baltic-title = Ostsee
area-ottoman-empire-title = Osmanisches Reich
area-north-america-title = Nordamerika
area-caribbean-title = Karibik
area-south-america-title = Südamerika
area-africa-title = Afrika
area-india-title = Indien
area-east-indies-title = Ostindien

# Wo eine Einheit sein kann.
place-home = Heimat
place-german-states = Deutsche Staaten
place-central-europe = Mitteleuropa
place-mediterranean = Mittelmeer
place-baltic = Ostsee
place-ottoman-empire = Osmanisches Reich
place-north-america = Nordamerika
place-caribbean = Karibik
place-south-america = Südamerika
place-africa = Afrika
place-india = Indien
place-east-indies = Ostindien

# Dasselbe als Ort.
place-home-in = in der Heimat
place-german-states-in = in den Deutschen Staaten
place-central-europe-in = in Mitteleuropa
place-mediterranean-in = im Mittelmeer
place-baltic-in = in der Ostsee
place-ottoman-empire-in = im Osmanischen Reich
place-north-america-in = in Nordamerika
place-caribbean-in = in der Karibik
place-south-america-in = in Südamerika
place-africa-in = in Afrika
place-india-in = in Indien
place-east-indies-in = in Ostindien

## Einheiten

kind-army = Armee
kind-navy = Flotte
kind-fort = Fort

## Plättchen

tile-company-baltic = Ostseekompanie
tile-company-east-indies = Ostindienkompanie
tile-company-slaves = Goldküstenhandel
tile-company-gold-mines = Goldminen
tile-company-levant = Levantekompanie
tile-company-sugar = Zuckerplantagen
tile-company-tobacco = Tabakfelder
tile-diplomatic-service = Diplomatischer Dienst
tile-improved-agriculture = Verbesserte Landwirtschaft
tile-mercenaries = Söldner
tile-pressgangs = Presskommandos
tile-reserves = Reserven
tile-trained-natives = Einheimischenmiliz
tile-war-office = Kriegsministerium
tile-government-reform = Regierungsreform
tile-industry = Industrie
tile-army-training = Armeeausbildung
tile-banking = Bankwesen
tile-logistics = Logistik
tile-militia = Miliz
tile-naval-training = Flottenausbildung
tile-navigation = Navigation
tile-blockade = Blockade
tile-fighting-withdrawal = Geordneter Rückzug
tile-surprise-attack = Überraschungsangriff

tile-company-baltic-help = Einmal pro Krieg: 1 Gold für jeden deiner Marker in der Ostsee.
tile-company-east-indies-help = Einmal pro Krieg: 1 Gold für jeden deiner Marker in Indien oder in Ostindien.
tile-company-slaves-help = Einmal pro Krieg: 1 Gold für jeden deiner Marker in Afrika.
tile-company-gold-mines-help = Einmal pro Krieg: 1 Gold für jeden deiner Marker in Südamerika.
tile-company-levant-help = Einmal pro Krieg: 1 Gold für jeden deiner Marker im Osmanischen Reich oder im Mittelmeer.
tile-company-sugar-help = Einmal pro Krieg: 1 Gold für jeden deiner Marker in der Karibik.
tile-company-tobacco-help = Einmal pro Krieg: 1 Gold für jeden deiner Marker in Nordamerika.
tile-diplomatic-service-help = Einmal pro Krieg: Schließe ein lokales Bündnis ohne Aktion; der Preis ist zu zahlen.
tile-improved-agriculture-help = Einmal pro Krieg: Du bekommst 1 Bevölkerung. In der Deluxe-Ausgabe auch 1 beim Nehmen, und die Industrie ist mehr wert.
tile-mercenaries-help = Einmal pro Krieg: Baue eine Armee ohne Bevölkerung und bewege sie.
tile-pressgangs-help = Einmal pro Krieg: Baue eine Flotte ohne Bevölkerung und bewege sie.
tile-reserves-help = Einmal pro Krieg, nach den Würfeln eines Kampfes: Beide Seiten würfeln neu.
tile-trained-natives-help = Einmal pro Krieg: Baue eine Armee ohne Bevölkerung in einer Kolonie, in der du einen Marker oder eine Einheit hast; sie darf weiterziehen.
tile-war-office-help = Einmal pro Krieg: ein Angriff, der weder Aktion noch Gold kostet.
tile-government-reform-help = Du verlierst sofort 2 Punkte Unruhe.
tile-industry-help = Du bekommst sofort 3 Siegpunkte. In der Deluxe-Ausgabe 1 mehr für jede Verbesserte Landwirtschaft.
tile-army-training-help = An Land addiert 1, wer von Angreifer und Verteidiger mehr davon hat.
tile-banking-help = Jede Besteuerung gibt 3 Gold statt 2.
tile-logistics-help = Bewege mit jeder Bewegungsaktion eine Einheit mehr.
tile-militia-help = Nach einer Bauaktion: Baue eine weitere Armee für 1 Bevölkerung.
tile-naval-training-help = Auf See addiert 1, wer von Angreifer und Verteidiger mehr davon hat.
tile-navigation-help = Addiert 2 zum zweiten Würfel einer Seeprobe.
tile-blockade-help = Entweder zählt deine Flottenunterstützung in einem Landkampf doppelt, oder du sperrst eine Kolonie für Landeinheiten aller, die nicht mit dir verbündet sind.
tile-fighting-withdrawal-help = In der Verteidigung, nach den Würfeln: Deine Seite verliert keine Einheiten. Ein Kontrollmarker geht trotzdem verloren.
tile-surprise-attack-help = Im Angriff: Niemand darf sich der Verteidigung anschließen.

## Verdeckte Chips

token-pirates = Piraten
token-revolt = Aufstand
token-pirates-help = Ein Schlag zur See mit Stärke 1 gegen einen Kontrollmarker in einer beliebigen Kolonie.
token-revolt-help = Ein Schlag an Land mit Stärke 3 gegen einen Kontrollmarker in einer amerikanischen Kolonie.

## Lokale Bündnisse

alliance-native-americans = Indigene Amerikaner
alliance-indian-nawab = Indischer Nawab
alliance-bavaria = Bayern
alliance-saxony = Sachsen
alliance-naples = Neapel
alliance-gauchos = Gauchos
alliance-portugal = Portugal
alliance-sweden = Schweden
alliance-denmark = Dänemark
alliance-ottoman = Osmanen
alliance-cossacks = Kosaken

## Was angegriffen wird

target-neutral = { $value }
target-power = { $value }
    .value = power-*
target-token = { $value }
    .value = token-*

## Belohnungen, Reihen, Fronten, Seiten, Ergebnisse

reward-none = nichts
reward-gold3 = 3 Gold
reward-vp1 = 1 SP

row-red = rot
row-blue = blau

front-sea = auf See
front-land = an Land

battle-side-attacker = Angriff
battle-side-defender = Verteidigung
battle-side-none = niemand

verdict-attacker = der Angriff gewinnt
verdict-tie = Gleichstand
verdict-defender = die Verteidigung gewinnt

# Was das Meer mit einer Einheit tut.
sea-success = angekommen
sea-stay = aufgehalten
sea-sink = am Sinken
