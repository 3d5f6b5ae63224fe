//! The contract of `table`.

use std::ops::RangeInclusive;

use table::{BadOptions, Dice, Game, Illegal, Log, OptionSpec, Outcome, Quote, Seat, SeatSet, Viewer};

use crate::facts::Power;
use crate::play::Play;
use crate::state::State;
use crate::view::{self, View};
use crate::{Action, Event, Options, auction, end, imagine, invariants, setup};

/// Struggle of Empires.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Empires;

impl Game for Empires {
    const ID: &'static str = "struggle-of-empires";
    const NAME: &'static str = "Struggle of Empires";
    const RULES: u32 = 1;
    const PAYMENTS: bool = true;

    type Options = Options;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn seats() -> RangeInclusive<usize> {
        2..=Power::COUNT
    }

    fn options() -> &'static [OptionSpec] {
        Options::SPECS
    }

    fn ends() -> &'static [&'static str] {
        end::ENDS
    }

    fn longest() -> usize {
        40_000
    }

    fn setup(options: &Options, seats: usize, dice: &mut Dice) -> Result<State, BadOptions> {
        setup::setup(options, seats, dice)
    }

    fn waiting_on(state: &State) -> SeatSet {
        state.waiting
    }

    fn legal(state: &State, seat: Seat, list: &mut Vec<Action>) {
        state.legal(seat, list);
    }

    fn aside(state: &State, seat: Seat, list: &mut Vec<Action>) {
        state.payments(seat, list);
    }

    fn payment(state: &State, _: Seat, to: Seat, amount: u32) -> Option<Action> {
        Some(Action::Pay(u8::try_from(amount).ok()?, state.powers[to.index()]?))
    }

    fn sample(list: &[Action], dice: &mut Dice) -> usize {
        auction::sample(list, dice).unwrap_or_else(|| dice.below(list.len() as u32) as usize)
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
        imagine::imagine(state, seat, dice)
    }

    fn role(state: &State, seat: Seat) -> Option<&'static str> {
        state.powers[seat.index()].map(Power::id)
    }

    fn invariants(state: &State) -> Result<(), String> {
        invariants::check(state)
    }
}
