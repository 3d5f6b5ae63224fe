//! The program: everything is in the library, so that it can be tried without a process.

use std::io::{self, BufReader, BufWriter, IsTerminal};
use std::process::ExitCode;

use kabinett::text::Language;
use kabinett::{Streams, run};

fn main() -> ExitCode {
    let stdout = io::stdout();
    let terminal = stdout.is_terminal();
    let width = terminal_size::terminal_size().map_or(100, |(width, _)| usize::from(width.0));
    let streams = Streams {
        input: &mut BufReader::new(io::stdin()),
        out: &mut BufWriter::new(stdout),
        err: &mut io::stderr(),
        terminal,
        progress: io::stderr().is_terminal(),
        width,
        language: Language::of_environment(),
    };
    ExitCode::from(run(bots::registry(), std::env::args_os(), streams))
}
