//! 7.2, 7.2.1 Spoils and Conquest Points.

use super::Front;
use crate::Side::{self, Britain, France};
use crate::facts::{Advantage, Space};
use crate::state::Step;
use crate::war::territory_prices;
use crate::{Event, Options};

/// The Territories a side could take there, with their prices.
fn territories(front: &Front, side: Side) -> Vec<(&'static str, u8)> {
    territory_prices(&front.at.state, front.theater, side).map(|(space, price)| (space.id(), price)).collect()
}

fn allows(front: &Front, notation: &str) -> bool {
    front.at.legal().iter().any(|legal| legal == notation)
}

#[test]
fn r7_2_1_conquest_points_buy_forts_markets_naval_spaces_and_territories() {
    let front = Front::new("was-king-georges-war")
        .flags(Britain, "albany halifax northern-colonies")
        .flags(France, "louisbourg biscay")
        .map(|at| at.navy_box(France, 1))
        .army(France, 2)
        .begin();
    assert_eq!(front.step(), Step::Spoils { side: France, cp: 1, unflag: 0 });
    for legal in ["albany", "oswego", "halifax", "cabot-strait from navy-box", "acadia", "hudson-bay"] {
        assert!(allows(&front, &format!("conquer {legal}")), "{legal}");
    }
    for (notation, rule, why) in [
        ("conquer iroquois", "7.2.1", "not-conquerable"),
        ("conquer st-lucia", "7.2.1", "outside-theater"),
        ("conquer balearic from navy-box", "7.2.1", "outside-theater"),
        ("conquer jamaica", "7.2.1", "territory-not-available"),
        ("conquer northern-colonies", "7.2.1.2", "no-conquest-line"),
        ("conquer louisbourg", "7.2.1", "already-yours"),
        ("conquer cabot-strait", "7.2.1.1", "squadron-needed"),
        ("conquer albany from navy-box", "7.2.1.1", "no-squadron-needed"),
        ("conquer cabot-strait from biscay", "7.2.1.1", "outside-theater"),
        ("conquer cabot-strait from gulf-of-maine", "7.2.1.1", "not-your-squadron"),
        ("unflag albany", "7.2", "no-unflag-spoil"),
        ("accept", "7.0", "not-now"),
    ] {
        assert_eq!(front.at.refused(notation), (rule, why), "{notation}");
    }
}

#[test]
fn r7_2_1_example_of_the_rulebook() {
    let front = Front::new("wss-spain").army(France, 2).begin();
    // Gibraltar and Minorca lie in Europe, the Asiento is listed; San Agustin needs a line.
    assert_eq!(territories(&front, France), [("gibraltar", 1), ("minorca", 1), ("asiento", 1)]);
    let front = front.flags(France, "st-domingue");
    assert!(territories(&front, France).contains(&("san-agustin", 1)));
}

#[test]
fn r7_2_1_2_example_of_the_rulebook() {
    let mut front = Front::new("7yw-french-and-indian-war")
        .flags(Britain, "louisbourg")
        .flags(France, "acadia ile-aux-noix")
        .army(Britain, 1)
        .begin();
    front.decide("conquer acadia");
    front.decide("accept");
    front.decide("unflag ile-aux-noix");
    assert!(front.at.holds(Britain, "acadia") && front.at.is_empty("ile-aux-noix"));
    assert_eq!(front.at.state.tracks.trp[France], 1);
    assert!(front.is_over());
}

#[test]
fn r7_2_spoils_come_before_the_next_theater() {
    let mut front = Front::new("wss-spain").army(Britain, 2).begin();
    front.decide("conquer gibraltar");
    assert!(front.is_over());
    front.finish();
    assert_eq!((front.at.state.battle.theater, front.step()), (2, Step::NextTheater));
}

#[test]
fn r_190_points_first_then_conquest_and_unflag_in_any_order() {
    for order in [["conquer oswego", "unflag albany"], ["unflag albany", "conquer oswego"]] {
        let mut front = Front::new("was-king-georges-war").flags(Britain, "albany").army(France, 3).begin();
        assert_eq!(front.at.state.tracks.trp[Britain], 1);
        for notation in order {
            front.decide(notation);
        }
        assert!(front.is_over());
    }
}

#[test]
fn r_191_an_unflag_spoil_ignores_markers_and_isolation() {
    let front = Front::new("was-king-georges-war")
        .flags(Britain, "northern-colonies hudson-valley albany st-lucia iroquois")
        .conflicts("albany")
        .army(France, 4)
        .begin();
    assert!(allows(&front, "unflag albany") && allows(&front, "unflag hudson-valley"));
    assert_eq!(front.at.refused("unflag st-lucia"), ("7.2", "not-in-this-spoil"));
    assert_eq!(front.at.refused("unflag iroquois"), ("7.2", "not-in-this-spoil"));
    assert_eq!(front.at.refused("unflag oswego"), ("7.2", "not-opposing"));
}

