//! The lines of the map: connections and conquest lines.

use super::space::{SPACE_COUNT, Space, Spaces};

/// For each space the spaces at the other ends of its lines.
const fn neighbours<const N: usize>(lines: &[(Space, Space); N]) -> [Spaces; SPACE_COUNT] {
    let mut ends = [Spaces::EMPTY; SPACE_COUNT];
    let mut i = 0;
    while i < N {
        let (a, b) = lines[i];
        ends[a.index()].insert(b);
        ends[b.index()].insert(a);
        i += 1;
    }
    ends
}

/// The spaces that a connection joins to each space.
pub static CONNECTED: [Spaces; SPACE_COUNT] = neighbours(&CONNECTIONS_LIST);

/// The spaces that a conquest line joins to each space.
pub static CONQUEST: [Spaces; SPACE_COUNT] = neighbours(&CONQUEST_LIST);

/// The conquest lines that count with tougher forts, rule 12.3.
pub static CONQUEST_TOUGHER: [Spaces; SPACE_COUNT] = {
    let mut ends = neighbours(&CONQUEST_LIST);
    let (a, b) = TOUGHER_FORTS_LINE;
    ends[a.index()].insert(b);
    ends[b.index()].insert(a);
    ends
};

/// The conquest line that counts only with rule 12.3.
pub const TOUGHER_FORTS_LINE: (Space, Space) = (Space::HALIFAX, Space::LOUISBOURG);

/// The conquest lines that always count, each once.
#[rustfmt::skip]
pub static CONQUEST_LIST: [(Space, Space); 19] = [
    (Space::ACADIA, Space::LOUISBOURG),
    (Space::ANTILLES_CHANNEL, Space::BARBADOS),
    (Space::ANTILLES_CHANNEL, Space::GUADELOUPE),
    (Space::ARCOT, Space::MADRAS),
    (Space::BAHAMAS_RUN, Space::ST_DOMINGUE),
    (Space::CALCUTTA, Space::HOOGHLY_RIVER),
    (Space::CAROLINAS, Space::SAN_AGUSTIN),
    (Space::CHAMPLAIN_VALLEY, Space::NORTHERN_COLONIES),
    (Space::CHAMPLAIN_VALLEY, Space::QUEBEC_AND_MONTREAL),
    (Space::CHANDERNAGORE, Space::HOOGHLY_RIVER),
    (Space::CUBA_PASSAGE, Space::JAMAICA),
    (Space::CUBA_PASSAGE, Space::LOUISIANA),
    (Space::HALIFAX, Space::NORTHERN_COLONIES),
    (Space::LOUISBOURG, Space::QUEBEC_AND_MONTREAL),
    (Space::MADRAS, Space::VANDAVASI),
    (Space::NORTHERN_COLONIES, Space::OHIO_FORKS),
    (Space::OHIO_FORKS, Space::QUEBEC_AND_MONTREAL),
    (Space::PONDICHERRY, Space::VANDAVASI),
    (Space::SAN_AGUSTIN, Space::ST_DOMINGUE),
];

