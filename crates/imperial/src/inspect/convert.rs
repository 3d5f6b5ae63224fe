//! From a position to a state of the game.

use table::inspect::Wrong;

use super::position::{
    Conflict, Face, Flag, Huguenots, MinistryCard, Moment, Position, TheaterTiles, Tile, Turn, WarOnDisplay,
};
use crate::facts::{
    AwardTile, BasicTile, BasicTiles, BonusTile, BonusTiles, Era, FORTS, MARKETS, NAVAL, POLITICAL, Space,
    Spaces, TERRITORIES, Theater, War, WarTile,
};
use crate::state::{Army, Board, Both, Cabinet, Round, State, Tracks, WarDisplay};
use crate::view::PerSide;
use crate::{Ministry, Options, Side};

/// 3.6 Squadrons of each side.
const SQUADRONS: usize = 8;
/// 3.5 Ministry cards of each side; France may have one more.
const MINISTRIES: usize = 2;

fn ensure(holds: bool, what: impl FnOnce() -> String) -> Result<(), Wrong> {
    if holds { Ok(()) } else { Err(Wrong::new(what())) }
}

/// The set of these spaces, all of which must be among some.
fn among(kind: &str, all: Spaces, spaces: impl IntoIterator<Item = Space>) -> Result<Spaces, Wrong> {
    let mut set = Spaces::EMPTY;
    for space in spaces {
        ensure(all.contains(space), || format!("{space} is not {kind}"))?;
        set.insert(space);
    }
    Ok(set)
}

fn both<T: Copy>(values: PerSide<T>) -> Both<T> {
    Both([values.france, values.britain])
}

impl Position {
    /// The war being fought.
    pub(super) const fn fighting(&self) -> Option<War> {
        match self.turn {
            Turn::War(war) => Some(war),
            Turn::Peace(_) => None,
        }
    }

    /// The Peace Turn, or the one before the war. The era decides what is in play.
    fn turn_number(&self) -> u8 {
        let turn = match self.turn {
            Turn::Peace(turn) => turn,
            Turn::War(war) => war.after_turn(),
        };
        let first = match self.era {
            Era::Succession => 1,
            Era::Empire => 3,
            Era::Revolution => 5,
        };
        if (first..=first + 1).contains(&turn) { turn } else { first }
    }

    /// The state of the game that the position describes.
    pub(super) fn state(&self) -> Result<State, Wrong> {
        self.check_moment()?;
        let options = Options {
            spanish_empire: self.options.spanish_empire,
            tile_swap: self.options.military_planning,
            assigned_layout: self.options.military_planning,
            tougher_forts: self.options.tougher_forts,
            ..Options::default()
        };
        let mut state = crate::setup::at_the_start(options);
        state.turn = self.turn_number();
        state.fighting = self.fighting();
        state.board = self.board()?;
        state.tracks = self.tracks()?;
        for side in Side::BOTH {
            let cabinet = cabinet(side, self.ministries.of(side));
            state.ministries[side] = cabinet.map_err(|wrong| wrong.within(side.id()).within("ministries"))?;
        }
        self.set_jacobites(&mut state)?;
        state.exhausted = self.advantages.exhausted.iter().copied().collect();
        for (region, award) in &self.awards {
            state.awards.on[region.index()] = AwardTile::all().find(|tile| {
                let facts = tile.facts();
                (facts.vp, facts.trp, facts.margin) == (award.vp, award.trp, award.margin)
            });
        }
        state.demand = self.global_demand.iter().fold(0, |bits, commodity| bits | 1 << commodity.index());
        state.initiative = self.initiative;
        state.first = self.first_player;
        state.war = self.war_display().map_err(|wrong| wrong.within("war"))?;
        self.set_round(&mut state)?;
        self.set_battle(&mut state)?;
        Ok(state)
    }

