//! 7.3, 10.0 Special rewards.

use super::Front;
use crate::Side::{Britain, France};
use crate::facts::{Advantage, Country, Region, Space, Spaces, Symbol, War};
use crate::state::Step;
use crate::{Event, Ministry};

#[test]
fn r_203_a_clear_jacobite_victory_leaves_a_marker() {
    let front = Front::new("wss-jacobite-rebellion").army(France, 3).begin();
    assert!(front.at.state.jacobites.victory_wss && !front.at.state.jacobites.third_card);
    assert!(front.at.saw(Event::JacobiteVictory { war: War::Wss }));
    let narrow = Front::new("wss-jacobite-rebellion").army(France, 2).begin();
    assert!(!narrow.at.state.jacobites.victory_wss);
}

#[test]
fn r_204_the_second_rebellion_gives_a_marker_and_a_third_card() {
    let front = Front::new("was-jacobite-rebellion").army(France, 1).begin();
    assert!(front.at.state.jacobites.victory_was && front.at.state.jacobites.third_card);
    let narrow = Front::new("was-jacobite-rebellion").army(Britain, 1).begin();
    assert!(!narrow.at.state.jacobites.defeat);
}

#[test]
fn r_092_a_jacobite_defeat_takes_m4_out_of_the_game() {
    let front = Front::new("was-jacobite-rebellion").map(|at| at.open("m4")).army(Britain, 2).begin();
    assert!(front.at.state.jacobites.defeat && front.at.state.jacobites.uprisings_removed);
    assert!(!front.at.state.ministries[France].cards.contains(Ministry::UPRISINGS));
    assert!(front.at.saw(Event::JacobiteDefeat));
    assert!(front.at.saw(Event::MinistryGone { card: Ministry::UPRISINGS }));
}

#[test]
fn r_205_the_loser_chooses_which_squadron_becomes_unbuilt() {
    let mut front = Front::new("7yw-atlantic-dominance")
        .flags(France, "biscay malabar-coast")
        .map(|at| at.navy_box(France, 1))
        .army(Britain, 6)
        .begin();
    // Margin 5 against the Squadron in Biscay.
    assert!(front.at.saw(Event::AtlanticDominance { side: Britain }));
    assert_eq!(front.at.legal(), ["fleet navy-box", "fleet biscay", "fleet malabar-coast"]);
    assert_eq!(front.at.refused("fleet balearic"), ("7.3", "not-your-squadron"));
    assert_eq!(front.at.refused("done"), ("7.0", "not-now"));
    front.decide("fleet malabar-coast");
    assert_eq!(front.at.refused("fleet malabar-coast"), ("7.3", "not-your-squadron"));
    front.decide("fleet navy-box");
    let tracks = &front.at.state.tracks;
    assert_eq!((tracks.unbuilt[France], tracks.navy_box[France], tracks.removed[France]), (7, 0, 0));
    assert!(front.at.holds(France, "biscay") && front.is_over());
}

#[test]
fn r_205_without_a_choice_nobody_is_asked() {
    let none = Front::new("7yw-atlantic-dominance").army(Britain, 5).begin();
    assert!(none.is_over());
    let all = Front::new("7yw-atlantic-dominance")
        .flags(France, "malabar-coast")
        .map(|at| at.navy_box(France, 1))
        .army(Britain, 5)
        .begin();
    assert!(all.is_over());
    assert_eq!(all.at.state.tracks.unbuilt[France], 8);
}

#[test]
fn r_207_the_antilles_squadrons_go_before_conquest_points_are_spent() {
    let mut front = Front::new("awi-antilles-war")
        .flags(Britain, "antilles-channel bahamas-run biscay")
        .army(France, 3)
        .begin();
    // Margin 1: one Squadron, for good.
    assert_eq!(front.step(), Step::LoseSquadrons { side: Britain, left: 1, forever: true });
    front.decide("fleet biscay");
    assert_eq!((front.at.state.tracks.removed[Britain], front.at.state.tracks.unbuilt[Britain]), (1, 5));
    assert_eq!(front.step(), Step::Spoils { side: France, cp: 1, unflag: 0 });
}

fn revolution(margin: i8) -> Front {
    Front::new("awi-american-revolution").army(France, margin)
}

#[test]
fn r_208_france_raises_usa_flags_clears_forts_and_isolated_markets_fall() {
    let mut front = revolution(5)
        .flags(Britain, "northern-colonies hudson-valley carolinas georgia champlain-valley albany")
        .flags(France, "ohio-forks allegheny louisbourg")
        .map(|at| at.damaged("champlain-valley"))
        .begin();
    // Five tiles and two Forts against none: margin 7, but Canada comes later.
    assert_eq!(
        front.at.legal(),
        ["choose northern-colonies", "choose carolinas", "choose san-agustin", "done"]
    );
    assert_eq!(front.at.refused("choose quebec-and-montreal"), ("7.3", "no-usa-flag-there"));
    front.decide("choose northern-colonies");
    assert_eq!(front.at.refused("choose northern-colonies"), ("7.3", "usa-flag"));
    front.decide("done");
    assert_eq!(front.at.legal(), ["choose champlain-valley", "choose ohio-forks", "done"]);
    assert_eq!(front.at.refused("choose louisbourg"), ("7.3", "not-a-colonial-fort"));
    assert_eq!(front.at.refused("choose halifax"), ("7.3", "no-flag-there"));
    front.decide("choose champlain-valley");
    front.decide("done");
    // R-148 The Fort is gone with its damage.
    assert!(front.at.is_empty("champlain-valley") && front.at.state.board.damaged.is_empty());
    assert!(front.at.is_empty("hudson-valley albany"));
    assert!(front.at.holds(Britain, "carolinas georgia") && front.at.holds(France, "allegheny"));
    assert!(front.at.saw(Event::Isolated { spaces: Spaces::of(&[Space::HUDSON_VALLEY, Space::ALBANY]) }));
    assert_eq!(front.step(), Step::Canada);
}

