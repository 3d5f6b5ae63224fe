//! The Peace Turn up to the end of an Action Round, rule by rule: chapters 3, 4.1.1 to 4.1.9, 5, 6, 8, 9
//! and 12, and the rulings about them. Tests carry the number of the rule (`r5_4_1_…`), the ruling
//! (`r_042_…`) or the Ministry card (`m17_…`) they hold.

mod actions;
mod advantage_tiles;
mod advantages;
mod british_ministries;
mod cabinet;
mod components;
mod conflicts;
mod connection;
mod debt;
mod deck;
mod examples;
mod flow;
mod french_ministries;
mod military;
mod optional;
mod payment;
mod phases;
mod prices;
mod quotes;
mod refusals;
mod regions;
mod setup;
mod shifts;
mod shortcuts;
mod snapshots;
mod upgrades;
