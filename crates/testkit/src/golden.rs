//! Golden playthroughs: games written out decision by decision, with everything that was legal and
//! everything that happened, compared with texts that are kept.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use table::{Audience, Dice, Game, Report, Seed};

/// Decisions whose legal alternatives are written out; after that, their number and a sum of them.
const WRITTEN_OUT: usize = 40;
/// The most bytes of a text.
const MOST_BYTES: usize = 600_000;

/// A short sum of a text: FNV-1a with 32 bits.
fn sum(text: &str) -> u32 {
    text.bytes().fold(0x811c_9dc5, |sum, byte| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

/// How a game is played and shown.
pub struct Playthrough<G: Game> {
    /// Chooses one of the legal decisions.
    pub choose: fn(&[G::Action], &mut Dice) -> G::Action,
    /// What stands after each decision, in one line.
    pub tracks: fn(&G::State) -> String,
}

impl<G: Game> Playthrough<G> {
    /// The game of that number as a text.
    ///
    /// # Panics
    /// If the options are not sound or the game breaks its contract.
    pub fn text(&self, options: &G::Options, seats: usize, number: u64) -> String {
        let mut dice = Dice::new(Seed::from_number(number));
        let mut choice = Dice::new(Seed::from_number(u64::MAX - number));
        let mut state = G::setup(options, seats, &mut dice).expect("sound options");
        let options = serde_json::to_string(options).expect("options are plain data");
        let mut text = format!("{}, rules {}, seed {number}\n{options}\n", G::NAME, G::RULES);
        let (mut decisions, mut list) = (0, Vec::new());
        while let Some(seat) = G::waiting_on(&state).iter().next() {
            list.clear();
            G::legal(&state, seat, &mut list);
            let action = (self.choose)(&list, &mut choice);
            let price = G::check(&state, seat, action).expect("listed decisions are legal").total();
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
            G::apply(&mut state, seat, action, &mut dice, &mut report);
            write_events(&mut text, &report);
            let _ = writeln!(text, "  {}", (self.tracks)(&state));
        }
        let outcome = G::outcome(&state).expect("nobody decides, so the game is over");
        let outcome = serde_json::to_string(&outcome).expect("outcomes are plain data");
        let _ = writeln!(text, "\n{outcome}\ndice drawn: {}", dice.drawn());
        text
    }
}

fn write_events<E: serde::Serialize>(text: &mut String, report: &Report<E>) {
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
}

/// Compares a playthrough with the text that is kept, or writes it anew if the environment has
/// `UPDATE_GOLDEN`.
///
/// # Panics
/// If it differs, or cannot be read or written.
pub fn compare(path: &Path, text: &str) {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    assert!(text.len() < MOST_BYTES, "{name} has {} bytes", text.len());
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder for the texts");
        fs::write(path, text).expect("the text written");
        return;
    }
    let kept = fs::read_to_string(path).expect("a text to compare with");
    for (number, (now, before)) in text.lines().zip(kept.lines()).enumerate() {
        assert_eq!(now, before, "{name}, line {}: left is now, right is the kept text", number + 1);
    }
    assert_eq!(text.lines().count(), kept.lines().count(), "{name}: lines now and before");
}
