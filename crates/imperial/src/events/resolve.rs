//! Carries the steps of an Event out.

use table::{Barrier, Key, Log};

use super::choices::{self, op_at};
use super::vocabulary::{Deed, Op};
use crate::action::Fleet;
use crate::board::leader;
use crate::facts::{ActionType, Advantage, Commodity, DEMAND, Space, War};
use crate::play::{Berth, Play};
use crate::purchase::TILES_PER_THEATER;
use crate::state::{Cursor, Part, Step};
use crate::{Action, Event, EventCard, Ministry, Side};

/// The reason in the log: the card itself was named just before.
const WHY: Key = "event";

/// R-132 The Jacobite Rebellion of a war, by its place among the theaters.
pub(super) const fn jacobite_rebellion(war: War) -> Option<u8> {
    match war {
        War::Wss | War::Was => Some(3),
        War::SevenYears | War::Awi => None,
    }
}

impl<L: Log<Event>> Play<'_, L> {
    // ----- playing the card -----

    /// 5.2 Plays an Event: its Bonus Condition is judged once, before any effect, and the
    /// card leaves the game.
    pub(crate) fn play_event(&mut self, card: EventCard, with: Option<Ministry>) {
        let side = self.state.round.side;
        self.state.deck.leave_hand(side, card);
        self.state.deck.played.insert(card);
        self.state.round.event = Some(card);
        if let Some(ministry) = with {
            self.reveal(side, ministry);
        }
        let met = choices::bonus_met(self.state, card);
        self.state.round.bonus_met = met;
        self.say(Event::EventPlayed { side, card, bonus: met });
        self.push(Step::Event(Cursor { card, part: Part::Effect, at: 0, branch: None }));
        self.harvest();
    }

    // ----- steps -----

    /// The next step of an Event: the standard effect in printed order, then the bonus.
    pub(crate) fn event_step(&mut self, cursor: Cursor) {
        self.pop();
        if let Some(op) = op_at(self.state, cursor) {
            let next = match cursor.branch {
                Some((branch, at)) => Cursor { branch: Some((branch, at + 1)), ..cursor },
                None => Cursor { at: cursor.at + 1, ..cursor },
            };
            self.push(Step::Event(next));
            self.resolve(cursor, op);
        } else if cursor.branch.is_none() && cursor.part == Part::Effect && self.state.round.bonus_met {
            self.push(Step::Event(Cursor { part: Part::Bonus, at: 0, ..cursor }));
        }
    }

    /// Asks for a choice: without a possibility it is left out, and one that cannot fall
    /// otherwise makes itself.
    fn offer(&mut self, step: Step) {
        let mut count = 0;
        let mut only = Action::Done;
        choices::offers(self.state, step, &mut |action| {
            count += 1;
            only = action;
        });
        match count {
            0 => {}
            1 => self.carry_out(step, only),
            _ => self.push(step),
        }
    }

    /// Does what a step says, as far as it needs no choice.
    fn resolve(&mut self, cursor: Cursor, op: &'static Op) {
        let you = self.state.round.side;
        let choose = |left| Step::Target { cursor, left };
        match *op {
            Op::Grant(ap, amount, only) => {
                let amount = amount.now(self.state, you);
                self.grant(ap, amount, only);
            }
            Op::Strike(strike) => {
                // The number is fixed now, whatever the strikes change.
                let left = strike.count.now(self.state, you);
                if left > 0 {
                    self.offer(choose(left));
                }
            }
            Op::RemoveOwn(spaces) => {
                let flags = self.state.board.counting(you).and(spaces);
                flags.iter().for_each(|space| self.unflag(space));
            }
            Op::OneOf(_) => self.offer(Step::Branch(cursor)),
            Op::Score(amount) => {
                let amount = amount.now(self.state, you);
                self.score(you, amount, WHY);
            }
            Op::ScoreByKeyword(keyword, without, with) => {
                let amount = if choices::shows(self.state, you, keyword) { with } else { without };
                self.score(you, amount, WHY);
            }
            Op::ReduceDebt(whose, amount) => {
                let amount = amount.now(self.state, you);
                self.reduce_debt(whose.side(you), amount, WHY);
            }
            Op::ForceDebt(amount) => self.force_debt(you.other(), amount, WHY),
            Op::ReduceDebtOrTake(amount) => {
                let rest = amount - self.reduce_debt(you, amount, WHY);
                if rest > 0 {
                    self.offer(choose(rest));
                }
            }
            Op::LowerLimit(amount) => self.change_limit(you.other(), -(amount as i8), WHY),
            Op::GainTrp(amount) => self.change_trp(you, amount as i8, WHY),
            Op::BuildSquadron => self.build_squadron(you),
            Op::OpponentLoses => self.offer(Step::Overruns { side: you.other(), left: 1 }),
            Op::DrawTile => self.draw_tile(you),
            Op::DrawJacobite(condition) => {
                if condition.holds(self.state, you) {
                    self.draw_jacobite(you);
                }
            }
            Op::ReplaceDemand => self.replace_demand(cursor),
            Op::CheapConstruction => self.state.round.speculation = true,
            Op::CheapPacte => self.state.round.pacte = true,
            Op::UseAdvantage(..) => self.offer(Step::FreeAdvantage(cursor)),
            Op::Refresh(most, _) | Op::Exhaust(most) => self.offer(choose(most)),
            Op::PayDebtOrTrp
            | Op::Squadron { .. }
            | Op::ReturnTile
            | Op::PlaceByng
            | Op::MayAddDemand(_)
            | Op::MayScore(_) => self.offer(choose(1)),
        }
    }

    // ----- decisions -----

    /// Carries out a choice, whose step is off the agenda already.
    pub(super) fn carry_out(&mut self, step: Step, action: Action) {
        match (step, action) {
            (Step::Target { cursor, left }, action) => self.strike(cursor, left, action),
            (Step::Branch(cursor), Action::Option(branch)) => {
                self.push(Step::Event(Cursor { branch: Some((branch, 0)), ..cursor }));
            }
            (Step::FreeAdvantage(_), action) => self.use_freely(action),
            (Step::Overruns { side, .. }, action) => self.lose(side, action),
            _ => {}
        }
    }

    /// R-130 One loss of Event 12.
    fn lose(&mut self, side: Side, action: Action) {
        match action {
            Action::Damage(fort) => self.damage(fort),
            Action::Disperse(space) => self.send_squadron(side, Fleet::At(space), Berth::NavyBox),
            Action::GiveBack(theater, which) => self.return_bonus(side, theater.index, which),
            _ => {}
        }
    }

    /// Applies a step to a target, and asks for the next one.
    fn strike(&mut self, cursor: Cursor, left: u8, action: Action) {
        let Some(op) = op_at(self.state, cursor) else { return };
        let you = self.state.round.side;
        match (*op, action) {
            (Op::Strike(strike), Action::Choose(space)) => self.deed(strike.deed, space),
            (Op::Squadron { whose, to, vp, .. }, Action::Fleet(fleet)) => {
                self.send_squadron(whose.side(you), fleet, to);
                self.score(you, vp, WHY);
            }
            (Op::ReturnTile, Action::GiveBack(theater, which)) => {
                self.barrier(Barrier::Reveal);
                self.return_bonus(you.other(), theater.index, which);
            }
            (Op::PlaceByng, Action::Theater(theater)) => {
                self.state.war.byng = Some(theater.index);
                self.say(Event::Byng { theater });
            }
            (Op::MayAddDemand(_), Action::Commodity(commodity)) => self.change_demand(commodity, true),
            (Op::ReplaceDemand, Action::Commodity(commodity)) => self.change_demand(commodity, false),
            (Op::MayScore(commodity), Action::Option(_)) => self.score_demand(commodity),
            (Op::ReduceDebtOrTake(_), Action::Option(_)) => self.grant(ActionType::Economic, 1, None),
            (Op::PayDebtOrTrp, Action::Option(0)) => self.force_debt(you, 1, WHY),
            (Op::PayDebtOrTrp, Action::Option(_)) => self.change_trp(you, -1, WHY),
            (Op::Refresh(..), Action::Refresh(advantage)) => self.turn_advantage(advantage, false),
            (Op::Exhaust(_), Action::Refresh(advantage)) => self.turn_advantage(advantage, true),
            _ => {}
        }
        if left > 1 && action != Action::Done {
            self.offer(Step::Target { cursor, left: left - 1 });
        }
    }

    fn deed(&mut self, deed: Deed, space: Space) {
        let you = self.state.round.side;
        match deed {
            Deed::Shift => self.shift(you, space),
            Deed::Unflag => self.unflag(space),
            Deed::TakeControl => self.take_control(you, space),
            Deed::Conflict => self.place_conflict(space, false),
            Deed::PlusOneConflict => self.place_conflict(space, true),
            Deed::Damage => self.damage(space),
        }
    }

    /// R-079 An Advantage tile is turned without being used.
    fn turn_advantage(&mut self, advantage: Advantage, exhausted: bool) {
        if exhausted {
            self.state.exhausted.insert(advantage);
        } else {
            self.state.exhausted.remove(advantage);
        }
        self.say(Event::AdvantageTurned { advantage, exhausted });
    }

    // ----- Global Demand -----

    fn change_demand(&mut self, commodity: Commodity, added: bool) {
        let bit = 1 << commodity.index();
        if added {
            self.state.demand |= bit;
        } else {
            self.state.demand &= !bit;
        }
        self.say(Event::DemandChanged { commodity, added });
    }

    /// R-126 Draws one of the commodities not in demand; another one then goes.
    fn replace_demand(&mut self, cursor: Cursor) {
        let others = !self.state.demand & ((1 << Commodity::COUNT) - 1);
        if others == 0 {
            return;
        }
        let drawn = self.dice.pick_bit(others.into()) as u8;
        self.barrier(Barrier::Reveal);
        self.change_demand(Commodity::from_index(usize::from(drawn)), true);
        let cursor = Cursor { branch: Some((drawn, 0)), ..cursor };
        self.offer(Step::Target { cursor, left: 1 });
    }

    /// R-127 Whoever leads in a commodity gets its reward at once. This is no Scoring Phase, so
    /// nothing that raises rewards there has a part in it.
    fn score_demand(&mut self, commodity: Commodity) {
        let counts = self.state.board.commodity_counts(commodity);
        let winner = leader(counts);
        self.say(Event::CommodityScored { commodity, counts, winner });
        let Some(winner) = winner else { return };
        let reward = DEMAND[commodity.index()][self.state.era().index()];
        self.score(winner, reward.vp, WHY);
        self.change_trp(winner, reward.trp as i8, WHY);
        if reward.debt > 0 {
            self.force_debt(winner, reward.debt.unsigned_abs(), WHY);
        } else {
            self.reduce_debt(winner, reward.debt.unsigned_abs(), WHY);
        }
    }

    // ----- War tiles -----

    /// Draws a Bonus War tile that is placed by the normal rule.
    fn draw_tile(&mut self, side: Side) {
        if self.state.war_tile_allowed().is_ok() && self.draw_bonus(side).is_some() {
            self.push(Step::PlaceTile { side });
        }
    }

    /// R-132 Draws a Bonus War tile into the Jacobite Rebellion; what is too much there is moved
    /// by its owner.
    fn draw_jacobite(&mut self, side: Side) {
        let Some(index) = self.state.war.next.and_then(jacobite_rebellion) else { return };
        if self.state.war_tile_allowed().is_err() || self.draw_bonus(side).is_none() {
            return;
        }
        let army = &mut self.state.war.army[side];
        let Some(tile) = army.unplaced.pop() else { return };
        let there = &mut army.bonus[usize::from(index)];
        there.push(tile);
        let crowded = there.len() > TILES_PER_THEATER;
        let theater = self.theater(index);
        self.say(Event::TilePlaced { side, theater });
        if crowded {
            self.push(Step::MoveTile { side, theater: index });
        }
    }
}
