use std::time::Duration;

use futures_util::StreamExt as _;
use reqwest::Method;
use serde_json::{Value, json};

use crate::house::{House, Person};

/// A stream that is being read.
struct Stream {
    bytes: std::pin::Pin<Box<dyn futures_util::Stream<Item = reqwest::Result<axum::body::Bytes>> + Send>>,
    text: String,
}

#[derive(Debug, Clone, PartialEq)]
struct Event {
    name: String,
    id: String,
    data: Value,
}

impl Stream {
    async fn open(who: &Person, path: &str, last: Option<&str>) -> Self {
        let headers: Vec<_> = last.map(|last| ("last-event-id", last)).into_iter().collect();
        let answer = who.send(Method::GET, path, None, &headers).await;
        assert_eq!(answer.status(), 200);
        assert_eq!(answer.headers()["content-type"], "text/event-stream");
        Self { bytes: Box::pin(answer.bytes_stream()), text: String::new() }
    }

    async fn next(&mut self) -> Event {
        loop {
            if let Some((block, rest)) = self.text.split_once("\n\n") {
                let field = |name: &str| {
                    block
                        .lines()
                        .find_map(|line| line.strip_prefix(name)?.strip_prefix(": "))
                        .map(str::to_owned)
                };
                let event = field("event").map(|name| Event {
                    name,
                    id: field("id").unwrap(),
                    data: serde_json::from_str(&field("data").unwrap()).unwrap(),
                });
                let rest = String::from(rest);
                self.text = rest;
                if let Some(event) = event {
                    return event;
                }
                continue;
            }
            let piece = tokio::time::timeout(Duration::from_secs(10), self.bytes.next()).await;
            let piece = piece.expect("an event within ten seconds").expect("the stream goes on").unwrap();
            self.text.push_str(std::str::from_utf8(&piece).unwrap());
        }
    }

    /// The next event of that name; others before it are passed over.
    async fn find(&mut self, name: &str) -> Event {
        loop {
            let event = self.next().await;
            if event.name == name {
                return event;
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_watcher_hears_of_everything_and_resumes_where_it_was() {
    let mut house = House::open().await;
    let (ada, ben) = (house.guest().await, house.guest().await);
    let id = ada.with(&ben).await;
    let path = format!("/api/tables/{id}/events");
    let mut stream = Stream::open(&ben, &path, None).await;
    let first = stream.next().await;
    assert_eq!((first.name.as_str(), &first.data["id"]), ("table", &json!(id)));
    assert_eq!(first.data["my_seat"], 1);
    let position = stream.next().await;
    assert_eq!((position.name.as_str(), &position.data["sequence"]), ("position", &json!(0)));
    assert_eq!(stream.next().await.name, "presence");

    ada.decide_something(&id, 0).await;
    let heard = stream.find("position").await;
    assert_eq!(heard.data["sequence"], 1);
    ada.post(&format!("/api/tables/{id}/chat"), json!({"text": "Good luck <b>"})).await;
    let chat = stream.find("chat").await;
    assert_eq!((&chat.data["text"], &chat.data["number"]), (&json!("Good luck <b>"), &json!(1)));
    assert_eq!(ada.table(&id).await["seats"][1]["online"], true);
    drop(stream);

    // What happens while nobody listens is told on return, once, even by a new process.
    ben.decide_something(&id, 0).await;
    ada.post(&format!("/api/tables/{id}/chat"), json!({"text": "Are you there?"})).await;
    house.restart().await;
    let (ada, ben) = (ada.at(&house), ben.at(&house));
    let mut stream = Stream::open(&ben, &path, Some(&chat.id)).await;
    let missed = stream.next().await;
    assert_eq!((missed.name.as_str(), &missed.data["text"]), ("chat", &json!("Are you there?")));
    let missed = stream.next().await;
    assert_eq!((missed.name.as_str(), &missed.data["sequence"]), ("position", &json!(2)));
    assert_eq!(stream.next().await.name, "presence");
    drop(stream);
    let mut stream = Stream::open(&ben, &path, Some(&missed.id)).await;
    assert_eq!(stream.next().await.name, "presence", "nothing is told twice");

    ada.post(&format!("/api/tables/{id}/resign"), json!({})).await;
    let table = stream.find("table").await;
    assert_eq!(table.data["result"]["end"], "resigned");
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_hears_of_turns_and_invitations() {
    let house = House::open().await;
    let (ada, ben) = (house.guest().await, house.guest().await);
    ben.post("/api/accounts", json!({"name": "Ben", "password": "12345678"})).await;
    let mut stream = Stream::open(&ben, "/api/me/events", None).await;
    let id = ada.make_table(json!([{"kind": "me"}, {"kind": "invited", "name": "Ben"}])).await;
    let invitation = stream.find("invitation").await;
    assert_eq!((&invitation.data["table"], &invitation.data["seat"]), (&json!(id), &json!(1)));
    ben.post(&format!("/api/tables/{id}/seats/1"), json!({})).await;
    assert_eq!(stream.find("turn").await.data["table"], json!(id));
    // A new stream begins with what holds.
    let mut again = Stream::open(&ben, "/api/me/events", None).await;
    assert_eq!(again.next().await.name, "turn");
    ada.post(&format!("/api/tables/{id}/resign"), json!({})).await;
    assert_eq!(stream.find("turn-over").await.data["table"], json!(id));
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn streams_have_a_limit() {
    let house = House::open_with(|config| config.streams = 1).await;
    let ada = house.guest().await;
    let id = ada.against_computer().await;
    let path = format!("/api/tables/{id}/events");
    let stream = Stream::open(&ada, &path, None).await;
    assert_eq!(ada.get(&path).await.1["code"], "unavailable");
    drop(stream);
    for _ in 0..100 {
        let answer = ada.send(Method::GET, &path, None, &[]).await;
        if answer.status() == 200 {
            house.stop().await;
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("a closed stream keeps its place");
}
