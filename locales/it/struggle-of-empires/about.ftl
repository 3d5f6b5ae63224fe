# Struggle of Empires: che cosa dice di sé sulla prima pagina, e come si gioca, con parole nostre.

about = Sette potenze, tre guerre, alleanze in vendita: il Settecento da due a sette giocatori, in entrambe le edizioni. Circa tre ore.

## Come si gioca: learn-N-title e learn-N-text, in ordine

learn-1-title = Di che cosa si tratta
learn-1-text =
    Ognuno guida una delle sette potenze attraverso tre guerre. Contano i segnalini controllo: dopo ogni guerra ogni area dà punti vittoria a chi vi ha più segnalini, meno al secondo.

    Dopo la terza guerra chi ha più malcontento perde punti, e chi è arrivato a 20 è eliminato. Poi vince chi ha più punti.

learn-2-title = Le alleanze
learn-2-text =
    Una guerra comincia con le aste. Ognuno propone due potenze, una per la parte rossa e una per la blu. Chi fa l’ultima offerta paga, e le due prendono posto. Puoi offrire per due potenze qualsiasi, non solo per la tua.

    Le potenze dello stesso colore non possono attaccarsi, ma possono aiutarsi. Le caselle danno anche l’ordine di gioco.

learn-3-title = Il tuo turno
learn-3-text =
    Un turno ha due azioni: costruire un’unità, muovere due unità, attaccare, passare; e una volta per turno un’azione speciale: colonizzare, commerciare sulla Costa d’Oro, stringere un’alleanza locale, prendere una tessera, aizzare pirati o una rivolta.

    Costruire costa popolazione. Un’unità nuova può muoversi subito. Le armate raggiungono una colonia solo se lì hai una flotta, e un viaggio in mari lontani può fallire.

learn-4-title = L’attacco
learn-4-text =
    Un attacco costa 2 oro e richiede una tua armata nell’area. Attacchi un segnalino neutrale o una potenza dell’altra alleanza. Gli alleati possono unirsi all’una o all’altra parte.

    Dove c’è il mare, prima si scontrano le flotte, se le due parti vogliono; chi vince ha l’appoggio navale a terra. Ogni parte conta unità e bonus, tira due dadi e ne aggiunge la differenza. Lo sconfitto perde un’unità, in parità la perdono entrambi, e dadi che sommati fanno sette costano un’unità in più. Ogni unità persa porta malcontento.

    Il pannello mostra le probabilità esatte prima che tu decida.

learn-5-title = Oro e malcontento
learn-5-text =
    Quando manca l’oro, le tasse si riscuotono da sole: 2 oro, e un gettone di malcontento. Il malcontento è nascosto: ogni gettone vale 0, 1 o 2. Lo abbassano la Riforma del governo e un turno tranquillo.

    Dopo ogni guerra ricevi oro per popolazione e segnalini e paghi per ogni unità.

learn-6-title = Gli altri
learn-6-text =
    Puoi pagare oro a chiunque in qualsiasi momento: per un aiuto in un attacco, per restarne fuori, per un’offerta. Le promesse non vincolano; l’oro pagato non torna indietro.
