//! Everything on and under the table, flat and small.

mod agenda;
mod round;

use serde::{Deserialize, Serialize};
use table::{Outcome, Seat};

use crate::facts::{
    Advantages, AwardTile, BasicTile, BonusTile, Commodity, Era, InvestmentTiles, Spaces, War,
};
use crate::few::Blank;
use crate::{EventCards, Few, Ministries, Ministry, Options, Side};

pub use agenda::{Cursor, Part, Step};
pub use round::{Only, Purse, Round, Slot, Tied};

/// A value for France and one for Britain, indexed by [`Side`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Both<T>(pub [T; 2]);

impl<T> std::ops::Index<Side> for Both<T> {
    type Output = T;
    fn index(&self, side: Side) -> &T {
        &self.0[side.index()]
    }
}

impl<T> std::ops::IndexMut<Side> for Both<T> {
    fn index_mut(&mut self, side: Side) -> &mut T {
        &mut self.0[side.index()]
    }
}

/// The whole game at one moment.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct State {
    /// The options the game was set up with.
    pub options: Options,
    /// Which seat plays which side.
    pub seat_of: Both<Seat>,
    /// 4.0 The Peace Turn, 1 to 6; during a war, the turn before it.
    pub turn: u8,
    /// The war being fought, if one is.
    pub fighting: Option<War>,
    /// The flags, squadrons and markers on the map.
    pub board: Board,
    /// Counts on tracks and mats.
    pub tracks: Tracks,
    /// Event cards.
    pub deck: Deck,
    /// Ministry cards.
    pub ministries: Both<Cabinet>,
    /// 7.3 Markers of the Jacobite cause.
    pub jacobites: Jacobites,
    /// Advantage tiles that are exhausted, whoever holds them (8.2).
    pub exhausted: Advantages,
    /// 4.1.3 Award tiles.
    pub awards: Awards,
    /// 4.1.4 Commodities in Global Demand, as bits by [`Commodity`].
    pub demand: u8,
    /// M-21 The commodity with the Townshend Acts marker.
    pub townshend: Option<Commodity>,
    /// M-17 Debt taken this turn that did not raise the track (0 to 2).
    pub free_credit_used: u8,
    /// Investment tiles.
    pub tiles: Tiles,
    /// War tiles.
    pub war: WarDisplay,
    /// 4.1.8 Who has the Initiative.
    pub initiative: Side,
    /// 4.1.8 Who takes (or took) the first Action Round of the turn.
    pub first: Side,
    /// Action Rounds completed this turn, by both sides together (0 to 8).
    pub rounds_done: u8,
    /// 5.0 The Action Round being played.
    pub round: Round,
    /// 7.0 The war being resolved.
    pub battle: Battle,
    /// Choices made but not yet shown (4.1.6, 4.1.7).
    pub pending: Both<Pending>,
    /// What is still to be done, the next thing last.
    pub agenda: Few<Step, 20>,
    /// The result, once there is one.
    pub result: Option<GameEnd>,
}

/// The map.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Board {
    /// 3.2.7 Spaces each side controls; a Naval space by its Squadron.
    pub control: Both<Spaces>,
    /// 12.1 Markets with Spanish flags.
    pub spain: Spaces,
    /// 10.0 Territories with USA flags.
    pub usa: Spaces,
    /// 3.8 Spaces with a Conflict marker of either kind.
    pub conflicts: Spaces,
    /// 3.8.1 Those of them that show “+1”.
    pub plus_one: Spaces,
    /// 3.2.5 Damaged Forts.
    pub damaged: Spaces,
    /// M-9 Territories with a Huguenots marker, fresh side up.
    pub huguenots_fresh: Spaces,
    /// M-9 Territories with a Huguenots marker that has been flipped.
    pub huguenots_spent: Spaces,
}

/// Counters off the map.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Tracks {
    /// The shared Victory Points; may leave 0 to 30 (4.1.12).
    pub vp: i16,
    /// 6.1 Current Debt.
    pub debt: Both<u8>,
    /// 6.3 Debt Limit.
    pub limit: Both<u8>,
    /// 9.0 Treaty Points.
    pub trp: Both<u8>,
    /// 3.6 Squadrons in the Navy Box.
    pub navy_box: Both<u8>,
    /// 5.6.5 Squadrons not built yet.
    pub unbuilt: Both<u8>,
    /// R-122 Squadrons on the Turn Track until the next Peace Turn.
    pub away: Both<u8>,
    /// Squadrons out of the game for good.
    pub removed: Both<u8>,
    /// M-9 Huguenots markers not placed yet.
    pub huguenots_left: u8,
}

