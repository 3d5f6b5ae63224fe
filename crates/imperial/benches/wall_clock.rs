//! How long things take, by the clock: `cargo bench -p imperial --bench wall_clock`.

#[path = "games/mod.rs"]
mod games;

use std::hint::black_box;

use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use games::{Moment, moments, set_up, to_the_end};
use imperial::{Action, Imperial};
use table::{Dice, Game, NoLog, Seed, Viewer};

/// How many whole games a measurement plays.
const GAMES: u64 = 16;

/// Runs `what` on each moment of some random games; the throughput counts moments.
fn at_every_moment(criterion: &mut Criterion, name: &str, moments: &[Moment], mut what: impl FnMut(&Moment)) {
    let mut group = criterion.benchmark_group("imperial");
    group.throughput(Throughput::Elements(moments.len() as u64));
    group.bench_function(name, |bencher| bencher.iter(|| moments.iter().for_each(&mut what)));
    group.finish();
}

fn single(criterion: &mut Criterion) {
    let moments = moments(4);
    let mut list: Vec<Action> = Vec::with_capacity(1024);
    at_every_moment(criterion, "legal", &moments, |moment| {
        list.clear();
        Imperial::legal(black_box(&moment.state), moment.seat, &mut list);
        black_box(&list);
    });
    at_every_moment(criterion, "check", &moments, |moment| {
        let _ = black_box(Imperial::check(black_box(&moment.state), moment.seat, moment.action));
    });
    at_every_moment(criterion, "clone", &moments, |moment| {
        black_box(black_box(&moment.state).clone());
    });
    let mut dice = Dice::new(Seed::from_number(0));
    at_every_moment(criterion, "clone and apply", &moments, |moment| {
        let mut state = moment.state.clone();
        Imperial::apply(&mut state, moment.seat, moment.action, &mut dice, &mut NoLog);
        black_box(state);
    });
    at_every_moment(criterion, "view", &moments, |moment| {
        black_box(Imperial::view(black_box(&moment.state), Viewer::Seat(moment.seat)));
    });
    at_every_moment(criterion, "imagine", &moments, |moment| {
        black_box(Imperial::imagine(black_box(&moment.state), moment.seat, &mut dice));
    });
}

fn apply(criterion: &mut Criterion) {
    let moments = moments(4);
    let mut dice = Dice::new(Seed::from_number(0));
    let mut group = criterion.benchmark_group("imperial");
    group.throughput(Throughput::Elements(moments.len() as u64));
    group.bench_function("apply", |bencher| {
        bencher.iter_batched_ref(
            || moments.clone(),
            |moments| {
                for moment in moments {
                    let Moment { state, seat, action } = moment;
                    Imperial::apply(state, *seat, *action, &mut dice, &mut NoLog);
                }
            },
            BatchSize::LargeInput,
        );
    });
    group.finish();
}

fn whole(criterion: &mut Criterion) {
    let mut list = Vec::with_capacity(1024);
    let play =
        |list: &mut Vec<Action>| (0..GAMES).map(|number| to_the_end(set_up(number), list)).sum::<u64>();
    let decisions = play(&mut list);
    let mut group = criterion.benchmark_group("imperial");
    group.throughput(Throughput::Elements(decisions));
    group.bench_function("random games", |bencher| bencher.iter(|| play(&mut list)));
    group.finish();
}

criterion_group!(benches, single, apply, whole);
criterion_main!(benches);
