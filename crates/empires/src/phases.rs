//! D12 to D14, O11 to O13 What happens by itself at the end of a war.

use table::Log;

use crate::Event;
use crate::facts::{Area, Kind, Power, Tile};
use crate::play::{MOST_POPULATION, Play};
use crate::state::State;

/// D12.3 Population gained in each war.
const GROWTH: u8 = 5;
/// D4.1 Wars in a game.
const WARS: u8 = 3;

/// D12, O11 What income and maintenance mean for a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Income {
    /// D12.1 Gold for population.
    pub population: u8,
    /// D12.1 Gold for control markers on the map.
    pub markers: u8,
    /// D12.2 Gold for units on the map, home included.
    pub maintenance: u8,
    /// D12.2 Taxations needed once the income is in hand.
    pub taxations: u8,
    /// Gold in the end.
    pub gold_after: i32,
    /// D12.3 Population in the end.
    pub population_after: u8,
}

impl State {
    /// D12, O11 Income, maintenance and growth of a player.
    pub fn income(&self, power: Power) -> Income {
        let player = &self.players[power.index()];
        let markers = self.map.control[power.index()].iter().sum();
        let maintenance = Kind::ALL.iter().map(|&kind| self.map.on_map(power, kind)).sum();
        let hand = player.gold + i32::from(player.population + markers);
        let taxations = self.taxations_with(power, hand, maintenance);
        let raised = i32::from(taxations) * i32::from(self.tax_rate(power));
        Income {
            population: player.population,
            markers,
            maintenance,
            taxations,
            gold_after: hand + raised - i32::from(maintenance),
            population_after: (player.population + GROWTH).min(MOST_POPULATION),
        }
    }

    /// D13.1, D13.3, O12.1 What an area brings each player with a marker there; by power.
    ///
    /// Ranks are the distinct numbers of markers. Who shares a rank with a non-player power scores
    /// the next lower value.
    pub fn area_score(&self, area: Area) -> [Option<u8>; Power::COUNT] {
        let values = area.points(self.rules.original);
        let players = self.player_powers();
        let count = |power: Power| self.map.control(power, area);
        let mut scores = [None; Power::COUNT];
        for power in players.iter().filter(|&power| count(power) > 0) {
            let own = count(power);
            let ahead = players.iter().map(count).filter(|&other| other > own);
            let rank = ahead.fold(0u64, |seen, other| seen | 1 << other).count_ones() as usize;
            let tied = self.non_players().iter().any(|np| count(np) == own);
            scores[power.index()] = Some(values.get(rank + usize::from(tied)).copied().unwrap_or(0));
        }
        scores
    }
}

impl<L: Log<Event>> Play<'_, L> {
    /// The last turn of a war is over: income, victory points, end of war or of the game.
    pub(crate) fn end_action_phase(&mut self) {
        self.state.round = 0;
        for power in self.state.turn_order() {
            self.collect(power);
        }
        self.assess();
        if self.state.war == WARS { self.end_game() } else { self.end_war() }
    }

    /// D12, O11 Income, maintenance and growth of one player.
    fn collect(&mut self, power: Power) {
        let income = self.state.income(power);
        self.say(Event::Income { power, population: income.population, markers: income.markers });
        self.earn(power, income.population + income.markers, "income");
        self.say(Event::Maintenance { power, units: income.maintenance });
        self.pay(power, income.maintenance, "maintenance");
        self.grow(power, GROWTH, "growth");
    }

    /// D13, O12 Victory points, area by area.
    fn assess(&mut self) {
        let order = self.state.turn_order();
        for &area in Area::ALL {
            let scores = self.state.area_score(area);
            for &power in &order {
                if let Some(vp) = scores[power.index()].filter(|&vp| vp > 0) {
                    self.say(Event::Scored { power, area, vp });
                    self.score(power, vp.into(), "area");
                }
            }
        }
    }

    /// D14.1, O13.1 End of a war: the next one begins with new counters.
    fn end_war(&mut self) {
        self.say(Event::WarEnds { war: self.state.war });
        let order = self.state.turn_order();
        let last = order.last().and_then(|&power| self.state.seat_of(power)).unwrap_or(self.state.first);
        self.state.map.alliances = [None; crate::facts::Alliance::COUNT];
        for player in &mut self.state.players {
            player.used = [0; Tile::COUNT];
        }
        self.lift_blockade();
        self.state.boxes = [[None; 4]; 2];
        self.state.war += 1;
        self.place_counters();
        self.begin_auctions(last);
    }
}
