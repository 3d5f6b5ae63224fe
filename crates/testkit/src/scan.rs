//! Reads source as text: which numbers stand beside which item, and which tests carry which.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use crate::coverage::Rulebook;

/// Names by file, as the page lists them.
pub(crate) type Places = BTreeMap<String, BTreeSet<String>>;

/// What was found, by number.
#[derive(Default)]
pub(crate) struct Found {
    /// Items whose comments or refusals name the number.
    pub(crate) code: BTreeMap<String, Places>,
    /// Tests that carry it in their names.
    pub(crate) tests: BTreeMap<String, Places>,
    /// Names of tests with numbers of nothing.
    pub(crate) unknown: Vec<String>,
}

fn note(map: &mut BTreeMap<String, Places>, number: String, file: &str, name: &str) {
    map.entry(number).or_default().entry(file.to_owned()).or_default().insert(name.to_owned());
}

/// The name of the item, field or variant that a line begins.
fn item(line: &str) -> Option<&str> {
    let mut rest = line.trim();
    for prefix in ["pub(crate) ", "pub(super) ", "pub "] {
        rest = rest.strip_prefix(prefix).unwrap_or(rest);
    }
    for keyword in ["const fn ", "fn ", "struct ", "enum ", "const ", "static ", "mod ", "type ", "trait "] {
        if let Some(after) = rest.strip_prefix(keyword) {
            rest = after;
            break;
        }
    }
    if let Some(after) = rest.strip_prefix("impl") {
        rest = after.rsplit(" for ").next().unwrap_or(after).trim();
    }
    let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
    (end > 0).then(|| &rest[..end])
}

/// The function or table that a line begins.
fn block(line: &str) -> Option<&str> {
    let text = line.trim_start();
    let begins = ["fn ", "pub fn ", "pub(crate) fn ", "pub(super) fn ", "const ", "pub const ", "static "]
        .iter()
        .any(|start| text.starts_with(start));
    let begins = begins || text.starts_with("pub static ") || text.starts_with("pub(crate) const ");
    begins.then(|| item(line)).flatten()
}

/// The texts between quotation marks of a line.
fn quoted(line: &str) -> impl Iterator<Item = &str> {
    line.split('"').skip(1).step_by(2)
}

/// The name of the test that begins with these lines: a function, or a row of a table of tests.
fn test<'a>(lines: &[&'a str], row: fn(&str) -> Option<&str>) -> Option<&'a str> {
    let line = lines[0].trim_start();
    if line == "#[test]" {
        let function = lines[1..].iter().find_map(|line| line.trim_start().strip_prefix("fn "))?;
        return function.split('(').next();
    }
    row(line)
}

impl Rulebook {
    /// Reads one file.
    fn read(&self, found: &mut Found, file: &str, text: &str) {
        let only_tests =
            file.contains("tests/") || file.ends_with("tests.rs") || file.ends_with("testing.rs");
        let lines: Vec<&str> = text.lines().collect();
        let (mut testing, mut within) = (only_tests, "");
        for (at, line) in lines.iter().enumerate() {
            let trimmed = line.trim_start();
            if trimmed == "#[cfg(test)]" && lines.get(at + 1).is_some_and(|next| next.ends_with('{')) {
                testing = true;
            }
            if let Some(name) = test(&lines[at..], self.row) {
                let carried = (self.of_test)(name);
                for key in carried.known {
                    note(&mut found.tests, key, file, name);
                }
                found.unknown.extend(carried.unknown);
            }
            if testing {
                continue;
            }
            within = block(line).unwrap_or(within);
            let numbers = self.of_text;
            let (named, name) = if let Some(comment) = trimmed.strip_prefix("///") {
                let next = lines[at..].iter().map(|line| line.trim_start());
                let item =
                    next.filter(|line| !line.starts_with("//") && !line.starts_with("#[")).find_map(item);
                (numbers(comment), item.unwrap_or_default())
            } else if let Some(comment) = trimmed.strip_prefix("//!") {
                (numbers(comment), "")
            } else if let Some((_, comment)) = line.split_once("// ") {
                (numbers(comment), within)
            } else {
                (quoted(line).flat_map(numbers).collect(), within)
            };
            for number in named {
                note(&mut found.code, number, file, name);
            }
        }
    }

    /// Reads every file below a folder, in the order of their names.
    fn walk(&self, found: &mut Found, folder: &Path) {
        let entries = fs::read_dir(folder).expect("a folder").flatten();
        let mut entries: Vec<_> = entries.map(|entry| entry.path()).collect();
        entries.sort();
        for path in entries {
            if path.is_dir() {
                self.walk(found, &path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let file = path.strip_prefix(self.root).expect("below the root");
                let file = file.to_string_lossy().replace('\\', "/");
                self.read(found, &file, &fs::read_to_string(&path).expect("a readable file"));
            }
        }
    }

    /// Reads the whole crate.
    pub(crate) fn scan(&self) -> Found {
        let mut found = Found::default();
        for folder in ["src", "tests"] {
            self.walk(&mut found, &Path::new(self.root).join(folder));
        }
        found
    }
}