/// The connections, each once.
#[rustfmt::skip]
pub static CONNECTIONS_LIST: [(Space, Space); 107] = [
    (Space::ACADIA, Space::LOUISBOURG),
    (Space::ACADIA, Space::NORTHEAST_CHANNEL),
    (Space::ALBANY, Space::CHAMPLAIN_VALLEY),
    (Space::ALBANY, Space::CUMBERLAND),
    (Space::ALBANY, Space::HUDSON_VALLEY),
    (Space::ALBANY, Space::ILE_AUX_NOIX),
    (Space::ALBANY, Space::OSWEGO),
    (Space::ALLEGHENY, Space::CUMBERLAND),
    (Space::ALLEGHENY, Space::NIAGARA),
    (Space::ALLEGHENY, Space::OHIO_FORKS),
    (Space::ANTIGUA, Space::ANTILLES_CHANNEL),
    (Space::ANTIGUA, Space::MARTINIQUE),
    (Space::ANTIGUA, Space::PUERTO_RICO),
    (Space::ANTIGUA, Space::ST_LUCIA),
    (Space::ANTILLES_CHANNEL, Space::MARTINIQUE),
    (Space::ANTILLES_CHANNEL, Space::ST_LUCIA),
    (Space::ARCOT, Space::KURPA),
    (Space::ARCOT, Space::VELLORE),
    (Space::ATLANTIC_PASSAGE, Space::GEORGES_BANK),
    (Space::BAHAMAS_RUN, Space::BAHAMAS_RUN_NORTH),
    (Space::BAHAMAS_RUN, Space::BAHAMAS_RUN_WEST),
    (Space::BAHAMAS_RUN, Space::CAICOS),
    (Space::BAHAMAS_RUN_NORTH, Space::BAHAMAS_RUN_WEST),
    (Space::BAHAMAS_RUN_NORTH, Space::CAICOS),
    (Space::BAHAMAS_RUN_WEST, Space::CAICOS),
    (Space::BAHAMAS_RUN_WEST, Space::CAROLINAS),
    (Space::BAHAMAS_RUN_WEST, Space::CUBA_PASSAGE_EAST),
    (Space::BAHAMAS_RUN_WEST, Space::ST_JAMES),
    (Space::BARBADOS, Space::ST_LUCIA),
    (Space::CABOT_STRAIT, Space::GULF_OF_ST_LAWRENCE),
    (Space::CABOT_STRAIT, Space::LOUISBOURG),
    (Space::CAICOS, Space::ST_DOMINGUE),
    (Space::CALCUTTA, Space::MIDNAPORE),
    (Space::CALICUT, Space::MALABAR_COAST),
    (Space::CALICUT, Space::MANGALORE),
    (Space::CALICUT, Space::TIRUCHIRAPPALLI),
    (Space::CAROLINAS, Space::GEORGIA),
    (Space::CATARAQUI, Space::NIAGARA),
    (Space::CATARAQUI, Space::QUEBEC_AND_MONTREAL),
    (Space::CAYMAN_PASSAGE, Space::CUBA_PASSAGE),
    (Space::CAYMAN_PASSAGE, Space::CUBA_PASSAGE_EAST),
    (Space::CAYMAN_PASSAGE, Space::JAMAICA),
    (Space::CAYMAN_PASSAGE, Space::ST_JAMES),
    (Space::CHAMPLAIN_VALLEY, Space::ILE_AUX_NOIX),
    (Space::CHAMPLAIN_VALLEY, Space::OSWEGO),
    (Space::CHANDERNAGORE, Space::PLASSEY),
    (Space::CHESAPEAKE, Space::NORTHERN_COLONIES),
    (Space::CUBA_PASSAGE, Space::CUBA_PASSAGE_EAST),
    (Space::CUBA_PASSAGE, Space::ST_JAMES),
    (Space::CUBA_PASSAGE_EAST, Space::ST_JAMES),
    (Space::CUMBERLAND, Space::HUDSON_VALLEY),
    (Space::CUMBERLAND, Space::NORTHERN_COLONIES),
    (Space::CUMBERLAND, Space::OHIO_FORKS),
    (Space::GEORGES_BANK, Space::GULF_OF_MAINE),
    (Space::GEORGES_BANK, Space::GULF_OF_ST_LAWRENCE),
    (Space::GEORGES_BANK, Space::HALIFAX),
    (Space::GEORGES_BANK, Space::LOUISBOURG),
    (Space::GEORGES_BANK, Space::MASSACHUSETTS_BAY),
    (Space::GEORGES_BANK, Space::NORTHEAST_CHANNEL),
    (Space::GUADELOUPE, Space::MARTINIQUE),
    (Space::GULF_OF_CAZONES, Space::HAVANA),
    (Space::GULF_OF_CAZONES, Space::PUERTO_PRINCIPE),
    (Space::GULF_OF_CAZONES, Space::SANTIAGO),
    (Space::GULF_OF_MAINE, Space::HALIFAX),
    (Space::GULF_OF_MAINE, Space::MASSACHUSETTS_BAY),
    (Space::GULF_OF_ST_LAWRENCE, Space::LOUISBOURG),
    (Space::GULF_OF_ST_LAWRENCE, Space::QUEBEC_AND_MONTREAL),
    (Space::HALIFAX, Space::NORTHEAST_CHANNEL),
    (Space::HAVANA, Space::PUERTO_PRINCIPE),
    (Space::HAVANA, Space::SANTIAGO),
    (Space::HOOGHLY_RIVER, Space::MALACCA_ROUTE),
    (Space::HOOGHLY_RIVER, Space::MIDNAPORE),
    (Space::HOOGHLY_RIVER, Space::PLASSEY),
    (Space::HOOGHLY_RIVER, Space::WEST_BENGAL),
    (Space::HUDSON_BAY, Space::YORK_FACTORY),
    (Space::HUDSON_VALLEY, Space::NORTHERN_COLONIES),
    (Space::ILE_AUX_NOIX, Space::NIAGARA),
    (Space::ILE_AUX_NOIX, Space::QUEBEC_AND_MONTREAL),
    (Space::JAMAICA, Space::SANTIAGO),
    (Space::KANCHIPURAM, Space::KARAIKAL),
    (Space::KANCHIPURAM, Space::MADRAS),
    (Space::KANCHIPURAM, Space::TIRUCHIRAPPALLI),
    (Space::KANCHIPURAM, Space::VANDAVASI),
    (Space::KANCHIPURAM, Space::VELLORE),
    (Space::KARAIKAL, Space::PONDICHERRY),
    (Space::KARAIKAL, Space::TIRUCHIRAPPALLI),
    (Space::KARAIKAL, Space::VANDAVASI),
    (Space::KURPA, Space::MIDNAPORE),
    (Space::KURPA, Space::VELLORE),
    (Space::LOUISBOURG, Space::NORTHEAST_CHANNEL),
    (Space::LOUISIANA, Space::ST_JAMES),
    (Space::MALABAR_COAST, Space::MANGALORE),
    (Space::MALACCA_ROUTE, Space::PLASSEY),
    (Space::MANGALORE, Space::WEST_BENGAL),
    (Space::MARTINIQUE, Space::ST_LUCIA),
    (Space::MASSACHUSETTS_BAY, Space::NORTHERN_COLONIES),
    (Space::MIDNAPORE, Space::WEST_BENGAL),
    (Space::NIAGARA, Space::OHIO_FORKS),
    (Space::NIAGARA, Space::OSWEGO),
    (Space::PANZACOLA, Space::SAN_AGUSTIN),
    (Space::PLASSEY, Space::WEST_BENGAL),
    (Space::PORT_DE_PAIX, Space::ST_DOMINGUE),
    (Space::PUERTO_PRINCIPE, Space::PUERTO_RICO),
    (Space::PUERTO_PRINCIPE, Space::SANTIAGO),
    (Space::PUERTO_PRINCIPE, Space::ST_DOMINGUE),
    (Space::TIRUCHIRAPPALLI, Space::VANDAVASI),
    (Space::TIRUCHIRAPPALLI, Space::VELLORE),
];

