//! The phases of a Peace Turn up to the Action Phase (4.1.1 to 4.1.9).

use table::{Barrier, Illegal, Log, Quote, Seat};

use crate::facts::{
    AwardTile, AwardTiles, BasicTile, COMMODITY, Commodity, Era, InvestmentTile, InvestmentTiles, Region,
    Theater,
};
use crate::options::MOST_HANDICAP;
use crate::play::Play;
use crate::state::{Both, Cabinet, Pending, State, Step};
use crate::{Action, Event, EventCards, Ministries, Ministry, Side};

/// 4.1.6 Cards a hand is discarded down to.
const HAND: u32 = 3;

impl State {
    /// 4.1.7 Ministry cards a side may choose in this Era.
    pub(crate) fn eligible_ministries(&self, side: Side) -> Ministries {
        let mut eligible = Ministry::eligible(side, self.era());
        if self.jacobites.uprisings_removed {
            eligible.remove(Ministry::UPRISINGS);
        }
        eligible
    }

    /// R-093 Whether France has still to say if it holds M-4 on top of its two cards. It is asked
    /// even if M-4 is one of the two: not to be asked would tell the opponent so.
    fn asked_for_uprisings(&self, side: Side) -> bool {
        side == Side::France
            && self.jacobites.third_card
            && !self.jacobites.uprisings_removed
            && self.pending[side].uprisings.is_none()
    }

    /// R-093 Whether France may now take M-4 on top of its two cards.
    fn may_take_uprisings(&self, side: Side) -> bool {
        let pending = &self.pending[side];
        let cards = self.ministries[side].cards.minus(pending.returned).or(pending.ministries);
        self.asked_for_uprisings(side) && !cards.contains(Ministry::UPRISINGS)
    }

    /// 4.1.7 Cards that could still be chosen.
    fn choosable(&self, side: Side) -> Ministries {
        let pending = &self.pending[side];
        let mut cards = self.eligible_ministries(side).minus(pending.ministries);
        if pending.uprisings == Some(true) {
            cards.remove(Ministry::UPRISINGS);
        }
        if pending.ministries.len() >= 2 { Ministries::EMPTY } else { cards }
    }

    /// 4.1.7 Face-down cards that could be exchanged.
    fn exchangeable(&self, side: Side) -> Ministries {
        let cabinet = &self.ministries[side];
        let mut cards = cabinet.cards.minus(cabinet.open).minus(self.pending[side].returned);
        if self.jacobites.held_extra {
            // The third place holds nothing but M-4.
            cards.remove(Ministry::UPRISINGS);
        }
        cards
    }

    /// 4.1.7 Unused cards that could come in exchange.
    fn unused_ministries(&self, side: Side) -> Ministries {
        let pending = &self.pending[side];
        let mut cards = self
            .eligible_ministries(side)
            .minus(self.ministries[side].cards)
            .minus(pending.ministries)
            .minus(pending.returned);
        if pending.uprisings == Some(true) {
            cards.remove(Ministry::UPRISINGS);
        }
        cards
    }

    /// 12.2 The next theater that lacks its Basic War tile.
    fn theater_to_assign(&self, side: Side) -> Option<Theater> {
        let war = self.war.next?;
        war.theaters().find(|theater| self.war.army[side].basic[theater.index as usize].is_none())
    }
}

pub(crate) fn legal(state: &State, side: Side, step: Step, list: &mut Vec<Action>) {
    match step {
        Step::BidSide => list.extend(Side::BOTH.map(Action::WantSide)),
        Step::Bid { last, .. } => {
            list.extend((last.map_or(0, |bid| bid + 1)..=MOST_HANDICAP).map(Action::Bid));
            if last.is_some() {
                list.push(Action::Accept);
            }
        }
        Step::Assign => {
            if let Some(theater) = state.theater_to_assign(side) {
                let drawn = state.war.army[side].unassigned;
                let tiles = BasicTile::all().filter(|tile| drawn & (1 << tile.index()) != 0);
                list.extend(tiles.map(|tile| Action::Assign(theater, tile)));
            }
        }
        Step::Discard => {
            let cards = state.deck.hands[side].minus(state.pending[side].discards);
            list.extend(cards.iter().map(Action::Discard));
        }
        Step::ChooseMinistries => {
            list.extend(state.choosable(side).iter().map(Action::Ministry));
            if state.may_take_uprisings(side) {
                list.push(Action::TakeUprisings);
            }
            if state.asked_for_uprisings(side) {
                list.push(Action::LeaveUprisings);
            }
        }
        Step::ExchangeMinistries => {
            for out in state.exchangeable(side).iter() {
                list.extend(state.unused_ministries(side).iter().map(|into| Action::Exchange(out, into)));
            }
            if state.may_take_uprisings(side) {
                list.push(Action::TakeUprisings);
            }
            list.push(Action::Keep);
        }
        Step::NameFirst => list.extend(Side::BOTH.map(Action::First)),
        _ => {}
    }
}

