//! Answers about units: moves and builds.

use serde::Serialize;
use table::inspect::ById;

use super::ids::{Id, Spot};
use crate::facts::{Area, Kind, Place, Places, Power, Tile};
use crate::{Reach, State};

/// D8.4 The first move of a Move action.
#[derive(Serialize)]
pub(super) struct Moves {
    per_action: u8,
    sea: Sea,
    #[serde(flatten)]
    from: ById<Id<Kind>, ById<Spot, Destinations>>,
}

/// D8.7, O8.9 One sea check when nothing is paid.
#[derive(Serialize)]
struct Sea {
    of: u8,
    arrive: u8,
    stay: u8,
    lost: u8,
    unrest: u8,
}

/// Where a unit may end, without and with a sea check.
#[derive(Serialize)]
struct Destinations {
    free: Vec<Spot>,
    check: Vec<Spot>,
}

/// What a player can build.
#[derive(Serialize)]
pub(super) struct Builds {
    supply: ById<Id<Kind>, u8>,
    build: Vec<Id<Kind>>,
    rebuild: ById<Id<Kind>, Vec<Spot>>,
    militia: ById<Id<Kind>, u8>,
    free: Free,
    natives: ById<Id<Area>, Destinations>,
    reach: ById<Id<Kind>, Destinations>,
}

/// D8.9 Builds without population.
#[derive(Serialize)]
struct Free {
    mercenaries: u8,
    pressgangs: u8,
    trained_natives: u8,
}

/// D8.4 to D8.8, O8.4 to O8.10.
pub(super) fn moves(state: &State, power: Power) -> Moves {
    let odds = state.sea_odds(power);
    Moves {
        per_action: state.moves_per_action(power),
        sea: Sea {
            of: odds.of,
            arrive: odds.arrive,
            stay: odds.stay,
            lost: odds.lost,
            unrest: state.rules.sea_unrest.into(),
        },
        from: kinds(|kind| {
            let movable = Place::all().filter(|&from| state.may_move(power, kind, from).is_ok());
            movable
                .map(|from| (Spot::of(power, from), destinations(power, state.reach(power, kind, from))))
                .collect()
        }),
    }
}

/// D8.1, D8.3, D8.9, D8.10.
pub(super) fn builds(state: &State, power: Power) -> Builds {
    let buildable = || Kind::ALL.iter().copied().filter(|&kind| state.may_build(power, kind).is_ok());
    let free = Free {
        mercenaries: free_builds(state, power, Tile::Mercenaries, Kind::Army),
        pressgangs: free_builds(state, power, Tile::Pressgangs, Kind::Navy),
        trained_natives: free_builds(state, power, Tile::TrainedNatives, Kind::Army),
    };
    let usable = free.trained_natives > 0;
    let colonies = Area::ALL.iter().copied();
    let colonies = colonies.filter(|&area| usable && state.may_place_natives(power, area).is_ok());
    Builds {
        supply: kinds(|kind| state.supply(power, kind)),
        build: buildable().map(Id).collect(),
        rebuild: Kind::ALL
            .iter()
            .map(|&kind| (Id(kind), rebuilds(state, power, kind)))
            .filter(|(_, places)| !places.is_empty())
            .collect(),
        militia: buildable().map(|kind| (Id(kind), militia(state, power, kind))).collect(),
        free,
        natives: colonies.map(|area| (Id(area), ends(state, power, Kind::Army, Place::In(area)))).collect(),
        reach: kinds(|kind| ends(state, power, kind, Place::Home)),
    }
}

fn kinds<V>(value: impl Fn(Kind) -> V) -> ById<Id<Kind>, V> {
    Kind::ALL.iter().map(|&kind| (Id(kind), value(kind))).collect()
}

fn spots(power: Power, places: Places) -> Vec<Spot> {
    places.iter().map(|place| Spot::of(power, place)).collect()
}

fn destinations(power: Power, reach: Reach) -> Destinations {
    Destinations { free: spots(power, reach.free), check: spots(power, reach.check) }
}

/// D8.1 Where a unit that was just put somewhere may end, staying included.
fn ends(state: &State, power: Power, kind: Kind, from: Place) -> Destinations {
    let Reach { free, check } = state.reach(power, kind, from);
    destinations(power, Reach { free: free.with(from), check })
}

/// D8.3, O8.3 Where units of that kind may be destroyed for a new one.
fn rebuilds(state: &State, power: Power, kind: Kind) -> Vec<Spot> {
    let places = Place::all().filter(|&place| state.may_rebuild(power, kind, place).is_ok());
    places.map(|place| Spot::of(power, place)).collect()
}

/// D8.10 How many more armies could follow a unit of that kind.
fn militia(state: &State, power: Power, kind: Kind) -> u8 {
    let mut later = *state;
    let mut put = |kind: Kind| {
        later.players[power.index()].population -= 1;
        later.map.units[power.index()][Place::Home.index()][kind.index()] += 1;
        later.may_build(power, Kind::Army).is_ok()
    };
    let mut possible = put(kind);
    let mut armies = 0;
    while possible && armies < state.players[power.index()].has(Tile::Militia) {
        armies += 1;
        possible = put(Kind::Army);
    }
    armies
}

/// D8.9 How many builds the ready copies of a tile allow with the pieces left.
fn free_builds(state: &State, power: Power, tile: Tile, kind: Kind) -> u8 {
    state.players[power.index()].ready(tile).min(state.supply(power, kind))
}
