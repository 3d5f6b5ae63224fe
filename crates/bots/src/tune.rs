//! Weights tuned by self-play: candidates play *Envoy* games against the weights in use, and CMA-ES
//! moves towards those that win.

use std::sync::atomic::{AtomicU64, Ordering};

use cmaes::{CMAESOptions, DVector};
use serde::{Deserialize, Serialize};
use table::{Dice, Game, NoLog, Seat, Seed};

use crate::judge::{Values, final_value};
use crate::levels::Tuned;
use crate::{Envoy, Player, Seen, player_seed};

/// What to tune with.
#[derive(Debug, Clone)]
pub struct Plan {
    /// The game's options.
    pub options: serde_json::Value,
    /// Seats at the table; one of them plays with the candidate's weights.
    pub seats: usize,
    /// Games of each candidate.
    pub games: u32,
    /// Generations.
    pub generations: usize,
    /// The seed number of the first game.
    pub first: u64,
}

/// How far a tuning has come: enough to go on from here.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Progress {
    /// The game.
    pub game: String,
    /// Generations done.
    pub generation: usize,
    /// The names of the weights.
    pub names: Vec<String>,
    /// The middle of the search: the natural logarithm of each weight against the one in use.
    pub mean: Vec<f64>,
    /// How widely is searched.
    pub spread: f64,
    /// The weights at the middle.
    pub weights: Vec<f32>,
    /// The share of wins of the best candidate of the last generation.
    pub share: f64,
}

/// Tunes a game's weights from where `Progress` stands, telling of every generation; the other
/// function says whether to go on.
pub type Tuner = fn(&Plan, Option<Progress>, &mut dyn FnMut(&Progress) -> bool) -> Result<Progress, String>;

/// How widely is searched in the beginning, in logarithms of weights.
const SPREAD: f64 = 0.25;

/// The [`Tuner`] of a game.
pub(crate) fn work<G: Game, J: Tuned<G>>(
    plan: &Plan,
    from: Option<Progress>,
    each: &mut dyn FnMut(&Progress) -> bool,
) -> Result<Progress, String> {
    let options: G::Options =
        serde_json::from_value(plan.options.clone()).map_err(|error| error.to_string())?;
    let base = J::tuned().numbers();
    let names: Vec<String> = J::NAMES.iter().map(|&name| name.to_owned()).collect();
    let mut progress = from.unwrap_or_else(|| Progress {
        game: G::ID.to_owned(),
        generation: 0,
        mean: vec![0.0; base.len()],
        spread: SPREAD,
        weights: base.clone(),
        share: 0.0,
        names: names.clone(),
    });
    if progress.game != G::ID || progress.names != names {
        return Err("the file is of another game or another table of weights".to_owned());
    }
    let weights = |numbers: &[f64]| -> Vec<f32> {
        base.iter().zip(numbers).map(|(base, number)| base * (number.exp() as f32)).collect()
    };
    let round = AtomicU64::new(plan.first.wrapping_add(progress.generation as u64 * u64::from(plan.games)));
    let losses = |point: &DVector<f64>| {
        let judge = J::with_numbers(&weights(point.as_slice()));
        1.0 - share_of_wins::<G, J>(&options, plan, &judge, round.load(Ordering::Relaxed))
    };
    let mut search = CMAESOptions::new(progress.mean.clone(), progress.spread)
        .tol_fun(0.0)
        .tol_fun_hist(0.0)
        .seed(plan.first.wrapping_add(progress.generation as u64))
        .build(losses)
        .map_err(|error| format!("{error:?}"))?;
    while progress.generation < plan.generations {
        let stopped = search.next_parallel().is_some();
        round.fetch_add(u64::from(plan.games), Ordering::Relaxed);
        progress.generation += 1;
        progress.mean = search.mean().as_slice().to_vec();
        progress.spread = search.sigma();
        progress.weights = weights(&progress.mean);
        progress.share = search.current_best_individual().map_or(0.0, |best| 1.0 - best.value);
        if !each(&progress) || stopped {
            break;
        }
    }
    Ok(progress)
}

/// The share of games that a candidate wins against the weights in use, seats rotated.
fn share_of_wins<G: Game, J: Tuned<G>>(options: &G::Options, plan: &Plan, judge: &J, first: u64) -> f64 {
    let mut wins = 0.0;
    for number in 0..u64::from(plan.games) {
        let seats = plan.seats as u64;
        let seed = Seed::from_number(first.wrapping_add(number / seats));
        let candidate = Seat((number % seats) as u8);
        wins += f64::from(one::<G, J>(options, plan.seats, judge, candidate, seed)[candidate.index()]);
    }
    wins / f64::from(plan.games)
}

fn one<G: Game, J: Tuned<G>>(
    options: &G::Options,
    seats: usize,
    judge: &J,
    candidate: Seat,
    seed: Seed,
) -> Values {
    let mut dice = Dice::new(seed);
    let Ok(mut state) = G::setup(options, seats, &mut dice) else { return [0.0; table::MAX_SEATS] };
    let mut players: Vec<Envoy<J>> = (0..seats as u8)
        .map(Seat)
        .map(|seat| {
            Envoy::new(if seat == candidate { judge.clone() } else { J::tuned() }, player_seed(seed, seat, 0))
        })
        .collect();
    let mut legal = Vec::new();
    loop {
        if let Some(values) = final_value::<G>(&state) {
            return values;
        }
        let Some(seat) = G::waiting_on(&state).iter().next() else { return [0.0; table::MAX_SEATS] };
        legal.clear();
        G::legal(&state, seat, &mut legal);
        let action = players[seat.index()].decide(&Seen::<G>::new(&state, seat, &legal));
        G::apply(&mut state, seat, action, &mut dice, &mut NoLog);
    }
}
