//! D7, O7 Rounds and turns: which actions and free actions a player may take, and when a turn ends.

use table::{Illegal, Log, Quote};

use crate::action::Target;
use crate::facts::{Alliance, Area, Areas, CounterKind, Kind, Power, Tile};
use crate::play::Play;
use crate::price::people;
use crate::state::{State, Step, Turn};
use crate::{Action, Event, march};

/// D7.2, O7.1 Actions in a turn.
pub(crate) const ACTIONS: u8 = 2;
/// D9.1, O9.1 Gold for an attack.
pub(crate) const ATTACK_FEE: u8 = 2;

/// D7.3, O7.2 The two sorts of special actions that the original counts apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Special {
    /// Claim Tile, Establish Local Alliance, Use Covert Token: all are tiles in the original.
    Tile,
    /// Colonize and Gold Coast Commerce.
    Colony,
}

impl State {
    /// Whose turn it is.
    pub fn active(&self) -> Power {
        self.turn_order()[usize::from(self.turn.place)]
    }

    /// D7.2, O7.1 Whether an action is left.
    fn has_action(&self) -> Result<(), Illegal> {
        if self.turn.actions == 0 {
            return Err(Illegal::new(self.clause("D7.2", "O7.1"), "no-action-left"));
        }
        Ok(())
    }

    /// D7.2, O7.2 Whether a special action of that sort may be taken.
    fn may_take(&self, special: Special) -> Result<(), Illegal> {
        self.has_action()?;
        match special {
            _ if self.rules.one_special && self.turn.special => {
                Err(Illegal::new("D7.2", "one-special-action"))
            }
            Special::Tile if self.turn.special => Err(Illegal::new("O7.2", "one-tile-a-round")),
            Special::Colony if self.turn.colonized => Err(Illegal::new("O7.2", "one-colony-a-round")),
            _ => Ok(()),
        }
    }

    /// D7.6 Whether this turn can return a point of unrest.
    pub fn calms(&self) -> bool {
        let turn = &self.turn;
        self.rules.pass && (turn.passes == ACTIONS || turn.passes == 1 && !turn.attacked)
    }

    /// D7.5, O7.3 Whether a once-per-war tile is ready.
    fn is_ready(&self, power: Power, tile: Tile) -> Result<(), Illegal> {
        if self.players[power.index()].ready(tile) == 0 {
            return Err(Illegal::new(self.clause("D7.5", "O7.3"), "tile-not-ready").with("tile", tile.id()));
        }
        Ok(())
    }

    /// D10.1, D10.2, O10.1, O10.2 Whether a player could colonize a counter, or trade on the Gold Coast for it.
    ///
    /// # Errors
    /// The counter is not of that kind or not on the map, no population, or no navy in Africa.
    pub fn may_settle(&self, power: Power, action: Action) -> Result<(), Illegal> {
        let (counter, kind, rule) = match action {
            Action::Colonize(counter) => (counter, CounterKind::Colonize, self.clause("D10.1", "O10.1")),
            Action::Commerce(counter) => (counter, CounterKind::GoldCoast, self.clause("D10.2", "O10.2")),
            _ => return Err(Illegal::new(self.clause("D7.3", "O7.2"), "not-now")),
        };
        if !self.map.neutrals.contains(counter) || self.counters[counter.index()].kind != kind {
            return Err(Illegal::new(rule, "no-such-counter"));
        }
        self.may_settle_any(power, kind)
    }

    /// D10.1, D10.2 What settling takes, wherever it is.
    fn may_settle_any(&self, power: Power, kind: CounterKind) -> Result<(), Illegal> {
        match kind {
            CounterKind::Colonize => self.has_people(power, 1),
            _ if self.map.units(power, Area::Africa, Kind::Navy) == 0 => {
                Err(Illegal::new(self.clause("D10.2", "O10.2"), "no-navy-in-africa"))
            }
            _ => Ok(()),
        }
    }

    /// D8.8, O8.10 Whether Blockade may be put there.
    fn may_blockade(&self, power: Power, area: Area) -> Result<(), Illegal> {
        let rule = self.clause("D8.8", "O8.10");
        if self.players[power.index()].has(Tile::Blockade) == 0 {
            return Err(Illegal::new(rule, "no-blockade"));
        }
        if !area.colony() || self.map.units(power, area, Kind::Navy) == 0 {
            return Err(Illegal::new(rule, "no-own-navy"));
        }
        Ok(())
    }
}

