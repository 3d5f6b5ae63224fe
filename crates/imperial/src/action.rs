//! The decisions of the game and their notation.
//!
//! Every decision point of the rules is one of these small values; its text is what people read
//! and what records hold: `shift georges-bank major`, `tile e4-d2-a`, `pay debt 2 trp 1`.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use table::BadNotation;

use crate::facts::{ActionType, Advantage, BasicTile, Commodity, InvestmentTile, Space, Theater};
use crate::{EventCard, Ministry, Side, Slot};

/// A Squadron, by where it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Fleet {
    /// One of those in the Navy Box.
    Box,
    /// The one in that Naval space.
    At(Space),
}

/// What lowers the price of one shift (Q5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Help {
    /// 8.2 An Advantage used with it.
    pub advantage: Option<Advantage>,
    /// M-9 Huguenots markers flipped for it, by Territory.
    pub huguenots: [Option<Space>; 2],
}

impl Help {
    /// No help.
    pub const NONE: Self = Self { advantage: None, huguenots: [None, None] };
}

/// What makes the construction of a Squadron cheaper (5.6.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Yard {
    /// Nothing: 4 Action Points.
    Plain,
    /// M-10, M-11 or M-15: 2 Action Points.
    Ministry(Ministry),
    /// The Advantage Slaving Contracts: 2 Action Points.
    Slaving,
}

/// Something Action Points buy (decision points B1 to B13).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Goods {
    /// 5.4.1, 5.5.1 Shift a Market or a Political space.
    Shift(Space, Help),
    /// 5.5.3 Draw an Event card.
    EventCard,
    /// 5.6.1 Buy a Bonus War tile.
    WarTile,
    /// 5.6.2 Remove a Conflict marker.
    ClearConflict(Space),
    /// 5.6.3 Build a Fort.
    Fort(Space),
    /// 5.6.4 Repair an own Fort, or seize a damaged opposing one.
    Repair(Space),
    /// 5.6.5 Construct a Squadron, perhaps with Event 4's discount.
    Squadron {
        /// What sets its price.
        yard: Yard,
        /// Whether Event 4's discount is used.
        speculation: bool,
    },
    /// 5.6.6 Deploy a Squadron.
    Deploy {
        /// From where.
        from: Fleet,
        /// To which Naval space.
        to: Space,
    },
    /// M-4 Shift a space of Scotland or Ireland with Military Action Points.
    Rebel(Space),
    /// M-4 Score for the uprising.
    Uprising,
    /// 5.6.1 Turn 6: convert 2 Military Action Points into one of another type.
    Convert(ActionType),
    /// The Advantage Naval Bastion: send an opposing Squadron to the Navy Box.
    Bastion(Space),
}

/// A purchase: what, and which Action pays (Q1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Buy {
    /// What is bought.
    pub goods: Goods,
    /// Which Action pays.
    pub slot: Slot,
}

/// A Ministry ability that is a decision (section 6 of the decision points).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Ability {
    /// M-1 More Diplomatic Action Points.
    Cardinals,
    /// M-5 Draw an Event card, then discard one.
    Walpole,
    /// M-8 Raise the Debt Limit.
    BankLimit,
    /// M-9 Place a Huguenots marker.
    Huguenots(Space),
    /// M-10 Discard a card for a Treaty Point.
    Halley(EventCard),
    /// M-11 One more Military Action Point in that Action.
    Choiseul(Slot),
    /// M-15 One more Diplomatic Action Point in that Action.
    Pitt(Slot),
    /// M-16 Cheaper unflagging in the northern courts.
    Williams,
    /// M-20 Two more Diplomatic Action Points in that Action.
    Hanover(Slot),
    /// M-21 Mark a commodity.
    Townshend(Commodity),
    /// M-22 More Diplomatic Action Points for that Action, which is then bound to Europe.
    Burke(Slot),
}

