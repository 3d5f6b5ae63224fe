# Struggle of Empires: worauf ein Computer sieht, wenn er entscheidet, in wenigen Worten; $about ist das Gebiet.

judge-track = Siegpunkte
judge-area = Marker { $about }
    .about = area-*-in
judge-units = Einheiten
judge-gold = Gold
judge-population = Bevölkerung
judge-tiles = Plättchen
judge-alliances = lokale Bündnisse
judge-actions = übrige Aktionen
judge-attack = ein Angriff { $about }
    .about = area-*-in
judge-threat = die Gefahr { $about }
    .about = area-*-in
judge-colonies = Kolonien { $about }
    .about = area-*-in
judge-bid = der Preis des Gebots
judge-rivals = die Wahl der Gegner
judge-help = Hilfe { $about }
    .about = area-*-in
judge-unrest = Unruhe
