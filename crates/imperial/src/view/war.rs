//! The war display, War tiles, and the war being resolved.

use serde::Serialize;

use super::{Eyes, PerSide};
use crate::Side;
use crate::facts::{
    BasicTile, BasicTiles, BonusTile, BonusTiles, Region, Reward, Space, SpoilsRow, Symbol, Theater,
    UnflagKind, War, WarTile,
};
use crate::state::{Army, State, Step};
use crate::war::{Strength, strength};

/// A War tile that the viewer sees.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TileView {
    /// Its place among the Basic or the Bonus War tiles of its owner.
    pub number: u8,
    /// Its strength.
    pub strength: i8,
    /// Its symbol.
    pub symbol: Symbol,
    /// The name on a Bonus War tile.
    pub name: Option<&'static str>,
}

/// 3.7 The display of the next war, or of the one being fought.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct WarView {
    /// Which.
    pub war: War,
    /// Its theaters in printed order.
    pub theaters: Vec<TheaterView>,
    /// What each side has besides the tiles in the theaters.
    pub tiles: PerSide<SideTilesView>,
}

/// How far a theater is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum StageView {
    /// Its tiles lie face down.
    Waiting,
    /// Its tiles lie open; the strengths are not compared yet.
    Revealed,
    /// The strengths are compared; the spoils are being taken.
    Fought,
    /// It is over.
    Resolved,
}

/// A theater on the display.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TheaterView {
    /// Which.
    pub theater: Theater,
    /// How far it is.
    pub stage: StageView,
    /// What each side has there.
    pub sides: PerSide<TheaterSideView>,
    /// Who won it.
    pub winner: Option<Side>,
    /// By how much.
    pub margin: Option<u8>,
    /// What each margin pays.
    pub spoils: Vec<SpoilsView>,
}

/// One side in a theater. In the lists, a tile that the viewer does not see is `null`.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TheaterSideView {
    /// The Basic War tile, if it is in place.
    pub basic: Vec<Option<TileView>>,
    /// The Bonus War tiles, in the order in which they lie.
    pub bonus: Vec<Option<TileView>>,
    /// Bonus Strength and markers as they stand; none once the strengths are compared.
    pub strength: Option<BonusStrengthView>,
    /// 7.1.1 Army Strength, if the viewer sees all the tiles.
    pub army: Option<i8>,
}

/// 7.1.3 Strength that everybody can count.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct BonusStrengthView {
    /// Alliance spaces.
    pub alliances: u8,
    /// The keyword.
    pub keyword: u8,
    /// Conflict markers on the opponent's spaces.
    pub conflicts: u8,
    /// Squadrons.
    pub squadrons: u8,
    /// Undamaged Forts.
    pub forts: u8,
    /// The Byng and the Atlantic Dominance marker.
    pub markers: u8,
    /// All together, without any War tile.
    pub total: u8,
}

/// An opposing flag that the winner removes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct UnflagView {
    /// From which type of space.
    pub kind: UnflagKind,
    /// In which Region.
    pub region: Region,
}

/// 7.2 A row of the spoils table.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct SpoilsView {
    /// Which victor uses the row; either when there is none.
    pub winner: Option<Side>,
    /// The lowest margin.
    pub min: u8,
    /// The highest margin; none for “or more”.
    pub max: Option<u8>,
    /// Victory Points for the winner.
    pub vp: u8,
    /// Conquest Points for the winner.
    pub cp: u8,
    /// Treaty Points for the loser.
    pub loser_trp: u8,
    /// The flag that the winner removes.
    pub unflag: Option<UnflagView>,
    /// What else happens.
    pub rewards: Vec<Reward>,
}

/// War tiles of a side that do not lie in a theater.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct SideTilesView {
    /// Bonus War tiles drawn and not placed yet.
    pub unplaced: u8,
    /// R-214 Bonus War tiles to draw at the first Action Round of Turn 4.
    pub carry_over: u8,
    /// Basic War tiles removed from the game.
    pub removed: u8,
    /// Bonus War tiles in the pool.
    pub bonus_pool: u8,
    /// Which tiles these are, for their owner.
    pub own: Option<OwnTilesView>,
}

/// What only the owner of War tiles may know.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct OwnTilesView {
    /// Basic War tiles in the pool.
    pub basic_pool: Vec<TileView>,
    /// Bonus War tiles in the pool.
    pub bonus_pool: Vec<TileView>,
    /// Basic War tiles removed from the game.
    pub removed: Vec<TileView>,
    /// Bonus War tiles drawn and not placed yet, the next one last.
    pub unplaced: Vec<TileView>,
    /// 5.3.3 The Basic War tile of an Upgrade that does not lie in a theater.
    pub upgrade: Option<TileView>,
    /// 12.2 Basic War tiles drawn and not assigned yet.
    pub unassigned: Vec<TileView>,
}

/// 7.1 The war being resolved.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct BattleView {
    /// The theater being resolved.
    pub theater: Option<Theater>,
    /// 7.1.4 Total strengths there, once they are compared.
    pub strength: Option<PerSide<i8>>,
    /// 7.2.2 Refusals of each side in this war.
    pub refusals: PerSide<u8>,
    /// 7.2.2 Territories that cannot be taken any more in this war.
    pub closed: Vec<Space>,
    /// 7.2.1.1 Naval spaces whose Squadron has taken a space in this war.
    pub conquerors: Vec<Space>,
    /// Squadrons in the Navy Box that have taken a space in this war.
    pub conquerors_boxed: PerSide<u8>,
    /// 12.1 Shifts in Spain owed to each side after this theater.
    pub spanish_shifts: PerSide<u8>,
}

