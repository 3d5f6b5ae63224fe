//! A server that is asked to end finishes what it has begun.

use std::time::Duration;

use reqwest::Method;
use serde_json::json;
use tempfile::TempDir;

use crate::program::{Guest, Pair, Program, done, fetch, run};

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_stops_finishes_its_writes() {
    let folder = TempDir::new().unwrap();
    let mut program = Program::start(folder.path(), &[]);
    let pair = Pair::sit_down(&program).await;
    let mut answered = 0;
    for round in 0..5_usize {
        let here = pair.at(&program);
        let playing = tokio::spawn(async move {
            let mut answered = 0_i64;
            for number in 0.. {
                let path = format!("/api/tables/{}/legal", here.table);
                let Some((200, now)) = here.people[0].try_send(Method::GET, &path, None, None).await else {
                    break;
                };
                let Some(who) = now["waiting_on"][0].as_u64() else { break };
                let who = &here.people[who as usize];
                let Some((200, now)) = who.try_send(Method::GET, &path, None, None).await else { break };
                let legal = now["legal"].as_array().unwrap();
                let body =
                    json!({"notation": legal[(number * 7 + round) % legal.len()], "after": now["sequence"]});
                let path = format!("/api/tables/{}/decisions", here.table);
                // Whatever is answered is answered well, or not at all.
                match who.try_send(Method::POST, &path, Some(&body), None).await {
                    Some((200, _)) => answered += 1,
                    Some(other) => panic!("{other:?}"),
                    None => break,
                }
            }
            answered
        });
        tokio::time::sleep(Duration::from_millis(200)).await;
        let (status, said) = tokio::task::spawn_blocking(move || program.terminate()).await.unwrap();
        assert!(status.success() && said.contains("Stopping"), "{status} {said}");
        answered += playing.await.unwrap();
        program = Program::start(folder.path(), &[]);
        let sequence = pair.at(&program).people[0].legal(&pair.table).await["sequence"].as_i64().unwrap();
        // One decision at most was on its way when the connection was closed.
        assert!((answered..=answered + 1).contains(&sequence), "{answered} answered, {sequence} there");
        answered = sequence;
    }
    assert!(answered > 10);
    assert!(done(&["check", "--data", folder.path().to_str().unwrap()]).contains("all hold"));
    program.kill();
}

/// A stream that is open does not keep the server from ending.
#[tokio::test(flavor = "multi_thread")]
async fn open_streams_do_not_hold_it_up() {
    let folder = TempDir::new().unwrap();
    let program = Program::start(folder.path(), &[]);
    let pair = Pair::sit_down(&program).await;
    let url = format!("{}/api/tables/{}/events", program.url, pair.table);
    let stream = fetch(&url).await;
    let stopped = tokio::task::spawn_blocking(move || program.terminate());
    let (status, _) = tokio::time::timeout(Duration::from_mins(1), stopped).await.unwrap().unwrap();
    assert!(status.success());
    assert!(stream.text().await.unwrap().contains("event: position"));
}

/// A database file is of one process; the next one says so and does no harm.
#[tokio::test(flavor = "multi_thread")]
async fn a_folder_in_use_is_refused() {
    let folder = TempDir::new().unwrap();
    let program = Program::start(folder.path(), &[]);
    let data = folder.path().to_str().unwrap();
    let second = run(&["serve", "--listen", "127.0.0.1:0", "--data", data]);
    assert_eq!(second.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&second.stderr).contains("another process uses"));
    Guest::new(&program).await;
    program.kill();
}
