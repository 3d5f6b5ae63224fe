//! The numbers in texts and in the names of tests.

use testkit::coverage::Carried;

use crate::sections::{RULINGS, SECTIONS};
use crate::things::of_test;

fn is_section(number: &str) -> bool {
    SECTIONS.iter().any(|section| section.number == number)
}

fn ruling(digits: &str) -> Option<String> {
    let number: u16 = digits.parse().ok()?;
    (digits.len() == 3 && (1..=RULINGS).contains(&number)).then(|| format!("R-{digits}"))
}

/// The sections and rulings that a text names: `5.4.1`, `R-042`.
pub(crate) fn numbers(text: &str) -> Vec<String> {
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

/// What the name of a test says it is about: sections and rulings, cards, Advantages and theaters.
pub(crate) fn carried(name: &str) -> Carried {
    let (mut known, unknown) = numbers_of_test(name);
    known.extend(of_test(name));
    Carried { known, unknown }
}

/// A row of a table of tests: `wss_spain_row_1: "…"`.
pub(crate) fn row(line: &str) -> Option<&str> {
    line.split_once(": \"").map(|(name, _)| name).filter(|name| name.contains("_row_") && !name.contains(' '))
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
