# Struggle of Empires: che cosa guarda un computer quando decide, in poche parole; $about è l’area in questione.

judge-track = i punti vittoria
judge-area = i segnalini { $about }
    .about = area-*-in
judge-units = le unità
judge-gold = l’oro
judge-population = la popolazione
judge-tiles = le tessere
judge-alliances = le alleanze locali
judge-actions = le azioni rimaste
judge-attack = un attacco { $about }
    .about = area-*-in
judge-threat = il pericolo { $about }
    .about = area-*-in
judge-colonies = le colonie { $about }
    .about = area-*-in
judge-bid = il prezzo dell’offerta
judge-rivals = la scelta dei nemici
judge-help = l’aiuto { $about }
    .about = area-*-in
judge-unrest = il malcontento
