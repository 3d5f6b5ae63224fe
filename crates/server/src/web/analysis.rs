//! Finished games looked at again.

use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use utoipa::ToSchema;

use super::extract::Path;
use crate::app::App;
use crate::problem::{Problem, ProblemBody};
use crate::tables::{AnalysisBody, Looked};

/// After so many seconds it is worth asking again.
const ASK_AGAIN: &str = "1";

/// How far the look at a game is.
#[derive(Serialize, ToSchema)]
#[schema(as = AnalysisProgress)]
pub(crate) struct ProgressBody {
    /// The decisions that were looked at.
    done: usize,
    /// All decisions.
    of: usize,
}

/// Everybody's chances in the course of a finished game
///
/// Computers play on from some points of the game. That takes some seconds: until it is done the answer is
/// 202 with how far it is.
#[utoipa::path(get, path = "/api/tables/{id}/analysis", tag = "playing", params(("id" = String, Path)),
    responses((status = 200, body = AnalysisBody), (status = 202, body = ProgressBody),
        (status = 403, body = ProblemBody), (status = 404, body = ProblemBody), (status = 503, body = ProblemBody)))]
pub(crate) async fn analysis(State(app): State<App>, Path(id): Path<String>) -> Result<Response, Problem> {
    let room = app.hall.room(&id).await?;
    Ok(match room.analysis(&app.hall).await? {
        Looked::Ready(body) => Json(&*body).into_response(),
        Looked::Pending { done, of } => {
            let again = [(header::RETRY_AFTER, ASK_AGAIN)];
            (StatusCode::ACCEPTED, again, Json(ProgressBody { done, of })).into_response()
        }
    })
}
