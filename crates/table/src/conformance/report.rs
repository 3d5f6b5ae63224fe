//! What a run of the suite saw, and what it found wrong.

use std::collections::BTreeMap;
use std::fmt;

use serde::Serialize;
use serde_json::Value;

use crate::Game;

/// A clause of the contract, as the [suite](super) letters them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Clause {
    /// (a) `legal`, `check` and `apply` agree.
    Legal,
    /// (b) Clones and round trips behave identically.
    Twin,
    /// (c) Replays are identical.
    Replay,
    /// (d) Notation round-trips.
    Notation,
    /// (e) Nobody learns what they may not know.
    Leak,
    /// (f) Imagined worlds look the same.
    Imagine,
    /// (g) Undo is exact and crosses no barrier.
    Undo,
    /// (h) Games end as they should.
    End,
    /// (i) The game's own invariants hold.
    Invariants,
    /// The game panicked on something the contract allows.
    Panic,
}

impl fmt::Display for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Legal => "(a) legal, check and apply agree",
            Self::Twin => "(b) clones and round trips behave identically",
            Self::Replay => "(c) replays are identical",
            Self::Notation => "(d) notation round-trips",
            Self::Leak => "(e) nobody learns what they may not know",
            Self::Imagine => "(f) imagined worlds look the same",
            Self::Undo => "(g) undo is exact and crosses no barrier",
            Self::End => "(h) games end as they should",
            Self::Invariants => "(i) invariants hold",
            Self::Panic => "(a) no panic on what the contract allows",
        })
    }
}

/// A clause that does not hold, and where.
#[derive(Clone, PartialEq, Eq)]
pub struct Failure {
    /// The game that broke it.
    pub game: &'static str,
    /// The clause.
    pub clause: Clause,
    /// What is wrong, in words for the engineer.
    pub what: String,
    /// The number of the random game: its seed is [`Seed::from_number`](crate::Seed::from_number).
    pub number: u64,
    /// How many decisions had been taken.
    pub decisions: usize,
    /// The record so far, with its seed.
    pub record: String,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { game, clause, what, number, decisions, record } = self;
        write!(
            f,
            "“{game}” breaks {clause}\n{what}\nin game number {number} after {decisions} decisions; \
             see it again with Plan {{ first_seed: {number}, games: 1, rates: Rates::ALL, .. }} or from \
             this record:\n{record}"
        )
    }
}

/// The same as the display, so that `unwrap` in a test prints something to read.
impl fmt::Debug for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl std::error::Error for Failure {}

/// What a run of the suite saw. Tests assert on it that no check was idle.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Coverage {
    /// Games played to their end.
    pub games: u64,
    /// Decisions taken in them.
    pub decisions: u64,
    /// The decisions of the longest game.
    pub longest: usize,
    /// How many games ended in which way.
    pub ends: BTreeMap<String, u64>,
    /// Decisions taken by a seat that was not waited on.
    pub out_of_turn: u64,
    /// Decisions that cannot be taken back.
    pub barriers: u64,
    /// (a), (d) Listed decisions that were checked and read back.
    pub listed: u64,
    /// (a) Listed decisions carried out on a copy.
    pub applied: u64,
    /// (a) Decisions from elsewhere that were rightly refused.
    pub refused: u64,
    /// (b) Twins that took over.
    pub twins: u64,
    /// (c) Prefixes at which the replayed state was compared.
    pub prefixes: u64,
    /// (e), (f) Worlds imagined and compared.
    pub worlds: u64,
    /// (e), (g) Decisions carried out in two worlds and compared.
    pub compared: u64,
    /// (e) Pairs of simultaneous decisions compared through the eyes of the others.
    pub simultaneous: u64,
    /// (g) Decisions taken back.
    pub undone: u64,
}

impl Coverage {
    /// Adds what another run saw.
    pub fn merge(&mut self, other: &Self) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.longest = self.longest.max(other.longest);
        for (end, count) in &other.ends {
            *self.ends.entry(end.clone()).or_default() += count;
        }
        self.out_of_turn += other.out_of_turn;
        self.barriers += other.barriers;
        self.listed += other.listed;
        self.applied += other.applied;
        self.refused += other.refused;
        self.twins += other.twins;
        self.prefixes += other.prefixes;
        self.worlds += other.worlds;
        self.compared += other.compared;
        self.simultaneous += other.simultaneous;
        self.undone += other.undone;
    }

    /// The ways the game can end that no game of the run ended in.
    pub fn ends_missing<G: Game>(&self) -> Vec<&'static str> {
        G::ends().iter().copied().filter(|end| !self.ends.contains_key(*end)).collect()
    }
}

/// A broken clause before the game's circumstances are added.
pub(super) struct Fault {
    pub(super) clause: Clause,
    pub(super) what: String,
}

/// A clause holds, or what is wrong.
pub(super) type Verdict = Result<(), Fault>;

impl Clause {
    /// Holds only if `holds` does; says what is wrong otherwise.
    pub(super) fn holds(self, holds: bool, what: impl FnOnce() -> String) -> Verdict {
        if holds { Ok(()) } else { Err(Fault { clause: self, what: what() }) }
    }

    /// Holds only if the two are equal; says where they first differ otherwise.
    pub(super) fn same<T: PartialEq + Serialize>(
        self,
        one: &T,
        other: &T,
        what: impl FnOnce() -> String,
    ) -> Verdict {
        self.holds(one == other, || format!("{}\n  {}", what(), difference(one, other)))
    }
}

/// The first place at which two values differ.
fn difference(one: &impl Serialize, other: &impl Serialize) -> String {
    match (serde_json::to_value(one), serde_json::to_value(other)) {
        (Ok(one), Ok(other)) => first_difference(&one, &other, "")
            .unwrap_or_else(|| "they serialise alike, but are not equal".to_owned()),
        _ => "they do not serialise".to_owned(),
    }
}

fn first_difference(one: &Value, other: &Value, path: &str) -> Option<String> {
    if one == other {
        return None;
    }
    let inner = match (one, other) {
        (Value::Object(a), Value::Object(b)) if a.keys().eq(b.keys()) => a
            .iter()
            .zip(b.values())
            .find_map(|((key, a), b)| first_difference(a, b, &format!("{path}/{key}"))),
        (Value::Array(a), Value::Array(b)) if a.len() == b.len() => a
            .iter()
            .zip(b)
            .enumerate()
            .find_map(|(index, (a, b))| first_difference(a, b, &format!("{path}/{index}"))),
        _ => None,
    };
    Some(inner.unwrap_or_else(|| format!("at “{path}”: {one} against {other}")))
}
