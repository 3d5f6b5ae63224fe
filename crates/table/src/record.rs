//! The file format of a game: `.kab.json`. `docs/record.md` describes it.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{Commitment, Game, Illegal, Journal, Outcome, Seat, Seed, Standing};

/// The first member of every record.
pub const FORMAT: &str = "kabinett-record";
/// The version of the file format that this library writes.
pub const VERSION: u32 = 1;

/// A game as a file holds it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// Always [`FORMAT`].
    pub format: String,
    /// The version of the file format.
    pub version: u32,
    /// Which game.
    pub game: String,
    /// The version of the game's rules that the decisions were taken under.
    pub rules: u32,
    /// The game's options.
    pub options: Value,
    /// The names of the players, by seat.
    pub seats: Vec<String>,
    /// The seed; absent while the game is running and the file is for other eyes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<Seed>,
    /// The seed's commitment, as shown when the table started.
    pub commitment: Commitment,
    /// The decisions in order, each `[seat, notation]`.
    pub decisions: Vec<(Seat, String)>,
    /// The result, once there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<RecordResult>,
}

/// The result as a record holds it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RecordResult {
    /// The way the game ended.
    pub end: String,
    /// How each seat did, by seat.
    pub standings: Vec<Standing>,
}

impl From<&Outcome> for RecordResult {
    fn from(outcome: &Outcome) -> Self {
        Self { end: outcome.end.to_owned(), standings: outcome.standings.to_vec() }
    }
}

/// Why a record could not be read or replayed.
#[derive(Debug, thiserror::Error)]
pub enum RecordError {
    /// The text is not a record.
    #[error("not a record: {0}")]
    Malformed(#[from] serde_json::Error),
    /// The text is a record of another kind.
    #[error("format “{0}” is not “{FORMAT}”")]
    Format(String),
    /// The file is newer than this program, or nonsense.
    #[error("record version {0} is not known (this program reads version {VERSION})")]
    Version(u32),
    /// The record is of another game.
    #[error("the record is of “{found}”, not of “{expected}”")]
    OtherGame {
        /// The game that was asked for.
        expected: &'static str,
        /// The game in the record.
        found: String,
    },
    /// The record was made under rules this program does not have.
    #[error("the record follows version {found} of the rules; this program has version {known}")]
    Rules {
        /// The version in the record.
        found: u32,
        /// The version of this program.
        known: u32,
    },
    /// The options are not options of the game.
    #[error("options: {0}")]
    Options(String),
    /// The record has no seed, so its dice are unknown.
    #[error("the record has no seed yet: only its commitment is known, so it cannot be replayed")]
    NoSeed,
    /// The seed is not the one that was committed to.
    #[error(
        "the seed does not match the commitment: {seed} would commit to {expected}, the record says {found}"
    )]
    Commitment {
        /// The seed in the record.
        seed: String,
        /// What it commits to.
        expected: String,
        /// What the record says.
        found: String,
    },
    /// A text that is no decision of the game.
    #[error("decision {number}: {error}")]
    Notation {
        /// Counted from 1.
        number: usize,
        /// What is wrong with it.
        error: crate::BadNotation,
    },
    /// A decision that the rules refuse.
    #[error("decision {number}, seat {seat}, “{action}”: refused by {illegal}")]
    Refused {
        /// Counted from 1.
        number: usize,
        /// Who decided.
        seat: Seat,
        /// What was decided.
        action: String,
        /// Which rule refuses it and why.
        illegal: Illegal,
    },
    /// The replayed result is not the recorded one.
    #[error("the record ends with {recorded}, but its decisions lead to {replayed}")]
    Result {
        /// What the record says.
        recorded: String,
        /// What the decisions lead to.
        replayed: String,
    },
}

impl Record {
    /// Reads a record.
    ///
    /// # Errors
    /// If the text is no record of a known version; the message says where.
    pub fn parse(text: &str) -> Result<Self, RecordError> {
        #[derive(Deserialize)]
        struct Head {
            format: String,
            version: u32,
        }
        let head: Head = serde_json::from_str(text)?;
        if head.format != FORMAT {
            return Err(RecordError::Format(head.format));
        }
        if head.version != VERSION {
            return Err(RecordError::Version(head.version));
        }
        Ok(serde_json::from_str(text)?)
    }

