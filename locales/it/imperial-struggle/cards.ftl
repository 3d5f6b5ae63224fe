# Imperial Struggle: le carte Evento per numero, con parole nostre.
#
# card-N               titolo
# card-N-condition     quando si riceve il bonus
# card-N-SIDE          l’effetto per quella Potenza (britain, france), o per entrambe (both)
# card-N-SIDE-bonus    l’effetto bonus
# card-N-option-K      una possibilità da scegliere dentro la carta

## Era della Successione

card-1 = Guerra Carnatica
card-1-condition = Hai la Parola Chiave Mercantilismo.
card-1-both = Per ogni Alleanza Locale che controlli in India, piazza lì un Conflitto su un Mercato o spazio Politico.
card-1-both-bonus = Danneggia un Forte avversario in India, oppure Varia gratis un Mercato di Cotone.
card-1-option-0 = Danneggia un Forte avversario in India
card-1-option-1 = Varia un Mercato di Cotone

card-2 = Atti di Unione
card-2-condition = Controlli più spazi Prestigio dell’avversario tra i due di Scozia e Irlanda.
card-2-britain = Ricevi 1 Punto Azione Diplomatico. Può servire solo ad Ammainare una Bandiera francese da uno spazio Politico in Europa.
card-2-britain-bonus = Ottieni 2 PV.
card-2-france = Ricevi 2 Punti Azione Diplomatici.
card-2-france-bonus = Uno spazio Politico britannico in Europa perde la Bandiera, ma non in Spagna né in Austria.

card-3 = Malattie Tropicali
card-3-condition = Hai la Parola Chiave Cultura.
card-3-both = Un Mercato avversario nei Caraibi perde la Bandiera, e poi anche uno dei tuoi nella stessa Regione.
card-3-both-bonus = Un secondo Mercato avversario nei Caraibi perde la Bandiera.

card-4 = Speculazione dei Mari del Sud
card-4-condition = Hai la Parola Chiave Finanza.
card-4-both = Ammaina una Bandiera avversaria da un Mercato qualsiasi, purché nessun altro Mercato diventi Isolato.
card-4-both-bonus = In questo Round Azione allestire una Squadra Navale ti costa 2 Punti Azione Militari in meno; può persino essere gratis.

card-5 = Guerra dell’Orecchio di Jenkins
card-5-condition = Hai la Parola Chiave Mercantilismo.
card-5-britain = Riduci il tuo Debito di 2.
card-5-britain-bonus = La Francia contrae 1 di Debito.
card-5-france = Piazza un Conflitto su un Mercato britannico nei Caraibi.
card-5-france-bonus = Ricevi 1 Punto Azione Diplomatico.

card-6 = Alleanze con i Nativi Americani
card-6-condition = Hai la Parola Chiave Mercantilismo.
card-6-britain = Varia gratis un’Alleanza Locale in Nord America.
card-6-britain-bonus = Usa subito uno dei tuoi Vantaggi in Nord America, anche se Eseguito o appena ottenuto. Non diventa Eseguito per questo.
card-6-france = Ricevi 2 Punti Azione Economici per il Nord America.
card-6-france-bonus = Un’Alleanza Locale britannica in Nord America perde la Bandiera.

card-7 = Rivalità Austro-Spagnola
card-7-condition = Hai la Parola Chiave Politica.
card-7-britain = Piazza un Conflitto su uno spazio della Spagna.
card-7-britain-bonus = Indica un Comando Bonus francese della prossima guerra. Torna nella riserva francese senza essere visto.
card-7-france = Uno spazio britannico della Repubblica Olandese perde la Bandiera.
card-7-france-bonus = Ricevi 2 Punti Azione Diplomatici o 2 Economici, per l’India.
card-7-option-0 = 2 Punti Azione Diplomatici per l’India
card-7-option-1 = 2 Punti Azione Economici per l’India

card-8 = Riforma Fiscale
card-8-condition = Hai la Parola Chiave Finanza.
card-8-both = Riduci il tuo Debito di 2. Per ogni punto che non puoi ridurre, puoi prendere 1 Punto Azione Economico.
card-8-both-bonus = Di nuovo lo stesso, per 1 punto.
card-8-option-0 = Prendi 1 Punto Azione Economico

card-9 = Grande Guerra del Nord
card-9-condition = Hai la Parola Chiave Società.
card-9-britain = Varia gratis uno spazio degli Stati Tedeschi. Se poi sono britannici entrambi, ottieni 2 PV.
card-9-britain-bonus = Ricevi 1 Punto Azione Diplomatico.
card-9-france = Varia gratis la Russia. Se la Russia è già francese, ottieni invece 2 PV.
card-9-france-bonus = Ricevi 1 Punto Azione Diplomatico.

