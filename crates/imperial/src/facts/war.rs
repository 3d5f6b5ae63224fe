//! The four wars and their fifteen theaters.

use super::board::{Country, Region};
use super::id::{bit_set, id_enum, id_serde, id_text};
use super::masks::{ALLIANCE, FORTS, MARKETS, NAVAL, POLITICAL, TERRITORIES, countries, regions};
use super::space::{Space, Spaces};
use super::war_table::WARS;
use crate::side::Side;

id_enum! {
    /// A war.
    pub enum War: "war" {
        /// War of the Spanish Succession.
        Wss = "WSS",
        /// War of the Austrian Succession.
        Was = "WAS",
        /// Seven Years' War.
        SevenYears = "7YW",
        /// American War of Independence.
        Awi = "AWI",
    }
}

id_enum! {
    /// A keyword of ministry cards.
    pub enum Keyword: "keyword" {
        Finance = "finance",
        Mercantilism = "mercantilism",
        Governance = "governance",
        Style = "style",
        Scholarship = "scholarship",
    }
}

bit_set! {
    /// A set of keywords.
    pub struct Keywords(u8) of Keyword, iterated by KeywordsIter;
}

id_enum! {
    /// A result of a theater beyond points and flags.
    pub enum Reward: "reward" {
        /// France gets a Jacobite Victory marker.
        JacobiteVictory = "jacobite-victory-marker",
        /// France may hold Jacobite Uprisings on top of its two ministry cards.
        UprisingsExtra = "jacobite-uprisings-extra",
        /// Jacobite Uprisings leaves the game.
        JacobiteDefeat = "jacobite-defeat",
        /// The winner gets +2 strength in theater 3 of this war.
        AtlanticDominance = "atlantic-dominance",
        /// The loser returns a squadron to the unbuilt ones.
        LoserSquadronToUnbuilt = "loser-squadron-to-unbuilt",
        /// The loser removes a squadron from the game for each point of margin, at most 2.
        LoserSquadronRemovedPerMargin = "loser-squadron-removed-per-margin",
        /// France may put USA flags on Northern Colonies, Carolinas and San Agustin.
        Usa = "usa",
        /// France may put a USA flag on Quebec & Montreal.
        Canada = "canada",
    }
}

id_enum! {
    /// The type of space from which a spoil removes a flag.
    pub enum UnflagKind: "unflag type" {
        Market = "market",
        Political = "political",
    }
}

/// An opposing flag that the winner of a theater removes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct UnflagSpoil {
    /// From which type of space.
    pub kind: UnflagKind,
    /// In which region.
    pub region: Region,
}

impl UnflagSpoil {
    /// The spaces it can come from.
    #[inline]
    pub const fn targets(self) -> Spaces {
        let spaces = match self.kind {
            UnflagKind::Market => MARKETS,
            UnflagKind::Political => POLITICAL,
        };
        spaces.and(self.region.mask())
    }
}

/// What a margin in a theater gives.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SpoilsRow {
    /// Which victor uses the row; either when there is none.
    pub winner: Option<Side>,
    /// The lowest margin of the row.
    pub min: u8,
    /// The highest margin of the row, `u8::MAX` for "or more".
    pub max: u8,
    /// Victory points for the winner.
    pub vp: u8,
    /// Conquest points for the winner.
    pub cp: u8,
    /// Treaty points for the loser.
    pub loser_trp: u8,
    /// The flag that the winner removes.
    pub unflag: Option<UnflagSpoil>,
    /// What else happens, in this order.
    pub rewards: &'static [Reward],
}

/// "Or more" in a spoils row.
pub(super) const MORE: u8 = u8::MAX;

/// A spoils row of both sides.
pub(super) const fn either(min: u8, max: u8) -> SpoilsRow {
    SpoilsRow { winner: None, min, max, vp: 0, cp: 0, loser_trp: 0, unflag: None, rewards: &[] }
}

/// A spoils row of France.
pub(super) const fn france(min: u8, max: u8) -> SpoilsRow {
    SpoilsRow { winner: Some(Side::France), ..either(min, max) }
}

/// A spoils row of Britain.
pub(super) const fn britain(min: u8, max: u8) -> SpoilsRow {
    SpoilsRow { winner: Some(Side::Britain), ..either(min, max) }
}

impl SpoilsRow {
    pub(super) const fn vp(self, vp: u8) -> Self {
        Self { vp, ..self }
    }

    pub(super) const fn cp(self, cp: u8) -> Self {
        Self { cp, ..self }
    }

    pub(super) const fn trp(self, loser_trp: u8) -> Self {
        Self { loser_trp, ..self }
    }

    pub(super) const fn unflag(self, kind: UnflagKind, region: Region) -> Self {
        Self { unflag: Some(UnflagSpoil { kind, region }), ..self }
    }

    pub(super) const fn gives(self, rewards: &'static [Reward]) -> Self {
        Self { rewards, ..self }
    }

    /// Whether this is the row of such a victory.
    #[inline]
    pub fn applies(&self, winner: Side, margin: u8) -> bool {
        self.winner.is_none_or(|side| side == winner) && (self.min..=self.max).contains(&margin)
    }
}

