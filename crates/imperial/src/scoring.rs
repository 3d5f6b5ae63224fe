//! 4.1.10 to 4.1.14, 11.0 The end of a Peace Turn: Treaty Points, powers, scoring and victory.

use table::Log;

use crate::board::leader;
use crate::facts::{
    Advantage, Advantages, AwardTile, COUNTRY, Commodity, Country, DEMAND, DemandReward, PRESTIGE, Region,
    Spaces, TERRITORIES,
};
use crate::play::Play;
use crate::state::{Both, EndReason, GameEnd, State, Step};
use crate::{Event, Ministry, Side};

/// 9.2 Treaty Points that survive the Reduce Treaty Points Phase.
const TREATY_POINTS_KEPT: u8 = 4;
/// 4.1.12 Victory Points for more Prestige spaces, each turn and in Final Scoring.
const PRESTIGE_VP: u8 = 2;
/// 4.1.13 Victory Points at which France wins.
const FRENCH_VICTORY: i16 = 30;
/// 4.1.13 Victory Points at which Britain wins.
const BRITISH_VICTORY: i16 = 0;
/// 4.1.14 Victory Points in the middle of the track.
const BALANCE: i16 = 15;
/// The last Peace Turn.
const LAST_TURN: u8 = 6;

/// M-7 The Advantages of the East India Company, and the most it scores.
const TRADE_ADVANTAGES: Advantages = Advantages::of(&[
    Advantage::TEXTILES,
    Advantage::SILK,
    Advantage::FRUIT,
    Advantage::FUR_TRADE,
    Advantage::RUM,
]);
const MOST_TRADE_VP: u8 = 3;

/// R-108 The countries with several spaces and a Prestige space, and the most they give M-14.
const COUNTRIES_OF_LETTERS: [Country; 6] = [
    Country::Ireland,
    Country::Scotland,
    Country::Prussia,
    Country::DutchRepublic,
    Country::Austria,
    Country::Spain,
];
const MOST_LETTERS: u8 = 3;

/// Who wins a Region's Award with that tile (4.1.12, R-170, R-174).
pub(crate) fn award_winner_with(counts: Both<u8>, tile: AwardTile) -> Option<Side> {
    award_winner_by(counts, tile.facts().margin)
}

/// 4.1.12, R-174 Who leads by that margin or more.
pub(crate) fn award_winner_by(counts: Both<u8>, margin: u8) -> Option<Side> {
    let lead = counts[Side::France].abs_diff(counts[Side::Britain]);
    leader(counts).filter(|_| lead >= margin)
}

/// Victory Points by side as one signed step of the shared track.
fn swing(lines: &Both<FinalLines>) -> i16 {
    i16::from(lines[Side::France].vp()) - i16::from(lines[Side::Britain].vp())
}

/// 11.0 What Final Scoring gives one side, line by line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct FinalLines {
    /// R-219 For more Prestige spaces: 0 or 2.
    pub prestige: u8,
    /// R-220 For more Available Debt: 0 to 4.
    pub debt: u8,
    /// R-221 The commodities the side leads, 1 VP each, as bits by [`Commodity`].
    pub commodities: u8,
    /// R-222 Territories that were the opponent's at set-up, 2 VP each.
    pub territories: Spaces,
}

impl FinalLines {
    /// Victory Points of the commodities.
    pub const fn commodity_vp(&self) -> u8 {
        self.commodities.count_ones() as u8
    }

    /// Victory Points of the Territories.
    pub const fn territory_vp(&self) -> u8 {
        2 * self.territories.len() as u8
    }

    /// All together.
    pub const fn vp(&self) -> u8 {
        self.prestige + self.debt + self.commodity_vp() + self.territory_vp()
    }
}

