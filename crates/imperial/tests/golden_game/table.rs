//! A game whose chance is arranged beforehand, decided in notation.

use imperial::facts::{
    Advantage, AwardTiles, BasicTile, BasicTiles, BonusTile, BonusTiles, Commodity, InvestmentTiles, Region,
    Space, Spaces, Theater,
};
use imperial::{Action, Event, EventCard, EventCards, Imperial, Options, Side, State};
use table::{Dice, Game, Report, Seat, Seed};

/// How a purchase was paid.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Paid {
    /// Action Points.
    pub(crate) ap: u8,
    /// Debt.
    pub(crate) debt: u8,
    /// Treaty Points.
    pub(crate) trp: u8,
}

/// Paid with Action Points only.
pub(crate) const fn ap(points: u8) -> Paid {
    Paid { ap: points, debt: 0, trp: 0 }
}

impl Paid {
    /// And with Debt.
    pub(crate) const fn debt(self, debt: u8) -> Self {
        Self { debt, ..self }
    }

    /// And with Treaty Points.
    pub(crate) const fn trp(self, trp: u8) -> Self {
        Self { trp, ..self }
    }

    const fn total(self) -> u8 {
        self.ap + self.debt + self.trp
    }
}

/// The tracks of one side: Debt, Debt Limit, Treaty Points, Squadrons in the Navy Box.
pub(crate) type Line = [u8; 4];

/// The game, with everything that was logged since somebody last looked.
pub(crate) struct Table {
    pub(crate) state: State,
    dice: Dice,
    report: Report<Event>,
}

/// The spaces with these ids.
pub(crate) fn spaces(ids: &str) -> Spaces {
    ids.split_whitespace().map(|id| Space::from_id(id).unwrap_or_else(|| panic!("no space {id}"))).collect()
}

/// The theater with that id.
pub(crate) fn theater(id: &str) -> Theater {
    Theater::from_id(id).unwrap_or_else(|| panic!("no theater {id}"))
}

/// The Basic War tile that is printed so, the first of them that is in the set.
pub(crate) fn basic(among: BasicTiles, strength: i8, symbol: &str) -> BasicTile {
    among
        .iter()
        .find(|tile| (tile.facts().strength, tile.facts().symbol.id()) == (strength, symbol))
        .expect("such a Basic War tile")
}

impl Table {
    /// The normal set-up, up to the first decision.
    pub(crate) fn new() -> Self {
        let mut dice = Dice::new(Seed::from_number(1));
        let state = Imperial::setup(&Options::default(), 2, &mut dice).expect("sound options");
        Self { state, dice, report: Report::default() }
    }

    // ----- arranging chance -----

    /// Puts the Award tiles on the Regions.
    pub(crate) fn awards(&mut self, tiles: [(Region, &str); 4]) {
        let mut left = AwardTiles::ALL;
        for (region, id) in tiles {
            let tile = id.parse().expect("an award tile");
            self.state.awards.on[region.index()] = Some(tile);
            left.remove(tile);
        }
        self.state.awards.left = left.0;
    }

    /// Sets the commodities in Global Demand.
    pub(crate) fn demand(&mut self, commodities: &[Commodity]) {
        self.state.demand = commodities.iter().fold(0, |bits, commodity| bits | 1 << commodity.index());
    }

    /// Sets this turn's Investment tiles.
    pub(crate) fn tiles(&mut self, ids: &str) {
        let tiles: InvestmentTiles =
            ids.split_whitespace().map(|id| id.parse().expect("an investment tile")).collect();
        self.state.tiles.available = tiles;
        self.state.tiles.stack = InvestmentTiles::ALL.minus(tiles);
    }

    /// Sets the hands; everything else in hand or pile is in the pile.
    pub(crate) fn hands(&mut self, france: [u8; 3], britain: [u8; 3]) {
        let deck = &mut self.state.deck;
        let all = deck.draw.or(deck.hands.0[0]).or(deck.hands.0[1]);
        deck.hands.0 = [france, britain].map(|cards| cards.into_iter().map(EventCard).collect());
        deck.draw = all.minus(deck.hands.0[0]).minus(deck.hands.0[1]);
    }

