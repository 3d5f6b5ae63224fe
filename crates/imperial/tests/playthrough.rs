//! Golden playthroughs: random games written out decision by decision, with everything that was legal
//! and everything that happened, compared with the texts in `tests/golden`.
//!
//! After a change of the rules, `UPDATE_GOLDEN=1 cargo test -p imperial --test playthrough` writes them
//! anew; the difference shows what the change does.

use std::fmt::Write as _;
use std::path::PathBuf;

use imperial::{Action, Imperial, Options, Side, Sides, State};
use table::Dice;
use testkit::golden::{self, Playthrough};

/// How often another decision is drawn when one is dull.
const REDRAWS: usize = 8;
/// Turn, Victory Points and, for France and Britain, what the mats show.
fn tracks(state: &State) -> String {
    let tracks = &state.tracks;
    let mut text = format!("turn {} vp {}", state.turn, tracks.vp);
    for side in Side::BOTH {
        let _ = write!(
            text,
            "; {side} debt {}/{} trp {} navy-box {} unbuilt {} hand {} spaces {}",
            tracks.debt[side],
            tracks.limit[side],
            tracks.trp[side],
            tracks.navy_box[side],
            tracks.unbuilt[side],
            state.deck.hands[side].len(),
            state.board.control[side].len(),
        );
    }
    text
}

/// Any of the legal decisions, but rather an Event and seldom the end of a round: so more happens.
fn choose(list: &[Action], choice: &mut Dice) -> Action {
    let mut any = || list[choice.below(list.len() as u32) as usize];
    let event = list.iter().any(|action| matches!(action, Action::Event(..)));
    let dull = |action: &Action| match action {
        Action::Pass(_) | Action::End => true,
        Action::Event(..) => false,
        _ => event,
    };
    (0..REDRAWS).map(|_| any()).find(|action| !dull(action)).unwrap_or_else(any)
}

/// Compares a playthrough with the text that is kept, or writes it anew.
fn compare(name: &str, options: Options, number: u64) {
    let path: PathBuf = [env!("CARGO_MANIFEST_DIR"), "tests", "golden", name].iter().collect();
    golden::compare(&path, &Playthrough::<Imperial> { choose, tracks }.text(&options, 2, number));
}

#[test]
fn a_game_by_the_book() {
    compare("by-the-book.txt", Options::default(), 54);
}

#[test]
fn a_game_with_a_handicap() {
    let options = Options { britain_treaty_points: 2, sides: Sides::BritainFirst, ..Options::default() };
    compare("handicap.txt", options, 6);
}

#[test]
fn a_game_with_every_option() {
    let options = Options {
        spanish_empire: true,
        tile_swap: true,
        assigned_layout: true,
        tougher_forts: true,
        interleaving: true,
        sides: Sides::Bid,
        ..Options::default()
    };
    compare("every-option.txt", options, 17);
}
