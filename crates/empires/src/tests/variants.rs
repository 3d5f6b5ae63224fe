//! Variants whose difference is not shown elsewhere, and presets.

use crate::options::{Duplicates, UnrestRule};
use crate::testing::{Position, options};

const FOUR: &str = "britain france spain russia";

#[test]
fn v_talklimit_and_v_markers_have_no_rules_effect() {
    // Neither is an option: the game is the same.
    assert!(serde_json::from_str::<crate::Options>(r#"{"talk-limit":"on"}"#).is_err());
    assert!(serde_json::from_str::<crate::Options>(r#"{"markers":"on"}"#).is_err());
}

#[test]
fn the_classic_preset_can_be_played_with_deluxe_pieces() {
    let text = r#"{"adj":"on","sea":"on","own-fleet":"on","unrest":"points-hidden","duplicates":"keep","agri":"on","industry":"on","pass":"off"}"#;
    let rules = Position::with(&options(text), FOUR).state.rules;
    assert!(rules.adj && rules.sea && rules.own_fleet && rules.agri && rules.industry && !rules.pass);
    assert_eq!((rules.unrest, rules.duplicates), (UnrestRule::PointsHidden, Duplicates::Keep));
    assert!(!rules.original);
}

#[test]
fn v_unrest_v_dup_and_v_tiles_defaults_follow_edition_and_players() {
    let deluxe = Position::new(FOUR).state.rules;
    let few = Position::new("britain france spain").state.rules;
    let original = Position::original(FOUR).state.rules;
    assert_eq!(deluxe.unrest, UnrestRule::Drawn);
    assert_eq!(original.unrest, UnrestRule::PointsHidden);
    assert_eq!(
        [deluxe, few, original].map(|rules| rules.duplicates),
        [Duplicates::MayRedraw, Duplicates::MustDiffer, Duplicates::Keep]
    );
    assert!(deluxe.thinned && !original.thinned);
}
