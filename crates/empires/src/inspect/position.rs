//! The fields of a position, as they are written.

use std::collections::BTreeMap;

use serde::Deserialize;
use table::inspect::present;

use super::ids::{CounterId, Id, Spot};
use crate::Edition;
use crate::facts::{Area, Kind, Power, Reward, Token};

/// When the position was taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Phase {
    /// An auction is open.
    Auction,
    /// A player's turn is about to begin.
    Actions,
    /// Income and maintenance are next.
    Income,
    /// Victory points are next.
    Scoring,
    /// The game is over.
    End,
}

/// D6.7 The powers in the boxes of the two rows, from the left.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Rows {
    pub(super) red: Vec<Id<Power>>,
    pub(super) blue: Vec<Id<Power>>,
}

/// D3.4 The unrest of a player.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct UnrestHeld {
    pub(super) points: u8,
    pub(super) drawn: u8,
    pub(super) returned: u8,
}

/// A tile in a player's hand.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct HeldTile {
    pub(super) tile: String,
    pub(super) used: bool,
}

/// Units by place and kind.
pub(super) type Units = BTreeMap<Spot, BTreeMap<Id<Kind>, u8>>;
/// Control markers by area.
pub(super) type Control = BTreeMap<Id<Area>, u8>;

/// What a player has.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PlayerFields {
    pub(super) gold: u16,
    pub(super) population: u8,
    pub(super) vp: i16,
    pub(super) unrest: UnrestHeld,
    pub(super) units: Units,
    pub(super) control: Control,
    pub(super) tiles: Vec<HeldTile>,
    pub(super) alliances: Vec<String>,
}

/// What a non-player power has.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct NonPlayer {
    pub(super) units: Units,
    pub(super) control: Control,
}

/// D0.4 What a counter is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum NeutralKind {
    Defence,
    Colonize,
    GoldCoast,
}

/// A counter on the map.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Neutral {
    pub(super) counter: CounterId,
    pub(super) area: Id<Area>,
    pub(super) kind: NeutralKind,
    #[serde(deserialize_with = "present")]
    pub(super) value: Option<u8>,
    pub(super) reward: Reward,
}

/// D10.5 Where a covert token lies, and whose marker lies on it.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TokenOnMap {
    pub(super) area: Id<Area>,
    pub(super) marker: Id<Power>,
}

/// The covert tokens.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Tokens {
    #[serde(deserialize_with = "present")]
    pub(super) pirates: Option<TokenOnMap>,
    #[serde(deserialize_with = "present")]
    pub(super) revolt: Option<TokenOnMap>,
}

/// D8.8 Blockade on the map.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BlockadeOnMap {
    pub(super) area: Id<Area>,
    pub(super) owner: Id<Power>,
}

/// D6.5 The highest bid.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Bid {
    pub(super) by: Id<Power>,
    pub(super) gold: u8,
    #[serde(deserialize_with = "present")]
    pub(super) red: Option<Id<Power>>,
    #[serde(deserialize_with = "present")]
    pub(super) blue: Option<Id<Power>>,
}

/// The open auction.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct OpenAuction {
    pub(super) first_opener: Id<Power>,
    #[serde(deserialize_with = "present")]
    pub(super) bid: Option<Bid>,
    pub(super) passes: u8,
}

/// D9.2 What is attacked.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum Aim {
    Neutral { counter: CounterId },
    Player { power: Id<Power> },
    Np { power: Id<Power> },
    Token { token: Id<Token> },
}

/// One value for each side of an attack.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Sides<T> {
    pub(super) attacker: T,
    pub(super) defender: T,
}

/// D9.5 What an ally commits.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Commitment {
    pub(super) power: Id<Power>,
    pub(super) navy: u8,
    pub(super) army: u8,
}

/// An attack to be judged.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct AttackQuestion {
    pub(super) id: String,
    pub(super) attacker: Id<Power>,
    pub(super) area: Id<Area>,
    pub(super) target: Aim,
    pub(super) war_office: bool,
    pub(super) surprise: bool,
    pub(super) commit: Sides<Vec<Commitment>>,
    pub(super) sea: Sides<bool>,
    pub(super) at_sea: Sides<Vec<String>>,
    pub(super) blockade: Sides<bool>,
}

/// D10.5 A strike to be judged.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct StrikeQuestion {
    pub(super) id: String,
    pub(super) by: Id<Power>,
    pub(super) token: Id<Token>,
    pub(super) area: Id<Area>,
    pub(super) marker: Id<Power>,
}

/// What is to be judged.
#[derive(Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub(super) enum Question {
    Attack(AttackQuestion),
    Strike(StrikeQuestion),
}

impl Question {
    /// Its name inside the position.
    pub(super) fn id(&self) -> &str {
        match self {
            Self::Attack(attack) => &attack.id,
            Self::Strike(strike) => &strike.id,
        }
    }
}

table::read_from_object! {
    /// A position.
    pub(super) struct Position {
        pub(super) edition: Edition,
        pub(super) variants: Vec<String>,
        pub(super) players: Vec<Id<Power>>,
        pub(super) war: u8,
        pub(super) phase: Phase,
        pub(super) round: Option<u8>,
        pub(super) active: Option<Id<Power>>,
        pub(super) alliances: Rows,
        pub(super) turn_order: Option<Vec<Id<Power>>>,
        pub(super) powers: BTreeMap<Id<Power>, PlayerFields>,
        pub(super) non_players: BTreeMap<Id<Power>, NonPlayer>,
        pub(super) neutrals: Vec<Neutral>,
        pub(super) tokens: Tokens,
        pub(super) blockade: Option<BlockadeOnMap>,
        pub(super) display: BTreeMap<String, u8>,
        pub(super) spent_this_round: BTreeMap<String, Id<Power>>,
        pub(super) auction: Option<OpenAuction>,
        pub(super) questions: Vec<Question>,
    }
}