card-10 = Politica Vaticana
card-10-condition = Hai la Parola Chiave Società.
card-10-britain = Ricevi 2 Punti Azione Diplomatici per Stati Tedeschi, Prussia e Repubblica Olandese.
card-10-britain-bonus = Ricevi 1 Punto Azione Diplomatico per l’Europa.
card-10-france = Varia gratis uno spazio di Spagna o Austria.
card-10-france-bonus = Se nessuna Bandiera britannica sventola in Spagna o Austria, ottieni 2 PV.

card-11 = Leggi sul Calicò
card-11-condition = Hai la Parola Chiave Mercantilismo.
card-11-britain = Ricevi 2 Punti Azione Economici, che servono solo ad Ammainare Bandiere francesi nei Mercati.
card-11-britain-bonus = Puoi far conteggiare subito il Cotone, come se fosse nella Domanda Mondiale. Il premio va a chi è in testa, chiunque sia.
card-11-france = Un Mercato di Cotone britannico perde la Bandiera.
card-11-france-bonus = Manda in Arsenale una Squadra Navale britannica dalla mappa.
card-11-option-0 = Conteggia ora il Cotone

card-12 = Spese Militari Eccessive
card-12-condition = Hai più Debito Disponibile dell’avversario.
card-12-both = L’avversario sceglie una perdita: un suo Forte è Danneggiato, una sua Squadra Navale va dalla mappa in Arsenale, o un suo Comando Bonus torna nella riserva.
card-12-both-bonus = L’avversario sceglie una seconda perdita.

card-13 = L’Ambizione di Alberoni
card-13-condition = Hai la Parola Chiave Politica.
card-13-britain = Ricevi 2 Punti Azione Economici, che servono solo a Piantare Bandiera in Mercati vuoti accanto a un Mercato britannico.
card-13-britain-bonus = Ricevine ancora 1.
card-13-france = Varia gratis uno spazio Alleanza di Spagna, Austria o Repubblica Olandese.
card-13-france-bonus = Se controlli sia la Savoia sia la Sardegna, ottieni 3 PV.

card-14 = Carestia in Irlanda
card-14-condition = Questa carta non ha bonus.
card-14-britain = Uno spazio francese di Irlanda o Scozia perde la Bandiera.
card-14-france = Per ogni spazio dell’Irlanda che controlli, pesca un Comando Bonus per la Ribellione Giacobita della prossima guerra. Se così diventano più di due, sposta quelli di troppo in Teatri dove c’è posto.

card-15 = Pagamento degli Interessi
card-15-condition = Hai più Debito Disponibile dell’avversario.
card-15-both = Il Limite di Debito dell’avversario scende di 1. Se l’avversario era al limite, anche il suo Debito scende di 1 e tu ottieni 1 PV.
card-15-both-bonus = Riduci il tuo Debito di 2.

## Era dell’Impero

card-16 = Rivolte degli Schiavi nei Caraibi
card-16-condition = Hai più Comandi Bonus dell’avversario nella prossima guerra.
card-16-both = Piazza un Conflitto su un Mercato nei Caraibi.
card-16-both-bonus = Piazzane un altro.

card-17 = Patto di Famiglia
card-17-condition = Hai la Parola Chiave Società.
card-17-britain = Per il resto di questo Round Azione, Ammainare una Bandiera francese in Spagna o Austria ti costa 1 Punto Azione Diplomatico in meno.
card-17-britain-bonus = Ricevi 1 Punto Azione Diplomatico.
card-17-france = Ripristina fino a due tuoi Vantaggi Eseguiti in Europa.
card-17-france-bonus = Ricevi 2 Punti Azione Diplomatici per Spagna e Austria.

card-18 = Il Processo a Byng
card-18-condition = Questa carta non ha bonus.
card-18-britain = Piazza il segnalino Byng in un Teatro della prossima guerra dove contano le Squadre Navali. Lì ti vale +2.
card-18-france = Scegli una Squadra Navale britannica, sulla mappa o in Arsenale. Resta lontana fino al prossimo Turno di Pace.

card-19 = Le Beau Monde
card-19-condition = Hai la Parola Chiave Società.
card-19-britain = Puoi aggiungere Pellicce o Cotone alla Domanda Mondiale di questo turno.
card-19-britain-bonus = Ricevi 1 Punto Azione Economico.
card-19-france = Ricevi 1 Punto Azione Diplomatico per l’Europa.
card-19-france-bonus = Ricevi altri 2 Punti Azione Diplomatici per l’Europa.

