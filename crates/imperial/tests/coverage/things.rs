//! Cards, Advantages and theaters: which tests are about which.

use imperial::facts::{Advantage, War};
use imperial::{EventCards, MINISTRIES, facts::Era};

/// A group of things, under a heading of the page.
pub(crate) struct Group {
    /// The heading.
    pub(crate) heading: &'static str,
    /// The things, as the page and [`of_test`] name them.
    pub(crate) things: Vec<String>,
}

/// Everything that must have a test of its own.
pub(crate) fn groups() -> Vec<Group> {
    let events = Era::ALL.into_iter().flat_map(|era| EventCards::of_era(era).iter());
    vec![
        Group { heading: "Events", things: events.map(|card| format!("event {card}")).collect() },
        Group { heading: "Ministries", things: (1..=MINISTRIES.len()).map(|n| format!("m{n}")).collect() },
        Group { heading: "Advantages", things: Advantage::all().map(|tile| tile.id().to_owned()).collect() },
        Group {
            heading: "Theaters, by the rows of their spoils",
            things: War::ALL.into_iter().flat_map(War::theaters).map(|theater| theater.to_string()).collect(),
        },
    ]
}

/// The things that a test is about, by its name: `event_12_…`, `m12_…`, `…advantage_silk_…`, `wss_spain_row_1`.
pub(crate) fn of_test(name: &str) -> Vec<String> {
    let words: Vec<&str> = name.split('_').collect();
    if let ["event", number, ..] = words[..] {
        return vec![format!("event {number}")];
    }
    if let Some((theater, _)) = name.split_once("_row_") {
        let theater = theater.trim_end_matches("_france").trim_end_matches("_britain");
        return vec![theater.replace("seven_years", "7yw").replace('_', "-")];
    }
    if words.contains(&"advantage") {
        let all = |id: &str| id.split('-').all(|word| words.contains(&word));
        return Advantage::all().map(Advantage::id).filter(|id| all(id)).map(str::to_owned).collect();
    }
    let number = words[0].strip_prefix('m').filter(|number| number.parse::<u8>().is_ok());
    number.map(|number| format!("m{number}")).into_iter().collect()
}

#[test]
fn names_of_tests_tell_what_they_are_about() {
    assert_eq!(of_test("event_11_calico_acts_france"), ["event 11"]);
    assert_eq!(of_test("m23_what_is_left"), ["m23"]);
    assert_eq!(of_test("advantage_algonquin_and_iroquois_raids_mark"), ["algonquin-raids", "iroquois-raids"]);
    assert_eq!(of_test("wss_spain_row_2_3"), ["wss-spain"]);
    assert_eq!(of_test("seven_years_prussias_wars_row_5"), ["7yw-prussias-wars"]);
    assert_eq!(of_test("awi_american_revolution_france_row_5"), ["awi-american-revolution"]);
    assert!(of_test("r5_4_1_a_chain").is_empty());
}
