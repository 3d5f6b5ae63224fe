//! D9.12 to D9.15, O9.8, O9.9: the land part and its strengths.

use super::{deluxe, original, with};
use crate::facts::Power::{Austria, Britain, France, Spain};
use crate::facts::{Kind, Tile};
use crate::state::{Front, Side, Step, Verdict};
use crate::testing::Position;

/// Britain attacks France with two armies in the German States, where there is no sea.
fn inland(at: Position) -> Position {
    at.units(Britain, "german-states", "2 army")
        .units(France, "german-states", "1 army")
        .control(France, "german-states")
}

/// Britain has naval support in India, France has a marker there.
fn supported(at: Position) -> Position {
    at.units(Britain, "india", "1 army 1 navy").control(France, "india")
}

#[test]
fn d9_12_and_o9_8_the_parts_of_land_strength() {
    for at in [inland(deluxe()), inland(original())] {
        let at = at.units(France, "german-states", "1 army 2 fort").units(
            Britain,
            "german-states",
            "2 army 2 fort",
        );
        let at = at.units(Spain, "german-states", "3 army").units(Austria, "german-states", "1 army 2 fort");
        let mut at = at.local(Britain, "bavaria saxony").tiles(Britain, "army-training");
        at.decide("attack german-states france").decide("commit 0 3");
        at.roll([1, 1], [1, 1]).decide("commit 0 1");
        let [attacker, defender] = at.strengths(Front::Land);
        assert_eq!((attacker.own, attacker.allies, attacker.forts), (2, 3, 0), "forts in defence only");
        assert_eq!((attacker.alliances, attacker.training), (2, 1));
        assert_eq!((defender.own, defender.allies, defender.forts), (1, 1, 4), "allied forts never help");
        assert_eq!([attacker.total(), defender.total()], [8, 6]);
    }
}

#[test]
fn d9_12_and_o9_8_naval_support_adds_one() {
    for at in [supported(deluxe()), supported(original())] {
        let mut at = at;
        at.roll([1, 1], [1, 1]).decide("attack india france");
        assert_eq!(at.strength(Front::Land), [2, 0]);
    }
}

#[test]
fn d9_13_and_o9_9_a_defender_without_units_rolls_at_zero_plus_what_applies() {
    for at in [deluxe(), original()] {
        let at =
            at.units(Britain, "india", "1 army").control(France, "india").units(France, "india", "1 navy");
        let mut at = at.units(Austria, "india", "1 army");
        at.decide("attack india france");
        at.roll([1, 1], [1, 1]).decide("commit 0 1");
        let defender = at.strengths(Front::Land)[1];
        assert_eq!((defender.own, defender.allies, defender.support), (0, 1, 1));
    }
}

#[test]
fn d9_13_a_local_alliance_needs_an_own_unit_on_land() {
    let defended = |at: Position| {
        let mut at = at.local(France, "bavaria");
        at.roll([1, 1], [1, 1]).decide("attack german-states france");
        at.strengths(Front::Land)[1].alliances
    };
    assert_eq!(defended(inland(deluxe()).units(France, "german-states", "0 army")), 0);
    assert_eq!(defended(inland(deluxe())), 1);
    assert_eq!(defended(inland(deluxe()).units(France, "german-states", "0 army 1 fort")), 1);
    // O9.8 In the original it counts without one.
    assert_eq!(defended(inland(original()).units(France, "german-states", "0 army")), 1);
}

#[test]
fn d10_3_r_25_a_local_alliance_helps_in_its_areas_only() {
    let mut at = inland(deluxe()).local(Britain, "sweden naples cossacks portugal");
    at.roll([1, 1], [1, 1]).decide("attack german-states france");
    assert_eq!(at.strengths(Front::Land)[0].alliances, 0);
    // The Ottoman alliance reaches the Mediterranean in the original only.
    for (at, expected) in [(deluxe(), 0), (original(), 1)] {
        let mut at = at
            .units(Britain, "mediterranean", "1 army")
            .control(France, "mediterranean")
            .local(Britain, "ottoman");
        at.roll([1, 1], [1, 1]).decide("attack mediterranean france");
        assert_eq!(at.strengths(Front::Land)[0].alliances, expected);
    }
}

#[test]
fn d9_15_more_training_adds_one_once_equal_nothing() {
    for at in [inland(deluxe()), inland(original())] {
        for (british, french, bonus) in
            [("", "", [0, 0]), ("army-training", "", [1, 0]), ("", "army-training", [0, 1])]
        {
            let mut at = at.fork().tiles(Britain, british).tiles(France, french);
            at.roll([1, 1], [1, 1]).decide("attack german-states france");
            assert_eq!(at.strengths(Front::Land).map(|side| side.training), bonus);
        }
        let mut at = at
            .fork()
            .tiles(Britain, "army-training army-training army-training")
            .tiles(France, "army-training");
        at.roll([1, 1], [1, 1]).decide("attack german-states france");
        assert_eq!(at.strengths(Front::Land).map(|side| side.training), [1, 0]);
    }
}

