//! Many processes on one PostgreSQL; nothing to do where there is none.

use std::time::Duration;

use serde_json::{Value, json};
use sqlx::Connection as _;
use tempfile::TempDir;

use crate::program::{Guest, Pair, Program, done, fetch, new_database, run};

/// Two processes on one new database: their folders, themselves, and the address.
async fn two() -> Option<([TempDir; 2], [Program; 2], String)> {
    let url = new_database().await?;
    let folders = [TempDir::new().unwrap(), TempDir::new().unwrap()];
    let words = ["--database-url", &url, "--lease", "1"];
    let one = Program::start(folders[0].path(), &words);
    let key = server::KEY_FILE;
    std::fs::copy(folders[0].path().join(key), folders[1].path().join(key)).unwrap();
    let other = Program::start(folders[1].path(), &words);
    Some((folders, [one, other], url))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_played_through_two_processes() {
    let Some((folders, programs, url)) = two().await else { return };
    let pair = Pair::sit_down(&programs[0]).await;
    for number in 0..80_usize {
        assert!(pair.at(&programs[number % 2]).decide(number * 11).await);
        let seen = [0, 1].map(|program| pair.at(&programs[program]));
        let path = format!("/api/tables/{}/position", pair.table);
        assert_eq!(seen[0].people[0].get(&path).await, seen[1].people[0].get(&path).await);
    }
    let data = folders[0].path().to_str().unwrap();
    assert!(done(&["check", "--data", data, "--database-url", &url]).contains("all hold"));
    programs.into_iter().for_each(Program::kill);
}

/// The process that thinks is killed; the other goes on with its computers.
#[tokio::test(flavor = "multi_thread")]
async fn another_process_takes_over_from_one_that_was_killed() {
    let Some((folders, [one, other], url)) = two().await else { return };
    let ada = Guest::new(&one).await;
    let computers = json!([{"kind": "computer", "level": "random"}, {"kind": "computer", "level": "random"}]);
    let table = ada.make_table(computers).await;
    let mut connection = sqlx::PgConnection::connect(&url).await.unwrap();
    let holder: Option<String> = loop {
        let row: (Option<String>, i64) =
            sqlx::query_as("SELECT lease_by, decisions FROM tables WHERE id = $1")
                .bind(&table)
                .fetch_one(&mut connection)
                .await
                .unwrap();
        if row.1 >= 5 {
            break row.0;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    };
    assert!(holder.is_some(), "whoever thinks has the lease");
    one.kill();
    ada.at(&other).until(&table, |table| table["state"] == "finished").await;
    let data = folders[1].path().to_str().unwrap();
    assert!(done(&["check", "--data", data, "--database-url", &url]).contains("all hold"));
    other.kill();
}

/// People see each other across processes, and no longer when they have gone.
#[tokio::test(flavor = "multi_thread")]
async fn presence_is_known_across_processes() {
    let Some((_folders, [one, other], _)) = two().await else { return };
    let pair = Pair::sit_down(&one).await;
    let online =
        |seat: usize, is: bool| move |table: &Value| table["seats"][seat]["online"].as_bool() == Some(is);
    let url = format!("{}/api/tables/{}/events", one.url, pair.table);
    let (ada, ben) = (&pair.people[0], pair.people[1].at(&other));
    let strangers = [fetch(&url).await, fetch(&url).await];
    let stream = ada.stream(&pair.table).await;
    ben.get(&format!("/api/tables/{}", pair.table)).await;
    let there = ben.stream(&pair.table).await;
    ben.until(&pair.table, online(0, true)).await;
    ben.until(&pair.table, |table| table["spectators"] == 2).await;
    ada.until(&pair.table, online(1, true)).await;
    drop(stream);
    ben.until(&pair.table, online(0, false)).await;
    drop(strangers);
    ben.until(&pair.table, |table| table["spectators"] == 0).await;
    drop(there);
    one.kill();
    other.kill();
}

/// Only where `KABINETT_TEST_POSTGRES_CA` has the certificate of the PostgreSQL.
#[tokio::test(flavor = "multi_thread")]
async fn postgresql_is_reached_over_tls() {
    let Ok(authority) = std::env::var("KABINETT_TEST_POSTGRES_CA") else { return };
    let Some(url) = new_database().await else { return };
    let folder = TempDir::new().unwrap();
    let sure = format!("{url}?sslmode=verify-ca&sslrootcert={authority}");
    let program = Program::start(folder.path(), &["--database-url", &sure]);
    Guest::new(&program).await;
    let mut connection = sqlx::PgConnection::connect(&url).await.unwrap();
    let (plain, safe): (i64, i64) = sqlx::query_as(
        "SELECT COUNT(*) FILTER (WHERE NOT s.ssl), COUNT(*) FILTER (WHERE s.ssl) FROM pg_stat_ssl s \
         JOIN pg_stat_activity a ON a.pid = s.pid \
         WHERE a.datname = current_database() AND a.pid <> pg_backend_pid()",
    )
    .fetch_one(&mut connection)
    .await
    .unwrap();
    assert!(plain == 0 && safe > 0, "{plain} in the open, {safe} safe");
    program.kill();
    // A certificate that nobody vouches for is refused.
    let stranger = folder.path().join("stranger.crt");
    std::fs::copy(std::env::var("KABINETT_TEST_POSTGRES_OTHER_CA").unwrap(), &stranger).unwrap();
    let unsure = format!("{url}?sslmode=verify-ca&sslrootcert={}", stranger.display());
    let data = folder.path().to_str().unwrap();
    let refused = run(&["serve", "--listen", "127.0.0.1:0", "--data", data, "--database-url", &unsure]);
    assert_eq!(refused.status.code(), Some(2));
}
