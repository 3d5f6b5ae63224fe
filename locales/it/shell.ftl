# Che cosa dice il client nel browser attorno ai tabelloni, qualunque sia il gioco.

## Ovunque

language-name = Italiano
motto = Giochi sul Settecento, giocati alla lettera
site-description = Giochi da tavolo sul Settecento, con le regole seguite alla lettera.
needs-script = Kabinett ha bisogno di JavaScript per disegnare i tabelloni.
offline-title = Il server non è raggiungibile
offline-text = I tuoi tavoli sono al sicuro: ogni decisione confermata è salvata. Questa pagina prosegue da sola appena torna la connessione.
skip = Vai al contenuto
loading = Un momento…
page-failed = Non è stato possibile caricare questa pagina.
try-again = Riprova
close = Chiudi
cancel = Annulla
you = Tu
computer = il computer
computer-level = Computer, { $level }
versus = { " contro " }
game = Gioco
private = privato
rule-number = Numero della regola
problem-client = Qualcosa è andato storto in questa pagina.
problem-no-connection = Il server non è raggiungibile.
problem-no-session = Prima accedi, o gioca come ospite.
problem-stale = La partita è già andata avanti; ecco la situazione attuale.
problem-seat-taken = Qualcun altro è stato più veloce: il posto è occupato.
problem-name-taken = Questo nome è già preso.
problem-wrong-password = Nome e password non corrispondono.
problem-too-many-requests = Troppo in una volta. Aspetta un momento, per favore.
problem-not-running = Questo tavolo non è ancora cominciato.
problem-not-found = Questo tavolo non esiste, o non è aperto a te.

## La barra

nav-main = Pagine
nav-tables = Tavoli
nav-learn = Come si gioca
nav-replays = Repliche
nav-settings = Impostazioni
nav-language = Lingua
nav-sign-in = Accedi

## Titoli delle pagine

title-home = Kabinett
title-lobby = Tavoli
title-new = Un nuovo tavolo
title-replays = Repliche
title-account = Il tuo account
title-settings = Impostazioni
title-learn = Come si gioca
title-ratings = Classifica
title-lost = Qui non c’è nulla
title-your-turn = { $count ->
    [one] Tocca a te
   *[other] Tocca a te ({ $count })
  }
notify-your-turn = Tocca a te

## Pagina iniziale e tavoli

players = { $min ->
    [1] { $max ->
        [1] Per un giocatore.
       *[other] Da uno a { $max } giocatori.
      }
   *[other] Da { $min } a { $max } giocatori.
  }
level = Livello del computer
play-computer = Gioca contro il computer
setting-up = Preparazione…
new-table = Nuovo tavolo
home-yours = I tuoi tavoli
home-open = Tavoli aperti
home-invitations = Inviti
home-none-open = Al momento nessuno aspetta.
home-fair = Ogni dado si può controllare: il seme è sigillato prima della prima mossa.
all-tables = Tutti i tavoli
make-table = Apri un tavolo tuo.
invited-by = { $name } ti invita a { $game }.
all-games = Tutti i giochi
lobby-show = Quali tavoli
lobby-open = Aperti
lobby-mine = Miei
lobby-running = In corso
lobby-finished = Finiti
lobby-none-open = Al momento nessuno aspetta.
lobby-none-mine = Non siedi a nessun tavolo.
lobby-none-running = Nessuna partita pubblica in corso.
lobby-none-finished = Nessuna partita è ancora finita.
show-more = Mostra altro
empty-table = Un tavolo vuoto
seats-free = { $count ->
    [one] un posto libero
   *[other] { $count } posti liberi
  }
your-turn = Tocca a te
waiting-for = si attende: { $names }
won = { $name } ha vinto
you-won = hai vinto
finished = finita
sit-down = Siediti
play = Gioca
replay = Replica
look-in = Guarda
wait-there = Guarda
ago-now = adesso
ago-minutes = { $count ->
    [one] un minuto fa
   *[other] { $count } minuti fa
  }
