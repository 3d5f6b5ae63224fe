//! Records from elsewhere: a file that somebody has is shown like any other game. Nothing is stored.

use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{AnyTable, Record, Seat, Viewer};
use utoipa::ToSchema;

use super::extract::Body;
use crate::app::App;
use crate::problem::{Kind, Problem, ProblemBody, fault};
use crate::tables::LogLine;

/// The most positions that one answer holds.
const MOST_POSITIONS: usize = 32;

/// Whose eyes a record is seen with. It has its seed, so all of it is known to whoever sends it.
#[derive(Debug, Clone, Copy, Default, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum RecordEyes {
    /// All cards.
    #[default]
    Open,
    /// What everybody could see.
    Spectator,
    /// What that seat could see.
    Seat(u8),
}

/// A record, and which part of it is wanted.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct LookAtRecord {
    /// The record, with its seed (`docs/record.md`).
    #[schema(value_type = Object)]
    record: Value,
    /// Whose eyes.
    #[serde(default)]
    eyes: RecordEyes,
    /// After how many decisions the first position is.
    #[serde(default)]
    from: usize,
    /// How many positions, at most 32; one unless said.
    count: Option<usize>,
    /// Whether the log of the whole game is wanted.
    #[serde(default)]
    log: bool,
}

/// A record, as far as it was asked for.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct RecordBody {
    /// The id of the game.
    game: String,
    /// The names of the players, by seat.
    names: Vec<String>,
    /// The sides they played, as message keys, by seat.
    roles: Vec<Option<&'static str>>,
    /// How many decisions there are.
    decisions: usize,
    /// What bound the seed.
    commitment: String,
    /// The seed.
    seed: Option<String>,
    /// The result by the rules, if the record leads to one.
    outcome: Option<Value>,
    /// What happened, as far as those eyes could know; empty unless asked for.
    log: Vec<LogLine>,
    /// The positions from the first one on.
    positions: Vec<RecordPosition>,
}

/// A record after some of its decisions.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct RecordPosition {
    /// After how many decisions this is.
    at: usize,
    /// What those eyes could see, in the game's own shape.
    view: Value,
}

fn viewer(eyes: RecordEyes, seats: usize) -> Result<Viewer, Problem> {
    match eyes {
        RecordEyes::Open => Ok(Viewer::Open),
        RecordEyes::Spectator => Ok(Viewer::Spectator),
        RecordEyes::Seat(seat) if usize::from(seat) < seats => Ok(Viewer::Seat(Seat(seat))),
        RecordEyes::Seat(seat) => {
            Err(Problem::new(Kind::BadRequest, "detail-record-seat").about("seat", &seat))
        }
    }
}

fn read(app: &App, asked: &LookAtRecord) -> Result<RecordBody, Problem> {
    let bad = |error: &dyn std::fmt::Display| {
        Problem::new(Kind::BadRequest, "detail-record").about("error", &error)
    };
    let record = Record::parse(&asked.record.to_string()).map_err(|error| bad(&error))?;
    let entry = bots::find(&app.hall.registry, &record.game)
        .ok_or_else(|| Problem::new(Kind::NotFound, "detail-no-game").about("game", &record.game))?;
    let table: Box<dyn AnyTable> = entry.game.verify(&record).map_err(|error| bad(&error))?;
    let viewer = viewer(asked.eyes, table.seats())?;
    let last = table.len();
    if asked.from > last {
        return Err(Problem::new(Kind::NotFound, "detail-no-decision").about("decisions", &last));
    }
    let count = asked.count.unwrap_or(1).min(MOST_POSITIONS);
    let until = asked.from.saturating_add(count).min(last + 1);
    Ok(RecordBody {
        game: record.game,
        names: record.seats,
        roles: (0..table.seats() as u8).map(|seat| table.role(Seat(seat))).collect(),
        decisions: last,
        commitment: record.commitment.to_hex(),
        seed: record.seed.map(|seed| seed.to_hex()),
        outcome: table.outcome().map(|outcome| serde_json::to_value(outcome).unwrap_or_default()),
        log: if asked.log {
            table.log(viewer, 0).into_iter().map(|(number, event)| LogLine { number, event }).collect()
        } else {
            Vec::new()
        },
        positions: (asked.from..until)
            .map(|at| RecordPosition { at, view: table.view_at(viewer, at) })
            .collect(),
    })
}

/// Look at a record
///
/// The record is replayed and must hold what it says. Nothing is stored.
#[utoipa::path(post, path = "/api/records/look", tag = "games", request_body = LookAtRecord,
    responses((status = 200, body = RecordBody), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 413, body = ProblemBody)))]
pub(crate) async fn look(
    State(app): State<App>,
    Body(asked): Body<LookAtRecord>,
) -> Result<Json<RecordBody>, Problem> {
    // A long game takes some milliseconds, which other requests need not wait for.
    let found = tokio::task::spawn_blocking(move || read(&app, &asked)).await;
    found.map_err(|error| fault(format!("a record: {error}")))?.map(Json)
}
