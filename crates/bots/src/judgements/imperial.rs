//! How Imperial Struggle stands.
//!
//! Everything is counted in Victory Points of France: what the track shows, what this turn's awards,
//! Prestige and demands promise, what the next war's theaters promise, what lasts for the turns to
//! come, and the means to change it all: Action Points in hand, rounds to come, Debt, Treaty Points,
//! cards, Squadrons. In an imagined world the opponent's War tiles are known; over many worlds the
//! unknown is integrated out.

use std::sync::LazyLock;

use imperial::facts::{ActionType, Commodity, FORTS, NAVAL, Region, TERRITORIES, Theater, War};
use imperial::{Both, Imperial, Side, State, Step, final_scoring, strength};
use table::{Key, MAX_SEATS, Seat};

use crate::judge::{Judge, Term, Values};
use crate::levels::Tuned;
use crate::search::Search;
use crate::weights::{reaches, sigmoid, weights};

weights! {
    /// What things are worth, in Victory Points unless said otherwise.
    pub struct ImperialWeights {
        /// A Treaty Point.
        treaty_point = 0.397,
        /// A point of Available Debt.
        credit = 0.968,
        /// An Event card in hand.
        card = 0.090,
        /// A Ministry card that lies open.
        minister = 0.053,
        /// An Advantage that can be used.
        advantage = 1.294,
        /// An exhausted Advantage.
        advantage_spent = 1.012,
        /// A Squadron on the map.
        squadron = 0.492,
        /// A Squadron in the Navy Box.
        squadron_boxed = 0.679,
        /// A Fort.
        fort = 0.158,
        /// A damaged Fort, against a sound one.
        damaged = 0.368,
        /// A Territory.
        territory = 0.090,
        /// A Conflict marker on an own space.
        conflict = 0.176,
        /// Any other space.
        space = 0.013,
        /// An Action Point of a Major Action left in this round.
        point = 1.523,
        /// An Action Point of a Minor Action left in this round.
        minor_point = 0.624,
        /// An Action Round to come.
        round = 7.943,
        /// A lead in a Region, for each turn to come.
        region_later = 0.633,
        /// A lead in Prestige, for each turn to come.
        prestige_later = 0.435,
        /// A lead in a commodity, for each turn to come.
        commodity_later = 0.348,
        /// How much a lead changes in a turn, in spaces.
        drift = 0.789,
        /// How much the strength in a theater changes until the war, per root of a round to come.
        war_drift = 1.202,
        /// A Conquest Point.
        conquest = 0.849,
        /// The flag that a spoil removes.
        unflag = 0.706,
        /// Any special reward of a theater.
        reward = 0.397,
        /// How much of a future war counts, for each turn that lies between.
        war_discount = 0.913,
        /// How much of Final Scoring counts in each turn before the last.
        final_discount = 0.057,
        /// The lead in Victory Points that wins three games of four at the end of the game.
        certainty = 4.093,
        /// The same, more for each turn to come.
        uncertainty = 0.649,
    }
}

/// The margins a theater can have on either side, with room.
const MARGINS: usize = 41;
/// Steps of spread for which the worth of a margin is worked out beforehand.
const SPREADS: usize = 10;
/// Theaters of one war.
const THEATERS: usize = 4;

/// The worth to France of a margin in each theater, by how much the margin can still change.
type WarWorth = Vec<[[[f32; MARGINS]; SPREADS]; THEATERS]>;

/// The judgement of Imperial Struggle.
#[derive(Clone)]
pub struct ImperialJudge {
    weights: ImperialWeights,
    wars: std::sync::Arc<WarWorth>,
}

impl ImperialJudge {
    /// A judgement with those weights.
    pub fn new(weights: ImperialWeights) -> Self {
        Self { weights, wars: std::sync::Arc::new(war_worth(&weights)) }
    }
}

/// How many Action Rounds a spread step stands for.
fn spread_step(rounds: f32) -> usize {
    (rounds.sqrt() * 2.0).round() as usize
}

