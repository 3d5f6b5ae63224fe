//! What every game is held to: a suite that plays random games and watches each clause of the
//! contract.
//!
//! A game's tests call [`run`] with a [`Plan`] and get a [`Coverage`], or the first [`Failure`] with
//! everything that is needed to see it again. The [crate documentation](crate#hold-it-to-the-contract)
//! shows it on a whole game.
//!
//! The clauses, by the letters that a failure names ([`Clause`]):
//!
//! - **(a)** Everything [`legal`](Game::legal) and [`aside`](Game::aside) list passes [`check`](Game::check) and
//!   [`apply`](Game::apply), each decision is listed once, and decisions outside the list are refused
//!   and change nothing.
//! - **(b)** A clone and a serialised and deserialised twin behave identically ever after.
//! - **(c)** Replaying the record gives the same state, byte for byte, at every prefix.
//! - **(d)** Notation round-trips.
//! - **(e)** Nobody learns what they may not know: worlds that differ only in what a seat may not
//!   know give it equal lists, prices, refusals and logs and let it take back the same, and a decision
//!   taken at the same time as others' shows them nothing until all are in.
//! - **(f)** [`imagine`](Game::imagine) gives worlds with the same view for that seat, in which the
//!   invariants hold.
//! - **(g)** Undo restores the exact earlier state, and crosses no die, no reveal and no other seat; before
//!   a decision is taken, [`finals`](crate::Journal::finals) says whether undo will reach it.
//! - **(h)** Games end, within [`longest`](Game::longest), in one of [`ends`](Game::ends); whoever is
//!   waited on can decide something.
//! - **(i)** The game's own [`invariants`](Game::invariants) hold after every decision.

mod lists;
mod past;
mod report;
mod runner;
mod worlds;

pub use report::{Clause, Coverage, Failure};

use crate::{Dice, Game, Seat};
use runner::Runner;

/// How a random game picks one of a seat's legal decisions: the place in the list.
pub type Choose<G> =
    fn(state: &<G as Game>::State, seat: Seat, list: &[<G as Game>::Action], dice: &mut Dice) -> usize;

/// Which games are played, and how closely they are watched.
pub struct Plan<G: Game> {
    /// The options of every game.
    pub options: G::Options,
    /// The seats of every game.
    pub seats: usize,
    /// How many games are played.
    pub games: u64,
    /// The number of the first game; game `n` has the seed [`Seed::from_number(n)`](crate::Seed::from_number).
    pub first_seed: u64,
    /// How often the dearer checks are made.
    pub rates: Rates,
    /// How decisions are chosen; by [`Game::sample`] unless said. A plan that steers its games towards their
    /// rarer ends says it here.
    pub choose: Choose<G>,
}

impl<G: Game> Default for Plan<G> {
    /// A hundred games with default options and the fewest seats.
    fn default() -> Self {
        Self {
            options: G::Options::default(),
            seats: *G::seats().start(),
            games: 100,
            first_seed: 0,
            rates: Rates::default(),
            choose: |_, _, list, dice| G::sample(list, dice),
        }
    }
}

impl<G: Game> Clone for Plan<G> {
    fn clone(&self) -> Self {
        Self { options: self.options.clone(), ..*self }
    }
}

/// How often the dearer checks are made: at one decision in so many, drawn at random. 1 is always,
/// 0 is never.
///
/// The cheap ones are made at every decision: invariants, who is waited on, the outcome, the twin,
/// the report of the decision taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rates {
    /// (a), (d): every listed decision is checked and its notation read back.
    pub lists: u32,
    /// (a): every listed decision is carried out on a copy.
    pub applied: u32,
    /// (a): decisions from elsewhere are tried.
    pub strangers: u32,
    /// (b): a new twin takes over from the old one.
    pub twins: u32,
    /// (c): the state is kept, to be compared with the replay's.
    pub marks: u32,
    /// (e), (f): a world is imagined and compared.
    pub worlds: u32,
    /// (g): decisions are taken back and taken again.
    pub undos: u32,
    /// A seat that is not waited on decides, or one decides aside, if it can.
    pub out_of_turn: u32,
    /// One game in so many has every check at every decision.
    pub thorough: u32,
}

impl Rates {
    /// Every check at every decision.
    pub const ALL: Self = Self {
        lists: 1,
        applied: 1,
        strangers: 1,
        twins: 8,
        marks: 1,
        worlds: 1,
        undos: 1,
        out_of_turn: 4,
        thorough: 1,
    };
}

impl Default for Rates {
    /// Enough that a few hundred games see everything, cheap enough for thousands.
    fn default() -> Self {
        Self {
            lists: 4,
            applied: 32,
            strangers: 8,
            twins: 128,
            marks: 32,
            worlds: 16,
            undos: 16,
            out_of_turn: 4,
            thorough: 64,
        }
    }
}

/// Plays the games of the plan and watches every clause of the contract.
///
/// The decisions of a game depend only on the plan and the game's number, so that a failure can be
/// had again by playing that game alone.
///
/// # Errors
/// The first clause that does not hold, with the game's number and its record so far.
pub fn run<G: Game>(plan: &Plan<G>) -> Result<Coverage, Failure> {
    let mut coverage = Coverage::default();
    let mut pool = Vec::new();
    for number in plan.first_seed..plan.first_seed + plan.games {
        Runner::<G>::game(plan, number, &mut pool, &mut coverage)?;
    }
    Ok(coverage)
}
