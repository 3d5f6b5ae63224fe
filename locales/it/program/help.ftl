# L’aiuto della riga di comando: command-NAME è ciò che fa un comando, command-NAME-after ciò che sta sotto i suoi argomenti;
# argument-COMANDO-NAME è che cos’è un argomento, e argument-NAME dove è lo stesso per ogni comando che ce l’ha.
# Le parole in maiuscolo, come FILE, restano: clap le stampa così.

help-usage = Uso
help-commands = Comandi
help-arguments = Argomenti
help-options = Opzioni
help-default = [predefinito: { $value }]
help-values = [valori possibili: { $values }]

argument-lang = La lingua da parlare, per esempio «de»; se manca, quella dell’ambiente, altrimenti l’inglese
argument-help = Mostra questo aiuto
argument-version = Mostra la versione
argument-game = Il gioco (vedi «kabinett games»)
argument-option = Un’opzione del gioco (vedi «kabinett games»); si può ripetere
argument-json = Stampa un oggetto JSON
argument-config = Il file con le impostazioni del server, se c’è
argument-data = La cartella del database e della chiave che sigilla i semi; se manca, «data»
argument-database-url = Un database PostgreSQL al posto del file nella cartella dei dati

## Il programma

command-kabinett = Giochi da tavolo sul Settecento, fedeli alla lettera dei loro regolamenti
command-kabinett-after =
    Esempi:
      kabinett games                                    a che cosa si può giocare, e con quali opzioni
      kabinett play imperial-struggle                   gioca in questo terminale contro il computer
      kabinett play imperial-struggle --players human,human
                                                        in due alla stessa tastiera
      kabinett sim imperial-struggle --players random,random --games 1000
                                                        mille partite, e come sono finite
      kabinett replay game.kab.json --at 40 --log       il tavolo dopo 40 decisioni
      kabinett verify *.kab.json                        dimostra che nessuno ha toccato dadi o mazzi
      kabinett serve --open                             si gioca insieme nel browser
      kabinett backup monday.kab.gz                     tutto ciò che il server conserva, in un file

    Codici di uscita: 0 fatto · 1 la risposta è no (una registrazione non regge, una partita simulata è fallita, le risposte sono diverse) · 2 la riga di comando o un file non si può usare · 70 un difetto del programma
command-help = Mostra questo aiuto o quello di un comando

## Giochi

command-games = Elenca i giochi con posti, opzioni, livelli e modi di finire
command-games-after =
    Esempi:
      kabinett games
      kabinett games --json | jq '.[].options'
argument-games-json = Stampa un array JSON

command-play = Gioca a un tavolo essenziale in questo terminale
command-play-after =
    Esempi:
      kabinett play imperial-struggle
      kabinett play imperial-struggle --players random,human --seed 7
      kabinett play --load imperial-struggle-1f0c2b9a.kab.json

    La partita viene salvata dopo ogni decisione. Al tavolo scrivi «help» per sapere che cosa puoi scrivere.
argument-play-game = Il gioco (vedi «kabinett games»); con --load lo dice la registrazione
argument-play-players = Chi siede dove: «human» o un livello, posto per posto; se manca, tu contro il livello più forte
argument-play-seed = Il seme di tutta la casualità: un numero o 64 cifre esadecimali; se manca, viene sorteggiato
argument-play-save = Dove salvare la partita; se manca, in un nuovo file in questa cartella o nel file caricato
argument-play-load = Continua una partita salvata

command-sim = Fa giocare ai computer partite intere e riassume come sono finite
command-sim-after =
    Esempi:
      kabinett sim imperial-struggle --players random,random --games 2000
      kabinett sim imperial-struggle --players random,random --games 100 --seed 1 --check --json
      kabinett sim imperial-struggle --players random,random --games 20 --save games/

    La partita numero n di una serie ha il seme S + n: «--seed S+n --games 1» la rigioca da sola.
    Il risultato di un seme è lo stesso con qualsiasi numero di lavori paralleli.
