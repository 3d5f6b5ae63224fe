# Was der Browser rund um die Spielpläne sagt, bei welchem Spiel auch immer.

## Überall

language-name = Deutsch
motto = Spiele des achtzehnten Jahrhunderts, buchstabengetreu gespielt
site-description = Brettspiele des achtzehnten Jahrhunderts, gespielt nach dem Buchstaben ihrer Regeln.
needs-script = Kabinett braucht JavaScript, um seine Spielpläne zu zeichnen.
offline-title = Der Server ist nicht zu erreichen
offline-text = Deine Tische sind sicher: Jede beantwortete Entscheidung ist gespeichert. Diese Seite läuft von selbst weiter, sobald wieder eine Verbindung besteht.
skip = Zum Inhalt
loading = Einen Moment…
page-failed = Diese Seite konnte nicht geladen werden.
try-again = Noch einmal
close = Schließen
cancel = Abbrechen
you = Du
computer = der Computer
computer-level = Computer, { $level }
versus = { " gegen " }
game = Spiel
private = privat
rule-number = Nummer der Regel
problem-client = Auf dieser Seite ist etwas schiefgegangen.
problem-no-connection = Der Server ist nicht erreichbar.
problem-no-session = Melde dich zuerst an oder spiele als Gast.
problem-stale = Am Tisch ging es schon weiter; so steht es jetzt.
problem-seat-taken = Jemand war schneller: Der Platz ist besetzt.
problem-name-taken = Dieser Name ist vergeben.
problem-wrong-password = Name und Passwort passen nicht zusammen.
problem-too-many-requests = Das war zu viel auf einmal. Warte bitte einen Moment.
problem-not-running = Dieser Tisch hat noch nicht begonnen.
problem-not-found = Diesen Tisch gibt es nicht, oder er steht dir nicht offen.

## Die Leiste

nav-main = Seiten
nav-tables = Tische
nav-learn = Spielanleitung
nav-replays = Replays
nav-settings = Einstellungen
nav-language = Sprache
nav-sign-in = Anmelden

## Titel der Seiten

title-home = Kabinett
title-lobby = Tische
title-new = Ein neuer Tisch
title-replays = Replays
title-account = Dein Konto
title-settings = Einstellungen
title-learn = Spielanleitung
title-ratings = Wertung
title-lost = Hier ist nichts
title-your-turn = { $count ->
    [one] Du bist dran
   *[other] Du bist dran ({ $count })
  }
notify-your-turn = Du bist dran

## Startseite und Lobby

players = { $min ->
    [1] { $max ->
        [1] Für eine Person.
       *[other] Für eine bis { $max } Personen.
      }
   *[other] Für { $min } bis { $max } Personen.
  }
level = Stärke des Computers
play-computer = Gegen den Computer
setting-up = Wird aufgebaut…
new-table = Neuer Tisch
home-yours = Deine Tische
home-open = Offene Tische
home-invitations = Einladungen
home-none-open = Gerade wartet niemand.
home-fair = Jeder Würfel lässt sich prüfen: Der Seed ist vor dem ersten Zug versiegelt.
all-tables = Alle Tische
make-table = Eröffne einen eigenen Tisch.
invited-by = { $name } lädt dich zu { $game } ein.
all-games = Alle Spiele
lobby-show = Welche Tische
lobby-open = Offen
lobby-mine = Meine
lobby-running = Laufend
lobby-finished = Beendet
lobby-none-open = Gerade wartet niemand.
lobby-none-mine = Du sitzt an keinem Tisch.
lobby-none-running = Gerade läuft keine öffentliche Partie.
lobby-none-finished = Noch ist keine Partie zu Ende.
show-more = Mehr zeigen
empty-table = Ein leerer Tisch
seats-free = { $count ->
    [one] ein Platz frei
   *[other] { $count } Plätze frei
  }
your-turn = Du bist dran
waiting-for = wartet auf { $names }
won = { $name } hat gewonnen
you-won = du hast gewonnen
finished = beendet
sit-down = Hinsetzen
play = Spielen
replay = Replay
look-in = Zusehen
wait-there = Hineinsehen
ago-now = gerade eben
ago-minutes = { $count ->
    [one] vor einer Minute
   *[other] vor { $count } Minuten
  }
