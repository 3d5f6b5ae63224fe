//! What is still to be done, as values.

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::facts::Space;
use crate::few::Blank;
use crate::{EventCard, Side};

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

impl Blank for Step {
    const BLANK: Self = Self::Act;
}
