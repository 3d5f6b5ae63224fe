# What is said at any table, whatever the game, in the browser and in the terminal.

## Seats and results

seat = seat { $seat }
seat-role = seat { $seat } ({ $role })
outcome = The game is over: { $end }.
standing = { $seat }: place { $place }, score { $score }
somebody = Somebody

yes = yes
no = no

## Levels of the computer: level-NAME, and level-NAME-help for how it plays

level-random = Random
level-random-help = Takes any legal decision with equal chance.
level-page = Page
level-page-help = Plays at random, but never throws away what it has.
level-envoy = Envoy
level-envoy-help = Judges every decision by the position it leads to.
level-minister = Minister
level-minister-help = Thinks ahead in many imagined worlds; answers within a second.
level-chancellor = Chancellor
level-chancellor-help = Thinks ahead in many more worlds; answers within five seconds.

## Why a computer decided so: $terms are up to three of explain-term, parted by commas; $what is a judge-KEY of the game
## and $points what it changes, in victory points, with its sign

explain = { $name } looked at: { $terms }.
explain-term = { $what } { $points }

## Taking back: undo-WHY

undo-nothing = There is nothing to take back.
undo-not-yours = Another seat has decided since.
undo-die = The last decision cannot be taken back: something random was drawn.
undo-reveal = The last decision cannot be taken back: something hidden was shown.
undo-other-seat = The last decision cannot be taken back: another seat has the move.

## Reasons

reason-no-such-seat = There is no seat { $seat } at this table.
not-a-decision = “{ $text }” is not a decision of this game.

## Figures

percent = { $share } %
