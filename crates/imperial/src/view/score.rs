//! Tracks, Awards, Global Demand, Advantages and what Final Scoring would bring.

use serde::Serialize;

use super::PerSide;
use crate::Side;
use crate::board::leader;
use crate::facts::{Advantage, AwardTile, Commodity, Region, Space};
use crate::scoring;
use crate::state::State;

/// Debt and Treaty Points of a side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct MoneyView {
    /// 6.1 Current Debt.
    pub debt: u8,
    /// 6.3 Debt Limit.
    pub limit: u8,
    /// 6.4 Available Debt.
    pub available: i16,
    /// 9.0 Treaty Points.
    pub trp: u8,
}

/// 4.1.3 The Award of a Region as it stands.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AwardView {
    /// The Region.
    pub region: Region,
    /// The tile; none before the first turn.
    pub tile: Option<AwardTile>,
    /// Victory Points for the winner.
    pub vp: u8,
    /// Treaty Points for the winner.
    pub trp: u8,
    /// The lead that wins it.
    pub margin: u8,
    /// Spaces that count for each side.
    pub counts: PerSide<u8>,
    /// Who has more.
    pub leader: Option<Side>,
    /// Who would win the Award now.
    pub winner: Option<Side>,
}

/// 4.1.12 Prestige as it stands.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PrestigeView {
    /// Prestige spaces that count for each side.
    pub counts: PerSide<u8>,
    /// Who would score.
    pub leader: Option<Side>,
}

/// 4.1.12 What a commodity gives its leader.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RewardView {
    /// Victory Points.
    pub vp: u8,
    /// Treaty Points.
    pub trp: u8,
    /// Added to the Debt; negative lowers it.
    pub debt: i8,
}

/// 4.1.4 A commodity as it stands.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct CommodityView {
    /// Which.
    pub commodity: Commodity,
    /// Whether it is in Global Demand this turn.
    pub in_demand: bool,
    /// Markets that count for each side.
    pub counts: PerSide<u8>,
    /// Who has more.
    pub leader: Option<Side>,
    /// What the table gives for it in this Era.
    pub reward: RewardView,
}

/// 8.0 An Advantage.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AdvantageView {
    /// Which.
    pub advantage: Advantage,
    /// 8.1 Who holds it.
    pub holder: Option<Side>,
    /// 8.2 Whether it is exhausted.
    pub exhausted: bool,
    /// 8.1, 8.2 Whether its holder could use it: not exhausted, not gained in this Action Round,
    /// no Conflict marker on its spaces.
    pub usable: bool,
}

/// 11.0 What Final Scoring would bring a side.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct FinalSideView {
    /// Victory Points for more Prestige spaces.
    pub prestige: u8,
    /// Victory Points for more Available Debt.
    pub debt: u8,
    /// The commodities it leads, 1 VP each.
    pub commodities: Vec<Commodity>,
    /// The opponent's Territories it has taken, 2 VP each.
    pub territories: Vec<Space>,
    /// All together.
    pub vp: u8,
}

/// 11.0 What Final Scoring would bring now.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct FinalView {
    /// What each side would get.
    pub sides: PerSide<FinalSideView>,
    /// The Victory Points then.
    pub vp_after: i16,
    /// 4.1.14 Who would win.
    pub winner: Side,
}

pub(super) fn money(state: &State, side: Side) -> MoneyView {
    let tracks = &state.tracks;
    MoneyView {
        debt: tracks.debt[side],
        limit: tracks.limit[side],
        available: state.available_debt(side),
        trp: tracks.trp[side],
    }
}

pub(super) fn awards(state: &State) -> Vec<AwardView> {
    let award = |region: Region| {
        let tile = state.awards.on[region.index()];
        let (vp, trp, margin) = tile.map_or((0, 0, 0), |tile| {
            let facts = tile.facts();
            (facts.vp, facts.trp, facts.margin)
        });
        let counts = state.board.region_counts(region);
        let winner = state.award_winner(region);
        AwardView { region, tile, vp, trp, margin, counts: counts.into(), leader: leader(counts), winner }
    };
    Region::ALL.into_iter().map(award).collect()
}

pub(super) fn prestige(state: &State) -> PrestigeView {
    PrestigeView { counts: state.prestige_counts().into(), leader: state.prestige_winner() }
}

pub(super) fn commodities(state: &State) -> Vec<CommodityView> {
    let view = |commodity| {
        let counts = state.board.commodity_counts(commodity);
        let reward = state.demand_reward(commodity);
        CommodityView {
            commodity,
            in_demand: state.in_demand(commodity),
            counts: counts.into(),
            leader: leader(counts),
            reward: RewardView { vp: reward.vp, trp: reward.trp, debt: reward.debt },
        }
    };
    Commodity::ALL.into_iter().map(view).collect()
}

pub(super) fn advantages(state: &State) -> Vec<AdvantageView> {
    let usable = Side::BOTH.map(|side| state.usable_advantages(side));
    let view = |advantage| {
        let holder = Side::BOTH.into_iter().find(|&side| state.board.holds(side, advantage));
        AdvantageView {
            advantage,
            holder,
            exhausted: state.exhausted.contains(advantage),
            usable: holder.is_some_and(|side| usable[side.index()].contains(advantage)),
        }
    };
    Advantage::all().map(view).collect()
}

pub(super) fn final_scoring(state: &State) -> FinalView {
    let lines = scoring::final_scoring(state);
    let vp_after = scoring::vp_after_final_scoring(state);
    FinalView {
        sides: PerSide::each(|side| {
            let line = lines[side];
            FinalSideView {
                prestige: line.prestige,
                debt: line.debt,
                commodities: crate::peace::demanded(line.commodities).collect(),
                territories: line.territories.iter().collect(),
                vp: line.vp(),
            }
        }),
        vp_after,
        winner: scoring::final_winner(state, vp_after).winner,
    }
}
