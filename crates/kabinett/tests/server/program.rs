//! A process of the program that serves, and people who talk to it.

use std::io::{BufRead as _, BufReader, Read as _};
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Output, Stdio};
use std::time::Duration;

use reqwest::{Method, header};
use serde_json::{Value, json};
use sqlx::{AssertSqlSafe, Connection as _, PgConnection};

/// The program.
pub(crate) fn kabinett() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_kabinett"));
    // What the tests themselves were started with must not reach the server.
    for name in ["DATABASE_URL", "KABINETT_CONFIG", "KABINETT_DATA", "KABINETT_LISTEN", "RUST_LOG"] {
        command.env_remove(name);
    }
    command.env("LC_ALL", "C").stdin(Stdio::null());
    command
}

/// Runs a command of the program to its end.
pub(crate) fn run(arguments: &[&str]) -> Output {
    kabinett().args(arguments).output().unwrap()
}

/// Runs a command of the program that must succeed, and returns what it prints.
pub(crate) fn done(arguments: &[&str]) -> String {
    let output = run(arguments);
    let (out, err) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "{arguments:?}: {out}{err}");
    out.into_owned()
}

/// A process that serves.
pub(crate) struct Program {
    child: Child,
    out: BufReader<std::process::ChildStdout>,
    pub(crate) url: String,
}

impl Program {
    /// Starts a server on a free port and waits until it is there.
    pub(crate) fn start(data: &Path, more: &[&str]) -> Self {
        let mut child = kabinett()
            .args([
                "serve",
                "--listen",
                "127.0.0.1:0",
                "--rate",
                "0",
                "--pace",
                "0",
                "--clients-per-address",
                "0",
                "--data",
            ])
            .arg(data)
            .args(more)
            .env("RUST_LOG", "warn")
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut out = BufReader::new(child.stdout.take().unwrap());
        let mut line = String::new();
        out.read_line(&mut line).unwrap();
        let url = line.split_whitespace().find(|word| word.starts_with("http://"));
        let url = url.unwrap_or_else(|| panic!("the server did not start: {line}")).trim_end_matches('/');
        Self { url: url.to_owned(), child, out }
    }

    /// Ends the process without a warning.
    pub(crate) fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Asks the process to end, and returns how it did and what it still said.
    pub(crate) fn terminate(mut self) -> (ExitStatus, String) {
        let signalled = Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status().unwrap();
        assert!(signalled.success());
        let mut rest = String::new();
        self.out.read_to_string(&mut rest).unwrap();
        (self.child.wait().unwrap(), rest)
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // A test that fails leaves no process behind; one that has ended cannot be killed again.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A new database on the PostgreSQL of these tests; none without one.
pub(crate) async fn new_database() -> Option<String> {
    let admin = std::env::var("KABINETT_TEST_POSTGRES").ok()?;
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).unwrap();
    let name = format!("kabinett_test_{:016x}", u64::from_le_bytes(bytes));
    let mut connection = PgConnection::connect(&admin).await.unwrap();
    sqlx::query(AssertSqlSafe(format!("CREATE DATABASE {name}"))).execute(&mut connection).await.unwrap();
    let (address, query) = admin.split_once('?').map_or((admin.as_str(), None), |(a, q)| (a, Some(q)));
    let (server, _) = address.rsplit_once('/').unwrap();
    Some(query.map_or_else(|| format!("{server}/{name}"), |query| format!("{server}/{name}?{query}")))
}

/// A way to talk to servers. Streams have no end, so it sets no limit of time.
pub(crate) fn http() -> reqwest::Client {
    // Where another test has chosen one already, that one does it.
    let _ = rustls::crypto::ring::default_provider().install_default();
    reqwest::Client::new()
}

/// What somebody without a session gets.
pub(crate) async fn fetch(url: &str) -> reqwest::Response {
    http().get(url).send().await.unwrap()
}

/// Somebody with a session.
#[derive(Clone)]
pub(crate) struct Guest {
    http: reqwest::Client,
    url: String,
    cookie: String,
}

/// An answer, or nothing if the server went away.
pub(crate) type Answer = Option<(u16, Value)>;

impl Guest {
    pub(crate) async fn new(program: &Program) -> Self {
        let http = http();
        let answer = http.post(format!("{}/api/guests", program.url)).send().await.unwrap();
        assert_eq!(answer.status(), 201);
        let cookie = answer.headers()[header::SET_COOKIE].to_str().unwrap();
        let cookie = cookie.split(';').next().unwrap().to_owned();
        Self { http, url: program.url.clone(), cookie }
    }

