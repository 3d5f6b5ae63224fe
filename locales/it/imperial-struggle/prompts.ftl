# Imperial Struggle: chi deve decidere che cosa, e le decisioni come frasi.
#
# prompt-KEY parla a chi deve decidere, prompt-KEY-waiting a tutti gli altri; $sides sono quelli che
# devono decidere.

## Prima del primo turno

prompt-want-side = Con quale Potenza vuoi giocare?
prompt-want-side-waiting = L’altro giocatore sceglie la Potenza per cui fare offerte.
prompt-bid = Quanti Punti Trattato offri per giocare con { $side }?
    .side = side-*-the
prompt-bid-waiting = L’altro giocatore fa un’offerta per { $side }.
    .side = side-*-the
prompt-bid-or-accept = { $last ->
    [one] Viene offerto 1 Punto Trattato
   *[other] Vengono offerti { $last } Punti Trattato
  } per giocare con { $side }. Accetta e prendi l’altra Potenza, oppure rilancia.
    .side = side-*-the
prompt-bid-or-accept-waiting = L’altro giocatore risponde all’offerta di { $last } per { $side }.
    .side = side-*-the
prompt-assign-tiles = Assegna le tue Truppe ai Teatri della prossima guerra{ $left ->
    [0] .
   *[other] {" "}(ancora { $left }).
  }
prompt-assign-tiles-waiting = Si attendono le Truppe { $sides }.
    .sides = side-*-of

## Le fasi

prompt-discard = Scegli una carta Evento da scartare{ $left ->
    [0] .
   *[other] {" "}(ancora { $left }).
  }
prompt-discard-waiting = Si attende lo scarto { $sides }.
    .sides = side-*-of
prompt-choose-ministries = Scegli le tue carte Ministero{ $left ->
    [0] .
   *[other] {" "}(ancora { $left }).
  }
prompt-choose-ministries-waiting = Si attende la scelta dei Ministeri { $sides }.
    .sides = side-*-of
prompt-exchange-ministries = Puoi cambiare le carte Ministero ancora coperte.
prompt-exchange-ministries-waiting = Si attende la decisione { $sides }: cambiare i Ministeri o tenerli.
    .sides = side-*-of
prompt-name-first = Hai l’Iniziativa. Chi comincia?
prompt-name-first-waiting = { $sides } sceglie chi comincia.
    .sides = side-*-subject

## Un Round Azione

prompt-choose-tile = Prendi un Investimento.
prompt-choose-tile-waiting = { $sides } sceglie un Investimento.
    .sides = side-*-subject
prompt-act = Gioca un Evento, spendi Punti Azione, usa Vantaggi e Ministeri, o termina il Round Azione.
prompt-act-waiting = { $sides } gioca il suo Round Azione.
    .sides = side-*-subject
prompt-place-tile = Piazza il nuovo Comando Bonus in un Teatro della prossima guerra.
prompt-place-tile-waiting = { $sides } piazza un Comando Bonus.
    .sides = side-*-subject
prompt-move-tile = { $theater }: c’è un Comando Bonus di troppo. Quale va dove?
prompt-move-tile-waiting = { $sides } sposta un Comando Bonus dal Teatro { $theater }.
    .sides = side-*-subject
prompt-pay = La tua { $slot } non basta per il prezzo di { $price }. Scegli tra Debito e Punti Trattato.
prompt-pay-waiting = { $sides } sceglie come pagare.
    .sides = side-*-subject
prompt-keep-tile = Quale Truppa deve restare nel Teatro { $theater }?
prompt-keep-tile-waiting = { $sides } sceglie la Truppa per il Teatro { $theater }.
    .sides = side-*-subject
prompt-reject-tile = L’altra Truppa esce dal gioco o torna nella tua riserva?
prompt-reject-tile-waiting = { $sides } decide che cosa fare della Truppa scartata.
    .sides = side-*-subject

## Dentro un Evento

prompt-event-target = { $card }: scegli{ $left ->
    [0] .
    [one] .
   *[other] {" "}(ancora { $left }).
  }
prompt-event-target-waiting = { $sides } risolve { $card }.
    .sides = side-*-subject
prompt-event-branch = { $card }: scegli una possibilità.
prompt-event-branch-waiting = { $sides } risolve { $card }.
    .sides = side-*-subject
prompt-event-advantage = { $card }: usa uno dei tuoi Vantaggi. Non diventa Eseguito.
prompt-event-advantage-waiting = { $sides } risolve { $card }.
    .sides = side-*-subject
prompt-overruns = Le tue spese militari sfuggono di mano. Scegli una perdita: un Forte, una Squadra Navale o un Comando Bonus.
prompt-overruns-waiting = { $sides } sceglie una perdita.
    .sides = side-*-subject

