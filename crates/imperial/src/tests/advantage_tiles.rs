//! The 22 Advantages, one by one: what they do, to what, and to what not.

use crate::Side::{Britain, France};
use crate::facts::Advantage;
use crate::state::Slot;
use crate::testing::{Position, space};

const NOT_FOR_THIS: (&str, &str) = ("8.2", "advantage-not-for-this");

/// France holds these spaces and has a Diplomatic 4 with a Military 2.
fn french(flags: &str) -> Position {
    Position::new().turn(5).flags(France, flags).debt(France, 2, 12)
}

/// The targets that an Advantage is offered.
fn targets(at: &Position, advantage: &str) -> Vec<String> {
    let start = format!("advantage {advantage} ");
    at.legal_with(&start).iter().map(|notation| notation[start.len()..].to_owned()).collect()
}

/// Places a Conflict marker with an Advantage and finds it exhausted.
fn marks(mut at: Position, advantage: &str, target: &str) {
    at.decide(&format!("advantage {advantage} {target}"));
    assert!(at.state.board.conflicts.contains(space(target)));
    assert!(at.state.exhausted.contains(advantage.parse().unwrap()));
    assert_eq!(at.left(Slot::Major), 4);
}

#[test]
fn advantage_baltic_trade_lowers_debt_by_two() {
    let mut at = french("denmark-norway prussia-alliance").take(France, "d4-m2-a");
    at.decide("advantage baltic-trade");
    assert_eq!(at.state.tracks.debt[France], 0);
    assert!(at.state.exhausted.contains(Advantage::BALTIC_TRADE));
    assert_eq!(at.refused("advantage baltic-trade"), ("8.2", "advantage-exhausted"));
}

#[test]
fn r_074_advantage_central_europe_conflict_marks_an_alliance_in_europe() {
    let at = french("german-states-3 bavaria").take(France, "d4-m2-a");
    let list = targets(&at, "central-europe-conflict");
    assert_eq!(list.len(), 17);
    for id in ["sweden", "russia", "prussia-empire-alliance", "sardinia"] {
        assert!(list.iter().any(|target| target == id), "{id}");
    }
    assert_eq!(at.refused("advantage central-europe-conflict spain-prestige-2"), NOT_FOR_THIS);
    assert_eq!(at.refused("advantage central-europe-conflict sons-of-liberty"), NOT_FOR_THIS);
    marks(at, "central-europe-conflict", "sweden");
    let early = Position::new().flags(France, "german-states-3").take(France, "d4-m2-a");
    assert_eq!(targets(&early, "central-europe-conflict").len(), 16);
}

#[test]
fn advantage_german_diplomacy_unflags_for_one() {
    let at = french("prussia-empire-prestige").flags(Britain, "russia sweden bavaria denmark-norway");
    let mut at = at.take(France, "d4-m2-a");
    for id in ["russia", "sweden", "bavaria"] {
        assert_eq!(at.cost(&format!("shift {id} major +german-diplomacy")), 1, "{id}");
    }
    assert_eq!(at.refused("shift denmark-norway major +german-diplomacy"), NOT_FOR_THIS);
    at.buy("shift russia major +german-diplomacy", 1);
    assert!(at.is_empty("russia") && at.state.exhausted.contains(Advantage::GERMAN_DIPLOMACY));
}

#[test]
fn advantage_italy_influence_unflags_in_spain_or_austria_for_one() {
    let at =
        french("austria-alliance-3 sardinia").flags(Britain, "spain-prestige-3 austria-alliance-2 savoy");
    let mut at = at.take(France, "d4-m2-a");
    assert_eq!(at.cost("shift austria-alliance-2 major +italy-influence"), 1);
    assert_eq!(at.refused("shift savoy major +italy-influence"), NOT_FOR_THIS);
    at.buy("shift spain-prestige-3 major +italy-influence", 1);
    assert!(at.is_empty("spain-prestige-3"));
}

