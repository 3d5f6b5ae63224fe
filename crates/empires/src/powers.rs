//! Who plays which power, who is allied with whom, and in which order they act.

use arrayvec::ArrayVec;
use table::{Rule, Seat};

use crate::facts::{Kind, Power, Powers};
use crate::state::{Row, State};

/// D6.9 Players in order of play.
pub type TurnOrder = ArrayVec<Power, { Power::COUNT }>;

impl State {
    /// The clause of the edition played.
    pub const fn clause(&self, deluxe: Rule, original: Rule) -> Rule {
        if self.rules.original { original } else { deluxe }
    }

    /// How many players there are.
    pub const fn seats(&self) -> u8 {
        self.rules.players
    }

    /// The power of a seat.
    ///
    /// # Panics
    /// Before it has chosen one.
    pub fn power_of(&self, seat: Seat) -> Power {
        self.powers[seat.index()].expect("the seat has chosen its power")
    }

    /// The seat of a power, if a player has it.
    pub fn seat_of(&self, power: Power) -> Option<Seat> {
        self.powers.iter().position(|&taken| taken == Some(power)).map(|at| Seat(at as u8))
    }

    /// D0.1 Whether a player has that power.
    pub fn is_player(&self, power: Power) -> bool {
        self.powers.contains(&Some(power))
    }

    /// The powers of the players.
    pub fn player_powers(&self) -> Powers {
        self.powers.iter().copied().flatten().collect()
    }

    /// D0.1 The non-player powers; none unless V-NP is on.
    pub fn non_players(&self) -> Powers {
        if self.rules.np { Powers::ALL.minus(self.player_powers()) } else { Powers::NONE }
    }

    /// D6.1 All powers that take part in the alliances.
    pub fn all_powers(&self) -> Powers {
        if self.rules.np { Powers::ALL } else { self.player_powers() }
    }

    /// D0.5 The Grand Alliance of a power, once it has one.
    pub fn row_of(&self, power: Power) -> Option<Row> {
        if self.boxes[0].contains(&Some(power)) {
            Some(Row::Red)
        } else if self.boxes[1].contains(&Some(power)) {
            Some(Row::Blue)
        } else {
            None
        }
    }

    /// D0.5 The powers of one Grand Alliance.
    pub fn row(&self, row: Row) -> Powers {
        self.boxes[row as usize].iter().copied().flatten().collect()
    }

    /// D0.5 Whether two powers are of the same colour; a power is its own ally here.
    pub fn allied(&self, one: Power, other: Power) -> bool {
        let row = self.row_of(one);
        row.is_some() && row == self.row_of(other)
    }

    /// D0.5 Whether two powers are of different colours.
    pub fn enemies(&self, one: Power, other: Power) -> bool {
        match (self.row_of(one), self.row_of(other)) {
            (Some(one), Some(other)) => one != other,
            _ => false,
        }
    }

    /// D6.9, O6.6 All powers in box order.
    pub fn box_order(&self) -> impl Iterator<Item = Power> {
        let [red, blue] = self.boxes;
        red.into_iter().zip(blue).flat_map(|(red, blue)| [red, blue]).flatten()
    }

    /// D6.9, O6.6 The players in order of play, as far as they are allied.
    pub fn turn_order(&self) -> TurnOrder {
        let players = self.player_powers();
        self.box_order().filter(|&power| players.contains(power)).collect()
    }

    /// D1.1, O1.1 Pieces of that kind that are not on the map.
    pub fn supply(&self, power: Power, kind: Kind) -> u8 {
        kind.pieces(self.rules.original) - self.map.on_map(power, kind)
    }
}
