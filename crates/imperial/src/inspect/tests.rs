//! The public examples, and what is refused.

use std::io::ErrorKind;

use serde_json::{Value, json};

const EXAMPLES: &str = include_str!("../../tests/data/imperial-position.examples.json");

/// Mid-round, in a war, and on Turn 5.
const MID_ROUND: usize = 1;
const IN_WAR: usize = 2;

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
    assert_eq!((text.lines().count(), differences), (5, 0));
    for (number, line) in text.lines().enumerate() {
        assert!(line.starts_with(r#"{"format":"imperial-position","version":1,"id":"sample-000"#), "{line}");
        let mut answered: Value = serde_json::from_str(line).unwrap();
        let mut expected = example(number);
        assert_eq!(answered["id"], expected["id"]);
        assert_eq!(answered.as_object().map(serde_json::Map::len), Some(4));
        expected["answers"] = answered["answers"].take();
        assert_eq!(inspect(&expected.to_string(), true), Ok((String::new(), 0)));
    }
}

#[test]
fn lines_and_lists_are_read_alike() {
    let records: Vec<String> = (0..5).map(|number| example(number).to_string()).collect();
    let lines = records.join("\n") + "\n";
    assert_eq!(inspect(&lines, false), inspect(EXAMPLES, false));
    assert_eq!(inspect(lines.trim_end(), true), Ok((String::new(), 0)));
    assert_eq!(inspect(&format!("\r\n\n{lines}\r\n\n"), true), Ok((String::new(), 0)));
    for nothing in ["", "\n \n", "[]"] {
        assert_eq!(inspect(nothing, true), Ok((String::new(), 0)));
    }
}

#[test]
fn every_difference_is_printed() {
    let mut record = example(0);
    let expected = &mut record["answers"];
    expected["vp"] = json!(1);
    expected["prestige"]["winner"] = json!("france");
    expected["shift"]["britain"]["sweden"] = json!(9);
    expected["protected"]["britain"] = json!(["albany"]);
    expected["war"][1]["france"]["total"] = json!(0);
    expected["war"].as_array_mut().unwrap().pop();
    let (text, differences) = inspect(&record.to_string(), true).unwrap();
    assert_eq!((text.lines().count(), differences), (6, 6));
    for line in [
        "sample-0001: answers.prestige.winner: expected \"france\", found null",
        "sample-0001: answers.protected.britain: expected [\"albany\"], found []",
        "sample-0001: answers.shift.britain.sweden: expected 9, found 2",
        "sample-0001: answers.vp: expected 1, found nothing",
        "sample-0001: answers.war[1].france.total: expected 0, found 3",
        "sample-0001: answers.war[3]: expected nothing, found {",
    ] {
        assert!(text.contains(line), "{line} is not in\n{text}");
    }
}

#[test]
fn lists_of_ids_are_compared_as_sets() {
    let mut record = example(4);
    let list = record["answers"]["final_scoring"]["france"]["commodities"].as_array_mut().unwrap();
    list.reverse();
    assert_eq!(inspect(&record.to_string(), true), Ok((String::new(), 0)));
}

#[test]
fn another_format_or_version_is_refused() {
    let refused = |change: fn(&mut Value)| {
        let mut record = example(0);
        change(&mut record);
        inspect(&format!("{}\n{record}", example(1)), true).expect_err("it is refused")
    };
    assert_eq!(
        refused(|record| record["format"] = json!("chess")),
        "line 2: record sample-0001: the format is \"chess\", not \"imperial-position\""
    );
    assert_eq!(
        refused(|record| record["version"] = json!(2)),
        "line 2: record sample-0001: the version is 2, not 1"
    );
    assert_eq!(
        refused(|record| record["format"] = Value::Null),
        "line 2: record sample-0001: the format is null, not \"imperial-position\""
    );
    assert_eq!(refused(|record| *record = json!({})), "line 2: missing field `format`");
    assert_eq!(
        refused(|record| drop(record.as_object_mut().unwrap().remove("answers"))),
        "line 2: record sample-0001: missing field `answers`"
    );
    assert_eq!(
        refused(|record| drop(record.as_object_mut().unwrap().remove("id"))),
        "line 2: missing field `id`"
    );
    assert_eq!(
        refused(|record| record["note"] = json!("")),
        "line 2: record sample-0001: unknown field `note`"
    );
}

#[test]
fn what_is_no_record_is_refused() {
    for text in ["{", "[", "7", "[7]", "\"x\"", "{\"format\": }", "[] x", "\u{1}"] {
        inspect(text, false).expect_err(text);
    }
    assert!(inspect("{}\n{", false).is_err_and(|what| what.contains("line 1")));
}

#[test]
fn every_field_must_be_there() {
    let fields: Vec<String> = example(0)["position"].as_object().unwrap().keys().cloned().collect();
    assert_eq!(fields.len(), 27);
    for field in fields {
        let what = wrong(0, |position| drop(position.as_object_mut().unwrap().remove(&field)));
        assert_eq!(what, format!("line 1: record sample-0001: position: missing field `{field}`"));
    }
    for (field, inner) in
        [("squadrons", "away"), ("war", "refused"), ("jacobites", "defeat"), ("debt", "france")]
    {
        let what = wrong(0, |position| drop(position[field].as_object_mut().unwrap().remove(inner)));
        assert_eq!(what, format!("line 1: record sample-0001: position.{field}: missing field `{inner}`"));
    }
}

#[test]
fn unknown_ids_are_named() {
    for (field, value, named) in [
        ("turn", json!("peace-7"), "peace-7"),
        ("era", json!("enlightenment"), "enlightenment"),
        ("moment", json!("dawn"), "dawn"),
        ("initiative", json!("spain"), "spain"),
        ("flags", json!({ "albny": "france" }), "albny"),
        ("flags", json!({ "albany": "prussia" }), "prussia"),
        ("conflicts", json!({ "albany": "large" }), "large"),
        ("damaged_forts", json!(["fort-knox"]), "fort-knox"),
        ("byng", json!("wss-portugal"), "wss-portugal"),
        ("global_demand", json!(["spices"]), "spices"),
        ("awards", json!({ "africa": { "vp": 1, "trp": 0, "margin": 1 } }), "africa"),
        ("advantages", json!({ "exhausted": ["gold"], "gained_this_round": [] }), "gold"),
        ("options", json!({ "spanish": true }), "spanish"),
    ] {
        let what = wrong(0, |position| position[field] = value);
        let place = format!("line 1: record sample-0001: position.{field}: ");
        assert!(what.starts_with(&place) && what.contains(named), "{what}");
    }
}

#[test]
fn impossible_positions_are_refused() {
    let cards = |cards: Value| json!({ "britain": cards, "france": [] });
    let card = |number: u8, id: &str, exhausted: &str| json!([{ "number": number, "id": id, "face": "up", "exhausted": [exhausted] }]);
    for (field, value, named) in [
        ("flags", json!({ "biscay": "france" }), "biscay is not for flags"),
        ("flags", json!({ "albany": "usa" }), "albany is not a Territory"),
        ("conflicts", json!({ "biscay": "normal" }), "biscay is not a Market or Political space"),
        ("damaged_forts", json!(["albany"]), "albany is not a Fort"),
        ("action_round", json!(5), "no Action Round 5"),
        ("active", Value::Null, "must not be null"),
        ("moment", json!("theater"), "does not fit the turn"),
        ("moment", json!("mid-round"), "this_round: must not be null"),
        ("theater", json!("wss-spain"), "must be null"),
        ("war", Value::Null, "must not be null"),
        ("jacobites", json!({ "victories": ["AWI"], "defeat": false, "uprisings_removed": false }), "AWI"),
        ("ministries", cards(card(8, "bank", "raise-limit")), "bank-of-england"),
        ("ministries", cards(card(8, "bank-of-england", "raise")), "no ability \"raise\""),
        ("ministries", cards(card(1, "the-cardinal-ministers", "")), "card of france"),
        ("ministries", cards(card(27, "x", "")), "no card is M-27"),
    ] {
        let what = wrong(0, |position| position[field] = value);
        assert!(what.contains(named), "{what}");
    }
    let what = wrong(0, |position| position["squadrons"]["unbuilt"]["france"] = json!(6));
    assert!(what.ends_with("position.squadrons: those of france add up to 7, not to 8"), "{what}");
    let what = wrong(IN_WAR, |position| position["war"]["refused"] = Value::Null);
    assert!(what.contains("war.refused: must not be null"), "{what}");
    let what = wrong(IN_WAR, |position| position["theater"] = json!("wss-spain"));
    assert!(what.contains("theater: is no theater of 7YW"), "{what}");
}

#[test]
fn war_tiles_are_not_more_than_there_are() {
    let what = wrong(0, |position| {
        for theater in 0..4 {
            position["war"]["theaters"][theater]["france"]["basic"] =
                json!([{ "strength": 2, "symbol": "none" }]);
        }
    });
    assert!(
        what.ends_with(
            "position.war.wss-jacobite-rebellion.france: no Basic War tile is left with strength 2 and symbol none"
        ),
        "{what}"
    );
    let what = wrong(0, |position| {
        position["war"]["unplaced"]["britain"] = json!([{ "strength": 4, "symbol": "none" }]);
    });
    assert!(what.contains("war.unplaced.britain: no Bonus War tile"), "{what}");
    let what = wrong(0, |position| drop(position["war"]["theaters"].as_array_mut().unwrap().pop()));
    assert!(what.contains("wss-jacobite-rebellion is missing"), "{what}");
}

#[test]
fn a_third_french_ministry_and_unplaced_tiles_are_read() {
    let found = answers(0, |position| {
        let cards = position["ministries"]["france"].as_array_mut().unwrap();
        cards.push(json!({ "number": 4, "id": "jacobite-uprisings", "face": "down", "exhausted": [] }));
        position["war"]["unplaced"]["france"] = json!([{ "strength": 3, "symbol": "none" }]);
    });
    assert_eq!(found, example(0)["answers"]);
}

#[test]
fn ministries_change_no_price() {
    // M-6 in Ireland and Scotland.
    let found = answers(0, |position| {
        position["ministries"]["britain"] =
            json!([{ "number": 6, "id": "jonathan-swift", "face": "up", "exhausted": [] }]);
    });
    assert_eq!(found["shift"], example(0)["answers"]["shift"]);
}

#[test]
fn r5_4_1_this_round_decides_in_the_middle_of_a_round() {
    // Antigua was taken this round and gives no connection; as if it had been held before, it does.
    let before = answers(MID_ROUND, |position| position["this_round"]["taken"] = json!([]));
    let shift = &example(MID_ROUND)["answers"]["shift"]["britain"];
    assert_ne!(&before["shift"]["britain"], shift);
    // Mangalore counts as Isolated because it was so at the start.
    let joined = answers(MID_ROUND, |position| position["this_round"]["isolated"] = json!([]));
    assert_eq!((&shift["mangalore"], &joined["shift"]["britain"]["mangalore"]), (&json!(1), &json!(2)));
    assert_eq!(joined["isolated"], example(MID_ROUND)["answers"]["isolated"]);
    assert_eq!(joined["shift"]["france"], Value::Null);
}

#[test]
fn r12_1_a_spanish_market_costs_what_is_printed() {
    let found = answers(0, |position| {
        position["options"]["spanish_empire"] = json!(true);
        position["flags"]["puerto-principe"] = json!("spain");
        position["flags"]["santiago"] = json!("spain");
        position["flags"]["havana"] = json!("spain");
        position["squadrons"]["map"]["gulf-of-cazones"] = json!("britain");
        position["squadrons"]["navy_box"]["britain"] = json!(1);
    });
    assert_eq!(found["shift"]["britain"]["havana"], 2);
    assert_eq!(found["isolated"], json!({ "britain": [], "france": [] }));
}

#[test]
fn r7_2_2_a_refused_territory_is_closed() {
    let found = answers(IN_WAR, |position| {
        position["war"]["refused"] =
            json!({ "count": { "britain": 1, "france": 0 }, "territories": ["northern-colonies"] });
    });
    assert_eq!(found["war"][0]["theater"], "7yw-french-and-indian-war");
    assert_eq!(found["war"][0]["france"]["territories"].get("northern-colonies"), None);
    assert_eq!(found["war"][0]["france"]["territories"]["jamaica"], 1);
}

#[test]
fn r8_2_an_advantage_gained_this_round_is_not_usable() {
    let found = answers(0, |position| {
        position["advantages"]["gained_this_round"] = json!(["baltic-trade"]);
    });
    assert_eq!(found["advantages"]["baltic-trade"], json!({ "holder": "britain", "usable": false }));
}

#[test]
fn r10_0_a_usa_flag_opens_the_usa_spaces() {
    let found = answers(3, |position| position["flags"]["carolinas"] = json!("usa"));
    let spaces = found["shift"]["france"].as_object().unwrap();
    assert_eq!(spaces.keys().filter(|id| id.starts_with("usa")).count(), 2);
    assert_eq!(found["final_scoring"]["france"]["territories"], json!(["carolinas"]));
}
