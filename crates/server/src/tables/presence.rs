//! Who watches a table, in this process and in the others.
//!
//! Each process tells the others who watches at it: when that changes, now and then as long as
//! somebody watches, and when it first hears of another process at the same table. What was not
//! told again for a while no longer holds, so a process that died takes its watchers with it.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::Hall;
use super::room::Room;
use crate::problem::{Problem, fault};
use crate::store::SeatRow;
use crate::time::Millis;

/// How often a process repeats who watches at it.
const AGAIN: Millis = 20_000;

/// For how long that is believed.
const BELIEVED: Millis = 3 * AGAIN;

/// The most people a message names; the others are counted. A message has at most 8,000 bytes.
const MOST: usize = 300;

/// Whether a watcher comes or goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Presence {
    /// A stream opens.
    Comes,
    /// A stream closes.
    Goes,
}

/// Who watches one table.
#[derive(Debug, Default)]
pub(super) struct Watchers {
    /// How many streams each person has open at this process; the empty id stands for all without a
    /// session.
    here: BTreeMap<String, usize>,
    /// What other processes told, by their names.
    elsewhere: BTreeMap<String, Elsewhere>,
    /// Whether the others should be told.
    changed: bool,
    /// When they were last told.
    told: Millis,
}

#[derive(Debug)]
struct Elsewhere {
    people: BTreeSet<String>,
    strangers: usize,
    until: Millis,
}

/// What a process tells the others about one table.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Attendance {
    process: String,
    table: String,
    people: Vec<String>,
    strangers: usize,
}

impl Watchers {
    fn count(&mut self, person: &str, change: Presence) {
        let streams = self.here.entry(person.to_owned()).or_default();
        *streams = match change {
            Presence::Comes => *streams + 1,
            Presence::Goes => streams.saturating_sub(1),
        };
        if *streams == 0 {
            self.here.remove(person);
        }
        self.changed = true;
    }

    /// Takes over what another process tells; whether that changes anything.
    fn hear(&mut self, told: Attendance, now: Millis) -> bool {
        if told.people.is_empty() && told.strangers == 0 {
            return self.elsewhere.remove(&told.process).is_some();
        }
        let new = Elsewhere {
            people: told.people.into_iter().collect(),
            strangers: told.strangers,
            until: now + BELIEVED,
        };
        let changes = if let Some(old) = self.elsewhere.get(&told.process) {
            old.people != new.people || old.strangers != new.strangers
        } else {
            // Whoever has just come knows nothing of those who watch here.
            self.changed |= !self.here.is_empty();
            true
        };
        self.elsewhere.insert(told.process, new);
        changes
    }

    /// Forgets processes that have not been heard of for long; whether there were any.
    fn forget(&mut self, now: Millis) -> bool {
        let before = self.elsewhere.len();
        self.elsewhere.retain(|_, told| told.until > now);
        self.elsewhere.len() != before
    }

    /// What the others should be told now, if anything.
    fn news(&mut self, process: &str, table: &str, now: Millis) -> Option<Attendance> {
        let again = !self.here.is_empty() && self.told + AGAIN <= now;
        if !self.changed && !again {
            return None;
        }
        self.changed = false;
        self.told = now;
        let people: Vec<String> =
            self.here.keys().filter(|person| !person.is_empty()).take(MOST).cloned().collect();
        let unnamed = self.here.keys().filter(|person| !person.is_empty()).count() - people.len();
        let strangers = self.here.get("").copied().unwrap_or(0) + unnamed;
        Some(Attendance { process: process.to_owned(), table: table.to_owned(), people, strangers })
    }

    fn has(&self, person: &str) -> bool {
        self.here.contains_key(person) || self.elsewhere.values().any(|told| told.people.contains(person))
    }

    fn spectators(&self, seats: &[SeatRow]) -> usize {
        let seated = |person: &str| seats.iter().any(|seat| seat.person.as_deref() == Some(person));
        let here = self.here.keys().filter(|person| !person.is_empty());
        let people: BTreeSet<&str> = here
            .chain(self.elsewhere.values().flat_map(|told| &told.people))
            .map(String::as_str)
            .filter(|person| !seated(person))
            .collect();
        let strangers = self.elsewhere.values().map(|told| told.strangers).sum::<usize>();
        people.len() + self.here.get("").copied().unwrap_or(0) + strangers
    }
}

