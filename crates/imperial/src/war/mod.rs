//! 7.0 Wars.
//!
//! A war is a run of theaters. Each one is revealed and its tile effects are applied
//! ([`effects`]), strengths are compared ([`strength`]), and the spoils are taken ([`spoils`],
//! [`rewards`]); after the last comes the end of the war ([`aftermath`]).

mod aftermath;
mod conquest;
mod effects;
mod rewards;
mod spoils;
mod strength;

#[cfg(test)]
mod tests;

use table::{Barrier, Illegal, Key, Log, Quote, Rule};

pub use conquest::territory_prices;
pub use strength::{Strength, strength};

use crate::facts::{Space, Spaces, Theater, War};
use crate::play::Play;
use crate::state::{Battle, State, Step};
use crate::{Action, Event, Side};

/// A refusal that speaks of one space.
fn refuse(rule: Rule, key: Key, space: Space) -> Illegal {
    Illegal::new(rule, key).with("space", space.id())
}

/// The step asks for something else.
const fn not_now() -> Illegal {
    Illegal::new("7.0", "not-now")
}

/// Lets one space of a set be chosen, or explains why not.
fn choose(among: Spaces, space: Space, why: impl FnOnce() -> Illegal) -> Result<Quote, Illegal> {
    if among.contains(space) { Ok(Quote::FREE) } else { Err(why()) }
}

/// The steps whose owner may stop before everything is used. No rule forces a player
/// to use tile effects, Conquest Points or an unflag spoil; to force them, leave them out here.
const fn may_stop(step: Step) -> bool {
    matches!(
        step,
        Step::TileEffects { .. }
            | Step::Spoils { .. }
            | Step::UsaFlags
            | Step::UsaForts
            | Step::Canada
            | Step::SpanishShift { .. }
    )
}

/// Every legal decision of a war step.
pub(crate) fn legal(state: &State, step: Step, list: &mut Vec<Action>) {
    match step {
        Step::TileEffects { side, fort_or_fleet, unflag } => {
            effects::targets(state, side, fort_or_fleet, unflag).list(list);
        }
        Step::Spoils { side, cp, unflag } => {
            conquest::conquests(state, side, cp).list(list);
            list.extend(spoils::unflag_targets(state, side, unflag).iter().map(Action::Unflag));
        }
        Step::Refusal { .. } => list.extend([Action::Accept, Action::Refuse]),
        Step::LoseSquadrons { side, .. } => {
            list.extend(rewards::squadrons(state, side).map(Action::Fleet));
        }
        Step::UsaFlags | Step::UsaForts | Step::Canada | Step::SpanishShift { .. } => {
            list.extend(rewards::choices(state, step).iter().map(Action::Choose));
        }
        _ => {}
    }
    if may_stop(step) {
        list.push(Action::Done);
    }
}

/// What a decision of a war step costs, or which rule forbids it.
pub(crate) fn check(state: &State, step: Step, action: Action) -> Result<Quote, Illegal> {
    match (step, action) {
        (_, Action::Done) if may_stop(step) => Ok(Quote::FREE),
        (Step::TileEffects { side, fort_or_fleet, unflag }, _) => {
            effects::check(state, side, (fort_or_fleet, unflag), action)
        }
        (Step::Spoils { side, cp, .. }, Action::Conquer(space, fleet)) => {
            conquest::check(state, side, cp, space, fleet)
        }
        (Step::Spoils { side, unflag, .. }, Action::Unflag(space)) => {
            spoils::check_unflag(state, side, unflag, space)
        }
        (Step::Refusal { side, .. }, Action::Refuse) => Ok(Quote::new("victory-points").plus(
            "refusal",
            "7.2.2",
            i16::from(spoils::refusal_price(state, side)),
        )),
        (Step::Refusal { .. }, Action::Accept) => Ok(Quote::FREE),
        (Step::LoseSquadrons { side, .. }, Action::Fleet(fleet)) => {
            rewards::check_squadron(state, side, fleet)
        }
        (
            Step::UsaFlags | Step::UsaForts | Step::Canada | Step::SpanishShift { .. },
            Action::Choose(space),
        ) => rewards::check_choice(state, step, space),
        _ => Err(not_now()),
    }
}

impl State {
    /// The theater being resolved, in a war.
    pub(crate) fn theater_fought(&self) -> Option<Theater> {
        let war = self.fighting?;
        (usize::from(self.battle.theater) < war.theaters().len())
            .then_some(Theater { war, index: self.battle.theater })
    }

    /// The war that follows this Peace Turn.
    pub(crate) fn war_after_turn(&self) -> Option<War> {
        War::ALL.into_iter().find(|war| war.after_turn() == self.turn)
    }

    /// 7.1.2, R-180 Who resolves tile effects first: whoever is nearer to an automatic victory, at
    /// 15 whoever took the first Action Round of the preceding Peace Turn.
    pub(crate) fn first_in_theater(&self) -> Side {
        match self.tracks.vp {
            16.. => Side::France,
            15 => self.first,
            _ => Side::Britain,
        }
    }

    /// Whether a war step has nothing to offer but to stop.
    fn is_idle(&self, step: Step) -> bool {
        match step {
            Step::TileEffects { side, fort_or_fleet, unflag } => {
                effects::targets(self, side, fort_or_fleet, unflag).is_empty()
            }
            Step::Spoils { side, cp, unflag } => {
                conquest::conquests(self, side, cp).is_empty()
                    && spoils::unflag_targets(self, side, unflag).is_empty()
            }
            Step::LoseSquadrons { side, left, .. } => {
                left == 0 || rewards::squadrons(self, side).next().is_none()
            }
            Step::UsaFlags | Step::UsaForts | Step::Canada | Step::SpanishShift { .. } => {
                rewards::choices(self, step).is_empty()
            }
            _ => false,
        }
    }
}

