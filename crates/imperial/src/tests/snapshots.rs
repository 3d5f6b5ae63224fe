//! what is frozen when an Action Round begins.

use crate::Side::{Britain, France};
use crate::testing::{Position, space};

#[test]
fn r_001_control_is_frozen_for_building_forts() {
    // Gulf of Maine is taken in this round: it does not carry a Fort yet.
    let mut at = Position::new().bare().navy_box(Britain, 1).take(Britain, "m4-e2-a");
    at.decide("deploy navy-box gulf-of-maine major");
    assert_eq!(at.refused("fort halifax major"), ("5.6.3", "fort-needs-connection"));
    at.decide("end");
    let mut at = at.begin(Britain).among_nine("m4-e2-b");
    at.decide("tile m4-e2-b");
    assert!(at.allows("fort halifax major"));
}

#[test]
fn r_001_a_space_lost_and_regained_has_dropped_out() {
    let mut at = Position::new().bare().flags(France, "louisbourg georges-bank").take(France, "m4-e2-a");
    let market = space("georges-bank");
    at.play().unflag(market);
    at.play().flag(France, market);
    assert_eq!(at.refused("fort halifax major"), ("5.6.3", "fort-needs-connection"));
    assert!(!at.state.market_targets(France).contains(space("massachusetts-bay")));
}

#[test]
fn r_001_isolation_is_frozen_for_both_sides() {
    let at = Position::new()
        .bare()
        .flags(France, "niagara cataraqui quebec-and-montreal")
        .flags(Britain, "albany");
    let at = at.take(Britain, "e4-m2-a");
    let isolated = |at: &Position, id: &str| at.state.isolated_now().contains(space(id));
    assert!(isolated(&at, "albany") && !isolated(&at, "niagara"));
}

#[test]
fn r_048_cutting_or_mending_a_chain_counts_from_the_next_round_on() {
    let at = Position::new().bare().flags(France, "quebec-and-montreal cataraqui niagara");
    let mut at = at.flags(Britain, "ohio-forks northern-colonies cumberland").take(Britain, "e4-m2-a");
    at.play().unflag(space("cataraqui"));
    assert_eq!(at.cost("shift niagara major"), 2);
    at.decide("end");
    // Now it is France's round, and the Market counts as Isolated.
    assert!(at.state.isolated_now().contains(space("niagara")));
    at.play().flag(France, space("cataraqui"));
    assert!(at.state.isolated_now().contains(space("niagara")));
}

#[test]
fn r_001_the_fur_and_fish_comparison_is_frozen() {
    let at = Position::new().bare().flags(France, "cataraqui quebec-and-montreal").turn(5).face_down("m24");
    let mut at = at.take(France, "e4-m2-a");
    at.play().unflag(space("cataraqui"));
    at.decide("reveal m24");
    assert_eq!(at.left(crate::Slot::Major), 5);
    let mut at = Position::new().bare().turn(5).face_down("m24").flags(France, "quebec-and-montreal");
    at = at.take(France, "e4-m2-a");
    at.decide("shift cataraqui major").decide("reveal m24");
    assert_eq!(at.left(crate::Slot::Major), 2);
}

#[test]
fn r_001_the_round_opens_before_the_tile_is_chosen() {
    let at = Position::new().bare().flags(France, "quebec-and-montreal cataraqui").begin(France);
    assert!(at.state.round.tile.is_none());
    assert_eq!(at.state.round.held, at.state.board.control[France]);
}
