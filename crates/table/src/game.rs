//! The contract a game fulfils.

use std::fmt::{Debug, Display};
use std::ops::RangeInclusive;
use std::str::FromStr;

use serde::{Serialize, de::DeserializeOwned};

use crate::{Dice, Illegal, Log, Outcome, Quote, Seat, SeatSet, Viewer};

/// Options or a number of seats that do not make a game.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct BadOptions(pub String);

/// A text that is no decision of this game.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("“{0}” is not a decision of this game")]
pub struct BadNotation(pub String);

/// One option of a game, as a form or a help text shows it.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct OptionSpec {
    /// The field's name in the options object.
    pub key: &'static str,
    /// What values it takes.
    pub kind: OptionKind,
    /// The rule it comes from, or an empty text.
    pub rule: &'static str,
    /// One sentence for people, in English.
    pub help: &'static str,
}

/// The values an option takes.
#[derive(Debug, Clone, Copy, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum OptionKind {
    /// On or off; off unless said.
    Flag,
    /// One of a few words; the first unless said.
    Choice(&'static [&'static str]),
    /// A whole number within bounds, with its default.
    Number {
        /// The smallest value.
        min: i32,
        /// The largest value.
        max: i32,
        /// The value unless said.
        default: i32,
    },
    /// A table of facts in a file, which the record then contains.
    File,
}

/// The legal decisions of one seat, in a list that is used again and again without allocating.
pub type ActionList<A> = Vec<A>;

/// A board game.
///
/// The crate documentation shows a whole game. What every implementation promises, and what the
/// [conformance suite](crate::conformance) holds it to:
///
/// - [`legal`](Self::legal) and [`aside`](Self::aside) list exactly the decisions that
///   [`check`](Self::check) lets pass, each once, and [`apply`](Self::apply) accepts them all.
/// - The state is a function of options, seats, seed and decisions, and nothing else.
/// - [`view`](Self::view), `legal` and the log tell a seat nothing it may not know.
pub trait Game: Sized + Send + Sync + 'static {
    /// The name of the game in files, commands and addresses.
    const ID: &'static str;
    /// The name of the game as people write it.
    const NAME: &'static str;
    /// Grows whenever the same record could give another game.
    const RULES: u32;
    /// Whether the players may agree that nobody has won.
    const DRAWS: bool = false;
    /// Whether seats pay each other ([`aside`](Self::aside)), so that an offer of money means something.
    const PAYMENTS: bool = false;

    /// Editions, variants and optional rules.
    type Options: Clone + Debug + Default + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// Everything on and under the table: flat, small, cheap to clone.
    type State: Clone + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// One decision of one seat, with a notation that people can read.
    type Action: Copy + Eq + Debug + Display + FromStr<Err = BadNotation> + Send + Sync;
    /// Something that happened.
    type Event: Clone + PartialEq + Debug + Serialize + Send + Sync;
    /// What a viewer may know.
    type View: PartialEq + Debug + Serialize;

    /// How many seats a table of this game can have.
    fn seats() -> RangeInclusive<usize>;

    /// The options a table can be made with.
    fn options() -> &'static [OptionSpec];

    /// Every way the game can end.
    fn ends() -> &'static [&'static str];

    /// More decisions than any game can take, those taken [`aside`](Self::aside) not counted.
    fn longest() -> usize;

    /// The table before the first decision.
    ///
    /// # Errors
    /// If the options contradict each other or the seats do not fit the game.
    fn setup(options: &Self::Options, seats: usize, dice: &mut Dice) -> Result<Self::State, BadOptions>;

    /// Who must decide now. Several seats decide at once, each unseen by the others. Empty when,
    /// and only when, the game is over.
    fn waiting_on(state: &Self::State) -> SeatSet;

    /// Puts every legal decision of that seat into the list, which is empty before. A seat that is
    /// not waited on may have decisions too.
    fn legal(state: &Self::State, seat: Seat, list: &mut ActionList<Self::Action>);

    /// Puts what that seat may also decide beside the course of the game, waited on or not, into the
    /// list, which is empty before: a payment to another seat, say. Computer players and forms that
    /// ask "what now?" read [`legal`](Self::legal); nothing is in both lists.
    fn aside(state: &Self::State, seat: Seat, list: &mut ActionList<Self::Action>) {
        let _ = (state, seat, list);
    }

    /// The decision by which one seat pays another that much, where seats pay each other
    /// ([`PAYMENTS`](Self::PAYMENTS)). Whether it is allowed now, [`check`](Self::check) says.
    fn payment(state: &Self::State, from: Seat, to: Seat, amount: u32) -> Option<Self::Action> {
        let _ = (state, from, to, amount);
        None
    }

    /// The place in a list of legal decisions that random play takes: any with equal chance, unless
    /// the game knows better. Where a decision is a number without a natural bound, such as a bid,
    /// equal chances would make all of random play about that number.
    fn sample(list: &[Self::Action], dice: &mut Dice) -> usize {
        dice.below(list.len() as u32) as usize
    }

    /// What a decision would cost, step by step.
    ///
    /// # Errors
    /// If a rule forbids it: the rule's number and the reason.
    fn check(state: &Self::State, seat: Seat, action: Self::Action) -> Result<Quote, Illegal>;

    /// Carries out a decision that [`check`](Self::check) lets pass; anything else is a mistake of
    /// the caller and may panic or give a state that no game reaches.
    fn apply(
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        dice: &mut Dice,
        log: &mut impl Log<Self::Event>,
    );

    /// What the viewer may know.
    fn view(state: &Self::State, viewer: Viewer) -> Self::View;

    /// The result, once the game is over.
    fn outcome(state: &Self::State) -> Option<Outcome>;

    /// A state this seat cannot tell from the real one: all that is hidden from it drawn anew,
    /// consistently with everything it has seen.
    fn imagine(state: &Self::State, seat: Seat, dice: &mut Dice) -> Self::State;

    /// The side, power or colour a seat plays, as a message key.
    fn role(state: &Self::State, seat: Seat) -> Option<&'static str>;

    /// What must always hold: pieces conserved, tracks within their ranges.
    ///
    /// # Errors
    /// What does not hold, in words for the engineer.
    fn invariants(state: &Self::State) -> Result<(), String>;

    /// Checks a decision, then carries it out.
    ///
    /// # Errors
    /// If a rule forbids it; the state is then untouched.
    fn play(
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        dice: &mut Dice,
        log: &mut impl Log<Self::Event>,
    ) -> Result<Quote, Illegal> {
        let quote = Self::check(state, seat, action)?;
        Self::apply(state, seat, action, dice, log);
        Ok(quote)
    }
}
