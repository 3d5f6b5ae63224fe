//! D0, D1, D3, O0, O1, O3, DP-70 Gold, taxation, unrest, population and payments.

use table::{Audience, Barrier, Game, Seat};

use crate::facts::Power::{Britain, France, Spain};
use crate::facts::{Kind, Tile};
use crate::setup::UNREST_BAG;
use crate::state::Step;
use crate::testing::{Position, loaded, options};
use crate::{Action, Empires, Event};

const FOUR: &str = "britain france spain russia";

fn player(at: &Position) -> &crate::state::Player {
    &at.state.players[Britain.index()]
}

#[test]
fn d3_1_gold_pays_for_tiles_alliances_attacks_and_rescue() {
    let mut at =
        Position::new(FOUR).gold(Britain, 20).neutrals("n36").units(Britain, "north-america", "1 army");
    at.decide("attack north-america n36");
    assert_eq!(player(&at).gold, 18);
    let mut at = Position::new(FOUR);
    at.decide("claim militia");
    assert_eq!(player(&at).gold, 6);
    let mut at = Position::new(FOUR);
    at.decide("ally denmark");
    assert_eq!(player(&at).gold, 9);
}

#[test]
fn d3_2_and_r_05_taxation_covers_exactly_what_is_short() {
    for (banking, taxations, left) in [("", 2, 1), ("banking", 1, 0)] {
        let mut at = Position::new(FOUR).gold(Britain, 1).tiles(Britain, banking);
        at.decide("claim militia");
        assert_eq!((at.unrest(Britain), player(&at).gold), (taxations, left));
    }
    // Anybody may be taxed, also when it is not his turn and nothing forces him.
    let mut at = Position::new(FOUR).gold(Spain, 1);
    at.decide_as(Seat(2), "pay 3 france");
    assert_eq!((at.unrest(Spain), at.state.players[Spain.index()].gold), (1, 0));
}

#[test]
fn d3_3_nobody_can_tax_himself_in_advance_or_buy_unrest_back() {
    let at = Position::new(FOUR).gold(Britain, 30);
    assert!(at.legal().iter().all(|text| !text.contains("tax")));
    let mut rich = at.fork();
    rich.decide("claim banking");
    assert_eq!((rich.unrest(Britain), player(&rich).gold), (0, 30));
}

#[test]
fn d3_4_each_cause_draws_its_counters() {
    let mut at = Position::new(FOUR).population(Britain, 5);
    at.decide("claim industry");
    assert_eq!(at.unrest(Britain), 2);
    let mut at = Position::new(FOUR).units(Britain, "baltic", "1 army");
    at.decide("rebuild army baltic");
    assert_eq!(at.unrest(Britain), 1);
    // Values are told to their owner alone.
    let told = at.report.events.iter().filter(|(_, event)| matches!(event, Event::Unrest { .. }));
    let told: Vec<_> = told.collect();
    assert_eq!(told.len(), 2);
    assert!(matches!(told[0], (Audience::Only(Seat(0)), Event::Unrest { values: Some(_), .. })));
    assert!(matches!(told[1], (Audience::AllBut(Seat(0)), Event::Unrest { values: None, .. })));
    assert_eq!(at.report.barrier, Some(Barrier::Reveal));
}

#[test]
fn v_unrest_drawn_and_d3_4_counters_come_from_the_bag() {
    let mut at = Position::new(FOUR).population(Britain, 5);
    at.decide("claim industry");
    let left: u8 = at.state.unrest_bag.iter().sum();
    assert_eq!(left, 88);
    let drawn = player(&at).unrest.drawn;
    let sum: Vec<u16> =
        drawn.iter().zip(at.state.unrest_bag).map(|(drawn, left)| drawn + u16::from(left)).collect();
    assert_eq!(sum, [9, 72, 9]);
}

#[test]
fn d3_5_and_r_06_returning_lowers_the_total_by_points_or_by_all_there_is() {
    let mut at = Position::new(FOUR);
    at.state.players[Britain.index()].unrest.drawn = [1, 1, 1];
    at.state.unrest_bag = [8, 71, 8];
    assert_eq!(player(&at).unrest.points(), 3);
    at.decide("claim government-reform");
    assert_eq!(player(&at).unrest.points(), 1);
    assert_eq!(at.state.unrest_bag, [8, 71, 8], "nothing goes back into the bag");
    let mut at = at.turn_of(Britain);
    at.decide("claim government-reform");
    assert_eq!((player(&at).unrest.points(), player(&at).unrest.returned), (0, 3));
    assert_eq!(
        at.events(|event| matches!(event, Event::UnrestReturned { points: 1, asked: 2, .. })).len(),
        1
    );
}

