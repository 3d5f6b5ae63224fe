//! Tests of 4.1.10 to 4.1.14 and 11.0.

use super::*;
use crate::Side::{Britain, France};
use crate::facts::War;
use crate::testing::Position;

/// The end of a Peace Turn on an empty map, without Awards or demand.
fn turn(turn: u8) -> Position {
    let mut at = Position::new().bare().turn(turn).demand("").agenda(&[Step::Close]);
    at.state.awards.on = [None; 4];
    at.state.war.next = at.state.war_after_turn();
    at
}

/// The phases from 4.1.10 on.
fn close(mut at: Position) -> Position {
    at.play().close_turn();
    at
}

fn end(at: &Position) -> Option<(Side, EndReason)> {
    at.state.result.as_ref().map(|end| (end.winner, end.how))
}

#[test]
fn r4_1_10_treaty_points_above_four_are_lost() {
    let at = close(turn(2).trp(France, 9).trp(Britain, 4));
    assert_eq!(at.state.tracks.trp.0, [4, 4]);
    assert!(at.saw(Event::Trp { side: France, delta: -5, now: 4, why: "treaty-limit" }));
}

#[test]
fn r9_2_treaty_points_are_lost_before_the_scoring_gives_new_ones() {
    let at = turn(2).trp(Britain, 6).demand("furs").flags(Britain, "niagara");
    assert_eq!(close(at).state.tracks.trp[Britain], 5);
}

#[test]
fn r_154_treaty_points_of_the_scoring_stay() {
    let at = turn(2).trp(Britain, 4).award(Region::India, "award-0-trp-a").flags(Britain, "madras");
    assert_eq!(close(at).state.tracks.trp[Britain], 5);
}

#[test]
fn r_110_law_lowers_french_debt_at_the_end_of_the_turn() {
    let debt = |at: Position| close(at.debt(France, 3, 6)).state.tracks.debt[France];
    assert_eq!(debt(turn(2)), 3);
    assert_eq!(debt(turn(2).open("m2")), 2);
    assert_eq!(debt(turn(2).open("m2").flags(France, "scotland-alliance")), 1);
    assert_eq!(debt(turn(2).open("m2").flags(France, "scotland-alliance").conflicts("scotland-alliance")), 2);
    let none = close(turn(2).open("m2").flags(France, "scotland-alliance").debt(France, 1, 6));
    assert_eq!(none.state.tracks.debt[France], 0);
}

#[test]
fn r4_1_11_powers_resolve_before_scoring() {
    // The relief makes room for the Debt that Fish brings.
    let at = turn(2).open("m2").debt(France, 6, 6).demand("fish").flags(France, "cabot-strait georges-bank");
    let at = close(at);
    assert_eq!((at.state.tracks.debt[France], at.state.tracks.vp), (6, 17));
}

#[test]
fn r4_1_12_awards_prestige_and_demand_are_scored() {
    let at = turn(2)
        .award(Region::Europe, "award-3")
        .award(Region::Caribbean, "award-1-trp-a")
        .demand("sugar fish")
        .flags(France, "sweden bavaria")
        .flags(Britain, "st-lucia georges-bank");
    let at = close(at);
    // Award 3 and Prestige 2 against Award 1, Fish 2 and Sugar 2.
    assert_eq!((at.state.tracks.vp, at.state.tracks.trp.0), (15 + 5 - 5, [0, 1]));
    let scored = |event: &Event| {
        matches!(
            event,
            Event::RegionScored { .. } | Event::PrestigeScored { .. } | Event::CommodityScored { .. }
        )
    };
    let order: Vec<_> = at.events().filter(scored).collect();
    assert!(matches!(
        order[..],
        [
            Event::RegionScored { region: Region::Europe, .. },
            Event::PrestigeScored { .. },
            Event::RegionScored { region: Region::Caribbean, .. },
            Event::CommodityScored { commodity: Commodity::Fish, .. },
            Event::CommodityScored { commodity: Commodity::Sugar, .. },
        ]
    ));
}

