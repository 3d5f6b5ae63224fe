//! Event cards: dealing, discarding, drawing (4.1.6, 5.5.3, R-156 to R-163), and what is hidden.

use table::{Game, Seat, Viewer};

use crate::Side::{Britain, France};
use crate::facts::Era;
use crate::state::Step;
use crate::testing::Position;
use crate::{Event, EventCard, EventCards, Imperial, Side};

fn cards(numbers: &[u8]) -> EventCards {
    numbers.iter().map(|&number| EventCard(number)).collect()
}

/// A Peace Turn that begins with this position, up to its first decision.
fn opened(mut at: Position, turn: u8) -> Position {
    at = at.turn(turn).agenda(&[Step::Open]);
    at.play().run();
    at
}

#[test]
fn r_161_the_discard_pile_is_shuffled_when_the_draw_pile_runs_out() {
    let mut at = Position::new().hand(France, "").hand(Britain, "");
    at.state.deck.draw = cards(&[1, 2]);
    at.state.deck.discard = cards(&[3, 4, 5, 6, 7, 8]);
    let at = opened(at, 2);
    let deck = &at.state.deck;
    let dealt = deck.hands[France].or(deck.hands[Britain]);
    assert_eq!(dealt.len(), 6);
    // One at a time, France first: the old pile goes to both.
    assert_eq!(deck.hands[France].and(cards(&[1, 2])).len(), 1);
    assert_eq!(deck.hands[Britain].and(cards(&[1, 2])).len(), 1);
    assert!(at.saw(Event::Reshuffle));
    assert_eq!((deck.draw.len(), deck.discard.len()), (2, 0));
}

#[test]
fn r4_1_6_without_any_cards_nobody_draws() {
    let mut at = Position::new().hand(France, "").hand(Britain, "");
    at.state.deck.draw = cards(&[1]);
    let at = opened(at, 2);
    assert_eq!(at.state.deck.hands[France].len() + at.state.deck.hands[Britain].len(), 1);
}

#[test]
fn r_160_reshuffled_succession_cards_leave_the_game_as_they_are_drawn() {
    let mut at = Position::new().hand(France, "").hand(Britain, "");
    at.state.deck.draw = EventCards::EMPTY;
    at.state.deck.discard = cards(&[1, 2, 3, 31, 32, 33, 34, 35, 36]);
    let at = opened(at, 6);
    let old = EventCards::of_era(Era::Succession);
    let dealt = at.state.deck.hands[France].or(at.state.deck.hands[Britain]);
    assert_eq!(dealt, cards(&[31, 32, 33, 34, 35, 36]));
    assert!(dealt.and(old).is_empty());
}

#[test]
fn r_162_discards_are_secret_until_both_are_in() {
    let mut at = opened(Position::new(), 2);
    assert_eq!(at.state.deciders().len(), 2);
    for _ in 0..3 {
        assert_eq!(at.seat(), Seat(0));
        let discard = at.legal_with("discard").into_iter().next().expect("a card");
        at.decide(&discard);
        assert!(at.state.deck.discard.is_empty());
    }
    assert_eq!(at.seat(), Seat(1));
    let told: Vec<_> = at.events().filter(|event| matches!(event, Event::Discards { .. })).collect();
    assert!(told.is_empty());
    for _ in 0..3 {
        let discard = at.legal_with("discard").into_iter().next_back().expect("a card");
        at.decide(&discard);
    }
    assert_eq!(at.state.deck.discard.len(), 6);
    for side in Side::BOTH {
        assert_eq!(at.state.deck.hands[side].len(), 3);
    }
}

#[test]
fn r_162_only_cards_in_hand_can_be_discarded() {
    let at = opened(Position::new(), 2);
    let hand = at.state.deck.hands[France];
    let other = (1..=15).map(EventCard).find(|&card| !hand.contains(card)).unwrap();
    assert_eq!(at.refused(&format!("discard {other}")), ("4.1.6", "card-not-in-hand"));
}

#[test]
fn r_163_unplayed_cards_stay_and_no_limit_holds_during_rounds() {
    let mut at = Position::new().hand(France, "1 2 3").debt(France, 0, 12).take(France, "d4-m2-a");
    at.buy("draw-event major", 3).buy("draw-event major", 3);
    assert_eq!(at.state.deck.hands[France].len(), 5);
    at.decide("end");
    assert_eq!(at.state.deck.hands[France].len(), 5);
}

#[test]
fn r5_5_3_an_event_card_costs_three_and_needs_a_draw_pile() {
    let mut at = Position::new().take(France, "d4-m2-a");
    at.buy("draw-event major", 3);
    assert_eq!(at.state.deck.hands[France].len(), 4);
    let mut at = Position::new();
    let pile = std::mem::take(&mut at.state.deck.draw);
    at.state.deck.discard = pile;
    let at = at.take(France, "d4-m2-a");
    assert_eq!(at.refused("draw-event major"), ("5.5.3", "draw-pile-empty"));
}

#[test]
fn r_149_a_succession_card_drawn_in_the_revolution_era_is_replaced() {
    let mut at = Position::new().hand(France, "").hand(Britain, "").turn(5);
    at.state.deck.draw = cards(&[1, 2, 31]);
    let mut at = at.take(France, "d4-m2-a");
    at.buy("draw-event major", 3);
    assert_eq!(at.state.deck.hands[France], cards(&[31]));
}

#[test]
fn r5_5_3_a_minor_action_may_draw_one_card_with_debt_on_top() {
    let mut at = Position::new().take(France, "e4-d2-a");
    at.buy("draw-event minor", 3);
    assert_eq!(at.state.tracks.debt[France], 1);
    assert_eq!(at.refused("draw-event minor"), ("5.3", "action-finished"));
}

#[test]
fn r_158_cards_of_an_earlier_era_may_be_played_later() {
    let at = Position::new().hand(France, "3").turn(4).take(France, "d3-m2");
    assert!(at.allows("event 3"));
}

#[test]
fn r_225_the_opponent_sees_counts_and_not_cards() {
    let mut at = Position::new().hand(France, "1 2 3").face_down("m1").take(France, "d4-m2-a");
    at.decide("draw-event major");
    let view = |viewer| serde_json::to_string(&Imperial::view(&at.state, viewer)).unwrap();
    let french = view(Viewer::Seat(at.state.seat_of[France]));
    let british = view(Viewer::Seat(at.state.seat_of[Britain]));
    assert_ne!(french, british);
    let drawn = |full: bool| {
        at.report.events.iter().any(|(_, event)| {
            matches!(event, Event::CardsDrawn { side: France, cards, .. } if cards.is_some() == full)
        })
    };
    assert!(drawn(true) && drawn(false));
}

/// Whether undo stops after a decision.
fn stops(at: &mut Position, notation: &str) -> bool {
    at.report.barrier = None;
    at.decide(notation);
    at.report.barrier.is_some()
}

#[test]
fn r_228_a_drawn_card_stops_undo() {
    let mut at = Position::new().take(France, "d4-m2-a");
    assert!(!stops(&mut at, "shift sweden major"));
    assert!(stops(&mut at, "draw-event major"));
    assert!(stops(&mut at, "end"));
}

#[test]
fn r_229_bought_tiles_and_upgrades_stop_undo() {
    let stops = |notation: &str, tile: &str| stops(&mut Position::new().take(Britain, tile), notation);
    assert!(stops("buy-tile major", "m4-e2-a"));
    assert!(stops("upgrade wss-spain", "m2-e2"));
    assert!(!stops("deploy navy-box biscay major", "m4-e2-a"));
    assert!(!stops("squadron major", "m4-e2-a"));
}
