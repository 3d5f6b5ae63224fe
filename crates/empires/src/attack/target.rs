//! D9.2, D9.3, O9.1, O9.2: what may be attacked; D10.5, O10.4, O10.5: where covert tokens may strike.

use table::Illegal;

use crate::action::Target;
use crate::facts::{Area, Areas, CounterKind, Kind, Power, Powers, Token};
use crate::state::State;

/// Where an attack would end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Extent {
    /// D9.11 At sea: there is no land part.
    SeaOnly,
    /// With a land part.
    Ashore,
}

impl State {
    /// D9.2, D9.3, O9.1, O9.2 Whether a player may declare that attack, and where it would end.
    ///
    /// # Errors
    /// If the target is none, or the player lacks the unit it takes.
    pub fn may_attack(&self, attacker: Power, area: Area, target: Target) -> Result<Extent, Illegal> {
        if let Some(key) = self.no_target(attacker, area, target) {
            return Err(Illegal::new(self.clause("D9.2", "O9.1"), key).with("area", area.id()));
        }
        self.extent(attacker, area, target).map_err(|key| {
            Illegal::new(self.clause("D9.3", "O9.2"), key)
                .with("area", area.id())
                .with("power", attacker.id())
        })
    }

    /// D9.2, O9.1 Why something is no target, if it is none.
    fn no_target(&self, attacker: Power, area: Area, target: Target) -> Option<&'static str> {
        match target {
            Target::Neutral(counter) => {
                let fact = self.counters[counter.index()];
                if !self.map.neutrals.contains(counter) || fact.area != area {
                    Some("target-not-there")
                } else if !matches!(fact.kind, CounterKind::Defence(_)) {
                    Some("counter-without-defence")
                } else {
                    None
                }
            }
            Target::Power(power) if !self.enemies(attacker, power) => Some("target-no-enemy"),
            Target::Power(power) => (!self.is_target(power, area)).then_some("target-not-there"),
            Target::Token(token) => {
                let there = self.map.tokens[token.index()].is_some_and(|(at, _)| at == area);
                (!there).then_some("target-not-there")
            }
        }
    }

    /// D9.2 A player with a control marker or unit there; the control marker of a non-player power.
    /// D0.7 A navy in the Mediterranean is present in the Ottoman Empire too.
    fn is_target(&self, power: Power, area: Area) -> bool {
        self.map.control(power, area) > 0
            || self.is_player(power)
                && (self.map.navies_for(power, area) > 0
                    || self.map.units(power, area, Kind::Army) > 0
                    || self.map.units(power, area, Kind::Fort) > 0)
    }

    /// D9.3, O9.2 Where the attack on a target would end, or which unit is missing. Allied units never
    /// replace the own one.
    fn extent(&self, attacker: Power, area: Area, target: Target) -> Result<Extent, &'static str> {
        let army = self.map.units(attacker, area, Kind::Army) > 0;
        let navy = self.map.navies_for(attacker, area) > 0;
        match target {
            Target::Token(Token::Pirates) if navy => Ok(Extent::SeaOnly),
            Target::Token(Token::Pirates) => Err("attack-needs-navy"),
            _ if army => Ok(Extent::Ashore),
            Target::Power(power) if navy && self.is_player(power) => {
                if self.map.navies_for(power, area) > 0 {
                    Ok(Extent::SeaOnly)
                } else {
                    Err("attack-at-sea-needs-enemy-navy")
                }
            }
            _ => Err("attack-needs-army"),
        }
    }

    /// D9.2, D9.3 Every attack a player may declare, with where it would end.
    pub fn targets(&self, attacker: Power, mut found: impl FnMut(Area, Target, Extent)) {
        let units = &self.map.units[attacker.index()];
        let with = |kind: Kind| {
            let there = |area: &&Area| units[area.index()][kind.index()] > 0;
            Area::ALL.iter().filter(there).fold(Areas::NONE, |areas, &area| areas.with(area))
        };
        let armies = with(Kind::Army);
        let mut fleets = with(Kind::Navy);
        if fleets.contains(Area::Mediterranean) {
            fleets = fleets.with(Area::OttomanEmpire);
        }
        if !armies.is_empty() {
            for counter in self.map.neutrals.iter() {
                let fact = &self.counters[counter.index()];
                if armies.contains(fact.area) && matches!(fact.kind, CounterKind::Defence(_)) {
                    found(fact.area, Target::Neutral(counter), Extent::Ashore);
                }
            }
        }
        let enemies = self.row_of(attacker).map_or(Powers::NONE, |row| self.row(row.other()));
        for area in armies.or(fleets).iter() {
            for power in enemies.iter().filter(|&power| self.is_target(power, area)) {
                let target = Target::Power(power);
                if let Ok(extent) = self.extent(attacker, area, target) {
                    found(area, target, extent);
                }
            }
        }
        for &token in Token::ALL {
            if let Some((area, _)) = self.map.tokens[token.index()]
                && let Ok(extent) = self.extent(attacker, area, Target::Token(token))
            {
                found(area, Target::Token(token), extent);
            }
        }
    }

    /// D10.5, O10.4, O10.5 Whether a covert token may strike at a marker of that power.
    ///
    /// # Errors
    /// If the token is not on the display, may not strike there, or there is no such marker.
    pub fn may_strike(&self, token: Token, area: Area, struck: Power) -> Result<(), Illegal> {
        let key = if self.map.tokens[token.index()].is_some() {
            "token-not-on-display"
        } else if !token.areas().contains(area) {
            "token-not-there"
        } else if self.map.control(struck, area) == 0 {
            "no-marker-to-strike"
        } else {
            return Ok(());
        };
        let original = match token {
            Token::Pirates => "O10.4",
            Token::Revolt => "O10.5",
        };
        let illegal = Illegal::new(self.clause("D10.5", original), key);
        Err(illegal.with("token", token.id()).with("area", area.id()).with("power", struck.id()))
    }

    /// D10.5 Every strike there is, the same for all players: markers of any colour.
    pub fn strikes(&self, mut found: impl FnMut(Token, Area, Power)) {
        for &token in Token::ALL {
            if self.map.tokens[token.index()].is_some() {
                continue;
            }
            for area in token.areas().iter() {
                for &power in Power::ALL {
                    if self.map.control(power, area) > 0 {
                        found(token, area, power);
                    }
                }
            }
        }
    }
}
