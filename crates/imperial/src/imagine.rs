//! Worlds that a seat cannot tell from the real one.

use arrayvec::ArrayVec;
use table::Dice;

use crate::facts::{BasicTile, BonusTile, War};
use crate::state::{Army, Deck, State, Step, Trail};
use crate::{EventCard, EventCards, Ministry, Side};

/// How often a random matching of cards to draws is tried before the true one is kept.
const TRIES: usize = 20;

/// Everything hidden from `viewer`, drawn anew, consistently with all that side has seen.
pub(crate) fn imagine(state: &State, viewer: Side, dice: &mut Dice) -> State {
    let mut world = state.clone();
    let hidden = viewer.other();
    imagine_hand(&mut world.deck, hidden, dice);
    imagine_pending(&mut world, state, hidden, dice);
    imagine_cabinet(&mut world, hidden, dice);
    imagine_army(&mut world, hidden, dice);
    world
}

/// One card of a non-empty set, each equally likely.
fn pick(cards: EventCards, dice: &mut Dice) -> EventCard {
    EventCard(dice.pick_bit(cards.0.into()) as u8)
}

/// The opponent's hand: each card it holds was drawn at a known moment from a draw pile that the
/// viewer knows as a set, and each card it was seen to lose was drawn at one of those moments too.
fn imagine_hand(deck: &mut Deck, hidden: Side, dice: &mut Dice) {
    let unseen = deck.draw.or(deck.hands[hidden]);
    for _ in 0..TRIES {
        if let Some(hand) = match_draws(deck, &deck.trail[hidden], unseen, dice) {
            deck.draw = unseen.minus(hand);
            deck.hands[hidden] = hand;
            return;
        }
    }
}

/// Which draws the cards seen to go came from, and what the other draws could have brought.
fn match_draws(deck: &Deck, trail: &Trail, unseen: EventCards, dice: &mut Dice) -> Option<EventCards> {
    let mut open = trail.draws;
    for &(since, left) in &trail.gone {
        let mut fitting: ArrayVec<usize, 64> = ArrayVec::new();
        fitting.extend((0..open.len()).filter(|&at| Trail::could_be(open[at], since, left)));
        if fitting.is_empty() {
            return None;
        }
        let at = fitting[dice.below(fitting.len() as u32) as usize];
        open.remove(at);
    }
    // The earliest draws have the fewest cards to choose from.
    open.sort_unstable();
    let mut hand = EventCards::EMPTY;
    for drawn in open {
        let fitting: EventCards = unseen
            .minus(hand)
            .iter()
            .filter(|card| Trail::could_be(drawn, deck.since[card.0 as usize], u8::MAX))
            .collect();
        if fitting.is_empty() {
            return None;
        }
        hand.insert(pick(fitting, dice));
    }
    Some(hand)
}

/// Choices already made and not shown yet: as many, of the imagined cards.
fn imagine_pending(world: &mut State, truth: &State, hidden: Side, dice: &mut Dice) {
    let discards = truth.pending[hidden].discards.len();
    let mut chosen = EventCards::EMPTY;
    for _ in 0..discards {
        let left = world.deck.hands[hidden].minus(chosen);
        chosen.insert(pick(left, dice));
    }
    world.pending[hidden].discards = chosen;
    let eligible = truth.eligible_ministries(hidden);
    let pending = &mut world.pending[hidden];
    // An exchange is drawn anew together with the cards it exchanges.
    if truth.step() == Some(Step::ChooseMinistries) {
        let mut left = eligible;
        if pending.uprisings == Some(true) {
            left.remove(Ministry::UPRISINGS);
        }
        let count = pending.ministries.len();
        pending.ministries = crate::Ministries::EMPTY;
        for _ in 0..count {
            let card = Ministry(dice.pick_bit(left.0.into()) as u8);
            left.remove(card);
            pending.ministries.insert(card);
        }
    }
}

