//! 7.1.2 What the symbols of War tiles do.

use table::{Illegal, Log, Quote};

use super::{choose, not_now, refuse, strength};
use crate::action::Fleet;
use crate::facts::{FORTS, Kind, MARKETS, NAVAL, POLITICAL, Space, Spaces, Symbol, Theater};
use crate::play::{Berth, Play};
use crate::state::{State, Step};
use crate::{Action, Event, Side};

/// What the symbols that a side still has can be used on.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Targets {
    forts: Spaces,
    fleets: Spaces,
    flags: Spaces,
}

impl Targets {
    pub(super) fn is_empty(self) -> bool {
        self.forts.or(self.fleets).or(self.flags).is_empty()
    }

    pub(super) fn list(self, list: &mut Vec<Action>) {
        list.extend(self.forts.iter().map(Action::Damage));
        list.extend(self.fleets.iter().map(Action::Disperse));
        list.extend(self.flags.iter().map(Action::Unflag));
    }
}

/// The symbols of one kind on a side's tiles in a theater.
fn symbols(state: &State, side: Side, theater: Theater, symbol: Symbol) -> u8 {
    strength::tiles(&state.war.army[side], theater).filter(|tile| tile.symbol == symbol).count() as u8
}

/// The step in which a side uses its symbols.
pub(super) fn step(state: &State, side: Side, theater: Theater) -> Step {
    Step::TileEffects {
        side,
        fort_or_fleet: symbols(state, side, theater, Symbol::FortOrFleet),
        unflag: symbols(state, side, theater, Symbol::Unflag),
    }
}

/// What a side's symbols can be used on now.
pub(super) fn targets(state: &State, side: Side, fort_or_fleet: u8, unflag: u8) -> Targets {
    let Some(theater) = state.theater_fought() else { return Targets::default() };
    let within = theater.facts().spaces;
    let enemy = state.board.control[side.other()].and(within);
    let mut targets = Targets::default();
    if fort_or_fleet > 0 {
        targets.forts = enemy.and(FORTS).minus(state.board.damaged);
        targets.fleets = enemy.and(NAVAL);
    }
    if unflag > 0 {
        targets.flags = flags(state, side, within);
    }
    targets
}

/// R-183 Opposing Political spaces and Markets that a crossed-flag symbol can hit. Of the Markets,
/// only those whose loss isolates no other, unless there is none of that kind.
fn flags(state: &State, side: Side, within: Spaces) -> Spaces {
    let board = &state.board;
    // R-184 No space with a Conflict marker, whichever type it is.
    let open = board.opposing(side).and(within).minus(board.conflicts);
    let markets = open.and(MARKETS);
    let enemy = board.control[side.other()];
    // R-049 A Spanish flag supports no chain, so its loss isolates nothing.
    let harmless = board.harmless_to_lose(side.other(), markets.and(enemy)).or(markets.minus(enemy));
    open.and(POLITICAL).or(if harmless.is_empty() { markets } else { harmless })
}

/// Whether a symbol may be used so, or which rule forbids it.
pub(super) fn check(state: &State, side: Side, symbols: (u8, u8), action: Action) -> Result<Quote, Illegal> {
    let (fort_or_fleet, unflag) = symbols;
    let targets = targets(state, side, fort_or_fleet, unflag);
    match action {
        Action::Damage(space) => choose(targets.forts, space, || {
            why_not(state, side, space, fort_or_fleet, Kind::Fort, || {
                refuse("7.1.2", "fort-already-damaged", space)
            })
        }),
        Action::Disperse(space) => {
            choose(targets.fleets, space, || why_not(state, side, space, fort_or_fleet, Kind::Naval, not_now))
        }
        Action::Unflag(space) => choose(targets.flags, space, || why_not_unflag(state, side, space, unflag)),
        _ => Err(not_now()),
    }
}

/// The first condition that a Fort or Squadron fails, or the last one given.
fn why_not(
    state: &State,
    side: Side,
    space: Space,
    symbols: u8,
    kind: Kind,
    last: impl FnOnce() -> Illegal,
) -> Illegal {
    let within = state.theater_fought().map_or(Spaces::EMPTY, |theater| theater.facts().spaces);
    if symbols == 0 {
        Illegal::new("7.1.2", "no-symbol-left").with("symbol", Symbol::FortOrFleet.id())
    } else if space.facts().kind != kind {
        refuse("7.1.2", "wrong-space-type", space).with("type", kind.id())
    } else if !within.contains(space) {
        refuse("7.1.2", "outside-theater", space)
    } else if !state.board.control[side.other()].contains(space) {
        refuse("7.1.2", "not-opposing", space)
    } else {
        last()
    }
}

/// The first condition that a flag fails.
fn why_not_unflag(state: &State, side: Side, space: Space, symbols: u8) -> Illegal {
    let within = state.theater_fought().map_or(Spaces::EMPTY, |theater| theater.facts().spaces);
    if symbols == 0 {
        Illegal::new("7.1.2", "no-symbol-left").with("symbol", Symbol::Unflag.id())
    } else if !MARKETS.or(POLITICAL).contains(space) {
        refuse("7.1.2", "not-market-or-political", space)
    } else if !within.contains(space) {
        refuse("7.1.2", "outside-theater", space)
    } else if !state.board.opposing(side).contains(space) {
        refuse("7.1.2", "not-opposing", space)
    } else if state.board.conflicts.contains(space) {
        refuse("7.1.2", "conflict-marker-there", space)
    } else {
        refuse("7.1.2", "would-isolate-markets", space)
    }
}

impl<L: Log<Event>> Play<'_, L> {
    /// 7.1.2, R-181 The Debt symbols of a side's tiles, which are compulsory.
    pub(super) fn tile_debts(&mut self, side: Side) {
        if let Some(theater) = self.state.theater_fought() {
            let debt = symbols(self.state, side, theater, Symbol::Debt);
            self.force_debt(side.other(), debt, "war-tile");
        }
    }

    /// 7.1.2 One symbol is used.
    pub(super) fn apply_effect(&mut self, step: Step, action: Action) {
        let Step::TileEffects { side, fort_or_fleet, unflag } = step else { return };
        match action {
            Action::Damage(space) => {
                self.replace(Step::TileEffects { side, fort_or_fleet: fort_or_fleet - 1, unflag });
                self.damage(space);
            }
            Action::Disperse(space) => {
                self.replace(Step::TileEffects { side, fort_or_fleet: fort_or_fleet - 1, unflag });
                self.send_squadron(side.other(), Fleet::At(space), Berth::NavyBox);
            }
            Action::Unflag(space) => {
                self.replace(Step::TileEffects { side, fort_or_fleet, unflag: unflag - 1 });
                self.unflag(space);
            }
            _ => {}
        }
    }
}
