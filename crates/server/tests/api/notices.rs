use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::Router;
use axum::body::Bytes;
use axum::http::{HeaderMap, StatusCode, Uri};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use reqwest::Method;
use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::TcpListener;
use web_push_native::p256::SecretKey;

use crate::house::{House, Person};

/// A request that a receiver got.
#[derive(Debug, Clone)]
pub(crate) struct Got {
    path: String,
    headers: HeaderMap,
    body: Vec<u8>,
}

impl Got {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap()
    }
}

/// Somebody else's server, which keeps what it gets. What is sent below `/gone` is not wanted any more.
#[derive(Clone)]
pub(crate) struct Receiver {
    pub(crate) base: String,
    got: Arc<Mutex<Vec<Got>>>,
}

impl Receiver {
    pub(crate) async fn open() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let receiver =
            Self { base: format!("http://{}", listener.local_addr().unwrap()), got: Arc::default() };
        let kept = receiver.got.clone();
        let keep = move |uri: Uri, headers: HeaderMap, body: Bytes| async move {
            let path = uri.path().to_owned();
            let status = if path.starts_with("/gone") { StatusCode::GONE } else { StatusCode::CREATED };
            kept.lock().unwrap().push(Got { path, headers, body: body.to_vec() });
            status
        };
        tokio::spawn(async move { axum::serve(listener, Router::new().fallback(keep)).await });
        receiver
    }

    pub(crate) fn got(&self, path: &str) -> Vec<Got> {
        self.got.lock().unwrap().iter().filter(|got| got.path == path).cloned().collect()
    }

    pub(crate) async fn wait(&self, path: &str, count: usize) -> Vec<Got> {
        for _ in 0..1500 {
            let got = self.got(path);
            if got.len() >= count {
                return got;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        panic!("{path} got only {:?}", self.got(path));
    }
}

async fn house() -> House {
    House::open_with_tiny(|config| {
        config.notice_delay = 0;
        config.private_targets = true;
        config.public_url = Some("http://kabinett.example/".to_owned());
    })
    .await
}

pub(crate) async fn tell(who: &Person, channel: Value) -> Value {
    let (status, made) = who.post("/api/me/channels", channel).await;
    assert_eq!(status, 201, "{made}");
    made
}

/// The piece of a link after the address of the server.
pub(crate) fn local(link: &str) -> &str {
    link.strip_prefix("http://kabinett.example").unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_webhook_is_told_once_for_each_turn() {
    let mut house = house().await;
    let receiver = Receiver::open().await;
    let (ada, ben) = (house.account("Ada").await, house.guest().await);
    let hook =
        tell(&ada, json!({"kind": "webhook", "url": format!("{}/hook?secret=1", receiver.base)})).await;
    assert_eq!((&hook["target"], &hook["confirmed"]), (&json!("127.0.0.1"), &json!(true)), "no secrets");
    tell(&ada, json!({"kind": "discord", "url": format!("{}/discord", receiver.base)})).await;
    let id = ada.tiny_with(&[&ben], json!({})).await;
    let first = receiver.wait("/hook", 1).await[0].json();
    assert_eq!(
        (&first["kind"], &first["table"], &first["game"]),
        (&json!("turn"), &json!(id), &json!("tiny"))
    );
    assert_eq!(first["url"], format!("http://kabinett.example/table/{id}"));
    let discord = receiver.wait("/discord", 1).await[0].json();
    assert!(discord["content"].as_str().unwrap().contains(&format!("/table/{id}")), "{discord}");
    assert_eq!(discord["allowed_mentions"], json!({"parse": []}));

    // Another process does not tell it again: what comes next is the invitation.
    house.restart().await;
    let (ada, ben) = (ada.at(&house), ben.at(&house));
    let seats = json!([{"kind": "me"}, {"kind": "invited", "name": "Ada"}]);
    ben.post("/api/tables", json!({"game": "tiny", "seats": seats})).await;
    let second = receiver.wait("/hook", 2).await[1].json();
    assert_eq!(second["kind"], "invitation");
    assert!(second["text"].as_str().unwrap().contains("guest-name"), "{second}");

    // The next turn is another.
    ada.decide_something(&id, 0).await;
    ben.decide_something(&id, 0).await;
    for turn in 0..20_usize {
        let waiting = ada.table(&id).await["waiting_on"].clone();
        if waiting.as_array().unwrap().contains(&json!(0)) {
            break;
        }
        ben.decide_something(&id, turn).await;
    }
    assert_eq!(receiver.wait("/hook", 3).await[2].json()["kind"], "turn");

    // The link in the message ends them, but not by being looked at, and not when it was changed.
    let link = local(first["unsubscribe"].as_str().unwrap()).to_owned();
    assert_eq!(house.stranger().get(&link).await.0, 200);
    assert_eq!(ada.get("/api/me/channels").await.1["channels"].as_array().unwrap().len(), 2);
    let mut forged = link.clone();
    let last = forged.pop().unwrap();
    forged.push(if last == '0' { '1' } else { '0' });
    assert_eq!(house.stranger().post(&forged, json!({})).await.0, 404);
    assert_eq!(house.stranger().post(&link.replace("unsubscribe", "confirm"), json!({})).await.0, 404);
    let form = [("content-type", "application/x-www-form-urlencoded")];
    let ended = house.stranger().send(Method::POST, &link, None, &form).await;
    assert_eq!(ended.status(), 200);
    let (_, left) = ada.get("/api/me/channels").await;
    assert_eq!(left["channels"].as_array().unwrap().len(), 1);
    assert_eq!(left["channels"][0]["kind"], "discord");
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_looks_at_the_table_is_not_told() {
    let house = house().await;
    let receiver = Receiver::open().await;
    let (ada, ben) = (house.guest().await, house.guest().await);
    tell(&ada, json!({"kind": "webhook", "url": format!("{}/ada", receiver.base)})).await;
    tell(&ben, json!({"kind": "webhook", "url": format!("{}/ben", receiver.base)})).await;
    let (_, table) =
        ada.post("/api/tables", json!({"game": "tiny", "seats": [{"kind": "me"}, {"kind": "open"}]})).await;
    let id = table["id"].as_str().unwrap();
    let watching = ada.send(Method::GET, &format!("/api/tables/{id}/events"), None, &[]).await;
    assert_eq!(watching.status(), 200);
    ben.post(&format!("/api/tables/{id}/seats/1"), json!({})).await;
    receiver.wait("/ben", 1).await;
    assert!(receiver.got("/ada").is_empty());
    // When she leaves without deciding, she is.
    drop(watching);
    receiver.wait("/ada", 1).await;
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_gets_a_message_that_only_it_can_read() {
    let mut house = house().await;
    let receiver = Receiver::open().await;
    let ada = house.guest().await;
    let secret = SecretKey::from_slice(&[9; 32]).unwrap();
    let auth = [5_u8; 16];
    let keys = |path: &str| {
        json!({
            "kind": "push", "endpoint": format!("{}{path}", receiver.base),
            "p256dh": URL_SAFE_NO_PAD.encode(secret.public_key().to_sec1_bytes()),
            "auth": URL_SAFE_NO_PAD.encode(auth),
        })
    };
    let made = tell(&ada, keys("/push")).await;
    assert_eq!(ada.post("/api/me/channels", keys("/push")).await.0, 200, "the same is there already");
    let test = format!("/api/me/channels/{}/test", made["id"].as_str().unwrap());
    assert_eq!(ada.post(&test, json!({})).await.0, 204);
    let got = receiver.wait("/push", 1).await.remove(0);
    let opened = web_push_native::decrypt(got.body.clone(), &secret, &auth.into()).unwrap();
    let notice: Value = serde_json::from_slice(&opened).unwrap();
    assert_eq!(notice["kind"], "test");
    assert_eq!(got.headers["content-encoding"], "aes128gcm");
    assert!(got.headers.contains_key("ttl"));
    let (_, channels) = ada.get("/api/me/channels").await;
    let key = channels["push_key"].as_str().unwrap().to_owned();
    assert!(got.headers["authorization"].to_str().unwrap().ends_with(&format!("k={key}")));
    // The key stays.
    house.restart().await;
    let ada = ada.at(&house);
    assert_eq!(ada.get("/api/me/channels").await.1["push_key"], key);
    // A browser that is gone is forgotten.
    tell(&ada, keys("/gone/1")).await;
    let ben = house.guest().await;
    ada.tiny_with(&[&ben], json!({})).await;
    receiver.wait("/gone/1", 1).await;
    receiver.wait("/push", 2).await;
    for _ in 0..1000 {
        let (_, channels) = ada.get("/api/me/channels").await;
        if channels["channels"].as_array().unwrap().len() == 1 {
            return house.stop().await;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("a browser that is gone is kept");
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_sends_the_server_where_only_it_can_go() {
    let house = House::open_with_tiny(|config| config.notice_delay = 0).await;
    let ada = house.guest().await;
    for url in [
        "http://example.org/",
        "https://127.0.0.1/",
        "https://[::1]:8080/",
        "https://10.0.0.7/",
        "https://169.254.169.254/",
        "https://2130706433/",
        "https://user:word@example.org/",
        "file:///etc/passwd",
        "x",
    ] {
        for kind in ["webhook", "discord"] {
            let (status, answer) = ada.post("/api/me/channels", json!({"kind": kind, "url": url})).await;
            assert_eq!((status, &answer["code"]), (400, &json!("bad-request")), "{url}");
        }
    }
    // A name is looked up when it is used.
    let made = tell(&ada, json!({"kind": "webhook", "url": "https://localhost/"})).await;
    let test = format!("/api/me/channels/{}/test", made["id"].as_str().unwrap());
    let (status, answer) = ada.post(&test, json!({})).await;
    assert_eq!((status, &answer["code"]), (422, &json!("undelivered")), "{answer}");
    // Without a mail server there is no mail.
    let (_, mail) = ada.post("/api/me/channels", json!({"kind": "email", "address": "a@example.org"})).await;
    assert_eq!(mail["code"], "not-allowed");
    // One's channels are one's own.
    let ben = house.guest().await;
    let path = format!("/api/me/channels/{}", made["id"].as_str().unwrap());
    assert_eq!(ben.delete(&path).await.0, 404);
    assert_eq!(ben.post(&test, json!({})).await.0, 404);
    assert_eq!(ada.delete(&path).await.0, 204);
    house.stop().await;
}

/// A mail server that takes everything.
pub(crate) async fn mail_server() -> (String, Arc<Mutex<Vec<String>>>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("smtp://{}", listener.local_addr().unwrap());
    let mails: Arc<Mutex<Vec<String>>> = Arc::default();
    let kept = mails.clone();
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            let kept = kept.clone();
            tokio::spawn(async move {
                let (read, mut write) = stream.into_split();
                let mut lines = BufReader::new(read).lines();
                let mut mail: Option<String> = None;
                write.write_all(b"220 here\r\n").await.unwrap();
                while let Ok(Some(line)) = lines.next_line().await {
                    let answer = match &mut mail {
                        Some(text) if line == "." => {
                            // Long lines come folded.
                            let whole = text.replace("=\n", "").replace("=3D", "=");
                            kept.lock().unwrap().push(whole);
                            mail = None;
                            "250 taken\r\n"
                        }
                        Some(text) => {
                            text.push_str(&line);
                            text.push('\n');
                            continue;
                        }
                        None if line == "DATA" => {
                            mail = Some(String::new());
                            "354 go on\r\n"
                        }
                        None if line == "QUIT" => "221 bye\r\n",
                        None => "250 fine\r\n",
                    };
                    write.write_all(answer.as_bytes()).await.unwrap();
                }
            });
        }
    });
    (url, mails)
}

pub(crate) async fn mail(mails: &Arc<Mutex<Vec<String>>>, number: usize) -> String {
    for _ in 0..1500 {
        if let Some(mail) = mails.lock().unwrap().get(number) {
            return mail.clone();
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("no mail {number}: {:?}", mails.lock().unwrap());
}

pub(crate) fn link<'a>(mail: &'a str, to: &str) -> &'a str {
    let start = mail.find(&format!("http://kabinett.example/api/{to}/")).unwrap_or_else(|| panic!("{mail}"));
    let end = mail[start..].find(|letter: char| letter.is_whitespace() || letter == '>').unwrap();
    local(&mail[start..start + end])
}

#[tokio::test(flavor = "multi_thread")]
async fn mail_comes_to_an_address_that_was_confirmed() {
    let (url, mails) = mail_server().await;
    let house = House::open_with_tiny(|config| {
        config.notice_delay = 0;
        config.public_url = Some("http://kabinett.example".to_owned());
        config.smtp_url = Some(url);
        config.mail_from = Some("Kabinett <kabinett@example.org>".to_owned());
    })
    .await;
    let (ada, ben) = (house.account("Ada").await, house.guest().await);
    let address = json!({"kind": "email", "address": "ada@example.org"});
    assert_eq!(
        ben.post("/api/me/channels", address.clone()).await.1["code"],
        "not-allowed",
        "guests get none"
    );
    let bad = json!({"kind": "email", "address": "ada@example.org\r\nbcc: eve@example.org"});
    assert_eq!(ada.post("/api/me/channels", bad).await.1["code"], "bad-request");
    assert_eq!(tell(&ada, address).await["confirmed"], false);
    let question = mail(&mails, 0).await;
    assert!(
        question.contains("To: ada@example.org") && question.contains("kabinett@example.org"),
        "{question}"
    );
    ada.tiny_with(&[&ben], json!({})).await;
    let confirm = link(&question, "confirm");
    assert!(house.stranger().get(confirm).await.1.as_str().unwrap().contains("<form"));
    assert_eq!(ada.get("/api/me/channels").await.1["channels"][0]["confirmed"], false);
    assert_eq!(house.stranger().send(Method::POST, confirm, None, &[]).await.status(), 200);
    // The turn that waits is told now, with the way to end it.
    let turn = mail(&mails, 1).await;
    assert!(turn.contains("List-Unsubscribe-Post: List-Unsubscribe=One-Click"), "{turn}");
    let body = turn.split_once("\n\n").unwrap().1;
    assert_eq!(house.stranger().send(Method::POST, link(body, "unsubscribe"), None, &[]).await.status(), 200);
    assert_eq!(ada.get("/api/me/channels").await.1["channels"], json!([]));
    house.stop().await;
}
