//! D9.20, O9.11, O9.12: who loses the units that a combat costs a side.
//!
//! One function answers that, for play and for the exact distributions alike.

use crate::facts::{Power, Powers};
use crate::state::Verdict;

/// D9.19 The two losses a side can suffer in one combat, in their order.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Loss {
    /// For the result: a defeat or a tie.
    Result,
    /// For dice that add up to seven.
    Seven,
}

impl Loss {
    pub(crate) const BOTH: [Self; 2] = [Self::Result, Self::Seven];

    pub(crate) const fn index(self) -> usize {
        self as usize
    }
}

/// What a side can still lose in a combat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Ranks {
    /// Armies or navies of the principal.
    pub(crate) own: u8,
    /// Forts of a defending principal, on land.
    pub(crate) forts: u8,
    /// Committed units of the allied players that are left.
    pub(crate) allies: [u8; Power::COUNT],
}

impl Ranks {
    /// D9.19 Neutral markers and tokens lose nothing.
    pub(crate) const NONE: Self = Self { own: 0, forts: 0, allies: [0; Power::COUNT] };

    fn with_units(&self) -> Powers {
        Power::ALL.iter().copied().filter(|power| self.allies[power.index()] > 0).collect()
    }
}

/// What decides who bears a loss, besides the units that are left.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Circumstances {
    /// How the combat ended.
    pub(crate) verdict: Verdict,
    /// Whether the result cost this side a unit, if there was one to lose.
    pub(crate) result_loss: bool,
    /// The ally on whom that loss fell.
    pub(crate) ally_lost: Option<Power>,
    /// V-FORTSEVEN Whether a seven can take a fort in a tie.
    pub(crate) fort_seven: bool,
}

/// D9.20 Who bears a loss.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Bearer {
    /// There is nothing left to lose.
    Nobody,
    /// The principal, who chooses where he can.
    Principal {
        /// He can lose an army or navy.
        unit: bool,
        /// He can lose a fort.
        fort: bool,
    },
    /// One of these allies.
    Ally(Powers),
}

/// D9.20, O9.11, O9.12 Who bears a loss.
///
/// The result loss is the principal's if possible; forts are immune to it in a tie. A seven after a
/// result loss of the principal falls on an ally if possible; any other seven is the principal's if
/// possible, forts included (in a tie only under V-FORTSEVEN).
pub(crate) fn bearer(ranks: &Ranks, loss: Loss, about: Circumstances) -> Bearer {
    let immune = about.verdict == Verdict::Tie && (loss == Loss::Result || !about.fort_seven);
    let (unit, fort) = (ranks.own > 0, ranks.forts > 0 && !immune);
    let allies = ranks.with_units();
    let principal_can = unit || fort;
    let ally_first = loss == Loss::Seven && about.result_loss && about.ally_lost.is_none();
    if !allies.is_empty() && (ally_first || !principal_can) {
        Bearer::Ally(allies)
    } else if principal_can {
        Bearer::Principal { unit, fort }
    } else {
        Bearer::Nobody
    }
}

/// D9.25 Which volunteer of a non-player power bears a loss: the earliest in turn order, and after
/// him the next one with a unit left.
pub(crate) fn volunteer(able: Powers, before: Option<Power>, turn_order: &[Power]) -> Option<Power> {
    let place = |before| turn_order.iter().position(|&power| power == before);
    let (earlier, later) = turn_order.split_at(before.and_then(place).map_or(0, |place| place + 1));
    later.iter().chain(earlier).copied().find(|&power| able.contains(power))
}

/// D9.19, D9.20 How many units a combat costs the principal and his allies.
///
/// Which kind of unit and which ally is chosen changes nothing in these numbers.
pub(crate) fn toll(mut ranks: Ranks, verdict: Verdict, losses: [bool; 2], fort_seven: bool) -> (u8, u8) {
    let mut about = Circumstances { verdict, result_loss: losses[0], ally_lost: None, fort_seven };
    let (mut principal, mut allies) = (0, 0);
    for loss in Loss::BOTH {
        if !losses[loss.index()] {
            continue;
        }
        match bearer(&ranks, loss, about) {
            Bearer::Nobody => {}
            Bearer::Principal { unit, .. } => {
                if unit {
                    ranks.own -= 1;
                } else {
                    ranks.forts -= 1;
                }
                principal += 1;
            }
            Bearer::Ally(able) => {
                let ally = able.iter().next();
                if let Some(ally) = ally {
                    ranks.allies[ally.index()] -= 1;
                }
                if loss == Loss::Result {
                    about.ally_lost = ally;
                }
                allies += 1;
            }
        }
    }
    (principal, allies)
}
