//! How many instructions things take: `cargo bench -p imperial --bench instructions`.
//!
//! Counted under valgrind by `gungraun-runner`; where either is missing, this says so and counts
//! nothing. `docs/benchmarks.md` says how to install them.

#[path = "games/mod.rs"]
mod games;

use std::process::{Command, Stdio};

mod counted {
    use std::hint::black_box;

    use gungraun::prelude::*;
    use imperial::{Action, Imperial, State};
    use table::{Dice, Game, NoLog, Seed};

    use crate::games::{self, Moment};

    /// The moments of one random game.
    fn one_game() -> Vec<Moment> {
        games::moments(1)
    }

    /// A fresh game and room for its legal decisions.
    fn fresh() -> ((State, Dice), Vec<Action>) {
        (games::set_up(0), Vec::with_capacity(1024))
    }

    #[library_benchmark]
    #[bench::at_every_decision_of_a_game(one_game(), Vec::with_capacity(1024))]
    fn legal(moments: Vec<Moment>, mut list: Vec<Action>) -> Vec<Moment> {
        for moment in &moments {
            list.clear();
            Imperial::legal(black_box(&moment.state), moment.seat, &mut list);
            black_box(&list);
        }
        moments
    }

    #[library_benchmark]
    #[bench::every_decision_of_a_game(one_game(), Dice::new(Seed::from_number(0)))]
    fn apply(mut moments: Vec<Moment>, mut dice: Dice) -> Vec<Moment> {
        for Moment { state, seat, action } in &mut moments {
            Imperial::apply(state, *seat, *action, &mut dice, &mut NoLog);
        }
        black_box(moments)
    }

    #[library_benchmark]
    #[bench::random(fresh())]
    fn whole_game((start, mut list): ((State, Dice), Vec<Action>)) -> u64 {
        black_box(games::to_the_end(start, &mut list))
    }

    library_benchmark_group!(name = imperial_struggle, benchmarks = [legal, apply, whole_game]);
    gungraun::main!(library_benchmark_groups = [imperial_struggle]);

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
