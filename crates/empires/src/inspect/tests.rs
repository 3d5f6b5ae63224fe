//! The public examples, and what is refused.

use std::io::ErrorKind;

use serde_json::{Value, json};

const EXAMPLES: &str = include_str!("../../tests/data/empires-position.examples.json");

/// Two players of the original, three of Deluxe, an auction, the end of a game.
const ORIGINAL: usize = 0;
const THREE: usize = 1;
const AUCTION: usize = 3;
const END: usize = 5;

fn example(number: usize) -> Value {
    let list: Vec<Value> = serde_json::from_str(EXAMPLES).expect("JSON");
    list[number].clone()
}

/// What is printed for a text, and how many differences there are; or what is wrong with it.
fn inspect(text: &str, check: bool) -> Result<(String, u64), String> {
    let mut output = Vec::new();
    match super::run(&mut text.as_bytes(), &mut output, check) {
        Ok(count) => Ok((String::from_utf8(output).expect("UTF-8"), count)),
        Err(error) => {
            assert_eq!(error.kind(), ErrorKind::InvalidData, "{error}");
            Err(error.to_string())
        }
    }
}

/// What is wrong with an example after a change of its position.
fn wrong(number: usize, change: impl FnOnce(&mut Value)) -> String {
    let mut record = example(number);
    change(&mut record["position"]);
    inspect(&record.to_string(), false).expect_err("it is refused")
}

/// The answers to an example after a change of its position.
fn answers(number: usize, change: impl FnOnce(&mut Value)) -> Value {
    let mut record = example(number);
    record.as_object_mut().expect("an object").remove("answers");
    change(&mut record["position"]);
    let (text, _) = inspect(&record.to_string(), false).expect("it is answered");
    let mut answered: Value = serde_json::from_str(&text).expect("JSON");
    answered["answers"].take()
}

#[test]
fn the_public_examples_have_these_answers() {
    assert_eq!(inspect(EXAMPLES, true), Ok((String::new(), 0)));
}

