use std::time::Duration;

use serde_json::json;

use crate::house::{GAME, House};

/// Only on PostgreSQL: two processes serve the same tables.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_played_through_two_processes() {
    let one = House::open().await;
    let Some(two) = one.second().await else { return one.stop().await };
    let (ada, ben) = (one.guest().await, two.guest().await);
    let id = ada.make_table(json!([{"kind": "me"}, {"kind": "open"}])).await;
    assert_eq!(ben.post(&format!("/api/tables/{id}/seats/1"), json!({})).await.1["state"], "running");
    for turn in 0..100_usize {
        let waiting = ada.table(&id).await["waiting_on"].clone();
        let who = if waiting[0] == 0 { &ada } else { &ben };
        // Every other decision goes through the other process.
        let who = if turn.is_multiple_of(2) { who.at(&one) } else { who.at(&two) };
        who.decide_something(&id, turn * 11).await;
        assert_eq!(ada.at(&one).position(&id).await, ada.at(&two).position(&id).await);
    }
    // Clashes are settled by the number.
    for _ in 0..20 {
        let position = ada.position(&id).await;
        let who = if position["waiting_on"][0] == 0 { &ada } else { &ben };
        let position = who.position(&id).await;
        let (notation, after) =
            (position["legal"][0]["notation"].as_str().unwrap(), position["sequence"].as_i64().unwrap());
        let (here, there) = (who.at(&one), who.at(&two));
        let (a, b) = tokio::join!(here.decide(&id, notation, after), there.decide(&id, notation, after));
        let mut answers = [a.0, b.0];
        answers.sort_unstable();
        assert_eq!(answers, [200, 409]);
    }
    one.stop().await;
    two.stop().await;
}

/// Only on PostgreSQL: the computers of a process that is gone go on in another.
#[tokio::test(flavor = "multi_thread")]
async fn another_process_takes_over() {
    let one = House::open().await;
    let Some(two) = one.second().await else { return one.stop().await };
    let ada = one.guest().await;
    let computers = json!([{"kind": "computer", "level": "random"}, {"kind": "computer", "level": "random"}]);
    let id = ada.make_table(computers).await;
    one.stop().await;
    let ada = ada.at(&two);
    for _ in 0..3000 {
        if ada.table(&id).await["state"] == "finished" {
            return two.stop().await;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("nobody takes over");
}

/// Only on PostgreSQL: whoever is out of time is told so by whichever process is left.
#[tokio::test(flavor = "multi_thread")]
async fn clocks_go_on_in_another_process() {
    let one = House::open().await;
    let Some(two) = one.second().await else { return one.stop().await };
    let (ada, ben) = (one.guest().await, one.guest().await);
    let clock = json!({"kind": "live", "minutes": 10, "timeout": "forfeit"});
    let wish = json!({"game": GAME, "clock": clock, "seats": [{"kind": "me"}, {"kind": "open"}]});
    let id = ada.post("/api/tables", wish).await.1["id"].as_str().unwrap().to_owned();
    ben.post(&format!("/api/tables/{id}/seats/1"), json!({})).await;
    // The two share their clock, so both call time at the same moment; it is called once.
    let (ada, clock) = (ada.at(&two), one.config.clock.clone());
    clock.forward(9 * 60_000);
    one.stop().await;
    assert_eq!(ada.table(&id).await["state"], "running");
    clock.forward(61_000);
    for _ in 0..500 {
        let table = ada.table(&id).await;
        if table["state"] == "finished" {
            assert_eq!((&table["result"]["end"], &table["sequence"]), (&json!("timed-out"), &json!(1)));
            return two.stop().await;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("nobody calls time");
}