ago-hours = { $count ->
    [one] un’ora fa
   *[other] { $count } ore fa
  }
ago-days = { $count ->
    [one] ieri
   *[other] { $count } giorni fa
  }
clock-none = senza orologio
clock-live = { $increment ->
    [0] { $minutes } minuti a testa
   *[other] { $minutes } minuti a testa, { $increment } secondi in più per decisione
  }
clock-slow = { $days ->
    [one] un giorno per decisione
   *[other] { $days } giorni per decisione
  }

## Il modulo per un nuovo tavolo

form-seats = Chi gioca
form-seat-count = Numero di giocatori
form-seat-me = Io
form-seat-open = Chiunque arrivi
form-seat-computer = Il computer
form-seat-invited = Qualcuno che invito
form-account-name = Nome dell’account
form-seats-help = La partita comincia da sola quando tutti i posti sono occupati.
form-clock = Orologio
form-clock-none = Nessuno
form-clock-live = Dal vivo
form-clock-slow = Lento
form-clock-none-help = Ciascuno si prende il tempo che vuole.
form-clock-live-help = Tutti si siedono insieme. Ciascuno ha un tot di minuti per tutta la partita, più qualche secondo per ogni decisione.
form-clock-slow-help = Una partita che dura giorni o settimane. Ciascuno ha un tot di giorni per decisione, più una scorta di giorni per tutta la partita.
form-minutes = Minuti a testa
form-increment = Secondi in più per decisione
form-days = Giorni per decisione
form-bank = Giorni di scorta
form-timeout = Quando il tempo scade
form-timeout-computer = Continua il computer
form-timeout-forfeit = La partita è persa
form-stand-in = Il computer che continua
form-options = Regole di questo tavolo
form-who = Chi può vederlo
form-private = Privato
form-private-help = Il tavolo non compare negli elenchi. Lo trova chi ha il link.
form-rated = Classificata
form-rated-help = Conta per la classifica. Solo tra persone.
form-create = Apri il tavolo

## Prima dell’inizio

waiting-title = In attesa di giocatori
waiting-help = La partita comincia da sola quando tutti i posti sono occupati. Manda il link a chi deve giocare o guardare.
seat-open = libero
seat-number = Posto { $seat }
accept = Accetta
leave-seat = Alzati
empty-seat = Libera il posto
copy-link = Copia il link
link-copied = Il link è copiato.
start-now = Comincia ora, con i computer nei posti liberi
take-down = Chiudi il tavolo
seal-shown = Il sigillo dei dadi:

## Al tavolo

table-loading = Si prepara il tavolo…
table-failed = Questo tavolo non si può mostrare
seats = Giocatori
spectators = { $count ->
    [one] uno spettatore
   *[other] { $count } spettatori
  }
online = presente
away = assente
to-decide = deve decidere
menu = Menu
menu-replay = Rivedi
menu-sound-on = Attiva l’audio
menu-sound-off = Disattiva l’audio
drawer = Punteggio e cronaca
side-tabs = Accanto al tabellone
side-tall = Più spazio per la lista
log = Cronaca
log-empty = Non è ancora successo nulla.
log-older = { $count } voci precedenti
moves = Decisioni
chat = Chat
chat-empty = Nessuno ha ancora detto nulla.
chat-say = Di’ qualcosa al tavolo
chat-send = Invia
notes = Appunti
notes-hint = Solo tu puoi leggerli.
notes-loading = Un momento…
notes-ready = Solo tu puoi leggerli.
notes-saving = Salvataggio…
notes-saved = Salvati.
notes-failed = Non salvati. Si riprova alla prossima modifica.
sequence = Sequenza
sequence-none = Questo gioco non mostra una sequenza di gioco.
tab-map = Mappa
tab-dock = Mano
tab-panels = Punteggio
prompt-yours = { $count ->
    [0] al momento non c’è nulla da decidere.
    [one] c’è una cosa da decidere.
   *[other] scegli una delle { $count } decisioni.
  }
