//! Events 31 to 41.

use super::event;
use crate::Side::{Britain, France};
use crate::Slot::{Event as Granted, Major};
use crate::facts::Advantage;
use crate::state::Step;
use crate::testing::space;

#[test]
fn event_31_nootka_incident_britain_grants_points_of_one_kind() {
    let mut table = event(Britain, 31).flags(Britain, "spain-alliance-a").played();
    table.decide("option 0");
    assert_eq!(table.points(Granted), "diplomatic 2");
    let mut table = event(Britain, 31).played();
    table.decide("option 1");
    assert_eq!(table.points(Granted), "economic 2");
    assert_eq!(table.score(), 15);
}

#[test]
fn event_31_nootka_incident_britain_bonus_sells_its_spanish_alliances() {
    let table = event(Britain, 31).open("m21");
    let mut table = table.flags(Britain, "spain-alliance-a spain-alliance-b spain-prestige-2").played();
    table.decide("option 1");
    assert_eq!(table.score(), 11);
    assert!(table.is_empty("spain-alliance-a spain-alliance-b"));
    assert!(table.holds(Britain, "spain-prestige-2") && table.settled());
}

#[test]
fn event_31_nootka_incident_france_disperses_a_squadron() {
    let table = event(France, 31).flags(Britain, "biscay").played();
    assert!(table.is_empty("biscay") && table.settled());
    assert_eq!(table.state.tracks.navy_box[Britain], 3);
    assert_eq!(table.state.tracks.navy_box[France], 1);
}

#[test]
fn event_31_nootka_incident_france_bonus_builds_a_squadron() {
    let table = event(France, 31).open("m24").played();
    assert_eq!((table.state.tracks.navy_box[France], table.state.tracks.unbuilt[France]), (2, 6));
}

#[test]
fn event_32_haitian_revolution_places_a_plus_one_marker() {
    let mut table = event(Britain, 32).played();
    assert_eq!(table.legal().len(), 9);
    table.decide("choose port-de-paix");
    assert!(table.state.board.plus_one.contains(space("port-de-paix")));
    assert!(table.settled());
}

#[test]
fn event_32_haitian_revolution_bonus_places_two_more() {
    let mut table = event(France, 32).tiles(France, "awi-mysore-war", 1).played();
    table.decide("choose st-lucia").decide("choose havana").decide("choose antigua");
    assert_eq!(table.marked(), "havana antigua st-lucia");
    assert_eq!(table.state.board.plus_one.len(), 3);
    assert!(table.settled());
}

#[test]
fn event_33_loge_des_neuf_soeurs_britain_marks_the_northern_colonies() {
    let mut table = event(Britain, 33).flags(Britain, "gulf-of-maine").played();
    // Eight Markets, Iroquois and Sons of Liberty.
    assert_eq!(table.legal().len(), 10);
    assert_eq!(table.refused("choose cataraqui"), ("5.2", "not-a-target"));
    table.decide("choose sons-of-liberty");
    assert_eq!(table.marked(), "sons-of-liberty");
    assert_eq!(table.score(), 15);
}

#[test]
fn event_33_loge_des_neuf_soeurs_britain_bonus_scores_3_with_more_flags() {
    // Five British flags with the Squadron, four French ones.
    let mut table = event(Britain, 33).open("m20").flags(Britain, "gulf-of-maine").played();
    table.decide("choose oswego");
    assert_eq!(table.score(), 12);
    // Its own marker takes the lead away again.
    let mut table = event(Britain, 33).open("m20").flags(Britain, "gulf-of-maine").played();
    table.decide("choose chesapeake");
    assert_eq!(table.score(), 15);
}

#[test]
fn event_33_loge_des_neuf_soeurs_france_bonus_grants_points() {
    // Even if no Advantage can be used.
    let table = event(France, 33).open("m13").empty("algonquin").played();
    assert_eq!(table.points(Granted), "diplomatic 2");
}

#[test]
fn event_34_la_gabelle_britain_exhausts_up_to_two_advantages() {
    let mut table = event(Britain, 34).exhausted("rum").played();
    assert_eq!(table.legal().len(), 22);
    assert_eq!(table.refused("tile-of rum"), ("8.2", "advantage-exhausted"));
    table.decide("tile-of algonquin-raids").decide("tile-of wheat");
    assert!(table.state.exhausted.contains(Advantage::WHEAT) && table.settled());
    let mut table = event(Britain, 34).played();
    table.decide("tile-of wheat").decide("done");
    assert_eq!(table.state.exhausted.len(), 1);
}

