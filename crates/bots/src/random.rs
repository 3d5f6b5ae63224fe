//! The player that knows nothing.

use table::{Dice, Game, Seed};

use crate::{Player, Seen};

/// Takes any legal decision with the chances of [`Game::sample`].
#[derive(Debug)]
pub struct Random {
    dice: Dice,
}

impl Random {
    /// A player whose choices follow from that seed.
    pub fn new(seed: Seed) -> Self {
        Self { dice: Dice::new(seed) }
    }
}

impl<G: Game> Player<G> for Random {
    fn decide(&mut self, seen: &Seen<'_, G>) -> G::Action {
        let legal = seen.legal();
        legal[G::sample(legal, &mut self.dice)]
    }
}
