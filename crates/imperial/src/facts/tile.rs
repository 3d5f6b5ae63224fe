//! The tiles: investment, award, global demand and war tiles.

use super::board::ActionType::{self, Diplomatic, Economic, Military};
use super::board::{Commodity, Era};
use super::id::{bit_set, id_enum, id_rows};
use super::war::War;
use crate::side::Side;

/// The points of every minor action.
pub const MINOR_AP: u8 = 2;

/// What is printed on an investment tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct InvestmentFacts {
    /// The stable text id.
    pub id: &'static str,
    /// The type of the major action.
    pub major: ActionType,
    /// The points of the major action.
    pub major_ap: u8,
    /// The type of the minor action, of [`MINOR_AP`] points.
    pub minor: ActionType,
    /// Whether an event may be played.
    pub event: bool,
    /// Whether a military upgrade may be made.
    pub upgrade: bool,
}

impl InvestmentFacts {
    const fn event(self) -> Self {
        Self { event: true, ..self }
    }

    const fn upgrade(self) -> Self {
        Self { upgrade: true, ..self }
    }
}

const fn tile(id: &'static str, major: ActionType, major_ap: u8, minor: ActionType) -> InvestmentFacts {
    InvestmentFacts { id, major, major_ap, minor, event: false, upgrade: false }
}

bit_set! {
    /// A set of investment tiles.
    pub struct InvestmentTiles(u32) of InvestmentTile, iterated by InvestmentTilesIter;
}

id_rows! {
    /// An investment tile.
    pub struct InvestmentTile: "investment tile";

    /// All investment tiles.
    pub static INVESTMENT_TILES: [InvestmentFacts; 24] = {
        E4_D2_A = tile("e4-d2-a", Economic, 4, Diplomatic);
        E4_D2_B = tile("e4-d2-b", Economic, 4, Diplomatic);
        E4_M2_A = tile("e4-m2-a", Economic, 4, Military);
        E4_M2_B = tile("e4-m2-b", Economic, 4, Military);
        E3_D2 = tile("e3-d2", Economic, 3, Diplomatic).event();
        E3_M2 = tile("e3-m2", Economic, 3, Military).event();
        E2_D2 = tile("e2-d2", Economic, 2, Diplomatic).event().upgrade();
        E2_M2 = tile("e2-m2", Economic, 2, Military).event().upgrade();
        D4_E2_A = tile("d4-e2-a", Diplomatic, 4, Economic);
        D4_E2_B = tile("d4-e2-b", Diplomatic, 4, Economic);
        D4_M2_A = tile("d4-m2-a", Diplomatic, 4, Military);
        D4_M2_B = tile("d4-m2-b", Diplomatic, 4, Military);
        D3_E2 = tile("d3-e2", Diplomatic, 3, Economic).event();
        D3_M2 = tile("d3-m2", Diplomatic, 3, Military).event();
        D2_E2 = tile("d2-e2", Diplomatic, 2, Economic).event().upgrade();
        D2_M2 = tile("d2-m2", Diplomatic, 2, Military).event().upgrade();
        M4_E2_A = tile("m4-e2-a", Military, 4, Economic);
        M4_E2_B = tile("m4-e2-b", Military, 4, Economic);
        M4_D2_A = tile("m4-d2-a", Military, 4, Diplomatic);
        M4_D2_B = tile("m4-d2-b", Military, 4, Diplomatic);
        M3_E2 = tile("m3-e2", Military, 3, Economic).event();
        M3_D2 = tile("m3-d2", Military, 3, Diplomatic).event();
        M2_E2 = tile("m2-e2", Military, 2, Economic).event().upgrade();
        M2_D2 = tile("m2-d2", Military, 2, Diplomatic).event().upgrade();
    }
}

/// What is printed on an award tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AwardFacts {
    /// The stable text id.
    pub id: &'static str,
    /// Victory points for the winner.
    pub vp: u8,
    /// Treaty points for the winner.
    pub trp: u8,
    /// The lead in counted spaces that wins it.
    pub margin: u8,
}

bit_set! {
    /// A set of award tiles.
    pub struct AwardTiles(u8) of AwardTile, iterated by AwardTilesIter;
}

