//! 7.4 to 7.6 Victory check, reset and layout.

use super::Front;
use crate::Side::{self, Britain, France};
use crate::facts::{BasicTile, Space, Symbol, War};
use crate::state::{EndReason, Step};
use crate::{Event, Options};

/// The last theater of a war, after the others went as told.
fn last(id: &str, won: [Option<(Side, u8)>; 3]) -> Front {
    let mut front = Front::new(id);
    front.at.state.battle.won[..3].copy_from_slice(&won);
    front
}

/// The end of the game once the last theater is over.
fn ending(mut front: Front) -> Option<(Side, EndReason)> {
    front.finish();
    front.at.state.result.map(|end| (end.winner, end.how))
}

#[test]
fn r_216_maximum_spoils_in_every_theater_win_the_game() {
    for side in Side::BOTH {
        let top = [Some((side, 5)), Some((side, 4)), Some((side, 4))];
        let mut front = last("wss-jacobite-rebellion", top).army(side, 5).begin();
        front.finish();
        let state = &front.at.state;
        assert_eq!(
            state.result.as_ref().map(|end| (end.winner, end.how)),
            Some((side, EndReason::MaximumSpoils))
        );
        assert!(state.agenda.is_empty());
        assert!(front.at.saw(Event::GameOver { winner: side, how: EndReason::MaximumSpoils }));
        let short = [Some((side, 5)), Some((side, 3)), Some((side, 4))];
        assert_eq!(ending(last("wss-jacobite-rebellion", short).army(side, 5).begin()), None);
    }
}

#[test]
fn r_216_each_side_has_its_own_top_row() {
    // The second Jacobite Rebellion: 4 for France, 3 for Britain.
    let top = |side| [Some((side, 3)), Some((side, 3)), Some((side, 4))];
    assert_eq!(ending(last("was-jacobite-rebellion", top(France)).army(France, 3).begin()), None);
    let british = last("was-jacobite-rebellion", top(Britain)).army(Britain, 3).begin();
    assert_eq!(ending(british), Some((Britain, EndReason::MaximumSpoils)));
}

#[test]
fn r_188_a_tie_prevents_the_victory_by_maximum_spoils() {
    let front =
        last("7yw-prussias-wars", [Some((France, 5)), None, Some((France, 5))]).army(France, 5).begin();
    assert_eq!(ending(front), None);
}

#[test]
fn r7_4_then_victory_points_decide() {
    let end =
        |vp, side| ending(last("7yw-prussias-wars", [None; 3]).map(|at| at.vp(vp)).army(side, 5).begin());
    assert_eq!(end(26, France), Some((France, EndReason::WarVp)));
    assert_eq!(end(25, France), None);
    assert_eq!(end(4, Britain), Some((Britain, EndReason::WarVp)));
    assert_eq!(end(5, Britain), None);
}

#[test]
fn r_177_points_count_only_when_the_war_is_over() {
    let mut front = Front::new("7yw-french-and-indian-war").map(|at| at.vp(29)).army(France, 3).begin();
    assert_eq!((front.vp(), front.at.state.result), (30, None));
    front.decide("done");
    front.finish();
    assert_eq!(front.step(), Step::NextTheater);
}

#[test]
fn r7_5_tiles_go_back_and_the_next_set_comes_in() {
    let mut front = last("wss-jacobite-rebellion", [None; 3])
        .basic(France, 2, Symbol::None)
        .bonus(France, 3, Symbol::None)
        .bonus(Britain, 2, Symbol::None)
        .begin();
    front.at.state.war.army[Britain].basic_removed.push((BasicTile::from_index(0), War::Wss));
    front.finish();
    for (side, basics) in [(France, 16), (Britain, 15)] {
        let army = &front.at.state.war.army[side];
        assert_eq!(army.bonus_pool, 0xFFF);
        assert!(army.bonus.iter().all(crate::Few::is_empty));
        assert_eq!(army.basic_pool.count_ones() + 4, basics);
        assert!(army.basic.iter().all(Option::is_some));
    }
    assert_eq!(front.at.state.war.army[Britain].basic_pool & 1, 0);
}

#[test]
fn r_061_markers_that_gave_strength_leave() {
    let mut front = last("wss-jacobite-rebellion", [None; 3])
        .flags(Britain, "albany sardinia st-lucia")
        .flags(France, "cataraqui")
        .conflicts("albany sardinia st-lucia cataraqui oswego sweden")
        .begin();
    front.finish();
    // The Caribbean was not fought over; Oswego and Sweden are empty.
    let left = crate::facts::Spaces::of(&[Space::ST_LUCIA, Space::OSWEGO, Space::SWEDEN]);
    assert_eq!(front.at.state.board.conflicts, left);
    assert!(front.at.saw(Event::ConflictGone { space: Space::ALBANY }));
}

