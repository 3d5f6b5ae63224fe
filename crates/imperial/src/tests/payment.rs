//! 6.1, 9.1: paying with Debt and Treaty Points, and 6.0, 9.0 around them.

use crate::Side::{Britain, France};
use crate::state::{Slot, Step};
use crate::testing::Position;

#[test]
fn r6_1_each_debt_is_one_action_point_of_the_actions_type() {
    let mut at = Position::new().take(France, "d2-m2");
    at.buy("shift sweden major", 2).buy("shift russia major", 3);
    assert_eq!(at.state.tracks.debt[France], 3);
}

#[test]
fn r9_1_treaty_points_are_wild_too() {
    let mut at = Position::new().debt(France, 6, 6).trp(France, 2).take(France, "d2-m2");
    at.buy("shift sweden major", 2).buy("shift savoy major", 2);
    assert_eq!((at.state.tracks.trp[France], at.state.tracks.debt[France]), (0, 6));
    assert_eq!(at.refused("shift sardinia major"), ("6.3", "cannot-pay"));
}

#[test]
fn r9_1_treaty_points_match_an_action_of_the_round() {
    let at = Position::new().trp(France, 9).take(France, "e4-m2-a");
    assert_eq!(at.refused("shift sweden major"), ("5.3.1", "wrong-action-points"));
}

#[test]
fn r_017_debt_and_treaty_points_mix_as_the_player_likes() {
    let mut at = Position::new().debt(France, 4, 6).trp(France, 2).take(France, "d2-m2");
    at.decide("shift sweden major").decide("shift russia major");
    assert!(matches!(at.state.step(), Some(Step::Pay { .. })));
    assert_eq!(at.legal(), ["pay debt 1 trp 2", "pay debt 2 trp 1"]);
    assert_eq!(at.refused("pay debt 3 trp 0"), ("6.1", "wrong-payment"));
    assert_eq!(at.refused("pay debt 0 trp 3"), ("6.1", "wrong-payment"));
    assert_eq!(at.refused("pay debt 2 trp 2"), ("6.1", "wrong-payment"));
    assert_eq!(at.refused("end"), ("5.3", "pay-first"));
    at.decide("pay debt 2 trp 1");
    assert_eq!((at.state.tracks.debt[France], at.state.tracks.trp[France]), (6, 1));
}

#[test]
fn r_017_only_what_is_missing_is_asked_for() {
    let mut at = Position::new().trp(France, 3).take(France, "d4-m2-a");
    at.decide("shift russia major");
    assert_eq!(at.state.step(), Some(Step::Act));
    at.decide("shift sweden major");
    assert_eq!(at.legal(), ["pay debt 0 trp 1", "pay debt 1 trp 0"]);
}

#[test]
fn r_017_also_when_the_points_of_the_action_are_all_used() {
    let mut at = Position::new().take(France, "d2-m2");
    at.buy("shift sweden major", 2);
    assert_eq!(at.left(Slot::Major), 0);
    at.buy("shift savoy major", 2);
    assert_eq!(at.state.tracks.debt[France], 2);
}

#[test]
fn r_150_voluntary_debt_stops_at_the_limit() {
    let mut at = Position::new().debt(Britain, 5, 6).take(Britain, "d2-m2");
    at.buy("shift russia major", 3);
    assert_eq!(at.state.tracks.debt[Britain], 6);
    assert_eq!(at.refused("shift sweden major"), ("6.3", "cannot-pay"));
    let refusal = at.check("shift sweden major").unwrap_err();
    assert_eq!(refusal.args.as_slice(), [("price", 2.into()), ("means", 0.into())]);
}

#[test]
fn r_014_one_purchase_may_be_paid_with_everything_of_its_action() {
    // 2 of the Event for unflagging, 2 of the tile, 1 Treaty Point... in that order.
    let at = Position::new().flags(France, "georges-bank northeast-channel louisbourg acadia");
    let mut at = at.trp(Britain, 1).debt(Britain, 6, 6).take(Britain, "e2-d2");
    at.play().grant(crate::facts::ActionType::Economic, 1, Some(crate::Only::UnflagMarkets));
    at.buy("shift georges-bank major", 3);
    assert_eq!(at.left(Slot::Major), 0);
    assert_eq!(at.state.tracks.trp[Britain], 1);
}
