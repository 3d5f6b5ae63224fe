//! Chapter 6 and 9.2: Debt, its limit and its reduction.

use crate::Side::{Britain, France};
use crate::state::Step;
use crate::testing::Position;
use crate::{Event, Side};

#[test]
fn r6_2_passing_reduces_debt() {
    let mut at = Position::new().debt(Britain, 5, 6).take(Britain, "e4-m2-a");
    at.decide("pass 2");
    assert_eq!(at.state.tracks.debt[Britain], 3);
    assert!(at.saw(Event::Debt { side: Britain, delta: -2, now: 3, why: "pass" }));
}

#[test]
fn r6_2_passing_once_stops_nobody_later() {
    let mut at = Position::new().take(France, "e4-m2-a");
    at.decide("pass 0");
    let at = at.begin(France);
    assert!(!at.legal_with("tile").is_empty());
}

#[test]
fn r6_3_forced_debt_beyond_the_limit_scores_for_the_opponent() {
    let mut at = Position::new().debt(France, 5, 6);
    at.play().force_debt(France, 3, "test");
    assert_eq!((at.state.tracks.debt[France], at.state.tracks.vp), (6, 13));
    let mut at = Position::new().debt(Britain, 6, 6);
    at.play().force_debt(Britain, 2, "test");
    assert_eq!((at.state.tracks.debt[Britain], at.state.tracks.vp), (6, 17));
}

#[test]
fn r_151_watt_spares_britain_the_loss() {
    let mut at = Position::new().open("m19").debt(Britain, 6, 6);
    at.play().force_debt(Britain, 2, "test");
    assert_eq!((at.state.tracks.debt[Britain], at.state.tracks.vp), (6, 15));
}

#[test]
fn r6_3_the_limit_may_lie_below_the_debt() {
    let mut at = Position::new().debt(France, 6, 6);
    at.play().change_limit(France, -1, "test");
    assert_eq!(at.state.available_debt(France), -1);
    let at = at.take(France, "d2-m2");
    assert_eq!(at.refused("shift russia major"), ("6.3", "cannot-pay"));
}

#[test]
fn r6_4_available_debt_is_the_room_below_the_limit() {
    let at = Position::new().debt(France, 2, 7).debt(Britain, 0, 6);
    assert_eq!(Side::BOTH.map(|side| at.state.available_debt(side)), [5, 6]);
    assert_eq!(at.state.more_available_debt(), Some(Britain));
}

#[test]
fn r_152_debt_never_falls_below_zero() {
    let mut at = Position::new().debt(France, 1, 6);
    assert_eq!(at.play().reduce_debt(France, 2, "test"), 1);
    assert_eq!(at.state.tracks.debt[France], 0);
    let at = Position::new().flags(France, "denmark-norway prussia-alliance").debt(France, 1, 6);
    let mut at = at.take(France, "e4-m2-a");
    at.decide("advantage baltic-trade");
    assert_eq!(at.state.tracks.debt[France], 0);
}

#[test]
fn r_153_the_limit_starts_at_six_and_changes_for_good() {
    let mut at = Position::new().face_down("m8").begin(Britain);
    assert_eq!(at.state.tracks.limit.0, [6, 6]);
    at.decide("use m8");
    assert_eq!(at.state.tracks.limit.0, [6, 7]);
    let mut at = at.turn(3).agenda(&[Step::Open]);
    at.play().run();
    assert_eq!(at.state.tracks.limit.0, [10, 11]);
}

#[test]
fn r_153_event_fifteen_lowers_the_limit_for_good() {
    let mut at = Position::new().hand(Britain, "15").take(Britain, "e3-d2");
    at.decide("event 15");
    assert_eq!(at.state.tracks.limit.0, [5, 6]);
}

#[test]
fn r9_2_treaty_points_above_four_stay_until_the_end_of_the_turn() {
    let mut at = Position::new().trp(France, 7).debt(France, 6, 6).take(France, "d2-m2");
    at.buy("shift russia major", 3);
    assert_eq!(at.state.tracks.trp[France], 6);
    at.decide("end");
    assert_eq!(at.state.tracks.trp[France], 6);
    at.state.awards.on = [None; 4];
    at.state.demand = 0;
    let mut at = at.agenda(&[Step::Close]);
    at.play().close_turn();
    assert_eq!(at.state.tracks.trp[France], 4);
}
