//! 5.0 to 5.3: the order of an Action Round.

use crate::Side::{Britain, France};
use crate::facts::Spaces;
use crate::state::{Round, Slot, Step};
use crate::testing::Position;
use crate::{Event, EventCard, Options};

#[test]
fn r5_0_a_round_begins_with_the_choice_of_a_tile() {
    let at = Position::new().begin(France);
    assert!(at.legal().iter().all(|notation| notation.starts_with("tile ")));
    assert_eq!(at.legal().len(), 9);
    for notation in ["end", "pass 0", "shift sweden major", "upgrade wss-spain", "event 3"] {
        assert_eq!(at.refused(notation), ("5.1", "take-a-tile-first"), "{notation}");
    }
    assert_eq!(at.refused("advantage algonquin-raids albany"), ("8.2", "take-a-tile-first"));
}

#[test]
fn r5_1_one_tile_that_nobody_has_taken() {
    let mut at = Position::new().begin(France).among_nine("e4-d2-a");
    at.decide("tile e4-d2-a");
    let another = at.state.tiles.available.iter().find(|tile| tile.id() != "e4-d2-a").unwrap();
    assert_eq!(at.refused(&format!("tile {another}")), ("5.1", "tile-already-taken"));
    at.decide("end");
    assert_eq!(at.refused("tile e4-d2-a"), ("5.1", "tile-not-available"));
    let stacked = at.state.tiles.stack.first().unwrap();
    assert_eq!(at.refused(&format!("tile {stacked}")), ("5.1", "tile-not-available"));
}

#[test]
fn r_004_abilities_without_tile_or_points_come_before_the_tile() {
    let at = |cards: &str, side| Position::new().face_down(cards).hand(side, "1").begin(side);
    assert!(at("m5", Britain).allows("use m5"));
    assert!(at("m8", Britain).allows("use m8"));
    assert!(at("m9", France).allows("use m9 louisiana"));
    let halley =
        Position::new().face_down("m10").hand(Britain, "1").flags(Britain, "balearic").begin(Britain);
    assert!(halley.allows("use m10 1"));
    assert!(at("m21", Britain).allows("use m21 sugar"));
    for (cards, side, notation) in [
        ("m1", France, "use m1"),
        ("m11", France, "use m11 major"),
        ("m15", Britain, "use m15 major"),
        ("m16", Britain, "use m16"),
        ("m20", Britain, "use m20 major"),
        ("m22", Britain, "use m22 major"),
    ] {
        assert_eq!(at(cards, side).refused(notation), ("3.5.2", "take-a-tile-first"), "{notation}");
    }
    // Any card may simply be turned up.
    assert!(at("m3", France).allows("reveal m3"));
}

#[test]
fn r_002_the_event_precedes_every_other_use_of_the_tile() {
    let mut at = Position::new().hand(France, "24").turn(3).take(France, "e2-m2");
    at.decide("event 24");
    assert_eq!(at.left(Slot::Major), 3);
    // Then Major, Minor and Upgrade in any order.
    for first in ["shift martinique major", "buy-tile minor", "upgrade wss-spain"] {
        let at = Position::new().empty("martinique").take(France, "e2-m2");
        assert!(at.allows(first), "{first}");
    }
}

#[test]
fn r_003_spending_upgrading_and_advantages_close_the_event_window() {
    let at = || Position::new().hand(France, "3").take(France, "d2-m2");
    for notation in ["shift sweden major", "upgrade wss-spain", "advantage algonquin-raids albany"] {
        let mut at = at();
        assert!(at.allows("event 3"));
        at.decide(notation);
        if at.state.step() != Some(Step::Act) {
            at.decide("keep old").decide("tile-back");
        }
        assert_eq!(at.refused("event 3"), ("5.3", "event-window-closed"), "{notation}");
    }
}

#[test]
fn r_003_ministry_abilities_without_points_leave_the_window_open() {
    let mut at = Position::new().face_down("m5").hand(Britain, "3 4 5").take(Britain, "d2-m2");
    at.decide("use m5").decide("discard 4");
    assert!(at.allows("event 3"));
    let mut at =
        Position::new().face_down("m1").hand(France, "3").flags(France, "savoy").take(France, "d3-m2");
    at.decide("use m1");
    assert!(at.allows("event 3"));
}

