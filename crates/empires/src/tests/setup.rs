//! S1 to S5, DP-01 to DP-05 Set-up.

use table::{Dice, Game, Report, Seat, Seed};

use crate::facts::Power::{Austria, Britain, France, Prussia, Spain};
use crate::facts::{Area, Areas, Kind, Place, Power, Tile};
use crate::state::Step;
use crate::testing::{Position, options};
use crate::{Action, Empires, Event, Options};

/// A table before the first decision.
pub(super) fn fresh(text: &str, seats: usize, seed: u64) -> Position {
    let mut dice = Dice::new(Seed::from_number(seed));
    let state = Empires::setup(&options(text), seats, &mut dice).expect("good options");
    Position { state, dice, report: Report::default() }
}

/// Every seat takes the first power that is left; then decisions are taken until that is so.
pub(super) fn until(mut at: Position, stop: impl Fn(&Position) -> bool) -> Position {
    while !stop(&at) {
        let first = at.legal()[0].clone();
        at.decide(&first);
    }
    at
}

fn placing(text: &str, seats: usize, seed: u64) -> Position {
    until(fresh(text, seats, seed), |at| matches!(at.state.step, Step::Place(_)))
}

fn markers(at: &Position, power: Power) -> u8 {
    at.state.map.control[power.index()].iter().sum()
}

fn areas_with_marker(at: &Position, power: Power) -> usize {
    at.state.map.control[power.index()].iter().filter(|&&count| count > 0).count()
}

