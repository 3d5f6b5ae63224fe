//! The program `kabinett`: play, simulate, replay, verify and inspect every game of the registry.
//!
//! No command names a game. [`run`] takes the registry, the words of the command line and the
//! streams to talk through, so a test can do all of it without a process.

mod analyse;
mod backup;
mod check;
mod cli;
mod columns;
mod files;
mod games;
mod help;
mod inspect;
mod load;
mod options;
mod play;
mod pretty;
mod replay;
mod sentence;
mod serve;
mod settings;
mod sim;
mod tune;
mod verify;

pub mod text;

use std::ffi::OsString;
use std::io::{self, BufRead, Write};

use bots::{Entry, fault};
use clap::{CommandFactory, FromArgMatches};

use cli::{Cli, Command};
use sentence::{Sentence, sentence};

/// The command did what was asked.
pub const OK: u8 = 0;
/// The answer is no: a record does not hold, a simulated game failed, answers differ.
pub const NO: u8 = 1;
/// The command line or a file cannot be used.
pub const BAD_INPUT: u8 = 2;
/// The program itself is at fault.
pub const FAULT: u8 = 70;

/// Where a command reads and writes.
pub struct Streams<'a> {
    /// What people type.
    pub input: &'a mut dyn BufRead,
    /// What was asked for.
    pub out: &'a mut dyn Write,
    /// What went wrong.
    pub err: &'a mut dyn Write,
    /// Whether `out` is a terminal that can be cleared.
    pub terminal: bool,
    /// Whether to draw progress bars.
    pub progress: bool,
    /// How many characters fit in a line of `out`.
    pub width: usize,
    /// What is spoken, unless the command line says otherwise.
    pub language: text::Language,
}

/// Why a command ended early.
#[derive(Debug)]
pub(crate) enum Stop {
    /// The command line or a file cannot be used: the sentence says what and how.
    BadInput(Sentence),
    /// The answer is no, and has been written.
    No,
    /// Nobody reads what is written, or it cannot be written.
    Write(io::Error),
}

impl Stop {
    /// The reason in words.
    fn said(&self, language: text::Language) -> String {
        match self {
            Self::BadInput(why) => why.said(language),
            Self::No => sentence("no").said(language),
            Self::Write(error) => sentence("cannot-write").with("why", error.to_string()).said(language),
        }
    }
}

impl<T: Into<Sentence>> From<T> for Stop {
    fn from(why: T) -> Self {
        Self::BadInput(why.into())
    }
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Self {
        Self::Write(error)
    }
}

/// Runs the program and returns its exit code.
pub fn run(
    registry: &[Entry],
    arguments: impl IntoIterator<Item = OsString>,
    mut streams: Streams<'_>,
) -> u8 {
    let arguments: Vec<OsString> = arguments.into_iter().collect();
    streams.language = help::asked(&arguments).unwrap_or(streams.language);
    let cli = match help::worded(Cli::command(), streams.language)
        .try_get_matches_from(arguments)
        .and_then(|matches| Cli::from_arg_matches(&matches))
    {
        Ok(cli) => cli,
        Err(error) => {
            let text = error.render();
            let (code, to) =
                if error.use_stderr() { (BAD_INPUT, &mut *streams.err) } else { (OK, &mut *streams.out) };
            let shown = if streams.terminal { write!(to, "{}", text.ansi()) } else { write!(to, "{text}") };
            // Nobody is left to tell when help cannot be written.
            let _ = shown.and_then(|()| to.flush());
            return code;
        }
    };
    streams.language = cli.lang.unwrap_or(streams.language);
    let done = fault::catch(|| {
        let result = dispatch(registry, cli.command, &mut streams);
        let flushed = streams.out.flush();
        result.and(flushed.map_err(Stop::from))
    });
    let (code, message) = match done {
        Ok(Ok(())) => return OK,
        Ok(Err(Stop::No)) => return NO,
        Ok(Err(Stop::Write(error))) if error.kind() == io::ErrorKind::BrokenPipe => return OK,
        Ok(Err(stop)) => (BAD_INPUT, sentence("error").with("why", stop.said(streams.language))),
        Err(panic) => {
            // What was written before the fault helps to find it.
            let _ = streams.out.flush();
            (FAULT, sentence("error-fault").with("why", panic))
        }
    };
    // Nobody is left to tell when the error stream is closed.
    let _ = writeln!(streams.err, "{}", message.said(streams.language));
    code
}

fn dispatch(registry: &[Entry], command: Command, streams: &mut Streams<'_>) -> Result<(), Stop> {
    match command {
        Command::Games(args) => games::run(registry, &args, streams),
        Command::Play(args) => play::run(registry, &args, streams),
        Command::Sim(args) => sim::run(registry, &args, streams),
        Command::Analyse(args) => analyse::run(registry, &args, streams),
        Command::Tune(args) => tune::run(registry, &args, streams),
        Command::Replay(args) => replay::run(registry, &args, streams),
        Command::Verify(args) => verify::run(registry, &args, streams),
        Command::Inspect(args) => inspect::run(registry, &args, streams),
        Command::Serve(args) => serve::run(registry, args, streams),
        Command::Backup(args) => backup::backup(registry, args, streams),
        Command::Restore(args) => backup::restore(registry, args, streams),
        Command::Check(args) => check::run(registry, args, streams),
        Command::Load(args) => load::run(registry, args, streams),
        Command::Completions { shell } => {
            let mut script = Vec::new();
            let mut command = help::worded(cli::with_games(registry), streams.language);
            clap_complete::generate(shell, &mut command, "kabinett", &mut script);
            Ok(streams.out.write_all(&script)?)
        }
    }
}

/// The game of that id, or a sentence that names those there are.
pub(crate) fn find<'a>(registry: &'a [Entry], id: &str) -> Result<&'a Entry, Sentence> {
    bots::find(registry, id).ok_or_else(|| {
        let known: Vec<&str> = registry.iter().map(|entry| entry.game.id()).collect();
        if known.is_empty() {
            sentence("no-game-at-all").with("game", id)
        } else {
            sentence("no-such-game").with("game", id).with("games", known.join(", "))
        }
    })
}
