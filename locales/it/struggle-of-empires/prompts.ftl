# Struggle of Empires: chi deve decidere che cosa, e le decisioni come frasi.
#
# prompt-KEY parla a chi deve decidere, prompt-KEY-waiting a tutti gli altri; $powers sono coloro che
# devono decidere, $side la parte di un attacco a cui si chiede.

## La preparazione

prompt-choose-power = Scegli la tua potenza.
prompt-choose-power-waiting = Un altro giocatore sceglie una potenza.
prompt-redraw = Puoi restituire segnalini iniziali di un’area che hai due volte e pescarne altri. Tienili quando ti vanno bene.
prompt-redraw-waiting = Può ripescare segnalini iniziali: { $powers }.
    .powers = power-*
prompt-draft = Scegli un segnalino iniziale; gli altri vanno alla tua sinistra.
prompt-draft-waiting = Si attende la scelta di un segnalino iniziale: { $powers }.
    .powers = power-*
prompt-place = Piazza un’unità.
prompt-place-waiting = Piazza un’unità: { $powers }.
    .powers = power-*

## Le aste

prompt-bid = Fai un’offerta per i prossimi due posti nelle alleanze, o passa.
prompt-bid-waiting = { $powers } fa un’offerta.
    .powers = power-*-subject
prompt-propose = Chi proponi per l’alleanza rossa e per la blu?
prompt-propose-waiting = { $powers } fa una proposta.
    .powers = power-*-subject

## Il turno

prompt-turn = Scegli un’azione, usa una tessera, o termina il turno.
prompt-turn-waiting = È il turno { $powers }.
    .powers = power-*-of
prompt-moving = Muovi un’altra unità, o fermati.
prompt-moving-waiting = { $powers } muove unità.
    .powers = power-*-subject
prompt-deploy = Dove va l’unità?
prompt-deploy-waiting = { $powers } mette in viaggio un’unità.
    .powers = power-*-subject
prompt-sea-stay = Il mare trattiene l’unità. Accettalo, o paga 1 oro per arrivare.
prompt-sea-stay-waiting = { $powers } può pagare per il viaggio.
    .powers = power-*-subject
prompt-sea-sink = L’unità affonda. Perdila, paga 2 oro per salvarla, o 3 oro per arrivare.
prompt-sea-sink-waiting = { $powers } può pagare per un’unità che affonda.
    .powers = power-*-subject
prompt-militia = La tua Milizia può costruire un’altra armata.
prompt-militia-waiting = { $powers } può costruire un’altra armata.
    .powers = power-*-subject

## L’attacco

prompt-surprise = Spendi Attacco a sorpresa, così che nessuno possa unirsi al difensore?
prompt-surprise-waiting = { $powers } può attaccare a sorpresa.
    .powers = power-*-subject
prompt-commit = Quante tue unità si uniscono { $side }?
    .side = battle-side-*-to
prompt-commit-waiting = { $powers } può unirsi { $side }.
    .powers = power-*-subject
    .side = battle-side-*-to
prompt-arms = Dove combatte la tua alleanza locale: in mare o a terra?
prompt-arms-waiting = { $powers } decide dove combatte la sua alleanza locale.
    .powers = power-*-subject
prompt-sea-fight = Combatti in mare per l’appoggio navale, o rifiuti?
prompt-sea-fight-waiting = { $powers } decide se combattere in mare.
    .powers = power-*-subject
prompt-surrender = Cedi un segnalino controllo senza combattere, o combatti?
prompt-surrender-waiting = { $powers } può arrendersi.
    .powers = power-*-subject
prompt-bonus = Spendi il Blocco navale, così che il tuo appoggio navale valga 2?
prompt-bonus-waiting = { $powers } può spendere il Blocco navale.
    .powers = power-*-subject
prompt-reserves = Spendi le Riserve, così che entrambe le parti tirino di nuovo?
prompt-reserves-waiting = { $powers } può spendere le Riserve.
    .powers = power-*-subject
prompt-withdrawal = Spendi Ritirata combattendo e non perdi unità?
prompt-withdrawal-waiting = { $powers } può ritirarsi combattendo.
    .powers = power-*-subject
prompt-loss-kind = Quale unità perdi?
prompt-loss-kind-waiting = { $powers } sceglie una perdita.
    .powers = power-*-subject
prompt-loss-ally = Quale alleato subisce la perdita?
prompt-loss-ally-waiting = { $powers } sceglie chi subisce la perdita.
    .powers = power-*-subject

