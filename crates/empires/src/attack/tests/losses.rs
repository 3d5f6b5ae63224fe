//! D9.19, D9.20, D9.25, O9.11, O9.12: what a combat costs, and whom.

use super::{deluxe, original, with};
use crate::attack::losses::{Bearer, Circumstances, Loss, Ranks, bearer, toll, volunteer};
use crate::facts::Power::{Austria, Britain, France, Prussia, Russia, Spain, UnitedProvinces};
use crate::facts::{Kind, Power, Powers};
use crate::state::{Side, Step, Verdict};
use crate::testing::Position;

fn inland(at: Position) -> Position {
    at.units(Britain, "german-states", "3 army")
        .units(France, "german-states", "3 army")
        .control(France, "german-states")
}

fn armies(at: &Position, power: Power) -> u8 {
    at.count(power, "german-states", Kind::Army)
}

#[test]
fn d9_19_and_o9_11_the_loser_loses_one_a_tie_costs_both_a_seven_one_more() {
    for at in [inland(deluxe()), inland(original())] {
        let fought = |attacker, defender| {
            let mut at = at.fork();
            at.roll(attacker, defender).decide("attack german-states france");
            let left = [Britain, France].map(|power| armies(&at, power));
            assert_eq!([Britain, France].map(|power| at.unrest(power)), left.map(|left| u16::from(3 - left)));
            left
        };
        assert_eq!(fought([6, 2], [1, 1]), [3, 2]);
        assert_eq!(fought([1, 1], [6, 2]), [2, 3]);
        assert_eq!(fought([1, 1], [2, 2]), [2, 2]);
        assert_eq!(fought([6, 1], [1, 1]), [2, 2], "the winner's seven");
        assert_eq!(fought([4, 3], [6, 1]), [1, 2], "both sevens");
        assert_eq!(fought([4, 3], [4, 3]), [1, 1], "a tie with both sevens");
    }
}

#[test]
fn d9_19_neutral_markers_lose_nothing_and_no_unit_no_unrest() {
    let mut at = inland(deluxe()).neutrals("n01").units(Britain, "german-states", "1 army");
    at.roll([4, 3], [4, 3]).decide("attack german-states n01");
    assert_eq!((armies(&at, Britain), at.unrest(Britain)), (0, 1), "there was one army to lose, not two");
}

fn circumstances(verdict: Verdict) -> Circumstances {
    Circumstances { verdict, result_loss: true, ally_lost: None, fort_seven: true }
}

fn ranks(own: u8, forts: u8, spain: u8, austria: u8) -> Ranks {
    let mut ranks = Ranks { own, forts, ..Ranks::NONE };
    ranks.allies[Spain.index()] = spain;
    ranks.allies[Austria.index()] = austria;
    ranks
}

#[test]
fn d9_20_1_the_result_loss_is_the_principals_if_possible() {
    let lost = circumstances(Verdict::Attacker);
    let principal = |unit, fort| Bearer::Principal { unit, fort };
    assert_eq!(bearer(&ranks(1, 0, 1, 0), Loss::Result, lost), principal(true, false));
    assert_eq!(bearer(&ranks(1, 1, 1, 0), Loss::Result, lost), principal(true, true));
    assert_eq!(bearer(&ranks(0, 1, 1, 0), Loss::Result, lost), principal(false, true));
    assert_eq!(bearer(&ranks(0, 0, 1, 0), Loss::Result, lost), Bearer::Ally(Powers::NONE.with(Spain)));
    assert_eq!(bearer(&Ranks::NONE, Loss::Result, lost), Bearer::Nobody);
    // In a tie forts are immune.
    let tie = circumstances(Verdict::Tie);
    assert_eq!(bearer(&ranks(1, 1, 1, 0), Loss::Result, tie), principal(true, false));
    assert_eq!(bearer(&ranks(0, 1, 1, 0), Loss::Result, tie), Bearer::Ally(Powers::NONE.with(Spain)));
    assert_eq!(bearer(&ranks(0, 1, 0, 0), Loss::Result, tie), Bearer::Nobody);
}

#[test]
fn d9_20_2_a_seven_after_the_principals_loss_falls_on_an_ally() {
    let lost = circumstances(Verdict::Attacker);
    assert_eq!(
        bearer(&ranks(1, 1, 1, 1), Loss::Seven, lost),
        Bearer::Ally(Powers::NONE.with(Spain).with(Austria))
    );
    assert_eq!(bearer(&ranks(1, 1, 0, 0), Loss::Seven, lost), Bearer::Principal { unit: true, fort: true });
}

