//! 3.5, 4.1.7: choosing, exchanging and revealing Ministry cards.

use crate::Side::{Britain, France};
use crate::facts::Era;
use crate::state::Step;
use crate::testing::Position;
use crate::{Event, Ministries, Ministry, Side};

fn set(cards: &str) -> Ministries {
    let mut set = Ministries::EMPTY;
    cards.split_whitespace().for_each(|card| set.insert(card.parse().expect("a card")));
    set
}

/// The Ministry Phase of a turn, up to its first decision.
fn phase(at: Position, turn: u8) -> Position {
    let mut at = at.turn(turn).agenda(&[Step::MinistryPhase]);
    at.play().run();
    at
}

#[test]
fn r3_5_1_cards_are_chosen_among_those_of_the_era() {
    let at = phase(Position::new(), 3);
    assert_eq!(at.legal(), ["ministry m4", "ministry m11", "ministry m12", "ministry m13", "ministry m14"]);
    assert_eq!(at.refused("ministry m1"), ("4.1.7", "ministry-not-eligible"));
    assert_eq!(at.refused("ministry m15"), ("4.1.7", "ministry-not-eligible"));
    assert_eq!(Ministry::eligible(Britain, Era::Revolution), set("m17 m18 m19 m20 m21 m22"));
}

#[test]
fn r_167_both_choose_two_cards_secretly_and_at_once() {
    let mut at = phase(Position::new(), 1);
    assert_eq!(at.state.deciders().len(), 2);
    at.decide("ministry m1");
    assert_eq!(at.refused("ministry m1"), ("4.1.7", "ministry-not-eligible"));
    at.decide("ministry m2");
    // Nothing is laid down before both are ready.
    assert!(at.state.ministries[France].cards.is_empty());
    at.decide("ministry m5").decide("ministry m8");
    assert_eq!(at.state.ministries[France].cards, set("m1 m2"));
    assert_eq!(at.state.ministries[Britain].cards, set("m5 m8"));
    for side in Side::BOTH {
        assert!(at.state.ministries[side].open.is_empty());
    }
}

#[test]
fn r4_1_7_on_the_second_turn_face_down_cards_may_be_exchanged() {
    let mut at = phase(Position::new().face_down("m1 m3 m5").open("m8"), 2);
    at.decide("exchange m1 m9").decide("keep");
    at.decide("keep");
    assert_eq!(at.state.ministries[France].cards, set("m3 m9"));
    assert_eq!(at.state.ministries[Britain].cards, set("m5 m8"));
    assert!(at.saw(Event::MinistriesChosen { side: France, cards: 2, exchanged: 1 }));
}

#[test]
fn r_168_face_up_cards_stay_and_both_face_down_ones_may_go() {
    let mut at = phase(Position::new().face_down("m1").open("m3"), 2);
    assert_eq!(at.refused("exchange m3 m2"), ("4.1.7", "ministry-not-face-down"));
    assert_eq!(at.refused("exchange m1 m3"), ("4.1.7", "ministry-not-eligible"));
    assert_eq!(at.refused("exchange m1 m11"), ("4.1.7", "ministry-not-eligible"));
    at.decide("exchange m1 m2");
    // A card that was given back does not return, and the new one is not exchanged again.
    assert_eq!(at.legal(), ["keep"]);
    let mut at = phase(Position::new().face_down("m1 m2"), 2);
    at.decide("exchange m1 m3").decide("exchange m2 m4").decide("keep");
    assert_eq!(at.state.ministries[France].cards, set("m3 m4"));
}

#[test]
fn r_089_a_new_era_returns_all_cards_and_turns_them_down() {
    let mut at = phase(Position::new().open("m4 m13 m17 m18"), 5);
    assert!(at.state.ministries[France].cards.is_empty());
    at.decide("ministry m4").decide("ministry m13").decide("ministry m17").decide("ministry m18");
    assert_eq!(at.state.ministries[France].cards, set("m4 m13"));
    assert!(at.state.ministries[France].open.is_empty());
}

