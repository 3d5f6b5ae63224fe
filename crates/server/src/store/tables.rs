//! Tables, seats and the account of decisions.

use super::{DecisionRow, Filter, Lease, NewTable, Result, SeatKind, SeatRow, Store, TableRow, read, write};
use crate::time::Millis;

macro_rules! table_columns {
    () => {
        "t.id, t.game, t.rules, t.options, t.state, t.private, t.rated, t.auto_start, t.owner, t.clock, t.stand_in, t.seed, \
         t.commitment, t.sequence, t.decisions, t.waiting, t.deadline, t.revision, t.chat, t.result, t.created, \
         t.started, t.finished, t.updated, t.rematch_of, \
         (SELECT r.id FROM tables r WHERE r.rematch_of = t.id) AS rematch"
    };
}

macro_rules! seat_columns {
    () => {
        "s.seat, s.kind, s.person, s.level, p.name, s.role, r.rating FROM seats s \
         JOIN tables t ON t.id = s.table_id LEFT JOIN people p ON p.id = s.person \
         LEFT JOIN ratings r ON r.person = s.person AND r.game = t.game \
         AND r.seats = (SELECT COUNT(*) FROM seats c WHERE c.table_id = s.table_id)"
    };
}

impl Store {
    /// A new table; false when the rematch it would be is there already.
    pub(crate) async fn add_table(&self, new: &NewTable) -> Result<bool> {
        let made: std::result::Result<(), sqlx::Error> = write!(self, pool => async {
            let mut tx = pool.begin().await?;
            sqlx::query(
                "INSERT INTO tables (id, game, rules, options, state, private, rated, auto_start, owner, clock, seed, \
                 commitment, created, updated, rematch_of, stand_in) \
                 VALUES ($1, $2, $3, $4, 'open', $5, $6, $7, $8, $9, $10, $11, $12, $12, $13, $14)")
                .bind(&new.id).bind(&new.game).bind(i64::from(new.rules)).bind(&new.options).bind(new.private)
                .bind(new.rated).bind(new.auto_start).bind(&new.owner).bind(&new.clock).bind(&new.seed)
                .bind(&new.commitment).bind(new.created).bind(&new.rematch_of).bind(&new.stand_in)
                .execute(&mut *tx).await?;
            for (seat, (kind, person, level)) in new.seats.iter().enumerate() {
                sqlx::query("INSERT INTO seats (table_id, seat, kind, person, level) VALUES ($1, $2, $3, $4, $5)")
                    .bind(&new.id).bind(seat as i64).bind(kind.word()).bind(person).bind(level)
                    .execute(&mut *tx).await?;
            }
            tx.commit().await
        }.await);
        match made {
            Ok(()) => Ok(true),
            Err(sqlx::Error::Database(error)) if error.is_unique_violation() => Ok(false),
            Err(error) => Err(error.into()),
        }
    }

    /// A table with its seats.
    pub(crate) async fn table(&self, id: &str) -> Result<Option<(TableRow, Vec<SeatRow>)>> {
        let row: Option<TableRow> = read!(self, pool => sqlx::query_as(
            concat!("SELECT ", table_columns!(), " FROM tables t WHERE t.id = $1"))
            .bind(id).fetch_optional(pool).await)?;
        let Some(row) = row else { return Ok(None) };
        let seats: Vec<SeatRow> = read!(self, pool => sqlx::query_as(
            concat!("SELECT ", seat_columns!(), " WHERE s.table_id = $1 ORDER BY s.seat"))
            .bind(id).fetch_all(pool).await)?;
        Ok(Some((row, seats)))
    }

    /// The tables whose games have begun.
    pub(crate) async fn begun(&self) -> Result<Vec<String>> {
        Ok(read!(self, pool => sqlx::query_scalar("SELECT id FROM tables WHERE state <> 'open' ORDER BY id")
            .fetch_all(pool).await)?)
    }

    /// The numbers that tell whether a table has changed: sequence, revision, chat.
    pub(crate) async fn marks(&self, id: &str) -> Result<Option<(i64, i64, i64)>> {
        Ok(read!(self, pool => sqlx::query_as("SELECT sequence, revision, chat FROM tables WHERE id = $1")
            .bind(id).fetch_optional(pool).await)?)
    }

