//! `kabinett serve`: people play in their browsers.

use std::io::IsTerminal as _;
use std::process::{Command, Stdio};

use bots::Entry;
use clap::Args;
use server::Server;
use tracing_subscriber::EnvFilter;

use crate::backup::runtime;
use crate::sentence::sentence;
use crate::settings::{LogFormat, Settings};
use crate::{Stop, Streams};

#[derive(Debug, Args)]
pub(crate) struct ServeArgs {
    #[command(flatten)]
    pub(crate) settings: Settings,
    #[arg(long)]
    pub(crate) open: bool,
}

/// Serves until somebody stops it.
pub(crate) fn run(registry: &[Entry], args: ServeArgs, streams: &mut Streams<'_>) -> Result<(), Stop> {
    let settings = args.settings.with_file()?;
    log_to_stderr(settings.log.unwrap_or_default(), settings.log_filter.as_deref())?;
    let config = settings.server(registry);
    runtime()?.block_on(async {
        let server = Server::start(config).await?;
        let page = settings.public_url.clone().unwrap_or_else(|| format!("http://{}/", server.address()));
        writeln!(streams.out, "{}", streams.language.say("serve-at", &[("page", page.clone().into())]))?;
        streams.out.flush()?;
        if args.open {
            open(&page);
        }
        wait_for_the_end().await;
        writeln!(streams.out, "{}", streams.language.say("serve-stopping", &[]))?;
        streams.out.flush()?;
        Ok(server.stop().await?)
    })
}

fn log_to_stderr(format: LogFormat, filter: Option<&str>) -> Result<(), Stop> {
    let filter = EnvFilter::try_new(filter.unwrap_or("info,sqlx=warn"))
        .map_err(|error| sentence("bad-log-filter").with("why", error.to_string()))?;
    let log = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr)
        .with_ansi(std::io::stderr().is_terminal());
    // Where somebody has set up a log already, that one is used.
    let _ = match format {
        LogFormat::Text => log.try_init(),
        LogFormat::Json => log.json().try_init(),
    };
    Ok(())
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
