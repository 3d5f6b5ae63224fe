//! Whatever the position, what is listed is exactly what is allowed, and nothing is lost.

use table::{Dice, Seed};

use super::Front;
use crate::action::Fleet;
use crate::facts::{BasicTile, BonusTile, FORTS, MARKETS, NAVAL, POLITICAL, Space, Spaces, Theater};
use crate::state::Step;
use crate::testing::Position;
use crate::{Action, Options, Side};

/// A random map and random tiles for a theater.
fn random(theater: Theater, dice: &mut Dice) -> Front {
    let mut coin = || dice.below(2) == 0;
    let options = Options {
        spanish_empire: coin(),
        tougher_forts: coin(),
        assigned_layout: coin(),
        ..Options::default()
    };
    let mut front = Front::with(options, theater.id());
    let locked = front.at.state.locked();
    for space in Spaces::ALL.minus(locked) {
        let side = Side::from_index(dice.below(2) as usize);
        let can = !NAVAL.contains(space) || front.at.state.tracks.unbuilt[side] > 0;
        if can && dice.below(5) > 0 {
            front = front.flags(side, space.id());
        }
        if MARKETS.or(POLITICAL).contains(space) && dice.below(5) == 0 {
            front = front.conflicts(space.id());
        }
        if FORTS.contains(space) && dice.below(3) == 0 {
            front.at = front.at.damaged(space.id());
        }
    }
    for side in Side::BOTH {
        let boxed = dice.below(u32::from(front.at.state.tracks.unbuilt[side]) + 1) as u8;
        front.at = front.at.navy_box(side, boxed);
        let army = &mut front.at.state.war.army[side];
        let at = usize::from(theater.index);
        army.basic[at] = Some(BasicTile::from_index(dice.below(16) as usize));
        for _ in 0..dice.below(4) {
            army.bonus[at].push(BonusTile::from_index(dice.below(12) as usize));
        }
    }
    if options.spanish_empire {
        front.at = front.at.spanish("havana santiago");
    }
    front.at.state.tracks.vp = dice.below(40) as i16 - 5;
    front
}

/// Every decision of a war that can be written down.
fn everything() -> Vec<Action> {
    let mut all = vec![Action::Done, Action::Accept, Action::Refuse, Action::Keep];
    all.push(Action::Fleet(Fleet::Box));
    for space in Space::all() {
        all.extend([Action::Damage(space), Action::Disperse(space), Action::Unflag(space)]);
        all.extend([Action::Choose(space), Action::Fleet(Fleet::At(space)), Action::Conquer(space, None)]);
        all.push(Action::Conquer(space, Some(Fleet::Box)));
        all.extend(NAVAL.iter().map(|ship| Action::Conquer(space, Some(Fleet::At(ship)))));
    }
    all
}

fn legal(at: &Position) -> Vec<Action> {
    let mut list = Vec::new();
    at.state.legal(at.seat(), &mut list);
    list
}

#[test]
fn what_is_listed_is_what_is_allowed() {
    let everything = everything();
    let mut dice = Dice::new(Seed::from_number(7));
    for theater in Theater::all() {
        for _ in 0..40 {
            let mut front = random(theater, &mut dice).begin();
            while !front.is_over() {
                let list = legal(&front.at);
                assert!(!list.is_empty(), "{:?}", front.at.state.agenda);
                let seat = front.at.seat();
                for &action in &everything {
                    let allowed = front.at.state.check(seat, action).is_ok();
                    assert_eq!(allowed, list.contains(&action), "{action} in {:?}", front.step());
                }
                let action = list[dice.below(list.len() as u32) as usize];
                front.decide(&action.to_string());
                for side in Side::BOTH {
                    let tracks = &front.at.state.tracks;
                    let map = front.at.state.board.control[side].and(NAVAL).len() as u8;
                    let off = tracks.navy_box[side] + tracks.unbuilt[side] + tracks.removed[side];
                    assert_eq!(map + off, 8, "after {action}");
                }
            }
            front.finish();
            let next = front.at.state.step();
            assert!(matches!(next, None | Some(Step::NextTheater | Step::Open | Step::Assign)), "{next:?}");
        }
    }
}
