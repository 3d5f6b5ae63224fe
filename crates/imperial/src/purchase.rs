//! Purchases: what Action Points buy (5.4, 5.5, 5.6), under which conditions and at what price.

use table::{Illegal, Quote};

use crate::action::{Buy, Fleet, Goods, Help, Yard};
use crate::advantages::Licence;
use crate::facts::{
    ActionType, Advantage, AdvantageEffect, CONNECTED, FORTS, MARKETS, NAVAL, POLITICAL, Region, Space,
    Spaces, TERRITORIES,
};
use crate::price::Bill;
use crate::purse::SCOTLAND_AND_IRELAND;
use crate::state::{Purse, Slot, State};
use crate::{Ministry, Side};

/// 5.6.1 Bonus War tiles a player may buy in one Action Round.
pub(crate) const MOST_TILES: u8 = 2;
/// 5.6.1 Bonus War tiles a player may have in one theater.
pub(crate) const TILES_PER_THEATER: usize = 2;

impl State {
    /// 5.3.2 (2) Whether a Minor Action may remove the opposing flag in a space: with a Conflict
    /// marker, by M-6 or by M-21.
    pub(crate) fn minor_may_unflag(&self, side: Side) -> Spaces {
        let mut allowed = self.board.conflicts;
        if side == Side::Britain {
            let french = self.board.control[Side::France];
            let ireland = crate::facts::COUNTRY[crate::facts::Country::Ireland.index()];
            if self.open_ministry(Ministry::SWIFT)
                && !self.board.counting(Side::Britain).and(ireland).is_empty()
            {
                allowed = allowed.or(POLITICAL.and(Region::Europe.mask()).and(french));
            }
            if let Some(commodity) = self.townshend {
                allowed = allowed.or(commodity.mask().and(french));
            }
        }
        allowed
    }

    /// 5.4.1, 5.5.1 Whether the phasing player may shift a space at all.
    fn shift_allowed(&self, space: Space) -> Result<ActionType, Illegal> {
        let side = self.round.side;
        let refuse = |rule, key| Err(Illegal::new(rule, key).with("space", space.id()));
        if POLITICAL.contains(space) {
            if self.locked().contains(space) {
                return refuse("3.2.1", "not-in-play");
            }
            if self.board.control[side].contains(space) {
                return refuse("3.2.8", "already-yours");
            }
            return Ok(ActionType::Diplomatic);
        }
        if !MARKETS.contains(space) {
            let rule = if TERRITORIES.contains(space) { "3.2.3" } else { "5.6" };
            return refuse(rule, "not-shiftable");
        }
        if self.board.control[side].contains(space) {
            return refuse("3.2.8", "already-yours");
        }
        if !self.market_targets(side).contains(space) {
            return refuse("5.4.1", "no-connection");
        }
        Ok(ActionType::Economic)
    }

    /// Q5 Whether the help may be used for that shift, and whether all of it lowers the price.
    fn help_allowed(
        &self,
        space: Space,
        help: Help,
        ap: ActionType,
        licence: Licence,
    ) -> Result<(), Illegal> {
        let side = self.round.side;
        if let Some(advantage) = help.advantage {
            let refuse = |key| Err(Illegal::new("8.2", key).with("advantage", advantage.id()));
            self.advantage_allowed(advantage, licence)?;
            let (AdvantageEffect::UnflagFor { ap: kind, targets, .. }
            | AdvantageEffect::UnflagDiscount { ap: kind, targets, .. }) = advantage.facts().effect
            else {
                return refuse("advantage-not-for-this");
            };
            if kind != ap || !targets.contains(space) || !self.board.opposing(side).contains(space) {
                return refuse("advantage-not-for-this");
            }
        }
        let [one, other] = help.huguenots;
        if one.is_none() && other.is_some() || one.is_some() && one >= other && other.is_some() {
            return Err(Illegal::new("M-9", "huguenots-order"));
        }
        for territory in help.huguenots.into_iter().flatten() {
            let fits = side == Side::France
                && ap == ActionType::Economic
                && self.board.huguenots_fresh.contains(territory)
                && territory.facts().region == space.facts().region;
            if !fits {
                return Err(Illegal::new("M-9", "huguenots-not-for-this").with("space", territory.id()));
            }
        }
        // R-070 Help that lowers nothing is not used up.
        if help != Help::NONE {
            let price = self.shift_price(side, space, help);
            for less in with_one_less(help) {
                if self.shift_price(side, space, less) <= price {
                    return Err(Illegal::new("8.2", "help-without-effect"));
                }
            }
        }
        Ok(())
    }

