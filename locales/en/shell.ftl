# What the browser client says around the boards, whatever the game.

## Everywhere

language-name = English
motto = Games about the eighteenth century, played to the letter
site-description = Board games about the eighteenth century, played to the letter of their rules.
needs-script = Kabinett needs JavaScript to draw its boards.
offline-title = The server cannot be reached
offline-text = Your tables are safe: every decision that was answered is stored. This page goes on by itself once there is a connection.
skip = To the content
loading = One moment…
page-failed = This page could not be loaded.
try-again = Try again
close = Close
cancel = Cancel
you = You
computer = the computer
computer-level = Computer, { $level }
versus = { " v. " }
game = Game
private = private
rule-number = Number of the rule
problem-client = Something went wrong on this page.
problem-no-connection = The server cannot be reached.
problem-no-session = Sign in first, or play as a guest.
problem-stale = The table has moved on; this is how it stands now.
problem-seat-taken = Somebody else was faster: the seat is taken.
problem-name-taken = This name is taken.
problem-wrong-password = Name and password do not fit.
problem-too-many-requests = That was too much at once. Wait a moment, please.
problem-not-running = This table has not started yet.
problem-not-found = There is no such table, or it is not open to you.

## The bar

nav-main = Pages
nav-tables = Tables
nav-learn = How to play
nav-replays = Replays
nav-settings = Settings
nav-language = Language
nav-sign-in = Sign in

## Titles of pages

title-home = Kabinett
title-lobby = Tables
title-new = A new table
title-replays = Replays
title-account = Your account
title-settings = Settings
title-learn = How to play
title-ratings = Ratings
title-lost = There is nothing here
title-your-turn = { $count ->
    [one] Your turn
   *[other] Your turn ({ $count })
  }
notify-your-turn = It is your turn

## Home and lobby

players = { $min ->
    [1] { $max ->
        [1] For one player.
       *[other] For one to { $max } players.
      }
   *[other] For { $min } to { $max } players.
  }
level = Level of the computer
play-computer = Play the computer
setting-up = Setting up…
new-table = New table
home-yours = Your tables
home-open = Open tables
home-invitations = Invitations
home-none-open = Nobody is waiting just now.
home-fair = Every die can be checked: the seed is sealed before the first move.
all-tables = All tables
make-table = Open a table of your own.
invited-by = { $name } invites you to { $game }.
all-games = All games
lobby-show = Which tables
lobby-open = Open
lobby-mine = Mine
lobby-running = Running
lobby-finished = Finished
lobby-none-open = Nobody is waiting just now.
lobby-none-mine = You sit at no table.
lobby-none-running = No public game is running.
lobby-none-finished = No game is finished yet.
show-more = Show more
empty-table = An empty table
seats-free = { $count ->
    [one] one seat free
   *[other] { $count } seats free
  }
your-turn = Your turn
waiting-for = waiting for { $names }
won = { $name } won
you-won = you won
finished = finished
sit-down = Sit down
play = Play
replay = Replay
look-in = Look in
wait-there = Look in
ago-now = just now
ago-minutes = { $count ->
    [one] a minute ago
   *[other] { $count } minutes ago
  }
ago-hours = { $count ->
    [one] an hour ago
   *[other] { $count } hours ago
  }
ago-days = { $count ->
    [one] yesterday
   *[other] { $count } days ago
  }
clock-none = no clock
clock-live = { $increment ->
    [0] { $minutes } minutes each
   *[other] { $minutes } minutes each, { $increment } seconds more per decision
  }
clock-slow = { $days ->
    [one] a day for each decision
   *[other] { $days } days for each decision
  }

## The form for a new table

form-seats = Who plays
form-seat-count = Number of players
form-seat-me = Me
form-seat-open = Whoever comes
form-seat-computer = The computer
form-seat-invited = Somebody I invite
form-account-name = Name of the account
form-seats-help = The game starts by itself once every seat is filled.
form-clock = Clock
form-clock-none = None
form-clock-live = Live
form-clock-slow = Slow
form-clock-none-help = Everybody takes the time they want.
form-clock-live-help = All sit down together. Each player has so many minutes for the whole game, and some seconds more for each decision.
form-clock-slow-help = A game over days or weeks. Each player has so many days for a decision, and a store of days for the whole game.
form-minutes = Minutes each
form-increment = Seconds more per decision
form-days = Days for a decision
form-bank = Days in store
form-timeout = When the time is over
form-timeout-computer = The computer plays on
form-timeout-forfeit = The game is lost
form-stand-in = The computer that plays on
form-options = Rules of this table
form-who = Who may see it
form-private = Private
form-private-help = The table is not listed. Whoever has its link can find it.
form-rated = Rated
form-rated-help = Counts for the rating. Only between people.
form-create = Open the table

## Before the start

waiting-title = Waiting for players
waiting-help = The game starts by itself once every seat is filled. Send the link to those who are to play or to watch.
seat-open = free
seat-number = Seat { $seat }
accept = Accept
leave-seat = Stand up
empty-seat = Empty the seat
copy-link = Copy the link
link-copied = The link is copied.
start-now = Start now, with computers in the free seats
take-down = Take the table down
seal-shown = The seal of the dice:

