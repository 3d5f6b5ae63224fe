//! 8.2 Using Advantages.

use table::{Illegal, Log, Quote};

use crate::facts::{ADVANTAGES, Advantage, AdvantageEffect, Advantages, Region, Space, Spaces};
use crate::play::Play;
use crate::state::State;
use crate::{Action, Event, Ministry, Side};

/// 8.2 Advantages a player may use in one Action Round.
const MOST_USED: u8 = 2;

/// 8.2 The Advantages whose Region has not been used yet, by the Regions used (as bits).
static UNUSED_REGIONS: [Advantages; 1 << Region::COUNT] = {
    let mut sets = [Advantages::EMPTY; 1 << Region::COUNT];
    let mut used = 0;
    while used < sets.len() {
        let mut at = 0;
        while at < ADVANTAGES.len() {
            if used & (1 << ADVANTAGES[at].region.index()) == 0 {
                sets[used].insert(Advantage::from_index(at));
            }
            at += 1;
        }
        used += 1;
    }
    sets
};

/// 8.2 The Advantages that stand alone: no purchase is needed to use them.
const STANDING_ALONE: Advantages = {
    let mut set = Advantages::EMPTY;
    let mut at = 0;
    while at < ADVANTAGES.len() {
        if let AdvantageEffect::ReduceDebt(_) | AdvantageEffect::PlaceConflict { .. } = ADVANTAGES[at].effect
        {
            set.insert(Advantage::from_index(at));
        }
        at += 1;
    }
    set
};

/// Why an Advantage may be used outside the usual limits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Licence {
    /// The usual limits hold (8.2).
    Usual,
    /// An Event activates it, ignoring exhaustion.
    Event,
    /// An Event activates it, ignoring exhaustion, even in the round it was taken.
    EventAtOnce,
}

impl State {
    /// 8.2 The Advantages that the phasing player may use now.
    pub(crate) fn open_advantages(&self) -> Advantages {
        let round = &self.round;
        if round.advantages_used >= MOST_USED {
            return Advantages::EMPTY;
        }
        self.usable_advantages(round.side).and(UNUSED_REGIONS[usize::from(round.advantage_regions)])
    }

    /// 8.2 Whether the phasing player may use an Advantage now.
    pub(crate) fn advantage_allowed(&self, advantage: Advantage, licence: Licence) -> Result<(), Illegal> {
        let side = self.round.side;
        let refuse = |rule, key| Err(Illegal::new(rule, key).with("advantage", advantage.id()));
        let facts = advantage.facts();
        if self.round.tile.is_none() {
            return refuse("8.2", "take-a-tile-first");
        }
        if !self.board.holds(side, advantage) {
            return refuse("8.1", "advantage-not-held");
        }
        if !facts.requires.and(self.board.conflicts).is_empty() {
            return refuse("8.1", "advantage-blocked-by-conflict");
        }
        if licence == Licence::Usual && self.exhausted.contains(advantage) {
            return refuse("8.2", "advantage-exhausted");
        }
        if licence != Licence::EventAtOnce && !facts.requires.and(self.round.changed).is_empty() {
            return refuse("8.2", "advantage-just-taken");
        }
        if self.round.advantages_used >= MOST_USED {
            return refuse("8.2", "two-advantages-used");
        }
        if self.round.advantage_regions & (1 << facts.region.index()) != 0 {
            return refuse("8.2", "region-advantage-used");
        }
        Ok(())
    }

    /// 8.2 The spaces an Advantage that stands alone may be aimed at; R-070: none, if it would do
    /// nothing.
    pub(crate) fn advantage_targets(&self, advantage: Advantage) -> Spaces {
        match advantage.facts().effect {
            AdvantageEffect::PlaceConflict { targets, unprotected } => {
                let targets = targets.and(self.conflict_targets());
                if unprotected { targets.and(self.unprotected()) } else { targets }
            }
            _ => Spaces::EMPTY,
        }
    }

