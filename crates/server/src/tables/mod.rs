//! The tables: in memory while somebody needs them, folded from the database when not.
//!
//! A table is locked while it changes, and a change is told to nobody before it is durable. Work
//! that changes a table runs in a task of its own, so that a client that hangs up in the middle
//! leaves nothing half done.

mod analysis;
mod audit;
mod clock;
mod decide;
mod explain;
mod offers;
mod play;
mod position;
mod presence;
mod room;
mod seating;
mod snapshot;
mod thinking;
mod vacation;

use std::collections::HashMap;
use std::future::Future;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use bots::Entry;
use tokio::sync::{Semaphore, mpsc, watch};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

pub(crate) use analysis::{AnalysisBody, Looked};
pub(crate) use clock::ClockSpec;
pub(crate) use decide::{Ask, own_seat};
pub(crate) use explain::Explanation;
pub(crate) use offers::{Answer, NewOffer, OfferBody};
pub(crate) use play::{TableResult, seats_of};
pub(crate) use position::{As, ClockBody, LogLine, Look, Position, QuoteBody};
pub(crate) use presence::Presence;
pub(crate) use room::{Inner, Marks, Room, no_table};
pub(crate) use seating::MakeTable;
pub(crate) use snapshot::keep_snapshots;
pub(crate) use thinking::think_where_needed;
pub(crate) use vacation::VacationBody;

use crate::Config;
use crate::problem::{Problem, fault};
use crate::seal::Seal;
use crate::store::{Lease, SeatRow, Store};
use crate::time::WallClock;

/// A table that nobody used for so long leaves the memory.
const IDLE: i64 = 10 * 60 * 1000;

/// So many snapshots may wait to be kept.
const SNAPSHOTS: usize = 64;

/// Every table, and what they need.
pub(crate) struct Hall {
    pub(crate) store: Store,
    pub(crate) registry: Vec<Entry>,
    pub(crate) seal: Seal,
    pub(crate) clock: WallClock,
    /// The name of this process among those that share a database.
    pub(crate) process: String,
    /// So long after a process was last heard of, another takes over its computers and clocks.
    lease: Duration,
    /// So long a computer waits between two of its decisions where people play.
    pace: Duration,
    /// Finished games looked at again.
    analyses: analysis::Analyses,
    rooms: Mutex<HashMap<String, Arc<Room>>>,
    people: Mutex<HashMap<String, watch::Sender<u64>>>,
    /// How many computers may think at once.
    thinkers: Arc<Semaphore>,
    /// The way to whoever keeps snapshots.
    snapshots: mpsc::Sender<snapshot::Snapshot>,
    /// What thinks now.
    pub(crate) tasks: TaskTracker,
    /// Set when the server goes down.
    pub(crate) stop: CancellationToken,
}

impl Hall {
    /// A hall without tables, and the snapshots that will be taken in it.
    pub(crate) fn new(
        store: Store,
        seal: Seal,
        config: &Config,
    ) -> (Self, mpsc::Receiver<snapshot::Snapshot>) {
        let (snapshots, taken) = mpsc::channel(SNAPSHOTS);
        let hall = Self {
            store,
            registry: config.registry.clone(),
            seal,
            clock: config.clock.clone(),
            lease: config.lease,
            pace: config.pace,
            analyses: analysis::Analyses::default(),
            process: crate::ids::id('s'),
            rooms: Mutex::default(),
            people: Mutex::default(),
            thinkers: Arc::new(Semaphore::new(config.thinkers.max(1))),
            snapshots,
            tasks: TaskTracker::new(),
            stop: CancellationToken::new(),
        };
        (hall, taken)
    }

