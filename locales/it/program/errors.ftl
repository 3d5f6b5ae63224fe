# Perché un comando non si può eseguire e che cosa non va in un file. $why è un’altra di queste frasi, oppure ciò che il
# sistema operativo, una libreria o le regole di un gioco dicono con parole proprie.

error = errore: { $why }
error-fault = errore: è un difetto del programma, ti preghiamo di segnalarlo: { $why }
cannot-write = non è possibile scrivere: { $why }

## Giochi, giocatori, opzioni

no-such-game = il gioco «{ $game }» non c’è; i giochi sono: { $games }
no-game-at-all = il gioco «{ $game }» non c’è: questo programma non ha ancora giochi
no-such-player = il giocatore «{ $player }» non c’è; i giocatori sono: { $players }
wrong-players = { $game } è per { $least } giocatori; --players ne indica { $named }
wrong-players-range = { $game } è per { $least }-{ $most } giocatori; --players ne indica { $named }
option-not-a-pair = opzione «{ $option }»: serve KEY=VALUE; { $allowed }
option-not-one-of = opzione { $option }: «{ $value }» non va bene; valori possibili: { $values }
no-such-option = { $game } non ha l’opzione «{ $option }»; { $allowed }
options-are = le opzioni sono: { $options }
options-none = non ne ha nessuna
bad-options = opzioni: { $why }
no-judgement = { $game } non ha un giudizio con cui valutare le posizioni
no-weights = { $game } non ha pesi da regolare
no-answers = { $game } non risponde a domande sulle posizioni
no-chance = manca una fonte di casualità: { $why }; indica --seed

## File

about-file = { $file }: { $why }
not-written = non si può scrivere: { $why }
input-unreadable = non si riesce a leggere lo standard input: { $why }
run-unreadable = non è il file di una serie di partite
run-of-others = la serie in questo file ha un altro gioco, altri giocatori, altre opzioni o altri semi

## Registrazioni

record-malformed = non è una registrazione: { $why }
record-format = il formato è «{ $found }» e non «{ $known }»
record-version = la versione { $found } delle registrazioni è sconosciuta (questo programma legge la versione { $known })
record-other-game = la registrazione è di «{ $found }», non di «{ $expected }»
record-rules = la registrazione segue la versione { $found } delle regole; questo programma ha la versione { $known }
record-no-seed = la registrazione non ha il seme
record-sealed = la registrazione non ha ancora il seme: se ne conosce solo il sigillo, perciò non si può rigiocare
record-commitment = il seme non corrisponde al sigillo: { $seed } darebbe { $expected }, la registrazione dice { $found }
record-notation = decisione { $number }: { $why }
record-refused = decisione { $number }, posto { $seat }, «{ $decision }» non è permessa: { $why }
record-result = la registrazione finisce con { $recorded }, ma le sue decisioni portano a { $replayed }
rules-fail = le regole si inceppano su questa registrazione: { $why }
verify-not-all = { $count } file su { $files } non si possono verificare
replay-too-far = --at { $at }: la registrazione ha { $of ->
    [one] 1 decisione
   *[other] { $of } decisioni
  }
replay-no-viewer = --viewer seat:{ $seat }: i posti della registrazione vanno da 0 a { $last }

## Giocare e simulare

play-other-seats = --players indica { $players } giocatori; la registrazione ha { $seats } posti
play-needs-save = una partita dallo standard input richiede --save FILE
play-against-rules = il giocatore al posto { $seat } ha deciso «{ $decision }» contro le regole
opponent-other-game = il tavolo non è di questo gioco
opponent-no-level = il livello «{ $level }» non c’è
opponent-nothing = il posto { $seat } non ha nulla da decidere
ladder-failed = { $failed ->
    [one] 1 partita fallita
   *[other] { $failed } partite fallite
  } tra { $players }

## Gestire un server

bad-log-filter = il filtro del log: { $why }
server-data = la cartella dei dati { $folder } non si può usare: { $why }
server-listen = non si può restare in ascolto su { $address }: { $why }
server-store = il database non si può usare: { $why }
server-backup = il backup non si può usare: { $why }
server-in-use = un altro processo usa la cartella dei dati { $folder }: per più processi serve PostgreSQL
server-notices = non si possono inviare avvisi: { $why }
server-failed = il server ha smesso di funzionare: { $why }
store-migration = il database non si può aggiornare: { $why }
store-outdated = il database è alla versione { $found } e questo programma alla { $known }: avvia una volta il server per aggiornarlo, oppure usa il programma a cui appartiene
store-content = nel database c’è qualcosa di sconosciuto: { $why }
store-closed = il server si sta fermando
load-put-off = il server ha rimandato una richiesta troppe volte
load-no-game = il server non ha il gioco «{ $game }»
load-no-session = nessuna sessione per un ospite: { $why }
load-nothing-legal = il posto { $seat } non può decidere nulla
load-nobody-decides = nessuno deve decidere

## Che cosa non va in una partita archiviata

check-unknown-game = qui questo gioco non c’è
check-rules = segue la versione { $found } delle regole; questo programma ha la versione { $known }
check-unopened = non si può aprire: { $why }
check-seed = il seme non è quello sigillato
check-row = la riga { $row } non si accorda con la partita: { $why }
check-rows = dalle decisioni risulta un altro numero di righe
check-decisions = dalle decisioni risulta un altro numero di decisioni
check-waiting = dalle decisioni risulta che deve decidere qualcun altro
check-over = le decisioni contraddicono se la partita è finita o no
check-result = le decisioni portano a un altro risultato
check-snapshot = l’istantanea alla riga { $row } non è ciò a cui portano le decisioni
