//! 7.2.1 What Conquest Points can take.

use table::{Illegal, Quote};

use super::refuse;
use crate::action::Fleet;
use crate::facts::{
    CONQUEST, CONQUEST_TOUGHER, FORTS, Kind, MARKETS, NAVAL, Space, Spaces, TERRITORIES, Theater,
};
use crate::state::State;
use crate::{Action, Side};

/// 7.2.1, R-193 The price of a space in Conquest Points.
pub(super) fn price(state: &State, space: Space) -> u8 {
    let huguenots = state.board.huguenots_fresh.or(state.board.huguenots_spent);
    1 + u8::from(huguenots.contains(space))
}

/// 7.2.1.2, R-196, R-197 Territories that a side has a Conquest Line to, or that have none at all.
fn reached(state: &State, side: Side, territory: Space) -> bool {
    let lines = CONQUEST[territory.index()];
    lines.is_empty() || !lines.and(state.board.control[side]).is_empty()
}

/// 7.2.1, R-196 to R-198 The Territories that a side could take in a theater if it had the
/// Conquest Points, each with its price.
pub fn territory_prices(
    state: &State,
    theater: Theater,
    side: Side,
) -> impl Iterator<Item = (Space, u8)> + '_ {
    let open = theater
        .facts()
        .territories
        .minus(state.board.control[side])
        .minus(state.board.usa)
        .minus(state.battle.closed);
    open.iter().filter(move |&space| reached(state, side, space)).map(|space| (space, price(state, space)))
}

/// 7.2.1.1, 12.3 Forts and Markets of a theater that a side could take.
fn forts_and_markets(state: &State, theater: Theater, side: Side) -> Spaces {
    let theirs = theater.facts().spaces.minus(state.board.control[side]);
    let markets = theirs.and(MARKETS);
    let forts = theirs.and(FORTS);
    if !state.options.tougher_forts {
        return markets.or(forts);
    }
    let reached = |fort: &Space| !CONQUEST_TOUGHER[fort.index()].and(state.board.control[side]).is_empty();
    markets.or(forts.iter().filter(reached).collect())
}

/// What a side can take with the Conquest Points it has left.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Conquests {
    /// Forts, Markets and Territories.
    land: Spaces,
    /// Naval spaces, if there is a Squadron to take one with.
    naval: Spaces,
    /// Whether a Squadron in the Navy Box can take one.
    boxed: bool,
    /// R-195 The Naval spaces whose Squadrons can take one.
    ships: Spaces,
}

/// 7.2.1 What a side can take in the theater being resolved.
pub(super) fn conquests(state: &State, side: Side, cp: u8) -> Conquests {
    let Some(theater) = state.theater_fought() else { return Conquests::default() };
    if cp == 0 {
        return Conquests::default();
    }
    let territories: Spaces = territory_prices(state, theater, side)
        .filter_map(|(space, price)| (price <= cp).then_some(space))
        .collect();
    let within = theater.facts().spaces.and(NAVAL);
    let own = state.board.control[side];
    let boxed = state.tracks.navy_box[side] > state.battle.conquerors_boxed[side];
    let ships = within.and(own).minus(state.battle.conquerors);
    let naval = if boxed || !ships.is_empty() { within.minus(own) } else { Spaces::EMPTY };
    Conquests { land: territories.or(forts_and_markets(state, theater, side)), naval, boxed, ships }
}

impl Conquests {
    pub(super) fn is_empty(&self) -> bool {
        self.land.or(self.naval).is_empty()
    }

    pub(super) fn list(&self, list: &mut Vec<Action>) {
        list.extend(self.land.iter().map(|space| Action::Conquer(space, None)));
        for space in self.naval {
            if self.boxed {
                list.push(Action::Conquer(space, Some(Fleet::Box)));
            }
            list.extend(self.ships.iter().map(|ship| Action::Conquer(space, Some(Fleet::At(ship)))));
        }
    }