#[test]
fn r_088_a_removed_card_is_not_replaced_within_the_era() {
    let mut at = Position::new().face_down("m4 m13 m20 m17").take(Britain, "d4-m2-a");
    at.state.turn = 5;
    at.decide("reveal m20");
    assert_eq!(at.state.ministries[France].cards, set("m13"));
    let at = phase(at, 6);
    // The empty place stays empty: only m13 can be exchanged.
    assert!(at.legal_with("exchange").iter().all(|notation| notation.starts_with("exchange m13 ")));
    assert!(!at.legal().iter().any(|notation| notation.ends_with("m4")));
    let at = phase(at, 5);
    assert_eq!(at.refused("ministry m4"), ("4.1.7", "ministry-not-eligible"));
}

#[test]
fn r_093_after_a_jacobite_victory_m4_may_be_a_third_card() {
    let with_third = || {
        let mut at = Position::new().face_down("m13 m14");
        at.state.jacobites.third_card = true;
        at
    };
    let mut at = phase(with_third(), 4);
    at.decide("uprisings take").decide("keep");
    assert_eq!(at.state.ministries[France].cards, set("m4 m13 m14"));
    assert!(at.state.jacobites.held_extra);
    // The third place can hold nothing but M-4: it is not exchanged.
    let at = phase(at, 6);
    assert!(at.legal_with("exchange m4").is_empty());
    let at = phase(at, 5);
    assert!(at.allows("uprisings take") && at.allows("uprisings leave"));
    // Without the victory there is no third place.
    let at = phase(Position::new().face_down("m13 m14"), 4);
    assert_eq!(at.refused("uprisings take"), ("7.3", "no-third-ministry"));
}

#[test]
fn r_093_m4_face_up_stays_where_it_is_and_face_down_may_move_over() {
    let mut open = Position::new().open("m4").face_down("m13");
    open.state.jacobites.third_card = true;
    let at = phase(open, 4);
    assert_eq!(at.refused("uprisings take"), ("7.3", "no-third-ministry"));
    let mut down = Position::new().face_down("m4 m13");
    down.state.jacobites.third_card = true;
    let mut at = phase(down, 4);
    assert!(!at.allows("uprisings take"));
    at.decide("exchange m4 m11").decide("uprisings take").decide("keep");
    assert_eq!(at.state.ministries[France].cards, set("m4 m11 m13"));
}

#[test]
fn r_093_on_the_first_turn_of_an_era_the_third_card_is_a_choice_of_its_own() {
    let mut at = Position::new();
    at.state.jacobites.third_card = true;
    let mut at = phase(at, 5);
    at.decide("ministry m13").decide("ministry m23");
    assert_eq!(at.legal(), ["uprisings take", "uprisings leave"]);
    at.decide("uprisings leave").decide("ministry m17").decide("ministry m18");
    assert_eq!(at.state.ministries[France].cards, set("m13 m23"));
    assert!(!at.state.jacobites.held_extra);
}

#[test]
fn r3_5_2_abilities_of_one_card_are_exhausted_separately() {
    let mut at = Position::new().face_down("m10").hand(Britain, "1 2").flags(Britain, "biscay");
    at = at.take(Britain, "m4-e2-a");
    at.decide("squadron major +m10");
    assert!(at.allows("use m10 1"));
    at.decide("use m10 1");
    assert_eq!(at.refused("use m10 2"), ("3.5.2", "ability-exhausted"));
    assert_eq!(at.refused("squadron major +m10"), ("3.5.2", "ability-exhausted"));
}

#[test]
fn r_084_once_per_turn_abilities_refresh_in_the_reset_phase() {
    let mut at = Position::new().open("m8").take(Britain, "m4-e2-a");
    at.decide("use m8").decide("end");
    at = at.begin(Britain);
    assert_eq!(at.refused("use m8"), ("3.5.2", "ability-exhausted"));
    let mut at = at.turn(2).agenda(&[Step::Open]);
    at.play().run();
    assert!(at.begin(Britain).allows("use m8"));
}