pub(crate) fn check(state: &State, side: Side, step: Step, action: Action) -> Result<Quote, Illegal> {
    let legal = match (step, action) {
        (Step::BidSide, Action::WantSide(_))
        | (Step::NameFirst, Action::First(_))
        | (Step::ExchangeMinistries, Action::Keep) => true,
        (Step::Bid { last, .. }, Action::Bid(amount)) => {
            if amount > MOST_HANDICAP || last.is_some_and(|bid| amount <= bid) {
                return Err(Illegal::new("R-230", "bid-out-of-range")
                    .with("least", last.map_or(0, |bid| i32::from(bid) + 1))
                    .with("most", i32::from(MOST_HANDICAP)));
            }
            true
        }
        (Step::Bid { last, .. }, Action::Accept) => last.is_some(),
        (Step::Assign, Action::Assign(theater, tile)) => {
            state.theater_to_assign(side) == Some(theater)
                && state.war.army[side].unassigned & (1 << tile.index()) != 0
        }
        (Step::Discard, Action::Discard(card)) => {
            if !state.deck.hands[side].minus(state.pending[side].discards).contains(card) {
                return Err(Illegal::new("4.1.6", "card-not-in-hand").with("card", i32::from(card.0)));
            }
            true
        }
        (Step::ChooseMinistries, Action::Ministry(card)) => {
            if !state.choosable(side).contains(card) {
                return Err(Illegal::new("4.1.7", "ministry-not-eligible").with("card", card.facts().id));
            }
            true
        }
        (Step::ChooseMinistries, Action::LeaveUprisings) => {
            if !state.asked_for_uprisings(side) {
                return Err(Illegal::new("7.3", "no-third-ministry"));
            }
            true
        }
        (Step::ChooseMinistries | Step::ExchangeMinistries, Action::TakeUprisings) => {
            if !state.may_take_uprisings(side) {
                return Err(Illegal::new("7.3", "no-third-ministry"));
            }
            true
        }
        (Step::ExchangeMinistries, Action::Exchange(out, into)) => {
            if !state.exchangeable(side).contains(out) {
                return Err(Illegal::new("4.1.7", "ministry-not-face-down").with("card", out.facts().id));
            }
            if !state.unused_ministries(side).contains(into) {
                return Err(Illegal::new("4.1.7", "ministry-not-eligible").with("card", into.facts().id));
            }
            true
        }
        _ => false,
    };
    if legal { Ok(Quote::FREE) } else { Err(Illegal::new("4.1", "not-now")) }
}

