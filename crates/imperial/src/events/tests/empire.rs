//! Events 16 to 30.

use super::event;
use crate::Side::{Britain, France};
use crate::Slot::{Event as Granted, Major};
use crate::facts::{Advantage, Commodity};
use crate::testing::space;

#[test]
fn event_16_caribbean_slave_unrest_marks_a_market() {
    let mut table = event(Britain, 16).tiles(France, "7yw-prussias-wars", 1).played();
    assert_eq!(table.legal().len(), 16);
    table.decide("choose georgia");
    assert_eq!(table.marked(), "georgia");
    assert!(table.settled());
}

#[test]
fn event_16_caribbean_slave_unrest_bonus_marks_another() {
    for side in [France, Britain] {
        let mut table = event(side, 16).tiles(side, "7yw-prussias-wars", 1).played();
        table.decide("choose georgia").decide("choose havana");
        assert_eq!(table.marked(), "georgia havana");
        assert!(!table.state.board.plus_one.contains(space("georgia")));
    }
}

#[test]
fn event_17_pacte_de_famille_britain_makes_unflagging_cheaper() {
    let mut table = event(Britain, 17).played();
    assert!(table.state.round.pacte);
    table = super::event_on(Britain, 17, "d3-m2").played();
    assert_eq!(table.check("shift spain-alliance-a major").expect("allowed").total(), 2);
    assert_eq!(table.check("shift bavaria major").expect("allowed").total(), 3);
}

#[test]
fn event_17_pacte_de_famille_britain_bonus_grants_a_point() {
    assert_eq!(event(Britain, 17).open("m16").played().points(Granted), "diplomatic 1");
}

#[test]
fn event_17_pacte_de_famille_france_refreshes_advantages_in_europe() {
    let table = event(France, 17).flags(France, "denmark-norway prussia-alliance german-states-3 gibraltar");
    let tired = "baltic-trade central-europe-conflict naval-bastion algonquin-raids silesia-negotiations";
    let mut table = table.exhausted(tired).played();
    let choices =
        ["baltic-trade", "central-europe-conflict", "naval-bastion"].map(|id| format!("tile-of {id}"));
    assert_eq!(table.legal()[..3], choices);
    assert_eq!(table.refused("tile-of algonquin-raids"), ("8.2", "advantage-not-for-this-event"));
    assert_eq!(table.refused("tile-of silesia-negotiations"), ("8.2", "advantage-not-held"));
    assert_eq!(table.refused("tile-of italy-influence"), ("8.2", "advantage-not-exhausted"));
    table.decide("tile-of baltic-trade").decide("tile-of naval-bastion");
    assert!(table.settled());
    assert!(!table.state.exhausted.contains(Advantage::BALTIC_TRADE));
    assert_eq!(table.state.exhausted.len(), 3);
}

#[test]
fn event_17_pacte_de_famille_france_may_refresh_nothing() {
    let mut table = event(France, 17).flags(France, "gibraltar").exhausted("naval-bastion").played();
    table.decide("done");
    assert!(table.settled() && table.state.exhausted.contains(Advantage::NAVAL_BASTION));
}

#[test]
fn event_17_pacte_de_famille_france_bonus_grants_points_for_spain_and_austria() {
    assert_eq!(event(France, 17).open("m13").played().points(Granted), "diplomatic 0 +2 SpainAndAustria");
}

#[test]
fn event_18_byngs_trial_britain_places_the_marker() {
    let mut table = event(Britain, 18).played();
    let theaters = ["7yw-atlantic-dominance", "7yw-third-carnatic-war", "7yw-french-and-indian-war"];
    assert_eq!(table.legal(), theaters.map(|id| format!("theater {id}")));
    assert_eq!(table.refused("theater 7yw-prussias-wars"), ("5.2", "theater-without-squadrons"));
    assert_eq!(table.refused("theater awi-mysore-war"), ("5.2", "not-next-war"));
    table.decide("theater 7yw-third-carnatic-war");
    assert_eq!(table.state.war.byng, Some(1));
}

#[test]
fn event_18_byngs_trial_france_sends_a_squadron_away() {
    let mut table = event(France, 18).flags(Britain, "biscay").played();
    assert_eq!(table.legal(), ["fleet navy-box", "fleet biscay"]);
    assert_eq!(table.refused("done"), ("5.2", "must-be-done"));
    table.decide("fleet biscay");
    let tracks = &table.state.tracks;
    assert_eq!((tracks.away[Britain], tracks.navy_box[Britain], tracks.unbuilt[Britain]), (1, 2, 5));
}

