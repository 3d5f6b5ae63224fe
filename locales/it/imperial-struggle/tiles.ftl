# Imperial Struggle: tessere e segnalini.

## Investimenti

tile-e4-d2-a = Economica 4 / Diplomatica 2
tile-e4-d2-b = Economica 4 / Diplomatica 2
tile-e4-m2-a = Economica 4 / Militare 2
tile-e4-m2-b = Economica 4 / Militare 2
tile-e3-d2 = Economica 3 / Diplomatica 2 + Evento
tile-e3-m2 = Economica 3 / Militare 2 + Evento
tile-e2-d2 = Economica 2 / Diplomatica 2 + Evento + Riforma Militare
tile-e2-m2 = Economica 2 / Militare 2 + Evento + Riforma Militare
tile-d4-e2-a = Diplomatica 4 / Economica 2
tile-d4-e2-b = Diplomatica 4 / Economica 2
tile-d4-m2-a = Diplomatica 4 / Militare 2
tile-d4-m2-b = Diplomatica 4 / Militare 2
tile-d3-e2 = Diplomatica 3 / Economica 2 + Evento
tile-d3-m2 = Diplomatica 3 / Militare 2 + Evento
tile-d2-e2 = Diplomatica 2 / Economica 2 + Evento + Riforma Militare
tile-d2-m2 = Diplomatica 2 / Militare 2 + Evento + Riforma Militare
tile-m4-e2-a = Militare 4 / Economica 2
tile-m4-e2-b = Militare 4 / Economica 2
tile-m4-d2-a = Militare 4 / Diplomatica 2
tile-m4-d2-b = Militare 4 / Diplomatica 2
tile-m3-e2 = Militare 3 / Economica 2 + Evento
tile-m3-d2 = Militare 3 / Diplomatica 2 + Evento
tile-m2-e2 = Militare 2 / Economica 2 + Evento + Riforma Militare
tile-m2-d2 = Militare 2 / Diplomatica 2 + Evento + Riforma Militare

## Obiettivi

award-3 = 3 PV con un margine di 2
award-2 = 2 PV con un margine di 2
award-1-a = 1 PV
award-1-b = 1 PV
award-1-trp-a = 1 PV e 1 Punto Trattato
award-1-trp-b = 1 PV e 1 Punto Trattato
award-0-trp-a = 1 Punto Trattato
award-0-trp-b = 1 Punto Trattato

## Segnalini Guerra

symbol-none = nessun simbolo
symbol-none-effect = Vale solo per la sua forza.
symbol-debt = simbolo Debito
symbol-debt-effect = L’avversario contrae 1 di Debito. Se è al Limite di Debito, il proprietario ottiene invece 1 PV.
symbol-fort-or-fleet = simbolo Forte o Squadra Navale
symbol-fort-or-fleet-effect = Il proprietario può danneggiare un Forte avversario del Teatro o mandare in Arsenale una Squadra Navale avversaria che vi si trova.
symbol-unflag = simbolo Bandiera sbarrata
symbol-unflag-effect = Il proprietario può Ammainare una Bandiera avversaria da un Mercato o spazio Politico del Teatro senza Conflitto. Un Mercato che serve di collegamento ad altri è risparmiato finché se ne può colpire un altro.

# Le 16 Truppe di una Potenza, secondo il posto nella tabella.
basic-tile-b0 = +2
basic-tile-b1 = +2
basic-tile-b2 = +2
basic-tile-b3 = +1
basic-tile-b4 = +1
basic-tile-b5 = +1
basic-tile-b6 = +1
basic-tile-b7 = 0 con Debito
basic-tile-b8 = 0 con Debito
basic-tile-b9 = 0 con Debito
basic-tile-b10 = 0 con Debito
basic-tile-b11 = 0 con Forte o Squadra Navale
basic-tile-b12 = 0 con Forte o Squadra Navale
basic-tile-b13 = −1 con Bandiera sbarrata
basic-tile-b14 = −1 con Bandiera sbarrata
basic-tile-b15 = −1 con Bandiera sbarrata

# I 12 Comandi Bonus di una Potenza in una guerra, secondo il posto nella tabella; i loro nomi sono fatti della guerra.
bonus-tile-0 = +3
bonus-tile-1 = +3
bonus-tile-2 = +2
bonus-tile-3 = +2
bonus-tile-4 = +2
bonus-tile-5 = +2
bonus-tile-6 = +1
bonus-tile-7 = +1
bonus-tile-8 = +1 con Debito
bonus-tile-9 = +1 con Debito
bonus-tile-10 = +1 con Forte o Squadra Navale
bonus-tile-11 = +1 con Forte o Squadra Navale

## Bottino

spoils-row = { $vp ->
    [0] {""}
   *[other] { $vp } PV
  }{ $cp ->
    [0] {""}
    [one] {" "}· 1 Punto Conquista
   *[other] {" "}· { $cp } Punti Conquista
  }{ $loser-trp ->
    [0] {""}
    [one] {" "}· 1 Punto Trattato a chi perde
   *[other] {" "}· { $loser-trp } Punti Trattato a chi perde
  }
spoils-unflag = Ammaina una Bandiera avversaria nella Regione { $region } ({ $kind }).
    .kind = type-*
