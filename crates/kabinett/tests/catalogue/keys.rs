//! Every key that is asked for has a sentence, and every sentence is asked for.

use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsStr;
use std::path::{Path, PathBuf};

use kabinett::text::Language;

use crate::messages::{Message, language};
use crate::source::{client, code, crates, files, literals, program, quoted};

fn is_key(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_lowercase())
        && text.chars().all(|c| c.is_ascii_alphanumeric() || c == '-')
}

/// What the program and the client ask for.
struct Asked {
    /// Whole keys.
    keys: BTreeSet<String>,
    /// How keys begin that are put together: `prompt-`.
    beginnings: BTreeSet<String>,
}

/// All that stands in quotation marks and could be a key, or the beginning of one.
fn asked() -> Asked {
    let mut asked = Asked { keys: BTreeSet::new(), beginnings: BTreeSet::new() };
    let mut note = |text: &str| {
        let end = text.find("${").or_else(|| text.find('{'));
        match end {
            None if is_key(text) => drop(asked.keys.insert(text.to_owned())),
            Some(end) if is_key(&text[..end]) && text[..end].ends_with('-') => {
                asked.beginnings.insert(text[..end].to_owned());
            }
            _ => {}
        }
    };
    for (_, code) in program() {
        for literal in quoted(&code, &['"']) {
            note(literal.text);
        }
    }
    let mut kinds = BTreeSet::new();
    for (_, code) in ["ts", "svelte"].into_iter().flat_map(client) {
        // Words with an apostrophe in a comment would confuse the pairs: each line for itself.
        for line in code.lines() {
            for mark in ['\'', '"', '`'] {
                line.split(mark).for_each(&mut note);
            }
            // `name('space', id)` asks for a message of that kind.
            kinds.extend(
                line.split("name('")
                    .skip(1)
                    .filter_map(|rest| rest.split_once('\''))
                    .map(|(kind, _)| format!("{kind}-")),
            );
        }
    }
    asked.beginnings.extend(kinds);
    asked
}

/// How the keys begin that a catalogue itself asks for: names are looked up by the kind of a thing, by
/// the pattern of an attribute, or by the name of the argument.
fn looked_up<'a>(messages: impl Iterator<Item = &'a Message>) -> BTreeSet<String> {
    let mut beginnings = BTreeSet::new();
    for message in messages {
        beginnings.extend(
            message
                .attributes
                .values()
                .filter_map(|pattern| pattern.split_once('*'))
                .map(|(before, _)| before.to_owned()),
        );
        beginnings.extend(
            message
                .variables
                .iter()
                .filter_map(|name| name.rsplit('-').next())
                .map(|name| format!("{name}-")),
        );
    }
    beginnings.remove("");
    beginnings
}

#[test]
fn no_sentence_is_left_over() {
    let asked = asked();
    let english = language("en");
    let all = || english.values().flat_map(BTreeMap::values);
    let looked_up = looked_up(all());
    let references: BTreeSet<&String> = all().flat_map(|message| &message.references).collect();
    let kinds: BTreeSet<String> = english
        .values()
        .filter_map(|messages| messages.get("kinds"))
        .flat_map(|message| message.words.split_whitespace())
        .map(|kind| format!("{kind}-"))
        .collect();
    let begins = |key: &str, with: &BTreeSet<String>| with.iter().any(|beginning| key.starts_with(beginning));
    let mut left = Vec::new();
    for (file, messages) in &english {
        for key in messages.keys() {
            // A board asks for its captions without `board-`.
            let caption = key.strip_prefix("board-").unwrap_or(key);
            let used = [key.as_str(), caption].iter().any(|key| {
                asked.keys.contains(*key) || begins(key, &asked.beginnings) || begins(key, &looked_up)
            });
            if !used && !references.contains(key) && !begins(key, &kinds) {
                left.push(format!("locales/en/{file}: {key}"));
            }
        }
    }
    assert!(left.is_empty(), "nobody says:\n{}", left.join("\n"));
}

#[test]
fn every_sentence_the_program_says_is_in_every_catalogue() {
    let mut keys = BTreeSet::new();
    for (path, code) in program() {
        if path.starts_with(crates().join("kabinett/src")) {
            let calls = ["say(", "sentence("].into_iter().flat_map(|call| code.split(call).skip(1));
            keys.extend(
                calls
                    .map(str::trim_start)
                    .filter_map(|rest| rest.strip_prefix('"')?.split_once('"'))
                    .map(|(key, _)| key.to_owned()),
            );
        }
    }
    assert!(keys.len() > 150, "{keys:?}");
    for language in Language::all() {
        let texts = language.texts("");
        let missing: Vec<&String> = keys.iter().filter(|key| !texts.has(key)).collect();
        assert!(missing.is_empty(), "locales/{language} lacks {missing:?}");
    }
}

#[test]
fn an_error_is_given_what_its_sentence_speaks_of() {
    let catalogues = language("en");
    let messages: BTreeMap<&String, &Message> = catalogues
        .iter()
        .filter(|(file, _)| file.starts_with("program/") || file.as_str() == "table.ftl")
        .flat_map(|(_, messages)| messages)
        .collect();
    let mut wrong = Vec::new();
    let mut seen = 0;
    for (path, code) in program() {
        if !path.starts_with(crates().join("kabinett/src")) {
            continue;
        }
        for rest in code.split("sentence(\"").skip(1) {
            let (key, mut rest) = rest.split_once("\")").unwrap();
            let mut given = BTreeSet::new();
            while let Some(more) = rest.trim_start().strip_prefix(".with(\"") {
                let (name, after) = more.split_once('"').unwrap();
                given.insert(name.to_owned());
                rest = &after[closing(after)..];
            }
            seen += usize::from(!given.is_empty());
            if messages.get(&key.to_owned()).is_none_or(|message| message.variables != given) {
                wrong.push(format!("{key} is given {given:?}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(seen > 50, "{seen}");
}

/// Where the bracket closes that is open at the beginning.
fn closing(code: &str) -> usize {
    let mut depth = 1;
    for (at, c) in code.char_indices() {
        depth += i32::from(c == '(') - i32::from(c == ')');
        if depth == 0 {
            return at + 1;
        }
    }
    code.len()
}

#[test]
fn every_term_of_a_judgement_has_words_and_no_other() {
    let judgements = crates().join("bots/src/judgements");
    let all = files(&judgements, "rs");
    for (start, game) in [("imperial", "imperial-struggle"), ("empires", "struggle-of-empires")] {
        // A judgement is a file, or a folder of them.
        let of_game = |path: &&PathBuf| {
            let first = path.strip_prefix(&judgements).ok().and_then(|rest| rest.iter().next());
            first.is_some_and(|name| Path::new(name).file_stem() == Some(OsStr::new(start)))
        };
        let source: String = all.iter().filter(of_game).map(|path| code(path)).collect();
        let terms: BTreeSet<String> = literals(&source)
            .iter()
            .filter(|literal| literal.text.starts_with("judge-"))
            .map(|literal| literal.text.to_owned())
            .collect();
        assert!(terms.len() > 10, "{terms:?}");
        let said: BTreeSet<String> = language("en")[&format!("{game}/judge.ftl")].keys().cloned().collect();
        assert_eq!(terms, said, "{game}");
    }
}

#[test]
fn every_level_has_a_name() {
    let texts = Language::english().texts("");
    for entry in bots::registry() {
        for level in entry.levels() {
            assert!(texts.has(&format!("level-{}", level.name)), "{}", level.name);
            assert!(texts.has(&format!("level-{}-help", level.name)), "{}", level.name);
        }
    }
}