#[test]
fn r_075_advantage_mediterranean_intrigue_marks_spain_austria_or_sardinia() {
    let at = french("savoy spain-prestige-3").take(France, "d4-m2-a");
    assert_eq!(targets(&at, "mediterranean-intrigue").len(), 9);
    assert_eq!(at.refused("advantage mediterranean-intrigue savoy"), NOT_FOR_THIS);
    marks(at, "mediterranean-intrigue", "sardinia");
}

#[test]
fn advantage_naval_bastion_sends_any_squadron_home_for_one() {
    let at = french("gibraltar").flags(Britain, "hooghly-river biscay georgia");
    let mut at = at.take(France, "m4-e2-a");
    assert_eq!(at.legal_with("bastion").len(), 2);
    assert_eq!(at.refused("bastion georgia major"), ("8.2", "no-opposing-squadron"));
    at.buy("bastion hooghly-river major", 1);
    assert!(at.is_empty("hooghly-river"));
    assert_eq!(at.state.tracks.navy_box[Britain], 3);
    assert_eq!(at.refused("bastion biscay major"), ("8.2", "advantage-exhausted"));
}

#[test]
fn advantage_silesia_negotiations_unflags_in_prussia_or_the_german_states_for_one() {
    let at = french("austria-prestige-silesia").flags(Britain, "prussia-prestige german-states-3 russia");
    let mut at = at.take(France, "d4-m2-a");
    assert_eq!(at.cost("shift prussia-prestige major +silesia-negotiations"), 1);
    assert_eq!(at.refused("shift russia major +silesia-negotiations"), NOT_FOR_THIS);
    at.buy("shift german-states-3 major +silesia-negotiations", 1);
    assert!(at.is_empty("german-states-3"));
}

#[test]
fn advantage_algonquin_and_iroquois_raids_mark_a_fur_market() {
    for advantage in ["algonquin-raids", "iroquois-raids"] {
        let at = french("algonquin iroquois").take(France, "d4-m2-a");
        assert_eq!(targets(&at, advantage).len(), 9);
        assert_eq!(at.refused(&format!("advantage {advantage} georges-bank")), NOT_FOR_THIS);
        marks(at, advantage, "york-factory");
    }
}

#[test]
fn advantage_fur_trade_unflags_any_market_in_north_america_for_one() {
    let at = french("hudson-bay louisbourg").flags(Britain, "georges-bank massachusetts-bay st-lucia");
    let mut at = at.take(France, "e4-m2-a");
    assert_eq!(at.refused("shift massachusetts-bay major +fur-trade"), ("5.4.1", "no-connection"));
    assert_eq!(at.refused("shift st-lucia major +fur-trade"), NOT_FOR_THIS);
    at.buy("shift georges-bank major +fur-trade", 1);
    assert!(at.is_empty("georges-bank"));
}

#[test]
fn advantage_patriot_agitation_marks_a_market_or_political_space_in_north_america() {
    let at = french("sons-of-liberty").take(France, "d4-m2-a");
    // 14 Markets and three Local Alliances; the USA spaces are not in play.
    assert_eq!(targets(&at, "patriot-agitation").len(), 17);
    assert_eq!(at.refused("advantage patriot-agitation acadia"), NOT_FOR_THIS);
    assert_eq!(at.refused("advantage patriot-agitation georgia"), NOT_FOR_THIS);
    marks(at, "patriot-agitation", "iroquois");
}

/// A Market that a discount Advantage makes one cheaper.
fn discount(flags: &str, british: &str, market: &str, advantage: &str, elsewhere: &str) {
    let at = french(flags).flags(Britain, british).flags(Britain, elsewhere).take(France, "e4-m2-a");
    let full = at.cost(&format!("shift {market} major"));
    let mut at = at;
    assert_eq!(at.refused(&format!("shift {elsewhere} major +{advantage}")), NOT_FOR_THIS);
    at.buy(&format!("shift {market} major +{advantage}"), full - 1);
    assert!(at.is_empty(market));
    assert!(at.state.exhausted.contains(advantage.parse().unwrap()));
    // It is not for placing the own flag.
    assert_eq!(at.refused(&format!("shift {market} major +{advantage}")), ("8.2", "advantage-exhausted"));
}

