//! `kabinett verify`.

use std::path::Path;

use bots::{Entry, fault, sim};

use crate::cli::VerifyArgs;
use crate::{Stop, Streams, files, find};

/// What came out for one file.
enum Verdict {
    Holds(String),
    Fails(String),
    Unreadable(String),
}

pub(crate) fn run(registry: &[Entry], args: &VerifyArgs, streams: &mut Streams<'_>) -> Result<(), Stop> {
    let (mut fails, mut unreadable) = (0, 0);
    for path in &args.files {
        let (word, line) = match verify(registry, path, streams) {
            Verdict::Holds(line) => ("ok", line),
            Verdict::Fails(line) => {
                fails += 1;
                ("FAILS", line)
            }
            Verdict::Unreadable(line) => {
                unreadable += 1;
                ("UNREADABLE", line)
            }
        };
        writeln!(streams.out, "{}: {word}: {line}", path.display())?;
    }
    match (unreadable, fails) {
        (0, 0) => Ok(()),
        (0, _) => Err(Stop::No),
        (count, _) => {
            Err(Stop::BadInput(format!("{count} of {} files cannot be verified", args.files.len())))
        }
    }
}

fn verify(registry: &[Entry], path: &Path, streams: &mut Streams<'_>) -> Verdict {
    // The line begins with the path already.
    let strip = |stop: Stop| {
        let text = stop.to_string();
        let prefix = format!("{}: ", path.display());
        text.strip_prefix(&prefix).map(str::to_owned).unwrap_or(text)
    };
    let record = match files::read_record(path, streams.input) {
        Ok(record) => record,
        Err(stop) => return Verdict::Unreadable(strip(stop)),
    };
    let entry = match find(registry, &record.game) {
        Ok(entry) => entry,
        Err(stop) => return Verdict::Unreadable(strip(stop)),
    };
    let table = match fault::catch(|| entry.game.verify(&record).map_err(|error| error.to_string())) {
        Ok(Ok(table)) => table,
        Ok(Err(error)) => return Verdict::Fails(error),
        Err(panic) => return Verdict::Fails(format!("the rules fail on this record: {panic}")),
    };
    let texts = streams.language.texts(&record.game);
    let ended = match table.outcome() {
        None => texts.say("verify-unfinished", &[]),
        Some(outcome) => {
            let end = texts.end(outcome.end);
            match sim::winner(&outcome.standings) {
                Some(seat) => {
                    texts.say("verify-won", &[("end", end.into()), ("seat", i32::from(seat.0).into())])
                }
                None => texts.say("verify-shared", &[("end", end.into())]),
            }
        }
    };
    Verdict::Holds(texts.say(
        "verify-holds",
        &[
            ("game", texts.name(&record.game).into()),
            ("decisions", table.len().into()),
            ("ended", ended.into()),
        ],
    ))
}
