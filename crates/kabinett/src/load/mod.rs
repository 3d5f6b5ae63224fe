//! `kabinett load`: random legal games through the interface, as many people at once would play them.
//!
//! Every table has a task that decides for whoever must, and a stream for every seat. A stream that
//! misses the last decision of its table, or goes back, counts as an error.

mod client;
mod report;
mod stream;
mod table;

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use bots::Entry;
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use tokio::task::JoinSet;

use crate::backup::{runtime, wait_for};
use crate::sentence::Sentence;
use crate::settings::Place;
use crate::{Stop, Streams};
use client::Client;
use report::Report;
use stream::Watch;
use table::Player;

#[derive(Debug, Args)]
pub(crate) struct LoadArgs {
    #[arg(long, value_name = "URL", required_unless_present = "seed_games")]
    pub(crate) url: Option<String>,
    #[arg(long, value_name = "N", conflicts_with = "url")]
    pub(crate) seed_games: Option<u32>,
    #[command(flatten)]
    pub(crate) place: Place,
    #[arg(long, value_name = "N", default_value_t = 20, value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) tables: u32,
    #[arg(long, value_name = "M", default_value_t = 100)]
    pub(crate) moves: u32,
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub(crate) rate: u32,
    #[arg(long, value_name = "GAME")]
    pub(crate) game: Option<String>,
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub(crate) idle: u32,
    #[arg(long, value_name = "SECONDS", default_value_t = 0)]
    pub(crate) hold: u64,
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub(crate) seed: u64,
    #[arg(long)]
    pub(crate) json: bool,
}

/// What all tables share.
struct Load {
    client: Client,
    game: String,
    seats: usize,
    moves: u32,
    seed: u64,
    /// The time between two decisions of one table; none if it is to be as short as can be.
    pace: Option<Duration>,
    decided: AtomicU64,
    bar: ProgressBar,
}

pub(crate) fn run(registry: &[Entry], args: LoadArgs, streams: &mut Streams<'_>) -> Result<(), Stop> {
    if let Some(games) = args.seed_games {
        return seed_games(registry, games, args.place, streams);
    }
    let args = &args;
    let runtime = runtime()?;
    let report = runtime.block_on(load(args, streams.progress))?;
    // Streams that are still open need not be waited for.
    runtime.shutdown_background();
    report.write(args.json, streams.language, streams.out)?;
    if report.errors() == 0 { Ok(()) } else { Err(Stop::No) }
}

/// Many finished games in an empty database.
fn seed_games(registry: &[Entry], games: u32, place: Place, streams: &mut Streams<'_>) -> Result<(), Stop> {
    let config = place.server(registry)?;
    let bar = bar(games.into(), streams.progress);
    let decisions = wait_for(server::maintenance::fill(&config, games, || bar.inc(1)))?;
    bar.finish_and_clear();
    let counts = [("games", games.into()), ("decisions", decisions.into())];
    Ok(writeln!(streams.out, "{}", streams.language.say("load-filled", &counts))?)
}

async fn load(args: &LoadArgs, progress: bool) -> Result<Report, Sentence> {
    let client = Client::new(args.url.as_deref().unwrap_or_default())?;
    let (game, seats) = client.game(args.game.as_deref()).await?;
    let total = u64::from(args.tables) * u64::from(args.moves);
    let pace = (args.rate > 0).then(|| Duration::from_secs(1) * args.tables / args.rate);
    let load = Arc::new(Load {
        client,
        game,
        seats,
        moves: args.moves,
        seed: args.seed,
        pace,
        decided: AtomicU64::new(0),
        bar: bar(total, progress),
    });

    let mut players = seat_everybody(&load, args.tables).await?;
    let watch = Arc::new(Watch::default());
    for player in &players {
        player.watch(&load, &watch).await?;
    }
    open_idle(&load, &players, args.idle, &watch).await?;

    let started = Instant::now();
    let mut playing = JoinSet::new();
    for player in players.drain(..) {
        let (load, watch) = (load.clone(), watch.clone());
        playing.spawn(async move { player.play(&load, &watch, started).await });
    }
    let mut report = Report::new(args.tables);
    while let Some(played) = playing.join_next().await {
        report.add(played.map_err(|error| Sentence::foreign(&error))?);
    }
    report.took(started.elapsed());
    load.bar.finish_and_clear();
    watch.settle(&mut report).await;
    if args.hold > 0 {
        tokio::time::sleep(Duration::from_secs(args.hold)).await;
    }
    report.memory = load.client.memory().await;
    watch.count(&mut report);
    Ok(report)
}

/// Guests on all seats of so many tables. A few at a time: a server may limit how fast they come.
async fn seat_everybody(load: &Arc<Load>, tables: u32) -> Result<Vec<Player>, Sentence> {
    let mut seated = Vec::new();
    let mut waiting = JoinSet::new();
    let mut next = 0;
    while next < tables || !waiting.is_empty() {
        while next < tables && waiting.len() < 16 {
            let (load, number) = (load.clone(), next);
            waiting.spawn(async move { Player::sit_down(&load, number).await });
            next += 1;
        }
        if let Some(player) = waiting.join_next().await {
            seated.push(player.map_err(|error| Sentence::foreign(&error))??);
        }
    }
    Ok(seated)
}

/// Streams of people who only watch, spread over the tables.
async fn open_idle(
    load: &Arc<Load>,
    players: &[Player],
    idle: u32,
    watch: &Arc<Watch>,
) -> Result<(), Sentence> {
    for (number, player) in (0..idle).zip(players.iter().cycle()) {
        player.watch_as_stranger(load, watch).await?;
        if number % 100 == 0 {
            load.bar.set_message(format!("{number}/{idle}"));
        }
    }
    load.bar.set_message("");
    Ok(())
}

impl Load {
    fn decided(&self) {
        self.decided.fetch_add(1, Ordering::Relaxed);
        self.bar.inc(1);
    }
}

fn bar(total: u64, wanted: bool) -> ProgressBar {
    if !wanted {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(total);
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {human_pos}/{human_len} {per_sec} {eta} {msg}")
    {
        bar.set_style(style);
    }
    bar.enable_steady_tick(Duration::from_millis(250));
    bar
}
