//! What the tests of all games ask: what a game can say, and whether its English catalogue says it.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use kabinett::text;

use crate::source::{code, crates, files, literals};

/// A game: its id, and the folder of its crate.
pub(crate) struct Spoken {
    pub(crate) game: &'static str,
    pub(crate) crate_name: &'static str,
}

impl Spoken {
    /// The code that decides and says things: no facts, no tests, no position files.
    pub(crate) fn rules(&self) -> Vec<(PathBuf, String)> {
        let roots = [crates().join(self.crate_name).join("src"), crates().join("table/src")];
        let skipped = ["facts", "inspect", "tests", "tests.rs", "testing.rs", "conformance", "table.rs"];
        roots
            .iter()
            .flat_map(|root| files(root, "rs"))
            .filter(|path| path.iter().all(|part| skipped.iter().all(|skip| part != *skip)))
            .map(|path| (path.clone(), code(&path)))
            .collect()
    }

    /// A file of the game without its comments and tests.
    pub(crate) fn source(&self, file: &str) -> String {
        code(&crates().join(self.crate_name).join("src").join(file))
    }

    /// The variants of an enum, each with the names of its fields.
    pub(crate) fn variants(&self, file: &str, name: &str) -> Vec<(String, Vec<String>)> {
        let source = self.source(file);
        let body = source.split(&format!("pub enum {name} {{\n")).nth(1).unwrap();
        let body = body.split("\n}").next().unwrap();
        let mut all: Vec<(String, Vec<String>)> = Vec::new();
        for line in body.lines() {
            let inside = line.trim();
            if line.starts_with("    ") && line.as_bytes()[4].is_ascii_uppercase() {
                let name: String = inside.chars().take_while(char::is_ascii_alphanumeric).collect();
                all.push((kebab(&name), Vec::new()));
            }
            for piece in inside.split([',', '{']) {
                if let Some((field, _)) = piece.trim().split_once(": ")
                    && field.chars().all(|c| c.is_ascii_lowercase() || c == '_')
                    && let Some((_, fields)) = all.last_mut()
                {
                    fields.push(field.replace('_', "-"));
                }
            }
        }
        assert!(all.len() > 1, "{name}");
        all
    }

    /// The literals in the body of a function.
    pub(crate) fn literals_of(&self, file: &str, function: &str) -> Vec<String> {
        let source = self.source(file);
        let body = source.split(&format!("fn {function}(")).nth(1).unwrap().split("\n}").next().unwrap();
        literals(body).iter().map(|literal| literal.text.to_owned()).collect()
    }

    /// The first words of all notations, from the way these types are written.
    pub(crate) fn first_words(&self, types: &[&str]) -> BTreeSet<String> {
        let source = self.source("action.rs");
        let mut words = BTreeSet::new();
        for name in types {
            let body = source.split(&format!("impl fmt::Display for {name} {{\n")).nth(1).unwrap();
            for literal in literals(body.split("\n}\n").next().unwrap()) {
                let word = literal.text.split([' ', '{']).next().unwrap();
                if is_key(word) {
                    words.insert(word.to_owned());
                }
            }
        }
        assert!(words.len() > 40, "{words:?}");
        words
    }

    /// The messages of the game's catalogues and of those that all games share, with where they are.
    pub(crate) fn messages(&self) -> Vec<(String, String, PathBuf)> {
        let folder = crates().join("../locales/en");
        let mut paths = files(&folder.join(self.game), "ftl");
        paths.push(folder.join("table.ftl"));
        paths.extend(files(&folder.join("program"), "ftl"));
        paths.iter().flat_map(|path| messages(path)).collect()
    }

    /// Fails with everything that has no sentence.
    pub(crate) fn all_said(&self, wanted: impl IntoIterator<Item = String>) {
        let texts = text::of(self.game);
        none_lacks(wanted.into_iter().filter(|key| !texts.has(key)).collect());
    }

