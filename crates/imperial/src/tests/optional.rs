//! 12.1 Spanish Empire in Peace Turns; 12.2 is in `upgrades`.

use crate::Side::{Britain, France};
use crate::facts::{Commodity, Region, Space};
use crate::testing::{Position, space};
use crate::{Event, Options};

fn spanish() -> Position {
    Position::with(Options { spanish_empire: true, ..Options::default() })
}

#[test]
fn r12_1_spanish_flags_start_in_three_markets() {
    let board = spanish().state.board;
    let flags: Vec<_> = board.spain.iter().map(Space::id).collect();
    assert_eq!(flags, ["havana", "santiago", "puerto-principe"]);
    for id in ["gibraltar", "asiento", "san-agustin", "minorca"] {
        assert!(board.empty().contains(space(id)), "{id}");
    }
}

#[test]
fn r12_1_spanish_flags_leave_the_game_when_removed() {
    let mut at = spanish().debt(Britain, 0, 20).take(Britain, "e4-m2-a");
    at.decide("shift santiago major");
    assert!(at.is_empty("santiago"));
    assert!(at.saw(Event::SpanishUnflagged { space: space("santiago") }));
    at.buy("shift santiago major", 2);
    assert!(at.holds(Britain, "santiago"));
    assert_eq!(at.state.board.spain.len(), 2);
}

#[test]
fn r_233_spanish_flags_oppose_both_and_count_for_nobody() {
    for (side, market) in [(France, "puerto-principe"), (Britain, "santiago")] {
        let at = spanish().take(side, "d4-e2-a");
        let minor = ("5.3.2", "minor-action-removes-nothing");
        assert_eq!(at.refused(&format!("shift {market} minor")), minor);
        assert!(spanish().take(side, "e4-m2-a").allows(&format!("shift {market} major")));
    }
    let board = spanish().state.board;
    assert_eq!(board.commodity_counts(Commodity::Sugar).0, [2, 1]);
    assert_eq!(board.region_counts(Region::Caribbean).0, [5, 5]);
}

#[test]
fn r_233_a_spanish_flag_gives_nobody_a_connection_or_protection() {
    let at = spanish().debt(Britain, 0, 20).take(Britain, "e4-m2-a");
    assert_eq!(at.refused("shift puerto-rico major"), ("5.4.1", "no-connection"));
    let at = spanish().flags(France, "gulf-of-cazones").take(Britain, "m4-e2-a");
    assert!(at.state.unprotected().contains(space("havana")));
}

#[test]
fn r12_1_without_the_option_there_are_none() {
    assert!(Position::new().state.board.spain.is_empty());
}