#[test]
fn event_19_le_beau_monde_britain_may_add_a_commodity() {
    let mut table = event(Britain, 19).demand("furs spice sugar").played();
    assert_eq!(table.legal(), ["commodity cotton", "done"]);
    assert_eq!(table.refused("commodity furs"), ("5.2", "already-in-demand"));
    assert_eq!(table.refused("commodity fish"), ("5.2", "not-a-choice-here"));
    table.decide("commodity cotton");
    assert_eq!(table.state.demand.count_ones(), 4);
    assert_eq!(table.points(Granted), "");
    let mut table = event(Britain, 19).demand("spice sugar fish").played();
    table.decide("done");
    assert_eq!(table.state.demand.count_ones(), 3);
}

#[test]
fn event_19_le_beau_monde_britain_adds_nothing_when_both_are_in_demand() {
    assert!(event(Britain, 19).demand("furs spice cotton").played().settled());
}

#[test]
fn event_19_le_beau_monde_britain_bonus_grants_a_point() {
    let table = event(Britain, 19).open("m16").demand("furs spice cotton").played();
    assert_eq!(table.points(Granted), "economic 1");
}

#[test]
fn event_19_le_beau_monde_france_grants_a_point_for_europe() {
    assert_eq!(event(France, 19).played().points(Granted), "diplomatic 0 +1 In(Europe)");
}

#[test]
fn event_19_le_beau_monde_france_bonus_grants_two_more() {
    assert_eq!(event(France, 19).open("m13").played().points(Granted), "diplomatic 0 +3 In(Europe)");
}

#[test]
fn event_20_hyder_ali_takes_a_local_alliance() {
    let mut table = event(France, 20).flags(France, "maratha").played();
    assert_eq!(table.legal(), ["option 0", "option 1"]);
    table.decide("option 0");
    assert_eq!(table.legal(), ["choose nizam", "choose mysore"]);
    table.decide("choose mysore");
    assert!(table.holds(France, "mysore") && table.settled());
}

#[test]
fn event_20_hyder_ali_marks_two_unprotected_spaces() {
    let mut table = event(France, 20).flags(Britain, "vandavasi").played();
    table.decide("option 1");
    assert_eq!(table.refused("choose kanchipuram"), ("3.2.8", "protected"));
    table.decide("choose midnapore").decide("choose vellore");
    assert_eq!(table.marked(), "midnapore vellore");
    assert!(table.settled());
}

#[test]
fn event_20_hyder_ali_bonus_grants_points_for_india() {
    // With all three alliances only the markers are left to choose.
    let mut table = event(France, 20).open("m12").flags(France, "maratha nizam mysore").played();
    table.decide("choose vellore").decide("choose kurpa");
    assert_eq!(table.points(Granted), "economic 0 +2 In(India)");
}

#[test]
fn event_21_co_hong_system_replaces_a_commodity() {
    let mut table = event(France, 21).demand("furs spice fish").played();
    let drawn = Commodity::ALL[3..].iter().find(|goods| table.state.demand & (1 << goods.index()) != 0);
    let drawn = drawn.expect("a commodity was drawn");
    assert_eq!(table.legal(), ["commodity furs", "commodity spice", "commodity fish"]);
    assert_eq!(table.refused(&format!("commodity {drawn}")), ("5.2", "just-drawn"));
    table.decide("commodity spice");
    assert_eq!(table.state.demand.count_ones(), 3);
    assert!(table.settled() && table.points(Granted).is_empty());
}

#[test]
fn event_21_co_hong_system_bonus_grants_points_for_india() {
    let mut table = event(France, 21).open("m14").demand("furs spice fish").played();
    table.decide("commodity furs");
    assert_eq!(table.points(Granted), "economic 0 +2 In(India)");
}

#[test]
fn event_22_corsican_crisis_britain_shifts_savoy_or_sardinia() {
    let mut table = event(Britain, 22).flags(France, "savoy").played();
    assert_eq!(table.legal(), ["choose savoy", "choose sardinia"]);
    table.decide("choose sardinia");
    assert!(table.holds(Britain, "sardinia"));
    assert_eq!(table.score(), 15);
}

