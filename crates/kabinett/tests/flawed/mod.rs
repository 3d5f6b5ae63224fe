//! The tiny game, broken in one way on every thread.

use std::ops::RangeInclusive;

use table::{
    ActionList, BadOptions, Dice, Game, Illegal, Log, OptionSpec, Outcome, Quote, Seat, SeatSet, Viewer,
};

use crate::tiny::{Broken, flaw};

/// [`Broken`] with that flaw.
pub(crate) struct Flawed<const FLAW: u8>;

impl<const FLAW: u8> Game for Flawed<FLAW> {
    const ID: &'static str = Broken::ID;
    const NAME: &'static str = Broken::NAME;
    const RULES: u32 = Broken::RULES;
    type Options = <Broken as Game>::Options;
    type State = <Broken as Game>::State;
    type Action = <Broken as Game>::Action;
    type Event = <Broken as Game>::Event;
    type View = <Broken as Game>::View;

    fn seats() -> RangeInclusive<usize> {
        Broken::seats()
    }
    fn options() -> &'static [OptionSpec] {
        Broken::options()
    }
    fn ends() -> &'static [&'static str] {
        Broken::ends()
    }
    fn longest() -> usize {
        flaw::set(FLAW);
        Broken::longest()
    }
    fn setup(options: &Self::Options, seats: usize, dice: &mut Dice) -> Result<Self::State, BadOptions> {
        Broken::setup(options, seats, dice)
    }
    fn waiting_on(state: &Self::State) -> SeatSet {
        Broken::waiting_on(state)
    }
    fn legal(state: &Self::State, seat: Seat, list: &mut ActionList<Self::Action>) {
        Broken::legal(state, seat, list);
    }
    #[allow(clippy::result_large_err, reason = "the contract says so")]
    fn check(state: &Self::State, seat: Seat, action: Self::Action) -> Result<Quote, Illegal> {
        Broken::check(state, seat, action)
    }
    fn apply(
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        dice: &mut Dice,
        log: &mut impl Log<Self::Event>,
    ) {
        flaw::set(FLAW);
        Broken::apply(state, seat, action, dice, log);
    }
    fn view(state: &Self::State, viewer: Viewer) -> Self::View {
        Broken::view(state, viewer)
    }
    fn outcome(state: &Self::State) -> Option<Outcome> {
        Broken::outcome(state)
    }
    fn imagine(state: &Self::State, seat: Seat, dice: &mut Dice) -> Self::State {
        Broken::imagine(state, seat, dice)
    }
    fn role(state: &Self::State, seat: Seat) -> Option<&'static str> {
        Broken::role(state, seat)
    }
    fn invariants(state: &Self::State) -> Result<(), String> {
        Broken::invariants(state)
    }
}
