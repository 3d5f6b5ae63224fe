# Imperial Struggle: perché qualcosa non si può decidere, e di che cosa è fatto un prezzo.

## Motivi: a chi tocca, e quando

reason-game-over = La partita è finita.
reason-not-your-decision = Ora non tocca a te decidere.
reason-not-now = Questo non si può decidere ora.
reason-pay-first = Prima scegli come pagare ciò che stai comprando.
reason-bid-out-of-range = Puoi offrire da { $least } a { $most } Punti Trattato.

## Motivi: carte e Ministeri

reason-card-not-in-hand = Questa carta Evento non è nella tua mano.
reason-ministry-not-eligible = { $card } non si può scegliere ora: non è di quest’Era e di questa Potenza, o l’hai già.
reason-ministry-not-face-down = { $card } non è tra le tue carte Ministero coperte.
reason-ministry-not-in-play = { $card } non è tra le tue carte Ministero in gioco.
reason-reveal-without-effect = Rivelare { $card } non servirebbe a questo Evento.
reason-no-third-ministry = Rivolte Giacobite non si può prendere come terza carta Ministero.
reason-ability-exhausted = Questa abilità è già stata usata in questo turno.
reason-ability-not-now = { $card } ora non si può usare così: manca qualcosa che le serve.
reason-no-such-ability = { $card } non ha questa abilità.
reason-needs-squadron-in-north-america = { $card } richiede una tua Squadra Navale in uno spazio Navale del Nord America.
reason-draw-pile-empty = Il mazzo di pesca è vuoto.

## Motivi: il Round Azione

reason-take-a-tile-first = Prima prendi un Investimento.
reason-tile-already-taken = Hai già preso l’Investimento di questo Round Azione.
reason-tile-not-available = L’Investimento { $tile } non è disponibile.
reason-too-late-to-pass = Puoi passare solo prima di usare qualcosa dell’Investimento.
reason-reduction-too-large = Passando riduci il Debito di 2 al massimo, e mai più di quanto ne hai.
reason-one-event-per-round = Hai già giocato un Evento in questo Round Azione.
reason-event-window-closed = Gli Eventi si giocano prima di spendere Punti Azione e di usare Vantaggi.
reason-tile-without-event = Il tuo Investimento non ha il simbolo Evento.
reason-event-type-mismatch = { $card } richiede un’Azione Maggiore del suo stesso tipo.
reason-nothing-to-merge = Non ci sono Punti Azione di un Evento da unire all’Azione Minore.
reason-nothing-to-separate = Non ci sono Punti Azione di un Evento da separare dall’Azione Maggiore.
reason-tile-without-upgrade = Il tuo Investimento non ha la Riforma Militare.
reason-upgrade-used = Hai già usato la Riforma Militare di questo Round Azione.
reason-no-swap = Due Truppe si scambiano solo con l’opzione apposita, e tra due Teatri diversi.
reason-not-the-next-war = { $theater } non è un Teatro della prossima guerra.
reason-not-next-war = { $theater } non è un Teatro della prossima guerra.
reason-no-next-war = Non ci saranno altre guerre.
reason-no-room-there = Lì non c’è posto: un Teatro accoglie due Comandi Bonus per Potenza.
reason-no-tiles-left = La tua riserva non ha più segnalini di questo tipo.

## Motivi: Punti Azione

reason-no-such-action = Non hai questa Azione in questo Round Azione.
reason-action-finished = La tua { $action } è finita: le Azioni si giocano una dopo l’altra, e un’Azione Minore compra una cosa sola.
    .action = slot-*
reason-wrong-action-points = Servono Punti Azione { $needs }, ma la tua { $action } ha Punti Azione { $has }.
    .action = slot-*
    .has = ap-*-points
    .needs = ap-*-points
reason-restricted-action-points = Questi Punti Azione non si possono spendere per questo.
reason-minor-action-removes-nothing = Un’Azione Minore non toglie Bandiere, Forti o Squadre Navali avversarie, se non dove c’è un Conflitto.
reason-action-bound-to-europe = Edmund Burke sostiene questa Azione, perciò non può comprare nulla fuori dall’Europa.
reason-cannot-pay = Costa { $price }, ma con Debito e Punti Trattato arrivi al massimo a { $means }.
reason-wrong-payment = Debito e Punti Trattato devono coprire esattamente i { $missing } che mancano.
reason-only-on-turn-six = I Punti Azione Militari si convertono solo nel Turno 6.
reason-one-type-of-conversion = In un Round Azione i Punti Azione Militari si convertono in un solo altro tipo.

## Motivi: Variazioni

