//! The levels people choose from.

use std::time::Duration;

use serde::Serialize;
use table::{Dice, Game, Seat, Seed};

use crate::judge::{Judge, Term, Values};
use crate::search::{Budget, Search, Searcher};
use crate::tune::{self, Tuner};
use crate::{Envoy, Page, Player, Random, Seen, bargain, explain, ply};

/// A level, without the types of its game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct LevelInfo {
    /// The word people type.
    pub name: &'static str,
    /// One sentence for people, in English.
    pub help: &'static str,
}

/// How much a level may think.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pace {
    /// As long as people like to wait, at their so many-th decision in a row (from 0).
    People(usize),
    /// A fixed number of playouts: the same decision on every machine.
    Fixed,
}

/// A level of one game.
pub struct Level<G: Game> {
    /// Its name and what it does.
    pub info: LevelInfo,
    /// A new player of this level, whose own chance follows from the seed.
    pub make: fn(Seed, Pace) -> Box<dyn Player<G>>,
}

/// The levels of a game, from the weakest to the strongest.
pub trait Levels<G: Game>: 'static {
    /// The levels; there is at least one.
    const LEVELS: &'static [Level<G>];

    /// The place in [`LEVELS`](Self::LEVELS) of the one that goes on for somebody who has left, unless
    /// another was chosen.
    const STAND_IN: usize = 0;

    /// Tunes the weights of the judgement, where the game has one.
    const TUNER: Option<Tuner> = None;

    /// What a decision changes for the seat that takes it, as far as everybody can work it out, the
    /// greatest change first; nothing where the game has no judgement.
    fn explain(seen: &Seen<'_, G>, action: G::Action, dice: &mut Dice) -> Vec<Term> {
        let _ = (seen, action, dice);
        Vec::new()
    }

    /// Whether to pay another seat that asks for money, `payment` being the decision to do so; never
    /// where the game has no judgement.
    fn pays(seen: &Seen<'_, G>, to: Seat, payment: G::Action, dice: &mut Dice) -> bool {
        let _ = (seen, to, payment, dice);
        false
    }

    /// The chance of each seat to win in that position, all cards open; nothing where the game has
    /// no judgement.
    fn forecast(state: &G::State) -> Option<Values> {
        let _ = state;
        None
    }

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
            make: |seed, _| Box::new(Random::new(seed)),
        }
    }
}

impl<G: Game> Levels<G> for Common {
    const LEVELS: &'static [Level<G>] = &[Common::random()];
}

/// A judgement with what it takes to make a ladder of levels of it.
pub trait Tuned<G: Game>: Judge<G> {
    /// The names of its weights.
    const NAMES: &'static [&'static str];
    /// The judgement as it is tuned.
    fn tuned() -> Self;
    /// The judgement with other weights.
    fn with_numbers(numbers: &[f32]) -> Self;
    /// Its weights.
    fn numbers(&self) -> Vec<f32>;
    /// *Page*: the chance of winning it may throw away in one decision.
    const CARELESS: f32 = 0.1;
    /// *Minister*: playouts a decision.
    const MINISTER: u32;
    /// *Chancellor*: playouts a decision.
    const CHANCELLOR: u32 = 8 * Self::MINISTER;
    /// How *Minister* and *Chancellor* search.
    const SEARCH: Search = Search::DEFAULT;
}

/// How long a level thinks when it plays with people.
#[derive(Debug, Clone, Copy)]
struct Patience {
    /// The first decision of a row.
    first: Duration,
    /// All decisions of a row together, whatever their number.
    row: Duration,
}

impl Patience {
    const MINISTER: Self = Self { first: Duration::from_millis(900), row: Duration::from_secs(9) };
    const CHANCELLOR: Self = Self { first: Duration::from_millis(4_200), row: Duration::from_secs(42) };

    /// The time for a decision after so many in a row: each gets the same share of what is left.
    fn time(self, before: usize) -> Duration {
        let share = self.first.as_secs_f64() / self.row.as_secs_f64();
        self.first.mul_f64((1.0 - share).powf(before as f64))
    }
}

/// The ladder of a game that has a judgement.
pub struct Ladder<J>(std::marker::PhantomData<J>);

impl<J> Ladder<J> {
    fn searcher<G: Game>(seed: Seed, pace: Pace, playouts: u32, patience: Patience) -> Box<dyn Player<G>>
    where
        J: Tuned<G>,
    {
        let budget = match pace {
            Pace::People(before) => Budget::Time(patience.time(before)),
            Pace::Fixed => Budget::Playouts(playouts),
        };
        Box::new(Searcher::new(J::tuned(), Search { budget, ..J::SEARCH }, seed))
    }
}

impl<G: Game, J: Tuned<G>> Levels<G> for Ladder<J> {
    const TUNER: Option<Tuner> = Some(tune::work::<G, J>);

    fn explain(seen: &Seen<'_, G>, action: G::Action, dice: &mut Dice) -> Vec<Term> {
        explain::changes(&J::tuned(), seen, action, dice)
    }

    fn pays(seen: &Seen<'_, G>, to: Seat, payment: G::Action, dice: &mut Dice) -> bool {
        bargain::pays(&J::tuned(), seen, to, payment, dice)
    }

    fn forecast(state: &G::State) -> Option<Values> {
        Some(ply::value(&J::tuned(), state))
    }

    /// *Envoy*: it plays to win, and answers at once.
    const STAND_IN: usize = 2;

    const LEVELS: &'static [Level<G>] = &[
        Common::random(),
        Level {
            info: LevelInfo { name: "page", help: "Plays at random, but never throws away what it has." },
            make: |seed, _| Box::new(Page::new(J::tuned(), J::CARELESS, seed)),
        },
        Level {
            info: LevelInfo { name: "envoy", help: "Judges every decision by the position it leads to." },
            make: |seed, _| Box::new(Envoy::new(J::tuned(), seed)),
        },
        Level {
            info: LevelInfo {
                name: "minister",
                help: "Thinks ahead in many imagined worlds; answers within a second.",
            },
            make: |seed, pace| Self::searcher(seed, pace, J::MINISTER, Patience::MINISTER),
        },
        Level {
            info: LevelInfo {
                name: "chancellor",
                help: "Thinks ahead in many more worlds; answers within five seconds.",
            },
            make: |seed, pace| Self::searcher(seed, pace, J::CHANCELLOR, Patience::CHANCELLOR),
        },
    ];
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_of_decisions_takes_no_longer_than_the_patience_of_people() {
        for patience in [Patience::MINISTER, Patience::CHANCELLOR] {
            assert_eq!(patience.time(0), patience.first);
            let all: Duration = (0..1_000).map(|before| patience.time(before)).sum();
            assert!(all <= patience.row, "{all:?} of {:?}", patience.row);
        }
    }
}
