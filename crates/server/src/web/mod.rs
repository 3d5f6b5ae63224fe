//! The interface for browsers and programs: one file for each area.

mod analysis;
mod channels;
mod client;
mod docs;
mod extract;
mod games;
mod guard;
mod history;
mod legal;
mod lobby;
mod offers;
mod openapi;
mod operations;
mod people;
mod play;
mod ratings;
mod records;
mod streams;
mod talk;
mod vacation;

pub(crate) mod doors;
pub(crate) mod limits;
pub(crate) mod shapes;

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::header;
use axum::middleware::from_fn_with_state;
use axum::response::{Html, IntoResponse};
use axum::routing::get;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::trace::TraceLayer;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::problem::{Kind, Problem, fault};

/// The largest body of a request: options may hold a table of facts.
const MOST_BYTES: usize = 256 * 1024;

#[derive(OpenApi)]
#[openapi(info(
    title = "Kabinett",
    description = "Tables, seats, decisions and live updates. docs/api.md says what this description cannot.",
    license(name = "MIT OR Apache-2.0")
))]
struct Description;

/// Every address, and the description of them.
fn api() -> OpenApiRouter<App> {
    OpenApiRouter::with_openapi(Description::openapi())
        .routes(routes!(people::add_guest))
        .routes(routes!(people::me, people::forget_me))
        .routes(routes!(people::set_settings))
        .routes(routes!(people::add_account))
        .routes(routes!(people::sign_in))
        .routes(routes!(people::sign_out))
        .routes(routes!(people::tokens, people::add_token))
        .routes(routes!(people::remove_token))
        .routes(routes!(people::export))
        .routes(routes!(vacation::vacation, vacation::set_vacation))
        .routes(routes!(channels::channels, channels::add_channel))
        .routes(routes!(channels::remove_channel))
        .routes(routes!(channels::test_channel))
        .routes(routes!(channels::ask_unsubscribe, channels::unsubscribe))
        .routes(routes!(channels::ask_confirm, channels::confirm))
        .routes(routes!(ratings::ratings))
        .routes(routes!(games::games))
        .routes(routes!(records::look))
        .routes(routes!(lobby::tables, lobby::make_table))
        .routes(routes!(lobby::table, lobby::take_down))
        .routes(routes!(lobby::sit_down, lobby::stand_up))
        .routes(routes!(lobby::start))
        .routes(routes!(lobby::rematch))
        .routes(routes!(play::position))
        .routes(routes!(legal::legal))
        .routes(routes!(play::check))
        .routes(routes!(play::decide))
        .routes(routes!(play::undo))
        .routes(routes!(play::resign))
        .routes(routes!(play::record))
        .routes(routes!(analysis::analysis))
        .routes(routes!(history::history))
        .routes(routes!(offers::offers, offers::make_offer))
        .routes(routes!(offers::answer_offer))
        .routes(routes!(talk::chat, talk::say))
        .routes(routes!(talk::notes, talk::set_notes))
        .routes(routes!(streams::table_events))
        .routes(routes!(streams::my_events))
        .routes(routes!(operations::healthz))
        .routes(routes!(operations::readyz))
        .routes(routes!(operations::figures))
}

/// The description of the interface.
pub(crate) fn description() -> serde_json::Value {
    let (_, openapi) = api().split_for_parts();
    openapi::complete(openapi)
}

/// The whole service.
pub(crate) fn router(app: App) -> Router {
    let (router, openapi) = api().split_for_parts();
    let description = openapi::complete(openapi);
    let page: Arc<str> = docs::page(&description).into();
    let text: Arc<str> = description.to_string().into();
    router
        .route(
            "/api/openapi.json",
            get(move || async move { ([(header::CONTENT_TYPE, "application/json")], text.to_string()) }),
        )
        .route(
            "/api/docs",
            get(move || async move {
                ([(header::CONTENT_SECURITY_POLICY, docs::policy())], Html(page.to_string()))
            }),
        )
        .method_not_allowed_fallback(|| async { Problem::new(Kind::MethodNotAllowed, "detail-method") })
        .fallback(client::client)
        .layer(CatchPanicLayer::custom(|_| fault("a request failed").into_response()))
        .layer(DefaultBodyLimit::max(MOST_BYTES))
        .layer(from_fn_with_state(app.clone(), guard::speak))
        .layer(CompressionLayer::new())
        .layer(from_fn_with_state(app.clone(), guard::guard))
        .layer(TraceLayer::new_for_http())
        .with_state(app)
}
