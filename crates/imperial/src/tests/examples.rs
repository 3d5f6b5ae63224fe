//! The further examples of Playbook and rulebook: every cost exactly.

use crate::Side::{Britain, France};
use crate::facts::Advantage;
use crate::state::Slot;
use crate::testing::{Position, space};

/// Part B: a complex Action Round, Turn 6, France.
#[test]
fn playbook_complex_action_round() {
    let french = "louisiana st-james caicos st-domingue port-de-paix guadeloupe martinique privateers \
                  puerto-principe bahamas-run";
    let british = "bahamas-run-west bahamas-run-north cuba-passage-east havana santiago cayman-passage jamaica \
                   puerto-rico gulf-of-cazones carolinas";
    let at = Position::new().bare().turn_six().flags(France, french).flags(Britain, british);
    let at = at.conflicts("puerto-principe").debt(France, 5, 14).face_down("m26").hand(France, "36");
    let mut at = at.take(France, "d3-m2");
    // 1, 2: the Event, with M-26 turned up for its keyword.
    at.decide("event 36 +m26");
    assert_eq!(at.state.tracks.debt[France], 3);
    assert_eq!((at.left(Slot::Major), at.left(Slot::Minor), at.left(Slot::Event)), (4, 3, 3));
    // 3: the marker on Puerto Principe, which nothing protects.
    assert_eq!(at.refused("shift puerto-rico event"), ("5.4.1", "no-connection"));
    at.buy("clear-conflict puerto-principe minor", 2);
    assert_eq!(at.left(Slot::Minor), 0);
    // 4: Isolated Puerto Rico.
    at.buy("shift puerto-rico event", 1);
    // 5: Letters of Marque, on a Market next to a Squadron of the other side.
    assert!(at.state.board.holds(France, Advantage::LETTERS_OF_MARQUE));
    assert_eq!(at.cost("shift bahamas-run-west event"), 2);
    at.decide("advantage letters-of-marque bahamas-run-west");
    // 6: for 1; its neighbour is not Isolated yet.
    at.buy("shift bahamas-run-west event", 1);
    assert!(!at.state.board.conflicts.contains(space("bahamas-run-west")));
    assert_eq!(at.cost("shift bahamas-run-north event"), 3);
    // 7: one point left and one Debt.
    assert_eq!(at.left(Slot::Event), 1);
    at.buy("shift bahamas-run-west event", 2);
    assert_eq!(at.state.tracks.debt[France], 4);
    // 8: Europe costs nothing extra.
    at.buy("shift sweden major", 2).buy("shift spain-prestige-2 major", 2);
    assert_eq!(at.left(Slot::Major), 0);
    at.decide("end");
    assert!(at.holds(France, "bahamas-run-west sweden spain-prestige-2") && at.is_empty("puerto-rico"));
    // From the next round on Bahamas Run North is Isolated.
    assert!(at.state.isolated_now().contains(space("bahamas-run-north")));
}

/// Part C: a damaged Fort, Turn 4, France.
#[test]
fn playbook_damaged_fort() {
    let at = Position::new().bare().turn(4).flags(Britain, "louisbourg halifax northeast-channel");
    let at = at.damaged("louisbourg").flags(France, "acadia cabot-strait");
    let mut at = at.take(France, "m4-e2-a");
    assert_eq!(at.refused("shift georges-bank minor"), ("5.4.1", "no-connection"));
    at.buy("repair louisbourg major", 4);
    assert!(at.holds(France, "louisbourg") && at.state.board.damaged.is_empty());
    // The Fort connects in the same round.
    assert_eq!(at.refused("shift northeast-channel minor"), ("5.3.2", "minor-action-removes-nothing"));
    at.buy("shift georges-bank minor", 2);
    assert!(at.holds(France, "georges-bank"));
    assert_eq!(at.state.tracks.debt[France], 0);
}

