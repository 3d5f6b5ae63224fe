# Was der Server selbst den Menschen sagt: Nachrichten, und die Seiten hinter ihren Links.

## Nachrichten

notice-turn-title = Du bist dran: { $game }
notice-turn = Du bist dran in { $game }.
notice-invitation-title = Eine Einladung zu { $game }
notice-invitation = { $name } lädt dich zu { $game } ein.
notice-test-title = Kabinett
notice-test = So sagt dir Kabinett, dass du dran bist.
notice-confirm-title = Kabinett: Gehört diese Adresse dir?
notice-confirm = Jemand möchte, dass Kabinett dieser Adresse meldet, wenn er oder sie dran ist. Warst du das, folge dem Link; sonst tu nichts.
notice-unsubscribe = Keine solchen Nachrichten mehr:

## Seiten

unsubscribe-question = Soll Kabinett hierher keine Nachrichten mehr schicken?
unsubscribe-button = Keine Nachrichten mehr
unsubscribe-done = Kabinett schickt hierher keine Nachrichten mehr.
confirm-question = Soll Kabinett dir an diese Adresse melden, wenn du dran bist?
confirm-button = Ja
confirm-done = Kabinett meldet sich von jetzt an unter dieser Adresse.
