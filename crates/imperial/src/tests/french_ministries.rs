//! The abilities of the thirteen French Ministry cards, in an Action Round and in the Scoring Phase.

use crate::Side::{Britain, France};
use crate::facts::{ActionType, Region};
use crate::state::{Only, Slot, Step};
use crate::testing::{Position, space};
use crate::{Event, Ministry};

const EXHAUSTED: (&str, &str) = ("3.5.2", "ability-exhausted");
const NOT_NOW: (&str, &str) = ("3.5.2", "ability-not-now");

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
fn m1_and_r_087_extra_diplomacy_counts_french_spaces_up_to_three() {
    let points = |flags: &str, tile: &str, slot| {
        let mut at = Position::new().empty("austria-prestige-south").face_down("m1").flags(France, flags);
        at = at.take(France, tile);
        at.decide("use m1");
        assert!(at.state.open_ministry(Ministry::CARDINALS));
        at.left(slot)
    };
    assert_eq!(points("savoy", "d4-m2-a", Slot::Major), 5);
    assert_eq!(points("savoy sardinia spain-prestige-2", "d4-m2-a", Slot::Major), 7);
    let all = "savoy sardinia spain-prestige-2 spain-prestige-3 austria-prestige-south";
    assert_eq!(points(all, "d4-m2-a", Slot::Major), 7);
    assert_eq!(points("savoy sardinia", "e4-d2-a", Slot::Minor), 4);
}

#[test]
fn r_087_m1_a_minor_action_stays_one_expenditure_and_the_count_is_taken_when_used() {
    let mut at = Position::new().face_down("m1").flags(France, "savoy").take(France, "e4-d2-a");
    at.decide("use m1");
    assert_eq!(at.left(Slot::Minor), 4);
    at.play().unflag(space("savoy"));
    assert_eq!(at.left(Slot::Minor), 4);
    at.buy("shift sweden minor", 2);
    assert_eq!(at.left(Slot::Minor), 0);
}

#[test]
fn m1_needs_a_diplomatic_action_of_the_tile_and_a_space() {
    let mut at = Position::new().face_down("m1").take(France, "e4-m2-a");
    assert_eq!(at.refused("use m1"), NOT_NOW);
    at.play().grant(ActionType::Diplomatic, 2, None);
    assert_eq!(at.refused("use m1"), NOT_NOW);
    let at = Position::new().empty("austria-prestige-south").face_down("m1").take(France, "d4-m2-a");
    assert_eq!(at.refused("use m1"), NOT_NOW);
}

#[test]
fn m1_once_per_turn() {
    let mut at = Position::new().face_down("m1").take(France, "d4-m2-a");
    at.decide("use m1");
    assert_eq!(at.refused("use m1"), EXHAUSTED);
    at.decide("end");
    let mut at = at.begin(France).among_nine("d4-m2-b");
    at.decide("tile d4-m2-b");
    assert_eq!(at.refused("use m1"), EXHAUSTED);
}

#[test]
fn m2_law_lowers_debt_at_the_end_of_the_turn() {
    let debt = |at: Position| closed(at.debt(France, 4, 6)).state.tracks.debt[France];
    assert_eq!(debt(closing("m2")), 3);
    assert_eq!(debt(closing("m2").flags(France, "scotland-prestige")), 2);
    assert_eq!(debt(closing("").face_down("m2")), 4);
}

#[test]
fn m3_the_europe_award_gives_one_more() {
    let vp = |cards: &str| {
        let at = closing(cards).award(Region::Europe, "award-0-trp-a").flags(France, "bavaria");
        closed(at).state.tracks.vp
    };
    assert_eq!((vp(""), vp("m3")), (15, 16));
}

