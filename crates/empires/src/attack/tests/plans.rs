//! Attacks judged and forecast before anything is decided.

use table::Illegal;

use super::{deluxe, original, with};
use crate::facts::Power::{Austria, Britain, France, Prussia, Spain};
use crate::facts::{Alliance, Alliances, Area, Power, Reward, Tile, Token};
use crate::state::{Side, Verdict};
use crate::testing::Position;
use crate::{Combat, Land, Plan, ROLLS, Target};

const BALTIC: Area = Area::Baltic;

fn fleets(at: Position) -> Position {
    let at = at.units(Britain, "baltic", "2 army 1 navy").units(France, "baltic", "1 army 1 navy");
    at.control(France, "baltic")
}

fn plan() -> Plan {
    Plan::plain(Britain, BALTIC, Target::Power(France))
}

fn rule(result: Result<crate::Extent, Illegal>) -> &'static str {
    result.expect_err("refused").rule
}

fn totals(combat: &Combat) -> [u8; 2] {
    combat.strengths.map(|strength| strength.total())
}

#[test]
fn d9_0_a_plan_is_judged_in_the_order_of_the_sequence() {
    for (at, rules) in [
        (deluxe(), ["D9.2", "D9.3", "D7.5", "D9.4", "D9.5", "D9.9", "D9.14"]),
        (original(), ["O9.1", "O9.2", "O7.3", "O9.4", "O9.3", "O9.5", "O9.8"]),
    ] {
        let mut at = at.control(France, "baltic");
        // Everything is wrong with this plan; one thing after the other is put right.
        let mut plan = Plan { war_office: true, surprise: true, blockade: [false, true], ..plan() };
        plan.commit[1][Spain.index()] = [0, 1];
        plan.at_sea[0] = Alliances::NONE.with(Alliance::Sweden);
        plan.target = Target::Power(Austria);
        let mut broken = Vec::new();
        broken.push(rule(at.state.judge(&plan)));
        plan.target = Target::Power(France);
        broken.push(rule(at.state.judge(&plan)));
        at = at.units(Britain, "baltic", "1 army 1 navy");
        broken.push(rule(at.state.judge(&plan)));
        at = at.tiles(Britain, "war-office surprise-attack");
        broken.push(rule(at.state.judge(&plan)));
        plan.surprise = false;
        broken.push(rule(at.state.judge(&plan)));
        plan.commit[1][Spain.index()] = [0, 0];
        broken.push(rule(at.state.judge(&plan)));
        plan.at_sea[0] = Alliances::NONE;
        broken.push(rule(at.state.judge(&plan)));
        plan.blockade[1] = false;
        assert!(at.state.judge(&plan).is_ok());
        assert_eq!(broken, rules);
    }
}

#[test]
fn d9_4_surprise_needs_the_tile() {
    let at = fleets(deluxe());
    let surprise = Plan { surprise: true, ..plan() };
    assert_eq!(rule(at.state.judge(&surprise)), "D9.4");
    let at = at.tiles(Britain, "surprise-attack");
    assert!(at.state.judge(&surprise).is_ok());
}

#[test]
fn d9_5_a_commitment_of_more_than_is_there_or_to_a_neutral_marker_is_refused() {
    let at =
        fleets(deluxe()).units(Spain, "baltic", "1 army").units(Austria, "baltic", "1 army").neutrals("n25");
    let committed = |side: Side, power: Power, units, target| {
        let mut plan = Plan { target, ..plan() };
        plan.commit[side.index()][power.index()] = units;
        at.state.judge(&plan)
    };
    let (france, neutral) = (Target::Power(France), Target::Neutral("n25".parse().unwrap()));
    assert!(committed(Side::Attacker, Spain, [0, 1], france).is_ok());
    assert!(committed(Side::Attacker, Spain, [0, 1], neutral).is_ok());
    assert!(committed(Side::Defender, Austria, [0, 1], france).is_ok());
    assert_eq!(rule(committed(Side::Attacker, Spain, [0, 2], france)), "D9.5");
    assert_eq!(rule(committed(Side::Defender, Austria, [0, 1], neutral)), "D9.5");
    assert_eq!(rule(committed(Side::Attacker, Austria, [0, 1], france)), "D9.5");
    assert_eq!(rule(committed(Side::Defender, Prussia, [0, 1], france)), "D9.5", "no player");
    assert_eq!(rule(committed(Side::Attacker, Britain, [0, 1], france)), "D9.5", "the principal himself");
}

