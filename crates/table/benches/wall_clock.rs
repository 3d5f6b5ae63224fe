//! How long things take, by the clock: `cargo bench -p table --bench wall_clock`.

#[path = "../tests/tiny/mod.rs"]
mod tiny;

use std::hint::black_box;

use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use table::{Dice, Journal, Record, Seat, Seed};
use tiny::{Action, Honest, Options};

/// The decisions of one random game of sixteen rounds.
fn random_game() -> (Journal<Honest>, Vec<(Seat, Action)>) {
    let mut journal = fresh();
    let mut dice = Dice::new(Seed::from_number(2));
    while let Some(seat) = journal.waiting_on().iter().next() {
        let list = journal.legal(seat);
        journal
            .decide(seat, list[dice.below(list.len() as u32) as usize])
            .expect("listed decisions are legal");
    }
    let decisions = journal.entries().iter().map(|entry| (entry.seat, entry.action)).collect();
    (journal, decisions)
}

fn fresh() -> Journal<Honest> {
    Journal::new(Options { rounds: 16, sudden: false }, 2, Seed::from_number(1)).expect("sound options")
}

fn dice(criterion: &mut Criterion) {
    let mut dice = Dice::new(Seed::from_number(0));
    criterion.bench_function("dice/d6", |bencher| bencher.iter(|| dice.d6()));
    let mut deck: [u8; 64] = std::array::from_fn(|card| card as u8);
    criterion.bench_function("dice/shuffle 64", |bencher| {
        bencher.iter(|| dice.shuffle(black_box(&mut deck)));
    });
    criterion.bench_function("dice/resume at 10,000", |bencher| {
        bencher.iter(|| Dice::resume(black_box(Seed::from_number(0)), 10_000).word());
    });
}

fn journal(criterion: &mut Criterion) {
    let (finished, decisions) = random_game();
    let mut group = criterion.benchmark_group("journal");
    group.throughput(criterion::Throughput::Elements(decisions.len() as u64));
    group.bench_function("decide a whole game", |bencher| {
        bencher.iter_batched(
            fresh,
            |mut journal| {
                for &(seat, action) in &decisions {
                    journal.decide(seat, action).expect("a recorded decision");
                }
                journal
            },
            BatchSize::SmallInput,
        );
    });
    let record = Record::of(&finished, &["Anna".to_owned(), "Bela".to_owned()], true);
    let text = record.to_text();
    group.bench_function("read and verify a record", |bencher| {
        bencher.iter(|| Record::parse(&text).expect("a record").verify::<Honest>().expect("a sound record"));
    });
    group.finish();
    let last = finished.entries().len() - 1;
    criterion.bench_function("journal/state before the last decision", |bencher| {
        bencher.iter(|| finished.state_at(black_box(last)));
    });
}

criterion_group!(benches, dice, journal);
criterion_main!(benches);
