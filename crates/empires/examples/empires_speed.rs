//! Plays random games on one core and prints how fast, for every number of players and both
//! editions: `cargo run --release -p empires --example empires_speed`.

use std::time::Instant;

use empires::{Edition, Empires, Options};
use table::{Dice, Game, NoLog, Seed};

fn main() {
    let games: u64 = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(1_000);
    let mut choice = Dice::new(Seed::from_number(u64::MAX));
    let mut list = Vec::with_capacity(1024);
    let (mut all, mut all_seconds) = (0.0, 0.0);
    for edition in [Edition::Deluxe, Edition::Original] {
        for seats in 2..=7 {
            let options = Options { edition, ..Options::default() };
            let (mut decisions, mut listed) = (0u32, 0u32);
            let start = Instant::now();
            for number in 0..games {
                let mut dice = Dice::new(Seed::from_number(number));
                let mut state = Empires::setup(&options, seats, &mut dice).expect("the usual options");
                while let Some(seat) = Empires::waiting_on(&state).iter().next() {
                    list.clear();
                    Empires::legal(&state, seat, &mut list);
                    let action = list[Empires::sample(&list, &mut choice)];
                    Empires::apply(&mut state, seat, action, &mut dice, &mut NoLog);
                    decisions += 1;
                    listed += list.len() as u32;
                }
            }
            let seconds = start.elapsed().as_secs_f64();
            println!(
                "{edition:?}, {seats} players: {games} games, {decisions} decisions with {:.1} options each, {:.2} million a second",
                f64::from(listed) / f64::from(decisions),
                f64::from(decisions) / seconds / 1e6,
            );
            all += f64::from(decisions);
            all_seconds += seconds;
        }
    }
    println!("all: {:.2} million decisions a second", all / all_seconds / 1e6);
}
