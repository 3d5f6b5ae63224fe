//! The words that classify spaces and actions.

use super::id::id_enum;

id_enum! {
    /// A region of the map.
    pub enum Region: "region" {
        Europe = "europe",
        NorthAmerica = "north-america",
        Caribbean = "caribbean",
        India = "india",
    }
}

id_enum! {
    /// A part of a region, where a region is divided.
    pub enum SubRegion: "sub-region" {
        Canada = "canada",
        NorthernColonies = "northern-colonies",
        HooghlyRiver = "hooghly-river",
        CarnaticCoast = "carnatic-coast",
    }
}

id_enum! {
    /// The type of a space.
    pub enum Kind: "space type" {
        Political = "political",
        Market = "market",
        Territory = "territory",
        Naval = "naval",
        Fort = "fort",
    }
}

id_enum! {
    /// What a market trades, in the scoring order of the Global Demand table.
    pub enum Commodity: "commodity" {
        Furs = "furs",
        Spice = "spice",
        Fish = "fish",
        Tobacco = "tobacco",
        Sugar = "sugar",
        Cotton = "cotton",
    }
}

id_enum! {
    /// The country of a European political space or of a USA space.
    pub enum Country: "country" {
        Ireland = "ireland",
        Scotland = "scotland",
        DenmarkNorway = "denmark-norway",
        Sweden = "sweden",
        Russia = "russia",
        Prussia = "prussia",
        DutchRepublic = "dutch-republic",
        GermanStates = "german-states",
        Bavaria = "bavaria",
        Austria = "austria",
        Savoy = "savoy",
        Sardinia = "sardinia",
        Spain = "spain",
        Usa = "usa",
    }
}

id_enum! {
    /// An era of two peace turns.
    pub enum Era: "era" {
        Succession = "succession",
        Empire = "empire",
        Revolution = "revolution",
    }
}

id_enum! {
    /// The type of an action and of its points.
    pub enum ActionType: "action type" {
        Economic = "economic",
        Diplomatic = "diplomatic",
        Military = "military",
    }
}

id_enum! {
    /// When a space comes into play.
    pub enum Available: "availability" {
        /// From turn 1.
        Succession = "succession",
        /// From turn 3.
        Empire = "empire",
        /// From turn 5.
        Revolution = "revolution",
        /// On turn 6, with at least one USA flag on the map.
        Usa = "usa",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_is_counted() {
        assert_eq!((Region::COUNT, SubRegion::COUNT, Kind::COUNT), (4, 4, 5));
        assert_eq!((Commodity::COUNT, Country::COUNT, Era::COUNT), (6, 14, 3));
        assert_eq!((ActionType::COUNT, Available::COUNT), (3, 4));
    }

    #[test]
    fn ids_read_back() {
        assert!(Region::ALL.iter().all(|&v| Region::from_id(v.id()) == Some(v)));
        assert!(Country::ALL.iter().all(|&v| v.to_string().parse() == Ok(v)));
        assert_eq!(Commodity::from_index(3).id(), "tobacco");
        let unknown = "spices".parse::<Commodity>().unwrap_err();
        assert_eq!(unknown.to_string(), "no commodity has the id \"spices\"");
    }
}
