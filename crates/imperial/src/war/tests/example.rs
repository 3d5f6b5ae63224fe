//! The Playbook's example: the end of Turn 1 and the War of the Spanish Succession.

use crate::Side::{Britain, France};
use crate::facts::{Advantage, Region, Space, Spaces, Symbol, War};
use crate::state::Step;
use crate::testing::{Position, theater};
use crate::war::strength;

/// The position after the eight Action Rounds of Turn 1.
fn end_of_turn_1() -> Position {
    let [central, spain, america, jacobites] =
        ["wss-central-europe", "wss-spain", "wss-queen-annes-war", "wss-jacobite-rebellion"].map(theater);
    Position::new()
        .bare()
        .flags(
            Britain,
            "austria-alliance-2 austria-prestige-silesia dutch-republic-prestige sardinia balearic \
             massachusetts-bay northern-colonies hudson-valley chesapeake iroquois albany georges-bank \
             carolinas georgia jamaica barbados st-lucia santiago antilles-channel \
             madras kanchipuram calcutta midnapore west-bengal",
        )
        .flags(
            France,
            "spain-alliance-a spain-prestige-3 savoy german-states-3 bavaria austria-prestige-south \
             denmark-norway sweden biscay ireland-alliance \
             quebec-and-montreal acadia cataraqui algonquin louisbourg \
             louisiana st-domingue guadeloupe port-de-paix \
             chandernagore pondicherry karaikal plassey",
        )
        .conflicts("albany sardinia")
        .navy_box(France, 1)
        .debt(Britain, 3, 6)
        .debt(France, 4, 5)
        .open("m1 m3 m7 m10")
        .award(Region::Europe, "award-1-trp-a")
        .award(Region::NorthAmerica, "award-2")
        .award(Region::India, "award-1-trp-b")
        .award(Region::Caribbean, "award-0-trp-a")
        .demand("fish tobacco sugar")
        .display(central)
        .basic(France, central, 0, Symbol::Debt)
        .bonus(France, central, 1, Symbol::None)
        .bonus(France, central, 1, Symbol::None)
        .basic(Britain, central, 1, Symbol::None)
        .basic(France, spain, 1, Symbol::None)
        .basic(Britain, spain, 1, Symbol::None)
        .basic(France, america, 2, Symbol::None)
        .basic(Britain, america, 2, Symbol::None)
        .basic(France, jacobites, -1, Symbol::Unflag)
        .bonus(France, jacobites, 3, Symbol::None)
        .basic(Britain, jacobites, -1, Symbol::Unflag)
        .agenda(&[Step::Close])
}

#[test]
fn example_a2_the_end_of_turn_1() {
    let mut at = end_of_turn_1();
    let board = &at.state.board;
    assert_eq!(board.region_counts(Region::NorthAmerica).0, [5, 6]);
    assert_eq!(board.region_counts(Region::Europe).0, [10, 4]);
    assert_eq!(board.region_counts(Region::Caribbean).0, [4, 7]);
    assert_eq!(board.region_counts(Region::India).0, [4, 5]);
    assert_eq!(at.state.prestige_counts().0, [4, 3]);
    let winners = Region::ALL.map(|region| at.state.award_winner(region));
    assert_eq!(winners, [Some(France), None, Some(Britain), Some(Britain)]);
    at.play().close_turn();
    let tracks = &at.state.tracks;
    assert_eq!((tracks.vp, tracks.debt.0, tracks.trp.0), (10, [4, 5], [1, 2]));
    assert_eq!(at.state.fighting, Some(War::Wss));
}

#[test]
fn example_a3_the_strengths_of_the_war() {
    let at = end_of_turn_1();
    let totals = |id| [France, Britain].map(|side| strength(&at.state, theater(id), side).total());
    assert_eq!(totals("wss-central-europe"), [6, 2]);
    assert_eq!(totals("wss-spain"), [4, 2]);
    assert_eq!(totals("wss-queen-annes-war"), [4, 2]);
    // Before Ireland is lost.
    assert_eq!(totals("wss-jacobite-rebellion"), [5, -1]);
}

#[test]
fn example_a3_the_war_of_the_spanish_succession() {
    let mut at = end_of_turn_1();
    at.play().run();
    // Central Europe: the French Debt symbol comes first, then France has one Conquest Point.
    assert_eq!((at.state.tracks.vp, at.state.tracks.debt[Britain]), (12, 6));
    at.decide("conquer san-agustin");
    assert!(at.state.board.holds(France, Advantage::FRUIT));
    // Spain.
    assert_eq!((at.state.tracks.vp, at.state.tracks.trp[Britain]), (13, 6));
    at.decide("conquer gibraltar");
    assert!(at.state.board.holds(France, Advantage::NAVAL_BASTION));
    // Queen Anne's War leaves VP at 14, so Britain resolves the Jacobite Rebellion first.
    assert_eq!(at.state.tracks.vp, 14);
    at.decide("unflag ireland-alliance");
    at.decide("unflag dutch-republic-prestige");
    let tracks = &at.state.tracks;
    assert_eq!((tracks.vp, tracks.debt.0, tracks.trp.0), (18, [4, 6], [1, 8]));
    assert!(at.state.jacobites.victory_wss && at.state.result.is_none());
    assert_eq!((at.state.turn, at.state.war.next), (2, Some(War::Was)));
    let conflicts = Spaces::of(&[Space::ALBANY, Space::SARDINIA]);
    assert!(at.state.board.conflicts.and(conflicts).is_empty());
}
