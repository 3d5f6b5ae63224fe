//! D9, O9 Attack, and the strikes of D10.5, O10.4 and O10.5.
//!
//! What is asked of whom is in `steps`, what follows from it in `flow`. Everything that can be known
//! before the dice (targets, strengths, odds, losses) is a pure question of the state, answered by
//! the same functions in play, in views and in positions.

mod combat;
mod flow;
mod forces;
mod losses;
mod odds;
mod plan;
mod steps;
mod strike;
mod target;

pub use forces::Strength;
pub use odds::{Combat, ROLLS, Tally, Toll};
pub use plan::{Forecast, Land, Naval, Plan, Prize};
pub(crate) use steps::{check, legal};
pub use target::Extent;

#[cfg(test)]
mod tests;
