//! Golden playthroughs: random games written out decision by decision, with everything that was legal
//! and everything that happened, compared with the texts in `tests/golden`.
//!
//! After a change of the rules, `UPDATE_GOLDEN=1 cargo test -p imperial --test playthrough` writes them
//! anew; the difference shows what the change does.

use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;

use imperial::{Action, Imperial, Options, Side, Sides, State};
use table::{Audience, Dice, Game, Report, Seed};

/// Decisions whose legal alternatives are written out; after that, their number and a sum of them.
const WRITTEN_OUT: usize = 40;
/// How often another decision is drawn when one is dull.
const REDRAWS: usize = 8;
/// The most bytes of a text.
const MOST_BYTES: usize = 600_000;

/// A short sum of a text: FNV-1a with 32 bits.
fn sum(text: &str) -> u32 {
    text.bytes().fold(0x811c_9dc5, |sum, byte| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

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

/// One random game as a text.
fn playthrough(options: Options, number: u64) -> String {
    let mut dice = Dice::new(Seed::from_number(number));
    let mut choice = Dice::new(Seed::from_number(u64::MAX - number));
    let mut state = Imperial::setup(&options, 2, &mut dice).expect("sound options");
    let options = serde_json::to_string(&options).expect("options are plain data");
    let mut text = format!("Imperial Struggle, rules {}, seed {number}\n{options}\n", Imperial::RULES);
    let (mut decisions, mut list) = (0, Vec::new());
    while let Some(seat) = Imperial::waiting_on(&state).iter().next() {
        list.clear();
        Imperial::legal(&state, seat, &mut list);
        let action = choose(&list, &mut choice);
        let price = Imperial::check(&state, seat, action).expect("listed decisions are legal").total();
        decisions += 1;
        let _ = writeln!(text, "\n{decisions}. seat {seat}: {action} = {price}");
        let names: Vec<String> = list.iter().map(ToString::to_string).collect();
        let names = names.join(" | ");
        if decisions <= WRITTEN_OUT {
            let _ = writeln!(text, "  legal {}: {names}", list.len());
        } else {
            let _ = writeln!(text, "  legal {} ({:08x})", list.len(), sum(&names));
        }
        let mut report = Report::default();
        Imperial::apply(&mut state, seat, action, &mut dice, &mut report);
        for (audience, event) in &report.events {
            let event = serde_json::to_string(event).expect("events are plain data");
            let _ = match audience {
                Audience::All => writeln!(text, "  {event}"),
                Audience::Only(seat) => writeln!(text, "  only {seat}: {event}"),
                Audience::AllBut(seat) => writeln!(text, "  but {seat}: {event}"),
            };
        }
        if let Some(barrier) = report.barrier {
            let _ = writeln!(text, "  barrier {barrier:?}");
        }
        let _ = writeln!(text, "  {}", tracks(&state));
    }
    let outcome = Imperial::outcome(&state).expect("nobody decides, so the game is over");
    let outcome = serde_json::to_string(&outcome).expect("outcomes are plain data");
    let _ = writeln!(text, "\n{outcome}\ndice drawn: {}", dice.drawn());
    text
}

/// Compares a playthrough with the text that is kept, or writes it anew.
fn compare(name: &str, options: Options, number: u64) {
    let path: PathBuf = [env!("CARGO_MANIFEST_DIR"), "tests", "golden", name].iter().collect();
    let text = playthrough(options, number);
    assert!(text.len() < MOST_BYTES, "{name} has {} bytes", text.len());
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        fs::write(&path, &text).expect("the text written");
        return;
    }
    let kept = fs::read_to_string(&path).expect("a text to compare with");
    for (number, (now, before)) in text.lines().zip(kept.lines()).enumerate() {
        assert_eq!(now, before, "{name}, line {}: left is now, right is the kept text", number + 1);
    }
    assert_eq!(text.lines().count(), kept.lines().count(), "{name}: lines now and before");
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
