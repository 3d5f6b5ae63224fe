//! D8, O8 Build and move: where units may go, what the sea says, and the steps of both actions.

use table::{Illegal, Log, Quote};

use crate::event::Sea;
use crate::facts::{Area, Areas, Kind, Place, Places, Power, Tile};
use crate::play::{Loss, Play};
use crate::price::people;
use crate::state::{Errand, March, State, Step};
use crate::{Action, Event};

/// D8.4 Units one Move action moves without Logistics.
const MOVES: u8 = 2;
/// D8.7 Gold to arrive in spite of Stay, to be saved from Sink, and to arrive in spite of Sink.
const STAY_ARRIVE: u8 = 1;
const SINK_RESCUE: u8 = 2;
const SINK_ARRIVE: u8 = 3;

/// Where a unit may go.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Reach {
    /// Without a sea check.
    pub free: Places,
    /// D8.7, O8.9 With one.
    pub check: Places,
}

impl Reach {
    /// Both.
    pub const fn all(self) -> Places {
        self.free.or(self.check)
    }
}

/// What a sea check does to a unit when nothing is paid, out of `of` equal chances.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SeaOdds {
    /// It arrives.
    pub arrive: u8,
    /// It stays.
    pub stay: u8,
    /// It is lost.
    pub lost: u8,
    /// Of so many.
    pub of: u8,
}

impl State {
    /// D8.5 to D8.8, O8.5 to O8.10 Where a unit that stands there may go; its own place is not
    /// among them.
    pub fn reach(&self, power: Power, kind: Kind, from: Place) -> Reach {
        let areas = if kind == Kind::Navy { Areas::PORTS } else { self.land_reach(power) };
        let to = Places::of(areas).with(Place::Home).without(from);
        let near = to.and(Places::group(from.group()));
        Reach { free: near, check: to.minus(near) }
    }

    /// D8.6, D8.8 The areas that armies and forts may enter.
    fn land_reach(&self, power: Power) -> Areas {
        let mut areas = if self.rules.adj { self.european_access(power) } else { Areas::EUROPE };
        for area in Areas::COLONIES.iter() {
            let navies = self.map.units(power, area, Kind::Navy);
            if navies > 0 && self.passes_blockade(power, area, navies) {
                areas = areas.with(area);
            }
        }
        areas
    }

    /// O8.7 V-ADJ: an own marker there or next to it, a border of the home, or an own navy.
    fn european_access(&self, power: Power) -> Areas {
        let mut areas = power.borders();
        for area in Areas::EUROPE.iter() {
            if self.map.control(power, area) > 0 {
                areas = areas.with(area).or(area.neighbours());
            }
            if self.map.navies_for(power, area) > 0 {
                areas = areas.with(area);
            }
        }
        areas
    }

    /// D8.8, O8.10 Land units pass a Blockade of no ally only with more navies there.
    fn passes_blockade(&self, power: Power, area: Area, navies: u8) -> bool {
        match self.map.blockade {
            Some((blocked, owner)) if blocked == area && !self.allied(power, owner) => {
                navies > self.map.units(owner, area, Kind::Navy)
            }
            _ => true,
        }
    }

    /// Whether a unit may go there, and whether that takes a sea check.
    fn may_deploy(&self, power: Power, march: &March, to: Place) -> Result<bool, Illegal> {
        if to == march.from {
            return if march.errand == Errand::Move {
                Err(Illegal::new(self.clause("D8.4", "O8.4"), "already-there"))
            } else {
                Ok(false)
            };
        }
        let reach = self.reach(power, march.unit, march.from);
        if reach.all().contains(to) {
            return Ok(reach.check.contains(to));
        }
        Err(self.no_way(power, march.unit, to))
    }

    /// Why a unit cannot go there.
    fn no_way(&self, power: Power, kind: Kind, to: Place) -> Illegal {
        let Place::In(area) = to else {
            return Illegal::new(self.clause("D8.4", "O8.8"), "already-there");
        };
        if kind == Kind::Navy {
            return Illegal::new(self.clause("D8.5", "O8.5"), "no-port");
        }
        if !area.colony() {
            return Illegal::new("O8.7", "no-access");
        }
        if self.map.units(power, area, Kind::Navy) == 0 {
            return Illegal::new(self.clause("D8.6", "O8.6"), "no-own-navy");
        }
        Illegal::new(self.clause("D8.8", "O8.10"), "blockade")
    }

