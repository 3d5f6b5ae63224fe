//! D9.1 to D9.3, D0.7, O9.1, O9.2: declaring an attack.

use super::{deluxe, original};
use crate::facts::Power::{Austria, Britain, France, Prussia, Russia, Spain, UnitedProvinces};
use crate::facts::{Area, Token};
use crate::testing::Position;
use crate::{Extent, Target};

/// Every attack the active player may declare, War Office aside.
fn attacks(at: &Position) -> Vec<String> {
    at.legal().into_iter().filter(|text| text.starts_with("attack")).collect()
}

#[test]
fn d9_1_an_attack_costs_two_gold_and_is_binding() {
    let mut at = deluxe().units(Britain, "india", "1 army").neutrals("n58").gold(Britain, 5);
    at.roll([3, 3], [3, 3]).decide("attack india n58");
    assert_eq!(at.state.players[Britain.index()].gold, 3);
    assert!(at.state.turn.attacked && at.state.turn.actions == 1);
    // D3.2 Taxation is allowed for it.
    let mut at = deluxe().units(Britain, "india", "2 army").neutrals("n58").gold(Britain, 1);
    at.roll([3, 3], [3, 3]).decide("attack india n58");
    assert_eq!(at.state.players[Britain.index()].gold, 1);
    assert_eq!(at.unrest(Britain), 2, "one for the tax, one for the lost army");
}

#[test]
fn d9_1_and_o9_1_the_war_office_pays_nothing_and_takes_no_action() {
    for at in [deluxe(), original()] {
        let mut at = at
            .units(Britain, "india", "2 army")
            .neutrals("n58")
            .gold(Britain, 5)
            .tiles(Britain, "war-office");
        assert!(at.allows("war-office india n58"));
        at.roll([3, 3], [3, 3]).decide("war-office india n58");
        assert_eq!(at.state.players[Britain.index()].gold, 5);
        assert_eq!(at.state.turn.actions, 2);
        assert!(at.state.turn.attacked);
        let rule = at.state.clause("D7.5", "O7.3");
        assert_eq!(at.refused("war-office india n58"), (rule, "tile-not-ready"));
    }
}

#[test]
fn d9_2_a_neutral_markers_need_a_defence_value_and_to_be_there() {
    let at = deluxe().units(Britain, "north-america", "1 army 1 navy").neutrals("n35 n37 n58");
    assert_eq!(attacks(&at), ["attack north-america n35"]);
    assert_eq!(at.refused("attack north-america n37"), ("D9.2", "counter-without-defence"));
    assert_eq!(at.refused("attack north-america n36"), ("D9.2", "target-not-there"));
    assert_eq!(at.refused("attack north-america n58"), ("D9.2", "target-not-there"));
}

#[test]
fn dp_40_each_of_several_counters_is_a_target_of_its_own() {
    let at = deluxe().units(Britain, "baltic", "1 army").neutrals("n25 n26").tiles(Britain, "war-office");
    assert_eq!(attacks(&at), ["attack baltic n25", "attack baltic n26"]);
    assert!(at.allows("war-office baltic n26"));
}

#[test]
fn d9_2_b_an_enemy_player_with_a_marker_or_a_unit() {
    let at = deluxe().units(Britain, "baltic", "1 army");
    assert_eq!(at.refused("attack baltic france"), ("D9.2", "target-not-there"));
    for at in [
        deluxe().control(France, "baltic"),
        deluxe().units(France, "baltic", "1 army"),
        deluxe().units(France, "baltic", "1 navy"),
        deluxe().units(France, "baltic", "1 fort"),
    ] {
        let at = at.units(Britain, "baltic", "1 army");
        assert_eq!(attacks(&at), ["attack baltic france"]);
    }
    let at = deluxe().units(Britain, "baltic", "1 army").control(Spain, "baltic").control(Britain, "baltic");
    assert_eq!(at.refused("attack baltic spain"), ("D9.2", "target-no-enemy"));
    assert_eq!(at.refused("attack baltic britain"), ("D9.2", "target-no-enemy"));
}

#[test]
fn d9_2_c_and_d9_6_of_a_non_player_power_only_the_marker_is_a_target() {
    let at = Position::new("britain france spain")
        .rows("britain russia united-provinces", "france spain prussia austria");
    let at = at.units(Britain, "baltic", "1 army").units(Prussia, "baltic", "1 army");
    assert_eq!(at.refused("attack baltic prussia"), ("D9.2", "target-not-there"));
    let at = at.control(Prussia, "baltic").control(Russia, "baltic");
    assert_eq!(attacks(&at), ["attack baltic prussia"]);
    assert_eq!(at.refused("attack baltic russia"), ("D9.2", "target-no-enemy"));
    // It takes an army: a navy is not enough.
    let at = at.units(Britain, "baltic", "0 army 2 navy").units(Prussia, "baltic", "0 army 1 navy");
    assert_eq!(at.refused("attack baltic prussia"), ("D9.3", "attack-needs-army"));
}

