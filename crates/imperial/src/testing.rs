//! Positions for tests, in a few readable lines.
//!
//! ```text
//! let mut table = Position::new().bare().flags(France, "louisbourg biscay").vp(12).act();
//! table.decide("unflag albany");
//! ```

use table::{Dice, Illegal, Log, Quote, Report, Seat, Seed};

use crate::facts::{
    BasicTile, BonusTile, Commodity, InvestmentTile, NAVAL, Region, Space, Spaces, Symbol, Theater,
};
use crate::play::Play;
use crate::state::{Board, Both, Slot, State, Step};
use crate::{Action, Event, EventCard, Ministry, Options, Side};

/// A game at some moment, with everything that was logged since.
pub(crate) struct Position {
    pub(crate) state: State,
    pub(crate) dice: Dice,
    pub(crate) report: Report<Event>,
}

fn spaces(ids: &str) -> Spaces {
    ids.split_whitespace().map(space).collect()
}

/// The space with that id.
pub(crate) fn space(id: &str) -> Space {
    Space::from_id(id).unwrap_or_else(|| panic!("no space {id}"))
}

/// The theater with that id.
pub(crate) fn theater(id: &str) -> Theater {
    Theater::from_id(id).unwrap_or_else(|| panic!("no theater {id}"))
}

impl Position {
    /// The normal set-up, France in the first seat, up to the first decision.
    pub(crate) fn new() -> Self {
        Self::with(Options::default())
    }

    /// The set-up with options.
    pub(crate) fn with(options: Options) -> Self {
        let mut dice = Dice::new(Seed::from_number(1));
        let state = crate::setup::setup(options, 2, &mut dice).expect("good options");
        Self { state, dice, report: Report::default() }
    }

    /// The empty map: no flag, no marker; all Squadrons are unbuilt.
    pub(crate) fn bare(mut self) -> Self {
        self.state.board = Board::default();
        for side in Side::BOTH {
            self.state.tracks.navy_box[side] = 0;
            self.state.tracks.unbuilt[side] = 8;
        }
        self
    }

    /// Puts flags (on Naval spaces unbuilt Squadrons) of a side, whatever was there.
    pub(crate) fn flags(mut self, side: Side, ids: &str) -> Self {
        for space in spaces(ids) {
            self.clear(space);
            self.state.board.control[side].insert(space);
            if NAVAL.contains(space) {
                self.state.tracks.unbuilt[side] -= 1;
            }
        }
        self
    }

    /// Takes all flags off these spaces.
    pub(crate) fn empty(mut self, ids: &str) -> Self {
        for space in spaces(ids) {
            self.clear(space);
        }
        self
    }

    fn clear(&mut self, space: Space) {
        let board = &mut self.state.board;
        if let Some(side) = board.owner(space) {
            board.control[side].remove(space);
            if NAVAL.contains(space) {
                self.state.tracks.unbuilt[side] += 1;
            }
        }
        board.spain.remove(space);
        board.usa.remove(space);
    }

    /// 12.1 Puts Spanish flags.
    pub(crate) fn spanish(mut self, ids: &str) -> Self {
        for space in spaces(ids) {
            self.clear(space);
            self.state.board.spain.insert(space);
        }
        self
    }

    /// 10.0 Puts USA flags.
    pub(crate) fn usa(mut self, ids: &str) -> Self {
        for space in spaces(ids) {
            self.clear(space);
            self.state.board.usa.insert(space);
        }
        self
    }

    /// Puts Conflict markers.
    pub(crate) fn conflicts(mut self, ids: &str) -> Self {
        self.state.board.conflicts = self.state.board.conflicts.or(spaces(ids));
        self
    }

    /// Puts Damaged Fort markers.
    pub(crate) fn damaged(mut self, ids: &str) -> Self {
        self.state.board.damaged = self.state.board.damaged.or(spaces(ids));
        self
    }

    /// M-9 Puts Huguenots markers.
    pub(crate) fn huguenots(mut self, ids: &str) -> Self {
        self.state.board.huguenots_fresh = self.state.board.huguenots_fresh.or(spaces(ids));
        self
    }

    /// Moves unbuilt Squadrons to the Navy Box until there are that many.
    pub(crate) fn navy_box(mut self, side: Side, count: u8) -> Self {
        let tracks = &mut self.state.tracks;
        tracks.unbuilt[side] = tracks.unbuilt[side] + tracks.navy_box[side] - count;
        tracks.navy_box[side] = count;
        self
    }

    /// Sets the Victory Points.
    pub(crate) fn vp(mut self, vp: i16) -> Self {
        self.state.tracks.vp = vp;
        self
    }

    /// Sets Debt and Debt Limit.
    pub(crate) fn debt(mut self, side: Side, debt: u8, limit: u8) -> Self {
        self.state.tracks.debt[side] = debt;
        self.state.tracks.limit[side] = limit;
        self
    }

