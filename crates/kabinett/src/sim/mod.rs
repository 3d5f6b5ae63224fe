//! `kabinett sim`.

#![allow(clippy::cast_precision_loss, reason = "shares and rates of counts far below 2^52")]

mod journal;
mod ladder;

use std::collections::BTreeSet;
use std::fs;
use std::io::Write;
use std::path::Path;
use std::thread::available_parallelism;
use std::time::Duration;

use bots::sim::{Plan, Played, Summary};
use bots::{Entry, sim};
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::{Value, json};
use table::{Seat, Seed};

use self::journal::Journal;
use crate::cli::SimArgs;
use crate::columns::{Columns, Edge};
use crate::sentence::{Sentence, sentence};
use crate::text::{Language, Texts};
use crate::{Stop, Streams, files, find, options};

pub(crate) fn run(registry: &[Entry], args: &SimArgs, streams: &mut Streams<'_>) -> Result<(), Stop> {
    let entry = find(registry, &args.game)?;
    if args.round_robin {
        check_levels(entry, &args.players, &[])?;
        return ladder::run(entry, args, streams);
    }
    check_players(entry, &args.players, &[])?;
    let (plan, summary, _) =
        play(entry, args, args.players.clone(), args.rotate, args.resume.as_deref(), streams)?;
    if args.json {
        serde_json::to_writer_pretty(&mut *streams.out, &as_json(entry, &plan, &summary))
            .map_err(std::io::Error::from)?;
        writeln!(streams.out)?;
    } else {
        print(entry, &plan, &summary, streams.language, streams.out)?;
    }
    if summary.failed > 0 { Err(Stop::No) } else { Ok(()) }
}

/// Plays the games of one table, going on where a file of an earlier run stands. Gives the sums, and
/// the wins of the first player with shared ones by their share.
fn play(
    entry: &Entry,
    args: &SimArgs,
    players: Vec<String>,
    rotate: bool,
    resume: Option<&Path>,
    streams: &mut Streams<'_>,
) -> Result<(Plan, Summary, f64), Stop> {
    let first = match args.seed.or_else(|| resume.and_then(journal::seed)) {
        Some(seed) => seed,
        None => u64::from(u32::from_le_bytes(random()?)),
    };
    let mut plan = Plan {
        options: options::read(entry.game, &args.options.option)?,
        levels: players,
        rotate,
        first,
        games: args.games,
        done: BTreeSet::new(),
        check: args.check,
        keep: args.save.is_some(),
    };
    // Options that do not fit together are told once and not once a game.
    entry.game.open(&plan.options, plan.levels.len(), Seed::from_number(plan.first)).map_err(options::bad)?;
    if let Some(folder) = &args.save {
        fs::create_dir_all(folder).map_err(|error| files::about(folder, &error))?;
    }
    let mut share = 0.0;
    let mut earlier = Vec::new();
    let mut file = None;
    if let Some(path) = resume {
        let (journal, played) = Journal::open(path, entry, &plan)?;
        plan.done = played.iter().map(|played| played.number).collect();
        earlier = played;
        file = Some(journal);
    }
    let seats = plan.levels.len();
    let mut tally = |played: &Played| {
        share += journal::shares(played, seats).map_or(0.0, |shares| shares[0]);
    };
    earlier.iter().for_each(&mut tally);
    let jobs = args.jobs.map_or_else(|| available_parallelism().map_or(1, usize::from), usize::from);
    let language = streams.language;
    let bar = progress(plan.games, language, streams.progress);
    bar.inc(earlier.len() as u64);
    let mut failed = 0_u64;
    let mut summary = sim::run(entry, &plan, jobs, |played: &Played| -> Result<(), Stop> {
        if let (Some(folder), Some(record)) = (&args.save, &played.record) {
            let name = if plan.rotate {
                format!("{}-{}.kab.json", played.seed, played.rotation)
            } else {
                format!("{}.kab.json", played.seed)
            };
            let path = folder.join(name);
            fs::write(&path, record.to_text()).map_err(|error| files::about(&path, &error))?;
        }
        if let Some(file) = &mut file {
            file.add(played)?;
        }
        tally(played);
        if played.result.is_err() {
            failed += 1;
            bar.set_message(language.say("sim-failed", &[("failed", failed.into())]));
        }
        bar.inc(1);
        Ok(())
    })?;
    bar.finish_and_clear();
    for played in earlier {
        summary.add(played);
    }
    Ok((plan, summary, share))
}

