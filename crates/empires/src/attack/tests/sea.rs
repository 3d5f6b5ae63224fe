//! D9.7 to D9.11, O9.5 to O9.7: the naval part.

use super::{deluxe, original, with};
use crate::facts::Power::{Austria, Britain, France, Prussia, Russia, Spain};
use crate::facts::{Area, Kind, Token};
use crate::state::{Front, Side, Step};
use crate::testing::Position;

/// Britain attacks with an army; both have a navy in the Baltic.
fn fleets(at: Position) -> Position {
    let at = at.units(Britain, "baltic", "1 army 1 navy").units(France, "baltic", "1 army 1 navy");
    at.control(France, "baltic")
}

#[test]
fn d9_7_no_naval_part_in_the_german_states_and_central_europe() {
    for area in ["german-states", "central-europe"] {
        let mut at = deluxe().units(Britain, area, "1 army").units(France, area, "1 army");
        at.roll([1, 1], [1, 1]).decide(&format!("attack {area} france"));
        assert!(at.events(|event| matches!(event, crate::Event::NavalSupport { .. })).is_empty());
        assert_eq!(at.strength(Front::Land), [1, 1]);
    }
}

#[test]
fn d9_7_and_o9_6_the_navies_of_the_mediterranean_fight_for_the_ottoman_empire() {
    for at in [deluxe(), original()] {
        let at = at.units(Britain, "ottoman-empire", "1 army").units(Britain, "mediterranean", "2 navy");
        let mut at = at.units(France, "mediterranean", "1 navy").control(France, "ottoman-empire");
        at.decide("attack ottoman-empire france").decide("fight");
        at.roll([1, 1], [6, 6]).decide("fight");
        assert_eq!(at.strength(Front::Sea), [2, 1]);
        assert_eq!(at.count(France, "mediterranean", Kind::Navy), 0);
        assert_eq!(at.strengths(Front::Land)[0].support, 1);
    }
}

#[test]
fn d9_8_neither_side_can_fight_nobody_gets_support() {
    let mut at = deluxe().units(Britain, "baltic", "1 army").control(France, "baltic");
    at.roll([1, 1], [1, 1]).decide("attack baltic france");
    assert_eq!(at.supported(), None);
}

#[test]
fn d9_8_one_side_can_fight_and_gets_support_without_a_fight() {
    let mut at = fleets(deluxe()).units(France, "baltic", "0 navy");
    at.roll([1, 1], [1, 1]).decide("attack baltic france");
    assert_eq!(at.supported(), Some(Side::Attacker));
    let mut at = fleets(deluxe()).units(Britain, "baltic", "0 navy");
    at.roll([1, 1], [1, 1]).decide("attack baltic france");
    assert_eq!(at.supported(), Some(Side::Defender));
}

#[test]
fn d9_8_dp_45_and_dp_46_who_declines_leaves_support_to_the_other() {
    for at in [fleets(deluxe()), fleets(original())] {
        let mut at = at;
        at.decide("attack baltic france");
        assert_eq!(at.asked(), (Britain, Step::SeaFight(Side::Attacker)));
        assert_eq!(at.legal(), ["fight", "decline"]);
        let mut other = at.fork();
        other.roll([1, 1], [1, 1]).decide("decline");
        assert_eq!(other.supported(), Some(Side::Defender));
        at.decide("fight");
        assert_eq!(at.asked(), (France, Step::SeaFight(Side::Defender)));
        at.roll([1, 1], [1, 1]).decide("decline");
        assert_eq!(at.supported(), Some(Side::Attacker));
    }
}

#[test]
fn d9_8_an_allied_players_navy_suffices_a_non_player_one_does_not() {
    let at = fleets(deluxe()).units(Britain, "baltic", "0 navy").units(Spain, "baltic", "1 navy");
    let mut at = at;
    at.decide("attack baltic france").decide("commit 1 0");
    assert_eq!(
        at.asked(),
        (Britain, Step::SeaFight(Side::Attacker)),
        "the principal decides for his ally's navy"
    );
    let mut at = fleets(deluxe()).units(Britain, "baltic", "0 navy").units(Russia, "baltic", "3 navy");
    at.roll([1, 1], [1, 1]).decide("attack baltic france");
    assert_eq!(at.supported(), Some(Side::Defender));
}

