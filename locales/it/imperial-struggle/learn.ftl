# Imperial Struggle: il primo turno guidato, passo per passo.
#
# learn-KEY-title, learn-KEY-text e, dove c’è qualcosa da premere, learn-KEY-do; le chiavi sono quelle di
# web/src/learn/lessons/imperial-struggle/steps.json. $cost è il prezzo di ciò che va premuto, le altre cifre
# vengono dalla posizione.

learn-aim-title = Due corone, un solo punteggio
learn-aim-text =
    Guidi la Francia contro la Gran Bretagna, dal 1697 al 1789: sei turni di pace, intervallati da quattro guerre. Il punteggio è uno solo per entrambe, ora a { $vp }. Ciò che ottiene la Francia si aggiunge, ciò che ottiene la Gran Bretagna si sottrae.

    Dopo ogni turno la Francia vince a 30 e la Gran Bretagna a 0. Chi in un turno prende tutti e quattro gli Obiettivi e tutte e tre le Domande, o in una guerra tutti i Teatri con il margine massimo, vince all’istante. Altrimenti decide il punteggio dopo il sesto turno: da 16 in su vince la Francia.

learn-map-title = Quattro Regioni, cinque forme
learn-map-text =
    La mappa mostra Europa, Nord America, Caraibi e India. I rombi sono spazi Politici, i cerchi Mercati, i quadrati Territori; degli esagoni, alcuni sono spazi Navali e altri Forti. I pentagoni sono Vantaggi per chi controlla gli spazi vicini.

    Le tue Bandiere sono blu a righe orizzontali, quelle britanniche rosse a righe verticali. I Territori cambiano mano solo in guerra.

learn-awards-title = Che cosa vale questo turno
learn-awards-text =
    Ogni Regione ha un Obiettivo per chi vi controlla più spazi alla fine del turno. L’India stavolta vale { $vp } PV, ma solo con { $lead } spazi di vantaggio.

    Tre delle sei Merci sono nella Domanda Mondiale: Spezie, Tabacco e Cotone. Ognuna premia chi ha più Mercati di quella Merce. Guarda qui per prima cosa, ogni turno: ti dice per che cosa batterti.

learn-ministries-title = I tuoi due Ministeri
learn-ministries-text =
    All’inizio di ogni Era ciascuna Potenza sceglie in segreto due carte Ministero. Restano coperte finché non le usi. Ognuna ti dà un potere, e le sue Parole Chiave sono ciò che chiedono le carte Evento.
learn-ministries-do = Scegli { ministry-m3 } per la Parola Chiave { keyword-style }, poi { ministry-m2 }.

learn-tile-title = Prendi un Investimento
learn-tile-text =
    Hai l’Iniziativa e cominci tu. In ognuno dei tuoi quattro Round Azione prendi uno dei nove Investimenti. Il numero in alto è l’Azione Maggiore, quello in basso l’Azione Minore, che vale sempre 2 punti.

    La piccola carta in fondo permette un Evento. Un’Azione Minore paga una cosa sola e non può Ammainare Bandiere avversarie.
learn-tile-do = Prendi l’Investimento con 3 punti Economici e 2 Diplomatici.

learn-event-title = Gioca un Evento
learn-event-text =
    Un Evento si gioca prima di tutto il resto, e poi esce dal gioco. { card-10 } Varia gratis uno spazio di Spagna o Austria: si Ammaina una Bandiera avversaria, o si Pianta la tua dove non ce n’è.

    Con la Parola Chiave { keyword-style } dà anche 2 PV se in Spagna e Austria non resta alcuna Bandiera britannica. Per questo si rivela { ministry-m3 }.
learn-event-do = Gioca { card-10 }, poi scegli l’Alleanza britannica in Austria.

learn-points-title = Tre tipi di punti
learn-points-text =
    Sono 2 PV: il punteggio è { $vp }. Ora spendi i punti del tuo Investimento, { $major } Economici e { $minor } Diplomatici.

    I punti Economici Variano i Mercati, i Diplomatici gli spazi Politici. I punti Militari schierano Squadre Navali, costruiscono Forti e comprano Comandi Bonus per la prossima guerra.

