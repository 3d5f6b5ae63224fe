//! Tiles, covert tokens and local alliances: which tests are about which.

use empires::facts::{Alliance, Tile, Token};

/// A group of things, under a heading of the page.
pub(crate) struct Group {
    /// The heading.
    pub(crate) heading: &'static str,
    /// The things, as the page and [`of_test`] name them.
    pub(crate) things: Vec<String>,
}

/// Everything that must have a test of its own.
pub(crate) fn groups() -> Vec<Group> {
    let names = |ids: &mut dyn Iterator<Item = &'static str>| ids.map(str::to_owned).collect();
    vec![
        Group { heading: "Tiles", things: names(&mut Tile::ALL.iter().map(|tile| tile.id())) },
        Group { heading: "Covert tokens", things: names(&mut Token::ALL.iter().map(|token| token.id())) },
        Group {
            heading: "Local alliances",
            things: names(&mut Alliance::ALL.iter().map(|alliance| alliance.id())),
        },
    ]
}

/// The things that a test is about: those whose names are in its own.
pub(crate) fn of_test(name: &str) -> Vec<String> {
    let name = format!("_{name}_");
    let named = |id: &String| name.contains(&format!("_{}_", id.replace('-', "_")));
    groups().into_iter().flat_map(|group| group.things).filter(named).collect()
}

#[test]
fn names_of_tests_tell_what_they_are_about() {
    assert_eq!(of_test("d3_2_banking_and_war_office"), ["war-office", "banking"]);
    assert_eq!(of_test("d10_5_pirates"), ["pirates"]);
    assert_eq!(of_test("o9_5_the_alliance_of_sweden_at_sea"), ["sweden"]);
    assert!(of_test("bankings").is_empty());
}
