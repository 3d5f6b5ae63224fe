//! One task writes decisions: all that arrive together go into one transaction.

use sqlx::{Postgres, Sqlite, Transaction};
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

macro_rules! append_row {
    ($tx:expr, $row:expr) => {{
        let row: &Append = $row;
        let done = sqlx::query(
            "INSERT INTO decisions (table_id, sequence, kind, seat, notation, at, request_key) \
             VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (table_id, sequence) DO NOTHING",
        )
        .bind(&row.table)
        .bind(row.sequence)
        .bind(row.kind.word())
        .bind(row.seat)
        .bind(&row.notation)
        .bind(row.at)
        .bind(&row.request_key)
        .execute(&mut **$tx)
        .await?;
        let taken = done.rows_affected() == 1;
        if taken {
            let over = match &row.finish {
                Finish::Over(result) => Some(result),
                _ => None,
            };
            sqlx::query(
                "UPDATE tables SET sequence = $2, decisions = $3, waiting = $4, deadline = $5, updated = $6, \
                 state = CASE WHEN $7 THEN 'finished' ELSE state END, result = $8, \
                 finished = CASE WHEN $7 THEN $6 ELSE finished END, \
                 revision = revision + CASE WHEN $9 THEN 1 ELSE 0 END WHERE id = $1",
            )
            .bind(&row.table)
            .bind(row.sequence)
            .bind(row.decisions)
            .bind(row.waiting)
            .bind(row.deadline)
            .bind(row.at)
            .bind(over.is_some())
            .bind(over)
            .bind(row.finish != Finish::GoesOn)
            .execute(&mut **$tx)
            .await?;
            if let Finish::TakenOver(level) = &row.finish {
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
        taken
    }};
}

async fn commit_sqlite(pool: &sqlx::SqlitePool, batch: &[Job]) -> Result<Vec<bool>> {
    let mut tx: Transaction<'_, Sqlite> = pool.begin().await?;
    let mut taken = Vec::with_capacity(batch.len());
    for job in batch {
        taken.push(append_row!(&mut tx, &job.append));
    }
    tx.commit().await?;
    Ok(taken)
}

async fn commit_postgres(pool: &sqlx::PgPool, batch: &[Job]) -> Result<Vec<bool>> {
    let mut tx: Transaction<'_, Postgres> = pool.begin().await?;
    let mut taken = Vec::with_capacity(batch.len());
    for job in batch {
        let new = append_row!(&mut tx, &job.append);
        if new {
            sqlx::query("SELECT pg_notify($1, $2)")
                .bind(CHANNEL)
                .bind(&job.append.table)
                .execute(&mut *tx)
                .await?;
        }
        taken.push(new);
    }
    tx.commit().await?;
    Ok(taken)
}