#[test]
fn d9_2_d_and_d9_3_tokens_pirates_at_sea_the_revolt_on_land() {
    let at =
        deluxe().token(Token::Pirates, Area::India, Britain).token(Token::Revolt, Area::Caribbean, Spain);
    let at = at.units(Britain, "india", "1 army").units(Britain, "caribbean", "1 navy");
    assert_eq!(at.refused("attack india pirates"), ("D9.3", "attack-needs-navy"));
    assert_eq!(at.refused("attack caribbean revolt"), ("D9.3", "attack-needs-army"));
    assert_eq!(at.refused("attack caribbean pirates"), ("D9.2", "target-not-there"));
    let at = at.units(Britain, "india", "1 army 1 navy").units(Britain, "caribbean", "1 army");
    assert_eq!(attacks(&at), ["attack india pirates", "attack caribbean revolt"]);
    let extent = |area, token| at.state.may_attack(Britain, area, Target::Token(token)).unwrap();
    assert_eq!(extent(Area::India, Token::Pirates), Extent::SeaOnly);
    assert_eq!(extent(Area::Caribbean, Token::Revolt), Extent::Ashore);
}

#[test]
fn d9_3_an_own_army_or_for_an_attack_at_sea_navies_on_both_sides() {
    let at = deluxe().control(France, "baltic").units(Spain, "baltic", "5 army 5 navy");
    assert_eq!(
        at.refused("attack baltic france"),
        ("D9.3", "attack-needs-army"),
        "allied units do not count"
    );
    let at = at.units(Britain, "baltic", "2 fort");
    assert_eq!(at.refused("attack baltic france"), ("D9.3", "attack-needs-army"), "forts never attack");
    let at = at.units(Britain, "baltic", "1 navy");
    assert_eq!(at.refused("attack baltic france"), ("D9.3", "attack-at-sea-needs-enemy-navy"));
    let at = at.units(France, "baltic", "1 navy");
    let france = Target::Power(France);
    assert_eq!(at.state.may_attack(Britain, Area::Baltic, france), Ok(Extent::SeaOnly));
    let at = at.units(Britain, "baltic", "1 army");
    assert_eq!(at.state.may_attack(Britain, Area::Baltic, france), Ok(Extent::Ashore));
    let at = deluxe().neutrals("n25").units(Britain, "baltic", "3 navy");
    assert_eq!(at.refused("attack baltic n25"), ("D9.3", "attack-needs-army"));
}

#[test]
fn d0_7_and_o0_4_a_navy_in_the_mediterranean_is_present_in_the_ottoman_empire() {
    for at in [deluxe(), original()] {
        let at = at.units(Britain, "mediterranean", "1 navy").units(France, "mediterranean", "1 navy");
        assert_eq!(attacks(&at), ["attack mediterranean france", "attack ottoman-empire france"]);
        let at = at.units(Britain, "mediterranean", "0 navy").units(Britain, "ottoman-empire", "1 army");
        assert_eq!(attacks(&at), ["attack ottoman-empire france"]);
    }
}

#[test]
fn o9_1_targets_of_the_original() {
    let at =
        original().units(Britain, "baltic", "1 army").control(Austria, "baltic").control(Spain, "baltic");
    let at = at.neutrals("n25 n26");
    assert_eq!(attacks(&at), ["attack baltic n25", "attack baltic n26", "attack baltic austria"]);
    assert_eq!(at.refused("attack baltic spain"), ("O9.1", "target-no-enemy"));
    assert_eq!(at.refused("attack baltic france"), ("O9.1", "target-not-there"));
    assert_eq!(
        at.refused("attack baltic united-provinces"),
        ("O9.1", "target-no-enemy"),
        "O0.1 it is not in play"
    );
    assert_eq!(UnitedProvinces.index() + 1, crate::facts::Power::COUNT);
}

#[test]
fn o9_2_land_combat_needs_an_own_army() {
    let at = original().units(Britain, "baltic", "1 navy").control(France, "baltic").neutrals("n25");
    assert_eq!(at.refused("attack baltic n25"), ("O9.2", "attack-needs-army"));
    assert_eq!(at.refused("attack baltic france"), ("O9.2", "attack-at-sea-needs-enemy-navy"));
    let at = at.units(France, "baltic", "1 navy");
    assert_eq!(attacks(&at), ["attack baltic france"]);
    let at = original().token(Token::Pirates, Area::India, Britain).units(Britain, "india", "2 army");
    assert_eq!(at.refused("attack india pirates"), ("O9.2", "attack-needs-navy"));
}