/// Bytes from the operating system's source of chance.
pub(crate) fn random<const N: usize>() -> Result<[u8; N], Sentence> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|error| sentence("no-chance").with("why", error.to_string()))?;
    Ok(bytes)
}

/// Whether the game has these levels.
fn check_levels(entry: &Entry, players: &[String], others: &[&str]) -> Result<(), Sentence> {
    let levels = entry.levels();
    for player in players {
        if !others.contains(&player.as_str()) && !levels.iter().any(|level| level.name == player) {
            let known: Vec<&str> =
                others.iter().copied().chain(levels.iter().map(|level| level.name)).collect();
            return Err(sentence("no-such-player")
                .with("player", player.as_str())
                .with("players", known.join(", ")));
        }
    }
    Ok(())
}

/// Whether these players can sit at a table of the game.
pub(crate) fn check_players(entry: &Entry, players: &[String], others: &[&str]) -> Result<(), Sentence> {
    check_levels(entry, players, others)?;
    let seats = entry.game.seats();
    if !seats.contains(&players.len()) {
        let (least, most) = (*seats.start(), *seats.end());
        let key = if least == most { "wrong-players" } else { "wrong-players-range" };
        return Err(sentence(key)
            .with("game", entry.game.name())
            .with("least", least)
            .with("most", most)
            .with("named", players.len()));
    }
    Ok(())
}

fn progress(games: u64, language: Language, wanted: bool) -> ProgressBar {
    if !wanted {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(games);
    let counts = [
        ("done", "{human_pos}".into()),
        ("all", "{human_len}".into()),
        ("pace", "{per_sec}".into()),
        ("left", "{eta}".into()),
    ];
    let said = language.say("sim-progress", &counts);
    if let Ok(style) = ProgressStyle::with_template(&format!("{{bar:40}} {said} {{msg}}")) {
        bar.set_style(style);
    }
    bar.enable_steady_tick(Duration::from_millis(250));
    bar
}

/// Wilson's interval for a share of `wins` in `games`, at 95 %.
fn interval(wins: u64, games: u64) -> (f64, f64) {
    if games == 0 {
        return (0.0, 1.0);
    }
    let (n, z) = (games as f64, 1.959_964);
    let share = wins as f64 / n;
    let middle = (share + z * z / (2.0 * n)) / (1.0 + z * z / n);
    let half = z / (1.0 + z * z / n) * (share * (1.0 - share) / n + z * z / (4.0 * n * n)).sqrt();
    ((middle - half).max(0.0), (middle + half).min(1.0))
}

/// How one seat did.
struct Row<'a> {
    seat: Seat,
    level: &'a str,
    wins: u64,
    share: f64,
    low: f64,
    high: f64,
    mean: f64,
}

fn rows<'a>(plan: &'a Plan, summary: &Summary) -> Vec<Row<'a>> {
    let finished = summary.games - summary.failed;
    let of_all = 1.0 / finished.max(1) as f64;
    plan.levels
        .iter()
        .enumerate()
        .map(|(index, level)| {
            let seat = Seat(index as u8);
            let wins = summary.wins.get(index).copied().unwrap_or(0);
            let (low, high) = interval(wins, finished);
            let score = summary.scores.get(index).copied().unwrap_or(0);
            Row { seat, level, wins, share: wins as f64 * of_all, low, high, mean: score as f64 * of_all }
        })
        .collect()
}

fn as_json(entry: &Entry, plan: &Plan, summary: &Summary) -> Value {
    let outcomes: Vec<Value> = summary
        .outcomes
        .iter()
        .map(|((end, seat), count)| json!({ "end": end, "seat": seat, "count": count }))
        .collect();
    let seats: Vec<Value> = rows(plan, summary)
        .iter()
        .map(|row| {
            json!({
                "seat": row.seat, "level": row.level, "wins": row.wins, "share": row.share,
                "low": row.low, "high": row.high, "mean_score": row.mean,
            })
        })
        .collect();
    json!({
        "game": entry.game.id(),
        "rules": entry.game.rules(),
        "options": plan.options,
        "players": plan.levels,
        "seed": plan.first,
        "games": summary.games,
        "decisions": summary.decisions,
        "seconds": summary.seconds,
        "games_per_second": summary.games as f64 / summary.seconds,
        "decisions_per_second": summary.decisions as f64 / summary.seconds,
        "outcomes": outcomes,
        "seats": seats,
        "failed": summary.failed,
        "failures": summary.failures.values().collect::<Vec<_>>(),
    })
}