prompt-waiting = Si attende: { $names }.
prompt-over = La partita è finita.
undo = Ritira
undo-help = Ritira la tua ultima decisione
undo-none = Non c’è nulla che tu possa ritirare
reconnecting = Nessuna connessione, nuovo tentativo
result = Risultato
decisions-help = Tutto ciò che puoi decidere, in una lista
decisions-find = Cerca tra { $count } decisioni
decisions-none = Ora non hai nulla da decidere.
decisions-no-match = Ora non si può decidere nulla di simile.
quote-total = In tutto
quote-free = Non costa nulla.
quote-pay = Paga { $total }
quote-do = Decidi
quote-final = Non si può ritirare.
panel-failed = Non è stato possibile disegnare questo pannello.
replay-since = Rivedi dal mio ultimo turno
resign = Abbandona
resign-title = Abbandonare questa partita?
resign-help = La partita finisce qui, e vince il tuo avversario.
resign-help-many = Il computer prende il tuo posto, e gli altri continuano.
play-on = Continua a giocare
generic-view = Il tavolo
generic-panel = { $count ->
    [0] Nulla da decidere.
    [one] Una cosa da decidere.
   *[other] { $count } cose da decidere.
  }
offers = Offerte
aside = In ogni momento
aside-help = Per queste decisioni non serve aspettare il tuo turno.
offer-draw = { $from } propone la patta.
offer-payment = { $from } offre { $amount } oro a { $to }.
offer-request = { $from } chiede { $amount } oro a { $to }.
offer-accept = Accetta
offer-pay = Paga
offer-decline = Rifiuta
offer-withdraw = Ritira
offer-make = Offri o chiedi oro
offer-to = A chi
offer-amount = Oro
offer-text = Per che cosa
offer-do = Offri
offer-ask = Chiedi
offer-help = Un’offerta non vincola nessuno: ciò che si paga è una decisione a parte. Chi accetta una richiesta paga subito.
offer-taken = { $to } accetta { $amount } oro da te. Lo paghi con una decisione a parte.
offer-paid = { $to } ti paga { $amount } oro.
offer-declined = { $to } rifiuta.
offer-a-draw = Proponi la patta

## Scene, e che cosa è cambiato dal mio ultimo turno

scenes = Scene di questa partita
scene-again = Mostrala di nuovo, passo per passo
scene-step = { $step } di { $of }
scene-back = Un passo indietro
scene-next = Avanti
scene-skip = Salta
scene-done = Torna al tabellone
scene-go-on = Continua a giocare
recap = Dal mio ultimo turno
recap-more = e altri { $count }
recap-end = Torna al presente

## La fine

end-won = { $name } vince.
end-you-won = Hai vinto.
end-how = Come è finita
end-shared = Il primo posto è condiviso.
end-resigned = Un giocatore ha abbandonato.
end-timed-out = Un giocatore ha esaurito il tempo.
end-abandoned = La partita è stata interrotta.
rematch = Rivincita
to-rematch = Alla rivincita
record = Registrazione
look-at-board = Guarda il tabellone
proof-sealed = I dadi sono sigillati; il seme si mostra a fine partita.
proof-checking = Controllo dei dadi…
proof-unchecked = Questo browser controlla i sigilli solo su una connessione sicura.
proof-fits = I dadi erano onesti: il seme corrisponde al sigillo.
proof-broken = Il seme non corrisponde al sigillo!
proof-seal = sigillo
proof-seed = seme

## Repliche