#[test]
fn event_34_la_gabelle_britain_bonus_grants_points() {
    let mut table = event(Britain, 34).debt(France, 1, 6).played();
    table.decide("done");
    assert_eq!(table.points(Granted), "economic 2");
}

#[test]
fn event_34_la_gabelle_france_grants_points() {
    let table = event(France, 34).open("m25").played();
    assert_eq!((table.points(Granted).as_str(), table.score()), ("economic 2", 15));
}

#[test]
fn event_34_la_gabelle_france_bonus_scores_2_or_3() {
    let table = event(France, 34).debt(Britain, 1, 6).played();
    assert_eq!(table.score(), 17);
    let table = event(France, 34).debt(Britain, 1, 6).open("m25").played();
    assert_eq!(table.score(), 18);
}

#[test]
fn event_34_la_gabelle_france_bonus_may_reveal_governance() {
    let table = event(France, 34).debt(Britain, 1, 6).hidden("m25 m23").ready();
    assert_eq!(table.refused("event 34 +m23"), ("3.5.3", "reveal-without-effect"));
    assert_eq!(table.played_with("+m25").score(), 18);
    let table = event(France, 34).debt(Britain, 1, 6).hidden("m25").played();
    assert_eq!(table.score(), 17);
    assert!(table.state.ministries[France].open.is_empty());
}

#[test]
fn event_35_jesuit_abolition_britain_unflags_sugar() {
    let mut table = event(Britain, 35).played();
    assert_eq!(table.legal(), ["choose port-de-paix", "choose martinique"]);
    table.decide("choose martinique");
    assert!(table.is_empty("martinique"));
    assert_eq!(table.points(Granted), "");
}

#[test]
fn event_35_jesuit_abolition_britain_bonus_grants_points_for_the_caribbean() {
    let mut table = event(Britain, 35).open("m22").played();
    table.decide("choose martinique");
    assert_eq!(table.points(Granted), "economic 0 +3 In(Caribbean)");
}

#[test]
fn event_35_jesuit_abolition_france_reduces_debt() {
    let table = event(France, 35).debt(France, 3, 6).played();
    assert_eq!((table.owes(France), table.score()), (1, 15));
}

#[test]
fn event_35_jesuit_abolition_france_bonus_scores_2() {
    assert_eq!(event(France, 35).open("m25").played().score(), 17);
}

#[test]
fn event_36_wealth_of_nations_reduces_debt() {
    let table = event(Britain, 36).debt(Britain, 3, 6).played();
    assert_eq!((table.owes(Britain), table.points(Granted).as_str()), (1, ""));
}

#[test]
fn event_36_wealth_of_nations_bonus_grants_3_points() {
    assert_eq!(event(Britain, 36).open("m19").played().points(Granted), "economic 3");
}

#[test]
fn event_37_debt_crisis_grants_points_for_unflagging_markets() {
    let table = event(France, 37).debt(Britain, 1, 6).played();
    assert_eq!((table.points(Major).as_str(), table.score()), ("economic 3 +3 UnflagMarkets", 15));
    let table = event(France, 37).played();
    assert_eq!(table.points(Major), "economic 3");
}

#[test]
fn event_37_debt_crisis_bonus_scores_2() {
    assert_eq!(event(France, 37).debt(Britain, 3, 6).played().score(), 17);
    assert_eq!(event(France, 37).debt(Britain, 2, 6).played().score(), 15);
}

#[test]
fn event_38_east_asia_piracy_scores_3_for_more_power_in_india() {
    let table = event(Britain, 38).flags(Britain, "arcot hooghly-river").flags(France, "maratha").played();
    assert_eq!(table.score(), 12);
    let table = event(Britain, 38).flags(Britain, "arcot").flags(France, "maratha").played();
    assert_eq!(table.score(), 15);
}

#[test]
fn event_39_stamp_act_britain_reduces_debt() {
    let table = event(Britain, 39).debt(Britain, 2, 6).played();
    assert_eq!((table.owes(Britain), table.points(Granted).as_str()), (0, ""));
}

#[test]
fn event_39_stamp_act_britain_bonus_grants_points() {
    assert_eq!(event(Britain, 39).open("m21").played().points(Granted), "economic 2");
}

