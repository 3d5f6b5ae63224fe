//! 8.1, 8.2: holding and using Advantages.

use crate::Side::{Britain, France};
use crate::facts::{ActionType, Advantage};
use crate::state::Slot;
use crate::testing::{Position, space};
use crate::{Event, Ministry};

#[test]
fn r8_1_an_advantage_is_held_with_all_its_spaces() {
    let at = Position::new().flags(France, "savoy");
    assert!(!at.state.board.holds(France, Advantage::MEDITERRANEAN_INTRIGUE));
    let at = at.flags(France, "spain-prestige-3");
    assert!(at.state.board.holds(France, Advantage::MEDITERRANEAN_INTRIGUE));
    let at = at.take(Britain, "d4-m2-a");
    assert_eq!(at.refused("advantage mediterranean-intrigue sardinia"), ("8.1", "advantage-not-held"));
}

#[test]
fn r_064_it_moves_the_instant_a_space_changes_hands() {
    let mut at = Position::new().flags(France, "savoy").take(France, "d4-m2-a");
    at.decide("shift spain-prestige-3 major");
    let moved =
        |side, held| Event::AdvantageMoved { side, advantage: Advantage::MEDITERRANEAN_INTRIGUE, held };
    assert!(at.saw(moved(France, true)));
    at.play().unflag(space("savoy"));
    assert!(at.saw(moved(France, false)));
    assert!(!at.state.board.holds(France, Advantage::MEDITERRANEAN_INTRIGUE));
}

#[test]
fn r_064_exhaustion_travels_with_the_tile() {
    let mut at = Position::new().tired("wheat");
    at.play().take_control(France, space("chesapeake"));
    let at = at.flags(Britain, "hudson-valley").take(France, "e4-m2-a");
    assert!(at.state.board.holds(France, Advantage::WHEAT));
    assert!(!at.state.usable_advantages(France).contains(Advantage::WHEAT));
}

#[test]
fn r_065_a_marker_prevents_use_and_not_possession() {
    let mut at = Position::new().conflicts("spain-prestige-3").flags(France, "savoy").take(France, "d4-m2-a");
    at.play().flag(France, space("spain-prestige-3"));
    at.play().place_conflict(space("spain-prestige-3"), false);
    assert!(at.state.board.holds(France, Advantage::MEDITERRANEAN_INTRIGUE));
    at.decide("end");
    let mut at = at.begin(France).among_nine("d4-m2-b");
    at.decide("tile d4-m2-b");
    let blocked = ("8.1", "advantage-blocked-by-conflict");
    assert_eq!(at.refused("advantage mediterranean-intrigue sardinia"), blocked);
    at.buy("clear-conflict spain-prestige-3 minor", 2);
    // R-069 The tile was never returned, so it serves at once.
    assert!(at.allows("advantage mediterranean-intrigue sardinia"));
}

#[test]
fn r_066_not_in_the_round_in_which_it_was_taken() {
    let mut at = Position::new().flags(France, "savoy").take(France, "d4-m2-a");
    at.decide("shift spain-prestige-3 major");
    let taken = ("8.2", "advantage-just-taken");
    assert_eq!(at.refused("advantage mediterranean-intrigue sardinia"), taken);
    at.decide("end");
    let mut at = at.begin(France).among_nine("d4-m2-b");
    at.decide("tile d4-m2-b");
    assert!(at.allows("advantage mediterranean-intrigue sardinia"));
    // Lost and regained in one round counts as taken.
    at.play().unflag(space("savoy"));
    at.play().flag(France, space("savoy"));
    assert_eq!(at.refused("advantage mediterranean-intrigue sardinia"), taken);
}

#[test]
fn r_066_what_a_war_brought_is_usable_in_the_next_round() {
    let mut at = Position::new();
    at.play().flag(Britain, space("san-agustin"));
    let at = at.flags(France, "panzacola").take(Britain, "e4-m2-a");
    assert!(at.state.usable_advantages(Britain).contains(Advantage::FRUIT));
}

