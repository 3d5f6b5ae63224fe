//! What is printed: areas, powers, pieces, tiles, local alliances and counters.

mod area;
mod counter;
mod power;
mod tile;

pub use area::{Area, Areas, Group, Place, Places};
pub use counter::{COUNTERS, Counter, CounterFact, CounterKind, Counters, Reward};
pub use power::{Kind, Power, Powers};
pub use tile::{Alliance, Alliances, Arm, Tile, Timing, Token};
