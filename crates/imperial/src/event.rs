//! What happened, for the log: enough to narrate the game, never formatted text.
//!
//! Events are `Copy` and cost nothing to make, because playouts make and drop them by the million.

use serde::ser::{Serialize, SerializeSeq, Serializer};
use table::{Key, Seat};

use crate::action::{Ability, Buy, Fleet};
use crate::facts::{
    Advantage, AwardTile, BasicTile, BonusTile, Commodity, InvestmentTile, InvestmentTiles, Region, Space,
    Spaces, Theater, War,
};
use crate::state::{Both, EndReason};
use crate::{EventCard, EventCards, Ministry, Side};

/// Something that happened. The fields say what their names say: whose it was, where, how many.
#[allow(missing_docs)]
#[derive(Debug, Clone, Copy, PartialEq, serde::Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Event {
    /// A seat named the side it wants.
    SideWanted {
        #[cfg_attr(test, ts(as = "u8"))]
        seat: Seat,
        side: Side,
    },
    /// A seat bid Treaty Points.
    Bid {
        #[cfg_attr(test, ts(as = "u8"))]
        seat: Seat,
        amount: u8,
    },
    /// The sides are settled.
    Sides {
        #[cfg_attr(test, ts(as = "u8"))]
        france: Seat,
        #[cfg_attr(test, ts(as = "u8"))]
        britain: Seat,
    },
    /// A Peace Turn begins.
    Turn { turn: u8 },
    /// 4.1.1 Cards of a new Era came into the draw pile.
    DeckGrows { cards: u8 },
    /// 4.1.1, 4.1.6 Cards left the game because their Era is over.
    CardsExpire {
        side: Side,
        #[serde(serialize_with = "list_cards")]
        #[cfg_attr(test, ts(as = "Vec<EventCard>"))]
        cards: EventCards,
    },
    /// 4.1.3 A Region's Award tile.
    Award { region: Region, tile: AwardTile },
    /// 4.1.4 The commodities in Global Demand.
    Demand {
        #[serde(serialize_with = "list_commodities")]
        #[cfg_attr(test, ts(as = "Vec<Commodity>"))]
        commodities: u8,
    },
    /// 4.1.5 Squadrons came back from the Turn Track.
    SquadronsReturn { side: Side, count: u8 },
    /// 4.1.6 The nine Investment tiles.
    Tiles {
        #[serde(serialize_with = "list_tiles")]
        #[cfg_attr(test, ts(as = "Vec<InvestmentTile>"))]
        tiles: InvestmentTiles,
    },
    /// 4.1.6 The discard pile became the draw pile.
    Reshuffle,
    /// Cards were drawn; the identities are for their owner.
    CardsDrawn {
        side: Side,
        count: u8,
        #[serde(serialize_with = "list_maybe_cards")]
        #[cfg_attr(test, ts(as = "Option<Vec<EventCard>>"))]
        cards: Option<EventCards>,
    },
    /// Cards were discarded, face up.
    Discards {
        side: Side,
        #[serde(serialize_with = "list_cards")]
        #[cfg_attr(test, ts(as = "Vec<EventCard>"))]
        cards: EventCards,
    },
    /// A choice was made that is not shown yet.
    Chosen { side: Side },
    /// 4.1.7 Ministry cards lie face down; `exchanged` counts those just replaced.
    MinistriesChosen { side: Side, cards: u8, exchanged: u8 },
    /// R-093 France holds M-4 as a third card.
    UprisingsTaken,
    /// 4.1.8 Who has the Initiative, and who goes first.
    Initiative { holder: Side },
    /// 4.1.8 Who takes the first Action Round.
    First { side: Side },
    /// 5.0 An Action Round begins.
    Round { side: Side, number: u8 },
    /// 5.1 A tile was taken.
    TileTaken { side: Side, tile: InvestmentTile },
    /// 6.2 A side passed.
    Passed { side: Side },
    /// An Action Round ended.
    RoundEnds { side: Side },
    /// 3.5 A Ministry card was turned up.
    Revealed { side: Side, card: Ministry },
    /// A Ministry ability was used.
    AbilityUsed { side: Side, ability: Ability },
    /// A Ministry ability worked by itself.
    AbilityWorks { side: Side, card: Ministry },
    /// A Ministry card left the game.
    MinistryGone { card: Ministry },
    /// 5.2 An Event was played, with or without its bonus.
    EventPlayed { side: Side, card: EventCard, bonus: bool },
    /// 5.2 An Event granted Action Points.
    Granted { side: Side, ap: crate::facts::ActionType, amount: u8 },
    /// A purchase was paid.
    Bought { side: Side, buy: Buy, price: u8, debt: u8, trp: u8 },
    /// A flag was placed, or a Squadron took a Naval space.
    Flagged { side: Side, space: Space },
    /// A flag was removed, or a Squadron left a Naval space.
    Unflagged { side: Side, space: Space },
    /// 12.1 A Spanish flag was removed.
    SpanishUnflagged { space: Space },
    /// 10.0 A USA flag was placed.
    UsaFlag { space: Space },
    /// 3.8 A Conflict marker was placed.
    Conflict { space: Space, plus_one: bool },
    /// 3.8.2 A Conflict marker was removed.
    ConflictGone { space: Space },
    /// A Fort was damaged.
    FortDamaged { space: Space },
    /// 5.6.4 A Fort was repaired.
    FortRepaired { space: Space },
    /// 5.6.5 A Squadron was constructed into the Navy Box.
    SquadronBuilt { side: Side },
    /// A Squadron went somewhere else than a Naval space: `navy-box`, `turn-track`, `unbuilt`,
    /// `removed`.
    SquadronSent { side: Side, from: Fleet, to: Key },
    /// M-9 A Huguenots marker was placed.
    Huguenots { space: Space },
    /// M-9 A Huguenots marker was flipped.
    HuguenotsSpent { space: Space },
    /// M-9 A Huguenots marker left the game.
    HuguenotsGone { space: Space },
    /// M-24 Flipped Huguenots markers are fresh again.
    HuguenotsFresh,
    /// An Advantage was used; `exhausted` unless an Event allowed it freely.
    AdvantageUsed { side: Side, advantage: Advantage, exhausted: bool },
    /// Events 17 and 34: Advantages refreshed or exhausted.
    AdvantageTurned { advantage: Advantage, exhausted: bool },
    /// 5.3.3 A Military Upgrade was tried; the tiles are for their owner.
    Upgrade { side: Side, theater: Theater, drawn: Option<BasicTile> },
    /// 5.3.3 Which of the two tiles stays, for their owner alone.
    UpgradeKept { side: Side, theater: Theater, kept_new: bool },
    /// R-143 Whether the rejected tile left the game or went back to the pool.
    UpgradeSettled { side: Side, removed: bool },
    /// 12.2 Two Basic War tiles were swapped.
    Swapped { side: Side, one: Theater, other: Theater },
    /// A Bonus War tile was drawn; the face is for its owner.
    TileDrawn { side: Side, tile: Option<BonusTile> },
    /// A Bonus War tile was placed.
    TilePlaced { side: Side, theater: Theater },
    /// A Bonus War tile was moved.
    TileMoved { side: Side, from: Theater, to: Theater },
    /// A Bonus War tile went back to the pool; the face is for its owner.
    TileReturned { side: Side, theater: Theater, tile: Option<BonusTile> },
    /// R-133 The Byng marker was placed.
    Byng { theater: Theater },
    /// A commodity came into or left Global Demand.
    DemandChanged { commodity: Commodity, added: bool },
    /// M-21 The Townshend Acts marker.
    Townshend { commodity: Commodity },
    /// Victory Points moved, with the reason.
    Vp { side: Side, amount: u8, now: i16, why: Key },
    /// Debt changed, with the reason.
    Debt { side: Side, delta: i8, now: u8, why: Key },
    /// A Debt Limit changed, with the reason.
    Limit { side: Side, delta: i8, now: u8, why: Key },
    /// Treaty Points changed, with the reason.
    Trp { side: Side, delta: i8, now: u8, why: Key },
    /// 4.1.12 The count of a Region and who won its Award.
    RegionScored { region: Region, counts: Both<u8>, winner: Option<Side> },
    /// 4.1.12 The count of Prestige spaces.
    PrestigeScored { counts: Both<u8>, winner: Option<Side> },
    /// 4.1.12 The count of a commodity's Markets.
    CommodityScored { commodity: Commodity, counts: Both<u8>, winner: Option<Side> },
    /// 7.0 A war begins.
    War { war: War },
    /// 7.1.1 A theater's tiles lie open.
    TheaterRevealed { theater: Theater },
    /// 7.1.1 One side's tiles there.
    TilesShown { side: Side, theater: Theater, basic: Option<BasicTile>, bonus: [Option<BonusTile>; 3] },
    /// 7.1.4 Strengths and winner.
    TheaterFought { theater: Theater, strength: Both<i8>, winner: Option<Side>, margin: u8 },
    /// A tile effect or spoil was not used.
    Declined { side: Side, what: Key },
    /// 7.2.1 Conquest Points were gained.
    ConquestPoints { side: Side, points: u8 },
    /// 7.2.1 A space was taken with Conquest Points.
    Conquered { side: Side, space: Space, price: u8 },
    /// 7.2.2 The loss of a Territory was refused.
    Refused { side: Side, space: Space },
    /// 7.3 A Jacobite Victory marker was placed.
    JacobiteVictory { war: War },
    /// 7.3 The Jacobite Defeat marker was placed.
    JacobiteDefeat,
    /// R-205 The Atlantic Dominance marker was placed.
    AtlanticDominance { side: Side },
    /// 7.6 A war was laid out.
    Layout { war: War },
    /// 11.0 One line of Final Scoring.
    FinalScoring { line: Key, side: Side, vp: u8 },
    /// The game is over.
    GameOver { winner: Side, how: EndReason },
    /// R-214 Bonus War tiles to draw before the Seven Years' War.
    CarryOver { side: Side, tiles: u8 },
    /// 8.1 An Advantage tile came to a side, or went back to the map.
    AdvantageMoved { side: Side, advantage: Advantage, held: bool },
    /// Several spaces lost their flags because they became Isolated (7.3).
    Isolated {
        #[serde(serialize_with = "list_spaces")]
        #[cfg_attr(test, ts(as = "Vec<Space>"))]
        spaces: Spaces,
    },
}

