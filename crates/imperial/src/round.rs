//! 5.0 Action Rounds: the phasing player's decisions one by one.

use table::{Illegal, Key, Log, Quote, Rule};

use crate::advantages::Licence;
use crate::facts::{ActionType, BasicTile, Era, Theater, War};
use crate::play::Play;
use crate::purchase::TILES_PER_THEATER;
use crate::state::{Round, Slot, State, Step};
use crate::{Action, Event, EventCard, Ministry, Side, advantages, events, offers};

/// 5.3.3 (2) Basic War tiles a player keeps at least.
const FEWEST_BASIC_TILES: usize = 4;

impl State {
    /// 5.2, R-111 Why the phasing player may not play a card now, if that is so.
    #[inline]
    fn event_refused(&self, card: EventCard) -> Option<(Rule, Key)> {
        let round = &self.round;
        let Some(tile) = round.tile else {
            return Some(("5.1", "take-a-tile-first"));
        };
        if round.event.is_some() {
            return Some(("5.2", "one-event-per-round"));
        }
        if round.window_closed {
            return Some(("5.3", "event-window-closed"));
        }
        if !self.deck.hands[round.side].contains(card) {
            return Some(("5.2", "card-not-in-hand"));
        }
        let tile = tile.facts();
        if !tile.event && !self.can_use(round.side, Ministry::CONDORCET, false) {
            return Some(("5.2", "tile-without-event"));
        }
        match card.action() {
            Some(action) if action != tile.major => {
                let waived = action == ActionType::Economic && self.can_use(round.side, Ministry::BANK, true);
                if waived { None } else { Some(("3.4.4", "event-type-mismatch")) }
            }
            _ => None,
        }
    }

    /// Whether a side has a card in play whose first or second ability is not exhausted.
    fn can_use(&self, side: Side, card: Ministry, second: bool) -> bool {
        let cabinet = &self.ministries[side];
        let exhausted = if second { cabinet.exhausted_second } else { cabinet.exhausted_first };
        cabinet.cards.contains(card) && !exhausted.contains(card)
    }

    /// R-005 Why the phasing player may not pass, if that is so: an element of the tile or an
    /// Advantage has been used.
    fn pass_refused(&self) -> Option<(Rule, Key)> {
        if self.round.tile.is_none() {
            return Some(("5.1", "take-a-tile-first"));
        }
        if self.round.window_closed || self.round.event.is_some() {
            return Some(("6.2", "too-late-to-pass"));
        }
        None
    }

    /// 5.3.3 The war whose tiles a Military Upgrade may change, or why there can be none.
    fn upgradable_war(&self) -> Result<War, (Rule, Key)> {
        let tile = self.round.tile.ok_or(("5.1", "take-a-tile-first"))?;
        if !tile.facts().upgrade {
            return Err(("5.3.3", "tile-without-upgrade"));
        }
        if self.round.upgraded {
            return Err(("5.3.3", "upgrade-used"));
        }
        self.war.next.ok_or(("5.3.3", "no-next-war"))
    }

    fn theater_allowed(&self, theater: Theater) -> Result<(), Illegal> {
        if self.war.next == Some(theater.war) {
            Ok(())
        } else {
            Err(Illegal::new("7.6", "not-the-next-war").with("theater", theater.id()))
        }
    }

    /// Q2, R-013 Whether the Event's Action Points can still be merged into the Minor Action.
    fn may_merge(&self) -> bool {
        let round = &self.round;
        !round.merge_settled
            && match (round.purse(Slot::Event), round.purse(Slot::Minor)) {
                (Some(event), Some(minor)) => {
                    event.ap == minor.ap && !event.started && !minor.started && event.burke.is_none()
                }
                _ => false,
            }
    }

