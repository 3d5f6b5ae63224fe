//! The 22 advantages.

use super::board::Region::{self, Caribbean, Europe, India, NorthAmerica};
use super::board::{ActionType, Commodity, Country, SubRegion};
use super::id::{bit_set, id_rows};
use super::masks::{ALLIANCE, MARKETS, POLITICAL, countries};
use super::space::{Space, Spaces};

/// What is printed on an advantage.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AdvantageFacts {
    /// The stable text id.
    pub id: &'static str,
    /// The printed name.
    pub name: &'static str,
    /// The region it lies in.
    pub region: Region,
    /// The spaces a side must control to hold it.
    pub requires: Spaces,
    /// What it does.
    pub effect: AdvantageEffect,
}

/// What an advantage does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AdvantageEffect {
    /// Lowers the owner's debt by so much, not below 0.
    ReduceDebt(u8),
    /// Puts a conflict marker on one of the targets.
    PlaceConflict {
        /// Where the marker may go.
        targets: Spaces,
        /// Whether the target must be unprotected.
        unprotected: bool,
    },
    /// Unflags one of the targets for a price instead of its cost.
    UnflagFor {
        /// The points to pay with.
        ap: ActionType,
        /// The price in total.
        price: u8,
        /// What may be unflagged.
        targets: Spaces,
    },
    /// Unflagging one of the targets costs less.
    UnflagDiscount {
        /// The points to pay with.
        ap: ActionType,
        /// How much less it costs.
        less: u8,
        /// What may be unflagged.
        targets: Spaces,
    },
    /// Sends an opposing squadron from any region to the navy box.
    ReturnSquadron {
        /// The price in military points.
        price: u8,
    },
    /// Builds a squadron for a price instead of its cost.
    BuildSquadron {
        /// The price in military points.
        price: u8,
    },
}

const fn conflict(targets: Spaces) -> AdvantageEffect {
    AdvantageEffect::PlaceConflict { targets, unprotected: false }
}

const fn conflict_if_unprotected(targets: Spaces) -> AdvantageEffect {
    AdvantageEffect::PlaceConflict { targets, unprotected: true }
}

const fn unflag_for_1(ap: ActionType, targets: Spaces) -> AdvantageEffect {
    AdvantageEffect::UnflagFor { ap, price: 1, targets }
}

const fn unflag_for_1_less(targets: Spaces) -> AdvantageEffect {
    AdvantageEffect::UnflagDiscount { ap: ActionType::Economic, less: 1, targets }
}

const fn advantage(
    id: &'static str,
    name: &'static str,
    region: Region,
    requires: &[Space],
    effect: AdvantageEffect,
) -> AdvantageFacts {
    AdvantageFacts { id, name, region, requires: Spaces::of(requires), effect }
}

const AMERICAN_MARKETS: Spaces = MARKETS.and(NorthAmerica.mask());
const CARIBBEAN_MARKETS: Spaces = MARKETS.and(Caribbean.mask());
const INDIAN_MARKETS: Spaces = MARKETS.and(India.mask());
const CARNATIC_MARKETS: Spaces = MARKETS.and(SubRegion::CarnaticCoast.mask());
const SPAIN_AND_AUSTRIA: Spaces = countries(&[Country::Spain, Country::Austria]);
const PRUSSIA_AND_GERMANY: Spaces = countries(&[Country::Prussia, Country::GermanStates]);
const NORTH_AND_BAVARIA: Spaces = Spaces::of(&[Space::RUSSIA, Space::SWEDEN, Space::BAVARIA]);
const EUROPEAN_ALLIANCES: Spaces = ALLIANCE.and(Europe.mask());
const AMERICAN_CONFLICTS: Spaces = MARKETS.or(POLITICAL).and(NorthAmerica.mask());

bit_set! {
    /// A set of advantages.
    pub struct Advantages(u32) of Advantage, iterated by AdvantagesIter;
}