    /// Whether the fields that depend on the moment fit together.
    fn check_moment(&self) -> Result<(), Wrong> {
        let needs = |name: &str, there: bool, needed: bool| {
            ensure(there == needed, || {
                let must = if needed { "must not be null" } else { "must be null" };
                format!("{must} at this moment")
            })
            .map_err(|wrong| wrong.within(name))
        };
        let peace = self.fighting().is_none();
        ensure(peace == (self.moment != Moment::Theater), || "does not fit the turn".to_owned())
            .map_err(|wrong| wrong.within("moment"))?;
        needs("active", self.active.is_some(), peace)?;
        needs("action_round", self.action_round.is_some(), peace)?;
        needs("theater", self.theater.is_some(), !peace)?;
        needs("this_round", self.this_round.is_some(), self.moment == Moment::MidRound)?;
        needs("war", self.war.is_some(), self.turn != Turn::Peace(6))?;
        if let Some(number) = self.action_round {
            ensure((1..=4).contains(&number), || format!("there is no Action Round {number}"))
                .map_err(|wrong| wrong.within("action_round"))?;
        }
        let (Some(war), Some(display)) = (self.fighting(), &self.war) else { return Ok(()) };
        needs("war.refused", display.refused.is_some(), true)?;
        ensure(display.id == war, || format!("{} is on display while {war} is fought", display.id))
            .map_err(|wrong| wrong.within("war"))?;
        ensure(self.theater.is_none_or(|theater| theater.war == war), || format!("is no theater of {war}"))
            .map_err(|wrong| wrong.within("theater"))
    }

    fn board(&self) -> Result<Board, Wrong> {
        let mut board = Board::default();
        for (&space, &flag) in &self.flags {
            let (kind, all, flags) = match flag {
                Flag::Britain => ("for flags", !NAVAL, &mut board.control[Side::Britain]),
                Flag::France => ("for flags", !NAVAL, &mut board.control[Side::France]),
                Flag::Spain => ("a Market, for a Spanish flag", MARKETS, &mut board.spain),
                Flag::Usa => ("a Territory, for a USA flag", TERRITORIES, &mut board.usa),
            };
            *flags |= among(kind, all, [space]).map_err(|wrong| wrong.within("flags"))?;
        }
        for (&space, &side) in &self.squadrons.map {
            let squadron = among("a Naval space", NAVAL, [space]);
            board.control[side] |= squadron.map_err(|wrong| wrong.within("squadrons.map"))?;
        }
        let conflicts =
            among("a Market or Political space", MARKETS | POLITICAL, self.conflicts.keys().copied());
        board.conflicts = conflicts.map_err(|wrong| wrong.within("conflicts"))?;
        let plus_one = self.conflicts.iter().filter(|&(_, &marker)| marker == Conflict::PlusOne);
        board.plus_one = plus_one.map(|(&space, _)| space).collect();
        board.damaged = among("a Fort", FORTS, self.damaged_forts.iter().copied())
            .map_err(|wrong| wrong.within("damaged_forts"))?;
        for (&space, &marker) in &self.huguenots {
            let there =
                among("a Territory", TERRITORIES, [space]).map_err(|wrong| wrong.within("huguenots"))?;
            match marker {
                Huguenots::Fresh => board.huguenots_fresh |= there,
                Huguenots::Spent => board.huguenots_spent |= there,
            }
        }
        Ok(board)
    }

    fn tracks(&self) -> Result<Tracks, Wrong> {
        let squadrons = &self.squadrons;
        for side in Side::BOTH {
            let afloat = squadrons.map.values().filter(|&&owner| owner == side).count();
            let ashore = [&squadrons.navy_box, &squadrons.unbuilt, &squadrons.away, &squadrons.removed];
            let all = afloat + ashore.iter().map(|count| usize::from(*count.of(side))).sum::<usize>();
            ensure(all == SQUADRONS, || format!("those of {side} add up to {all}, not to {SQUADRONS}"))
                .map_err(|wrong| wrong.within("squadrons"))?;
        }
        Ok(Tracks {
            vp: self.vp,
            debt: both(self.debt),
            limit: both(self.debt_limit),
            trp: both(self.trp),
            navy_box: both(squadrons.navy_box),
            unbuilt: both(squadrons.unbuilt),
            away: both(squadrons.away),
            removed: both(squadrons.removed),
            huguenots_left: 0,
        })
    }

