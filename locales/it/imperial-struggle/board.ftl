# Le scritte del tabellone nel browser.

## Il foglio

board-map = Mappa di Imperial Struggle
board-regions = Regioni
board-region-europe = Europa
board-region-north-america = N. America
board-region-caribbean = Caraibi
board-region-india = India
board-level = parità
board-lead-of = margine di { $margin }
board-zoom-in = Ingrandisci
board-zoom-fit = Mostra tutta la mappa
board-zoom-out = Rimpicciolisci
board-close = Chiudi
board-from-turn = dal turno { $turn }
board-kind-of = { $kind } ({ $what })
board-cost = costo { $cost }
board-free = libero
board-unbuilt = non costruito
board-locked = non ancora in gioco
board-protected = protetto
board-isolated = isolato
board-legal = possibile ora
board-legal-for = possibile ora per { $price }
board-counts-in = Vale in: { $wars }
board-needs = Richiede { $spaces }
board-advantage = Vantaggio
board-held-by = in mano a: { $side }
board-exhausted = eseguito

## La plancia

board-decide = Da decidere
board-round = Round Azione
board-tiles = Investimenti
board-tiles-left = { $count ->
    [0] tutti presi
    [one] ne resta uno
   *[other] ne restano { $count }
  }
board-taken-by = preso da: { $side }
board-taken-in = preso da: { $side }, Round Azione { $round }
board-tile-help-major = Per quante cose vuoi; solo con questa puoi Ammainare Bandiere avversarie.
board-tile-help-minor = Per una cosa sola; non può Ammainare Bandiere avversarie.
board-tile-help-event = Puoi giocare una carta Evento.
board-tile-help-upgrade = Pesca una Truppa per un Teatro e tieni quella o la Truppa che vi si trova.
board-hand = La tua mano
board-hand-of = Mano: { $side }
board-events = { $count ->
    [one] 1 evento
   *[other] { $count } eventi
  }
board-ministries = I tuoi Ministeri
board-ministries-of = Ministeri: { $side }
board-choose-ministries = Scegli i tuoi Ministeri
board-face-down = coperto
board-secret = segreto
board-picked = scelto
board-needs-action = Azione { $ap }
board-bonus = Bonus:
board-bonus-if = Bonus se:
board-slot-major = maggiore
board-slot-minor = minore
board-slot-event = evento
board-slot-bought = convertita
board-debt-left = Debito ancora disponibile
board-credit-help = Debito ancora disponibile e Punti Trattato: entrambi aiutano a pagare.
board-debt = Debito
board-trp = Punti Trattato
board-vp = PV
board-cp = PC
board-unflag = ammaina
board-do-ministry = scegli
board-do-reveal = rivela
board-do-exchange = cambia
board-do-use = usa
board-do-several = rivela o usa

## Decisioni senza un posto proprio, più di una per tipo

board-verb-assign = Assegna una Truppa
board-verb-bid = Offri
board-verb-side = Scegli una Potenza
board-verb-first = Chi comincia
board-verb-pass = Passa
board-verb-draw-event = Pesca una carta Evento
board-verb-buy-tile = Compra un Comando Bonus
board-verb-squadron = Allestisci una Squadra Navale
board-verb-uprising = Conteggia le rivolte
board-verb-convert = Converti Punti Azione
board-verb-upgrade = Riforma Militare
board-verb-swap = Scambia Truppe
board-verb-place = Piazza il Comando Bonus
board-verb-move = Sposta un Comando Bonus
board-verb-theater = Scegli un Teatro
board-verb-return-tile = Rimetti un Comando Bonus
board-verb-option = Scegli
board-verb-commodity = Scegli una Merce
board-verb-fleet = Scegli una Squadra Navale
board-verb-keep = Tieni
board-verb-uprisings = Rivolte Giacobite

## Guerre

board-wins-by = { $side }, margine { $margin }
board-margin = margine
board-stage-waiting = segnalini coperti
board-stage-revealed = segnalini scoperti
board-stage-fought = nessuno vince
board-stage-resolved = nessun vincitore
board-on-map = { $count ->
    [one] Uno spazio brilla sulla mappa.
   *[other] { $count } spazi brillano sulla mappa.
  }
board-known-strength = forza nota
board-unplaced = { $count ->
    [one] 1 segnalino Guerra da piazzare
   *[other] { $count } segnalini Guerra da piazzare
  }
