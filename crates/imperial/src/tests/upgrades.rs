//! 5.3.3, 12.2: Military Upgrades.

use table::Audience;

use crate::Side::{Britain, France};
use crate::facts::{BasicTile, War};
use crate::testing::Position;
use crate::{Event, Options};

#[test]
fn r5_3_3_a_basic_tile_is_drawn_and_either_one_stays() {
    for (keep, new) in [("keep new", true), ("keep old", false)] {
        let mut at = Position::new().take(Britain, "m2-d2");
        let old = at.state.war.army[Britain].basic[1].unwrap();
        at.decide("upgrade wss-spain");
        let drawn = at.state.war.army[Britain].upgrade.unwrap();
        at.decide(keep).decide("tile-back");
        let army = &at.state.war.army[Britain];
        let (stays, goes) = if new { (drawn, old) } else { (old, drawn) };
        assert_eq!(army.basic[1], Some(stays));
        assert!(army.basic_pool & (1 << goes.index()) != 0);
        assert_eq!(army.basic_pool.count_ones(), 12);
    }
}

#[test]
fn r_141_once_per_tile_with_the_symbol_and_a_pool() {
    let mut at = Position::new().take(Britain, "m2-d2");
    assert_eq!(at.legal_with("upgrade").len(), 4);
    assert_eq!(at.refused("upgrade was-central-europe"), ("7.6", "not-the-next-war"));
    at.decide("upgrade wss-spain").decide("keep old").decide("tile-out");
    assert_eq!(at.refused("upgrade wss-spain"), ("5.3.3", "upgrade-used"));
    let at = Position::new().take(Britain, "m4-d2-a");
    assert_eq!(at.refused("upgrade wss-spain"), ("5.3.3", "tile-without-upgrade"));
    let mut at = Position::new();
    at.state.war.army[Britain].basic_pool = 0;
    assert_eq!(at.take(Britain, "m2-d2").refused("upgrade wss-spain"), ("5.3.3", "no-tiles-left"));
}

#[test]
fn r_141_a_removed_tile_is_out_of_the_game() {
    let mut at = Position::new().take(Britain, "m2-d2");
    let old = at.state.war.army[Britain].basic[2].unwrap();
    at.decide("upgrade wss-queen-annes-war").decide("keep new").decide("tile-out");
    let army = &at.state.war.army[Britain];
    assert_eq!(army.basic_removed.as_slice(), [(old, War::Wss)]);
    assert_eq!(army.basic_pool.count_ones(), 11);
}

/// Britain has had so many Basic War tiles removed; its theaters are full.
fn removed(count: usize) -> Position {
    let mut at = Position::new();
    let army = &mut at.state.war.army[Britain];
    let tiles: Vec<_> = BasicTile::all().filter(|tile| army.basic_pool & (1 << tile.index()) != 0).collect();
    for &tile in tiles.iter().take(count) {
        army.basic_pool &= !(1 << tile.index());
        army.basic_removed.push((tile, War::Wss));
    }
    at
}

#[test]
fn r_142_four_basic_tiles_must_remain() {
    // Eleven are gone: four lie in theaters and one in the pool.
    let mut at = removed(11).take(Britain, "m2-d2");
    at.decide("upgrade wss-spain").decide("keep new");
    assert_eq!(at.legal(), ["tile-out", "tile-back"]);
    at.decide("tile-out");
    assert_eq!(at.state.war.army[Britain].basic_removed.len(), 12);
    // Twelve are gone and the pool is empty.
    let at = removed(12).take(Britain, "m2-d2");
    assert_eq!(at.refused("upgrade wss-spain"), ("5.3.3", "no-tiles-left"));
}

#[test]
fn r_142_then_the_rejected_tile_goes_back_without_a_question() {
    // In the last war three theaters hold three of the four tiles that are left.
    let mut at = removed(12).turn(5);
    let army = &mut at.state.war.army[Britain];
    let tile = army.basic[3].take().unwrap();
    army.basic_pool |= 1 << tile.index();
    at.state.war.next = Some(War::Awi);
    let mut at = at.take(Britain, "m2-d2");
    at.decide("upgrade awi-mysore-war").decide("keep new");
    assert_eq!(at.state.step(), Some(crate::Step::Act));
    assert_eq!(at.state.war.army[Britain].basic_pool.count_ones(), 1);
    assert_eq!(at.state.war.army[Britain].basic_removed.len(), 12);
}

#[test]
fn r_143_the_theater_is_public_and_the_tiles_are_not() {
    let mut at = Position::new().take(Britain, "m2-d2");
    at.decide("upgrade wss-spain").decide("keep new").decide("tile-out");
    let opponent = at.state.seat_of[France];
    for (audience, event) in &at.report.events {
        let hidden = match event {
            Event::Upgrade { drawn, .. } => drawn.is_some(),
            Event::UpgradeKept { .. } => true,
            _ => continue,
        };
        let seen = audience.includes(table::Viewer::Seat(opponent));
        assert_eq!(seen, !hidden, "{event:?}");
    }
    assert!(
        at.report.events.contains(&(Audience::All, Event::UpgradeSettled { side: Britain, removed: true }))
    );
}

#[test]
fn r12_2_two_tiles_may_be_swapped_instead() {
    let options = Options { tile_swap: true, ..Options::default() };
    let mut at = Position::with(options).take(Britain, "m2-d2");
    let before = at.state.war.army[Britain].basic;
    assert_eq!(at.legal_with("swap").len(), 6);
    assert_eq!(at.refused("swap wss-spain wss-spain"), ("12.2", "no-swap"));
    at.decide("swap wss-central-europe wss-queen-annes-war");
    let after = at.state.war.army[Britain].basic;
    assert_eq!((after[0], after[2]), (before[2], before[0]));
    assert_eq!((after[1], after[3]), (before[1], before[3]));
    assert_eq!(at.refused("upgrade wss-spain"), ("5.3.3", "upgrade-used"));
    assert_eq!(at.refused("swap wss-central-europe wss-spain"), ("5.3.3", "upgrade-used"));
}

#[test]
fn r_234_without_the_option_nothing_is_swapped() {
    let at = Position::new().take(Britain, "m2-d2");
    assert_eq!(at.refused("swap wss-central-europe wss-spain"), ("12.2", "no-swap"));
    // With it a swap is possible even when the pool is empty.
    let mut at = Position::with(Options { tile_swap: true, ..Options::default() });
    at.state.war.army[Britain].basic_pool = 0;
    let at = at.take(Britain, "m2-d2");
    assert!(at.allows("swap wss-central-europe wss-spain") && !at.allows("upgrade wss-spain"));
}

#[test]
fn r12_2_and_r_234_drawn_tiles_are_assigned_by_both_at_once() {
    let mut at = Position::with(Options { assigned_layout: true, ..Options::default() });
    assert_eq!(at.state.deciders().len(), 2);
    for _ in 0..2 {
        let drawn = at.state.war.army[at.state.side_of(at.seat())].unassigned;
        assert_eq!(drawn.count_ones(), 4);
        for left in [4, 3, 2, 1] {
            assert_eq!(at.legal().len(), left);
            let assignment = at.legal().into_iter().next_back().expect("a tile");
            at.decide(&assignment);
        }
    }
    for side in [France, Britain] {
        let army = &at.state.war.army[side];
        assert!(army.basic.iter().all(Option::is_some) && army.unassigned == 0);
    }
    assert_eq!(at.state.step(), Some(crate::Step::ChooseMinistries));
}
