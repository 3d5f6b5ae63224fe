//! Why something cannot be chosen inside an Event.

use table::Illegal;

use super::advantage;
use super::choices::{in_demand, op_at};
use super::vocabulary::{Deed, Filter, Flag, Op};
use crate::Action;
use crate::facts::{FORTS, Space};
use crate::state::{State, Step};

/// The rule and the reason that refuse a decision inside an Event.
pub(super) fn explain(state: &State, step: Step, action: Action) -> Illegal {
    match step {
        Step::Target { cursor, .. } => match op_at(state, cursor) {
            Some(op) => target(state, op, action),
            None => Illegal::new("5.2", "not-a-choice-here"),
        },
        Step::Branch(_) => match action {
            Action::Option(option) => {
                Illegal::new("5.2", "option-not-possible").with("option", i32::from(option))
            }
            _ => Illegal::new("5.2", "choose-an-option"),
        },
        Step::FreeAdvantage(cursor) => advantage::explain(state, cursor, action),
        Step::Overruns { side, .. } => match action {
            Action::Damage(space) | Action::Disperse(space) => {
                let own = state.board.control[side].contains(space);
                let key = if own && FORTS.contains(space) { "already-damaged" } else { "no-such-loss" };
                Illegal::new("5.2", key).with("space", space.id())
            }
            Action::GiveBack(theater, _) => Illegal::new("5.2", "no-such-tile").with("theater", theater.id()),
            _ => Illegal::new("5.2", "choose-a-loss"),
        },
        _ => Illegal::new("5.2", "not-a-choice-here"),
    }
}

/// Why a target of a step is refused.
fn target(state: &State, op: &Op, action: Action) -> Illegal {
    match (*op, action) {
        (Op::Strike(strike), Action::Choose(space)) => {
            space_refused(state, strike.deed, &strike.filter, space)
        }
        (Op::Squadron { .. }, Action::Fleet(_)) => Illegal::new("3.6", "no-such-squadron"),
        (Op::ReturnTile, Action::GiveBack(theater, _)) => {
            Illegal::new("5.2", "no-such-tile").with("theater", theater.id())
        }
        (Op::PlaceByng, Action::Theater(theater)) => {
            let key = if state.war.next == Some(theater.war) {
                "theater-without-squadrons"
            } else {
                "not-next-war"
            };
            Illegal::new("5.2", key).with("theater", theater.id())
        }
        (Op::MayAddDemand(_) | Op::ReplaceDemand, Action::Commodity(commodity)) => {
            let key = match *op {
                Op::MayAddDemand(_) if in_demand(state, commodity) => "already-in-demand",
                Op::ReplaceDemand if in_demand(state, commodity) => "just-drawn",
                Op::ReplaceDemand => "not-in-demand",
                _ => "not-a-choice-here",
            };
            Illegal::new("5.2", key).with("commodity", commodity.id())
        }
        (Op::Refresh(..) | Op::Exhaust(_), Action::Refresh(advantage)) => {
            let exhausted = state.exhausted.contains(advantage);
            let key = match *op {
                Op::Exhaust(_) => "advantage-exhausted",
                _ if !exhausted => "advantage-not-exhausted",
                _ if !state.board.holds(state.round.side, advantage) => "advantage-not-held",
                _ => "advantage-not-for-this-event",
            };
            Illegal::new("8.2", key).with("advantage", advantage.id())
        }
        (Op::PayDebtOrTrp, Action::Option(1)) => Illegal::new("9.0", "no-treaty-points"),
        (_, Action::Done) => Illegal::new("5.2", "must-be-done"),
        _ => Illegal::new("5.2", "not-a-choice-here"),
    }
}

/// Why a space is no target.
fn space_refused(state: &State, deed: Deed, filter: &Filter, space: Space) -> Illegal {
    let you = state.round.side;
    let board = &state.board;
    let (rule, key) = if !filter.among.contains(space) {
        ("5.2", "not-a-target")
    } else if state.locked().contains(space) {
        ("3.2.1", "not-in-play")
    } else if !filter.flagged(state, you).contains(space) {
        match filter.flag {
            Flag::NotOwn => ("3.2.8", "already-yours"),
            Flag::Own => ("5.2", "not-your-flag"),
            _ => ("3.2.8", "not-opposing"),
        }
    } else if deed == Deed::Damage {
        ("3.2.5", "already-damaged")
    } else if filter.no_conflict && board.conflicts.contains(space) {
        ("3.8", "already-in-conflict")
    } else if filter.unprotected && !state.unprotected().contains(space) {
        ("3.2.8", "protected")
    } else {
        ("5.4.1", "isolates-a-market")
    };
    Illegal::new(rule, key).with("space", space.id())
}
