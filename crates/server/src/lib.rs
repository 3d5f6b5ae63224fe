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
//! | `people` | guests, accounts, sessions, tokens |
//! | `live` | streams of server-sent events |
//! | `web` | addresses, one file for each area |

mod app;
mod background;
mod config;
mod ids;
mod live;
mod people;
mod problem;
mod seal;
mod store;
mod tables;
mod time;
mod web;

use std::io;
use std::net::SocketAddr;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use tokio::net::TcpListener;
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

pub use config::Config;
pub use seal::KEY_FILE;
pub use store::{DATABASE_FILE, StoreError};
pub use tables::Sentences;
pub use time::{DAY, Millis, WallClock};

use app::App;
use tables::Hall;

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
        let store = match &config.database_url {
            Some(url) => store::Store::postgres(url, 16).await?,
            None => store::Store::sqlite(&config.data).await?,
        };
        let listener = TcpListener::bind(config.listen)
            .await
            .map_err(|error| ServerError::Listen(config.listen, error))?;
        let address = listener.local_addr()?;
        let hall = Arc::new(Hall::new(
            store,
            config.registry.clone(),
            seal,
            config.clock.clone(),
            config.sentences,
            config.thinkers,
        ));
        let stop = hall.stop.clone();
        let app = App {
            hall: hall.clone(),
            sessions: Arc::default(),
            limits: Arc::new(web::limits::Limits::new(config.rate, config.streams)),
            config: Arc::new(config),
            metrics: recorder(),
            stop: stop.clone(),
        };
        let tasks = TaskTracker::new();
        background::start(&app, &tasks);
        let service = web::router(app).into_make_service_with_connect_info::<SocketAddr>();
        let going_down = stop.clone();
        let serving = tokio::spawn(async move {
            let serve =
                axum::serve(listener, service).with_graceful_shutdown(going_down.clone().cancelled_owned());
            tokio::select! {
                result = serve => result,
                () = async { going_down.cancelled().await; tokio::time::sleep(GRACE).await } => Ok(()),
            }
        });
        Ok(Self { address, stop, tasks, hall, serving })
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
        let released = self.hall.store.release_all(&self.hall.process).await;
        self.hall.store.close().await;
        released?;
        served.map_err(io::Error::other)??;
        Ok(())
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
