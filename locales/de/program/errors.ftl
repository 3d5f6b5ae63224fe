# Warum ein Befehl nicht ausgeführt werden kann und was mit einer Datei nicht stimmt. $why ist ein anderer dieser Sätze
# oder das, was das Betriebssystem, eine Bibliothek oder die Regeln eines Spiels in eigenen Worten sagen.

error = Fehler: { $why }
error-fault = Fehler: Das liegt am Programm, bitte melde es: { $why }
cannot-write = Die Ausgabe lässt sich nicht schreiben: { $why }

## Spiele, Spieler, Optionen

no-such-game = Ein Spiel „{ $game }“ gibt es nicht; die Spiele sind: { $games }
no-game-at-all = Ein Spiel „{ $game }“ gibt es nicht: Dieses Programm hat noch keine Spiele.
no-such-player = Einen Spieler „{ $player }“ gibt es nicht; die Spieler sind: { $players }
wrong-players = { $game } ist für { $least } Spieler; --players nennt { $named }
wrong-players-range = { $game } ist für { $least } bis { $most } Spieler; --players nennt { $named }
option-not-a-pair = Option „{ $option }“: Erwartet wird KEY=VALUE; { $allowed }
option-not-one-of = Option { $option }: „{ $value }“ geht nicht, sondern nur: { $values }
no-such-option = { $game } hat keine Option „{ $option }“; { $allowed }
options-are = die Optionen sind: { $options }
options-none = es gibt keine
bad-options = Optionen: { $why }
no-judgement = { $game } hat keine Bewertung für Stellungen
no-weights = { $game } hat keine Gewichte, die sich einstellen ließen
no-answers = { $game } beantwortet keine Fragen zu Stellungen
no-chance = Es gibt keine Zufallsquelle: { $why }; gib --seed an

## Dateien

about-file = { $file }: { $why }
not-written = lässt sich nicht schreiben: { $why }
input-unreadable = Die Standardeingabe lässt sich nicht lesen: { $why }
run-unreadable = Das ist keine Datei mit einer Reihe von Partien
run-of-others = Die Reihe in dieser Datei hat ein anderes Spiel, andere Spieler, Optionen oder Seeds

## Aufzeichnungen

record-malformed = keine Aufzeichnung: { $why }
record-format = Das Format ist „{ $found }“ und nicht „{ $known }“
record-version = Die Aufzeichnung hat die unbekannte Version { $found } (dieses Programm liest Version { $known })
record-other-game = Die Aufzeichnung gehört zu „{ $found }“, nicht zu „{ $expected }“
record-rules = Die Aufzeichnung folgt Version { $found } der Regeln; dieses Programm hat Version { $known }
record-no-seed = Die Aufzeichnung hat keinen Seed
record-sealed = Die Aufzeichnung hat noch keinen Seed: Nur sein Siegel ist bekannt, also lässt sie sich nicht nachspielen
record-commitment = Der Seed passt nicht zum Siegel: { $seed } ergäbe { $expected }, in der Aufzeichnung steht { $found }
record-notation = Entscheidung { $number }: { $why }
record-refused = Entscheidung { $number }, Platz { $seat }, „{ $decision }“ ist nicht erlaubt: { $why }
record-result = Die Aufzeichnung endet mit { $recorded }, aber ihre Entscheidungen führen zu { $replayed }
rules-fail = Die Regeln versagen bei dieser Aufzeichnung: { $why }
verify-not-all = { $count } von { $files } Dateien lassen sich nicht prüfen
replay-too-far = --at { $at }: Die Aufzeichnung hat { $of ->
    [one] 1 Entscheidung
   *[other] { $of } Entscheidungen
  }
replay-no-viewer = --viewer seat:{ $seat }: Die Plätze der Aufzeichnung sind 0 bis { $last }

## Spielen und simulieren

play-other-seats = --players nennt { $players } Spieler; die Aufzeichnung hat { $seats } Plätze
play-needs-save = Eine Partie aus der Standardeingabe braucht --save FILE
play-against-rules = Der Spieler auf Platz { $seat } hat mit „{ $decision }“ gegen die Regeln entschieden
opponent-other-game = Der Tisch gehört nicht zu diesem Spiel
opponent-no-level = Eine Stärke „{ $level }“ gibt es nicht
opponent-nothing = Platz { $seat } hat nichts zu entscheiden
ladder-failed = { $failed ->
    [one] 1 Partie
   *[other] { $failed } Partien
  } von { $players } gescheitert

## Einen Server betreiben

bad-log-filter = Der Filter des Protokolls: { $why }
server-data = Der Datenordner { $folder } lässt sich nicht verwenden: { $why }
server-listen = Unter { $address } lässt sich kein Server starten: { $why }
server-store = Die Datenbank lässt sich nicht verwenden: { $why }
server-backup = Die Sicherung lässt sich nicht verwenden: { $why }
server-in-use = Ein anderer Prozess verwendet den Datenordner { $folder }: Mehrere Prozesse brauchen PostgreSQL
server-notices = Benachrichtigungen lassen sich nicht verschicken: { $why }
server-failed = Der Server ist ausgefallen: { $why }
store-migration = Die Datenbank lässt sich nicht auf den neuesten Stand bringen: { $why }
store-outdated = Die Datenbank hat Version { $found } und dieses Programm { $known }: Starte den Server einmal, damit er sie auf den neuesten Stand bringt, oder nimm das Programm, zu dem sie gehört
store-content = In der Datenbank steht etwas Unbekanntes: { $why }
store-closed = Der Server wird gerade beendet
load-put-off = Der Server hat eine Anfrage zu oft vertröstet
load-no-game = Der Server hat kein Spiel „{ $game }“
load-no-session = Keine Sitzung für einen Gast: { $why }
load-nothing-legal = Platz { $seat } darf nichts entscheiden
load-nobody-decides = Niemand muss entscheiden

## Was mit einer gespeicherten Partie nicht stimmt

check-unknown-game = Dieses Spiel gibt es hier nicht
check-rules = Sie folgt Version { $found } der Regeln; dieses Programm hat Version { $known }
check-unopened = Sie lässt sich nicht öffnen: { $why }
check-seed = Der Seed ist nicht der, der versiegelt wurde
check-row = Zeile { $row } passt nicht zur Partie: { $why }
check-rows = Die Entscheidungen ergeben eine andere Zahl von Zeilen
check-decisions = Die Entscheidungen ergeben eine andere Zahl von Entscheidungen
check-waiting = Nach den Entscheidungen müsste jemand anders entscheiden
check-over = Die Entscheidungen widersprechen dem, ob die Partie zu Ende ist
check-result = Die Entscheidungen führen zu einem anderen Ergebnis
check-snapshot = Der Zwischenstand bei Zeile { $row } ist nicht das, wozu die Entscheidungen führen
