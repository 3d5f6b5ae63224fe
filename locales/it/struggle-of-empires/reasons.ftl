# Struggle of Empires: perché qualcosa non si può decidere, e di che cosa è fatto un prezzo.

## Motivi: di chi è il turno, e quando

reason-game-over = La partita è finita.
reason-not-your-decision = Ora non tocca a te decidere.
reason-not-now = Questo ora non si può decidere.
reason-unit-on-its-way = Prima scegli dove va l’unità.
reason-auction-under-way = È in corso un’asta.

## Motivi: preparazione

reason-power-taken = Qualcuno gioca già con questa potenza.
reason-no-such-counter = Sulla mappa non c’è questo segnalino.
reason-no-duplicate = Puoi restituire solo un segnalino di un’area che hai due volte.
reason-nothing-returned = Non hai restituito nulla.
reason-redraw-what-was-returned = Prima pesca tanti segnalini quanti ne hai restituiti.
reason-not-in-hand = Questo segnalino non è nella tua mano.
reason-area-chosen-already = Hai già un segnalino di quest’area, e altri nella tua mano.
reason-not-at-home = Le prime unità non si possono piazzare in patria.

## Motivi: aste

reason-bid-more = Devi offrire almeno { $least } oro.
reason-opener-must-bid = Chi apre un’asta deve fare un’offerta.
reason-no-such-proposal = Queste potenze ora non si possono proporre.

## Motivi: azioni

reason-no-action-left = Non hai più azioni.
reason-actions-left = Hai ancora azioni; passa se non ne vuoi.
reason-one-special-action = Hai già fatto la tua azione speciale di questo turno.
reason-one-tile-a-round = Hai già comprato la tua tessera di questo round.
reason-one-colony-a-round = Hai già preso la tua colonia di questo round.
reason-no-calming-pass = Il malcontento si restituisce solo dopo aver passato: due volte, o una in un turno senza attacchi.
reason-no-population = Non hai abbastanza popolazione.
reason-no-piece-left = Non hai più pezzi di questo tipo.
reason-no-such-unit = Lì non hai un’unità di questo tipo.
reason-moved-already = Questa unità si è già mossa in questa azione.
reason-forts-stay = Un forte fuori dalla patria non si muove più.
reason-already-there = L’unità è già lì.
reason-no-port = Lì non c’è un porto per le flotte.
reason-no-access = Le armate hanno bisogno di un accesso: un tuo segnalino lì o accanto, un confine con la patria, o una flotta.
reason-no-own-navy = In quella colonia ti serve una flotta tua.
reason-no-blockade = Non hai in mano il Blocco navale.
reason-blockade = Lì c’è un Blocco navale: ti servono più flotte di chi lo ha messo.
reason-not-present = In quella colonia non hai né un segnalino né un’unità.
reason-no-trade-there = Questa tessera non porta oro da lì.
reason-no-navy-in-africa = Ti serve una flotta tua in Africa.
reason-alliance-taken = Qualcuno ha già questa alleanza locale.
reason-six-alliances = Nessuno può avere più di sei alleanze locali.
reason-not-on-display = Questa tessera non è in esposizione.
reason-three-trade-tiles = Nessuno può avere più di tre tessere commercio.
reason-used-this-round = Hai usato questa tessera in questo round; ora la possono prendere solo gli altri.
reason-tile-not-ready = { $tile } non è pronta.
reason-tile-not-in-hand = Non hai in mano { $tile }.

## Motivi: attacchi e colpi

reason-target-not-there = Questo bersaglio non c’è { $area }.
    .area = area-*-in
reason-target-no-enemy = Puoi attaccare { $area } solo potenze dell’altra alleanza.
    .area = area-*-in
reason-counter-without-defence = Questo segnalino { $area } non si prende con un attacco.
    .area = area-*-in
reason-attack-needs-army = { $power } ha bisogno di una propria armata { $area }.
    .power = power-*-subject
    .area = area-*-in
reason-attack-needs-navy = { $power } ha bisogno di una propria flotta { $area }.
    .power = power-*-subject
    .area = area-*-in
reason-attack-at-sea-needs-enemy-navy = Senza un’armata { $area }, { $power } può attaccare solo chi vi ha una flotta.
    .power = power-*-the
    .area = area-*-in
reason-nobody-joins-the-surprised = { $tile }: nessuno può unirsi al difensore.
reason-no-ally-to-call = { $power } non può unirsi qui.
    .power = power-*-subject
reason-more-than-present = { $power } non ha lì così tante unità.
    .power = power-*-subject
reason-alliance-not-at-sea = { $alliance }: qui questa alleanza non può combattere in mare.
reason-token-not-on-display = { $token }: il gettone non è in esposizione.
reason-token-not-there = { $token }: nessun colpo è possibile { $area }.
    .area = area-*-in
reason-no-marker-to-strike = Non c’è un segnalino controllo { $power } { $area }.
    .power = power-*-of
    .area = area-*-in

## Motivi: pagamenti

reason-no-payment-now = L’oro si può pagare dalla scelta delle potenze alla fine della partita.
reason-pay-another-player = Puoi pagare solo un altro giocatore.
reason-payment-out-of-range = Un pagamento va da 1 a { $most } oro.

## Voci di un prezzo

label-winning-bid = se l’offerta vince
label-attack-fee = attacco
label-build = nuova unità
label-militia = Milizia
label-colonize = coloni
label-sea-arrive = per arrivare
label-sea-rescue = per restare
label-payment = pagamento
label-taxation = malcontento per le tasse
label-population = popolazione
label-unrest = malcontento

## Con che cosa si paga

unit-gold = { $amount } oro
unit-population = { $amount } popolazione
unit-unrest = { $amount ->
    [one] 1 gettone di malcontento
   *[other] { $amount } gettoni di malcontento
  }
unit-mixed = quanto segue

## Perché cambiano oro, popolazione, malcontento o punti, o si perde un’unità

why-auction = asta
why-attack = attacco
why-payment = pagamento
why-taxation = tasse
why-tile = tessera
why-alliance = alleanza locale
why-trade = commercio
why-reward = ricompensa
why-income = entrate
why-maintenance = mantenimento
why-growth = crescita
why-build = nuova unità
why-militia = Milizia
why-colonize = coloni
why-industry = Industria
why-agriculture = Agricoltura migliorata
why-combat = combattimento
why-sea = in mare
why-rebuild = ricostruzione
why-revolution = rivoluzione
why-unrest = malcontento
why-area = conteggio