## In guerra

prompt-tile-effects = { $theater }: usa i simboli dei tuoi segnalini{ $fort-or-fleet ->
    [0] {""}
   *[other] {" "}· { $fort-or-fleet } × Forte o Squadra Navale
  }{ $unflag ->
    [0] {""}
   *[other] {" "}· { $unflag } × Bandiera sbarrata
  }.
prompt-tile-effects-waiting = { $sides } usa i simboli dei suoi segnalini nel Teatro { $theater }.
    .sides = side-*-subject
prompt-spoils = { $theater }: prendi il tuo bottino{ $cp ->
    [0] {""}
    [one] {" "}· 1 Punto Conquista
   *[other] {" "}· { $cp } Punti Conquista
  }{ $unflag ->
    [0] {""}
   *[other] {" "}· { $unflag } × Ammaina Bandiera
  }.
prompt-spoils-waiting = { $sides } prende il bottino del Teatro { $theater }.
    .sides = side-*-subject
prompt-refusal = L’avversario vuole prenderti { $space }. Cedi, o rifiuti e concedi { $refusals ->
    [0] 3
   *[other] 5
  } PV?
prompt-refusal-waiting = { $sides } può rifiutarsi di cedere { $space }.
    .sides = side-*-subject
prompt-lose-squadrons = { $to-id ->
    [removed] Scegli una Squadra Navale che esce dal gioco
   *[unbuilt] Scegli una Squadra Navale che torna tra quelle da allestire
  }{ $left ->
    [one] .
   *[other] {" "}(ancora { $left }).
  }
    .to = place-*
prompt-lose-squadrons-waiting = { $sides } sceglie una Squadra Navale a cui rinunciare.
    .sides = side-*-subject
prompt-usa-flags = Dove va piantata la Bandiera USA?
prompt-usa-flags-waiting = { $sides } pianta le Bandiere USA.
    .sides = side-*-subject
prompt-usa-forts = Quali Forti delle Colonie Settentrionali vanno sgomberati?
prompt-usa-forts-waiting = { $sides } può sgomberare i Forti delle Colonie Settentrionali.
    .sides = side-*-subject
prompt-canada = Piantare la Bandiera USA su Québec e Montreal?
prompt-canada-waiting = { $sides } decide su Québec e Montreal.
    .sides = side-*-subject
prompt-spanish-shift = Puoi Variare uno spazio della Spagna.
prompt-spanish-shift-waiting = { $sides } può Variare uno spazio della Spagna.
    .sides = side-*-subject
prompt-wait = Un momento…
prompt-wait-waiting = Un momento…

## Decisioni: $a, $b, … sono le parole dopo la prima, $help quelle con il segno più

decision-side = Gioca con { $a }
    .a = side-*-the
decision-bid = Offri { $a ->
    [one] 1 Punto Trattato
   *[other] { $a } Punti Trattato
  }
decision-accept = Accetta
decision-assign = Metti { $b } nel Teatro { $a }
    .a = theater-*
    .b = basic-tile-*
decision-discard = Scarta { $a }
    .a = card-*
decision-ministry = Scegli { $a }
    .a = ministry-*
decision-exchange = Cambia { $a } con { $b }
    .a = ministry-*
    .b = ministry-*
decision-keep = { $a-id ->
    [old] Tieni la vecchia Truppa
    [new] Tieni la nuova Truppa
   *[none] Tieni le tue carte Ministero
  }
decision-uprisings = { $a-id ->
    [take] Prendi Rivolte Giacobite come terza carta Ministero
   *[leave] Rinuncia a Rivolte Giacobite
  }
decision-first = Comincia { $a }
    .a = side-*-the
decision-reveal = Rivela { $a }
    .a = ministry-*
decision-tile = Prendi l’Investimento { $a }
    .a = tile-*
decision-pass = { $a ->
    [0] Passa
   *[other] Passa e riduci il Debito di { $a }
  }
decision-event = Gioca { $a }{ $help-count ->
    [0] {""}
   *[other] {" "}e rivela { $help }
  }
    .a = card-*
    .help = ministry-*
decision-use = Usa { $a }{ $b-id ->
    [none] {""}
   *[other] : { $b }
  }
    .a = ministry-*
    .b = use-*
decision-merge = Unisci i Punti Azione dell’Evento all’Azione Minore
decision-separate = Tieni i Punti Azione dell’Evento separati dall’Azione Maggiore
decision-advantage = Usa { $a }{ $b-id ->
    [none] {""}
   *[other] {" "}{ $b }
  }{ $help-count ->
    [0] {""}
   *[other] {" "}e rivela { $help }
  }
    .a = advantage-*
    .b = space-*-in
decision-upgrade = Riforma Militare nel Teatro { $a }
    .a = theater-*
