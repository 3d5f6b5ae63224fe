//! The agenda: what happens by itself, who decides next, and where each decision is resolved.

use table::{Barrier, Illegal, Log, Quote, Seat, SeatSet};

use crate::play::Play;
use crate::state::{State, Step};
use crate::{Action, Buy, Event, Side, events, payment, peace, round, war};

/// Where the decisions of a step are resolved.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Desk {
    /// Nowhere: the step happens by itself.
    Nobody,
    /// 4.1 Phases before the Action Rounds, and the side bid.
    Peace,
    /// 5.0 The phasing player's next step.
    Round,
    /// Q4 A payment: for what, and its price.
    Payment(Buy, u8),
    /// What follows from a step of the phasing player.
    FollowUp,
    /// 5.2 A choice inside an Event.
    Event,
    /// 7.0 A choice in a war.
    War,
}

impl Step {
    #[inline]
    const fn desk(&self) -> Desk {
        match *self {
            Self::Open
            | Self::MinistryPhase
            | Self::InitiativePhase
            | Self::NextRound
            | Self::Close
            | Self::Event(_)
            | Self::NextTheater
            | Self::Strength
            | Self::UsaIsolation { .. }
            | Self::TheaterDone => Desk::Nobody,
            Self::BidSide
            | Self::Bid { .. }
            | Self::Assign
            | Self::Discard
            | Self::ChooseMinistries
            | Self::ExchangeMinistries
            | Self::NameFirst => Desk::Peace,
            Self::Act => Desk::Round,
            Self::Pay { buy, price } => Desk::Payment(buy, price),
            Self::PlaceTile { .. }
            | Self::MoveTile { .. }
            | Self::KeepTile { .. }
            | Self::RejectTile
            | Self::WalpoleDiscard => Desk::FollowUp,
            Self::Target { .. } | Self::Branch(_) | Self::FreeAdvantage(_) | Self::Overruns { .. } => {
                Desk::Event
            }
            Self::TileEffects { .. }
            | Self::Spoils { .. }
            | Self::Refusal { .. }
            | Self::LoseSquadrons { .. }
            | Self::UsaFlags
            | Self::UsaForts
            | Self::Canada
            | Self::SpanishShift { .. } => Desk::War,
        }
    }

    /// 4.1.6, 4.1.7, 12.2 Whether both sides choose at once, unseen by each other.
    const fn is_simultaneous(&self) -> bool {
        matches!(self, Self::Assign | Self::Discard | Self::ChooseMinistries | Self::ExchangeMinistries)
    }
}

impl State {
    /// Who must decide now.
    pub(crate) fn deciders(&self) -> SeatSet {
        let Some(step) = self.agenda.last() else {
            return SeatSet::EMPTY;
        };
        let side = match *step {
            Step::BidSide => return SeatSet::only(Seat(0)),
            Step::Bid { seat, .. } => return SeatSet::only(seat),
            _ if step.is_simultaneous() => {
                return Side::BOTH
                    .into_iter()
                    .filter(|&side| !self.pending[side].done)
                    .map(|side| self.seat_of[side])
                    .collect();
            }
            Step::NameFirst => self.initiative,
            Step::PlaceTile { side }
            | Step::MoveTile { side, .. }
            | Step::Overruns { side, .. }
            | Step::TileEffects { side, .. }
            | Step::Spoils { side, .. }
            | Step::Refusal { side, .. }
            | Step::LoseSquadrons { side, .. }
            | Step::SpanishShift { side } => side,
            Step::UsaFlags | Step::UsaForts | Step::Canada => Side::France,
            _ if step.desk() == Desk::Nobody => return SeatSet::EMPTY,
            _ => self.round.side,
        };
        SeatSet::only(self.seat_of[side])
    }

    /// Every legal decision of that seat.
    pub(crate) fn legal(&self, seat: Seat, list: &mut Vec<Action>) {
        if !self.deciders().contains(seat) {
            return;
        }
        let Some(step) = self.agenda.last() else { return };
        let side = self.side_of(seat);
        match step.desk() {
            Desk::Round => round::legal(self, list),
            Desk::Payment(buy, price) => payment::legal_payments(self, buy, price, list),
            Desk::Peace => peace::legal(self, side, *step, list),
            Desk::FollowUp => round::legal_follow_up(self, side, *step, list),
            Desk::Event => events::legal(self, *step, list),
            Desk::War => war::legal(self, *step, list),
            Desk::Nobody => {}
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
        match step.desk() {
            Desk::Round => round::check(self, action),
            Desk::Payment(buy, price) => payment::check_payment(self, buy, price, action),
            Desk::Peace => peace::check(self, side, step, action),
            Desk::FollowUp => round::check_follow_up(self, side, step, action),
            Desk::Event => events::check(self, step, action),
            Desk::War | Desk::Nobody => war::check(self, step, action),
        }
    }
}

impl<L: Log<Event>> Play<'_, L> {
    /// Carries out a decision, then everything that follows by itself.
    pub(crate) fn decide(&mut self, seat: Seat, action: Action) {
        let Some(step) = self.state.agenda.last() else { return };
        let side = self.state.side_of(seat);
        match (step.desk(), *step) {
            (Desk::Round, _) => self.act(action),
            (Desk::Payment(buy, price), _) => self.pay_decision(buy, price, action),
            (Desk::Peace, step) => self.peace_decision(seat, side, step, action),
            (Desk::FollowUp, step) => self.follow_up(side, step, action),
            (Desk::Event, step) => self.event_decision(step, action),
            (Desk::War | Desk::Nobody, step) => self.war_decision(step, action),
        }
        self.run();
        // R-228 Once the other seat has the move, nothing is taken back; a choice that both make
        // at once stays open until both are in.
        let both_choose = self.state.agenda.last().is_some_and(Step::is_simultaneous);
        if !both_choose && !self.state.deciders().contains(seat) {
            self.barrier(Barrier::OtherSeat);
        }
    }

    /// Carries out what happens by itself until somebody must decide or the game is over.
    pub(crate) fn run(&mut self) {
        while let Some(&step) = self.state.agenda.last().filter(|step| step.desk() == Desk::Nobody) {
            self.happen(step);
        }
    }

    /// Carries out a step that happens by itself. A choice without options has been left out when
    /// it was put on the agenda, and one that loses its last option is taken off by whoever took
    /// it.
    #[inline(never)]
    fn happen(&mut self, step: Step) {
        match step {
            Step::Open => self.open_turn(),
            Step::MinistryPhase => self.ministry_phase(),
            Step::InitiativePhase => self.initiative_phase(),
            Step::NextRound => self.next_round(),
            Step::Close => self.close_turn(),
            Step::Event(cursor) => self.event_step(cursor),
            _ => self.war_step(step),
        }
    }
}
