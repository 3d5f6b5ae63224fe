//! How Struggle of Empires stands.
//!
//! Everything is counted in victory points of each power: what it has, what its markers would score
//! in this war and in those to come, what its armies could still take, what its enemies could take
//! from it, gold, population and tiles as means, and unrest against everybody else's. The chances
//! follow from the differences.

mod board;

use board::{Board, chance};
use empires::facts::{Area, Kind, Place, Power, Reward, Tile};
use empires::{Action, Empires, State, Step, Target};
use table::{Key, MAX_SEATS, Seat};

use crate::judge::{Judge, Term, Values};
use crate::levels::Tuned;
use crate::search::Search;
use crate::weights::{sigmoid, weights};

/// As far as powers of e of seven players can be added up.
const MOST_HEIGHT: f32 = 80.0;

weights! {
    /// What things are worth, in victory points unless said otherwise.
    pub struct EmpiresWeights {
        /// How much of this war's scoring counts at its beginning; at its end all of it does.
        now = 0.427,
        /// How much of a later war's scoring counts, for each war.
        later = 0.299,
        /// A control marker, for each scoring to come.
        marker = 0.190,
        /// How much of what an army could take counts.
        attack = 0.258,
        /// How much of what enemies could take counts against a power.
        threat = 0.341,
        /// How much a counter that can be colonized or traded for counts.
        colony = 0.143,
        /// An army in an area.
        army = 0.147,
        /// A navy.
        navy = 0.283,
        /// A fort.
        fort = 0.211,
        /// A unit at home, against one in an area.
        home = 0.632,
        /// A piece of gold.
        gold = 0.169,
        /// A point of population.
        population = 0.163,
        /// Gold that comes in at the end of a war, beside its worth as gold.
        income = 0.500,
        /// An action left in this turn.
        action = 0.391,
        /// A local alliance.
        alliance = 0.294,
        /// Army Training, for each war to come.
        army_training = 1.435,
        /// Naval Training, for each war to come.
        naval_training = 0.411,
        /// Banking, for each war to come.
        banking = 0.552,
        /// Logistics, for each war to come.
        logistics = 0.372,
        /// Militia, for each war to come.
        militia = 0.288,
        /// Reserves, for each use to come.
        reserves = 0.400,
        /// War Office, for each use to come.
        war_office = 1.214,
        /// Mercenaries, Pressgangs or Trained Natives, for each use to come.
        free_unit = 0.431,
        /// Improved Agriculture, for each use to come.
        agriculture = 0.351,
        /// Diplomatic Service, for each use to come.
        diplomacy = 0.325,
        /// A tactics tile in hand.
        tactics = 0.378,
        /// Navigation.
        navigation = 0.105,
        /// A point of unrest.
        unrest = 0.156,
        /// The unrest that makes the first penalty a good deal likelier than the others', in points.
        unrest_spread = 1.557,
        /// The lead in victory points that makes a win some three times as likely at the end.
        certainty = 0.955,
        /// The same, more for each scoring to come.
        uncertainty = 1.188,
    }
}

/// The judgement of Struggle of Empires.
#[derive(Clone)]
pub struct EmpiresJudge {
    weights: EmpiresWeights,
}

impl EmpiresJudge {
    /// A judgement with those weights.
    pub const fn new(weights: EmpiresWeights) -> Self {
        Self { weights }
    }

