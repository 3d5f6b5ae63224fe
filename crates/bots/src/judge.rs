//! What a game tells the players about how it stands.

use table::{Game, Key, MAX_SEATS, Seat};

/// A number for each seat.
pub type Values = [f32; MAX_SEATS];

/// One source of victory in a judgement, for one seat.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Term {
    /// What it is, as a message key.
    pub key: Key,
    /// The thing it is about, as an id of the game: a region, a theater; empty if there is none.
    pub about: &'static str,
    /// What it is worth to the seat, in victory points.
    pub points: f32,
    /// Whether everybody can work it out. The others are for the player's own eyes.
    pub public: bool,
}

/// The judgement of one game: how good a position is for each seat.
pub trait Judge<G: Game>: Clone + Send + Sync + 'static {
    /// The chance of each seat to win, as the state shows it; they add up to 1.
    fn value(&self, state: &G::State) -> Values;

    /// Whether the position can be judged as it is. Where a decision is only begun (something is
    /// bought and not paid), it is first carried to its end.
    fn quiet(&self, state: &G::State) -> bool;

    /// Whether positions like this one can be compared with each other: somebody's turn begins, and
    /// nothing is half done. Walks of a search are played on to such a position before they are judged.
    fn rests(&self, state: &G::State) -> bool;

    /// Leaves only the decisions that are worth looking at, at least one of them; all of them unless
    /// the game knows better. Rules are not its business: everything in the list is legal.
    fn candidates(&self, state: &G::State, legal: &mut Vec<G::Action>) {
        let _ = (state, legal);
    }

    /// The sources of victory of a seat, for the sentence that explains a decision.
    fn terms(&self, state: &G::State, seat: Seat) -> Vec<Term>;
}

/// The value of a finished game: the win, shared by those on the first place. Nobody may have won.
pub(crate) fn final_value<G: Game>(state: &G::State) -> Option<Values> {
    let outcome = G::outcome(state)?;
    let mut values = [0.0; MAX_SEATS];
    let winners = outcome.standings.iter().filter(|standing| standing.place == 1).count().max(1);
    for (value, standing) in values.iter_mut().zip(&outcome.standings) {
        *value = if standing.place == 1 { 1.0 / winners as f32 } else { 0.0 };
    }
    Some(values)
}