#[test]
fn r_005_passing_is_for_those_who_used_nothing() {
    let at = || Position::new().debt(France, 3, 6).hand(France, "3").take(France, "d2-m2");
    assert!(at().allows("pass 2"));
    for notation in ["shift sweden major", "upgrade wss-spain", "advantage algonquin-raids albany"] {
        let mut at = at();
        at.decide(notation);
        if at.state.step() != Some(Step::Act) {
            at.decide("keep old").decide("tile-back");
        }
        assert_eq!(at.refused("pass 0"), ("6.2", "too-late-to-pass"), "{notation}");
    }
    let mut played = Position::new().hand(Britain, "5").take(Britain, "m3-e2");
    played.decide("event 5");
    assert_eq!(played.refused("pass 0"), ("6.2", "too-late-to-pass"));
    // Abilities used before do not forbid it.
    let mut bank = Position::new().face_down("m8").begin(Britain).among_nine("d2-m2");
    bank.decide("use m8").decide("tile d2-m2");
    assert!(bank.allows("pass 0"));
}

#[test]
fn r_005_passing_uses_the_tile_up_and_ends_the_round() {
    let mut at = Position::new().debt(France, 3, 6).take(France, "d2-m2");
    at.decide("pass 2");
    assert_eq!(at.state.tracks.debt[France], 1);
    assert_eq!(at.state.round.side, Britain);
    assert_eq!(at.refused("tile d2-m2"), ("5.1", "tile-not-available"));
    assert!(at.saw(Event::Passed { side: France }));
}

#[test]
fn r_006_passing_lowers_debt_by_up_to_two() {
    let options = |debt| Position::new().debt(France, debt, 6).take(France, "e4-m2-a").legal_with("pass");
    assert_eq!(options(0), ["pass 0"]);
    assert_eq!(options(1), ["pass 0", "pass 1"]);
    assert_eq!(options(5), ["pass 0", "pass 1", "pass 2"]);
    let at = Position::new().debt(France, 1, 6).take(France, "e4-m2-a");
    assert_eq!(at.refused("pass 2"), ("6.2", "reduction-too-large"));
}

#[test]
fn r_007_an_action_is_finished_before_the_next_one_begins() {
    let mut at = Position::new().take(France, "d4-m2-a");
    at.decide("shift sweden major").decide("advantage algonquin-raids albany");
    // An Advantage in between ends nothing.
    at.decide("shift savoy major");
    at.decide("buy-tile minor").decide("place wss-spain");
    assert_eq!(at.refused("shift sardinia major"), ("5.3", "action-finished"));
    assert_eq!(at.left(Slot::Major), 0);
}

#[test]
fn r_007_upgrades_and_abilities_end_no_action() {
    let mut at = Position::new().face_down("m9").take(France, "d2-m2");
    at.decide("shift sweden major").decide("upgrade wss-spain").decide("keep old").decide("tile-back");
    at.decide("use m9 louisiana");
    at.decide("shift savoy major");
    assert!(at.holds(France, "sweden savoy"));
}

#[test]
fn r_007_with_the_option_actions_are_interleaved() {
    let options = Options { interleaving: true, ..Options::default() };
    let mut at = Position::with(options).take(France, "d4-m2-a");
    at.decide("shift sweden major").decide("buy-tile minor").decide("place wss-spain");
    at.decide("shift savoy major");
    assert!(at.holds(France, "sweden savoy"));
    // A Minor Action still pays for one expenditure only.
    assert_eq!(at.refused("buy-tile minor"), ("5.3", "action-finished"));
}

#[test]
fn r_008_unspent_action_points_are_lost() {
    let mut at = Position::new().take(France, "d4-m2-a");
    at.decide("shift sweden major").decide("end");
    let mut at = at.begin(France).among_nine("e3-m2");
    at.decide("tile e3-m2");
    assert_eq!((at.left(Slot::Major), at.left(Slot::Minor)), (3, 2));
    assert_eq!(at.refused("shift savoy major"), ("5.3.1", "wrong-action-points"));
}

