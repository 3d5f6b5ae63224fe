//! Backup, restore and check, from either database into either.

use std::fs;
use std::path::Path;

use serde_json::Value;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{Connection as _, Executor as _};
use tempfile::TempDir;

use crate::program::{Pair, Program, done, new_database, run};

/// The words that say where the data are.
fn place<'a>(folder: &'a Path, database: Option<&'a str>) -> Vec<&'a str> {
    let mut words = vec!["--data", folder.to_str().unwrap()];
    if let Some(url) = database {
        words.extend(["--database-url", url]);
    }
    words
}

fn with<'a>(command: &'a str, words: &[&'a str], last: &[&'a str]) -> Vec<&'a str> {
    [&[command][..], words, last].concat()
}

async fn seen(pair: &Pair, program: &Program) -> Value {
    let path = format!("/api/tables/{}/position", pair.table);
    pair.at(program).people[1].get(&path).await
}

/// Moves a server from `database` to `next`, while people play on it, and goes on there.
async fn move_house(database: Option<String>, next: Option<String>) {
    let (old, new) = (TempDir::new().unwrap(), TempDir::new().unwrap());
    let file = new.path().join("backup.kab.gz");
    let file = file.to_str().unwrap();
    let (from, to) = (place(old.path(), database.as_deref()), place(new.path(), next.as_deref()));
    let program = Program::start(old.path(), &from[2..]);
    let pair = Pair::sit_down(&program).await;
    for number in 0..60 {
        assert!(pair.decide(number * 5).await);
    }
    pair.people[0]
        .post(&format!("/api/tables/{}/chat", pair.table), serde_json::json!({"text": "“é”"}))
        .await;
    let before = seen(&pair, &program).await;
    done(&with("backup", &from, &[file]));
    let counted: Value = serde_json::from_str(&done(&with("check", &from, &["--json"]))).unwrap();
    program.kill();

    done(&with("restore", &to, &[file]));
    let restored: Value = serde_json::from_str(&done(&with("check", &to, &["--json"]))).unwrap();
    assert_eq!(counted, restored);
    assert_eq!(restored["faults"], serde_json::json!([]));
    let program = Program::start(new.path(), &to[2..]);
    assert_eq!(seen(&pair, &program).await, before);
    let chat = pair.at(&program).people[1].get(&format!("/api/tables/{}/chat", pair.table)).await;
    assert_eq!(chat[0]["text"], "“é”");
    assert!(pair.at(&program).decide(3).await);
    program.kill();
    let again = run(&with("restore", &to, &[file]));
    assert_eq!(again.status.code(), Some(2), "only into an empty database");
    assert!(String::from_utf8_lossy(&again.stderr).contains("empty database"), "{again:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_moves_a_server_to_another_folder() {
    move_house(None, None).await;
}

/// Only where there is a PostgreSQL.
#[tokio::test(flavor = "multi_thread")]
async fn a_backup_moves_a_server_between_kinds_of_databases() {
    let Some(url) = new_database().await else { return };
    move_house(None, Some(url)).await;
    move_house(new_database().await, None).await;
    move_house(new_database().await, new_database().await).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_whole_backup_is_refused() {
    let folder = TempDir::new().unwrap();
    let program = Program::start(folder.path(), &[]);
    let pair = Pair::sit_down(&program).await;
    assert!(pair.decide(1).await);
    program.kill();
    let file = folder.path().join("backup.kab.gz");
    let words = place(folder.path(), None);
    done(&with("backup", &words, &[file.to_str().unwrap()]));
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        assert_eq!(fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o600, "it holds secrets");
    }
    let whole = fs::read(&file).unwrap();
    let half = folder.path().join("half.kab.gz");
    for bytes in [&whole[..whole.len() / 2], b"", b"not a backup"] {
        fs::write(&half, bytes).unwrap();
        let target = TempDir::new().unwrap();
        let to = place(target.path(), None);
        let refused = run(&with("restore", &to, &[half.to_str().unwrap()]));
        assert_eq!(refused.status.code(), Some(2), "{refused:?}");
        // Nothing is left half done: the whole file can still be restored.
        done(&with("restore", &to, &[file.to_str().unwrap()]));
    }
    let other = TempDir::new().unwrap();
    fs::write(other.path().join(server::KEY_FILE), "0".repeat(64)).unwrap();
    let refused = run(&with("restore", &place(other.path(), None), &[file.to_str().unwrap()]));
    assert!(String::from_utf8_lossy(&refused.stderr).contains("another key"), "{refused:?}");
    let nowhere = TempDir::new().unwrap();
    assert_eq!(run(&with("backup", &place(nowhere.path(), None), &["x"])).status.code(), Some(2));
    assert_eq!(run(&with("check", &place(nowhere.path(), None), &[])).status.code(), Some(2));
}

#[tokio::test(flavor = "multi_thread")]
async fn check_finds_what_the_rules_refuse() {
    let folder = TempDir::new().unwrap();
    let program = Program::start(folder.path(), &[]);
    let (one, two) = (Pair::sit_down(&program).await, Pair::sit_down(&program).await);
    for number in 0..40 {
        assert!(one.decide(number).await && two.decide(number * 3).await);
    }
    program.kill();
    let words = place(folder.path(), None);
    assert!(done(&with("check", &words, &[])).contains("2 games with 80 rows replayed; all hold"));
    let options = SqliteConnectOptions::new().filename(folder.path().join(server::DATABASE_FILE));
    let mut connection = SqliteConnection::connect_with(&options).await.unwrap();
    let change = format!(
        "UPDATE decisions SET notation = 'nonsense' WHERE table_id = '{}' AND sequence = 20",
        one.table
    );
    connection.execute(sqlx::AssertSqlSafe(change)).await.unwrap();
    let change = format!("UPDATE tables SET waiting = 0 WHERE id = '{}'", two.table);
    connection.execute(sqlx::AssertSqlSafe(change)).await.unwrap();
    connection.close().await.unwrap();
    let report = run(&with("check", &words, &[]));
    let text = String::from_utf8_lossy(&report.stdout);
    assert_eq!(report.status.code(), Some(1), "{text}");
    assert!(text.contains(&one.table) && text.contains("row 20") && text.contains("nonsense"), "{text}");
    assert!(text.contains(&two.table) && text.contains("who must decide"), "{text}");
    assert!(text.contains("2 do not hold"), "{text}");
}