    /// Everything that counts for one power, one by one.
    fn each(&self, board: &Board<'_>, power: Power, mut term: impl FnMut(Key, &'static str, f32, bool)) {
        let (state, weights) = (board.state, &self.weights);
        let player = &state.players[power.index()];
        term("judge-track", "", f32::from(player.vp), true);
        for &area in Area::ALL {
            let markers = f32::from(state.map.control(power, area));
            let score = board.scorings * board.scores[area.index()][power.index()];
            term("judge-area", area.id(), score + weights.marker * board.wars * markers, true);
            self.area(board, power, area, &mut term);
        }
        term("judge-units", "", self.units(state, power), true);
        let income = state.income(power);
        let coming = f32::from(income.population) + f32::from(income.markers) - f32::from(income.maintenance);
        let gold = player.gold.min(60) as f32 + weights.income * coming;
        term("judge-gold", "", weights.gold * gold, true);
        // D3.2 Who cannot pay his units will be taxed.
        term("judge-gold", "", -weights.unrest * f32::from(income.taxations), true);
        term("judge-population", "", weights.population * f32::from(player.population), true);
        term("judge-tiles", "", self.tiles(state, power, board.wars), true);
        let held = state.map.held(power).len() as f32;
        term("judge-alliances", "", weights.alliance * held, true);
        if state.round > 0 && state.turn_order().get(usize::from(state.turn.place)) == Some(&power) {
            term("judge-actions", "", weights.action * f32::from(state.turn.actions), true);
        }
        self.bid(board, power, &mut term);
        self.under_way(board, power, &mut term);
    }

    /// What armies could take in an area, and what enemies could take there.
    fn area(
        &self,
        board: &Board<'_>,
        power: Power,
        area: Area,
        term: &mut impl FnMut(Key, &'static str, f32, bool),
    ) {
        let (state, weights) = (board.state, &self.weights);
        let strength = board.attack(power, area);
        let armies = board.units(power, area, Kind::Army);
        if armies > 0 {
            let weakest = board.neutrals[area.index()].weakest;
            let mut best = weakest.map_or(0.0, |defence| chance(strength - i32::from(defence)));
            for enemy in board.players.iter() {
                if state.enemies(power, enemy) && state.map.control(enemy, area) > 0 {
                    best = best.max(chance(strength - board.defence(enemy, area)));
                }
            }
            let gain = board.scorings * board.gain(power, area) + weights.marker * board.wars;
            term("judge-attack", area.id(), weights.attack * best * gain.max(0.0), true);
        }
        if state.map.control(power, area) > 0 {
            let defence = board.defence(power, area);
            let mut worst = 0.0_f32;
            for enemy in board.players.iter() {
                if state.enemies(power, enemy) && board.units(enemy, area, Kind::Army) > 0 {
                    worst = worst.max(chance(board.attack(enemy, area) - defence));
                }
            }
            let score = board.scorings * board.scores[area.index()][power.index()];
            let each = score / f32::from(state.map.control(power, area)) + weights.marker * board.wars;
            term("judge-threat", area.id(), -weights.threat * worst * each, true);
        }
        if area.colony() {
            let neutrals = &board.neutrals[area.index()];
            let mut open = 0;
            if state.players[power.index()].population > 0 {
                open += neutrals.colonies;
            }
            if state.map.units(power, Area::Africa, Kind::Navy) > 0 {
                open += neutrals.coasts;
            }
            let open = f32::from(open.min(2));
            term("judge-colonies", area.id(), weights.colony * open * board.gain(power, area).max(0.0), true);
        }
    }

    fn units(&self, state: &State, power: Power) -> f32 {
        let weights = &self.weights;
        let worth = [weights.army, weights.navy, weights.fort];
        let mut sum = 0.0;
        for place in Place::all() {
            for (&kind, worth) in Kind::ALL.iter().zip(worth) {
                let count = f32::from(state.map.units(power, place, kind));
                // The third and fourth unit in one place do less than the first.
                let counts = if count > 2.0 { 2.0 + 0.6 * (count - 2.0) } else { count };
                let share = if place == Place::Home { weights.home } else { 1.0 };
                sum += worth * share * counts;
            }
        }
        sum
    }

    fn tiles(&self, state: &State, power: Power, wars: f32) -> f32 {
        let weights = &self.weights;
        let player = &state.players[power.index()];
        let mut sum = 0.0;
        for &tile in Tile::ALL {
            let held = f32::from(player.has(tile));
            if held == 0.0 {
                continue;
            }
            // Uses to come: in this war if it is ready, and in each later one.
            let uses = held * (wars - 1.0) + f32::from(player.ready(tile));
            sum += match tile {
                Tile::ArmyTraining => weights.army_training * wars * held.sqrt(),
                Tile::NavalTraining => weights.naval_training * wars * held.sqrt(),
                Tile::Banking => weights.banking * wars,
                Tile::Logistics => weights.logistics * wars * held.sqrt(),
                Tile::Militia => weights.militia * wars * held.sqrt(),
                Tile::Navigation => weights.navigation * held,
                Tile::Reserves => weights.reserves * uses,
                Tile::WarOffice => weights.war_office * uses,
                Tile::Mercenaries | Tile::Pressgangs | Tile::TrainedNatives => weights.free_unit * uses,
                Tile::ImprovedAgriculture => weights.agriculture * uses,
                Tile::DiplomaticService => weights.diplomacy * uses,
                Tile::Blockade | Tile::FightingWithdrawal | Tile::SurpriseAttack => weights.tactics * held,
                Tile::GovernmentReform | Tile::Industry => 0.0,
                _ => {
                    let gold =
                        tile.trade().iter().map(|area| state.trade_gold(power, area)).max().unwrap_or(0);
                    weights.gold * uses * (f32::from(gold) + 0.5)
                }
            };
        }
        sum
    }

    /// D6.6 The highest bid so far, as if it might win: its price, and the sides it would make.
    fn bid(&self, board: &Board<'_>, power: Power, term: &mut impl FnMut(Key, &'static str, f32, bool)) {
        let state = board.state;
        if !matches!(state.step, Step::Bid | Step::Propose) {
            return;
        }
        let Some((seat, gold, proposal)) = state.auction.bid else { return };
        if state.seat_of(power) == Some(seat) {
            term("judge-bid", "", -self.weights.gold * 1.15 * f32::from(gold), true);
        }
        let (Some(red), Some(blue)) = (proposal.red, proposal.blue) else { return };
        if power == red || power == blue {
            let other = if power == red { blue } else { red };
            term("judge-rivals", "", self.rivalry(board, power, other), true);
        }
    }

    /// What it is worth to a power that another one is its enemy: what it could take, less what it
    /// could lose.
    fn rivalry(&self, board: &Board<'_>, power: Power, other: Power) -> f32 {
        let (state, weights) = (board.state, &self.weights);
        let mut sum = 0.0;
        for &area in Area::ALL {
            if state.map.control(other, area) > 0 && board.units(power, area, Kind::Army) > 0 {
                let odds = chance(board.attack(power, area) - board.defence(other, area));
                sum += weights.attack * odds * (board.scorings * board.gain(power, area)).max(0.0);
            }
            if state.map.control(power, area) > 0 && board.units(other, area, Kind::Army) > 0 {
                let odds = chance(board.attack(other, area) - board.defence(power, area));
                sum -= weights.threat * odds * board.scorings * board.scores[area.index()][power.index()];
            }
        }
        sum
    }

    /// An attack whose dice have not fallen yet, by its exact odds.
    fn under_way(
        &self,
        board: &Board<'_>,
        power: Power,
        term: &mut impl FnMut(Key, &'static str, f32, bool),
    ) {
        let state = board.state;
        let Some(attack) = state.attack else { return };
        let Some(forecast) = state.outlook() else { return };
        let odds = forecast.success as f32 / (1_296.0 * 1_296.0);
        let area = attack.area;
        let worth =
            |power: Power| board.scorings * board.gain(power, area) + self.weights.marker * board.wars;
        if power == attack.attacker {
            let prize = if forecast.prize.marker { worth(power) } else { 0.3 };
            let more = match forecast.prize.reward {
                Reward::None => 0.0,
                Reward::Gold => 3.0 * self.weights.gold,
                Reward::Point => 1.0,
            };
            let cost = (self.weights.army + self.weights.unrest) * (1.0 - odds) * 1.1;
            term("judge-attack", area.id(), odds * (prize + more) - cost, true);
        } else if attack.target == Target::Power(power) {
            let held = f32::from(state.map.control(power, area).max(1));
            let loss = board.scorings * board.scores[area.index()][power.index()] / held;
            term(
                "judge-threat",
                area.id(),
                -odds * loss - (self.weights.army + self.weights.unrest) * odds,
                true,
            );
        } else if attack.committed[power.index()] != [0, 0] {
            let helps = state.allied(power, attack.attacker);
            // An ally risks units; it gains when a rival falls behind.
            let risk = 0.35 * (self.weights.army + self.weights.unrest);
            let rival = if helps { 0.25 * odds } else { 0.25 * (1.0 - odds) };
            term("judge-help", area.id(), rival - risk, true);
        }
    }

    /// D15 What unrest costs each power in the end, as it stands.
    fn unrest(&self, board: &Board<'_>) -> [f32; Power::COUNT] {
        let state = board.state;
        let points = |power: Power| f32::from(state.players[power.index()].unrest.points());
        let spread = self.weights.unrest_spread.max(0.5);
        let growth = 1.0 + 0.9 * (board.wars - 1.0);
        let mut costs = [0.0; Power::COUNT];
        // Beyond a revolution many times over, more makes no difference; the curve would leave the numbers.
        let height = |power: Power| (points(power) / spread).min(MOST_HEIGHT).exp();
        let sum: f32 = board.players.iter().map(height).sum();
        for power in board.players.iter() {
            let own = points(power);
            let share = height(power) / sum;
            let penalty = 7.0 * share + 4.0 * (share * (1.0 - share)).min(0.25) * 2.0;
            let fall = sigmoid((own + 2.0 * (growth - 1.0) - 18.5) / 1.2);
            costs[power.index()] = self.weights.unrest * own + 0.6 * penalty + 25.0 * fall;
        }
        costs
    }

    fn points(&self, state: &State) -> [f32; Power::COUNT] {
        let board = Board::new(state, &self.weights);
        let unrest = self.unrest(&board);
        let mut points = [0.0; Power::COUNT];
        for power in board.players.iter() {
            let mut sum = 0.0;
            self.each(&board, power, |_, _, worth, _| sum += worth);
            points[power.index()] = sum - unrest[power.index()];
        }
        points
    }
}

