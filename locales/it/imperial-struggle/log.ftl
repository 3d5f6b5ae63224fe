# Imperial Struggle: che cosa è successo.

## Prima del primo turno

event-side-wanted = Il posto { $seat } vuole giocare con { $side }.
    .side = side-*-the
event-bid = Il posto { $seat } offre { $amount ->
    [one] 1 Punto Trattato
   *[other] { $amount } Punti Trattato
  } all’altra Potenza.
event-sides = Il posto { $france } gioca con la Francia, il posto { $britain } con la Gran Bretagna.

## Il turno

event-turn = — Turno di Pace { $turn } —
event-deck-grows = Comincia una nuova Era: { $cards } carte Evento entrano nel mazzo di pesca.
event-cards-expire = { $side } perde { $cards }: l’Era della Successione è finita.
    .side = side-*-subject
    .cards = card-*
event-award = Obiettivo, Regione { $region }: { $tile }.
event-demand = Nella Domanda Mondiale: { $commodities }.
event-squadrons-return = { $count ->
    [one] Una Squadra Navale { $side } torna
   *[other] { $count } Squadre Navali { $side } tornano
  } in Arsenale.
    .side = side-*-of
event-tiles = Investimenti: { $tiles }.
    .tiles = tile-*
event-reshuffle = Gli scarti diventano il nuovo mazzo di pesca.
event-cards-drawn = { $side } pesca { $cards-count ->
    [0] { $count ->
        [one] una carta Evento
       *[other] { $count } carte Evento
    }
   *[other] { $cards }
  }.
    .side = side-*-subject
    .cards = card-*
event-discards = { $side } scarta { $cards }.
    .side = side-*-subject
    .cards = card-*
event-chosen = { $side } ha scelto.
    .side = side-*-subject
event-ministries-chosen = { $exchanged ->
    [0] { $side } ha { $cards } carte Ministero in gioco.
    [one] { $side } ha cambiato una carta Ministero.
   *[other] { $side } ha cambiato { $exchanged } carte Ministero.
  }
    .side = side-*-subject
event-uprisings-taken = La Francia tiene Rivolte Giacobite come terza carta Ministero.
event-initiative = { $holder } ha l’Iniziativa.
    .holder = side-*-subject
event-first = Comincia { $side }.
    .side = side-*-the
event-round = Round Azione { $number } { $side }.
    .side = side-*-of
event-round-ends = { $side } termina il Round Azione.
    .side = side-*-subject
event-tile-taken = { $side } prende l’Investimento { $tile }.
    .side = side-*-subject
event-passed = { $side } passa.
    .side = side-*-subject

## Ministeri

event-revealed = { $side } rivela { $card }.
    .side = side-*-subject
    .card = ministry-m*
event-ability-used = { $side } usa { $ability }
    .side = side-*-subject
event-ability-works = { $card }: ha effetto per { $side }.
    .side = side-*-the
    .card = ministry-m*
event-ministry-gone = { $card } esce dal gioco.
    .card = ministry-m*

ability-cardinals = i Cardinali Ministri per più Punti Azione Diplomatici.
ability-walpole = Robert Walpole per pescare una carta Evento e scartarne una.
ability-bank-limit = la Banca d’Inghilterra per alzare il Limite di Debito.
ability-huguenots = gli Ugonotti nel Nuovo Mondo: { $value }.
ability-halley = Edmond Halley per dare { $value } in cambio di un Punto Trattato.
    .value = card-*
ability-choiseul = Choiseul per 1 Punto Azione Militare in più nell’{ $value }.
    .value = slot-*
ability-pitt = Pitt il Vecchio per 1 Punto Azione Diplomatico in più nell’{ $value }.
    .value = slot-*
ability-williams = Charles Hanbury Williams: Ammainare Bandiere francesi alle corti del nord costa 1 in meno.
ability-hanover = i Negoziati tra Papato e Hannover per 2 Punti Azione Diplomatici in più nell’{ $value }.
    .value = slot-*
ability-townshend = le Leggi Townshend: { $value }.
ability-burke = Edmund Burke: l’{ $value } si spende solo in Europa e riceve più Punti Azione.
    .value = slot-*

## Eventi

event-event-played = { $side } gioca { $card }{ $bonus ->
    [yes] {" "}con il bonus.
   *[no] .
  }
    .side = side-*-subject
