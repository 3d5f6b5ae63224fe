//! Sentences that are put into words later, where the language is known: why a command ended.

use std::path::Path;

use bots::OpponentError;
use server::{ServerError, StoreError};
use table::{Illegal, RecordError};

use crate::text::Language;

/// A sentence of the catalogues with what it speaks of, or somebody else's words.
#[derive(Debug, Clone)]
pub(crate) enum Sentence {
    /// A message of the catalogues.
    Keyed(&'static str, Vec<(&'static str, Part)>),
    /// What the operating system, a library or the rules of a game say in words of their own.
    Foreign(String),
}

/// What a sentence speaks of.
#[derive(Debug, Clone)]
pub(crate) enum Part {
    Text(String),
    Number(i64),
    Sentence(Box<Sentence>),
    /// Why the rules of a game refuse a decision.
    Refused {
        game: String,
        illegal: Box<Illegal>,
    },
}

/// The sentence of that key, which every catalogue has.
pub(crate) fn sentence(key: &'static str) -> Sentence {
    Sentence::Keyed(key, Vec::new())
}

impl Sentence {
    /// What somebody else says in words of their own.
    pub(crate) fn foreign(error: &impl ToString) -> Self {
        Self::Foreign(error.to_string())
    }

    /// The sentence, which speaks of this too.
    pub(crate) fn with(mut self, name: &'static str, part: impl Into<Part>) -> Self {
        if let Self::Keyed(_, parts) = &mut self {
            parts.push((name, part.into()));
        }
        self
    }

    /// The sentence in words.
    pub(crate) fn said(&self, language: Language) -> String {
        let (key, parts) = match self {
            Self::Foreign(words) => return words.clone(),
            Self::Keyed(key, parts) => (key, parts),
        };
        let args: Vec<_> = parts
            .iter()
            .map(|(name, part)| {
                let value = match part {
                    Part::Text(text) => text.clone().into(),
                    Part::Number(number) => (*number).into(),
                    Part::Sentence(inner) => inner.said(language).into(),
                    Part::Refused { game, illegal } => language.texts(game).illegal(illegal).into(),
                };
                (*name, value)
            })
            .collect();
        language.say(key, &args)
    }
}

impl From<String> for Part {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<&str> for Part {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<&Path> for Part {
    fn from(path: &Path) -> Self {
        Self::Text(path.display().to_string())
    }
}

impl From<Sentence> for Part {
    fn from(inner: Sentence) -> Self {
        Self::Sentence(Box::new(inner))
    }
}

impl From<i64> for Part {
    fn from(number: i64) -> Self {
        Self::Number(number)
    }
}

impl From<u32> for Part {
    fn from(number: u32) -> Self {
        Self::Number(number.into())
    }
}

impl From<usize> for Part {
    fn from(number: usize) -> Self {
        // More than there can be of anything is said as the most.
        Self::Number(number.try_into().unwrap_or(i64::MAX))
    }
}

impl From<String> for Sentence {
    fn from(words: String) -> Self {
        Self::Foreign(words)
    }
}

/// Why a record of that game cannot be read or does not hold.
pub(crate) fn of_record(error: RecordError, game: &str) -> Sentence {
    match error {
        RecordError::Malformed(error) => sentence("record-malformed").with("why", error.to_string()),
        RecordError::Format(found) => {
            sentence("record-format").with("found", found).with("known", table::FORMAT)
        }
        RecordError::Version(found) => {
            sentence("record-version").with("found", found).with("known", table::VERSION)
        }
        RecordError::OtherGame { expected, found } => {
            sentence("record-other-game").with("expected", expected).with("found", found)
        }
        RecordError::Rules { found, known } => {
            sentence("record-rules").with("found", found).with("known", known)
        }
        RecordError::Options(why) => sentence("bad-options").with("why", why),
        RecordError::NoSeed => sentence("record-sealed"),
        RecordError::Commitment { seed, expected, found } => {
            sentence("record-commitment").with("seed", seed).with("expected", expected).with("found", found)
        }
        RecordError::Notation { number, error } => sentence("record-notation")
            .with("number", number)
            .with("why", sentence("not-a-decision").with("text", error.0)),
        RecordError::Refused { number, seat, action, illegal } => sentence("record-refused")
            .with("number", number)
            .with("seat", u32::from(seat.0))
            .with("decision", action)
            .with("why", Part::Refused { game: game.to_owned(), illegal: Box::new(illegal) }),
        RecordError::Result { recorded, replayed } => {
            sentence("record-result").with("recorded", recorded).with("replayed", replayed)
        }
    }
}

impl From<OpponentError> for Sentence {
    fn from(error: OpponentError) -> Self {
        match error {
            OpponentError::OtherGame => sentence("opponent-other-game"),
            OpponentError::NoLevel(level) => sentence("opponent-no-level").with("level", level),
            OpponentError::Nothing(seat) => sentence("opponent-nothing").with("seat", u32::from(seat.0)),
        }
    }
}

impl From<ServerError> for Sentence {
    fn from(error: ServerError) -> Self {
        match error {
            ServerError::Data(folder, error) => {
                sentence("server-data").with("folder", folder.as_path()).with("why", error.to_string())
            }
            ServerError::Listen(address, error) => {
                sentence("server-listen").with("address", address.to_string()).with("why", error.to_string())
            }
            ServerError::Store(error) => sentence("server-store").with("why", Self::from(error)),
            ServerError::Backup(why) => sentence("server-backup").with("why", why),
            ServerError::InUse(folder) => sentence("server-in-use").with("folder", folder.as_path()),
            ServerError::Notices(why) => sentence("server-notices").with("why", why),
            ServerError::Serve(error) => sentence("server-failed").with("why", error.to_string()),
        }
    }
}

impl From<StoreError> for Sentence {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Database(error) => Self::foreign(&error),
            StoreError::Migration(error) => sentence("store-migration").with("why", error.to_string()),
            StoreError::Outdated { found, known } => {
                sentence("store-outdated").with("found", found).with("known", known)
            }
            StoreError::Content(why) => sentence("store-content").with("why", why),
            StoreError::Closed => sentence("store-closed"),
        }
    }
}
