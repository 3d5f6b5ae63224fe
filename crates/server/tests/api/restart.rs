use serde_json::json;

use crate::house::House;

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
