//! What is under way: start markers, auction, turn, march and attack.

use serde::Serialize;
use table::Seat;

use super::Eyes;
use super::map::{NeutralView, neutral};
use super::odds::{CombatView, ProspectView, combat, prospect};
use crate::action::Target;
use crate::facts::{Alliance, Area, Counter, Kind, Place, Power, Token};
use crate::setup::NO_PICK;
use crate::state::{Front, Side, State, Step, Verdict};

/// S2 Start markers of a player while they are drawn.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct StartView {
    /// Whose.
    pub power: Power,
    /// Those he has.
    pub markers: Vec<NeutralView>,
    /// Those of them that will go back to the bag.
    pub returned: Vec<Counter>,
}

/// S4 The draft of start markers, as one viewer sees it.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct DraftView {
    /// How often hands were passed on.
    pub passed: u8,
    /// The hand of the viewer.
    pub hand: Vec<NeutralView>,
    /// What the viewer has chosen so far.
    pub chosen: Vec<NeutralView>,
    /// The seats that have chosen in this pass.
    #[cfg_attr(test, ts(as = "Vec<u8>"))]
    pub done: Vec<Seat>,
}

/// D6 The auction under way.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct AuctionView {
    /// Which of the war, from 1.
    pub number: u8,
    /// Of how many.
    pub of: u8,
    /// Who opened it, or opens it.
    pub opener: Power,
    /// Who has the highest bid.
    pub bidder: Option<Power>,
    /// The highest bid.
    pub gold: Option<u8>,
    /// Whom it proposes for the red and the blue row.
    pub proposal: [Option<Power>; 2],
    /// Passes since that bid.
    pub passes: u8,
    /// The lowest bid that is allowed.
    pub least: u8,
    /// A bid whose proposal is still to come.
    pub naming: Option<u8>,
    /// Every legal proposal.
    pub proposals: Vec<[Option<Power>; 2]>,
}

/// D7 The turn under way.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[allow(clippy::struct_excessive_bools, reason = "separate facts about the turn")]
pub struct TurnView {
    /// Whose.
    pub power: Power,
    /// Actions left.
    pub actions: u8,
    /// Whether a special action (original: a tile) was taken.
    pub special: bool,
    /// O7.2 Whether a colony was taken.
    pub colonized: bool,
    /// Actions passed.
    pub passes: u8,
    /// Whether an attack was made.
    pub attacked: bool,
    /// D7.6 Whether a point of unrest could be returned if the turn ended now.
    pub calms: bool,
}

/// D8 A unit on its way.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct MarchView {
    /// Whose.
    pub power: Power,
    /// What.
    pub unit: Kind,
    /// Where it stands.
    pub from: Place,
    /// Where it wants to go, while the sea decides.
    pub to: Place,
    /// Moves, or armies of the Militia, that may follow.
    pub left: u8,
    /// Where it may go without a sea check.
    pub free: Vec<Place>,
    /// Where it may go with one.
    pub check: Vec<Place>,
}

/// D9.5 Units an ally committed that are still there.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CommitmentView {
    /// Whose.
    pub power: Power,
    /// Navies.
    pub navies: u8,
    /// Armies.
    pub armies: u8,
}

/// D9 The attack or strike under way.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct AttackView {
    /// Who attacks, or incited the strike.
    pub attacker: Power,
    /// Where.
    pub area: Area,
    /// What is attacked, as it is written in a decision.
    pub target: String,
    /// D10.5 The covert token that strikes.
    pub strike: Option<Token>,
    /// D9.1 Made with the War Office.
    pub war_office: bool,
    /// D9.4 Surprise Attack was spent.
    pub surprise: bool,
    /// D9.5 What allies committed.
    pub committed: Vec<CommitmentView>,
    /// D9.9 Either-arm alliances that serve at sea.
    pub at_sea: Vec<Alliance>,
    /// D9.8 Who holds naval support.
    pub support: Option<Side>,
    /// D9.14 Who spent Blockade on it.
    pub bonus: Option<Side>,
    /// D9.21 Whether the defender withdrew fighting.
    pub withdrawn: bool,
    /// The combat under way.
    pub front: Front,
    /// D9.16 The latest dice: the attacker's, the defender's. 0 before they fall.
    pub dice: [[u8; 2]; 2],
    /// D9.18 How the combat ended.
    pub verdict: Option<Verdict>,
    /// D9.19 Losses still to be taken: the attacker's side, the defender's side.
    pub losses: [u8; 2],
    /// How the attack stands before the dice.
    pub prospect: Option<ProspectView>,
    /// D10.5 How the strike stands.
    pub combat: Option<CombatView>,
}

