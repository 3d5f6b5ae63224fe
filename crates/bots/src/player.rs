//! What a computer player is, and what it gets to see.

use sha2::{Digest, Sha256};
use table::{Dice, Game, Seat, SeatSet, Seed, Viewer};

/// Decides for one seat of one game.
pub trait Player<G: Game>: Send {
    /// One of the decisions that [`Seen::legal`] lists, which is never empty.
    fn decide(&mut self, seen: &Seen<'_, G>) -> G::Action;
}

/// The game as one seat knows it.
///
/// The true state is behind this and stays there: a player sees views and imagined worlds.
pub struct Seen<'a, G: Game> {
    state: &'a G::State,
    seat: Seat,
    legal: &'a [G::Action],
}

impl<'a, G: Game> Seen<'a, G> {
    /// What `seat` knows of `state`, with its legal decisions already listed.
    pub const fn new(state: &'a G::State, seat: Seat, legal: &'a [G::Action]) -> Self {
        Self { state, seat, legal }
    }

    /// The seat that decides.
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// Every decision the seat may take now.
    pub const fn legal(&self) -> &'a [G::Action] {
        self.legal
    }

    /// Who must decide now.
    pub fn waiting_on(&self) -> SeatSet {
        G::waiting_on(self.state)
    }

    /// What the seat may know.
    pub fn view(&self) -> G::View {
        G::view(self.state, Viewer::Seat(self.seat))
    }

    /// A world this seat cannot tell from the real one.
    pub fn imagine(&self, dice: &mut Dice) -> G::State {
        G::imagine(self.state, self.seat, dice)
    }
}

/// The seed of a computer player's own chance: it follows from the game's seed, the seat and the
/// number of decisions taken, and tells nothing of the game's dice.
pub fn player_seed(game: Seed, seat: Seat, decisions: usize) -> Seed {
    let mut hash = Sha256::new();
    hash.update(b"kabinett player v1\0");
    hash.update(game.0);
    hash.update([seat.0]);
    hash.update((decisions as u64).to_le_bytes());
    Seed(hash.finalize().into())
}
