//! Golden playthroughs: random games written out decision by decision, with everything that was legal
//! and everything that happened, compared with the texts in `tests/golden`.
//!
//! After a change of the rules, `UPDATE_GOLDEN=1 cargo test -p empires --test playthrough` writes them
//! anew; the difference shows what the change does.

use std::fmt::Write as _;
use std::path::PathBuf;

use empires::{Action, Edition, Empires, Options, State, Switch, UnrestOption};
use table::{Dice, Game};
use testkit::golden::{self, Playthrough};

/// How often another decision is drawn when one is dull.
const REDRAWS: usize = 6;

/// War, round, and what each player has.
fn tracks(state: &State) -> String {
    let mut text = format!("war {} round {}", state.war, state.round);
    for power in state.powers.into_iter().flatten() {
        let player = &state.players[power.index()];
        let units: u8 = state.map.units[power.index()].iter().flatten().sum();
        let markers: u8 = state.map.control[power.index()].iter().sum();
        let _ = write!(
            text,
            "; {power} gold {} population {} vp {} unrest {} units {units} markers {markers}",
            player.gold,
            player.population,
            player.vp,
            player.unrest.points(),
        );
    }
    text
}

/// As random play chooses, but seldom a pass or a refusal to fight: so more happens.
fn choose(list: &[Action], choice: &mut Dice) -> Action {
    let mut any = || list[Empires::sample(list, choice)];
    let bidding = list.iter().any(|action| matches!(action, Action::Bid(_)));
    let dull = |action: &Action| {
        !bidding
            && matches!(
                action,
                Action::Pass | Action::Decline | Action::Stand | Action::Hold | Action::NoBonus
            )
    };
    (0..REDRAWS).map(|_| any()).find(|action| !dull(action)).unwrap_or_else(any)
}

/// Compares a playthrough with the text that is kept, or writes it anew.
fn compare(name: &str, options: &Options, players: usize, number: u64) {
    let path: PathBuf = [env!("CARGO_MANIFEST_DIR"), "tests", "golden", name].iter().collect();
    golden::compare(&path, &Playthrough::<Empires> { choose, tracks }.text(options, players, number));
}

#[test]
fn deluxe_with_three_players() {
    compare("deluxe-3.txt", &Options::default(), 3, 31);
}

#[test]
fn original_with_four_players() {
    compare("original-4.txt", &Options { edition: Edition::Original, ..Options::default() }, 4, 42);
}

#[test]
fn deluxe_with_two_players_and_variants() {
    let options = Options {
        adj: Switch::On,
        sea: Switch::On,
        own_fleet: Switch::On,
        unrest: UnrestOption::PointsOpen,
        draft: Switch::On,
        np_mix: Switch::On,
        np_navy: Switch::On,
        surrender: Switch::On,
        ..Options::default()
    };
    compare("variants-2.txt", &options, 2, 5);
}
