//! The war displays.

use super::board::Country::{
    Austria, Bavaria, DenmarkNorway, DutchRepublic, GermanStates, Ireland, Prussia, Russia, Sardinia, Savoy,
    Scotland, Spain, Sweden,
};
use super::board::Region::{Caribbean, Europe, India, NorthAmerica};
use super::space::Space;
use super::war::Reward::{
    AtlanticDominance, Canada, JacobiteDefeat, JacobiteVictory, LoserSquadronRemovedPerMargin,
    LoserSquadronToUnbuilt, UprisingsExtra, Usa,
};
use super::war::{Keyword, MORE, UnflagKind, War, WarFacts, britain, either, france, theater};

/// All wars.
#[rustfmt::skip]
pub static WARS: [WarFacts; War::COUNT] = [
    WarFacts {
        id: "WSS",
        name: "War of the Spanish Succession",
        years: (1702, 1713),
        dots: 1,
        after_turn: 1,
        free_bonus_tiles: false,
        theaters: &[
            theater(1, "wss-central-europe", "Central Europe", &[Europe])
                .alliances(&[Austria, Bavaria, DenmarkNorway, DutchRepublic, GermanStates, Savoy])
                .also(&[Space::SAN_AGUSTIN, Space::ASIENTO, Space::HUDSON_BAY, Space::ACADIA])
                .top_margins(5, 5)
                .spoils(&[
                    either(1, 2).vp(2).trp(1),
                    either(3, 4).vp(2).cp(1).trp(2),
                    either(5, MORE).vp(3).cp(2).trp(3),
                ]),
            theater(2, "wss-spain", "Spain", &[Europe])
                .alliances(&[Sardinia, Spain])
                .keyword(Keyword::Governance)
                .squadrons(&[Europe])
                .also(&[Space::SAN_AGUSTIN, Space::ASIENTO])
                .top_margins(4, 4)
                .spoils(&[
                    either(1, 1).vp(1).trp(1),
                    either(2, 3).vp(1).cp(1).trp(2),
                    either(4, MORE).vp(1).cp(2).trp(2),
                ]),
            theater(3, "wss-queen-annes-war", "Queen Anne's War", &[NorthAmerica])
                .squadrons(&[NorthAmerica]).forts(&[NorthAmerica]).conflicts(&[NorthAmerica])
                .top_margins(4, 4)
                .spoils(&[
                    either(1, 2).vp(1),
                    either(3, 3).vp(1).cp(1).trp(1),
                    either(4, MORE).vp(1).cp(1).trp(2).unflag(UnflagKind::Market, NorthAmerica),
                ]),
            theater(4, "wss-jacobite-rebellion", "Jacobite Rebellion", &[Europe])
                .alliances(&[DutchRepublic, Ireland, Scotland])
                .keyword(Keyword::Style)
                .conflicts(&[Europe])
                .top_margins(5, 5)
                .spoils(&[
                    france(1, 2).vp(1),
                    france(3, 4).vp(2).trp(1).gives(&[JacobiteVictory]),
                    france(5, MORE).vp(4).trp(2).gives(&[JacobiteVictory]),
                    britain(1, 2).vp(1),
                    britain(3, 4).vp(2).trp(1),
                    britain(5, MORE).vp(4).trp(2),
                ]),
        ],
    },
    WarFacts {
        id: "WAS",
        name: "War of the Austrian Succession",
        years: (1740, 1748),
        dots: 2,
        after_turn: 3,
        free_bonus_tiles: true,
        theaters: &[
            theater(1, "was-central-europe", "Central Europe", &[Europe])
                .alliances(&[Austria, Bavaria, DenmarkNorway, DutchRepublic, GermanStates, Prussia, Sweden])
                .also(&[Space::HUDSON_BAY, Space::SAN_AGUSTIN, Space::ACADIA, Space::ASIENTO])
                .top_margins(3, 3)
                .spoils(&[
                    either(1, 2).vp(1),
                    either(3, MORE).vp(1).cp(1).trp(1),
                ]),
            theater(2, "was-king-georges-war", "King George's War", &[NorthAmerica])
                .squadrons(&[NorthAmerica]).forts(&[NorthAmerica]).conflicts(&[NorthAmerica])
                .also(&[Space::SAN_AGUSTIN])
                .top_margins(3, 3)
                .spoils(&[
                    either(1, 2).cp(1),
                    either(3, MORE).cp(1).trp(1).unflag(UnflagKind::Market, NorthAmerica),
                ]),
            theater(3, "was-first-carnatic-war", "First Carnatic War", &[India])
                .squadrons(&[India]).forts(&[India]).conflicts(&[India])
                .top_margins(4, 4)
                .spoils(&[
                    either(1, 2).cp(1),
                    either(3, 3).cp(2).trp(1),
                    either(4, MORE).cp(2).trp(2).unflag(UnflagKind::Market, India),
                ]),
            theater(4, "was-jacobite-rebellion", "Jacobite Rebellion", &[Europe])
                .alliances(&[Ireland, Scotland])
                .keyword(Keyword::Style)
                .conflicts(&[Europe])
                .top_margins(4, 3)
                .spoils(&[
                    france(1, 1).vp(2).trp(1).gives(&[JacobiteVictory, UprisingsExtra]),
                    france(2, 3).vp(3).trp(2).unflag(UnflagKind::Political, Europe).gives(&[JacobiteVictory, UprisingsExtra]),
                    france(4, MORE).vp(5).trp(3).unflag(UnflagKind::Political, Europe).gives(&[JacobiteVictory, UprisingsExtra]),
                    britain(1, 1).vp(1),
                    britain(2, 2).vp(2).trp(1).unflag(UnflagKind::Political, Europe).gives(&[JacobiteDefeat]),
                    britain(3, MORE).vp(3).trp(2).unflag(UnflagKind::Political, Europe).gives(&[JacobiteDefeat]),
                ]),
        ],
    },
    WarFacts {
        id: "7YW",
        name: "Seven Years' War",
        years: (1754, 1763),
        dots: 3,
        after_turn: 4,
        free_bonus_tiles: false,
        theaters: &[
            theater(1, "7yw-atlantic-dominance", "Atlantic Dominance", &[Europe])
                .squadrons(&[Caribbean, Europe, NorthAmerica])
                .top_margins(5, 5)
                .spoils(&[
                    either(2, 2).gives(&[AtlanticDominance]),
                    either(3, 4).gives(&[AtlanticDominance, LoserSquadronToUnbuilt]),
                    either(5, MORE).gives(&[AtlanticDominance, LoserSquadronToUnbuilt, LoserSquadronToUnbuilt]),
                ]),
            theater(2, "7yw-third-carnatic-war", "Third Carnatic War", &[India])
                .squadrons(&[India]).forts(&[India]).conflicts(&[India])
                .top_margins(5, 5)
                .spoils(&[
                    either(1, 2).cp(1).trp(1),
                    either(3, 4).cp(1).trp(2).unflag(UnflagKind::Market, India),
                    either(5, MORE).cp(2).trp(3).unflag(UnflagKind::Market, India),
                ]),
            theater(3, "7yw-french-and-indian-war", "French & Indian War", &[NorthAmerica, Caribbean])
                .alliances(&[Spain])
                .squadrons(&[Caribbean, NorthAmerica]).forts(&[NorthAmerica, Caribbean]).conflicts(&[NorthAmerica, Caribbean])
                .also(&[Space::MINORCA, Space::GIBRALTAR])
                .top_margins(5, 5)
                .spoils(&[
                    either(1, 2).cp(1).trp(1).unflag(UnflagKind::Market, NorthAmerica),
                    either(3, 4).vp(1).cp(2).trp(3),
                    either(5, MORE).vp(2).cp(3).trp(4),
                ]),
            theater(4, "7yw-prussias-wars", "Prussia's Wars", &[Europe])
                .alliances(&[Austria, Bavaria, DenmarkNorway, DutchRepublic, GermanStates, Prussia, Russia, Sweden])
                .top_margins(5, 5)
                .spoils(&[
                    either(1, 2).vp(2),
                    either(3, 4).vp(3),
                    either(5, MORE).vp(4).trp(1),
                ]),
        ],
    },
    WarFacts {
        id: "AWI",
        name: "American War of Independence",
        years: (1775, 1783),
        dots: 4,
        after_turn: 5,
        free_bonus_tiles: false,
        theaters: &[
            theater(1, "awi-american-revolution", "American Revolution", &[NorthAmerica])
                .alliances(&[GermanStates, Spain])
                .bonus_spaces(&[Space::SONS_OF_LIBERTY])
                .squadrons(&[NorthAmerica]).forts(&[NorthAmerica]).conflicts(&[NorthAmerica])
                .also(&[Space::SAN_AGUSTIN])
                .top_margins(5, 4)
                .spoils(&[
                    france(1, 2).vp(2).trp(2).gives(&[Usa]),
                    france(3, 4).vp(3).trp(2).gives(&[Usa]),
                    france(5, MORE).vp(4).trp(3).gives(&[Usa, Canada]),
                    britain(1, 1).vp(2),
                    britain(2, 3).vp(3).cp(1).trp(1),
                    britain(4, MORE).vp(4).cp(2).trp(2),
                ]),
            theater(2, "awi-mysore-war", "Mysore War", &[India])
                .squadrons(&[India]).forts(&[India]).conflicts(&[India])
                .top_margins(3, 3)
                .spoils(&[
                    either(1, 2).cp(1).trp(1),
                    either(3, MORE).cp(2).trp(3),
                ]),
            theater(3, "awi-antilles-war", "Antilles War", &[Caribbean])
                .alliances(&[Spain])
                .squadrons(&[Caribbean]).conflicts(&[Caribbean])
                .also(&[Space::HUDSON_BAY, Space::ACADIA])
                .top_margins(4, 4)
                .spoils(&[
                    either(1, 1).cp(1).gives(&[LoserSquadronRemovedPerMargin]),
                    either(2, 3).cp(1).trp(1).unflag(UnflagKind::Market, Caribbean).gives(&[LoserSquadronRemovedPerMargin]),
                    either(4, MORE).cp(2).trp(2).unflag(UnflagKind::Market, Caribbean).gives(&[LoserSquadronRemovedPerMargin]),
                ]),
        ],
    },
];

