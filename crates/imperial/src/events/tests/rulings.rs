//! The rulings about Events.

use table::Barrier;

use super::{event, event_on};
use crate::Side::{Britain, France};
use crate::Slot::{Event as Granted, Major, Minor};
use crate::facts::{Advantage, BonusTile};
use crate::testing::space;
use crate::{Event, EventCard, Ministry};

#[test]
fn r_018_a_grant_of_nothing_opens_no_action() {
    assert_eq!(event(France, 40).empty("spain-alliance-a").played().points(Granted), "");
    assert_eq!(event(Britain, 41).navy_box(Britain, 1).played().points(Granted), "");
    assert_eq!(event_on(France, 37, "e3-m2").played().points(Major), "economic 3");
}

#[test]
fn r_049_a_market_that_could_not_trace_before_is_not_isolated_by_the_loss() {
    let table = event(France, 4).flags(Britain, "vellore").conflicts("kanchipuram").played();
    assert!(table.check("choose kanchipuram").is_ok());
}

#[test]
fn r_053_conflict_markers_need_a_space_in_play_without_one() {
    let mut table = event(Britain, 33).turn(4).conflicts("albany").played();
    assert_eq!(table.refused("choose sons-of-liberty"), ("3.2.1", "not-in-play"));
    assert_eq!(table.refused("choose albany"), ("3.8", "already-in-conflict"));
    assert_eq!(table.refused("choose northern-colonies"), ("5.2", "not-a-target"));
    table.decide("choose oswego");
    assert_eq!(table.marked(), "albany oswego");
}

#[test]
fn r_054_the_usa_spaces_are_not_in_the_northern_colonies() {
    let table = event(France, 39).turn(6).usa("carolinas").played();
    assert_eq!(table.refused("choose usa-prestige-2"), ("5.2", "not-a-target"));
    assert_eq!(event(Britain, 33).turn(6).usa("carolinas").played().legal().len(), 10);
}

#[test]
fn r_055_and_r_056_spaces_in_conflict_satisfy_no_count() {
    let union = event(Britain, 2).flags(Britain, "scotland-prestige").conflicts("scotland-prestige").played();
    assert_eq!(union.score(), 15);
    let north = event(Britain, 9).conflicts("german-states-3").played();
    assert!(north.holds(Britain, "german-states-2 german-states-3"));
    assert_eq!(north.score(), 15);
    let russia = event(France, 9).flags(France, "russia").conflicts("russia").played();
    assert_eq!(russia.score(), 15);
    let mut savoy = event(France, 13).open("m1").flags(France, "savoy sardinia").conflicts("savoy").played();
    savoy.decide("choose spain-alliance-b");
    assert_eq!(savoy.score(), 15);
    let famine = event(France, 14).conflicts("ireland-alliance").played();
    assert_eq!(famine.tiles_in(France, "wss-jacobite-rebellion"), 0);
    let nootka = event(Britain, 31).open("m21").flags(Britain, "spain-alliance-a spain-alliance-b");
    let mut nootka = nootka.conflicts("spain-alliance-a").played();
    nootka.decide("option 0");
    assert_eq!(nootka.score(), 13);
    assert!(nootka.holds(Britain, "spain-alliance-a") && nootka.is_empty("spain-alliance-b"));
    let spain = event(Britain, 40).flags(Britain, "spain-prestige-2").conflicts("spain-prestige-2").played();
    assert_eq!(spain.score(), 15);
}

#[test]
fn r_057_a_flag_under_a_conflict_marker_is_still_a_flag() {
    let mut vatican = event(France, 10).open("m3").conflicts("austria-alliance-2").played();
    vatican.decide("choose spain-alliance-b");
    assert_eq!(vatican.score(), 15);
    let corsica = event(France, 22).open("m11").flags(Britain, "spain-prestige-2");
    let mut corsica = corsica.conflicts("spain-prestige-2").played();
    corsica.decide("choose german-states-3");
    assert_eq!(corsica.score(), 15);
}

#[test]
fn r_060_a_shift_removes_the_conflict_marker() {
    let mut table = event(France, 10).conflicts("austria-alliance-2 spain-alliance-b").played();
    table.decide("choose spain-alliance-b");
    assert_eq!(table.marked(), "austria-alliance-2");
    assert!(table.holds(France, "spain-alliance-b"));
}

