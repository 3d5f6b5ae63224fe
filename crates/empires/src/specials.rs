//! D10, O10 Special actions and what tiles do.

use table::Log;

use crate::Event;
use crate::facts::{Alliance, Area, Counter, CounterKind, Power, Reward, Tile, Timing};
use crate::play::Play;
use crate::state::State;

/// D3.5, O3.3 Points of unrest that Government Reform takes away.
const REFORM: u8 = 2;
/// Victory points of Industry.
const INDUSTRY: u8 = 3;

impl State {
    /// D10.4 What a trade tile brings from an area.
    pub fn trade_gold(&self, power: Power, area: Area) -> u8 {
        self.map.control(power, area)
    }

    /// V-INDUSTRY What Industry brings: in the Deluxe version more for every Improved Agriculture.
    pub fn industry_points(&self, power: Power) -> u8 {
        let farms = self.players[power.index()].has(Tile::ImprovedAgriculture);
        if self.rules.industry { INDUSTRY } else { INDUSTRY + farms }
    }
}

impl<L: Log<Event>> Play<'_, L> {
    /// D10.1, D10.2, O10.1, O10.2 A peaceful counter becomes a control marker.
    pub(crate) fn settle(&mut self, power: Power, counter: Counter) {
        if self.state.counters[counter.index()].kind == CounterKind::Colonize {
            self.spend_population(power, 1, "colonize");
        }
        self.take_counter(power, counter, Reward::None);
    }

    /// D10.3, O10.3 A local alliance is made.
    pub(crate) fn make_alliance(&mut self, power: Power, alliance: Alliance) {
        self.say(Event::AllianceMade { power, alliance });
        self.pay(power, alliance.gold(), "alliance");
        self.state.map.alliances[alliance.index()] = Some(power);
    }

    /// D10.4, O10.3 A tile is claimed; an immediate one is carried out and leaves the game.
    pub(crate) fn claim(&mut self, power: Power, tile: Tile) {
        self.state.display[tile.index()] -= 1;
        self.say(Event::Claimed { power, tile });
        self.pay(power, self.state.tile_gold(tile), "tile");
        self.spend_population(power, tile.population(), "tile");
        self.gain_unrest(power, tile.unrest(), "industry");
        if tile.timing() != Timing::Immediate {
            self.state.players[power.index()].tiles[tile.index()] += 1;
        }
        match tile {
            Tile::GovernmentReform => self.return_unrest(power, REFORM),
            Tile::Industry => {
                self.score(power, self.state.industry_points(power).into(), "industry");
            }
            // V-AGRI Only the Deluxe tile brings people at once.
            Tile::ImprovedAgriculture if !self.state.rules.agri => self.grow(power, 1, "tile"),
            _ => {}
        }
    }

    /// D10.4 A trade tile brings gold.
    pub(crate) fn trade(&mut self, power: Power, tile: Tile, area: Area) {
        self.use_tile(power, tile);
        self.earn(power, self.state.trade_gold(power, area), "trade");
    }

    /// D8.8, O8.10 Blockade is put under an own navy.
    pub(crate) fn lay_blockade(&mut self, power: Power, area: Area) {
        self.state.players[power.index()].tiles[Tile::Blockade.index()] -= 1;
        self.state.map.blockade = Some((area, power));
        self.mark_spent(power, Tile::Blockade);
        self.say(Event::BlockadeLaid { power, area });
    }
}
