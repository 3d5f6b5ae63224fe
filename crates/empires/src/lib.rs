//! Struggle of Empires: facts, state and the complete rules of both editions.
//!
//! Clause numbers are the map: D… is a clause of the Deluxe rules, O… of the original's, S… of the
//! set-up, DP-… a decision point, R-… a ruling, V-… a variant. Every rule is implemented in one place
//! whose documentation starts with its number, and its tests carry the number in their names.

mod action;
mod attack;
mod auction;
mod data;
mod end;
mod event;
pub mod facts;
mod flow;
mod game;
mod imagine;
pub mod inspect;
mod invariants;
mod march;
mod options;
mod phases;
mod play;
mod powers;
mod price;
mod setup;
mod specials;
mod state;
mod turn;
pub mod view;

#[cfg(test)]
mod testing;
#[cfg(test)]
mod tests;

pub use action::{Action, MOST_BID, MOST_PAYMENT, Proposal, Target};
pub use attack::{Combat, Extent, Forecast, Land, Naval, Plan, Prize, ROLLS, Strength, Tally, Toll};
pub use data::Data;
pub use end::Fate;
pub use event::{Event, Sea};
pub use game::Empires;
pub use march::{Reach, SeaOdds};
pub use options::{
    Duplicates, DuplicatesOption, Edition, Options, Rules, Switch, TilesOption, UnrestOption, UnrestRule,
};
pub use phases::Income;
pub use powers::TurnOrder;
pub use state::{
    Attack, Auction, Errand, Front, MOST_RETURNS, Map, March, Markers, Player, Return, Row, Side, State,
    Step, Turn, Unrest, Verdict,
};
pub use view::View;
