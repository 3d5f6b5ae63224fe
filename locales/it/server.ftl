# Che cosa dice il server stesso alle persone: avvisi, e le pagine dietro i loro link.

## Avvisi

notice-turn-title = Tocca a te: { $game }
notice-turn = Tocca a te in { $game }.
notice-invitation-title = Un invito a { $game }
notice-invitation = { $name } ti invita a { $game }.
notice-test-title = Kabinett
notice-test = Così Kabinett ti avvisa che tocca a te.
notice-confirm-title = Kabinett: questo indirizzo è tuo?
notice-confirm = Qualcuno vuole che Kabinett avvisi questo indirizzo quando tocca a lui. Se l’hai chiesto tu, segui il link; altrimenti non fare nulla.
notice-unsubscribe = Niente più messaggi di questo tipo:

## Pagine

unsubscribe-question = Kabinett non deve più mandare messaggi qui?
unsubscribe-button = Niente più messaggi
unsubscribe-done = Kabinett non manda più messaggi qui.
confirm-question = Kabinett deve avvisarti a questo indirizzo quando tocca a te?
confirm-button = Sì
confirm-done = D’ora in poi Kabinett ti avvisa a questo indirizzo.