ago-hours = { $count ->
    [one] vor einer Stunde
   *[other] vor { $count } Stunden
  }
ago-days = { $count ->
    [one] gestern
   *[other] vor { $count } Tagen
  }
clock-none = ohne Uhr
clock-live = { $increment ->
    [0] je { $minutes } Minuten
   *[other] je { $minutes } Minuten, dazu { $increment } Sekunden pro Entscheidung
  }
clock-slow = { $days ->
    [one] ein Tag pro Entscheidung
   *[other] { $days } Tage pro Entscheidung
  }

## Das Formular für einen neuen Tisch

form-seats = Wer spielt
form-seat-count = Zahl der Plätze
form-seat-me = Ich
form-seat-open = Wer immer kommt
form-seat-computer = Der Computer
form-seat-invited = Jemand, den ich einlade
form-account-name = Name des Kontos
form-seats-help = Die Partie beginnt von selbst, sobald alle Plätze besetzt sind.
form-clock = Uhr
form-clock-none = Keine
form-clock-live = Live
form-clock-slow = Langsam
form-clock-none-help = Alle nehmen sich die Zeit, die sie wollen.
form-clock-live-help = Alle setzen sich gemeinsam hin. Jede Person hat so viele Minuten für die ganze Partie und dazu einige Sekunden für jede Entscheidung.
form-clock-slow-help = Eine Partie über Tage oder Wochen. Jede Person hat so viele Tage für eine Entscheidung und einen Vorrat an Tagen für die ganze Partie.
form-minutes = Minuten für jede Person
form-increment = Extrasekunden pro Entscheidung
form-days = Tage pro Entscheidung
form-bank = Tage im Vorrat
form-timeout = Wenn die Zeit um ist
form-timeout-computer = Der Computer spielt weiter
form-timeout-forfeit = Die Partie ist verloren
form-stand-in = Der Computer, der weiterspielt
form-options = Regeln dieses Tisches
form-who = Wer ihn sehen darf
form-private = Privat
form-private-help = Der Tisch steht in keiner Liste. Wer den Link hat, findet ihn.
form-rated = Gewertet
form-rated-help = Zählt für die Wertung. Nur zwischen Menschen.
form-create = Tisch eröffnen

## Vor dem Beginn

waiting-title = Warten auf Mitspielende
waiting-help = Die Partie beginnt von selbst, sobald alle Plätze besetzt sind. Schick den Link allen, die spielen oder zusehen sollen.
seat-open = frei
seat-number = Platz { $seat }
accept = Annehmen
leave-seat = Aufstehen
empty-seat = Platz räumen
copy-link = Link kopieren
link-copied = Der Link ist kopiert.
start-now = Jetzt beginnen, mit Computern auf den freien Plätzen
take-down = Tisch abbauen
seal-shown = Das Siegel der Würfel:

## Am Tisch

table-loading = Der Tisch wird gedeckt…
table-failed = Dieser Tisch kann nicht gezeigt werden
seats = Plätze
spectators = { $count ->
    [one] eine Person sieht zu
   *[other] { $count } Personen sehen zu
  }
online = da
away = weg
to-decide = entscheidet
menu = Menü
menu-replay = Zurückblicken
menu-sound-on = Ton an
menu-sound-off = Ton aus
drawer = Punkte und Verlauf
side-tabs = Neben dem Spielplan
side-tall = Mehr Raum für die Liste
log = Verlauf
log-empty = Noch ist nichts geschehen.
log-older = { $count } ältere Einträge
moves = Entscheidungen
chat = Chat
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Sag etwas in die Runde
chat-send = Senden
notes = Notizen
notes-hint = Nur du kannst das lesen.
notes-loading = Einen Moment…
notes-ready = Nur du kannst das lesen.
notes-saving = Wird gespeichert…
notes-saved = Gespeichert.
notes-failed = Nicht gespeichert. Neuer Versuch bei der nächsten Änderung.
sequence = Ablauf
sequence-none = Dieses Spiel zeigt keinen Ablauf.
tab-map = Karte
tab-dock = Hand
tab-panels = Punkte
prompt-yours = { $count ->
    [0] Gerade ist nichts zu entscheiden.
    [one] Eine Sache ist zu entscheiden.
   *[other] Wähle eine von { $count } Entscheidungen.
  }