/// 11.0 Final Scoring of any position, whatever the turn.
pub fn final_scoring(state: &State) -> Both<FinalLines> {
    let mut lines = Both::<FinalLines>::default();
    if let Some(side) = state.prestige_winner() {
        lines[side].prestige = PRESTIGE_VP;
    }
    let available = Side::BOTH.map(|side| state.available_debt(side));
    let more = (available[0] - available[1]).unsigned_abs();
    if let Some(side) = state.more_available_debt() {
        lines[side].debt = (more / 2).min(4) as u8;
    }
    for commodity in Commodity::ALL {
        if let Some(side) = leader(state.board.commodity_counts(commodity)) {
            lines[side].commodities |= 1 << commodity.index();
        }
    }
    for side in Side::BOTH {
        let mut friendly = state.board.control[side];
        if side == Side::France {
            // 10.0 USA flags count as friendly to the French.
            friendly = friendly.or(state.board.usa);
        }
        lines[side].territories = friendly.and(side.other().start()).and(TERRITORIES);
    }
    lines
}

/// 11.0, 4.1.14 The Victory Points after Final Scoring of any position.
pub fn vp_after_final_scoring(state: &State) -> i16 {
    state.tracks.vp + swing(&final_scoring(state))
}

/// 4.1.14, R-224 Who has won with these Victory Points after Final Scoring, and how.
pub fn final_winner(state: &State, vp: i16) -> GameEnd {
    let (winner, how) = match vp.cmp(&BALANCE) {
        std::cmp::Ordering::Greater => (Side::France, EndReason::FinalScoring),
        std::cmp::Ordering::Less => (Side::Britain, EndReason::FinalScoring),
        std::cmp::Ordering::Equal => match state.more_available_debt() {
            Some(side) => (side, EndReason::TieByDebt),
            None => (Side::Britain, EndReason::TieToBritain),
        },
    };
    GameEnd { winner, how }
}

impl State {
    /// 6.4 Who has more Available Debt.
    pub fn more_available_debt(&self) -> Option<Side> {
        match self.available_debt(Side::France).cmp(&self.available_debt(Side::Britain)) {
            std::cmp::Ordering::Greater => Some(Side::France),
            std::cmp::Ordering::Less => Some(Side::Britain),
            std::cmp::Ordering::Equal => None,
        }
    }

    /// 4.1.12 Who would win a Region's Award now; nobody, if it has none.
    pub fn award_winner(&self, region: Region) -> Option<Side> {
        let tile = self.awards.on[region.index()]?;
        award_winner_with(self.board.region_counts(region), tile)
    }

    /// 4.1.12 How many Prestige spaces count for each side.
    pub fn prestige_counts(&self) -> Both<u8> {
        self.board.counts(self.board.prestige())
    }

    /// 4.1.12, R-171 Who would score for Prestige now.
    pub fn prestige_winner(&self) -> Option<Side> {
        leader(self.prestige_counts())
    }

    /// 4.1.4 Whether the commodity is in Global Demand.
    pub const fn in_demand(&self, commodity: Commodity) -> bool {
        self.demand & (1 << commodity.index()) != 0
    }

    /// 4.1.12, R-173 What the Global Demand table gives for a commodity in this Era.
    pub fn demand_reward(&self, commodity: Commodity) -> DemandReward {
        DEMAND[commodity.index()][self.era().index()]
    }

    /// 4.1.12 The Victory Points of a Region's Award for its winner, with M-3 and M-18.
    fn award_vp(&self, region: Region, winner: Side, tile: AwardTile) -> u8 {
        let mut vp = tile.facts().vp;
        if region == Region::Europe {
            vp += u8::from(winner == Side::France && self.open_ministry(Ministry::SUN_KING));
            if self.open_ministry(Ministry::JOHNSON) {
                vp = if winner == Side::Britain { vp + 1 } else { vp.saturating_sub(1) };
            }
        }
        vp
    }

    /// M-14, R-108 Treaty Points of Voltaire when the Europe Award goes to `winner`.
    ///
    /// Strictly read, the Award must be given to somebody. Reading it otherwise means dropping the
    /// first condition here.
    fn letters(&self, winner: Option<Side>) -> u8 {
        if winner.is_none() || !self.open_ministry(Ministry::VOLTAIRE) {
            return 0;
        }
        let prestige = self.board.counting(Side::France).and(PRESTIGE);
        let countries = COUNTRIES_OF_LETTERS
            .iter()
            .filter(|country| !prestige.and(COUNTRY[country.index()]).is_empty())
            .count();
        (countries as u8).min(MOST_LETTERS)
    }

