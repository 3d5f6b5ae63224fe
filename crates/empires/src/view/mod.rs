//! What a viewer may know, ready for a client.
//!
//! Hidden are the values of unrest counters (D0.8) and, while start markers are drafted, hands and
//! choices (S4). Both are for their owner alone; everything else is public.

mod contexts;
mod map;
mod odds;
mod players;
mod prompt;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod typescript;

use serde::Serialize;
use table::{Key, Seat, Viewer};

pub use contexts::{AttackView, AuctionView, CommitmentView, DraftView, MarchView, StartView, TurnView};
pub use map::{
    AllianceView, AreaView, BlockadeView, MarkersView, NeutralView, ScoreView, TokenView, UnitsView,
};
pub use odds::{CombatView, OddsView, ProspectView, TargetView};
pub use players::{HeldView, IncomeView, PlayerView, SupplyView, TileView, UnrestView};
pub use prompt::PromptView;

use crate::facts::{Counter, Power};
use crate::options::{Rules, UnrestRule};
use crate::state::{State, Step};

/// What a viewer may know.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct View {
    /// The rules in force.
    pub rules: Rules,
    /// The power of each seat, once chosen.
    pub powers: Vec<Option<Power>>,
    /// The power of the viewer, if it plays one.
    pub you: Option<Power>,
    /// The start player.
    #[cfg_attr(test, ts(as = "u8"))]
    pub first: Seat,
    /// D4.1 The war, 1 to 3.
    pub war: u8,
    /// Where in the war we are: `set-up`, `auction`, `actions` or `over`.
    pub phase: Key,
    /// D7.1 The round, from 1; 0 outside the action phase.
    pub round: u8,
    /// D7.1 Rounds in a war.
    pub rounds: u8,
    /// Who must decide what; nothing when the game is over.
    pub prompt: Option<PromptView>,
    /// The eleven areas.
    pub areas: Vec<AreaView>,
    /// Units in home countries.
    pub homes: Vec<UnitsView>,
    /// D10.5 The covert tokens.
    pub tokens: Vec<TokenView>,
    /// D8.8 A Blockade on the map.
    pub blockade: Option<BlockadeView>,
    /// D10.3 The local alliances.
    pub alliances: Vec<AllianceView>,
    /// D6.9 The boxes of the red and the blue row.
    pub boxes: [[Option<Power>; 4]; 2],
    /// D6.9 The players in order of play, as far as they are allied.
    pub turn_order: Vec<Power>,
    /// The players, by seat; only those who have chosen a power.
    pub players: Vec<PlayerView>,
    /// D10.4 Tiles on the display, with their prices.
    pub display: Vec<TileView>,
    /// D0.4 What is printed on each of the counters.
    pub counters: Vec<NeutralView>,
    /// D0.8 Counters in the bag; hidden while start markers are drafted.
    pub bag: Option<Vec<Counter>>,
    /// D3.4 Unrest counters left in the bag.
    pub unrest_bag: u16,
    /// S2 Start markers being drawn.
    pub start: Vec<StartView>,
    /// S4 The draft, as the viewer sees it.
    pub draft: Option<DraftView>,
    /// D6 The auction under way.
    pub auction: Option<AuctionView>,
    /// D7 The turn under way.
    pub turn: Option<TurnView>,
    /// D8 A unit on its way.
    pub march: Option<MarchView>,
    /// D9 The attack under way.
    pub attack: Option<AttackView>,
    /// D9.2 What the player whose turn it is could attack, with the exact odds if nobody joins.
    pub targets: Vec<TargetView>,
    /// The way the game ended, and who has won.
    pub result: Option<ResultView>,
}

/// The result.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ResultView {
    /// `victory`, `shared` or `revolution`.
    pub end: Key,
    /// Who has won; nobody if all are in revolution.
    pub winners: Vec<Power>,
}

/// Whose eyes a view is made for.
#[derive(Debug, Clone, Copy)]
struct Eyes {
    power: Option<Power>,
    seat: Option<Seat>,
    open: bool,
}

impl Eyes {
    fn of(state: &State, viewer: Viewer) -> Self {
        let seat = if let Viewer::Seat(seat) = viewer { Some(seat) } else { None };
        let power = seat.and_then(|seat| state.powers.get(seat.index()).copied().flatten());
        Self { power, seat, open: viewer == Viewer::Open || state.step == Step::Over }
    }

    /// D0.8 Whether the viewer sees what unrest the power holds.
    fn sees_unrest(self, state: &State, power: Power) -> bool {
        self.open || self.power == Some(power) || state.rules.unrest == UnrestRule::PointsOpen
    }

    /// S4 Whether the viewer sees the hand and the choices of the seat.
    fn sees_draft(self, seat: Seat) -> bool {
        self.open || self.seat == Some(seat)
    }
}

const fn phase(state: &State) -> Key {
    match state.step {
        Step::ChoosePower | Step::Redraw | Step::Draft | Step::Place(_) => "set-up",
        Step::Bid | Step::Propose => "auction",
        Step::Over => "over",
        _ => "actions",
    }
}

/// What the viewer may know.
pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    let eyes = Eyes::of(state, viewer);
    let drafting = state.step == Step::Draft;
    View {
        rules: state.rules,
        powers: state.powers[..usize::from(state.seats())].to_vec(),
        you: eyes.power,
        first: state.first,
        war: state.war,
        phase: phase(state),
        round: state.round,
        rounds: state.rules.rounds(),
        prompt: prompt::prompt(state),
        areas: map::areas(state),
        homes: map::homes(state),
        tokens: map::tokens(state),
        blockade: state.map.blockade.map(|(area, owner)| BlockadeView { area, owner }),
        alliances: map::alliances(state),
        boxes: state.boxes,
        turn_order: state.turn_order().to_vec(),
        players: players::players(state, eyes),
        display: players::display(state),
        counters: Counter::all().map(|counter| map::neutral(state, counter)).collect(),
        bag: (!drafting || eyes.open).then(|| state.bag.iter().collect()),
        unrest_bag: state.unrest_bag.iter().map(|&count| u16::from(count)).sum(),
        start: contexts::start(state),
        draft: drafting.then(|| contexts::draft(state, eyes)),
        auction: contexts::auction(state),
        turn: contexts::turn(state),
        march: contexts::march(state),
        attack: contexts::attack(state),
        targets: odds::targets(state),
        result: state
            .outcome()
            .map(|outcome| ResultView { end: outcome.end, winners: state.final_winners().iter().collect() }),
    }
}
