//! Who must decide what.

use serde::Serialize;
use table::{Key, Seat};

use crate::facts::Power;
use crate::state::{Side, State, Step};

/// Who must decide what.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PromptView {
    /// What is to be decided, as a message key.
    pub key: Key,
    /// The seats that must decide.
    #[cfg_attr(test, ts(as = "Vec<u8>"))]
    pub seats: Vec<Seat>,
    /// Their powers, once these are chosen.
    pub powers: Vec<Power>,
    /// The side of an attack that is asked.
    pub side: Option<Side>,
}

pub(super) fn prompt(state: &State) -> Option<PromptView> {
    let (key, side) = key(state.step)?;
    let seats: Vec<Seat> = state.waiting.iter().collect();
    let powers = seats.iter().filter_map(|seat| state.powers[seat.index()]).collect();
    Some(PromptView { key, seats, powers, side })
}

const fn key(step: Step) -> Option<(Key, Option<Side>)> {
    Some(match step {
        Step::ChoosePower => ("choose-power", None),
        Step::Redraw => ("redraw", None),
        Step::Draft => ("draft", None),
        Step::Place(_) => ("place", None),
        Step::Bid => ("bid", None),
        Step::Propose => ("propose", None),
        Step::Turn => ("turn", None),
        Step::Moving => ("moving", None),
        Step::Deploy => ("deploy", None),
        Step::SeaStay => ("sea-stay", None),
        Step::SeaSink => ("sea-sink", None),
        Step::Militia => ("militia", None),
        Step::Surprise => ("surprise", None),
        Step::Commit(side) => ("commit", Some(side)),
        Step::Arms(side) => ("arms", Some(side)),
        Step::SeaFight(side) => ("sea-fight", Some(side)),
        Step::Surrender => ("surrender", None),
        Step::Bonus(side) => ("bonus", Some(side)),
        Step::Reserves(side) => ("reserves", Some(side)),
        Step::Withdrawal => ("withdrawal", None),
        Step::LossKind(side) => ("loss-kind", Some(side)),
        Step::LossAlly(side) => ("loss-ally", Some(side)),
        Step::Over => return None,
    })
}
