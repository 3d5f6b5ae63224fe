//! What a long run writes down game by game, so that it can go on later.

use std::fs::{File, OpenOptions};
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};

use bots::sim::{Plan, Played};
use serde::{Deserialize, Serialize};
use table::{Seat, Standing};

use crate::sentence::sentence;
use crate::{Stop, files};

/// What all games of a run have in common: a file goes on only with the same.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
struct Head {
    game: String,
    rules: u32,
    options: serde_json::Value,
    players: Vec<String>,
    rotate: bool,
    seed: u64,
}

/// One finished game.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
struct Line {
    number: u64,
    seed: u64,
    rotation: usize,
    decisions: usize,
    end: String,
    places: Vec<u8>,
    scores: Vec<i32>,
}

/// The file of a run.
pub(super) struct Journal {
    path: PathBuf,
    file: File,
}

impl Journal {
    /// Opens or begins the file, and gives the games that are in it already.
    pub(super) fn open(path: &Path, entry: &bots::Entry, plan: &Plan) -> Result<(Self, Vec<Played>), Stop> {
        let head = Head {
            game: entry.game.id().to_owned(),
            rules: entry.game.rules(),
            options: plan.options.clone(),
            players: plan.levels.clone(),
            rotate: plan.rotate,
            seed: plan.first,
        };
        let played = if path.exists() { read(path, entry, &head)? } else { Vec::new() };
        let file = OpenOptions::new().create(true).append(true).open(path);
        let mut journal =
            Self { path: path.to_owned(), file: file.map_err(|error| files::about(path, &error))? };
        let empty = journal.file.metadata().is_ok_and(|about| about.len() == 0);
        if empty {
            journal.write(&head)?;
        }
        Ok((journal, played))
    }

    /// Writes a finished game down. One that failed is played again when the run goes on.
    pub(super) fn add(&mut self, played: &Played) -> Result<(), Stop> {
        let Ok(outcome) = &played.result else { return Ok(()) };
        self.write(&Line {
            number: played.number,
            seed: played.seed,
            rotation: played.rotation,
            decisions: played.decisions,
            end: outcome.end.to_owned(),
            places: outcome.standings.iter().map(|standing| standing.place).collect(),
            scores: outcome.standings.iter().map(|standing| standing.score).collect(),
        })
    }

    fn write(&mut self, line: &impl Serialize) -> Result<(), Stop> {
        let mut text = serde_json::to_string(line).expect("plain data");
        text.push('\n');
        self.file.write_all(text.as_bytes()).map_err(|error| files::about(&self.path, &error))
    }
}

/// The seed number of the first game of the run in a file, if there is one.
pub(super) fn seed(path: &Path) -> Option<u64> {
    let mut first = String::new();
    BufReader::new(File::open(path).ok()?).read_line(&mut first).ok()?;
    serde_json::from_str::<Head>(&first).ok().map(|head| head.seed)
}

fn read(path: &Path, entry: &bots::Entry, head: &Head) -> Result<Vec<Played>, Stop> {
    let file = File::open(path).map_err(|error| files::about(path, &error))?;
    let mut lines = BufReader::new(file).lines();
    let Some(first) = lines.next() else { return Ok(Vec::new()) };
    let first = first.map_err(|error| files::about(path, &error))?;
    let found: Head =
        serde_json::from_str(&first).map_err(|_| files::wrong(path, sentence("run-unreadable")))?;
    if found != *head {
        return Err(files::wrong(path, sentence("run-of-others")));
    }
    let mut played = Vec::new();
    for line in lines {
        let line = line.map_err(|error| files::about(path, &error))?;
        // The last line of a run that was killed may be cut off: that game is played again.
        let Ok(line) = serde_json::from_str::<Line>(&line) else { continue };
        let Some(&end) = entry.game.ends().iter().find(|end| **end == line.end) else { continue };
        let standings =
            line.places.iter().zip(&line.scores).map(|(&place, &score)| Standing { place, score });
        played.push(Played {
            number: line.number,
            seed: line.seed,
            rotation: line.rotation,
            decisions: line.decisions,
            result: Ok(table::Outcome { end, standings: standings.collect() }),
            record: None,
        });
    }
    Ok(played)
}

/// The share of the win that each player of a game has.
pub(super) fn shares(played: &Played, players: usize) -> Option<Vec<f64>> {
    let outcome = played.result.as_ref().ok()?;
    let winners = outcome.standings.iter().filter(|standing| standing.place == 1).count().max(1);
    let share = |seat: Seat| f64::from(u8::from(outcome.standings[seat.index()].place == 1)) / winners as f64;
    Some((0..players).map(|player| share(played.seat_of(player, players))).collect())
}
