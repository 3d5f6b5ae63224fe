//! Tests of chapters 7, 10 and 12: each theater is resolved alone on a map made for the test.

mod aftermath;
mod agreement;
mod conquest;
mod effects;
mod example;
mod refusal;
mod rewards;
mod rows;
mod strength;

use crate::facts::{Symbol, Theater};
use crate::state::{Battle, Step};
use crate::testing::{Position, theater};
use crate::{Action, Options, Side};

/// One theater of a war on an empty map, with an empty display.
struct Front {
    at: Position,
    theater: Theater,
}

impl Front {
    fn new(id: &str) -> Self {
        Self::with(Options::default(), id)
    }

    fn with(options: Options, id: &str) -> Self {
        let theater = theater(id);
        let mut at = Position::with(options).bare().display(theater).turn(theater.war.after_turn());
        at.state.fighting = Some(theater.war);
        at.state.battle = Battle { theater: theater.index, ..Battle::default() };
        Self { at, theater }
    }

    /// Changes the position.
    fn map(mut self, change: impl FnOnce(Position) -> Position) -> Self {
        self.at = change(self.at);
        self
    }

    fn flags(self, side: Side, ids: &str) -> Self {
        self.map(|at| at.flags(side, ids))
    }

    fn conflicts(self, ids: &str) -> Self {
        self.map(|at| at.conflicts(ids))
    }

    /// A Basic War tile in this theater.
    fn basic(mut self, side: Side, strength: i8, symbol: Symbol) -> Self {
        self.at = self.at.basic(side, self.theater, strength, symbol);
        self
    }

    /// A Bonus War tile in this theater.
    fn bonus(mut self, side: Side, strength: i8, symbol: Symbol) -> Self {
        self.at = self.at.bonus(side, self.theater, strength, symbol);
        self
    }

    /// Tiles without symbols that add up to the strength.
    fn army(self, side: Side, strength: i8) -> Self {
        match strength {
            0 => self,
            1 | 2 => self.basic(side, strength, Symbol::None),
            3 => self.bonus(side, 3, Symbol::None),
            4 | 5 => self.bonus(side, 3, Symbol::None).basic(side, strength - 3, Symbol::None),
            _ => self.bonus(side, 3, Symbol::None).army_more(side, strength - 3),
        }
    }

    fn army_more(self, side: Side, strength: i8) -> Self {
        self.bonus(side, 2, Symbol::None).basic(side, strength - 2, Symbol::None)
    }

    /// Reveals the theater and plays up to the first decision.
    fn begin(mut self) -> Self {
        self.at.state.agenda = [Step::NextTheater].into_iter().collect();
        self.go();
        self
    }

    /// Plays on up to a decision or the end of the theater.
    fn go(&mut self) {
        while let Some(step) = self.at.state.step() {
            let owed = self.at.state.battle.spanish_shifts.0 != [0, 0];
            match step {
                Step::TheaterDone if owed => self.at.play().war_step(step),
                Step::NextTheater | Step::Strength | Step::UsaIsolation { .. } => {
                    self.at.play().war_step(step);
                }
                _ => return,
            }
        }
    }

    /// Takes a decision and plays on.
    fn decide(&mut self, notation: &str) {
        let action: Action = notation.parse().expect("notation");
        if let Err(illegal) = self.at.check(notation) {
            panic!("{notation}: {illegal}; legal: {:?}", self.at.legal());
        }
        assert!(self.at.legal().iter().any(|legal| legal == notation), "{notation} is not listed");
        let step = self.at.state.step().expect("a step");
        self.at.play().war_decision(step, action);
        self.go();
    }

    /// The theater is over and the war goes on.
    fn finish(&mut self) {
        assert!(self.is_over(), "{:?}", self.at.state.agenda);
        self.at.play().war_step(Step::TheaterDone);
    }

    /// Whether nothing is left to decide in this theater.
    fn is_over(&self) -> bool {
        self.at.state.step() == Some(Step::TheaterDone)
    }

    fn vp(&self) -> i16 {
        self.at.state.tracks.vp
    }

    fn step(&self) -> Step {
        self.at.state.step().expect("a step")
    }
}
