//! One table in memory: its rows, its game, and everybody who watches it.

use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::sync::{Mutex as StdMutex, PoisonError};

use bots::Entry;
use table::{AnyTable, Seat, SeatSet};
use tokio::sync::{Mutex, MutexGuard, watch};

use super::Hall;
use super::clock::ClockSpec;
use super::explain::Explanation;
use super::play::{Beginning, Play};
use super::presence::Watchers;
use super::snapshot;
use crate::problem::{Kind, Problem, fault};
use crate::store::{Append, DecisionRow, OfferRow, RowKind, SeatKind, SeatRow, State, TableRow};

/// Numbers that grow when something changes, so that a watcher knows what it has not seen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Marks {
    pub(crate) sequence: i64,
    pub(crate) chat: i64,
    pub(crate) revision: i64,
    /// Not kept: who is there now.
    pub(crate) presence: u64,
}

/// One table in memory.
pub(crate) struct Room {
    pub(crate) id: String,
    pub(crate) entry: Entry,
    inner: Mutex<Inner>,
    marks: watch::Sender<Marks>,
    /// Who watches.
    watchers: StdMutex<Watchers>,
    /// Whether a computer has a seat.
    computers: AtomicBool,
    /// Whether a task thinks for this table.
    pub(super) thinking: AtomicBool,
    /// The copy of the game that computers think about.
    pub(super) copy: StdMutex<Option<Box<dyn AnyTable>>>,
    /// When a computer last decided here: its next decision keeps a distance that people can follow.
    pub(super) computer_decided: StdMutex<Option<tokio::time::Instant>>,
    used: AtomicI64,
}

/// What is known of the table, behind its lock.
pub(crate) struct Inner {
    pub(crate) row: TableRow,
    pub(crate) seats: Vec<SeatRow>,
    play: Option<Play>,
    /// The offers at the table, once somebody has asked for them.
    pub(super) offers: Option<Vec<OfferRow>>,
    /// The sequence number of the latest snapshot, as far as this process knows.
    pub(super) kept: i64,
    /// Why each computer last decided as it did.
    pub(super) explanations: Vec<Explanation>,
}

impl Room {
    pub(super) fn new(entry: Entry, row: TableRow, seats: Vec<SeatRow>, now: i64) -> Self {
        let marks = Marks { sequence: row.sequence, chat: row.chat, revision: row.revision, presence: 0 };
        Self {
            id: row.id.clone(),
            entry,
            computers: AtomicBool::new(has_computers(&seats)),
            inner: Mutex::new(Inner::of(row, seats)),
            marks: watch::Sender::new(marks),
            watchers: StdMutex::default(),
            thinking: AtomicBool::new(false),
            copy: StdMutex::new(None),
            computer_decided: StdMutex::new(None),
            used: AtomicI64::new(now),
        }
    }

    /// The table as it was last known to be.
    pub(super) async fn lock(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().await
    }

    /// When the table was last used.
    pub(super) fn used(&self) -> i64 {
        self.used.load(Ordering::Relaxed)
    }