event-granted = { $side } riceve { $amount ->
    [one] 1 Punto Azione { $ap-id ->
        [economic] { ap-economic-point }
        [diplomatic] { ap-diplomatic-point }
       *[military] { ap-military-point }
    }.
   *[other] { $amount } Punti Azione { $ap }.
  }
    .side = side-*-subject
    .ap = ap-*-points

## Acquisti

event-bought = { $side } compra { $buy-goods } per { $price } con l’{ $buy-slot }{ $debt ->
    [0] {""}
   *[other] ; { $debt } a Debito
  }{ $trp ->
    [0] {""}
    [one] ; speso 1 Punto Trattato
   *[other] ; spesi { $trp } Punti Trattato
  }.
    .side = side-*-subject

goods-shift = la Variazione { $a }{ $b-advantage-id ->
    [none] {""}
   *[other] {" "}con { $b-advantage }
  }{ $b-huguenots-count ->
    [0] {""}
   *[other] , con l’aiuto degli Ugonotti ({ $b-huguenots }),
  }
    .a = space-*-in
goods-event-card = una carta Evento
goods-war-tile = un Comando Bonus
goods-clear-conflict = la rimozione del Conflitto { $value }
    .value = space-*-in
goods-fort = il Forte { $value }
    .value = space-*-in
goods-repair = la riparazione del Forte { $value }
    .value = space-*-in
goods-squadron = una nuova Squadra Navale{ $yard-id ->
    [plain] {""}
   *[other] {" "}con { $yard }
  }{ $speculation ->
    [yes] {" "}e la Speculazione dei Mari del Sud
   *[no] {""}
  }
goods-deploy = lo schieramento di una Squadra Navale ({ $from } → { $to })
    .from = place-*
goods-rebel = una rivolta { $value }
    .value = space-*-in
goods-uprising = il conteggio delle Rivolte Giacobite
goods-convert = 1 Punto Azione { $value } per 2 Militari
    .value = ap-*-point
goods-bastion = il ritiro della Squadra Navale { $value } con Bastione Navale
    .value = space-*-in

yard-plain = nessun aiuto
yard-ministry = { $value }
    .value = ministry-m*
yard-slaving = Tratta degli Schiavi

## La mappa

event-flagged = { $side } prende { $space }.
    .side = side-*-subject
event-unflagged = { $side } non controlla più { $space }.
    .side = side-*-subject
event-spanish-unflagged = La Bandiera spagnola { $space } è tolta per sempre.
    .space = space-*-in
event-usa-flag = La Bandiera USA sventola { $space }.
    .space = space-*-in
event-conflict = Un { $plus-one ->
    [yes] Conflitto «+1»
   *[no] Conflitto
  } viene piazzato { $space }.
    .space = space-*-in
event-conflict-gone = Il Conflitto { $space } viene tolto.
    .space = space-*-in
event-fort-damaged = Il Forte { $space } è Danneggiato.
    .space = space-*-in
event-fort-repaired = Il Forte { $space } è riparato.
    .space = space-*-in
event-squadron-built = { $side } ha una nuova Squadra Navale in Arsenale.
    .side = side-*-subject
event-squadron-sent = { $to-id ->
    [navy-box] Una Squadra Navale { $side } ({ $from }) va in Arsenale.
    [turn-track] Una Squadra Navale { $side } ({ $from }) si allontana fino al prossimo Turno di Pace.
    [unbuilt] Una Squadra Navale { $side } ({ $from }) va persa e dev’essere allestita di nuovo.
   *[removed] Una Squadra Navale { $side } ({ $from }) esce dal gioco.
  }
    .side = side-*-of
    .from = place-*
    .to = place-*
event-huguenots = Gli Ugonotti si stabiliscono { $space }.
    .space = space-*-in
event-huguenots-spent = Gli Ugonotti { $space } danno il loro aiuto.
    .space = space-*-in
event-huguenots-gone = Gli Ugonotti { $space } sono perduti per sempre.
    .space = space-*-in
event-huguenots-fresh = Tutti gli Ugonotti possono aiutare di nuovo.
event-isolated = Tagliati fuori dalla nuova nazione, questi Mercati perdono le Bandiere: { $spaces }.
    .spaces = space-*

