//! Chat and private notes.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::extract::{Body, Me, Path, Query};
use super::shapes::ChatBody;
use crate::app::App;
use crate::problem::{Kind, Problem, ProblemBody};
use crate::tables::to_the_end;

/// Some plain text.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Text {
    text: String,
}

/// After which line.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct SinceLine {
    /// Only lines after this number.
    since: Option<i64>,
}

fn fits(text: &str, most: usize) -> Result<(), Problem> {
    if text.chars().count() > most {
        return Err(Problem::new(Kind::TooLarge, "detail-text-most").about("most", &most));
    }
    Ok(())
}

/// What was said at a table
#[utoipa::path(get, path = "/api/tables/{id}/chat", tag = "talk", params(("id" = String, Path), SinceLine),
    responses((status = 200, body = Vec<ChatBody>)))]
pub(crate) async fn chat(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(since): Query<SinceLine>,
) -> Result<Json<Vec<ChatBody>>, Problem> {
    app.hall.room(&id).await?;
    let lines = app.hall.store.chat(&id, since.since.unwrap_or(0), 1000).await?;
    Ok(Json(lines.into_iter().map(ChatBody::from).collect()))
}

/// Say something
#[utoipa::path(post, path = "/api/tables/{id}/chat", tag = "talk", params(("id" = String, Path)),
    request_body = Text, responses((status = 201, body = ChatBody), (status = 413, body = ProblemBody)))]
pub(crate) async fn say(
    State(app): State<App>,
    Me(me): Me,
    Path(id): Path<String>,
    Body(said): Body<Text>,
) -> Result<Response, Problem> {
    let text: String =
        said.text.trim().chars().filter(|letter| !letter.is_control() || *letter == '\n').collect();
    fits(&text, 500)?;
    if text.is_empty() {
        return Err(Problem::new(Kind::BadRequest, "detail-nothing-said"));
    }
    let room = app.hall.room(&id).await?;
    let inner = room.enter(&app.hall).await?;
    if inner.row.private && !inner.seats.iter().any(|seat| seat.person.as_ref() == Some(&me.id)) {
        return Err(Problem::new(Kind::NotAllowed, "detail-private-talk"));
    }
    drop(inner);
    let at = app.hall.clock.now();
    let hall = app.hall.clone();
    let line = to_the_end(async move {
        let number = hall.store.add_chat(&id, &me.id, &text, at).await?;
        room.chat_grew(number).await;
        hall.store.tell(&id).await?;
        Ok(crate::store::ChatRow { number, person: me.id, name: me.name, text, at })
    })
    .await?;
    Ok((StatusCode::CREATED, Json(ChatBody::from(line))).into_response())
}

/// Your own notes at a table
#[utoipa::path(get, path = "/api/tables/{id}/notes", tag = "talk", params(("id" = String, Path)),
    responses((status = 200, body = Text)))]
pub(crate) async fn notes(
    State(app): State<App>,
    Me(me): Me,
    Path(id): Path<String>,
) -> Result<Json<Text>, Problem> {
    app.hall.room(&id).await?;
    Ok(Json(Text { text: app.hall.store.notes(&id, &me.id).await? }))
}

/// Write your own notes at a table
#[utoipa::path(put, path = "/api/tables/{id}/notes", tag = "talk", params(("id" = String, Path)),
    request_body = Text, responses((status = 200, body = Text), (status = 413, body = ProblemBody)))]
pub(crate) async fn set_notes(
    State(app): State<App>,
    Me(me): Me,
    Path(id): Path<String>,
    Body(notes): Body<Text>,
) -> Result<Json<Text>, Problem> {
    fits(&notes.text, 10_000)?;
    if notes.text.contains('\0') {
        return Err(Problem::new(Kind::BadRequest, "detail-bad-text"));
    }
    app.hall.room(&id).await?;
    app.hall.store.set_notes(&id, &me.id, &notes.text).await?;
    Ok(Json(notes))
}