/// Every decision of the player whose turn it is.
pub(crate) fn legal(state: &State, power: Power, list: &mut Vec<Action>) {
    if state.turn.actions > 0 {
        list.push(Action::Pass);
        march::builds(state, power, list);
        march::moves(state, power, list);
        state.targets(power, |area, target, _| list.push(Action::Attack(area, target)));
        specials(state, power, list);
    } else {
        list.push(Action::End);
        if state.calms() {
            list.push(Action::EndCalm);
        }
    }
    free_actions(state, power, |action| list.push(action));
}

/// D7.3 Every special action.
fn specials(state: &State, power: Power, list: &mut Vec<Action>) {
    if state.may_take(Special::Colony).is_ok() {
        let peaceful = |kind: CounterKind| {
            let open = state.may_settle_any(power, kind).is_ok();
            let fits = move |counter: &crate::facts::Counter| state.counters[counter.index()].kind == kind;
            state.map.neutrals.iter().filter(move |_| open).filter(fits)
        };
        list.extend(peaceful(CounterKind::Colonize).map(Action::Colonize));
        list.extend(peaceful(CounterKind::GoldCoast).map(Action::Commerce));
    }
    if state.may_take(Special::Tile).is_ok() {
        allies(state, power, |alliance| list.push(Action::Ally(alliance)));
        let open = Tile::ALL.iter().filter(|&&tile| state.may_claim(power, tile).is_ok());
        list.extend(open.map(|&tile| Action::Claim(tile)));
        state.strikes(|token, area, struck| list.push(Action::Incite(token, area, struck)));
    }
}

/// D10.3 Every local alliance the player may make.
fn allies(state: &State, power: Power, mut visit: impl FnMut(Alliance)) {
    if state.has_alliance_marker(power).is_ok() {
        for &alliance in Alliance::ALL {
            if state.map.alliances[alliance.index()].is_none() {
                visit(alliance);
            }
        }
    }
}

/// D7.4, O7.3 Every free action.
fn free_actions(state: &State, power: Power, mut visit: impl FnMut(Action)) {
    let player = &state.players[power.index()];
    for &tile in &Tile::ALL[..=Tile::WarOffice.index()] {
        if player.ready(tile) == 0 {
            continue;
        }
        match tile {
            Tile::DiplomaticService => allies(state, power, |alliance| visit(Action::Diplomacy(alliance))),
            Tile::ImprovedAgriculture => visit(Action::Agriculture),
            Tile::Mercenaries if state.has_piece(power, Kind::Army).is_ok() => visit(Action::Mercenaries),
            Tile::Pressgangs if state.has_piece(power, Kind::Navy).is_ok() => visit(Action::Pressgangs),
            Tile::TrainedNatives if state.has_piece(power, Kind::Army).is_ok() => {
                let open = |&area: &Area| state.may_place_natives(power, area).is_ok();
                Areas::COLONIES.iter().filter(open).for_each(|area| visit(Action::Natives(area)));
            }
            Tile::WarOffice => state.targets(power, |area, target, _| visit(Action::WarOffice(area, target))),
            _ => tile.trade().iter().for_each(|area| visit(Action::Trade(tile, area))),
        }
    }
    if player.has(Tile::Blockade) > 0 {
        let open = |&area: &Area| state.map.units(power, area, Kind::Navy) > 0;
        Areas::COLONIES.iter().filter(open).for_each(|area| visit(Action::Blockade(area)));
    }
}

