//! Set-up (S1 to S5): powers, non-player powers, counters, start markers and first units.

use table::{BadOptions, Barrier, Dice, Illegal, Log, Quote, Seat, SeatSet};

use crate::data::{Data, LETTERS};
use crate::facts::{Area, Areas, Counter, Counters, Kind, Place, Power, Tile};
use crate::options::{Duplicates, Options, Rules};
use crate::play::Play;
use crate::state::{Auction, Map, Markers, Player, State, Step, Turn, Unrest};
use crate::{Action, Event};

/// S1, S2 Gold at the start.
const GOLD: i32 = 10;
/// S1, S2 Population at the start.
const POPULATION: u8 = 5;
/// S1, S2 First units of each player.
const FIRST_UNITS: u8 = 5;
/// S2 Units of a non-player power.
const NON_PLAYER_UNITS: usize = 5;
/// S2 Unrest counters of the values 0, 1 and 2 in the bag.
pub(crate) const UNREST_BAG: [u8; 3] = [9, 72, 9];
/// S4 No marker was chosen yet.
pub(crate) const NO_PICK: u8 = u8::MAX;

/// The table before the first decision.
pub(crate) fn setup(options: &Options, seats: usize, dice: &mut Dice) -> Result<State, BadOptions> {
    let rules = Rules::new(options, seats)?;
    let data = Data::of(options)?;
    let first = Seat(dice.below(seats as u32) as u8);
    let mut state = blank(rules, &data, first);
    for &tile in Tile::ALL {
        state.display[tile.index()] = data.copies(&rules, tile);
    }
    if rules.original {
        // S1 The counters lie on the map before anybody picks a power.
        for _ in 0..rules.counters_per_war() {
            let counter = draw(&mut state.bag, dice);
            state.map.neutrals.insert(counter);
        }
    }
    Ok(state)
}

/// The table with nothing on the map and nothing on the display.
pub(crate) fn blank(rules: Rules, data: &Data, first: Seat) -> State {
    let player = Player {
        gold: GOLD,
        population: POPULATION,
        vp: 0,
        tiles: [0; Tile::COUNT],
        used: [0; Tile::COUNT],
        unrest: Unrest::NONE,
    };
    State {
        rules,
        counters: data.counters,
        sea_die: data.sea_die,
        powers: [None; Power::COUNT],
        first,
        war: 1,
        round: 0,
        boxes: [[None; 4]; 2],
        map: Map::EMPTY,
        players: [player; Power::COUNT],
        bag: Counters::ALL,
        unrest_bag: UNREST_BAG,
        display: [0; Tile::COUNT],
        spent: [None; 3],
        step: Step::ChoosePower,
        waiting: SeatSet::only(first),
        markers: Markers {
            own: [Counters::NONE; Power::COUNT],
            returned: Counters::NONE,
            hands: [Counters::NONE; Power::COUNT],
            picks: [[NO_PICK; 7]; Power::COUNT],
            passed: 0,
        },
        auction: Auction { first, number: 0, bid: None, naming: None, passes: 0 },
        turn: Turn { place: 0, actions: 0, special: false, colonized: false, passes: 0, attacked: false },
        march: None,
        attack: None,
    }
}

/// Takes a random counter out of a set that is not empty.
fn draw(bag: &mut Counters, dice: &mut Dice) -> Counter {
    let counter = bag.nth(dice.below(bag.len() as u32) as usize);
    bag.remove(counter);
    counter
}

impl State {
    /// The seat that many places to the left of the start player.
    fn seat_from_first(&self, number: u8) -> Seat {
        Seat((self.first.0 + number) % self.seats())
    }

    /// The area a counter belongs to.
    pub fn area_of(&self, counter: Counter) -> Area {
        self.counters[counter.index()].area
    }

    fn of_area(&self, set: Counters, area: Area) -> usize {
        set.iter().filter(|&counter| self.area_of(counter) == area).count()
    }

    fn areas_of(&self, set: Counters) -> Areas {
        set.iter().fold(Areas::NONE, |areas, counter| areas.with(self.area_of(counter)))
    }