// `serialize_with` hands references over, whatever the size of what they point at.

fn list<S: Serializer, T: Serialize>(
    items: impl Iterator<Item = T>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    let mut seq = serializer.serialize_seq(None)?;
    for item in items {
        seq.serialize_element(&item)?;
    }
    seq.end()
}

#[allow(clippy::trivially_copy_pass_by_ref)]
fn list_cards<S: Serializer>(set: &EventCards, serializer: S) -> Result<S::Ok, S::Error> {
    list(set.iter(), serializer)
}

#[allow(clippy::ref_option)]
fn list_maybe_cards<S: Serializer>(set: &Option<EventCards>, serializer: S) -> Result<S::Ok, S::Error> {
    match set {
        Some(set) => list(set.iter(), serializer),
        None => serializer.serialize_none(),
    }
}

#[allow(clippy::trivially_copy_pass_by_ref)]
fn list_commodities<S: Serializer>(bits: &u8, serializer: S) -> Result<S::Ok, S::Error> {
    list(Commodity::ALL.into_iter().filter(|commodity| bits & (1 << *commodity as u8) != 0), serializer)
}

#[allow(clippy::trivially_copy_pass_by_ref)]
fn list_tiles<S: Serializer>(set: &InvestmentTiles, serializer: S) -> Result<S::Ok, S::Error> {
    list(set.iter(), serializer)
}

fn list_spaces<S: Serializer>(set: &Spaces, serializer: S) -> Result<S::Ok, S::Error> {
    list(set.iter(), serializer)
}
