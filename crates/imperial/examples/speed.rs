//! Plays random games on one core and prints how fast: `cargo run --release -p imperial --example speed`.

use std::time::Instant;

use imperial::{Imperial, Options};
use table::{Dice, Game, NoLog, Seed};

fn main() {
    let games: u64 = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(5_000);
    let mut choice = Dice::new(Seed::from_number(u64::MAX));
    let mut list = Vec::with_capacity(512);
    let mut decisions = 0u32;
    let mut options = 0u32;
    let start = Instant::now();
    for number in 0..games {
        let mut dice = Dice::new(Seed::from_number(number));
        let mut state = Imperial::setup(&Options::default(), 2, &mut dice).expect("the usual options");
        while let Some(seat) = Imperial::waiting_on(&state).iter().next() {
            list.clear();
            Imperial::legal(&state, seat, &mut list);
            let action = list[choice.below(list.len() as u32) as usize];
            Imperial::apply(&mut state, seat, action, &mut dice, &mut NoLog);
            decisions += 1;
            options += list.len() as u32;
        }
    }
    let seconds = start.elapsed().as_secs_f64();
    println!(
        "{games} games, {decisions} decisions with {:.1} options each, {:.2} million decisions a second",
        f64::from(options) / f64::from(decisions),
        f64::from(decisions) / seconds / 1e6,
    );
}