#[test]
fn r8_2_and_r_067_two_per_round_and_one_per_region() {
    let at =
        Position::new().flags(France, "savoy spain-prestige-3 german-states-3 mysore iroquois privateers");
    let mut at = at.take(France, "d4-m2-a");
    at.decide("advantage mediterranean-intrigue sardinia");
    let region = ("8.2", "region-advantage-used");
    assert_eq!(at.refused("advantage central-europe-conflict sweden"), region);
    at.decide("advantage algonquin-raids albany");
    let two = ("8.2", "two-advantages-used");
    assert_eq!(at.refused("advantage power-struggle vellore"), two);
    assert_eq!(at.refused("advantage iroquois-raids niagara"), two);
    assert!(at.legal_with("advantage").is_empty());
    at.decide("end");
    // The limits begin anew, exhaustion stays.
    let mut at = at.begin(France).among_nine("d4-m2-b");
    at.decide("tile d4-m2-b");
    assert_eq!(at.refused("advantage algonquin-raids niagara"), ("8.2", "advantage-exhausted"));
    assert!(at.allows("advantage power-struggle vellore") && at.allows("advantage iroquois-raids niagara"));
    assert!(at.allows("advantage central-europe-conflict sweden"));
}

#[test]
fn r_067_purchases_with_an_advantage_count_too() {
    let at = Position::new().flags(Britain, "iroquois").flags(France, "cumberland ohio-forks");
    let mut at = at.take(Britain, "e4-m2-a");
    at.buy("shift cumberland major +wheat", 2);
    assert!(at.state.exhausted.contains(Advantage::WHEAT));
    assert_eq!(at.refused("advantage iroquois-raids niagara"), ("8.2", "region-advantage-used"));
    // Naval Bastion lies in Europe, Slaving Contracts and Fruit in the Caribbean.
    for (advantage, region) in [
        (Advantage::NAVAL_BASTION, "europe"),
        (Advantage::SLAVING_CONTRACTS, "caribbean"),
        (Advantage::FRUIT, "caribbean"),
        (Advantage::WHEAT, "north-america"),
        (Advantage::FUR_TRADE, "north-america"),
    ] {
        assert_eq!(advantage.facts().region.id(), region);
    }
}

#[test]
fn r_068_only_after_a_tile_and_with_it_the_event_is_given_up() {
    let at = Position::new().hand(France, "3").begin(France).among_nine("d2-m2");
    assert_eq!(at.refused("advantage algonquin-raids albany"), ("8.2", "take-a-tile-first"));
    let mut at = at;
    at.decide("tile d2-m2").decide("advantage algonquin-raids albany");
    assert_eq!(at.refused("event 3"), ("5.3", "event-window-closed"));
    // After the Event it is free.
    let mut at = Position::new().hand(Britain, "5").flags(Britain, "iroquois").take(Britain, "m3-e2");
    at.decide("event 5").decide("advantage iroquois-raids albany");
}

#[test]
fn r_069_a_marker_on_any_of_its_spaces_blocks() {
    let at =
        Position::new().flags(France, "savoy spain-prestige-3").conflicts("savoy").take(France, "d4-m2-a");
    let blocked = ("8.1", "advantage-blocked-by-conflict");
    assert_eq!(at.refused("advantage mediterranean-intrigue sardinia"), blocked);
    assert!(at.state.board.holds(France, Advantage::MEDITERRANEAN_INTRIGUE));
}

#[test]
fn r_070_what_would_do_nothing_is_not_offered() {
    let at = Position::new().flags(France, "denmark-norway prussia-alliance").take(France, "e4-m2-a");
    assert_eq!(at.refused("advantage baltic-trade"), ("8.2", "no-debt-to-reduce"));
    // Without Military points no Naval Bastion and no cheap Squadron.
    let at =
        Position::new().flags(France, "gibraltar asiento").flags(Britain, "biscay").take(France, "e4-d2-a");
    assert!(at.legal_with("bastion").is_empty() && at.legal_with("squadron").is_empty());
    assert_eq!(at.refused("advantage naval-bastion biscay"), ("8.2", "advantage-needs-purchase"));
    assert_eq!(at.refused("advantage slaving-contracts"), ("8.2", "advantage-needs-purchase"));
    // Own and empty spaces are targets of Conflict markers.
    let at = Position::new().take(France, "d4-m2-a");
    assert!(
        at.allows("advantage algonquin-raids cataraqui") && at.allows("advantage algonquin-raids niagara")
    );
}

