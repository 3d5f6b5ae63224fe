//! For whoever runs the server.

use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};

use crate::app::App;
use crate::problem::{Problem, ProblemBody};

/// Whether the process lives
#[utoipa::path(get, path = "/healthz", tag = "operations", responses((status = 200, body = String)))]
pub(crate) async fn healthz() -> &'static str {
    "ok"
}

/// Whether the database answers
#[utoipa::path(get, path = "/readyz", tag = "operations",
    responses((status = 200, body = String), (status = 503, body = ProblemBody)))]
pub(crate) async fn readyz(State(app): State<App>) -> Result<&'static str, Problem> {
    app.hall.store.ping().await?;
    Ok("ready")
}

/// Figures for Prometheus
#[utoipa::path(get, path = "/metrics", tag = "operations", responses((status = 200, body = String)))]
pub(crate) async fn figures(State(app): State<App>) -> Response {
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], app.metrics.render()).into_response()
}
