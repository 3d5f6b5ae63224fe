# Imperial Struggle: le carte Ministero per numero, con parole nostre.
#
# ministry-mN            titolo
# ministry-mN-ABILITY    una delle sue abilità, secondo l’identificativo dell’abilità

## Francia e Gran Bretagna, Era della Successione

ministry-m1 = I Cardinali Ministri
ministry-m1-extra-diplomacy = Una volta per turno, subito dopo aver preso un Investimento con un’Azione Diplomatica: quell’Azione riceve 1 Punto Azione in più per ciascuno di questi spazi che controlli: Savoia, Sardegna e gli spazi Prestigio di Spagna e Austria. Al massimo 3.

ministry-m2 = John Law
ministry-m2-debt-relief = Alla fine di ogni turno il tuo Debito scende di 1, o di 2 se controlli uno spazio della Scozia.

ministry-m3 = La Corte del Re Sole
ministry-m3-europe-award = Quando conquisti l’Obiettivo dell’Europa, vale 1 PV in più.

ministry-m4 = Rivolte Giacobite
ministry-m4-military-shifts = Una volta per turno: in questo Round Azione i tuoi Punti Azione Militari possono Variare spazi di Scozia e Irlanda.
ministry-m4-score-uprising = Una volta per turno, in un altro Round Azione: spendi 3 Punti Azione Militari per ottenere 1 PV per ogni spazio che controlli in Scozia e Irlanda e per ogni segnalino Vittoria Giacobita. Al massimo 4 PV.
ministry-m4-removal = Questa carta esce dal gioco per sempre quando la Gran Bretagna rivela i Negoziati tra Papato e Hannover o sconfigge i Giacobiti nella Guerra di Successione Austriaca.

ministry-m5 = Robert Walpole
ministry-m5-draw-and-discard = Una volta per turno, in qualsiasi momento del tuo Round Azione: pesca una carta Evento, poi scartane una dalla mano.

ministry-m6 = Jonathan Swift
ministry-m6-cheap-flagging = Piantare Bandiera in uno spazio vuoto di Irlanda o Scozia ti costa 1 in meno.
ministry-m6-minor-unflag = Finché controlli uno spazio dell’Irlanda, le tue Azioni Minori Diplomatiche possono Ammainare Bandiere francesi dagli spazi Politici in Europa.

ministry-m7 = Compagnia delle Indie Orientali
ministry-m7-trade-advantages = Nella Fase Punteggio ottieni 1 PV per ciascuno di questi Vantaggi che hai e che non è Eseguito: Tessuti, Seta, Frutta, Commercio di Pellicce e Rum. Al massimo 3 PV.

ministry-m8 = Banca d’Inghilterra
ministry-m8-raise-limit = Una volta per turno, in qualsiasi momento del tuo Round Azione: il tuo Limite di Debito sale di 1 per sempre.
ministry-m8-off-type-event = Una volta per turno puoi giocare un Evento Economico anche se l’Azione Maggiore del tuo Investimento non è Economica. L’Investimento deve comunque mostrare il simbolo Evento.

ministry-m9 = Ugonotti nel Nuovo Mondo
ministry-m9-place-marker = Una volta per turno: piazza un segnalino Ugonotti su un Territorio che controlli in Nord America o nei Caraibi.
ministry-m9-marker-defence = Prendere un Territorio con un segnalino Ugonotti costa 1 Punto Conquista in più.
ministry-m9-marker-discount = Gira un segnalino per pagare 1 Punto Azione Economico in meno per Variare un Mercato della sua Regione.

ministry-m10 = Edmond Halley
ministry-m10-cheap-squadron = Una volta per turno: allestisci una Squadra Navale per 2 Punti Azione Militari invece di 4.
ministry-m10-card-for-trp = Una volta per turno, se hai una Squadra Navale in uno spazio Navale dell’Europa: scarta una carta Evento per guadagnare 1 Punto Trattato.

## Era dell’Impero

ministry-m11 = Choiseul
ministry-m11-extra-military = Una volta per turno un’Azione Militare riceve 1 Punto Azione in più, per un Comando Bonus o per schierare una Squadra Navale.
ministry-m11-cheap-squadron = Una volta per turno, se hai una Squadra Navale in uno spazio Navale del Nord America: allestisci una Squadra Navale per 2 Punti Azione Militari invece di 4.

ministry-m12 = Dupleix
ministry-m12-indian-trp = L’Obiettivo dell’India, il Cotone e le Spezie ti danno ciascuno 1 Punto Trattato in più quando li conquisti.

ministry-m13 = Pompadour e Du Barry
ministry-m13-salon = La prima volta in ogni tuo Round Azione che usi un Vantaggio in Europa rendendolo Eseguito, guadagni 1 Punto Trattato.

ministry-m14 = Voltaire
ministry-m14-letters = Quando l’Obiettivo dell’Europa viene assegnato, a chiunque, guadagni 1 Punto Trattato per ciascuno di questi paesi in cui controlli uno spazio Prestigio: Irlanda, Scozia, Prussia, Repubblica Olandese, Austria e Spagna. Al massimo 3.

