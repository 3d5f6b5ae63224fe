//! What a request says: who, and a body, query or path that is understood.

use std::convert::Infallible;

use axum::extract::rejection::{BytesRejection, FailedToBufferBody};
use axum::extract::{FromRequest, FromRequestParts, OptionalFromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method, header};
use serde::de::DeserializeOwned;

use crate::app::App;
use crate::people::{Credential, Person};
use crate::problem::{Kind, Problem};
use crate::speech::Tag;

/// The name of the session's cookie.
pub(crate) const COOKIE: &str = "kabinett_session";

/// A JSON body. No body is an empty object.
pub(crate) struct Body<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = Problem;
    async fn from_request(request: Request, state: &S) -> Result<Self, Problem> {
        let json =
            request.headers().get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok()).is_some_and(
                |value| value.split(';').next().is_some_and(|kind| kind.trim() == "application/json"),
            );
        let bytes = axum::body::Bytes::from_request(request, state).await.map_err(|error| match error {
            BytesRejection::FailedToBufferBody(FailedToBufferBody::LengthLimitError(_)) => {
                Problem::new(Kind::TooLarge, "detail-body-large")
            }
            other => Problem::new(Kind::BadRequest, "detail-body").about("error", &other.body_text()),
        })?;
        let bytes: &[u8] = if bytes.is_empty() { b"{}" } else { &bytes };
        if !json && bytes != b"{}" {
            return Err(Problem::new(Kind::BadRequest, "detail-body-json"));
        }
        serde_json::from_slice(bytes)
            .map(Self)
            .map_err(|error| Problem::new(Kind::BadRequest, "detail-body").about("error", &error))
    }
}

/// The query of the address.
pub(crate) struct Query<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequestParts<S> for Query<T> {
    type Rejection = Problem;
    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Problem> {
        axum::extract::Query::from_request_parts(parts, state)
            .await
            .map(|axum::extract::Query(query)| Self(query))
            .map_err(|error| {
                Problem::new(Kind::BadRequest, "detail-query").about("error", &error.body_text())
            })
    }
}

/// The changing pieces of the path.
pub(crate) struct Path<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned + Send> FromRequestParts<S> for Path<T> {
    type Rejection = Problem;
    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Problem> {
        // Not every database takes every text, and no name holds this letter.
        if parts.uri.path().contains("%00") {
            return Err(Problem::new(Kind::NotFound, "detail-no-thing"));
        }
        <axum::extract::Path<T> as FromRequestParts<S>>::from_request_parts(parts, state)
            .await
            .map(|axum::extract::Path(path)| Self(path))
            .map_err(|error| Problem::new(Kind::NotFound, "detail-path").about("error", &error.body_text()))
    }
}

/// What the request shows to say who sends it.
pub(crate) fn credential(headers: &HeaderMap) -> Option<Credential> {
    let text = |name| headers.get(name).and_then(|value: &axum::http::HeaderValue| value.to_str().ok());
    if let Some(token) = text(header::AUTHORIZATION).and_then(|value| value.strip_prefix("Bearer ")) {
        return Some(Credential::Bearer(token.trim().to_owned()));
    }
    headers
        .get_all(header::COOKIE)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(';'))
        .find_map(|pair| pair.trim().strip_prefix(COOKIE)?.strip_prefix('='))
        .map(|token| Credential::Session(token.to_owned()))
}

/// Whoever sends the request, signed in.
pub(crate) struct Me(pub(crate) Person);

impl FromRequestParts<App> for Me {
    type Rejection = Problem;
    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Problem> {
        let nobody = || Problem::new(Kind::NoSession, "detail-no-session");
        let shown = credential(&parts.headers).ok_or_else(nobody)?;
        let now = app.hall.clock.now();
        let (person, scopes) = app.sessions.who(&app.hall.store, &shown, now).await?.ok_or_else(nobody)?;
        if let Some(scopes) = scopes {
            within(&scopes, parts)?;
        }
        Ok(Self(person))
    }
}

/// Whoever sends the request, if they are signed in.
impl OptionalFromRequestParts<App> for Me {
    type Rejection = Problem;
    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Option<Self>, Problem> {
        match <Self as FromRequestParts<App>>::from_request_parts(parts, app).await {
            Ok(me) => Ok(Some(me)),
            Err(problem) if problem.code() == "no-session" => Ok(None),
            Err(problem) => Err(problem),
        }
    }
}

/// A personal token does what its scopes say, and never touches the account.
fn within(scopes: &str, parts: &Parts) -> Result<(), Problem> {
    let needed = if parts.method == Method::GET { "read" } else { "play" };
    let has = scopes.split(' ').any(|scope| scope == needed || (scope == "play" && needed == "read"));
    let path = parts.uri.path();
    let account = path != "/api/me" && path.starts_with("/api/me/") && path != "/api/me/events";
    let account = account || path.starts_with("/api/sessions") || path == "/api/accounts";
    let account = account || (path == "/api/me" && parts.method != Method::GET);
    if has && !account {
        return Ok(());
    }
    Err(Problem::new(Kind::NotAllowed, "detail-token-scope"))
}

/// The language that a request is answered in: what the person chose, else what the browser asks for.
pub(crate) struct Spoken(pub(crate) Tag);

impl FromRequestParts<App> for Spoken {
    type Rejection = Problem;
    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Problem> {
        Ok(Self(Listener::of(app, &parts.headers).language(app).await))
    }
}

/// Whom an answer is for, as far as it tells the language.
pub(crate) struct Listener {
    shown: Option<Credential>,
    accepted: Option<Tag>,
}

impl Listener {
    /// What a request says of it.
    pub(crate) fn of(app: &App, headers: &HeaderMap) -> Self {
        Self { shown: credential(headers), accepted: app.config.speech.accepted(headers) }
    }

    /// The language to answer in, without finding out who it is.
    pub(crate) fn accepted(&self, app: &App) -> Tag {
        self.accepted.unwrap_or(app.config.speech.fallback)
    }

    /// The language to answer in.
    pub(crate) async fn language(&self, app: &App) -> Tag {
        let speech = &app.config.speech;
        let person = match &self.shown {
            // Who cannot be found out is answered all the same.
            Some(shown) => {
                app.sessions.who(&app.hall.store, shown, app.hall.clock.now()).await.ok().flatten()
            }
            None => None,
        };
        let chosen = person.and_then(|(person, _)| speech.chosen(&person));
        chosen.unwrap_or_else(|| self.accepted(app))
    }
}

/// The headers, without a way to fail.
pub(crate) struct Headers(pub(crate) HeaderMap);

impl<S: Send + Sync> FromRequestParts<S> for Headers {
    type Rejection = Infallible;
    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(Self(parts.headers.clone()))
    }
}
