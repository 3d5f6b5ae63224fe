//! What computer players answer when another seat asks them for gold.

use bots::{Entry, find, player_seed, registry};
use table::{AnyTable, Seat, Seed};

const SEATS: u8 = 4;

fn empires() -> &'static Entry {
    find(registry(), "struggle-of-empires").unwrap()
}

/// Plays games of envoys, and tells every position where one seat decides.
fn positions(games: u64, mut tell: impl FnMut(&dyn AnyTable, Seat, Seed)) {
    let entry = empires();
    for number in 0..games {
        let seed = Seed::from_number(number);
        let mut table = entry.game.open(&entry.game.default_options(), SEATS.into(), seed).unwrap();
        while let Some(seat) = table.waiting_on().iter().next() {
            let chance = player_seed(seed, seat, table.len());
            tell(&*table, seat, chance);
            let decided = entry.opponent(&*table, seat, "envoy", chance).unwrap();
            table.decide(seat, &decided.notation).unwrap();
        }
    }
}

fn others(seat: Seat) -> impl Iterator<Item = Seat> {
    (0..SEATS).map(Seat).filter(move |&other| other != seat)
}

/// What is asked: little, some, and much.
const AMOUNTS: [u32; 3] = [1, 3, 10];

#[test]
fn a_request_is_paid_now_and_then_and_mostly_not() {
    let (mut asked, mut paid) = (0, [0; 3]);
    positions(1, |table, seat, seed| {
        if !table.len().is_multiple_of(5) {
            return;
        }
        asked += 1;
        let payer = others(seat).nth(table.len() / 5 % 3).unwrap();
        for (paid, amount) in paid.iter_mut().zip(AMOUNTS) {
            let Some(notation) = empires().pays(table, payer, seat, amount, seed) else { continue };
            *paid += 1;
            assert!(table.aside(payer).contains(&notation), "{notation}");
            assert!(notation.starts_with(&format!("pay {amount} ")), "{notation}");
            assert_eq!(empires().pays(table, payer, seat, amount, seed), Some(notation), "the same again");
        }
    });
    assert!(asked > 50 && paid[0] > 0, "{paid:?} of {asked}: nothing is ever worth a piece of gold");
    assert!(paid.iter().all(|paid| 4 * paid < asked), "{paid:?} of {asked}: gold is given away");
    assert!(paid[2] <= paid[0], "{paid:?} of {asked}: more is paid more readily");
}

#[test]
fn who_has_nothing_to_decide_is_paid_nothing() {
    positions(1, |table, seat, seed| {
        for asks in others(seat).filter(|&other| !table.waiting_on().contains(other)) {
            assert_eq!(empires().pays(table, seat, asks, 1, seed), None);
        }
    });
}

#[test]
fn what_cannot_be_paid_is_not_promised() {
    let entry = empires();
    let table = entry.game.open(&entry.game.default_options(), SEATS.into(), Seed::from_number(1)).unwrap();
    let seed = Seed::from_number(2);
    // Before powers are chosen there is no gold; a payment to oneself or to nobody is none.
    for (from, to) in [(0, 1), (1, 0), (0, 0), (0, 9), (9, 0)] {
        assert_eq!(entry.pays(&*table, Seat(from), Seat(to), 1, seed), None);
    }
    let other = find(registry(), "imperial-struggle").unwrap();
    assert_eq!(other.pays(&*table, Seat(0), Seat(1), 1, seed), None, "a table of another game");
}
