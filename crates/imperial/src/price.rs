//! What purchases cost, line by line; and what shifts cost (5.4.2, 5.5.2, 5.3.4), as a table over the
//! whole map.

use table::{Key, Quote, Rule};

use crate::action::{Fleet, Goods, Help, Yard};
use crate::facts::{
    ActionType, AdvantageEffect, COST, COUNTRY, Country, MARKETS, POLITICAL, REGION, Region, SPACE_COUNT,
    Space, Spaces,
};
use crate::purse::{SCOTLAND_AND_IRELAND, SPAIN_AND_AUSTRIA};
use crate::state::State;
use crate::{Ministry, Side};

/// M-16: Prussia, the German States and Russia.
const NORTHERN_COURTS: Spaces = COUNTRY[Country::Prussia.index()]
    .or(COUNTRY[Country::GermanStates.index()])
    .or(COUNTRY[Country::Russia.index()]);

/// M-22: Sons of Liberty and the USA spaces.
const AMERICAN_SYMPATHY: Spaces = COUNTRY[Country::Usa.index()].or(Spaces::only(Space::SONS_OF_LIBERTY));

/// 5.3.4 The spaces of all Regions but those visited (as bits); none before the first visit.
static SURCHARGED: [Spaces; 1 << Region::COUNT] = {
    let mut sets = [Spaces::EMPTY; 1 << Region::COUNT];
    let mut visited = 1;
    while visited < sets.len() {
        let mut region = 0;
        while region < Region::COUNT {
            if visited & (1 << region) == 0 {
                sets[visited] = sets[visited].or(REGION[region]);
            }
            region += 1;
        }
        visited += 1;
    }
    sets
};

/// The printed cost is 2 or 3 in every Market and Political space.
const PRINTED_3: Spaces = {
    let mut set = Spaces::EMPTY;
    let mut at = 0;
    while at < SPACE_COUNT {
        if COST[at] == 3 {
            set.insert(Space::from_index(at));
        }
        at += 1;
    }
    set.and(MARKETS.or(POLITICAL))
};

/// Something that takes the steps of a price: a whole [`Quote`] for people, or just the sum.
pub(crate) trait Bill {
    /// One more step.
    fn line(&mut self, label: Key, rule: Rule, amount: i16);
    /// The sum so far.
    fn sum(&self) -> i16;
}

impl Bill for Quote {
    fn line(&mut self, label: Key, rule: Rule, amount: i16) {
        self.add(label, rule, amount);
    }
    fn sum(&self) -> i16 {
        self.total()
    }
}

/// Only the sum: most prices are asked for by nobody who wants to read them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Sum(i16);

impl Bill for Sum {
    fn line(&mut self, _: Key, _: Rule, amount: i16) {
        self.0 += amount;
    }
    fn sum(&self) -> i16 {
        self.0
    }
}

/// 5.5.3 The price of an Event card.
pub(crate) const EVENT_CARD: u8 = 3;
/// 5.6.1 The price of a Bonus War tile.
pub(crate) const WAR_TILE: u8 = 2;
/// 5.6.5 The price of a Squadron.
pub(crate) const SQUADRON: u8 = 4;

/// The highest price a shift can have: printed 3, Protected, another Region.
pub(crate) const DEAREST: usize = 5;

/// Spaces by the price of a shift; what cannot be shifted is nowhere.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Prices(pub(crate) [Spaces; DEAREST + 1]);

impl Prices {
    fn raise(&mut self, spaces: Spaces) {
        if spaces.is_empty() {
            return;
        }
        for price in (0..DEAREST).rev() {
            let moved = self.0[price].and(spaces);
            self.0[price] = self.0[price].minus(moved);
            self.0[price + 1] = self.0[price + 1].or(moved);
        }
    }

    fn lower(&mut self, spaces: Spaces) {
        if spaces.is_empty() {
            return;
        }
        for price in 1..=DEAREST {
            let moved = self.0[price].and(spaces);
            self.0[price] = self.0[price].minus(moved);
            self.0[price - 1] = self.0[price - 1].or(moved);
        }
    }

