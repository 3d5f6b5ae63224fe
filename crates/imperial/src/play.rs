//! The small changes everything else is made of. Each writes what it did into the log.

use table::{Audience, Barrier, Dice, Key, Log};

use crate::action::Fleet;
use crate::board::ADVANTAGE_SPACES;
use crate::facts::{ActionType, Advantage, BonusTile, Country, Era, Region, Space, Spaces, Theater, War};
use crate::state::{Only, State, Step};
use crate::{Event, EventCard, EventCards, Ministry, Side};

/// The game in motion: the state, the dice and the log.
pub(crate) struct Play<'a, L> {
    pub(crate) state: &'a mut State,
    pub(crate) dice: &'a mut Dice,
    pub(crate) log: &'a mut L,
}

/// Where a Squadron goes when it leaves the map or the Navy Box.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Berth {
    /// The Navy Box.
    NavyBox,
    /// R-122 The Turn Track, until the next Peace Turn.
    TurnTrack,
    /// The unbuilt Squadrons.
    Unbuilt,
    /// Out of the game.
    Removed,
}

impl Berth {
    const fn key(self) -> Key {
        match self {
            Self::NavyBox => "navy-box",
            Self::TurnTrack => "turn-track",
            Self::Unbuilt => "unbuilt",
            Self::Removed => "removed",
        }
    }
}

