//! The database: SQLite in one file, or PostgreSQL. The same SQL serves both.
//!
//! SQLite has one connection that writes and some that read. What must be answered quickly and
//! durably, a decision, goes through the [`writer`](self::writer), which puts everything that arrives
//! together into one transaction.

mod channels;
mod offers;
mod people;
mod portable;
mod ratings;
mod rows;
mod snapshots;
mod tables;
mod talk;
mod vacation;
mod writer;

use std::path::Path;
use std::time::Duration;

use sqlx::migrate::Migrator;
use sqlx::postgres::{PgListener, PgPoolOptions};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{PgPool, SqlitePool};

pub(crate) use channels::{ChannelKind, ChannelRow, Due, NoticeKind};
pub(crate) use offers::{OfferKind, OfferRow, OfferState};
pub(crate) use people::TokenRow;
pub(crate) use portable::Dump;
pub(crate) use ratings::{Counted, RatingRow};
pub(crate) use rows::{DecisionRow, Filter, Lease, NewTable, RowKind, SeatKind, SeatRow, State, TableRow};
pub(crate) use talk::ChatRow;
pub(crate) use vacation::VacationRow;
pub(crate) use writer::{Append, Finish};

/// The forward-only changes of the database, in order.
static MIGRATIONS: Migrator = sqlx::migrate!("./migrations");

/// The name of the database file in the data folder.
pub const DATABASE_FILE: &str = "kabinett.db";

/// The channel on which processes tell each other what changed.
const CHANNEL: &str = "kabinett";

/// The channel on which processes tell each other who watches.
pub(crate) const PRESENCE: &str = "kabinett_presence";

/// Why the database did not do it.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The database refused or did not answer.
    #[error("{0}")]
    Database(#[from] sqlx::Error),
    /// The database is not of this program, or newer.
    #[error("the database cannot be brought up to date: {0}")]
    Migration(#[from] sqlx::migrate::MigrateError),
    /// The database is older or newer than this program.
    #[error(
        "the database is at version {found} and this program at {known}: start the server once to bring it up to \
         date, or use the program that it belongs to"
    )]
    Outdated {
        /// The version of the database.
        found: i64,
        /// The version of this program.
        known: i64,
    },
    /// What was read makes no sense.
    #[error("the database holds something unknown: {0}")]
    Content(String),
    /// The server is going down.
    #[error("the server is going down")]
    Closed,
}

pub(crate) type Result<T> = std::result::Result<T, StoreError>;

/// One of the two databases.
#[derive(Clone)]
enum Db {
    Sqlite { read: SqlitePool, write: SqlitePool },
    Postgres(PgPool),
}

/// Runs the same query on whichever database there is, on a connection that only reads.
macro_rules! read {
    ($store:expr, $pool:ident => $work:expr) => {
        match &$store.db {
            crate::store::Db::Sqlite { read: $pool, .. } => $work,
            crate::store::Db::Postgres($pool) => $work,
        }
    };
}

/// Runs the same query on whichever database there is, on a connection that may write.
macro_rules! write {
    ($store:expr, $pool:ident => $work:expr) => {
        match &$store.db {
            crate::store::Db::Sqlite { write: $pool, .. } => $work,
            crate::store::Db::Postgres($pool) => $work,
        }
    };
}

pub(crate) use {read, write};

fn sqlite_options(folder: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(folder.join(DATABASE_FILE))
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(Duration::from_secs(10))
        .pragma("temp_store", "memory")
        .pragma("cache_size", "-16000")
}

/// The SQLite database in that folder, made when there is none.
async fn connect_sqlite(folder: &Path) -> Result<Db> {
    let options = sqlite_options(folder).create_if_missing(true).optimize_on_close(true, None);
    let write = SqlitePoolOptions::new().max_connections(1).connect_with(options).await?;
    // Only once the file is there: a connection that only reads cannot make it.
    let read =
        SqlitePoolOptions::new().max_connections(4).connect_lazy_with(sqlite_options(folder).read_only(true));
    Ok(Db::Sqlite { read, write })
}

