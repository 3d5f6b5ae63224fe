//! The exact prospects of an attack when everybody's decisions are known or assumed.

use table::Illegal;

use super::forces::Battle;
use super::odds::{Combat, ROLLS};
use super::target::Extent;
use crate::action::Target;
use crate::facts::{Alliance, Alliances, Area, Power, Reward, Tile, Token};
use crate::state::{Attack, Front, Side, State, Verdict};

/// An attack with everything that is decided in it before the dice.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Plan {
    /// The attacking player.
    pub attacker: Power,
    /// Where.
    pub area: Area,
    /// What is attacked.
    pub target: Target,
    /// D9.1 With the War Office.
    pub war_office: bool,
    /// D9.4 With Surprise Attack.
    pub surprise: bool,
    /// D9.5 Navies and armies that powers commit, by side.
    pub commit: [[[u8; 2]; Power::COUNT]; 2],
    /// D9.8 Whether a side fights at sea when it is asked.
    pub sea: [bool; 2],
    /// D9.9, O9.5 Either-arm alliances meant for the sea, by side.
    pub at_sea: [Alliances; 2],
    /// D9.14 Whether a side spends its Blockade on naval support.
    pub blockade: [bool; 2],
}

impl Plan {
    /// An attack in which nobody helps, nobody spends a tile, and both sides fight at sea if they can.
    pub const fn plain(attacker: Power, area: Area, target: Target) -> Self {
        Self {
            attacker,
            area,
            target,
            war_office: false,
            surprise: false,
            commit: [[[0; 2]; Power::COUNT]; 2],
            sea: [true; 2],
            at_sea: [Alliances::NONE; 2],
            blockade: [false; 2],
        }
    }

    fn attack(&self) -> Attack {
        let mut attack = Attack::declared(self.attacker, self.area, self.target, self.war_office);
        attack.surprise = self.surprise;
        for side in self.commit {
            for (sum, units) in attack.committed.iter_mut().zip(side) {
                sum[0] += units[0];
                sum[1] += units[1];
            }
        }
        attack.at_sea = self.at_sea.into_iter().flat_map(Alliances::iter).collect();
        attack
    }
}

/// The naval part of an attack.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Naval {
    /// D9.8 Whether each side can fight at sea.
    pub can: [bool; 2],
    /// D9.8 Who holds naval support without a fight.
    pub support: Option<Side>,
    /// D9.9 The sea fight, if there is one.
    pub combat: Option<Combat>,
}

/// The land part of an attack.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Land {
    /// D9.11 The attack ends at sea.
    None,
    /// The land combat without a sea fight before it.
    Unfought(Combat),
    /// The land combats after a sea fight, by its verdict.
    After([Combat; 3]),
}

/// D9.22, D9.23, D9.26 What winning the last combat brings.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Prize {
    /// A control marker is placed.
    pub marker: bool,
    /// Gold or a victory point from a neutral marker.
    pub reward: Reward,
}

/// How an attack stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Forecast {
    /// The naval part; none where there is no sea (D9.7), or when it is over.
    pub naval: Option<Naval>,
    /// The land part.
    pub land: Land,
    /// What there is to win.
    pub prize: Prize,
    /// V-SURRENDER Whether the defender may give in before the land dice.
    pub may_surrender: bool,
    /// Of 1,296 × 1,296 rolls at sea and on land, how many let the attacker win the last combat.
    pub success: u32,
}

impl Battle<'_> {
    /// D9.5, O9.3 Whether an ally may commit that many units to a side.
    pub(crate) fn may_commit(&self, side: Side, power: Power, units: [u8; 2]) -> Result<(), Illegal> {
        let key = if !self.callable(side).contains(power) {
            "no-ally-to-call"
        } else if units[0] > self.navies(power) || units[1] > self.armies(power) {
            "more-than-present"
        } else {
            return Ok(());
        };
        Err(Illegal::new(self.state.clause("D9.5", "O9.3"), key).with("power", power.id()))
    }

    /// D9.9, O9.5 Whether an alliance may serve a side at sea. Deluxe: only with an own navy.
    pub(crate) fn may_serve_at_sea(&self, side: Side, alliance: Alliance) -> Result<(), Illegal> {
        let fleet =
            self.state.rules.original || self.player(side).is_some_and(|power| self.navies(power) > 0);
        if self.either_arm(side).contains(alliance) && fleet {
            return Ok(());
        }
        Err(Illegal::new(self.state.clause("D9.9", "O9.5"), "alliance-not-at-sea")
            .with("alliance", alliance.id()))
    }

    fn prize(&self) -> Prize {
        let won = |marker, reward| Prize { marker, reward };
        match self.attack.target {
            Target::Neutral(counter) => won(true, self.state.counters[counter.index()].reward),
            Target::Token(_) => won(true, Reward::None),
            Target::Power(power) => {
                won(self.goes_ashore() && self.state.map.control(power, self.attack.area) > 0, Reward::None)
            }
        }
    }
}

