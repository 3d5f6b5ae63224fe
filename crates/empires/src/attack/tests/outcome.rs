//! D9.22 to D9.26, O9.14, O9.15: what a won land combat brings.

use super::{deluxe, original};
use crate::facts::Power::{Britain, France, Prussia, Spain};
use crate::facts::{Area, Kind, Token};
use crate::state::{Front, Side, Step, Verdict};
use crate::testing::Position;

fn inland(at: Position) -> Position {
    at.units(Britain, "german-states", "2 army").units(France, "german-states", "1 army")
}

#[test]
fn d9_22_and_o9_14_one_marker_changes_hands() {
    for at in [inland(deluxe()), inland(original())] {
        let mut at = at.control(France, "german-states german-states");
        at.roll([6, 2], [1, 1]).decide("attack german-states france");
        assert_eq!((at.markers(Britain, "german-states"), at.markers(France, "german-states")), (1, 1));
    }
}

#[test]
fn d9_22_and_o9_14_without_a_marker_there_is_nothing_to_place() {
    for at in [inland(deluxe()), inland(original())] {
        let mut at = at;
        at.roll([6, 2], [1, 1]).decide("attack german-states france");
        assert_eq!(at.markers(Britain, "german-states"), 0);
        assert_eq!(at.count(France, "german-states", Kind::Army), 0);
    }
}

#[test]
fn d9_22_and_o9_14_no_surviving_unit_is_needed() {
    for at in [inland(deluxe()), inland(original())] {
        let mut at = at.control(France, "german-states").units(Britain, "german-states", "1 army");
        at.roll([6, 1], [1, 1]).decide("attack german-states france");
        assert_eq!(at.count(Britain, "german-states", Kind::Army), 0);
        assert_eq!(at.markers(Britain, "german-states"), 1);
    }
}

#[test]
fn d9_23_and_o9_14_a_neutral_marker_gives_way_and_pays_its_reward() {
    for at in [deluxe(), original()] {
        let at = at.units(Britain, "german-states", "2 army").neutrals("n01 n04 n08").gold(Britain, 10);
        for (counter, gold, vp) in [("n01", 8, 0), ("n04", 11, 0), ("n08", 8, 1)] {
            let mut at = at.fork();
            at.roll([6, 1], [1, 1]).decide(&format!("attack german-states {counter}"));
            let player = at.state.players[Britain.index()];
            assert_eq!((player.gold, player.vp), (gold, vp), "{counter}");
            assert_eq!(at.markers(Britain, "german-states"), 1);
            assert!(!at.state.map.neutrals.contains(counter.parse().unwrap()));
        }
    }
}

#[test]
fn d9_24_and_o9_15_on_a_tie_or_defeat_the_target_stays() {
    for at in [inland(deluxe()), inland(original())] {
        let at = at.control(France, "german-states").neutrals("n01");
        // A tie: 2 + 0 against 1 + 1, and 2 + 1 against 3 + 0.
        let mut tied = at.fork();
        tied.roll([1, 1], [2, 1]).decide("attack german-states france");
        assert_eq!((tied.verdict(), tied.markers(France, "german-states")), (Some(Verdict::Tie), 1));
        let mut tied = at.fork();
        tied.roll([2, 1], [1, 1]).decide("attack german-states n01");
        assert_eq!((tied.verdict(), tied.markers(Britain, "german-states")), (Some(Verdict::Tie), 0));
        assert_eq!(tied.count(Britain, "german-states", Kind::Army), 1, "the attacker loses a unit");
        let mut lost = at;
        lost.roll([1, 1], [6, 2]).decide("attack german-states france");
        assert_eq!(lost.markers(France, "german-states"), 1);
    }
}