    fn set_jacobites(&self, state: &mut State) -> Result<(), Wrong> {
        for war in &self.jacobites.victories {
            match war {
                War::Wss => state.jacobites.victory_wss = true,
                War::Was => {
                    state.jacobites.victory_was = true;
                    state.jacobites.third_card = true;
                }
                _ => {
                    let wrong = Wrong::new(format!("{war} has no Jacobite Rebellion"));
                    return Err(wrong.within("jacobites.victories"));
                }
            }
        }
        state.jacobites.defeat = self.jacobites.defeat;
        state.jacobites.uprisings_removed = self.jacobites.uprisings_removed;
        state.jacobites.held_extra = self.ministries.france.len() > MINISTRIES;
        Ok(())
    }

    fn war_display(&self) -> Result<WarDisplay, Wrong> {
        let mut display = WarDisplay { atlantic: self.atlantic_dominance, ..WarDisplay::default() };
        let Some(war) = &self.war else { return Ok(display) };
        display.next = Some(war.id);
        // A marker in a theater of another war strengthens nobody in this one.
        display.byng = self.byng.filter(|theater| theater.war == war.id).map(|theater| theater.index);
        for side in Side::BOTH {
            display.army[side] = army(war, side)?;
        }
        Ok(display)
    }

    fn set_round(&self, state: &mut State) -> Result<(), Wrong> {
        let (Some(side), Some(number)) = (self.active, self.action_round) else { return Ok(()) };
        state.rounds_done = 2 * (number - 1) + u8::from(side != state.first);
        state.round = Round::new(side);
        if let Some(this_round) = &self.this_round {
            let markets = |field: &str, spaces: &[Space]| {
                among("a Market", MARKETS, spaces.iter().copied())
                    .map_err(|wrong| wrong.within(field).within("this_round"))
            };
            state.round.isolated = markets("isolated", &this_round.isolated)?;
            state.round.changed = markets("taken", &this_round.taken)?;
        }
        Ok(())
    }

    fn set_battle(&self, state: &mut State) -> Result<(), Wrong> {
        let (Some(theater), Some(war)) = (self.theater, &self.war) else { return Ok(()) };
        state.battle.theater = theater.index;
        if let Some(refused) = &war.refused {
            state.battle.refusals = both(refused.count);
            state.battle.closed = among("a Territory", TERRITORIES, refused.territories.iter().copied())
                .map_err(|wrong| wrong.within("war.refused.territories"))?;
        }
        Ok(())
    }
}

/// 3.5 The Ministry cards of one side.
fn cabinet(side: Side, cards: &[MinistryCard]) -> Result<Cabinet, Wrong> {
    let most = MINISTRIES + usize::from(side == Side::France);
    ensure(cards.len() <= most, || format!("has {} cards, not at most {most}", cards.len()))?;
    let mut cabinet = Cabinet::default();
    for card in cards {
        let number = card.number;
        let ministry = Ministry::new(number).ok_or_else(|| Wrong::new(format!("no card is M-{number}")))?;
        let facts = ministry.facts();
        ensure(facts.id == card.id, || format!("M-{number} has the id {:?}, not {:?}", facts.id, card.id))?;
        ensure(facts.side == side, || format!("M-{number} is a card of {}", facts.side))?;
        ensure(!cabinet.cards.contains(ministry), || format!("M-{number} is there twice"))?;
        cabinet.cards.insert(ministry);
        if card.face == Face::Up {
            cabinet.open.insert(ministry);
        }
        for ability in &card.exhausted {
            match facts.abilities.iter().position(|id| id == ability) {
                Some(0) => cabinet.exhausted_first.insert(ministry),
                Some(1) => cabinet.exhausted_second.insert(ministry),
                // What works by itself is never exhausted in play.
                Some(_) => {}
                None => return Err(Wrong::new(format!("M-{number} has no ability {ability:?}"))),
            }
        }
    }
    Ok(cabinet)
}

