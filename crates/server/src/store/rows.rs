//! The rows of the database, with words as enums.

use sqlx::FromRow;

use crate::store::StoreError;
use crate::time::Millis;

macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($(#[$variant_doc:meta])* $variant:ident = $word:literal),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub(crate) enum $name { $($(#[$variant_doc])* $variant),* }

        impl $name {
            /// The word in the database and in the interface.
            pub(crate) const fn word(self) -> &'static str {
                match self { $(Self::$variant => $word),* }
            }
        }

        impl TryFrom<String> for $name {
            type Error = StoreError;
            fn try_from(word: String) -> std::result::Result<Self, StoreError> {
                match word.as_str() {
                    $($word => Ok(Self::$variant),)*
                    _ => Err(StoreError::Content(format!("{} “{word}”", stringify!($name)))),
                }
            }
        }

    };
}

pub(super) use words;

words! {
    /// How far a table is.
    State { Open = "open", Running = "running", Finished = "finished" }
}

words! {
    /// Who has a seat.
    SeatKind { Open = "open", Person = "person", Computer = "computer", Invited = "invited" }
}

words! {
    /// What a row of `decisions` does.
    RowKind {
        Decide = "decide",
        Undo = "undo",
        Resign = "resign",
        TimeOut = "time-out",
        /// All have agreed that nobody has won.
        Draw = "draw",
        /// A seat's clock stands still until the time in the notation.
        Vacation = "vacation",
    }
}

/// A table as the database has it.
#[derive(Debug, Clone, FromRow)]
pub(crate) struct TableRow {
    pub(crate) id: String,
    pub(crate) game: String,
    pub(crate) rules: i64,
    pub(crate) options: String,
    #[sqlx(try_from = "String")]
    pub(crate) state: State,
    pub(crate) private: bool,
    pub(crate) rated: bool,
    pub(crate) auto_start: bool,
    pub(crate) owner: String,
    pub(crate) clock: String,
    /// The level of the computer that takes over a seat, if one was chosen.
    pub(crate) stand_in: Option<String>,
    pub(crate) seed: String,
    pub(crate) commitment: String,
    pub(crate) sequence: i64,
    pub(crate) decisions: i64,
    pub(crate) waiting: i64,
    pub(crate) deadline: Option<Millis>,
    pub(crate) revision: i64,
    pub(crate) chat: i64,
    pub(crate) result: Option<String>,
    pub(crate) created: Millis,
    pub(crate) started: Option<Millis>,
    pub(crate) finished: Option<Millis>,
    pub(crate) updated: Millis,
    pub(crate) rematch_of: Option<String>,
    pub(crate) rematch: Option<String>,
}

/// A seat with the name of who has it.
#[derive(Debug, Clone, FromRow)]
pub(crate) struct SeatRow {
    pub(crate) seat: i64,
    #[sqlx(try_from = "String")]
    pub(crate) kind: SeatKind,
    pub(crate) person: Option<String>,
    pub(crate) level: Option<String>,
    pub(crate) name: Option<String>,
    /// What it played at the start, as a message key.
    pub(crate) role: Option<String>,
    /// The person's rating in this game with so many seats.
    pub(crate) rating: Option<f64>,
}

/// One row of the account of a table.
#[derive(Debug, Clone, FromRow)]
pub(crate) struct DecisionRow {
    pub(crate) sequence: i64,
    #[sqlx(try_from = "String")]
    pub(crate) kind: RowKind,
    pub(crate) seat: i64,
    pub(crate) notation: String,
    pub(crate) at: Millis,
    pub(crate) request_key: Option<String>,
}

/// A table to be made.
pub(crate) struct NewTable {
    pub(crate) id: String,
    pub(crate) game: String,
    pub(crate) rules: u32,
    pub(crate) options: String,
    pub(crate) private: bool,
    pub(crate) rated: bool,
    pub(crate) auto_start: bool,
    pub(crate) owner: String,
    pub(crate) clock: String,
    pub(crate) stand_in: Option<String>,
    pub(crate) seed: String,
    pub(crate) commitment: String,
    pub(crate) created: Millis,
    pub(crate) rematch_of: Option<String>,
    pub(crate) seats: Vec<(SeatKind, Option<String>, Option<String>)>,
}

/// What one process at a time does for a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Lease {
    /// Thinking for its computers.
    Computers,
    /// Calling time.
    Clock,
}

/// Which tables to list.
#[derive(Debug, Clone, Default)]
pub(crate) struct Filter {
    pub(crate) state: Option<State>,
    pub(crate) game: Option<String>,
    /// Only tables where this person sits or is invited, private ones too.
    pub(crate) of: Option<String>,
    pub(crate) before: Option<Millis>,
    pub(crate) limit: i64,
}
