# Imperial Struggle: Event cards by number, in our own words.
#
# card-N               title
# card-N-condition     when the bonus is received
# card-N-SIDE          the effect for that side (britain, france), or for both
# card-N-SIDE-bonus    the bonus effect
# card-N-option-K      a possibility to choose inside the card

## Succession Era

card-1 = Carnatic War
card-1-condition = You have the keyword Mercantilism.
card-1-both = For each Local Alliance you hold in India, place one Conflict marker on a Market or Political space there.
card-1-both-bonus = Either damage one opposing Fort in India, or shift one Cotton Market for free.
card-1-option-0 = Damage an opposing Fort in India
card-1-option-1 = Shift a Cotton Market

card-2 = Acts of Union
card-2-condition = You hold more of the two Prestige spaces of Scotland and Ireland than your opponent.
card-2-britain = Get 1 Diplomatic Action Point. It can only go towards taking a French flag off a Political space of Europe.
card-2-britain-bonus = Score 2 VP.
card-2-france = Get 2 Diplomatic Action Points.
card-2-france-bonus = One British Political space of Europe loses its flag, though none in Spain or Austria.

card-3 = Tropical Diseases
card-3-condition = You have the keyword Scholarship.
card-3-both = One opposing Market in the Caribbean loses its flag, and then one of your own there does too.
card-3-both-bonus = A second opposing Market in the Caribbean loses its flag.

card-4 = South Sea Speculation
card-4-condition = You have the keyword Finance.
card-4-both = Remove an opposing flag from any Market, as long as no other Market becomes Isolated by it.
card-4-both-bonus = Building one Squadron in this Action Round costs you 2 Military Action Points less; it may even be free.

card-5 = War of Jenkins’ Ear
card-5-condition = You have the keyword Mercantilism.
card-5-britain = Reduce your Debt by 2.
card-5-britain-bonus = France takes 1 Debt.
card-5-france = Place a Conflict marker on a British Market in the Caribbean.
card-5-france-bonus = Get 1 Diplomatic Action Point.

card-6 = Native American Alliances
card-6-condition = You have the keyword Mercantilism.
card-6-britain = Shift a Local Alliance in North America for free.
card-6-britain-bonus = Use one of your Advantages in North America at once, Exhausted or just gained as it may be. It does not become Exhausted by this.
card-6-france = Get 2 Economic Action Points for North America.
card-6-france-bonus = One British Local Alliance in North America loses its flag.

card-7 = Austro-Spanish Rivalry
card-7-condition = You have the keyword Governance.
card-7-britain = Place a Conflict marker on a space of Spain.
card-7-britain-bonus = Point at a French Bonus War tile of the next war. It goes back to the French pool unseen.
card-7-france = One British space of the Dutch Republic loses its flag.
card-7-france-bonus = Get 2 Diplomatic or 2 Economic Action Points, for India.
card-7-option-0 = 2 Diplomatic Action Points for India
card-7-option-1 = 2 Economic Action Points for India

card-8 = Tax Reform
card-8-condition = You have the keyword Finance.
card-8-both = Reduce your Debt by 2. For each point you cannot reduce, you may take 1 Economic Action Point.
card-8-both-bonus = The same again, for 1 point.
card-8-option-0 = Take 1 Economic Action Point

card-9 = Great Northern War
card-9-condition = You have the keyword Style.
card-9-britain = Shift a space of the German States for free. If both are British then, score 2 VP.
card-9-britain-bonus = Get 1 Diplomatic Action Point.
card-9-france = Shift Russia for free. If Russia is French already, score 2 VP instead.
card-9-france-bonus = Get 1 Diplomatic Action Point.

card-10 = Vatican Politics
card-10-condition = You have the keyword Style.
card-10-britain = Get 2 Diplomatic Action Points for the German States, Prussia and the Dutch Republic.
card-10-britain-bonus = Get 1 Diplomatic Action Point for Europe.
card-10-france = Shift a space of Spain or Austria for free.
card-10-france-bonus = If no British flag flies in Spain or Austria, score 2 VP.

card-11 = Calico Acts
card-11-condition = You have the keyword Mercantilism.
card-11-britain = Get 2 Economic Action Points, which can only help to remove French flags from Markets.
card-11-britain-bonus = You may have Cotton scored right now, as if it were in Global Demand. The leader gets the reward, whoever that is.
card-11-france = One British Cotton Market loses its flag.
card-11-france-bonus = Send a British Squadron from the map to the Navy Box.
card-11-option-0 = Score Cotton now

card-12 = Military Spending Overruns
card-12-condition = You have more Available Debt than your opponent.
card-12-both = Your opponent chooses one loss: a Fort of its own is damaged, a Squadron of its own goes from the map to the Navy Box, or a Bonus War tile of its own goes back to the pool.
card-12-both-bonus = Your opponent chooses a second loss.

