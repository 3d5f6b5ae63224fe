//! (a) `legal`, `check` and `apply` agree; (d) notation round-trips.

use super::Clause;
use super::report::{Fault, Verdict};
use super::runner::Runner;
use crate::Game;

/// How many decisions from elsewhere are tried at a time.
const STRANGERS: usize = 24;

impl<G: Game> Runner<'_, G> {
    /// Lists the legal decisions of every seat, then those it may take aside. Whoever is waited on has
    /// a legal one; after the end nobody has any.
    pub(super) fn list_all(&mut self) -> Verdict {
        self.asked = ("listing legal decisions", None);
        let waiting = self.journal.waiting_on();
        for seat in self.seats() {
            let list = &mut self.lists[seat.index()];
            list.clear();
            G::legal(self.journal.state(), seat, list);
            Clause::End.holds(!waiting.contains(seat) || !list.is_empty(), || {
                format!("seat {seat} is waited on, but has no legal decision")
            })?;
            self.asides[seat.index()] = list.len();
            let mut aside = std::mem::take(&mut self.scratch);
            aside.clear();
            G::aside(self.journal.state(), seat, &mut aside);
            list.extend_from_slice(&aside);
            self.scratch = aside;
            Clause::End.holds(!waiting.is_empty() || list.is_empty(), || {
                format!("the game is over, but seat {seat} has legal decisions: {list:?}")
            })?;
        }
        let beyond = waiting.iter().find(|seat| seat.index() >= self.plan.seats);
        Clause::End.holds(beyond.is_none(), || format!("seat {beyond:?} is waited on, but nobody sits there"))
    }

    /// Everything listed passes `check`, is listed once, and is read back from its notation.
    pub(super) fn look_at_lists(&mut self) -> Verdict {
        for seat in self.seats() {
            let list = std::mem::take(&mut self.lists[seat.index()]);
            for (place, &action) in list.iter().enumerate() {
                self.asked = ("checking", Some((seat, action)));
                G::check(self.journal.state(), seat, action).map_err(|illegal| Fault {
                    clause: Clause::Legal,
                    what: format!("“{action}” of seat {seat} is listed, but check refuses it: {illegal}"),
                })?;
                Clause::Legal.holds(!list[..place].contains(&action), || {
                    format!("“{action}” is listed twice for seat {seat}")
                })?;
                self.asked = ("reading notation", Some((seat, action)));
                let notation = action.to_string();
                let read = notation.parse::<G::Action>();
                Clause::Notation.holds(read.as_ref() == Ok(&action), || {
                    format!("{action:?} of seat {seat} is written “{notation}” and read back as {read:?}")
                })?;
                let plain = !notation.is_empty()
                    && notation.trim() == notation
                    && !notation.contains(char::is_control);
                Clause::Notation.holds(plain, || {
                    format!("{action:?} is written {notation:?}: empty, padded or with control characters")
                })?;
            }
            self.coverage.listed += list.len() as u64;
            if !list.is_empty() {
                for _ in 0..4 {
                    let seen = self.any(&list);
                    self.remember(seen);
                }
            }
            self.lists[seat.index()] = list;
        }
        Ok(())
    }

    /// Everything listed can be carried out, and leaves a sound state.
    pub(super) fn apply_all(&mut self) -> Verdict {
        for seat in self.seats() {
            for place in 0..self.lists[seat.index()].len() {
                let action = self.lists[seat.index()][place];
                let state = self.after(seat, action);
                G::invariants(&state).map_err(|what| Fault {
                    clause: Clause::Invariants,
                    what: format!("after “{action}” of seat {seat}: {what}"),
                })?;
                Clause::End
                    .holds(G::waiting_on(&state).is_empty() == G::outcome(&state).is_some(), || {
                        format!("after “{action}” of seat {seat}, outcome and waiting_on disagree on the end")
                    })?;
                self.coverage.applied += 1;
            }
        }
        Ok(())
    }

    /// Decisions of other seats, other moments and other games are refused and change nothing.
    pub(super) fn try_strangers(&mut self) -> Verdict {
        let decisions = self.journal.entries().len();
        let seat = crate::Seat(self.probe.below(self.plan.seats as u32) as u8);
        let mut strangers: Vec<G::Action> = self.lists.iter().flatten().copied().collect();
        self.probe.shuffle(&mut strangers);
        strangers.truncate(STRANGERS);
        if !self.pool.is_empty() {
            for _ in 0..STRANGERS {
                let place = self.probe.below(self.pool.len() as u32) as usize;
                strangers.push(self.pool[place]);
            }
        }
        strangers.retain(|action| !self.lists[seat.index()].contains(action));
        for action in strangers {
            self.asked = ("checking", Some((seat, action)));
            let refused = G::check(self.journal.state(), seat, action).is_err();
            Clause::Legal.holds(refused, || {
                format!("“{action}” of seat {seat} passes check, but is not listed by legal")
            })?;
            let decided = self.journal.decide(seat, action).is_err() && self.untouched(decisions);
            Clause::Legal.holds(decided, || {
                format!("“{action}” of seat {seat} should be refused and change nothing")
            })?;
            self.coverage.refused += 1;
        }
        Ok(())
    }
}