impl Judge<Empires> for EmpiresJudge {
    fn value(&self, state: &State) -> Values {
        let seats = usize::from(state.seats());
        let mut values = [0.0; MAX_SEATS];
        if state.powers[..seats].contains(&None) {
            values[..seats].fill(1.0 / seats as f32);
            return values;
        }
        let points = self.points(state);
        let scorings = f32::from(4_u8.saturating_sub(state.war));
        let scale = self.weights.certainty + self.weights.uncertainty * scorings;
        let best = state.player_powers().iter().map(|power| points[power.index()]).fold(f32::MIN, f32::max);
        let mut sum = 0.0;
        for (value, power) in values.iter_mut().zip(&state.powers[..seats]) {
            if let Some(power) = power {
                *value = ((points[power.index()] - best) / scale).exp();
                sum += *value;
            }
        }
        for value in &mut values {
            *value /= sum;
        }
        values
    }

    fn quiet(&self, state: &State) -> bool {
        !matches!(
            state.step,
            Step::Propose
                | Step::Deploy
                | Step::SeaStay
                | Step::SeaSink
                | Step::LossKind(_)
                | Step::LossAlly(_)
        )
    }

    fn rests(&self, state: &State) -> bool {
        match state.step {
            Step::Turn => state.turn.actions == 2,
            Step::ChoosePower | Step::Redraw | Step::Draft | Step::Place(_) | Step::Bid | Step::Over => true,
            _ => false,
        }
    }

