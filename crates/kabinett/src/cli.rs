//! The command line.

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

const EXAMPLES: &str = "\
Examples:
  kabinett games                                    what can be played, with which options
  kabinett play imperial-struggle                   play in this terminal against the computer
  kabinett play imperial-struggle --players human,human
                                                    two people at one keyboard
  kabinett sim imperial-struggle --players random,random --games 1000
                                                    a thousand games, and how they ended
  kabinett replay game.kab.json --at 40 --log       the table after 40 decisions
  kabinett verify *.kab.json                        prove that nobody touched a die or a deck
  kabinett serve --open                             people play in their browsers
  kabinett backup monday.kab.gz                     all that the server keeps, in one file

Exit codes: 0 done · 1 the answer is no (a record does not hold, a simulated game failed, answers
differ) · 2 the command line or a file cannot be used · 70 a fault of the program";

/// Board games of the eighteenth century, to the letter of their rulebooks
#[derive(Debug, Parser)]
#[command(name = "kabinett", version, after_help = EXAMPLES, arg_required_else_help = true, max_term_width = 110)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Command,
    /// The language to speak, such as “de”; unless said, as the environment says, else English
    #[arg(long, global = true, value_name = "LANGUAGE")]
    pub(crate) lang: Option<Language>,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// List the games with their seats, options, levels and ends
    Games(GamesArgs),
    /// Play at a plain table in this terminal
    Play(PlayArgs),
    /// Let computer players play whole games and sum up how they ended
    Sim(SimArgs),
    /// Show who stood how well after every decision of a recorded game
    Analyse(AnalyseArgs),
    /// Tune the weights by which computer players judge positions
    Tune(TuneArgs),
    /// Show the table at any point of a recorded game
    Replay(ReplayArgs),
    /// Replay records and hold them to their results and commitments
    Verify(VerifyArgs),
    /// Answer questions about positions
    Inspect(InspectArgs),
    /// Start the server
    Serve(ServeArgs),
    /// Write everything a server keeps to one file
    Backup(BackupArgs),
    /// Fill an empty database from a backup
    Restore(RestoreArgs),
    /// Replay every stored game and report those that the rules now refuse
    Check(CheckArgs),
    /// Play random games through the interface of a server and measure it
    Load(LoadArgs),
    /// Print a completion script for a shell
    #[command(
        after_help = "Example:\n  kabinett completions bash > ~/.local/share/bash-completion/completions/kabinett"
    )]
    Completions {
        /// The shell that is to complete
        shell: Shell,
    },
}

