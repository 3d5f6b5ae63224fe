//! The running account of one game: decide, take back, look at the past.

use crate::snapshot::{self, Told};
use crate::{
    Audience, BadOptions, Barrier, Dice, Game, Illegal, NoLog, Outcome, Quote, Report, Seat, SeatSet, Seed,
    Viewer,
};

/// A state is kept every so many decisions, so that the past opens without replaying it all.
const SNAPSHOT_EVERY: usize = 64;

/// One decision of the journal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Entry<A> {
    /// Who decided.
    pub seat: Seat,
    /// What was decided.
    pub action: A,
    /// Why it cannot be taken back, if it cannot.
    pub barrier: Option<Barrier>,
    /// How many random words had been drawn once it was carried out.
    pub drawn: u64,
}

struct Snapshot<G: Game> {
    after: usize,
    state: G::State,
}

/// A refusal to take a decision back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum UndoRefused {
    /// Nothing has been decided yet.
    #[error("there is nothing to take back")]
    Nothing,
    /// The last decision is another seat's.
    #[error("another seat has decided since")]
    NotYours,
    /// The last decision crossed a barrier.
    #[error("the last decision cannot be taken back: {}", match .0 {
        Barrier::Die => "something random was drawn",
        Barrier::Reveal => "something hidden was shown",
        Barrier::OtherSeat => "another seat has the move",
    })]
    Barrier(Barrier),
}

impl UndoRefused {
    /// The key of the sentence that says so.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Nothing => "undo-nothing",
            Self::NotYours => "undo-not-yours",
            Self::Barrier(Barrier::Die) => "undo-die",
            Self::Barrier(Barrier::Reveal) => "undo-reveal",
            Self::Barrier(Barrier::OtherSeat) => "undo-other-seat",
        }
    }
}

/// The account of one game from its first decision on.
pub struct Journal<G: Game> {
    options: G::Options,
    seats: usize,
    seed: Seed,
    dice: Dice,
    state: G::State,
    entries: Vec<Entry<G::Action>>,
    /// What happened before the snapshot this was restored from, if it was.
    told: Vec<Told>,
    /// Each event since then with the number of decisions taken before it.
    events: Vec<(usize, Audience, G::Event)>,
    snapshots: Vec<Snapshot<G>>,
}

impl<G: Game> Journal<G> {
    /// A new game.
    ///
    /// # Errors
    /// If the options or the number of seats do not make a game.
    pub fn new(options: G::Options, seats: usize, seed: Seed) -> Result<Self, BadOptions> {
        let mut dice = Dice::new(seed);
        let state = G::setup(&options, seats, &mut dice)?;
        let snapshots = vec![Snapshot { after: 0, state: state.clone() }];
        let (entries, told, events) = (Vec::new(), Vec::new(), Vec::new());
        Ok(Self { options, seats, seed, dice, state, entries, told, events, snapshots })
    }

    /// A game that goes on from where it was saved: the past is known, but has not been lived through.
    pub(crate) fn resume(
        options: G::Options,
        seats: usize,
        seed: Seed,
        (state, dice): (G::State, Dice),
        entries: Vec<Entry<G::Action>>,
        told: Vec<Told>,
    ) -> Result<Self, BadOptions> {
        let mut journal = Self::new(options, seats, seed)?;
        if !entries.is_empty() {
            journal.snapshots.push(Snapshot { after: entries.len(), state: state.clone() });
        }
        Ok(Self { dice, state, entries, told, ..journal })
    }

    /// The options the game was set up with.
    pub const fn options(&self) -> &G::Options {
        &self.options
    }

    /// How many seats are at the table.
    pub const fn seats(&self) -> usize {
        self.seats
    }

    /// The secret seed.
    pub const fn seed(&self) -> Seed {
        self.seed
    }

    /// The state now.
    pub const fn state(&self) -> &G::State {
        &self.state
    }

    /// The decisions taken so far.
    pub fn entries(&self) -> &[Entry<G::Action>] {
        &self.entries
    }

