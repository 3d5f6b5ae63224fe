//! Positions of recorded games, as the server sends them, for the tests of the board:
//!
//!     cargo run -p empires --example positions -- FOLDER NAME=RECORD:KEY[:WAR] …
//!
//! Each is the first position of the record, from that war on, that asks for KEY (`over` is the last one), as the
//! seat sees it that must decide.

use std::{env, error::Error, fs, path::Path};

use empires::Empires;
use serde_json::{Value, json};
use table::{Journal, Record, Seat, Viewer};

/// Events of the log that are kept; the whole log comes with the end of a game.
const LATEST: usize = 120;

fn position(journal: &Journal<Empires>, seat: Seat, whole: bool) -> Value {
    let legal = journal.legal(seat).into_iter().map(|action| {
        let quote = journal.check(seat, action).unwrap_or(table::Quote::FREE);
        let priced = !quote.unit.is_empty() || !quote.lines.is_empty();
        let quote = priced
            .then(|| json!({ "unit": quote.unit, "total": quote.total(), "lines": quote.lines.to_vec() }));
        json!({ "notation": action.to_string(), "quote": quote })
    });
    let log: Vec<Value> = journal
        .log(Viewer::Seat(seat), 0)
        .map(|(number, event)| json!({ "number": number, "event": event }))
        .collect();
    let skipped = if whole { 0 } else { log.len().saturating_sub(LATEST) };
    json!({
        "view": journal.view(Viewer::Seat(seat)),
        "legal": legal.collect::<Vec<_>>(),
        "mySeat": seat,
        "waitingOn": journal.waiting_on().iter().collect::<Vec<_>>(),
        "log": &log[skipped..],
    })
}

fn find(record: &Record, key: &str, war: u64) -> Result<Value, Box<dyn Error>> {
    let mut journal: Journal<Empires> = record.replay_until(0)?;
    for (seat, notation) in &record.decisions {
        let asked = journal.waiting_on().iter().next().unwrap_or(*seat);
        let view = serde_json::to_value(journal.view(Viewer::Seat(asked)))?;
        if view["prompt"]["key"] == key && view["war"].as_u64() >= Some(war) {
            return Ok(position(&journal, asked, false));
        }
        journal.decide(*seat, notation.parse()?).map_err(|illegal| illegal.to_string())?;
    }
    if key == "over" { Ok(position(&journal, Seat(0), true)) } else { Err(format!("no {key}").into()) }
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = env::args().skip(1);
    let folder = args.next().ok_or("which folder?")?;
    for wish in args {
        let (name, rest) = wish.split_once('=').ok_or("NAME=RECORD:KEY[:WAR]")?;
        let mut parts = rest.split(':');
        let record = Record::parse(&fs::read_to_string(parts.next().unwrap_or_default())?)?;
        let key = parts.next().unwrap_or("turn");
        let war = parts.next().map_or(Ok(0), str::parse)?;
        match find(&record, key, war) {
            Ok(found) => fs::write(Path::new(&folder).join(format!("{name}.json")), found.to_string())?,
            Err(error) => eprintln!("{name}: {error}"),
        }
    }
    Ok(())
}