/// What is printed for a theater on its war display.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TheaterFacts {
    /// The stable text id.
    pub id: &'static str,
    /// The printed name.
    pub name: &'static str,
    /// The printed number, from 1.
    pub number: u8,
    /// The regions it covers.
    pub regions: &'static [Region],
    /// The spaces of these regions: tile symbols and conquest points act here.
    pub spaces: Spaces,
    /// The countries whose alliances count.
    pub countries: &'static [Country],
    /// The alliance spaces of these countries: +1 each.
    pub alliances: Spaces,
    /// Other single spaces: +1 each.
    pub bonus_spaces: Spaces,
    /// The ministry keyword that gives +1.
    pub keyword: Option<Keyword>,
    /// The naval spaces whose squadrons give +1 each.
    pub squadrons: Spaces,
    /// The fort spaces whose undamaged forts give +1 each.
    pub forts: Spaces,
    /// The spaces where a conflict marker on an opposing flag gives +1.
    pub conflicts: Spaces,
    /// The territories that conquest points can buy, the additional ones included.
    pub territories: Spaces,
    /// The territories outside the regions that conquest points can buy.
    pub additional: Spaces,
    /// The lowest margin of the top row, by side.
    pub top_margin: [u8; 2],
    /// The spoils table.
    pub spoils: &'static [SpoilsRow],
}

/// A theater that covers these regions and counts nothing yet.
pub(super) const fn theater(
    number: u8,
    id: &'static str,
    name: &'static str,
    covers: &'static [Region],
) -> TheaterFacts {
    let spaces = regions(covers);
    TheaterFacts {
        id,
        name,
        number,
        regions: covers,
        spaces,
        countries: &[],
        alliances: Spaces::EMPTY,
        bonus_spaces: Spaces::EMPTY,
        keyword: None,
        squadrons: Spaces::EMPTY,
        forts: Spaces::EMPTY,
        conflicts: Spaces::EMPTY,
        territories: TERRITORIES.and(spaces),
        additional: Spaces::EMPTY,
        top_margin: [0, 0],
        spoils: &[],
    }
}

impl TheaterFacts {
    pub(super) const fn alliances(self, list: &'static [Country]) -> Self {
        Self { countries: list, alliances: ALLIANCE.and(countries(list)), ..self }
    }

    pub(super) const fn bonus_spaces(self, list: &[Space]) -> Self {
        Self { bonus_spaces: Spaces::of(list), ..self }
    }

    pub(super) const fn keyword(self, keyword: Keyword) -> Self {
        Self { keyword: Some(keyword), ..self }
    }

    pub(super) const fn squadrons(self, list: &[Region]) -> Self {
        Self { squadrons: NAVAL.and(regions(list)), ..self }
    }

    pub(super) const fn forts(self, list: &[Region]) -> Self {
        Self { forts: FORTS.and(regions(list)), ..self }
    }

    pub(super) const fn conflicts(self, list: &[Region]) -> Self {
        Self { conflicts: MARKETS.or(POLITICAL).and(regions(list)), ..self }
    }

    pub(super) const fn also(self, list: &[Space]) -> Self {
        let additional = Spaces::of(list);
        Self { additional, territories: self.territories.or(additional), ..self }
    }

    pub(super) const fn top_margins(self, france: u8, britain: u8) -> Self {
        Self { top_margin: [france, britain], ..self }
    }

    pub(super) const fn spoils(self, spoils: &'static [SpoilsRow]) -> Self {
        Self { spoils, ..self }
    }

    /// The spoils row of such a victory; a small margin may have none.
    pub fn row(&self, winner: Side, margin: u8) -> Option<&'static SpoilsRow> {
        self.spoils.iter().find(|row| row.applies(winner, margin))
    }
}

/// What is printed on a war display.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WarFacts {
    /// The stable text id.
    pub id: &'static str,
    /// The printed name.
    pub name: &'static str,
    /// Its first and last year.
    pub years: (u16, u16),
    /// How many dots its spaces show.
    pub dots: u8,
    /// The peace turn before it.
    pub after_turn: u8,
    /// Whether bonus war tiles in it give free ones for the next war.
    pub free_bonus_tiles: bool,
    /// Its theaters, by number.
    pub theaters: &'static [TheaterFacts],
}

impl War {
    /// Its row of the table.
    #[inline]
    pub const fn facts(self) -> &'static WarFacts {
        &WARS[self.index()]
    }

    /// How many dots its spaces show.
    #[inline]
    pub const fn dots(self) -> u8 {
        self.facts().dots
    }

    /// The peace turn before it.
    #[inline]
    pub const fn after_turn(self) -> u8 {
        self.facts().after_turn
    }

    /// Its theaters, in the order in which they are fought.
    #[inline]
    pub fn theaters(self) -> impl ExactSizeIterator<Item = Theater> + Clone {
        (0..self.facts().theaters.len() as u8).map(move |index| Theater { war: self, index })
    }
}

/// A theater of a war.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "string"))]
pub struct Theater {
    /// The war.
    pub war: War,
    /// The place among its theaters, from 0.
    pub index: u8,
}

impl Theater {
    /// All theaters, war by war.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        War::ALL.into_iter().flat_map(War::theaters)
    }

    /// Its row of the table.
    #[inline]
    pub const fn facts(self) -> &'static TheaterFacts {
        &self.war.facts().theaters[self.index as usize]
    }

    /// The stable text id.
    #[inline]
    pub const fn id(self) -> &'static str {
        self.facts().id
    }

    /// The one with this id.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::all().find(|theater| theater.id() == id)
    }
}

id_text!(Theater, "theater");
id_serde!(Theater);
