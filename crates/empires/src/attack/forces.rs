//! D9.5 to D9.15, O9.3 to O9.9: the sides of an attack, what they have and what it is worth.

use serde::Serialize;

use super::losses::Ranks;
use crate::action::Target;
use crate::facts::{Alliance, Alliances, Area, Arm, CounterKind, Kind, Power, Powers, Tile, Token};
use crate::state::{Attack, Front, Side, State};

/// D9.25 What the control marker of a non-player power is worth in its own defence.
const MARKER_DEFENCE: u8 = 3;

impl Attack {
    /// D9.1 An attack that is declared.
    pub(crate) const fn declared(attacker: Power, area: Area, target: Target, war_office: bool) -> Self {
        Self {
            attacker,
            area,
            target,
            strike: None,
            war_office,
            surprise: false,
            asked: Powers::NONE,
            committed: [[0; 2]; Power::COUNT],
            at_sea: Alliances::NONE,
            settled: Alliances::NONE,
            support: None,
            bonus: None,
            withdrawn: false,
            front: Front::Sea,
            dice: [[0; 2]; 2],
            stood: [false; 2],
            losses: [[false; 2]; 2],
            result: None,
            ally_lost: [None; 2],
        }
    }

    /// D10.5 The strike of a covert token.
    pub(crate) const fn strike(inciter: Power, token: Token, area: Area, struck: Power) -> Self {
        let front = match token {
            Token::Pirates => Front::Sea,
            Token::Revolt => Front::Land,
        };
        Self { strike: Some(token), front, ..Self::declared(inciter, area, Target::Power(struck), false) }
    }

    /// D0.6 The power that leads a side; none for a neutral marker or a token.
    pub const fn principal(&self, side: Side) -> Option<Power> {
        match (side, self.target) {
            (Side::Attacker, _) if self.strike.is_some() => None,
            (Side::Attacker, _) => Some(self.attacker),
            (Side::Defender, Target::Power(power)) => Some(power),
            (Side::Defender, _) => None,
        }
    }
}

/// D9.9, D9.12, O9.8 The strength of a side, part by part.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct Strength {
    /// Navies or armies of the principal.
    pub own: u8,
    /// Those his allies committed.
    pub allies: u8,
    /// D9.6 Those of non-player powers.
    pub non_players: u8,
    /// Forts in defence, 2 each.
    pub forts: u8,
    /// The value of a neutral marker, a token or the marker of a non-player power.
    pub printed: u8,
    /// Naval support.
    pub support: u8,
    /// Local alliances.
    pub alliances: u8,
    /// Training.
    pub training: u8,
}

impl Strength {
    /// The strength before the dice.
    pub const fn total(&self) -> u8 {
        let units = self.own + self.allies + self.non_players + self.forts;
        units + self.printed + self.support + self.alliances + self.training
    }
}

/// An attack and the table it takes place on.
#[derive(Clone, Copy)]
pub(crate) struct Battle<'a> {
    pub(crate) state: &'a State,
    pub(crate) attack: &'a Attack,
}

impl<'a> Battle<'a> {
    /// The attack under way.
    ///
    /// # Panics
    /// If there is none: only the steps of an attack ask.
    pub(crate) fn under_way(state: &'a State) -> Self {
        Self { state, attack: state.attack.as_ref().expect("an attack is under way") }
    }

    /// The player who leads a side, if one does.
    pub(crate) fn player(&self, side: Side) -> Option<Power> {
        self.attack.principal(side).filter(|&power| self.state.is_player(power))
    }

    /// D9.25 Whether a non-player power leads a side.
    pub(crate) fn non_player(&self, side: Side) -> bool {
        self.attack.principal(side).is_some_and(|power| !self.state.is_player(power))
    }

    /// D9.7 Navies of a power that are present.
    pub(crate) fn navies(&self, power: Power) -> u8 {
        self.state.map.navies_for(power, self.attack.area)
    }

    /// Armies of a power that are present.
    pub(crate) fn armies(&self, power: Power) -> u8 {
        self.state.map.units(power, self.attack.area, Kind::Army)
    }

    /// Navies or armies of a power that are present.
    pub(crate) fn present(&self, power: Power, front: Front) -> u8 {
        match front {
            Front::Sea => self.navies(power),
            Front::Land => self.armies(power),
        }
    }

    /// D9.12, O9.8 Forts count for a defending player only.
    fn forts(&self, side: Side, front: Front) -> u8 {
        match (side, front, self.player(side)) {
            (Side::Defender, Front::Land, Some(power)) => {
                self.state.map.units(power, self.attack.area, Kind::Fort)
            }
            _ => 0,
        }
    }

    /// Navies or armies of the player who leads a side; units of a non-player power are counted as such.
    fn own(&self, side: Side, front: Front) -> u8 {
        self.player(side).map_or(0, |power| self.present(power, front))
    }

