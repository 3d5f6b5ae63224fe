//! What every request can reach.

use std::sync::Arc;

use crate::Config;
use crate::notify::Post;
use crate::people::Sessions;
use crate::tables::Hall;
use crate::web::limits::Limits;

/// What every request can reach.
#[derive(Clone)]
pub(crate) struct App {
    pub(crate) hall: Arc<Hall>,
    pub(crate) post: Arc<Post>,
    pub(crate) sessions: Arc<Sessions>,
    pub(crate) limits: Arc<Limits>,
    pub(crate) config: Arc<Config>,
    pub(crate) metrics: metrics_exporter_prometheus::PrometheusHandle,
    /// Set when the server goes down: streams end then.
    pub(crate) stop: tokio_util::sync::CancellationToken,
}
