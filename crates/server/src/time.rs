//! The time of day, which tests can set.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

/// Milliseconds since 1970.
pub type Millis = i64;

/// One day.
pub const DAY: Millis = 24 * 60 * 60 * 1000;

/// The clock on the wall, perhaps put forward.
#[derive(Debug, Clone, Default)]
pub struct WallClock {
    ahead: Arc<AtomicI64>,
}

impl WallClock {
    /// The time now.
    pub fn now(&self) -> Millis {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        i64::try_from(since.as_millis()).unwrap_or(i64::MAX) + self.ahead.load(Ordering::Relaxed)
    }

    /// Puts the clock forward: for tests.
    pub fn forward(&self, by: Millis) {
        self.ahead.fetch_add(by, Ordering::Relaxed);
    }
}
