//! Plays whole games and keeps everything that the wrong eyes get: what only one seat may know must not be in it.

use std::collections::BTreeSet;
use std::io;
use std::sync::{Arc, Mutex};

use base64::Engine as _;
use base64::engine::general_purpose::{STANDARD_NO_PAD, URL_SAFE_NO_PAD};
use futures_util::StreamExt as _;
use reqwest::Method;
use serde_json::{Value, json};
use table::{Seat, Viewer};
use tracing_subscriber::EnvFilter;

use crate::house::{GAME, House, Person};

/// What is written to the log.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl io::Write for Log {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Every text in a value.
fn texts(value: &Value, into: &mut BTreeSet<String>) {
    match value {
        Value::String(text) => drop(into.insert(text.clone())),
        Value::Array(items) => items.iter().for_each(|item| texts(item, into)),
        Value::Object(fields) => fields.values().for_each(|item| texts(item, into)),
        _ => {}
    }
}

fn of(value: &Value) -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    texts(value, &mut all);
    all
}

/// Collects all that a stream sends until the test ends.
async fn overhear(who: &Person, path: &str, into: &Arc<Mutex<String>>) -> tokio::task::JoinHandle<()> {
    let mut stream = who.send(Method::GET, path, None, &[]).await.bytes_stream();
    let into = into.clone();
    tokio::spawn(async move {
        while let Some(Ok(bytes)) = stream.next().await {
            into.lock().unwrap().push_str(&String::from_utf8_lossy(&bytes));
        }
    })
}

/// A position that was given to somebody: after how many decisions, to which eyes, and all of it.
struct Given {
    viewer: Viewer,
    position: Value,
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_hidden_reaches_the_wrong_eyes_before_the_end() {
    let log = Log::default();
    let writer = log.clone();
    // Another test of this process may have been first; then there is no log to look into.
    let logged = tracing_subscriber::fmt()
        .with_env_filter(EnvFilter::new("server=trace,tower_http=trace,axum=trace,sqlx=debug,info"))
        .with_ansi(false)
        .with_writer(move || writer.clone())
        .try_init()
        .is_ok();
    let house = House::open().await;
    let (ada, ben, eve) = (house.guest().await, house.guest().await, house.guest().await);
    let id = ada.with(&ben).await;
    let path = format!("/api/tables/{id}");
    let overheard: Arc<Mutex<String>> = Arc::default();
    let mut streams = Vec::new();
    for (who, address) in
        [(&ben, format!("{path}/events")), (&eve, format!("{path}/events")), (&ben, "/api/me/events".into())]
    {
        streams.push(overhear(who, &address, &overheard).await);
    }
    // What the two get besides positions: it must hold no secret at all.
    let mut others = String::new();
    let mut given = Vec::new();
    for turn in 0..5000_usize {
        let table = ada.table(&id).await;
        if table["state"] == "finished" {
            break;
        }
        let who = if table["waiting_on"].as_array().unwrap().contains(&json!(0)) { &ada } else { &ben };
        who.decide_something(&id, turn * 7 + turn / 3).await;
        if !turn.is_multiple_of(5) {
            continue;
        }
        for (who, viewer) in [(&ben, Viewer::Seat(Seat(1))), (&eve, Viewer::Spectator)] {
            let position = who.position(&id).await;
            if position["state"] == "finished" {
                continue;
            }
            for address in [
                "",
                "/history",
                "/offers",
                "/chat",
                "/record",
                "/position?as=open",
                "/notes",
                "/position?at=99999",
            ] {
                let answer = who.send(Method::GET, &format!("{path}{address}"), None, &[]).await;
                // It may have ended between two requests only by a decision, and nobody decides now.
                let text = answer.text().await.unwrap();
                others.push_str(&text);
            }
            for notation in ["x", "pass", position["legal"][0]["notation"].as_str().unwrap_or("done")] {
                let asked = json!({"notation": notation});
                others.push_str(&who.post(&format!("{path}/check"), asked).await.1.to_string());
            }
            others.push_str(&who.get("/api/tables?state=running").await.1.to_string());
            others.push_str(&who.get("/api/me/export").await.1.to_string());
            others.push_str(&who.get("/metrics").await.1.to_string());
            given.push(Given { viewer, position });
        }
        // A stale request is answered with the position, and that is one's own too.
        let (status, stale) = ben.decide(&id, "x", -1).await;
        if status == 409 && stale["position"]["state"] == "running" {
            given.push(Given { viewer: Viewer::Seat(Seat(1)), position: stale["position"].clone() });
        }
    }
    let running_log = String::from_utf8_lossy(&log.0.lock().unwrap()).into_owned();
    let heard = overheard.lock().unwrap().clone();
    // Streams tell the seed with the end: until there it must not occur.
    let heard = heard.split("\"state\":\"finished\"").next().unwrap().to_owned();
    let (_, record) = ada.get(&format!("{path}/record")).await;
    let record = table::Record::parse(&record.to_string()).unwrap();
    let seed = record.seed.unwrap();
    let entry = bots::find(bots::registry(), GAME).unwrap();
    let journal = entry.game.verify(&record).unwrap();
    assert!(given.len() > 50, "{}", given.len());

    // 1. What each was shown is what the rules show to such eyes, and nothing else.
    let mut public = BTreeSet::new();
    let mut secret = BTreeSet::new();
    for Given { viewer, position } in &given {
        let at = position["at"].as_u64().unwrap() as usize;
        assert_eq!(position["view"], journal.view_at(*viewer, at), "{viewer:?} after {at}");
        let lines: Vec<Value> = journal
            .log(*viewer, 0)
            .into_iter()
            .filter(|(number, _)| *number < at)
            .map(|(number, event)| json!({"number": number, "event": event}))
            .collect();
        assert_eq!(position["log"], json!(lines), "{viewer:?} after {at}");
        public.extend(of(position));
        secret.extend(of(&journal.view_at(Viewer::Seat(Seat(0)), at)));
    }
    // 2. What only Ada could see is nowhere else: no answer, no stream, no figure, no line of the log.
    let secret: Vec<&String> = secret.difference(&public).filter(|text| text.len() > 3).collect();
    let places = [("an answer", &others), ("a stream", &heard), ("the log", &running_log)];
    for (place, text) in places {
        for secret in &secret {
            assert!(!text.contains(&format!("\"{secret}\"")), "{place} tells of {secret}");
        }
    }
    // 3. Nor is the seed, however it is written.
    let shown = given.iter().map(|given| given.position.to_string()).collect::<String>();
    let mut reversed = seed.0;
    reversed.reverse();
    for bytes in [&seed.0[..], &reversed[..], &seed.0[..16], &seed.0[16..]] {
        for written in [
            hex::encode(bytes),
            hex::encode_upper(bytes),
            STANDARD_NO_PAD.encode(bytes),
            URL_SAFE_NO_PAD.encode(bytes),
            json!(bytes).to_string(),
            format!("{bytes:?}"),
        ] {
            for (place, text) in places.into_iter().chain([("a position", &shown)]) {
                assert!(!text.contains(&written), "{place} tells the seed");
            }
        }
    }
    assert!(!logged || running_log.contains("request"), "the log was looked into");
    assert!(heard.contains("event: position") && others.contains("kabinett_requests_total"));
    for stream in streams {
        stream.abort();
    }
    house.stop().await;
}
