//! Events 1 to 15.

use super::event;
use crate::Event;
use crate::Side::{Britain, France};
use crate::Slot::{Event as Granted, Major};
use crate::testing::space;

#[test]
fn event_1_carnatic_war_places_a_marker_for_each_indian_alliance() {
    let mut table = event(France, 1).flags(France, "maratha nizam").played();
    assert_eq!(table.refused("choose albany"), ("5.2", "not-a-target"));
    assert_eq!(table.refused("done"), ("5.2", "must-be-done"));
    // The number is fixed: marking an own alliance does not lower it.
    table.decide("choose maratha");
    assert_eq!(table.refused("choose maratha"), ("3.8", "already-in-conflict"));
    table.decide("choose plassey");
    assert_eq!(table.marked(), "maratha plassey");
    assert!(table.settled());
}

#[test]
fn event_1_carnatic_war_does_nothing_without_alliances() {
    let table = event(Britain, 1).flags(Britain, "nizam").conflicts("nizam").played();
    assert_eq!(table.marked(), "nizam");
    assert!(table.settled());
}

#[test]
fn event_1_carnatic_war_bonus_damages_a_fort() {
    let mut table = event(France, 1).open("m9").flags(Britain, "arcot").played();
    assert_eq!(table.legal(), ["option 0", "option 1"]);
    assert_eq!(table.refused("option 2"), ("5.2", "option-not-possible"));
    assert_eq!(table.refused("done"), ("5.2", "choose-an-option"));
    table.decide("option 0");
    assert!(table.state.board.damaged.contains(space("arcot")));
    assert!(table.settled());
}

#[test]
fn event_1_carnatic_war_bonus_shifts_cotton() {
    let mut table = event(France, 1).open("m9").flags(Britain, "arcot").damaged("arcot").played();
    // A damaged Fort is no target, so the Market is the only choice.
    let cotton = ["choose west-bengal", "choose midnapore", "choose kurpa", "choose vellore"];
    assert_eq!(table.legal(), cotton);
    assert_eq!(table.refused("choose plassey"), ("3.2.8", "already-yours"));
    table.decide("choose midnapore");
    assert!(table.is_empty("midnapore") && table.settled());
}

#[test]
fn event_2_acts_of_union_britain_grants_a_point_for_unflagging_in_europe() {
    let table = event(Britain, 2).played();
    assert_eq!(table.points(Granted), "diplomatic 0 +1 UnflagEurope");
    assert_eq!(table.score(), 15);
}

#[test]
fn event_2_acts_of_union_britain_bonus_scores_2() {
    let table = event(Britain, 2).flags(Britain, "scotland-prestige").played();
    assert_eq!(table.score(), 13);
    let tied = event(Britain, 2).flags(Britain, "scotland-prestige").flags(France, "ireland-prestige");
    assert_eq!(tied.played().score(), 15);
}

#[test]
fn event_2_acts_of_union_france_grants_2_points() {
    assert_eq!(event(France, 2).played().points(Granted), "diplomatic 2");
}

#[test]
fn event_2_acts_of_union_france_bonus_unflags_outside_spain_and_austria() {
    let mut table = event(France, 2).flags(France, "ireland-prestige").played();
    assert_eq!(table.legal(), ["choose dutch-republic-prestige", "choose german-states-3"]);
    assert_eq!(table.refused("choose austria-alliance-2"), ("5.2", "not-a-target"));
    assert_eq!(table.refused("choose russia"), ("3.2.8", "not-opposing"));
    table.decide("choose german-states-3");
    assert!(table.is_empty("german-states-3") && table.settled());
}

#[test]
fn event_3_tropical_diseases_removes_a_flag_of_each_side() {
    let mut table = event(France, 3).played();
    assert_eq!(table.legal(), ["choose georgia", "choose st-lucia"]);
    table.decide("choose georgia");
    assert_eq!(table.legal(), ["choose port-de-paix", "choose martinique"]);
    assert_eq!(table.refused("choose st-lucia"), ("5.2", "not-your-flag"));
    table.decide("choose martinique");
    assert!(table.is_empty("georgia martinique") && table.settled());
}

