//! The eleven scoring areas, the homes, and how they hang together.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::UnknownId;

use super::Power;

table::named! {
    /// D0.2 One of the eleven areas that score.
    #[cfg_attr(test, derive(ts_rs::TS), ts(rename_all = "kebab-case"))]
    pub enum Area: "area" {
        /// German States.
        GermanStates = "german-states",
        /// Central Europe.
        CentralEurope = "central-europe",
        /// Mediterranean.
        Mediterranean = "mediterranean",
        /// Baltic.
        Baltic = "baltic",
        /// Ottoman Empire.
        OttomanEmpire = "ottoman-empire",
        /// North America.
        NorthAmerica = "north-america",
        /// Caribbean.
        Caribbean = "caribbean",
        /// South America.
        SouthAmerica = "south-america",
        /// Africa.
        Africa = "africa",
        /// India.
        India = "india",
        /// East Indies.
        EastIndies = "east-indies",
    }
}

/// D8.7 Areas with no distant sea between them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Group {
    /// Europe with all homes.
    Europe,
    /// The three American areas.
    Americas,
    /// Africa.
    Africa,
    /// India.
    India,
    /// The East Indies.
    EastIndies,
}

impl Area {
    /// Whether it is one of the six colonies.
    pub const fn colony(self) -> bool {
        self as u8 >= Self::NorthAmerica as u8
    }

    /// D8.5, O8.5 Whether navies may be there.
    pub const fn port(self) -> bool {
        !matches!(self, Self::GermanStates | Self::CentralEurope | Self::OttomanEmpire)
    }

    /// D9.7, O9.6 Where the navies stand that fight for this area.
    pub const fn waters(self) -> Option<Self> {
        match self {
            Self::GermanStates | Self::CentralEurope => None,
            Self::OttomanEmpire => Some(Self::Mediterranean),
            _ => Some(self),
        }
    }

    /// The sea group.
    pub const fn group(self) -> Group {
        match self {
            Self::NorthAmerica | Self::Caribbean | Self::SouthAmerica => Group::Americas,
            Self::Africa => Group::Africa,
            Self::India => Group::India,
            Self::EastIndies => Group::EastIndies,
            _ => Group::Europe,
        }
    }

    /// D10.5 Whether a revolt can break out there.
    pub const fn american(self) -> bool {
        matches!(self.group(), Group::Americas)
    }

    /// D13.1, O12.1 The victory points of the ranks; 0 where no value is printed. The Deluxe board
    /// prints two values for the Ottoman Empire.
    pub const fn points(self, original: bool) -> [u8; 3] {
        match self {
            Self::GermanStates => [8, 5, 3],
            Self::CentralEurope | Self::Mediterranean => [6, 4, 2],
            Self::Baltic => [5, 3, 2],
            Self::OttomanEmpire => [4, 2, original as u8],
            Self::NorthAmerica | Self::EastIndies => [4, 2, 0],
            Self::Caribbean | Self::SouthAmerica | Self::India => [5, 3, 0],
            Self::Africa => [3, 2, 0],
        }
    }

    /// O8.7 The European areas that border on it.
    pub const fn neighbours(self) -> Areas {
        use Area::{Baltic, CentralEurope, GermanStates, Mediterranean, OttomanEmpire};
        match self {
            GermanStates => Areas::of(&[CentralEurope, Mediterranean]),
            CentralEurope => Areas::of(&[GermanStates, Baltic, OttomanEmpire]),
            Mediterranean => Areas::of(&[GermanStates]),
            Baltic | OttomanEmpire => Areas::of(&[CentralEurope]),
            _ => Areas::NONE,
        }
    }
}

impl Power {
    /// O8.7 The European areas that border on its home.
    pub const fn borders(self) -> Areas {
        use Area::{Baltic, CentralEurope, GermanStates, Mediterranean, OttomanEmpire};
        match self {
            Self::Britain | Self::UnitedProvinces => Areas::of(&[GermanStates]),
            Self::France => Areas::of(&[GermanStates, Mediterranean]),
            Self::Spain => Areas::of(&[Mediterranean]),
            Self::Russia => Areas::of(&[CentralEurope, Baltic, OttomanEmpire]),
            Self::Austria => Areas::of(&[GermanStates, CentralEurope, Mediterranean, OttomanEmpire]),
            Self::Prussia => Areas::of(&[GermanStates, CentralEurope, Baltic]),
        }
    }
}

/// A set of areas.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Areas(u16);