## At the table

table-loading = Laying out the table…
table-failed = This table cannot be shown
seats = Players
spectators = { $count ->
    [one] one spectator
   *[other] { $count } spectators
  }
online = here
away = away
to-decide = to decide
menu = Menu
menu-replay = Look back
menu-sound-on = Sound on
menu-sound-off = Sound off
drawer = Score and log
side-tabs = Beside the board
side-tall = More room for the list
log = Log
log-empty = Nothing has happened yet.
log-older = { $count } older entries
moves = Decisions
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something to the table
chat-send = Send
notes = Notes
notes-hint = Only you can read this.
notes-loading = One moment…
notes-ready = Only you can read this.
notes-saving = Saving…
notes-saved = Saved.
notes-failed = Not saved. It is tried again with the next change.
sequence = Sequence
sequence-none = This game shows no sequence of play.
tab-map = Map
tab-dock = Hand
tab-panels = Score
prompt-yours = { $count ->
    [0] nothing can be decided just now.
    [one] there is one thing to decide.
   *[other] choose one of { $count } decisions.
  }
prompt-waiting = Waiting for { $names }.
prompt-over = The game is over.
undo = Undo
undo-help = Take back your last decision
undo-none = There is nothing that you could take back
reconnecting = No connection, trying again
result = Result
decisions-help = Everything you can decide, as a list
decisions-find = Find among { $count } decisions
decisions-none = There is nothing for you to decide now.
decisions-no-match = Nothing of this kind can be decided now.
quote-total = Together
quote-free = This costs nothing.
quote-pay = Pay { $total }
quote-do = Decide
quote-final = This cannot be taken back.
panel-failed = This panel could not be drawn.
replay-since = Replay since my last turn
resign = Resign
resign-title = Resign this game?
resign-help = The game is over then, and your opponent has won.
resign-help-many = The computer takes your seat then, and the others play on.
play-on = Play on
generic-view = The table
generic-panel = { $count ->
    [0] Nothing to decide.
    [one] One thing to decide.
   *[other] { $count } things to decide.
  }

offers = Offers
aside = At any time
aside-help = These decisions need not wait for your turn.
offer-draw = { $from } offers a draw.
offer-payment = { $from } offers { $amount } gold to { $to }.
offer-request = { $from } asks { $to } for { $amount } gold.
offer-accept = Accept
offer-pay = Pay
offer-decline = Decline
offer-withdraw = Take back
offer-make = Offer gold or ask for it
offer-to = Whom
offer-amount = Gold
offer-text = What for
offer-do = Offer
offer-ask = Ask for it
offer-help = An offer binds nobody: what is paid is a decision of its own. Whoever accepts a request pays at once.
offer-taken = { $to } takes your { $amount } gold. It is paid with a decision of your own.
offer-paid = { $to } pays you { $amount } gold.
offer-declined = { $to } says no.
offer-a-draw = Offer a draw

## Scenes, and what changed since my last turn

scenes = Scenes of this game
scene-again = Show it again, step by step
scene-step = { $step } of { $of }
scene-back = One step back
scene-next = Next
scene-skip = Skip
scene-done = Back to the board
scene-go-on = Go on playing
recap = Since my last turn
recap-more = and { $count } more
recap-end = Back to now

## The end

end-won = { $name } wins.
end-you-won = You win.
end-how = How it ended
end-shared = The first place is shared.
end-resigned = A player resigned.
end-timed-out = A player ran out of time.
end-abandoned = The game was abandoned.
rematch = Rematch
to-rematch = To the rematch
record = Record
look-at-board = Look at the board
proof-sealed = The dice are sealed; the seed is shown when the game ends.
proof-checking = Checking the dice…
proof-unchecked = This browser checks seals only over a secure connection.
proof-fits = The dice were fair: the seed fits the seal.
proof-broken = The seed does not fit the seal!
proof-seal = seal
proof-seed = seed

## Replay

replays-lead = Every finished game can be looked at again, decision by decision, with all cards open.
replays-mine = Yours
replays-all = Public games
eyes = Whose eyes
eyes-open = All cards open
eyes-me = What I knew
eyes-spectator = What all knew
eyes-seat = What { $name } knew
record-open = Open a record
record-open-help = Choose a file (.kab.json), or drop it here. It is replayed, and its dice are checked; nothing is kept.
record-too-large = This file is larger than any record.
record-not-a-record = This file is not a record of a game.
win-chart = Chance to win
win-chart-help = Chance to win over the game; press to go to a decision
win-progress = The game is being looked at: { $share } % done
win-swings = Turning points:
win-swing = Decision { $move }
share-move = Share this move
to-table = To the table
replay-start = To the start
replay-back = One decision back
replay-on = One decision on
replay-end = To the end
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-at = Decision { $at } of { $of }
replay-slider = Decision
replay-jump = Go to this decision
replay-jump-to = Go to…

