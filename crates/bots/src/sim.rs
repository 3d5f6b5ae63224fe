//! Whole games between computer players, by the thousand.
//!
//! Game number `n` of a run has the seed number `first + n`, its players' chance follows from that
//! seed (with rotation, every seed is played once from each seating), and the sums do not depend on who played what when: a run gives the same result on any
//! number of threads, and a single game of it can be played again alone.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;
use std::time::Instant;

use serde_json::Value;
use table::{Dice, FORMAT, Game, NoLog, Outcome, Record, RecordResult, Seat, Seed, Standing, VERSION};

use crate::{Entry, Level, Levels, Pace, Player, Seen, fault, player_seed};

/// The most failures a [`Summary`] keeps with their records; all are counted.
const MOST_FAILURES: usize = 100;

/// What to play.
#[derive(Debug, Clone)]
pub struct Plan {
    /// The game's options.
    pub options: Value,
    /// The level of each player. Without rotation player `n` sits in seat `n`.
    pub levels: Vec<String>,
    /// Whether the players change seats from game to game, each seed being played in every rotation.
    pub rotate: bool,
    /// The seed number of the first game.
    pub first: u64,
    /// How many games.
    pub games: u64,
    /// Numbers of games that need not be played any more.
    pub done: BTreeSet<u64>,
    /// Whether every decision is checked against the rules and the invariants.
    pub check: bool,
    /// Whether the record of every game is wanted; that of a failed game always is.
    pub keep: bool,
}

impl Plan {
    /// The seed number of a game and by how many seats its players are moved on.
    pub fn seating(&self, number: u64) -> (u64, usize) {
        if !self.rotate {
            return (self.first.wrapping_add(number), 0);
        }
        let seats = self.levels.len() as u64;
        (self.first.wrapping_add(number / seats), (number % seats) as usize)
    }
}

/// One game of a run.
#[derive(Debug)]
pub struct Played {
    /// Its number in the run, from 0.
    pub number: u64,
    /// The seed number.
    pub seed: u64,
    /// Player `n` sat in the seat `n + rotation`, counted around the table.
    pub rotation: usize,
    /// How many decisions were taken.
    pub decisions: usize,
    /// The result, or what went wrong.
    pub result: Result<Outcome, String>,
    /// The record, where it is wanted.
    pub record: Option<Record>,
}

impl Played {
    /// The seat of a player.
    pub const fn seat_of(&self, player: usize, seats: usize) -> Seat {
        Seat(((player + self.rotation) % seats) as u8)
    }
}

/// A game that went wrong.
#[derive(Debug, Clone, serde::Serialize)]
pub struct Failure {
    /// The seed number.
    pub seed: u64,
    /// What went wrong.
    pub reason: String,
    /// How many decisions were taken.
    pub decisions: usize,
    /// The game up to and including the decision that went wrong.
    pub record: Option<Record>,
}

