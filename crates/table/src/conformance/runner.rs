//! One random game under watch.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};

use super::report::{Fault, Verdict};
use super::{Clause, Coverage, Failure, Plan, Rates};
use crate::{Dice, Game, Journal, NoLog, Record, Report, Seat, Seed};

/// The most decisions kept to be tried where they do not belong.
const POOL: usize = 1024;

pub(super) struct Runner<'run, G: Game> {
    pub(super) plan: &'run Plan<G>,
    pub(super) rates: Rates,
    pub(super) journal: Journal<G>,
    /// Decides the game: nothing else draws from it, so that the game does not depend on the checks.
    choices: Dice,
    /// Decides what is checked.
    pub(super) probe: Dice,
    /// A state of another origin that is told the same decisions.
    twin: G::State,
    twin_dice: Dice,
    /// The legal decisions now, by seat, each followed by what the seat may decide aside.
    pub(super) lists: Vec<Vec<G::Action>>,
    /// Where in its list the asides of a seat begin.
    pub(super) asides: Vec<usize>,
    pub(super) scratch: Vec<G::Action>,
    /// How many decisions of this game were taken aside.
    taken_aside: usize,
    /// Decisions seen here and in earlier games.
    pub(super) pool: &'run mut Vec<G::Action>,
    /// Serialised states by the number of decisions before them.
    pub(super) marks: BTreeMap<usize, String>,
    /// The seat that decided last and how many decisions it could take back.
    tail: Option<(Seat, usize)>,
    pub(super) coverage: &'run mut Coverage,
    /// What the game is being asked, for the message if it panics.
    pub(super) asked: (&'static str, Option<(Seat, G::Action)>),
}

impl<'run, G: Game> Runner<'run, G> {
    /// Plays one game to its end.
    pub(super) fn game(
        plan: &'run Plan<G>,
        number: u64,
        pool: &'run mut Vec<G::Action>,
        coverage: &'run mut Coverage,
    ) -> Result<(), Failure> {
        let fail = |clause, what, decisions, record| Failure {
            game: G::ID,
            clause,
            what,
            number,
            decisions,
            record,
        };
        let seed = Seed::from_number(number);
        let journal =
            catch_unwind(AssertUnwindSafe(|| Journal::<G>::new(plan.options.clone(), plan.seats, seed)))
                .map_err(|_| fail(Clause::Panic, "in setup".to_owned(), 0, String::new()))?
                .map_err(|bad| fail(Clause::Legal, format!("setup: {bad}"), 0, String::new()))?;
        let thorough = plan.rates.thorough != 0 && number.is_multiple_of(plan.rates.thorough.into());
        let mut runner = Self {
            plan,
            rates: if thorough { Rates::ALL } else { plan.rates },
            choices: Dice::new(Seed(seed.commitment().0)),
            probe: Dice::new(Seed(Seed(seed.commitment().0).commitment().0)),
            twin: journal.state().clone(),
            twin_dice: Dice::resume(seed, journal.drawn()),
            journal,
            lists: vec![Vec::new(); plan.seats],
            asides: vec![0; plan.seats],
            scratch: Vec::new(),
            taken_aside: 0,
            pool,
            marks: BTreeMap::new(),
            tail: None,
            coverage,
            asked: ("setup", None),
        };
        let verdict = catch_unwind(AssertUnwindSafe(|| runner.play()));
        let fault = match verdict {
            Ok(Ok(())) => return Ok(()),
            Ok(Err(fault)) => fault,
            Err(panic) => runner.panicked(&*panic),
        };
        let record = catch_unwind(AssertUnwindSafe(|| runner.record().to_text()))
            .unwrap_or_else(|_| "(the record cannot be written: outcome panics)".to_owned());
        Err(fail(fault.clause, fault.what, runner.journal.entries().len(), record))
    }

    fn panicked(&self, panic: &(dyn std::any::Any + Send)) -> Fault {
        let message = panic
            .downcast_ref::<String>()
            .map(String::as_str)
            .or_else(|| panic.downcast_ref::<&str>().copied())
            .unwrap_or("no message");
        let what = match self.asked {
            (asked, None) => format!("{asked}: {message}"),
            (asked, Some((seat, action))) => format!("{asked}, seat {seat}, “{action}”: {message}"),
        };
        Fault { clause: Clause::Panic, what }
    }

