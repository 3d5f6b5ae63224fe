//! 7.1.4, 7.2 Who wins a theater, and what the winner takes.

use table::{Illegal, Log, Quote};

use super::{choose, refuse, strength};
use crate::action::Fleet;
use crate::facts::{Kind, SPANISH_TERRITORIES, Space, Spaces, UnflagSpoil};
use crate::play::Play;
use crate::state::{Both, State, Step};
use crate::{Action, Event, Side};

/// 7.2.2 Victory Points that a refusal gives the opponent, the first and the second of a war.
const REFUSAL_VP: [u8; 2] = [3, 5];

/// 7.2.2 What the next refusal of a side gives the opponent.
pub(super) fn refusal_price(state: &State, side: Side) -> u8 {
    REFUSAL_VP[usize::from(state.battle.refusals[side]).min(REFUSAL_VP.len() - 1)]
}

/// The unflag spoil of the theater being resolved.
fn unflag_spoil(state: &State) -> Option<UnflagSpoil> {
    let theater = state.theater_fought()?;
    let (winner, margin) = state.battle.won[usize::from(theater.index)]?;
    theater.facts().row(winner, margin)?.unflag
}

/// 7.2, R-191 Flags that the winner's unflag spoil can remove: any opposing one of the type and
/// Region, Conflict marker or not.
pub(super) fn unflag_targets(state: &State, side: Side, unflag: u8) -> Spaces {
    if unflag == 0 {
        return Spaces::EMPTY;
    }
    unflag_spoil(state).map_or(Spaces::EMPTY, |spoil| state.board.opposing(side).and(spoil.targets()))
}

/// Whether the unflag spoil may be used so.
pub(super) fn check_unflag(state: &State, side: Side, unflag: u8, space: Space) -> Result<Quote, Illegal> {
    choose(unflag_targets(state, side, unflag), space, || match unflag_spoil(state) {
        Some(spoil) if unflag > 0 => {
            if spoil.targets().contains(space) {
                refuse("7.2", "not-opposing", space)
            } else {
                refuse("7.2", "not-in-this-spoil", space)
                    .with("type", spoil.kind.id())
                    .with("region", spoil.region.id())
            }
        }
        _ => Illegal::new("7.2", "no-unflag-spoil"),
    })
}

impl<L: Log<Event>> Play<'_, L> {
    /// 7.1.3, 7.1.4 Strengths are compared; the winner gets the spoils of the margin (7.2). The
    /// margin is fixed before its spoils.
    pub(super) fn fight(&mut self) {
        self.pop();
        let Some(theater) = self.state.theater_fought() else { return };
        let totals = Both(Side::BOTH.map(|side| strength::strength(self.state, theater, side).total()));
        let lead = totals[Side::France] - totals[Side::Britain];
        let margin = lead.unsigned_abs();
        let winner = match lead {
            1.. => Some(Side::France),
            // R-188 Equal strength: no winner, no spoils.
            0 => None,
            _ => Some(Side::Britain),
        };
        self.state.battle.strength = totals;
        self.state.battle.won[usize::from(theater.index)] = winner.map(|side| (side, margin));
        self.say(Event::TheaterFought { theater, strength: totals, winner, margin });
        let Some(side) = winner else { return };
        let Some(row) = theater.facts().row(side, margin) else { return };
        // R-190 First the points, then everything else.
        self.score(side, row.vp, "theater");
        self.change_trp(side.other(), row.loser_trp as i8, "theater");
        if row.cp > 0 {
            self.say(Event::ConquestPoints { side, points: row.cp });
        }
        if row.cp > 0 || row.unflag.is_some() {
            self.push(Step::Spoils { side, cp: row.cp, unflag: u8::from(row.unflag.is_some()) });
        }
        self.special_rewards(theater, side, margin, row.rewards);
    }

    /// 7.2.1 A space is taken with Conquest Points. The loss of a Territory may be refused.
    pub(super) fn conquer(&mut self, side: Side, space: Space, fleet: Option<Fleet>, price: u8) {
        self.say(Event::Conquered { side, space, price });
        if let Some(from) = fleet {
            // R-195 A Squadron takes a Naval space once per war.
            self.sail(side, from, space);
            self.state.battle.conquerors.insert(space);
            return;
        }
        let other = side.other();
        if space.facts().kind == Kind::Territory {
            let refusals = usize::from(self.state.battle.refusals[other]);
            if self.state.board.control[other].contains(space) && refusals < REFUSAL_VP.len() {
                self.push(Step::Refusal { side: other, space });
                return;
            }
            let uncontrolled = self.state.board.empty().contains(space);
            if self.state.options.spanish_empire && uncontrolled && SPANISH_TERRITORIES.contains(space) {
                // 12.1 (2) The opponent may shift a space of Spain after this theater.
                self.state.battle.spanish_shifts[other] += 1;
            }
        }
        self.take_control(side, space);
    }

    /// 7.2.2, R-199 The loser cedes the Territory, or keeps it and gives Victory Points.
    pub(super) fn answer_conquest(&mut self, side: Side, space: Space, action: Action) {
        self.pop();
        if action == Action::Refuse {
            let price = refusal_price(self.state, side);
            self.state.battle.refusals[side] += 1;
            self.state.battle.closed.insert(space);
            self.say(Event::Refused { side, space });
            self.score(side.other(), price, "refusal");
        } else {
            self.take_control(side.other(), space);
        }
    }
}