/// 3.7 The War tiles of one side: each face stands for one of its tiles.
fn army(war: &WarOnDisplay, side: Side) -> Result<Army, Wrong> {
    let mut army = Army { basic_pool: BasicTiles::ALL.0, bonus_pool: BonusTiles::ALL.0, ..Army::default() };
    for (number, display) in war.theaters.iter().enumerate() {
        let twice = war.theaters[..number].iter().any(|before| before.theater == display.theater);
        let fits = display.theater.war == war.id && !twice;
        ensure(fits, || format!("{} is there twice, or in another war", display.theater))
            .map_err(|wrong| wrong.within("theaters"))?;
        let at = usize::from(display.theater.index);
        place(&mut army, at, display.of(side))
            .map_err(|wrong| wrong.within(side.id()).within(display.theater.id()))?;
    }
    let missing = war.id.theaters().find(|&theater| !shows(war, theater));
    if let Some(theater) = missing {
        return Err(Wrong::new(format!("{theater} is missing")).within("theaters"));
    }
    for &tile in war.unplaced.of(side) {
        take_bonus(&mut army.bonus_pool, tile)
            .and_then(|bonus| {
                army.unplaced.try_push(bonus).map_err(|_| Wrong::new("more than four Bonus War tiles"))
            })
            .map_err(|wrong| wrong.within(side.id()).within("unplaced"))?;
    }
    Ok(army)
}

/// Puts one side's tiles into a theater.
fn place(army: &mut Army, at: usize, tiles: &TheaterTiles) -> Result<(), Wrong> {
    ensure(tiles.basic.len() <= 1, || "more than one Basic War tile".to_owned())?;
    for &tile in &tiles.basic {
        army.basic[at] = Some(take_basic(&mut army.basic_pool, tile)?);
    }
    for &tile in &tiles.bonus {
        let bonus = take_bonus(&mut army.bonus_pool, tile)?;
        army.bonus[at].try_push(bonus).map_err(|_| Wrong::new("more than three Bonus War tiles"))?;
    }
    Ok(())
}

fn shows(war: &WarOnDisplay, theater: Theater) -> bool {
    war.theaters.iter().any(|display| display.theater == theater)
}

fn same_face(facts: WarTile, tile: Tile) -> bool {
    (facts.strength, facts.symbol) == (tile.strength, tile.symbol)
}

fn none_left(kind: &str, tile: Tile) -> Wrong {
    Wrong::new(format!(
        "no {kind} War tile is left with strength {} and symbol {}",
        tile.strength, tile.symbol
    ))
}

/// Takes a Basic War tile with that face out of the pool.
fn take_basic(pool: &mut u16, tile: Tile) -> Result<BasicTile, Wrong> {
    let left = BasicTiles(*pool);
    let found = left.iter().find(|basic| same_face(basic.facts(), tile));
    let found = found.ok_or_else(|| none_left("Basic", tile))?;
    *pool &= !(1 << found.index());
    Ok(found)
}

/// Takes a Bonus War tile with that face out of the pool.
fn take_bonus(pool: &mut u16, tile: Tile) -> Result<BonusTile, Wrong> {
    let left = BonusTiles(*pool);
    let found = left.iter().find(|bonus| same_face(bonus.facts(), tile));
    let found = found.ok_or_else(|| none_left("Bonus", tile))?;
    *pool &= !(1 << found.index());
    Ok(found)
}
