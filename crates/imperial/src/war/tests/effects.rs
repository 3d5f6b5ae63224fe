//! 7.1.2 Tile effects.

use super::Front;
use crate::Side::{self, Britain, France};
use crate::facts::Symbol;
use crate::state::Step;
use crate::{Event, Options};

/// Whose tile effects are waited for.
fn acting(front: &Front) -> Option<Side> {
    match front.step() {
        Step::TileEffects { side, .. } => Some(side),
        _ => None,
    }
}

/// Both sides have a crossed-flag symbol and something to hit.
fn duel(vp: i16) -> Front {
    Front::new("wss-central-europe")
        .map(|at| at.vp(vp))
        .basic(France, -1, Symbol::Unflag)
        .basic(Britain, -1, Symbol::Unflag)
        .flags(France, "sweden")
        .flags(Britain, "russia")
}

#[test]
fn r_180_the_nearer_side_goes_first() {
    assert_eq!(acting(&duel(16).begin()), Some(France));
    assert_eq!(acting(&duel(14).begin()), Some(Britain));
    for first in Side::BOTH {
        let mut front = duel(15);
        front.at.state.first = first;
        assert_eq!(acting(&front.begin()), Some(first));
    }
}

#[test]
fn r_180_the_second_side_follows_when_the_first_is_done() {
    let mut front = duel(20).begin();
    front.decide("unflag russia");
    assert_eq!(acting(&front), Some(Britain));
    front.decide("unflag sweden");
    assert!(front.is_over());
    assert!(front.at.is_empty("russia sweden"));
}

#[test]
fn r7_1_2_the_first_sides_debt_and_choices_come_before_the_others_debt() {
    let mut front = Front::new("wss-central-europe")
        .map(|at| at.vp(20))
        .basic(France, -1, Symbol::Unflag)
        .bonus(France, 1, Symbol::Debt)
        .basic(Britain, 0, Symbol::Debt)
        .flags(Britain, "russia")
        .begin();
    assert_eq!(front.at.state.tracks.debt.0, [0, 1]);
    front.decide("unflag russia");
    assert_eq!(front.at.state.tracks.debt.0, [1, 1]);
}

#[test]
fn r_181_debt_symbols_add_up_and_are_compulsory() {
    let front = Front::new("wss-spain")
        .basic(France, 0, Symbol::Debt)
        .bonus(France, 1, Symbol::Debt)
        .bonus(France, 1, Symbol::Debt)
        .begin();
    assert_eq!(front.at.state.tracks.debt[Britain], 3);
}

#[test]
fn r6_3_forced_debt_beyond_the_limit_gives_vp() {
    let front = Front::new("7yw-prussias-wars")
        .map(|at| at.debt(Britain, 5, 6))
        .basic(France, 0, Symbol::Debt)
        .bonus(France, 1, Symbol::Debt)
        .bonus(Britain, 2, Symbol::None)
        .begin();
    assert_eq!(front.at.state.tracks.debt[Britain], 6);
    assert!(front.at.saw(Event::Vp { side: France, amount: 1, now: 16, why: "debt-overflow" }));
}

#[test]
fn r_102_watt_keeps_france_from_scoring_for_war_tiles() {
    let front = Front::new("awi-mysore-war")
        .map(|at| at.debt(Britain, 6, 6).open("m19"))
        .basic(France, 0, Symbol::Debt)
        .begin();
    assert_eq!((front.vp(), front.at.state.tracks.debt[Britain]), (15, 6));
}

#[test]
fn r_182_a_symbol_damages_a_fort_or_sends_a_squadron_home() {
    let build = || {
        Front::new("was-king-georges-war")
            .basic(France, 0, Symbol::FortOrFleet)
            .flags(Britain, "halifax gulf-of-maine arcot biscay ohio-forks")
            .flags(France, "louisbourg")
            .map(|at| at.damaged("ohio-forks"))
            .begin()
    };
    let front = build();
    assert_eq!(front.at.legal(), ["damage halifax", "disperse gulf-of-maine", "done"]);
    assert_eq!(front.at.refused("damage ohio-forks"), ("7.1.2", "fort-already-damaged"));
    assert_eq!(front.at.refused("damage arcot"), ("7.1.2", "outside-theater"));
    assert_eq!(front.at.refused("damage louisbourg"), ("7.1.2", "not-opposing"));
    assert_eq!(front.at.refused("damage gulf-of-maine"), ("7.1.2", "wrong-space-type"));
    assert_eq!(front.at.refused("disperse biscay"), ("7.1.2", "outside-theater"));
    assert_eq!(front.at.refused("disperse cabot-strait"), ("7.1.2", "not-opposing"));
    assert_eq!(front.at.refused("unflag albany"), ("7.1.2", "no-symbol-left"));
    assert_eq!(front.at.refused("conquer albany"), ("7.0", "not-now"));

    let mut front = build();
    front.decide("damage halifax");
    assert!(front.at.state.board.damaged.contains(crate::facts::Space::HALIFAX));
    // Louisbourg against the Squadron: the damaged Forts do not count.
    assert_eq!(front.at.state.battle.strength.0, [1, 1]);

    let mut front = build();
    front.decide("disperse gulf-of-maine");
    assert_eq!(front.at.state.tracks.navy_box[Britain], 1);
    assert_eq!(front.at.state.battle.strength.0, [1, 1]);
}

