//! The contract of `table`.

use std::ops::RangeInclusive;

use table::{BadOptions, Dice, Game, Illegal, Log, OptionSpec, Outcome, Quote, Seat, SeatSet, Viewer};

use crate::play::Play;
use crate::state::{EndReason, State};
use crate::view::View;
use crate::{Action, Event, Options, imagine, invariants, setup, view};

/// Imperial Struggle.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Imperial;

const ENDS: [&str; EndReason::ALL.len()] = {
    let mut ends = [""; EndReason::ALL.len()];
    let mut at = 0;
    while at < ends.len() {
        ends[at] = EndReason::ALL[at].id();
        at += 1;
    }
    ends
};

impl Game for Imperial {
    const ID: &'static str = "imperial-struggle";
    const NAME: &'static str = "Imperial Struggle";
    const RULES: u32 = 1;

    type Options = Options;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn seats() -> RangeInclusive<usize> {
        2..=2
    }

    fn options() -> &'static [OptionSpec] {
        Options::SPECS
    }

    fn ends() -> &'static [&'static str] {
        &ENDS
    }

    fn longest() -> usize {
        6_000
    }

    fn setup(options: &Options, seats: usize, dice: &mut Dice) -> Result<State, BadOptions> {
        setup::setup(*options, seats, dice)
    }

    fn waiting_on(state: &State) -> SeatSet {
        state.deciders()
    }

    fn legal(state: &State, seat: Seat, list: &mut Vec<Action>) {
        state.legal(seat, list);
    }

    fn check(state: &State, seat: Seat, action: Action) -> Result<Quote, Illegal> {
        state.check(seat, action)
    }

    fn apply(state: &mut State, seat: Seat, action: Action, dice: &mut Dice, log: &mut impl Log<Event>) {
        Play { state, dice, log }.decide(seat, action);
    }

    fn view(state: &State, viewer: Viewer) -> View {
        view::view(state, viewer)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        state.outcome()
    }

    fn imagine(state: &State, seat: Seat, dice: &mut Dice) -> State {
        imagine::imagine(state, state.side_of(seat), dice)
    }

    fn role(state: &State, seat: Seat) -> Option<&'static str> {
        let settled =
            !matches!(state.step(), Some(crate::state::Step::BidSide | crate::state::Step::Bid { .. }));
        settled.then(|| state.side_of(seat).id())
    }

    fn invariants(state: &State) -> Result<(), String> {
        invariants::check(state)
    }
}