    /// 8.2 Whether an Advantage that stands alone may be used now, with that target.
    pub(crate) fn check_advantage(
        &self,
        advantage: Advantage,
        target: Option<Space>,
        licence: Licence,
    ) -> Result<Quote, Illegal> {
        self.advantage_allowed(advantage, licence)?;
        let refuse = |key| Err(Illegal::new("8.2", key).with("advantage", advantage.id()));
        match (advantage.facts().effect, target) {
            (AdvantageEffect::ReduceDebt(_), None) => {
                if self.tracks.debt[self.round.side] == 0 {
                    return refuse("no-debt-to-reduce");
                }
            }
            (AdvantageEffect::PlaceConflict { .. }, Some(space)) => {
                if !self.advantage_targets(advantage).contains(space) {
                    return refuse("advantage-not-for-this");
                }
            }
            _ => return refuse("advantage-needs-purchase"),
        }
        Ok(Quote::FREE)
    }
}

/// Every use of an Advantage that stands alone.
pub(crate) fn legal(state: &State, advantages: Advantages, list: &mut Vec<Action>) {
    for advantage in advantages.and(STANDING_ALONE) {
        match advantage.facts().effect {
            AdvantageEffect::ReduceDebt(_) if state.tracks.debt[state.round.side] > 0 => {
                list.push(Action::Advantage(advantage, None));
            }
            AdvantageEffect::PlaceConflict { .. } => {
                let targets = state.advantage_targets(advantage);
                targets.iter().for_each(|space| list.push(Action::Advantage(advantage, Some(space))));
            }
            _ => {}
        }
    }
}

impl<L: Log<Event>> Play<'_, L> {
    /// 8.2 An Advantage that stands alone.
    pub(crate) fn use_advantage(&mut self, advantage: Advantage, target: Option<Space>) {
        self.state.round.window_closed = true;
        self.advantage_effect(advantage, target);
        self.note_advantage(advantage);
    }

    /// What an Advantage that stands alone does.
    pub(crate) fn advantage_effect(&mut self, advantage: Advantage, target: Option<Space>) {
        let side = self.state.round.side;
        match (advantage.facts().effect, target) {
            (AdvantageEffect::ReduceDebt(amount), _) => {
                self.reduce_debt(side, amount, "advantage");
            }
            (AdvantageEffect::PlaceConflict { .. }, Some(space)) => self.place_conflict(space, false),
            _ => {}
        }
    }

    /// 8.2 Counts a use against the limits.
    pub(crate) fn count_advantage(&mut self, advantage: Advantage) {
        self.state.round.advantages_used += 1;
        self.state.round.advantage_regions |= 1 << advantage.facts().region.index();
    }

    /// 8.2 An Advantage has been used: it is exhausted, and M-13 and M-19 react.
    pub(crate) fn note_advantage(&mut self, advantage: Advantage) {
        let side = self.state.round.side;
        self.count_advantage(advantage);
        if self.state.round.free_advantage.take() == Some(advantage) {
            // R-076 An Event's activation does not exhaust it.
            self.say(Event::AdvantageUsed { side, advantage, exhausted: false });
            return;
        }
        self.state.exhausted.insert(advantage);
        self.say(Event::AdvantageUsed { side, advantage, exhausted: true });
        if side != Side::France {
            return;
        }
        if self.state.open_ministry(Ministry::WATT) && !self.state.round.patents_done {
            self.state.round.patents_done = true;
            self.change_trp(Side::Britain, 1, "james-watt");
        }
        // A player who wants M-13 to see the use turns it up before: asking afterwards would tell
        // the opponent that the card is there.
        if advantage.facts().region == Region::Europe
            && self.state.open_ministry(Ministry::POMPADOUR)
            && !self.state.round.salon_done
        {
            self.state.round.salon_done = true;
            self.change_trp(Side::France, 1, "pompadour-and-du-barry");
        }
    }
}