impl<L: Log<Event>> Play<'_, L> {
    // ----- the log -----

    /// Something happened in the open.
    pub(crate) fn say(&mut self, event: Event) {
        self.log.all(event);
    }

    /// Something happened that only one side sees in full.
    pub(crate) fn tell(&mut self, side: Side, full: Event, part: Event) {
        let seat = self.state.seat_of[side];
        self.log.split(seat, full, part);
    }

    /// Something happened that only one side learns of.
    pub(crate) fn whisper(&mut self, side: Side, event: Event) {
        self.log.event(Audience::Only(self.state.seat_of[side]), event);
    }

    /// Undo stops here.
    pub(crate) fn barrier(&mut self, why: Barrier) {
        self.log.barrier(why);
    }

    // ----- the agenda -----

    /// Puts a step before everything else that is to be done.
    pub(crate) fn push(&mut self, step: Step) {
        self.state.agenda.push(step);
    }

    /// Takes the current step off.
    pub(crate) fn pop(&mut self) {
        self.state.agenda.pop();
    }

    // ----- flags -----

    /// Everything that follows from a change of control: Conflict markers go, Advantages
    /// move (8.1), Huguenots leave a British Territory.
    fn control_changed(&mut self, space: Space) {
        self.state.round.changed.insert(space);
        if self.state.board.conflicts.contains(space) {
            self.clear_conflict(space);
        }
    }

    fn advantages_moved(&mut self, side: Side, space: Space, held: bool) {
        if !ADVANTAGE_SPACES.contains(space) {
            return;
        }
        for advantage in Advantage::all() {
            let requires = advantage.facts().requires;
            let others = requires.minus(Spaces::only(space));
            if requires.contains(space) && others.minus(self.state.board.control[side]).is_empty() {
                self.say(Event::AdvantageMoved { side, advantage, held });
            }
        }
    }

    /// 3.2.8 Flags an empty space.
    pub(crate) fn flag(&mut self, side: Side, space: Space) {
        debug_assert!(self.state.board.empty().contains(space), "{space} is not empty");
        self.state.board.control[side].insert(space);
        self.say(Event::Flagged { side, space });
        self.control_changed(space);
        self.advantages_moved(side, space, true);
        let huguenots = self.state.board.huguenots_fresh.or(self.state.board.huguenots_spent);
        if side == Side::Britain && huguenots.contains(space) {
            self.remove_huguenots(space);
        }
        if self.state.round.side == side && side == Side::Britain {
            self.burke_flagged(space);
        }
    }

    /// R-099 An Ireland space flagged during an Action that M-22 supports adds its Action Point.
    fn burke_flagged(&mut self, space: Space) {
        if space.facts().country != Some(Country::Ireland) {
            return;
        }
        for purse in self.state.round.purses.iter_mut().flatten() {
            if let Some(given) = purse.burke
                && given < 2
                && !purse.finished
            {
                purse.burke = Some(given + 1);
                purse.tie(Only::In(Region::Europe), 1);
            }
        }
    }

    /// Removes whatever flag is in a space.
    pub(crate) fn unflag(&mut self, space: Space) {
        let board = &mut self.state.board;
        if board.spain.contains(space) {
            // 12.1 (3) Spanish flags are removed from the game.
            board.spain.remove(space);
            self.say(Event::SpanishUnflagged { space });
        } else if let Some(side) = board.owner(space) {
            self.advantages_moved(side, space, false);
            self.state.board.control[side].remove(space);
            self.say(Event::Unflagged { side, space });
            // R-148 A Fort without a flag is no Fort.
            self.state.board.damaged.remove(space);
        }
        self.control_changed(space);
    }

    /// 3.2.8 One shift: removes an opposing flag, or places the own one in an empty space.
    pub(crate) fn shift(&mut self, side: Side, space: Space) {
        if self.state.board.opposing(side).contains(space) {
            self.unflag(space);
        } else {
            self.flag(side, space);
        }
    }

    /// 3.2.8, R-117 Takes control: the own flag comes whether or not another was there.
    pub(crate) fn take_control(&mut self, side: Side, space: Space) {
        let damaged = self.state.board.damaged.contains(space);
        if self.state.board.opposing(side).contains(space) {
            self.unflag(space);
        }
        self.flag(side, space);
        if damaged {
            // R-194 A captured damaged Fort stays damaged.
            self.state.board.damaged.insert(space);
        }
    }

    // ----- markers -----

    /// 3.8.1 Places a Conflict marker.
    pub(crate) fn place_conflict(&mut self, space: Space, plus_one: bool) {
        let board = &mut self.state.board;
        board.conflicts.insert(space);
        if plus_one {
            board.plus_one.insert(space);
        }
        self.say(Event::Conflict { space, plus_one });
    }

    /// 3.8.2 Removes a Conflict marker.
    pub(crate) fn clear_conflict(&mut self, space: Space) {
        let board = &mut self.state.board;
        board.conflicts.remove(space);
        board.plus_one.remove(space);
        self.say(Event::ConflictGone { space });
    }

    /// 3.2.5 Damages a Fort.
    pub(crate) fn damage(&mut self, space: Space) {
        self.state.board.damaged.insert(space);
        self.say(Event::FortDamaged { space });
    }

    /// 5.6.4 Repairs a Fort.
    pub(crate) fn repair(&mut self, space: Space) {
        self.state.board.damaged.remove(space);
        self.say(Event::FortRepaired { space });
    }

    /// M-9 A Huguenots marker leaves the game.
    pub(crate) fn remove_huguenots(&mut self, space: Space) {
        self.state.board.huguenots_fresh.remove(space);
        self.state.board.huguenots_spent.remove(space);
        self.say(Event::HuguenotsGone { space });
    }

    // ----- tracks -----

    /// 3.10 Scores Victory Points: up for France, down for Britain.
    pub(crate) fn score(&mut self, side: Side, amount: u8, why: Key) {
        if amount == 0 {
            return;
        }
        let delta = i16::from(amount);
        self.state.tracks.vp += if side == Side::France { delta } else { -delta };
        self.say(Event::Vp { side, amount, now: self.state.tracks.vp, why });
    }

    /// 6.1 Takes Debt that fits under the limit.
    pub(crate) fn add_debt(&mut self, side: Side, amount: u8, why: Key) {
        if amount == 0 {
            return;
        }
        self.state.tracks.debt[side] += amount;
        self.say(Event::Debt { side, delta: amount as i8, now: self.state.tracks.debt[side], why });
    }

    /// 6.3 Forced Debt: what does not fit under the limit gives the opponent Victory Points,
    /// unless M-19 protects Britain.
    pub(crate) fn force_debt(&mut self, side: Side, amount: u8, why: Key) {
        let room = self.state.available_debt(side).max(0) as u8;
        let taken = amount.min(room);
        self.add_debt(side, taken, why);
        let excess = amount - taken;
        if excess > 0 {
            if side == Side::Britain && self.state.open_ministry(Ministry::WATT) {
                self.say(Event::AbilityWorks { side, card: Ministry::WATT });
            } else {
                self.score(side.other(), excess, "debt-overflow");
            }
        }
    }

    /// R-152 Reduces Debt, not below 0; gives what was really taken off.
    pub(crate) fn reduce_debt(&mut self, side: Side, amount: u8, why: Key) -> u8 {
        let taken = amount.min(self.state.tracks.debt[side]);
        if taken > 0 {
            self.state.tracks.debt[side] -= taken;
            self.say(Event::Debt { side, delta: -(taken as i8), now: self.state.tracks.debt[side], why });
        }
        taken
    }

    /// 6.3 Changes a Debt Limit.
    pub(crate) fn change_limit(&mut self, side: Side, delta: i8, why: Key) {
        let limit = &mut self.state.tracks.limit[side];
        *limit = limit.saturating_add_signed(delta);
        let now = *limit;
        self.say(Event::Limit { side, delta, now, why });
    }

    /// 9.0 Gains or loses Treaty Points.
    pub(crate) fn change_trp(&mut self, side: Side, delta: i8, why: Key) {
        if delta == 0 {
            return;
        }
        let trp = &mut self.state.tracks.trp[side];
        *trp = trp.saturating_add_signed(delta);
        let now = *trp;
        self.say(Event::Trp { side, delta, now, why });
    }

    // ----- Squadrons -----

    /// 5.6.5 Puts an unbuilt Squadron into the Navy Box, if there is one.
    pub(crate) fn build_squadron(&mut self, side: Side) {
        let tracks = &mut self.state.tracks;
        if tracks.unbuilt[side] > 0 {
            tracks.unbuilt[side] -= 1;
            tracks.navy_box[side] += 1;
            self.say(Event::SquadronBuilt { side });
        }
    }

    /// A Squadron leaves its place for somewhere off the map.
    pub(crate) fn send_squadron(&mut self, side: Side, from: Fleet, to: Berth) {
        match from {
            Fleet::Box => self.state.tracks.navy_box[side] -= 1,
            Fleet::At(space) => {
                self.unflag(space);
                self.state.round.deployed.remove(space);
                if self.state.battle.conquerors.contains(space) {
                    self.state.battle.conquerors.remove(space);
                    if to == Berth::NavyBox {
                        self.state.battle.conquerors_boxed[side] += 1;
                    }
                }
            }
        }
        let tracks = &mut self.state.tracks;
        match to {
            Berth::NavyBox => tracks.navy_box[side] += 1,
            Berth::TurnTrack => tracks.away[side] += 1,
            Berth::Unbuilt => tracks.unbuilt[side] += 1,
            Berth::Removed => tracks.removed[side] += 1,
        }
        self.say(Event::SquadronSent { side, from, to: to.key() });
    }

    /// 5.6.6, 7.2.1.1 A Squadron takes a Naval space; an opposing one there goes to the Navy Box.
    pub(crate) fn sail(&mut self, side: Side, from: Fleet, to: Space) {
        if self.state.board.control[side.other()].contains(to) {
            self.send_squadron(side.other(), Fleet::At(to), Berth::NavyBox);
        }
        match from {
            Fleet::Box => self.state.tracks.navy_box[side] -= 1,
            Fleet::At(space) => self.unflag(space),
        }
        self.flag(side, to);
    }

    // ----- Event cards -----

    /// 4.1.1, 4.1.6 Draws one Event card. In the Revolution Era a Succession card leaves the game
    /// as it is drawn and another takes its place. Nothing, if the draw pile runs out.
    pub(crate) fn draw_card(&mut self, side: Side) -> Option<EventCard> {
        loop {
            let pile = self.state.deck.draw;
            if pile.is_empty() {
                return None;
            }
            let card = EventCard(self.dice.pick_bit(pile.0.into()) as u8);
            self.barrier(Barrier::Reveal);
            self.state.deck.draw.remove(card);
            if self.state.era() == Era::Revolution && card.era() == Era::Succession {
                let cards = EventCards::from_iter([card]);
                self.say(Event::CardsExpire { side, cards });
                continue;
            }
            self.state.deck.hands[side].insert(card);
            self.state.deck.note_draw(side);
            return Some(card);
        }
    }

    /// Tells who drew which cards.
    pub(crate) fn announce_draw(&mut self, side: Side, cards: EventCards) {
        let count = cards.len() as u8;
        if count > 0 {
            self.tell(
                side,
                Event::CardsDrawn { side, count, cards: Some(cards) },
                Event::CardsDrawn { side, count, cards: None },
            );
        }
    }

    /// R-119 Cards go from a hand to the open discard pile.
    pub(crate) fn discard_cards(&mut self, side: Side, cards: EventCards) {
        if cards.is_empty() {
            return;
        }
        for card in cards.iter() {
            self.state.deck.leave_hand(side, card);
        }
        let deck = &mut self.state.deck;
        deck.discard = deck.discard.or(cards);
        self.say(Event::Discards { side, cards });
    }

    // ----- War tiles -----

    /// A theater of the next war.
    pub(crate) fn theater(&self, index: u8) -> Theater {
        Theater { war: self.state.war.next.unwrap_or(War::Wss), index }
    }

    /// 5.6.1 Draws a Bonus War tile, if the pool has one; it still has to be placed.
    pub(crate) fn draw_bonus(&mut self, side: Side) -> Option<BonusTile> {
        let pool = self.state.war.army[side].bonus_pool;
        if pool == 0 {
            return None;
        }
        let tile = BonusTile::from_index(self.dice.pick_bit(pool.into()) as usize);
        self.barrier(Barrier::Reveal);
        let army = &mut self.state.war.army[side];
        army.bonus_pool &= !(1 << tile.index());
        army.unplaced.push(tile);
        self.tell(side, Event::TileDrawn { side, tile: Some(tile) }, Event::TileDrawn { side, tile: None });
        Some(tile)
    }

    /// A Bonus War tile lying in a theater goes back to the pool.
    pub(crate) fn return_bonus(&mut self, side: Side, theater: u8, which: u8) {
        let tile = self.state.war.army[side].bonus[theater as usize].remove(which as usize);
        self.state.war.army[side].bonus_pool |= 1 << tile.index();
        let theater = self.theater(theater);
        self.tell(
            side,
            Event::TileReturned { side, theater, tile: Some(tile) },
            Event::TileReturned { side, theater, tile: None },
        );
    }

    // ----- Action Points -----

    /// 5.2 (3), R-011 Action Points of an Event: merged with a Major Action of the same type,
    /// else an Action of their own. A grant of nothing opens no Action.
    pub(crate) fn grant(&mut self, ap: ActionType, amount: u8, only: Option<Only>) {
        if amount == 0 {
            return;
        }
        let side = self.state.round.side;
        self.say(Event::Granted { side, ap, amount });
        self.state.round.grant(ap, amount, only);
        self.trade_bonus();
    }
}
