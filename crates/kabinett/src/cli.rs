//! The command line. Its words are in the catalogues: see [`crate::help`].

use std::path::PathBuf;
use std::str::FromStr;

use bots::Entry;
use clap::builder::PossibleValuesParser;
use clap::{Args, CommandFactory, Parser, Subcommand};
use clap_complete::Shell;
use table::{Seat, Seed, Viewer};

use crate::backup::{BackupArgs, RestoreArgs};
use crate::check::CheckArgs;
use crate::load::LoadArgs;
use crate::serve::ServeArgs;
use crate::text::Language;

#[derive(Debug, Parser)]
#[command(name = "kabinett", version, arg_required_else_help = true, max_term_width = 110)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Command,
    #[arg(long, global = true, value_name = "LANGUAGE")]
    pub(crate) lang: Option<Language>,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    Games(GamesArgs),
    Play(PlayArgs),
    Sim(SimArgs),
    Analyse(AnalyseArgs),
    Tune(TuneArgs),
    Replay(ReplayArgs),
    Verify(VerifyArgs),
    Inspect(InspectArgs),
    Serve(ServeArgs),
    Backup(BackupArgs),
    Restore(RestoreArgs),
    Check(CheckArgs),
    Load(LoadArgs),
    Completions { shell: Shell },
}

#[derive(Debug, Args)]
pub(crate) struct GamesArgs {
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct PlayArgs {
    #[arg(value_name = "GAME", required_unless_present = "load")]
    pub(crate) game: Option<String>,
    #[arg(long, value_name = "WHO,WHO,…", value_delimiter = ',')]
    pub(crate) players: Vec<String>,
    #[command(flatten)]
    pub(crate) options: OptionArgs,
    #[arg(long, conflicts_with = "load")]
    pub(crate) seed: Option<SeedArg>,
    #[arg(long, value_name = "FILE")]
    pub(crate) save: Option<PathBuf>,
    #[arg(long, value_name = "FILE", conflicts_with = "options")]
    pub(crate) load: Option<PathBuf>,
}

#[derive(Debug, Args)]
#[allow(clippy::struct_excessive_bools, reason = "each is a switch of the command line")]
pub(crate) struct SimArgs {
    #[arg(value_name = "GAME")]
    pub(crate) game: String,
    #[arg(long, value_name = "LEVEL,LEVEL,…", value_delimiter = ',', required = true)]
    pub(crate) players: Vec<String>,
    #[arg(long, value_name = "N", default_value_t = 100)]
    pub(crate) games: u64,
    #[arg(long)]
    pub(crate) rotate: bool,
    #[arg(long)]
    pub(crate) round_robin: bool,
    #[arg(long, value_name = "N", requires = "round_robin")]
    pub(crate) seats: Option<u8>,
    #[arg(long, value_name = "PATH")]
    pub(crate) resume: Option<PathBuf>,
    #[arg(long, value_name = "S")]
    pub(crate) seed: Option<u64>,
    #[arg(long, value_name = "J", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) jobs: Option<u16>,
    #[command(flatten)]
    pub(crate) options: OptionArgs,
    #[arg(long)]
    pub(crate) check: bool,
    #[arg(long)]
    pub(crate) json: bool,
    #[arg(long, value_name = "DIR")]
    pub(crate) save: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub(crate) struct AnalyseArgs {
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    #[arg(long, value_name = "N", default_value_t = 12)]
    pub(crate) games: u32,
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) every: u32,
    #[arg(long, value_name = "N", default_value_t = 8)]
    pub(crate) swings: usize,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct TuneArgs {
    #[arg(value_name = "GAME")]
    pub(crate) game: String,
    #[arg(long, value_name = "FILE", default_value = "weights.json")]
    pub(crate) file: PathBuf,
    #[arg(long, value_name = "N", default_value_t = 50)]
    pub(crate) generations: usize,
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) games: u32,
    #[arg(long, value_name = "N")]
    pub(crate) seats: Option<u8>,
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub(crate) seed: u64,
    #[command(flatten)]
    pub(crate) options: OptionArgs,
}

#[derive(Debug, Args)]
pub(crate) struct ReplayArgs {
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    #[arg(long, value_name = "N")]
    pub(crate) at: Option<usize>,
    #[arg(long)]
    pub(crate) log: bool,
    #[arg(long, value_name = "WHO", default_value = "open", value_parser = viewer)]
    pub(crate) viewer: Viewer,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct VerifyArgs {
    #[arg(value_name = "FILE", required = true)]
    pub(crate) files: Vec<PathBuf>,
}

#[derive(Debug, Args)]
pub(crate) struct InspectArgs {
    #[arg(value_name = "GAME", index = 1)]
    pub(crate) game: String,
    #[arg(value_name = "FILE", index = 2)]
    pub(crate) file: Option<PathBuf>,
    #[arg(long)]
    pub(crate) check: bool,
}

#[derive(Debug, Args)]
#[group(id = "options", multiple = true)]
pub(crate) struct OptionArgs {
    #[arg(long = "option", value_name = "KEY=VALUE")]
    pub(crate) option: Vec<String>,
}

/// A seed as people type it.
#[derive(Debug, Clone, Copy)]
pub(crate) struct SeedArg(pub(crate) Seed);

impl FromStr for SeedArg {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        text.parse()
            .map(Seed::from_number)
            .or_else(|_| text.parse())
            .map(Self)
            .map_err(|_| "a seed is a number or 64 hexadecimal digits".to_owned())
    }
}

fn viewer(text: &str) -> Result<Viewer, String> {
    match (text, text.strip_prefix("seat:").map(str::parse)) {
        ("spectator", _) => Ok(Viewer::Spectator),
        ("open", _) => Ok(Viewer::Open),
        (_, Some(Ok(seat))) => Ok(Viewer::Seat(Seat(seat))),
        _ => Err("a viewer is seat:N (counted from 0), spectator or open".to_owned()),
    }
}

/// The command line with the names of the games filled in, for completion.
pub(crate) fn with_games(registry: &[Entry]) -> clap::Command {
    let ids: Vec<&'static str> = registry.iter().map(|entry| entry.game.id()).collect();
    ["play", "sim", "inspect"].iter().fold(Cli::command(), |command, name| {
        let ids = ids.clone();
        command.mut_subcommand(name, |sub| {
            sub.mut_arg("game", |arg| arg.value_parser(PossibleValuesParser::new(ids)))
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_is_sound() {
        Cli::command().debug_assert();
        with_games(&[]).debug_assert();
    }

    #[test]
    fn viewers_and_seeds_are_read() {
        assert_eq!(viewer("seat:1"), Ok(Viewer::Seat(Seat(1))));
        assert!(viewer("seat:").is_err() && viewer("seat:-1").is_err() && viewer("1").is_err());
        assert!("7".parse::<SeedArg>().is_ok() && "ab".repeat(32).parse::<SeedArg>().is_ok());
        assert!("seven".parse::<SeedArg>().is_err());
    }
}
