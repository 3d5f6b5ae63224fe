use reqwest::Method;
use serde_json::{Value, json};

use crate::house::House;

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_becomes_an_account_and_keeps_everything() {
    let house = House::open().await;
    let mut ada = house.guest().await;
    let id = ada.against_computer().await;
    let secrets = json!({"name": "Ada", "password": "analytical engine"});
    let (status, me) = ada.post("/api/accounts", secrets.clone()).await;
    assert_eq!((status, &me["name"], &me["guest"]), (201, &json!("Ada"), &json!(false)));
    assert_eq!(me["id"], json!(ada.id));
    assert_eq!(ada.table(&id).await["seats"][0]["name"], "Ada");

    // Nobody else can have the name, however it is written.
    let ben = house.guest().await;
    let taken = ben.post("/api/accounts", json!({"name": " aDA", "password": "12345678"})).await;
    assert_eq!(taken.1["code"], "name-taken");

    // Signing in elsewhere finds the table.
    let mut elsewhere = house.stranger();
    let wrong = json!({"name": "ada", "password": "difference engine"});
    assert_eq!(elsewhere.post("/api/sessions", wrong).await.1["code"], "wrong-password");
    let nobody = json!({"name": "nobody", "password": "difference engine"});
    assert_eq!(elsewhere.post("/api/sessions", nobody).await.1["code"], "wrong-password");
    let answer = elsewhere.send(Method::POST, "/api/sessions", Some(&secrets), &[]).await;
    assert_eq!(answer.status(), 201);
    elsewhere.keep_cookie(&answer);
    assert_eq!(elsewhere.table(&id).await["my_seat"], 0);

    // Signing out there leaves the session here.
    let answer = elsewhere.send(Method::DELETE, "/api/sessions/current", None, &[]).await;
    assert_eq!(answer.status(), 204);
    assert_eq!(elsewhere.get("/api/me").await.1["code"], "no-session");
    elsewhere.keep_cookie(&answer);
    assert_eq!(elsewhere.cookie, None);
    assert_eq!(ada.get("/api/me").await.1["name"], "Ada");

    // And deleting the account takes the password.
    assert_eq!(ada.delete("/api/me").await.1["code"], "wrong-password");
    let (_, export) = ada.get("/api/me/export").await;
    assert_eq!(export["tables"][0]["id"], json!(id));
    let answer =
        ada.send(Method::DELETE, "/api/me", Some(&json!({"password": "analytical engine"})), &[]).await;
    assert_eq!(answer.status(), 204);
    assert_eq!(ada.get("/api/me").await.0, 401);
    ada.cookie = None;
    assert_eq!(
        ada.table(&id).await["seats"][0]["name"],
        "",
        "each reader is told “somebody” in their own language"
    );
    assert_eq!(ben.post("/api/accounts", json!({"name": "Ada", "password": "12345678"})).await.0, 201);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn names_and_passwords_have_bounds() {
    let house = House::open().await;
    let ada = house.guest().await;
    for secrets in [
        json!({"name": "A", "password": "long enough"}),
        json!({"name": "x".repeat(25), "password": "long enough"}),
        json!({"name": "Ada\u{202e}", "password": "long enough"}),
        json!({"name": "Ada", "password": "short"}),
        json!({"name": "Ada"}),
    ] {
        assert_eq!(ada.post("/api/accounts", secrets).await.1["code"], "bad-request");
    }
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_session_is_a_cookie_that_scripts_cannot_read() {
    let house = House::open_with(|config| config.public_url = Some("https://play.example".into())).await;
    let answer = house.stranger().send(Method::POST, "/api/guests", None, &[]).await;
    let cookie = answer.headers()["set-cookie"].to_str().unwrap().to_owned();
    for part in ["HttpOnly", "SameSite=Lax", "Secure", "Path=/"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn personal_tokens_do_what_they_are_for() {
    let house = House::open().await;
    let ada = house.guest().await;
    let id = ada.against_computer().await;
    let mut tokens = Vec::new();
    for scope in ["read", "play"] {
        let (status, token) = ada.post("/api/me/tokens", json!({"label": "my bot", "scopes": [scope]})).await;
        assert_eq!(status, 201, "{token}");
        tokens.push((token["token"].as_str().unwrap().to_owned(), token["id"].as_str().unwrap().to_owned()));
    }
    assert_eq!(ada.post("/api/me/tokens", json!({"label": "my bot", "scopes": ["all"]})).await.0, 400);
    let bot = house.stranger();
    let send = async |token: &str, method: Method, path: &str, body: Option<Value>| {
        let bearer = format!("Bearer {token}");
        bot.send(method, path, body.as_ref(), &[("authorization", &bearer)]).await.status().as_u16()
    };
    let (read, play) = (tokens[0].0.as_str(), tokens[1].0.as_str());
    let position = ada.my_turn(&id).await;
    let path = format!("/api/tables/{id}/decisions");
    let body = json!({"notation": position["legal"][0]["notation"], "after": position["sequence"]});
    assert_eq!(send(read, Method::GET, "/api/me", None).await, 200);
    assert_eq!(send(read, Method::POST, &path, Some(body)).await, 403);
    for token in [read, play] {
        assert_eq!(send(token, Method::GET, "/api/me/tokens", None).await, 403);
        assert_eq!(send(token, Method::DELETE, "/api/me", None).await, 403);
    }
    // The computer may decide at the same moment.
    let decided = loop {
        let position = ada.my_turn(&id).await;
        let body = json!({"notation": position["legal"][0]["notation"], "after": position["sequence"]});
        match send(play, Method::POST, &path, Some(body)).await {
            409 => {}
            status => break status,
        }
    };
    assert_eq!(decided, 200);
    let (_, list) = ada.get("/api/me/tokens").await;
    assert!(list.as_array().unwrap().len() == 2 && !list.to_string().contains(play));
    assert_eq!(ada.delete(&format!("/api/me/tokens/{}", tokens[1].1)).await.0, 204);
    assert_eq!(send(play, Method::GET, "/api/me", None).await, 401);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_who_is_invited_takes_the_seat() {
    let house = House::open().await;
    let (ada, ben, eve) = (house.guest().await, house.guest().await, house.guest().await);
    ben.post("/api/accounts", json!({"name": "Ben", "password": "12345678"})).await;
    let id = ada.make_table(json!([{"kind": "me"}, {"kind": "invited", "name": "ben"}])).await;
    let seat = format!("/api/tables/{id}/seats/1");
    assert_eq!(eve.post(&seat, json!({})).await.1["code"], "seat-taken");
    let (_, mine) = ben.get("/api/tables?mine=1").await;
    assert_eq!(mine[0]["id"], json!(id));
    assert_eq!(mine[0]["my_seat"], Value::Null);
    assert_eq!(ben.post(&seat, json!({})).await.1["state"], "running");
    house.stop().await;
}