## Account

account-guest-since = Guest since { $date }
account-since = Account since { $date }
account-guest-help = Your games are kept in this browser. With an account you find them on every device.
account-register = New account
account-register-help = The games you play as a guest come along.
account-register-do = Make the account
account-sign-in = Sign in
account-sign-in-help = To your games on another device.
account-name = Name
account-password = Password
account-password-help = At least 8 characters.
account-made = Welcome, { $name }. Your games are kept.
account-welcome = Welcome back, { $name }.
account-sign-out = Sign out
account-guest-leave = A guest cannot sign in again: your running games would be lost to you. Make an account first to keep them.
account-leave-anyway = Sign out anyway
account-export = Download my data
account-delete = Delete my account
account-delete-help = Your name is taken off your games, your notes and your sign-in are deleted. This cannot be taken back.
account-deleted = The account is deleted.

ratings = Ratings
rating = Rating
rated-name = { $name } ({ NUMBER($rating, useGrouping: 0) })
ratings-lead = Only rated games between people count. Everybody begins with 1500.
ratings-none = You have no rating yet. Rated tables between people give one.
ratings-best = The best of each game
ratings-nobody = Nobody has a rating here yet.
rating-players = Players
rating-seats = { $seats } players
rating-games = { $games ->
    [one] one game, ±{ $deviation }
   *[other] { $games } games, ±{ $deviation }
  }
vacation = Vacation
vacation-help = While you are away, your time does not count at tables with a slow clock.
vacation-until = Away until { $date }
vacation-back = I am back
vacation-days = Days
vacation-go = Go on vacation
vacation-left = { $days } days left this year
on-vacation = away
channels = Notices
channels-help = Where you are told that it is your turn. At most one message comes for each turn, and none while you look at the table.
channel-push = This browser
channel-push-add = Tell me in this browser
channel-webhook = Webhook
channel-discord = Discord
channel-email = E-mail
channel-kind = Kind
channel-url = Address (https)
channel-address = E-mail address
channel-unconfirmed = follow the link we sent
channel-email-sent = A message is on its way: follow the link in it.
channel-test = Try it
channel-tested = A message is on its way.
add = Add
remove = Remove
tokens = Tokens for programs
tokens-help = A program that plays for you, or only looks, uses a token instead of your password.
tokens-docs = The interface for programs
token-label = What for
token-may-play = It may also decide, not only look
token-make = Make a token
token-once = Copy it now, it is not shown again:
token-play = may play
token-read = may look

## Settings

settings-lead = These hold for this browser; the language goes with you to every device.
settings-theme = Theme
settings-theme-system = As the system
settings-theme-parchment = Light
settings-theme-ink = Dark
settings-motion = Motion
settings-motion-system = As the system
settings-motion-full = Full
settings-motion-reduced = Reduced
settings-motion-help = Reduced: pieces are placed at once, and marks show what changed.
settings-confirm = Asking before a decision
settings-confirm-needed = Where needed
settings-confirm-always = Always
settings-confirm-help = Where needed: before something is paid, and where a decision cannot be taken back.
settings-sound = Sounds
settings-sound-help = Paper, wood, a drum, and a low bell when it is your turn.
settings-notify = Notifications
settings-notify-help = When it is your turn and this page is in the background.
settings-notify-refused = The browser does not allow notifications for this page.
settings-language = Language
settings-language-help = For everything but the chat, which stays as it was written.

## Learning and keys

learn-table-title = At the table
learn-table-legal = What you may do glows green, with its price on it. The line above the board says who must decide what.
learn-table-quote = A press on something that costs shows the whole sum first. A press on something that is forbidden says why, with the number of the rule.
learn-table-undo = You can take your decisions back until a die falls, something hidden is shown or another player decides. Where that cannot be undone, you are asked first.
learn-table-log = The log tells what happened; a name in it points at the board. Marks show what changed since your last turn.
learn-table-fair = The dice and decks of a game follow from one seed. Its seal is shown at the start and the seed at the end, so everybody can check that nobody touched them.
keys-title = Marks and keys
keys-keys = Keys
legend = What the marks mean
keys-tab = walks through everything that can be pressed
keys-arrows = to the next legal target in that direction
keys-enter = opens the price, then pays
keys-escape = goes back
keys-undo = takes back
keys-done = done, or pass
keys-find = the list of all decisions
keys-log = the log
keys-charts = a part of the board
keys-fit = the whole board
keys-zoom = nearer, farther
keys-help = these keys
lost-help = The address leads nowhere. Perhaps the table was taken down.
to-home = To the first page

## Guided lessons

lesson = Guided first turn
lesson-about = A few short steps on the real board, from a real game: you press what glows and learn why.
lesson-start = Start
lesson-go-on = Go on at step { $step }
lesson-again = Once more
lesson-steps = Steps of the lesson
lesson-step = Step { $step }: { $title }
lesson-back = Back
lesson-for-me = Show me
lesson-hint = Not that one now: press what glows.
lesson-leave = Leave the lesson
lesson-rules = How to play, in brief
