# Le scritte del tabellone nel browser.

# Le schede di un telefono.
tab-dock = Agisci
tab-panels = Potenze

## Il foglio

board-map = Mappa di Struggle of Empires
board-charts = Mappe
board-chart-americas = Americhe
board-chart-europe = Europa
board-chart-africa = Africa
board-chart-india = India
board-chart-east-indies = Indie or.
board-chart-americas-title = Le Americhe
board-chart-europe-title = Europa
board-chart-africa-title = Africa
board-chart-india-title = India
board-chart-east-indies-title = Indie orientali
board-zoom-in = Ingrandisci
board-zoom-fit = Mostra tutta la mappa
board-zoom-out = Rimpicciolisci
board-close = Chiudi
board-home = Patria
board-home-of = Patria: { $power }
board-legal = possibile ora
board-count-armies = { $count ->
    [one] 1 armata
   *[other] { $count } armate
  }
board-count-navies = { $count ->
    [one] 1 flotta
   *[other] { $count } flotte
  }
board-count-forts = { $count ->
    [one] 1 forte
   *[other] { $count } forti
  }
board-count-markers = { $count ->
    [0] nessun segnalino controllo
    [one] 1 segnalino controllo
   *[other] { $count } segnalini controllo
  }
board-vp-now = { $vp ->
    [one] 1 punto ora
   *[other] { $vp } punti ora
  }
board-vp-values = Vale { $values } punti
board-scores-now = Se si contasse ora:
board-counter-defence = neutrale { $value }
board-counter-colonize = segnalino COL
board-counter-gold-coast = segnalino GCC
board-counter-reward = { $what } ({ $reward })
board-short-colonize = COL
board-short-gold-coast = GCC
board-neutral = un segnalino neutrale
board-alliance-free = alleanza locale { $alliance }, libera
board-alliance-of = { $alliance }: alleanza ({ $power })
board-alliance-for = { $alliance }: { $gold ->
    [0] alleanza gratuita
   *[other] alleanza per { $gold } oro
  }
board-token-on = { $token } su un segnalino: { $power }
board-blockade-of = blocco navale: { $power }
board-reach-free = libero
board-reach-check = dado del mare
board-chance = Riuscita: { $success }% se nessuno si unisce

## Domande senza una frase propria

board-prompt = Si attende: { $powers }.
board-prompt-mine = Tocca a te decidere.

## Decisioni

board-group-units = Unità
board-group-attack = Attacchi
board-group-colonies = Colonie
board-group-tiles = Tessere
board-group-locals = Alleanze locali
board-group-auction = Asta
board-group-other = Altro
board-decide = Da decidere
board-taxed = L’oro non basta: si riscuotono tasse, che portano malcontento.
board-unit-gold = oro
board-unit-population = popolazione
board-unit-unrest = malcontento
board-free = gratis
board-waiting-for = Si attende: { $powers }.

## Preparazione

board-choose-power = Scegli la tua potenza
board-taken-by-seat = { $power }: posto { $seat }
board-start-markers = Segnalini iniziali: { $power }
board-give-back = restituisci
board-goes-back = torna indietro
board-draft = La tua mano
board-draft-passed = { $count ->
    [0] prima scelta
    [one] passata una volta
   *[other] passata { $count } volte
  }
board-drafted = Scelti
board-place = Piazza un’unità
board-place-help = prendi un’unità, poi premi un’area che brilla
board-in-supply = { $count } nella riserva

## Asta

board-auction = Asta { $number } di { $of }
board-auction-opener = apre: { $power }
board-bids = Offerte
board-passes = passa
board-no-bid = ancora nessuna offerta
board-nobody = nessuno
board-your-bid = La tua offerta
board-your-gold = almeno { $least }, hai { $gold }
board-bid = Offri { $gold }
board-bid-taxed = Più di quanto hai: si riscuoterebbero tasse, che portano malcontento.
board-less = Meno
board-more = Più
board-propose = La tua proposta
board-propose-for = per un’offerta di { $gold }

## Il turno

board-turn-of = Turno: { $power }
board-actions-left = { $count ->
    [0] nessuna azione rimasta
    [one] 1 azione rimasta
   *[other] { $count } azioni rimaste
  }
board-march = Unità in cammino ({ $unit }, da: { $from }): premi dove va.
board-march-sea = Il mare decide di un’unità ({ $unit }, { $from } → { $to }):
board-on-map = Premi ciò che brilla sulla mappa per
board-hint-move = muovere
board-hint-rebuild = ricostruire
board-hint-attack = attaccare
board-hint-war-office = attaccare con il Ministero della guerra
board-hint-colonize = colonizzare
board-hint-commerce = commerciare
board-hint-incite = aizzare
board-hint-natives = arruolare la Milizia indigena
board-hint-blockade = bloccare una colonia
board-hint-deploy = mandarvi l’unità
board-tiles = Tessere
board-tiles-help = hai { $gold } oro, { $population } popolazione; tratteggiate: solo con tasse
board-used-by = usata in questo round: { $power }

## Attacco

board-attack-land = Attacco a terra: { $target }, { $area }
board-attack-sea = Combattimento in mare: { $target }, { $area }
board-strike-on = Colpo: { $target }, { $area }
board-committed = { $power } si unisce con { $navies ->
    [0] { $armies ->
        [one] 1 armata
       *[other] { $armies } armate
      }
   *[other] { $navies } in mare e { $armies } a terra
  }