#[test]
fn d9_15_r_15_training_of_a_principal_without_a_fitting_unit_counts_as_none() {
    let at = |at: Position| {
        let at =
            inland(at).units(France, "german-states", "0 army").tiles(France, "army-training army-training");
        let mut at = at.tiles(Britain, "army-training");
        at.roll([1, 1], [1, 1]).decide("attack german-states france");
        at.strengths(Front::Land).map(|side| side.training)
    };
    assert_eq!(at(deluxe()), [1, 0]);
    // O9.8 They still count against the other side.
    assert_eq!(at(original()), [0, 0]);
    // A fort is a fitting unit.
    let fort =
        inland(deluxe()).units(France, "german-states", "0 army 1 fort").tiles(France, "army-training");
    let mut fort = fort;
    fort.roll([1, 1], [1, 1]).decide("attack german-states france");
    assert_eq!(fort.strengths(Front::Land).map(|side| side.training), [0, 1]);
}

#[test]
fn d9_15_neutral_markers_have_no_training() {
    let mut at = inland(deluxe()).tiles(Britain, "army-training").neutrals("n01");
    at.roll([1, 1], [1, 1]).decide("attack german-states n01");
    assert_eq!(at.strength(Front::Land), [3, 3]);
}

#[test]
fn d9_14_dp_49_and_o9_8_blockade_doubles_naval_support() {
    for at in [supported(deluxe()), supported(original())] {
        let mut at = at.tiles(Britain, "blockade");
        at.decide("attack india france");
        assert_eq!(at.asked(), (Britain, Step::Bonus(Side::Attacker)));
        assert_eq!(at.legal(), ["bonus", "no-bonus"]);
        let mut kept = at.fork();
        kept.roll([1, 1], [1, 1]).decide("no-bonus");
        assert_eq!(kept.strengths(Front::Land)[0].support, 1);
        assert_eq!(kept.state.players[Britain.index()].has(Tile::Blockade), 1);
        let display = at.state.display[Tile::Blockade.index()];
        at.roll([1, 1], [1, 1]).decide("bonus");
        assert_eq!(at.strengths(Front::Land)[0].support, 2);
        assert_eq!(at.state.players[Britain.index()].has(Tile::Blockade), 0);
        assert_eq!(at.state.display[Tile::Blockade.index()], display + 1);
    }
}

#[test]
fn d9_14_the_bonus_is_the_defenders_too_and_works_against_neutral_markers() {
    let at =
        deluxe().units(Britain, "india", "1 army").control(France, "india").units(France, "india", "1 navy");
    let mut at = at.tiles(France, "blockade");
    at.decide("attack india france");
    assert_eq!(at.asked(), (France, Step::Bonus(Side::Defender)));
    at.roll([1, 1], [1, 1]).decide("bonus");
    assert_eq!(at.strengths(Front::Land)[1].support, 2);
    let mut at = supported(deluxe()).neutrals("n56").tiles(Britain, "blockade");
    at.decide("attack india n56");
    at.roll([1, 1], [1, 1]).decide("bonus");
    assert_eq!(at.strength(Front::Land), [3, 2]);
}

#[test]
fn d9_14_a_blockade_on_the_map_gives_no_bonus() {
    let mut at = supported(deluxe()).tiles(Britain, "blockade");
    at.decide("blockade india");
    at.roll([1, 1], [1, 1]).decide("attack india france");
    assert_eq!(at.strengths(Front::Land)[0].support, 1);
}

#[test]
fn d9_14_and_v_surrender_the_defender_may_give_up_the_marker() {
    let mut at = inland(with(r#"{"surrender":"on"}"#)).gold(Britain, 5);
    at.decide("attack german-states france");
    assert_eq!(at.asked(), (France, Step::Surrender));
    assert_eq!(at.legal(), ["surrender", "fight"]);
    let mut fought = at.fork();
    fought.roll([1, 1], [1, 1]).decide("fight");
    assert_eq!(fought.verdict(), Some(Verdict::Attacker));
    at.decide("surrender");
    assert!(!at.fighting());
    assert_eq!((at.markers(Britain, "german-states"), at.markers(France, "german-states")), (1, 0));
    assert_eq!(at.count(France, "german-states", Kind::Army), 1);
    assert_eq!(at.unrest(France) + at.unrest(Britain), 0);
    assert_eq!(at.state.players[Britain.index()].gold, 3);
    assert!(at.events(|event| matches!(event, crate::Event::Rolled { .. })).is_empty());
}

#[test]
fn dp_48_only_a_defending_player_with_a_marker_may_surrender() {
    let at = with(r#"{"surrender":"on"}"#).units(Britain, "german-states", "2 army").neutrals("n01");
    let mut at = at.units(France, "german-states", "1 army");
    let mut neutral = at.fork();
    neutral.roll([1, 1], [1, 1]).decide("attack german-states n01");
    assert!(!neutral.fighting());
    at.roll([1, 1], [1, 1]).decide("attack german-states france");
    assert!(!at.fighting(), "there is no marker to give up");
    let mut off = inland(deluxe());
    off.roll([1, 1], [1, 1]).decide("attack german-states france");
    assert!(!off.fighting(), "the variant is off");
    // It plays in the original too, where it is switched on.
    let made = crate::testing::options(r#"{"edition":"original","surrender":"on"}"#);
    let mut at = inland(Position::with(&made, "britain france spain austria"));
    at.decide("attack german-states france");
    assert_eq!(at.asked(), (France, Step::Surrender));
    assert_eq!(at.refused("decline"), ("V-SURRENDER", "not-now"));
}