#[test]
fn d3_6_once_the_bag_is_empty_every_counter_is_worth_one() {
    let mut at = Position::new(FOUR).gold(Britain, 0);
    at.state.players[France.index()].unrest.drawn = UNREST_BAG.map(u16::from);
    at.state.unrest_bag = [0; 3];
    at.decide("claim war-office");
    assert_eq!(player(&at).unrest.drawn, [0, 4, 0]);
    assert_eq!(player(&at).unrest.late, 4);
}

#[test]
fn d3_7_and_o3_4_population_stays_between_0_and_9() {
    let mut at = Position::new(FOUR).population(Britain, 9).tiles(Britain, "improved-agriculture");
    at.decide("agriculture");
    assert_eq!(player(&at).population, 9);
    let at = Position::new(FOUR).population(Britain, 0).neutrals("n37");
    assert_eq!(at.refused("build army"), ("D3.7", "no-population"));
    assert_eq!(at.refused("claim logistics"), ("D3.7", "no-population"));
    assert_eq!(at.refused("colonize n37"), ("D3.7", "no-population"));
    let at = Position::original(FOUR).population(Britain, 1);
    assert_eq!(at.refused("claim industry"), ("O3.4", "no-population"));
}

#[test]
fn d3_8_o3_5_and_dp_70_gold_changes_hands_at_any_time() {
    for at in [Position::new(FOUR), Position::original(FOUR)] {
        let mut at = at;
        at.decide_as(Seat(3), "pay 4 britain");
        assert_eq!(player(&at).gold, 14);
        assert_eq!(at.asked(), (Britain, Step::Turn), "the game does not wait for it");
        assert!(at.report.events.iter().any(|(audience, event)| {
            *audience == Audience::All && matches!(event, Event::Paid { gold: 4, .. })
        }));
        assert_eq!(at.report.barrier, Some(Barrier::OtherSeat), "paid gold is gone");
    }
}

#[test]
fn dp_70_payments_are_to_other_players_and_while_there_is_a_game() {
    let at = Position::new(FOUR);
    let refused = |seat: u8, text: &str| {
        let action: Action = text.parse().expect("notation");
        Empires::check(&at.state, Seat(seat), action).expect_err(text).key
    };
    assert_eq!(refused(0, "pay 1 britain"), "pay-another-player");
    assert_eq!(refused(0, "pay 1 austria"), "pay-another-player");
    assert_eq!(refused(0, "pay 21 france"), "payment-out-of-range");
    let mut list = Vec::new();
    Empires::aside(&at.state, Seat(1), &mut list);
    assert_eq!(list.len(), 3 * 20);
    let choosing = super::setup::fresh("{}", 4, 1);
    list.clear();
    Empires::aside(&choosing.state, Seat(1), &mut list);
    assert!(list.is_empty(), "nobody has gold yet");
}

#[test]
fn dp_71_nothing_but_gold_changes_hands() {
    let at = Position::new(FOUR).tiles(Britain, "banking").control(Britain, "india");
    let before = at.state;
    let mut after = at.fork();
    after.decide("pay 3 france");
    assert_eq!(after.state.map, before.map);
    assert_eq!(after.state.players[France.index()].tiles, before.players[France.index()].tiles);
}

#[test]
fn o3_1_taxes_come_in_multiples_of_two_or_three() {
    for (banking, points, left) in [("", 2, 0), ("banking", 2, 2)] {
        let mut at = Position::original(FOUR).gold(Britain, 0).tiles(Britain, banking);
        at.decide("claim militia");
        assert_eq!((player(&at).unrest.points(), player(&at).gold), (points, left));
    }
}