#[test]
fn r3_8_spaces_with_conflict_markers_score_nothing() {
    let at = turn(6)
        .award(Region::Europe, "award-1-a")
        .demand("furs")
        .flags(France, "sweden niagara")
        .conflicts("sweden niagara");
    assert_eq!(final_scoring(&at.state), Both::default());
    assert_eq!(close(at).state.tracks.vp, 15);
}

#[test]
fn r3_6_squadrons_count_as_flags_for_awards() {
    let at = turn(2).award(Region::India, "award-1-a").flags(Britain, "malabar-coast");
    assert_eq!(close(at).state.tracks.vp, 14);
}

#[test]
fn r6_4_available_debt_is_what_is_left_below_the_limit() {
    let at = turn(2).debt(France, 4, 6).debt(Britain, 7, 10);
    assert_eq!(at.state.more_available_debt(), Some(Britain));
    assert_eq!(at.debt(Britain, 8, 10).state.more_available_debt(), None);
}

#[test]
fn r_170_all_kinds_of_spaces_count_for_an_award() {
    let at = turn(2)
        .award(Region::NorthAmerica, "award-1-a")
        .flags(France, "cataraqui algonquin louisbourg acadia cabot-strait albany")
        .damaged("louisbourg")
        .conflicts("albany")
        .flags(Britain, "northern-colonies hudson-valley halifax chesapeake")
        .usa("carolinas");
    assert_eq!(at.state.board.region_counts(Region::NorthAmerica).0, [5, 4]);
    let at = close(at);
    assert_eq!(at.state.tracks.vp, 16);
    let counts = Both([5, 4]);
    assert!(at.saw(Event::RegionScored { region: Region::NorthAmerica, counts, winner: Some(France) }));
}

#[test]
fn r3_9_award_tiles_give_points_and_treaty_points() {
    for (tile, vp, trp) in [
        ("award-3", 3, 0),
        ("award-2", 2, 0),
        ("award-1-b", 1, 0),
        ("award-1-trp-a", 1, 1),
        ("award-0-trp-b", 0, 1),
    ] {
        let at = close(turn(2).award(Region::India, tile).flags(Britain, "madras calcutta"));
        assert_eq!((at.state.tracks.vp, at.state.tracks.trp[Britain]), (15 - vp, trp), "{tile}");
    }
}

#[test]
fn r_174_ties_and_small_leads_give_nothing() {
    let tie = close(
        turn(2).award(Region::India, "award-1-trp-a").flags(Britain, "madras").flags(France, "plassey"),
    );
    assert_eq!((tie.state.tracks.vp, tie.state.tracks.trp.0), (15, [0, 0]));
    for tile in ["award-3", "award-2"] {
        let at = close(turn(2).award(Region::India, tile).flags(Britain, "madras"));
        assert_eq!(at.state.tracks.vp, 15, "{tile}");
    }
}

#[test]
fn r_107_the_sun_king_and_johnson_change_only_the_europe_award() {
    let vp = |at: Position, tile: &str, side| {
        let at = at.award(Region::Europe, tile).award(Region::India, "award-1-a");
        close(at.flags(side, "bavaria savoy madras")).state.tracks.vp
    };
    assert_eq!(vp(turn(2).open("m3"), "award-0-trp-a", France), 15 + 1 + 1);
    assert_eq!(vp(turn(2).open("m3"), "award-1-a", Britain), 15 - 1 - 1);
    assert_eq!(vp(turn(4).open("m18"), "award-1-a", Britain), 15 - 2 - 1);
    assert_eq!(vp(turn(4).open("m18"), "award-1-a", France), 15 + 1);
    assert_eq!(vp(turn(4).open("m18"), "award-0-trp-a", France), 15 + 1);
    assert_eq!(vp(turn(4).open("m18"), "award-3", France), 15 + 2 + 1);
}

#[test]
fn r_108_voltaire_pays_only_if_the_award_is_given() {
    let letters = |ids: &str, britain: &str| {
        let at =
            turn(4).open("m14").award(Region::Europe, "award-1-a").flags(France, ids).flags(Britain, britain);
        close(at).state.tracks.trp[France]
    };
    assert_eq!(letters("ireland-prestige spain-prestige-2 spain-prestige-3 sweden", ""), 2);
    // France need not win it, and gets three at most.
    let prestige = "ireland-prestige scotland-prestige prussia-prestige dutch-republic-prestige";
    let allies = "bavaria savoy sardinia denmark-norway russia";
    assert_eq!(letters(prestige, allies), 3);
    assert_eq!(letters(prestige, "bavaria savoy sardinia russia"), 0);
}

