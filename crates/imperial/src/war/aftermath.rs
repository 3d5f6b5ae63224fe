//! 7.4 to 7.6 The end of a war: victory, reset, and the layout of the next one.

use table::{Barrier, Log};

use crate::facts::{BasicTile, BasicTiles, BonusTiles, Spaces, Theater, War};
use crate::play::Play;
use crate::state::{Battle, Both, EndReason, GameEnd, Pending, State, Step};
use crate::{Event, Side};

/// 7.6 The most Bonus War tiles that the War of the Austrian Succession passes on.
const MOST_CARRIED: u8 = 3;

impl State {
    /// 7.4, R-216 Who won every theater of the war in the top row of its spoils.
    pub(crate) fn maximum_spoils(&self) -> Option<Side> {
        let war = self.fighting?;
        let (side, _) = self.battle.won[0]?;
        let at_the_top = |theater: Theater| {
            self.battle.won[usize::from(theater.index)].is_some_and(|(winner, margin)| {
                winner == side && margin >= theater.facts().top_margin[side.index()]
            })
        };
        war.theaters().all(at_the_top).then_some(side)
    }

    /// R-061 Conflict markers that gave somebody strength in that war: those in French- or
    /// British-flagged spaces of a Region whose theater lists them.
    fn conflicts_that_counted(&self, war: War) -> Spaces {
        let listed = war.theaters().fold(Spaces::EMPTY, |all, theater| all.or(theater.facts().conflicts));
        let flagged = self.board.control[Side::France].or(self.board.control[Side::Britain]);
        self.board.conflicts.and(listed).and(flagged)
    }
}

impl<L: Log<Event>> Play<'_, L> {
    /// 7.4 to 7.6 After the last theater: victory check, reset, layout, and the next Peace Turn.
    pub(super) fn end_war(&mut self) {
        let Some(war) = self.state.fighting else { return };
        if let Some(end) = self.war_victory() {
            self.end_game(end);
            return;
        }
        self.reset_after(war);
        self.state.fighting = None;
        self.state.battle = Battle::default();
        self.state.turn += 1;
        self.push(Step::Open);
        self.state.war.next = None;
        if war != War::Awi {
            self.lay_out(War::from_index(war.index() + 1));
        }
    }

    /// 7.4 Maximum spoils first, then the Victory Points.
    fn war_victory(&self) -> Option<GameEnd> {
        if let Some(winner) = self.state.maximum_spoils() {
            return Some(GameEnd { winner, how: EndReason::MaximumSpoils });
        }
        self.state.winner_by_vp().map(|winner| GameEnd { winner, how: EndReason::WarVp })
    }

    /// 7.5, R-217 Tiles and markers of the war leave; Forts stay damaged, Ministries as they are.
    fn reset_after(&mut self, war: War) {
        for side in Side::BOTH {
            if war.facts().free_bonus_tiles {
                self.carry_over(side);
            }
            let army = &mut self.state.war.army[side];
            army.bonus.iter_mut().for_each(crate::Few::clear);
            army.unplaced.clear();
            army.bonus_pool = 0;
            self.recall_basic_tiles(side);
        }
        for space in self.state.conflicts_that_counted(war) {
            self.clear_conflict(space);
        }
        self.state.war.byng = None;
        self.state.war.atlantic = None;
    }

    /// 7.6, R-214 As many Bonus War tiles as the side had in this war, at most three, are drawn
    /// at its first Action Round of the next Peace Turn.
    fn carry_over(&mut self, side: Side) {
        let army = &mut self.state.war.army[side];
        let had: usize = army.bonus.iter().map(crate::Few::len).sum();
        let tiles = (had as u8).min(MOST_CARRIED);
        army.carry_over = tiles;
        if tiles > 0 {
            self.say(Event::CarryOver { side, tiles });
        }
    }

    /// 7.5 The Basic War tiles that are still in the game go back to the pool.
    fn recall_basic_tiles(&mut self, side: Side) {
        let army = &mut self.state.war.army[side];
        let removed: BasicTiles = army.basic_removed.iter().map(|&(tile, _)| tile).collect();
        army.basic = [None; 4];
        army.unassigned = 0;
        army.basic_pool = BasicTiles::ALL.minus(removed).0;
    }

    /// 7.6, R-218 Lays out a war: its Bonus War tiles come in, and each side gets one random Basic
    /// War tile per theater, which it places itself with option 12.2 (2).
    pub(crate) fn lay_out(&mut self, war: War) {
        self.state.war.next = Some(war);
        self.say(Event::Layout { war });
        let theaters = war.theaters().len();
        let assigned = self.state.options.assigned_layout;
        for side in Side::BOTH {
            self.recall_basic_tiles(side);
            self.state.war.army[side].bonus_pool = BonusTiles::ALL.0;
            for theater in 0..theaters {
                let pool = self.state.war.army[side].basic_pool;
                let tile = BasicTile::from_index(self.dice.pick_bit(pool.into()) as usize);
                let army = &mut self.state.war.army[side];
                army.basic_pool &= !(1 << tile.index());
                if assigned {
                    army.unassigned |= 1 << tile.index();
                } else {
                    army.basic[theater] = Some(tile);
                }
            }
        }
        self.barrier(Barrier::Reveal);
        if assigned {
            self.state.pending = Both([Pending::default(); 2]);
            self.push(Step::Assign);
        }
    }
}