#[test]
fn advantage_wheat_lowers_unflagging_in_north_america() {
    discount("chesapeake louisbourg", "georges-bank gulf-of-maine", "georges-bank", "wheat", "martinique");
}

#[test]
fn advantage_fruit_lowers_unflagging_in_the_caribbean() {
    discount("san-agustin st-james", "cayman-passage", "cayman-passage", "fruit", "plassey");
}

#[test]
fn advantage_rum_lowers_unflagging_in_the_caribbean() {
    discount("puerto-rico puerto-principe", "santiago", "santiago", "rum", "plassey");
}

#[test]
fn advantage_silk_lowers_unflagging_in_india() {
    discount("west-bengal", "midnapore", "midnapore", "silk", "martinique");
}

#[test]
fn advantage_textiles_lowers_unflagging_in_india() {
    discount("tiruchirappalli", "kanchipuram", "kanchipuram", "textiles", "martinique");
}

#[test]
fn advantage_letters_of_marque_and_pirate_havens_mark_a_caribbean_market() {
    for advantage in ["letters-of-marque", "pirate-havens"] {
        let at = french("privateers buccaneers").take(France, "d4-m2-a");
        assert_eq!(targets(&at, advantage).len(), 16);
        marks(at, advantage, "georgia");
    }
}

#[test]
fn advantage_slaving_contracts_builds_a_squadron_for_two() {
    let mut at = french("asiento").take(France, "e4-m2-a");
    at.buy("squadron minor +slaving-contracts", 2);
    assert_eq!(at.state.tracks.navy_box[France], 2);
    assert!(at.state.exhausted.contains(Advantage::SLAVING_CONTRACTS));
    let at = french("mysore").take(France, "m4-e2-a");
    assert_eq!(at.refused("squadron major +slaving-contracts"), ("8.1", "advantage-not-held"));
}

#[test]
fn advantage_power_struggle_marks_a_market_of_the_carnatic_coast() {
    let at = french("mysore").take(France, "d4-m2-a");
    assert_eq!(targets(&at, "power-struggle").len(), 7);
    assert_eq!(at.refused("advantage power-struggle plassey"), NOT_FOR_THIS);
    marks(at, "power-struggle", "calicut");
}

#[test]
fn advantage_raids_and_incursions_marks_a_market_in_india() {
    let at = french("maratha").take(France, "d4-m2-a");
    assert_eq!(targets(&at, "raids-and-incursions").len(), 11);
    assert_eq!(at.refused("advantage raids-and-incursions nizam"), NOT_FOR_THIS);
    marks(at, "raids-and-incursions", "plassey");
}

#[test]
fn advantage_separatist_wars_marks_a_cotton_market() {
    let at = french("nizam").take(France, "d4-m2-a");
    assert_eq!(targets(&at, "separatist-wars").len(), 6);
    assert_eq!(at.refused("advantage separatist-wars calicut"), NOT_FOR_THIS);
    marks(at, "separatist-wars", "kurpa");
}

#[test]
fn every_advantage_is_returned_with_its_last_space() {
    for advantage in Advantage::all() {
        let requires = advantage.facts().requires;
        let mut at = Position::new().bare().turn(5);
        for space in requires {
            at.play().flag(Britain, space);
        }
        assert!(at.state.board.holds(Britain, advantage), "{advantage}");
        let one = requires.first().unwrap();
        if crate::facts::TERRITORIES.contains(one) {
            at.play().take_control(France, one);
        } else {
            at.play().unflag(one);
        }
        assert!(!at.state.board.holds(Britain, advantage), "{advantage}");
    }
}