    /// S2 Whether a start marker may be returned: another one of its area stays.
    fn is_duplicate(&self, seat: Seat, counter: Counter) -> bool {
        let kept = self.markers.own[seat.index()].minus(self.markers.returned);
        kept.contains(counter) && self.of_area(kept, self.area_of(counter)) > 1
    }

    fn has_duplicates(&self, seat: Seat) -> bool {
        self.markers.own[seat.index()].iter().any(|counter| self.is_duplicate(seat, counter))
    }

    /// S4 The hand a seat holds now: hands are passed to the left.
    pub(crate) fn hand_of(&self, seat: Seat) -> usize {
        let seats = self.seats();
        usize::from((seat.0 + seats - self.markers.passed % seats) % seats)
    }

    /// S4 The areas a seat has chosen already.
    fn drafted(&self, seat: Seat) -> Areas {
        self.markers.picks[seat.index()]
            .iter()
            .filter(|&&pick| pick != NO_PICK)
            .fold(Areas::NONE, |areas, &pick| areas.with(self.area_of(Counter(pick))))
    }

    /// S4, R-33 Whether a marker of the hand may be chosen.
    fn may_draft(&self, seat: Seat, counter: Counter) -> Result<(), Illegal> {
        let hand = self.markers.hands[self.hand_of(seat)];
        if !hand.contains(counter) {
            return Err(Illegal::new("S4", "not-in-hand"));
        }
        if !draft_fits(self, hand, self.drafted(seat), counter) {
            return Err(Illegal::new("R-33", "area-chosen-already"));
        }
        Ok(())
    }

    /// S1, S2 Whether a first unit may be placed there.
    fn may_place(&self, power: Power, kind: Kind, place: Place) -> Result<(), Illegal> {
        let rule = self.clause("S2", "S1");
        if self.supply(power, kind) == 0 {
            return Err(Illegal::new(self.clause("D1.1", "O1.1"), "no-piece-left"));
        }
        match place {
            Place::Home if !self.rules.home_place => Err(Illegal::new(rule, "not-at-home")),
            Place::In(area) if kind == Kind::Navy && !area.port() => Err(Illegal::new(rule, "no-port")),
            _ => Ok(()),
        }
    }
}

/// R-33 At two and three players an area is chosen twice only if nothing else is in the hand.
pub(crate) fn draft_fits(state: &State, hand: Counters, chosen: Areas, counter: Counter) -> bool {
    state.rules.duplicates != Duplicates::MustDiffer
        || !chosen.contains(state.area_of(counter))
        || hand.iter().all(|other| chosen.contains(state.area_of(other)))
}

pub(crate) fn legal(state: &State, seat: Seat, list: &mut Vec<Action>) {
    match state.step {
        Step::ChoosePower => {
            list.extend(
                Power::ALL.iter().filter(|&&power| !state.is_player(power)).map(|&p| Action::Power(p)),
            );
        }
        Step::Redraw => {
            list.push(if state.markers.returned.is_empty() { Action::Keep } else { Action::Redraw });
            let own = state.markers.own[seat.index()];
            list.extend(own.iter().filter(|&counter| state.is_duplicate(seat, counter)).map(Action::Return));
        }
        Step::Draft => {
            let hand = state.markers.hands[state.hand_of(seat)];
            let chosen = state.drafted(seat);
            let fits = |&counter: &Counter| draft_fits(state, hand, chosen, counter);
            list.extend(hand.iter().filter(fits).map(Action::Draft));
        }
        _ => {
            let power = state.power_of(seat);
            for &kind in Kind::ALL {
                let fits = |&place: &Place| state.may_place(power, kind, place).is_ok();
                list.extend(Place::all().filter(fits).map(|place| Action::Place(kind, place)));
            }
        }
    }
}

