//! 5.0 The Action Round being played.

use serde::Serialize;
use table::Key;

use super::map::current_round;
use crate::facts::{ActionType, InvestmentTile, Region, Space};
use crate::state::{Only, Purse, Round, Slot, State};
use crate::{EventCard, Side};

/// 5.0 The Action Round being played.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct RoundView {
    /// Whose.
    pub side: Side,
    /// 5.1 The tile taken.
    pub tile: Option<InvestmentTile>,
    /// 5.3 The Actions and what they have left.
    pub purses: Vec<PurseView>,
    /// 5.3.4 The Regions in which something was bought.
    pub visited: VisitedView,
    /// The Event played.
    pub event: Option<EventCard>,
    /// Whether its Bonus Condition was met.
    pub bonus: bool,
    /// R-003 Whether an Event could still be played.
    pub event_window: bool,
    /// 5.3.3 Whether the Military Upgrade has been used.
    pub upgraded: bool,
    /// 8.2 Advantages used.
    pub advantages_used: u8,
    /// 8.2 Regions whose Advantages were used.
    pub advantage_regions: Vec<Region>,
    /// 5.6.1 Bonus War tiles bought.
    pub tiles_bought: u8,
    /// 5.6.6 Naval spaces whose Squadron was deployed.
    pub deployed: Vec<Space>,
    /// Spaces whose control changed.
    pub changed: Vec<Space>,
    /// What Events and Ministries have put in force: `speculation`, `pacte`, `northern-courts`,
    /// `rebelling`.
    pub in_force: Vec<Key>,
    /// 5.6.1 Turn 6: what Military Action Points are converted into.
    pub converting: Option<ActionType>,
}

/// 5.3.4 The Regions in which something was bought, by the type of Action Points.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct VisitedView {
    /// With Economic Action Points.
    pub economic: Vec<Region>,
    /// With Diplomatic Action Points.
    pub diplomatic: Vec<Region>,
}

/// How far an Action is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum ProgressView {
    /// Nothing was bought with it.
    Untouched,
    /// Something was bought with it.
    Started,
    /// It can buy nothing more.
    Finished,
}

/// 5.3 An Action and the Action Points it has left.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct PurseView {
    /// Which Action.
    pub slot: Slot,
    /// The type of its Action Points.
    pub ap: ActionType,
    /// Whether the restrictions of Minor Actions apply (5.3.2).
    pub minor: bool,
    /// R-015 Whether Debt and Treaty Points added to it are free of restrictions.
    pub open: bool,
    /// Unrestricted Action Points.
    pub free: u8,
    /// Restricted Action Points.
    pub tied: Vec<TiedView>,
    /// M-22 Whether it may buy nothing outside Europe.
    pub europe_only: bool,
    /// How far it is.
    pub progress: ProgressView,
}

/// 5.2 (4) Restricted Action Points.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TiedView {
    /// What they may be spent on.
    pub only: Key,
    /// In which Region, if that is the restriction.
    pub region: Option<Region>,
    /// How many are left.
    pub left: u8,
}

fn only(only: Only) -> (Key, Option<Region>) {
    match only {
        Only::In(region) => ("region", Some(region)),
        Only::GermanyAndDutch => ("germany-and-dutch", None),
        Only::SpainAndAustria => ("spain-and-austria", None),
        Only::UnflagEurope => ("unflag-europe", None),
        Only::UnflagMarkets => ("unflag-markets", None),
        Only::FlagBesideMarket => ("flag-beside-market", None),
        Only::TileOrDeploy => ("tile-or-deploy", None),
        Only::NotPrestige => ("not-prestige", None),
        Only::ScotlandAndIreland => ("scotland-and-ireland", None),
    }
}

fn purse(slot: Slot, purse: &Purse) -> PurseView {
    let tied = purse.tied.iter().map(|tied| {
        let (only, region) = only(tied.only);
        TiedView { only, region, left: tied.left }
    });
    PurseView {
        slot,
        ap: purse.ap,
        minor: purse.minor,
        open: purse.open,
        free: purse.free,
        tied: tied.collect(),
        europe_only: purse.burke.is_some(),
        progress: match (purse.finished, purse.started) {
            (true, _) => ProgressView::Finished,
            (false, true) => ProgressView::Started,
            (false, false) => ProgressView::Untouched,
        },
    }
}

fn regions(bits: u8) -> Vec<Region> {
    Region::ALL.into_iter().filter(|region| bits & (1 << region.index()) != 0).collect()
}

fn in_force(round: &Round) -> Vec<Key> {
    let flags = [
        ("speculation", round.speculation),
        ("pacte", round.pacte),
        ("northern-courts", round.northern_courts),
        ("rebelling", round.rebelling),
    ];
    flags.into_iter().filter(|&(_, holds)| holds).map(|(key, _)| key).collect()
}

pub(super) fn round(state: &State) -> Option<RoundView> {
    let round = current_round(state)?;
    let purses = Slot::ALL.into_iter().filter_map(|slot| round.purse(slot).map(|held| purse(slot, held)));
    Some(RoundView {
        side: round.side,
        tile: round.tile,
        purses: purses.collect(),
        visited: VisitedView {
            economic: regions(round.visited_economic),
            diplomatic: regions(round.visited_diplomatic),
        },
        event: round.event,
        bonus: round.bonus_met,
        event_window: round.event.is_none() && !round.window_closed,
        upgraded: round.upgraded,
        advantages_used: round.advantages_used,
        advantage_regions: regions(round.advantage_regions),
        tiles_bought: round.tiles_bought,
        deployed: round.deployed.iter().collect(),
        changed: round.changed.iter().collect(),
        in_force: in_force(round),
        converting: round.converting,
    })
}
