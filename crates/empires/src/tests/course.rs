//! D4, D5, D12 to D14, O4, O5, O11 to O13 The course of a war and what ends it.

use crate::Event;
use crate::facts::Power::{Britain, France, Russia, Spain};
use crate::facts::{Area, Token};
use crate::state::Step;
use crate::testing::{Position, options};

const FOUR: &str = "britain france spain russia";

/// The last turn of the war is about to end.
fn last_turn(mut at: Position) -> Position {
    at.state.round = at.state.rules.rounds();
    let last = *at.state.turn_order().last().expect("a player");
    at.turn_of(last)
}

fn finish(at: &mut Position) {
    at.decide("pass").decide("pass");
    if at.state.step == Step::Turn && at.state.turn.actions == 0 {
        at.decide("end");
    }
}

#[test]
fn d4_1_and_o4_1_three_wars_of_the_same_phases() {
    for at in [Position::new(FOUR), Position::original(FOUR)] {
        let mut at = last_turn(at);
        finish(&mut at);
        assert_eq!((at.state.war, at.state.step, at.state.round), (2, Step::Bid, 0));
        let place = |wanted: fn(&Event) -> bool| {
            at.report.events.iter().position(|(_, event)| wanted(event)).expect("it happens")
        };
        let income = place(|event| matches!(event, Event::Income { .. }));
        let end = place(|event| matches!(event, Event::WarEnds { .. }));
        let counters = place(|event| matches!(event, Event::CounterPlaced { .. }));
        let auction = place(|event| matches!(event, Event::Auction { .. }));
        assert!(income < end && end < counters && counters < auction);
    }
}

#[test]
fn d4_2_the_game_ends_after_scoring_the_third_war() {
    let mut at = last_turn(Position::new(FOUR).control(Britain, "india"));
    at.state.war = 3;
    finish(&mut at);
    assert_eq!(at.state.step, Step::Over);
    assert!(at.state.waiting.is_empty());
    assert!(at.events(|event| matches!(event, Event::WarEnds { .. })).is_empty());
    assert_eq!(at.events(|event| matches!(event, Event::Scored { .. })).len(), 1);
}

#[test]
fn d5_1_and_d5_2_new_counters_join_those_on_the_map() {
    for (powers, number) in [
        ("britain france", 4),
        ("britain france spain", 6),
        (FOUR, 8),
        ("britain france spain russia austria", 9),
        ("britain france spain russia austria prussia", 9),
        ("britain france spain russia austria prussia united-provinces", 10),
    ] {
        let mut at = last_turn(Position::new(powers).neutrals("n01 n02"));
        finish(&mut at);
        assert_eq!(at.state.map.neutrals.len(), 2 + number, "{powers}");
    }
}

#[test]
fn o5_1_ten_counters_at_every_number_of_players() {
    for powers in ["britain france", FOUR] {
        let mut at = last_turn(Position::original(powers).neutrals("n01"));
        finish(&mut at);
        assert_eq!(at.state.map.neutrals.len(), 11);
    }
}

#[test]
fn d12_1_d12_2_d12_3_and_o11_1_income_then_maintenance_then_growth() {
    for at in [Position::new(FOUR), Position::original(FOUR)] {
        let mut at = last_turn(
            at.gold(Britain, 0)
                .population(Britain, 3)
                .control(Britain, "india india baltic")
                .units(Britain, "india", "3 army 2 navy 1 fort")
                .units(Britain, "home", "4 army"),
        );
        let income = at.state.income(Britain);
        assert_eq!((income.population, income.markers, income.maintenance), (3, 3, 10));
        assert_eq!((income.taxations, income.gold_after, income.population_after), (2, 0, 8));
        finish(&mut at);
        assert_eq!(at.state.players[Britain.index()].gold, 0);
        assert_eq!(at.unrest(Britain), 2, "shortage is taxed");
        assert_eq!(at.state.players[Britain.index()].population, 8);
        assert_eq!(at.count(Britain, "home", crate::facts::Kind::Army), 4, "nobody is disbanded");
    }
}

#[test]
fn d12_3_population_grows_to_nine_at_most() {
    let mut at = last_turn(Position::new(FOUR).population(Britain, 7));
    finish(&mut at);
    assert_eq!(at.state.players[Britain.index()].population, 9);
}

#[test]
fn d0_10_and_d12_1_a_marker_on_a_token_brings_nothing() {
    let at = Position::new(FOUR).token(Token::Pirates, Area::India, Britain).control(Britain, "baltic");
    assert_eq!(at.state.income(Britain).markers, 1);
}

#[test]
fn d0_11_income_is_taken_in_turn_order() {
    let mut at = last_turn(
        Position::new(FOUR).rows("spain britain austria united-provinces", "russia france prussia"),
    );
    finish(&mut at);
    let order: Vec<_> = at
        .events(|event| matches!(event, Event::Income { .. }))
        .into_iter()
        .map(|event| if let Event::Income { power, .. } = event { power } else { unreachable!() })
        .collect();
    assert_eq!(order, [Spain, Russia, Britain, France]);
}