    /// Sets Treaty Points.
    pub(crate) fn trp(mut self, side: Side, trp: u8) -> Self {
        self.state.tracks.trp[side] = trp;
        self
    }

    /// Sets the turn.
    pub(crate) fn turn(mut self, turn: u8) -> Self {
        self.state.turn = turn;
        self
    }

    /// Puts Ministry cards in play, face up.
    pub(crate) fn open(mut self, cards: &str) -> Self {
        for card in cards.split_whitespace() {
            let card: Ministry = card.parse().unwrap_or_else(|()| panic!("no card {card}"));
            let cabinet = &mut self.state.ministries[card.facts().side];
            cabinet.cards.insert(card);
            cabinet.open.insert(card);
        }
        self
    }

    /// Puts Ministry cards in play, face down.
    pub(crate) fn face_down(mut self, cards: &str) -> Self {
        for card in cards.split_whitespace() {
            let card: Ministry = card.parse().unwrap_or_else(|()| panic!("no card {card}"));
            self.state.ministries[card.facts().side].cards.insert(card);
        }
        self
    }

    /// Gives a side exactly these Event cards.
    pub(crate) fn hand(mut self, side: Side, numbers: &str) -> Self {
        let deck = &mut self.state.deck;
        deck.draw = deck.draw.or(std::mem::take(&mut deck.hands[side]));
        for number in numbers.split_whitespace() {
            let card: EventCard = number.parse().unwrap_or_else(|()| panic!("no card {number}"));
            deck.draw.remove(card);
            deck.hands[side.other()].remove(card);
            deck.hands[side].insert(card);
        }
        self
    }

    /// Exhausts Advantage tiles.
    pub(crate) fn tired(mut self, ids: &str) -> Self {
        for id in ids.split_whitespace() {
            self.state.exhausted.insert(id.parse().expect("an Advantage"));
        }
        self
    }

    /// An Action Round of that side begins with this position; the other side has the next one.
    pub(crate) fn begin(mut self, side: Side) -> Self {
        self.state.agenda = [Step::NextRound].into_iter().collect();
        self.state.first = side;
        self.state.rounds_done = 0;
        self.state.tiles.taken = Both::default();
        self.play().begin_round(side);
        self
    }

    /// The same, and the side takes that Investment tile.
    pub(crate) fn take(self, side: Side, tile: &str) -> Self {
        let mut at = self.begin(side).among_nine(tile);
        at.decide(&format!("tile {tile}"));
        at
    }

    /// Makes sure that an Investment tile is one of the nine.
    pub(crate) fn among_nine(mut self, tile: &str) -> Self {
        let wanted = InvestmentTile::from_id(tile).unwrap_or_else(|| panic!("no tile {tile}"));
        let tiles = &mut self.state.tiles;
        if !tiles.available.contains(wanted) {
            let taken = tiles.taken[Side::France].or(tiles.taken[Side::Britain]);
            let other = tiles.available.minus(taken).first().expect("a tile nobody took");
            tiles.available.remove(other);
            tiles.available.insert(wanted);
            tiles.stack.remove(wanted);
            tiles.used.remove(wanted);
            tiles.stack.insert(other);
        }
        self
    }

    /// Turn 6: no war is to come.
    pub(crate) fn turn_six(mut self) -> Self {
        self.state.turn = 6;
        self.state.war.next = None;
        self
    }

    /// Sets the commodities in Global Demand.
    pub(crate) fn demand(mut self, ids: &str) -> Self {
        let index = |id| Commodity::from_id(id).unwrap_or_else(|| panic!("no commodity {id}")).index();
        self.state.demand = ids.split_whitespace().fold(0, |bits, id| bits | 1 << index(id));
        self
    }

    /// Sets a Region's Award tile.
    pub(crate) fn award(mut self, region: Region, id: &str) -> Self {
        self.state.awards.on[region.index()] = Some(id.parse().expect("an award tile"));
        self
    }

    /// Takes all War tiles off the display of a theater's war, which is now the next one.
    pub(crate) fn display(mut self, theater: Theater) -> Self {
        self.state.war.next = Some(theater.war);
        for side in Side::BOTH {
            let army = &mut self.state.war.army[side];
            army.basic = [None; 4];
            army.bonus.iter_mut().for_each(crate::Few::clear);
            army.basic_pool = u16::MAX;
            army.bonus_pool = 0xFFF;
        }
        self
    }

    /// Puts a Basic War tile into a theater: its strength and symbol.
    pub(crate) fn basic(mut self, side: Side, theater: Theater, strength: i8, symbol: Symbol) -> Self {
        let army = &mut self.state.war.army[side];
        let tile = BasicTile::all()
            .find(|tile| {
                let facts = tile.facts();
                army.basic_pool & (1 << tile.index()) != 0
                    && (facts.strength, facts.symbol) == (strength, symbol)
            })
            .expect("such a tile");
        army.basic_pool &= !(1 << tile.index());
        army.basic[usize::from(theater.index)] = Some(tile);
        self
    }

