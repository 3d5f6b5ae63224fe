//! Everything on and under the table: flat and copied as bytes.

use serde::{Deserialize, Serialize};
use table::{Seat, SeatSet};

use crate::action::{Proposal, Target};
use crate::facts::{
    Alliance, Alliances, Area, COUNTERS, CounterFact, Counters, Kind, Place, Power, Powers, Tile, Token,
};
use crate::options::Rules;

/// The most return events of one player: one pass a turn and every Government Reform.
pub const MOST_RETURNS: usize = 28;

/// The red (top) and the blue (bottom) row of the alliance display.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Row {
    /// Red, or top.
    Red,
    /// Blue, or bottom.
    Blue,
}

impl Row {
    /// The other row.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Red => Self::Blue,
            Self::Blue => Self::Red,
        }
    }
}

/// A side of an attack.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// Who attacks.
    Attacker,
    /// Who is attacked.
    Defender,
}

/// A combat of an attack.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Front {
    /// At sea.
    Sea,
    /// On land.
    Land,
}

/// D9.18 How a combat ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// The attacker's side wins.
    Attacker,
    /// A tie.
    Tie,
    /// The defender's side wins.
    Defender,
}

/// D3.5 One return of unrest, as everybody saw it: it bounds what the counters drawn before are worth.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Return {
    /// Counters drawn until then.
    pub drawn: u16,
    /// Points given back.
    pub points: u8,
    /// Whether that was less than asked, so that nothing was left.
    pub short: bool,
}

/// D3.4 The unrest of one player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Unrest {
    /// Counters drawn, by their value of 0, 1 or 2; points are counters of value 1. Hidden.
    pub drawn: [u16; 3],
    /// D3.6 How many of them were drawn from the empty bag: those are worth 1. Public.
    pub late: u16,
    /// Points given back.
    pub returned: u8,
    /// How many of `returns` there are.
    pub return_count: u8,
    /// The returns in order.
    pub returns: [Return; MOST_RETURNS],
}

impl Unrest {
    /// None.
    pub const NONE: Self = Self {
        drawn: [0; 3],
        late: 0,
        returned: 0,
        return_count: 0,
        returns: [Return { drawn: 0, points: 0, short: false }; MOST_RETURNS],
    };

    /// How many counters were drawn. Public.
    pub const fn count(&self) -> u16 {
        self.drawn[0].saturating_add(self.drawn[1]).saturating_add(self.drawn[2])
    }

    /// What the player holds now. Hidden, unless unrest is open.
    pub const fn points(&self) -> u16 {
        self.drawn[1].saturating_add(2 * self.drawn[2]) - self.returned as u16
    }
}

/// What a player has besides units and markers on the map.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// Gold in hand.
    pub gold: i32,
    /// D3.7 Population, 0 to 9.
    pub population: u8,
    /// Victory points.
    pub vp: i16,
    /// Tiles held, by kind.
    pub tiles: [u8; Tile::COUNT],
    /// D7.5 How many of them were used in this war.
    pub used: [u8; Tile::COUNT],
    /// Unrest.
    pub unrest: Unrest,
}

impl Player {
    /// Copies of a tile in hand.
    pub const fn has(&self, tile: Tile) -> u8 {
        self.tiles[tile as usize]
    }

    /// D7.5 Copies of a once-per-war tile that were not used in this war.
    pub const fn ready(&self, tile: Tile) -> u8 {
        self.tiles[tile as usize] - self.used[tile as usize]
    }
}

/// Units and control markers on the map, by power.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Map {
    /// Units by power, place and kind.
    pub units: [[[u8; Kind::COUNT]; Place::COUNT]; Power::COUNT],
    /// Control markers by power and area; one that lies on a token is not among them (D0.10).
    pub control: [[u8; Area::COUNT]; Power::COUNT],
    /// Counters that lie on the map.
    pub neutrals: Counters,
    /// D10.5 Where a covert token lies, and whose marker lies on it; none while it is on the display.
    pub tokens: [Option<(Area, Power)>; Token::COUNT],
    /// D8.8 Where Blockade lies, and whose it is.
    pub blockade: Option<(Area, Power)>,
    /// D10.3 Who holds each local alliance.
    pub alliances: [Option<Power>; Alliance::COUNT],
}

impl Map {
    /// An empty map.
    pub const EMPTY: Self = Self {
        units: [[[0; Kind::COUNT]; Place::COUNT]; Power::COUNT],
        control: [[0; Area::COUNT]; Power::COUNT],
        neutrals: Counters::NONE,
        tokens: [None; Token::COUNT],
        blockade: None,
        alliances: [None; Alliance::COUNT],
    };

