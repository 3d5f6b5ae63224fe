//! Tiny: a game of a few lines that uses every clause of the contract.
//!
//! Everybody holds three secret cards and plays one of them face down, all at once. The highest
//! card wins the round: its player has three efforts to take points, roll for them or draw a card.
//! Whoever has points may tip the winner out of turn.
//!
//! [`Broken`] is the same game with one [`flaw`], to show that the conformance suite sees it.
#![allow(dead_code, reason = "each test uses a part")]
#![allow(unreachable_pub, missing_docs, reason = "test code, shared between test programs")]

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;
use std::sync::atomic::{AtomicU8, Ordering};

use serde::{Deserialize, Serialize};
use table::{
    ActionList, BadNotation, BadOptions, Barrier, Dice, Game, Illegal, Log, OptionKind, OptionSpec, Outcome,
    Quote, Seat, SeatSet, Standing, Viewer,
};

pub mod flaw;

/// The game as it should be.
pub type Honest = Tiny<false>;
/// The game with the flaw that the test's thread has [set](flaw::set).
pub type Broken = Tiny<true>;

pub struct Tiny<const BROKEN: bool>;

impl<const BROKEN: bool> Tiny<BROKEN> {
    fn flaw() -> u8 {
        if BROKEN { flaw::get() } else { flaw::NONE }
    }
}

const CARDS: u8 = 32;
const HAND: usize = 3;
const EFFORTS: u8 = 3;

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default, rename_all = "kebab-case")]
pub struct Options {
    /// After how many rounds the game ends.
    pub rounds: u8,
    /// Whether a score of ten ends the game at once.
    pub sudden: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self { rounds: 6, sudden: false }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Action {
    /// `play 7`: a card from the hand, face down.
    Play(u8),
    /// `take`: one effort for one point.
    Take,
    /// `roll`: two efforts for a die of points.
    Roll,
    /// `draw`: one effort for a card.
    Draw,
    /// `done`: ends the turn.
    Done,
    /// `tip`: a point for the winner.
    Tip,
    /// Written like `done`; only a flawed game has it.
    Mumble,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Play(card) => write!(f, "play {card}"),
            Self::Take => f.write_str("take"),
            Self::Roll => f.write_str("roll"),
            Self::Draw => f.write_str("draw"),
            Self::Done | Self::Mumble => f.write_str("done"),
            Self::Tip => f.write_str("tip"),
        }
    }
}

impl FromStr for Action {
    type Err = BadNotation;
    fn from_str(text: &str) -> Result<Self, BadNotation> {
        let bad = || BadNotation(text.to_owned());
        Ok(match text {
            "take" => Self::Take,
            "roll" => Self::Roll,
            "draw" => Self::Draw,
            "done" => Self::Done,
            "tip" => Self::Tip,
            _ => Self::Play(text.strip_prefix("play ").and_then(|card| card.parse().ok()).ok_or_else(bad)?),
        })
    }
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct State {
    options: Options,
    hands: Vec<Vec<u8>>,
    deck: Vec<u8>,
    discards: Vec<u8>,
    played: Vec<Option<u8>>,
    scores: Vec<i32>,
    round: u8,
    /// Who has the turn and how many efforts, once all have played.
    turn: Option<(Seat, u8)>,
    tipped: SeatSet,
    /// Serialisation forgets it, which only a flawed game minds.
    #[serde(skip)]
    whisper: u8,
}

#[derive(Debug, Clone, PartialEq, Serialize)]
pub enum Event {
    Played { seat: Seat, card: Option<u8> },
    Won { seat: Seat, cards: Vec<Option<u8>> },
    Took(Seat),
    Rolled { seat: Seat, die: u8 },
    Drew { seat: Seat, card: Option<u8> },
    Done(Seat),
    Tipped { from: Seat, to: Seat },
}

#[derive(Debug, PartialEq, Serialize)]
pub struct View {
    pub hands: Vec<Vec<Option<u8>>>,
    pub have_played: SeatSet,
    pub played: Vec<Option<u8>>,
    pub deck: usize,
    pub discards: Vec<u8>,
    pub scores: Vec<i32>,
    pub round: u8,
    pub turn: Option<(Seat, u8)>,
    pub leak: Option<u8>,
}

impl State {
    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.hands.len() as u8).map(Seat)
    }

    fn over(&self) -> Option<&'static str> {
        if self.options.sudden && self.scores.iter().any(|&score| score >= 10) {
            Some("sudden")
        } else if self.turn.is_some() {
            None
        } else if self.round == self.options.rounds {
            Some("rounds")
        } else if self.hands.iter().all(Vec::is_empty) && self.played.iter().all(Option::is_none) {
            Some("empty")
        } else {
            None
        }
    }

    fn yet_to_play(&self) -> SeatSet {
        self.seats()
            .filter(|seat| self.played[seat.index()].is_none() && !self.hands[seat.index()].is_empty())
            .collect()
    }

    fn price(&self, seat: Seat, efforts: u8) -> Result<Quote, Illegal> {
        match self.turn {
            Some((turn, left)) if turn == seat && left >= efforts => {
                Ok(Quote::new("effort").plus("work", "3.1", efforts.into()))
            }
            Some((turn, left)) if turn == seat => {
                Err(Illegal::new("3.1", "too-few-efforts").with("left", i32::from(left)))
            }
            _ => Err(Illegal::new("3", "not-your-turn")),
        }
    }

    /// 2.2 Once all have played, the cards are shown and the highest wins.
    fn show_cards(&mut self, log: &mut impl Log<Event>) {
        let best = self.seats().max_by_key(|seat| self.played[seat.index()]).expect("somebody plays");
        log.all(Event::Won { seat: best, cards: self.played.clone() });
        log.barrier(Barrier::Reveal);
        for (hand, played) in self.hands.iter_mut().zip(&mut self.played) {
            self.discards.extend(played.take());
            if hand.len() < HAND {
                hand.extend(self.deck.pop());
            }
        }
        self.turn = Some((best, EFFORTS));
        self.tipped = SeatSet::only(best);
    }
}

