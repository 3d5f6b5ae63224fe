//! The server: accounts, lobby, tables, live updates and storage, behind one HTTP and JSON interface.
//!
//! `docs/api.md` describes the interface, `kabinett serve --help` how to run it.
//!
//! The server names no game: everything goes through the registry of the crate `bots`. The database
//! holds records: what a table is follows from the rows of its account by folding them, and nothing
//! is answered before it is durable.
//!
//! | module | what it does |
//! | --- | --- |
//! | `store` | the database, SQLite or PostgreSQL; decisions that arrive together are committed together |
//! | `tables` | tables in memory, decisions, clocks, computers |
//! | `notify` | tells people that it is their turn: Web Push, webhooks, e-mail |
//! | `ratings` | Glicko-2 and Weng–Lin |
//! | `people` | guests, accounts, sessions, tokens |
//! | `speech` | in which language the server speaks to whom |
//! | `live` | streams of server-sent events |
//! | `web` | addresses, one file for each area |

mod app;
mod background;
mod config;
mod ids;
mod live;
pub mod maintenance;
mod notify;
mod people;
mod problem;
mod ratings;
mod seal;
mod speech;
mod store;
mod tables;
mod time;
mod web;

use std::net::SocketAddr;
use std::sync::{Arc, OnceLock};
use std::time::Duration;
use std::{fs, io};

use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use tokio::net::TcpListener;
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

pub use config::Config;
pub use seal::KEY_FILE;
pub use speech::{Sentences, Speech, Tag, Words};
pub use store::{DATABASE_FILE, StoreError};
pub use time::{DAY, Millis, WallClock};

use app::App;
use tables::Hall;

/// The name of the file that says that a process uses the data folder.
const LOCK_FILE: &str = "kabinett.lock";

/// How long open requests may take to end when the server goes down.
const GRACE: Duration = Duration::from_secs(10);

/// Why the server did not start, or ended.
#[derive(Debug, thiserror::Error)]
pub enum ServerError {
    /// The data folder cannot be used.
    #[error("the data folder {0} cannot be used: {1}")]
    Data(std::path::PathBuf, io::Error),
    /// The address cannot be used.
    #[error("cannot listen on {0}: {1}")]
    Listen(SocketAddr, io::Error),
    /// The database cannot be used.
    #[error("the database cannot be used: {0}")]
    Store(#[from] StoreError),
    /// A backup cannot be used.
    #[error("the backup cannot be used: {0}")]
    Backup(String),
    /// Another process uses the data folder.
    #[error("another process uses the data folder {0}: many processes need PostgreSQL")]
    InUse(std::path::PathBuf),
    /// Notices cannot be sent as was asked for.
    #[error("notices cannot be sent: {0}")]
    Notices(String),
    /// The connection failed while the server was running.
    #[error("the server failed: {0}")]
    Serve(#[from] io::Error),
}

/// A running server.
pub struct Server {
    address: SocketAddr,
    stop: CancellationToken,
    tasks: TaskTracker,
    hall: Arc<Hall>,
    serving: JoinHandle<io::Result<()>>,
    /// Held as long as the server runs.
    lock: Option<fs::File>,
}

impl Server {
    /// Opens the database, brings it up to date, listens, and wakes the computers that were thinking.
    ///
    /// # Errors
    /// If folder, database or address cannot be used.
    pub async fn start(config: Config) -> Result<Self, ServerError> {
        let data = |error| ServerError::Data(config.data.clone(), error);
        std::fs::create_dir_all(&config.data).map_err(data)?;
        let seal = seal::Seal::of_folder(&config.data).map_err(data)?;
        let lock = lock_of(&config)?;
        let store = match &config.database_url {
            Some(url) => store::Store::postgres(url, config.connections.max(2)).await?,
            None => store::Store::sqlite(&config.data).await?,
        };
        let listener = TcpListener::bind(config.listen)
            .await
            .map_err(|error| ServerError::Listen(config.listen, error))?;
        let address = listener.local_addr()?;
        let (hall, snapshots) = Hall::new(store, seal, &config);
        let hall = Arc::new(hall);
        let base = config.public_url.clone().unwrap_or_else(|| format!("http://{address}"));
        let base = base.trim_end_matches('/').to_owned();
        let post = notify::Post::open(&config, &hall.store, &hall.seal, base).await?;
        let doors = web::doors::Doors::new(listener, &config);
        let stop = hall.stop.clone();
        let app = App {
            hall: hall.clone(),
            post: Arc::new(post),
            sessions: Arc::default(),
            limits: Arc::new(web::limits::Limits::new(config.rate, config.streams)),
            config: Arc::new(config),
            metrics: recorder(),
            stop: stop.clone(),
        };
        let tasks = TaskTracker::new();
        background::start(&app, &tasks);
        tasks.spawn(tables::keep_snapshots(hall.clone(), snapshots));
        let service = web::router(app).into_make_service_with_connect_info::<web::doors::Peer>();
        let going_down = stop.clone();
        let serving = tokio::spawn(async move {
            let serve =
                axum::serve(doors, service).with_graceful_shutdown(going_down.clone().cancelled_owned());
            tokio::select! {
                result = serve => result,
                () = async { going_down.cancelled().await; tokio::time::sleep(GRACE).await } => Ok(()),
            }
        });
        Ok(Self { address, stop, tasks, hall, serving, lock })
    }

    /// Where it listens.
    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// Stops listening, lets requests end, finishes what is being written, and closes the database.
    ///
    /// # Errors
    /// If the connection had failed.
    pub async fn stop(self) -> Result<(), ServerError> {
        self.stop.cancel();
        self.tasks.close();
        let served = self.serving.await;
        self.tasks.wait().await;
        self.hall.tasks.close();
        // A computer that thinks longer than this is not waited for: it decides after the next start.
        let _ = tokio::time::timeout(GRACE, self.hall.tasks.wait()).await;
        let _ = tokio::time::timeout(GRACE, self.hall.keep_all()).await;
        let released = self.hall.store.release_all(&self.hall.process).await;
        self.hall.store.close().await;
        if let Some(lock) = &self.lock {
            // Said and not left to the end of the file: a program that is started at this moment has it open, too.
            let _ = lock.unlock();
        }
        released?;
        served.map_err(io::Error::other)??;
        Ok(())
    }
}

/// A database file is of one process: the lock on the data folder, which ends with the process
/// however that ends. PostgreSQL is for many, so there is none.
fn lock_of(config: &Config) -> Result<Option<fs::File>, ServerError> {
    if config.database_url.is_some() {
        return Ok(None);
    }
    let data = |error| ServerError::Data(config.data.clone(), error);
    let file = fs::File::create(config.data.join(LOCK_FILE)).map_err(data)?;
    match file.try_lock() {
        Ok(()) => Ok(Some(file)),
        Err(fs::TryLockError::WouldBlock) => Err(ServerError::InUse(config.data.clone())),
        Err(fs::TryLockError::Error(error)) => Err(data(error)),
    }
}

/// The description of the interface, as OpenAPI.
pub fn openapi() -> serde_json::Value {
    web::description()
}

/// The figures of this process: one recorder for all servers in it.
fn recorder() -> PrometheusHandle {
    static RECORDER: OnceLock<PrometheusHandle> = OnceLock::new();
    RECORDER
        .get_or_init(|| {
            let recorder = PrometheusBuilder::new().build_recorder();
            let handle = recorder.handle();
            // Where the program has set a recorder of its own, that one gets the figures.
            let _ = metrics::set_global_recorder(recorder);
            handle
        })
        .clone()
}
