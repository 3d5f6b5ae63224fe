//! Rules coverage: where each rule is in the code, and which tests hold it.
//!
//! Rules have numbers; comments in the code name them, and tests carry them in their names. A
//! [`Rulebook`] says how, and lists everything that must have a test. From that follow a page that shows
//! what is where, and a test that fails on a gap.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use crate::scan::{Found, Places};

/// What a rule without a test says instead.
pub type Reason = &'static str;

/// What the name of a test says it is about.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Carried {
    /// Numbers of rules, or names of things.
    pub known: Vec<String>,
    /// The name again, once for each number that belongs to nothing.
    pub unknown: Vec<String>,
}

/// What a table of the page shows of its rows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Columns {
    /// Number, under that heading, title, code and tests.
    Titled(&'static str),
    /// Number, under that heading, code and tests.
    Numbered(&'static str),
    /// A thing and its tests.
    Things,
}

/// One line of a table.
pub struct Row {
    /// The number of a rule, or the name of a thing.
    pub number: String,
    /// What it is about; empty where the table has no titles.
    pub title: &'static str,
    /// Why it needs no test; none if it states a rule.
    pub exempt: Option<Reason>,
}

impl Row {
    /// A thing that needs a test.
    pub const fn thing(name: String) -> Self {
        Self { number: name, title: "", exempt: None }
    }
}

/// A table of the page.
pub struct Table {
    /// Its heading.
    pub heading: String,
    /// What it shows.
    pub columns: Columns,
    /// Its lines.
    pub rows: Vec<Row>,
}

/// Everything that must have a test, and how code and tests name it.
pub struct Rulebook {
    /// The folder of the crate, and of its page.
    pub root: &'static str,
    /// The name of the crate's folder.
    pub name: &'static str,
    /// The file of the page.
    pub page: &'static str,
    /// What stands above the tables.
    pub head: &'static str,
    /// The numbers that a comment or a reason names.
    pub of_text: fn(&str) -> Vec<String>,
    /// What the name of a test says it is about.
    pub of_test: fn(&str) -> Carried,
    /// The name of the test in a line that is a row of a table of tests.
    pub row: fn(&str) -> Option<&str>,
    /// The tables.
    pub tables: Vec<Table>,
}

impl Rulebook {
    /// Fails if something that needs a test has none, or a test carries a number of nothing.
    ///
    /// # Panics
    /// If so.
    pub fn assert_covered(&self) {
        let found = self.scan();
        let rows = self.tables.iter().flat_map(|table| &table.rows).filter(|row| row.exempt.is_none());
        let missing: Vec<&str> =
            rows.map(|row| row.number.as_str()).filter(|number| !found.tests.contains_key(*number)).collect();
        assert!(missing.is_empty(), "no test is about: {}", missing.join(", "));
        assert!(found.unknown.is_empty(), "tests with numbers of nothing: {}", found.unknown.join(", "));
    }

    /// Fails if the page is old; with `UPDATE_DOCS` in the environment it is written anew instead.
    ///
    /// # Panics
    /// If it is old, or cannot be read or written.
    pub fn assert_page(&self) {
        let page = self.write(&self.scan());
        let path = Path::new(self.page);
        if std::env::var_os("UPDATE_DOCS").is_some() {
            fs::create_dir_all(path.parent().expect("a folder")).expect("a folder for the page");
            fs::write(path, &page).expect("the page written");
            return;
        }
        let kept = fs::read_to_string(path).unwrap_or_default();
        for (number, (now, before)) in page.lines().zip(kept.lines()).enumerate() {
            assert_eq!(now, before, "line {}: the page is old; UPDATE_DOCS=1 writes it anew", number + 1);
        }
        assert_eq!(
            page.lines().count(),
            kept.lines().count(),
            "the page is old; UPDATE_DOCS=1 writes it anew"
        );
    }

    fn write(&self, found: &Found) -> String {
        let mut page = self.head.to_owned();
        for table in &self.tables {
            let _ = write!(page, "\n## {}\n\n", table.heading);
            let _ = match table.columns {
                Columns::Titled(number) => {
                    writeln!(page, "| {number} | title | code | tests |\n| --- | --- | --- | --- |")
                }
                Columns::Numbered(number) => {
                    writeln!(page, "| {number} | code | tests |\n| --- | --- | --- |")
                }
                Columns::Things => writeln!(page, "| | tests |\n| --- | --- |"),
            };
            for row in &table.rows {
                self.write_row(&mut page, table.columns, row, found);
            }
        }
        page
    }

    fn write_row(&self, page: &mut String, columns: Columns, row: &Row, found: &Found) {
        let tests = match (found.tests.get(&row.number), row.exempt) {
            (None, Some(reason)) => format!("*none needed: {reason}*"),
            (tests, _) => self.places(tests),
        };
        let code = self.places(found.code.get(&row.number));
        let (number, title) = (&row.number, row.title);
        let _ = match columns {
            Columns::Titled(_) => writeln!(page, "| {number} | {title} | {code} | {tests} |"),
            Columns::Numbered(_) => writeln!(page, "| {number} | {code} | {tests} |"),
            Columns::Things => writeln!(page, "| {number} | {tests} |"),
        };
    }

    /// The places of a number, file by file, as links with names.
    fn places(&self, found: Option<&Places>) -> String {
        let Some(places) = found else { return "—".to_owned() };
        let files = places.iter().map(|(file, names)| {
            let names: Vec<String> =
                names.iter().filter(|name| !name.is_empty()).map(|name| format!("`{name}`")).collect();
            let short = file.trim_start_matches("src/");
            let link = format!("[{short}](../../crates/{}/{file})", self.name);
            if names.is_empty() { link } else { format!("{link} {}", names.join(" ")) }
        });
        files.collect::<Vec<_>>().join("<br>")
    }
}
