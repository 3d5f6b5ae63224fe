//! D7, O7, DP-20 to DP-24 Rounds, turns, actions and the pass.

use crate::facts::Power::{Britain, France, Russia, Spain};
use crate::facts::{Kind, Tile};
use crate::state::Step;
use crate::testing::{Position, loaded, options};

const FOUR: &str = "britain france spain russia";

#[test]
fn d7_1_and_o7_1_six_rounds_with_up_to_four_players_and_five_with_more() {
    for (powers, rounds) in [(FOUR, 6), ("britain france spain russia austria", 5)] {
        assert_eq!(Position::new(powers).state.rules.rounds(), rounds);
        assert_eq!(Position::original(powers).state.rules.rounds(), rounds);
    }
    let mut at = Position::new(FOUR);
    for power in [Britain, France, Spain, Russia] {
        assert_eq!(at.asked(), (power, Step::Turn));
        at.decide("pass").decide("pass").decide("end");
    }
    assert_eq!((at.state.round, at.asked().0), (2, Britain));
}

#[test]
fn d7_2_and_dp_20_two_actions_of_which_one_special() {
    let mut at = Position::new(FOUR).neutrals("n37 n46").units(Britain, "africa", "1 navy");
    assert_eq!(at.refused("end"), ("D7.2", "actions-left"));
    at.decide("claim banking");
    for text in ["claim militia", "ally bavaria", "colonize n37", "commerce n46"] {
        assert_eq!(at.refused(text), ("D7.2", "one-special-action"), "{text}");
    }
    at.dice = loaded(&[1]);
    at.decide("move navy africa").decide("deploy home");
    assert_eq!(at.asked(), (France, Step::Turn), "nothing was left to decide");
}

#[test]
fn d7_2_a_special_action_may_come_second() {
    let mut at = Position::new(FOUR);
    at.decide("build army").decide("deploy home").decide("claim banking");
    assert_eq!(at.asked().0, France);
}

#[test]
fn d7_3_regular_actions_may_both_be_of_one_kind() {
    let mut at = Position::new(FOUR);
    at.decide("build army").decide("deploy home").decide("build army").decide("deploy home");
    assert_eq!(at.count(Britain, "home", Kind::Army), 2);
    assert_eq!(at.asked().0, France);
}

#[test]
fn d7_4_o7_3_and_dp_21_free_actions_before_between_and_after() {
    for at in [Position::new(FOUR), Position::original(FOUR)] {
        let mut at = at
            .tiles(Britain, "company-baltic company-sugar improved-agriculture")
            .control(Britain, "baltic baltic caribbean");
        at.decide("trade company-baltic baltic").decide("build army");
        assert!(!at.allows("agriculture"), "not inside another action");
        at.decide("deploy home")
            .decide("trade company-sugar caribbean")
            .decide("build army")
            .decide("deploy home");
        assert_eq!(at.asked().0, Britain, "a free action is left");
        at.decide("agriculture");
        assert_eq!(at.asked().0, France);
        assert_eq!(at.state.players[Britain.index()].gold, 13);
    }
}

#[test]
fn d7_5_and_r_22_a_tile_is_used_once_in_a_war_also_in_the_turn_it_was_claimed() {
    let mut at = Position::new(FOUR);
    at.decide("claim mercenaries").decide("mercenaries").decide("deploy home");
    assert_eq!(at.refused("mercenaries"), ("D7.5", "tile-not-ready"));
    let at = Position::original(FOUR);
    assert_eq!(at.refused("mercenaries"), ("O7.3", "tile-not-ready"));
}

#[test]
fn d7_5_two_copies_are_used_one_after_the_other() {
    let mut at = Position::new(FOUR).tiles(Britain, "mercenaries mercenaries");
    at.decide("mercenaries").decide("deploy home").decide("mercenaries").decide("deploy home");
    assert!(!at.allows("mercenaries"));
    assert_eq!(at.count(Britain, "home", Kind::Army), 2);
}

#[test]
fn d7_6_dp_22_and_r_23_a_pass_may_return_a_point() {
    let mut at = Position::new(FOUR);
    at.state.players[Britain.index()].unrest.drawn[1] = 2;
    at.state.unrest_bag[1] -= 2;
    at.decide("claim banking").decide("pass");
    assert_eq!(at.legal(), ["end", "end calm"]);
    at.decide("end calm");
    assert_eq!(at.state.players[Britain.index()].unrest.points(), 1);
    assert_eq!(at.asked().0, France);
}

