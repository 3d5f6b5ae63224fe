//! Tiles, covert tokens and local alliances.

use serde::{Deserialize, Serialize};

use super::{Area, Areas};

table::named! {
    /// D11 A tile that players claim or buy.
    #[cfg_attr(test, derive(ts_rs::TS), ts(rename_all = "kebab-case"))]
    pub enum Tile: "tile" {
        /// Baltic Company.
        CompanyBaltic = "company-baltic",
        /// East Indies Company.
        CompanyEastIndies = "company-east-indies",
        /// Gold Coast Commerce; Slaves in the original.
        CompanySlaves = "company-slaves",
        /// Gold Mines.
        CompanyGoldMines = "company-gold-mines",
        /// Levant Company.
        CompanyLevant = "company-levant",
        /// Sugar Plantations.
        CompanySugar = "company-sugar",
        /// Tobacco Fields.
        CompanyTobacco = "company-tobacco",
        /// Diplomatic Service.
        DiplomaticService = "diplomatic-service",
        /// Improved Agriculture, in the version the rules in force use (V-AGRI).
        ImprovedAgriculture = "improved-agriculture",
        /// Mercenaries.
        Mercenaries = "mercenaries",
        /// Pressgangs.
        Pressgangs = "pressgangs",
        /// Reserves.
        Reserves = "reserves",
        /// Trained Native Militia; Trained Natives in the original.
        TrainedNatives = "trained-natives",
        /// War Office.
        WarOffice = "war-office",
        /// Government Reform.
        GovernmentReform = "government-reform",
        /// Industry, in the version the rules in force use (V-INDUSTRY).
        Industry = "industry",
        /// Army Training.
        ArmyTraining = "army-training",
        /// Banking.
        Banking = "banking",
        /// Logistics.
        Logistics = "logistics",
        /// Militia.
        Militia = "militia",
        /// Naval Training.
        NavalTraining = "naval-training",
        /// Navigation (V-SEA).
        Navigation = "navigation",
        /// Blockade.
        Blockade = "blockade",
        /// Fighting Withdrawal.
        FightingWithdrawal = "fighting-withdrawal",
        /// Surprise Attack.
        SurpriseAttack = "surprise-attack",
    }
}

/// What becomes of a tile once it is claimed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Timing {
    /// D7.5 Usable once in each war.
    OncePerWar,
    /// D10.4 Carried out at once, then out of the game.
    Immediate,
    /// Works for ever.
    Permanent,
    /// D10.4 Military tactics: kept until used, then back to the display.
    Tactics,
}

impl Tile {
    /// What becomes of it.
    pub const fn timing(self) -> Timing {
        match self {
            Self::GovernmentReform | Self::Industry => Timing::Immediate,
            Self::ArmyTraining
            | Self::Banking
            | Self::Logistics
            | Self::Militia
            | Self::NavalTraining
            | Self::Navigation => Timing::Permanent,
            Self::Blockade | Self::FightingWithdrawal | Self::SurpriseAttack => Timing::Tactics,
            _ => Timing::OncePerWar,
        }
    }

    /// R-40 The place of a tactics tile among the tactics tiles, from 0; none for any other tile.
    pub const fn tactics(self) -> Option<usize> {
        match self {
            Self::Blockade => Some(0),
            Self::FightingWithdrawal => Some(1),
            Self::SurpriseAttack => Some(2),
            _ => None,
        }
    }

    /// D10.4 The areas a trade tile brings gold from; none for any other tile.
    pub const fn trade(self) -> Areas {
        match self {
            Self::CompanyBaltic => Areas::of(&[Area::Baltic]),
            Self::CompanyEastIndies => Areas::of(&[Area::India, Area::EastIndies]),
            Self::CompanySlaves => Areas::of(&[Area::Africa]),
            Self::CompanyGoldMines => Areas::of(&[Area::SouthAmerica]),
            Self::CompanyLevant => Areas::of(&[Area::OttomanEmpire, Area::Mediterranean]),
            Self::CompanySugar => Areas::of(&[Area::Caribbean]),
            Self::CompanyTobacco => Areas::of(&[Area::NorthAmerica]),
            _ => Areas::NONE,
        }
    }

    /// Its price in gold; V-AGRI makes Improved Agriculture dear.
    pub const fn gold(self, original_agriculture: bool) -> u8 {
        match self {
            Self::DiplomaticService | Self::Reserves => 2,
            Self::ImprovedAgriculture if original_agriculture => 4,
            Self::Mercenaries | Self::Pressgangs => 3,
            Self::TrainedNatives | Self::Militia => 4,
            Self::WarOffice => 8,
            Self::ArmyTraining => 6,
            Self::NavalTraining => 5,
            _ => 0,
        }
    }

    /// Its price in population.
    pub const fn population(self) -> u8 {
        match self {
            Self::Industry => 2,
            Self::Logistics => 1,
            _ => 0,
        }
    }

    /// Its price in unrest: counters drawn, or points.
    pub const fn unrest(self) -> u8 {
        matches!(self, Self::Industry) as u8 * 2
    }

