//! 5.6: what Military Action Points buy.

use crate::Side::{Britain, France};
use crate::facts::BonusTile;
use crate::state::Slot;
use crate::testing::{Position, space, theater};
use crate::{Event, Fleet};

#[test]
fn r5_6_1_a_bonus_war_tile_costs_two_and_is_placed_by_its_owner() {
    let mut at = Position::new().take(Britain, "m4-e2-a");
    at.buy("buy-tile major", 2);
    assert_eq!(at.legal().len(), 4);
    assert_eq!(at.refused("place was-central-europe"), ("5.6.1", "no-room-there"));
    at.decide("place wss-queen-annes-war");
    assert_eq!(at.state.war.army[Britain].bonus[2].len(), 1);
    assert!(at.saw(Event::TileDrawn { side: Britain, tile: None }));
}

#[test]
fn r_139_at_most_two_are_bought_in_a_round() {
    let mut at = Position::new().debt(Britain, 0, 20).take(Britain, "m4-e2-a");
    for _ in 0..2 {
        at.decide("buy-tile major").decide("place wss-spain");
    }
    assert_eq!(at.refused("buy-tile major"), ("5.6.1", "two-tiles-bought"));
    at.decide("end");
    let mut at = at.begin(Britain).among_nine("m4-e2-b");
    at.decide("tile m4-e2-b");
    assert!(at.allows("buy-tile major"));
}

#[test]
fn r_139_tiles_of_the_carry_over_are_extra() {
    let mut at = Position::new().debt(Britain, 0, 20);
    at.state.war.army[Britain].carry_over = 2;
    let mut at = at.begin(Britain).among_nine("m4-e2-a");
    at.decide("place wss-spain").decide("place wss-spain").decide("tile m4-e2-a");
    at.decide("buy-tile major").decide("place wss-central-europe");
    at.decide("buy-tile major").decide("place wss-central-europe");
    assert_eq!(at.refused("buy-tile major"), ("5.6.1", "two-tiles-bought"));
}

/// Britain with that many Bonus War tiles in the theaters of the War of the Spanish Succession.
fn with_tiles(counts: [usize; 4]) -> Position {
    let ids = ["wss-central-europe", "wss-spain", "wss-queen-annes-war", "wss-jacobite-rebellion"];
    let mut at = Position::new();
    for (id, count) in ids.into_iter().zip(counts) {
        for _ in 0..count {
            let pool = at.state.war.army[Britain].bonus_pool;
            let tile = BonusTile::from_index(pool.trailing_zeros() as usize);
            let facts = tile.facts();
            at = at.bonus(Britain, theater(id), facts.strength, facts.symbol);
        }
    }
    at
}

#[test]
fn r_140_into_a_full_theater_if_an_incumbent_moves() {
    let mut at = with_tiles([2, 2, 2, 1]).take(Britain, "m4-e2-a");
    let incumbents = at.state.war.army[Britain].bonus[0];
    at.decide("buy-tile major").decide("place wss-central-europe");
    // One of the two that lay there moves, to where there is room.
    assert_eq!(at.legal(), ["move 0 wss-jacobite-rebellion", "move 1 wss-jacobite-rebellion"]);
    at.decide("move 0 wss-jacobite-rebellion");
    let army = &at.state.war.army[Britain];
    assert_eq!(army.bonus.each_ref().map(crate::Few::len), [2, 2, 2, 2]);
    assert_eq!(army.bonus[3].last(), incumbents.first());
    assert!(army.bonus[0].contains(&incumbents[1]));
}

#[test]
fn r_140_no_purchase_when_every_theater_is_full() {
    let at = with_tiles([2, 2, 2, 2]).take(Britain, "m4-e2-a");
    assert_eq!(at.refused("buy-tile major"), ("5.6.1", "theaters-full"));
    let mut at = with_tiles([0, 0, 0, 0]);
    at.state.war.army[Britain].bonus_pool = 0;
    assert_eq!(at.take(Britain, "m4-e2-a").refused("buy-tile major"), ("5.6.1", "no-tiles-left"));
}

