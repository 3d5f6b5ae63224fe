# Die Hilfe der Befehlszeile: command-NAME sagt, was ein Befehl tut, command-NAME-after steht unter seinen Argumenten;
# argument-BEFEHL-NAME sagt, was ein Argument ist, und argument-NAME, wo es bei jedem Befehl dasselbe ist.
# Wörter in Großbuchstaben wie FILE bleiben: So gibt clap sie aus.

help-usage = Aufruf
help-commands = Befehle
help-arguments = Argumente
help-options = Optionen
help-default = [Vorgabe: { $value }]
help-values = [mögliche Werte: { $values }]

argument-lang = Die Sprache, etwa „de“; ohne Angabe die der Umgebung, sonst Englisch
argument-help = Zeigt diese Hilfe
argument-version = Zeigt die Version
argument-game = Das Spiel (siehe „kabinett games“)
argument-option = Eine Option des Spiels (siehe „kabinett games“); darf mehrmals stehen
argument-json = Gibt ein JSON-Objekt aus
argument-config = Die Datei mit den Einstellungen des Servers, falls es eine gibt
argument-data = Der Ordner mit der Datenbank und dem Schlüssel, der die Seeds versiegelt; ohne Angabe „data“
argument-database-url = Eine PostgreSQL-Datenbank anstelle der Datei im Datenordner

## Das Programm

command-kabinett = Brettspiele über das achtzehnte Jahrhundert, getreu ihren Regelheften
command-kabinett-after =
    Beispiele:
      kabinett games                                    was sich spielen lässt, mit welchen Optionen
      kabinett play imperial-struggle                   in diesem Terminal gegen den Computer spielen
      kabinett play imperial-struggle --players human,human
                                                        zu zweit an einer Tastatur
      kabinett sim imperial-struggle --players random,random --games 1000
                                                        tausend Partien, und wie sie ausgingen
      kabinett replay game.kab.json --at 40 --log       der Tisch nach 40 Entscheidungen
      kabinett verify *.kab.json                        beweisen, dass niemand gemogelt hat
      kabinett serve --open                             im Browser miteinander spielen
      kabinett backup monday.kab.gz                     alles, was der Server aufbewahrt, in einer Datei

    Rückgabewerte: 0 erledigt · 1 die Antwort ist nein (eine Aufzeichnung stimmt nicht, eine simulierte Partie ist gescheitert, Antworten weichen ab) · 2 die Befehlszeile oder eine Datei ist unbrauchbar · 70 ein Fehler im Programm
command-help = Zeigt diese Hilfe oder die eines Befehls

## Spiele

command-games = Zeigt die Spiele mit ihren Plätzen, Optionen, Stärken und Enden
command-games-after =
    Beispiele:
      kabinett games
      kabinett games --json | jq '.[].options'
argument-games-json = Gibt ein JSON-Array aus

command-play = Spielt an einem schlichten Tisch in diesem Terminal
command-play-after =
    Beispiele:
      kabinett play imperial-struggle
      kabinett play imperial-struggle --players random,human --seed 7
      kabinett play --load imperial-struggle-1f0c2b9a.kab.json

    Die Partie wird nach jeder Entscheidung gespeichert. Tippe am Tisch „help“ für alles, was du dort tippen kannst.
argument-play-game = Das Spiel (siehe „kabinett games“); bei --load steht es in der Aufzeichnung
argument-play-players = Wer wo sitzt: „human“ oder eine Stärke, Platz für Platz; ohne Angabe du gegen die höchste Stärke
argument-play-seed = Der Seed, aus dem aller Zufall folgt: eine Zahl oder 64 Hexadezimalziffern; ohne Angabe wird er ausgelost
argument-play-save = Wo die Partie gespeichert wird; ohne Angabe in einer neuen Datei in diesem Ordner oder in der geladenen
argument-play-load = Spielt eine gespeicherte Partie weiter

command-sim = Lässt Computer ganze Partien spielen und fasst zusammen, wie sie ausgingen
command-sim-after =
    Beispiele:
      kabinett sim imperial-struggle --players random,random --games 2000
      kabinett sim imperial-struggle --players random,random --games 100 --seed 1 --check --json
      kabinett sim imperial-struggle --players random,random --games 20 --save games/

    Partie Nummer n einer Reihe hat den Seed S + n; „--seed S+n --games 1“ spielt sie also allein noch einmal.
    Das Ergebnis zu einem Seed ist bei jeder Zahl von Jobs dasselbe.
argument-sim-players = Die Stärke auf jedem Platz; so viele es sind, so viele Plätze hat der Tisch
argument-sim-games = Wie viele Partien gespielt werden
argument-sim-rotate = Lässt die Spieler von Partie zu Partie die Plätze tauschen: Jeder Seed wird in jeder Sitzordnung einmal gespielt
argument-sim-round-robin = Lässt jede Stärke aus --players mit Platztausch gegen jede andere spielen und bewertet sie: --games für jedes Paar
argument-sim-seats = Die Plätze an einem Tisch mit --round-robin; ohne Angabe so wenige, wie das Spiel erlaubt
argument-sim-resume = Schreibt Ergebnisse in diese Datei (mit --round-robin: in diesen Ordner) und macht dort weiter, wo sie aufhört
argument-sim-seed = Die Nummer des Seeds der ersten Partie; ohne Angabe wird sie ausgelost
argument-sim-jobs = Wie viele Partien gleichzeitig; ohne Angabe so viele, wie es Kerne gibt
argument-sim-check = Prüft jede Entscheidung gegen die Regeln und den Stand gegen die Invarianten des Spiels
argument-sim-save = Schreibt jede Partie als SEED.kab.json in diesen Ordner

