//! 5.3.4: purchases in more than one Region.

use crate::Side::{Britain, France};
use crate::facts::{ActionType, Region};
use crate::state::Only;
use crate::testing::{Position, space};

#[test]
fn r5_3_4_each_further_region_costs_one_more() {
    let at = Position::new().debt(Britain, 0, 20).empty("st-lucia");
    let mut at = at.take(Britain, "e4-d2-a");
    at.buy("shift st-lucia major", 2);
    at.buy("shift georges-bank major", 3);
    at.buy("shift west-bengal major", 3);
}

#[test]
fn r_027_a_region_already_used_is_free_to_return_to() {
    let mut at = Position::new().turn(5).debt(France, 0, 20).take(France, "d4-m2-a");
    at.buy("shift sweden major", 2).buy("shift iroquois major", 3);
    at.buy("shift savoy major", 2).buy("shift sons-of-liberty major", 3);
}

#[test]
fn r_027_sub_regions_do_not_count_and_military_purchases_are_exempt() {
    let mut at = Position::new().debt(Britain, 0, 20).take(Britain, "e4-m2-a");
    at.buy("shift west-bengal major", 2).buy("shift vellore major", 2);
    let at = Position::new().debt(Britain, 0, 20).flags(Britain, "georges-bank");
    let mut at = at.take(Britain, "m4-e2-a");
    at.buy("deploy navy-box biscay major", 1).buy("deploy navy-box hooghly-river major", 1);
    at.buy("fort halifax major", 3);
}

#[test]
fn r_028_all_actions_of_one_type_share_the_list_of_regions() {
    // The Event's points in Europe, then the Minor Action elsewhere.
    let mut at = Position::new().take(France, "m4-d2-a");
    at.play().grant(ActionType::Diplomatic, 2, None);
    at.buy("shift sweden event", 2).buy("shift iroquois minor", 3);
    // Economic and Diplomatic lists are separate.
    let mut at = Position::new().take(France, "e4-d2-a");
    at.buy("shift st-james major", 2).buy("shift sweden minor", 2);
}

#[test]
fn r_029_effects_without_points_neither_pay_nor_mark() {
    let mut at = Position::new().hand(Britain, "6").take(Britain, "d3-m2");
    at.decide("event 6");
    at.decide("choose iroquois");
    at.buy("shift sweden major", 2);
    // Drawing a card has no Region.
    let mut at = Position::new().debt(France, 0, 20).take(France, "d4-m2-a");
    at.buy("draw-event major", 3).buy("shift iroquois major", 2).buy("draw-event major", 3);
    at.buy("shift sweden major", 3);
}

#[test]
fn r_030_purchases_with_an_advantage_pay_and_mark() {
    let at = Position::new().flags(France, "cumberland ohio-forks").debt(Britain, 0, 20);
    let mut at = at.empty("st-lucia").take(Britain, "e4-d2-a");
    at.buy("shift st-lucia major", 2);
    // 2 - 1 Wheat + 1 Protected + 1 Region.
    at.buy("shift cumberland major +wheat", 3);
    at.buy("shift georges-bank major", 2);
}

#[test]
fn r_031_military_shifts_of_m4_neither_pay_nor_mark() {
    let mut at = Position::new().face_down("m4").debt(France, 0, 20).take(France, "m4-d2-a");
    at.buy("rebel scotland-alliance major", 2);
    at.buy("shift iroquois minor", 2);
    let mut at = Position::new().face_down("m4").debt(France, 0, 20).take(France, "d4-m2-a");
    at.buy("shift iroquois major", 2).buy("rebel scotland-alliance minor", 2);
}

#[test]
fn r_032_restricted_points_may_pay_the_surcharge() {
    let mut at = Position::new().debt(France, 6, 6).take(France, "e3-d2");
    at.play().grant(ActionType::Economic, 3, Some(Only::In(Region::India)));
    at.buy("shift st-james major", 2);
    at.buy("shift west-bengal major", 3);
    let purse = at.state.round.purse(crate::Slot::Major).unwrap();
    assert_eq!((purse.free, purse.tied[0].left), (1, 0));
}

#[test]
fn r5_3_4_the_usa_spaces_lie_in_north_america() {
    let mut at = Position::new().usa("carolinas").turn_six().debt(France, 0, 20).take(France, "d4-m2-a");
    at.buy("shift iroquois major", 2).buy("shift usa-prestige-2 major", 2);
    at.buy("shift sweden major", 3);
    assert!(Region::NorthAmerica.mask().contains(space("usa-prestige-2")));
}