/// Face-down Ministry cards: any the side could have chosen.
fn imagine_cabinet(world: &mut State, hidden: Side, dice: &mut Dice) {
    let eligible = world.eligible_ministries(hidden);
    let jacobites = world.jacobites;
    let pending = world.pending[hidden];
    let cabinet = &mut world.ministries[hidden];
    let mut fixed = cabinet.open;
    if hidden == Side::France && jacobites.held_extra {
        // R-093 The third card is known to be M-4.
        fixed.insert(Ministry::UPRISINGS);
    }
    let mut left = eligible.minus(fixed);
    let exchanging = matches!(world.agenda.last(), Some(Step::ExchangeMinistries));
    if exchanging && pending.uprisings == Some(true) {
        left.remove(Ministry::UPRISINGS);
    }
    let mut draw = || {
        let card = Ministry(dice.pick_bit(left.0.into()) as u8);
        left.remove(card);
        card
    };
    let face_down = cabinet.cards.minus(fixed).len();
    cabinet.cards = fixed;
    let exchanged = if exchanging { pending.returned.len() } else { 0 };
    let mut returned = crate::Ministries::EMPTY;
    let mut taken = crate::Ministries::EMPTY;
    for number in 0..face_down {
        let card = draw();
        cabinet.cards.insert(card);
        if number < exchanged {
            returned.insert(card);
        }
    }
    for _ in 0..exchanged {
        taken.insert(draw());
    }
    if exchanging {
        world.pending[hidden].returned = returned;
        world.pending[hidden].ministries = taken;
    }
}

/// Face-down War tiles: the pools and the theaters are mixed anew. A Basic War tile that was
/// removed cannot be one that was revealed in a later war.
fn imagine_army(world: &mut State, hidden: Side, dice: &mut Dice) {
    let fighting = world.fighting;
    let resolved = fighting.map_or(0, |_| world.battle.theater + u8::from(world.battle.revealed));
    let army = &mut world.war.army[hidden];
    imagine_basic(army, fighting, resolved, dice);
    imagine_bonus(army, fighting, resolved, dice);
}

fn imagine_basic(army: &mut Army, fighting: Option<War>, resolved: u8, dice: &mut Dice) {
    let known = |at: usize| fighting.is_some() && at < resolved as usize;
    let mut left: u16 = u16::MAX;
    for (at, tile) in army.basic.iter().enumerate() {
        if let Some(tile) = tile
            && known(at)
        {
            left &= !(1 << tile.index());
        }
    }
    let seen = army.basic_seen;
    let mut removed = army.basic_removed;
    // The earliest removals have the fewest tiles to choose from.
    for (tile, before) in &mut removed {
        let mut fitting = left;
        for candidate in BasicTile::all() {
            let later = seen[candidate.index()] >> *before as u8 != 0;
            if later {
                fitting &= !(1 << candidate.index());
            }
        }
        *tile = BasicTile::from_index(dice.pick_bit(fitting.into()) as usize);
        left &= !(1 << tile.index());
    }
    army.basic_removed = removed;
    let mut draw = || {
        let tile = BasicTile::from_index(dice.pick_bit(left.into()) as usize);
        left &= !(1 << tile.index());
        tile
    };
    for (at, place) in army.basic.iter_mut().enumerate() {
        if place.is_some() && !known(at) {
            *place = Some(draw());
        }
    }
    if army.upgrade.is_some() {
        army.upgrade = Some(draw());
    }
    let unassigned = army.unassigned.count_ones();
    army.unassigned = 0;
    for _ in 0..unassigned {
        army.unassigned |= 1 << draw().index();
    }
    army.basic_pool = left;
}

fn imagine_bonus(army: &mut Army, fighting: Option<War>, resolved: u8, dice: &mut Dice) {
    let known = |at: usize| fighting.is_some() && at < resolved as usize;
    let placed = army.bonus.iter().enumerate();
    let seen: u16 =
        placed.filter(|(at, _)| known(*at)).flat_map(|(_, tiles)| tiles).map(|tile| 1 << tile.index()).sum();
    let hidden =
        army.bonus.iter().flatten().chain(&army.unplaced).map(|tile| 1u16 << tile.index()).sum::<u16>();
    let mut left = army.bonus_pool | hidden & !seen;
    let mut draw = || {
        let tile = BonusTile::from_index(dice.pick_bit(left.into()) as usize);
        left &= !(1 << tile.index());
        tile
    };
    for (at, tiles) in army.bonus.iter_mut().enumerate() {
        if !known(at) {
            for tile in tiles {
                *tile = draw();
            }
        }
    }
    for tile in &mut army.unplaced {
        *tile = draw();
    }
    army.bonus_pool = left;
}
