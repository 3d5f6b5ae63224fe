//! A game as it stands: the fold of the rows of its account.

use std::collections::BTreeMap;

use bots::{Entry, fault};
use serde::{Deserialize, Serialize};
use table::{AnyTable, Quote, Refusal, Seat, SeatSet, Seed, Standing, UndoRefused};
use utoipa::ToSchema;

use super::clock::{ClockSpec, Clocks, TimeOut};
use crate::store::{DecisionRow, Finish, RowKind};
use crate::time::Millis;

/// The result of a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub(crate) struct TableResult {
    /// The way it ended: one of the game's, or `resigned`, `timed-out`, `agreed-draw`.
    pub(crate) end: String,
    /// How each seat did, by seat.
    #[schema(value_type = Vec<Object>)]
    pub(crate) standings: Vec<Standing>,
    /// Who resigned or was out of time.
    pub(crate) seat: Option<u8>,
}

/// How a game ends when all agree that nobody has won.
pub(crate) const AGREED_DRAW: &str = "agreed-draw";

/// Why a row does not fit the game.
#[derive(Debug, thiserror::Error)]
#[error("row {sequence} of the account does not fit the game: {why}")]
pub(crate) struct Broken {
    pub(crate) sequence: i64,
    pub(crate) why: String,
}

/// A decision that was asked for with a key, so that asking again counts once.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Keyed {
    pub(crate) after: i64,
    pub(crate) seat: Seat,
    pub(crate) notation: String,
}

/// A game as it stands.
pub(crate) struct Play {
    pub(crate) journal: Box<dyn AnyTable>,
    pub(crate) seed: Seed,
    pub(crate) sequence: i64,
    pub(crate) clocks: Clocks,
    pub(crate) over: Option<TableResult>,
    spec: ClockSpec,
    /// The seats that people have.
    people: SeatSet,
    keys: BTreeMap<String, Keyed>,
}

/// How a game begins.
pub(crate) struct Beginning<'a> {
    pub(crate) entry: &'a Entry,
    pub(crate) options: &'a serde_json::Value,
    pub(crate) seats: usize,
    pub(crate) people: SeatSet,
    pub(crate) seed: Seed,
    pub(crate) clock: ClockSpec,
    pub(crate) started: Millis,
}

/// A game as text: all of [`Play`] but what the table itself knows.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Saved {
    sequence: i64,
    clocks: Clocks,
    over: Option<TableResult>,
    people: SeatSet,
    keys: BTreeMap<String, Keyed>,
    journal: String,
}

impl Play {
    /// The game as text, for [`restore`](Self::restore). It tells everything that is hidden.
    pub(crate) fn save(&self) -> String {
        // Every field by name: whoever adds one says here what becomes of it.
        let Self { journal, seed: _, sequence, clocks, over, spec: _, people, keys } = self;
        let saved = Saved {
            sequence: *sequence,
            clocks: clocks.clone(),
            over: over.clone(),
            people: *people,
            keys: keys.clone(),
            journal: journal.save(),
        };
        serde_json::to_string(&saved).expect("a game is plain data")
    }

    /// The game that [`save`](Self::save) wrote; nothing if it cannot be used any more.
    pub(crate) fn restore(from: &Beginning<'_>, text: &str) -> Option<Self> {
        let Saved { sequence, clocks, over, people, keys, journal } = serde_json::from_str(text).ok()?;
        let restored =
            fault::catch(|| from.entry.game.restore(from.options, from.seats, from.seed, &journal));
        let journal = restored.ok()?.ok()?;
        Some(Self { journal, seed: from.seed, sequence, clocks, over, spec: from.clock, people, keys })
    }

    /// The game before its first decision.
    pub(crate) fn begin(from: &Beginning<'_>) -> Result<Self, String> {
        let journal = fault::catch(|| from.entry.game.open(from.options, from.seats, from.seed))?
            .map_err(|error| error.to_string())?;
        let running = both(journal.waiting_on(), from.people);
        Ok(Self {
            clocks: Clocks::new(from.clock, from.seats, running, from.started),
            journal,
            seed: from.seed,
            sequence: 0,
            over: None,
            spec: from.clock,
            people: from.people,
            keys: BTreeMap::new(),
        })
    }

    /// Carries out a row that is in the database.
    pub(crate) fn fold(&mut self, row: &DecisionRow) -> Result<(), Broken> {
        let broken = |why: String| Broken { sequence: row.sequence, why };
        if row.sequence != self.sequence + 1 {
            return Err(broken(format!("it should have number {}", self.sequence + 1)));
        }
        let seat = Seat(row.seat as u8);
        match row.kind {
            RowKind::Decide => {
                self.decide(seat, &row.notation, row.at, row.request_key.as_deref())
                    .map_err(broken)?
                    .map_err(|refusal| broken(refusal.to_string()))?;
            }
            RowKind::Undo => {
                self.undo(seat, row.at).map_err(broken)?.map_err(|error| broken(error.to_string()))?;
            }
            RowKind::Resign | RowKind::TimeOut => {
                self.drop_out(seat, row.kind, row.at);
            }
            RowKind::Draw => self.draw(row.at),
            RowKind::Vacation => {
                let until =
                    row.notation.parse().map_err(|_| broken(format!("“{}” is no time", row.notation)))?;
                self.leave(seat, until, row.at);
            }
        }
        Ok(())
    }

