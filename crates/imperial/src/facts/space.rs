//! The 112 spaces that a side can control.

use super::board::Commodity::{Cotton, Fish, Furs, Spice, Sugar, Tobacco};
use super::board::Region::{Caribbean, Europe, India, NorthAmerica};
use super::board::SubRegion::{Canada, CarnaticCoast, HooghlyRiver, NorthernColonies};
use super::board::{Available, Commodity, Country, Kind, Region, SubRegion};
use super::id::{bit_set, id_rows};
use super::war::War::{self, Awi, SevenYears, Was, Wss};
use crate::side::Side::{self, Britain, France};

/// How many spaces a side can control.
pub const SPACE_COUNT: usize = 112;

/// What is printed on a space.
#[expect(clippy::struct_excessive_bools, reason = "five independent marks of the printed map")]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SpaceFacts {
    /// The stable text id.
    pub id: &'static str,
    /// The printed name; spaces of one country are told apart in brackets.
    pub name: &'static str,
    /// Its region.
    pub region: Region,
    /// Its part of the region, where the region is divided.
    pub subregion: Option<SubRegion>,
    /// Its type.
    pub kind: Kind,
    /// The country, of European political spaces and USA spaces.
    pub country: Option<Country>,
    /// The printed cost: DP, EP, MP or CP by type; 0 for naval spaces, which print none.
    pub cost: u8,
    /// What a market trades; one market trades nothing that is scored.
    pub commodity: Option<Commodity>,
    /// Whether it is a prestige space.
    pub prestige: bool,
    /// Whether the map prints it as an alliance.
    pub alliance: bool,
    /// The wars whose dots it shows: it gives strength in them.
    pub wars: &'static [War],
    /// When it comes into play.
    pub available: Available,
    /// Whose flag it has at the start.
    pub starting_owner: Option<Side>,
    /// Whether rule 12.1 puts a Spanish flag on it.
    pub spanish_flag: bool,
    /// Whether it is a local alliance.
    pub local_alliance: bool,
    /// Whether it is one of the four Spanish territories of rule 12.1.
    pub spanish_territory: bool,
}

impl SpaceFacts {
    const fn new(id: &'static str, name: &'static str, region: Region, kind: Kind, cost: u8) -> Self {
        Self {
            id,
            name,
            region,
            subregion: None,
            kind,
            country: None,
            cost,
            commodity: None,
            prestige: false,
            alliance: false,
            wars: &[],
            available: Available::Succession,
            starting_owner: None,
            spanish_flag: false,
            local_alliance: false,
            spanish_territory: false,
        }
    }

    const fn within(self, subregion: SubRegion) -> Self {
        Self { subregion: Some(subregion), ..self }
    }

    const fn country(self, country: Country) -> Self {
        Self { country: Some(country), ..self }
    }

    const fn trades(self, commodity: Commodity) -> Self {
        Self { commodity: Some(commodity), ..self }
    }

    const fn prestige(self) -> Self {
        Self { prestige: true, ..self }
    }

    const fn alliance(self) -> Self {
        Self { alliance: true, ..self }
    }

    const fn dots(self, wars: &'static [War]) -> Self {
        Self { wars, ..self }
    }

    const fn opens(self, available: Available) -> Self {
        Self { available, ..self }
    }

    const fn flag(self, side: Side) -> Self {
        Self { starting_owner: Some(side), ..self }
    }

    const fn spanish_flag(self) -> Self {
        Self { spanish_flag: true, ..self }
    }

    const fn local_alliance(self) -> Self {
        Self { local_alliance: true, ..self }
    }

    const fn spanish_territory(self) -> Self {
        Self { spanish_territory: true, ..self }
    }
}

const fn political(id: &'static str, name: &'static str, region: Region, cost: u8) -> SpaceFacts {
    SpaceFacts::new(id, name, region, Kind::Political, cost)
}

const fn market(id: &'static str, name: &'static str, region: Region, cost: u8) -> SpaceFacts {
    SpaceFacts::new(id, name, region, Kind::Market, cost)
}

const fn territory(id: &'static str, name: &'static str, region: Region) -> SpaceFacts {
    SpaceFacts::new(id, name, region, Kind::Territory, 1)
}

