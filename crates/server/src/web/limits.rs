//! How often one address may ask, in layers.

use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicUsize, Ordering};

use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

/// Which layer a request belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Rate {
    /// Everything.
    Any,
    /// What makes people or tables.
    New,
    /// What tries a password.
    Secrets,
}

/// The layers.
pub(crate) struct Limits {
    layers: Option<[DefaultKeyedRateLimiter<IpAddr>; 3]>,
    streams: AtomicUsize,
    most_streams: usize,
}

impl Limits {
    /// So many requests a second from one address, none if 0; and so many streams in all.
    pub(crate) fn new(per_second: u32, most_streams: usize) -> Self {
        let layers = NonZeroU32::new(per_second).map(|per_second| {
            let burst = per_second.saturating_mul(NonZeroU32::MIN.saturating_add(3));
            let new = NonZeroU32::MIN.saturating_add(per_second.get() / 25);
            let few = NonZeroU32::MIN.saturating_add(9);
            [
                RateLimiter::keyed(Quota::per_second(per_second).allow_burst(burst)),
                RateLimiter::keyed(Quota::per_second(new).allow_burst(new.saturating_mul(few))),
                RateLimiter::keyed(Quota::per_minute(few).allow_burst(few)),
            ]
        });
        Self { layers, streams: AtomicUsize::new(0), most_streams }
    }

    /// Lets a request pass, or says after how many seconds to come again.
    pub(crate) fn pass(&self, ip: IpAddr, rate: Rate) -> Result<(), u64> {
        let Some([any, new, secrets]) = &self.layers else { return Ok(()) };
        let ip = network(ip);
        let check = |limiter: &DefaultKeyedRateLimiter<IpAddr>| {
            limiter
                .check_key(&ip)
                .map_err(|not_until| not_until.wait_time_from(DefaultClock::default().now()).as_secs() + 1)
        };
        check(any)?;
        match rate {
            Rate::Any => Ok(()),
            Rate::New => check(new),
            Rate::Secrets => check(secrets),
        }
    }

    /// A place for a stream, if there is one.
    pub(crate) fn stream(self: &std::sync::Arc<Self>) -> Option<StreamPlace> {
        let taken = self.streams.fetch_add(1, Ordering::Relaxed);
        let place = StreamPlace(self.clone());
        metrics::gauge!("kabinett_streams").set(f64::from(taken as u32 + 1));
        (taken < self.most_streams).then_some(place)
    }

    /// Forgets addresses that have not asked for a while.
    pub(crate) fn sweep(&self) {
        for limiter in self.layers.iter().flatten() {
            limiter.retain_recent();
        }
    }
}

/// A stream's place; dropped with it.
pub(crate) struct StreamPlace(std::sync::Arc<Limits>);

impl Drop for StreamPlace {
    fn drop(&mut self) {
        let before = self.0.streams.fetch_sub(1, Ordering::Relaxed);
        metrics::gauge!("kabinett_streams").set(f64::from(before as u32 - 1));
    }
}

/// One household has one IPv4 address, or 2^64 IPv6 addresses.
pub(super) fn network(ip: IpAddr) -> IpAddr {
    match ip {
        IpAddr::V4(_) => ip,
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;

    #[test]
    fn too_much_from_one_address_must_wait() {
        let limits = Limits::new(10, 1);
        let (one, other) = (IpAddr::from([1, 2, 3, 4]), IpAddr::from([1, 2, 3, 5]));
        let passed = (0..100).filter(|_| limits.pass(one, Rate::Any).is_ok()).count();
        assert!((40..60).contains(&passed), "{passed}");
        assert!(limits.pass(other, Rate::Any).is_ok());
        assert!((0..30).filter(|_| limits.pass(other, Rate::Secrets).is_ok()).count() <= 10);
        assert!((0..1000).all(|_| Limits::new(0, 1).pass(one, Rate::Secrets).is_ok()));
    }

    #[test]
    fn streams_have_places() {
        let limits = Arc::new(Limits::new(0, 1));
        let first = limits.stream();
        assert!(first.is_some() && limits.stream().is_none());
        drop(first);
        assert!(limits.stream().is_some());
    }
}