card-20 = Hyder Ali
card-20-condition = Hai la Parola Chiave Mercantilismo.
card-20-both = Prendi il controllo di un’Alleanza Locale in India, oppure piazza due Conflitti su spazi dell’India che non siano Protetti.
card-20-both-bonus = Ricevi 2 Punti Azione Economici per l’India.
card-20-option-0 = Prendi il controllo di un’Alleanza Locale in India
card-20-option-1 = Piazza due Conflitti in India

card-21 = Sistema del Co-Hong
card-21-condition = Hai la Parola Chiave Cultura.
card-21-both = Pesca una delle Merci che non sono nella Domanda Mondiale. Prende il posto di una di quelle di questo turno, a tua scelta.
card-21-both-bonus = Ricevi 2 Punti Azione Economici per l’India.

card-22 = Crisi della Corsica
card-22-condition = Hai la Parola Chiave Politica.
card-22-britain = Varia gratis la Sardegna o la Savoia.
card-22-britain-bonus = Se nessuna Squadra Navale francese è in uno spazio Navale dell’Europa, ottieni 1 PV.
card-22-france = Uno spazio Politico britannico in Europa perde la Bandiera.
card-22-france-bonus = Se nessuna Bandiera britannica sventola in Spagna, ottieni 1 PV.

card-23 = Panico in Europa
card-23-condition = Il tuo Debito Disponibile supera di almeno 3 quello dell’avversario.
card-23-both = Ottieni 1 PV per ogni punto di cui il Debito dell’avversario supera il tuo, al massimo 4.
card-23-both-bonus = Uno spazio Politico avversario in Europa perde la Bandiera.

card-24 = Miniere d’Oro dell’Africa Occidentale
card-24-condition = Hai più Debito Disponibile dell’avversario.
card-24-both = Ricevi 1 Punto Azione Economico.
card-24-both-bonus = Ricevi 2 Punti Azione Economici per i Caraibi.

card-25 = Guerra della Quadruplice Alleanza
card-25-condition = Hai la Parola Chiave Politica.
card-25-britain = Allontana una delle tue Squadre Navali, dalla mappa o dall’Arsenale, fino al prossimo Turno di Pace, e ottieni in cambio 2 PV.
card-25-britain-bonus = Una tua Squadra Navale da allestire entra in Arsenale. Poi contrai 1 di Debito o paga 1 Punto Trattato.
card-25-france = Varia gratis uno spazio della Spagna.
card-25-france-bonus = Ricevi 1 Punto Azione Diplomatico.
card-25-option-0 = Contrai 1 di Debito
card-25-option-1 = Paga 1 Punto Trattato

card-26 = Salone d’Ercole
card-26-condition = Hai la Parola Chiave Società.
card-26-britain = La Francia contrae 1 di Debito.
card-26-britain-bonus = La Francia contrae altri 2 di Debito.
card-26-france = Ricevi 2 Punti Azione Diplomatici per l’Europa.
card-26-france-bonus = Ricevi altri 2 Punti Azione Diplomatici per l’Europa.

card-27 = Carestia nel Bengala
card-27-condition = Questa carta non ha bonus.
card-27-both = Piazza fino a due Conflitti su Mercati o spazi Politici in India.

card-28 = Padre Le Loutre
card-28-condition = Hai la Parola Chiave Politica.
card-28-britain = Piazza un Conflitto su un Mercato di Pesce.
card-28-britain-bonus = Ricevi 2 Punti Azione Militari per il Nord America.
card-28-france = Piazza un Conflitto su un Mercato britannico qualsiasi.
card-28-france-bonus = Ricevi 2 Punti Azione Economici per il Nord America.

card-29 = Guerra di Successione Polacca
card-29-condition = Hai la Parola Chiave Finanza.
card-29-britain = Guadagna 2 Punti Trattato.
card-29-britain-bonus = Varia gratis la Russia.
card-29-france = Ottieni 2 PV.
card-29-france-bonus = Varia gratis la Russia o la Svezia.

card-30 = Il Caffè di Jonathan
card-30-condition = Hai la Parola Chiave Finanza.
card-30-both = Ricevi 2 Punti Azione Economici.
card-30-both-bonus = Ricevi ancora 1 Punto Azione Economico e riduci il tuo Debito di 1.

## Era della Rivoluzione