    /// R-011 Whether the Event's Action Points can still be kept apart from the Major Action. That
    /// matters only to M-22, so only Britain is asked, in M-22's Era.
    fn may_separate(&self) -> bool {
        let round = &self.round;
        !round.merge_settled
            && round.side == Side::Britain
            && self.era() == Era::Revolution
            && round.merged.is_some()
            && round.purse(Slot::Major).is_some_and(|major| {
                major.ap == ActionType::Diplomatic && !major.started && major.burke.is_none()
            })
    }

    /// 5.6.1 Theaters with room for one more Bonus War tile of that side.
    fn room_elsewhere(&self, side: Side, than: Option<u8>) -> impl Iterator<Item = Theater> + '_ {
        self.war.next.into_iter().flat_map(War::theaters).filter(move |theater| {
            Some(theater.index) != than
                && self.war.army[side].bonus[theater.index as usize].len() < TILES_PER_THEATER
        })
    }

    /// How many tiles of a crowded theater may be the one that moves: one of the two incumbents
    /// or the newcomer too where Event 14 put it there.
    fn movable_tiles(&self) -> u8 {
        let below = self.agenda.iter().rev().nth(1);
        let forced = matches!(below, Some(Step::Event(cursor)) if cursor.card == EventCard(14));
        TILES_PER_THEATER as u8 + u8::from(forced)
    }

    /// 5.6.1 Whether a drawn tile may be placed there.
    fn may_place(&self, side: Side, theater: Theater) -> bool {
        self.war.next == Some(theater.war)
            && (self.war.army[side].bonus[theater.index as usize].len() < TILES_PER_THEATER
                || self.room_elsewhere(side, Some(theater.index)).next().is_some())
    }

    /// 5.3.3 (2), R-142 Whether a Basic War tile may leave the game.
    fn may_remove_basic(&self, side: Side) -> bool {
        BasicTile::COUNT - self.war.army[side].basic_removed.len() > FEWEST_BASIC_TILES
    }
}

/// Every legal decision of the phasing player.
pub(crate) fn legal(state: &State, list: &mut Vec<Action>) {
    let round = &state.round;
    let side = round.side;
    list.extend(state.face_down(side).iter().map(Action::Reveal));
    state.legal_abilities(list);
    if round.tile.is_none() {
        let taken = state.tiles.taken[Side::France].or(state.tiles.taken[Side::Britain]);
        list.extend(state.tiles.available.minus(taken).iter().map(Action::Tile));
        return;
    }
    if state.pass_refused().is_none() {
        list.extend((0..=state.tracks.debt[side].min(2)).map(Action::Pass));
    }
    if round.event.is_none() && !round.window_closed {
        for card in state.deck.hands[side].iter() {
            if state.event_refused(card).is_none() {
                list.push(Action::Event(card, None));
                let reveals = events::reveals(state, card);
                list.extend(reveals.iter().map(|ministry| Action::Event(card, Some(ministry))));
            }
        }
    }
    if state.may_merge() {
        list.push(Action::Merge);
    }
    if state.may_separate() {
        list.push(Action::Separate);
    }
    legal_upgrades(state, list);
    let advantages = state.open_advantages();
    advantages::legal(state, advantages, list);
    offers::legal_purchases(state, advantages, list);
    list.push(Action::End);
}

fn legal_upgrades(state: &State, list: &mut Vec<Action>) {
    let side = state.round.side;
    let Ok(war) = state.upgradable_war() else { return };
    if state.war.army[side].basic_pool != 0 {
        list.extend(war.theaters().map(Action::Upgrade));
    }
    if state.options.tile_swap {
        for one in war.theaters() {
            let later = war.theaters().filter(|other| other.index > one.index);
            list.extend(later.map(|other| Action::Swap(one, other)));
        }
    }
}

/// A refusal that speaks of nothing in particular.
const fn refused((rule, key): (Rule, Key)) -> Illegal {
    Illegal::new(rule, key)
}

