//! D11, O10.3 What each tile does; those of combat are tested with the attack.

use crate::facts::Power::Britain;
use crate::facts::{Alliance, Area, Areas, Arm, Kind, Tile, Timing};
use crate::testing::{Position, options};

const FOUR: &str = "britain france spain russia";

fn gold(at: &Position) -> i32 {
    at.state.players[Britain.index()].gold
}

#[test]
fn d11_prices_of_all_tiles() {
    for &tile in Tile::ALL {
        let (gold, people, unrest) = match tile {
            Tile::DiplomaticService | Tile::Reserves => (2, 0, 0),
            Tile::Mercenaries | Tile::Pressgangs => (3, 0, 0),
            Tile::TrainedNatives | Tile::Militia => (4, 0, 0),
            Tile::NavalTraining => (5, 0, 0),
            Tile::ArmyTraining => (6, 0, 0),
            Tile::WarOffice => (8, 0, 0),
            Tile::Logistics => (0, 1, 0),
            Tile::Industry => (0, 2, 2),
            _ => (0, 0, 0),
        };
        assert_eq!((tile.gold(false), tile.population(), tile.unrest()), (gold, people, unrest), "{tile}");
    }
    assert_eq!(Tile::ImprovedAgriculture.gold(true), 4);
}

#[test]
fn d11_companies_bring_gold_for_markers_in_their_area() {
    for (tile, areas) in [
        ("company-baltic", "baltic"),
        ("company-east-indies", "india east-indies"),
        ("company-slaves", "africa"),
        ("company-gold-mines", "south-america"),
        ("company-levant", "ottoman-empire mediterranean"),
        ("company-sugar", "caribbean"),
        ("company-tobacco", "north-america"),
    ] {
        for area in areas.split(' ') {
            let mut at =
                Position::new(FOUR).tiles(Britain, tile).control(Britain, &format!("{area} {area} {area}"));
            at.decide(&format!("trade {tile} {area}"));
            assert_eq!(gold(&at), 13, "{tile}");
            assert_eq!(at.state.turn.actions, 2);
        }
    }
}

#[test]
fn d11_improved_agriculture_and_v_agri() {
    let mut at = Position::new(FOUR);
    at.decide("claim improved-agriculture");
    assert_eq!((gold(&at), at.state.players[Britain.index()].population), (10, 6), "one at once");
    at.decide("agriculture");
    assert_eq!(at.state.players[Britain.index()].population, 7);
    for at in [Position::original(FOUR), Position::with(&options(r#"{"agri":"on"}"#), FOUR)] {
        let mut at = at;
        at.decide("claim improved-agriculture");
        assert_eq!(
            (gold(&at), at.state.players[Britain.index()].population),
            (6, 5),
            "4 gold, nothing at once"
        );
        at.decide("agriculture");
        assert_eq!(at.state.players[Britain.index()].population, 6);
    }
}

#[test]
fn d11_industry_and_v_industry() {
    for (text, points) in
        [("{}", 5), (r#"{"industry":"on"}"#, 3), (r#"{"agri":"on"}"#, 5), (r#"{"edition":"original"}"#, 3)]
    {
        let mut at =
            Position::with(&options(text), FOUR).tiles(Britain, "improved-agriculture improved-agriculture");
        at.decide("claim industry");
        let player = &at.state.players[Britain.index()];
        assert_eq!((player.vp, player.population, at.unrest(Britain)), (points, 3, 2), "{text}");
        assert_eq!(player.has(Tile::Industry), 0, "it leaves the game");
    }
}

#[test]
fn d11_government_reform_leaves_the_game() {
    let mut at = Position::new(FOUR);
    let display = at.state.display[Tile::GovernmentReform.index()];
    at.decide("claim government-reform");
    assert_eq!(at.state.display[Tile::GovernmentReform.index()], display - 1);
    assert_eq!(at.state.players[Britain.index()].has(Tile::GovernmentReform), 0);
}

#[test]
fn d11_banking_twice_adds_nothing() {
    let at = Position::new(FOUR).tiles(Britain, "banking banking");
    assert_eq!(at.state.tax_rate(Britain), 3);
}

#[test]
fn d11_navigation_is_in_play_only_with_the_original_sea() {
    assert_eq!(Position::new(FOUR).refused("claim navigation"), ("D10.4", "not-on-display"));
    assert!(Position::original(FOUR).allows("claim navigation"));
    assert!(Position::with(&options(r#"{"sea":"on"}"#), FOUR).allows("claim navigation"));
    assert!(
        !Position::with(&options(r#"{"edition":"original","sea":"off"}"#), FOUR).allows("claim navigation")
    );
}

#[test]
fn d11_the_war_office_attacks_free_once_in_a_war() {
    let mut at = Position::new(FOUR).tiles(Britain, "war-office").neutrals("n35 n36").units(
        Britain,
        "north-america",
        "6 army",
    );
    at.roll([1, 1], [1, 1]);
    at.decide("war-office north-america n35");
    while at.state.step != crate::state::Step::Turn {
        let first = at.legal()[0].clone();
        at.decide(&first);
    }
    assert_eq!((gold(&at), at.state.turn.actions, at.state.turn.attacked), (10, 2, true));
    assert_eq!(at.refused("war-office north-america n36"), ("D7.5", "tile-not-ready"));
}

#[test]
fn d11_timing_of_all_tiles() {
    let of = |timing: Timing| Tile::ALL.iter().filter(|tile| tile.timing() == timing).count();
    assert_eq!(of(Timing::OncePerWar), 14);
    assert_eq!(of(Timing::Permanent), 6);
    assert_eq!(of(Timing::Tactics), 3);
    assert_eq!(of(Timing::Immediate), 2);
}

#[test]
fn r_25_and_r_35_areas_and_arms_of_the_eleven_alliances() {
    assert_eq!(Alliance::COUNT, 11);
    let either: Vec<Alliance> =
        Alliance::ALL.iter().copied().filter(|alliance| alliance.arm() == Arm::Either).collect();
    assert_eq!(either, [Alliance::Portugal, Alliance::Sweden, Alliance::Denmark, Alliance::Ottoman]);
    assert_eq!(Alliance::Ottoman.areas(false), Areas::of(&[Area::OttomanEmpire]));
    assert!(Alliance::Ottoman.areas(true).contains(Area::Mediterranean));
    let several = Alliance::ALL.iter().filter(|alliance| alliance.areas(false).iter().count() > 1);
    assert_eq!(several.count(), 1, "only Portugal in the Deluxe edition");
}

#[test]
fn d11_trained_natives_pressgangs_and_mercenaries_are_once_per_war() {
    let mut at = Position::new(FOUR)
        .tiles(Britain, "trained-natives pressgangs mercenaries")
        .control(Britain, "india");
    for text in ["natives india", "pressgangs", "mercenaries"] {
        at.decide(text).decide(if text == "natives india" { "deploy india" } else { "deploy home" });
        assert!(!at.allows(text));
    }
    assert_eq!(at.state.map.on_map(Britain, Kind::Army), 2);
}