#[cfg(test)]
mod tests {
    use super::super::masks::{FORTS, MARKETS, NAVAL, POLITICAL, TERRITORIES};
    use super::*;

    fn ends(lines: &[Spaces; SPACE_COUNT]) -> usize {
        lines.iter().map(|set| set.len()).sum()
    }

    fn is_symmetrical(lines: &[Spaces; SPACE_COUNT]) -> bool {
        Space::all().all(|a| {
            !lines[a.index()].contains(a) && lines[a.index()].iter().all(|b| lines[b.index()].contains(a))
        })
    }

    #[test]
    fn there_are_107_connections() {
        assert_eq!(ends(&CONNECTED), 2 * 107);
        assert!(is_symmetrical(&CONNECTED));
        assert!(POLITICAL.iter().all(|space| CONNECTED[space.index()].is_empty()));
        assert!(MARKETS.iter().all(|market| !CONNECTED[market.index()].is_empty()));
        assert!(CONNECTIONS_LIST.iter().all(|(a, b)| a.facts().region == b.facts().region));
    }

    #[test]
    fn there_are_20_conquest_lines() {
        assert_eq!(ends(&CONQUEST), 2 * 19);
        assert_eq!(ends(&CONQUEST_TOUGHER), 2 * 20);
        assert!(is_symmetrical(&CONQUEST) && is_symmetrical(&CONQUEST_TOUGHER));
        assert!(!CONQUEST[Space::HALIFAX.index()].contains(Space::LOUISBOURG));
        assert!(CONQUEST_TOUGHER[Space::LOUISBOURG.index()].contains(Space::HALIFAX));
        let land_and_sea = TERRITORIES | FORTS | NAVAL;
        assert!(CONQUEST_TOUGHER.iter().all(|&set| set.minus(land_and_sea).is_empty()));
    }

    #[test]
    fn four_territories_have_no_conquest_line() {
        let alone: Spaces = TERRITORIES.iter().filter(|space| CONQUEST[space.index()].is_empty()).collect();
        let expected = [Space::GIBRALTAR, Space::MINORCA, Space::HUDSON_BAY, Space::ASIENTO];
        assert_eq!(alone, Spaces::of(&expected));
    }
}
