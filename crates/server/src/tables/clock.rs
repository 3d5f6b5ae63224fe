//! Clocks: a function of the times of the decisions, like everything else of a table.

use serde::{Deserialize, Serialize};
use table::{Seat, SeatSet};
use utoipa::ToSchema;

use crate::time::{DAY, Millis};

/// How the time to decide is limited.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum ClockSpec {
    /// Not at all.
    #[default]
    None,
    /// A total for each seat, and some more after each of its turns.
    Live {
        /// The total, in minutes.
        minutes: u32,
        /// What is added after each turn, in seconds.
        #[serde(default)]
        increment: u32,
        /// What happens when time is up.
        #[serde(default)]
        timeout: TimeOut,
    },
    /// Some days for each turn, and a bank to draw on.
    Slow {
        /// The days for each turn.
        days: u32,
        /// The days in the bank.
        #[serde(default)]
        bank: u32,
        /// What happens when time is up.
        #[serde(default)]
        timeout: TimeOut,
    },
}

/// What happens when time is up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum TimeOut {
    /// A computer takes the seat.
    #[default]
    Computer,
    /// At a table of two the game is lost; at a larger one a computer takes the seat.
    Forfeit,
}

impl ClockSpec {
    /// Why the clock cannot be had, if it cannot.
    pub(crate) fn mistake(self) -> Option<&'static str> {
        match self {
            Self::None => None,
            Self::Live { minutes, increment, .. } => {
                (!(1..=1440).contains(&minutes) || increment > 3600).then_some("detail-clock-live")
            }
            Self::Slow { days, bank, .. } => {
                (!(1..=30).contains(&days) || bank > 90).then_some("detail-clock-slow")
            }
        }
    }

    pub(crate) const fn timeout(self) -> TimeOut {
        match self {
            Self::None => TimeOut::Computer,
            Self::Live { timeout, .. } | Self::Slow { timeout, .. } => timeout,
        }
    }

    /// What a seat has for each turn, at the start in the bank, and what a finished turn adds to it.
    const fn times(self) -> (Millis, Millis, Millis) {
        match self {
            Self::None => (0, 0, 0),
            Self::Live { minutes, increment, .. } => {
                (0, minutes as Millis * 60_000, increment as Millis * 1000)
            }
            Self::Slow { days, bank, .. } => (days as Millis * DAY, bank as Millis * DAY, 0),
        }
    }
}

/// The clocks of a table.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct Clocks {
    spec: ClockSpec,
    turns: Vec<Millis>,
    banks: Vec<Millis>,
    running: SeatSet,
    since: Millis,
    /// Until when the time of a seat does not count.
    away: Vec<Millis>,
}

impl Clocks {
    /// The clocks at the start, those of `running` running.
    pub(crate) fn new(spec: ClockSpec, seats: usize, running: SeatSet, at: Millis) -> Self {
        let (turn, bank, _) = spec.times();
        Self {
            spec,
            turns: vec![turn; seats],
            banks: vec![bank; seats],
            running,
            since: at,
            away: vec![0; seats],
        }
    }

    /// The time of a running seat that counts, since the clocks were last charged.
    fn spent(&self, seat: usize, at: Millis) -> Millis {
        (at - self.since.max(self.away[seat])).max(0)
    }

    fn charge(&mut self, at: Millis) {
        for seat in self.running.iter().map(Seat::index) {
            let spent = self.spent(seat, at);
            let of_turn = spent.min(self.turns[seat]);
            self.turns[seat] -= of_turn;
            self.banks[seat] = (self.banks[seat] - (spent - of_turn)).max(0);
        }
        self.since = self.since.max(at);
    }

    /// From `at` on the clocks of `running` run; who stops has finished a turn.
    pub(crate) fn pass(&mut self, running: SeatSet, at: Millis) {
        self.charge(at);
        let (turn, _, more) = self.spec.times();
        for seat in self.running.iter().filter(|&seat| !running.contains(seat)).map(Seat::index) {
            self.turns[seat] = turn;
            self.banks[seat] += more;
        }
        self.running = running;
    }

    /// From `at` on the clocks of `running` run; who starts again has not finished the turn after all.
    pub(crate) fn take_back(&mut self, running: SeatSet, at: Millis) {
        self.charge(at);
        let (_, _, more) = self.spec.times();
        for seat in running.iter().filter(|&seat| !self.running.contains(seat)).map(Seat::index) {
            self.banks[seat] = (self.banks[seat] - more).max(0);
        }
        self.running = running;
    }