#[test]
fn event_39_stamp_act_france_marks_the_northern_colonies() {
    let mut table = event(France, 39).played();
    table.decide("choose albany");
    assert_eq!(table.marked(), "albany");
    assert!(table.settled());
}

#[test]
fn event_39_stamp_act_france_bonus_makes_three_markers() {
    let mut table = event(France, 39).open("m24").played();
    table.decide("choose albany").decide("choose oswego").decide("choose iroquois");
    assert_eq!(table.marked(), "iroquois albany oswego");
    assert!(table.settled());
}

#[test]
fn event_40_falklands_crisis_britain_scores_1_with_a_space_of_spain() {
    let table = event(Britain, 40).flags(Britain, "spain-prestige-2").played();
    assert_eq!(table.score(), 14);
    assert_eq!(event(Britain, 40).played().score(), 15);
}

#[test]
fn event_40_falklands_crisis_britain_bonus_unflags_in_spain() {
    let mut table = event(Britain, 40)
        .flags(Britain, "savoy spain-prestige-3")
        .flags(France, "spain-alliance-b")
        .played();
    assert_eq!(table.legal(), ["choose spain-alliance-a", "choose spain-alliance-b"]);
    table.decide("choose spain-alliance-a");
    assert!(table.is_empty("spain-alliance-a"));
    assert_eq!(table.score(), 14);
}

#[test]
fn event_40_falklands_crisis_france_grants_a_point_for_each_space_of_spain() {
    let table = event(France, 40).flags(France, "spain-alliance-b spain-prestige-2").played();
    assert_eq!(table.points(Granted), "military 3");
    let table = event(France, 40).flags(France, "spain-alliance-b").conflicts("spain-alliance-b").played();
    assert_eq!(table.points(Granted), "military 1");
}

#[test]
fn event_40_falklands_crisis_france_bonus_removes_a_squadron_for_good() {
    let mut table =
        event(France, 40).flags(France, "savoy spain-prestige-3").flags(Britain, "biscay").played();
    assert_eq!(table.legal(), ["fleet navy-box", "fleet biscay"]);
    table.decide("fleet navy-box");
    assert_eq!((table.state.tracks.removed[Britain], table.state.tracks.navy_box[Britain]), (1, 1));
}

#[test]
fn event_41_cook_and_bougainville_britain_grants_a_point_for_each_pair_of_squadrons() {
    // Two in the Navy Box and one deployed: half a pair is dropped.
    let table = event(Britain, 41).flags(Britain, "biscay").played();
    assert_eq!(table.points(Granted), "economic 1");
    let table = event(Britain, 41).flags(Britain, "biscay balearic").played();
    assert_eq!(table.points(Granted), "economic 2");
    assert!(table.settled());
}

#[test]
fn event_41_cook_and_bougainville_britain_bonus_draws_a_tile() {
    let mut table = event(Britain, 41).open("m21").played();
    assert_eq!(table.state.step(), Some(Step::PlaceTile { side: Britain }));
    assert_eq!(table.legal().len(), 3);
    table.decide("place awi-mysore-war");
    assert_eq!(table.tiles_in(Britain, "awi-mysore-war"), 1);
    assert_eq!(table.state.round.tiles_bought, 0);
    assert!(table.settled());
}

#[test]
fn event_41_cook_and_bougainville_britain_bonus_needs_room_and_a_war() {
    let full = event(Britain, 41).open("m21").tiles(Britain, "awi-american-revolution", 2);
    let mut full = full.tiles(Britain, "awi-mysore-war", 2);
    for tile in [0, 1] {
        let tile = crate::facts::BonusTile::from_index(tile);
        full.state.war.army[Britain].bonus[2].push(tile);
    }
    assert!(full.played().settled());
    assert!(event(Britain, 41).open("m21").last_turn().played().settled());
}

#[test]
fn event_41_cook_and_bougainville_france_builds_a_squadron() {
    let table = event(France, 41).debt(France, 3, 6).played();
    assert_eq!((table.state.tracks.navy_box[France], table.owes(France)), (2, 3));
}

#[test]
fn event_41_cook_and_bougainville_france_bonus_reduces_debt() {
    assert_eq!(event(France, 41).open("m24").debt(France, 3, 6).played().owes(France), 1);
}
