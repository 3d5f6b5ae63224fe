//! The purchases a phasing player can make and pay for, found for the whole map at once.
//!
//! The rules of a purchase are in [`crate::purchase`]; here the same conditions are asked of sets
//! of spaces. The conformance suite holds the two to each other.

use arrayvec::ArrayVec;

use crate::action::{Buy, Fleet, Goods, Help, Yard};
use crate::advantages::Licence;
use crate::facts::{
    ADVANTAGES, ActionType, Advantage, AdvantageEffect, Advantages, CONNECTED, COST, FORTS, NAVAL, POLITICAL,
    Region, Space, Spaces,
};
use crate::price::{DEAREST, EVENT_CARD, Prices, SQUADRON, Sum, WAR_TILE};
use crate::purchase::MOST_TILES;
use crate::purse::SCOTLAND_AND_IRELAND;
use crate::state::{Purse, Slot, State};
use crate::{Action, Ministry, Side};

/// 8.2 The Advantages that make shifts of one type cheaper.
struct Discounts {
    /// Those that take something off the price.
    less: Advantages,
    /// Those that set it.
    fixed: Advantages,
}

impl Discounts {
    const ECONOMIC: Self = Self::of(ActionType::Economic);
    const DIPLOMATIC: Self = Self::of(ActionType::Diplomatic);

    const fn of(kind: ActionType) -> Self {
        let mut discounts = Self { less: Advantages::EMPTY, fixed: Advantages::EMPTY };
        let mut at = 0;
        while at < ADVANTAGES.len() {
            let advantage = Advantage::from_index(at);
            match ADVANTAGES[at].effect {
                AdvantageEffect::UnflagDiscount { ap, .. } if ap as u8 == kind as u8 => {
                    discounts.less.insert(advantage);
                }
                AdvantageEffect::UnflagFor { ap, .. } if ap as u8 == kind as u8 => {
                    discounts.fixed.insert(advantage);
                }
                _ => {}
            }
            at += 1;
        }
        discounts
    }
}

/// Every purchase that can be made and paid for now, with the Advantages that may be used now.
pub(crate) fn legal_purchases(state: &State, advantages: Advantages, list: &mut Vec<Action>) {
    for slot in Slot::ALL {
        let Some(purse) = state.round.purse(slot).filter(|purse| !purse.finished) else { continue };
        let general = purse.free + state.wild_points(purse.ap);
        let most = general + purse.tied.iter().map(|tied| tied.left).sum::<u8>();
        let buyer = Buyer { state, slot, purse, general, most };
        match purse.ap {
            ActionType::Military => buyer.military(advantages, list),
            // Nothing else is free.
            _ if most == 0 => {}
            ActionType::Economic => buyer.economic(advantages, list),
            ActionType::Diplomatic => buyer.diplomatic(advantages, list),
        }
    }
}

/// The phasing player, buying with one Action.
struct Buyer<'a> {
    state: &'a State,
    slot: Slot,
    purse: &'a Purse,
    /// Its unrestricted Action Points, with all that Debt and Treaty Points could add.
    general: u8,
    /// The same with all its restricted Action Points.
    most: u8,
}

