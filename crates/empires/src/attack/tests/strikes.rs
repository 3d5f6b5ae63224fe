//! D10.5, O10.4, O10.5, DP-64, DP-66: the strikes of covert tokens.

use super::{deluxe, original};
use crate::facts::Power::{Austria, Britain, France, Prussia, Russia, Spain};
use crate::facts::{Area, Kind, Tile, Token};
use crate::state::{Front, Side, Step, Verdict};
use crate::testing::Position;

fn pirates(at: &Position) -> Option<(Area, crate::facts::Power)> {
    at.state.map.tokens[Token::Pirates.index()]
}

#[test]
fn d10_5_o10_4_and_dp_64_pirates_strike_in_any_colony_at_a_marker_of_any_colour() {
    for at in [deluxe(), original()] {
        let at = at.control(Spain, "india").control(Britain, "africa").control(France, "baltic");
        let strikes: Vec<_> = at.legal().into_iter().filter(|text| text.starts_with("incite")).collect();
        assert_eq!(strikes, ["incite pirates africa britain", "incite pirates india spain"]);
        let rule = at.state.clause("D10.5", "O10.4");
        assert_eq!(at.refused("incite pirates baltic france"), (rule, "token-not-there"));
        assert_eq!(at.refused("incite pirates india france"), (rule, "no-marker-to-strike"));
        let at = at.token(Token::Pirates, Area::Caribbean, France);
        assert_eq!(at.refused("incite pirates india spain"), (rule, "token-not-on-display"));
    }
}

#[test]
fn d10_5_and_o10_5_the_revolt_strikes_in_the_americas_only() {
    for at in [deluxe(), original()] {
        let at = at.control(Spain, "india north-america caribbean south-america");
        for area in ["north-america", "caribbean", "south-america"] {
            assert!(at.allows(&format!("incite revolt {area} spain")));
        }
        let rule = at.state.clause("D10.5", "O10.5");
        assert_eq!(at.refused("incite revolt india spain"), (rule, "token-not-there"));
    }
}

#[test]
fn d10_5_pirates_that_win_take_the_marker_and_stay() {
    for at in [deluxe(), original()] {
        let mut at =
            at.control(Spain, "caribbean").units(Spain, "caribbean", "1 navy 2 army").gold(Britain, 7);
        at.roll([5, 2], [3, 3]).decide("incite pirates caribbean spain");
        assert_eq!(at.strength(Front::Sea), [1, 1]);
        assert_eq!(pirates(&at), Some((Area::Caribbean, Spain)));
        assert_eq!(at.markers(Spain, "caribbean"), 0);
        assert_eq!((at.count(Spain, "caribbean", Kind::Navy), at.unrest(Spain)), (0, 1));
        assert_eq!(at.state.players[Britain.index()].gold, 7, "no attack fee");
        assert!(!at.state.turn.attacked, "R-23 it is no attack");
    }
}

#[test]
fn d10_5_otherwise_the_token_goes_back_and_a_tie_still_costs_a_unit() {
    for at in [deluxe(), original()] {
        let at = at.control(Spain, "caribbean").units(Spain, "caribbean", "1 navy");
        let mut tied = at.fork();
        tied.roll([2, 2], [3, 3]).decide("incite pirates caribbean spain");
        assert_eq!((tied.verdict(), pirates(&tied)), (Some(Verdict::Tie), None));
        assert_eq!((tied.markers(Spain, "caribbean"), tied.count(Spain, "caribbean", Kind::Navy)), (1, 0));
        let mut at = at;
        at.roll([2, 2], [3, 1]).decide("incite pirates caribbean spain");
        assert_eq!((at.verdict(), pirates(&at)), (Some(Verdict::Defender), None));
        assert_eq!(at.count(Spain, "caribbean", Kind::Navy), 1);
    }
}

#[test]
fn d10_5_no_allies_and_no_non_player_units_help() {
    let at = deluxe().control(France, "caribbean").units(Austria, "caribbean", "3 navy").units(
        Prussia,
        "caribbean",
        "2 navy",
    );
    let mut at = at.units(Russia, "caribbean", "2 navy");
    at.roll([2, 2], [3, 3]).decide("incite pirates caribbean france");
    assert_eq!(at.strength(Front::Sea), [1, 0]);
    assert!(!at.fighting());
}

#[test]
fn d10_5_the_targets_training_and_alliances_count_with_a_fitting_unit_the_inciters_do_not() {
    let strength = |at: Position, strike: &str, front| {
        let mut at = at.tiles(Britain, "naval-training army-training").local(Britain, "gauchos");
        at.roll([2, 2], [3, 3]).decide(strike);
        at.strength(front)
    };
    let at = || {
        deluxe()
            .control(France, "south-america")
            .tiles(France, "naval-training army-training")
            .local(France, "portugal")
    };
    let (sea, land) = ("incite pirates south-america france", "incite revolt south-america france");
    assert_eq!(strength(at(), sea, Front::Sea), [1, 0]);
    assert_eq!(strength(at().units(France, "south-america", "1 navy"), sea, Front::Sea), [1, 3]);
    assert_eq!(strength(at().units(France, "south-america", "1 navy"), land, Front::Land), [3, 0]);
    assert_eq!(strength(at().units(France, "south-america", "1 army 1 fort"), land, Front::Land), [3, 5]);
    // O9.8 In the original an alliance tile needs no own unit, training does.
    let at = || {
        original().control(France, "south-america").tiles(France, "naval-training").local(France, "portugal")
    };
    assert_eq!(strength(at(), sea, Front::Sea), [1, 1]);
    assert_eq!(strength(at().units(France, "south-america", "1 navy"), sea, Front::Sea), [1, 3]);
}