    /// M-7, R-106 Victory Points of the East India Company.
    fn trade_vp(&self) -> u8 {
        if !self.open_ministry(Ministry::EAST_INDIA) {
            return 0;
        }
        let held = self.board.advantages(Side::Britain).and(TRADE_ADVANTAGES).minus(self.exhausted);
        let scoring = held.iter().filter(|tile| tile.facts().requires.and(self.board.conflicts).is_empty());
        (scoring.count() as u8).min(MOST_TRADE_VP)
    }

    /// 4.1.13, R-176 Who won every Award and every commodity in demand (R-125: also an added one).
    pub(crate) fn sweeper(&self) -> Option<Side> {
        let side = self.award_winner(Region::Europe)?;
        let awards = Region::ALL.into_iter().all(|region| self.award_winner(region) == Some(side));
        let demand = Commodity::ALL
            .into_iter()
            .filter(|&commodity| self.in_demand(commodity))
            .all(|commodity| leader(self.board.commodity_counts(commodity)) == Some(side));
        (awards && demand).then_some(side)
    }

    /// 4.1.13, 7.4, R-177 Who has won by Victory Points.
    pub(crate) const fn winner_by_vp(&self) -> Option<Side> {
        if self.tracks.vp <= BRITISH_VICTORY {
            Some(Side::Britain)
        } else if self.tracks.vp >= FRENCH_VICTORY {
            Some(Side::France)
        } else {
            None
        }
    }
}

