//! What decisions cost: quotes, prices of tiles and alliances, and what may not be claimed.

use table::{Illegal, Key, Quote, Rule};

use crate::facts::{Alliance, Power, Tile};
use crate::state::State;

/// D1.1 Markers for local alliances that each power of the Deluxe edition has.
const ALLIANCE_MARKERS: usize = 6;
/// V-TRADECAP The most trade tiles of one player.
const TRADE_CAP: u8 = 3;

impl State {
    /// A price in gold; what taxation it takes is added in counters of unrest.
    pub(crate) fn price(&self, power: Power, label: Key, rule: Rule, gold: u8) -> Quote {
        if gold == 0 {
            return Quote::FREE;
        }
        let quote = Quote::new("gold").plus(label, rule, gold.into());
        match self.taxations(power, gold) {
            0 => quote,
            times => {
                // Who cannot pay from his gold pays with unrest.
                Quote { unit: "mixed", ..quote }.plus("taxation", self.clause("D3.2", "O3.1"), times.into())
            }
        }
    }

    /// D3.7, O3.4 Whether there is population enough.
    pub(crate) fn has_people(&self, power: Power, people: u8) -> Result<(), Illegal> {
        if self.players[power.index()].population < people {
            return Err(Illegal::new(self.clause("D3.7", "O3.4"), "no-population"));
        }
        Ok(())
    }

    /// D10.4, O10.3 The price of a tile in gold.
    pub const fn tile_gold(&self, tile: Tile) -> u8 {
        tile.gold(self.rules.agri)
    }

    /// V-TRADECAP Trade tiles a player holds.
    pub fn trade_tiles(&self, power: Power) -> u8 {
        let tiles = &self.players[power.index()].tiles;
        Tile::ALL.iter().filter(|tile| !tile.trade().is_empty()).map(|tile| tiles[tile.index()]).sum()
    }

    /// D10.4, O10.3 Why a player may not claim a tile of the display, if he may not.
    ///
    /// # Errors
    /// Short population, too many trade tiles, or a tactics tile he used in this round.
    pub fn may_claim(&self, power: Power, tile: Tile) -> Result<(), Illegal> {
        if self.display[tile.index()] == 0 {
            return Err(Illegal::new(self.clause("D10.4", "O10.3"), "not-on-display"));
        }
        self.has_people(power, tile.population())?;
        if self.rules.trade_cap && !tile.trade().is_empty() && self.trade_tiles(power) >= TRADE_CAP {
            return Err(Illegal::new("D10.4", "three-trade-tiles"));
        }
        if self.spent_by(tile) == Some(power) {
            return Err(Illegal::new(self.clause("D10.4", "O10.3"), "used-this-round"));
        }
        Ok(())
    }

    /// R-40 Who used a tactics tile in this round.
    pub fn spent_by(&self, tile: Tile) -> Option<Power> {
        tile.tactics().and_then(|place| self.spent[place])
    }

    /// The price of a tile, line by line.
    pub(crate) fn tile_quote(&self, power: Power, tile: Tile) -> Quote {
        let rule = self.clause("D10.4", "O10.3");
        let mut quote = self.price(power, tile.id(), rule, self.tile_gold(tile));
        for (amount, unit) in [(tile.population(), "population"), (tile.unrest(), "unrest")] {
            if amount > 0 {
                quote.unit = if quote.lines.is_empty() { unit } else { "mixed" };
                quote.add(unit, rule, amount.into());
            }
        }
        quote
    }

    /// D10.3, O10.3 Why a player may not make a local alliance, if he may not.
    ///
    /// # Errors
    /// Somebody holds it, or no marker is left (D1.1).
    pub fn may_ally(&self, power: Power, alliance: Alliance) -> Result<(), Illegal> {
        if self.map.alliances[alliance.index()].is_some() {
            return Err(Illegal::new(self.clause("D10.3", "O10.3"), "alliance-taken"));
        }
        self.has_alliance_marker(power)
    }

    /// D1.1 At most six local alliances each in the Deluxe edition.
    pub(crate) fn has_alliance_marker(&self, power: Power) -> Result<(), Illegal> {
        if !self.rules.original && self.map.held(power).len() >= ALLIANCE_MARKERS {
            return Err(Illegal::new("D1.1", "six-alliances"));
        }
        Ok(())
    }
}

/// A price of population.
pub(crate) fn people(label: Key, rule: Rule, people: u8) -> Quote {
    if people == 0 { Quote::FREE } else { Quote::new("population").plus(label, rule, people.into()) }
}