#[test]
fn r_062_a_space_with_either_marker_gets_no_other() {
    let mut table = event(France, 32).conflicts("havana").played();
    assert_eq!(table.refused("choose havana"), ("3.8", "already-in-conflict"));
    table.decide("choose antigua");
    assert!(!table.state.board.plus_one.contains(space("havana")));
}

#[test]
fn r_079_turning_tiles_triggers_neither_m_13_nor_m_19() {
    let mut gabelle = event(Britain, 34).open("m19 m13").flags(France, "gibraltar").played();
    gabelle.decide("tile-of naval-bastion").decide("done");
    assert_eq!((gabelle.treaty_points(France), gabelle.treaty_points(Britain)), (0, 0));
    assert_eq!(gabelle.state.round.advantages_used, 0);
}

#[test]
fn r_080_any_advantage_tile_may_be_exhausted() {
    let mut table = event(Britain, 34).flags(France, "gibraltar").played();
    // Own (Wheat), the opponent's (Naval Bastion), and one on the map (Rum).
    for id in ["wheat", "naval-bastion", "rum"] {
        assert!(table.check(&format!("tile-of {id}")).is_ok());
    }
    table.decide("tile-of naval-bastion").decide("tile-of rum");
    assert!(table.state.exhausted.contains(Advantage::RUM));
}

#[test]
fn r_083_a_face_down_card_may_be_turned_up_for_the_keyword() {
    let table = event(Britain, 30).hidden("m17 m16").ready();
    assert!(table.check("event 30 +m17").is_ok());
    assert_eq!(table.refused("event 30 +m16"), ("3.5.3", "reveal-without-effect"));
    let table = table.played_with("+m17");
    assert_eq!(table.points(Major), "economic 6");
    assert!(table.state.open_ministry(Ministry::BANKS));
    assert!(table.saw(Event::EventPlayed { side: Britain, card: EventCard(30), bonus: true }));
}

#[test]
fn r_083_the_player_may_decline_the_keyword() {
    let table = event(Britain, 30).hidden("m17").played();
    assert_eq!(table.points(Major), "economic 5");
    assert!(!table.state.open_ministry(Ministry::BANKS));
    assert!(table.saw(Event::EventPlayed { side: Britain, card: EventCard(30), bonus: false }));
}

#[test]
fn r_083_without_the_keyword_nothing_is_asked() {
    let table = event(Britain, 30).hidden("m16").played();
    assert!(table.settled());
    assert_eq!(table.points(Major), "economic 5");
}

#[test]
fn r_101_m_26_raises_both_actions_when_the_bonus_is_met() {
    // It gives the keyword and works for it.
    let table = event(France, 36).hidden("m26").played_with("+m26");
    assert!(table.settled());
    assert_eq!(
        [Major, Minor, Granted].map(|slot| table.points(slot)),
        ["military 4", "diplomatic 3", "economic 3"]
    );
    let table = event(France, 35).open("m25").hidden("m26").played_with("+m26");
    assert_eq!(table.points(Major), "military 4");
    let table = event(France, 35).open("m25").hidden("m26").played();
    assert_eq!((table.points(Major).as_str(), table.score()), ("military 3", 17));
}

#[test]
fn r_101_m_26_is_not_asked_for_without_the_bonus() {
    let table = event(France, 35).open("m26").played();
    assert_eq!(table.points(Major), "military 3");
    assert!(event(France, 38).hidden("m26").played().settled());
}

#[test]
fn r_113_the_bonus_condition_is_judged_before_any_effect() {
    // The reduction of Debt would give more Available Debt, but too late.
    let table = event(Britain, 15).debt(France, 4, 6).debt(Britain, 4, 6).played();
    assert_eq!(table.owes(Britain), 4);
    // Conditions inside an effect see what the effect has done.
    let mut table = event(France, 22).open("m11").flags(Britain, "spain-prestige-2").played();
    table.decide("choose spain-prestige-2");
    assert_eq!(table.score(), 16);
}

#[test]
fn r_114_the_standard_effect_comes_first() {
    let mut table = event(France, 3).open("m3").played();
    table.decide("choose georgia");
    assert_eq!(table.refused("choose st-lucia"), ("5.2", "not-your-flag"));
}

