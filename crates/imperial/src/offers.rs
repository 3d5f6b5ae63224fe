//! The purchases a phasing player can make and pay for, found for the whole map at once.
//!
//! The rules of a purchase are in [`crate::purchase`]; here the same conditions are asked of sets
//! of spaces. The conformance suite holds the two to each other.

use crate::action::{Buy, Fleet, Goods, Help, Yard};
use crate::facts::{
    ADVANTAGES, ActionType, Advantage, AdvantageEffect, Advantages, CONNECTED, COST, FORTS, NAVAL, POLITICAL,
    Region, Space, Spaces,
};
use crate::price::{DEAREST, Prices, Sum};
use crate::purchase::{EVENT_CARD, Licence, MOST_TILES, SQUADRON, WAR_TILE};
use crate::purse::SCOTLAND_AND_IRELAND;
use crate::state::{Purse, Slot, State};
use crate::{Action, Ministry, Side};

/// 8.2 The Advantages that lower the price of an Economic, and of a Diplomatic, shift.
static DISCOUNTS: [Advantages; 2] = {
    let mut sets = [Advantages::EMPTY; 2];
    let mut at = 0;
    while at < ADVANTAGES.len() {
        if let AdvantageEffect::UnflagFor { ap, .. } | AdvantageEffect::UnflagDiscount { ap, .. } =
            ADVANTAGES[at].effect
        {
            sets[matches!(ap, ActionType::Diplomatic) as usize].insert(Advantage::from_index(at));
        }
        at += 1;
    }
    sets
};

/// What the shifts of one type cost, and which of them a Minor Action may make.
struct Market {
    ap: ActionType,
    prices: Prices,
    minor: Spaces,
}

/// Every purchase that can be made and paid for now.
pub(crate) fn legal_purchases(state: &State, advantages: Advantages, list: &mut Vec<Action>) {
    let mut markets: [Option<Market>; 2] = [None, None];
    for (purse, slot) in state.round.purses.iter().zip(Slot::ALL) {
        let Some(purse) = purse.as_ref().filter(|purse| !purse.finished) else { continue };
        let wild = state.wild_points(purse.ap);
        match purse.ap {
            ActionType::Military => military(state, slot, purse, wild, advantages, list),
            ap => {
                let market = markets[usize::from(ap == ActionType::Diplomatic)]
                    .get_or_insert_with(|| Market::open(state, ap));
                shifts(state, market, slot, purse, wild, list);
                helped_shifts(state, market, slot, purse, wild, advantages, list);
                if ap == ActionType::Diplomatic && purse.free + wild >= EVENT_CARD {
                    offer(state, Goods::EventCard, slot, list);
                }
            }
        }
    }
}

fn offer(state: &State, goods: Goods, slot: Slot, list: &mut Vec<Action>) {
    let buy = Buy { goods, slot };
    if state.afford(buy, Licence::Usual, &mut Sum::default()).is_ok() {
        list.push(Action::Buy(buy));
    }
}

impl Market {
    fn open(state: &State, ap: ActionType) -> Self {
        let side = state.round.side;
        let prices = match ap {
            ActionType::Economic => state.market_prices(side),
            _ => state.political_prices(side),
        };
        // 5.3.2 (2) A Minor Action flags what is empty, and removes only what it may.
        let minor = state.board.opposing(side).minus(state.minor_may_unflag(side));
        Self { ap, prices, minor: Spaces::ALL.minus(minor) }
    }

    /// The spaces this Action may shift at all.
    fn open_to(&self, state: &State, purse: &Purse) -> Spaces {
        let mut spaces = if purse.minor { self.minor } else { Spaces::ALL };
        if purse.burke.is_some() {
            spaces = spaces.and(Region::Europe.mask());
        }
        if !purse.open {
            let tied = purse.tied.iter().map(|tied| state.tied_spaces(state.round.side, tied.only));
            spaces = spaces.and(tied.fold(Spaces::EMPTY, Spaces::or));
        }
        spaces
    }
}

