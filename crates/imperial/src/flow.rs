//! The agenda: what happens by itself, who decides next, and where each decision is resolved.

use table::{Barrier, Illegal, Log, Quote, Seat, SeatSet};

use crate::play::Play;
use crate::state::{State, Step};
use crate::{Action, Event, Side, events, payment, peace, round, war};

impl State {
    /// Who must decide now.
    pub(crate) fn deciders(&self) -> SeatSet {
        let Some(step) = self.step() else {
            return SeatSet::EMPTY;
        };
        match step {
            Step::BidSide => SeatSet::only(Seat(0)),
            Step::Bid { seat, .. } => SeatSet::only(seat),
            // 4.1.6, 4.1.7, 12.2: both at once.
            Step::Assign | Step::Discard | Step::ChooseMinistries | Step::ExchangeMinistries => Side::BOTH
                .into_iter()
                .filter(|&side| !self.pending[side].done)
                .map(|side| self.seat_of[side])
                .collect(),
            Step::NameFirst => SeatSet::only(self.seat_of[self.initiative]),
            Step::PlaceTile { side }
            | Step::MoveTile { side, .. }
            | Step::Overruns { side, .. }
            | Step::TileEffects { side, .. }
            | Step::Spoils { side, .. }
            | Step::Refusal { side, .. }
            | Step::LoseSquadrons { side, .. }
            | Step::SpanishShift { side } => SeatSet::only(self.seat_of[side]),
            Step::UsaFlags | Step::UsaForts | Step::Canada => SeatSet::only(self.seat_of[Side::France]),
            Step::Act
            | Step::Pay { .. }
            | Step::KeepTile { .. }
            | Step::RejectTile
            | Step::WalpoleDiscard
            | Step::Target { .. }
            | Step::Branch(_)
            | Step::FreeAdvantage(_) => SeatSet::only(self.seat_of[self.round.side]),
            Step::Open
            | Step::MinistryPhase
            | Step::InitiativePhase
            | Step::NextRound
            | Step::Close
            | Step::Event(_)
            | Step::NextTheater
            | Step::Strength
            | Step::UsaIsolation { .. }
            | Step::TheaterDone => SeatSet::EMPTY,
        }
    }

    /// Every legal decision of that seat.
    pub(crate) fn legal(&self, seat: Seat, list: &mut Vec<Action>) {
        if !self.deciders().contains(seat) {
            return;
        }
        let Some(step) = self.step() else { return };
        let side = self.side_of(seat);
        match step {
            Step::BidSide
            | Step::Bid { .. }
            | Step::Assign
            | Step::Discard
            | Step::ChooseMinistries
            | Step::ExchangeMinistries
            | Step::NameFirst => peace::legal(self, side, step, list),
            Step::Act => round::legal(self, list),
            Step::Pay { buy, price } => payment::legal_payments(self, buy, price, list),
            Step::PlaceTile { .. }
            | Step::MoveTile { .. }
            | Step::KeepTile { .. }
            | Step::RejectTile
            | Step::WalpoleDiscard => round::legal_follow_up(self, side, step, list),
            Step::Target { .. } | Step::Branch(_) | Step::FreeAdvantage(_) | Step::Overruns { .. } => {
                events::legal(self, step, list);
            }
            Step::TileEffects { .. }
            | Step::Spoils { .. }
            | Step::Refusal { .. }
            | Step::LoseSquadrons { .. }
            | Step::UsaFlags
            | Step::UsaForts
            | Step::Canada
            | Step::SpanishShift { .. } => war::legal(self, step, list),
            Step::Open
            | Step::MinistryPhase
            | Step::InitiativePhase
            | Step::NextRound
            | Step::Close
            | Step::Event(_)
            | Step::NextTheater
            | Step::Strength
            | Step::UsaIsolation { .. }
            | Step::TheaterDone => {}
        }
    }

    /// What a decision would cost, or which rule forbids it.
    pub(crate) fn check(&self, seat: Seat, action: Action) -> Result<Quote, Illegal> {
        let Some(step) = self.step() else {
            return Err(Illegal::new("2.4", "game-over"));
        };
        if !self.deciders().contains(seat) {
            return Err(Illegal::new("4.1.9", "not-your-decision"));
        }
        let side = self.side_of(seat);
        match step {
            Step::Act => round::check(self, action),
            Step::Pay { buy, price } => payment::check_payment(self, buy, price, action),
            Step::BidSide
            | Step::Bid { .. }
            | Step::Assign
            | Step::Discard
            | Step::ChooseMinistries
            | Step::ExchangeMinistries
            | Step::NameFirst => peace::check(self, side, step, action),
            Step::PlaceTile { .. }
            | Step::MoveTile { .. }
            | Step::KeepTile { .. }
            | Step::RejectTile
            | Step::WalpoleDiscard => round::check_follow_up(self, side, step, action),
            Step::Target { .. } | Step::Branch(_) | Step::FreeAdvantage(_) | Step::Overruns { .. } => {
                events::check(self, step, action)
            }
            _ => war::check(self, step, action),
        }
    }
}

impl<L: Log<Event>> Play<'_, L> {
    /// Carries out a decision, then everything that follows by itself.
    pub(crate) fn decide(&mut self, seat: Seat, action: Action) {
        let Some(step) = self.state.step() else { return };
        let side = self.state.side_of(seat);
        match step {
            Step::BidSide
            | Step::Bid { .. }
            | Step::Assign
            | Step::Discard
            | Step::ChooseMinistries
            | Step::ExchangeMinistries
            | Step::NameFirst => self.peace_decision(seat, side, step, action),
            Step::Act => self.act(action),
            Step::Pay { buy, price } => self.pay_decision(buy, price, action),
            Step::PlaceTile { .. }
            | Step::MoveTile { .. }
            | Step::KeepTile { .. }
            | Step::RejectTile
            | Step::WalpoleDiscard => self.follow_up(side, step, action),
            Step::Target { .. } | Step::Branch(_) | Step::FreeAdvantage(_) | Step::Overruns { .. } => {
                self.event_decision(step, action);
            }
            _ => self.war_decision(step, action),
        }
        self.run();
        // R-228 Once the other seat has the move, nothing is taken back; a choice that both make
        // at once stays open until both are in.
        let both_choose = matches!(
            self.state.step(),
            Some(Step::Assign | Step::Discard | Step::ChooseMinistries | Step::ExchangeMinistries)
        );
        if !both_choose && !self.state.deciders().contains(seat) {
            self.barrier(Barrier::OtherSeat);
        }
    }

    /// Carries out what happens by itself until somebody must decide or the game is over.
    pub(crate) fn run(&mut self) {
        while let Some(step) = self.state.step() {
            match step {
                Step::Open => self.open_turn(),
                Step::MinistryPhase => self.ministry_phase(),
                Step::InitiativePhase => self.initiative_phase(),
                Step::NextRound => self.next_round(),
                Step::Close => self.close_turn(),
                Step::Event(cursor) => self.event_step(cursor),
                Step::NextTheater | Step::Strength | Step::UsaIsolation { .. } | Step::TheaterDone => {
                    self.war_step(step)
                }
                // A choice without options has been left out when it was put on the agenda, and
                // one that loses its last option is taken off by whoever took it.
                _ => return,
            }
        }
    }
}