#[test]
fn r_071_markers_and_baltic_trade_need_no_action_points() {
    let at = Position::new().flags(France, "denmark-norway prussia-alliance").debt(France, 6, 6);
    let mut at = at.take(France, "d4-m2-a");
    at.decide("shift sweden major").decide("shift savoy major").decide("buy-tile minor");
    at.decide("place wss-spain");
    assert_eq!((at.left(Slot::Major), at.left(Slot::Minor)), (0, 0));
    at.decide("advantage algonquin-raids albany").decide("advantage baltic-trade");
    assert_eq!(at.state.tracks.debt[France], 4);
}

#[test]
fn r_072_a_discount_goes_with_a_purchase_under_all_normal_rules() {
    // Without a connection Wheat buys nothing, and not with the wrong points.
    let at = Position::new().flags(France, "niagara cumberland ohio-forks").take(Britain, "e4-d2-a");
    assert_eq!(at.refused("shift niagara major +wheat"), ("5.4.1", "no-connection"));
    assert_eq!(at.refused("shift cumberland minor +wheat"), ("5.3.1", "wrong-action-points"));
    let at = Position::new().flags(Britain, "asiento").take(Britain, "e4-m2-a");
    assert!(at.allows("squadron minor +slaving-contracts"));
    let at = Position::new().flags(Britain, "gibraltar").flags(France, "biscay").take(Britain, "e4-m2-a");
    assert_eq!(at.refused("bastion biscay minor"), ("5.3.2", "minor-action-removes-nothing"));
    // Event points have Major quality.
    let at =
        Position::new().flags(Britain, "gibraltar").flags(France, "hooghly-river").take(Britain, "e3-d2");
    let mut at = at;
    at.play().grant(ActionType::Military, 1, None);
    at.buy("bastion hooghly-river event", 1);
    assert_eq!(at.state.tracks.navy_box[France], 2);
}

#[test]
fn r_073_letters_of_marque_and_pirate_havens_need_an_unprotected_market() {
    let at = Position::new()
        .flags(France, "privateers buccaneers")
        .flags(Britain, "havana gulf-of-cazones georgia");
    let at = at.flags(France, "caicos bahamas-run").take(France, "d4-m2-a");
    for advantage in ["letters-of-marque", "pirate-havens"] {
        let use_on = |id: &str| format!("advantage {advantage} {id}");
        assert_eq!(at.refused(&use_on("havana")), ("8.2", "advantage-not-for-this"));
        assert_eq!(at.refused(&use_on("caicos")), ("8.2", "advantage-not-for-this"));
        assert!(at.allows(&use_on("georgia")) && at.allows(&use_on("antigua")));
        assert_eq!(at.refused(&use_on("albany")), ("8.2", "advantage-not-for-this"));
    }
}

#[test]
fn r_103_and_m13_the_first_european_advantage_of_a_round_gives_a_treaty_point() {
    let at = || Position::new().turn(3).flags(France, "savoy spain-prestige-3").debt(France, 2, 6);
    let mut open = at().open("m13").take(France, "d4-m2-a");
    open.decide("advantage mediterranean-intrigue sardinia");
    assert_eq!(open.state.tracks.trp[France], 1);
    let mut elsewhere = at().open("m13").take(France, "d4-m2-a");
    elsewhere.decide("advantage algonquin-raids albany");
    assert_eq!(elsewhere.state.tracks.trp[France], 0);
}

#[test]
fn m13_face_down_may_be_revealed_for_it_or_not() {
    let at = || {
        let at = Position::new().turn(3).flags(France, "savoy spain-prestige-3").face_down("m13");
        at.take(France, "d4-m2-a")
    };
    // Turned up before.
    let mut before = at();
    before.decide("reveal m13").decide("advantage mediterranean-intrigue sardinia");
    assert_eq!(before.state.tracks.trp[France], 1);
    // Left face down: nothing.
    let mut never = at();
    never.decide("advantage mediterranean-intrigue sardinia");
    if never.state.step() != Some(crate::Step::Act) {
        never.decide("decline");
    }
    assert_eq!(never.state.tracks.trp[France], 0);
    assert!(!never.state.open_ministry(Ministry::POMPADOUR));
}
