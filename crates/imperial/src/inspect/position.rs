//! The fields of a position, as they are written.

use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer};
use table::inspect::present;

use crate::Side;
use crate::facts::{Advantage, Commodity, Era, Region, Space, Symbol, Theater, War};
use crate::view::PerSide;

/// A Peace Turn or a war.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Turn {
    /// Peace Turn 1 to 6.
    Peace(u8),
    /// The war being fought.
    War(War),
}

impl<'de> Deserialize<'de> for Turn {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = String::deserialize(from)?;
        let peace = match text.strip_prefix("peace-").map(str::as_bytes) {
            Some(&[digit @ b'1'..=b'6']) => Some(Self::Peace(digit - b'0')),
            _ => None,
        };
        peace
            .or_else(|| War::from_id(&text).map(Self::War))
            .ok_or_else(|| serde::de::Error::custom(format!("no turn has the id {text:?}")))
    }
}

/// When the position was taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Moment {
    /// An Action Round is about to begin.
    RoundStart,
    /// The active side is in the middle of its Action Round.
    MidRound,
    /// A theater of a war is next to have its strengths counted.
    Theater,
}

/// Whose flag.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Flag {
    Britain,
    France,
    Spain,
    Usa,
}

/// 3.8.1 A Conflict marker.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Conflict {
    Normal,
    PlusOne,
}

/// M-9 A Huguenots marker.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Huguenots {
    Fresh,
    Spent,
}

/// Which face of a Ministry card is up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Face {
    Up,
    Down,
}

/// 3.6 Where the Squadrons are.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Squadrons {
    pub(super) map: BTreeMap<Space, Side>,
    pub(super) navy_box: PerSide<u8>,
    pub(super) unbuilt: PerSide<u8>,
    pub(super) away: PerSide<u8>,
    pub(super) removed: PerSide<u8>,
}

/// 7.3 Markers of the Jacobite cause.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Jacobites {
    pub(super) victories: Vec<War>,
    pub(super) defeat: bool,
    pub(super) uprisings_removed: bool,
}

/// 3.5 A Ministry card in play.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct MinistryCard {
    pub(super) number: u8,
    pub(super) id: String,
    pub(super) face: Face,
    pub(super) exhausted: Vec<String>,
}

/// 8.2 What lies on the Advantage tiles.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct AdvantageMarkers {
    pub(super) exhausted: Vec<Advantage>,
    pub(super) gained_this_round: Vec<Advantage>,
}

/// 3.9 An Award tile.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Award {
    pub(super) vp: u8,
    pub(super) trp: u8,
    pub(super) margin: u8,
}

/// 3.7 A War tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Tile {
    pub(super) strength: i8,
    pub(super) symbol: Symbol,
}

/// One side's tiles in a theater.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TheaterTiles {
    pub(super) basic: Vec<Tile>,
    pub(super) bonus: Vec<Tile>,
}

/// A theater of the war on display.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TheaterDisplay {
    pub(super) theater: Theater,
    pub(super) britain: TheaterTiles,
    pub(super) france: TheaterTiles,
}

impl TheaterDisplay {
    /// The tiles of a side.
    pub(super) const fn of(&self, side: Side) -> &TheaterTiles {
        match side {
            Side::Britain => &self.britain,
            Side::France => &self.france,
        }
    }
}

/// 7.2.2 What was refused in this war.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Refused {
    pub(super) count: PerSide<u8>,
    pub(super) territories: Vec<Space>,
}

/// The war on display.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct WarOnDisplay {
    pub(super) id: War,
    pub(super) theaters: Vec<TheaterDisplay>,
    pub(super) unplaced: PerSide<Vec<Tile>>,
    #[serde(deserialize_with = "present")]
    pub(super) refused: Option<Refused>,
}

/// 5.4.1 What this Action Round has frozen and changed.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ThisRound {
    pub(super) isolated: Vec<Space>,
    pub(super) taken: Vec<Space>,
}

/// 12.0 Optional rules.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct OptionalRules {
    pub(super) spanish_empire: bool,
    pub(super) military_planning: bool,
    pub(super) tougher_forts: bool,
}

table::read_from_object! {
    /// A position.
    pub(super) struct Position {
        pub(super) turn: Turn,
        pub(super) era: Era,
        pub(super) moment: Moment,
        pub(super) action_round: Option<u8>,
        pub(super) theater: Option<Theater>,
        pub(super) active: Option<Side>,
        pub(super) initiative: Side,
        pub(super) first_player: Side,
        pub(super) vp: i16,
        pub(super) debt: PerSide<u8>,
        pub(super) debt_limit: PerSide<u8>,
        pub(super) trp: PerSide<u8>,
        pub(super) flags: BTreeMap<Space, Flag>,
        pub(super) squadrons: Squadrons,
        pub(super) conflicts: BTreeMap<Space, Conflict>,
        pub(super) damaged_forts: Vec<Space>,
        pub(super) huguenots: BTreeMap<Space, Huguenots>,
        pub(super) jacobites: Jacobites,
        pub(super) atlantic_dominance: Option<Side>,
        pub(super) byng: Option<Theater>,
        pub(super) ministries: PerSide<Vec<MinistryCard>>,
        pub(super) advantages: AdvantageMarkers,
        pub(super) awards: BTreeMap<Region, Award>,
        pub(super) global_demand: Vec<Commodity>,
        pub(super) war: Option<WarOnDisplay>,
        pub(super) this_round: Option<ThisRound>,
        pub(super) options: OptionalRules,
    }
}
