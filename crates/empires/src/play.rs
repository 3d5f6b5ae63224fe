//! The small changes everything else is made of. Each writes what it did into the log.

use table::{Barrier, Dice, Key, Log, SeatSet};

use crate::Event;
use crate::facts::{Area, Counter, Kind, Place, Power, Reward, Tile, Timing, Token};
use crate::options::UnrestRule;
use crate::state::{Return, State, Step};

/// D3.7 The most population.
pub(crate) const MOST_POPULATION: u8 = 9;

/// The game in motion: the state, the dice and the log.
pub(crate) struct Play<'a, L> {
    pub(crate) state: &'a mut State,
    pub(crate) dice: &'a mut Dice,
    pub(crate) log: &'a mut L,
}

/// D3.4 Why a unit leaves the map.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Loss {
    /// D9.19 In combat.
    Combat,
    /// D8.7 At sea.
    Sea,
    /// D8.3 Destroyed to be built anew.
    Rebuild,
}

impl Loss {
    const fn key(self) -> Key {
        match self {
            Self::Combat => "combat",
            Self::Sea => "sea",
            Self::Rebuild => "rebuild",
        }
    }
}

impl State {
    /// D3.2, O3.1 Gold of one taxation.
    pub fn tax_rate(&self, power: Power) -> u8 {
        2 + u8::from(self.players[power.index()].has(Tile::Banking) > 0)
    }

    /// D3.2, O3.1 How many taxations a payment takes.
    pub fn taxations(&self, power: Power, gold: u8) -> u8 {
        self.taxations_with(power, self.players[power.index()].gold, gold)
    }

    /// D3.2, O3.1 How many taxations a payment takes with that gold in hand.
    pub fn taxations_with(&self, power: Power, hand: i32, gold: u8) -> u8 {
        let need = (i32::from(gold) - hand).max(0) as u32;
        need.div_ceil(self.tax_rate(power).into()) as u8
    }

    /// D3.2, O3.1 Gold in hand after a payment, with what taxation leaves over.
    pub fn gold_after(&self, power: Power, gold: u8) -> i32 {
        let raised = i32::from(self.taxations(power, gold)) * i32::from(self.tax_rate(power));
        self.players[power.index()].gold + raised - i32::from(gold)
    }
}

