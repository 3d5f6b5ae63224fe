//! What may be chosen inside an Event. Legality is defined here and nowhere else: listing,
//! checking and the choices that make themselves all ask the same function.

use super::advantage;
use super::vocabulary::{BonusIf, Op};
use crate::action::Fleet;
use crate::board::leader;
use crate::facts::{Advantages, Commodity, FORTS, Keyword, NAVAL, Theater, War};
use crate::state::{Cursor, Part, State, Step};
use crate::{Action, EventCard, Ministries, Ministry, Side};

/// The step of the card at a cursor, if there is one.
pub(super) fn op_at(state: &State, cursor: Cursor) -> Option<&'static Op> {
    let ops = cursor.card.facts().versions[state.round.side].part(cursor.part);
    match (ops.get(usize::from(cursor.at))?, cursor.branch) {
        (Op::OneOf(branches), Some((branch, at))) => branches[usize::from(branch)].get(usize::from(at)),
        (op, _) => Some(op),
    }
}

/// Whether a side has the keyword face up.
pub(super) fn shows(state: &State, side: Side, keyword: Keyword) -> bool {
    !state.ministries[side].open.and(Ministries::with_keyword(keyword)).is_empty()
}

/// 5.2 (1) Whether the Bonus Condition of a card is met now.
pub(super) fn bonus_met(state: &State, card: EventCard) -> bool {
    let you = state.round.side;
    match card.facts().bonus_if {
        BonusIf::Never => false,
        BonusIf::Is(condition) => condition.holds(state, you),
        BonusIf::Keyword(keyword) => shows(state, you, keyword),
    }
}

/// Face-down Ministry cards that would serve if they were turned up with the card: for
/// its keyword, for a keyword inside its bonus, or M-26 for the bonus itself. The choice is part of
/// playing the card: a question asked afterwards would tell the opponent that the card is there.
pub(crate) fn reveals(state: &State, card: EventCard) -> Ministries {
    let you = state.round.side;
    let face_down = state.face_down(you);
    let mut useful = Ministries::EMPTY;
    if face_down.is_empty() {
        return useful;
    }
    if bonus_met(state, card) {
        if you == Side::France {
            useful.insert(Ministry::LAVOISIER);
        }
        for op in card.facts().versions[you].part(Part::Bonus) {
            if let Op::ScoreByKeyword(keyword, ..) = op
                && !shows(state, you, *keyword)
            {
                useful = useful.or(Ministries::with_keyword(*keyword));
            }
        }
    } else if let BonusIf::Keyword(keyword) = card.facts().bonus_if {
        useful = Ministries::with_keyword(keyword);
    }
    useful.and(face_down)
}

/// Whether a commodity is in this turn's Global Demand.
pub(super) const fn in_demand(state: &State, commodity: Commodity) -> bool {
    state.demand & (1 << commodity.index()) != 0
}

/// The Bonus War tiles of a side that lie in the theaters of the next war.
fn bonus_tiles(state: &State, side: Side, each: &mut impl FnMut(Action)) {
    let Some(war) = state.war.next else { return };
    for theater in war.theaters() {
        for which in 0..state.war.army[side].bonus[usize::from(theater.index)].len() {
            each(Action::GiveBack(theater, which as u8));
        }
    }
}

/// R-133 The theaters of the next war whose strength counts Squadrons.
fn squadron_theaters(state: &State) -> impl Iterator<Item = Theater> {
    let theaters = state.war.next.into_iter().flat_map(War::theaters);
    theaters.filter(|theater| !theater.facts().squadrons.is_empty())
}

/// Everything that may be decided at a step of an Event.
pub(super) fn offers(state: &State, step: Step, each: &mut impl FnMut(Action)) {
    match step {
        Step::Target { cursor, .. } => targets(state, cursor, each),
        Step::Branch(cursor) => branches(state, cursor, each),
        Step::FreeAdvantage(cursor) => advantage::offers(state, cursor, each),
        Step::Overruns { side, .. } => losses(state, side, each),
        _ => {}
    }
}

/// R-130 The losses of Event 12.
fn losses(state: &State, side: Side, each: &mut impl FnMut(Action)) {
    let own = state.board.control[side];
    own.and(FORTS).minus(state.board.damaged).iter().for_each(|fort| each(Action::Damage(fort)));
    own.and(NAVAL).iter().for_each(|space| each(Action::Disperse(space)));
    bonus_tiles(state, side, each);
}

/// The branches of a “choose one” step that can be carried out.
fn branches(state: &State, cursor: Cursor, each: &mut impl FnMut(Action)) {
    let Some(Op::OneOf(branches)) = op_at(state, cursor) else { return };
    for (number, branch) in branches.iter().enumerate() {
        if branch.iter().any(|op| possible(state, op)) {
            each(Action::Option(number as u8));
        }
    }
}

/// Whether a step inside a branch would do anything.
fn possible(state: &State, op: &Op) -> bool {
    match op {
        Op::Strike(strike) => !strike.filter.targets(state, state.round.side).is_empty(),
        _ => true,
    }
}

/// The targets of a step.
fn targets(state: &State, cursor: Cursor, each: &mut impl FnMut(Action)) {
    let you = state.round.side;
    let Some(op) = op_at(state, cursor) else { return };
    match *op {
        Op::Strike(strike) => {
            strike.filter.targets(state, you).iter().for_each(|space| each(Action::Choose(space)));
            if strike.up_to {
                each(Action::Done);
            }
        }
        Op::Squadron { whose, boxed, .. } => {
            let side = whose.side(you);
            if boxed && state.tracks.navy_box[side] > 0 {
                each(Action::Fleet(Fleet::Box));
            }
            let deployed = state.board.control[side].and(NAVAL);
            deployed.iter().for_each(|space| each(Action::Fleet(Fleet::At(space))));
        }
        Op::ReturnTile => bonus_tiles(state, you.other(), each),
        Op::PlaceByng => squadron_theaters(state).for_each(|theater| each(Action::Theater(theater))),
        Op::MayAddDemand(list) => {
            for &commodity in list {
                if !in_demand(state, commodity) {
                    each(Action::Commodity(commodity));
                }
            }
            each(Action::Done);
        }
        Op::ReplaceDemand => {
            // The commodity that was drawn stays.
            let drawn = cursor.branch.map(|(drawn, _)| Commodity::from_index(usize::from(drawn)));
            for commodity in Commodity::ALL {
                if in_demand(state, commodity) && Some(commodity) != drawn {
                    each(Action::Commodity(commodity));
                }
            }
        }
        Op::MayScore(commodity) => {
            // R-127 A tie gives nothing, so there is nothing to choose.
            if leader(state.board.commodity_counts(commodity)).is_some() {
                each(Action::Option(0));
            }
            each(Action::Done);
        }
        Op::ReduceDebtOrTake(_) => {
            each(Action::Option(0));
            each(Action::Done);
        }
        Op::PayDebtOrTrp => {
            each(Action::Option(0));
            if state.tracks.trp[you] > 0 {
                each(Action::Option(1));
            }
        }
        Op::Refresh(_, among) => {
            let held = state.board.advantages(you);
            let tired = among.and(held).and(state.exhausted);
            tired.iter().for_each(|advantage| each(Action::Refresh(advantage)));
            each(Action::Done);
        }
        Op::Exhaust(_) => {
            let fresh = Advantages::ALL.minus(state.exhausted);
            fresh.iter().for_each(|advantage| each(Action::Refresh(advantage)));
            each(Action::Done);
        }
        _ => {}
    }
}