/// One decision of one seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// G2 Name the side one wants. `side france`
    WantSide(Side),
    /// G3, G4 Bid Treaty Points for the other side. `bid 3`
    Bid(u8),
    /// G4, W6 Accept. `accept`
    Accept,
    /// 12.2 Assign a drawn Basic War tile to a theater. `assign wss-spain b3`
    Assign(Theater, BasicTile),
    /// P1, M-5 Discard an Event card. `discard 12`
    Discard(EventCard),
    /// P2 Choose a Ministry card. `ministry m4`
    Ministry(Ministry),
    /// P3 Exchange a face-down Ministry card. `exchange m4 m9`
    Exchange(Ministry, Ministry),
    /// P3 Keep the others. `keep`
    Keep,
    /// P4 Take M-4 as a third card. `uprisings take`
    TakeUprisings,
    /// P4 Leave it. `uprisings leave`
    LeaveUprisings,
    /// P5 Name the first player. `first france`
    First(Side),
    /// A2, A12 Turn up a Ministry card. `reveal m4`
    Reveal(Ministry),
    /// A3 Take an Investment tile. `tile e4-d2-a`
    Tile(InvestmentTile),
    /// A4, A5 Pass and reduce Debt by 0, 1 or 2. `pass 2`
    Pass(u8),
    /// A7 Play an Event, perhaps turning up a Ministry card with it (A8, A9). `event 11 +m7`
    Event(EventCard, Option<Ministry>),
    /// A6, A11 Use a Ministry ability. `use m1`, `use m9 louisiana`
    Use(Ability),
    /// A11 Buy something. `shift albany major +wheat`
    Buy(Buy),
    /// Q4 Pay what is missing. `pay debt 2 trp 1`
    Pay {
        /// By Debt.
        debt: u8,
        /// By Treaty Points.
        trp: u8,
    },
    /// Q2 Merge the Event's Action Points into the Minor Action. `merge`
    Merge,
    /// Keep the Event's Action Points apart from the Major Action. `separate`
    Separate,
    /// Use an Advantage that is not part of a purchase. `advantage algonquin-raids albany`
    Advantage(Advantage, Option<Space>),
    /// U1 Use the Military Upgrade. `upgrade wss-spain`
    Upgrade(Theater),
    /// U4 Swap two Basic War tiles instead. `swap wss-spain wss-central-europe`
    Swap(Theater, Theater),
    /// U2 The tile in place stays. `keep old`
    KeepOld,
    /// U2 The drawn tile stays. `keep new`
    KeepNew,
    /// U3 The other tile leaves the game. `tile-out`
    RemoveTile,
    /// U3 The other tile goes back to the pool. `tile-back`
    ReturnTile,
    /// Place a drawn Bonus War tile. `place wss-spain`
    Place(Theater),
    /// Move an incumbent Bonus War tile, the first or the second, elsewhere. `move 1 wss-spain`
    Move(u8, Theater),
    /// A13 End the Action Round. `end`
    End,
    /// A target inside an Event, or a space for a USA flag and the like. `choose albany`
    Choose(Space),
    /// A Squadron chosen inside an Event or given up in a war. `fleet navy-box`, `fleet biscay`
    Fleet(Fleet),
    /// A branch of an Event. `option 1`
    Option(u8),
    /// An Advantage chosen inside an Event. `tile-of wheat`
    Refresh(Advantage),
    /// A theater chosen inside an Event. `theater was-first-carnatic-war`
    Theater(Theater),
    /// A Bonus War tile lying in a theater, the first or the second. `return-tile wss-spain 0`
    GiveBack(Theater, u8),
    /// A commodity chosen inside an Event. `commodity furs`
    Commodity(Commodity),
    /// W1 Damage a Fort. `damage louisbourg`
    Damage(Space),
    /// W1 Send a Squadron to the Navy Box. `disperse biscay`
    Disperse(Space),
    /// W2, W7 Remove a flag. `unflag albany`
    Unflag(Space),
    /// W4, W5 Take a space with Conquest Points. `conquer biscay from navy-box`
    Conquer(Space, Option<Fleet>),
    /// W6 Refuse the loss of a Territory. `refuse`
    Refuse,
    /// Nothing more of what is offered. `done`
    Done,
}

impl fmt::Display for Fleet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Box => f.write_str("navy-box"),
            Self::At(space) => write!(f, "{space}"),
        }
    }
}