#[test]
fn r_109_dupleix_adds_a_treaty_point_to_indian_rewards() {
    let at = turn(4)
        .open("m12")
        .award(Region::India, "award-1-a")
        .demand("spice cotton sugar")
        .flags(France, "pondicherry karaikal malabar-coast calicut martinique");
    let spice = at.state.board.commodity_counts(Commodity::Spice);
    let cotton = at.state.board.commodity_counts(Commodity::Cotton);
    assert!(leader(spice) == Some(France) && leader(cotton) == Some(France));
    // Cotton and Sugar have one of their own in this Era.
    assert_eq!(close(at).state.tracks.trp[France], 3 + 2);
}

#[test]
fn r_171_prestige_gives_two_points_every_turn() {
    let at = turn(2).flags(Britain, "sweden minorca").flags(France, "biscay").conflicts("sweden");
    assert_eq!(close(at).state.tracks.vp, 15);
    let at = close(turn(2).flags(Britain, "minorca balearic").flags(France, "biscay gibraltar"));
    assert_eq!(at.state.tracks.vp, 13);
    assert!(at.saw(Event::PrestigeScored { counts: Both([1, 2]), winner: Some(Britain) }));
}

#[test]
fn r_171_usa_spaces_count_with_a_usa_flag() {
    let at = turn(6).flags(France, "usa-prestige-2");
    assert_eq!(at.state.prestige_counts().0, [0, 0]);
    assert_eq!(at.usa("carolinas").state.prestige_counts().0, [1, 0]);
}

#[test]
fn r_173_global_demand_gives_the_rewards_of_the_era() {
    let fish = |turn_number| {
        let at = close(turn(turn_number).demand("fish").flags(Britain, "georges-bank"));
        (at.state.tracks.vp, at.state.tracks.debt[Britain])
    };
    assert_eq!((fish(2), fish(4), fish(5)), ((13, 1), (13, 0), (13, 0)));
    let spice = close(turn(2).demand("spice").flags(France, "calicut").debt(France, 2, 6));
    assert_eq!((spice.state.tracks.vp, spice.state.tracks.debt[France]), (16, 1));
    let furs = close(turn(2).demand("furs").flags(France, "niagara"));
    assert_eq!((furs.state.tracks.vp, furs.state.tracks.trp[France]), (17, 1));
}

#[test]
fn r_151_debt_beyond_the_limit_goes_to_the_opponent() {
    let at = close(turn(2).demand("tobacco").flags(Britain, "georgia").debt(Britain, 6, 6));
    assert_eq!((at.state.tracks.vp, at.state.tracks.debt[Britain]), (15 - 3 + 1, 6));
}

#[test]
fn r_172_global_demand_is_scored_in_the_order_of_the_table() {
    // Spice makes room before Tobacco asks for it.
    let at = turn(2).demand("tobacco spice").flags(Britain, "georgia calicut").debt(Britain, 6, 6);
    let at = close(at);
    assert_eq!((at.state.tracks.vp, at.state.tracks.debt[Britain]), (15 - 1 - 3, 6));
    let order: Vec<_> = at
        .events()
        .filter_map(|event| match event {
            Event::CommodityScored { commodity, .. } => Some(commodity.id()),
            _ => None,
        })
        .collect();
    assert_eq!(order, ["spice", "tobacco"]);
}

#[test]
fn r_127_a_commodity_can_be_scored_at_once() {
    let mut at = turn(3).flags(France, "karaikal");
    assert_eq!(at.state.board.commodity_counts(Commodity::Cotton).0, [1, 0]);
    at.play().score_commodity(Commodity::Cotton);
    assert_eq!((at.state.tracks.vp, at.state.tracks.trp[France]), (17, 1));
    let mut tie = turn(3);
    assert_eq!(tie.play().score_commodity(Commodity::Cotton), None);
    assert_eq!(tie.state.tracks.vp, 15);
}