impl<L: Log<Event>> Play<'_, L> {
    // ----- 4.1.1 to 4.1.6 -----

    /// 4.1.1 Deck Phase to 4.1.6 Deal Cards Phase.
    pub(crate) fn open_turn(&mut self) {
        self.pop();
        let turn = self.state.turn;
        self.say(Event::Turn { turn });
        self.deck_phase();
        if matches!(turn, 3 | 5) {
            // 4.1.2 Debt Limit Increase Phase.
            for side in Side::BOTH {
                self.change_limit(side, 4, "era");
            }
        }
        self.award_phase();
        self.demand_phase();
        self.reset_phase();
        self.deal_tiles();
        self.deal_cards();
        self.push(Step::MinistryPhase);
        self.state.pending = Both([Pending::default(); 2]);
        for side in Side::BOTH {
            self.state.pending[side].done = self.state.deck.hands[side].len() <= HAND;
        }
        if Side::BOTH.into_iter().any(|side| !self.state.pending[side].done) {
            self.push(Step::Discard);
        }
    }

    /// 4.1.1 The new Era's cards come in; in the Revolution Era the Succession cards in hand go.
    fn deck_phase(&mut self) {
        let era = match self.state.turn {
            3 => Era::Empire,
            5 => Era::Revolution,
            _ => return,
        };
        let cards = EventCards::of_era(era);
        self.state.deck.add_to_pile(cards);
        self.say(Event::DeckGrows { cards: cards.len() as u8 });
        if era == Era::Revolution {
            for side in Side::BOTH {
                let old = self.state.deck.hands[side].and(EventCards::of_era(Era::Succession));
                for card in old.iter() {
                    self.state.deck.leave_hand(side, card);
                }
                if !old.is_empty() {
                    self.say(Event::CardsExpire { side, cards: old });
                }
            }
        }
    }

    /// 4.1.3 One Award tile for each Region; all eight are mixed on the first turn of an Era.
    fn award_phase(&mut self) {
        if matches!(self.state.turn, 1 | 3 | 5) {
            self.state.awards.left = AwardTiles::ALL.0;
        }
        for region in Region::ALL {
            let tile = AwardTile::from_index(self.dice.pick_bit(self.state.awards.left.into()) as usize);
            self.state.awards.left &= !(1 << tile.index());
            self.state.awards.on[region.index()] = Some(tile);
            self.say(Event::Award { region, tile });
        }
    }

    /// 4.1.4 Three of the six commodities.
    fn demand_phase(&mut self) {
        let mut left: u8 = (1 << COMMODITY.len()) - 1;
        self.state.demand = 0;
        for _ in 0..3 {
            let bit = 1 << self.dice.pick_bit(left.into());
            left &= !bit;
            self.state.demand |= bit;
        }
        self.say(Event::Demand { commodities: self.state.demand });
    }

    /// 4.1.5 Nothing is exhausted any more; the Investment tiles are used up; Squadrons come back
    /// from the Turn Track.
    fn reset_phase(&mut self) {
        let state = &mut *self.state;
        state.exhausted = crate::facts::Advantages::EMPTY;
        state.townshend = None;
        state.free_credit_used = 0;
        state.tiles.used = state.tiles.used.or(state.tiles.available);
        state.tiles.available = InvestmentTiles::EMPTY;
        state.tiles.taken = Both::default();
        for side in Side::BOTH {
            let cabinet = &mut self.state.ministries[side];
            cabinet.exhausted_first = Ministries::EMPTY;
            cabinet.exhausted_second = Ministries::EMPTY;
            let count = std::mem::take(&mut self.state.tracks.away[side]);
            if count > 0 {
                self.state.tracks.navy_box[side] += count;
                self.say(Event::SquadronsReturn { side, count });
            }
        }
    }

    /// 4.1.6, R-164 Nine Investment tiles: first what the stack has, then from the used ones.
    fn deal_tiles(&mut self) {
        for _ in 0..9 {
            let tiles = &mut self.state.tiles;
            if tiles.stack.is_empty() {
                tiles.stack = std::mem::take(&mut tiles.used);
            }
            let tile = InvestmentTile::from_index(self.dice.pick_bit(tiles.stack.0.into()) as usize);
            tiles.stack.remove(tile);
            tiles.available.insert(tile);
        }
        self.say(Event::Tiles { tiles: self.state.tiles.available });
    }

    /// 4.1.6, R-161 Three Event cards each, one at a time, France first.
    fn deal_cards(&mut self) {
        let mut drawn = Both([EventCards::EMPTY; 2]);
        for _ in 0..HAND {
            for side in Side::BOTH {
                let card = self.draw_card(side).or_else(|| {
                    let discard = std::mem::take(&mut self.state.deck.discard);
                    if discard.is_empty() {
                        return None;
                    }
                    self.state.deck.add_to_pile(discard);
                    self.say(Event::Reshuffle);
                    self.draw_card(side)
                });
                if let Some(card) = card {
                    drawn[side].insert(card);
                }
            }
        }
        for side in Side::BOTH {
            self.announce_draw(side, drawn[side]);
        }
    }

    // ----- 4.1.7 -----

    /// 4.1.7 Ministry Phase.
    pub(crate) fn ministry_phase(&mut self) {
        self.pop();
        self.push(Step::InitiativePhase);
        self.state.pending = Both([Pending::default(); 2]);
        if matches!(self.state.turn, 1 | 3 | 5) {
            self.state.ministries = Both([Cabinet::default(); 2]);
            self.state.jacobites.held_extra = false;
            self.push(Step::ChooseMinistries);
            return;
        }
        for side in Side::BOTH {
            let can_exchange =
                !self.state.exchangeable(side).is_empty() && !self.state.unused_ministries(side).is_empty();
            self.state.pending[side].done = !can_exchange && !self.state.may_take_uprisings(side);
        }
        if Side::BOTH.into_iter().any(|side| !self.state.pending[side].done) {
            self.push(Step::ExchangeMinistries);
        }
    }

    fn chosen(&mut self, side: Side) {
        self.state.pending[side].done = true;
        self.say(Event::Chosen { side });
    }

    /// Both choices are in: they take effect, and nobody goes back.
    fn both_in(&mut self) -> bool {
        let both = Side::BOTH.into_iter().all(|side| self.state.pending[side].done);
        if both {
            self.barrier(Barrier::Reveal);
            self.pop();
        }
        both
    }

    fn install_ministries(&mut self) {
        let new_era = matches!(self.state.turn, 1 | 3 | 5);
        for side in Side::BOTH {
            let pending = self.state.pending[side];
            let cabinet = &mut self.state.ministries[side];
            cabinet.cards = cabinet.cards.minus(pending.returned).or(pending.ministries);
            let cards = cabinet.cards.len() as u8;
            if pending.uprisings == Some(true) {
                cabinet.cards.insert(Ministry::UPRISINGS);
                self.state.jacobites.held_extra = true;
                self.say(Event::UprisingsTaken);
            }
            let exchanged = if new_era { 0 } else { pending.ministries.len() as u8 };
            self.say(Event::MinistriesChosen { side, cards, exchanged });
        }
        self.state.pending = Both([Pending::default(); 2]);
    }

    // ----- 4.1.8, 4.1.9 -----

    /// 4.1.8, R-169 Initiative Phase.
    pub(crate) fn initiative_phase(&mut self) {
        self.pop();
        if self.state.turn > 1 {
            match self.state.tracks.vp.cmp(&15) {
                std::cmp::Ordering::Less => self.state.initiative = Side::France,
                std::cmp::Ordering::Greater => self.state.initiative = Side::Britain,
                std::cmp::Ordering::Equal => {}
            }
        }
        self.say(Event::Initiative { holder: self.state.initiative });
        self.state.rounds_done = 0;
        self.push(Step::NextRound);
        self.push(Step::NameFirst);
    }

    /// 4.1.9 The next Action Round, or the end of the Action Phase after four each.
    pub(crate) fn next_round(&mut self) {
        let done = self.state.rounds_done;
        if done == 8 {
            self.pop();
            self.push(Step::Close);
            return;
        }
        let side = if done.is_multiple_of(2) { self.state.first } else { self.state.first.other() };
        self.begin_round(side);
    }

    /// The decisions of the phases before the first Action Round.
    pub(crate) fn peace_decision(&mut self, seat: Seat, side: Side, step: Step, action: Action) {
        match (step, action) {
            (Step::BidSide | Step::Bid { .. }, _) => self.bid_decision(seat, step, action),
            (Step::Assign, Action::Assign(theater, tile)) => self.assign(side, theater, tile),
            (Step::Discard, Action::Discard(card)) => {
                self.state.pending[side].discards.insert(card);
                let left = self.state.deck.hands[side].minus(self.state.pending[side].discards);
                if left.len() <= HAND {
                    self.chosen(side);
                }
                if self.both_in() {
                    for side in Side::BOTH {
                        self.discard_cards(side, self.state.pending[side].discards);
                    }
                    self.state.pending = Both([Pending::default(); 2]);
                }
            }
            (Step::ChooseMinistries, _) => {
                match action {
                    Action::Ministry(card) => {
                        self.state.pending[side].ministries.insert(card);
                    }
                    Action::TakeUprisings => self.state.pending[side].uprisings = Some(true),
                    _ => self.state.pending[side].uprisings = Some(false),
                }
                let two = self.state.pending[side].ministries.len() == 2;
                if two && !self.state.asked_for_uprisings(side) {
                    self.chosen(side);
                }
                if self.both_in() {
                    self.install_ministries();
                }
            }
            (Step::ExchangeMinistries, _) => {
                let pending = &mut self.state.pending[side];
                match action {
                    Action::Exchange(out, into) => {
                        pending.returned.insert(out);
                        pending.ministries.insert(into);
                    }
                    Action::TakeUprisings => pending.uprisings = Some(true),
                    _ => self.chosen(side),
                }
                if self.both_in() {
                    self.install_ministries();
                }
            }
            (Step::NameFirst, Action::First(first)) => {
                self.pop();
                self.state.first = first;
                self.say(Event::First { side: first });
            }
            _ => {}
        }
    }

    /// 12.2 (2) One drawn Basic War tile goes to a theater.
    fn assign(&mut self, side: Side, theater: Theater, tile: BasicTile) {
        let army = &mut self.state.war.army[side];
        army.unassigned &= !(1 << tile.index());
        army.basic[theater.index as usize] = Some(tile);
        if self.state.theater_to_assign(side).is_none() {
            self.chosen(side);
        }
        if self.both_in() {
            self.state.pending = Both([Pending::default(); 2]);
        }
    }
}

/// The commodities in Global Demand, in the order of the table (4.1.12).
pub(crate) fn demanded(bits: u8) -> impl Iterator<Item = Commodity> {
    Commodity::ALL.into_iter().filter(move |commodity| bits & (1 << commodity.index()) != 0)
}
