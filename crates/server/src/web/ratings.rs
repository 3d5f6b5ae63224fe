//! Ratings.

use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::extract::Query;
use crate::app::App;
use crate::problem::{Kind, Problem, ProblemBody};
use crate::ratings::PROVISIONAL;
use crate::store::RatingRow;

/// A rating.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Rating)]
pub(crate) struct RatingBody {
    /// Whose.
    person: String,
    name: String,
    /// The id of the game.
    game: String,
    /// With how many players.
    seats: i64,
    /// The rating; everybody begins with 1500.
    rating: i64,
    /// How far the truth may be from it.
    deviation: i64,
    /// How many games it follows from.
    games: i64,
    /// Whether it says little as yet.
    provisional: bool,
}

impl From<RatingRow> for RatingBody {
    fn from(row: RatingRow) -> Self {
        Self {
            person: row.person,
            name: row.name,
            game: row.game,
            seats: row.seats,
            rating: row.rating.round() as i64,
            deviation: row.deviation.round() as i64,
            games: row.games,
            provisional: row.deviation > PROVISIONAL,
        }
    }
}

/// Which ratings.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct WhichRatings {
    /// The id of the game.
    game: String,
    /// With how many players; the game's smallest number unless said.
    seats: Option<i64>,
    /// At most so many (50 unless said, 200 at most).
    limit: Option<i64>,
}

/// The best of a game with so many players
#[utoipa::path(get, path = "/api/ratings", tag = "people", params(WhichRatings),
    responses((status = 200, body = Vec<RatingBody>), (status = 404, body = ProblemBody)))]
pub(crate) async fn ratings(
    State(app): State<App>,
    Query(which): Query<WhichRatings>,
) -> Result<Json<Vec<RatingBody>>, Problem> {
    let entry = bots::find(&app.hall.registry, &which.game)
        .ok_or_else(|| Problem::new(Kind::NotFound, "detail-no-such-game"))?;
    let seats = which.seats.unwrap_or(*entry.game.seats().start() as i64);
    let limit = which.limit.unwrap_or(50).clamp(1, 200);
    let best = app.hall.store.best(&which.game, seats, limit).await?;
    Ok(Json(best.into_iter().map(RatingBody::from).collect()))
}
