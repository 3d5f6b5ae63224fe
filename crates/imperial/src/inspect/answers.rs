//! The nine answers, from the functions that play uses.

use table::inspect::ById;

use super::position::{Moment, Position};
use crate::Side;
use crate::board::leader;
use crate::facts::{
    Advantage, Commodity, DemandReward, Era, FORTS, MARKETS, Region, Space, Spaces, TERRITORIES, Theater,
};
use crate::scoring::{award_winner_by, final_scoring, final_winner, vp_after_final_scoring};
use crate::state::{Both, Cabinet, Round, State};
use crate::view::PerSide;
use crate::war::{strength, territory_prices};

type List = Vec<Space>;

fn list(spaces: Spaces) -> List {
    spaces.iter().collect()
}

/// The answers to a position.
#[derive(serde::Serialize)]
pub(super) struct Answers {
    protected: PerSide<List>,
    isolated: PerSide<List>,
    shift: PerSide<Option<ById<Space, u8>>>,
    regions: ById<Region, Count>,
    prestige: Count,
    commodities: ById<Commodity, CommodityCount>,
    advantages: ById<Advantage, Holding>,
    war: Option<Vec<TheaterAnswer>>,
    final_scoring: FinalScoring,
}

/// How many of something each side has, and who gets something for it.
#[derive(serde::Serialize)]
struct Count {
    britain: u8,
    france: u8,
    winner: Option<Side>,
}

impl Count {
    const fn new(counts: Both<u8>, winner: Option<Side>) -> Self {
        let Both([france, britain]) = counts;
        Self { britain, france, winner }
    }
}

#[derive(serde::Serialize)]
struct CommodityCount {
    #[serde(flatten)]
    count: Count,
    demand: Option<Demand>,
}

#[derive(serde::Serialize)]
struct Demand {
    vp: u8,
    trp: u8,
    debt: i8,
}

#[derive(serde::Serialize)]
struct Holding {
    holder: Option<Side>,
    usable: bool,
}

#[derive(serde::Serialize)]
struct TheaterAnswer {
    theater: Theater,
    #[serde(flatten)]
    sides: PerSide<TheaterSide>,
}

#[derive(serde::Serialize)]
struct TheaterSide {
    alliances: u8,
    keyword: u8,
    conflicts: u8,
    squadrons: u8,
    forts: u8,
    bonus: u8,
    army: i8,
    markers: u8,
    total: i8,
    territories: ById<Space, u8>,
}

#[derive(serde::Serialize)]
struct FinalScoring {
    #[serde(flatten)]
    sides: PerSide<FinalSide>,
    vp_after: i16,
    winner: Side,
}

#[derive(serde::Serialize)]
struct FinalSide {
    prestige: u8,
    debt: u8,
    commodities: Vec<Commodity>,
    territories: List,
    vp: u8,
}

/// All answers to a position.
pub(super) fn answer(position: &Position, state: &State) -> Answers {
    let board = &state.board;
    Answers {
        protected: PerSide::each(|side| list(board.protected(side) & (MARKETS | TERRITORIES | FORTS))),
        isolated: PerSide::each(|side| list(board.isolated(side))),
        shift: PerSide::each(|side| shift(position, state, side)),
        regions: Region::ALL
            .into_iter()
            .map(|region| (region, region_count(position, state, region)))
            .collect(),
        prestige: Count::new(state.prestige_counts(), state.prestige_winner()),
        commodities: Commodity::ALL.into_iter().map(|goods| (goods, commodity(state, goods))).collect(),
        advantages: advantages(position, state),
        war: war(state),
        final_scoring: scoring(state),
    }
}