    /// The Action that is to pay, if it still can and has the right type.
    fn purse_for(&self, slot: Slot, ap: ActionType) -> Result<&Purse, Illegal> {
        let Some(purse) = self.round.purse(slot) else {
            return Err(Illegal::new("5.3", "no-such-action").with("action", slot.id()));
        };
        if purse.finished {
            return Err(Illegal::new("5.3", "action-finished").with("action", slot.id()));
        }
        if purse.ap != ap {
            return Err(Illegal::new("5.3.1", "wrong-action-points")
                .with("action", slot.id())
                .with("has", purse.ap.id())
                .with("needs", ap.id()));
        }
        Ok(purse)
    }

    /// 5.3.2 (2) Refuses what a Minor Action may not do.
    fn minor_forbids(purse: &Purse) -> Result<(), Illegal> {
        if purse.minor { Err(Illegal::new("5.3.2", "minor-action-removes-nothing")) } else { Ok(()) }
    }

    /// Everything about a purchase except its price and whether it can be paid.
    fn purchase_allowed(&self, buy: Buy, licence: Licence) -> Result<(), Illegal> {
        let side = self.round.side;
        if self.round.tile.is_none() {
            return Err(Illegal::new("5.1", "take-a-tile-first"));
        }
        match buy.goods {
            Goods::Shift(space, help) => {
                let ap = self.shift_allowed(space)?;
                let purse = self.purse_for(buy.slot, ap)?;
                self.help_allowed(space, help, ap, licence)?;
                let unflags = self.board.opposing(side).contains(space);
                if purse.minor && unflags && !self.minor_may_unflag(side).contains(space) {
                    Self::minor_forbids(purse)?;
                }
                if purse.burke.is_some() && !Region::Europe.mask().contains(space) {
                    return Err(Illegal::new("M-22", "action-bound-to-europe"));
                }
            }
            Goods::EventCard => {
                let purse = self.purse_for(buy.slot, ActionType::Diplomatic)?;
                if purse.burke.is_some() {
                    return Err(Illegal::new("M-22", "action-bound-to-europe"));
                }
                if self.deck.draw.is_empty() {
                    return Err(Illegal::new("5.5.3", "draw-pile-empty"));
                }
            }
            Goods::WarTile => {
                self.purse_for(buy.slot, ActionType::Military)?;
                self.war_tile_allowed()?;
                if self.round.tiles_bought >= MOST_TILES {
                    return Err(Illegal::new("5.6.1", "two-tiles-bought"));
                }
            }
            Goods::ClearConflict(space) => {
                self.purse_for(buy.slot, ActionType::Military)?;
                if !self.board.conflicts.contains(space) {
                    return Err(Illegal::new("5.6.2", "no-conflict-marker").with("space", space.id()));
                }
            }
            Goods::Fort(space) => {
                self.purse_for(buy.slot, ActionType::Military)?;
                self.fort_allowed(space)?;
            }
            Goods::Repair(space) => self.repair_allowed(buy.slot, space)?,
            Goods::Squadron { yard, speculation } => {
                self.construction_allowed(buy.slot, yard, speculation, licence)?;
            }
            Goods::Deploy { from, to } => self.deployment_allowed(buy.slot, from, to)?,
            Goods::Rebel(space) => self.rebellion_allowed(buy.slot, space)?,
            Goods::Uprising => {
                self.purse_for(buy.slot, ActionType::Military)?;
                self.uprisings_usable()?;
                if self.round.rebelling
                    || self.round.uprising_scored
                    || self.ministries[Side::France].exhausted_second.contains(Ministry::UPRISINGS)
                {
                    return Err(Illegal::new("M-4", "ability-exhausted"));
                }
            }
            Goods::Convert(to) => {
                self.purse_for(buy.slot, ActionType::Military)?;
                if self.turn != 6 {
                    return Err(Illegal::new("5.6.1", "only-on-turn-six"));
                }
                if to == ActionType::Military || self.round.converting.is_some_and(|before| before != to) {
                    return Err(Illegal::new("5.6.1", "one-type-of-conversion"));
                }
            }
            Goods::Bastion(space) => {
                let purse = self.purse_for(buy.slot, ActionType::Military)?;
                self.advantage_allowed(Advantage::NAVAL_BASTION, licence)?;
                if !self.board.control[side.other()].and(NAVAL).contains(space) {
                    return Err(Illegal::new("8.2", "no-opposing-squadron").with("space", space.id()));
                }
                Self::minor_forbids(purse)?;
            }
        }
        let purse = self.round.purse(buy.slot).ok_or(Illegal::new("5.3", "no-such-action"))?;
        if !self.purse_fits(purse, buy.goods) {
            return Err(Illegal::new("5.2", "restricted-action-points"));
        }
        Ok(())
    }

