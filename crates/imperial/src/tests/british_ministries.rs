//! The abilities of the thirteen British Ministry cards, in an Action Round and in the Scoring Phase.

use crate::Side::{Britain, France};
use crate::facts::{ActionType, Region};
use crate::state::{Slot, Step};
use crate::testing::Position;
use crate::{EventCard, Ministry};

const EXHAUSTED: (&str, &str) = ("3.5.2", "ability-exhausted");
const NOT_NOW: (&str, &str) = ("3.5.2", "ability-not-now");
const MINOR: (&str, &str) = ("5.3.2", "minor-action-removes-nothing");

/// The end of a Peace Turn on an empty map, without Awards or demand.
fn closing(cards: &str) -> Position {
    let mut at = Position::new().bare().turn(2).demand("").open(cards).agenda(&[Step::Close]);
    at.state.awards.on = [None; 4];
    at
}

fn closed(mut at: Position) -> Position {
    at.play().close_turn();
    at
}

#[test]
fn m5_draws_a_card_and_then_discards_any() {
    let mut at = Position::new().face_down("m5").hand(Britain, "1 2 3").begin(Britain);
    at.decide("use m5");
    assert_eq!(at.state.deck.hands[Britain].len(), 4);
    assert_eq!(at.legal().len(), 4);
    assert_eq!(at.refused("end"), ("5.0", "not-now"));
    at.decide("discard 2");
    assert!(at.state.deck.discard.contains(EventCard(2)));
    assert_eq!(at.state.deck.hands[Britain].len(), 3);
    assert_eq!(at.refused("use m5"), EXHAUSTED);
    assert!(at.state.open_ministry(Ministry::WALPOLE));
}

#[test]
fn m5_the_new_card_may_go_and_an_empty_pile_forbids_it() {
    let mut at = Position::new().face_down("m5").hand(Britain, "").hand(France, "").begin(Britain);
    at.state.deck.draw = [EventCard(9)].into_iter().collect();
    at.decide("use m5").decide("discard 9");
    assert!(at.state.deck.hands[Britain].is_empty());
    let mut at = Position::new().face_down("m5").begin(Britain);
    at.state.deck.draw = crate::EventCards::EMPTY;
    assert_eq!(at.refused("use m5"), NOT_NOW);
}

#[test]
fn m6_flagging_scotland_and_ireland_is_one_cheaper() {
    let at = Position::new().open("m6").empty("ireland-alliance").flags(France, "scotland-prestige");
    let at = at.take(Britain, "d4-m2-a");
    assert_eq!(at.cost("shift ireland-alliance major"), 1);
    assert_eq!(at.cost("shift ireland-prestige major"), 2);
    // R-104 Not for removing a flag, and nowhere else.
    assert_eq!(at.cost("shift scotland-prestige major"), 3);
    assert_eq!(at.cost("shift sweden major"), 2);
}

#[test]
fn r_104_m6_minor_actions_remove_french_flags_in_europe() {
    let at = Position::new().open("m6").flags(Britain, "ireland-prestige").flags(France, "iroquois");
    let mut at = at.take(Britain, "e4-d2-a");
    assert_eq!(at.refused("shift iroquois minor"), MINOR);
    at.buy("shift bavaria minor", 3);
    assert!(at.is_empty("bavaria"));
    assert_eq!(at.refused("shift bavaria minor"), ("5.3", "action-finished"));
    // Without an Irish space, or face down, it may not.
    let at = Position::new().open("m6").take(Britain, "e4-d2-a");
    assert_eq!(at.refused("shift bavaria minor"), MINOR);
    let at = Position::new().face_down("m6").flags(Britain, "ireland-prestige").take(Britain, "e4-d2-a");
    assert_eq!(at.refused("shift bavaria minor"), MINOR);
}

#[test]
fn m7_scores_unexhausted_trade_advantages_up_to_three() {
    let vp = |flags: &str, tired: &str, marked: &str| {
        let at = closing("m7").flags(Britain, flags).tired(tired).conflicts(marked);
        15 - closed(at).state.tracks.vp
    };
    assert_eq!(vp("west-bengal", "", ""), 1);
    assert_eq!(vp("west-bengal tiruchirappalli puerto-rico san-agustin hudson-bay", "", ""), 3);
    assert_eq!(vp("west-bengal tiruchirappalli", "silk", ""), 1);
    assert_eq!(vp("west-bengal tiruchirappalli", "", "tiruchirappalli"), 1);
    assert_eq!(vp("chesapeake", "", ""), 0);
}

#[test]
fn m8_raises_the_limit_once_per_turn() {
    let mut at = Position::new().face_down("m8").begin(Britain);
    at.decide("use m8");
    assert_eq!(at.state.tracks.limit[Britain], 7);
    assert_eq!(at.refused("use m8"), EXHAUSTED);
}

