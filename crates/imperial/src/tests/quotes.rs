//! The quote of every purchase, line by line.

use crate::Side::{Britain, France};
use crate::testing::{Position, space};

/// The unit and the lines of a quote: `economic: printed 2 [5.4.2], protected 1 [5.4.2] = 3`.
fn quote(at: &Position, notation: &str) -> String {
    let quote = at.check(notation).unwrap_or_else(|illegal| panic!("{notation}: {illegal}"));
    assert!(at.allows(notation));
    let lines: Vec<_> =
        quote.lines.iter().map(|line| format!("{} {} [{}]", line.label, line.amount, line.rule)).collect();
    format!("{}: {} = {}", quote.unit, lines.join(", "), quote.total())
}

#[test]
fn quote_of_a_market() {
    let at = Position::new().take(France, "e4-m2-a");
    assert_eq!(quote(&at, "shift caicos major"), "economic: printed 2 [5.4.2] = 2");
}

#[test]
fn quote_of_a_market_with_everything() {
    let at = Position::new().flags(France, "puerto-rico puerto-principe").conflicts("santiago");
    let at = at.flags(Britain, "santiago gulf-of-cazones").debt(France, 0, 20);
    let mut at = at.huguenots("louisiana").take(France, "e4-m2-a");
    at.decide("shift west-bengal major");
    assert_eq!(
        quote(&at, "shift santiago major +rum +huguenots:louisiana"),
        "economic: printed 2 [5.4.2], conflict-marker -1 [5.4.2], advantage-discount -1 [8.2], \
         huguenots-discount -1 [M-9], protected 1 [5.4.2], another-region 1 [5.3.4] = 1"
    );
}

#[test]
fn quote_of_an_isolated_market() {
    let at = Position::new().flags(Britain, "ile-aux-noix").take(France, "e4-m2-a");
    let lines = "economic: printed 3 [5.4.2], isolated -2 [5.4.2] = 1";
    assert_eq!(quote(&at, "shift ile-aux-noix major"), lines);
}

#[test]
fn quote_of_a_price_in_total() {
    let at =
        Position::new().flags(France, "hudson-bay louisbourg").flags(Britain, "georges-bank gulf-of-maine");
    let at = at.take(France, "e4-m2-a");
    assert_eq!(
        quote(&at, "shift georges-bank major +fur-trade"),
        "economic: printed 2 [5.4.2], advantage-price -1 [8.2], protected 1 [5.4.2] = 2"
    );
}

#[test]
fn quote_of_a_political_space() {
    let mut at = Position::new().conflicts("russia").take(France, "d4-m2-a");
    assert_eq!(quote(&at, "shift sweden major"), "diplomatic: printed 2 [5.5.2] = 2");
    let lines = "diplomatic: printed 3 [5.5.2], conflict-marker -2 [5.5.2] = 1";
    assert_eq!(quote(&at, "shift russia major"), lines);
    at.decide("shift sweden major");
    let lines = "diplomatic: printed 2 [5.5.2], another-region 1 [5.3.4] = 3";
    assert_eq!(quote(&at, "shift iroquois major"), lines);
}

#[test]
fn quote_with_a_card_discount_and_the_minimum() {
    let at = Position::new().open("m6").conflicts("scotland-prestige").take(Britain, "d4-m2-a");
    assert_eq!(
        quote(&at, "shift ireland-prestige major"),
        "diplomatic: printed 3 [5.5.2], card-discount -1 [5.5.2] = 2"
    );
    assert_eq!(
        quote(&at, "shift scotland-prestige major"),
        "diplomatic: printed 3 [5.5.2], conflict-marker -2 [5.5.2], card-discount -1 [5.5.2], minimum 1 [3.2.8] = 1"
    );
}

#[test]
fn quote_of_an_event_card_and_a_war_tile() {
    let at = Position::new().take(France, "d4-m2-a");
    assert_eq!(quote(&at, "draw-event major"), "diplomatic: event-card 3 [5.5.3] = 3");
    assert_eq!(quote(&at, "buy-tile minor"), "military: bonus-war-tile 2 [5.6.1] = 2");
}