#[test]
fn r_182_symbols_may_be_declined() {
    let mut front = duel(20).begin();
    front.decide("done");
    assert!(front.at.saw(Event::Declined { side: France, what: "tile-effects" }));
    assert_eq!(acting(&front), Some(Britain));
    front.decide("done");
    assert!(front.is_over());
    assert!(front.at.holds(France, "sweden") && front.at.holds(Britain, "russia"));
}

#[test]
fn r7_1_2_symbols_without_a_target_have_no_effect() {
    let front = Front::new("wss-queen-annes-war")
        .basic(France, 0, Symbol::FortOrFleet)
        .bonus(France, 1, Symbol::FortOrFleet)
        .basic(Britain, -1, Symbol::Unflag)
        .flags(Britain, "biscay arcot")
        .begin();
    assert!(front.is_over());
}

#[test]
fn r7_1_2_a_side_uses_its_symbols_in_any_order_while_targets_last() {
    let mut front = Front::new("wss-queen-annes-war")
        .basic(Britain, -1, Symbol::Unflag)
        .bonus(Britain, 1, Symbol::FortOrFleet)
        .bonus(Britain, 1, Symbol::FortOrFleet)
        .flags(France, "louisbourg cataraqui quebec-and-montreal")
        .begin();
    assert_eq!(front.at.legal(), ["damage louisbourg", "unflag cataraqui", "done"]);
    front.decide("unflag cataraqui");
    assert_eq!(front.at.legal(), ["damage louisbourg", "done"]);
    front.decide("damage louisbourg");
    // The second symbol has nothing left to hit.
    assert_ne!(acting(&front), Some(Britain));
}

#[test]
fn r_183_a_market_whose_loss_isolates_no_other_must_be_chosen() {
    // Albany depends on Hudson Valley.
    let front = Front::new("wss-queen-annes-war")
        .basic(France, -1, Symbol::Unflag)
        .flags(Britain, "northern-colonies hudson-valley albany iroquois")
        .begin();
    assert_eq!(front.at.legal(), ["unflag iroquois", "unflag albany", "done"]);
    assert_eq!(front.at.refused("unflag hudson-valley"), ("7.1.2", "would-isolate-markets"));
    assert_eq!(front.at.refused("unflag northern-colonies"), ("7.1.2", "not-market-or-political"));
}

#[test]
fn r_183_if_every_loss_isolates_any_market_will_do() {
    // Albany cannot be chosen and depends on the only Market that can.
    let front = Front::new("wss-queen-annes-war")
        .basic(France, -1, Symbol::Unflag)
        .flags(Britain, "northern-colonies hudson-valley albany")
        .conflicts("albany")
        .begin();
    assert_eq!(front.at.legal(), ["unflag hudson-valley", "done"]);
}

#[test]
fn r_243_the_market_itself_may_be_isolated_already() {
    let front =
        Front::new("wss-queen-annes-war").basic(France, -1, Symbol::Unflag).flags(Britain, "albany").begin();
    assert_eq!(front.at.legal(), ["unflag albany", "done"]);
}

#[test]
fn r_184_no_space_with_a_conflict_marker_is_unflagged() {
    let front = Front::new("wss-jacobite-rebellion")
        .basic(France, -1, Symbol::Unflag)
        .flags(Britain, "sweden russia")
        .conflicts("sweden")
        .begin();
    assert_eq!(front.at.legal(), ["unflag russia", "done"]);
    assert_eq!(front.at.refused("unflag sweden"), ("7.1.2", "conflict-marker-there"));
    assert_eq!(front.at.refused("unflag bavaria"), ("7.1.2", "not-opposing"));
    assert_eq!(front.at.refused("unflag albany"), ("7.1.2", "outside-theater"));
    assert_eq!(front.at.refused("damage halifax"), ("7.1.2", "no-symbol-left"));
}

#[test]
fn r_185_the_regions_of_the_theater_limit_effects() {
    let flags = "biscay cuba-passage gulf-of-maine halifax";
    let legal =
        |id| Front::new(id).basic(France, 0, Symbol::FortOrFleet).flags(Britain, flags).begin().at.legal();
    assert_eq!(legal("7yw-atlantic-dominance"), ["disperse biscay", "done"]);
    assert_eq!(
        legal("7yw-french-and-indian-war"),
        ["damage halifax", "disperse gulf-of-maine", "disperse cuba-passage", "done"]
    );
}

#[test]
fn r12_1_spanish_flags_are_opposing_to_both() {
    let options = Options { spanish_empire: true, ..Options::default() };
    for side in Side::BOTH {
        let mut front = Front::with(options, "awi-antilles-war")
            .map(|at| at.spanish("havana santiago"))
            .basic(side, -1, Symbol::Unflag)
            .begin();
        front.decide("unflag havana");
        assert!(front.at.is_empty("havana"));
        assert!(front.at.saw(Event::SpanishUnflagged { space: crate::facts::Space::HAVANA }));
    }
}

#[test]
fn r3_7_the_three_symbols_work_together() {
    let mut front = Front::new("was-first-carnatic-war")
        .map(|at| at.vp(10))
        .basic(Britain, -1, Symbol::Unflag)
        .bonus(Britain, 1, Symbol::FortOrFleet)
        .bonus(Britain, 1, Symbol::Debt)
        .flags(France, "pondicherry karaikal malabar-coast")
        .begin();
    assert_eq!(front.at.state.tracks.debt[France], 1);
    front.decide("disperse malabar-coast");
    front.decide("unflag karaikal");
    assert_eq!(front.at.state.battle.strength.0, [0, 1]);
}