    /// D9.15 Whether the principal has an own unit of the fitting kind in the fight.
    fn takes_part(&self, side: Side, front: Front) -> bool {
        self.own(side, front) > 0 || self.forts(side, front) > 0
    }

    /// D9.5, D9.6 The powers that can stand by the principal of a side: nobody stands by a neutral
    /// marker or a token, and nobody helps in a strike.
    fn companions(&self, side: Side) -> Powers {
        match self.attack.principal(side) {
            Some(principal) if self.attack.strike.is_none() => self.alliance_of(principal).without(principal),
            _ => Powers::NONE,
        }
    }

    fn alliance_of(&self, power: Power) -> Powers {
        self.state.row_of(power).map_or(Powers::NONE, |row| self.state.row(row))
    }

    /// D9.5, O9.3 Allied players who may be called to a side.
    pub(crate) fn callable(&self, side: Side) -> Powers {
        if side == Side::Defender && self.attack.surprise {
            return Powers::NONE;
        }
        self.companions(side).and(self.state.player_powers())
    }

    /// D9.5, R-12 The next ally to be asked for help: in turn order, those with a unit that can come.
    pub(crate) fn next_ally(&self, side: Side) -> Option<Power> {
        let callable = self.callable(side).minus(self.attack.asked);
        if callable.is_empty() {
            return None;
        }
        let able = |power: &Power| callable.contains(*power) && self.navies(*power) + self.armies(*power) > 0;
        self.state.box_order().find(able)
    }

    /// D9.5 Navies or armies committed to a side by an ally, as far as they survive.
    fn committed_by(&self, power: Power, front: Front) -> u8 {
        self.attack.committed[power.index()][front.index()]
    }

    fn committed(&self, side: Side, front: Front) -> u8 {
        self.callable(side).iter().map(|power| self.committed_by(power, front)).sum()
    }

    /// D9.6 Units of non-player powers of a side, not against neutral markers and tokens.
    fn non_players(&self, side: Side, front: Front) -> u8 {
        let against_power = matches!(self.attack.target, Target::Power(_));
        match self.attack.principal(side) {
            Some(principal) if against_power && self.attack.strike.is_none() => {
                let powers = self.alliance_of(principal).and(self.state.non_players());
                powers.iter().map(|power| self.present(power, front)).sum()
            }
            _ => 0,
        }
    }

    /// What is printed on a side that is no player.
    fn printed(&self, side: Side, front: Front) -> u8 {
        match (side, self.attack.strike, self.attack.target) {
            (Side::Attacker, Some(token), _) | (Side::Defender, _, Target::Token(token)) => token.strength(),
            (Side::Attacker, None, _) => 0,
            (Side::Defender, _, Target::Neutral(counter)) => {
                match self.state.counters[counter.index()].kind {
                    CounterKind::Defence(value) => value,
                    CounterKind::Colonize | CounterKind::GoldCoast => 0,
                }
            }
            // D9.25 on land only; D10.5 against either token.
            (Side::Defender, strike, Target::Power(_)) => {
                let counts = self.non_player(side) && (front == Front::Land || strike.is_some());
                u8::from(counts) * MARKER_DEFENCE
            }
        }
    }

    /// D9.9, O9.5 The either-arm alliances of the player who leads a side that hold in this area.
    pub(crate) fn either_arm(&self, side: Side) -> Alliances {
        let held = self.alliances(side);
        held.iter().filter(|alliance| alliance.arm() == Arm::Either).collect()
    }

    /// D10.3 The local alliances of the player who leads a side that hold in this area.
    fn alliances(&self, side: Side) -> Alliances {
        let Some(power) = self.player(side) else { return Alliances::NONE };
        let here = |alliance: &Alliance| alliance.areas(self.state.rules.original).contains(self.attack.area);
        self.state.map.held(power).iter().filter(here).collect()
    }

    /// D9.9, D9.13, O9.8 Local alliances that add to a side's strength. In Deluxe they need an own unit
    /// in the fight; in a strike an either-arm alliance simply counts (D10.5).
    fn alliance_strength(&self, side: Side, front: Front) -> u8 {
        if !self.state.rules.original && !self.takes_part(side, front) {
            return 0;
        }
        let at_sea = self.attack.at_sea;
        let counts = |alliance: &Alliance| match (alliance.arm(), front) {
            (Arm::Army, Front::Land) => true,
            (Arm::Army, Front::Sea) => false,
            (Arm::Either, _) if self.attack.strike.is_some() => true,
            (Arm::Either, Front::Sea) => at_sea.contains(*alliance),
            (Arm::Either, Front::Land) => !at_sea.contains(*alliance),
        };
        self.alliances(side).iter().filter(counts).count() as u8
    }

