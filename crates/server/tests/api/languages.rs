//! Everybody is spoken to in their own language.

use reqwest::Method;
use serde_json::{Value, json};
use server::{Speech, Tag};

use crate::house::{House, Person};
use crate::notices::{Receiver, link, local, mail, mail_server, tell};

/// Three languages, in which a sentence is its tag and its key.
fn speech() -> Speech {
    Speech {
        fallback: Tag("en"),
        nearest: |asked| {
            let first = asked.split('-').next()?;
            [Tag("en"), Tag("de"), Tag("it")].into_iter().find(|tag| tag.0 == first)
        },
        words: |tag, key, args| {
            let args: Vec<&str> = args.iter().map(|(_, value)| *value).collect();
            format!("{}:{key} {}", tag.0, args.join(" ")).trim_end().to_owned()
        },
        sentences: |tag, game, refusal| format!("{}:{game}: {refusal}", tag.0),
    }
}

async fn house() -> House {
    House::open_with_tiny(|config| {
        config.speech = speech();
        config.notice_delay = 0;
        config.private_targets = true;
        config.public_url = Some("http://kabinett.example".to_owned());
    })
    .await
}

/// A guest whose browser asks for these languages.
async fn guest_of(house: &House, languages: &str) -> (Person, Value) {
    let mut guest = house.stranger();
    let answer = guest.send(Method::POST, "/api/guests", None, &[("accept-language", languages)]).await;
    guest.keep_cookie(&answer);
    let me: Value = answer.json().await.unwrap();
    me["id"].as_str().unwrap().clone_into(&mut guest.id);
    (guest, me)
}

