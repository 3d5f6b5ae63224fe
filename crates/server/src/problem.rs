//! Every error, as `application/problem+json` with a stable code.

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use serde_json::{Map, Value};

use crate::store::StoreError;

/// What went wrong, for programs (`code`) and for people (`title`, `detail`).
#[derive(Debug, Clone)]
pub(crate) struct Problem {
    status: StatusCode,
    code: &'static str,
    title: &'static str,
    detail: String,
    more: Map<String, Value>,
}

impl Problem {
    /// A problem of one of the kinds below.
    pub(crate) fn new(kind: Kind, detail: impl Into<String>) -> Self {
        let (status, code, title) = kind.parts();
        Self { status, code, title, detail: detail.into(), more: Map::new() }
    }

    /// The problem with one member more.
    #[must_use]
    pub(crate) fn with(mut self, name: &str, value: impl Serialize) -> Self {
        self.more.insert(name.to_owned(), serde_json::to_value(value).unwrap_or_default());
        self
    }

    /// What exactly, for people.
    pub(crate) fn detail(self) -> String {
        self.detail
    }

    /// The stable code.
    pub(crate) const fn code(&self) -> &'static str {
        self.code
    }
}

macro_rules! kinds {
    ($($kind:ident $status:ident $code:literal $title:literal;)*) => {
        /// The kinds of problems.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub(crate) enum Kind { $($kind),* }

        impl Kind {
            const fn parts(self) -> (StatusCode, &'static str, &'static str) {
                match self { $(Self::$kind => (StatusCode::$status, $code, $title)),* }
            }
        }

        /// Every code there is.
        pub(crate) const CODES: &[&str] = &[$($code),*];
    };
}

kinds! {
    BadRequest BAD_REQUEST "bad-request" "The request cannot be understood";
    BadOptions UNPROCESSABLE_ENTITY "bad-options" "These options do not make a game";
    BadNotation UNPROCESSABLE_ENTITY "bad-notation" "This is no decision of the game";
    Refused UNPROCESSABLE_ENTITY "refused" "The rules forbid it";
    UndoRefused UNPROCESSABLE_ENTITY "undo-refused" "It cannot be taken back";
    Stale CONFLICT "stale" "The table has moved on";
    KeyReused UNPROCESSABLE_ENTITY "key-reused" "The key was used for another decision";
    NoSession UNAUTHORIZED "no-session" "Nobody is signed in";
    WrongPassword UNAUTHORIZED "wrong-password" "Name and password do not fit";
    NameTaken CONFLICT "name-taken" "The name is taken";
    CrossSite FORBIDDEN "cross-site" "Another site sent this";
    NotYours FORBIDDEN "not-yours" "This seat is not yours";
    NotAllowed FORBIDDEN "not-allowed" "You may not do this";
    StillRunning FORBIDDEN "still-running" "The game is still running";
    NotRunning CONFLICT "not-running" "The game is not running";
    AlreadyStarted CONFLICT "already-started" "The game has started";
    SeatTaken CONFLICT "seat-taken" "The seat is taken";
    AlreadySeated CONFLICT "already-seated" "You sit at this table already";
    Undelivered UNPROCESSABLE_ENTITY "undelivered" "Nothing could be sent there";
    OfferClosed CONFLICT "offer-closed" "The offer is not open any more";
    NotFound NOT_FOUND "not-found" "There is no such thing";
    MethodNotAllowed METHOD_NOT_ALLOWED "method-not-allowed" "This cannot be done here";
    TooLarge PAYLOAD_TOO_LARGE "too-large" "The request is too large";
    TooMany TOO_MANY_REQUESTS "too-many-requests" "Too many requests";
    Unavailable SERVICE_UNAVAILABLE "unavailable" "Not available now";
    Fault INTERNAL_SERVER_ERROR "fault" "A fault of the server";
}

/// The body of a problem.
#[derive(Serialize, utoipa::ToSchema)]
#[schema(as = Problem)]
pub(crate) struct ProblemBody {
    /// Always `about:blank`.
    r#type: &'static str,
    /// The HTTP status.
    status: u16,
    /// Which problem: stable.
    code: &'static str,
    /// The kind of problem, for people.
    title: &'static str,
    /// What exactly, for people.
    detail: String,
    /// With refused decisions: `rule`, `key`, `args`, `sentence`; with stale ones: `position`.
    #[serde(flatten)]
    more: Map<String, Value>,
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        metrics::counter!("kabinett_problems_total", "code" => self.code).increment(1);
        let body = ProblemBody {
            r#type: "about:blank",
            status: self.status.as_u16(),
            code: self.code,
            title: self.title,
            detail: self.detail,
            more: self.more,
        };
        let mut response = (self.status, Json(body)).into_response();
        response
            .headers_mut()
            .insert(header::CONTENT_TYPE, HeaderValue::from_static("application/problem+json"));
        response
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Self {
        // What the database says is for the operator alone.
        tracing::error!(%error, "the database failed");
        Self::new(Kind::Unavailable, "The database does not answer. Please try again.")
    }
}

/// A fault inside: the operator learns what, the caller only that.
pub(crate) fn fault(what: impl std::fmt::Display) -> Problem {
    tracing::error!(%what, "a fault");
    Problem::new(Kind::Fault, "Something is wrong with the server. Nothing was changed.")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_code_is_documented() {
        let docs = include_str!("../../../docs/api.md");
        let missing: Vec<_> = CODES.iter().filter(|code| !docs.contains(&format!("`{code}`"))).collect();
        assert!(missing.is_empty(), "docs/api.md lacks {missing:?}");
    }
}
