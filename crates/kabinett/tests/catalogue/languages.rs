//! Every language says what English says.

use std::collections::{BTreeMap, BTreeSet};

use kabinett::text::Language;

use crate::messages::{Catalogue, Message, language};

/// All languages but English, with their catalogues.
fn others() -> Vec<(&'static str, BTreeMap<String, Catalogue>)> {
    let all: Vec<_> = Language::all()
        .map(Language::tag)
        .filter(|tag| *tag != "en")
        .map(|tag| (tag, language(tag)))
        .collect();
    assert!(all.len() >= 2);
    all
}

/// Calls `check` for each message that English and another language have, and fails with all that it
/// finds wrong.
fn compare(mut check: impl FnMut(&Message, &Message) -> Option<String>) {
    let english = language("en");
    let mut wrong = Vec::new();
    for (tag, catalogues) in others() {
        for (file, messages) in &catalogues {
            let Some(originals) = english.get(file) else { continue };
            for (key, message) in messages {
                if let Some(why) = originals.get(key).and_then(|original| check(original, message)) {
                    wrong.push(format!("locales/{tag}/{file}: {key}: {why}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// A form of a name that one language needs and English does not, such as “della Francia”: named after
/// the message it is a form of, and asked for by a message of its language, or by the sheet of a board
/// where the name itself is too long.
fn is_form(key: &str, english: &Catalogue, all: &BTreeMap<String, Catalogue>) -> bool {
    let named = english.keys().any(|base| key.strip_prefix(base).is_some_and(|form| form.starts_with('-')));
    let messages = || all.values().flat_map(BTreeMap::values);
    let asked = |pattern: &String| {
        pattern.split_once('*').is_some_and(|(before, after)| key.starts_with(before) && key.ends_with(after))
    };
    let on_sheet = key.ends_with("-map") && (key.starts_with("space-") || key.starts_with("advantage-"));
    named
        && (on_sheet
            || messages().any(|message| {
                message.references.contains(key)
                    || message.attributes.values().any(|pattern| !pattern.ends_with('*') && asked(pattern))
            }))
}

#[test]
fn every_language_has_every_sentence() {
    let english = language("en");
    let mut wrong = Vec::new();
    for (tag, catalogues) in others() {
        for (file, originals) in &english {
            let Some(messages) = catalogues.get(file) else {
                wrong.push(format!("locales/{tag} lacks {file}"));
                continue;
            };
            for key in originals.keys().filter(|key| !messages.contains_key(*key)) {
                wrong.push(format!("locales/{tag}/{file} lacks {key}"));
            }
            for key in messages.keys().filter(|key| !originals.contains_key(*key)) {
                if !is_form(key, originals, &catalogues) {
                    wrong.push(format!("locales/{tag}/{file}: nothing says {key}"));
                }
            }
        }
        for file in catalogues.keys().filter(|file| !english.contains_key(*file)) {
            wrong.push(format!("locales/{tag}/{file} is not in English"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_language_speaks_of_the_same_things() {
    /// The value behind a variable: `winner` for `winner-id`.
    fn values(variables: &BTreeSet<String>) -> BTreeSet<&str> {
        let about = ["-id", "-count", "-size", "-sign"];
        variables
            .iter()
            .map(|name| about.iter().find_map(|about| name.strip_suffix(about)).unwrap_or(name))
            .collect()
    }
    compare(|original, message| {
        let (wanted, has) = (values(&original.variables), values(&message.variables));
        (wanted != has).then(|| format!("speaks of {has:?}, not of {wanted:?}"))
    });
}

#[test]
fn every_language_tells_the_same_cases_apart() {
    const PLURALS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];
    let cases = |cases: &BTreeSet<String>| -> BTreeSet<String> {
        cases.iter().filter(|case| !PLURALS.contains(&case.as_str())).cloned().collect()
    };
    compare(|original, message| {
        message.cases.iter().find_map(|(variable, has)| {
            let (wanted, has) = (cases(original.cases.get(variable)?), cases(has));
            (wanted != has).then(|| format!("${variable} can be {has:?}, not {wanted:?}"))
        })
    });
    // What is left out must not be a case that English knows.
    compare(|original, message| {
        original.cases.iter().find_map(|(variable, known)| {
            let lost = !cases(known).is_empty() && !message.cases.contains_key(variable);
            lost.then(|| format!("does not tell the cases of ${variable} apart"))
        })
    });
}

#[test]
fn every_language_looks_names_up_where_english_does() {
    let kind = |pattern: &str| pattern.split('*').next().unwrap_or_default().to_owned();
    compare(|original, message| {
        original.attributes.iter().find_map(|(name, pattern)| match message.attributes.get(name) {
            None => Some(format!("lacks .{name} = {pattern}")),
            Some(other) if kind(other) != kind(pattern) => Some(format!(".{name} = {other}, not {pattern}")),
            Some(_) => None,
        })
    });
    compare(|original, message| {
        message.attributes.keys().find_map(|name| {
            let spoken_of = original.variables.iter().any(|variable| {
                variable == name
                    || variable.strip_prefix(name.as_str()).is_some_and(|rest| rest.starts_with('-'))
            });
            (!spoken_of && !original.attributes.contains_key(name)).then(|| format!(".{name} is of nothing"))
        })
    });
}

/// What a card gives is the same in every language.
#[test]
fn every_language_has_the_same_numbers() {
    let english = language("en");
    for (tag, catalogues) in others() {
        for file in ["cards.ftl", "ministries.ftl", "tiles.ftl"] {
            let file = format!("imperial-struggle/{file}");
            for (key, original) in &english[&file] {
                let Some(message) = catalogues.get(&file).and_then(|messages| messages.get(key)) else {
                    continue;
                };
                assert_eq!(message.numbers(), original.numbers(), "locales/{tag}/{file}: {key}");
            }
        }
    }
}

#[test]
fn names_fit_their_place_in_a_sentence() {
    let event = serde_json::json!({ "event": "passed", "side": "france" });
    let debt =
        serde_json::json!({ "event": "debt", "side": "britain", "delta": -2, "now": 1, "why": "pass" });
    let squadron = serde_json::json!({ "event": "squadron-sent", "side": "france", "from": { "at": "biscay" }, "to": "navy-box" });
    let told = |tag: &str, event: &serde_json::Value| {
        tag.parse::<Language>().unwrap().texts("imperial-struggle").event(event)
    };
    assert_eq!(told("it", &event), "La Francia passa.");
    assert_eq!(told("it", &debt), "La Gran Bretagna riduce il Debito di 2 passando: ora è 1.");
    assert_eq!(told("it", &squadron), "Una Squadra Navale della Francia (Biscaglia) va in Arsenale.");
    assert_eq!(told("de", &event), "Frankreich passt.");
    assert_eq!(told("de", &debt), "Großbritannien baut 2 Debt durch Passen ab und hat jetzt 1.");
    assert_eq!(told("de", &squadron), "Eine Squadron Frankreichs (Biskaya) geht in die Navy Box.");
}