    /// The same person, talking to another process.
    pub(crate) fn at(&self, program: &Program) -> Self {
        Self { url: program.url.clone(), ..self.clone() }
    }

    /// Sends a request; nothing comes back if the server goes away meanwhile.
    pub(crate) async fn try_send(
        &self,
        method: Method,
        path: &str,
        body: Option<&Value>,
        key: Option<&str>,
    ) -> Answer {
        let mut request =
            self.http.request(method, format!("{}{path}", self.url)).header(header::COOKIE, &self.cookie);
        if let Some(key) = key {
            request = request.header("idempotency-key", key).header("prefer", "return=minimal");
        }
        if let Some(body) = body {
            request = request.json(body);
        }
        let answer = request.timeout(Duration::from_mins(1)).send().await.ok()?;
        let status = answer.status().as_u16();
        let text = answer.text().await.ok()?;
        Some((status, serde_json::from_str(&text).unwrap_or(Value::String(text))))
    }

    pub(crate) async fn get(&self, path: &str) -> Value {
        let (status, body) = self.try_send(Method::GET, path, None, None).await.expect("an answer");
        assert_eq!(status, 200, "{path}: {body}");
        body
    }

    pub(crate) async fn post(&self, path: &str, body: Value) -> Value {
        let (status, body) = self.try_send(Method::POST, path, Some(&body), None).await.expect("an answer");
        assert!(matches!(status, 200 | 201), "{path}: {status} {body}");
        body
    }

    /// A table with these seats, and its id.
    pub(crate) async fn make_table(&self, seats: Value) -> String {
        let table = self.post("/api/tables", json!({"game": game(self).await, "seats": seats})).await;
        table["id"].as_str().unwrap().to_owned()
    }

    /// A table with somebody else, and its id.
    pub(crate) async fn with(&self, other: &Self) -> String {
        let id = self.make_table(json!([{"kind": "me"}, {"kind": "open"}])).await;
        other.post(&format!("/api/tables/{id}/seats/1"), json!({})).await;
        id
    }

    /// The open stream of a table.
    pub(crate) async fn stream(&self, table: &str) -> reqwest::Response {
        let url = format!("{}/api/tables/{table}/events", self.url);
        let stream = http().get(url).header(header::COOKIE, &self.cookie).send().await.unwrap();
        assert_eq!(stream.status(), 200);
        stream
    }

    pub(crate) async fn legal(&self, table: &str) -> Value {
        self.get(&format!("/api/tables/{table}/legal")).await
    }

    /// The table once that holds.
    pub(crate) async fn until(&self, table: &str, holds: impl Fn(&Value) -> bool) -> Value {
        for _ in 0..3000 {
            let body = self.get(&format!("/api/tables/{table}")).await;
            if holds(&body) {
                return body;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        panic!("it never holds: {}", self.get(&format!("/api/tables/{table}")).await);
    }
}

/// The first game of the server: these tests know nothing else of it.
async fn game(guest: &Guest) -> String {
    guest.get("/api/games").await[0]["id"].as_str().unwrap().to_owned()
}

/// Two people at a table who take legal decisions, each chosen by a number.
pub(crate) struct Pair {
    pub(crate) people: [Guest; 2],
    pub(crate) table: String,
}

impl Pair {
    pub(crate) async fn sit_down(program: &Program) -> Self {
        let people = [Guest::new(program).await, Guest::new(program).await];
        let table = people[0].with(&people[1]).await;
        Self { people, table }
    }

    pub(crate) fn at(&self, program: &Program) -> Self {
        Self { people: [self.people[0].at(program), self.people[1].at(program)], table: self.table.clone() }
    }

    /// What whoever must decide could decide: who, the sequence number, and the decision.
    pub(crate) async fn choose(&self, number: usize) -> Option<(usize, i64, String)> {
        let waiting = self.people[0].legal(&self.table).await["waiting_on"][0].as_u64()? as usize;
        let now = self.people[waiting].legal(&self.table).await;
        let legal = now["legal"].as_array().unwrap();
        let notation = legal[number % legal.len()].as_str().unwrap().to_owned();
        Some((waiting, now["sequence"].as_i64().unwrap(), notation))
    }

    /// Takes a decision that must be accepted; false once the game is over.
    pub(crate) async fn decide(&self, number: usize) -> bool {
        let Some((who, after, notation)) = self.choose(number).await else { return false };
        let path = format!("/api/tables/{}/decisions", self.table);
        self.people[who].post(&path, json!({"notation": notation, "after": after})).await;
        true
    }
}
