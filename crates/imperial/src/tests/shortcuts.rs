//! What is found by a shorter way equals what the rule says, in every position of random games.

use table::{Dice, Game, NoLog, Seed};

use crate::facts::{Advantage, Advantages, MARKETS, Spaces};
use crate::state::{Board, State};
use crate::{Imperial, Options, Side};

/// Every position of a few random games.
fn every_position(mut look: impl FnMut(&State)) {
    for seed in 0..12 {
        let mut dice = Dice::new(Seed::from_number(seed));
        let options = Options { spanish_empire: seed % 2 == 1, ..Options::default() };
        let mut state = Imperial::setup(&options, 2, &mut dice).unwrap();
        let mut list = Vec::new();
        while let Some(seat) = Imperial::waiting_on(&state).iter().next() {
            look(&state);
            list.clear();
            Imperial::legal(&state, seat, &mut list);
            let action = list[dice.below(list.len() as u32) as usize];
            Imperial::apply(&mut state, seat, action, &mut dice, &mut NoLog);
        }
    }
}

#[test]
fn r3_2_8_a_space_is_protected_if_it_is_among_the_protected() {
    let mut protected = 0;
    every_position(|state| {
        for side in Side::BOTH {
            let single = Spaces::ALL.iter().filter(|&space| state.board.is_protected(side, space));
            assert_eq!(single.collect::<Spaces>(), state.board.protected(side));
            protected += state.board.protected(side).len();
        }
    });
    assert!(protected > 1000, "{protected}");
}

#[test]
fn r8_1_an_advantage_is_held_by_whoever_controls_all_its_spaces() {
    let mut held = 0;
    every_position(|state| {
        for side in Side::BOTH {
            let single = Advantage::all().filter(|&advantage| state.board.holds(side, advantage));
            assert_eq!(single.collect::<Advantages>(), state.board.advantages(side));
            held += state.board.advantages(side).len();
        }
    });
    assert!(held > 1000, "{held}");
}

#[test]
fn r_049_a_market_is_harmless_to_lose_if_all_others_keep_their_chain() {
    let harmless = |board: &Board, side: Side, space| {
        let mut after = *board;
        after.control[side].remove(space);
        board.traced(side).minus(Spaces::only(space)).minus(after.traced(side)).is_empty()
    };
    let mut crucial = 0;
    every_position(|state| {
        for side in Side::BOTH {
            let markets = state.board.control[side].and(MARKETS);
            let single: Spaces =
                markets.iter().filter(|&space| harmless(&state.board, side, space)).collect();
            assert_eq!(single, state.board.harmless_to_lose(side, markets));
            crucial += markets.minus(single).len();
        }
    });
    assert!(crucial > 100, "{crucial}");
}