#[test]
fn r_245_only_markers_that_gave_strength_leave() {
    // No theater of the Seven Years' War counts markers in Europe.
    let mut front = last("7yw-prussias-wars", [None; 3])
        .flags(Britain, "sardinia madras albany")
        .conflicts("sardinia albany")
        .begin();
    front.finish();
    assert_eq!(front.at.state.board.conflicts, crate::facts::Spaces::only(Space::SARDINIA));
}

#[test]
fn r_217_forts_stay_damaged_and_ministries_as_they_are() {
    let mut front = last("7yw-prussias-wars", [None; 3])
        .flags(France, "louisbourg")
        .map(|at| at.damaged("louisbourg").open("m11"))
        .begin();
    front.at.state.war.byng = Some(1);
    front.at.state.war.atlantic = Some(France);
    front.finish();
    let state = &front.at.state;
    assert!(state.board.damaged.contains(Space::LOUISBOURG));
    assert!(state.open_ministry(crate::Ministry::CHOISEUL));
    // The markers of the war are gone.
    assert_eq!((state.war.byng, state.war.atlantic), (None, None));
}

#[test]
fn r7_6_the_next_war_is_laid_out_and_the_next_turn_opens() {
    let mut front = last("wss-jacobite-rebellion", [None; 3]).begin();
    front.finish();
    let state = &front.at.state;
    assert_eq!((state.war.next, state.fighting, state.turn), (Some(War::Was), None, 2));
    assert_eq!(state.agenda.as_slice(), [Step::Open]);
    assert!(front.at.saw(Event::Layout { war: War::Was }));
    assert_eq!(state.battle, crate::state::Battle::default());
}

#[test]
fn r_218_three_tiles_for_the_last_war_and_no_layout_after_it() {
    let mut front = last("7yw-prussias-wars", [None; 3]).begin();
    front.finish();
    for side in Side::BOTH {
        assert_eq!(front.at.state.war.army[side].basic.iter().flatten().count(), 3);
    }
    let mut front = Front::new("awi-antilles-war").begin();
    front.finish();
    let state = &front.at.state;
    assert_eq!((state.war.next, state.turn, state.agenda.as_slice()), (None, 6, [Step::Open].as_slice()));
    assert!(state.war.army[France].basic.iter().all(Option::is_none));
    assert_eq!(state.war.army[France].bonus_pool, 0);
}

#[test]
fn r_214_bonus_tiles_of_the_austrian_succession_are_passed_on() {
    let mut front = last("was-jacobite-rebellion", [None; 3]);
    for index in [0, 0, 1, 2] {
        let theater = crate::facts::Theater { index, ..front.theater };
        front = front.map(|at| at.bonus(France, theater, 2, Symbol::None));
    }
    let mut front = front.bonus(Britain, 1, Symbol::None).begin();
    front.finish();
    let carried = Side::BOTH.map(|side| front.at.state.war.army[side].carry_over);
    assert_eq!(carried, [3, 1]);
    assert!(front.at.saw(Event::CarryOver { side: France, tiles: 3 }));
    // They are drawn later, and come on top of the Basic War tiles.
    assert!(front.at.state.war.army[France].unplaced.is_empty());
    assert_eq!(front.at.state.war.army[France].basic.iter().flatten().count(), 4);
}

#[test]
fn r_214_other_wars_pass_nothing_on() {
    let mut front = last("wss-jacobite-rebellion", [None; 3]).bonus(France, 2, Symbol::None).begin();
    front.finish();
    assert_eq!(front.at.state.war.army[France].carry_over, 0);
}

#[test]
fn r_234_with_military_planning_tiles_are_assigned_by_their_owners() {
    let options = Options { assigned_layout: true, ..Options::default() };
    let mut front = Front::with(options, "wss-jacobite-rebellion").begin();
    front.finish();
    let state = &front.at.state;
    assert_eq!(state.agenda.as_slice(), [Step::Open, Step::Assign]);
    for side in Side::BOTH {
        let army = &state.war.army[side];
        assert_eq!((army.unassigned.count_ones(), army.basic_pool.count_ones()), (4, 12));
        assert_eq!(army.basic, [None; 4]);
        assert!(!state.pending[side].done);
    }
}

#[test]
fn r_179_theaters_are_fought_in_printed_order() {
    let mut front = Front::new("wss-central-europe").begin();
    for index in 1..4 {
        front.finish();
        assert_eq!((front.at.state.battle.theater, front.step()), (index, Step::NextTheater));
        front.go();
    }
    let shown: Vec<_> = front
        .at
        .events()
        .filter_map(|event| match event {
            Event::TheaterRevealed { theater } => Some(theater.index),
            _ => None,
        })
        .collect();
    assert_eq!(shown, [0, 1, 2, 3]);
}
