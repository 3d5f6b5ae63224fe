//! 3.8, 5.6.2: Conflict markers.

use crate::Side::{Britain, France};
use crate::facts::{Advantage, Country, FORTS, MARKETS, NAVAL, POLITICAL, Region, TERRITORIES};
use crate::testing::{Position, space};

#[test]
fn r3_8_markers_lie_in_markets_and_political_spaces_only() {
    let targets = Position::new().state.conflict_targets();
    assert!(targets.and(TERRITORIES.or(NAVAL).or(FORTS)).is_empty());
    assert_eq!(targets.len(), MARKETS.len() + POLITICAL.len() - 5);
}

#[test]
fn r_053_not_in_spaces_that_are_not_in_play_and_only_one_each() {
    let targets = |turn: u8| Position::new().turn(turn).state.conflict_targets();
    assert!(!targets(2).contains(space("prussia-empire-prestige")));
    assert!(targets(3).contains(space("prussia-empire-prestige")));
    assert!(!targets(4).contains(space("sons-of-liberty")) && targets(5).contains(space("sons-of-liberty")));
    assert!(!targets(6).contains(space("usa-prestige-2")));
    assert!(
        Position::new().usa("carolinas").turn(6).state.conflict_targets().contains(space("usa-prestige-2"))
    );
    // One per space: empty, own and opposing ones alike.
    let at = Position::new().conflicts("albany").take(France, "d4-m2-a");
    assert_eq!(at.refused("advantage algonquin-raids albany"), ("8.2", "advantage-not-for-this"));
    for id in ["niagara", "cataraqui", "hudson-valley"] {
        assert!(at.allows(&format!("advantage algonquin-raids {id}")), "{id}");
    }
}

#[test]
fn r_054_patriot_agitation_reaches_the_usa_spaces() {
    let at = Position::new().usa("carolinas").turn_six().flags(France, "sons-of-liberty");
    let at = at.take(France, "d4-m2-a");
    assert!(at.allows("advantage patriot-agitation usa-prestige-3"));
    assert!(Country::Usa.mask().minus(Region::NorthAmerica.mask()).is_empty());
}

#[test]
fn r3_8_and_r_055_a_space_in_conflict_counts_for_nothing() {
    let at = Position::new().flags(France, "sweden").conflicts("sweden cataraqui");
    let board = &at.state.board;
    assert!(!board.counting(France).contains(space("sweden")));
    assert_eq!(board.region_counts(Region::Europe)[France], 4);
    assert_eq!(board.commodity_counts(crate::facts::Commodity::Furs)[France], 0);
    assert_eq!(at.state.prestige_counts()[France], 1);
    // The flag itself stays: the opponent pays to remove it, and its owner may not shift it.
    let at = at.take(France, "d4-m2-a");
    assert_eq!(at.refused("shift sweden major"), ("3.2.8", "already-yours"));
}

#[test]
fn r_055_no_advantage_is_used_from_a_space_in_conflict_but_none_is_lost() {
    let at = Position::new().conflicts("algonquin").take(France, "d4-m2-a");
    assert!(at.state.board.holds(France, Advantage::ALGONQUIN_RAIDS));
    let refused = at.refused("advantage algonquin-raids albany");
    assert_eq!(refused, ("8.1", "advantage-blocked-by-conflict"));
}

#[test]
fn r_056_ministries_do_not_count_spaces_in_conflict() {
    let at = Position::new().face_down("m1").flags(France, "savoy sardinia").conflicts("savoy");
    let mut at = at.take(France, "d4-m2-a");
    at.decide("use m1");
    // Sardinia and Austria (south): Savoy does not count.
    assert_eq!(at.left(crate::Slot::Major), 6);
    let at = Position::new().open("m6").flags(Britain, "ireland-alliance").conflicts("ireland-alliance");
    let at = at.take(Britain, "e4-d2-a");
    assert_eq!(at.refused("shift bavaria minor"), ("5.3.2", "minor-action-removes-nothing"));
    let at = Position::new().face_down("m22").turn(5).flags(Britain, "ireland-alliance");
    let at = at.conflicts("ireland-alliance").take(Britain, "d4-m2-a");
    assert_eq!(at.refused("use m22 major"), ("3.5.2", "ability-not-now"));
    let at = Position::new().bare().flags(France, "cataraqui quebec-and-montreal").conflicts("cataraqui");
    assert!(!at.state.french_fur_and_fish());
}

