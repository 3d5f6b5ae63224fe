//! D8.1 to D8.3, D8.9, D8.10, O8.1 to O8.3, O8.11, DP-30 to DP-34 Building.

use crate::facts::Kind;
use crate::facts::Power::{Britain, France};
use crate::state::Step;
use crate::testing::{Position, loaded};

const FOUR: &str = "britain france spain russia";

fn both() -> [Position; 2] {
    [Position::new(FOUR), Position::original(FOUR)]
}

#[test]
fn d8_1_o8_1_dp_30_and_dp_32_a_unit_is_built_at_home_and_may_move_at_once() {
    for at in both() {
        let mut at = at;
        at.decide("build army");
        assert_eq!(at.state.players[Britain.index()].population, 4);
        assert_eq!((at.count(Britain, "home", Kind::Army), at.state.step), (1, Step::Deploy));
        at.decide("deploy german-states");
        assert_eq!(at.count(Britain, "german-states", Kind::Army), 1);
        at.decide("build navy").decide("deploy home");
        assert_eq!(at.count(Britain, "home", Kind::Navy), 1);
    }
}

#[test]
fn d8_1_population_stays_spent_if_the_unit_is_lost_on_the_way() {
    let mut at = Position::new(FOUR);
    at.dice = loaded(&[6]);
    at.decide("build navy").decide("deploy india").decide("accept");
    assert_eq!(at.state.players[Britain.index()].population, 4);
    assert_eq!(at.state.map.on_map(Britain, Kind::Navy), 0);
    assert_eq!(at.unrest(Britain), 1);
}

#[test]
fn d8_1_o8_1_a_new_fort_moves_like_an_army() {
    for at in both() {
        let mut at = at.units(Britain, "india", "1 navy");
        at.dice = loaded(&[4]);
        at.decide("build fort");
        assert!(!at.allows("deploy africa"));
        at.decide("deploy india");
        assert_eq!(at.count(Britain, "india", Kind::Fort), 1);
    }
}

#[test]
fn d8_2_o8_2_and_r_08_forts_stay_in_areas_but_leave_home() {
    for (at, rule) in both().into_iter().zip(["D8.2", "O8.2"]) {
        let mut at = at.units(Britain, "german-states", "1 fort").units(Britain, "home", "1 fort");
        assert_eq!(at.refused("move fort german-states"), (rule, "forts-stay"));
        at.decide("move fort home").decide("deploy german-states");
        assert_eq!(at.count(Britain, "german-states", Kind::Fort), 2);
    }
}

#[test]
fn d8_3_o8_3_dp_31_r_29_and_r_41_rebuild_the_same_kind_for_unrest_and_population() {
    for at in both() {
        let mut at = at.units(Britain, "india", "1 navy");
        at.decide("rebuild navy india");
        assert_eq!((at.count(Britain, "india", Kind::Navy), at.count(Britain, "home", Kind::Navy)), (0, 1));
        assert_eq!((at.unrest(Britain), at.state.players[Britain.index()].population), (1, 4));
        at.decide("deploy baltic");
        assert_eq!(at.count(Britain, "baltic", Kind::Navy), 1);
    }
    let at = Position::new(FOUR);
    assert_eq!(at.refused("rebuild navy india"), ("D8.3", "no-such-unit"));
    let at = Position::original(FOUR);
    assert_eq!(at.refused("rebuild army baltic"), ("O8.3", "no-such-unit"));
}

#[test]
fn d8_3_units_at_home_may_be_rebuilt_and_forts_too() {
    let mut at = Position::new(FOUR).units(Britain, "home", "1 army").units(Britain, "baltic", "2 fort");
    assert!(at.allows("rebuild army home"));
    at.decide("rebuild fort baltic").decide("deploy mediterranean");
    assert_eq!(at.count(Britain, "mediterranean", Kind::Fort), 1);
}

#[test]
fn d8_9_and_o8_11_mercenaries_and_pressgangs_cost_no_population() {
    for at in both() {
        let mut at = at.tiles(Britain, "mercenaries pressgangs militia").population(Britain, 5);
        at.decide("mercenaries").decide("deploy german-states").unwrap_turn();
        at.decide("pressgangs").decide("deploy baltic").unwrap_turn();
        assert_eq!(at.state.players[Britain.index()].population, 5);
        assert_eq!(
            (at.count(Britain, "german-states", Kind::Army), at.count(Britain, "baltic", Kind::Navy)),
            (1, 1)
        );
        assert_eq!(at.state.turn.actions, 2);
    }
    let at = Position::new(FOUR).tiles(Britain, "mercenaries").units(Britain, "baltic", "14 army");
    assert_eq!(at.refused("mercenaries"), ("D1.1", "no-piece-left"));
}

impl Position {
    /// The turn goes on: no Militia after a free build (D8.10).
    fn unwrap_turn(&self) {
        assert_eq!(self.state.step, Step::Turn);
    }
}

#[test]
fn d8_9_dp_34_and_r_09_natives_are_placed_in_a_colony_and_may_move() {
    let mut at = Position::new(FOUR)
        .tiles(Britain, "trained-natives")
        .control(Britain, "africa")
        .units(Britain, "caribbean", "1 navy")
        .units(France, "africa", "1 navy");
    // The placement ignores a blockade; moves do not.
    at.state.map.blockade = Some((crate::facts::Area::Africa, France));
    at.state.display[crate::facts::Tile::Blockade.index()] -= 1;
    assert_eq!(at.refused("natives india"), ("D8.9", "not-present"));
    assert!(at.allows("natives caribbean"));
    at.decide("natives africa");
    assert_eq!(at.count(Britain, "africa", Kind::Army), 1);
    assert!(at.allows("deploy africa") && at.allows("deploy caribbean") && !at.allows("deploy india"));
    at.dice = loaded(&[5]);
    at.decide("deploy caribbean").decide("accept");
    assert_eq!(at.count(Britain, "africa", Kind::Army), 1, "it stays in the colony of its placement");
    assert_eq!(at.state.players[Britain.index()].population, 5);
}

#[test]
fn d8_10_o8_11_dp_33_and_r_10_one_more_army_for_each_militia() {
    for at in both() {
        let mut at = at.tiles(Britain, "militia militia").population(Britain, 4);
        at.decide("build navy").decide("deploy baltic");
        assert_eq!(at.legal(), ["stop", "militia"]);
        at.decide("militia").decide("deploy german-states").decide("militia").decide("deploy home");
        assert_eq!(at.state.step, Step::Turn, "two tiles, two armies");
        assert_eq!(at.state.players[Britain.index()].population, 1);
        assert_eq!(at.state.turn.actions, 1, "all in one action");
    }
}

#[test]
fn d8_10_militia_follows_a_rebuild_and_needs_population() {
    let mut at = Position::new(FOUR)
        .tiles(Britain, "militia")
        .population(Britain, 2)
        .units(Britain, "baltic", "1 army");
    at.decide("rebuild army baltic").decide("deploy home").decide("militia").decide("deploy home");
    assert_eq!(at.state.map.on_map(Britain, Kind::Army), 2);
    let mut at = Position::new(FOUR).tiles(Britain, "militia").population(Britain, 1);
    at.decide("build army").decide("deploy home");
    assert_eq!(at.state.step, Step::Turn, "nobody is left for the militia");
    let mut at = Position::new(FOUR).tiles(Britain, "militia");
    at.decide("build army").decide("deploy home").decide("stop");
    assert_eq!(at.state.step, Step::Turn);
}
