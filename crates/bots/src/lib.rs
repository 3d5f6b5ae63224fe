//! Computer players, and the one list of all games.
//!
//! A [`Player`] decides for one seat. It is given what that seat may know ([`Seen`]) and never the
//! true state: search happens in worlds the seat cannot tell from the real one.
//!
//! [`registry`] lists every game with its object-safe twin, the levels people can choose, and the
//! functions that need the game's types: [`Entry::simulate`] and [`Entry::opponent`]. **A new game
//! is one line there.**
//!
//! ```
//! for entry in bots::registry() {
//!     println!("{}: {} levels", entry.game.name(), entry.levels().len());
//! }
//! ```

pub mod fault;
pub mod sim;

mod levels;
mod player;
mod random;
mod registry;

pub use levels::{Common, Level, LevelInfo, Levels};
pub use player::{Player, Seen, player_seed};
pub use random::Random;
pub use registry::{Entry, Inspect, InspectFn, OpponentError, entry, entry_with, find, registry};
