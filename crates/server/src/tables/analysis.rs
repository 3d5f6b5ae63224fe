//! Finished games looked at again: everybody's chances in the course of the game.
//!
//! That takes some seconds, so it is done off the request path, one game at a time, and between two
//! points of a game the computers that wait to think come first.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use bots::analysis::{self, Analysis, Depth};
use bots::{Entry, fault as guard};
use serde::Serialize;
use table::Record;
use tokio::runtime::Handle;
use tokio::sync::Semaphore;
use utoipa::ToSchema;

use super::Hall;
use super::room::Room;
use crate::problem::{Kind, Problem, fault};
use crate::store::State;

/// The most points of a game.
const POINTS: usize = 48;
/// Games played on from each point.
const GAMES: u32 = 6;
/// How many swings are told.
const SWINGS: usize = 8;
/// So many games may wait to be looked at.
const MOST_WAITING: usize = 8;
/// So many games that were looked at are kept.
const MOST_KEPT: usize = 64;

/// Everybody's chances in the course of a game.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Analysis)]
pub(crate) struct AnalysisBody {
    /// The chances before the first decision, after the last one, and in between.
    points: Vec<PointBody>,
    /// Where they changed most, the greatest change first.
    swings: Vec<SwingBody>,
}

/// The chances at one moment.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = AnalysisPoint)]
pub(crate) struct PointBody {
    /// After how many decisions.
    r#move: usize,
    /// The chance of each seat to win, by seat.
    win: Vec<f32>,
}

/// A change between two points.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = AnalysisSwing)]
pub(crate) struct SwingBody {
    /// The point after it.
    r#move: usize,
    /// Who took the last decision before that point.
    seat: u8,
    /// That decision.
    notation: String,
    /// How the chance of each seat changed, by seat.
    change: Vec<f32>,
}

impl From<Analysis> for AnalysisBody {
    fn from(analysis: Analysis) -> Self {
        let points =
            analysis.points.into_iter().map(|point| PointBody { r#move: point.decisions, win: point.win });
        let swings = analysis.swings.into_iter().map(|swing| SwingBody {
            r#move: swing.decisions,
            seat: swing.seat.0,
            notation: swing.notation,
            change: swing.change,
        });
        Self { points: points.collect(), swings: swings.collect() }
    }
}

/// How far the look at a game is.
pub(crate) enum Looked {
    /// It goes on.
    Pending {
        /// The decisions that were looked at.
        done: usize,
        /// All decisions.
        of: usize,
    },
    /// It is done.
    Ready(Arc<AnalysisBody>),
}

/// What a look at a game has found.
enum Found {
    Analysis(Arc<AnalysisBody>),
    /// The game has no judgement to look with.
    Nothing,
    /// The rules or the players failed.
    Failed,
}

/// The look at one game.
struct Job {
    table: String,
    done: AtomicUsize,
    of: usize,
    found: OnceLock<Found>,
}

impl Job {
    fn looked(&self) -> Result<Looked, Problem> {
        match self.found.get() {
            None => Ok(Looked::Pending { done: self.done.load(Ordering::Relaxed), of: self.of }),
            Some(Found::Analysis(body)) => Ok(Looked::Ready(body.clone())),
            Some(Found::Nothing) => Err(Problem::new(Kind::NotFound, "detail-no-analysis")),
            Some(Found::Failed) => Err(fault(format!("table {}: it cannot be looked at", self.table))),
        }
    }
}

/// The games that are looked at, or were.
pub(super) struct Analyses {
    /// The earliest first.
    jobs: Mutex<VecDeque<Arc<Job>>>,
    /// One game at a time.
    turn: Arc<Semaphore>,
}

impl Default for Analyses {
    fn default() -> Self {
        Self { jobs: Mutex::default(), turn: Arc::new(Semaphore::new(1)) }
    }
}

impl Analyses {
    fn jobs(&self) -> std::sync::MutexGuard<'_, VecDeque<Arc<Job>>> {
        self.jobs.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn find(&self, table: &str) -> Option<Arc<Job>> {
        self.jobs().iter().find(|job| job.table == table).cloned()
    }

    /// The job of a table, and whether it is new; nothing if too many wait.
    fn add(&self, table: &str, of: usize) -> Option<(Arc<Job>, bool)> {
        let mut jobs = self.jobs();
        // Somebody may have been faster.
        if let Some(job) = jobs.iter().find(|job| job.table == table) {
            return Some((job.clone(), false));
        }
        if jobs.iter().filter(|job| job.found.get().is_none()).count() >= MOST_WAITING {
            return None;
        }
        if jobs.len() >= MOST_KEPT
            && let Some(oldest) = jobs.iter().position(|job| job.found.get().is_some())
        {
            jobs.remove(oldest);
        }
        let job =
            Arc::new(Job { table: table.to_owned(), done: AtomicUsize::new(0), of, found: OnceLock::new() });
        jobs.push_back(job.clone());
        Some((job, true))
    }
}

impl Room {
    /// Everybody's chances in the course of the game, or how far the look at it is.
    pub(crate) async fn analysis(&self, hall: &Arc<Hall>) -> Result<Looked, Problem> {
        if let Some(job) = hall.analyses.find(&self.id) {
            return job.looked();
        }
        let mut inner = self.enter(hall).await?;
        if inner.row.state != State::Finished {
            return Err(Problem::new(Kind::StillRunning, "detail-analysis-later"));
        }
        let names = vec![String::new(); inner.seats.len()];
        let record = inner.play(self, hall).await?.journal.record(&names, true);
        drop(inner);
        let Some((job, new)) = hall.analyses.add(&self.id, record.decisions.len()) else {
            return Err(Problem::new(Kind::Unavailable, "detail-analysis-busy"));
        };
        if new {
            hall.tasks.spawn(look(hall.clone(), job.clone(), self.entry, record));
        }
        job.looked()
    }
}

async fn look(hall: Arc<Hall>, job: Arc<Job>, entry: Entry, record: Record) {
    let turn = hall.analyses.turn.clone().acquire_owned().await;
    let (runtime, known) = (Handle::current(), job.clone());
    let work = move || {
        let _turn = turn;
        guard::catch(|| {
            let table = entry.game.replay(&record, usize::MAX).map_err(|error| error.to_string())?;
            let every = table.len().div_ceil(POINTS).max(1);
            let depth = Depth { games: GAMES, every, swings: SWINGS };
            let mut place = None;
            let found = analysis::of(&entry, &*table, depth, &mut |at| {
                known.done.store(at, Ordering::Relaxed);
                // The place among those who think goes to whoever waits for it, and is taken anew.
                drop(place.take());
                place = runtime.block_on(hall.thinkers.clone().acquire_owned()).ok();
                !hall.stop.is_cancelled()
            });
            Ok::<_, String>(found)
        })
        .and_then(|found| found)
    };
    let found = match tokio::task::spawn_blocking(work).await {
        Ok(Ok(Some(analysis))) => Found::Analysis(Arc::new(analysis.into())),
        Ok(Ok(None)) => Found::Nothing,
        Ok(Err(why)) => failed(&job.table, &why),
        Err(error) => failed(&job.table, &error),
    };
    // The job is this task's alone.
    let _ = job.found.set(found);
}

fn failed(table: &str, why: &dyn std::fmt::Display) -> Found {
    tracing::error!(table, %why, "a game cannot be looked at");
    Found::Failed
}
