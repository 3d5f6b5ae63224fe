//! D0.8, R-20 Worlds a seat cannot tell from the real one.

use table::{Dice, Game, Seat, Seed};

use super::setup::{fresh, until};
use crate::Empires;
use crate::facts::Power::{Britain, France, Spain};
use crate::state::{Return, Step};
use crate::testing::Position;

const FOUR: &str = "britain france spain russia";

fn worlds(at: &Position, seat: Seat, count: u64) -> impl Iterator<Item = crate::State> {
    let state = at.state;
    (0..count).map(move |number| Empires::imagine(&state, seat, &mut Dice::new(Seed::from_number(number))))
}

fn unrest(mut at: Position) -> Position {
    at.state.players[Britain.index()].unrest.drawn = [1, 3, 1];
    at.state.players[France.index()].unrest.drawn = [2, 6, 2];
    at.state.players[Spain.index()].unrest.drawn = [0, 4, 0];
    at.state.unrest_bag = [6, 59, 6];
    at
}

#[test]
fn d0_8_the_others_unrest_is_drawn_anew_and_the_own_kept() {
    let at = unrest(Position::new(FOUR));
    let (mut others, mut spain) = (false, false);
    for world in worlds(&at, Seat(0), 40) {
        Empires::invariants(&world).expect("sound");
        assert_eq!(world.players[Britain.index()].unrest, at.state.players[Britain.index()].unrest);
        let drawn = world.players[France.index()].unrest.drawn;
        assert_eq!(drawn.iter().sum::<u16>(), 10);
        others |= drawn != [2, 6, 2];
        spain |= world.players[Spain.index()].unrest.drawn != [0, 4, 0];
    }
    assert!(others && spain);
}

#[test]
fn r_20_worlds_fit_the_returns_everybody_saw() {
    let mut at = unrest(Position::new(FOUR));
    let spain = &mut at.state.players[Spain.index()].unrest;
    // Two points came back when two counters were drawn, and then there was nothing left.
    spain.returns[0] = Return { drawn: 2, points: 2, short: false };
    spain.returns[1] = Return { drawn: 3, points: 1, short: true };
    spain.return_count = 2;
    spain.returned = 3;
    for world in worlds(&at, Seat(0), 60) {
        let unrest = &world.players[Spain.index()].unrest;
        let value = unrest.drawn[1] + 2 * unrest.drawn[2];
        assert!((3..=5).contains(&value), "three points in three counters, and one more counter");
    }
}

#[test]
fn s4_hands_and_choices_are_drawn_anew_as_far_as_they_were_not_seen() {
    for seats in [2, 3, 4, 7] {
        let at = until(fresh(r#"{"draft":"on"}"#, seats, 2), |at| {
            at.state.step == Step::Draft
                && at.state.markers.passed == 3
                && at.state.waiting.len() == seats - 1
        });
        let me = Seat(1);
        let mut differs = false;
        for world in worlds(&at, me, 30) {
            Empires::invariants(&world).expect("sound");
            let hand = at.state.hand_of(me);
            assert_eq!(world.markers.hands[hand], at.state.markers.hands[hand]);
            assert_eq!(world.markers.picks[me.index()], at.state.markers.picks[me.index()]);
            assert_eq!(world.bag.len(), at.state.bag.len());
            differs |= world.markers != at.state.markers;
        }
        assert!(differs, "{seats} players");
    }
}

#[test]
fn d0_8_nothing_is_hidden_with_points_or_after_the_end() {
    let at = Position::original(FOUR);
    assert!(worlds(&at, Seat(0), 3).all(|world| world == at.state));
}
