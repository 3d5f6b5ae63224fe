# Struggle of Empires: la prima guerra guidata, passo per passo.
#
# learn-KEY-title, learn-KEY-text e, dove c’è qualcosa da premere, learn-KEY-do; le chiavi sono quelle di
# web/src/learn/lessons/struggle-of-empires/steps.json. $cost è il prezzo di ciò che va premuto, le altre cifre
# vengono dalla posizione.

learn-aim-title = Sette potenze, tre guerre
learn-aim-text =
    Guidi la Gran Bretagna; Francia, Prussia e Austria sono guidate da altri, e tre potenze non hanno giocatore. Dopo ognuna delle tre guerre si contano i punti della mappa, e vince chi ha più punti vittoria.

    Attenzione al malcontento. Dopo la terza guerra chi ne ha di più perde 7 punti, il secondo 4, e con 20 o più è rivoluzione: perdi tutti i punti.

learn-map-title = Undici aree
learn-map-text =
    Cinque aree sono in Europa, sei sono colonie. Ognuna ha un registro: i dischi dicono quanto vale, e sotto ci sono segnalini controllo e unità, potenza per potenza. Solo i segnalini danno punti.

    In India il maggior numero di segnalini vale { $first } punti, il secondo { $second }. In parità tutti ricevono i punti interi. Nei registri ci sono anche i segnalini neutrali, da prendere con l’attacco, la colonizzazione o il commercio.

learn-units-title = Armate, flotte, forti
learn-units-text =
    Le unità non danno punti: conquistano i segnalini e li difendono. Le armate combattono a terra, i forti difendono soltanto, con forza 2. Le flotte aprono le colonie, perché un’armata arriva in una colonia solo dove hai una flotta.

    Ogni potenza comincia con cinque unità, piazzate a turno. Questa è l’ultima.
learn-units-do = Premi l’India per piazzarvi un’armata.

learn-auction-title = Alleanze in vendita
learn-auction-text =
    Ogni guerra comincia con le aste. Chi offre propone due potenze, una per l’alleanza rossa e una per la blu. L’offerta più alta si paga, e le due prendono posto. Puoi offrire più oro di quanto ne hai.

    Le potenze dello stesso colore non possono attaccarsi, ma possono aiutarsi. Ti conviene avere la Francia contro: il suo segnalino in India è vicino alle tue armate.
learn-auction-do = Offri { $cost } oro, poi proponi la Gran Bretagna per il rosso e la Francia per il blu.

learn-alliances-title = Amici, nemici e ordine di gioco
learn-alliances-text =
    Nessuno ha offerto di più. Prussia e Spagna sono con te, le altre contro di te. Le potenze senza giocatore aiutano la loro parte con le loro unità.

    Le caselle danno anche l’ordine di gioco: cominci tu. I round sono { $rounds }, e in ognuno hai due azioni, una delle quali può essere speciale.

learn-build-title = Costruisci un’armata
learn-build-text =
    Un’unità nuova costa 1 popolazione, e tu ne hai { $population }; può muoversi subito. In Europa è un viaggio sicuro. Per una colonia lontana si tira il dado del mare: l’unità può dover restare, o andare perduta, a meno che tu non paghi.
learn-build-do = Costruisci un’armata, poi mandala in India.

learn-colony-title = Colonizza
learn-colony-text =
    L’armata è arrivata. Ora un’azione speciale: un segnalino COL diventa tuo per 1 popolazione, ovunque siano le tue unità. Un segnalino GCC, il commercio della Costa d’Oro, è tuo gratis, se hai una flotta in Africa.
learn-colony-do = Premi il segnalino COL nei Caraibi e paga.

learn-attack-title = Attacca
learn-attack-text =
    Gli altri hanno giocato, e comincia il secondo round. Un attacco costa 2 oro e richiede una tua armata. Il numero su un segnalino neutrale è la sua forza: questo ha { $defence }. Alcuni danno anche oro o un punto.
learn-attack-do = Premi il segnalino neutrale in India e paga { $cost } oro.

learn-odds-title = Probabilità e alleati
learn-odds-text =
    Ogni armata vale 1, e la tua flotta le appoggia con 1: { $attacker } contro { $defender }. Poi le due parti tirano due dadi e ne aggiungono la differenza. Il pannello mostra le probabilità esatte.

    Prima dei dadi possono unirsi gli alleati. La Prussia ha un’armata qui e decide adesso. Per un simile aiuto può passare di mano dell’oro.

learn-tiles-title = Prendi una tessera
learn-tiles-text =
    La Prussia ha aiutato, e in India c’è un secondo segnalino britannico. Chi perde una battaglia perde un’unità, in parità la perdono entrambi, e dadi che sommati fanno sette ne costano un’altra a chi li tira. Ogni unità persa porta malcontento.

    Le tessere sono poteri che durano e costano un’azione speciale. { tile-army-training } aggiunge 1 a terra se ne hai più del nemico. Hai { $gold } oro.
learn-tiles-do = Prendi { tile-army-training } per { $cost } oro.

learn-taxes-title = Manca l’oro: tasse
learn-taxes-text =
    Ora il segnalino francese in India. Hai { $gold } oro, e un attacco ne costa 2. Quando manca l’oro, le tasse si riscuotono da sole: 2 oro per un gettone di malcontento. I gettoni si pescano coperti e valgono 0, 1 o 2.
learn-taxes-do = Premi la Francia in India e accetta il prezzo.

learn-sea-title = Prima il mare
learn-sea-text =
    La Prussia è di nuovo con te, e l’armata della Spagna aiuta da sé. Dove entrambe le parti hanno flotte, queste possono combattere per prime. Chi vince ha l’appoggio a terra, che vale 1. Chi rifiuta lo lascia all’altro.
learn-sea-do = Offri il combattimento in mare.

learn-move-title = Muovi due unità
learn-move-text =
    La Francia ha rifiutato in mare e ha perso a terra: l’India ha ora { $markers } segnalini britannici. Ma hai tirato un sette, che ti è costato un’armata. Il tuo malcontento è { $unrest }.

    Un’azione di movimento muove due unità, a qualsiasi distanza. Il tuo segnalino nell’Impero ottomano è solo contro l’Austria.
learn-move-do = Premi la tua armata in Europa centrale, poi l’Impero ottomano. La seconda mossa viene fatta al posto tuo.

learn-pass-title = Commercia e passa
learn-pass-text =
    La tua flotta in Africa apre la Costa d’Oro: prendi gratis un segnalino dei Caraibi. Poi puoi passare. Chi passa un’azione e in questo turno non ha attaccato può restituire 1 punto di malcontento.
learn-pass-do = Premi il segnalino GCC, poi passa, poi termina il turno con meno malcontento.

learn-scoring-title = Si contano i punti
learn-scoring-text =
    Per farla breve, da qui in poi tutti hanno passato. Hai ricevuto oro per popolazione e segnalini e pagato 1 per ogni unità, e te ne sono rimasti { $gold }; la popolazione è cresciuta di 5, a { $population }. Poi si sono contate le aree: { $vp } punti per la Gran Bretagna.

    Le alleanze locali finiscono, arrivano nuovi segnalini neutrali, e le alleanze vanno di nuovo all’asta. Ne sai abbastanza per giocare: al tavolo tutto ciò che puoi fare si illumina, e probabilità e prezzi si vedono prima di decidere.
