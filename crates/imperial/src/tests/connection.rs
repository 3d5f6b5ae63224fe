//! 5.4.1: connection and isolation.

use crate::Side::{Britain, France};
use crate::facts::Space;
use crate::testing::{Position, space};

/// Whether a side may shift a Market now.
fn reaches(at: &Position, id: &str) -> bool {
    let side = at.state.round.side;
    assert_eq!(
        at.state.market_targets(side).contains(space(id)),
        at.check(&format!("shift {id} major")).is_ok()
    );
    at.allows(&format!("shift {id} major"))
}

fn british(flags: &str) -> Position {
    Position::new().bare().flags(Britain, flags).debt(Britain, 0, 20)
}

#[test]
fn r5_4_1_a_market_needs_a_connection() {
    let at = british("northern-colonies").take(Britain, "e4-m2-a");
    assert!(reaches(&at, "cumberland") && reaches(&at, "massachusetts-bay"));
    assert_eq!(at.refused("shift albany major"), ("5.4.1", "no-connection"));
    assert_eq!(at.refused("shift calicut major"), ("5.4.1", "no-connection"));
}

#[test]
fn r_042_territories_forts_and_naval_spaces_connect() {
    assert!(reaches(&british("northern-colonies").take(Britain, "e4-m2-a"), "cumberland"));
    assert!(reaches(&british("halifax").take(Britain, "e4-m2-a"), "georges-bank"));
    assert!(reaches(&british("gulf-of-maine").take(Britain, "e4-m2-a"), "georges-bank"));
    // R-047 A damaged Fort connects too.
    assert!(reaches(&british("halifax").damaged("halifax").take(Britain, "e4-m2-a"), "georges-bank"));
    // The opponent's do not.
    let at = british("madras").flags(France, "halifax").take(Britain, "e4-m2-a");
    assert!(!reaches(&at, "georges-bank"));
}

#[test]
fn r_042_a_clean_market_connects() {
    let at = british("northern-colonies hudson-valley").take(Britain, "e4-m2-a");
    assert!(reaches(&at, "albany"));
    let at = british("northern-colonies hudson-valley").conflicts("hudson-valley").take(Britain, "e4-m2-a");
    assert!(!reaches(&at, "albany"));
}

#[test]
fn r5_4_1_isolated_market_gives_no_connection() {
    let at = british("hudson-valley").take(Britain, "e4-m2-a");
    assert!(!reaches(&at, "albany"));
    // Not even after the chain has been mended in the same round.
    let mut at = british("hudson-valley").take(Britain, "e4-m2-a");
    at.play().flag(Britain, space("northern-colonies"));
    assert!(!reaches(&at, "albany") && reaches(&at, "cumberland"));
}

#[test]
fn r5_4_1_no_daisy_chains_from_market_to_market() {
    let mut at = british("northern-colonies").take(Britain, "e4-m2-a");
    at.buy("shift hudson-valley major", 3);
    assert!(!reaches(&at, "albany"));
    at.decide("end");
    let mut at = at.begin(Britain).among_nine("e4-m2-b");
    at.decide("tile e4-m2-b");
    assert!(reaches(&at, "albany"));
}

#[test]
fn r_043_a_market_that_changed_hands_gives_no_connection_any_more() {
    let mut at = british("northern-colonies hudson-valley").take(Britain, "e4-m2-a");
    at.play().unflag(space("hudson-valley"));
    at.buy("shift hudson-valley major", 3);
    assert!(!reaches(&at, "albany"));
}

#[test]
fn r_044_removing_the_marker_restores_the_connection() {
    let at = british("northern-colonies hudson-valley").conflicts("hudson-valley");
    let mut at = at.take(Britain, "e4-m2-a");
    assert!(!reaches(&at, "albany"));
    at.buy("clear-conflict hudson-valley minor", 2);
    assert!(reaches(&at, "albany"));
}

#[test]
fn r_045_free_effects_need_no_connection_but_event_points_do() {
    let mut at = british("madras").hand(France, "11").flags(France, "acadia").take(France, "e3-d2");
    at.state.board.control[Britain].insert(space("calicut"));
    at.state.board.control[Britain].insert(space("kurpa"));
    at.decide("event 11");
    // Calico Acts unflags a Cotton Market far from anything French.
    assert!(at.is_empty("kurpa"));
    let mut at = Position::new().bare().flags(France, "acadia").take(France, "d3-m2");
    at.play().grant(crate::facts::ActionType::Economic, 3, None);
    assert_eq!(at.refused("shift kurpa event"), ("5.4.1", "no-connection"));
    assert!(at.allows("shift northeast-channel event"));
}

#[test]
fn r_046_only_the_markets_in_between_must_be_free_of_markers() {
    let isolated = |at: &Position, id: &str| at.state.board.isolated(France).contains(space(id));
    let chain = || Position::new().bare().flags(France, "quebec-and-montreal cataraqui niagara oswego");
    assert!(!isolated(&chain(), "oswego"));
    let at = chain().conflicts("oswego");
    assert!(!isolated(&at, "oswego"));
    let at = chain().conflicts("niagara");
    assert!(isolated(&at, "oswego") && !isolated(&at, "niagara"));
    let at = chain().conflicts("cataraqui");
    assert!(isolated(&at, "oswego") && isolated(&at, "niagara") && !isolated(&at, "cataraqui"));
}

#[test]
fn r_047_damaged_forts_anchor_chains() {
    let at = Position::new().bare().flags(France, "ohio-forks niagara").damaged("ohio-forks");
    assert!(at.state.board.isolated(France).is_empty());
}

#[test]
fn r_046_the_owners_own_anchors_count() {
    let at = Position::new().bare().flags(France, "niagara").flags(Britain, "ohio-forks");
    assert!(at.state.board.isolated(France).contains(space("niagara")));
}

#[test]
fn r_049_losing_a_link_would_isolate_others() {
    let at = Position::new().bare().flags(France, "quebec-and-montreal cataraqui niagara oswego");
    let markets = at.state.board.control[France].and(crate::facts::MARKETS);
    let harmless = at.state.board.harmless_to_lose(France, markets);
    assert_eq!(harmless.iter().map(Space::id).collect::<Vec<_>>(), ["oswego"]);
}

#[test]
fn r_050_forts_are_built_from_markets_naval_spaces_and_territories() {
    let built = |flags: &str| {
        let at = Position::new().bare().flags(France, flags).take(France, "m4-e2-a");
        at.allows("fort louisbourg major")
    };
    assert!(built("acadia") && built("cabot-strait") && built("georges-bank"));
    // Another Fort does not help.
    assert!(!built("halifax"));
    // Control suffices: an Isolated Market serves, and one with a Conflict marker.
    let at = Position::new().bare().flags(France, "georges-bank").conflicts("georges-bank");
    assert!(at.take(France, "m4-e2-a").allows("fort louisbourg major"));
}

#[test]
fn r_051_forts_and_squadrons_connect_and_protect_at_once() {
    let mut at = Position::new().bare().navy_box(France, 1).flags(France, "georges-bank acadia");
    at = at.take(France, "m4-e2-a");
    let protected = |at: &Position| at.state.board.protected(France).contains(space("georges-bank"));
    assert!(!protected(&at));
    at.buy("fort louisbourg major", 3);
    assert!(protected(&at));
    at.buy("deploy navy-box hooghly-river major", 1);
    assert!(at.allows("shift west-bengal minor"));
}
