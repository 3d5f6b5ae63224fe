//! Hands and draw pile, and what the opponent can work out about a hand.

use crate::state::{Deck, Trail};
use crate::{EventCard, EventCards, Side};

impl Deck {
    /// Cards come into the draw pile.
    pub(crate) fn add_to_pile(&mut self, cards: EventCards) {
        self.draw = self.draw.or(cards);
        self.tick();
        if self.since.is_empty() {
            self.since.extend([0; 42]);
        }
        for card in cards.iter() {
            self.since[card.0 as usize] = self.clock;
        }
    }

    fn tick(&mut self) {
        self.clock = self.clock.saturating_add(1);
    }

    /// Notes that a side drew a card that its opponent did not see.
    pub(crate) fn note_draw(&mut self, side: Side) {
        self.tick();
        let clock = self.clock;
        let trail = &mut self.trail[side];
        if trail.draws.is_full() {
            trail.forget_oldest();
        }
        trail.draws.push(clock);
    }

    /// A card leaves a hand in the open.
    pub(crate) fn leave_hand(&mut self, side: Side, card: EventCard) {
        self.hands[side].remove(card);
        self.tick();
        let seen = (self.since[card.0 as usize], self.clock);
        let trail = &mut self.trail[side];
        if trail.gone.is_full() {
            trail.forget_oldest();
        }
        trail.gone.push(seen);
    }
}

impl Trail {
    /// Whether a card that came into the draw pile at `since` and left the hand at `left` could
    /// have been drawn at `drawn`.
    pub(crate) const fn could_be(drawn: u8, since: u8, left: u8) -> bool {
        since <= drawn && drawn < left
    }

    /// Settles the oldest card seen to go with the first draw it could have come from: a little
    /// doubt is lost, nothing false is gained.
    fn forget_oldest(&mut self) {
        if self.gone.is_empty() {
            self.draws.remove(0);
            return;
        }
        let (since, left) = self.gone.remove(0);
        let draw = self.draws.iter().position(|&drawn| Self::could_be(drawn, since, left));
        self.draws.remove(draw.unwrap_or(0));
    }
}