    /// 5.6.1 Whether another Bonus War tile could be drawn and placed.
    pub(crate) fn war_tile_allowed(&self) -> Result<(), Illegal> {
        let army = &self.war.army[self.round.side];
        let Some(war) = self.war.next else {
            return Err(Illegal::new("5.6.1", "no-next-war"));
        };
        if !war.theaters().any(|theater| army.bonus[theater.index as usize].len() < TILES_PER_THEATER) {
            return Err(Illegal::new("5.6.1", "theaters-full"));
        }
        if army.bonus_pool == 0 {
            return Err(Illegal::new("5.6.1", "no-tiles-left"));
        }
        Ok(())
    }

    /// 5.6.3, R-050 Spaces controlled since the start of the round.
    pub(crate) fn held_throughout(&self) -> Spaces {
        self.round.held.minus(self.round.changed).and(self.board.control[self.round.side])
    }

    fn fort_allowed(&self, space: Space) -> Result<(), Illegal> {
        let refuse = |key| Err(Illegal::new("5.6.3", key).with("space", space.id()));
        if !FORTS.contains(space) {
            return refuse("not-a-fort");
        }
        if !self.board.empty().contains(space) {
            return refuse("fort-already-built");
        }
        let bases = self.held_throughout().and(MARKETS.or(NAVAL).or(TERRITORIES));
        if CONNECTED[space.index()].and(bases).is_empty() {
            return refuse("fort-needs-connection");
        }
        Ok(())
    }

    /// 5.6.4 Repairing an own Fort, or seizing a damaged opposing one.
    fn repair_allowed(&self, slot: Slot, space: Space) -> Result<(), Illegal> {
        let side = self.round.side;
        let purse = self.purse_for(slot, ActionType::Military)?;
        let refuse = |key| Err(Illegal::new("5.6.4", key).with("space", space.id()));
        if !self.board.damaged.contains(space) {
            return refuse("fort-not-damaged");
        }
        if self.board.control[side].contains(space) {
            return Ok(());
        }
        // R-147 A connected Squadron or Market, controlled now; a Territory does not do.
        if CONNECTED[space.index()].and(self.board.control[side]).and(MARKETS.or(NAVAL)).is_empty() {
            return refuse("repair-needs-connection");
        }
        Self::minor_forbids(purse)
    }

    /// 5.6.5, R-144 Constructing a Squadron.
    fn construction_allowed(
        &self,
        slot: Slot,
        yard: Yard,
        speculation: bool,
        licence: Licence,
    ) -> Result<(), Illegal> {
        let side = self.round.side;
        self.purse_for(slot, ActionType::Military)?;
        if self.tracks.unbuilt[side] == 0 {
            return Err(Illegal::new("3.6", "no-squadron-left"));
        }
        match yard {
            Yard::Plain => {}
            Yard::Ministry(card) => self.cheap_yard(card)?,
            Yard::Slaving => self.advantage_allowed(Advantage::SLAVING_CONTRACTS, licence)?,
        }
        if speculation && !self.round.speculation {
            return Err(Illegal::new("R-124", "no-speculation"));
        }
        Ok(())
    }

    /// M-10, M-11, M-15 Whether the card's cheap construction may be used.
    pub(crate) fn cheap_yard(&self, card: Ministry) -> Result<(), Illegal> {
        let side = self.round.side;
        let cabinet = &self.ministries[side];
        let refuse = |key| Err(Illegal::new("3.5.2", key).with("card", card.facts().id));
        if !matches!(card, Ministry::HALLEY | Ministry::CHOISEUL | Ministry::PITT) {
            return refuse("no-such-ability");
        }
        if !cabinet.cards.contains(card) {
            return refuse("ministry-not-in-play");
        }
        let exhausted =
            if card == Ministry::HALLEY { cabinet.exhausted_first } else { cabinet.exhausted_second };
        if exhausted.contains(card) {
            return refuse("ability-exhausted");
        }
        let atlantic = NAVAL.and(Region::NorthAmerica.mask());
        if card == Ministry::CHOISEUL && self.board.control[side].and(atlantic).is_empty() {
            return refuse("needs-squadron-in-north-america");
        }
        Ok(())
    }

