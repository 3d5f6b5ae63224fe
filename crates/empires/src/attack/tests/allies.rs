//! D9.4 to D9.6, O9.3, O9.4: Surprise Attack, the call for allies, non-player units.

use super::{deluxe, original, with};
use crate::facts::Power::{Austria, Britain, France, Prussia, Russia, Spain, UnitedProvinces};
use crate::facts::{Area, Kind, Tile, Token};
use crate::state::{Front, Side, Step};
use crate::testing::Position;

/// Everybody has an army and a navy in the Baltic, and France a marker.
fn crowd(at: Position) -> Position {
    let at = at.units(Britain, "baltic", "2 army 1 navy").units(France, "baltic", "1 army 1 navy");
    at.units(Spain, "baltic", "2 army 1 navy")
        .units(Austria, "baltic", "1 army 2 navy")
        .control(France, "baltic")
}

#[test]
fn d9_5_and_o9_3_the_attackers_allies_then_the_defenders_say_what_they_send() {
    for at in [crowd(deluxe()), crowd(original())] {
        let mut at = at;
        at.decide("attack baltic france");
        assert_eq!(at.asked(), (Spain, Step::Commit(Side::Attacker)));
        assert_eq!(
            at.legal(),
            ["commit 0 0", "commit 0 1", "commit 0 2", "commit 1 0", "commit 1 1", "commit 1 2"]
        );
        let rule = at.state.clause("D9.5", "O9.3");
        assert_eq!(at.refused("commit 2 0"), (rule, "more-than-present"));
        assert_eq!(at.refused("fight"), (rule, "not-now"));
        at.decide("commit 0 1");
        assert_eq!(at.asked(), (Austria, Step::Commit(Side::Defender)));
        at.decide("commit 2 0").decide("fight");
        at.roll([1, 1], [1, 1]).decide("fight");
        // The strength at sea: Spain sent no navy, Austria two.
        let [attacker, defender] = at.strengths(Front::Sea);
        assert_eq!((attacker.allies, defender.allies), (0, 2));
    }
}

#[test]
fn r_12_allies_are_asked_in_turn_order() {
    let at = Position::new("austria britain france spain russia prussia united-provinces");
    let at = at.rows("britain spain russia", "france united-provinces prussia austria");
    let mut at = at
        .units(Britain, "baltic", "1 army")
        .units(Spain, "baltic", "1 army")
        .units(Russia, "baltic", "1 army");
    for power in [France, Austria, Prussia, UnitedProvinces] {
        at = at.units(power, "baltic", "1 army");
    }
    at.decide("attack baltic france");
    let mut asked = Vec::new();
    while let (power, Step::Commit(side)) = at.asked() {
        asked.push((power, side));
        at.decide("commit 0 0");
    }
    let (attacker, defender) = (Side::Attacker, Side::Defender);
    let expected = [
        (Spain, attacker),
        (Russia, attacker),
        (UnitedProvinces, defender),
        (Prussia, defender),
        (Austria, defender),
    ];
    assert_eq!(asked, expected);
}

#[test]
fn d9_5_only_allies_with_units_there_are_asked_and_forts_are_never_committed() {
    let mut at =
        crowd(deluxe()).units(Spain, "baltic", "0 army 0 navy 2 fort").units(Spain, "india", "5 army");
    at.decide("attack baltic france");
    assert_eq!(at.asked(), (Austria, Step::Commit(Side::Defender)));
}

#[test]
fn d9_5_nobody_joins_a_neutral_marker_or_a_token_but_the_attacker_may_be_helped() {
    let mut at = crowd(deluxe()).neutrals("n30");
    at.decide("attack baltic n30");
    assert_eq!(at.asked(), (Spain, Step::Commit(Side::Attacker)));
    at.roll([1, 1], [1, 1]).decide("commit 1 2");
    let [attacker, defender] = at.strengths(Front::Land);
    assert_eq!((attacker.allies, defender.total()), (2, 5));
    let at = deluxe().token(Token::Revolt, Area::Caribbean, Britain).units(Britain, "caribbean", "1 army");
    let mut at = at.units(Spain, "caribbean", "1 army").units(Austria, "caribbean", "1 army");
    at.decide("attack caribbean revolt");
    assert_eq!(at.asked(), (Spain, Step::Commit(Side::Attacker)));
    at.roll([1, 1], [1, 1]).decide("commit 0 1");
    assert_eq!(at.strength(Front::Land), [2, 3]);
}

