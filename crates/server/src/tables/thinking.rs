//! Computers think off the request path, a bounded number at once, about a copy of the game.

use std::future::Future;
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use bots::{Decided, Entry, fault as guard, player_seed};
use table::{AnyTable, Decision, Seat, Seed};
use tokio::time::Instant;

use super::room::{Inner, Room};
use super::{Hall, no_table};
use crate::problem::{Problem, fault};
use crate::store::{Lease, SeatKind, State};

/// Wakes the computers of a table. Does nothing if they are awake: whoever thinks looks again
/// before it stops.
pub(crate) fn nudge(hall: &Arc<Hall>, room: &Arc<Room>) {
    if room.has_computers() && !hall.stop.is_cancelled() && !room.thinking.swap(true, Ordering::SeqCst) {
        hall.tasks.spawn(think(hall.clone(), room.clone()));
    }
}

/// Wakes the computers of every table that waits for them: after a start, or when another process
/// has died.
pub(crate) async fn think_where_needed(hall: &Arc<Hall>) -> Result<(), Problem> {
    for id in hall.store.waiting_for_computers(hall.clock.now()).await? {
        match hall.room(&id).await {
            Ok(room) => nudge(hall, &room),
            Err(problem) => tracing::error!(table = id, code = problem.code(), "a table cannot be opened"),
        }
    }
    Ok(())
}

/// What a computer needs to know.
struct Task {
    entry: Entry,
    seat: Seat,
    level: String,
    seed: Seed,
    sequence: i64,
    options: serde_json::Value,
    seats: usize,
    decisions: Vec<Decision>,
    /// Whether a person plays at the table.
    with_people: bool,
}

/// The thinking of a table's computers, from one wake to the next sleep.
#[derive(Default)]
struct Session {
    /// Whether this process has the lease on them.
    leased: bool,
}

async fn think(hall: Arc<Hall>, room: Arc<Room>) {
    let mut session = Session::default();
    while !hall.stop.is_cancelled() {
        match step(&hall, &room, &mut session).await {
            Ok(true) => {}
            Ok(false) => break,
            Err(problem) => {
                tracing::error!(table = room.id, code = problem.code(), "a computer could not decide");
                room.thinking.store(false, Ordering::SeqCst);
                break;
            }
        }
    }
    if session.leased {
        // A lease that cannot be given back runs out by itself.
        let _ = hall.store.release(Lease::Computers, &room.id, &hall.process).await;
    }
}

/// One decision of one computer; false when there is none to take, and nobody thinks any more.
async fn step(hall: &Arc<Hall>, room: &Arc<Room>, session: &mut Session) -> Result<bool, Problem> {
    let task = {
        let mut inner = room.enter(hall).await?;
        room.answer_for_computers(hall, &mut inner).await?;
        let task = next(hall, room, &mut inner).await?;
        if task.is_none() {
            // Under the lock: who changes the table after this finds nobody thinking.
            room.thinking.store(false, Ordering::SeqCst);
            return Ok(false);
        }
        task
    };
    let Some(task) = task else { return Ok(false) };
    if hall.store.is_shared() {
        if !hall.lease(Lease::Computers, &room.id).await? {
            room.thinking.store(false, Ordering::SeqCst);
            return Ok(false);
        }
        session.leased = true;
    }
    let (seat, sequence, number) = (task.seat, task.sequence, task.decisions.len());
    let last = *room.computer_decided.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    let visible = last.filter(|_| task.with_people).map(|decided| decided + hall.pace);
    let permit = hall.thinkers.clone().acquire_owned().await.map_err(fault)?;
    let thinker = room.clone();
    let thought = tokio::task::spawn_blocking(move || {
        let _permit = permit;
        let copy = thinker.copy.lock().unwrap_or_else(std::sync::PoisonError::into_inner).take();
        let (copy, decided) = decide(&task, copy)?;
        *thinker.copy.lock().unwrap_or_else(std::sync::PoisonError::into_inner) = copy;
        Ok::<_, String>(decided)
    });
    let decided = session
        .keeping_lease(hall, room, thought)
        .await?
        .map_err(fault)?
        .map_err(|why| fault(format!("table {}: {why}", room.id)))?;
    // People want to see each decision. Nobody thinks while this waits: the place is another's by now.
    if let Some(visible) = visible {
        let wait = session.keeping_lease(hall, room, tokio::time::sleep_until(visible));
        tokio::select! {
            waited = wait => waited?,
            // Decided anew after the next start.
            () = hall.stop.cancelled() => return Ok(false),
        }
    }
    let mut inner = room.enter(hall).await?;
    // Somebody may have decided or taken back meanwhile: then think again.
    if inner.row.state == State::Running && inner.play(room, hall).await?.sequence == sequence {
        room.carry_out(hall, &mut inner, seat, decided.notation.clone(), None).await?;
        inner.explain(seat, number, &decided);
        let mut last = room.computer_decided.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        *last = Some(Instant::now());
    }
    Ok(true)
}

