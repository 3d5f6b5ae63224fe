//! The nine answers, from the functions that play uses.

use serde::Serialize;
use table::inspect::ById;
use table::{Rule, Seat};

use super::Inspected;
use super::attacks::{self, Targets, Verdicts, players};
use super::ids::{Id, alliance_id, tile_id};
use super::position::Phase;
use super::units::{self, Builds, Moves};
use crate::State;
use crate::end::Fate;
use crate::facts::{Alliance, Area, Power, Tile};
use crate::state::Row;

/// Something for each player.
type EachPlayer<T> = ById<Id<Power>, T>;

/// The answers to a position.
#[derive(Serialize)]
pub(super) struct Answers<'a> {
    scoring: Scoring,
    income: EachPlayer<Upkeep>,
    moves: Option<EachPlayer<Moves>>,
    attacks: Option<ById<&'a str, Verdicts>>,
    targets: Option<Targets>,
    auction: Option<AuctionAnswer>,
    builds: Option<EachPlayer<Builds>>,
    costs: Option<Costs>,
    r#final: Final,
}

#[derive(Serialize)]
struct Scoring {
    areas: ById<Id<Area>, EachPlayer<u8>>,
    total: EachPlayer<u16>,
}

#[derive(Serialize)]
struct Upkeep {
    income: u8,
    maintenance: u8,
    taxations: u8,
    gold_after: i32,
    population_after: u8,
    trade: ById<String, ById<Id<Area>, u8>>,
}

#[derive(Serialize)]
struct AuctionAnswer {
    number: u8,
    of: u8,
    opener: Id<Power>,
    to_act: Id<Power>,
    may_pass: bool,
    min_bid: u8,
    proposals: Vec<ProposalAnswer>,
    if_closed: Option<Closed>,
}

#[derive(Serialize)]
struct ProposalAnswer {
    red: Option<Id<Power>>,
    blue: Option<Id<Power>>,
}

#[derive(Serialize)]
struct Closed {
    winner: Id<Power>,
    gold: u8,
    taxations: u8,
    gold_after: i32,
    boxes: ById<Id<Power>, u8>,
    next_opener: Option<Id<Power>>,
    turn_order: Option<Vec<Id<Power>>>,
}

#[derive(Serialize)]
struct Costs {
    prices: ById<String, PriceAnswer>,
    players: EachPlayer<Claims>,
}

#[derive(Serialize)]
struct PriceAnswer {
    gold: u8,
    population: u8,
    unrest: u8,
}

#[derive(Serialize)]
struct Claims {
    refused: ById<String, Rule>,
    taxations: ById<String, u8>,
}

#[derive(Serialize)]
struct Final {
    players: EachPlayer<FinalPlayer>,
    winners: Vec<Id<Power>>,
}

#[derive(Serialize)]
struct FinalPlayer {
    revolution: bool,
    penalty: u8,
    vp: i16,
}

/// All answers to a position.
pub(super) fn answer(inspected: &Inspected) -> Answers<'_> {
    let Inspected { phase, questions, state } = inspected;
    let actions = *phase == Phase::Actions;
    Answers {
        scoring: scoring(state),
        income: each(state, |power| income(state, power)),
        moves: actions.then(|| each(state, |power| units::moves(state, power))),
        attacks: actions.then(|| attacks::answers(state, questions)),
        targets: actions.then(|| attacks::targets(state)),
        auction: (*phase == Phase::Auction).then(|| auction(state)),
        builds: actions.then(|| each(state, |power| units::builds(state, power))),
        costs: actions.then(|| costs(state)),
        r#final: result(state),
    }
}

fn each<T>(state: &State, answer: impl Fn(Power) -> T) -> EachPlayer<T> {
    players(state).map(|power| (Id(power), answer(power))).collect()
}

/// D13, O12 If the victory points were assessed now.
fn scoring(state: &State) -> Scoring {
    let scores =
        |power: Power| Area::ALL.iter().filter_map(move |&area| state.area_score(area)[power.index()]);
    let area = |&area: &Area| {
        let score = state.area_score(area);
        let points = || players(state).filter_map(|power| Some((Id(power), score[power.index()]?)));
        points().next().is_some().then(|| (Id(area), points().collect()))
    };
    Scoring {
        areas: Area::ALL.iter().filter_map(area).collect(),
        total: each(state, |power| scores(power).map(u16::from).sum()),
    }
}

