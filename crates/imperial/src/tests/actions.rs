//! 5.2 (3), 5.3.1, 5.3.2, 5.6.1: the Actions of a round and what they may pay for.

use crate::Side::{Britain, France};
use crate::facts::{ActionType, Region};
use crate::state::{Only, Slot};
use crate::testing::Position;

/// A round in which an Event has granted Action Points.
fn granted(side: crate::Side, tile: &str, ap: ActionType, amount: u8, only: Option<Only>) -> Position {
    let mut at = Position::new().take(side, tile);
    at.play().grant(ap, amount, only);
    at
}

#[test]
fn r5_3_1_action_points_have_a_type() {
    let at = Position::new().take(France, "e4-m2-a");
    assert_eq!(at.refused("shift sweden major"), ("5.3.1", "wrong-action-points"));
    assert_eq!(at.refused("buy-tile major"), ("5.3.1", "wrong-action-points"));
    assert_eq!(at.refused("shift st-james minor"), ("5.3.1", "wrong-action-points"));
    assert_eq!(at.refused("draw-event minor"), ("5.3.1", "wrong-action-points"));
    assert!(at.allows("shift st-james major") && at.allows("buy-tile minor"));
}

#[test]
fn r5_3_2_a_minor_action_gives_two_points_for_one_expenditure() {
    let mut at = Position::new().bare().navy_box(France, 2).take(France, "e4-m2-a");
    assert_eq!(at.left(Slot::Minor), 2);
    at.buy("deploy navy-box biscay minor", 1);
    assert_eq!(at.left(Slot::Minor), 0);
    assert_eq!(at.refused("deploy navy-box balearic minor"), ("5.3", "action-finished"));
}

#[test]
fn r_011_event_points_of_the_majors_type_are_merged_with_it() {
    let at = granted(France, "e3-d2", ActionType::Economic, 1, None);
    assert_eq!(at.left(Slot::Major), 4);
    assert!(at.state.round.purse(Slot::Event).is_none());
    // Another type is an Action of its own.
    let mut at = granted(France, "d3-m2", ActionType::Economic, 2, None);
    assert_eq!((at.left(Slot::Major), at.left(Slot::Event)), (3, 2));
    at.buy("shift st-james event", 2);
}

#[test]
fn r_012_event_points_are_spent_with_the_tiles_actions_in_any_order() {
    let mut at = granted(France, "d3-m2", ActionType::Economic, 2, None);
    at.decide("shift sweden major").decide("shift st-james event");
    let mut at = granted(France, "d3-m2", ActionType::Economic, 2, None);
    at.decide("shift st-james event").decide("shift sweden major");
    assert!(at.holds(France, "sweden st-james"));
}

#[test]
fn r_013_event_points_may_be_merged_into_the_minor_action() {
    let mut at = granted(Britain, "d3-e2", ActionType::Economic, 1, None);
    at.decide("merge");
    assert_eq!((at.left(Slot::Minor), at.left(Slot::Event)), (3, 0));
    at.buy("shift cumberland minor", 2);
    // One single expenditure under the restrictions of a Minor Action.
    assert_eq!(at.refused("shift georges-bank minor"), ("5.3", "action-finished"));
    assert_eq!(at.refused("shift georges-bank event"), ("5.3", "no-such-action"));
}

#[test]
fn r_013_unmerged_there_are_two_actions() {
    let mut at = granted(Britain, "d3-e2", ActionType::Economic, 4, None);
    at.buy("shift cumberland minor", 2).buy("shift georges-bank event", 2);
    assert_eq!(at.refused("merge"), ("5.2", "nothing-to-merge"));
    at.buy("shift albany event", 3);
    assert!(at.holds(Britain, "cumberland georges-bank albany"));
}

#[test]
fn r_013_merged_points_may_not_remove_flags() {
    let mut at = Position::new().flags(France, "cumberland ohio-forks").take(Britain, "d3-e2");
    at.play().grant(ActionType::Economic, 2, None);
    assert_eq!(at.cost("shift cumberland event"), 3);
    at.decide("merge");
    assert_eq!(at.refused("shift cumberland minor"), ("5.3.2", "minor-action-removes-nothing"));
}

