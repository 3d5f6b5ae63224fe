//! Reads the source as text: which numbers stand beside which item, and which tests carry which.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use crate::sections::{RULINGS, SECTIONS};
use crate::things::of_test;

/// Names by file, as the page lists them.
pub(crate) type Places = BTreeMap<String, BTreeSet<String>>;

/// What was found, by number: `5.4.1` or `R-042`.
#[derive(Default)]
pub(crate) struct Found {
    /// Items whose comments or refusals name the number.
    pub(crate) code: BTreeMap<String, Places>,
    /// Tests that carry it in their names; also by card, Advantage and theater.
    pub(crate) tests: BTreeMap<String, Places>,
    /// Numbers of tests that belong to nothing.
    pub(crate) unknown: Vec<String>,
}

fn note(map: &mut BTreeMap<String, Places>, number: String, file: &str, name: &str) {
    map.entry(number).or_default().entry(file.to_owned()).or_default().insert(name.to_owned());
}

fn is_section(number: &str) -> bool {
    SECTIONS.iter().any(|section| section.number == number)
}

fn ruling(digits: &str) -> Option<String> {
    let number: u16 = digits.parse().ok()?;
    (digits.len() == 3 && (1..=RULINGS).contains(&number)).then(|| format!("R-{digits}"))
}

/// The sections and rulings that a text names.
fn numbers(text: &str) -> Vec<String> {
    let word = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | '_');
    text.split(|c: char| !word(c))
        .map(|token| token.trim_matches(|c| matches!(c, '.' | '-')))
        .filter_map(|token| match token.strip_prefix("R-") {
            Some(digits) => ruling(digits),
            None => is_section(token).then(|| token.to_owned()),
        })
        .collect()
}

/// The numbers in the name of a test: `r5_4_1_…`, `r_042_…`, several of them with words between.
fn numbers_of_test(name: &str) -> (Vec<String>, Vec<String>) {
    let tokens: Vec<&str> = name.split('_').collect();
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let (mut known, mut unknown) = (Vec::new(), Vec::new());
    for (at, token) in tokens.iter().enumerate() {
        let Some(first) = token.strip_prefix('r') else { continue };
        let following = tokens[at + 1..].iter().copied().take_while(|token| digits(token));
        let parts: Vec<&str> = if digits(first) {
            std::iter::once(first).chain(following).collect()
        } else if first.is_empty() {
            following.collect()
        } else {
            continue;
        };
        if parts.is_empty() {
            continue;
        }
        // The longest beginning that is a section; what follows may be a figure.
        let section = (1..=parts.len()).rev().map(|length| parts[..length].join(".")).find(|n| is_section(n));
        match section.or_else(|| ruling(parts[0])) {
            Some(number) => known.push(number),
            None => unknown.push(name.to_owned()),
        }
    }
    (known, unknown)
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
fn test<'a>(lines: &[&'a str]) -> Option<&'a str> {
    let line = lines[0].trim_start();
    if line == "#[test]" {
        let function = lines[1..].iter().find_map(|line| line.trim_start().strip_prefix("fn "))?;
        return function.split('(').next();
    }
    line.split_once(": \"").map(|(name, _)| name).filter(|name| name.contains("_row_") && !name.contains(' '))
}

/// Reads one file.
fn read(found: &mut Found, file: &str, text: &str) {
    let only_tests = file.contains("tests/") || file.ends_with("tests.rs") || file.ends_with("testing.rs");
    let lines: Vec<&str> = text.lines().collect();
    let (mut testing, mut within) = (only_tests, "");
    for (at, line) in lines.iter().enumerate() {
        let trimmed = line.trim_start();
        if trimmed == "#[cfg(test)]" && lines.get(at + 1).is_some_and(|next| next.ends_with('{')) {
            testing = true;
        }
        if let Some(name) = test(&lines[at..]) {
            let (known, unknown) = numbers_of_test(name);
            for key in known.into_iter().chain(of_test(name)) {
                note(&mut found.tests, key, file, name);
            }
            found.unknown.extend(unknown);
        }
        if testing {
            continue;
        }
        within = block(line).unwrap_or(within);
        let (named, name) = if let Some(comment) = trimmed.strip_prefix("///") {
            let next = lines[at..].iter().map(|line| line.trim_start());
            let item = next.filter(|line| !line.starts_with("//") && !line.starts_with("#[")).find_map(item);
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
fn walk(found: &mut Found, root: &Path, folder: &Path) {
    let mut entries: Vec<_> = fs::read_dir(folder).expect("a folder").flatten().map(|e| e.path()).collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            walk(found, root, &path);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let file = path.strip_prefix(root).expect("below the root").to_string_lossy().replace('\\', "/");
            read(found, &file, &fs::read_to_string(&path).expect("a readable file"));
        }
    }
}

/// Reads the crate at that folder.
pub(crate) fn scan(root: &Path) -> Found {
    let mut found = Found::default();
    for folder in ["src", "tests"] {
        walk(&mut found, root, &root.join(folder));
    }
    found
}

#[test]
fn names_of_tests_carry_numbers() {
    let of = |name| numbers_of_test(name).0;
    assert_eq!(of("r5_4_1_a_chain"), ["5.4.1"]);
    assert_eq!(of("r4_1_9_and_r_009_each_side"), ["4.1.9", "R-009"]);
    assert_eq!(of("r7_2_1_1_a_squadron"), ["7.2.1.1"]);
    assert_eq!(of("r5_3_2_2_points"), ["5.3.2"]);
    assert_eq!(of("r_12_2_assigned"), ["12.2"]);
    assert_eq!(numbers_of_test("r_999_nothing").1, ["r_999_nothing"]);
    assert_eq!(of("random_games"), Vec::<String>::new());
}

#[test]
fn texts_name_numbers() {
    assert_eq!(
        numbers(" 5.4.1, R-046 Only (3.8), 5.4.1. not 1.75 or R-1"),
        ["5.4.1", "R-046", "3.8", "5.4.1"]
    );
}
