//! Ratings: Glicko-2 for two, Weng–Lin for more, each game and number of players on its own.
//!
//! Only rated tables count, and only those where people began and were to end the game. Both systems are shown on
//! one scale: everybody begins with 1500, give or take 350.

use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use skillratings::{MultiTeamOutcome, Outcomes};

use crate::problem::Problem;
use crate::store::{Counted, RatingRow, SeatRow};
use crate::tables::{Hall, TableResult};

/// One point of Weng–Lin, whose ratings begin with 25 ± 25/3, on our scale.
const POINT: f64 = 42.0;

/// A rating with a larger deviation says little as yet.
pub(crate) const PROVISIONAL: f64 = 110.0;

/// The rating of somebody who has not played.
fn first(game: &str, seats: i64) -> RatingRow {
    let Glicko2Rating { rating, deviation, volatility } = Glicko2Rating::new();
    let (person, name, game) = (String::new(), String::new(), game.to_owned());
    RatingRow { person, name, game, seats, rating, deviation, volatility, games: 0 }
}

/// The ratings after a game that ended with these places, 1 the best.
fn after(before: &[RatingRow], places: &[usize]) -> Vec<RatingRow> {
    let mut after = before.to_vec();
    if let ([one, two], [first, second]) = (before, places) {
        let outcome = match first.cmp(second) {
            std::cmp::Ordering::Less => Outcomes::WIN,
            std::cmp::Ordering::Equal => Outcomes::DRAW,
            std::cmp::Ordering::Greater => Outcomes::LOSS,
        };
        let rating = |row: &RatingRow| Glicko2Rating {
            rating: row.rating,
            deviation: row.deviation,
            volatility: row.volatility,
        };
        let (one, two) = glicko2(&rating(one), &rating(two), &outcome, &Glicko2Config::new());
        for (row, new) in after.iter_mut().zip([one, two]) {
            (row.rating, row.deviation, row.volatility) = (new.rating, new.deviation, new.volatility);
        }
        return after;
    }
    let start = Glicko2Rating::new().rating;
    let ratings: Vec<[WengLinRating; 1]> = before
        .iter()
        .map(|row| {
            [WengLinRating {
                rating: WengLinRating::new().rating + (row.rating - start) / POINT,
                uncertainty: row.deviation / POINT,
            }]
        })
        .collect();
    let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> =
        ratings.iter().zip(places).map(|(team, &place)| (&team[..], MultiTeamOutcome::new(place))).collect();
    for (row, team) in after.iter_mut().zip(weng_lin_multi_team(&teams, &WengLinConfig::new())) {
        if let [new] = team[..] {
            row.rating = start + (new.rating - WengLinRating::new().rating) * POINT;
            row.deviation = new.uncertainty * POINT;
        }
    }
    after
}

/// The people and their places by seat, if the game was between people; who dropped out is behind all others.
fn places(seats: &[SeatRow], result: &TableResult) -> Option<(Vec<String>, Vec<usize>)> {
    let people: Vec<String> = seats.iter().filter_map(|seat| seat.person.clone()).collect();
    if people.len() != seats.len() || people.len() < 2 || result.standings.len() != seats.len() {
        return None;
    }
    let place = |(seat, standing): (&SeatRow, &table::Standing)| {
        let stayed = seat.kind == crate::store::SeatKind::Person;
        if stayed { usize::from(standing.place) } else { seats.len() + 1 }
    };
    Some((people, seats.iter().zip(&result.standings).map(place).collect()))
}

/// Counts every finished rated table that has not been counted.
pub(crate) async fn count_finished(hall: &Hall) -> Result<(), Problem> {
    for id in hall.store.uncounted().await? {
        let Some((row, seats)) = hall.store.table(&id).await? else { continue };
        let result =
            row.result.as_deref().and_then(|result| serde_json::from_str::<TableResult>(result).ok());
        let Some((people, places)) = result.and_then(|result| places(&seats, &result)) else {
            hall.store.skip_counting(&id).await?;
            continue;
        };
        let counted = Counted { table: &id, game: &row.game, people: &people, at: hall.clock.now() };
        let first = first(&row.game, seats.len() as i64);
        if hall.store.count(&counted, &first, |before| after(before, &places)).await? {
            metrics::counter!("kabinett_rated_games_total").increment(1);
            hall.changed(&id).await?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn people(ratings: &[f64]) -> Vec<RatingRow> {
        let row = |rating: &f64| RatingRow { rating: *rating, ..first("tiny", ratings.len() as i64) };
        ratings.iter().map(row).collect()
    }

    #[test]
    fn two_are_rated_by_glicko_2() {
        // Glickman's paper gives 1464 for one player against three; for one game of equals the gain is symmetric.
        let new = after(&people(&[1500.0, 1500.0]), &[1, 2]);
        assert!((new[0].rating - 1662.2).abs() < 0.5, "{new:?}");
        assert!((new[0].rating + new[1].rating - 3000.0).abs() < 1e-6);
        assert!(new[0].deviation < 350.0);
        let drawn = after(&people(&[1700.0, 1500.0]), &[1, 1]);
        assert!(drawn[0].rating < 1700.0 && drawn[1].rating > 1500.0);
    }

    #[test]
    fn more_are_rated_by_their_places() {
        let new = after(&people(&[1500.0; 4]), &[2, 1, 5, 3]);
        assert!(
            new[1].rating > new[0].rating && new[0].rating > new[3].rating && new[3].rating > new[2].rating
        );
        assert!(new.iter().all(|row| row.deviation < 350.0));
        let tied = after(&people(&[1500.0; 3]), &[1, 1, 3]);
        assert!((tied[0].rating - tied[1].rating).abs() < 1e-9 && tied[0].rating > tied[2].rating);
    }
}
