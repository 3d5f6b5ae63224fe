//! The position: all that is needed to draw a table, for one pair of eyes.

use bots::fault as guard;
use serde::Serialize;
use serde_json::Value;
use table::{Quote, Seat, Viewer};
use utoipa::ToSchema;

use super::Hall;
use super::clock::Clocks;
use super::explain::Explanation;
use super::room::{Inner, Room};
use crate::problem::{Kind, Problem, fault};
use crate::store::State;
use crate::time::Millis;

/// Whose eyes were asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) enum As {
    /// The asker's seat, or a spectator's.
    #[default]
    Me,
    /// A spectator's.
    Spectator,
    /// All cards face up.
    Open,
}

/// What to show of a table, and to whom.
#[derive(Debug, Clone, Default)]
pub(crate) struct Look {
    pub(crate) person: Option<String>,
    pub(crate) eyes: As,
    /// After how many decisions; now unless said.
    pub(crate) at: Option<usize>,
    /// From which decision on the log is wanted.
    pub(crate) log_since: usize,
    /// Whether only the numbers are wanted.
    pub(crate) minimal: bool,
}

/// A table at one moment, for one pair of eyes.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Position {
    /// The id of the table.
    pub(crate) table: String,
    /// The version of the table.
    pub(crate) sequence: i64,
    /// How many decisions stand.
    pub(crate) decisions: usize,
    /// Who must decide now.
    pub(crate) waiting_on: Vec<u8>,
    /// How far the table is.
    pub(crate) state: &'static str,
    /// Whether the table is finished: nothing here changes any more.
    pub(crate) r#final: bool,
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    pub(crate) full: Option<Full>,
}

/// The larger part of a position.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Full {
    /// After how many decisions this is.
    at: usize,
    /// `seat`, `spectator` or `open`.
    r#as: &'static str,
    /// Whose eyes, for `seat`.
    seat: Option<u8>,
    /// What those eyes may see, in the game's own shape.
    view: Value,
    /// What happened, as far as those eyes may know.
    log: Vec<LogLine>,
    /// Every decision the asker may take now.
    legal: Vec<Legal>,
    /// What the asker may also decide beside the course of the game, waited on or not: a payment, say.
    aside: Vec<Legal>,
    /// How many of the asker's decisions can be taken back now.
    undoable: usize,
    /// The result by the rules, once there is one.
    outcome: Option<Value>,
    /// What each seat has on its clock.
    clocks: Vec<Option<ClockBody>>,
    /// Why each computer last decided as it did, as far as this process knows; only now.
    explanations: Vec<Explanation>,
}

/// An event of the log.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct LogLine {
    /// How many decisions had been taken before the one that caused it.
    pub(crate) number: usize,
    /// The event, in the game's own shape.
    pub(crate) event: Value,
}

/// A decision that may be taken.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Legal {
    /// The decision in writing.
    notation: String,
    /// What it costs; nothing if it is free.
    quote: Option<QuoteBody>,
    /// Whether undo will not reach it: a die falls, something hidden is shown, another seat goes on.
    r#final: bool,
}

/// A price, step by step.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct QuoteBody {
    /// What is paid with, as a message key.
    unit: &'static str,
    /// The sum.
    total: i16,
    /// The steps: label (a message key), rule, amount.
    #[schema(value_type = Vec<Object>)]
    lines: Vec<table::Line>,
}

/// The clock of a seat.
#[derive(Debug, Clone, Copy, Serialize, ToSchema)]
pub(crate) struct ClockBody {
    /// Milliseconds left.
    remaining: i64,
    /// Whether it runs.
    running: bool,
}

impl QuoteBody {
    /// The quote, unless the decision is free.
    pub(crate) fn of(quote: &Quote) -> Option<Self> {
        (!quote.unit.is_empty() || !quote.lines.is_empty()).then(|| Self {
            unit: quote.unit,
            total: quote.total(),
            lines: quote.lines.to_vec(),
        })
    }
}

