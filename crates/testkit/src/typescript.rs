//! The types of a game's views and events for the browser, written by a test and kept beside the board.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

use ts_rs::{Config, TS, TypeVisitor};

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

/// Holds the client's file to the types of a view and an event; `UPDATE_TYPES=1` writes it.
///
/// # Panics
/// If the file is out of date, or cannot be written.
pub fn types_are_up_to_date<View: TS + 'static, Event: TS + 'static>(game: &str) {
    let mut all = Declarations { config: Config::new().with_large_int("number"), found: BTreeMap::new() };
    all.visit::<View>();
    all.visit::<Event>();
    let mut wanted = format!(
        "/** What the server sends for this game. Written by `UPDATE_TYPES=1 cargo test -p {game} typescript`. */\n",
    );
    for declaration in all.found.values() {
        writeln!(wanted, "\n{declaration}").expect("in memory");
    }
    let file = format!("../../web/src/games/{game}/types.ts");
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(&file);
    if env::var_os("UPDATE_TYPES").is_some() {
        fs::write(&path, &wanted).expect("the client's folder can be written");
    }
    let kept = fs::read_to_string(&path).unwrap_or_default();
    assert!(kept == wanted, "{file} is out of date: UPDATE_TYPES=1 writes it");
}