#[test]
fn r_191_the_jacobite_spoil_takes_any_political_space_in_europe() {
    let mut front = Front::new("was-jacobite-rebellion")
        .flags(Britain, "sweden spain-prestige-2 iroquois")
        .army(France, 2)
        .begin();
    assert_eq!(front.at.legal(), ["unflag sweden", "unflag spain-prestige-2", "done"]);
    front.decide("unflag spain-prestige-2");
    assert!(front.is_over());
    let nothing = Front::new("was-jacobite-rebellion").army(France, 2).begin();
    assert!(nothing.is_over());
}

#[test]
fn r_192_spoils_may_be_declined() {
    let mut front = Front::new("was-king-georges-war").flags(Britain, "albany").army(France, 3).begin();
    front.decide("done");
    assert!(front.is_over() && front.at.holds(Britain, "albany"));
    assert!(front.at.saw(Event::Declined { side: France, what: "spoils" }));
}

#[test]
fn r_193_huguenots_cost_one_point_more() {
    let front = |army| {
        Front::new("7yw-french-and-indian-war")
            .flags(France, "quebec-and-montreal louisiana")
            .flags(Britain, "louisbourg cuba-passage")
            .map(|at| at.huguenots("quebec-and-montreal"))
            .army(Britain, army)
            .begin()
    };
    let poor = front(0);
    assert_eq!(territories(&poor, Britain)[3..5], [("quebec-and-montreal", 2), ("acadia", 1)]);
    assert_eq!(poor.at.refused("conquer quebec-and-montreal"), ("7.2.1", "not-enough-conquest-points"));
    let mut rich = front(1);
    let quote = rich.at.check("conquer quebec-and-montreal").unwrap();
    assert_eq!((quote.unit, quote.total()), ("conquest-points", 2));
    rich.decide("conquer quebec-and-montreal");
    rich.decide("accept");
    // R-201 The marker leaves a British Territory.
    assert!(rich.at.state.board.huguenots_fresh.is_empty());
    assert!(rich.at.saw(Event::HuguenotsGone { space: Space::QUEBEC_AND_MONTREAL }));
    assert!(rich.is_over());
}

#[test]
fn r_194_a_captured_damaged_fort_stays_damaged() {
    let mut front = Front::new("7yw-third-carnatic-war")
        .flags(France, "vandavasi")
        .map(|at| at.damaged("vandavasi"))
        .army(Britain, 5)
        .begin();
    front.decide("conquer vandavasi");
    assert!(front.at.holds(Britain, "vandavasi"));
    assert!(front.at.state.board.damaged.contains(Space::VANDAVASI));
    // An empty Market needs no connection, and comes under the flag at once.
    front.decide("conquer calicut");
    assert!(front.at.holds(Britain, "calicut"));
}

#[test]
fn r_195_a_squadron_takes_a_naval_space_once_per_war() {
    let mut front = Front::new("7yw-french-and-indian-war")
        .flags(France, "cabot-strait biscay")
        .flags(Britain, "gulf-of-maine")
        .army(France, 5)
        .begin();
    front.decide("conquer gulf-of-maine from cabot-strait");
    assert!(front.at.holds(France, "gulf-of-maine") && front.at.is_empty("cabot-strait"));
    assert_eq!(front.at.state.tracks.navy_box[Britain], 1);
    let why = front.at.refused("conquer cabot-strait from gulf-of-maine");
    assert_eq!(why, ("7.2.1.1", "squadron-already-used"));
    assert_eq!(front.at.refused("conquer cabot-strait from navy-box"), ("7.2.1.1", "navy-box-empty"));
}

#[test]
fn r7_2_1_1_a_squadron_comes_from_the_navy_box_or_the_theater() {
    let mut front = Front::new("7yw-third-carnatic-war")
        .flags(France, "hooghly-river biscay")
        .flags(Britain, "malabar-coast")
        .map(|at| at.navy_box(France, 1))
        .army(France, 1)
        .begin();
    let ships: Vec<_> =
        front.at.legal().into_iter().filter(|legal| legal.contains("malabar-coast")).collect();
    let expected = ["conquer malabar-coast from navy-box", "conquer malabar-coast from hooghly-river"];
    assert_eq!(ships, expected);
    front.decide("conquer malabar-coast from navy-box");
    assert!(front.at.holds(France, "malabar-coast hooghly-river"));
    let tracks = &front.at.state.tracks;
    assert_eq!((tracks.navy_box[France], tracks.navy_box[Britain]), (0, 1));
}

