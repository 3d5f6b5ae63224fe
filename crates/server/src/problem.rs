//! Every error, as `application/problem+json` with a stable code.

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use serde_json::{Map, Value};
use table::Refusal;

use crate::speech::{Speech, Tag};
use crate::store::StoreError;

/// What went wrong, for programs (`code`) and, once it is known to whom, for people (`title`, `detail`).
#[derive(Debug, Clone)]
pub(crate) struct Problem {
    kind: Kind,
    detail: Detail,
    more: Map<String, Value>,
}

/// What exactly went wrong.
#[derive(Debug, Clone)]
enum Detail {
    /// A sentence of the server, with its arguments.
    Said(&'static str, Vec<(&'static str, String)>),
    /// Why a game refuses a decision.
    Refused(&'static str, Refusal),
}

impl Problem {
    /// A problem of one of the kinds below; `key` is the sentence that says what exactly.
    pub(crate) fn new(kind: Kind, key: &'static str) -> Self {
        Self { kind, detail: Detail::Said(key, Vec::new()), more: Map::new() }
    }

    /// A game refuses a decision: the rule, the reason and a sentence.
    pub(crate) fn refused(game: &'static str, refusal: Refusal) -> Self {
        let (kind, about) = match &refusal {
            Refusal::Notation(_) => (Kind::BadNotation, None),
            Refusal::Illegal(illegal) => (Kind::Refused, Some(illegal.clone())),
        };
        let problem = Self { kind, detail: Detail::Refused(game, refusal), more: Map::new() };
        let Some(illegal) = about else { return problem };
        let args: Map<_, _> = illegal
            .args
            .iter()
            .map(|(name, arg)| ((*name).to_owned(), serde_json::to_value(arg).unwrap_or_default()))
            .collect();
        problem.with("rule", illegal.rule).with("key", illegal.key).with("args", args)
    }

    /// The problem with an argument of its sentence more.
    #[must_use]
    pub(crate) fn about(mut self, name: &'static str, value: &impl ToString) -> Self {
        if let Detail::Said(_, args) = &mut self.detail {
            args.push((name, value.to_string()));
        }
        self
    }

    /// The problem with one member more.
    #[must_use]
    pub(crate) fn with(mut self, name: &str, value: impl Serialize) -> Self {
        self.more.insert(name.to_owned(), serde_json::to_value(value).unwrap_or_default());
        self
    }

    /// The stable code.
    pub(crate) const fn code(&self) -> &'static str {
        self.kind.parts().1
    }

    /// The key of the sentence that says what exactly, where it is one of the server's.
    pub(crate) const fn key(&self) -> &'static str {
        match self.detail {
            Detail::Said(key, _) => key,
            Detail::Refused(..) => "",
        }
    }

    /// Counts the problem among the figures.
    pub(crate) fn counted(&self) {
        metrics::counter!("kabinett_problems_total", "code" => self.code()).increment(1);
    }

    /// The answer, in that language.
    pub(crate) fn spoken(self, speech: &Speech, language: Tag) -> Response {
        let (status, code) = self.kind.parts();
        let mut more = self.more;
        let detail = match self.detail {
            Detail::Said(key, args) => {
                let args: Vec<(&str, &str)> =
                    args.iter().map(|(name, value)| (*name, value.as_str())).collect();
                speech.say(language, key, &args)
            }
            Detail::Refused(game, refusal) => {
                let sentence = (speech.sentences)(language, game, &refusal);
                if matches!(refusal, Refusal::Illegal(_)) {
                    more.insert("sentence".to_owned(), sentence.as_str().into());
                }
                sentence
            }
        };
        let title = speech.say(language, &format!("title-{code}"), &[]);
        let body = ProblemBody { r#type: "about:blank", status: status.as_u16(), code, title, detail, more };
        let mut response = (status, Json(body)).into_response();
        let headers = response.headers_mut();
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/problem+json"));
        headers.insert(header::CONTENT_LANGUAGE, HeaderValue::from_static(language.0));
        response
    }
}

macro_rules! kinds {
    ($($kind:ident $status:ident $code:literal;)*) => {
        /// The kinds of problems.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub(crate) enum Kind { $($kind),* }

        impl Kind {
            const fn parts(self) -> (StatusCode, &'static str) {
                match self { $(Self::$kind => (StatusCode::$status, $code)),* }
            }
        }

        /// Every code there is.
        pub(crate) const CODES: &[&str] = &[$($code),*];
    };
}

kinds! {
    BadRequest BAD_REQUEST "bad-request";
    BadOptions UNPROCESSABLE_ENTITY "bad-options";
    BadNotation UNPROCESSABLE_ENTITY "bad-notation";
    Refused UNPROCESSABLE_ENTITY "refused";
    UndoRefused UNPROCESSABLE_ENTITY "undo-refused";
    Stale CONFLICT "stale";
    KeyReused UNPROCESSABLE_ENTITY "key-reused";
    NoSession UNAUTHORIZED "no-session";
    WrongPassword UNAUTHORIZED "wrong-password";
    NameTaken CONFLICT "name-taken";
    CrossSite FORBIDDEN "cross-site";
    NotYours FORBIDDEN "not-yours";
    NotAllowed FORBIDDEN "not-allowed";
    StillRunning FORBIDDEN "still-running";
    NotRunning CONFLICT "not-running";
    AlreadyStarted CONFLICT "already-started";
    SeatTaken CONFLICT "seat-taken";
    AlreadySeated CONFLICT "already-seated";
    Undelivered UNPROCESSABLE_ENTITY "undelivered";
    OfferClosed CONFLICT "offer-closed";
    NotFound NOT_FOUND "not-found";
    MethodNotAllowed METHOD_NOT_ALLOWED "method-not-allowed";
    TooLarge PAYLOAD_TOO_LARGE "too-large";
    TooMany TOO_MANY_REQUESTS "too-many-requests";
    Unavailable SERVICE_UNAVAILABLE "unavailable";
    Fault INTERNAL_SERVER_ERROR "fault";
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
    /// The kind of problem, for people, in their language.
    title: String,
    /// What exactly, for people, in their language.
    detail: String,
    /// With refused decisions: `rule`, `key`, `args`, `sentence`; with stale ones: `position`.
    #[serde(flatten)]
    more: Map<String, Value>,
}

/// The answer before it is known in which language: the layer that knows puts the words in.
impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        self.counted();
        let mut response = self.kind.parts().0.into_response();
        response.extensions_mut().insert(self);
        response
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Self {
        // What the database says is for the operator alone.
        tracing::error!(%error, "the database failed");
        Self::new(Kind::Unavailable, "detail-database")
    }
}

/// A fault inside: the operator learns what, the caller only that.
pub(crate) fn fault(what: impl std::fmt::Display) -> Problem {
    tracing::error!(%what, "a fault");
    Problem::new(Kind::Fault, "detail-fault")
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
