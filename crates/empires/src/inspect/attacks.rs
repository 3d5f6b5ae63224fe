//! Answers about attacks and strikes: whether they may be made, and how they stand.

use serde::Serialize;
use table::Rule;
use table::inspect::{ById, Wrong};

use super::ids::{self, CounterId, Id};
use super::position::{Aim, AttackQuestion, Commitment, Question, Sides, StrikeQuestion};
use crate::facts::{Alliances, Area, Counter, Power, Token};
use crate::turn::ATTACK_FEE;
use crate::{Action, Combat, Extent, Forecast, Land, Plan, Prize, Side, State, Target, Toll, Verdict};

/// A question that has been read.
pub(super) struct Asked {
    id: String,
    what: What,
}

enum What {
    /// An attack; none as its plan where the target is named as something it is not.
    Attack(Option<Box<Plan>>),
    /// A strike.
    Strike { by: Power, token: Token, area: Area, marker: Power },
}

/// Reads the questions of a position.
pub(super) fn read(state: &State, questions: &[Question]) -> Result<Vec<Asked>, Wrong> {
    let mut list: Vec<Asked> = Vec::with_capacity(questions.len());
    for question in questions {
        let id = question.id();
        if list.iter().any(|before| before.id == id) {
            return Err(Wrong::new(format!("{id:?} is there twice")));
        }
        let what = match question {
            Question::Attack(question) => {
                What::Attack(plan(state, question).map_err(|wrong| wrong.within(id))?.map(Box::new))
            }
            Question::Strike(StrikeQuestion { by, token, area, marker, .. }) => {
                must_play(state, by.0).map_err(|wrong| wrong.within("by").within(id))?;
                What::Strike { by: by.0, token: token.0, area: area.0, marker: marker.0 }
            }
        };
        list.push(Asked { id: id.to_owned(), what });
    }
    Ok(list)
}

fn must_play(state: &State, power: Power) -> Result<(), Wrong> {
    if state.is_player(power) { Ok(()) } else { Err(Wrong::new(format!("{power} has no player"))) }
}

fn plan(state: &State, question: &AttackQuestion) -> Result<Option<Plan>, Wrong> {
    must_play(state, question.attacker.0).map_err(|wrong| wrong.within("attacker"))?;
    let at_sea = |side: &[String]| -> Result<Alliances, Wrong> {
        let alliances = side.iter().map(|id| ids::alliance(&state.rules, id));
        alliances.collect::<Result<_, _>>().map_err(|wrong| wrong.within("at_sea"))
    };
    let at_sea = [at_sea(&question.at_sea.attacker)?, at_sea(&question.at_sea.defender)?];
    let target = match question.target {
        Aim::Neutral { counter } => Target::Neutral(counter.0),
        Aim::Token { token } => Target::Token(token.0),
        Aim::Player { power } if state.is_player(power.0) => Target::Power(power.0),
        Aim::Np { power } if !state.is_player(power.0) => Target::Power(power.0),
        Aim::Player { .. } | Aim::Np { .. } => return Ok(None),
    };
    Ok(Some(Plan {
        war_office: question.war_office,
        surprise: question.surprise,
        commit: [commitments(&question.commit.attacker), commitments(&question.commit.defender)],
        sea: pair(question.sea),
        at_sea,
        blockade: pair(question.blockade),
        ..Plan::plain(question.attacker.0, question.area.0, target)
    }))
}

const fn pair(sides: Sides<bool>) -> [bool; 2] {
    [sides.attacker, sides.defender]
}

fn commitments(list: &[Commitment]) -> [[u8; 2]; Power::COUNT] {
    let mut units = [[0u8; 2]; Power::COUNT];
    for &Commitment { power, navy, army } in list {
        let [navies, armies] = &mut units[power.0.index()];
        *navies = navies.saturating_add(navy);
        *armies = armies.saturating_add(army);
    }
    units
}

/// What there is to say about a question.
#[derive(Serialize)]
pub(super) struct Verdicts {
    legal: bool,
    reason: Option<Rule>,
    #[serde(flatten)]
    prospects: Prospects,
}

#[derive(Serialize)]
#[serde(untagged)]
enum Prospects {
    None {},
    Attack(Box<AttackAnswer>),
    Strike { combat: CombatAnswer },
}

#[derive(Serialize)]
struct AttackAnswer {
    price: Price,
    naval: Option<NavalAnswer>,
    land: Option<ById<&'static str, CombatAnswer>>,
    prize: PrizeAnswer,
    may_surrender: bool,
    success: u32,
}

#[derive(Serialize)]
struct Price {
    gold: u8,
    taxations: u8,
    gold_after: i32,
}

#[derive(Serialize)]
struct NavalAnswer {
    attacker_can: bool,
    defender_can: bool,
    fought: bool,
    support: Option<&'static str>,
    combat: Option<CombatAnswer>,
}

#[derive(Serialize)]
struct PrizeAnswer {
    marker: bool,
    gold: u8,
    vp: u8,
}

#[derive(Serialize)]
struct CombatAnswer {
    attacker: u8,
    defender: u8,
    odds: ById<&'static str, u16>,
    losses: PerSide<ById<String, u16>>,
}

#[derive(Serialize)]
struct PerSide<T> {
    attacker: T,
    defender: T,
}

const VERDICTS: [(Verdict, &str); 3] =
    [(Verdict::Attacker, "attacker"), (Verdict::Tie, "tie"), (Verdict::Defender, "defender")];

const fn side_id(side: Side) -> &'static str {
    match side {
        Side::Attacker => "attacker",
        Side::Defender => "defender",
    }
}

