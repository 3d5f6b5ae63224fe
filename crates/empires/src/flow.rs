//! Where each decision is resolved.

use table::{Barrier, Illegal, Log, Quote, Seat};

use crate::action::MOST_PAYMENT;
use crate::facts::Power;
use crate::play::Play;
use crate::state::{State, Step};
use crate::{Action, Event, attack, auction, march, setup, turn};

/// Where the decisions of a step are resolved.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Desk {
    Setup,
    Auction,
    Turn,
    March,
    Attack,
    Nobody,
}

impl Step {
    const fn desk(self) -> Desk {
        match self {
            Self::ChoosePower | Self::Redraw | Self::Draft | Self::Place(_) => Desk::Setup,
            Self::Bid | Self::Propose => Desk::Auction,
            Self::Turn => Desk::Turn,
            Self::Moving | Self::Deploy | Self::SeaStay | Self::SeaSink | Self::Militia => Desk::March,
            Self::Surprise
            | Self::Commit(_)
            | Self::Arms(_)
            | Self::SeaFight(_)
            | Self::Surrender
            | Self::Bonus(_)
            | Self::Reserves(_)
            | Self::Withdrawal
            | Self::LossKind(_)
            | Self::LossAlly(_) => Desk::Attack,
            Self::Over => Desk::Nobody,
        }
    }
}

impl State {
    /// Every legal decision of that seat.
    pub(crate) fn legal(&self, seat: Seat, list: &mut Vec<Action>) {
        if !self.waiting.contains(seat) {
            return;
        }
        match self.step.desk() {
            Desk::Setup => setup::legal(self, seat, list),
            Desk::Auction => auction::legal(self, list),
            Desk::Turn => turn::legal(self, self.power_of(seat), list),
            Desk::March => march::legal(self, self.power_of(seat), list),
            Desk::Attack => attack::legal(self, self.power_of(seat), list),
            Desk::Nobody => {}
        }
    }

    /// DP-70 Payments to the other players.
    pub(crate) fn payments(&self, seat: Seat, list: &mut Vec<Action>) {
        if !self.may_pay() {
            return;
        }
        for power in self.player_powers().without(self.power_of(seat)).iter() {
            list.extend((1..=MOST_PAYMENT).map(|gold| Action::Pay(gold, power)));
        }
    }

    /// D3.8, O3.5 Gold changes hands at any time, once there is gold.
    const fn may_pay(&self) -> bool {
        !matches!(self.step, Step::ChoosePower | Step::Over)
    }

    fn check_payment(&self, seat: Seat, gold: u8, to: Power) -> Result<Quote, Illegal> {
        let rule = self.clause("D3.8", "O3.5");
        if !self.may_pay() {
            return Err(Illegal::new(rule, "no-payment-now"));
        }
        let from = self.power_of(seat);
        if from == to || !self.is_player(to) {
            return Err(Illegal::new(rule, "pay-another-player"));
        }
        if !(1..=MOST_PAYMENT).contains(&gold) {
            return Err(Illegal::new(rule, "payment-out-of-range").with("most", i32::from(MOST_PAYMENT)));
        }
        Ok(self.price(from, "payment", rule, gold))
    }

    /// What a decision would cost, or which rule forbids it.
    pub(crate) fn check(&self, seat: Seat, action: Action) -> Result<Quote, Illegal> {
        if let Action::Pay(gold, power) = action {
            return self.check_payment(seat, gold, power);
        }
        if self.step == Step::Over {
            return Err(Illegal::new(self.clause("D4.2", "O4.1"), "game-over"));
        }
        if !self.waiting.contains(seat) {
            return Err(Illegal::new(self.clause("D4.1", "O4.1"), "not-your-decision"));
        }
        match self.step.desk() {
            Desk::Setup | Desk::Nobody => setup::check(self, seat, action),
            Desk::Auction => auction::check(self, self.power_of(seat), action),
            Desk::Turn => turn::check(self, self.power_of(seat), action),
            Desk::March => march::check(self, self.power_of(seat), action),
            Desk::Attack => attack::check(self, self.power_of(seat), action),
        }
    }
}

impl<L: Log<Event>> Play<'_, L> {
    /// Carries out a decision and everything that follows by itself.
    pub(crate) fn decide(&mut self, seat: Seat, action: Action) {
        if let Action::Pay(gold, to) = action {
            return self.pay_player(self.state.power_of(seat), to, gold);
        }
        match self.state.step.desk() {
            Desk::Setup => self.decide_setup(seat, action),
            Desk::Auction => self.decide_auction(self.state.power_of(seat), action),
            Desk::Turn => self.decide_turn(self.state.power_of(seat), action),
            Desk::March => self.decide_march(self.state.power_of(seat), action),
            Desk::Attack => self.decide_attack(self.state.power_of(seat), action),
            Desk::Nobody => {}
        }
        // Once another seat has the move, nothing is taken back; a choice that all make at once
        // stays open until all are in.
        if self.state.step != Step::Draft && !self.state.waiting.contains(seat) {
            self.log.barrier(Barrier::OtherSeat);
        }
    }

    /// DP-70 Gold once paid is gone.
    fn pay_player(&mut self, from: Power, to: Power, gold: u8) {
        self.say(Event::Paid { from, to, gold });
        self.pay(from, gold, "payment");
        self.earn(to, gold, "payment");
        self.log.barrier(Barrier::OtherSeat);
    }
}
