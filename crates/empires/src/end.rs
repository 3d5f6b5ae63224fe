//! D15, O14 The end of the game: unrest, revolution, penalties and who wins.

use std::cmp::Reverse;

use arrayvec::ArrayVec;
use table::{Barrier, Key, Log, Outcome, Seat, SeatSet, Standing};

use crate::Event;
use crate::facts::{Power, Powers};
use crate::play::Play;
use crate::state::{State, Step};

/// D15.1, O14.1 Unrest that means revolution.
const REVOLUTION: u16 = 20;
/// D15.2, O14.1 What the highest and the second highest unrest cost.
const PENALTIES: [u8; 2] = [7, 4];

/// Somebody has won alone.
const VICTORY: Key = "victory";
/// Several have won together.
const SHARED: Key = "shared";
/// R-27 Everybody is in revolution: nobody has won.
const ALL_IN_REVOLUTION: Key = "revolution";

/// Every way the game can end.
pub(crate) const ENDS: &[Key] = &[VICTORY, SHARED, ALL_IN_REVOLUTION];

/// How the game would end for one player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Fate {
    /// D15.1 20 or more unrest.
    pub revolution: bool,
    /// D15.2 Victory points lost for unrest.
    pub penalty: u8,
    /// Victory points in the end.
    pub vp: i16,
}

impl State {
    fn in_revolution(&self, power: Power) -> bool {
        self.players[power.index()].unrest.points() >= REVOLUTION
    }

    /// D15.1 to D15.3, O14.1 Revolution, penalty and victory points of each player if the game ended now.
    pub fn fates(&self) -> [Fate; Power::COUNT] {
        let players = self.player_powers();
        let spared: Powers = players.iter().filter(|&power| !self.in_revolution(power)).collect();
        let mut fates = [Fate::default(); Power::COUNT];
        for power in players.iter() {
            fates[power.index()] = if spared.contains(power) {
                let penalty = self.penalty(power, spared);
                Fate { revolution: false, penalty, vp: self.players[power.index()].vp - i16::from(penalty) }
            } else {
                Fate { revolution: true, penalty: 0, vp: 0 }
            };
        }
        fates
    }

    /// D15.2, D15.3, O14.1 What his unrest costs a player among those who are spared a revolution.
    fn penalty(&self, power: Power, spared: Powers) -> u8 {
        let unrest = |power: Power| self.players[power.index()].unrest.points();
        let own = unrest(power);
        let higher = spared.iter().map(unrest).filter(|&other| other > own);
        let rank = higher.fold(0u32, |seen, other| seen | 1 << other).count_ones() as usize;
        if self.rules.players == 2 && !self.rules.original {
            // D15.3 Only who has more than the other pays, and only if both are spared.
            let more = spared.iter().any(|other| unrest(other) < own);
            return if more { PENALTIES[0] } else { 0 };
        }
        PENALTIES.get(rank).copied().unwrap_or(0)
    }

    /// D15.4, O14.2 The order of the players, with these victory points: lower is better. In the
    /// Deluxe edition a revolution puts a player behind all others.
    fn rank(&self, power: Power, vp: i16) -> (bool, Reverse<i16>, u16) {
        let unrest = self.players[power.index()].unrest.points();
        let out = !self.rules.original && unrest >= REVOLUTION;
        (out, Reverse(vp), if self.rules.tie_break && !out { unrest } else { 0 })
    }

    /// D15.4, O14.2 Who would win if the game ended now; nobody if all are in revolution.
    pub fn winners(&self) -> Powers {
        let fates = self.fates();
        self.best(|power| fates[power.index()].vp)
    }

    /// Who has won, once the game is over.
    pub(crate) fn final_winners(&self) -> Powers {
        self.best(|power| self.players[power.index()].vp)
    }

    fn best(&self, vp: impl Fn(Power) -> i16) -> Powers {
        let players = self.player_powers();
        if !self.rules.original && players.iter().all(|power| self.in_revolution(power)) {
            return Powers::NONE;
        }
        let rank = |power: Power| self.rank(power, vp(power));
        let best = players.iter().map(rank).min();
        players.iter().filter(|&power| Some(rank(power)) == best).collect()
    }

    /// The result, once the game is over.
    pub(crate) fn outcome(&self) -> Option<Outcome> {
        if self.step != Step::Over {
            return None;
        }
        let vp = |power: Power| self.players[power.index()].vp;
        let rank = |power: Power| self.rank(power, vp(power));
        let standings: ArrayVec<Standing, { table::MAX_SEATS }> = (0..self.seats())
            .map(|seat| {
                let power = self.power_of(Seat(seat));
                let ahead = self.player_powers().iter().filter(|&other| rank(other) < rank(power)).count();
                Standing { place: ahead as u8 + 1, score: vp(power).into() }
            })
            .collect();
        Some(Outcome { end: end_of(self.final_winners()), standings })
    }
}

const fn end_of(winners: Powers) -> Key {
    match winners.len() {
        0 => ALL_IN_REVOLUTION,
        1 => VICTORY,
        _ => SHARED,
    }
}

impl<L: Log<Event>> Play<'_, L> {
    /// D15, O14 Unrest is shown, and victory points are lost for it.
    pub(crate) fn end_game(&mut self) {
        self.log.barrier(Barrier::Reveal);
        let fates = self.state.fates();
        let winners = self.state.winners();
        for power in self.state.turn_order() {
            let points = self.state.players[power.index()].unrest.points();
            self.say(Event::Revealed { power, points });
            let fate = fates[power.index()];
            let change = fate.vp - self.state.players[power.index()].vp;
            if fate.revolution {
                self.say(Event::Revolution { power });
                self.score(power, change, "revolution");
            } else if fate.penalty > 0 {
                self.say(Event::Penalty { power, vp: fate.penalty });
                self.score(power, change, "unrest");
            }
        }
        self.state.step = Step::Over;
        self.state.waiting = SeatSet::EMPTY;
        self.say(Event::GameOver { end: end_of(winners) });
    }
}
