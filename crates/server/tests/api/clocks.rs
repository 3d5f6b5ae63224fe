use std::time::Duration;

use serde_json::{Value, json};
use server::DAY;

use crate::house::{GAME, House, Person};

async fn table_with_clock(house: &House, clock: Value) -> (Person, Person, String) {
    let (ada, ben) = (house.guest().await, house.guest().await);
    let wish = json!({"game": GAME, "clock": clock, "seats": [{"kind": "me"}, {"kind": "open"}]});
    let (status, table) = ada.post("/api/tables", wish).await;
    assert_eq!(status, 201, "{table}");
    let id = table["id"].as_str().unwrap().to_owned();
    ben.post(&format!("/api/tables/{id}/seats/1"), json!({})).await;
    (ada, ben, id)
}

async fn until(who: &Person, id: &str, holds: impl Fn(&Value) -> bool) -> Value {
    for _ in 0..500 {
        let table = who.table(id).await;
        if holds(&table) {
            return table;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("it never holds: {}", who.table(id).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_out_of_time_forfeits() {
    let house = House::open().await;
    let clock = json!({"kind": "live", "minutes": 10, "increment": 5, "timeout": "forfeit"});
    let (ada, ben, id) = table_with_clock(&house, clock).await;
    house.config.clock.forward(4 * 60_000);
    ben.decide_something(&id, 0).await;
    house.config.clock.forward(5 * 60_000);
    let table = ada.table(&id).await;
    assert_eq!(table["state"], "running");
    let left = table["seats"][0]["clock"]["remaining"].as_i64().unwrap();
    assert!((50_000..=60_000).contains(&left), "{left}");
    assert_eq!(table["seats"][0]["clock"]["running"], true);
    house.config.clock.forward(61_000);
    let table = until(&ada, &id, |table| table["state"] == "finished").await;
    assert_eq!((&table["result"]["end"], &table["result"]["seat"]), (&json!("timed-out"), &json!(0)));
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_computer_takes_over_from_who_is_away_for_days() {
    let mut house = House::open().await;
    let (ada, ben, id) = table_with_clock(&house, json!({"kind": "slow", "days": 2, "bank": 1})).await;
    for _ in 0..2 {
        ada.decide_something(&id, 0).await;
        let waiting = ada.table(&id).await["waiting_on"].clone();
        if waiting == json!([1]) {
            break;
        }
    }
    house.config.clock.forward(2 * DAY);
    house.restart().await;
    let (ada, ben) = (ada.at(&house), ben.at(&house));
    assert_eq!(ada.table(&id).await["seats"][1]["kind"], "person");
    house.config.clock.forward(DAY + 1000);
    let table = until(&ada, &id, |table| table["seats"][1]["kind"] == "computer").await;
    assert_eq!((&table["state"], &table["seats"][1]["level"]), (&json!("running"), &table["stand_in"]));
    assert_eq!(ben.post(&format!("/api/tables/{id}/resign"), json!({})).await.1["code"], "not-yours");
    ada.decide_something(&id, 0).await;
    let before = ada.my_turn(&id).await;
    house.restart().await;
    assert_eq!(ada.at(&house).position(&id).await["view"], before["view"]);
    house.stop().await;
}

/// One process calls time at a table. If it dies before it has, another does when the lease runs out.
#[tokio::test(flavor = "multi_thread")]
async fn time_is_called_by_who_has_the_lease_and_after_it_by_another() {
    let house = House::open().await;
    let clock = json!({"kind": "live", "minutes": 10, "timeout": "forfeit"});
    let (ada, _, leased) = table_with_clock(&house, clock.clone()).await;
    let (ben, _, free) = table_with_clock(&house, clock).await;
    let until_then = house.config.clock.now() + 20 * 60_000;
    house
        .meddle(&format!(
            "UPDATE tables SET clock_by = 'dead', clock_until = {until_then} WHERE id = '{leased}'"
        ))
        .await;
    house.config.clock.forward(11 * 60_000);
    until(&ben, &free, |table| table["state"] == "finished").await;
    // It was out of time before the other one, and looked at in the same breath.
    assert_eq!(ada.table(&leased).await["state"], "running");
    house.config.clock.forward(10 * 60_000);
    let table = until(&ada, &leased, |table| table["state"] == "finished").await;
    assert_eq!((&table["result"]["end"], &table["sequence"]), (&json!("timed-out"), &json!(1)));
    house.stop().await;
}