prompt-waiting = Warten auf { $names }.
prompt-over = Die Partie ist zu Ende.
undo = Zurück
undo-help = Deine letzte Entscheidung zurücknehmen
undo-none = Es gibt nichts, was du zurücknehmen könntest
reconnecting = Keine Verbindung, neuer Versuch
result = Ergebnis
decisions-help = Alles, was du entscheiden kannst, als Liste
decisions-find = Suche unter { $count } Entscheidungen
decisions-none = Du hast jetzt nichts zu entscheiden.
decisions-no-match = Nichts dergleichen kann jetzt entschieden werden.
quote-total = Zusammen
quote-free = Das kostet nichts.
quote-pay = { $total } zahlen
quote-do = Entscheiden
quote-final = Das lässt sich nicht zurücknehmen.
panel-failed = Diese Tafel konnte nicht gezeichnet werden.
replay-since = Seit meinem letzten Zug
resign = Aufgeben
resign-title = Diese Partie aufgeben?
resign-help = Dann ist die Partie zu Ende, und die Gegenseite hat gewonnen.
resign-help-many = Dann übernimmt der Computer deinen Platz, und die anderen spielen weiter.
play-on = Weiterspielen
generic-view = Der Tisch
generic-panel = { $count ->
    [0] Nichts zu entscheiden.
    [one] Eine Sache zu entscheiden.
   *[other] { $count } Dinge zu entscheiden.
  }
offers = Angebote
aside = Jederzeit
aside-help = Diese Entscheidungen müssen nicht warten, bis du dran bist.
offer-draw = { $from } bietet Remis an.
offer-payment = { $from } bietet { $to } { $amount } Gold.
offer-request = { $from } bittet { $to } um { $amount } Gold.
offer-accept = Annehmen
offer-pay = Zahlen
offer-decline = Ablehnen
offer-withdraw = Zurückziehen
offer-make = Gold anbieten oder erbitten
offer-to = An wen
offer-amount = Gold
offer-text = Wofür
offer-do = Anbieten
offer-ask = Darum bitten
offer-help = Ein Angebot bindet niemanden: Was gezahlt wird, ist eine eigene Entscheidung. Wer eine Bitte annimmt, zahlt sofort.
offer-taken = { $to } nimmt dein Angebot von { $amount } Gold an. Gezahlt wird es mit einer eigenen Entscheidung.
offer-paid = { $to } zahlt dir { $amount } Gold.
offer-declined = { $to } lehnt ab.
offer-a-draw = Remis anbieten

## Szenen, und was sich seit meinem letzten Zug änderte

scenes = Szenen dieser Partie
scene-again = Noch einmal zeigen, Schritt für Schritt
scene-step = { $step } von { $of }
scene-back = Ein Schritt zurück
scene-next = Weiter
scene-skip = Überspringen
scene-done = Zurück zum Spielplan
scene-go-on = Weiterspielen
recap = Seit meinem letzten Zug
recap-more = und { $count } weitere
recap-end = Zurück zum Jetzt

## Das Ende

end-won = { $name } gewinnt.
end-you-won = Du gewinnst.
end-how = Wie es endete
end-shared = Der erste Rang ist geteilt.
end-resigned = Jemand hat aufgegeben.
end-timed-out = Bei jemandem ist die Zeit abgelaufen.
end-abandoned = Die Partie wurde abgebrochen.
rematch = Revanche
to-rematch = Zur Revanche
record = Aufzeichnung
look-at-board = Spielplan ansehen
proof-sealed = Die Würfel sind versiegelt; am Ende wird der Seed gezeigt.
proof-checking = Würfel werden geprüft…
proof-unchecked = Dieser Browser prüft Siegel nur über eine sichere Verbindung.
proof-fits = Die Würfel waren ehrlich: Der Seed passt zum Siegel.
proof-broken = Der Seed passt nicht zum Siegel!
proof-seal = Siegel
proof-seed = Seed

## Replay

