//! D9.0 The course of an attack: from the declaration to the outcome, step by step.

use table::Log;

use super::combat::{Roll, seven, totals};
use super::forces::Battle;
use super::losses::{Bearer, Circumstances, Loss, bearer, toll, volunteer};
use crate::Event;
use crate::action::Target;
use crate::facts::{Area, Kind, Power, Powers, Tile, Token};
use crate::play::{self, Play};
use crate::state::{Attack, Front, Side, State, Step, Verdict};

impl State {
    /// D9.9, DP-44, DP-47 Either-arm alliances of a principal whose service is still to be settled.
    pub(crate) fn open_arms(&self, side: Side) -> impl Iterator<Item = crate::facts::Alliance> {
        let battle = Battle::under_way(self);
        let settled = battle.attack.settled;
        let open = battle.either_arm(side).iter().filter(move |&alliance| !settled.contains(alliance));
        open.filter(move |&alliance| battle.may_serve_at_sea(side, alliance).is_ok())
    }

    /// D9.20 Who bears the next loss of a side, and which loss it is.
    pub(crate) fn next_loss(&self, side: Side) -> Option<(Loss, Bearer)> {
        let battle = Battle::under_way(self);
        let attack = battle.attack;
        let loss = Loss::BOTH.into_iter().find(|loss| attack.losses[side.index()][loss.index()])?;
        let verdict = attack.result?;
        let about = Circumstances {
            verdict,
            result_loss: verdict.costs(side),
            ally_lost: attack.ally_lost[side.index()],
            fort_seven: self.rules.fort_seven,
        };
        Some((loss, bearer(&battle.ranks(side, attack.front), loss, about)))
    }
}

