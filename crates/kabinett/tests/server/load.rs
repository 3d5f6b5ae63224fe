//! The load tool against a real server.

use serde_json::Value;
use tempfile::TempDir;

use crate::program::{Program, done, fetch, run};

#[tokio::test(flavor = "multi_thread")]
async fn a_load_plays_and_reports() {
    let folder = TempDir::new().unwrap();
    let program = Program::start(folder.path(), &[]);
    let words = ["load", "--url", &program.url, "--tables", "3", "--moves", "40", "--idle", "5", "--json"];
    let report: Value = serde_json::from_str(&done(&words)).unwrap();
    assert_eq!((&report["decisions"], &report["errors"]), (&Value::from(120), &Value::from(0)), "{report}");
    assert_eq!(report["streams"]["opened"], 11, "{report}");
    assert!(report["streams"]["events"].as_u64() >= Some(11), "{report}");
    assert!(report["latency_ms"]["p99"].as_f64() >= report["latency_ms"]["p50"].as_f64(), "{report}");
    let text = done(&["load", "--url", &program.url, "--tables", "1", "--moves", "3", "--rate", "100"]);
    assert!(text.contains("durable decisions a second") && text.contains("no errors"), "{text}");
    let none = run(&["load", "--url", &program.url, "--game", "no-such-game"]);
    assert_eq!(none.status.code(), Some(2));
    program.kill();
}

#[tokio::test(flavor = "multi_thread")]
async fn seeded_games_are_sound_and_can_be_opened() {
    let folder = TempDir::new().unwrap();
    let data = folder.path().to_str().unwrap();
    assert!(done(&["load", "--seed-games", "3", "--data", data]).starts_with("3 games"));
    let report: Value = serde_json::from_str(&done(&["check", "--data", data, "--json"])).unwrap();
    assert_eq!((&report["games"], &report["faults"]), (&Value::from(3), &serde_json::json!([])));
    assert_eq!(run(&["load", "--seed-games", "1", "--data", data]).status.code(), Some(2), "not empty");
    let program = Program::start(folder.path(), &[]);
    let tables: Value = fetch(&format!("{}/api/tables", program.url)).await.json().await.unwrap();
    let table = tables[0]["id"].as_str().unwrap();
    let record = fetch(&format!("{}/api/tables/{table}/record", program.url)).await;
    let file = folder.path().join("game.kab.json");
    std::fs::write(&file, record.text().await.unwrap()).unwrap();
    done(&["verify", file.to_str().unwrap()]);
    program.kill();
}
