//! What a viewer may know, ready for a client.
//!
//! Hidden are hands, face-down Ministry cards, face-down War tiles, pools and choices that are not
//! shown yet. Whatever depends on them is for their owner alone; everything else is public.
//! By elimination each seat knows some sets without their order; the view shows them.
//!
//! Everything is written with ids: spaces, tiles and theaters by theirs, cards by their printed
//! numbers.

mod cards;
mod map;
mod per_side;
mod prompt;
mod round;
mod score;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod typescript;
mod war;

use serde::Serialize;
use table::{Seat, Viewer};

pub use cards::{DeckView, FaceView, HandView, MinistryView, OwnChoice, SimultaneousView};
pub use map::{ConflictView, FlagView, HuguenotsView, IsolationView, SpaceView, SquadronsView};
pub use per_side::PerSide;
pub use prompt::{Arg, Args, PromptView};
pub use round::{ProgressView, PurseView, RoundView, TiedView, VisitedView};
pub use score::{
    AdvantageView, AwardView, CommodityView, FinalSideView, FinalView, MoneyView, PrestigeView, RewardView,
};
pub use war::{
    BattleView, BonusStrengthView, OwnTilesView, SideTilesView, SpoilsView, StageView, TheaterSideView,
    TheaterView, TileView, UnflagView, WarView,
};

use crate::facts::{Commodity, Era, InvestmentTile, Space, Theater, War};
use crate::state::{EndReason, State, Step};
use crate::{Options, Side};

/// What a viewer may know.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct View {
    /// The options of the game.
    pub options: Options,
    /// The side each seat plays, by seat; nobody's while the players bid for the sides.
    pub sides: [Option<Side>; 2],
    /// The side of the viewer, if it plays one.
    pub you: Option<Side>,
    /// 4.0 The Peace Turn, 1 to 6; during a war, the turn before it.
    pub turn: u8,
    /// 2.1 The Era.
    pub era: Era,
    /// Where in the turn we are: `side-bid`, `war-layout`, `deal-cards`, `ministry`, `initiative`,
    /// `action`, `war` or `over`.
    pub phase: &'static str,
    /// The war being fought.
    pub fighting: Option<War>,
    /// 4.1.9 The Action Round, 1 to 4, in the Action Phase.
    pub action_round: Option<u8>,
    /// 4.1.8 Who has the Initiative.
    pub initiative: Side,
    /// 4.1.8 Who takes (or took) the first Action Round of the turn.
    pub first: Side,
    /// Who must decide what; nothing when the game is over.
    pub prompt: Option<PromptView>,
    /// Choices that both sides make at once.
    pub simultaneous: Option<SimultaneousView>,
    /// The spaces that have a flag or a marker.
    pub spaces: Vec<SpaceView>,
    /// 3.2.1 Political spaces that are not in play yet.
    pub locked: Vec<Space>,
    /// Squadrons that are not on the map.
    pub squadrons: PerSide<SquadronsView>,
    /// The shared Victory Points.
    pub vp: i16,
    /// Debt and Treaty Points.
    pub money: PerSide<MoneyView>,
    /// 4.1.3 The Awards as they stand, by Region.
    pub awards: Vec<AwardView>,
    /// 4.1.12 Prestige as it stands.
    pub prestige: PrestigeView,
    /// 4.1.4 All commodities as they stand, in the order of the table.
    pub commodities: Vec<CommodityView>,
    /// 8.0 All Advantages.
    pub advantages: Vec<AdvantageView>,
    /// 3.3 Investment tiles.
    pub tiles: TilesView,
    /// 3.4 Event cards.
    pub cards: DeckView,
    /// 3.5 Ministry cards in play: the face-up ones by number, then the face-down ones.
    pub ministries: PerSide<Vec<MinistryView>>,
    /// Markers that lie elsewhere than on the map.
    pub markers: MarkersView,
    /// 5.0 The Action Round being played.
    pub round: Option<RoundView>,
    /// 3.7 The display of the next war, or of the one being fought.
    pub war: Option<WarView>,
    /// 7.1 The war being resolved.
    pub battle: Option<BattleView>,
    /// 11.0 What Final Scoring would bring now, while the game lasts.
    pub final_scoring: Option<FinalView>,
    /// The result.
    pub result: Option<ResultView>,
}

/// 3.3 Investment tiles. The undrawn and the used ones are known as sets.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TilesView {
    /// This turn's nine tiles.
    pub available: Vec<InvestmentView>,
    /// Tiles not drawn yet.
    pub stack: Vec<InvestmentTile>,
    /// Used tiles.
    pub used: Vec<InvestmentTile>,
}

/// One of this turn's Investment tiles.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct InvestmentView {
    /// Which.
    pub tile: InvestmentTile,
    /// Who has taken it.
    pub taken_by: Option<Side>,
}