replays-lead = Jede beendete Partie lässt sich noch einmal ansehen, Entscheidung für Entscheidung, mit offenen Karten.
replays-mine = Deine
replays-all = Öffentliche Partien
eyes = Mit wessen Augen
eyes-open = Alle Karten offen
eyes-me = Was ich wusste
eyes-spectator = Was alle wussten
eyes-seat = Was { $name } wusste
record-open = Aufzeichnung öffnen
record-open-help = Wähle eine Datei (.kab.json) oder zieh sie hierher. Sie wird nachgespielt, ihre Würfel werden geprüft; gespeichert wird nichts.
record-too-large = Diese Datei ist größer als jede Aufzeichnung.
record-not-a-record = Diese Datei ist keine Aufzeichnung einer Partie.
win-chart = Siegchance
win-chart-help = Siegchance im Lauf der Partie; Antippen führt zu einer Entscheidung
win-progress = Die Partie wird ausgewertet: { $share } % fertig
win-swings = Wendepunkte:
win-swing = Entscheidung { $move }
share-move = Diesen Zug teilen
to-table = Zum Tisch
replay-start = Zum Anfang
replay-back = Eine Entscheidung zurück
replay-on = Eine Entscheidung weiter
replay-end = Zum Ende
replay-play = Abspielen
replay-pause = Pause
replay-speed = Tempo
replay-at = Entscheidung { $at } von { $of }
replay-slider = Entscheidung
replay-jump = Zu dieser Entscheidung
replay-jump-to = Gehe zu…

## Konto

account-guest-since = Gast seit { $date }
account-since = Konto seit { $date }
account-guest-help = Deine Partien liegen in diesem Browser. Mit einem Konto findest du sie auf jedem Gerät.
account-register = Neues Konto
account-register-help = Die Partien, die du als Gast spielst, kommen mit.
account-register-do = Konto anlegen
account-sign-in = Anmelden
account-sign-in-help = Zu deinen Partien auf einem anderen Gerät.
account-name = Name
account-password = Passwort
account-password-help = Mindestens 8 Zeichen.
account-made = Willkommen, { $name }. Deine Partien bleiben dir erhalten.
account-welcome = Willkommen zurück, { $name }.
account-sign-out = Abmelden
account-guest-leave = Ein Gast kann sich nicht wieder anmelden: Deine laufenden Partien wären für dich verloren. Lege zuerst ein Konto an, um sie zu behalten.
account-leave-anyway = Trotzdem abmelden
account-export = Meine Daten herunterladen
account-delete = Mein Konto löschen
account-delete-help = Dein Name wird aus deinen Partien entfernt, deine Notizen und deine Anmeldung werden gelöscht. Das lässt sich nicht rückgängig machen.
account-deleted = Das Konto ist gelöscht.
ratings = Wertung
rating = Wertungszahl
rated-name = { $name } ({ NUMBER($rating, useGrouping: 0) })
ratings-lead = Nur gewertete Partien zwischen Menschen zählen. Alle beginnen mit 1500.
ratings-none = Du hast noch keine Wertungszahl. Gewertete Tische zwischen Menschen geben eine.
ratings-best = Die Besten jedes Spiels
ratings-nobody = Hier hat noch niemand eine Wertungszahl.
rating-players = Plätze
rating-seats = { $seats } Plätze
rating-games = { $games ->
    [one] eine Partie, ±{ $deviation }
   *[other] { $games } Partien, ±{ $deviation }
  }
vacation = Urlaub
vacation-help = Solange du weg bist, läuft deine Zeit an Tischen mit langsamer Uhr nicht.
vacation-until = Weg bis { $date }
vacation-back = Ich bin zurück
vacation-days = Tage
vacation-go = Urlaub nehmen
vacation-left = { $days ->
    [one] noch 1 Tag in diesem Jahr
   *[other] noch { $days } Tage in diesem Jahr
  }
on-vacation = im Urlaub
channels = Nachrichten
channels-help = Wo du erfährst, dass du dran bist. Höchstens eine Nachricht pro Zug, und keine, solange du am Tisch bist.
channel-push = Dieser Browser
channel-push-add = In diesem Browser melden
channel-webhook = Webhook
channel-discord = Discord
channel-email = E-Mail
channel-kind = Art
channel-url = Adresse (https)
channel-address = E-Mail-Adresse
channel-unconfirmed = folge dem Link in unserer Nachricht
channel-email-sent = Eine Nachricht ist unterwegs: Folge dem Link darin.
channel-test = Ausprobieren
channel-tested = Eine Nachricht ist unterwegs.
add = Hinzufügen
remove = Entfernen
tokens = Token für Programme
tokens-help = Ein Programm, das für dich spielt oder nur zusieht, nutzt ein Token statt deines Passworts.
tokens-docs = Die Schnittstelle für Programme
token-label = Wofür
token-may-play = Darf auch entscheiden, nicht nur zusehen
token-make = Token anlegen
token-once = Kopiere es jetzt, es wird nicht wieder gezeigt:
token-play = darf spielen
token-read = darf zusehen

