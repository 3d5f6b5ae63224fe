//! Event and Ministry cards: identities, sets, and what is printed in their corners.
//!
//! What a card does is in [`crate::events`] and [`crate::ministries`].

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::Side;
use crate::facts::{ActionType, Era, Keyword, Keywords};

/// An Event card, by its printed number (1 to 41).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(transparent)]
pub struct EventCard(pub u8);

impl EventCard {
    /// How many Event cards there are.
    pub const COUNT: u8 = 41;

    /// The card with that printed number.
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number <= Self::COUNT { Some(Self(number)) } else { None }
    }

    /// 3.4.1 The Era whose deck the card belongs to.
    pub const fn era(self) -> Era {
        match self.0 {
            1..=15 => Era::Succession,
            16..=30 => Era::Empire,
            _ => Era::Revolution,
        }
    }

    /// 3.4.4 The action type the tile's Major Action must have, if the card shows one.
    pub const fn action(self) -> Option<ActionType> {
        match self.0 {
            8 | 11 | 14 | 15 | 23 | 27 | 30 | 37 => Some(ActionType::Economic),
            6 | 21 | 22 | 25 | 34 | 40 => Some(ActionType::Diplomatic),
            5 | 9 | 12 | 28 | 29 | 31 | 38 => Some(ActionType::Military),
            _ => None,
        }
    }
}

impl fmt::Display for EventCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for EventCard {
    type Err = ();
    fn from_str(text: &str) -> Result<Self, ()> {
        text.parse().ok().and_then(Self::new).ok_or(())
    }
}

/// A set of Event cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct EventCards(pub u64);

impl EventCards {
    /// No card.
    pub const EMPTY: Self = Self(0);

    /// 3.4.1 The cards of an Era.
    pub const fn of_era(era: Era) -> Self {
        Self(match era {
            Era::Succession => 0xFFFE,
            Era::Empire => 0x7FFF_0000,
            Era::Revolution => 0x3FF_8000_0000,
        })
    }

    /// Whether the card is in the set.
    pub const fn contains(self, card: EventCard) -> bool {
        self.0 & (1 << card.0) != 0
    }

    /// Puts a card into the set.
    pub const fn insert(&mut self, card: EventCard) {
        self.0 |= 1 << card.0;
    }

    /// Takes a card out of the set.
    pub const fn remove(&mut self, card: EventCard) {
        self.0 &= !(1 << card.0);
    }

    /// The cards of both sets.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The cards of this set that are not in the other.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The cards that are in both sets.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// How many cards are in the set.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards by number.
    pub fn iter(self) -> impl Iterator<Item = EventCard> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let number = rest.trailing_zeros() as u8;
                rest &= rest - 1;
                EventCard(number)
            })
        })
    }
}

impl FromIterator<EventCard> for EventCards {
    fn from_iter<I: IntoIterator<Item = EventCard>>(cards: I) -> Self {
        let mut set = Self::EMPTY;
        for card in cards {
            set.insert(card);
        }
        set
    }
}

/// A Ministry card, by its printed number (M-1 to M-26).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Ministry(pub u8);

/// What is printed on a Ministry card besides its abilities.
#[derive(Debug)]
pub struct MinistryFacts {
    /// The title in kebab case.
    pub id: &'static str,
    /// Whose card it is.
    pub side: Side,
    /// The Eras in which it may be chosen.
    pub eras: &'static [Era],
    /// Its keywords.
    pub keywords: Keywords,
    /// The ids of its abilities, in printed order.
    pub abilities: &'static [&'static str],
}