    /// D9.15, O9.8 R-15 Training tiles that are compared. Deluxe: only with an own unit in the fight.
    fn training_tiles(&self, side: Side, front: Front) -> u8 {
        let Some(power) = self.player(side) else { return 0 };
        if !self.state.rules.original && !self.takes_part(side, front) {
            return 0;
        }
        let tile = match front {
            Front::Sea => Tile::NavalTraining,
            Front::Land => Tile::ArmyTraining,
        };
        self.state.players[power.index()].has(tile)
    }

    /// D9.15, O9.8 One for more tiles than the other principal, with an own unit in the fight.
    fn training(&self, side: Side, front: Front) -> u8 {
        let more = self.training_tiles(side, front) > self.training_tiles(side.other(), front);
        u8::from(more && self.takes_part(side, front))
    }

    /// D9.12, D9.14, O9.8 Naval support: 1, or 2 with Blockade.
    fn support(&self, side: Side, front: Front) -> u8 {
        let held = front == Front::Land && self.attack.support == Some(side);
        u8::from(held) + u8::from(held && self.attack.bonus == Some(side))
    }

    /// D9.9, D9.12, O9.8 The strength of a side in a combat.
    pub(crate) fn strength(&self, side: Side, front: Front) -> Strength {
        Strength {
            own: self.own(side, front),
            allies: self.committed(side, front),
            non_players: self.non_players(side, front),
            forts: 2 * self.forts(side, front),
            printed: self.printed(side, front),
            support: self.support(side, front),
            alliances: self.alliance_strength(side, front),
            training: self.training(side, front),
        }
    }

    /// The strengths of both sides.
    pub(crate) fn strengths(&self, front: Front) -> [Strength; 2] {
        Side::BOTH.map(|side| self.strength(side, front))
    }

    /// D9.20, D9.25 What a side can lose in a combat.
    pub(crate) fn ranks(&self, side: Side, front: Front) -> Ranks {
        let mut ranks = Ranks { own: self.own(side, front), forts: self.forts(side, front), ..Ranks::NONE };
        for power in self.callable(side).iter() {
            ranks.allies[power.index()] = self.committed_by(power, front);
        }
        ranks
    }

    /// D9.8, O9.6, V-OWNFLEET Whether a side can fight at sea.
    pub(crate) fn can_fight(&self, side: Side) -> bool {
        if self.attack.area.waters().is_none() {
            return false;
        }
        let Some(principal) = self.attack.principal(side) else {
            return self.attack.target == Target::Token(Token::Pirates);
        };
        self.navies(principal) > 0 || !self.state.rules.own_fleet && self.committed(side, Front::Sea) > 0
    }

    /// D9.8, O9.6 Whether both sides can fight at sea.
    pub(crate) fn sea_fight_possible(&self) -> bool {
        Side::BOTH.into_iter().all(|side| self.can_fight(side))
    }

    /// D9.8, O9.6, O9.7 Who holds naval support if there is no fight and nobody declines one.
    pub(crate) fn support_unfought(&self) -> Option<Side> {
        match self.attack.target {
            // R-14 Against neutral markers and the revolt an own navy is needed.
            Target::Neutral(_) | Target::Token(Token::Revolt) => {
                (self.navies(self.attack.attacker) > 0).then_some(Side::Attacker)
            }
            Target::Token(Token::Pirates) => None,
            Target::Power(_) => match Side::BOTH.map(|side| self.can_fight(side)) {
                [true, false] => Some(Side::Attacker),
                [false, true] => Some(Side::Defender),
                _ => None,
            },
        }
    }

    /// D10.5, O10.5 Who holds naval support in a strike: in the original the target of a revolt with a
    /// navy there, in Deluxe nobody.
    pub(crate) fn support_in_strike(&self) -> Option<Side> {
        let original_revolt = self.state.rules.original && self.attack.front == Front::Land;
        let fleet = self.player(Side::Defender).is_some_and(|power| self.navies(power) > 0);
        (original_revolt && fleet).then_some(Side::Defender)
    }

    /// D9.11, O9.2 Whether a land part follows.
    pub(crate) fn goes_ashore(&self) -> bool {
        let at_sea_only = matches!(self.attack.target, Target::Token(Token::Pirates));
        self.attack.strike.is_none() && !at_sea_only && self.armies(self.attack.attacker) > 0
    }

    /// V-SURRENDER The defending player who may give in before the land dice.
    pub(crate) fn may_surrender(&self) -> Option<Power> {
        if !self.state.rules.surrender || self.attack.strike.is_some() {
            return None;
        }
        self.player(Side::Defender).filter(|&power| self.state.map.control(power, self.attack.area) > 0)
    }

    /// A tile in the hand of the player who leads a side.
    pub(crate) fn in_hand(&self, side: Side, tile: Tile) -> bool {
        self.player(side).is_some_and(|power| self.state.players[power.index()].has(tile) > 0)
    }
}
