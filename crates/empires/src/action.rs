//! The decisions of the game and their notation.
//!
//! Every decision point of the rules (DP-nn) is one of these small values; its text is what people
//! read and what records hold: `bid 4`, `propose austria/france`, `move army india`,
//! `attack india n58`.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use table::BadNotation;

use crate::facts::{Alliance, Area, Counter, Kind, Place, Power, Tile, Token};

/// D6.3 The highest bid: bids have no bound in the rules, but two digits are more than anybody can
/// pay without certain revolution.
pub const MOST_BID: u8 = 99;

/// DP-70 The most gold in one payment to another player; who wants to give more pays again.
pub const MOST_PAYMENT: u8 = 20;

/// D9.2, O9.1 What is attacked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Target {
    /// A counter with a defence value.
    Neutral(Counter),
    /// A player, or the control marker of a non-player power.
    Power(Power),
    /// A covert token that carries a marker.
    Token(Token),
}

/// D6.4, O6.4 Who is proposed for the red (top) and the blue (bottom) row.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Proposal {
    /// For the red row; none when a single power is proposed for the blue one.
    pub red: Option<Power>,
    /// For the blue row; none when a single power is proposed for the red one.
    pub blue: Option<Power>,
}

/// One decision of one seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// DP-01 Choose a power. `power france`
    Power(Power),
    /// DP-03 Return a duplicate start marker. `return n12`
    Return(Counter),
    /// DP-03 Draw as many as were returned. `redraw`
    Redraw,
    /// DP-03 Keep the markers as they are. `keep`
    Keep,
    /// DP-04 Choose a marker of the hand. `draft n12`
    Draft(Counter),
    /// DP-05 Place a first unit. `place army baltic`
    Place(Kind, Place),
    /// DP-10, DP-11 Bid. `bid 4`
    Bid(u8),
    /// DP-10 to DP-13 The proposal that goes with the bid. `propose austria/france`, `propose -/spain`
    Propose(Proposal),
    /// DP-11 Pass in an auction; DP-20 pass as an action. `pass`
    Pass,
    /// DP-30 Build a unit. `build army`
    Build(Kind),
    /// DP-31 Destroy a unit and build its like. `rebuild army india`
    Rebuild(Kind, Place),
    /// DP-32, DP-35 Where the unit goes; `deploy home` or its own place leaves it where it is. `deploy baltic`
    Deploy(Place),
    /// DP-33 Build one more army. `militia`
    Militia,
    /// DP-35 Move a unit; its destination follows. `move army india`
    Move(Kind, Place),
    /// DP-33, DP-35 No more. `stop`
    Stop,
    /// DP-36, DP-37 Leave the unit to the sea's decision. `accept`
    Accept,
    /// DP-37 Pay 2 gold: the unit stays. `rescue`
    Rescue,
    /// DP-36, DP-37 Pay 1 or 3 gold: the unit arrives. `arrive`
    Arrive,
    /// DP-40 Attack. `attack india n58`
    Attack(Area, Target),
    /// DP-40 Attack with the War Office. `war-office india france`
    WarOffice(Area, Target),
    /// DP-41 Spend Surprise Attack. `surprise`
    Surprise,
    /// DP-41 Attack openly. `open`
    Open,
    /// DP-42, DP-43 Commit navies and armies to an ally. `commit 2 1`
    Commit {
        /// Navies.
        navies: u8,
        /// Armies.
        armies: u8,
    },
    /// DP-44, DP-47 An either-arm alliance serves at sea. `sea sweden`
    AtSea(Alliance),
    /// DP-44, DP-47 It serves on land. `land sweden`
    OnLand(Alliance),
    /// DP-45, DP-46 Fight at sea; DP-48 fight on. `fight`
    Fight,
    /// DP-45, DP-46 Decline the sea fight. `decline`
    Decline,
    /// DP-48 Surrender the control marker. `surrender`
    Surrender,
    /// DP-49 Spend Blockade for more naval support. `bonus`
    Bonus,
    /// DP-49 Keep it. `no-bonus`
    NoBonus,
    /// DP-50 Spend Reserves. `reroll`
    Reroll,
    /// DP-50 Let the dice stand. `stand`
    Stand,
    /// DP-51 Spend Fighting Withdrawal. `withdraw`
    Withdraw,
    /// DP-51 Take the losses. `hold`
    Hold,
    /// DP-52 Lose a unit of that kind. `lose fort`
    Lose(Kind),
    /// DP-53 The loss falls on that ally. `loss-to spain`
    LossTo(Power),
    /// DP-60 Colonize. `colonize n37`
    Colonize(Counter),
    /// DP-61 Gold Coast Commerce, enslavement in the original. `commerce n46`
    Commerce(Counter),
    /// DP-62 Establish a local alliance. `ally bavaria`
    Ally(Alliance),
    /// DP-63 Claim or buy a tile. `claim banking`
    Claim(Tile),
    /// DP-64 Send a covert token against a control marker. `incite pirates caribbean spain`
    Incite(Token, Area, Power),
    /// DP-23 Use a trade tile. `trade company-levant mediterranean`
    Trade(Tile, Area),
    /// DP-21 Use Improved Agriculture. `agriculture`
    Agriculture,
    /// DP-24 Use the Diplomatic Service. `diplomacy bavaria`
    Diplomacy(Alliance),
    /// DP-21 Use Mercenaries. `mercenaries`
    Mercenaries,
    /// DP-21 Use Pressgangs. `pressgangs`
    Pressgangs,
    /// DP-34 Use Trained Natives. `natives africa`
    Natives(Area),
    /// DP-65 Put Blockade on the map. `blockade india`
    Blockade(Area),
    /// DP-21 End the turn. `end`
    End,
    /// DP-22 End the turn and return a point of unrest. `end calm`
    EndCalm,
    /// DP-70 Pay gold to another player, at any time. `pay 3 france`
    Pay(u8, Power),
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Neutral(counter) => counter.fmt(f),
            Self::Power(power) => power.fmt(f),
            Self::Token(token) => token.fmt(f),
        }
    }
}

