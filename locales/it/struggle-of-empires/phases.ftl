# Struggle of Empires: lo svolgimento della partita, le opzioni e come finisce.

## Sequenza di gioco

phase-set-up = Preparazione
phase-set-up-help = Si scelgono le potenze, si pescano i segnalini iniziali, e ognuno piazza cinque unità.
phase-war = Guerra { $war }
phase-counters = Segnalini neutrali
phase-counters-help = Nella seconda e nella terza guerra arrivano sulla mappa nuovi segnalini neutrali.
phase-auction = Grandi Alleanze
phase-auction-help = Le aste decidono chi combatte accanto a chi, e in quale ordine si agisce.
phase-actions = Azioni
phase-actions-help = In ogni round tutti fanno un turno di due azioni.
phase-round = Round { $round } di { $rounds }
phase-income = Entrate e mantenimento
phase-income-help = 1 oro per ogni popolazione e ogni segnalino controllo, poi 1 oro da pagare per ogni unità, poi 5 popolazione.
phase-scoring = Punti vittoria
phase-scoring-help = In ogni area chi ha più segnalini fa più punti.
phase-end-of-war = Fine della guerra
phase-end-of-war-help = Le alleanze locali finiscono, le tessere usate sono di nuovo pronte, le Grandi Alleanze si sciolgono.
phase-over = La partita è finita

## Opzioni

option-edition = Edizione
option-edition-help = Con quale regolamento si gioca: la Deluxe del 2020 o l’originale del 2005. Le opzioni qui sotto la seguono, se non le cambi.
option-edition-deluxe = Deluxe (2020)
option-edition-original = Originale (2005)
option-adj = Accesso via terra
option-adj-help = Le armate entrano in un’area europea solo con un proprio segnalino lì o accanto, da una patria confinante, o con una flotta.
option-sea = Prova di mare originale
option-sea-help = Due dadi e tessere Navigazione invece del dado del mare con i suoi pagamenti.
option-own-fleet = Serve una flotta propria
option-own-fleet-help = Solo una tua flotta ti permette di combattere in mare o ti dà appoggio navale.
option-unrest = Malcontento
option-unrest-help = Pescato da un sacchetto con valori da 0 a 2, oppure semplici punti, nascosti o visibili.
option-unrest-drawn = Pescato da un sacchetto
option-unrest-points-hidden = Punti nascosti
option-unrest-points-open = Punti visibili
option-pass = Calma passando
option-pass-help = Chi passa può restituire un punto di malcontento.
option-duplicates = Segnalini iniziali della stessa area
option-duplicates-help = Se si tengono, si possono ripescare, o devono essere diversi.
option-duplicates-keep = Si tengono
option-duplicates-may-redraw = Si possono ripescare
option-duplicates-must-differ = Devono essere diversi
option-draft = Draft
option-draft-help = I segnalini iniziali si scelgono da mani che girano intorno al tavolo.
option-np = Potenze senza giocatore
option-np-help = Le potenze senza giocatore entrano nelle alleanze e aiutano la loro parte.
option-np-mix = Gruppi mescolati
option-np-mix-help = Le aree delle potenze senza giocatore si pescano invece di essere fisse.
option-np-navy = Flotte senza giocatore
option-np-navy-help = Alcune unità delle potenze senza giocatore sono flotte: decide un dado.
option-np-control = Segnalini senza giocatore
option-np-control-help = Ogni potenza senza giocatore ha un segnalino controllo (due o tre giocatori).
option-np-shuffle = Gruppi a sorte
option-np-shuffle-help = Si sorteggia quale potenza senza giocatore riceve quale gruppo di lettere.
option-wallace = La variante semplice dell’autore
option-wallace-help = Tutte le tessere, potenze senza giocatore casuali, dieci segnalini per guerra; da quattro a sei giocatori.
option-surrender = Resa
option-surrender-help = Chi difende può cedere un segnalino controllo prima dei dadi a terra.
option-agri = Agricoltura migliorata originale
option-agri-help = Costa 4 oro e non dà subito popolazione.
option-industry = Industria originale
option-industry-help = Dà 3 punti vittoria e nient’altro.
option-tiles = Tessere
option-tiles-help = Se ai tavoli più piccoli se ne tolgono alcune.
option-tiles-thinned = Secondo i giocatori
option-tiles-all = Tutte
option-trade-cap = Tre tessere commercio
option-trade-cap-help = Nessuno può avere più di tre tessere commercio.
option-start-tiles = Tessere iniziali
option-start-tiles-help = Tutti cominciano con Agricoltura migliorata e Riserve.
option-home-place = Unità in patria
option-home-place-help = Le prime unità si possono piazzare in patria.
option-tie-break = Spareggio
option-tie-break-help = In parità vince chi ha meno malcontento.
option-fort-seven = I sette prendono i forti
option-fort-seven-help = Un sette può prendere un forte anche in parità.
option-sea-unrest = Malcontento in mare
option-sea-unrest-help = Un’unità persa in mare costa malcontento.
option-one-special = Una sola azione speciale
option-one-special-help = Una sola azione speciale per turno; altrimenti una tessera e una colonia.
option-counters = File dei segnalini
option-counters-help = I 65 segnalini della tua copia, in CSV: id, area, kind, defence, reward, letter.
option-tile-counts = File delle tessere
option-tile-counts-help = Copie di ogni tessera per numero di giocatori, in CSV: tile, da p2 a p7.
option-sea-die = File del dado del mare
option-sea-die-help = Le facce del dado del mare, in CSV: face, faces.

# Che cosa possono essere più opzioni.
choice-edition = Come nell’edizione
choice-on = Sì
choice-off = No

## Come è finita la partita, in breve

end-victory = più punti vittoria
end-shared = vittoria condivisa
end-revolution = rivoluzione ovunque
