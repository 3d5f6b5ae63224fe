//! The object-safe twin of the contract: text and JSON in and out, written once for all games.

use std::any::Any;
use std::marker::PhantomData;
use std::ops::RangeInclusive;

use serde::Serialize;
use serde_json::Value;

use crate::{
    BadNotation, BadOptions, BadSnapshot, Entry, Game, Illegal, Journal, OptionSpec, Outcome, Quote, Record,
    RecordError, Seat, SeatSet, Seed, UndoRefused, Viewer,
};

/// Why a decision given as text was not taken.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The text is no decision of the game.
    #[error(transparent)]
    Notation(#[from] BadNotation),
    /// The rules forbid it.
    #[error(transparent)]
    Illegal(#[from] Illegal),
}

/// A decision of the past, as text.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Decision {
    /// Who decided.
    pub seat: Seat,
    /// What was decided.
    pub notation: String,
}

/// A game, without its types.
pub trait AnyGame: Send + Sync {
    /// [`Game::ID`].
    fn id(&self) -> &'static str;
    /// [`Game::NAME`].
    fn name(&self) -> &'static str;
    /// [`Game::RULES`].
    fn rules(&self) -> u32;
    /// [`Game::DRAWS`].
    fn draws(&self) -> bool;
    /// [`Game::PAYMENTS`].
    fn payments(&self) -> bool;
    /// [`Game::seats`].
    fn seats(&self) -> RangeInclusive<usize>;
    /// [`Game::options`].
    fn options(&self) -> &'static [OptionSpec];
    /// [`Game::ends`].
    fn ends(&self) -> &'static [&'static str];
    /// The options with everything at its default.
    fn default_options(&self) -> Value;
    /// A new table.
    ///
    /// # Errors
    /// If the options or the number of seats do not make a game.
    fn open(&self, options: &Value, seats: usize, seed: Seed) -> Result<Box<dyn AnyTable>, BadOptions>;
    /// The table a record leads to after its first `most` decisions.
    ///
    /// # Errors
    /// As [`Record::replay_until`].
    fn replay(&self, record: &Record, most: usize) -> Result<Box<dyn AnyTable>, RecordError>;
    /// The table that [`AnyTable::save`] wrote down.
    ///
    /// # Errors
    /// As [`Journal::restore`]: then replay the record instead.
    fn restore(
        &self,
        options: &Value,
        seats: usize,
        seed: Seed,
        snapshot: &str,
    ) -> Result<Box<dyn AnyTable>, BadSnapshot>;
    /// The table at the end of a record that holds what it says.
    ///
    /// # Errors
    /// As [`Record::verify`].
    fn verify(&self, record: &Record) -> Result<Box<dyn AnyTable>, RecordError>;
}

/// A running or finished game, without its types.
pub trait AnyTable: Send + Sync {
    /// [`Game::ID`].
    fn game(&self) -> &'static str;
    /// How many seats are at the table.
    fn seats(&self) -> usize;
    /// How many decisions have been taken.
    fn len(&self) -> usize;
    /// Whether no decision has been taken yet.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// Who must decide now.
    fn waiting_on(&self) -> SeatSet;
    /// The side a seat plays, as a message key.
    fn role(&self, seat: Seat) -> Option<&'static str>;
    /// Every legal decision of that seat, as text.
    fn legal(&self, seat: Seat) -> Vec<String>;
    /// [`Game::aside`], as text.
    fn aside(&self, seat: Seat) -> Vec<String>;
    /// [`Game::payment`], as text; nothing for seats that are not at the table.
    fn payment(&self, from: Seat, to: Seat, amount: u32) -> Option<String>;
    /// What a decision would cost.
    ///
    /// # Errors
    /// If it is no decision or the rules forbid it.
    fn check(&self, seat: Seat, notation: &str) -> Result<Quote, Refusal>;
    /// [`Journal::finals`] of decisions that seat may take; `false` for a text that is none.
    fn finals(&self, seat: Seat, decisions: &[String]) -> Vec<bool>;
    /// Takes a decision.
    ///
    /// # Errors
    /// If it is no decision or the rules forbid it; nothing has changed then.
    fn decide(&mut self, seat: Seat, notation: &str) -> Result<Quote, Refusal>;
    /// How many of its own decisions that seat could take back now.
    fn undoable(&self, seat: Seat) -> usize;
    /// Takes back the last decision.
    ///
    /// # Errors
    /// If undo may not reach it.
    fn undo(&mut self, seat: Seat) -> Result<Decision, UndoRefused>;
    /// The decisions from number `since` (counted from 0) on.
    fn decisions(&self, since: usize) -> Vec<Decision>;
    /// What the viewer may know.
    fn view(&self, viewer: Viewer) -> Value;
    /// What the viewer could know after the first `decisions` decisions.
    fn view_at(&self, viewer: Viewer, decisions: usize) -> Value;
    /// The events the viewer may know of, each with the number of decisions taken before it.
    fn log(&self, viewer: Viewer, since: usize) -> Vec<(usize, Value)>;
    /// The result, once the game is over.
    fn outcome(&self) -> Option<Outcome>;
    /// The record so far.
    fn record(&self, names: &[String], with_seed: bool) -> Record;
    /// The table as text for [`AnyGame::restore`]: [`Journal::save`].
    fn save(&self) -> String;
    /// The typed [`Journal`], for those who know the game.
    fn as_any(&self) -> &dyn Any;
}

