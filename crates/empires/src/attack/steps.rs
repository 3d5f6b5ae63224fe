//! DP-41 to DP-53, DP-66: what may be decided in the steps of an attack, and who hears it.

use table::{ActionList, Illegal, Log, Quote, Rule};

use super::forces::Battle;
use super::losses::Bearer;
use crate::Event;
use crate::action::Action;
use crate::facts::{Kind, Power, Powers, Tile};
use crate::play::Play;
use crate::state::{Front, Side, State, Step};

/// Every decision of the player who is asked in a step of an attack.
pub(crate) fn legal(state: &State, power: Power, list: &mut ActionList<Action>) {
    match state.step {
        Step::Surprise => list.extend([Action::Surprise, Action::Open]),
        Step::Commit(_) => {
            let battle = Battle::under_way(state);
            let (most_navies, most_armies) = (battle.navies(power), battle.armies(power));
            for navies in 0..=most_navies {
                list.extend((0..=most_armies).map(|armies| Action::Commit { navies, armies }));
            }
        }
        Step::Arms(side) => {
            let open = state.open_arms(side);
            list.extend(open.flat_map(|alliance| [Action::AtSea(alliance), Action::OnLand(alliance)]));
        }
        Step::SeaFight(_) => list.extend([Action::Fight, Action::Decline]),
        Step::Surrender => list.extend([Action::Surrender, Action::Fight]),
        Step::Bonus(_) => list.extend([Action::Bonus, Action::NoBonus]),
        Step::Reserves(_) => list.extend([Action::Reroll, Action::Stand]),
        Step::Withdrawal => list.extend([Action::Withdraw, Action::Hold]),
        Step::LossKind(_) => list.extend([Kind::Army, Kind::Fort].map(Action::Lose)),
        Step::LossAlly(side) => list.extend(able_allies(state, side).iter().map(Action::LossTo)),
        _ => {}
    }
}

/// Whether a decision is one of the step of an attack; none of them costs anything.
///
/// # Errors
/// If it is not.
pub(crate) fn check(state: &State, power: Power, action: Action) -> Result<Quote, Illegal> {
    let known = match (state.step, action) {
        (Step::Commit(side), Action::Commit { navies, armies }) => {
            Battle::under_way(state).may_commit(side, power, [navies, armies])?;
            true
        }
        (Step::Arms(side), Action::AtSea(alliance) | Action::OnLand(alliance)) => {
            state.open_arms(side).any(|open| open == alliance)
        }
        (Step::LossAlly(side), Action::LossTo(ally)) => able_allies(state, side).contains(ally),
        (Step::Surprise, Action::Surprise | Action::Open)
        | (Step::SeaFight(_), Action::Fight | Action::Decline)
        | (Step::Surrender, Action::Surrender | Action::Fight)
        | (Step::Bonus(_), Action::Bonus | Action::NoBonus)
        | (Step::Reserves(_), Action::Reroll | Action::Stand)
        | (Step::Withdrawal, Action::Withdraw | Action::Hold)
        | (Step::LossKind(_), Action::Lose(Kind::Army | Kind::Fort)) => true,
        _ => false,
    };
    if known { Ok(Quote::FREE) } else { Err(Illegal::new(rule(state), "not-now")) }
}

/// The clause of the step that is being decided.
fn rule(state: &State) -> Rule {
    let (deluxe, original) = match state.step {
        Step::Surprise => ("D9.4", "O9.4"),
        Step::Commit(_) => ("D9.5", "O9.3"),
        Step::Arms(_) => ("D9.9", "O9.5"),
        Step::SeaFight(_) => ("D9.8", "O9.6"),
        Step::Surrender => ("D9.14", "V-SURRENDER"),
        Step::Bonus(_) => ("D9.14", "O9.8"),
        Step::Reserves(_) => ("D9.17", "O9.10"),
        Step::Withdrawal => ("D9.21", "O9.13"),
        Step::LossKind(_) => ("D9.20", "O9.11"),
        Step::LossAlly(_) => ("D9.20", "O9.12"),
        _ => ("D9.0", "O9.1"),
    };
    state.clause(deluxe, original)
}

/// D9.20 The allies among whom a principal chooses.
fn able_allies(state: &State, side: Side) -> Powers {
    match state.next_loss(side) {
        Some((_, Bearer::Ally(able))) => able,
        _ => Powers::NONE,
    }
}

impl<L: Log<Event>> Play<'_, L> {
    /// Carries out a decision of a step of an attack.
    ///
    /// # Panics
    /// If [`check`] does not let it pass.
    pub(crate) fn decide_attack(&mut self, power: Power, action: Action) {
        match (self.state.step, action) {
            (Step::Surprise, decision) => {
                if decision == Action::Surprise {
                    self.use_tile(power, Tile::SurpriseAttack);
                    self.attack().surprise = true;
                }
                self.call(Side::Attacker);
            }
            (Step::Commit(side), Action::Commit { navies, armies }) => {
                let attack = self.attack();
                attack.asked = attack.asked.with(power);
                attack.committed[power.index()] = [navies, armies];
                self.say(Event::Committed { power, side, navies, armies });
                self.call(side);
            }
            (Step::Arms(_), Action::AtSea(alliance)) => {
                let attack = self.attack();
                attack.at_sea = attack.at_sea.with(alliance);
                attack.settled = attack.settled.with(alliance);
                self.say(Event::ArmChosen { power, alliance, front: Front::Sea });
                self.settle_arms();
            }
            (Step::Arms(_), Action::OnLand(alliance)) => {
                let attack = self.attack();
                attack.settled = attack.settled.with(alliance);
                self.say(Event::ArmChosen { power, alliance, front: Front::Land });
                self.settle_arms();
            }
            (Step::SeaFight(side), decision) => {
                let fights = decision == Action::Fight;
                self.say(Event::SeaFight { power, fights });
                match (fights, side) {
                    (false, _) => self.naval_support(Some(side.other())),
                    (true, Side::Attacker) => self.attacker_fights(),
                    (true, Side::Defender) => self.fight_at_sea(),
                }
            }
            (Step::Surrender, Action::Surrender) => self.surrender(power),
            (Step::Surrender, _) => self.offer_bonus(),
            (Step::Bonus(side), decision) => {
                if decision == Action::Bonus {
                    self.use_tile(power, Tile::Blockade);
                    self.attack().bonus = Some(side);
                }
                self.begin_combat();
            }
            (Step::Reserves(_), Action::Reroll) => {
                self.use_tile(power, Tile::Reserves);
                self.throw();
            }
            (Step::Reserves(side), _) => {
                self.attack().stood[side.index()] = true;
                self.offer_reserves();
            }
            (Step::Withdrawal, Action::Withdraw) => self.withdraw(power),
            (Step::Withdrawal, _) => self.settle_losses(),
            (Step::LossKind(side), Action::Lose(kind)) => {
                self.lose_own(side, kind);
                self.settle_losses();
            }
            (Step::LossAlly(side), Action::LossTo(ally)) => {
                self.lose_allied(side, ally);
                self.settle_losses();
            }
            (step, action) => unreachable!("{action} in step {step:?}"),
        }
    }
}
