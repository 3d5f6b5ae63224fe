//! D9.16 to D9.18, O9.8, O9.10: dice and Reserves.

use super::{deluxe, original};
use crate::facts::Power::{Britain, France, Spain};
use crate::facts::{Kind, Tile};
use crate::state::{Side, Step, Verdict};
use crate::testing::Position;

fn inland(at: Position) -> Position {
    at.units(Britain, "german-states", "3 army")
        .units(France, "german-states", "3 army")
        .control(France, "german-states")
}

#[test]
fn d9_16_each_side_adds_the_difference_of_its_own_dice() {
    let mut at = inland(deluxe());
    at.roll([6, 2], [5, 4]).decide("attack german-states france");
    let rolled = at.events(|event| matches!(event, crate::Event::Rolled { .. }));
    let front = crate::Front::Land;
    assert_eq!(rolled, [crate::Event::Rolled { front, dice: [[6, 2], [5, 4]], totals: [7, 4] }]);
}

#[test]
fn d9_18_higher_wins_equal_is_a_tie() {
    let verdict = |attacker, defender| {
        let mut at = inland(deluxe());
        at.roll(attacker, defender).decide("attack german-states france");
        at.verdict()
    };
    assert_eq!(verdict([6, 2], [1, 1]), Some(Verdict::Attacker));
    assert_eq!(verdict([1, 2], [4, 5]), Some(Verdict::Tie));
    assert_eq!(verdict([1, 1], [2, 1]), Some(Verdict::Defender));
}

#[test]
fn d9_17_dp_50_and_o9_10_reserves_by_either_side_until_both_let_the_dice_stand() {
    for at in [inland(deluxe()), inland(original())] {
        let mut at = at.tiles(Britain, "reserves").tiles(France, "reserves reserves");
        at.roll([1, 1], [6, 2]).decide("attack german-states france");
        assert_eq!(at.asked(), (Britain, Step::Reserves(Side::Attacker)));
        assert_eq!(at.legal(), ["reroll", "stand"]);
        at.roll([6, 2], [1, 1]).decide("reroll");
        // The attacker has none left: the defender is asked at once.
        assert_eq!(at.asked(), (France, Step::Reserves(Side::Defender)));
        at.roll([2, 2], [3, 3]).decide("reroll");
        assert_eq!(at.asked(), (France, Step::Reserves(Side::Defender)), "and again after each new roll");
        at.decide("stand");
        assert_eq!(at.verdict(), Some(Verdict::Tie), "only the latest roll counts");
        let used = |power: crate::facts::Power| at.state.players[power.index()].used[Tile::Reserves.index()];
        assert_eq!((used(Britain), used(France)), (1, 1));
        assert_eq!(at.state.players[France.index()].ready(Tile::Reserves), 1);
    }
}

#[test]
fn r_16_the_attacker_is_asked_first_and_again_after_the_defenders_reroll() {
    let mut at = inland(deluxe()).tiles(Britain, "reserves").tiles(France, "reserves");
    at.roll([6, 2], [1, 1]).decide("attack german-states france").decide("stand");
    assert_eq!(at.asked(), (France, Step::Reserves(Side::Defender)));
    at.roll([1, 1], [6, 2]).decide("reroll");
    assert_eq!(at.asked(), (Britain, Step::Reserves(Side::Attacker)));
    at.roll([3, 4], [1, 1]).decide("reroll");
    assert_eq!(at.verdict(), Some(Verdict::Attacker));
}

#[test]
fn d9_17_only_the_latest_roll_counts_for_sevens() {
    let mut at = inland(deluxe()).tiles(Britain, "reserves");
    at.roll([6, 1], [1, 1]).decide("attack german-states france");
    at.roll([6, 2], [1, 1]).decide("reroll");
    assert_eq!(at.count(Britain, "german-states", Kind::Army), 3);
    assert_eq!(at.count(France, "german-states", Kind::Army), 2);
}

#[test]
fn d9_17_used_reserves_and_those_of_allies_are_not_asked_for() {
    let mut at = inland(deluxe()).tiles(Britain, "reserves").tiles(Spain, "reserves").units(
        Spain,
        "german-states",
        "1 army",
    );
    at.state.players[Britain.index()].used[Tile::Reserves.index()] = 1;
    at.decide("attack german-states france");
    at.roll([6, 2], [1, 1]).decide("commit 0 1");
    assert!(!at.fighting());
}

#[test]
fn d9_17_reserves_at_sea_and_on_land() {
    let at = deluxe().units(Britain, "baltic", "1 army 1 navy").units(France, "baltic", "1 army 1 navy");
    let mut at = at.tiles(Britain, "reserves reserves");
    at.decide("attack baltic france").decide("fight");
    at.roll([1, 1], [2, 1]).decide("fight");
    assert_eq!(at.asked(), (Britain, Step::Reserves(Side::Attacker)));
    at.roll([3, 1], [1, 1]).decide("reroll").decide("stand");
    assert_eq!(at.supported(), Some(Side::Attacker));
    assert_eq!(at.asked(), (Britain, Step::Reserves(Side::Attacker)), "once more on land");
}
