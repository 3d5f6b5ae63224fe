//! The types of views and events for the browser, written by this test and kept beside the board.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

use ts_rs::{Config, TS, TypeVisitor};

use super::View;
use crate::event::Event;

/// Where the client keeps them.
const FILE: &str = "../../web/src/games/empires/types.ts";

/// Declarations by name, each with its documentation.
struct Declarations {
    config: Config,
    found: BTreeMap<String, String>,
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // Numbers, lists and the like need no declaration.
        if T::output_path().is_none() {
            T::visit_dependencies(self);
            T::visit_generics(self);
            return;
        }
        let name = T::ident(&self.config);
        if self.found.contains_key(&name) {
            return;
        }
        let docs = T::docs().unwrap_or_default();
        self.found.insert(name, format!("{docs}export {}", T::decl(&self.config)));
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}

fn declarations() -> String {
    let mut all = Declarations { config: Config::new().with_large_int("number"), found: BTreeMap::new() };
    all.visit::<View>();
    all.visit::<Event>();
    let mut text = String::from(
        "/** What the server sends for this game. Written by `UPDATE_TYPES=1 cargo test -p empires typescript`. */\n",
    );
    for declaration in all.found.values() {
        writeln!(text, "\n{declaration}").expect("in memory");
    }
    text
}

#[test]
fn typescript_types_are_up_to_date() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(FILE);
    let wanted = declarations();
    if env::var_os("UPDATE_TYPES").is_some() {
        fs::write(&path, &wanted).expect("the client's folder can be written");
    }
    let kept = fs::read_to_string(&path).unwrap_or_default();
    assert!(kept == wanted, "{FILE} is out of date: UPDATE_TYPES=1 writes it");
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