impl<L: Log<Event>> Play<'_, L> {
    // ----- the log and who is asked -----

    /// Something happened in the open.
    pub(crate) fn say(&mut self, event: Event) {
        self.log.all(event);
    }

    /// A player decides next.
    ///
    /// # Panics
    /// If nobody plays that power.
    pub(crate) fn wait_for(&mut self, step: Step, power: Power) {
        let seat = self.state.seat_of(power).expect("only players decide");
        self.state.step = step;
        self.state.waiting = SeatSet::only(seat);
    }

    // ----- dice -----

    /// D9.16 Two battle dice.
    pub(crate) fn roll(&mut self) -> [u8; 2] {
        [self.dice.d6(), self.dice.d6()]
    }

    // ----- gold -----

    /// D3.2, O3.1 Pays gold that is due; taxes are raised for what is short.
    pub(crate) fn pay(&mut self, power: Power, gold: u8, why: Key) {
        if gold == 0 {
            return;
        }
        let times = self.state.taxations(power, gold);
        if times > 0 {
            let raised = times * self.state.tax_rate(power);
            self.say(Event::Taxed { power, times, gold: raised });
            self.change_gold(power, i16::from(raised), "taxation");
            self.gain_unrest(power, times, "taxation");
        }
        self.change_gold(power, -i16::from(gold), why);
    }

    /// Gains gold.
    pub(crate) fn earn(&mut self, power: Power, gold: u8, why: Key) {
        if gold > 0 {
            self.change_gold(power, i16::from(gold), why);
        }
    }

    fn change_gold(&mut self, power: Power, delta: i16, why: Key) {
        let gold = &mut self.state.players[power.index()].gold;
        *gold += i32::from(delta);
        let now = *gold;
        self.say(Event::Gold { power, delta, now, why });
    }

    // ----- population and victory points -----

    /// D3.7 Gains population, up to 9.
    pub(crate) fn grow(&mut self, power: Power, people: u8, why: Key) {
        let population = &mut self.state.players[power.index()].population;
        let gained = people.min(MOST_POPULATION - *population);
        *population += gained;
        let now = *population;
        self.say(Event::Population { power, delta: gained as i8, now, why });
    }

    /// D3.7 Spends population that is there.
    pub(crate) fn spend_population(&mut self, power: Power, people: u8, why: Key) {
        if people == 0 {
            return;
        }
        let population = &mut self.state.players[power.index()].population;
        *population -= people;
        let now = *population;
        self.say(Event::Population { power, delta: -(people as i8), now, why });
    }

    /// Gains or loses victory points.
    pub(crate) fn score(&mut self, power: Power, delta: i16, why: Key) {
        if delta == 0 {
            return;
        }
        let vp = &mut self.state.players[power.index()].vp;
        *vp += delta;
        let now = *vp;
        self.say(Event::Vp { power, delta, now, why });
    }

    // ----- unrest -----

    /// D3.4, O3.2 Draws unrest counters, or takes points. Only their owner learns their values.
    ///
    /// # Panics
    /// If nobody plays that power.
    pub(crate) fn gain_unrest(&mut self, power: Power, counters: u8, why: Key) {
        if counters == 0 {
            return;
        }
        let mut values = [0; 3];
        for _ in 0..counters {
            values[self.draw_unrest(power)] += 1;
        }
        let drawn = &mut self.state.players[power.index()].unrest.drawn;
        for (sum, value) in drawn.iter_mut().zip(values) {
            *sum = sum.saturating_add(u16::from(value));
        }
        let told = |values| Event::Unrest { power, counters, values, why };
        if self.state.rules.unrest == UnrestRule::Drawn {
            self.log.barrier(Barrier::Reveal);
            let seat = self.state.seat_of(power).expect("only players have unrest");
            self.log.split(seat, told(Some(values)), told(None));
        } else {
            self.say(told(Some(values)));
        }
    }

    /// The value of one counter. D3.6 Once the bag is empty, and under V-UNREST=points, it is 1.
    fn draw_unrest(&mut self, power: Power) -> usize {
        if self.state.rules.unrest != UnrestRule::Drawn {
            return 1;
        }
        let bag = &mut self.state.unrest_bag;
        let left: u8 = bag.iter().sum();
        if left == 0 {
            let late = &mut self.state.players[power.index()].unrest.late;
            *late = late.saturating_add(1);
            return 1;
        }
        let mut pick = self.dice.below(left.into()) as u8;
        let mut value = 0;
        while pick >= bag[value] {
            pick -= bag[value];
            value += 1;
        }
        bag[value] -= 1;
        value
    }

    /// D3.5, O3.3 Returns points of unrest, or all there are.
    pub(crate) fn return_unrest(&mut self, power: Power, asked: u8) {
        let unrest = &mut self.state.players[power.index()].unrest;
        let points = u16::from(asked).min(unrest.points()) as u8;
        let short = points < asked;
        let place = usize::from(unrest.return_count);
        unrest.returns[place] = Return { drawn: unrest.count(), points, short };
        unrest.return_count += 1;
        unrest.returned += points;
        if self.state.rules.unrest == UnrestRule::Drawn {
            // How much there was to return tells everybody something about the values.
            self.log.barrier(Barrier::Reveal);
        }
        self.say(Event::UnrestReturned { power, asked, points });
    }

    // ----- units -----

    /// A unit leaves the map. Its owner takes unrest (D3.4), at sea only under V-SEAUNREST.
    pub(crate) fn lose_unit(&mut self, power: Power, place: impl Into<Place>, kind: Kind, why: Loss) {
        let place = place.into();
        self.state.map.units[power.index()][place.index()][kind.index()] -= 1;
        self.say(Event::UnitLost { power, kind, place, why: why.key() });
        if why != Loss::Sea || self.state.rules.sea_unrest {
            self.gain_unrest(power, 1, why.key());
        }
        self.blockade_holds();
    }

    /// A unit goes somewhere else.
    pub(crate) fn relocate(&mut self, power: Power, kind: Kind, from: Place, to: Place) {
        let units = &mut self.state.map.units[power.index()];
        units[from.index()][kind.index()] -= 1;
        units[to.index()][kind.index()] += 1;
        self.say(Event::Moved { power, kind, from, to });
        self.blockade_holds();
    }

    /// D8.8, O8.10 Blockade goes back to the display as soon as its owner has no navy left there.
    fn blockade_holds(&mut self) {
        if let Some((area, owner)) = self.state.map.blockade
            && self.state.map.units(owner, area, Kind::Navy) == 0
        {
            self.lift_blockade();
        }
    }

    /// D8.8, O8.10 A Blockade on the map goes back to the display.
    pub(crate) fn lift_blockade(&mut self) {
        if self.state.map.blockade.take().is_some() {
            self.state.display[Tile::Blockade.index()] += 1;
            self.say(Event::TileBack { tile: Tile::Blockade });
        }
    }

    // ----- markers, counters and tokens -----

    /// A control marker comes onto the map.
    pub(crate) fn place_marker(&mut self, power: Power, area: Area) {
        self.state.map.control[power.index()][area.index()] += 1;
        self.say(Event::Control { power, area });
    }

    /// A control marker goes back to its owner.
    pub(crate) fn remove_marker(&mut self, power: Power, area: Area) {
        self.state.map.control[power.index()][area.index()] -= 1;
        self.say(Event::ControlLost { power, area });
    }

    /// D9.23, D10.1, D10.2 A counter leaves the map, a control marker takes its place and its
    /// reward is paid.
    pub(crate) fn take_counter(&mut self, power: Power, counter: Counter, reward: Reward) {
        self.state.map.neutrals.remove(counter);
        self.say(Event::CounterTaken { counter, power, reward });
        self.place_marker(power, self.state.counters[counter.index()].area);
        match reward {
            Reward::None => {}
            Reward::Gold => self.earn(power, reward.gold(), "reward"),
            Reward::Point => self.score(power, reward.points().into(), "reward"),
        }
    }

    /// D10.5 The struck marker goes onto the token, which stays on the map.
    pub(crate) fn token_stays(&mut self, token: Token, area: Area, struck: Power) {
        self.state.map.control[struck.index()][area.index()] -= 1;
        self.state.map.tokens[token.index()] = Some((area, struck));
        self.say(Event::TokenStays { token, area, power: struck });
    }

    /// D9.26, D10.5 A token goes back to the display; a marker on it returns to its owner.
    pub(crate) fn token_back(&mut self, token: Token) {
        if let Some((area, power)) = self.state.map.tokens[token.index()].take() {
            self.say(Event::ControlLost { power, area });
        }
        self.say(Event::TokenBack { token });
    }

    // ----- tiles -----

    /// D7.5 Flips a once-per-war tile; D10.4 a tactics tile goes back to the display, and its user
    /// may not claim it again in this round.
    pub(crate) fn use_tile(&mut self, power: Power, tile: Tile) {
        self.say(Event::TileUsed { power, tile });
        let player = &mut self.state.players[power.index()];
        if tile.timing() == Timing::Tactics {
            player.tiles[tile.index()] -= 1;
            self.state.display[tile.index()] += 1;
            self.mark_spent(power, tile);
            self.say(Event::TileBack { tile });
        } else {
            player.used[tile.index()] += 1;
        }
    }

    /// R-40 Who used a tactics tile in this round.
    pub(crate) fn mark_spent(&mut self, power: Power, tile: Tile) {
        if let Some(place) = tile.tactics() {
            self.state.spent[place] = Some(power);
        }
    }
}
