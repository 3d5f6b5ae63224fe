//! Paying for a purchase (Q1 to Q6), and what then happens (5.4, 5.5, 5.6).

use table::{Illegal, Log, Quote};

use crate::action::{Buy, Fleet, Goods, Yard};
use crate::facts::{ActionType, Advantage, MARKETS, Region, Space};
use crate::play::{Berth, Play};
use crate::price::{Bill, Sum};
use crate::purse::narrowness;
use crate::state::{Purse, Slot, State, Step};
use crate::{Action, Event, Ministry, Side};

/// Q4 The ways to pay what is missing: Debt and Treaty Points.
fn payments(state: &State, purse: &Purse, missing: u8) -> impl Iterator<Item = (u8, u8)> + use<> {
    let credit = state.credit(purse.ap);
    let trp = state.tracks.trp[state.round.side];
    (0..=credit.most.min(missing)).filter_map(move |debt| {
        let points = credit.points(debt);
        // Debt that brings nothing more is not taken.
        if debt > 0 && credit.points(debt - 1) >= missing {
            return None;
        }
        let rest = missing.saturating_sub(points);
        (rest <= trp).then_some((debt, rest))
    })
}

pub(crate) fn missing(state: &State, buy: Buy, price: u8) -> Option<(&Purse, u8)> {
    let purse = state.round.purse(buy.slot)?;
    Some((purse, price.saturating_sub(state.own_points(purse, buy.goods))))
}

pub(crate) fn legal_payments(state: &State, buy: Buy, price: u8, list: &mut Vec<Action>) {
    if let Some((purse, missing)) = missing(state, buy, price) {
        list.extend(payments(state, purse, missing).map(|(debt, trp)| Action::Pay { debt, trp }));
    }
}

pub(crate) fn check_payment(state: &State, buy: Buy, price: u8, action: Action) -> Result<Quote, Illegal> {
    let Action::Pay { debt, trp } = action else {
        return Err(Illegal::new("5.3", "pay-first"));
    };
    let Some((purse, missing)) = missing(state, buy, price) else {
        return Err(Illegal::new("5.3", "no-such-action"));
    };
    if !payments(state, purse, missing).any(|payment| payment == (debt, trp)) {
        return Err(Illegal::new("6.1", "wrong-payment").with("missing", i32::from(missing)));
    }
    Ok(Quote::new(purse.ap.id()).plus("debt", "6.1", i16::from(debt)).plus(
        "treaty-points",
        "9.1",
        i16::from(trp),
    ))
}

