//! What happened, for whom, and how far back undo may reach.

use serde::{Deserialize, Serialize};

use crate::{Audience, Seat};

/// Why a decision cannot be taken back.
///
/// A die that fell needs no report: the journal sees it in the [`Dice`](crate::Dice).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Barrier {
    /// A random draw was made.
    Die,
    /// Somebody learnt something that was hidden.
    Reveal,
    /// Another seat has the move, or has moved.
    OtherSeat,
}

/// Where a game reports what [`apply`](crate::Game::apply) did.
pub trait Log<E> {
    /// Something happened that the audience may learn of.
    fn event(&mut self, audience: Audience, event: E);

    /// The decision being applied can no longer be taken back.
    fn barrier(&mut self, why: Barrier);

    /// Something happened in the open.
    fn all(&mut self, event: E) {
        self.event(Audience::All, event);
    }

    /// Something happened that one seat sees in full and the others only in part.
    fn split(&mut self, seat: Seat, full: E, part: E) {
        self.event(Audience::Only(seat), full);
        self.event(Audience::AllBut(seat), part);
    }
}

/// Forgets everything: for playouts.
#[derive(Debug, Clone, Copy, Default)]
pub struct NoLog;

impl<E> Log<E> for NoLog {
    fn event(&mut self, _: Audience, _: E) {}
    fn barrier(&mut self, _: Barrier) {}
}

/// Keeps everything one decision reports.
#[derive(Debug, Clone)]
pub struct Report<E> {
    /// The events in order, each with its audience.
    pub events: Vec<(Audience, E)>,
    /// The first barrier reported, if any.
    pub barrier: Option<Barrier>,
}

impl<E> Default for Report<E> {
    fn default() -> Self {
        Self { events: Vec::new(), barrier: None }
    }
}

impl<E> Log<E> for Report<E> {
    fn event(&mut self, audience: Audience, event: E) {
        self.events.push((audience, event));
    }
    fn barrier(&mut self, why: Barrier) {
        self.barrier.get_or_insert(why);
    }
}