#[test]
fn r_010_one_event_per_round_and_it_leaves_the_game() {
    let mut at = Position::new().hand(Britain, "5 9").take(Britain, "m3-e2");
    at.decide("event 5");
    assert_eq!(at.refused("event 9"), ("5.2", "one-event-per-round"));
    assert!(at.state.deck.played.contains(EventCard(5)));
    // Britain had no Debt to reduce: the card did nothing and is gone all the same.
    assert_eq!(at.state.tracks.debt[Britain], 0);
}

#[test]
fn r5_2_an_event_is_played_from_the_hand() {
    let at = Position::new().hand(Britain, "5").take(Britain, "m3-e2");
    assert_eq!(at.refused("event 12"), ("5.2", "card-not-in-hand"));
    let at = Position::new().hand(Britain, "5").take(Britain, "m4-e2-a");
    assert_eq!(at.refused("event 5"), ("5.2", "tile-without-event"));
}

#[test]
fn r5_3_major_minor_and_upgrade_in_any_order() {
    let mut at = Position::new().take(Britain, "m2-d2");
    at.decide("shift sweden minor");
    at.decide("upgrade wss-spain").decide("keep new").decide("tile-out");
    at.buy("deploy navy-box biscay major", 1).buy("deploy navy-box balearic major", 1);
    at.decide("end");
    assert!(at.holds(Britain, "sweden biscay balearic"));
}

#[test]
fn a_round_leaves_nothing_behind_for_the_next_one() {
    let mut at = Position::new()
        .hand(Britain, "24")
        .face_down("m16")
        .turn(4)
        .flags(Britain, "mysore biscay")
        .trp(Britain, 5)
        .take(Britain, "d3-e2");
    at.decide("use m16").decide("event 24").decide("merge");
    at.decide("advantage power-struggle vellore");
    at.buy("shift kurpa minor", 2);
    at.decide("shift sweden major").decide("end");
    let fresh = Round {
        held: at.state.board.control[France],
        isolated: at.state.board.all_isolated(),
        ..Round::new(France)
    };
    assert_eq!(at.state.round, Round { fur_and_fish: at.state.round.fur_and_fish, ..fresh });
    assert_eq!(at.state.round.changed, Spaces::EMPTY);
}

#[test]
fn nothing_of_a_round_is_left_when_the_action_phase_is_over() {
    let mut at = Position::new().face_down("m22").turn_six().flags(Britain, "ireland-prestige");
    at = at.take(Britain, "d4-m2-a");
    at.state.rounds_done = 7;
    at.decide("use m22 major").decide("shift sweden major").decide("end");
    assert!(at.state.round.purses.iter().all(Option::is_none));
    assert_eq!(at.state.round.tile, None);
}

#[test]
fn r3_4_event_cards_are_played_discarded_or_kept() {
    let mut at = Position::new().hand(Britain, "5 9").take(Britain, "m3-e2");
    at.decide("event 5").decide("end");
    assert!(at.state.deck.played.contains(EventCard(5)) && !at.state.deck.discard.contains(EventCard(5)));
    assert!(at.state.deck.hands[Britain].contains(EventCard(9)));
}

#[test]
fn r5_4_economic_points_buy_shifts_of_markets() {
    let at = Position::new().take(France, "e4-m2-a");
    let major: Vec<_> = at.legal().into_iter().filter(|notation| notation.contains(" major")).collect();
    assert!(!major.is_empty() && major.iter().all(|notation| notation.starts_with("shift ")));
}

#[test]
fn r5_5_diplomatic_points_buy_political_spaces_and_event_cards() {
    let at = Position::new().take(France, "d4-m2-a");
    for notation in at.legal().into_iter().filter(|notation| notation.contains(" major")) {
        assert!(notation.starts_with("shift ") || notation == "draw-event major", "{notation}");
    }
    assert!(at.allows("draw-event major"));
}

#[test]
fn r5_6_military_points_buy_six_kinds_of_things() {
    let at = Position::new().flags(France, "vandavasi").damaged("vandavasi").conflicts("albany");
    let at = at.take(France, "m4-e2-a");
    for notation in [
        "buy-tile major",
        "clear-conflict albany major",
        "fort louisbourg major",
        "repair vandavasi major",
        "squadron major",
        "deploy navy-box biscay major",
    ] {
        assert!(at.allows(notation), "{notation}");
    }
    assert!(at.legal_with("shift").iter().all(|notation| notation.ends_with(" minor")));
}
