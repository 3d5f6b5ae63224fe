//! What must always hold: pieces conserved, tracks within their ranges.

use crate::facts::{Alliance, Area, Counter, Counters, Kind, Power, Powers, Tile};
use crate::options::UnrestRule;
use crate::play::MOST_POPULATION;
use crate::setup::UNREST_BAG;
use crate::state::{Row, State, Step};

fn ensure(holds: bool, what: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what()) }
}

/// The first thing that does not hold.
pub(crate) fn check(state: &State) -> Result<(), String> {
    counters(state)?;
    alliances(state)?;
    unrest(state)?;
    for power in state.player_powers().iter() {
        player(state, power)?;
    }
    for &tile in Tile::ALL {
        tiles(state, tile)?;
    }
    contexts(state)
}

/// D1.3 The 65 counters, and the control markers that come from them.
fn counters(state: &State) -> Result<(), String> {
    let mut all = Counters::NONE;
    let settled = !matches!(state.step, Step::ChoosePower | Step::Redraw | Step::Draft);
    let parts = [state.bag, state.map.neutrals].into_iter().chain(state.markers.hands);
    // Chosen markers are put aside before they leave the hand for good.
    let own = state.markers.own.into_iter().filter(|_| !settled);
    for part in parts.chain(own) {
        ensure(all.and(part).is_empty(), || "a counter is in two places".to_owned())?;
        all = all.or(part);
    }
    if !settled {
        return Ok(());
    }
    let non_players = state.non_players();
    for &area in Area::ALL {
        let of_area = |counter: &Counter| state.area_of(*counter) == area;
        let out = Counter::all().filter(of_area).count() - all.iter().filter(of_area).count();
        let control: u8 = state.map.control.iter().map(|control| control[area.index()]).sum();
        let covered = state.map.tokens.iter().flatten().filter(|(at, _)| *at == area).count();
        let units: u8 =
            non_players.iter().flat_map(|power| state.map.units[power.index()][area.index()]).sum();
        let used = usize::from(control) + covered + usize::from(units);
        ensure(used == out, || format!("{area}: {used} markers and non-player units for {out} counters"))?;
    }
    Ok(())
}

/// D6 Every power in one box, the players in one order, local alliances with players.
fn alliances(state: &State) -> Result<(), String> {
    let mut seen = Powers::NONE;
    for power in state.boxes.iter().flatten().flatten() {
        ensure(!seen.contains(*power), || format!("{power} is in two boxes"))?;
        ensure(state.all_powers().contains(*power), || format!("{power} takes no part"))?;
        seen = seen.with(*power);
    }
    let red = state.row(Row::Red).len();
    let blue = state.row(Row::Blue).len();
    ensure(red.abs_diff(blue) <= 1, || format!("{red} powers against {blue}"))?;
    if state.round > 0 {
        ensure(seen == state.all_powers(), || "somebody is in no alliance".to_owned())?;
        let order: Powers = state.turn_order().into_iter().collect();
        ensure(order == state.player_powers(), || "the turn order is no permutation".to_owned())?;
    }
    for &alliance in Alliance::ALL {
        let holder = state.map.alliances[alliance.index()];
        ensure(holder.is_none_or(|power| state.is_player(power)), || format!("who holds {alliance}?"))?;
    }
    for power in state.player_powers().iter() {
        let held = state.map.held(power).len();
        ensure(state.rules.original || held <= 6, || format!("{power} holds {held} alliances"))?;
    }
    Ok(())
}

/// D3.4 to D3.6 Ninety counters, and those drawn from the empty bag.
fn unrest(state: &State) -> Result<(), String> {
    let bag: u16 = state.unrest_bag.iter().map(|&count| u16::from(count)).sum();
    let mut all = state.unrest_bag.map(u16::from);
    let mut late = 0;
    for power in state.player_powers().iter() {
        let unrest = &state.players[power.index()].unrest;
        all.iter_mut().zip(unrest.drawn).for_each(|(sum, drawn)| *sum += drawn);
        late += unrest.late;
        ensure(unrest.drawn[1] + 2 * unrest.drawn[2] >= u16::from(unrest.returned), || {
            format!("{power} returned more unrest than it had")
        })?;
    }
    if state.rules.unrest != UnrestRule::Drawn {
        return ensure(late == 0 && bag == 90, || "the bag of unrest was used".to_owned());
    }
    ensure(late == 0 || bag == 0, || "a late counter, and the bag is not empty".to_owned())?;
    all[1] -= late;
    ensure(all == UNREST_BAG.map(u16::from), || format!("unrest counters by value: {all:?}"))
}

fn player(state: &State, power: Power) -> Result<(), String> {
    let player = &state.players[power.index()];
    ensure(player.population <= MOST_POPULATION, || format!("{power} has too many people"))?;
    ensure(player.gold >= 0, || format!("{power} has {} gold", player.gold))?;
    for &kind in Kind::ALL {
        let pieces = kind.pieces(state.rules.original);
        ensure(state.map.on_map(power, kind) <= pieces, || format!("{power} has too many of {kind}"))?;
    }
    for &tile in Tile::ALL {
        ensure(player.used[tile.index()] <= player.tiles[tile.index()], || {
            format!("{power} used a {tile} it has not")
        })?;
    }
    for &area in Area::ALL {
        ensure(area.port() || state.map.units(power, area, Kind::Navy) == 0, || {
            format!("a navy of {power} is aground in {area}")
        })?;
    }
    Ok(())
}

/// D11 No more copies of a tile than exist.
fn tiles(state: &State, tile: Tile) -> Result<(), String> {
    let held: u8 = state.players.iter().map(|player| player.tiles[tile.index()]).sum();
    let laid = u8::from(tile == Tile::Blockade && state.map.blockade.is_some());
    let all = held + laid + state.display[tile.index()];
    ensure(all <= tile.copies(state.rules.original, state.rules.sea), || format!("{all} copies of {tile}"))?;
    match state.map.blockade {
        Some((area, owner)) if state.map.units(owner, area, Kind::Navy) == 0 => {
            Err(format!("a Blockade without navy in {area}"))
        }
        _ => Ok(()),
    }
}

/// Who decides, and about what.
fn contexts(state: &State) -> Result<(), String> {
    let over = state.step == Step::Over;
    ensure(state.waiting.is_empty() == over, || {
        "somebody decides after the end, or nobody before".to_owned()
    })?;
    ensure(state.waiting.iter().all(|seat| seat.0 < state.seats()), || "an empty seat decides".to_owned())?;
    let marching =
        matches!(state.step, Step::Moving | Step::Deploy | Step::SeaStay | Step::SeaSink | Step::Militia);
    ensure(marching == state.march.is_some(), || {
        "a march without units, or units without a march".to_owned()
    })?;
    let resting = marching || matches!(state.step, Step::Turn | Step::Bid | Step::Propose | Step::Over);
    ensure(!resting || state.attack.is_none(), || "an attack that is over goes on".to_owned())
}
