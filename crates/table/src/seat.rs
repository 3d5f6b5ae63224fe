//! Seats, sets of seats, and who may look.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The most seats a table can have.
pub const MAX_SEATS: usize = 8;

/// A place at the table, counted from 0.
///
/// A seat is a person or a computer player, not a side of the game: which side a seat plays is
/// part of the game's state.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into per-seat arrays.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A set of seats, at most [`MAX_SEATS`] of them.
///
/// ```
/// use table::{Seat, SeatSet};
/// let set = SeatSet::first(3).without(Seat(1));
/// assert_eq!(set.iter().collect::<Vec<_>>(), [Seat(0), Seat(2)]);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: Self = Self(0);

    /// One seat.
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// The seats 0 to `count - 1`.
    pub const fn first(count: usize) -> Self {
        Self(((1u16 << count) - 1) as u8)
    }

    /// This set and one more seat.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | 1 << seat.0)
    }

    /// This set less one seat.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    /// Whether the seat is in the set.
    pub const fn contains(self, seat: Seat) -> bool {
        seat.0 < 8 && self.0 & (1 << seat.0) != 0
    }

    /// Whether no seat is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The seats in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..MAX_SEATS as u8).map(Seat).filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::EMPTY, Self::with)
    }
}

/// Whose eyes a view or a log is made for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Viewer {
    /// The player in that seat.
    Seat(Seat),
    /// Somebody who only watches and sees what is public.
    Spectator,
    /// All cards open: for finished games and for the owner of a record with its seed.
    Open,
}

/// Who may learn of an event.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Audience {
    /// Everybody, spectators too.
    All,
    /// One seat only.
    Only(Seat),
    /// Everybody, spectators too, except one seat (which gets a fuller event of its own).
    AllBut(Seat),
}

impl Audience {
    /// Whether the viewer may learn of it. With all cards open, the fuller event stands alone.
    pub const fn includes(self, viewer: Viewer) -> bool {
        match (self, viewer) {
            (Self::All, _) | (Self::Only(_), Viewer::Open) | (Self::AllBut(_), Viewer::Spectator) => true,
            (Self::Only(_), Viewer::Spectator) | (Self::AllBut(_), Viewer::Open) => false,
            (Self::Only(seat), Viewer::Seat(me)) => seat.0 == me.0,
            (Self::AllBut(seat), Viewer::Seat(me)) => seat.0 != me.0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_of_eight_seats_is_full() {
        assert_eq!(SeatSet::first(8).len(), 8);
        assert!(!SeatSet::first(8).contains(Seat(8)));
    }

    #[test]
    fn audiences_split_the_table() {
        let (me, you) = (Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)));
        assert!(Audience::Only(Seat(0)).includes(me) && !Audience::Only(Seat(0)).includes(you));
        assert!(!Audience::AllBut(Seat(0)).includes(me) && Audience::AllBut(Seat(0)).includes(you));
        assert!(!Audience::Only(Seat(0)).includes(Viewer::Spectator));
        assert!(Audience::Only(Seat(0)).includes(Viewer::Open));
    }
}
