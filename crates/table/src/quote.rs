//! What a decision costs, and why one is refused.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// A rule's number in its rulebook, such as `"5.4.1"` or `"D7.3"`.
pub type Rule = &'static str;

/// A message key: the sentence itself is in the language catalogues.
pub type Key = &'static str;

/// The most lines a quote can have.
pub const MAX_LINES: usize = 12;

/// One step of a price.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Line {
    /// What this step is, as a message key.
    pub label: Key,
    /// The rule it follows from.
    pub rule: Rule,
    /// How much it adds to, or takes from, the price.
    pub amount: i16,
}

/// The price of a decision as labelled lines that a person can follow.
///
/// ```
/// use table::Quote;
/// let quote = Quote::new("action-points").plus("printed", "5.4.2", 2).plus("protected", "5.4.2", 1);
/// assert_eq!(quote.total(), 3);
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
pub struct Quote {
    /// What is paid with, as a message key; empty when the decision is free.
    pub unit: Key,
    /// The steps in the order the rules take them.
    pub lines: ArrayVec<Line, MAX_LINES>,
}

impl Quote {
    /// A decision that costs nothing.
    pub const FREE: Self = Self { unit: "", lines: ArrayVec::new_const() };

    /// An empty price, paid in that unit.
    pub const fn new(unit: Key) -> Self {
        Self { unit, lines: ArrayVec::new_const() }
    }

    /// The price with one more step.
    ///
    /// # Panics
    /// If a price has more than [`MAX_LINES`] steps, which no rule of any game here reaches.
    #[must_use]
    pub fn plus(mut self, label: Key, rule: Rule, amount: i16) -> Self {
        self.add(label, rule, amount);
        self
    }

    /// Adds one step to the price.
    ///
    /// # Panics
    /// If a price has more than [`MAX_LINES`] steps, which no rule of any game here reaches.
    pub fn add(&mut self, label: Key, rule: Rule, amount: i16) {
        self.lines.push(Line { label, rule, amount });
    }

    /// The sum of the steps.
    pub fn total(&self) -> i16 {
        self.lines.iter().map(|line| line.amount).sum()
    }
}

/// An argument of a message.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Arg {
    /// A number.
    Number(i32),
    /// The id of a thing of the game: a space, a card, a side.
    Id(&'static str),
}

impl From<i32> for Arg {
    fn from(number: i32) -> Self {
        Self::Number(number)
    }
}

impl From<&'static str> for Arg {
    fn from(id: &'static str) -> Self {
        Self::Id(id)
    }
}

/// Why a decision is refused: the rule, a message key and the message's arguments.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, thiserror::Error)]
#[error("{rule}: {key}")]
pub struct Illegal {
    /// The rule that forbids it.
    pub rule: Rule,
    /// The reason, as a message key.
    pub key: Key,
    /// What the reason speaks of, by argument name.
    pub args: ArrayVec<(Key, Arg), 4>,
}

impl Illegal {
    /// Refused by that rule, for that reason.
    pub const fn new(rule: Rule, key: Key) -> Self {
        Self { rule, key, args: ArrayVec::new_const() }
    }

    /// The refusal with one argument more.
    ///
    /// # Panics
    /// With more than four arguments.
    #[must_use]
    pub fn with(mut self, name: Key, arg: impl Into<Arg>) -> Self {
        self.args.push((name, arg.into()));
        self
    }
}

/// How the game ended for one seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Standing {
    /// 1 is the winner; equal places are shared.
    pub place: u8,
    /// The score by the game's own count.
    pub score: i32,
}

/// The result of a finished game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Outcome {
    /// The way the game ended, one of the game's [`ends`](crate::Game::ends).
    pub end: Key,
    /// How each seat did, by seat.
    pub standings: ArrayVec<Standing, { crate::MAX_SEATS }>,
}