    /// Puts a Bonus War tile into a theater: its strength and symbol.
    pub(crate) fn bonus(mut self, side: Side, theater: Theater, strength: i8, symbol: Symbol) -> Self {
        let army = &mut self.state.war.army[side];
        let tile = BonusTile::all()
            .find(|tile| {
                let facts = tile.facts();
                army.bonus_pool & (1 << tile.index()) != 0
                    && (facts.strength, facts.symbol) == (strength, symbol)
            })
            .expect("such a tile");
        army.bonus_pool &= !(1 << tile.index());
        army.bonus[usize::from(theater.index)].push(tile);
        self
    }

    /// Makes these steps the agenda, the last one first.
    pub(crate) fn agenda(mut self, steps: &[Step]) -> Self {
        self.state.agenda = steps.iter().copied().collect();
        self
    }

    /// The game in motion.
    pub(crate) fn play(&mut self) -> Play<'_, impl Log<Event>> {
        Play { state: &mut self.state, dice: &mut self.dice, log: &mut self.report }
    }

    /// The one seat that must decide now.
    pub(crate) fn seat(&self) -> Seat {
        self.state.deciders().iter().next().expect("somebody to decide")
    }

    /// The notations of everything legal now.
    pub(crate) fn legal(&self) -> Vec<String> {
        let mut list = Vec::new();
        self.state.legal(self.seat(), &mut list);
        list.iter().map(ToString::to_string).collect()
    }

    /// What a decision would cost, or why it is refused.
    pub(crate) fn check(&self, notation: &str) -> Result<Quote, Illegal> {
        let action: Action = notation.parse().expect("notation");
        self.state.check(self.seat(), action)
    }

    /// The rule and the reason why a decision is refused.
    pub(crate) fn refused(&self, notation: &str) -> (&'static str, &'static str) {
        match self.check(notation) {
            Ok(_) => panic!("{notation} is allowed"),
            Err(illegal) => {
                assert!(!self.legal().iter().any(|legal| legal == notation), "{notation} is listed");
                (illegal.rule, illegal.key)
            }
        }
    }

    /// What a decision costs.
    pub(crate) fn cost(&self, notation: &str) -> i16 {
        match self.check(notation) {
            Ok(quote) => quote.total(),
            Err(illegal) => panic!("{notation}: {illegal}"),
        }
    }

    /// Buys something for exactly that price.
    pub(crate) fn buy(&mut self, notation: &str, price: i16) -> &mut Self {
        assert_eq!(self.cost(notation), price, "{notation}");
        self.decide(notation)
    }

    /// Whether a decision is legal now; listing and checking must agree.
    pub(crate) fn allows(&self, notation: &str) -> bool {
        let listed = self.legal().iter().any(|legal| legal == notation);
        assert_eq!(listed, self.check(notation).is_ok(), "{notation}: listed and checked differ");
        listed
    }

    /// The legal decisions that begin so.
    pub(crate) fn legal_with(&self, start: &str) -> Vec<String> {
        self.legal().into_iter().filter(|notation| notation.starts_with(start)).collect()
    }

    /// All Action Points that an Action has left; none, if it is over or does not exist.
    pub(crate) fn left(&self, slot: Slot) -> u8 {
        let purse = self.state.round.purse(slot).filter(|purse| !purse.finished);
        purse.map_or(0, |purse| purse.free + purse.tied.iter().map(|tied| tied.left).sum::<u8>())
    }

    /// Takes a decision.
    pub(crate) fn decide(&mut self, notation: &str) -> &mut Self {
        let action: Action = notation.parse().expect("notation");
        let seat = self.seat();
        if let Err(illegal) = self.state.check(seat, action) {
            panic!("{notation}: {illegal}; legal: {:?}", self.legal());
        }
        assert!(self.legal().iter().any(|legal| legal == notation), "{notation} is not listed");
        self.play().decide(seat, action);
        self
    }

    /// Everything that was logged.
    pub(crate) fn events(&self) -> impl Iterator<Item = Event> + '_ {
        self.report.events.iter().map(|&(_, event)| event)
    }

    /// Whether that was logged.
    pub(crate) fn saw(&self, wanted: Event) -> bool {
        self.events().any(|event| event == wanted)
    }

    /// Whether a side controls all these spaces.
    pub(crate) fn holds(&self, side: Side, ids: &str) -> bool {
        spaces(ids).minus(self.state.board.control[side]).is_empty()
    }

    /// Whether nobody controls any of these spaces.
    pub(crate) fn is_empty(&self, ids: &str) -> bool {
        spaces(ids).minus(self.state.board.empty()).is_empty()
    }
}
