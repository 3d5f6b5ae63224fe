//! D9.21, O9.13: Fighting Withdrawal in both editions.

use super::{deluxe, original};
use crate::facts::Power::{Austria, Britain, France};
use crate::facts::{Kind, Tile};
use crate::state::{Side, Step, Verdict};
use crate::testing::Position;

fn inland(at: Position) -> Position {
    let at = at.units(Britain, "german-states", "3 army").units(France, "german-states", "3 army");
    at.control(France, "german-states").tiles(France, "fighting-withdrawal")
}

fn armies(at: &Position) -> u8 {
    at.count(France, "german-states", Kind::Army)
}

#[test]
fn d9_21_a_beaten_defender_takes_no_losses_sevens_included_but_the_marker_goes() {
    let mut at = inland(deluxe()).units(Austria, "german-states", "1 army");
    at.decide("attack german-states france");
    at.roll([6, 1], [4, 3]).decide("commit 0 1");
    assert_eq!(at.verdict(), Some(Verdict::Attacker));
    assert_eq!(at.asked(), (France, Step::Withdrawal));
    assert_eq!(at.legal(), ["withdraw", "hold"]);
    let mut held = at.fork();
    held.decide("hold");
    assert_eq!((armies(&held), held.count(Austria, "german-states", Kind::Army)), (2, 0));
    at.decide("withdraw");
    assert_eq!((armies(&at), at.count(Austria, "german-states", Kind::Army)), (3, 1));
    assert_eq!(at.count(Britain, "german-states", Kind::Army), 2, "the attacker's seven still counts");
    assert_eq!((at.markers(Britain, "german-states"), at.markers(France, "german-states")), (1, 0));
    assert_eq!(at.state.display[Tile::FightingWithdrawal.index()], 1);
    assert_eq!(at.unrest(France), 0);
}

#[test]
fn d9_21_r_18_a_tie_is_no_defeat() {
    let mut at = inland(deluxe());
    at.roll([1, 1], [2, 2]).decide("attack german-states france");
    assert!(!at.fighting());
    assert_eq!(armies(&at), 2);
}

#[test]
fn o9_13_dp_51_the_original_asks_whenever_the_side_would_lose_a_unit() {
    let asked = |attacker, defender| {
        let mut at = inland(original());
        at.roll(attacker, defender).decide("attack german-states france");
        at.fighting()
    };
    assert!(asked([6, 2], [1, 1]), "a defeat");
    assert!(asked([1, 1], [2, 2]), "a tie");
    assert!(asked([1, 1], [6, 1]), "a victory with a seven");
    assert!(!asked([1, 1], [6, 2]), "a victory without loss");
    let mut empty = inland(original()).units(France, "german-states", "0 army");
    empty.roll([6, 2], [1, 1]).decide("attack german-states france");
    assert!(!empty.fighting(), "nothing to lose");
}

fn fleets(at: Position) -> Position {
    let at = at.units(Britain, "baltic", "2 army 2 navy").units(France, "baltic", "2 army 2 navy");
    at.control(France, "baltic").tiles(France, "fighting-withdrawal")
}

#[test]
fn o9_13_it_covers_the_whole_attack_sea_and_land() {
    let mut at = fleets(original());
    at.decide("attack baltic france").decide("fight");
    at.roll([6, 2], [1, 1]).decide("fight");
    assert_eq!(at.asked(), (France, Step::Withdrawal));
    // The land dice fall as soon as the withdrawal is declared: another defeat.
    at.roll([6, 2], [4, 3]).decide("withdraw");
    assert!(!at.fighting());
    let left = [Kind::Navy, Kind::Army].map(|kind| at.count(France, "baltic", kind));
    assert_eq!(left, [2, 2]);
    assert_eq!(at.markers(France, "baltic"), 0);
}

#[test]
fn o9_13_units_lost_in_the_naval_part_do_not_come_back() {
    let mut at = fleets(original());
    at.decide("attack baltic france").decide("fight");
    at.roll([6, 2], [1, 1]).decide("fight");
    at.roll([6, 2], [4, 3]).decide("hold");
    assert_eq!(at.asked(), (France, Step::Withdrawal), "asked again on land");
    at.decide("withdraw");
    let left = [Kind::Navy, Kind::Army].map(|kind| at.count(France, "baltic", kind));
    assert_eq!(left, [1, 2]);
}

#[test]
fn d9_21_deluxe_covers_one_combat_only() {
    let mut at = fleets(deluxe());
    at.decide("attack baltic france").decide("fight");
    at.roll([6, 2], [1, 1]).decide("fight");
    at.roll([6, 2], [4, 3]).decide("withdraw");
    assert!(!at.fighting());
    let left = [Kind::Navy, Kind::Army].map(|kind| at.count(France, "baltic", kind));
    assert_eq!(left, [2, 0], "on land the losses count");
    assert_eq!(at.supported(), Some(Side::Attacker), "the sea fight is lost all the same");
}

#[test]
fn d9_21_the_attacker_has_no_use_for_it() {
    let mut at = inland(deluxe()).tiles(Britain, "fighting-withdrawal");
    at.state.players[France.index()].tiles[Tile::FightingWithdrawal.index()] = 0;
    at.roll([1, 1], [6, 2]).decide("attack german-states france");
    assert!(!at.fighting());
    assert_eq!(at.count(Britain, "german-states", Kind::Army), 2);
}
