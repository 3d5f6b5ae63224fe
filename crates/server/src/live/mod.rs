//! Live updates: what changed since a watcher last looked, as server-sent events.
//!
//! A stream compares numbers that only grow with those it has told already. So it can neither lose
//! nor repeat a change, however slow the client is, and a client that comes back with the id of the
//! last event gets what it missed, from any process.

mod person;
mod table;

pub(crate) use person::person_stream;
pub(crate) use table::{Since, table_stream};

use axum::response::sse::Event;
use serde::Serialize;

/// An event with a JSON body.
fn event(name: &str, body: &impl Serialize) -> Event {
    let text = serde_json::to_string(body).unwrap_or_else(|_| "null".to_owned());
    Event::default().event(name).data(text)
}
