//! `kabinett inspect`: the game answers; here are only files and exit codes.

use std::fs::File;
use std::io::{self, BufReader};
use std::path::Path;

use bots::{Entry, Inspect};

use crate::cli::InspectArgs;
use crate::sentence::sentence;
use crate::{Stop, Streams, files, find};

pub(crate) fn run(registry: &[Entry], args: &InspectArgs, streams: &mut Streams<'_>) -> Result<(), Stop> {
    let entry = find(registry, &args.game)?;
    let inspect = entry.inspect.ok_or_else(|| sentence("no-answers").with("game", entry.game.id()))?;
    let path = args.file.as_deref().unwrap_or(Path::new("-"));
    let unusable = |error: io::Error| match error.kind() {
        io::ErrorKind::BrokenPipe => Stop::Write(error),
        _ => files::about(path, &error),
    };
    let mut input = if files::is_stdin(path) {
        files::unpack(&mut *streams.input)
    } else {
        File::open(path).and_then(|file| files::unpack(BufReader::with_capacity(1 << 16, file)))
    }
    .map_err(unusable)?;
    let mode = if args.check { Inspect::Check } else { Inspect::Answer };
    let differences = inspect(&mut *input, &mut *streams.out, mode).map_err(unusable)?;
    if args.check {
        let count = [("count", differences.into())];
        writeln!(streams.out, "{}", streams.language.say("inspect-differences", &count))?;
    }
    if differences > 0 { Err(Stop::No) } else { Ok(()) }
}
