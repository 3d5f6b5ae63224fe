//! A journal as a disk keeps it, so that a long game opens without being replayed.
//!
//! A snapshot is a convenience and never the truth: the record is. Whoever opens one falls back on
//! replaying the record when the snapshot is damaged, of other rules, or of another table.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::{Audience, Barrier, Commitment, Dice, Entry, Game, Journal, Seat, Seed};

/// Grows when snapshots are written in another way; older ones are then of no use.
const LAYOUT: u32 = 1;

/// Why a snapshot is of no use here: replay the record instead.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BadSnapshot {
    /// The text is no snapshot, or damaged.
    #[error("not a snapshot: {0}")]
    Malformed(String),
    /// It was made under other rules, for another table, or by another version of the program.
    #[error("the snapshot is of another {0}")]
    Other(&'static str),
    /// It holds a position that no game reaches.
    #[error("the snapshot is not sound: {0}")]
    Unsound(String),
}

/// What is written. Events are kept as the text they are shown as: nobody asks them anything any
/// more, so games need not know how to read them back.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Saved<S> {
    layout: u32,
    game: String,
    rules: u32,
    seats: usize,
    commitment: Commitment,
    drawn: u64,
    state: S,
    entries: Vec<(Seat, String, Option<Barrier>, u64)>,
    events: Vec<Told>,
}

/// An event of the past as text, with the number of decisions taken before it.
pub(crate) type Told = (usize, Audience, Box<RawValue>);

/// An event as the text it is shown as.
pub(crate) fn tell(event: &impl Serialize) -> Box<RawValue> {
    serde_json::value::to_raw_value(event).expect("events are plain data")
}

impl<G: Game> Journal<G> {
    /// The whole journal as text, except for options and seed, which its owner keeps. It tells
    /// everything that is hidden.
    ///
    /// # Panics
    /// If the game's state is not plain data that serialises.
    pub fn save(&self) -> String {
        let saved = Saved {
            layout: LAYOUT,
            game: G::ID.to_owned(),
            rules: G::RULES,
            seats: self.seats(),
            commitment: self.seed().commitment(),
            drawn: self.drawn(),
            state: self.state(),
            entries: self
                .entries()
                .iter()
                .map(|entry| (entry.seat, entry.action.to_string(), entry.barrier, entry.drawn))
                .collect(),
            events: self.told().collect(),
        };
        serde_json::to_string(&saved).expect("a state is plain data")
    }

    /// The journal that [`save`](Self::save) wrote, for a table with these options, seats and seed.
    ///
    /// # Errors
    /// If the text is damaged, of other rules, or of another table.
    pub fn restore(
        options: G::Options,
        seats: usize,
        seed: Seed,
        snapshot: &str,
    ) -> Result<Self, BadSnapshot> {
        let saved: Saved<G::State> = read(snapshot)?;
        for (same, what) in [
            (saved.layout == LAYOUT, "layout"),
            (saved.game == G::ID, "game"),
            (saved.rules == G::RULES, "version of the rules"),
            (saved.seats == seats, "number of seats"),
            (saved.commitment == seed.commitment(), "seed"),
        ] {
            if !same {
                return Err(BadSnapshot::Other(what));
            }
        }
        G::invariants(&saved.state).map_err(BadSnapshot::Unsound)?;
        let mut entries = Vec::with_capacity(saved.entries.len());
        for (seat, notation, barrier, drawn) in saved.entries {
            let action = notation.parse().map_err(|error| BadSnapshot::Unsound(format!("{error}")))?;
            entries.push(Entry { seat, action, barrier, drawn });
        }
        if entries.iter().any(|entry: &Entry<G::Action>| entry.seat.index() >= seats)
            || entries.last().is_some_and(|last| last.drawn != saved.drawn)
            || saved.events.iter().any(|(number, ..)| *number >= entries.len())
        {
            return Err(BadSnapshot::Unsound("its parts do not fit together".to_owned()));
        }
        let dice = Dice::resume(seed, saved.drawn);
        Self::resume(options, seats, seed, (saved.state, dice), entries, saved.events)
            .map_err(|error| BadSnapshot::Unsound(error.0))
    }
}

/// Reads the head first: the state of other rules need not even be readable.
fn read<S: DeserializeOwned>(snapshot: &str) -> Result<Saved<S>, BadSnapshot> {
    #[derive(Deserialize)]
    struct Head {
        layout: u32,
    }
    let malformed = |error: serde_json::Error| BadSnapshot::Malformed(error.to_string());
    let head: Head = serde_json::from_str(snapshot).map_err(malformed)?;
    if head.layout != LAYOUT {
        return Err(BadSnapshot::Other("layout"));
    }
    serde_json::from_str(snapshot).map_err(malformed)
}