async fn connect_postgres(url: &str, connections: u32) -> Result<PgPool> {
    let options = PgPoolOptions::new().max_connections(connections).acquire_timeout(Duration::from_secs(10));
    Ok(options.connect(url).await?)
}

/// The number of the last change of the database that this program knows.
pub(crate) fn latest_schema() -> i64 {
    MIGRATIONS.iter().map(|change| change.version).max().unwrap_or(0)
}

/// The database.
#[derive(Clone)]
pub(crate) struct Store {
    db: Db,
    writer: writer::Writer,
}

impl Store {
    /// Opens the SQLite database in that folder, made when there is none.
    pub(crate) async fn sqlite(folder: &Path) -> Result<Self> {
        let store = Self::start(connect_sqlite(folder).await?);
        store.bring_up_to_date().await?;
        Ok(store)
    }

    /// Opens a PostgreSQL database.
    pub(crate) async fn postgres(url: &str, connections: u32) -> Result<Self> {
        let store = Self::start(Db::Postgres(connect_postgres(url, connections).await?));
        store.bring_up_to_date().await?;
        Ok(store)
    }

    /// The SQLite database in that folder, to be read only.
    pub(crate) async fn sqlite_as_it_is(folder: &Path) -> Result<Self> {
        let options = sqlite_options(folder).read_only(true);
        let read = SqlitePoolOptions::new().max_connections(4).connect_with(options).await?;
        Ok(Self::start(Db::Sqlite { write: read.clone(), read }))
    }

    /// A PostgreSQL database, to be read only.
    pub(crate) async fn postgres_as_it_is(url: &str) -> Result<Self> {
        Ok(Self::start(Db::Postgres(connect_postgres(url, 4).await?)))
    }

    /// Whether the database is of this program's version.
    pub(crate) async fn is_up_to_date(&self) -> Result<()> {
        let (found, known) = (self.schema().await?, latest_schema());
        if found == known { Ok(()) } else { Err(StoreError::Outdated { found, known }) }
    }

    fn start(db: Db) -> Self {
        let writer = writer::Writer::start(db.clone());
        Self { db, writer }
    }

    /// Whether other processes may write to the same database.
    pub(crate) const fn is_shared(&self) -> bool {
        matches!(self.db, Db::Postgres(_))
    }

    /// Whether the database answers.
    pub(crate) async fn ping(&self) -> Result<()> {
        read!(self, pool => sqlx::query("SELECT 1").execute(pool).await.map(drop))?;
        Ok(())
    }

    /// Writes down a decision. The answer comes once it is durable: true, or false when another
    /// has taken the same sequence number first.
    pub(crate) async fn append(&self, append: Append) -> Result<bool> {
        self.writer.append(append).await
    }

    /// Tells the other processes that something changed at a table or for a person.
    pub(crate) async fn tell(&self, what: &str) -> Result<()> {
        if let Db::Postgres(pool) = &self.db {
            sqlx::query("SELECT pg_notify($1, $2)").bind(CHANNEL).bind(what).execute(pool).await?;
        }
        Ok(())
    }

    /// Tells the other processes who watches at this one.
    pub(crate) async fn tell_presence(&self, text: &str) -> Result<()> {
        if let Db::Postgres(pool) = &self.db {
            sqlx::query("SELECT pg_notify($1, $2)").bind(PRESENCE).bind(text).execute(pool).await?;
        }
        Ok(())
    }

    /// What the other processes tell; `None` where there are none.
    pub(crate) async fn news(&self) -> Result<Option<PgListener>> {
        let Db::Postgres(pool) = &self.db else { return Ok(None) };
        let mut listener = PgListener::connect_with(pool).await?;
        listener.listen_all([CHANNEL, PRESENCE]).await?;
        Ok(Some(listener))
    }

    /// Finishes what is being written and closes all connections.
    pub(crate) async fn close(&self) {
        self.writer.close().await;
        match &self.db {
            Db::Sqlite { read, write } => {
                read.close().await;
                write.close().await;
            }
            Db::Postgres(pool) => pool.close().await,
        }
    }
}
