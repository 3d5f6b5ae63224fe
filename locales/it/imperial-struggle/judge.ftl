# Imperial Struggle: che cosa guarda un computer quando decide, in poche parole; $about è la cosa in questione.

judge-track = i Punti Vittoria
judge-award = l’Obiettivo { $about }
    .about = region-*-title
judge-region = la Regione { $about }
    .about = region-*-title
judge-prestige = il Prestigio
judge-demand = la Domanda di { $about }
    .about = commodity-*
judge-commodity = il commercio di { $about }
    .about = commodity-*
judge-theater = il Teatro { $about }
    .about = theater-*
judge-final = il Punteggio Finale
judge-credit = il Debito Disponibile
judge-treaty = i Punti Trattato
judge-cards = le carte in mano
judge-ministers = i Ministeri
judge-advantages = i Vantaggi
judge-squadrons = le Squadre Navali
judge-forts = i Forti
judge-territories = i Territori
judge-conflicts = i Conflitti
judge-spaces = le Bandiere sulla mappa
judge-rounds = gli Investimenti che restano