/// 3.4 Event cards. The draw pile has no order: a card is drawn from it at random when it is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Deck {
    /// The draw pile.
    pub draw: EventCards,
    /// The open discard pile.
    pub discard: EventCards,
    /// Cards in hand.
    pub hands: Both<EventCards>,
    /// Cards played, which are out of the game.
    pub played: EventCards,
    /// What each side's opponent can work out about its hand.
    pub trail: Both<Trail>,
    /// Counts every change of the draw pile and the hands, for the trails.
    pub clock: u8,
    /// For each card (by number) the clock when it last came into the draw pile.
    pub since: Few<u8, 42>,
}

/// When a side drew cards and which of its cards have been seen to go, as its opponent saw it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Trail {
    /// The clock of each draw.
    pub draws: Few<u8, 64>,
    /// For each card seen to go: since when it could have been drawn, and when it went.
    pub gone: Few<(u8, u8), 64>,
}

/// 3.5 The Ministry cards of one side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Cabinet {
    /// Cards in play, face down or face up.
    pub cards: Ministries,
    /// Those of them that are face up.
    pub open: Ministries,
    /// Exhausted first abilities, by card.
    pub exhausted_first: Ministries,
    /// Exhausted second abilities, by card.
    pub exhausted_second: Ministries,
}

/// 7.3 Jacobite markers.
#[allow(clippy::struct_excessive_bools)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Jacobites {
    /// Jacobite Victory marker of the War of the Spanish Succession.
    pub victory_wss: bool,
    /// Jacobite Victory marker of the War of the Austrian Succession.
    pub victory_was: bool,
    /// The Jacobite Defeat marker lies by Scotland and Ireland.
    pub defeat: bool,
    /// M-4 is out of the game.
    pub uprisings_removed: bool,
    /// France may hold M-4 as a third card.
    pub third_card: bool,
    /// M-4 is in play as the third card.
    pub held_extra: bool,
}

/// 3.9 Award tiles.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Awards {
    /// This turn's tile of each Region, by [`Region`](crate::facts::Region).
    pub on: [Option<AwardTile>; 4],
    /// Tiles not used yet in this Era, as bits.
    pub left: u8,
}

/// 3.3 Investment tiles. The stack has no order: tiles come from it at random.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Tiles {
    /// The stack.
    pub stack: InvestmentTiles,
    /// This turn's nine tiles.
    pub available: InvestmentTiles,
    /// Those of them that a side has taken.
    pub taken: Both<InvestmentTiles>,
    /// The used tiles.
    pub used: InvestmentTiles,
}

/// One side's War tiles.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Army {
    /// The Basic War tile of each theater of the next war.
    pub basic: [Option<BasicTile>; 4],
    /// The Bonus War tiles of each theater.
    pub bonus: [Few<BonusTile, 3>; 4],
    /// Basic War tiles in the pool, as bits.
    pub basic_pool: u16,
    /// Bonus War tiles in the pool, as bits.
    pub bonus_pool: u16,
    /// Basic War tiles removed by Military Upgrades, each with the war that was next (5.3.3).
    pub basic_removed: Few<(BasicTile, War), 12>,
    /// The wars in which each Basic War tile was revealed, as bits.
    pub basic_seen: [u8; 16],
    /// Bonus War tiles drawn and not placed yet, the next one last.
    pub unplaced: Few<BonusTile, 4>,
    /// The Basic War tile just drawn for an Upgrade (5.3.3).
    pub upgrade: Option<BasicTile>,
    /// Basic War tiles drawn and not assigned yet, as bits (12.2).
    pub unassigned: u16,
    /// R-214 Bonus War tiles to draw at the first Action Round of Turn 4.
    pub carry_over: u8,
}

impl Blank for BasicTile {
    const BLANK: Self = Self::from_index(0);
}

impl Blank for BonusTile {
    const BLANK: Self = Self::from_index(0);
}

impl Blank for War {
    const BLANK: Self = Self::Wss;
}

/// 3.7 The display of the next war, or of the one being fought.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct WarDisplay {
    /// The war on display; none after the American War of Independence.
    pub next: Option<War>,
    /// The tiles of each side.
    pub army: Both<Army>,
    /// R-133 The theater with the Byng marker.
    pub byng: Option<u8>,
    /// R-205 The side of the Atlantic Dominance marker.
    pub atlantic: Option<Side>,
}