command-tune = Stellt die Gewichte ein, nach denen Computer Stellungen beurteilen
command-tune-after =
    Beispiele:
      kabinett tune imperial-struggle --generations 40 --file weights.json
      kabinett tune struggle-of-empires --seats 4 --games 200 --file weights.json

    Jede Generation wird in die Datei geschrieben; derselbe Befehl macht dort weiter.
argument-tune-file = Wohin der Fortschritt und die Gewichte geschrieben werden
argument-tune-generations = Bis zu welcher Generation
argument-tune-games = Wie viele Partien jeder Kandidat spielt
argument-tune-seats = Die Plätze am Tisch; ohne Angabe so wenige, wie das Spiel erlaubt
argument-tune-seed = Die Nummer des Seeds der ersten Partie

## Aufzeichnungen und Stellungen

command-analyse = Zeigt, wer nach jeder Entscheidung einer aufgezeichneten Partie wie gut stand
command-analyse-after =
    Beispiele:
      kabinett analyse game.kab.json
      kabinett analyse game.kab.json --json | jq .swings

    Die Chancen kommen aus Partien, die Computer von jeder Stellung aus mit offenen Karten zu Ende spielen.
argument-analyse-file = Die Aufzeichnung, oder „-“ für die Standardeingabe
argument-analyse-games = Wie viele Partien von jeder Stellung aus gespielt werden
argument-analyse-every = Wertet nur jede so vielte Entscheidung aus
argument-analyse-swings = Wie viele der größten Wendungen gezeigt werden

command-replay = Zeigt den Tisch an einer beliebigen Stelle einer aufgezeichneten Partie
command-replay-after =
    Beispiele:
      kabinett replay game.kab.json
      kabinett replay game.kab.json --at 40 --log --viewer seat:1
      zcat game.kab.json.gz | kabinett replay - --json | jq .view
argument-replay-file = Die Aufzeichnung, oder „-“ für die Standardeingabe
argument-replay-at = Nach wie vielen Entscheidungen; ohne Angabe nach der letzten
argument-replay-log = Gibt auch aus, was bis dahin geschah
argument-replay-viewer = Mit wessen Augen: seat:N, spectator oder open (alle Karten offen)

