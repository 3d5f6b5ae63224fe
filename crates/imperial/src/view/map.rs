//! The map: flags, Squadrons and markers.

use serde::Serialize;

use crate::Side;
use crate::facts::{Space, Spaces};
use crate::state::{Round, State};

/// Whose flag or Squadron.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum FlagView {
    /// France's.
    France,
    /// Britain's.
    Britain,
    /// 12.1 A Spanish flag.
    Spain,
    /// 10.0 A USA flag.
    Usa,
}

/// 3.8.1 The kind of a Conflict marker.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum ConflictView {
    /// A plain marker.
    Normal,
    /// One that shows “+1”.
    PlusOne,
}

/// M-9 The face of a Huguenots marker.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum HuguenotsView {
    /// It can be flipped.
    Fresh,
    /// It has been flipped.
    Spent,
}

/// 5.4.1 Whether a Market is Isolated.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct IsolationView {
    /// It would be if an Action Round began now.
    pub now: bool,
    /// It counts as Isolated in the Action Round being played.
    pub this_round: bool,
}

/// A space that has a flag or a marker.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SpaceView {
    /// Which.
    pub space: Space,
    /// Whose flag or Squadron is there.
    pub owner: Option<FlagView>,
    /// 3.8 The Conflict marker.
    pub conflict: Option<ConflictView>,
    /// 3.2.5 Whether the Fort is damaged.
    pub damaged: bool,
    /// M-9 The Huguenots marker.
    pub huguenots: Option<HuguenotsView>,
    /// 3.2.8 Whether the owner's Squadrons or Forts protect it.
    pub protected: bool,
    /// 5.4.1 Whether it is Isolated.
    pub isolated: IsolationView,
}

/// 3.6 Squadrons of a side that are not on the map.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct SquadronsView {
    /// In the Navy Box.
    pub navy_box: u8,
    /// Not built yet.
    pub unbuilt: u8,
    /// R-122 On the Turn Track until the next Peace Turn.
    pub away: u8,
    /// Out of the game.
    pub removed: u8,
}

/// The Action Round being played, if one is.
pub(super) fn current_round(state: &State) -> Option<&Round> {
    state.agenda.contains(&crate::state::Step::Act).then_some(&state.round)
}

/// Every space that has a flag or a marker, in the order of the table.
pub(super) fn spaces(state: &State) -> Vec<SpaceView> {
    let board = &state.board;
    let [french, british] = board.control.0;
    let owners = [
        (FlagView::France, french),
        (FlagView::Britain, british),
        (FlagView::Spain, board.spain),
        (FlagView::Usa, board.usa),
    ];
    let huguenots =
        [(HuguenotsView::Fresh, board.huguenots_fresh), (HuguenotsView::Spent, board.huguenots_spent)];
    let protected = board.protected(Side::France) | board.protected(Side::Britain);
    let isolated = board.all_isolated();
    let this_round = current_round(state).map_or(Spaces::EMPTY, |_| state.isolated_now());
    let conflict = |space| {
        board.conflicts.contains(space).then(|| {
            if board.plus_one.contains(space) { ConflictView::PlusOne } else { ConflictView::Normal }
        })
    };
    let there = owners.iter().fold(Spaces::EMPTY, |all, &(_, set)| all | set);
    (there | board.conflicts | board.damaged | board.huguenots_fresh | board.huguenots_spent | this_round)
        .iter()
        .map(|space| SpaceView {
            space,
            owner: pick(&owners, space),
            conflict: conflict(space),
            damaged: board.damaged.contains(space),
            huguenots: pick(&huguenots, space),
            protected: protected.contains(space),
            isolated: IsolationView { now: isolated.contains(space), this_round: this_round.contains(space) },
        })
        .collect()
}

/// The value whose set holds the space.
fn pick<T: Copy>(sets: &[(T, Spaces)], space: Space) -> Option<T> {
    sets.iter().find(|(_, set)| set.contains(space)).map(|&(value, _)| value)
}

/// 3.6 Squadrons of a side that are not on the map.
pub(super) fn squadrons(state: &State, side: Side) -> SquadronsView {
    let tracks = &state.tracks;
    SquadronsView {
        navy_box: tracks.navy_box[side],
        unbuilt: tracks.unbuilt[side],
        away: tracks.away[side],
        removed: tracks.removed[side],
    }
}