#[test]
fn r_115_what_is_impossible_is_skipped_and_the_rest_still_happens() {
    let table = event(France, 11).open("m9").empty("midnapore").flags(Britain, "biscay").played();
    assert!(table.is_empty("biscay") && table.settled());
    let table = event(France, 7).played();
    assert!(table.settled());
}

#[test]
fn r_116_unflagging_and_shifting_never_touch_the_own_flag() {
    let table =
        event(France, 13).flags(France, "spain-alliance-b austria-alliance-3 dutch-republic-alliance");
    // Only the British Alliance space of Austria is left.
    let table = table.played();
    assert!(table.is_empty("austria-alliance-2"));
    assert!(table.holds(France, "spain-alliance-a spain-alliance-b"));
}

#[test]
fn r_117_taking_control_works_on_opposing_and_empty_spaces() {
    for place in ["maratha", "nizam"] {
        let mut table = event(France, 20).flags(Britain, "maratha").conflicts("maratha").played();
        table.decide("option 0").decide(&format!("choose {place}"));
        assert!(table.holds(France, place));
        assert_eq!(table.state.board.conflicts.contains(space("maratha")), place == "nizam");
    }
}

#[test]
fn r_118_spaces_not_yet_in_play_are_no_targets() {
    let table = event(Britain, 6).turn(4).played();
    assert_eq!(table.refused("choose sons-of-liberty"), ("3.2.1", "not-in-play"));
    let table = event(Britain, 6).turn(5).played();
    assert!(table.check("choose sons-of-liberty").is_ok());
}

#[test]
fn r_119_a_played_event_leaves_the_game() {
    let table = event(Britain, 26).played();
    let card = EventCard(26);
    assert!(table.state.deck.played.contains(card) && !table.state.deck.discard.contains(card));
    assert!(table.state.deck.hands[Britain].is_empty());
    assert_eq!(table.state.round.event, Some(card));
}

#[test]
fn r_120_equal_available_debt_is_not_more() {
    assert_eq!(
        event(France, 24).debt(Britain, 2, 6).debt(France, 2, 6).played().points(Granted),
        "economic 1"
    );
    // Available Debt, not Debt: the limit counts too.
    let table = event(France, 24).debt(Britain, 2, 6).debt(France, 3, 8).played();
    assert_eq!(table.points(Granted), "economic 1 +2 In(Caribbean)");
    // The Victory Points of Event 23 compare Debt alone.
    assert_eq!(event(France, 23).debt(Britain, 2, 6).debt(France, 3, 12).played().score(), 15);
}

#[test]
fn r_121_only_tiles_in_theaters_of_the_next_war_count() {
    let mut carried = event(France, 16);
    carried.state.war.army[France].unplaced.push(BonusTile::from_index(0));
    carried.state.war.army[France].carry_over = 2;
    carried.state.war.atlantic = Some(France);
    let mut carried = carried.played();
    carried.decide("choose georgia");
    assert!(carried.settled());
    let mut last = event(France, 32).tiles(France, "awi-mysore-war", 1).last_turn().played();
    last.decide("choose havana");
    assert!(last.settled());
}

#[test]
fn r_122_squadrons_on_the_turn_track_are_in_no_box() {
    let table = event(Britain, 25).played();
    let tracks = &table.state.tracks;
    let all = tracks.away[Britain] + tracks.navy_box[Britain] + tracks.unbuilt[Britain];
    assert_eq!((tracks.away[Britain], all), (1, 8));
}

#[test]
fn r_123_the_payment_of_event_25_is_due_without_a_squadron_to_build() {
    let mut table = event(Britain, 25).open("m15").navy_box(Britain, 8).trp(Britain, 1).played();
    table.decide("option 1");
    assert_eq!((table.treaty_points(Britain), table.state.tracks.navy_box[Britain]), (0, 7));
    let table = event(France, 41).navy_box(France, 8).played();
    assert_eq!(table.state.tracks.navy_box[France], 8);
}

#[test]
fn r_124_the_discount_of_event_4_is_for_one_construction() {
    let mut table = event(Britain, 4).open("m8 m10").navy_box(Britain, 0).played();
    table.decide("choose martinique");
    // Together with M-10 nothing is left to pay.
    assert_eq!(table.check("squadron major +m10 +speculation").expect("allowed").total(), 0);
    table.decide("squadron major +m10 +speculation");
    assert_eq!(table.state.tracks.navy_box[Britain], 1);
    assert!(!table.state.round.speculation);
    assert!(table.check("squadron major +speculation").is_err());
}

