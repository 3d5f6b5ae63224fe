//! The options a game can be set up with.

use serde::{Deserialize, Serialize};
use table::{BadOptions, OptionKind, OptionSpec};

use crate::Side;

/// Optional rules, handicap and the side bid (decision point G1).
#[allow(clippy::struct_excessive_bools)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(default, rename_all = "kebab-case", deny_unknown_fields)]
pub struct Options {
    /// 12.1 Spanish flags in three Caribbean Markets.
    pub spanish_empire: bool,
    /// 12.2 (1) A Military Upgrade may swap two Basic War tiles.
    pub tile_swap: bool,
    /// 12.2 (2) Basic War tiles are drawn first and then assigned to theaters.
    pub assigned_layout: bool,
    /// 12.3 Taking a Fort with Conquest Points needs a Conquest Line.
    pub tougher_forts: bool,
    /// R-007 Actions may be interleaved freely.
    pub interleaving: bool,
    /// Who plays which side.
    pub sides: Sides,
    /// R-230 Treaty Points that France starts with.
    pub france_treaty_points: u8,
    /// R-230 Treaty Points that Britain starts with.
    pub britain_treaty_points: u8,
}

/// How the sides are given to the seats.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Sides {
    /// The first seat plays France.
    #[default]
    FranceFirst,
    /// The first seat plays Britain.
    BritainFirst,
    /// By lot.
    Random,
    /// R-230 The players bid Treaty Points for the sides; the first seat opens.
    Bid,
}

/// The most Treaty Points that a bid or a handicap can give.
pub const MOST_HANDICAP: u8 = 5;

impl Options {
    /// The options as forms and help texts show them.
    pub const SPECS: &'static [OptionSpec] = &[
        OptionSpec {
            key: "sides",
            kind: OptionKind::Choice(&["france-first", "britain-first", "random", "bid"]),
            rule: "R-230",
            help: "Which side the first seat plays; with a bid the players offer Treaty Points for the side they want.",
        },
        OptionSpec {
            key: "spanish-empire",
            kind: OptionKind::Flag,
            rule: "12.1",
            help: "Spanish flags start in Havana, Santiago and Puerto Principe.",
        },
        OptionSpec {
            key: "tile-swap",
            kind: OptionKind::Flag,
            rule: "12.2",
            help: "A Military Upgrade may swap two Basic War tiles on the display instead.",
        },
        OptionSpec {
            key: "assigned-layout",
            kind: OptionKind::Flag,
            rule: "12.2",
            help: "Basic War tiles are drawn first; each player then assigns one to each theater.",
        },
        OptionSpec {
            key: "tougher-forts",
            kind: OptionKind::Flag,
            rule: "12.3",
            help: "Taking a Fort with Conquest Points needs a Conquest Line.",
        },
        OptionSpec {
            key: "interleaving",
            kind: OptionKind::Flag,
            rule: "5.3",
            help: "Action Points of different Actions may be spent in any order instead of one Action after the other.",
        },
        OptionSpec {
            key: "france-treaty-points",
            kind: OptionKind::Number { min: 0, max: MOST_HANDICAP as i32, default: 0 },
            rule: "R-230",
            help: "Treaty Points that France starts with.",
        },
        OptionSpec {
            key: "britain-treaty-points",
            kind: OptionKind::Number { min: 0, max: MOST_HANDICAP as i32, default: 0 },
            rule: "R-230",
            help: "Treaty Points that Britain starts with.",
        },
    ];

    /// The fixed handicap of a side.
    pub const fn handicap(&self, side: Side) -> u8 {
        match side {
            Side::France => self.france_treaty_points,
            Side::Britain => self.britain_treaty_points,
        }
    }

    /// Refuses combinations that make no sense.
    ///
    /// # Errors
    /// If a handicap is out of range, given to both sides, or combined with a bid.
    pub fn validate(&self) -> Result<(), BadOptions> {
        let (france, britain) = (self.france_treaty_points, self.britain_treaty_points);
        if france > MOST_HANDICAP || britain > MOST_HANDICAP {
            return Err(BadOptions(format!("a handicap is at most {MOST_HANDICAP} Treaty Points")));
        }
        if france > 0 && britain > 0 {
            return Err(BadOptions("a handicap is for one side only".to_owned()));
        }
        if self.sides == Sides::Bid && (france > 0 || britain > 0) {
            return Err(BadOptions("a handicap and a side bid exclude each other".to_owned()));
        }
        Ok(())
    }
}