    /// 3.2.8 Never below 1.
    fn settle(mut self) -> Self {
        self.0[1] = self.0[1].or(self.0[0]);
        self.0[0] = Spaces::EMPTY;
        self
    }

    /// The price of a space, if it can be shifted.
    pub(crate) fn of(&self, space: Space) -> Option<u8> {
        (1..=DEAREST).find(|&price| self.0[price].contains(space)).map(|price| price as u8)
    }
}

impl State {
    /// 5.3.4 Spaces in Regions where a purchase of that type costs 1 more.
    fn surcharged(&self, ap: ActionType) -> Spaces {
        let visited = match ap {
            ActionType::Economic => self.round.visited_economic,
            ActionType::Diplomatic => self.round.visited_diplomatic,
            ActionType::Military => 0,
        };
        SURCHARGED[visited as usize]
    }

    /// 5.4.1 Markets that count as Isolated now: as found at the start of the Action Round, and
    /// still under the same flag.
    pub(crate) fn isolated_now(&self) -> Spaces {
        self.round.isolated.minus(self.round.changed)
    }

    /// 5.4.1 Markets the side may shift with Action Points.
    pub(crate) fn market_targets(&self, side: Side) -> Spaces {
        let board = &self.board;
        board.connected(side, self.round.isolated, self.round.changed).minus(board.control[side])
    }

    /// 5.5.1 Political spaces the side may shift.
    pub(crate) fn political_targets(&self, side: Side) -> Spaces {
        POLITICAL.minus(self.locked()).minus(self.board.control[side])
    }

    /// 5.4.2 The price of every Market the side may shift, without one-shot help.
    pub(crate) fn market_prices(&self, side: Side) -> Prices {
        let targets = self.market_targets(side);
        let cheap = targets.and(self.board.conflicts.or(self.isolated_now()));
        let rest = targets.minus(cheap);
        let none = Spaces::EMPTY;
        let mut prices = Prices([none, cheap, rest.minus(PRINTED_3), rest.and(PRINTED_3), none, none]);
        prices.raise(self.board.protected(side.other()).and(targets));
        prices.raise(self.surcharged(ActionType::Economic));
        prices.settle()
    }

    /// 5.5.2 The price of every Political space the side may shift, without one-shot help.
    pub(crate) fn political_prices(&self, side: Side) -> Prices {
        let targets = self.political_targets(side);
        let cheap = targets.and(self.board.conflicts);
        let rest = targets.minus(cheap);
        let none = Spaces::EMPTY;
        let mut prices = Prices([none, cheap, rest.minus(PRINTED_3), rest.and(PRINTED_3), none, none]);
        prices.lower(self.political_discounts(side));
        prices.raise(self.surcharged(ActionType::Diplomatic));
        prices.settle()
    }

    /// Political spaces that cards make cheaper for the side just now. No two of them overlap.
    fn political_discounts(&self, side: Side) -> Spaces {
        if side == Side::France {
            return Spaces::EMPTY;
        }
        let french = self.board.control[Side::France];
        let mut cheaper = Spaces::EMPTY;
        if self.open_ministry(Ministry::SWIFT) {
            // M-6, R-104 Only flagging an empty space.
            cheaper = cheaper.or(SCOTLAND_AND_IRELAND.and(self.board.empty()));
        }
        if self.round.northern_courts {
            cheaper = cheaper.or(NORTHERN_COURTS.and(french));
        }
        if self.round.pacte {
            cheaper = cheaper.or(SPAIN_AND_AUSTRIA.and(french));
        }
        if self.open_ministry(Ministry::BURKE) {
            cheaper = cheaper.or(AMERICAN_SYMPATHY);
        }
        cheaper
    }