/// Markers that lie elsewhere than on the map.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct MarkersView {
    /// 7.3 Wars that gave a Jacobite Victory marker.
    pub jacobite_victories: Vec<War>,
    /// 7.3 Whether the Jacobite Defeat marker is placed.
    pub jacobite_defeat: bool,
    /// R-092 Whether M-4 is out of the game.
    pub uprisings_removed: bool,
    /// R-093 Whether France may hold M-4 as a third card.
    pub third_ministry: bool,
    /// R-133 The theater with the Byng marker.
    pub byng: Option<Theater>,
    /// R-205 The side of the Atlantic Dominance marker.
    pub atlantic_dominance: Option<Side>,
    /// M-21 The commodity with the Townshend Acts marker.
    pub townshend: Option<Commodity>,
    /// M-9 Huguenots markers not placed yet.
    pub huguenots_left: u8,
    /// M-17 Debt taken this turn that did not raise the track.
    pub free_credit_used: u8,
}

/// How the game ended.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ResultView {
    /// Who won.
    pub winner: Side,
    /// How.
    pub how: EndReason,
}

/// Whose eyes a view is made for.
#[derive(Debug, Clone, Copy)]
struct Eyes {
    viewer: Viewer,
    side: Option<Side>,
}

impl Eyes {
    fn new(state: &State, viewer: Viewer) -> Self {
        let side = match viewer {
            Viewer::Seat(seat) => Some(state.side_of(seat)),
            Viewer::Spectator | Viewer::Open => None,
        };
        Self { viewer, side }
    }

    /// Whether they see what only that side may know.
    fn see(self, side: Side) -> bool {
        self.viewer == Viewer::Open || self.side == Some(side)
    }
}

/// Whether the sides are settled.
fn settled(state: &State) -> bool {
    !matches!(state.step(), Some(Step::BidSide | Step::Bid { .. }))
}

/// Where in the turn we are.
fn phase(state: &State) -> &'static str {
    match state.step() {
        None => "over",
        Some(Step::BidSide | Step::Bid { .. }) => "side-bid",
        Some(Step::Assign) => "war-layout",
        Some(Step::Discard) => "deal-cards",
        Some(Step::ChooseMinistries | Step::ExchangeMinistries) => "ministry",
        Some(Step::NameFirst) => "initiative",
        Some(_) if state.fighting.is_some() => "war",
        Some(_) => "action",
    }
}

fn tiles(state: &State) -> TilesView {
    let tiles = &state.tiles;
    let taken_by = |tile| Side::BOTH.into_iter().find(|&side| tiles.taken[side].contains(tile));
    TilesView {
        available: tiles
            .available
            .iter()
            .map(|tile| InvestmentView { tile, taken_by: taken_by(tile) })
            .collect(),
        stack: tiles.stack.iter().collect(),
        used: tiles.used.iter().collect(),
    }
}

fn markers(state: &State) -> MarkersView {
    let jacobites = &state.jacobites;
    let victories = [(War::Wss, jacobites.victory_wss), (War::Was, jacobites.victory_was)];
    let next = state.war.next;
    MarkersView {
        jacobite_victories: victories.into_iter().filter(|&(_, won)| won).map(|(war, _)| war).collect(),
        jacobite_defeat: jacobites.defeat,
        uprisings_removed: jacobites.uprisings_removed,
        third_ministry: jacobites.third_card,
        byng: next.zip(state.war.byng).map(|(war, index)| Theater { war, index }),
        atlantic_dominance: state.war.atlantic,
        townshend: state.townshend,
        huguenots_left: state.tracks.huguenots_left,
        free_credit_used: state.free_credit_used,
    }
}

/// What the viewer may know.
pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    let eyes = Eyes::new(state, viewer);
    let phase = phase(state);
    let settled = settled(state);
    View {
        options: state.options,
        sides: [Seat(0), Seat(1)].map(|seat| settled.then(|| state.side_of(seat))),
        you: eyes.side.filter(|_| settled),
        turn: state.turn,
        era: state.era(),
        phase,
        fighting: state.fighting,
        action_round: (phase == "action").then_some(state.rounds_done / 2 + 1),
        initiative: state.initiative,
        first: state.first,
        prompt: prompt::prompt(state, eyes),
        simultaneous: cards::simultaneous(state, eyes),
        spaces: map::spaces(state),
        locked: state.locked().iter().collect(),
        squadrons: PerSide::each(|side| map::squadrons(state, side)),
        vp: state.tracks.vp,
        money: PerSide::each(|side| score::money(state, side)),
        awards: score::awards(state),
        prestige: score::prestige(state),
        commodities: score::commodities(state),
        advantages: score::advantages(state),
        tiles: tiles(state),
        cards: cards::deck(state, eyes),
        ministries: PerSide::each(|side| cards::ministries(state, eyes, side)),
        markers: markers(state),
        round: round::round(state),
        war: war::war(state, eyes),
        battle: war::battle(state),
        final_scoring: state.result.is_none().then(|| score::final_scoring(state)),
        result: state.result.as_ref().map(|end| ResultView { winner: end.winner, how: end.how }),
    }
}