impl Room {
    /// Somebody opens a stream, or closes one.
    pub(crate) fn presence(&self, person: &str, change: Presence) {
        self.watchers().count(person, change);
        self.presence_changed();
    }

    /// Whether somebody has a stream open here.
    pub(crate) fn is_present(&self, person: &str) -> bool {
        self.watchers().has(person)
    }

    /// How many watch without a seat.
    pub(crate) fn spectators(&self, seats: &[SeatRow]) -> usize {
        self.watchers().spectators(seats)
    }
}

impl Hall {
    /// Tells the other processes who watches here, where that has changed or was long ago.
    pub(crate) async fn tell_presence(&self) -> Result<(), Problem> {
        if !self.store.is_shared() {
            return Ok(());
        }
        let now = self.clock.now();
        for room in self.all_rooms() {
            let (news, forgot) = {
                let mut watchers = room.watchers();
                (watchers.news(&self.process, &room.id, now), watchers.forget(now))
            };
            if forgot {
                room.presence_changed();
            }
            if let Some(news) = news {
                let text = serde_json::to_string(&news).map_err(fault)?;
                self.store.tell_presence(&text).await?;
            }
        }
        Ok(())
    }

    /// Another process told who watches at it.
    pub(crate) fn heard_presence(&self, text: &str) {
        let Ok(told) = serde_json::from_str::<Attendance>(text) else { return };
        if told.process == self.process {
            return;
        }
        if let Some(room) = self.known(&told.table)
            && room.watchers().hear(told, self.clock.now())
        {
            room.presence_changed();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(process: &str, people: &[&str], strangers: usize) -> Attendance {
        let people = people.iter().map(ToString::to_string).collect();
        Attendance { process: process.to_owned(), table: "t".to_owned(), people, strangers }
    }

    #[test]
    fn watchers_of_other_processes_count_until_they_go_or_their_process_dies() {
        let mut here = Watchers::default();
        here.count("ada", Presence::Comes);
        here.count("", Presence::Comes);
        assert!(here.hear(told("two", &["ada", "ben"], 2), 0));
        assert!(!here.hear(told("two", &["ada", "ben"], 2), 10), "nothing new");
        assert!(here.has("ben") && here.has("ada"));
        assert_eq!(here.spectators(&[]), 5, "ada, ben and three without a name");
        assert!(here.hear(told("two", &[], 0), 20));
        assert!(!here.has("ben"));
        here.hear(told("three", &["eva"], 0), 30);
        assert!(!here.forget(30 + BELIEVED - 1) && here.forget(30 + BELIEVED));
        assert_eq!(here.spectators(&[]), 2);
    }

    #[test]
    fn the_others_are_told_what_changes_and_now_and_then_again() {
        let mut here = Watchers::default();
        assert!(here.news("one", "t", 0).is_none());
        here.count("ada", Presence::Comes);
        assert_eq!(here.news("one", "t", 1).unwrap().people, ["ada"]);
        assert!(here.news("one", "t", AGAIN).is_none());
        assert!(here.news("one", "t", 1 + AGAIN).is_some());
        here.hear(told("two", &["ben"], 0), AGAIN);
        assert!(here.news("one", "t", 2 + AGAIN).is_some(), "a process that has just come is told");
        here.hear(told("two", &["ben"], 1), AGAIN);
        assert!(
            here.news("one", "t", 3 + AGAIN).is_none(),
            "two processes do not answer each other for ever"
        );
        here.count("ada", Presence::Goes);
        assert!(here.news("one", "t", 4 + AGAIN).unwrap().people.is_empty());
    }

    #[test]
    fn a_message_fits_into_its_channel() {
        let mut here = Watchers::default();
        for number in 0..1000 {
            here.count(&format!("p{number:015}"), Presence::Comes);
        }
        let news = here.news("one", "t", 0).unwrap();
        assert_eq!((news.people.len(), news.strangers), (MOST, 1000 - MOST));
        assert!(serde_json::to_string(&news).unwrap().len() < 8000);
    }
}