id_rows! {
    /// An advantage.
    pub struct Advantage: "advantage";

    /// All advantages.
    pub static ADVANTAGES: [AdvantageFacts; 22] = {
        BALTIC_TRADE = advantage("baltic-trade", "Baltic Trade", Europe, &[Space::DENMARK_NORWAY, Space::PRUSSIA_ALLIANCE], AdvantageEffect::ReduceDebt(2));
        CENTRAL_EUROPE_CONFLICT = advantage("central-europe-conflict", "Central Europe Conflict", Europe, &[Space::GERMAN_STATES_3, Space::BAVARIA], conflict(EUROPEAN_ALLIANCES));
        GERMAN_DIPLOMACY = advantage("german-diplomacy", "German Diplomacy", Europe, &[Space::PRUSSIA_EMPIRE_PRESTIGE], unflag_for_1(ActionType::Diplomatic, NORTH_AND_BAVARIA));
        ITALY_INFLUENCE = advantage("italy-influence", "Italy Influence", Europe, &[Space::AUSTRIA_ALLIANCE_3, Space::SARDINIA], unflag_for_1(ActionType::Diplomatic, SPAIN_AND_AUSTRIA));
        MEDITERRANEAN_INTRIGUE = advantage("mediterranean-intrigue", "Mediterranean Intrigue", Europe, &[Space::SAVOY, Space::SPAIN_PRESTIGE_3], conflict(SPAIN_AND_AUSTRIA.or(Spaces::only(Space::SARDINIA))));
        NAVAL_BASTION = advantage("naval-bastion", "Naval Bastion", Europe, &[Space::GIBRALTAR], AdvantageEffect::ReturnSquadron { price: 1 });
        SILESIA_NEGOTIATIONS = advantage("silesia-negotiations", "Silesia Negotiations", Europe, &[Space::AUSTRIA_PRESTIGE_SILESIA], unflag_for_1(ActionType::Diplomatic, PRUSSIA_AND_GERMANY));
        ALGONQUIN_RAIDS = advantage("algonquin-raids", "Algonquin Raids", NorthAmerica, &[Space::ALGONQUIN], conflict(Commodity::Furs.mask()));
        IROQUOIS_RAIDS = advantage("iroquois-raids", "Iroquois Raids", NorthAmerica, &[Space::IROQUOIS], conflict(Commodity::Furs.mask()));
        FUR_TRADE = advantage("fur-trade", "Fur Trade", NorthAmerica, &[Space::HUDSON_BAY], unflag_for_1(ActionType::Economic, AMERICAN_MARKETS));
        PATRIOT_AGITATION = advantage("patriot-agitation", "Patriot Agitation", NorthAmerica, &[Space::SONS_OF_LIBERTY], conflict(AMERICAN_CONFLICTS));
        WHEAT = advantage("wheat", "Wheat", NorthAmerica, &[Space::CHESAPEAKE], unflag_for_1_less(AMERICAN_MARKETS));
        FRUIT = advantage("fruit", "Fruit", Caribbean, &[Space::SAN_AGUSTIN], unflag_for_1_less(CARIBBEAN_MARKETS));
        LETTERS_OF_MARQUE = advantage("letters-of-marque", "Letters of Marque", Caribbean, &[Space::PRIVATEERS], conflict_if_unprotected(CARIBBEAN_MARKETS));
        PIRATE_HAVENS = advantage("pirate-havens", "Pirate Havens", Caribbean, &[Space::BUCCANEERS], conflict_if_unprotected(CARIBBEAN_MARKETS));
        RUM = advantage("rum", "Rum", Caribbean, &[Space::PUERTO_RICO], unflag_for_1_less(CARIBBEAN_MARKETS));
        SLAVING_CONTRACTS = advantage("slaving-contracts", "Slaving Contracts", Caribbean, &[Space::ASIENTO], AdvantageEffect::BuildSquadron { price: 2 });
        POWER_STRUGGLE = advantage("power-struggle", "Power Struggle", India, &[Space::MYSORE], conflict(CARNATIC_MARKETS));
        RAIDS_AND_INCURSIONS = advantage("raids-and-incursions", "Raids & Incursions", India, &[Space::MARATHA], conflict(INDIAN_MARKETS));
        SEPARATIST_WARS = advantage("separatist-wars", "Separatist Wars", India, &[Space::NIZAM], conflict(Commodity::Cotton.mask()));
        SILK = advantage("silk", "Silk", India, &[Space::WEST_BENGAL], unflag_for_1_less(INDIAN_MARKETS));
        TEXTILES = advantage("textiles", "Textiles", India, &[Space::TIRUCHIRAPPALLI], unflag_for_1_less(INDIAN_MARKETS));
    }
}

/// The advantages of each [`Region`].
pub static ADVANTAGES_IN: [Advantages; Region::COUNT] = {
    let mut sets = [Advantages::EMPTY; Region::COUNT];
    let mut i = 0;
    while i < Advantage::COUNT {
        sets[ADVANTAGES[i].region.index()].insert(Advantage::from_index(i));
        i += 1;
    }
    sets
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_22_advantages() {
        assert_eq!(Advantage::all().len(), 22);
        assert_eq!(ADVANTAGES_IN.map(Advantages::len), [7, 5, 5, 5]);
        for advantage in Advantage::all() {
            assert_eq!(Advantage::from_id(advantage.id()), Some(advantage));
        }
    }

    #[test]
    fn each_needs_one_or_two_spaces_of_its_region() {
        let needs = |n| ADVANTAGES.iter().filter(|facts| facts.requires.len() == n).count();
        assert_eq!((needs(1), needs(2)), (18, 4));
        assert!(ADVANTAGES.iter().all(|facts| facts.requires.minus(facts.region.mask()).is_empty()));
    }

    #[test]
    fn no_two_need_the_same_space() {
        let all = ADVANTAGES.iter().fold(Spaces::EMPTY, |all, facts| all | facts.requires);
        assert_eq!(all.len(), 26);
    }

    #[test]
    fn targets_are_counted() {
        let targets = |advantage: Advantage| match advantage.facts().effect {
            AdvantageEffect::PlaceConflict { targets, .. }
            | AdvantageEffect::UnflagFor { targets, .. }
            | AdvantageEffect::UnflagDiscount { targets, .. } => targets.len(),
            _ => 0,
        };
        assert_eq!(targets(Advantage::CENTRAL_EUROPE_CONFLICT), 17);
        assert_eq!(targets(Advantage::GERMAN_DIPLOMACY), 3);
        assert_eq!(targets(Advantage::ITALY_INFLUENCE), 8);
        assert_eq!(targets(Advantage::MEDITERRANEAN_INTRIGUE), 9);
        assert_eq!(targets(Advantage::SILESIA_NEGOTIATIONS), 6);
        assert_eq!(targets(Advantage::ALGONQUIN_RAIDS), 9);
        assert_eq!(targets(Advantage::FUR_TRADE), 14);
        assert_eq!(targets(Advantage::PATRIOT_AGITATION), 19);
        assert_eq!(targets(Advantage::FRUIT), 16);
        assert_eq!(targets(Advantage::POWER_STRUGGLE), 7);
        assert_eq!(targets(Advantage::RAIDS_AND_INCURSIONS), 11);
        assert_eq!(targets(Advantage::SEPARATIST_WARS), 6);
    }
}
