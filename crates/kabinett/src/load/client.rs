//! The requests of one load, over connections that are used again.

use std::time::Duration;

use reqwest::{Method, RequestBuilder, Response, StatusCode, header};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use crate::sentence::{Sentence, sentence};

/// How often a request that the server puts off is sent again.
const PATIENCE: u32 = 100;

/// A way to the server.
pub(super) struct Client {
    http: reqwest::Client,
    base: String,
}

/// Somebody with a session.
#[derive(Clone)]
pub(super) struct Guest {
    cookie: String,
}

impl Client {
    pub(super) fn new(url: &str) -> Result<Self, Sentence> {
        // Where another has been chosen already, that one does it.
        let _ = rustls::crypto::ring::default_provider().install_default();
        let http = reqwest::Client::builder()
            .pool_max_idle_per_host(usize::MAX)
            .tcp_nodelay(true)
            .build()
            .map_err(|error| Sentence::foreign(&error))?;
        Ok(Self { http, base: url.trim_end_matches('/').to_owned() })
    }

    fn request(&self, method: Method, path: &str, guest: Option<&Guest>) -> RequestBuilder {
        let request = self.http.request(method, format!("{}{path}", self.base));
        match guest {
            Some(guest) => request.header(header::COOKIE, &guest.cookie),
            None => request,
        }
    }

    /// Sends a request, and again as long as the server asks to wait.
    async fn send(&self, request: impl Fn() -> RequestBuilder) -> Result<Response, Sentence> {
        for _ in 0..PATIENCE {
            let answer = request().send().await.map_err(|error| chain(&error))?;
            if answer.status() != StatusCode::TOO_MANY_REQUESTS {
                return Ok(answer);
            }
            let wait = answer.headers().get(header::RETRY_AFTER).and_then(|value| value.to_str().ok());
            tokio::time::sleep(Duration::from_secs(wait.and_then(|wait| wait.parse().ok()).unwrap_or(1)))
                .await;
        }
        Err(sentence("load-put-off"))
    }

    /// The answer to a request, read as JSON.
    async fn ask<T: DeserializeOwned>(&self, request: impl Fn() -> RequestBuilder) -> Result<T, Sentence> {
        let answer = self.send(request).await?;
        let (status, url) = (answer.status(), answer.url().path().to_owned());
        let body = answer.bytes().await.map_err(|error| chain(&error))?;
        if !status.is_success() {
            return Err(format!("{url}: {status}: {}", String::from_utf8_lossy(&body)).into());
        }
        serde_json::from_slice(&body).map_err(|error| format!("{url}: {error}").into())
    }

    /// The game of that id, or the server's first, and its least number of seats.
    pub(super) async fn game(&self, id: Option<&str>) -> Result<(String, usize), Sentence> {
        let games: Vec<Value> = self.ask(|| self.request(Method::GET, "/api/games", None)).await?;
        let game = games
            .iter()
            .find(|game| id.is_none_or(|id| game["id"] == id))
            .ok_or_else(|| sentence("load-no-game").with("game", id.unwrap_or_default()))?;
        let seats = game["seats"]["min"].as_u64().unwrap_or(2);
        Ok((game["id"].as_str().unwrap_or_default().to_owned(), seats as usize))
    }

    pub(super) async fn guest(&self) -> Result<Guest, Sentence> {
        let answer = self.send(|| self.request(Method::POST, "/api/guests", None)).await?;
        let status = answer.status();
        let cookie = answer
            .headers()
            .get(header::SET_COOKIE)
            .and_then(|cookie| cookie.to_str().ok()?.split(';').next())
            .ok_or_else(|| sentence("load-no-session").with("why", status.to_string()))?;
        Ok(Guest { cookie: cookie.to_owned() })
    }

    pub(super) async fn get<T: DeserializeOwned>(&self, path: &str, guest: &Guest) -> Result<T, Sentence> {
        self.ask(|| self.request(Method::GET, path, Some(guest))).await
    }

    pub(super) async fn post<T: DeserializeOwned>(
        &self,
        path: &str,
        guest: &Guest,
        body: &Value,
    ) -> Result<T, Sentence> {
        self.ask(|| self.request(Method::POST, path, Some(guest)).json(body)).await
    }

    /// Decides; only the numbers come back.
    pub(super) async fn decide<T: DeserializeOwned>(
        &self,
        table: &str,
        guest: &Guest,
        notation: &str,
        after: i64,
    ) -> Result<T, Sentence> {
        let path = format!("/api/tables/{table}/decisions");
        let body = json!({"notation": notation, "after": after});
        self.ask(|| {
            self.request(Method::POST, &path, Some(guest)).header("prefer", "return=minimal").json(&body)
        })
        .await
    }

    /// The stream of a table.
    pub(super) async fn stream(&self, table: &str, guest: Option<&Guest>) -> Result<Response, Sentence> {
        let path = format!("/api/tables/{table}/events");
        let answer = self.send(|| self.request(Method::GET, &path, guest)).await?;
        if answer.status().is_success() {
            Ok(answer)
        } else {
            Err(format!("{path}: {}", answer.status()).into())
        }
    }

    /// The memory of the server's process, if it tells.
    pub(super) async fn memory(&self) -> Option<u64> {
        let answer = self.send(|| self.request(Method::GET, "/metrics", None)).await.ok()?;
        let text = answer.text().await.ok()?;
        let line = text.lines().find_map(|line| line.strip_prefix("process_resident_memory_bytes "))?;
        line.trim().parse().ok()
    }
}

/// An error with its causes: the first says little.
fn chain(error: &dyn std::error::Error) -> String {
    let causes = std::iter::successors(error.source(), |cause| cause.source());
    causes.fold(error.to_string(), |text, cause| format!("{text}: {cause}"))
}
