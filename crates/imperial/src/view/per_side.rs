//! A value for each side, by its name.

use serde::{Deserialize, Serialize};

use crate::Side;
use crate::state::Both;

/// A value for each side, written as an object with both names.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PerSide<T> {
    /// Britain's.
    pub britain: T,
    /// France's.
    pub france: T,
}

impl<T> PerSide<T> {
    /// The value of each side.
    pub fn each(mut value: impl FnMut(Side) -> T) -> Self {
        Self { britain: value(Side::Britain), france: value(Side::France) }
    }

    /// The value of one side.
    pub const fn of(&self, side: Side) -> &T {
        match side {
            Side::Britain => &self.britain,
            Side::France => &self.france,
        }
    }
}

impl<T> From<Both<T>> for PerSide<T> {
    fn from(Both([france, britain]): Both<T>) -> Self {
        Self { britain, france }
    }
}