#[test]
fn r5_6_3_a_fort_costs_what_is_printed() {
    let at = Position::new().flags(France, "ile-aux-noix vellore niagara cabot-strait");
    let at = at.debt(France, 0, 20).take(France, "m4-e2-a");
    assert_eq!(at.cost("fort champlain-valley major"), 4);
    assert_eq!(at.cost("fort arcot major"), 2);
    assert_eq!(at.cost("fort ohio-forks major"), 3);
    assert_eq!(at.cost("fort louisbourg major"), 3);
    assert_eq!(at.refused("fort halifax major"), ("5.6.3", "fort-needs-connection"));
    assert_eq!(at.refused("fort acadia major"), ("5.6.3", "not-a-fort"));
}

#[test]
fn r_146_forts_are_built_in_empty_fort_spaces_and_flag_them() {
    let mut at = Position::new().take(France, "m4-e2-a");
    at.buy("fort louisbourg major", 3);
    assert!(at.holds(France, "louisbourg"));
    assert_eq!(at.refused("fort louisbourg major"), ("5.6.3", "fort-already-built"));
}

#[test]
fn r5_6_4_repairing_an_own_fort_costs_one_less() {
    let mut at = Position::new().bare().flags(France, "louisbourg").damaged("louisbourg");
    at = at.take(France, "e4-m2-a");
    at.buy("repair louisbourg minor", 2);
    assert!(at.state.board.damaged.is_empty() && at.holds(France, "louisbourg"));
    assert_eq!(at.state.tracks.debt[France], 0);
}

#[test]
fn r_147_seizing_a_damaged_fort_needs_a_squadron_or_market_and_costs_one_more() {
    let at = |flags: &str| {
        let at = Position::new().bare().flags(Britain, "louisbourg").damaged("louisbourg");
        at.flags(France, flags).take(France, "m4-e2-a")
    };
    assert_eq!(at("acadia").refused("repair louisbourg major"), ("5.6.4", "repair-needs-connection"));
    assert_eq!(at("cabot-strait").cost("repair louisbourg major"), 4);
    let mut at = at("georges-bank");
    at.buy("repair louisbourg major", 4);
    assert!(at.holds(France, "louisbourg") && at.state.board.damaged.is_empty());
    assert!(at.saw(Event::FortRepaired { space: space("louisbourg") }));
}

#[test]
fn r_147_the_connection_may_be_new() {
    let at = Position::new().bare().flags(Britain, "louisbourg").damaged("louisbourg");
    let mut at = at.navy_box(France, 1).debt(France, 0, 20).take(France, "m4-e2-a");
    assert_eq!(at.refused("repair louisbourg major"), ("5.6.4", "repair-needs-connection"));
    at.decide("deploy navy-box cabot-strait major");
    at.buy("repair louisbourg major", 4);
}

#[test]
fn r_148_a_fort_without_a_flag_is_not_damaged() {
    let mut at = Position::new().flags(Britain, "halifax georges-bank").damaged("halifax");
    at.play().unflag(space("halifax"));
    assert!(at.state.board.damaged.is_empty());
    let at = at.take(Britain, "m4-e2-a");
    assert_eq!(at.cost("fort halifax major"), 3);
}

#[test]
fn r5_6_5_a_squadron_costs_four_and_waits_in_the_navy_box() {
    let mut at = Position::new().take(France, "m4-e2-a");
    at.buy("squadron major", 4);
    assert_eq!((at.state.tracks.navy_box[France], at.state.tracks.unbuilt[France]), (2, 6));
}

#[test]
fn r_144_a_new_squadron_may_be_deployed_at_once() {
    let mut at = Position::new().bare().debt(France, 0, 20).take(France, "m4-e2-a");
    at.decide("squadron major").buy("deploy navy-box biscay major", 1);
    assert!(at.holds(France, "biscay"));
}

#[test]
fn r_144_cheap_squadrons_cost_two() {
    let at = Position::new().face_down("m10").take(Britain, "e4-m2-a");
    assert_eq!(at.cost("squadron minor +m10"), 2);
    let at = Position::new().face_down("m15").turn(3).take(Britain, "m4-e2-a");
    assert_eq!(at.cost("squadron major +m15"), 2);
    let at = Position::new().face_down("m11").flags(France, "cabot-strait").turn(3).take(France, "m4-e2-a");
    assert_eq!(at.cost("squadron major +m11"), 2);
    let at = Position::new().flags(Britain, "asiento").take(Britain, "e4-m2-a");
    assert_eq!(at.cost("squadron minor +slaving-contracts"), 2);
    let at = Position::new().bare().face_down("m10").navy_box(Britain, 8).take(Britain, "e4-m2-a");
    assert_eq!(at.refused("squadron minor +m10"), ("3.6", "no-squadron-left"));
}