impl Session {
    /// Waits for something, and says meanwhile that this process lives.
    async fn keeping_lease<T>(
        &self,
        hall: &Hall,
        room: &Room,
        wanted: impl Future<Output = T>,
    ) -> Result<T, Problem> {
        let mut wanted = pin!(wanted);
        loop {
            match tokio::time::timeout(hall.lease / 3, &mut wanted).await {
                Ok(there) => return Ok(there),
                Err(_) if self.leased => {
                    hall.lease(Lease::Computers, &room.id).await?;
                }
                Err(_) => {}
            }
        }
    }
}

async fn next(hall: &Hall, room: &Room, inner: &mut Inner) -> Result<Option<Task>, Problem> {
    if inner.row.state != State::Running {
        return Ok(None);
    }
    let computers: Vec<(Seat, Option<String>)> = inner
        .seats
        .iter()
        .filter(|seat| seat.kind == SeatKind::Computer)
        .map(|seat| (Seat(seat.seat as u8), seat.level.clone()))
        .collect();
    if computers.is_empty() {
        return Ok(None);
    }
    let options = inner.options();
    let seats = inner.seats.len();
    let with_people = inner.seats.iter().any(|seat| seat.kind == SeatKind::Person);
    let play = inner.play(room, hall).await?;
    let waiting = play.waiting_on();
    let Some((seat, level)) = computers.into_iter().find(|(seat, _)| waiting.contains(*seat)) else {
        return Ok(None);
    };
    let levels = room.entry.levels();
    let level = level
        .filter(|level| levels.iter().any(|known| known.name == level.as_str()))
        .or_else(|| levels.last().map(|level| level.name.to_owned()))
        .ok_or_else(no_table)?;
    Ok(Some(Task {
        entry: room.entry,
        seat,
        level,
        seed: play.seed,
        sequence: play.sequence,
        options,
        seats,
        decisions: play.journal.decisions(0),
        with_people,
    }))
}

/// What the computer decides, with the copy of the game it thought about.
fn decide(
    task: &Task,
    copy: Option<Box<dyn AnyTable>>,
) -> Result<(Option<Box<dyn AnyTable>>, Decided), String> {
    let copy = guard::catch(|| bring_up(task, copy))??;
    let seed = player_seed(task.seed, task.seat, copy.len());
    let thought = guard::catch(|| task.entry.opponent(&*copy, task.seat, &task.level, seed));
    let decided = match thought {
        Ok(Ok(decided)) => decided,
        Ok(Err(error)) => return Err(error.to_string()),
        // A computer that fails must not hold up the table: it takes the first decision there is.
        Err(panic) => {
            tracing::error!(level = task.level, panic, "a computer player failed");
            let notation = copy.legal(task.seat).into_iter().next().ok_or("nothing is legal")?;
            Decided { notation, because: Vec::new() }
        }
    };
    Ok((Some(copy), decided))
}

/// The copy, or a new one, with the decisions of the task.
fn bring_up(task: &Task, copy: Option<Box<dyn AnyTable>>) -> Result<Box<dyn AnyTable>, String> {
    let fresh =
        || task.entry.game.open(&task.options, task.seats, task.seed).map_err(|error| error.to_string());
    let mut copy = match copy {
        Some(copy) if starts(&task.decisions, &copy.decisions(0)) => copy,
        _ => fresh()?,
    };
    for decision in &task.decisions[copy.len()..] {
        copy.decide(decision.seat, &decision.notation).map_err(|error| error.to_string())?;
    }
    Ok(copy)
}

fn starts(decisions: &[Decision], with: &[Decision]) -> bool {
    decisions.starts_with(with)
}