impl Buyer<'_> {
    /// 5.4 Everything Economic Action Points buy.
    // Not inlined, like its two sisters: a round has few Actions, and most of them not of this type.
    #[inline(never)]
    fn economic(&self, advantages: Advantages, list: &mut Vec<Action>) {
        let prices = self.state.market_prices(self.state.round.side);
        self.shifts(&prices, list);
        self.helped_shifts(&prices, &Discounts::ECONOMIC, advantages, list);
    }

    /// 5.5 Everything Diplomatic Action Points buy.
    #[inline(never)]
    fn diplomatic(&self, advantages: Advantages, list: &mut Vec<Action>) {
        let prices = self.state.political_prices(self.state.round.side);
        self.shifts(&prices, list);
        self.helped_shifts(&prices, &Discounts::DIPLOMATIC, advantages, list);
        if self.general >= EVENT_CARD {
            self.offer(Goods::EventCard, list);
        }
    }

    /// The purchase as a decision.
    #[inline]
    const fn buy(&self, goods: Goods) -> Action {
        Action::Buy(Buy { goods, slot: self.slot })
    }

    /// Lists a purchase if all its conditions hold.
    fn offer(&self, goods: Goods, list: &mut Vec<Action>) {
        let buy = Buy { goods, slot: self.slot };
        if self.state.afford(buy, Licence::Usual, &mut Sum::default()).is_ok() {
            list.push(Action::Buy(buy));
        }
    }

    /// Whether what may pay for the purchase reaches its price.
    fn can_pay(&self, goods: Goods, price: u8) -> bool {
        price <= self.general
            || price <= self.most
                && price <= self.state.own_points(self.purse, goods) + (self.general - self.purse.free)
    }

    /// The spaces this Action may shift at all.
    fn open_spaces(&self) -> Spaces {
        let (state, purse) = (self.state, self.purse);
        let side = state.round.side;
        let mut spaces = Spaces::ALL;
        if purse.minor {
            // 5.3.2 (2) A Minor Action flags what is empty, and removes only what it may.
            spaces = spaces.minus(state.board.opposing(side).minus(state.minor_may_unflag(side)));
        }
        if purse.burke.is_some() {
            spaces = spaces.and(Region::Europe.mask());
        }
        if !purse.open {
            let tied = purse.tied.iter().map(|tied| state.tied_spaces(side, tied.only));
            spaces = spaces.and(tied.fold(Spaces::EMPTY, Spaces::or));
        }
        spaces
    }

    /// Shifts without help.
    fn shifts(&self, prices: &Prices, list: &mut Vec<Action>) {
        let open = self.open_spaces();
        let dearest = DEAREST.min(usize::from(self.most));
        for (price, &spaces) in prices.0[..=dearest].iter().enumerate() {
            let spaces = spaces.and(open);
            if price <= usize::from(self.general) {
                spaces.iter().for_each(|space| list.push(self.buy(Goods::Shift(space, Help::NONE))));
            } else {
                spaces.iter().for_each(|space| {
                    let goods = Goods::Shift(space, Help::NONE);
                    if self.can_pay(goods, price as u8) {
                        list.push(self.buy(goods));
                    }
                });
            }
        }
    }

    /// Shifts with an Advantage, with Huguenots markers, or with both.
    ///
    /// R-033 Each point of help takes 1 off the price, which ends at 1: help beyond that would be
    /// wasted, and is not offered.
    fn helped_shifts(
        &self,
        prices: &Prices,
        discounts: &Discounts,
        advantages: Advantages,
        list: &mut Vec<Action>,
    ) {
        let state = self.state;
        let side = state.round.side;
        let fresh = match self.purse.ap {
            ActionType::Economic if side == Side::France => state.board.huguenots_fresh,
            _ => Spaces::EMPTY,
        };
        let (less, fixed) = (advantages.and(discounts.less), advantages.and(discounts.fixed));
        if fresh.is_empty() && less.or(fixed).is_empty() {
            return;
        }
        // What costs 1 becomes no cheaper.
        let dear = prices.0[2..].iter().fold(Spaces::EMPTY, |all, &some| all.or(some));
        let dear = dear.and(self.open_spaces());
        let reach = less.or(fixed).iter().map(|advantage| unflag_targets(advantage.facts().effect));
        let reach = reach.fold(Spaces::EMPTY, Spaces::or).and(dear).and(state.board.opposing(side));
        if fresh.is_empty() && reach.is_empty() {
            return;
        }
        let markers_near = |space: Space| marker_sets(fresh.and(space.facts().region.mask()));
        for (price, &spaces) in prices.0.iter().enumerate().skip(2) {
            let price = price as u8;
            let mut lower = |space: Space, help: Help, less: u8| {
                let goods = Goods::Shift(space, help);
                let less = less + help.huguenots.iter().flatten().count() as u8;
                if less < price && self.can_pay(goods, price - less) {
                    list.push(self.buy(goods));
                }
            };
            if !fresh.is_empty() {
                for space in spaces.and(dear) {
                    for huguenots in markers_near(space) {
                        lower(space, Help { advantage: None, huguenots }, 0);
                    }
                }
            }
            let spaces = spaces.and(reach);
            if spaces.is_empty() {
                continue;
            }
            for advantage in less {
                let AdvantageEffect::UnflagDiscount { less, targets, .. } = advantage.facts().effect else {
                    continue;
                };
                let alone = Help { advantage: Some(advantage), huguenots: [None, None] };
                for space in targets.and(spaces) {
                    lower(space, alone, less);
                    for huguenots in markers_near(space) {
                        lower(space, Help { huguenots, ..alone }, less);
                    }
                }
            }
        }
        for advantage in fixed {
            let AdvantageEffect::UnflagFor { targets, .. } = advantage.facts().effect else { continue };
            let alone = Help { advantage: Some(advantage), huguenots: [None, None] };
            for space in targets.and(reach) {
                let goods = Goods::Shift(space, alone);
                let price = state.shift_price(side, space, alone) as u8;
                if prices.of(space).is_some_and(|before| price < before) && self.can_pay(goods, price) {
                    list.push(self.buy(goods));
                }
                for huguenots in markers_near(space) {
                    self.offer(Goods::Shift(space, Help { huguenots, ..alone }), list);
                }
            }
        }
    }
}

/// The spaces whose unflagging an Advantage makes cheaper.
const fn unflag_targets(effect: AdvantageEffect) -> Spaces {
    match effect {
        AdvantageEffect::UnflagFor { targets, .. } | AdvantageEffect::UnflagDiscount { targets, .. } => {
            targets
        }
        _ => Spaces::EMPTY,
    }
}

/// One marker, the other, or both.
fn marker_sets(fresh: Spaces) -> impl Iterator<Item = [Option<Space>; 2]> {
    let mut markers = fresh.iter();
    let (one, other) = (markers.next(), markers.next());
    let both = if other.is_some() { Some([one, other]) } else { None };
    [one.map(|one| [Some(one), None]), other.map(|other| [Some(other), None]), both].into_iter().flatten()
}

