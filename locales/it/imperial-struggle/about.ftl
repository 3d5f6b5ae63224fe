# Imperial Struggle: che cosa dice di sé sulla prima pagina, e come si gioca, con parole nostre.

about = Francia contro Gran Bretagna, dal 1697 al 1789: sei turni di commerci e intrighi, quattro guerre. Per due giocatori, circa tre ore.

## Come si gioca: learn-N-title e learn-N-text, in ordine

learn-1-title = Di che cosa si tratta
learn-1-text =
    Per cent’anni Francia e Gran Bretagna si contendono i mercati d’America e d’India, le corti d’Europa, il mare. Il punteggio è uno solo per entrambe. Parte da 15; la Francia lo spinge in su, la Gran Bretagna lo tira in giù.

    Alla fine di ogni turno la Francia vince con 30, la Gran Bretagna con 0. Chi in un turno conquista tutti gli Obiettivi e tutta la Domanda Mondiale, o in una guerra tutti i Teatri con il bottino più grande, vince all’istante. Altrimenti decide il punteggio dopo il sesto turno.

learn-2-title = Un turno di pace
learn-2-text =
    All’inizio del turno si scoprono gli Obiettivi delle quattro Regioni e le tre Merci richieste, si dispongono nove Investimenti, ciascuno pesca carte Evento e sceglie in segreto due carte Ministero.

    Poi si gioca a turno, quattro Round Azione a testa. In ogni round prendi un Investimento: ti dà un’Azione Maggiore di un tipo e una Minore di un altro: economica, diplomatica o militare. Alcuni permettono anche di giocare un Evento, altri migliorano le tue Truppe per la prossima guerra.

    Finiti i round, l’Obiettivo di ogni Regione va a chi vi controlla più spazi, e ogni Merce richiesta a chi ha più Mercati di quella Merce.

learn-3-title = Spendere i Punti Azione
learn-3-text =
    I punti economici servono a Variare i Mercati, quelli diplomatici gli spazi Politici: Pianti la tua Bandiera in uno spazio vuoto, o Ammaini quella dell’avversario. Il numero sullo spazio è il prezzo. Con le Azioni Minori non si Ammainano Bandiere.

    Un Mercato dev’essere connesso ai tuoi possedimenti. I Mercati accanto a un Forte o a una Squadra Navale dell’avversario sono Protetti e costano uno in più. Un Mercato tagliato fuori dai possedimenti di chi lo controlla costa solo uno, e così pure un Mercato con un Conflitto.

    I punti militari costruiscono Forti, allestiscono e schierano Squadre Navali, tolgono Conflitti e comprano Comandi Bonus per la prossima guerra.

    Se i punti non bastano, puoi contrarre Debito o spendere Punti Trattato. Il Debito ha un limite, e il margine che ti resta vale punti alla fine.

learn-4-title = Vantaggi e Ministeri
learn-4-text =
    Alcuni spazi, insieme, danno un Vantaggio: un piccolo potere una volta per turno, come una Variazione meno cara o un Conflitto da piazzare. Per usarlo devi averlo dall’inizio del round.

    Le carte Ministero restano coperte finché non le riveli. Ti danno poteri, e le loro Parole Chiave sono ciò che gli Eventi chiedono.

learn-5-title = La guerra
learn-5-text =
    Tra un turno e l’altro ci sono quattro guerre, ciascuna con più Teatri. In ogni Teatro entrambi hanno Truppe fin dall’inizio della pace e possono comprare Comandi Bonus. Quando scoppia la guerra si scoprono i segnalini e si aggiunge la forza che viene dalla mappa: Alleanze, Squadre Navali, Forti, Conflitti sotto le Bandiere dell’avversario.

    Chi è più forte prende il bottino, tanto più ricco quanto più netta è la vittoria: punti, e conquista di Territori lungo le linee tratteggiate. Chi perde riceve Punti Trattato. Il pannello accanto alla mappa mostra la situazione di ogni Teatro.

learn-6-title = La prima partita
learn-6-text =
    Guarda prima gli Obiettivi e la Domanda Mondiale: dicono dove sono i punti di questo turno. Prendi l’Investimento che ti serve, o quello che serve all’avversario. Tieni d’occhio la prossima guerra: un Teatro perso di uno costa poco, uno perso di cinque no.

    Non temere il Debito, ma lascia un po’ di margine per la fine. E usa i tuoi Vantaggi ogni turno: non costano nulla.
