//! D8.4 to D8.8, O8.4 to O8.10, DP-35 to DP-37 Moving and the sea.

use crate::facts::Power::{Austria, Britain, France, Prussia, Russia, Spain};
use crate::facts::{Area, Areas, Kind, Place, Places, Power, Tile};
use crate::state::Step;
use crate::testing::{Position, loaded, options};

const FOUR: &str = "britain france spain russia";

fn land(at: &Position, power: Power, from: Place) -> Vec<Area> {
    at.state.reach(power, Kind::Army, from).all().iter().filter_map(Place::area).collect()
}

fn blockade(mut at: Position, area: Area, owner: Power) -> Position {
    at.state.map.blockade = Some((area, owner));
    at.state.display[Tile::Blockade.index()] = 0;
    at
}

#[test]
fn d8_4_and_dp_35_two_units_one_after_the_other() {
    let mut at = Position::new(FOUR).units(Britain, "home", "1 army 1 navy");
    assert!(!at.allows("deploy india"));
    at.dice = loaded(&[1, 1]);
    at.decide("move navy home").decide("deploy india");
    assert_eq!(at.state.step, Step::Moving);
    // The navy that arrived lets the army follow.
    at.decide("move army home").decide("deploy india");
    assert_eq!(at.count(Britain, "india", Kind::Army), 1);
    assert_eq!((at.state.step, at.state.turn.actions), (Step::Turn, 1));
}

#[test]
fn d8_4_and_o8_4_logistics_adds_a_move_for_each_tile() {
    for at in [Position::new(FOUR), Position::original(FOUR)] {
        let mut at = at.tiles(Britain, "logistics logistics").units(Britain, "home", "5 army");
        assert_eq!(at.state.moves_per_action(Britain), 4);
        for _ in 0..4 {
            at.decide("move army home").decide("deploy german-states");
        }
        assert_eq!((at.count(Britain, "german-states", Kind::Army), at.state.turn.actions), (4, 1));
    }
}

#[test]
fn d8_4_r_44_and_o0_4_only_units_that_stood_there_can_leave() {
    let mut at = Position::new(FOUR).units(Britain, "home", "2 army").units(Britain, "baltic", "1 army");
    at.decide("move army home").decide("deploy baltic");
    // Two stand in the Baltic, one of them has moved.
    at.decide("move army baltic").decide("deploy home");
    let mut at = Position::new(FOUR)
        .units(Britain, "home", "1 army")
        .tiles(Britain, "logistics")
        .units(Britain, "baltic", "1 navy");
    at.decide("move army home").decide("deploy baltic");
    assert_eq!(at.refused("move army baltic"), ("D8.4", "moved-already"));
    assert!(at.allows("move navy baltic"));
    at.decide("stop");
    assert!(at.allows("move army baltic"), "in the next action it may");
}

#[test]
fn d8_4_and_o8_4_a_unit_that_was_sent_back_is_tried_again_only_by_a_later_action() {
    let mut at = Position::original(FOUR).units(Britain, "home", "1 navy");
    at.dice = loaded(&[1, 3]);
    at.decide("move navy home").decide("deploy india");
    assert_eq!((at.count(Britain, "home", Kind::Navy), at.state.step), (1, Step::Turn));
    at.dice = loaded(&[2]);
    at.decide("move navy home").decide("deploy india");
    assert_eq!(at.count(Britain, "india", Kind::Navy), 1);
}

#[test]
fn d8_5_and_o8_5_navies_go_to_ports_and_home() {
    for at in [Position::new(FOUR), Position::original(FOUR)] {
        let at = at.units(Britain, "baltic", "1 navy");
        let reach = at.state.reach(Britain, Kind::Navy, Area::Baltic.into());
        assert_eq!(reach.all(), Places::of(Areas::PORTS.without(Area::Baltic)).with(Place::Home));
        assert_eq!(reach.free.iter().collect::<Vec<_>>(), [Place::In(Area::Mediterranean), Place::Home]);
        let mut at = at;
        at.decide("move navy baltic");
        let rule = at.state.clause("D8.5", "O8.5");
        assert_eq!(at.refused("deploy ottoman-empire"), (rule, "no-port"));
    }
}

#[test]
fn d8_6_armies_go_anywhere_in_europe_and_to_colonies_with_an_own_navy() {
    let mut at = Position::new(FOUR)
        .units(Britain, "home", "1 army")
        .units(Britain, "caribbean", "1 navy")
        .units(Spain, "india", "1 navy");
    assert_eq!(land(&at, Britain, Place::Home).len(), 6);
    at.decide("move army home");
    assert_eq!(at.refused("deploy india"), ("D8.6", "no-own-navy"), "an ally's navy is not enough");
    assert!(at.allows("deploy ottoman-empire") && at.allows("deploy caribbean"));
}

