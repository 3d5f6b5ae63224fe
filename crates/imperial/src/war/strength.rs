//! 7.1.1, 7.1.3, 7.1.4 How strong a side is in a theater.

use crate::facts::{BasicTile, BonusTile, Theater, War, WarTile};
use crate::state::{Army, State};
use crate::{Ministries, Side};

/// What the Byng and the Atlantic Dominance marker add.
const MARKER: u8 = 2;
/// R-205 The theater in which the Atlantic Dominance marker lies.
const FRENCH_AND_INDIAN_WAR: Theater = Theater { war: War::SevenYears, index: 2 };

/// R-186 The strength of one side in one theater, by where it comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Strength {
    /// Alliance spaces of the listed countries, and single listed spaces.
    pub alliances: u8,
    /// The listed keyword.
    pub keyword: u8,
    /// R-187 Conflict markers on the opponent's spaces.
    pub conflicts: u8,
    /// Squadrons in the listed Regions.
    pub squadrons: u8,
    /// Undamaged Forts in the listed Regions.
    pub forts: u8,
    /// 7.1.1 Army Strength: all War tiles of the side there.
    pub army: i8,
    /// The Byng and the Atlantic Dominance marker.
    pub markers: u8,
}

impl Strength {
    /// 7.1.3 Bonus Strength.
    pub const fn bonus(self) -> u8 {
        self.alliances + self.keyword + self.conflicts + self.squadrons + self.forts
    }

    /// 7.1.4 Total Theater Strength.
    pub const fn total(self) -> i8 {
        self.army + (self.bonus() + self.markers) as i8
    }
}

/// The War tiles of a theater, the Basic one first.
pub(super) fn tiles(army: &Army, theater: Theater) -> impl Iterator<Item = WarTile> {
    let at = usize::from(theater.index);
    let basic = army.basic[at].into_iter().map(BasicTile::facts);
    basic.chain(army.bonus[at].iter().copied().map(BonusTile::facts))
}

/// 7.1.1, 7.1.3, 7.1.4, R-186 The strength of a side in a theater, as the board and the display of
/// that theater's war show it now.
pub fn strength(state: &State, theater: Theater, side: Side) -> Strength {
    let facts = theater.facts();
    let board = &state.board;
    let own = board.control[side];
    let count = |spaces: crate::facts::Spaces| spaces.len() as u8;
    let keyword = facts.keyword.is_some_and(|keyword| {
        !state.ministries[side].open.and(Ministries::with_keyword(keyword)).is_empty()
    });
    let byng = side == Side::Britain && state.war.byng == Some(theater.index);
    let atlantic = theater == FRENCH_AND_INDIAN_WAR && state.war.atlantic == Some(side);
    Strength {
        alliances: count(board.counting(side).and(facts.alliances.or(facts.bonus_spaces))),
        keyword: u8::from(keyword),
        // R-233 A marker on a Spanish flag strengthens nobody.
        conflicts: count(board.control[side.other()].and(board.conflicts).and(facts.conflicts)),
        squadrons: count(own.and(facts.squadrons)),
        forts: count(own.and(facts.forts).minus(board.damaged)),
        army: tiles(&state.war.army[side], theater).map(|tile| tile.strength).sum(),
        markers: MARKER * (u8::from(byng) + u8::from(atlantic)),
    }
}