#[test]
fn r_015_debt_added_to_a_restricted_grant_is_restricted_too() {
    let mut at = granted(France, "d3-m2", ActionType::Economic, 2, Some(Only::In(Region::India)));
    assert_eq!(at.refused("shift st-james event"), ("5.2", "restricted-action-points"));
    // A Market of 2 and, when the points are used up, one more with Debt alone.
    at.buy("shift west-bengal event", 2);
    assert_eq!(at.refused("shift st-james event"), ("5.2", "restricted-action-points"));
    at.buy("shift tiruchirappalli event", 2);
    assert_eq!(at.state.tracks.debt[France], 2);
}

#[test]
fn r_015_with_an_action_of_the_tile_debt_is_free() {
    let mut at = granted(France, "e3-d2", ActionType::Economic, 2, Some(Only::In(Region::India)));
    assert_eq!(at.left(Slot::Major), 5);
    // Outside India only the tile's 3 points and Debt count.
    at.buy("shift st-james major", 2).buy("shift caicos major", 2);
    assert_eq!(at.state.tracks.debt[France], 1);
    at.buy("shift west-bengal major", 3);
    assert_eq!(at.state.tracks.debt[France], 2);
}

#[test]
fn r_014_the_narrowest_points_are_spent_first() {
    let mut at = Position::new().flags(France, "cumberland ohio-forks").take(Britain, "e3-m2");
    at.play().grant(ActionType::Economic, 2, Some(Only::UnflagMarkets));
    at.buy("shift cumberland major", 3);
    let purse = at.state.round.purse(Slot::Major).unwrap();
    assert_eq!((purse.free, purse.tied[0].left), (2, 0));
    // Points for unflagging pay for no flag.
    assert_eq!(at.cost("shift cumberland major"), 2);
}

#[test]
fn r_016_points_of_a_region_buy_nothing_without_a_place() {
    let only = Some(Only::In(Region::Europe));
    let at = granted(France, "e3-m2", ActionType::Diplomatic, 3, only);
    assert_eq!(at.refused("draw-event event"), ("5.2", "restricted-action-points"));
    let mut at = Position::new().face_down("m4").turn_six().take(France, "d3-e2");
    at.play().grant(ActionType::Military, 4, Some(Only::In(Region::Europe)));
    for notation in ["squadron event", "uprising event", "convert economic event"] {
        assert_eq!(at.refused(notation), ("5.2", "restricted-action-points"), "{notation}");
    }
    assert!(at.allows("deploy navy-box biscay event"));
    assert_eq!(at.refused("deploy navy-box cuba-passage event"), ("5.2", "restricted-action-points"));
    let at = granted(France, "d3-e2", ActionType::Military, 2, Some(Only::In(Region::NorthAmerica)));
    assert_eq!(at.refused("buy-tile event"), ("5.2", "restricted-action-points"));
}

#[test]
fn r_016_points_for_unflagging_do_not_flag_and_the_reverse() {
    let mut at = Position::new().flags(France, "cumberland ohio-forks").take(Britain, "d3-m2");
    at.play().grant(ActionType::Economic, 3, Some(Only::UnflagMarkets));
    assert_eq!(at.refused("shift georges-bank event"), ("5.2", "restricted-action-points"));
    assert!(at.allows("shift cumberland event"));
    let mut at = Position::new().flags(France, "cumberland ohio-forks").take(Britain, "d3-m2");
    at.play().grant(ActionType::Economic, 3, Some(Only::FlagBesideMarket));
    assert_eq!(at.refused("shift cumberland event"), ("5.2", "restricted-action-points"));
    assert!(at.allows("shift georges-bank event"));
}

