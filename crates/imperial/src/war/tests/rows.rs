//! 7.2 One test for each row of each spoils table, both ends of the row and every victor.

use super::Front;
use crate::Side::{self, Britain, France};
use crate::facts::Symbol;
use crate::state::Step;
use crate::{Event, facts};

const EITHER: &[Side] = &[France, Britain];
const FRENCH: &[Side] = &[France];
const BRITISH: &[Side] = &[Britain];

/// What a row gives.
#[derive(Clone, Copy)]
struct Row {
    vp: i16,
    cp: u8,
    loser_trp: u8,
    /// A space whose flag the winner can then remove.
    unflag: Option<&'static str>,
    gives: &'static [&'static str],
}

const fn row(vp: i16, cp: u8, loser_trp: u8) -> Row {
    Row { vp, cp, loser_trp, unflag: None, gives: &[] }
}

impl Row {
    const fn unflag(self, space: &'static str) -> Self {
        Self { unflag: Some(space), ..self }
    }

    const fn gives(self, gives: &'static [&'static str]) -> Self {
        Self { gives, ..self }
    }
}

/// What happened beyond points.
fn given(front: &Front, winner: Side) -> Vec<&'static str> {
    let state = &front.at.state;
    let loser = winner.other();
    let mut given = Vec::new();
    let jacobites = state.jacobites;
    let mut note = |happened: bool, what| {
        if happened {
            given.push(what);
        }
    };
    note(jacobites.victory_wss || jacobites.victory_was, "jacobite-victory");
    note(jacobites.third_card, "uprisings-extra");
    note(jacobites.defeat && jacobites.uprisings_removed, "jacobite-defeat");
    note(state.war.atlantic == Some(winner), "atlantic-dominance");
    note(state.tracks.unbuilt[loser] == 6, "1 unbuilt");
    note(state.tracks.unbuilt[loser] == 7, "2 unbuilt");
    note(state.tracks.removed[loser] == 1, "1 removed");
    note(state.tracks.removed[loser] == 2, "2 removed");
    note(state.agenda.contains(&Step::UsaFlags), "usa");
    note(state.agenda.contains(&Step::Canada), "canada");
    given
}

fn check(theater: &str, winners: &[Side], margins: [u8; 2], row: Row) {
    for &winner in winners {
        for margin in margins {
            let loser = winner.other();
            let front = Front::new(theater)
                .map(|at| at.navy_box(loser, 3))
                .flags(loser, row.unflag.unwrap_or(""))
                .army(winner, margin as i8)
                .begin();
            let case = format!("{theater}, {winner} by {margin}");
            let fought = front.at.events().find_map(|event| match event {
                Event::TheaterFought { winner, margin, .. } => Some((winner, margin)),
                _ => None,
            });
            assert_eq!(fought, Some((Some(winner), margin)), "{case}");
            let vp = if winner == France { front.vp() - 15 } else { 15 - front.vp() };
            assert_eq!(vp, row.vp, "{case}: VP");
            let trp = front.at.state.tracks.trp;
            assert_eq!((trp[winner], trp[loser]), (0, row.loser_trp), "{case}: Treaty Points");
            let spoils = front.at.state.agenda.iter().find_map(|step| match *step {
                Step::Spoils { side, cp, unflag } => Some((side, cp, unflag)),
                _ => None,
            });
            let unflag = u8::from(row.unflag.is_some());
            let expected = (row.cp + unflag > 0).then_some((winner, row.cp, unflag));
            assert_eq!(spoils, expected, "{case}: spoils");
            if let Some(space) = row.unflag {
                assert!(front.at.legal().contains(&format!("unflag {space}")), "{case}");
            }
            assert_eq!(given(&front, winner), row.gives, "{case}: rewards");
        }
    }
}