/// What a decision of the phasing player costs, or which rule forbids it.
pub(crate) fn check(state: &State, action: Action) -> Result<Quote, Illegal> {
    let round = &state.round;
    let side = round.side;
    let when = |legal: bool, rule, key| {
        if legal { Ok(Quote::FREE) } else { Err(Illegal::new(rule, key)) }
    };
    match action {
        Action::Reveal(card) => {
            if state.face_down(side).contains(card) {
                Ok(Quote::FREE)
            } else {
                Err(Illegal::new("3.5", "ministry-not-face-down").with("card", card.facts().id))
            }
        }
        Action::Use(ability) => state.check_ability(ability),
        Action::Tile(tile) => {
            let taken = state.tiles.taken[Side::France].or(state.tiles.taken[Side::Britain]);
            if round.tile.is_some() {
                Err(Illegal::new("5.1", "tile-already-taken"))
            } else if state.tiles.available.minus(taken).contains(tile) {
                Ok(Quote::FREE)
            } else {
                Err(Illegal::new("5.1", "tile-not-available").with("tile", tile.id()))
            }
        }
        Action::Pass(reduction) => {
            state.pass_refused().map_or(Ok(()), |why| Err(refused(why)))?;
            when(reduction <= state.tracks.debt[side].min(2), "6.2", "reduction-too-large")
        }
        Action::Event(card, with) => {
            if let Some((rule, key)) = state.event_refused(card) {
                return Err(Illegal::new(rule, key).with("card", i32::from(card.0)));
            }
            match with {
                Some(ministry) if !events::reveals(state, card).contains(ministry) => {
                    Err(Illegal::new("3.5.3", "reveal-without-effect").with("card", ministry.facts().id))
                }
                _ => Ok(Quote::FREE),
            }
        }
        Action::Merge => when(state.may_merge(), "5.2", "nothing-to-merge"),
        Action::Separate => when(state.may_separate(), "5.2", "nothing-to-separate"),
        Action::Upgrade(theater) => {
            state.upgradable_war().map_err(refused)?;
            state.theater_allowed(theater)?;
            when(state.war.army[side].basic_pool != 0, "5.3.3", "no-tiles-left")
        }
        Action::Swap(one, other) => {
            state.upgradable_war().map_err(refused)?;
            state.theater_allowed(one)?;
            state.theater_allowed(other)?;
            when(state.options.tile_swap && one.index < other.index, "12.2", "no-swap")
        }
        Action::Advantage(advantage, target) => state.check_advantage(advantage, target, Licence::Usual),
        Action::Buy(buy) => state.check_buy(buy, Licence::Usual),
        Action::End => when(round.tile.is_some(), "5.1", "take-a-tile-first"),
        _ => Err(Illegal::new("5.0", "not-now")),
    }
}

/// The decisions that follow from another one.
pub(crate) fn legal_follow_up(state: &State, side: Side, step: Step, list: &mut Vec<Action>) {
    let theaters = || state.war.next.into_iter().flat_map(War::theaters);
    match step {
        Step::PlaceTile { .. } => {
            list.extend(theaters().filter(|&theater| state.may_place(side, theater)).map(Action::Place));
        }
        Step::MoveTile { theater, .. } => {
            for which in 0..state.movable_tiles() {
                list.extend(state.room_elsewhere(side, Some(theater)).map(|to| Action::Move(which, to)));
            }
        }
        Step::KeepTile { .. } => list.extend([Action::KeepOld, Action::KeepNew]),
        Step::RejectTile => list.extend([Action::RemoveTile, Action::ReturnTile]),
        Step::WalpoleDiscard => list.extend(state.deck.hands[side].iter().map(Action::Discard)),
        _ => {}
    }
}