#[test]
fn m4_military_points_shift_scotland_and_ireland_in_one_round() {
    let at = Position::new().face_down("m4").flags(Britain, "scotland-prestige ireland-prestige");
    let mut at = at.debt(France, 0, 20).conflicts("ireland-prestige").take(France, "m4-e2-a");
    at.buy("rebel scotland-prestige major", 3).buy("rebel scotland-prestige major", 3);
    at.buy("rebel ireland-prestige major", 1).buy("rebel scotland-alliance major", 2);
    assert!(at.holds(France, "scotland-prestige scotland-alliance") && at.is_empty("ireland-prestige"));
    assert!(at.state.open_ministry(Ministry::UPRISINGS));
    assert_eq!(at.refused("rebel sweden major"), ("M-4", "only-scotland-and-ireland"));
    assert_eq!(at.refused("rebel scotland-alliance major"), ("3.2.8", "already-yours"));
    // The other ability waits for another round, and this one for the next turn.
    assert_eq!(at.refused("uprising major"), ("M-4", "ability-exhausted"));
    at.decide("end");
    let mut at = at.begin(France).among_nine("m4-e2-b");
    at.decide("tile m4-e2-b");
    assert_eq!(at.refused("rebel ireland-prestige major"), ("M-4", "ability-exhausted"));
    assert!(at.allows("uprising major"));
}

#[test]
fn r_090_m4_with_a_minor_action_does_one_shift_and_removes_no_flag() {
    let at = Position::new().face_down("m4").flags(Britain, "scotland-prestige scotland-alliance");
    let mut at = at.conflicts("scotland-alliance").take(France, "e4-m2-a");
    let minor = ("5.3.2", "minor-action-removes-nothing");
    assert_eq!(at.refused("rebel scotland-prestige minor"), minor);
    at.buy("rebel scotland-alliance minor", 1);
    assert_eq!(at.refused("rebel scotland-alliance minor"), ("5.3", "action-finished"));
}

#[test]
fn r_091_m4_scores_flags_and_jacobite_victories_up_to_four() {
    let scored = |flags: &str, victories: [bool; 2]| {
        let mut at = Position::new().empty("ireland-alliance").flags(France, flags).face_down("m4");
        [at.state.jacobites.victory_wss, at.state.jacobites.victory_was] = victories;
        let mut at = at.take(France, "m4-e2-a");
        at.buy("uprising major", 3);
        at.state.tracks.vp - 15
    };
    assert_eq!(scored("ireland-alliance", [false, false]), 1);
    assert_eq!(scored("ireland-alliance scotland-alliance", [true, false]), 3);
    let all = "ireland-alliance ireland-prestige scotland-alliance scotland-prestige";
    assert_eq!(scored(all, [true, true]), 4);
    // Topped up in a Minor Action; not twice in a turn; no shifts in the same round.
    let mut at = Position::new().face_down("m4").debt(France, 0, 20).take(France, "d4-m2-a");
    at.buy("uprising minor", 3);
    assert_eq!(at.state.tracks.debt[France], 1);
    at.decide("end");
    let mut at = at.begin(France).among_nine("m4-e2-a");
    at.decide("tile m4-e2-a");
    assert_eq!(at.refused("uprising major"), ("M-4", "ability-exhausted"));
    assert!(at.allows("rebel scotland-alliance major"));
    let mut at = Position::new().face_down("m4").debt(France, 0, 20).take(France, "m4-e2-a");
    at.decide("uprising major");
    assert_eq!(at.refused("rebel scotland-alliance major"), ("M-4", "ability-exhausted"));
}

#[test]
fn m4_is_for_france_alone_and_in_play() {
    let at = Position::new().take(France, "m4-e2-a");
    assert_eq!(at.refused("rebel scotland-alliance major"), ("M-4", "ministry-not-in-play"));
    let at = Position::new().face_down("m4").take(Britain, "m4-e2-a");
    assert_eq!(at.refused("uprising major"), ("M-4", "ministry-not-in-play"));
}

#[test]
fn r_092_m4_leaves_the_game_when_m20_is_revealed() {
    for down in [true, false] {
        let at = Position::new().turn(5).face_down("m20");
        let at = if down { at.face_down("m4") } else { at.open("m4") };
        let mut at = at.begin(Britain);
        assert!(!at.state.jacobites.uprisings_removed);
        at.decide("reveal m20");
        assert!(at.state.jacobites.uprisings_removed && at.state.jacobites.defeat);
        assert!(!at.state.ministries[France].cards.contains(Ministry::UPRISINGS));
        assert!(at.saw(Event::JacobiteDefeat) && at.saw(Event::MinistryGone { card: Ministry::UPRISINGS }));
    }
}