argument-sim-players = Il livello di ogni posto; quanti sono, tanti posti ha il tavolo
argument-sim-games = Quante partite giocare
argument-sim-rotate = Fa cambiare posto ai giocatori da una partita all’altra: ogni seme si gioca una volta per ogni disposizione
argument-sim-round-robin = Fa giocare ogni livello di --players contro ogni altro, a rotazione, e li classifica: --games per ogni coppia
argument-sim-seats = I posti di un tavolo di --round-robin; se manca, quanti ne bastano al gioco
argument-sim-resume = Scrive i risultati in questo file (con --round-robin: in questa cartella) e riprende da dove era arrivato
argument-sim-seed = Il numero del seme della prima partita; se manca, viene sorteggiato
argument-sim-jobs = Quante partite insieme; se manca, tante quanti sono i core
argument-sim-check = Controlla ogni decisione secondo le regole e lo stato secondo gli invarianti del gioco
argument-sim-save = Scrive ogni partita in questa cartella come SEED.kab.json

command-tune = Regola i pesi con cui i computer giudicano le posizioni
command-tune-after =
    Esempi:
      kabinett tune imperial-struggle --generations 40 --file weights.json
      kabinett tune struggle-of-empires --seats 4 --games 200 --file weights.json

    Ogni generazione viene scritta nel file; lo stesso comando riprende da lì.
argument-tune-file = Dove scrivere i progressi e i pesi
argument-tune-generations = A quante generazioni arrivare
argument-tune-games = Quante partite gioca ogni candidato
argument-tune-seats = I posti al tavolo; se manca, quanti ne bastano al gioco
argument-tune-seed = Il numero del seme della prima partita

## Registrazioni e posizioni

command-analyse = Mostra chi stava meglio dopo ogni decisione di una partita registrata
command-analyse-after =
    Esempi:
      kabinett analyse game.kab.json
      kabinett analyse game.kab.json --json | jq .swings

    Le probabilità vengono da partite che i computer finiscono da ogni posizione, a carte scoperte.
argument-analyse-file = La registrazione, o «-» per lo standard input
argument-analyse-games = Quante partite si giocano a partire da ogni posizione
argument-analyse-every = Esamina solo una decisione ogni tot
argument-analyse-swings = Quante delle svolte più grandi mostrare

command-replay = Mostra il tavolo in qualsiasi punto di una partita registrata
command-replay-after =
    Esempi:
      kabinett replay game.kab.json
      kabinett replay game.kab.json --at 40 --log --viewer seat:1
      zcat game.kab.json.gz | kabinett replay - --json | jq .view
argument-replay-file = La registrazione, o «-» per lo standard input
argument-replay-at = Dopo quante decisioni; se manca, dopo l’ultima
argument-replay-log = Stampa anche che cosa è successo fino a quel punto
argument-replay-viewer = Con gli occhi di chi: seat:N, spectator oppure open (tutte le carte scoperte)

