//! D3, O3 Every change of gold, population and victory points is told in the log.

use empires::facts::Power;
use empires::{Edition, Empires, Event, Options, State};
use table::{Dice, Game, Report, Seed};

/// Gold, population and victory points by power.
type Account = [[i32; 3]; Power::COUNT];

fn account(state: &State) -> Account {
    std::array::from_fn(|power| {
        let player = &state.players[power];
        [player.gold, player.population.into(), player.vp.into()]
    })
}

#[test]
fn d3_1_o3_1_changes_of_gold_are_explained_by_the_log() {
    for (edition, number) in [(Edition::Deluxe, 1), (Edition::Original, 2)] {
        for seats in 2..=7 {
            whole_game(&Options { edition, ..Options::default() }, seats, number);
        }
    }
}

/// Plays a random game in which players also pay each other.
fn whole_game(options: &Options, seats: usize, number: u64) {
    let mut dice = Dice::new(Seed::from_number(number));
    let mut choice = Dice::new(Seed::from_number(number + 100));
    let mut state = Empires::setup(options, seats, &mut dice).unwrap();
    let mut changes = 0;
    while let Some(seat) = Empires::waiting_on(&state).iter().next() {
        let mut legal = Vec::new();
        Empires::aside(&state, seat, &mut legal);
        if legal.is_empty() || choice.below(30) != 0 {
            legal.clear();
            Empires::legal(&state, seat, &mut legal);
        }
        let action = legal[Empires::sample(&legal, &mut choice)];
        let mut told = account(&state);
        let set_up = state.powers.contains(&None) && state.powers.iter().flatten().count() < seats;
        let mut report = Report::default();
        Empires::apply(&mut state, seat, action, &mut dice, &mut report);
        for (_, event) in &report.events {
            let (power, kind, delta, now) = match *event {
                Event::Gold { power, delta, now, .. } => (power, 0, i32::from(delta), now),
                Event::Population { power, delta, now, .. } => (power, 1, i32::from(delta), now.into()),
                Event::Vp { power, delta, now, .. } => (power, 2, i32::from(delta), now.into()),
                _ => continue,
            };
            changes += 1;
            told[power.index()][kind] += delta;
            assert_eq!(told[power.index()][kind], now, "{action}: {event:?}");
        }
        if !set_up {
            assert_eq!(told, account(&state), "{action} of {seat}: {:?}", report.events);
        }
    }
    assert!(changes > 50, "{changes} changes");
}