reason-already-yours = Controlli già { $space }.
reason-not-in-play = { $space } non è ancora in gioco.
reason-not-shiftable = { $space } non si può Variare: si Variano solo Mercati e spazi Politici.
reason-no-connection = { $space }: manca la connessione. Ti serve accanto un tuo Territorio, Forte o Squadra Navale, oppure un tuo Mercato che non sia Isolato né in Conflitto e che fosse già tuo all’inizio del Round Azione.
reason-huguenots-order = Nomina i segnalini Ugonotti nell’ordine della mappa, ciascuno una volta.
reason-huguenots-not-for-this = Gli Ugonotti { $space } non possono aiutare qui: aiutano la Francia una volta, con un Mercato della loro Regione.
    .space = space-*-in
reason-help-without-effect = Qualcosa che vuoi usare non abbasserebbe il prezzo.
reason-only-scotland-and-ireland = { $space } è fuori da Scozia e Irlanda.

## Motivi: Forti, Squadre Navali, segnalini

reason-no-conflict-marker = { $space } non ha un Conflitto.
reason-not-a-fort = { $space } non è uno spazio Forte.
reason-fort-already-built = C’è già un Forte { $space }.
    .space = space-*-in
reason-fort-needs-connection = Per costruire { $space } ti serve un Mercato, un Territorio o una Squadra Navale connessi e tuoi fin dall’inizio del Round Azione.
    .space = space-*-in
reason-fort-not-damaged = Il Forte { $space } non è Danneggiato.
    .space = space-*-in
reason-repair-needs-connection = Per impadronirti del Forte { $space } ti serve un Mercato o una Squadra Navale connessi.
    .space = space-*-in
reason-not-a-naval-space = { $space } non è uno spazio Navale.
reason-navy-box-empty = Non hai Squadre Navali in Arsenale.
reason-no-own-squadron = Non hai una Squadra Navale { $space }.
    .space = space-*-in
reason-squadron-deployed = La Squadra Navale { $space } è già stata schierata in questo Round Azione.
    .space = space-*-in
reason-no-squadron-left = Tutte le tue Squadre Navali sono allestite.
reason-no-speculation = La Speculazione dei Mari del Sud non è in vigore.
reason-no-opposing-squadron = Non c’è una Squadra Navale avversaria { $space }.
    .space = space-*-in
reason-two-tiles-bought = Puoi comprare solo due Comandi Bonus in un Round Azione.
reason-theaters-full = Ogni Teatro ha già due tuoi Comandi Bonus.

## Motivi: Vantaggi

reason-advantage-not-held = Non hai il Vantaggio { $advantage }.
reason-advantage-blocked-by-conflict = Un Conflitto blocca { $advantage }.
reason-advantage-exhausted = { $advantage } è Eseguito.
reason-advantage-not-exhausted = { $advantage } non è Eseguito.
reason-advantage-just-taken = Hai ottenuto { $advantage } in questo Round Azione; si può usare dal prossimo.
reason-two-advantages-used = Hai già usato due Vantaggi in questo Round Azione.
reason-region-advantage-used = Hai già usato un Vantaggio della stessa Regione in questo Round Azione.
reason-advantage-not-for-this = { $advantage } non vale per questo.
reason-advantage-needs-purchase = { $advantage } si usa insieme a un acquisto.
reason-advantage-not-for-this-event = L’Evento non ti permette di usare { $advantage } così.
reason-event-wants-an-advantage = Scegli un Vantaggio per l’Evento.
reason-no-debt-to-reduce = Non hai Debito da ridurre.

## Motivi: dentro un Evento

reason-not-a-choice-here = L’Evento non offre questa scelta.
reason-choose-an-option = Scegli una delle possibilità dell’Evento.
reason-option-not-possible = Questa possibilità ora non si può attuare.
reason-must-be-done = L’Evento va risolto fin dove è possibile.
reason-not-a-target = L’Evento non può colpire { $space }.
reason-not-your-flag = La tua Bandiera non è { $space }.
    .space = space-*-in
reason-not-opposing = { $space } non è dell’avversario.
reason-already-damaged = Il Forte { $space } è già Danneggiato.
    .space = space-*-in
reason-already-in-conflict = { $space } ha già un Conflitto.
reason-protected = { $space }: lo spazio è Protetto.
reason-isolates-a-market = Senza { $space } un altro Mercato diventerebbe Isolato.
reason-no-such-squadron = Questa Squadra Navale non c’è.
reason-no-such-tile = Questo Comando Bonus non c’è nel Teatro { $theater }.
reason-theater-without-squadrons = Nel Teatro { $theater } le Squadre Navali non contano.
reason-already-in-demand = { $commodity }: Merce già nella Domanda Mondiale.
reason-not-in-demand = { $commodity }: Merce assente dalla Domanda Mondiale.
reason-just-drawn = { $commodity }: Merce appena entrata nella Domanda Mondiale, quindi resta.
reason-no-treaty-points = Non hai Punti Trattato.
reason-no-such-loss = Non puoi perdere nulla di questo tipo { $space }.
    .space = space-*-in