command-verify = Spielt Aufzeichnungen nach und prüft Ergebnis und Siegel
command-verify-after =
    Beispiele:
      kabinett verify game.kab.json
      kabinett verify games/*.kab.json

    Eine Aufzeichnung stimmt, wenn ihr Seed der versiegelte ist, die Regeln jede Entscheidung zulassen und die Entscheidungen zum aufgezeichneten Ergebnis führen.
argument-verify-files = Die Aufzeichnungen; „-“ ist die Standardeingabe

command-inspect = Beantwortet Fragen zu Stellungen
command-inspect-after =
    Beispiele:
      kabinett inspect imperial-struggle positions.json
      kabinett inspect imperial-struggle --check positions.jsonl.gz
      zcat positions.gz | kabinett inspect imperial-struggle

    Stellungen sind ein JSON-Array oder JSON Lines, mit gzip gepackt oder nicht.
argument-inspect-file = Die Stellungen; ohne Angabe die Standardeingabe
argument-inspect-check = Vergleicht mit den Antworten in der Datei: gibt jeden Unterschied aus und wie viele es sind

## Der Server

command-serve = Startet den Server
command-serve-after =
    Beispiele:
      kabinett serve --open
      kabinett serve --listen 0.0.0.0:8080 --data /var/lib/kabinett --public-url https://play.example.org --behind-proxy
      DATABASE_URL=postgres://kabinett@localhost/kabinett kabinett serve

    Was hier steht, geht der Umgebung vor, und die Umgebung der Datei von --config.
    Alles liegt im Datenordner: die Datenbank und der Schlüssel, der die Seeds versiegelt. Strg-C beendet den Server; was beantwortet wurde, ist gespeichert.
argument-serve-config = Eine Datei mit Einstellungen; was hier oder in der Umgebung steht, geht vor
argument-serve-listen = Wo der Server zu erreichen ist
argument-serve-data = Der Ordner mit der Datenbank und dem Schlüssel, der die Seeds versiegelt; wird angelegt, wenn es ihn nicht gibt
argument-serve-connections = Höchstens so viele Verbindungen zu PostgreSQL
argument-serve-public-url = Die Adresse für die Leute, wenn sie eine andere ist; mit https sind Cookies sicher
argument-serve-behind-proxy = Vor dem Server steht ein Proxy: seinem X-Forwarded-For glauben
argument-serve-rate = Höchstens so viele Anfragen pro Sekunde von einer Adresse; 0 heißt unbegrenzt
argument-serve-streams = Höchstens so viele offene Live-Ströme
argument-serve-clients = Höchstens so viele Verbindungen gleichzeitig
argument-serve-clients-per-address = Höchstens so viele Verbindungen gleichzeitig von einer Adresse; 0 heißt unbegrenzt; ein Proxy wird nie begrenzt
argument-serve-smtp-url = Der Mailserver, als `smtps://user:password@host`; ohne ihn werden keine E-Mails verschickt
argument-serve-mail-from = Die Absenderadresse der E-Mails
argument-serve-notice-delay = So viele Sekunden, nachdem jemand an die Reihe kam, kommt eine Nachricht, sofern noch nicht entschieden wurde und niemand auf den Tisch sieht
argument-serve-private-targets = Webhooks dürfen zu Adressen im eigenen Netz führen, auch ohne https
argument-serve-thinkers = Höchstens so viele Computer denken gleichzeitig
argument-serve-pace = So viele Millisekunden wartet ein Computer zwischen zwei Entscheidungen, wo Menschen mitspielen
argument-serve-lease = Nach so vielen Sekunden ohne Lebenszeichen übernehmen andere Prozesse die Computer und Uhren eines Prozesses
argument-serve-log = Wie das Protokoll aussieht: Zeilen für Menschen oder ein JSON-Objekt pro Zeile
argument-serve-log-filter = Wie ausführlich das Protokoll ist, geschrieben wie in `RUST_LOG`
argument-serve-open = Öffnet die Seite in deinem Browser

command-backup = Schreibt alles, was ein Server aufbewahrt, in eine Datei
command-backup-after =
    Beispiele:
      kabinett backup /backups/kabinett-monday.kab.gz
      kabinett backup --data /var/lib/kabinett /backups/kabinett-monday.kab.gz
      DATABASE_URL=postgres://kabinett@localhost/kabinett kabinett backup games.kab.gz

    Der Server darf dabei weiterlaufen. Die Datei enthält alles, auch den Schlüssel zu den Seeds und die Hashes der Passwörter: Verwahre sie so sicher wie den Datenordner. Sie lässt sich in beide Arten von Datenbanken zurückspielen.
argument-backup-file = Die Zieldatei; eine vorhandene wird ersetzt, sobald die neue vollständig ist

command-restore = Füllt eine leere Datenbank aus einer Sicherung
command-restore-after =
    Beispiele:
      kabinett restore --data /var/lib/kabinett /backups/kabinett-monday.kab.gz
      kabinett restore --database-url postgres://kabinett@localhost/kabinett kabinett.kab.gz

    Die Datenbank muss leer sein, und kein Server darf auf ihr laufen.
argument-restore-file = Was „kabinett backup“ geschrieben hat

command-check = Spielt jede gespeicherte Partie nach und nennt die, welche die Regeln jetzt ablehnen
command-check-after =
    Beispiele:
      kabinett check
      kabinett check --data /var/lib/kabinett --json

    Jede begonnene Partie wird von der ersten Entscheidung an nachgespielt und mit dem verglichen, was in der Datenbank steht: wer am Zug ist, ob sie zu Ende ist, ihr Ergebnis, ihr Seed und ihr Zwischenstand. Der Server darf dabei weiterlaufen.

command-load = Spielt Zufallspartien über die Schnittstelle eines Servers und misst ihn
command-load-after =
    Beispiele:
      kabinett load --url http://127.0.0.1:8080 --tables 20 --moves 100
      kabinett load --url http://127.0.0.1:8080 --tables 200 --moves 300 --rate 3500 --json
      kabinett load --url http://127.0.0.1:8080 --tables 10 --moves 0 --idle 5000 --hold 10
      kabinett load --seed-games 10000 --data /tmp/kabinett

    Ein Server begrenzt, was eine Adresse darf: Starte ihn zum Messen mit „--rate 0 --pace 0 --clients-per-address 0“.
argument-load-url = Der Server
argument-load-seed-games = Füllt stattdessen eine leere Datenbank mit so vielen fertigen Zufallspartien, um einen Server damit zu messen
argument-load-tables = An wie vielen Tischen gleichzeitig gespielt wird
argument-load-moves = Wie viele Entscheidungen an jedem Tisch fallen; wo eine Partie endet, beginnt die nächste
argument-load-rate = Wie viele Entscheidungen pro Sekunde alle Tische zusammen anstreben; 0 heißt so viele wie möglich
argument-load-game = Das Spiel (siehe „kabinett games“); ohne Angabe das erste des Servers
argument-load-idle = So viele weitere Ströme, die nur zusehen
argument-load-hold = Hält die Ströme nach der letzten Entscheidung so viele Sekunden offen
argument-load-seed = Die Zahl, aus der alle Entscheidungen folgen

## Die Shell

command-completions = Gibt ein Skript aus, mit dem eine Shell Befehle vervollständigt
command-completions-after =
    Beispiel:
      kabinett completions bash > ~/.local/share/bash-completion/completions/kabinett
argument-completions-shell = Die Shell, die vervollständigen soll
