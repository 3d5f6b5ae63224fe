# Che cosa dice il programma nel terminale: elenchi, registrazioni, partite, resoconti.

## L’elenco dei giochi

games-none = Questo programma non ha ancora giochi.
games-head = { $id } · { $name } · versione delle regole { $rules }
games-seats = posti: { $least }
games-seats-range = posti: da { $least } a { $most }
games-levels = livelli:
games-options = opzioni (--option KEY=VALUE):
games-no-options = opzioni: nessuna
games-option = { $key }: { $values } · predefinito { $default }
games-option-rule = { $key }: { $values } · predefinito { $default } · regola { $rule }
games-range = da { $least } a { $most }
games-file = un file
games-no-file = nessuno
games-ends = come finisce:

## Guardare le registrazioni

log-title = Che cosa è successo
replay-head = { $game }, dopo { $at } decisioni su { $of }
replay-last = Ultima decisione: { $seat } «{ $decision }»
replay-next = Deve decidere: { $seats }
verify-ok = ok
verify-fails = NON REGGE
verify-unreadable = ILLEGGIBILE
verify-holds = { $game }, { $decisions ->
    [one] 1 decisione
   *[other] { $decisions } decisioni
  }, { $ended }; seme, decisioni e risultato concordano
verify-unfinished = non finita
verify-won = { $end }, vince il posto { $seat }
verify-shared = { $end }, il primo posto è condiviso
inspect-differences = { $count ->
    [one] 1 differenza
   *[other] { $count } differenze
  }

## Giocare nel terminale

play-start = { $game }. Il seme è sigillato: { $commitment }
play-seat = { $seat }: { $player }
play-saving = Ogni decisione viene salvata in { $file }. Scrivi «help» per sapere che cosa puoi scrivere.
play-saved = Salvato in { $file }.
play-not-saved = NON SALVATO: { $error }
play-to-go-on = Per continuare più tardi: kabinett play --load { $file }
play-seed = Il seme era { $seed }: «kabinett verify { $file }» dimostra che i dadi sono onesti.
play-pass-keyboard = Passa la tastiera: { $seat }. Poi premi Invio.
play-pass-undo = («undo» ritira l’ultima decisione, «quit» esce.)
play-news = Dall’ultima volta che hai guardato:
play-turn = { $seat } decide: { $count ->
    [one] 1 possibilità
   *[other] { $count } possibilità
  }
play-group = { $word } … ({ $count }: scrivi «{ $word }» per vederle)
play-filtered = { $count } su { $all } contengono «{ $filter }»
play-more = … altre { $count }: premi Invio
play-no-match = Nulla di ciò che puoi decidere contiene «{ $text }». Scrivi «list» per tutto, «help» per l’aiuto.
play-no-number = Il numero { $number } non c’è; i numeri vanno da 1 a { $count }.
play-refused = Rifiutato: { $reason }
play-free = «{ $decision }» non costa nulla.
play-price = «{ $decision }» costa { $total }:
play-line = { $amount } { $label }
play-line-rule = { $amount } { $label } (regola { $rule })
play-other-may = { $seat } può decidere fuori turno: scrivi «as { $number } DECISIONE».
play-not-a-person = Al posto { $number } non siede una persona.
play-undone = Ritirata: «{ $decision }».
play-resigned = { $seat } abbandona. La registrazione resta incompiuta.
play-unsaved-path = salvare dove? Scrivi: save FILE
play-help =
  un numero           prende quella decisione
  una decisione       la prende, come è scritta nella lista
  altre parole        mostra solo le decisioni che le contengono
  list                mostra tutto ciò che puoi decidere
  Invio               mostra il seguito della lista
  ?3   o  ?TESTO      quanto costa la decisione 3, o TESTO, o quale regola la vieta
  why TESTO           lo stesso
  view                mostra di nuovo il tavolo
  log                 mostra tutto ciò che è successo
  undo                ritira la tua ultima decisione, se nulla è stato svelato nel frattempo
  as 1 TESTO          il posto 1 prende la decisione TESTO fuori turno, dove le regole lo permettono
  save FILE           salva una copia
  resign              abbandona ed esce
  quit                esce; la partita è salvata

## Gestire un server

serve-at = Kabinett è su { $page } (Ctrl-C lo ferma)
serve-stopping = Arresto in corso.
backup-done = { $file }: { $rows } righe, { $bytes } byte
restore-done = { $rows } righe ripristinate da { $file }
check-done = { $games ->
    [one] 1 partita rigiocata
   *[other] { $games } partite rigiocate
  } ({ $rows } righe); { $faults ->
    [0] tutto regolare
    [one] 1 non regge
   *[other] { $faults } non reggono
  }
load-decisions = { $decisions } decisioni in { $games } partite a { $tables } tavoli in { $seconds } s
load-rate = { $rate } decisioni durevoli al secondo
load-latency = risposta dopo: p50 { $p50 } ms, p95 { $p95 } ms, p99 { $p99 } ms, al massimo { $most } ms
load-streams = { $streams } flussi hanno ricevuto { $events } eventi; { $behind } hanno perso l’ultima decisione, { $broken } si sono interrotti
load-errors = { $errors ->
    [0] nessun errore
    [one] 1 errore
   *[other] { $errors } errori
  }
load-memory = il server usa { $mib } MiB di memoria
load-filled = { $games } partite con { $decisions } decisioni sono archiviate

## Cifre

decimal-mark = ,
percent-between = da { $low } a { $high }%

## Molte partite di computer

sim-head = { $game }: { $games ->
    [one] 1 partita
   *[other] { $games } partite
  } dal seme { $seed }, { $decisions ->
    [one] 1 decisione
   *[other] { $decisions } decisioni
  }
sim-pace = { $seconds } s, { $games } partite/s, { $decisions } decisioni/s
sim-progress = { $done }/{ $all } partite, { $pace }, ancora { $left }
sim-end = fine
sim-winner = vincitore
sim-shared = condivisa
sim-games = partite
sim-seat = posto
sim-level = livello
sim-wins = vittorie
sim-share = quota
sim-interval = intervallo al 95%
sim-mean = punteggio medio
sim-failed = { $failed ->
    [one] 1 fallita
   *[other] { $failed } fallite
  }
sim-failures = { $failed ->
    [one] 1 partita è fallita:
   *[other] { $failed } partite sono fallite:
  }
sim-failure = seme { $seed }, dopo { $decisions ->
    [one] 1 decisione
   *[other] { $decisions } decisioni
  }: { $reason }
sim-failed-records = Le loro registrazioni sono nell’output di --json e nella cartella di --save.
ladder-head = { $game }, { $seats } posti, a rotazione
ladder-against = contro
ladder-elo = Elo
analyse-decision = decisione
analyse-change = variazione
analyse-what = svolta
