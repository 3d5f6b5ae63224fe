//! Who must decide what.

use serde::Serialize;
use serde::ser::{SerializeMap, Serializer};
use table::{Key, Seat};

use super::Eyes;
use super::cards::at_once;
use crate::Side;
use crate::facts::Theater;
use crate::payment::missing;
use crate::state::{Cursor, Part, State, Step};

/// The most Event cards a side keeps (4.1.6).
const HAND: u32 = 3;
/// 4.1.7 Ministry cards that a side chooses.
const MINISTRIES: u32 = 2;

/// Who must decide what, as a message key with its arguments.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PromptView {
    /// What is to be decided.
    pub key: Key,
    /// The seats that must decide.
    #[cfg_attr(test, ts(as = "Vec<u8>"))]
    pub seats: Vec<Seat>,
    /// Their sides, once these are settled.
    pub sides: Vec<Side>,
    /// What the sentence speaks of.
    pub args: Args,
}

/// Arguments of a message, by name.
#[derive(Debug, Clone, PartialEq, Default)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(type = "Record<string, number | string>"))]
pub struct Args(pub Vec<(Key, Arg)>);

impl Serialize for Args {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (name, arg) in &self.0 {
            map.serialize_entry(name, arg)?;
        }
        map.end()
    }
}

/// An argument of a message.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Arg {
    /// A number.
    Number(i32),
    /// An id.
    Id(&'static str),
    /// A decision in its notation.
    Notation(String),
}

impl From<u8> for Arg {
    fn from(number: u8) -> Self {
        Self::Number(number.into())
    }
}

impl From<&'static str> for Arg {
    fn from(id: &'static str) -> Self {
        Self::Id(id)
    }
}

impl Args {
    fn with(mut self, name: Key, arg: impl Into<Arg>) -> Self {
        self.0.push((name, arg.into()));
        self
    }

    fn maybe(self, name: Key, arg: Option<impl Into<Arg>>) -> Self {
        match arg {
            Some(arg) => self.with(name, arg),
            None => self,
        }
    }

    fn at(self, cursor: Cursor) -> Self {
        let part = match cursor.part {
            Part::Effect => "effect",
            Part::Bonus => "bonus",
        };
        let args = self.with("card", cursor.card.0).with("part", part).with("step", cursor.at);
        match cursor.branch {
            Some((branch, step)) => args.with("branch", branch).with("branch-step", step),
            None => args,
        }
    }
}

/// The prompt as a viewer may see it.
pub(super) fn prompt(state: &State, eyes: Eyes) -> Option<PromptView> {
    let step = state.step()?;
    let seats: Vec<Seat> = state.deciders().iter().collect();
    let sides = if super::settled(state) {
        seats.iter().map(|&seat| state.side_of(seat)).collect()
    } else {
        Vec::new()
    };
    let (key, args) = if at_once(step) {
        (key(state, step), own_count(state, step, eyes))
    } else {
        (key(state, step), args(state, step))
    };
    Some(PromptView { key, seats, sides, args })
}

fn key(state: &State, step: Step) -> Key {
    match step {
        Step::BidSide => "want-side",
        Step::Bid { last: None, .. } => "bid",
        Step::Bid { .. } => "bid-or-accept",
        Step::Assign => "assign-tiles",
        Step::Discard | Step::WalpoleDiscard => "discard",
        Step::ChooseMinistries => "choose-ministries",
        Step::ExchangeMinistries => "exchange-ministries",
        Step::NameFirst => "name-first",
        Step::Act if state.round.tile.is_none() => "choose-tile",
        Step::Act => "act",
        Step::PlaceTile { .. } => "place-tile",
        Step::MoveTile { .. } => "move-tile",
        Step::Pay { .. } => "pay",
        Step::KeepTile { .. } => "keep-tile",
        Step::RejectTile => "reject-tile",
        Step::Target { .. } => "event-target",
        Step::Branch(_) => "event-branch",
        Step::FreeAdvantage(_) => "event-advantage",
        Step::Overruns { .. } => "overruns",
        Step::TileEffects { .. } => "tile-effects",
        Step::Spoils { .. } => "spoils",
        Step::Refusal { .. } => "refusal",
        Step::LoseSquadrons { .. } => "lose-squadrons",
        Step::UsaFlags => "usa-flags",
        Step::UsaForts => "usa-forts",
        Step::Canada => "canada",
        Step::SpanishShift { .. } => "spanish-shift",
        // These happen by themselves and wait for nobody.
        Step::Open
        | Step::MinistryPhase
        | Step::InitiativePhase
        | Step::NextRound
        | Step::Close
        | Step::Event(_)
        | Step::NextTheater
        | Step::Strength
        | Step::UsaIsolation { .. }
        | Step::TheaterDone => "wait",
    }
}

/// How much of its own choice the viewer still has to make.
fn own_count(state: &State, step: Step, eyes: Eyes) -> Args {
    let Some(side) = eyes.side else { return Args::default() };
    let pending = &state.pending[side];
    let left = match step {
        Step::Discard => {
            let kept = state.deck.hands[side].minus(pending.discards);
            kept.len().saturating_sub(HAND)
        }
        Step::ChooseMinistries => MINISTRIES.saturating_sub(pending.ministries.len()),
        Step::Assign => state.war.army[side].unassigned.count_ones(),
        _ => return Args::default(),
    };
    Args::default().with("left", left as u8)
}

fn args(state: &State, step: Step) -> Args {
    let args = Args::default();
    let theater = |index| state.war.next.map(|war| Theater { war, index }.id());
    let fought = state.theater_fought().map(Theater::id);
    match step {
        Step::Bid { wanted, last, .. } => args.with("side", wanted.id()).maybe("last", last),
        Step::PlaceTile { side } => args.with("left", state.war.army[side].unplaced.len() as u8),
        Step::MoveTile { theater: at, .. } | Step::KeepTile { theater: at } => {
            args.maybe("theater", theater(at))
        }
        Step::Pay { buy, price } => args
            .with("price", price)
            .maybe("missing", missing(state, buy, price).map(|(_, missing)| missing))
            .with("slot", buy.slot.id())
            .with("buy", Arg::Notation(buy.to_string())),
        Step::Target { cursor, left } => args.at(cursor).with("left", left),
        Step::Branch(cursor) | Step::FreeAdvantage(cursor) => args.at(cursor),
        Step::Overruns { left, .. } => args.with("left", left),
        Step::TileEffects { fort_or_fleet, unflag, .. } => {
            args.maybe("theater", fought).with("fort-or-fleet", fort_or_fleet).with("unflag", unflag)
        }
        Step::Spoils { cp, unflag, .. } => {
            args.maybe("theater", fought).with("cp", cp).with("unflag", unflag)
        }
        Step::Refusal { side, space } => {
            args.with("space", space.id()).with("refusals", state.battle.refusals[side])
        }
        Step::LoseSquadrons { left, forever, .. } => {
            args.with("left", left).with("to", if forever { "removed" } else { "unbuilt" })
        }
        _ => args,
    }
}
