//! How computers behave at a table with people.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Duration;

use bots::{Level, LevelInfo, Levels, Player, Random, Seen, Term, Values};
use serde_json::{Value, json};
use server::Config;
use table::{Dice, Seat};

use crate::house::{House, Person};
use crate::tiny::{Action, Honest, State};

/// Levels of the tiny game that the tests can look into, with a judgement that knows nothing.
struct Observed;

impl Levels<Honest> for Observed {
    const LEVELS: &'static [Level<Honest>] = &[
        Level {
            info: LevelInfo { name: "quick", help: "Decides at once." },
            make: |seed, _| Box::new(Random::new(seed)),
        },
        Level {
            info: LevelInfo { name: "other", help: "Decides at once, too." },
            make: |seed, _| Box::new(Random::new(seed)),
        },
        Level {
            info: LevelInfo { name: "counted", help: "Counts who thinks." },
            make: |seed, _| Box::new(Slow { of: Random::new(seed), time: Duration::from_millis(2) }),
        },
        Level {
            info: LevelInfo { name: "slow", help: "Takes its time." },
            make: |seed, _| Box::new(Slow { of: Random::new(seed), time: Duration::from_millis(50) }),
        },
    ];

    fn explain(seen: &Seen<'_, Honest>, _: Action, _: &mut Dice) -> Vec<Term> {
        vec![Term {
            key: "judge-luck",
            about: "cards",
            points: 1.234 + f32::from(seen.seat().0),
            public: true,
        }]
    }

    fn pays(_: &Seen<'_, Honest>, _: Seat, _: Action, _: &mut Dice) -> bool {
        true
    }

    fn forecast(_: &State) -> Option<Values> {
        Some([0.5, 0.5, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0])
    }
}

static THINKING: AtomicUsize = AtomicUsize::new(0);
static MOST: AtomicUsize = AtomicUsize::new(0);

/// Takes some time, and is counted meanwhile.
struct Slow {
    of: Random,
    time: Duration,
}

impl Player<Honest> for Slow {
    fn decide(&mut self, seen: &Seen<'_, Honest>) -> Action {
        let now = THINKING.fetch_add(1, Ordering::SeqCst) + 1;
        MOST.fetch_max(now, Ordering::SeqCst);
        thread::sleep(self.time);
        let action = self.of.decide(seen);
        THINKING.fetch_sub(1, Ordering::SeqCst);
        action
    }
}

async fn house(change: impl FnOnce(&mut Config)) -> House {
    House::open_with(|config| {
        config.registry.push(bots::entry_with::<Honest, Observed>());
        change(config);
    })
    .await
}

async fn table(who: &Person, seats: Value) -> String {
    let (status, table) = who.post("/api/tables", json!({"game": "tiny", "seats": seats})).await;
    assert_eq!(status, 201, "{table}");
    table["id"].as_str().unwrap().to_owned()
}

fn computer(level: &str) -> Value {
    json!({"kind": "computer", "level": level})
}

async fn finished(who: &Person, level: &str) -> String {
    let id = table(who, json!([computer(level), computer(level)])).await;
    who.table_when(&id, |table| table["state"] == "finished").await;
    id
}

