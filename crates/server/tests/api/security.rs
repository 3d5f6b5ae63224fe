//! Tries to do what may not be done.

use std::time::Duration;

use reqwest::Method;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

use crate::house::{GAME, House, Person};

#[tokio::test(flavor = "multi_thread")]
async fn old_requests_change_nothing_when_they_are_sent_again() {
    let house = House::open_with_tiny(|_| {}).await;
    let (ada, ben) = (house.guest().await, house.guest().await);
    let id = ada.tiny_with(&[&ben], json!({})).await;
    let path = format!("/api/tables/{id}");
    let mut sent: Vec<(Person, String, Value)> = Vec::new();
    for turn in 0..30_usize {
        let table = ada.table(&id).await;
        if table["state"] == "finished" {
            break;
        }
        let who = if table["waiting_on"].as_array().unwrap().contains(&json!(0)) { &ada } else { &ben };
        let position = who.my_turn(&id).await;
        let legal = position["legal"].as_array().unwrap();
        let body = json!({"notation": legal[turn % legal.len()]["notation"], "after": position["sequence"]});
        assert_eq!(who.post(&format!("{path}/decisions"), body.clone()).await.0, 200);
        sent.push((who.clone(), format!("{path}/decisions"), body));
        if position["undoable"].as_u64() > Some(0) {
            sent.push((who.clone(), format!("{path}/undo"), json!({"after": position["sequence"]})));
        }
    }
    let before = (ada.position(&id).await, ben.position(&id).await, ada.table(&id).await);
    for (who, path, body) in &sent {
        let (status, answer) = who.post(path, body.clone()).await;
        assert!(matches!(status, 409 | 422), "{status} {answer}");
        // Nor for somebody else.
        let other = if who.id == ada.id { &ben } else { &ada };
        assert!(matches!(other.post(path, body.clone()).await.0, 409 | 422));
        let eve = house.stranger();
        assert_eq!(eve.post(path, body.clone()).await.0, 401);
    }
    assert_eq!((ada.position(&id).await, ben.position(&id).await, ada.table(&id).await), before);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn versions_that_are_none_are_refused() {
    let house = House::open_with_tiny(|_| {}).await;
    let (ada, ben) = (house.guest().await, house.guest().await);
    let id = ada.tiny_with(&[&ben], json!({})).await;
    let path = format!("/api/tables/{id}/decisions");
    let notation = ada.position(&id).await["legal"][0]["notation"].clone();
    for after in [json!(-1), json!(1), json!(i64::MAX), json!(i64::MIN)] {
        let (status, answer) = ada.post(&path, json!({"notation": notation, "after": after})).await;
        assert_eq!((status, &answer["code"]), (409, &json!("stale")), "{after}");
    }
    for after in [json!(1e300), json!("0"), json!(null), json!([0]), json!(0.5)] {
        let (status, answer) = ada.post(&path, json!({"notation": notation, "after": after})).await;
        assert_eq!((status, &answer["code"]), (400, &json!("bad-request")), "{after}");
    }
    assert_eq!(ada.position(&id).await["sequence"], 0);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_takes_anothers_place() {
    let house = House::open_with_tiny(|_| {}).await;
    let (ada, ben, eve) = (house.account("Ada").await, house.guest().await, house.guest().await);
    let id = ada.tiny_with(&[&ben], json!({"private": true})).await;
    let path = format!("/api/tables/{id}");
    // Another's id, cookie of another kind, or a token of another kind is nobody.
    for forged in [
        ada.id.clone(),
        ada.cookie.clone().unwrap().to_uppercase(),
        format!("{}0", ada.cookie.clone().unwrap()),
    ] {
        let bearer = format!("Bearer {forged}");
        let who = house.stranger();
        assert_eq!(who.send(Method::GET, "/api/me", None, &[("authorization", &bearer)]).await.status(), 401);
        let cookie = format!("kabinett_session={forged}");
        assert_eq!(who.send(Method::GET, "/api/me", None, &[("cookie", &cookie)]).await.status(), 401);
    }
    // What is Ada's is not Eve's, running or not.
    let (_, token) = ada.post("/api/me/tokens", json!({"label": "bot", "scopes": ["play"]})).await;
    let token_path = format!("/api/me/tokens/{}", token["id"].as_str().unwrap());
    assert_eq!(eve.delete(&token_path).await.0, 404);
    assert_eq!(eve.post(&format!("{path}/chat"), json!({"text": "hello"})).await.1["code"], "not-allowed");
    for address in ["start", "rematch", "resign"] {
        assert_eq!(eve.post(&format!("{path}/{address}"), json!({})).await.0, 403, "{address}");
    }
    assert_eq!(eve.get(&format!("{path}/legal")).await.0, 403);
    assert_eq!(eve.post(&format!("{path}/seats/0"), json!({})).await.0, 409);
    assert_eq!(eve.delete(&format!("{path}/seats/0")).await.0, 409);
    assert_eq!(eve.delete(&path).await.0, 403);
    assert_eq!(eve.get("/api/tables").await.1, json!([]), "private tables are not listed");
    // A finished table is nobody's to change.
    ben.post(&format!("{path}/resign"), json!({})).await;
    let before = ada.table(&id).await;
    for (address, body) in [
        ("resign", json!({})),
        ("decisions", json!({"notation": "done", "after": before["sequence"]})),
        ("undo", json!({"after": before["sequence"]})),
        ("start", json!({})),
        ("offers", json!({"kind": "draw"})),
        ("seats/1", json!({})),
    ] {
        let (status, answer) = ada.post(&format!("{path}/{address}"), body).await;
        assert_eq!(status, 409, "{address}: {answer}");
    }
    assert_eq!(ada.table(&id).await, before);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bodies_that_are_none_are_refused() {
    let house = House::open().await;
    let ada = house.guest().await;
    let http = reqwest::Client::new();
    let cookie = format!("kabinett_session={}", ada.cookie.clone().unwrap());
    let deep = "[".repeat(100_000);
    let wide = format!("{{\"game\": \"{}\"}}", "x".repeat(300_000));
    let bodies: [(&[u8], &str, u16); 9] = [
        (b"{", "application/json", 400),
        (b"\xff\xfe{}", "application/json", 400),
        (b"null", "application/json", 400),
        (b"{\"game\": \"\\ud800\", \"seats\": []}", "application/json", 400),
        (b"{\"game\": 1e999, \"seats\": []}", "application/json", 400),
        (b"game=x&seats=y", "application/x-www-form-urlencoded", 400),
        (b"<game/>", "text/xml", 400),
        (deep.as_bytes(), "application/json", 400),
        (wide.as_bytes(), "application/json", 413),
    ];
    for (body, kind, expected) in bodies {
        let answer = http
            .post(house.url("/api/tables"))
            .header("cookie", &cookie)
            .header("content-type", kind)
            .body(body.to_vec())
            .send()
            .await
            .unwrap();
        let begin = String::from_utf8_lossy(&body[..body.len().min(30)]).into_owned();
        assert_eq!(answer.status(), expected, "{begin}");
        assert_eq!(answer.headers()["content-type"], "application/problem+json", "{begin}");
    }
    assert_eq!(ada.get("/api/tables").await.1, json!([]));
    // Options are the game's business, and what makes none is refused whole.
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    for options in [json!({"__proto__": {}}), json!({"": 1}), json!({"x".repeat(1000): null})] {
        let wish = json!({"game": GAME, "seats": seats, "options": options});
        assert_eq!(ada.post("/api/tables", wish).await.1["code"], "bad-options");
    }
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn names_and_words_stay_plain_text() {
    let house = House::open_with_tiny(|_| {}).await;
    let (ada, ben) = (house.guest().await, house.guest().await);
    let id = ada.tiny_with(&[&ben], json!({})).await;
    let nasty = "<script>alert(1)</script>\u{1b}[31m\u{7}\"'&";
    let (_, line) = ada.post(&format!("/api/tables/{id}/chat"), json!({"text": nasty})).await;
    assert_eq!(line["text"], nasty.replace(['\u{1b}', '\u{7}'], ""));
    let offer = json!({"kind": "payment", "to": 1, "amount": 1, "text": nasty});
    let (_, offer) = ada.post(&format!("/api/tables/{id}/offers"), offer).await;
    assert_eq!(offer["text"], nasty.replace(['\u{1b}', '\u{7}'], ""));
    let answer = ada.send(Method::GET, &format!("/api/tables/{id}/chat"), None, &[]).await;
    assert_eq!(answer.headers()["content-type"], "application/json");
    assert_eq!(answer.headers()["x-content-type-options"], "nosniff");
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_load_nothing_from_elsewhere() {
    let house = House::open_with(|config| config.public_url = Some("https://play.example".into())).await;
    let nobody = house.stranger();
    let header = async |path: &str, name: &str| {
        let answer = nobody.send(Method::GET, path, None, &[]).await;
        answer.headers().get(name).map(|value| value.to_str().unwrap().to_owned()).unwrap_or_default()
    };
    let docs = header("/api/docs", "content-security-policy").await;
    assert!(!docs.contains("unsafe-inline") && docs.contains("style-src 'sha256-"), "{docs}");
    for path in ["/", "/api/games", "/api/docs", "/api/nothing"] {
        assert!(!header(path, "content-security-policy").await.contains("unsafe-"), "{path}");
        assert!(header(path, "strict-transport-security").await.contains("max-age="), "{path}");
        assert_eq!(header(path, "x-frame-options").await, "DENY", "{path}");
        assert_eq!(header(path, "referrer-policy").await, "same-origin", "{path}");
        assert_eq!(header(path, "cross-origin-opener-policy").await, "same-origin", "{path}");
        assert_eq!(header(path, "access-control-allow-origin").await, "", "no other site may read: {path}");
    }
    assert_eq!(header("/api/me", "cache-control").await, "no-store");
    house.stop().await;
    // Without https there is nothing to promise, and cookies must work.
    let house = House::open().await;
    let answer = house.stranger().send(Method::POST, "/api/guests", None, &[]).await;
    assert!(!answer.headers().contains_key("strict-transport-security"));
    assert!(!answer.headers()["set-cookie"].to_str().unwrap().contains("Secure"));
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn passwords_cannot_be_tried_for_long() {
    let house = House::open_with(|config| config.rate = 100).await;
    let nobody = house.stranger();
    let guess = json!({"name": "Ada", "password": "guess"});
    let mut answers = Vec::new();
    for _ in 0..14 {
        answers.push(nobody.post("/api/sessions", guess.clone()).await.0);
    }
    assert!(answers.starts_with(&[401; 5]) && answers.contains(&429), "{answers:?}");
    // Who only reads goes on.
    assert_eq!(nobody.get("/api/games").await.0, 200);
    house.stop().await;
}

/// What a connection that asks for something gets, nothing when it is closed.
async fn ask(stream: &mut TcpStream) -> String {
    let request = b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n";
    let mut answer = vec![0; 4000];
    if stream.write_all(request).await.is_err() {
        return String::new();
    }
    let read = tokio::time::timeout(Duration::from_secs(20), stream.read(&mut answer)).await.unwrap();
    String::from_utf8_lossy(&answer[..read.unwrap_or(0)]).into_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_cannot_take_all_connections() {
    let house = House::open_with(|config| config.clients_per_address = 3).await;
    let address = house.url("").strip_prefix("http://").unwrap().to_owned();
    let mut inside = Vec::new();
    for _ in 0..3 {
        let mut stream = TcpStream::connect(&address).await.unwrap();
        assert!(ask(&mut stream).await.starts_with("HTTP/1.1 200"));
        inside.push(stream);
    }
    let mut refused = TcpStream::connect(&address).await.unwrap();
    assert_eq!(ask(&mut refused).await, "", "the fourth is closed");
    // Whoever leaves makes room.
    inside.pop();
    for _ in 0..500 {
        let mut stream = TcpStream::connect(&address).await.unwrap();
        if ask(&mut stream).await.starts_with("HTTP/1.1 200") {
            drop((stream, inside));
            return house.stop().await;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("a place that was left stays taken");
}

#[tokio::test(flavor = "multi_thread")]
async fn when_all_places_are_taken_the_next_waits() {
    let house = House::open_with(|config| config.clients = 1).await;
    let address = house.url("").strip_prefix("http://").unwrap().to_owned();
    let mut first = TcpStream::connect(&address).await.unwrap();
    assert!(ask(&mut first).await.starts_with("HTTP/1.1 200"));
    let mut second = TcpStream::connect(&address).await.unwrap();
    let waiting = tokio::spawn(async move { ask(&mut second).await });
    assert!(ask(&mut first).await.starts_with("HTTP/1.1 200"), "who is inside goes on");
    assert!(!waiting.is_finished());
    drop(first);
    assert!(waiting.await.unwrap().starts_with("HTTP/1.1 200"));
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_leaves_takes_everything_along() {
    let house = House::open_with_tiny(|_| {}).await;
    let (ada, ben) = (house.account("Ada").await, house.guest().await);
    let id = ada.tiny_with(&[&ben], json!({})).await;
    let path = format!("/api/tables/{id}");
    ada.post(&format!("{path}/chat"), json!({"text": "my words"})).await;
    ada.put(&format!("{path}/notes"), json!({"text": "my plan"})).await;
    ada.post(&format!("{path}/offers"), json!({"kind": "draw", "text": "my offer"})).await;
    ada.post("/api/me/tokens", json!({"label": "my bot", "scopes": ["play"]})).await;
    ada.post("/api/me/channels", json!({"kind": "webhook", "url": "https://example.org/my-hook"})).await;
    // First all of it, in the person's own hands.
    let (status, export) = ada.get("/api/me/export").await;
    assert_eq!(status, 200);
    assert_eq!((&export["me"]["name"], &export["tables"][0]["id"]), (&json!("Ada"), &json!(id)));
    assert_eq!(
        (&export["chat"][0]["text"], &export["notes"][0]["text"]),
        (&json!("my words"), &json!("my plan"))
    );
    assert_eq!(
        (&export["tokens"][0]["label"], &export["channels"][0]["kind"]),
        (&json!("my bot"), &json!("webhook"))
    );
    assert_eq!(export["tables"][0]["seed"], Value::Null);
    assert!(!export.to_string().contains("argon2"), "no password, not even its hash");
    // Then nothing.
    let gone = ada.send(Method::DELETE, "/api/me", Some(&json!({"password": "12345678"})), &[]).await;
    assert_eq!(gone.status(), 204);
    assert_eq!(ada.get("/api/me/export").await.0, 401);
    let (_, chat) = ben.get(&format!("{path}/chat")).await;
    let (_, offers) = ben.get(&format!("{path}/offers")).await;
    let table = ben.table(&id).await;
    for kept in [&chat, &offers, &table] {
        assert!(!kept.to_string().contains("Ada") && !kept.to_string().contains("my "), "{kept}");
    }
    // Nobody waits for her.
    assert_eq!((&table["state"], &table["result"]["end"]), (&json!("finished"), &json!("resigned")));
    assert_eq!(
        house.stranger().post("/api/sessions", json!({"name": "Ada", "password": "12345678"})).await.0,
        401
    );
    house.stop().await;
}