#[test]
fn m8_and_r_111_plays_an_economic_event_on_another_tile() {
    let at = || Position::new().face_down("m8").hand(Britain, "9 14 15");
    let mut diplomatic = at().take(Britain, "d3-m2");
    assert!(diplomatic.allows("event 15") && diplomatic.allows("event 14"));
    // Only Economic ones, and only with the symbol.
    assert_eq!(diplomatic.refused("event 9"), ("3.4.4", "event-type-mismatch"));
    assert_eq!(at().take(Britain, "d4-m2-a").refused("event 15"), ("5.2", "tile-without-event"));
    diplomatic.decide("event 15");
    assert!(diplomatic.state.open_ministry(Ministry::BANK));
    // The two abilities are exhausted separately.
    assert!(diplomatic.allows("use m8"));
    diplomatic.decide("end");
    let mut again = diplomatic.begin(Britain).among_nine("m3-d2");
    again.decide("tile m3-d2");
    assert_eq!(again.refused("event 14"), ("3.4.4", "event-type-mismatch"));
    // On an Economic tile it is not needed.
    let mut economic = at().take(Britain, "e3-d2");
    economic.decide("event 15");
    assert!(!economic.state.open_ministry(Ministry::BANK));
}

#[test]
fn m10_a_cheap_squadron_once_per_turn() {
    let mut at = Position::new().face_down("m10").take(Britain, "m4-e2-a");
    at.buy("squadron major +m10", 2);
    assert_eq!((at.state.tracks.navy_box[Britain], at.left(Slot::Major)), (3, 2));
    assert_eq!(at.refused("squadron major +m10"), EXHAUSTED);
    assert_eq!(at.refused("squadron major +m15"), ("3.5.2", "ministry-not-in-play"));
    assert_eq!(at.refused("squadron major +m8"), ("3.5.2", "no-such-ability"));
}

#[test]
fn m10_a_card_for_a_treaty_point_with_a_squadron_in_europe() {
    let at = |flags: &str| {
        Position::new().face_down("m10").hand(Britain, "1 2").flags(Britain, flags).begin(Britain)
    };
    assert_eq!(at("cuba-passage").refused("use m10 1"), NOT_NOW);
    let mut at = at("biscay");
    assert_eq!(at.refused("use m10 3"), NOT_NOW);
    at.decide("use m10 1");
    assert_eq!(at.state.tracks.trp[Britain], 1);
    assert!(at.state.deck.discard.contains(EventCard(1)));
    assert_eq!(at.refused("use m10 2"), EXHAUSTED);
}

#[test]
fn m15_one_more_diplomatic_point_for_spaces_without_prestige() {
    let mut at = Position::new().face_down("m15").turn(3).debt(Britain, 10, 10).take(Britain, "d2-m2");
    at.decide("use m15 major");
    assert_eq!(at.left(Slot::Major), 3);
    assert_eq!(at.refused("shift russia major"), ("6.3", "cannot-pay"));
    assert_eq!(at.refused("draw-event major"), ("6.3", "cannot-pay"));
    at.buy("shift bavaria major", 3);
    assert_eq!(at.refused("use m15 major"), EXHAUSTED);
    let mut at = Position::new().face_down("m15").turn(3).take(Britain, "e4-m2-a");
    assert_eq!(at.refused("use m15 major"), NOT_NOW);
    at.play().grant(ActionType::Diplomatic, 1, None);
    at.decide("use m15 event");
    at.buy("shift iroquois event", 2);
}

#[test]
fn m15_a_cheap_squadron_without_condition() {
    let mut at = Position::new().bare().face_down("m15").turn(3).take(Britain, "e4-m2-a");
    at.buy("squadron minor +m15", 2);
    assert!(at.state.open_ministry(Ministry::PITT));
    assert_eq!(at.state.ministries[Britain].exhausted_first.len(), 0);
}

#[test]
fn m16_removing_french_flags_in_the_northern_courts_is_one_cheaper() {
    let at = Position::new()
        .turn(3)
        .face_down("m16")
        .flags(France, "prussia-alliance german-states-3 russia sweden");
    let mut at = at.debt(Britain, 0, 20).take(Britain, "d4-m2-a");
    assert_eq!(at.cost("shift russia major"), 3);
    at.decide("use m16");
    assert_eq!(at.cost("shift prussia-alliance major"), 1);
    assert_eq!(at.cost("shift sweden major"), 2);
    at.buy("shift russia major", 2).buy("shift german-states-3 major", 2);
    // Flagging the empty space costs what is printed.
    assert_eq!(at.cost("shift russia major"), 3);
    assert_eq!(at.refused("use m16"), EXHAUSTED);
    at.decide("end");
    // Only for this round.
    let mut at = at.begin(Britain).among_nine("d4-m2-b");
    at.decide("tile d4-m2-b");
    assert_eq!(at.cost("shift prussia-alliance major"), 2);
}