/// Shifts without help.
fn shifts(state: &State, market: &Market, slot: Slot, purse: &Purse, wild: u8, list: &mut Vec<Action>) {
    let spaces = market.open_to(state, purse);
    let buy = |space| Action::Buy(Buy { goods: Goods::Shift(space, Help::NONE), slot });
    let general = purse.free + wild;
    let bound: u8 = purse.tied.iter().map(|tied| tied.left).sum();
    for price in 1..=DEAREST {
        let at_price = market.prices.0[price].and(spaces);
        if price as u8 <= general {
            at_price.iter().for_each(|space| list.push(buy(space)));
        } else if price as u8 <= general + bound {
            let fitting = at_price.iter().filter(|&space| {
                state.own_points(purse, Goods::Shift(space, Help::NONE)) + wild >= price as u8
            });
            list.extend(fitting.map(buy));
        }
    }
}

/// Shifts with an Advantage, with Huguenots markers, or with both.
///
/// R-033 Each point of help takes 1 off the price, which ends at 1: help beyond that would be
/// wasted, and is not offered. The Advantages that set the price instead are few and are
/// asked about one by one.
fn helped_shifts(
    state: &State,
    market: &Market,
    slot: Slot,
    purse: &Purse,
    wild: u8,
    advantages: Advantages,
    list: &mut Vec<Action>,
) {
    let side = state.round.side;
    let fresh = state.board.huguenots_fresh;
    let huguenots = side == Side::France && market.ap == ActionType::Economic && !fresh.is_empty();
    let advantages = advantages.and(DISCOUNTS[usize::from(market.ap == ActionType::Diplomatic)]);
    if !huguenots && advantages.is_empty() {
        return;
    }
    let markers_near = |space: Space| {
        let near = if huguenots { fresh.and(space.facts().region.mask()) } else { Spaces::EMPTY };
        marker_sets(near)
    };
    let opposing = state.board.opposing(side);
    let open = market.open_to(state, purse);
    for price in 1..=DEAREST as u8 {
        let spaces = market.prices.0[usize::from(price)].and(open);
        let mut lower = |space: Space, help: Help, less: u8| {
            let goods = Goods::Shift(space, help);
            let flipped = help.huguenots.iter().flatten().count() as u8;
            let less = less + flipped;
            if less < price && price - less <= state.own_points(purse, goods) + wild {
                list.push(Action::Buy(Buy { goods, slot }));
            }
        };
        if huguenots {
            for space in spaces {
                for huguenots in markers_near(space) {
                    lower(space, Help { advantage: None, huguenots }, 0);
                }
            }
        }
        for advantage in advantages {
            let advantage_only = Help { advantage: Some(advantage), huguenots: [None, None] };
            if let AdvantageEffect::UnflagDiscount { less, targets, .. } = advantage.facts().effect {
                for space in targets.and(spaces).and(opposing) {
                    lower(space, advantage_only, less);
                    for huguenots in markers_near(space) {
                        lower(space, Help { huguenots, ..advantage_only }, less);
                    }
                }
            }
        }
    }
    let all = market.prices.0.iter().fold(Spaces::EMPTY, |all, &some| all.or(some));
    for advantage in advantages {
        if let AdvantageEffect::UnflagFor { targets, .. } = advantage.facts().effect {
            for space in targets.and(all).and(open).and(opposing) {
                let help = Help { advantage: Some(advantage), huguenots: [None, None] };
                offer(state, Goods::Shift(space, help), slot, list);
                for huguenots in markers_near(space) {
                    offer(state, Goods::Shift(space, Help { huguenots, ..help }), slot, list);
                }
            }
        }
    }
}

/// One marker, the other, or both.
fn marker_sets(fresh: Spaces) -> impl Iterator<Item = [Option<Space>; 2]> {
    let mut markers = fresh.iter();
    let (one, other) = (markers.next(), markers.next());
    let both = if other.is_some() { Some([one, other]) } else { None };
    [one.map(|one| [Some(one), None]), other.map(|other| [Some(other), None]), both].into_iter().flatten()
}