command-verify = Rigioca le registrazioni e ne controlla risultati e sigilli
command-verify-after =
    Esempi:
      kabinett verify game.kab.json
      kabinett verify games/*.kab.json

    Una registrazione regge se il suo seme è quello sigillato, le regole ammettono ogni decisione e le decisioni portano al risultato registrato.
argument-verify-files = Le registrazioni; «-» è lo standard input

command-inspect = Risponde a domande sulle posizioni
command-inspect-after =
    Esempi:
      kabinett inspect imperial-struggle positions.json
      kabinett inspect imperial-struggle --check positions.jsonl.gz
      zcat positions.gz | kabinett inspect imperial-struggle

    Le posizioni sono un array JSON o JSON Lines, compresse con gzip o no.
argument-inspect-file = Le posizioni; se manca, lo standard input
argument-inspect-check = Confronta con le risposte nel file: stampa ogni differenza e quante sono

## Il server

command-serve = Avvia il server
command-serve-after =
    Esempi:
      kabinett serve --open
      kabinett serve --listen 0.0.0.0:8080 --data /var/lib/kabinett --public-url https://play.example.org --behind-proxy
      DATABASE_URL=postgres://kabinett@localhost/kabinett kabinett serve

    Ciò che è scritto qui vale più dell’ambiente, e l’ambiente più del file di --config.
    Tutto sta nella cartella dei dati: il database e la chiave che sigilla i semi. Ctrl-C ferma il server; ciò a cui ha risposto è su disco.
argument-serve-config = Un file con le impostazioni; ciò che è scritto qui o nell’ambiente ha la precedenza
argument-serve-listen = Dove restare in ascolto
argument-serve-data = La cartella del database e della chiave che sigilla i semi; se non c’è, viene creata
argument-serve-connections = Quante connessioni a PostgreSQL al massimo
argument-serve-public-url = L’indirizzo che usano le persone, se è diverso; con https i cookie sono sicuri
argument-serve-behind-proxy = Davanti al server c’è un proxy: fidati del suo X-Forwarded-For
argument-serve-rate = Quante richieste al secondo al massimo da un indirizzo; 0 è senza limite
argument-serve-streams = Quanti flussi in diretta aperti al massimo
argument-serve-clients = Quante connessioni insieme al massimo
argument-serve-clients-per-address = Quante connessioni insieme al massimo da un indirizzo; 0 è senza limite; un proxy non è mai limitato
argument-serve-smtp-url = Il server di posta, come `smtps://user:password@host`; senza, non si inviano e-mail
argument-serve-mail-from = L’indirizzo da cui partono le e-mail
argument-serve-notice-delay = Quanti secondi dopo l’inizio del suo turno si avvisa qualcuno, se non ha ancora deciso e non sta guardando il tavolo
argument-serve-private-targets = I webhook possono portare a indirizzi della propria rete, anche senza https
argument-serve-thinkers = Quanti computer ragionano insieme al massimo
argument-serve-pace = Quanti millisecondi un computer aspetta tra due sue decisioni dove giocano persone
argument-serve-lease = Dopo quanti secondi senza segni di vita altri processi prendono in carico i computer e gli orologi di un processo
argument-serve-log = L’aspetto del log: righe per le persone, o un oggetto JSON per riga
argument-serve-log-filter = Quanto è dettagliato il log, scritto come in `RUST_LOG`
argument-serve-open = Apre la pagina nel tuo browser

command-backup = Scrive in un file tutto ciò che un server conserva
command-backup-after =
    Esempi:
      kabinett backup /backups/kabinett-monday.kab.gz
      kabinett backup --data /var/lib/kabinett /backups/kabinett-monday.kab.gz
      DATABASE_URL=postgres://kabinett@localhost/kabinett kabinett backup games.kab.gz

    Intanto il server può continuare. Il file contiene tutto, anche la chiave che apre i semi e gli hash delle password: custodiscilo come la cartella dei dati. Si può ripristinare in entrambi i tipi di database.
argument-backup-file = Il file da scrivere; se c’è già, viene sostituito quando il nuovo è completo

command-restore = Riempie un database vuoto da un backup
command-restore-after =
    Esempi:
      kabinett restore --data /var/lib/kabinett /backups/kabinett-monday.kab.gz
      kabinett restore --database-url postgres://kabinett@localhost/kabinett kabinett.kab.gz

    Il database deve essere vuoto e nessun server deve usarlo.
argument-restore-file = Ciò che ha scritto «kabinett backup»

command-check = Rigioca ogni partita archiviata e segnala quelle che ora le regole rifiutano
command-check-after =
    Esempi:
      kabinett check
      kabinett check --data /var/lib/kabinett --json

    Ogni partita iniziata viene rigiocata dalla prima decisione e confrontata con ciò che ne dice il database: di chi è il turno, se è finita, il risultato, il seme e l’istantanea. Intanto il server può continuare.

command-load = Gioca partite a caso attraverso l’interfaccia di un server e lo misura
command-load-after =
    Esempi:
      kabinett load --url http://127.0.0.1:8080 --tables 20 --moves 100
      kabinett load --url http://127.0.0.1:8080 --tables 200 --moves 300 --rate 3500 --json
      kabinett load --url http://127.0.0.1:8080 --tables 10 --moves 0 --idle 5000 --hold 10
      kabinett load --seed-games 10000 --data /tmp/kabinett

    Un server limita ciò che può fare un indirizzo: per misurarlo avvialo con «--rate 0 --pace 0 --clients-per-address 0».
argument-load-url = Il server
argument-load-seed-games = Riempie invece un database vuoto con questo numero di partite a caso finite, per misurare un server con quelle
argument-load-tables = A quanti tavoli si gioca insieme
argument-load-moves = Quante decisioni si prendono a ogni tavolo; dove una partita finisce, ne comincia un’altra
argument-load-rate = Quante decisioni al secondo tutti i tavoli insieme cercano di prendere; 0 è quante più possibile
argument-load-game = Il gioco (vedi «kabinett games»); se manca, il primo del server
argument-load-idle = Quanti flussi in più si limitano a guardare
argument-load-hold = Per quanti secondi tenere aperti i flussi dopo l’ultima decisione
argument-load-seed = Il numero da cui seguono tutte le scelte

## La shell

command-completions = Stampa uno script con cui una shell completa i comandi
command-completions-after =
    Esempio:
      kabinett completions bash > ~/.local/share/bash-completion/completions/kabinett
argument-completions-shell = La shell che deve completare
