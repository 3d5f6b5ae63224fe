# What the server itself says to people: notices, and the pages behind the links in them.

## Notices

notice-turn-title = Your turn: { $game }
notice-turn = It is your turn in { $game }.
notice-invitation-title = An invitation to { $game }
notice-invitation = { $name } invites you to { $game }.
notice-test-title = Kabinett
notice-test = This is how Kabinett tells you that it is your turn.
notice-confirm-title = Kabinett: is this address yours?
notice-confirm = Somebody wants Kabinett to tell this address when it is their turn. If that was you, follow the link; otherwise do nothing.
notice-unsubscribe = No more of these messages:

## Pages

unsubscribe-question = Shall Kabinett send no more messages here?
unsubscribe-button = No more messages
unsubscribe-done = Kabinett sends no more messages here.
confirm-question = Shall Kabinett tell you at this address when it is your turn?
confirm-button = Yes
confirm-done = Kabinett tells you at this address from now on.
