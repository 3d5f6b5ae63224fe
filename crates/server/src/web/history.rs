//! What was done at a table, and when.

use axum::Json;
use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;

use super::extract::{Me, Path};
use crate::app::App;
use crate::problem::{Problem, ProblemBody};
use crate::store::{RowKind, State as TableState};
use crate::time::Millis;

/// Something that was done.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = HistoryLine)]
pub(crate) struct HistoryBody {
    /// The version of the table that it made.
    sequence: i64,
    /// `decide`, `undo`, `resign`, `time-out`, `draw` or `vacation`.
    kind: &'static str,
    seat: u8,
    at: Millis,
    /// The decision in writing: your own, and once the game is over everybody's.
    notation: Option<String>,
}

/// What was done at a table, by whom and when
///
/// What others decided may be hidden while the game runs; the log of the position tells what of it is known.
#[utoipa::path(get, path = "/api/tables/{id}/history", tag = "playing", params(("id" = String, Path)),
    responses((status = 200, body = Vec<HistoryBody>), (status = 404, body = ProblemBody)))]
pub(crate) async fn history(
    State(app): State<App>,
    me: Option<Me>,
    Path(id): Path<String>,
) -> Result<Json<Vec<HistoryBody>>, Problem> {
    let room = app.hall.room(&id).await?;
    let inner = room.enter(&app.hall).await?;
    let mine = me.and_then(|Me(person)| inner.seat_of(&person.id));
    let finished = inner.row.state == TableState::Finished;
    drop(inner);
    let rows = app.hall.store.decisions(&id, 0).await?;
    let line = |row: crate::store::DecisionRow| {
        let known = finished || mine.is_some_and(|seat| i64::from(seat.0) == row.seat);
        HistoryBody {
            sequence: row.sequence,
            kind: row.kind.word(),
            seat: row.seat as u8,
            at: row.at,
            notation: Some(row.notation).filter(|_| known && row.kind == RowKind::Decide),
        }
    };
    Ok(Json(rows.into_iter().map(line).collect()))
}