    /// What a seat has left, and whether its clock runs; `None` without clocks.
    pub(crate) fn left(&self, seat: Seat, now: Millis) -> Option<(Millis, bool)> {
        if self.spec == ClockSpec::None {
            return None;
        }
        let runs = self.running.contains(seat);
        let spent = if runs { self.spent(seat.index(), now) } else { 0 };
        Some(((self.turns[seat.index()] + self.banks[seat.index()] - spent).max(0), runs))
    }

    /// When the first of the running clocks is up, and whose it is.
    pub(crate) fn deadline(&self) -> Option<(Millis, Seat)> {
        if self.spec == ClockSpec::None {
            return None;
        }
        self.running
            .iter()
            .map(|seat| (seat, seat.index()))
            .map(|(seat, at)| (self.since.max(self.away[at]) + self.turns[at] + self.banks[at], seat))
            .min()
    }

    /// From `at` until `until` the time of a seat does not count, if the clock is a slow one.
    pub(crate) fn leave(&mut self, seat: Seat, until: Millis, at: Millis) {
        self.charge(at);
        if self.knows_vacation() {
            self.away[seat.index()] = until;
        }
    }

    /// Until when a seat's clock stands still, if it does.
    pub(crate) fn away(&self, seat: Seat, now: Millis) -> Option<Millis> {
        Some(self.away[seat.index()]).filter(|&until| until > now)
    }

    /// Whether a vacation stops these clocks.
    pub(crate) const fn knows_vacation(&self) -> bool {
        matches!(self.spec, ClockSpec::Slow { .. })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: SeatSet = SeatSet::only(Seat(0));
    const TWO: SeatSet = SeatSet::only(Seat(1));

    #[test]
    fn a_live_clock_runs_down_and_gains_after_a_turn() {
        let spec = ClockSpec::Live { minutes: 1, increment: 5, timeout: TimeOut::Forfeit };
        let mut clocks = Clocks::new(spec, 2, ONE, 1000);
        assert_eq!(clocks.deadline(), Some((61_000, Seat(0))));
        clocks.pass(ONE, 11_000);
        assert_eq!(clocks.left(Seat(0), 11_000), Some((50_000, true)));
        clocks.pass(TWO, 21_000);
        assert_eq!(clocks.left(Seat(0), 99_000), Some((45_000, false)));
        clocks.take_back(ONE, 22_000);
        assert_eq!(clocks.left(Seat(0), 22_000), Some((40_000, true)));
    }

    #[test]
    fn a_vacation_stops_a_slow_clock_until_its_end() {
        let spec = ClockSpec::Slow { days: 2, bank: 1, timeout: TimeOut::Forfeit };
        let mut clocks = Clocks::new(spec, 2, ONE, 0);
        clocks.leave(Seat(0), 10 * DAY, DAY);
        assert_eq!(clocks.away(Seat(0), 9 * DAY), Some(10 * DAY));
        assert_eq!(clocks.deadline(), Some((12 * DAY, Seat(0))));
        assert_eq!(clocks.left(Seat(0), 9 * DAY), Some((2 * DAY, true)));
        assert_eq!(clocks.left(Seat(0), 11 * DAY), Some((DAY, true)));
        // Who comes back early has the same left.
        clocks.leave(Seat(0), 5 * DAY, 5 * DAY);
        assert_eq!(clocks.deadline(), Some((7 * DAY, Seat(0))));
        clocks.pass(TWO, 6 * DAY);
        assert_eq!(clocks.left(Seat(0), 6 * DAY), Some((3 * DAY, false)));
        // A live clock runs on.
        let live = ClockSpec::Live { minutes: 1, increment: 0, timeout: TimeOut::Forfeit };
        let mut clocks = Clocks::new(live, 2, ONE, 0);
        clocks.leave(Seat(0), DAY, 0);
        assert_eq!(clocks.deadline(), Some((60_000, Seat(0))));
    }

    #[test]
    fn a_slow_clock_uses_the_turn_before_the_bank() {
        let spec = ClockSpec::Slow { days: 1, bank: 2, timeout: TimeOut::Computer };
        let mut clocks = Clocks::new(spec, 2, ONE, 0);
        clocks.pass(TWO, DAY / 2);
        assert_eq!(clocks.left(Seat(0), DAY), Some((3 * DAY, false)));
        clocks.pass(ONE, DAY / 2 + 2 * DAY);
        assert_eq!(clocks.left(Seat(1), 0), Some((2 * DAY, false)));
    }
}