impl FromStr for Target {
    type Err = table::UnknownId;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if let Some(power) = Power::from_id(text) {
            return Ok(Self::Power(power));
        }
        if let Some(token) = Token::from_id(text) {
            return Ok(Self::Token(token));
        }
        text.parse().map(Self::Neutral)
    }
}

impl fmt::Display for Proposal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = |power: Option<Power>| power.map_or("-", Power::id);
        write!(f, "{}/{}", name(self.red), name(self.blue))
    }
}

impl FromStr for Proposal {
    type Err = table::UnknownId;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let bad = || table::UnknownId { kind: "proposal", id: text.to_owned() };
        let (red, blue) = text.split_once('/').ok_or_else(bad)?;
        let read = |id: &str| if id == "-" { Ok(None) } else { id.parse().map(Some) };
        let proposal = Self { red: read(red)?, blue: read(blue)? };
        if proposal.red.is_none() && proposal.blue.is_none() { Err(bad()) } else { Ok(proposal) }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Power(power) => write!(f, "power {power}"),
            Self::Return(counter) => write!(f, "return {counter}"),
            Self::Redraw => f.write_str("redraw"),
            Self::Keep => f.write_str("keep"),
            Self::Draft(counter) => write!(f, "draft {counter}"),
            Self::Place(kind, place) => write!(f, "place {kind} {place}"),
            Self::Bid(gold) => write!(f, "bid {gold}"),
            Self::Propose(proposal) => write!(f, "propose {proposal}"),
            Self::Pass => f.write_str("pass"),
            Self::Build(kind) => write!(f, "build {kind}"),
            Self::Rebuild(kind, place) => write!(f, "rebuild {kind} {place}"),
            Self::Deploy(place) => write!(f, "deploy {place}"),
            Self::Militia => f.write_str("militia"),
            Self::Move(kind, place) => write!(f, "move {kind} {place}"),
            Self::Stop => f.write_str("stop"),
            Self::Accept => f.write_str("accept"),
            Self::Rescue => f.write_str("rescue"),
            Self::Arrive => f.write_str("arrive"),
            Self::Attack(area, target) => write!(f, "attack {area} {target}"),
            Self::WarOffice(area, target) => write!(f, "war-office {area} {target}"),
            Self::Surprise => f.write_str("surprise"),
            Self::Open => f.write_str("open"),
            Self::Commit { navies, armies } => write!(f, "commit {navies} {armies}"),
            Self::AtSea(alliance) => write!(f, "sea {alliance}"),
            Self::OnLand(alliance) => write!(f, "land {alliance}"),
            Self::Fight => f.write_str("fight"),
            Self::Decline => f.write_str("decline"),
            Self::Surrender => f.write_str("surrender"),
            Self::Bonus => f.write_str("bonus"),
            Self::NoBonus => f.write_str("no-bonus"),
            Self::Reroll => f.write_str("reroll"),
            Self::Stand => f.write_str("stand"),
            Self::Withdraw => f.write_str("withdraw"),
            Self::Hold => f.write_str("hold"),
            Self::Lose(kind) => write!(f, "lose {kind}"),
            Self::LossTo(power) => write!(f, "loss-to {power}"),
            Self::Colonize(counter) => write!(f, "colonize {counter}"),
            Self::Commerce(counter) => write!(f, "commerce {counter}"),
            Self::Ally(alliance) => write!(f, "ally {alliance}"),
            Self::Claim(tile) => write!(f, "claim {tile}"),
            Self::Incite(token, area, power) => write!(f, "incite {token} {area} {power}"),
            Self::Trade(tile, area) => write!(f, "trade {tile} {area}"),
            Self::Agriculture => f.write_str("agriculture"),
            Self::Diplomacy(alliance) => write!(f, "diplomacy {alliance}"),
            Self::Mercenaries => f.write_str("mercenaries"),
            Self::Pressgangs => f.write_str("pressgangs"),
            Self::Natives(area) => write!(f, "natives {area}"),
            Self::Blockade(area) => write!(f, "blockade {area}"),
            Self::End => f.write_str("end"),
            Self::EndCalm => f.write_str("end calm"),
            Self::Pay(gold, power) => write!(f, "pay {gold} {power}"),
        }
    }
}