impl<L: Log<Event>> Play<'_, L> {
    fn battle(&self) -> Battle<'_> {
        Battle::under_way(self.state)
    }

    pub(super) fn attack(&mut self) -> &mut Attack {
        self.state.attack.as_mut().expect("an attack is under way")
    }

    // ----- declaration and allies -----

    /// D9.1, O9.1 An attack begins. Its price is paid.
    pub(crate) fn begin_attack(&mut self, attacker: Power, area: Area, target: Target, war_office: bool) {
        self.say(Event::AttackDeclared { attacker, area, target, war_office });
        self.state.attack = Some(Attack::declared(attacker, area, target, war_office));
        if self.battle().in_hand(Side::Attacker, Tile::SurpriseAttack) {
            self.wait_for(Step::Surprise, attacker);
        } else {
            self.call(Side::Attacker);
        }
    }

    /// D9.5, O9.3, R-12 Asks the allies of the attacker, then those of the defender, in turn order.
    pub(super) fn call(&mut self, side: Side) {
        if let Some(ally) = self.battle().next_ally(side) {
            self.wait_for(Step::Commit(side), ally);
        } else if side == Side::Attacker {
            self.call(Side::Defender);
        } else if self.state.rules.original && self.battle().sea_fight_possible() {
            // O9.5 Before the choice of O9.6.
            self.settle_arms();
        } else {
            self.naval_part();
        }
    }

    /// O9.5 before the naval part, D9.9 before the naval dice: either-arm alliances, the attacker's first.
    pub(super) fn settle_arms(&mut self) {
        for side in Side::BOTH {
            if let Some(power) = self.battle().player(side)
                && self.state.open_arms(side).next().is_some()
            {
                return self.wait_for(Step::Arms(side), power);
            }
        }
        if self.state.rules.original {
            self.naval_part();
        } else {
            self.begin_combat();
        }
    }

    // ----- the naval part -----

    /// D9.7, D9.8, O9.6, O9.7 Who fights at sea, and who holds naval support without a fight.
    fn naval_part(&mut self) {
        let battle = self.battle();
        let Attack { area, attacker, target, .. } = *battle.attack;
        if area.waters().is_none() {
            return self.go_ashore();
        }
        if !battle.sea_fight_possible() {
            let support = battle.support_unfought();
            return self.naval_support(support);
        }
        if target == Target::Token(Token::Pirates) {
            self.fight_at_sea();
        } else {
            self.wait_for(Step::SeaFight(Side::Attacker), attacker);
        }
    }

    /// D9.8 The attacker fights; a defending player chooses, a non-player power always fights.
    pub(super) fn attacker_fights(&mut self) {
        match self.battle().player(Side::Defender) {
            Some(defender) => self.wait_for(Step::SeaFight(Side::Defender), defender),
            None => self.fight_at_sea(),
        }
    }

    /// D9.9 Both sides fight.
    pub(super) fn fight_at_sea(&mut self) {
        if self.state.rules.original {
            self.begin_combat();
        } else {
            self.settle_arms();
        }
    }

    /// D9.8, D9.10 Who holds naval support; the land part follows.
    pub(super) fn naval_support(&mut self, side: Option<Side>) {
        self.attack().support = side;
        self.say(Event::NavalSupport { side });
        self.go_ashore();
    }

    // ----- the land part -----

    /// D9.11, O9.2 The land part, unless the attack ends at sea.
    fn go_ashore(&mut self) {
        if !self.battle().goes_ashore() {
            let winner = self.attack().result.and_then(Verdict::winner);
            return self.attack_over(winner);
        }
        let original = self.state.rules.original;
        let attack = self.attack();
        attack.front = Front::Land;
        attack.dice = [[0; 2]; 2];
        attack.result = None;
        attack.ally_lost = [None; 2];
        // D9.21 for one combat, O9.13 for the whole attack.
        attack.withdrawn &= original;
        match self.battle().may_surrender() {
            Some(defender) => self.wait_for(Step::Surrender, defender),
            None => self.offer_bonus(),
        }
    }

    /// V-SURRENDER The marker changes hands without dice or losses.
    pub(super) fn surrender(&mut self, power: Power) {
        let area = self.attack().area;
        self.say(Event::Surrendered { power, area });
        self.conquer();
        self.attack_over(Some(Side::Attacker));
    }

    /// D9.14, O9.8 Blockade in the hand of the principal who holds naval support.
    pub(super) fn offer_bonus(&mut self) {
        let battle = self.battle();
        if let Some(side) = battle.attack.support
            && let Some(power) = battle.player(side)
            && battle.in_hand(side, Tile::Blockade)
        {
            self.wait_for(Step::Bonus(side), power);
        } else {
            self.begin_combat();
        }
    }

    // ----- dice -----

    /// D9.9, D9.12 The strengths are counted and the dice fall.
    pub(super) fn begin_combat(&mut self) {
        let battle = self.battle();
        let front = battle.attack.front;
        let [attacker, defender] = battle.strengths(front);
        self.say(Event::Strengths { front, attacker, defender });
        self.throw();
    }

    /// D9.16 Two dice for each side, the attacker's first.
    pub(super) fn throw(&mut self) {
        let dice = [self.roll(), self.roll()];
        self.dice_fall(dice);
    }

    /// D9.16, D9.18 The dice have fallen: what both sides reach, and how it would end if they stand.
    pub(super) fn dice_fall(&mut self, dice: Roll) {
        let battle = self.battle();
        let front = battle.attack.front;
        let totals = totals(battle.strengths(front).map(|strength| strength.total()), dice);
        self.say(Event::Rolled { front, dice, totals });
        let attack = self.attack();
        attack.dice = dice;
        attack.stood = [false; 2];
        attack.result = Some(Verdict::of(totals));
        self.offer_reserves();
    }

    /// D9.17, O9.10 Reserves: the attacker, then the defender, until both let the dice stand.
    pub(super) fn offer_reserves(&mut self) {
        for side in Side::BOTH {
            let battle = self.battle();
            if !battle.attack.stood[side.index()]
                && let Some(power) = battle.player(side)
                && self.state.players[power.index()].ready(Tile::Reserves) > 0
            {
                return self.wait_for(Step::Reserves(side), power);
            }
        }
        self.dice_stand();
    }

    /// D9.18, D9.19 The result and what it costs.
    fn dice_stand(&mut self) {
        let Attack { front, dice, withdrawn, result, .. } = *self.attack();
        let verdict = result.expect("the dice have fallen");
        self.say(Event::CombatOver { front, verdict });
        let mut losses = Side::BOTH.map(|side| [verdict.costs(side), seven(dice[side.index()])]);
        if withdrawn {
            losses[Side::Defender.index()] = [false; 2];
        }
        self.attack().losses = losses;
        match self.may_withdraw(verdict) {
            Some(defender) => self.wait_for(Step::Withdrawal, defender),
            None => self.settle_losses(),
        }
    }

    /// D9.21, O9.13 The defender who may spend Fighting Withdrawal: in Deluxe after a defeat, in the
    /// original if his side would lose a unit.
    fn may_withdraw(&self, verdict: Verdict) -> Option<Power> {
        let battle = self.battle();
        let side = Side::Defender;
        if battle.attack.withdrawn || !battle.in_hand(side, Tile::FightingWithdrawal) {
            return None;
        }
        let useful = if self.state.rules.original {
            let ranks = battle.ranks(side, battle.attack.front);
            toll(ranks, verdict, battle.attack.losses[side.index()], self.state.rules.fort_seven) != (0, 0)
        } else {
            verdict == Verdict::Attacker
        };
        battle.player(side).filter(|_| useful)
    }

    /// D9.21, O9.13 The defender's side loses nothing.
    pub(super) fn withdraw(&mut self, power: Power) {
        self.use_tile(power, Tile::FightingWithdrawal);
        let attack = self.attack();
        attack.withdrawn = true;
        attack.losses[Side::Defender.index()] = [false; 2];
        self.settle_losses();
    }

    // ----- losses -----

    /// D9.20 Takes the losses, the attacker's side first, and asks where there is a choice.
    pub(super) fn settle_losses(&mut self) {
        for side in Side::BOTH {
            while let Some((loss, bearer)) = self.state.next_loss(side) {
                match bearer {
                    Bearer::Nobody => self.attack().losses[side.index()][loss.index()] = false,
                    Bearer::Principal { unit: true, fort: true } => {
                        return self.ask_principal(Step::LossKind(side), side);
                    }
                    Bearer::Principal { unit: false, .. } => self.lose_own(side, Kind::Fort),
                    Bearer::Principal { .. } => {
                        let kind = self.attack().front.unit();
                        self.lose_own(side, kind);
                    }
                    Bearer::Ally(able) => match self.only_ally(side, able) {
                        Some(ally) => self.lose_allied(side, ally),
                        None => return self.ask_principal(Step::LossAlly(side), side),
                    },
                }
            }
        }
        self.combat_over();
    }

    fn ask_principal(&mut self, step: Step, side: Side) {
        let principal = self.battle().player(side).expect("a player leads that side");
        self.wait_for(step, principal);
    }

    /// D9.20, D9.25 The ally who bears a loss where nobody has a choice.
    fn only_ally(&self, side: Side, able: Powers) -> Option<Power> {
        let battle = self.battle();
        if battle.non_player(side) {
            volunteer(able, battle.attack.ally_lost[side.index()], &self.state.turn_order())
        } else {
            able.iter().next().filter(|_| able.len() == 1)
        }
    }

    /// The first loss due of a side is settled.
    fn loss_taken(&mut self, side: Side) -> Option<Loss> {
        let losses = &mut self.attack().losses[side.index()];
        let loss = Loss::BOTH.into_iter().find(|loss| losses[loss.index()])?;
        losses[loss.index()] = false;
        Some(loss)
    }

    fn lose(&mut self, power: Power, kind: Kind) {
        let area = self.attack().area;
        let place = if kind == Kind::Navy { area.waters().unwrap_or(area) } else { area };
        self.lose_unit(power, place, kind, play::Loss::Combat);
    }

    /// D9.20 The principal of a side loses a unit.
    pub(super) fn lose_own(&mut self, side: Side, kind: Kind) {
        self.loss_taken(side);
        let principal = self.battle().player(side).expect("a player leads that side");
        self.lose(principal, kind);
    }

    /// D9.20 An ally loses a committed unit.
    pub(super) fn lose_allied(&mut self, side: Side, ally: Power) {
        let loss = self.loss_taken(side);
        let attack = self.attack();
        let front = attack.front;
        attack.committed[ally.index()][front.index()] -= 1;
        if loss == Some(Loss::Result) {
            attack.ally_lost[side.index()] = Some(ally);
        }
        self.lose(ally, front.unit());
    }

    // ----- outcome -----

    /// D9.10, D9.22 to D9.26 What a combat decides.
    fn combat_over(&mut self) {
        let Attack { strike, front, target, result, .. } = *self.attack();
        let verdict = result.expect("the dice have fallen");
        if let Some(token) = strike {
            return self.strike_over(token, verdict);
        }
        if front == Front::Sea && target != Target::Token(Token::Pirates) {
            return self.naval_support(verdict.winner());
        }
        if verdict == Verdict::Attacker {
            self.conquer();
        }
        self.attack_over(verdict.winner());
    }

    /// D9.22, D9.23, D9.25, D9.26, O9.14 The attacker's marker takes the place of what was attacked.
    fn conquer(&mut self) {
        let Attack { attacker, area, target, .. } = *self.attack();
        match target {
            Target::Neutral(counter) => {
                let reward = self.state.counters[counter.index()].reward;
                self.take_counter(attacker, counter, reward);
            }
            Target::Power(power) => {
                if self.state.map.control(power, area) > 0 {
                    self.remove_marker(power, area);
                    self.place_marker(attacker, area);
                }
            }
            Target::Token(token) => {
                self.token_back(token);
                self.place_marker(attacker, area);
            }
        }
    }

    /// The turn goes on.
    pub(super) fn attack_over(&mut self, winner: Option<Side>) {
        let Attack { attacker, area, .. } = *self.attack();
        self.say(Event::AttackOver { attacker, area, success: winner == Some(Side::Attacker) });
        self.state.attack = None;
        self.resume_turn();
    }
}
