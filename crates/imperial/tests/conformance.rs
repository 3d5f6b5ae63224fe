//! The conformance suite of `table` over random games, with every option.
//!
//! `KABINETT_GAMES=100000 cargo test --release -p imperial --test conformance -- --nocapture` plays
//! more of them and prints what came out.

use imperial::{Imperial, Options, Sides};
use table::conformance::{Plan, run};

/// Games with the usual options, unless said otherwise.
const GAMES: u64 = 3_000;

fn plan(options: Options, games: u64, first_seed: u64) -> Plan<Imperial> {
    Plan { options, seats: 2, games, first_seed, ..Plan::default() }
}

#[test]
fn slow_random_games_keep_the_contract() {
    let games = std::env::var("KABINETT_GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(GAMES);
    let coverage = run(&plan(Options::default(), games, 0)).unwrap();
    assert_eq!(coverage.games, games);
    assert!(coverage.simultaneous > 0 && coverage.undone > 0 && coverage.worlds > 0);
    println!("{coverage:#?}");
}

#[test]
fn slow_random_games_with_options_keep_the_contract() {
    // Every combination of the optional rules, each with another way to give the sides.
    for bits in 0..32u8 {
        let on = |bit: u8| bits & (1 << bit) != 0;
        let options = Options {
            spanish_empire: on(0),
            tile_swap: on(1),
            assigned_layout: on(2),
            tougher_forts: on(3),
            interleaving: on(4),
            sides: [Sides::FranceFirst, Sides::BritainFirst, Sides::Random, Sides::Bid][bits as usize % 4],
            ..Options::default()
        };
        run(&plan(options, 30, 10_000 + u64::from(bits) * 1_000)).unwrap();
    }
}