impl<L: Log<Event>> Play<'_, L> {
    /// Buys something: at once if there is only one way to pay, else the payment is asked for.
    pub(crate) fn buy(&mut self, buy: Buy) {
        let mut sum = Sum::default();
        self.state.charge(buy.goods, &mut sum);
        let price = sum.sum() as u8;
        // R-081 The card that makes the purchase possible lies open before it is paid for.
        match buy.goods {
            Goods::Squadron { yard: Yard::Ministry(card), .. } => self.reveal(self.state.round.side, card),
            Goods::Rebel(_) | Goods::Uprising => self.reveal(Side::France, Ministry::UPRISINGS),
            _ => {}
        }
        let Some((purse, missing)) = missing(self.state, buy, price) else { return };
        let mut ways = payments(self.state, purse, missing);
        let first = ways.next();
        if ways.next().is_some() {
            drop(ways);
            self.push(Step::Pay { buy, price });
        } else if let Some((debt, trp)) = first {
            drop(ways);
            self.complete(buy, price, debt, trp);
        }
    }

    /// Q4 The payment has been chosen.
    pub(crate) fn pay_decision(&mut self, buy: Buy, price: u8, action: Action) {
        self.pop();
        if let Action::Pay { debt, trp } = action {
            self.complete(buy, price, debt, trp);
        }
    }

    /// Pays for a purchase and carries it out.
    fn complete(&mut self, buy: Buy, price: u8, debt: u8, trp: u8) {
        let side = self.state.round.side;
        self.start_action(buy.slot);
        self.say(Event::Bought { side, buy, price, debt, trp });
        self.pay(buy, price, debt, trp);
        self.deliver(buy);
        if let Some(purse) = &mut self.state.round.purses[buy.slot as usize]
            && purse.minor
        {
            // 5.3.2 (1) A Minor Action pays for one expenditure.
            purse.finished = true;
        }
    }

    /// An Action begins: the Event window closes, and any other Action is over.
    fn start_action(&mut self, slot: Slot) {
        let interleaving = self.state.options.interleaving;
        let round = &mut self.state.round;
        round.window_closed = true;
        for other in Slot::ALL {
            if let Some(purse) = &mut round.purses[other as usize] {
                if other == slot {
                    purse.started = true;
                } else if purse.started && !interleaving {
                    purse.finished = true;
                }
            }
        }
    }

    /// R-014 The narrowest Action Points first, then the others of the Action, then Debt and
    /// Treaty Points.
    fn pay(&mut self, buy: Buy, price: u8, debt: u8, trp: u8) {
        let side = self.state.round.side;
        let Some(purse) = self.state.round.purse(buy.slot) else { return };
        let ap = purse.ap;
        let credit = self.state.credit(ap);
        let mut due = price;
        let mut order: arrayvec::ArrayVec<(u8, usize), 4> = purse
            .tied
            .iter()
            .enumerate()
            .filter(|(_, tied)| tied.left > 0 && self.state.tied_fits(tied.only, buy.goods))
            .map(|(at, tied)| (narrowness(tied.only), at))
            .collect();
        order.sort_unstable();
        let Some(purse) = &mut self.state.round.purses[buy.slot as usize] else { return };
        for (_, at) in order {
            let spent = due.min(purse.tied[at].left);
            purse.tied[at].left -= spent;
            due -= spent;
        }
        let spent = due.min(purse.free);
        purse.free -= spent;
        due -= spent;
        // M-23 may bring more than was missing: the rest stays with the Action.
        let bought = credit.points(debt) + trp;
        if bought > due {
            purse.add(bought - due);
        }
        if debt > 0 {
            let free = debt.min(credit.free);
            if free > 0 {
                self.state.free_credit_used += free;
                self.say(Event::AbilityWorks { side, card: Ministry::BANKS });
            }
            // M-23 speaks of the first Debt of the round, whether or not it was doubled.
            self.state.round.credit_done = true;
            if credit.doubled {
                self.say(Event::AbilityWorks { side, card: Ministry::TURGOT });
            }
            self.add_debt(side, debt - free, "action-points");
        }
        self.change_trp(side, -(trp as i8), "action-points");
    }

    fn visit(&mut self, slot: Slot, space: Space) {
        let region = space.facts().region;
        let round = &mut self.state.round;
        let visited =
            if MARKETS.contains(space) { &mut round.visited_economic } else { &mut round.visited_diplomatic };
        *visited |= 1 << region.index();
        if region != Region::Europe
            && let Some(purse) = &mut round.purses[slot as usize]
        {
            purse.abroad = true;
        }
    }

    /// What was bought happens.
    fn deliver(&mut self, buy: Buy) {
        let side = self.state.round.side;
        match buy.goods {
            Goods::Shift(space, help) => {
                self.visit(buy.slot, space);
                for territory in help.huguenots.into_iter().flatten() {
                    self.state.board.huguenots_fresh.remove(territory);
                    self.state.board.huguenots_spent.insert(territory);
                    self.say(Event::HuguenotsSpent { space: territory });
                }
                self.shift(side, space);
                if let Some(advantage) = help.advantage {
                    self.note_advantage(advantage);
                }
            }
            Goods::EventCard => {
                if let Some(purse) = &mut self.state.round.purses[buy.slot as usize] {
                    purse.abroad = true;
                }
                if let Some(card) = self.draw_card(side) {
                    self.announce_draw(side, [card].into_iter().collect());
                }
            }
            Goods::WarTile => {
                self.state.round.tiles_bought += 1;
                if self.draw_bonus(side).is_some() {
                    self.push(Step::PlaceTile { side });
                }
            }
            Goods::ClearConflict(space) => self.clear_conflict(space),
            Goods::Fort(space) => self.flag(side, space),
            Goods::Repair(space) => {
                self.repair(space);
                if !self.state.board.control[side].contains(space) {
                    self.take_control(side, space);
                }
            }
            Goods::Squadron { yard, speculation } => {
                if speculation {
                    self.state.round.speculation = false;
                }
                self.build_squadron(side);
                match yard {
                    Yard::Plain => {}
                    Yard::Ministry(card) => self.exhaust_yard(card),
                    Yard::Slaving => self.note_advantage(Advantage::SLAVING_CONTRACTS),
                }
            }
            Goods::Deploy { from, to } => {
                if let Fleet::At(space) = from {
                    self.state.round.deployed.remove(space);
                }
                self.sail(side, from, to);
                self.state.round.deployed.insert(to);
            }
            Goods::Rebel(space) => {
                self.begin_rebellion();
                self.shift(side, space);
            }
            Goods::Uprising => self.score_uprising(),
            Goods::Convert(to) => {
                self.state.round.converting = Some(to);
                self.open_bought(to);
            }
            Goods::Bastion(space) => {
                self.send_squadron(side.other(), Fleet::At(space), Berth::NavyBox);
                self.note_advantage(Advantage::NAVAL_BASTION);
            }
        }
    }

    /// R-024 Converted Action Points join an Action of Major quality of their type that is not
    /// over yet, else they open one of their own.
    fn open_bought(&mut self, ap: ActionType) {
        let round = &mut self.state.round;
        for slot in [Slot::Major, Slot::Event] {
            if let Some(purse) = &mut round.purses[slot as usize]
                && purse.ap == ap
                && purse.open
                && !purse.finished
            {
                purse.free += 1;
                return;
            }
        }
        let bought = &mut round.purses[Slot::Bought as usize];
        match bought {
            Some(purse) if !purse.finished => purse.free += 1,
            _ => {
                let mut purse = Purse::new(ap, false, true);
                purse.free = 1;
                *bought = Some(purse);
            }
        }
    }
}