#[test]
fn r_081_a_card_may_be_revealed_in_an_own_round_without_any_use() {
    let mut at = Position::new().face_down("m3 m7").begin(France);
    assert_eq!(at.refused("reveal m7"), ("3.5", "ministry-not-face-down"));
    assert_eq!(at.refused("reveal m1"), ("3.5", "ministry-not-face-down"));
    at.decide("reveal m3");
    assert!(at.state.open_ministry(Ministry::SUN_KING));
    assert!(at.saw(Event::Revealed { side: France, card: Ministry::SUN_KING }));
    assert_eq!(at.refused("reveal m3"), ("3.5", "ministry-not-face-down"));
    // After the last purchase too (A12).
    let mut at = Position::new().face_down("m2").take(France, "d4-m2-a");
    at.decide("shift sweden major").decide("reveal m2").decide("end");
    assert!(at.state.open_ministry(Ministry::LAW));
}

#[test]
fn r_082_nothing_is_revealed_in_the_opponents_round() {
    let at = Position::new().face_down("m3").begin(Britain);
    let action = "reveal m3".parse().unwrap();
    let refused = at.state.check(at.state.seat_of[France], action).unwrap_err();
    assert_eq!(refused.rule, "4.1.9");
    // What reacts there works only if the card is face up already.
    let mut at = Position::new().face_down("m19").debt(Britain, 6, 6);
    at.play().force_debt(Britain, 2, "test");
    assert_eq!(at.state.tracks.vp, 17);
}

#[test]
fn r3_5_3_a_face_up_keyword_serves_without_limit() {
    // Event 4 asks for Finance.
    for _ in 0..2 {
        let mut at = Position::new().open("m2").hand(France, "4").take(France, "m3-d2");
        at.decide("event 4");
        assert!(at.state.round.bonus_met);
    }
}

#[test]
fn r3_5_4_bonus_action_points_belong_to_an_action() {
    let at = Position::new().face_down("m11").turn(3).take(France, "e4-d2-a");
    assert_eq!(at.refused("use m11 major"), ("3.5.2", "ability-not-now"));
    let mut at = Position::new().face_down("m11").turn(3).take(France, "m4-d2-a");
    at.decide("use m11 major");
    assert_eq!(at.left(crate::Slot::Major), 5);
}

#[test]
fn r_085_continuous_abilities_work_once_the_card_is_up() {
    let mut at = Position::new().face_down("m6").take(Britain, "d4-m2-a");
    assert_eq!(at.cost("shift scotland-prestige major"), 3);
    at.decide("reveal m6");
    assert_eq!(at.cost("shift scotland-prestige major"), 2);
    assert_eq!(at.cost("shift scotland-alliance major"), 1);
}

#[test]
fn r_086_start_of_round_abilities_come_before_event_and_action_points() {
    let at = || Position::new().face_down("m1").flags(France, "savoy").hand(France, "3");
    let mut late = at().take(France, "d3-m2");
    late.decide("shift sweden major");
    assert_eq!(late.refused("use m1"), ("3.5.2", "ability-not-now"));
    let mut after = at().take(France, "d3-m2");
    after.decide("event 3");
    while after.state.step() != Some(Step::Act) {
        let first = after.legal().into_iter().next().expect("a choice");
        after.decide(&first);
    }
    assert_eq!(after.refused("use m1"), ("3.5.2", "ability-not-now"));
    // M-21 may be used before the tile, and after it, but not after spending.
    let mut at = Position::new().face_down("m21").turn(5).begin(Britain).among_nine("e4-d2-a");
    assert!(at.allows("use m21 furs"));
    at.decide("tile e4-d2-a");
    assert!(at.allows("use m21 furs"));
    at.decide("shift sweden minor");
    assert_eq!(at.refused("use m21 furs"), ("3.5.2", "ability-not-now"));
}