#[test]
fn d13_1_o12_1_and_r_36_distinct_numbers_are_ranks() {
    let at = Position::new(FOUR)
        .control(Britain, "german-states german-states german-states")
        .control(France, "german-states german-states german-states")
        .control(Spain, "german-states german-states")
        .control(Russia, "german-states");
    let score = at.state.area_score(Area::GermanStates);
    assert_eq!(
        [Britain, France, Spain, Russia].map(|power| score[power.index()]),
        [Some(8), Some(8), Some(5), Some(3)]
    );
    let at = Position::original(FOUR).control(Britain, "africa africa africa").control(France, "africa");
    let score = at.state.area_score(Area::Africa);
    assert_eq!([Britain, France, Spain].map(|power| score[power.index()]), [Some(3), Some(2), None]);
}

#[test]
fn r_02_the_ottoman_empire_has_three_values_in_the_original() {
    let scores = |at: Position| {
        let at = at.control(Britain, "ottoman-empire ottoman-empire").control(France, "ottoman-empire");
        at.state.area_score(Area::OttomanEmpire)[France.index()]
    };
    assert_eq!(scores(Position::new(FOUR)), Some(2));
    assert_eq!(Area::OttomanEmpire.points(true), [4, 2, 1]);
    assert_eq!(Area::OttomanEmpire.points(false), [4, 2, 0]);
}

#[test]
fn d13_2_and_d13_4_non_player_powers_never_score() {
    let at = Position::new("britain france spain").control(Russia, "india");
    assert_eq!(at.state.area_score(Area::India), [None; 7]);
}

#[test]
fn d13_3_and_r_26_a_tie_with_a_non_player_marker_costs_a_rank() {
    let at = Position::new("britain france spain")
        .control(Russia, "german-states")
        .control(Britain, "german-states german-states")
        .control(France, "german-states");
    let score = at.state.area_score(Area::GermanStates);
    assert_eq!((score[Britain.index()], score[France.index()]), (Some(8), Some(3)));
}

#[test]
fn d13_1_points_are_added_at_the_end_of_the_war() {
    let mut at =
        last_turn(Position::new(FOUR).control(Britain, "india baltic").control(France, "india india"));
    finish(&mut at);
    assert_eq!(at.state.players[Britain.index()].vp, 3 + 5);
    assert_eq!(at.state.players[France.index()].vp, 5);
}

#[test]
fn d14_1_and_o13_1_the_end_of_a_war_clears_alliances_and_readies_tiles() {
    for at in [Position::new(FOUR), Position::original(FOUR)] {
        let mut at = last_turn(
            at.local(Britain, "bavaria sweden")
                .tiles(Britain, "mercenaries blockade surprise-attack")
                .units(France, "india", "1 navy")
                .neutrals("n01")
                .token(Token::Revolt, Area::Caribbean, Spain),
        );
        at.state.players[Britain.index()].used[crate::facts::Tile::Mercenaries.index()] = 1;
        at.state.players[Britain.index()].tiles[crate::facts::Tile::Blockade.index()] = 0;
        at.state.map.blockade = Some((Area::India, France));
        finish(&mut at);
        assert!(at.state.map.held(Britain).is_empty());
        assert_eq!(at.state.players[Britain.index()].ready(crate::facts::Tile::Mercenaries), 1);
        assert_eq!(at.state.map.blockade, None);
        assert_eq!(at.state.display[crate::facts::Tile::Blockade.index()], 1);
        assert_eq!(at.state.boxes, [[None; 4]; 2]);
        // What stays.
        assert_eq!(at.state.map.tokens[Token::Revolt.index()], Some((Area::Caribbean, Spain)));
        assert_eq!(at.state.players[Britain.index()].has(crate::facts::Tile::SurpriseAttack), 1);
        assert!(at.state.map.neutrals.contains("n01".parse().expect("a counter")));
    }
}

#[test]
fn r_43_before_the_first_auction_seat_order_counts() {
    let at = super::setup::until(super::setup::fresh(r#"{"duplicates":"keep"}"#, 4, 3), |at| {
        matches!(at.state.step, Step::Place(_))
    });
    let drawn: Vec<_> = at
        .events(|event| matches!(event, Event::MarkerDrawn { .. }))
        .into_iter()
        .map(|event| if let Event::MarkerDrawn { power, .. } = event { power } else { unreachable!() })
        .collect();
    let expected: Vec<_> = (0..4)
        .map(|number| at.state.power_of(table::Seat((at.state.first.0 + number) % 4)))
        .flat_map(|power| [power; 5])
        .collect();
    assert_eq!(drawn, expected);
}

#[test]
fn v_tiebreak_and_others_keep_their_defaults() {
    let deluxe = Position::new(FOUR).state.rules;
    let original = Position::original(FOUR).state.rules;
    assert!(deluxe.tie_break && deluxe.pass && deluxe.home_place && deluxe.one_special && deluxe.sea_unrest);
    assert!(!original.tie_break && !original.pass && !original.home_place && !original.one_special);
    assert!(original.adj && original.sea && original.own_fleet && original.agri && original.industry);
    assert!(!deluxe.adj && !deluxe.sea && !deluxe.own_fleet && !deluxe.agri && !deluxe.industry);
    assert!(
        Position::with(&options(r#"{"tie-break":"off"}"#), FOUR).state.rules.tie_break != deluxe.tie_break
    );
}