    /// 5.6.6, R-145 Deploying a Squadron.
    fn deployment_allowed(&self, slot: Slot, from: Fleet, to: Space) -> Result<(), Illegal> {
        let side = self.round.side;
        let purse = self.purse_for(slot, ActionType::Military)?;
        let refuse = |key, space: Space| Err(Illegal::new("5.6.6", key).with("space", space.id()));
        if !NAVAL.contains(to) {
            return refuse("not-a-naval-space", to);
        }
        if self.board.control[side].contains(to) {
            return refuse("already-yours", to);
        }
        match from {
            Fleet::Box if self.tracks.navy_box[side] == 0 => {
                return Err(Illegal::new("5.6.6", "navy-box-empty"));
            }
            Fleet::At(space) if !self.board.control[side].and(NAVAL).contains(space) => {
                return refuse("no-own-squadron", space);
            }
            Fleet::At(space) if self.round.deployed.contains(space) => {
                return refuse("squadron-deployed", space);
            }
            _ => {}
        }
        if self.board.control[side.other()].contains(to) {
            Self::minor_forbids(purse)?;
        }
        Ok(())
    }

    /// M-4 Whether the card may be used now.
    fn uprisings_usable(&self) -> Result<(), Illegal> {
        let in_play = self.ministries[Side::France].cards.contains(Ministry::UPRISINGS);
        if self.round.side == Side::France && in_play {
            Ok(())
        } else {
            Err(Illegal::new("M-4", "ministry-not-in-play").with("card", Ministry::UPRISINGS.facts().id))
        }
    }

    /// M-4, R-090 A shift in Scotland or Ireland with Military Action Points.
    fn rebellion_allowed(&self, slot: Slot, space: Space) -> Result<(), Illegal> {
        let purse = self.purse_for(slot, ActionType::Military)?;
        self.uprisings_usable()?;
        let spent = self.ministries[Side::France].exhausted_first.contains(Ministry::UPRISINGS);
        if self.round.uprising_scored || spent && !self.round.rebelling {
            return Err(Illegal::new("M-4", "ability-exhausted"));
        }
        if !SCOTLAND_AND_IRELAND.contains(space) {
            return Err(Illegal::new("M-4", "only-scotland-and-ireland").with("space", space.id()));
        }
        if self.board.control[Side::France].contains(space) {
            return Err(Illegal::new("3.2.8", "already-yours").with("space", space.id()));
        }
        if self.board.control[Side::Britain].contains(space) && !self.board.conflicts.contains(space) {
            Self::minor_forbids(purse)?;
        }
        Ok(())
    }

    /// Q1 to Q6 Whether a purchase can be made and paid for; its price goes to the bill.
    pub(crate) fn afford(&self, buy: Buy, licence: Licence, bill: &mut impl Bill) -> Result<(), Illegal> {
        self.purchase_allowed(buy, licence)?;
        self.charge(buy.goods, bill);
        let purse = self.round.purse(buy.slot).ok_or(Illegal::new("5.3", "no-such-action"))?;
        let means = self.own_points(purse, buy.goods) + self.wild_points(purse.ap);
        if bill.sum() > i16::from(means) {
            return Err(Illegal::new("6.3", "cannot-pay")
                .with("price", i32::from(bill.sum()))
                .with("means", i32::from(means)));
        }
        Ok(())
    }

    /// Q1 to Q6 What a purchase costs, or why it cannot be made.
    pub(crate) fn check_buy(&self, buy: Buy, licence: Licence) -> Result<Quote, Illegal> {
        let unit = self.round.purse(buy.slot).map_or("", |purse| purse.ap.id());
        let mut quote = Quote::new(unit);
        self.afford(buy, licence, &mut quote)?;
        Ok(quote)
    }
}

/// The help with each of its parts left out in turn.
fn with_one_less(help: Help) -> impl Iterator<Item = Help> {
    let without_advantage = help.advantage.map(|_| Help { advantage: None, ..help });
    let without_first = help.huguenots[0].map(|_| Help { huguenots: [help.huguenots[1], None], ..help });
    let without_second = help.huguenots[1].map(|_| Help { huguenots: [help.huguenots[0], None], ..help });
    [without_advantage, without_first, without_second].into_iter().flatten()
}