const fn naval(id: &'static str, name: &'static str, region: Region) -> SpaceFacts {
    SpaceFacts::new(id, name, region, Kind::Naval, 0)
}

const fn fort(id: &'static str, name: &'static str, region: Region, cost: u8) -> SpaceFacts {
    SpaceFacts::new(id, name, region, Kind::Fort, cost)
}

bit_set! {
    /// A set of spaces.
    ///
    /// ```
    /// use imperial::facts::{MARKETS, REGION, Region, Space, Spaces};
    /// let markets = MARKETS & REGION[Region::India.index()];
    /// assert_eq!(markets.len(), 11);
    /// assert!(markets.contains(Space::CALICUT));
    /// assert_eq!(Spaces::of(&[Space::CALICUT, Space::PLASSEY]).first(), Some(Space::PLASSEY));
    /// ```
    pub struct Spaces(u128) of Space, iterated by SpacesIter;
}

id_rows! {
    /// A space that a side can control.
    ///
    /// ```
    /// use imperial::facts::Space;
    /// assert_eq!("york-factory".parse(), Ok(Space::YORK_FACTORY));
    /// assert_eq!(Space::YORK_FACTORY.facts().cost, 2);
    /// ```
    pub struct Space: "space";

    /// All spaces.
    pub static SPACES: [SpaceFacts; SPACE_COUNT] = {
        IRELAND_ALLIANCE = political("ireland-alliance", "Ireland (Alliance)", Europe, 2).country(Country::Ireland).alliance().dots(&[Wss, Was]).flag(France);
        IRELAND_PRESTIGE = political("ireland-prestige", "Ireland (Prestige)", Europe, 3).country(Country::Ireland).prestige();
        SCOTLAND_ALLIANCE = political("scotland-alliance", "Scotland (Alliance)", Europe, 2).country(Country::Scotland).alliance().dots(&[Wss, Was]);
        SCOTLAND_PRESTIGE = political("scotland-prestige", "Scotland (Prestige)", Europe, 3).country(Country::Scotland).prestige();
        DENMARK_NORWAY = political("denmark-norway", "Denmark-Norway", Europe, 2).country(Country::DenmarkNorway).alliance().dots(&[Wss, Was, SevenYears]);
        SWEDEN = political("sweden", "Sweden", Europe, 2).country(Country::Sweden).prestige().alliance().dots(&[Was, SevenYears]);
        RUSSIA = political("russia", "Russia", Europe, 3).country(Country::Russia).prestige().alliance().dots(&[SevenYears]);
        PRUSSIA_ALLIANCE = political("prussia-alliance", "Prussia (Alliance)", Europe, 2).country(Country::Prussia).alliance().dots(&[Was, SevenYears]);
        PRUSSIA_PRESTIGE = political("prussia-prestige", "Prussia (Prestige)", Europe, 3).country(Country::Prussia).prestige();
        PRUSSIA_EMPIRE_ALLIANCE = political("prussia-empire-alliance", "Prussia (Empire Alliance)", Europe, 2).country(Country::Prussia).alliance().dots(&[Was, SevenYears]).opens(Available::Empire);
        PRUSSIA_EMPIRE_PRESTIGE = political("prussia-empire-prestige", "Prussia (Empire Prestige)", Europe, 3).country(Country::Prussia).prestige().opens(Available::Empire);
        DUTCH_REPUBLIC_ALLIANCE = political("dutch-republic-alliance", "Dutch Republic (Alliance)", Europe, 2).country(Country::DutchRepublic).alliance().dots(&[Wss, Was, SevenYears]);
        DUTCH_REPUBLIC_PRESTIGE = political("dutch-republic-prestige", "Dutch Republic (Prestige)", Europe, 3).country(Country::DutchRepublic).prestige().flag(Britain);
        GERMAN_STATES_2 = political("german-states-2", "German States (2-cost Alliance)", Europe, 2).country(Country::GermanStates).alliance().dots(&[Wss, Was, SevenYears, Awi]);
        GERMAN_STATES_3 = political("german-states-3", "German States (3-cost Alliance)", Europe, 3).country(Country::GermanStates).alliance().dots(&[Wss, Was, SevenYears, Awi]).flag(Britain);
        BAVARIA = political("bavaria", "Bavaria", Europe, 3).country(Country::Bavaria).alliance().dots(&[Wss, Was, SevenYears]).flag(France);
        AUSTRIA_ALLIANCE_2 = political("austria-alliance-2", "Austria (2-cost Alliance)", Europe, 2).country(Country::Austria).alliance().dots(&[Wss, Was, SevenYears]).flag(Britain);
        AUSTRIA_ALLIANCE_3 = political("austria-alliance-3", "Austria (3-cost Alliance)", Europe, 3).country(Country::Austria).alliance().dots(&[Wss, Was, SevenYears]);
        AUSTRIA_PRESTIGE_SILESIA = political("austria-prestige-silesia", "Austria (Prestige, Silesia link)", Europe, 3).country(Country::Austria).prestige();
        AUSTRIA_PRESTIGE_SOUTH = political("austria-prestige-south", "Austria (Prestige, no link)", Europe, 3).country(Country::Austria).prestige().flag(France);
        SAVOY = political("savoy", "Savoy", Europe, 2).country(Country::Savoy).alliance().dots(&[Wss]);
        SARDINIA = political("sardinia", "Sardinia", Europe, 2).country(Country::Sardinia).alliance().dots(&[Wss]);
        SPAIN_ALLIANCE_A = political("spain-alliance-a", "Spain (Alliance A)", Europe, 3).country(Country::Spain).alliance().dots(&[Wss, SevenYears, Awi]).flag(France);
        SPAIN_ALLIANCE_B = political("spain-alliance-b", "Spain (Alliance B)", Europe, 3).country(Country::Spain).alliance().dots(&[Wss, SevenYears, Awi]);
        SPAIN_PRESTIGE_2 = political("spain-prestige-2", "Spain (2-cost Prestige)", Europe, 2).country(Country::Spain).prestige();
        SPAIN_PRESTIGE_3 = political("spain-prestige-3", "Spain (3-cost Prestige)", Europe, 3).country(Country::Spain).prestige();
        GIBRALTAR = territory("gibraltar", "Gibraltar", Europe).spanish_territory();
        MINORCA = territory("minorca", "Minorca", Europe).prestige().spanish_territory();
        BISCAY = naval("biscay", "Biscay", Europe).prestige().dots(&[Wss, SevenYears]);
        BALEARIC = naval("balearic", "Balearic", Europe).prestige().dots(&[Wss, SevenYears]);
        ALGONQUIN = political("algonquin", "Algonquin", NorthAmerica, 2).within(Canada).flag(France).local_alliance();
        IROQUOIS = political("iroquois", "Iroquois", NorthAmerica, 2).within(NorthernColonies).local_alliance();
        SONS_OF_LIBERTY = political("sons-of-liberty", "Sons of Liberty", NorthAmerica, 3).within(NorthernColonies).dots(&[Awi]).opens(Available::Revolution).local_alliance();
        USA_PRESTIGE_2 = political("usa-prestige-2", "USA (2-cost Prestige)", NorthAmerica, 2).country(Country::Usa).prestige().opens(Available::Usa);
        USA_PRESTIGE_3 = political("usa-prestige-3", "USA (3-cost Prestige)", NorthAmerica, 3).country(Country::Usa).prestige().opens(Available::Usa);
        HUDSON_BAY = territory("hudson-bay", "Hudson Bay", NorthAmerica).within(Canada);
        QUEBEC_AND_MONTREAL = territory("quebec-and-montreal", "Quebec & Montreal", NorthAmerica).within(Canada).flag(France);
        ACADIA = territory("acadia", "Acadia", NorthAmerica).within(Canada).flag(France);
        NORTHERN_COLONIES = territory("northern-colonies", "Northern Colonies", NorthAmerica).within(NorthernColonies).flag(Britain);
        YORK_FACTORY = market("york-factory", "York Factory", NorthAmerica, 2).within(Canada).trades(Furs);
        CATARAQUI = market("cataraqui", "Cataraqui", NorthAmerica, 2).within(Canada).trades(Furs).flag(France);
        ILE_AUX_NOIX = market("ile-aux-noix", "Ile-aux-Noix", NorthAmerica, 3).within(Canada).trades(Furs);
        GULF_OF_ST_LAWRENCE = market("gulf-of-st-lawrence", "Gulf of St. Lawrence", NorthAmerica, 3).within(Canada).trades(Fish);
        NORTHEAST_CHANNEL = market("northeast-channel", "Northeast Channel", NorthAmerica, 3).within(Canada).trades(Fish);
        GEORGES_BANK = market("georges-bank", "Georges Bank", NorthAmerica, 2).within(Canada).trades(Fish);
        MASSACHUSETTS_BAY = market("massachusetts-bay", "Massachusetts Bay", NorthAmerica, 3).within(NorthernColonies).trades(Fish).flag(Britain);
        CHESAPEAKE = market("chesapeake", "Chesapeake", NorthAmerica, 3).within(NorthernColonies).flag(Britain);
        HUDSON_VALLEY = market("hudson-valley", "Hudson Valley", NorthAmerica, 3).within(NorthernColonies).trades(Furs).flag(Britain);
        ALBANY = market("albany", "Albany", NorthAmerica, 3).within(NorthernColonies).trades(Furs);
        CUMBERLAND = market("cumberland", "Cumberland", NorthAmerica, 2).within(NorthernColonies).trades(Furs);
        ALLEGHENY = market("allegheny", "Allegheny", NorthAmerica, 2).within(NorthernColonies).trades(Furs);
        NIAGARA = market("niagara", "Niagara", NorthAmerica, 2).within(NorthernColonies).trades(Furs);
        OSWEGO = market("oswego", "Oswego", NorthAmerica, 2).within(NorthernColonies).trades(Furs);
        CABOT_STRAIT = naval("cabot-strait", "Cabot Strait", NorthAmerica).within(Canada).dots(&[Wss, Was, SevenYears, Awi]);
        GULF_OF_MAINE = naval("gulf-of-maine", "Gulf of Maine", NorthAmerica).within(NorthernColonies).dots(&[Wss, Was, SevenYears, Awi]);
        ATLANTIC_PASSAGE = naval("atlantic-passage", "Atlantic Passage", NorthAmerica).within(NorthernColonies).dots(&[Wss, Was, SevenYears, Awi]);
        LOUISBOURG = fort("louisbourg", "Louisbourg", NorthAmerica, 3).within(Canada).dots(&[Wss, Was, SevenYears, Awi]);
        HALIFAX = fort("halifax", "Halifax", NorthAmerica, 3).within(NorthernColonies).dots(&[Wss, Was, SevenYears, Awi]);
        CHAMPLAIN_VALLEY = fort("champlain-valley", "Champlain Valley", NorthAmerica, 4).within(NorthernColonies).dots(&[Wss, Was, SevenYears, Awi]);
        OHIO_FORKS = fort("ohio-forks", "Ohio Forks", NorthAmerica, 3).within(NorthernColonies).dots(&[Wss, Was, SevenYears, Awi]);
        PRIVATEERS = political("privateers", "Privateers", Caribbean, 2).local_alliance();
        BUCCANEERS = political("buccaneers", "Buccaneers", Caribbean, 2).local_alliance();
        LOUISIANA = territory("louisiana", "Louisiana", Caribbean).flag(France);
        CAROLINAS = territory("carolinas", "Carolinas", Caribbean).flag(Britain);
        SAN_AGUSTIN = territory("san-agustin", "San Agustin", Caribbean).spanish_territory();
        ASIENTO = territory("asiento", "Asiento", Caribbean).spanish_territory();
        ST_DOMINGUE = territory("st-domingue", "St. Domingue", Caribbean).flag(France);
        JAMAICA = territory("jamaica", "Jamaica", Caribbean).flag(Britain);
        GUADELOUPE = territory("guadeloupe", "Guadeloupe", Caribbean).flag(France);
        BARBADOS = territory("barbados", "Barbados", Caribbean).flag(Britain);
        ST_JAMES = market("st-james", "St. James", Caribbean, 2).trades(Tobacco);
        GEORGIA = market("georgia", "Georgia", Caribbean, 2).trades(Tobacco).flag(Britain);
        CAYMAN_PASSAGE = market("cayman-passage", "Cayman Passage", Caribbean, 2).trades(Tobacco);
        CUBA_PASSAGE_EAST = market("cuba-passage-east", "Cuba Passage East", Caribbean, 3).trades(Tobacco);
        BAHAMAS_RUN_WEST = market("bahamas-run-west", "Bahamas Run West", Caribbean, 2).trades(Tobacco);
        BAHAMAS_RUN_NORTH = market("bahamas-run-north", "Bahamas Run North", Caribbean, 3).trades(Tobacco);
        CAICOS = market("caicos", "Caicos", Caribbean, 2).trades(Tobacco);
        PANZACOLA = market("panzacola", "Panzacola", Caribbean, 3).trades(Sugar);
        HAVANA = market("havana", "Havana", Caribbean, 2).trades(Sugar).spanish_flag();
        SANTIAGO = market("santiago", "Santiago", Caribbean, 2).trades(Sugar).spanish_flag();
        PUERTO_PRINCIPE = market("puerto-principe", "Puerto Principe", Caribbean, 2).trades(Sugar).spanish_flag();
        PORT_DE_PAIX = market("port-de-paix", "Port de Paix", Caribbean, 3).trades(Sugar).flag(France);
        PUERTO_RICO = market("puerto-rico", "Puerto Rico", Caribbean, 3).trades(Sugar);
        ANTIGUA = market("antigua", "Antigua", Caribbean, 2).trades(Sugar);
        MARTINIQUE = market("martinique", "Martinique", Caribbean, 2).trades(Sugar).flag(France);
        ST_LUCIA = market("st-lucia", "St. Lucia", Caribbean, 2).trades(Sugar).flag(Britain);
        CUBA_PASSAGE = naval("cuba-passage", "Cuba Passage", Caribbean).dots(&[SevenYears, Awi]);
        GULF_OF_CAZONES = naval("gulf-of-cazones", "Gulf of Cazones", Caribbean).dots(&[SevenYears, Awi]);
        BAHAMAS_RUN = naval("bahamas-run", "Bahamas Run", Caribbean).dots(&[SevenYears, Awi]);
        ANTILLES_CHANNEL = naval("antilles-channel", "Antilles Channel", Caribbean).dots(&[SevenYears, Awi]);
        MARATHA = political("maratha", "Maratha", India, 2).within(HooghlyRiver).local_alliance();
        NIZAM = political("nizam", "Nizam", India, 2).within(CarnaticCoast).local_alliance();
        MYSORE = political("mysore", "Mysore", India, 2).within(CarnaticCoast).local_alliance();
        CHANDERNAGORE = territory("chandernagore", "Chandernagore", India).within(HooghlyRiver).flag(France);
        CALCUTTA = territory("calcutta", "Calcutta", India).within(HooghlyRiver).flag(Britain);
        MADRAS = territory("madras", "Madras", India).within(CarnaticCoast).flag(Britain);
        PONDICHERRY = territory("pondicherry", "Pondicherry", India).within(CarnaticCoast).flag(France);
        MALACCA_ROUTE = market("malacca-route", "Malacca Route", India, 3).within(HooghlyRiver).trades(Spice);
        PLASSEY = market("plassey", "Plassey", India, 3).within(HooghlyRiver).trades(Cotton).flag(France);
        WEST_BENGAL = market("west-bengal", "West Bengal", India, 2).within(HooghlyRiver).trades(Cotton);
        MIDNAPORE = market("midnapore", "Midnapore", India, 3).within(HooghlyRiver).trades(Cotton).flag(Britain);
        KURPA = market("kurpa", "Kurpa", India, 2).within(CarnaticCoast).trades(Cotton);
        VELLORE = market("vellore", "Vellore", India, 2).within(CarnaticCoast).trades(Cotton);
        KANCHIPURAM = market("kanchipuram", "Kanchipuram", India, 2).within(CarnaticCoast).trades(Spice).flag(Britain);
        KARAIKAL = market("karaikal", "Karaikal", India, 3).within(CarnaticCoast).trades(Cotton).flag(France);
        TIRUCHIRAPPALLI = market("tiruchirappalli", "Tiruchirappalli", India, 2).within(CarnaticCoast).trades(Spice);
        CALICUT = market("calicut", "Calicut", India, 3).within(CarnaticCoast).trades(Spice);
        MANGALORE = market("mangalore", "Mangalore", India, 2).within(CarnaticCoast).trades(Spice);
        HOOGHLY_RIVER = naval("hooghly-river", "Hooghly River", India).within(HooghlyRiver).dots(&[Was, SevenYears, Awi]);
        MALABAR_COAST = naval("malabar-coast", "Malabar Coast", India).within(CarnaticCoast).dots(&[Was, SevenYears, Awi]);
        ARCOT = fort("arcot", "Arcot", India, 2).within(CarnaticCoast).dots(&[Was, SevenYears, Awi]);
        VANDAVASI = fort("vandavasi", "Vandavasi", India, 4).within(CarnaticCoast).dots(&[Was, SevenYears, Awi]);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(which: impl Fn(&SpaceFacts) -> bool) -> usize {
        SPACES.iter().filter(|facts| which(facts)).count()
    }

    #[test]
    fn there_are_112_spaces_with_their_own_ids() {
        assert_eq!(Space::all().len(), 112);
        for space in Space::all() {
            assert_eq!(Space::from_id(space.id()), Some(space));
            assert_eq!(Space::from_index(space.index()), space);
        }
        assert_eq!(Space::IRELAND_ALLIANCE.index(), 0);
        assert_eq!(Space::VANDAVASI.index(), 111);
        assert_eq!(Space::from_id("atlantis"), None);
    }

    #[test]
    fn types_are_counted_by_region() {
        let by_type = |region| Kind::ALL.map(|kind| count(|f| f.region == region && f.kind == kind));
        // political, market, territory, naval, fort
        assert_eq!(by_type(Europe), [26, 0, 2, 2, 0]);
        assert_eq!(by_type(NorthAmerica), [5, 14, 4, 3, 4]);
        assert_eq!(by_type(Caribbean), [2, 16, 8, 4, 0]);
        assert_eq!(by_type(India), [3, 11, 4, 2, 2]);
    }

    #[test]
    fn markets_are_counted_by_commodity() {
        let traded = Commodity::ALL.map(|commodity| count(|f| f.commodity == Some(commodity)));
        // furs, spice, fish, tobacco, sugar, cotton
        assert_eq!(traded, [9, 5, 4, 7, 9, 6]);
        let unscored =
            Space::all().filter(|s| s.facts().kind == Kind::Market && s.facts().commodity.is_none());
        assert_eq!(unscored.collect::<Vec<_>>(), [Space::CHESAPEAKE]);
        assert!(SPACES.iter().all(|f| f.kind == Kind::Market || f.commodity.is_none()));
    }

    #[test]
    fn starting_flags_are_16_and_17() {
        assert_eq!(count(|f| f.starting_owner == Some(Britain)), 16);
        assert_eq!(count(|f| f.starting_owner == Some(France)), 17);
        let lands = |side| count(|f| f.kind == Kind::Territory && f.starting_owner == Some(side));
        assert_eq!((lands(Britain), lands(France)), (6, 7));
        assert_eq!(count(|f| f.kind == Kind::Territory && f.starting_owner.is_none()), 5);
    }

    #[test]
    fn marks_are_counted() {
        assert_eq!(count(|f| f.prestige), 16);
        assert_eq!(count(|f| f.alliance), 17);
        assert_eq!(count(|f| f.local_alliance), 8);
        assert_eq!(count(|f| f.spanish_flag), 3);
        assert_eq!(count(|f| f.spanish_territory), 4);
        assert_eq!(Available::ALL.map(|a| count(|f| f.available == a)), [107, 2, 1, 2]);
        assert!(SPACES.iter().all(|f| (f.cost == 0) == (f.kind == Kind::Naval)));
    }

    #[test]
    fn sets_do_what_sets_do() {
        let mut set = Spaces::of(&[Space::GIBRALTAR, Space::VANDAVASI]);
        assert_eq!((!set).len(), 110);
        assert_eq!(set | !set, Spaces::ALL);
        assert_eq!(set & !set, Spaces::EMPTY);
        set.remove(Space::GIBRALTAR);
        assert_eq!(set, Spaces::only(Space::VANDAVASI));
        set.insert(Space::IRELAND_ALLIANCE);
        assert_eq!(set.iter().collect::<Spaces>(), set);
        assert_eq!(format!("{set:?}"), "{ireland-alliance, vandavasi}");
        assert_eq!(set.minus(set).first(), None);
    }
}
