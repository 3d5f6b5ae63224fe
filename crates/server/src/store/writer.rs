//! One task writes decisions: all that arrive together go into one transaction.

use std::collections::HashSet;

use sqlx::{Postgres, QueryBuilder, Sqlite, Transaction};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

use super::{CHANNEL, Db, Result, RowKind, StoreError};
use crate::time::Millis;

/// The most rows of one transaction.
const MOST: usize = 256;

/// A row for the account of a table, with what follows from it for the table.
#[derive(Debug)]
pub(crate) struct Append {
    pub(crate) table: String,
    /// The sequence number it takes; unique.
    pub(crate) sequence: i64,
    pub(crate) kind: RowKind,
    pub(crate) seat: i64,
    pub(crate) notation: String,
    pub(crate) at: Millis,
    pub(crate) request_key: Option<String>,
    /// How many decisions stand after it.
    pub(crate) decisions: i64,
    /// The seats waited on after it, as bits.
    pub(crate) waiting: i64,
    /// When the next clock runs out.
    pub(crate) deadline: Option<Millis>,
    /// What else changes with it.
    pub(crate) finish: Finish,
}

/// What a row changes besides the position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Finish {
    /// Nothing: the game goes on.
    GoesOn,
    /// A computer takes the seat from here on.
    TakenOver(String),
    /// The game is over, with this result.
    Over(String),
}

struct Job {
    append: Append,
    answer: oneshot::Sender<Result<bool>>,
}

/// The way to the task that writes.
#[derive(Clone)]
pub(super) struct Writer {
    jobs: mpsc::Sender<Job>,
    task: std::sync::Arc<tokio::sync::Mutex<Option<JoinHandle<()>>>>,
    stop: tokio_util::sync::CancellationToken,
}

impl Writer {
    pub(super) fn start(db: Db) -> Self {
        let (jobs, inbox) = mpsc::channel(4 * MOST);
        let stop = tokio_util::sync::CancellationToken::new();
        let task = tokio::spawn(work(db, inbox, stop.clone()));
        Self { jobs, task: std::sync::Arc::new(tokio::sync::Mutex::new(Some(task))), stop }
    }

    pub(super) async fn append(&self, append: Append) -> Result<bool> {
        let (answer, written) = oneshot::channel();
        self.jobs.send(Job { append, answer }).await.map_err(|_| StoreError::Closed)?;
        written.await.map_err(|_| StoreError::Closed)?
    }

    /// Writes what has arrived and ends.
    pub(super) async fn close(&self) {
        self.stop.cancel();
        if let Some(task) = self.task.lock().await.take() {
            // A task that panicked has said so already.
            let _ = task.await;
        }
    }
}

async fn work(db: Db, mut inbox: mpsc::Receiver<Job>, stop: tokio_util::sync::CancellationToken) {
    let mut batch = Vec::with_capacity(MOST);
    loop {
        let count = tokio::select! {
            count = inbox.recv_many(&mut batch, MOST) => count,
            () = stop.cancelled() => {
                inbox.close();
                inbox.recv_many(&mut batch, MOST).await
            }
        };
        if count == 0 {
            return;
        }
        // Processes that write the same tables take them in the same order, so none waits for ever.
        batch.sort_by(|a: &Job, b: &Job| a.append.table.cmp(&b.append.table));
        metrics::histogram!("kabinett_decisions_per_commit").record(f64::from(count as u32));
        let started = std::time::Instant::now();
        let result = match &db {
            Db::Sqlite { write, .. } => commit_sqlite(write, &batch).await,
            Db::Postgres(pool) => commit_postgres(pool, &batch).await,
        };
        metrics::histogram!("kabinett_commit_seconds").record(started.elapsed().as_secs_f64());
        match result {
            Ok(taken) => {
                for (job, taken) in batch.drain(..).zip(taken) {
                    // Nobody waits any more if the request was dropped; the row stands.
                    let _ = job.answer.send(Ok(taken));
                }
            }
            Err(error) => {
                let message = error.to_string();
                for job in batch.drain(..) {
                    let error = StoreError::Database(sqlx::Error::Protocol(message.clone()));
                    let _ = job.answer.send(Err(error));
                }
            }
        }
    }
}

