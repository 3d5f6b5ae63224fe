//! Players and the display.

use serde::Serialize;
use table::Seat;

use super::Eyes;
use crate::facts::{Kind, Power, Tile};
use crate::state::State;

/// D3.4 Unrest of a player. How many counters he drew and what he returned is public.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct UnrestView {
    /// Counters drawn, or points taken.
    pub drawn: u16,
    /// Points returned.
    pub returned: u8,
    /// What he holds, for those who may know.
    pub points: Option<u16>,
    /// How many counters of 0, 1 and 2 he drew, for those who may know.
    pub values: Option<[u16; 3]>,
}

/// Tiles of one kind that a player holds.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct HeldView {
    /// Which.
    pub tile: Tile,
    /// How many.
    pub copies: u8,
    /// D7.5 How many of them were used in this war.
    pub used: u8,
}

/// D1.1 Pieces in supply.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SupplyView {
    /// Armies.
    pub armies: u8,
    /// Navies.
    pub navies: u8,
    /// Forts.
    pub forts: u8,
}

/// D12 What income and maintenance would mean now.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct IncomeView {
    /// Gold for population and markers.
    pub income: u8,
    /// Gold for units.
    pub maintenance: u8,
    /// Taxations needed.
    pub taxations: u8,
    /// Gold in the end.
    pub gold_after: i32,
}

/// One player.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PlayerView {
    /// Where he sits.
    #[cfg_attr(test, ts(as = "u8"))]
    pub seat: Seat,
    /// His power.
    pub power: Power,
    /// Gold in hand.
    pub gold: i32,
    /// D3.7 Population.
    pub population: u8,
    /// Victory points.
    pub vp: i16,
    /// Victory points if the areas were scored now.
    pub scoring: u8,
    /// Income and maintenance if they came now.
    pub income: IncomeView,
    /// Unrest.
    pub unrest: UnrestView,
    /// Tiles.
    pub tiles: Vec<HeldView>,
    /// Pieces in supply.
    pub supply: SupplyView,
}

/// A kind of tile on the display, or one of which every copy is held.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct TileView {
    /// Which.
    pub tile: Tile,
    /// How many can be claimed: none where every copy is held.
    pub copies: u8,
    /// Its price in gold.
    pub gold: u8,
    /// Its price in population.
    pub population: u8,
    /// Its price in unrest.
    pub unrest: u8,
    /// R-40 Who used it in this round and may not claim it.
    pub spent_by: Option<Power>,
}

pub(super) fn players(state: &State, eyes: Eyes) -> Vec<PlayerView> {
    let scores = crate::facts::Area::ALL.iter().map(|&area| state.area_score(area));
    let mut totals = [0; Power::COUNT];
    for score in scores {
        for (total, vp) in totals.iter_mut().zip(score) {
            *total += vp.unwrap_or(0);
        }
    }
    let seats = state.powers.iter().enumerate();
    seats
        .filter_map(|(seat, power)| power.map(|power| (Seat(seat as u8), power)))
        .map(|(seat, power)| player(state, seat, power, eyes, totals[power.index()]))
        .collect()
}

fn player(state: &State, seat: Seat, power: Power, eyes: Eyes, scoring: u8) -> PlayerView {
    let player = &state.players[power.index()];
    let income = state.income(power);
    let known = eyes.sees_unrest(state, power);
    let held = Tile::ALL.iter().filter(|tile| player.tiles[tile.index()] > 0);
    PlayerView {
        seat,
        power,
        gold: player.gold,
        population: player.population,
        vp: player.vp,
        scoring,
        income: IncomeView {
            income: income.population + income.markers,
            maintenance: income.maintenance,
            taxations: income.taxations,
            gold_after: income.gold_after,
        },
        unrest: UnrestView {
            drawn: player.unrest.count(),
            returned: player.unrest.returned,
            points: known.then(|| player.unrest.points()),
            values: known.then_some(player.unrest.drawn),
        },
        tiles: held
            .map(|&tile| HeldView {
                tile,
                copies: player.tiles[tile.index()],
                used: player.used[tile.index()],
            })
            .collect(),
        supply: SupplyView {
            armies: state.supply(power, Kind::Army),
            navies: state.supply(power, Kind::Navy),
            forts: state.supply(power, Kind::Fort),
        },
    }
}

pub(super) fn display(state: &State) -> Vec<TileView> {
    let held = |tile: Tile| state.players.iter().any(|player| player.tiles[tile.index()] > 0);
    Tile::ALL
        .iter()
        .filter(|tile| state.display[tile.index()] > 0 || held(**tile))
        .map(|&tile| TileView {
            tile,
            copies: state.display[tile.index()],
            gold: state.tile_gold(tile),
            population: tile.population(),
            unrest: tile.unrest(),
            spent_by: state.spent_by(tile),
        })
        .collect()
}