impl<L: Log<Event>> Play<'_, L> {
    /// 4.1.10 to 4.1.14, then the war that follows, the next Peace Turn or the end of the game.
    pub(crate) fn close_turn(&mut self) {
        self.pop();
        self.reduce_treaty_points();
        self.resolve_remaining_powers();
        self.scoring_phase();
        if let Some(end) = self.peace_victory() {
            self.end_game(end);
        } else if self.state.turn == LAST_TURN {
            self.final_scoring_phase();
        } else if let Some(war) = self.state.war_after_turn() {
            self.begin_war(war);
        } else {
            self.state.turn += 1;
            self.push(Step::Open);
        }
    }

    /// 4.1.10, R-154 Treaty Points above four are lost.
    fn reduce_treaty_points(&mut self) {
        for side in Side::BOTH {
            let lost = self.state.tracks.trp[side].saturating_sub(TREATY_POINTS_KEPT);
            self.change_trp(side, -(lost as i8), "treaty-limit");
        }
    }

    /// 4.1.11 Powers at the end of the turn, the first player's first. M-2 is the only one.
    fn resolve_remaining_powers(&mut self) {
        for side in [self.state.first, self.state.first.other()] {
            if side == Side::France && self.state.open_ministry(Ministry::LAW) {
                let scotland = self.state.board.counting(side).and(COUNTRY[Country::Scotland.index()]);
                self.say(Event::AbilityWorks { side, card: Ministry::LAW });
                self.reduce_debt(side, if scotland.is_empty() { 1 } else { 2 }, "debt-relief");
            }
        }
    }

    /// 4.1.12 Awards, Prestige, Global Demand, and what Ministries add to them.
    fn scoring_phase(&mut self) {
        for region in Region::ALL {
            self.score_region(region);
            if region == Region::Europe {
                self.score_prestige();
            }
        }
        // R-172 In the order of the table.
        for commodity in Commodity::ALL {
            if self.state.in_demand(commodity) {
                let winner = self.score_commodity(commodity);
                if matches!(commodity, Commodity::Spice | Commodity::Cotton) {
                    self.indian_treaty_point(winner);
                }
            }
        }
        let trade = self.state.trade_vp();
        if trade > 0 {
            self.say(Event::AbilityWorks { side: Side::Britain, card: Ministry::EAST_INDIA });
            self.score(Side::Britain, trade, "trade-advantages");
        }
    }

    /// 4.1.12 Regional scoring.
    fn score_region(&mut self, region: Region) {
        let Some(tile) = self.state.awards.on[region.index()] else { return };
        let counts = self.state.board.region_counts(region);
        let winner = award_winner_with(counts, tile);
        self.say(Event::RegionScored { region, counts, winner });
        if let Some(side) = winner {
            let vp = self.state.award_vp(region, side, tile);
            if region == Region::Europe {
                self.announce_europe(side);
            }
            self.score(side, vp, "award");
            self.change_trp(side, tile.facts().trp as i8, "award");
        }
        match region {
            Region::Europe => {
                let letters = self.state.letters(winner);
                if letters > 0 {
                    self.say(Event::AbilityWorks { side: Side::France, card: Ministry::VOLTAIRE });
                    self.change_trp(Side::France, letters as i8, "letters");
                }
            }
            Region::India => self.indian_treaty_point(winner),
            _ => {}
        }
    }

    /// R-107 Tells that M-3 or M-18 changes the Europe Award.
    fn announce_europe(&mut self, winner: Side) {
        if winner == Side::France && self.state.open_ministry(Ministry::SUN_KING) {
            self.say(Event::AbilityWorks { side: Side::France, card: Ministry::SUN_KING });
        }
        if self.state.open_ministry(Ministry::JOHNSON) {
            self.say(Event::AbilityWorks { side: Side::Britain, card: Ministry::JOHNSON });
        }
    }

    /// M-12, R-109 One more Treaty Point for the India Award, Cotton and Spice.
    fn indian_treaty_point(&mut self, winner: Option<Side>) {
        if winner == Some(Side::France) && self.state.open_ministry(Ministry::DUPLEIX) {
            self.say(Event::AbilityWorks { side: Side::France, card: Ministry::DUPLEIX });
            self.change_trp(Side::France, 1, "indian-trp");
        }
    }

    /// 4.1.12, R-171 Prestige scoring.
    fn score_prestige(&mut self) {
        let counts = self.state.prestige_counts();
        let winner = leader(counts);
        self.say(Event::PrestigeScored { counts, winner });
        if let Some(side) = winner {
            self.score(side, PRESTIGE_VP, "prestige");
        }
    }

    /// 4.1.12, R-127 The leader in a commodity's Markets gets its reward of the current Era.
    pub(crate) fn score_commodity(&mut self, commodity: Commodity) -> Option<Side> {
        let counts = self.state.board.commodity_counts(commodity);
        let winner = leader(counts);
        self.say(Event::CommodityScored { commodity, counts, winner });
        let side = winner?;
        let reward = self.state.demand_reward(commodity);
        self.score(side, reward.vp, "demand");
        self.change_trp(side, reward.trp as i8, "demand");
        if reward.debt > 0 {
            self.force_debt(side, reward.debt.unsigned_abs(), "demand");
        } else {
            self.reduce_debt(side, reward.debt.unsigned_abs(), "demand");
        }
        winner
    }

    /// 4.1.13 The sweep first, then the Victory Points.
    fn peace_victory(&self) -> Option<GameEnd> {
        if let Some(winner) = self.state.sweeper() {
            return Some(GameEnd { winner, how: EndReason::Sweep });
        }
        self.state.winner_by_vp().map(|winner| GameEnd { winner, how: EndReason::PeaceVp })
    }

    /// 4.1.14, 11.0 Final Scoring and the winner.
    fn final_scoring_phase(&mut self) {
        let lines = final_scoring(self.state);
        for side in Side::BOTH {
            let line = lines[side];
            for (key, vp) in [
                ("final-prestige", line.prestige),
                ("final-debt", line.debt),
                ("final-commodities", line.commodity_vp()),
                ("final-territories", line.territory_vp()),
            ] {
                if vp > 0 {
                    self.say(Event::FinalScoring { line: key, side, vp });
                    self.score(side, vp, key);
                }
            }
        }
        let end = final_winner(self.state, self.state.tracks.vp);
        self.end_game(end);
    }

    /// The game is over.
    pub(crate) fn end_game(&mut self, end: GameEnd) {
        self.say(Event::GameOver { winner: end.winner, how: end.how });
        self.state.agenda.clear();
        self.state.result = Some(end);
    }
}

#[cfg(test)]
mod tests;
