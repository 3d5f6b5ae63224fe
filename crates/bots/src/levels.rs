//! The levels people choose from.

use serde::Serialize;
use table::{Game, Seed};

use crate::{Player, Random};

/// A level, without the types of its game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct LevelInfo {
    /// The word people type.
    pub name: &'static str,
    /// One sentence for people, in English.
    pub help: &'static str,
}

/// A level of one game.
pub struct Level<G: Game> {
    /// Its name and what it does.
    pub info: LevelInfo,
    /// A new player of this level, whose own chance follows from the seed.
    pub make: fn(Seed) -> Box<dyn Player<G>>,
}

/// The levels of a game, from the weakest to the strongest.
pub trait Levels<G: Game>: 'static {
    /// The levels; there is at least one.
    const LEVELS: &'static [Level<G>];

    /// The level of that name.
    fn find(name: &str) -> Option<&'static Level<G>> {
        Self::LEVELS.iter().find(|level| level.info.name == name)
    }
}

/// The levels every game has without knowing anything about it.
#[derive(Debug, Clone, Copy)]
pub struct Common;

impl Common {
    /// Any legal decision with equal chance.
    pub const fn random<G: Game>() -> Level<G> {
        Level {
            info: LevelInfo { name: "random", help: "Takes any legal decision with equal chance." },
            make: |seed| Box::new(Random::new(seed)),
        }
    }
}

impl<G: Game> Levels<G> for Common {
    const LEVELS: &'static [Level<G>] = &[Common::random()];
}
