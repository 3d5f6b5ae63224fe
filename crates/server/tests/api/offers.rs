use serde_json::{Value, json};

use crate::house::{GAME, House};

#[tokio::test(flavor = "multi_thread")]
async fn all_who_play_can_agree_a_draw() {
    let house = House::open_with_tiny(|_| {}).await;
    let (ada, ben, eve) = (house.guest().await, house.guest().await, house.guest().await);
    let id = ada.tiny_with(&[&ben, &eve], json!({})).await;
    let path = format!("/api/tables/{id}/offers");
    let (status, offer) = ada.post(&path, json!({"kind": "draw", "text": " Enough? "})).await;
    assert_eq!(status, 201, "{offer}");
    assert_eq!(
        (&offer["state"], &offer["text"], &offer["accepted"]),
        (&json!("open"), &json!("Enough?"), &json!([0]))
    );
    assert_eq!(ben.post(&path, json!({"kind": "draw"})).await.1["code"], "not-allowed", "one draw at a time");
    // Everybody at the table sees it, and so does who watches.
    assert_eq!(house.stranger().table(&id).await["offers"], json!([offer]));
    let answer = format!("{path}/1");
    assert_eq!(ada.post(&answer, json!({"answer": "accept"})).await.1["code"], "not-yours");
    assert_eq!(ben.post(&answer, json!({"answer": "withdraw"})).await.1["code"], "not-yours");
    assert_eq!(house.guest().await.post(&answer, json!({"answer": "accept"})).await.1["code"], "not-yours");
    assert_eq!(ben.post(&answer, json!({"answer": "accept"})).await.1["accepted"], json!([0, 1]));
    assert_eq!(ada.table(&id).await["state"], "running");
    // Whoever declines ends it; the next one is accepted by all.
    assert_eq!(eve.post(&answer, json!({"answer": "decline"})).await.1["state"], "declined");
    assert_eq!(ben.post(&answer, json!({"answer": "accept"})).await.1["code"], "offer-closed");
    assert_eq!(ben.post(&path, json!({"kind": "draw"})).await.1["number"], 2);
    for who in [&ada, &eve] {
        assert_eq!(who.post(&format!("{path}/2"), json!({"answer": "accept"})).await.0, 200);
    }
    let table = ada.table(&id).await;
    assert_eq!((&table["state"], &table["result"]["end"]), (&json!("finished"), &json!("agreed-draw")));
    let places: Vec<&Value> =
        table["result"]["standings"].as_array().unwrap().iter().map(|standing| &standing["place"]).collect();
    assert_eq!(places, [1, 1, 1]);
    assert_eq!(ada.position(&id).await["final"], true);
    assert_eq!(ada.post(&path, json!({"kind": "draw"})).await.1["code"], "not-running");
    let (_, offers) = ada.get(&path).await;
    let states: Vec<&Value> = offers.as_array().unwrap().iter().map(|offer| &offer["state"]).collect();
    assert_eq!(states, ["declined", "accepted"]);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_draw_stays_after_a_restart_and_where_it_is_known_only() {
    let mut house = House::open_with_tiny(|_| {}).await;
    let (ada, ben) = (house.guest().await, house.guest().await);
    let id = ada.tiny_with(&[&ben], json!({})).await;
    let path = format!("/api/tables/{id}/offers");
    ada.post(&path, json!({"kind": "draw"})).await;
    house.restart().await;
    let (ada, ben) = (ada.at(&house), ben.at(&house));
    assert_eq!(ben.post(&format!("{path}/1"), json!({"answer": "accept"})).await.0, 200);
    house.restart().await;
    let ada = ada.at(&house);
    assert_eq!(ada.table(&id).await["result"]["end"], "agreed-draw");
    assert_eq!(ada.position(&id).await["state"], "finished");
    // A computer agrees to none, and a game that knows none has none.
    let (_, table) = ada
        .post(
            "/api/tables",
            json!({"game": "tiny", "seats": [{"kind": "me"}, {"kind": "computer", "level": "random"}]}),
        )
        .await;
    let with_computer = table["id"].as_str().unwrap();
    let other = ada.with(&ben.at(&house)).await;
    for id in [with_computer, &other] {
        let (status, answer) = ada.post(&format!("/api/tables/{id}/offers"), json!({"kind": "draw"})).await;
        assert_eq!((status, &answer["code"]), (403, &json!("not-allowed")));
    }
    let (_, games) = ada.get("/api/games").await;
    let draws: Vec<(&str, bool)> = games
        .as_array()
        .unwrap()
        .iter()
        .map(|game| (game["id"].as_str().unwrap(), game["draws"].as_bool().unwrap()))
        .collect();
    assert!(draws.contains(&("tiny", true)) && draws.contains(&(GAME, false)), "{draws:?}");
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_offers_money_and_pays_out_of_turn() {
    let house = House::open_with_tiny(|_| {}).await;
    let (ada, ben) = (house.guest().await, house.guest().await);
    let id = ada.tiny_with(&[&ben], json!({"options": {"rounds": 16}})).await;
    let path = format!("/api/tables/{id}/offers");
    let offer = json!({"kind": "payment", "to": 1, "amount": 3, "text": "for peace"});
    let (status, made) = ada.post(&path, offer.clone()).await;
    assert_eq!((status, &made["to"], &made["amount"]), (201, &json!(1), &json!(3)), "{made}");
    for (bad, code) in [
        (json!({"kind": "payment", "to": 0, "amount": 3}), "not-found"),
        (json!({"kind": "payment", "to": 7, "amount": 3}), "not-found"),
        (json!({"kind": "payment", "to": 1, "amount": 0}), "bad-request"),
        (json!({"kind": "payment", "to": 1, "amount": -1}), "bad-request"),
        (json!({"kind": "payment", "to": 1, "amount": 1, "text": "x".repeat(201)}), "too-large"),
        (json!({"kind": "bribe"}), "bad-request"),
    ] {
        assert_eq!(ada.post(&path, bad.clone()).await.1["code"], code, "{bad}");
    }
    assert_eq!(ben.post(&format!("{path}/1"), json!({"answer": "accept"})).await.1["state"], "accepted");
    assert_eq!(ada.post(&path, offer.clone()).await.1["number"], 2);
    assert_eq!(ada.post(&format!("{path}/2"), json!({"answer": "withdraw"})).await.1["state"], "withdrawn");
    assert_eq!(ada.post(&format!("{path}/9"), json!({"answer": "withdraw"})).await.0, 404);
    let other = ada.with(&ben).await;
    assert_eq!(ada.post(&format!("/api/tables/{other}/offers"), offer).await.1["code"], "not-allowed");

    // Sooner or later somebody has points and may give one to whoever has the turn, unasked.
    let mut paid = false;
    for turn in 0..200_usize {
        for who in [&ada, &ben] {
            let position = who.position(&id).await;
            let aside = position["aside"].as_array().unwrap();
            let waited_on = position["waiting_on"].as_array().unwrap().contains(&position["seat"]);
            let (_, legal) = who.get(&format!("/api/tables/{id}/legal")).await;
            assert_eq!(legal["aside"].as_array().unwrap().len(), aside.len());
            if aside.is_empty() || waited_on {
                continue;
            }
            let notation = aside[0]["notation"].as_str().unwrap();
            let (status, after) = who.decide(&id, notation, position["sequence"].as_i64().unwrap()).await;
            assert_eq!(status, 200, "{after}");
            assert_eq!(after["waiting_on"], position["waiting_on"], "whose turn it is stays");
            paid = true;
        }
        let table = ada.table(&id).await;
        if paid || table["state"] == "finished" {
            break;
        }
        let who = if table["waiting_on"][0] == 0 { &ada } else { &ben };
        who.decide_something(&id, turn * 3 + 1).await;
    }
    assert!(paid, "nobody could pay");
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn lists_know_roles_and_history_keeps_secrets() {
    let house = House::open_with_tiny(|_| {}).await;
    let (ada, ben) = (house.guest().await, house.guest().await);
    let id = ada.tiny_with(&[&ben], json!({})).await;
    let (_, list) = house.stranger().get("/api/tables?state=running").await;
    assert_eq!((&list[0]["seats"][0]["role"], &list[0]["seats"][1]["role"]), (&json!("red"), &json!("blue")));
    let mine = ada.decide_something(&id, 0).await;
    assert_eq!((&mine["final"], &mine["decisions"]), (&json!(false), &json!(1)));
    let path = format!("/api/tables/{id}/history");
    assert!(ada.get(&path).await.1[0]["notation"].as_str().unwrap().starts_with("play "));
    for who in [&ben, &house.stranger()] {
        let (_, history) = who.get(&path).await;
        let line = &history[0];
        assert_eq!(
            (&line["kind"], &line["seat"], &line["notation"]),
            (&json!("decide"), &json!(0), &Value::Null)
        );
    }
    ben.post(&format!("/api/tables/{id}/resign"), json!({})).await;
    let (_, history) = house.stranger().get(&path).await;
    assert!(history[0]["notation"].is_string() && history[1]["kind"] == "resign");
    house.stop().await;
}