#[test]
fn r_106_the_east_india_company_scores_after_global_demand() {
    let held = "tiruchirappalli west-bengal san-agustin hudson-bay puerto-rico";
    let mut at = turn(2).open("m7").flags(Britain, held);
    assert_eq!(at.state.trade_vp(), 3);
    at.state.exhausted = Advantages::of(&[Advantage::SILK, Advantage::RUM]);
    let at = at.conflicts("tiruchirappalli");
    assert_eq!(at.state.trade_vp(), 2);
    let at = close(at);
    assert_eq!(at.state.tracks.vp, 13);
    assert!(at.saw(Event::AbilityWorks { side: Britain, card: Ministry::EAST_INDIA }));
    assert_eq!(close(turn(2).flags(Britain, held)).state.tracks.vp, 15);
}

/// A side wins all four Awards and the Furs.
fn sweep(side: Side) -> Position {
    Region::ALL
        .into_iter()
        .fold(turn(2), |at, region| at.award(region, "award-0-trp-a"))
        .demand("furs")
        .flags(side, "bavaria niagara st-lucia plassey")
}

#[test]
fn r_176_all_awards_and_all_demand_win_the_game() {
    for side in Side::BOTH {
        let at = close(sweep(side));
        assert_eq!(end(&at), Some((side, EndReason::Sweep)));
        assert!(at.state.agenda.is_empty());
    }
    // Prestige is not required.
    assert_eq!(
        end(&close(sweep(France).flags(Britain, "minorca").flags(France, "savoy"))).unwrap().1,
        EndReason::Sweep
    );
    assert_eq!(end(&close(sweep(France).award(Region::India, "award-2"))), None);
    assert_eq!(end(&close(sweep(France).flags(Britain, "calcutta"))), None);
}

#[test]
fn r_125_an_added_commodity_counts_for_the_sweep() {
    assert_eq!(end(&close(sweep(France).demand("furs fish"))), None);
    let all = sweep(France).demand("furs fish").flags(France, "georges-bank");
    assert_eq!(end(&close(all)).unwrap().1, EndReason::Sweep);
}

#[test]
fn r_176_the_sweep_comes_before_the_points() {
    assert_eq!(end(&close(sweep(Britain).vp(40))), Some((Britain, EndReason::Sweep)));
}

#[test]
fn r4_1_13_thirty_points_or_none_win_the_game() {
    assert_eq!(end(&close(turn(2).vp(30))), Some((France, EndReason::PeaceVp)));
    assert_eq!(end(&close(turn(2).vp(0))), Some((Britain, EndReason::PeaceVp)));
    assert_eq!(end(&close(turn(2).vp(-2))), Some((Britain, EndReason::PeaceVp)));
    assert_eq!((end(&close(turn(2).vp(29))), end(&close(turn(2).vp(1)))), (None, None));
}

#[test]
fn r_175_points_may_leave_the_track_and_come_back() {
    let at = turn(2)
        .vp(29)
        .award(Region::Europe, "award-3")
        .flags(France, "bavaria savoy sardinia")
        .demand("fish")
        .flags(Britain, "georges-bank balearic");
    let at = close(at);
    assert_eq!((at.state.tracks.vp, end(&at)), (29 + 3 - 2 - 2, None));
    assert!(at.saw(Event::Vp { side: France, amount: 3, now: 32, why: "award" }));
}

#[test]
fn r_178_an_automatic_victory_on_turn_six_comes_before_final_scoring() {
    let at = close(turn(6).vp(30).flags(Britain, "quebec-and-montreal acadia"));
    assert_eq!((end(&at), at.state.tracks.vp), (Some((France, EndReason::PeaceVp)), 30));
}

#[test]
fn r4_1_13_the_war_follows_or_the_next_turn() {
    for (number, war) in [(1, War::Wss), (3, War::Was), (4, War::SevenYears), (5, War::Awi)] {
        let at = close(turn(number));
        assert_eq!((at.state.fighting, at.state.turn), (Some(war), number));
        assert_eq!(at.state.agenda.as_slice(), [Step::NextTheater]);
        assert!(at.saw(Event::War { war }));
    }
    let at = close(turn(2));
    assert_eq!((at.state.fighting, at.state.turn), (None, 3));
    assert_eq!(at.state.agenda.as_slice(), [Step::Open]);
}