impl fmt::Display for Buy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let slot = self.slot.id();
        match self.goods {
            Goods::Shift(space, help) => {
                write!(f, "shift {space} {slot}")?;
                if let Some(advantage) = help.advantage {
                    write!(f, " +{advantage}")?;
                }
                for territory in help.huguenots.into_iter().flatten() {
                    write!(f, " +huguenots:{territory}")?;
                }
                Ok(())
            }
            Goods::EventCard => write!(f, "draw-event {slot}"),
            Goods::WarTile => write!(f, "buy-tile {slot}"),
            Goods::ClearConflict(space) => write!(f, "clear-conflict {space} {slot}"),
            Goods::Fort(space) => write!(f, "fort {space} {slot}"),
            Goods::Repair(space) => write!(f, "repair {space} {slot}"),
            Goods::Squadron { yard, speculation } => {
                write!(f, "squadron {slot}")?;
                match yard {
                    Yard::Plain => {}
                    Yard::Ministry(card) => write!(f, " +{card}")?,
                    Yard::Slaving => write!(f, " +slaving-contracts")?,
                }
                if speculation { f.write_str(" +speculation") } else { Ok(()) }
            }
            Goods::Deploy { from, to } => write!(f, "deploy {from} {to} {slot}"),
            Goods::Rebel(space) => write!(f, "rebel {space} {slot}"),
            Goods::Uprising => write!(f, "uprising {slot}"),
            Goods::Convert(to) => write!(f, "convert {to} {slot}"),
            Goods::Bastion(space) => write!(f, "bastion {space} {slot}"),
        }
    }
}

impl fmt::Display for Ability {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Cardinals => f.write_str("m1"),
            Self::Walpole => f.write_str("m5"),
            Self::BankLimit => f.write_str("m8"),
            Self::Huguenots(space) => write!(f, "m9 {space}"),
            Self::Halley(card) => write!(f, "m10 {card}"),
            Self::Choiseul(slot) => write!(f, "m11 {}", slot.id()),
            Self::Pitt(slot) => write!(f, "m15 {}", slot.id()),
            Self::Williams => f.write_str("m16"),
            Self::Hanover(slot) => write!(f, "m20 {}", slot.id()),
            Self::Townshend(commodity) => write!(f, "m21 {commodity}"),
            Self::Burke(slot) => write!(f, "m22 {}", slot.id()),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::WantSide(side) => write!(f, "side {side}"),
            Self::Bid(amount) => write!(f, "bid {amount}"),
            Self::Accept => f.write_str("accept"),
            Self::Assign(theater, tile) => write!(f, "assign {theater} {tile}"),
            Self::Discard(card) => write!(f, "discard {card}"),
            Self::Ministry(card) => write!(f, "ministry {card}"),
            Self::Exchange(out, into) => write!(f, "exchange {out} {into}"),
            Self::Keep => f.write_str("keep"),
            Self::TakeUprisings => f.write_str("uprisings take"),
            Self::LeaveUprisings => f.write_str("uprisings leave"),
            Self::First(side) => write!(f, "first {side}"),
            Self::Reveal(card) => write!(f, "reveal {card}"),
            Self::Tile(tile) => write!(f, "tile {tile}"),
            Self::Pass(reduction) => write!(f, "pass {reduction}"),
            Self::Event(card, None) => write!(f, "event {card}"),
            Self::Event(card, Some(ministry)) => write!(f, "event {card} +{ministry}"),
            Self::Use(ability) => write!(f, "use {ability}"),
            Self::Buy(buy) => buy.fmt(f),
            Self::Pay { debt, trp } => write!(f, "pay debt {debt} trp {trp}"),
            Self::Merge => f.write_str("merge"),
            Self::Separate => f.write_str("separate"),
            Self::Advantage(advantage, None) => write!(f, "advantage {advantage}"),
            Self::Advantage(advantage, Some(space)) => write!(f, "advantage {advantage} {space}"),
            Self::Upgrade(theater) => write!(f, "upgrade {theater}"),
            Self::Swap(one, other) => write!(f, "swap {one} {other}"),
            Self::KeepOld => f.write_str("keep old"),
            Self::KeepNew => f.write_str("keep new"),
            Self::RemoveTile => f.write_str("tile-out"),
            Self::ReturnTile => f.write_str("tile-back"),
            Self::Place(theater) => write!(f, "place {theater}"),
            Self::Move(which, theater) => write!(f, "move {which} {theater}"),
            Self::End => f.write_str("end"),
            Self::Choose(space) => write!(f, "choose {space}"),
            Self::Fleet(fleet) => write!(f, "fleet {fleet}"),
            Self::Option(number) => write!(f, "option {number}"),
            Self::Refresh(advantage) => write!(f, "tile-of {advantage}"),
            Self::Theater(theater) => write!(f, "theater {theater}"),
            Self::GiveBack(theater, which) => write!(f, "return-tile {theater} {which}"),
            Self::Commodity(commodity) => write!(f, "commodity {commodity}"),
            Self::Damage(space) => write!(f, "damage {space}"),
            Self::Disperse(space) => write!(f, "disperse {space}"),
            Self::Unflag(space) => write!(f, "unflag {space}"),
            Self::Conquer(space, None) => write!(f, "conquer {space}"),
            Self::Conquer(space, Some(fleet)) => write!(f, "conquer {space} from {fleet}"),
            Self::Refuse => f.write_str("refuse"),
            Self::Done => f.write_str("done"),
        }
    }
}