    /// Fails if an event has no sentence, or a sentence asks for what its event does not have.
    pub(crate) fn every_event_is_said(&self) {
        let events = self.variants("event.rs", "Event");
        assert!(events.len() > 50);
        self.all_said(events.iter().map(|(name, _)| format!("event-{name}")));
        for (key, text, _) in self.messages() {
            let Some((name, fields)) = events.iter().find(|(name, _)| key == format!("event-{name}")) else {
                continue;
            };
            for variable in variables(&text) {
                assert!(
                    fields
                        .iter()
                        .any(|field| variable == *field || variable.starts_with(&format!("{field}-"))),
                    "event-{name} asks for ${variable}, but has {fields:?}"
                );
            }
        }
    }

    /// Fails if a message is there twice.
    pub(crate) fn no_message_is_there_twice(&self, at_least: usize) {
        let mut seen = std::collections::BTreeMap::new();
        for (key, _, path) in self.messages() {
            if let Some(before) = seen.insert(key.clone(), path.clone()) {
                panic!("{key} is in {} and in {}", before.display(), path.display());
            }
        }
        assert!(seen.len() > at_least, "{}", seen.len());
    }

    /// Fails if a reason asks for what no refusal is given.
    pub(crate) fn no_reason_asks_for_more_than_it_is_given(&self) {
        let mut given: BTreeSet<String> = BTreeSet::new();
        for (_, code) in self.rules() {
            given.extend(
                code.split(".with(\"").skip(1).map(|rest| rest.split('"').next().unwrap().to_owned()),
            );
        }
        for (key, text, _) in self.messages().iter().filter(|(key, ..)| key.starts_with("reason-")) {
            for variable in variables(text) {
                assert!(given.contains(&variable), "{key} asks for ${variable}");
            }
        }
    }
}

/// Fails with what is missing.
pub(crate) fn none_lacks(missing: BTreeSet<String>) {
    assert!(missing.is_empty(), "locales/en lacks:\n{}", missing.into_iter().collect::<Vec<_>>().join("\n"));
}

pub(crate) fn is_key(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_lowercase())
        && text.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
}

fn kebab(name: &str) -> String {
    let mut out = String::new();
    for c in name.chars() {
        if c.is_ascii_uppercase() && !out.is_empty() {
            out.push('-');
        }
        out.push(c.to_ascii_lowercase());
    }
    out
}

/// The messages of a file with their texts.
fn messages(path: &Path) -> Vec<(String, String, PathBuf)> {
    let mut all: Vec<(String, String, PathBuf)> = Vec::new();
    for line in fs::read_to_string(path).unwrap().lines() {
        match line.split_once(" =") {
            Some((key, text)) if line.starts_with(|c: char| c.is_ascii_alphabetic()) => {
                all.push((key.to_owned(), text.to_owned(), path.to_owned()));
            }
            _ if line.starts_with(' ') => {
                let (_, text, _) = all.last_mut().unwrap();
                text.push('\n');
                text.push_str(line);
            }
            _ => {}
        }
    }
    all
}

/// What a sentence speaks of: `$space`, `$counts-0`.
fn variables(text: &str) -> BTreeSet<String> {
    text.split('$')
        .skip(1)
        .map(|rest| rest.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '-').collect::<String>())
        .map(|name| name.trim_end_matches('-').to_owned())
        .collect()
}

pub(crate) fn with<'a>(
    prefix: &'a str,
    ids: impl IntoIterator<Item = &'static str> + 'a,
) -> impl Iterator<Item = String> + 'a {
    ids.into_iter().map(move |id| format!("{prefix}{id}"))
}

/// Fails if a sentence lacks an argument.
pub(crate) fn complete(sentence: &str, of: &dyn std::fmt::Display) {
    assert!(!sentence.contains(['{', '}']), "{of}: {sentence}");
    assert!(!sentence.contains("  ") && !sentence.ends_with(' '), "{of}: “{sentence}”");
}