#[test]
fn m9_a_huguenots_marker_is_placed_once_per_turn() {
    let mut at = Position::new().face_down("m9").begin(France);
    let targets = at.legal_with("use m9");
    assert_eq!(targets.len(), 5);
    for id in ["carolinas", "hudson-bay", "pondicherry", "martinique"] {
        assert_eq!(at.refused(&format!("use m9 {id}")), NOT_NOW, "{id}");
    }
    at.decide("use m9 louisiana");
    assert_eq!(at.refused("use m9 acadia"), EXHAUSTED);
    assert!(at.state.board.huguenots_fresh.contains(space("louisiana")));
    assert_eq!(at.state.tracks.huguenots_left, 1);
    // Two markers exist, one per Territory.
    let mut at = Position::new().face_down("m9").huguenots("louisiana acadia");
    at.state.tracks.huguenots_left = 0;
    assert_eq!(at.begin(France).refused("use m9 guadeloupe"), NOT_NOW);
    let at = Position::new().face_down("m9").huguenots("louisiana").begin(France);
    assert_eq!(at.refused("use m9 louisiana"), NOT_NOW);
}

#[test]
fn r_094_m9_a_marker_is_flipped_for_one_shift_in_its_region() {
    // The card itself is not needed.
    let at =
        Position::new().huguenots("louisiana").flags(Britain, "cayman-passage").flags(France, "st-james");
    let mut at = at.debt(France, 0, 20).take(France, "e4-m2-a");
    assert_eq!(at.cost("shift cayman-passage major +huguenots:louisiana"), 1);
    assert_eq!(at.cost("shift caicos major +huguenots:louisiana"), 1);
    let not_for_this = ("M-9", "huguenots-not-for-this");
    assert_eq!(at.refused("shift west-bengal major +huguenots:louisiana"), not_for_this);
    assert_eq!(at.refused("shift caicos major +huguenots:st-domingue"), not_for_this);
    at.buy("shift caicos major +huguenots:louisiana", 1);
    assert!(at.state.board.huguenots_spent.contains(space("louisiana")));
    assert_eq!(at.refused("shift puerto-principe major +huguenots:louisiana"), not_for_this);
    // It leaves the game with a British flag.
    let mut at = Position::new().huguenots("louisiana");
    at.play().take_control(Britain, space("louisiana"));
    assert!(at.state.board.huguenots_fresh.is_empty());
    assert_eq!(at.state.tracks.huguenots_left, 2);
}

#[test]
fn r_094_m9_britain_cannot_flip_markers() {
    let at = Position::new().huguenots("louisiana").take(Britain, "e4-m2-a");
    let refused = at.refused("shift cayman-passage major +huguenots:louisiana");
    assert_eq!(refused, ("M-9", "huguenots-not-for-this"));
}

#[test]
fn r_095_m9_both_markers_may_be_flipped_for_one_shift() {
    let at = Position::new().huguenots("louisiana st-domingue").flags(France, "st-james").debt(France, 0, 20);
    let mut at = at.take(France, "e4-m2-a");
    assert_eq!(at.cost("shift cuba-passage-east major"), 3);
    at.buy("shift cuba-passage-east major +huguenots:louisiana +huguenots:st-domingue", 1);
    assert_eq!(at.state.board.huguenots_spent.len(), 2);
    // Not if one of them would lower nothing.
    let at = Position::new().huguenots("louisiana st-domingue").take(France, "e4-m2-a");
    let both = "shift caicos major +huguenots:louisiana +huguenots:st-domingue";
    assert_eq!(at.refused(both), ("8.2", "help-without-effect"));
}

#[test]
fn m11_one_more_military_point_for_tiles_or_deployment() {
    let mut at = Position::new().face_down("m11").turn(3).debt(France, 12, 12).take(France, "m2-d2");
    at.decide("use m11 major");
    assert_eq!(at.left(Slot::Major), 3);
    assert_eq!(at.refused("fort louisbourg major"), ("6.3", "cannot-pay"));
    at.buy("deploy navy-box biscay major", 1);
    // The restricted point went first.
    assert_eq!(at.state.round.purse(Slot::Major).unwrap().free, 2);
    assert_eq!(at.refused("use m11 minor"), EXHAUSTED);
}