ministry-m15 = Pitt il Vecchio
ministry-m15-extra-diplomacy = Una volta per turno un’Azione Diplomatica riceve 1 Punto Azione in più, per spazi Politici senza Prestigio.
ministry-m15-cheap-squadron = Una volta per turno: allestisci una Squadra Navale per 2 Punti Azione Militari invece di 4.

ministry-m16 = Charles Hanbury Williams
ministry-m16-northern-courts = Una volta per turno: per il resto di questo Round Azione, Ammainare Bandiere francesi in Prussia, Stati Tedeschi e Russia ti costa 1 in meno ciascuna.

ministry-m17 = Banche Mercantili
ministry-m17-free-credit = I primi 2 Debiti che contrai in ogni turno per Punti Azione Economici non contano sul tuo tracciato. Puoi contrarli anche al Limite di Debito.

ministry-m18 = Samuel Johnson
ministry-m18-europe-award = L’Obiettivo dell’Europa vale 1 PV in più se lo conquisti tu, 1 PV in meno se lo conquista la Francia.

## Era della Rivoluzione

ministry-m19 = James Watt
ministry-m19-no-default = Il Debito che ti viene imposto oltre il tuo Limite di Debito non dà PV alla Francia.
ministry-m19-patents = La prima volta in ogni Round Azione francese che la Francia rende Eseguito un Vantaggio, guadagni 1 Punto Trattato.

ministry-m20 = Negoziati tra Papato e Hannover
ministry-m20-end-of-jacobites = Quando questa carta viene rivelata, si piazza il segnalino Sconfitta Giacobita e Rivolte Giacobite esce dal gioco.
ministry-m20-extra-diplomacy = Una volta per turno un’Azione Diplomatica riceve 2 Punti Azione in più, per spazi di Scozia e Irlanda.

ministry-m21 = Leggi Townshend
ministry-m21-mark-commodity = Una volta per turno, all’inizio del tuo Round Azione, segna una Merce: fino alla fine del turno le tue Azioni Minori Economiche possono Ammainare Bandiere francesi dai suoi Mercati.

ministry-m22 = Edmund Burke
ministry-m22-european-diplomacy = Una volta per Round Azione, un’Azione Maggiore Diplomatica spesa solo in Europa riceve 1 Punto Azione in più per ogni spazio dell’Irlanda che controlli.
ministry-m22-american-sympathy = Variare i Figli della Libertà o uno spazio degli USA ti costa 1 in meno.

ministry-m23 = Turgot
ministry-m23-sound-credit = Finché hai più Debito Disponibile della Gran Bretagna, il primo Debito che contrai in un Round Azione dà 2 Punti Azione.

ministry-m24 = Commercio Nordamericano
ministry-m24-fur-and-fish = Se all’inizio del tuo Round Azione sei in testa per Mercati di Pellicce e Pesce sommati, per quel round le tue Azioni Economiche ricevono 1 Punto Azione in più.
ministry-m24-refresh-huguenots = Quando questa carta viene rivelata, tutti i segnalini Ugonotti tornano utilizzabili.

ministry-m25 = Marchese di Condorcet
ministry-m25-event-without-symbol = Una volta per turno puoi giocare un Evento anche se il tuo Investimento non ha il simbolo Evento. Il tipo deve comunque corrispondere all’Azione Maggiore.

ministry-m26 = Lavoisier
ministry-m26-bonus-harvest = Quando ricevi il bonus di un Evento che giochi, entrambe le Azioni del tuo Investimento ricevono 1 Punto Azione in più.

## Per titolo

ministry-the-cardinal-ministers = { ministry-m1 }
ministry-john-law = { ministry-m2 }
ministry-court-of-the-sun-king = { ministry-m3 }
ministry-jacobite-uprisings = { ministry-m4 }
ministry-robert-walpole = { ministry-m5 }
ministry-jonathan-swift = { ministry-m6 }
ministry-east-india-company = { ministry-m7 }
ministry-bank-of-england = { ministry-m8 }
ministry-new-world-huguenots = { ministry-m9 }
ministry-edmond-halley = { ministry-m10 }
ministry-choiseul = { ministry-m11 }
ministry-dupleix = { ministry-m12 }
ministry-pompadour-and-du-barry = { ministry-m13 }
ministry-voltaire = { ministry-m14 }
ministry-pitt-the-elder = { ministry-m15 }
ministry-charles-hanbury-williams = { ministry-m16 }
ministry-merchant-banks = { ministry-m17 }
ministry-samuel-johnson = { ministry-m18 }
ministry-james-watt = { ministry-m19 }
ministry-papacy-hanover-negotiations = { ministry-m20 }
ministry-townshend-acts = { ministry-m21 }
ministry-edmund-burke = { ministry-m22 }
ministry-turgot = { ministry-m23 }
ministry-north-american-trade = { ministry-m24 }
ministry-marquis-de-condorcet = { ministry-m25 }
ministry-lavoisier = { ministry-m26 }