#[test]
fn r_208_the_caribbean_is_concerned_too() {
    let mut front =
        revolution(1).flags(Britain, "carolinas georgia").flags(France, "san-agustin panzacola").begin();
    front.decide("choose carolinas");
    front.decide("choose san-agustin");
    front.decide("done");
    assert!(front.at.is_empty("georgia panzacola") && front.is_over());
}

#[test]
fn r_209_markets_cut_off_before_keep_their_flags() {
    let mut front = revolution(2)
        .flags(Britain, "northern-colonies chesapeake allegheny")
        .map(|at| at.empty("ohio-forks"))
        .begin();
    front.decide("choose northern-colonies");
    front.decide("done");
    assert!(front.at.is_empty("chesapeake") && front.at.holds(Britain, "allegheny"));
}

#[test]
fn r_210_canada_comes_with_a_margin_of_five_and_r_096_huguenots_leave() {
    let mut front = revolution(5)
        .flags(France, "quebec-and-montreal cataraqui niagara")
        .flags(Britain, "york-factory")
        .map(|at| at.huguenots("quebec-and-montreal"))
        .begin();
    front.decide("done");
    assert_eq!(front.at.legal(), ["choose quebec-and-montreal", "done"]);
    assert_eq!(front.at.refused("choose carolinas"), ("7.3", "no-usa-flag-there"));
    front.decide("choose quebec-and-montreal");
    assert!(front.at.is_empty("cataraqui niagara") && front.at.holds(Britain, "york-factory"));
    // R-096 The Huguenots leave with the French flag.
    assert!(front.at.saw(Event::HuguenotsGone { space: Space::QUEBEC_AND_MONTREAL }));
    assert!(front.is_over());
    assert!(!revolution(4).begin().at.state.agenda.contains(&Step::Canada));
}

#[test]
fn r7_3_canada_may_be_declined() {
    let mut front = revolution(5).flags(France, "quebec-and-montreal cataraqui").begin();
    front.decide("done");
    front.decide("done");
    assert!(front.at.holds(France, "quebec-and-montreal cataraqui") && front.is_over());
    assert!(front.at.saw(Event::Declined { side: France, what: "canada" }));
}

#[test]
fn r_211_usa_flags_evict_for_good_and_nobody_refuses() {
    let mut front = revolution(1).flags(France, "san-agustin").flags(Britain, "northern-colonies").begin();
    front.decide("choose san-agustin");
    assert!(front.at.saw(Event::AdvantageMoved { side: France, advantage: Advantage::FRUIT, held: false }));
    front.decide("choose northern-colonies");
    front.decide("choose carolinas");
    // All three stand: nothing is left to choose, and there are no Forts.
    assert!(front.is_over());
    let board = &front.at.state.board;
    assert_eq!(board.usa.len(), 3);
    assert_eq!(board.region_counts(Region::NorthAmerica).0, [0, 0]);
    assert!(board.empty().and(board.usa).is_empty());
}

#[test]
fn r_212_usa_spaces_open_on_turn_six_with_a_usa_flag() {
    let usa = Country::Usa.mask();
    let mut front = revolution(1);
    front.at.state.turn = 6;
    assert!(usa.minus(front.at.state.locked()).is_empty());
    let front = front.map(|at| at.usa("carolinas"));
    assert!(usa.and(front.at.state.locked()).is_empty());
    let front = front.flags(France, "usa-prestige-2 usa-prestige-3");
    assert_eq!(front.at.state.board.region_counts(Region::NorthAmerica).0, [2, 0]);
    assert_eq!(front.at.state.prestige_counts().0, [2, 0]);
}

#[test]
fn r10_0_a_usa_flag_blocks_every_marker() {
    let mut front = revolution(1).flags(Britain, "carolinas").begin();
    front.decide("choose carolinas");
    assert!(front.at.saw(Event::Unflagged { side: Britain, space: Space::CAROLINAS }));
    assert!(front.at.saw(Event::UsaFlag { space: Space::CAROLINAS }));
    let mut later = Front::new("awi-antilles-war")
        .map(|at| at.usa("carolinas"))
        .flags(Britain, "san-agustin")
        .basic(Britain, 2, Symbol::None)
        .begin();
    assert_eq!(later.at.refused("conquer carolinas"), ("7.3", "usa-flag"));
    later.decide("done");
    assert!(later.is_over());
}