pub(crate) fn check(state: &State, power: Power, action: Action) -> Result<Quote, Illegal> {
    let free = |()| Quote::FREE;
    match action {
        Action::Pass => state.has_action().map(free),
        Action::Build(kind) => {
            state.has_action()?;
            state.may_build(power, kind)?;
            Ok(people("build", state.clause("D8.1", "O8.1"), 1))
        }
        Action::Rebuild(kind, place) => {
            state.has_action()?;
            state.may_rebuild(power, kind, place)?;
            let quote = people("build", state.clause("D8.1", "O8.1"), 1);
            Ok(Quote { unit: "mixed", ..quote }.plus("unrest", state.clause("D8.3", "O8.3"), 1))
        }
        Action::Move(kind, place) => {
            state.has_action()?;
            state.may_move(power, kind, place).map(free)
        }
        Action::Attack(area, target) => {
            state.has_action()?;
            state.may_attack(power, area, target)?;
            Ok(state.price(power, "attack-fee", state.clause("D9.1", "O9.1"), ATTACK_FEE))
        }
        Action::Colonize(_) | Action::Commerce(_) => {
            state.may_take(Special::Colony)?;
            state.may_settle(power, action)?;
            let settlers = u8::from(matches!(action, Action::Colonize(_)));
            Ok(people("colonize", state.clause("D10.1", "O10.1"), settlers))
        }
        Action::Ally(alliance) => {
            state.may_take(Special::Tile)?;
            check_ally(state, power, alliance)
        }
        Action::Claim(tile) => {
            state.may_take(Special::Tile)?;
            state.may_claim(power, tile)?;
            Ok(state.tile_quote(power, tile))
        }
        Action::Incite(token, area, struck) => {
            state.may_take(Special::Tile)?;
            state.may_strike(token, area, struck).map(free)
        }
        Action::End if state.turn.actions > 0 => {
            Err(Illegal::new(state.clause("D7.2", "O7.1"), "actions-left"))
        }
        Action::End => Ok(Quote::FREE),
        Action::EndCalm => {
            if state.turn.actions > 0 {
                return Err(Illegal::new(state.clause("D7.2", "O7.1"), "actions-left"));
            }
            if !state.calms() {
                return Err(Illegal::new(state.clause("D7.6", "O7.4"), "no-calming-pass"));
            }
            Ok(Quote::FREE)
        }
        _ => check_free(state, power, action),
    }
}

fn check_ally(state: &State, power: Power, alliance: Alliance) -> Result<Quote, Illegal> {
    state.may_ally(power, alliance)?;
    Ok(state.price(power, alliance.id(), state.clause("D10.3", "O10.3"), alliance.gold()))
}

/// D7.4 Free actions.
fn check_free(state: &State, power: Power, action: Action) -> Result<Quote, Illegal> {
    match action {
        Action::Trade(tile, area) => {
            state.is_ready(power, tile)?;
            if !tile.trade().contains(area) {
                return Err(Illegal::new(state.clause("D11", "O10.3"), "no-trade-there"));
            }
        }
        Action::Agriculture => state.is_ready(power, Tile::ImprovedAgriculture)?,
        Action::Diplomacy(alliance) => {
            state.is_ready(power, Tile::DiplomaticService)?;
            return check_ally(state, power, alliance);
        }
        Action::Mercenaries => {
            state.is_ready(power, Tile::Mercenaries)?;
            state.has_piece(power, Kind::Army)?;
        }
        Action::Pressgangs => {
            state.is_ready(power, Tile::Pressgangs)?;
            state.has_piece(power, Kind::Navy)?;
        }
        Action::Natives(area) => {
            state.is_ready(power, Tile::TrainedNatives)?;
            state.has_piece(power, Kind::Army)?;
            state.may_place_natives(power, area)?;
        }
        Action::WarOffice(area, target) => {
            state.is_ready(power, Tile::WarOffice)?;
            state.may_attack(power, area, target)?;
        }
        Action::Blockade(area) => state.may_blockade(power, area)?,
        _ => return Err(Illegal::new(state.clause("D7.3", "O7.2"), "not-now")),
    }
    Ok(Quote::FREE)
}