    /// The table as it is now, for the caller alone until the guard is dropped.
    pub(crate) async fn enter(&self, hall: &Hall) -> Result<MutexGuard<'_, Inner>, Problem> {
        self.used.store(hall.clock.now(), Ordering::Relaxed);
        let mut inner = self.inner.lock().await;
        if hall.store.is_shared() {
            self.catch_up(hall, &mut inner).await?;
        }
        Ok(inner)
    }

    /// Reads what other processes have written.
    async fn catch_up(&self, hall: &Hall, inner: &mut Inner) -> Result<(), Problem> {
        let known = (inner.row.sequence, inner.row.revision, inner.row.chat);
        if hall.store.marks(&self.id).await? == Some(known) {
            return Ok(());
        }
        self.reload(hall, inner).await?;
        if let Some(play) = &mut inner.play {
            let rows = hall.store.decisions(&self.id, play.sequence).await?;
            if rows.iter().try_for_each(|row| play.fold(row)).is_err() {
                inner.play = None;
            }
        }
        Ok(())
    }

    /// Reads the rows of the table and its seats anew, and tells the watchers.
    pub(super) async fn reload(&self, hall: &Hall, inner: &mut Inner) -> Result<(), Problem> {
        let (row, seats) = hall.store.table(&self.id).await?.ok_or_else(no_table)?;
        inner.row = row;
        inner.seats = seats;
        inner.offers = None;
        self.publish(inner);
        Ok(())
    }

    /// Tells the watchers what changed.
    pub(super) fn publish(&self, inner: &Inner) {
        self.computers.store(has_computers(&inner.seats), Ordering::SeqCst);
        self.marks.send_if_modified(|marks| {
            let new = Marks {
                sequence: inner.row.sequence,
                chat: inner.row.chat,
                revision: inner.row.revision,
                presence: marks.presence,
            };
            std::mem::replace(marks, new) != new
        });
    }

    /// Whether a computer has a seat, as far as this process knows.
    pub(super) fn has_computers(&self) -> bool {
        self.computers.load(Ordering::SeqCst)
    }

    /// What changes, from now on.
    pub(crate) fn watch(&self) -> watch::Receiver<Marks> {
        self.marks.subscribe()
    }

    /// A line of chat more.
    pub(crate) async fn chat_grew(&self, number: i64) {
        let mut inner = self.inner.lock().await;
        inner.row.chat = inner.row.chat.max(number);
        self.publish(&inner);
    }

    /// Who watches.
    pub(super) fn watchers(&self) -> std::sync::MutexGuard<'_, Watchers> {
        self.watchers.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Tells the watchers that others came or went.
    pub(super) fn presence_changed(&self) {
        self.marks.send_modify(|marks| marks.presence += 1);
    }

    /// Writes down what `play` has just done. If that fails, the game is read anew from the
    /// database when it is next needed, and nothing has happened.
    pub(super) async fn append(&self, hall: &Hall, inner: &mut Inner, write: Write) -> Result<(), Problem> {
        let Some(play) = &inner.play else { return Err(fault("nothing was played")) };
        let append = Append {
            table: self.id.clone(),
            sequence: play.sequence,
            kind: write.kind,
            seat: i64::from(write.seat.0),
            notation: write.notation,
            at: write.at,
            request_key: write.key,
            decisions: play.journal.len() as i64,
            waiting: super::play::bits(play.waiting_on()),
            deadline: play.clocks.deadline().map(|(at, _)| at).filter(|_| play.over.is_none()),
            finish: play.finish(write.taken_over.as_deref()),
        };
        let (sequence, decisions, waiting, deadline) =
            (append.sequence, append.decisions, append.waiting, append.deadline);
        let only_position = append.finish == crate::store::Finish::GoesOn;
        match hall.store.append(append).await {
            Ok(true) => {
                metrics::counter!("kabinett_decisions_total").increment(1);
                inner.row.sequence = sequence;
                inner.row.decisions = decisions;
                inner.row.waiting = waiting;
                inner.row.deadline = deadline;
                inner.row.updated = write.at;
                if only_position {
                    self.publish(inner);
                } else {
                    self.reload(hall, inner).await?;
                }
                hall.tell_people(&inner.seats);
                self.keep_now_and_then(hall, inner);
                Ok(())
            }
            Ok(false) => {
                inner.play = None;
                self.reload(hall, inner).await?;
                Err(Problem::new(Kind::Stale, "detail-same-moment"))
            }
            Err(error) => {
                inner.play = None;
                Err(error.into())
            }
        }
    }
}

/// What a row says besides what the game knows.
pub(super) struct Write {
    pub(super) kind: RowKind,
    pub(super) seat: Seat,
    pub(super) notation: String,
    pub(super) at: i64,
    pub(super) key: Option<String>,
    pub(super) taken_over: Option<String>,
}

fn has_computers(seats: &[SeatRow]) -> bool {
    seats.iter().any(|seat| seat.kind == SeatKind::Computer)
}

pub(crate) fn no_table() -> Problem {
    Problem::new(Kind::NotFound, "detail-no-table")
}

impl Inner {
    /// What the database knows, with nothing in memory yet.
    pub(super) const fn of(row: TableRow, seats: Vec<SeatRow>) -> Self {
        Self { row, seats, play: None, offers: None, kept: 0, explanations: Vec::new() }
    }

    /// The seat of a person.
    pub(crate) fn seat_of(&self, person: &str) -> Option<Seat> {
        self.seats
            .iter()
            .find(|seat| seat.kind == SeatKind::Person && seat.person.as_deref() == Some(person))
            .map(|seat| Seat(seat.seat as u8))
    }

    /// The clock as the table was made with.
    pub(crate) fn clock(&self) -> ClockSpec {
        serde_json::from_str(&self.row.clock).unwrap_or_default()
    }

