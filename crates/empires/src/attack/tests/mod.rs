//! D9, O9, D10.5, O10.4, O10.5: attacks and strikes, clause by clause.

mod allies;
mod dice;
mod examples;
mod land;
mod losses;
mod odds;
mod outcome;
mod plans;
mod sea;
mod strikes;
mod targets;
mod withdrawal;

use crate::facts::Power;
use crate::state::{Front, Side, Verdict};
use crate::testing::{Position, options};
use crate::{Event, Strength};

/// Deluxe, four players. Red: Britain, Spain and the non-player powers Russia and the United Provinces.
/// Blue: France, Austria and non-player Prussia. Britain's turn.
fn deluxe() -> Position {
    Position::new("britain france spain austria")
}

/// The original, four players. Red: Britain and Spain. Blue: France and Austria. Britain's turn.
fn original() -> Position {
    Position::original("britain france spain austria")
}

/// Deluxe, four players, with options.
fn with(text: &str) -> Position {
    Position::with(&options(text), "britain france spain austria")
}

impl Position {
    /// The latest strengths that were counted on a front.
    fn strengths(&self, wanted: Front) -> [Strength; 2] {
        let counted = self.report.events.iter().rev().find_map(|(_, event)| match *event {
            Event::Strengths { front, attacker, defender } if front == wanted => Some([attacker, defender]),
            _ => None,
        });
        counted.expect("a combat on that front")
    }

    /// The totals of the strengths on a front.
    fn strength(&self, front: Front) -> [u8; 2] {
        self.strengths(front).map(|strength| strength.total())
    }

    /// How the latest combat ended.
    fn verdict(&self) -> Option<Verdict> {
        self.report.events.iter().rev().find_map(|(_, event)| match *event {
            Event::CombatOver { verdict, .. } => Some(verdict),
            _ => None,
        })
    }

    /// Who got naval support in the latest attack.
    fn supported(&self) -> Option<Side> {
        let settled = self.report.events.iter().rev().find_map(|(_, event)| match *event {
            Event::NavalSupport { side } => Some(side),
            _ => None,
        });
        settled.expect("a naval part")
    }

    /// Whether an attack is still under way.
    fn fighting(&self) -> bool {
        self.state.attack.is_some()
    }

    /// Control markers of a power in an area.
    fn markers(&self, power: Power, area: &str) -> u8 {
        self.state.map.control(power, area.parse().expect("an area"))
    }
}