## Einstellungen

settings-lead = Das gilt für diesen Browser; die Sprache begleitet dich auf jedes Gerät.
settings-theme = Farben
settings-theme-system = Wie das System
settings-theme-parchment = Hell
settings-theme-ink = Dunkel
settings-motion = Bewegung
settings-motion-system = Wie das System
settings-motion-full = Voll
settings-motion-reduced = Reduziert
settings-motion-help = Reduziert: Figuren liegen sofort, und Zeichen zeigen, was sich änderte.
settings-confirm = Nachfragen vor Entscheidungen
settings-confirm-needed = Wo nötig
settings-confirm-always = Immer
settings-confirm-help = Wo nötig: bevor etwas bezahlt wird, und wo sich eine Entscheidung nicht zurücknehmen lässt.
settings-sound = Klänge
settings-sound-help = Papier, Holz, Trommel; eine Glocke, wenn du dran bist.
settings-notify = Benachrichtigungen
settings-notify-help = Wenn du dran bist und diese Seite im Hintergrund ist.
settings-notify-refused = Der Browser erlaubt dieser Seite keine Benachrichtigungen.
settings-language = Sprache
settings-language-help = Für alles außer dem Chat: Der bleibt, wie er geschrieben wurde.

## Lernen und Tasten

learn-table-title = Am Tisch
learn-table-legal = Was du tun darfst, leuchtet grün und trägt seinen Preis. Die Zeile über dem Spielplan sagt, wer was entscheiden muss.
learn-table-quote = Drückst du auf etwas, das kostet, siehst du zuerst die ganze Rechnung. Drückst du auf etwas Verbotenes, siehst du warum, mit der Nummer der Regel.
learn-table-undo = Du kannst deine Entscheidungen zurücknehmen, bis ein Würfel fällt, etwas Verdecktes gezeigt wird oder jemand anders entscheidet. Wo das nicht geht, wirst du vorher gefragt.
learn-table-log = Der Verlauf erzählt, was geschah; ein Name darin zeigt auf den Spielplan. Zeichen zeigen, was sich seit deinem letzten Zug änderte.
learn-table-fair = Würfel und Kartenstapel einer Partie folgen aus einem Seed. Sein Siegel wird am Anfang gezeigt und der Seed am Ende, sodass alle prüfen können, dass niemand daran gedreht hat.
keys-title = Zeichen und Tasten
keys-keys = Tasten
legend = Was die Zeichen bedeuten
keys-tab = geht durch alles, was sich drücken lässt
keys-arrows = zum nächsten möglichen Ziel in dieser Richtung
keys-enter = zeigt den Preis, zahlt dann
keys-escape = geht zurück
keys-undo = nimmt zurück
keys-done = fertig oder passen
keys-find = die Liste aller Entscheidungen
keys-log = der Verlauf
keys-charts = ein Teil des Spielplans
keys-fit = der ganze Spielplan
keys-zoom = näher, weiter weg
keys-help = diese Tasten
lost-help = Diese Adresse führt nirgendwohin. Vielleicht wurde der Tisch abgebaut.
to-home = Zur Startseite

## Geführte Lektionen

lesson = Geführter erster Zug
lesson-about = Ein paar kurze Schritte auf dem echten Spielplan, aus einer echten Partie: Du drückst, was leuchtet, und erfährst, warum.
lesson-start = Beginnen
lesson-go-on = Weiter bei Schritt { $step }
lesson-again = Noch einmal
lesson-steps = Schritte der Lektion
lesson-step = Schritt { $step }: { $title }
lesson-back = Zurück
lesson-for-me = Zeig es mir
lesson-hint = Das jetzt nicht: Drücke, was leuchtet.
lesson-leave = Lektion verlassen
lesson-rules = Spielanleitung in Kürze
