use serde_json::json;

use crate::house::{House, Person};

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_keeps_everything() {
    let mut house = House::open().await;
    let (ada, ben) = (house.guest().await, house.guest().await);
    let id = ada.with(&ben).await;
    let path = format!("/api/tables/{id}");
    for turn in 0..100_usize {
        let waiting = ada.table(&id).await["waiting_on"][0].clone();
        let who = if waiting == 0 { &ada } else { &ben };
        who.decide_something(&id, turn * 3).await;
    }
    ada.post(&format!("{path}/chat"), json!({"text": "hello"})).await;
    ada.put(&format!("{path}/notes"), json!({"text": "a plan"})).await;
    let key = [("idempotency-key", "again")];
    let position = ada.position(&id).await;
    let who = if position["waiting_on"][0] == 0 { ada.clone() } else { ben.clone() };
    let position = who.position(&id).await;
    let body = json!({"notation": position["legal"][0]["notation"], "after": position["sequence"]});
    let decisions = format!("{path}/decisions");
    assert_eq!(who.send(reqwest::Method::POST, &decisions, Some(&body), &key).await.status(), 200);

    let before = (ada.position(&id).await, ben.position(&id).await, ada.table(&id).await);
    house.restart().await;
    let (ada, ben, who) = (ada.at(&house), ben.at(&house), who.at(&house));
    assert_eq!((ada.position(&id).await, ben.position(&id).await, ada.table(&id).await), before);
    assert_eq!(ada.get(&format!("{path}/chat")).await.1[0]["text"], "hello");
    assert_eq!(ada.get(&format!("{path}/notes")).await.1["text"], "a plan");
    assert_eq!(who.send(reqwest::Method::POST, &decisions, Some(&body), &key).await.status(), 200);
    assert_eq!(ada.position(&id).await, before.0);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn computers_go_on_after_a_restart() {
    let mut house = House::open().await;
    let mut ada = house.guest().await;
    let computers = json!([{"kind": "computer", "level": "random"}, {"kind": "computer", "level": "random"}]);
    let watched = ada.make_table(computers).await;
    let mine = ada.against_computer().await;
    for round in 0..5 {
        house.restart().await;
        ada = ada.at(&house);
        ada.decide_something(&mine, round).await;
    }
    for _ in 0..1500 {
        if ada.table(&watched).await["state"] == "finished" {
            house.stop().await;
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    panic!("the computers do not go on");
}

async fn play(ada: &Person, ben: &Person, id: &str, decisions: usize) {
    for turn in 0..decisions {
        let waiting = ada.table(id).await["waiting_on"][0].clone();
        let who = if waiting == 0 { ada } else { ben };
        who.decide_something(id, turn * 7).await;
    }
}

/// A long game opens from its snapshot: what lies before it is not even looked at.
#[tokio::test(flavor = "multi_thread")]
async fn a_long_game_opens_without_its_first_decisions() {
    let mut house = House::open().await;
    let (ada, ben) = (house.guest().await, house.guest().await);
    let id = ada.with(&ben).await;
    play(&ada, &ben, &id, 60).await;
    house.restart().await;
    let (ada, ben) = (ada.at(&house), ben.at(&house));
    play(&ada, &ben, &id, 10).await;
    let before = (ada.position(&id).await, ben.position(&id).await);
    house.meddle("UPDATE decisions SET notation = 'nonsense' WHERE sequence <= 60").await;
    house.restart().await;
    let (ada, ben) = (ada.at(&house), ben.at(&house));
    assert_eq!((ada.position(&id).await, ben.position(&id).await), before);
    play(&ada, &ben, &id, 5).await;
    house.stop().await;
}

/// A snapshot is never the truth: without it, or with a damaged one, the game is the same.
#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_snapshot_does_no_harm() {
    let mut house = House::open().await;
    let (ada, ben) = (house.guest().await, house.guest().await);
    let id = ada.with(&ben).await;
    play(&ada, &ben, &id, 60).await;
    let before = (ada.position(&id).await, ben.position(&id).await);
    let damage = if house.config.database_url.is_some() {
        r"UPDATE snapshots SET body = '\x0011'"
    } else {
        "UPDATE snapshots SET body = x'0011'"
    };
    for sql in [damage, "DELETE FROM snapshots"] {
        house.restart().await;
        house.meddle(sql).await;
        let (ada, ben) = (ada.at(&house), ben.at(&house));
        assert_eq!((ada.position(&id).await, ben.position(&id).await), before, "{sql}");
    }
    house.stop().await;
}