replays-lead = Ogni partita finita si può rivedere, decisione per decisione, a carte scoperte.
replays-mine = Le tue
replays-all = Partite pubbliche
eyes = Con gli occhi di chi
eyes-open = A carte scoperte
eyes-me = Ciò che sapevo io
eyes-spectator = Ciò che sapevano tutti
eyes-seat = Ciò che sapeva { $name }
record-open = Apri una registrazione
record-open-help = Scegli un file (.kab.json), o trascinalo qui. La partita viene rigiocata e i dadi controllati; nulla viene conservato.
record-too-large = Questo file è più grande di qualsiasi registrazione.
record-not-a-record = Questo file non è la registrazione di una partita.
win-chart = Probabilità di vittoria
win-chart-help = Probabilità di vittoria durante la partita; premi per andare a una decisione
win-progress = Analisi della partita: { $share }%
win-swings = Svolte:
win-swing = Decisione { $move }
share-move = Condividi questa mossa
to-table = Al tavolo
replay-start = All’inizio
replay-back = Una decisione indietro
replay-on = Una decisione avanti
replay-end = Alla fine
replay-play = Avvia
replay-pause = Pausa
replay-speed = Velocità
replay-at = Decisione { $at } di { $of }
replay-slider = Decisione
replay-jump = Vai a questa decisione
replay-jump-to = Vai a…

## Account

account-guest-since = Ospite dal { $date }
account-since = Account dal { $date }
account-guest-help = Le tue partite restano in questo browser. Con un account le ritrovi su ogni dispositivo.
account-register = Nuovo account
account-register-help = Le partite che giochi come ospite ti seguono.
account-register-do = Crea l’account
account-sign-in = Accedi
account-sign-in-help = Per ritrovare le tue partite da un altro dispositivo.
account-name = Nome
account-password = Password
account-password-help = Almeno 8 caratteri.
account-made = Ciao, { $name }. Le tue partite sono al sicuro.
account-welcome = Ciao di nuovo, { $name }.
account-sign-out = Esci
account-guest-leave = Un ospite non può accedere di nuovo: perderesti le partite in corso. Per conservarle, crea prima un account.
account-leave-anyway = Esci comunque
account-export = Scarica i miei dati
account-delete = Elimina il mio account
account-delete-help = Il tuo nome viene tolto dalle tue partite; appunti e accesso vengono eliminati. Non si può annullare.
account-deleted = L’account è eliminato.
ratings = Classifica
rating = Punteggio
rated-name = { $name } ({ NUMBER($rating, useGrouping: 0) })
ratings-lead = Contano solo le partite classificate tra persone. Tutti cominciano da 1500.
ratings-none = Non hai ancora un punteggio. Lo danno i tavoli classificati tra persone.
ratings-best = I migliori di ogni gioco
ratings-nobody = Qui nessuno ha ancora un punteggio.
rating-players = Giocatori
rating-seats = { $seats } giocatori
rating-games = { $games ->
    [one] una partita, ±{ $deviation }
   *[other] { $games } partite, ±{ $deviation }
  }
vacation = Vacanza
vacation-help = Mentre sei via, ai tavoli con orologio lento il tuo tempo non scorre.
vacation-until = Via fino al { $date }
vacation-back = Rieccomi
vacation-days = Giorni
vacation-go = Vai in vacanza
vacation-left = { $days ->
    [one] 1 giorno rimasto quest’anno
   *[other] { $days } giorni rimasti quest’anno
  }
on-vacation = in vacanza
channels = Avvisi
channels-help = Dove avvisarti quando tocca a te. Al massimo un messaggio per turno, e nessuno mentre guardi il tavolo.
channel-push = Questo browser
channel-push-add = Avvisami in questo browser
channel-webhook = Webhook
channel-discord = Discord
channel-email = E-mail
channel-kind = Tipo
channel-url = Indirizzo (https)
channel-address = Indirizzo e-mail
channel-unconfirmed = segui il link che ti abbiamo mandato
channel-email-sent = Un messaggio è in arrivo: segui il link che contiene.
channel-test = Prova
channel-tested = Un messaggio è in arrivo.
add = Aggiungi
remove = Togli
tokens = Token per programmi
tokens-help = Un programma che gioca per te, o che guarda soltanto, usa un token invece della tua password.
tokens-docs = L’interfaccia per programmi
token-label = Per che cosa
token-may-play = Può anche decidere, non solo guardare
token-make = Crea un token
token-once = Copialo ora, non verrà più mostrato:
token-play = può giocare
token-read = può guardare