impl FromStr for Action {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Self, BadNotation> {
        read(text).ok_or_else(|| BadNotation(text.to_owned()))
    }
}

/// A number without sign, padding or leading zero: one text for one decision.
fn number(text: &str) -> Option<u8> {
    let number: u8 = text.parse().ok()?;
    (number.to_string() == text).then_some(number)
}

/// A counter in the one form it is written.
fn counter(text: &str) -> Option<Counter> {
    let counter: Counter = text.parse().ok()?;
    text.starts_with('n').then_some(counter)
}

fn target(text: &str) -> Option<Target> {
    match text.parse().ok()? {
        Target::Neutral(_) => counter(text).map(Target::Neutral),
        target => Some(target),
    }
}

fn read(text: &str) -> Option<Action> {
    let words: Vec<&str> = text.split(' ').collect();
    Some(match *words {
        ["power", power] => Action::Power(power.parse().ok()?),
        ["return", id] => Action::Return(counter(id)?),
        ["redraw"] => Action::Redraw,
        ["keep"] => Action::Keep,
        ["draft", id] => Action::Draft(counter(id)?),
        ["place", kind, place] => Action::Place(kind.parse().ok()?, place.parse().ok()?),
        ["bid", gold] => Action::Bid(number(gold)?),
        ["propose", proposal] => Action::Propose(proposal.parse().ok()?),
        ["pass"] => Action::Pass,
        ["build", kind] => Action::Build(kind.parse().ok()?),
        ["rebuild", kind, place] => Action::Rebuild(kind.parse().ok()?, place.parse().ok()?),
        ["deploy", place] => Action::Deploy(place.parse().ok()?),
        ["militia"] => Action::Militia,
        ["move", kind, place] => Action::Move(kind.parse().ok()?, place.parse().ok()?),
        ["stop"] => Action::Stop,
        ["accept"] => Action::Accept,
        ["rescue"] => Action::Rescue,
        ["arrive"] => Action::Arrive,
        ["attack", area, id] => Action::Attack(area.parse().ok()?, target(id)?),
        ["war-office", area, id] => Action::WarOffice(area.parse().ok()?, target(id)?),
        ["surprise"] => Action::Surprise,
        ["open"] => Action::Open,
        ["commit", navies, armies] => Action::Commit { navies: number(navies)?, armies: number(armies)? },
        ["sea", alliance] => Action::AtSea(alliance.parse().ok()?),
        ["land", alliance] => Action::OnLand(alliance.parse().ok()?),
        ["fight"] => Action::Fight,
        ["decline"] => Action::Decline,
        ["surrender"] => Action::Surrender,
        ["bonus"] => Action::Bonus,
        ["no-bonus"] => Action::NoBonus,
        ["reroll"] => Action::Reroll,
        ["stand"] => Action::Stand,
        ["withdraw"] => Action::Withdraw,
        ["hold"] => Action::Hold,
        ["lose", kind] => Action::Lose(kind.parse().ok()?),
        ["loss-to", power] => Action::LossTo(power.parse().ok()?),
        ["colonize", id] => Action::Colonize(counter(id)?),
        ["commerce", id] => Action::Commerce(counter(id)?),
        ["ally", alliance] => Action::Ally(alliance.parse().ok()?),
        ["claim", tile] => Action::Claim(tile.parse().ok()?),
        ["incite", token, area, power] => {
            Action::Incite(token.parse().ok()?, area.parse().ok()?, power.parse().ok()?)
        }
        ["trade", tile, area] => Action::Trade(tile.parse().ok()?, area.parse().ok()?),
        ["agriculture"] => Action::Agriculture,
        ["diplomacy", alliance] => Action::Diplomacy(alliance.parse().ok()?),
        ["mercenaries"] => Action::Mercenaries,
        ["pressgangs"] => Action::Pressgangs,
        ["natives", area] => Action::Natives(area.parse().ok()?),
        ["blockade", area] => Action::Blockade(area.parse().ok()?),
        ["end"] => Action::End,
        ["end", "calm"] => Action::EndCalm,
        ["pay", gold, power] => Action::Pay(number(gold)?, power.parse().ok()?),
        _ => return None,
    })
}