#[test]
fn event_22_corsican_crisis_britain_bonus_scores_1_without_french_squadrons_in_europe() {
    let mut table = event(Britain, 22).open("m15").flags(France, "cabot-strait").played();
    table.decide("choose savoy");
    assert_eq!(table.score(), 14);
    let mut table = event(Britain, 22).open("m15").flags(France, "balearic").played();
    table.decide("choose savoy");
    assert_eq!(table.score(), 15);
}

#[test]
fn event_22_corsican_crisis_france_unflags_in_europe() {
    let mut table = event(France, 22).played();
    let british = ["dutch-republic-prestige", "german-states-3", "austria-alliance-2"];
    assert_eq!(table.legal(), british.map(|id| format!("choose {id}")));
    table.decide("choose austria-alliance-2");
    assert!(table.is_empty("austria-alliance-2"));
    assert_eq!(table.score(), 15);
}

#[test]
fn event_22_corsican_crisis_france_bonus_scores_1_without_british_flags_in_spain() {
    let mut table = event(France, 22).open("m11").flags(Britain, "spain-prestige-2").played();
    table.decide("choose spain-prestige-2");
    assert_eq!(table.score(), 16);
    let mut table = event(France, 22).open("m11").flags(Britain, "spain-prestige-2").played();
    table.decide("choose german-states-3");
    assert_eq!(table.score(), 15);
}

#[test]
fn event_23_european_panic_scores_the_excess_of_debt() {
    let table = event(Britain, 23).debt(France, 3, 6).debt(Britain, 1, 6).played();
    assert_eq!(table.score(), 13);
    assert!(table.settled());
    let table = event(Britain, 23).debt(France, 1, 6).debt(Britain, 3, 6).played();
    assert_eq!(table.score(), 15);
}

#[test]
fn event_23_european_panic_bonus_unflags_in_europe() {
    let mut table = event(France, 23).debt(Britain, 6, 6).played();
    assert_eq!(table.score(), 19);
    table.decide("choose german-states-3");
    assert!(table.is_empty("german-states-3"));
}

#[test]
fn event_24_west_african_gold_mining_grants_a_point() {
    assert_eq!(event(France, 24).played().points(Granted), "economic 1");
}

#[test]
fn event_24_west_african_gold_mining_bonus_grants_points_for_the_caribbean() {
    let table = event(Britain, 24).debt(France, 1, 6).played();
    assert_eq!(table.points(Granted), "economic 1 +2 In(Caribbean)");
}

#[test]
fn event_25_war_of_the_quadruple_alliance_britain_lends_a_squadron_for_2() {
    let table = event(Britain, 25).played();
    assert_eq!((table.state.tracks.away[Britain], table.state.tracks.navy_box[Britain]), (1, 1));
    assert_eq!(table.score(), 13);
    let table = event(Britain, 25).navy_box(Britain, 0).played();
    assert_eq!(table.score(), 15);
}

#[test]
fn event_25_war_of_the_quadruple_alliance_britain_bonus_builds_for_debt_or_trp() {
    let mut table = event(Britain, 25).open("m15").trp(Britain, 2).played();
    assert_eq!(table.legal(), ["option 0", "option 1"]);
    table.decide("option 1");
    assert_eq!((table.treaty_points(Britain), table.owes(Britain)), (1, 0));
    assert_eq!((table.state.tracks.navy_box[Britain], table.state.tracks.unbuilt[Britain]), (2, 5));
    let mut table = event(Britain, 25).open("m15").trp(Britain, 2).played();
    table.decide("option 0");
    assert_eq!((table.treaty_points(Britain), table.owes(Britain)), (2, 1));
    let table = event(Britain, 25).open("m15").played();
    assert_eq!(table.owes(Britain), 1);
}

#[test]
fn event_25_war_of_the_quadruple_alliance_france_shifts_in_spain() {
    let mut table = event(France, 25).flags(Britain, "spain-prestige-3").played();
    assert_eq!(table.legal().len(), 3);
    table.decide("choose spain-prestige-3");
    assert!(table.is_empty("spain-prestige-3"));
    assert_eq!(table.points(Major), "diplomatic 3");
}