decision-swap = Scambia le Truppe dei Teatri { $a } e { $b }
    .a = theater-*
    .b = theater-*
decision-tile-out = Togli la Truppa dal gioco
decision-tile-back = Rimetti la Truppa nella riserva
decision-place = Piazza il Comando Bonus nel Teatro { $a }
    .a = theater-*
decision-move = Sposta il { $a ->
    [0] primo
    [1] secondo
   *[other] terzo
  } Comando Bonus nel Teatro { $b }
    .b = theater-*
decision-end = Termina il Round Azione
decision-choose = Scegli { $a }
    .a = space-*
decision-fleet = Scegli la Squadra Navale: { $a }
    .a = place-*
# Dentro un Evento la possibilità ha una frase sua: card-N-option-K.
decision-option = Scegli la possibilità { $a }
decision-tile-of = Scegli { $a }
    .a = advantage-*
decision-theater = Scegli { $a }
    .a = theater-*
decision-return-tile = Rimetti nella riserva il { $b ->
    [0] primo
   *[other] secondo
  } Comando Bonus del Teatro { $a }
    .a = theater-*
decision-commodity = Scegli { $a }
    .a = commodity-*
decision-damage = Danneggia il Forte { $a }
    .a = space-*-in
decision-disperse = Manda in Arsenale la Squadra Navale { $a }
    .a = space-*-in
decision-unflag = Ammaina la Bandiera { $a }
    .a = space-*-in
decision-conquer = Conquista { $a }{ $c-id ->
    [none] {""}
   *[other] {" "}con la Squadra Navale ({ $c })
  }
    .a = space-*
    .c = place-*
decision-refuse = Rifiuta
decision-done = Fatto
decision-pay = { $b ->
    [0] Paga con { $d ->
        [one] 1 Punto Trattato
       *[other] { $d } Punti Trattato
    }
   *[other] Paga con { $b } di Debito{ $d ->
        [0] {""}
        [one] {" "}e 1 Punto Trattato
       *[other] {" "}e { $d } Punti Trattato
    }
  }

## Decisioni che comprano qualcosa

decision-shift = Varia { $a } con l’{ $b }{ $help-count ->
    [0] {""}
   *[other] , con l’aiuto di { $help }
  }
    .a = space-*
    .b = slot-*
decision-draw-event = Pesca una carta Evento con l’{ $a }
    .a = slot-*
decision-buy-tile = Compra un Comando Bonus con l’{ $a }
    .a = slot-*
decision-clear-conflict = Togli il Conflitto { $a } con l’{ $b }
    .a = space-*-in
    .b = slot-*
decision-fort = Costruisci il Forte { $a } con l’{ $b }
    .a = space-*-in
    .b = slot-*
decision-repair = Ripara il Forte { $a } con l’{ $b }
    .a = space-*-in
    .b = slot-*
decision-squadron = Allestisci una Squadra Navale con l’{ $a }{ $help-count ->
    [0] {""}
   *[other] , con l’aiuto di { $help }
  }
    .a = slot-*
decision-deploy = Schiera una Squadra Navale ({ $a } → { $b }) con l’{ $c }
    .a = place-*
    .b = space-*
    .c = slot-*
decision-rebel = Solleva i Giacobiti { $a } con l’{ $b }
    .a = space-*-in
    .b = slot-*
decision-uprising = Conteggia le Rivolte Giacobite con l’{ $a }
    .a = slot-*
decision-convert = Converti 2 Punti Azione Militari dell’{ $b } in 1 { $a }
    .a = ap-*-point
    .b = slot-*
decision-bastion = Manda in Arsenale la Squadra Navale { $a } con Bastione Navale e l’{ $b }
    .a = space-*-in
    .b = slot-*

help-huguenots = Ugonotti ({ $value })
help-speculation = Speculazione dei Mari del Sud

# Per che cosa si usa un Ministero.
use-major = l’Azione Maggiore
use-minor = l’Azione Minore
use-event = l’Azione dell’Evento
use-bought = l’Azione convertita

## Solo il verbo, per un pulsante

deed-conquer = Conquista
deed-unflag = Ammaina la Bandiera
deed-damage = Danneggia il Forte
deed-clear-conflict = Togli il Conflitto
deed-deploy = Schiera la Squadra
deed-upgrade = Fai la Riforma
deed-place = Piazza
deed-move = Sposta
deed-assign = Assegna
deed-swap = Scambia
deed-exchange = Cambia
deed-event = Gioca l’Evento
deed-tile = Prendi
deed-ministry = Scegli
deed-theater = Scegli
deed-option = Scegli
deed-discard = Scarta
deed-reveal = Rivela
deed-use = Usa
deed-advantage = Usa
deed-shift = Varia
