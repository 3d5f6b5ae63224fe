//! (c) Replays and snapshots are identical; (g) undo is exact and crosses no barrier.

use super::report::{Fault, Verdict};
use super::runner::Runner;
use super::{Clause, Rates};
use crate::{AnyTable, Game, Journal, Record, Seat, UndoRefused, Viewer};

/// The longest run of decisions taken back, except in thorough games.
const DEPTH: usize = 6;

impl<G: Game> Runner<'_, G> {
    /// Takes back what that seat may take back, at most to the barrier, and takes it all again.
    ///
    /// `reach` is how many decisions undo may take back; `before` is the state before the last.
    pub(super) fn take_back(&mut self, seat: Seat, reach: usize, before: &str) -> Verdict {
        self.asked = ("taking back", None);
        let decisions = self.journal.entries().len();
        for other in self.seats().filter(|&other| other != seat) {
            let refused = self.journal.undo(other);
            Clause::Undo.holds(refused == Err(UndoRefused::NotYours) && self.untouched(decisions), || {
                format!("seat {other} could take back a decision of seat {seat}")
            })?;
        }
        let undoable = self.journal.undoable(seat);
        Clause::Undo.holds(undoable == reach, || {
            format!("seat {seat} may take back {reach} decisions, but undoable says {undoable}")
        })?;
        let depth = if self.rates == Rates::ALL { reach } else { reach.min(DEPTH) };
        let mut again = Vec::new();
        for step in 1..=depth {
            let entry = self.journal.undo(seat).map_err(|refused| Fault {
                clause: Clause::Undo,
                what: format!("seat {seat} may take back {reach} decisions, but at number {step}: {refused}"),
            })?;
            again.push(entry);
            let now = Self::serialised(self.journal.state())?;
            let length = decisions - step;
            let expected = if step == 1 { Some(before) } else { self.marks.get(&length).map(String::as_str) };
            Clause::Undo.holds(expected.is_none_or(|expected| expected == now), || {
                format!(
                    "taking back “{}” of seat {seat} gives another state than before:\n{}\n{now}",
                    entry.action,
                    expected.unwrap_or_default()
                )
            })?;
            Clause::Undo.holds(self.journal.entries().len() == length && self.drawn_at(length), || {
                format!("taking back “{}” of seat {seat} leaves a trace in the journal", entry.action)
            })?;
        }
        if depth == reach {
            Clause::Undo.holds(self.journal.undo(seat).is_err(), || {
                format!("seat {seat} could take back more than {reach} decisions: over a barrier")
            })?;
        }
        for entry in again.into_iter().rev() {
            self.asked = ("deciding again", Some((seat, entry.action)));
            self.journal.decide(seat, entry.action).map_err(|illegal| Fault {
                clause: Clause::Undo,
                what: format!("“{}” of seat {seat}, taken back, is now refused by {illegal}", entry.action),
            })?;
        }
        self.coverage.undone += depth as u64;
        Clause::Undo.holds(self.untouched(decisions), || {
            format!("taking back {depth} decisions of seat {seat} and taking them again gives another state")
        })
    }

    fn drawn_at(&self, decisions: usize) -> bool {
        decisions == 0 || self.journal.entries()[decisions - 1].drawn == self.journal.drawn()
    }

    /// Writes the record, reads it and replays it, comparing every state that was kept.
    pub(super) fn replay(&mut self) -> Verdict {
        self.asked = ("replaying", None);
        let fault = |what: String| Fault { clause: Clause::Replay, what };
        let record = self.record();
        let text = record.to_text();
        let read = Record::parse(&text).map_err(|error| fault(format!("the record: {error}")))?;
        Clause::Replay.same(&record, &read, || "the record, read back, is another".to_owned())?;
        let mut journal = read.replay_until::<G>(0).map_err(|error| fault(error.to_string()))?;
        self.compare_mark(0, journal.state())?;
        for (index, (seat, notation)) in read.decisions.iter().enumerate() {
            let action = notation
                .parse::<G::Action>()
                .map_err(|error| fault(format!("decision {}: {error}", index + 1)))?;
            journal.decide(*seat, action).map_err(|illegal| {
                fault(format!("decision {}, “{notation}” of seat {seat}: {illegal}", index + 1))
            })?;
            self.compare_mark(index + 1, journal.state())?;
        }
        let (here, there) = (Self::serialised(self.journal.state())?, Self::serialised(journal.state())?);
        Clause::Replay.holds(here == there, || format!("the replay ends otherwise:\n{here}\n{there}"))?;
        self.restore()?;
        for _ in 0..4 {
            let kept: Vec<usize> = self.marks.keys().copied().collect();
            let decisions = self.any(&kept);
            let past = self.journal.state_at(decisions);
            self.compare_mark(decisions, &past)?;
        }
        if self.rates == Rates::ALL {
            read.verify::<G>().map_err(|error| fault(error.to_string()))?;
        }
        Ok(())
    }

    /// Saves the journal and opens it again: nobody may tell the difference.
    fn restore(&mut self) -> Verdict {
        self.asked = ("opening a snapshot", None);
        let journal = &self.journal;
        let options = journal.options().clone();
        let restored = Journal::<G>::restore(options, journal.seats(), journal.seed(), &journal.save())
            .map_err(|error| Fault { clause: Clause::Replay, what: format!("the snapshot: {error}") })?;
        let (here, there) = (Self::serialised(journal.state())?, Self::serialised(restored.state())?);
        Clause::Replay
            .holds(here == there, || format!("the snapshot gives another state:\n{here}\n{there}"))?;
        let log = |journal: &Journal<G>| AnyTable::log(journal, Viewer::Open, 0);
        Clause::Replay
            .same(&log(journal), &log(&restored), || "the snapshot gives another log".to_owned())?;
        let same = journal.entries() == restored.entries() && journal.drawn() == restored.drawn();
        Clause::Replay.holds(same, || "the snapshot gives other decisions or draws".to_owned())
    }

    fn compare_mark(&mut self, decisions: usize, state: &G::State) -> Verdict {
        let Some(kept) = self.marks.get(&decisions) else { return Ok(()) };
        let replayed = Self::serialised(state)?;
        Clause::Replay.holds(*kept == replayed, || {
            format!("after {decisions} decisions the replay gives another state:\n{kept}\n{replayed}")
        })?;
        self.coverage.prefixes += 1;
        Ok(())
    }
}
