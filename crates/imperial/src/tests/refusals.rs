//! What is refused, and by which rule: for any space or card that a player may point at.

use crate::Side::{Britain, France};
use crate::facts::{Space, Theater, War};
use crate::testing::Position;
use crate::{EventCard, Ministry, Slot};

/// Every decision in the list is refused by that rule, for that reason.
fn refuse(at: &Position, cases: &[(&str, &str, &str)]) {
    for (notation, rule, key) in cases {
        assert_eq!(at.refused(notation), (*rule, *key), "{notation}");
    }
}

#[test]
fn refusals_before_a_tile_is_taken() {
    refuse(
        &Position::new().face_down("m1").begin(France),
        &[
            ("shift sweden major", "5.1", "take-a-tile-first"),
            ("buy-tile major", "5.1", "take-a-tile-first"),
            ("pass 1", "5.1", "take-a-tile-first"),
            ("end", "5.1", "take-a-tile-first"),
            ("event 1", "5.1", "take-a-tile-first"),
            ("upgrade wss-spain", "5.1", "take-a-tile-first"),
            ("swap wss-spain wss-queen-annes-war", "5.1", "take-a-tile-first"),
            ("use m1", "3.5.2", "take-a-tile-first"),
            ("use m5", "3.5.2", "ministry-not-in-play"),
            ("advantage algonquin-raids albany", "8.2", "take-a-tile-first"),
            ("reveal m9", "3.5", "ministry-not-face-down"),
        ],
    );
}

#[test]
fn refusals_of_shifts() {
    let at = Position::new().flags(Britain, "sweden").turn(2);
    refuse(
        &at.take(France, "e4-d2-a"),
        &[
            ("shift gibraltar major", "3.2.3", "not-shiftable"),
            ("shift biscay major", "5.6", "not-shiftable"),
            ("shift louisbourg major", "5.6", "not-shiftable"),
            ("shift albany major", "5.4.1", "no-connection"),
            ("shift cataraqui major", "3.2.8", "already-yours"),
            ("shift bavaria minor", "3.2.8", "already-yours"),
            ("shift sweden major", "5.3.1", "wrong-action-points"),
            ("shift sweden minor", "5.3.2", "minor-action-removes-nothing"),
            ("shift sweden event", "5.3", "no-such-action"),
            ("shift sweden bought", "5.3", "no-such-action"),
            ("shift prussia-empire-alliance minor", "3.2.1", "not-in-play"),
            ("shift usa-prestige-2 minor", "3.2.1", "not-in-play"),
            ("shift caicos major +wheat", "8.1", "advantage-not-held"),
            ("shift caicos major +algonquin-raids", "8.2", "advantage-not-for-this"),
            ("shift caicos major +huguenots:louisiana", "M-9", "huguenots-not-for-this"),
        ],
    );
}

#[test]
fn refusals_of_military_purchases() {
    let at =
        Position::new().flags(Britain, "biscay louisbourg").flags(France, "balearic").navy_box(France, 0);
    refuse(
        &at.take(France, "m4-d2-a"),
        &[
            ("clear-conflict albany major", "5.6.2", "no-conflict-marker"),
            ("fort acadia major", "5.6.3", "not-a-fort"),
            ("fort louisbourg major", "5.6.3", "fort-already-built"),
            ("fort ohio-forks major", "5.6.3", "fort-needs-connection"),
            ("repair louisbourg major", "5.6.4", "fort-not-damaged"),
            ("repair albany major", "5.6.4", "fort-not-damaged"),
            ("squadron major +m10", "3.5.2", "ministry-not-in-play"),
            ("squadron major +m1", "3.5.2", "no-such-ability"),
            ("squadron major +slaving-contracts", "8.1", "advantage-not-held"),
            ("squadron major +speculation", "R-124", "no-speculation"),
            ("deploy navy-box cuba-passage major", "5.6.6", "navy-box-empty"),
            ("deploy biscay cuba-passage major", "5.6.6", "no-own-squadron"),
            ("deploy balearic albany major", "5.6.6", "not-a-naval-space"),
            ("deploy balearic balearic major", "5.6.6", "already-yours"),
            ("bastion biscay major", "8.1", "advantage-not-held"),
            ("convert economic major", "5.6.1", "only-on-turn-six"),
            ("rebel scotland-alliance major", "M-4", "ministry-not-in-play"),
            ("uprising major", "M-4", "ministry-not-in-play"),
            ("buy-tile minor", "5.3.1", "wrong-action-points"),
            ("draw-event major", "5.3.1", "wrong-action-points"),
        ],
    );
}