/// Reads one word, or gives up.
fn word<T: FromStr>(text: &str) -> Option<T> {
    text.parse().ok()
}

fn fleet(text: &str) -> Option<Fleet> {
    if text == "navy-box" { Some(Fleet::Box) } else { word(text).map(Fleet::At) }
}

fn slot(text: &str) -> Option<Slot> {
    Slot::ALL.into_iter().find(|slot| slot.id() == text)
}

/// A whole number without sign or leading zeros, so that every decision has one notation.
fn number(text: &str) -> Option<u8> {
    let number: u8 = word(text)?;
    (number.to_string() == text).then_some(number)
}

fn help(words: &[&str]) -> Option<Help> {
    let mut help = Help::NONE;
    let mut flipped = 0;
    for (at, text) in words.iter().enumerate() {
        let text = text.strip_prefix('+')?;
        if let Some(territory) = text.strip_prefix("huguenots:") {
            *help.huguenots.get_mut(flipped)? = Some(word(territory)?);
            flipped += 1;
        } else {
            // The Advantage comes first and alone.
            if at != 0 {
                return None;
            }
            help.advantage = Some(word(text)?);
        }
    }
    Some(help)
}

fn squadron(words: &[&str]) -> Option<Goods> {
    let mut yard = Yard::Plain;
    let mut speculation = false;
    for (at, text) in words.iter().enumerate() {
        match *text {
            "+speculation" if at + 1 == words.len() => speculation = true,
            "+slaving-contracts" if at == 0 => yard = Yard::Slaving,
            text if at == 0 => yard = Yard::Ministry(word(text.strip_prefix('+')?)?),
            _ => return None,
        }
    }
    Some(Goods::Squadron { yard, speculation })
}

fn ability(words: &[&str]) -> Option<Ability> {
    Some(match *words {
        ["m1"] => Ability::Cardinals,
        ["m5"] => Ability::Walpole,
        ["m8"] => Ability::BankLimit,
        ["m9", space] => Ability::Huguenots(word(space)?),
        ["m10", card] => Ability::Halley(word(card)?),
        ["m11", which] => Ability::Choiseul(slot(which)?),
        ["m15", which] => Ability::Pitt(slot(which)?),
        ["m16"] => Ability::Williams,
        ["m20", which] => Ability::Hanover(slot(which)?),
        ["m21", commodity] => Ability::Townshend(word(commodity)?),
        ["m22", which] => Ability::Burke(slot(which)?),
        _ => return None,
    })
}

fn buy(words: &[&str]) -> Option<Buy> {
    let (goods, which) = match *words {
        ["shift", space, which, ref rest @ ..] => (Goods::Shift(word(space)?, help(rest)?), which),
        ["draw-event", which] => (Goods::EventCard, which),
        ["buy-tile", which] => (Goods::WarTile, which),
        ["clear-conflict", space, which] => (Goods::ClearConflict(word(space)?), which),
        ["fort", space, which] => (Goods::Fort(word(space)?), which),
        ["repair", space, which] => (Goods::Repair(word(space)?), which),
        ["squadron", which, ref rest @ ..] => (squadron(rest)?, which),
        ["deploy", from, to, which] => (Goods::Deploy { from: fleet(from)?, to: word(to)? }, which),
        ["rebel", space, which] => (Goods::Rebel(word(space)?), which),
        ["uprising", which] => (Goods::Uprising, which),
        ["convert", to, which] => (Goods::Convert(word(to)?), which),
        ["bastion", space, which] => (Goods::Bastion(word(space)?), which),
        _ => return None,
    };
    Some(Buy { goods, slot: slot(which)? })
}

