use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::json;

use crate::house::House;

/// The program in `docs/bots.md`.
fn example() -> &'static str {
    let page = include_str!("../../../../docs/bots.md");
    page.split_once("```python\n")
        .and_then(|(_, rest)| rest.split_once("```"))
        .map(|(program, _)| program)
        .unwrap()
}

#[test]
fn the_example_is_short() {
    let lines = example().lines().filter(|line| !line.trim().is_empty()).count();
    assert!(lines <= 60, "{lines} lines");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_example_plays_a_game_to_its_end() {
    let house = House::open_with_tiny(|_| {}).await;
    let ada = house.guest().await;
    let (_, token) = ada.post("/api/me/tokens", json!({"label": "my bot", "scopes": ["play"]})).await;
    let mut python = Command::new("python3");
    python
        .args(["-c", example(), "tiny"])
        .env("KABINETT", house.url(""))
        .env("TOKEN", token["token"].as_str().unwrap())
        .env_remove("http_proxy")
        .env_remove("HTTP_PROXY")
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let mut running = python.spawn().expect("python3 is there");
    let started = Instant::now();
    while running.try_wait().unwrap().is_none() {
        if started.elapsed() > Duration::from_mins(2) {
            running.kill().unwrap();
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let done = running.wait_with_output().unwrap();
    let (out, err) = (String::from_utf8_lossy(&done.stdout), String::from_utf8_lossy(&done.stderr));
    assert!(done.status.success(), "{out}\n{err}");
    assert!(out.starts_with("Over: "), "{out}");
    let (_, tables) = ada.get("/api/tables?state=finished&mine=1").await;
    assert_eq!(tables[0]["result"]["seat"], json!(null), "played to the end: {tables}");
    house.stop().await;
}
