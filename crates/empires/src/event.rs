//! What happened, for the log: enough to narrate the game, never formatted text.
//!
//! Events are `Copy` and cost nothing to make, because playouts make and drop them by the million.

use serde::Serialize;
use table::{Key, Seat};

use crate::action::{Proposal, Target};
use crate::attack::Strength;
use crate::facts::{Alliance, Area, Counter, Kind, Place, Power, Reward, Tile, Token};
use crate::state::{Front, Row, Side, Verdict};

/// R-03, O8.9 What the sea decides about a unit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Sea {
    /// It arrives.
    Success,
    /// It stays where it was.
    Stay,
    /// It is lost.
    Sink,
}

/// Something that happened. The fields say what their names say: whose it was, where, how many.
#[allow(missing_docs)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Event {
    // ----- Set-up -----
    /// DP-01 A seat chose its power.
    PowerChosen {
        #[cfg_attr(test, ts(as = "u8"))]
        seat: Seat,
        power: Power,
    },
    /// S2 A non-player power got a unit.
    NonPlayerUnit { power: Power, kind: Kind, area: Area },
    /// S2 One of its units was replaced by a control marker.
    NonPlayerMarker { power: Power, area: Area },
    /// D5.2 A counter was put on the map.
    CounterPlaced { counter: Counter, area: Area },
    /// S2 A start marker was drawn.
    MarkerDrawn { power: Power, counter: Counter },
    /// DP-03 A start marker went back to the bag.
    MarkerReturned { power: Power, counter: Counter },
    /// DP-04 A marker was chosen; which one is for its owner alone until all have chosen.
    Drafted { power: Power, counter: Option<Counter> },
    /// S4 Hands were passed on.
    HandsPassed,
    /// S2 A start tile was dealt.
    TileDealt { power: Power, tile: Tile },
    /// DP-05 A first unit was placed.
    UnitPlaced { power: Power, kind: Kind, place: Place },

    // ----- The course of the game -----
    /// D4.1 A war begins.
    War { war: u8 },
    /// D6.2 An auction opens.
    Auction { number: u8, opener: Power },
    /// D6.5 A bid with its proposal.
    Bid { power: Power, gold: u8, proposal: Proposal },
    /// D6.5 A pass in an auction.
    BidPassed { power: Power },
    /// D6.6 An auction is won.
    AuctionWon { power: Power, gold: u8, proposal: Proposal },
    /// D6.7 A power takes a box, numbered from 1.
    Allied { power: Power, row: Row, number: u8 },
    /// D7.1 A round begins.
    Round { round: u8 },
    /// D7.2 A turn begins.
    Turn { power: Power },
    /// D7.6 An action was passed.
    Passed { power: Power },
    /// D14.1 A war is over.
    WarEnds { war: u8 },

    // ----- Gold, population, unrest, victory points -----
    /// Gold changed, with the reason.
    Gold { power: Power, delta: i16, now: i32, why: Key },
    /// D3.2 Taxes were raised.
    Taxed { power: Power, times: u8, gold: u8 },
    /// Population changed, with the reason.
    Population { power: Power, delta: i8, now: u8, why: Key },
    /// D3.4 Unrest counters were drawn; their values (how many of 0, 1 and 2) are for their owner.
    Unrest { power: Power, counters: u8, values: Option<[u8; 3]>, why: Key },
    /// D3.5 Points of unrest were returned; fewer than asked if there were no more.
    UnrestReturned { power: Power, asked: u8, points: u8 },
    /// Victory points changed, with the reason.
    Vp { power: Power, delta: i16, now: i16, why: Key },
    /// DP-70 A player paid another.
    Paid { from: Power, to: Power, gold: u8 },

    // ----- Units, markers, tiles -----
    /// D8.1 A unit was built.
    Built { power: Power, kind: Kind, place: Place },
    /// D3.4 A unit was lost: `combat`, `sea` or `rebuild`.
    UnitLost { power: Power, kind: Kind, place: Place, why: Key },
    /// D8.7 The sea die fell; O8.9 the dice fell (0 where the second was not needed).
    SeaChecked { power: Power, kind: Kind, from: Place, to: Place, dice: [u8; 2], sea: Sea },
    /// D8.4 A unit moved.
    Moved { power: Power, kind: Kind, from: Place, to: Place },
    /// A control marker was placed.
    Control { power: Power, area: Area },
    /// A control marker went back to its owner.
    ControlLost { power: Power, area: Area },
    /// D1.3 A counter left the map.
    CounterTaken { counter: Counter, power: Power, reward: Reward },
    /// D10.3 A local alliance was made.
    AllianceMade { power: Power, alliance: Alliance },
    /// D10.4 A tile was claimed.
    Claimed { power: Power, tile: Tile },
    /// D7.5 A tile was used.
    TileUsed { power: Power, tile: Tile },
    /// D10.4 A tactics tile went back to the display.
    TileBack { tile: Tile },
    /// D8.8 Blockade was put on the map.
    BlockadeLaid { power: Power, area: Area },
    /// D10.5 A marker lies on a covert token on the map.
    TokenStays { token: Token, area: Area, power: Power },
    /// D10.5 A covert token went back to the display.
    TokenBack { token: Token },

    // ----- Phases -----
    /// D12.1 Income: population and control markers.
    Income { power: Power, population: u8, markers: u8 },
    /// D12.2 Maintenance.
    Maintenance { power: Power, units: u8 },
    /// D13.1 What an area brings a player.
    Scored { power: Power, area: Area, vp: u8 },
    /// D15.1 Unrest is shown.
    Revealed { power: Power, points: u16 },
    /// D15.1 A player is in revolution.
    Revolution { power: Power },
    /// D15.2 Victory points lost for unrest.
    Penalty { power: Power, vp: u8 },
    /// The game is over: `victory`, `shared` or `revolution`.
    GameOver { end: Key },

    // ----- Attack -----
    /// D9.1 An attack was declared.
    AttackDeclared { attacker: Power, area: Area, target: Target, war_office: bool },
    /// D10.5 A covert token strikes.
    Incited { inciter: Power, token: Token, area: Area, struck: Power },
    /// D9.5 An ally committed units.
    Committed { power: Power, side: Side, navies: u8, armies: u8 },
    /// D9.16 The dice of a combat with both totals.
    Rolled { front: Front, dice: [[u8; 2]; 2], totals: [u8; 2] },
    /// D9.9, O9.5 An either-arm alliance serves at sea or on land in this attack.
    ArmChosen { power: Power, alliance: Alliance, front: Front },
    /// D9.8 A principal fights at sea or declines.
    SeaFight { power: Power, fights: bool },
    /// D9.8 Who holds naval support.
    NavalSupport { side: Option<Side> },
    /// D9.12 The strengths of a combat before its dice, part by part.
    Strengths { front: Front, attacker: Strength, defender: Strength },
    /// D9.18 How a combat ended.
    CombatOver { front: Front, verdict: Verdict },
    /// V-SURRENDER A defender gave in.
    Surrendered { power: Power, area: Area },
    /// An attack or strike is over.
    AttackOver { attacker: Power, area: Area, success: bool },
}