learn-market-title = Pianta la Bandiera in un Mercato
learn-market-text =
    Il numero in uno spazio è il suo prezzo. Un Mercato dev’essere connesso da una linea a qualcosa di tuo: { space-tiruchirappalli } è accanto al tuo Mercato { space-karaikal }. È vuoto, quindi basta una Variazione per Piantare la tua Bandiera.

    Un Mercato accanto a una Squadra Navale o a un Forte avversari costerebbe 1 in più, e così pure agire in una seconda Regione nello stesso round.
learn-market-do = Premi { space-tiruchirappalli }, leggi il prezzo di { $cost } e paga.

learn-debt-title = Ammaina una Bandiera, a credito
learn-debt-text =
    { space-kanchipuram } è l’unico Mercato di Spezie della Gran Bretagna. Ammainare una Bandiera costa quanto Piantarla, e solo un’Azione Maggiore può farlo. Ti servono { $cost } punti e ne hai { $left }: il resto diventa Debito.

    Il tuo Debito può salire fino a { $limit }; il margine che ti resta vale ancora alla fine della partita. Allo stesso modo si paga con i Punti Trattato, ma non ne hai ancora.
learn-debt-do = Premi { space-kanchipuram } e paga.

learn-politics-title = Corti e Alleanze
learn-politics-text =
    Gli spazi Politici non richiedono connessione. Quelli con la corona contano per il Prestigio: chi ne ha di più ottiene 2 PV per turno. Ora siamo { $france } a { $britain }.

    Le Alleanze hanno dei puntini: dicono in quali guerre aiutano, da un puntino per la Successione Spagnola a quattro per l’Indipendenza Americana.
learn-politics-do = Premi lo spazio Prestigio della Spagna e paga con l’Azione Minore.

learn-round-title = Termina il round
learn-round-text =
    I punti che avanzano sono persi. Prima di terminare un round guarda i tuoi Vantaggi: { advantage-algonquin-raids } è tuo, perché controlli gli Algonchini. Ognuno si usa una volta per turno e non costa nulla.

    Puoi anche passare invece di agire, subito dopo aver preso l’Investimento. Così riduci il Debito fino a 2.
learn-round-do = Termina il Round Azione.

learn-answer-title = La risposta britannica
learn-answer-text =
    La Gran Bretagna ha preso un Investimento Diplomatico. È tornata in Austria, ha ottenuto l’Alleanza olandese e ha mandato una Squadra Navale nel Golfo del Maine. Un Investimento preso non c’è più per nessuno: puoi anche sottrarne uno all’avversario.
learn-answer-do = Prendi l’Investimento con 3 punti Militari e 2 Economici.

learn-squadron-title = Padroni del mare
learn-squadron-text =
    Uno spazio Navale è di chi vi ha una Squadra Navale. Schierarne una dall’Arsenale in uno spazio vuoto costa 1, scacciare da lì un nemico 3. Ne hai { $box } in Arsenale, e { $unbuilt } si possono ancora allestire per 4 punti l’una.

    Una Squadra Navale conta per la sua Regione, connette e protegge i Mercati vicini e combatte in guerra.
learn-squadron-do = Premi { space-malabar-coast } e paga.

learn-war-title = La prossima guerra
learn-war-text =
    Dopo il secondo turno viene la { war-WSS }. In ogni Teatro ciascuna Potenza ha una Truppa coperta, e la mappa aggiunge forza: Alleanze, Squadre Navali, Forti. Più ampio è il margine, più ricco è il bottino; chi perde riceve Punti Trattato.

    Con 2 punti Militari compri un Comando Bonus, pescato a caso, e scegli in quale Teatro piazzarlo. La tua Truppa in Spagna è debole.
learn-war-do = Compra un Comando Bonus, poi piazzalo nel Teatro { theater-wss-spain }.

learn-scoring-title = La fine del turno
learn-scoring-text =
    Con l’Azione Minore hai Piantato la Bandiera a Kanchipuram. In India siamo { $france } a { $britain }, quanto basta per i suoi { $vp } PV, e nelle Spezie { $spice } a { $rest }. Giocati tutti e otto i round, Obiettivi, Prestigio e Domanda si conteggiano così, e comincia un nuovo turno.

    Ne sai abbastanza per giocare. Al tavolo tutto ciò che puoi fare si illumina, e ogni prezzo è spiegato prima di pagare.