#[test]
fn d9_5_and_o9_3_allies_bring_no_tiles_and_no_local_alliances() {
    for at in [crowd(deluxe()), crowd(original())] {
        let at = at
            .tiles(Spain, "army-training army-training")
            .tiles(Austria, "army-training")
            .local(Spain, "sweden");
        let mut at =
            at.local(Austria, "denmark").units(Britain, "baltic", "0 navy").units(France, "baltic", "0 navy");
        at.decide("attack baltic france").decide("commit 0 2");
        at.roll([1, 1], [1, 1]).decide("commit 0 1");
        for side in at.strengths(Front::Land) {
            assert_eq!((side.training, side.alliances), (0, 0));
        }
    }
}

#[test]
fn dp_42_and_dp_43_what_was_committed_is_what_fights() {
    let mut at = crowd(deluxe());
    at.decide("attack baltic france").decide("commit 1 2").decide("commit 0 1").decide("decline");
    // The attacker declined at sea, so the defender has support; the land dice have fallen.
    let [attacker, defender] = at.strengths(Front::Land);
    assert_eq!((attacker.own, attacker.allies, attacker.support), (2, 2, 0));
    assert_eq!((defender.own, defender.allies, defender.support), (1, 1, 1));
}

#[test]
fn d9_4_and_o9_4_surprise_attack_keeps_the_defenders_allies_out() {
    for at in [crowd(deluxe()), crowd(original())] {
        let mut at = at.tiles(Britain, "surprise-attack").local(France, "sweden");
        at.decide("attack baltic france");
        assert_eq!(at.asked(), (Britain, Step::Surprise));
        assert_eq!(at.legal(), ["surprise", "open"]);
        at.decide("surprise");
        assert_eq!(at.asked(), (Spain, Step::Commit(Side::Attacker)), "the attacker is helped all the same");
        assert_eq!(at.state.display[Tile::SurpriseAttack.index()], 1, "the tile is on the display again");
        at.decide("commit 0 0");
        if at.state.rules.original {
            // O9.4 The defender keeps his own alliance tiles.
            assert_eq!(at.asked(), (France, Step::Arms(Side::Defender)));
            at.decide("land sweden");
        }
        assert_eq!(at.asked(), (Britain, Step::SeaFight(Side::Attacker)), "nobody asked Austria");
        at.roll([1, 1], [1, 1]).decide("decline");
        let [_, defender] = at.strengths(Front::Land);
        assert_eq!((defender.allies, defender.alliances), (0, 1));
    }
}

#[test]
fn dp_41_surprise_attack_may_be_kept() {
    let mut at = crowd(deluxe()).tiles(Britain, "surprise-attack");
    at.decide("attack baltic france").decide("open").decide("commit 0 0");
    assert_eq!(at.asked(), (Austria, Step::Commit(Side::Defender)));
    assert_eq!(at.state.players[Britain.index()].has(Tile::SurpriseAttack), 1);
}

#[test]
fn r_11_non_player_units_help_the_surprised_defender() {
    let mut at = crowd(deluxe()).tiles(Britain, "surprise-attack").units(Prussia, "baltic", "2 army");
    at.decide("attack baltic france").decide("surprise").decide("commit 0 0");
    at.roll([1, 1], [1, 1]).decide("decline");
    assert_eq!(at.strengths(Front::Land)[1].non_players, 2);
}