#[test]
fn d10_5_and_o10_5_naval_support_counts_against_the_revolt_in_the_original_only() {
    for (at, strength) in [(deluxe(), 3), (original(), 4)] {
        let mut at = at.control(France, "caribbean").units(France, "caribbean", "1 army 1 fort 2 navy");
        at.roll([2, 2], [3, 3]).decide("incite revolt caribbean france");
        assert_eq!(at.strength(Front::Land), [3, strength]);
    }
    // An allied navy does not support.
    let mut at = original().control(France, "caribbean").units(Austria, "caribbean", "2 navy");
    at.roll([2, 2], [3, 3]).decide("incite revolt caribbean france");
    assert_eq!(at.strength(Front::Land), [3, 0]);
}

#[test]
fn o10_5_the_targets_blockade_doubles_that_support() {
    let mut at = original()
        .control(France, "caribbean")
        .units(France, "caribbean", "1 navy")
        .tiles(France, "blockade");
    at.decide("incite revolt caribbean france");
    assert_eq!(at.asked(), (France, Step::Bonus(Side::Defender)));
    at.roll([2, 2], [3, 3]).decide("bonus");
    assert_eq!(at.strength(Front::Land), [3, 2]);
}

#[test]
fn d10_5_the_marker_of_a_non_player_power_defends_with_three() {
    let at = Position::new("britain france spain")
        .rows("britain russia austria", "spain france prussia united-provinces");
    let at = at.control(Prussia, "caribbean").control(Russia, "india");
    for (strike, front, base) in [
        ("incite pirates caribbean prussia", Front::Sea, [1, 3]),
        ("incite pirates india russia", Front::Sea, [1, 3]),
        ("incite revolt caribbean prussia", Front::Land, [3, 3]),
    ] {
        let mut at = at.fork();
        at.roll([4, 3], [4, 3]).decide(strike);
        assert_eq!(at.strength(front), base);
    }
    let mut at = at;
    at.roll([6, 1], [1, 1]).decide("incite revolt caribbean prussia");
    assert_eq!(at.state.map.tokens[Token::Revolt.index()], Some((Area::Caribbean, Prussia)));
    assert_eq!(at.markers(Prussia, "caribbean"), 0);
}

#[test]
fn dp_66_the_struck_player_may_use_reserves_and_withdraw() {
    for at in [deluxe(), original()] {
        let at = at.control(Spain, "caribbean").units(Spain, "caribbean", "1 army 1 fort");
        let at = at.tiles(Spain, "reserves fighting-withdrawal").tiles(Britain, "reserves");
        let mut at = at;
        at.roll([6, 1], [1, 1]).decide("incite revolt caribbean spain");
        assert_eq!(at.asked(), (Spain, Step::Reserves(Side::Defender)), "the inciter's Reserves are no use");
        at.roll([6, 2], [4, 3]).decide("reroll");
        assert_eq!(at.asked(), (Spain, Step::Withdrawal));
        let mut held = at.fork();
        held.decide("hold");
        assert_eq!(held.asked(), (Spain, Step::LossKind(Side::Defender)));
        held.decide("lose fort");
        let left = [Kind::Army, Kind::Fort].map(|kind| held.count(Spain, "caribbean", kind));
        assert_eq!(left, [0, 0], "the seven took the army");
        at.decide("withdraw");
        let left = [Kind::Army, Kind::Fort].map(|kind| at.count(Spain, "caribbean", kind));
        assert_eq!(left, [1, 1]);
        assert_eq!(at.markers(Spain, "caribbean"), 0, "the marker is gone all the same");
        assert_eq!(at.state.players[Spain.index()].has(Tile::FightingWithdrawal), 0);
    }
}

#[test]
fn d10_5_r_24_the_inciter_may_strike_at_himself() {
    let mut at = deluxe().control(Britain, "caribbean").tiles(Britain, "reserves");
    at.roll([1, 1], [1, 1]).decide("incite pirates caribbean britain");
    assert_eq!(at.asked(), (Britain, Step::Reserves(Side::Defender)));
    at.decide("stand");
    assert_eq!(pirates(&at), Some((Area::Caribbean, Britain)));
}

#[test]
fn d0_10_a_marker_on_a_token_is_no_target_of_its_own() {
    let at = deluxe().token(Token::Revolt, Area::Caribbean, France).units(Britain, "caribbean", "1 army");
    assert_eq!(at.refused("attack caribbean france"), ("D9.2", "target-not-there"));
    assert!(at.allows("attack caribbean revolt"));
    assert_eq!(at.refused("incite pirates caribbean france"), ("D10.5", "no-marker-to-strike"));
}