/// The look at a finished game, once it is done.
async fn looked_at(who: &Person, id: &str) -> (u16, Value) {
    for _ in 0..1500 {
        let (status, body) = who.get(&format!("/api/tables/{id}/analysis")).await;
        if status != 202 {
            return (status, body);
        }
        assert!(body["done"].as_u64() <= body["of"].as_u64(), "{body}");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("the look at {id} does not end");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_computer_explains_what_everybody_can_see_and_nothing_else() {
    let house = house(|_| {}).await;
    let (ada, eve) = (house.guest().await, house.stranger());
    let mut explained = 0;
    for _ in 0..4 {
        let id = table(&ada, json!([{"kind": "me"}, computer("quick")])).await;
        let mut choice = 0;
        while ada.decide_something(&id, choice).await["state"] != "finished" {
            choice += 1;
            let position = eve.position(&id).await;
            for line in position["explanations"].as_array().unwrap() {
                explained += 1;
                assert_eq!(line["seat"], 1);
                let terms = json!([{"key": "judge-luck", "about": "cards", "points": 2.2}]);
                assert_eq!(line["terms"].to_string(), terms.to_string());
                let notation = line["notation"].as_str().unwrap();
                let log = position["log"].as_array().unwrap();
                let told = |event: &str| {
                    log.iter()
                        .any(|told| told["number"] == line["number"] && told["event"][event].is_object())
                };
                // A card that lies face down is nobody's business.
                assert!(!notation.starts_with("play") || told("Won"), "{line} {log:?}");
            }
        }
        // What is told at the table is told everywhere, and of the present.
        let (table, position) = (ada.table(&id).await, eve.position(&id).await);
        assert_eq!(table["explanations"], position["explanations"]);
        let (_, before) = eve.get(&format!("/api/tables/{id}/position?at=0")).await;
        assert_eq!(before["explanations"], json!([]));
    }
    assert!(explained > 0, "nothing was explained");
    house.stop().await;
}

/// A computer that waits so that people can follow takes nobody's place, and a restart ends its waiting.
#[tokio::test(flavor = "multi_thread")]
async fn a_computer_plays_at_a_human_pace_without_holding_up_others() {
    let mut house = house(|config| {
        config.pace = Duration::from_hours(1);
        config.thinkers = 1;
    })
    .await;
    let ada = house.guest().await;
    let mut waits = None;
    for _ in 0..40 {
        let id = table(&ada, json!([{"kind": "me"}, computer("quick")])).await;
        ada.decide_something(&id, 0).await;
        // Its first decision comes at once; if it wins the round, the next one does not.
        let after = ada.table_when(&id, |table| table["decisions"] == 2).await;
        if after["waiting_on"] == json!([1]) {
            waits = Some(id);
            break;
        }
    }
    let waits = waits.expect("the computer wins a round now and then");
    // Where no people play there is nobody to wait for.
    finished(&ada, "quick").await;
    assert_eq!(ada.table(&waits).await["decisions"], 2);
    house.config.pace = Duration::ZERO;
    house.restart().await;
    let ada = ada.at(&house);
    ada.table_when(&waits, |table| table["decisions"].as_u64() > Some(2)).await;
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_so_many_computers_think_at_once_and_a_restart_finds_them_thinking() {
    let mut house = house(|config| config.thinkers = 2).await;
    let mut ada = house.guest().await;
    let mut tables = Vec::new();
    for _ in 0..6 {
        tables
            .push(table(&ada, json!([computer("counted"), computer("counted"), computer("counted")])).await);
    }
    let slow = table(&ada, json!([computer("slow"), computer("slow")])).await;
    for _ in 0..3 {
        ada.table_when(&slow, |table| table["decisions"].as_u64() > Some(0)).await;
        house.restart().await;
        ada = ada.at(&house);
    }
    tables.push(slow);
    for id in tables {
        ada.table_when(&id, |table| table["state"] == "finished").await;
    }
    assert!((1..=2).contains(&MOST.load(Ordering::SeqCst)), "{MOST:?} thought at once");
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_looked_at_again() {
    let house = house(|config| config.thinkers = 1).await;
    let ada = house.guest().await;
    let running = table(&ada, json!([{"kind": "me"}, {"kind": "open"}])).await;
    let path = format!("/api/tables/{running}/analysis");
    assert_eq!(ada.get(&path).await.1["code"], "still-running");
    let id = finished(&ada, "quick").await;
    let table = ada.table(&id).await;
    let (status, first) = ada.get(&format!("/api/tables/{id}/analysis")).await;
    assert_eq!((status, &first["of"]), (202, &table["decisions"]), "{first}");
    let (status, body) = looked_at(&house.stranger(), &id).await;
    assert_eq!(status, 200, "{body}");
    let points = body["points"].as_array().unwrap();
    assert_eq!((&points[0]["move"], &points.last().unwrap()["move"]), (&json!(0), &table["decisions"]));
    for point in points {
        let sum: f64 = point["win"].as_array().unwrap().iter().map(|win| win.as_f64().unwrap()).sum();
        assert!((sum - 1.0).abs() < 0.001, "{point}");
    }
    // At the end it is known who has won.
    let places = table["result"]["standings"].as_array().unwrap();
    let winners = places.iter().filter(|standing| standing["place"] == 1).count();
    for (win, standing) in points.last().unwrap()["win"].as_array().unwrap().iter().zip(places) {
        let share = f64::from(u8::from(standing["place"] == 1)) / f64::from(u8::try_from(winners).unwrap());
        assert!((win.as_f64().unwrap() - share).abs() < 1e-6);
    }
    let swings = body["swings"].as_array().unwrap();
    assert!((1..=8).contains(&swings.len()), "{swings:?}");
    assert!(swings.iter().all(|swing| swing["notation"].is_string() && swing["change"].is_array()));
    assert_eq!(looked_at(&ada, &id).await.1, body, "and kept");
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_without_judgement_cannot_be_looked_at() {
    let house = House::open_with_tiny(|_| {}).await;
    let ada = house.guest().await;
    let id = finished(&ada, "random").await;
    let (status, problem) = looked_at(&ada, &id).await;
    assert_eq!((status, &problem["code"]), (404, &json!("not-found")));
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_computer_takes_gifts_and_is_bound_to_nothing() {
    let house = house(|_| {}).await;
    let (ada, ben) = (house.guest().await, house.guest().await);
    let id = table(&ada, json!([{"kind": "me"}, computer("quick"), {"kind": "open"}])).await;
    ben.post(&format!("/api/tables/{id}/seats/2"), json!({})).await;
    let path = format!("/api/tables/{id}/offers");
    for to in [1, 2] {
        let offer = json!({"kind": "payment", "to": to, "amount": 2, "text": "leave me alone"});
        assert_eq!(ada.post(&path, offer).await.0, 201);
    }
    // The computer answers; the person is still asked.
    let table = ada.table_when(&id, |table| table["offers"].as_array().unwrap().len() == 1).await;
    assert_eq!(table["offers"][0]["to"], 2);
    assert_eq!(ada.get(&path).await.1[0]["state"], "accepted");
    assert_eq!(ada.post(&format!("{path}/1"), json!({"answer": "withdraw"})).await.1["code"], "offer-closed");
    // Who goes on for a person answers for them too.
    ben.post(&format!("/api/tables/{id}/resign"), json!({})).await;
    ada.table_when(&id, |table| table["offers"] == json!([])).await;
    assert_eq!(ada.get(&path).await.1[1]["state"], "accepted");
    house.stop().await;
}

/// Asks the computer on seat 1 for a point, and says what it answered.
async fn ask_for_a_point(who: &Person, id: &str) -> Value {
    let path = format!("/api/tables/{id}/offers");
    let (status, offer) = who.post(&path, json!({"kind": "request", "to": 1, "amount": 1})).await;
    assert_eq!(status, 201, "{offer}");
    who.table_when(id, |table| table["offers"] == json!([])).await;
    let (_, offers) = who.get(&path).await;
    offers.as_array().unwrap().last().unwrap()["state"].clone()
}

/// What it is asked for it pays at once if it wants to and may; everything else it declines.
#[tokio::test(flavor = "multi_thread")]
async fn a_computer_pays_what_it_is_asked_for_if_that_is_worth_it() {
    let house = house(|_| {}).await;
    let ada = house.guest().await;
    for _ in 0..40 {
        let seats = json!([{"kind": "me"}, computer("quick")]);
        let wish = json!({"game": "tiny", "options": {"rounds": 16}, "seats": seats});
        let id = ada.post("/api/tables", wish).await.1["id"].as_str().unwrap().to_owned();
        let mut choice = 0;
        loop {
            let before = ada.my_turn(&id).await;
            if before["state"] == "finished" {
                break;
            }
            // While cards are played, nobody can pay anybody.
            let turn = before["legal"].as_array().unwrap().iter().any(|legal| legal["notation"] == "done");
            let answer = ask_for_a_point(&ada, &id).await;
            if answer == "accepted" {
                assert!(turn);
                let after = ada.table(&id).await;
                assert_eq!(after["sequence"].as_i64(), before["sequence"].as_i64().map(|before| before + 1));
                let position = ada.position(&id).await;
                let told = json!({"Tipped": {"from": 1, "to": 0}});
                assert_eq!(position["log"].as_array().unwrap().last().unwrap()["event"], told);
                // One favour is paid once.
                assert_eq!(ask_for_a_point(&ada, &id).await, "declined");
                assert_eq!(ada.table(&id).await["sequence"], after["sequence"]);
                return house.stop().await;
            }
            assert_eq!(answer, "declined");
            choice += 1;
            ada.decide_something(&id, choice).await;
        }
    }
    panic!("the computer never had a point to give");
}

/// A request that was open when the server went down is answered after the next start, whoever's turn it is.
#[tokio::test(flavor = "multi_thread")]
async fn a_computer_answers_after_a_restart() {
    let mut house = house(|_| {}).await;
    let ada = house.guest().await;
    let id = table(&ada, json!([{"kind": "me"}, computer("quick")])).await;
    ada.table_when(&id, |table| table["waiting_on"] == json!([0])).await;
    house
        .meddle(&format!(
            "INSERT INTO offers (table_id, number, kind, from_seat, to_seat, amount, text, state, at) \
             VALUES ('{id}', 1, 'request', 0, 1, 1, '', 'open', 0)"
        ))
        .await;
    house.restart().await;
    let ada = ada.at(&house);
    ada.table_when(&id, |table| table["offers"] == json!([])).await;
    assert_eq!(ada.get(&format!("/api/tables/{id}/offers")).await.1[0]["state"], "declined");
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_table_says_which_computer_goes_on_for_whoever_leaves() {
    let house = house(|_| {}).await;
    let (ada, ben, eve) = (house.guest().await, house.guest().await, house.guest().await);
    for (wish, level) in [(json!({}), "quick"), (json!({"stand_in": "other"}), "other")] {
        let id = ada.tiny_with(&[&ben, &eve], wish.clone()).await;
        assert_eq!(ada.table(&id).await["stand_in"], level);
        ben.post(&format!("/api/tables/{id}/resign"), json!({})).await;
        let seat = &ada.table(&id).await["seats"][1];
        assert_eq!((&seat["kind"], &seat["level"]), (&json!("computer"), &json!(level)));
        // The next game of the same people is as they chose.
        let id = ada.tiny_with(&[&ben], wish).await;
        ben.post(&format!("/api/tables/{id}/resign"), json!({})).await;
        let (_, next) = ada.post(&format!("/api/tables/{id}/rematch"), json!({})).await;
        assert_eq!((&next["rematch_of"], &next["stand_in"]), (&json!(id), &json!(level)), "{next}");
    }
    let wish = json!({"game": "tiny", "stand_in": "genius", "seats": [{"kind": "me"}, {"kind": "open"}]});
    assert_eq!(ada.post("/api/tables", wish).await.1["code"], "bad-options");
    house.stop().await;
}