impl<L: Log<Event>> Play<'_, L> {
    /// D7.1 A round begins.
    pub(crate) fn begin_round(&mut self, round: u8) {
        self.state.round = round;
        self.state.spent = [None; 3];
        self.say(Event::Round { round });
        self.begin_turn(0);
    }

    fn begin_turn(&mut self, place: u8) {
        self.state.turn =
            Turn { place, actions: ACTIONS, special: false, colonized: false, passes: 0, attacked: false };
        let power = self.state.active();
        self.say(Event::Turn { power });
        self.wait_for(Step::Turn, power);
    }

    /// An action or free action is over: the player goes on, unless nothing is left to decide.
    pub(crate) fn resume_turn(&mut self) {
        self.state.march = None;
        let power = self.state.active();
        let mut open = self.state.turn.actions > 0 || self.state.calms();
        if !open {
            free_actions(self.state, power, |_| open = true);
        }
        if open { self.wait_for(Step::Turn, power) } else { self.end_turn() }
    }

    fn end_turn(&mut self) {
        let next = self.state.turn.place + 1;
        if next < self.state.seats() {
            self.begin_turn(next);
        } else if self.state.round < self.state.rules.rounds() {
            self.begin_round(self.state.round + 1);
        } else {
            self.end_action_phase();
        }
    }

    /// A decision of the player whose turn it is.
    pub(crate) fn decide_turn(&mut self, power: Power, action: Action) {
        match action {
            Action::End => self.end_turn(),
            Action::EndCalm => {
                self.return_unrest(power, 1);
                self.end_turn();
            }
            Action::Pass | Action::Build(_) | Action::Rebuild(..) | Action::Move(..) | Action::Attack(..) => {
                self.state.turn.actions -= 1;
                self.regular(power, action);
            }
            Action::Colonize(_)
            | Action::Commerce(_)
            | Action::Ally(_)
            | Action::Claim(_)
            | Action::Incite(..) => {
                self.state.turn.actions -= 1;
                self.special(power, action);
            }
            _ => self.free_action(power, action),
        }
    }

    /// D7.3 A regular action.
    fn regular(&mut self, power: Power, action: Action) {
        match action {
            Action::Build(kind) => self.build(power, kind),
            Action::Rebuild(kind, place) => self.rebuild(power, kind, place),
            Action::Move(kind, place) => self.begin_move(power, kind, place),
            Action::Attack(area, target) => {
                self.pay(power, ATTACK_FEE, "attack");
                self.declare(power, area, target, false);
            }
            _ => {
                self.state.turn.passes += 1;
                self.say(Event::Passed { power });
                self.resume_turn();
            }
        }
    }

    fn declare(&mut self, power: Power, area: Area, target: Target, war_office: bool) {
        self.state.turn.attacked = true;
        self.begin_attack(power, area, target, war_office);
    }

    /// D7.3 A special action.
    fn special(&mut self, power: Power, action: Action) {
        let colony = matches!(action, Action::Colonize(_) | Action::Commerce(_));
        if colony && !self.state.rules.one_special {
            self.state.turn.colonized = true;
        } else {
            self.state.turn.special = true;
        }
        match action {
            Action::Colonize(counter) | Action::Commerce(counter) => self.settle(power, counter),
            Action::Ally(alliance) => self.make_alliance(power, alliance),
            Action::Claim(tile) => self.claim(power, tile),
            Action::Incite(token, area, struck) => return self.begin_strike(power, token, area, struck),
            _ => {}
        }
        self.resume_turn();
    }

    /// D7.4 A free action.
    fn free_action(&mut self, power: Power, action: Action) {
        match action {
            Action::Trade(tile, area) => self.trade(power, tile, area),
            Action::Agriculture => {
                self.use_tile(power, Tile::ImprovedAgriculture);
                self.grow(power, 1, "agriculture");
            }
            Action::Diplomacy(alliance) => {
                self.use_tile(power, Tile::DiplomaticService);
                self.make_alliance(power, alliance);
            }
            Action::Mercenaries => {
                self.use_tile(power, Tile::Mercenaries);
                return self.build_free(power, Kind::Army, crate::facts::Place::Home);
            }
            Action::Pressgangs => {
                self.use_tile(power, Tile::Pressgangs);
                return self.build_free(power, Kind::Navy, crate::facts::Place::Home);
            }
            Action::Natives(area) => {
                self.use_tile(power, Tile::TrainedNatives);
                return self.build_free(power, Kind::Army, area.into());
            }
            Action::WarOffice(area, target) => {
                self.use_tile(power, Tile::WarOffice);
                return self.declare(power, area, target, true);
            }
            Action::Blockade(area) => self.lay_blockade(power, area),
            _ => {}
        }
        self.resume_turn();
    }
}