pub(super) fn start(state: &State) -> Vec<StartView> {
    if state.step != Step::Redraw {
        return Vec::new();
    }
    let seats = state.powers.iter().enumerate();
    seats
        .filter_map(|(seat, power)| power.map(|power| (seat, power)))
        .map(|(seat, power)| {
            let own = state.markers.own[seat];
            StartView {
                power,
                markers: own.iter().map(|counter| neutral(state, counter)).collect(),
                returned: own.and(state.markers.returned).iter().collect(),
            }
        })
        .collect()
}

pub(super) fn draft(state: &State, eyes: Eyes) -> DraftView {
    let mine = eyes.seat.filter(|&seat| eyes.sees_draft(seat));
    let faces = |counter| neutral(state, counter);
    let hand = mine.map(|seat| state.markers.hands[state.hand_of(seat)].iter().map(faces).collect());
    let chosen = mine.map(|seat| {
        let picks = state.markers.picks[seat.index()].iter();
        picks.filter(|&&pick| pick != NO_PICK).map(|&pick| faces(Counter(pick))).collect()
    });
    DraftView {
        passed: state.markers.passed,
        hand: hand.unwrap_or_default(),
        chosen: chosen.unwrap_or_default(),
        done: (0..state.seats()).map(Seat).filter(|&seat| !state.waiting.contains(seat)).collect(),
    }
}

pub(super) fn auction(state: &State) -> Option<AuctionView> {
    if !matches!(state.step, Step::Bid | Step::Propose) {
        return None;
    }
    let auction = &state.auction;
    let mut proposals = Vec::new();
    state.proposals(|proposal| proposals.push([proposal.red, proposal.blue]));
    let bid = auction.bid;
    Some(AuctionView {
        number: auction.number + 1,
        of: state.auctions(),
        opener: state.power_of(state.opener()),
        bidder: bid.map(|(seat, ..)| state.power_of(seat)),
        gold: bid.map(|(_, gold, _)| gold),
        proposal: bid.map_or([None; 2], |(.., proposal)| [proposal.red, proposal.blue]),
        passes: auction.passes,
        least: state.least_bid(),
        naming: auction.naming,
        proposals,
    })
}

pub(super) fn turn(state: &State) -> Option<TurnView> {
    (state.round > 0).then(|| TurnView {
        power: state.active(),
        actions: state.turn.actions,
        special: state.turn.special,
        colonized: state.turn.colonized,
        passes: state.turn.passes,
        attacked: state.turn.attacked,
        calms: state.calms(),
    })
}

pub(super) fn march(state: &State) -> Option<MarchView> {
    let march = state.march?;
    let power = state.active();
    let reach = state.reach(power, march.unit, march.from);
    let asked = state.step == Step::Deploy;
    Some(MarchView {
        power,
        unit: march.unit,
        from: march.from,
        to: march.to,
        left: march.left,
        free: reach.free.iter().filter(|_| asked).collect(),
        check: reach.check.iter().filter(|_| asked).collect(),
    })
}

pub(super) fn attack(state: &State) -> Option<AttackView> {
    let attack = state.attack?;
    let units = attack.committed.iter().zip(Power::ALL).filter(|(units, _)| **units != [0; 2]);
    let losses = attack.losses.map(|side| side.iter().filter(|&&open| open).count() as u8);
    let strike =
        attack.strike.zip(if let Target::Power(struck) = attack.target { Some(struck) } else { None });
    Some(AttackView {
        attacker: attack.attacker,
        area: attack.area,
        target: attack.target.to_string(),
        strike: attack.strike,
        war_office: attack.war_office,
        surprise: attack.surprise,
        committed: units
            .map(|(&[navies, armies], &power)| CommitmentView { power, navies, armies })
            .collect(),
        at_sea: attack.at_sea.iter().collect(),
        support: attack.support,
        bonus: attack.bonus,
        withdrawn: attack.withdrawn,
        front: attack.front,
        dice: attack.dice,
        verdict: attack.result,
        losses,
        prospect: state.outlook().as_ref().map(prospect),
        combat: strike.map(|(token, struck)| {
            combat(&state.strike_forecast(attack.attacker, token, attack.area, struck))
        }),
    })
}