card-13 = Alberoni’s Ambition
card-13-condition = You have the keyword Governance.
card-13-britain = Get 2 Economic Action Points, which can only flag empty Markets next to a British Market.
card-13-britain-bonus = Get 1 more of them.
card-13-france = Shift an Alliance space of Spain, Austria or the Dutch Republic for free.
card-13-france-bonus = If you hold both Savoy and Sardinia, score 3 VP.

card-14 = Famine in Ireland
card-14-condition = This card has no bonus.
card-14-britain = One French space of Ireland or Scotland loses its flag.
card-14-france = For each space of Ireland you hold, draw a Bonus War tile into the Jacobite Rebellion of the next war. Where that makes more than two, move tiles to theaters with room.

card-15 = Interest Payments
card-15-condition = You have more Available Debt than your opponent.
card-15-both = Your opponent’s Debt Limit falls by 1. If your opponent was at that limit, its Debt falls by 1 too, and you score 1 VP.
card-15-both-bonus = Reduce your Debt by 2.

## Empire Era

card-16 = Caribbean Slave Unrest
card-16-condition = You have more Bonus War tiles in the next war than your opponent.
card-16-both = Place a Conflict marker on a Market in the Caribbean.
card-16-both-bonus = Place another one.

card-17 = Pacte de Famille
card-17-condition = You have the keyword Style.
card-17-britain = For the rest of this Action Round, removing a French flag in Spain or Austria costs you 1 Diplomatic Action Point less.
card-17-britain-bonus = Get 1 Diplomatic Action Point.
card-17-france = Refresh up to two of your Exhausted Advantages in Europe.
card-17-france-bonus = Get 2 Diplomatic Action Points for Spain and Austria.

card-18 = Byng’s Trial
card-18-condition = This card has no bonus.
card-18-britain = Place the Byng marker in a theater of the next war where Squadrons count. It is worth +2 to you there.
card-18-france = Choose a British Squadron, on the map or in the Navy Box. It is away until the next Peace Turn.

card-19 = Le Beau Monde
card-19-condition = You have the keyword Style.
card-19-britain = You may add Furs or Cotton to this turn’s Global Demand.
card-19-britain-bonus = Get 1 Economic Action Point.
card-19-france = Get 1 Diplomatic Action Point for Europe.
card-19-france-bonus = Get 2 more Diplomatic Action Points for Europe.

card-20 = Hyder Ali
card-20-condition = You have the keyword Mercantilism.
card-20-both = Either take control of a Local Alliance in India, or place two Conflict markers on spaces in India that are not Protected.
card-20-both-bonus = Get 2 Economic Action Points for India.
card-20-option-0 = Take control of a Local Alliance in India
card-20-option-1 = Place two Conflict markers in India

card-21 = Co-Hong System
card-21-condition = You have the keyword Scholarship.
card-21-both = Draw one of the commodities that are not in Global Demand. It replaces one of this turn’s, which you choose.
card-21-both-bonus = Get 2 Economic Action Points for India.

card-22 = Corsican Crisis
card-22-condition = You have the keyword Governance.
card-22-britain = Shift Sardinia or Savoy for free.
card-22-britain-bonus = If no French Squadron is in a Naval space of Europe, score 1 VP.
card-22-france = One British Political space of Europe loses its flag.
card-22-france-bonus = If no British flag flies in Spain, score 1 VP.

card-23 = European Panic
card-23-condition = Your Available Debt is at least 3 higher than your opponent’s.
card-23-both = Score 1 VP for each point by which your opponent’s Debt is higher than yours, at most 4.
card-23-both-bonus = One opposing Political space of Europe loses its flag.

card-24 = West African Gold Mining
card-24-condition = You have more Available Debt than your opponent.
card-24-both = Get 1 Economic Action Point.
card-24-both-bonus = Get 2 Economic Action Points for the Caribbean.

card-25 = War of the Quadruple Alliance
card-25-condition = You have the keyword Governance.
card-25-britain = Send one of your Squadrons, from the map or the Navy Box, away until the next Peace Turn, and score 2 VP for it.
card-25-britain-bonus = One of your unbuilt Squadrons comes into the Navy Box. Then take 1 Debt or pay 1 Treaty Point.
card-25-france = Shift a space of Spain for free.
card-25-france-bonus = Get 1 Diplomatic Action Point.
card-25-option-0 = Take 1 Debt
card-25-option-1 = Pay 1 Treaty Point

card-26 = Salon d’Hercule
card-26-condition = You have the keyword Style.
card-26-britain = France takes 1 Debt.
card-26-britain-bonus = France takes 2 more Debt.
card-26-france = Get 2 Diplomatic Action Points for Europe.
card-26-france-bonus = Get 2 more Diplomatic Action Points for Europe.

