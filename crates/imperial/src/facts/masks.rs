//! Sets of spaces that rules ask for, computed from the table of spaces.

use super::board::{Available, Commodity, Country, Kind, Region, SubRegion};
use super::space::{SPACE_COUNT, SPACES, Space, SpaceFacts, Spaces};
use crate::side::Side;

/// The spaces for which the condition on `$facts` holds.
macro_rules! spaces_where {
    ($facts:ident => $condition:expr) => {{
        let mut set = Spaces::EMPTY;
        let mut i = 0;
        while i < SPACE_COUNT {
            let $facts: &SpaceFacts = &SPACES[i];
            if $condition {
                set.insert(Space::from_index(i));
            }
            i += 1;
        }
        set
    }};
}

/// One set for each value of an enum: the spaces whose field has that value.
macro_rules! spaces_by {
    ($count:expr, $facts:ident, $value:ident => $condition:expr) => {{
        let mut sets = [Spaces::EMPTY; $count];
        let mut $value = 0;
        while $value < $count {
            sets[$value] = spaces_where!($facts => $condition);
            $value += 1;
        }
        sets
    }};
}

const fn of_kind(kind: Kind) -> Spaces {
    spaces_where!(facts => facts.kind as u8 == kind as u8)
}

/// The political spaces.
pub const POLITICAL: Spaces = of_kind(Kind::Political);
/// The markets.
pub const MARKETS: Spaces = of_kind(Kind::Market);
/// The territories.
pub const TERRITORIES: Spaces = of_kind(Kind::Territory);
/// The naval spaces.
pub const NAVAL: Spaces = of_kind(Kind::Naval);
/// The fort spaces.
pub const FORTS: Spaces = of_kind(Kind::Fort);
/// The prestige spaces.
pub const PRESTIGE: Spaces = spaces_where!(facts => facts.prestige);
/// The spaces printed as alliances.
pub const ALLIANCE: Spaces = spaces_where!(facts => facts.alliance);
/// The local alliances.
pub const LOCAL_ALLIANCES: Spaces = spaces_where!(facts => facts.local_alliance);
/// The four Spanish territories of rule 12.1.
pub const SPANISH_TERRITORIES: Spaces = spaces_where!(facts => facts.spanish_territory);
/// The markets that get a Spanish flag under rule 12.1.
pub const SPANISH_FLAGS: Spaces = spaces_where!(facts => facts.spanish_flag);

/// The spaces of each [`Region`].
pub static REGION: [Spaces; Region::COUNT] =
    spaces_by!(Region::COUNT, facts, region => facts.region.index() == region);
/// The spaces of each [`SubRegion`].
pub static SUBREGION: [Spaces; SubRegion::COUNT] =
    spaces_by!(SubRegion::COUNT, facts, part => matches!(facts.subregion, Some(s) if s.index() == part));
/// The markets of each [`Commodity`].
pub static COMMODITY: [Spaces; Commodity::COUNT] =
    spaces_by!(Commodity::COUNT, facts, goods => matches!(facts.commodity, Some(c) if c.index() == goods));
/// The spaces of each [`Country`].
pub static COUNTRY: [Spaces; Country::COUNT] =
    spaces_by!(Country::COUNT, facts, country => matches!(facts.country, Some(c) if c.index() == country));
/// The spaces that come into play at each time of [`Available`].
pub static AVAILABLE_FROM: [Spaces; Available::COUNT] =
    spaces_by!(Available::COUNT, facts, time => facts.available.index() == time);
/// The spaces that have a flag of each [`Side`] at the start.
pub static START: [Spaces; 2] =
    spaces_by!(2, facts, side => matches!(facts.starting_owner, Some(s) if s.index() == side));

/// The printed cost of each space, 0 for naval spaces.
pub static COST: [u8; SPACE_COUNT] = {
    let mut costs = [0; SPACE_COUNT];
    let mut i = 0;
    while i < SPACE_COUNT {
        costs[i] = SPACES[i].cost;
        i += 1;
    }
    costs
};

