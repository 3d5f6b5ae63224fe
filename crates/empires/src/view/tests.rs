//! What the views show, and to whom.

use table::{Game, Seat, Viewer};

use crate::Empires;
use crate::facts::Power::{Britain, France};
use crate::testing::{Position, options};

fn as_text(position: &Position, viewer: Viewer) -> serde_json::Value {
    serde_json::to_value(Empires::view(&position.state, viewer)).expect("a view serialises")
}

#[test]
fn d0_8_unrest_values_are_for_their_owner_alone() {
    let mut at = Position::new("britain france spain russia").gold(Britain, 0).tiles(Britain, "banking");
    at.decide("claim reserves");
    let own = as_text(&at, Viewer::Seat(Seat(0)));
    assert_eq!(own["players"][0]["unrest"]["drawn"], 1);
    assert!(own["players"][0]["unrest"]["points"].is_number());
    for viewer in [Viewer::Seat(Seat(1)), Viewer::Spectator] {
        let other = as_text(&at, viewer);
        assert_eq!(other["players"][0]["unrest"]["drawn"], 1);
        assert!(other["players"][0]["unrest"]["points"].is_null());
        assert!(other["players"][0]["unrest"]["values"].is_null());
    }
    assert!(as_text(&at, Viewer::Open)["players"][0]["unrest"]["points"].is_number());
}

#[test]
fn v_unrest_points_open_are_public() {
    let options = options(r#"{"unrest":"points-open"}"#);
    let mut at = Position::with(&options, "britain france spain russia").gold(Britain, 0);
    at.decide("claim reserves");
    assert_eq!(as_text(&at, Viewer::Spectator)["players"][0]["unrest"]["points"], 1);
}

#[test]
fn targets_show_exact_odds() {
    let at = Position::new("britain france spain russia")
        .units(Britain, "india", "2 army")
        .control(France, "india");
    let view = as_text(&at, Viewer::Spectator);
    let target = &view["targets"][0];
    assert_eq!((&target["area"], &target["target"]), (&"india".into(), &"france".into()));
    // Two against none: 996 of 1,296 at sea counted as any roll.
    assert_eq!(target["prospect"]["land"][0]["odds"]["attacker"], 996);
    assert_eq!(target["prospect"]["success"], 996 * 1296);
}

#[test]
fn areas_show_what_lies_there() {
    let at = Position::new("britain france spain russia")
        .units(Britain, "india", "2 army 1 navy")
        .units(Britain, "home", "1 fort")
        .neutrals("n58")
        .control(France, "india india");
    let view = as_text(&at, Viewer::Seat(Seat(2)));
    let india = view["areas"].as_array().expect("areas").iter().find(|area| area["area"] == "india");
    let india = india.expect("India");
    assert_eq!(india["units"][0]["armies"], 2);
    assert_eq!(india["control"][0]["markers"], 2);
    assert_eq!(india["neutrals"][0]["value"], 3);
    assert_eq!(india["score"][0]["vp"], 5);
    assert_eq!(view["homes"][0]["forts"], 1);
    assert_eq!(view["you"], "spain");
    assert_eq!(view["prompt"]["key"], "turn");
}

#[test]
fn d10_4_a_tile_of_which_every_copy_is_held_still_shows_its_price() {
    let mut at = Position::new("britain france spain russia").gold(Britain, 10);
    let tile = |at: &Position, id: &str| {
        let view = as_text(at, Viewer::Spectator);
        let found =
            view["display"].as_array().expect("tiles").iter().find(|tile| tile["tile"] == id).cloned();
        found.unwrap_or_else(|| panic!("{id} is not listed"))
    };
    let before = tile(&at, "war-office");
    assert_eq!(before["copies"], 1);
    at.decide("claim war-office");
    let after = tile(&at, "war-office");
    assert_eq!(after["copies"], 0);
    assert_eq!(after["gold"], before["gold"]);
}
