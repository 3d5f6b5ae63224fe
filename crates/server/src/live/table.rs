//! The stream of one table.

use std::collections::VecDeque;
use std::convert::Infallible;
use std::sync::Arc;

use axum::response::sse::Event;
use futures_util::Stream;
use futures_util::stream::unfold;
use serde_json::json;
use tokio::sync::watch;
use tokio_util::sync::CancellationToken;

use super::event;
use crate::problem::Problem;
use crate::tables::{Hall, Marks, Presence, Room};
use crate::web::limits::StreamPlace;
use crate::web::shapes::{ChatBody, PresenceBody, TableBody};

/// What a watcher has seen: the id of its last event.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Since {
    sequence: i64,
    chat: i64,
    revision: i64,
}

impl Since {
    /// Reads the id of an event.
    pub(crate) fn parse(id: &str) -> Option<Self> {
        let mut numbers = id.splitn(3, '.').map(str::parse);
        let mut next = || numbers.next()?.ok();
        Some(Self { sequence: next()?, chat: next()?, revision: next()? })
    }

    fn id(self) -> String {
        format!("{}.{}.{}", self.sequence, self.chat, self.revision)
    }
}

/// Tells the table that a watcher is there, until it is dropped.
struct Attendance {
    room: Arc<Room>,
    person: String,
}

impl Drop for Attendance {
    fn drop(&mut self) {
        self.room.presence(&self.person, Presence::Goes);
    }
}

struct Watcher {
    hall: Arc<Hall>,
    attendance: Attendance,
    changes: watch::Receiver<Marks>,
    seen: Option<Since>,
    presence: u64,
    waiting: VecDeque<Event>,
    stop: CancellationToken,
    _place: StreamPlace,
}

/// The events of a table from `since` on, for a person or somebody unknown.
pub(crate) fn table_stream(
    hall: Arc<Hall>,
    room: Arc<Room>,
    person: Option<String>,
    since: Option<Since>,
    stop: CancellationToken,
    place: StreamPlace,
) -> impl Stream<Item = Result<Event, Infallible>> {
    let person = person.unwrap_or_default();
    room.presence(&person, Presence::Comes);
    let mut changes = room.watch();
    changes.mark_changed();
    let attendance = Attendance { room, person };
    let watcher = Watcher {
        hall,
        attendance,
        changes,
        seen: since,
        presence: u64::MAX,
        waiting: VecDeque::new(),
        stop,
        _place: place,
    };
    unfold(watcher, Watcher::next)
}

impl Watcher {
    async fn next(mut self) -> Option<(Result<Event, Infallible>, Self)> {
        loop {
            if let Some(event) = self.waiting.pop_front() {
                return Some((Ok(event), self));
            }
            tokio::select! {
                changed = self.changes.changed() => changed.ok()?,
                () = self.stop.cancelled() => return None,
            }
            let now = *self.changes.borrow_and_update();
            // A table that cannot be read ends the stream; the client comes back.
            self.collect(now).await.ok()?;
        }
    }

    /// Queues an event for everything the watcher has not seen.
    async fn collect(&mut self, now: Marks) -> Result<(), Problem> {
        let room = self.attendance.room.clone();
        let fresh = self.seen.is_none();
        let mut seen = self.seen.unwrap_or(Since { sequence: -1, chat: now.chat, revision: -1 });
        if now.chat > seen.chat {
            for line in self.hall.store.chat(&room.id, seen.chat, 1000).await? {
                seen.chat = line.number;
                self.waiting.push_back(event("chat", &ChatBody::from(line)).id(seen.id()));
            }
        }
        let mut inner = room.enter(&self.hall).await?;
        if fresh || inner.row.revision > seen.revision {
            let me = Some(self.attendance.person.as_str()).filter(|person| !person.is_empty());
            let body = TableBody::full(&self.hall, &room, &mut inner, me).await?;
            seen.revision = inner.row.revision;
            self.waiting.push_back(event("table", &body).id(seen.id()));
        }
        if fresh || inner.row.sequence > seen.sequence {
            seen.sequence = inner.row.sequence;
            let body = json!({
                "sequence": inner.row.sequence,
                "decisions": inner.row.decisions,
                "waiting_on": crate::tables::seats_of(inner.row.waiting),
                "state": inner.row.state.word(),
            });
            self.waiting.push_back(event("position", &body).id(seen.id()));
        }
        if self.presence != now.presence {
            self.presence = now.presence;
            let body = PresenceBody::of(&room, &inner);
            self.waiting.push_back(event("presence", &body).id(seen.id()));
        }
        self.seen = Some(seen);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_of_events_are_read_back() {
        let since = Since { sequence: 12, chat: 0, revision: 3 };
        assert_eq!(Since::parse(&since.id()), Some(since));
        assert_eq!(Since::parse("12.3"), None);
        assert_eq!(Since::parse("a.b.c"), None);
    }
}