    /// How many exist; Navigation plays only under V-SEA.
    pub const fn copies(self, original: bool, sea: bool) -> u8 {
        match self {
            Self::CompanyEastIndies | Self::CompanyLevant | Self::Mercenaries | Self::Banking => 2,
            Self::ImprovedAgriculture => 5,
            Self::Reserves => 4,
            Self::GovernmentReform => 10,
            Self::Industry | Self::Logistics | Self::Militia => 3,
            Self::ArmyTraining => 6,
            Self::NavalTraining => 3 - original as u8,
            Self::Navigation => sea as u8 * 2,
            _ => 1,
        }
    }
}

table::named! {
    /// D10.5 A covert token; a tile in the original.
    #[cfg_attr(test, derive(ts_rs::TS), ts(rename_all = "kebab-case"))]
    pub enum Token: "covert token" {
        /// Incite Pirate Attack; Pirates.
        Pirates = "pirates",
        /// Incite Colony Revolt; Slave Revolt.
        Revolt = "revolt",
    }
}

impl Token {
    /// Where it can strike.
    pub const fn areas(self) -> Areas {
        match self {
            Self::Pirates => Areas::COLONIES,
            Self::Revolt => Areas::of(&[Area::NorthAmerica, Area::Caribbean, Area::SouthAmerica]),
        }
    }

    /// Its strength, striking and struck.
    pub const fn strength(self) -> u8 {
        match self {
            Self::Pirates => 1,
            Self::Revolt => 3,
        }
    }
}

table::named! {
    /// D10.3 A local alliance.
    #[cfg_attr(test, derive(ts_rs::TS), ts(rename_all = "kebab-case"))]
    pub enum Alliance: "local alliance" {
        /// Native Americans.
        NativeAmericans = "native-americans",
        /// Indian Nawab.
        IndianNawab = "indian-nawab",
        /// Bavaria.
        Bavaria = "bavaria",
        /// Saxony.
        Saxony = "saxony",
        /// Naples.
        Naples = "naples",
        /// Gauchos.
        Gauchos = "gauchos",
        /// Portugal.
        Portugal = "portugal",
        /// Sweden.
        Sweden = "sweden",
        /// Denmark.
        Denmark = "denmark",
        /// Ottoman.
        Ottoman = "ottoman",
        /// Cossacks.
        Cossacks = "cossacks",
    }
}

/// Which fight a local alliance helps in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Arm {
    /// On land.
    Army,
    /// On land or at sea, as its owner chooses.
    Either,
}

impl Alliance {
    /// Where it helps. R-25: the Ottoman one reaches the Mediterranean in the original only.
    pub const fn areas(self, original: bool) -> Areas {
        match self {
            Self::NativeAmericans => Areas::of(&[Area::NorthAmerica]),
            Self::IndianNawab => Areas::of(&[Area::India]),
            Self::Bavaria | Self::Saxony => Areas::of(&[Area::GermanStates]),
            Self::Naples => Areas::of(&[Area::Mediterranean]),
            Self::Gauchos => Areas::of(&[Area::SouthAmerica]),
            Self::Portugal => Areas::of(&[Area::SouthAmerica, Area::India, Area::EastIndies]),
            Self::Sweden | Self::Denmark => Areas::of(&[Area::Baltic]),
            Self::Ottoman if original => Areas::of(&[Area::OttomanEmpire, Area::Mediterranean]),
            Self::Ottoman => Areas::of(&[Area::OttomanEmpire]),
            Self::Cossacks => Areas::of(&[Area::CentralEurope]),
        }
    }

    /// In which fight.
    pub const fn arm(self) -> Arm {
        match self {
            Self::Portugal | Self::Sweden | Self::Denmark | Self::Ottoman => Arm::Either,
            _ => Arm::Army,
        }
    }

    /// D10.3 Its price in gold.
    pub const fn gold(self) -> u8 {
        matches!(self, Self::Gauchos | Self::Portugal | Self::Denmark | Self::Ottoman) as u8
    }
}

/// A set of local alliances.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Alliances(u16);

impl Alliances {
    /// None.
    pub const NONE: Self = Self(0);

    /// Whether it is one of them.
    pub const fn contains(self, alliance: Alliance) -> bool {
        self.0 >> alliance as u16 & 1 == 1
    }

    /// How many there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// With one more.
    #[must_use]
    pub const fn with(self, alliance: Alliance) -> Self {
        Self(self.0 | 1 << alliance as u16)
    }

    /// Without one.
    #[must_use]
    pub const fn without(self, alliance: Alliance) -> Self {
        Self(self.0 & !(1 << alliance as u16))
    }

    /// One after the other.
    pub fn iter(self) -> impl Iterator<Item = Alliance> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let at = left.trailing_zeros() as usize;
            left &= left.wrapping_sub(1);
            Alliance::ALL.get(at).copied()
        })
    }
}

impl FromIterator<Alliance> for Alliances {
    fn from_iter<I: IntoIterator<Item = Alliance>>(alliances: I) -> Self {
        alliances.into_iter().fold(Self::NONE, Self::with)
    }
}
