//! Control of the map: protection, connection, isolation, and what counts.

use crate::Side;
use crate::facts::{
    ADVANTAGES, AVAILABLE_FROM, Advantage, Advantages, Available, CONNECTED, COUNTRY, Commodity, Country,
    FORTS, MARKETS, NAVAL, POLITICAL, PRESTIGE, Region, SPACE_COUNT, Space, Spaces, TERRITORIES,
};
use crate::state::{Board, Both, State};

/// Spaces that anchor a chain of Markets and give a connection at once (5.4.1).
const ANCHORS: Spaces = TERRITORIES.or(FORTS).or(NAVAL);

/// Every space that some Advantage asks for.
pub(crate) const ADVANTAGE_SPACES: Spaces = {
    let mut all = Spaces::EMPTY;
    let mut at = 0;
    while at < ADVANTAGES.len() {
        all = all.or(ADVANTAGES[at].requires);
        at += 1;
    }
    all
};

/// The Advantages that ask for one of the spaces, eight spaces at a time: by byte of the set and by
/// that byte's value.
static ASKING_FOR: [[Advantages; 256]; SPACE_COUNT / 8] = {
    let mut table = [[Advantages::EMPTY; 256]; SPACE_COUNT / 8];
    let mut at = 0;
    while at < ADVANTAGES.len() {
        let requires = ADVANTAGES[at].requires.0.to_le_bytes();
        let mut byte = 0;
        while byte < table.len() {
            let mut value = 0;
            while value < 256 {
                if requires[byte] & value as u8 != 0 {
                    table[byte][value].insert(Advantage::from_index(at));
                }
                value += 1;
            }
            byte += 1;
        }
        at += 1;
    }
    table
};

/// The Advantages all of whose spaces are in the set.
fn complete_within(spaces: Spaces) -> Advantages {
    let missing = Spaces::ALL.minus(spaces).0.to_le_bytes();
    let asking = missing.iter().zip(&ASKING_FOR).map(|(&byte, table)| table[usize::from(byte)]);
    Advantages::ALL.minus(asking.fold(Advantages::EMPTY, Advantages::or))
}

/// The union of the connections of several spaces.
fn neighbours(spaces: Spaces) -> Spaces {
    spaces.iter().fold(Spaces::EMPTY, |all, space| all.or(CONNECTED[space.index()]))
}

impl Board {
    /// The side whose flag or Squadron is there.
    pub fn owner(&self, space: Space) -> Option<Side> {
        Side::BOTH.into_iter().find(|&side| self.control[side].contains(space))
    }

    /// 3.2.8 Spaces with a flag or Squadron that is not that side's own; Spanish flags are
    /// opposing to both.
    pub fn opposing(&self, side: Side) -> Spaces {
        self.control[side.other()].or(self.spain)
    }

    /// Spaces with no flag and no Squadron of anybody.
    pub fn empty(&self) -> Spaces {
        Spaces::ALL.minus(self.control.0[0]).minus(self.control.0[1]).minus(self.spain).minus(self.usa)
    }

    /// 3.2.8 Flagged spaces of a side that a Squadron or undamaged Fort of the same side protects.
    pub fn protected(&self, side: Side) -> Spaces {
        neighbours(self.guards(side)).and(self.control[side])
    }

    /// 3.2.8 Whether the space is one of those.
    pub fn is_protected(&self, side: Side, space: Space) -> bool {
        self.control[side].contains(space) && !CONNECTED[space.index()].and(self.guards(side)).is_empty()
    }

    /// 3.2.8 Squadrons and undamaged Forts of a side.
    fn guards(&self, side: Side) -> Spaces {
        self.control[side].and(NAVAL.or(FORTS.minus(self.damaged)))
    }

    /// 5.4.1 Markets of a side that can trace a chain of its Markets free of Conflict markers to a
    /// Territory, Fort or Naval space it controls. Only the Markets in between must be free of
    /// markers, not the Market itself; damaged Forts anchor too.
    pub fn traced(&self, side: Side) -> Spaces {
        let own = self.control[side];
        let markets = own.and(MARKETS);
        let mut traced = neighbours(own.and(ANCHORS)).and(markets);
        let mut fresh = traced;
        while !fresh.is_empty() {
            let reached = neighbours(fresh.minus(self.conflicts)).and(markets);
            fresh = reached.minus(traced);
            traced = traced.or(fresh);
        }
        traced
    }

    /// 5.4.1 Markets that would be Isolated if an Action Round began now.
    pub fn isolated(&self, side: Side) -> Spaces {
        self.control[side].and(MARKETS).minus(self.traced(side))
    }