#[test]
fn playbook_damaged_fort_a_territory_does_not_qualify() {
    let at = Position::new().bare().turn(4).flags(Britain, "louisbourg").damaged("louisbourg");
    let at = at.flags(France, "acadia").take(France, "m4-e2-a");
    assert_eq!(at.refused("repair louisbourg major"), ("5.6.4", "repair-needs-connection"));
}

/// Part D: the examples of the rulebook.
#[test]
fn r5_4_2_example_antigua_and_cumberland() {
    let at = || Position::new().flags(France, "cumberland niagara ohio-forks").damaged("ohio-forks");
    let mut marked = at().conflicts("cumberland").take(Britain, "e3-m2");
    marked.buy("shift antigua major", 2).buy("shift cumberland major", 2);
    assert_eq!(marked.state.tracks.debt[Britain], 1);
    assert!(marked.is_empty("cumberland") && marked.state.board.conflicts.is_empty());
    let mut clean = at().take(Britain, "e3-m2");
    clean.buy("shift antigua major", 2);
    assert_eq!(clean.cost("shift cumberland major"), 3);
}

#[test]
fn r5_5_2_example_power_play_in_india() {
    let at = Position::new().turn(3).hand(Britain, "24").trp(Britain, 2).flags(Britain, "mysore");
    let at =
        at.flags(France, "vellore nizam tiruchirappalli vandavasi").debt(Britain, 6, 6).debt(France, 6, 6);
    let mut at = at.take(Britain, "d3-e2");
    at.decide("event 24");
    assert_eq!(at.left(Slot::Event), 1);
    at.buy("shift vellore event", 2);
    assert_eq!(at.state.tracks.trp[Britain], 1);
    at.decide("advantage power-struggle tiruchirappalli");
    at.buy("shift nizam major", 2).buy("shift nizam major", 2);
    assert_eq!((at.state.tracks.trp[Britain], at.left(Slot::Major)), (0, 0));
    at.buy("shift tiruchirappalli minor", 2);
    assert!(at.holds(Britain, "nizam") && at.is_empty("vellore tiruchirappalli"));
    assert!(at.state.board.conflicts.is_empty());
    assert!(at.state.exhausted.contains(Advantage::POWER_STRUGGLE));
}

#[test]
fn r5_6_6_example_one_conflicts_and_the_malabar_coast() {
    let at = Position::new().flags(France, "vandavasi malacca-route hooghly-river").empty("algonquin");
    let mut at = at.conflicts("karaikal malacca-route").take(France, "m3-d2");
    at.buy("clear-conflict karaikal major", 1).buy("clear-conflict malacca-route major", 1);
    at.buy("deploy navy-box malabar-coast major", 1);
    assert_eq!(at.left(Slot::Major), 0);
    at.buy("shift algonquin minor", 2);
    assert!(at.holds(France, "malabar-coast algonquin"));
    assert_eq!(at.state.tracks.debt[France], 0);
}

#[test]
fn r5_6_6_example_two_upgrade_tile_and_displacement() {
    let at = Position::new().flags(France, "biscay").navy_box(Britain, 1);
    let mut at = at.take(Britain, "m2-e2");
    at.decide("upgrade wss-central-europe").decide("keep new").decide("tile-out");
    at.buy("buy-tile major", 2).decide("place wss-central-europe");
    at.buy("deploy navy-box biscay major", 3);
    assert_eq!(at.state.tracks.debt[Britain], 3);
    assert!(at.holds(Britain, "biscay"));
    assert_eq!(at.state.tracks.navy_box.0, [2, 0]);
    let army = &at.state.war.army[Britain];
    assert_eq!((army.bonus[0].len(), army.basic_removed.len()), (1, 1));
}

#[test]
fn r8_2_example_rum_on_a_protected_market_in_conflict() {
    let at = Position::new().flags(France, "puerto-rico puerto-principe").conflicts("santiago");
    let at = at.flags(Britain, "santiago gulf-of-cazones").take(France, "e4-m2-a");
    assert_eq!(at.cost("shift santiago major"), 2);
    assert_eq!(at.cost("shift santiago major +rum"), 1);
}
