//! The sections of the rulebook by number, with short titles of our own, and what needs no test.

use testkit::coverage::Reason;

/// A section of the rulebook.
pub(crate) struct Section {
    /// Its number.
    pub(crate) number: &'static str,
    /// What it is about.
    pub(crate) title: &'static str,
    /// Why it needs no test; none if it states a rule.
    pub(crate) exempt: Option<Reason>,
}

const fn rule(number: &'static str, title: &'static str) -> Section {
    Section { number, title, exempt: None }
}

const fn text(number: &'static str, title: &'static str, exempt: Reason) -> Section {
    Section { number, title, exempt: Some(exempt) }
}

const SUMMARY: Reason = "a summary of later chapters";
const HEADING: Reason = "a heading: its sections state the rules";

/// All sections of chapters 2 to 12, in their order.
#[rustfmt::skip]
pub(crate) const SECTIONS: &[Section] = &[
    text("2.0", "Summary", SUMMARY),
    text("2.1", "Peace Turns, wars and Eras", SUMMARY),
    text("2.2", "Peace Turns in short", SUMMARY),
    text("2.3", "Wars in short", SUMMARY),
    text("2.4", "The ways to win", "a summary: 4.1.13, 4.1.14 and 7.4 state the rules"),
    text("3.0", "Components", HEADING),
    rule("3.1", "What there is"),
    rule("3.2", "The map and its Regions"),
    rule("3.2.1", "Political spaces"),
    rule("3.2.2", "Markets"),
    rule("3.2.3", "Territories"),
    rule("3.2.4", "Naval spaces"),
    rule("3.2.5", "Forts"),
    rule("3.2.6", "Conquest Lines"),
    rule("3.2.7", "Flags and control"),
    rule("3.2.8", "Flagging, shifting, protection"),
    rule("3.3", "Investment tiles"),
    text("3.4", "Event cards", HEADING),
    rule("3.4.1", "The Event deck"),
    rule("3.4.2", "Versions of an Event"),
    rule("3.4.3", "Bonus Conditions"),
    rule("3.4.4", "Which tile an Event needs"),
    rule("3.4.5", "Action Points of an Event"),
    rule("3.5", "Ministry cards"),
    rule("3.5.1", "Choosing Ministries"),
    rule("3.5.2", "Abilities"),
    rule("3.5.3", "Keywords"),
    rule("3.5.4", "Extra Action Points"),
    rule("3.6", "Squadrons"),
    rule("3.7", "War tiles"),
    rule("3.8", "Conflict markers"),
    rule("3.8.1", "Placing Conflict markers"),
    rule("3.8.2", "Removing Conflict markers"),
    rule("3.9", "Award tiles"),
    rule("3.10", "Other markers"),
    rule("4.0", "The sequence of the game"),
    rule("4.1", "The phases of a Peace Turn"),
    rule("4.1.1", "Deck Phase"),
    rule("4.1.2", "Debt Limit Increase Phase"),
    rule("4.1.3", "Award Phase"),
    rule("4.1.4", "Global Demand Phase"),
    rule("4.1.5", "Reset Phase"),
    rule("4.1.6", "Deal Cards Phase"),
    rule("4.1.7", "Ministry Phase"),
    rule("4.1.8", "Initiative Phase"),
    rule("4.1.9", "Action Phase"),
    rule("4.1.10", "Reduce Treaty Points Phase"),
    rule("4.1.11", "Resolve Remaining Powers"),
    rule("4.1.12", "Scoring Phase"),
    rule("4.1.13", "Victory Check Phase"),
    rule("4.1.14", "Final Scoring Phase"),
    rule("5.0", "Action Rounds"),
    rule("5.1", "Taking an Investment tile"),
    rule("5.2", "Playing an Event"),
    rule("5.3", "The Actions of the tile"),
    rule("5.3.1", "Types of Actions"),
    rule("5.3.2", "Major and Minor Actions"),
    rule("5.3.3", "Military Upgrades"),
    rule("5.3.4", "More than one Region"),
    text("5.4", "Economic Actions", HEADING),
    rule("5.4.1", "Shifting a Market: connection and isolation"),
    rule("5.4.2", "Shifting a Market: the price"),
    text("5.5", "Diplomatic Actions", HEADING),
    rule("5.5.1", "Shifting a Political space"),
    rule("5.5.2", "Shifting a Political space: the price"),
    rule("5.5.3", "Drawing an Event card"),
    text("5.6", "Military Actions", HEADING),
    rule("5.6.1", "Bonus War tiles, and converting on Turn 6"),
    rule("5.6.2", "Removing a Conflict marker"),
    rule("5.6.3", "Building a Fort"),
    rule("5.6.4", "Repairing or seizing a Fort"),
    rule("5.6.5", "Constructing a Squadron"),
    rule("5.6.6", "Deploying a Squadron"),
    text("6.0", "Debt", HEADING),
    rule("6.1", "Taking Debt"),
    rule("6.2", "Reducing Debt"),
    rule("6.3", "The Debt Limit"),
    rule("6.4", "Available Debt"),
    text("7.0", "Wars", HEADING),
    text("7.1", "Resolving a theater", HEADING),
    rule("7.1.1", "Revealing War tiles"),
    rule("7.1.2", "Effects of War tiles"),
    rule("7.1.3", "Bonus Strength"),
    rule("7.1.4", "Total strength"),
    rule("7.2", "Spoils"),
    rule("7.2.1", "Conquest Points"),
    rule("7.2.1.1", "Taking a Fort, Market or Naval space"),
    rule("7.2.1.2", "Taking a Territory"),
    rule("7.2.2", "Refusing the loss of a Territory"),
    rule("7.3", "Special rewards"),
    rule("7.4", "Victory check of a war"),
    rule("7.5", "Reset after a war"),
    rule("7.6", "Layout of the next war"),
    text("8.0", "Advantage tiles", HEADING),
    rule("8.1", "Holding an Advantage"),
    rule("8.2", "Using an Advantage"),
    text("9.0", "Treaty Points", HEADING),
    rule("9.1", "Using Treaty Points"),
    rule("9.2", "Losing Treaty Points"),
    rule("10.0", "USA flags"),
    rule("11.0", "Final Scoring"),
    text("12.0", "Optional rules", HEADING),
    rule("12.1", "Spanish Empire"),
    rule("12.2", "Military Planning"),
    rule("12.3", "Tougher Forts"),
];

/// The number of the last ruling.
pub(crate) const RULINGS: u16 = 248;

/// Rulings that settle no behaviour of their own.
pub(crate) const EXEMPT_RULINGS: &[(u16, Reason)] = &[
    (215, "another practice that is not followed; R-214 has the rule"),
    (237, "corrected Advantage tiles: R-035 and the tests of the Advantages have them"),
    (238, "wording of an older printing; R-193 has the rule"),
    (239, "another language says the same as R-149 and R-163"),
    (240, "another language; R-218 has the rule"),
    (241, "another language contradicts the rule; R-159 and R-160 have it"),
    (242, "another language contradicts the rule; R-176 has it"),
    (244, "another language contradicts the rule; R-214 has it"),
    (246, "a list of departures that are not followed; the rulings it speaks of have the rules"),
    (247, "a list of departures that are not followed; the rulings it speaks of have the rules"),
    (248, "a list of departures that are not followed; the rulings it speaks of have the rules"),
];
