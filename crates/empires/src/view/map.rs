//! The map: areas, homes, tokens and alliances.

use serde::Serialize;

use crate::facts::{Alliance, Area, Arm, Counter, CounterKind, Kind, Place, Power, Reward, Token};
use crate::state::State;

/// Units of one power in one place.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct UnitsView {
    /// Whose.
    pub power: Power,
    /// Armies.
    pub armies: u8,
    /// Navies.
    pub navies: u8,
    /// Forts.
    pub forts: u8,
}

/// Control markers of one power in one area.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct MarkersView {
    /// Whose.
    pub power: Power,
    /// How many.
    pub markers: u8,
}

/// A counter: on the map, or a start marker.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct NeutralView {
    /// Which.
    pub counter: Counter,
    /// Where it lies or belongs.
    pub area: Area,
    /// `defence`, `colonize` or `gold-coast`.
    pub kind: &'static str,
    /// Its defence value.
    pub value: Option<u8>,
    /// What its conqueror gains besides.
    pub reward: Reward,
}

/// What an area would bring a player now.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ScoreView {
    /// Whom.
    pub power: Power,
    /// Victory points.
    pub vp: u8,
}

/// One of the eleven areas.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AreaView {
    /// Which.
    pub area: Area,
    /// Whether it is a colony.
    pub colony: bool,
    /// D13.1 The printed victory points, from the first rank on.
    pub points: Vec<u8>,
    /// Units there.
    pub units: Vec<UnitsView>,
    /// Control markers there.
    pub control: Vec<MarkersView>,
    /// Counters there.
    pub neutrals: Vec<NeutralView>,
    /// D13 What it would bring if victory points were assessed now.
    pub score: Vec<ScoreView>,
}

/// D10.5 A covert token: on the display, or on the map with a marker on it.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TokenView {
    /// Which.
    pub token: Token,
    /// Where it lies; none on the display.
    pub area: Option<Area>,
    /// Whose marker lies on it.
    pub marker: Option<Power>,
    /// Its strength.
    pub strength: u8,
}

/// D8.8 A Blockade on the map.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct BlockadeView {
    /// Where.
    pub area: Area,
    /// Whose.
    pub owner: Power,
}

/// D10.3 A local alliance.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AllianceView {
    /// Which.
    pub alliance: Alliance,
    /// Who holds it.
    pub holder: Option<Power>,
    /// Where it helps.
    pub areas: Vec<Area>,
    /// Whether it can serve at sea too.
    pub either: bool,
    /// Its price.
    pub gold: u8,
}

fn units(state: &State, power: Power, place: Place) -> Option<UnitsView> {
    let number = |kind| state.map.units(power, place, kind);
    let view = UnitsView {
        power,
        armies: number(Kind::Army),
        navies: number(Kind::Navy),
        forts: number(Kind::Fort),
    };
    (view.armies + view.navies + view.forts > 0).then_some(view)
}

pub(super) fn areas(state: &State) -> Vec<AreaView> {
    Area::ALL.iter().map(|&area| area_view(state, area)).collect()
}

fn area_view(state: &State, area: Area) -> AreaView {
    let control = |power: Power| state.map.control(power, area);
    let holders = Power::ALL.iter().filter(|&&power| control(power) > 0);
    let scores = state.area_score(area);
    let scored =
        Power::ALL.iter().filter_map(|&power| scores[power.index()].map(|vp| ScoreView { power, vp }));
    AreaView {
        area,
        colony: area.colony(),
        points: area.points(state.rules.original).into_iter().filter(|&points| points > 0).collect(),
        units: Power::ALL.iter().filter_map(|&power| units(state, power, area.into())).collect(),
        control: holders.map(|&power| MarkersView { power, markers: control(power) }).collect(),
        neutrals: neutrals(state, area),
        score: scored.collect(),
    }
}

fn neutrals(state: &State, area: Area) -> Vec<NeutralView> {
    let lying = state.map.neutrals.iter().filter(|&counter| state.area_of(counter) == area);
    lying.map(|counter| neutral(state, counter)).collect()
}

pub(super) fn neutral(state: &State, counter: Counter) -> NeutralView {
    let fact = &state.counters[counter.index()];
    let (kind, value) = match fact.kind {
        CounterKind::Defence(value) => ("defence", Some(value)),
        CounterKind::Colonize => ("colonize", None),
        CounterKind::GoldCoast => ("gold-coast", None),
    };
    NeutralView { counter, area: state.area_of(counter), kind, value, reward: fact.reward }
}

pub(super) fn homes(state: &State) -> Vec<UnitsView> {
    Power::ALL.iter().filter_map(|&power| units(state, power, Place::Home)).collect()
}

pub(super) fn tokens(state: &State) -> Vec<TokenView> {
    let view = |&token: &Token| {
        let lying = state.map.tokens[token.index()];
        TokenView {
            token,
            area: lying.map(|(area, _)| area),
            marker: lying.map(|(_, power)| power),
            strength: token.strength(),
        }
    };
    Token::ALL.iter().map(view).collect()
}

pub(super) fn alliances(state: &State) -> Vec<AllianceView> {
    let view = |&alliance: &Alliance| AllianceView {
        alliance,
        holder: state.map.alliances[alliance.index()],
        areas: alliance.areas(state.rules.original).iter().collect(),
        either: alliance.arm() == Arm::Either,
        gold: alliance.gold(),
    };
    Alliance::ALL.iter().map(view).collect()
}
