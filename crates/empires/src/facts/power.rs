//! The seven powers and their pieces.

use serde::{Deserialize, Serialize};

table::named! {
    /// D0.1 A Major Power.
    #[cfg_attr(test, derive(ts_rs::TS), ts(rename_all = "kebab-case"))]
    pub enum Power: "power" {
        /// Great Britain, red.
        Britain = "britain",
        /// France, blue.
        France = "france",
        /// Spain, yellow.
        Spain = "spain",
        /// Russia, green.
        Russia = "russia",
        /// Austria, white.
        Austria = "austria",
        /// Prussia, black.
        Prussia = "prussia",
        /// United Provinces, orange.
        UnitedProvinces = "united-provinces",
    }
}

table::named! {
    /// D0.3 A kind of unit.
    #[cfg_attr(test, derive(ts_rs::TS), ts(rename_all = "kebab-case"))]
    pub enum Kind: "kind of unit" {
        /// Army.
        Army = "army",
        /// Navy.
        Navy = "navy",
        /// Fort.
        Fort = "fort",
    }
}

impl Kind {
    /// D1.1, O1.1 How many pieces a power has.
    pub const fn pieces(self, original: bool) -> u8 {
        match (self, original) {
            (Self::Army, _) => 14,
            (Self::Navy, true) => 7,
            (Self::Navy, false) => 8,
            (Self::Fort, _) => 2,
        }
    }
}

/// A set of powers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Powers(u8);

impl Powers {
    /// None.
    pub const NONE: Self = Self(0);
    /// All seven.
    pub const ALL: Self = Self(0x7f);

    /// Whether it is one of them.
    pub const fn contains(self, power: Power) -> bool {
        self.0 >> power as u8 & 1 == 1
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// With one more.
    #[must_use]
    pub const fn with(self, power: Power) -> Self {
        Self(self.0 | 1 << power as u8)
    }

    /// Without one.
    #[must_use]
    pub const fn without(self, power: Power) -> Self {
        Self(self.0 & !(1 << power as u8))
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

    /// One after the other.
    pub fn iter(self) -> impl Iterator<Item = Power> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let at = left.trailing_zeros() as usize;
            left &= left.wrapping_sub(1);
            Power::ALL.get(at).copied()
        })
    }
}

impl FromIterator<Power> for Powers {
    fn from_iter<I: IntoIterator<Item = Power>>(powers: I) -> Self {
        powers.into_iter().fold(Self::NONE, Self::with)
    }
}