#[test]
fn r_124_the_discount_of_event_four_is_cumulative_and_may_reach_zero() {
    let at = Position::new().face_down("m10").open("m8").hand(Britain, "4").take(Britain, "m3-d2");
    let mut at = at;
    assert_eq!(at.refused("squadron major +speculation"), ("R-124", "no-speculation"));
    at.decide("event 4");
    while at.state.step() != Some(crate::Step::Act) {
        let first = at.legal().into_iter().next().expect("a target");
        at.decide(&first);
    }
    assert_eq!(at.cost("squadron major +speculation"), 2);
    at.buy("squadron major +m10 +speculation", 0);
    assert_eq!(at.left(Slot::Major), 3);
    assert_eq!(at.refused("squadron major +speculation"), ("R-124", "no-speculation"));
}

#[test]
fn r5_6_6_deploying_costs_one_into_an_empty_space() {
    let mut at = Position::new().bare().navy_box(France, 1).take(France, "m4-e2-a");
    at.buy("deploy navy-box biscay major", 1);
    assert_eq!(at.state.tracks.navy_box[France], 0);
    assert_eq!(at.refused("deploy navy-box balearic major"), ("5.6.6", "navy-box-empty"));
}

#[test]
fn r5_6_6_displacing_costs_three_from_the_box_and_two_from_the_map() {
    let at = || Position::new().bare().flags(Britain, "biscay").flags(France, "balearic").navy_box(France, 1);
    let mut boxed = at().take(France, "m4-e2-a");
    boxed.buy("deploy navy-box biscay major", 3);
    assert!(boxed.holds(France, "biscay balearic"));
    assert_eq!(boxed.state.tracks.navy_box.0, [0, 1]);
    let mut afloat = at().take(France, "m4-e2-a");
    afloat.buy("deploy balearic biscay major", 2);
    assert!(afloat.holds(France, "biscay") && afloat.is_empty("balearic"));
    assert_eq!(afloat.state.tracks.navy_box.0, [1, 1]);
    let sent = Event::SquadronSent { side: Britain, from: Fleet::At(space("biscay")), to: "navy-box" };
    assert!(afloat.saw(sent));
}

#[test]
fn r_145_each_squadron_deploys_once_per_round() {
    let at = Position::new().bare().navy_box(France, 1).flags(France, "cabot-strait");
    let mut at = at.take(France, "m4-e2-a");
    at.decide("deploy navy-box biscay major");
    assert_eq!(at.refused("deploy biscay balearic major"), ("5.6.6", "squadron-deployed"));
    at.decide("deploy cabot-strait gulf-of-maine major");
    assert_eq!(at.refused("deploy gulf-of-maine atlantic-passage major"), ("5.6.6", "squadron-deployed"));
    // A Squadron may come to where another one left, and only the newcomer has moved.
    let at = Position::new().bare().flags(France, "biscay balearic").take(France, "m4-e2-a");
    let mut at = at;
    at.decide("deploy biscay cuba-passage major").decide("deploy balearic biscay major");
    assert_eq!(at.refused("deploy biscay balearic major"), ("5.6.6", "squadron-deployed"));
    at.decide("end");
    let mut at = at.begin(France).among_nine("m4-e2-b");
    at.decide("tile m4-e2-b");
    assert!(at.allows("deploy biscay balearic major"));
}

#[test]
fn r_145_deployment_needs_no_connection_but_a_naval_space() {
    let at = Position::new().bare().navy_box(France, 1).flags(France, "biscay").take(France, "m4-e2-a");
    assert!(at.allows("deploy biscay malabar-coast major"));
    assert_eq!(at.refused("deploy navy-box biscay major"), ("5.6.6", "already-yours"));
    assert_eq!(at.refused("deploy navy-box acadia major"), ("5.6.6", "not-a-naval-space"));
    assert_eq!(at.refused("deploy balearic cuba-passage major"), ("5.6.6", "no-own-squadron"));
}