#[test]
fn d9_9_and_o9_5_alliances_meant_for_the_sea() {
    let sweden = Alliances::NONE.with(Alliance::Sweden);
    let sea = Plan { at_sea: [sweden, Alliances::NONE], ..plan() };
    for at in [fleets(deluxe()), fleets(original())] {
        let at = at.local(Britain, "sweden cossacks");
        assert!(at.state.judge(&sea).is_ok());
        let cossacks = Plan { at_sea: [Alliances::NONE.with(Alliance::Cossacks), Alliances::NONE], ..plan() };
        assert_eq!(rule(at.state.judge(&cossacks)), at.state.clause("D9.9", "O9.5"));
        let Land::After(combats) = at.state.forecast(&sea).land else { panic!("a sea fight") };
        assert_eq!(combats.map(|combat| combat.strengths[0].alliances), [0; 3]);
        // Without a fight Deluxe counts it on land, the original does not.
        let declined = Plan { sea: [false, true], ..sea };
        let Land::Unfought(combat) = at.state.forecast(&declined).land else { panic!("no sea fight") };
        assert_eq!(combat.strengths[0].alliances, u8::from(!at.state.rules.original));
    }
    // Only Deluxe asks for an own navy.
    let bare = |at: Position| {
        fleets(at).local(Britain, "sweden").units(Britain, "baltic", "0 navy").state.judge(&sea)
    };
    assert_eq!(rule(bare(deluxe())), "D9.9");
    assert!(bare(original()).is_ok());
}

#[test]
fn d9_8_the_forecast_follows_the_choices_at_sea() {
    let at = fleets(deluxe());
    let naval = |sea| at.state.forecast(&Plan { sea, ..plan() }).naval.unwrap();
    assert_eq!(naval([false, true]).support, Some(Side::Defender));
    assert_eq!(naval([true, false]).support, Some(Side::Attacker));
    let fought = naval([true, true]);
    assert_eq!((fought.support, fought.combat.map(|combat| totals(&combat))), (None, Some([1, 1])));
    assert_eq!(naval([false, false]).support, Some(Side::Defender));
    let inland = Plan { area: Area::GermanStates, ..plan() };
    assert_eq!(at.state.forecast(&inland).naval, None);
}

#[test]
fn d9_10_success_counts_all_rolls_at_sea_and_on_land() {
    let at = fleets(deluxe());
    let forecast = at.state.forecast(&plan());
    let Land::After(combats) = forecast.land else { panic!("a sea fight") };
    assert_eq!(combats.map(|combat| totals(&combat)), [[3, 1], [2, 1], [2, 2]]);
    let sea = forecast.naval.unwrap().combat.unwrap().tally;
    let by_hand: u32 = Verdict::ALL
        .into_iter()
        .zip(combats)
        .map(|(verdict, combat)| {
            u32::from(sea.rolls(verdict)) * u32::from(combat.tally.rolls(Verdict::Attacker))
        })
        .sum();
    assert_eq!(forecast.success, by_hand);
    assert_eq!(by_hand, 520 * 996 + 256 * 776 + 520 * 520);
    // Naval only: the sea fight is the last combat; without one there is nothing to win.
    let at = at.units(Britain, "baltic", "0 army");
    assert_eq!(at.state.forecast(&plan()).success, 520 * u32::from(ROLLS));
    let declined = at.state.forecast(&Plan { sea: [true, false], ..plan() });
    assert_eq!((declined.success, declined.land), (0, Land::None));
}