/// A state that is not a function of the record.
static SECRET: AtomicU8 = AtomicU8::new(0);

impl<const BROKEN: bool> Game for Tiny<BROKEN> {
    const ID: &'static str = "tiny";
    const NAME: &'static str = "Tiny";
    const RULES: u32 = 1;
    const DRAWS: bool = true;
    const PAYMENTS: bool = true;
    type Options = Options;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn seats() -> RangeInclusive<usize> {
        2..=4
    }

    fn options() -> &'static [OptionSpec] {
        &[
            OptionSpec {
                key: "rounds",
                kind: OptionKind::Number { min: 1, max: 16, default: 6 },
                rule: "1.1",
                help: "After how many rounds the game ends.",
            },
            OptionSpec {
                key: "sudden",
                kind: OptionKind::Flag,
                rule: "4.1",
                help: "Ten points end the game.",
            },
        ]
    }

    fn ends() -> &'static [&'static str] {
        if Self::flaw() == flaw::UNKNOWN_END { &["empty", "sudden"] } else { &["rounds", "empty", "sudden"] }
    }

    fn longest() -> usize {
        if Self::flaw() == flaw::TOO_LONG { 10 } else { 16 * (4 + 4 + 3) }
    }

    fn setup(options: &Options, seats: usize, dice: &mut Dice) -> Result<State, BadOptions> {
        if !Self::seats().contains(&seats) {
            return Err(BadOptions(format!("two to four can play, not {seats}")));
        }
        if !(1..=16).contains(&options.rounds) {
            return Err(BadOptions(format!("rounds: 1 to 16, not {}", options.rounds)));
        }
        let mut deck: Vec<u8> = (0..CARDS).collect();
        dice.shuffle(&mut deck);
        if Self::flaw() == flaw::NOT_OF_THE_RECORD {
            let turns = SECRET.fetch_add(1, Ordering::Relaxed) % CARDS;
            deck.rotate_left(turns.into());
        }
        let hands = (0..seats).map(|_| deck.split_off(deck.len() - HAND)).collect();
        Ok(State {
            options: options.clone(),
            hands,
            deck,
            discards: Vec::new(),
            played: vec![None; seats],
            scores: vec![0; seats],
            round: 0,
            turn: None,
            tipped: SeatSet::EMPTY,
            whisper: 0,
        })
    }

    fn waiting_on(state: &State) -> SeatSet {
        match (state.over(), state.turn) {
            (Some(_), _) if Self::flaw() == flaw::NEVER_OVER => SeatSet::only(Seat(0)),
            (Some(_), _) => SeatSet::EMPTY,
            (None, Some((seat, _))) => SeatSet::only(seat),
            (None, None) => state.yet_to_play(),
        }
    }

    fn legal(state: &State, seat: Seat, list: &mut ActionList<Action>) {
        let others = [Action::Take, Action::Roll, Action::Draw, Action::Done, Action::Mumble];
        let plays = state.hands[seat.index()].iter().map(|&card| Action::Play(card));
        list.extend(plays.chain(others).filter(|&action| Self::check(state, seat, action).is_ok()));
        match Self::flaw() {
            flaw::LISTS_TOO_MUCH if state.turn.is_some_and(|(turn, left)| turn == seat && left == 1) => {
                list.push(Action::Roll);
            }
            flaw::LISTS_TWICE => list.extend(list.first().copied()),
            flaw::STUCK => list.retain(|&action| action != Action::Done),
            _ => {}
        }
    }

    fn aside(state: &State, seat: Seat, list: &mut ActionList<Action>) {
        let hidden = Self::flaw() == flaw::LISTS_TOO_LITTLE && state.scores[seat.index()] == 1;
        if !hidden && Self::check(state, seat, Action::Tip).is_ok() {
            list.push(Action::Tip);
        }
    }

    fn payment(state: &State, _: Seat, to: Seat, amount: u32) -> Option<Action> {
        (amount == 1 && state.turn.is_some_and(|(turn, _)| turn == to)).then_some(Action::Tip)
    }

    fn check(state: &State, seat: Seat, action: Action) -> Result<Quote, Illegal> {
        if state.over().is_some() {
            return Err(Illegal::new("4", "the-game-is-over"));
        }
        let deck = state.deck.last().copied();
        match action {
            Action::Play(_) if state.turn.is_some() || state.played[seat.index()].is_some() => {
                Err(Illegal::new("2.1", "not-now"))
            }
            Action::Play(card) if !state.hands[seat.index()].contains(&card) => {
                let elsewhere = Self::flaw() == flaw::LEAKS_IN_REFUSAL && state.deck.contains(&card);
                let key = if elsewhere { "in-the-deck" } else { "not-in-your-hand" };
                Err(Illegal::new("2.1", key).with("card", i32::from(card)))
            }
            Action::Play(_) => Ok(Quote::FREE),
            Action::Take if Self::flaw() == flaw::STUCK && state.scores[seat.index()] > 0 => {
                Err(Illegal::new("3.2", "greedy"))
            }
            Action::Roll if Self::flaw() == flaw::STUCK => Err(Illegal::new("3.3", "no-die")),
            Action::Roll => state.price(seat, 2),
            Action::Draw if deck.is_none() => Err(Illegal::new("3.4", "no-deck")),
            Action::Draw if Self::flaw() == flaw::LEAKS_IN_LEGAL && deck < Some(CARDS / 2) => {
                Err(Illegal::new("3.4", "low-card"))
            }
            Action::Take | Action::Draw => state.price(seat, 1),
            Action::Done => state.price(seat, 0),
            Action::Mumble if Self::flaw() == flaw::MUMBLES => state.price(seat, 0),
            Action::Mumble => Err(Illegal::new("0", "not-a-decision")),
            Action::Tip if state.turn.is_none() || state.tipped.contains(seat) => {
                Err(Illegal::new("3.5", "not-now"))
            }
            Action::Tip if state.scores[seat.index()] < 1 => Err(Illegal::new("3.5", "no-points")),
            Action::Tip => Ok(Quote::new("point").plus("tip", "3.5", 1)),
        }
    }

    fn apply(state: &mut State, seat: Seat, action: Action, dice: &mut Dice, log: &mut impl Log<Event>) {
        let me = seat.index();
        let spent = Self::check(state, seat, action).map_or(0, |quote| quote.total() as u8);
        if let Some((turn, left)) = state.turn
            && turn == seat
        {
            state.turn = Some((turn, left - spent));
        }
        match action {
            Action::Play(card) => {
                state.hands[me].retain(|&held| held != card);
                state.played[me] = Some(card);
                let full = Event::Played { seat, card: Some(card) };
                if Self::flaw() == flaw::LEAKS_IN_LOG {
                    log.all(full);
                } else {
                    log.split(seat, full, Event::Played { seat, card: None });
                }
                if state.yet_to_play().is_empty() {
                    state.show_cards(log);
                }
            }
            Action::Take => {
                state.scores[me] += 1;
                state.whisper = u8::from(Self::flaw() == flaw::WHISPERS);
                log.all(Event::Took(seat));
            }
            Action::Roll => {
                assert!(Self::flaw() != flaw::PANICS, "the die fell off the table");
                let die = dice.d6();
                state.scores[me] += i32::from(die);
                log.all(Event::Rolled { seat, die });
            }
            Action::Draw => {
                let card = state.deck.pop();
                state.hands[me].extend(card.filter(|_| Self::flaw() != flaw::LOSES_A_CARD));
                log.split(seat, Event::Drew { seat, card }, Event::Drew { seat, card: None });
                if Self::flaw() != flaw::DRAWS_WITHOUT_BARRIER {
                    log.barrier(Barrier::Reveal);
                }
            }
            Action::Tip => {
                let (to, _) = state.turn.expect("somebody has the turn");
                state.scores[me] -= 1;
                state.scores[to.index()] += 1;
                state.tipped = state.tipped.with(seat);
                log.all(Event::Tipped { from: seat, to });
            }
            Action::Done | Action::Mumble => {
                state.turn = None;
                state.round += 1;
                log.all(Event::Done(seat));
                if Self::flaw() == flaw::STOPS_UNDO_BY_THE_DECK && state.deck.last() < Some(&(CARDS / 2)) {
                    log.barrier(Barrier::OtherSeat);
                }
                if Self::flaw() == flaw::SHOWS_A_HAND
                    && let Some(&card) = state.hands[me].first()
                {
                    log.all(Event::Drew { seat, card: Some(card) });
                }
            }
        }
    }

    fn view(state: &State, viewer: Viewer) -> View {
        let sees = |seat| {
            viewer == Viewer::Open
                || viewer == Viewer::Seat(seat)
                || (Self::flaw() == flaw::LEAKS_TO_SPECTATORS && viewer == Viewer::Spectator)
        };
        let shown = |seat, card| if sees(seat) { Some(card) } else { None };
        View {
            hands: state
                .seats()
                .map(|seat| state.hands[seat.index()].iter().map(|&card| shown(seat, card)).collect())
                .collect(),
            have_played: state.seats().filter(|seat| state.played[seat.index()].is_some()).collect(),
            played: state.seats().map(|seat| state.played[seat.index()].filter(|_| sees(seat))).collect(),
            deck: state.deck.len(),
            discards: state.discards.clone(),
            scores: state.scores.clone(),
            round: state.round,
            turn: state.turn,
            leak: match Self::flaw() {
                flaw::LEAKS_IN_VIEW => state.deck.last().copied(),
                flaw::LEAKS_A_CHOICE => state.played[0].map(|card| card % 2),
                _ => None,
            },
        }
    }

    fn outcome(state: &State) -> Option<Outcome> {
        let end = state.over()?;
        let place = |&score: &i32| {
            let ahead = state.scores.iter().filter(|&&other| other > score).count() as u8;
            if Self::flaw() == flaw::NO_WINNER { ahead + 2 } else { ahead + 1 }
        };
        let standings = state.scores.iter().map(|score| Standing { place: place(score), score: *score });
        (Self::flaw() != flaw::NO_OUTCOME).then(|| Outcome { end, standings: standings.collect() })
    }

    fn imagine(state: &State, seat: Seat, dice: &mut Dice) -> State {
        let mut world = state.clone();
        let others: Vec<usize> = state.seats().filter(|&other| other != seat).map(Seat::index).collect();
        let mut hidden = std::mem::take(&mut world.deck);
        for &other in &others {
            hidden.append(&mut world.hands[other]);
            hidden.extend(world.played[other]);
        }
        dice.shuffle(&mut hidden);
        for &other in &others {
            let count = state.hands[other].len();
            world.hands[other] = hidden.split_off(hidden.len() - count);
            world.played[other] = state.played[other].and_then(|_| hidden.pop());
        }
        world.deck = hidden;
        match Self::flaw() {
            flaw::IMAGINES_SCORES => world.scores[seat.index()] += 1,
            flaw::IMAGINES_A_CARD => world.deck.push(0),
            _ => {}
        }
        world
    }

    fn role(_: &State, seat: Seat) -> Option<&'static str> {
        ["red", "blue", "green", "white"].get(seat.index()).copied()
    }

    fn invariants(state: &State) -> Result<(), String> {
        let mut cards: Vec<u8> =
            state.hands.iter().flatten().chain(state.played.iter().flatten()).copied().collect();
        cards.extend(state.deck.iter().chain(&state.discards));
        cards.sort_unstable();
        if !cards.iter().copied().eq(0..CARDS) {
            return Err(format!("the cards are {cards:?}"));
        }
        if state.scores.iter().any(|&score| score < 0) {
            return Err(format!("a score below nothing: {:?}", state.scores));
        }
        Ok(())
    }
}