#[test]
fn m11_a_cheap_squadron_needs_one_in_north_america() {
    let at = Position::new().face_down("m11").turn(3).take(France, "m4-e2-a");
    assert_eq!(at.refused("squadron major +m11"), ("3.5.2", "needs-squadron-in-north-america"));
    let at = Position::new().face_down("m11").turn(3).flags(France, "gulf-of-maine").take(France, "m4-e2-a");
    let mut at = at;
    at.buy("squadron major +m11", 2);
    assert_eq!(at.refused("squadron major +m11"), EXHAUSTED);
    // The other ability is not exhausted with it.
    assert!(at.allows("use m11 major"));
}

#[test]
fn m12_indian_rewards_give_a_treaty_point_more() {
    let trp = |cards: &str| {
        let at = closing(cards).demand("cotton spice").award(Region::India, "award-1-a");
        closed(at.flags(France, "plassey chandernagore malacca-route")).state.tracks.trp[France]
    };
    assert_eq!(trp("m12") - trp(""), 3);
}

#[test]
fn m14_treaty_points_for_countries_of_letters() {
    let trp = |flags: &str| {
        let at = closing("m14").award(Region::Europe, "award-1-a");
        closed(at.flags(France, flags)).state.tracks.trp[France]
    };
    assert_eq!(trp("scotland-prestige spain-prestige-2 spain-prestige-3"), 2);
    assert_eq!(trp("scotland-prestige ireland-prestige spain-prestige-3 prussia-prestige"), 3);
    assert_eq!(trp("sweden russia"), 0);
}

#[test]
fn m23_the_first_debt_of_a_round_gives_two_points() {
    let at = || Position::new().turn(5).debt(Britain, 3, 6).trp(France, 0);
    let mut open = at().open("m23").take(France, "d2-e2");
    open.decide("shift sweden major").buy("shift savoy major", 2);
    assert_eq!((open.state.tracks.debt[France], open.left(Slot::Major)), (1, 0));
    open.buy("shift sardinia major", 2);
    assert_eq!(open.state.tracks.debt[France], 3);
    // Face down it does nothing until it is revealed.
    let mut down = at().face_down("m23").take(France, "d2-e2");
    down.decide("shift sweden major").decide("reveal m23").buy("shift savoy major", 2);
    assert_eq!(down.state.tracks.debt[France], 1);
}

#[test]
fn r_098_m23_compares_available_debt_just_before_the_debt_is_taken() {
    let debt = |france: u8, britain: u8| {
        let at = Position::new().turn(5).debt(France, france, 10).debt(Britain, britain, 10).open("m23");
        let mut at = at.take(France, "d2-e2");
        at.decide("shift sweden major").buy("shift savoy major", 2);
        at.state.tracks.debt[France] - france
    };
    assert_eq!(debt(2, 2), 2);
    assert_eq!(debt(3, 2), 2);
    assert_eq!(debt(1, 2), 1);
}

#[test]
fn m23_what_is_left_stays_with_the_action() {
    let mut at = Position::new().turn(5).debt(Britain, 3, 6).open("m23").take(France, "d4-m2-a");
    at.decide("shift russia major").buy("shift sweden major", 2);
    assert_eq!((at.state.tracks.debt[France], at.left(Slot::Major)), (1, 1));
}

#[test]
fn m23_a_later_debt_of_the_round_is_not_the_first() {
    let at = Position::new().turn(5).debt(Britain, 6, 6).face_down("m23");
    let mut at = at.take(France, "d2-e2");
    at.decide("shift sweden major").buy("shift savoy major", 2);
    assert_eq!(at.state.tracks.debt[France], 2);
    at.decide("reveal m23").buy("shift sardinia major", 2);
    assert_eq!(at.state.tracks.debt[France], 4);
}

#[test]
fn m24_fur_and_fish_raise_the_tiles_economic_action() {
    let at = |flags: &str| Position::new().bare().turn(5).flags(France, flags).face_down("m24");
    let leads = "cataraqui quebec-and-montreal";
    let mut open = at(leads).open("m24").take(France, "e4-m2-a");
    assert_eq!((open.left(Slot::Major), open.left(Slot::Minor)), (5, 2));
    open.decide("end");
    assert_eq!(at(leads).open("m24").take(France, "m4-e2-a").left(Slot::Minor), 3);
    assert_eq!(at(leads).open("m24").take(France, "m4-d2-a").left(Slot::Major), 4);
    assert_eq!(at("acadia").open("m24").take(France, "e4-m2-a").left(Slot::Major), 4);
    // Revealed when its point is wanted.
    let mut down = at(leads).take(France, "e4-m2-a");
    assert_eq!(down.left(Slot::Major), 4);
    down.decide("reveal m24");
    assert_eq!(down.left(Slot::Major), 5);
}