fn war_worth(weights: &ImperialWeights) -> WarWorth {
    let mut worth = vec![[[[0.0; MARGINS]; SPREADS]; THEATERS]; War::ALL.len()];
    for war in War::ALL {
        for theater in war.theaters() {
            let plain: [f32; MARGINS] = std::array::from_fn(|at| spoils(weights, theater, at as i32 - 20));
            for (step, row) in worth[war.index()][usize::from(theater.index)].iter_mut().enumerate() {
                let spread = 0.05 + weights.war_drift.max(0.01) * step as f32 * 0.5;
                for (at, place) in row.iter_mut().enumerate() {
                    *place = smoothed(&plain, at, spread);
                }
            }
        }
    }
    worth
}

fn smoothed(plain: &[f32; MARGINS], at: usize, spread: f32) -> f32 {
    let (mut sum, mut mass) = (0.0, 0.0);
    for (other, value) in plain.iter().enumerate() {
        let distance = (other as f32 - at as f32) / spread;
        let weight = (-0.5 * distance * distance).exp();
        sum += weight * value;
        mass += weight;
    }
    sum / mass
}

/// What a margin of France in a theater is worth to France.
fn spoils(weights: &ImperialWeights, theater: Theater, margin: i32) -> f32 {
    if margin == 0 {
        return 0.0;
    }
    let winner = if margin > 0 { Side::France } else { Side::Britain };
    let size = margin.unsigned_abs() as u8;
    let Some(row) = theater.facts().spoils.iter().find(|row| row.applies(winner, size)) else { return 0.0 };
    let worth = f32::from(row.vp)
        + weights.conquest * f32::from(row.cp)
        + weights.unflag * f32::from(u8::from(row.unflag.is_some()))
        + weights.reward * row.rewards.len() as f32
        - weights.treaty_point * f32::from(row.loser_trp);
    if winner == Side::France { worth } else { -worth }
}

fn lead(counts: Both<u8>) -> f32 {
    f32::from(counts[Side::France]) - f32::from(counts[Side::Britain])
}

/// The chance that France wins by the margin, less the chance that Britain does.
fn balance(lead: f32, margin: f32, spread: f32) -> f32 {
    reaches(lead, margin, spread) - reaches(-lead, margin, spread)
}

fn sign(side: Side) -> f32 {
    if side == Side::France { 1.0 } else { -1.0 }
}

