//! Random games for both benchmark programs.

use imperial::{Action, Imperial, Options, State};
use table::{Dice, Game, NoLog, Seat, Seed};

/// A moment of a game and the decision that was taken.
#[derive(Clone)]
pub(crate) struct Moment {
    pub(crate) state: State,
    pub(crate) seat: Seat,
    pub(crate) action: Action,
}

/// A fresh game with that seed.
pub(crate) fn set_up(number: u64) -> (State, Dice) {
    let mut dice = Dice::new(Seed::from_number(number));
    let state = Imperial::setup(&Options::default(), 2, &mut dice).expect("sound options");
    (state, dice)
}

/// The next decision of a random player.
fn choose(state: &State, dice: &mut Dice, list: &mut Vec<Action>) -> Option<(Seat, Action)> {
    let seat = Imperial::waiting_on(state).iter().next()?;
    list.clear();
    Imperial::legal(state, seat, list);
    Some((seat, list[dice.below(list.len() as u32) as usize]))
}

/// Every moment of the first so many random games.
pub(crate) fn moments(games: u64) -> Vec<Moment> {
    let (mut moments, mut list) = (Vec::new(), Vec::new());
    for number in 0..games {
        let (mut state, mut dice) = set_up(number);
        while let Some((seat, action)) = choose(&state, &mut dice, &mut list) {
            moments.push(Moment { state: state.clone(), seat, action });
            Imperial::apply(&mut state, seat, action, &mut dice, &mut NoLog);
        }
    }
    moments
}

/// Plays a game to its end; returns how many decisions were taken.
pub(crate) fn to_the_end((mut state, mut dice): (State, Dice), list: &mut Vec<Action>) -> u64 {
    let mut decisions = 0;
    while let Some((seat, action)) = choose(&state, &mut dice, list) {
        Imperial::apply(&mut state, seat, action, &mut dice, &mut NoLog);
        decisions += 1;
    }
    decisions
}
