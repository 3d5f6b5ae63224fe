//! How long each level thinks when it plays with people: a decision, and all its decisions in a row.
//!
//! `cargo run --release -p bots --example thinking [DECISIONS [LEVEL…]]` plays so many decisions (200
//! unless said otherwise) of each game at each level, on one core, and prints a table.

use std::time::{Duration, Instant};

use bots::{Entry, player_seed, registry};
use table::{Seat, Seed};

struct Times {
    decisions: Vec<Duration>,
    longest_row: Duration,
}

fn play(entry: &Entry, seats: usize, level: &str, most: usize) -> Times {
    let mut times = Times { decisions: Vec::new(), longest_row: Duration::ZERO };
    for number in 0.. {
        let seed = Seed::from_number(number);
        let options = entry.game.default_options();
        let mut table = entry.game.open(&options, seats, seed).expect("the usual options are legal");
        let mut row = (Seat(0), Duration::ZERO);
        while let Some(seat) = table.waiting_on().iter().next() {
            if times.decisions.len() == most {
                times.decisions.sort();
                return times;
            }
            let choices = table.legal(seat).len();
            let begun = Instant::now();
            let decided = entry
                .opponent(&*table, seat, level, player_seed(seed, seat, table.len()))
                .expect("the level exists");
            let took = begun.elapsed();
            if choices > 1 {
                times.decisions.push(took);
            }
            row = if row.0 == seat { (seat, row.1 + took) } else { (seat, took) };
            times.longest_row = times.longest_row.max(row.1);
            table.decide(seat, &decided.notation).expect("a computer decides by the rules");
        }
    }
    times
}

fn main() {
    let mut words = std::env::args().skip(1);
    let most = words.next().and_then(|word| word.parse().ok()).unwrap_or(200);
    let wanted: Vec<String> = words.collect();
    println!("| game | level | decisions | median | 99 of 100 | longest | longest row |");
    println!("| --- | --- | --- | --- | --- | --- | --- |");
    for entry in registry() {
        let seats = entry.game.seats().end().min(&4).to_owned();
        let levels = entry.levels();
        let levels =
            levels.iter().filter(|level| wanted.is_empty() || wanted.iter().any(|name| name == level.name));
        for level in levels {
            let times = play(entry, seats, level.name, most);
            let at = |percent: usize| times.decisions[(times.decisions.len() - 1) * percent / 100];
            println!(
                "| {} | {} | {} | {:.1?} | {:.1?} | {:.1?} | {:.1?} |",
                entry.game.id(),
                level.name,
                times.decisions.len(),
                at(50),
                at(99),
                at(100),
                times.longest_row,
            );
        }
    }
}