#[test]
fn v_ownfleet_and_r_13_only_an_own_navy_fights_or_supports() {
    let at = fleets(with(r#"{"own-fleet":"on"}"#))
        .units(Britain, "baltic", "0 navy")
        .units(Spain, "baltic", "2 navy");
    let mut at = at;
    at.decide("attack baltic france");
    at.roll([1, 1], [1, 1]).decide("commit 2 0");
    assert_eq!(at.supported(), Some(Side::Defender));
    // It is applied to the defender alike.
    let at = fleets(with(r#"{"own-fleet":"on"}"#))
        .units(France, "baltic", "0 navy")
        .units(Austria, "baltic", "2 navy");
    let mut at = at;
    at.decide("attack baltic france");
    at.roll([1, 1], [1, 1]).decide("commit 2 0");
    assert_eq!(at.supported(), Some(Side::Attacker));
}

#[test]
fn o9_6_committed_navies_add_strength_only_when_their_principal_fights() {
    let mut at = fleets(original()).units(Spain, "baltic", "2 navy").units(France, "baltic", "2 navy");
    at.decide("attack baltic france").decide("commit 2 0").decide("fight");
    at.roll([1, 1], [1, 1]).decide("fight");
    assert_eq!(at.strength(Front::Sea), [3, 2]);
    let mut at = fleets(original()).units(Britain, "baltic", "0 navy").units(Spain, "baltic", "2 navy");
    at.decide("attack baltic france");
    at.roll([1, 1], [1, 1]).decide("commit 2 0");
    assert_eq!(at.supported(), Some(Side::Defender));
    // With the variant off, the original plays it as Deluxe does.
    let made = crate::testing::options(r#"{"edition":"original","own-fleet":"off"}"#);
    let at = Position::with(&made, "britain france spain austria");
    let mut at = fleets(at).units(Britain, "baltic", "0 navy").units(Spain, "baltic", "2 navy");
    at.decide("attack baltic france").decide("commit 2 0");
    assert_eq!(at.asked(), (Britain, Step::SeaFight(Side::Attacker)));
}

#[test]
fn d9_8_r_14_and_o9_7_against_a_neutral_marker_an_own_navy_supports() {
    for at in [deluxe(), original()] {
        let at = at.units(Britain, "india", "1 army").neutrals("n56");
        let mut alone = at.fork().units(Spain, "india", "1 navy");
        alone.decide("attack india n56");
        alone.roll([1, 1], [1, 1]).decide("commit 1 0");
        assert_eq!(alone.supported(), None, "an allied navy does not help");
        let mut at = at.units(Britain, "india", "1 navy");
        at.roll([1, 1], [1, 1]).decide("attack india n56");
        assert_eq!(at.supported(), Some(Side::Attacker));
        assert_eq!(at.strength(Front::Land), [2, 2]);
    }
}

#[test]
fn o9_7_against_the_slave_revolt_an_own_navy_supports_without_a_fight() {
    for at in [deluxe(), original()] {
        let at = at.token(Token::Revolt, Area::Caribbean, Spain).units(Britain, "caribbean", "1 army 1 navy");
        let mut at = at.units(France, "caribbean", "3 navy");
        at.roll([1, 1], [1, 1]).decide("attack caribbean revolt");
        assert_eq!(at.strength(Front::Land), [2, 3]);
    }
}

#[test]
fn d9_8_an_non_player_defender_that_can_fight_always_does() {
    let at = Position::new("britain france spain")
        .rows("britain russia united-provinces", "france spain prussia austria");
    let at = at.units(Britain, "ottoman-empire", "1 army").units(Britain, "mediterranean", "1 navy");
    let mut at = at.control(Prussia, "ottoman-empire").units(Prussia, "mediterranean", "1 navy");
    at.decide("attack ottoman-empire prussia");
    assert_eq!(at.asked(), (Britain, Step::SeaFight(Side::Attacker)));
    at.roll([1, 1], [6, 6]).decide("fight");
    // D9.25 Its navy in the Mediterranean counts, and is never lost.
    assert_eq!(at.strength(Front::Sea), [1, 1]);
    assert_eq!(
        (at.count(Britain, "mediterranean", Kind::Navy), at.count(Prussia, "mediterranean", Kind::Navy)),
        (0, 1)
    );
    assert!(at.events(|event| matches!(event, crate::Event::SeaFight { power: Prussia, .. })).is_empty());
}

#[test]
fn d9_9_naval_strength_counts_training_and_alliances_with_an_own_navy() {
    let at = fleets(deluxe())
        .tiles(Britain, "naval-training")
        .local(Britain, "sweden")
        .units(Spain, "baltic", "1 navy");
    let mut at = at;
    at.decide("attack baltic france").decide("commit 1 0").decide("fight").decide("fight");
    assert_eq!(at.asked(), (Britain, Step::Arms(Side::Attacker)));
    at.roll([1, 1], [1, 1]).decide("sea sweden");
    let attacker = at.strengths(Front::Sea)[0];
    assert_eq!((attacker.own, attacker.allies, attacker.alliances, attacker.training), (1, 1, 1, 1));
    // Without an own navy neither counts, and nothing is asked.
    let at = fleets(deluxe())
        .tiles(Britain, "naval-training")
        .local(Britain, "sweden")
        .units(Spain, "baltic", "1 navy");
    let mut at = at.units(Britain, "baltic", "0 navy");
    at.decide("attack baltic france").decide("commit 1 0").decide("fight");
    at.roll([1, 1], [1, 1]).decide("fight");
    let attacker = at.strengths(Front::Sea)[0];
    assert_eq!((attacker.allies, attacker.alliances, attacker.training), (1, 0, 0));
}

#[test]
fn d9_9_and_dp_47_an_alliance_spent_at_sea_is_not_there_on_land() {
    let mut at = fleets(deluxe()).local(Britain, "sweden denmark");
    at.decide("attack baltic france").decide("fight").decide("fight");
    assert_eq!(at.legal(), ["sea sweden", "land sweden", "sea denmark", "land denmark"]);
    assert_eq!(at.refused("sea ottoman"), ("D9.9", "not-now"));
    at.decide("sea sweden");
    assert_eq!(at.legal(), ["sea denmark", "land denmark"]);
    at.roll([1, 1], [1, 1]).decide("land denmark");
    assert_eq!(at.strengths(Front::Sea)[0].alliances, 1);
    assert_eq!(at.strengths(Front::Land)[0].alliances, 1);
}

#[test]
fn d9_9_without_naval_combat_none_is_spent() {
    let mut at = fleets(deluxe()).local(Britain, "sweden").local(France, "denmark");
    at.decide("attack baltic france").decide("fight");
    at.roll([1, 1], [1, 1]).decide("decline");
    assert_eq!(at.strengths(Front::Land).map(|side| side.alliances), [1, 1]);
}

#[test]
fn o9_5_and_dp_44_the_arm_is_picked_after_the_call_and_before_the_sea_fight() {
    let mut at = fleets(original()).local(Britain, "sweden").local(France, "denmark");
    at.decide("attack baltic france");
    assert_eq!(at.asked(), (Britain, Step::Arms(Side::Attacker)));
    assert_eq!(at.legal(), ["sea sweden", "land sweden"]);
    at.decide("sea sweden");
    assert_eq!(at.asked(), (France, Step::Arms(Side::Defender)));
    at.decide("land denmark");
    assert_eq!(at.asked(), (Britain, Step::SeaFight(Side::Attacker)));
    // A tile picked for the sea is a navy in this attack, fight or not.
    at.roll([1, 1], [1, 1]).decide("decline");
    assert_eq!(at.strengths(Front::Land).map(|side| side.alliances), [0, 1]);
    // The next attack is free again.
    let mut at = at.turn_of(Britain);
    at.state.map.units[Britain.index()][Area::Baltic.index()] = [1, 1, 0];
    at.decide("attack baltic france").decide("land sweden").decide("land denmark");
    at.roll([1, 1], [1, 1]).decide("decline");
    assert_eq!(at.strengths(Front::Land).map(|side| side.alliances), [1, 1]);
}

#[test]
fn o9_5_nothing_is_asked_where_no_naval_part_is_possible() {
    let mut at = fleets(original()).local(Britain, "sweden").units(France, "baltic", "0 navy");
    at.roll([1, 1], [1, 1]).decide("attack baltic france");
    assert_eq!(at.strengths(Front::Land)[0].alliances, 1);
    let mut at =
        original().local(Britain, "sweden").units(Britain, "baltic", "1 army 1 navy").neutrals("n25");
    at.roll([1, 1], [1, 1]).decide("attack baltic n25");
    assert_eq!(at.strengths(Front::Land)[0].alliances, 1);
}

#[test]
fn d9_10_the_winner_holds_support_even_with_no_navy_left() {
    for at in [fleets(deluxe()), fleets(original())] {
        let mut at = at;
        at.decide("attack baltic france").decide("fight");
        at.roll([6, 1], [1, 1]).decide("fight");
        assert_eq!(at.count(Britain, "baltic", Kind::Navy), 0, "the seven took it");
        assert_eq!(at.supported(), Some(Side::Attacker));
        assert_eq!(at.strengths(Front::Land)[0].support, 1);
    }
}

#[test]
fn d9_10_and_o9_15_on_a_tie_at_sea_nobody_has_support() {
    for at in [fleets(deluxe()), fleets(original())] {
        let mut at = at;
        at.decide("attack baltic france").decide("fight");
        at.roll([1, 1], [2, 2]).decide("fight");
        assert_eq!(at.supported(), None);
        let navies = [Britain, France].map(|power| at.count(power, "baltic", Kind::Navy));
        assert_eq!(navies, [0, 0]);
    }
}

#[test]
fn d9_11_and_r_39_without_an_own_army_the_attack_ends_at_sea() {
    for at in [fleets(deluxe()), fleets(original())] {
        let mut at = at.units(Britain, "baltic", "0 army").units(Spain, "baltic", "3 army");
        at.decide("attack baltic france").decide("commit 0 3").decide("fight");
        at.roll([6, 2], [1, 1]).decide("fight");
        assert!(!at.fighting());
        assert_eq!(at.markers(France, "baltic"), 1, "there was nothing to gain but the navy");
        assert_eq!(at.count(France, "baltic", Kind::Navy), 0);
        assert_eq!(at.count(France, "baltic", Kind::Army), 1);
    }
}

#[test]
fn d9_11_with_an_own_army_the_land_part_always_follows() {
    let mut at = fleets(deluxe());
    at.decide("attack baltic france").decide("fight");
    at.roll([1, 1], [6, 2]).decide("fight");
    // The sea fight was lost; on land the defender is supported.
    assert_eq!(at.strength(Front::Land), [1, 2]);
    assert!(!at.fighting());
}