    fn allow(&self, space: Space, fleet: Option<Fleet>) -> bool {
        match fleet {
            None => self.land.contains(space),
            Some(Fleet::Box) => self.boxed && self.naval.contains(space),
            Some(Fleet::At(ship)) => self.ships.contains(ship) && self.naval.contains(space),
        }
    }
}

/// The price of a conquest, or which rule forbids it.
pub(super) fn check(
    state: &State,
    side: Side,
    cp: u8,
    space: Space,
    fleet: Option<Fleet>,
) -> Result<Quote, Illegal> {
    if !conquests(state, side, cp).allow(space, fleet) {
        return Err(why_not(state, side, cp, space, fleet));
    }
    let mut quote = Quote::new("conquest-points").plus("conquest", "7.2.1", 1);
    if price(state, space) > 1 {
        quote.add("huguenots", "7.2.1", 1);
    }
    Ok(quote)
}

/// The first condition that a conquest fails.
fn why_not(state: &State, side: Side, cp: u8, space: Space, fleet: Option<Fleet>) -> Illegal {
    let Some(theater) = state.theater_fought() else { return super::not_now() };
    let facts = theater.facts();
    if state.board.control[side].contains(space) {
        return refuse("7.2.1", "already-yours", space);
    }
    let kind = space.facts().kind;
    match kind {
        Kind::Political => return refuse("7.2.1", "not-conquerable", space),
        Kind::Territory => {
            if let Some(illegal) = why_not_territory(state, theater, side, space) {
                return illegal;
            }
        }
        Kind::Fort | Kind::Market | Kind::Naval => {
            if !facts.spaces.contains(space) {
                return refuse("7.2.1", "outside-theater", space);
            }
            if kind == Kind::Fort && !forts_and_markets(state, theater, side).contains(space) {
                return refuse("12.3", "no-conquest-line", space);
            }
        }
    }
    let price = price(state, space);
    if price > cp {
        return refuse("7.2.1", "not-enough-conquest-points", space)
            .with("price", i32::from(price))
            .with("left", i32::from(cp));
    }
    why_not_fleet(state, theater, side, space, fleet)
}

/// The first condition that a Territory fails, apart from its price.
fn why_not_territory(state: &State, theater: Theater, side: Side, space: Space) -> Option<Illegal> {
    debug_assert!(TERRITORIES.contains(space));
    if !theater.facts().territories.contains(space) {
        Some(refuse("7.2.1", "territory-not-available", space))
    } else if state.board.usa.contains(space) {
        Some(refuse("7.3", "usa-flag", space))
    } else if state.battle.closed.contains(space) {
        Some(refuse("7.2.2", "conquest-refused", space))
    } else if !reached(state, side, space) {
        Some(refuse("7.2.1.2", "no-conquest-line", space))
    } else {
        None
    }
}

/// What is wrong with the Squadron that was named, or not named.
fn why_not_fleet(state: &State, theater: Theater, side: Side, space: Space, fleet: Option<Fleet>) -> Illegal {
    let naval = space.facts().kind == Kind::Naval;
    match fleet {
        None => refuse("7.2.1.1", "squadron-needed", space),
        Some(_) if !naval => refuse("7.2.1.1", "no-squadron-needed", space),
        Some(Fleet::Box) if state.tracks.navy_box[side] == 0 => Illegal::new("7.2.1.1", "navy-box-empty"),
        Some(Fleet::Box) => Illegal::new("7.2.1.1", "squadron-already-used"),
        Some(Fleet::At(ship)) if !state.board.control[side].and(NAVAL).contains(ship) => {
            refuse("7.2.1.1", "not-your-squadron", ship)
        }
        Some(Fleet::At(ship)) if !theater.facts().spaces.contains(ship) => {
            refuse("7.2.1.1", "outside-theater", ship)
        }
        Some(Fleet::At(ship)) => refuse("7.2.1.1", "squadron-already-used", ship),
    }
}
