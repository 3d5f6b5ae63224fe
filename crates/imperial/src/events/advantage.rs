//! R-076 Advantages that an Event activates: Event 6 (British bonus) and Event 33 (France).

use table::{Illegal, Log, Quote};

use super::choices::op_at;
use super::vocabulary::Op;
use crate::action::{Buy, Goods, Help, Yard};
use crate::advantages::Licence;
use crate::facts::{Advantage, AdvantageEffect, Advantages, NAVAL};
use crate::play::Play;
use crate::state::{Cursor, Slot, State, Step};
use crate::{Action, Event};

/// The Advantages that the step at a cursor lets the player use, and how freely.
fn allowed(state: &State, cursor: Cursor) -> (Advantages, Licence) {
    match op_at(state, cursor) {
        Some(&Op::UseAdvantage(among, licence)) => (among, licence),
        _ => (Advantages::EMPTY, Licence::Usual),
    }
}

/// The Advantage that a purchase uses.
const fn used_by(goods: Goods) -> Option<Advantage> {
    match goods {
        Goods::Shift(_, help) => help.advantage,
        Goods::Bastion(_) => Some(Advantage::NAVAL_BASTION),
        Goods::Squadron { yard: Yard::Slaving, .. } => Some(Advantage::SLAVING_CONTRACTS),
        _ => None,
    }
}

/// The ways to use one of the Advantages now. One that needs Action Points is used by a purchase
/// with those of this Action Round, paid at once.
pub(super) fn offers(state: &State, cursor: Cursor, each: &mut impl FnMut(Action)) {
    let you = state.round.side;
    let (among, licence) = allowed(state, cursor);
    for advantage in among.and(state.board.advantages(you)) {
        if state.advantage_allowed(advantage, licence).is_err() {
            continue;
        }
        let mut purchase = |goods| {
            for slot in Slot::ALL {
                let buy = Buy { goods, slot };
                if state.check_buy(buy, licence).is_ok() {
                    each(Action::Buy(buy));
                }
            }
        };
        match advantage.facts().effect {
            AdvantageEffect::UnflagFor { targets, .. } | AdvantageEffect::UnflagDiscount { targets, .. } => {
                for space in targets.and(state.board.opposing(you)) {
                    helps(state, advantage, &mut |help| purchase(Goods::Shift(space, help)));
                }
            }
            AdvantageEffect::ReturnSquadron { .. } => {
                let squadrons = state.board.control[you.other()].and(NAVAL);
                squadrons.iter().for_each(|space| purchase(Goods::Bastion(space)));
            }
            AdvantageEffect::BuildSquadron { .. } => {
                for speculation in [false, true] {
                    purchase(Goods::Squadron { yard: Yard::Slaving, speculation });
                }
            }
            AdvantageEffect::ReduceDebt(_) => {
                if state.tracks.debt[you] > 0 {
                    each(Action::Advantage(advantage, None));
                }
            }
            AdvantageEffect::PlaceConflict { .. } => {
                let targets = state.advantage_targets(advantage);
                targets.iter().for_each(|space| each(Action::Advantage(advantage, Some(space))));
            }
        }
    }
}

/// The Advantage alone, or with the Huguenots markers that may help too.
fn helps(state: &State, advantage: Advantage, each: &mut impl FnMut(Help)) {
    let with = |huguenots| Help { advantage: Some(advantage), huguenots };
    each(with([None, None]));
    let fresh = state.board.huguenots_fresh;
    for one in fresh {
        each(with([Some(one), None]));
        fresh.iter().filter(|&other| other > one).for_each(|other| each(with([Some(one), Some(other)])));
    }
}

/// What the purchase would cost by which an Advantage is used, if that is what is asked.
pub(super) fn quote(state: &State, step: Step, action: Action) -> Option<Result<Quote, Illegal>> {
    let (Step::FreeAdvantage(cursor), Action::Buy(buy)) = (step, action) else { return None };
    let (among, licence) = allowed(state, cursor);
    let allowed = used_by(buy.goods).is_some_and(|advantage| among.contains(advantage));
    Some(if allowed {
        state.check_buy(buy, licence)
    } else {
        Err(Illegal::new("5.2", "event-wants-an-advantage"))
    })
}

/// Why an Advantage cannot be used so.
pub(super) fn explain(state: &State, cursor: Cursor, action: Action) -> Illegal {
    let Action::Advantage(advantage, target) = action else {
        return Illegal::new("5.2", "event-wants-an-advantage");
    };
    let (among, licence) = allowed(state, cursor);
    let foreign = Illegal::new("5.2", "advantage-not-for-this-event").with("advantage", advantage.id());
    if among.contains(advantage) {
        state.check_advantage(advantage, target, licence).err().unwrap_or(foreign)
    } else {
        foreign
    }
}

impl<L: Log<Event>> Play<'_, L> {
    /// R-076 Uses an Advantage that the Event activates: the tile is not exhausted.
    pub(super) fn use_freely(&mut self, action: Action) {
        match action {
            Action::Buy(buy) => {
                self.state.round.free_advantage = used_by(buy.goods);
                self.buy(buy);
            }
            Action::Advantage(advantage, target) => {
                self.state.round.free_advantage = Some(advantage);
                self.use_advantage(advantage, target);
            }
            _ => {}
        }
    }
}