    /// Takes a decision. The outer error is a fault of the rules, after which this is of no use.
    pub(crate) fn decide(
        &mut self,
        seat: Seat,
        notation: &str,
        at: Millis,
        key: Option<&str>,
    ) -> Result<Result<Quote, Refusal>, String> {
        let quote = match fault::catch(|| self.journal.decide(seat, notation))? {
            Ok(quote) => quote,
            Err(refusal) => return Ok(Err(refusal)),
        };
        if let Some(key) = key {
            let keyed = Keyed { after: self.sequence, seat, notation: notation.to_owned() };
            self.keys.insert(key.to_owned(), keyed);
        }
        self.sequence += 1;
        self.clocks.pass(both(self.journal.waiting_on(), self.people), at);
        self.over = self.journal.outcome().map(|outcome| TableResult {
            end: outcome.end.to_owned(),
            standings: outcome.standings.to_vec(),
            seat: None,
        });
        Ok(Ok(quote))
    }

    /// Takes the last decision back.
    pub(crate) fn undo(&mut self, seat: Seat, at: Millis) -> Result<Result<(), UndoRefused>, String> {
        if let Err(refused) = fault::catch(|| self.journal.undo(seat))? {
            return Ok(Err(refused));
        }
        self.sequence += 1;
        self.over = None;
        self.clocks.take_back(both(self.journal.waiting_on(), self.people), at);
        Ok(Ok(()))
    }

    /// A seat resigns or is out of time: the game is over, or a computer goes on for it.
    pub(crate) fn drop_out(&mut self, seat: Seat, kind: RowKind, at: Millis) {
        self.sequence += 1;
        self.people = self.people.without(seat);
        let seats = self.journal.seats();
        let gives_up = kind == RowKind::Resign || self.spec.timeout() == TimeOut::Forfeit;
        if (seats == 2 && gives_up) || self.people.is_empty() {
            let end = if kind == RowKind::Resign { "resigned" } else { "timed-out" };
            let place = |other: usize| if other == seat.index() { seats as u8 } else { 1 };
            self.over = Some(TableResult {
                end: end.to_owned(),
                standings: (0..seats).map(|other| Standing { place: place(other), score: 0 }).collect(),
                seat: Some(seat.0),
            });
        }
        self.clocks.pass(both(self.waiting_on(), self.people), at);
    }

    /// All have agreed that nobody has won.
    pub(crate) fn draw(&mut self, at: Millis) {
        self.sequence += 1;
        self.over = Some(TableResult {
            end: AGREED_DRAW.to_owned(),
            standings: vec![Standing { place: 1, score: 0 }; self.journal.seats()],
            seat: None,
        });
        self.clocks.pass(SeatSet::EMPTY, at);
    }

    /// A seat's clock stands still until the time given.
    pub(crate) fn leave(&mut self, seat: Seat, until: Millis, at: Millis) {
        self.sequence += 1;
        self.clocks.leave(seat, until, at);
    }

    /// Who must decide now; nobody once the table is finished.
    pub(crate) fn waiting_on(&self) -> SeatSet {
        if self.over.is_some() { SeatSet::EMPTY } else { self.journal.waiting_on() }
    }

    /// The decision that was asked for with that key.
    pub(crate) fn keyed(&self, key: &str) -> Option<&Keyed> {
        self.keys.get(key)
    }

    /// What a row that was just carried out changes besides the position.
    pub(crate) fn finish(&self, taken_over: Option<&str>) -> Finish {
        match (&self.over, taken_over) {
            (Some(result), _) => Finish::Over(serde_json::to_string(result).expect("a result is plain data")),
            (None, Some(level)) => Finish::TakenOver(level.to_owned()),
            (None, None) => Finish::GoesOn,
        }
    }
}

/// The seats in both sets.
fn both(one: SeatSet, other: SeatSet) -> SeatSet {
    one.iter().filter(|&seat| other.contains(seat)).collect()
}

/// The set as bits, for the database.
pub(crate) fn bits(set: SeatSet) -> i64 {
    set.iter().map(|seat| 1 << seat.0).sum()
}

/// The set of bits of the database.
pub(crate) fn seats_of(bits: i64) -> Vec<u8> {
    (0..table::MAX_SEATS as u8).filter(|seat| bits >> seat & 1 == 1).collect()
}