    /// What a purchase costs the phasing player, step by step.
    pub(crate) fn charge(&self, goods: Goods, bill: &mut impl Bill) {
        let side = self.round.side;
        let board = &self.board;
        let printed = |space: Space| i16::from(COST[space.index()]);
        match goods {
            Goods::Shift(space, help) => self.bill_shift(side, space, help, bill),
            Goods::EventCard => bill.line("event-card", "5.5.3", i16::from(EVENT_CARD)),
            Goods::WarTile => bill.line("bonus-war-tile", "5.6.1", i16::from(WAR_TILE)),
            Goods::ClearConflict(space) => {
                bill.line("conflict-removal", "5.6.2", 2);
                if Side::BOTH.into_iter().any(|side| board.is_protected(side, space)) {
                    bill.line("protected", "5.6.2", -1);
                }
                if board.plus_one.contains(space) {
                    bill.line("plus-one-marker", "3.8.1", 1);
                }
            }
            Goods::Fort(space) => bill.line("printed", "5.6.3", printed(space)),
            Goods::Repair(space) => {
                bill.line("printed", "5.6.4", printed(space));
                if board.control[side].contains(space) {
                    bill.line("own-fort", "5.6.4", -1);
                } else {
                    bill.line("opposing-fort", "5.6.4", 1);
                }
            }
            Goods::Squadron { yard, speculation } => {
                bill.line("squadron", "5.6.5", i16::from(SQUADRON));
                match yard {
                    Yard::Plain => {}
                    Yard::Ministry(_) => bill.line("cheap-squadron", "3.5.2", -2),
                    Yard::Slaving => bill.line("slaving-contracts", "8.2", -2),
                }
                if speculation {
                    bill.line("speculation", "R-124", -2);
                }
            }
            Goods::Deploy { from, to } => {
                bill.line("deployment", "5.6.6", 1);
                if board.control[side.other()].contains(to) {
                    let extra = if from == Fleet::Box { 2 } else { 1 };
                    bill.line("displaces-squadron", "5.6.6", extra);
                }
            }
            Goods::Rebel(space) => {
                bill.line("printed", "M-4", printed(space));
                if board.conflicts.contains(space) {
                    bill.line("conflict-marker", "5.5.2", 1 - printed(space));
                }
            }
            Goods::Uprising => bill.line("uprising", "M-4", 3),
            Goods::Convert(_) => bill.line("conversion", "5.6.1", 2),
            Goods::Bastion(_) => bill.line("naval-bastion", "8.2", 1),
        }
    }

    /// R-033 The price of one shift with its help, step by step.
    pub(crate) fn bill_shift(&self, side: Side, space: Space, help: Help, bill: &mut impl Bill) {
        let market = MARKETS.contains(space);
        let (ap, rule) =
            if market { (ActionType::Economic, "5.4.2") } else { (ActionType::Diplomatic, "5.5.2") };
        let printed = i16::from(COST[space.index()]);
        bill.line("printed", rule, printed);
        let effect = help.advantage.map(|advantage| advantage.facts().effect);
        let total_one = matches!(effect, Some(AdvantageEffect::UnflagFor { .. }));
        if self.board.conflicts.contains(space) {
            bill.line("conflict-marker", rule, 1 - printed);
        } else if market && self.isolated_now().contains(space) {
            bill.line("isolated", rule, 1 - printed);
        } else if total_one {
            bill.line("advantage-price", "8.2", 1 - printed);
        }
        if let Some(AdvantageEffect::UnflagDiscount { less, .. }) = effect {
            bill.line("advantage-discount", "8.2", -i16::from(less));
        }
        for _ in help.huguenots.into_iter().flatten() {
            bill.line("huguenots-discount", "M-9", -1);
        }
        if !market && self.political_discounts(side).contains(space) {
            bill.line("card-discount", rule, -1);
        }
        if market && self.board.is_protected(side.other(), space) {
            bill.line("protected", rule, 1);
        }
        if self.surcharged(ap).contains(space) {
            bill.line("another-region", "5.3.4", 1);
        }
        let below = 1 - bill.sum();
        if below > 0 {
            bill.line("minimum", "3.2.8", below);
        }
    }

    /// R-033 The price of one shift with its help.
    pub(crate) fn shift_price(&self, side: Side, space: Space, help: Help) -> i16 {
        let mut sum = Sum::default();
        self.bill_shift(side, space, help, &mut sum);
        sum.sum()
    }
}