board-stays-out = { $power } resta fuori
board-prize-marker = per un segnalino controllo
board-prize-none = nessun segnalino da vincere
board-part-own-land = Armate
board-part-own-sea = Flotte
board-part-allies = Dagli alleati
board-part-non-players = Potenze senza giocatore
board-part-forts = Forti
board-part-printed = Valore stampato
board-part-support = Appoggio navale
board-part-alliances = Alleanze locali
board-part-training = Addestramento
board-part-nothing = Nulla
board-part-dice = Differenza dei dadi
board-strength = Forza
board-against = contro
board-win = vittoria { $percent }%
board-odds = Probabilità: vittoria { $win }%, parità { $tie }%, sconfitta { $lose }%
board-odds-help = Vittoria, parità, sconfitta. Ogni parte aggiunge la differenza dei suoi due dadi; un sette costa un’unità a chi lo tira.
board-land-after = A terra, dopo il combattimento in mare:
board-sea-won = vinto
board-sea-tied = pari
board-sea-lost = perso
board-success = L’attacco riesce: { $percent }% dei tiri.
board-losses = Unità ancora da perdere: attaccante { $attacker }, difensore { $defender }.
board-dice = Dadi { $a } e { $b }: aggiunge { $gap }
board-dice-seven = Dadi { $a } e { $b }: aggiunge { $gap }, e un sette costa un’unità
board-commit-attacker = Ti unisci all’attaccante?
board-commit-defender = Ti unisci al difensore?
board-report = ha attaccato { $target }, { $area }
board-report-won = L’attacco è riuscito.
board-report-held = L’attacco è fallito.
board-report-losses = Perdite:

## Pannelli

board-wars = Guerre
board-rounds = Round
board-war = Guerra { $war }
board-war-round = Guerra { $war }, round { $round }
board-war-scored = Guerra { $war }: punti vittoria
board-auctions = Aste
board-grand-alliances = Grandi Alleanze
board-left-to-right = i turni vanno da sinistra a destra
board-powers = Potenze
board-you = tu
board-non-player = senza giocatore
board-used = usata in questa guerra
board-supply = Nella riserva
board-supply-armies = armate nella riserva
board-supply-navies = flotte nella riserva
board-supply-forts = forti nella riserva
board-unrest-known = { $points ->
    [one] 1 punto di malcontento
   *[other] { $points } punti di malcontento
  }
board-unrest-unknown = { $drawn } pescati, { $returned } restituiti; i punti sono nascosti
board-unrest-values = Malcontento pescato: { $none } × 0, { $one } × 1, { $two } × 2.
board-income = Entrate { $income }, mantenimento { $maintenance }: { $after } oro dopo questa guerra.
board-income-taxes = { $count ->
    [one] Serve una tassazione.
   *[other] Servono { $count } tassazioni.
  }
board-points = punti vittoria
board-points-now = punti vittoria, e quelli in più se la guerra finisse ora
board-standing = Se la guerra finisse ora
board-standing-help = punti dalla mappa
board-sum = Mappa
board-with-points = Con i punti finora
board-points-after = Punti dopo la guerra
board-locals = Alleanze locali
board-locals-help = fino alla fine della guerra
board-either = anche in mare
board-do-ally = Alleanza
board-do-diplomacy = Alleanza (Servizio diplomatico)
board-bag = { $count ->
    [one] 1 segnalino neutrale nel sacchetto.
   *[other] { $count } segnalini neutrali nel sacchetto.
  }
board-unrest-bag = { $count ->
    [one] Resta 1 gettone di malcontento.
   *[other] Restano { $count } gettoni di malcontento.
  }
board-edition-deluxe = Edizione Deluxe, { $players } giocatori.
board-edition-original = Edizione originale, { $players } giocatori.

## La galleria

board-gallery = Tessere e segnalini
board-gallery-open = Tutte le tessere e i segnalini
board-gallery-tiles = Tessere
board-gallery-markers = Segnalini neutrali
board-gallery-unrest = Malcontento
board-tile-left = { $count ->
    [0] nessuna rimasta
    [one] ne resta 1
   *[other] ne restano { $count }
  }
board-tile-held = { $power }: { $count }
board-tile-held-used = { $power }: { $count }, di cui { $used } già usate in questa guerra
board-marker-bag = nel sacchetto
board-marker-map = sulla mappa
board-marker-taken = non più in gioco
board-markers-hidden = Si stanno scegliendo i segnalini: fino ad allora ciò che resta nel sacchetto è nascosto.
board-unrest-open = Il malcontento si conta apertamente, in punti; non c’è sacchetto.

## La fine

board-ending = Punteggio finale
board-ending-other = altro
board-ending-penalty = persi
board-ending-total = punti
board-ending-help = Punti della mappa per guerra, poi Industria e ricompense; il malcontento rivelato, e i punti che è costato.
board-revolution = rivoluzione

## I segni della mappa

board-legend-control = Una potenza e quanti segnalini controllo ha qui
board-legend-army = Armata
board-legend-navy = Flotta
board-legend-fort = Forte
board-legend-neutral = Segnalino neutrale con la sua difesa
board-legend-reward-gold = Chi lo prende riceve 3 oro
board-legend-reward-vp = Chi lo prende riceve 1 PV
board-legend-colonize = Segnalino da colonizzare, non da attaccare
board-legend-gold-coast = Segnalino del commercio della Costa d’Oro
board-legend-alliance-free = Alleanza locale di nessuno
board-legend-pirates = Pirati, con il segnalino colpito
board-legend-revolt = Rivolta, con il segnalino colpito
board-legend-alliance = Alleanza locale della potenza su questa riga
board-legend-blockade = Blocco navale della potenza su questa riga
board-legend-unrest = Malcontento, sulla plancia di una potenza
board-legend-points = Punti per il primo, il secondo e il terzo per segnalini controllo
board-legend-score = Punti che una potenza otterrebbe qui adesso
board-legend-legal = Qui puoi agire
board-legend-chosen = Scelto: il suo prezzo è mostrato
board-legend-fresh = Cambiato dal tuo ultimo turno
