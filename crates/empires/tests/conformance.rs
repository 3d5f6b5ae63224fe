//! The conformance suite of `table` over random games: every number of players, both editions, and
//! random combinations of the variants.
//!
//! `KABINETT_GAMES=2000 cargo test --release -p empires --test conformance -- --nocapture` plays that
//! many games for each number of players and edition and prints what came out.

use empires::{DuplicatesOption, Edition, Empires, Options, Switch, TilesOption, UnrestOption};
use table::conformance::{Coverage, Plan, run};
use table::{Dice, Game, Seed};

/// Games for each number of players and edition, unless said otherwise.
const GAMES: u64 = 12;
/// Combinations of variants for each number of players and edition.
const COMBINATIONS: u64 = 8;

fn games() -> u64 {
    std::env::var("KABINETT_GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(GAMES)
}

fn play(options: Options, seats: usize, games: u64, first_seed: u64) -> Coverage {
    let plan = Plan::<Empires> { options, seats, games, first_seed, ..Plan::default() };
    run(&plan).unwrap_or_else(|failure| panic!("{seats} players: {failure}"))
}

#[test]
fn slow_random_games_keep_the_contract() {
    for edition in [Edition::Deluxe, Edition::Original] {
        for seats in 2..=7 {
            let coverage = play(Options { edition, ..Options::default() }, seats, games(), 0);
            assert_eq!(coverage.games, games());
            assert!(coverage.undone > 0 && coverage.worlds > 0);
            println!("{edition:?}, {seats} players: {coverage:#?}");
        }
    }
}

#[test]
fn slow_drafted_games_keep_the_contract() {
    for seats in 2..=7 {
        let options = Options { draft: Switch::On, ..Options::default() };
        let coverage = play(options, seats, games().div_ceil(3), 5_056);
        assert!(coverage.simultaneous > 0, "{seats} players draft at once");
    }
}

/// Any value of every variant, each as likely.
fn any_variants(dice: &mut Dice) -> Options {
    let mut switch = || [Switch::Edition, Switch::On, Switch::Off][dice.below(3) as usize];
    let mut options = Options {
        adj: switch(),
        sea: switch(),
        own_fleet: switch(),
        pass: switch(),
        draft: switch(),
        np: switch(),
        np_mix: switch(),
        np_navy: switch(),
        np_control: switch(),
        wallace: switch(),
        surrender: switch(),
        agri: switch(),
        industry: switch(),
        trade_cap: switch(),
        start_tiles: switch(),
        home_place: switch(),
        tie_break: switch(),
        fort_seven: switch(),
        sea_unrest: switch(),
        one_special: switch(),
        ..Options::default()
    };
    options.np_shuffle = dice.below(2) == 0;
    options.unrest =
        [UnrestOption::Edition, UnrestOption::Drawn, UnrestOption::PointsHidden, UnrestOption::PointsOpen]
            [dice.below(4) as usize];
    options.duplicates = [
        DuplicatesOption::Edition,
        DuplicatesOption::Keep,
        DuplicatesOption::MayRedraw,
        DuplicatesOption::MustDiffer,
    ][dice.below(4) as usize];
    options.tiles = [TilesOption::Edition, TilesOption::Thinned, TilesOption::All][dice.below(3) as usize];
    options
}

#[test]
fn slow_random_variants_keep_the_contract() {
    let mut dice = Dice::new(Seed::from_number(4));
    for edition in [Edition::Deluxe, Edition::Original] {
        for seats in 2..=7 {
            for combination in 0..COMBINATIONS {
                let options = loop {
                    let options = Options { edition, ..any_variants(&mut dice) };
                    if Empires::setup(&options, seats, &mut Dice::new(Seed::from_number(0))).is_ok() {
                        break options;
                    }
                };
                play(options, seats, games().div_ceil(6), 20_001 + combination * 64);
            }
        }
    }
}