#[test]
fn event_3_tropical_diseases_takes_the_own_flag_without_an_opposing_one() {
    let mut table = event(Britain, 3).empty("port-de-paix martinique").played();
    assert_eq!(table.legal(), ["choose georgia", "choose st-lucia"]);
    table.decide("choose st-lucia");
    assert!(table.is_empty("st-lucia") && table.settled());
}

#[test]
fn event_3_tropical_diseases_bonus_removes_another_opposing_flag() {
    let mut table = event(France, 3).open("m3").played();
    table.decide("choose georgia").decide("choose martinique");
    assert!(table.is_empty("georgia martinique st-lucia") && table.settled());
}

#[test]
fn event_4_south_sea_speculation_unflags_a_market_that_isolates_none() {
    let mut table = event(France, 4).flags(Britain, "vellore").played();
    assert_eq!(table.refused("choose kanchipuram"), ("5.4.1", "isolates-a-market"));
    assert_eq!(table.refused("choose albany"), ("3.2.8", "not-opposing"));
    table.decide("choose vellore");
    assert!(table.is_empty("vellore") && !table.state.round.speculation);
}

#[test]
fn event_4_south_sea_speculation_bonus_cheapens_one_construction() {
    let mut table = event(France, 4).open("m2").played();
    table.decide("choose georgia");
    assert!(table.state.round.speculation && table.settled());
    assert_eq!(table.check("squadron major +speculation").expect("allowed").total(), 2);
}

#[test]
fn event_5_war_of_jenkins_ear_britain_reduces_debt() {
    let table = event(Britain, 5).debt(Britain, 3, 6).played();
    assert_eq!((table.owes(Britain), table.owes(France)), (1, 0));
}

#[test]
fn event_5_war_of_jenkins_ear_britain_bonus_burdens_france() {
    let table = event(Britain, 5).open("m7").debt(Britain, 1, 6).played();
    assert_eq!((table.owes(Britain), table.owes(France)), (0, 1));
}

#[test]
fn event_5_war_of_jenkins_ear_france_marks_a_british_market() {
    let mut table = event(France, 5).played();
    assert_eq!(table.legal(), ["choose georgia", "choose st-lucia"]);
    assert_eq!(table.refused("choose martinique"), ("3.2.8", "not-opposing"));
    table.decide("choose georgia");
    assert_eq!((table.marked().as_str(), table.points(Granted).as_str()), ("georgia", ""));
}

#[test]
fn event_5_war_of_jenkins_ear_france_bonus_grants_a_point() {
    let mut table = event(France, 5).open("m9").played();
    table.decide("choose georgia");
    assert_eq!(table.points(Granted), "diplomatic 1");
}

#[test]
fn event_6_native_american_alliances_britain_shifts_a_local_alliance() {
    let mut table = event(Britain, 6).played();
    assert_eq!(table.legal(), ["choose algonquin", "choose iroquois"]);
    assert_eq!(table.refused("choose sons-of-liberty"), ("3.2.1", "not-in-play"));
    table.decide("choose algonquin");
    assert!(table.is_empty("algonquin") && table.settled());
}

#[test]
fn event_6_native_american_alliances_france_grants_points_for_north_america() {
    let table = event(France, 6).flags(Britain, "iroquois").played();
    assert_eq!(table.points(Granted), "economic 0 +2 In(NorthAmerica)");
    assert!(table.holds(Britain, "iroquois"));
}

#[test]
fn event_6_native_american_alliances_france_bonus_unflags_a_local_alliance() {
    let table = event(France, 6).open("m9").flags(Britain, "iroquois").played();
    assert!(table.is_empty("iroquois") && table.settled());
}

