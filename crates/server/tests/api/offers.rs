use serde_json::{Value, json};

use crate::house::{GAME, House, Person};

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

    let (payer, _) = somebody_can_pay(&[&ada, &ben], &id).await;
    let position = payer.position(&id).await;
    let (_, legal) = payer.get(&format!("/api/tables/{id}/legal")).await;
    assert_eq!(legal["aside"].as_array().unwrap().len(), 1);
    let notation = position["aside"][0]["notation"].as_str().unwrap();
    let (status, after) = payer.decide(&id, notation, position["sequence"].as_i64().unwrap()).await;
    assert_eq!(status, 200, "{after}");
    assert_eq!(after["waiting_on"], position["waiting_on"], "whose turn it is stays");
    house.stop().await;
}

/// Plays until somebody has points and may give one to whoever has the turn, unasked: those two.
async fn somebody_can_pay<'a>(people: &[&'a Person; 2], id: &str) -> (&'a Person, &'a Person) {
    for turn in 0..200_usize {
        let waiting = people[0].table(id).await["waiting_on"].clone();
        if waiting.as_array().unwrap().len() == 1 {
            let on_turn = waiting[0].as_u64().unwrap() as usize;
            let (turns, other) = (people[on_turn], people[1 - on_turn]);
            if other.position(id).await["aside"] != json!([]) {
                return (other, turns);
            }
        }
        let first = waiting[0].as_u64().expect("the game goes on") as usize;
        people[first].decide_something(id, turn * 3 + 1).await;
    }
    panic!("nobody can pay");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_asks_for_money_and_who_accepts_pays_at_once() {
    let house = House::open_with_tiny(|_| {}).await;
    let (ada, ben) = (house.guest().await, house.guest().await);
    let id = ada.tiny_with(&[&ben], json!({"options": {"rounds": 16}})).await;
    let path = format!("/api/tables/{id}/offers");
    for (bad, code) in [
        (json!({"kind": "request", "to": 0, "amount": 1}), "not-found"),
        (json!({"kind": "request", "to": 7, "amount": 1}), "not-found"),
        (json!({"kind": "request", "to": 1, "amount": 0}), "bad-request"),
        (json!({"kind": "request", "amount": 1}), "bad-request"),
    ] {
        assert_eq!(ada.post(&path, bad.clone()).await.1["code"], code, "{bad}");
    }
    let other = ada.with(&ben).await;
    let wish = json!({"kind": "request", "to": 1, "amount": 1});
    assert_eq!(ada.post(&format!("/api/tables/{other}/offers"), wish).await.1["code"], "not-allowed");

    let (payer, asks) = somebody_can_pay(&[&ada, &ben], &id).await;
    let before = payer.position(&id).await;
    let to = before["seat"].clone();
    let ask = async |amount: u32| {
        let wish = json!({"kind": "request", "to": to, "amount": amount, "text": "for my troubles"});
        let (status, made) = asks.post(&path, wish).await;
        assert_eq!(
            (status, &made["kind"], &made["state"]),
            (201, &json!("request"), &json!("open")),
            "{made}"
        );
        format!("{path}/{}", made["number"])
    };
    let answer = async |who: &Person, offer: &str, word: &str| who.post(offer, json!({"answer": word})).await;
    // What the rules do not let be paid stays open until somebody says no to it.
    let much = ask(2).await;
    assert_eq!(answer(payer, &much, "accept").await.1["code"], "not-allowed");
    assert_eq!(answer(asks, &much, "accept").await.1["code"], "not-yours");
    assert_eq!(answer(payer, &much, "decline").await.1["state"], "declined");
    let withdrawn = ask(1).await;
    assert_eq!(answer(asks, &withdrawn, "withdraw").await.1["state"], "withdrawn");
    assert_eq!(payer.position(&id).await["sequence"], before["sequence"], "nothing was paid");
    let little = ask(1).await;
    assert_eq!(answer(&house.guest().await, &little, "accept").await.1["code"], "not-yours");
    let (status, paid) = answer(payer, &little, "accept").await;
    assert_eq!((status, &paid["state"]), (200, &json!("accepted")), "{paid}");
    let after = payer.position(&id).await;
    assert_eq!(after["sequence"].as_i64(), before["sequence"].as_i64().map(|before| before + 1));
    assert_eq!((&after["aside"], &after["waiting_on"]), (&json!([]), &before["waiting_on"]));
    let (_, history) = payer.get(&format!("/api/tables/{id}/history")).await;
    let last = history.as_array().unwrap().last().unwrap();
    assert_eq!((&last["seat"], &last["notation"]), (&to, &json!("tip")));
    // Once is enough; and what was not paid in time is not paid twice.
    assert_eq!(answer(payer, &little, "accept").await.1["code"], "offer-closed");
    let again = ask(1).await;
    assert_eq!(answer(payer, &again, "accept").await.1["code"], "refused");
    assert_eq!(payer.position(&id).await["sequence"], after["sequence"]);
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