    /// The level of the computer that goes on for whoever leaves the game.
    pub(super) fn stand_in(&self, entry: &Entry) -> String {
        self.row.stand_in.clone().unwrap_or_else(|| entry.stand_in().name.to_owned())
    }

    /// The options as the table was made with.
    pub(crate) fn options(&self) -> serde_json::Value {
        serde_json::from_str(&self.row.options).unwrap_or_default()
    }

    /// The game, if it has begun: folded from the database when it is not in memory.
    pub(crate) async fn play(&mut self, room: &Room, hall: &Hall) -> Result<&mut Play, Problem> {
        if self.row.state == State::Open {
            return Err(Problem::new(Kind::NotRunning, "detail-not-started"));
        }
        if self.play.is_none() {
            let play = self.open(room, hall).await?;
            self.row.sequence = play.sequence;
            self.play = Some(play);
        }
        self.play.as_mut().ok_or_else(|| fault("the game has just been opened"))
    }

    /// The game, if it is in memory.
    pub(super) fn in_memory(&self) -> Option<&Play> {
        self.play.as_ref()
    }

    /// The game from its snapshot and the rows since then, or from all of its rows.
    async fn open(&mut self, room: &Room, hall: &Hall) -> Result<Play, Problem> {
        if let Some((sequence, body)) = hall.store.snapshot(&room.id).await? {
            let rows = hall.store.decisions(&room.id, sequence).await?;
            let opened = tokio::task::block_in_place(|| {
                let options = self.options();
                let from = self.beginning(room, hall, &options, self.begun())?;
                let Some(mut play) = snapshot::open(&hall.seal, &room.id, (sequence, &body), &from) else {
                    return Ok(None);
                };
                let folded = rows.iter().try_for_each(|row| play.fold(row));
                Ok::<_, Problem>(folded.ok().map(|()| play))
            })?;
            if let Some(play) = opened {
                metrics::counter!("kabinett_games_opened_total", "from" => "snapshot").increment(1);
                self.kept = sequence;
                return Ok(play);
            }
            tracing::warn!(table = room.id, "a snapshot is of no use and is thrown away");
            hall.store.drop_snapshot(&room.id).await?;
        }
        let rows = hall.store.decisions(&room.id, 0).await?;
        metrics::counter!("kabinett_games_opened_total", "from" => "decisions").increment(1);
        self.kept = 0;
        tokio::task::block_in_place(|| self.fold(room, hall, &rows))
    }

    /// When the game began.
    pub(super) fn begun(&self) -> i64 {
        self.row.started.unwrap_or(self.row.created)
    }

    /// Forgets the game after a fault, so that it is read anew.
    pub(super) fn forget_play(&mut self) {
        self.play = None;
    }

    fn fold(&self, room: &Room, hall: &Hall, rows: &[DecisionRow]) -> Result<Play, Problem> {
        let mut play = self.begin(room, hall, self.begun())?;
        for row in rows {
            play.fold(row).map_err(|broken| fault(format!("table {}: {broken}", room.id)))?;
        }
        Ok(play)
    }

    /// The game before its first decision.
    pub(super) fn begin(&self, room: &Room, hall: &Hall, started: i64) -> Result<Play, Problem> {
        let options = self.options();
        Play::begin(&self.beginning(room, hall, &options, started)?).map_err(fault)
    }

    /// What the game follows from, besides its rows.
    pub(super) fn beginning<'a>(
        &self,
        room: &'a Room,
        hall: &Hall,
        options: &'a serde_json::Value,
        started: i64,
    ) -> Result<Beginning<'a>, Problem> {
        if self.row.rules != i64::from(room.entry.game.rules()) {
            return Err(Problem::new(Kind::Unavailable, "detail-rules")
                .about("wanted", &self.row.rules)
                .about("here", &room.entry.game.rules()));
        }
        let seed = hall.seal.open(&room.id, &self.row.seed).map_err(fault)?;
        // Whoever had a seat at the start, even if a computer goes on for them now.
        let people: SeatSet = self
            .seats
            .iter()
            .filter(|seat| {
                matches!(seat.kind, SeatKind::Person | SeatKind::Computer) && seat.person.is_some()
            })
            .map(|seat| Seat(seat.seat as u8))
            .collect();
        Ok(Beginning {
            entry: &room.entry,
            options,
            seats: self.seats.len(),
            people,
            seed,
            clock: self.clock(),
            started,
        })
    }
}
