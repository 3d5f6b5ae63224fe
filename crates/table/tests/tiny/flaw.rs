//! The ways in which the tiny game can be broken, each against one clause.

use std::cell::Cell;

thread_local! {
    static FLAW: Cell<u8> = const { Cell::new(NONE) };
}

/// Breaks the broken game in that way, for this thread.
pub fn set(flaw: u8) {
    FLAW.set(flaw);
}

pub fn get() -> u8 {
    FLAW.get()
}

pub const NONE: u8 = 0;
/// (a) `legal` lists a roll that `check` refuses.
pub const LISTS_TOO_MUCH: u8 = 1;
/// (a) `legal` forgets the tip of a last point, which `check` lets pass.
pub const LISTS_TOO_LITTLE: u8 = 2;
/// (a) `legal` lists something twice.
pub const LISTS_TWICE: u8 = 3;
/// (a) `apply` panics on a legal decision.
pub const PANICS: u8 = 4;
/// (b) A part of the state is not serialised.
pub const WHISPERS: u8 = 5;
/// (c) Setup depends on something that is not in the record.
pub const NOT_OF_THE_RECORD: u8 = 6;
/// (d) Two decisions are written alike.
pub const MUMBLES: u8 = 7;
/// (e) The log tells all what was played face down.
pub const LEAKS_IN_LOG: u8 = 8;
/// (e) Spectators see every hand.
pub const LEAKS_TO_SPECTATORS: u8 = 9;
/// (e) What is legal depends on the top of the deck.
pub const LEAKS_IN_LEGAL: u8 = 10;
/// (e) The reason of a refusal tells what is in the deck.
pub const LEAKS_IN_REFUSAL: u8 = 11;
/// (e) Ending a turn shows a card of the hand, and no barrier is reported.
pub const SHOWS_A_HAND: u8 = 12;
/// (e), (f) The view shows the top of the deck.
pub const LEAKS_IN_VIEW: u8 = 13;
/// (e), (f) The view tells whether the first seat played an odd card, before all have played.
pub const LEAKS_A_CHOICE: u8 = 14;
/// (f) `imagine` changes a score, which all know.
pub const IMAGINES_SCORES: u8 = 15;
/// (f) `imagine` adds a card.
pub const IMAGINES_A_CARD: u8 = 16;
/// (g) A card is drawn and no barrier is reported.
pub const DRAWS_WITHOUT_BARRIER: u8 = 17;
/// (h) The game takes more decisions than it says.
pub const TOO_LONG: u8 = 18;
/// (h) The game is over, but waits on somebody.
pub const NEVER_OVER: u8 = 19;
/// (h) The game is over, but has no outcome.
pub const NO_OUTCOME: u8 = 20;
/// (h) The game ends in a way that it does not list.
pub const UNKNOWN_END: u8 = 21;
/// (h) Somebody is waited on and can decide nothing.
pub const STUCK: u8 = 22;
/// (h) The best place is the second.
pub const NO_WINNER: u8 = 23;
/// (i) A card disappears.
pub const LOSES_A_CARD: u8 = 24;
/// (e), (g) Whether the end of a turn can be taken back depends on the top of the deck.
pub const STOPS_UNDO_BY_THE_DECK: u8 = 25;
