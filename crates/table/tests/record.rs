//! The record: reading, writing, replaying, proving; and its schema.

mod tiny;

use serde_json::{Value, json};
use table::{Commitment, Dice, Journal, Record, RecordError, RecordResult, Seat, Seed};
use tiny::{Honest, Options};

/// A finished random game.
fn finished() -> Journal<Honest> {
    let options = Options { rounds: 3, sudden: true };
    let mut journal = Journal::new(options, 3, Seed::from_number(11)).unwrap();
    let mut dice = Dice::new(Seed::from_number(12));
    while let Some(seat) = journal.waiting_on().iter().next() {
        let list = journal.legal(seat);
        journal.decide(seat, list[dice.below(list.len() as u32) as usize]).unwrap();
    }
    journal
}

fn names() -> Vec<String> {
    ["Anna", "Bela", "“Čeněk”\n\"decisions\": []"].map(str::to_owned).to_vec()
}

fn record() -> Record {
    Record::of(&finished(), &names(), true)
}

/// The message of a record that cannot be read.
fn unreadable(change: impl FnOnce(&mut Value)) -> String {
    let mut value = serde_json::to_value(record()).unwrap();
    change(&mut value);
    Record::parse(&serde_json::to_string_pretty(&value).unwrap()).unwrap_err().to_string()
}

#[test]
fn a_record_round_trips_and_holds() {
    let (journal, record) = (finished(), record());
    let text = record.to_text();
    let read = Record::parse(&text).unwrap();
    assert_eq!(read, record);
    assert_eq!(read.to_text(), text);
    let verified = read.verify::<Honest>().unwrap();
    assert_eq!(verified.state(), journal.state());
    assert_eq!(verified.entries(), journal.entries());
    assert_eq!(verified.options(), journal.options());
}

#[test]
fn a_record_has_one_decision_a_line() {
    let record = record();
    let text = record.to_text();
    let lines = text.lines().filter(|line| line.starts_with("    [")).count();
    assert_eq!(lines, record.decisions.len());
    assert!(text.ends_with("}\n"));
    let empty = Record { decisions: Vec::new(), result: None, ..record };
    assert_eq!(Record::parse(&empty.to_text()).unwrap(), empty);
}

#[test]
fn options_may_have_a_member_named_decisions() {
    let record = Record { options: json!({ "decisions": [], "seed": 3 }), ..record() };
    assert_eq!(Record::parse(&record.to_text()).unwrap(), record);
}

#[test]
fn a_prefix_can_be_replayed() {
    let journal = finished();
    let half = record().replay_until::<Honest>(5).unwrap();
    assert_eq!(half.entries(), &journal.entries()[..5]);
    assert_eq!(*half.state(), journal.state_at(5));
}

#[test]
fn a_text_that_is_no_record_says_where() {
    let message = Record::parse("{\n  \"format\": \"kabinett-record\",\n  oops\n}").unwrap_err().to_string();
    assert_eq!(message, "not a record: key must be a string at line 3 column 3");
    let message = Record::parse("{}").unwrap_err().to_string();
    assert_eq!(message, "not a record: missing field `format` at line 1 column 2");
}

#[test]
fn malformed_members_say_where_and_what() {
    let message = unreadable(|record| record["decisions"][1] = json!("play 3"));
    assert!(message.contains("line") && message.contains("\"play 3\""), "{message}");
    let message = unreadable(|record| record["decisions"][1] = json!([300, "play 3"]));
    assert!(message.contains("300") && message.contains("line"), "{message}");
    let message = unreadable(|record| record["seed"] = json!("xyz"));
    assert!(message.contains("seed: expected 64 hexadecimal digits at line"), "{message}");
    let message = unreadable(|record| record["commitment"] = json!("12"));
    assert!(message.contains("commitment: expected 64 hexadecimal digits at line"), "{message}");
    let message = unreadable(|record| record["sed"] = json!(1));
    assert!(message.contains("unknown field `sed`"), "{message}");
    let message = unreadable(|record| drop(record.as_object_mut().unwrap().remove("game")));
    assert!(message.contains("missing field `game`"), "{message}");
}

#[test]
fn other_formats_and_versions_are_refused() {
    let message = unreadable(|record| record["format"] = json!("chess"));
    assert_eq!(message, "format “chess” is not “kabinett-record”");
    // A newer version may have other members: its number is the message all the same.
    let message = unreadable(|record| {
        record["version"] = json!(7);
        record["clock"] = json!("blitz");
    });
    assert_eq!(message, "record version 7 is not known (this program reads version 1)");
}

#[test]
fn other_games_rules_and_options_are_refused() {
    let refused = |record: Record| record.verify::<Honest>().err().unwrap().to_string();
    assert_eq!(refused(Record { game: "go".to_owned(), ..record() }), "the record is of “go”, not of “tiny”");
    assert_eq!(
        refused(Record { rules: 9, ..record() }),
        "the record follows version 9 of the rules; this program has version 1"
    );
    let message = refused(Record { options: json!({ "round": 3 }), ..record() });
    assert!(message.starts_with("options: unknown field `round`"), "{message}");
    let message = refused(Record { seats: names()[..1].to_vec(), ..record() });
    assert_eq!(message, "options: two to four can play, not 1");
}

