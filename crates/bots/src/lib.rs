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

#![allow(clippy::cast_precision_loss, reason = "judgements are made of small counts and need no more")]

pub mod analysis;
pub mod fault;
pub mod sim;
pub mod tune;

mod bargain;
mod explain;
mod judge;
mod judgements;
mod levels;
mod page;
mod player;
mod ply;
mod random;
mod registry;
mod search;
mod secrecy;
mod weights;

pub use judge::{Judge, Term, Values};
pub use judgements::{EmpiresJudge, EmpiresWeights, ImperialJudge, ImperialWeights};
pub use levels::{Common, Ladder, Level, LevelInfo, Levels, Pace, Tuned};
pub use page::{Envoy, Page};
pub use player::{Player, Seen, player_seed};
pub use random::Random;
pub use registry::{Decided, Entry, Inspect, InspectFn, OpponentError, entry, entry_with, find, registry};
pub use search::{Budget, Search, Searcher};