#[test]
fn event_7_austro_spanish_rivalry_britain_marks_spain() {
    let mut table = event(Britain, 7).tiles(France, "wss-spain", 1).played();
    assert_eq!(table.legal().len(), 4);
    table.decide("choose spain-prestige-2");
    assert_eq!(table.marked(), "spain-prestige-2");
    assert_eq!(table.tiles_in(France, "wss-spain"), 1);
}

#[test]
fn event_7_austro_spanish_rivalry_britain_bonus_returns_a_tile_unseen() {
    let table = event(Britain, 7).open("m5");
    let mut table = table.tiles(France, "wss-central-europe", 1).tiles(France, "wss-spain", 2).played();
    table.decide("choose spain-alliance-a");
    let tiles = ["return-tile wss-central-europe 0", "return-tile wss-spain 0", "return-tile wss-spain 1"];
    assert_eq!(table.legal(), tiles);
    assert_eq!(table.refused("return-tile wss-jacobite-rebellion 0"), ("5.2", "no-such-tile"));
    table.decide("return-tile wss-spain 1");
    assert_eq!(table.tiles_in(France, "wss-spain"), 1);
    assert_eq!(table.state.war.army[France].bonus_pool.count_ones(), 10);
}

#[test]
fn event_7_austro_spanish_rivalry_france_unflags_the_dutch() {
    let table = event(France, 7).played();
    assert!(table.is_empty("dutch-republic-prestige") && table.settled());
    assert_eq!(table.points(Granted), "");
}

#[test]
fn event_7_austro_spanish_rivalry_france_bonus_grants_points_for_india() {
    // Even without a Dutch target.
    let mut table = event(France, 7).open("m1").empty("dutch-republic-prestige").played();
    assert_eq!(table.legal(), ["option 0", "option 1"]);
    table.decide("option 1");
    assert_eq!(table.points(Granted), "economic 0 +2 In(India)");
    let mut table = event(France, 7).open("m1").played();
    table.decide("option 0");
    assert_eq!(table.points(Granted), "diplomatic 0 +2 In(India)");
}

#[test]
fn event_8_tax_reform_reduces_debt_or_gives_points() {
    let table = event(Britain, 8).debt(Britain, 2, 6).played();
    assert_eq!((table.owes(Britain), table.points(Major).as_str()), (0, "economic 3"));
    let mut table = event(Britain, 8).debt(Britain, 1, 6).played();
    assert_eq!(table.legal(), ["option 0", "done"]);
    assert_eq!(table.refused("option 1"), ("5.2", "not-a-choice-here"));
    table.decide("option 0");
    assert_eq!((table.owes(Britain), table.points(Major).as_str()), (0, "economic 4"));
    assert!(table.settled());
}

#[test]
fn event_8_tax_reform_bonus_reduces_or_gives_one_more() {
    let mut table = event(France, 8).open("m2").played();
    table.decide("option 0").decide("option 0").decide("option 0");
    assert_eq!(table.points(Major), "economic 6");
    let mut table = event(France, 8).open("m2").played();
    table.decide("option 0").decide("done").decide("done");
    assert_eq!(table.points(Major), "economic 4");
    let table = event(France, 8).open("m2").debt(France, 5, 6).played();
    assert_eq!(table.owes(France), 2);
}

#[test]
fn event_9_great_northern_war_britain_shifts_a_german_state() {
    let table = event(Britain, 9).flags(France, "german-states-2").played();
    assert!(table.is_empty("german-states-2"));
    assert_eq!((table.score(), table.points(Granted).as_str()), (15, ""));
    let table = event(Britain, 9).played();
    assert!(table.holds(Britain, "german-states-2"));
    assert_eq!(table.score(), 13);
    let table = event(Britain, 9).flags(Britain, "german-states-2").played();
    assert_eq!(table.score(), 13);
}

#[test]
fn event_9_great_northern_war_britain_bonus_grants_a_point() {
    assert_eq!(event(Britain, 9).open("m6").played().points(Granted), "diplomatic 1");
}

