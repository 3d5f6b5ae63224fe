//! 5.4.2, 5.5.1, 5.5.2: what a shift costs.

use crate::Side::{Britain, France};
use crate::testing::Position;

#[test]
fn r5_4_2_a_market_costs_what_is_printed() {
    let at = Position::new().bare().flags(Britain, "northern-colonies").take(Britain, "e4-m2-a");
    assert_eq!(at.cost("shift hudson-valley major"), 3);
    assert_eq!(at.cost("shift cumberland major"), 2);
}

#[test]
fn r5_4_2_one_with_a_conflict_marker_or_isolated() {
    let at = Position::new().bare().flags(Britain, "northern-colonies").flags(France, "hudson-valley");
    // Nothing joins the French Market to anything French.
    assert_eq!(at.take(Britain, "e4-m2-a").cost("shift hudson-valley major"), 1);
    let at = Position::new().bare().flags(Britain, "northern-colonies").conflicts("hudson-valley");
    assert_eq!(at.take(Britain, "e4-m2-a").cost("shift hudson-valley major"), 1);
}

#[test]
fn r5_4_2_one_more_if_protected() {
    let at = Position::new().bare().flags(Britain, "northern-colonies massachusetts-bay");
    let at = at.flags(France, "georges-bank louisbourg");
    assert_eq!(at.take(Britain, "e4-m2-a").cost("shift georges-bank major"), 3);
    let at = Position::new().bare().flags(Britain, "northern-colonies massachusetts-bay");
    let at = at.flags(France, "georges-bank louisbourg").conflicts("georges-bank");
    assert_eq!(at.take(Britain, "e4-m2-a").cost("shift georges-bank major"), 2);
}

#[test]
fn r5_4_2_a_damaged_fort_protects_nothing() {
    let at = Position::new().bare().flags(Britain, "northern-colonies massachusetts-bay");
    let at = at.flags(France, "georges-bank louisbourg").damaged("louisbourg");
    assert_eq!(at.take(Britain, "e4-m2-a").cost("shift georges-bank major"), 2);
}

#[test]
fn r5_5_1_political_spaces_need_no_connection() {
    let at = Position::new().bare().take(France, "d4-m2-a");
    for id in ["sweden", "iroquois", "maratha", "buccaneers"] {
        assert!(at.allows(&format!("shift {id} major")), "{id}");
    }
}

#[test]
fn r5_5_2_a_political_space_costs_what_is_printed_or_one_in_conflict() {
    let at = Position::new().conflicts("russia german-states-3").take(France, "d4-m2-a");
    assert_eq!(at.cost("shift sweden major"), 2);
    assert_eq!(at.cost("shift dutch-republic-prestige major"), 3);
    assert_eq!(at.cost("shift russia major"), 1);
    assert_eq!(at.cost("shift german-states-3 major"), 1);
}

#[test]
fn r_033_reductions_come_before_increases_and_the_floor_last() {
    // Conflict 1, Rum -1, Protected +1.
    let at = Position::new().flags(France, "puerto-rico bahamas-run caicos st-domingue");
    let at =
        at.flags(Britain, "santiago jamaica gulf-of-cazones puerto-principe").conflicts("puerto-principe");
    let at = at.take(France, "e4-m2-a");
    assert_eq!(at.cost("shift puerto-principe major"), 2);
    assert_eq!(at.cost("shift puerto-principe major +rum"), 1);
}

#[test]
fn r_034_conflict_isolation_and_one_total_do_not_add_up() {
    let at = Position::new().flags(France, "hudson-bay york-factory").flags(Britain, "ile-aux-noix");
    let at = at.conflicts("ile-aux-noix").take(France, "e4-m2-a");
    assert_eq!(at.cost("shift ile-aux-noix major"), 1);
    assert_eq!(at.refused("shift ile-aux-noix major +fur-trade"), ("8.2", "help-without-effect"));
}

