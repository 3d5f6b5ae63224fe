//! 7.2.2 Refused conquests, and 12.1 Spain's answer to them.

use super::Front;
use crate::Side::{self, Britain, France};
use crate::facts::Space;
use crate::state::Step;
use crate::{Event, Options};

fn carnatic() -> Front {
    Front::new("7yw-third-carnatic-war")
        .flags(Britain, "vandavasi hooghly-river")
        .flags(France, "pondicherry karaikal chandernagore")
        .army(Britain, 5)
        .begin()
}

#[test]
fn r7_2_2_example_of_the_rulebook() {
    let mut front = carnatic();
    front.decide("conquer pondicherry");
    assert_eq!(front.step(), Step::Refusal { side: France, space: Space::PONDICHERRY });
    assert_eq!(front.at.check("refuse").unwrap().total(), 3);
    assert_eq!(front.at.refused("done"), ("7.0", "not-now"));
    front.decide("refuse");
    assert_eq!(front.vp(), 12);
    assert!(front.at.holds(France, "pondicherry"));
    assert!(front.at.saw(Event::Refused { side: France, space: Space::PONDICHERRY }));
    assert_eq!(front.at.refused("conquer pondicherry"), ("7.2.2", "conquest-refused"));
    front.decide("conquer karaikal");
    assert!(front.at.holds(Britain, "karaikal"));
}

#[test]
fn r_199_the_second_refusal_of_a_war_costs_five_and_a_third_is_impossible() {
    let mut front = carnatic();
    front.decide("conquer pondicherry");
    front.decide("refuse");
    front.decide("conquer chandernagore");
    assert_eq!(front.at.check("refuse").unwrap().total(), 5);
    front.decide("refuse");
    assert_eq!(front.vp(), 15 - 3 - 5);
    // The unflag spoil is left.
    front.decide("unflag karaikal");
    assert!(front.is_over());

    let mut front = carnatic();
    front.at.state.battle.refusals[France] = 2;
    front.decide("conquer pondicherry");
    assert!(front.at.holds(Britain, "pondicherry"));
    assert_eq!(front.vp(), 15);
}

#[test]
fn r_199_each_side_counts_its_own_refusals() {
    let mut front = carnatic();
    front.at.state.battle.refusals[Britain] = 2;
    front.decide("conquer pondicherry");
    assert_eq!(front.at.check("refuse").unwrap().total(), 3);
    front.decide("accept");
    assert!(front.at.holds(Britain, "pondicherry"));
    assert_eq!((front.vp(), front.at.state.battle.refusals.0), (15, [0, 2]));
}

#[test]
fn r_200_only_flagged_territories_can_be_refused() {
    let mut front = Front::new("awi-antilles-war")
        .flags(Britain, "antigua antilles-channel")
        .map(|at| at.navy_box(France, 1).navy_box(Britain, 3))
        .army(France, 5)
        .begin();
    front.decide("fleet navy-box");
    front.decide("fleet navy-box");
    for taken in ["conquer antigua", "conquer antilles-channel from navy-box"] {
        front.decide(taken);
        assert!(!matches!(front.step(), Step::Refusal { .. }), "{taken}");
    }
    let mut empty = Front::new("wss-spain").army(France, 2).begin();
    empty.decide("conquer gibraltar");
    assert!(empty.is_over());
}

fn spain(side: Side) -> Front {
    let options = Options { spanish_empire: true, ..Options::default() };
    Front::with(options, "wss-spain")
        .flags(France, "spain-prestige-2 spain-alliance-a")
        .flags(Britain, "spain-alliance-b spain-prestige-3")
        .army(side, 7)
        .begin()
}

#[test]
fn r_233_the_opponent_shifts_spain_after_an_uncontrolled_spanish_territory_fell() {
    let mut front = spain(Britain);
    front.decide("conquer gibraltar");
    assert_eq!(front.step(), Step::Spoils { side: Britain, cp: 1, unflag: 0 });
    front.decide("conquer minorca");
    // Two Territories, two shifts, once the theater is resolved.
    assert_eq!(front.step(), Step::SpanishShift { side: France });
    assert_eq!(front.at.legal(), ["choose spain-alliance-b", "choose spain-prestige-3", "done"]);
    assert_eq!(front.at.refused("choose spain-alliance-a"), ("12.1", "already-yours"));
    assert_eq!(front.at.refused("choose sweden"), ("12.1", "not-in-spain"));
    front.decide("choose spain-alliance-b");
    assert!(front.at.is_empty("spain-alliance-b"));
    front.decide("choose spain-alliance-b");
    assert!(front.at.holds(France, "spain-alliance-b") && front.is_over());
}

#[test]
fn r12_1_a_controlled_spanish_territory_gives_no_shift() {
    let mut front = spain(Britain);
    front.at.state.board.control[France].insert(Space::GIBRALTAR);
    front.decide("conquer gibraltar");
    front.decide("accept");
    assert_eq!(front.at.state.battle.spanish_shifts.0, [0, 0]);
}

#[test]
fn r12_1_without_the_option_spain_does_not_answer() {
    let mut front = Front::new("wss-spain").flags(Britain, "spain-alliance-b").army(Britain, 1).begin();
    front.decide("conquer gibraltar");
    assert!(front.is_over());
}

#[test]
fn r12_1_the_shift_may_be_declined() {
    let mut front = spain(France);
    front.decide("conquer minorca");
    front.decide("done");
    assert_eq!(front.step(), Step::SpanishShift { side: Britain });
    front.decide("done");
    assert!(front.is_over());
}