impl State {
    /// Whether an attack may be carried out as planned. The first clause it breaks is named, in the
    /// order of the sequence of an attack.
    ///
    /// # Errors
    /// The clause it breaks.
    pub fn judge(&self, plan: &Plan) -> Result<Extent, Illegal> {
        let extent = self.may_attack(plan.attacker, plan.area, plan.target)?;
        let hand = &self.players[plan.attacker.index()];
        if plan.war_office && hand.ready(Tile::WarOffice) == 0 {
            return Err(Illegal::new(self.clause("D7.5", "O7.3"), "tile-not-ready")
                .with("tile", Tile::WarOffice.id()));
        }
        let attack = plan.attack();
        let battle = Battle { state: self, attack: &attack };
        if plan.surprise {
            let joined = plan.commit[Side::Defender.index()].iter().any(|&units| units != [0; 2]);
            let key = if joined { "nobody-joins-the-surprised" } else { "tile-not-in-hand" };
            if joined || hand.has(Tile::SurpriseAttack) == 0 {
                return Err(
                    Illegal::new(self.clause("D9.4", "O9.4"), key).with("tile", Tile::SurpriseAttack.id())
                );
            }
        }
        for side in Side::BOTH {
            for &power in Power::ALL {
                let units = plan.commit[side.index()][power.index()];
                if units != [0; 2] {
                    battle.may_commit(side, power, units)?;
                }
            }
        }
        for side in Side::BOTH {
            for alliance in plan.at_sea[side.index()].iter() {
                battle.may_serve_at_sea(side, alliance)?;
            }
        }
        for side in Side::BOTH {
            if plan.blockade[side.index()] && !battle.in_hand(side, Tile::Blockade) {
                let illegal = Illegal::new(self.clause("D9.14", "O9.8"), "tile-not-in-hand");
                return Err(illegal.with("tile", Tile::Blockade.id()));
            }
        }
        Ok(extent)
    }

    /// How an attack would stand if everything were decided as planned.
    pub fn forecast(&self, plan: &Plan) -> Forecast {
        prospects(self, plan.attack(), plan.sea, plan.blockade)
    }

    /// How the attack under way stands, as far as it is decided: without further help, both sides
    /// fighting at sea if they can, and no further tile spent. None once the last dice have fallen,
    /// and in a strike.
    pub fn outlook(&self) -> Option<Forecast> {
        let attack = self.attack.filter(|attack| attack.strike.is_none() && attack.dice[0][0] == 0)?;
        if attack.front == Front::Sea {
            return Some(prospects(self, attack, [true; 2], [false; 2]));
        }
        let battle = Battle { state: self, attack: &attack };
        let combat = Combat::of(battle, Front::Land);
        Some(Forecast {
            naval: None,
            land: Land::Unfought(combat),
            prize: battle.prize(),
            may_surrender: battle.may_surrender().is_some(),
            success: u32::from(ROLLS) * u32::from(combat.tally.rolls(Verdict::Attacker)),
        })
    }

    /// D10.5, O10.4, O10.5 How a strike would stand.
    pub fn strike_forecast(&self, inciter: Power, token: Token, area: Area, struck: Power) -> Combat {
        let mut attack = Attack::strike(inciter, token, area, struck);
        attack.support = Battle { state: self, attack: &attack }.support_in_strike();
        Combat::of(Battle { state: self, attack: &attack }, attack.front)
    }
}

fn prospects(state: &State, mut attack: Attack, sea: [bool; 2], blockade: [bool; 2]) -> Forecast {
    let battle = Battle { state, attack: &attack };
    let can = Side::BOTH.map(|side| battle.can_fight(side));
    let possible = can == [true; 2];
    let attacker_fights = sea[0] || attack.target == Target::Token(Token::Pirates);
    let defender_fights = sea[1] || battle.player(Side::Defender).is_none();
    let fought = possible && attacker_fights && defender_fights;
    let support = match (possible, attacker_fights) {
        (false, _) => battle.support_unfought(),
        (true, false) => Some(Side::Defender),
        (true, true) if fought => None,
        (true, true) => Some(Side::Attacker),
    };
    let ashore = battle.goes_ashore();
    let prize = battle.prize();
    let may_surrender = ashore && battle.may_surrender().is_some();
    if !fought && !state.rules.original {
        // D9.9 Without naval combat none is spent.
        attack.at_sea = Alliances::NONE;
    }
    let combat = fought.then(|| Combat::of(Battle { state, attack: &attack }, Front::Sea));
    let mut land = |support: Option<Side>| {
        attack.support = support;
        attack.bonus = support.filter(|side| blockade[side.index()]);
        Combat::of(Battle { state, attack: &attack }, Front::Land)
    };
    let wins = |combat: &Combat| u32::from(combat.tally.rolls(Verdict::Attacker));
    let all = u32::from(ROLLS);
    let (land, success) = match (ashore, &combat) {
        (false, None) => (Land::None, 0),
        (false, Some(sea)) => (Land::None, wins(sea) * all),
        (true, None) => {
            let combat = land(support);
            (Land::Unfought(combat), all * wins(&combat))
        }
        (true, Some(sea)) => {
            let combats = Verdict::ALL.map(|verdict| land(verdict.winner()));
            let ways = Verdict::ALL.map(|verdict| u32::from(sea.tally.rolls(verdict)));
            let success = ways.iter().zip(&combats).map(|(ways, combat)| ways * wins(combat)).sum();
            (Land::After(combats), success)
        }
    };
    let naval = attack.area.waters().map(|_| Naval { can, support, combat });
    Forecast { naval, land, prize, may_surrender, success }
}
