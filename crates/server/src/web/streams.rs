//! Live updates.

use std::time::Duration;

use axum::extract::State;
use axum::response::sse::{KeepAlive, Sse};
use axum::response::{IntoResponse, Response};

use super::extract::{Headers, Me, Path};
use crate::app::App;
use crate::live::{Since, person_stream, table_stream};
use crate::problem::{Kind, Problem, ProblemBody};

/// How often an idle stream says that it lives.
const HEARTBEAT: Duration = Duration::from_secs(15);

fn full() -> Problem {
    Problem::new(Kind::Unavailable, "detail-streams")
}

/// The events of a table
///
/// Server-sent events `position`, `table`, `chat` and `presence`; a reconnect with `Last-Event-ID` goes on
/// where it was.
#[utoipa::path(get, path = "/api/tables/{id}/events", tag = "live", params(("id" = String, Path)),
    responses((status = 200, content_type = "text/event-stream", body = String), (status = 404, body = ProblemBody)))]
pub(crate) async fn table_events(
    State(app): State<App>,
    me: Option<Me>,
    Path(id): Path<String>,
    Headers(headers): Headers,
) -> Result<Response, Problem> {
    let room = app.hall.room(&id).await?;
    let place = app.limits.stream().ok_or_else(full)?;
    let since = headers.get("last-event-id").and_then(|id| id.to_str().ok()).and_then(Since::parse);
    let person = me.map(|Me(person)| person.id);
    let stream = table_stream(app.hall.clone(), room, person, since, app.stop.clone(), place);
    Ok(Sse::new(stream).keep_alive(KeepAlive::new().interval(HEARTBEAT)).into_response())
}

/// Your turns and invitations
///
/// Server-sent events `turn`, `turn-over` and `invitation`, beginning with what holds now.
#[utoipa::path(get, path = "/api/me/events", tag = "live",
    responses((status = 200, content_type = "text/event-stream", body = String), (status = 401, body = ProblemBody)))]
pub(crate) async fn my_events(State(app): State<App>, Me(me): Me) -> Result<Response, Problem> {
    let place = app.limits.stream().ok_or_else(full)?;
    let stream = person_stream(app.hall.clone(), me.id, app.stop.clone(), place);
    Ok(Sse::new(stream).keep_alive(KeepAlive::new().interval(HEARTBEAT)).into_response())
}