#[test]
fn r_125_event_19_adds_a_fourth_commodity() {
    let mut table = event(Britain, 19).demand("spice sugar fish").played();
    assert_eq!(table.legal(), ["commodity furs", "commodity cotton", "done"]);
    table.decide("commodity furs");
    assert_eq!(table.state.demand.count_ones(), 4);
}

#[test]
fn r_126_the_drawn_commodity_stays_and_undo_stops() {
    let mut table = event(France, 21).demand("furs spice fish tobacco sugar").played();
    assert_eq!(table.report.barrier, Some(Barrier::Reveal));
    assert_eq!(table.refused("commodity cotton"), ("5.2", "just-drawn"));
    table.decide("commodity furs");
    let table = event(France, 21).demand("furs spice fish tobacco sugar cotton").played();
    assert!(table.settled());
    assert_eq!(table.state.demand.count_ones(), 6);
}

#[test]
fn r_127_cotton_rewards_whoever_leads_without_conflict_markers() {
    let mut french = event(Britain, 11).open("m7").played();
    french.decide("option 0");
    assert_eq!((french.score(), french.treaty_points(France)), (17, 1));
    // One each: a tie gives nothing, and nothing is asked.
    let tied = event(Britain, 11).open("m7").conflicts("plassey").played();
    assert!(tied.settled());
    assert_eq!(tied.score(), 15);
    // The reward is that of the Era, and M-12 has no part in it.
    let mut later = event(Britain, 11).turn(3).open("m7 m12").played();
    later.decide("option 0");
    assert_eq!((later.score(), later.treaty_points(France)), (17, 1));
}

#[test]
fn r_128_forced_debt_beyond_the_limit_scores() {
    let table = event(Britain, 26).open("m16").debt(France, 5, 6).played();
    assert_eq!((table.owes(France), table.score()), (6, 13));
    let table = event(Britain, 5).open("m7").debt(France, 6, 6).played();
    assert_eq!((table.owes(France), table.score()), (6, 14));
}

#[test]
fn r_129_the_limit_is_judged_before_it_drops() {
    let at_limit = event(France, 15).debt(Britain, 6, 6).debt(France, 6, 6).played();
    assert_eq!((at_limit.state.tracks.limit[Britain], at_limit.owes(Britain), at_limit.score()), (5, 5, 16));
    let below = event(France, 15).debt(Britain, 5, 6).debt(France, 6, 6).played();
    assert_eq!((below.state.tracks.limit[Britain], below.owes(Britain), below.score()), (5, 5, 15));
}

#[test]
fn r_130_without_anything_to_lose_nothing_happens() {
    assert!(event(France, 12).debt(Britain, 3, 6).played().settled());
    // Squadrons in the Navy Box are no option.
    assert_eq!(event(France, 12).played().state.tracks.navy_box[Britain], 2);
}

#[test]
fn r_130_the_opponent_may_give_up_a_tile_whose_face_stays_hidden() {
    let mut table = event(Britain, 12).flags(France, "louisbourg").tiles(France, "wss-spain", 1).played();
    table.decide("return-tile wss-spain 0");
    assert_eq!(table.tiles_in(France, "wss-spain"), 0);
    let part = table.events().any(|event| matches!(event, Event::TileReturned { tile: None, .. }));
    assert!(part && table.settled());
}

#[test]
fn r_131_britain_never_sees_the_tile_it_returns() {
    let mut table = event(Britain, 7).open("m5").tiles(France, "wss-spain", 1).played();
    table.decide("choose spain-prestige-3");
    assert_eq!(table.report.barrier, Some(Barrier::Reveal));
    let shown = table.report.events.iter().filter(|(audience, event)| {
        matches!(event, Event::TileReturned { tile: Some(_), .. })
            && *audience != table::Audience::Only(table.state.seat_of[France])
    });
    assert_eq!(shown.count(), 0);
    assert_eq!(table.tiles_in(France, "wss-spain"), 0);
}

