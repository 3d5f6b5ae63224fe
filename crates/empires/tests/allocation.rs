//! Deciding costs no memory: after warm-up nothing in `legal`, `check` or `apply` allocates, and a
//! copy of the state does not either.

use std::hint::black_box;

use allocation_counter::measure;
use empires::{Action, Edition, Empires, Options, State, Switch};
use table::{Dice, Game, NoLog, Seat, Seed};

const _: () = assert!(size_of::<State>() <= 4096, "a state fits into 4 KiB");
const _: () = assert!(size_of::<Action>() <= 8, "a decision fits into a machine word");

/// More legal decisions than any position has.
const MOST_LEGAL: usize = 4096;

fn set_up(options: &Options, seats: usize, number: u64) -> (State, Dice) {
    let mut dice = Dice::new(Seed::from_number(number));
    let state = Empires::setup(options, seats, &mut dice).expect("sound options");
    (state, dice)
}

/// Plays a random game to its end, checking every listed decision. Returns how many were taken.
fn play(mut state: State, mut dice: Dice, list: &mut Vec<Action>) -> u64 {
    let mut decisions = 0;
    while let Some(seat) = Empires::waiting_on(&state).iter().next() {
        list.clear();
        Empires::aside(&state, seat, list);
        for &action in list.iter() {
            black_box(Empires::check(&state, seat, action)).expect("listed payments are legal");
        }
        list.clear();
        Empires::legal(&state, seat, list);
        for &action in list.iter() {
            black_box(Empires::check(&state, seat, action)).expect("listed decisions are legal");
        }
        // Another seat, another moment: a refusal costs nothing either.
        black_box(Empires::check(&state, Seat(1 - seat.0.min(1)), list[0]).is_err());
        black_box(Empires::check(&state, seat, Action::Redraw).is_err());
        let action = list[Empires::sample(list, &mut dice)];
        Empires::apply(&mut state, seat, action, &mut dice, &mut NoLog);
        decisions += 1;
    }
    decisions
}

#[test]
fn whole_games_allocate_nothing() {
    let mut list = Vec::with_capacity(MOST_LEGAL);
    for edition in [Edition::Deluxe, Edition::Original] {
        for seats in 2..=7 {
            let draft = if seats % 2 == 0 { Switch::On } else { Switch::Off };
            let options = Options { edition, draft, surrender: Switch::On, ..Options::default() };
            let (state, dice) = set_up(&options, seats, 0);
            play(state, dice, &mut list);
            for number in 1..=8 {
                let (state, dice) = set_up(&options, seats, number);
                let mut decisions = 0;
                let spent = measure(|| decisions = play(state, dice, &mut list));
                assert!(decisions > 0);
                let spent = (spent.count_total, spent.bytes_total);
                assert_eq!(spent, (0, 0), "game {number} of {seats} players, {edition:?}");
            }
        }
    }
    assert_eq!(list.capacity(), MOST_LEGAL);
}

#[test]
fn allocations_are_seen() {
    assert_eq!(measure(|| drop(black_box(vec![1_u8]))).count_total, 1, "the counter counts");
    println!("State: {} bytes, Action: {} bytes", size_of::<State>(), size_of::<Action>());
}