#[test]
fn refusals_of_everything_else() {
    let at = Position::new().debt(France, 6, 6).hand(France, "3 11").take(France, "d3-m2");
    refuse(
        &at,
        &[
            ("tile e4-d2-a", "5.1", "tile-already-taken"),
            ("event 11", "3.4.4", "event-type-mismatch"),
            ("event 12", "5.2", "card-not-in-hand"),
            ("merge", "5.2", "nothing-to-merge"),
            ("separate", "5.2", "nothing-to-separate"),
            ("upgrade wss-spain", "5.3.3", "tile-without-upgrade"),
            ("swap wss-spain wss-queen-annes-war", "5.3.3", "tile-without-upgrade"),
            ("advantage algonquin-raids georges-bank", "8.2", "advantage-not-for-this"),
            ("advantage algonquin-raids", "8.2", "advantage-needs-purchase"),
            ("advantage wheat", "8.1", "advantage-not-held"),
            ("pass 3", "6.2", "reduction-too-large"),
            ("pay debt 1 trp 0", "5.0", "not-now"),
            ("discard 3", "5.0", "not-now"),
            ("choose albany", "5.0", "not-now"),
            ("place wss-spain", "5.0", "not-now"),
            ("keep old", "5.0", "not-now"),
            ("first france", "5.0", "not-now"),
            ("ministry m1", "5.0", "not-now"),
            ("conquer gibraltar", "5.0", "not-now"),
            ("done", "5.0", "not-now"),
        ],
    );
    let mut at = at;
    at.decide("shift russia major");
    refuse(&at, &[("shift sweden major", "6.3", "cannot-pay"), ("pass 0", "6.2", "too-late-to-pass")]);
}

/// A player may point at any space, card, theater or Action: there is always an answer, and it names a
/// rule when it is no.
#[test]
fn every_space_card_and_theater_gets_an_answer() {
    for (side, tile) in [(France, "d2-m2"), (Britain, "e4-m2-a"), (France, "m4-e2-a"), (Britain, "d3-e2")] {
        let at = Position::new().face_down("m4 m9 m5 m10").hand(France, "1 2 3").hand(Britain, "4 5 6");
        let at = at.take(side, tile);
        let listed = at.legal();
        let mut asked = Vec::new();
        for slot in Slot::ALL.map(Slot::id) {
            for space in Space::all() {
                for verb in
                    ["shift", "clear-conflict", "fort", "repair", "rebel", "bastion", "deploy navy-box"]
                {
                    asked.push(format!("{verb} {space} {slot}"));
                }
            }
            for goods in ["draw-event", "buy-tile", "squadron", "uprising", "convert economic"] {
                asked.push(format!("{goods} {slot}"));
            }
        }
        asked.extend((1..=41).map(|number| format!("event {}", EventCard(number))));
        asked.extend((1..=26).map(|number| format!("reveal {}", Ministry(number))));
        let theaters = War::ALL.into_iter().flat_map(War::theaters);
        asked.extend(theaters.map(|theater: Theater| format!("upgrade {theater}")));
        for notation in asked {
            match at.check(&notation) {
                Ok(_) => assert!(listed.contains(&notation), "{notation} is allowed and not listed"),
                Err(illegal) => {
                    assert!(!illegal.rule.is_empty() && !illegal.key.is_empty(), "{notation}");
                    assert!(!listed.contains(&notation), "{notation} is listed: {illegal}");
                }
            }
        }
    }
}
