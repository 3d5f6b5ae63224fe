//! The stream of one person: where it is their turn, and where they are invited.

use std::collections::{BTreeSet, VecDeque};
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
use crate::tables::Hall;
use crate::web::limits::StreamPlace;

struct Watcher {
    hall: Arc<Hall>,
    person: String,
    changes: watch::Receiver<u64>,
    turns: BTreeSet<String>,
    invitations: BTreeSet<(String, i64)>,
    waiting: VecDeque<Event>,
    stop: CancellationToken,
    _place: StreamPlace,
}

/// The events of a person, beginning with what holds now.
pub(crate) fn person_stream(
    hall: Arc<Hall>,
    person: String,
    stop: CancellationToken,
    place: StreamPlace,
) -> impl Stream<Item = Result<Event, Infallible>> {
    let mut changes = hall.watch_person(&person);
    changes.mark_changed();
    let watcher = Watcher {
        hall,
        person,
        changes,
        turns: BTreeSet::new(),
        invitations: BTreeSet::new(),
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
            self.changes.borrow_and_update();
            self.collect().await.ok()?;
        }
    }

    async fn collect(&mut self) -> Result<(), Problem> {
        let id = self.hall.clock.now().to_string();
        let turns = self.hall.store.turns_of(&self.person).await?;
        let now: BTreeSet<String> = turns.iter().map(|(table, ..)| table.clone()).collect();
        for (table, sequence, game) in turns {
            if !self.turns.contains(&table) {
                let body = json!({"table": table, "sequence": sequence, "game": game});
                self.waiting.push_back(event("turn", &body).id(&id));
            }
        }
        for table in self.turns.difference(&now) {
            self.waiting.push_back(event("turn-over", &json!({"table": table})).id(&id));
        }
        self.turns = now;
        let mut invitations = BTreeSet::new();
        for (table, seat, game, from) in self.hall.store.invitations_of(&self.person).await? {
            let key = (table, seat);
            if !self.invitations.contains(&key) {
                let body = json!({"table": key.0, "seat": seat, "game": game, "from": from});
                self.waiting.push_back(event("invitation", &body).id(&id));
            }
            invitations.insert(key);
        }
        self.invitations = invitations;
        Ok(())
    }
}
