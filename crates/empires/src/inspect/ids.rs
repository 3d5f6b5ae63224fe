//! The ids of the format: words joined by underscores, counters in capitals, tiles by version.

use std::fmt::Display;
use std::str::FromStr;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::UnknownId;
use table::inspect::Wrong;

use crate::Rules;
use crate::facts::{Alliance, Area, Counter, Place, Power, Tile};

/// A power, area, kind of unit or covert token by its id.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Id<T>(pub(super) T);

/// Our own id of a thing, and the other way round: only what joins the words differs.
fn underscored(id: &impl Display) -> String {
    id.to_string().replace('-', "_")
}

fn parse<T: FromStr<Err = UnknownId>>(text: &str) -> Result<T, UnknownId> {
    let ours = if text.contains('-') { String::new() } else { text.replace('_', "-") };
    ours.parse().map_err(|UnknownId { kind, .. }| UnknownId { kind, id: text.to_owned() })
}

impl<'de, T: FromStr<Err = UnknownId>> Deserialize<'de> for Id<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = String::deserialize(from)?;
        parse(&text).map(Self).map_err(D::Error::custom)
    }
}

impl<T: Display> Serialize for Id<T> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&underscored(&self.0))
    }
}

/// A counter, N01 to N65.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct CounterId(pub(super) Counter);

impl<'de> Deserialize<'de> for CounterId {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = String::deserialize(from)?;
        let unknown = || D::Error::custom(UnknownId { kind: "counter", id: text.clone() });
        if !text.starts_with('N') {
            return Err(unknown());
        }
        text.parse().map(Self).map_err(|_| unknown())
    }
}

impl Serialize for CounterId {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&self.0.to_string().to_uppercase())
    }
}

/// An area, or the home of a power.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Spot {
    /// An area.
    Area(Area),
    /// A home.
    Home(Power),
}

impl Spot {
    /// Where units of a power stand.
    pub(super) const fn of(power: Power, place: Place) -> Self {
        match place {
            Place::In(area) => Self::Area(area),
            Place::Home => Self::Home(power),
        }
    }

    /// The place it is for units of that power; none if it is another's home.
    pub(super) fn place(self, power: Power) -> Option<Place> {
        match self {
            Self::Area(area) => Some(Place::In(area)),
            Self::Home(owner) => (owner == power).then_some(Place::Home),
        }
    }
}

impl<'de> Deserialize<'de> for Spot {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = String::deserialize(from)?;
        let area = parse(&text).map(Self::Area);
        area.or_else(|unknown| parse(&text).map(Self::Home).map_err(|_| D::Error::custom(unknown)))
    }
}

impl Serialize for Spot {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Area(area) => Id(*area).serialize(to),
            Self::Home(power) => Id(*power).serialize(to),
        }
    }
}

/// V-AGRI, V-INDUSTRY The id of a tile, in the version that the rules in force use.
pub(super) fn tile_id(rules: &Rules, tile: Tile) -> String {
    let original = match tile {
        Tile::ImprovedAgriculture => rules.agri,
        Tile::Industry => rules.industry,
        _ => false,
    };
    underscored(&tile) + if original { "_original" } else { "" }
}

/// R-25 The id of a local alliance, in the version of the edition.
pub(super) fn alliance_id(rules: &Rules, alliance: Alliance) -> String {
    let original = rules.original && alliance == Alliance::Ottoman;
    format!("alliance_{}{}", underscored(&alliance), if original { "_original" } else { "" })
}

fn find<T: Copy>(kind: &'static str, all: &[T], text: &str, id: impl Fn(T) -> String) -> Result<T, Wrong> {
    let unknown = || Wrong::new(UnknownId { kind, id: text.to_owned() }.to_string());
    all.iter().copied().find(|&thing| id(thing) == text).ok_or_else(unknown)
}

/// The tile with that id.
pub(super) fn tile(rules: &Rules, text: &str) -> Result<Tile, Wrong> {
    find("tile", Tile::ALL, text, |tile| tile_id(rules, tile))
}

/// The local alliance with that id.
pub(super) fn alliance(rules: &Rules, text: &str) -> Result<Alliance, Wrong> {
    find("local alliance", Alliance::ALL, text, |alliance| alliance_id(rules, alliance))
}