#[test]
fn s1_the_original_lays_ten_counters_before_powers_are_chosen() {
    for seats in 2..=7 {
        let at = fresh(r#"{"edition":"original"}"#, seats, 1);
        assert_eq!(at.state.map.neutrals.len(), 10);
        assert_eq!(at.state.step, Step::ChoosePower);
    }
}

#[test]
fn s1_five_markers_duplicates_kept_and_nothing_at_home() {
    for seats in 2..=7 {
        let at = placing(r#"{"edition":"original"}"#, seats, 2);
        for power in at.state.player_powers().iter() {
            assert_eq!(markers(&at, power), 5);
        }
        assert_eq!(at.state.bag.len(), 65 - 10 - 5 * seats);
        assert_eq!(at.refused("place army home"), ("S1", "not-at-home"));
        assert!(at.allows("place fort german-states"));
        assert_eq!(at.refused("place navy german-states"), ("S1", "no-port"));
    }
}

#[test]
fn s2_counters_markers_and_bag_follow_the_table() {
    for (seats, map, each, sets) in
        [(2, 4, 6, 5), (3, 6, 6, 4), (4, 8, 5, 3), (5, 9, 5, 2), (6, 9, 5, 1), (7, 10, 5, 0)]
    {
        let at = placing("{}", seats, 3);
        assert_eq!(at.state.map.neutrals.len(), map, "{seats} players");
        for power in at.state.player_powers().iter() {
            assert_eq!(markers(&at, power), each);
        }
        assert_eq!(at.state.bag.len(), 65 - map - usize::from(each) * seats - 5 * sets);
    }
}

#[test]
fn d2_and_o2_everybody_starts_with_ten_gold_and_five_people() {
    for edition in ["deluxe", "original"] {
        let at = placing(&format!(r#"{{"edition":"{edition}"}}"#), 4, 4);
        for power in at.state.player_powers().iter() {
            let player = &at.state.players[power.index()];
            assert_eq!((player.gold, player.population, player.vp), (10, 5, 0));
            assert_eq!(player.unrest.count(), 0);
        }
    }
}

#[test]
fn dp_01_powers_are_chosen_clockwise_from_the_start_player() {
    let mut at = fresh("{}", 3, 5);
    let first = at.state.first;
    assert_eq!(at.asked_seat(), first);
    at.decide("power spain");
    assert_eq!(at.asked_seat(), Seat((first.0 + 1) % 3));
    assert_eq!(at.refused("power spain"), ("S2", "power-taken"));
    at.decide("power britain").decide("power prussia");
    assert_eq!(at.state.power_of(first), Spain);
}

#[test]
fn d0_1_and_s2_every_power_without_a_player_is_a_non_player_power() {
    let at = placing("{}", 4, 6);
    let non_players = at.state.non_players();
    assert_eq!(non_players.len(), 3);
    for power in non_players.iter() {
        let armies = at.state.map.on_map(power, Kind::Army);
        assert_eq!((armies, markers(&at, power)), (5, 0), "five armies in five different areas");
        let areas = Place::all().filter(|&place| at.state.map.units(power, place, Kind::Army) == 1).count();
        assert_eq!(areas, 5);
    }
}

#[test]
fn o0_1_the_original_has_no_non_player_powers() {
    let at = placing(r#"{"edition":"original"}"#, 3, 6);
    assert!(at.state.non_players().is_empty());
    assert_eq!(at.state.all_powers().len(), 3);
}

#[test]
fn dp_02_letter_sets_go_in_order_unless_they_are_shuffled() {
    // Set A stands for the German States, Central Europe, Mediterranean, Caribbean and India.
    let set_a = Areas::of(&[
        Area::GermanStates,
        Area::CentralEurope,
        Area::Mediterranean,
        Area::Caribbean,
        Area::India,
    ]);
    let first_np = |at: &Position| {
        let power = at.state.non_players().iter().next().expect("a non-player power");
        set_a.iter().all(|area| at.state.map.units(power, area, Kind::Army) == 1)
    };
    assert!((0..10).all(|seed| first_np(&placing("{}", 4, seed))));
    let shuffled = |seed| first_np(&placing(r#"{"np-shuffle":true}"#, 4, seed));
    assert!((0..10).any(shuffled) && !(0..10).all(shuffled));
}

#[test]
fn s2_with_two_or_three_players_each_non_player_power_has_one_marker() {
    for seats in [2, 3] {
        let at = placing("{}", seats, 7);
        for power in at.state.non_players().iter() {
            assert_eq!((at.state.map.on_map(power, Kind::Army), markers(&at, power)), (4, 1));
        }
    }
}

#[test]
fn v_npcontrol_can_be_switched_off() {
    let at = placing(r#"{"np-control":"off"}"#, 3, 7);
    for power in at.state.non_players().iter() {
        assert_eq!((at.state.map.on_map(power, Kind::Army), markers(&at, power)), (5, 0));
    }
}

#[test]
fn v_np_can_be_switched_off() {
    let at = placing(r#"{"np":"off"}"#, 4, 7);
    assert!(at.state.non_players().is_empty());
    assert_eq!(at.state.bag.len(), 65 - 8 - 20);
}

#[test]
fn v_npnavy_and_s5_navies_of_non_player_powers_only_where_there_is_a_port() {
    let mut navies = 0;
    for seed in 0..20 {
        let at = placing(r#"{"np-navy":"on"}"#, 4, seed);
        for power in at.state.non_players().iter() {
            for &area in Area::ALL {
                let number = at.state.map.units(power, area, Kind::Navy);
                assert!(number == 0 || area.port());
                navies += number;
            }
        }
    }
    // A third of the units in ports.
    assert!((40..130).contains(&navies), "{navies}");
}

#[test]
fn v_npmix_s5_and_r_42_mixed_sets_have_five_different_areas() {
    let mut differs = false;
    for seed in 0..8 {
        for seats in [2, 4] {
            let at = placing(r#"{"np-mix":"on","np-control":"off"}"#, seats, seed);
            let fixed = placing(r#"{"np-control":"off"}"#, seats, seed);
            for power in at.state.non_players().iter() {
                let areas =
                    Area::ALL.iter().filter(|&&area| at.state.map.units(power, area, Kind::Army) == 1);
                assert_eq!(areas.count(), 5, "all different");
            }
            differs |= at.state.map.units != fixed.state.map.units;
        }
    }
    assert!(differs, "V-NPMIX changes the sets");
}

#[test]
fn v_wallace_and_s3_wallace_draws_five_random_counters_for_each_and_ten_for_the_map() {
    for seats in 4..=6 {
        let at = placing(r#"{"wallace":"on"}"#, seats, 8);
        assert_eq!(at.state.map.neutrals.len(), 10);
        for power in at.state.non_players().iter() {
            assert_eq!(at.state.map.on_map(power, Kind::Army), 5);
        }
        assert_eq!(at.state.bag.len(), 20, "the rest is for wars two and three");
        assert_eq!(at.state.display[Tile::GovernmentReform.index()], 10, "all tiles");
    }
    // R-32 Duplicates are kept: two armies in one area.
    let doubled = |seed| {
        let at = placing(r#"{"wallace":"on"}"#, 4, seed);
        let mut armies = at.state.non_players().iter().flat_map(|power| at.state.map.units[power.index()]);
        armies.any(|place| place[Kind::Army.index()] > 1)
    };
    assert!((0..20).any(doubled));
}

#[test]
fn s3_wallace_is_for_four_to_six() {
    for (seats, fits) in [(3, false), (4, true), (6, true), (7, false)] {
        let result =
            Empires::setup(&options(r#"{"wallace":"on"}"#), seats, &mut Dice::new(Seed::from_number(1)));
        assert_eq!(result.is_ok(), fits, "{seats} players");
    }
}

#[test]
fn v_dup_may_redraw_and_dp_03_duplicates_may_be_returned_and_redrawn() {
    let redrawing = |at: &Position| at.state.step == Step::Redraw;
    let seed = (0..1_000).find(|&seed| {
        let at = until(fresh("{}", 4, seed), |at| matches!(at.state.step, Step::Place(_) | Step::Redraw));
        redrawing(&at)
    });
    let mut at = until(fresh("{}", 4, seed.expect("a seed")), redrawing);
    let seat = at.asked_seat();
    let own = at.state.markers.own[seat.index()];
    let returns: Vec<String> = at.legal().into_iter().filter(|text| text.starts_with("return")).collect();
    assert!(returns.len() >= 2, "either of two of one area");
    assert_eq!(at.refused("redraw"), ("S2", "nothing-returned"));
    at.decide(&returns[0]);
    assert_eq!(at.refused("keep"), ("S2", "redraw-what-was-returned"));
    let returned = at.state.markers.returned;
    assert_eq!(returned.len(), 1);
    let same_area: Vec<&String> = returns[1..]
        .iter()
        .filter(|text| {
            let Ok(Action::Return(counter)) = text.parse() else { return false };
            at.state.area_of(counter) == at.state.area_of(returned.nth(0))
        })
        .collect();
    if own.iter().filter(|&counter| at.state.area_of(counter) == at.state.area_of(returned.nth(0))).count()
        == 2
    {
        assert!(same_area.iter().all(|text| !at.allows(text)), "one of each area stays");
    }
    at.decide("redraw");
    assert!(at.report.barrier.is_some());
    assert_eq!(at.state.markers.own[seat.index()].len(), 5);
}

#[test]
fn v_dup_must_differ_gives_six_different_areas() {
    for seats in [2, 3] {
        for seed in 0..6 {
            let at = placing("{}", seats, seed);
            for power in at.state.player_powers().iter() {
                assert_eq!(areas_with_marker(&at, power), 6);
            }
        }
    }
}

#[test]
fn v_dup_keep_asks_nobody() {
    for seed in 0..10 {
        let at = until(fresh(r#"{"duplicates":"keep"}"#, 4, seed), |at| at.state.step != Step::ChoosePower);
        assert!(matches!(at.state.step, Step::Place(0)));
    }
}

#[test]
fn v_draft_s4_and_dp_04_hands_are_drafted_at_once_and_passed_to_the_left() {
    let mut at = until(fresh(r#"{"draft":"on"}"#, 4, 9), |at| at.state.step == Step::Draft);
    assert_eq!(at.state.waiting.len(), 4);
    let hands: Vec<_> = (0..4).map(|hand| at.state.markers.hands[hand]).collect();
    assert!(hands.iter().all(|hand| hand.len() == 6));
    let picks: Vec<String> = (0..4).map(|seat| format!("draft {}", hands[seat].nth(0))).collect();
    for (seat, pick) in picks.iter().enumerate().take(3) {
        at.decide_as(Seat(seat as u8), pick);
        assert!(!at.state.waiting.contains(Seat(seat as u8)), "chosen, and hidden until all have");
    }
    assert_eq!(at.report.events.iter().filter(|(_, event)| *event == Event::HandsPassed).count(), 0);
    at.decide_as(Seat(3), &picks[3]);
    // The hand of seat 0 is now with its left neighbour.
    assert_eq!(at.state.hand_of(Seat(1)), 0);
    assert_eq!(at.state.markers.hands[0].len(), 5);
    let bag = at.state.bag.len();
    let at = until(at, |at| matches!(at.state.step, Step::Place(_)));
    assert_eq!(at.state.bag.len(), bag + 4, "the last one of each hand goes back");
    for power in at.state.player_powers().iter() {
        assert_eq!(markers(&at, power), 5);
    }
}

#[test]
fn r_33_at_two_players_an_area_is_chosen_twice_only_if_nothing_else_is_there() {
    let at = until(fresh(r#"{"draft":"on"}"#, 2, 10), |at| at.state.step == Step::Draft);
    assert_eq!(at.state.markers.hands[0].len(), 7);
    let mut seen = false;
    let mut at = at;
    while at.state.step == Step::Draft {
        let seat = at.asked_seat();
        let hand = at.state.markers.hands[at.state.hand_of(seat)];
        let chosen: Vec<Area> =
            at.state.markers.own[seat.index()].iter().map(|counter| at.state.area_of(counter)).collect();
        let again = hand.iter().find(|&counter| chosen.contains(&at.state.area_of(counter)));
        let other = hand.iter().any(|counter| !chosen.contains(&at.state.area_of(counter)));
        if let (Some(counter), true) = (again, other) {
            assert_eq!(at.refused(&format!("draft {counter}")), ("R-33", "area-chosen-already"));
            seen = true;
        }
        let first = at.legal()[0].clone();
        at.decide(&first);
    }
    assert!(seen);
}

#[test]
fn v_starttiles_and_r_31_two_or_three_players_start_with_two_tiles_and_no_more_people() {
    let at = placing("{}", 3, 11);
    for power in at.state.player_powers().iter() {
        let player = &at.state.players[power.index()];
        assert_eq!((player.has(Tile::ImprovedAgriculture), player.has(Tile::Reserves)), (1, 1));
        assert_eq!(player.population, 5);
    }
    assert_eq!(at.state.display[Tile::ImprovedAgriculture.index()], 4 - 3);
    let without = placing(r#"{"start-tiles":"off"}"#, 3, 11);
    assert_eq!(without.state.players[Britain.index()].has(Tile::Reserves), 0);
    let four = placing("{}", 4, 11);
    assert_eq!(four.state.players[Britain.index()].has(Tile::Reserves), 0);
}

#[test]
fn dp_05_five_rounds_of_placement_clockwise() {
    let mut at = placing("{}", 4, 12);
    let first = at.state.first;
    for number in 0..20u8 {
        assert_eq!(at.asked_seat(), Seat((first.0 + number) % 4));
        assert_eq!(at.state.step, Step::Place(number));
        let list = at.legal();
        let choice = list.iter().find(|text| text.starts_with("place fort")).unwrap_or(&list[0]).clone();
        at.decide(&choice);
    }
    assert_eq!(at.state.step, Step::Bid);
    for power in at.state.player_powers().iter() {
        assert_eq!(at.state.map.on_map(power, Kind::Fort), 2, "no more than two forts");
        let all: u8 = Kind::ALL.iter().map(|&kind| at.state.map.on_map(power, kind)).sum();
        assert_eq!(all, 5);
    }
}

#[test]
fn v_homeplace_first_units_may_be_placed_at_home() {
    let at = placing("{}", 4, 13);
    assert!(["army", "navy", "fort"].iter().all(|kind| at.allows(&format!("place {kind} home"))));
    assert_eq!(at.refused("place navy ottoman-empire"), ("S2", "no-port"));
    let strict = placing(r#"{"home-place":"off"}"#, 4, 13);
    assert_eq!(strict.refused("place army home"), ("S2", "not-at-home"));
}

#[test]
fn d0_9_the_start_player_is_drawn_by_lot() {
    let firsts: Vec<u8> = (0..40).map(|seed| fresh("{}", 4, seed).state.first.0).collect();
    assert!((0..4).all(|seat| firsts.contains(&seat)));
}

#[test]
fn options_that_contradict_are_refused() {
    for (text, seats) in [
        (r#"{"edition":"original","np":"on"}"#, 3),
        (r#"{"np":"on"}"#, 7),
        (r#"{"np":"off","np-mix":"on"}"#, 4),
        (r#"{"wallace":"on","np-mix":"on"}"#, 4),
        (r#"{"np-control":"on"}"#, 4),
        (r#"{"np-mix":"on","np-shuffle":true}"#, 4),
        (r#"{"start-tiles":"on"}"#, 5),
        ("{}", 1),
        ("{}", 8),
    ] {
        let options: Options = options(text);
        assert!(Empires::setup(&options, seats, &mut Dice::new(Seed::from_number(1))).is_err(), "{text}");
    }
}

#[test]
fn s2_names_of_the_seven_powers() {
    // D0.1 Seven powers; at seven players all are taken.
    let at = placing("{}", 7, 14);
    assert_eq!(at.state.player_powers().len(), 7);
    assert!([Austria, Britain, France, Prussia, Spain].iter().all(|&power| at.state.is_player(power)));
}
