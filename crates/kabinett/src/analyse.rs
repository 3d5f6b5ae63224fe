//! `kabinett analyse`.

use std::io::Write;

use bots::Entry;
use bots::analysis::{self, Analysis, Depth};
use indicatif::ProgressBar;
use table::Record;

use crate::cli::AnalyseArgs;
use crate::columns::{Columns, Edge};
use crate::sentence::{of_record, sentence};
use crate::text::Language;
use crate::{Stop, Streams, files, find};

/// Columns of the chart.
const WIDTH: f32 = 60.0;

pub(crate) fn run(registry: &[Entry], args: &AnalyseArgs, streams: &mut Streams<'_>) -> Result<(), Stop> {
    let record = files::read_record(&args.file, streams.input)?;
    let entry = find(registry, &record.game)?;
    let depth = Depth { games: args.games, every: args.every as usize, swings: args.swings };
    let bar = if streams.progress {
        ProgressBar::new(record.decisions.len() as u64)
    } else {
        ProgressBar::hidden()
    };
    let analysis = analysis::run(entry, &record, depth, |at| bar.set_position(at as u64))
        .map_err(|error| files::wrong(&args.file, of_record(error, &record.game)))?
        .ok_or_else(|| sentence("no-judgement").with("game", entry.game.name()))?;
    bar.finish_and_clear();
    if args.json {
        serde_json::to_writer_pretty(&mut *streams.out, &analysis).map_err(std::io::Error::from)?;
        return Ok(writeln!(streams.out)?);
    }
    chart(&record, &analysis, streams.language, streams.out)
}

/// One line for each of some forty points: who stands how well, and the decision that led there.
fn chart(record: &Record, analysis: &Analysis, language: Language, out: &mut dyn Write) -> Result<(), Stop> {
    for (seat, name) in record.seats.iter().enumerate() {
        writeln!(out, "{}  {name}", mark(seat))?;
    }
    writeln!(out)?;
    let step = analysis.points.len().div_ceil(40).max(1);
    for (place, point) in analysis.points.iter().enumerate() {
        if place % step != 0 && place + 1 != analysis.points.len() {
            continue;
        }
        let mut bar = String::new();
        for (seat, win) in point.win.iter().enumerate() {
            let columns = (win * WIDTH).round() as usize;
            bar.extend(std::iter::repeat_n(mark(seat), columns));
        }
        writeln!(out, "{:>5}  {bar}", point.decisions)?;
    }
    writeln!(out)?;
    let texts = language.texts(&record.game);
    let mut columns = Columns::new([
        (language.say("analyse-decision", &[]), Edge::Right),
        (String::new(), Edge::Left),
        (language.say("analyse-change", &[]), Edge::Right),
        (language.say("analyse-what", &[]), Edge::Left),
    ]);
    for swing in &analysis.swings {
        let change = format!("{:+.0}", 100.0 * swing.change[swing.seat.index()]);
        columns.add([
            swing.decisions.to_string(),
            mark(swing.seat.index()).to_string(),
            language.say("percent", &[("share", change.into())]),
            texts.decision(&swing.notation),
        ]);
    }
    Ok(columns.write(out)?)
}

/// How a seat is drawn.
fn mark(seat: usize) -> char {
    ['█', '░', '▓', '▒', '#', '+', '.', '~'][seat % 8]
}