card-31 = Incidente di Nootka
card-31-condition = Hai la Parola Chiave Mercantilismo.
card-31-britain = Ricevi 2 Punti Azione Diplomatici o 2 Economici.
card-31-britain-bonus = Ottieni 2 PV per ogni spazio Alleanza che controlli in Spagna, poi togli le tue Bandiere da quegli spazi.
card-31-france = Manda in Arsenale una Squadra Navale britannica dalla mappa.
card-31-france-bonus = Una tua Squadra Navale da allestire entra in Arsenale.
card-31-option-0 = 2 Punti Azione Diplomatici
card-31-option-1 = 2 Punti Azione Economici

card-32 = Rivoluzione Haitiana
card-32-condition = Hai più Comandi Bonus dell’avversario nella prossima guerra.
card-32-both = Piazza un Conflitto «+1» su un Mercato di Zucchero nei Caraibi.
card-32-both-bonus = Piazzane altri due.

card-33 = Loggia delle Nove Sorelle
card-33-condition = Hai la Parola Chiave Società.
card-33-britain = Piazza un Conflitto su un Mercato o spazio Politico delle Colonie Settentrionali.
card-33-britain-bonus = Se in Nord America hai più Bandiere della Francia, ottieni 3 PV.
card-33-france = Usa uno dei tuoi Vantaggi fuori dall’Europa, Eseguito o no. Non diventa Eseguito per questo.
card-33-france-bonus = Ricevi 2 Punti Azione Diplomatici.

card-34 = La Gabella
card-34-condition = Hai più Debito Disponibile dell’avversario.
card-34-britain = Rendi Eseguiti fino a due Vantaggi, di chiunque siano, senza usarli.
card-34-britain-bonus = Ricevi 2 Punti Azione Economici.
card-34-france = Ricevi 2 Punti Azione Economici.
card-34-france-bonus = Ottieni 2 PV, o 3 se hai la Parola Chiave Politica.

card-35 = Soppressione dei Gesuiti
card-35-condition = Hai la Parola Chiave Politica.
card-35-britain = Un Mercato di Zucchero francese perde la Bandiera.
card-35-britain-bonus = Ricevi 3 Punti Azione Economici per i Caraibi.
card-35-france = Riduci il tuo Debito di 2.
card-35-france-bonus = Ottieni 2 PV.

card-36 = La Ricchezza delle Nazioni
card-36-condition = Hai la Parola Chiave Cultura.
card-36-both = Riduci il tuo Debito di 2.
card-36-both-bonus = Ricevi 3 Punti Azione Economici.

card-37 = Crisi del Debito
card-37-condition = Il tuo Debito Disponibile supera di almeno 3 quello dell’avversario.
card-37-both = Se hai più Debito Disponibile dell’avversario, ricevi 3 Punti Azione Economici, che servono solo ad Ammainare Bandiere avversarie nei Mercati.
card-37-both-bonus = Ottieni 2 PV.

card-38 = Pirateria in Asia Orientale
card-38-condition = Questa carta non ha bonus.
card-38-both = Conta Forti, Squadre Navali e Alleanze Locali in India. Se ne hai più dell’avversario, ottieni 3 PV.

card-39 = Legge sul Bollo
card-39-condition = Hai la Parola Chiave Mercantilismo.
card-39-britain = Riduci il tuo Debito di 2.
card-39-britain-bonus = Ricevi 2 Punti Azione Economici.
card-39-france = Piazza un Conflitto su un Mercato o spazio Politico delle Colonie Settentrionali.
card-39-france-bonus = Piazzane altri due, così che siano tre.

card-40 = Crisi delle Falkland
card-40-condition = Hai il Vantaggio Intrighi nel Mediterraneo, senza Conflitti sui suoi spazi.
card-40-britain = Se controlli almeno uno spazio della Spagna, ottieni 1 PV.
card-40-britain-bonus = Uno spazio francese della Spagna perde la Bandiera.
card-40-france = Ricevi 1 Punto Azione Militare per ogni spazio della Spagna che controlli.
card-40-france-bonus = Scegli una Squadra Navale britannica, sulla mappa o in Arsenale. Esce dal gioco.

card-41 = Cook e Bougainville
card-41-condition = Hai la Parola Chiave Mercantilismo.
card-41-britain = Ricevi 1 Punto Azione Economico ogni due Squadre Navali che hai sulla mappa e in Arsenale.
card-41-britain-bonus = Pesca un Comando Bonus e piazzalo.
card-41-france = Una tua Squadra Navale da allestire entra in Arsenale.
card-41-france-bonus = Riduci il tuo Debito di 2.