    fn candidates(&self, state: &State, legal: &mut Vec<Action>) {
        match state.step {
            // A bid above the least only costs more.
            Step::Bid => {
                let least = state.least_bid();
                legal.retain(|action| !matches!(action, Action::Bid(gold) if *gold > least));
            }
            // Taking off a unit to build its like is for those who have no piece left.
            Step::Turn => {
                let power = state.active();
                legal.retain(|action| match action {
                    Action::Rebuild(kind, _) => state.supply(power, *kind) == 0,
                    _ => true,
                });
            }
            _ => {}
        }
    }

    fn terms(&self, state: &State, seat: Seat) -> Vec<Term> {
        let mut terms = Vec::new();
        let Some(power) = state.powers[seat.index()] else { return terms };
        let board = Board::new(state, &self.weights);
        self.each(&board, power, |key, about, points, public| {
            terms.push(Term { key, about, points, public });
        });
        terms.push(Term {
            key: "judge-unrest",
            about: "",
            points: -self.unrest(&board)[power.index()],
            public: false,
        });
        terms
    }
}

impl Tuned<Empires> for EmpiresJudge {
    const NAMES: &'static [&'static str] = EmpiresWeights::NAMES;

    fn tuned() -> Self {
        Self::new(EmpiresWeights::TUNED)
    }

    fn with_numbers(numbers: &[f32]) -> Self {
        Self::new(EmpiresWeights::from_list(numbers))
    }

    fn numbers(&self) -> Vec<f32> {
        self.weights.to_list()
    }

    const MINISTER: u32 = 96;
    const SEARCH: Search = Search { exploration: 0.1, rests: 4, ..Search::DEFAULT };
}

#[cfg(test)]
mod tests {
    use table::{Dice, Game, NoLog, Seed};

    use super::*;

    #[test]
    fn chances_are_numbers_whatever_the_unrest() {
        let mut dice = Dice::new(Seed::from_number(1));
        let options = serde_json::from_str("{}").expect("options");
        let mut state = Empires::setup(&options, 3, &mut dice).expect("a game");
        let mut legal = Vec::new();
        while state.powers[..3].contains(&None) {
            let seat = Empires::waiting_on(&state).iter().next().expect("somebody decides");
            legal.clear();
            Empires::legal(&state, seat, &mut legal);
            Empires::apply(&mut state, seat, legal[0], &mut dice, &mut NoLog);
        }
        let power = state.powers[0].expect("a power");
        for points in [0, 20, 240, 2000] {
            state.players[power.index()].unrest.drawn[1] = points;
            let values = EmpiresJudge::tuned().value(&state);
            let sum: f32 = values[..3].iter().sum();
            assert!((sum - 1.0).abs() < 1e-3, "{points} points of unrest: {values:?}");
        }
    }
}