#[test]
fn r_219_final_scoring_of_prestige() {
    let at = turn(6).flags(France, "biscay usa-prestige-3").usa("carolinas").flags(Britain, "minorca");
    let lines = final_scoring(&at.state);
    assert_eq!((lines[France].prestige, lines[Britain].prestige), (2, 0));
    // Once in the Scoring Phase of Turn 6 and once more, and Carolinas count for France.
    assert_eq!(close(at).state.tracks.vp, 15 + 2 + 2 + 2);
}

#[test]
fn r_220_final_scoring_of_available_debt() {
    let line = |france, britain| {
        let lines = final_scoring(&turn(6).debt(France, france, 14).debt(Britain, britain, 14).state);
        (lines[France].debt, lines[Britain].debt)
    };
    assert_eq!(line(0, 0), (0, 0));
    assert_eq!(line(0, 1), (0, 0));
    assert_eq!(line(0, 3), (1, 0));
    assert_eq!(line(9, 2), (0, 3));
    assert_eq!(line(0, 14), (4, 0));
}

#[test]
fn r_221_final_scoring_of_all_six_commodities() {
    let at = turn(6).flags(France, "niagara calicut").flags(Britain, "georges-bank georgia st-lucia");
    let lines = final_scoring(&at.state);
    assert_eq!(lines[France].commodities, 0b00_0011);
    assert_eq!(lines[Britain].commodities, 0b01_1100);
    assert_eq!(lines[Britain].commodity_vp(), 3);
    let marked = at.conflicts("niagara");
    assert_eq!(final_scoring(&marked.state)[France].commodities, 0b00_0010);
}

#[test]
fn r_222_final_scoring_of_territories_taken() {
    let at = turn(6)
        .flags(France, "jamaica madras louisiana gibraltar")
        .flags(Britain, "quebec-and-montreal acadia chandernagore calcutta hudson-bay")
        .usa("northern-colonies");
    let lines = final_scoring(&at.state);
    let ids = |side: Side| lines[side].territories.iter().map(crate::facts::Space::id).collect::<Vec<_>>();
    assert_eq!(ids(France), ["northern-colonies", "jamaica", "madras"]);
    assert_eq!(ids(Britain), ["quebec-and-montreal", "acadia", "chandernagore"]);
    assert_eq!((lines[France].vp(), lines[Britain].vp()), (6, 6));
}

#[test]
fn r_223_some_usa_flags_score_nothing() {
    let lines = final_scoring(&turn(6).usa("quebec-and-montreal san-agustin").state);
    assert!(lines[France].territories.is_empty() && lines[Britain].territories.is_empty());
}

#[test]
fn r11_0_final_scoring_is_logged_line_by_line() {
    let at = close(turn(6).debt(Britain, 4, 14).debt(France, 0, 14).flags(France, "jamaica niagara"));
    assert_eq!(at.state.tracks.vp, 15 + 2 + 1 + 2);
    for (line, vp) in [("final-debt", 2), ("final-commodities", 1), ("final-territories", 2)] {
        assert!(at.saw(Event::FinalScoring { line, side: France, vp }), "{line}");
    }
    assert_eq!(vp_after_final_scoring(&turn(6).flags(Britain, "acadia").state), 13);
}

#[test]
fn r_224_sixteen_france_fourteen_britain() {
    assert_eq!(end(&close(turn(6).vp(16))), Some((France, EndReason::FinalScoring)));
    assert_eq!(end(&close(turn(6).vp(14))), Some((Britain, EndReason::FinalScoring)));
}

#[test]
fn r4_1_14_a_tie_goes_to_available_debt_and_then_to_britain() {
    let tie = |france, britain| end(&close(turn(6).debt(France, france, 14).debt(Britain, britain, 14)));
    assert_eq!(tie(3, 4), Some((France, EndReason::TieByDebt)));
    assert_eq!(tie(4, 3), Some((Britain, EndReason::TieByDebt)));
    assert_eq!(tie(4, 4), Some((Britain, EndReason::TieToBritain)));
}
