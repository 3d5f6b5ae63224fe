//! Look at a table, decide, take back, resign, and take the record home.

use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::extract::{Body, Headers, Me, Path, Query};
use super::people::wants_little;
use super::shapes::TableBody;
use crate::app::App;
use crate::problem::{Kind, Problem, ProblemBody};
use crate::store::{SeatKind, State as TableState};
use crate::tables::{As, Ask, Look, Position, QuoteBody, to_the_end};

/// What to show of a table.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct Show {
    /// After how many decisions; now unless said.
    at: Option<usize>,
    /// `me`, `spectator`, or, once finished, `open`.
    r#as: Option<String>,
    /// From which decision on the log is wanted.
    log_since: Option<usize>,
}

/// From where on the log is wanted.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct Since {
    /// From which decision on the log is wanted.
    log_since: Option<usize>,
}

/// A decision in writing.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Notation {
    notation: String,
}

/// A decision, and what was seen before it was taken.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Decide {
    notation: String,
    /// The sequence number of the position you have seen.
    after: i64,
}

/// What was seen.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct After {
    /// The sequence number of the position you have seen.
    after: i64,
}

/// What a decision would cost.
#[derive(Serialize, ToSchema)]
pub(crate) struct Checked {
    /// Nothing if it is free.
    quote: Option<QuoteBody>,
}

/// All that is needed to draw a table
#[utoipa::path(get, path = "/api/tables/{id}/position", tag = "playing", params(("id" = String, Path), Show),
    responses((status = 200, body = Position), (status = 403, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn position(
    State(app): State<App>,
    me: Option<Me>,
    Path(id): Path<String>,
    Query(show): Query<Show>,
) -> Result<Json<Position>, Problem> {
    let eyes = match show.r#as.as_deref() {
        None | Some("me") => As::Me,
        Some("spectator") => As::Spectator,
        Some("open") => As::Open,
        Some(_) => return Err(Problem::new(Kind::BadRequest, "detail-eyes")),
    };
    let look = Look {
        person: me.map(|Me(person)| person.id),
        eyes,
        at: show.at,
        log_since: show.log_since.unwrap_or(0),
        minimal: false,
    };
    let room = app.hall.room(&id).await?;
    let mut inner = room.enter(&app.hall).await?;
    Ok(Json(room.position(&app.hall, &mut inner, &look).await?))
}

/// What a decision would cost, or why it is refused
#[utoipa::path(post, path = "/api/tables/{id}/check", tag = "playing", params(("id" = String, Path)),
    request_body = Notation, responses((status = 200, body = Checked), (status = 422, body = ProblemBody)))]
pub(crate) async fn check(
    State(app): State<App>,
    Me(me): Me,
    Path(id): Path<String>,
    Body(asked): Body<Notation>,
) -> Result<Json<Checked>, Problem> {
    let quote = app.hall.room(&id).await?.check(&app.hall, &me.id, &asked.notation).await?;
    Ok(Json(Checked { quote: QuoteBody::of(&quote) }))
}

/// Decide
///
/// Answered once the decision is durable. The header `Idempotency-Key` makes repeating it safe;
/// `Prefer: return=minimal` asks for the numbers only.
#[utoipa::path(post, path = "/api/tables/{id}/decisions", tag = "playing", params(("id" = String, Path), Since),
    request_body = Decide,
    responses((status = 200, body = Position), (status = 409, body = ProblemBody), (status = 422, body = ProblemBody)))]
pub(crate) async fn decide(
    State(app): State<App>,
    Me(me): Me,
    Path(id): Path<String>,
    Query(since): Query<Since>,
    Headers(headers): Headers,
    Body(asked): Body<Decide>,
) -> Result<Json<Position>, Problem> {
    let key = headers.get("idempotency-key").and_then(|key| key.to_str().ok()).map(str::to_owned);
    if key.as_ref().is_some_and(|key| key.len() > 100) {
        return Err(Problem::new(Kind::BadRequest, "detail-key-length"));
    }
    // Nobody can use another's key.
    let key = key.map(|key| format!("{}:{key}", me.id));
    let look = Look {
        person: Some(me.id.clone()),
        log_since: since.log_since.unwrap_or(0),
        minimal: wants_little(&headers),
        ..Look::default()
    };
    let ask = Ask { person: me.id, after: asked.after, key, look };
    let room = app.hall.room(&id).await?;
    to_the_end(room.decide(app.hall.clone(), ask, asked.notation)).await.map(Json)
}

/// Take your last decision back
#[utoipa::path(post, path = "/api/tables/{id}/undo", tag = "playing", params(("id" = String, Path), Since),
    request_body = After,
    responses((status = 200, body = Position), (status = 409, body = ProblemBody), (status = 422, body = ProblemBody)))]
pub(crate) async fn undo(
    State(app): State<App>,
    Me(me): Me,
    Path(id): Path<String>,
    Query(since): Query<Since>,
    Headers(headers): Headers,
    Body(asked): Body<After>,
) -> Result<Json<Position>, Problem> {
    let look = Look {
        person: Some(me.id.clone()),
        log_since: since.log_since.unwrap_or(0),
        minimal: wants_little(&headers),
        ..Look::default()
    };
    let ask = Ask { person: me.id, after: asked.after, key: None, look };
    let room = app.hall.room(&id).await?;
    to_the_end(room.undo(app.hall.clone(), ask)).await.map(Json)
}

/// Resign
///
/// At a table of two the game is over; at a larger one a computer takes your seat.
#[utoipa::path(post, path = "/api/tables/{id}/resign", tag = "playing", params(("id" = String, Path)),
    responses((status = 200, body = TableBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn resign(
    State(app): State<App>,
    Me(me): Me,
    Path(id): Path<String>,
) -> Result<Json<TableBody>, Problem> {
    let room = app.hall.room(&id).await?;
    to_the_end(room.clone().resign(app.hall.clone(), me.id.clone())).await?;
    let mut inner = room.enter(&app.hall).await?;
    Ok(Json(TableBody::full(&app.hall, &room, &mut inner, Some(&me.id)).await?))
}

/// The record with its seed, once the game is over
#[utoipa::path(get, path = "/api/tables/{id}/record", tag = "playing", params(("id" = String, Path)),
    responses((status = 200, body = serde_json::Value), (status = 403, body = ProblemBody)))]
pub(crate) async fn record(State(app): State<App>, Path(id): Path<String>) -> Result<Response, Problem> {
    let room = app.hall.room(&id).await?;
    let mut inner = room.enter(&app.hall).await?;
    if inner.row.state != TableState::Finished {
        return Err(Problem::new(Kind::StillRunning, "detail-record-later"));
    }
    let names: Vec<String> = inner
        .seats
        .iter()
        .map(|seat| match (&seat.name, &seat.level) {
            (Some(name), Some(level)) if seat.kind == SeatKind::Computer => format!("{name} → {level}"),
            (Some(name), _) => name.clone(),
            (None, level) => level.clone().unwrap_or_default(),
        })
        .collect();
    let text = inner.play(&room, &app.hall).await?.journal.record(&names, true).to_text();
    let file = format!("attachment; filename=\"{}-{id}.kab.json\"", room.entry.game.id());
    Ok(([(header::CONTENT_TYPE, "application/json".to_owned()), (header::CONTENT_DISPOSITION, file)], text)
        .into_response())
}