impl ImperialJudge {
    /// Everything that counts, one by one, in Victory Points of France.
    fn each(&self, state: &State, mut term: impl FnMut(Key, &'static str, f32, bool)) {
        let weights = &self.weights;
        let rounds_left = f32::from(8_u8.saturating_sub(state.rounds_done));
        let turns_left = f32::from(6 - state.turn);
        let spread = 0.3 + weights.drift * rounds_left.sqrt();
        let later = 0.3 + weights.drift * 3.0;
        term("judge-track", "", f32::from(state.tracks.vp) - 15.0, true);
        let scored = state.fighting.is_some();
        for region in Region::ALL {
            let lead = lead(state.board.region_counts(region));
            if let Some(tile) = state.awards.on[region.index()].filter(|_| !scored) {
                let tile = tile.facts();
                let worth = f32::from(tile.vp) + weights.treaty_point * f32::from(tile.trp);
                term("judge-award", region.id(), worth * balance(lead, f32::from(tile.margin), spread), true);
            }
            term(
                "judge-region",
                region.id(),
                weights.region_later * turns_left * balance(lead, 1.0, later),
                true,
            );
        }
        let prestige = lead(state.prestige_counts());
        if !scored {
            term("judge-prestige", "", 2.0 * balance(prestige, 1.0, spread), true);
        }
        term("judge-prestige", "", weights.prestige_later * turns_left * balance(prestige, 1.0, later), true);
        for commodity in Commodity::ALL {
            let lead = lead(state.board.commodity_counts(commodity));
            if state.in_demand(commodity) && !scored {
                let reward = state.demand_reward(commodity);
                let worth = f32::from(reward.vp) + weights.treaty_point * f32::from(reward.trp)
                    - weights.credit * f32::from(reward.debt);
                term("judge-demand", commodity.id(), worth * balance(lead, 1.0, spread), true);
            }
            term(
                "judge-commodity",
                commodity.id(),
                weights.commodity_later * turns_left * balance(lead, 1.0, later),
                true,
            );
        }
        self.wars(state, &mut term);
        self.ending(state, &mut term);
        self.means(state, &mut term);
    }

    /// The theaters of the war on display.
    fn wars(&self, state: &State, term: &mut impl FnMut(Key, &'static str, f32, bool)) {
        let Some(war) = state.fighting.or(state.war.next) else { return };
        let between = war.after_turn().saturating_sub(state.turn);
        let rounds = if state.fighting.is_some() {
            0.0
        } else {
            f32::from(8_u8.saturating_sub(state.rounds_done)) + 8.0 * f32::from(between)
        };
        let step = spread_step(rounds).min(SPREADS - 1);
        let counts = self.weights.war_discount.powi(i32::from(between));
        for theater in war.theaters() {
            if state.fighting.is_some() && theater.index < state.battle.theater {
                continue;
            }
            let [france, britain] = Side::BOTH.map(|side| i32::from(strength(state, theater, side).total()));
            let margin = (france - britain + 20).clamp(0, MARGINS as i32 - 1) as usize;
            let worth = self.wars[war.index()][usize::from(theater.index)][step][margin];
            term("judge-theater", theater.facts().id, counts * worth, false);
        }
    }

    /// 11.0 Final Scoring.
    fn ending(&self, state: &State, term: &mut impl FnMut(Key, &'static str, f32, bool)) {
        let lines = final_scoring(state);
        let share = self.weights.final_discount.powi(i32::from(6 - state.turn));
        for side in Side::BOTH {
            term("judge-final", "", sign(side) * share * f32::from(lines[side].vp()), true);
        }
    }

    /// The means of either side.
    fn means(&self, state: &State, term: &mut impl FnMut(Key, &'static str, f32, bool)) {
        let weights = &self.weights;
        let count = |number: usize| number as f32;
        for side in Side::BOTH {
            let sign = sign(side);
            let own = state.board.control[side];
            term("judge-credit", "", sign * weights.credit * f32::from(state.available_debt(side)), true);
            term("judge-treaty", "", sign * weights.treaty_point * f32::from(state.tracks.trp[side]), true);
            let hand = count(state.deck.hands[side].len() as usize);
            term("judge-cards", "", sign * weights.card * hand, true);
            let open = count(state.ministries[side].open.len() as usize);
            term("judge-ministers", "", sign * weights.minister * open, true);
            let advantages = state.board.advantages(side);
            let spent = count(advantages.and(state.exhausted).len());
            let ready = count(advantages.len()) - spent;
            term(
                "judge-advantages",
                "",
                sign * (weights.advantage * ready + weights.advantage_spent * spent),
                true,
            );
            let afloat = count(own.and(NAVAL).len());
            let boxed = f32::from(state.tracks.navy_box[side] + state.tracks.away[side]);
            term(
                "judge-squadrons",
                "",
                sign * (weights.squadron * afloat + weights.squadron_boxed * boxed),
                true,
            );
            let forts = own.and(FORTS);
            let damaged = count(forts.and(state.board.damaged).len());
            term(
                "judge-forts",
                "",
                sign * (weights.fort * count(forts.len()) - weights.damaged * damaged),
                true,
            );
            let territories = count(own.and(TERRITORIES).len());
            term("judge-territories", "", sign * weights.territory * territories, true);
            let conflicts = count(own.and(state.board.conflicts).len());
            term("judge-conflicts", "", -sign * weights.conflict * conflicts, true);
            term("judge-spaces", "", sign * weights.space * count(own.len()), true);
            term("judge-rounds", "", sign * self.tempo(state, side), true);
        }
    }

    /// Rounds to come and Action Points left in this one.
    fn tempo(&self, state: &State, side: Side) -> f32 {
        if state.fighting.is_some() {
            return 0.0;
        }
        let weights = &self.weights;
        let done = if side == state.first { state.rounds_done.div_ceil(2) } else { state.rounds_done / 2 };
        let mut rounds = 4_u8.saturating_sub(done);
        let mut worth = 0.0;
        let playing = state.round.side == side && matches!(state.step(), Some(step) if in_round(step));
        if playing && state.round.tile.is_some() {
            rounds = rounds.saturating_sub(1);
            for purse in state.round.purses.iter().flatten().filter(|purse| !purse.finished) {
                let points = f32::from(purse.free)
                    + purse.tied.iter().map(|tied| 0.7 * f32::from(tied.left)).sum::<f32>();
                let each = if purse.minor { weights.minor_point } else { weights.point };
                // Military points buy less where no war or no ships are at stake; the theaters say what they bring.
                let each = if purse.ap == ActionType::Military { 0.8 * each } else { each };
                worth += each * points;
            }
        }
        worth + weights.round * f32::from(rounds)
    }
}

/// Whether the step belongs to an Action Round.
const fn in_round(step: Step) -> bool {
    !matches!(
        step,
        Step::BidSide
            | Step::Bid { .. }
            | Step::Assign
            | Step::Open
            | Step::Discard
            | Step::MinistryPhase
            | Step::ChooseMinistries
            | Step::ExchangeMinistries
            | Step::InitiativePhase
            | Step::NameFirst
            | Step::NextRound
            | Step::Close
    )
}

impl Judge<Imperial> for ImperialJudge {
    fn value(&self, state: &State) -> Values {
        let mut points = 0.0;
        self.each(state, |_, _, worth, _| points += worth);
        let scale = self.weights.certainty + self.weights.uncertainty * f32::from(6 - state.turn);
        let france = sigmoid(1.1 * points / scale);
        let mut values = [0.0; MAX_SEATS];
        values[state.seat_of[Side::France].index()] = france;
        values[state.seat_of[Side::Britain].index()] = 1.0 - france;
        values
    }

    fn quiet(&self, state: &State) -> bool {
        !matches!(
            state.step(),
            Some(
                Step::Pay { .. }
                    | Step::PlaceTile { .. }
                    | Step::MoveTile { .. }
                    | Step::KeepTile { .. }
                    | Step::RejectTile
                    | Step::WalpoleDiscard
                    | Step::Target { .. }
                    | Step::Branch(_)
                    | Step::FreeAdvantage(_)
                    | Step::Overruns { .. }
            )
        )
    }

    fn rests(&self, state: &State) -> bool {
        match state.step() {
            Some(Step::Act) => state.round.tile.is_none(),
            Some(step) => !in_round(step),
            None => true,
        }
    }

    fn terms(&self, state: &State, seat: Seat) -> Vec<Term> {
        let sign = sign(state.side_of(seat));
        let mut terms = Vec::new();
        self.each(state, |key, about, points, public| {
            terms.push(Term { key, about, points: sign * points, public });
        });
        terms
    }
}

static TUNED: LazyLock<ImperialJudge> = LazyLock::new(|| ImperialJudge::new(ImperialWeights::TUNED));

impl Tuned<Imperial> for ImperialJudge {
    const NAMES: &'static [&'static str] = ImperialWeights::NAMES;

    fn tuned() -> Self {
        TUNED.clone()
    }

    fn with_numbers(numbers: &[f32]) -> Self {
        Self::new(ImperialWeights::from_list(numbers))
    }

    fn numbers(&self) -> Vec<f32> {
        self.weights.to_list()
    }

    const MINISTER: u32 = 64;
    const SEARCH: Search = Search { exploration: 0.15, rests: 2, ..Search::DEFAULT };
}