/// The sums of a run.
#[derive(Debug, Clone, Default)]
pub struct Summary {
    /// How many games were played.
    pub games: u64,
    /// How many decisions were taken.
    pub decisions: u64,
    /// How long it took.
    pub seconds: f64,
    /// How often each end came with each winner; no winner where the first place was shared.
    pub outcomes: BTreeMap<(&'static str, Option<Seat>), u64>,
    /// How often each player won alone.
    pub wins: Vec<u64>,
    /// The sum of scores, by player.
    pub scores: Vec<i64>,
    /// How many games went wrong.
    pub failed: u64,
    /// The games that went wrong, by their number in the run: the first hundred of them.
    pub failures: BTreeMap<u64, Failure>,
}

impl Summary {
    /// Adds one game to the sums.
    pub fn add(&mut self, played: Played) {
        self.games += 1;
        self.decisions += played.decisions as u64;
        match &played.result {
            Ok(outcome) => {
                let winner = winner(&outcome.standings);
                *self.outcomes.entry((outcome.end, winner)).or_default() += 1;
                let seats = outcome.standings.len();
                self.scores.resize(self.scores.len().max(seats), 0);
                self.wins.resize(self.wins.len().max(seats), 0);
                for player in 0..seats {
                    let seat = played.seat_of(player, seats);
                    self.scores[player] += i64::from(outcome.standings[seat.index()].score);
                    self.wins[player] += u64::from(winner == Some(seat));
                }
            }
            Err(reason) => {
                self.failed += 1;
                let reason = reason.clone();
                let Played { number, seed, decisions, record, .. } = played;
                self.failures.insert(number, Failure { seed, reason, decisions, record });
                if self.failures.len() > MOST_FAILURES {
                    self.failures.pop_last();
                }
            }
        }
    }
}

/// The seat with the first place to itself.
pub fn winner(standings: &[Standing]) -> Option<Seat> {
    let mut firsts = standings.iter().enumerate().filter(|(_, standing)| standing.place == 1);
    match (firsts.next(), firsts.next()) {
        (Some((seat, _)), None) => Some(Seat(seat as u8)),
        _ => None,
    }
}

/// Plays the games whose numbers `next` gives, and hands each to `done`, which says whether to go
/// on. One of these per thread; [`run`] sees to it.
pub type Worker = fn(&Plan, &dyn Fn() -> Option<u64>, &mut dyn FnMut(Played) -> bool) -> Result<(), String>;

/// Plays all games of the plan on `jobs` threads, telling `each` of every finished one.
///
/// # Errors
/// If the plan does not fit the game, or what `each` returns.
pub fn run<E: From<String>>(
    entry: &Entry,
    plan: &Plan,
    jobs: usize,
    mut each: impl FnMut(&Played) -> Result<(), E>,
) -> Result<Summary, E> {
    let worker = entry.simulate();
    let started = Instant::now();
    let mut summary = Summary::default();
    let taken = AtomicU64::new(0);
    let stopped = AtomicBool::new(false);
    let next = || {
        loop {
            let number = taken.fetch_add(1, Ordering::Relaxed);
            if number >= plan.games || stopped.load(Ordering::Relaxed) {
                return None;
            }
            if !plan.done.contains(&number) {
                return Some(number);
            }
        }
    };
    let result = std::thread::scope(|scope| {
        let (sender, receiver) = mpsc::sync_channel(1024);
        let workers: Vec<_> = (0..jobs.max(1))
            .map(|_| {
                let (sender, next) = (sender.clone(), &next);
                scope.spawn(move || worker(plan, next, &mut |played| sender.send(played).is_ok()))
            })
            .collect();
        drop(sender);
        for played in receiver {
            if let Err(error) = each(&played) {
                stopped.store(true, Ordering::Relaxed);
                return Err(error);
            }
            summary.add(played);
        }
        for worker in workers {
            worker.join().map_err(|_| "a thread of the simulation ended in a fault".to_owned())??;
        }
        Ok(())
    });
    summary.seconds = started.elapsed().as_secs_f64();
    result.map(|()| summary)
}

/// What one thread uses again from game to game.
struct Scratch<G: Game> {
    legal: Vec<G::Action>,
    decisions: Vec<(Seat, G::Action)>,
}

/// The [`Worker`] of a game.
pub(crate) fn work<G: Game, L: Levels<G>>(
    plan: &Plan,
    next: &dyn Fn() -> Option<u64>,
    done: &mut dyn FnMut(Played) -> bool,
) -> Result<(), String> {
    let options: G::Options =
        serde_json::from_value(plan.options.clone()).map_err(|error| error.to_string())?;
    let levels = plan
        .levels
        .iter()
        .map(|name| L::find(name).ok_or_else(|| format!("there is no level “{name}”")))
        .collect::<Result<Vec<_>, _>>()?;
    let mut scratch = Scratch::<G> { legal: Vec::new(), decisions: Vec::new() };
    while let Some(number) = next() {
        let (seed_number, rotation) = plan.seating(number);
        let seed = Seed::from_number(seed_number);
        let seats = levels.len();
        let seated: Vec<_> = (0..seats).map(|seat| levels[(seat + seats - rotation) % seats]).collect();
        scratch.decisions.clear();
        let result = fault::catch(|| one(&options, &seated, seed, plan.check, &mut scratch))
            .unwrap_or_else(|panic| Err(format!("panic: {panic}")));
        let record = (plan.keep || result.is_err()).then(|| Record {
            format: FORMAT.to_owned(),
            version: VERSION,
            game: G::ID.to_owned(),
            rules: G::RULES,
            options: plan.options.clone(),
            seats: seated.iter().map(|level| level.info.name.to_owned()).collect(),
            seed: Some(seed),
            commitment: seed.commitment(),
            decisions: scratch.decisions.iter().map(|(seat, action)| (*seat, action.to_string())).collect(),
            result: result.as_ref().ok().map(RecordResult::from),
        });
        let decisions = scratch.decisions.len();
        if !done(Played { number, seed: seed_number, rotation, decisions, result, record }) {
            break;
        }
    }
    Ok(())
}

/// One game. Nothing is allocated per decision once the lists have grown.
fn one<G: Game>(
    options: &G::Options,
    levels: &[&Level<G>],
    seed: Seed,
    check: bool,
    scratch: &mut Scratch<G>,
) -> Result<Outcome, String> {
    let mut players: Vec<Box<dyn Player<G>>> = levels
        .iter()
        .enumerate()
        .map(|(seat, level)| (level.make)(player_seed(seed, Seat(seat as u8), 0), Pace::Fixed))
        .collect();
    let mut dice = Dice::new(seed);
    let mut state = G::setup(options, levels.len(), &mut dice).map_err(|error| error.to_string())?;
    let longest = G::longest();
    loop {
        let Some(seat) = G::waiting_on(&state).iter().next() else {
            return G::outcome(&state)
                .ok_or_else(|| "nobody is waited on, yet there is no result".to_owned());
        };
        if scratch.decisions.len() >= longest {
            return Err(format!("not over after {longest} decisions, the most a game can take"));
        }
        scratch.legal.clear();
        G::legal(&state, seat, &mut scratch.legal);
        if scratch.legal.is_empty() {
            return Err(format!("seat {seat} is waited on and has no legal decision"));
        }
        let action = players[seat.index()].decide(&Seen::new(&state, seat, &scratch.legal));
        scratch.decisions.push((seat, action));
        if check {
            G::check(&state, seat, action)
                .map_err(|illegal| format!("“{action}” is listed but refused by {illegal}"))?;
        }
        G::apply(&mut state, seat, action, &mut dice, &mut NoLog);
        if check {
            G::invariants(&state)
                .map_err(|broken| format!("after “{action}” this no longer holds: {broken}"))?;
        }
    }
}