    /// D8.4, O8.4 Units one Move action of that player moves.
    pub fn moves_per_action(&self, power: Power) -> u8 {
        MOVES + self.players[power.index()].has(Tile::Logistics)
    }

    /// D8.7, O8.9 What one sea check of that player does when nothing is paid.
    pub fn sea_odds(&self, power: Power) -> SeaOdds {
        if !self.rules.sea {
            let [arrive, stay, lost] = self.sea_die;
            return SeaOdds { arrive, stay, lost, of: 6 };
        }
        let navigation = self.players[power.index()].has(Tile::Navigation);
        let mut odds = SeaOdds { arrive: 30, stay: 0, lost: 0, of: 36 };
        for second in 1..=6 {
            match second_die(second, navigation) {
                Sea::Success => odds.arrive += 1,
                Sea::Stay => odds.stay += 1,
                Sea::Sink => odds.lost += 1,
            }
        }
        odds
    }

    /// D8.1, O8.1 Whether a unit can be built from supply.
    ///
    /// # Errors
    /// No population, or no piece.
    pub fn may_build(&self, power: Power, kind: Kind) -> Result<(), Illegal> {
        self.has_people(power, 1)?;
        self.has_piece(power, kind)
    }

    /// D1.1, O1.2 Whether a piece is in supply.
    pub(crate) fn has_piece(&self, power: Power, kind: Kind) -> Result<(), Illegal> {
        if self.supply(power, kind) == 0 {
            return Err(Illegal::new(self.clause("D1.1", "O1.2"), "no-piece-left"));
        }
        Ok(())
    }

    /// D8.3, O8.3 Whether that unit can be destroyed and built anew.
    ///
    /// # Errors
    /// No population, or no such unit.
    pub fn may_rebuild(&self, power: Power, kind: Kind, place: Place) -> Result<(), Illegal> {
        self.has_people(power, 1)?;
        if self.map.units(power, place, kind) == 0 {
            return Err(Illegal::new(self.clause("D8.3", "O8.3"), "no-such-unit"));
        }
        Ok(())
    }

    /// D8.9 Whether Trained Natives may be placed in that colony.
    ///
    /// # Errors
    /// It is no colony, or the player has neither marker nor unit there.
    pub fn may_place_natives(&self, power: Power, area: Area) -> Result<(), Illegal> {
        let units = self.map.units[power.index()][area.index()];
        if area.colony() && (self.map.control(power, area) > 0 || units != [0; Kind::COUNT]) {
            Ok(())
        } else {
            Err(Illegal::new(self.clause("D8.9", "O8.11"), "not-present"))
        }
    }

    /// D8.2, D8.4 Whether a unit of that place can still leave it in this Move action.
    pub(crate) fn may_move(&self, power: Power, kind: Kind, place: Place) -> Result<(), Illegal> {
        if kind == Kind::Fort && place != Place::Home {
            return Err(Illegal::new(self.clause("D8.2", "O8.2"), "forts-stay"));
        }
        if self.map.units(power, place, kind) == 0 {
            return Err(Illegal::new(self.clause("D8.4", "O8.4"), "no-such-unit"));
        }
        match &self.march {
            Some(march) if march.ready[place.index()][kind.index()] == 0 => {
                Err(Illegal::new(self.clause("D8.4", "O8.4"), "moved-already"))
            }
            _ => Ok(()),
        }
    }

    /// D8.10 Whether one more army may be built by the Militia.
    fn may_call_militia(&self, power: Power) -> bool {
        self.march.is_some_and(|march| march.left > 0) && self.may_build(power, Kind::Army).is_ok()
    }
}

/// D8.1, D8.3 Every Build action.
pub(crate) fn builds(state: &State, power: Power, list: &mut Vec<Action>) {
    if state.has_people(power, 1).is_err() {
        return;
    }
    list.extend(
        Kind::ALL
            .iter()
            .filter(|&&kind| state.has_piece(power, kind).is_ok())
            .map(|&kind| Action::Build(kind)),
    );
    each_unit(state, power, |kind, place| list.push(Action::Rebuild(kind, place)));
}

/// D8.4 Every first, or next, move.
pub(crate) fn moves(state: &State, power: Power, list: &mut Vec<Action>) {
    each_unit(state, power, |kind, place| {
        if state.may_move(power, kind, place).is_ok() {
            list.push(Action::Move(kind, place));
        }
    });
}