#[test]
fn d9_20_3_a_seven_after_an_allys_loss_is_the_principals_forts_included() {
    let tie = Circumstances { ally_lost: Some(Spain), ..circumstances(Verdict::Tie) };
    assert_eq!(bearer(&ranks(0, 1, 1, 0), Loss::Seven, tie), Bearer::Principal { unit: false, fort: true });
    assert_eq!(bearer(&ranks(0, 0, 1, 0), Loss::Seven, tie), Bearer::Ally(Powers::NONE.with(Spain)));
    // V-FORTSEVEN off: in a tie forts are safe, even then.
    let original = Circumstances { fort_seven: false, ..tie };
    assert_eq!(bearer(&ranks(0, 1, 1, 0), Loss::Seven, original), Bearer::Ally(Powers::NONE.with(Spain)));
}

#[test]
fn d9_20_4_a_winners_seven_is_the_principals() {
    let won = Circumstances { result_loss: false, ..circumstances(Verdict::Attacker) };
    assert_eq!(bearer(&ranks(1, 0, 1, 0), Loss::Seven, won), Bearer::Principal { unit: true, fort: false });
    assert_eq!(bearer(&ranks(0, 0, 1, 0), Loss::Seven, won), Bearer::Ally(Powers::NONE.with(Spain)));
    assert_eq!(
        toll(ranks(0, 2, 0, 0), Verdict::Tie, [true, true], true),
        (1, 0),
        "nobody took the result loss"
    );
    assert_eq!(toll(ranks(0, 2, 0, 0), Verdict::Tie, [true, true], false), (0, 0));
}

#[test]
fn o9_12_the_losers_seven_is_the_allys() {
    let mut at = inland(original()).units(Austria, "german-states", "1 army");
    at.decide("attack german-states france");
    at.roll([6, 2], [4, 3]).decide("commit 0 1");
    assert_eq!((armies(&at, France), armies(&at, Austria)), (2, 0));
    assert_eq!((at.unrest(France), at.unrest(Austria)), (1, 1));
}

#[test]
fn d9_20_dp_52_the_defender_chooses_between_army_and_fort() {
    for at in [inland(deluxe()), inland(original())] {
        let mut at = at.units(France, "german-states", "1 army 1 fort");
        at.roll([6, 2], [1, 1]).decide("attack german-states france");
        assert_eq!(at.asked(), (France, Step::LossKind(Side::Defender)));
        assert_eq!(at.legal(), ["lose army", "lose fort"]);
        assert_eq!(at.refused("lose navy"), (at.state.clause("D9.20", "O9.11"), "not-now"));
        at.decide("lose fort");
        assert_eq!((armies(&at, France), at.count(France, "german-states", Kind::Fort)), (1, 0));
        assert_eq!(at.unrest(France), 1);
    }
}

#[test]
fn dp_52_not_in_a_tie_but_a_deluxe_seven_may_take_either() {
    // Base 2 + 2 against 3; the dice make it a tie, France's dice add up to seven.
    let tie = |at: Position| {
        let mut at = inland(at).units(Britain, "german-states", "5 army").units(
            France,
            "german-states",
            "2 army 1 fort",
        );
        at.roll([2, 2], [4, 3]).decide("attack german-states france");
        at
    };
    let mut at = tie(deluxe());
    assert_eq!(at.verdict(), Some(Verdict::Tie));
    assert_eq!(at.asked(), (France, Step::LossKind(Side::Defender)), "the army is gone, the seven asks");
    assert_eq!(armies(&at, France), 1);
    at.decide("lose fort");
    assert_eq!(at.count(France, "german-states", Kind::Fort), 0);
    let at = tie(original());
    assert!(!at.fighting());
    assert_eq!((armies(&at, France), at.count(France, "german-states", Kind::Fort)), (0, 1));
}