    fn play(&mut self) -> Verdict {
        self.renew_twin()?;
        self.look()?;
        while let Some((seat, action)) = self.choose() {
            self.decide(seat, action)?;
            self.look()?;
        }
        self.replay()?;
        let decisions = self.journal.entries().len();
        let outcome = self.journal.outcome().expect("nobody is waited on any more");
        self.coverage.games += 1;
        self.coverage.decisions += decisions as u64;
        self.coverage.longest = self.coverage.longest.max(decisions);
        *self.coverage.ends.entry(outcome.end.to_owned()).or_default() += 1;
        Ok(())
    }

    /// Whether a check with that rate is due.
    pub(super) fn due(&mut self, rate: u32) -> bool {
        rate != 0 && self.probe.below(rate) == 0
    }

    /// A random item of a list that is not empty.
    pub(super) fn any<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.probe.below(items.len() as u32) as usize]
    }

    pub(super) fn seats(&self) -> impl Iterator<Item = Seat> + use<G> {
        (0..self.plan.seats as u8).map(Seat)
    }

    /// The dice as they lie now, to be thrown on the side.
    pub(super) fn dice(&self) -> Dice {
        Dice::resume(self.journal.seed(), self.journal.drawn())
    }

    pub(super) fn record(&self) -> Record {
        let names: Vec<String> = self.seats().map(|seat| format!("seat {seat}")).collect();
        Record::of(&self.journal, &names, true)
    }

    /// The state as the bytes that are compared.
    pub(super) fn serialised(state: &G::State) -> Result<String, Fault> {
        serde_json::to_string(state).map_err(|error| Fault {
            clause: Clause::Twin,
            what: format!("the state does not serialise: {error}"),
        })
    }

    /// Everything that is checked between two decisions.
    fn look(&mut self) -> Verdict {
        self.asked = ("invariants", None);
        G::invariants(self.journal.state()).map_err(|what| Fault { clause: Clause::Invariants, what })?;
        self.list_all()?;
        self.look_at_end()?;
        if self.due(self.rates.marks) || self.journal.entries().is_empty() {
            let state = Self::serialised(self.journal.state())?;
            self.marks.insert(self.journal.entries().len(), state);
        }
        if self.due(self.rates.twins) {
            self.renew_twin()?;
        }
        if self.due(self.rates.lists) {
            self.look_at_lists()?;
        }
        if self.due(self.rates.applied) {
            self.apply_all()?;
        }
        if self.due(self.rates.strangers) {
            self.try_strangers()?;
        }
        if self.due(self.rates.worlds) {
            self.look_at_worlds()?;
        }
        Ok(())
    }

    /// (h) Games end, within their bound, in one of the ways they can.
    fn look_at_end(&mut self) -> Verdict {
        self.asked = ("outcome", None);
        let waiting = self.journal.waiting_on();
        let decisions = self.journal.entries().len() - self.taken_aside;
        Clause::End.holds(decisions <= G::longest(), || {
            format!("{decisions} decisions are more than longest() = {}", G::longest())
        })?;
        let Some(outcome) = self.journal.outcome() else {
            return Clause::End
                .holds(!waiting.is_empty(), || "nobody is waited on, but there is no outcome".to_owned());
        };
        Clause::End.holds(waiting.is_empty(), || {
            format!("the game has an outcome, but waits on {:?}", waiting.iter().collect::<Vec<_>>())
        })?;
        Clause::End
            .holds(G::ends().contains(&outcome.end), || format!("“{}” is not one of ends()", outcome.end))?;
        Clause::End.holds(outcome.standings.len() == self.plan.seats, || {
            format!("{} standings for {} seats", outcome.standings.len(), self.plan.seats)
        })?;
        for standing in &outcome.standings {
            let ahead = outcome.standings.iter().filter(|other| other.place < standing.place).count();
            Clause::End.holds(usize::from(standing.place) == ahead + 1, || {
                format!("place {} with {ahead} seats ahead of it", standing.place)
            })?;
        }
        Ok(())
    }

    /// (b) A twin that was cloned, or written and read again, takes over.
    fn renew_twin(&mut self) -> Verdict {
        self.asked = ("serialising", None);
        let state = self.journal.state();
        if self.probe.below(4) == 0 {
            self.twin = state.clone();
        } else {
            let text = Self::serialised(state)?;
            self.twin = serde_json::from_str(&text).map_err(|error| Fault {
                clause: Clause::Twin,
                what: format!("the state cannot be read back: {error}"),
            })?;
            let again = Self::serialised(&self.twin)?;
            Clause::Twin.holds(text == again, || format!("read back and written again:\n{text}\n{again}"))?;
        }
        Clause::Twin.same(state, &self.twin, || "the twin is not equal to its original".to_owned())?;
        self.twin_dice = self.dice();
        self.coverage.twins += 1;
        Ok(())
    }

    /// The next decision, or nothing once the game is over.
    fn choose(&mut self) -> Option<(Seat, G::Action)> {
        let waiting = self.journal.waiting_on();
        let mut seats: Vec<Seat> = waiting.iter().collect();
        if seats.is_empty() {
            return None;
        }
        let rate = self.rates.out_of_turn;
        let aside_due = rate != 0 && self.choices.below(rate) == 0;
        if aside_due {
            seats = self.seats().filter(|seat| !self.lists[seat.index()].is_empty()).collect();
        }
        let seat = seats[self.choices.below(seats.len() as u32) as usize];
        let (list, aside) = self.lists[seat.index()].split_at(self.asides[seat.index()]);
        if list.is_empty() || (aside_due && !aside.is_empty()) {
            self.coverage.out_of_turn += 1;
            self.taken_aside += 1;
            return Some((seat, aside[self.choices.below(aside.len() as u32) as usize]));
        }
        self.coverage.out_of_turn += u64::from(!waiting.contains(seat));
        let pick = (self.plan.choose)(self.journal.state(), seat, list, &mut self.choices);
        Some((seat, list[pick]))
    }

    /// Takes a decision in the journal and in the twin, and compares what they say of it.
    fn decide(&mut self, seat: Seat, action: G::Action) -> Verdict {
        let undo = self.due(self.rates.undos);
        let before = if undo { Some(Self::serialised(self.journal.state())?) } else { None };
        self.asked = ("asking whether undo reaches it", Some((seat, action)));
        let foretold = undo.then(|| self.journal.finals(seat, &[action])[0]);
        self.asked = ("deciding", Some((seat, action)));
        self.journal.decide(seat, action).map_err(|illegal| Fault {
            clause: Clause::Legal,
            what: format!("“{action}” of seat {seat} is listed, but refused by {illegal}"),
        })?;
        self.asked = ("deciding in the twin", Some((seat, action)));
        let drawn = self.twin_dice.drawn();
        let mut report = Report::default();
        G::apply(&mut self.twin, seat, action, &mut self.twin_dice, &mut report);
        self.compare_twin(seat, action)?;
        let number = self.journal.entries().len() - 1;
        let same_events = self
            .journal
            .events_of(number)
            .eq(report.events.iter().map(|(audience, event)| (*audience, event)));
        Clause::Twin
            .holds(same_events, || format!("“{action}” of seat {seat} reports other events in a twin"))?;
        let free = report.barrier.is_none() && self.twin_dice.drawn() == drawn;
        self.coverage.barriers += u64::from(!free);
        Clause::Undo.holds(foretold.is_none_or(|foretold| foretold != free), || {
            let (said, is) = if free { ("cannot", "can") } else { ("can", "cannot") };
            format!("it was said that “{action}” of seat {seat} {said} be taken back, but it {is}")
        })?;
        self.tail = match self.tail {
            _ if !free => Some((seat, 0)),
            Some((last, count)) if last == seat => Some((seat, count + 1)),
            _ => Some((seat, 1)),
        };
        if let Some(before) = before {
            self.take_back(seat, self.tail.map_or(0, |(_, count)| count), &before)?;
            self.compare_twin(seat, action)?;
        }
        Ok(())
    }

    fn compare_twin(&self, seat: Seat, action: G::Action) -> Verdict {
        Clause::Twin.same(self.journal.state(), &self.twin, || {
            format!("after “{action}” of seat {seat} a twin differs from its original")
        })?;
        Clause::Twin.holds(self.journal.drawn() == self.twin_dice.drawn(), || {
            format!("“{action}” of seat {seat} draws other dice in a twin")
        })
    }

    /// Whether nothing has changed since the last decision.
    pub(super) fn untouched(&self, decisions: usize) -> bool {
        *self.journal.state() == self.twin
            && self.journal.drawn() == self.twin_dice.drawn()
            && self.journal.entries().len() == decisions
    }

    /// Keeps a decision to be tried where it does not belong.
    pub(super) fn remember(&mut self, action: G::Action) {
        if self.pool.contains(&action) {
            return;
        }
        if self.pool.len() < POOL {
            self.pool.push(action);
        } else {
            let place = self.probe.below(POOL as u32) as usize;
            self.pool[place] = action;
        }
    }

    /// A copy of the state in which that decision was carried out, without a word about it.
    pub(super) fn after(&mut self, seat: Seat, action: G::Action) -> G::State {
        self.asked = ("applying to a copy", Some((seat, action)));
        let mut state = self.journal.state().clone();
        let mut dice = self.dice();
        G::apply(&mut state, seat, action, &mut dice, &mut NoLog);
        state
    }
}
