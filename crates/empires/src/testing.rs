//! Positions for tests, in a few readable lines.
//!
//! ```text
//! let mut at = Position::new("britain france spain russia").units(Britain, "india", "2 army 1 navy");
//! at.roll([3, 3], [4, 3]);
//! at.decide("attack india n58");
//! ```

use table::{Dice, Game, Report, Seat, SeatSet, Seed};

use crate::facts::{Alliance, Area, Counter, Counters, Kind, Place, Power, Tile, Token};
use crate::state::{Map, State, Step};
use crate::{Action, Empires, Event, Options};

/// A game at some moment, with everything that was logged since.
pub(crate) struct Position {
    pub(crate) state: State,
    pub(crate) dice: Dice,
    pub(crate) report: Report<Event>,
}

/// The things with these ids.
fn each<T: std::str::FromStr>(ids: &str) -> impl Iterator<Item = T> {
    ids.split_whitespace().map(|id| id.parse().unwrap_or_else(|_| panic!("no such thing: {id}")))
}

/// Options from the text of a record: `options(r#"{"edition":"original"}"#)`.
pub(crate) fn options(text: &str) -> Options {
    serde_json::from_str(text).expect("good options")
}

/// A worked example or derived case.
#[derive(serde::Deserialize)]
pub(crate) struct Case {
    pub(crate) id: String,
    pub(crate) edition: String,
    pub(crate) kind: String,
    pub(crate) given: serde_json::Value,
    pub(crate) expect: serde_json::Value,
}

