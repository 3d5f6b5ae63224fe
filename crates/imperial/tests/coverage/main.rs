//! The page `docs/rules/imperial-struggle.md`: where each section of the rulebook and each ruling is in
//! the code, and which tests hold it. A section that states a rule has a test, and so has a ruling.
//!
//! `UPDATE_DOCS=1 cargo test -p imperial --test coverage` writes the page anew.

mod scan;
mod sections;
mod things;

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use scan::{Found, Places};
use sections::{EXEMPT_RULINGS, RULINGS, Reason, SECTIONS};
use things::groups;

const CRATE: &str = env!("CARGO_MANIFEST_DIR");
const PAGE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/rules/imperial-struggle.md");
const HEAD: &str = "# Imperial Struggle: rules, code, tests

Each section of the rulebook (chapters 2 to 12, titles in our words) and each ruling, with the places in
`crates/imperial` that name it and the tests that carry its number; then each card, Advantage and theater with its
tests. This page is generated:

    UPDATE_DOCS=1 cargo test -p imperial --test coverage

writes it anew, and without `UPDATE_DOCS` the same test fails when the page is old, or when a section that states a
rule, a ruling that settles something, a card, an Advantage or a theater has no test.
";

/// The places of a number, file by file, as links with names.
fn places(found: Option<&Places>) -> String {
    let Some(places) = found else { return "—".to_owned() };
    let files = places.iter().map(|(file, names)| {
        let names: Vec<String> =
            names.iter().filter(|name| !name.is_empty()).map(|name| format!("`{name}`")).collect();
        let short = file.trim_start_matches("src/");
        let link = format!("[{short}](../../crates/imperial/{file})");
        if names.is_empty() { link } else { format!("{link} {}", names.join(" ")) }
    });
    files.collect::<Vec<_>>().join("<br>")
}

/// The row of a section or ruling; a ruling has no title.
fn row(page: &mut String, number: &str, title: Option<&str>, exempt: Option<Reason>, found: &Found) {
    let tests = match (found.tests.get(number), exempt) {
        (None, Some(reason)) => format!("*none needed: {reason}*"),
        (tests, _) => places(tests),
    };
    let code = places(found.code.get(number));
    let title = title.map(|title| format!(" {title} |")).unwrap_or_default();
    let _ = writeln!(page, "| {number} |{title} {code} | {tests} |");
}

/// Why a ruling needs no test.
fn exempt_ruling(number: u16) -> Option<Reason> {
    EXEMPT_RULINGS.iter().find(|(exempt, _)| *exempt == number).map(|(_, reason)| *reason)
}

/// The whole page.
fn page(found: &Found) -> String {
    let mut page = HEAD.to_owned();
    let mut chapter = "";
    for section in SECTIONS {
        let now = section.number.split('.').next().unwrap_or_default();
        if now != chapter {
            chapter = now;
            let _ = write!(page, "\n## Chapter {chapter}\n\n| section | title | code | tests |\n");
            page.push_str("| --- | --- | --- | --- |\n");
        }
        row(&mut page, section.number, Some(section.title), section.exempt, found);
    }
    page.push_str("\n## Rulings\n\n| ruling | code | tests |\n| --- | --- | --- |\n");
    for number in 1..=RULINGS {
        row(&mut page, &format!("R-{number:03}"), None, exempt_ruling(number), found);
    }
    for group in groups() {
        let _ = write!(page, "\n## {}\n\n| | tests |\n| --- | --- |\n", group.heading);
        for thing in group.things {
            let _ = writeln!(page, "| {thing} | {} |", places(found.tests.get(&thing)));
        }
    }
    page
}

#[test]
fn every_rule_ruling_and_card_has_a_test() {
    let found = scan::scan(Path::new(CRATE));
    let sections = SECTIONS.iter().filter(|section| section.exempt.is_none()).map(|s| s.number.to_owned());
    let rulings = (1..=RULINGS)
        .filter(|&number| exempt_ruling(number).is_none())
        .map(|number| format!("R-{number:03}"));
    let things = groups().into_iter().flat_map(|group| group.things);
    let missing: Vec<String> =
        sections.chain(rulings).chain(things).filter(|number| !found.tests.contains_key(number)).collect();
    assert!(missing.is_empty(), "no test is about: {}", missing.join(", "));
    assert!(found.unknown.is_empty(), "tests with numbers of nothing: {}", found.unknown.join(", "));
}

#[test]
fn the_page_is_up_to_date() {
    let page = page(&scan::scan(Path::new(CRATE)));
    if std::env::var_os("UPDATE_DOCS").is_some() {
        fs::create_dir_all(Path::new(PAGE).parent().expect("a folder")).expect("a folder for the page");
        fs::write(PAGE, &page).expect("the page written");
        return;
    }
    let kept = fs::read_to_string(PAGE).unwrap_or_default();
    for (number, (now, before)) in page.lines().zip(kept.lines()).enumerate() {
        assert_eq!(now, before, "line {}: the page is old; UPDATE_DOCS=1 writes it anew", number + 1);
    }
    assert_eq!(page.lines().count(), kept.lines().count(), "the page is old; UPDATE_DOCS=1 writes it anew");
}
