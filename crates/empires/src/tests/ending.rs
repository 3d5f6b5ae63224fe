//! D15, O14 The end of the game.

use table::Game;

use crate::Empires;
use crate::facts::Power;
use crate::facts::Power::{Britain, France, Russia, Spain};
use crate::state::Step;
use crate::testing::{Position, options};

const FOUR: &str = "britain france spain russia";

/// Victory points and unrest of the players in order.
fn standing(mut at: Position, players: &[(Power, i16, u16)]) -> Position {
    for &(power, vp, unrest) in players {
        let player = &mut at.state.players[power.index()];
        player.vp = vp;
        player.unrest.drawn[1] = unrest;
        at.state.unrest_bag[1] -= unrest as u8;
    }
    at
}

/// The last turn of the last war ends.
fn over(mut at: Position) -> Position {
    at.state.war = 3;
    at.state.round = at.state.rules.rounds();
    let last = *at.state.turn_order().last().expect("a player");
    let mut at = at.turn_of(last);
    at.decide("pass").decide("pass");
    if at.state.step == Step::Turn {
        at.decide("end");
    }
    assert_eq!(at.state.step, Step::Over);
    at
}

fn winners(at: &Position) -> Vec<Power> {
    at.state.winners().iter().collect()
}

#[test]
fn d15_1_twenty_unrest_is_a_revolution() {
    let at =
        standing(Position::new(FOUR), &[(Britain, 50, 20), (France, 1, 19), (Spain, 3, 0), (Russia, 2, 0)]);
    let fates = at.state.fates();
    assert!(fates[Britain.index()].revolution && !fates[France.index()].revolution);
    assert_eq!(fates[Britain.index()].vp, 0);
    let at = over(at);
    let outcome = Empires::outcome(&at.state).expect("it is over");
    assert_eq!(outcome.standings[0].place, 4, "out, whatever the others have");
    assert_eq!(outcome.standings[0].score, 0);
}

#[test]
fn d15_2_the_highest_loses_seven_and_the_second_four() {
    let at =
        standing(Position::new(FOUR), &[(Britain, 20, 9), (France, 20, 9), (Spain, 20, 4), (Russia, 20, 3)]);
    let penalties = [Britain, France, Spain, Russia].map(|power| at.state.fates()[power.index()].penalty);
    assert_eq!(penalties, [7, 7, 4, 0]);
}

#[test]
fn d15_2_and_r_27_without_any_unrest_all_are_tied_for_the_highest() {
    let at = standing(Position::new(FOUR), &[]);
    assert!(
        [Britain, France, Spain, Russia].iter().all(|power| at.state.fates()[power.index()].penalty == 7)
    );
    let alone =
        standing(Position::new("britain france spain"), &[(Britain, 5, 20), (France, 5, 25), (Spain, 5, 1)]);
    assert_eq!(alone.state.fates()[Spain.index()].penalty, 7, "a sole survivor counts as highest");
}

#[test]
fn d15_3_two_players_know_one_penalty_only() {
    let fate = |britain, france| {
        let at = standing(Position::new("britain france"), &[(Britain, 10, britain), (France, 10, france)]);
        [Britain, France].map(|power| at.state.fates()[power.index()].penalty)
    };
    assert_eq!(fate(5, 3), [7, 0]);
    assert_eq!(fate(5, 5), [0, 0]);
    assert_eq!(fate(20, 3), [0, 0]);
}

#[test]
fn d15_4_most_points_win_then_less_unrest_then_all_together() {
    let at =
        standing(Position::new(FOUR), &[(Britain, 20, 9), (France, 17, 4), (Spain, 13, 0), (Russia, 13, 1)]);
    // 13, 13, 13, 13 after the penalties of 7 and 4: Spain has the least unrest.
    assert_eq!(winners(&at), [Spain]);
    let tied =
        standing(Position::new(FOUR), &[(Britain, 20, 9), (France, 20, 9), (Spain, 1, 4), (Russia, 2, 1)]);
    assert_eq!(winners(&tied), [Britain, France]);
    let at = over(tied);
    assert_eq!(Empires::outcome(&at.state).expect("over").end, "shared");
}

#[test]
fn v_tiebreak_off_ties_are_shared() {
    let position = Position::with(&options(r#"{"tie-break":"off"}"#), FOUR);
    let at = standing(position, &[(Britain, 20, 9), (France, 17, 4), (Spain, 13, 0), (Russia, 12, 1)]);
    assert_eq!(winners(&at), [Britain, France, Spain]);
}

#[test]
fn d15_4_points_may_become_negative() {
    let at = over(standing(
        Position::new(FOUR),
        &[(Britain, 2, 9), (France, 20, 4), (Spain, 13, 0), (Russia, 13, 1)],
    ));
    assert_eq!(at.state.players[Britain.index()].vp, -5);
    let outcome = Empires::outcome(&at.state).expect("over");
    assert_eq!((outcome.end, outcome.standings[0].place), ("victory", 4));
}

#[test]
fn d15_4_and_r_27_all_in_revolution_nobody_wins() {
    let at = standing(Position::new("britain france"), &[(Britain, 30, 20), (France, 10, 30)]);
    assert!(winners(&at).is_empty());
    let at = over(at);
    assert_eq!(Empires::outcome(&at.state).expect("over").end, "revolution");
    let view = Empires::view(&at.state, table::Viewer::Spectator);
    assert!(view.result.expect("a result").winners.is_empty());
}

#[test]
fn o14_1_penalties_at_every_number_of_players() {
    let at = standing(Position::original("britain france"), &[(Britain, 10, 5), (France, 10, 3)]);
    assert_eq!([Britain, France].map(|power| at.state.fates()[power.index()].penalty), [7, 4]);
    let tied = standing(Position::original("britain france"), &[(Britain, 10, 5), (France, 10, 5)]);
    assert_eq!([Britain, France].map(|power| tied.state.fates()[power.index()].penalty), [7, 7]);
}

#[test]
fn o14_2_and_r_27_a_player_in_revolution_has_0_and_may_still_win() {
    let at = standing(Position::original("britain france"), &[(Britain, 30, 20), (France, 3, 1)]);
    assert_eq!(at.state.fates()[France.index()].vp, -4);
    assert_eq!(winners(&at), [Britain]);
    let tied = standing(Position::original("britain france"), &[(Britain, 10, 5), (France, 7, 3)]);
    assert_eq!(winners(&tied), [Britain, France], "no tie-break is printed");
}

#[test]
fn d15_1_unrest_is_shown_to_all_at_the_end() {
    let at = over(standing(Position::new(FOUR), &[(Britain, 5, 3)]));
    let view = Empires::view(&at.state, table::Viewer::Spectator);
    assert!(view.players.iter().all(|player| player.unrest.points.is_some()));
}