/// The answers to all questions.
pub(super) fn answers<'a>(state: &State, questions: &'a [Asked]) -> ById<&'a str, Verdicts> {
    questions.iter().map(|asked| (asked.id.as_str(), judge(state, &asked.what))).collect()
}

fn judge(state: &State, what: &What) -> Verdicts {
    let judged = match what {
        What::Attack(None) => Err(state.clause("D9.2", "O9.1")),
        What::Attack(Some(plan)) => match state.judge(plan) {
            Ok(_) => Ok(Prospects::Attack(Box::new(attack(state, plan)))),
            Err(illegal) => Err(illegal.rule),
        },
        &What::Strike { by, token, area, marker } => match state.may_strike(token, area, marker) {
            Ok(()) => {
                Ok(Prospects::Strike { combat: combat(&state.strike_forecast(by, token, area, marker)) })
            }
            Err(illegal) => Err(illegal.rule),
        },
    };
    match judged {
        Ok(prospects) => Verdicts { legal: true, reason: None, prospects },
        Err(clause) => Verdicts { legal: false, reason: Some(clause), prospects: Prospects::None {} },
    }
}

fn attack(state: &State, plan: &Plan) -> AttackAnswer {
    let Forecast { naval, land, prize: Prize { marker, reward }, may_surrender, success } =
        state.forecast(plan);
    let gold = if plan.war_office { 0 } else { ATTACK_FEE };
    AttackAnswer {
        price: Price {
            gold,
            taxations: state.taxations(plan.attacker, gold),
            gold_after: state.gold_after(plan.attacker, gold),
        },
        naval: naval.map(|naval| NavalAnswer {
            attacker_can: naval.can[0],
            defender_can: naval.can[1],
            fought: naval.combat.is_some(),
            support: naval.support.map(side_id),
            combat: naval.combat.as_ref().map(combat),
        }),
        land: match &land {
            Land::None => None,
            Land::Unfought(land) => Some([("unfought", combat(land))].into_iter().collect()),
            Land::After(combats) => {
                Some(VERDICTS.iter().zip(combats).map(|(&(_, id), land)| (id, combat(land))).collect())
            }
        },
        prize: PrizeAnswer { marker, gold: reward.gold(), vp: reward.points() },
        may_surrender,
        success,
    }
}

fn combat(combat: &Combat) -> CombatAnswer {
    let [attacker, defender] = combat.strengths.map(|strength| strength.total());
    let [attacker_losses, defender_losses] = &combat.losses;
    CombatAnswer {
        attacker,
        defender,
        odds: VERDICTS.iter().map(|&(verdict, id)| (id, combat.tally.rolls(verdict))).collect(),
        losses: PerSide { attacker: losses(attacker_losses), defender: losses(defender_losses) },
    }
}

/// D9.19, D9.20 How many rolls cost how much, `principal+allies`.
fn losses(toll: &Toll) -> ById<String, u16> {
    let counts = toll.iter().enumerate().flat_map(|(principal, row)| {
        row.iter().enumerate().map(move |(allies, &rolls)| (format!("{principal}+{allies}"), rolls))
    });
    counts.filter(|&(_, rolls)| rolls > 0).collect()
}

/// What could be declared now.
#[derive(Serialize)]
pub(super) struct Targets {
    attacks: ById<Id<Power>, Vec<Attackable>>,
    colonize: ById<Id<Power>, Vec<CounterId>>,
    commerce: ById<Id<Power>, Vec<CounterId>>,
    strikes: Vec<Strike>,
}

#[derive(Serialize)]
struct Attackable {
    area: Id<Area>,
    target: TargetAnswer,
    naval_only: bool,
}

#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
enum TargetAnswer {
    Neutral { counter: CounterId },
    Player { power: Id<Power> },
    Np { power: Id<Power> },
    Token { token: Id<Token> },
}

#[derive(Serialize)]
struct Strike {
    token: Id<Token>,
    area: Id<Area>,
    marker: Id<Power>,
}

/// D9.2, D9.3, D10.1, D10.2, D10.5.
pub(super) fn targets(state: &State) -> Targets {
    let settled = |action: fn(Counter) -> Action| {
        let open = |power: Power| {
            let counters = state.map.neutrals.iter();
            let open = counters.filter(|&counter| state.may_settle(power, action(counter)).is_ok());
            (Id(power), open.map(CounterId).collect())
        };
        players(state).map(open).collect()
    };
    let mut strikes = Vec::new();
    state.strikes(|token, area, marker| {
        strikes.push(Strike { token: Id(token), area: Id(area), marker: Id(marker) });
    });
    Targets {
        attacks: players(state).map(|power| (Id(power), attackable(state, power))).collect(),
        colonize: settled(Action::Colonize),
        commerce: settled(Action::Commerce),
        strikes,
    }
}

/// The powers of the players, clockwise.
pub(super) fn players(state: &State) -> impl Iterator<Item = Power> {
    state.powers.into_iter().flatten()
}

fn attackable(state: &State, attacker: Power) -> Vec<Attackable> {
    let mut list = Vec::new();
    state.targets(attacker, |area, target, extent| {
        let target = match target {
            Target::Neutral(counter) => TargetAnswer::Neutral { counter: CounterId(counter) },
            Target::Power(power) if state.is_player(power) => TargetAnswer::Player { power: Id(power) },
            Target::Power(power) => TargetAnswer::Np { power: Id(power) },
            Target::Token(token) => TargetAnswer::Token { token: Id(token) },
        };
        list.push(Attackable { area: Id(area), target, naval_only: extent == Extent::SeaOnly });
    });
    list
}