macro_rules! rows {
    ($($name:ident: $theater:literal $winners:ident $margins:expr => $row:expr;)*) => {
        $(#[test] fn $name() { check($theater, $winners, $margins, $row); })*
        const ROWS: usize = [$($theater),*].len();
    };
}

rows! {
    wss_central_europe_row_1_2: "wss-central-europe" EITHER [1, 2] => row(2, 0, 1);
    wss_central_europe_row_3_4: "wss-central-europe" EITHER [3, 4] => row(2, 1, 2);
    wss_central_europe_row_5: "wss-central-europe" EITHER [5, 7] => row(3, 2, 3);
    wss_spain_row_1: "wss-spain" EITHER [1, 1] => row(1, 0, 1);
    wss_spain_row_2_3: "wss-spain" EITHER [2, 3] => row(1, 1, 2);
    wss_spain_row_4: "wss-spain" EITHER [4, 7] => row(1, 2, 2);
    wss_queen_annes_war_row_1_2: "wss-queen-annes-war" EITHER [1, 2] => row(1, 0, 0);
    wss_queen_annes_war_row_3: "wss-queen-annes-war" EITHER [3, 3] => row(1, 1, 1);
    wss_queen_annes_war_row_4: "wss-queen-annes-war" EITHER [4, 7] => row(1, 1, 2).unflag("albany");
    wss_jacobite_rebellion_france_row_1_2: "wss-jacobite-rebellion" FRENCH [1, 2] => row(1, 0, 0);
    wss_jacobite_rebellion_france_row_3_4: "wss-jacobite-rebellion" FRENCH [3, 4] =>
        row(2, 0, 1).gives(&["jacobite-victory"]);
    wss_jacobite_rebellion_france_row_5: "wss-jacobite-rebellion" FRENCH [5, 7] =>
        row(4, 0, 2).gives(&["jacobite-victory"]);
    wss_jacobite_rebellion_britain_row_1_2: "wss-jacobite-rebellion" BRITISH [1, 2] => row(1, 0, 0);
    wss_jacobite_rebellion_britain_row_3_4: "wss-jacobite-rebellion" BRITISH [3, 4] => row(2, 0, 1);
    wss_jacobite_rebellion_britain_row_5: "wss-jacobite-rebellion" BRITISH [5, 7] => row(4, 0, 2);

    was_central_europe_row_1_2: "was-central-europe" EITHER [1, 2] => row(1, 0, 0);
    was_central_europe_row_3: "was-central-europe" EITHER [3, 7] => row(1, 1, 1);
    was_king_georges_war_row_1_2: "was-king-georges-war" EITHER [1, 2] => row(0, 1, 0);
    was_king_georges_war_row_3: "was-king-georges-war" EITHER [3, 7] => row(0, 1, 1).unflag("albany");
    was_first_carnatic_war_row_1_2: "was-first-carnatic-war" EITHER [1, 2] => row(0, 1, 0);
    was_first_carnatic_war_row_3: "was-first-carnatic-war" EITHER [3, 3] => row(0, 2, 1);
    was_first_carnatic_war_row_4: "was-first-carnatic-war" EITHER [4, 7] => row(0, 2, 2).unflag("plassey");
    was_jacobite_rebellion_france_row_1: "was-jacobite-rebellion" FRENCH [1, 1] =>
        row(2, 0, 1).gives(&["jacobite-victory", "uprisings-extra"]);
    was_jacobite_rebellion_france_row_2_3: "was-jacobite-rebellion" FRENCH [2, 3] =>
        row(3, 0, 2).unflag("sweden").gives(&["jacobite-victory", "uprisings-extra"]);
    was_jacobite_rebellion_france_row_4: "was-jacobite-rebellion" FRENCH [4, 7] =>
        row(5, 0, 3).unflag("sweden").gives(&["jacobite-victory", "uprisings-extra"]);
    was_jacobite_rebellion_britain_row_1: "was-jacobite-rebellion" BRITISH [1, 1] => row(1, 0, 0);
    was_jacobite_rebellion_britain_row_2: "was-jacobite-rebellion" BRITISH [2, 2] =>
        row(2, 0, 1).unflag("sweden").gives(&["jacobite-defeat"]);
    was_jacobite_rebellion_britain_row_3: "was-jacobite-rebellion" BRITISH [3, 7] =>
        row(3, 0, 2).unflag("sweden").gives(&["jacobite-defeat"]);

    seven_years_atlantic_dominance_row_2: "7yw-atlantic-dominance" EITHER [2, 2] =>
        row(0, 0, 0).gives(&["atlantic-dominance"]);
    seven_years_atlantic_dominance_row_3_4: "7yw-atlantic-dominance" EITHER [3, 4] =>
        row(0, 0, 0).gives(&["atlantic-dominance", "1 unbuilt"]);
    seven_years_atlantic_dominance_row_5: "7yw-atlantic-dominance" EITHER [5, 7] =>
        row(0, 0, 0).gives(&["atlantic-dominance", "2 unbuilt"]);
    seven_years_third_carnatic_war_row_1_2: "7yw-third-carnatic-war" EITHER [1, 2] => row(0, 1, 1);
    seven_years_third_carnatic_war_row_3_4: "7yw-third-carnatic-war" EITHER [3, 4] =>
        row(0, 1, 2).unflag("plassey");
    seven_years_third_carnatic_war_row_5: "7yw-third-carnatic-war" EITHER [5, 7] =>
        row(0, 2, 3).unflag("plassey");
    seven_years_french_and_indian_war_row_1_2: "7yw-french-and-indian-war" EITHER [1, 2] =>
        row(0, 1, 1).unflag("albany");
    seven_years_french_and_indian_war_row_3_4: "7yw-french-and-indian-war" EITHER [3, 4] => row(1, 2, 3);
    seven_years_french_and_indian_war_row_5: "7yw-french-and-indian-war" EITHER [5, 7] => row(2, 3, 4);
    seven_years_prussias_wars_row_1_2: "7yw-prussias-wars" EITHER [1, 2] => row(2, 0, 0);
    seven_years_prussias_wars_row_3_4: "7yw-prussias-wars" EITHER [3, 4] => row(3, 0, 0);
    seven_years_prussias_wars_row_5: "7yw-prussias-wars" EITHER [5, 7] => row(4, 0, 1);

    awi_american_revolution_france_row_1_2: "awi-american-revolution" FRENCH [1, 2] =>
        row(2, 0, 2).gives(&["usa"]);
    awi_american_revolution_france_row_3_4: "awi-american-revolution" FRENCH [3, 4] =>
        row(3, 0, 2).gives(&["usa"]);
    awi_american_revolution_france_row_5: "awi-american-revolution" FRENCH [5, 7] =>
        row(4, 0, 3).gives(&["usa", "canada"]);
    awi_american_revolution_britain_row_1: "awi-american-revolution" BRITISH [1, 1] => row(2, 0, 0);
    awi_american_revolution_britain_row_2_3: "awi-american-revolution" BRITISH [2, 3] => row(3, 1, 1);
    awi_american_revolution_britain_row_4: "awi-american-revolution" BRITISH [4, 7] => row(4, 2, 2);
    awi_mysore_war_row_1_2: "awi-mysore-war" EITHER [1, 2] => row(0, 1, 1);
    awi_mysore_war_row_3: "awi-mysore-war" EITHER [3, 7] => row(0, 2, 3);
    awi_antilles_war_row_1: "awi-antilles-war" EITHER [1, 1] => row(0, 1, 0).gives(&["1 removed"]);
    awi_antilles_war_row_2_3: "awi-antilles-war" EITHER [2, 3] =>
        row(0, 1, 1).unflag("antigua").gives(&["2 removed"]);
    awi_antilles_war_row_4: "awi-antilles-war" EITHER [4, 7] =>
        row(0, 2, 2).unflag("antigua").gives(&["2 removed"]);
}

#[test]
fn every_row_has_a_test() {
    assert_eq!(ROWS, facts::Theater::all().map(|theater| theater.facts().spoils.len()).sum::<usize>());
}

#[test]
fn r_189_atlantic_dominance_by_one_gives_nothing() {
    let front = Front::new("7yw-atlantic-dominance").basic(France, 1, Symbol::None).begin();
    assert!(front.is_over());
    assert_eq!(front.at.state.battle.won[0], Some((France, 1)));
    assert_eq!((front.vp(), front.at.state.war.atlantic), (15, None));
}

#[test]
fn r_188_equal_strength_is_nobodys_victory() {
    let front = Front::new("was-jacobite-rebellion")
        .basic(France, 2, Symbol::None)
        .basic(Britain, 2, Symbol::None)
        .begin();
    assert!(front.is_over());
    assert_eq!(front.at.state.battle.won[3], None);
    assert_eq!((front.vp(), front.at.state.tracks.trp.0), (15, [0, 0]));
    assert!(!front.at.state.jacobites.victory_was);
}
