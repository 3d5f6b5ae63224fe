//! Every version and every bonus of every Event, and the rulings about them.

mod advantages;
mod agreement;
mod empire;
mod revolution;
mod rulings;
mod succession;

use std::fmt::Write as _;

use crate::facts::{ActionType, Era, InvestmentTile, Space, Symbol, Theater, War};
use crate::state::{Both, Cabinet, Round, Slot, Step};
use crate::testing::{Position, theater};
use crate::{EventCard, EventCards, Ministry, Side};

/// An Action Round of that side, which holds the card and has taken a tile that allows it: an
/// Economic, Diplomatic or Military 3 as the card asks, else `m3-d2`. The map is that of the set-up.
fn event(side: Side, number: u8) -> Position {
    event_on(side, number, tile_for(number))
}

/// A tile that allows the Event.
fn tile_for(number: u8) -> &'static str {
    match EventCard(number).action() {
        Some(ActionType::Economic) => "e3-d2",
        Some(ActionType::Diplomatic) => "d3-m2",
        Some(ActionType::Military) => "m3-e2",
        None => "m3-d2",
    }
}

/// The same with another tile.
fn event_on(side: Side, number: u8, tile: &str) -> Position {
    let card = EventCard(number);
    let (turn, next) = match card.era() {
        Era::Succession => (1, "wss-spain"),
        Era::Empire => (4, "7yw-prussias-wars"),
        Era::Revolution => (5, "awi-mysore-war"),
    };
    let mut table = Position::new().turn(turn).display(theater(next)).agenda(&[Step::Act]);
    table.state.ministries = Both([Cabinet::default(); 2]);
    table.state.deck.hands = Both([EventCards::EMPTY; 2]);
    table.state.deck.draw.remove(card);
    table.state.deck.hands[side].insert(card);
    table.state.round = Round::new(side);
    table.state.round.open_tile(InvestmentTile::from_id(tile).expect("a tile"));
    table
}

impl Position {
    /// Puts Ministry cards in play, face down.
    fn hidden(mut self, cards: &str) -> Self {
        for card in cards.split_whitespace() {
            let card: Ministry = card.parse().expect("a card");
            self.state.ministries[card.facts().side].cards.insert(card);
        }
        self
    }

    /// Exhausts Advantages.
    fn exhausted(mut self, ids: &str) -> Self {
        for id in ids.split_whitespace() {
            self.state.exhausted.insert(id.parse().expect("an Advantage"));
        }
        self
    }

    /// Puts so many Bonus War tiles of a side into a theater.
    fn tiles(mut self, side: Side, id: &str, count: u8) -> Self {
        for _ in 0..count {
            self = self.bonus(side, theater(id), 2, Symbol::None);
        }
        self
    }

    /// The last turn: no war is to come.
    fn last_turn(mut self) -> Self {
        self.state.turn = 6;
        self.state.war.next = None;
        self
    }

    /// Plays the Event the phasing player holds; the round began with this position.
    fn played(self) -> Self {
        self.played_with("")
    }

    /// The same, turning up a Ministry card with it (`+m7`).
    fn played_with(mut self, reveal: &str) -> Self {
        self = self.ready();
        let card = self.state.deck.hands[self.state.round.side].iter().next().expect("a card");
        self.decide(format!("event {card} {reveal}").trim());
        self
    }

    /// The Action Round as it stands before the Event is played.
    fn ready(mut self) -> Self {
        let side = self.state.round.side;
        self.state.round.held = self.state.board.control[side];
        self.state.round.isolated = self.state.board.all_isolated();
        self
    }

    /// Whether the Event is over.
    fn settled(&self) -> bool {
        self.state.step() == Some(Step::Act)
    }

    /// The spaces with Conflict markers.
    fn marked(&self) -> String {
        let ids: Vec<_> = self.state.board.conflicts.iter().map(Space::id).collect();
        ids.join(" ")
    }

    /// The Action Points of an Action: the free ones, then the restricted ones.
    fn points(&self, slot: Slot) -> String {
        let Some(purse) = self.state.round.purse(slot) else { return String::new() };
        let mut text = format!("{} {}", purse.ap, purse.free);
        for tied in &purse.tied {
            write!(text, " +{} {:?}", tied.left, tied.only).expect("room");
        }
        text
    }

    fn score(&self) -> i16 {
        self.state.tracks.vp
    }

    fn owes(&self, side: Side) -> u8 {
        self.state.tracks.debt[side]
    }

    fn treaty_points(&self, side: Side) -> u8 {
        self.state.tracks.trp[side]
    }

    /// Bonus War tiles of a side in a theater.
    fn tiles_in(&self, side: Side, id: &str) -> usize {
        self.state.war.army[side].bonus[usize::from(theater(id).index)].len()
    }
}

#[test]
fn there_are_41_events_with_their_own_titles() {
    let titles: std::collections::BTreeSet<_> = (1..=EventCard::COUNT).map(|n| EventCard(n).id()).collect();
    assert_eq!(titles.len(), 41);
    assert_eq!(EventCard(11).id(), "calico-acts");
    assert_eq!(EventCard(41).id(), "cook-and-bougainville");
}

#[test]
fn every_event_with_a_condition_has_a_bonus_for_both_sides() {
    for number in 1..=EventCard::COUNT {
        let facts = EventCard(number).facts();
        let never = facts.bonus_if == super::vocabulary::BonusIf::Never;
        assert_eq!(never, matches!(number, 14 | 18 | 27 | 38), "{number}");
        for side in Side::BOTH {
            assert!(!facts.versions[side].effect.is_empty(), "{number}");
            assert_eq!(facts.versions[side].bonus.is_empty(), never, "{number}");
        }
    }
}

#[test]
fn seventeen_events_are_the_same_for_both_sides() {
    let shared = (1..=EventCard::COUNT).filter(|&number| {
        let [france, britain] = EventCard(number).facts().versions.0;
        france.effect == britain.effect && france.bonus == britain.bonus
    });
    let numbers = [1, 3, 4, 8, 12, 15, 16, 20, 21, 23, 24, 27, 30, 32, 36, 37, 38];
    assert_eq!(shared.collect::<Vec<_>>(), numbers);
}

#[test]
fn the_jacobite_rebellion_is_the_fourth_theater_of_two_wars() {
    for war in War::ALL {
        let found = war.theaters().find(|theater| theater.id().ends_with("jacobite-rebellion"));
        assert_eq!(super::resolve::jacobite_rebellion(war), found.map(|Theater { index, .. }| index));
    }
}