board-tile-hidden = Segnalino Guerra coperto ({ $side })
board-basic-tiles = Truppe
board-own-basic-pool = nella tua riserva
board-own-bonus-pool = Comandi Bonus nella tua riserva
board-own-removed = fuori dal gioco

## La barra

board-victory = Vittoria
board-victory-note = La Gran Bretagna vince a 0, la Francia a 30
board-vp-of-30 = { $vp } Punti Vittoria su 30
board-if-final = { $vp } se finisse ora
board-initiative = ha l’Iniziativa
board-debt-of = Debito { $debt } su { $limit }
board-navy-box = { $count } in Arsenale
board-unbuilt-squadrons = { $count } da allestire
board-away = { $count ->
    [one] 1 lontana fino al prossimo turno
   *[other] { $count } lontane fino al prossimo turno
  }
board-removed = { $count } fuori dal gioco
board-awards = Obiettivi
board-scored-this-turn = conteggiato in questo turno
board-leads = { $side } in testa
board-demand = Domanda Mondiale
board-all-commodities = mostra tutte
board-only-demand = solo le richieste
board-advantages = Vantaggi
board-advantages-free = { $count ->
    [one] 1 libero
   *[other] { $count } liberi
  }
board-none = nessuno
board-projection = Se la partita finisse ora
board-projection-note = { $vp } PV, vince: { $side }
board-final-prestige = Prestigio
board-final-debt = Debito Disponibile
board-final-commodities = Merci dominate
board-final-territories = Territori presi
board-total = Totale

## Raccolte

board-gallery = Carte e segnalini
board-gallery-open = Tutte le carte e i segnalini
board-gallery-events = Eventi
board-gallery-ministries = Ministeri
board-gallery-advantages = Vantaggi
board-gallery-war-tiles = Segnalini Guerra
board-where-hand = in mano
board-where-unseen = non ancora visto
board-where-discard = scartato
board-where-played = giocato
board-where-expired = fuori dal gioco
board-where-later = Era successiva
board-where-up = in gioco
board-where-down = in gioco, coperto
board-where-laid = coperto: { $theater }
board-where-revealed = rivelato: { $theater }
board-where-drawn = pescato, non ancora piazzato
board-where-pool = nella riserva
board-where-never = mai rivelato
board-where-later-war = guerra successiva
board-where-other-era = altra Era
board-where-perhaps = forse in gioco, coperto
board-where-aside = non in gioco

## Gruppi della lista delle decisioni

board-group-buy = Spendi Punti Azione
board-group-event = Eventi
board-group-ministry = Ministeri
board-group-advantage = Vantaggi
board-group-war = Segnalini Guerra
board-group-other = Altro

## Senza cataloghi

board-prompt = Decide: { $sides }.

## La partita raccontata a scene

board-turn = Turno { $turn }
board-turn-scored = Punteggio del turno { $turn }
board-not-won = nessuno
board-final-scoring = Punteggio Finale
board-strength = Forza
board-tile-basic = Truppa
board-tile-bonus = Comando Bonus
board-from-map = Sulla mappa
board-tile-effects = I segnalini
board-spoils = Il risultato
board-no-spoils = Qui nessuno guadagna nulla.
board-spoils-open = Le forze si confrontano quando i segnalini hanno avuto effetto.
board-vp-before = { $vp } prima
board-theaters-won = { $count ->
    [0] { $side }: nessun Teatro vinto
    [one] { $side }: un Teatro vinto
   *[other] { $side }: { $count } Teatri vinti
  }
board-account = Punteggio finora
board-account-note = per turno e guerra
board-account-whole = Tutta la partita
board-account-line = Punti Vittoria durante la partita
board-ending-track = Punteggio alla fine
board-legend-political = Spazio Politico
board-legend-market = Mercato, con la sua Merce
board-legend-territory = Territorio
board-legend-naval = Spazio Navale
board-legend-fort = Forte
board-legend-prestige = Una corona: conta per il Prestigio
board-legend-britain = Bandiera britannica: righe verticali
board-legend-france = Bandiera francese: righe orizzontali
board-legend-legal = Qui puoi agire, a questo prezzo
board-legend-chosen = Scelto: ne vedi il prezzo
board-legend-fresh = Cambiato dal tuo ultimo turno
board-legend-conflict = Conflitto
board-legend-damaged = Forte Danneggiato
board-legend-locked = Non ancora in gioco
