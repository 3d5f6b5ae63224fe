# What the program says at any table, whatever the game.

## Seats and results

seat = seat { $seat }
seat-role = seat { $seat } ({ $role })
outcome = The game is over: { $end }.
standing = { $seat }: place { $place }, score { $score }

## Looking at records

log-title = What happened
replay-head = { $game }, after { $at } of { $of } decisions
replay-last = Last decision: { $seat } “{ $decision }”
replay-next = To decide: { $seats }
verify-holds = { $game }, { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
  }, { $ended }; seed, decisions and result agree
verify-unfinished = not finished
verify-won = { $end }, seat { $seat } wins
verify-shared = { $end }, the first place is shared

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
play-undo-refused = { $reason }.
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

## Reasons

reason-no-such-seat = There is no seat { $seat } at this table.