#[test]
fn quote_of_a_conflict_marker() {
    let mut at = Position::new().flags(France, "louisbourg georges-bank").conflicts("georges-bank havana");
    at.state.board.plus_one.insert(space("havana"));
    let at = at.take(Britain, "m4-e2-a");
    assert_eq!(
        quote(&at, "clear-conflict georges-bank major"),
        "military: conflict-removal 2 [5.6.2], protected -1 [5.6.2] = 1"
    );
    assert_eq!(
        quote(&at, "clear-conflict havana major"),
        "military: conflict-removal 2 [5.6.2], plus-one-marker 1 [3.8.1] = 3"
    );
}

#[test]
fn quote_of_forts() {
    let at =
        Position::new().flags(France, "arcot vellore ile-aux-noix cabot-strait").flags(Britain, "louisbourg");
    let at = at.damaged("arcot louisbourg").take(France, "m4-e2-a");
    assert_eq!(quote(&at, "repair arcot major"), "military: printed 2 [5.6.4], own-fort -1 [5.6.4] = 1");
    assert_eq!(quote(&at, "fort champlain-valley major"), "military: printed 4 [5.6.3] = 4");
    assert_eq!(
        quote(&at, "repair louisbourg major"),
        "military: printed 3 [5.6.4], opposing-fort 1 [5.6.4] = 4"
    );
}

#[test]
fn quote_of_squadrons() {
    let mut at = Position::new().face_down("m10").flags(Britain, "asiento").take(Britain, "m4-e2-a");
    at.state.round.speculation = true;
    assert_eq!(quote(&at, "squadron major"), "military: squadron 4 [5.6.5] = 4");
    assert_eq!(
        quote(&at, "squadron major +m10"),
        "military: squadron 4 [5.6.5], cheap-squadron -2 [3.5.2] = 2"
    );
    assert_eq!(
        quote(&at, "squadron major +slaving-contracts +speculation"),
        "military: squadron 4 [5.6.5], slaving-contracts -2 [8.2], speculation -2 [R-124] = 0"
    );
}

#[test]
fn quote_of_deployments() {
    let at = Position::new().flags(Britain, "biscay").flags(France, "balearic").take(France, "m4-e2-a");
    assert_eq!(quote(&at, "deploy navy-box cuba-passage major"), "military: deployment 1 [5.6.6] = 1");
    assert_eq!(
        quote(&at, "deploy navy-box biscay major"),
        "military: deployment 1 [5.6.6], displaces-squadron 2 [5.6.6] = 3"
    );
    assert_eq!(
        quote(&at, "deploy balearic biscay major"),
        "military: deployment 1 [5.6.6], displaces-squadron 1 [5.6.6] = 2"
    );
}

#[test]
fn quote_of_the_uprisings_conversion_and_bastion() {
    let at = Position::new().turn_six().face_down("m4").flags(France, "gibraltar").flags(Britain, "biscay");
    let at = at.conflicts("scotland-prestige").take(France, "m4-e2-a");
    assert_eq!(quote(&at, "rebel scotland-alliance major"), "military: printed 2 [M-4] = 2");
    assert_eq!(
        quote(&at, "rebel scotland-prestige major"),
        "military: printed 3 [M-4], conflict-marker -2 [5.5.2] = 1"
    );
    assert_eq!(quote(&at, "uprising major"), "military: uprising 3 [M-4] = 3");
    assert_eq!(quote(&at, "convert economic major"), "military: conversion 2 [5.6.1] = 2");
    assert_eq!(quote(&at, "bastion biscay major"), "military: naval-bastion 1 [8.2] = 1");
}

#[test]
fn quote_of_a_payment() {
    let mut at = Position::new().trp(France, 1).take(France, "d2-m2");
    at.decide("shift sweden major").decide("shift savoy major");
    assert_eq!(quote(&at, "pay debt 1 trp 1"), "diplomatic: debt 1 [6.1], treaty-points 1 [9.1] = 2");
}

#[test]
fn decisions_without_a_price_are_free() {
    let at = Position::new().face_down("m3").take(France, "d2-m2");
    for notation in ["reveal m3", "pass 0", "upgrade wss-spain", "advantage algonquin-raids albany", "end"] {
        assert_eq!(at.check(notation).unwrap(), table::Quote::FREE, "{notation}");
    }
}