#[test]
fn event_9_great_northern_war_france_shifts_russia_or_scores() {
    let table = event(France, 9).played();
    assert!(table.holds(France, "russia"));
    assert_eq!(table.score(), 15);
    let table = event(France, 9).flags(France, "russia").played();
    assert_eq!(table.score(), 17);
    let table = event(France, 9).flags(Britain, "russia").played();
    assert!(table.is_empty("russia"));
}

#[test]
fn event_9_great_northern_war_france_bonus_grants_a_point() {
    assert_eq!(event(France, 9).open("m3").played().points(Granted), "diplomatic 1");
}

#[test]
fn event_10_vatican_politics_britain_grants_points_for_the_protestant_powers() {
    let table = event(Britain, 10).played();
    assert_eq!(table.points(Granted), "diplomatic 0 +2 GermanyAndDutch");
}

#[test]
fn event_10_vatican_politics_britain_bonus_grants_a_point_for_europe() {
    let table = event(Britain, 10).open("m6").played();
    assert_eq!(table.points(Granted), "diplomatic 0 +2 GermanyAndDutch +1 In(Europe)");
}

#[test]
fn event_10_vatican_politics_france_shifts_in_spain_or_austria() {
    let mut table = event(France, 10).played();
    assert_eq!(table.legal().len(), 6);
    table.decide("choose austria-alliance-2");
    assert!(table.is_empty("austria-alliance-2"));
    assert_eq!(table.score(), 15);
}

#[test]
fn event_10_vatican_politics_france_bonus_scores_2_without_british_flags() {
    let mut table = event(France, 10).open("m3").played();
    table.decide("choose austria-alliance-2");
    assert_eq!(table.score(), 17);
    let mut table = event(France, 10).open("m3").played();
    table.decide("choose spain-alliance-b");
    assert_eq!(table.score(), 15);
}

#[test]
fn event_11_calico_acts_britain_grants_points_for_unflagging_markets() {
    let table = event(Britain, 11).played();
    assert_eq!(table.points(Major), "economic 3 +2 UnflagMarkets");
    assert!(table.settled());
}

#[test]
fn event_11_calico_acts_britain_bonus_scores_cotton() {
    let mut table = event(Britain, 11).open("m7").flags(Britain, "kurpa vellore").played();
    assert_eq!(table.legal(), ["option 0", "done"]);
    table.decide("option 0");
    assert_eq!((table.score(), table.treaty_points(Britain)), (13, 1));
    let mut table = event(Britain, 11).open("m7").flags(Britain, "kurpa vellore").played();
    table.decide("done");
    assert_eq!((table.score(), table.treaty_points(Britain)), (15, 0));
}

#[test]
fn event_11_calico_acts_france_unflags_cotton() {
    let table = event(France, 11).flags(Britain, "biscay").played();
    assert!(table.is_empty("midnapore") && table.settled());
    assert!(table.holds(Britain, "biscay"));
}

#[test]
fn event_11_calico_acts_france_bonus_disperses_a_squadron() {
    let mut table = event(France, 11).open("m9").flags(Britain, "biscay cabot-strait").played();
    assert_eq!(table.legal(), ["fleet biscay", "fleet cabot-strait"]);
    assert_eq!(table.refused("fleet navy-box"), ("3.6", "no-such-squadron"));
    table.decide("fleet cabot-strait");
    assert!(table.is_empty("cabot-strait"));
    assert_eq!(table.state.tracks.navy_box[Britain], 3);
}

#[test]
fn event_12_military_spending_overruns_lets_the_opponent_choose_a_loss() {
    let mut table =
        event(France, 12).flags(Britain, "halifax biscay").tiles(Britain, "wss-spain", 1).played();
    assert_eq!(table.seat(), table.state.seat_of[Britain]);
    assert_eq!(table.legal(), ["damage halifax", "disperse biscay", "return-tile wss-spain 0"]);
    assert_eq!(table.refused("damage louisbourg"), ("5.2", "no-such-loss"));
    assert_eq!(table.refused("done"), ("5.2", "choose-a-loss"));
    table.decide("disperse biscay");
    assert_eq!(table.state.tracks.navy_box[Britain], 3);
    assert!(table.settled());
}