#[test]
fn r_058_a_marker_makes_the_base_cost_one_for_both() {
    for side in [France, Britain] {
        let at = Position::new().conflicts("russia").take(side, "d4-m2-a");
        assert_eq!(at.cost("shift russia major"), 1);
    }
    let at = Position::new().flags(Britain, "russia").conflicts("russia").take(France, "d4-m2-a");
    assert_eq!(at.cost("shift russia major"), 1);
    let mut at = Position::new().flags(Britain, "russia").conflicts("russia").take(France, "e4-d2-a");
    at.buy("shift russia minor", 1);
}

#[test]
fn r5_6_2_removing_a_marker_costs_two_or_one_if_protected() {
    let at = Position::new().flags(France, "louisbourg georges-bank").conflicts("georges-bank albany");
    let mut at = at.take(France, "m4-e2-a");
    at.buy("clear-conflict georges-bank major", 1).buy("clear-conflict albany major", 2);
    assert!(at.state.board.conflicts.is_empty());
    assert_eq!(at.refused("clear-conflict albany major"), ("5.6.2", "no-conflict-marker"));
}

#[test]
fn r_037_protection_helps_anyone_who_removes_the_marker() {
    let at = Position::new().flags(France, "louisbourg georges-bank").conflicts("georges-bank");
    assert_eq!(at.take(Britain, "m4-e2-a").cost("clear-conflict georges-bank major"), 1);
    let at = Position::new().flags(France, "louisbourg georges-bank").conflicts("georges-bank");
    assert_eq!(at.take(Britain, "e4-m2-a").cost("shift georges-bank major"), 2);
}

#[test]
fn r_059_a_plus_one_marker_costs_one_more_and_no_connection_is_needed() {
    let mut at = Position::new().conflicts("havana russia");
    at.state.board.plus_one.insert(space("havana"));
    let mut at = at.take(Britain, "m4-e2-a");
    at.buy("clear-conflict havana major", 3);
    at.buy("clear-conflict russia major", 2);
    assert!(at.state.board.plus_one.is_empty());
    let mut at =
        Position::new().flags(France, "puerto-principe gulf-of-cazones").conflicts("puerto-principe");
    at.state.board.plus_one.insert(space("puerto-principe"));
    assert_eq!(at.take(Britain, "m4-e2-a").cost("clear-conflict puerto-principe major"), 2);
}

#[test]
fn r3_8_2_and_r_060_any_change_of_control_removes_the_marker() {
    let mut at = Position::new().conflicts("sweden").take(France, "d4-m2-a");
    at.buy("shift sweden major", 1);
    assert!(at.state.board.conflicts.is_empty());
    let mut at = Position::new().flags(Britain, "sweden").conflicts("sweden").take(France, "d4-m2-a");
    at.buy("shift sweden major", 1);
    assert!(at.state.board.conflicts.is_empty());
    let mut at = Position::new().flags(Britain, "sweden").conflicts("sweden");
    at.state.board.plus_one.insert(space("sweden"));
    at.play().take_control(France, space("sweden"));
    assert!(at.state.board.conflicts.is_empty() && at.state.board.plus_one.is_empty());
}

#[test]
fn r3_8_1_and_r_062_advantages_place_plain_markers() {
    let mut at = Position::new().take(France, "d4-m2-a");
    at.decide("advantage algonquin-raids albany");
    assert!(at.state.board.conflicts.contains(space("albany")));
    assert!(at.state.board.plus_one.is_empty());
}

#[test]
fn r_063_conflict_markers_are_unlimited() {
    let mut at = Position::new();
    for target in at.state.conflict_targets() {
        at.play().place_conflict(target, false);
    }
    assert!(at.state.board.conflicts.len() > 16);
    assert!(crate::invariants::check(&at.state).is_ok());
}
