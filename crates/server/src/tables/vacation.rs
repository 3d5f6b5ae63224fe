//! Vacation: for some days a year the slow clocks of a person stand still.

use std::sync::Arc;

use serde::Serialize;
use table::Seat;
use utoipa::ToSchema;

use super::Hall;
use super::decide::running;
use super::room::{Inner, Room, Write};
use crate::problem::{Kind, Problem};
use crate::store::{RowKind, State, VacationRow};
use crate::time::{DAY, Millis};

/// The days that everybody has in a year.
const DAYS_A_YEAR: i64 = 30;

/// A person's vacation.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = Vacation)]
pub(crate) struct VacationBody {
    /// Until when you are away, if you are.
    until: Option<Millis>,
    /// The days you can still take this year.
    days_left: i64,
}

/// A year of the server: days are given anew after 365 of them.
const fn year_of(now: Millis) -> i64 {
    now / (365 * DAY)
}

impl VacationRow {
    /// The row as it is now: the days of an earlier year are given anew.
    const fn at(self, now: Millis) -> Self {
        let year = year_of(now);
        let vacation_used = if self.vacation_year == year { self.vacation_used } else { 0 };
        Self { vacation_year: year, vacation_used, ..self }
    }

    fn body(self, now: Millis) -> VacationBody {
        VacationBody {
            until: Some(self.away_until).filter(|until| *until > now),
            days_left: (DAYS_A_YEAR - self.at(now).vacation_used).max(0),
        }
    }

    /// The whole days that are left of a vacation.
    const fn unused(self, now: Millis) -> i64 {
        if self.away_until > now { (self.away_until - now) / DAY } else { 0 }
    }
}

impl Hall {
    /// The vacation of a person.
    pub(crate) async fn vacation(&self, person: &str) -> Result<VacationBody, Problem> {
        Ok(self.store.vacation(person).await?.body(self.clock.now()))
    }

    /// A person goes away for so many days from now on, or comes back with 0; days not used are given back.
    pub(crate) async fn take_vacation(
        self: Arc<Self>,
        person: String,
        days: i64,
    ) -> Result<VacationBody, Problem> {
        let now = self.clock.now();
        let before = self.store.vacation(&person).await?;
        let back = VacationRow {
            away_until: before.away_until.min(now),
            vacation_used: (before.at(now).vacation_used - before.unused(now)).max(0),
            ..before.at(now)
        };
        let left = DAYS_A_YEAR - back.vacation_used;
        if !(0..=left).contains(&days) {
            return Err(Problem::new(Kind::BadRequest, "detail-vacation").about("left", &left));
        }
        let after = VacationRow {
            away_until: if days == 0 { back.away_until } else { now + days * DAY },
            vacation_used: back.vacation_used + days,
            ..back
        };
        if !self.store.set_vacation(&person, before, after).await? {
            return Err(Problem::new(Kind::Stale, "detail-vacation-changed"));
        }
        for table in self.store.running_tables_of(&person).await? {
            // One table that cannot be opened does not keep the others from waiting.
            if let Err(problem) = self.leave(&table, &person, after.away_until.max(now)).await {
                tracing::warn!(table, code = problem.code(), "a vacation does not hold here");
            }
        }
        Ok(after.body(now))
    }

    async fn leave(&self, table: &str, person: &str, until: Millis) -> Result<(), Problem> {
        let room = self.room(table).await?;
        let mut inner = room.enter(self).await?;
        match inner.seat_of(person) {
            Some(seat) => room.leave(self, &mut inner, seat, until).await,
            None => Ok(()),
        }
    }
}

impl Room {
    /// Stops the clocks of those who are on vacation when the game begins.
    pub(super) async fn begin_vacations(&self, hall: &Hall, inner: &mut Inner) -> Result<(), Problem> {
        let people: Vec<String> = inner.seats.iter().filter_map(|seat| seat.person.clone()).collect();
        for person in people {
            let until = hall.store.vacation(&person).await?.away_until;
            if until > hall.clock.now()
                && let Some(seat) = inner.seat_of(&person)
            {
                self.leave(hall, inner, seat, until).await?;
            }
        }
        Ok(())
    }

    /// The time of a seat does not count until then, where the table has a slow clock.
    async fn leave(&self, hall: &Hall, inner: &mut Inner, seat: Seat, until: Millis) -> Result<(), Problem> {
        if inner.row.state != State::Running {
            return Ok(());
        }
        let at = hall.clock.now();
        let play = running(self, hall, inner).await?;
        if !play.clocks.knows_vacation() {
            return Ok(());
        }
        play.leave(seat, until, at);
        let write = Write {
            kind: RowKind::Vacation,
            seat,
            notation: until.to_string(),
            at,
            key: None,
            taken_over: None,
        };
        self.append(hall, inner, write).await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_counted_by_the_year() {
        let row = VacationRow { away_until: 10 * DAY, vacation_year: 0, vacation_used: 12 };
        assert_eq!(row.body(3 * DAY), VacationBody { until: Some(10 * DAY), days_left: 18 });
        assert_eq!(row.unused(3 * DAY + 1), 6);
        assert_eq!(row.unused(11 * DAY), 0);
        assert_eq!(row.body(400 * DAY), VacationBody { until: None, days_left: 30 });
    }
}