#[test]
fn r_018_points_exist_only_for_types_with_an_action() {
    // All the Debt of the world does not buy a Political space without a Diplomatic Action.
    let at = Position::new().debt(France, 0, 20).trp(France, 9).take(France, "e4-m2-a");
    for slot in ["major", "minor"] {
        assert_eq!(at.refused(&format!("shift sweden {slot}")), ("5.3.1", "wrong-action-points"));
    }
    assert_eq!(at.refused("shift sweden event"), ("5.3", "no-such-action"));
    assert_eq!(at.refused("shift sweden bought"), ("5.3", "no-such-action"));
}

#[test]
fn r_019_a_minor_action_may_be_topped_up_and_its_rest_is_lost() {
    let mut at = Position::new().take(France, "e4-m2-a");
    at.buy("fort louisbourg minor", 3);
    assert_eq!(at.state.tracks.debt[France], 1);
    assert_eq!(at.left(Slot::Minor), 0);
}

#[test]
fn r_020_every_single_purchase_is_one_expenditure() {
    let spent = |mut at: Position, notation: &str| {
        at.decide(notation);
        at.state.round.purse(Slot::Minor).unwrap().finished
    };
    let at = |tile: &str| Position::new().debt(France, 0, 20).face_down("m4").take(France, tile);
    assert!(spent(at("m4-e2-a"), "shift st-james minor"));
    assert!(spent(at("m4-d2-a"), "shift sweden minor"));
    assert!(spent(at("m4-d2-a"), "draw-event minor"));
    for notation in ["buy-tile minor", "fort louisbourg minor", "squadron minor", "uprising minor"] {
        assert!(spent(at("e4-m2-a"), notation), "{notation}");
    }
    assert!(spent(at("e4-m2-a"), "deploy navy-box biscay minor"));
    assert!(spent(at("e4-m2-a"), "rebel scotland-alliance minor"));
    let marked = Position::new().conflicts("albany").take(France, "e4-m2-a");
    assert!(spent(marked, "clear-conflict albany minor"));
    let damaged = Position::new().flags(France, "louisbourg").damaged("louisbourg").take(France, "e4-m2-a");
    assert!(spent(damaged, "repair louisbourg minor"));
    assert!(spent(Position::new().turn_six().take(France, "e4-m2-a"), "convert economic minor"));
}

#[test]
fn r_021_a_minor_action_removes_no_opposing_flag_or_squadron() {
    let minor = ("5.3.2", "minor-action-removes-nothing");
    let at = Position::new().flags(Britain, "sweden biscay martinique").navy_box(France, 1);
    let at = at.debt(France, 0, 20).flags(France, "gibraltar");
    assert_eq!(at.take(France, "e4-d2-a").refused("shift sweden minor"), minor);
    let at =
        Position::new().flags(Britain, "biscay martinique").navy_box(France, 1).flags(France, "gibraltar");
    let at = at.take(France, "m4-e2-a");
    assert_eq!(at.refused("shift martinique minor"), minor);
    let at = Position::new().flags(Britain, "biscay").navy_box(France, 1).flags(France, "gibraltar");
    let at = at.take(France, "e4-m2-a");
    assert_eq!(at.refused("deploy navy-box biscay minor"), minor);
    assert_eq!(at.refused("bastion biscay minor"), minor);
    let at = Position::new().flags(Britain, "louisbourg").damaged("louisbourg").flags(France, "cabot-strait");
    assert_eq!(at.take(France, "e4-m2-a").refused("repair louisbourg minor"), minor);
}

#[test]
fn r_021_with_a_conflict_marker_it_may() {
    let mut at = Position::new().flags(Britain, "sweden").conflicts("sweden").take(France, "e4-d2-a");
    at.buy("shift sweden minor", 1);
    assert!(at.is_empty("sweden"));
    assert!(at.state.board.conflicts.is_empty());
}

