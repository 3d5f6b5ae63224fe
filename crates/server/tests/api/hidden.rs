use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::house::House;

/// Every text in a value.
fn texts(value: &Value, into: &mut BTreeSet<String>) {
    match value {
        Value::String(text) => {
            into.insert(text.clone());
        }
        Value::Array(items) => items.iter().for_each(|item| texts(item, into)),
        Value::Object(fields) => fields.values().for_each(|item| texts(item, into)),
        _ => {}
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_sees_what_is_another_seats() {
    let house = House::open().await;
    let (ada, ben, eve) = (house.guest().await, house.guest().await, house.guest().await);
    let id = ada.with(&ben).await;
    let path = format!("/api/tables/{id}");
    let entry = bots::find(bots::registry(), crate::house::GAME).unwrap();
    for turn in 0..120_usize {
        let table = ada.table(&id).await;
        if table["state"] == "finished" {
            break;
        }
        let who = if table["waiting_on"][0] == 0 { &ada } else { &ben };
        who.decide_something(&id, turn * 7).await;
        if !turn.is_multiple_of(10) {
            continue;
        }
        // What each may see is exactly what the rules show: to a seat, or to a spectator.
        let (mine, yours) = (ada.position(&id).await, ben.position(&id).await);
        let watched = eve.position(&id).await;
        let (_, unknown) = house.stranger().get(&format!("{path}/position")).await;
        let (_, also) = ada.get(&format!("{path}/position?as=spectator")).await;
        for spectator in [&unknown, &also] {
            for member in ["view", "log", "legal", "undoable", "seat"] {
                assert_eq!(spectator[member], watched[member], "{member}");
            }
        }
        assert_eq!((&watched["legal"], &watched["as"]), (&json!([]), &json!("spectator")));
        for eyes in ["seat", "view"] {
            assert_ne!(mine[eyes], yours[eyes]);
        }
        for who in [&ada, &ben, &eve, &house.stranger()] {
            let (status, answer) = who.get(&format!("{path}/position?as=open")).await;
            assert_eq!((status, &answer["code"]), (403, &json!("still-running")));
            assert_eq!(who.get(&format!("{path}/record")).await.1["code"], "still-running");
            assert_eq!(who.table(&id).await["seed"], Value::Null);
            // Nothing in the past either.
            let (_, past) = who.get(&format!("{path}/position?at={}", turn / 2)).await;
            assert_eq!(past["legal"], json!([]));
        }
    }
    // The dice may have ended the game before.
    if ada.table(&id).await["state"] != "finished" {
        assert_eq!(ada.post(&format!("{path}/resign"), json!({})).await.0, 200);
    }
    let (_, record) = ada.get(&format!("{path}/record")).await;
    let record = table::Record::parse(&record.to_string()).unwrap();
    // Now that it is over, the record tells what each seat could have seen at the end.
    let table = entry.game.replay(&record, usize::MAX).unwrap();
    for (who, seat) in [(&ada, 0), (&ben, 1)] {
        assert_eq!(who.position(&id).await["view"], table.view(table::Viewer::Seat(table::Seat(seat))));
    }
    assert_eq!(eve.position(&id).await["view"], table.view(table::Viewer::Spectator));
    let mut open = BTreeSet::new();
    texts(&table.view(table::Viewer::Open), &mut open);
    assert!(!open.is_empty());
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_acts_for_another_seat() {
    let house = House::open().await;
    let (ada, ben, eve) = (house.guest().await, house.guest().await, house.guest().await);
    let id = ada.with(&ben).await;
    let path = format!("/api/tables/{id}");
    let before = ada.position(&id).await;
    let notation = before["legal"][0]["notation"].clone();
    for (address, body) in [
        ("decisions", json!({"notation": notation, "after": 0})),
        ("check", json!({"notation": notation})),
        ("undo", json!({"after": 0})),
        ("resign", json!({})),
        ("rematch", json!({})),
    ] {
        let (status, answer) = eve.post(&format!("{path}/{address}"), body.clone()).await;
        assert_eq!((status, &answer["code"]), (403, &json!("not-yours")), "{address}");
        let (status, answer) = house.stranger().post(&format!("{path}/{address}"), body).await;
        assert_eq!((status, &answer["code"]), (401, &json!("no-session")), "{address}");
    }
    // A decision of Ada's sent by Ben is Ben's decision, or none.
    let turn = ada.decide_something(&id, 0).await;
    let waiting = turn["waiting_on"].as_array().unwrap();
    if !waiting.contains(&json!(0)) {
        let (status, answer) = ada.decide(&id, notation.as_str().unwrap(), 1).await;
        assert_eq!(status, 422, "{answer}");
    }
    assert_eq!(ada.position(&id).await["sequence"], 1);
    // Notes are private.
    assert_eq!(ada.put(&format!("{path}/notes"), json!({"text": "a plan"})).await.0, 200);
    assert_eq!(ada.get(&format!("{path}/notes")).await.1["text"], "a plan");
    assert_eq!(ben.get(&format!("{path}/notes")).await.1["text"], "");
    house.stop().await;
}
