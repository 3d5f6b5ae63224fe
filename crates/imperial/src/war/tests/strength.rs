//! 7.1.1, 7.1.3, 7.1.4 Strength.

use super::Front;
use crate::Side::{self, Britain, France};
use crate::facts::{Symbol, Theater};
use crate::testing::theater;
use crate::war::{Strength, strength};
use crate::{Event, Options};

fn of(front: &Front, side: Side) -> Strength {
    strength(&front.at.state, front.theater, side)
}

#[test]
fn r7_1_1_army_strength_is_the_sum_of_all_tiles() {
    let front = Front::new("wss-spain")
        .basic(France, -1, Symbol::Unflag)
        .bonus(France, 3, Symbol::None)
        .bonus(France, 1, Symbol::Debt)
        .basic(Britain, -1, Symbol::Unflag);
    assert_eq!((of(&front, France).army, of(&front, Britain).army), (3, -1));
    let other = strength(&front.at.state, theater("wss-central-europe"), France);
    assert_eq!(other, Strength::default());
}

#[test]
fn r7_1_1_revealed_tiles_are_shown_and_remembered() {
    let front = Front::new("was-central-europe")
        .basic(France, 2, Symbol::None)
        .bonus(France, 1, Symbol::Debt)
        .begin();
    let army = &front.at.state.war.army[France];
    let basic = army.basic[0];
    let bonus = [army.bonus[0].first().copied(), None, None];
    assert!(front.at.saw(Event::TheaterRevealed { theater: front.theater }));
    assert!(front.at.saw(Event::TilesShown { side: France, theater: front.theater, basic, bonus }));
    assert!(front.at.saw(Event::TilesShown {
        side: Britain,
        theater: front.theater,
        basic: None,
        bonus: [None; 3]
    }));
    assert_eq!(army.basic_seen[basic.unwrap().index()], 0b10);
    assert_eq!(front.at.report.barrier, Some(table::Barrier::Reveal));
}

#[test]
fn r7_1_3_alliances_count_for_their_controller() {
    let front = Front::new("wss-central-europe")
        .flags(France, "german-states-2 bavaria sweden austria-prestige-south")
        .flags(Britain, "german-states-3 savoy")
        .conflicts("savoy");
    // Sweden is no ally in this war, Prestige spaces never are, and Savoy holds a Conflict marker.
    assert_eq!((of(&front, France).alliances, of(&front, Britain).alliances), (2, 1));
}

#[test]
fn r7_1_3_single_spaces_of_the_list_count() {
    let front =
        Front::new("awi-american-revolution").flags(France, "sons-of-liberty spain-alliance-b iroquois");
    assert_eq!(of(&front, France).alliances, 2);
}

#[test]
fn r7_1_3_a_keyword_counts_once_and_only_face_up() {
    let mut front = Front::new("wss-jacobite-rebellion").map(|at| at.open("m3 m13 m5"));
    assert_eq!((of(&front, France).keyword, of(&front, Britain).keyword), (1, 0));
    front.at.state.ministries[France].open = crate::Ministries::EMPTY;
    assert_eq!(of(&front, France).keyword, 0);
}

#[test]
fn r7_1_3_squadrons_count_in_every_listed_region() {
    let fleets = "biscay cuba-passage gulf-of-maine hooghly-river";
    let count = |id| of(&Front::new(id).flags(Britain, fleets), Britain).squadrons;
    assert_eq!(count("7yw-atlantic-dominance"), 3);
    assert_eq!(count("7yw-french-and-indian-war"), 2);
    assert_eq!(count("7yw-third-carnatic-war"), 1);
    assert_eq!(count("7yw-prussias-wars"), 0);
}

#[test]
fn r7_1_3_damaged_forts_give_no_strength() {
    let front = Front::new("was-king-georges-war")
        .flags(France, "louisbourg ohio-forks")
        .flags(Britain, "halifax arcot")
        .map(|at| at.damaged("ohio-forks"));
    assert_eq!((of(&front, France).forts, of(&front, Britain).forts), (1, 1));
}