/// 7.1 The war being resolved.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Battle {
    /// The theater being resolved, counted from 0.
    pub theater: u8,
    /// Whether this theater's tiles lie open.
    pub revealed: bool,
    /// Total strengths, once they are counted.
    pub strength: Both<i8>,
    /// The winner of each theater so far, with its margin.
    pub won: [Option<(Side, u8)>; 4],
    /// 7.2.2 Refusals of each side in this war.
    pub refusals: Both<u8>,
    /// 7.2.2 Territories that cannot be taken any more in this war.
    pub closed: Spaces,
    /// 7.2.1.1 Naval spaces whose Squadron has taken a space in this war.
    pub conquerors: Spaces,
    /// Squadrons in the Navy Box that have taken a space in this war.
    pub conquerors_boxed: Both<u8>,
    /// 12.1 Shifts in Spain owed to each side after this theater.
    pub spanish_shifts: Both<u8>,
    /// R-209 Markets that could not trace a chain before USA flags were placed.
    pub cut_before: Spaces,
}

/// A choice made while the other seat's is still to come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Pending {
    /// Whether the choice is complete.
    pub done: bool,
    /// 4.1.6 Cards to be discarded.
    pub discards: EventCards,
    /// 4.1.7 Ministry cards chosen, or taken in exchange.
    pub ministries: Ministries,
    /// 4.1.7 Face-down cards given back in exchange.
    pub returned: Ministries,
    /// R-093 Whether M-4 is taken as a third card; none while undecided.
    pub uprisings: Option<bool>,
}

/// 4.1.14, 7.4 How the game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameEnd {
    /// Who won.
    pub winner: Side,
    /// How.
    pub how: EndReason,
}

/// The ways the game can end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum EndReason {
    /// 4.1.13 Victory Points in a Peace Turn.
    PeaceVp,
    /// 7.4 Victory Points after a war.
    WarVp,
    /// 4.1.13 All Awards and all Global Demand.
    Sweep,
    /// 7.4 Every theater of a war at the top of its spoils.
    MaximumSpoils,
    /// 4.1.14 Final Scoring.
    FinalScoring,
    /// 4.1.14 15 VP after Final Scoring, more Available Debt.
    TieByDebt,
    /// 4.1.14 15 VP after Final Scoring and equal Available Debt: Britain.
    TieToBritain,
}

impl EndReason {
    /// Every way the game can end.
    pub const ALL: [Self; 7] = [
        Self::PeaceVp,
        Self::WarVp,
        Self::Sweep,
        Self::MaximumSpoils,
        Self::FinalScoring,
        Self::TieByDebt,
        Self::TieToBritain,
    ];

    /// As it is written in records.
    pub const fn id(self) -> &'static str {
        match self {
            Self::PeaceVp => "peace-vp",
            Self::WarVp => "war-vp",
            Self::Sweep => "sweep",
            Self::MaximumSpoils => "maximum-spoils",
            Self::FinalScoring => "final-scoring",
            Self::TieByDebt => "tie-by-debt",
            Self::TieToBritain => "tie-to-britain",
        }
    }
}

impl State {
    /// 2.1 The Era of the turn.
    pub const fn era(&self) -> Era {
        match self.turn {
            1 | 2 => Era::Succession,
            3 | 4 => Era::Empire,
            _ => Era::Revolution,
        }
    }

    /// The side a seat plays.
    pub fn side_of(&self, seat: Seat) -> Side {
        if self.seat_of[Side::France] == seat { Side::France } else { Side::Britain }
    }

    /// 6.4 Available Debt.
    pub fn available_debt(&self, side: Side) -> i16 {
        i16::from(self.tracks.limit[side]) - i16::from(self.tracks.debt[side])
    }

    /// The thing to be done next.
    pub fn step(&self) -> Option<Step> {
        self.agenda.last().copied()
    }

    /// 11.0 The result as the table wants it.
    pub fn outcome(&self) -> Option<Outcome> {
        let end = self.result.as_ref()?;
        let mut standings = arrayvec::ArrayVec::new();
        for seat in [Seat(0), Seat(1)] {
            let side = self.side_of(seat);
            let score = match side {
                Side::France => i32::from(self.tracks.vp),
                Side::Britain => 30 - i32::from(self.tracks.vp),
            };
            standings.push(table::Standing { place: if side == end.winner { 1 } else { 2 }, score });
        }
        Some(Outcome { end: end.how.id(), standings })
    }

    /// Whether the Ministry card is face up in play.
    pub fn open_ministry(&self, card: Ministry) -> bool {
        self.ministries[card.facts().side].open.contains(card)
    }
}