    /// 5.4.1, R-001 Isolated Markets of either side. Spanish flags (12.1) belong to neither: their
    /// chain is not asked for, though read to the letter Spain has nothing to trace one to.
    pub fn all_isolated(&self) -> Spaces {
        self.isolated(Side::France).or(self.isolated(Side::Britain))
    }

    /// 5.4.1 Markets that a side has a connection to, given the Markets Isolated at the start of
    /// the Action Round and the spaces whose control changed in it.
    pub fn connected(&self, side: Side, isolated: Spaces, changed: Spaces) -> Spaces {
        let own = self.control[side];
        let links = own.and(MARKETS).minus(self.conflicts).minus(isolated).minus(changed);
        neighbours(own.and(ANCHORS).or(links)).and(MARKETS)
    }

    /// R-049 Opposing Markets of that side's opponent whose loss would cut no other Market off.
    pub fn harmless_to_lose(&self, owner: Side, candidates: Spaces) -> Spaces {
        let before = self.traced(owner);
        // Only Markets whose chain leads over other Markets can lose it; and they lose it with a
        // Market that one of them is connected to.
        let anchored = neighbours(self.control[owner].and(ANCHORS));
        let chained = before.minus(anchored);
        let crucial = |space: Space| {
            if CONNECTED[space.index()].and(chained).is_empty() {
                return false;
            }
            let mut after = *self;
            after.control[owner].remove(space);
            !before.minus(Spaces::only(space)).minus(after.traced(owner)).is_empty()
        };
        candidates.iter().filter(|&space| !crucial(space)).collect()
    }

    /// 8.1 The Advantages a side holds: it controls every connected space.
    pub fn advantages(&self, side: Side) -> Advantages {
        complete_within(self.control[side])
    }

    /// 8.1 Whether a side holds that Advantage.
    pub fn holds(&self, side: Side, advantage: Advantage) -> bool {
        advantage.facts().requires.minus(self.control[side]).is_empty()
    }

    /// 3.8 Controlled spaces of a side that count: those without a Conflict marker.
    pub fn counting(&self, side: Side) -> Spaces {
        self.control[side].minus(self.conflicts)
    }

    /// How many spaces of a set count for each side (3.8).
    pub fn counts(&self, among: Spaces) -> Both<u8> {
        Both(Side::BOTH.map(|side| self.counting(side).and(among).len() as u8))
    }

    /// 4.1.12 Prestige spaces that count now: the USA spaces only with a USA flag on the map.
    pub fn prestige(&self) -> Spaces {
        if self.usa.is_empty() { PRESTIGE.minus(COUNTRY[Country::Usa.index()]) } else { PRESTIGE }
    }

    /// 4.1.12 Spaces of a Region that count for its Award.
    pub fn region_counts(&self, region: Region) -> Both<u8> {
        self.counts(region.mask())
    }

    /// 4.1.12 Markets of a commodity.
    pub fn commodity_counts(&self, commodity: Commodity) -> Both<u8> {
        self.counts(commodity.mask())
    }
}

/// Who has more, if anybody has.
pub fn leader(counts: Both<u8>) -> Option<Side> {
    match counts[Side::France].cmp(&counts[Side::Britain]) {
        std::cmp::Ordering::Greater => Some(Side::France),
        std::cmp::Ordering::Less => Some(Side::Britain),
        std::cmp::Ordering::Equal => None,
    }
}

impl State {
    /// 3.2.1, 10.0, R-118 Political spaces that are not in play yet.
    pub fn locked(&self) -> Spaces {
        let mut locked = Spaces::EMPTY;
        if self.turn < 3 {
            locked = locked.or(AVAILABLE_FROM[Available::Empire.index()]);
        }
        if self.turn < 5 {
            locked = locked.or(AVAILABLE_FROM[Available::Revolution.index()]);
        }
        if self.turn < 6 || self.board.usa.is_empty() {
            locked = locked.or(AVAILABLE_FROM[Available::Usa.index()]);
        }
        locked
    }

    /// 3.8, R-053 Spaces that could receive a Conflict marker now.
    pub fn conflict_targets(&self) -> Spaces {
        MARKETS.or(POLITICAL).minus(self.locked()).minus(self.board.conflicts)
    }

    /// 3.2.8 Spaces that no side's Squadrons or Forts protect; empty ones are never Protected.
    pub fn unprotected(&self) -> Spaces {
        Spaces::ALL.minus(self.board.protected(Side::France)).minus(self.board.protected(Side::Britain))
    }

    /// 8.1, 8.2 Advantages that side could use now: held, not exhausted, not taken in this Action
    /// Round, and free of Conflict markers.
    pub fn usable_advantages(&self, side: Side) -> Advantages {
        let usable = self.board.counting(side).minus(self.round.changed);
        complete_within(usable).minus(self.exhausted)
    }
}
