//! 4.1.1 to 4.1.9: the phases of a Peace Turn up to the Action Phase.

use table::Seat;

use crate::Side::{Britain, France};
use crate::facts::{Advantages, AwardTiles, Era, Region};
use crate::state::Step;
use crate::testing::Position;
use crate::{Event, EventCards, Ministries, Side};

/// A Peace Turn that begins with this position, up to its first decision.
fn opened(at: Position, turn: u8) -> Position {
    let mut at = at.turn(turn).agenda(&[Step::Open]);
    at.play().run();
    at
}

/// The same, up to the Initiative Phase: the oldest cards are discarded, nothing is exchanged.
fn ready(at: Position, turn: u8) -> Position {
    let mut at = opened(at, turn);
    while at.state.step() != Some(Step::NameFirst) {
        let first = at.legal_with("keep").into_iter().chain(at.legal()).next().expect("a decision");
        at.decide(&first);
    }
    at
}

#[test]
fn r4_1_a_turn_runs_through_its_phases_in_order() {
    let at = ready(Position::new(), 3);
    let phases: Vec<_> = at
        .events()
        .filter_map(|event| match event {
            Event::Turn { .. } => Some("turn"),
            Event::DeckGrows { .. } => Some("deck"),
            Event::Limit { side: France, .. } => Some("limit"),
            Event::Award { region: Region::Europe, .. } => Some("award"),
            Event::Demand { .. } => Some("demand"),
            Event::Tiles { .. } => Some("tiles"),
            Event::Discards { side: France, .. } => Some("discard"),
            Event::MinistriesChosen { side: France, .. } => Some("ministries"),
            Event::Initiative { .. } => Some("initiative"),
            _ => None,
        })
        .collect();
    let order = ["turn", "deck", "limit", "award", "demand", "tiles", "discard", "ministries", "initiative"];
    assert_eq!(phases, order);
}

#[test]
fn r4_1_1_empire_cards_come_in_on_turn_three() {
    let before = Position::new().state.deck;
    let mut at = Position::new();
    at.state.deck.discard.insert(before.draw.iter().next().unwrap());
    at.state.deck.draw = before.draw.minus(at.state.deck.discard);
    let discard = at.state.deck.discard;
    let deck = opened(at, 3).state.deck;
    let all = deck.draw.or(deck.hands[France]).or(deck.hands[Britain]);
    assert!(EventCards::of_era(Era::Empire).minus(all).is_empty());
    assert!(all.and(EventCards::of_era(Era::Revolution)).is_empty());
    assert_eq!(deck.discard, discard);
    // R-159 The hands are kept.
    for side in Side::BOTH {
        assert!(before.hands[side].minus(deck.hands[side]).is_empty());
        assert_eq!(deck.hands[side].len(), 6);
    }
}

#[test]
fn r_159_the_discard_pile_is_left_alone_on_turn_three() {
    let mut at = Position::new();
    let card = at.state.deck.draw.iter().next().unwrap();
    at.state.deck.draw.remove(card);
    at.state.deck.discard.insert(card);
    let at = opened(at, 3);
    assert!(at.state.deck.discard.contains(card));
    assert_eq!(at.state.deck.draw.len(), 8 + 15 - 6);
}

#[test]
fn r_160_succession_cards_leave_the_hands_on_turn_five() {
    let mut at = Position::new().hand(France, "1 2").hand(Britain, "3");
    at.state.deck.hands[France].insert(crate::EventCard(16));
    at.state.deck.discard.insert(crate::EventCard(4));
    at.state.deck.draw.remove(crate::EventCard(4));
    let at = opened(at, 5);
    let old = EventCards::of_era(Era::Succession);
    for side in Side::BOTH {
        assert!(at.state.deck.hands[side].and(old).is_empty());
    }
    assert!(at.state.deck.hands[France].contains(crate::EventCard(16)));
    assert_eq!(at.state.deck.hands[France].len(), 4);
    assert_eq!(at.state.deck.hands[Britain].len(), 3);
    assert!(at.state.deck.discard.contains(crate::EventCard(4)));
    let gone = EventCards::from_iter([crate::EventCard(1), crate::EventCard(2)]);
    assert!(at.saw(Event::CardsExpire { side: France, cards: gone }));
}

#[test]
fn r4_1_2_debt_limits_rise_by_four_in_a_new_era() {
    let limits = |turn| opened(Position::new().debt(Britain, 0, 7), turn).state.tracks.limit.0;
    for turn in [2, 4, 6] {
        assert_eq!(limits(turn), [6, 7]);
    }
    for turn in [3, 5] {
        assert_eq!(limits(turn), [10, 11]);
    }
}

#[test]
fn r_165_award_tiles_are_mixed_in_the_first_turn_of_an_era() {
    let first = opened(Position::new(), 1);
    let used = first.state.awards.on;
    assert_eq!(first.state.awards.left.count_ones(), 4);
    let second = opened(first, 2);
    assert!(second.state.awards.on.iter().all(|tile| !used.contains(tile)));
    assert_eq!(second.state.awards.left, 0);
    let third = opened(second, 3);
    assert_eq!(third.state.awards.left.count_ones(), 4);
    assert_eq!(AwardTiles::ALL.len(), 8);
}

#[test]
fn r4_1_3_each_region_gets_one_award() {
    let at = opened(Position::new(), 2);
    let awards = at.events().filter(|event| matches!(event, Event::Award { .. })).count();
    assert_eq!(awards, 4);
    assert!(at.state.awards.on.iter().all(Option::is_some));
}

