//! R-01, R-01b, R-03 Data files: our own, and those of an owner of the game.

use table::{Dice, Game, Seed};

use crate::facts::{Area, CounterKind, Reward, Tile};
use crate::options::{Edition, Rules};
use crate::{Data, Empires, Options};

const COUNTERS: &str = include_str!("../../data/counters.csv");
const TILES: &str = include_str!("../../data/tile-counts.csv");

fn refusal(options: &Options) -> String {
    Empires::setup(options, 4, &mut Dice::new(Seed::from_number(1))).map(|_| ()).expect_err("refused").0
}

fn counters(text: String) -> Options {
    Options { counters: Some(text), ..Options::default() }
}

#[test]
fn r_01_our_counters_follow_the_reconstruction() {
    let facts = &Data::ours().counters;
    let of = |area: Area| facts.iter().filter(|fact| fact.area == area).count();
    let totals: Vec<usize> = Area::ALL.iter().map(|&area| of(area)).collect();
    assert_eq!(totals, [10, 7, 7, 6, 4, 6, 6, 5, 4, 5, 5]);
    let kind = |wanted: fn(CounterKind) -> bool| facts.iter().filter(|fact| wanted(fact.kind)).count();
    assert_eq!(kind(|kind| matches!(kind, CounterKind::Defence(_))), 52);
    assert_eq!(kind(|kind| kind == CounterKind::Colonize), 7);
    assert_eq!(kind(|kind| kind == CounterKind::GoldCoast), 6);
    let reward = |wanted| facts.iter().filter(|fact| fact.reward == wanted).count();
    assert_eq!((reward(Reward::Gold), reward(Reward::Point)), (14, 8));
    assert_eq!(facts.iter().filter(|fact| fact.letter.is_some()).count(), 25);
}

#[test]
fn d0_4_and_o0_2_three_kinds_of_counters_and_two_rewards() {
    for fact in &Data::ours().counters {
        match fact.kind {
            CounterKind::Defence(value) => assert!((2..=5).contains(&value)),
            _ => assert!(fact.area.colony() && fact.reward == Reward::None),
        }
    }
}

#[test]
fn r_01_other_counters_are_read_and_used() {
    let text = COUNTERS.replace("N01,german_states,defence,3", "N01,german_states,defence,5");
    let mut dice = Dice::new(Seed::from_number(1));
    let state = Empires::setup(&counters(text), 4, &mut dice).expect("good data");
    assert_eq!(state.counters[0].kind, CounterKind::Defence(5));
}

#[test]
fn r_01_bad_counters_are_named() {
    let change = |from: &str, to: &str| counters(COUNTERS.replace(from, to));
    for (options, message) in [
        (counters(String::new()), "counters: the file is empty"),
        (change("id,area", "id,region"), "counters, line 1: no column is headed “area”"),
        (change("N01,", "N02,"), "counters, line 3: N02 is there twice"),
        (change("N01,german_states,defence,3,none,A\n", ""), "counters: N01 is missing"),
        (change("N01,german_states", "N01,germania"), "counters, line 2: no area has the id \"germania\""),
        (
            change("N01,german_states,defence,3", "N01,german_states,defence,0"),
            "counters, line 2: “0” is no defence value from 1 to 9",
        ),
        (
            change("N37,north_america,colonize,", "N37,baltic,colonize,"),
            "counters, line 38: peaceful counters belong to colonies",
        ),
        (
            change("N37,north_america,colonize,", "N37,north_america,colonise,"),
            "counters, line 38: “colonise” is no kind: defence, colonize or gold_coast",
        ),
        (
            change("N01,german_states,defence,3,none,A", "N01,german_states,defence,3,none,F"),
            "counters, line 2: “F” is no letter from A to E",
        ),
        (
            change("N01,german_states,defence,3,none,A", "N01,german_states,defence,3,none,"),
            "counters: letter A must stand on five counters of five different areas",
        ),
        (
            change("N01,german_states,defence,3,none,A", "N01,german_states"),
            "counters, line 2: there are fewer fields than headings",
        ),
    ] {
        assert_eq!(refusal(&options), message);
    }
}

#[test]
fn r_01b_bad_tile_counts_are_named() {
    let change =
        |from: &str, to: &str| Options { tile_counts: Some(TILES.replace(from, to)), ..Options::default() };
    assert_eq!(
        refusal(&change("banking,1", "banking,3")),
        "tile-counts, line 19: “3” is no number of copies from 0 to 2"
    );
    assert_eq!(refusal(&change("banking,", "bank,")), "tile-counts, line 19: “bank” is no tile");
    assert_eq!(refusal(&change("banking,1,2,2,2,2,2\n", "")), "tile-counts: banking is missing");
    assert_eq!(refusal(&change("banking,", "militia,")), "tile-counts, line 21: militia is there twice");
}

#[test]
fn r_03_bad_sea_dice_are_named() {
    let die = |text: &str| Options { sea_die: Some(text.to_owned()), ..Options::default() };
    assert_eq!(
        refusal(&die("face,faces\nsuccess,4\nstay,1\n")),
        "sea-die: success, stay and sink must each have a line"
    );
    assert_eq!(refusal(&die("face,faces\nsuccess,4\nstay,1\nsink,2\n")), "sea-die: a die has six faces");
    assert_eq!(
        refusal(&die("face,faces\nsuccess,4\nswim,1\nsink,1\n")),
        "sea-die, line 3: “swim” is no face: success, stay or sink"
    );
}

#[test]
fn r_03_another_sea_die_is_used() {
    let options =
        Options { sea_die: Some("face,faces\nsuccess,2\nstay,3\nsink,1\n".into()), ..Options::default() };
    let state = Empires::setup(&options, 4, &mut Dice::new(Seed::from_number(1))).expect("good data");
    assert_eq!(state.sea_die, [2, 3, 1]);
}

#[test]
fn d11_v_tiles_thinned_and_v_tiles_all_copies_follow_edition_and_players() {
    let copies = |options: &Options, players, tile| {
        Data::ours().copies(&Rules::new(options, players).expect("good options"), tile)
    };
    let deluxe = Options::default();
    let original = Options { edition: Edition::Original, ..Options::default() };
    assert_eq!(copies(&deluxe, 2, Tile::GovernmentReform), 3);
    assert_eq!(copies(&deluxe, 7, Tile::GovernmentReform), 10);
    assert_eq!(copies(&original, 2, Tile::GovernmentReform), 10);
    assert_eq!((copies(&deluxe, 7, Tile::NavalTraining), copies(&original, 7, Tile::NavalTraining)), (3, 2));
    assert_eq!((copies(&deluxe, 7, Tile::Navigation), copies(&original, 7, Tile::Navigation)), (0, 2));
    let all = Options { tiles: crate::TilesOption::All, ..Options::default() };
    assert_eq!(copies(&all, 2, Tile::GovernmentReform), 10);
    let sum: u8 = Tile::ALL.iter().map(|&tile| copies(&original, 4, tile)).sum();
    assert_eq!(sum, 51 + 9 - 2, "51 improvements and 9 companies, two of them the covert tiles");
    let sum: u8 = Tile::ALL.iter().map(|&tile| copies(&deluxe, 7, tile)).sum();
    assert_eq!(sum, 9 + 15 + 17 + 3 + 13);
}
