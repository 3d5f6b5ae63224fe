# The help of the command line: command-NAME is what a command does, command-NAME-after what stands below its arguments;
# argument-COMMAND-NAME is what an argument is, and argument-NAME where it is the same for every command that has it.
# Words in capitals, such as FILE, stay: clap prints them so.

help-usage = Usage
help-commands = Commands
help-arguments = Arguments
help-options = Options
help-default = [default: { $value }]
help-values = [possible values: { $values }]

argument-lang = The language to speak, such as “de”; unless said, as the environment says, else English
argument-help = Print help
argument-version = Print version
argument-game = The game (see “kabinett games”)
argument-option = An option of the game (see “kabinett games”); may be given several times
argument-json = Print one JSON object
argument-config = The file with the server's settings, if there is one
argument-data = The folder of the database and of the key that seals seeds; “data” unless said
argument-database-url = A PostgreSQL database in place of the file in the data folder

## The program

command-kabinett = Board games about the eighteenth century, to the letter of their rulebooks
command-kabinett-after =
    Examples:
      kabinett games                                    what can be played, with which options
      kabinett play imperial-struggle                   play in this terminal against the computer
      kabinett play imperial-struggle --players human,human
                                                        two people at one keyboard
      kabinett sim imperial-struggle --players random,random --games 1000
                                                        a thousand games, and how they ended
      kabinett replay game.kab.json --at 40 --log       the table after 40 decisions
      kabinett verify *.kab.json                        prove that nobody touched a die or a deck
      kabinett serve --open                             people play in their browsers
      kabinett backup monday.kab.gz                     all that the server keeps, in one file

    Exit codes: 0 done · 1 the answer is no (a record does not hold, a simulated game failed, answers differ) · 2 the command line or a file cannot be used · 70 a fault of the program
command-help = Print this message or the help of the given subcommand(s)

## Games

command-games = List the games with their seats, options, levels and ends
command-games-after =
    Examples:
      kabinett games
      kabinett games --json | jq '.[].options'
argument-games-json = Print one JSON array

command-play = Play at a plain table in this terminal
command-play-after =
    Examples:
      kabinett play imperial-struggle
      kabinett play imperial-struggle --players random,human --seed 7
      kabinett play --load imperial-struggle-1f0c2b9a.kab.json

    The game is saved after every decision. Type “help” at the table for what you can type there.
argument-play-game = The game (see “kabinett games”); with --load the record knows it
argument-play-players = Who sits where: “human” or a level, by seat; unless said, you against the strongest level
argument-play-seed = The seed of all chance: a number or 64 hexadecimal digits; drawn unless said
argument-play-save = Where the game is saved; unless said, a new file in this folder, or the file loaded
argument-play-load = Go on with a saved game

command-sim = Let computer players play whole games and sum up how they ended
command-sim-after =
    Examples:
      kabinett sim imperial-struggle --players random,random --games 2000
      kabinett sim imperial-struggle --players random,random --games 100 --seed 1 --check --json
      kabinett sim imperial-struggle --players random,random --games 20 --save games/

    Game number n of a run has the seed S + n, so “--seed S+n --games 1” plays it again alone.
    The result for a seed is the same for any number of jobs.
argument-sim-players = The level of each seat; how many there are is how many seats the table has
argument-sim-games = How many games to play
argument-sim-rotate = Let the players change seats from game to game: every seed is played once from each seating
argument-sim-round-robin = Let every level of --players play every other, seats rotated, and rate them: --games for each pair
argument-sim-seats = Seats of a --round-robin table; unless said, as few as the game allows
argument-sim-resume = Write results to this file (with --round-robin: to this folder) and go on from what is in it
argument-sim-seed = The seed number of the first game; drawn unless said
argument-sim-jobs = How many games at once; unless said, as many as there are cores
argument-sim-check = Check every decision against the rules and the state against the game's invariants
argument-sim-save = Write each game to this folder as SEED.kab.json

command-tune = Tune the weights by which computer players judge positions
command-tune-after =
    Examples:
      kabinett tune imperial-struggle --generations 40 --file weights.json
      kabinett tune struggle-of-empires --seats 4 --games 200 --file weights.json

    Every generation is written to the file; the same command goes on from there.
argument-tune-file = Where the progress and the weights are written
argument-tune-generations = How many generations to reach
argument-tune-games = How many games each candidate plays
argument-tune-seats = Seats at the table; unless said, as few as the game allows
argument-tune-seed = The seed number of the first game

## Records and positions

command-analyse = Show who stood how well after every decision of a recorded game
command-analyse-after =
    Examples:
      kabinett analyse game.kab.json
      kabinett analyse game.kab.json --json | jq .swings

    The chances come from games that computer players finish from each position, all cards open.
argument-analyse-file = The record, or “-” for the standard input
argument-analyse-games = How many games are played on from each position
argument-analyse-every = Look only at every so many decisions
argument-analyse-swings = How many of the biggest swings to show

command-replay = Show the table at any point of a recorded game
command-replay-after =
    Examples:
      kabinett replay game.kab.json
      kabinett replay game.kab.json --at 40 --log --viewer seat:1
      zcat game.kab.json.gz | kabinett replay - --json | jq .view
argument-replay-file = The record, or “-” for the standard input
argument-replay-at = After how many decisions; unless said, after the last one
argument-replay-log = Print the log up to that point as well
argument-replay-viewer = Whose eyes: seat:N, spectator, or open (all cards face up)

