//! Tables: list, make, sit down, start.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};

use super::extract::{Body, Me, Path, Query};
use super::shapes::TableBody;
use crate::app::App;
use crate::people::Person;
use crate::problem::{Kind, Problem, ProblemBody};
use crate::store::{Filter, State as TableState};
use crate::tables::{MakeTable, Room, to_the_end};

/// Which tables to list.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct Which {
    /// `open`, `running` or `finished`.
    state: Option<String>,
    /// `1`: only where you sit or are invited.
    mine: Option<String>,
    /// Only of this game.
    game: Option<String>,
    /// Only those whose last change was before this time.
    before: Option<i64>,
    /// At most so many (50 unless said, 200 at most).
    limit: Option<i64>,
}

/// Who takes the open seats.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct StartWith {
    /// The level of the computers on open seats; the strongest unless said.
    level: Option<String>,
}

async fn answer(app: &App, room: &Arc<Room>, me: &Person) -> Result<Json<TableBody>, Problem> {
    let mut inner = room.enter(&app.hall).await?;
    Ok(Json(TableBody::full(&app.hall, room, &mut inner, Some(&me.id)).await?))
}

/// Tables, the latest first
#[utoipa::path(get, path = "/api/tables", tag = "tables", params(Which),
    responses((status = 200, body = Vec<TableBody>)))]
pub(crate) async fn tables(
    State(app): State<App>,
    me: Option<Me>,
    Query(which): Query<Which>,
) -> Result<Json<Vec<TableBody>>, Problem> {
    let me = me.map(|Me(person)| person.id);
    let state = which
        .state
        .map(TableState::try_from)
        .transpose()
        .map_err(|_| Problem::new(Kind::BadRequest, "detail-table-state"))?;
    let mine = which.mine.is_some_and(|mine| matches!(mine.as_str(), "1" | "true"));
    if mine && me.is_none() {
        return Err(Problem::new(Kind::NoSession, "detail-no-session"));
    }
    let filter = Filter {
        state,
        game: which.game.map(|game| game.replace('\0', "")),
        of: me.clone().filter(|_| mine),
        before: which.before,
        limit: which.limit.unwrap_or(50).clamp(1, 200),
    };
    let tables = app.hall.store.tables(&filter).await?;
    Ok(Json(tables.iter().map(|(row, seats)| TableBody::of(&app.hall, row, seats, me.as_deref())).collect()))
}

/// Make a table
///
/// It starts by itself once all seats are filled, unless `start` is false.
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = MakeTable,
    responses((status = 201, body = TableBody), (status = 422, body = ProblemBody)))]
pub(crate) async fn make_table(
    State(app): State<App>,
    Me(me): Me,
    Body(wish): Body<MakeTable>,
) -> Result<Response, Problem> {
    let room = to_the_end(app.hall.clone().make_table(me.clone(), wish)).await?;
    Ok((StatusCode::CREATED, answer(&app, &room, &me).await?).into_response())
}

/// A table
#[utoipa::path(get, path = "/api/tables/{id}", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = TableBody), (status = 404, body = ProblemBody)))]
pub(crate) async fn table(
    State(app): State<App>,
    me: Option<Me>,
    Path(id): Path<String>,
) -> Result<Json<TableBody>, Problem> {
    let room = app.hall.room(&id).await?;
    let mut inner = room.enter(&app.hall).await?;
    let me = me.map(|Me(person)| person.id);
    Ok(Json(TableBody::full(&app.hall, &room, &mut inner, me.as_deref()).await?))
}

/// Take down a table that has not started
#[utoipa::path(delete, path = "/api/tables/{id}", tag = "tables", params(("id" = String, Path)),
    responses((status = 204), (status = 409, body = ProblemBody)))]
pub(crate) async fn take_down(
    State(app): State<App>,
    Me(me): Me,
    Path(id): Path<String>,
) -> Result<StatusCode, Problem> {
    let room = app.hall.room(&id).await?;
    to_the_end(room.take_down(app.hall.clone(), me)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Sit down
#[utoipa::path(post, path = "/api/tables/{id}/seats/{seat}", tag = "tables",
    params(("id" = String, Path), ("seat" = u8, Path)),
    responses((status = 200, body = TableBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn sit_down(
    State(app): State<App>,
    Me(me): Me,
    Path((id, seat)): Path<(String, u8)>,
) -> Result<Json<TableBody>, Problem> {
    let room = app.hall.room(&id).await?;
    to_the_end(room.clone().sit_down(app.hall.clone(), me.clone(), i64::from(seat))).await?;
    answer(&app, &room, &me).await
}

/// Leave a seat before the start, or empty one as the owner
#[utoipa::path(delete, path = "/api/tables/{id}/seats/{seat}", tag = "tables",
    params(("id" = String, Path), ("seat" = u8, Path)),
    responses((status = 200, body = TableBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn stand_up(
    State(app): State<App>,
    Me(me): Me,
    Path((id, seat)): Path<(String, u8)>,
) -> Result<Json<TableBody>, Problem> {
    let room = app.hall.room(&id).await?;
    to_the_end(room.clone().stand_up(app.hall.clone(), me.clone(), i64::from(seat))).await?;
    answer(&app, &room, &me).await
}

/// Start now: open seats go to computers
#[utoipa::path(post, path = "/api/tables/{id}/start", tag = "tables", params(("id" = String, Path)),
    request_body = StartWith, responses((status = 200, body = TableBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn start(
    State(app): State<App>,
    Me(me): Me,
    Path(id): Path<String>,
    Body(with): Body<StartWith>,
) -> Result<Json<TableBody>, Problem> {
    let room = app.hall.room(&id).await?;
    to_the_end(room.clone().start(app.hall.clone(), me.clone(), with.level)).await?;
    answer(&app, &room, &me).await
}

/// Play again, seats moved on by one
///
/// The first to ask makes the table; who asks later gets the same one.
#[utoipa::path(post, path = "/api/tables/{id}/rematch", tag = "tables", params(("id" = String, Path)),
    responses((status = 201, body = TableBody), (status = 200, body = TableBody), (status = 403, body = ProblemBody)))]
pub(crate) async fn rematch(
    State(app): State<App>,
    Me(me): Me,
    Path(id): Path<String>,
) -> Result<Response, Problem> {
    let room = app.hall.room(&id).await?;
    let (next, new) = to_the_end(room.rematch(app.hall.clone(), me.clone())).await?;
    let status = if new { StatusCode::CREATED } else { StatusCode::OK };
    Ok((status, answer(&app, &next, &me).await?).into_response())
}
