use serde_json::json;
use server::DAY;

use crate::house::House;

#[tokio::test(flavor = "multi_thread")]
async fn a_vacation_stops_slow_clocks_and_gives_unused_days_back() {
    let mut house = House::open_with_tiny(|_| {}).await;
    // Days are counted by years of 365 days: the test begins with one.
    let into_year = house.config.clock.now() % (365 * DAY);
    house.config.clock.forward(365 * DAY - into_year);
    let (ada, ben) = (house.guest().await, house.guest().await);
    let slow = json!({"clock": {"kind": "slow", "days": 2, "bank": 0, "timeout": "forfeit"}});
    let id = ada.tiny_with(&[&ben], slow.clone()).await;
    ben.decide_something(&id, 0).await;
    assert_eq!(ada.get("/api/me/vacation").await.1, json!({"until": null, "days_left": 30}));
    for days in [31, -1] {
        assert_eq!(ada.put("/api/me/vacation", json!({"days": days})).await.1["code"], "bad-request");
    }
    house.config.clock.forward(DAY);
    let (status, vacation) = ada.put("/api/me/vacation", json!({"days": 20})).await;
    assert_eq!((status, &vacation["days_left"]), (200, &json!(10)), "{vacation}");
    assert!(ben.table(&id).await["seats"][0]["away"].is_i64());
    // Ten days later she has not lost, though she had but one left. A table that starts now waits for her too.
    house.config.clock.forward(10 * DAY);
    house.restart().await;
    let (ada, ben) = (ada.at(&house), ben.at(&house));
    let later = ada.tiny_with(&[&ben], slow).await;
    assert!(ben.table(&later).await["seats"][0]["away"].is_i64());
    let table = ben.table(&id).await;
    assert_eq!(table["state"], "running");
    let left = table["seats"][0]["clock"]["remaining"].as_i64().unwrap();
    assert!((DAY - 60_000..=DAY).contains(&left), "{left}");
    // Back early: nine whole days are hers again, and the clock runs on.
    let (_, vacation) = ada.put("/api/me/vacation", json!({"days": 0})).await;
    assert_eq!((&vacation["until"], &vacation["days_left"]), (&json!(null), &json!(19)));
    house.config.clock.forward(DAY + 1000);
    let table = ben.table_when(&id, |table| table["state"] == "finished").await;
    assert_eq!((&table["result"]["end"], &table["result"]["seat"]), (&json!("timed-out"), &json!(0)));
    assert_eq!(ada.get("/api/me").await.1["vacation"], vacation);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn at_a_larger_table_a_computer_takes_over_whatever_was_chosen() {
    let house = House::open_with_tiny(|_| {}).await;
    let (ada, ben, eve) = (house.guest().await, house.guest().await, house.guest().await);
    let live = json!({"clock": {"kind": "live", "minutes": 5, "timeout": "forfeit"}});
    let id = ada.tiny_with(&[&ben, &eve], live).await;
    ada.decide_something(&id, 0).await;
    ben.decide_something(&id, 0).await;
    house.config.clock.forward(5 * 60_000 + 1);
    let table = ada.table_when(&id, |table| table["seats"][2]["kind"] == "computer").await;
    // Those who had decided have their time still.
    assert_eq!(
        (&table["seats"][0]["kind"], &table["seats"][1]["kind"]),
        (&json!("person"), &json!("person"))
    );
    let after = ada.position(&id).await["sequence"].as_i64().unwrap();
    assert_eq!(eve.decide(&id, "done", after).await.1["code"], "not-yours");
    assert_eq!(ada.table_when(&id, |table| table["decisions"].as_i64() >= Some(3)).await["state"], "running");
    house.stop().await;
}