command-verify = Replay records and hold them to their results and commitments
command-verify-after =
    Examples:
      kabinett verify game.kab.json
      kabinett verify games/*.kab.json

    A record holds if its seed is the one that was committed to, the rules let every decision pass, and the decisions lead to the recorded result.
argument-verify-files = The records; “-” is the standard input

command-inspect = Answer questions about positions
command-inspect-after =
    Examples:
      kabinett inspect imperial-struggle positions.json
      kabinett inspect imperial-struggle --check positions.jsonl.gz
      zcat positions.gz | kabinett inspect imperial-struggle

    Positions are a JSON array or JSON Lines, plain or gzipped.
argument-inspect-file = The positions; the standard input unless said
argument-inspect-check = Compare with the answers in the file: print every difference and how many there are

## The server

command-serve = Start the server
command-serve-after =
    Examples:
      kabinett serve --open
      kabinett serve --listen 0.0.0.0:8080 --data /var/lib/kabinett --public-url https://play.example.org --behind-proxy
      DATABASE_URL=postgres://kabinett@localhost/kabinett kabinett serve

    What is said here comes before the environment, and the environment before the file of --config.
    Everything is in the data folder: the database, and the key that seals seeds. Ctrl-C stops the server; what was answered is on disk.
argument-serve-config = A file with settings; what is said here or in the environment comes first
argument-serve-listen = Where to listen
argument-serve-data = The folder of the database and of the key that seals seeds; made when it is not there
argument-serve-connections = The most connections to PostgreSQL
argument-serve-public-url = The address people use, if it is not the one above; with https, cookies are secure
argument-serve-behind-proxy = A proxy stands before the server: believe its X-Forwarded-For
argument-serve-rate = The most requests a second from one address; 0 is no limit
argument-serve-streams = The most open live streams
argument-serve-clients = The most connections at once
argument-serve-clients-per-address = The most connections at once from one address; 0 is no limit; a proxy is never limited
argument-serve-smtp-url = The mail server, as `smtps://user:password@host`; without one no e-mail is sent
argument-serve-mail-from = The address that e-mail is from
argument-serve-notice-delay = So many seconds after it became somebody's turn they are told, unless they have decided or look at the table
argument-serve-private-targets = Webhooks may lead to addresses of the own network, and without https
argument-serve-thinkers = The most computers that think at once
argument-serve-pace = So many milliseconds a computer waits between two of its decisions where people play
argument-serve-lease = After so many seconds without a sign of life, other processes take over a process's computers and clocks
argument-serve-log = What the log looks like: lines for people, or one JSON object a line
argument-serve-log-filter = How much of a log there is, as `RUST_LOG` says it
argument-serve-open = Open the page in your browser

command-backup = Write everything a server keeps to one file
command-backup-after =
    Examples:
      kabinett backup /backups/kabinett-monday.kab.gz
      kabinett backup --data /var/lib/kabinett /backups/kabinett-monday.kab.gz
      DATABASE_URL=postgres://kabinett@localhost/kabinett kabinett backup games.kab.gz

    The server may go on meanwhile. The file holds everything, also the key that opens seeds and hashes of passwords: keep it as safe as the data folder. It can be restored into either kind of database.
argument-backup-file = The file to write; one that is there is replaced once the new one is whole

command-restore = Fill an empty database from a backup
command-restore-after =
    Examples:
      kabinett restore --data /var/lib/kabinett /backups/kabinett-monday.kab.gz
      kabinett restore --database-url postgres://kabinett@localhost/kabinett kabinett.kab.gz

    The database must be empty, and no server may run on it.
argument-restore-file = What “kabinett backup” wrote

command-check = Replay every stored game and report those that the rules now refuse
command-check-after =
    Examples:
      kabinett check
      kabinett check --data /var/lib/kabinett --json

    Every game that has begun is replayed from its first decision, and held to what the database says of it: whose turn it is, whether it is over, its result, its seed and its snapshot. The server may go on meanwhile.

command-load = Play random games through the interface of a server and measure it
command-load-after =
    Examples:
      kabinett load --url http://127.0.0.1:8080 --tables 20 --moves 100
      kabinett load --url http://127.0.0.1:8080 --tables 200 --moves 300 --rate 3500 --json
      kabinett load --url http://127.0.0.1:8080 --tables 10 --moves 0 --idle 5000 --hold 10
      kabinett load --seed-games 10000 --data /tmp/kabinett

    A server limits what one address may do: start it with “--rate 0 --pace 0 --clients-per-address 0” to measure it.
argument-load-url = The server
argument-load-seed-games = Fill an empty database with so many finished random games instead, to measure a server with them
argument-load-tables = How many tables play at once
argument-load-moves = How many decisions are taken at each table; where a game ends, the next begins
argument-load-rate = How many decisions a second all tables together try to take; 0 is as many as they can
argument-load-game = The game (see “kabinett games”); unless said, the server's first
argument-load-idle = So many streams more that only watch
argument-load-hold = Keep the streams open for so many seconds after the last decision
argument-load-seed = The number that all choices follow from

## The shell

command-completions = Print a completion script for a shell
command-completions-after =
    Example:
      kabinett completions bash > ~/.local/share/bash-completion/completions/kabinett
argument-completions-shell = The shell that is to complete