    /// How many random words have been drawn so far.
    pub const fn drawn(&self) -> u64 {
        self.dice.drawn()
    }

    /// Who must decide now.
    pub fn waiting_on(&self) -> SeatSet {
        G::waiting_on(&self.state)
    }

    /// The result, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        G::outcome(&self.state)
    }

    /// Every legal decision of that seat; none for a seat that is not at the table.
    pub fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut list = Vec::new();
        if seat.index() < self.seats {
            G::legal(&self.state, seat, &mut list);
        }
        list
    }

    /// What that seat may decide beside the course of the game ([`Game::aside`]).
    pub fn aside(&self, seat: Seat) -> Vec<G::Action> {
        let mut list = Vec::new();
        if seat.index() < self.seats {
            G::aside(&self.state, seat, &mut list);
        }
        list
    }

    /// The decision by which one seat pays another that much ([`Game::payment`]); nothing for seats that
    /// are not at the table.
    pub fn payment(&self, from: Seat, to: Seat, amount: u32) -> Option<G::Action> {
        let here = |seat: Seat| seat.index() < self.seats;
        (here(from) && here(to)).then(|| G::payment(&self.state, from, to, amount)).flatten()
    }

    /// What a decision would cost.
    ///
    /// # Errors
    /// If a rule forbids it, or nobody sits there: the game itself is only asked about its seats.
    pub fn check(&self, seat: Seat, action: G::Action) -> Result<Quote, Illegal> {
        if seat.index() >= self.seats {
            return Err(Illegal::new("table", "no-such-seat").with("seat", i32::from(seat.0)));
        }
        G::check(&self.state, seat, action)
    }

    /// Which of that seat's decisions [`undo`](Self::undo) would not reach once they are taken, as far as
    /// the seat can know: they are tried in a world [imagined](Game::imagine) for it, with dice of its own,
    /// so that the answer tells nothing that is hidden. The decisions must be among those it may take.
    pub fn finals(&self, seat: Seat, actions: &[G::Action]) -> Vec<bool> {
        if seat.index() >= self.seats || actions.is_empty() {
            return vec![false; actions.len()];
        }
        let mut dice = Dice::new(self.seed.elsewhere(self.entries.len() as u64));
        let world = G::imagine(&self.state, seat, &mut dice);
        let is_final = |&action: &G::Action| {
            let before = dice.drawn();
            let mut report = Report::default();
            G::apply(&mut world.clone(), seat, action, &mut dice, &mut report);
            report.barrier.is_some() || dice.drawn() != before
        };
        actions.iter().map(is_final).collect()
    }

    /// Checks a decision, carries it out and writes it down.
    ///
    /// # Errors
    /// If a rule forbids it; nothing has changed then.
    pub fn decide(&mut self, seat: Seat, action: G::Action) -> Result<Quote, Illegal> {
        let quote = self.check(seat, action)?;
        let before = self.dice.drawn();
        let mut report = Report::default();
        G::apply(&mut self.state, seat, action, &mut self.dice, &mut report);
        let die = (self.dice.drawn() != before).then_some(Barrier::Die);
        let number = self.entries.len();
        self.entries.push(Entry { seat, action, barrier: die.or(report.barrier), drawn: self.dice.drawn() });
        self.events.extend(report.events.into_iter().map(|(audience, event)| (number, audience, event)));
        if self.entries.len().is_multiple_of(SNAPSHOT_EVERY) {
            self.snapshots.push(Snapshot { after: self.entries.len(), state: self.state.clone() });
        }
        Ok(quote)
    }

    /// How many of its own decisions that seat could take back now, one after the other.
    pub fn undoable(&self, seat: Seat) -> usize {
        self.entries.iter().rev().take_while(|entry| entry.seat == seat && entry.barrier.is_none()).count()
    }

    /// Takes back the last decision, if it is that seat's and no barrier stands before it.
    ///
    /// # Errors
    /// If there is nothing to take back, or undo may not reach it.
    pub fn undo(&mut self, seat: Seat) -> Result<Entry<G::Action>, UndoRefused> {
        let last = *self.entries.last().ok_or(UndoRefused::Nothing)?;
        if last.seat != seat {
            return Err(UndoRefused::NotYours);
        }
        if let Some(barrier) = last.barrier {
            return Err(UndoRefused::Barrier(barrier));
        }
        self.rewind(self.entries.len() - 1);
        Ok(last)
    }

    /// Drops every decision after the first `keep`.
    ///
    /// This knows no barrier: it serves those who set a table right by agreement of all, and
    /// [`undo`](Self::undo).
    pub fn rewind(&mut self, keep: usize) {
        if keep >= self.entries.len() {
            return;
        }
        self.state = self.state_at(keep);
        self.dice = self.dice_at(keep);
        self.entries.truncate(keep);
        self.told.retain(|(number, ..)| *number < keep);
        self.events.retain(|(number, ..)| *number < keep);
        self.snapshots.retain(|snapshot| snapshot.after <= keep);
    }

    /// The state after the first `decisions` decisions.
    pub fn state_at(&self, decisions: usize) -> G::State {
        let decisions = decisions.min(self.entries.len());
        if decisions == self.entries.len() {
            return self.state.clone();
        }
        let nearest = self.snapshots.partition_point(|snapshot| snapshot.after <= decisions) - 1;
        let Snapshot { after, state } = &self.snapshots[nearest];
        let mut state = state.clone();
        let mut dice = self.dice_at(*after);
        for entry in &self.entries[*after..decisions] {
            G::apply(&mut state, entry.seat, entry.action, &mut dice, &mut NoLog);
        }
        state
    }

    fn dice_at(&self, decisions: usize) -> Dice {
        let drawn = if decisions == 0 {
            let mut dice = Dice::new(self.seed);
            G::setup(&self.options, self.seats, &mut dice).expect("the same setup worked before");
            dice.drawn()
        } else {
            self.entries[decisions - 1].drawn
        };
        Dice::resume(self.seed, drawn)
    }

    /// What decision number `number` (counted from 0) reported, for every audience.
    pub(crate) fn events_of(&self, number: usize) -> impl Iterator<Item = (Audience, &G::Event)> {
        let first = self.events.partition_point(|(at, ..)| *at < number);
        self.events[first..]
            .iter()
            .take_while(move |(at, ..)| *at == number)
            .map(|(_, audience, event)| (*audience, event))
    }

    /// What the viewer may know now.
    pub fn view(&self, viewer: Viewer) -> G::View {
        G::view(&self.state, viewer)
    }

    /// What the viewer could know after the first `decisions` decisions.
    pub fn view_at(&self, viewer: Viewer, decisions: usize) -> G::View {
        G::view(&self.state_at(decisions), viewer)
    }

    /// Everything that happened as the text it is shown as, for every audience.
    pub(crate) fn told(&self) -> impl Iterator<Item = Told> {
        let told = self.told.iter().cloned();
        told.chain(self.events.iter().map(|(at, audience, event)| (*at, *audience, snapshot::tell(event))))
    }

    /// The text of the events before the snapshot this was restored from.
    pub(crate) fn past_log(&self, viewer: Viewer, since: usize) -> impl Iterator<Item = (usize, &str)> {
        let first = self.told.partition_point(|(number, ..)| *number < since);
        self.told[first..]
            .iter()
            .filter(move |(_, audience, _)| audience.includes(viewer))
            .map(|(number, _, text)| (*number, text.get()))
    }

    /// The events the viewer may know of, each with the number of decisions taken before it,
    /// from decision number `since` on. A journal [restored](Self::restore) from a snapshot has
    /// only those after it here; [`AnyTable::log`](crate::AnyTable::log) has them all.
    pub fn log(&self, viewer: Viewer, since: usize) -> impl Iterator<Item = (usize, &G::Event)> {
        let first = self.events.partition_point(|(number, ..)| *number < since);
        self.events[first..]
            .iter()
            .filter(move |(_, audience, _)| audience.includes(viewer))
            .map(|(number, _, event)| (*number, event))
    }
}
