use std::time::Duration;

use serde_json::{Value, json};

use crate::house::{House, Person};

async fn rated(who: &Person, others: &[&Person]) -> String {
    who.tiny_with(others, json!({"rated": true})).await
}

async fn board(who: &Person, seats: usize, least: usize) -> Vec<Value> {
    for _ in 0..1000 {
        let (status, best) = who.get(&format!("/api/ratings?game=tiny&seats={seats}")).await;
        assert_eq!(status, 200, "{best}");
        let best = best.as_array().unwrap();
        if best.len() >= least && best.iter().all(|row| row["games"].as_u64() > Some(0)) {
            return best.clone();
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("nobody is rated");
}

#[tokio::test(flavor = "multi_thread")]
async fn rated_games_between_people_count_once() {
    let mut house = House::open_with_tiny(|_| {}).await;
    let (ada, ben, guest) = (house.account("Ada").await, house.account("Ben").await, house.guest().await);
    let id = rated(&ada, &[&ben]).await;
    ben.post(&format!("/api/tables/{id}/resign"), json!({})).await;
    let best = board(&ada, 2, 2).await;
    assert_eq!((&best[0]["name"], &best[1]["name"]), (&json!("Ada"), &json!("Ben")));
    let (high, low) = (best[0]["rating"].as_i64().unwrap(), best[1]["rating"].as_i64().unwrap());
    assert!(high > 1500 && low < 1500 && high + low == 3000, "{best:?}");
    assert_eq!(best[0]["provisional"], true);
    // It is shown in the account, at the table and in the list, and a restart counts nothing twice.
    house.restart().await;
    let (ada, ben) = (ada.at(&house), ben.at(&house));
    assert_eq!(ada.get("/api/me").await.1["ratings"][0]["rating"], high);
    assert_eq!(ada.table(&id).await["seats"][1]["rating"], low);
    let (_, list) = ada.get("/api/tables?state=finished").await;
    assert_eq!(list[0]["seats"][0]["rating"], high);
    let second = rated(&ben, &[&ada]).await;
    ada.post(&format!("/api/tables/{second}/resign"), json!({})).await;
    let count =
        async || board(&ada, 2, 2).await.iter().map(|row| row["games"].as_u64().unwrap()).collect::<Vec<_>>();
    for _ in 0..500 {
        if count().await == [2, 2] {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert_eq!(count().await, [2, 2]);
    // Games that are not rated do not count; neither guests nor computers sit at rated tables.
    let friendly = ada.tiny_with(&[&ben], json!({})).await;
    ada.post(&format!("/api/tables/{friendly}/resign"), json!({})).await;
    let wish = json!({"game": "tiny", "rated": true, "seats": [{"kind": "me"}, {"kind": "computer"}]});
    assert_eq!(ada.post("/api/tables", wish).await.1["code"], "bad-options");
    let wish = json!({"game": "tiny", "rated": true, "seats": [{"kind": "me"}, {"kind": "open"}]});
    let guest = guest.at(&house);
    assert_eq!(guest.post("/api/tables", wish.clone()).await.1["code"], "not-allowed");
    let (_, open) = ada.post("/api/tables", wish).await;
    let path = format!("/api/tables/{}", open["id"].as_str().unwrap());
    assert_eq!(guest.post(&format!("{path}/seats/1"), json!({})).await.1["code"], "not-allowed");
    assert_eq!(ada.post(&format!("{path}/start"), json!({})).await.1["code"], "not-allowed");
    assert_eq!(count().await, [2, 2]);
    assert_eq!(ada.get("/api/ratings?game=chess").await.0, 404);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn several_are_rated_by_their_places() {
    let house = House::open_with_tiny(|_| {}).await;
    let (ada, ben, eve) =
        (house.account("Ada").await, house.account("Ben").await, house.account("Eve").await);
    let id = ada.tiny_with(&[&ben, &eve], json!({"rated": true, "options": {"rounds": 2}})).await;
    // Who gives up is behind all who stay, whatever a computer makes of the seat.
    eve.post(&format!("/api/tables/{id}/resign"), json!({})).await;
    for turn in 0..6000_usize {
        let table = ada.table(&id).await;
        if table["state"] == "finished" {
            break;
        }
        match table["waiting_on"][0].as_i64() {
            Some(0) => drop(ada.decide_something(&id, turn * 3).await),
            Some(1) => drop(ben.decide_something(&id, turn * 5).await),
            _ => tokio::time::sleep(Duration::from_millis(5)).await,
        }
    }
    let best = board(&ada, 3, 3).await;
    assert_eq!(best[2]["name"], "Eve", "{best:?}");
    assert!(best[2]["rating"].as_i64().unwrap() < 1500);
    assert_eq!(ada.get("/api/ratings?game=tiny&seats=2").await.1, json!([]));
    // Whoever leaves takes the rating along.
    assert_eq!(
        eve.send(reqwest::Method::DELETE, "/api/me", Some(&json!({"password": "12345678"})), &[])
            .await
            .status(),
        204
    );
    assert_eq!(board(&ada, 3, 2).await.len(), 2);
    house.stop().await;
}
