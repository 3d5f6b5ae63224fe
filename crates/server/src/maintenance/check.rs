//! Every stored game, replayed from its first decision.

use std::sync::Arc;

use tokio::task::JoinSet;

use super::existing;
use crate::tables::Hall;
use crate::{Config, ServerError, seal};

/// What came of one table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Checked {
    /// The id of the table.
    pub table: String,
    /// The id of its game.
    pub game: String,
    /// How many rows its account has.
    pub rows: usize,
    /// What is wrong, if something is.
    pub fault: Option<Fault>,
}

/// What is wrong with a stored game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fault {
    /// The server does not know the game.
    UnknownGame,
    /// The game follows other rules than the server's.
    Rules {
        /// The version of the game.
        found: i64,
        /// The version of this program.
        known: u32,
    },
    /// The game cannot be opened: why, in the words of the rules or the code of a problem.
    Unopened(String),
    /// The seed is not the one that was committed to.
    Seed,
    /// A row cannot be carried out.
    Row {
        /// Its number.
        row: i64,
        /// Why, in the words of the rules.
        why: String,
    },
    /// There are more or fewer rows than the table says.
    Rows,
    /// There are more or fewer decisions than the table says.
    Decisions,
    /// Others must decide than the table says.
    Waiting,
    /// The table says that the game is over, and it is not; or the other way round.
    Over,
    /// The result is another one.
    Result,
    /// A snapshot is not what the decisions lead to.
    Snapshot {
        /// The row it was taken after.
        row: i64,
    },
}

impl Fault {
    /// A word for programs that stays the same.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::UnknownGame => "unknown-game",
            Self::Rules { .. } => "rules",
            Self::Unopened(_) => "unopened",
            Self::Seed => "seed",
            Self::Row { .. } => "row",
            Self::Rows => "rows",
            Self::Decisions => "decisions",
            Self::Waiting => "waiting",
            Self::Over => "over",
            Self::Result => "result",
            Self::Snapshot { .. } => "snapshot",
        }
    }
}

/// Replays every game that has begun, snapshots left aside, and holds it to what the database says
/// of it. Calls `seen` with every table, and with how many there are. The server may go on meanwhile.
///
/// # Errors
/// If the database cannot be read, or is of another version than this program.
pub async fn check(config: &Config, mut seen: impl FnMut(&Checked, usize)) -> Result<(), ServerError> {
    let store = existing(config).await?;
    store.is_up_to_date().await?;
    let seal = seal::Seal::of_existing_folder(&config.data)
        .map_err(|error| ServerError::Data(config.data.clone(), error))?;
    let hall = Arc::new(Hall::new(store, seal, config).0);
    let tables = hall.store.begun().await?;
    let total = tables.len();
    let mut ids = tables.into_iter();
    let mut running = JoinSet::new();
    loop {
        while running.len() < config.thinkers.max(1)
            && let Some(id) = ids.next()
        {
            let hall = hall.clone();
            running.spawn(async move { hall.audit(&id).await });
        }
        let Some(checked) = running.join_next().await else { break };
        let checked = checked.map_err(std::io::Error::other)??;
        if let Some(checked) = checked {
            seen(&checked, total);
        }
    }
    hall.store.close().await;
    Ok(())
}