/// 5.4, 5.5 What a side may shift with a Major Action, and at which price.
fn shift(position: &Position, state: &State, side: Side) -> Option<ById<Space, u8>> {
    let mut state = state.clone();
    match position.moment {
        Moment::RoundStart => {
            state.round = Round::new(side);
            state.round.isolated = state.board.all_isolated();
        }
        Moment::MidRound if state.round.side == side => {}
        Moment::MidRound | Moment::Theater => return None,
    }
    // Cards change none of the prices asked for.
    state.ministries = Both([Cabinet::default(); 2]);
    if state.era() == Era::Revolution && !state.board.usa.is_empty() {
        // 10.0 A USA flag opens the USA spaces; in play there is none before Turn 6.
        state.turn = 6;
    }
    let (markets, political) = (state.market_prices(side), state.political_prices(side));
    let price = |space| markets.of(space).or_else(|| political.of(space)).map(|price| (space, price));
    Some(Space::all().filter_map(price).collect())
}

/// 4.1.12 The count of a Region, and who would receive its Award.
fn region_count(position: &Position, state: &State, region: Region) -> Count {
    let counts = state.board.region_counts(region);
    let award = position.awards.get(&region);
    Count::new(counts, award.and_then(|award| award_winner_by(counts, award.margin)))
}

/// 4.1.12 The Markets of a commodity, and what the table gives for them.
fn commodity(state: &State, commodity: Commodity) -> CommodityCount {
    let counts = state.board.commodity_counts(commodity);
    let demand = state.in_demand(commodity).then(|| {
        let DemandReward { vp, trp, debt } = state.demand_reward(commodity);
        Demand { vp, trp, debt }
    });
    CommodityCount { count: Count::new(counts, leader(counts)), demand }
}

/// 8.1, 8.2 Who holds each Advantage, and whether it could be used.
fn advantages(position: &Position, state: &State) -> ById<Advantage, Holding> {
    let mut state = state.clone();
    // No space belongs to two Advantages, so those gained this round are those of these spaces.
    let gained = position.advantages.gained_this_round.iter().map(|advantage| advantage.facts().requires);
    state.round.changed = gained.fold(Spaces::EMPTY, Spaces::or);
    let usable = Side::BOTH.map(|side| state.usable_advantages(side));
    Advantage::all()
        .map(|advantage| {
            let holder = Side::BOTH.into_iter().find(|&side| state.board.holds(side, advantage));
            let usable = holder.is_some_and(|side| usable[side.index()].contains(advantage));
            (advantage, Holding { holder, usable })
        })
        .collect()
}

/// 7.1 The theaters of the war on display that are not resolved yet.
fn war(state: &State) -> Option<Vec<TheaterAnswer>> {
    let war = state.war.next?;
    let first = if state.fighting.is_some() { state.battle.theater } else { 0 };
    let theaters = war.theaters().filter(|theater| theater.index >= first);
    Some(
        theaters
            .map(|theater| TheaterAnswer {
                theater,
                sides: PerSide::each(|side| theater_side(state, theater, side)),
            })
            .collect(),
    )
}

/// 7.1.3, 7.1.4, 7.2.1 One side in a theater.
fn theater_side(state: &State, theater: Theater, side: Side) -> TheaterSide {
    let strength = strength(state, theater, side);
    TheaterSide {
        alliances: strength.alliances,
        keyword: strength.keyword,
        conflicts: strength.conflicts,
        squadrons: strength.squadrons,
        forts: strength.forts,
        bonus: strength.bonus(),
        army: strength.army,
        markers: strength.markers,
        total: strength.total(),
        territories: territory_prices(state, theater, side).collect(),
    }
}

/// 11.0 Final Scoring of the position.
fn scoring(state: &State) -> FinalScoring {
    let lines = final_scoring(state);
    let vp_after = vp_after_final_scoring(state);
    FinalScoring {
        sides: PerSide::each(|side| {
            let line = lines[side];
            FinalSide {
                prestige: line.prestige,
                debt: line.debt,
                commodities: crate::peace::demanded(line.commodities).collect(),
                territories: list(line.territories),
                vp: line.vp(),
            }
        }),
        vp_after,
        winner: final_winner(state, vp_after).winner,
    }
}