    /// Units of a power in a place.
    pub fn units(&self, power: Power, place: impl Into<Place>, kind: Kind) -> u8 {
        self.units[power.index()][place.into().index()][kind.index()]
    }

    /// Control markers of a power in an area.
    pub const fn control(&self, power: Power, area: Area) -> u8 {
        self.control[power as usize][area as usize]
    }

    /// D9.7 Navies of a power that fight for an area.
    pub fn navies_for(&self, power: Power, area: Area) -> u8 {
        area.waters().map_or(0, |waters| self.units(power, waters, Kind::Navy))
    }

    /// Pieces of that kind on the map, home included.
    pub fn on_map(&self, power: Power, kind: Kind) -> u8 {
        self.units[power.index()].iter().map(|place| place[kind.index()]).sum()
    }

    /// Local alliances a power holds.
    pub fn held(&self, power: Power) -> Alliances {
        Alliance::ALL.iter().copied().filter(|a| self.alliances[a.index()] == Some(power)).collect()
    }
}

/// D6.5 An auction under way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Auction {
    /// Who opened the first auction of this war.
    pub first: Seat,
    /// Which auction of the war this is, from 0.
    pub number: u8,
    /// The highest bid with its proposal, and who made it. None before the opening.
    pub bid: Option<(Seat, u8, Proposal)>,
    /// A bid named whose proposal is still to come.
    pub naming: Option<u8>,
    /// Passes in succession since the highest bid.
    pub passes: u8,
}

/// D7.2 The turn under way.
#[allow(clippy::struct_excessive_bools, reason = "four separate facts about the turn")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Turn {
    /// Whose turn it is: a place in the turn order, from 0.
    pub place: u8,
    /// Actions still to be taken.
    pub actions: u8,
    /// A special action was taken (V-ONESPECIAL), or a tile was bought (O7.2).
    pub special: bool,
    /// O7.2 A colony was colonized or enslaved; unused under V-ONESPECIAL.
    pub colonized: bool,
    /// Actions passed.
    pub passes: u8,
    /// D7.6 A paid or War Office attack was made.
    pub attacked: bool,
}

/// Why a unit is on its way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Errand {
    /// D8.1 It was built.
    Build,
    /// D8.10 It was built by the Militia.
    Militia,
    /// D8.9 It was built by Mercenaries, Pressgangs or Trained Natives.
    Free,
    /// D8.4 It moves.
    Move,
}

/// D8.4 Units on their way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct March {
    /// Why.
    pub errand: Errand,
    /// The unit whose destination is asked for, or that the sea decides about.
    pub unit: Kind,
    /// Where it stands.
    pub from: Place,
    /// D8.7 Where it wants to go, while the sea decides.
    pub to: Place,
    /// D8.4 Moves left in this Move action; D8.10 extra armies left after this Build.
    pub left: u8,
    /// D8.4 Units that may still leave their place in this Move action.
    pub ready: [[u8; Kind::COUNT]; Place::COUNT],
}

/// D9 An attack or the strike of a covert token under way.
#[allow(clippy::struct_excessive_bools, reason = "separate facts about the attack")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Attack {
    /// The attacking player; the inciter of a strike.
    pub attacker: Power,
    /// Where.
    pub area: Area,
    /// What is attacked. In a strike the power that is struck.
    pub target: Target,
    /// D10.5 The covert token that strikes, if it is a strike.
    pub strike: Option<Token>,
    /// D9.1 Made with the War Office.
    pub war_office: bool,
    /// D9.4 Surprise Attack was spent.
    pub surprise: bool,
    /// D9.5 Who was asked for help already.
    pub asked: Powers,
    /// D9.5 Navies and armies committed and alive, by power.
    pub committed: [[u8; 2]; Power::COUNT],
    /// D9.9, O9.5 Either-arm alliances that serve at sea in this attack.
    pub at_sea: Alliances,
    /// D9.9, O9.5 Either-arm alliances whose service is settled.
    pub settled: Alliances,
    /// D9.8 Who holds naval support.
    pub support: Option<Side>,
    /// D9.14 Who spent Blockade on it.
    pub bonus: Option<Side>,
    /// D9.21, O9.13 The defender withdrew fighting: in this combat, or in the whole attack (original).
    pub withdrawn: bool,
    /// The combat under way.
    pub front: Front,
    /// D9.16 The latest dice, by side.
    pub dice: [[u8; 2]; 2],
    /// D9.17 Who let the latest dice stand already.
    pub stood: [bool; 2],
    /// D9.20 Losses still to be taken, by side: the result loss and the seven loss.
    pub losses: [[bool; 2]; 2],
    /// D9.18 How the combat ended, once its dice stand.
    pub result: Option<Verdict>,
    /// D9.20 The ally on whom the result loss of a side fell.
    pub ally_lost: [Option<Power>; 2],
}