#[test]
fn m17_free_credit_for_two_debt_a_turn() {
    let at = Position::new().turn(3).open("m17").debt(Britain, 6, 6).flags(Britain, "st-lucia");
    let mut at = at.take(Britain, "e2-m2");
    at.decide("shift cayman-passage major");
    at.buy("shift santiago major", 2);
    assert_eq!((at.state.tracks.debt[Britain], at.state.free_credit_used), (6, 2));
    assert_eq!(at.refused("shift antigua major"), ("6.3", "cannot-pay"));
    // Counted over the whole turn.
    at.decide("end");
    let mut at = at.begin(Britain).among_nine("e2-d2");
    at.decide("tile e2-d2");
    assert_eq!(at.state.credit(ActionType::Economic).most, 0);
}

#[test]
fn r_097_m17_only_economic_debt_and_only_face_up() {
    let at = Position::new().turn(3).open("m17").debt(Britain, 0, 6).take(Britain, "d2-e2");
    let mut at = at;
    at.decide("shift sweden major").buy("shift savoy major", 2);
    assert_eq!((at.state.tracks.debt[Britain], at.state.free_credit_used), (2, 0));
    let mut at = Position::new().turn(3).face_down("m17").debt(Britain, 6, 6).take(Britain, "e2-m2");
    at.decide("shift cayman-passage major");
    assert_eq!(at.refused("shift santiago major"), ("6.3", "cannot-pay"));
    at.decide("reveal m17").buy("shift santiago major", 2);
    assert_eq!(at.state.tracks.debt[Britain], 6);
}

#[test]
fn m18_the_europe_award_moves_one_point_to_britain() {
    let vp = |cards: &str, side| {
        let at = closing(cards).award(Region::Europe, "award-1-a").flags(side, "bavaria");
        closed(at).state.tracks.vp
    };
    assert_eq!((vp("", Britain), vp("m18", Britain)), (14, 13));
    assert_eq!((vp("", France), vp("m18", France)), (16, 15));
}

#[test]
fn m19_britain_gains_a_treaty_point_from_french_advantages() {
    let at = || Position::new().turn(5).flags(France, "mysore savoy spain-prestige-3");
    let mut up = at().open("m19").take(France, "d4-m2-a");
    up.decide("advantage power-struggle vellore");
    assert_eq!(up.state.tracks.trp[Britain], 1);
    // The first of the round only.
    up.decide("advantage mediterranean-intrigue sardinia");
    assert_eq!(up.state.tracks.trp[Britain], 1);
    let mut down = at().face_down("m19").take(France, "d4-m2-a");
    down.decide("advantage power-struggle vellore");
    assert_eq!(down.state.tracks.trp[Britain], 0);
    let mut own = Position::new().turn(5).open("m19").flags(Britain, "mysore").take(Britain, "d4-m2-a");
    own.decide("advantage power-struggle vellore");
    assert_eq!(own.state.tracks.trp[Britain], 0);
}

#[test]
fn m20_two_more_points_for_scotland_and_ireland_and_the_end_of_the_jacobites() {
    let mut at = Position::new().turn(5).face_down("m20 m4").debt(Britain, 14, 14).take(Britain, "d2-m2");
    at.decide("use m20 major");
    assert!(at.state.jacobites.defeat && at.state.jacobites.uprisings_removed);
    assert_eq!(at.left(Slot::Major), 4);
    assert_eq!(at.refused("shift russia major"), ("6.3", "cannot-pay"));
    at.buy("shift scotland-prestige major", 3);
    assert_eq!(at.state.round.purse(Slot::Major).unwrap().free, 1);
    assert_eq!(at.refused("use m20 major"), EXHAUSTED);
}

#[test]
fn m21_and_r_105_minor_actions_remove_french_flags_of_the_marked_commodity() {
    let at = Position::new().turn(5).face_down("m21").flags(France, "georges-bank").debt(Britain, 0, 20);
    let mut at = at.begin(Britain).among_nine("d4-e2-a");
    assert_eq!(at.legal_with("use m21").len(), 6);
    at.decide("use m21 fish").decide("tile d4-e2-a");
    assert_eq!(at.refused("shift martinique minor"), MINOR);
    at.buy("shift georges-bank minor", 1);
    assert!(at.is_empty("georges-bank"));
}