#[test]
fn event_12_military_spending_overruns_bonus_costs_a_second_loss() {
    let table = event(France, 12).debt(Britain, 1, 6).flags(Britain, "halifax biscay arcot");
    let mut table = table.damaged("arcot").played();
    assert_eq!(table.refused("damage arcot"), ("5.2", "already-damaged"));
    table.decide("damage halifax");
    // Only the Squadron is left to lose.
    assert!(table.is_empty("biscay") && table.settled());
}

#[test]
fn event_13_alberonis_ambition_britain_grants_points_for_flagging() {
    let table = event(Britain, 13).played();
    assert_eq!(table.points(Granted), "economic 0 +2 FlagBesideMarket");
}

#[test]
fn event_13_alberonis_ambition_britain_bonus_grants_one_more() {
    let table = event(Britain, 13).open("m5").played();
    assert_eq!(table.points(Granted), "economic 0 +3 FlagBesideMarket");
}

#[test]
fn event_13_alberonis_ambition_france_shifts_a_southern_alliance() {
    let mut table = event(France, 13).flags(France, "savoy sardinia").played();
    let alliances =
        ["dutch-republic-alliance", "austria-alliance-2", "austria-alliance-3", "spain-alliance-b"];
    assert_eq!(table.legal(), alliances.map(|id| format!("choose {id}")));
    table.decide("choose dutch-republic-alliance");
    assert!(table.holds(France, "dutch-republic-alliance"));
    assert_eq!(table.score(), 15);
}

#[test]
fn event_13_alberonis_ambition_france_bonus_scores_3_with_savoy_and_sardinia() {
    let mut table = event(France, 13).open("m1").flags(France, "savoy sardinia").played();
    table.decide("choose spain-alliance-b");
    assert_eq!(table.score(), 18);
    let mut table = event(France, 13).open("m1").flags(France, "savoy").played();
    table.decide("choose spain-alliance-b");
    assert_eq!(table.score(), 15);
}

#[test]
fn event_14_famine_in_ireland_britain_unflags_ireland_or_scotland() {
    let mut table = event(Britain, 14).flags(France, "scotland-prestige").played();
    assert_eq!(table.legal(), ["choose ireland-alliance", "choose scotland-prestige"]);
    table.decide("choose ireland-alliance");
    assert!(table.is_empty("ireland-alliance") && table.settled());
}

#[test]
fn event_14_famine_in_ireland_france_draws_tiles_for_the_rebellion() {
    let table = event(France, 14).played();
    assert_eq!(table.tiles_in(France, "wss-jacobite-rebellion"), 1);
    let table = event(France, 14).flags(France, "ireland-prestige").played();
    assert_eq!(table.tiles_in(France, "wss-jacobite-rebellion"), 2);
    assert_eq!(table.state.war.army[France].bonus_pool.count_ones(), 10);
    assert!(table.state.war.army[France].unplaced.is_empty() && table.settled());
}

#[test]
fn event_15_interest_payments_lowers_the_opposing_limit() {
    let table = event(France, 15).debt(Britain, 3, 6).debt(France, 4, 6).played();
    assert_eq!((table.state.tracks.limit[Britain], table.owes(Britain), table.score()), (5, 3, 15));
    let limit = Event::Limit { side: Britain, delta: -1, now: 5, why: "event" };
    assert!(table.saw(limit) && table.owes(France) == 4);
}

#[test]
fn event_15_interest_payments_bonus_reduces_own_debt() {
    let table = event(Britain, 15).debt(France, 5, 6).debt(Britain, 3, 6).played();
    assert_eq!((table.owes(Britain), table.state.tracks.limit[France]), (1, 5));
}
