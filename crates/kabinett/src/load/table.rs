//! One table: guests on its seats, and a task that decides for whoever must.

use std::sync::Arc;
use std::time::{Duration, Instant};

use serde::Deserialize;
use serde_json::json;
use table::{Dice, Seed};

use super::Load;
use super::client::Guest;
use super::stream::Watch;
use crate::sentence::{Sentence, sentence};

/// What a decision is answered with, and what begins the answer to what is legal.
#[derive(Deserialize)]
struct Numbers {
    sequence: i64,
    waiting_on: Vec<usize>,
    #[serde(default)]
    legal: Vec<String>,
}

#[derive(Deserialize)]
struct Table {
    id: String,
}

/// What came of one table.
#[derive(Default)]
pub(super) struct Played {
    /// The milliseconds from asking until the decision was durable.
    pub(super) millis: Vec<f32>,
    /// How many games were begun.
    pub(super) games: u32,
    /// Why the table stopped, if it stopped before its end.
    pub(super) error: Option<Sentence>,
}

/// Those who play at one table, and their dice.
pub(super) struct Player {
    number: u32,
    guests: Vec<Guest>,
    table: String,
    dice: Dice,
}

impl Player {
    /// Makes guests, and a table for them.
    pub(super) async fn sit_down(load: &Load, number: u32) -> Result<Self, Sentence> {
        let mut guests = Vec::with_capacity(load.seats);
        for _ in 0..load.seats {
            guests.push(load.client.guest().await?);
        }
        let seed = Seed::from_number(load.seed.wrapping_mul(1_000_003).wrapping_add(u64::from(number)));
        let table = make_table(load, &guests).await?;
        Ok(Self { number, guests, table, dice: Dice::new(seed) })
    }

    /// Opens a stream for every seat.
    pub(super) async fn watch(&self, load: &Arc<Load>, watch: &Arc<Watch>) -> Result<(), Sentence> {
        for guest in &self.guests {
            let stream = load.client.stream(&self.table, Some(guest)).await?;
            watch.follow(&self.table, stream);
        }
        Ok(())
    }

    /// Opens a stream for somebody without a seat.
    pub(super) async fn watch_as_stranger(
        &self,
        load: &Arc<Load>,
        watch: &Arc<Watch>,
    ) -> Result<(), Sentence> {
        watch.follow(&self.table, load.client.stream(&self.table, None).await?);
        Ok(())
    }

    /// Takes all the decisions of this table.
    pub(super) async fn play(mut self, load: &Arc<Load>, watch: &Arc<Watch>, started: Instant) -> Played {
        let mut played = Played { games: 1, ..Played::default() };
        played.error = self.go_on(load, watch, started, &mut played).await.err();
        played
    }

    async fn go_on(
        &mut self,
        load: &Arc<Load>,
        watch: &Arc<Watch>,
        started: Instant,
        played: &mut Played,
    ) -> Result<(), Sentence> {
        let mut waiting: Option<usize> = None;
        for number in 0..load.moves {
            if let Some(pace) = load.pace {
                // Tables do not decide in step: each begins at another part of the beat.
                let phase = pace.mul_f64(f64::from(self.number % 97) / 97.0);
                tokio::time::sleep_until((started + pace * number + phase).into()).await;
            }
            let seat = match waiting {
                Some(seat) => seat,
                None => self.who_decides(load).await?,
            };
            let guest = &self.guests[seat];
            let path = format!("/api/tables/{}/legal", self.table);
            let now: Numbers = load.client.get(&path, guest).await?;
            let choice = now.legal.get(self.dice.below(now.legal.len().max(1) as u32) as usize);
            let notation = choice.ok_or_else(|| sentence("load-nothing-legal").with("seat", seat))?;
            let asked = Instant::now();
            let after: Numbers = load.client.decide(&self.table, guest, notation, now.sequence).await?;
            played.millis.push(asked.elapsed().as_secs_f32() * 1000.0);
            load.decided();
            watch.reached(&self.table, after.sequence);
            waiting = after.waiting_on.first().copied();
            if waiting.is_none() && number + 1 < load.moves {
                self.table = make_table(load, &self.guests).await?;
                self.watch(load, watch).await?;
                played.games += 1;
            }
        }
        Ok(())
    }

    async fn who_decides(&self, load: &Load) -> Result<usize, Sentence> {
        let path = format!("/api/tables/{}/legal", self.table);
        let now: Numbers = load.client.get(&path, &self.guests[0]).await?;
        now.waiting_on.first().copied().ok_or_else(|| sentence("load-nobody-decides"))
    }
}

/// A table with the first guest as its owner and the others beside.
async fn make_table(load: &Load, guests: &[Guest]) -> Result<String, Sentence> {
    let kinds = (0..guests.len()).map(|seat| json!({"kind": if seat == 0 { "me" } else { "open" }}));
    let wish = json!({"game": load.game, "seats": kinds.collect::<Vec<_>>()});
    let table: Table = load.client.post("/api/tables", &guests[0], &wish).await?;
    for (seat, guest) in guests.iter().enumerate().skip(1) {
        let path = format!("/api/tables/{}/seats/{seat}", table.id);
        load.client.post::<Table>(&path, guest, &json!({})).await?;
    }
    Ok(table.id)
}

/// How long a stream may lag behind the last decision.
pub(super) const LAG: Duration = Duration::from_secs(10);
