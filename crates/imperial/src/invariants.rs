//! What must always hold: pieces conserved, tracks within their ranges.

use crate::facts::{FORTS, MARKETS, NAVAL, POLITICAL, SPANISH_FLAGS, Space, Spaces, TERRITORIES};
use crate::ministries::HUGUENOT_SPACES;
use crate::purchase::TILES_PER_THEATER;
use crate::state::{State, Step};
use crate::{EventCards, Ministry, Side};

fn ensure(holds: bool, what: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what()) }
}

/// The first thing that does not hold.
pub(crate) fn check(state: &State) -> Result<(), String> {
    board(state)?;
    for side in Side::BOTH {
        squadrons(state, side)?;
        tiles(state, side)?;
        cabinet(state, side)?;
        let tracks = &state.tracks;
        ensure(tracks.debt[side] <= tracks.limit[side], || format!("{side} owes more than its limit"))?;
    }
    cards(state)?;
    investments(state)?;
    ensure(state.agenda.is_empty() == state.result.is_some(), || "agenda and result disagree".to_owned())?;
    ensure(state.demand.count_ones() >= 3, || "fewer than three commodities in demand".to_owned())
        .or_else(|what| if state.turn == 1 && state.tiles.available.is_empty() { Ok(()) } else { Err(what) })
}

fn board(state: &State) -> Result<(), String> {
    let board = &state.board;
    let [france, britain] = board.control.0;
    ensure(france.and(britain).is_empty(), || "a space has two flags".to_owned())?;
    let flags = france.or(britain);
    ensure(flags.and(board.spain.or(board.usa)).is_empty(), || "a space has two flags".to_owned())?;
    ensure(board.spain.minus(SPANISH_FLAGS).is_empty(), || "a Spanish flag is astray".to_owned())?;
    let usa = Spaces::of(&[
        Space::NORTHERN_COLONIES,
        Space::CAROLINAS,
        Space::SAN_AGUSTIN,
        Space::QUEBEC_AND_MONTREAL,
    ]);
    ensure(board.usa.minus(usa).is_empty(), || "a USA flag is astray".to_owned())?;
    ensure(flags.and(state.locked()).is_empty(), || "a space is flagged before it is in play".to_owned())?;
    ensure(board.conflicts.minus(MARKETS.or(POLITICAL)).is_empty(), || {
        "a Conflict marker is astray".to_owned()
    })?;
    ensure(board.conflicts.and(state.locked()).is_empty(), || {
        "a Conflict marker lies in a space that is not in play".to_owned()
    })?;
    ensure(board.plus_one.minus(board.conflicts).is_empty(), || "a +1 without a marker".to_owned())?;
    ensure(board.damaged.minus(FORTS.and(flags)).is_empty(), || "an unbuilt Fort is damaged".to_owned())?;
    let huguenots = board.huguenots_fresh.or(board.huguenots_spent);
    ensure(huguenots.minus(HUGUENOT_SPACES).is_empty() && huguenots.and(britain).is_empty(), || {
        "a Huguenots marker is astray".to_owned()
    })?;
    ensure(huguenots.len() + usize::from(state.tracks.huguenots_left) <= 2, || {
        "more than two Huguenots markers".to_owned()
    })?;
    ensure(
        (france.or(britain)).minus(MARKETS.or(POLITICAL).or(TERRITORIES).or(FORTS).or(NAVAL)).is_empty(),
        || "a flag is astray".to_owned(),
    )
}

/// 3.6 Eight Squadrons a side.
fn squadrons(state: &State, side: Side) -> Result<(), String> {
    let tracks = &state.tracks;
    let afloat = state.board.control[side].and(NAVAL).len();
    let ashore = [tracks.navy_box[side], tracks.unbuilt[side], tracks.away[side], tracks.removed[side]]
        .map(usize::from);
    let all = afloat + ashore.iter().sum::<usize>();
    ensure(all == 8, || format!("{side} has {all} Squadrons"))
}