impl Region {
    /// Its spaces.
    #[inline]
    pub const fn mask(self) -> Spaces {
        REGION[self.index()]
    }
}

impl SubRegion {
    /// Its spaces.
    #[inline]
    pub const fn mask(self) -> Spaces {
        SUBREGION[self.index()]
    }
}

impl Commodity {
    /// Its markets.
    #[inline]
    pub const fn mask(self) -> Spaces {
        COMMODITY[self.index()]
    }
}

impl Country {
    /// Its spaces.
    #[inline]
    pub const fn mask(self) -> Spaces {
        COUNTRY[self.index()]
    }
}

impl Side {
    /// The spaces that have its flag at the start.
    #[inline]
    pub const fn start(self) -> Spaces {
        START[self.index()]
    }
}

/// The union of some regions.
pub(super) const fn regions(list: &[Region]) -> Spaces {
    let mut set = Spaces::EMPTY;
    let mut i = 0;
    while i < list.len() {
        set = set.or(list[i].mask());
        i += 1;
    }
    set
}

/// The union of some countries.
pub(super) const fn countries(list: &[Country]) -> Spaces {
    let mut set = Spaces::EMPTY;
    let mut i = 0;
    while i < list.len() {
        set = set.or(list[i].mask());
        i += 1;
    }
    set
}

#[cfg(test)]
mod tests {
    use super::*;

    fn union(sets: &[Spaces]) -> Spaces {
        sets.iter().fold(Spaces::EMPTY, |all, &set| all | set)
    }

    #[test]
    fn types_regions_and_times_divide_the_map() {
        let kinds = [POLITICAL, MARKETS, TERRITORIES, NAVAL, FORTS];
        assert_eq!(kinds.map(Spaces::len), [36, 41, 18, 11, 6]);
        assert_eq!(union(&kinds), Spaces::ALL);
        assert_eq!(REGION.map(Spaces::len), [30, 30, 30, 22]);
        assert_eq!(union(&REGION), Spaces::ALL);
        assert_eq!(AVAILABLE_FROM.map(Spaces::len), [107, 2, 1, 2]);
        assert_eq!(union(&AVAILABLE_FROM), Spaces::ALL);
    }

    #[test]
    fn sub_regions_divide_north_america_and_india() {
        assert_eq!(SUBREGION.map(Spaces::len), [12, 16, 8, 14]);
        let usa = Country::Usa.mask();
        assert_eq!(SUBREGION[0] | SUBREGION[1] | usa, Region::NorthAmerica.mask());
        assert_eq!(SUBREGION[2] | SUBREGION[3], Region::India.mask());
    }

    #[test]
    fn countries_hold_the_european_political_spaces_and_the_usa() {
        let europe = union(&COUNTRY).minus(Country::Usa.mask());
        assert_eq!(europe, POLITICAL & Region::Europe.mask());
        assert_eq!(Country::Austria.mask().len(), 4);
        assert_eq!(Country::Prussia.mask().len(), 4);
        assert_eq!(Country::Spain.mask().len(), 4);
        assert_eq!(Country::Usa.mask().len(), 2);
    }

    #[test]
    fn other_masks_are_counted() {
        assert_eq!(COMMODITY.map(Spaces::len), [9, 5, 4, 7, 9, 6]);
        assert_eq!(union(&COMMODITY), MARKETS.minus(Spaces::only(Space::CHESAPEAKE)));
        assert_eq!(START.map(Spaces::len), [17, 16]);
        assert_eq!(PRESTIGE & NAVAL, NAVAL & Region::Europe.mask());
        assert_eq!(ALLIANCE.minus(Region::Europe.mask()), Spaces::EMPTY);
        assert_eq!(LOCAL_ALLIANCES | union(&COUNTRY), POLITICAL);
        assert_eq!(SPANISH_TERRITORIES.minus(TERRITORIES), Spaces::EMPTY);
        assert_eq!(SPANISH_FLAGS.minus(Commodity::Sugar.mask()), Spaces::EMPTY);
        assert_eq!(COST[Space::VANDAVASI.index()], 4);
    }
}
