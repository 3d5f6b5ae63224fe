//! Everything on and under the table, flat and small.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Outcome, Seat};

use crate::facts::{
    ActionType, Advantage, Advantages, AwardTile, BasicTile, BonusTile, Commodity, Era, InvestmentTile,
    InvestmentTiles, Region, Space, Spaces, War,
};
use crate::{EventCard, EventCards, Ministries, Ministry, Options, Side};

/// A value for France and one for Britain, indexed by [`Side`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash, Serialize, Deserialize)]
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
    pub agenda: ArrayVec<Step, 20>,
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
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
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
    pub since: ArrayVec<u8, 42>,
}

/// When a side drew cards and which of its cards have been seen to go, as its opponent saw it.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Trail {
    /// The clock of each draw.
    pub draws: ArrayVec<u8, 64>,
    /// For each card seen to go: since when it could have been drawn, and when it went.
    pub gone: ArrayVec<(u8, u8), 64>,
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
    /// This turn's tile of each Region, by [`Region`].
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
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Army {
    /// The Basic War tile of each theater of the next war.
    pub basic: [Option<BasicTile>; 4],
    /// The Bonus War tiles of each theater.
    pub bonus: [ArrayVec<BonusTile, 3>; 4],
    /// Basic War tiles in the pool, as bits.
    pub basic_pool: u16,
    /// Bonus War tiles in the pool, as bits.
    pub bonus_pool: u16,
    /// Basic War tiles removed by Military Upgrades, each with the war that was next (5.3.3).
    pub basic_removed: ArrayVec<(BasicTile, War), 12>,
    /// The wars in which each Basic War tile was revealed, as bits.
    pub basic_seen: [u8; 16],
    /// Bonus War tiles drawn and not placed yet, the next one last.
    pub unplaced: ArrayVec<BonusTile, 4>,
    /// The Basic War tile just drawn for an Upgrade (5.3.3).
    pub upgrade: Option<BasicTile>,
    /// Basic War tiles drawn and not assigned yet, as bits (12.2).
    pub unassigned: u16,
    /// R-214 Bonus War tiles to draw at the first Action Round of Turn 4.
    pub carry_over: u8,
}

/// 3.7 The display of the next war, or of the one being fought.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
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

/// Which Action of the round pays.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
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

/// 5.3 One Action of the round and the Action Points it has left.
#[allow(clippy::struct_excessive_bools)]
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
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
    pub tied: ArrayVec<Tied, 4>,
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
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
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
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameEnd {
    /// Who won.
    pub winner: Side,
    /// How.
    pub how: EndReason,
}

/// The ways the game can end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
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

/// Which part of a card's effects is being resolved (5.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Part {
    /// The standard effect.
    Effect,
    /// The bonus effect.
    Bonus,
}

/// A place in a card's list of steps.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Cursor {
    /// The card.
    pub card: EventCard,
    /// Standard or bonus effect.
    pub part: Part,
    /// The step in that part.
    pub at: u8,
    /// Inside a “choose one” step: the branch taken, and the step in it.
    pub branch: Option<(u8, u8)>,
}

/// A thing to be done. Some need a decision, the others happen by themselves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    // ----- before the game -----
    /// G2 The first bidder names the side it wants.
    BidSide,
    /// G3, G4 A bid, or the answer to one.
    Bid {
        /// Who is to speak.
        seat: Seat,
        /// The side that the last bidder (or the first, if none has bid) wants.
        wanted: Side,
        /// The last bid.
        last: Option<u8>,
    },
    /// 12.2 Both sides assign Basic War tiles to theaters.
    Assign,

    // ----- the phases of a Peace Turn, 4.1.1 to 4.1.14 (automatic) -----
    /// The phases from the Deck Phase to the deal.
    Open,
    /// 4.1.6 Both sides discard down to three.
    Discard,
    /// 4.1.7 Ministry Phase, automatic part.
    MinistryPhase,
    /// 4.1.7 Both sides choose two Ministry cards.
    ChooseMinistries,
    /// 4.1.7 Both sides may exchange face-down Ministry cards.
    ExchangeMinistries,
    /// 4.1.8 Initiative Phase, automatic part.
    InitiativePhase,
    /// 4.1.8 The holder of the Initiative names the first player.
    NameFirst,
    /// 4.1.9 The next Action Round, or the end of the Action Phase.
    NextRound,
    /// 4.1.10 to 4.1.14.
    Close,

    // ----- an Action Round -----
    /// 5.0 The phasing player's next step (A2 to A13).
    Act,
    /// 5.6.1 A drawn Bonus War tile is placed.
    PlaceTile {
        /// Whose.
        side: Side,
    },
    /// 5.6.1 An incumbent tile of a theater is moved.
    MoveTile {
        /// Whose.
        side: Side,
        /// The theater with a tile too many.
        theater: u8,
    },
    /// Q4 How what is missing is split between Debt and Treaty Points.
    Pay {
        /// The purchase to be paid.
        buy: crate::Buy,
        /// Its price.
        price: u8,
    },
    /// 5.3.3 Which of the two Basic War tiles stays.
    KeepTile {
        /// Where.
        theater: u8,
    },
    /// 5.3.3 What happens to the other.
    RejectTile,
    /// M-5 Which card goes.
    WalpoleDiscard,
    /// The next step of an Event (automatic, or it pushes a choice).
    Event(Cursor),
    /// A choice among targets inside an Event.
    Target {
        /// Which step of the card.
        cursor: Cursor,
        /// How many more.
        left: u8,
    },
    /// A choice among branches inside an Event.
    Branch(Cursor),
    /// Event 6 or 33: use an Advantage without exhausting it.
    FreeAdvantage(Cursor),
    /// Event 12: the opponent's losses still to choose.
    Overruns {
        /// Who loses.
        side: Side,
        /// How many more.
        left: u8,
    },

    // ----- a war -----
    /// 7.1 The next theater, or the end of the war (automatic).
    NextTheater,
    /// 7.1.2 A side applies its tile effects.
    TileEffects {
        /// Whose tiles.
        side: Side,
        /// Fort-or-fleet symbols still to use.
        fort_or_fleet: u8,
        /// Crossed-flag symbols still to use.
        unflag: u8,
    },
    /// 7.1.3, 7.1.4 Strength and spoils (automatic).
    Strength,
    /// 7.2 The winner spends Conquest Points and unflags.
    Spoils {
        /// Who won.
        side: Side,
        /// Conquest Points left.
        cp: u8,
        /// Flags still to remove.
        unflag: u8,
    },
    /// 7.2.2 The loser accepts or refuses the loss of a Territory.
    Refusal {
        /// Who may refuse.
        side: Side,
        /// What was taken.
        space: Space,
    },
    /// The loser gives up Squadrons.
    LoseSquadrons {
        /// Who loses.
        side: Side,
        /// How many more.
        left: u8,
        /// For good, or back to the unbuilt ones.
        forever: bool,
    },
    /// 7.3 France places USA flags.
    UsaFlags,
    /// 7.3 France removes flags from Forts.
    UsaForts,
    /// 7.3 Flags of Markets that became Isolated are removed (automatic).
    UsaIsolation {
        /// Whether the Caribbean is concerned too.
        caribbean: bool,
    },
    /// 7.3 France may place a USA flag in Quebec & Montreal.
    Canada,
    /// 12.1 A side may shift one space of Spain.
    SpanishShift {
        /// Who.
        side: Side,
    },
    /// After the spoils of a theater (automatic).
    TheaterDone,
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
