//! For whoever runs the server.

use std::fmt::Write as _;

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
    let mut figures = app.metrics.render();
    if let Some(bytes) = resident_memory() {
        // Writing to memory does not fail.
        let _ = writeln!(
            figures,
            "# TYPE process_resident_memory_bytes gauge\nprocess_resident_memory_bytes {bytes}"
        );
    }
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], figures).into_response()
}

/// The memory of this process, where the system tells it.
fn resident_memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let kib = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    kib.trim().strip_suffix("kB")?.trim().parse::<u64>().ok().map(|kib| kib * 1024)
}
