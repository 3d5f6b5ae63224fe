# Was an jedem Tisch gesagt wird, bei welchem Spiel auch immer, im Browser und im Terminal.

## Plätze und Ergebnisse

seat = Platz { $seat }
seat-role = Platz { $seat } ({ $role })
outcome = Die Partie ist zu Ende: { $end }.
standing = { $seat }: Rang { $place }, { $score } Punkte
somebody = Jemand

yes = ja
no = nein

## Stärken des Computers: level-NAME, und level-NAME-help dafür, wie er spielt

level-random = Zufall
level-random-help = Trifft jede erlaubte Entscheidung mit gleicher Wahrscheinlichkeit.
level-page = Page
level-page-help = Spielt zufällig, wirft aber nie fort, was er hat.
level-envoy = Gesandter
level-envoy-help = Beurteilt jede Entscheidung nach der Stellung, zu der sie führt.
level-minister = Minister
level-minister-help = Denkt in vielen vorgestellten Welten voraus; antwortet binnen einer Sekunde.
level-chancellor = Kanzler
level-chancellor-help = Denkt in noch viel mehr Welten voraus; antwortet binnen fünf Sekunden.

## Warum ein Computer so entschied: $terms sind bis zu drei explain-term, durch Kommas getrennt; $what ist ein judge-KEY
## des Spiels und $points, was sich ändert, in Siegpunkten mit Vorzeichen

explain = { $name } achtete auf: { $terms }.
explain-term = { $what } { $points }

## Zurücknehmen: undo-WHY

undo-nothing = Es gibt nichts zurückzunehmen.
undo-not-yours = Inzwischen hat ein anderer Platz entschieden.
undo-die = Die letzte Entscheidung lässt sich nicht zurücknehmen: Der Zufall war im Spiel.
undo-reveal = Die letzte Entscheidung lässt sich nicht zurücknehmen: Etwas Verdecktes wurde gezeigt.
undo-other-seat = Die letzte Entscheidung lässt sich nicht zurücknehmen: Ein anderer Platz ist am Zug.

## Gründe

reason-no-such-seat = An diesem Tisch gibt es keinen Platz { $seat }.
not-a-decision = „{ $text }“ ist keine Entscheidung dieses Spiels.

## Zahlen

percent = { $share } %