impl Case {
    /// The edition it is about.
    pub(crate) fn options(&self) -> Options {
        options(&format!(r#"{{"edition":"{}"}}"#, self.edition))
    }
}

/// The cases of one kind.
pub(crate) fn cases(kind: &str) -> Vec<Case> {
    let text = include_str!("../tests/data/examples.jsonl");
    let all = text.lines().map(|line| serde_json::from_str::<Case>(line).expect("a case"));
    all.filter(|case| case.kind == kind).collect()
}

/// The thing with the id that the cases use.
pub(crate) fn id<T: std::str::FromStr>(text: &str) -> T {
    text.replace('_', "-").parse().unwrap_or_else(|_| panic!("no such thing: {text}"))
}

/// A random game until something is so.
pub(crate) fn random_until(options: &Options, players: u8, stop: impl Fn(&State) -> bool) -> State {
    let (mut dice, mut choice) = (Dice::new(Seed::from_number(3)), Dice::new(Seed::from_number(4)));
    let mut state = Empires::setup(options, players.into(), &mut dice).expect("good options");
    let mut list = Vec::new();
    while !stop(&state) {
        let seat = state.waiting.iter().next().expect("it comes before the end of the game");
        list.clear();
        Empires::legal(&state, seat, &mut list);
        let action = list[Empires::sample(&list, &mut choice)];
        Empires::apply(&mut state, seat, action, &mut dice, &mut table::NoLog);
    }
    state
}

/// Dice whose next throws are these.
pub(crate) fn loaded(throws: &[u8]) -> Dice {
    let seed = Seed::from_number(1);
    let falls = |start: &u64| {
        let mut dice = Dice::resume(seed, *start);
        throws.iter().all(|&throw| dice.d6() == throw)
    };
    Dice::resume(seed, (0..1_000_000).find(falls).expect("every throw comes some day"))
}

impl Position {
    /// The first turn of the Deluxe edition, seats and boxes in that order (the first power red, the
    /// second blue, and so on; then the non-player powers), with an empty map and the display full.
    pub(crate) fn new(powers: &str) -> Self {
        Self::with(&Options::default(), powers)
    }

    /// The same in the original edition.
    pub(crate) fn original(powers: &str) -> Self {
        Self::with(&options(r#"{"edition":"original"}"#), powers)
    }

    /// The same with options.
    pub(crate) fn with(options: &Options, powers: &str) -> Self {
        let players: Vec<Power> = each(powers).collect();
        let mut dice = Dice::new(Seed::from_number(1));
        let mut state = crate::setup::setup(options, players.len(), &mut dice).expect("good options");
        for (seat, &power) in players.iter().enumerate() {
            state.powers[seat] = Some(power);
        }
        state.first = Seat(0);
        state.map = Map::EMPTY;
        state.bag = Counters::ALL;
        state.round = 1;
        let order = players.iter().copied().chain(state.non_players().iter());
        for (place, power) in order.enumerate() {
            state.boxes[place % 2][place / 2] = Some(power);
        }
        Self { state, dice, report: Report::default() }.turn_of(players[0])
    }

    /// The same position once more, with nothing logged yet.
    pub(crate) fn fork(&self) -> Self {
        Self { state: self.state, dice: Dice::new(Seed::from_number(2)), report: Report::default() }
    }

    /// Puts the powers into the boxes of the two rows.
    pub(crate) fn rows(mut self, red: &str, blue: &str) -> Self {
        self.state.boxes = [[None; 4]; 2];
        for (row, ids) in [red, blue].into_iter().enumerate() {
            for (place, power) in each(ids).enumerate() {
                self.state.boxes[row][place] = Some(power);
            }
        }
        let first = self.state.turn_order()[0];
        self.turn_of(first)
    }

    /// The turn of that player begins.
    pub(crate) fn turn_of(mut self, power: Power) -> Self {
        let place = self.state.turn_order().iter().position(|&other| other == power).expect("a player");
        let turn = &mut self.state.turn;
        (turn.place, turn.actions, turn.passes) = (place as u8, 2, 0);
        (turn.special, turn.colonized, turn.attacked) = (false, false, false);
        self.state.step = Step::Turn;
        self.state.waiting = SeatSet::only(self.state.seat_of(power).expect("a player"));
        self
    }

    /// Puts units: `units(Britain, "india", "2 army 1 navy")`, `units(Britain, "home", "1 fort")`.
    pub(crate) fn units(mut self, power: Power, place: &str, units: &str) -> Self {
        let place: Place = place.parse().expect("a place");
        let words: Vec<&str> = units.split_whitespace().collect();
        for pair in words.chunks(2) {
            let kind: Kind = pair[1].parse().expect("a kind of unit");
            let number: u8 = pair[0].parse().expect("a number");
            let units = &mut self.state.map.units[power.index()][place.index()][kind.index()];
            let before = std::mem::replace(units, number);
            // S2 A unit of a non-player power stands for a counter that was used.
            if let Some(area) = place.area().filter(|_| self.state.non_players().contains(power)) {
                (before..number).for_each(|_| self.use_counter(area));
                (number..before).for_each(|_| self.free_counter(area));
            }
        }
        self
    }

    /// Puts control markers, one for each area named; each uses up a counter of the bag.
    pub(crate) fn control(mut self, power: Power, areas: &str) -> Self {
        for area in each::<Area>(areas) {
            self.use_counter(area);
            self.state.map.control[power.index()][area.index()] += 1;
        }
        self
    }

    /// D1.3 A counter of the area is used.
    fn use_counter(&mut self, area: Area) {
        let State { bag, counters, .. } = &mut self.state;
        let counter = bag.iter().find(|counter| counters[counter.index()].area == area);
        bag.remove(counter.expect("a counter of the area is left"));
    }

    /// A counter of the area that was used goes back into the bag.
    fn free_counter(&mut self, area: Area) {
        let State { bag, counters, map, .. } = &mut self.state;
        let lying = bag.or(map.neutrals);
        let used = |counter: &Counter| !lying.contains(*counter) && counters[counter.index()].area == area;
        bag.insert(Counter::all().find(used).expect("a counter of the area was used"));
    }

    /// Gives tiles, which leave the display.
    pub(crate) fn tiles(mut self, power: Power, tiles: &str) -> Self {
        for tile in each::<Tile>(tiles) {
            self.state.players[power.index()].tiles[tile.index()] += 1;
            let display = &mut self.state.display[tile.index()];
            *display = display.saturating_sub(1);
        }
        self
    }

    /// Gives local alliances.
    pub(crate) fn local(mut self, power: Power, alliances: &str) -> Self {
        for alliance in each::<Alliance>(alliances) {
            self.state.map.alliances[alliance.index()] = Some(power);
        }
        self
    }

    /// Puts counters of the bag on the map.
    pub(crate) fn neutrals(mut self, counters: &str) -> Self {
        for counter in each::<Counter>(counters) {
            if !self.state.bag.contains(counter) {
                // A marker on the map stands for another one then.
                self.use_counter(self.state.area_of(counter));
            }
            self.state.bag.remove(counter);
            self.state.map.neutrals.insert(counter);
        }
        self
    }

    /// Puts a covert token with a marker on the map.
    pub(crate) fn token(mut self, token: Token, area: Area, marker: Power) -> Self {
        self.use_counter(area);
        self.state.map.tokens[token.index()] = Some((area, marker));
        self
    }

    /// Sets the gold of a player.
    pub(crate) fn gold(mut self, power: Power, gold: i32) -> Self {
        self.state.players[power.index()].gold = gold;
        self
    }

    /// Sets the population of a player.
    pub(crate) fn population(mut self, power: Power, people: u8) -> Self {
        self.state.players[power.index()].population = people;
        self
    }

    /// The next battle dice: the attacker's and the defender's.
    pub(crate) fn roll(&mut self, attacker: [u8; 2], defender: [u8; 2]) -> &mut Self {
        self.dice = loaded(&[attacker, defender].concat());
        self
    }

    /// Who is asked: one seat.
    pub(crate) fn asked_seat(&self) -> Seat {
        self.state.waiting.iter().next().expect("somebody is asked")
    }

    /// The power that is asked, and the step.
    pub(crate) fn asked(&self) -> (Power, Step) {
        (self.state.power_of(self.asked_seat()), self.state.step)
    }

    /// A decision of the seat that is asked.
    pub(crate) fn decide(&mut self, text: &str) -> &mut Self {
        self.decide_as(self.asked_seat(), text)
    }

    /// A decision of any seat.
    pub(crate) fn decide_as(&mut self, seat: Seat, text: &str) -> &mut Self {
        let action: Action = text.parse().expect("notation");
        let result = Empires::play(&mut self.state, seat, action, &mut self.dice, &mut self.report);
        if let Err(illegal) = result {
            panic!("{text}: {illegal}");
        }
        if let Err(broken) = Empires::invariants(&self.state) {
            panic!("after {text}: {broken}");
        }
        self
    }

    /// The rule and the reason why the seat that is asked may not decide that.
    pub(crate) fn refused(&self, text: &str) -> (&'static str, &'static str) {
        let action: Action = text.parse().expect("notation");
        let illegal = Empires::check(&self.state, self.asked_seat(), action).expect_err(text);
        (illegal.rule, illegal.key)
    }

    /// Whether the seat that is asked may decide that.
    pub(crate) fn allows(&self, text: &str) -> bool {
        let action: Action = text.parse().expect("notation");
        Empires::check(&self.state, self.asked_seat(), action).is_ok()
    }

    /// Every legal decision of the seat that is asked.
    pub(crate) fn legal(&self) -> Vec<String> {
        let mut list = Vec::new();
        Empires::legal(&self.state, self.asked_seat(), &mut list);
        list.iter().map(ToString::to_string).collect()
    }

    /// Units of a power in a place.
    pub(crate) fn count(&self, power: Power, place: &str, kind: Kind) -> u8 {
        self.state.map.units(power, place.parse::<Place>().expect("a place"), kind)
    }

    /// Unrest counters drawn, or points taken.
    pub(crate) fn unrest(&self, power: Power) -> u16 {
        self.state.players[power.index()].unrest.count()
    }

    /// Events of that kind, in order.
    pub(crate) fn events(&self, wanted: impl Fn(&Event) -> bool) -> Vec<Event> {
        self.report.events.iter().map(|(_, event)| *event).filter(wanted).collect()
    }
}