    /// Lays out a side's War tiles: a Basic one in each theater, and Bonus ones in the first.
    pub(crate) fn army(&mut self, side: Side, tiles: [(i8, &str); 4], first: &[BonusTile]) {
        let army = &mut self.state.war.army[side];
        let mut pool = BasicTiles::ALL;
        for (place, (strength, symbol)) in army.basic.iter_mut().zip(tiles) {
            let tile = basic(pool, strength, symbol);
            pool.remove(tile);
            *place = Some(tile);
        }
        army.basic_pool = pool.0;
        army.bonus[0] = first.iter().copied().collect();
        let placed: BonusTiles = first.iter().copied().collect();
        army.bonus_pool = BonusTiles::ALL.minus(placed).0;
    }

    /// Takes a decision that draws a Basic War tile: that one.
    pub(crate) fn decide_drawing_basic(&mut self, notation: &str, strength: i8, symbol: &str) {
        let side = self.state.round.side;
        let pool = BasicTiles(self.state.war.army[side].basic_pool);
        let tile = basic(pool, strength, symbol);
        self.state.war.army[side].basic_pool = 1 << tile.index();
        self.decide_unsound(notation);
        self.state.war.army[side].basic_pool |= pool.0 & !(1 << tile.index());
        self.sound();
    }

    /// Takes a decision that draws a Bonus War tile: that one.
    pub(crate) fn buy_drawing_bonus(&mut self, notation: &str, tile: BonusTile, paid: Paid) {
        let side = self.state.round.side;
        let pool = self.state.war.army[side].bonus_pool;
        assert!(pool & (1 << tile.index()) != 0, "the tile is not in the pool");
        self.state.war.army[side].bonus_pool = 1 << tile.index();
        let quote = self.quote(notation);
        self.decide_unsound(notation);
        self.state.war.army[side].bonus_pool |= pool & !(1 << tile.index());
        self.sound();
        self.was_paid(notation, quote, paid);
    }

    // ----- deciding -----

    fn seat(&self) -> Seat {
        Imperial::waiting_on(&self.state).iter().next().expect("somebody to decide")
    }

    /// What is legal now for the seat that decides.
    pub(crate) fn legal(&self) -> Vec<String> {
        let mut list = Vec::new();
        Imperial::legal(&self.state, self.seat(), &mut list);
        list.iter().map(ToString::to_string).collect()
    }

    fn quote(&self, notation: &str) -> i16 {
        let action: Action = notation.parse().expect("notation");
        match Imperial::check(&self.state, self.seat(), action) {
            Ok(quote) => quote.total(),
            Err(illegal) => panic!("{notation}: {illegal}; legal: {:?}", self.legal()),
        }
    }

    fn decide_unsound(&mut self, notation: &str) {
        self.quote(notation);
        assert!(self.legal().iter().any(|legal| legal == notation), "{notation} is not listed");
        let action: Action = notation.parse().expect("notation");
        let seat = self.seat();
        Imperial::apply(&mut self.state, seat, action, &mut self.dice, &mut self.report);
    }

    fn sound(&self) {
        Imperial::invariants(&self.state).expect("a sound state");
    }

    /// Takes a decision of whoever is to decide.
    pub(crate) fn decide(&mut self, notation: &str) {
        self.decide_unsound(notation);
        self.sound();
    }

    /// Takes decisions, one per line.
    pub(crate) fn decide_all(&mut self, notations: &[&str]) {
        for notation in notations {
            self.decide(notation);
        }
    }

    /// Takes the decisions of both sides that are made at once.
    pub(crate) fn decide_both(&mut self, side: Side, notations: &[&str]) {
        for notation in notations {
            let action: Action = notation.parse().expect("notation");
            let seat = self.state.seat_of[side];
            Imperial::check(&self.state, seat, action).expect("a legal decision");
            Imperial::apply(&mut self.state, seat, action, &mut self.dice, &mut self.report);
            self.sound();
        }
    }

