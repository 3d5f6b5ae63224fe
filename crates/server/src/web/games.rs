//! The games there are.

use axum::Json;
use axum::extract::State;
use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;

use crate::app::App;

/// A game.
#[derive(Serialize, ToSchema)]
#[schema(as = Game)]
pub(crate) struct GameBody {
    id: &'static str,
    name: &'static str,
    /// The version of its rules.
    rules: u32,
    seats: SeatRange,
    options: Vec<OptionBody>,
    /// The levels of computer players, from the weakest to the strongest.
    levels: Vec<LevelBody>,
    /// The level that goes on for whoever leaves the game or is out of time, unless the table says another.
    stand_in: &'static str,
    /// Whether the players may agree that nobody has won.
    draws: bool,
    /// Whether seats pay each other, so that payments can be offered.
    payments: bool,
    /// Every way it can end.
    ends: Vec<&'static str>,
}

/// How many can play.
#[derive(Serialize, ToSchema)]
pub(crate) struct SeatRange {
    min: usize,
    max: usize,
}

/// An option of a game.
#[derive(Serialize, ToSchema)]
#[schema(as = GameOption)]
pub(crate) struct OptionBody {
    key: &'static str,
    /// `"flag"`, `{"choice": […]}`, `{"number": {"min", "max", "default"}}` or `"file"`.
    kind: Value,
    default: Value,
    /// The rule it comes from.
    rule: &'static str,
    /// One sentence.
    help: &'static str,
}

/// A level of computer players.
#[derive(Serialize, ToSchema)]
#[schema(as = Level)]
pub(crate) struct LevelBody {
    name: &'static str,
    /// One sentence.
    help: &'static str,
}

/// The games there are, with options, levels and ends
#[utoipa::path(get, path = "/api/games", tag = "games", responses((status = 200, body = Vec<GameBody>)))]
pub(crate) async fn games(State(app): State<App>) -> Json<Vec<GameBody>> {
    Json(app.hall.registry.iter().map(game).collect())
}

fn game(entry: &bots::Entry) -> GameBody {
    let game = entry.game;
    let defaults = game.default_options();
    GameBody {
        id: game.id(),
        name: game.name(),
        rules: game.rules(),
        seats: SeatRange { min: *game.seats().start(), max: *game.seats().end() },
        options: game
            .options()
            .iter()
            .map(|spec| OptionBody {
                key: spec.key,
                kind: serde_json::to_value(spec.kind).unwrap_or_default(),
                default: defaults[spec.key].clone(),
                rule: spec.rule,
                help: spec.help,
            })
            .collect(),
        levels: entry.levels().iter().map(|level| LevelBody { name: level.name, help: level.help }).collect(),
        stand_in: entry.stand_in().name,
        draws: game.draws(),
        payments: game.payments(),
        ends: game.ends().to_vec(),
    }
}