#[test]
fn v_fortseven_a_seven_takes_a_fort_in_a_tie_only_when_it_is_on() {
    let tie = |switch: &str| {
        let at = with(&format!(r#"{{"fort-seven":"{switch}"}}"#)).units(Britain, "german-states", "3 army");
        let mut at = at.units(France, "german-states", "1 fort");
        at.roll([3, 3], [4, 3]).decide("attack german-states france");
        assert_eq!(at.verdict(), Some(Verdict::Tie));
        at.count(France, "german-states", Kind::Fort)
    };
    assert_eq!(tie("on"), 0);
    assert_eq!(tie("off"), 1);
}

#[test]
fn d9_20_dp_53_the_principal_picks_the_ally_and_may_name_him_twice() {
    let at = Position::new("britain france spain austria russia prussia united-provinces");
    let at = at.rows("britain spain russia", "france austria prussia united-provinces");
    let at = at.units(Britain, "german-states", "5 army").control(France, "german-states");
    let mut at = at.units(Austria, "german-states", "2 army").units(Prussia, "german-states", "2 army");
    at.decide("attack german-states france").decide("commit 0 2");
    at.roll([6, 2], [4, 3]).decide("commit 0 2");
    assert_eq!(at.asked(), (France, Step::LossAlly(Side::Defender)));
    assert_eq!(at.legal(), ["loss-to austria", "loss-to prussia"]);
    assert_eq!(at.refused("loss-to united-provinces"), ("D9.20", "not-now"));
    at.decide("loss-to prussia");
    assert_eq!(at.asked(), (France, Step::LossAlly(Side::Defender)), "the seven finds no unit of France's");
    at.decide("loss-to prussia");
    assert_eq!((armies(&at, Austria), armies(&at, Prussia), at.unrest(Prussia)), (2, 0, 2));
}

#[test]
fn d9_20_an_ally_loses_only_what_he_committed() {
    let mut at =
        inland(deluxe()).units(Austria, "german-states", "3 army").units(France, "german-states", "0 army");
    at.decide("attack german-states france");
    at.roll([6, 2], [4, 3]).decide("commit 0 1");
    assert_eq!(armies(&at, Austria), 2, "the second loss finds nothing committed");
}

#[test]
fn d0_11_and_r_43_the_attackers_side_takes_its_losses_first() {
    let at = inland(deluxe()).units(France, "german-states", "1 army 1 fort").units(
        Spain,
        "german-states",
        "1 army",
    );
    let mut at = at.tiles(France, "reserves");
    at.decide("attack german-states france");
    at.roll([6, 1], [1, 1]).decide("commit 0 1").decide("stand");
    assert_eq!(at.asked(), (France, Step::LossKind(Side::Defender)));
    assert_eq!(armies(&at, Britain), 2, "the winner's seven is already paid");
}

#[test]
fn d9_20_losses_at_sea_are_navies_of_the_waters() {
    let at = deluxe().units(Britain, "ottoman-empire", "1 army").units(Britain, "mediterranean", "2 navy");
    let at = at.units(France, "mediterranean", "2 navy").units(Austria, "mediterranean", "1 navy");
    let mut at = at.control(France, "ottoman-empire");
    at.decide("attack ottoman-empire france").decide("commit 1 0").decide("fight");
    at.roll([6, 1], [4, 3]).decide("fight");
    let navies = [Britain, France, Austria].map(|power| at.count(power, "mediterranean", Kind::Navy));
    assert_eq!(navies, [1, 1, 0]);
}

#[test]
fn d9_25_r_19_losses_of_a_non_player_side_hit_the_volunteers_in_turn_order() {
    let order = [Britain, Spain, France];
    let both = Powers::NONE.with(Spain).with(France);
    assert_eq!(volunteer(both, None, &order), Some(Spain));
    assert_eq!(volunteer(both, Some(Spain), &order), Some(France));
    assert_eq!(volunteer(Powers::NONE.with(Spain), Some(Spain), &order), Some(Spain));
    assert_eq!(volunteer(both, Some(France), &order), Some(Spain));
    assert_eq!(volunteer(Powers::NONE, None, &order), None);

    let at = Position::new("britain france spain")
        .rows("britain russia austria", "spain france prussia united-provinces");
    let at = at.units(Britain, "german-states", "6 army").control(Prussia, "german-states");
    let mut at = at.units(Spain, "german-states", "2 army").units(France, "german-states", "2 army");
    at.decide("attack german-states prussia");
    assert_eq!(at.asked(), (Spain, Step::Commit(Side::Defender)));
    at.decide("commit 0 2");
    at.roll([6, 1], [4, 3]).decide("commit 0 2");
    // 3 + 4 + 1 against 6 + 5: the marker falls; one loss each, and nobody was asked.
    assert_eq!(at.verdict(), Some(Verdict::Attacker));
    assert_eq!((armies(&at, Spain), armies(&at, France), armies(&at, Britain)), (1, 1, 5));
    assert_eq!(at.state.row_of(Russia).is_some(), at.state.row_of(UnitedProvinces).is_some());
}
