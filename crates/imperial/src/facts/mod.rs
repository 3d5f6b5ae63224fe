//! The facts of the game: what is printed on the map, the tiles and the war displays.
//!
//! Everything here is computed at compile time. Each table stands beside a test that counts it.

mod advantage;
mod board;
pub(crate) mod id;
mod lines;
mod masks;
mod space;
mod tile;
mod war;
mod war_table;

pub use advantage::*;
pub use board::*;
pub use id::UnknownId;
pub use lines::*;
pub use masks::*;
pub use space::*;
pub use tile::*;
pub use war::*;
pub use war_table::*;
