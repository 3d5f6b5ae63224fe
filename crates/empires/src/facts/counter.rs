//! The 65 counters (neutral markers) and sets of them.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::UnknownId;

use super::Area;

/// D1.3, O1.3 How many counters there are.
pub const COUNTERS: usize = 65;

/// One of the 65 counters, from 0; people write N01 to N65.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "string"))]
pub struct Counter(pub u8);

impl Counter {
    /// All of them.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..COUNTERS as u8).map(Self)
    }

    /// Its place in the order, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Counter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "n{:02}", self.0 + 1)
    }
}

impl FromStr for Counter {
    type Err = UnknownId;

    fn from_str(text: &str) -> Result<Self, UnknownId> {
        let digits = text.strip_prefix(['n', 'N']).filter(|digits| digits.len() == 2);
        digits
            .and_then(|digits| digits.parse::<u8>().ok())
            .filter(|number| (1..=COUNTERS as u8).contains(number))
            .map(|number| Self(number - 1))
            .ok_or_else(|| UnknownId { kind: "counter", id: text.to_owned() })
    }
}

impl Serialize for Counter {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Counter {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// D0.4, O0.2 What a counter is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CounterKind {
    /// It defends itself with that value.
    Defence(u8),
    /// It is colonized ('Pop' in the original).
    Colonize,
    /// Gold Coast Commerce ('Slaves' in the original) takes it.
    GoldCoast,
}

table::named! {
    /// D9.23 What the conqueror of a counter gains besides.
    #[cfg_attr(test, derive(ts_rs::TS), ts(rename_all = "kebab-case"))]
    pub enum Reward: "reward" {
        /// Nothing.
        None = "none",
        /// 3 gold.
        #[cfg_attr(test, ts(rename = "gold3"))]
        Gold = "gold3",
        /// 1 victory point.
        #[cfg_attr(test, ts(rename = "vp1"))]
        Point = "vp1",
    }
}

impl Reward {
    /// Its gold.
    pub const fn gold(self) -> u8 {
        if matches!(self, Self::Gold) { 3 } else { 0 }
    }

    /// Its victory points.
    pub const fn points(self) -> u8 {
        matches!(self, Self::Point) as u8
    }
}

/// What is printed on one counter.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct CounterFact {
    /// Where it belongs.
    pub area: Area,
    /// What it is.
    pub kind: CounterKind,
    /// What it brings.
    pub reward: Reward,
    /// The letter set of a non-player power it belongs to: 0 is A, 4 is E.
    pub letter: Option<u8>,
}

/// A set of counters.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Counters(u128);

impl Counters {
    /// None.
    pub const NONE: Self = Self(0);
    /// All 65.
    pub const ALL: Self = Self((1 << COUNTERS) - 1);

    /// Whether it is one of them.
    pub const fn contains(self, counter: Counter) -> bool {
        self.0 >> counter.0 & 1 == 1
    }

    /// How many there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Adds one.
    pub const fn insert(&mut self, counter: Counter) {
        self.0 |= 1 << counter.0;
    }

    /// Takes one out.
    pub const fn remove(&mut self, counter: Counter) {
        self.0 &= !(1 << counter.0);
    }

    /// Those in either.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Those in both.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Those that are not in the other.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The one with that many before it.
    ///
    /// # Panics
    /// If there are not so many.
    pub fn nth(self, place: usize) -> Counter {
        self.iter().nth(place).expect("a counter of the set")
    }

    /// One after the other.
    pub fn iter(self) -> impl Iterator<Item = Counter> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let at = left.trailing_zeros() as u8;
            left &= left - 1;
            Some(Counter(at))
        })
    }
}

impl FromIterator<Counter> for Counters {
    fn from_iter<I: IntoIterator<Item = Counter>>(counters: I) -> Self {
        let mut set = Self::NONE;
        counters.into_iter().for_each(|counter| set.insert(counter));
        set
    }
}
