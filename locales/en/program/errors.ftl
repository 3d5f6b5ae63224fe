# Why a command of the program cannot be done, and what is wrong with a file. $why is another of these sentences, or
# what the operating system, a library or the rules of a game say in words of their own.

error = error: { $why }
error-fault = error: a fault of the program, please report it: { $why }
cannot-write = cannot write: { $why }

## Games, players, options

no-such-game = there is no game “{ $game }”; the games are: { $games }
no-game-at-all = there is no game “{ $game }”: this program has no games yet
no-such-player = there is no player “{ $player }”; the players are: { $players }
wrong-players = { $game } is for { $least } players; --players names { $named }
wrong-players-range = { $game } is for { $least } to { $most } players; --players names { $named }
option-not-a-pair = option “{ $option }”: expected KEY=VALUE; { $allowed }
option-not-one-of = option { $option }: “{ $value }” is not one of: { $values }
no-such-option = { $game } has no option “{ $option }”; { $allowed }
options-are = the options are: { $options }
options-none = it has none
bad-options = options: { $why }
no-judgement = { $game } has no judgement to look with
no-weights = { $game } has no weights to tune
no-answers = { $game } answers no questions about positions
no-chance = no source of chance: { $why }; give --seed

## Files

about-file = { $file }: { $why }
not-written = cannot be written: { $why }
input-unreadable = the standard input cannot be read: { $why }
run-unreadable = not a file of a run of games
run-of-others = the run in this file has another game, other players, options or seeds

## Records

record-malformed = not a record: { $why }
record-format = format “{ $found }” is not “{ $known }”
record-version = record version { $found } is not known (this program reads version { $known })
record-other-game = the record is of “{ $found }”, not of “{ $expected }”
record-rules = the record follows version { $found } of the rules; this program has version { $known }
record-no-seed = the record has no seed
record-sealed = the record has no seed yet: only its commitment is known, so it cannot be replayed
record-commitment = the seed does not match the commitment: { $seed } would commit to { $expected }, the record says { $found }
record-notation = decision { $number }: { $why }
record-refused = decision { $number }, seat { $seat }, “{ $decision }”: refused by { $why }
record-result = the record ends with { $recorded }, but its decisions lead to { $replayed }
rules-fail = the rules fail on this record: { $why }
verify-not-all = { $count } of { $files } files cannot be verified
replay-too-far = --at { $at }: the record has { $of ->
    [one] 1 decision
   *[other] { $of } decisions
  }
replay-no-viewer = --viewer seat:{ $seat }: the seats of the record are 0 to { $last }

## Playing and simulating

play-other-seats = --players names { $players } players; the record has { $seats } seats
play-needs-save = a game from the standard input needs --save FILE
play-against-rules = the player in seat { $seat } decided “{ $decision }” against the rules
opponent-other-game = the table is not of this game
opponent-no-level = there is no level “{ $level }”
opponent-nothing = seat { $seat } has nothing to decide
ladder-failed = { $failed ->
    [one] 1 game
   *[other] { $failed } games
  } of { $players } failed

## Running a server

bad-log-filter = the log filter: { $why }
server-data = the data folder { $folder } cannot be used: { $why }
server-listen = cannot listen on { $address }: { $why }
server-store = the database cannot be used: { $why }
server-backup = the backup cannot be used: { $why }
server-in-use = another process uses the data folder { $folder }: many processes need PostgreSQL
server-notices = notices cannot be sent: { $why }
server-failed = the server failed: { $why }
store-migration = the database cannot be brought up to date: { $why }
store-outdated = the database is at version { $found } and this program at { $known }: start the server once to bring it up to date, or use the program that it belongs to
store-content = the database holds something unknown: { $why }
store-closed = the server is going down
load-put-off = the server has put a request off too often
load-no-game = the server has no game “{ $game }”
load-no-session = no session for a guest: { $why }
load-nothing-legal = nothing is legal for seat { $seat }
load-nobody-decides = nobody must decide

## What is wrong with a stored game

check-unknown-game = the game is not known here
check-rules = it follows version { $found } of the rules; this program has version { $known }
check-unopened = it cannot be opened: { $why }
check-seed = the seed is not the one that was committed to
check-row = row { $row } of the account does not fit the game: { $why }
check-rows = the number of rows is not what the decisions lead to
check-decisions = the number of decisions is not what the decisions lead to
check-waiting = who must decide is not what the decisions lead to
check-over = whether the game is over is not what the decisions lead to
check-result = the result is not what the decisions lead to
check-snapshot = the snapshot of row { $row } is not what the decisions lead to