id_rows! {
    /// An award tile.
    pub struct AwardTile: "award tile";

    /// All award tiles.
    pub static AWARD_TILES: [AwardFacts; 8] = {
        AWARD_3 = AwardFacts { id: "award-3", vp: 3, trp: 0, margin: 2 };
        AWARD_2 = AwardFacts { id: "award-2", vp: 2, trp: 0, margin: 2 };
        AWARD_1_A = AwardFacts { id: "award-1-a", vp: 1, trp: 0, margin: 1 };
        AWARD_1_B = AwardFacts { id: "award-1-b", vp: 1, trp: 0, margin: 1 };
        AWARD_1_TRP_A = AwardFacts { id: "award-1-trp-a", vp: 1, trp: 1, margin: 1 };
        AWARD_1_TRP_B = AwardFacts { id: "award-1-trp-b", vp: 1, trp: 1, margin: 1 };
        AWARD_0_TRP_A = AwardFacts { id: "award-0-trp-a", vp: 0, trp: 1, margin: 1 };
        AWARD_0_TRP_B = AwardFacts { id: "award-0-trp-b", vp: 0, trp: 1, margin: 1 };
    }
}

/// What the winner of a commodity gets.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DemandReward {
    /// Victory points.
    pub vp: u8,
    /// Treaty points.
    pub trp: u8,
    /// Added to the winner's debt; negative lowers it.
    pub debt: i8,
}

const fn demand(vp: u8, trp: u8, debt: i8) -> DemandReward {
    DemandReward { vp, trp, debt }
}

/// The Global Demand table, by [`Commodity`] and [`Era`].
#[rustfmt::skip]
pub static DEMAND: [[DemandReward; Era::COUNT]; Commodity::COUNT] = [
    [demand(2, 1, 0), demand(2, 1, 0), demand(1, 0, 0)], // furs
    [demand(1, 0, -1), demand(2, 0, -1), demand(3, 0, -1)], // spice
    [demand(2, 0, 1), demand(2, 0, 0), demand(2, 0, 0)], // fish
    [demand(3, 0, 1), demand(2, 0, 1), demand(1, 0, 1)], // tobacco
    [demand(2, 0, 0), demand(3, 1, 0), demand(3, 0, 0)], // sugar
    [demand(2, 1, 0), demand(2, 1, 0), demand(3, 0, 0)], // cotton
];

id_enum! {
    /// The symbol of a war tile.
    pub enum Symbol: "war tile symbol" {
        /// Strength only.
        None = "none",
        /// The opponent takes 1 debt.
        Debt = "debt",
        /// Damages an enemy fort or sends an enemy squadron away.
        FortOrFleet = "fort-or-fleet",
        /// Removes an enemy flag.
        Unflag = "unflag",
    }
}

/// What is printed on a war tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WarTile {
    /// Added to the owner's strength.
    pub strength: i8,
    /// Its symbol.
    pub symbol: Symbol,
}

const fn war_tile(strength: i8, symbol: Symbol) -> WarTile {
    WarTile { strength, symbol }
}

/// The basic war tiles of one side; both sides have the same.
#[rustfmt::skip]
pub static BASIC_TILES: [WarTile; 16] = [
    war_tile(2, Symbol::None),
    war_tile(2, Symbol::None),
    war_tile(2, Symbol::None),
    war_tile(1, Symbol::None),
    war_tile(1, Symbol::None),
    war_tile(1, Symbol::None),
    war_tile(1, Symbol::None),
    war_tile(0, Symbol::Debt),
    war_tile(0, Symbol::Debt),
    war_tile(0, Symbol::Debt),
    war_tile(0, Symbol::Debt),
    war_tile(0, Symbol::FortOrFleet),
    war_tile(0, Symbol::FortOrFleet),
    war_tile(-1, Symbol::Unflag),
    war_tile(-1, Symbol::Unflag),
    war_tile(-1, Symbol::Unflag),
];

