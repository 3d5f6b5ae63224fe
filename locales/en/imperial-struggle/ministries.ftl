# Imperial Struggle: Ministry cards by number, in our own words.
#
# ministry-mN            title
# ministry-mN-ABILITY    one of its abilities, by the ability’s id

## France and Britain, Succession Era

ministry-m1 = The Cardinal Ministers
ministry-m1-extra-diplomacy = Once per turn, right after you take a tile with a Diplomatic Action: that Action gets 1 more Action Point for each of these spaces you hold: Savoy, Sardinia and the Prestige spaces of Spain and Austria. At most 3.

ministry-m2 = John Law
ministry-m2-debt-relief = At the end of each turn your Debt falls by 1, or by 2 if you hold a space of Scotland.

ministry-m3 = Court of the Sun King
ministry-m3-europe-award = When you win the Award of Europe, it is worth 1 VP more.

ministry-m4 = Jacobite Uprisings
ministry-m4-military-shifts = Once per turn: in this Action Round your Military Action Points may shift spaces of Scotland and Ireland.
ministry-m4-score-uprising = Once per turn, in another Action Round: spend 3 Military Action Points to score 1 VP for each space you hold in Scotland and Ireland and for each Jacobite Victory marker. At most 4 VP.
ministry-m4-removal = This card leaves the game for good when Britain reveals the Papacy-Hanover Negotiations or defeats the Jacobites in the War of the Austrian Succession.

ministry-m5 = Robert Walpole
ministry-m5-draw-and-discard = Once per turn, at any moment of your Action Round: draw an Event card, then discard one from your hand.

ministry-m6 = Jonathan Swift
ministry-m6-cheap-flagging = Flagging an empty space of Ireland or Scotland costs you 1 less.
ministry-m6-minor-unflag = While you hold a space of Ireland, your Minor Diplomatic Actions may remove French flags from Political spaces in Europe.

ministry-m7 = East India Company
ministry-m7-trade-advantages = In the Scoring Phase, score 1 VP for each of these Advantages you hold that is not Exhausted: Textiles, Silk, Fruit, Fur Trade and Rum. At most 3 VP.

ministry-m8 = Bank of England
ministry-m8-raise-limit = Once per turn, at any moment of your Action Round: your Debt Limit rises by 1 for good.
ministry-m8-off-type-event = Once per turn you may play an Economic Event although the Major Action of your tile is not Economic. The tile must still show the Event symbol.

ministry-m9 = New World Huguenots
ministry-m9-place-marker = Once per turn: place a Huguenots marker on a Territory you hold in North America or the Caribbean.
ministry-m9-marker-defence = Taking a Territory with a Huguenots marker costs 1 Conquest Point more.
ministry-m9-marker-discount = Flip a marker to pay 1 Economic Action Point less for one shift of a Market in its Region.

ministry-m10 = Edmond Halley
ministry-m10-cheap-squadron = Once per turn: build a Squadron for 2 Military Action Points instead of 4.
ministry-m10-card-for-trp = Once per turn, if you have a Squadron in a Naval space of Europe: discard an Event card to gain 1 Treaty Point.

## Empire Era

ministry-m11 = Choiseul
ministry-m11-extra-military = Once per turn a Military Action gets 1 more Action Point, for a Bonus War tile or to deploy a Squadron.
ministry-m11-cheap-squadron = Once per turn, if you have a Squadron in a Naval space of North America: build a Squadron for 2 Military Action Points instead of 4.

ministry-m12 = Dupleix
ministry-m12-indian-trp = The Award of India, Cotton and Spice give you 1 Treaty Point more each when you win them.

ministry-m13 = Pompadour & Du Barry
ministry-m13-salon = The first time in each of your Action Rounds that you exhaust an Advantage in Europe, gain 1 Treaty Point.

ministry-m14 = Voltaire
ministry-m14-letters = When the Award of Europe is given to anyone, gain 1 Treaty Point for each of these countries where you hold a Prestige space: Ireland, Scotland, Prussia, the Dutch Republic, Austria and Spain. At most 3.

ministry-m15 = Pitt the Elder
ministry-m15-extra-diplomacy = Once per turn a Diplomatic Action gets 1 more Action Point, for Political spaces without Prestige.
ministry-m15-cheap-squadron = Once per turn: build a Squadron for 2 Military Action Points instead of 4.

ministry-m16 = Charles Hanbury Williams
ministry-m16-northern-courts = Once per turn: for the rest of this Action Round, removing French flags in Prussia, the German States and Russia costs you 1 less each.

ministry-m17 = Merchant Banks
ministry-m17-free-credit = The first 2 Debt you take for Economic Action Points each turn do not count on your Debt track. You may take them even at your Debt Limit.

ministry-m18 = Samuel Johnson
ministry-m18-europe-award = The Award of Europe is worth 1 VP more if you win it and 1 VP less if France does.

## Revolution Era

ministry-m19 = James Watt
ministry-m19-no-default = Debt forced on you beyond your Debt Limit gives France no VP.
ministry-m19-patents = The first time in each French Action Round that France exhausts an Advantage, gain 1 Treaty Point.

ministry-m20 = Papacy-Hanover Negotiations
ministry-m20-end-of-jacobites = When this card is turned up, the Jacobite Defeat marker is placed and Jacobite Uprisings leaves the game.
ministry-m20-extra-diplomacy = Once per turn a Diplomatic Action gets 2 more Action Points, for spaces of Scotland and Ireland.

ministry-m21 = Townshend Acts
ministry-m21-mark-commodity = Once per turn, at the start of your Action Round, mark a commodity: until the end of the turn your Minor Economic Actions may remove French flags from its Markets.

ministry-m22 = Edmund Burke
ministry-m22-european-diplomacy = Once per Action Round, a Major Diplomatic Action that is spent in Europe alone gets 1 more Action Point for each space of Ireland you hold.
ministry-m22-american-sympathy = Shifting Sons of Liberty or a space of the USA costs you 1 less.

ministry-m23 = Turgot
ministry-m23-sound-credit = While you have more Available Debt than Britain, the first Debt you take in an Action Round gives 2 Action Points.

ministry-m24 = North American Trade
ministry-m24-fur-and-fish = If you lead in Fur and Fish Markets together when your Action Round begins, your Economic Actions get 1 more Action Point in it.
ministry-m24-refresh-huguenots = When this card is turned up, all Huguenots markers become fresh again.

ministry-m25 = Marquis de Condorcet
ministry-m25-event-without-symbol = Once per turn you may play an Event although your tile has no Event symbol. Its type must still fit the Major Action.

ministry-m26 = Lavoisier
ministry-m26-bonus-harvest = When you receive the bonus of an Event you play, both Actions of your tile get 1 more Action Point.

## By title

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