/// Writes a batch in a few statements, however large it is, and says which of its rows are new.
macro_rules! write_batch {
    ($tx:expr, $db:ty, $batch:expr) => {{
        let rows: Vec<&Append> = $batch.iter().map(|job| &job.append).collect();
        let mut insert = QueryBuilder::<$db>::new(
            "INSERT INTO decisions (table_id, sequence, kind, seat, notation, at, request_key) ",
        );
        insert.push_values(&rows, |mut values, row| {
            values
                .push_bind(&row.table)
                .push_bind(row.sequence)
                .push_bind(row.kind.word())
                .push_bind(row.seat)
                .push_bind(&row.notation)
                .push_bind(row.at)
                .push_bind(&row.request_key);
        });
        insert.push(" ON CONFLICT (table_id, sequence) DO NOTHING RETURNING table_id, sequence");
        let new: Vec<(String, i64)> =
            insert.build_query_as().persistent(false).fetch_all(&mut **$tx).await?;
        let new: HashSet<(&str, i64)> = new.iter().map(|(table, sequence)| (table.as_str(), *sequence)).collect();
        let taken: Vec<bool> =
            rows.iter().map(|row| new.contains(&(row.table.as_str(), row.sequence))).collect();
        let rows: Vec<&Append> =
            rows.into_iter().zip(&taken).filter(|(_, taken)| **taken).map(|(row, _)| row).collect();
        let positions = latest(&rows);
        if !positions.is_empty() {
            let mut update = QueryBuilder::<$db>::new("WITH new (id, sequence, decisions, waiting, deadline, at) AS (");
            update.push_values(positions, |mut values, row| {
                values
                    .push_bind(&row.table)
                    .push_bind(row.sequence)
                    .push_bind(row.decisions)
                    .push_bind(row.waiting)
                    .push_bind(row.deadline)
                    .push_bind(row.at);
            });
            update.push(
                ") UPDATE tables SET sequence = new.sequence, decisions = new.decisions, waiting = new.waiting, \
                 deadline = new.deadline, updated = new.at FROM new WHERE tables.id = new.id",
            );
            update.build().persistent(false).execute(&mut **$tx).await?;
        }
        for row in rows {
            match &row.finish {
                Finish::GoesOn => {}
                Finish::Over(result) => {
                    sqlx::query(
                        "UPDATE tables SET state = 'finished', result = $2, finished = $3, \
                         revision = revision + 1 WHERE id = $1",
                    )
                    .bind(&row.table)
                    .bind(result)
                    .bind(row.at)
                    .execute(&mut **$tx)
                    .await?;
                }
                Finish::TakenOver(level) => {
                    sqlx::query("UPDATE tables SET revision = revision + 1 WHERE id = $1")
                        .bind(&row.table)
                        .execute(&mut **$tx)
                        .await?;
                    sqlx::query(
                        "UPDATE seats SET kind = 'computer', level = $3 WHERE table_id = $1 AND seat = $2",
                    )
                    .bind(&row.table)
                    .bind(row.seat)
                    .bind(level)
                    .execute(&mut **$tx)
                    .await?;
                }
            }
        }
        taken
    }};
}

/// The last row of each table: where the table is once all are written.
fn latest<'a>(rows: &[&'a Append]) -> Vec<&'a Append> {
    let mut latest: Vec<&Append> = rows.to_vec();
    latest.sort_by(|one, other| (&one.table, other.sequence).cmp(&(&other.table, one.sequence)));
    latest.dedup_by(|one, other| one.table == other.table);
    latest
}

async fn commit_sqlite(pool: &sqlx::SqlitePool, batch: &[Job]) -> Result<Vec<bool>> {
    let mut tx: Transaction<'_, Sqlite> = pool.begin().await?;
    let taken = write_batch!(&mut tx, Sqlite, batch);
    tx.commit().await?;
    Ok(taken)
}

async fn commit_postgres(pool: &sqlx::PgPool, batch: &[Job]) -> Result<Vec<bool>> {
    let mut tx: Transaction<'_, Postgres> = pool.begin().await?;
    let taken = write_batch!(&mut tx, Postgres, batch);
    let changed: Vec<&str> = batch
        .iter()
        .zip(&taken)
        .filter(|(_, taken)| **taken)
        .map(|(job, _)| job.append.table.as_str())
        .collect();
    sqlx::query("SELECT pg_notify($1, name) FROM UNNEST($2) AS name")
        .bind(CHANNEL)
        .bind(changed)
        .execute(&mut *tx)
        .await?;
    tx.commit().await?;
    Ok(taken)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(table: &str, sequence: i64) -> Append {
        Append {
            table: table.to_owned(),
            sequence,
            kind: RowKind::Decide,
            seat: 0,
            notation: String::new(),
            at: 0,
            request_key: None,
            decisions: 0,
            waiting: 0,
            deadline: None,
            finish: Finish::GoesOn,
        }
    }

    #[test]
    fn a_table_is_where_its_last_row_leads() {
        let rows = [row("b", 4), row("a", 1), row("b", 6), row("b", 5)];
        let rows: Vec<&Append> = rows.iter().collect();
        let latest: Vec<_> =
            latest(&rows).into_iter().map(|row| (row.table.as_str(), row.sequence)).collect();
        assert_eq!(latest, [("a", 1), ("b", 6)]);
    }
}