#[cfg(test)]
mod tests {
    use super::super::masks::{TERRITORIES, regions};
    use super::super::space::{SPACES, Spaces};
    use super::super::war::{SpoilsRow, Theater};
    use super::*;
    use crate::side::Side;

    #[test]
    fn there_are_4_wars_and_15_theaters() {
        assert_eq!(War::ALL.map(|war| war.theaters().len()), [4, 4, 4, 3]);
        assert_eq!(War::ALL.map(War::dots), [1, 2, 3, 4]);
        assert_eq!(War::ALL.map(War::after_turn), [1, 3, 4, 5]);
        assert_eq!(WARS.map(|facts| facts.id), War::ALL.map(War::id));
        assert_eq!(Theater::all().count(), 15);
        for theater in Theater::all() {
            assert_eq!(theater.facts().number, theater.index + 1);
            assert_eq!(Theater::from_id(theater.id()), Some(theater));
        }
    }

    #[test]
    fn dots_show_what_gives_strength_in_a_war() {
        for war in War::ALL {
            let dotted: Spaces = Space::all().filter(|s| s.facts().wars.contains(&war)).collect();
            let counted = war.theaters().map(Theater::facts).fold(Spaces::EMPTY, |all, facts| {
                all | facts.alliances | facts.bonus_spaces | facts.squadrons | facts.forts
            });
            assert_eq!(dotted, counted, "{war}");
        }
        assert_eq!(SPACES.iter().map(|facts| facts.wars.len()).sum::<usize>(), 95);
    }