    /// The table of that id.
    pub(crate) async fn room(&self, id: &str) -> Result<Arc<Room>, Problem> {
        if let Some(room) = self.known(id) {
            return Ok(room);
        }
        // What is no id is no table; not every database takes every text.
        if id.len() > 32 || !id.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
            return Err(no_table());
        }
        let (row, seats) = self.store.table(id).await?.ok_or_else(no_table)?;
        let entry = bots::find(&self.registry, &row.game)
            .ok_or_else(|| fault(format!("table {id} is of “{}”, which is not here", row.game)))?;
        let room = Arc::new(Room::new(*entry, row, seats, self.clock.now()));
        // Somebody may have been faster: there is one room for a table.
        Ok(self.rooms().entry(id.to_owned()).or_insert(room).clone())
    }

    /// The table of that id, if it is in memory.
    pub(crate) fn known(&self, id: &str) -> Option<Arc<Room>> {
        self.rooms().get(id).cloned()
    }

    fn rooms(&self) -> std::sync::MutexGuard<'_, HashMap<String, Arc<Room>>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Every table in memory where that person sits, to be read anew.
    pub(crate) async fn renamed(&self, person: &str) {
        let rooms: Vec<Arc<Room>> = self.rooms().values().cloned().collect();
        for room in rooms {
            let Ok(mut inner) = room.enter(self).await else { continue };
            if inner.seats.iter().any(|seat| seat.person.as_deref() == Some(person)) {
                // A table that cannot be read now is read when it is next needed.
                let _ = room.reload(self, &mut inner).await;
            }
        }
    }

    /// Every table in memory.
    fn all_rooms(&self) -> Vec<Arc<Room>> {
        self.rooms().values().cloned().collect()
    }

    /// Lets tables go that nobody needs.
    pub(crate) async fn sweep(&self) {
        let now = self.clock.now();
        for room in self.all_rooms() {
            // Held by the map and by this list only.
            if Arc::strong_count(&room) <= 2 && room.used() + IDLE <= now {
                // A snapshot that is not kept costs time when the table is next opened, and nothing else.
                let _ = room.keep_before_leaving(self).await;
            }
        }
        self.rooms().retain(|_, room| Arc::strong_count(room) > 1 || room.used() + IDLE > now);
        let mut people = self.people.lock().unwrap_or_else(PoisonError::into_inner);
        people.retain(|_, watchers| watchers.receiver_count() > 0);
        drop(people);
        metrics::gauge!("kabinett_tables_in_memory").set(f64::from(self.rooms().len() as u32));
    }

    /// Another process told of a table or a person.
    pub(crate) async fn heard(&self, what: &str) {
        self.tell_person(what);
        if let Some(room) = self.known(what)
            && let Ok(inner) = room.enter(self).await
        {
            self.tell_people(&inner.seats);
        } else if let Ok(Some((_, seats))) = self.store.table(what).await {
            self.tell_people(&seats);
        }
    }

    /// A table was changed in the database: whoever watches it, here or elsewhere, hears of it.
    pub(crate) async fn changed(&self, id: &str) -> Result<(), Problem> {
        if let Some(room) = self.known(id) {
            room.reload(self, &mut *room.lock().await).await?;
        }
        Ok(self.store.tell(id).await?)
    }

    /// Brings every table in memory up to date.
    pub(crate) async fn catch_up(&self) {
        let rooms: Vec<Arc<Room>> = self.rooms().values().cloned().collect();
        for room in rooms {
            self.heard(&room.id).await;
        }
    }

    /// Takes or keeps a lease on a table for this process; false when another has it.
    pub(crate) async fn lease(&self, what: Lease, table: &str) -> Result<bool, Problem> {
        let now = self.clock.now();
        let until = now + i64::try_from(self.lease.as_millis()).unwrap_or(i64::MAX);
        Ok(self.store.lease(what, table, &self.process, now, until).await?)
    }

    /// Lets a table go that is no more.
    fn forget(&self, id: &str) {
        self.rooms().remove(id);
    }

    /// What changes for a person, from now on.
    pub(crate) fn watch_person(&self, person: &str) -> watch::Receiver<u64> {
        let mut people = self.people.lock().unwrap_or_else(PoisonError::into_inner);
        people.entry(person.to_owned()).or_insert_with(|| watch::Sender::new(0)).subscribe()
    }

    /// Tells a person's streams that something changed.
    pub(crate) fn tell_person(&self, person: &str) {
        let people = self.people.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(watchers) = people.get(person) {
            watchers.send_modify(|count| *count += 1);
        }
    }

    /// Tells everybody at a table that something changed there.
    pub(crate) fn tell_people(&self, seats: &[SeatRow]) {
        for person in seats.iter().filter_map(|seat| seat.person.as_deref()) {
            self.tell_person(person);
        }
    }
}

/// Runs work to its end, whether or not the client still waits for it.
pub(crate) async fn to_the_end<T: Send + 'static>(
    work: impl Future<Output = Result<T, Problem>> + Send + 'static,
) -> Result<T, Problem> {
    tokio::spawn(work).await.unwrap_or_else(|error| Err(fault(error)))
}