/// The bonus war tiles of one side for one war; all eight sets have the same.
#[rustfmt::skip]
pub static BONUS_TILES: [WarTile; 12] = [
    war_tile(3, Symbol::None),
    war_tile(3, Symbol::None),
    war_tile(2, Symbol::None),
    war_tile(2, Symbol::None),
    war_tile(2, Symbol::None),
    war_tile(2, Symbol::None),
    war_tile(1, Symbol::None),
    war_tile(1, Symbol::None),
    war_tile(1, Symbol::Debt),
    war_tile(1, Symbol::Debt),
    war_tile(1, Symbol::FortOrFleet),
    war_tile(1, Symbol::FortOrFleet),
];

/// The names of the bonus war tiles, by [`War`] and [`Side`].
#[rustfmt::skip]
pub static BONUS_NAMES: [[[&str; 12]; 2]; 4] = [
    [
        ["Vendôme", "de Villars", "Berwick", "Cadiz Refused", "d'Estrées", "Musketeers", "d'Artagnan", "Maison du Roi", "Boufflers", "de Tessé", "Crack Troops", "Ultima Ratio Regum"], // WSS france
        ["Marlborough", "Prince Eugene", "Church", "Galway", "Rooke", "Savoy Defects", "Foot Guards", "United Parliament", "Huguenot Rebels", "Prize Hunting", "Leopold", "Louis William"], // WSS britain
    ],
    [
        ["Frederick", "Saxe", "Bonny Prince Charlie", "Castries", "de la Bourdonnais", "Murray", "Contades", "O'Sullivan", "de Coigny", "Nizam's Favor", "Lowendal", "von Schwerin"], // WAS france
        ["Clive", "Stair", "Boscawen", "Francois de Bussy", "Treaty of Warsaw", "Warren", "de Lorraine", "King George II", "Chaos in Bavaria", "Hungarian Enthusiasm", "Lawrence", "Seckendorff"], // WAS britain
    ],
    [
        ["Castries", "Montcalm", "Bougainville", "Coureurs des bois", "Nawabs Rally", "Villiers", "Broglie", "Lally", "Beaujeu", "Hadik's Raid", "Chevert", "Monongahela Ambush"], // 7YW france
        ["Clive", "Old Fritz", "Amherst", "Coote", "Morta la Bestia", "Wolfe", "Granby", "Sepoy Veterans", "Damned Audacity", "Johnson", "Bradstreet", "Monckton"], // 7YW britain
    ],
    [
        ["Lafayette", "Washington", "Arnold", "East River Wind", "Greene", "von Steuben", "de Grasse", "Rochambeau", "Bunker Hill", "Castelnau", "Morgan's Rifles", "de Suffren"], // AWI france
        ["Coote", "Rodney", "Anglo-Dutch Conflict", "Carleton", "Hessians", "Howe", "Cornplanter", "Cornwallis", "Brant's Volunteers", "Stuart", "André", "Arnold's Treason"], // AWI britain
    ],
];

/// One of the war tiles of a side: a row number without a name of its own.
macro_rules! war_tiles {
    ($(#[$meta:meta])* pub struct $name:ident in $table:ident: $count:literal;) => {
        $(#[$meta])*
        #[derive(
            Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize,
        )]
        #[cfg_attr(test, derive(ts_rs::TS), ts(type = "number"))]
        #[serde(try_from = "u8", into = "u8")]
        pub struct $name(u8);

        impl $name {
            /// How many one side has.
            pub const COUNT: usize = $count;

            /// The place in the table.
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// The one at this place of the table.
            ///
            /// # Panics
            /// If there is no such place.
            #[inline]
            pub const fn from_index(index: usize) -> Self {
                assert!(index < Self::COUNT);
                Self(index as u8)
            }

            /// All of them, in the order of the table.
            #[inline]
            pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
                (0..$count).map(Self)
            }

            /// What is printed on it.
            #[inline]
            pub const fn facts(self) -> WarTile {
                $table[self.0 as usize]
            }
        }

        impl From<$name> for u8 {
            fn from(tile: $name) -> Self {
                tile.0
            }
        }

        impl TryFrom<u8> for $name {
            type Error = &'static str;

            fn try_from(index: u8) -> Result<Self, Self::Error> {
                if (index as usize) < Self::COUNT { Ok(Self(index)) } else { Err("no such war tile") }
            }
        }
    };
}