#[test]
fn d7_6_an_attack_spoils_a_single_pass() {
    let mut at = Position::new(FOUR).neutrals("n36").units(Britain, "north-america", "3 army");
    at.roll([1, 1], [1, 1]);
    at.decide("attack north-america n36");
    while at.state.step != Step::Turn {
        let first = at.legal()[0].clone();
        at.decide(&first);
    }
    at.decide("pass");
    assert_eq!(at.asked().0, France, "no question, the turn is over");
}

#[test]
fn d7_6_two_passes_calm_even_after_a_war_office_attack() {
    let mut at = Position::new(FOUR)
        .neutrals("n36")
        .units(Britain, "north-america", "3 army")
        .tiles(Britain, "war-office");
    at.decide("pass").decide("pass");
    at.roll([1, 1], [1, 1]);
    at.decide("war-office north-america n36");
    while at.state.step != Step::Turn {
        let first = at.legal()[0].clone();
        at.decide(&first);
    }
    assert!(at.allows("end calm"));
}

#[test]
fn v_pass_off_and_o7_4_passing_does_nothing() {
    for at in [Position::original(FOUR), Position::with(&options(r#"{"pass":"off"}"#), FOUR)] {
        let mut at = at;
        at.decide("pass").decide("pass");
        assert_eq!(at.asked().0, France);
    }
    let mut at = Position::with(&options(r#"{"edition":"original","pass":"on"}"#), FOUR);
    at.decide("pass").decide("pass");
    assert!(at.allows("end calm"));
}

#[test]
fn o7_2_and_v_onespecial_one_tile_and_one_colony_in_a_round() {
    let mut at = Position::original(FOUR).neutrals("n37 n46").units(Britain, "africa", "1 navy");
    at.decide("claim banking");
    assert_eq!(at.refused("claim militia"), ("O7.2", "one-tile-a-round"));
    assert_eq!(at.refused("ally bavaria"), ("O7.2", "one-tile-a-round"));
    assert!(at.allows("colonize n37"));
    let mut other = at.fork().turn_of(Britain);
    other.decide("colonize n37");
    assert_eq!(other.refused("commerce n46"), ("O7.2", "one-colony-a-round"));
    at.decide("colonize n37");
    assert_eq!(at.asked().0, France);
    let mut strict =
        Position::with(&options(r#"{"edition":"original","one-special":"on"}"#), FOUR).neutrals("n37");
    strict.decide("claim banking");
    assert_eq!(strict.refused("colonize n37"), ("D7.2", "one-special-action"));
}

#[test]
fn o7_4_whoever_passes_acts_again_in_the_next_round() {
    let mut at = Position::original("britain france");
    at.decide("pass").decide("pass").decide("pass").decide("pass");
    assert_eq!((at.state.round, at.asked()), (2, (Britain, Step::Turn)));
}

#[test]
fn dp_23_a_company_of_two_areas_is_used_in_one() {
    let mut at = Position::new(FOUR)
        .tiles(Britain, "company-levant")
        .control(Britain, "mediterranean ottoman-empire mediterranean");
    assert!(at.allows("trade company-levant ottoman-empire"));
    assert_eq!(at.refused("trade company-levant baltic"), ("D11", "no-trade-there"));
    at.decide("trade company-levant mediterranean");
    assert_eq!(at.state.players[Britain.index()].gold, 12);
    assert!(!at.allows("trade company-levant ottoman-empire"));
}

#[test]
fn dp_24_the_diplomatic_service_takes_an_unheld_alliance_for_its_price() {
    let mut at = Position::new(FOUR).tiles(Britain, "diplomatic-service").local(France, "bavaria");
    assert_eq!(at.refused("diplomacy bavaria"), ("D10.3", "alliance-taken"));
    at.decide("diplomacy portugal");
    assert_eq!(at.state.players[Britain.index()].gold, 9);
    assert_eq!(at.state.turn.actions, 2, "no action spent");
    assert!(at.allows("ally saxony"), "and no special action");
    assert_eq!(at.state.players[Britain.index()].ready(Tile::DiplomaticService), 0);
}
