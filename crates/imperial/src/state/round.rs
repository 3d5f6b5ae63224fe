//! 5.0 An Action Round: its Actions, and everything it remembers.

use serde::{Deserialize, Serialize};

use crate::facts::{ActionType, Advantage, InvestmentTile, Region, Spaces};
use crate::few::Blank;
use crate::{EventCard, Few, Side};

/// Which Action of the round pays.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Slot {
    /// The tile's Major Action.
    Major,
    /// The tile's Minor Action.
    Minor,
    /// The Action opened by an Event's Action Points.
    Event,
    /// Turn 6: the Action opened by converting Military Action Points.
    Bought,
}

impl Slot {
    /// All four.
    pub const ALL: [Self; 4] = [Self::Major, Self::Minor, Self::Event, Self::Bought];

    /// As it is written in decisions.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Major => "major",
            Self::Minor => "minor",
            Self::Event => "event",
            Self::Bought => "bought",
        }
    }
}

/// What restricted Action Points may be spent on (5.2 (4), R-016).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Only {
    /// Purchases located in the Region.
    In(Region),
    /// Event 10: Political spaces of the German States, Prussia and the Dutch Republic.
    GermanyAndDutch,
    /// Event 17: Political spaces of Spain and Austria.
    SpainAndAustria,
    /// Event 2: removing an opposing flag from a Political space in Europe.
    UnflagEurope,
    /// Events 11 and 37: removing opposing flags from Markets.
    UnflagMarkets,
    /// Event 13: flagging empty Markets connected to a Market one has flagged.
    FlagBesideMarket,
    /// M-11: buying a Bonus War tile or deploying a Squadron.
    TileOrDeploy,
    /// M-15: shifting Political spaces that are not Prestige spaces.
    NotPrestige,
    /// M-20: shifting spaces of Scotland and Ireland.
    ScotlandAndIreland,
}

/// Restricted Action Points of one Action.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tied {
    /// What they may be spent on.
    pub only: Only,
    /// How many are left; a grant that is used up still binds Debt and Treaty Points (5.2 (4)).
    pub left: u8,
}

impl Blank for Tied {
    const BLANK: Self = Self { only: Only::GermanyAndDutch, left: 0 };
}

/// 5.3 One Action of the round and the Action Points it has left.
#[allow(clippy::struct_excessive_bools)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Purse {
    /// The type of its Action Points.
    pub ap: ActionType,
    /// Whether the restrictions of Minor Actions apply (5.3.2).
    pub minor: bool,
    /// Whether Debt and Treaty Points added to it are free of restrictions.
    pub open: bool,
    /// Unrestricted Action Points left.
    pub free: u8,
    /// Restricted Action Points left.
    pub tied: Few<Tied, 4>,
    /// M-22 Bound to Europe for its extra Action Points, and how many it has given.
    pub burke: Option<u8>,
    /// Whether something outside Europe (or an Event card) was bought with it.
    pub abroad: bool,
    /// Whether something was bought with it.
    pub started: bool,
    /// Whether it can buy nothing more (R-007, 5.3.2).
    pub finished: bool,
}

/// 5.0 An Action Round.
#[allow(clippy::struct_excessive_bools)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Round {
    /// The phasing player's side.
    pub side: Side,
    /// 5.1 The tile taken.
    pub tile: Option<InvestmentTile>,
    /// R-001 What the phasing player controlled at the start.
    pub held: Spaces,
    /// R-001 Markets of either side that were Isolated at the start (5.4.1).
    pub isolated: Spaces,
    /// R-001 Whether France led in Fur and Fish Markets together at the start (M-24).
    pub fur_and_fish: bool,
    /// Spaces whose control changed during this round.
    pub changed: Spaces,
    /// R-003 Whether the Event window has closed.
    pub window_closed: bool,
    /// The Event played this round.
    pub event: Option<EventCard>,
    /// Whether the Event's Bonus Condition was met.
    pub bonus_met: bool,
    /// Whether the Military Upgrade has been used (5.3.3).
    pub upgraded: bool,
    /// The Actions of the round by [`Slot`].
    pub purses: [Option<Purse>; 4],
    /// How much of the Major Action came from the Event: unrestricted points and grants.
    pub merged: Option<(u8, u8)>,
    /// Whether the player has settled what the Event's points belong to (Q2).
    pub merge_settled: bool,
    /// 5.3.4 Regions in which Economic Action Points bought something, as bits.
    pub visited_economic: u8,
    /// 5.3.4 Regions in which Diplomatic Action Points bought something, as bits.
    pub visited_diplomatic: u8,
    /// 5.6.6 Naval spaces whose Squadron was deployed this round.
    pub deployed: Spaces,
    /// 5.6.1 Bonus War tiles bought this round.
    pub tiles_bought: u8,
    /// 8.2 Advantages used this round.
    pub advantages_used: u8,
    /// 8.2 Regions whose Advantages were used this round, as bits.
    pub advantage_regions: u8,
    /// R-076 The Advantage that an Event activates just now, without exhausting it.
    pub free_advantage: Option<Advantage>,
    /// Event 4: a construction may cost 2 less.
    pub speculation: bool,
    /// Event 17: removing French flags in Spain and Austria costs 1 less.
    pub pacte: bool,
    /// M-16 is in force.
    pub northern_courts: bool,
    /// M-4 has begun its shifts in Scotland and Ireland.
    pub rebelling: bool,
    /// M-4 has scored in this round, so it may not start shifts.
    pub uprising_scored: bool,
    /// M-13 has given its Treaty Point.
    pub salon_done: bool,
    /// M-19 has given its Treaty Point.
    pub patents_done: bool,
    /// M-23 The first Debt of the round has been taken.
    pub credit_done: bool,
    /// M-24 has raised the tile's Economic Action.
    pub trade_tile_done: bool,
    /// M-24 has raised the Event's Economic Action Points.
    pub trade_event_done: bool,
    /// M-26 has raised the tile's Actions.
    pub harvest_done: bool,
    /// 5.6.1 Turn 6: what Military Action Points are converted into this round.
    pub converting: Option<ActionType>,
}

impl Round {
    /// The round of that side, before anything is known.
    pub const fn new(side: Side) -> Self {
        Self {
            side,
            tile: None,
            held: Spaces::EMPTY,
            isolated: Spaces::EMPTY,
            fur_and_fish: false,
            changed: Spaces::EMPTY,
            window_closed: false,
            event: None,
            bonus_met: false,
            upgraded: false,
            purses: [None, None, None, None],
            merged: None,
            merge_settled: false,
            visited_economic: 0,
            visited_diplomatic: 0,
            deployed: Spaces::EMPTY,
            tiles_bought: 0,
            advantages_used: 0,
            advantage_regions: 0,
            free_advantage: None,
            speculation: false,
            pacte: false,
            northern_courts: false,
            rebelling: false,
            uprising_scored: false,
            salon_done: false,
            patents_done: false,
            credit_done: false,
            trade_tile_done: false,
            trade_event_done: false,
            harvest_done: false,
            converting: None,
        }
    }

    /// The purse of that Action, if the round has it.
    pub fn purse(&self, slot: Slot) -> Option<&Purse> {
        self.purses[slot as usize].as_ref()
    }
}