impl Buyer<'_> {
    /// 5.6 Everything Military Action Points buy.
    #[inline(never)]
    fn military(&self, advantages: Advantages, list: &mut Vec<Action>) {
        let (state, purse) = (self.state, self.purse);
        let side = state.round.side;
        let board = &state.board;
        if self.most >= WAR_TILE && state.round.tiles_bought < MOST_TILES && state.war_tile_allowed().is_ok()
        {
            self.offer_at(WAR_TILE, Goods::WarTile, list);
        }
        if !board.conflicts.is_empty() {
            let unprotected = state.unprotected();
            board.conflicts.iter().for_each(|space| {
                let dearer = [unprotected, board.plus_one].map(|set| u8::from(set.contains(space)));
                self.offer_at(1 + dearer[0] + dearer[1], Goods::ClearConflict(space), list);
            });
        }
        let bases = state.held_throughout().minus(FORTS);
        FORTS.and(board.empty()).iter().for_each(|space| {
            if !CONNECTED[space.index()].and(bases).is_empty() {
                self.offer_at(COST[space.index()], Goods::Fort(space), list);
            }
        });
        self.deployments(list);
        if state.tracks.unbuilt[side] > 0 {
            self.offer_at(SQUADRON, Goods::Squadron { yard: Yard::Plain, speculation: false }, list);
        }
        board.damaged.iter().for_each(|space| self.offer(Goods::Repair(space), list));
        if state.tracks.unbuilt[side] > 0 {
            self.cheap_squadrons(advantages, list);
        }
        if advantages.contains(Advantage::NAVAL_BASTION) && !purse.minor {
            let squadrons = board.control[side.other()].and(NAVAL);
            squadrons.iter().for_each(|space| self.offer(Goods::Bastion(space), list));
        }
        if side == Side::France && state.ministries[side].cards.contains(Ministry::UPRISINGS) {
            let targets = SCOTLAND_AND_IRELAND.and(POLITICAL).minus(board.control[side]);
            targets.iter().for_each(|space| self.offer(Goods::Rebel(space), list));
            self.offer(Goods::Uprising, list);
        }
        if state.turn == 6 {
            for to in [ActionType::Economic, ActionType::Diplomatic] {
                self.offer(Goods::Convert(to), list);
            }
        }
    }

    /// Lists something whose conditions hold and whose price is known: what the unrestricted points
    /// of an open Action cover needs no closer look.
    #[inline]
    fn offer_at(&self, price: u8, goods: Goods, list: &mut Vec<Action>) {
        if self.purse.open && price <= self.general {
            list.push(self.buy(goods));
        } else if price <= self.most {
            self.offer(goods, list);
        }
    }

    /// 5.6.5 Constructions that something makes cheaper.
    fn cheap_squadrons(&self, advantages: Advantages, list: &mut Vec<Action>) {
        let state = self.state;
        let speculation = state.round.speculation;
        let mut build = |yard| {
            if yard != Yard::Plain {
                self.offer(Goods::Squadron { yard, speculation: false }, list);
            }
            if speculation {
                self.offer(Goods::Squadron { yard, speculation: true }, list);
            }
        };
        build(Yard::Plain);
        for card in [Ministry::HALLEY, Ministry::CHOISEUL, Ministry::PITT] {
            if state.ministries[state.round.side].cards.contains(card) {
                build(Yard::Ministry(card));
            }
        }
        if advantages.contains(Advantage::SLAVING_CONTRACTS) {
            build(Yard::Slaving);
        }
    }

    /// 5.6.6 From the Navy Box, and from every Naval space whose Squadron has not been deployed yet.
    fn deployments(&self, list: &mut Vec<Action>) {
        let state = self.state;
        let side = state.round.side;
        let own = state.board.control[side].and(NAVAL);
        let theirs = state.board.control[side.other()];
        let in_box = state.tracks.navy_box[side] > 0;
        let mut afloat: ArrayVec<Space, { NAVAL.len() }> = ArrayVec::new();
        own.minus(state.round.deployed).iter().for_each(|space| afloat.push(space));
        if !in_box && afloat.is_empty() {
            return;
        }
        let mut targets = NAVAL.minus(own);
        if self.purse.minor {
            targets = targets.minus(theirs);
        }
        for to in targets {
            let (boxed, sailing) = if theirs.contains(to) { (3, 2) } else { (1, 1) };
            if in_box {
                self.offer_at(boxed, Goods::Deploy { from: Fleet::Box, to }, list);
            }
            let deploy = |&from| Goods::Deploy { from: Fleet::At(from), to };
            if self.purse.open && sailing <= self.general {
                list.extend(afloat.iter().map(|from| self.buy(deploy(from))));
            } else {
                afloat.iter().for_each(|from| self.offer_at(sailing, deploy(from), list));
            }
        }
    }
}
