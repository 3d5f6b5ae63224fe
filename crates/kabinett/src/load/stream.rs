//! The streams: each must see its table move on, never back, and hear of the last decision.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use futures_util::StreamExt as _;
use reqwest::Response;

use super::report::Report;
use super::table::LAG;

/// What one stream has seen.
struct Seen {
    sequence: AtomicI64,
    went_back: AtomicBool,
    ended: AtomicBool,
}

impl Seen {
    /// Nothing yet: the first event may come before the table has any number.
    const fn nothing() -> Self {
        Self {
            sequence: AtomicI64::new(-1),
            went_back: AtomicBool::new(false),
            ended: AtomicBool::new(false),
        }
    }
}

/// All streams.
#[derive(Default)]
pub(super) struct Watch {
    /// By table: how far it is, and the streams that watch it.
    tables: Mutex<HashMap<String, Watched>>,
    streams: AtomicU64,
    events: Arc<AtomicU64>,
}

#[derive(Default)]
struct Watched {
    sequence: i64,
    streams: Vec<Arc<Seen>>,
}

impl Watch {
    /// Reads a stream until it ends.
    pub(super) fn follow(&self, table: &str, stream: Response) {
        let seen = Arc::new(Seen::nothing());
        self.streams.fetch_add(1, Ordering::Relaxed);
        self.tables().entry(table.to_owned()).or_default().streams.push(seen.clone());
        tokio::spawn(read(stream, seen, self.events.clone()));
    }

    /// A table has got so far.
    pub(super) fn reached(&self, table: &str, sequence: i64) {
        self.tables().entry(table.to_owned()).or_default().sequence = sequence;
    }

    /// Gives the streams time to hear of the last decisions, and counts those that do not.
    pub(super) async fn settle(&self, report: &mut Report) {
        let until = Instant::now() + LAG;
        loop {
            let (behind, broken) = self.behind();
            if behind == 0 || Instant::now() > until {
                report.streams_behind = behind;
                report.streams_broken = broken;
                return;
            }
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
    }

    pub(super) fn count(&self, report: &mut Report) {
        report.streams = self.streams.load(Ordering::Relaxed);
        report.events = self.events.load(Ordering::Relaxed);
    }

    fn behind(&self) -> (u64, u64) {
        let (mut behind, mut broken) = (0, 0);
        for table in self.tables().values() {
            for stream in &table.streams {
                behind += u64::from(stream.sequence.load(Ordering::Relaxed) < table.sequence);
                let bad = stream.went_back.load(Ordering::Relaxed) || stream.ended.load(Ordering::Relaxed);
                broken += u64::from(bad);
            }
        }
        (behind, broken)
    }

    fn tables(&self) -> std::sync::MutexGuard<'_, HashMap<String, Watched>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Reads ids of events: the first number is the sequence number of the table.
async fn read(stream: Response, seen: Arc<Seen>, events: Arc<AtomicU64>) {
    let mut pieces = stream.bytes_stream();
    let mut rest: Vec<u8> = Vec::new();
    while let Some(Ok(piece)) = pieces.next().await {
        rest.extend_from_slice(&piece);
        while let Some(end) = rest.iter().position(|byte| *byte == b'\n') {
            let line: Vec<u8> = rest.drain(..=end).collect();
            let Some(id) = std::str::from_utf8(&line).ok().and_then(|line| line.strip_prefix("id:")) else {
                continue;
            };
            let sequence = id.trim().split('.').next().and_then(|number| number.parse().ok()).unwrap_or(-1);
            events.fetch_add(1, Ordering::Relaxed);
            if seen.sequence.fetch_max(sequence, Ordering::Relaxed) > sequence {
                seen.went_back.store(true, Ordering::Relaxed);
            }
        }
        rest.shrink_to(1024);
    }
    seen.ended.store(true, Ordering::Relaxed);
}