fn each_unit(state: &State, power: Power, mut visit: impl FnMut(Kind, Place)) {
    let units = &state.map.units[power.index()];
    for place in Place::all() {
        for &kind in Kind::ALL {
            if units[place.index()][kind.index()] > 0 {
                visit(kind, place);
            }
        }
    }
}

pub(crate) fn legal(state: &State, power: Power, list: &mut Vec<Action>) {
    let Some(march) = &state.march else { return };
    match state.step {
        Step::Moving => {
            list.push(Action::Stop);
            moves(state, power, list);
        }
        Step::Militia => list.extend([Action::Stop, Action::Militia]),
        Step::SeaStay => list.extend([Action::Accept, Action::Arrive]),
        Step::SeaSink => list.extend([Action::Accept, Action::Rescue, Action::Arrive]),
        _ => {
            if march.errand != Errand::Move {
                list.push(Action::Deploy(march.from));
            }
            list.extend(state.reach(power, march.unit, march.from).all().iter().map(Action::Deploy));
        }
    }
}

pub(crate) fn check(state: &State, power: Power, action: Action) -> Result<Quote, Illegal> {
    let not_now = || Illegal::new(state.clause("D8.4", "O8.4"), "unit-on-its-way");
    let Some(march) = &state.march else { return Err(not_now()) };
    let sea = |label, gold| Ok(state.price(power, label, "D8.7", gold));
    match (state.step, action) {
        (Step::Moving, Action::Move(kind, place)) => state.may_move(power, kind, place).map(|()| Quote::FREE),
        (Step::Militia, Action::Militia) => Ok(people("militia", state.clause("D8.10", "O8.11"), 1)),
        (Step::Moving | Step::Militia, Action::Stop) | (Step::SeaStay | Step::SeaSink, Action::Accept) => {
            Ok(Quote::FREE)
        }
        (Step::SeaStay, Action::Arrive) => sea("sea-arrive", STAY_ARRIVE),
        (Step::SeaSink, Action::Rescue) => sea("sea-rescue", SINK_RESCUE),
        (Step::SeaSink, Action::Arrive) => sea("sea-arrive", SINK_ARRIVE),
        (Step::Deploy, Action::Deploy(place)) => state.may_deploy(power, march, place).map(|_| Quote::FREE),
        _ => Err(not_now()),
    }
}

/// O8.9 What the second (red) die says.
const fn second_die(die: u8, navigation: u8) -> Sea {
    match die + 2 * navigation {
        0..=2 => Sea::Sink,
        3..=4 => Sea::Stay,
        _ => Sea::Success,
    }
}

