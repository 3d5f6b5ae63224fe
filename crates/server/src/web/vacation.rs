//! Vacation.

use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use utoipa::ToSchema;

use super::extract::{Body, Me};
use crate::app::App;
use crate::problem::{Problem, ProblemBody};
use crate::tables::{VacationBody, to_the_end};

/// For how long.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Days {
    /// So many days from now on; 0 is back.
    days: i64,
}

/// Your vacation
#[utoipa::path(get, path = "/api/me/vacation", tag = "people", responses((status = 200, body = VacationBody)))]
pub(crate) async fn vacation(State(app): State<App>, Me(me): Me) -> Result<Json<VacationBody>, Problem> {
    app.hall.vacation(&me.id).await.map(Json)
}

/// Go on vacation, or come back
///
/// Until the vacation ends, your time does not count at tables with a slow clock. Whole days that you do not use are
/// given back.
#[utoipa::path(put, path = "/api/me/vacation", tag = "people", request_body = Days,
    responses((status = 200, body = VacationBody), (status = 400, body = ProblemBody)))]
pub(crate) async fn set_vacation(
    State(app): State<App>,
    Me(me): Me,
    Body(wish): Body<Days>,
) -> Result<Json<VacationBody>, Problem> {
    to_the_end(app.hall.clone().take_vacation(me.id, wish.days)).await.map(Json)
}
