//! `kabinett tune`.

use std::fs;

use bots::Entry;
use bots::tune::{Plan, Progress};
use indicatif::{ProgressBar, ProgressStyle};

use crate::cli::TuneArgs;
use crate::sentence::sentence;
use crate::{Stop, Streams, files, find, options};

pub(crate) fn run(registry: &[Entry], args: &TuneArgs, streams: &mut Streams<'_>) -> Result<(), Stop> {
    let entry = find(registry, &args.game)?;
    let tuner = entry.tuner().ok_or_else(|| sentence("no-weights").with("game", entry.game.name()))?;
    let plan = Plan {
        options: options::read(entry.game, &args.options.option)?,
        seats: args.seats.map_or(*entry.game.seats().start(), usize::from),
        games: args.games,
        generations: args.generations,
        first: args.seed,
    };
    entry.game.open(&plan.options, plan.seats, table::Seed::from_number(plan.first)).map_err(options::bad)?;
    let from = if args.file.exists() { Some(read(args)?) } else { None };
    let bar =
        if streams.progress { ProgressBar::new(plan.generations as u64) } else { ProgressBar::hidden() };
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len} {msg} {eta}") {
        bar.set_style(style);
    }
    bar.set_position(from.as_ref().map_or(0, |progress| progress.generation as u64));
    let (language, mut failed) = (streams.language, None);
    let done = tuner(&plan, from, &mut |progress| {
        bar.set_position(progress.generation as u64);
        bar.set_message(language.percent(progress.share));
        failed = write(args, progress).err();
        failed.is_none()
    })?;
    bar.finish_and_clear();
    if let Some(failed) = failed {
        return Err(failed);
    }
    for (name, weight) in done.names.iter().zip(&done.weights) {
        writeln!(streams.out, "{name} = {}", language.decimal((*weight).into(), 3))?;
    }
    Ok(())
}

fn read(args: &TuneArgs) -> Result<Progress, Stop> {
    let text = fs::read_to_string(&args.file).map_err(|error| files::about(&args.file, &error))?;
    serde_json::from_str(&text).map_err(|error| files::about(&args.file, &error))
}

/// Written beside the old file first, so that a run that is stopped never leaves half a file.
fn write(args: &TuneArgs, progress: &Progress) -> Result<(), Stop> {
    let beside = args.file.with_extension("new");
    let text = serde_json::to_string_pretty(progress).expect("plain data");
    fs::write(&beside, text)
        .and_then(|()| fs::rename(&beside, &args.file))
        .map_err(|error| files::about(&args.file, &error))
}
