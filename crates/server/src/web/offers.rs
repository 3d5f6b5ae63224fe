//! Offers between seats.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use utoipa::ToSchema;

use super::extract::{Body, Me, Path};
use crate::app::App;
use crate::problem::{Problem, ProblemBody};
use crate::tables::{Answer, NewOffer, OfferBody, to_the_end};

/// What you say to an offer.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct OfferAnswer {
    answer: Answer,
}

/// Every offer at a table
#[utoipa::path(get, path = "/api/tables/{id}/offers", tag = "playing", params(("id" = String, Path)),
    responses((status = 200, body = Vec<OfferBody>), (status = 404, body = ProblemBody)))]
pub(crate) async fn offers(
    State(app): State<App>,
    Path(id): Path<String>,
) -> Result<Json<Vec<OfferBody>>, Problem> {
    let room = app.hall.room(&id).await?;
    let mut inner = room.enter(&app.hall).await?;
    Ok(Json(inner.all_offers(&app.hall).await?))
}

/// Offer a draw or a payment, or ask for one
///
/// Everybody at the table sees it. An offer of money binds nobody: the payment is a decision of its own. What was asked
/// for is paid when it is accepted; a computer answers by its judgement.
#[utoipa::path(post, path = "/api/tables/{id}/offers", tag = "playing", params(("id" = String, Path)),
    request_body = NewOffer, responses((status = 201, body = OfferBody), (status = 403, body = ProblemBody)))]
pub(crate) async fn make_offer(
    State(app): State<App>,
    Me(me): Me,
    Path(id): Path<String>,
    Body(wish): Body<NewOffer>,
) -> Result<Response, Problem> {
    let room = app.hall.room(&id).await?;
    let offer = to_the_end(room.make_offer(app.hall.clone(), me.id, wish)).await?;
    Ok((StatusCode::CREATED, Json(offer)).into_response())
}

/// Accept, decline or withdraw an offer
///
/// Once all have accepted a draw, the game is over. Whoever accepts a request pays it at once.
#[utoipa::path(post, path = "/api/tables/{id}/offers/{number}", tag = "playing",
    params(("id" = String, Path), ("number" = i64, Path)), request_body = OfferAnswer,
    responses((status = 200, body = OfferBody), (status = 403, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn answer_offer(
    State(app): State<App>,
    Me(me): Me,
    Path((id, number)): Path<(String, i64)>,
    Body(asked): Body<OfferAnswer>,
) -> Result<Json<OfferBody>, Problem> {
    let room = app.hall.room(&id).await?;
    to_the_end(room.answer_offer(app.hall.clone(), me.id, number, asked.answer)).await.map(Json)
}
