//! What you may decide, and nothing else: for programs that need no board.

use axum::Json;
use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;

use super::extract::{Me, Path};
use crate::app::App;
use crate::problem::{Problem, ProblemBody, fault};

/// What you may decide now.
#[derive(Serialize, ToSchema)]
#[schema(as = LegalDecisions)]
pub(crate) struct LegalBody {
    /// The version of the table: what goes into `after`.
    sequence: i64,
    /// Who must decide now.
    waiting_on: Vec<u8>,
    /// How far the table is.
    state: &'static str,
    /// Whether the table is finished: nothing here changes any more.
    r#final: bool,
    /// Every decision you may take now, in writing.
    legal: Vec<String>,
    /// What you may also decide beside the course of the game, waited on or not.
    aside: Vec<String>,
}

/// What you may decide now, without the board and the prices
#[utoipa::path(get, path = "/api/tables/{id}/legal", tag = "playing", params(("id" = String, Path)),
    responses((status = 200, body = LegalBody), (status = 401, body = ProblemBody),
        (status = 403, body = ProblemBody), (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn legal(
    State(app): State<App>,
    Me(me): Me,
    Path(id): Path<String>,
) -> Result<Json<LegalBody>, Problem> {
    let room = app.hall.room(&id).await?;
    let mut inner = room.enter(&app.hall).await?;
    let seat = crate::tables::own_seat(&inner, &me.id)?;
    let state = inner.row.state.word();
    let play = inner.play(&room, &app.hall).await?;
    let waiting_on = play.waiting_on();
    let (legal, aside) = if play.over.is_some() {
        (Vec::new(), Vec::new())
    } else {
        bots::fault::catch(|| (play.journal.legal(seat), play.journal.aside(seat))).map_err(fault)?
    };
    Ok(Json(LegalBody {
        sequence: play.sequence,
        waiting_on: waiting_on.iter().map(|seat| seat.0).collect(),
        state,
        r#final: play.over.is_some(),
        legal,
        aside,
    }))
}