#[test]
fn r_105_m21_any_commodity_until_the_next_reset_phase() {
    let at = Position::new().turn(5).face_down("m21").demand("furs spice sugar").debt(Britain, 0, 20);
    let mut at = at.begin(Britain).among_nine("d4-m2-a");
    at.decide("use m21 fish").decide("tile d4-m2-a").decide("end");
    let mut at = at.flags(France, "georges-bank louisbourg").begin(Britain).among_nine("d4-e2-b");
    at.decide("tile d4-e2-b");
    assert!(at.allows("shift georges-bank minor"));
    assert_eq!(at.refused("use m21 furs"), EXHAUSTED);
    let mut at = at.turn(6).agenda(&[Step::Open]);
    at.play().run();
    assert_eq!(at.state.townshend, None);
}

#[test]
fn m22_binds_a_diplomatic_action_to_europe_for_its_points() {
    let at = |flags: &str| {
        Position::new().turn(5).face_down("m22").empty("ireland-alliance").flags(Britain, flags)
    };
    let mut one = at("ireland-prestige").take(Britain, "d4-m2-a");
    one.decide("use m22 major");
    assert_eq!(one.left(Slot::Major), 5);
    assert_eq!(one.refused("shift iroquois major"), ("M-22", "action-bound-to-europe"));
    assert_eq!(one.refused("draw-event major"), ("M-22", "action-bound-to-europe"));
    assert_eq!(one.refused("use m22 major"), NOT_NOW);
    let mut two = at("ireland-prestige ireland-alliance").take(Britain, "d4-m2-a");
    two.decide("use m22 major");
    assert_eq!(two.left(Slot::Major), 6);
    assert_eq!(at("sweden").take(Britain, "d4-m2-a").refused("use m22 major"), NOT_NOW);
    // Not for a Minor Action.
    assert_eq!(at("ireland-prestige").take(Britain, "e4-d2-a").refused("use m22 minor"), NOT_NOW);
}

#[test]
fn r_099_m22_is_closed_after_a_purchase_outside_europe() {
    let at =
        || Position::new().turn(5).face_down("m22").flags(Britain, "ireland-prestige").debt(Britain, 0, 20);
    for notation in ["shift iroquois major", "draw-event major"] {
        let mut at = at().take(Britain, "d4-m2-a");
        at.decide(notation);
        assert_eq!(at.refused("use m22 major"), NOT_NOW, "{notation}");
    }
    let mut europe = at().take(Britain, "d4-m2-a");
    europe.decide("shift sweden major");
    assert!(europe.allows("use m22 major"));
}

#[test]
fn r_099_m22_an_irish_space_flagged_in_that_action_adds_its_point_at_once() {
    let at =
        Position::new().turn(5).face_down("m22").empty("ireland-alliance").flags(Britain, "ireland-prestige");
    let mut at = at.take(Britain, "d4-m2-a");
    at.decide("use m22 major").buy("shift ireland-alliance major", 2);
    assert_eq!(at.left(Slot::Major), 4);
    // Flagged before the card is used, it is counted with the others.
    let at = Position::new().turn(5).face_down("m22").empty("ireland-alliance").take(Britain, "d4-m2-a");
    let mut at = at;
    assert_eq!(at.refused("use m22 major"), NOT_NOW);
    at.decide("shift ireland-alliance major").decide("use m22 major");
    assert_eq!(at.left(Slot::Major), 3);
}

#[test]
fn m22_supports_an_events_action_kept_apart_from_the_major_one() {
    let at = Position::new().turn(5).face_down("m22").flags(Britain, "ireland-prestige");
    let mut at = at.take(Britain, "d3-m2");
    at.play().grant(ActionType::Diplomatic, 2, None);
    assert_eq!(at.left(Slot::Major), 5);
    at.decide("separate");
    assert_eq!((at.left(Slot::Major), at.left(Slot::Event)), (3, 2));
    at.decide("use m22 event");
    at.buy("shift sweden event", 2);
    at.buy("shift iroquois major", 3);
}

#[test]
fn m22_american_spaces_are_one_cheaper() {
    let at = Position::new().usa("carolinas").turn_six().open("m22").debt(Britain, 0, 20);
    let at = at.flags(France, "usa-prestige-3").take(Britain, "d4-m2-a");
    assert_eq!(at.cost("shift sons-of-liberty major"), 2);
    assert_eq!(at.cost("shift usa-prestige-2 major"), 1);
    assert_eq!(at.cost("shift usa-prestige-3 major"), 2);
    assert_eq!(at.cost("shift iroquois major"), 2);
    let at = Position::new().turn(5).open("m22").take(France, "d4-m2-a");
    assert_eq!(at.cost("shift sons-of-liberty major"), 3);
}