reason-choose-a-loss = Scegli un tuo Forte, una tua Squadra Navale o un tuo Comando Bonus da perdere.

## Motivi: guerre

reason-no-symbol-left = Non hai più simboli da usare di questo tipo: { $symbol }.
reason-wrong-space-type = { $space } non è del tipo richiesto: { $type }.
reason-not-market-or-political = { $space } non è né un Mercato né uno spazio Politico.
reason-outside-theater = { $space } è fuori dalle Regioni di questo Teatro.
reason-fort-already-damaged = Il Forte { $space } è già Danneggiato.
    .space = space-*-in
reason-conflict-marker-there = Un Conflitto ripara { $space } da questo simbolo.
reason-would-isolate-markets = Senza { $space } altri Mercati diventerebbero Isolati, e se ne può colpire un altro.
reason-not-conquerable = { $space } non si può conquistare: gli spazi Politici non si prendono con Punti Conquista.
reason-territory-not-available = { $space } non è tra i Territori di questo Teatro.
reason-usa-flag = { $space } appartiene agli USA per sempre.
reason-conquest-refused = La cessione è stata rifiutata: { $space } resta al sicuro per il resto della guerra.
reason-no-conquest-line = Nulla di tuo ha una Direttrice di Conquista verso { $space }.
reason-not-enough-conquest-points = { $space } costa { $price } Punti Conquista, ma te ne restano { $left }.
reason-squadron-needed = Indica quale Squadra Navale deve prendere { $space }.
reason-no-squadron-needed = { $space } si prende senza Squadra Navale.
reason-not-your-squadron = Non hai una Squadra Navale { $space }.
    .space = space-*-in
reason-squadron-already-used = Questa Squadra Navale ha già conquistato in questa guerra.
reason-no-unflag-spoil = Il tuo bottino non ti permette di Ammainare Bandiere.
reason-not-in-this-spoil = Il tuo bottino permette di Ammainare solo qui: { $type }, Regione { $region }. Non vale per { $space }.
reason-no-usa-flag-there = Non si può piantare una Bandiera USA { $space }.
    .space = space-*-in
reason-no-flag-there = Non c’è una Bandiera da Ammainare { $space }.
    .space = space-*-in
reason-not-a-colonial-fort = { $space } non è un Forte delle Colonie Settentrionali.
reason-not-in-spain = { $space } non è in Spagna.

## Righe di un prezzo

label-printed = costo stampato
label-conflict-marker = Conflitto: costa 1
label-isolated = Isolato: costa 1
label-protected = Protetto
label-another-region = altra Regione
label-advantage-price = con il Vantaggio: costa 1
label-advantage-discount = Vantaggio
label-huguenots-discount = Ugonotti
label-card-discount = carta in vigore
label-minimum = costa almeno 1
label-event-card = carta Evento
label-bonus-war-tile = Comando Bonus
label-conflict-removal = rimozione del Conflitto
label-plus-one-marker = segnalino «+1»
label-own-fort = il tuo Forte
label-opposing-fort = Forte avversario
label-squadron = nuova Squadra Navale
label-cheap-squadron = Ministero
label-slaving-contracts = Tratta degli Schiavi
label-speculation = Speculazione dei Mari del Sud
label-deployment = schieramento
label-displaces-squadron = scaccia una Squadra Navale
label-naval-bastion = Bastione Navale
label-uprising = rivolta
label-conversion = conversione
label-debt = con Debito
label-treaty-points = con Punti Trattato
label-conquest = conquista
label-huguenots = segnalino Ugonotti
label-refusal = PV per l’avversario

## Con che cosa si paga

unit-economic = { $amount ->
    [one] 1 Punto Azione Economico
   *[other] { $amount } Punti Azione Economici
  }
unit-diplomatic = { $amount ->
    [one] 1 Punto Azione Diplomatico
   *[other] { $amount } Punti Azione Diplomatici
  }
unit-military = { $amount ->
    [one] 1 Punto Azione Militare
   *[other] { $amount } Punti Azione Militari
  }
unit-conquest-points = { $amount ->
    [one] 1 Punto Conquista
   *[other] { $amount } Punti Conquista
  }
unit-victory-points = { $amount } PV per l’avversario
