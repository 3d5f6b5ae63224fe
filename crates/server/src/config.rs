//! What whoever runs the server can set.

use std::net::SocketAddr;
use std::path::PathBuf;

use bots::Entry;

use crate::tables::Sentences;
use crate::time::WallClock;

/// How to run the server.
#[derive(Clone)]
pub struct Config {
    /// Where to listen; port 0 is any free one.
    pub listen: SocketAddr,
    /// The folder of the database file and of the key that seals seeds.
    pub data: PathBuf,
    /// A PostgreSQL database, in place of the file.
    pub database_url: Option<String>,
    /// The address people use, if it is not `listen`: `https://…` makes cookies secure.
    pub public_url: Option<String>,
    /// Whether a proxy stands before the server, whose word on the client's address counts.
    pub behind_proxy: bool,
    /// The most requests a second from one address; 0 is no limit.
    pub rate: u32,
    /// The most open streams.
    pub streams: usize,
    /// The most computers that think at once.
    pub thinkers: usize,
    /// The games.
    pub registry: Vec<Entry>,
    /// How refusals read.
    pub sentences: Sentences,
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
            public_url: None,
            behind_proxy: false,
            rate: 100,
            streams: 10_000,
            thinkers: std::thread::available_parallelism().map_or(1, std::num::NonZero::get),
            registry: bots::registry().to_vec(),
            sentences: |_, refusal| refusal.to_string(),
            clock: WallClock::default(),
        }
    }

    /// Whether people come by https.
    pub(crate) fn https(&self) -> bool {
        self.public_url.as_deref().is_some_and(|url| url.starts_with("https://"))
    }
}