#[test]
fn d9_6_non_player_units_join_their_side_completely_and_are_never_lost() {
    let at = deluxe().units(Britain, "baltic", "1 army 1 navy").units(France, "baltic", "1 army 1 navy");
    let at = at.units(Russia, "baltic", "1 army 1 navy").units(UnitedProvinces, "baltic", "1 navy");
    let mut at = at.units(Prussia, "baltic", "2 army");
    at.decide("attack baltic france").decide("fight");
    at.roll([3, 4], [3, 4]).decide("fight");
    assert_eq!(at.strength(Front::Sea), [3, 1]);
    // Both sides rolled seven: each loses its navy and has nothing more to lose.
    assert_eq!((at.count(Britain, "baltic", Kind::Navy), at.count(France, "baltic", Kind::Navy)), (0, 0));
    assert_eq!(at.strengths(Front::Land)[0].non_players, 1);
    assert_eq!(at.strengths(Front::Land)[1].non_players, 2);
    assert_eq!(at.count(Russia, "baltic", Kind::Navy) + at.count(UnitedProvinces, "baltic", Kind::Navy), 2);
}

#[test]
fn d9_6_non_player_units_stay_out_of_attacks_on_neutral_markers_and_tokens() {
    let at = deluxe()
        .units(Britain, "baltic", "1 army")
        .units(Russia, "baltic", "2 army")
        .units(Prussia, "baltic", "2 army");
    let mut at = at.neutrals("n25");
    at.roll([1, 1], [1, 1]).decide("attack baltic n25");
    assert_eq!(at.strength(Front::Land), [1, 3]);
    let at = deluxe().token(Token::Pirates, Area::India, Spain).units(Britain, "india", "1 navy");
    let mut at = at.units(Russia, "india", "2 navy").units(Prussia, "india", "2 navy");
    at.roll([1, 1], [1, 1]).decide("attack india pirates");
    assert_eq!(at.strength(Front::Sea), [1, 1]);
}

#[test]
fn v_np_without_non_player_powers_there_is_nobody_to_join() {
    let at = with(r#"{"np":"off"}"#).units(Britain, "baltic", "1 army").units(France, "baltic", "1 army");
    assert!(at.state.non_players().is_empty());
    let mut at = at;
    at.roll([1, 1], [1, 1]).decide("attack baltic france");
    assert_eq!(at.strength(Front::Land), [1, 1]);
    assert_eq!(at.state.row_of(Russia), None);
}

#[test]
fn d9_0_one_attack_runs_through_its_parts_in_order() {
    let at = with(r#"{"surrender":"on"}"#);
    let at = crowd(at)
        .tiles(Britain, "surprise-attack blockade reserves")
        .tiles(France, "reserves fighting-withdrawal");
    let mut at = at.local(Britain, "sweden").local(France, "denmark").units(France, "baltic", "1 fort");
    at.decide("attack baltic france");
    let mut steps = Vec::new();
    while at.fighting() {
        let (power, step) = at.asked();
        steps.push((power, step));
        match step {
            Step::Surprise => at.decide("open"),
            Step::Commit(_) => at.decide("commit 0 1"),
            Step::Arms(Side::Attacker) => at.decide("land sweden"),
            Step::Arms(Side::Defender) => at.roll([6, 1], [1, 1]).decide("land denmark"),
            Step::SeaFight(_) | Step::Surrender => at.decide("fight"),
            Step::Bonus(_) => at.roll([6, 2], [3, 4]).decide("no-bonus"),
            Step::Reserves(_) => at.decide("stand"),
            Step::Withdrawal => at.decide("hold"),
            Step::LossKind(_) => at.decide("lose fort"),
            _ => panic!("{step:?}"),
        };
    }
    let (attacker, defender) = (Side::Attacker, Side::Defender);
    let expected = [
        (Britain, Step::Surprise),
        (Spain, Step::Commit(attacker)),
        (Austria, Step::Commit(defender)),
        (Britain, Step::SeaFight(attacker)),
        (France, Step::SeaFight(defender)),
        (Britain, Step::Arms(attacker)),
        (France, Step::Arms(defender)),
        (Britain, Step::Reserves(attacker)),
        (France, Step::Reserves(defender)),
        (France, Step::Withdrawal),
        (France, Step::Surrender),
        (Britain, Step::Bonus(attacker)),
        (Britain, Step::Reserves(attacker)),
        (France, Step::Reserves(defender)),
        (France, Step::Withdrawal),
        (France, Step::LossKind(defender)),
    ];
    assert_eq!(steps, expected);
    assert_eq!(at.count(Austria, "baltic", Kind::Army), 0, "the seven fell on the ally");
}