## Impostazioni

settings-lead = Valgono per questo browser; la lingua ti segue su ogni dispositivo.
settings-theme = Tema
settings-theme-system = Come il sistema
settings-theme-parchment = Chiaro
settings-theme-ink = Scuro
settings-motion = Movimento
settings-motion-system = Come il sistema
settings-motion-full = Pieno
settings-motion-reduced = Ridotto
settings-motion-help = Ridotto: i pezzi compaiono subito al loro posto, e dei segni mostrano che cosa è cambiato.
settings-confirm = Conferma delle decisioni
settings-confirm-needed = Dove serve
settings-confirm-always = Sempre
settings-confirm-help = Dove serve: prima di pagare qualcosa, e dove una decisione non si può ritirare.
settings-sound = Suoni
settings-sound-help = Carta, legno, tamburo e un rintocco grave quando tocca a te.
settings-notify = Notifiche
settings-notify-help = Quando tocca a te e questa pagina è in secondo piano.
settings-notify-refused = Il browser non permette notifiche per questa pagina.
settings-language = Lingua
settings-language-help = Per tutto tranne la chat, che resta com’è stata scritta.

## Imparare e tasti

learn-table-title = Al tavolo
learn-table-legal = Ciò che puoi fare brilla di verde, con il suo prezzo. La riga sopra il tabellone dice chi deve decidere che cosa.
learn-table-quote = Premi su qualcosa che costa, e vedi prima tutto il conto. Premi su qualcosa di vietato, e vedi perché, con il numero della regola.
learn-table-undo = Puoi ritirare le tue decisioni finché non cade un dado, non si svela qualcosa di nascosto o non decide un altro giocatore. Dove non si può ritirare, prima ti viene chiesto.
learn-table-log = La cronaca racconta che cosa è successo; un nome al suo interno indica il tabellone. Dei segni mostrano che cosa è cambiato dal tuo ultimo turno.
learn-table-fair = I dadi e i mazzi di una partita nascono da un solo seme. All’inizio si mostra il sigillo del seme e alla fine il seme stesso: così chiunque può controllare che nessuno li abbia toccati.
keys-title = Segni e tasti
keys-keys = Tasti
legend = Che cosa significano i segni
keys-tab = scorre tutto ciò che si può premere
keys-arrows = al prossimo bersaglio possibile in quella direzione
keys-enter = apre il prezzo, poi paga
keys-escape = torna indietro
keys-undo = ritira
keys-done = fatto, o passa
keys-find = la lista di tutte le decisioni
keys-log = la cronaca
keys-charts = una parte del tabellone
keys-fit = tutto il tabellone
keys-zoom = più vicino, più lontano
keys-help = questi tasti
lost-help = L’indirizzo non porta da nessuna parte. Forse il tavolo è stato chiuso.
to-home = Alla pagina iniziale

## Lezioni guidate

lesson = Primo turno guidato
lesson-about = Pochi brevi passi sul tabellone vero, da una partita vera: premi ciò che si illumina e impari perché.
lesson-start = Comincia
lesson-go-on = Continua dal passo { $step }
lesson-again = Da capo
lesson-steps = Passi della lezione
lesson-step = Passo { $step }: { $title }
lesson-back = Indietro
lesson-for-me = Mostrami
lesson-hint = Non questo, per ora: premi ciò che si illumina.
lesson-leave = Lascia la lezione
lesson-rules = Come si gioca, in breve