/// The twin of a game.
pub struct Erased<G>(PhantomData<fn() -> G>);

impl<G: Game> Erased<G> {
    /// The twin.
    pub const fn new() -> Self {
        Self(PhantomData)
    }
}

impl<G: Game> Default for Erased<G> {
    fn default() -> Self {
        Self::new()
    }
}

impl<G: Game> AnyGame for Erased<G> {
    fn id(&self) -> &'static str {
        G::ID
    }
    fn name(&self) -> &'static str {
        G::NAME
    }
    fn rules(&self) -> u32 {
        G::RULES
    }
    fn draws(&self) -> bool {
        G::DRAWS
    }
    fn payments(&self) -> bool {
        G::PAYMENTS
    }
    fn seats(&self) -> RangeInclusive<usize> {
        G::seats()
    }
    fn options(&self) -> &'static [OptionSpec] {
        G::options()
    }
    fn ends(&self) -> &'static [&'static str] {
        G::ends()
    }
    fn default_options(&self) -> Value {
        serde_json::to_value(G::Options::default()).expect("options are plain data")
    }
    fn open(&self, options: &Value, seats: usize, seed: Seed) -> Result<Box<dyn AnyTable>, BadOptions> {
        let options = serde_json::from_value(options.clone()).map_err(|e| BadOptions(e.to_string()))?;
        Ok(Box::new(Journal::<G>::new(options, seats, seed)?))
    }
    fn replay(&self, record: &Record, most: usize) -> Result<Box<dyn AnyTable>, RecordError> {
        Ok(Box::new(record.replay_until::<G>(most)?))
    }
    fn restore(
        &self,
        options: &Value,
        seats: usize,
        seed: Seed,
        snapshot: &str,
    ) -> Result<Box<dyn AnyTable>, BadSnapshot> {
        let options =
            serde_json::from_value(options.clone()).map_err(|e| BadSnapshot::Unsound(e.to_string()))?;
        Ok(Box::new(Journal::<G>::restore(options, seats, seed, snapshot)?))
    }
    fn verify(&self, record: &Record) -> Result<Box<dyn AnyTable>, RecordError> {
        Ok(Box::new(record.verify::<G>()?))
    }
}

fn as_text<A: ToString + Copy>(entry: &Entry<A>) -> Decision {
    Decision { seat: entry.seat, notation: entry.action.to_string() }
}

fn as_json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("views and events are plain data")
}

impl<G: Game> AnyTable for Journal<G> {
    fn game(&self) -> &'static str {
        G::ID
    }
    fn seats(&self) -> usize {
        Self::seats(self)
    }
    fn len(&self) -> usize {
        self.entries().len()
    }
    fn waiting_on(&self) -> SeatSet {
        Self::waiting_on(self)
    }
    fn role(&self, seat: Seat) -> Option<&'static str> {
        (seat.index() < Self::seats(self)).then(|| G::role(self.state(), seat)).flatten()
    }
    fn legal(&self, seat: Seat) -> Vec<String> {
        Self::legal(self, seat).iter().map(ToString::to_string).collect()
    }
    fn aside(&self, seat: Seat) -> Vec<String> {
        Self::aside(self, seat).iter().map(ToString::to_string).collect()
    }
    fn payment(&self, from: Seat, to: Seat, amount: u32) -> Option<String> {
        Self::payment(self, from, to, amount).map(|action| action.to_string())
    }
    fn check(&self, seat: Seat, notation: &str) -> Result<Quote, Refusal> {
        Ok(Self::check(self, seat, notation.parse()?)?)
    }
    fn finals(&self, seat: Seat, decisions: &[String]) -> Vec<bool> {
        let read: Vec<_> = decisions.iter().map(|notation| notation.parse().ok()).collect();
        let known: Vec<G::Action> = read.iter().copied().flatten().collect();
        let mut finals = Self::finals(self, seat, &known).into_iter();
        read.iter().map(|action| action.is_some() && finals.next() == Some(true)).collect()
    }
    fn decide(&mut self, seat: Seat, notation: &str) -> Result<Quote, Refusal> {
        Ok(Self::decide(self, seat, notation.parse()?)?)
    }
    fn undoable(&self, seat: Seat) -> usize {
        Self::undoable(self, seat)
    }
    fn undo(&mut self, seat: Seat) -> Result<Decision, UndoRefused> {
        Self::undo(self, seat).map(|entry| as_text(&entry))
    }
    fn decisions(&self, since: usize) -> Vec<Decision> {
        self.entries().iter().skip(since).map(as_text).collect()
    }
    fn view(&self, viewer: Viewer) -> Value {
        as_json(&Self::view(self, viewer))
    }
    fn view_at(&self, viewer: Viewer, decisions: usize) -> Value {
        as_json(&Self::view_at(self, viewer, decisions))
    }
    fn log(&self, viewer: Viewer, since: usize) -> Vec<(usize, Value)> {
        let past = self.past_log(viewer, since).map(|(number, text)| {
            (number, serde_json::from_str(text).expect("what was told was plain data"))
        });
        past.chain(Self::log(self, viewer, since).map(|(number, event)| (number, as_json(event)))).collect()
    }
    fn outcome(&self) -> Option<Outcome> {
        Self::outcome(self)
    }
    fn record(&self, names: &[String], with_seed: bool) -> Record {
        Record::of(self, names, with_seed)
    }
    fn save(&self) -> String {
        Self::save(self)
    }
    fn as_any(&self) -> &dyn Any {
        self
    }
}
