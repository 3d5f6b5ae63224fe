//! Why computers decided as they did: kept in memory, the last of each seat.

use bots::{Decided, Term};
use serde::Serialize;
use table::Seat;
use utoipa::ToSchema;

use super::room::Inner;

/// Why a computer decided as it did. Only decisions that everybody can see are explained.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
pub(crate) struct Explanation {
    /// The seat that decided.
    seat: u8,
    /// How many decisions had been taken before this one, as in the log.
    number: usize,
    /// The decision.
    notation: String,
    /// What it changes, the greatest change first.
    terms: Vec<TermBody>,
}

/// One thing that a decision changes.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[schema(as = Term)]
pub(crate) struct TermBody {
    /// What it is, as a message key.
    key: &'static str,
    /// The thing it is about, as an id of the game; empty if there is none.
    about: &'static str,
    /// What it is worth to the seat, in victory points.
    points: f32,
}

impl From<&Term> for TermBody {
    fn from(term: &Term) -> Self {
        // A judgement is no measurement: tenths are enough.
        Self { key: term.key, about: term.about, points: (term.points * 10.0).round() / 10.0 }
    }
}

impl Inner {
    /// Keeps why a computer decided so, after `number` decisions. What is not explained (a forced step,
    /// a card face down) leaves the last explanation where it was.
    pub(super) fn explain(&mut self, seat: Seat, number: usize, decided: &Decided) {
        if decided.because.is_empty() {
            return;
        }
        self.explanations.retain(|known| known.seat != seat.0);
        self.explanations.push(Explanation {
            seat: seat.0,
            number,
            notation: decided.notation.clone(),
            terms: decided.because.iter().map(TermBody::from).collect(),
        });
        self.explanations.sort_by_key(|known| known.seat);
    }

    /// The last explanation of each computer, of the decisions that stand.
    pub(crate) fn explained(&self) -> Vec<Explanation> {
        let stands = |known: &&Explanation| (known.number as i64) < self.row.decisions;
        self.explanations.iter().filter(stands).cloned().collect()
    }
}