#[test]
fn r_195_a_displaced_conqueror_stays_used() {
    let mut front =
        Front::new("7yw-third-carnatic-war").map(|at| at.navy_box(France, 1)).army(France, 5).begin();
    front.decide("conquer malabar-coast from navy-box");
    assert_eq!(front.at.state.tracks.navy_box[France], 0);
    front.at.play().send_squadron(
        France,
        crate::Fleet::At(Space::MALABAR_COAST),
        crate::play::Berth::NavyBox,
    );
    let why = front.at.refused("conquer hooghly-river from navy-box");
    assert_eq!(why, ("7.2.1.1", "squadron-already-used"));
}

#[test]
fn r_196_a_space_just_taken_opens_the_next_territory() {
    let mut front =
        Front::new("was-first-carnatic-war").flags(Britain, "madras arcot").army(France, 4).begin();
    assert_eq!(front.at.refused("conquer madras"), ("7.2.1.2", "no-conquest-line"));
    front.decide("conquer arcot");
    front.decide("conquer madras");
    front.decide("accept");
    assert!(front.at.holds(France, "arcot madras"));
}

#[test]
fn r_196_damaged_forts_naval_spaces_and_territories_reach_out() {
    let front = Front::new("7yw-french-and-indian-war")
        .flags(France, "halifax cuba-passage carolinas")
        .map(|at| at.damaged("halifax"));
    let reached: Vec<_> = territories(&front, France).into_iter().map(|(id, _)| id).collect();
    for id in ["northern-colonies", "jamaica", "louisiana", "san-agustin"] {
        assert!(reached.contains(&id), "{id}");
    }
    assert!(!reached.contains(&"barbados"));
}

#[test]
fn r_197_territories_without_lines_need_only_points() {
    let front = Front::new("wss-central-europe");
    let alone = [("gibraltar", 1), ("minorca", 1), ("hudson-bay", 1), ("asiento", 1)];
    assert_eq!(territories(&front, France), alone);
}

#[test]
fn r_198_a_usa_flag_cannot_be_conquered() {
    let front = Front::new("awi-american-revolution")
        .flags(Britain, "halifax")
        .map(|at| at.usa("northern-colonies"))
        .army(Britain, 4)
        .begin();
    assert_eq!(front.at.refused("conquer northern-colonies"), ("7.3", "usa-flag"));
}

#[test]
fn r_201_taking_a_space_moves_advantages_and_removes_markers() {
    let mut front = Front::new("awi-antilles-war")
        .flags(France, "puerto-rico st-domingue")
        .flags(Britain, "carolinas")
        .conflicts("puerto-rico")
        .army(Britain, 4)
        .begin();
    front.decide("conquer san-agustin");
    assert!(front.at.saw(Event::AdvantageMoved { side: Britain, advantage: Advantage::FRUIT, held: true }));
    front.decide("conquer puerto-rico");
    assert!(front.at.saw(Event::ConflictGone { space: Space::PUERTO_RICO }));
    assert!(front.at.state.board.holds(Britain, Advantage::RUM));
}

#[test]
fn r_202_conquest_changes_only_later_theaters() {
    let mut front = Front::new("was-king-georges-war").army(France, 2).begin();
    front.decide("conquer halifax");
    assert_eq!(front.at.state.battle.won[1], Some((France, 2)));
    assert_eq!(front.at.state.battle.strength.0, [2, 0]);
}

#[test]
fn r_213_britain_may_take_san_agustin_in_the_american_revolution() {
    let mut front =
        Front::new("awi-american-revolution").flags(Britain, "carolinas").army(Britain, 2).begin();
    front.decide("conquer san-agustin");
    assert!(front.at.holds(Britain, "san-agustin"));
}

#[test]
fn r_235_tougher_forts_need_a_conquest_line() {
    let options = Options { tougher_forts: true, ..Options::default() };
    let front =
        Front::with(options, "was-king-georges-war").flags(France, "louisbourg").army(France, 2).begin();
    assert!(allows(&front, "conquer halifax"));
    assert_eq!(front.at.refused("conquer ohio-forks"), ("12.3", "no-conquest-line"));
    let plain = Front::new("was-king-georges-war").army(France, 2).begin();
    assert!(allows(&plain, "conquer ohio-forks"));
}

#[test]
fn r12_3_the_line_between_halifax_and_louisbourg_reaches_no_territory() {
    let options = Options { tougher_forts: true, ..Options::default() };
    let front = Front::with(options, "was-king-georges-war").flags(France, "halifax").army(France, 2).begin();
    assert!(allows(&front, "conquer louisbourg"));
    assert_eq!(front.at.refused("conquer acadia"), ("7.2.1.2", "no-conquest-line"));
}