pub(crate) fn check(state: &State, seat: Seat, action: Action) -> Result<Quote, Illegal> {
    let returned = !state.markers.returned.is_empty();
    let refused = match (state.step, action) {
        (Step::ChoosePower, Action::Power(power)) => {
            state.is_player(power).then(|| (state.clause("S2", "S1"), "power-taken"))
        }
        (Step::Redraw, Action::Keep) => returned.then_some(("S2", "redraw-what-was-returned")),
        (Step::Redraw, Action::Redraw) => (!returned).then_some(("S2", "nothing-returned")),
        (Step::Redraw, Action::Return(counter)) => {
            (!state.is_duplicate(seat, counter)).then_some(("S2", "no-duplicate"))
        }
        (Step::Draft, Action::Draft(counter)) => {
            return state.may_draft(seat, counter).map(|()| Quote::FREE);
        }
        (Step::Place(_), Action::Place(kind, place)) => {
            return state.may_place(state.power_of(seat), kind, place).map(|()| Quote::FREE);
        }
        _ => Some((state.clause("S2", "S1"), "not-now")),
    };
    refused.map_or(Ok(Quote::FREE), |(rule, key)| Err(Illegal::new(rule, key)))
}

impl<L: Log<Event>> Play<'_, L> {
    /// A decision of the set-up.
    pub(crate) fn decide_setup(&mut self, seat: Seat, action: Action) {
        match (self.state.step, action) {
            (_, Action::Power(power)) => self.choose_power(seat, power),
            (_, Action::Return(counter)) => {
                self.state.markers.returned.insert(counter);
                self.say(Event::MarkerReturned { power: self.state.power_of(seat), counter });
            }
            (_, Action::Redraw) => self.redraw(seat),
            (_, Action::Draft(counter)) => self.draft(seat, counter),
            (Step::Place(placed), Action::Place(kind, place)) => self.place_first(seat, placed, kind, place),
            _ => self.keep_markers(seat),
        }
    }

    /// DP-01 A seat takes its power; once all have one, the board is laid out.
    fn choose_power(&mut self, seat: Seat, power: Power) {
        self.state.powers[seat.index()] = Some(power);
        self.say(Event::PowerChosen { seat, power });
        let next = Seat((seat.0 + 1) % self.state.seats());
        if next != self.state.first {
            self.state.waiting = SeatSet::only(next);
            return;
        }
        if self.state.rules.np {
            self.lay_out_non_players();
        }
        if !self.state.rules.original {
            self.place_counters();
        }
        if self.state.rules.draft { self.deal_hands() } else { self.draw_markers(self.state.first) }
    }

    /// D5.2, O5.1 Draws counters for the map.
    pub(crate) fn place_counters(&mut self) {
        for _ in 0..self.state.rules.counters_per_war() {
            if self.state.bag.is_empty() {
                return;
            }
            self.log.barrier(Barrier::Die);
            let counter = draw(&mut self.state.bag, self.dice);
            self.state.map.neutrals.insert(counter);
            self.say(Event::CounterPlaced { counter, area: self.state.area_of(counter) });
        }
    }

    // ----- non-player powers -----

    /// S2 step 5, S3, S5 Gives every non-player power its units.
    fn lay_out_non_players(&mut self) {
        let powers = self.state.non_players();
        self.log.barrier(Barrier::Die);
        let sets = if self.state.rules.wallace {
            self.random_sets(powers.len())
        } else {
            let facts = &self.state.counters;
            let in_use = |counter: &Counter| {
                facts[counter.index()].letter.is_some_and(|letter| usize::from(letter) < powers.len())
            };
            let used: Counters = Counter::all().filter(in_use).collect();
            self.state.bag = self.state.bag.minus(used);
            if self.state.rules.np_mix {
                self.mixed_sets(used, powers.len())
            } else {
                self.letter_sets(powers.len())
            }
        };
        for (power, set) in powers.iter().zip(sets) {
            for counter in set.iter() {
                self.non_player_unit(power, self.state.area_of(counter));
            }
            if self.state.rules.np_control {
                self.non_player_marker(power, set);
            }
        }
    }

    /// S3 Five random counters each, duplicates kept.
    fn random_sets(&mut self, powers: usize) -> [Counters; LETTERS as usize] {
        let mut sets = [Counters::NONE; LETTERS as usize];
        for set in &mut sets[..powers] {
            for _ in 0..NON_PLAYER_UNITS {
                set.insert(draw(&mut self.state.bag, self.dice));
            }
        }
        sets
    }

    /// S2, DP-02 The letter sets in order, or by lot.
    fn letter_sets(&mut self, powers: usize) -> [Counters; LETTERS as usize] {
        let facts = &self.state.counters;
        let mut sets: [Counters; LETTERS as usize] = std::array::from_fn(|letter| {
            Counter::all().filter(|counter| facts[counter.index()].letter == Some(letter as u8)).collect()
        });
        if self.state.rules.np_shuffle {
            self.dice.shuffle(&mut sets[..powers]);
        }
        sets
    }

    /// S5, R-42 The sets in use mixed: five different areas for each, drawn again as a whole if the
    /// rest does not allow it.
    fn mixed_sets(&mut self, used: Counters, powers: usize) -> [Counters; LETTERS as usize] {
        loop {
            let mut left = used;
            let mut sets = [Counters::NONE; LETTERS as usize];
            let complete = sets[..powers].iter_mut().all(|set| {
                (0..NON_PLAYER_UNITS).all(|_| {
                    let areas = self.state.areas_of(*set);
                    let mut fitting: Counters =
                        left.iter().filter(|&counter| !areas.contains(self.state.area_of(counter))).collect();
                    if fitting.is_empty() {
                        return false;
                    }
                    let counter = draw(&mut fitting, self.dice);
                    left.remove(counter);
                    set.insert(counter);
                    true
                })
            });
            if complete {
                return sets;
            }
        }
    }

    /// S2, S5 One unit: a navy on a roll of 1 or 2 where there is a port (V-NPNAVY).
    fn non_player_unit(&mut self, power: Power, area: Area) {
        let navy = self.state.rules.np_navy && area.port() && self.dice.d6() <= 2;
        let kind = if navy { Kind::Navy } else { Kind::Army };
        self.state.map.units[power.index()][area.index()][kind.index()] += 1;
        self.say(Event::NonPlayerUnit { power, kind, area });
    }

    /// S2 step 5d One of its units becomes a control marker.
    fn non_player_marker(&mut self, power: Power, set: Counters) {
        let area = self.state.area_of(set.nth(self.dice.below(set.len() as u32) as usize));
        let units = &mut self.state.map.units[power.index()][area.index()];
        let kind = if units[Kind::Navy.index()] > 0 { Kind::Navy } else { Kind::Army };
        units[kind.index()] -= 1;
        self.state.map.control[power.index()][area.index()] += 1;
        self.say(Event::NonPlayerMarker { power, area });
    }

    // ----- start markers -----

    /// S1, S2 step 7 A seat draws its start markers.
    fn draw_markers(&mut self, seat: Seat) {
        for _ in 0..self.state.rules.start_markers() {
            self.draw_marker(seat);
        }
        self.after_draw(seat);
    }

    /// Draws one marker. Where areas must differ, drawing until one does is a draw among those that do.
    fn draw_marker(&mut self, seat: Seat) {
        let bag = self.state.bag;
        let mut among = bag;
        if self.state.rules.duplicates == Duplicates::MustDiffer {
            let areas = self.state.areas_of(self.state.markers.own[seat.index()]);
            let fresh: Counters =
                bag.iter().filter(|&counter| !areas.contains(self.state.area_of(counter))).collect();
            if !fresh.is_empty() {
                among = fresh;
            }
        }
        self.log.barrier(Barrier::Die);
        let counter = draw(&mut among, self.dice);
        self.state.bag.remove(counter);
        self.state.markers.own[seat.index()].insert(counter);
        self.say(Event::MarkerDrawn { power: self.state.power_of(seat), counter });
    }

    /// DP-03 Duplicates may be returned.
    fn after_draw(&mut self, seat: Seat) {
        if self.state.rules.duplicates == Duplicates::MayRedraw && self.state.has_duplicates(seat) {
            self.wait_for(Step::Redraw, self.state.power_of(seat));
        } else {
            self.keep_markers(seat);
        }
    }

    /// DP-03 What was returned goes into the bag, and as many are drawn.
    fn redraw(&mut self, seat: Seat) {
        let returned = std::mem::take(&mut self.state.markers.returned);
        let own = &mut self.state.markers.own[seat.index()];
        *own = own.minus(returned);
        self.state.bag = self.state.bag.or(returned);
        for _ in 0..returned.len() {
            self.draw_marker(seat);
        }
        self.after_draw(seat);
    }

    /// The markers of a seat are settled: its control markers come onto the map.
    fn keep_markers(&mut self, seat: Seat) {
        self.place_start_markers(seat);
        let next = Seat((seat.0 + 1) % self.state.seats());
        if next == self.state.first { self.begin_placement() } else { self.draw_markers(next) }
    }

    fn place_start_markers(&mut self, seat: Seat) {
        let power = self.state.power_of(seat);
        for counter in self.state.markers.own[seat.index()].iter() {
            self.place_marker(power, self.state.area_of(counter));
        }
    }

    // ----- draft -----

    /// S4 Everybody draws one marker more than he keeps.
    fn deal_hands(&mut self) {
        self.log.barrier(Barrier::Reveal);
        for number in 0..self.state.seats() {
            let seat = self.state.seat_from_first(number);
            for _ in 0..=self.state.rules.start_markers() {
                let counter = draw(&mut self.state.bag, self.dice);
                self.state.markers.hands[seat.index()].insert(counter);
            }
        }
        self.state.step = Step::Draft;
        self.state.waiting = SeatSet::first(self.state.seats().into());
    }

    /// DP-04 A seat chooses; once all have, the hands go on to the left.
    fn draft(&mut self, seat: Seat, counter: Counter) {
        let passed = usize::from(self.state.markers.passed);
        self.state.markers.picks[seat.index()][passed] = counter.0;
        let power = self.state.power_of(seat);
        self.log.split(
            seat,
            Event::Drafted { power, counter: Some(counter) },
            Event::Drafted { power, counter: None },
        );
        self.state.waiting = self.state.waiting.without(seat);
        if !self.state.waiting.is_empty() {
            return;
        }
        self.log.barrier(Barrier::Reveal);
        for number in 0..self.state.seats() {
            let seat = Seat(number);
            let pick = Counter(self.state.markers.picks[seat.index()][passed]);
            let hand = self.state.hand_of(seat);
            self.state.markers.hands[hand].remove(pick);
            self.state.markers.own[seat.index()].insert(pick);
        }
        self.state.markers.passed += 1;
        self.say(Event::HandsPassed);
        if self.state.markers.passed < self.state.rules.start_markers() {
            self.state.waiting = SeatSet::first(self.state.seats().into());
        } else {
            self.end_draft();
        }
    }

    /// S4 The marker left in each hand goes back to the bag.
    fn end_draft(&mut self) {
        for hand in std::mem::take(&mut self.state.markers.hands) {
            self.state.bag = self.state.bag.or(hand);
        }
        for number in 0..self.state.seats() {
            let seat = self.state.seat_from_first(number);
            let power = self.state.power_of(seat);
            for counter in self.state.markers.own[seat.index()].iter() {
                self.say(Event::MarkerDrawn { power, counter });
            }
            self.place_start_markers(seat);
        }
        self.begin_placement();
    }

    // ----- start tiles and first units -----

    /// S2 step 8 Start tiles, then the first unit.
    fn begin_placement(&mut self) {
        if self.state.rules.start_tiles {
            for number in 0..self.state.seats() {
                let power = self.state.power_of(self.state.seat_from_first(number));
                for tile in [Tile::ImprovedAgriculture, Tile::Reserves] {
                    if self.state.display[tile.index()] > 0 {
                        self.state.display[tile.index()] -= 1;
                        self.state.players[power.index()].tiles[tile.index()] += 1;
                        self.say(Event::TileDealt { power, tile });
                    }
                }
            }
        }
        self.wait_for(Step::Place(0), self.state.power_of(self.state.first));
    }

    /// DP-05 One first unit; after the last one the first war begins.
    fn place_first(&mut self, seat: Seat, placed: u8, kind: Kind, place: Place) {
        let power = self.state.power_of(seat);
        self.state.map.units[power.index()][place.index()][kind.index()] += 1;
        self.say(Event::UnitPlaced { power, kind, place });
        let placed = placed + 1;
        if placed < FIRST_UNITS * self.state.seats() {
            let next = self.state.power_of(self.state.seat_from_first(placed));
            self.wait_for(Step::Place(placed), next);
        } else {
            self.begin_auctions(self.state.first);
        }
    }
}
