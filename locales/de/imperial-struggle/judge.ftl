# Imperial Struggle: worauf ein Computer sieht, wenn er entscheidet, in wenigen Worten; $about ist, worum es geht.

judge-track = Siegpunkte
judge-award = Award { $about }
    .about = region-*-title
judge-region = Region { $about }
    .about = region-*
judge-prestige = Prestige
judge-demand = Nachfrage: { $about }
    .about = commodity-*
judge-commodity = Handel: { $about }
    .about = commodity-*
judge-theater = Schauplatz { $about }
    .about = theater-*
judge-final = Schlusswertung
judge-credit = freies Debt
judge-treaty = Treaty-Punkte
judge-cards = Handkarten
judge-ministers = Ministries
judge-advantages = Advantages
judge-squadrons = Squadrons
judge-forts = Forts
judge-territories = Territorien
judge-conflicts = Konfliktmarker
judge-spaces = Flaggen auf der Karte
judge-rounds = die kommenden Tiles
