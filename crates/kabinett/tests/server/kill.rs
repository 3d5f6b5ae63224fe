//! The process is killed without a warning, again and again, while people play.
//!
//! `KABINETT_KILLS` says how often; 50 unless said.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use reqwest::Method;
use serde_json::json;
use sqlx::Connection as _;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use table::{Dice, Seed};
use tempfile::TempDir;
use tokio::sync::Notify;
use tokio_util::sync::CancellationToken;

use crate::program::{Guest, Pair, Program, done};

const TABLES: usize = 4;

/// A decision that was sent and perhaps not answered.
#[derive(Clone)]
struct Asked {
    who: usize,
    after: i64,
    notation: String,
    key: String,
}

/// One table, and everything that was answered at it.
struct Play {
    pair: Pair,
    answered: Vec<String>,
    open: Option<Asked>,
    dice: Dice,
}

impl Play {
    async fn begin(program: &Program, number: u64) -> Self {
        let dice = Dice::new(Seed::from_number(number));
        Self { pair: Pair::sit_down(program).await, answered: Vec::new(), open: None, dice }
    }

    async fn send(&self, asked: &Asked) -> Option<(u16, serde_json::Value)> {
        let path = format!("/api/tables/{}/decisions", self.pair.table);
        let body = json!({"notation": asked.notation, "after": asked.after});
        self.pair.people[asked.who].try_send(Method::POST, &path, Some(&body), Some(&asked.key)).await
    }

    /// Sends again what was not answered, and takes its answer.
    async fn settle(&mut self) {
        let Some(asked) = self.open.take() else { return };
        let (status, body) = self.send(&asked).await.expect("the server is there");
        assert_eq!((status, &body["sequence"]), (200, &json!(asked.after + 1)), "{}: {body}", asked.notation);
        self.answered.push(asked.notation);
    }

    /// Plays until the server goes away or the game is over; tells of every answer.
    async fn play(mut self, gone: CancellationToken, answers: Arc<Notify>) -> Self {
        while !gone.is_cancelled() {
            let number = self.dice.below(1 << 20) as usize;
            let Some(asked) = choose(&self.pair, number).await else { break };
            let asked = Asked { key: format!("{}-{}", self.pair.table, asked.after), ..asked };
            self.open = Some(asked.clone());
            match self.send(&asked).await {
                Some((200, _)) => {
                    self.answered.push(asked.notation);
                    self.open = None;
                    answers.notify_one();
                }
                Some((status, body)) => panic!("{}: {status} {body}", asked.notation),
                None => break,
            }
        }
        self
    }
}

/// What whoever must decide could decide; nothing if the game is over or the server is gone.
async fn choose(pair: &Pair, number: usize) -> Option<Asked> {
    let path = format!("/api/tables/{}/legal", pair.table);
    let look = async |guest: &Guest| Some(guest.try_send(Method::GET, &path, None, None).await?.1);
    let who = look(&pair.people[0]).await?["waiting_on"][0].as_u64()? as usize;
    let now = look(&pair.people[who]).await?;
    let legal = now["legal"].as_array()?;
    let notation = legal.get(number % legal.len().max(1))?.as_str()?.to_owned();
    Some(Asked { who, after: now["sequence"].as_i64()?, notation, key: String::new() })
}