#[test]
fn a_record_without_seed_can_be_read_but_not_replayed() {
    let record = Record::of(&finished(), &names(), false);
    assert!(!record.to_text().contains("\"seed\""));
    let read = Record::parse(&record.to_text()).unwrap();
    assert_eq!((read.seed, read.commitment), (None, Seed::from_number(11).commitment()));
    assert!(matches!(read.replay_until::<Honest>(0), Err(RecordError::NoSeed)));
    assert!(matches!(read.verify::<Honest>(), Err(RecordError::NoSeed)));
}

#[test]
fn a_seed_that_was_not_committed_to_is_found_out() {
    let record = Record { commitment: Commitment([7; 32]), ..record() };
    let message = record.verify::<Honest>().err().unwrap().to_string();
    assert!(message.starts_with("the seed does not match the commitment"), "{message}");
    assert!(message.contains(&Seed::from_number(11).commitment().to_hex()), "{message}");
    assert!(record.replay_until::<Honest>(usize::MAX).is_ok(), "its decisions can still be looked at");
}

#[test]
fn a_refused_decision_says_which_and_why() {
    let mut record = record();
    record.decisions[2].1 = "tip".to_owned();
    let message = record.verify::<Honest>().err().unwrap().to_string();
    assert_eq!(message, "decision 3, seat 2, “tip”: refused by 3.5: not-now");
    record.decisions[2] = (Seat(17), "done".to_owned());
    let message = record.verify::<Honest>().err().unwrap().to_string();
    assert_eq!(message, "decision 3, seat 17, “done”: refused by table: no-such-seat");
    record.decisions[2].1 = "castle".to_owned();
    let message = record.verify::<Honest>().err().unwrap().to_string();
    assert_eq!(message, "decision 3: “castle” is not a decision of this game");
}

#[test]
fn another_result_is_found_out() {
    let mut record = record();
    let honest = record.result.clone().unwrap();
    record.result = Some(RecordResult { end: "empty".to_owned(), ..honest.clone() });
    let message = record.verify::<Honest>().err().unwrap().to_string();
    assert!(message.contains("the record ends with “empty” (seat 0 place"), "{message}");
    assert!(message.contains(&format!("lead to “{}”", honest.end)), "{message}");
    record.result = None;
    let message = record.verify::<Honest>().err().unwrap().to_string();
    assert!(message.contains("ends with no result"), "{message}");
}

fn schema() -> jsonschema::Validator {
    let schema: Value = serde_json::from_str(include_str!("../../../docs/record.schema.json")).unwrap();
    jsonschema::validator_for(&schema).unwrap()
}

#[test]
fn what_is_written_fits_the_schema() {
    let schema = schema();
    let running = Record { result: None, seed: None, decisions: Vec::new(), ..record() };
    for record in [record(), running] {
        let value: Value = serde_json::from_str(&record.to_text()).unwrap();
        let errors: Vec<String> = schema.iter_errors(&value).map(|error| error.to_string()).collect();
        assert_eq!(errors, [""; 0]);
    }
}

/// What the reader refuses, the schema refuses too.
#[test]
fn the_schema_refuses_what_the_reader_refuses() {
    let changes: [fn(&mut Value); 11] = [
        |record| record["format"] = json!("chess"),
        |record| record["version"] = json!(2),
        |record| record["game"] = json!(3),
        |record| record["rules"] = json!("new"),
        |record| record["seats"] = json!("Anna"),
        |record| record["seed"] = json!("xyz"),
        |record| record["commitment"] = json!("12"),
        |record| record["decisions"][0] = json!([0]),
        |record| record["decisions"][0] = json!(["0", "done"]),
        |record| record["result"]["standings"][0]["place"] = json!("first"),
        |record| record["clock"] = json!("blitz"),
    ];
    let schema = schema();
    for (index, change) in changes.into_iter().enumerate() {
        let mut value = serde_json::to_value(record()).unwrap();
        change(&mut value);
        assert!(!schema.is_valid(&value), "change {index} fits the schema");
        assert!(Record::parse(&value.to_string()).is_err(), "change {index} can be read");
    }
}

/// The example of `docs/record.md` is a record that holds.
#[test]
fn the_example_of_the_document_holds() {
    let document = include_str!("../../../docs/record.md");
    let example = document.split("```json\n").nth(1).unwrap().split("```").next().unwrap();
    let record = Record::parse(example).unwrap();
    assert_eq!(record.to_text(), example, "written as this library writes it");
    record.verify::<Honest>().unwrap();
    assert!(schema().is_valid(&serde_json::from_str(example).unwrap()));
}