/// 3.7 Sixteen Basic and twelve Bonus War tiles a side, each in one place.
fn tiles(state: &State, side: Side) -> Result<(), String> {
    let army = &state.war.army[side];
    let mut basic = vec![army.basic_pool, army.unassigned];
    basic.extend(army.basic.iter().flatten().chain(&army.upgrade).map(|tile| 1 << tile.index()));
    basic.extend(army.basic_removed.iter().map(|(tile, _)| 1 << tile.index()));
    partition(&basic, 16).map_err(|what| format!("{side}: Basic War tiles: {what}"))?;
    ensure(army.basic_removed.len() <= 12, || format!("{side} has fewer than four Basic War tiles"))?;
    if state.war.next.is_some() {
        let mut bonus = vec![army.bonus_pool];
        bonus.extend(army.bonus.iter().flatten().chain(&army.unplaced).map(|tile| 1 << tile.index()));
        partition(&bonus, 12).map_err(|what| format!("{side}: Bonus War tiles: {what}"))?;
    }
    let moving = matches!(state.step(), Some(Step::MoveTile { .. }));
    ensure(moving || army.bonus.iter().all(|tiles| tiles.len() <= TILES_PER_THEATER), || {
        format!("{side} has a theater with more than two Bonus War tiles")
    })
}

/// Whether the parts are disjoint and make up the first `count` bits.
fn partition(parts: &[u16], count: u32) -> Result<(), String> {
    let mut all = 0u16;
    for part in parts {
        ensure(all & part == 0, || "one is in two places".to_owned())?;
        all |= part;
    }
    ensure(all.count_ones() == count, || format!("{} instead of {count}", all.count_ones()))
}

/// 3.4 Every Event card is in one place.
fn cards(state: &State) -> Result<(), String> {
    let deck = &state.deck;
    let mut all = EventCards::EMPTY;
    for part in [deck.draw, deck.discard, deck.hands.0[0], deck.hands.0[1], deck.played] {
        ensure(all.and(part).is_empty(), || "an Event card is in two places".to_owned())?;
        all = all.or(part);
    }
    for side in Side::BOTH {
        let trail = &deck.trail[side];
        ensure(trail.draws.len() - trail.gone.len() == deck.hands[side].len() as usize, || {
            format!("the trail of {side} does not fit its hand")
        })?;
    }
    Ok(())
}

/// 3.3 Twenty-four Investment tiles, each in one place.
fn investments(state: &State) -> Result<(), String> {
    let tiles = &state.tiles;
    let parts = [tiles.stack, tiles.available, tiles.used];
    let sum: usize = parts.iter().map(|part| part.len()).sum();
    let all = tiles.stack.or(tiles.available).or(tiles.used);
    ensure(sum == 24 && all.len() == 24, || "Investment tiles are lost or doubled".to_owned())?;
    let [france, britain] = tiles.taken.0;
    ensure(france.and(britain).is_empty() && france.or(britain).minus(tiles.available).is_empty(), || {
        "a taken Investment tile is astray".to_owned()
    })
}

/// 3.5 Cards of the right side, at most two and M-4.
fn cabinet(state: &State, side: Side) -> Result<(), String> {
    let cabinet = &state.ministries[side];
    ensure(cabinet.open.minus(cabinet.cards).is_empty(), || format!("{side} shows a card it has not"))?;
    ensure(cabinet.cards.iter().all(|card| card.facts().side == side), || {
        format!("{side} has a card of the other side")
    })?;
    let extra = u32::from(side == Side::France && state.jacobites.held_extra);
    ensure(cabinet.cards.len() <= 2 + extra, || format!("{side} has too many Ministry cards"))?;
    ensure(!(state.jacobites.uprisings_removed && cabinet.cards.contains(Ministry::UPRISINGS)), || {
        "M-4 is out of the game and in play".to_owned()
    })
}
