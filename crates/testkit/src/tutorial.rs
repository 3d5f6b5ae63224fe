//! Guided lessons: a record, a table of steps, and the positions that the client shows at them.
//!
//! The record is in `fixtures/tutorials`, the steps and the positions are beside the client's lessons. A
//! step stands at a number of decisions of the record and may ask the learner for the next ones. The
//! positions are written by a test, so that every one of them comes from the rules.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

use serde::Deserialize;
use serde_json::{Value, json};
use table::{AnyGame, AnyTable, Erased, Game, Record, Seat, Viewer};

/// How many steps a lesson has.
const STEPS: std::ops::RangeInclusive<usize> = 10..=15;

/// A lesson as the client has it.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Lesson {
    /// The learner's seat.
    seat: u8,
    steps: Vec<Step>,
}

/// One step of a lesson.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Step {
    /// Names its sentences.
    key: String,
    /// After how many decisions of the record it stands.
    at: usize,
    /// What the learner decides here, one after the other.
    #[serde(default)]
    press: Vec<Press>,
    /// Numbers for the sentences, as pointers into the view.
    #[serde(default)]
    figures: BTreeMap<String, String>,
    // Where the client looks: the map, the dock or the panels, and what it points at there.
    #[expect(dead_code, reason = "only the client reads it")]
    show: String,
    #[serde(default)]
    #[expect(dead_code, reason = "only the client reads it")]
    look: Vec<String>,
    #[serde(default)]
    #[expect(dead_code, reason = "only the client reads it")]
    point: Vec<String>,
    #[serde(default)]
    #[expect(dead_code, reason = "only the client reads it")]
    mark: Vec<String>,
}

/// A decision that is asked for.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Press {
    decision: String,
    #[expect(dead_code, reason = "only the client reads it")]
    on: String,
}

/// Holds the lesson of a game to its record, and the client's positions to the rules;
/// `UPDATE_TUTORIALS=1` writes the positions.
///
/// # Panics
/// If the record does not hold, a step asks for what is not legal or not in the record, a figure is not
/// in the view, or the positions are out of date.
pub fn holds<G: Game>() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let read =
        |path: String| fs::read_to_string(root.join(&path)).unwrap_or_else(|error| panic!("{path}: {error}"));
    let game = Erased::<G>::new();
    let lessons = format!("web/src/learn/lessons/{}", G::ID);
    let lesson: Lesson =
        serde_json::from_str(&read(format!("{lessons}/steps.json"))).expect("a table of steps");
    let record = Record::parse(&read(format!("fixtures/tutorials/{}.kab.json", G::ID))).expect("a record");
    game.verify(&record).expect("a record that holds");

    assert!(STEPS.contains(&lesson.steps.len()), "{} steps", lesson.steps.len());
    let keys: BTreeSet<&str> = lesson.steps.iter().map(|step| step.key.as_str()).collect();
    assert_eq!(keys.len(), lesson.steps.len(), "a key is there twice");

    let seat = Seat(lesson.seat);
    let mut positions = BTreeMap::new();
    let mut reached = 0;
    for step in &lesson.steps {
        assert!(step.at >= reached, "{} goes back", step.key);
        for (after, press) in step.press.iter().enumerate() {
            let at = step.at + after;
            let table = game.replay(&record, at).expect("a position of the record");
            assert_eq!(
                record.decisions[at],
                (seat, press.decision.clone()),
                "{}: another decision",
                step.key
            );
            assert!(
                table.legal(seat).contains(&press.decision),
                "{}: {} is not legal",
                step.key,
                press.decision
            );
            positions.insert(at, position(table.as_ref(), seat, Some(&press.decision)));
        }
        reached = step.at + step.press.len();
        let table = game.replay(&record, step.at).expect("a position of the record");
        let view = table.view(Viewer::Seat(seat));
        for (name, pointer) in &step.figures {
            let figure = view.pointer(pointer);
            assert!(figure.is_some_and(Value::is_number), "{}: {name} is {figure:?}", step.key);
        }
        positions.entry(step.at).or_insert_with(|| position(table.as_ref(), seat, None));
    }
    every_step_is_said(&root.join("locales"), G::ID, &lesson);
    let last = game.replay(&record, reached).expect("a position of the record");
    up_to_date(&root.join(lessons).join("positions.json"), &text(&positions, last.as_ref(), seat));
}

/// Every language has the sentences of every step, and no others.
fn every_step_is_said(locales: &Path, game: &str, lesson: &Lesson) {
    let mut wanted = BTreeSet::new();
    for Step { key, press, .. } in &lesson.steps {
        wanted.extend(["title", "text"].map(|kind| format!("learn-{key}-{kind}")));
        wanted.extend((!press.is_empty()).then(|| format!("learn-{key}-do")));
    }
    let mut languages = 0;
    for language in fs::read_dir(locales).expect("a folder of languages") {
        let path = language.expect("a readable folder").path().join(game).join("learn.ftl");
        let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let said: BTreeSet<String> = text
            .lines()
            .filter(|line| line.starts_with("learn-"))
            .filter_map(|line| line.split_once(" ="))
            .map(|(key, _)| key.to_owned())
            .collect();
        assert_eq!(said, wanted, "{}", path.display());
        languages += 1;
    }
    assert!(languages >= 3, "{languages} languages");
}

/// What the learner sees, and the price of what is asked for.
fn position(table: &dyn AnyTable, seat: Seat, decision: Option<&str>) -> Value {
    let next = decision.map(|notation| {
        let quote = table.check(seat, notation).expect("a legal decision");
        json!({
            "notation": notation,
            "quote": { "unit": quote.unit, "total": quote.total(), "lines": quote.lines },
        })
    });
    json!({ "next": next, "view": table.view(Viewer::Seat(seat)) })
}

/// The client's file: one position and one event a line, so that a difference can be read.
fn text(positions: &BTreeMap<usize, Value>, last: &dyn AnyTable, seat: Seat) -> String {
    let lines = |lines: Vec<String>| lines.join(",\n");
    let positions = positions.iter().map(|(at, position)| format!("\"{at}\": {position}")).collect();
    let log = last.log(Viewer::Seat(seat), 0);
    let log = log.iter().map(|(number, event)| json!({ "number": number, "event": event }).to_string());
    let mut text = String::new();
    write!(
        text,
        "{{\n\"positions\": {{\n{}\n}},\n\"log\": [\n{}\n]\n}}\n",
        lines(positions),
        lines(log.collect())
    )
    .expect("in memory");
    text
}

fn up_to_date(path: &Path, wanted: &str) {
    if env::var_os("UPDATE_TUTORIALS").is_some() {
        fs::write(path, wanted).expect("the client's folder can be written");
    }
    let kept = fs::read_to_string(path).unwrap_or_default();
    assert!(kept == wanted, "{} is out of date: UPDATE_TUTORIALS=1 writes it", path.display());
}
