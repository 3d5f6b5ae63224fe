# Che cosa si dice a qualsiasi tavolo, qualunque sia il gioco, nel browser e nel terminale.

## Posti e risultati

seat = posto { $seat }
seat-role = posto { $seat } ({ $role })
outcome = La partita è finita: { $end }.
standing = { $seat }: { $place }º posto, punteggio { $score }
somebody = Qualcuno

yes = sì
no = no

## Livelli del computer: level-NAME, e level-NAME-help per come gioca

level-random = A caso
level-random-help = Prende una qualsiasi decisione lecita, tutte con pari probabilità.
level-page = Paggio
level-page-help = Gioca a caso, ma non butta mai via ciò che ha.
level-envoy = Inviato
level-envoy-help = Giudica ogni decisione dalla posizione a cui porta.
level-minister = Ministro
level-minister-help = Ragiona in anticipo su molti mondi immaginati; risponde entro un secondo.
level-chancellor = Cancelliere
level-chancellor-help = Ragiona in anticipo su molti più mondi; risponde entro cinque secondi.

## Perché un computer ha deciso così: $terms sono fino a tre explain-term, divisi da virgole; $what è un judge-KEY del gioco
## e $points quanto cambia, in punti vittoria, con il segno

explain = { $name } ha considerato: { $terms }.
explain-term = { $what } { $points }

## Ritirare una decisione: undo-WHY

undo-nothing = Non c’è nulla da ritirare.
undo-not-yours = Nel frattempo ha deciso un altro posto.
undo-die = L’ultima decisione non si può ritirare: è intervenuto il caso.
undo-reveal = L’ultima decisione non si può ritirare: è stato svelato qualcosa.
undo-other-seat = L’ultima decisione non si può ritirare: tocca a un altro posto.

## Motivi

reason-no-such-seat = A questo tavolo non c’è il posto { $seat }.
not-a-decision = «{ $text }» non è una decisione di questo gioco.

## Cifre

percent = { $share }%