pub(crate) fn check_follow_up(
    state: &State,
    side: Side,
    step: Step,
    action: Action,
) -> Result<Quote, Illegal> {
    let (legal, rule, key) = match (step, action) {
        (Step::PlaceTile { .. }, Action::Place(theater)) => {
            (state.may_place(side, theater), "5.6.1", "no-room-there")
        }
        (Step::MoveTile { theater, .. }, Action::Move(which, to)) => {
            let room = state.room_elsewhere(side, Some(theater)).any(|there| there == to);
            (room && which < state.movable_tiles(), "5.6.1", "no-room-there")
        }
        (Step::KeepTile { .. }, Action::KeepOld | Action::KeepNew)
        | (Step::RejectTile, Action::RemoveTile | Action::ReturnTile) => (true, "", ""),
        (Step::WalpoleDiscard, Action::Discard(card)) => {
            (state.deck.hands[side].contains(card), "M-5", "card-not-in-hand")
        }
        _ => (false, "5.0", "not-now"),
    };
    if legal { Ok(Quote::FREE) } else { Err(Illegal::new(rule, key)) }
}

impl<L: Log<Event>> Play<'_, L> {
    /// 5.0 An Action Round begins: what R-001 freezes is frozen, and the tiles carried over from
    /// the War of the Austrian Succession are drawn.
    pub(crate) fn begin_round(&mut self, side: Side) {
        let mut round = Round::new(side);
        round.held = self.state.board.control[side];
        round.isolated = self.state.board.all_isolated();
        round.fur_and_fish = self.state.french_fur_and_fish();
        self.state.round = round;
        self.say(Event::Round { side, number: self.state.rounds_done / 2 + 1 });
        self.push(Step::Act);
        for _ in 0..std::mem::take(&mut self.state.war.army[side].carry_over) {
            if self.draw_bonus(side).is_some() {
                self.push(Step::PlaceTile { side });
            }
        }
    }

    fn end_round(&mut self) {
        self.pop();
        self.state.rounds_done += 1;
        let side = self.state.round.side;
        self.say(Event::RoundEnds { side });
        // R-008 Nothing of the round is carried over.
        self.state.round = Round::new(side);
    }

    /// A decision of the phasing player.
    pub(crate) fn act(&mut self, action: Action) {
        let side = self.state.round.side;
        match action {
            Action::Reveal(card) => self.reveal(side, card),
            Action::Use(ability) => self.use_ability(ability),
            Action::Tile(tile) => {
                self.state.tiles.taken[side].insert(tile);
                self.state.round.open_tile(tile);
                self.say(Event::TileTaken { side, tile });
                self.trade_bonus();
                if self.upgrade_is_treaty_point() {
                    self.change_trp(side, 1, "military-upgrade");
                }
            }
            Action::Pass(reduction) => {
                if self.upgrade_is_treaty_point() {
                    // R-025 A player who passes does not use the symbol.
                    self.change_trp(side, -1, "military-upgrade");
                }
                self.say(Event::Passed { side });
                self.reduce_debt(side, reduction, "pass");
                self.end_round();
            }
            Action::Event(card, with) => self.announce_event(card, with),
            Action::Merge => self.state.round.merge(),
            Action::Separate => self.state.round.separate(),
            Action::Upgrade(theater) => self.upgrade(side, theater),
            Action::Swap(one, other) => {
                self.state.round.upgraded = true;
                self.state.round.window_closed = true;
                self.state.war.army[side].basic.swap(one.index as usize, other.index as usize);
                self.say(Event::Swapped { side, one, other });
            }
            Action::Advantage(advantage, target) => self.use_advantage(advantage, target),
            Action::Buy(buy) => self.buy(buy),
            Action::End => self.end_round(),
            _ => {}
        }
    }

    /// 5.3.3 (1) On Turn 6 the Military Upgrade symbol gives a Treaty Point instead.
    fn upgrade_is_treaty_point(&self) -> bool {
        self.state.turn == 6 && self.state.round.tile.is_some_and(|tile| tile.facts().upgrade)
    }

    /// 5.2 An Event is played; M-25 or M-8 is exhausted where the tile alone would not allow it.
    fn announce_event(&mut self, card: EventCard, with: Option<Ministry>) {
        let side = self.state.round.side;
        let Some(tile) = self.state.round.tile else { return };
        let tile = tile.facts();
        if !tile.event {
            self.reveal(side, Ministry::CONDORCET);
            self.exhaust(side, Ministry::CONDORCET, false);
            self.say(Event::AbilityWorks { side, card: Ministry::CONDORCET });
        } else if card.action().is_some_and(|action| action != tile.major) {
            self.reveal(side, Ministry::BANK);
            self.exhaust(side, Ministry::BANK, true);
            self.say(Event::AbilityWorks { side, card: Ministry::BANK });
        }
        self.play_event(card, with);
    }

    /// 5.3.3 A new Basic War tile is drawn for a theater.
    fn upgrade(&mut self, side: Side, theater: Theater) {
        self.state.round.upgraded = true;
        self.state.round.window_closed = true;
        let pool = self.state.war.army[side].basic_pool;
        let tile = BasicTile::from_index(self.dice.pick_bit(pool.into()) as usize);
        self.barrier(table::Barrier::Reveal);
        let army = &mut self.state.war.army[side];
        army.basic_pool &= !(1 << tile.index());
        army.upgrade = Some(tile);
        self.tell(
            side,
            Event::Upgrade { side, theater, drawn: Some(tile) },
            Event::Upgrade { side, theater, drawn: None },
        );
        self.push(Step::KeepTile { theater: theater.index });
    }

    fn keep_tile(&mut self, side: Side, theater: u8, keep_new: bool) {
        self.pop();
        let army = &mut self.state.war.army[side];
        if keep_new {
            std::mem::swap(&mut army.upgrade, &mut army.basic[theater as usize]);
        }
        let there = self.theater(theater);
        self.whisper(side, Event::UpgradeKept { side, theater: there, kept_new: keep_new });
        if self.state.may_remove_basic(side) {
            self.push(Step::RejectTile);
        } else {
            self.reject_tile(side, false);
        }
    }

    fn reject_tile(&mut self, side: Side, remove: bool) {
        let Some(war) = self.state.war.next else { return };
        let army = &mut self.state.war.army[side];
        if let Some(tile) = army.upgrade.take() {
            if remove {
                army.basic_removed.push((tile, war));
            } else {
                army.basic_pool |= 1 << tile.index();
            }
        }
        self.say(Event::UpgradeSettled { side, removed: remove });
    }

    /// The decisions that follow from another one.
    pub(crate) fn follow_up(&mut self, side: Side, step: Step, action: Action) {
        match (step, action) {
            (Step::PlaceTile { .. }, Action::Place(theater)) => {
                self.pop();
                let army = &mut self.state.war.army[side];
                if let Some(tile) = army.unplaced.pop() {
                    army.bonus[theater.index as usize].push(tile);
                }
                let crowded = army.bonus[theater.index as usize].len() > TILES_PER_THEATER;
                self.say(Event::TilePlaced { side, theater });
                if crowded {
                    self.push(Step::MoveTile { side, theater: theater.index });
                }
            }
            (Step::MoveTile { theater, .. }, Action::Move(which, to)) => {
                self.pop();
                let army = &mut self.state.war.army[side];
                let tile = army.bonus[theater as usize].remove(which as usize);
                army.bonus[to.index as usize].push(tile);
                let from = self.theater(theater);
                self.say(Event::TileMoved { side, from, to });
            }
            (Step::KeepTile { theater }, _) => self.keep_tile(side, theater, action == Action::KeepNew),
            (Step::RejectTile, _) => {
                self.pop();
                self.reject_tile(side, action == Action::RemoveTile);
            }
            (Step::WalpoleDiscard, Action::Discard(card)) => {
                self.pop();
                self.discard_cards(side, [card].into_iter().collect());
            }
            _ => {}
        }
    }
}
