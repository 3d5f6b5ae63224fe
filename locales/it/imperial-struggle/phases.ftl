# Imperial Struggle: lo svolgimento della partita, le opzioni e come finisce.

## Sequenza di gioco

phase-side-bid = Asta per le Potenze
phase-turn = Turno di Pace { $turn }
phase-deck = Mazzo
phase-deck-help = Nei Turni 3 e 5 gli Eventi della nuova Era entrano nel mazzo di pesca.
phase-debt-limit = Limite di Debito
phase-debt-limit-help = Nei Turni 3 e 5 entrambi i Limiti di Debito salgono di 4.
phase-award = Obiettivi
phase-award-help = Ogni Regione riceve un Obiettivo.
phase-global-demand = Domanda Mondiale
phase-global-demand-help = In questo turno sono richieste tre Merci.
phase-reset = Ripristino
phase-reset-help = Vantaggi e Ministeri tornano utilizzabili, e le Squadre Navali rientrano dal Tracciato dei Turni.
phase-deal-cards = Pesca delle carte
phase-deal-cards-help = Si dispongono nove Investimenti. Ciascuno pesca tre carte Evento, poi scarta fino ad averne tre.
phase-ministry = Ministeri
phase-ministry-help = All’inizio di un’Era ciascuno sceglie in segreto due carte Ministero. Negli altri turni si possono cambiare quelle coperte.
phase-initiative = Iniziativa
phase-initiative-help = Chi è in svantaggio sceglie chi comincia.
phase-action = Round Azione
phase-action-help = Ciascuno gioca quattro Round Azione, a turno.
phase-action-round = Round Azione { $round }: { $side }
phase-reduce-treaty-points = Punti Trattato
phase-reduce-treaty-points-help = Nessuno conserva più di quattro Punti Trattato.
phase-remaining-powers = Capacità di fine turno
phase-remaining-powers-help = Le capacità che valgono a fine turno si applicano ora.
phase-scoring = Punteggio
phase-scoring-help = Si conteggiano Obiettivi, Prestigio e Domanda Mondiale.
phase-victory-check = Controllo vittoria
phase-victory-check-help = La Francia vince con 30 PV, la Gran Bretagna con 0, e l’una o l’altra con tutti gli Obiettivi e tutta la Domanda Mondiale.
phase-final-scoring = Punteggio Finale
phase-final-scoring-help = Dopo il Turno 6 si conteggiano Prestigio, Debito Disponibile, Merci e Territori conquistati.
phase-war = Guerra
phase-war-help = Si combatte un Teatro dopo l’altro.
phase-war-reveal = Segnalini scoperti
phase-war-effects = Simboli dei segnalini
phase-war-strength = Forza
phase-war-spoils = Bottino
phase-war-victory-check = Controllo vittoria
phase-war-reset = Ripristino
phase-war-layout = Preparazione della prossima guerra
phase-over = La partita è finita

## Opzioni

option-sides = Potenze
option-sides-help = Chi gioca con quale Potenza. Con l’asta, i giocatori offrono Punti Trattato per la Potenza che vogliono.
option-sides-france-first = Il primo posto gioca con la Francia
option-sides-britain-first = Il primo posto gioca con la Gran Bretagna
option-sides-random = A sorte
option-sides-bid = Asta di Punti Trattato
option-spanish-empire = Impero Spagnolo
option-spanish-empire-help = All’inizio Bandiere spagnole sventolano su L’Avana, Santiago e Puerto Príncipe. Chi prende in guerra un Territorio spagnolo permette all’avversario di Variare uno spazio della Spagna.
option-tile-swap = Scambio di Truppe
option-tile-swap-help = Invece di pescare una nuova Truppa, la Riforma Militare può scambiare due delle tue Truppe.
option-assigned-layout = Assegnazione delle Truppe
option-assigned-layout-help = Vedi prima le tue Truppe, poi decidi in quale Teatro va ciascuna.
option-tougher-forts = Forti Inespugnabili
option-tougher-forts-help = Per prendere un Forte con Punti Conquista ti serve una Direttrice di Conquista che lo raggiunga.
option-interleaving = Azioni alternate
option-interleaving-help = Puoi spendere i punti delle tue Azioni in qualsiasi ordine, invece di un’Azione dopo l’altra.
option-france-treaty-points = Punti Trattato francesi
option-france-treaty-points-help = Punti Trattato che la Francia ha all’inizio.
option-britain-treaty-points = Punti Trattato britannici
option-britain-treaty-points-help = Punti Trattato che la Gran Bretagna ha all’inizio.

## Come è finita la partita, in poche parole

end-peace-vp = Punti Vittoria in un Turno di Pace
end-war-vp = Punti Vittoria in una guerra
end-sweep = tutti gli Obiettivi e tutta la Domanda Mondiale
end-maximum-spoils = trionfo in tutti i Teatri di una guerra
end-final-scoring = Punteggio Finale
end-tie-by-debt = parità, decisa dal Debito Disponibile
end-tie-to-britain = parità, a favore della Gran Bretagna

## Come è finita la partita, in una frase

ending-peace-vp = { $winner } vince: i suoi Punti Vittoria arrivano in fondo al tracciato in un Turno di Pace.
ending-war-vp = { $winner } vince: i suoi Punti Vittoria arrivano in fondo al tracciato dopo una guerra.
ending-sweep = { $winner } vince con tutti e quattro gli Obiettivi e tutte le Merci della Domanda Mondiale.
ending-maximum-spoils = { $winner } vince: trionfa in tutti i Teatri della guerra.
ending-final-scoring = { $winner } vince dopo il Punteggio Finale.
ending-tie-by-debt = { $winner } vince: i Punti Vittoria sono pari, ma ha più Debito Disponibile.
ending-tie-to-britain = { $winner } vince: Punti Vittoria e Debito Disponibile sono pari, e la parità favorisce la Gran Bretagna.