    /// Takes an Investment tile in a round of that side.
    pub(crate) fn round(&mut self, side: Side, tile: &str) {
        assert_eq!(self.state.round.side, side, "whose round it is");
        assert!(self.state.round.tile.is_none(), "the round before is over");
        self.decide(&format!("tile {tile}"));
    }

    /// Buys something: the quote, the price and the payment are what they should be.
    pub(crate) fn buy(&mut self, notation: &str, paid: Paid) {
        self.buy_paying(notation, None, paid);
    }

    /// Buys something whose payment is asked for.
    pub(crate) fn buy_choosing(&mut self, notation: &str, paid: Paid) {
        let payment = format!("pay debt {} trp {}", paid.debt, paid.trp);
        self.buy_paying(notation, Some(&payment), paid);
    }

    fn buy_paying(&mut self, notation: &str, payment: Option<&str>, paid: Paid) {
        let quote = self.quote(notation);
        self.decide(notation);
        if let Some(payment) = payment {
            self.decide(payment);
        }
        self.was_paid(notation, quote, paid);
    }

    fn was_paid(&self, notation: &str, quote: i16, paid: Paid) {
        let last = self.events().filter_map(|event| match event {
            Event::Bought { side, buy, price, debt, trp } => Some((side, buy, price, debt, trp)),
            _ => None,
        });
        let (side, buy, price, debt, trp) = last.last().expect("a purchase");
        assert_eq!(buy.to_string(), notation);
        assert_eq!(side, self.state.round.side);
        assert_eq!(quote, i16::from(paid.total()), "the quote of {notation}");
        assert_eq!(price, paid.total(), "the price of {notation}");
        assert_eq!(Paid { ap: price - debt - trp, debt, trp }, paid, "the payment of {notation}");
    }

    // ----- looking -----

    /// Everything that was logged.
    pub(crate) fn events(&self) -> impl Iterator<Item = Event> + '_ {
        self.report.events.iter().map(|&(_, event)| event)
    }

    /// Forgets what was logged so far, and hands it over.
    pub(crate) fn take_events(&mut self) -> Vec<Event> {
        let events = self.events().collect();
        self.report = Report::default();
        events
    }

    /// Whether a side holds an Advantage.
    pub(crate) fn holds(&self, side: Side, id: &str) -> bool {
        self.state.board.holds(side, Advantage::from_id(id).expect("an advantage"))
    }

    /// Whether there is a Conflict marker.
    pub(crate) fn conflict(&self, id: &str) -> bool {
        !self.state.board.conflicts.and(spaces(id)).is_empty()
    }

    /// Whether an Advantage is exhausted.
    pub(crate) fn exhausted(&self, id: &str) -> bool {
        self.state.exhausted.contains(Advantage::from_id(id).expect("an advantage"))
    }

    /// The tracks are what they should be.
    pub(crate) fn tracks(&self, vp: i16, britain: Line, france: Line) {
        let tracks = &self.state.tracks;
        let line = |side| [tracks.debt[side], tracks.limit[side], tracks.trp[side], tracks.navy_box[side]];
        let found = (tracks.vp, line(Side::Britain), line(Side::France));
        assert_eq!(found, (vp, britain, france), "VP, Britain, France");
    }

    /// The counts of a Region, Britain first.
    pub(crate) fn counts(&self, region: Region) -> [u8; 2] {
        let [france, britain] = self.state.board.region_counts(region).0;
        [britain, france]
    }

    /// The counts of Prestige spaces, Britain first.
    pub(crate) fn prestige(&self) -> [u8; 2] {
        let [france, britain] = self.state.prestige_counts().0;
        [britain, france]
    }

    /// The hand of a side.
    pub(crate) fn hand(&self, side: Side) -> EventCards {
        self.state.deck.hands[side]
    }
}