#[test]
fn d9_25_the_marker_of_a_non_player_power_defends_with_three_and_leaves_the_game() {
    let at = Position::new("britain france spain")
        .rows("britain russia austria", "spain france prussia united-provinces");
    let at = at.units(Britain, "german-states", "4 army").control(Prussia, "german-states");
    let mut at = at.units(crate::facts::Power::UnitedProvinces, "german-states", "1 army");
    at.roll([1, 1], [1, 1]).decide("attack german-states prussia");
    let defender = at.strengths(Front::Land)[1];
    assert_eq!((defender.printed, defender.non_players), (3, 1));
    assert_eq!(at.verdict(), Some(Verdict::Tie));
    let mut at = at.turn_of(Britain);
    at.roll([6, 2], [1, 1]).decide("attack german-states prussia");
    assert_eq!((at.markers(Britain, "german-states"), at.markers(Prussia, "german-states")), (1, 0));
}

#[test]
fn d9_25_naval_support_and_volunteers_help_the_marker_surprise_keeps_them_out() {
    let at = Position::new("britain france spain")
        .rows("britain russia austria", "spain france prussia united-provinces");
    let at =
        at.units(Britain, "india", "4 army").control(Prussia, "india").units(Spain, "india", "1 army 1 navy");
    let mut at = at.tiles(Britain, "surprise-attack");
    at.decide("attack india prussia");
    let mut open = at.fork();
    open.decide("open");
    assert_eq!(open.asked(), (Spain, Step::Commit(Side::Defender)));
    open.roll([1, 1], [1, 1]).decide("commit 1 1");
    let defender = open.strengths(Front::Land)[1];
    assert_eq!((defender.printed, defender.allies, defender.support), (3, 1, 1));
    at.roll([1, 1], [1, 1]).decide("surprise");
    assert_eq!(at.strengths(Front::Land)[1].total(), 3);
}

#[test]
fn d9_26_a_pirate_token_is_beaten_at_sea() {
    for at in [deluxe(), original()] {
        let at =
            at.token(Token::Pirates, Area::Caribbean, Spain).units(Britain, "caribbean", "1 army 1 navy");
        let at = at.gold(Britain, 10).units(France, "caribbean", "3 navy");
        let mut lost = at.fork();
        lost.roll([1, 1], [2, 1]).decide("attack caribbean pirates");
        assert_eq!(lost.strength(Front::Sea), [1, 1]);
        assert_eq!(lost.count(Britain, "caribbean", Kind::Navy), 0);
        assert!(lost.state.map.tokens[Token::Pirates.index()].is_some());
        let mut at = at;
        at.roll([2, 1], [4, 4]).decide("attack caribbean pirates");
        assert!(!at.fighting(), "there is no land part");
        assert_eq!(at.state.players[Britain.index()].gold, 8);
        assert_eq!(at.state.map.tokens[Token::Pirates.index()], None);
        assert_eq!((at.markers(Britain, "caribbean"), at.markers(Spain, "caribbean")), (1, 0));
    }
}

#[test]
fn d9_26_a_revolt_token_is_beaten_on_land() {
    for at in [deluxe(), original()] {
        let at = at.token(Token::Revolt, Area::Caribbean, Britain).units(Britain, "caribbean", "3 army");
        let mut at = at.tiles(Britain, "war-office").gold(Britain, 10);
        at.roll([2, 1], [4, 4]).decide("war-office caribbean revolt");
        assert_eq!(at.strength(Front::Land), [3, 3]);
        assert_eq!(at.state.players[Britain.index()].gold, 10);
        assert_eq!(at.state.map.tokens[Token::Revolt.index()], None);
        assert_eq!(at.markers(Britain, "caribbean"), 1, "even if the marker on it was his own");
    }
}

#[test]
fn d9_26_the_attackers_losses_follow_the_rules_his_allies_bear_their_part() {
    let at = deluxe().token(Token::Revolt, Area::Caribbean, France).units(Britain, "caribbean", "1 army");
    let mut at = at.units(Spain, "caribbean", "1 army");
    at.decide("attack caribbean revolt");
    at.roll([4, 3], [6, 1]).decide("commit 0 1");
    let left = [Britain, Spain].map(|power| at.count(power, "caribbean", Kind::Army));
    assert_eq!(left, [0, 0]);
}
