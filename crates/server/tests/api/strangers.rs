use reqwest::Method;
use serde_json::{Value, json};

use crate::house::House;

#[tokio::test(flavor = "multi_thread")]
async fn other_sites_cannot_act_for_a_visitor() {
    let house = House::open().await;
    let ada = house.guest().await;
    let id = ada.against_computer().await;
    let path = format!("/api/tables/{id}/resign");
    for header in [
        ("sec-fetch-site", "cross-site"),
        ("sec-fetch-site", "same-site"),
        ("origin", "https://evil.example"),
    ] {
        let answer = ada.send(Method::POST, &path, None, &[header]).await;
        assert_eq!(answer.status(), 403);
        assert_eq!(answer.json::<Value>().await.unwrap()["code"], "cross-site");
    }
    assert_eq!(ada.table(&id).await["state"], "running");
    // A form of another site cannot send JSON.
    let answer = reqwest::Client::new()
        .post(house.url("/api/tables"))
        .header("cookie", format!("kabinett_session={}", ada.cookie.clone().unwrap()))
        .header("content-type", "text/plain")
        .body("{\"game\": \"x\", \"seats\": []}")
        .send()
        .await
        .unwrap();
    assert_eq!(answer.status(), 400);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_answer_has_the_usual_headers() {
    let house = House::open().await;
    let nobody = house.stranger();
    for path in ["/", "/api/games", "/api/nothing", "/api/docs", "/assets/none.js"] {
        let answer = nobody.send(Method::GET, path, None, &[]).await;
        let headers = answer.headers();
        let policy = headers["content-security-policy"].to_str().unwrap();
        assert!(
            policy.starts_with("default-src 'self'") || policy.starts_with("default-src 'none'"),
            "{path}"
        );
        assert_eq!(headers["x-content-type-options"], "nosniff");
        assert!(headers.contains_key("cache-control"));
    }
    assert_eq!(nobody.get("/api/nothing").await.1["code"], "not-found");
    assert_eq!(nobody.put("/api/games", json!({})).await.1["code"], "method-not-allowed");
    assert_eq!(nobody.get("/healthz").await.0, 200);
    assert_eq!(nobody.get("/readyz").await.0, 200);
    assert!(nobody.get("/metrics").await.1.as_str().unwrap().contains("kabinett_"));
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nonsense_gets_a_clear_answer() {
    let house = House::open().await;
    let ada = house.guest().await;
    let id = ada.against_computer().await;
    let large = json!({"text": "x".repeat(300_000)});
    assert_eq!(ada.post(&format!("/api/tables/{id}/chat"), large).await.1["code"], "too-large");
    let long = json!({"text": "x".repeat(501)});
    assert_eq!(ada.post(&format!("/api/tables/{id}/chat"), long).await.1["code"], "too-large");
    assert_eq!(ada.post(&format!("/api/tables/{id}/chat"), json!({"text": " \n "})).await.0, 400);
    assert_eq!(ada.get(&format!("/api/tables/{id}/position?at=-1")).await.0, 400);
    assert_eq!(ada.get(&format!("/api/tables/{id}/position?at=99999")).await.0, 404);
    assert_eq!(ada.get(&format!("/api/tables/{id}/position?as=god")).await.0, 400);
    assert_eq!(ada.post(&format!("/api/tables/{id}/seats/300"), json!({})).await.0, 404);
    assert_eq!(ada.post(&format!("/api/tables/{id}/decisions"), json!({"notation": 7})).await.0, 400);
    for id in ["t", "..", "%00", "t'; DROP TABLE tables; --", "taaaaaaaaaaaaaaa"] {
        assert_eq!(ada.get(&format!("/api/tables/{id}")).await.0, 404, "{id}");
    }
    for cookie in ["", "x", &"0".repeat(64), "a;b", &"é".repeat(3)] {
        let answer = house
            .stranger()
            .send(Method::GET, "/api/me", None, &[("cookie", &format!("kabinett_session={cookie}"))])
            .await;
        assert_eq!(answer.status(), 401);
    }
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn too_many_requests_must_wait() {
    let house = House::open_with(|config| config.rate = 5).await;
    let nobody = house.stranger();
    let mut waited = None;
    for _ in 0..50 {
        let answer = nobody.send(Method::GET, "/api/games", None, &[]).await;
        if answer.status() == 429 {
            waited = answer.headers().get("retry-after").cloned();
            break;
        }
    }
    assert!(waited.is_some());
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_interface_describes_itself() {
    let house = House::open().await;
    let nobody = house.stranger();
    let (status, api) = nobody.get("/api/openapi.json").await;
    assert_eq!(status, 200);
    assert_eq!(api, server::openapi());
    let paths = api["paths"].as_object().unwrap();
    for path in ["/api/guests", "/api/tables/{id}/decisions", "/api/tables/{id}/events", "/api/me/events"] {
        assert!(paths.contains_key(path), "{path}");
    }
    // Every reference leads somewhere, and every address is documented for people.
    let text = api.to_string();
    for reference in text.split("\"#/components/schemas/").skip(1) {
        let name = reference.split('"').next().unwrap();
        assert!(api["components"]["schemas"].get(name).is_some(), "{name}");
    }
    let docs = include_str!("../../../../docs/api.md");
    for path in paths.keys() {
        let last = path.rsplit('/').find(|piece| !piece.starts_with('{')).unwrap();
        assert!(docs.contains(last), "docs/api.md lacks {path}");
    }
    let (status, page) = nobody.get("/api/docs").await;
    assert_eq!(status, 200);
    assert!(page.as_str().unwrap().contains("/api/tables/{id}/position"));
    assert!(!page.as_str().unwrap().contains("<script"));
    house.stop().await;
}
