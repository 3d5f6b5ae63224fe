//! `kabinett verify`.

use std::path::Path;

use bots::{Entry, sim};

use crate::cli::VerifyArgs;
use crate::sentence::{Sentence, sentence};
use crate::{Stop, Streams, files, find};

/// What came out for one file.
enum Verdict {
    Holds(String),
    Fails(Sentence),
    Unreadable(Sentence),
}

pub(crate) fn run(registry: &[Entry], args: &VerifyArgs, streams: &mut Streams<'_>) -> Result<(), Stop> {
    let (mut fails, mut unreadable) = (0_usize, 0_usize);
    let language = streams.language;
    for path in &args.files {
        let (word, line) = match verify(registry, path, streams) {
            Verdict::Holds(line) => (language.say("verify-ok", &[]), line),
            Verdict::Fails(why) => {
                fails += 1;
                (language.say("verify-fails", &[]), why.said(language))
            }
            Verdict::Unreadable(why) => {
                unreadable += 1;
                (language.say("verify-unreadable", &[]), why.said(language))
            }
        };
        writeln!(streams.out, "{}: {word}: {line}", path.display())?;
    }
    match (unreadable, fails) {
        (0, 0) => Ok(()),
        (0, _) => Err(Stop::No),
        (count, _) => {
            Err(sentence("verify-not-all").with("count", count).with("files", args.files.len()).into())
        }
    }
}

fn verify(registry: &[Entry], path: &Path, streams: &mut Streams<'_>) -> Verdict {
    let record = match files::record_of(path, streams.input) {
        Ok(record) => record,
        Err(why) => return Verdict::Unreadable(why),
    };
    let entry = match find(registry, &record.game) {
        Ok(entry) => entry,
        Err(why) => return Verdict::Unreadable(why),
    };
    let table = match files::carefully(&record, || entry.game.verify(&record)) {
        Ok(table) => table,
        Err(why) => return Verdict::Fails(why),
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