fn print(
    entry: &Entry,
    plan: &Plan,
    summary: &Summary,
    language: Language,
    out: &mut dyn Write,
) -> Result<(), Stop> {
    let Summary { games, decisions, seconds, .. } = *summary;
    let texts = language.texts(entry.game.id());
    let head = [
        ("game", entry.game.name().into()),
        ("games", games.into()),
        ("seed", plan.first.to_string().into()),
        ("decisions", decisions.into()),
    ];
    writeln!(out, "{}", texts.say("sim-head", &head))?;
    let rate = |count: u64| language.decimal(count as f64 / seconds, 0).into();
    let pace = [
        ("seconds", language.decimal(seconds, 2).into()),
        ("games", rate(games)),
        ("decisions", rate(decisions)),
    ];
    writeln!(out, "{}", texts.say("sim-pace", &pace))?;
    if !summary.outcomes.is_empty() {
        writeln!(out)?;
        outcomes(summary, language, &texts, out)?;
        writeln!(out)?;
        seats(&rows(plan, summary), language, out)?;
    }
    if summary.failed > 0 {
        writeln!(out, "\n{}", texts.say("sim-failures", &[("failed", summary.failed.into())]))?;
        for failure in summary.failures.values().take(10) {
            let about = [
                ("seed", failure.seed.to_string().into()),
                ("decisions", failure.decisions.into()),
                ("reason", failure.reason.clone().into()),
            ];
            writeln!(out, "  {}", texts.say("sim-failure", &about))?;
        }
        writeln!(out, "{}", texts.say("sim-failed-records", &[]))?;
    }
    Ok(())
}

/// How games ended, and who won them.
fn outcomes(summary: &Summary, language: Language, texts: &Texts, out: &mut dyn Write) -> Result<(), Stop> {
    let finished = (summary.games - summary.failed).max(1) as f64;
    let mut columns = Columns::new([
        (language.say("sim-end", &[]), Edge::Left),
        (language.say("sim-winner", &[]), Edge::Left),
        (language.say("sim-games", &[]), Edge::Right),
        (String::new(), Edge::Right),
    ]);
    for ((end, seat), count) in &summary.outcomes {
        let winner = match seat {
            Some(seat) => language.say("seat", &[("seat", seat.0.into())]),
            None => language.say("sim-shared", &[]),
        };
        let share = language.percent(*count as f64 / finished);
        columns.add([texts.end(end), winner, count.to_string(), share]);
    }
    Ok(columns.write(out)?)
}

/// How each seat did.
fn seats(rows: &[Row<'_>], language: Language, out: &mut dyn Write) -> Result<(), Stop> {
    let mut columns = Columns::new([
        (language.say("sim-seat", &[]), Edge::Left),
        (language.say("sim-level", &[]), Edge::Left),
        (language.say("sim-wins", &[]), Edge::Right),
        (language.say("sim-share", &[]), Edge::Right),
        (language.say("sim-interval", &[]), Edge::Right),
        (language.say("sim-mean", &[]), Edge::Right),
    ]);
    for row in rows {
        columns.add([
            row.seat.0.to_string(),
            row.level.to_owned(),
            row.wins.to_string(),
            language.percent(row.share),
            between(row.low, row.high, language),
            language.decimal(row.mean, 1),
        ]);
    }
    Ok(columns.write(out)?)
}

/// An interval of shares, in words.
fn between(low: f64, high: f64, language: Language) -> String {
    let ends = [
        ("low", language.decimal(100.0 * low, 1).into()),
        ("high", language.decimal(100.0 * high, 1).into()),
    ];
    language.say("percent-between", &ends)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_is_wilsons() {
        let (low, high) = interval(50, 100);
        assert!((low - 0.4038).abs() < 1e-3 && (high - 0.5962).abs() < 1e-3, "{low} {high}");
        let (low, high) = interval(0, 10);
        assert!(low.abs() < 1e-9 && (high - 0.2775).abs() < 1e-3, "{low} {high}");
        assert_eq!(interval(0, 0), (0.0, 1.0));
    }
}