## Decisioni: $a, $b, … sono le parole dopo la prima

decision-power = Gioca con { $a }
    .a = power-*-the
decision-return = Restituisci { $a }
decision-redraw = Ripesca
decision-keep = Tienili
decision-draft = Scegli { $a }
decision-place = Piazza { $a-id ->
    [army] un’armata
    [navy] una flotta
   *[fort] un forte
  } { $b }
    .a = kind-*
    .b = place-*-in
decision-bid = Offri { $a } oro
decision-propose = Proponi: rosso { $a-0 }, blu { $a-1 }
    .a = power-*
decision-pass = Passa
decision-build = Costruisci { $a-id ->
    [army] un’armata
    [navy] una flotta
   *[fort] un forte
  }
    .a = kind-*
decision-rebuild = Togli { $a-id ->
    [army] un’armata
    [navy] una flotta
   *[fort] un forte
  } ({ $b }) e ricostruisci
    .a = kind-*
    .b = place-*
decision-deploy = Destinazione: { $a }
    .a = place-*
decision-militia = Costruisci un’armata con la Milizia
decision-move = Muovi { $a-id ->
    [army] un’armata
    [navy] una flotta
   *[fort] un forte
  } da: { $b }
    .a = kind-*
    .b = place-*
decision-stop = Fermati
decision-accept = Accetta
decision-rescue = Paga 2 oro: resta
decision-arrive = Paga e arriva
decision-attack = Attacca { $a }: { $b }
    .a = area-*-in
decision-war-office = Attacca { $a } con il Ministero della guerra: { $b }
    .a = area-*-in
decision-surprise = Spendi Attacco a sorpresa
decision-open = Attacca apertamente
decision-commit = { $a ->
    [0] { $b ->
        [0] Resta fuori
        [one] Unisciti con 1 armata
       *[other] Unisciti con { $b } armate
    }
   *[other] { $b ->
        [0] { $a ->
            [one] Unisciti con 1 flotta
           *[other] Unisciti con { $a } flotte
        }
       *[other] Unisciti con { $a } in mare e { $b } a terra
    }
  }
decision-sea = { $a }: in mare
    .a = alliance-*
decision-land = { $a }: a terra
    .a = alliance-*
decision-fight = Combatti
decision-decline = Rifiuta il combattimento in mare
decision-surrender = Arrenditi
decision-bonus = Spendi il Blocco navale
decision-no-bonus = Tieni il Blocco navale
decision-reroll = Tira di nuovo
decision-stand = Tieni i dadi
decision-withdraw = Ritirati combattendo
decision-hold = Subisci le perdite
decision-lose = Perdi { $a-id ->
    [army] un’armata
    [navy] una flotta
   *[fort] un forte
  }
    .a = kind-*
decision-loss-to = La perdita tocca { $a }
    .a = power-*-to
decision-colonize = Colonizza: { $a }
decision-commerce = Commercia: { $a }
decision-ally = Stringi un’alleanza locale: { $a }
    .a = alliance-*
decision-claim = Prendi { $a }
    .a = tile-*
decision-incite = Aizza { $a-id ->
    [pirates] i pirati
   *[revolt] una rivolta
  } contro { $c } { $b }
    .a = token-*
    .b = area-*-in
    .c = power-*-the
decision-trade = Usa { $a } ({ $b })
    .a = tile-*
    .b = area-*
decision-agriculture = Usa Agricoltura migliorata
decision-diplomacy = Usa il Servizio diplomatico: { $a }
    .a = alliance-*
decision-mercenaries = Usa i Mercenari
decision-pressgangs = Usa l’Arruolamento forzato
decision-natives = Usa la Milizia indigena { $a }
    .a = area-*-in
decision-blockade = Metti il Blocco navale { $a }
    .a = area-*-in
decision-end = { $a-id ->
    [calm] Termina il turno e restituisci un punto di malcontento
   *[none] Termina il turno
  }
decision-pay = Paga { $a } oro { $b }
    .b = power-*-to

## Solo il verbo, per un pulsante

deed-attack = Attacca
deed-war-office = Attacca
deed-incite = Aizza
deed-move = Muovi
deed-build = Costruisci
deed-claim = Prendi
deed-propose = Proponi
deed-place = Piazza
deed-trade = Usa
deed-natives = Usa
deed-ally = Fai alleanza
deed-diplomacy = Fai alleanza
deed-blockade = Blocca
deed-colonize = Colonizza
deed-commerce = Commercia