#[test]
fn o8_6_an_army_needs_an_own_navy_in_that_very_colony() {
    let mut at = Position::original(FOUR).units(Britain, "north-america", "1 army 1 navy");
    at.decide("move army north-america");
    assert_eq!(at.refused("deploy caribbean"), ("O8.6", "no-own-navy"));
}

#[test]
fn o8_7_v_adj_and_r_04_armies_need_access_to_european_areas() {
    use Area::{Baltic, CentralEurope, GermanStates, Mediterranean, OttomanEmpire};
    let at = Position::original("britain france spain russia austria prussia united-provinces");
    let from_home = |power| land(&at, power, Place::Home);
    assert_eq!(from_home(Britain), [GermanStates]);
    assert_eq!(from_home(France), [GermanStates, Mediterranean]);
    assert_eq!(from_home(Spain), [Mediterranean]);
    assert_eq!(from_home(Russia), [CentralEurope, Baltic, OttomanEmpire]);
    assert_eq!(from_home(Austria), [GermanStates, CentralEurope, Mediterranean, OttomanEmpire]);
    assert_eq!(from_home(Prussia), [GermanStates, CentralEurope, Baltic]);
    // An own marker opens its area and those next to it.
    let at = Position::original(FOUR).control(Britain, "central-europe");
    assert_eq!(land(&at, Britain, Place::Home), [GermanStates, CentralEurope, Baltic, OttomanEmpire]);
    // A navy opens its area, and the Ottoman Empire from the Mediterranean.
    let mut at =
        Position::original(FOUR).units(Britain, "mediterranean", "1 navy").units(Britain, "home", "1 army");
    assert_eq!(land(&at, Britain, Place::Home), [GermanStates, Mediterranean, OttomanEmpire]);
    at.decide("move army home");
    assert_eq!(at.refused("deploy baltic"), ("O8.7", "no-access"));
    // R-04 The Mediterranean does not border on the Ottoman Empire.
    let at = Position::original(FOUR).control(Spain, "mediterranean");
    assert_eq!(land(&at, Spain, Place::Home), [GermanStates, Mediterranean]);
    let deluxe = Position::with(&options(r#"{"adj":"on"}"#), FOUR);
    assert_eq!(land(&deluxe, Britain, Place::Home), [GermanStates]);
}

#[test]
fn d0_10_a_marker_on_a_token_gives_no_access() {
    let at = Position::original(FOUR).token(crate::facts::Token::Pirates, Area::India, Britain);
    assert_eq!(at.state.map.control(Britain, Area::India), 0);
    assert_eq!(at.state.income(Britain).markers, 0);
    assert_eq!(at.state.area_score(Area::India)[Britain.index()], None);
}

#[test]
fn o8_8_and_d0_2_the_own_home_always_another_never() {
    let at = Position::original(FOUR).units(Britain, "india", "1 army");
    assert!(at.state.reach(Britain, Kind::Army, Area::India.into()).check.contains(Place::Home));
    // A place is the own home or an area: nobody can even name another home.
    assert!("move army france".parse::<crate::Action>().is_err());
    assert!("deploy france".parse::<crate::Action>().is_err());
}

#[test]
fn d8_7_one_check_between_sea_groups_and_none_inside() {
    let at = Position::new(FOUR).units(Britain, "caribbean", "1 navy").units(Britain, "india", "1 navy");
    let reach = |from: Area| at.state.reach(Britain, Kind::Army, from.into());
    assert!(reach(Area::NorthAmerica).free.contains(Area::Caribbean.into()));
    assert!(reach(Area::NorthAmerica).check.contains(Area::India.into()));
    assert!(reach(Area::NorthAmerica).check.contains(Place::Home));
    assert!(reach(Area::GermanStates).free.contains(Place::Home));
}

#[test]
fn d8_7_and_dp_36_stay_leaves_the_unit_unless_a_gold_is_paid() {
    for (decision, place, gold) in [("accept", "home", 10), ("arrive", "india", 9)] {
        let mut at = Position::new(FOUR).units(Britain, "home", "1 navy");
        at.dice = loaded(&[5]);
        at.decide("move navy home").decide("deploy india");
        assert_eq!(at.legal(), ["accept", "arrive"]);
        at.decide(decision);
        assert_eq!((at.count(Britain, place, Kind::Navy), at.state.players[Britain.index()].gold), (1, gold));
        assert_eq!(at.unrest(Britain), 0);
    }
}

#[test]
fn d8_7_and_dp_37_sink_loses_the_unit_unless_two_or_three_are_paid() {
    for (decision, place, left, gold, unrest) in
        [("accept", "home", 0, 10, 1), ("rescue", "home", 1, 8, 0), ("arrive", "india", 1, 7, 0)]
    {
        let mut at = Position::new(FOUR).units(Britain, "home", "1 navy");
        at.dice = loaded(&[6]);
        at.decide("move navy home").decide("deploy india");
        assert_eq!(at.legal(), ["accept", "rescue", "arrive"]);
        at.decide(decision);
        assert_eq!(
            (at.count(Britain, place, Kind::Navy), at.state.players[Britain.index()].gold),
            (left, gold)
        );
        assert_eq!(at.unrest(Britain), unrest);
    }
}

#[test]
fn v_seaunrest_off_a_sunk_unit_costs_no_unrest() {
    let mut at = Position::with(&options(r#"{"sea-unrest":"off"}"#), FOUR).units(Britain, "home", "1 navy");
    at.dice = loaded(&[6]);
    at.decide("move navy home").decide("deploy india").decide("accept");
    assert_eq!(at.unrest(Britain), 0);
}

#[test]
fn o8_9_v_sea_and_navigation_the_two_dice_of_the_original() {
    for at in [Position::original(FOUR), Position::with(&options(r#"{"sea":"on"}"#), FOUR)] {
        let odds = |tiles: &str| {
            let at = at.fork().tiles(Britain, tiles);
            let odds = at.state.sea_odds(Britain);
            (odds.arrive, odds.stay, odds.lost)
        };
        assert_eq!(odds(""), (32, 2, 2));
        assert_eq!(odds("navigation"), (34, 2, 0));
        assert_eq!(odds("navigation navigation"), (36, 0, 0));
        for (tiles, dice, home, india) in [
            ("", [2, 1], 0, 1),
            ("", [1, 2], 0, 0),
            ("", [1, 4], 1, 0),
            ("", [1, 5], 0, 1),
            ("navigation", [1, 1], 1, 0),
            ("navigation", [1, 3], 0, 1),
        ] {
            let mut at = at.fork().tiles(Britain, tiles).units(Britain, "home", "1 navy");
            at.dice = loaded(&dice);
            at.decide("move navy home").decide("deploy india");
            assert_eq!(at.state.step, Step::Turn, "no choice is left");
            assert_eq!(
                (at.count(Britain, "home", Kind::Navy), at.count(Britain, "india", Kind::Navy)),
                (home, india)
            );
        }
    }
}

#[test]
fn d8_7_the_sea_die_has_four_one_and_one() {
    let odds = Position::new(FOUR).state.sea_odds(Britain);
    assert_eq!((odds.arrive, odds.stay, odds.lost, odds.of), (4, 1, 1, 6));
}

#[test]
fn d8_8_o8_10_and_r_30_a_blockade_stops_land_units_of_no_ally() {
    for at in [Position::new(FOUR), Position::original(FOUR)] {
        let at = blockade(at.units(France, "india", "1 navy"), Area::India, France)
            .units(Britain, "india", "1 navy")
            .units(Russia, "india", "1 navy")
            .units(Britain, "home", "1 army 1 fort");
        assert!(!land(&at, Britain, Place::Home).contains(&Area::India), "as many navies are not enough");
        assert!(land(&at, Russia, Place::Home).contains(&Area::India), "an ally passes");
        assert!(!at.state.reach(Britain, Kind::Fort, Place::Home).all().contains(Area::India.into()));
        assert!(at.state.reach(Britain, Kind::Navy, Place::Home).all().contains(Area::India.into()));
        let mut refused = at.fork();
        refused.decide("move army home");
        let rule = at.state.clause("D8.8", "O8.10");
        assert_eq!(refused.refused("deploy india"), (rule, "blockade"));
        let at = at.units(Britain, "india", "2 navy");
        assert!(land(&at, Britain, Place::Home).contains(&Area::India), "more are");
    }
}

#[test]
fn d8_8_o8_10_and_dp_65_a_blockade_is_laid_under_a_navy_and_leaves_with_it() {
    for at in [Position::new(FOUR), Position::original(FOUR)] {
        let mut at = at
            .tiles(Britain, "blockade")
            .units(Britain, "india", "1 navy")
            .units(Britain, "baltic", "1 navy");
        let rule = at.state.clause("D8.8", "O8.10");
        assert_eq!(at.refused("blockade africa"), (rule, "no-own-navy"));
        assert_eq!(at.refused("blockade baltic"), (rule, "no-own-navy"), "only in a colony");
        at.decide("blockade india");
        assert_eq!(at.state.map.blockade, Some((Area::India, Britain)));
        assert_eq!(at.state.players[Britain.index()].has(Tile::Blockade), 0);
        at.dice = loaded(&[2]);
        at.decide("move navy india").decide("deploy home");
        assert_eq!(at.state.map.blockade, None);
        assert_eq!(at.state.display[Tile::Blockade.index()], 1);
        let rule = at.state.clause("D10.4", "O10.3");
        at.decide("stop");
        assert_eq!(at.refused("claim blockade"), (rule, "used-this-round"));
    }
}

#[test]
fn d0_3_forts_and_armies_are_land_units() {
    let at = Position::new(FOUR).units(Britain, "caribbean", "1 navy");
    let army = at.state.reach(Britain, Kind::Army, Place::Home);
    assert_eq!(army, at.state.reach(Britain, Kind::Fort, Place::Home));
    assert_ne!(army, at.state.reach(Britain, Kind::Navy, Place::Home));
}