fn action(words: &[&str]) -> Option<Action> {
    Some(match *words {
        ["side", side] => Action::WantSide(word(side)?),
        ["bid", amount] => Action::Bid(number(amount)?),
        ["accept"] => Action::Accept,
        ["assign", theater, tile] => Action::Assign(word(theater)?, word(tile)?),
        ["discard", card] => Action::Discard(word(card)?),
        ["ministry", card] => Action::Ministry(word(card)?),
        ["exchange", out, into] => Action::Exchange(word(out)?, word(into)?),
        ["keep"] => Action::Keep,
        ["uprisings", "take"] => Action::TakeUprisings,
        ["uprisings", "leave"] => Action::LeaveUprisings,
        ["first", side] => Action::First(word(side)?),
        ["reveal", card] => Action::Reveal(word(card)?),
        ["tile", tile] => Action::Tile(word(tile)?),
        ["pass", reduction] => Action::Pass(number(reduction)?),
        ["event", card] => Action::Event(word(card)?, None),
        ["event", card, ministry] => Action::Event(word(card)?, Some(word(ministry.strip_prefix('+')?)?)),
        ["use", ref rest @ ..] => Action::Use(ability(rest)?),
        ["pay", "debt", debt, "trp", trp] => Action::Pay { debt: number(debt)?, trp: number(trp)? },
        ["merge"] => Action::Merge,
        ["separate"] => Action::Separate,
        ["advantage", advantage] => Action::Advantage(word(advantage)?, None),
        ["advantage", advantage, space] => Action::Advantage(word(advantage)?, Some(word(space)?)),
        ["upgrade", theater] => Action::Upgrade(word(theater)?),
        ["swap", one, other] => Action::Swap(word(one)?, word(other)?),
        ["keep", "old"] => Action::KeepOld,
        ["keep", "new"] => Action::KeepNew,
        ["tile-out"] => Action::RemoveTile,
        ["tile-back"] => Action::ReturnTile,
        ["place", theater] => Action::Place(word(theater)?),
        ["move", which, theater] => Action::Move(number(which)?, word(theater)?),
        ["end"] => Action::End,
        ["choose", space] => Action::Choose(word(space)?),
        ["fleet", which] => Action::Fleet(fleet(which)?),
        ["option", which] => Action::Option(number(which)?),
        ["tile-of", advantage] => Action::Refresh(word(advantage)?),
        ["theater", theater] => Action::Theater(word(theater)?),
        ["return-tile", theater, which] => Action::GiveBack(word(theater)?, number(which)?),
        ["commodity", commodity] => Action::Commodity(word(commodity)?),
        ["damage", space] => Action::Damage(word(space)?),
        ["disperse", space] => Action::Disperse(word(space)?),
        ["unflag", space] => Action::Unflag(word(space)?),
        ["conquer", space] => Action::Conquer(word(space)?, None),
        ["conquer", space, "from", which] => Action::Conquer(word(space)?, Some(fleet(which)?)),
        ["refuse"] => Action::Refuse,
        ["done"] => Action::Done,
        _ => Action::Buy(buy(words)?),
    })
}

impl FromStr for Action {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Self, BadNotation> {
        let words: Vec<&str> = text.split(' ').collect();
        action(&words).ok_or_else(|| BadNotation(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notation_reads_back() {
        for text in [
            "side france",
            "bid 3",
            "assign wss-spain b3",
            "exchange m4 m9",
            "tile e4-d2-a",
            "pass 2",
            "event 11",
            "event 11 +m7",
            "use m10 12",
            "use m21 furs",
            "shift albany major +wheat +huguenots:louisiana",
            "shift sweden minor",
            "squadron minor +m10 +speculation",
            "squadron major +slaving-contracts",
            "squadron major",
            "deploy navy-box biscay major",
            "deploy biscay balearic event",
            "convert economic major",
            "pay debt 2 trp 1",
            "advantage algonquin-raids albany",
            "advantage baltic-trade",
            "move 1 wss-spain",
            "fleet navy-box",
            "conquer biscay from navy-box",
            "conquer gibraltar",
        ] {
            let action: Action = text.parse().unwrap();
            assert_eq!(action.to_string(), text);
        }
    }

    #[test]
    fn nonsense_is_refused() {
        for text in ["", "shift", "shift nowhere major", "bid 03", "bid -1", "shift albany  major", "pass x"]
        {
            assert!(text.parse::<Action>().is_err(), "{text}");
        }
    }
}