    #[test]
    fn every_listed_country_has_an_alliance() {
        for theater in Theater::all() {
            for country in theater.facts().countries {
                assert!(!(country.mask() & theater.facts().alliances).is_empty(), "{theater} {country}");
            }
        }
    }

    #[test]
    fn additional_territories_lie_outside_the_regions() {
        for facts in Theater::all().map(Theater::facts) {
            assert!((facts.additional & facts.spaces).is_empty());
            assert!(facts.territories.minus(TERRITORIES).is_empty());
            assert_eq!(facts.spaces, regions(facts.regions));
        }
    }

    #[test]
    fn spoils_rows_follow_each_other_up_to_the_top_margin() {
        let mut rows = 0;
        for theater in Theater::all() {
            let facts = theater.facts();
            rows += facts.spoils.len();
            for side in Side::BOTH {
                let table: Vec<&SpoilsRow> = facts
                    .spoils
                    .iter()
                    .filter(|row| row.winner.is_none_or(|winner| winner == side))
                    .collect();
                let first = if theater.id() == "7yw-atlantic-dominance" { 2 } else { 1 };
                assert_eq!(table[0].min, first, "{theater}");
                assert!(table.windows(2).all(|pair| pair[0].max + 1 == pair[1].min), "{theater}");
                let top = table[table.len() - 1];
                assert_eq!((top.min, top.max), (facts.top_margin[side.index()], MORE), "{theater}");
                assert_eq!(facts.row(side, 9), Some(top));
                assert_eq!(facts.row(side, 0), None);
            }
        }
        assert_eq!(rows, 51);
    }
}
