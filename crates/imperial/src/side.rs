//! The two sides of the game.

use crate::facts::id::id_enum;

id_enum! {
    /// A side of the game: 0 is France, 1 is Britain.
    pub enum Side: "side" {
        France = "france",
        Britain = "britain",
    }
}

impl Side {
    /// Both sides, France first.
    pub const BOTH: [Self; 2] = Self::ALL;

    /// The opponent of this side.
    #[inline]
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::France => Self::Britain,
            Self::Britain => Self::France,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Side;

    #[test]
    fn sides_are_opponents_and_have_stable_ids() {
        assert_eq!(Side::BOTH.map(Side::index), [0, 1]);
        assert_eq!(Side::BOTH.map(Side::other), [Side::Britain, Side::France]);
        for side in Side::BOTH {
            assert_eq!(side.to_string().parse(), Ok(side));
        }
    }
}
