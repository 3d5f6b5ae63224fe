//! A server in a temporary folder, and people who talk to it.

use std::time::Duration;

use reqwest::{Method, Response, StatusCode, header};
use serde_json::{Value, json};
use server::{Config, Server};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, Connection as _, PgConnection, SqliteConnection};
use tempfile::TempDir;

/// The one game these tests play; they know nothing of it but its id.
pub(crate) const GAME: &str = "imperial-struggle";

/// A server and its data.
pub(crate) struct House {
    server: Option<Server>,
    pub(crate) config: Config,
    _folder: TempDir,
}

impl House {
    /// A server with nothing in it.
    pub(crate) async fn open() -> Self {
        Self::open_with(|_| {}).await
    }

    /// A server with nothing in it, set up otherwise.
    pub(crate) async fn open_with(change: impl FnOnce(&mut Config)) -> Self {
        let folder = TempDir::new().unwrap();
        let mut config = Config::new(folder.path());
        config.listen = ([127, 0, 0, 1], 0).into();
        config.rate = 0;
        config.pace = Duration::ZERO;
        if let Ok(admin) = std::env::var("KABINETT_TEST_POSTGRES") {
            config.database_url = Some(new_database(&admin).await);
        }
        change(&mut config);
        let server = Server::start(config.clone()).await.unwrap();
        Self { server: Some(server), config, _folder: folder }
    }

    /// A server that also has a tiny game for two to four, which knows draws and payments.
    pub(crate) async fn open_with_tiny(change: impl FnOnce(&mut Config)) -> Self {
        Self::open_with(|config| {
            config.registry.push(bots::entry::<crate::tiny::Honest>());
            change(config);
        })
        .await
    }

    /// Somebody with an account.
    pub(crate) async fn account(&self, name: &str) -> Person {
        let person = self.guest().await;
        let (status, me) = person.post("/api/accounts", json!({"name": name, "password": "12345678"})).await;
        assert_eq!(status, 201, "{me}");
        person
    }

    /// A second process on the same data; `None` where the database is a file of one process.
    pub(crate) async fn second(&self) -> Option<Self> {
        self.config.database_url.as_ref()?;
        let folder = TempDir::new().unwrap();
        let key = server::KEY_FILE;
        std::fs::copy(self.config.data.join(key), folder.path().join(key)).unwrap();
        let mut config = self.config.clone();
        config.data = folder.path().to_owned();
        let server = Server::start(config.clone()).await.unwrap();
        Some(Self { server: Some(server), config, _folder: folder })
    }

    /// The same data, served anew.
    pub(crate) async fn restart(&mut self) {
        self.server.take().unwrap().stop().await.unwrap();
        self.server = Some(Server::start(self.config.clone()).await.unwrap());
    }

    pub(crate) async fn stop(mut self) {
        self.server.take().unwrap().stop().await.unwrap();
    }

    /// Changes the database behind the server's back.
    pub(crate) async fn meddle(&self, sql: &str) {
        let sql = AssertSqlSafe(sql.to_owned());
        if let Some(url) = &self.config.database_url {
            let mut connection = PgConnection::connect(url).await.unwrap();
            sqlx::query(sql).execute(&mut connection).await.unwrap();
        } else {
            let options = SqliteConnectOptions::new().filename(self.config.data.join(server::DATABASE_FILE));
            let mut connection = SqliteConnection::connect_with(&options).await.unwrap();
            sqlx::query(sql).execute(&mut connection).await.unwrap();
            connection.close().await.unwrap();
        }
    }

    pub(crate) fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.server.as_ref().unwrap().address())
    }

    /// Somebody without a session.
    pub(crate) fn stranger(&self) -> Person {
        let http = reqwest::Client::builder().timeout(Duration::from_secs(30)).build().unwrap();
        Person { http, base: self.url(""), cookie: None, id: String::new() }
    }

    /// Somebody with a guest's session.
    pub(crate) async fn guest(&self) -> Person {
        let mut person = self.stranger();
        let answer = person.send(Method::POST, "/api/guests", None, &[]).await;
        assert_eq!(answer.status(), StatusCode::CREATED);
        person.keep_cookie(&answer);
        let me: Value = answer.json().await.unwrap();
        me["id"].as_str().unwrap().clone_into(&mut person.id);
        person
    }
}

async fn new_database(admin: &str) -> String {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).unwrap();
    let name = format!("kabinett_test_{}", hex::encode(bytes));
    let mut connection = PgConnection::connect(admin).await.unwrap();
    sqlx::query(AssertSqlSafe(format!("CREATE DATABASE {name}"))).execute(&mut connection).await.unwrap();
    let (server, _) = admin.rsplit_once('/').unwrap();
    format!("{server}/{name}")
}

/// Somebody who talks to a server.
#[derive(Clone)]
pub(crate) struct Person {
    http: reqwest::Client,
    base: String,
    pub(crate) cookie: Option<String>,
    pub(crate) id: String,
}