    /// Tables with their seats, the latest first.
    pub(crate) async fn tables(&self, filter: &Filter) -> Result<Vec<(TableRow, Vec<SeatRow>)>> {
        let state = filter.state.map(super::State::word);
        let rows: Vec<TableRow> = read!(self, pool => sqlx::query_as(concat!(
            "SELECT ", table_columns!(), " FROM tables t \
             WHERE ($1 IS NULL OR t.state = $1) AND ($2 IS NULL OR t.game = $2) AND t.updated < $4 \
             AND (CASE WHEN CAST($3 AS TEXT) IS NULL THEN NOT t.private \
                  ELSE EXISTS (SELECT 1 FROM seats s WHERE s.table_id = t.id AND s.person = $3) END) \
             ORDER BY t.updated DESC, t.id LIMIT $5"))
            .bind(state).bind(&filter.game).bind(&filter.of)
            .bind(filter.before.unwrap_or(i64::MAX)).bind(filter.limit)
            .fetch_all(pool).await)?;
        let mut tables = Vec::with_capacity(rows.len());
        for row in rows {
            let seats: Vec<SeatRow> = read!(self, pool => sqlx::query_as(
                concat!("SELECT ", seat_columns!(), " WHERE s.table_id = $1 ORDER BY s.seat"))
                .bind(&row.id).fetch_all(pool).await)?;
            tables.push((row, seats));
        }
        Ok(tables)
    }

    /// The rows of a table's account after that sequence number.
    pub(crate) async fn decisions(&self, table: &str, after: i64) -> Result<Vec<DecisionRow>> {
        Ok(read!(self, pool => sqlx::query_as(
            "SELECT sequence, kind, seat, notation, at, request_key FROM decisions \
             WHERE table_id = $1 AND sequence > $2 ORDER BY sequence")
            .bind(table).bind(after).fetch_all(pool).await)?)
    }

    /// Seats somebody on a seat that is free for them; false when it is not, or the game has started.
    pub(crate) async fn take_seat(&self, table: &str, seat: i64, person: &str, now: Millis) -> Result<bool> {
        self.change_seat(table, now, SeatChange::Take { seat, person }).await
    }

    /// Empties a seat before the start.
    pub(crate) async fn leave_seat(&self, table: &str, seat: i64, now: Millis) -> Result<bool> {
        self.change_seat(table, now, SeatChange::Leave { seat }).await
    }

    async fn change_seat(&self, table: &str, now: Millis, change: SeatChange<'_>) -> Result<bool> {
        Ok(write!(self, pool => {
            let mut tx = pool.begin().await?;
            // The row of the table is locked first, so that start and seats cannot pass each other.
            let open = sqlx::query(
                "UPDATE tables SET revision = revision + 1, updated = $2 WHERE id = $1 AND state = 'open'")
                .bind(table).bind(now).execute(&mut *tx).await?.rows_affected();
            let changed = match change {
                _ if open == 0 => 0,
                SeatChange::Take { seat, person } => sqlx::query(
                    "UPDATE seats SET kind = 'person', person = $3, level = NULL WHERE table_id = $1 AND seat = $2 \
                     AND (kind = 'open' OR (kind = 'invited' AND person = $3))")
                    .bind(table).bind(seat).bind(person).execute(&mut *tx).await?.rows_affected(),
                SeatChange::Leave { seat } => sqlx::query(
                    "UPDATE seats SET kind = 'open', person = NULL, level = NULL WHERE table_id = $1 AND seat = $2 \
                     AND kind <> 'open'")
                    .bind(table).bind(seat).execute(&mut *tx).await?.rows_affected(),
            };
            if changed == 1 {
                tx.commit().await?;
            } else {
                tx.rollback().await?;
            }
            changed == 1
        }))
    }

