//! Events 6 and 33: Advantages used without exhausting them.

use super::{event, event_on};
use crate::Event;
use crate::Side::{Britain, France};
use crate::Slot::{Event as Granted, Major};
use crate::facts::Advantage;

#[test]
fn event_6_native_american_alliances_britain_bonus_uses_an_advantage() {
    let mut table = event(Britain, 6).open("m7").played();
    table.decide("choose iroquois");
    // Wheat would need Economic Action Points, which this round has not.
    assert_eq!(table.legal().len(), 9);
    assert!(table.legal().iter().all(|text| text.starts_with("advantage iroquois-raids ")));
    assert_eq!(table.refused("done"), ("5.2", "event-wants-an-advantage"));
    assert_eq!(table.refused("advantage baltic-trade"), ("5.2", "advantage-not-for-this-event"));
    assert_eq!(table.refused("advantage algonquin-raids albany"), ("8.1", "advantage-not-held"));
    assert_eq!(table.refused("advantage iroquois-raids chesapeake"), ("8.2", "advantage-not-for-this"));
    assert_eq!(table.refused("shift albany major"), ("5.2", "event-wants-an-advantage"));
    table.decide("advantage iroquois-raids cataraqui");
    assert_eq!(table.marked(), "cataraqui");
    assert!(table.settled());
}

#[test]
fn r_076_an_advantage_used_by_an_event_is_not_exhausted() {
    let mut fresh = event(Britain, 6).open("m7").flags(Britain, "iroquois").played();
    fresh.decide("advantage iroquois-raids cataraqui");
    assert!(!fresh.state.exhausted.contains(Advantage::IROQUOIS_RAIDS));
    let used = Event::AdvantageUsed { side: Britain, advantage: Advantage::IROQUOIS_RAIDS, exhausted: false };
    assert!(fresh.saw(used));
    let mut tired =
        event(Britain, 6).open("m7").flags(Britain, "iroquois").exhausted("iroquois-raids").played();
    tired.decide("advantage iroquois-raids cataraqui");
    assert!(tired.state.exhausted.contains(Advantage::IROQUOIS_RAIDS));
}

#[test]
fn r_076_a_use_by_an_event_counts_for_the_limits() {
    let mut table = event(France, 33).flags(France, "iroquois privateers").played();
    table.decide("advantage algonquin-raids albany");
    assert_eq!(table.state.round.advantages_used, 1);
    assert_eq!(table.refused("advantage iroquois-raids oswego"), ("8.2", "region-advantage-used"));
    assert!(table.check("advantage letters-of-marque georgia").is_ok());
}

#[test]
fn r_076_a_conflict_marker_still_blocks() {
    let table = event(France, 33).conflicts("algonquin").played();
    assert!(table.settled());
    assert_eq!(table.marked(), "algonquin");
}

#[test]
fn r_077_an_advantage_just_taken_may_be_used_at_once() {
    let mut table = event(Britain, 6).open("m7").played();
    table.decide("choose iroquois");
    assert!(table.holds(Britain, "iroquois"));
    assert!(table.check("advantage iroquois-raids albany").is_ok());
}

#[test]
fn r_078_an_advantage_that_needs_action_points_is_paid_at_once() {
    let table = event_on(France, 33, "e3-d2").empty("algonquin").flags(France, "west-bengal");
    let mut table = table.flags(Britain, "calicut").played();
    // Silk helps to unflag Midnapore, the only connected British Market of India.
    assert_eq!(table.refused("shift calicut major +silk"), ("5.4.1", "no-connection"));
    assert_eq!(table.refused("shift midnapore major"), ("5.2", "event-wants-an-advantage"));
    let legal = table.legal();
    assert_eq!(legal, ["shift midnapore major +silk", "shift kanchipuram major +silk"]);
    assert_eq!(table.check("shift midnapore major +silk").expect("allowed").total(), 2);
    table.decide("shift midnapore major +silk");
    assert!(table.is_empty("midnapore") && table.settled());
    assert_eq!(table.points(Major), "economic 1");
    assert!(!table.state.exhausted.contains(Advantage::SILK));
    assert_eq!(table.state.round.advantages_used, 1);
}

#[test]
fn r_078_without_action_points_of_the_type_it_cannot_be_chosen() {
    let table =
        event_on(France, 33, "m3-d2").empty("algonquin").flags(France, "west-bengal").open("m13").played();
    assert!(table.settled());
    assert_eq!(table.points(Granted), "diplomatic 2");
}

#[test]
fn r_078_missing_points_are_paid_with_debt_or_treaty_points() {
    let table = event_on(France, 33, "e2-d2")
        .empty("algonquin")
        .flags(France, "west-bengal")
        .flags(Britain, "hooghly-river");
    let mut table = table.empty("kanchipuram").trp(France, 1).played();
    // Protected: 3 - 1 + 1 = 3 with 2 points; one purchase, so it makes itself and asks for the payment.
    assert_eq!(table.legal(), ["pay debt 0 trp 1", "pay debt 1 trp 0"]);
    table.decide("pay debt 1 trp 0");
    assert!(table.is_empty("midnapore") && table.settled());
    assert!(!table.state.exhausted.contains(Advantage::SILK));
}

#[test]
fn event_33_loge_des_neuf_soeurs_france_uses_an_advantage_outside_europe() {
    let table = event(France, 33).flags(France, "denmark-norway prussia-alliance maratha").debt(France, 3, 6);
    let mut table = table.exhausted("raids-and-incursions").played();
    assert_eq!(table.refused("advantage baltic-trade"), ("5.2", "advantage-not-for-this-event"));
    // Nine Fur Markets and eleven Markets of India.
    assert_eq!(table.legal().len(), 20);
    table.decide("advantage raids-and-incursions midnapore");
    assert_eq!(table.marked(), "midnapore");
    assert!(table.settled());
    assert_eq!(table.points(Granted), "");
}

#[test]
fn event_33_loge_des_neuf_soeurs_france_builds_with_slaving_contracts() {
    let mut table = event(France, 33).empty("algonquin").flags(France, "asiento").played();
    // The only way to use it, so it makes itself.
    assert!(table.settled());
    assert_eq!(table.state.tracks.navy_box[France], 2);
    assert_eq!(table.points(Major), "military 1");
    table.decide("end");
}