impl Room {
    /// The table as it is or was, for one pair of eyes.
    pub(crate) async fn position(
        &self,
        hall: &Hall,
        inner: &mut Inner,
        look: &Look,
    ) -> Result<Position, Problem> {
        let seat = look.person.as_deref().and_then(|person| inner.seat_of(person));
        let state = inner.row.state;
        let viewer = match (look.eyes, seat) {
            (As::Open, _) if state != State::Finished => {
                return Err(Problem::new(Kind::StillRunning, "detail-open-later"));
            }
            (As::Open, _) => Viewer::Open,
            (As::Me, Some(seat)) => Viewer::Seat(seat),
            (As::Me, None) | (As::Spectator, _) => Viewer::Spectator,
        };
        let now = hall.clock.now();
        let explanations = inner.explained();
        let play = inner.play(self, hall).await?;
        let decisions = play.journal.len();
        let position = |full| Position {
            table: self.id.clone(),
            sequence: play.sequence,
            decisions,
            waiting_on: play.waiting_on().iter().map(|seat| seat.0).collect(),
            state: state.word(),
            r#final: state == State::Finished,
            full,
        };
        if look.minimal {
            return Ok(position(None));
        }
        let at = look.at.unwrap_or(decisions);
        if at > decisions {
            return Err(Problem::new(Kind::NotFound, "detail-no-decision").about("decisions", &decisions));
        }
        let is_now = at == decisions;
        let journal = &*play.journal;
        let full = guard::catch(|| {
            let mine = match viewer {
                Viewer::Seat(seat) if is_now && play.over.is_none() => Some(seat),
                _ => None,
            };
            let log = journal.log(viewer, look.log_since).into_iter();
            Full {
                at,
                r#as: match viewer {
                    Viewer::Seat(_) => "seat",
                    Viewer::Spectator => "spectator",
                    Viewer::Open => "open",
                },
                seat: match viewer {
                    Viewer::Seat(seat) => Some(seat.0),
                    _ => None,
                },
                view: if is_now { journal.view(viewer) } else { journal.view_at(viewer, at) },
                log: log
                    .take_while(|(number, _)| *number < at)
                    .map(|(number, event)| LogLine { number, event })
                    .collect(),
                legal: mine.map(|seat| quoted(journal, seat, journal.legal(seat))).unwrap_or_default(),
                aside: mine.map(|seat| quoted(journal, seat, journal.aside(seat))).unwrap_or_default(),
                undoable: mine.map_or(0, |seat| journal.undoable(seat)),
                outcome: journal
                    .outcome()
                    .filter(|_| is_now)
                    .map(|outcome| serde_json::to_value(outcome).unwrap_or_default()),
                clocks: (0..journal.seats() as u8)
                    .map(|seat| ClockBody::of(&play.clocks, Seat(seat), now))
                    .collect(),
                explanations: if is_now { explanations } else { Vec::new() },
            }
        });
        match full {
            Ok(full) => Ok(position(Some(full))),
            Err(panic) => Err(fault(format!("table {}: {panic}", self.id))),
        }
    }
}

impl ClockBody {
    /// What a seat has on its clock; nothing at a table without clocks.
    pub(crate) fn of(clocks: &Clocks, seat: Seat, now: Millis) -> Option<Self> {
        clocks.left(seat, now).map(|(remaining, running)| Self { remaining, running })
    }
}

/// Decisions of a seat with what they cost, and whether they can be taken back.
fn quoted(journal: &dyn table::AnyTable, seat: Seat, decisions: Vec<String>) -> Vec<Legal> {
    let finals = journal.finals(seat, &decisions);
    decisions
        .into_iter()
        .zip(finals)
        .map(|(notation, r#final)| {
            let quote = journal.check(seat, &notation).ok().as_ref().and_then(QuoteBody::of);
            Legal { notation, quote, r#final }
        })
        .collect()
}