    /// The record as text, one decision a line.
    ///
    /// # Panics
    /// Never: a record is plain data.
    pub fn to_text(&self) -> String {
        let mut head = self.clone();
        let decisions = std::mem::take(&mut head.decisions);
        let text = serde_json::to_string_pretty(&head).expect("a record is plain data");
        if decisions.is_empty() {
            return text + "\n";
        }
        let lines: Vec<String> = decisions
            .iter()
            .map(|decision| "    ".to_owned() + &serde_json::to_string(decision).expect("plain data"))
            .collect();
        // The last one: the options before it may have a member of that name too.
        let (before, after) = text.rsplit_once("\"decisions\": []").expect("a record has decisions");
        format!("{before}\"decisions\": [\n{}\n  ]{after}\n", lines.join(",\n"))
    }

    /// The record of a journal. The seed goes in only when the record may tell everything.
    ///
    /// # Panics
    /// If the game's options are not plain data that serialises.
    pub fn of<G: Game>(journal: &Journal<G>, seats: &[String], with_seed: bool) -> Self {
        Self {
            format: FORMAT.to_owned(),
            version: VERSION,
            game: G::ID.to_owned(),
            rules: G::RULES,
            options: serde_json::to_value(journal.options()).expect("options are plain data"),
            seats: seats.to_vec(),
            seed: with_seed.then(|| journal.seed()),
            commitment: journal.seed().commitment(),
            decisions: journal.entries().iter().map(|entry| (entry.seat, entry.action.to_string())).collect(),
            result: journal.outcome().as_ref().map(RecordResult::from),
        }
    }

    /// Replays the first `most` decisions, checking each against the rules.
    ///
    /// # Errors
    /// If the record is of another game or other rules, has no seed, or holds a decision that the
    /// rules refuse.
    pub fn replay_until<G: Game>(&self, most: usize) -> Result<Journal<G>, RecordError> {
        if self.game != G::ID {
            return Err(RecordError::OtherGame { expected: G::ID, found: self.game.clone() });
        }
        if self.rules != G::RULES {
            return Err(RecordError::Rules { found: self.rules, known: G::RULES });
        }
        let options: G::Options = serde_json::from_value(self.options.clone())
            .map_err(|error| RecordError::Options(error.to_string()))?;
        let seed = self.seed.ok_or(RecordError::NoSeed)?;
        let mut journal = Journal::new(options, self.seats.len(), seed)
            .map_err(|error| RecordError::Options(error.to_string()))?;
        for (index, (seat, notation)) in self.decisions.iter().take(most).enumerate() {
            let number = index + 1;
            let action: G::Action =
                notation.parse().map_err(|error| RecordError::Notation { number, error })?;
            journal.decide(*seat, action).map_err(|illegal| RecordError::Refused {
                number,
                seat: *seat,
                action: notation.clone(),
                illegal,
            })?;
        }
        Ok(journal)
    }

    /// Replays the whole record and holds it to its result and its commitment.
    ///
    /// # Errors
    /// As [`replay_until`](Self::replay_until), or if result or commitment do not agree.
    pub fn verify<G: Game>(&self) -> Result<Journal<G>, RecordError> {
        let seed = self.seed.ok_or(RecordError::NoSeed)?;
        let expected = seed.commitment();
        if expected != self.commitment {
            return Err(RecordError::Commitment {
                seed: seed.to_hex(),
                expected: expected.to_hex(),
                found: self.commitment.to_hex(),
            });
        }
        let journal = self.replay_until::<G>(usize::MAX)?;
        let replayed = journal.outcome().as_ref().map(RecordResult::from);
        if replayed != self.result {
            return Err(RecordError::Result {
                recorded: describe(self.result.as_ref()),
                replayed: describe(replayed.as_ref()),
            });
        }
        Ok(journal)
    }
}

fn describe(result: Option<&RecordResult>) -> String {
    match result {
        None => "no result".to_owned(),
        Some(result) => {
            let standings: Vec<String> = result
                .standings
                .iter()
                .enumerate()
                .map(|(seat, standing)| {
                    format!("seat {seat} place {} score {}", standing.place, standing.score)
                })
                .collect();
            format!("“{}” ({})", result.end, standings.join(", "))
        }
    }
}
