//! What whoever runs the server can set.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use bots::Entry;

use crate::speech::Speech;
use crate::time::{Millis, WallClock};

/// How to run the server.
#[derive(Clone)]
pub struct Config {
    /// Where to listen; port 0 is any free one.
    pub listen: SocketAddr,
    /// The folder of the database file and of the key that seals seeds.
    pub data: PathBuf,
    /// A PostgreSQL database, in place of the file.
    pub database_url: Option<String>,
    /// The most connections to PostgreSQL.
    pub connections: u32,
    /// The address people use, if it is not `listen`: `https://…` makes cookies secure.
    pub public_url: Option<String>,
    /// Whether a proxy stands before the server, whose word on the client's address counts.
    pub behind_proxy: bool,
    /// The most requests a second from one address; 0 is no limit.
    pub rate: u32,
    /// The most open streams.
    pub streams: usize,
    /// The most connections at once.
    pub clients: usize,
    /// The most connections at once from one address; 0 is no limit. A proxy is never limited.
    pub clients_per_address: usize,
    /// The most computers that think at once.
    pub thinkers: usize,
    /// So long a computer waits between two of its decisions where people play.
    pub pace: Duration,
    /// So long after a process was last heard of, another takes over its computers and clocks.
    pub lease: Duration,
    /// The games.
    pub registry: Vec<Entry>,
    /// The mail server (`smtps://user:password@host`); without one no e-mail is sent.
    pub smtp_url: Option<String>,
    /// The address that e-mail is from.
    pub mail_from: Option<String>,
    /// Whether webhooks may lead to addresses of the own network, and without https.
    pub private_targets: bool,
    /// So many milliseconds after it became somebody's turn they are told, unless they have decided.
    pub notice_delay: Millis,
    /// The languages, and what is said in them.
    pub speech: Speech,
    /// The clock on the wall.
    pub clock: WallClock,
}

impl Config {
    /// Everything at its default, for that folder.
    pub fn new(data: impl Into<PathBuf>) -> Self {
        Self {
            listen: SocketAddr::from(([127, 0, 0, 1], 8080)),
            data: data.into(),
            database_url: None,
            connections: 16,
            public_url: None,
            behind_proxy: false,
            rate: 100,
            streams: 10_000,
            clients: 20_000,
            clients_per_address: 250,
            thinkers: std::thread::available_parallelism().map_or(1, std::num::NonZero::get),
            pace: Duration::from_millis(600),
            lease: Duration::from_secs(15),
            registry: bots::registry().to_vec(),
            smtp_url: None,
            mail_from: None,
            private_targets: false,
            notice_delay: 30_000,
            speech: Speech::default(),
            clock: WallClock::default(),
        }
    }

    /// Whether people come by https.
    pub(crate) fn https(&self) -> bool {
        self.public_url.as_deref().is_some_and(|url| url.starts_with("https://"))
    }
}