#[test]
fn d9_14_a_planned_blockade_counts_where_there_is_support() {
    let at = fleets(deluxe()).tiles(Britain, "blockade");
    let forecast = at.state.forecast(&Plan { blockade: [true, false], ..plan() });
    let Land::After(combats) = forecast.land else { panic!("a sea fight") };
    assert_eq!(combats.map(|combat| combat.strengths[0].support), [2, 0, 0]);
    assert_eq!(combats.map(|combat| combat.strengths[1].support), [0, 0, 1]);
}

#[test]
fn d9_22_and_d9_23_what_there_is_to_win() {
    let at = fleets(deluxe())
        .neutrals("n25 n27 n29")
        .token(Token::Pirates, Area::India, Spain)
        .units(Britain, "india", "1 navy");
    let prize = |area, target| {
        let prize = at.state.forecast(&Plan { area, target, ..plan() }).prize;
        (prize.marker, prize.reward)
    };
    assert_eq!(prize(BALTIC, Target::Power(France)), (true, Reward::None));
    assert_eq!(prize(BALTIC, Target::Neutral("n27".parse().unwrap())), (true, Reward::Gold));
    assert_eq!(prize(BALTIC, Target::Neutral("n29".parse().unwrap())), (true, Reward::Point));
    assert_eq!(prize(Area::India, Target::Token(Token::Pirates)), (true, Reward::None));
    let at_sea = at.units(Britain, "baltic", "0 army");
    assert!(!at_sea.state.forecast(&plan()).prize.marker);
}

#[test]
fn v_surrender_is_foretold_only_where_there_is_a_land_part() {
    let may = |at: &Position| at.state.forecast(&plan()).may_surrender;
    assert!(!may(&fleets(deluxe())));
    let at = fleets(with(r#"{"surrender":"on"}"#));
    assert!(may(&at));
    assert!(!may(&at.units(Britain, "baltic", "0 army")));
}

#[test]
fn d9_0_the_outlook_is_the_forecast_of_what_is_decided_so_far() {
    let mut at = fleets(deluxe()).units(Spain, "baltic", "1 army 1 navy");
    assert_eq!(at.state.outlook(), None);
    let mut plan = plan();
    at.decide("attack baltic france");
    assert_eq!(at.state.outlook(), Some(at.state.forecast(&plan)));
    at.decide("commit 0 1");
    plan.commit[0][Spain.index()] = [0, 1];
    assert_eq!(at.state.outlook(), Some(at.state.forecast(&plan)));
    at = at.tiles(Britain, "blockade");
    at.decide("fight").decide("decline");
    let outlook = at.state.outlook().unwrap();
    let Land::Unfought(combat) = outlook.land else { panic!("the sea is settled") };
    assert_eq!((totals(&combat), outlook.naval), ([4, 1], None));
    at.roll([2, 2], [1, 1]).decide("bonus");
    assert_eq!((at.state.outlook(), at.state.players[Britain.index()].has(Tile::Blockade)), (None, 0));
}

#[test]
fn d10_5_a_strike_is_foretold_as_it_is_fought() {
    let at = deluxe()
        .control(Spain, "caribbean")
        .units(Spain, "caribbean", "1 navy 1 army")
        .tiles(Spain, "naval-training");
    let foretold = at.state.strike_forecast(Britain, Token::Pirates, Area::Caribbean, Spain);
    let mut at = at;
    at.roll([1, 1], [1, 1]).decide("incite pirates caribbean spain");
    assert_eq!(foretold.strengths, at.strengths(crate::Front::Sea));
    assert_eq!(foretold.losses[0][0][0], ROLLS, "the token loses nothing");
    let original = original().control(Spain, "caribbean").units(Spain, "caribbean", "1 navy 1 army");
    let combat = original.state.strike_forecast(Britain, Token::Revolt, Area::Caribbean, Spain);
    assert_eq!(totals(&combat), [3, 2]);
}
