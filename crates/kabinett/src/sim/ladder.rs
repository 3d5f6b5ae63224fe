//! `kabinett sim --round-robin`: every level against every other.

use bots::Entry;
use serde_json::json;
use skillratings::elo::{EloRating, expected_score};

use super::{between, interval, play};
use crate::cli::SimArgs;
use crate::columns::{Columns, Edge};
use crate::sentence::sentence;
use crate::{Stop, Streams};

/// Where the weakest level stands.
const BASE: f64 = 1_000.0;
/// Steps of the fit, far more than it takes to come to rest.
const STEPS: usize = 4_000;

/// One pair of levels and how it ended for the first of them.
struct Pairing {
    first: usize,
    second: usize,
    games: u64,
    /// Wins of the first, a shared win by its share.
    share: f64,
    wins: u64,
}

pub(super) fn run(entry: &Entry, args: &SimArgs, streams: &mut Streams<'_>) -> Result<(), Stop> {
    let levels = &args.players;
    let seats = args.seats.map_or(*entry.game.seats().start(), usize::from);
    let mut pairings = Vec::new();
    for first in 0..levels.len() {
        for second in 0..first {
            // At a table of many, one of the first level sits among players of the second.
            let mut players = vec![levels[second].clone(); seats];
            players[0].clone_from(&levels[first]);
            let resume = args.resume.as_ref().map(|path| {
                let name = format!("{}-{}.jsonl", levels[first], levels[second]);
                path.join(name)
            });
            if let Some(folder) = &args.resume {
                std::fs::create_dir_all(folder).map_err(|error| crate::files::about(folder, &error))?;
            }
            let (plan, summary, share) = play(entry, args, players, true, resume.as_deref(), streams)?;
            if summary.failed > 0 {
                let failed = i64::try_from(summary.failed).unwrap_or(i64::MAX);
                let players = plan.levels.join(", ");
                return Err(sentence("ladder-failed").with("failed", failed).with("players", players).into());
            }
            pairings.push(Pairing { first, second, games: summary.games, share, wins: summary.wins[0] });
        }
    }
    let ratings = fit(levels.len(), seats, &pairings);
    if args.json {
        let pairs: Vec<_> = pairings
            .iter()
            .map(|pair| {
                let (low, high) = interval(pair.wins, pair.games);
                json!({
                    "level": levels[pair.first], "against": levels[pair.second], "games": pair.games,
                    "wins": pair.wins, "share": pair.share, "low": low, "high": high,
                })
            })
            .collect();
        let ladder: Vec<_> = levels
            .iter()
            .zip(&ratings)
            .map(|(level, elo)| json!({ "level": level, "elo": elo.round() }))
            .collect();
        let value = json!({ "game": entry.game.id(), "seats": seats, "pairs": pairs, "ladder": ladder });
        serde_json::to_writer_pretty(&mut *streams.out, &value).map_err(std::io::Error::from)?;
        writeln!(streams.out)?;
        return Ok(());
    }
    let language = streams.language;
    let head = [("game", entry.game.name().into()), ("seats", seats.into())];
    writeln!(streams.out, "{}\n", language.say("ladder-head", &head))?;
    let mut columns = Columns::new([
        (language.say("sim-level", &[]), Edge::Left),
        (language.say("ladder-against", &[]), Edge::Left),
        (language.say("sim-games", &[]), Edge::Right),
        (language.say("sim-wins", &[]), Edge::Right),
        (language.say("sim-interval", &[]), Edge::Right),
    ]);
    for pair in &pairings {
        let (low, high) = interval(pair.wins, pair.games);
        columns.add([
            levels[pair.first].clone(),
            levels[pair.second].clone(),
            pair.games.to_string(),
            language.percent(pair.wins as f64 / pair.games.max(1) as f64),
            between(low, high, language),
        ]);
    }
    columns.write(streams.out)?;
    writeln!(streams.out)?;
    let mut columns = Columns::new([
        (language.say("sim-level", &[]), Edge::Left),
        (language.say("ladder-elo", &[]), Edge::Right),
    ]);
    for (level, elo) in levels.iter().zip(&ratings) {
        columns.add([level.clone(), language.decimal(*elo, 0)]);
    }
    Ok(columns.write(streams.out)?)
}

/// The Elo ratings under which these results are the most likely ones; the first level is the base.
/// At a table of many, a share of one win in so many seats is a draw.
fn fit(levels: usize, seats: usize, pairings: &[Pairing]) -> Vec<f64> {
    let mut ratings = vec![BASE; levels];
    for step in 0..STEPS {
        let pace = 32.0 / (1.0 + step as f64 / 200.0);
        let mut moves = vec![0.0; levels];
        for pair in pairings {
            // One imaginary draw keeps a clean sweep finite.
            let even = 1.0 / seats as f64;
            let share = (pair.share + even) / (pair.games as f64 + 1.0);
            let score = share * (seats as f64 - 1.0) / (share * (seats as f64 - 1.0) + 1.0 - share);
            let (expected, _) = expected_score(
                &EloRating { rating: ratings[pair.first] },
                &EloRating { rating: ratings[pair.second] },
            );
            moves[pair.first] += pace * (score - expected);
            moves[pair.second] -= pace * (score - expected);
        }
        for (rating, change) in ratings.iter_mut().zip(moves) {
            *rating += change;
        }
        let shift = BASE - ratings[0];
        for rating in &mut ratings {
            *rating += shift;
        }
    }
    ratings
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_wins_of_four_are_about_two_hundred_points() {
        let pair = Pairing { first: 1, second: 0, games: 4_000, share: 3_000.0, wins: 3_000 };
        let ratings = fit(2, 2, &[pair]);
        assert!((ratings[0] - BASE).abs() < 1e-6 && (ratings[1] - BASE - 190.8).abs() < 1.0, "{ratings:?}");
    }

    #[test]
    fn a_fair_share_at_a_table_of_four_is_no_difference() {
        let pair = Pairing { first: 1, second: 0, games: 4_000, share: 1_000.0, wins: 1_000 };
        let ratings = fit(2, 4, &[pair]);
        assert!((ratings[1] - BASE).abs() < 1.0, "{ratings:?}");
    }
}
