//! Event cards, Ministry cards, and choices that are not shown yet.

use serde::Serialize;

use super::{Eyes, PerSide};
use crate::state::{State, Step};
use crate::{EventCard, EventCards, Ministries, Ministry, Side};

/// A hand.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct HandView {
    /// How many cards.
    pub count: u8,
    /// Which, for their owner.
    pub cards: Option<Vec<EventCard>>,
}

/// 3.4 Event cards, by number.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct DeckView {
    /// The hands.
    pub hands: PerSide<HandView>,
    /// How many cards are in the draw pile.
    pub draw: u8,
    /// The discard pile.
    pub discard: Vec<EventCard>,
    /// Cards played, which are out of the game.
    pub played: Vec<EventCard>,
    /// 4.1.1 Cards that left the game because their Era is over.
    pub expired: Vec<EventCard>,
    /// R-226 Cards of which the viewer knows only that they are in the draw pile or in a hand.
    pub unseen: Vec<EventCard>,
}

/// Which face of a card is up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum FaceView {
    /// It is revealed.
    Up,
    /// It is not.
    Down,
}

/// 3.5 A Ministry card in play.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct MinistryView {
    /// Which face is up.
    pub face: FaceView,
    /// Its number, if the viewer knows the card.
    pub card: Option<Ministry>,
    /// Its id, if the viewer knows the card.
    pub id: Option<&'static str>,
    /// The ids of its exhausted abilities.
    pub exhausted: Vec<&'static str>,
}

/// Choices that both sides make at once; nobody sees the other's before both are in.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SimultaneousView {
    /// Who has decided.
    pub done: PerSide<bool>,
    /// What has been chosen so far, for its owner.
    pub choices: PerSide<Option<OwnChoice>>,
}

/// A choice so far.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct OwnChoice {
    /// 4.1.6 Cards to be discarded.
    pub discards: Vec<EventCard>,
    /// 4.1.7 Ministry cards chosen, or taken in exchange.
    pub ministries: Vec<Ministry>,
    /// 4.1.7 Face-down Ministry cards given back in exchange.
    pub returned: Vec<Ministry>,
    /// R-093 Whether M-4 is taken as a third card; none while undecided.
    pub uprisings: Option<bool>,
}

/// Whether both sides choose at once now.
pub(super) const fn at_once(step: Step) -> bool {
    matches!(step, Step::Assign | Step::Discard | Step::ChooseMinistries | Step::ExchangeMinistries)
}

pub(super) fn simultaneous(state: &State, eyes: Eyes) -> Option<SimultaneousView> {
    state.step().filter(|&step| at_once(step))?;
    let choice = |side: Side| {
        let pending = &state.pending[side];
        OwnChoice {
            discards: pending.discards.iter().collect(),
            ministries: pending.ministries.iter().collect(),
            returned: pending.returned.iter().collect(),
            uprisings: pending.uprisings,
        }
    };
    Some(SimultaneousView {
        done: PerSide::each(|side| state.pending[side].done),
        choices: PerSide::each(|side| eyes.see(side).then(|| choice(side))),
    })
}

pub(super) fn deck(state: &State, eyes: Eyes) -> DeckView {
    let deck = &state.deck;
    let list = |cards: EventCards| cards.iter().collect();
    let unseen = Side::BOTH
        .into_iter()
        .filter(|&side| !eyes.see(side))
        .fold(deck.draw, |unseen, side| unseen.or(deck.hands[side]));
    let somewhere = [deck.draw, deck.discard, deck.hands.0[0], deck.hands.0[1], deck.played]
        .into_iter()
        .fold(EventCards::EMPTY, EventCards::or);
    // A card that has come into the draw pile once and is nowhere now has expired.
    let came_in = deck.since.iter().enumerate().filter(|&(_, &since)| since > 0);
    let expired =
        came_in.map(|(number, _)| EventCard(number as u8)).filter(|&card| !somewhere.contains(card));
    DeckView {
        hands: PerSide::each(|side| {
            let hand = deck.hands[side];
            HandView { count: hand.len() as u8, cards: eyes.see(side).then(|| list(hand)) }
        }),
        draw: deck.draw.len() as u8,
        discard: list(deck.discard),
        played: list(deck.played),
        expired: expired.collect(),
        unseen: list(unseen),
    }
}

/// 3.5 The face-up cards, then the face-down ones that the viewer knows, then the others.
pub(super) fn ministries(state: &State, eyes: Eyes, side: Side) -> Vec<MinistryView> {
    let cabinet = &state.ministries[side];
    let known = |card: Ministry, face| {
        let facts = card.facts();
        let marks = [cabinet.exhausted_first, cabinet.exhausted_second];
        let abilities = facts.abilities.iter().zip(marks);
        let exhausted = abilities.filter(|(_, marks)| marks.contains(card)).map(|(&id, _)| id);
        MinistryView { face, card: Some(card), id: Some(facts.id), exhausted: exhausted.collect() }
    };
    let down = cabinet.cards.minus(cabinet.open);
    let mut seen = if eyes.see(side) { down } else { Ministries::EMPTY };
    if side == Side::France && state.jacobites.held_extra && down.contains(Ministry::UPRISINGS) {
        // R-093 Nothing but M-4 can lie in the third place.
        seen.insert(Ministry::UPRISINGS);
    }
    let unknown = MinistryView { face: FaceView::Down, card: None, id: None, exhausted: Vec::new() };
    let hidden = down.minus(seen).len() as usize;
    let open = cabinet.open.iter().map(|card| known(card, FaceView::Up));
    open.chain(seen.iter().map(|card| known(card, FaceView::Down)))
        .chain(std::iter::repeat_n(unknown, hidden))
        .collect()
}