#[test]
fn o3_2_and_o0_3_unrest_is_counted_in_points_and_seen_by_all() {
    let mut at = Position::original(FOUR).population(Britain, 5).units(Britain, "baltic", "1 army");
    at.decide("claim industry").decide("rebuild army baltic");
    assert_eq!(player(&at).unrest.points(), 3);
    assert!(
        at.report.events.iter().all(|(audience, event)| {
            !matches!(event, Event::Unrest { .. }) || *audience == Audience::All
        })
    );
    assert_eq!(at.state.unrest_bag, UNREST_BAG, "no bag");
}

#[test]
fn o3_2_r_07_and_v_seaunrest_a_unit_lost_at_sea_costs_nothing_in_the_original() {
    let mut at = Position::original(FOUR).units(Britain, "home", "1 navy");
    at.dice = loaded(&[1, 1]);
    at.decide("move navy home").decide("deploy india");
    assert_eq!((at.count(Britain, "home", Kind::Navy), at.unrest(Britain)), (0, 0));
    let options = options(r#"{"edition":"original","sea-unrest":"on"}"#);
    let mut at = Position::with(&options, FOUR).units(Britain, "home", "1 navy");
    at.dice = loaded(&[1, 1]);
    at.decide("move navy home").decide("deploy india");
    assert_eq!(at.unrest(Britain), 1);
}

#[test]
fn o3_3_reform_takes_two_points_but_never_below_none() {
    let mut at = Position::original(FOUR);
    at.state.players[Britain.index()].unrest.drawn[1] = 3;
    at.decide("claim government-reform");
    assert_eq!(player(&at).unrest.points(), 1);
    let mut at = at.turn_of(Britain);
    at.decide("claim government-reform");
    assert_eq!(player(&at).unrest.points(), 0);
}

#[test]
fn v_unrest_points_hidden_can_be_played_with_the_deluxe_edition() {
    let options = options(r#"{"unrest":"points-hidden"}"#);
    let mut at = Position::with(&options, FOUR).gold(Britain, 0);
    at.decide("claim war-office");
    assert_eq!(player(&at).unrest.drawn, [0, 4, 0]);
    assert_eq!(at.state.unrest_bag, UNREST_BAG);
}

#[test]
fn d1_1_and_o1_1_pieces_are_limited() {
    for (at, navies, rule) in [(Position::new(FOUR), 8, "D1.1"), (Position::original(FOUR), 7, "O1.2")] {
        let at = at.units(Britain, "baltic", &format!("14 army {navies} navy 2 fort"));
        for kind in ["army", "navy", "fort"] {
            assert_eq!(at.refused(&format!("build {kind}")), (rule, "no-piece-left"));
        }
        assert!(at.allows("rebuild navy baltic"), "a piece can be freed");
    }
}

#[test]
fn d1_1_six_local_alliances_at_most_but_o1_2_any_number() {
    let six = "native-americans indian-nawab bavaria saxony naples gauchos";
    let at = Position::new(FOUR).local(Britain, six).tiles(Britain, "diplomatic-service");
    assert_eq!(at.refused("ally sweden"), ("D1.1", "six-alliances"));
    assert_eq!(at.refused("diplomacy sweden"), ("D1.1", "six-alliances"));
    assert!(Position::original(FOUR).local(Britain, six).allows("ally sweden"));
}

#[test]
fn d1_2_and_r_21_markers_do_not_run_out() {
    let mut at = Position::new(FOUR).neutrals("n37");
    for &area in crate::facts::Area::ALL {
        let id = area.id();
        at = at.control(Britain, &format!("{id} {id} {id}"));
    }
    assert_eq!(player(&at).has(Tile::Banking), 0);
    at.decide("colonize n37");
    assert_eq!(at.state.map.control[Britain.index()].iter().sum::<u8>(), 34);
}

#[test]
fn d1_3_and_o1_3_used_counters_never_come_back() {
    let mut at = Position::new(FOUR).neutrals("n37");
    let bag = at.state.bag;
    at.decide("colonize n37");
    assert_eq!(at.state.bag, bag);
    assert!(!at.state.map.neutrals.contains("n37".parse().expect("a counter")));
}

#[test]
fn d0_5_alliances_are_colours() {
    let at = Position::new(FOUR);
    assert!(at.state.allied(Britain, Spain) && !at.state.enemies(Britain, Spain));
    assert!(at.state.enemies(Britain, France) && !at.state.allied(Britain, France));
}