#[test]
fn event_25_war_of_the_quadruple_alliance_france_bonus_grants_a_point() {
    let mut table = event(France, 25).open("m11").played();
    table.decide("choose spain-prestige-3");
    assert_eq!(table.points(Major), "diplomatic 4");
}

#[test]
fn event_26_salon_dhercule_britain_burdens_france() {
    assert_eq!(event(Britain, 26).played().owes(France), 1);
}

#[test]
fn event_26_salon_dhercule_britain_bonus_burdens_france_more() {
    assert_eq!(event(Britain, 26).open("m16").played().owes(France), 3);
}

#[test]
fn event_26_salon_dhercule_france_grants_points_for_europe() {
    assert_eq!(event(France, 26).played().points(Granted), "diplomatic 0 +2 In(Europe)");
}

#[test]
fn event_26_salon_dhercule_france_bonus_grants_two_more() {
    assert_eq!(event(France, 26).open("m13").played().points(Granted), "diplomatic 0 +4 In(Europe)");
}

#[test]
fn event_27_bengal_famine_marks_up_to_two_spaces() {
    let mut table = event(Britain, 27).flags(Britain, "vandavasi").played();
    table.decide("choose kanchipuram").decide("choose maratha");
    assert_eq!(table.marked(), "maratha kanchipuram");
    assert!(table.settled());
    let mut table = event(Britain, 27).played();
    table.decide("choose plassey").decide("done");
    assert_eq!(table.marked(), "plassey");
    let mut table = event(Britain, 27).played();
    table.decide("done");
    assert!(table.settled() && table.marked().is_empty());
}

#[test]
fn event_28_father_le_loutre_britain_marks_a_fish_market() {
    let mut table = event(Britain, 28).played();
    assert_eq!(table.legal().len(), 4);
    table.decide("choose georges-bank");
    assert_eq!(table.marked(), "georges-bank");
    assert_eq!(table.points(Major), "military 3");
}

#[test]
fn event_28_father_le_loutre_britain_bonus_grants_military_points() {
    let mut table = event(Britain, 28).open("m15").played();
    table.decide("choose massachusetts-bay");
    assert_eq!(table.points(Major), "military 3 +2 In(NorthAmerica)");
}

#[test]
fn event_28_father_le_loutre_france_marks_a_british_market_anywhere() {
    let mut table = event(France, 28).played();
    assert_eq!(table.legal().len(), 7);
    assert_eq!(table.refused("choose oswego"), ("3.2.8", "not-opposing"));
    table.decide("choose midnapore");
    assert_eq!(table.marked(), "midnapore");
}

#[test]
fn event_28_father_le_loutre_france_bonus_grants_economic_points() {
    let mut table = event(France, 28).open("m11").played();
    table.decide("choose midnapore");
    assert_eq!(table.points(Granted), "economic 0 +2 In(NorthAmerica)");
}

#[test]
fn event_29_war_of_the_polish_succession_britain_gains_2_trp() {
    let table = event(Britain, 29).played();
    assert_eq!(table.treaty_points(Britain), 2);
    assert!(table.is_empty("russia"));
}

#[test]
fn event_29_war_of_the_polish_succession_britain_bonus_shifts_russia() {
    assert!(event(Britain, 29).open("m17").played().holds(Britain, "russia"));
}

#[test]
fn event_29_war_of_the_polish_succession_france_scores_2() {
    let table = event(France, 29).played();
    assert_eq!(table.score(), 17);
    assert!(table.settled());
}

#[test]
fn event_29_war_of_the_polish_succession_france_bonus_shifts_russia_or_sweden() {
    let mut table = event(France, 29).open("m11").played();
    assert_eq!(table.legal(), ["choose sweden", "choose russia"]);
    table.decide("choose sweden");
    assert!(table.holds(France, "sweden"));
}

#[test]
fn event_30_jonathans_coffee_house_grants_2_points() {
    let table = event(Britain, 30).debt(Britain, 2, 6).played();
    assert_eq!((table.points(Major).as_str(), table.owes(Britain)), ("economic 5", 2));
}

#[test]
fn event_30_jonathans_coffee_house_bonus_grants_another_and_reduces_debt() {
    let table = event(Britain, 30).open("m17").debt(Britain, 2, 6).played();
    assert_eq!((table.points(Major).as_str(), table.owes(Britain)), ("economic 6", 1));
}
