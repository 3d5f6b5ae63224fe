//! What stands before every request: where it comes from, how often, and the headers of every answer.

use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::Response;
use std::net::{IpAddr, Ipv4Addr};

use super::doors::Peer;
use super::extract::Listener;
use super::limits::Rate;
use crate::app::App;
use crate::problem::{Kind, Problem};

/// What a page of this server may load: only what comes from here.
const CSP: &str = "default-src 'self'; img-src 'self' data: blob:; style-src 'self'; \
    script-src 'self'; connect-src 'self'; font-src 'self'; object-src 'none'; base-uri 'none'; \
    form-action 'self'; frame-ancestors 'none'";

/// Refuses what another site sends in the name of a visitor, and too much at once.
pub(crate) async fn guard(State(app): State<App>, request: Request, next: Next) -> Response {
    let started = std::time::Instant::now();
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if changes && is_cross_site(request.headers()) {
        let problem = Problem::new(Kind::CrossSite, "detail-cross-site");
        return secured(&app, unheard(&app, &request, problem));
    }
    let ip = client(&app, &request);
    let path = request.uri().path();
    let rate = match path {
        "/api/sessions" | "/api/accounts" | "/api/me" | "/api/me/channels" if changes => Rate::Secrets,
        _ if changes && path.starts_with("/api/me/channels/") => Rate::Secrets,
        "/api/guests" | "/api/tables" if changes => Rate::New,
        _ => Rate::Any,
    };
    if let Err(seconds) = app.limits.pass(ip, rate) {
        let problem = Problem::new(Kind::TooMany, "detail-wait").about("seconds", &seconds);
        let mut response = unheard(&app, &request, problem);
        response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        return secured(&app, response);
    }
    let response = next.run(request).await;
    let status = response.status().as_u16() / 100;
    metrics::counter!("kabinett_requests_total", "status" => format!("{status}xx")).increment(1);
    metrics::histogram!("kabinett_request_seconds").record(started.elapsed().as_secs_f64());
    secured(&app, response)
}

/// Says what went wrong in the language of whoever asked.
pub(crate) async fn speak(State(app): State<App>, request: Request, next: Next) -> Response {
    let listener = Listener::of(&app, request.headers());
    let response = next.run(request).await;
    in_words(&app, &listener, response).await
}

async fn in_words(app: &App, listener: &Listener, mut response: Response) -> Response {
    let Some(problem) = response.extensions_mut().remove::<Problem>() else { return response };
    let language = match problem.code() {
        // It has just been found that nobody is behind it.
        "no-session" => listener.accepted(app),
        _ => listener.language(app).await,
    };
    let mut spoken = problem.spoken(&app.config.speech, language);
    for (name, value) in response.headers().iter().filter(|(name, _)| *name != header::CONTENT_LENGTH) {
        spoken.headers_mut().entry(name).or_insert_with(|| value.clone());
    }
    spoken
}

/// The answer to what is not looked at any further, also not for who sent it.
fn unheard(app: &App, request: &Request, problem: Problem) -> Response {
    problem.counted();
    let language = Listener::of(app, request.headers()).accepted(app);
    problem.spoken(&app.config.speech, language)
}

/// Whether a browser says that the request comes from another site. Programs say nothing, and
/// have no cookies that another site could use.
fn is_cross_site(headers: &HeaderMap) -> bool {
    let text = |name: HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    if let Some(site) = text(HeaderName::from_static("sec-fetch-site")) {
        return !matches!(site, "same-origin" | "none");
    }
    match (text(header::ORIGIN), text(header::HOST)) {
        (Some(origin), Some(host)) => origin.split_once("://").map(|(_, rest)| rest) != Some(host),
        (Some(_), None) => true,
        (None, _) => false,
    }
}

/// The address of the client; behind a trusted proxy, what the proxy says.
fn client(app: &App, request: &Request) -> IpAddr {
    let forwarded = request
        .headers()
        .get("x-forwarded-for")
        .filter(|_| app.config.behind_proxy)
        .and_then(|value| value.to_str().ok())
        .and_then(|value| value.rsplit(',').next())
        .and_then(|address| address.trim().parse().ok());
    let peer = request.extensions().get::<ConnectInfo<Peer>>().map(|info| info.0.0.ip());
    forwarded.or(peer).unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED))
}

fn secured(app: &App, mut response: Response) -> Response {
    let headers = response.headers_mut();
    for (name, value) in [
        (header::CONTENT_SECURITY_POLICY, CSP),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::X_FRAME_OPTIONS, "DENY"),
        (header::REFERRER_POLICY, "same-origin"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
        (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
        (HeaderName::from_static("permissions-policy"), "camera=(), geolocation=(), microphone=()"),
    ] {
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    }
    if app.config.https() {
        headers.insert(
            header::STRICT_TRANSPORT_SECURITY,
            HeaderValue::from_static("max-age=31536000; includeSubDomains"),
        );
    }
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        pairs
            .iter()
            .map(|(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value)))
            .collect()
    }

    #[test]
    fn other_sites_are_told_by_what_browsers_say() {
        assert!(!is_cross_site(&headers(&[("host", "a.example")])));
        assert!(!is_cross_site(&headers(&[("host", "a.example"), ("origin", "https://a.example")])));
        assert!(is_cross_site(&headers(&[("host", "a.example"), ("origin", "https://b.example")])));
        assert!(is_cross_site(&headers(&[("host", "a.example"), ("origin", "null")])));
        assert!(is_cross_site(&headers(&[("host", "a.example"), ("sec-fetch-site", "cross-site")])));
        assert!(is_cross_site(&headers(&[("host", "a.example"), ("sec-fetch-site", "same-site")])));
        assert!(!is_cross_site(&headers(&[
            ("host", "a:1"),
            ("origin", "http://a:2"),
            ("sec-fetch-site", "same-origin")
        ])));
    }
}