fn tile(number: usize, facts: WarTile, name: Option<&'static str>) -> TileView {
    TileView { number: number as u8, strength: facts.strength, symbol: facts.symbol, name }
}

fn basic(basic: BasicTile) -> TileView {
    tile(basic.index(), basic.facts(), None)
}

fn bonus(bonus: BonusTile, war: War, side: Side) -> TileView {
    tile(bonus.index(), bonus.facts(), Some(bonus.name(war, side)))
}

/// How far a theater of the war on display is.
fn stage(state: &State, theater: Theater) -> StageView {
    let battle = &state.battle;
    if state.fighting.is_none() || theater.index > battle.theater {
        StageView::Waiting
    } else if theater.index < battle.theater {
        StageView::Resolved
    } else if !battle.revealed {
        StageView::Waiting
    } else if state.agenda.contains(&Step::Strength) {
        StageView::Revealed
    } else {
        StageView::Fought
    }
}

fn bonus_strength(strength: Strength) -> BonusStrengthView {
    BonusStrengthView {
        alliances: strength.alliances,
        keyword: strength.keyword,
        conflicts: strength.conflicts,
        squadrons: strength.squadrons,
        forts: strength.forts,
        markers: strength.markers,
        total: strength.bonus() + strength.markers,
    }
}

fn theater_side(
    state: &State,
    eyes: Eyes,
    theater: Theater,
    stage: StageView,
    side: Side,
) -> TheaterSideView {
    let army = &state.war.army[side];
    let at = usize::from(theater.index);
    let seen = eyes.see(side) || stage != StageView::Waiting;
    // 12.2, R-227 Nobody sees which tiles the other has assigned, nor how many.
    let in_place = seen || state.step() != Some(Step::Assign);
    let strength = strength(state, theater, side);
    TheaterSideView {
        basic: army.basic[at]
            .filter(|_| in_place)
            .map(|tile| seen.then(|| basic(tile)))
            .into_iter()
            .collect(),
        bonus: army.bonus[at].iter().map(|&tile| seen.then(|| bonus(tile, theater.war, side))).collect(),
        strength: matches!(stage, StageView::Waiting | StageView::Revealed).then(|| bonus_strength(strength)),
        army: seen.then_some(strength.army),
    }
}

fn spoils(row: &SpoilsRow) -> SpoilsView {
    SpoilsView {
        winner: row.winner,
        min: row.min,
        max: (row.max != u8::MAX).then_some(row.max),
        vp: row.vp,
        cp: row.cp,
        loser_trp: row.loser_trp,
        unflag: row.unflag.map(|unflag| UnflagView { kind: unflag.kind, region: unflag.region }),
        rewards: row.rewards.to_vec(),
    }
}

fn own_tiles(army: &Army, war: War, side: Side) -> OwnTilesView {
    let basics = |bits: u16| BasicTiles(bits).iter().map(basic).collect();
    let named = |tile| bonus(tile, war, side);
    let mut removed: Vec<BasicTile> = army.basic_removed.iter().map(|&(tile, _)| tile).collect();
    removed.sort_unstable();
    OwnTilesView {
        basic_pool: basics(army.basic_pool),
        bonus_pool: BonusTiles(army.bonus_pool).iter().map(named).collect(),
        removed: removed.into_iter().map(basic).collect(),
        unplaced: army.unplaced.iter().copied().map(named).collect(),
        upgrade: army.upgrade.map(basic),
        unassigned: basics(army.unassigned),
    }
}

pub(super) fn war(state: &State, eyes: Eyes) -> Option<WarView> {
    let war = state.war.next?;
    let theater = |theater: Theater| {
        let stage = stage(state, theater);
        let decided = matches!(stage, StageView::Fought | StageView::Resolved);
        let won = state.battle.won[usize::from(theater.index)].filter(|_| decided);
        TheaterView {
            theater,
            stage,
            sides: PerSide::each(|side| theater_side(state, eyes, theater, stage, side)),
            winner: won.map(|(side, _)| side),
            margin: won.map(|(_, margin)| margin),
            spoils: theater.facts().spoils.iter().map(spoils).collect(),
        }
    };
    Some(WarView {
        war,
        theaters: war.theaters().map(theater).collect(),
        tiles: PerSide::each(|side| {
            let army = &state.war.army[side];
            SideTilesView {
                unplaced: army.unplaced.len() as u8,
                carry_over: army.carry_over,
                removed: army.basic_removed.len() as u8,
                bonus_pool: army.bonus_pool.count_ones() as u8,
                own: eyes.see(side).then(|| own_tiles(army, war, side)),
            }
        }),
    })
}

pub(super) fn battle(state: &State) -> Option<BattleView> {
    state.fighting?;
    let battle = &state.battle;
    let theater = state.theater_fought();
    let compared = theater.is_some_and(|theater| stage(state, theater) == StageView::Fought);
    Some(BattleView {
        theater,
        strength: compared.then(|| battle.strength.into()),
        refusals: battle.refusals.into(),
        closed: battle.closed.iter().collect(),
        conquerors: battle.conquerors.iter().collect(),
        conquerors_boxed: battle.conquerors_boxed.into(),
        spanish_shifts: battle.spanish_shifts.into(),
    })
}
