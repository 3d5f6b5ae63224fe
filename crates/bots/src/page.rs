//! The first two levels: *Page* and *Envoy*.

use table::{Dice, Game, Seed};

use crate::judge::Judge;
use crate::{Player, Seen, ply};

/// Imagined worlds over which a one-ply judgement is averaged.
const WORLDS: usize = 2;

/// Plays at random, but nothing that throws away what it has.
pub struct Page<J> {
    judge: J,
    dice: Dice,
    /// The chance of winning that a decision may cost against the best one.
    careless: f32,
}

impl<J> Page<J> {
    /// A player whose choices follow from that seed.
    pub fn new(judge: J, careless: f32, seed: Seed) -> Self {
        Self { judge, dice: Dice::new(seed), careless }
    }
}

impl<G: Game, J: Judge<G>> Player<G> for Page<J> {
    fn decide(&mut self, seen: &Seen<'_, G>) -> G::Action {
        let legal = seen.legal();
        if let [only] = legal {
            return *only;
        }
        let (candidates, values) = ply::each(&self.judge, seen, 1, &mut self.dice);
        let least = values[ply::greatest(&values)] - self.careless;
        let sensible: Vec<G::Action> = candidates
            .iter()
            .zip(&values)
            .filter(|(_, value)| **value >= least)
            .map(|(action, _)| *action)
            .collect();
        sensible[G::sample(&sensible, &mut self.dice)]
    }
}

/// Takes the decision that leads to the best position, looking no further.
pub struct Envoy<J> {
    judge: J,
    dice: Dice,
}

impl<J> Envoy<J> {
    /// A player whose choices follow from that seed.
    pub fn new(judge: J, seed: Seed) -> Self {
        Self { judge, dice: Dice::new(seed) }
    }
}

impl<G: Game, J: Judge<G>> Player<G> for Envoy<J> {
    fn decide(&mut self, seen: &Seen<'_, G>) -> G::Action {
        let legal = seen.legal();
        if let [only] = legal {
            return *only;
        }
        let (candidates, values) = ply::each(&self.judge, seen, WORLDS, &mut self.dice);
        candidates[ply::greatest(&values)]
    }
}