/// 5.6 Everything Military Action Points buy. Prices that the unrestricted points of an open Action
/// cover need no closer look.
fn military(
    state: &State,
    slot: Slot,
    purse: &Purse,
    wild: u8,
    advantages: Advantages,
    list: &mut Vec<Action>,
) {
    let side = state.round.side;
    let board = &state.board;
    let most = purse.free + wild + purse.tied.iter().map(|tied| tied.left).sum::<u8>();
    let sure = if purse.open { purse.free + wild } else { 0 };
    let mut buy = |goods: Goods, price: u8| {
        if price <= sure {
            list.push(Action::Buy(Buy { goods, slot }));
        } else if price <= most {
            offer(state, goods, slot, list);
        }
    };
    if state.round.tiles_bought < MOST_TILES && state.war_tile_allowed().is_ok() {
        buy(Goods::WarTile, WAR_TILE);
    }
    if !board.conflicts.is_empty() {
        let unprotected = state.unprotected();
        for space in board.conflicts {
            let price = 1 + u8::from(unprotected.contains(space)) + u8::from(board.plus_one.contains(space));
            buy(Goods::ClearConflict(space), price);
        }
    }
    let bases = state.held_throughout().minus(FORTS);
    for space in FORTS.and(board.empty()) {
        if !CONNECTED[space.index()].and(bases).is_empty() {
            buy(Goods::Fort(space), COST[space.index()]);
        }
    }
    deployments(state, purse, &mut buy);
    if state.tracks.unbuilt[side] > 0 {
        buy(Goods::Squadron { yard: Yard::Plain, speculation: false }, SQUADRON);
    }
    for space in board.damaged {
        offer(state, Goods::Repair(space), slot, list);
    }
    cheap_squadrons(state, slot, advantages, list);
    if advantages.contains(Advantage::NAVAL_BASTION) && !purse.minor {
        for space in board.control[side.other()].and(NAVAL) {
            offer(state, Goods::Bastion(space), slot, list);
        }
    }
    if side == Side::France && state.ministries[side].cards.contains(Ministry::UPRISINGS) {
        for space in SCOTLAND_AND_IRELAND.and(POLITICAL).minus(board.control[side]) {
            offer(state, Goods::Rebel(space), slot, list);
        }
        offer(state, Goods::Uprising, slot, list);
    }
    if state.turn == 6 {
        for to in [ActionType::Economic, ActionType::Diplomatic] {
            offer(state, Goods::Convert(to), slot, list);
        }
    }
}

/// 5.6.5 Constructions that something makes cheaper.
fn cheap_squadrons(state: &State, slot: Slot, advantages: Advantages, list: &mut Vec<Action>) {
    let side = state.round.side;
    if state.tracks.unbuilt[side] == 0 {
        return;
    }
    let mut build = |yard, speculation| {
        offer(state, Goods::Squadron { yard, speculation }, slot, list);
    };
    let speculation = state.round.speculation;
    if speculation {
        build(Yard::Plain, true);
    }
    for card in [Ministry::HALLEY, Ministry::CHOISEUL, Ministry::PITT] {
        if state.ministries[side].cards.contains(card) {
            build(Yard::Ministry(card), false);
            if speculation {
                build(Yard::Ministry(card), true);
            }
        }
    }
    if advantages.contains(Advantage::SLAVING_CONTRACTS) {
        build(Yard::Slaving, false);
        if speculation {
            build(Yard::Slaving, true);
        }
    }
}

/// 5.6.6 From the Navy Box, and from every Naval space whose Squadron has not been deployed yet.
fn deployments(state: &State, purse: &Purse, buy: &mut impl FnMut(Goods, u8)) {
    let side = state.round.side;
    let own = state.board.control[side];
    let theirs = state.board.control[side.other()];
    let in_box = state.tracks.navy_box[side] > 0;
    let afloat = own.and(NAVAL).minus(state.round.deployed);
    if !in_box && afloat.is_empty() {
        return;
    }
    let targets = if purse.minor { NAVAL.minus(own).minus(theirs) } else { NAVAL.minus(own) };
    targets.iter().for_each(|to| {
        let displaces = theirs.contains(to);
        if in_box {
            buy(Goods::Deploy { from: Fleet::Box, to }, if displaces { 3 } else { 1 });
        }
        afloat.iter().for_each(|from| {
            buy(Goods::Deploy { from: Fleet::At(from), to }, if displaces { 2 } else { 1 });
        });
    });
}