#[test]
fn r_035_one_total_sets_the_base_and_increases_come_on_top() {
    // Fur Trade: base 1, Protected +1, another Region +1.
    let at =
        Position::new().flags(France, "hudson-bay louisbourg").flags(Britain, "georges-bank gulf-of-maine");
    let mut at = at.debt(France, 0, 20).take(France, "e4-m2-a");
    assert_eq!(at.cost("shift georges-bank major"), 3);
    assert_eq!(at.cost("shift georges-bank major +fur-trade"), 2);
    at.decide("shift st-james major");
    assert_eq!(at.cost("shift georges-bank major +fur-trade"), 3);
}

#[test]
fn r_038_an_isolated_market_costs_one_until_its_flag_changes() {
    let at = Position::new().bare().flags(Britain, "northern-colonies").flags(France, "hudson-valley");
    let mut at = at.take(Britain, "e4-m2-a");
    at.buy("shift hudson-valley major", 1);
    at.buy("shift hudson-valley major", 3);
    assert!(at.holds(Britain, "hudson-valley"));
}

#[test]
fn r_039_discounts_are_for_removing_flags_only() {
    let at = Position::new().take(Britain, "e4-m2-a");
    assert_eq!(at.refused("shift georges-bank major +wheat"), ("8.2", "advantage-not-for-this"));
    let at = Position::new().flags(Britain, "prussia-empire-prestige").turn(3).take(Britain, "d4-m2-a");
    assert_eq!(at.refused("shift russia major +german-diplomacy"), ("8.2", "advantage-not-for-this"));
    // M-6 flags only; M-22 does both.
    let at = Position::new().open("m6").take(Britain, "d4-m2-a");
    assert_eq!(at.cost("shift ireland-alliance major"), 2);
    let at = Position::new().open("m22").turn(5).take(Britain, "d4-m2-a");
    assert_eq!(at.cost("shift sons-of-liberty major"), 2);
    let at = Position::new().open("m22").turn(5).flags(France, "sons-of-liberty").take(Britain, "d4-m2-a");
    assert_eq!(at.cost("shift sons-of-liberty major"), 2);
}

#[test]
fn r_040_reductions_of_different_sources_add_up() {
    let at = Position::new().flags(France, "san-agustin st-james").huguenots("louisiana st-domingue");
    let at = at.flags(Britain, "cuba-passage-east cuba-passage").take(France, "e4-m2-a");
    assert_eq!(at.cost("shift cuba-passage-east major"), 4);
    assert_eq!(at.cost("shift cuba-passage-east major +fruit"), 3);
    assert_eq!(at.cost("shift cuba-passage-east major +fruit +huguenots:louisiana"), 2);
    let both = "shift cuba-passage-east major +fruit +huguenots:louisiana +huguenots:st-domingue";
    assert_eq!(at.cost(both), 1);
}

#[test]
fn r_052_the_second_price_is_computed_afresh() {
    // A Protected French Market with a Conflict marker in another Region.
    let at = Position::new().flags(France, "georges-bank louisbourg").conflicts("georges-bank");
    let mut at = at.debt(Britain, 0, 20).empty("st-lucia").take(Britain, "e4-m2-a");
    at.buy("shift st-lucia major", 2);
    at.buy("shift georges-bank major", 3);
    at.buy("shift georges-bank major", 2);
    assert!(at.holds(Britain, "georges-bank"));
}

#[test]
fn r5_5_2_example_one() {
    let mut at = Position::new().flags(Britain, "denmark-norway").trp(France, 2).take(France, "d4-m2-a");
    at.buy("shift denmark-norway major", 2).buy("shift denmark-norway major", 2);
    at.buy("shift sardinia major", 2).decide("pay debt 0 trp 2");
    assert!(at.holds(France, "denmark-norway sardinia"));
    assert_eq!((at.state.tracks.trp[France], at.state.tracks.debt[France]), (0, 0));
}
