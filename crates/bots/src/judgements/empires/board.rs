//! What the judgement works out once for a position.

use std::sync::LazyLock;

use empires::State;
use empires::facts::{Alliance, Area, CounterKind, Kind, Power, Powers};

use super::EmpiresWeights;

/// The chance that a side wins a combat, by how much stronger it is: -6 or less to 6 or more.
static CHANCE: LazyLock<[f32; 13]> = LazyLock::new(|| {
    let mut spreads = [0_u32; 11];
    for (a, b) in (0..36).map(|roll| (roll / 6, roll % 6)) {
        for (c, d) in (0..36).map(|roll| (roll / 6, roll % 6)) {
            let difference = i32::abs_diff(a, b) as i32 - i32::abs_diff(c, d) as i32;
            spreads[(difference + 5) as usize] += 1;
        }
    }
    std::array::from_fn(|lead| {
        let lead = lead as i32 - 6;
        let wins: u32 =
            (-5..=5).filter(|spread| spread + lead > 0).map(|spread| spreads[(spread + 5) as usize]).sum();
        wins as f32 / 1_296.0
    })
});

pub(super) fn chance(lead: i32) -> f32 {
    CHANCE[(lead.clamp(-6, 6) + 6) as usize]
}

/// What is worked out once for a position.
pub(super) struct Board<'a> {
    pub(super) state: &'a State,
    pub(super) players: Powers,
    /// What each area would score now.
    pub(super) scores: [[f32; Power::COUNT]; Area::COUNT],
    /// Scorings to come, each with its weight.
    pub(super) scorings: f32,
    /// Scorings to come.
    pub(super) wars: f32,
    /// The counters that nobody holds.
    pub(super) neutrals: [Neutrals; Area::COUNT],
    /// What local alliances add to a power's strength.
    bonus: [[i32; Area::COUNT]; Power::COUNT],
}

/// The counters in an area that nobody holds.
#[derive(Clone, Copy, Default)]
pub(super) struct Neutrals {
    /// The least defence of those to be conquered.
    pub(super) weakest: Option<u8>,
    /// How many can be colonized.
    pub(super) colonies: u8,
    /// How many Gold Coast Commerce can win.
    pub(super) coasts: u8,
}

impl Neutrals {
    fn all(state: &State) -> [Self; Area::COUNT] {
        let mut areas = [Self::default(); Area::COUNT];
        for counter in state.map.neutrals.iter() {
            let fact = state.counters[counter.index()];
            let area = &mut areas[fact.area.index()];
            match fact.kind {
                CounterKind::Colonize => area.colonies += 1,
                CounterKind::GoldCoast => area.coasts += 1,
                CounterKind::Defence(value) => {
                    area.weakest = Some(area.weakest.map_or(value, |weakest| weakest.min(value)));
                }
            }
        }
        areas
    }
}

impl<'a> Board<'a> {
    pub(super) fn new(state: &'a State, weights: &EmpiresWeights) -> Self {
        let rounds = f32::from(state.rules.rounds());
        let done = if state.round == 0 { 0.0 } else { f32::from(state.round) / rounds };
        let now = weights.now + (1.0 - weights.now) * done;
        let wars_after = f32::from(3_u8.saturating_sub(state.war));
        let mut scores = [[0.0; Power::COUNT]; Area::COUNT];
        for (&area, scores) in Area::ALL.iter().zip(&mut scores) {
            for (score, value) in scores.iter_mut().zip(state.area_score(area)) {
                *score = f32::from(value.unwrap_or(0));
            }
        }
        Self {
            state,
            players: state.player_powers(),
            scores,
            scorings: now + weights.later * wars_after,
            wars: 1.0 + wars_after,
            neutrals: Neutrals::all(state),
            bonus: bonus(state),
        }
    }

    /// What one more marker in an area would bring a power in one scoring.
    pub(super) fn gain(&self, power: Power, area: Area) -> f32 {
        let values = area.points(self.state.rules.original);
        let own = self.state.map.control(power, area) + 1;
        let mut ahead = 0_u64;
        for other in self.players.iter().filter(|&other| other != power) {
            let count = self.state.map.control(other, area);
            if count > own {
                ahead |= 1 << count;
            }
        }
        let value = values.get(ahead.count_ones() as usize).copied().unwrap_or(0);
        f32::from(value) - self.scores[area.index()][power.index()]
    }

    pub(super) fn units(&self, power: Power, area: Area, kind: Kind) -> i32 {
        self.state.map.units(power, area, kind).into()
    }

    /// The strength of a power attacking on land in an area, by itself.
    pub(super) fn attack(&self, power: Power, area: Area) -> i32 {
        let support = i32::from(self.state.map.navies_for(power, area) > 0);
        self.units(power, area, Kind::Army) + support + self.bonus(power, area)
    }

    /// The strength of a power defending in an area, by itself.
    pub(super) fn defence(&self, power: Power, area: Area) -> i32 {
        self.units(power, area, Kind::Army)
            + 2 * self.units(power, area, Kind::Fort)
            + self.bonus(power, area)
    }

    fn bonus(&self, power: Power, area: Area) -> i32 {
        self.bonus[power.index()][area.index()]
    }
}

fn bonus(state: &State) -> [[i32; Area::COUNT]; Power::COUNT] {
    let mut bonus = [[0; Area::COUNT]; Power::COUNT];
    for (alliance, holder) in Alliance::ALL.iter().zip(state.map.alliances) {
        if let Some(power) = holder {
            for area in alliance.areas(state.rules.original).iter() {
                bonus[power.index()][area.index()] += 1;
            }
        }
    }
    bonus
}