#[test]
fn answers_are_one_record_a_line() {
    let (text, differences) = inspect(EXAMPLES, false).unwrap();
    assert_eq!((text.lines().count(), differences), (6, 0));
    for (number, line) in text.lines().enumerate() {
        assert!(line.starts_with(r#"{"format":"empires-position","version":1,"id":"sample-000"#), "{line}");
        let mut answered: Value = serde_json::from_str(line).unwrap();
        let mut expected = example(number);
        assert_eq!(answered["id"], expected["id"]);
        expected["answers"] = answered["answers"].take();
        assert_eq!(inspect(&expected.to_string(), true), Ok((String::new(), 0)));
    }
}

#[test]
fn every_difference_is_printed() {
    let mut record = example(ORIGINAL);
    let expected = &mut record["answers"];
    expected["scoring"]["total"]["france"] = json!(1);
    expected["attacks"]["q4"]["reason"] = json!("O9.1");
    expected["targets"]["strikes"].as_array_mut().unwrap().pop();
    expected["auction"] = json!({});
    let (text, differences) = inspect(&record.to_string(), true).unwrap();
    assert_eq!((text.lines().count(), differences), (4, 4));
    for line in [
        "sample-0001: answers.scoring.total.france: expected 1, found 21",
        "sample-0001: answers.attacks.q4.reason: expected \"O9.1\", found \"O9.2\"",
        "sample-0001: answers.targets.strikes: expected [",
        "sample-0001: answers.auction: expected {}, found null",
    ] {
        assert!(text.contains(line), "{line} is not in\n{text}");
    }
}

#[test]
fn lists_are_sets_and_the_turn_order_is_not() {
    let mut record = example(ORIGINAL);
    record["answers"]["targets"]["strikes"].as_array_mut().unwrap().reverse();
    assert_eq!(inspect(&record.to_string(), true), Ok((String::new(), 0)));
    // The third auction of five players is the last.
    let mut record = example(AUCTION);
    let position = &mut record["position"];
    position["alliances"] = json!({ "red": ["austria", "britain"], "blue": ["france", "spain"] });
    position["auction"]["bid"] = json!({ "by": "spain", "gold": 2, "red": null, "blue": "prussia" });
    let found = answers(AUCTION, |changed| *changed = position.clone());
    assert_eq!(found["auction"]["number"], 3);
    assert_eq!(
        found["auction"]["if_closed"]["turn_order"],
        json!(["austria", "france", "britain", "spain", "prussia"])
    );
    assert_eq!(found["auction"]["if_closed"]["next_opener"], Value::Null);
    record["answers"] = found;
    record["answers"]["auction"]["if_closed"]["turn_order"].as_array_mut().unwrap().swap(0, 1);
    assert_eq!(inspect(&record.to_string(), true).unwrap().1, 2);
}

#[test]
fn another_format_or_version_is_refused() {
    let refused = |change: fn(&mut Value)| {
        let mut record = example(END);
        change(&mut record);
        inspect(&format!("{}\n{record}", example(1)), true).expect_err("it is refused")
    };
    assert_eq!(
        refused(|record| record["format"] = json!("imperial-position")),
        "line 2: record sample-0006: the format is \"imperial-position\", not \"empires-position\""
    );
    assert_eq!(
        refused(|record| record["version"] = json!(2)),
        "line 2: record sample-0006: the version is 2, not 1"
    );
    assert_eq!(
        refused(|record| record["note"] = json!(7)),
        "line 2: record sample-0006: note: must be a text"
    );
    assert_eq!(
        refused(|record| record["extra"] = json!(7)),
        "line 2: record sample-0006: unknown field `extra`"
    );
    assert_eq!(
        refused(|record| drop(record.as_object_mut().unwrap().remove("answers"))),
        "line 2: record sample-0006: missing field `answers`"
    );
}

#[test]
fn every_field_must_be_there_and_no_other() {
    let fields: Vec<String> = example(ORIGINAL)["position"].as_object().unwrap().keys().cloned().collect();
    assert_eq!(fields.len(), 18);
    for field in fields {
        let what = wrong(ORIGINAL, |position| drop(position.as_object_mut().unwrap().remove(&field)));
        assert_eq!(what, format!("line 1: record sample-0001: position: missing field `{field}`"));
    }
    let what = wrong(ORIGINAL, |position| position["weather"] = json!("fair"));
    assert_eq!(what, "line 1: record sample-0001: position: unknown field `weather`");
    for (number, path, field) in [
        (ORIGINAL, "/powers/britain", "gold"),
        (ORIGINAL, "/powers/britain/unrest", "drawn"),
        (ORIGINAL, "/powers/france/tiles/0", "used"),
        (ORIGINAL, "/neutrals/2", "value"),
        (ORIGINAL, "/tokens", "revolt"),
        (ORIGINAL, "/alliances", "red"),
        (ORIGINAL, "/questions/0", "war_office"),
        (ORIGINAL, "/questions/0/target", "power"),
        (ORIGINAL, "/questions/0/sea", "defender"),
        (THREE, "/questions/0/commit/attacker/0", "navy"),
        (THREE, "/questions/4", "marker"),
        (THREE, "/non_players/britain", "control"),
        (AUCTION, "/auction", "passes"),
        (AUCTION, "/auction/bid", "red"),
    ] {
        let what = wrong(number, |position| {
            drop(position.pointer_mut(path).unwrap().as_object_mut().unwrap().remove(field));
        });
        assert!(what.contains(&format!("missing field `{field}`")), "{path}: {what}");
        let what = wrong(number, |position| position.pointer_mut(path).unwrap()["weather"] = json!(1));
        assert!(what.contains("unknown field `weather`"), "{path}: {what}");
    }
}

#[test]
fn unknown_ids_are_named() {
    for (path, value, named) in [
        ("/edition", json!("third"), "third"),
        ("/variants/0", json!("V-SEAS"), "V-SEAS"),
        ("/players/0", json!("poland"), "poland"),
        ("/players/0", json!("united-provinces"), "united-provinces"),
        ("/phase", json!("dusk"), "dusk"),
        ("/powers/britain/units", json!({ "narnia": { "army": 1 } }), "narnia"),
        ("/powers/britain/units", json!({ "india": { "camel": 1 } }), "camel"),
        ("/powers/britain/control", json!({ "britain": 1 }), "britain"),
        ("/powers/britain/tiles", json!([{ "tile": "gold", "used": false }]), "gold"),
        (
            "/powers/britain/tiles",
            json!([{ "tile": "improved_agriculture", "used": false }]),
            "improved_agriculture",
        ),
        ("/powers/britain/alliances", json!(["alliance_ottoman"]), "alliance_ottoman"),
        ("/neutrals/0/counter", json!("N66"), "N66"),
        ("/neutrals/0/counter", json!("n09"), "n09"),
        ("/neutrals/0/kind", json!("fierce"), "fierce"),
        ("/neutrals/0/reward", json!("gold4"), "gold4"),
        ("/display", json!({ "pirates": 1 }), "pirates"),
        ("/spent_this_round", json!({ "banking": "france" }), "banking"),
        ("/questions/0/kind", json!("parley"), "parley"),
        ("/questions/0/target", json!({ "kind": "token", "token": "plague" }), "plague"),
        ("/questions/0/at_sea/attacker", json!(["alliance_mars"]), "alliance_mars"),
    ] {
        let what = wrong(ORIGINAL, |position| *position.pointer_mut(path).unwrap() = value);
        let field = path.split('/').nth(1).unwrap();
        let place = format!("line 1: record sample-0001: position.{field}");
        assert!(what.starts_with(&place) && what.contains(named), "{path}: {what}");
    }
}

#[test]
fn impossible_positions_are_refused() {
    for (path, value, named) in [
        ("/round", json!(7), "the rounds are 1 to 6"),
        ("/round", Value::Null, "must not be null"),
        ("/active", Value::Null, "must not be null"),
        ("/active", json!("spain"), "spain has no player"),
        ("/auction", json!({ "first_opener": "britain", "bid": null, "passes": 0 }), "must be null"),
        ("/turn_order", json!(["france", "britain"]), "does not follow the boxes"),
        ("/war", json!(4), "there is no war 4"),
        ("/players", json!(["britain"]), "two to seven can play"),
        ("/players", json!(["britain", "britain"]), "britain is there twice"),
        ("/players", json!(["britain", "spain"]), "missing field `spain`"),
        ("/alliances/red", json!([]), "britain is in neither row"),
        ("/alliances/red", json!(["britain", "spain"]), "spain is not in this game"),
        ("/non_players", json!({ "spain": { "units": {}, "control": {} } }), "spain does not belong here"),
        ("/variants", json!(["V-ADJ"]), "there must be one V-UNREST"),
        ("/variants", json!(["V-UNREST=drawn", "V-UNREST=drawn"]), "only one V-UNREST"),
        ("/powers/britain/population", json!(10), "0 to 9"),
        ("/powers/britain/units/france", json!({ "army": 1 }), "no units in the home of france"),
        ("/powers/britain/units/india", json!({ "navy": 8 }), "7 pieces of the kind navy"),
        ("/powers/france/alliances", json!(["alliance_sweden"]), "alliance_sweden is held twice"),
        ("/powers/britain/tiles", json!([{ "tile": "banking", "used": true }]), "banking is never flipped"),
        ("/neutrals/1/counter", json!("N09"), "n09 is there twice"),
        ("/neutrals/2/value", json!(3), "only a defence counter has a value"),
        ("/questions/1/id", json!("q1"), "\"q1\" is there twice"),
        ("/questions/0/attacker", json!("spain"), "spain has no player"),
    ] {
        let what = wrong(ORIGINAL, |position| {
            let (parent, field) = path.rsplit_once('/').unwrap();
            position.pointer_mut(parent).unwrap_or_else(|| panic!("{path}"))[match field.parse::<usize>() {
                Ok(_) => panic!("{path}"),
                Err(_) => field,
            }] = value;
        });
        assert!(what.contains(named), "{path}: {what}");
    }
    let what =
        wrong(END, |position| position["questions"] = example(ORIGINAL)["position"]["questions"].clone());
    assert!(what.contains("questions: must be empty in this phase"), "{what}");
}

#[test]
fn d9_2_a_target_must_be_what_it_is_called() {
    let reason = |kind: &str, power: &str| {
        let found = answers(THREE, |position| {
            position["questions"][0]["target"] = json!({ "kind": kind, "power": power });
        });
        found["attacks"]["q1"].clone()
    };
    assert_eq!(reason("player", "britain"), json!({ "legal": false, "reason": "D9.2" }));
    assert_eq!(reason("np", "russia"), json!({ "legal": false, "reason": "D9.2" }));
    assert_eq!(reason("np", "britain")["legal"], true);
}

#[test]
fn r_01_what_the_position_says_is_printed_on_a_counter_holds() {
    let found = answers(ORIGINAL, |position| {
        position["neutrals"][4]["value"] = json!(1);
        position["neutrals"][4]["reward"] = json!("vp1");
    });
    let attack = &found["attacks"]["q3"];
    assert_eq!(attack["land"]["unfought"]["defender"], 1);
    assert_eq!(attack["prize"], json!({ "marker": true, "gold": 0, "vp": 1 }));
}

#[test]
fn counters_of_unrest_are_worth_what_they_are_said_to_be() {
    for (number, worth) in [(0, 0), (5, 5), (5, 3), (5, 9), (5, 10), (2, 7)] {
        let [zeros, ones, twos] = super::convert::counters(number, worth);
        assert_eq!(ones + 2 * twos, worth);
        if worth <= 2 * u16::from(number) {
            assert_eq!(zeros + ones + twos, u16::from(number));
        }
    }
}