#[test]
fn r_100_m24_raises_an_events_points_once_where_the_tile_has_no_economic_major_action() {
    let at = |tile: &str| {
        let at = Position::new().bare().turn(5).flags(France, "cataraqui quebec-and-montreal").open("m24");
        let mut at = at.take(France, tile);
        at.play().grant(ActionType::Economic, 2, None);
        at
    };
    assert_eq!(at("d3-m2").left(Slot::Event), 3);
    let both = at("d3-e2");
    assert_eq!((both.left(Slot::Event), both.left(Slot::Minor)), (3, 3));
    assert_eq!(at("e3-m2").left(Slot::Major), 6);
    let mut twice = at("d3-m2");
    twice.play().grant(ActionType::Economic, 1, None);
    assert_eq!(twice.left(Slot::Event), 4);
    // Restricted points stay restricted.
    let at = Position::new().bare().turn(5).flags(France, "cataraqui quebec-and-montreal").open("m24");
    let mut at = at.take(France, "d3-m2");
    at.play().grant(ActionType::Economic, 2, Some(Only::In(Region::India)));
    let purse = at.state.round.purse(Slot::Event).unwrap();
    assert_eq!((purse.free, purse.tied[0].left), (0, 3));
}

#[test]
fn m24_refreshes_huguenots_when_it_is_revealed() {
    let mut at = Position::new().turn(5).face_down("m24");
    at.state.board.huguenots_spent.insert(space("louisiana"));
    let mut at = at.begin(France);
    at.decide("reveal m24");
    assert!(at.state.board.huguenots_spent.is_empty());
    assert!(at.state.board.huguenots_fresh.contains(space("louisiana")));
}

#[test]
fn m25_and_r_111_plays_an_event_without_the_symbol_once_per_turn() {
    let at = || Position::new().turn(5).face_down("m25").hand(France, "31 35 37");
    let mut quiet = at().take(France, "m4-d2-a");
    assert!(quiet.allows("event 31") && quiet.allows("event 35"));
    // The type must still match.
    assert_eq!(quiet.refused("event 37"), ("3.4.4", "event-type-mismatch"));
    quiet.decide("event 35");
    assert!(quiet.state.open_ministry(Ministry::CONDORCET));
    quiet.decide("end");
    let mut again = quiet.begin(France).among_nine("m4-d2-b");
    again.decide("tile m4-d2-b");
    assert_eq!(again.refused("event 31"), ("5.2", "tile-without-event"));
    // With the symbol the card is not needed.
    let mut symbol = at().take(France, "m3-d2");
    symbol.decide("event 35");
    assert!(!symbol.state.open_ministry(Ministry::CONDORCET));
}

#[test]
fn m26_a_bonus_raises_both_actions_of_the_tile() {
    let mut at = Position::new().turn_six().face_down("m26").hand(France, "36").take(France, "d3-m2");
    at.decide("event 36 +m26");
    assert_eq!((at.left(Slot::Major), at.left(Slot::Minor), at.left(Slot::Event)), (4, 3, 3));
    // Without the bonus nothing is raised.
    let mut at = Position::new().turn_six().face_down("m26").hand(France, "36").take(France, "d3-m2");
    at.decide("event 36");
    assert_eq!((at.left(Slot::Major), at.left(Slot::Minor)), (3, 2));
}

#[test]
fn r_096_m9_a_usa_flag_removes_the_marker() {
    let mut at = Position::new().turn(5).flags(France, "san-agustin").huguenots("san-agustin louisiana");
    at.state.fighting = Some(crate::facts::War::Awi);
    at.state.tracks.huguenots_left = 0;
    let mut at = at.agenda(&[Step::UsaFlags]);
    at.decide("choose san-agustin");
    assert_eq!(at.state.board.huguenots_fresh.iter().collect::<Vec<_>>(), [space("louisiana")]);
    assert!(at.saw(Event::HuguenotsGone { space: space("san-agustin") }));
    assert_eq!(at.state.tracks.huguenots_left, 0);
}
