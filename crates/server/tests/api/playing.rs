use serde_json::{Value, json};

use crate::house::{GAME, House};

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_plays_a_whole_game_against_the_computer() {
    let house = House::open().await;
    let ada = house.guest().await;
    let id = ada.against_computer().await;
    let path = format!("/api/tables/{id}");
    assert_eq!(ada.get(&format!("{path}/record")).await.1["code"], "still-running");
    let mut choice = 0;
    while ada.decide_something(&id, choice).await["state"] != "finished" {
        choice = choice * 31 + 7;
        choice %= 1009;
    }
    let table = ada.table(&id).await;
    assert_eq!(table["state"], "finished");
    assert_eq!(table["waiting_on"], json!([]));
    assert_eq!(table["seed"].as_str().unwrap().len(), 64);
    assert_eq!(table["result"]["standings"].as_array().unwrap().len(), 2);
    let (_, games) = ada.get("/api/games").await;
    let ends = games[0]["ends"].as_array().unwrap();
    assert!(ends.contains(&table["result"]["end"]), "{}", table["result"]);

    // The record proves itself.
    let (status, record) = ada.get(&format!("{path}/record")).await;
    assert_eq!(status, 200);
    assert_eq!(record["seed"], table["seed"]);
    assert_eq!(record["commitment"], table["commitment"]);
    let record = table::Record::parse(&record.to_string()).unwrap();
    let entry = bots::find(bots::registry(), GAME).unwrap();
    entry.game.verify(&record).unwrap();

    // All cards are open now, at any moment, to everybody.
    let half = record.decisions.len() / 2;
    let (status, position) =
        house.stranger().get(&format!("{path}/position?at={half}&as=open&log_since={}", half - 1)).await;
    assert_eq!(status, 200);
    assert_eq!((&position["at"], &position["as"]), (&json!(half), &json!("open")));
    assert!(position["log"].as_array().unwrap().iter().all(|line| line["number"] == half - 1));
    assert_eq!(
        ada.decide(&id, "anything", table["sequence"].as_i64().unwrap()).await.1["code"],
        "not-running"
    );

    // And once more.
    let (status, next) = ada.post(&format!("{path}/rematch"), json!({})).await;
    assert_eq!((status, &next["my_seat"], &next["state"]), (201, &json!(1), &json!("running")));
    let (status, same) = ada.post(&format!("{path}/rematch"), json!({})).await;
    assert_eq!((status, &same["id"]), (200, &next["id"]));
    assert_eq!(ada.table(&id).await["rematch"], next["id"]);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_each_other() {
    let house = House::open().await;
    let (ada, ben) = (house.guest().await, house.guest().await);
    let id = ada.with(&ben).await;
    for turn in 0..60_usize {
        let position = ada.position(&id).await;
        let waiting = position["waiting_on"].as_array().unwrap();
        let who = if waiting.contains(&json!(0)) { &ada } else { &ben };
        who.decide_something(&id, turn * 13).await;
    }
    let (mine, yours) = (ada.position(&id).await, ben.position(&id).await);
    assert_eq!(mine["sequence"], 60);
    assert_eq!((mine["seat"].as_i64(), yours["seat"].as_i64()), (Some(0), Some(1)));
    assert_ne!(mine["view"], yours["view"]);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stale_decision_gets_the_position_as_it_is() {
    let house = House::open().await;
    let (ada, ben) = (house.guest().await, house.guest().await);
    let id = ada.with(&ben).await;
    ben.decide_something(&id, 0).await;
    let position = ada.my_turn(&id).await;
    let notation = position["legal"][0]["notation"].as_str().unwrap();
    let (status, answer) = ada.decide(&id, notation, 0).await;
    assert_eq!((status, &answer["code"]), (409, &json!("stale")), "{answer}");
    assert_eq!(answer["position"], position);
    assert_eq!(ada.decide(&id, notation, 99).await.0, 409);
    assert_eq!(ada.position(&id).await, position);
    assert_eq!(ada.decide(&id, notation, 1).await.0, 200);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_clashing_decisions_are_not_both_taken() {
    let house = House::open().await;
    let (ada, ben) = (house.guest().await, house.guest().await);
    let id = ada.with(&ben).await;
    for _ in 0..20 {
        let position = ada.position(&id).await;
        let who = if position["waiting_on"][0] == 0 { &ada } else { &ben };
        let position = who.position(&id).await;
        let notation = position["legal"][0]["notation"].as_str().unwrap();
        let after = position["sequence"].as_i64().unwrap();
        let asked = (0..5).map(|_| {
            let (who, id, notation) = (who.clone(), id.clone(), notation.to_owned());
            tokio::spawn(async move { who.decide(&id, &notation, after).await.0 })
        });
        let mut answers = Vec::new();
        for answer in asked.collect::<Vec<_>>() {
            answers.push(answer.await.unwrap());
        }
        answers.sort_unstable();
        assert_eq!(answers, [200, 409, 409, 409, 409]);
        assert_eq!(who.position(&id).await["sequence"], after + 1);
    }
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refused_decision_changes_nothing_and_says_why() {
    let house = House::open().await;
    let (ada, ben) = (house.guest().await, house.guest().await);
    let id = ada.with(&ben).await;
    let before = ada.position(&id).await;
    let (status, answer) = ada.decide(&id, "no such thing", 0).await;
    assert_eq!((status, &answer["code"]), (422, &json!("bad-notation")));
    // A decision of a later phase is written well, but the rules forbid it now.
    let legal: Vec<Value> = before["legal"].as_array().unwrap().clone();
    let mut refused = None;
    for (turn, who) in [&ada, &ben].into_iter().cycle().take(12).enumerate() {
        let after = who.position(&id).await;
        let next = who.my_turn(&id).await;
        if let Some(later) = next["legal"].as_array().unwrap().iter().find(|later| !legal.contains(later)) {
            refused = Some((turn, later["notation"].as_str().unwrap().to_owned(), after));
            break;
        }
        who.decide_something(&id, 0).await;
    }
    let (_, notation, _) = refused.expect("later decisions are others");
    let other = ada.with(&ben).await;
    let before = ada.position(&other).await;
    let (status, check) =
        ada.post(&format!("/api/tables/{other}/check"), json!({"notation": notation})).await;
    assert_eq!((status, &check["code"]), (422, &json!("refused")), "{check}");
    let (status, answer) = ada.decide(&other, &notation, 0).await;
    assert_eq!((status, &answer["code"]), (422, &json!("refused")), "{answer}");
    for member in ["rule", "key", "sentence", "detail", "title"] {
        assert!(answer[member].as_str().is_some_and(|text| !text.is_empty()), "{member}: {answer}");
    }
    assert!(answer["args"].is_object());
    assert_eq!(ada.position(&other).await, before);
    let first = before["legal"][0]["notation"].as_str().unwrap();
    let (status, check) = ada.post(&format!("/api/tables/{other}/check"), json!({"notation": first})).await;
    assert_eq!((status, &check["quote"]), (200, &before["legal"][0]["quote"]));
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_repeated_request_with_a_key_counts_once() {
    let house = House::open().await;
    let (ada, ben) = (house.guest().await, house.guest().await);
    let id = ada.with(&ben).await;
    let position = ada.position(&id).await;
    let body = json!({"notation": position["legal"][0]["notation"], "after": 0});
    let path = format!("/api/tables/{id}/decisions");
    let key = [("idempotency-key", "k1")];
    for _ in 0..3 {
        let answer = ada.send(reqwest::Method::POST, &path, Some(&body), &key).await;
        assert_eq!(answer.status(), 200);
        assert_eq!(answer.json::<Value>().await.unwrap()["sequence"], 1);
    }
    let other = json!({"notation": position["legal"][1]["notation"], "after": 0});
    let answer = ada.send(reqwest::Method::POST, &path, Some(&other), &key).await;
    assert_eq!(answer.json::<Value>().await.unwrap()["code"], "key-reused");
    // Another's key is another key.
    let answer = ben.send(reqwest::Method::POST, &path, Some(&body), &key).await;
    assert_eq!(answer.status(), 409);
    let minimal = [("prefer", "return=minimal"), ("idempotency-key", "k1")];
    let answer = ada.send(reqwest::Method::POST, &path, Some(&body), &minimal).await;
    let answer: Value = answer.json().await.unwrap();
    assert_eq!((&answer["sequence"], &answer["view"]), (&json!(1), &Value::Null));
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn undo_takes_back_what_may_be_taken_back() {
    let house = House::open().await;
    let (ada, ben) = (house.guest().await, house.guest().await);
    let id = ada.with(&ben).await;
    let path = format!("/api/tables/{id}/undo");
    assert_eq!(ada.post(&path, json!({"after": 0})).await.1["code"], "undo-refused");
    let mut taken_back = 0;
    for turn in 0..80_usize {
        let position = ada.position(&id).await;
        let who = if position["waiting_on"][0] == 0 { &ada } else { &ben };
        let before = who.position(&id).await;
        let legal = before["legal"].as_array().unwrap();
        let said = legal[turn * 5 % legal.len()]["final"].as_bool();
        let after = who.decide_something(&id, turn * 5).await;
        let reached = after["undoable"].as_u64().unwrap() > 0;
        assert_eq!(said, Some(!reached), "{}", legal[turn * 5 % legal.len()]);
        if !reached {
            continue;
        }
        let sequence = after["sequence"].as_i64().unwrap();
        let (status, back) = who.post(&path, json!({"after": sequence})).await;
        assert_eq!(status, 200, "{back}");
        assert_eq!(back["sequence"], sequence + 1);
        for member in ["view", "log", "legal", "waiting_on", "decisions"] {
            assert_eq!(back[member], before[member], "{member}");
        }
        taken_back += 1;
        who.decide_something(&id, turn * 5).await;
    }
    assert!(taken_back > 5, "{taken_back}");
    // What was taken back is gone after a restart too.
    let mut house = house;
    let before = ada.position(&id).await;
    house.restart().await;
    assert_eq!(ada.at(&house).position(&id).await, before);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_resigns_has_lost() {
    let house = House::open().await;
    let (ada, ben) = (house.guest().await, house.guest().await);
    let id = ada.with(&ben).await;
    ben.decide_something(&id, 0).await;
    let (status, table) = ada.post(&format!("/api/tables/{id}/resign"), json!({})).await;
    assert_eq!((status, &table["state"]), (200, &json!("finished")), "{table}");
    assert_eq!(table["result"]["end"], "resigned");
    assert_eq!(table["result"]["seat"], 0);
    assert_eq!(table["result"]["standings"][0]["place"], 2);
    assert_eq!(ben.position(&id).await["legal"], json!([]));
    assert_eq!(ada.post(&format!("/api/tables/{id}/resign"), json!({})).await.1["code"], "not-running");
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn computers_play_each_other() {
    let house = House::open().await;
    let ada = house.guest().await;
    let id = ada
        .make_table(json!([{"kind": "computer", "level": "random"}, {"kind": "computer", "level": "random"}]))
        .await;
    for _ in 0..1500 {
        if ada.table(&id).await["state"] == "finished" {
            house.stop().await;
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    panic!("the computers do not finish: {}", ada.table(&id).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn seats_are_taken_left_and_started() {
    let house = House::open().await;
    let (ada, ben) = (house.guest().await, house.guest().await);
    let id = ada.make_table(json!([{"kind": "me"}, {"kind": "open"}])).await;
    let path = format!("/api/tables/{id}");
    assert_eq!(ada.get(&format!("{path}/position")).await.1["code"], "not-running");
    assert_eq!(ada.post(&format!("{path}/seats/1"), json!({})).await.1["code"], "already-seated");
    assert_eq!(ben.post(&format!("{path}/seats/0"), json!({})).await.1["code"], "seat-taken");
    assert_eq!(ben.post(&format!("{path}/seats/7"), json!({})).await.1["code"], "not-found");
    assert_eq!(ben.delete(&format!("{path}/seats/0")).await.1["code"], "not-yours");
    assert_eq!(ben.post(&format!("{path}/start"), json!({})).await.1["code"], "not-allowed");
    let (status, table) = ada.delete(&format!("{path}/seats/0")).await;
    assert_eq!((status, &table["seats"][0]["kind"]), (200, &json!("open")));
    assert_eq!(ben.post(&format!("{path}/seats/0"), json!({})).await.0, 200);
    let (status, table) = ada.post(&format!("{path}/start"), json!({"level": "random"})).await;
    assert_eq!((status, &table["state"]), (200, &json!("running")));
    assert_eq!(table["seats"][1]["level"], "random");
    assert_eq!(ben.delete(&format!("{path}/seats/0")).await.1["code"], "already-started");
    assert_eq!(ben.table(&id).await["my_seat"], 0);
    assert_eq!(ada.delete(&path).await.1["code"], "already-started");

    let id = ada.make_table(json!([{"kind": "me"}, {"kind": "open"}])).await;
    assert_eq!(ben.delete(&format!("/api/tables/{id}")).await.1["code"], "not-allowed");
    assert_eq!(ada.delete(&format!("/api/tables/{id}")).await.0, 204);
    assert_eq!(ada.get(&format!("/api/tables/{id}")).await.0, 404);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_lobby_lists_what_one_may_see() {
    let house = House::open().await;
    let (ada, ben) = (house.guest().await, house.guest().await);
    let open = ada.make_table(json!([{"kind": "me"}, {"kind": "open"}])).await;
    let (_, table) = ada
        .post(
            "/api/tables",
            json!({"game": GAME, "private": true, "seats": [{"kind": "me"}, {"kind": "open"}]}),
        )
        .await;
    let private = table["id"].as_str().unwrap().to_owned();
    let running = ada.against_computer().await;
    let ids = |list: Value| -> Vec<String> {
        list.as_array().unwrap().iter().map(|table| table["id"].as_str().unwrap().to_owned()).collect()
    };
    assert_eq!(ids(ben.get("/api/tables?state=open").await.1), std::slice::from_ref(&open));
    assert_eq!(ids(ben.get("/api/tables?state=running").await.1), std::slice::from_ref(&running));
    assert_eq!(ids(ben.get("/api/tables?mine=1").await.1), Vec::<String>::new());
    let mut mine = ids(ada.get("/api/tables?mine=1").await.1);
    mine.sort();
    let mut all = vec![open, private, running];
    all.sort();
    assert_eq!(mine, all);
    assert_eq!(ids(ada.get("/api/tables?game=chess").await.1), Vec::<String>::new());
    assert_eq!(ada.get("/api/tables?state=lost").await.0, 400);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_that_make_no_game_are_refused() {
    let house = House::open().await;
    let ada = house.guest().await;
    let me = json!({"kind": "me"});
    let computer = json!({"kind": "computer"});
    for (wish, code) in [
        (json!({"game": "chess", "seats": [me, computer]}), "not-found"),
        (json!({"game": GAME, "seats": [me]}), "bad-options"),
        (json!({"game": GAME, "seats": [me, me]}), "already-seated"),
        (json!({"game": GAME, "seats": []}), "bad-options"),
        (json!({"game": GAME, "seats": [me, {"kind": "computer", "level": "no such"}]}), "bad-options"),
        (json!({"game": GAME, "seats": [me, {"kind": "invited", "name": "nobody"}]}), "not-found"),
        (json!({"game": GAME, "seats": [me, computer], "options": {"no-such": 1}}), "bad-options"),
        (json!({"game": GAME, "seats": [me, computer], "options": {"sides": 7}}), "bad-options"),
        (
            json!({"game": GAME, "seats": [me, computer], "clock": {"kind": "live", "minutes": 0}}),
            "bad-options",
        ),
        (json!({"game": GAME, "seats": [me, computer], "nonsense": true}), "bad-request"),
        (json!({"game": GAME}), "bad-request"),
        (json!([1, 2]), "bad-request"),
    ] {
        let (_, answer) = ada.post("/api/tables", wish.clone()).await;
        assert_eq!(answer["code"], code, "{wish}: {answer}");
    }
    assert_eq!(ada.get("/api/tables").await.1, json!([]));
    house.stop().await;
}