#[test]
fn r_132_too_many_tiles_in_the_rebellion_are_moved() {
    let table =
        event(France, 14).flags(France, "ireland-prestige").tiles(France, "wss-jacobite-rebellion", 2);
    let mut table = table.tiles(France, "wss-spain", 2).played();
    // Three tiles there, two theaters with room.
    assert_eq!(table.legal().len(), 6);
    table.decide("move 0 wss-central-europe").decide("move 2 wss-queen-annes-war");
    let tiles = ["central-europe", "spain", "queen-annes-war", "jacobite-rebellion"];
    assert_eq!(tiles.map(|id| table.tiles_in(France, &format!("wss-{id}"))), [1, 2, 1, 2]);
    assert_eq!(table.state.round.tiles_bought, 0);
    assert!(table.settled());
}

#[test]
fn r_132_draws_stop_when_all_theaters_are_full_and_without_the_rebellion() {
    let mut full = event(France, 14);
    for theater in 0..4 {
        for which in 0..2 {
            let tile = BonusTile::from_index(2 * theater + which);
            full.state.war.army[France].bonus[theater].push(tile);
            full.state.war.army[France].bonus_pool &= !(1 << tile.index());
        }
    }
    let full = full.played();
    assert!(full.settled());
    assert_eq!(full.state.war.army[France].bonus_pool.count_ones(), 4);
    let later = event(France, 14).turn(4).display(crate::testing::theater("7yw-prussias-wars")).played();
    assert!(later.settled());
    assert_eq!(later.state.war.army[France].bonus_pool.count_ones(), 12);
}

#[test]
fn r_133_byng_does_nothing_on_the_last_turn() {
    let table = event(Britain, 18).last_turn().played();
    assert!(table.settled());
    assert_eq!(table.state.war.byng, None);
}

#[test]
fn r_134_military_points_for_north_america_build_no_squadrons() {
    let mut table = event_on(Britain, 28, "m3-e2").open("m15").navy_box(Britain, 0).played();
    table.decide("choose massachusetts-bay");
    // 3 free points and 2 bound ones: the construction for 4 needs Debt, the removal does not.
    table.decide("clear-conflict massachusetts-bay major");
    assert_eq!(table.points(Major), "military 3 +0 In(NorthAmerica)");
}

#[test]
fn r_135_only_own_european_advantages_are_refreshed() {
    let table =
        event(France, 17).flags(Britain, "gibraltar").exhausted("naval-bastion algonquin-raids").played();
    assert!(table.settled());
    assert_eq!(table.state.exhausted.len(), 2);
}

#[test]
fn r_136_both_halves_of_the_bonus_of_event_1_are_in_india() {
    let table = event(France, 1).open("m9").flags(Britain, "halifax arcot").played();
    let mut table = table;
    table.decide("option 0");
    assert!(!table.state.board.damaged.contains(space("halifax")));
    assert!(table.state.board.damaged.contains(space("arcot")));
}

#[test]
fn r_137_exhaustion_does_not_matter_but_a_conflict_marker_does() {
    let table = event(France, 40).flags(France, "savoy spain-prestige-3").exhausted("mediterranean-intrigue");
    let table = table.played();
    assert_eq!(table.state.tracks.removed[Britain], 1);
    let table = event(France, 40).flags(France, "savoy spain-prestige-3").conflicts("savoy").played();
    assert_eq!(table.state.tracks.removed[Britain], 0);
}

#[test]
fn r_138_damaged_forts_count_and_alliances_in_conflict_do_not() {
    let table = event(France, 38).flags(France, "arcot").damaged("arcot").flags(Britain, "maratha");
    assert_eq!(table.conflicts("maratha").played().score(), 18);
}

#[test]
fn r_233_spanish_flags_are_opposing_to_both() {
    let mut table = event(Britain, 35).spanish("havana").played();
    table.decide("choose havana");
    assert!(table.is_empty("havana"));
    // A British-flagged Market is asked for, not an opposing one.
    let table = event(France, 5).spanish("havana").played();
    assert_eq!(table.refused("choose havana"), ("3.2.8", "not-opposing"));
    // A Spanish Market anchors nothing.
    assert!(event(France, 4).spanish("havana santiago").played().check("choose havana").is_ok());
}

#[test]
fn r_236_the_corrected_cards_are_used() {
    // Event 16 has one version, Event 18 no condition; Event 10 asks for both countries together.
    assert!(
        event(Britain, 18).hidden("m15 m16").played().legal().iter().all(|text| text.starts_with("theater"))
    );
    let mut table = event(France, 10).open("m3").flags(Britain, "spain-prestige-2").played();
    table.decide("choose austria-alliance-2");
    assert_eq!(table.score(), 15);
}