    /// Starts a table; its seats become what they are in `seats`. False when it has started already.
    pub(crate) async fn start_table(
        &self,
        table: &str,
        seats: &[(SeatKind, Option<String>, Option<String>)],
        roles: &[Option<&'static str>],
        waiting: i64,
        deadline: Option<Millis>,
        now: Millis,
    ) -> Result<bool> {
        Ok(write!(self, pool => {
            let mut tx = pool.begin().await?;
            let started = sqlx::query(
                "UPDATE tables SET state = 'running', started = $2, updated = $2, waiting = $3, deadline = $4, \
                 revision = revision + 1 WHERE id = $1 AND state = 'open'")
                .bind(table).bind(now).bind(waiting).bind(deadline)
                .execute(&mut *tx).await?.rows_affected() == 1;
            if started {
                for (seat, ((kind, person, level), role)) in seats.iter().zip(roles).enumerate() {
                    sqlx::query(
                        "UPDATE seats SET kind = $3, person = $4, level = $5, role = $6 \
                         WHERE table_id = $1 AND seat = $2")
                        .bind(table).bind(seat as i64).bind(kind.word()).bind(person).bind(level).bind(*role)
                        .execute(&mut *tx).await?;
                }
            }
            tx.commit().await?;
            started
        }))
    }

    /// Takes down a table that has not started; false when it has.
    pub(crate) async fn remove_table(&self, table: &str) -> Result<bool> {
        let rows = write!(self, pool => sqlx::query("DELETE FROM tables WHERE id = $1 AND state = 'open'")
            .bind(table).execute(pool).await.map(|done| done.rows_affected()))?;
        Ok(rows > 0)
    }

    /// Running tables where a computer must decide or answer an offer, and nobody has the lease.
    pub(crate) async fn waiting_for_computers(&self, now: Millis) -> Result<Vec<String>> {
        Ok(read!(self, pool => sqlx::query_scalar(
            "SELECT DISTINCT t.id FROM tables t JOIN seats s ON s.table_id = t.id \
             WHERE t.state = 'running' AND s.kind = 'computer' AND t.lease_until < $1 \
             AND ((t.waiting >> CAST(s.seat AS INTEGER)) & 1 = 1 OR EXISTS (SELECT 1 FROM offers o \
                  WHERE o.table_id = t.id AND o.to_seat = s.seat AND o.state = 'open'))")
            .bind(now).fetch_all(pool).await)?)
    }

    /// Running tables where a clock has run out and nobody else has the lease on it.
    pub(crate) async fn out_of_time(&self, process: &str, now: Millis) -> Result<Vec<String>> {
        Ok(read!(self, pool => sqlx::query_scalar(
            "SELECT id FROM tables WHERE state = 'running' AND deadline <= $1 \
             AND (clock_until < $1 OR clock_by = $2) ORDER BY deadline LIMIT 100")
            .bind(now).bind(process).fetch_all(pool).await)?)
    }

    /// Takes or keeps a lease on a table; false when another process has it.
    pub(crate) async fn lease(
        &self,
        what: Lease,
        table: &str,
        process: &str,
        now: Millis,
        until: Millis,
    ) -> Result<bool> {
        let sql = match what {
            Lease::Computers => {
                "UPDATE tables SET lease_by = $2, lease_until = $4 \
                 WHERE id = $1 AND (lease_until < $3 OR lease_by = $2)"
            }
            Lease::Clock => {
                "UPDATE tables SET clock_by = $2, clock_until = $4 \
                 WHERE id = $1 AND (clock_until < $3 OR clock_by = $2)"
            }
        };
        let rows = write!(self, pool => sqlx::query(sql).bind(table).bind(process).bind(now).bind(until)
            .execute(pool).await.map(|done| done.rows_affected()))?;
        Ok(rows > 0)
    }

    /// Gives every lease of a process back.
    pub(crate) async fn release_all(&self, process: &str) -> Result<()> {
        for sql in [
            "UPDATE tables SET lease_until = 0 WHERE lease_by = $1 AND lease_until > 0",
            "UPDATE tables SET clock_until = 0 WHERE clock_by = $1 AND clock_until > 0",
        ] {
            write!(self, pool => sqlx::query(sql).bind(process).execute(pool).await.map(drop))?;
        }
        Ok(())
    }

    /// Gives a lease on a table back.
    pub(crate) async fn release(&self, what: Lease, table: &str, process: &str) -> Result<()> {
        let sql = match what {
            Lease::Computers => "UPDATE tables SET lease_until = 0 WHERE id = $1 AND lease_by = $2",
            Lease::Clock => "UPDATE tables SET clock_until = 0 WHERE id = $1 AND clock_by = $2",
        };
        write!(self, pool => sqlx::query(sql).bind(table).bind(process).execute(pool).await.map(drop))?;
        Ok(())
    }

    /// The running tables that wait for a person: id, sequence, game.
    pub(crate) async fn turns_of(&self, person: &str) -> Result<Vec<(String, i64, String)>> {
        Ok(read!(self, pool => sqlx::query_as(
            "SELECT t.id, t.sequence, t.game FROM seats s JOIN tables t ON t.id = s.table_id \
             WHERE s.person = $1 AND s.kind = 'person' AND t.state = 'running' \
             AND (t.waiting >> CAST(s.seat AS INTEGER)) & 1 = 1 ORDER BY t.updated, t.id")
            .bind(person).fetch_all(pool).await)?)
    }

    /// The open tables a person is invited to: id, seat, game, owner's name.
    pub(crate) async fn invitations_of(&self, person: &str) -> Result<Vec<(String, i64, String, String)>> {
        Ok(read!(self, pool => sqlx::query_as(
            "SELECT t.id, s.seat, t.game, p.name FROM seats s JOIN tables t ON t.id = s.table_id \
             JOIN people p ON p.id = t.owner \
             WHERE s.person = $1 AND s.kind = 'invited' AND t.state = 'open' ORDER BY t.created, t.id")
            .bind(person).fetch_all(pool).await)?)
    }
}

#[derive(Clone, Copy)]
enum SeatChange<'a> {
    Take { seat: i64, person: &'a str },
    Leave { seat: i64 },
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::people::Person;

    /// A lease is of one process until it runs out or is given back, whatever the others ask.
    #[tokio::test(flavor = "multi_thread")]
    async fn a_lease_runs_out_with_the_time() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::sqlite(folder.path()).await.unwrap();
        let owner =
            Person { id: "p1".to_owned(), name: "Ada".to_owned(), guest: true, created: 0, language: None };
        store.add_guest(&owner, "hash", 1000).await.unwrap();
        let table = NewTable {
            id: "t1".to_owned(),
            game: "g".to_owned(),
            rules: 1,
            options: "{}".to_owned(),
            private: false,
            rated: false,
            auto_start: false,
            owner: owner.id,
            clock: "{}".to_owned(),
            stand_in: None,
            seed: String::new(),
            commitment: String::new(),
            created: 0,
            rematch_of: None,
            seats: vec![(SeatKind::Computer, None, Some("random".to_owned()))],
        };
        assert!(store.add_table(&table).await.unwrap());
        // One process may have the computers and another the clocks.
        let other = |what| if what == Lease::Clock { Lease::Computers } else { Lease::Clock };
        for what in [Lease::Computers, Lease::Clock] {
            let lease =
                async |process, now, until| store.lease(what, "t1", process, now, until).await.unwrap();
            assert!(lease("one", 100, 200).await);
            assert!(store.lease(other(what), "t1", "three", 100, 200).await.unwrap());
            assert!(!lease("two", 150, 250).await, "it is another's");
            assert!(lease("one", 190, 290).await, "it is kept by who has it");
            assert!(!lease("two", 290, 390).await, "until the last moment");
            assert!(lease("two", 291, 391).await, "whoever has not kept it has lost it");
            assert!(!lease("one", 300, 400).await);
            store.release(what, "t1", "one").await.unwrap();
            assert!(!lease("one", 310, 410).await, "only who has it gives it back");
            store.release_all("two").await.unwrap();
            assert!(lease("one", 320, 420).await);
            store.release(what, "t1", "one").await.unwrap();
            store.release_all("three").await.unwrap();
        }
        store.close().await;
    }
}