impl<L: Log<Event>> Play<'_, L> {
    /// A decision about a unit on its way.
    pub(crate) fn decide_march(&mut self, power: Power, action: Action) {
        let Some(march) = self.state.march else { return };
        match (self.state.step, action) {
            (_, Action::Move(kind, place)) => self.next_move(power, kind, place),
            (_, Action::Militia) => self.call_militia(power),
            (_, Action::Deploy(to)) => self.deploy(power, march, to),
            (Step::SeaStay, Action::Arrive) => {
                self.pay(power, STAY_ARRIVE, "sea");
                self.arrive(power, march);
            }
            (Step::SeaSink, Action::Arrive) => {
                self.pay(power, SINK_ARRIVE, "sea");
                self.arrive(power, march);
            }
            (_, Action::Rescue) => {
                self.pay(power, SINK_RESCUE, "sea");
                self.march_on(power);
            }
            (Step::SeaSink, Action::Accept) => self.sink(power, march),
            (_, Action::Accept) => self.march_on(power),
            // Stop.
            _ => self.resume_turn(),
        }
    }

    // ----- build -----

    /// D8.1, O8.1 The Build action.
    pub(crate) fn build(&mut self, power: Power, kind: Kind) {
        let militia = self.state.players[power.index()].has(Tile::Militia);
        self.spend_population(power, 1, "build");
        self.raise(power, kind, Place::Home, Errand::Build, militia);
    }

    /// D8.3, O8.3 The Build action that first destroys a unit.
    pub(crate) fn rebuild(&mut self, power: Power, kind: Kind, place: Place) {
        self.lose_unit(power, place, kind, Loss::Rebuild);
        self.build(power, kind);
    }

    /// D8.9, O8.11 A build of Mercenaries, Pressgangs or Trained Natives.
    pub(crate) fn build_free(&mut self, power: Power, kind: Kind, place: Place) {
        self.raise(power, kind, place, Errand::Free, 0);
    }

    /// D8.10, O8.11 One more army.
    fn call_militia(&mut self, power: Power) {
        let left = self.state.march.map_or(0, |march| march.left);
        self.spend_population(power, 1, "militia");
        self.raise(power, Kind::Army, Place::Home, Errand::Militia, left - 1);
    }

    fn raise(&mut self, power: Power, unit: Kind, from: Place, errand: Errand, left: u8) {
        self.state.map.units[power.index()][from.index()][unit.index()] += 1;
        self.say(Event::Built { power, kind: unit, place: from });
        let ready = [[0; Kind::COUNT]; Place::COUNT];
        self.state.march = Some(March { errand, unit, from, to: from, left, ready });
        self.wait_for(Step::Deploy, power);
    }

    // ----- move -----

    /// D8.4, O8.4 The Move action begins with this unit.
    pub(crate) fn begin_move(&mut self, power: Power, kind: Kind, from: Place) {
        let mut ready = self.state.map.units[power.index()];
        for place in &mut ready[..Area::COUNT] {
            place[Kind::Fort.index()] = 0;
        }
        let left = self.state.moves_per_action(power);
        self.state.march = Some(March { errand: Errand::Move, unit: kind, from, to: from, left, ready });
        self.next_move(power, kind, from);
    }

    fn next_move(&mut self, power: Power, kind: Kind, from: Place) {
        if let Some(march) = &mut self.state.march {
            march.unit = kind;
            march.from = from;
            march.to = from;
            march.left -= 1;
            march.ready[from.index()][kind.index()] -= 1;
        }
        self.wait_for(Step::Deploy, power);
    }

    // ----- on the way -----

    fn deploy(&mut self, power: Power, mut march: March, to: Place) {
        if to == march.from {
            return self.march_on(power);
        }
        march.to = to;
        self.state.march = Some(march);
        if march.from.group() == to.group() {
            return self.arrive(power, march);
        }
        match self.check_sea(power, march) {
            Sea::Success => self.arrive(power, march),
            // O8.9 The sea of the original leaves no choice.
            Sea::Stay if self.state.rules.sea => self.march_on(power),
            Sea::Sink if self.state.rules.sea => self.sink(power, march),
            Sea::Stay => self.wait_for(Step::SeaStay, power),
            Sea::Sink => self.wait_for(Step::SeaSink, power),
        }
    }

    /// D8.7 The sea die; O8.9 the white die and, on a 1, the red one.
    fn check_sea(&mut self, power: Power, march: March) -> Sea {
        let (dice, sea) = if self.state.rules.sea {
            match self.dice.d6() {
                1 => {
                    let second = self.dice.d6();
                    let navigation = self.state.players[power.index()].has(Tile::Navigation);
                    ([1, second], second_die(second, navigation))
                }
                first => ([first, 0], Sea::Success),
            }
        } else {
            let face = self.dice.d6();
            let [success, stay, _] = self.state.sea_die;
            let sea = match face {
                face if face <= success => Sea::Success,
                face if face <= success + stay => Sea::Stay,
                _ => Sea::Sink,
            };
            ([face, 0], sea)
        };
        let (kind, from, to) = (march.unit, march.from, march.to);
        self.say(Event::SeaChecked { power, kind, from, to, dice, sea });
        sea
    }

    fn arrive(&mut self, power: Power, march: March) {
        self.relocate(power, march.unit, march.from, march.to);
        self.march_on(power);
    }

    fn sink(&mut self, power: Power, march: March) {
        self.lose_unit(power, march.from, march.unit, Loss::Sea);
        self.march_on(power);
    }

    /// The unit is where it will be: another one may follow.
    fn march_on(&mut self, power: Power) {
        let Some(march) = self.state.march else { return };
        let more = match march.errand {
            Errand::Move => (march.left > 0 && march.ready.iter().flatten().any(|&ready| ready > 0))
                .then_some(Step::Moving),
            Errand::Build | Errand::Militia => self.state.may_call_militia(power).then_some(Step::Militia),
            Errand::Free => None,
        };
        match more {
            Some(step) => self.wait_for(step, power),
            None => self.resume_turn(),
        }
    }
}
