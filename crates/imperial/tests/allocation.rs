//! Deciding costs no memory: after warm-up nothing in `legal`, `check` or `apply` allocates, and a
//! clone of the state does not either.

use std::hint::black_box;

use allocation_counter::measure;
use imperial::{Action, Imperial, Options, Sides, State};
use table::{Dice, Game, NoLog, Seat, Seed};

const _: () = assert!(size_of::<State>() <= 2048, "a state fits into 2 KiB");
const _: () = assert!(size_of::<Action>() <= 8, "a decision fits into a machine word");

/// More legal decisions than any position has.
const MOST_LEGAL: usize = 4096;

/// The set-up of a game.
fn set_up(options: Options, number: u64) -> (State, Dice) {
    let mut dice = Dice::new(Seed::from_number(number));
    let state = Imperial::setup(&options, 2, &mut dice).expect("sound options");
    (state, dice)
}

/// Plays a random game to its end, checking every listed decision. Returns how many were taken.
fn play(mut state: State, mut dice: Dice, list: &mut Vec<Action>) -> u64 {
    let mut decisions = 0;
    while let Some(seat) = Imperial::waiting_on(&state).iter().next() {
        list.clear();
        Imperial::legal(&state, seat, list);
        for &action in list.iter() {
            black_box(Imperial::check(&state, seat, action)).expect("listed decisions are legal");
        }
        // Another seat, another moment: a refusal costs nothing either.
        black_box(Imperial::check(&state, Seat(1 - seat.0), list[0]).is_err());
        black_box(Imperial::check(&state, seat, Action::Refuse).is_err());
        let action = list[dice.below(list.len() as u32) as usize];
        Imperial::apply(&mut state, seat, action, &mut dice, &mut NoLog);
        decisions += 1;
    }
    decisions
}

#[test]
fn whole_games_allocate_nothing() {
    let all = Options {
        spanish_empire: true,
        tile_swap: true,
        assigned_layout: true,
        tougher_forts: true,
        interleaving: true,
        sides: Sides::Bid,
        ..Options::default()
    };
    let mut list = Vec::with_capacity(MOST_LEGAL);
    for options in [Options::default(), all] {
        let (state, dice) = set_up(options, 0);
        play(state, dice, &mut list);
        for number in 1..=100 {
            let (state, dice) = set_up(options, number);
            let mut decisions = 0;
            let spent = measure(|| decisions = play(state, dice, &mut list));
            assert!(decisions > 0);
            assert_eq!((spent.count_total, spent.bytes_total), (0, 0), "game {number}, {options:?}");
        }
    }
    assert_eq!(list.capacity(), MOST_LEGAL);
}

#[test]
fn a_clone_allocates_nothing() {
    let (mut state, mut dice) = set_up(Options::default(), 0);
    let mut list = Vec::with_capacity(MOST_LEGAL);
    while let Some(seat) = Imperial::waiting_on(&state).iter().next() {
        let spent = measure(|| _ = black_box(state.clone()));
        assert_eq!((spent.count_total, spent.bytes_total), (0, 0));
        list.clear();
        Imperial::legal(&state, seat, &mut list);
        let action = list[dice.below(list.len() as u32) as usize];
        Imperial::apply(&mut state, seat, action, &mut dice, &mut NoLog);
    }
}

#[test]
fn allocations_are_seen() {
    assert_eq!(measure(|| drop(black_box(vec![1_u8]))).count_total, 1, "the counter counts");
    println!("State: {} bytes, Action: {} bytes", size_of::<State>(), size_of::<Action>());
}
