//! `kabinett serve`: people play in their browsers.

use std::io::IsTerminal as _;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use bots::Entry;
use clap::{Args, ValueEnum};
use server::{Config, Server};
use tracing_subscriber::EnvFilter;

use crate::{Stop, Streams, text};

/// What the log looks like.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum LogFormat {
    /// Lines for people
    Text,
    /// One JSON object a line
    Json,
}

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  kabinett serve --open
  kabinett serve --listen 0.0.0.0:8080 --data /var/lib/kabinett --public-url https://play.example.org --behind-proxy
  DATABASE_URL=postgres://kabinett@localhost/kabinett kabinett serve

Everything is in the data folder: the database, and the key that seals seeds. Ctrl-C stops the server; what
was answered is on disk.")]
pub(crate) struct ServeArgs {
    /// Where to listen
    #[arg(long, value_name = "ADDRESS:PORT", default_value = "127.0.0.1:8080", env = "KABINETT_LISTEN")]
    pub(crate) listen: SocketAddr,
    /// The folder of the database and of the key that seals seeds; made when it is not there
    #[arg(long, value_name = "DIR", default_value = "data", env = "KABINETT_DATA")]
    pub(crate) data: PathBuf,
    /// A PostgreSQL database in place of the file in the data folder
    #[arg(long, value_name = "URL", env = "DATABASE_URL", hide_env_values = true)]
    pub(crate) database_url: Option<String>,
    /// The address people use, if it is not the one above
    #[arg(long, value_name = "URL", env = "KABINETT_PUBLIC_URL")]
    pub(crate) public_url: Option<String>,
    /// A proxy stands before the server: believe its X-Forwarded-For
    #[arg(long, env = "KABINETT_BEHIND_PROXY")]
    pub(crate) behind_proxy: bool,
    /// The most requests a second from one address; 0 is no limit
    #[arg(long, value_name = "N", default_value_t = 100, env = "KABINETT_RATE")]
    pub(crate) rate: u32,
    /// The most open live streams
    #[arg(long, value_name = "N", default_value_t = 10_000, env = "KABINETT_STREAMS")]
    pub(crate) streams: usize,
    /// The most computers that think at once; unless said, as many as there are cores
    #[arg(long, value_name = "N", env = "KABINETT_THINKERS")]
    pub(crate) thinkers: Option<usize>,
    /// What the log looks like; `RUST_LOG` says how much of it there is
    #[arg(long, value_enum, default_value_t = LogFormat::Text, env = "KABINETT_LOG")]
    pub(crate) log: LogFormat,
    /// Open the page in your browser
    #[arg(long)]
    pub(crate) open: bool,
}

/// Serves until somebody stops it.
pub(crate) fn run(registry: &[Entry], args: &ServeArgs, streams: &mut Streams<'_>) -> Result<(), Stop> {
    log_to_stderr(args.log);
    let mut config = Config::new(&args.data);
    config.listen = args.listen;
    config.database_url.clone_from(&args.database_url);
    config.public_url.clone_from(&args.public_url);
    config.behind_proxy = args.behind_proxy;
    config.rate = args.rate;
    config.streams = args.streams;
    config.thinkers = args.thinkers.unwrap_or(config.thinkers);
    config.registry = registry.to_vec();
    config.sentences = |game, refusal| text::of(game).refusal(refusal);
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(|error| Stop::BadInput(error.to_string()))?;
    let stopped = |error: server::ServerError| Stop::BadInput(error.to_string());
    runtime.block_on(async {
        let server = Server::start(config).await.map_err(stopped)?;
        let page = args.public_url.clone().unwrap_or_else(|| format!("http://{}/", server.address()));
        writeln!(streams.out, "Kabinett is at {page} (Ctrl-C stops it)")?;
        streams.out.flush()?;
        if args.open {
            open(&page);
        }
        wait_for_the_end().await;
        writeln!(streams.out, "Stopping.")?;
        streams.out.flush()?;
        server.stop().await.map_err(stopped)
    })
}

fn log_to_stderr(format: LogFormat) {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info,sqlx=warn"));
    let log = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr)
        .with_ansi(std::io::stderr().is_terminal());
    // Where somebody has set up a log already, that one is used.
    let _ = match format {
        LogFormat::Text => log.try_init(),
        LogFormat::Json => log.json().try_init(),
    };
}

/// Opens a page in the browser, if there is a way.
fn open(page: &str) {
    let program = match std::env::consts::OS {
        "macos" => "open",
        "windows" => "explorer",
        _ => "xdg-open",
    };
    // The address has been printed: whoever has no browser here can copy it.
    let _ = Command::new(program)
        .arg(page)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn();
}

#[cfg(unix)]
async fn wait_for_the_end() {
    use tokio::signal::unix::{SignalKind, signal};
    let Ok(mut terminate) = signal(SignalKind::terminate()) else {
        let _ = tokio::signal::ctrl_c().await;
        return;
    };
    tokio::select! {
        _ = tokio::signal::ctrl_c() => {}
        _ = terminate.recv() => {}
    }
}

#[cfg(not(unix))]
async fn wait_for_the_end() {
    // Without signals the server runs until the process is ended.
    let _ = tokio::signal::ctrl_c().await;
}