/// The decisions of every table as the database has them.
async fn stored(folder: &TempDir) -> BTreeMap<String, Vec<String>> {
    let file = folder.path().join(server::DATABASE_FILE);
    let options = SqliteConnectOptions::new().filename(file).read_only(true);
    let mut connection = SqliteConnection::connect_with(&options).await.unwrap();
    let rows: Vec<(String, i64, String)> =
        sqlx::query_as("SELECT table_id, sequence, notation FROM decisions ORDER BY table_id, sequence")
            .fetch_all(&mut connection)
            .await
            .unwrap();
    let mut tables: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (table, sequence, notation) in rows {
        let decisions = tables.entry(table).or_default();
        decisions.push(notation);
        assert_eq!(decisions.len() as i64, sequence, "no number is left out");
    }
    tables
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_that_was_answered_is_lost_or_there_twice() {
    let kills: u32 = std::env::var("KABINETT_KILLS").map_or(50, |kills| kills.parse().unwrap());
    let folder = TempDir::new().unwrap();
    let data = folder.path().to_str().unwrap();
    let mut moments = Dice::new(Seed::from_number(1706));
    let mut program = Program::start(folder.path(), &[]);
    let (mut plays, mut games, mut open) = (Vec::new(), 0, 0);
    for round in 0..kills {
        // New tables in place of those whose games are over.
        while plays.len() < TABLES {
            games += 1;
            plays.push(Play::begin(&program, u64::from(round) * 100 + plays.len() as u64).await);
        }
        let (gone, answers) = (CancellationToken::new(), Arc::new(Notify::new()));
        let playing: Vec<_> = plays
            .drain(..)
            .map(|play: Play| tokio::spawn(play.play(gone.clone(), answers.clone())))
            .collect();
        // However slow the machine is, some decision has been answered before the end comes.
        tokio::time::timeout(Duration::from_mins(1), answers.notified()).await.expect("people play");
        tokio::time::sleep(Duration::from_millis(u64::from(moments.below(200)))).await;
        program.kill();
        gone.cancel();
        for play in playing {
            plays.push(play.await.unwrap());
        }

        let after_kill = stored(&folder).await;
        for play in &plays {
            let rows = after_kill.get(&play.pair.table).cloned().unwrap_or_default();
            let more = rows.strip_prefix(&play.answered[..]).expect("what was answered is there");
            let asked: Vec<&str> = play.open.iter().map(|asked| asked.notation.as_str()).collect();
            assert!(more.is_empty() || more == asked, "round {round}: {more:?} was never asked for");
            open += asked.len();
        }

        program = Program::start(folder.path(), &[]);
        for play in &mut plays {
            play.pair = play.pair.at(&program);
            play.settle().await;
        }
        let after_restart = stored(&folder).await;
        for play in &plays {
            let rows = after_restart.get(&play.pair.table).cloned().unwrap_or_default();
            assert_eq!(rows, play.answered, "round {round}");
        }
        if round % 10 == 9 {
            let report = done(&["check", "--data", data]);
            assert!(report.contains("all hold"), "{report}");
        }
        for play in std::mem::take(&mut plays) {
            if play.pair.people[0].legal(&play.pair.table).await["state"] == "running" {
                plays.push(play);
            }
        }
    }
    let report = done(&["check", "--data", data]);
    assert!(report.contains("all hold"), "{report}");
    assert!(open > 0, "no decision was on its way when the end came");
    println!("{kills} kills, {open} decisions cut off, {games} games; {report}");
}

/// A computer that was thinking goes on after the next start.
#[tokio::test(flavor = "multi_thread")]
async fn computers_think_on_after_a_kill() {
    let folder = TempDir::new().unwrap();
    let program = Program::start(folder.path(), &[]);
    let ada = Guest::new(&program).await;
    let computers = json!([{"kind": "computer", "level": "random"}, {"kind": "computer", "level": "random"}]);
    let table = ada.make_table(computers).await;
    let mut program = program;
    let mut seen = 0;
    for _ in 0..3 {
        let now = ada.at(&program).until(&table, |table| table["decisions"].as_u64() > Some(seen + 5)).await;
        program.kill();
        program = Program::start(folder.path(), &[]);
        let then = ada.at(&program).get(&format!("/api/tables/{table}")).await;
        assert!(then["sequence"].as_i64() >= now["sequence"].as_i64(), "{then}");
        seen = then["decisions"].as_u64().unwrap();
        if then["state"] == "finished" {
            break;
        }
    }
    ada.at(&program).until(&table, |table| table["state"] == "finished").await;
    assert!(done(&["check", "--data", folder.path().to_str().unwrap()]).contains("all hold"));
    program.kill();
}