reward-jacobite-victory-marker = La Francia guadagna un segnalino Vittoria Giacobita.
reward-jacobite-uprisings-extra = D’ora in poi la Francia può tenere Rivolte Giacobite accanto alle altre due carte Ministero.
reward-jacobite-defeat = Si piazza il segnalino Sconfitta Giacobita, e Rivolte Giacobite esce dal gioco.
reward-atlantic-dominance = Il vincitore riceve +2 di forza nella Guerra Franco-Indiana di questa guerra.
reward-loser-squadron-to-unbuilt = Chi perde rimette una Squadra Navale tra quelle da allestire.
reward-loser-squadron-removed-per-margin = Chi perde rinuncia per sempre a una Squadra Navale per ogni punto di margine, al massimo due.
reward-usa = La Francia può piantare Bandiere USA su Colonie Settentrionali, Le Caroline e San Agustín, e poi può sgomberare i Forti delle Colonie Settentrionali. I Mercati così tagliati fuori perdono le Bandiere.
reward-canada = La Francia può piantare una Bandiera USA anche su Québec e Montreal. I Mercati nordamericani così tagliati fuori perdono le Bandiere.
reward-free-bonus-tiles = Ciascuna Potenza pesca per la Guerra dei Sette Anni tanti Comandi Bonus quanti ne aveva in questa guerra, al massimo tre.

## Vantaggi

advantage-baltic-trade = Commercio Baltico
advantage-baltic-trade-effect = Riduci il tuo Debito di 2.
advantage-central-europe-conflict = Conflitto in Europa Centrale
advantage-central-europe-conflict-effect = Piazza un Conflitto su uno spazio Alleanza qualsiasi in Europa.
advantage-german-diplomacy = Diplomazia Tedesca
advantage-german-diplomacy-effect = Ammainare una Bandiera avversaria in Russia, Svezia o Baviera ti costa solo 1, qualunque sia il costo stampato.
advantage-italy-influence = Influenza in Italia
advantage-italy-influence-effect = Ammainare una Bandiera avversaria in Spagna o Austria ti costa solo 1, qualunque sia il costo stampato.
advantage-mediterranean-intrigue = Intrighi nel Mediterraneo
advantage-mediterranean-intrigue-effect = Piazza un Conflitto su uno spazio di Spagna o Austria, o sulla Sardegna.
advantage-naval-bastion = Bastione Navale
advantage-naval-bastion-effect = Per 1 Punto Azione Militare, manda in Arsenale una Squadra Navale avversaria da uno spazio Navale qualsiasi.
advantage-silesia-negotiations = Negoziati sulla Slesia
advantage-silesia-negotiations-effect = Ammainare una Bandiera avversaria in Prussia o negli Stati Tedeschi ti costa solo 1, qualunque sia il costo stampato.
advantage-algonquin-raids = Incursioni degli Algonchini
advantage-algonquin-raids-effect = Piazza un Conflitto su un Mercato di Pellicce qualsiasi.
advantage-iroquois-raids = Incursioni degli Irochesi
advantage-iroquois-raids-effect = Piazza un Conflitto su un Mercato di Pellicce qualsiasi.
advantage-fur-trade = Commercio di Pellicce
advantage-fur-trade-map = Pellicce
advantage-fur-trade-effect = Ammainare una Bandiera avversaria da un Mercato del Nord America ti costa solo 1, qualunque sia il costo stampato. La connessione serve comunque.
advantage-patriot-agitation = Agitazione dei Patrioti
advantage-patriot-agitation-effect = Piazza un Conflitto su un Mercato o spazio Politico qualsiasi in Nord America.
advantage-wheat = Grano
advantage-wheat-effect = Ammainare una Bandiera avversaria da un Mercato del Nord America ti costa 1 in meno.
advantage-fruit = Frutta
advantage-fruit-effect = Ammainare una Bandiera avversaria da un Mercato dei Caraibi ti costa 1 in meno.
advantage-letters-of-marque = Lettere di Corsa
advantage-letters-of-marque-effect = Piazza un Conflitto su un Mercato dei Caraibi che non sia Protetto.
advantage-pirate-havens = Rifugi dei Pirati
advantage-pirate-havens-effect = Piazza un Conflitto su un Mercato dei Caraibi che non sia Protetto.
advantage-rum = Rum
advantage-rum-effect = Ammainare una Bandiera avversaria da un Mercato dei Caraibi ti costa 1 in meno.
advantage-slaving-contracts = Tratta degli Schiavi
advantage-slaving-contracts-effect = Allestisci una Squadra Navale per 2 Punti Azione Militari invece di 4.
advantage-power-struggle = Lotta di Potere
advantage-power-struggle-effect = Piazza un Conflitto su un Mercato della Costa Carnatica.
advantage-raids-and-incursions = Razzie e Incursioni
advantage-raids-and-incursions-effect = Piazza un Conflitto su un Mercato qualsiasi in India.
advantage-separatist-wars = Guerre Separatiste
advantage-separatist-wars-effect = Piazza un Conflitto su un Mercato di Cotone qualsiasi.
advantage-silk = Seta
advantage-silk-effect = Ammainare una Bandiera avversaria da un Mercato dell’India ti costa 1 in meno.
advantage-textiles = Tessuti
advantage-textiles-effect = Ammainare una Bandiera avversaria da un Mercato dell’India ti costa 1 in meno.

## Segnalini

marker-conflict = Conflitto
marker-conflict-plus-one = Conflitto «+1»
marker-damaged = Forte Danneggiato
marker-huguenots-fresh = segnalino Ugonotti
marker-huguenots-spent = segnalino Ugonotti già usato
marker-jacobite-victory = segnalino Vittoria Giacobita
marker-jacobite-defeat = segnalino Sconfitta Giacobita
marker-byng = segnalino Byng
marker-atlantic-dominance = segnalino Dominio dell’Atlantico
marker-townshend = segnalino Leggi Townshend
marker-exhausted = segnalino Eseguito
