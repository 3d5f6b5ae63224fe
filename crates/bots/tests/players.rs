//! Computer players at the tiny table.

#[path = "../../table/tests/tiny/mod.rs"]
mod tiny;

use bots::{Entry, Inspect, OpponentError, Player, Random, Seen, entry, find, player_seed, sim};
use table::{Dice, Game, Seat, Seed, Viewer};
use tiny::{Honest, Options};

static ENTRY: Entry = entry::<Honest>();

#[test]
fn an_opponent_decides_what_is_legal_and_the_same_again() {
    let seed = Seed::from_number(1);
    let mut table = ENTRY.game.open(&ENTRY.game.default_options(), 3, seed).unwrap();
    while let Some(seat) = table.waiting_on().iter().next() {
        let chance = player_seed(seed, seat, table.len());
        let decided = ENTRY.opponent(&*table, seat, "random", chance).unwrap();
        assert_eq!(ENTRY.opponent(&*table, seat, "random", chance).unwrap(), decided);
        let notation = decided.notation;
        assert!(table.legal(seat).contains(&notation));
        table.decide(seat, &notation).unwrap();
    }
    assert!(table.outcome().is_some());
    let refused = ENTRY.opponent(&*table, Seat(0), "random", seed);
    assert_eq!(refused, Err(OpponentError::Nothing(Seat(0))));
    let refused = ENTRY.opponent(&*table, Seat(0), "genius", seed);
    assert_eq!(refused, Err(OpponentError::NoLevel("genius".to_owned())));
}

#[test]
fn a_player_sees_what_its_seat_may_know() {
    let state = Honest::setup(&Options::default(), 2, &mut Dice::new(Seed::from_number(1))).unwrap();
    let seat = Seat(1);
    let mut legal = Vec::new();
    Honest::legal(&state, seat, &mut legal);
    let seen = Seen::<Honest>::new(&state, seat, &legal);
    assert_eq!(seen.view(), Honest::view(&state, Viewer::Seat(seat)));
    let mut dice = Dice::new(Seed::from_number(2));
    let world = seen.imagine(&mut dice);
    assert!(world != state && Honest::view(&world, Viewer::Seat(seat)) == seen.view());
}

#[test]
fn random_takes_each_decision_equally_often() {
    let state = Honest::setup(&Options::default(), 2, &mut Dice::new(Seed::from_number(1))).unwrap();
    let mut legal = Vec::new();
    Honest::legal(&state, Seat(0), &mut legal);
    let mut player = Random::new(Seed::from_number(3));
    let mut counts = vec![0; legal.len()];
    for _ in 0..3_000 {
        let action = player.decide(&Seen::<Honest>::new(&state, Seat(0), &legal));
        counts[legal.iter().position(|one| *one == action).unwrap()] += 1;
    }
    assert!(counts.iter().all(|count| (880..1_120).contains(count)), "{counts:?}");
}

#[test]
fn simulated_records_hold() {
    let plan = sim::Plan {
        options: ENTRY.game.default_options(),
        levels: vec!["random".to_owned(); 4],
        rotate: false,
        done: std::collections::BTreeSet::new(),
        first: u64::MAX - 3,
        games: 8,
        check: true,
        keep: true,
    };
    let mut seeds = Vec::new();
    let summary = sim::run(&ENTRY, &plan, 2, |played| {
        let record = played.record.as_ref().expect("it is wanted");
        ENTRY.game.verify(record).map_err(|error| error.to_string())?;
        seeds.push(played.seed);
        Ok::<(), String>(())
    })
    .unwrap();
    seeds.sort_unstable();
    assert_eq!(seeds, [0, 1, 2, 3, u64::MAX - 3, u64::MAX - 2, u64::MAX - 1, u64::MAX]);
    assert_eq!((summary.games, summary.failed), (8, 0));
    let stopped = sim::run(&ENTRY, &plan, 2, |_| Err("the disk is full".to_owned()));
    assert_eq!(stopped.unwrap_err(), "the disk is full");
}

#[test]
fn the_registry_has_each_game_once_with_a_level() {
    let all = bots::registry();
    for entry in all {
        assert_eq!(all.iter().filter(|other| other.game.id() == entry.game.id()).count(), 1);
        assert!(!entry.levels().is_empty());
    }
    assert!(find(all, "no-such-game").is_none());
    let inspecting = ENTRY.inspecting(|_, _, mode| Ok(u64::from(mode == Inspect::Check)));
    assert!(inspecting.inspect.is_some() && ENTRY.inspect.is_none());
}