async fn speak(who: &Person, language: &str) {
    let (status, me) = who.put("/api/me/settings", json!({"language": language})).await;
    assert_eq!((status, &me["language"]), (200, &json!(language)), "{me}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_brings_the_language_of_the_browser_and_may_change_it() {
    let house = house().await;
    let (ada, me) = guest_of(&house, "fr, de-AT;q=0.8, en;q=0.5").await;
    assert_eq!(me["language"], "de");
    assert!(me["name"].as_str().unwrap().starts_with("de:guest-name"), "{me}");
    let (_, nobody) = guest_of(&house, "fr").await;
    assert_eq!(nobody["language"], Value::Null);

    speak(&ada, "it").await;
    assert_eq!(ada.get("/api/me").await.1["language"], "it");
    let (status, problem) = ada.put("/api/me/settings", json!({"language": "tlh"})).await;
    assert_eq!((status, &problem["detail"]), (400, &json!("it:detail-language tlh")));
    assert_eq!(ada.put("/api/me/settings", json!({"language": "de", "theme": "x"})).await.0, 400);
    assert_eq!(ada.get("/api/me").await.1["language"], "it", "nothing was changed");

    // It goes along with the account, to every device.
    ada.post("/api/accounts", json!({"name": "Ada", "password": "12345678"})).await;
    let elsewhere = house.stranger();
    let secrets = json!({"name": "Ada", "password": "12345678"});
    assert_eq!(elsewhere.post("/api/sessions", secrets).await.1["language"], "it");
    assert_eq!(house.stranger().put("/api/me/settings", json!({"language": "de"})).await.0, 401);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn problems_are_told_in_the_language_of_whoever_asks() {
    let house = house().await;
    let stranger = house.stranger();
    let asked = |languages: &'static str| {
        let stranger = stranger.clone();
        async move {
            stranger.send(Method::GET, "/api/tables/nowhere", None, &[("accept-language", languages)]).await
        }
    };
    let answer = asked("it-CH, en").await;
    assert_eq!(answer.headers()["content-language"], "it");
    assert_eq!(answer.headers()["content-type"], "application/problem+json");
    let problem: Value = answer.json().await.unwrap();
    assert_eq!(problem["title"], "it:title-not-found");
    assert_eq!(problem["detail"], "it:detail-no-table");
    assert_eq!((&problem["code"], &problem["status"]), (&json!("not-found"), &json!(404)));
    assert_eq!(asked("fr").await.json::<Value>().await.unwrap()["title"], "en:title-not-found");
    // What a person chose comes before what a browser asks for.
    let (ada, _) = guest_of(&house, "de").await;
    let header = [("accept-language", "it")];
    let answer = ada.send(Method::GET, "/api/tables/nowhere", None, &header).await;
    assert_eq!(answer.json::<Value>().await.unwrap()["title"], "de:title-not-found");
    // Nobody is behind a session that is none.
    let mut gone = ada.clone();
    gone.cookie = Some("none".to_owned());
    let answer = gone.send(Method::GET, "/api/me", None, &header).await;
    assert_eq!(answer.json::<Value>().await.unwrap()["title"], "it:title-no-session");
    // Also what never reaches a handler.
    let header = [("accept-language", "it"), ("sec-fetch-site", "cross-site")];
    let answer = stranger.send(Method::POST, "/api/guests", None, &header).await;
    assert_eq!(answer.json::<Value>().await.unwrap()["detail"], "it:detail-cross-site");
    let answer = stranger.send(Method::PATCH, "/api/me", None, &[("accept-language", "de")]).await;
    assert!(answer.headers().contains_key("allow"), "{:?}", answer.headers());
    assert_eq!(answer.json::<Value>().await.unwrap()["detail"], "de:detail-method");
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_players_at_one_table_are_refused_each_in_their_own_language() {
    let house = house().await;
    let ((ada, _), (ben, _)) = (guest_of(&house, "de").await, guest_of(&house, "it").await);
    let id = ada.tiny_with(&[&ben], json!({})).await;
    for (who, tag) in [(&ada, "de"), (&ben, "it")] {
        let (status, problem) = who.decide(&id, "no such thing", 0).await;
        assert_eq!((status, &problem["title"]), (422, &json!(format!("{tag}:title-bad-notation"))));
        assert!(problem["detail"].as_str().unwrap().starts_with(&format!("{tag}:tiny: ")), "{problem}");
    }
    // What is said at the table stays as it was said.
    let line = "Buongiorno, wie geht’s?";
    ada.post(&format!("/api/tables/{id}/chat"), json!({"text": line})).await;
    assert_eq!(ben.get(&format!("/api/tables/{id}/chat")).await.1[0]["text"], line);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn notices_and_their_pages_are_in_the_language_of_whoever_is_told() {
    let house = house().await;
    let receiver = Receiver::open().await;
    let ((ada, _), (ben, _)) = (guest_of(&house, "de").await, guest_of(&house, "it").await);
    for (who, path) in [(&ada, "/ada"), (&ben, "/ben")] {
        tell(who, json!({"kind": "webhook", "url": format!("{}{path}", receiver.base)})).await;
    }
    let id = ada.tiny_with(&[&ben], json!({})).await;
    let told = receiver.wait("/ada", 1).await[0].json();
    assert_eq!((&told["language"], &told["table"]), (&json!("de"), &json!(id)));
    assert!(told["title"].as_str().unwrap().starts_with("de:notice-turn-title"), "{told}");
    let unsubscribe = local(told["unsubscribe"].as_str().unwrap());
    // Whatever the browser that opens the link asks for.
    let header = [("accept-language", "it")];
    for (method, sentence) in [(Method::GET, "unsubscribe-question"), (Method::POST, "unsubscribe-done")] {
        let page = house.stranger().send(method, unsubscribe, None, &header).await.text().await.unwrap();
        assert!(page.contains("<html lang=\"de\">") && page.contains(&format!("de:{sentence}")), "{page}");
    }
    // Of a channel that is gone nobody's language is known.
    let page = house.stranger().send(Method::GET, unsubscribe, None, &header).await.text().await.unwrap();
    assert!(page.contains("it:unsubscribe-question"), "{page}");

    // One who changes the language is told in the new one.
    speak(&ben, "en").await;
    let (_, channels) = ben.get("/api/me/channels").await;
    let channel = channels["channels"][0]["id"].as_str().unwrap();
    let known = receiver.got("/ben").len();
    assert_eq!(ben.post(&format!("/api/me/channels/{channel}/test"), json!({})).await.0, 204);
    let told = receiver.wait("/ben", known + 1).await;
    assert!(told.iter().any(|got| got.json()["title"] == "en:notice-test-title"));
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn mail_is_in_the_language_of_whoever_gets_it() {
    let (url, mails) = mail_server().await;
    let house = House::open_with(|config| {
        config.speech = speech();
        config.public_url = Some("http://kabinett.example".to_owned());
        config.smtp_url = Some(url);
        config.mail_from = Some("Kabinett <kabinett@example.org>".to_owned());
    })
    .await;
    let (ada, _) = guest_of(&house, "de").await;
    ada.post("/api/accounts", json!({"name": "Ada", "password": "12345678"})).await;
    tell(&ada, json!({"kind": "email", "address": "ada@example.org"})).await;
    let question = mail(&mails, 0).await;
    for key in ["notice-confirm-title", "notice-confirm", "notice-unsubscribe"] {
        assert!(question.contains(&format!("de:{key}")), "{key}: {question}");
    }
    let page = house.stranger().get(link(&question, "confirm")).await.1;
    assert!(page.as_str().unwrap().contains("de:confirm-question"), "{page}");
    house.stop().await;
}