#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  kabinett games\n  kabinett games --json | jq '.[].options'")]
pub(crate) struct GamesArgs {
    /// Print one JSON array
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  kabinett play imperial-struggle
  kabinett play imperial-struggle --players random,human --seed 7
  kabinett play --load imperial-struggle-1f0c2b9a.kab.json

The game is saved after every decision. Type “help” at the table for what you can type there.")]
pub(crate) struct PlayArgs {
    /// The game (see “kabinett games”); with --load the record knows it
    #[arg(value_name = "GAME", required_unless_present = "load")]
    pub(crate) game: Option<String>,
    /// Who sits where: “human” or a level, by seat; unless said, you against the strongest level
    #[arg(long, value_name = "WHO,WHO,…", value_delimiter = ',')]
    pub(crate) players: Vec<String>,
    #[command(flatten)]
    pub(crate) options: OptionArgs,
    /// The seed of all chance: a number or 64 hexadecimal digits; drawn unless said
    #[arg(long, conflicts_with = "load")]
    pub(crate) seed: Option<SeedArg>,
    /// Where the game is saved; unless said, a new file in this folder, or the file loaded
    #[arg(long, value_name = "FILE")]
    pub(crate) save: Option<PathBuf>,
    /// Go on with a saved game
    #[arg(long, value_name = "FILE", conflicts_with = "options")]
    pub(crate) load: Option<PathBuf>,
}

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  kabinett sim imperial-struggle --players random,random --games 2000
  kabinett sim imperial-struggle --players random,random --games 100 --seed 1 --check --json
  kabinett sim imperial-struggle --players random,random --games 20 --save games/

Game number n of a run has the seed S + n, so “--seed S+n --games 1” plays it again alone.
The result for a seed is the same for any number of jobs.")]
#[allow(clippy::struct_excessive_bools, reason = "each is a switch of the command line")]
pub(crate) struct SimArgs {
    /// The game (see “kabinett games”)
    #[arg(value_name = "GAME")]
    pub(crate) game: String,
    /// The level of each seat; how many there are is how many seats the table has
    #[arg(long, value_name = "LEVEL,LEVEL,…", value_delimiter = ',', required = true)]
    pub(crate) players: Vec<String>,
    /// How many games to play
    #[arg(long, value_name = "N", default_value_t = 100)]
    pub(crate) games: u64,
    /// Let the players change seats from game to game: every seed is played once from each seating
    #[arg(long)]
    pub(crate) rotate: bool,
    /// Let every level of --players play every other, seats rotated, and rate them: --games for each pair
    #[arg(long)]
    pub(crate) round_robin: bool,
    /// Seats of a --round-robin table; unless said, as few as the game allows
    #[arg(long, value_name = "N", requires = "round_robin")]
    pub(crate) seats: Option<u8>,
    /// Write results to this file (with --round-robin: to this folder) and go on from what is in it
    #[arg(long, value_name = "PATH")]
    pub(crate) resume: Option<PathBuf>,
    /// The seed number of the first game; drawn unless said
    #[arg(long, value_name = "S")]
    pub(crate) seed: Option<u64>,
    /// How many games at once; unless said, as many as there are cores
    #[arg(long, value_name = "J", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) jobs: Option<u16>,
    #[command(flatten)]
    pub(crate) options: OptionArgs,
    /// Check every decision against the rules and the state against the game's invariants
    #[arg(long)]
    pub(crate) check: bool,
    /// Print one JSON object
    #[arg(long)]
    pub(crate) json: bool,
    /// Write each game to this folder as SEED.kab.json
    #[arg(long, value_name = "DIR")]
    pub(crate) save: Option<PathBuf>,
}

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  kabinett analyse game.kab.json
  kabinett analyse game.kab.json --json | jq .swings

The chances come from games that computer players finish from each position, all cards open.")]
pub(crate) struct AnalyseArgs {
    /// The record, or “-” for the standard input
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    /// How many games are played on from each position
    #[arg(long, value_name = "N", default_value_t = 12)]
    pub(crate) games: u32,
    /// Look only at every so many decisions
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) every: u32,
    /// How many of the biggest swings to show
    #[arg(long, value_name = "N", default_value_t = 8)]
    pub(crate) swings: usize,
    /// Print one JSON object
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  kabinett tune imperial-struggle --generations 40 --file weights.json
  kabinett tune struggle-of-empires --seats 4 --games 200 --file weights.json

Every generation is written to the file; the same command goes on from there.")]
pub(crate) struct TuneArgs {
    /// The game (see “kabinett games”)
    #[arg(value_name = "GAME")]
    pub(crate) game: String,
    /// Where the progress and the weights are written
    #[arg(long, value_name = "FILE", default_value = "weights.json")]
    pub(crate) file: PathBuf,
    /// How many generations to reach
    #[arg(long, value_name = "N", default_value_t = 50)]
    pub(crate) generations: usize,
    /// How many games each candidate plays
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) games: u32,
    /// Seats at the table; unless said, as few as the game allows
    #[arg(long, value_name = "N")]
    pub(crate) seats: Option<u8>,
    /// The seed number of the first game
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub(crate) seed: u64,
    #[command(flatten)]
    pub(crate) options: OptionArgs,
}

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  kabinett replay game.kab.json
  kabinett replay game.kab.json --at 40 --log --viewer seat:1
  zcat game.kab.json.gz | kabinett replay - --json | jq .view")]
pub(crate) struct ReplayArgs {
    /// The record, or “-” for the standard input
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    /// After how many decisions; unless said, after the last one
    #[arg(long, value_name = "N")]
    pub(crate) at: Option<usize>,
    /// Print the log up to that point as well
    #[arg(long)]
    pub(crate) log: bool,
    /// Whose eyes: seat:N, spectator, or open (all cards face up)
    #[arg(long, value_name = "WHO", default_value = "open", value_parser = viewer)]
    pub(crate) viewer: Viewer,
    /// Print one JSON object
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  kabinett verify game.kab.json
  kabinett verify games/*.kab.json

A record holds if its seed is the one that was committed to, the rules let every decision pass, and the
decisions lead to the recorded result.")]
pub(crate) struct VerifyArgs {
    /// The records; “-” is the standard input
    #[arg(value_name = "FILE", required = true)]
    pub(crate) files: Vec<PathBuf>,
}

#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  kabinett inspect imperial-struggle positions.json
  kabinett inspect imperial-struggle --check positions.jsonl.gz
  zcat positions.gz | kabinett inspect imperial-struggle

Positions are a JSON array or JSON Lines, plain or gzipped.")]
pub(crate) struct InspectArgs {
    /// The game (see “kabinett games”)
    #[arg(value_name = "GAME", index = 1)]
    pub(crate) game: String,
    /// The positions; the standard input unless said
    #[arg(value_name = "FILE", index = 2)]
    pub(crate) file: Option<PathBuf>,
    /// Compare with the answers in the file: print every difference and how many there are
    #[arg(long)]
    pub(crate) check: bool,
}

#[derive(Debug, Args)]
#[group(id = "options", multiple = true)]
pub(crate) struct OptionArgs {
    /// An option of the game (see “kabinett games”); may be given several times
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