/// D12, O11 If income and maintenance came now.
fn income(state: &State, power: Power) -> Upkeep {
    let income = state.income(power);
    let player = &state.players[power.index()];
    let ready = Tile::ALL.iter().filter(|&&tile| !tile.trade().is_empty() && player.ready(tile) > 0);
    Upkeep {
        income: income.population + income.markers,
        maintenance: income.maintenance,
        taxations: income.taxations,
        gold_after: income.gold_after,
        population_after: income.population_after,
        trade: ready
            .map(|&tile| {
                let gold = |area| (Id(area), state.trade_gold(power, area));
                (tile_id(&state.rules, tile), tile.trade().iter().map(gold).collect())
            })
            .collect(),
    }
}

/// D6, O6 The open auction.
fn auction(state: &State) -> AuctionAnswer {
    let power = |seat: Seat| Id(state.power_of(seat));
    let mut proposals = Vec::new();
    state.proposals(|proposal| {
        proposals.push(ProposalAnswer { red: proposal.red.map(Id), blue: proposal.blue.map(Id) });
    });
    AuctionAnswer {
        number: state.auction.number + 1,
        of: state.auctions(),
        opener: power(state.opener()),
        to_act: power(state.bidder()),
        may_pass: state.auction.bid.is_some(),
        min_bid: state.least_bid(),
        proposals,
        if_closed: closed(state),
    }
}

/// D6.6, O6.5 If everybody else passes.
fn closed(state: &State) -> Option<Closed> {
    let (seat, gold, proposal) = state.auction.bid?;
    let winner = state.power_of(seat);
    let placed = [(proposal.red, Row::Red), (proposal.blue, Row::Blue)];
    let boxes = placed.into_iter().filter_map(|(power, row)| Some((Id(power?), state.next_box(row))));
    let mut later = *state;
    later.seat_proposal(proposal);
    let next = state.auction.number + 1;
    let last = next == state.auctions();
    Some(Closed {
        winner: Id(winner),
        gold,
        taxations: state.taxations(winner, gold),
        gold_after: state.gold_after(winner, gold),
        boxes: boxes.collect(),
        next_opener: (!last).then(|| Id(state.power_of(state.nth_opener(next)))),
        turn_order: last.then(|| later.turn_order().into_iter().map(Id).collect()),
    })
}

/// Something that can be claimed.
#[derive(Clone, Copy)]
enum Claimable {
    Tile(Tile),
    Alliance(Alliance),
}

impl Claimable {
    fn id(self, state: &State) -> String {
        match self {
            Self::Tile(tile) => tile_id(&state.rules, tile),
            Self::Alliance(alliance) => alliance_id(&state.rules, alliance),
        }
    }

    fn price(self, state: &State) -> PriceAnswer {
        match self {
            Self::Tile(tile) => PriceAnswer {
                gold: state.tile_gold(tile),
                population: tile.population(),
                unrest: tile.unrest(),
            },
            Self::Alliance(alliance) => PriceAnswer { gold: alliance.gold(), population: 0, unrest: 0 },
        }
    }

    /// The clause that forbids it to a player.
    fn refused(self, state: &State, power: Power) -> Option<Rule> {
        let allowed = match self {
            Self::Tile(tile) => state.may_claim(power, tile),
            Self::Alliance(alliance) => state.may_ally(power, alliance),
        };
        allowed.err().map(|illegal| illegal.rule)
    }
}

/// D10.3, D10.4, O10.3 What can be claimed, at which price and by whom.
fn costs(state: &State) -> Costs {
    let tiles = Tile::ALL.iter().copied().filter(|tile| state.display[tile.index()] > 0);
    let alliances = Alliance::ALL.iter().copied();
    let alliances = alliances.filter(|alliance| state.map.alliances[alliance.index()].is_none());
    let all: Vec<Claimable> = tiles.map(Claimable::Tile).chain(alliances.map(Claimable::Alliance)).collect();
    let claims = |power: Power| {
        let refused = all.iter().filter_map(|thing| Some((thing.id(state), thing.refused(state, power)?)));
        let allowed = all.iter().filter(|thing| thing.refused(state, power).is_none());
        let taxations =
            allowed.map(|thing| (thing.id(state), state.taxations(power, thing.price(state).gold)));
        Claims { refused: refused.collect(), taxations: taxations.filter(|&(_, times)| times > 0).collect() }
    };
    Costs {
        prices: all.iter().map(|thing| (thing.id(state), thing.price(state))).collect(),
        players: each(state, claims),
    }
}

/// D15, O14 If the game ended now.
fn result(state: &State) -> Final {
    let fates = state.fates();
    Final {
        players: each(state, |power| {
            let Fate { revolution, penalty, vp } = fates[power.index()];
            FinalPlayer { revolution, penalty, vp }
        }),
        winners: state.winners().iter().map(Id).collect(),
    }
}
