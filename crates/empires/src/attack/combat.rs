//! D9.16 to D9.19, O9.8, O9.11: one roll of the dice and what follows from it.

use crate::facts::Kind;
use crate::state::{Front, Side, Verdict};

/// D9.16 The dice of both sides, the attacker's first.
pub(crate) type Roll = [[u8; 2]; 2];

impl Side {
    /// Both sides, in the order in which everything is settled (D0.11).
    pub const BOTH: [Self; 2] = [Self::Attacker, Self::Defender];

    /// The other side.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Attacker => Self::Defender,
            Self::Defender => Self::Attacker,
        }
    }

    /// Its place in arrays by side.
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl Front {
    /// Its place in arrays of navies and armies.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The kind of unit that fights there, besides forts.
    pub const fn unit(self) -> Kind {
        match self {
            Self::Sea => Kind::Navy,
            Self::Land => Kind::Army,
        }
    }
}

impl Verdict {
    /// All of them, in the order of the tables of odds.
    pub const ALL: [Self; 3] = [Self::Attacker, Self::Tie, Self::Defender];

    /// D9.18 Higher total wins, equal is a tie.
    pub(crate) const fn of(totals: [u8; 2]) -> Self {
        if totals[0] > totals[1] {
            Self::Attacker
        } else if totals[0] == totals[1] {
            Self::Tie
        } else {
            Self::Defender
        }
    }

    /// Who won, if anybody did.
    pub const fn winner(self) -> Option<Side> {
        match self {
            Self::Attacker => Some(Side::Attacker),
            Self::Tie => None,
            Self::Defender => Some(Side::Defender),
        }
    }

    /// D9.19 Whether the result costs a side a unit: it lost or tied.
    pub(crate) fn costs(self, side: Side) -> bool {
        self.winner() != Some(side)
    }
}

/// D9.16, O9.8 What a side's dice add to its strength.
pub(crate) const fn difference(dice: [u8; 2]) -> u8 {
    dice[0].abs_diff(dice[1])
}

/// D9.19, O9.11 Whether a side's dice cost it a unit.
pub(crate) const fn seven(dice: [u8; 2]) -> bool {
    dice[0] + dice[1] == 7
}

/// D9.16 What both sides reach.
pub(crate) const fn totals(strengths: [u8; 2], roll: Roll) -> [u8; 2] {
    [strengths[0] + difference(roll[0]), strengths[1] + difference(roll[1])]
}