macro_rules! ministries {
    ($($number:literal $constant:ident $id:literal $side:ident [$($era:ident),*] [$($keyword:ident),*] [$($ability:literal),*];)*) => {
        impl Ministry {
            $(#[doc = concat!("M-", $number, " ", $id)] pub const $constant: Self = Self($number);)*
        }
        /// The 26 Ministry cards by number, M-1 first.
        pub const MINISTRIES: [MinistryFacts; 26] = [$(MinistryFacts {
            id: $id,
            side: Side::$side,
            eras: &[$(Era::$era),*],
            keywords: Keywords::of(&[$(Keyword::$keyword),*]),
            abilities: &[$($ability),*],
        },)*];
    };
}

ministries! {
    1 CARDINALS "the-cardinal-ministers" France [Succession] [Governance] ["extra-diplomacy"];
    2 LAW "john-law" France [Succession] [Finance] ["debt-relief"];
    3 SUN_KING "court-of-the-sun-king" France [Succession] [Style, Scholarship] ["europe-award"];
    4 UPRISINGS "jacobite-uprisings" France [Succession, Empire, Revolution] [] ["military-shifts", "score-uprising", "removal"];
    5 WALPOLE "robert-walpole" Britain [Succession] [Governance] ["draw-and-discard"];
    6 SWIFT "jonathan-swift" Britain [Succession] [Style] ["cheap-flagging", "minor-unflag"];
    7 EAST_INDIA "east-india-company" Britain [Succession, Empire] [Mercantilism] ["trade-advantages"];
    8 BANK "bank-of-england" Britain [Succession] [Finance] ["raise-limit", "off-type-event"];
    9 HUGUENOTS "new-world-huguenots" France [Succession] [Mercantilism] ["place-marker", "marker-defence", "marker-discount"];
    10 HALLEY "edmond-halley" Britain [Succession] [Scholarship] ["cheap-squadron", "card-for-trp"];
    11 CHOISEUL "choiseul" France [Empire] [Governance, Finance] ["extra-military", "cheap-squadron"];
    12 DUPLEIX "dupleix" France [Empire] [Mercantilism] ["indian-trp"];
    13 POMPADOUR "pompadour-and-du-barry" France [Empire, Revolution] [Style] ["salon"];
    14 VOLTAIRE "voltaire" France [Empire, Revolution] [Scholarship] ["letters"];
    15 PITT "pitt-the-elder" Britain [Empire] [Governance] ["extra-diplomacy", "cheap-squadron"];
    16 WILLIAMS "charles-hanbury-williams" Britain [Empire] [Style] ["northern-courts"];
    17 BANKS "merchant-banks" Britain [Empire, Revolution] [Finance] ["free-credit"];
    18 JOHNSON "samuel-johnson" Britain [Empire, Revolution] [Scholarship] ["europe-award"];
    19 WATT "james-watt" Britain [Revolution] [Scholarship] ["no-default", "patents"];
    20 HANOVER "papacy-hanover-negotiations" Britain [Revolution] [Style] ["end-of-jacobites", "extra-diplomacy"];
    21 TOWNSHEND "townshend-acts" Britain [Revolution] [Mercantilism] ["mark-commodity"];
    22 BURKE "edmund-burke" Britain [Revolution] [Governance] ["european-diplomacy", "american-sympathy"];
    23 TURGOT "turgot" France [Revolution] [Finance, Style] ["sound-credit"];
    24 TRADE "north-american-trade" France [Revolution] [Mercantilism] ["fur-and-fish", "refresh-huguenots"];
    25 CONDORCET "marquis-de-condorcet" France [Revolution] [Governance] ["event-without-symbol"];
    26 LAVOISIER "lavoisier" France [Revolution] [Scholarship] ["bonus-harvest"];
}

impl Ministry {
    /// The card with that printed number.
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number <= 26 { Some(Self(number)) } else { None }
    }

    /// What is printed on the card.
    pub const fn facts(self) -> &'static MinistryFacts {
        &MINISTRIES[self.0 as usize - 1]
    }

    /// The cards that side may choose in that Era.
    pub const fn eligible(side: Side, era: Era) -> Ministries {
        ELIGIBLE[side.index()][era as usize]
    }
}

const ELIGIBLE: [[Ministries; 3]; 2] = {
    let mut table = [[Ministries::EMPTY; 3]; 2];
    let mut number = 1;
    while number <= 26 {
        let facts = Ministry(number).facts();
        let mut at = 0;
        while at < facts.eras.len() {
            let set = &mut table[facts.side.index()][facts.eras[at] as usize];
            set.insert(Ministry(number));
            at += 1;
        }
        number += 1;
    }
    table
};

impl fmt::Display for Ministry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "m{}", self.0)
    }
}

impl FromStr for Ministry {
    type Err = ();
    fn from_str(text: &str) -> Result<Self, ()> {
        text.strip_prefix('m').and_then(|n| n.parse().ok()).and_then(Self::new).ok_or(())
    }
}

/// A set of Ministry cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Ministries(pub u32);

impl Ministries {
    /// No card.
    pub const EMPTY: Self = Self(0);

    /// Whether the card is in the set.
    pub const fn contains(self, card: Ministry) -> bool {
        self.0 & (1 << card.0) != 0
    }

    /// Puts a card into the set.
    pub const fn insert(&mut self, card: Ministry) {
        self.0 |= 1 << card.0;
    }

    /// Takes a card out of the set.
    pub const fn remove(&mut self, card: Ministry) {
        self.0 &= !(1 << card.0);
    }

    /// The cards of both sets.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The cards that are in both sets.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The cards of this set that are not in the other.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// How many cards are in the set.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards by number.
    pub fn iter(self) -> impl Iterator<Item = Ministry> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let number = rest.trailing_zeros() as u8;
                rest &= rest - 1;
                Ministry(number)
            })
        })
    }

    /// The cards that show that keyword.
    pub const fn with_keyword(keyword: Keyword) -> Self {
        BY_KEYWORD[keyword as usize]
    }
}

const BY_KEYWORD: [Ministries; 5] = {
    let mut table = [Ministries::EMPTY; 5];
    let mut keyword = 0;
    while keyword < 5 {
        let mut number = 1;
        while number <= 26 {
            if Ministry(number).facts().keywords.0 & (1 << keyword) != 0 {
                table[keyword].insert(Ministry(number));
            }
            number += 1;
        }
        keyword += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forty_one_events_in_three_decks() {
        assert_eq!(EventCards::of_era(Era::Succession).len(), 15);
        assert_eq!(EventCards::of_era(Era::Empire).len(), 15);
        assert_eq!(EventCards::of_era(Era::Revolution).len(), 11);
        for number in 1..=EventCard::COUNT {
            let card = EventCard(number);
            assert!(EventCards::of_era(card.era()).contains(card));
        }
    }

    #[test]
    fn thirteen_ministries_a_side() {
        for side in Side::BOTH {
            assert_eq!(MINISTRIES.iter().filter(|facts| facts.side == side).count(), 13);
        }
        assert_eq!(Ministry::eligible(Side::France, Era::Succession).len(), 5);
        assert_eq!(Ministry::eligible(Side::Britain, Era::Succession).len(), 5);
    }
}