/// S2, S4 Start markers being drawn or drafted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Markers {
    /// By seat: markers drawn or chosen so far.
    pub own: [Counters; Power::COUNT],
    /// DP-03 Markers returned and not yet drawn anew.
    pub returned: Counters,
    /// S4 Hands, by the seat that drew them first.
    pub hands: [Counters; Power::COUNT],
    /// S4 What each seat chose, pass by pass; 255 where nothing was chosen yet.
    pub picks: [[u8; 7]; Power::COUNT],
    /// S4 How often the hands were passed on.
    pub passed: u8,
}

/// What is being decided.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// DP-01.
    ChoosePower,
    /// DP-03.
    Redraw,
    /// DP-04.
    Draft,
    /// DP-05; how many units are placed already.
    Place(u8),
    /// DP-10, DP-11.
    Bid,
    /// DP-10 to DP-13.
    Propose,
    /// DP-20, DP-21, DP-22.
    Turn,
    /// DP-35, the second and later moves of an action.
    Moving,
    /// DP-32, DP-34, DP-35: where the unit goes.
    Deploy,
    /// DP-36.
    SeaStay,
    /// DP-37.
    SeaSink,
    /// DP-33.
    Militia,
    /// DP-41.
    Surprise,
    /// DP-42, DP-43.
    Commit(Side),
    /// DP-44, DP-47.
    Arms(Side),
    /// DP-45, DP-46.
    SeaFight(Side),
    /// DP-48.
    Surrender,
    /// DP-49.
    Bonus(Side),
    /// DP-50.
    Reserves(Side),
    /// DP-51.
    Withdrawal,
    /// DP-52.
    LossKind(Side),
    /// DP-53.
    LossAlly(Side),
    /// The game is over.
    Over,
}

/// The whole game at one moment.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// The rules in force.
    pub rules: Rules,
    /// R-01 What is printed on the counters.
    #[serde(with = "facts")]
    pub counters: [CounterFact; COUNTERS],
    /// R-03 Faces of the sea die: success, stay, sink.
    pub sea_die: [u8; 3],
    /// The power of each seat, once chosen.
    pub powers: [Option<Power>; Power::COUNT],
    /// The start player.
    pub first: Seat,
    /// D4.1 The war, 1 to 3.
    pub war: u8,
    /// D7.1 The round, from 1; 0 outside the action phase.
    pub round: u8,
    /// D6.9 The boxes of the alliance display: red, blue.
    pub boxes: [[Option<Power>; 4]; 2],
    /// The map.
    pub map: Map,
    /// By power; meaningless for a power without a player.
    pub players: [Player; Power::COUNT],
    /// Counters in the bag.
    pub bag: Counters,
    /// D3.4 Unrest counters left in the bag, by value. Hidden.
    pub unrest_bag: [u8; 3],
    /// Tiles on the display.
    pub display: [u8; Tile::COUNT],
    /// R-40 Who used a tactics tile in this round: Blockade, Fighting Withdrawal, Surprise Attack.
    pub spent: [Option<Power>; 3],
    /// What is being decided.
    pub step: Step,
    /// By whom.
    pub waiting: SeatSet,
    /// The start markers.
    pub markers: Markers,
    /// The auction.
    pub auction: Auction,
    /// The turn.
    pub turn: Turn,
    /// Units on their way.
    pub march: Option<March>,
    /// The attack.
    pub attack: Option<Attack>,
}

/// serde knows arrays up to 32 only.
mod facts {
    use serde::{Deserialize, Deserializer, Serializer};

    use crate::facts::{COUNTERS, CounterFact};

    pub(super) fn serialize<S: Serializer>(
        facts: &[CounterFact; COUNTERS],
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(facts)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<[CounterFact; COUNTERS], D::Error> {
        let facts = Vec::<CounterFact>::deserialize(deserializer)?;
        facts.try_into().map_err(|_| serde::de::Error::custom("expected 65 counters"))
    }
}