impl Areas {
    /// None.
    pub const NONE: Self = Self(0);
    /// The five areas of Europe.
    pub const EUROPE: Self = Self(0x1f);
    /// The six colonies.
    pub const COLONIES: Self = Self(0x7e0);
    /// All eleven.
    pub const ALL: Self = Self(0x7ff);
    /// D8.5 Those open to navies.
    pub const PORTS: Self = Self(0x7ec);

    /// These.
    pub const fn of(areas: &[Area]) -> Self {
        let mut set = 0;
        let mut at = 0;
        while at < areas.len() {
            set |= 1 << areas[at] as u16;
            at += 1;
        }
        Self(set)
    }

    /// Whether it is one of them.
    pub const fn contains(self, area: Area) -> bool {
        self.0 >> area as u16 & 1 == 1
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Those in both.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Those in either.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// With one more.
    #[must_use]
    pub const fn with(self, area: Area) -> Self {
        Self(self.0 | 1 << area as u16)
    }

    /// Without one.
    #[must_use]
    pub const fn without(self, area: Area) -> Self {
        Self(self.0 & !(1 << area as u16))
    }

    /// One after the other.
    pub fn iter(self) -> impl Iterator<Item = Area> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let at = left.trailing_zeros() as usize;
            left &= left.wrapping_sub(1);
            Area::ALL.get(at).copied()
        })
    }
}

/// Where a unit stands: in an area, or in the home country of its owner.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "Area | \"home\""))]
pub enum Place {
    /// In a scoring area.
    In(Area),
    /// In the owner's home.
    Home,
}

impl Place {
    /// How many there are.
    pub const COUNT: usize = Area::COUNT + 1;

    /// All of them, the home last.
    pub fn all() -> impl Iterator<Item = Self> {
        Area::ALL.iter().map(|&area| Self::In(area)).chain([Self::Home])
    }

    /// Its place in the order, from 0.
    pub const fn index(self) -> usize {
        match self {
            Self::In(area) => area.index(),
            Self::Home => Area::COUNT,
        }
    }

    /// The area, unless it is the home.
    pub const fn area(self) -> Option<Area> {
        match self {
            Self::In(area) => Some(area),
            Self::Home => None,
        }
    }

    /// D8.7, O8.9 The sea group: all homes are in Europe.
    pub const fn group(self) -> Group {
        match self {
            Self::In(area) => area.group(),
            Self::Home => Group::Europe,
        }
    }
}

/// A set of places of one power.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Places(u16);

impl Places {
    /// None.
    pub const NONE: Self = Self(0);

    const HOME: u16 = 1 << Area::COUNT;

    /// These areas.
    pub const fn of(areas: Areas) -> Self {
        Self(areas.0)
    }

    /// D8.7 All places of a sea group.
    pub const fn group(group: Group) -> Self {
        match group {
            Group::Europe => Self(Areas::EUROPE.0 | Self::HOME),
            Group::Americas => Self(Areas::of(&[Area::NorthAmerica, Area::Caribbean, Area::SouthAmerica]).0),
            Group::Africa => Self(Areas::of(&[Area::Africa]).0),
            Group::India => Self(Areas::of(&[Area::India]).0),
            Group::EastIndies => Self(Areas::of(&[Area::EastIndies]).0),
        }
    }

    /// Whether it is one of them.
    pub const fn contains(self, place: Place) -> bool {
        self.0 >> place.index() & 1 == 1
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Those in both.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Those in either.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Those that are not in the other.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// With one more.
    #[must_use]
    pub const fn with(self, place: Place) -> Self {
        Self(self.0 | 1 << place.index())
    }

    /// Without one.
    #[must_use]
    pub const fn without(self, place: Place) -> Self {
        Self(self.0 & !(1 << place.index()))
    }

    /// One after the other, the home last.
    pub fn iter(self) -> impl Iterator<Item = Place> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let at = left.trailing_zeros() as usize;
            left &= left - 1;
            Some(Area::ALL.get(at).map_or(Place::Home, |&area| Place::In(area)))
        })
    }
}

impl From<Area> for Place {
    fn from(area: Area) -> Self {
        Self::In(area)
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::In(area) => area.fmt(f),
            Self::Home => f.pad("home"),
        }
    }
}

impl FromStr for Place {
    type Err = UnknownId;

    fn from_str(text: &str) -> Result<Self, UnknownId> {
        if text == "home" { Ok(Self::Home) } else { text.parse().map(Self::In) }
    }
}

impl Serialize for Place {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.area().map_or("home", Area::id))
    }
}

impl<'de> Deserialize<'de> for Place {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}