## Vantaggi

event-advantage-used = { $side } usa { $advantage }{ $exhausted ->
    [yes] .
   *[no] {" "}senza che diventi Eseguito.
  }
    .side = side-*-subject
event-advantage-turned = { $advantage } è { $exhausted ->
    [yes] Eseguito.
   *[no] di nuovo utilizzabile.
  }
event-advantage-moved = { $held ->
    [yes] { $side } ottiene il Vantaggio { $advantage }.
   *[no] { $side } perde il Vantaggio { $advantage }.
  }
    .side = side-*-subject

## Segnalini Guerra

event-upgrade = { $side } fa una Riforma Militare nel Teatro { $theater }{ $drawn-id ->
    [none] .
   *[other] {" "}e pesca una Truppa: { $drawn }.
  }
    .side = side-*-subject
    .drawn = basic-tile-b*
event-upgrade-kept = { $kept-new ->
    [yes] { $side } mette la nuova Truppa nel Teatro { $theater }.
   *[no] { $side } tiene la vecchia Truppa nel Teatro { $theater }.
  }
    .side = side-*-subject
event-upgrade-settled = { $removed ->
    [yes] { $side } toglie dal gioco la Truppa scartata.
   *[no] { $side } rimette nella riserva la Truppa scartata.
  }
    .side = side-*-subject
event-swapped = { $side } scambia le sue Truppe dei Teatri { $one } e { $other }.
    .side = side-*-subject
    .one = theater-*
    .other = theater-*
event-tile-drawn = { $side } pesca un Comando Bonus{ $tile-id ->
    [none] .
   *[other] : { $tile }.
  }
    .side = side-*-subject
    .tile = bonus-tile-*
event-tile-placed = { $side } piazza un Comando Bonus nel Teatro { $theater }.
    .side = side-*-subject
event-tile-moved = { $side } sposta un Comando Bonus dal Teatro { $from } al Teatro { $to }.
    .side = side-*-subject
    .from = theater-*
    .to = theater-*
event-tile-returned = Un Comando Bonus { $side } torna dal Teatro { $theater } nella riserva{ $tile-id ->
    [none] .
   *[other] : { $tile }.
  }
    .side = side-*-of
    .tile = bonus-tile-*
event-byng = Il segnalino Byng è nel Teatro { $theater }.

## Domanda Mondiale

event-demand-changed = { $added ->
    [yes] Entra nella Domanda Mondiale: { $commodity }.
   *[no] Esce dalla Domanda Mondiale: { $commodity }.
  }
event-townshend = Il segnalino delle Leggi Townshend è su: { $commodity }.

## Tracciati

event-vp = { $side } ottiene { $amount } PV { $why }. Il tracciato segna { $now }.
    .side = side-*-subject
event-debt = { $delta-sign ->
    [minus] { $side } riduce il Debito di { $delta-size } { $why }: ora è { $now }.
   *[plus] { $side } contrae { $delta-size } di Debito { $why }: ora è { $now }.
  }
    .side = side-*-subject
event-limit = { $delta-sign ->
    [minus] Il Limite di Debito { $side } scende a { $now } { $why }.
   *[plus] Il Limite di Debito { $side } sale a { $now } { $why }.
  }
    .side = side-*-of
event-trp = { $delta-sign ->
    [minus] { $side } perde { $delta-size ->
        [one] 1 Punto Trattato
       *[other] { $delta-size } Punti Trattato
    } { $why }; gliene restano { $now }.
   *[plus] { $side } guadagna { $delta-size ->
        [one] 1 Punto Trattato
       *[other] { $delta-size } Punti Trattato
    } { $why }; ora ne ha { $now }.
  }
    .side = side-*-subject