impl Person {
    pub(crate) async fn send(
        &self,
        method: Method,
        path: &str,
        body: Option<&Value>,
        headers: &[(&'static str, &str)],
    ) -> Response {
        let mut request = self.http.request(method, format!("{}{path}", self.base));
        if let Some(cookie) = &self.cookie {
            request = request.header(header::COOKIE, format!("kabinett_session={cookie}"));
        }
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        if let Some(body) = body {
            request = request.json(body);
        }
        request.send().await.unwrap()
    }

    pub(crate) fn keep_cookie(&mut self, answer: &Response) {
        let cookie = answer.headers()[header::SET_COOKIE].to_str().unwrap();
        let token = cookie.strip_prefix("kabinett_session=").unwrap().split(';').next().unwrap();
        self.cookie = Some(token.to_owned()).filter(|token| !token.is_empty());
    }

    /// The same person, talking to another process.
    pub(crate) fn at(&self, house: &House) -> Self {
        Self { base: house.url(""), ..self.clone() }
    }

    pub(crate) async fn get(&self, path: &str) -> (u16, Value) {
        both(self.send(Method::GET, path, None, &[]).await).await
    }

    pub(crate) async fn post(&self, path: &str, body: Value) -> (u16, Value) {
        both(self.send(Method::POST, path, Some(&body), &[]).await).await
    }

    pub(crate) async fn put(&self, path: &str, body: Value) -> (u16, Value) {
        both(self.send(Method::PUT, path, Some(&body), &[]).await).await
    }

    pub(crate) async fn delete(&self, path: &str) -> (u16, Value) {
        both(self.send(Method::DELETE, path, None, &[]).await).await
    }

    /// Makes a table of the game with these seats and returns its id.
    pub(crate) async fn make_table(&self, seats: Value) -> String {
        let (status, table) = self.post("/api/tables", json!({"game": GAME, "seats": seats})).await;
        assert_eq!(status, 201, "{table}");
        table["id"].as_str().unwrap().to_owned()
    }

    /// A running table of the tiny game with these people, this one first.
    pub(crate) async fn tiny_with(&self, others: &[&Self], wish: Value) -> String {
        let mut wish = wish;
        let open = std::iter::repeat_n(json!({"kind": "open"}), others.len());
        wish["seats"] = std::iter::once(json!({"kind": "me"})).chain(open).collect();
        wish["game"] = json!("tiny");
        let (status, table) = self.post("/api/tables", wish).await;
        assert_eq!(status, 201, "{table}");
        let id = table["id"].as_str().unwrap().to_owned();
        for (seat, other) in others.iter().enumerate() {
            let (status, table) =
                other.post(&format!("/api/tables/{id}/seats/{}", seat + 1), json!({})).await;
            assert_eq!(status, 200, "{table}");
        }
        assert_eq!(self.table(&id).await["state"], "running");
        id
    }

    /// The table once that holds of it.
    pub(crate) async fn table_when(&self, id: &str, holds: impl Fn(&Value) -> bool) -> Value {
        for _ in 0..1500 {
            let table = self.table(id).await;
            if holds(&table) {
                return table;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        panic!("it never holds: {}", self.table(id).await);
    }

    /// A table against the computer.
    pub(crate) async fn against_computer(&self) -> String {
        self.make_table(json!([{"kind": "me"}, {"kind": "computer", "level": "random"}])).await
    }

    /// A table with somebody else.
    pub(crate) async fn with(&self, other: &Self) -> String {
        let id = self.make_table(json!([{"kind": "me"}, {"kind": "open"}])).await;
        let (status, table) = other.post(&format!("/api/tables/{id}/seats/1"), json!({})).await;
        assert_eq!((status, &table["state"]), (200, &json!("running")), "{table}");
        id
    }

    pub(crate) async fn table(&self, id: &str) -> Value {
        let (status, table) = self.get(&format!("/api/tables/{id}")).await;
        assert_eq!(status, 200, "{table}");
        table
    }

    pub(crate) async fn position(&self, id: &str) -> Value {
        let (status, position) = self.get(&format!("/api/tables/{id}/position")).await;
        assert_eq!(status, 200, "{position}");
        position
    }

    pub(crate) async fn decide(&self, id: &str, notation: &str, after: i64) -> (u16, Value) {
        self.post(&format!("/api/tables/{id}/decisions"), json!({"notation": notation, "after": after})).await
    }

    /// The position once this person must decide or the game is over.
    pub(crate) async fn my_turn(&self, id: &str) -> Value {
        for _ in 0..1000 {
            let position = self.position(id).await;
            let mine = position["waiting_on"].as_array().unwrap().contains(&position["seat"]);
            if mine || position["state"] == "finished" {
                return position;
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        panic!("it is never my turn at {id}");
    }

    /// Takes one of the legal decisions, the `choice`th, once it is this person's turn.
    pub(crate) async fn decide_something(&self, id: &str, choice: usize) -> Value {
        loop {
            let position = self.my_turn(id).await;
            if position["state"] == "finished" {
                return position;
            }
            let legal = position["legal"].as_array().unwrap();
            assert!(!legal.is_empty(), "{position}");
            let notation = legal[choice % legal.len()]["notation"].as_str().unwrap();
            let (status, answer) = self.decide(id, notation, position["sequence"].as_i64().unwrap()).await;
            // The computer may decide at the same moment.
            if status != 409 {
                assert_eq!(status, 200, "{notation}: {answer}");
                return answer;
            }
        }
    }
}

async fn both(answer: Response) -> (u16, Value) {
    let status = answer.status().as_u16();
    let text = answer.text().await.unwrap();
    (status, serde_json::from_str(&text).unwrap_or(Value::String(text)))
}
