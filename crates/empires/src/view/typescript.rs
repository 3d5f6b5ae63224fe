//! The types of views and events for the browser.

use ts_rs::{Config, TS};

use super::View;
use crate::event::Event;

#[test]
fn typescript_types_are_up_to_date() {
    testkit::typescript::types_are_up_to_date::<View, Event>("empires");
}

/// The ids of a list as the union that TypeScript knows.
fn union(ids: impl Iterator<Item = &'static str>) -> String {
    ids.map(|id| format!("{id:?}")).collect::<Vec<_>>().join(" | ")
}

/// Ids are written by hand in the tables of facts; the types must have the same ones.
#[test]
fn typescript_unions_have_the_ids_of_the_facts() {
    use crate::facts::{Alliance, Area, Kind, Power, Reward, Tile, Token};
    let config = Config::new();
    macro_rules! same {
        ($($name:ty),+) => {
            $(assert_eq!(<$name>::inline(&config), union(<$name>::ALL.iter().map(|one| one.id())));)+
        };
    }
    same!(Alliance, Area, Kind, Power, Reward, Tile, Token);
}
