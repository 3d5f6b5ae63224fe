# What the program says in the terminal: lists, records, games, reports.

## The list of games

games-none = This program has no games yet.
games-head = { $id } · { $name } · rules version { $rules }
games-seats = seats: { $least }
games-seats-range = seats: { $least } to { $most }
games-levels = levels:
games-options = options (--option KEY=VALUE):
games-no-options = options: none
games-option = { $key }: { $values } · default { $default }
games-option-rule = { $key }: { $values } · default { $default } · rule { $rule }
games-range = { $least } to { $most }
games-file = a file
games-no-file = none
games-ends = ends:

## Looking at records

log-title = What happened
replay-head = { $game }, after { $at } of { $of } decisions
replay-last = Last decision: { $seat } “{ $decision }”
replay-next = To decide: { $seats }
verify-ok = ok
verify-fails = FAILS
verify-unreadable = UNREADABLE
verify-holds = { $game }, { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
  }, { $ended }; seed, decisions and result agree
verify-unfinished = not finished
verify-won = { $end }, seat { $seat } wins
verify-shared = { $end }, the first place is shared
inspect-differences = { $count ->
    [one] 1 difference
   *[other] { $count } differences
  }

## Playing in the terminal

play-start = { $game }. The seed is committed to: { $commitment }
play-seat = { $seat }: { $player }
play-saving = Every decision is saved to { $file }. Type “help” for what you can type.
play-saved = Saved to { $file }.
play-not-saved = NOT SAVED: { $error }
play-to-go-on = To go on later: kabinett play --load { $file }
play-seed = The seed was { $seed }: “kabinett verify { $file }” proves the dice.
play-pass-keyboard = Pass the keyboard to { $seat } and press Enter.
play-pass-undo = (“undo” takes the last decision back, “quit” leaves.)
play-news = Since you last looked:
play-turn = { $seat } decides: { $count ->
    [one] 1 possibility
   *[other] { $count } possibilities
  }
play-group = { $word } … ({ $count }: type “{ $word }” to list them)
play-filtered = { $count } of { $all } match “{ $filter }”
play-more = … { $count } more: press Enter
play-no-match = Nothing you may decide matches “{ $text }”. Type “list” for everything, “help” for help.
play-no-number = There is no number { $number }; the numbers are 1 to { $count }.
play-refused = Refused by { $reason }
play-free = “{ $decision }” costs nothing.
play-price = “{ $decision }” costs { $total }:
play-line = { $amount } { $label }
play-line-rule = { $amount } { $label } (rule { $rule })
play-other-may = { $seat } may decide out of turn: type “as { $number } DECISION”.
play-not-a-person = No person sits in seat { $number }.
play-undone = Taken back: “{ $decision }”.
play-resigned = { $seat } resigns. The record stays unfinished.
play-unsaved-path = save where? Type: save FILE
play-help =
  a number            take that decision
  a decision          take it, such as one shown in the list
  any other words     show only the decisions that contain them
  list                show everything you may decide
  Enter               show more of the list
  ?3   or  ?TEXT      what decision 3, or TEXT, costs, or which rule forbids it
  why TEXT            the same
  view                show the table again
  log                 show all that happened
  undo                take your last decision back, if nothing was revealed since
  as 1 TEXT           seat 1 takes decision TEXT out of turn, where the rules let it
  save FILE           save a copy
  resign              give up and leave
  quit                leave; the game is saved

## Running a server

serve-at = Kabinett is at { $page } (Ctrl-C stops it)
serve-stopping = Stopping.
backup-done = { $file }: { $rows } rows, { $bytes } bytes
restore-done = { $rows } rows are restored from { $file }
check-done = { $games ->
    [one] 1 game
   *[other] { $games } games
  } with { $rows } rows replayed; { $faults ->
    [0] all hold
    [one] 1 does not hold
   *[other] { $faults } do not hold
  }
load-decisions = { $decisions } decisions in { $games } games at { $tables } tables took { $seconds } s
load-rate = { $rate } durable decisions a second
load-latency = answered after: p50 { $p50 } ms, p95 { $p95 } ms, p99 { $p99 } ms, at most { $most } ms
load-streams = { $streams } streams heard { $events } events; { $behind } missed the last decision, { $broken } broke
load-errors = { $errors ->
    [0] no errors
    [one] 1 error
   *[other] { $errors } errors
  }
load-memory = the server uses { $mib } MiB of memory
load-filled = { $games } games with { $decisions } decisions are stored

## Figures

decimal-mark = .
percent-between = { $low } to { $high } %

## Many games of computers

sim-head = { $game }: { $games ->
    [one] 1 game
   *[other] { $games } games
  } from seed { $seed }, { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
  }
sim-pace = { $seconds } s, { $games } games/s, { $decisions } decisions/s
sim-progress = { $done }/{ $all } games, { $pace }, { $left } left
sim-end = end
sim-winner = winner
sim-shared = shared
sim-games = games
sim-seat = seat
sim-level = level
sim-wins = wins
sim-share = share
sim-interval = 95 % interval
sim-mean = mean score
sim-failed = { $failed ->
    [one] 1 failed
   *[other] { $failed } failed
  }
sim-failures = { $failed ->
    [one] 1 game failed:
   *[other] { $failed } games failed:
  }
sim-failure = seed { $seed }, after { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
  }: { $reason }
sim-failed-records = Their records are in the output of --json and in the folder of --save.
ladder-head = { $game }, { $seats } seats, seats rotated
ladder-against = against
ladder-elo = Elo
analyse-decision = decision
analyse-change = change
analyse-what = turning point