war_tiles! {
    /// A basic war tile of one side.
    pub struct BasicTile in BASIC_TILES: 16;
}

war_tiles! {
    /// A bonus war tile of one side for one war.
    pub struct BonusTile in BONUS_TILES: 12;
}

bit_set! {
    /// A set of basic war tiles of one side.
    pub struct BasicTiles(u16) of BasicTile, iterated by BasicTilesIter;
}

bit_set! {
    /// A set of bonus war tiles of one side for one war.
    pub struct BonusTiles(u16) of BonusTile, iterated by BonusTilesIter;
}

/// A basic war tile is written `b` and its place in the table.
impl std::fmt::Display for BasicTile {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "b{}", self.0)
    }
}

impl std::str::FromStr for BasicTile {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::all().find(|tile| tile.to_string() == text).ok_or("no such war tile")
    }
}

impl BonusTile {
    /// Its name in the set of this war and side.
    #[inline]
    pub const fn name(self, war: War, side: Side) -> &'static str {
        BONUS_NAMES[war.index()][side.index()][self.index()]
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn there_are_24_investment_tiles() {
        assert_eq!(InvestmentTile::all().len(), 24);
        for kind in ActionType::ALL {
            let tiles = || INVESTMENT_TILES.iter().filter(move |facts| facts.major == kind);
            assert_eq!([4, 3, 2].map(|ap| tiles().filter(|f| f.major_ap == ap).count()), [4, 2, 2]);
            assert_eq!(INVESTMENT_TILES.iter().filter(|f| f.minor == kind).count(), 8);
        }
        assert!(INVESTMENT_TILES.iter().all(|f| f.event == (f.major_ap < 4)));
        assert!(INVESTMENT_TILES.iter().all(|f| f.upgrade == (f.major_ap == 2)));
        assert!(INVESTMENT_TILES.iter().all(|f| f.major != f.minor));
        assert_eq!("m2-d2".parse(), Ok(InvestmentTile::M2_D2));
    }

    #[test]
    fn there_are_8_award_tiles() {
        assert_eq!(AWARD_TILES.iter().map(|f| f.vp).sum::<u8>(), 9);
        assert_eq!(AWARD_TILES.iter().map(|f| f.trp).sum::<u8>(), 4);
        assert!(AWARD_TILES.iter().all(|f| (f.margin == 2) == (f.vp >= 2)));
        assert_eq!(AwardTiles::ALL.len(), 8);
    }

    #[test]
    fn demand_is_summed_by_era() {
        let by_era = |of: fn(&DemandReward) -> i8| {
            Era::ALL.map(|era| DEMAND.iter().map(|row| of(&row[era.index()])).sum::<i8>())
        };
        assert_eq!(by_era(|reward| reward.vp as i8), [12, 13, 13]);
        assert_eq!(by_era(|reward| reward.trp as i8), [2, 3, 0]);
        assert_eq!(by_era(|reward| reward.debt), [1, 0, 0]);
    }

    #[test]
    fn war_tiles_are_counted() {
        let symbols = |tiles: &[WarTile]| Symbol::ALL.map(|s| tiles.iter().filter(|t| t.symbol == s).count());
        let strength = |tiles: &[WarTile]| tiles.iter().map(|t| t.strength).sum::<i8>();
        assert_eq!((symbols(&BASIC_TILES), strength(&BASIC_TILES)), ([7, 4, 2, 3], 7));
        assert_eq!((symbols(&BONUS_TILES), strength(&BONUS_TILES)), ([8, 2, 2, 0], 20));
        assert_eq!((BasicTiles::ALL.len(), BonusTiles::ALL.len()), (16, 12));
    }

    #[test]
    fn names_differ_within_a_set() {
        for war in War::ALL {
            for side in Side::BOTH {
                let names: BTreeSet<_> = BonusTile::all().map(|tile| tile.name(war, side)).collect();
                assert_eq!(names.len(), 12);
            }
        }
        assert_eq!(BonusTile::from_index(0).name(War::Wss, Side::Britain), "Marlborough");
    }
}