# Perché un tracciato si è mosso: stanno dentro la frase.
why-action-points = per Punti Azione
why-advantage = con un Vantaggio
why-award = per l’Obiettivo
why-bank-of-england = con la Banca d’Inghilterra
why-debt-overflow = perché l’avversario è al Limite di Debito
why-debt-relief = grazie a John Law
why-demand = per la Domanda Mondiale
why-edmond-halley = grazie a Edmond Halley
why-era = con la nuova Era
why-event = con l’Evento
why-final-commodities = per le Merci dominate
why-final-debt = per il Debito Disponibile
why-final-prestige = per il Prestigio
why-final-territories = per i Territori conquistati
why-indian-trp = grazie a Dupleix
why-james-watt = grazie a James Watt
why-letters = grazie a Voltaire
why-military-upgrade = per il simbolo Riforma Militare
why-pass = passando
why-pompadour-and-du-barry = grazie a Pompadour e Du Barry
why-prestige = per il Prestigio
why-refusal = per il rifiuto
why-side-bid = dall’asta per le Potenze
why-theater = per il Teatro
why-trade-advantages = grazie alla Compagnia delle Indie
why-treaty-limit = perché se ne conservano solo 4
why-uprising = per le Rivolte Giacobite
why-war-tile = da un segnalino Guerra

## Punteggio

event-region-scored = Conteggio, Regione { $region }: Francia { $counts-0 }, Gran Bretagna { $counts-1 }. { $winner-id ->
    [none] Nessuno conquista l’Obiettivo.
   *[other] { $winner } conquista l’Obiettivo.
  }
    .winner = side-*-subject
event-prestige-scored = Prestigio: Francia { $counts-0 }, Gran Bretagna { $counts-1 }. { $winner-id ->
    [none] Nessuno è in testa.
   *[other] { $winner } è in testa.
  }
    .winner = side-*-subject
event-commodity-scored = { $commodity }: Francia { $counts-0 }, Gran Bretagna { $counts-1 }. { $winner-id ->
    [none] Nessuno è in testa.
   *[other] { $winner } è in testa.
  }
    .winner = side-*-subject
event-final-scoring = Punteggio Finale: { $side } riceve { $vp } PV { $line }.
    .side = side-*-the
    .line = why-*

## Guerra

event-war = — { $war } —
event-theater-revealed = Si scoprono i segnalini del Teatro { $theater }.
event-tiles-shown = { $side }: { $basic-id ->
    [none] nessuna Truppa
   *[other] Truppa { $basic }
  }{ $bonus-count ->
    [0] {" "}e nessun Comando Bonus.
    [one] {" "}e il Comando Bonus { $bonus }.
   *[other] {" "}e i Comandi Bonus { $bonus }.
  }
    .basic = basic-tile-b*
    .bonus = bonus-tile-*
event-theater-fought = { $theater }: Francia { $strength-0 }, Gran Bretagna { $strength-1 }. { $winner-id ->
    [none] Nessuno vince.
   *[other] { $winner } vince con un margine di { $margin }.
  }
    .winner = side-*-subject
event-declined = { $side } rinuncia a { $what }.
    .side = side-*-subject
event-conquest-points = { $side } ha { $points ->
    [one] 1 Punto Conquista
   *[other] { $points } Punti Conquista
  } da spendere.
    .side = side-*-subject
event-conquered = { $side } conquista { $space } per { $price }.
    .side = side-*-subject
event-refused = { $side } rifiuta di cedere { $space }.
    .side = side-*-subject
event-jacobite-victory = Si piazza un segnalino Vittoria Giacobita.
event-jacobite-defeat = La causa giacobita è perduta.
event-atlantic-dominance = { $side } domina l’Atlantico: +2 nella Guerra Franco-Indiana.
    .side = side-*-subject
event-carry-over = { $side } pescherà { $tiles ->
    [one] un Comando Bonus
   *[other] { $tiles } Comandi Bonus
  } per la Guerra dei Sette Anni.
    .side = side-*-subject
event-layout = Si prepara: { $war }.

what-tile-effects = usare ancora i simboli dei suoi segnalini
what-spoils = altro bottino
what-spanish-shift = Variare uno spazio della Spagna
what-usa-flags = altre Bandiere USA
what-usa-forts = sgomberare altri Forti
what-canada = una Bandiera USA in Canada

## La fine

event-game-over = { $how-id ->
    [peace-vp] { ending-peace-vp }
    [war-vp] { ending-war-vp }
    [sweep] { ending-sweep }
    [maximum-spoils] { ending-maximum-spoils }
    [final-scoring] { ending-final-scoring }
    [tie-by-debt] { ending-tie-by-debt }
    [tie-to-britain] { ending-tie-to-britain }
   *[other] { $winner } vince la partita.
  }
    .winner = side-*-subject
    .how = end-*