#[test]
fn r4_1_4_three_commodities_every_turn() {
    let mut seen = 0;
    let mut at = Position::new();
    for turn in [1, 2, 1, 2, 1, 2, 1, 2] {
        at = opened(at, turn);
        assert_eq!(at.state.demand.count_ones(), 3);
        seen |= at.state.demand;
    }
    // R-166 They are drawn afresh from all six.
    assert_eq!(seen, 0b11_1111);
}

#[test]
fn r_166_demand_forgets_what_the_last_turn_asked_for() {
    let at = opened(Position::new().demand("furs spice fish tobacco"), 2);
    assert_eq!(at.state.demand.count_ones(), 3);
}

#[test]
fn r4_1_5_nothing_is_exhausted_any_more_and_tiles_are_used_up() {
    let mut at = Position::new().open("m4 m10").tired("wheat algonquin-raids").turn(2);
    at.state.ministries[France].exhausted_first = Ministries(u32::MAX);
    at.state.ministries[Britain].exhausted_second = Ministries(u32::MAX);
    at.state.townshend = Some(crate::facts::Commodity::Furs);
    at.state.free_credit_used = 2;
    at.state.tracks.away[Britain] = 1;
    at.state.tracks.unbuilt[Britain] -= 1;
    let nine = at.state.tiles.available;
    let at = opened(at, 2);
    assert_eq!(at.state.exhausted, Advantages::EMPTY);
    for side in Side::BOTH {
        assert!(at.state.ministries[side].exhausted_first.is_empty());
        assert!(at.state.ministries[side].exhausted_second.is_empty());
        assert!(at.state.tiles.taken[side].is_empty());
    }
    assert_eq!((at.state.townshend, at.state.free_credit_used), (None, 0));
    assert_eq!(at.state.tiles.used, nine);
    // R-122 Squadrons come back from the Turn Track.
    assert_eq!((at.state.tracks.away[Britain], at.state.tracks.navy_box[Britain]), (0, 3));
    // The cards stay face up.
    assert_eq!(at.state.ministries[France].open.len(), 1);
}

#[test]
fn r4_1_6_nine_tiles_and_three_cards_each() {
    let at = opened(Position::new(), 2);
    assert_eq!(at.state.tiles.available.len(), 9);
    for side in Side::BOTH {
        assert_eq!(at.state.deck.hands[side].len(), 6);
    }
    assert_eq!(at.state.step(), Some(Step::Discard));
}

#[test]
fn r_164_the_stack_is_used_up_before_the_used_tiles_come_back() {
    let at = opened(Position::new(), 2);
    let rest = at.state.tiles.stack;
    assert_eq!(rest.len(), 6);
    let at = opened(at, 3);
    assert!(rest.minus(at.state.tiles.available).is_empty());
    assert_eq!(at.state.tiles.available.len(), 9);
    assert_eq!((at.state.tiles.stack.len(), at.state.tiles.used.len()), (15, 0));
}

#[test]
fn r4_1_8_initiative_goes_to_the_side_that_is_behind() {
    let holder = |vp, before: Side| {
        let mut at = Position::new().vp(vp);
        at.state.initiative = before;
        ready(at, 2).state.initiative
    };
    assert_eq!(holder(14, Britain), France);
    assert_eq!(holder(16, France), Britain);
    assert_eq!(holder(15, France), France);
    assert_eq!(holder(15, Britain), Britain);
}

#[test]
fn r_169_the_holder_names_the_first_player() {
    let mut at = ready(Position::new().vp(20), 2);
    assert_eq!(at.seat(), at.state.seat_of[Britain]);
    assert_eq!(at.legal(), ["first france", "first britain"]);
    at.decide("first france");
    assert_eq!((at.state.first, at.state.round.side), (France, France));
    // On Turn 1 it is France, whatever the Victory Points are.
    let at = ready(Position::new().vp(20), 1);
    assert_eq!(at.state.initiative, France);
}

#[test]
fn r4_1_9_and_r_009_each_side_has_four_alternating_rounds() {
    let mut at = ready(Position::new(), 2);
    at.decide("first britain");
    let mut rounds = Vec::new();
    while at.state.step() == Some(Step::Act) {
        rounds.push(at.state.round.side);
        let tile = at.legal_with("tile").into_iter().next().expect("a tile");
        at.decide(&tile).decide("pass 0");
    }
    assert_eq!(rounds, [Britain, France, Britain, France, Britain, France, Britain, France]);
    for side in Side::BOTH {
        let taken =
            at.events().filter(|event| matches!(event, Event::TileTaken { side: who, .. } if *who == side));
        assert_eq!(taken.count(), 4);
    }
}

#[test]
fn r_009_one_tile_of_the_nine_stays() {
    let mut at = ready(Position::new(), 2);
    at.decide("first france");
    for _ in 0..7 {
        let tile = at.legal_with("tile").into_iter().next().expect("a tile");
        at.decide(&tile).decide("pass 0");
    }
    assert_eq!(at.legal_with("tile").len(), 2);
}

#[test]
fn r4_0_the_seat_that_is_not_asked_cannot_decide() {
    let at = ready(Position::new(), 2);
    let other = Seat(1 - at.seat().0);
    let refused = at.state.check(other, "first france".parse().unwrap()).unwrap_err();
    assert_eq!((refused.rule, refused.key), ("4.1.9", "not-your-decision"));
}
