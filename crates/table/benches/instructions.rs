//! How many instructions things take: `cargo bench -p table --bench instructions`.
//!
//! Counted under valgrind by `gungraun-runner`; where either is missing, this says so and counts
//! nothing. `docs/benchmarks.md` says how to install them.

#[path = "../tests/tiny/mod.rs"]
mod tiny;

use std::process::{Command, Stdio};

mod counted {
    use std::hint::black_box;

    use gungraun::prelude::*;
    use table::{Dice, Journal, Seat, Seed};

    use crate::tiny::{Action, Honest, Options};

    fn fresh() -> Journal<Honest> {
        Journal::new(Options { rounds: 16, sudden: false }, 2, Seed::from_number(1)).expect("sound options")
    }

    /// A fresh table and the decisions of one random game on it.
    fn whole_game() -> (Journal<Honest>, Vec<(Seat, Action)>) {
        let finished = finished();
        (fresh(), finished.entries().iter().map(|entry| (entry.seat, entry.action)).collect())
    }

    fn finished() -> Journal<Honest> {
        let mut journal = fresh();
        let mut dice = Dice::new(Seed::from_number(2));
        while let Some(seat) = journal.waiting_on().iter().next() {
            let list = journal.legal(seat);
            let pick = dice.below(list.len() as u32) as usize;
            journal.decide(seat, list[pick]).expect("listed decisions are legal");
        }
        journal
    }

    #[library_benchmark]
    #[bench::first_1000(Dice::new(Seed::from_number(0)))]
    fn d6(mut dice: Dice) -> u32 {
        black_box((0..1000).map(|_| u32::from(dice.d6())).sum())
    }

    #[library_benchmark]
    #[bench::of_64(Dice::new(Seed::from_number(0)))]
    fn shuffle(mut dice: Dice) -> [u8; 64] {
        let mut deck = std::array::from_fn(|card| card as u8);
        dice.shuffle(&mut deck);
        black_box(deck)
    }

    #[library_benchmark]
    #[bench::whole_game(whole_game())]
    fn decide((mut journal, decisions): (Journal<Honest>, Vec<(Seat, Action)>)) -> Journal<Honest> {
        for (seat, action) in decisions {
            journal.decide(seat, action).expect("a recorded decision");
        }
        black_box(journal)
    }

    #[library_benchmark]
    #[bench::before_the_last(finished())]
    fn state_at(journal: Journal<Honest>) -> crate::tiny::State {
        black_box(journal.state_at(journal.entries().len() - 1))
    }

    library_benchmark_group!(name = dice, benchmarks = [d6, shuffle]);
    library_benchmark_group!(name = journal, benchmarks = [decide, state_at]);
    gungraun::main!(library_benchmark_groups = [dice, journal]);

    pub(super) fn run() {
        main();
    }
}

/// Whether the program can be started at all.
fn there_is(program: &str) -> bool {
    let quiet = Command::new(program).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    quiet.is_ok()
}

fn main() {
    // Under valgrind this program is its own subject.
    let subject = std::env::args().nth(1).is_some_and(|argument| argument == "--gungraun-run");
    let runner = option_env!("GUNGRAUN_RUNNER").unwrap_or("gungraun-runner");
    if subject || (there_is(runner) && there_is("valgrind")) {
        counted::run();
    } else {
        eprintln!(
            "instructions are not counted: that takes valgrind and gungraun-runner (docs/benchmarks.md)"
        );
    }
}
