//! Every game, in one list.

use std::io::{self, BufRead, Write};

use table::{AnyGame, AnyTable, Dice, Erased, Game, Journal, Seat, Seed};

use crate::analysis::{self, Analyst};
use crate::sim::{self, Worker};
use crate::tune::Tuner;
use crate::{Common, EmpiresJudge, ImperialJudge, Ladder, LevelInfo, Levels, Pace, Seen, Term, secrecy};

/// Every game of this program: **a new game is one line here**.
static REGISTRY: &[Entry] = &[
    entry_with::<imperial::Imperial, Ladder<ImperialJudge>>()
        .inspecting(|input, output, mode| imperial::inspect::run(input, output, mode == Inspect::Check)),
    entry_with::<empires::Empires, Ladder<EmpiresJudge>>()
        .inspecting(|input, output, mode| empires::inspect::run(input, output, mode == Inspect::Check)),
];

/// Every game of this program.
pub fn registry() -> &'static [Entry] {
    REGISTRY
}

/// The game of that id.
pub fn find<'a>(registry: &'a [Entry], id: &str) -> Option<&'a Entry> {
    registry.iter().find(|entry| entry.game.id() == id)
}

/// What to do with positions.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Inspect {
    /// Print the answers, one JSON record a line.
    Answer,
    /// Compare with the answers in the file and print every difference.
    Check,
}

/// Answers questions about positions: reads them, writes the answers or the differences, and
/// returns how many differences there were. What cannot be read is an error of the kind
/// [`io::ErrorKind::InvalidData`].
pub type InspectFn = fn(&mut dyn BufRead, &mut dyn Write, Inspect) -> io::Result<u64>;

/// One game of the registry.
#[derive(Clone, Copy)]
pub struct Entry {
    /// The game, without its types.
    pub game: &'static dyn AnyGame,
    /// Answers questions about positions, where the game can.
    pub inspect: Option<InspectFn>,
    levels: fn() -> Vec<LevelInfo>,
    stand_in: LevelInfo,
    pays: fn(&dyn AnyTable, Seat, Seat, u32, Seed) -> Option<String>,
    opponent: fn(&dyn AnyTable, Seat, &str, Seed) -> Result<Decided, OpponentError>,
    simulate: Worker,
    analyse: Analyst,
    tuner: Option<Tuner>,
}

/// What a computer player decided, and why.
#[derive(Debug, Clone, PartialEq)]
pub struct Decided {
    /// The decision.
    pub notation: String,
    /// What it changes, as far as everybody can work it out, the greatest change first. Nothing where
    /// the decision was forced, or is not for everybody to know.
    pub because: Vec<Term>,
}

/// Why a computer player did not decide.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum OpponentError {
    /// The table is of another game.
    #[error("the table is not of this game")]
    OtherGame,
    /// The game has no such level.
    #[error("there is no level “{0}”")]
    NoLevel(String),
    /// The seat has nothing to decide.
    #[error("seat {0} has nothing to decide")]
    Nothing(Seat),
}

impl Entry {
    /// The same entry, with a function that answers questions about positions.
    #[must_use]
    pub const fn inspecting(mut self, inspect: InspectFn) -> Self {
        self.inspect = Some(inspect);
        self
    }

    /// The levels of this game, from the weakest to the strongest.
    pub fn levels(&self) -> Vec<LevelInfo> {
        (self.levels)()
    }

    /// The level that goes on for somebody who has left, unless another was chosen.
    pub const fn stand_in(&self) -> LevelInfo {
        self.stand_in
    }

    /// What a computer player answers when another seat asks it for money: the decision that pays it,
    /// or nothing.
    pub fn pays(
        &self,
        table: &dyn AnyTable,
        seat: Seat,
        to: Seat,
        amount: u32,
        seed: Seed,
    ) -> Option<String> {
        (self.pays)(table, seat, to, amount, seed)
    }

    /// What a computer player of that level decides for a seat, and why.
    ///
    /// # Errors
    /// If the table is of another game, the level unknown, or there is nothing to decide.
    pub fn opponent(
        &self,
        table: &dyn AnyTable,
        seat: Seat,
        level: &str,
        seed: Seed,
    ) -> Result<Decided, OpponentError> {
        (self.opponent)(table, seat, level, seed)
    }

    /// The chances of every seat after every decision of a game; [`analysis::run`](crate::analysis::run)
    /// calls it.
    pub const fn analyse(&self) -> Analyst {
        self.analyse
    }

    /// Tunes the weights of the game's judgement, where it has one.
    pub const fn tuner(&self) -> Option<Tuner> {
        self.tuner
    }

    /// The loop that plays whole games with the game's own types; [`sim::run`] calls it.
    pub const fn simulate(&self) -> Worker {
        self.simulate
    }
}

struct Twin<G>(std::marker::PhantomData<G>);

impl<G: Game> Twin<G> {
    const TWIN: &'static Erased<G> = &Erased::new();
}

/// A game with the levels that every game has.
pub const fn entry<G: Game>() -> Entry {
    entry_with::<G, Common>()
}

/// A game with levels of its own.
pub const fn entry_with<G: Game, L: Levels<G>>() -> Entry {
    Entry {
        game: Twin::<G>::TWIN,
        inspect: None,
        levels: || L::LEVELS.iter().map(|level| level.info).collect(),
        stand_in: L::LEVELS[L::STAND_IN].info,
        pays: pays::<G, L>,
        opponent: opponent::<G, L>,
        simulate: sim::work::<G, L>,
        analyse: analysis::work::<G, L>,
        tuner: L::TUNER,
    }
}

fn opponent<G: Game, L: Levels<G>>(
    table: &dyn AnyTable,
    seat: Seat,
    level: &str,
    seed: Seed,
) -> Result<Decided, OpponentError> {
    let journal = table.as_any().downcast_ref::<Journal<G>>().ok_or(OpponentError::OtherGame)?;
    let level = L::find(level).ok_or_else(|| OpponentError::NoLevel(level.to_owned()))?;
    let mut legal = Vec::new();
    G::legal(journal.state(), seat, &mut legal);
    if legal.is_empty() {
        return Err(OpponentError::Nothing(seat));
    }
    let seen = Seen::new(journal.state(), seat, &legal);
    let in_a_row = journal.entries().iter().rev().take_while(|entry| entry.seat == seat).count();
    let action = (level.make)(seed, Pace::People(in_a_row)).decide(&seen);
    let mut because = Vec::new();
    if legal.len() > 1 {
        because = L::explain(&seen, action, &mut Dice::new(seed));
    }
    if !because.is_empty()
        && secrecy::is_secret::<G>(journal.state(), journal.seats(), seat, action, &legal, seed)
    {
        because.clear();
    }
    Ok(Decided { notation: action.to_string(), because })
}

fn pays<G: Game, L: Levels<G>>(
    table: &dyn AnyTable,
    seat: Seat,
    to: Seat,
    amount: u32,
    seed: Seed,
) -> Option<String> {
    let journal = table.as_any().downcast_ref::<Journal<G>>()?;
    let payment = journal.payment(seat, to, amount)?;
    journal.check(seat, payment).ok()?;
    let legal = journal.legal(seat);
    let seen = Seen::new(journal.state(), seat, &legal);
    L::pays(&seen, to, payment, &mut Dice::new(seed)).then(|| payment.to_string())
}
