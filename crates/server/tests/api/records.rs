//! A record that somebody has is shown like any other game, with any eyes.

use serde_json::{Value, json};

use crate::house::House;

#[tokio::test(flavor = "multi_thread")]
async fn a_record_is_shown_with_any_eyes_and_only_if_it_holds() {
    let house = House::open().await;
    let (ada, ben) = (house.guest().await, house.guest().await);
    let id = ada.with(&ben).await;
    for turn in 0..40_usize {
        let table = ada.table(&id).await;
        let who = if table["waiting_on"][0] == 0 { &ada } else { &ben };
        who.decide_something(&id, turn * 5).await;
    }
    let seen = ada.position(&id).await;
    assert_eq!(ada.post(&format!("/api/tables/{id}/resign"), json!({})).await.0, 200);
    let (_, record) = ada.get(&format!("/api/tables/{id}/record")).await;

    // Somebody who never sat there has the file, and sees what each seat saw.
    let nobody = house.stranger();
    let look = |eyes: Value, from: usize, count: usize| json!({ "record": record, "eyes": eyes, "from": from, "count": count, "log": true });
    let (status, mine) = nobody.post("/api/records/look", look(json!({ "seat": 0 }), 40, 1)).await;
    assert_eq!(status, 200);
    assert_eq!(mine["decisions"], 40);
    assert_eq!(mine["positions"], json!([{ "at": 40, "view": seen["view"] }]));
    assert_eq!(mine["log"], seen["log"]);
    let (_, yours) = nobody.post("/api/records/look", look(json!({ "seat": 1 }), 40, 1)).await;
    assert_ne!(mine["positions"][0]["view"], yours["positions"][0]["view"]);
    let (_, all) = nobody.post("/api/records/look", look(json!("open"), 30, 1000)).await;
    let at: Vec<&Value> =
        all["positions"].as_array().unwrap().iter().map(|position| &position["at"]).collect();
    assert_eq!(at, (30..=40).map(|at| json!(at)).collect::<Vec<_>>().iter().collect::<Vec<_>>());

    for (body, status) in [
        (look(json!({ "seat": 2 }), 0, 1), 400),
        (look(json!("open"), 41, 1), 404),
        (json!({ "record": { "format": "kabinett-record" } }), 400),
        (json!({}), 400),
    ] {
        assert_eq!(nobody.post("/api/records/look", body).await.0, status);
    }
    let mut forged = record.clone();
    forged["decisions"][7][1] = json!("pass pass");
    assert_eq!(nobody.post("/api/records/look", json!({ "record": forged })).await.0, 400);
}
