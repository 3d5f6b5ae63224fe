//! The page `docs/rules/struggle-of-empires.md`: where each clause, variant, decision point and ruling is
//! in the code, and which tests hold it. Each that states a rule has a test, and so have each tile, covert
//! token and local alliance.
//!
//! `UPDATE_DOCS=1 cargo test -p empires --test coverage` writes the page anew.

mod clauses;
mod numbers;
mod things;

use clauses::PARTS;
use testkit::coverage::{Columns, Row, Rulebook, Table};
use things::groups;

const HEAD: &str = "# Struggle of Empires: rules, code, tests

Each clause of the Deluxe (D…) and of the original edition (O…), of the set-up (S…), each variant (V-…), decision
point (DP-…) and ruling (R-…), titles in our words, with the places in `crates/empires` that name it and the tests
that carry its number; then each tile, covert token and local alliance with its tests. This page is generated:

    UPDATE_DOCS=1 cargo test -p empires --test coverage

writes it anew, and without `UPDATE_DOCS` the same test fails when the page is old, or when something that states a
rule, a tile, a token or a local alliance has no test.
";

fn tables() -> Vec<Table> {
    let parts = PARTS.iter().map(|part| Table {
        heading: part.heading.to_owned(),
        columns: Columns::Titled(part.numbers),
        rows: part
            .clauses
            .iter()
            .map(|clause| Row {
                number: clause.number.to_owned(),
                title: clause.title,
                exempt: clause.exempt,
            })
            .collect(),
    });
    let things = groups().into_iter().map(|group| Table {
        heading: group.heading.to_owned(),
        columns: Columns::Things,
        rows: group.things.into_iter().map(Row::thing).collect(),
    });
    parts.chain(things).collect()
}

fn rulebook() -> Rulebook {
    Rulebook {
        root: env!("CARGO_MANIFEST_DIR"),
        name: "empires",
        page: concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/rules/struggle-of-empires.md"),
        head: HEAD,
        of_text: numbers::numbers,
        of_test: numbers::carried,
        row: |_| None,
        tables: tables(),
    }
}

#[test]
fn every_clause_variant_ruling_and_tile_has_a_test() {
    rulebook().assert_covered();
}

#[test]
fn the_page_is_up_to_date() {
    rulebook().assert_page();
}
