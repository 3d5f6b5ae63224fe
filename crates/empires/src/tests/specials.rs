//! D10.1 to D10.4, O10.1 to O10.3, DP-60 to DP-64 Special actions.

use crate::Event;
use crate::facts::Power::{Britain, France, Russia};
use crate::facts::{Alliance, Area, Tile, Token};
use crate::state::Step;
use crate::testing::{Position, options};

const FOUR: &str = "britain france spain russia";

fn both() -> [Position; 2] {
    [Position::new(FOUR), Position::original(FOUR)]
}

#[test]
fn d10_1_o10_1_and_dp_60_colonize_for_a_population_without_presence() {
    for at in both() {
        let mut at = at.neutrals("n37 n40");
        let rule = at.state.clause("D10.1", "O10.1");
        assert_eq!(at.refused("colonize n40"), (rule, "no-such-counter"), "another kind");
        assert_eq!(at.refused("colonize n38"), (rule, "no-such-counter"), "not on the map");
        at.decide("colonize n37");
        assert_eq!(at.state.map.control(Britain, Area::NorthAmerica), 1);
        assert_eq!(at.state.players[Britain.index()].population, 4);
        assert_eq!(at.state.turn.actions, 1);
    }
}

#[test]
fn d10_2_o10_2_and_dp_61_commerce_with_a_navy_in_africa() {
    for at in both() {
        let at = at.neutrals("n46 n37");
        let rule = at.state.clause("D10.2", "O10.2");
        assert_eq!(at.refused("commerce n46"), (rule, "no-navy-in-africa"));
        let mut at = at.units(Britain, "africa", "1 navy");
        assert_eq!(at.refused("commerce n37"), (rule, "no-such-counter"));
        at.decide("commerce n46");
        assert_eq!(at.state.map.control(Britain, Area::Caribbean), 1);
        assert_eq!(at.state.players[Britain.index()].population, 5, "it costs nothing");
    }
}

#[test]
fn d10_3_and_dp_62_a_local_alliance_lasts_for_the_war() {
    let mut at = Position::new(FOUR).local(France, "sweden");
    assert_eq!(at.refused("ally sweden"), ("D10.3", "alliance-taken"));
    at.decide("ally bavaria");
    assert_eq!(at.state.map.alliances[Alliance::Bavaria.index()], Some(Britain));
    assert_eq!(at.state.players[Britain.index()].gold, 10, "free");
    for (alliance, gold) in [("ottoman", 1), ("portugal", 1), ("gauchos", 1), ("denmark", 1), ("cossacks", 0)]
    {
        let mut at = Position::new(FOUR);
        at.decide(&format!("ally {alliance}"));
        assert_eq!(at.state.players[Britain.index()].gold, 10 - gold, "{alliance}");
    }
}

#[test]
fn o10_3_an_alliance_is_a_tile_that_is_bought() {
    let mut at = Position::original(FOUR);
    at.decide("ally ottoman");
    assert_eq!(at.state.players[Britain.index()].gold, 9);
    assert_eq!(at.refused("claim banking"), ("O7.2", "one-tile-a-round"));
}

#[test]
fn d10_4_o10_3_and_dp_63_a_tile_is_claimed_for_its_price() {
    for at in both() {
        let mut at = at;
        let display = at.state.display[Tile::Militia.index()];
        at.decide("claim militia");
        assert_eq!(at.state.display[Tile::Militia.index()], display - 1);
        assert_eq!(at.state.players[Britain.index()].has(Tile::Militia), 1);
        assert_eq!(at.state.players[Britain.index()].gold, 6);
        assert_eq!(at.events(|event| matches!(event, Event::Claimed { .. })).len(), 1);
    }
    let mut at = Position::new(FOUR);
    at.state.display[Tile::Banking.index()] = 0;
    assert_eq!(at.refused("claim banking"), ("D10.4", "not-on-display"));
}

#[test]
fn d10_4_and_v_tradecap_three_trade_tiles_at_most_with_few_players() {
    let three = "company-baltic company-levant company-sugar";
    let at = Position::new("britain france spain").tiles(Britain, three);
    assert_eq!(at.refused("claim company-tobacco"), ("D10.4", "three-trade-tiles"));
    assert!(at.allows("claim banking"));
    assert!(Position::new(FOUR).tiles(Britain, three).allows("claim company-tobacco"));
    let capped = Position::with(&options(r#"{"trade-cap":"on"}"#), FOUR).tiles(Britain, three);
    assert!(!capped.allows("claim company-tobacco"));
    let free = Position::with(&options(r#"{"trade-cap":"off"}"#), "britain france").tiles(Britain, three);
    assert!(free.allows("claim company-tobacco"));
}

#[test]
fn d10_4_and_r_40_a_tactics_tile_goes_back_and_its_user_waits_for_the_next_round() {
    let mut at = Position::new(FOUR).tiles(Britain, "blockade").units(Britain, "india", "1 navy");
    at.decide("blockade india");
    at.state.map.blockade = None;
    at.state.display[Tile::Blockade.index()] = 1;
    assert_eq!(at.refused("claim blockade"), ("D10.4", "used-this-round"));
    at.decide("pass").decide("pass").decide("end");
    assert!(at.allows("claim blockade"), "others may at once");
    for _ in 0..3 {
        at.decide("pass").decide("pass").decide("end");
    }
    assert_eq!((at.asked().0, at.state.round), (Britain, 2));
    assert!(at.allows("claim blockade"));
}

#[test]
fn d10_4_o10_3_and_r_37_several_copies_may_be_owned() {
    for at in both() {
        let mut at = at.tiles(Britain, "company-levant");
        at.decide("claim company-levant");
        assert_eq!(at.state.players[Britain.index()].has(Tile::CompanyLevant), 2);
    }
}

#[test]
fn dp_64_a_covert_token_is_a_special_action() {
    let mut at = Position::new(FOUR).control(France, "caribbean").control(Russia, "india");
    assert!(at.allows("incite pirates caribbean france") && at.allows("incite revolt caribbean france"));
    assert!(at.allows("incite pirates india russia"));
    assert!(!at.allows("incite revolt india russia"));
    at.roll([6, 1], [2, 2]);
    at.decide("incite pirates caribbean france");
    while at.state.step != Step::Turn {
        let first = at.legal()[0].clone();
        at.decide(&first);
    }
    assert_eq!(at.state.map.tokens[Token::Pirates.index()], Some((Area::Caribbean, France)));
    assert_eq!(at.refused("claim banking"), ("D7.2", "one-special-action"));
    assert!(!at.state.turn.attacked, "not an attack for D7.6");
}
