//! The table: what every game here fulfils, and what follows from it.
//!
//! **A game is a pure function of its record**: the game, its options, the seats, a seed, and the
//! list of decisions taken. Saving is appending a decision, loading is folding, undo is dropping
//! the tail, and a bug report is a record.
//!
//! | you want | you use |
//! | --- | --- |
//! | to write a game | [`Game`], with [`Dice`], [`Log`], [`Quote`] and [`Illegal`] |
//! | to play it, take back, look at the past | [`Journal`] |
//! | to save, load and prove it | [`Record`], `docs/record.md` |
//! | to open a long game without replaying it | [`Journal::save`], [`Journal::restore`] |
//! | to hold any game without naming it | [`AnyGame`], [`AnyTable`], [`Erased`] |
//! | to know that it keeps its promises | [`conformance`] |
//! | to answer questions about positions | [`inspect`] |
//!
//! # Adding a game
//!
//! A game is a type without values that implements [`Game`]. The one below is whole: everybody is
//! dealt a secret card, then decides in turn to keep it or to lay it open and take the top of the
//! deck instead; the highest card wins.
//!
//! Start with the decisions. One decision is one small `Copy` value with a notation that people can
//! read, that reads back as the same value, and that never changes, because databases hold it:
//!
//! ```
//! # use std::{fmt, ops::RangeInclusive, str::FromStr};
//! # use serde::{Deserialize, Serialize};
//! # use table::*;
//! #[derive(Debug, Clone, Copy, PartialEq, Eq)]
//! enum Action {
//!     Keep,
//!     Swap,
//! }
//!
//! impl fmt::Display for Action {
//!     fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
//!         f.write_str(match self { Self::Keep => "keep", Self::Swap => "swap" })
//!     }
//! }
//!
//! impl FromStr for Action {
//!     type Err = BadNotation;
//!     fn from_str(text: &str) -> Result<Self, BadNotation> {
//!         match text {
//!             "keep" => Ok(Self::Keep),
//!             "swap" => Ok(Self::Swap),
//!             _ => Err(BadNotation(text.to_owned())),
//!         }
//!     }
//! }
//!
//! // Everything on and under the table. The order of the deck is part of it: only `Dice` is random.
//! #[derive(Clone, PartialEq, Serialize, Deserialize)]
//! struct State {
//!     cards: Vec<u8>,
//!     deck: Vec<u8>,
//!     shown: Vec<u8>,
//!     turn: u8,
//! }
//!
//! impl State {
//!     fn over(&self) -> bool {
//!         usize::from(self.turn) == self.cards.len()
//!     }
//! }
//!
//! // What happened, as data: sentences are made from it in the reader's language.
//! #[derive(Debug, Clone, PartialEq, Serialize)]
//! enum Event {
//!     Kept(Seat),
//!     Swapped { seat: Seat, card: Option<u8> },
//! }
//!
//! // What a viewer may know.
//! #[derive(Debug, PartialEq, Serialize)]
//! struct View {
//!     cards: Vec<Option<u8>>,
//!     deck: usize,
//!     shown: Vec<u8>,
//!     turn: u8,
//! }
//!
//! struct HighCard;
//!
//! impl Game for HighCard {
//!     const ID: &'static str = "high-card";
//!     const NAME: &'static str = "High Card";
//!     const RULES: u32 = 1;
//!     type Options = ();
//!     type State = State;
//!     type Action = Action;
//!     type Event = Event;
//!     type View = View;
//!
//!     fn seats() -> RangeInclusive<usize> {
//!         2..=4
//!     }
//!
//!     fn options() -> &'static [OptionSpec] {
//!         &[]
//!     }
//!
//!     fn ends() -> &'static [&'static str] {
//!         &["showdown"]
//!     }
//!
//!     fn longest() -> usize {
//!         4
//!     }
//!
//!     fn setup((): &(), seats: usize, dice: &mut Dice) -> Result<State, BadOptions> {
//!         if !Self::seats().contains(&seats) {
//!             return Err(BadOptions(format!("two to four can play, not {seats}")));
//!         }
//!         let mut deck: Vec<u8> = (1..=12).collect();
//!         dice.shuffle(&mut deck);
//!         let cards = deck.split_off(deck.len() - seats);
//!         Ok(State { cards, deck, shown: Vec::new(), turn: 0 })
//!     }
//!
//!     fn waiting_on(state: &State) -> SeatSet {
//!         if state.over() { SeatSet::EMPTY } else { SeatSet::only(Seat(state.turn)) }
//!     }
//!
//!     fn legal(state: &State, seat: Seat, list: &mut ActionList<Action>) {
//!         if Self::waiting_on(state).contains(seat) {
//!             list.extend([Action::Keep, Action::Swap]);
//!         }
//!     }
//!
//!     // The rule's number and a message key: the sentence is in the language catalogues.
//!     fn check(state: &State, seat: Seat, _: Action) -> Result<Quote, Illegal> {
//!         if Self::waiting_on(state).contains(seat) {
//!             Ok(Quote::FREE)
//!         } else {
//!             Err(Illegal::new("1.2", "not-your-turn"))
//!         }
//!     }
//!
//!     fn apply(state: &mut State, seat: Seat, action: Action, _: &mut Dice, log: &mut impl Log<Event>) {
//!         match action {
//!             Action::Keep => log.all(Event::Kept(seat)),
//!             Action::Swap => {
//!                 let card = state.deck.pop().expect("the deck outlasts four seats");
//!                 state.shown.push(std::mem::replace(&mut state.cards[seat.index()], card));
//!                 // The seat learns the card, the others only that there was one; and it was
//!                 // hidden, so nobody takes this back.
//!                 let full = Event::Swapped { seat, card: Some(card) };
//!                 log.split(seat, full, Event::Swapped { seat, card: None });
//!                 log.barrier(Barrier::Reveal);
//!             }
//!         }
//!         state.turn += 1;
//!         if state.over() {
//!             log.barrier(Barrier::Reveal);
//!         }
//!     }
//!
//!     fn view(state: &State, viewer: Viewer) -> View {
//!         let open = state.over() || viewer == Viewer::Open;
//!         let cards = (0..).map(Seat).zip(&state.cards);
//!         View {
//!             cards: cards.map(|(seat, &card)| (open || viewer == Viewer::Seat(seat)).then_some(card)).collect(),
//!             deck: state.deck.len(),
//!             shown: state.shown.clone(),
//!             turn: state.turn,
//!         }
//!     }
//!
//!     fn outcome(state: &State) -> Option<Outcome> {
//!         let standing = |&card: &u8| Standing {
//!             place: 1 + state.cards.iter().filter(|&&other| other > card).count() as u8,
//!             score: i32::from(card),
//!         };
//!         state.over().then(|| Outcome { end: "showdown", standings: state.cards.iter().map(standing).collect() })
//!     }
//!
//!     // Everything that the seat cannot know is drawn anew: the deck and the other seats' cards.
//!     fn imagine(state: &State, seat: Seat, dice: &mut Dice) -> State {
//!         let mut world = state.clone();
//!         if state.over() {
//!             return world;
//!         }
//!         let mine = world.cards.remove(seat.index());
//!         world.deck.append(&mut world.cards);
//!         dice.shuffle(&mut world.deck);
//!         world.cards = world.deck.split_off(state.deck.len());
//!         world.cards.insert(seat.index(), mine);
//!         world
//!     }
//!
//!     fn role(_: &State, _: Seat) -> Option<&'static str> {
//!         None
//!     }
//!
//!     fn invariants(state: &State) -> Result<(), String> {
//!         let mut all = [&state.cards[..], &state.deck, &state.shown].concat();
//!         all.sort_unstable();
//!         if all.into_iter().eq(1..=12) { Ok(()) } else { Err("a card is missing".to_owned()) }
//!     }
//! }
//!
//! // Play it.
//! let mut table = Journal::<HighCard>::new((), 2, Seed::from_number(1)).unwrap();
//! table.decide(Seat(0), Action::Keep).unwrap();
//! table.undo(Seat(0)).unwrap();
//! table.decide(Seat(0), Action::Swap).unwrap();
//! assert_eq!(table.undo(Seat(0)), Err(UndoRefused::Barrier(Barrier::Reveal)));
//! assert!(table.decide(Seat(0), Action::Keep).is_err());
//! table.decide(Seat(1), Action::Keep).unwrap();
//! assert_eq!(table.outcome().unwrap().end, "showdown");
//!
//! // Save it, load it, prove it.
//! let text = Record::of(&table, &["Anna".to_owned(), "Bela".to_owned()], true).to_text();
//! let again = Record::parse(&text).unwrap().verify::<HighCard>().unwrap();
//! assert!(again.state() == table.state());
//!
//! // Hold it without naming it, as servers and programs do.
//! let game: &dyn AnyGame = &Erased::<HighCard>::new();
//! let table = game.open(&game.default_options(), 3, Seed::from_number(2)).unwrap();
//! assert_eq!(table.legal(Seat(0)), ["keep", "swap"]);
//!
//! // Hold it to the contract.
//! use table::conformance::{Plan, run};
//! let coverage = run::<HighCard>(&Plan { seats: 3, games: 50, ..Plan::default() }).unwrap();
//! assert_eq!(coverage.ends["showdown"], 50);
//! ```
//!
//! # Hold it to the contract
//!
//! The last lines of the example belong into every game's tests: [`conformance::run`] plays random
//! games and watches every promise that [`Game`] makes, from `legal` and `check` agreeing to views
//! that tell nobody what they may not know.

mod dice;
mod erased;
mod game;
mod journal;
mod log;
mod named;
mod quote;
mod record;
mod seat;
mod snapshot;

pub mod conformance;
pub mod inspect;

/// For [`named!`].
#[doc(hidden)]
pub use serde;
/// For [`read_from_object!`].
#[doc(hidden)]
pub use serde_json;

pub use dice::{Commitment, Dice, NotHex, Seed};
pub use erased::{AnyGame, AnyTable, Decision, Erased, Refusal};
pub use game::{ActionList, BadNotation, BadOptions, Game, OptionKind, OptionSpec};
pub use journal::{Entry, Journal, UndoRefused};
pub use log::{Barrier, Log, NoLog, Report};
pub use named::UnknownId;
pub use quote::{Arg, Illegal, Key, Line, MAX_LINES, Outcome, Quote, Rule, Standing};
pub use record::{FORMAT, Record, RecordError, RecordResult, VERSION};
pub use seat::{Audience, MAX_SEATS, Seat, SeatSet, Viewer};
pub use snapshot::BadSnapshot;
