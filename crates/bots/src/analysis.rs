//! A finished game looked at again: everybody's chances after every decision, and where they swung.
//!
//! The chances come from games that *Envoys* play on from each position, all cards open, with dice
//! of their own, and from the judgement of the position itself.

use serde::Serialize;
use table::{AnyTable, Dice, Game, Journal, NoLog, Record, RecordError, Seat, Seed};

use crate::judge::{Values, final_value};
use crate::{Entry, Levels, Pace, Seen};

/// The level that plays the positions on.
const PLAYED_BY: &str = "envoy";
/// How much the judgement itself weighs against the games played on, in games.
const JUDGEMENT_COUNTS: f32 = 4.0;

/// The chances after one decision.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Point {
    /// After how many decisions.
    #[serde(rename = "move")]
    pub decisions: usize,
    /// The chance of each seat to win.
    pub win: Vec<f32>,
}

/// A decision that changed the chances.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Swing {
    /// Its number, counted from 1: the point after it has the same number.
    #[serde(rename = "move")]
    pub decisions: usize,
    /// Who took it.
    pub seat: Seat,
    /// The decision.
    pub notation: String,
    /// How the chance of each seat changed.
    pub change: Vec<f32>,
}

/// A whole game looked at again.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Analysis {
    /// The game.
    pub game: &'static str,
    /// The chances before the first decision and after each one.
    pub points: Vec<Point>,
    /// The decisions that changed the chances most, the greatest change first.
    pub swings: Vec<Swing>,
}

/// How closely a game is looked at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Depth {
    /// Games played on from each position.
    pub games: u32,
    /// Only every so many decisions; 1 is every one.
    pub every: usize,
    /// How many swings are told.
    pub swings: usize,
}

impl Default for Depth {
    fn default() -> Self {
        Self { games: 12, every: 1, swings: 8 }
    }
}

/// The chances at the points of a table's game that are asked for; tells `step` of each one, which
/// says whether to go on.
pub type Analyst = fn(&dyn AnyTable, Depth, &mut dyn FnMut(usize) -> bool) -> Option<Vec<Point>>;

/// Looks at a recorded game again.
///
/// # Errors
/// If the record cannot be replayed.
pub fn run(
    entry: &Entry,
    record: &Record,
    depth: Depth,
    mut step: impl FnMut(usize),
) -> Result<Option<Analysis>, RecordError> {
    let table = entry.game.replay(record, usize::MAX)?;
    Ok(of(entry, &*table, depth, &mut |at| {
        step(at);
        true
    }))
}

/// Looks at the game of a table again; nothing if the game has no judgement or `step` says stop.
pub fn of(
    entry: &Entry,
    table: &dyn AnyTable,
    depth: Depth,
    step: &mut dyn FnMut(usize) -> bool,
) -> Option<Analysis> {
    let points = (entry.analyse())(table, depth, step)?;
    let decisions = table.decisions(0);
    let mut swings: Vec<Swing> = points
        .windows(2)
        .map(|pair| {
            let decision = &decisions[pair[1].decisions - 1];
            Swing {
                decisions: pair[1].decisions,
                seat: decision.seat,
                notation: decision.notation.clone(),
                change: pair[0].win.iter().zip(&pair[1].win).map(|(before, after)| after - before).collect(),
            }
        })
        .collect();
    let size = |swing: &Swing| swing.change.iter().fold(0.0_f32, |most, change| most.max(change.abs()));
    swings.sort_by(|a, b| size(b).total_cmp(&size(a)));
    swings.truncate(depth.swings);
    Some(Analysis { game: entry.game.id(), points, swings })
}

/// The [`Analyst`] of a game.
pub(crate) fn work<G: Game, L: Levels<G>>(
    table: &dyn AnyTable,
    depth: Depth,
    step: &mut dyn FnMut(usize) -> bool,
) -> Option<Vec<Point>> {
    let journal = table.as_any().downcast_ref::<Journal<G>>()?;
    let last = journal.entries().len();
    let mut points = Vec::new();
    for decisions in 0..=last {
        if decisions % depth.every.max(1) != 0 && decisions != last {
            continue;
        }
        if !step(decisions) {
            return None;
        }
        let state = journal.state_at(decisions);
        let values = chances::<G, L>(&state, journal.seats(), depth.games)?;
        points.push(Point { decisions, win: values[..journal.seats()].to_vec() });
    }
    Some(points)
}

fn chances<G: Game, L: Levels<G>>(state: &G::State, seats: usize, games: u32) -> Option<Values> {
    if let Some(values) = final_value::<G>(state) {
        return Some(values);
    }
    let mut sums = L::forecast(state)?.map(|value| value * JUDGEMENT_COUNTS);
    for game in 0..games {
        // The same seeds at every position: what changes between two points is the position.
        let values = play_on::<G, L>(state.clone(), seats, Seed::from_number(u64::from(game)));
        for (sum, value) in sums.iter_mut().zip(values) {
            *sum += value;
        }
    }
    Some(sums.map(|sum| sum / (JUDGEMENT_COUNTS + games as f32)))
}

/// The result of a game that computer players finish from here.
fn play_on<G: Game, L: Levels<G>>(mut state: G::State, seats: usize, seed: Seed) -> Values {
    let mut dice = Dice::new(seed);
    let level = L::find(PLAYED_BY).unwrap_or(&L::LEVELS[0]);
    let mut players: Vec<_> = (0..seats)
        .map(|seat| (level.make)(crate::player_seed(seed, Seat(seat as u8), 0), Pace::Fixed))
        .collect();
    let mut legal = Vec::new();
    for _ in 0..G::longest() {
        if let Some(values) = final_value::<G>(&state) {
            return values;
        }
        let Some(seat) = G::waiting_on(&state).iter().next() else { break };
        legal.clear();
        G::legal(&state, seat, &mut legal);
        let action = players[seat.index()].decide(&Seen::new(&state, seat, &legal));
        G::apply(&mut state, seat, action, &mut dice, &mut NoLog);
    }
    [0.0; table::MAX_SEATS]
}
