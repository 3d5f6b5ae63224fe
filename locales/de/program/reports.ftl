# Was das Programm im Terminal sagt: Listen, Aufzeichnungen, Partien, Berichte.

## Die Liste der Spiele

games-none = Dieses Programm hat noch keine Spiele.
games-head = { $id } · { $name } · Regelversion { $rules }
games-seats = Plätze: { $least }
games-seats-range = Plätze: { $least } bis { $most }
games-levels = Stärken:
games-options = Optionen (--option KEY=VALUE):
games-no-options = Optionen: keine
games-option = { $key }: { $values } · Vorgabe { $default }
games-option-rule = { $key }: { $values } · Vorgabe { $default } · Regel { $rule }
games-range = { $least } bis { $most }
games-file = eine Datei
games-no-file = keine
games-ends = Enden:

## Aufzeichnungen ansehen

log-title = Was geschah
replay-head = { $game }, nach { $at } von { $of } Entscheidungen
replay-last = Letzte Entscheidung: { $seat } „{ $decision }“
replay-next = Zu entscheiden: { $seats }
verify-ok = ok
verify-fails = FALSCH
verify-unreadable = UNLESBAR
verify-holds = { $game }, { $decisions ->
    [one] 1 Entscheidung
   *[other] { $decisions } Entscheidungen
  }, { $ended }; Seed, Entscheidungen und Ergebnis stimmen überein
verify-unfinished = nicht zu Ende
verify-won = { $end }, Platz { $seat } gewinnt
verify-shared = { $end }, der erste Rang ist geteilt
inspect-differences = { $count ->
    [one] 1 Unterschied
   *[other] { $count } Unterschiede
  }

## Im Terminal spielen

play-start = { $game }. Der Seed ist versiegelt: { $commitment }
play-seat = { $seat }: { $player }
play-saving = Jede Entscheidung wird in { $file } gespeichert. Tippe „help“ für alles, was du tippen kannst.
play-saved = In { $file } gespeichert.
play-not-saved = NICHT GESPEICHERT: { $error }
play-to-go-on = Später weiterspielen: kabinett play --load { $file }
play-seed = Der Seed war { $seed }: „kabinett verify { $file }“ beweist, dass die Würfel ehrlich waren.
play-pass-keyboard = Gib die Tastatur weiter an { $seat } und drücke die Eingabetaste.
play-pass-undo = („undo“ nimmt die letzte Entscheidung zurück, „quit“ verlässt das Spiel.)
play-news = Seit du zuletzt hingesehen hast:
play-turn = { $seat } entscheidet: { $count ->
    [one] 1 Möglichkeit
   *[other] { $count } Möglichkeiten
  }
play-group = { $word } … ({ $count }: tippe „{ $word }“, um sie zu sehen)
play-filtered = { $count } von { $all } passen zu „{ $filter }“
play-more = … { $count } weitere: Eingabetaste drücken
play-no-match = Nichts, was du entscheiden darfst, passt zu „{ $text }“. Tippe „list“ für alles, „help“ für Hilfe.
play-no-number = Die Nummer { $number } gibt es nicht; die Nummern sind 1 bis { $count }.
play-refused = Abgelehnt: { $reason }
play-free = „{ $decision }“ kostet nichts.
play-price = „{ $decision }“ kostet { $total }:
play-line = { $amount } { $label }
play-line-rule = { $amount } { $label } (Regel { $rule })
play-other-may = { $seat } darf außer der Reihe entscheiden: tippe „as { $number } ENTSCHEIDUNG“.
play-not-a-person = Auf Platz { $number } sitzt kein Mensch.
play-undone = Zurückgenommen: „{ $decision }“.
play-resigned = { $seat } gibt auf. Die Aufzeichnung bleibt unvollendet.
play-unsaved-path = Wohin speichern? Tippe: save DATEI
play-help =
  eine Nummer         trifft diese Entscheidung
  eine Entscheidung   trifft sie, so wie sie in der Liste steht
  andere Wörter       zeigt nur Entscheidungen, die sie enthalten
  list                zeigt alles, was du entscheiden darfst
  Eingabetaste        zeigt mehr von der Liste
  ?3   oder  ?TEXT    was Entscheidung 3 oder TEXT kostet, oder welche Regel sie verbietet
  why TEXT            dasselbe
  view                zeigt den Tisch noch einmal
  log                 zeigt alles, was geschah
  undo                nimmt deine letzte Entscheidung zurück, wenn seither nichts aufgedeckt wurde
  as 1 TEXT           Platz 1 trifft Entscheidung TEXT außer der Reihe, wo die Regeln es erlauben
  save DATEI          speichert eine Kopie
  resign              gibt auf und verlässt das Spiel
  quit                verlässt das Spiel; es ist gespeichert

## Einen Server betreiben

serve-at = Kabinett läuft unter { $page } (Strg-C beendet es)
serve-stopping = Wird beendet.
backup-done = { $file }: { $rows } Zeilen, { $bytes } Bytes
restore-done = { $rows } Zeilen aus { $file } wiederhergestellt
check-done = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
  } mit { $rows } Zeilen nachgespielt; { $faults ->
    [0] alle stimmen
    [one] 1 stimmt nicht
   *[other] { $faults } stimmen nicht
  }
load-decisions = { $decisions } Entscheidungen in { $games } Partien an { $tables } Tischen in { $seconds } s
load-rate = { $rate } dauerhafte Entscheidungen pro Sekunde
load-latency = Antwort nach: p50 { $p50 } ms, p95 { $p95 } ms, p99 { $p99 } ms, höchstens { $most } ms
load-streams = { $streams } Ströme hörten { $events } Ereignisse; { $behind } verpassten die letzte Entscheidung, { $broken } brachen ab
load-errors = { $errors ->
    [0] keine Fehler
    [one] 1 Fehler
   *[other] { $errors } Fehler
  }
load-memory = der Server braucht { $mib } MiB Speicher
load-filled = { $games } Partien mit { $decisions } Entscheidungen sind gespeichert

## Zahlen

decimal-mark = ,
percent-between = { $low } bis { $high } %

## Viele Partien von Computern

sim-head = { $game }: { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
  } ab Seed { $seed }, { $decisions ->
    [one] 1 Entscheidung
   *[other] { $decisions } Entscheidungen
  }
sim-pace = { $seconds } s, { $games } Partien/s, { $decisions } Entscheidungen/s
sim-progress = { $done }/{ $all } Partien, { $pace }, noch { $left }
sim-end = Ende
sim-winner = Sieger
sim-shared = geteilt
sim-games = Partien
sim-seat = Platz
sim-level = Stärke
sim-wins = Siege
sim-share = Anteil
sim-interval = 95-%-Intervall
sim-mean = mittlere Wertung
sim-failed = { $failed ->
    [one] 1 gescheitert
   *[other] { $failed } gescheitert
  }
sim-failures = { $failed ->
    [one] 1 Partie ist gescheitert:
   *[other] { $failed } Partien sind gescheitert:
  }
sim-failure = Seed { $seed }, nach { $decisions ->
    [one] 1 Entscheidung
   *[other] { $decisions } Entscheidungen
  }: { $reason }
sim-failed-records = Ihre Aufzeichnungen stehen in der Ausgabe von --json und im Ordner von --save.
ladder-head = { $game }, { $seats } Plätze, mit Platztausch
ladder-against = gegen
ladder-elo = Elo
analyse-decision = Entscheidung
analyse-change = Änderung
analyse-what = Wendepunkt