card-27 = Bengal Famine
card-27-condition = This card has no bonus.
card-27-both = Place up to two Conflict markers on Markets or Political spaces in India.

card-28 = Father le Loutre
card-28-condition = You have the keyword Governance.
card-28-britain = Place a Conflict marker on a Fish Market.
card-28-britain-bonus = Get 2 Military Action Points for North America.
card-28-france = Place a Conflict marker on a British Market anywhere.
card-28-france-bonus = Get 2 Economic Action Points for North America.

card-29 = War of the Polish Succession
card-29-condition = You have the keyword Finance.
card-29-britain = Gain 2 Treaty Points.
card-29-britain-bonus = Shift Russia for free.
card-29-france = Score 2 VP.
card-29-france-bonus = Shift Russia or Sweden for free.

card-30 = Jonathan’s Coffee-House
card-30-condition = You have the keyword Finance.
card-30-both = Get 2 Economic Action Points.
card-30-both-bonus = Get 1 more Economic Action Point and reduce your Debt by 1.

## Revolution Era

card-31 = Nootka Incident
card-31-condition = You have the keyword Mercantilism.
card-31-britain = Get 2 Diplomatic or 2 Economic Action Points.
card-31-britain-bonus = Score 2 VP for each Alliance space you hold in Spain, then take your flags off those spaces.
card-31-france = Send a British Squadron from the map to the Navy Box.
card-31-france-bonus = One of your unbuilt Squadrons comes into the Navy Box.
card-31-option-0 = 2 Diplomatic Action Points
card-31-option-1 = 2 Economic Action Points

card-32 = Haitian Revolution
card-32-condition = You have more Bonus War tiles in the next war than your opponent.
card-32-both = Place a “+1” Conflict marker on a Sugar Market in the Caribbean.
card-32-both-bonus = Place two more of them.

card-33 = Loge des Neuf Soeurs
card-33-condition = You have the keyword Style.
card-33-britain = Place a Conflict marker on a Market or Political space of the Northern Colonies.
card-33-britain-bonus = If you have more flags in North America than France, score 3 VP.
card-33-france = Use one of your Advantages outside Europe, Exhausted or not. It does not become Exhausted by this.
card-33-france-bonus = Get 2 Diplomatic Action Points.

card-34 = La Gabelle
card-34-condition = You have more Available Debt than your opponent.
card-34-britain = Exhaust up to two Advantages, whoever holds them, without using them.
card-34-britain-bonus = Get 2 Economic Action Points.
card-34-france = Get 2 Economic Action Points.
card-34-france-bonus = Score 2 VP, or 3 if you have the keyword Governance.

card-35 = Jesuit Abolition
card-35-condition = You have the keyword Governance.
card-35-britain = One French Sugar Market loses its flag.
card-35-britain-bonus = Get 3 Economic Action Points for the Caribbean.
card-35-france = Reduce your Debt by 2.
card-35-france-bonus = Score 2 VP.

card-36 = Wealth of Nations
card-36-condition = You have the keyword Scholarship.
card-36-both = Reduce your Debt by 2.
card-36-both-bonus = Get 3 Economic Action Points.

card-37 = Debt Crisis
card-37-condition = Your Available Debt is at least 3 higher than your opponent’s.
card-37-both = If you have more Available Debt than your opponent, get 3 Economic Action Points, which can only help to remove opposing flags from Markets.
card-37-both-bonus = Score 2 VP.

card-38 = East Asia Piracy
card-38-condition = This card has no bonus.
card-38-both = Count Forts, Squadrons and Local Alliances in India. If you have more than your opponent, score 3 VP.

card-39 = Stamp Act
card-39-condition = You have the keyword Mercantilism.
card-39-britain = Reduce your Debt by 2.
card-39-britain-bonus = Get 2 Economic Action Points.
card-39-france = Place a Conflict marker on a Market or Political space of the Northern Colonies.
card-39-france-bonus = Place two more, so that there are three.

card-40 = Falklands Crisis
card-40-condition = You hold the Advantage Mediterranean Intrigue, with no Conflict marker on its spaces.
card-40-britain = If you hold any space of Spain, score 1 VP.
card-40-britain-bonus = One French space of Spain loses its flag.
card-40-france = Get 1 Military Action Point for each space of Spain you hold.
card-40-france-bonus = Choose a British Squadron, on the map or in the Navy Box. It leaves the game.

card-41 = Cook and Bougainville
card-41-condition = You have the keyword Mercantilism.
card-41-britain = Get 1 Economic Action Point for every two Squadrons you have on the map and in the Navy Box.
card-41-britain-bonus = Draw a Bonus War tile and place it.
card-41-france = One of your unbuilt Squadrons comes into the Navy Box.
card-41-france-bonus = Reduce your Debt by 2.
