//! The page `docs/rules/imperial-struggle.md`: where each section of the rulebook and each ruling is in
//! the code, and which tests hold it. A section that states a rule has a test, and so has a ruling.
//!
//! `UPDATE_DOCS=1 cargo test -p imperial --test coverage` writes the page anew.

mod numbers;
mod sections;
mod things;

use sections::{EXEMPT_RULINGS, RULINGS, SECTIONS};
use testkit::coverage::{Columns, Reason, Row, Rulebook, Table};
use things::groups;

const HEAD: &str = "# Imperial Struggle: rules, code, tests

Each section of the rulebook (chapters 2 to 12, titles in our words) and each ruling, with the places in
`crates/imperial` that name it and the tests that carry its number; then each card, Advantage and theater with its
tests. This page is generated:

    UPDATE_DOCS=1 cargo test -p imperial --test coverage

writes it anew, and without `UPDATE_DOCS` the same test fails when the page is old, or when a section that states a
rule, a ruling that settles something, a card, an Advantage or a theater has no test.
";

/// Why a ruling needs no test.
fn exempt_ruling(number: u16) -> Option<Reason> {
    EXEMPT_RULINGS.iter().find(|(exempt, _)| *exempt == number).map(|(_, reason)| *reason)
}

fn tables() -> Vec<Table> {
    let mut tables: Vec<Table> = Vec::new();
    for section in SECTIONS {
        let chapter = section.number.split('.').next().unwrap_or_default();
        let heading = format!("Chapter {chapter}");
        if tables.last().is_none_or(|table| table.heading != heading) {
            tables.push(Table { heading, columns: Columns::Titled("section"), rows: Vec::new() });
        }
        let row = Row { number: section.number.to_owned(), title: section.title, exempt: section.exempt };
        tables.last_mut().expect("a table").rows.push(row);
    }
    let ruling = |number| Row { number: format!("R-{number:03}"), title: "", exempt: exempt_ruling(number) };
    tables.push(Table {
        heading: "Rulings".to_owned(),
        columns: Columns::Numbered("ruling"),
        rows: (1..=RULINGS).map(ruling).collect(),
    });
    tables.extend(groups().into_iter().map(|group| Table {
        heading: group.heading.to_owned(),
        columns: Columns::Things,
        rows: group.things.into_iter().map(Row::thing).collect(),
    }));
    tables
}

fn rulebook() -> Rulebook {
    Rulebook {
        root: env!("CARGO_MANIFEST_DIR"),
        name: "imperial",
        page: concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/rules/imperial-struggle.md"),
        head: HEAD,
        of_text: numbers::numbers,
        of_test: numbers::carried,
        row: numbers::row,
        tables: tables(),
    }
}

#[test]
fn every_rule_ruling_and_card_has_a_test() {
    rulebook().assert_covered();
}

#[test]
fn the_page_is_up_to_date() {
    rulebook().assert_page();
}
