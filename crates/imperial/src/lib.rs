//! Imperial Struggle: facts, state and the complete rules.
//!
//! Rule numbers are the map: every rule is implemented in one place whose documentation starts
//! with its number, and its tests carry the number in their names.

mod action;
mod advantages;
mod board;
mod cards;
mod deck;
mod event;
mod events;
pub mod facts;
mod few;
mod flow;
mod game;
mod imagine;
pub mod inspect;
mod invariants;
mod ministries;
mod offers;
mod options;
mod payment;
mod peace;
mod play;
mod price;
mod purchase;
mod purse;
mod round;
mod scoring;
mod setup;
mod side;
mod state;
#[cfg(test)]
mod testing;
#[cfg(test)]
mod tests;
pub mod view;
mod war;

pub use action::{Ability, Action, Buy, Fleet, Goods, Help, Yard};
pub use board::leader;
pub use cards::{EventCard, EventCards, MINISTRIES, Ministries, Ministry, MinistryFacts};
pub use event::Event;
pub use few::{Blank, Few, Full};
pub use game::Imperial;
pub use options::{MOST_HANDICAP, Options, Sides};
pub use scoring::{FinalLines, final_scoring, final_winner, vp_after_final_scoring};
pub use side::Side;
pub use state::{
    Army, Awards, Battle, Board, Both, Cabinet, Cursor, Deck, EndReason, GameEnd, Jacobites, Only, Part,
    Pending, Purse, Round, Slot, State, Step, Tied, Tiles, Tracks, Trail, WarDisplay,
};
pub use view::View;
pub use war::{Strength, strength, territory_prices};