impl<L: Log<Event>> Play<'_, L> {
    /// 7.0 A war begins.
    pub(crate) fn begin_war(&mut self, war: War) {
        self.state.fighting = Some(war);
        self.state.battle = Battle::default();
        self.say(Event::War { war });
        self.push(Step::NextTheater);
    }

    /// Carries out a decision in a war.
    pub(crate) fn war_decision(&mut self, step: Step, action: Action) {
        match (step, action) {
            (_, Action::Done) => self.stop(step),
            (Step::TileEffects { .. }, _) => self.apply_effect(step, action),
            (Step::Spoils { side, cp, unflag }, Action::Conquer(space, fleet)) => {
                let price = conquest::price(self.state, space);
                self.replace(Step::Spoils { side, cp: cp - price, unflag });
                self.conquer(side, space, fleet, price);
            }
            (Step::Spoils { side, cp, unflag }, Action::Unflag(space)) => {
                self.replace(Step::Spoils { side, cp, unflag: unflag - 1 });
                self.unflag(space);
            }
            (Step::Refusal { side, space }, _) => self.answer_conquest(side, space, action),
            (Step::LoseSquadrons { side, left, forever }, Action::Fleet(fleet)) => {
                self.replace(Step::LoseSquadrons { side, left: left - 1, forever });
                self.lose_squadron(side, fleet, forever);
            }
            (_, Action::Choose(space)) => self.choose_in_war(step, space),
            _ => {}
        }
        self.settle();
    }

    /// Carries out a step of a war that happens by itself.
    pub(crate) fn war_step(&mut self, step: Step) {
        match step {
            Step::NextTheater => self.next_theater(),
            Step::Strength => self.fight(),
            Step::UsaIsolation { caribbean } => self.usa_isolation(caribbean),
            _ => self.theater_done(),
        }
        self.settle();
    }

    /// Changes the current step.
    fn replace(&mut self, step: Step) {
        self.pop();
        self.push(step);
    }

    /// What is left of a step is not used.
    fn stop(&mut self, step: Step) {
        let (side, what) = match step {
            Step::TileEffects { side, .. } => (side, "tile-effects"),
            Step::Spoils { side, .. } => (side, "spoils"),
            Step::SpanishShift { side } => (side, "spanish-shift"),
            Step::UsaFlags => (Side::France, "usa-flags"),
            Step::UsaForts => (Side::France, "usa-forts"),
            _ => (Side::France, "canada"),
        };
        self.say(Event::Declined { side, what });
        self.leave(step);
    }

    /// Takes a finished step off; the second player's tile effects begin when the first's end.
    fn leave(&mut self, step: Step) {
        self.pop();
        if let (Step::TileEffects { .. }, Some(Step::TileEffects { side, .. })) = (step, self.state.step()) {
            self.tile_debts(side);
        }
    }

    /// Takes off every step without options, and makes choices that are forced.
    fn settle(&mut self) {
        while let Some(step) = self.state.step() {
            if self.state.is_idle(step) {
                self.leave(step);
            } else if let Step::LoseSquadrons { side, left, forever } = step
                && let Some(fleet) = rewards::forced_squadron(self.state, side, left)
            {
                self.replace(Step::LoseSquadrons { side, left: left - 1, forever });
                self.lose_squadron(side, fleet, forever);
            } else {
                return;
            }
        }
    }

    /// 7.1, R-179 The next theater: its tiles are revealed and their effects begin.
    fn next_theater(&mut self) {
        self.pop();
        let Some(theater) = self.state.theater_fought() else { return };
        self.push(Step::TheaterDone);
        self.push(Step::Strength);
        self.reveal_tiles(theater);
        let first = self.state.first_in_theater();
        for side in [first.other(), first] {
            let step = effects::step(self.state, side, theater);
            self.push(step);
        }
        self.tile_debts(first);
    }

    /// 7.1.1 Both sides' tiles of a theater lie open.
    fn reveal_tiles(&mut self, theater: Theater) {
        self.state.battle.revealed = true;
        self.say(Event::TheaterRevealed { theater });
        let at = usize::from(theater.index);
        for side in Side::BOTH {
            let army = &mut self.state.war.army[side];
            let basic = army.basic[at];
            if let Some(tile) = basic {
                army.basic_seen[tile.index()] |= 1 << theater.war.index();
            }
            let mut bonus = [None; 3];
            for (place, &tile) in bonus.iter_mut().zip(&army.bonus[at]) {
                *place = Some(tile);
            }
            self.say(Event::TilesShown { side, theater, basic, bonus });
        }
        self.barrier(Barrier::Reveal);
    }

    /// The theater is fully resolved: shifts in Spain that are owed (12.1), then the next theater
    /// or the end of the war.
    fn theater_done(&mut self) {
        for side in Side::BOTH {
            for _ in 0..std::mem::take(&mut self.state.battle.spanish_shifts[side]) {
                self.push(Step::SpanishShift { side });
            }
        }
        if self.state.step() != Some(Step::TheaterDone) {
            return;
        }
        self.pop();
        self.state.battle.theater += 1;
        self.state.battle.revealed = false;
        if self.state.theater_fought().is_some() {
            self.push(Step::NextTheater);
        } else {
            self.end_war();
        }
    }
}