#[test]
fn r_022_a_reduction_does_not_lift_the_ban() {
    let at = Position::new().flags(France, "cumberland ohio-forks").take(Britain, "d4-e2-a");
    let minor = ("5.3.2", "minor-action-removes-nothing");
    assert_eq!(at.refused("shift cumberland minor +wheat"), minor);
    let at = Position::new().flags(France, "cumberland ohio-forks").conflicts("cumberland");
    let at = at.take(Britain, "d4-e2-a");
    // 1 for the marker, -1 for Wheat, +1 Protected.
    assert_eq!(at.cost("shift cumberland minor +wheat"), 1);
    let mut at = Position::new().flags(France, "russia").turn(3).face_down("m16").take(Britain, "e4-d2-a");
    at.decide("use m16");
    assert_eq!(at.refused("shift russia minor"), minor);
}

#[test]
fn r_023_extra_points_are_part_of_their_action() {
    let mut at = Position::new().face_down("m11").turn(3).take(France, "e4-m2-a");
    at.decide("use m11 minor");
    assert_eq!(at.left(Slot::Minor), 3);
    at.decide("buy-tile minor");
    assert_eq!(at.left(Slot::Minor), 0);
    let mut at = Position::new().face_down("m15").turn(3).take(Britain, "e4-d2-a");
    at.decide("shift sweden minor");
    assert_eq!(at.refused("use m15 minor"), ("3.5.2", "ability-not-now"));
}

#[test]
fn r_024_turn_six_converts_two_military_points_into_one() {
    let mut at = Position::new().turn_six().take(France, "m4-d2-a");
    at.buy("convert economic major", 2);
    assert_eq!(at.refused("convert diplomatic major"), ("5.6.1", "one-type-of-conversion"));
    at.buy("convert economic major", 2);
    assert_eq!(at.left(Slot::Bought), 2);
    at.buy("shift st-james bought", 2);
    // Debt may be added to the Action so opened, and it may remove flags.
    at.buy("shift caicos bought", 2);
    assert_eq!(at.state.tracks.debt[France], 2);
}

#[test]
fn r_024_only_on_turn_six_and_once_with_a_minor_action() {
    let at = Position::new().take(France, "m4-d2-a");
    assert_eq!(at.refused("convert economic major"), ("5.6.1", "only-on-turn-six"));
    let mut at = Position::new().turn_six().take(France, "e4-m2-a");
    at.buy("convert economic minor", 2);
    // The bought point joins the tile's Economic Action.
    assert_eq!(at.left(Slot::Major), 5);
    assert_eq!(at.refused("convert economic minor"), ("5.3", "action-finished"));
    let at = Position::new().turn_six().take(France, "m4-d2-a");
    assert_eq!(at.refused("convert military major"), ("5.6.1", "one-type-of-conversion"));
}

#[test]
fn r_024_conversions_may_be_paid_with_debt_and_treaty_points() {
    let mut at = Position::new().turn_six().trp(France, 1).take(France, "m2-d2");
    at.buy("convert economic major", 2);
    at.decide("convert economic major").decide("pay debt 1 trp 1");
    assert_eq!(at.left(Slot::Bought), 2);
    // The upgrade symbol had given one Treaty Point more.
    assert_eq!((at.state.tracks.debt[France], at.state.tracks.trp[France]), (1, 1));
}

#[test]
fn r_025_the_upgrade_symbol_gives_a_treaty_point_on_turn_six_but_not_to_who_passes() {
    let mut at = Position::new().turn_six().take(France, "m2-d2");
    assert_eq!(at.refused("upgrade wss-spain"), ("5.3.3", "no-next-war"));
    at.decide("shift sweden minor").decide("end");
    assert_eq!(at.state.tracks.trp[France], 1);
    let mut at = Position::new().turn_six().take(France, "m2-d2");
    at.decide("pass 0");
    assert_eq!(at.state.tracks.trp[France], 0);
}

#[test]
fn r_026_no_bonus_war_tiles_on_turn_six() {
    let at = Position::new().turn_six().take(France, "m4-d2-a");
    assert_eq!(at.refused("buy-tile major"), ("5.6.1", "no-next-war"));
}