#[test]
fn r_187_a_conflict_marker_helps_the_opponent_of_the_flag() {
    let front = Front::new("wss-queen-annes-war")
        .flags(Britain, "albany iroquois st-lucia")
        .flags(France, "cataraqui")
        .conflicts("albany iroquois st-lucia cataraqui oswego");
    // St. Lucia lies elsewhere and Oswego is empty.
    assert_eq!((of(&front, France).conflicts, of(&front, Britain).conflicts), (2, 1));
}

#[test]
fn r_185_jacobite_rebellions_count_markers_in_all_of_europe() {
    let front =
        Front::new("wss-jacobite-rebellion").flags(Britain, "sardinia russia").conflicts("sardinia russia");
    assert_eq!(of(&front, France).conflicts, 2);
}

#[test]
fn r_233_a_marker_on_a_spanish_flag_strengthens_nobody() {
    let options = Options { spanish_empire: true, ..Options::default() };
    let front = Front::with(options, "awi-antilles-war").map(|at| at.spanish("havana")).conflicts("havana");
    assert_eq!((of(&front, France).conflicts, of(&front, Britain).conflicts), (0, 0));
}

#[test]
fn r_133_byng_gives_britain_two_in_his_theater_only() {
    let mut front = Front::new("was-king-georges-war");
    front.at.state.war.byng = Some(1);
    assert_eq!((of(&front, Britain).markers, of(&front, France).markers), (2, 0));
    assert_eq!(of(&front, Britain).total(), 2);
    let elsewhere = Theater { index: 2, ..front.theater };
    assert_eq!(strength(&front.at.state, elsewhere, Britain).markers, 0);
}

#[test]
fn r_205_atlantic_dominance_gives_two_in_the_french_and_indian_war() {
    let mut front = Front::new("7yw-french-and-indian-war");
    front.at.state.war.atlantic = Some(France);
    front.at.state.war.byng = Some(2);
    assert_eq!((of(&front, France).markers, of(&front, Britain).markers), (2, 2));
    front.at.state.war.atlantic = Some(Britain);
    assert_eq!((of(&front, France).markers, of(&front, Britain).markers), (0, 4));
}

#[test]
fn r_206_markers_leave_room_for_two_bonus_tiles() {
    let mut front = Front::new("7yw-french-and-indian-war")
        .bonus(Britain, 3, Symbol::None)
        .bonus(Britain, 3, Symbol::None)
        .basic(Britain, 2, Symbol::None);
    front.at.state.war.atlantic = Some(Britain);
    assert_eq!(of(&front, Britain).total(), 10);
}

#[test]
fn r_186_totals_may_be_negative() {
    let front = Front::new("wss-spain").basic(Britain, -1, Symbol::Unflag).begin();
    assert_eq!(front.at.state.battle.strength.0, [0, -1]);
    assert_eq!(front.at.state.battle.won[1], Some((France, 1)));
}

#[test]
fn r7_1_4_the_total_adds_army_bonus_and_markers() {
    let mut front = Front::new("wss-queen-annes-war")
        .basic(France, 2, Symbol::None)
        .flags(France, "louisbourg")
        .flags(Britain, "albany")
        .conflicts("albany");
    front.at.state.war.byng = Some(2);
    let french = of(&front, France);
    assert_eq!((french.army, french.bonus(), french.total()), (2, 2, 4));
    assert_eq!(of(&front, Britain).total(), 2);
}

#[test]
fn r7_1_4_example_of_the_rulebook() {
    let mut front = Front::new("wss-queen-annes-war")
        .basic(France, 0, Symbol::FortOrFleet)
        .basic(Britain, 2, Symbol::None)
        .bonus(Britain, 1, Symbol::Debt)
        .flags(Britain, "gulf-of-maine albany")
        .conflicts("albany")
        .begin();
    front.decide("disperse gulf-of-maine");
    assert_eq!(front.at.state.tracks.debt[France], 1);
    assert_eq!(front.at.state.tracks.navy_box[Britain], 1);
    assert_eq!(front.at.state.battle.strength.0, [1, 3]);
    assert_eq!((front.vp(), front.is_over()), (14, true));
}
