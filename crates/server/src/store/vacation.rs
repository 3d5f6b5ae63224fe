//! Vacation days.

use sqlx::FromRow;

use super::{Result, Store, read, write};
use crate::time::Millis;

/// A person's vacation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, FromRow)]
pub(crate) struct VacationRow {
    /// Until when they are away; in the past if they are not.
    pub(crate) away_until: Millis,
    /// The year whose days are counted.
    pub(crate) vacation_year: i64,
    /// How many days of that year are used.
    pub(crate) vacation_used: i64,
}

impl Store {
    /// The vacation of a person.
    pub(crate) async fn vacation(&self, person: &str) -> Result<VacationRow> {
        let row = read!(self, pool => sqlx::query_as(
            "SELECT away_until, vacation_year, vacation_used FROM people WHERE id = $1")
            .bind(person).fetch_optional(pool).await)?;
        Ok(row.unwrap_or_default())
    }

    /// Writes a person's vacation down in place of `before`; false when it has changed meanwhile.
    pub(crate) async fn set_vacation(
        &self,
        person: &str,
        before: VacationRow,
        after: VacationRow,
    ) -> Result<bool> {
        let rows = write!(self, pool => sqlx::query(
            "UPDATE people SET away_until = $2, vacation_year = $3, vacation_used = $4 \
             WHERE id = $1 AND away_until = $5 AND vacation_year = $6 AND vacation_used = $7")
            .bind(person).bind(after.away_until).bind(after.vacation_year).bind(after.vacation_used)
            .bind(before.away_until).bind(before.vacation_year).bind(before.vacation_used)
            .execute(pool).await.map(|done| done.rows_affected()))?;
        Ok(rows == 1)
    }

    /// The running tables where a person has a seat.
    pub(crate) async fn running_tables_of(&self, person: &str) -> Result<Vec<String>> {
        Ok(read!(self, pool => sqlx::query_scalar(
            "SELECT t.id FROM seats s JOIN tables t ON t.id = s.table_id \
             WHERE s.person = $1 AND s.kind = 'person' AND t.state = 'running' ORDER BY t.id")
            .bind(person).fetch_all(pool).await)?)
    }
}
