//! Combats before their dice: strengths, exact odds and what there is to win, from what is public.

use serde::Serialize;

use crate::action::Target;
use crate::attack::{Combat, Extent, Forecast, Land, Plan, Strength};
use crate::facts::{Area, Reward};
use crate::state::{Side, State, Step, Verdict};

/// Of 1,296 rolls, how many each side wins.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct OddsView {
    /// The attacker wins.
    pub attacker: u16,
    /// Nobody wins.
    pub tie: u16,
    /// The defender wins.
    pub defender: u16,
}

/// A combat before its dice.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CombatView {
    /// The attacker's strength, part by part.
    pub attacker: Strength,
    /// The defender's strength, part by part.
    pub defender: Strength,
    /// Both sums.
    pub totals: [u8; 2],
    /// How it can end.
    pub odds: OddsView,
}

/// How an attack stands.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ProspectView {
    /// D9.8 Who can fight at sea: the attacker, the defender.
    pub can: Option<[bool; 2]>,
    /// D9.8 Who has naval support without a fight.
    pub support: Option<Side>,
    /// The sea fight.
    pub sea: Option<CombatView>,
    /// The land combat without a sea fight, or after each verdict of it: won, tied, lost.
    pub land: Vec<CombatView>,
    /// Whether winning brings a control marker.
    pub marker: bool,
    /// What it brings besides.
    pub reward: Reward,
    /// Of 1,296 × 1,296 rolls, how many let the attacker win the last combat.
    pub success: u32,
}

/// Something the player whose turn it is could attack.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct TargetView {
    /// Where.
    pub area: Area,
    /// What, as it is written in a decision.
    pub target: String,
    /// D9.11 Whether the attack would end at sea.
    pub naval_only: bool,
    /// How it stands if nobody joins and nobody spends a tile.
    pub prospect: ProspectView,
}

pub(super) fn combat(combat: &Combat) -> CombatView {
    let [attacker, defender] = combat.strengths;
    let rolls = |verdict| combat.tally.rolls(verdict);
    CombatView {
        attacker,
        defender,
        totals: [attacker.total(), defender.total()],
        odds: OddsView {
            attacker: rolls(Verdict::Attacker),
            tie: rolls(Verdict::Tie),
            defender: rolls(Verdict::Defender),
        },
    }
}

pub(super) fn prospect(forecast: &Forecast) -> ProspectView {
    let naval = forecast.naval.as_ref();
    ProspectView {
        can: naval.map(|naval| naval.can),
        support: naval.and_then(|naval| naval.support),
        sea: naval.and_then(|naval| naval.combat.as_ref()).map(combat),
        land: match &forecast.land {
            Land::None => Vec::new(),
            Land::Unfought(one) => vec![combat(one)],
            Land::After(each) => each.iter().map(combat).collect(),
        },
        marker: forecast.prize.marker,
        reward: forecast.prize.reward,
        success: forecast.success,
    }
}

pub(super) fn targets(state: &State) -> Vec<TargetView> {
    let mut targets = Vec::new();
    if state.step == Step::Turn {
        let power = state.active();
        state.targets(power, |area: Area, target: Target, extent| {
            let forecast = state.forecast(&Plan::plain(power, area, target));
            targets.push(TargetView {
                area,
                target: target.to_string(),
                naval_only: extent == Extent::SeaOnly,
                prospect: prospect(&forecast),
            });
        });
    }
    targets
}
